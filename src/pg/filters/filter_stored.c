/*-------------------------------------------------------------------------
 *
 * filter_stored.c
 *	  Filters in TOAST, fetched page by page.
 *
 * A filter of a megabyte is some five hundred TOAST rows, and a probe reads a
 * few of them.  So a stored filter has memory for all of its bytes, and the
 * core says by an rf_fetch which of them a probe needs; these are fetched in
 * pages, a TOAST row each.
 *
 * If many rows are probed, all pages will be needed, and one by one they cost
 * more: a slice of one TOAST row takes 1.7 us, each further row of it 0.23 us
 * (PostgreSQL 15, rows in shared buffers), so 7.4 times its share.  The number
 * of probes is unknown, so when an eighth has been fetched, we fetch the rest.
 * The eighth costs 7.4 / 8 of a whole filter and the rest 7/8: together 1.8
 * times the whole; or, without further probes, 1.95 times what was needed.
 *
 * When all bytes are there, the checksum is verified, once.  Earlier probes
 * notice damaged headers and directories, or answer "maybe", but believe other
 * bits, as with all values of PostgreSQL.  Data checksums find such damage, as
 * does ribbonfilter.verify, at the price of fetching all bytes.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "access/detoast.h"
#include "access/heaptoast.h"
#include "miscadmin.h"

#include "filter_stored.h"

#define CACHE_LINE	64

/* A page is a TOAST row, and is fetched as a whole. */
#define PAGE_BYTES	((uint64) TOAST_MAX_CHUNK_SIZE)

/* Most pages that are fetched at once: 64 kB stay in the CPU cache. */
#define MOST_PAGES	32

/*
 * Up to this distance, one slice costs less than two: seven further rows take
 * 1.6 us, a slice of its own 1.7 us.
 */
#define NEAR_BYTES	16384

/* For error messages. */
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

/* Fetches some bytes, palloc'd; the server checks that all rows are there. */
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
	/* no test gets here */
	if (FILTER_LEN(slice) != len)
		ereport(ERROR,
				(errcode(ERRCODE_DATA_CORRUPTED),
				 errmsg_internal("fetched " UINT64_FORMAT " bytes instead of " UINT64_FORMAT,
								 (uint64) FILTER_LEN(slice), (uint64) len)));
	error_context_stack = context.previous;
	return slice;
}

/* Verifies a filter once all bytes are there. */
static void
finish(StoredFilter *stored)
{
	stored->opened = false;		/* stays so after an error */
	pgrf_filter_verify(stored->kind, stored->bytes, stored->len);
	stored->opened = true;
	stored->fetched = NULL;
}

static inline bool
is_fetched(const StoredFilter *stored, uint64 page)
{
	return (stored->fetched[page / 8] >> page % 8 & 1) != 0;
}

static void
mark_fetched(StoredFilter *stored, uint64 first, uint64 n)
{
	for (uint64 page = first; page < first + n; page++)
		stored->fetched[page / 8] |= (uint8) (1 << page % 8);
	stored->nmissing -= n;
}

/* Fetches the missing ones of the pages from first up to end. */
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

	/* Bytes that are likely to follow cost less than a slice of their own. */
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

/* One bit for each page. */
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
 * Allocates memory for a filter and for the marks of its pages.  Pages of a
 * large filter that are never fetched take none: the system gives memory when
 * it is first written to.  So marks, which are all written to, are bits.
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
	/* In a compressed value, no byte is at a known place. */
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

	/* A filter without keys is never probed, so verify it now. */
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

/* After a probe: fetches the rest if it is time. */
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
