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

typedef struct JoinQuery
{
	dlist_node	node;			/* in the list of join.c */
	PlanState  *planstate;
	EState	   *estate;
	bool		shown;			/* by EXPLAIN */
	Oid			role;			/* user whose rights it has */
	List	   *sources;
	dlist_head	targets;
	MemoryContext scratch;		/* reset for each row that is checked */
	bool		page_probe;		/* the setting when the query began */
	Hiding		hiding;			/* what hides rows from its user */
	Bitmapset  *fixed_params;	/* parameters that keep their values */
	Bitmapset  *volatile_params;	/* parameters of volatile InitPlans */
	NodeMarks  *verdicts;		/* see join_effects.h */
	MemoryContextCallback callback;
} JoinQuery;

#endif							/* PGRF_JOIN_QUERY_H */
