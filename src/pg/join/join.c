/*-------------------------------------------------------------------------
 *
 * join.c
 *	  Join filters: when queries get them.
 *
 * The plan of a query is not changed.  When the executor has made the states
 * of its nodes, filters are added below the probe sides of hash joins
 * (join_placement.c).  So cached plans, cursors, PL/pgSQL and parallel workers
 * have filters as well, by the setting at that moment.
 *
 * To add filters takes as long as a small query.  So a query gets filters only
 * if its total cost is at least that of join_filter_min_rows rows.
 *
 * Everything lives in the query's memory context, whose reset callback cleans
 * up: after an error nobody calls ExecutorEnd().
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "access/parallel.h"
#include "executor/executor.h"
#include "miscadmin.h"
#include "nodes/nodeFuncs.h"
#include "nodes/plannodes.h"
#include "optimizer/cost.h"
#include "optimizer/optimizer.h"
#include "utils/memutils.h"

#include "join.h"
#include "join_effects.h"
#include "join_nodes.h"
#include "join_placement.h"
#include "join_query.h"
#include "join_show.h"
#include "join_source.h"
#include "join_target.h"
#include "join_totals.h"

static ExecutorStart_hook_type next_start;
#ifndef PGRF_EXPLAIN_HOOK
static ExecutorFinish_hook_type next_finish;
#endif

/* Queries in execution that have or may get filters. */
static dlist_head queries = DLIST_STATIC_INIT(queries);

typedef struct WalkJoin
{
	HashJoinState *join;
	double		fetched;		/* the share of its rows that is read */
} WalkJoin;

typedef struct Walk
{
	double		fetched;		/* share of this node's rows that is read */
	List	   *joins;			/* WalkJoins */
	Bitmapset  *fixed;			/* parameters that keep their values */
	Bitmapset  *changing;		/* parameters that may change */
	bool		unknown;		/* a node may set other parameters */
	List	   *inits;			/* SubPlanStates of InitPlans */
	NodeMarks  *visited;
} Walk;

/*
 * Which executor parameters keep their values?  In the leader: those of
 * InitPlans that depend on no other parameter, a Gather's rescan_param (its
 * workers scan the same tables again), and epqParam (EvalPlanQual() executes
 * another plan).  In a worker: all that none of its own nodes sets.
 */
static void
note_parameters(Walk *walk, PlanState *ps)
{
	const JoinNode *node = pgrf_join_nodes_get(ps->plan);
	ListCell   *lc,
			   *p;

	foreach(lc, ps->initPlan)
	{
		SubPlanState *init = (SubPlanState *) lfirst(lc);

		walk->inits = lappend(walk->inits, init);
		foreach(p, init->subplan->setParam)
		{
			if (bms_is_empty(init->planstate->plan->extParam))
				walk->fixed = bms_add_member(walk->fixed, lfirst_int(p));
			else
				walk->changing = bms_add_member(walk->changing, lfirst_int(p));
		}
	}
	foreach(lc, ps->subPlan)
	{
		foreach(p, ((SubPlanState *) lfirst(lc))->subplan->parParam)
			walk->changing = bms_add_member(walk->changing, lfirst_int(p));
	}
	if ((node->promises & NODE_PURE) == 0)
		walk->unknown = true;
	if (node->nest_params != 0)
	{
		foreach(lc, JOIN_NODE_FIELD(ps->plan, List *, node->nest_params))
		{
			NestLoopParam *param = lfirst_node(NestLoopParam, lc);

			walk->changing = bms_add_member(walk->changing, param->paramno);
		}
	}
	if (node->signal_param != 0 &&
		JOIN_NODE_FIELD(ps->plan, int, node->signal_param) >= 0)
		walk->fixed = bms_add_member(walk->fixed,
									 JOIN_NODE_FIELD(ps->plan, int,
													 node->signal_param));
}

/* Which share of its input does a node read for this share of its rows? */
static double
fetched_below(PlanState *ps, double fetched)
{
	if (IsA(ps, LimitState))
		return fetched * Min(1, ps->plan->plan_rows /
							 clamp_row_est(outerPlan(ps->plan)->plan_rows));
	return pgrf_join_nodes_reads_all(ps->plan) ? 1 : fetched;
}

static bool
walk_plan(PlanState *ps, void *context)
{
	Walk	   *walk = (Walk *) context;
	double		fetched = walk->fetched;
	bool		end;

	if (!pgrf_node_marks_first(&walk->visited, ps))
		return false;
	note_parameters(walk, ps);
	if (IsA(ps, HashJoinState) &&
		pgrf_join_may_drop(((HashJoinState *) ps)->js.jointype))
	{
		WalkJoin   *join = palloc(sizeof(*join));

		join->join = (HashJoinState *) ps;
		join->fetched = fetched;
		walk->joins = lappend(walk->joins, join);
	}
	walk->fetched = fetched_below(ps, fetched);
	end = planstate_tree_walker(ps, walk_plan, context);
	walk->fetched = fetched;
	return end;
}

/* Callback of the query's memory context: counts what its filters did. */
static void
end_query(void *arg)
{
	JoinQuery  *query = (JoinQuery *) arg;
	uint64		counts[JOIN_COUNTS] = {0};
	ListCell   *lc;

	dlist_delete(&query->node);
	foreach(lc, query->sources)
	{
		JoinSource *source = (JoinSource *) lfirst(lc);
		ListCell   *p;

		counts[JOIN_BUILT] += source->nbuilt;
		counts[JOIN_ABANDONED] += source->nabandoned;
		foreach(p, source->filters)
		{
			const Check *check = &((JoinFilter *) lfirst(p))->page.check;

			counts[JOIN_PLACED]++;
			counts[JOIN_CHECKED] += check->checked;
			counts[JOIN_DROPPED] += check->dropped;
		}
	}
	if (counts[JOIN_PLACED] > 0)
		pgrf_join_totals_add(query->role, counts);
}

