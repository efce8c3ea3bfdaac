/*-------------------------------------------------------------------------
 *
 * agg_cost.h
 *	  What combining the keys of parallel workers costs.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_AGG_COST_H
#define PGRF_AGG_COST_H

#include "nodes/pathnodes.h"

struct PlannerInfo;
struct RelOptInfo;

/* The relation whose rows are aggregated; NULL if that is not known. */
extern struct RelOptInfo *pgrf_aggregated_rel(struct PlannerInfo *root);

#endif							/* PGRF_AGG_COST_H */
