/*-------------------------------------------------------------------------
 *
 * filter_cache.c
 *	  Opened filters: those of the session, and of a call site.
 *
 * Opening a filter costs little, but fetching one from TOAST milliseconds.  So
 *
 * - the session keeps filters that came as TOAST pointers, each with the bytes
 *	 fetched so far (filter_stored.c);
 *
 * - a call site keeps, in fn_extra, the filter that it probed last.  That is
 *	 one of the session's; or one in memory, recognized by its address *and* by
 *	 the bytes that its view depends on, since a scan may put the next row's
 *	 filter in the same place.  Filters under construction are probed without
 *	 flattening.
 *
 * How much is kept.  A filter that a call site is at belongs to the query; a
 * callback of the call site's memory context releases it, however the query
 * ends.  All other filters together may take ribbonfilter.cache_size; the one
 * released first is evicted first.
 *
 * Is it still the same value?  After VACUUM and a full turn of the counter of
 * OIDs, a pointer may lead to another value.  So:
 *
 * - Under one snapshot a pointer has one value, since rows that it sees stay;
 *	 also under two snapshots of a transaction that see the same (Sight).
 *
 * - Under any other snapshot, the first page is fetched again and compared.
 *	 It has kind, key type, rate, length and the checksum of all bytes.  So a
 *	 value is taken for another one only if pointer, length, first 2 kB and the
 *	 32 bits of the checksum agree.  Somebody who brings that about on purpose
 *	 writes both values, and might store any filter there anyway.
 *
 * - A call site that stays at a filter looks again in the next transaction
 *	 only.  So for an expression of PL/pgSQL, which outlives statements, we
 *	 assume that the counter does not turn within a transaction.
 *
 * Bytes that change in place are noticed in the first page, and in pages not
 * fetched yet.  With ribbonfilter.verify, all bytes are fetched and verified
 * again under each new snapshot.
 *
 * Errors leave nothing half done: filter and pages are marked as opened and
 * fetched afterwards (filter_stored.c).  A filter that did not open, or whose
 * checksum was wrong, is opened anew under the next snapshot.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "common/hashfn.h"
#include "utils/memutils.h"
#include "utils/snapmgr.h"

#include "filter_cache.h"

/* Finds a filter of the session; NULL if it could not be allocated. */
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

/* The session's filters. */
static MemoryContext session;	/* has all of them; made for the first one */
static pointers_hash *by_pointer;	/* NULL if there are none */
static uint64 nfilters;

/* Filters that no call site is at; the tail was released first. */
static dlist_head idle = DLIST_STATIC_INIT(idle);

/* Bytes of the filters that call sites are at, once fetched completely. */
static Size held_bytes;

static Size
size_of(const CachedFilter *filter)
{
	return sizeof(*filter) + pgrf_stored_size(&filter->stored.pointer);
}

static CachedFilter *
find(struct varatt_external pointer)
{
	PointerEntry *entry = by_pointer != NULL ?
	pointers_lookup(by_pointer, pointer) : NULL;

	return entry != NULL ? entry->filter : NULL;
}

/* Enters a filter to be opened, with the caller as its holder. */
static CachedFilter *
enter(struct varatt_external pointer)
{
	CachedFilter *filter;
	PointerEntry *entry;
	bool		found;

	/* Each allocation is a block, so pfree() returns it to the system. */
	if (session == NULL)
		session = AllocSetContextCreate(TopMemoryContext, "stored filters",
										0, 1024, 1024);
	if (by_pointer == NULL)
		by_pointer = pointers_create(session, 16, NULL);
	entry = pointers_insert(by_pointer, pointer, &found);
	entry->filter = NULL;
	filter = entry->filter = MemoryContextAllocZero(session, sizeof(CachedFilter));
	filter->stored.pointer = pointer;
	filter->nholders = 1;
	held_bytes += size_of(filter);
	nfilters++;
	return filter;
}

/* Frees a filter that no call site is at. */
static void
discard(CachedFilter *filter)
{
	if (!filter->replaced)
		pointers_delete(by_pointer, filter->stored.pointer);
	pgrf_stored_close(&filter->stored);
	pfree(filter);
	if (--nfilters > 0)
		return;
	/* The hash table shrinks in no other way. */
	MemoryContextReset(session);
	by_pointer = NULL;
}

