/*-------------------------------------------------------------------------
 *
 * join_query.h
 *	  Join filters: a query in execution that has them, or will have.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_JOIN_QUERY_H
#define PGRF_JOIN_QUERY_H

#include "lib/ilist.h"
#include "nodes/execnodes.h"
#include "pg/base/base.h"

/* A query in execution that has filters, or will have them. */
typedef struct JoinQuery
{
	dlist_node	node;			/* in the list of join.c */
	PlanState  *planstate;
	EState	   *estate;
	bool		shown;			/* EXPLAIN will look at them */
	Oid			role;			/* whose rights it is executed with */
	List	   *sources;
	dlist_head	targets;
	MemoryContext scratch;		/* of one row that is checked */
	bool		page_probe;		/* as it was set when the query began */
	Hiding		hiding;			/* what hides rows from its user */
	Bitmapset  *fixed_params;	/* whose values do not change */
	Bitmapset  *volatile_params;	/* whose InitPlans are volatile */
	NodeMarks  *verdicts;		/* see join_effects.h */
	MemoryContextCallback callback;
} JoinQuery;

#endif							/* PGRF_JOIN_QUERY_H */
