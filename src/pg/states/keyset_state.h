/*-------------------------------------------------------------------------
 *
 * keyset_state.h
 *	  Keysets under construction, the state of most aggregates.
 *
 * IDENTIFICATION
 *	  src/pg/states/keyset_state.h
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_KEYSET_STATE_H
#define PGRF_KEYSET_STATE_H

#include "utils/resowner.h"

#include "state.h"

/*
 * Hashes are appended; when the buffer is full it is sorted and repeats are
 * dropped, and it grows only if few were.  So it takes memory for distinct
 * keys, not for rows.  The state of an aggregate has a limit, past which it
 * goes on in a file.
 *
 * For filters that count their keys, some repeats of each hash are kept.  What
 * such a state flattens to is no valid keyset: a repeat is as good as another
 * hash.
 */
typedef struct KeysetState
{
	BuildState	base;			/* must be first */
	struct KeysetQueue *queue;	/* that may have hashes for it, or NULL */

	/* what adding a hash takes, side by side */
	struct KeysetQueue *checked;	/* queue, once its hashes are known to be
									 * of the family and rate of the state */
	uint64_t   *hashes;			/* [capacity] */
	uint64		nhashes;		/* with those appended since nsorted */
	uint64		capacity;
	uint64_t   *recent;			/* [KEYSET_RECENT_SIZE], or NULL */

	uint64		nsorted;		/* ascending, repeats dropped */
	uint64		nrepeats;		/* that have been dropped */
	uint32		most;			/* of one hash that are kept: 1, of a set */
	bool		partial;		/* will be combined with others: it need not
								 * flatten to a keyset */
	ExprContext *group;			/* that it is aggregated for; NULL: no limit */
	ResourceOwner resources;	/* of the query that it is made in */
	struct HashRuns *runs;		/* hashes beyond what memory holds, or NULL */
} KeysetState;

#define KEYSET_RECENT_BITS	10
#define KEYSET_RECENT_SIZE	(1 << KEYSET_RECENT_BITS)

/*
 * Hashes on their way to states of many groups, which are in no cache: a state
 * is fetched when a hash for it joins the queue, and its buffer some hashes
 * later, when the queue is full and all of them are added.  So no row waits
 * for memory.  Whoever looks at a state has them added first (settle).
 */
#define KEYSET_QUEUE_SIZE	32

typedef struct KeysetQueue
{
	ExprContext *group;			/* of all of its states */
	double		fpr;			/* of the rows whose hashes are queued */
	uint8		family;			/* of their keys; NONE: nothing is queued yet */
	bool		registered;		/* to be emptied when the group ends */
	uint32		nqueued;
	uint32		nadded;			/* of these, if that has failed in between */
	struct
	{
		KeysetState *state;
		uint64		hash;
	}			queued[KEYSET_QUEUE_SIZE];
} KeysetQueue;

/* The methods of keyset states. */
extern const ExpandedObjectMethods pgrf_keyset_methods;

/* Adds the queued hashes to their states. */
extern void pgrf_keyset_add_queued(KeysetQueue *queue);

/*
 * Makes a new state one whose hashes may be queued.  It must be of the queue's
 * group.
 */
extern void pgrf_keyset_queue_for(KeysetQueue *queue, KeysetState *state);

/* Queues a hash; reads nothing of the state. */
static inline void
pgrf_keyset_enqueue(KeysetQueue *queue, KeysetState *state, uint64 hash)
{
	if (unlikely(queue->nqueued == KEYSET_QUEUE_SIZE))
		pgrf_keyset_add_queued(queue);
	queue->queued[queue->nqueued].state = state;
	queue->queued[queue->nqueued].hash = hash;
	queue->nqueued++;

	/* It may lie in two cache lines. */
	RF_PREFETCH_WRITE(&state->checked);
	RF_PREFETCH_WRITE(&state->recent);
}

