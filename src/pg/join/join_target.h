/*-------------------------------------------------------------------------
 *
 * join_target.h
 *	  Join filters: the rows that are checked, at a node of the plan.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_JOIN_TARGET_H
#define PGRF_JOIN_TARGET_H

#include "lib/ilist.h"
#include "nodes/execnodes.h"
#include "nodes/plannodes.h"

#include "join_source.h"
#include "pg/base/base.h"

typedef struct JoinFilter
{
	PageCheck	page;			/* also used if rows are probed one by one */
	JoinSource *source;
	struct JoinTarget *target;
	JoinKey    *keys;			/* as columns of the target's rows */
	JoinKey    *page_keys;		/* as columns of a heap's rows */
	HeapPageColumn **columns;	/* of page_keys; NULL: probed row by row */
	int			walk;			/* columns that are walked to reach them */
	double		between;		/* ns for a row between target and join */
	List	   *entered;		/* see JoinPlace */
} JoinFilter;

/* Has the filter's join, or one on the way, no table yet? */
static inline bool
pgrf_join_target_waits(const JoinFilter *filter)
{
	ListCell   *lc;

	foreach(lc, filter->entered)
	{
		if (((HashJoinState *) lfirst(lc))->hj_HashTable == NULL)
			return true;
	}
	return false;
}

/*
 * Must it drop no row yet?  A join without a table may fetch a first row
 * before it builds one.  If that row were dropped, the join would read all
 * rows here, perhaps only to find its inner side empty.  If the filter's own
 * build side may change, its join must see a row as well, to remember it
 * (join_effects.c); but not if its table is parallel.
 */
static inline bool
pgrf_join_target_early(const JoinFilter *filter)
{
	const HashJoinState *own = filter->source->join;

	return pgrf_join_target_waits(filter) ||
		(filter->source->changes && !own->hj_OuterNotEmpty &&
		 (own->hj_HashTable == NULL ||
		  own->hj_HashTable->parallel_state == NULL));
}

typedef struct JoinTarget
{
	dlist_node	node;			/* in JoinQuery.targets */
	struct JoinQuery *query;
	PlanState  *ps;
	bool		output;			/* checks rows that the node returns */
	ExprState  *qual;			/* the node's own conditions */
	ExprState  *probe;			/* in their place, while rows are probed */
	ExecProcNodeMtd next;		/* the node's own function */
	PageScan   *scan;			/* rows are checked by page; or NULL */

	List	   *filters;
	Checks		by_row;			/* filters that are probed row by row */
	int64		left;			/* rows to probe before a decision */
	int64		resting;		/* rows to pass, while none is probed */
	int64	   *rest;			/* if "output": the count that is in use */
	bool		verify;			/* see JoinFilterDebug */
	Const	   *shown;			/* before 18 */

	Plan		plan;			/* copy of the node's plan; last: any size */
} JoinTarget;

/* A target is found by its node, whose state points to the target's "plan". */
#define JOIN_TARGET(ps) \
	((JoinTarget *) ((char *) (ps)->plan - offsetof(JoinTarget, plan)))

/* NULL if the node has no filters. */
extern JoinTarget *pgrf_join_target_find(PlanState *ps);

/* A node where a source's keys are found. */
typedef struct JoinPlace
{
	PlanState  *ps;
	bool		output;			/* in rows that it returns, not scans */
	Bitmapset  *which;			/* keys of the join */
	JoinColumn *columns;		/* in these rows, by number */
	JoinColumn *scanned;		/* in rows it scans, before its conditions; or
								 * NULL */
	List	   *entered;		/* HashJoinStates whose outer side leads here,
								 * and that may fetch a first row */
	double		expected;		/* rows for each table */
	double		between;		/* ns for a row on its way to the join */
} JoinPlace;

/* Adds a filter at a node, if possible.  Both live as long as the query. */
extern void pgrf_join_target_add(struct JoinQuery *query,
								 const JoinPlace *place, JoinSource *source);

#endif							/* PGRF_JOIN_TARGET_H */
