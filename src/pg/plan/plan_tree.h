/*-------------------------------------------------------------------------
 *
 * plan_tree.h
 *	  Tables and conditions of a query, by what holds for which rows.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_PLAN_TREE_H
#define PGRF_PLAN_TREE_H

#include "nodes/pathnodes.h"

/* A list of conditions: of a WHERE, or of a join's ON. */
typedef struct PlanList
{
	Node	  **quals;			/* where the query has it */
	int			domain;			/* 0: it is of an outer join or a semijoin */
	int			from;			/* the domains of tables whose rows are
								 * dropped */
	int			to;				/* if they meet it with no other row */
} PlanList;

/*
 * Tables that are inner-joined, directly or not, are one join domain.  Rows
 * that come to the result have met all conditions of their table's domain.
 */
typedef struct PlanTree
{
	PlannerInfo *root;
	int			ndomains;
	int		   *domain_of;		/* of a table, by its number in the query */
	List	   *lists;			/* PlanLists */
} PlanTree;

extern void pgrf_plan_tree(PlanTree *tree, PlannerInfo *root);

/* Are rows of a table dropped that meet a list's conditions with no other? */
extern bool pgrf_plan_tree_drops(const PlanTree *tree, const PlanList *list,
								 int rti);

/*
 * May a set of tables of one domain be read once more?  If so, gives
 * conditions that rows of it have met which meet those of a list, together
 * with others: all that can be asked again, or those of them that fail for no
 * row.  They connect the tables.
 */
extern bool pgrf_plan_tree_is_set(const PlanTree *tree, Relids set,
								  const PlanList *list, bool all,
								  List **conditions);

#endif							/* PGRF_PLAN_TREE_H */
