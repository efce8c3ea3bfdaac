/*-------------------------------------------------------------------------
 *
 * node_marks.h
 *	  Marks of the nodes of a plan in execution.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_NODE_MARKS_H
#define PGRF_NODE_MARKS_H

#include "nodes/execnodes.h"

/* By PlanState: extensions may make plans in which node ids are not unique. */
typedef struct node_marks_hash NodeMarks;

/*
 * The bits of a node, initially 0; pgrf_node_marks_first() has the highest.
 * The pointer is valid until the next call.  *marks is NULL at first; the
 * first call makes it in the current memory context.
 */
extern uint32 *pgrf_node_marks_get(NodeMarks **marks, PlanState *ps);

/*
 * Does a walk come to this node for the first time?  A SubPlan has one state
 * even if many nodes call it, such as the scans of all partitions.  So a walk
 * without marks meets nested SubPlans n^depth times.
 */
extern bool pgrf_node_marks_first(NodeMarks **marks, PlanState *ps);

#endif							/* PGRF_NODE_MARKS_H */
