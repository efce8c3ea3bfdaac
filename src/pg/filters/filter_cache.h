/*-------------------------------------------------------------------------
 *
 * filter_cache.h
 *	  Opened filters: those of the session, and of a call site.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_FILTER_CACHE_H
#define PGRF_FILTER_CACHE_H

#include "lib/ilist.h"
#include "storage/proc.h"
#include "filter_stored.h"
#include "pg/states/states.h"

/*
 * A transaction, and what a snapshot of it sees.  Equal ones see the same: the
 * same commands of this transaction; and no other transaction has completed
 * in between.  Another transaction that completed either began after the first
 * snapshot, and raised xmax; or it was running then, and fewer are running
 * below xmax, where no new ones can begin.
 */
typedef struct Sight
{
	LocalTransactionId transaction; /* invalid: none */
	CommandId	command;
	TransactionId end;			/* xmax */
	uint32		nrunning;		/* before xmax */
	int32		nrunning_sub;	/* subtransactions; of a standby, all */
} Sight;

/* An opened filter. */
typedef struct CachedFilter
{
	rf_filter	view;
	KeysetState *keyset;		/* under construction, without a payload; or
								 * NULL */

	/* If it is one of the session's; else all zero. */
	StoredFilter stored;
	Sight		seen;			/* when it was last the value of its pointer */
	uint32		nholders;		/* call sites that are at it */
	bool		replaced;		/* another one has its pointer now */
	dlist_node	node;			/* in idle, if nholders is 0 */
} CachedFilter;

/* Bytes that decide how a filter without descriptor is opened. */
#define CACHE_SIGNATURE_BYTES	(RF_WIRE_HEADER_BYTES + RF_VIEW_BYTES)

/* A call site's memory; initially all zero but cxt. */
typedef struct FilterCache
{
	MemoryContext cxt;
	CachedFilter *at;			/* probed last, or NULL */
	const PgrfKeyType *key_type;	/* of the caller's keys, if it has been
									 * found to match the filter's; or NULL */
	MemoryContextCallback leave;	/* of cxt, once "at" was stored */

	/* The filter in memory. */
	CachedFilter in_memory;
	void	   *copy;			/* its detoasted copy, or NULL */
	const void *address;		/* of the caller's bytes, or NULL */
	uint64		len;
	uint8_t		signature[CACHE_SIGNATURE_BYTES];
} FilterCache;

/*
 * Make a filter the current one: one in TOAST; or any other, as long as the
 * argument lives.  Raise errors for damaged filters.
 */
extern void pgrf_cache_stored(FilterCache *cache, Datum value);
extern void pgrf_cache_in_memory(FilterCache *cache, Datum value);

/* Is this the current filter, in TOAST? */
static inline bool
pgrf_same_stored(const FilterCache *cache, const void *pointer)
{
	return cache->at != NULL &&
		cache->at->seen.transaction == PGRF_TRANSACTION &&
		memcmp(VARDATA_EXTERNAL(pointer), &cache->at->stored.pointer,
			   sizeof(struct varatt_external)) == 0;
}

/*
 * Is this the current filter, in memory?  Compares what the view depends on;
 * memcmp() is inline except for the smallest filters.
 */
static inline bool
pgrf_same_in_memory(const FilterCache *cache, const Filter *filter)
{
	return cache->at == &cache->in_memory &&
		cache->address == FILTER_BYTES(filter) &&
		cache->len == FILTER_LEN(filter) &&
		(likely(cache->len >= CACHE_SIGNATURE_BYTES) ?
		 memcmp(cache->signature, FILTER_BYTES(filter),
				CACHE_SIGNATURE_BYTES) :
		 memcmp(cache->signature, FILTER_BYTES(filter), cache->len)) == 0;
}

/* Is this the current filter? */
static pg_attribute_always_inline bool
pgrf_cache_is_at(const FilterCache *cache, Datum value)
{
	const void *pointer = DatumGetPointer(value);

	return VARATT_IS_EXTERNAL_ONDISK(pointer) ?
		pgrf_same_stored(cache, pointer) : pgrf_same_in_memory(cache, pointer);
}

/* Makes this the current filter, and returns it. */
static pg_attribute_always_inline CachedFilter *
pgrf_cache_open(FilterCache *cache, Datum value)
{
	if (unlikely(!pgrf_cache_is_at(cache, value)))
	{
		if (VARATT_IS_EXTERNAL_ONDISK(DatumGetPointer(value)))
			pgrf_cache_stored(cache, value);
		else
			pgrf_cache_in_memory(cache, value);
	}
	return cache->at;
}

/* May the filter hold a key with this hash? */
static inline bool
pgrf_cached_may_contain(CachedFilter *filter, uint64 hash)
{
	if (unlikely(filter->stored.fetched != NULL))
		return pgrf_stored_may_contain(&filter->stored, &filter->view, hash);
	if (unlikely(filter->keyset != NULL))
		return pgrf_keyset_contains(filter->keyset, hash);
	return rf_filter_may_contain(&filter->view, hash);
}

/*
 * The same for n hashes: writes the indexes of those that may be in the filter
 * to found[], and returns how many.  May stop after "needed" of them.
 */
extern uint32 pgrf_cached_may_contain_many(CachedFilter *filter,
										   const uint64_t *hashes, uint32 n,
										   uint32 needed, uint32_t *found);

/* How often was a key added?  For kinds that count. */
static inline uint32
pgrf_cached_count(CachedFilter *filter, uint64 hash)
{
	if (unlikely(filter->stored.fetched != NULL))
		return pgrf_stored_count(&filter->stored, &filter->view, hash);
	return filter->view.ops->count->count(&filter->view.u, hash, NULL);
}

/*
 * Writes up to max values of a key, and returns how many it has.  Raises an
 * error if the map is damaged there.  For kinds that map.
 */
extern uint32 pgrf_cached_values(CachedFilter *filter, uint64 hash,
								 uint32_t *values, uint32 max);

#endif							/* PGRF_FILTER_CACHE_H */
