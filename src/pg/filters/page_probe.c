/*-------------------------------------------------------------------------
 *
 * page_probe.c
 *	  Probing filters for all rows of a heap page at once.
 *
 * If "filter @> column", or NOT of it, is a condition of a heap scan, the
 * filter is probed for all rows of a page when the first of them comes, and
 * rows that it refuses are taken out of the scan's list (heap_page.h).  The
 * condition is still evaluated for the rows that are left, so a page need not
 * be probed.
 *
 * So conditions before the probe are evaluated for fewer rows.  The planner
 * orders conditions by cost, and the user cannot rely on their order, but:
 *
 * - Volatile functions are called for each row: a probe behind one is left
 *	 alone; so is a probe behind a subquery, which may call one, unless that
 *	 is an InitPlan that has been executed.
 * - Row security and security barriers hide rows from the user's conditions:
 *	 in a query that has any, all probes are left alone.
 *
 * So a condition before the probe may not raise an error that it would raise
 * otherwise.  The probe itself raises none: nothing is probed before its
 * function was called for a row, and found that nothing can go wrong
 * (pgrf_probe_is_safe()).
 *
 * Each probe's account (scan/account.h) tells if that pays: a row that passes
 * is probed for twice.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "access/transam.h"
#include "catalog/pg_type.h"
#include "executor/execExpr.h"
#include "executor/executor.h"
#include "nodes/nodeFuncs.h"
#include "nodes/plannodes.h"
#include "optimizer/clauses.h"
#include "optimizer/optimizer.h"
#include "utils/lsyscache.h"

#include "filter_probe.h"
#include "filters.h"
#include "pg/base/base.h"
#include "pg/scan/scan.h"

/* Most conditions that are examined: that takes quadratic time. */
#define MOST_CLAUSES		64

/* A condition that probes a filter for a column. */
typedef struct Probe
{
	PageCheck	page;
	Account		account;
	FmgrInfo   *flinfo;			/* of its function */
	ExprState  *filter;
	Bitmapset  *params;			/* of it and the conditions before it */
	HeapPageColumn *column;		/* the key */
	bool		negated;		/* passes keys that are not in the filter */
	bool		nulls;			/* passes null keys */
} Probe;

static ExecutorStart_hook_type next_start;

/*
 * Can it be probed for keys that the conditions may not come to?  Not if it,
 * or a condition before it, reads an InitPlan that has not been executed: it
 * may never be.
 */
static bool
is_safe(const Probe *probe, ExprContext *econtext)
{
	Datum		filter;
	bool		isnull;

	for (int i = -1; (i = bms_next_member(probe->params, i)) >= 0;)
		if (econtext->ecxt_param_exec_vals[i].execPlan != NULL)
			return false;
	/* reading a PL/pgSQL variable may fail: not before the query reads it */
	if (pgrf_probe_count(probe->flinfo) == 0)
		return false;
	filter = ExecEvalExpr(probe->filter, econtext, &isnull);
	return !isnull && pgrf_probe_is_safe(probe->flinfo, filter);
}

static CheckState
look_at(Check *check)
{
	const Probe *probe = (const Probe *) check;

	/* a filter is known to be safe after the first row */
	return is_safe(probe, probe->page.scan->ps->ps_ExprContext) ?
		CHECK_READY : CHECK_WAITS;
}

static uint64
reached_probe(const PageCheck *check)
{
	return pgrf_probe_count(((const Probe *) check)->flinfo);
}

/* A PageCheck's "probe". */
static void
probe_page(PageCheck *check, HeapPage *page)
{
	const Probe *probe = (const Probe *) check;
	int			nrows = page->nrows;
	uint32		found[PROBE_MANY];
	uint32		nfound;
	bool		has[PROBE_MANY];

	StaticAssertStmt(HEAP_PAGE_VALUE == 0, "others are invalid keys");
	pgrf_heap_page_read(page, probe->column);
	nfound = pgrf_probe_many(probe->flinfo, page->values, page->status, nrows,
							 found);
	memset(has, probe->negated, nrows);
	for (uint32 i = 0; i < nfound; i++)
		has[found[i]] = !probe->negated;
	pgrf_heap_page_keep(page, has, probe->nulls);
}

/*
 * Finds the call in a condition: the condition itself, or in NOT, in IS NOT
 * FALSE (a null filter lets all rows pass), or in IS NOT TRUE.
 */
static Node *
find_call(Node *clause, bool *negated, bool *nulls)
{
	*negated = is_notclause(clause) ||
		(IsA(clause, BooleanTest) &&
		 ((BooleanTest *) clause)->booltesttype == IS_NOT_TRUE);
	*nulls = IsA(clause, BooleanTest);
	if (is_notclause(clause))
		return (Node *) get_notclausearg(clause);
	if (IsA(clause, BooleanTest) &&
		(*negated || ((BooleanTest *) clause)->booltesttype == IS_NOT_FALSE))
		return (Node *) ((BooleanTest *) clause)->arg;
	return clause;
}

/* NIL if it is no call, or that of a built-in function. */
static List *
call_arguments(const Node *clause)
{
	if (IsA(clause, OpExpr) &&
		((const OpExpr *) clause)->opfuncid >= FirstNormalObjectId)
		return ((const OpExpr *) clause)->args;
	if (IsA(clause, FuncExpr) &&
		((const FuncExpr *) clause)->funcid >= FirstNormalObjectId)
		return ((const FuncExpr *) clause)->args;
	return NIL;
}

