/*-------------------------------------------------------------------------
 *
 * join_filter.c
 *	  Join filters: when queries get them.
 *
 * The plan of a query is not touched.  When the executor has made the states
 * of its nodes, and before the first row, hash joins are looked for and their
 * filters put into place (join_filter_place.c).  That costs a walk over the
 * plan, and applies to cached plans, cursors, statements of PL/pgSQL and
 * parallel workers alike, as the setting is at that moment.
 *
 * All of it dies with the memory of the query, also if that ends by an error:
 * then nobody calls ExecutorEnd().
 *
 * IDENTIFICATION
 *	  src/pg/join_filter.c
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "access/parallel.h"
#include "executor/executor.h"
#include "nodes/nodeFuncs.h"
#include "nodes/plannodes.h"
#include "pgrf_join.h"
#include "utils/memutils.h"

static ExecutorStart_hook_type next_start;

/* What a walk over the plan finds. */
typedef struct Walk
{
	List	   *joins;			/* that may have filters */
	Bitmapset  *fixed;			/* parameters that do not change */
	Bitmapset  *changing;		/* ... that may */
	List	   *inits;			/* InitPlans (SubPlanStates) */
} Walk;

/*
 * Which parameters do not change while the query is executed?  The leader can
 * tell for those that an InitPlan sets which depends on no other, and for
 * those by which a Gather announces that it will be executed again: then
 * workers scan the same tables once more.  A worker gets its parameters once,
 * but for those that are set by nodes of its own.
 */
static void
note_parameters(Walk *walk, PlanState *ps)
{
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
	switch (nodeTag(ps->plan))
	{
		case T_NestLoop:
			foreach(lc, ((NestLoop *) ps->plan)->nestParams)
				walk->changing =
				bms_add_member(walk->changing,
							   ((NestLoopParam *) lfirst(lc))->paramno);
			break;
		case T_Gather:
			if (((Gather *) ps->plan)->rescan_param >= 0)
				walk->fixed = bms_add_member(walk->fixed,
											 ((Gather *) ps->plan)->rescan_param);
			break;
		case T_GatherMerge:
			if (((GatherMerge *) ps->plan)->rescan_param >= 0)
				walk->fixed = bms_add_member(walk->fixed,
											 ((GatherMerge *) ps->plan)->rescan_param);
			break;
		default:
			break;
	}
}

/*
 * A join is given filters if the nodes that would ask them are expected to
 * return many rows.  Most queries have no such nodes, and are executed in less
 * time than it takes to look closely: so rows are added up first, of all
 * nodes, as far as the limit.
 */
static bool
has_rows(PlanState *ps, void *context)
{
	double	   *rows = (double *) context;

	*rows += ps->plan->plan_rows;
	return *rows >= pgrf_join_filter_min_rows ||
		planstate_tree_walker(ps, has_rows, context);
}

static bool
walk_plan(PlanState *ps, void *context)
{
	Walk	   *walk = (Walk *) context;

	note_parameters(walk, ps);
	if (IsA(ps, HashJoinState) &&
		pgrf_join_may_drop(((HashJoinState *) ps)->js.jointype))
		walk->joins = lappend(walk->joins, ps);
	return planstate_tree_walker(ps, walk_plan, context);
}

/* The query's memory is about to go. */
static void
end_query(void *arg)
{
	JoinQuery  *query = (JoinQuery *) arg;
	dlist_iter	iter;
	ListCell   *lc;

	foreach(lc, query->sources)
	{
		JoinSource *source = (JoinSource *) lfirst(lc);

		pgrf_join_totals.built += source->nbuilt;
		pgrf_join_totals.abandoned += source->nabandoned;
	}
	dlist_foreach(iter, &query->targets)
	{
		JoinTarget *target = dlist_container(JoinTarget, node, iter.cur);

		for (int i = 0; i < target->nfilters; i++)
		{
			pgrf_join_totals.wired++;
			pgrf_join_totals.checked += target->filters[i]->checked;
			pgrf_join_totals.dropped += target->filters[i]->dropped;
		}
	}
	dlist_delete(&query->node);
}

/*
 * Targets have copies of their plans.  EXPLAIN takes the parameters that a
 * nested loop hands to its inner side for those of the loop whose inner plan
 * it came from, by address; where it finds none, it prints $0, or fails an
 * assertion.  So a loop gets a copy, too, that knows the one below it.
 */
static bool
adopt_copies(PlanState *ps, void *context)
{
	(void) planstate_tree_walker(ps, adopt_copies, context);
	if (IsA(ps, NestLoopState) &&
		innerPlan(ps->plan) != innerPlanState(ps)->plan)
	{
		if (pgrf_join_find_target(ps) == NULL)
			ps->plan = memcpy(palloc(sizeof(NestLoop)), ps->plan,
							  sizeof(NestLoop));
		innerPlan(ps->plan) = innerPlanState(ps)->plan;
	}
	return false;
}

/* Gives the joins of a query that is about to be executed their filters. */
static void
wire(QueryDesc *desc)
{
	MemoryContext old = MemoryContextSwitchTo(desc->estate->es_query_cxt);
	Walk		walk = {0};
	JoinQuery  *query;
	ListCell   *lc;

	(void) walk_plan(desc->planstate, &walk);
	if (walk.joins != NIL)
	{
		query = palloc0(sizeof(*query));
		query->estate = desc->estate;
		dlist_init(&query->targets);
		if (IsParallelWorker())
		{
			int			nparams = list_length(desc->plannedstmt->paramExecTypes);

			if (nparams > 0)
				query->fixed_params = bms_add_range(NULL, 0, nparams - 1);
		}
		else
			query->fixed_params = walk.fixed;
		query->fixed_params = bms_difference(query->fixed_params,
											 walk.changing);
		foreach(lc, walk.inits)
		{
			SubPlanState *init = (SubPlanState *) lfirst(lc);
			ListCell   *p;

			if (pgrf_join_is_volatile(init->planstate))
				foreach(p, init->subplan->setParam)
					query->volatile_params =
					bms_add_member(query->volatile_params, lfirst_int(p));
		}
		foreach(lc, desc->estate->es_range_table)
			query->has_barrier |=
			((RangeTblEntry *) lfirst(lc))->security_barrier;
		foreach(lc, walk.joins)
			pgrf_join_place(query, (HashJoinState *) lfirst(lc));
		if (!dlist_is_empty(&query->targets))
		{
			pgrf_join_log_totals();
			(void) adopt_copies(desc->planstate, NULL);
			query->callback.func = end_query;
			query->callback.arg = query;
			dlist_push_head(&pgrf_join_queries, &query->node);
			MemoryContextRegisterResetCallback(desc->estate->es_query_cxt,
											   &query->callback);
			pgrf_join_show(query);
		}
	}
	MemoryContextSwitchTo(old);
}

static void
executor_start(QueryDesc *desc, int eflags)
{
	double		rows = 0;

	if (next_start != NULL)
		next_start(desc, eflags);
	else
		standard_ExecutorStart(desc, eflags);
	if (!pgrf_join_filter || desc->planstate == NULL)
		return;
	if (pgrf_join_filter_debug != JOIN_FILTER_DEBUG_OFF ||
		has_rows(desc->planstate, &rows))
		wire(desc);
}

void
pgrf_join_filter_init(void)
{
	next_start = ExecutorStart_hook;
	ExecutorStart_hook = executor_start;
	pgrf_join_show_init();
}
