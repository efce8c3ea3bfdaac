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
 * The relation that another is a part of, as a partition or a member of a
 * union; 0 if it is none.  May be asked when the plan is made, too: then
 * PostgreSQL's own notes have other numbers.
 */
extern int	pgrf_parent_of(const PlannerInfo *root, int rti);

/*
 * How many distinct values an expression has in all rows of its relations; 0
 * if unknown, as for an expression without columns.
 */
extern double pgrf_distinct_values(PlannerInfo *root, Node *node);

/* The same in the given number of rows of the whole query. */
extern double pgrf_distinct_in_query(PlannerInfo *root, Node *node,
									 double rows);

/* Of n distinct values in "rows" rows, how many are in a share of the rows. */
extern double pgrf_distinct_in_share(double n, double rows, double share);

/* Are there estimates for all columns of an expression? */
extern bool pgrf_distinct_has_estimates(PlannerInfo *root, Node *node);

/* The relation whose rows a query aggregates; NULL if that is not known. */
extern RelOptInfo *pgrf_aggregated_rel(PlannerInfo *root);

#endif							/* PGRF_DISTINCT_H */