/*
 * A new, empty one; fpr is that of the filter to be made, 0 for none, and most
 * how many of one hash to keep.
 */
extern KeysetState *pgrf_keyset_new(MemoryContext cxt, ExprContext *group,
									double fpr, uint32 most);

/* A copy of a flat keyset, or what else one flattens to, to go on with. */
extern KeysetState *pgrf_keyset_expand(MemoryContext cxt, ExprContext *group,
									   Datum value, uint32 most);

/* Provides for one more hash. */
extern void pgrf_keyset_provide(KeysetState *state);

static inline void
pgrf_keyset_add(KeysetState *state, uint64 hash)
{
	/* First, for this can fail. */
	if (unlikely(state->nhashes == state->capacity))
		pgrf_keyset_provide(state);
	if (state->recent != NULL)
	{
		/*
		 * 0 marks a free place, so a hash of 0 would seem to be there before
		 * it has been added.
		 */
		uint64_t   *place = &state->recent[hash >> (64 - KEYSET_RECENT_BITS)];

		if (*place == hash && hash != 0)
			return;
		*place = hash;
	}
	state->hashes[state->nhashes++] = hash;
}

/*
 * Drops repeats among all hashes, which takes less than sorting; returns how
 * many there are, and sets *sorted_bits as rf_hashes_distinct() does.  If the
 * state keeps some, it sorts.
 */
extern uint64 pgrf_keyset_distinct(KeysetState *state, uint32_t *sorted_bits);

/*
 * Reading these hashes of a state from the first one on: all at once if they
 * are in memory, else, ascending, as many as the buffer holds.
 */
typedef struct KeysetReader
{
	KeysetState *state;
	const uint64_t *hashes;		/* [nhashes] at hand */
	uint64		nhashes;
	uint64		nread;			/* hashes read from the file */
} KeysetReader;

/* Begins, after pgrf_keyset_distinct(); nothing may be added meanwhile. */
extern void pgrf_keyset_read(KeysetReader *reader, KeysetState *state);

/*
 * Goes on behind the first "used" hashes at hand; the others stay in front.
 * Nothing at hand: that was all.
 */
extern void pgrf_keyset_read_on(KeysetReader *reader, uint64 used);

/* How many different hashes there are, after pgrf_keyset_distinct(). */
extern uint64 pgrf_keyset_count(KeysetState *state, uint64 nhashes);

/*
 * Does a keyset under construction hold a hash?  Not for one that goes on in a
 * file.  Some 100 ns; if keys are added in between, up to some root of n steps
 * more.
 */
extern bool pgrf_keyset_contains(KeysetState *state, uint64 hash);

/*
 * Raises the error for a damaged filter unless the hashes of a flat keyset
 * ascend, which callers that take all of them rely on; if one may be there
 * more than once, unless they descend nowhere.
 */
extern void pgrf_keyset_check_order(const rf_keyset *ks, uint32 most);

/*
 * Adds the hashes of a flat keyset, once checked, to those that are sorted: of
 * many keysets one after the other, which may have many keys in common.
 */
extern void pgrf_keyset_merge(KeysetState *state, const rf_filter *other);

/*
 * The flat value of a partial state is for a combine function alone, which
 * puts all hashes in order once: the process that hands them over does not
 * sort them, nor write an index and a check.  This flag of the kind, which no
 * keyset has, makes everybody else refuse the value.
 */
#define KEYSET_UNORDERED	0x80

/* Opens a flat keyset, or the flat value of a partial state. */
extern void pgrf_keyset_open_partial(rf_filter *view, const Filter *flat);

/*
 * Adds all hashes of such a value, or of another state, which keeps its own,
 * as if they came one by one.
 */
extern void pgrf_keyset_add_flat(KeysetState *state, const rf_filter *other);
extern void pgrf_keyset_add_state(KeysetState *state, KeysetState *other);

#endif							/* PGRF_KEYSET_STATE_H */
