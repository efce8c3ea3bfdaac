/*-------------------------------------------------------------------------
 *
 * heap_page.c
 *	  The rows of a heap page that a scan is about to return, all at once.
 *
 * A column has a fixed offset in a row if all columns before it have a fixed
 * length and none of them is null: reading it takes a dozen instructions.
 * Otherwise the row is walked: from its first column, or, if no column before
 * ours is null, from the first one of varying length.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "access/tableam.h"
#include "access/tupmacs.h"
#include "catalog/catalog.h"
#include "executor/instrument.h"
#include "pgstat.h"
#include "storage/bufmgr.h"
#include "utils/rel.h"
#include "utils/snapmgr.h"

#include "heap_page.h"

/* A column before the one that is read, or that one itself. */
typedef struct Step
{
	int16		len;			/* pg_type.typlen */
	uint8		mask;			/* alignment in bytes - 1 */
} Step;

struct HeapPageColumn
{
	int			attno;
	bool		byval;
	bool		fixed;			/* at "offset", if no null is before it */
	int			start;			/* first column without a known offset */
	uint32		offset;			/* of that column, before alignment */
	Step		steps[FLEXIBLE_ARRAY_MEMBER];	/* [attno] */
};

HeapPage *
pgrf_heap_page_make(PlanState *ps)
{
	ScanState  *node = (ScanState *) ps;
	HeapPage   *page;

	if (!(IsA(ps, SeqScanState) || IsA(ps, BitmapHeapScanState)) ||
		node->ss_currentRelation->rd_tableam != GetHeapamTableAmRoutine() ||
		IsCatalogRelation(node->ss_currentRelation))
		return NULL;
	page = palloc0(sizeof(*page));
	page->node = node;
	page->ahead = IsA(ps, BitmapHeapScanState) ? 1 : 0;
	pgrf_heap_page_forget(page);
	return page;
}

static uint8
alignment_mask(char align)
{
	switch (align)
	{
		case TYPALIGN_CHAR:
			return 0;
		case TYPALIGN_SHORT:
			return ALIGNOF_SHORT - 1;
		case TYPALIGN_INT:
			return ALIGNOF_INT - 1;
		default:
			return ALIGNOF_DOUBLE - 1;
	}
}

HeapPageColumn *
pgrf_heap_page_column(const HeapPage *page, AttrNumber attno)
{
	TupleDesc	desc = RelationGetDescr(page->node->ss_currentRelation);
	HeapPageColumn *column;
	bool		known = true;
	int			len;

	if (attno < 1 || attno > desc->natts)
		return NULL;
	len = TupleDescAttr(desc, attno - 1)->attlen;
	column = palloc0(offsetof(HeapPageColumn, steps) + attno * sizeof(Step));
	column->attno = attno;
	column->byval = TupleDescAttr(desc, attno - 1)->attbyval;
	if (len < -1 ||
		(column->byval && len != sizeof(int16) && len != sizeof(int32) &&
		 len != sizeof(int64)))
		return NULL;
	for (int i = 0; i < attno; i++)
	{
		Step	   *step = &column->steps[i];

		step->len = TupleDescAttr(desc, i)->attlen;
		step->mask = alignment_mask(TupleDescAttr(desc, i)->attalign);
		if (!known)
			continue;
		column->start = i;
		if (step->len >= 0)
			column->offset = TYPEALIGN(step->mask + 1, column->offset);
		if (step->len < 0)
			known = false;
		else if (i < attno - 1)
			column->offset += step->len;
	}
	column->fixed = known;
	return column;
}

int
pgrf_heap_page_walk(const HeapPageColumn *column)
{
	return column->fixed ? 0 : column->attno - 1 - column->start;
}

bool
pgrf_heap_page_by_value(const HeapPageColumn *column)
{
	return column->byval;
}

