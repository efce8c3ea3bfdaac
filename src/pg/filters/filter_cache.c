/*-------------------------------------------------------------------------
 *
 * filter_cache.c
 *	  What a call site remembers of the filters it probes.
 *
 * Opening a filter costs little, fetching one that is stored out of line
 * costs milliseconds.  So a call site keeps, in fn_extra:
 *
 * - The filters that came as TOAST pointers, as from a subquery or a join,
 *	 recognized by the pointer afterwards, each with what has been fetched of
 *	 it (filter_stored.c).  Within a transaction only: later, VACUUM may have
 *	 given the pointer to another value.
 *
 * - One filter that came in memory, recognized by its address *and* by the
 *	 bytes that the opened view depends on.  The address alone is not enough: a
 *	 scan may put the next row's filter in the same place.
 *
 * Which stored filters to keep is decided as in the 2Q scheme [JS94]: a filter
 * that comes for the first time takes the memory of the last one that did; a
 * filter that comes back after others is kept.  So a pass over a thousand
 * filters, each probed once, takes memory for one, and evicts none that is
 * probed repeatedly.  As many are kept as fit work_mem, and at least one; the
 * least recently probed are evicted first.
 *
 * A filter under construction, as in a PL/pgSQL variable, is probed as it is,
 * not flattened.
 *
 * An error leaves nothing half done: a filter is entered only after it has
 * been opened.
 *
 * [JS94] T. Johnson, D. Shasha. 2Q: a low overhead high performance buffer
 *	 management replacement algorithm. VLDB 1994.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "common/hashfn.h"
#include "miscadmin.h"

#include "filter_cache.h"

/* A stored filter that has been seen; not kept if filter is NULL. */
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

/* Per call site, since the number of call sites in a query is not known. */
static Size
cache_limit(void)
{
	return work_mem * (Size) 1024;
}

/* Forgets all stored filters. */
static void
cache_clear(FilterCache *cache)
{
	cache->at = cache->newcomer = NULL;
	cache->by_pointer = NULL;
	cache->nbytes = 0;
	dlist_init(&cache->kept);
	if (cache->store == NULL)
		cache->store = AllocSetContextCreate(cache->cxt, "stored filters",
											 ALLOCSET_DEFAULT_SIZES);
	else
		MemoryContextReset(cache->store);
	cache->by_pointer = pointers_create(cache->store, 16, NULL);
	cache->transaction = PGRF_TRANSACTION;
}

static Size
kept_size(const CachedFilter *filter)
{
	return sizeof(CachedFilter) + filter->stored.chunk_len;
}

/*
 * Keeps the newcomer.  The least recently probed filters are evicted for it,
 * and leave their memory to the next newcomer.
 */
static void
cache_keep(FilterCache *cache)
{
	CachedFilter *filter = cache->newcomer;

	cache->newcomer = NULL;
	cache->nbytes += kept_size(filter);
	while (!dlist_is_empty(&cache->kept) && cache->nbytes > cache_limit())
	{
		CachedFilter *last = dlist_container(CachedFilter, node,
											 dlist_tail_node(&cache->kept));

		dlist_delete(&last->node);
		cache->nbytes -= kept_size(last);
		pointers_delete(cache->by_pointer, last->stored.pointer);
		if (cache->newcomer != NULL)
		{
			pgrf_stored_close(&last->stored);
			pfree(last);
		}
		else
			cache->newcomer = last;
	}
	dlist_push_head(&cache->kept, &filter->node);
}

/* Opens a filter in the place of the newcomer. */
static void
cache_enter(FilterCache *cache, const struct varatt_external *pointer)
{
	CachedFilter *filter = cache->newcomer;
	PointerEntry *entry;
	bool		found;

	if (filter == NULL)
		filter = cache->newcomer = MemoryContextAllocZero(cache->store,
														  sizeof(CachedFilter));
	else
	{
		entry = pointers_lookup(cache->by_pointer, filter->stored.pointer);
		if (entry != NULL)
			entry->filter = NULL;
	}
	filter->key_type = NULL;
	filter->stored.pointer = *pointer;
	pgrf_stored_open(&filter->stored, &filter->view, cache->store);
	entry = pointers_insert(cache->by_pointer, *pointer, &found);
	entry->filter = filter;
}

