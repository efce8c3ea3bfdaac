/*-------------------------------------------------------------------------
 *
 * agg_call.h
 *	  Which aggregate calls one of our support functions.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_AGG_CALL_H
#define PGRF_AGG_CALL_H

#include "executor/nodeAgg.h"
#include "fmgr.h"
#include "compat.h"

/* Raises the error for a call outside of aggregates. */
pg_noreturn extern void pgrf_not_in_aggregate(void);

/*
 * Raises an error unless an aggregate or a window is the caller: only their
 * states may be changed in place.  AggCheckCallContext() inline, as this runs
 * for each row.
 */
static inline void
pgrf_check_in_aggregate(FunctionCallInfo fcinfo)
{
	if (unlikely(fcinfo->context == NULL ||
				 !(IsA(fcinfo->context, AggState) ||
				   IsA(fcinfo->context, WindowAggState))))
		pgrf_not_in_aggregate();
}

/*
 * Raises an error unless a window is the caller.  If nodeAgg.c were, it would
 * delete the state for which an inverse transition returns NULL, together with
 * the context that other states share (state.c).
 */
extern void pgrf_check_in_window(FunctionCallInfo fcinfo);

/* Is this a window whose frames have a moving start, so that rows leave? */
extern bool pgrf_in_moving_window(FunctionCallInfo fcinfo);

/*
 * The ExprContext of the group that is aggregated.  NULL if fcinfo is, and in
 * a window, which has no callback for cleaning up.
 */
extern ExprContext *pgrf_agg_group(FunctionCallInfo fcinfo);

/* Is nodeAgg.c itself the caller, and not an extension such as Citus? */
extern bool pgrf_called_by_agg(FunctionCallInfo fcinfo);

/* Does the call add a row, and not the state of a worker or a server? */
extern bool pgrf_in_transition(FunctionCallInfo fcinfo);

/* The C function in a column of pg_aggregate; NULL if there is none. */
extern PGFunction pgrf_agg_function(Oid aggfnoid, AttrNumber which);

/*
 * In a partial aggregation of nodeAgg.c, the combine function that will get
 * the state; else NULL.  It need not be ours: anybody can create an aggregate
 * with our transition functions.
 */
extern PGFunction pgrf_partial_combine(FunctionCallInfo fcinfo);

#endif							/* PGRF_AGG_CALL_H */
