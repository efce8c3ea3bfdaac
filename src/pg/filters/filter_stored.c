/*-------------------------------------------------------------------------
 *
 * filter_stored.c
 *	  Filters that are stored out of line, fetched page by page.
 *
 * A filter of a megabyte is some five hundred rows of a TOAST table, and a
 * probe reads a few of them (see rf_filter.h).  So a stored filter is given
 * memory for all of its bytes, and they are fetched when probes need them, in
 * pages of a TOAST row: the core says which bytes it is about to look at
 * (rf_fetch).
 *
 * How much in all?  A filter that is probed once costs two or three rows.  One
 * that is probed for many rows needs all of them sooner or later, and fetched
 * one by one they cost more: a slice of one TOAST row takes 1.7 microseconds,
 * each further row of it 0.23 (PostgreSQL 15, rows in shared buffers), so one
 * alone costs 7.4 times its share of the whole.  As with renting or buying
 * skis, we do not know which it will be.  When an eighth is fetched, we fetch
 * the rest at once.  What was fetched stays, so nothing is paid twice: 7.4 / 8
 * of the price of the whole filter for the first eighth and 7/8 for the rest,
 * 1.8 together; or, if no probe comes after that, 1.95 times what the probes
 * before it needed.
 *
 * As soon as a filter is complete its check is verified, once.  Probes before
 * that notice damage to headers and directory, or answer "maybe"; other bits
 * are believed, as with any value that PostgreSQL reads.  Its data checksums
 * are there for that, and ribbonfilter.verify, at the price of fetching all
 * bytes.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "access/detoast.h"
#include "access/heaptoast.h"
#include "miscadmin.h"

#include "filter_stored.h"

#define CACHE_LINE	64

/* Bytes that are fetched together: a TOAST row. */
#define PAGE_BYTES	((uint64) TOAST_MAX_CHUNK_SIZE)

/* Pages fetched at once at most: 64 kB stay in the processor's cache. */
#define MOST_PAGES	32

/*
 * Fetching what lies between two places costs less than fetching twice, up to
 * this: seven rows, 1.6 microseconds, in place of a slice of its own, 1.7.
 */
#define NEAR_BYTES	16384

/* What is being fetched, for errors. */
typedef struct Fetch
{
	const StoredFilter *stored;
	uint64		at;
	uint64		len;
} Fetch;

static void
fetch_context(void *arg)
{
	const Fetch *fetch = arg;

	errcontext("fetching " UINT64_FORMAT " bytes at " UINT64_FORMAT " of a stored %s",
			   (uint64) fetch->len, (uint64) fetch->at,
			   pgrf_type_name(fetch->stored->kind));
}

/*
 * Fetches some bytes of a filter; caller frees them.  The server checks that
 * TOAST rows are there and of the right length.
 */
static Filter *
fetch_slice(const StoredFilter *stored, uint64 at, uint64 len)
{
	union
	{
		struct varlena align;
		char		bytes[TOAST_POINTER_SIZE];
	}			toasted;
	Fetch		fetch = {stored, at, len};
	ErrorContextCallback context;
	Filter	   *slice;

	SET_VARTAG_EXTERNAL(&toasted, VARTAG_ONDISK);
	memcpy(VARDATA_EXTERNAL(&toasted), &stored->pointer,
		   sizeof(stored->pointer));

	context.callback = fetch_context;
	context.arg = &fetch;
	context.previous = error_context_stack;
	error_context_stack = &context;
	CHECK_FOR_INTERRUPTS();
	slice = (Filter *) detoast_attr_slice((struct varlena *) &toasted,
										  (int32) at, (int32) len);
	/* no test knows a way here */
	if (FILTER_LEN(slice) != len)
		ereport(ERROR,
				(errcode(ERRCODE_DATA_CORRUPTED),
				 errmsg_internal("fetched " UINT64_FORMAT " bytes instead of " UINT64_FORMAT,
								 (uint64) FILTER_LEN(slice), (uint64) len)));
	error_context_stack = context.previous;
	return slice;
}

/* Verifies a filter of which all bytes have been fetched. */
static void
finish(StoredFilter *stored)
{
	stored->opened = false;		/* nor will it be if an error is raised */
	pgrf_filter_verify(stored->kind, stored->bytes, stored->len);
	stored->opened = true;
	stored->fetched = NULL;
}

static inline bool
is_fetched(const StoredFilter *stored, uint64 page)
{
	return (stored->fetched[page / 8] >> page % 8 & 1) != 0;
}

/* Marks n pages, from first on, as fetched. */
static void
mark_fetched(StoredFilter *stored, uint64 first, uint64 n)
{
	for (uint64 page = first; page < first + n; page++)
		stored->fetched[page / 8] |= (uint8) (1 << page % 8);
	stored->nmissing -= n;
}

/* Fetches those of the pages from first to before end that are missing. */
static void
fetch_pages(StoredFilter *stored, uint64 first, uint64 end)
{
	while (first < end)
	{
		uint64		at = first * PAGE_BYTES;
		uint64		n = 0;

		while (first + n < end && n < MOST_PAGES && !is_fetched(stored, first + n))
			n++;
		if (n > 0)
		{
			uint64		len = Min(n * PAGE_BYTES, stored->len - at);
			Filter	   *slice = fetch_slice(stored, at, len);

			memcpy(stored->bytes + at, FILTER_BYTES(slice), len);
			pfree(slice);
			mark_fetched(stored, first, n);
		}
		first += Max(n, 1);
	}
}

