/*-------------------------------------------------------------------------
 *
 * filter_state.h
 *	  Filters under construction to which keys are added one by one.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_FILTER_STATE_H
#define PGRF_FILTER_STATE_H

#include "utils/hsearch.h"

#include "state.h"

/* Hashes that are added together, so that their blocks are prefetched. */
#define FILTER_PENDING		256

typedef struct FilterState
{
	BuildState	base;			/* must be first */
	rf_filter	view;			/* of the payload, without pending hashes; its
								 * header may be out of date */
	uint8_t    *payload;		/* aligned for the kind */
	void	   *chunk;			/* the allocation that holds it */
	uint64		nadded;			/* keys added so far */
	HTAB	   *surplus;		/* lost additions in moving windows, or NULL */
	uint32		npending;
	uint64_t	pending[FILTER_PENDING];	/* hashes to be added */
} FilterState;

/* Makes an empty filter.  Raises an error if an argument is out of range. */
extern FilterState *pgrf_filter_state_new(rf_kind kind, FunctionCallInfo agg,
										  double fpr, int64 expected);

/* Sets *shape to that of such a filter, with the same errors. */
extern void pgrf_filter_state_plan(rf_kind kind, double fpr, int64 expected,
								   rf_shape *shape);

/* Makes a state from a copy of a filter of this kind. */
extern FilterState *pgrf_filter_state_expand(rf_kind kind, FunctionCallInfo agg,
											 Datum value);

/* Removes a hash; for kinds that count. */
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

/* Opens the filter; *view is valid until the next change. */
extern void pgrf_filter_state_view(FilterState *state, rf_filter *view);

/*
 * Adds the keys of another filter; raises an error if the shapes differ.  A
 * variable must keep its value after an error, so it is merged without checks
 * for interrupts; the state of an aggregate is not used after an error.
 */
extern void pgrf_filter_state_merge(FilterState *state, const rf_filter *other,
									bool of_aggregate);

/*
 * Removes the keys of another filter; for kinds that count.  False if the
 * state lacks one of them: it is unchanged then.
 */
extern bool pgrf_filter_state_subtract(FilterState *state, const rf_filter *other);

#endif							/* PGRF_FILTER_STATE_H */