/* The function that evaluates a clause; NULL if there is none. */
static FmgrInfo *
find_function(ExprState *state, const Node *clause)
{
	for (int i = 0; i < state->steps_len; i++)
	{
		ExprEvalStep *step = &state->steps[i];

		if (pgrf_is_strict_call(ExecEvalStepOp(state, step)) &&
			step->d.func.finfo->fn_expr == clause)
			return step->d.func.finfo;
	}
	return NULL;
}

static void
set_prices(Probe *probe, Oid type)
{
	Check	   *check = &probe->page.check;
	int			walk = pgrf_heap_page_walk(probe->column);
	double		price = pgrf_heap_page_by_value(probe->column) ? PRICE_INTEGER :
	getBaseType(type) == NUMERICOID ? PRICE_NUMERIC : PRICE_OTHER;

	check->price = check->set_price = price + PRICE_WALK * walk;
	check->stands_for = 1;
	check->saved = PRICE_CALL + price + PRICE_DEFORM * walk;
}

/* Makes the probe that a condition is; NULL if it is none. */
static Probe *
make_probe(PlanState *ps, const HeapPage *page, Node *clause)
{
	Probe	   *probe = palloc0(sizeof(*probe));
	List	   *args;
	Node	   *filter;
	Node	   *key;
	bool		reversed;

	clause = find_call(clause, &probe->negated, &probe->nulls);
	args = call_arguments(clause);
	if (list_length(args) != 2)
		return NULL;
	probe->flinfo = find_function(ps->qual, clause);
	if (probe->flinfo == NULL ||
		(probe->flinfo->fn_addr != pgrf_contains &&
		 probe->flinfo->fn_addr != pgrf_contained))
		return NULL;
	reversed = probe->flinfo->fn_addr == pgrf_contained;
	filter = list_nth(args, reversed ? 1 : 0);
	key = list_nth(args, reversed ? 0 : 1);
	while (IsA(key, RelabelType))
		key = (Node *) ((RelabelType *) key)->arg;
	if (!IsA(key, Var) || !(IsA(filter, Const) || IsA(filter, Param)))
		return NULL;
	probe->column = pgrf_heap_page_column(page, ((Var *) key)->varattno);
	if (probe->column == NULL)
		return NULL;
	probe->filter = ExecInitExpr((Expr *) filter, ps);
	set_prices(probe, ((Var *) key)->vartype);
	probe->page.check.account = &probe->account;
	probe->page.check.look = look_at;
	probe->page.probe = probe_page;
	probe->page.reached = reached_probe;
	return probe;
}

/* Collects executor parameters that an expression reads. */
static bool
collect_params(Node *node, Bitmapset **params)
{
	if (node == NULL)
		return false;
	if (IsA(node, Param) && ((Param *) node)->paramkind == PARAM_EXEC)
		*params = bms_add_member(*params, ((Param *) node)->paramid);
	return expression_tree_walker(node, collect_params, (void *) params);
}

/* Adds the probes among a scan's conditions. */
static void
add_probes(PageScan *scan)
{
	PlanState  *ps = scan->ps;
	Bitmapset  *params = NULL;
	List	   *probes = NIL;
	ListCell   *lc;

	foreach(lc, ps->plan->qual)
	{
		Node	   *clause = (Node *) lfirst(lc);
		Probe	   *probe;

		if (foreach_current_index(lc) == MOST_CLAUSES)
			break;
		(void) collect_params(clause, &params);
		probe = make_probe(ps, scan->page, clause);
		if (probe != NULL)
		{
			probe->params = bms_copy(params);
			probes = lappend(probes, probe);
		}
		else if (contain_volatile_functions(clause) || contain_subplans(clause))
			break;
	}
	foreach(lc, probes)
		pgrf_page_scan_add(scan, &((Probe *) lfirst(lc))->page);
}

typedef struct Walk
{
	EState	   *estate;
	bool		asked;			/* is "hiding" known? */
	Hiding		hiding;
	NodeMarks  *visited;
} Walk;

/* May rows be read before conditions that come first? */
static bool
may_look(Walk *walk)
{
	if (!walk->asked)
		walk->hiding = pgrf_hiding_find(walk->estate);
	walk->asked = true;
	return walk->hiding == HIDING_NONE;
}

/* Might a condition be a probe? */
static bool
has_call(List *clauses)
{
	ListCell   *lc;

	foreach(lc, clauses)
	{
		bool		negated;
		bool		nulls;

		if (call_arguments(find_call((Node *) lfirst(lc), &negated,
									 &nulls)) != NIL)
			return true;
	}
	return false;
}

static bool
walk_plan(PlanState *ps, void *context)
{
	PageScan   *scan;

	if (!pgrf_node_marks_first(&((Walk *) context)->visited, ps))
		return false;
	if ((IsA(ps, SeqScanState) || IsA(ps, BitmapHeapScanState)) &&
		ps->qual != NULL && has_call(ps->plan->qual) && may_look((Walk *) context))
	{
		scan = pgrf_page_scan_get(ps);
		if (scan != NULL)
			add_probes(scan);
	}
	return planstate_tree_walker(ps, walk_plan, context);
}

static void
executor_start(QueryDesc *desc, int eflags)
{
	Walk		walk = {0};
	MemoryContext old;

	if (next_start != NULL)
		next_start(desc, eflags);
	else
		standard_ExecutorStart(desc, eflags);
	if (!pgrf_page_probe || desc->planstate == NULL ||
		(eflags & EXEC_FLAG_EXPLAIN_ONLY) != 0)
		return;
	walk.estate = desc->estate;
	old = MemoryContextSwitchTo(desc->estate->es_query_cxt);
	(void) walk_plan(desc->planstate, &walk);
	MemoryContextSwitchTo(old);
}

void
pgrf_page_probe_init(void)
{
	next_start = ExecutorStart_hook;
	ExecutorStart_hook = executor_start;
}
