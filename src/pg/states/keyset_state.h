/*-------------------------------------------------------------------------
 *
 * keyset_state.h
 *	  Keysets under construction: the states of most aggregates.
 *
 * For kinds whose keys have values, a state holds pairs of a hash and a value.
 * Then "hash" means such a pair, and the order is by hash and value, except
 * where it says "hashes only".
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_KEYSET_STATE_H
#define PGRF_KEYSET_STATE_H

#include "utils/resowner.h"

#include "core/base/rf_items.h"
#include "state.h"

typedef struct KeysetItems
{
	rf_kind		kind;			/* in the header: RF_KIND_KEYSET, or the kind
								 * of map that pairs are for */
	rf_items	form;
} KeysetItems;

/* What a filter of this kind is to be made of. */
static inline KeysetItems
pgrf_items_for(rf_kind kind)
{
	const rf_kind_ops *ops = rf_kind_find(kind);

	return (KeysetItems)
	{
		.kind = ops->map != NULL ? kind : RF_KIND_KEYSET,
			.form.words = ops->map != NULL ? 2 : 1,
			.form.max_repeats = ops->count != NULL ? ops->count->max : 1
	};
}

typedef struct KeysetState
{
	BuildState	base;			/* must be first */
	struct KeysetQueue *queue;	/* may have hashes for this state; or NULL */

	/* read for each hash that is added, so side by side */
	struct KeysetQueue *checked;	/* same, if family and rate are checked */
	uint64_t   *hashes;			/* [capacity * items.words] */
	uint64		nhashes;		/* in memory */
	uint64		capacity;
	uint64_t   *recent;			/* [KEYSET_RECENT_SIZE], or NULL */

	uint64		nsorted;		/* the first ones: ascending, no repeats */
	uint64		nrepeats;		/* dropped so far */
	rf_items	items;
	bool		partial;		/* will be combined, so it need not flatten to
								 * a keyset */
	ExprContext *group;			/* that is aggregated; NULL: no memory limit */
	ResourceOwner resources;	/* of the query: closes the file */
	struct HashRuns *runs;		/* file of further hashes, or NULL */
	uint64		nwritten;		/* hashes in the file */
} KeysetState;

/*
 * A state flattens to a keyset: hashes in order, index, checksum.  Combine
 * functions alone get one of these instead:
 *
 * - A partial state gives its hashes unsorted, since the combined state sorts
 *	 all of them once.  All other functions refuse such a value, by its
 *	 RF_FLAG_UNORDERED.
 *
 * - A state that keeps repeats flattens with its repeats.  That is no valid
 *	 keyset, so its SQL type is bytea.
 *
 * - A state of pairs gives 16 bytes for each, with the same flag.  Its kind is
 *	 the map's, without the parameter, and its SQL type is bytea.
 */

extern const ExpandedObjectMethods pgrf_keyset_methods;

/* Makes an empty state; fpr is that of the filter to be built, or 0. */
extern KeysetState *pgrf_keyset_new(FunctionCallInfo agg, double fpr,
									KeysetItems items);

/* Makes a state from a flat value, which is ordered or of pairs. */
extern KeysetState *pgrf_keyset_expand(FunctionCallInfo agg, Datum value,
									   KeysetItems items);

/* Raises the error for a bytea that is not the pairs of an aggregate. */
pg_noreturn extern void pgrf_keyset_refuse_pairs(void);

/*
 * Opens a flat value, ordered or not, of such items.  *view is good only for
 * pgrf_keyset_add_flat() and pgrf_keyset_merge().
 */
extern void pgrf_keyset_open_flat(rf_filter *view, KeysetItems items,
								  const Filter *flat);

#define KEYSET_RECENT_BITS	10
#define KEYSET_RECENT_SIZE	(1 << KEYSET_RECENT_BITS)

/* Makes room for one more hash. */
extern void pgrf_keyset_provide(KeysetState *state);

