/*-------------------------------------------------------------------------
 *
 * filter_cache.c
 *	  What a call site remembers of the filters it asks.
 *
 * Opening a filter costs little, fetching one that is stored out of line
 * costs milliseconds.  So a call site keeps, in fn_extra:
 *
 * - The filters that came as TOAST pointers, as from a subquery or a join:
 *	 fetched once, recognized by the pointer afterwards.  As many as fit
 *	 work_mem, and at least one; those asked least recently make room for
 *	 others.  Blocks of Bloom filters are aligned to cache lines, which saves
 *	 a probe its second miss.  Within a transaction only: later, VACUUM may
 *	 have given the pointer to another value.
 *
 * - One filter that came in memory, recognized by its address *and* by the
 *	 bytes that the opened view depends on.  An address alone says nothing: a
 *	 scan may put the next row's filter in the same place.
 *
 * Nothing here is half done when an error is raised: a filter is entered when
 * it has been opened.
 *
 * IDENTIFICATION
 *	  src/pg/filter_cache.c
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "access/detoast.h"
#include "miscadmin.h"
#include "storage/proc.h"
#include "utils/hsearch.h"

#include "pgrf.h"

#define CACHE_LINE	64

/* A fetched filter, and the memory that is for it alone. */
static Size
entry_size(const CachedFilter *entry)
{
	return sizeof(CachedFilter) + entry->len + CACHE_LINE;
}

/* Forgets all fetched filters, and makes room for others. */
static void
cache_clear(FilterCache *cache)
{
	HASHCTL		info = {0};

	cache->at = NULL;
	cache->fetched = NULL;
	cache->nbytes = 0;
	dlist_init(&cache->recent);
	if (cache->store == NULL)
		cache->store = AllocSetContextCreate(cache->cxt, "stored filters",
											 ALLOCSET_DEFAULT_SIZES);
	else
		MemoryContextReset(cache->store);

	info.keysize = sizeof(struct varatt_external);
	info.entrysize = sizeof(CachedFilter);
	info.hcxt = cache->store;
	cache->fetched = hash_create("stored filters", 16, &info,
								 HASH_ELEM | HASH_BLOBS | HASH_CONTEXT);
	cache->transaction = PGRF_TRANSACTION;
}

/* Drops what was asked least recently, until there is room for nbytes. */
static void
cache_make_room(FilterCache *cache, Size nbytes)
{
	while (!dlist_is_empty(&cache->recent) &&
		   cache->nbytes + nbytes > work_mem * (Size) 1024)
	{
		CachedFilter *entry = dlist_container(CachedFilter, node,
											  dlist_tail_node(&cache->recent));

		dlist_delete(&entry->node);
		cache->nbytes -= entry_size(entry);
		pfree(entry->chunk);
		(void) hash_search(cache->fetched, &entry->pointer, HASH_REMOVE, NULL);
	}
}

void
pgrf_cache_fetch(FilterCache *cache, Datum value)
{
	struct varatt_external pointer;
	CachedFilter *entry;
	Filter	   *filter;
	rf_filter	view;
	uint64_t	len,
				header_len;
	uint8_t    *chunk,
			   *bytes;

	memcpy(&pointer, VARDATA_EXTERNAL(DatumGetPointer(value)),
		   sizeof(pointer));
	if (cache->fetched == NULL || cache->transaction != PGRF_TRANSACTION)
		cache_clear(cache);
	entry = hash_search(cache->fetched, &pointer, HASH_FIND, NULL);
	if (entry != NULL)
	{
		dlist_move_head(&cache->recent, &entry->node);
		cache->at = entry;
		return;
	}

	/* "at" may go: point to nothing while errors can be raised. */
	cache->at = NULL;
	filter = (Filter *) PG_DETOAST_DATUM(value);
	pgrf_open(&view, (rf_kind) 0, filter);
	len = FILTER_LEN(filter);
	header_len = rf_wire_bytes(view.wire.desc_len, 0);
	cache_make_room(cache, sizeof(CachedFilter) + len + CACHE_LINE);
	chunk = MemoryContextAllocHuge(cache->store, len + CACHE_LINE);
	bytes = chunk;
	if (view.wire.kind == RF_KIND_BLOOM)
		bytes = (uint8_t *) TYPEALIGN(CACHE_LINE, chunk + header_len) - header_len;
	memcpy(bytes, FILTER_BYTES(filter), len);
	pfree(filter);

	entry = hash_search(cache->fetched, &pointer, HASH_ENTER, NULL);
	entry->chunk = chunk;
	entry->len = len;
	entry->key_type = NULL;
	dlist_push_head(&cache->recent, &entry->node);
	cache->nbytes += entry_size(entry);
	pgrf_open_bytes(&entry->view, (rf_kind) 0, bytes, len);
	cache->at = entry;
}

void
pgrf_cache_open(FilterCache *cache, Datum value)
{
	CachedFilter *entry = &cache->in_memory;
	Filter	   *filter = (Filter *) DatumGetPointer(value);

	cache->at = NULL;
	cache->address = NULL;
	entry->key_type = NULL;
	if (entry->chunk != NULL)
		pfree(entry->chunk);
	entry->chunk = NULL;
	if (VARATT_IS_EXTERNAL(filter) || VARATT_IS_COMPRESSED(filter))
	{
		MemoryContext old = MemoryContextSwitchTo(cache->cxt);

		filter = entry->chunk = PG_DETOAST_DATUM(value);
		MemoryContextSwitchTo(old);
	}
	pgrf_open(&entry->view, (rf_kind) 0, filter);
	cache->at = entry;
	if (entry->chunk != NULL)
		return;					/* the next row's copy will be elsewhere */
	cache->address = FILTER_BYTES(filter);
	entry->len = FILTER_LEN(filter);
	memcpy(cache->signature, FILTER_BYTES(filter),
		   Min(entry->len, sizeof(cache->signature)));
}
