/*-------------------------------------------------------------------------
 *
 * join_placement.h
 *	  Join filters: where the filters of a join go.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_JOIN_PLACEMENT_H
#define PGRF_JOIN_PLACEMENT_H

#include "join_query.h"

/*
 * Calls pgrf_join_target_add() for each node where the join's keys come from.
 * "fetched" is the share of the join's rows that are read.
 */
extern void pgrf_join_placement_make(JoinQuery *query, HashJoinState *join,
									 double fetched);

#endif							/* PGRF_JOIN_PLACEMENT_H */
