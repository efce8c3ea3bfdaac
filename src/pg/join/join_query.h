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

/* Rows that pass before anything is done. */
#define JOIN_FIRST_ROWS		Min(2048, pgrf_join_filter_min_rows)

/* What was found out of nodes, by plan_node_id. */
typedef struct JoinVerdicts
{
	Bitmapset  *known;
	Bitmapset  *guilty;
} JoinVerdicts;

/* A query in execution that has filters, or will have them. */
typedef struct JoinQuery
{
	dlist_node	node;			/* in the list of join.c */
	PlanState  *planstate;
	EState	   *estate;
	List	   *watches;		/* see join.c */
	int64		unwatched;		/* rows to come until it has filters; 0: it
								 * has them */
	void		(*place) (struct JoinQuery *query); /* gives it them */
	int64		wait;			/* ... when it was given them */
	bool		shown;			/* EXPLAIN will look at them */
	bool		counted;		/* in the totals of the session */
	List	   *sources;
	dlist_head	targets;
	bool		page_probe;		/* as it was set when the query began */
	bool		has_barrier;	/* it has a view that is a security barrier */
	bool		may_look;		/* at rows before conditions of their scan */
	Bitmapset  *fixed_params;	/* whose values do not change */
	Bitmapset  *volatile_params;	/* whose InitPlans are volatile */
	JoinVerdicts is_volatile;	/* pgrf_join_effects_volatile_node() */
	JoinVerdicts fails;			/* pgrf_join_effects_fails() */
	JoinVerdicts inputs_fail;	/* pgrf_join_effects_inputs_fail() */
	MemoryContextCallback callback;
} JoinQuery;

#endif							/* PGRF_JOIN_QUERY_H */
