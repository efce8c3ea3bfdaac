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
 * It pays if enough rows are dropped: a row that passes has been read, hashed
 * and probed for twice; and of one that a condition before would have refused,
 * less is saved.  What that costs and saves, in instructions counted by
 * callgrind, is below.  If it does not pay, pages are left out.  Of a page
 * that the scan does not go through, as in a subquery of EXISTS, those rows
 * count alone that it came by.
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

/* What it costs to read and probe for a key: an integer, a numeric, others. */
#define INTEGER_COST		170.0
#define NUMERIC_COST		900.0
#define OTHER_COST			500.0	/* text 390 */

/* What is saved if it is not found: a row, and to call the probe for it. */
#define ROW_COST			420.0
#define CALL_COST			280.0

/*
 * At first, pages are left alone until so many rows have shown how many of
 * them come as far as that call.
 */
#define FIRST_ROWS			32

/* A page costs as much as so many rows: so one row of a page saves nothing. */
#define PAGE_ROWS			5

/* Then so many rows are a window; twice as many each time, while it pays. */
#define FIRST_WINDOW		1024
#define LAST_WINDOW			65536

/* Else left out are so many times the first one: at first, and at last. */
#define FIRST_REST			4
#define LAST_REST			64

/* Conditions that are looked at, each of which is looked for among all. */
#define MOST_CLAUSES		64

/* Rows that conditions came to, and those of them that were probed for. */
typedef struct Reached
{
	uint64		rows;
	uint64		probed;
} Reached;

/* A condition that probes a filter for a column. */
typedef struct Probe
{
	FmgrInfo   *flinfo;			/* its function's */
	ExprState  *filter;
	Bitmapset  *params;			/* read by it and the conditions before */
	HeapPageColumn *column;		/* its key */
	bool		negated;		/* keys pass that the filter does not hold */
	bool		nulls;			/* null keys pass */
	double		key_cost;
	Reached		last;			/* until the page before */
	Reached		any;			/* before this window, on pages left alone */
	Reached		passing;		/* in this window */
	bool		opened;			/* the page before was not left alone */
	int			window;			/* rows of it */
	int			pages;			/* that it had so far */
	int			checked;		/* rows */
	int			dropped;
	int			last_dropped;	/* ... of the page before, that may not count */
	int			rest;			/* pages to be left out */
	int			next_rest;
} Probe;

/* A scan with such conditions. */
typedef struct ProbedScan
{
	ExprState  *qual;			/* its conditions */
	HeapPage   *page;
	uint64		rows;			/* that came as far as the conditions */
	int			nprobes;
	Probe		probes[FLEXIBLE_ARRAY_MEMBER];
} ProbedScan;

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

/* Adds the rows of the page before. */
static void
count_reached(Probe *probe, uint64 rows)
{
	Reached    *reached = probe->opened ? &probe->passing : &probe->any;
	uint64		probed = pgrf_probe_count(probe->flinfo);

	reached->rows += rows - probe->last.rows;
	reached->probed += probed - probe->last.probed;
	probe->last.rows = rows;
	probe->last.probed = probed;
	probe->opened = false;
}

static double
reached_share(const Reached *reached)
{
	return reached->rows == 0 ? 1 :
		(double) reached->probed / (double) reached->rows;
}

/*
 * Did this window pay?  How many of the rows that were dropped would have been
 * probed for, if conditions before do not refuse them, follows from how many
 * are of all rows, and of those that pass: the two need not be alike, for a
 * filter is often made by the very condition that stands before it.
 */
static bool
has_paid(const Probe *probe)
{
	int			walk = pgrf_heap_page_walk(probe->column);
	double		dropped = (double) probe->dropped / probe->checked;
	double		reached;

	if (probe->dropped == 0)
		return false;
	reached = (reached_share(&probe->any) -
			   reached_share(&probe->passing) * (1 - dropped)) / dropped;
	reached = Min(Max(reached, 0), 1);
	return probe->dropped *
		(ROW_COST + reached * (CALL_COST + probe->key_cost +
							   HEAP_PAGE_DEFORM_COST * walk)) >
		(probe->checked + PAGE_ROWS * probe->pages) *
		(probe->key_cost + HEAP_PAGE_WALK_COST * walk);
}

/* Before a page: was it the last of a window? */
static void
look_back(Probe *probe, const HeapPage *page, uint64 rows)
{
	count_reached(probe, rows);
	if (probe->last_dropped > 0)
		probe->dropped += (int) (probe->last_dropped *
								 pgrf_heap_page_share(page));
	probe->last_dropped = 0;
	if (probe->checked < probe->window)
		return;
	if (has_paid(probe))
	{
		probe->window = Min(2 * probe->window, LAST_WINDOW);
		probe->next_rest = FIRST_REST;
	}
	else
	{
		probe->rest = probe->next_rest *
			(1 + probe->pages * FIRST_WINDOW / probe->checked);
		probe->next_rest = Min(2 * probe->next_rest, LAST_REST);
		probe->window = FIRST_WINDOW;
	}
	memset(&probe->any, 0, sizeof(Reached));
	memset(&probe->passing, 0, sizeof(Reached));
	probe->pages = probe->checked = probe->dropped = 0;
}

