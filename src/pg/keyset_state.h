/*-------------------------------------------------------------------------
 *
 * keyset_state.h
 *	  Keysets under construction, the state of most aggregates.
 *
 * IDENTIFICATION
 *	  src/pg/keyset_state.h
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_KEYSET_STATE_H
#define PGRF_KEYSET_STATE_H

#include "state.h"

/*
 * Hashes are appended; when the buffer is full it is sorted and repeats are
 * dropped, and it grows only if few were.  So it takes memory for distinct
 * keys, not for rows.  The state of an aggregate has a limit, past which it
 * goes on in a file.
 */
typedef struct KeysetState
{
	BuildState	base;			/* must be first */
	uint64_t   *hashes;			/* [capacity] */
	uint64		nsorted;		/* ascending and distinct */
	uint64		nhashes;		/* with those appended since */
	uint64		capacity;
	uint64		nrepeats;		/* that have been dropped */
	uint64_t   *recent;			/* [KEYSET_RECENT_SIZE], or NULL */
	ExprContext *group;			/* that it is aggregated for; NULL: no limit */
	struct HashRuns *runs;		/* hashes beyond what memory holds, or NULL */
} KeysetState;

#define KEYSET_RECENT_BITS	10
#define KEYSET_RECENT_SIZE	(1 << KEYSET_RECENT_BITS)

/* A new, empty one; fpr is that of the filter to be made, 0 for none. */
extern KeysetState *pgrf_keyset_new(MemoryContext cxt, ExprContext *group,
									double fpr);

/* A copy of a flat keyset, to go on with. */
extern KeysetState *pgrf_keyset_expand(MemoryContext cxt, ExprContext *group,
									   Datum value);

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
 * many there are, and sets *sorted_bits as rf_hashes_distinct() does.
 */
extern uint64 pgrf_keyset_distinct(KeysetState *state, uint32_t *sorted_bits);

/*
 * Reading the distinct hashes of a state from the first one on: all at once if
 * they are in memory, else, ascending, as many as the buffer holds.
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

/*
 * Does a keyset under construction hold a hash?  Not for one that goes on in a
 * file.  Some 100 ns; if keys are added in between, up to some root of n steps
 * more.
 */
extern bool pgrf_keyset_contains(KeysetState *state, uint64 hash);

/*
 * Raises the error for a damaged filter unless the hashes of a flat keyset
 * ascend, which callers that take all of them rely on.
 */
extern void pgrf_keyset_check_order(const rf_keyset *ks);

/* Adds the hashes of a flat keyset, once checked. */
extern void pgrf_keyset_merge(KeysetState *state, const rf_filter *other);

#endif							/* PGRF_KEYSET_STATE_H */
