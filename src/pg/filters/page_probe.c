/*-------------------------------------------------------------------------
 *
 * page_probe.c
 *	  Probing filters for all rows of a heap page at once.
 *
 * Where "filter @> column" is a condition of a scan of a heap, or NOT of it,
 * rows that it refuses need not come as far as the executor.  When the first
 * row of a page comes by, the filter is probed for the rows behind it as well,
 * and those that it refuses are taken out of the scan's list (heap_page.h).
 * Those that are left go the ordinary way, and the condition is evaluated for
 * them as ever: so a page that was not looked at, for whatever reason, is as
 * right as one that was.
 *
 * What differs is that rows are dropped before conditions that stand before
 * the probe, which are evaluated for fewer rows.  The planner sorts conditions
 * by what they cost, and who writes them has no say in their order, save that
 *
 * - volatile functions are called for each row: a probe behind one is left
 *	 alone, and one behind a subquery, which may call some, unless that is an
 *	 InitPlan and has been executed;
 *
 * - row security and security barriers hide rows from conditions of the user:
 *	 in a query that has any, all probes are left alone.  (Whether a probe is
 *	 leakproof does not matter then.)
 *
 * A condition before the probe that would have raised an error may raise none.
 * The opposite is not possible: nothing is probed unless the function was
 * called for some row, and found that nothing can go wrong
 * (pgrf_probe_is_safe()).
 *
 * Whether it pays, the account of each probe says (scan/account.h): a row that
 * passes has been read, hashed and probed for twice; and of one that a
 * condition before would have refused, less is saved.
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

/* Conditions that are looked at, each of which is looked for among all. */
#define MOST_CLAUSES		64

/* A condition that probes a filter for a column. */
typedef struct Probe
{
	PageCheck	page;
	Account		account;
	FmgrInfo   *flinfo;			/* its function's */
	ExprState  *filter;
	Bitmapset  *params;			/* read by it and the conditions before */
	HeapPageColumn *column;		/* its key */
	bool		negated;		/* keys pass that the filter does not hold */
	bool		nulls;			/* null keys pass */
} Probe;

static ExecutorStart_hook_type next_start;

/*
 * Can it be probed for keys that the conditions may not come to?  An InitPlan
 * that has not been executed may never be; nor if it is read by a condition
 * before, which might not be evaluated for the row that would execute it.
 */
static bool
is_safe(const Probe *probe, ExprContext *econtext)
{
	Datum		filter;
	bool		isnull;

	for (int i = -1; (i = bms_next_member(probe->params, i)) >= 0;)
		if (econtext->ecxt_param_exec_vals[i].execPlan != NULL)
			return false;
	/* to read a variable of PL/pgSQL may fail, so not before the query does */
	if (pgrf_probe_count(probe->flinfo) == 0)
		return false;
	filter = ExecEvalExpr(probe->filter, econtext, &isnull);
	return !isnull && pgrf_probe_is_safe(probe->flinfo, filter);
}

static CheckState
look_at(Check *check)
{
	const Probe *probe = (const Probe *) check;

	/* on the first row of all, no filter is known to be safe */
	return is_safe(probe, probe->page.scan->ps->ps_ExprContext) ?
		CHECK_READY : CHECK_WAITS;
}

static uint64
reached_probe(const PageCheck *check)
{
	return pgrf_probe_count(((const Probe *) check)->flinfo);
}

/* Takes rows out of the page for which the condition is not true. */
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
 * What a condition is made of: a call; NOT of one; one that IS NOT FALSE, by
 * which no filter at all lets every row pass, or IS NOT TRUE.
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

/* The arguments of a call; NIL if it is none, or of a built-in function. */
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

/* The function by which a state evaluates a clause; NULL: it does not. */
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

/* The probe of a filter for a column that a condition is; NULL: it is none. */
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

/* The parameters of the executor that an expression reads. */
static bool
collect_params(Node *node, Bitmapset **params)
{
	if (node == NULL)
		return false;
	if (IsA(node, Param) && ((Param *) node)->paramkind == PARAM_EXEC)
		*params = bms_add_member(*params, ((Param *) node)->paramid);
	return expression_tree_walker(node, collect_params, (void *) params);
}

/* Adds the conditions of a scan that probe filters. */
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

/* May rows be looked at before conditions that come first? */
static bool
may_look(Walk *walk)
{
	if (!walk->asked)
		walk->hiding = pgrf_hiding_find(walk->estate);
	walk->asked = true;
	return walk->hiding == HIDING_NONE;
}

/* Is any condition made of a call that may be a probe? */
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
	if (!PGRF_KNOWN_PLANS)
		return;
	next_start = ExecutorStart_hook;
	ExecutorStart_hook = executor_start;
}
