/*-------------------------------------------------------------------------
 *
 * page_scan.h
 *	  Scans of a heap whose rows are checked a page at a time.
 *
 * Join filters, and conditions that probe a filter, add checks to a scan.
 * When the first row of a page comes, the page is opened, the checks that have
 * credit (account.h) remove rows one check after the other, and the scan's
 * list of rows is shortened.  A wrapper around the scan's conditions does
 * this; without conditions, the caller that gets its rows.
 *
 * A dropped row saves the cost of being handed to the scan's conditions; and,
 * if it would have come to the join or to the probing condition, the cost of
 * that ("saved").  One row of each page tells how often: the first row has
 * already been handed over, so it is evaluated even if it is dropped.
 *
 * A page is settled when the scan leaves it.  If the scan is restarted before,
 * as in an EXISTS subquery that has found a row, the rest of the page earns
 * nothing.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_PAGE_SCAN_H
#define PGRF_PAGE_SCAN_H

#include "account.h"
#include "heap_page.h"

typedef struct PageScan PageScan;

/* A share of rows, estimated by the last ones. */
typedef struct PageShare
{
	double		share;
	int			n;				/* rows that were seen, up to a limit */
} PageShare;

typedef struct PageCheck
{
	Check		check;			/* "saved" is beyond the scan's conditions */
	PageScan   *scan;			/* that it was added to */

	/* Removes rows from the page. */
	void		(*probe) (struct PageCheck *check, HeapPage *page);

	/* How many rows so far have come to the join, or to the condition? */
	uint64		(*reached) (const struct PageCheck *check);
	uint64		before;			/* "reached" before the current row */
	PageShare	refused;		/* dropped rows that would have come there */
	PageShare	all;			/* all rows that come there */
} PageCheck;

struct PageScan
{
	PlanState  *ps;
	ExprState  *qual;			/* the node's conditions; NULL if none */
	HeapPage   *page;
	Checks		checks;			/* of PageChecks */
	int			opened;			/* rows of the page that is probed; or 0 */
	bool		watched;		/* will begin_anew() be called? */
	int64		left;			/* rows to pass before the next decision */
	uint64		passed;			/* first rows of pages that passed "qual" */
	PageCheck  *refuses;		/* the check that drops the current row */
	HeapPageRows *verified;		/* rows left, when debugging; or NULL */
	void	   *owner;			/* set by whoever gets its rows */
};

/*
 * The node's PageScan; or a new one, in the current memory context, which has
 * no effect until a check is added.  NULL if the node does not scan a heap.
 */
extern PageScan *pgrf_page_scan_get(PlanState *ps);

/* The node's PageScan that is in use; NULL if none. */
extern PageScan *pgrf_page_scan_find(PlanState *ps);

/* Adds a check, as long-lived as the query, to a list of checks. */
extern void pgrf_page_scan_append(Checks *checks, Check *check);

/* Adds a check to a scan. */
extern void pgrf_page_scan_add(PageScan *scan, PageCheck *check);

/* A scan without conditions returned a row: call pgrf_page_scan_enter()? */
static inline bool
pgrf_page_scan_is_due(PageScan *scan)
{
	if (scan->left <= 0)
		return pgrf_heap_page_is_new(scan->page);
	scan->left--;
	return false;
}

/* Probes the page.  False: the current row is to be dropped. */
extern bool pgrf_page_scan_enter(PageScan *scan);

#endif							/* PGRF_PAGE_SCAN_H */
