/*-------------------------------------------------------------------------
 *
 * join_effects.h
 *	  Join filters: what a part of a plan does besides returning rows.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_JOIN_EFFECTS_H
#define PGRF_JOIN_EFFECTS_H

#include "nodes/execnodes.h"
#include "nodes/plannodes.h"
#include "join_query.h"

/* Answers are kept in query->verdicts, so first set query->fixed_params. */

/*
 * Does it matter how often it is executed: an expression, a node by itself,
 * the SubPlans of a node, a node with all that it reads from?
 */
extern bool pgrf_join_effects_volatile_expr(Node *expr);
extern bool pgrf_join_effects_volatile_node(JoinQuery *query, PlanState *ps);
extern bool pgrf_join_effects_volatile_subplan(JoinQuery *query, PlanState *ps);
extern bool pgrf_join_effects_volatile(JoinQuery *query, PlanState *ps);

/* May a hash join fetch a first outer row before it builds its table? */
extern bool pgrf_join_effects_asks(PlanState *ps);

/* ... and may it read more if it got fewer rows in an earlier execution? */
extern bool pgrf_join_effects_remembers(const JoinQuery *query, PlanState *ps);

/*
 * May it fail: a node's expressions, without its aggregates' arguments; those
 * arguments; both sides of a join's equalities?  (The sides are compared only
 * if their hash values are equal.)
 */
extern bool pgrf_join_effects_fails(JoinQuery *query, PlanState *ps);
extern bool pgrf_join_effects_inputs_fail(JoinQuery *query, PlanState *ps);
extern bool pgrf_join_effects_sides_fail(List *clauses);

/*
 * Does a node with all that it reads from return the same rows each time, if
 * parameters are the same and nothing is volatile?
 */
extern bool pgrf_join_effects_repeats(JoinQuery *query, PlanState *ps);

#endif							/* PGRF_JOIN_EFFECTS_H */
