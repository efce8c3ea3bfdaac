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

/* Are rows of the probe side without a match of no use to such a join? */
extern bool pgrf_join_placement_may_drop(JoinType type);

/*
 * Places filters of a join wherever its keys come from.  Calls
 * pgrf_join_target_add() for each.  "fetched" is the share of its rows that
 * will be fetched.
 */
extern void pgrf_join_placement_make(JoinQuery *query, HashJoinState *join,
									 double fetched);

#endif							/* PGRF_JOIN_PLACEMENT_H */
