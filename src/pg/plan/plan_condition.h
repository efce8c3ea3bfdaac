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
 * large.key = small.key implies that large.key is among the keys of all rows
 * of a set of tables that meet the query's conditions on them, if "small" is
 * one of these tables.
 */
typedef struct PlanCondition
{
	int			level;			/* of the queries that are planned, in order */
	OpExpr	   *clause;			/* large.key = small.key */
	Var		   *large;
	Var		   *small;
	Relids		set;			/* "small", and tables that it is joined to */
	bool		all;			/* with conditions that may fail */
} PlanCondition;

/*
 * What may be added to make a plan cheaper: PlanConditions.  "levels" are the
 * queries that were planned for it (PlannerInfos).
 */
extern List *pgrf_plan_find(List *levels, const PlannedStmt *stmt);

/* Is the extension in this database, and may the user use its schema? */
extern bool pgrf_plan_may_add(void);

/*
 * Adds a condition to a query that is being planned, whose conditions still
 * stand where they were written.  False: it is no such query, or the user may
 * not call what the condition calls.
 */
extern bool pgrf_plan_add(PlannerInfo *root, const PlanCondition *condition);

#endif							/* PGRF_PLAN_CONDITION_H */