bool
pgrf_heap_page_open(HeapPage *page, HeapPageRows *memory)
{
	ScanState  *node = page->node;
	HeapScanDesc scan = (HeapScanDesc) node->ss_currentScanDesc;
	ItemPointer tid = &node->ss_ScanTupleSlot->tts_tid;
	int			index = page->index;
	int			end = (int) scan->rs_ntuples;

	if (!ScanDirectionIsForward(node->ps.state->es_direction))
		return false;

	/* A fork of the server may have another struct. */
	if ((scan->rs_base.rs_flags & SO_ALLOW_PAGEMODE) == 0 ||
		scan->rs_base.rs_nkeys != 0 ||
		scan->rs_base.rs_rd != node->ss_currentRelation ||
		!IsMVCCSnapshot(scan->rs_base.rs_snapshot) ||
		index < 0 || index >= end || end > (int) MaxHeapTuplesPerPage ||
		!BufferIsValid(scan->rs_cbuf) ||
		BufferGetBlockNumber(scan->rs_cbuf) != scan->rs_cblock ||
		ItemPointerGetBlockNumberNoCheck(tid) != scan->rs_cblock ||
		ItemPointerGetOffsetNumberNoCheck(tid) != scan->rs_vistuples[index])
	{
		page->broken = true;
		return false;
	}
	page->rows = memory->rows;
	page->status = memory->status;
	page->values = memory->values;
	page->block = scan->rs_cblock;
	page->last = scan->rs_vistuples[end - 1];
	page->nrows = end - index;
	memcpy(page->rows, scan->rs_vistuples + index,
		   page->nrows * sizeof(OffsetNumber));
	return true;
}

/* Is one of the first n columns null? */
static inline bool
has_null(const uint8 *present, int n)
{
	for (; n >= 8; n -= 8)
		if (*present++ != 0xff)
			return true;
	return n > 0 && (*present | (0xff << n & 0xff)) != 0xff;
}

/* Where a value begins; the value before it ends at offset. */
static inline uint32
value_start(const Step *step, const char *data, uint32 offset)
{
	/* A long header is aligned.  A byte that is not 0 is a short header. */
	if (step->len == -1 && data[offset] != 0)
		return offset;
	return (offset + step->mask) & ~(uint32) step->mask;
}

/* Where a value ends; it begins at offset. */
static inline uint32
value_end(const Step *step, const char *data, uint32 offset)
{
	if (step->len > 0)
		return offset + step->len;
	if (step->len == -1)
		return offset + VARSIZE_ANY(data + offset);
	return offset + strlen(data + offset) + 1;
}

/* Finds a value that is not null, in a row that has the column. */
static const char *
walk_to(const HeapPageColumn *column, HeapTupleHeader row)
{
	const char *data = (const char *) row + row->t_hoff;
	const uint8 *present = row->t_bits;
	const Step *step = column->steps;
	const Step *last = step + column->attno - 1;
	uint32		offset = 0;

	if ((row->t_infomask & HEAP_HASNULL) == 0 ||
		!has_null(present, column->attno - 1))
	{
		offset = column->offset;
		for (step += column->start; step < last; step++)
			offset = value_end(step, data, value_start(step, data, offset));
	}
	else
		for (int i = 0; step < last; i++, step++)
			if (!att_isnull(i, present))
				offset = value_end(step, data, value_start(step, data, offset));
	return data + value_start(last, data, offset);
}

/*
 * The scan has just read the header of each row of the page.  So a column
 * within the first cache line of its row needs no prefetching.
 */
#define CACHE_LINE	64
#define ROWS_AHEAD	8

/* Prefetches a row from its second cache line up to "place". */
static inline void
prefetch_row(Page buffer, OffsetNumber number, Size place)
{
	const char *row = (const char *) PageGetItem(buffer, PageGetItemId(buffer, number));

	for (Size at = CACHE_LINE; at < place + CACHE_LINE; at += CACHE_LINE)
		__builtin_prefetch(row + at);
}

/* Walks to a column of a row.  NULL if it is null, missing or toasted. */
static pg_noinline const char *
find_value(const HeapPageColumn *column, HeapTupleHeader row, uint8 *status)
{
	int			attno = column->attno;
	const char *value;

	if (HeapTupleHeaderGetNatts(row) >= attno)
	{
		if ((row->t_infomask & HEAP_HASNULL) != 0 &&
			att_isnull(attno - 1, row->t_bits))
		{
			*status = HEAP_PAGE_NULL;
			return NULL;
		}
		value = walk_to(column, row);
		if (column->steps[attno - 1].len != -1 ||
			!(VARATT_IS_EXTERNAL(value) || VARATT_IS_COMPRESSED(value)))
			return value;
	}
	*status = Max(*status, HEAP_PAGE_UNKNOWN);
	return NULL;
}

/*
 * Reads a column of "len" bytes, or by reference if "len" is 0, with
 * prefetching if "far".  The loop uses local variables, since the compiler has
 * to expect that any store changes other memory.
 */
