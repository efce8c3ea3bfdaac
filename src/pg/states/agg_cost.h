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

/* The relation whose rows are aggregated; NULL if that is not known. */
extern RelOptInfo *pgrf_aggregated_rel(PlannerInfo *root);

#endif							/* PGRF_AGG_COST_H */
