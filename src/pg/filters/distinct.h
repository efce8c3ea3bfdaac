/*-------------------------------------------------------------------------
 *
 * distinct.h
 *	  How many distinct values an expression has.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_DISTINCT_H
#define PGRF_DISTINCT_H

#include "nodes/pathnodes.h"

/*
 * The partitioned table or union of which a relation is a member; 0 if none.
 * Right also after setrefs.c has shifted the relids of AppendRelInfos.
 */
extern int	pgrf_parent_of(const PlannerInfo *root, int rti);

/* Distinct values in all rows of the relations; 0 if unknown. */
extern double pgrf_distinct_values(PlannerInfo *root, Node *node);

/* The same for the rows of the query, at least 1. */
extern double pgrf_distinct_in_query(PlannerInfo *root, Node *node,
									 double rows);

/* If "rows" rows have n distinct values, how many has a share of the rows? */
extern double pgrf_distinct_in_share(double n, double rows, double share);

/* Are there estimates for all columns of an expression? */
extern bool pgrf_distinct_has_estimates(PlannerInfo *root, Node *node);

/* The relation whose rows a query aggregates; NULL if unknown. */
extern RelOptInfo *pgrf_aggregated_rel(PlannerInfo *root);

#endif							/* PGRF_DISTINCT_H */
