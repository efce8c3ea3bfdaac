/*-------------------------------------------------------------------------
 *
 * filter_cache.h
 *	  Filters that are opened: the session's and a call site's.
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
 * A transaction, and what a snapshot in it sees.  Two that are alike see the
 * same: commands of the transaction up to this one; and no other one has
 * completed between them.  One that had would be behind the second end, or,
 * if it was before the first, missing among those that run, which nobody can
 * join there.
 */
typedef struct Sight
{
	LocalTransactionId transaction; /* invalid: none */
	CommandId	command;
	TransactionId end;			/* all from here on run, or do not exist */
	uint32		nrunning;		/* before it */
	int32		nrunning_sub;	/* and subtransactions; on a standby, all */
} Sight;

/* A filter that is opened. */
typedef struct CachedFilter
{
	rf_filter	view;
	KeysetState *keyset;		/* under construction, or NULL; then there is
								 * no payload */

	/* stored out of line, else all zero: the session's */
	StoredFilter stored;
	Sight		seen;			/* in which it was last found to be the value
								 * of its pointer */
	uint32		nholders;		/* call sites that are at it */
	bool		replaced;		/* not found by its pointer any more */
	dlist_node	node;			/* in idle, if none is at it */
} CachedFilter;

/* Bytes of a filter that decide how it is opened, if it has no descriptor. */
#define CACHE_SIGNATURE_BYTES	(RF_WIRE_HEADER_BYTES + RF_VIEW_BYTES)

/* What a call site remembers; initially all zero but cxt. */
typedef struct FilterCache
{
	MemoryContext cxt;			/* to live in */
	CachedFilter *at;			/* probed last, or NULL */
	const PgrfKeyType *key_type;	/* of the caller's keys, once found to
									 * match the filter's; NULL before */
	MemoryContextCallback leave;	/* as cxt ends, once "at" was stored */

	/* in memory */
	CachedFilter in_memory;
	void	   *copy;			/* that it is in, or NULL: in the caller's */
	const void *address;		/* of its bytes in the caller's, or NULL */
	uint64		len;
	uint8_t		signature[CACHE_SIGNATURE_BYTES];
} FilterCache;

/*
 * Make a filter the current one: stored out of line; or any other, which lives
 * as long as the argument.  They raise errors for damaged filters.
 */
extern void pgrf_cache_stored(FilterCache *cache, Datum value);
extern void pgrf_cache_in_memory(FilterCache *cache, Datum value);

/* Is it the current filter, stored out of line? */
static inline bool
pgrf_same_stored(const FilterCache *cache, const void *pointer)
{
	return cache->at != NULL &&
		cache->at->seen.transaction == PGRF_TRANSACTION &&
		memcmp(VARDATA_EXTERNAL(pointer), &cache->at->stored.pointer,
			   sizeof(struct varatt_external)) == 0;
}

/*
 * Is it the current filter, in memory?  The address alone is not enough, so
 * compare what the view depends on; inline except for the smallest filters.
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

/* Is it the current filter? */
static pg_attribute_always_inline bool
pgrf_cache_is_at(const FilterCache *cache, Datum value)
{
	const void *pointer = DatumGetPointer(value);

	return VARATT_IS_EXTERNAL_ONDISK(pointer) ?
		pgrf_same_stored(cache, pointer) : pgrf_same_in_memory(cache, pointer);
}

/* Makes a filter the current one, unless it is. */
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
 * The same for n hashes: writes the numbers, from 0, of those that it may hold
 * to found, and returns how many there are.  If only some are needed, it may
 * stop when it has found that many.
 */
extern uint32 pgrf_cached_may_contain_many(CachedFilter *filter,
										   const uint64_t *hashes, uint32 n,
										   uint32 needed, uint32_t *found);

/* How often was a key added?  For a filter of a kind that counts. */
static inline uint32
pgrf_cached_count(CachedFilter *filter, uint64 hash)
{
	if (unlikely(filter->stored.fetched != NULL))
		return pgrf_stored_count(&filter->stored, &filter->view, hash);
	return filter->view.ops->count->count(&filter->view.u, hash, NULL);
}

/*
 * How many values has a key, of a kind that maps?  Writes up to max of them;
 * raises an error if the map is damaged there.
 */
extern uint32 pgrf_cached_values(CachedFilter *filter, uint64 hash,
								 uint32_t *values, uint32 max);

#endif							/* PGRF_FILTER_CACHE_H */
