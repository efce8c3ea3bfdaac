/*-------------------------------------------------------------------------
 *
 * plan_tree.h
 *	  Tables and conditions of a query: what rows of which tables have met.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_PLAN_TREE_H
#define PGRF_PLAN_TREE_H

#include "nodes/pathnodes.h"

/* A list of conditions: of WHERE, or of a join's ON. */
typedef struct PlanList
{
	Node	  **quals;			/* its place in the query */
	int			domain;			/* 0: outer join or semijoin */
	int			from;			/* first ... last domain whose rows without a */
	int			to;				/* match are dropped */
} PlanList;

/*
 * Tables that are inner-joined, directly or not, are one join domain.  Rows in
 * the result have met all conditions of their table's domain.
 */
typedef struct PlanTree
{
	PlannerInfo *root;
	int			ndomains;
	int		   *domain_of;		/* by number of the table in the query */
	List	   *lists;			/* PlanLists */
} PlanTree;

extern void pgrf_plan_tree(PlanTree *tree, PlannerInfo *root);

/* Does a table lose rows that meet a list's conditions with no other row? */
extern bool pgrf_plan_tree_drops(const PlanTree *tree, const PlanList *list,
								 int rti);

/*
 * May a set of tables of one domain be read again?  If so, sets *conditions,
 * on tables of the set, which they connect: all rows that meet "list" have met
 * them.  Not "all": without those that may fail.
 */
extern bool pgrf_plan_tree_is_set(const PlanTree *tree, Relids set,
								  const PlanList *list, bool all,
								  List **conditions);

#endif							/* PGRF_PLAN_TREE_H */
