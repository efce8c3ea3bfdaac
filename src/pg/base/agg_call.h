/*-------------------------------------------------------------------------
 *
 * agg_call.h
 *	  The aggregate that a call of a transition, combine or final function is
 *	  of.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_AGG_CALL_H
#define PGRF_AGG_CALL_H

#include "executor/nodeAgg.h"
#include "fmgr.h"
#include "compat.h"

/* Raises the error for a call from elsewhere. */
pg_noreturn extern void pgrf_not_in_aggregate(void);

/*
 * These functions are for aggregates alone: states that are passed read-write
 * are changed, and a caller that keeps the old value would see that.  This is
 * AggCheckCallContext() without the call, for it is done with every row.
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
 * Raises an error unless the call takes a row out of the frame of a window.
 * Only there may a transition give NULL for a state: elsewhere the server
 * would delete the old one, with the context that it shares (state.c).
 */
extern void pgrf_check_in_window(FunctionCallInfo fcinfo);

/*
 * Is the call of a window whose frames begin further and further down?  Those
 * are the ones that rows are taken out of.
 */
extern bool pgrf_in_moving_window(FunctionCallInfo fcinfo);

/*
 * The group of rows that the call is about; NULL in a window, where an
 * aggregate has no chance to clean up, and if there is no call.
 */
extern ExprContext *pgrf_agg_group(FunctionCallInfo fcinfo);

/* Is the caller nodeAgg.c, and not an extension such as Citus? */
extern bool pgrf_called_by_agg(FunctionCallInfo fcinfo);

/*
 * Is the call one with a row, and not with what another process, or server,
 * has made of some rows?
 */
extern bool pgrf_in_transition(FunctionCallInfo fcinfo);

/*
 * A function of an aggregate, by its column of pg_aggregate; NULL if there is
 * none.
 */
extern PGFunction pgrf_agg_function(Oid aggfnoid, AttrNumber which);

/*
 * If this is a partial aggregation of nodeAgg.c, the combine function that the
 * state is for; else NULL.  It need not be one of ours: anybody can make an
 * aggregate of our transition functions.
 */
extern PGFunction pgrf_partial_combine(FunctionCallInfo fcinfo);

#endif							/* PGRF_AGG_CALL_H */
