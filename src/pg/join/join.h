/*-------------------------------------------------------------------------
 *
 * join.h
 *	  What other folders may use of this one.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_JOIN_H
#define PGRF_JOIN_H

#include "nodes/plannodes.h"

extern void pgrf_join_init(void);

/* Does a hash join of this type need no probe row that has no match? */
extern bool pgrf_join_may_drop(JoinType type);

/* May a node pass filters to a child (OUTER_VAR, INNER_VAR), by its type? */
extern bool pgrf_join_may_pass(const Plan *plan, int varno, const Plan *child);

#endif							/* PGRF_JOIN_H */