/* Takes rows out of the page for which the condition is not true. */
static void
probe_page(Probe *probe, HeapPage *page)
{
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
	probe->opened = true;
	probe->pages++;
	probe->checked += nrows;
	probe->last_dropped = nrows - page->nrows;
}

/*
 * The scan has returned a row of another page: may it pass?  On the first page
 * of all no filter is known to be safe, so a table that has no other, and a
 * query that needs no more, are left alone.
 */
static pg_noinline bool
enter_page(ProbedScan *scan, ExprContext *econtext)
{
	HeapPage   *page = scan->page;
	bool		is_open = false;

	for (int i = 0; i < scan->nprobes; i++)
	{
		Probe	   *probe = &scan->probes[i];

		look_back(probe, page, scan->rows);
		if (probe->rest > 0)
			probe->rest--;
		else if (probe->any.rows >= FIRST_ROWS && is_safe(probe, econtext))
		{
			if (!is_open && !pgrf_heap_page_open(page))
				return true;
			is_open = true;
			probe_page(probe, page);
		}
	}
	if (is_open)
		return pgrf_heap_page_drop(page);
	pgrf_heap_page_pass(page);
	return true;
}

static Datum
probed_qual(ExprState *state, ExprContext *econtext, bool *isnull)
{
	ProbedScan *scan = (ProbedScan *) state->evalfunc_private;

	if (pgrf_heap_page_is_new(scan->page) && !scan->page->broken &&
		!enter_page(scan, econtext))
	{
		*isnull = false;
		return BoolGetDatum(false);
	}
	scan->rows++;
	return scan->qual->evalfunc(scan->qual, econtext, isnull);
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

static double
key_cost(const HeapPageColumn *column, Oid type)
{
	if (pgrf_heap_page_by_value(column))
		return INTEGER_COST;
	return getBaseType(type) == NUMERICOID ? NUMERIC_COST : OTHER_COST;
}

/* Does it probe a filter for a column?  Fills *probe in. */
static bool
find_probe(PlanState *ps, const HeapPage *page, Node *clause, Probe *probe)
{
	List	   *args;
	Node	   *filter;
	Node	   *key;
	bool		reversed;

	clause = find_call(clause, &probe->negated, &probe->nulls);
	args = call_arguments(clause);
	if (list_length(args) != 2)
		return false;
	probe->flinfo = find_function(ps->qual, clause);
	if (probe->flinfo == NULL ||
		(probe->flinfo->fn_addr != pgrf_contains &&
		 probe->flinfo->fn_addr != pgrf_contained))
		return false;
	reversed = probe->flinfo->fn_addr == pgrf_contained;
	filter = list_nth(args, reversed ? 1 : 0);
	key = list_nth(args, reversed ? 0 : 1);
	while (IsA(key, RelabelType))
		key = (Node *) ((RelabelType *) key)->arg;
	if (!IsA(key, Var) || !(IsA(filter, Const) || IsA(filter, Param)))
		return false;
	probe->column = pgrf_heap_page_column(page, ((Var *) key)->varattno);
	if (probe->column == NULL)
		return false;
	probe->filter = ExecInitExpr((Expr *) filter, ps);
	probe->window = FIRST_WINDOW;
	probe->next_rest = FIRST_REST;
	probe->key_cost = key_cost(probe->column, ((Var *) key)->vartype);
	return true;
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

/* A scan some of whose conditions probe filters; NULL if none does. */
static ProbedScan *
make_scan(PlanState *ps)
{
	List	   *clauses = ps->plan->qual;
	HeapPage   *page = pgrf_heap_page_make(ps);
	ProbedScan *scan;
	Bitmapset  *params = NULL;
	ListCell   *lc;

	if (page == NULL)
		return NULL;
	scan = palloc0(offsetof(ProbedScan, probes) +
				   Min(list_length(clauses), MOST_CLAUSES) * sizeof(Probe));
	scan->page = page;
	foreach(lc, clauses)
	{
		Node	   *clause = (Node *) lfirst(lc);

		if (foreach_current_index(lc) == MOST_CLAUSES)
			break;
		(void) collect_params(clause, &params);
		if (find_probe(ps, page, clause, &scan->probes[scan->nprobes]))
			scan->probes[scan->nprobes++].params = bms_copy(params);
		else if (contain_volatile_functions(clause) || contain_subplans(clause))
			break;
	}
	scan->qual = ps->qual;
	return scan->nprobes > 0 ? scan : NULL;
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
	ProbedScan *scan;

	if (!pgrf_node_marks_first(&((Walk *) context)->visited, ps))
		return false;
	if ((IsA(ps, SeqScanState) || IsA(ps, BitmapHeapScanState)) &&
		ps->qual != NULL && has_call(ps->plan->qual))
	{
		scan = make_scan(ps);
		if (scan != NULL && may_look((Walk *) context))
			ps->qual = pgrf_wrap(scan->qual, probed_qual, scan);
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
