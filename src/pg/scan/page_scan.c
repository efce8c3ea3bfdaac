/*-------------------------------------------------------------------------
 *
 * page_scan.c
 *	  Scans of a heap whose rows are checked a page at a time.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "executor/executor.h"

#include "page_scan.h"
#include "prices.h"

/* Number of last rows that determine a share. */
#define SHARE_ROWS		32

static void
add_to_share(PageShare *share, bool yes)
{
	if (share->n < SHARE_ROWS)
		share->n++;
	share->share += (yes - share->share) / share->n;
}

/* 1 if nothing is known. */
static double
share_of(const PageShare *share)
{
	return share->n > 0 ? share->share : 1;
}

/* What a dropped row would have cost, in ns. */
static double
saved_by(const PageCheck *check)
{
	return PRICE_ROW + share_of(&check->refused) * check->check.saved;
}

static void
rows_come(PageScan *scan, double nrows)
{
	for (int i = 0; i < scan->checks.n; i++)
	{
		PageCheck  *check = (PageCheck *) scan->checks.all[i];

		pgrf_account_came(check->check.account, nrows, share_of(&check->all));
	}
}

/* Settles the opened page, if any: the scan has passed this share of it. */
static void
leave_page(PageScan *scan, double share)
{
	rows_come(scan, share * scan->opened);
	pgrf_account_order(&scan->checks);
	for (int i = 0; i < scan->checks.nready; i++)
	{
		PageCheck  *check = (PageCheck *) scan->checks.all[i];

		pgrf_account_settle(&check->check, share * saved_by(check));
	}
	scan->opened = 0;
}

/* The scan is restarted or ends, perhaps not at the end of the page. */
static void
begin_anew(Datum arg)
{
	PageScan   *scan = (PageScan *) DatumGetPointer(arg);

	scan->watched = false;
	leave_page(scan, pgrf_heap_page_share(scan->page));
	pgrf_heap_page_forget(scan->page);
}

/* Has begin_anew() called once, before the node is restarted. */
static void
watch(PageScan *scan)
{
	if (!scan->watched)
		RegisterExprContextCallback(scan->ps->ps_ExprContext, begin_anew,
									PointerGetDatum(scan));
	scan->watched = true;
}

static void
probe_page(PageScan *scan)
{
	HeapPage   *page = scan->page;
	OffsetNumber first = page->rows[0];

	for (int i = 0; i < scan->checks.nready; i++)
	{
		PageCheck  *check = (PageCheck *) scan->checks.all[i];
		int			nrows = page->nrows;

		if (nrows > 0)
			check->probe(check, page);
		check->check.checked += nrows;
		check->check.dropped += nrows - page->nrows;
		check->check.account->credit -= PRICE_PAGE;
		if (scan->refuses == NULL &&
			(page->nrows == 0 || page->rows[0] != first))
			scan->refuses = check;
	}
}

bool
pgrf_page_scan_enter(PageScan *scan)
{
	HeapPage   *page = scan->page;
	MemoryContext old = MemoryContextSwitchTo(scan->ps->state->es_query_cxt);
	HeapPageRows rows;

	leave_page(scan, 1);
	pgrf_account_choose(&scan->checks);
	MemoryContextSwitchTo(old);
	scan->refuses = NULL;
	if (scan->checks.nready > 0 &&
		pgrf_heap_page_open(page, scan->verified != NULL ? scan->verified : &rows))
	{
		watch(scan);
		scan->opened = page->nrows;
		probe_page(scan);
		return scan->verified != NULL || pgrf_heap_page_drop(page);
	}
	/* No check probes the next rows. */
	rows_come(scan, scan->checks.turn);
	scan->checks.nready = 0;
	scan->left = page->broken ? PG_INT64_MAX : scan->checks.turn - 1;
	pgrf_heap_page_forget(page);
	return true;
}

/* The same with conditions: learns which checks the row would have reached. */
static pg_noinline Datum
enter_page_qual(PageScan *scan, ExprContext *econtext, bool *isnull)
{
	bool		stays = pgrf_page_scan_enter(scan);
	Datum		passes;

	for (int i = 0; i < scan->checks.n; i++)
	{
		PageCheck  *check = (PageCheck *) scan->checks.all[i];

		check->before = check->reached(check);
	}
	passes = scan->qual->evalfunc(scan->qual, econtext, isnull);
	scan->passed += DatumGetBool(passes);
	for (int i = 0; i < scan->checks.n; i++)
	{
		PageCheck  *check = (PageCheck *) scan->checks.all[i];
		bool		reached = check->reached(check) > check->before;

		if (check == scan->refuses)
			add_to_share(&check->refused, reached);
		if (scan->checks.nready == 0)
			add_to_share(&check->all, reached);
	}
	return BoolGetDatum(stays && DatumGetBool(passes));
}

static Datum
page_qual(ExprState *state, ExprContext *econtext, bool *isnull)
{
	PageScan   *scan = (PageScan *) state->evalfunc_private;

	if (pgrf_page_scan_is_due(scan))
		return enter_page_qual(scan, econtext, isnull);
	return scan->qual->evalfunc(scan->qual, econtext, isnull);
}

PageScan *
pgrf_page_scan_find(PlanState *ps)
{
	return ps->qual != NULL && ps->qual->evalfunc == page_qual ?
		(PageScan *) ps->qual->evalfunc_private : NULL;
}

PageScan *
pgrf_page_scan_get(PlanState *ps)
{
	PageScan   *scan = pgrf_page_scan_find(ps);
	HeapPage   *page;

	if (scan != NULL)
		return scan;
	page = pgrf_heap_page_make(ps);
	if (page == NULL)
		return NULL;
	scan = palloc0(sizeof(*scan));
	scan->ps = ps;
	scan->page = page;
	return scan;
}

void
pgrf_page_scan_append(Checks *checks, Check *check)
{
	/* grows when n is a power of two */
	if (checks->n == 0)
		checks->all = (Check **) palloc(sizeof(Check *));
	else if ((checks->n & (checks->n - 1)) == 0)
		checks->all = (Check **) repalloc(checks->all,
										  2 * checks->n * sizeof(Check *));
	checks->all[checks->n++] = check;
}

void
pgrf_page_scan_add(PageScan *scan, PageCheck *check)
{
	if (scan->checks.n == 0 && scan->ps->qual != NULL)
	{
		scan->qual = scan->ps->qual;
		scan->ps->qual = pgrf_wrap(scan->qual, page_qual, scan);
	}
	check->scan = scan;
	pgrf_page_scan_append(&scan->checks, &check->check);
}
