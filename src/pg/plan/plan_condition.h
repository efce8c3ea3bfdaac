/*-------------------------------------------------------------------------
 *
 * plan_condition.h
 *	  A condition that may be added to a query.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_PLAN_CONDITION_H
#define PGRF_PLAN_CONDITION_H

#include "nodes/pathnodes.h"
#include "nodes/plannodes.h"

/*
 * large.key = small.key implies that large.key is among the keys of the rows
 * of "set" that meet the query's conditions on them.
 */
typedef struct PlanCondition
{
	int			level;			/* of its query, in order of planning */
	OpExpr	   *clause;			/* large.key = small.key */
	Var		   *large;
	Var		   *small;
	Relids		set;			/* "small", and tables inner-joined to it */
	bool		all;			/* with conditions that may fail, too */
} PlanCondition;

/* Conditions that may make a plan cheaper.  "levels": its PlannerInfos. */
extern List *pgrf_plan_find(List *levels, const PlannedStmt *stmt);

/* Is the extension in this database, and may the user use its schema? */
extern bool pgrf_plan_may_add(void);

/*
 * Adds a condition to a query whose planner has not yet read conditions.
 * False if its clause is not there, or the user may not call the functions.
 */
extern bool pgrf_plan_add(PlannerInfo *root, const PlanCondition *condition);

#endif							/* PGRF_PLAN_CONDITION_H */