/*
 * EXPLAIN looks, by address, for the NestLoop that sets a parameter of an
 * inner plan; without one, EXPLAIN prints $0, or fails an assertion.  So above
 * a target, whose plan is a copy (join_target.h), a NestLoop becomes a copy as
 * well.
 */
static bool
adopt_copies(PlanState *ps, void *context)
{
	if (!pgrf_node_marks_first((NodeMarks **) context, ps))
		return false;
	(void) planstate_tree_walker(ps, adopt_copies, context);
	if (IsA(ps, NestLoopState) &&
		innerPlan(ps->plan) != innerPlanState(ps)->plan)
	{
		if (pgrf_join_target_find(ps) == NULL)
			ps->plan = memcpy(palloc(sizeof(NestLoop)), ps->plan,
							  sizeof(NestLoop));
		innerPlan(ps->plan) = innerPlanState(ps)->plan;
	}
	return false;
}

static JoinQuery *
make_query(QueryDesc *desc, int eflags)
{
	JoinQuery  *query = palloc0(sizeof(*query));

	query->planstate = desc->planstate;
	query->estate = desc->estate;
	query->shown = desc->estate->es_instrument != 0 ||
		(eflags & EXEC_FLAG_EXPLAIN_ONLY) != 0;
	query->page_probe = pgrf_page_probe;
	query->role = GetUserId();
	query->scratch = AllocSetContextCreate(CurrentMemoryContext, "join filter",
										   ALLOCSET_SMALL_SIZES);
	pgrf_join_totals_begin();
	dlist_init(&query->targets);
	query->callback.func = end_query;
	query->callback.arg = query;
	dlist_push_head(&queries, &query->node);
	MemoryContextRegisterResetCallback(query->estate->es_query_cxt,
									   &query->callback);
	return query;
}

static void
place_filters(QueryDesc *desc, int eflags)
{
	JoinQuery  *query;
	Walk		walk = {.fetched = 1};
	NodeMarks  *adopted = NULL;
	ListCell   *lc;

	(void) walk_plan(desc->planstate, &walk);
	if (walk.joins == NIL)
		return;
	query = make_query(desc, eflags);
	if (IsParallelWorker() && !walk.unknown)
	{
		int			nparams = list_length(query->estate->es_plannedstmt->paramExecTypes);

		if (nparams > 0)
			query->fixed_params = bms_add_range(NULL, 0, nparams - 1);
	}
	else if (!IsParallelWorker())
		query->fixed_params = walk.fixed;
	query->fixed_params = bms_difference(query->fixed_params, walk.changing);
	/* A CTE comes before the nodes that read it. */
	foreach(lc, query->estate->es_subplanstates)
	{
		if (lfirst(lc) != NULL)
			(void) pgrf_join_effects_volatile(query, lfirst(lc));
	}
	foreach(lc, walk.inits)
	{
		SubPlanState *init = (SubPlanState *) lfirst(lc);
		ListCell   *p;

		if (pgrf_join_effects_volatile(query, init->planstate))
			foreach(p, init->subplan->setParam)
				query->volatile_params =
				bms_add_member(query->volatile_params, lfirst_int(p));
	}
	query->hiding = pgrf_hiding_find(query->estate);
	foreach(lc, walk.joins)
	{
		WalkJoin   *join = (WalkJoin *) lfirst(lc);

		pgrf_join_placement_make(query, join->join, join->fetched);
	}
	if (!dlist_is_empty(&query->targets))
	{
		(void) adopt_copies(query->planstate, &adopted);
		if (query->shown)
			pgrf_join_show(query);
	}
}

static void
executor_start(QueryDesc *desc, int eflags)
{
	MemoryContext old;

	if (next_start != NULL)
		next_start(desc, eflags);
	else
		standard_ExecutorStart(desc, eflags);
	if (!pgrf_join_filter || desc->planstate == NULL ||
		(pgrf_join_filter_debug == JOIN_FILTER_DEBUG_OFF &&
		 desc->planstate->plan->total_cost <
		 pgrf_join_filter_min_rows * cpu_tuple_cost))
		return;
	old = MemoryContextSwitchTo(desc->estate->es_query_cxt);
	place_filters(desc, eflags);
	MemoryContextSwitchTo(old);
}

#ifndef PGRF_EXPLAIN_HOOK
/* NULL if the query has no joins for filters. */
static JoinQuery *
find_query(const EState *estate)
{
	dlist_iter	iter;

	dlist_foreach(iter, &queries)
	{
		JoinQuery  *query = dlist_container(JoinQuery, node, iter.cur);

		if (query->estate == estate)
			return query;
	}
	return NULL;
}

static void
executor_finish(QueryDesc *desc)
{
	JoinQuery  *query;

	if (next_finish != NULL)
		next_finish(desc);
	else
		standard_ExecutorFinish(desc);
	query = find_query(desc->estate);
	if (query != NULL && desc->estate->es_instrument != 0)
	{
		MemoryContext old = MemoryContextSwitchTo(desc->estate->es_query_cxt);

		pgrf_join_show(query);
		MemoryContextSwitchTo(old);
	}
}
#endif

void
pgrf_join_init(void)
{
	next_start = ExecutorStart_hook;
	ExecutorStart_hook = executor_start;
#ifndef PGRF_EXPLAIN_HOOK
	next_finish = ExecutorFinish_hook;
	ExecutorFinish_hook = executor_finish;
#endif
	pgrf_join_show_init();
	pgrf_join_totals_init();
}
