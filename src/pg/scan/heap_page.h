/*-------------------------------------------------------------------------
 *
 * heap_page.h
 *	  The rows of a heap page that a scan is about to return, all at once.
 *
 * To hand a row to the executor takes 350 instructions or more.  But a heap
 * scan, sequential or by a bitmap, makes a list of a page's visible rows
 * (rs_vistuples) before it returns the first of them.  When that first row
 * comes, a filter can read a column of all these rows in the page, and shorten
 * the list:
 *
 *		list		 1  2  3  4  5		row 1 has been returned
 *		column		17  -  3 99  3		the filter has 3 and 99; 2 is null
 *		list		 1  3  4  5			the scan goes on with row 3
 *
 * A row stays if its column is "unknown": the column was added later than the
 * row, or its value is compressed or stored out of line.
 *
 * Why that is safe.  The list is private to the scan, and entries up to the
 * current row are not changed.  The page is pinned, so line pointers and rows
 * do not move: that takes a cleanup lock.  Other backends may change who
 * deleted or locked a row (xmax, ctid, hint bits), but neither its number of
 * attributes, nor its null bitmap, nor its data.  (Catalogs are updated in
 * place, so they are excluded.)  The scan itself relies on this when it
 * returns row after row.  Conflicts of serializable transactions were checked
 * when the list was made.
 *
 * On versions whose sources nobody has read for this, no hook leads here
 * (PGRF_KNOWN_PLANS).  Nothing is done if the scan is not as expected, or if
 * it goes backward.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_HEAP_PAGE_H
#define PGRF_HEAP_PAGE_H

#include "access/heapam.h"
#include "nodes/execnodes.h"

#include "pg/base/base.h"

/* The status of several columns of a row is the greatest of theirs. */
typedef enum HeapPageStatus
{
	HEAP_PAGE_VALUE = 0,
	HEAP_PAGE_UNKNOWN,			/* takes detoasting, or the catalog */
	HEAP_PAGE_NULL
} HeapPageStatus;

/* Memory of an open page: kilobytes, on the stack of the caller. */
typedef struct HeapPageRows
{
	Datum		values[MaxHeapTuplesPerPage];
	OffsetNumber rows[MaxHeapTuplesPerPage];
	uint8		status[MaxHeapTuplesPerPage];
} HeapPageRows;

typedef struct HeapPage
{
	/* Rows that are left, in the order of the list.  Callers remove some. */
	int			nrows;
	OffsetNumber *rows;

	/* A column of these rows.  Values by reference point into the page. */
	uint8	   *status;			/* HeapPageStatus */
	Datum	   *values;

	bool		broken;			/* the scan is not as expected */

	/* private */
	bool		plain;			/* each row has a value */
	ScanState  *node;
	int			ahead;			/* rs_cindex - index of the current row */
	BlockNumber block;			/* the page that was opened last */
	int			index;			/* of the current row in rs_vistuples */
	OffsetNumber last;			/* of the list when the page was opened */
} HeapPage;

/* How to find a column in the rows of a table. */
typedef struct HeapPageColumn HeapPageColumn;

/*
 * Prepares a scan's pages; NULL if it is no heap scan.  Rows are read before
 * the scan's conditions: not to be used if these hide rows from the user
 * (hiding.h).
 */
extern HeapPage *pgrf_heap_page_make(PlanState *ps);

/* Prepares a column, or NULL.  Both live in the current memory context. */
extern HeapPageColumn *pgrf_heap_page_column(const HeapPage *page,
											 AttrNumber attno);

/* The scan has returned a row: the first one of a page, or of a new pass? */
static inline bool
pgrf_heap_page_is_new(HeapPage *page)
{
	HeapScanDesc scan = (HeapScanDesc) page->node->ss_currentScanDesc;
	int			index = (int) scan->rs_cindex - page->ahead;
	bool		is_new = scan->rs_cblock != page->block || index <= page->index;

	page->index = index;
	return is_new;
}

/*
 * The share of the opened page that the scan has passed, before it is
 * restarted: by offset numbers, since the list has been shortened.
 */
static inline double
pgrf_heap_page_share(const HeapPage *page)
{
	TupleTableSlot *slot = page->node->ss_ScanTupleSlot;

	if (TTS_EMPTY(slot))		/* the scan has ended */
		return 1;
	return Min(1.0, (double) ItemPointerGetOffsetNumberNoCheck(&slot->tts_tid) /
			   page->last);
}

/* From now on, no page counts as opened. */
static inline void
pgrf_heap_page_forget(HeapPage *page)
{
	page->block = InvalidBlockNumber;
}

/*
 * Opens the page of the row that the scan has just returned: "rows" are that
 * row and those behind it, in "memory".  False if the scan goes backward; or,
 * with "broken" set, if it is not as expected, and never will be.
 */
extern bool pgrf_heap_page_open(HeapPage *page, HeapPageRows *memory);

/* How many columns are walked to reach it, if a row has no nulls. */
extern int	pgrf_heap_page_walk(const HeapPageColumn *column);
extern bool pgrf_heap_page_by_value(const HeapPageColumn *column);

/*
 * Reads a column of the rows that are left.  After ..._read_also() of another
 * column, "values" are of that one, and "status" is of both.
 */
extern void pgrf_heap_page_read(HeapPage *page, const HeapPageColumn *column);
extern void pgrf_heap_page_read_also(HeapPage *page,
									 const HeapPageColumn *column);

/*
 * Keeps row i if has[i], if its value is unknown, or if it is null and "nulls"
 * is set.  Overwrites has[].
 */
extern void pgrf_heap_page_keep(HeapPage *page, bool *has, bool nulls);

extern bool pgrf_heap_page_has(const HeapPage *page);

/*
 * Removes all other rows from the scan's list, as if the node's conditions had
 * removed them.  Returns whether the current row is left: it cannot be
 * removed.
 */
extern bool pgrf_heap_page_drop(HeapPage *page);

#endif							/* PGRF_HEAP_PAGE_H */
