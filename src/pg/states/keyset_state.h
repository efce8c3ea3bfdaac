/*-------------------------------------------------------------------------
 *
 * keyset_state.h
 *	  Keysets under construction, the state of most aggregates.
 *
 * A state may hold pairs, of a hash and a value, in place of hashes: of a kind
 * whose keys have values.  All that is said of hashes is true of pairs then,
 * in order by hash and value, but for what is marked with "hashes only".
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_KEYSET_STATE_H
#define PGRF_KEYSET_STATE_H

#include "utils/resowner.h"

#include "state.h"

/* What a state holds. */
typedef struct KeysetItems
{
	rf_kind		kind;			/* in the header: RF_KIND_KEYSET, or the one
								 * that pairs are collected for */
	uint32		words;			/* 1: hashes; 2: pairs */
	uint32		max_repeats;	/* of one that are kept: 1, of a set */
} KeysetItems;

static inline KeysetItems
pgrf_items_hashes(uint32 max_repeats)
{
	return (KeysetItems)
	{
		RF_KIND_KEYSET, 1, max_repeats
	};
}

/* Each different pair is kept once. */
static inline KeysetItems
pgrf_items_pairs(rf_kind kind)
{
	return (KeysetItems)
	{
		kind, 2, 1
	};
}

typedef struct KeysetState
{
	BuildState	base;			/* must be first */
	struct KeysetQueue *queue;	/* that may have hashes for it, or NULL */

	/* what adding a hash takes, side by side */
	struct KeysetQueue *checked;	/* queue, once its hashes are known to be
									 * of the family and rate of the state */
	uint64_t   *hashes;			/* [capacity * items.words] */
	uint64		nhashes;		/* with those appended since nsorted */
	uint64		capacity;
	uint64_t   *recent;			/* [KEYSET_RECENT_SIZE], or NULL */

	uint64		nsorted;		/* ascending, repeats dropped */
	uint64		nrepeats;		/* that have been dropped */
	KeysetItems items;
	bool		partial;		/* will be combined with others: it need not
								 * flatten to a keyset */
	ExprContext *group;			/* that it is aggregated for; NULL: no limit */
	ResourceOwner resources;	/* of the query that it is made in */
	struct HashRuns *runs;		/* hashes beyond what memory holds, or NULL */
	uint64		nwritten;		/* hashes there */
} KeysetState;

/*
 * The flat value of a state is a keyset: its hashes in order, with an index
 * and a check.  There are three exceptions, which are for combine functions
 * alone:
 *
 * - A partial state will be combined with others, and all hashes be put in
 *	 order once.  So it hands them over as they are; a flag makes everybody
 *	 else refuse the value (RF_FLAG_UNORDERED).
 *
 * - A state that keeps repeats writes them, too.  Probed as a keyset that is
 *	 right, but not valid, and its SQL type is bytea.
 *
 * - One of pairs always has the flag, and 16 bytes for each pair.  Its kind is
 *	 not the keyset, its SQL type is bytea, and the header's parameter is lost.
 */

extern const ExpandedObjectMethods pgrf_keyset_methods;

/* A new, empty state.  fpr is that of the filter to be made, 0 for none. */
extern KeysetState *pgrf_keyset_new(FunctionCallInfo agg, double fpr,
									KeysetItems items);

/* One that begins as a copy of a flat value, which is ordered, or of pairs. */
extern KeysetState *pgrf_keyset_expand(FunctionCallInfo agg, Datum value,
									   KeysetItems items);

/* Raises the error for pairs that no aggregate made: bytea may be anything. */
pg_noreturn extern void pgrf_keyset_refuse_pairs(void);

/*
 * Opens a flat value, ordered or not, which must have such items.  Of the view
 * only pgrf_keyset_add_flat(), and where it says so pgrf_keyset_merge(), make
 * use.
 */
extern void pgrf_keyset_open_flat(rf_filter *view, KeysetItems items,
								  const Filter *flat);

/* max_repeats: all hashes are kept, in no order. */
#define KEYSET_KEEP_ALL		PG_UINT32_MAX