static pg_attribute_always_inline void
read_rows(HeapPage *page, const HeapPageColumn *column, int len, bool far)
{
	HeapScanDesc scan = (HeapScanDesc) page->node->ss_currentScanDesc;
	Page		buffer = BufferGetPage(scan->rs_cbuf);
	const OffsetNumber *rows = page->rows;
	uint8	   *status = page->status;
	Datum	   *values = page->values;
	int			nrows = page->nrows;
	int			attno = column->attno;
	bool		fixed = column->fixed;
	uint32		offset = column->offset;
	Size		place = offset;
	bool		plain = page->plain;

	for (int i = 0; far && i < Min(ROWS_AHEAD, nrows); i++)
		prefetch_row(buffer, rows[i], place);
	for (int i = 0; i < nrows; i++)
	{
		ItemId		line = PageGetItemId(buffer, rows[i]);
		HeapTupleHeader row = (HeapTupleHeader) PageGetItem(buffer, line);
		const char *value;

		if (far && i + ROWS_AHEAD < nrows)
			prefetch_row(buffer, rows[i + ROWS_AHEAD], place);
		if (likely((fixed || !far) && (row->t_infomask & HEAP_HASNULL) == 0 &&
				   HeapTupleHeaderGetNatts(row) >= attno))
			value = (const char *) row + row->t_hoff + offset;
		else
		{
			value = find_value(column, row, &status[i]);
			if (value == NULL)
			{
				plain = false;
				continue;
			}
		}
		if (far)
			place = value - (const char *) row;
		values[i] = len == 0 ? PointerGetDatum(value) :
			fetch_att(value, true, len);
	}
	page->plain = plain;
}

static pg_attribute_always_inline void
read_rows_of(HeapPage *page, const HeapPageColumn *column, int len)
{
	if (column->fixed && column->offset < CACHE_LINE)
		read_rows(page, column, len, false);
	else
		read_rows(page, column, len, true);
}

void
pgrf_heap_page_read_also(HeapPage *page, const HeapPageColumn *column)
{
	int			len = column->steps[column->attno - 1].len;

	if (!column->byval)
		read_rows_of(page, column, 0);
	else if (len == sizeof(int32))
		read_rows_of(page, column, sizeof(int32));
	else if (len == sizeof(int16))
		read_rows_of(page, column, sizeof(int16));
	else
		read_rows_of(page, column, SIZEOF_DATUM);
}

void
pgrf_heap_page_read(HeapPage *page, const HeapPageColumn *column)
{
	page->plain = true;
	memset(page->status, HEAP_PAGE_VALUE, MaxHeapTuplesPerPage);
	pgrf_heap_page_read_also(page, column);
}

void
pgrf_heap_page_keep(HeapPage *page, bool *has, bool nulls)
{
	OffsetNumber *rows = page->rows;
	int			nrows = page->nrows;
	int			n = 0;

	if (!page->plain)
		for (int i = 0; i < nrows; i++)
			if (page->status[i] != HEAP_PAGE_VALUE)
				has[i] = nulls || page->status[i] == HEAP_PAGE_UNKNOWN;
	for (int i = 0; i < nrows; i++)
	{
		rows[n] = rows[i];
		n += has[i];
	}
	page->nrows = n;
}

bool
pgrf_heap_page_has(const HeapPage *page)
{
	HeapScanDesc scan = (HeapScanDesc) page->node->ss_currentScanDesc;

	for (int i = 0; i < page->nrows; i++)
		if (page->rows[i] == scan->rs_vistuples[page->index])
			return true;
	return page->block == InvalidBlockNumber;
}

bool
pgrf_heap_page_drop(HeapPage *page)
{
	ScanState  *node = page->node;
	HeapScanDesc scan = (HeapScanDesc) node->ss_currentScanDesc;
	OffsetNumber *rest = scan->rs_vistuples + page->index;
	bool		stays = page->nrows > 0 && page->rows[0] == *rest;
	int			nrows = page->nrows - stays;
	int			ndropped = (int) scan->rs_ntuples - page->index - 1 - nrows;

	if (ndropped == 0)
		return stays;
	memcpy(rest + 1, page->rows + stays, nrows * sizeof(OffsetNumber));
	scan->rs_ntuples = page->index + 1 + nrows;

	/* Count them as the scan and the executor would have. */
	InstrCountFiltered1(node, ndropped);
	if (IsA(node, SeqScanState))
		pgstat_count_index_tuples(node->ss_currentRelation, ndropped);
	else
		for (int i = 0; i < ndropped; i++)
			pgstat_count_heap_fetch(node->ss_currentRelation);
	return stays;
}
