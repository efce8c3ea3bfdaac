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
	PageCheck	page;			/* also where rows are probed one by one */
	JoinSource *source;
	struct JoinTarget *target;
	JoinKey    *keys;			/* as columns of the target's rows */
	JoinKey    *page_keys;		/* ... of a heap's rows */
	HeapPageColumn **columns;	/* ... where they are there; NULL: rows are
								 * probed one by one */
	int			walk;			/* columns gone through to reach them */
	double		between;		/* what a row costs between target and join */
	List	   *entered;		/* see JoinPlace */
} JoinFilter;

/* Has a hash join on the way, or the filter's own, no table yet? */
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
 * May it drop no row yet?  A join without a table may ask for a first row
 * before it builds one, to see if there is any: without it, it would read all
 * rows here before it finds that its inner side has none, and that it is
 * done.  If the inner side of the filter's own may be another the next time, a
 * row has to come: the join remembers that (join_effects.c), but not if its
 * table is one of several processes.
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
	bool		output;			/* it checks rows that the node returns, not
								 * those it scans */
	ExprState  *qual;			/* the node's conditions */
	ExprState  *probe;			/* ... with filters that probe row by row, if
								 * there are any; unless "output" */
	ExecProcNodeMtd next;		/* the node's own function for a row */
	PageScan   *scan;			/* rows are checked a heap page at a time,
								 * before the node's own conditions; or NULL */

	List	   *filters;		/* JoinFilters */
	Checks		by_row;			/* of those, the ones probed row by row */
	int64		left;			/* rows that these probe until the next look */
	int64		resting;		/* ... or rows that come while none does */
	int64	   *rest;			/* if "output": this, or that of "scan" */
	bool		verify;			/* see JoinFilterDebug */
	Const	   *shown;			/* for EXPLAIN before 18 */

	Plan		plan;			/* a copy of the node's plan: see below; must
								 * be last, for what follows is of its type */
} JoinTarget;

/*
 * The place in the executor's tree, by its node.  A target puts a copy of the
 * plan node into the state of the node, so that it is found from there.
 */
#define JOIN_TARGET(ps) \
	((JoinTarget *) ((char *) (ps)->plan - offsetof(JoinTarget, plan)))

/* The target at a node; NULL if it has no filters. */
extern JoinTarget *pgrf_join_target_find(PlanState *ps);

/* Where the keys of a source are found. */
typedef struct JoinPlace
{
	PlanState  *ps;
	bool		output;			/* in rows that it returns, not those it scans */
	Bitmapset  *which;			/* keys of the join */
	JoinColumn *columns;		/* ... in these rows, by number */
	JoinColumn *scanned;		/* ... in rows that it scans, which may be
								 * looked at before its conditions; or NULL */
	List	   *entered;		/* HashJoinStates that may ask for a first
								 * row, whose outer side rows come from: on
								 * the way, and the join's own */
	double		expected;		/* rows, for each table */
	double		between;		/* what each costs on its way to the join, in
								 * nanoseconds */
} JoinPlace;

/* Adds a filter at a node, if it can. */
extern void pgrf_join_target_add(struct JoinQuery *query,
								 const JoinPlace *place, JoinSource *source);

#endif							/* PGRF_JOIN_TARGET_H */
