/*-------------------------------------------------------------------------
 *
 * filter_arrays.h
 *	  Many keys: the elements of an array, probed in batches.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_FILTER_ARRAYS_H
#define PGRF_FILTER_ARRAYS_H

#include "utils/array.h"
#include "filter_probe.h"

/*
 * Keys of an array that a filter is probed for together, so that the memory of
 * one is fetched while others are at work.
 */
#define BATCH_KEYS	32

typedef struct KeyBatch
{
	ProbeCache *cache;
	CachedFilter *filter;
	ArrayIterator iterator;
	bool		at_end;			/* no more keys */
	uint32		size;			/* keys to take at once */
	uint32		needed;			/* keys that are to be found, at most */
	uint32		nkeys;
	Datum		keys[BATCH_KEYS];
	uint64_t	hashes[BATCH_KEYS];
	uint32		nfound;			/* keys that the filter may hold */
	uint32_t	found[BATCH_KEYS];	/* their numbers in the batch */
} KeyBatch;

/*
 * Sets the key type to that of an array's elements, which may change from row
 * to row in a column of type anyarray, as of pg_stats.  Takes one key at a
 * time if each may be of another structure; and if hashing may raise an error
 * and the first key that is found decides, since the answer must not depend on
 * later keys.
 */
extern void pgrf_begin_batches(KeyBatch *batch, FunctionCallInfo fcinfo,
							   CachedFilter *filter, ArrayType *array, bool all);

/* Takes the next keys, and probes the filter.  NULL elements are no keys. */
extern void pgrf_next_batch(KeyBatch *batch);

#endif							/* PGRF_FILTER_ARRAYS_H */
