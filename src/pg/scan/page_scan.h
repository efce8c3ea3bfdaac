/*-------------------------------------------------------------------------
 *
 * page_scan.h
 *	  Scans of a heap whose rows are checked a page at a time.
 *
 * Several may know that rows of a scan are of no use: join filters, and
 * conditions that probe a filter.  Each brings a check.  When the first row of
 * a page comes by, the page is opened once, the checks that have credit
 * (account.h) take out rows one after the other, that which drops most first,
 * and the scan's list of rows is shortened once.
 *
 * A scan that has conditions of its own evaluates one more before these, which
 * does that.  Of one that has none, whoever gets its rows asks for each.
 *
 * A row that is dropped is not handed to the scan's conditions; and if it
 * would have come as far as what the check saves, there is no further cost
 * either.  How many would, one row of each page tells: the first one, which
 * has been handed over already, is evaluated whether or not it is dropped.
 *
 * What a page earned is settled when the scan leaves it: to go on to the next
 * one, having come by all of its rows, or to begin anew, as in a subquery of
 * EXISTS that has found a row.  Then the rows that it did not come by earned
 * nothing.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_PAGE_SCAN_H
#define PGRF_PAGE_SCAN_H

#include "account.h"
#include "heap_page.h"

typedef struct PageScan PageScan;

/* Of which share of some rows is something true?  Of the last ones. */
typedef struct PageShare
{
	double		share;
	int			n;				/* rows that were seen, up to a limit */
} PageShare;

typedef struct PageCheck
{
	Check		check;			/* "saved": beyond the scan's conditions */
	PageScan   *scan;			/* where it was added */

	/* Takes rows out of the page. */
	void		(*probe) (struct PageCheck *check, HeapPage *page);

	/* How many rows so far came as far as what it saves? */
	uint64		(*reached) (const struct PageCheck *check);
	uint64		before;			/* ... before the row in hand */
	PageShare	refused;		/* of rows that it drops, as many would */
	PageShare	all;			/* ... of all rows */
} PageCheck;

struct PageScan
{
	PlanState  *ps;
	ExprState  *qual;			/* its own conditions; NULL: it has none */
	HeapPage   *page;
	Checks		checks;			/* PageChecks */
	int			opened;			/* rows of the page that is probed; 0: none */
	bool		watched;		/* does it tell when it begins anew? */
	int64		left;			/* rows to come before the next look, if all
								 * rest */
	uint64		passed;			/* rows in hand that passed its conditions */
	PageCheck  *refuses;		/* the check that drops the row in hand */
	HeapPageRows *verified;		/* for debugging: pages are looked at only,
								 * and remembered here; or NULL */
	void	   *owner;			/* whoever gets its rows */
};

/*
 * Of a scan: the one that it has, or a new one, which is not in use before it
 * has a check; NULL if it returns no rows of a heap, or may return others.
 */
extern PageScan *pgrf_page_scan_get(PlanState *ps);

/* The one that it has, and is in use; or NULL. */
extern PageScan *pgrf_page_scan_find(PlanState *ps);

/* Adds one to a list of checks; both live as long as the query. */
extern void pgrf_page_scan_append(Checks *checks, Check *check);

/* Adds a check. */
extern void pgrf_page_scan_add(PageScan *scan, PageCheck *check);

/*
 * A scan without conditions of its own has a row: is it the first of a page to
 * be looked at?  (Others ask themselves.)
 */
static inline bool
pgrf_page_scan_is_due(PageScan *scan)
{
	if (scan->left <= 0)
		return pgrf_heap_page_is_new(scan->page);
	scan->left--;
	return false;
}

/* If so: looks at the page.  Is the row of use? */
extern bool pgrf_page_scan_enter(PageScan *scan);

#endif							/* PGRF_PAGE_SCAN_H */
