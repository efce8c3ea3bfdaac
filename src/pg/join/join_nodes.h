/*-------------------------------------------------------------------------
 *
 * join_nodes.h
 *	  Join filters: what is known of the nodes of plans, a row each.
 *
 * A row holds promises.  What a node does not promise is assumed to be the
 * worst, and a node without a row promises nothing: it has the row of zeros.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_JOIN_NODES_H
#define PGRF_JOIN_NODES_H

#include "nodes/execnodes.h"
#include "nodes/plannodes.h"

/*
 * Where a node's rows come from, and what its target list calls that place.
 */
typedef enum JoinNodeChild
{
	CHILD_NONE,					/* from nowhere below it, as far as is known */
	CHILD_OUTER,				/* OUTER_VAR: its outer plan */
	CHILD_SIDES,				/* OUTER_VAR, INNER_VAR: two sides of a join */
	CHILD_SUBQUERY,				/* its scanrelid: the plan of a SubqueryScan */
	CHILD_MEMBERS				/* OUTER_VAR: each of a list, all alike */
} JoinNodeChild;

/*
 * To drop a row of its child is the same as to drop all rows that it makes of
 * it, as long as all of these have the same key; for joins, join_rules say on
 * which side.
 */
#define NODE_PASSES			0x01

/*
 * It keeps rows of its child, and may return them again when it is executed
 * again, after the join has built another table: what NODE_PASSES promises is
 * true if the build side returns the same rows each time.  (An Agg that sorts
 * keeps none.)  Such nodes read their input before they return the first row:
 * where a join fetches a first row before it builds its table, to see if there
 * is any, the filter comes too late for them.  It does so only where that
 * seems cheaper than the table, and is left to.
 */
#define NODE_KEEPS			0x02

/*
 * It returns the same rows whenever its children do, in whatever order these
 * come (a scan may begin anywhere in a large table), if its aggregates and the
 * equality by which it groups do not tell orders apart.
 */
#define NODE_REPEATS		0x04

/*
 * What makes a difference of how often it is executed, or of how many rows it
 * reads, is in its expressions; and it sets no parameters but those named in
 * its row.
 */
#define NODE_PURE			0x08

/*
 * It evaluates its conditions with ExecScan(), at each row anew: a filter may
 * be one of them.  NODE_FIXED: only if it has some from the start.
 */
#define NODE_SCANS			0x10
#define NODE_FIXED			0x20

/* No promise: it reads its child to the end before it returns a row. */
#define NODE_READS_ALL		0x40

/*
 * It reads a row ahead, or stops by what it has read.  If rows are dropped
 * below, it reads on until one is not, rows that the query would not have
 * read, perhaps to the end of a table.  So filters go only to children that
 * have read all when they return their first row: a Sort.  (An Agg that does
 * not sort reads all itself.)
 */
#define NODE_AHEAD			0x80

/* Fields of a node are known by their offsets; 0 is none. */
#define JOIN_NODE_EXPRS		2

typedef struct JoinNode
{
	uint16		size;			/* of its struct; 0: it returns no rows that
								 * could be checked */
	uint8		child;			/* JoinNodeChild */
	uint8		promises;		/* NODE_… */
	uint16		cost;			/* of a row on its way through, nanoseconds */
	uint16		nest_params;	/* a list of NestLoopParams that it sets */
	uint16		signal_param;	/* an int, a parameter that says that it is
								 * executed again, or for EvalPlanQual(),
								 * where it has no filters; or -1 */
	uint16		group_count;	/* columns by which it groups or partitions,
								 * an int, and arrays of as many: */
	uint16		group_columns;
	uint16		group_operators;	/* equalities */
	uint16		group_collations;
	uint16		exprs[JOIN_NODE_EXPRS]; /* further expressions, or lists */
} JoinNode;

/* The row of a plan's node. */
extern const JoinNode *pgrf_join_nodes_get(const Plan *plan);

/* A field of a node: something of this type. */
#define JOIN_NODE_FIELD(plan, type, offset) \
	(*(type const *) ((const char *) (plan) + (offset)))

/* NODE_KEEPS, NODE_READS_ALL and NODE_AHEAD, of an Agg by what it does. */
extern bool pgrf_join_nodes_keeps(const Plan *plan);
extern bool pgrf_join_nodes_reads_all(const Plan *plan);
extern bool pgrf_join_nodes_reads_ahead(const Plan *plan);

/* The children of a node that has a list of them; NULL if it has none. */
extern PlanState **pgrf_join_nodes_members(PlanState *ps, int *n);

#endif							/* PGRF_JOIN_NODES_H */
