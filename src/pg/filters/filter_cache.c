/*-------------------------------------------------------------------------
 *
 * filter_cache.c
 *	  Filters that are opened: the session's and a call site's.
 *
 * Opening a filter costs little, fetching one that is stored out of line
 * costs milliseconds.  So two places remember filters:
 *
 * - The session has those that came as TOAST pointers, as from a column, a
 *	 subquery or a join, each with what has been fetched of it
 *	 (filter_stored.c).
 *
 * - A call site has, in fn_extra, the one that it probed last.  That is one
 *	 of the session's; or one that came in memory, recognized by its address
 *	 *and* by the bytes that the opened view depends on.  The address alone is
 *	 not enough: a scan may put the next row's filter in the same place.
 *
 * A filter under construction, as in a PL/pgSQL variable, is probed as it is,
 * not flattened.
 *
 * How much is kept.  Filters that no call site is at are kept, until they and
 * what it takes to find them take more than ribbonfilter.cache_size; then the
 * one that was left first goes before the others.  One that a call site is at
 * belongs to its query, and does not count: so each call site has one however
 * small the setting is, and a large one takes no space from those that are
 * kept.  A callback lets go of it when the call site's memory is freed,
 * however the query ends.
 *
 * Which value it is.  A pointer does not say.  The rows of a value that was
 * deleted go with the next VACUUM, those of one that was rolled back as well;
 * and when the counter of OIDs has come around, another value may get the
 * pointer.  So:
 *
 * - Under one snapshot, a pointer has one value: rows that a snapshot sees are
 *	 not removed while it is held.  The same holds for two snapshots of a
 *	 transaction that see the same: no other transaction has completed between
 *	 them, and this one has written nothing (Sight).
 *
 * - Under any other snapshot, the first page of the value is fetched again and
 *	 compared with the one that is kept.  If a byte differs, nothing of the
 *	 kept filter is used.  That page has the header: kind, type of the keys,
 *	 rate, length, and the check, a hash of 32 bits of all bytes that every
 *	 kind has (FORMAT.md).  So a value is taken for another one only if it got
 *	 the same pointer, is as long, begins with the same 2 kB, *and* has the
 *	 same check.  By chance that is one of 4 * 10^9 such values, each of which
 *	 takes a turn of the counter.  On purpose, it takes somebody who writes
 *	 both values; such a person can store any filter there anyway.
 *
 * - A call site that stays at a filter does not look again before the next
 *	 transaction.  This matters where it outlives a statement, as an expression
 *	 of PL/pgSQL does: there, a pointer is taken to have one value until the
 *	 transaction ends, as if the counter did not come around in it.
 *
 * Bytes that change in place are noticed if they are in the first page, or
 * not fetched yet.  Under ribbonfilter.verify, any other snapshot is reason to
 * fetch and verify all bytes again.
 *
 * An error leaves nothing half done.  A filter counts as opened after it has
 * been opened, and a page as fetched after it has been fetched
 * (filter_stored.c).  A filter that could not be opened, or whose check was
 * wrong once it was complete, is opened anew under the next snapshot.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "common/hashfn.h"
#include "utils/memutils.h"
#include "utils/snapmgr.h"

#include "filter_cache.h"

/* Where one of the session's filters is; NULL if it could not be entered. */
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
static MemoryContext session;	/* that all is in; made for the first one */
static pointers_hash *by_pointer;	/* NULL if there are none */
static uint64 nfilters;

/* Those that no call site is at, the last one that was left first. */
static dlist_head idle = DLIST_STATIC_INIT(idle);

/* What the others take, once they are opened. */
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

/* Enters a filter, which is to be opened; the caller is at it. */
static CachedFilter *
enter(struct varatt_external pointer)
{
	CachedFilter *filter;
	PointerEntry *entry;
	bool		found;

	/* Each allocation is a block, so that what is freed is given back. */
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
	/* The table does not shrink otherwise. */
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

/* Has the call site be at no filter; cannot fail.  Also a callback. */
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

/* Has the call site, which is at no filter, be at one of the session's. */
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

/* Is it the value of its pointer, as far as it has been opened? */
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
			/* The others look for it by its pointer when they come back. */
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
