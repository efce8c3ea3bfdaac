/*-------------------------------------------------------------------------
 *
 * filter_probe.h
 *	  Functions that probe filters, what they share, and probes without a call.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_FILTER_PROBE_H
#define PGRF_FILTER_PROBE_H

#include "access/htup_details.h"
#include "fmgr.h"
#include "filter_cache.h"

extern Datum pgrf_contains(PG_FUNCTION_ARGS);
extern Datum pgrf_contained(PG_FUNCTION_ARGS);
extern Datum pgrf_contains_literal(PG_FUNCTION_ARGS);
extern Datum pgrf_contained_literal(PG_FUNCTION_ARGS);

/* In filter_arrays.c. */
extern Datum pgrf_overlaps(PG_FUNCTION_ARGS);

/* In filter_lookup.c. */
extern Datum pgrf_value(PG_FUNCTION_ARGS);
extern Datum pgrf_value_literal(PG_FUNCTION_ARGS);
extern Datum pgrf_values(PG_FUNCTION_ARGS);
extern Datum pgrf_values_literal(PG_FUNCTION_ARGS);

/* ---- What functions that probe share ---- */

/* What a call site keeps in fn_extra. */
typedef struct ProbeCache
{
	FilterCache filters;

	/* the key argument */
	PgrfKeyType *key_type;
	List	   *element_types;	/* key types of arrays */
	uint64		nprobes;		/* made for one of its values, row by row */
	text	   *literal;		/* that was read for literal_keys, or NULL */
	rf_key_type literal_keys;
	PgrfLiteral readings;
} ProbeCache;

extern ProbeCache *pgrf_probe_new_cache(FunctionCallInfo fcinfo);

static inline ProbeCache *
probe_cache(FunctionCallInfo fcinfo)
{
	ProbeCache *cache = (ProbeCache *) fcinfo->flinfo->fn_extra;

	return likely(cache != NULL) ? cache : pgrf_probe_new_cache(fcinfo);
}

/* Makes "value" the current filter; NULL if it has no keys. */
static pg_attribute_always_inline CachedFilter *
open_filter(ProbeCache *cache, Datum value)
{
	CachedFilter *filter = pgrf_cache_open(&cache->filters, value);

	return filter->view.wire.key_type.family != RF_FAMILY_NONE ? filter : NULL;
}

/* Sets the key type to the declared one. */
extern void pgrf_probe_declared_type(FunctionCallInfo fcinfo, ProbeCache *cache,
									 int key_argno);

/*
 * The hash that a key of the current type has in a filter that is not known to
 * hold such keys; false if no key of the filter's type is equal to it.  Raises
 * an error if the types do not match.
 */
extern bool pgrf_probe_other_hash(ProbeCache *cache, CachedFilter *filter,
								  Datum key, uint64_t *hash);

/* The same for any filter. */
static inline bool
hash_for(ProbeCache *cache, CachedFilter *filter, Datum key, uint64_t *hash)
{
	if (unlikely(cache->filters.key_type != cache->key_type))
		return pgrf_probe_other_hash(cache, filter, key, hash);
	*hash = pgrf_key_hash(cache->key_type, key);
	return true;
}

/* Reads a literal as a key of the filter's type. */
extern void pgrf_probe_literal(FunctionCallInfo fcinfo, const CachedFilter *filter,
							   int key_argno, PgrfLiteral *readings);

/* ---- The keys of a heap page ---- */

/* Keys that are probed for together at most. */
#define PROBE_MANY	MaxHeapTuplesPerPage

/*
 * Could calls of pgrf_contains() or pgrf_contained() by flinfo neither raise
 * an error nor have to fetch anything?  True if the last call probed this
 * filter, all of it is in memory, its type of keys is this one, and no user's
 * function hashes keys.
 */
extern bool pgrf_probe_is_safe(const FmgrInfo *flinfo, Datum filter);

/* The number of such calls so far, on filters that are not empty. */
extern uint64 pgrf_probe_count(const FmgrInfo *flinfo);

/*
 * Probes for n keys, as these calls would; only if pgrf_probe_is_safe().
 * Writes the numbers of those that the filter may hold, ascending, to found,
 * and returns how many there are.  Where invalid[] is not 0, the key may be
 * anything, and the answer for it is, too.
 */
extern uint32 pgrf_probe_many(const FmgrInfo *flinfo, const Datum *keys,
							  const uint8 *invalid, uint32 n, uint32 *found);

#endif							/* PGRF_FILTER_PROBE_H */