/* Adds a hash.  Hashes only. */
static inline void
pgrf_keyset_add(KeysetState *state, uint64 hash)
{
	/* first, since it can fail */
	if (unlikely(state->nhashes == state->capacity))
		pgrf_keyset_provide(state);
	if (state->recent != NULL)
	{
		/* 0 marks a free place, so a hash of 0 is always appended */
		uint64_t   *place = &state->recent[hash >> (64 - KEYSET_RECENT_BITS)];

		if (*place == hash && hash != 0)
			return;
		*place = hash;
	}
	state->hashes[state->nhashes++] = hash;
}

/* Adds a pair.  Pairs only. */
static inline void
pgrf_keyset_add_pair(KeysetState *state, uint64 hash, uint64 value)
{
	uint64_t   *place;

	if (unlikely(state->nhashes == state->capacity))
		pgrf_keyset_provide(state);
	place = state->hashes + 2 * state->nhashes++;
	place[0] = hash;
	place[1] = value;
}

/* Sorts the hashes in memory and drops repeats: then all are sorted. */
extern void pgrf_keyset_compact(KeysetState *state);

/* Sorts all hashes and drops repeats; returns how many there are. */
extern uint64 pgrf_keyset_sort(KeysetState *state);

/* Are most hashes in memory distinct, judging by a sample? */
extern bool pgrf_keyset_mostly_kept(KeysetState *state);

/*
 * Drops repeats of all hashes, faster than by sorting, and returns how many
 * are left; *sorted_bits is as from rf_hashes_distinct().  Sorts if the state
 * keeps repeats.  Hashes only.
 */
extern uint64 pgrf_keyset_distinct(KeysetState *state, uint32_t *sorted_bits);

/*
 * Reads all hashes of a state: all at once if they are in memory, else
 * ascending, a buffer at a time.
 */
typedef struct KeysetReader
{
	KeysetState *state;
	const uint64_t *hashes;		/* [nhashes * words], the next ones */
	uint64		nhashes;
	uint64		nread;			/* of state->nwritten */
} KeysetReader;

/*
 * Begins, after pgrf_keyset_distinct(), or pgrf_keyset_sort() for pairs.
 * Nothing may be added until the end.
 */
extern void pgrf_keyset_read(KeysetReader *reader, KeysetState *state);

/*
 * Skips the next "used" hashes.  If none is left, or used is 0, more are read
 * from the file; the others stay in front.  nhashes is 0 at the end.  Checks
 * for interrupts, so callers that are fast use KEYSET_PIECE hashes a call.
 */
#define KEYSET_PIECE	4096
extern void pgrf_keyset_read_on(KeysetReader *reader, uint64 used);

/* Counts distinct hashes; nhashes is what pgrf_keyset_distinct() returned. */
extern uint64 pgrf_keyset_count(KeysetState *state, uint64 nhashes);

/*
 * Is a hash in a state that has no file?  Takes some 100 ns, and if hashes
 * were added since the last call, O(sqrt(n)) steps.  Hashes only.
 */
extern bool pgrf_keyset_contains(KeysetState *state, uint64 hash);

/*
 * Raises the error for a damaged filter unless the hashes of a flat keyset
 * ascend; equal ones are allowed if max_repeats > 1.  For a caller that takes
 * over all of them.
 */
extern void pgrf_keyset_check_order(const rf_keyset *ks, uint32 max_repeats);

/*
 * Checks the hashes of a flat keyset, and merges them with the sorted part.
 * Fast for many keysets with many keys in common.  Hashes only.
 */
extern void pgrf_keyset_merge(KeysetState *state, const rf_filter *other);

/* Adds all hashes of a flat value, or of another state, which keeps them. */
extern void pgrf_keyset_add_flat(KeysetState *state, const rf_filter *other);
extern void pgrf_keyset_add_state(KeysetState *state, KeysetState *other);

#endif							/* PGRF_KEYSET_STATE_H */