void
pgrf_cache_stored(FilterCache *cache, Datum value)
{
	struct varatt_external pointer;
	PointerEntry *entry;
	bool		returns;

	memcpy(&pointer, VARDATA_EXTERNAL(DatumGetPointer(value)),
		   sizeof(pointer));
	if (cache->by_pointer == NULL || cache->transaction != PGRF_TRANSACTION ||
		cache->by_pointer->members * sizeof(PointerEntry) > cache_limit())
		cache_clear(cache);

	/* "at" may go: point to nothing while errors can be raised. */
	cache->at = NULL;
	entry = pointers_lookup(cache->by_pointer, pointer);
	returns = entry != NULL;
	if (!returns || entry->filter == NULL)
	{
		cache_enter(cache, &pointer);
		cache->at = cache->newcomer;
	}
	else
		cache->at = entry->filter;
	if (cache->at != cache->newcomer)
		dlist_move_head(&cache->kept, &cache->at->node);
	else if (returns)
		cache_keep(cache);
}

void
pgrf_cache_in_memory(FilterCache *cache, Datum value)
{
	CachedFilter *entry = &cache->in_memory;
	Filter	   *filter = (Filter *) DatumGetPointer(value);
	BuildState *state = pgrf_any_state(value);

	cache->at = NULL;
	cache->address = NULL;
	entry->key_type = NULL;
	entry->keyset = NULL;
	if (cache->copy != NULL)
		pfree(cache->copy);
	cache->copy = NULL;
	if (state != NULL && state->hdr.eoh_methods != &pgrf_keyset_methods)
	{
		pgrf_filter_state_view((FilterState *) state, &entry->view);
		cache->at = entry;
		return;					/* the next row's may hold more keys */
	}
	if (state != NULL && state->wire.kind == RF_KIND_KEYSET &&
		((KeysetState *) state)->runs == NULL)
	{
		entry->keyset = (KeysetState *) state;
		entry->view.wire = state->wire;
		cache->at = entry;
		return;
	}
	if (VARATT_IS_EXTERNAL(filter) || VARATT_IS_COMPRESSED(filter))
	{
		MemoryContext old = MemoryContextSwitchTo(cache->cxt);

		filter = cache->copy = PG_DETOAST_DATUM(value);
		MemoryContextSwitchTo(old);
	}
	pgrf_filter_open(&entry->view, RF_KIND_ANY, filter);
	if (pgrf_verify_filters)
		pgrf_filter_verify((rf_kind) entry->view.wire.kind,
						   FILTER_BYTES(filter), FILTER_LEN(filter));
	cache->at = entry;

	/* The next row's copy is elsewhere; a descriptor moves the payload. */
	if (cache->copy != NULL || entry->view.wire.key_type.desc_len > 0)
		return;
	cache->address = FILTER_BYTES(filter);
	cache->len = FILTER_LEN(filter);
	memcpy(cache->signature, FILTER_BYTES(filter),
		   Min(cache->len, sizeof(cache->signature)));
}

uint32
pgrf_cached_may_contain_many(CachedFilter *filter, const uint64_t *hashes,
							 uint32 n, uint32 needed, uint32_t *found)
{
	uint32		nfound = 0;

	if (filter->stored.fetched == NULL && filter->keyset == NULL)
		return rf_filter_may_contain_many(&filter->view, hashes, n, found,
										  NULL);

	/* Bytes are fetched for one key after the other, and not in vain. */
	for (uint32 i = 0; i < n && nfound < needed; i++)
	{
		if (pgrf_cached_may_contain(filter, hashes[i]))
			found[nfound++] = i;
	}
	return nfound;
}

uint32
pgrf_cached_values(CachedFilter *filter, uint64 hash, uint32_t *values, uint32 max)
{
	rf_reason	why;
	uint32		n;

	if (unlikely(filter->stored.fetched != NULL))
		n = pgrf_stored_values(&filter->stored, &filter->view, hash, values, max);
	else
		n = filter->view.ops->map->values(&filter->view.u, hash, values, max, NULL);
	if (likely(n != RF_VALUES_DAMAGED))
		return n;
	(void) rf_refuse_value(&why, RF_ERR_STRUCTURE, "chunk of a key", 0);
	pgrf_refuse(ERRCODE_DATA_CORRUPTED, (rf_kind) filter->view.wire.kind, &why);
}
