/*-------------------------------------------------------------------------
 *
 * join_nodes.h
 *	  Join filters: what is known of the nodes of plans, a row each.
 *
 * A row holds promises.  A node does the worst in all that it does not
 * promise; one without a row promises nothing.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_JOIN_NODES_H
#define PGRF_JOIN_NODES_H

#include "nodes/execnodes.h"
#include "nodes/plannodes.h"

/* Where a node's rows come from; varno of that input in its target list. */
typedef enum JoinNodeChild
{
	CHILD_NONE,					/* not from a known node below it */
	CHILD_OUTER,				/* its outer plan: OUTER_VAR */
	CHILD_SIDES,				/* two sides of a join: OUTER_VAR, INNER_VAR */
	CHILD_SUBQUERY,				/* SubqueryScan's plan: its scanrelid */
	CHILD_MEMBERS				/* each of a list: OUTER_VAR */
} JoinNodeChild;

/*
 * If its child lacks all rows with some key, it lacks just its own rows with
 * that key.  For joins, join_rules say on which side.
 */
#define NODE_PASSES			0x01

/*
 * It keeps rows of its child, and may return them again after the join has
 * built another table: NODE_PASSES holds only if the build side returns the
 * same rows each time.  (An Agg that sorts keeps none.)  It reads its input
 * before its first row: if a join fetches that before it builds its table,
 * the filter comes too late.
 */
#define NODE_KEEPS			0x02

/*
 * It returns the same rows each time that its children do, whatever their
 * order (a scan may begin anywhere in a table).  Only if its aggregates and
 * its grouping equality do not depend on the order.
 */
#define NODE_REPEATS		0x04

/*
 * It has no effects besides those of its expressions, and sets no parameters
 * besides those named in its row.
 */
#define NODE_PURE			0x08

/*
 * It evaluates its conditions with ExecScan(), for each row: a filter may be
 * one of them.  NODE_FIXED: only if it has conditions from the start.
 */
#define NODE_SCANS			0x10
#define NODE_FIXED			0x20

/* No promise: it reads all of its child before it returns a row. */
#define NODE_READS_ALL		0x40

/*
 * It reads a row ahead, or stops depending on what it has read: if rows below
 * are dropped, it reads further, perhaps to the end.  So filters go only to a
 * Sort below it, which has read all.  (An Agg that does not sort reads all.)
 */
#define NODE_AHEAD			0x80

/* Fields are known by their offsets in the node; 0 is none. */
#define JOIN_NODE_EXPRS		2

typedef struct JoinNode
{
	uint16		size;			/* sizeof; 0: no rows that could be checked */
	uint8		child;			/* JoinNodeChild */
	uint8		promises;		/* NODE_… */
	uint16		cost;			/* ns for a row on its way through */
	uint16		nest_params;	/* list of NestLoopParams that it sets */
	uint16		signal_param;	/* int: epqParam or rescan_param; or -1 */
	uint16		group_count;	/* int: number of grouping columns */
	uint16		group_columns;	/* array, as the next two */
	uint16		group_operators;	/* equalities */
	uint16		group_collations;
	uint16		exprs[JOIN_NODE_EXPRS]; /* further expressions, or lists */
} JoinNode;

/* The row of a node. */
extern const JoinNode *pgrf_join_nodes_get(const Plan *plan);

#define JOIN_NODE_FIELD(plan, type, offset) \
	(*(type const *) ((const char *) (plan) + (offset)))

/* NODE_KEEPS, NODE_READS_ALL, NODE_AHEAD; for an Agg by its strategy. */
extern bool pgrf_join_nodes_keeps(const Plan *plan);
extern bool pgrf_join_nodes_reads_all(const Plan *plan);
extern bool pgrf_join_nodes_reads_ahead(const Plan *plan);

/* The n children of an Append or MergeAppend; else NULL. */
extern PlanState **pgrf_join_nodes_members(PlanState *ps, int *n);

#endif							/* PGRF_JOIN_NODES_H */
