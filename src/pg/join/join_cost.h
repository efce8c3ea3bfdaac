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
 * Sets the prices of a filter whose table is complete.  "between": ns for a
 * row on its way to the join.  "walk": columns walked to the keys, if by page.
 */
extern void pgrf_join_cost_set(const JoinSource *source, double between,
							   int walk, Check *check);

/* Shall a set be made?  See pgrf_account_buys(). */
extern bool pgrf_join_cost_builds(JoinSource *source, const Check *check);

#endif							/* PGRF_JOIN_COST_H */
