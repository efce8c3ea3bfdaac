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

/*
 * The filters of each join go down all joins below, so what is found out of a
 * node is kept: the verdicts of a query, whose fixed_params are known before.
 */

/*
 * Does it make a difference how often this is executed, and of which rows: an
 * expression, a node by itself, the SubPlans of a node, a node with all that
 * it reads from?
 */
extern bool pgrf_join_effects_volatile_expr(Node *expr);
extern bool pgrf_join_effects_volatile_node(JoinQuery *query, PlanState *ps);
extern bool pgrf_join_effects_volatile_subplan(JoinQuery *query, PlanState *ps);
extern bool pgrf_join_effects_volatile(JoinQuery *query, PlanState *ps);

/*
 * Is it a hash join that may ask for a first row before it has a table, and
 * reads no other if that is empty?
 */
extern bool pgrf_join_effects_asks(PlanState *ps);

/* ... and reads more, perhaps, if it got fewer rows before? */
extern bool pgrf_join_effects_remembers(const JoinQuery *query, PlanState *ps);

/*
 * May what a node computes of its rows fail?  What its aggregates are given is
 * another matter; and of a join's equalities only the sides are new, which are
 * compared if their hash values are equal.
 */
extern bool pgrf_join_effects_fails(JoinQuery *query, PlanState *ps);
extern bool pgrf_join_effects_inputs_fail(JoinQuery *query, PlanState *ps);
extern bool pgrf_join_effects_sides_fail(List *clauses);

/*
 * Does a node with all that it reads from return the same rows each time that
 * it is executed, if parameters are the same and nothing is volatile?
 */
extern bool pgrf_join_effects_repeats(JoinQuery *query, PlanState *ps);

#endif							/* PGRF_JOIN_EFFECTS_H */
