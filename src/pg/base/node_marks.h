/*-------------------------------------------------------------------------
 *
 * node_marks.h
 *	  What has been found out of the nodes of a plan in execution.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_NODE_MARKS_H
#define PGRF_NODE_MARKS_H

#include "nodes/execnodes.h"

/* By their states: numbers of plans of others need not be unique. */
typedef struct node_marks_hash NodeMarks;

/*
 * Bits of a node, none to begin with, of which the highest belongs to
 * pgrf_node_marks_first().  Where they are is good until the next call.
 * *marks is NULL at first; lives in what is then the current memory context.
 */
extern uint32 *pgrf_node_marks_get(NodeMarks **marks, PlanState *ps);

/*
 * Does a walk come to this node for the first time?  A SubPlan has one state,
 * however many nodes call it: all scans of partitions that a condition was
 * pushed down to.  So of SubPlans in SubPlans there are n^depth ways down.
 */
extern bool pgrf_node_marks_first(NodeMarks **marks, PlanState *ps);

#endif							/* PGRF_NODE_MARKS_H */
