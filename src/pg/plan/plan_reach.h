/*-------------------------------------------------------------------------
 *
 * plan_reach.h
 *	  Whether a plan drops a table's rows as well without a condition.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_PLAN_REACH_H
#define PGRF_PLAN_REACH_H

#include "nodes/pathnodes.h"
#include "nodes/plannodes.h"

/* How a plan drops rows of "large" that have no match in "small". */
typedef struct PlanReach
{
	bool		filters;		/* by a hash join's filter */
	bool		looks_up;		/* by a nested loop that passes parameters */
	bool		custom;			/* perhaps by another extension */
} PlanReach;

/* "root" has planned the query with these tables or subqueries. */
extern PlanReach pgrf_plan_reach(const PlannedStmt *stmt, PlannerInfo *root,
								 int large, int small);

#endif							/* PGRF_PLAN_REACH_H */