static void
evict(void)
{
	while (!dlist_is_empty(&idle) &&
		   MemoryContextMemAllocated(session, false) >
		   pgrf_cache_size * (Size) 1024 + held_bytes)
	{
		CachedFilter *last = dlist_container(CachedFilter, node,
											 dlist_tail_node(&idle));

		dlist_delete(&last->node);
		discard(last);
	}
}

static void
hold(CachedFilter *filter)
{
	if (filter->nholders++ > 0)
		return;
	dlist_delete(&filter->node);
	held_bytes += size_of(filter);
}

/* Makes the call site leave its filter, if any; cannot fail.  A callback. */
static void
leave(void *arg)
{
	FilterCache *cache = arg;
	CachedFilter *filter = cache->at;

	cache->at = NULL;
	cache->key_type = NULL;
	if (filter == NULL || filter == &cache->in_memory ||
		--filter->nholders > 0)
		return;
	held_bytes -= size_of(filter);
	if (filter->replaced)
		discard(filter);
	else
	{
		dlist_push_head(&idle, &filter->node);
		evict();
	}
}

/* Makes a call site without a filter go to one of the session's. */
static void
go_to(FilterCache *cache, CachedFilter *filter)
{
	cache->at = filter;
	if (cache->leave.func != NULL)
		return;
	cache->leave.func = leave;
	cache->leave.arg = cache;
	MemoryContextRegisterResetCallback(cache->cxt, &cache->leave);
}

static Sight
current_sight(void)
{
	Sight		sight = {InvalidLocalTransactionId};

	if (ActiveSnapshotSet())
	{
		Snapshot	snapshot = GetActiveSnapshot();

		sight.transaction = PGRF_TRANSACTION;
		sight.command = snapshot->curcid;
		sight.end = snapshot->xmax;
		sight.nrunning = snapshot->xcnt;
		sight.nrunning_sub = snapshot->subxcnt;
	}
	return sight;
}

/* Is the filter, as far as it is opened, still the value of its pointer? */
static bool
is_current(const CachedFilter *filter, const Sight *now)
{
	StaticAssertStmt(sizeof(Sight) == 5 * sizeof(uint32), "it has no padding");
	if (now->transaction != InvalidLocalTransactionId &&
		memcmp(&filter->seen, now, sizeof(Sight)) == 0)
		return true;
	return filter->stored.opened && !pgrf_verify_filters &&
		pgrf_stored_is_same(&filter->stored);
}

void
pgrf_cache_stored(FilterCache *cache, Datum value)
{
	struct varatt_external pointer;
	CachedFilter *filter;
	Sight		now = current_sight();

	memcpy(&pointer, VARDATA_EXTERNAL(DatumGetPointer(value)),
		   sizeof(pointer));
	filter = find(pointer);
	if (filter != NULL)
		hold(filter);
	leave(cache);
	go_to(cache, filter != NULL ? filter : enter(pointer));
	if (!is_current(cache->at, &now))
	{
		memset(&cache->at->seen, 0, sizeof(Sight));
		if (cache->at->nholders > 1)
		{
			/* Other call sites find the new one by its pointer later. */
			cache->at->replaced = true;
			pointers_delete(by_pointer, pointer);
			leave(cache);
			go_to(cache, enter(pointer));
		}
		pgrf_stored_close(&cache->at->stored);
		pgrf_stored_open(&cache->at->stored, &cache->at->view, session);
	}
	cache->at->seen = now;
}

void
pgrf_cache_in_memory(FilterCache *cache, Datum value)
{
	CachedFilter *entry = &cache->in_memory;
	Filter	   *filter = (Filter *) DatumGetPointer(value);
	BuildState *state = pgrf_any_state(value);

	leave(cache);
	cache->address = NULL;
	entry->keyset = NULL;
	if (cache->copy != NULL)
		pfree(cache->copy);
	cache->copy = NULL;
	if (state != NULL && state->hdr.eoh_methods != &pgrf_keyset_methods)
	{
		pgrf_filter_state_view((FilterState *) state, &entry->view);
		cache->at = entry;
		return;					/* no address: keys may be added meanwhile */
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

	/* no address if it is copied anew, or if a descriptor moves the payload */
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

	/* fetches bytes key by key, so it stops as soon as it may */
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
