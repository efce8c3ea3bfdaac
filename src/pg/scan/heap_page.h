/*-------------------------------------------------------------------------
 *
 * heap_page.h
 *	  The rows of a heap page that a scan is about to return, all at once.
 *
 * What costs in a scan is not to look at a row but to hand it to the
 * executor: a slot is filled, columns are taken apart, an expression is
 * evaluated, 350 instructions or more.  But a scan of a heap, sequential or by
 * a bitmap, makes a list of a page's visible rows before it returns the first
 * of them (rs_vistuples).  So when that first row comes by, somebody who can
 * tell that others are of no use may look at their columns where they are, and
 * take them out of the list:
 *
 *		list		 1  2  3  4  5		row 1 has been returned
 *		column		17  -  3 99  3		to be kept: 3 and 99; 2 is null
 *		list		 1  3  4  5			the scan goes on with row 3
 *
 * No row of which anything is doubtful is taken out: a column that the row has
 * not got, since it was added later, or a value that is compressed or stored
 * elsewhere, is "unknown".
 *
 * Why that is safe.  The list is private to the scan, and entries up to the
 * current row are not touched, so whatever the scan does next it finds what it
 * left there.  The page is pinned, and while it is, line pointers and rows
 * stay where they are: to move them takes a cleanup lock.  What others may
 * change meanwhile is who deleted or locked a row (xmax, ctid, hint bits), but
 * neither the number of its attributes, nor which are null, nor their bytes;
 * only catalogs are updated in place, and are left out.  It is what the scan
 * itself relies on when it returns one row after the other.  Conflicts of
 * serializable transactions were checked for all rows when the list was made.
 *
 * Nothing is done where nobody has read the server's sources for this
 * (compat.h), where the scan is not as expected, and if it goes backward.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_HEAP_PAGE_H
#define PGRF_HEAP_PAGE_H

#include "access/heapam.h"
#include "nodes/execnodes.h"

#include "pg/base/base.h"

/* Of several columns of a row, the greatest says what is known of them all. */
typedef enum HeapPageStatus
{
	HEAP_PAGE_VALUE = 0,
	HEAP_PAGE_UNKNOWN,			/* to tell takes more than reading the page */
	HEAP_PAGE_NULL
} HeapPageStatus;

/* Memory of an open page, kilobytes: of its caller, since scans are many. */
typedef struct HeapPageRows
{
	Datum		values[MaxHeapTuplesPerPage];
	OffsetNumber rows[MaxHeapTuplesPerPage];
	uint8		status[MaxHeapTuplesPerPage];
} HeapPageRows;

typedef struct HeapPage
{
	/* The rows that are left, in the order of the list: callers drop some. */
	int			nrows;
	OffsetNumber *rows;

	/* A column of these rows; a value passed by reference is in the page. */
	uint8	   *status;			/* HeapPageStatus */
	Datum	   *values;

	bool		broken;			/* the scan is not as expected */

	/* private */
	bool		plain;			/* each row has a value */
	ScanState  *node;
	int			ahead;			/* of the current row, in rs_cindex */
	BlockNumber block;			/* that was opened last */
	int			index;			/* of the current row in the scan's list */
	OffsetNumber last;			/* row of the list before any was taken out */
} HeapPage;

/* How to find a column in rows of a table. */
typedef struct HeapPageColumn HeapPageColumn;

/*
 * The pages of a scan that returns rows of a heap; NULL if it does not, or may
 * return others.  Lives in the current memory context.  Rows are looked at
 * before the scan's conditions: nobody may, if these hide rows from the user
 * (hiding.h).
 */
extern HeapPage *pgrf_heap_page_make(PlanState *ps);

/* A column; NULL if it cannot be read.  Likewise. */
extern HeapPageColumn *pgrf_heap_page_column(const HeapPage *page,
											 AttrNumber attno);

/*
 * The scan has returned a row: is it of a page that was not opened before, or
 * not since the scan came by there the last time?
 */
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
 * The scan is about to begin anew: which share of the page that was opened
 * last has it come by?  By the places of its rows, of which the scan's list
 * has no longer all.
 */
static inline double
pgrf_heap_page_share(const HeapPage *page)
{
	TupleTableSlot *slot = page->node->ss_ScanTupleSlot;

	if (TTS_EMPTY(slot))		/* it came to its end */
		return 1;
	return Min(1.0, (double) ItemPointerGetOffsetNumberNoCheck(&slot->tts_tid) /
			   page->last);
}

/* From now on, it counts as one that was not opened. */
static inline void
pgrf_heap_page_forget(HeapPage *page)
{
	page->block = InvalidBlockNumber;
}

/*
 * Opens the page of the row that the scan has just returned: "rows" are that
 * one and those that follow, in that memory.  False: the scan goes backward,
 * or, if "broken" is set, is not as expected; then it never will be.
 */
extern bool pgrf_heap_page_open(HeapPage *page, HeapPageRows *memory);

/* How many columns are gone through to reach it in a row without nulls. */
extern int	pgrf_heap_page_walk(const HeapPageColumn *column);
extern bool pgrf_heap_page_by_value(const HeapPageColumn *column);

/*
 * Reads a column of the rows that are left; and another one, after which
 * "status" is of both, and "values" of the latter.
 */
extern void pgrf_heap_page_read(HeapPage *page, const HeapPageColumn *column);
extern void pgrf_heap_page_read_also(HeapPage *page,
									 const HeapPageColumn *column);

/*
 * Of the rows that are left, keeps those whose value is to be kept by has[],
 * which it overwrites for the others: unknown ones are kept, nulls if "nulls".
 */
extern void pgrf_heap_page_keep(HeapPage *page, bool *has, bool nulls);

/* For debugging: is the current row among those that are left? */
extern bool pgrf_heap_page_has(const HeapPage *page);

/*
 * Takes all but the rows that are left out of the scan's list; those behind
 * the current one count as rows that the node's conditions removed.  Is the
 * current one among those that are left?
 */
extern bool pgrf_heap_page_drop(HeapPage *page);

#endif							/* PGRF_HEAP_PAGE_H */