/* An rf_fetch. */
static void
need(void *arg, const uint8_t *p, uint64_t len, uint64_t likely)
{
	StoredFilter *stored = arg;
	uint64		at = (uint64) (p - stored->bytes);

	/* What is likely to follow costs less than a slice of its own. */
	if (likely <= NEAR_BYTES)
		len = likely;
	fetch_pages(stored, at / PAGE_BYTES, (at + len - 1) / PAGE_BYTES + 1);
}

static uint64
count_pages(uint64 len)
{
	return (len + PAGE_BYTES - 1) / PAGE_BYTES;
}

static uint64
count_bytes(const struct varatt_external *pointer)
{
	return (uint64) pointer->va_rawsize - VARHDRSZ;
}

/* A byte of marks for eight pages. */
static uint64
count_marks(uint64 len)
{
	return (count_pages(len) + 7) / 8;
}

Size
pgrf_stored_size(const struct varatt_external *pointer)
{
	uint64		len = count_bytes(pointer);

	return count_marks(len) + len + CACHE_LINE;
}

/*
 * Provides memory for a filter and for the marks of its pages.  A page of a
 * large filter that is not fetched takes none: the system gives memory when it
 * is first written to, at half a microsecond a page and more.  So a mark is a
 * bit: all marks are written to.
 */
static void
provide_memory(StoredFilter *stored, MemoryContext cxt)
{
	uint64		nmarks = count_marks(stored->len);

	stored->chunk = MemoryContextAllocHuge(cxt, pgrf_stored_size(&stored->pointer));
	stored->fetched = stored->chunk;
	memset(stored->fetched, 0, nmarks);
	stored->bytes = stored->chunk + nmarks;
	stored->nmissing = count_pages(stored->len);
}

/* Fetches the bytes of the first page. */
static Filter *
fetch_first(const StoredFilter *stored)
{
	return fetch_slice(stored, 0, Min(stored->len, PAGE_BYTES));
}

void
pgrf_stored_open(StoredFilter *stored, rf_filter *view, MemoryContext cxt)
{
	Filter	   *first;
	uint64		first_len;
	rf_fetch	fetch = {need, stored};

	stored->len = count_bytes(&stored->pointer);
	stored->kind = RF_KIND_ANY;
	/* A compressed value has no bytes at known places. */
	if (VARATT_EXTERNAL_GET_EXTSIZE(stored->pointer) < stored->len)
		first = fetch_slice(stored, 0, stored->len);
	else
		first = fetch_first(stored);
	first_len = FILTER_LEN(first);

	provide_memory(stored, cxt);
	if (first_len >= RF_WIRE_HEADER_BYTES)
		stored->bytes += (rf_filter_alignment(FILTER_BYTES(first)) -
						  (uintptr_t) stored->bytes) % CACHE_LINE;
	memcpy(stored->bytes, FILTER_BYTES(first), first_len);
	pfree(first);
	mark_fetched(stored, 0, count_pages(first_len));

	pgrf_filter_open_fetching(view, RF_KIND_ANY, stored->bytes, stored->len,
							  &fetch);
	stored->kind = (rf_kind) view->wire.kind;
	stored->opened = true;

	/* A filter without keys is not probed, so verify it now. */
	if (pgrf_verify_filters || view->wire.key_type.family == RF_FAMILY_NONE)
		fetch_pages(stored, 0, count_pages(stored->len));
	if (stored->nmissing == 0)
		finish(stored);
}

void
pgrf_stored_close(StoredFilter *stored)
{
	stored->opened = false;
	if (stored->chunk != NULL)
		pfree(stored->chunk);
	stored->chunk = NULL;
}

bool
pgrf_stored_is_same(const StoredFilter *stored)
{
	Filter	   *first = fetch_first(stored);
	bool		same = memcmp(FILTER_BYTES(first), stored->bytes,
							  FILTER_LEN(first)) == 0;

	pfree(first);
	return same;
}

/* After a probe: is it time to fetch the rest? */
static void
fetch_rest(StoredFilter *stored)
{
	uint64		npages = count_pages(stored->len);

	if (pgrf_verify_filters || stored->nmissing <= npages - npages / 8)
		fetch_pages(stored, 0, npages);
	if (stored->nmissing == 0)
		finish(stored);
}

bool
pgrf_stored_may_contain(StoredFilter *stored, const rf_filter *view,
						uint64 hash)
{
	rf_fetch	fetch = {need, stored};
	bool		found = rf_filter_may_contain_fetching(view, hash, &fetch);

	fetch_rest(stored);
	return found;
}

uint32
pgrf_stored_count(StoredFilter *stored, const rf_filter *view, uint64 hash)
{
	rf_fetch	fetch = {need, stored};
	uint32		count = view->ops->count->count(&view->u, hash, &fetch);

	fetch_rest(stored);
	return count;
}

uint32
pgrf_stored_values(StoredFilter *stored, const rf_filter *view, uint64 hash,
				   uint32_t *values, uint32 max)
{
	rf_fetch	fetch = {need, stored};
	uint32		n = view->ops->map->values(&view->u, hash, values, max, &fetch);

	fetch_rest(stored);
	return n;
}