#define KEYSET_RECENT_BITS	10
#define KEYSET_RECENT_SIZE	(1 << KEYSET_RECENT_BITS)

/* Provides for one more hash. */
extern void pgrf_keyset_provide(KeysetState *state);

/* Hashes only. */
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

/* Pairs only. */
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

/* Sorts the hashes in memory and drops repeats: nsorted is nhashes then. */
extern void pgrf_keyset_compact(KeysetState *state);

/* How many of one hash a state keeps for filters of this kind. */
static inline uint32
pgrf_keyset_repeats(rf_kind kind)
{
	const rf_kind_ops *ops = rf_kind_find(kind);

	return ops->count != NULL ? ops->count->max : 1;
}

/* What a state holds that a filter of this kind is to be made of. */
static inline KeysetItems
pgrf_items_for(rf_kind kind)
{
	return rf_kind_find(kind)->map != NULL ? pgrf_items_pairs(kind) :
		pgrf_items_hashes(pgrf_keyset_repeats(kind));
}

/* Sorts all hashes and drops repeats; returns how many there are. */
extern uint64 pgrf_keyset_sort(KeysetState *state);

/*
 * Would dropping repeats keep most of the hashes in memory, going by a sample
 * of them?
 */
extern bool pgrf_keyset_mostly_kept(KeysetState *state);

/*
 * Drops repeats among all hashes, which takes less than sorting; returns how
 * many there are, and sets *sorted_bits as rf_hashes_distinct() does.  If the
 * state keeps some, it sorts.  Not of pairs.
 */
extern uint64 pgrf_keyset_distinct(KeysetState *state, uint32_t *sorted_bits);

/*
 * Reads the hashes of a state from the first one on: all at once if they are
 * in memory, else in pieces of the size of the buffer, ascending.
 */
typedef struct KeysetReader
{
	KeysetState *state;
	const uint64_t *hashes;		/* [nhashes * words] at hand */
	uint64		nhashes;
	uint64		nread;			/* of state->nwritten */
} KeysetReader;

/*
 * Begins, after pgrf_keyset_distinct(), or pgrf_keyset_sort() of pairs;
 * nothing may be added meanwhile.
 */
extern void pgrf_keyset_read(KeysetReader *reader, KeysetState *state);

/*
 * Goes on behind the first "used" hashes at hand; the others stay in front.
 * Once none is left, or if none was used, more come from the file.  Nothing at
 * hand: that was all.  Looks for interrupts, so what takes little for each
 * hash uses KEYSET_PIECE at a time.
 */
#define KEYSET_PIECE	4096
extern void pgrf_keyset_read_on(KeysetReader *reader, uint64 used);

/*
 * How many different hashes there are, after pgrf_keyset_distinct().
 */
extern uint64 pgrf_keyset_count(KeysetState *state, uint64 nhashes);

/*
 * Does a state that has no file hold a hash?  Takes some 100 ns; after keys
 * were added, also a number of steps that grows with the root of n.  Hashes
 * only.
 */
extern bool pgrf_keyset_contains(KeysetState *state, uint64 hash);

/*
 * Raises the error for a damaged filter unless the hashes of a flat keyset
 * ascend; where repeats are kept, equal ones may follow each other.  To be
 * called before all of them are taken over.
 */
extern void pgrf_keyset_check_order(const rf_keyset *ks, uint32 max_repeats);

/*
 * Checks the hashes of a flat keyset and merges them with those that are
 * sorted.  For many keysets in a row, which may have many keys in common.
 * Hashes only.
 */
extern void pgrf_keyset_merge(KeysetState *state, const rf_filter *other);

/*
 * Adds all hashes of a flat value, ordered or not, or of another state, which
 * keeps its own, as if they came one by one.
 */
extern void pgrf_keyset_add_flat(KeysetState *state, const rf_filter *other);
extern void pgrf_keyset_add_state(KeysetState *state, KeysetState *other);

#endif							/* PGRF_KEYSET_STATE_H */
