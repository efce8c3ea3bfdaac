/*-------------------------------------------------------------------------
 *
 * filter_state.h
 *	  Filters that keys are added to, under construction.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_FILTER_STATE_H
#define PGRF_FILTER_STATE_H

#include "utils/hsearch.h"

#include "state.h"

/* Hashes that are added together, so that blocks are fetched ahead. */
#define FILTER_PENDING		256

typedef struct FilterState
{
	BuildState	base;			/* must be first */
	rf_filter	view;			/* of the payload, but for the pending hashes;
								 * its header may be out of date */
	uint8_t    *payload;		/* aligned for the kind */
	void	   *chunk;			/* that holds it */
	uint64		nadded;			/* keys, to the state of an aggregate */
	HTAB	   *surplus;		/* of counters, or NULL: not counted */
	uint32		npending;
	uint64_t	pending[FILTER_PENDING];	/* to be added */
} FilterState;

/*
 * A new, empty one for this many keys.  Raises errors for a rate or a number
 * of keys that there are no filters for.
 */
extern FilterState *pgrf_filter_state_new(rf_kind kind, FunctionCallInfo agg,
										  double fpr, int64 expected);

/* The shape of pgrf_filter_state_new(), with the same errors. */
extern void pgrf_filter_state_plan(rf_kind kind, double fpr, int64 expected,
								   rf_shape *shape);

/* A state that begins as a copy of a flat filter of this kind. */
extern FilterState *pgrf_filter_state_expand(rf_kind kind, FunctionCallInfo agg,
											 Datum value);

/* Removes a hash, of a kind that counts. */
extern rf_removal pgrf_filter_state_remove(FilterState *state, uint64 hash);

/* Adds the pending hashes. */
extern void pgrf_filter_state_add_pending(FilterState *state);

static inline void
pgrf_filter_state_add(FilterState *state, uint64 hash)
{
	if (unlikely(state->npending == FILTER_PENDING))
		pgrf_filter_state_add_pending(state);
	state->nadded++;
	state->pending[state->npending++] = hash;
}

/* Opens a filter under construction; good until it is changed. */
extern void pgrf_filter_state_view(FilterState *state, rf_filter *view);

/*
 * Adds the keys of a flat filter; raises an error if their shapes differ.  A
 * state that may be a variable must keep its value if this fails, so nothing
 * interrupts it; that of an aggregate is used by nobody after that.
 */
extern void pgrf_filter_state_merge(FilterState *state, const rf_filter *other,
									bool of_aggregate);

/*
 * Removes the keys of a flat filter, of a kind that counts; false if the state
 * lacks one of them.
 */
extern bool pgrf_filter_state_subtract(FilterState *state, const rf_filter *other);

#endif							/* PGRF_FILTER_STATE_H */
