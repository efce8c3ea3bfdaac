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

/* How a plan drops rows of a table that have no match in another. */
typedef struct PlanReach
{
	bool		filters;		/* a hash join's filter gets there */
	bool		looks_up;		/* a nested loop hands down what to look for */
	bool		custom;			/* another extension may do it its own way */
} PlanReach;

/* "root" planned the query in which the tables, or subqueries, are. */
extern PlanReach pgrf_plan_reach(const PlannedStmt *stmt, PlannerInfo *root,
								 int large, int small);

#endif							/* PGRF_PLAN_REACH_H */
