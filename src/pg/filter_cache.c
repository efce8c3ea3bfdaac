/*-------------------------------------------------------------------------
 *
 * filter_cache.c
 *	  What a call site remembers of the filters it asks.
 *
 * Opening a filter costs little, fetching one that is stored out of line
 * costs milliseconds.  So a call site keeps, in fn_extra:
 *
 * - The filters that came as TOAST pointers, as from a subquery or a join,
 *	 recognized by the pointer afterwards, each with what has been fetched of
 *	 it (filter_stored.c).  As many as fit work_mem, and at least one; those
 *	 asked least recently make room for others.  Within a transaction only:
 *	 later, VACUUM may have given the pointer to another value.
 *
 * - One filter that came in memory, recognized by its address *and* by the
 *	 bytes that the opened view depends on.  An address alone says nothing: a
 *	 scan may put the next row's filter in the same place.
 *
 * A Bloom filter under construction, as in a PL/pgSQL variable, is asked as it is,
 * not flattened.
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

#include "common/hashfn.h"
#include "miscadmin.h"
#include "storage/proc.h"

#include "pgrf.h"

/* Stored filters by pointer. */
typedef struct PointerEntry
{
	struct varatt_external pointer;
	CachedFilter *filter;
	char		status;			/* for simplehash */
} PointerEntry;

#define SH_PREFIX		pointers
#define SH_ELEMENT_TYPE PointerEntry
#define SH_KEY_TYPE		struct varatt_external
#define SH_KEY			pointer
#define SH_HASH_KEY(tb, key) murmurhash32((key).va_valueid)
#define SH_EQUAL(tb, a, b) (memcmp(&(a), &(b), sizeof(a)) == 0)
#define SH_SCOPE		static inline
#define SH_DECLARE
#define SH_DEFINE
#include "lib/simplehash.h"

/* Forgets all stored filters, and makes room for others. */
static void
cache_clear(FilterCache *cache)
{
	cache->at = cache->unfinished = NULL;
	cache->by_pointer = NULL;
	cache->nbytes = 0;
	dlist_init(&cache->recent);
	if (cache->store == NULL)
		cache->store = AllocSetContextCreate(cache->cxt, "stored filters",
											 ALLOCSET_DEFAULT_SIZES);
	else
		MemoryContextReset(cache->store);
	cache->by_pointer = pointers_create(cache->store, 16, NULL);
	cache->transaction = PGRF_TRANSACTION;
}

/* The memory that a stored filter is accounted for. */
static Size
entry_size(const struct varatt_external *pointer)
{
	return sizeof(CachedFilter) + pgrf_stored_size(pointer);
}

static void
free_filter(CachedFilter *filter)
{
	pgrf_stored_close(&filter->stored);
	pfree(filter);
}

/* Drops what was asked least recently, until there is room for nbytes. */
static void
cache_make_room(FilterCache *cache, Size nbytes)
{
	while (!dlist_is_empty(&cache->recent) &&
		   cache->nbytes + nbytes > work_mem * (Size) 1024)
	{
		CachedFilter *filter = dlist_container(CachedFilter, node,
											   dlist_tail_node(&cache->recent));

		dlist_delete(&filter->node);
		cache->nbytes -= entry_size(&filter->stored.pointer);
		pointers_delete(cache->by_pointer, filter->stored.pointer);
		free_filter(filter);
	}
}

/* Opens a filter that is not among the stored ones, and enters it. */
static pg_noinline CachedFilter *
cache_enter(FilterCache *cache, const struct varatt_external *pointer)
{
	CachedFilter *filter;
	bool		found;

	if (cache->unfinished != NULL)
		free_filter(cache->unfinished);
	cache->unfinished = NULL;
	cache_make_room(cache, entry_size(pointer));

	filter = MemoryContextAllocZero(cache->store, sizeof(CachedFilter));
	filter->stored.pointer = *pointer;
	cache->unfinished = filter;
	pgrf_stored_open(&filter->stored, &filter->view, cache->store);
	pointers_insert(cache->by_pointer, *pointer, &found)->filter = filter;
	cache->unfinished = NULL;
	dlist_push_head(&cache->recent, &filter->node);
	cache->nbytes += entry_size(pointer);
	return filter;
}

void
pgrf_cache_stored(FilterCache *cache, Datum value)
{
	struct varatt_external pointer;
	PointerEntry *entry;

	memcpy(&pointer, VARDATA_EXTERNAL(DatumGetPointer(value)),
		   sizeof(pointer));
	if (cache->by_pointer == NULL || cache->transaction != PGRF_TRANSACTION)
		cache_clear(cache);
	entry = pointers_lookup(cache->by_pointer, pointer);
	if (entry != NULL)
	{
		cache->at = entry->filter;
		dlist_move_head(&cache->recent, &cache->at->node);
		return;
	}

	/* "at" may go: point to nothing while errors can be raised. */
	cache->at = NULL;
	cache->at = cache_enter(cache, &pointer);
}

void
pgrf_cache_open(FilterCache *cache, Datum value)
{
	CachedFilter *entry = &cache->in_memory;
	Filter	   *filter = (Filter *) DatumGetPointer(value);
	void	   *object = pgrf_expanded(value);

	cache->at = NULL;
	cache->address = NULL;
	entry->key_type = NULL;
	if (cache->copy != NULL)
		pfree(cache->copy);
	cache->copy = NULL;
	if (object != NULL && pgrf_is_bloom_state(object))
	{
		pgrf_bloom_view(object, &entry->view);
		cache->at = entry;
		return;					/* the next row's may hold more keys */
	}
	if (VARATT_IS_EXTERNAL(filter) || VARATT_IS_COMPRESSED(filter))
	{
		MemoryContext old = MemoryContextSwitchTo(cache->cxt);

		filter = cache->copy = PG_DETOAST_DATUM(value);
		MemoryContextSwitchTo(old);
	}
	pgrf_open(&entry->view, (rf_kind) 0, filter);
	cache->at = entry;
	if (cache->copy != NULL)
		return;					/* the next row's copy will be elsewhere */
	cache->address = FILTER_BYTES(filter);
	cache->len = FILTER_LEN(filter);
	memcpy(cache->signature, FILTER_BYTES(filter),
		   Min(cache->len, sizeof(cache->signature)));
}
