/*-------------------------------------------------------------------------
 *
 * join_cost.h
 *	  Join filters: what a filter costs and saves.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_JOIN_COST_H
#define PGRF_JOIN_COST_H

#include "join_source.h"

/*
 * Does a filter that lets a share of the rows pass save more than it costs?
 * "between" is what each costs on its way to the join.  "own" is the share
 * that passes the scan's own conditions, if rows are checked by page before
 * these; else -1.  Then "walk" is how many columns are gone through to reach
 * the keys.
 */
extern bool pgrf_join_cost_pays(const JoinSource *source, double between,
								double own, int walk, double pass);

/* Do the rows to come save more than it costs to make a set? */
extern bool pgrf_join_cost_builds(const JoinSource *source, double pass);

#endif							/* PGRF_JOIN_COST_H */
