/*-------------------------------------------------------------------------
 *
 * filter_probe.c
 *	  Probing filters: the containment operators and functions.
 *
 * One C function serves all kinds.  A call site keeps, in fn_extra, how to
 * hash the keys of its argument type, and filters it has opened: see
 * filter_cache.c.
 *
 * A mismatch of key types is an error, except that integers are looked up
 * among numerics, and numerics among integers.  A filter without keys contains
 * nothing of any type.
 *
 * An untyped literal (f @> '42') is an argument of type keyliteral, and is
 * read as a key of the filter's type (key_literal.c).  No other argument is:
 * the only other functions take anyelement, and nothing is cast to keyliteral
 * implicitly, so values keep their types.  (An untyped parameter is of that
 * type; what EXECUTE assigns to it is cast, see the install script.)
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "catalog/pg_type.h"
#include "mb/pg_wchar.h"

#include "filter_probe.h"

/* Bytes of the longest literal that is kept with what it was read as. */
#define LITERAL_MOST_KEPT	65536

pg_noinline ProbeCache *
pgrf_probe_new_cache(FunctionCallInfo fcinfo)
{
	ProbeCache *cache = MemoryContextAllocZero(fcinfo->flinfo->fn_mcxt,
											   sizeof(ProbeCache));

	cache->filters.cxt = fcinfo->flinfo->fn_mcxt;
	fcinfo->flinfo->fn_extra = cache;
	return cache;
}

pg_noinline bool
pgrf_probe_other_hash(ProbeCache *cache, CachedFilter *filter, Datum key, uint64_t *hash)
{
	const rf_key_type *keys = &filter->view.wire.key_type;

	if (pgrf_key_converts(cache->key_type, keys))
		return pgrf_key_hash_converted(cache->key_type, key, hash);
	*hash = pgrf_key_hash(cache->key_type, key);
	pgrf_check_key_type(keys, cache->key_type);

	/* The next record may be of another structure. */
	if (cache->key_type->typid != RECORDOID)
		cache->filters.key_type = cache->key_type;
	return true;
}

/* Not inline: a hash on the stack would cost every row a stack protector. */
static pg_noinline bool
contains_other(ProbeCache *cache, CachedFilter *filter, Datum key)
{
	uint64_t	hash;

	return pgrf_probe_other_hash(cache, filter, key, &hash) &&
		pgrf_cached_may_contain(filter, hash);
}

pg_noinline void
pgrf_probe_declared_type(FunctionCallInfo fcinfo, ProbeCache *cache,
						 int key_argno)
{
	cache->key_type = pgrf_key_type_any_row(get_fn_expr_argtype(fcinfo->flinfo, key_argno),
											PG_GET_COLLATION(),
											cache->filters.cxt);
}

/*
 * Does the filter hold the key, whose type is that of the declared argument?
 */
static pg_attribute_always_inline bool
contains_any_type(FunctionCallInfo fcinfo, int filter_argno, int key_argno)
{
	ProbeCache *cache = probe_cache(fcinfo);
	CachedFilter *filter = open_filter(cache, PG_GETARG_DATUM(filter_argno));
	Datum		key = PG_GETARG_DATUM(key_argno);

	if (unlikely(filter == NULL))
		return false;
	if (unlikely(cache->key_type == NULL))
		pgrf_probe_declared_type(fcinfo, cache, key_argno);
	cache->nprobes++;
	if (unlikely(cache->filters.key_type != cache->key_type))
		return contains_other(cache, filter, key);
	return pgrf_cached_may_contain(filter, pgrf_key_hash(cache->key_type, key));
}

/*
 * The readings are kept together with the text, since fn_extra stays when the
 * function is evaluated again with another parameter, as in PL/pgSQL.
 */
void
pgrf_probe_literal(FunctionCallInfo fcinfo, const CachedFilter *filter,
				   int key_argno, PgrfLiteral *readings)
{
	ProbeCache *cache = probe_cache(fcinfo);
	text	   *literal = PG_GETARG_TEXT_PP(key_argno);
	const rf_key_type *type = &filter->view.wire.key_type;
	Size		len = VARSIZE_ANY(literal);
	rf_key_type keys;
	text	   *copy;

	pgrf_check_collation(PG_GET_COLLATION());
	if (cache->literal != NULL &&
		rf_same_keys(&cache->literal_keys, type) &&
		VARSIZE_ANY(cache->literal) == len &&
		memcmp(cache->literal, literal, len) == 0)
	{
		*readings = cache->readings;
		return;
	}

	pgrf_read_literal(readings, type, literal);
	/* Hashing a long one again costs less than copying it. */
	if (len > LITERAL_MOST_KEPT)
		return;

	/* Replace all together, once nothing can fail any more. */
	copy = MemoryContextAlloc(cache->filters.cxt, len);
	memcpy(copy, literal, len);
	keys = pgrf_copy_keys(cache->filters.cxt, type);
	if (cache->literal != NULL)
	{
		pfree(cache->literal);
		if (cache->literal_keys.desc != NULL)
			pfree((void *) cache->literal_keys.desc);
	}
	cache->literal = copy;
	cache->literal_keys = keys;
	cache->readings = *readings;
}

/* May the filter hold a key that is written without a type? */
static bool
contains_literal(FunctionCallInfo fcinfo, int filter_argno, int key_argno)
{
	CachedFilter *filter = open_filter(probe_cache(fcinfo),
									   PG_GETARG_DATUM(filter_argno));
	PgrfLiteral literal;

	if (filter == NULL)
		return false;
	pgrf_probe_literal(fcinfo, filter, key_argno, &literal);
	for (int i = 0; i < literal.n; i++)
	{
		if (pgrf_cached_may_contain(filter, literal.hashes[i]))
			return true;
	}
	return false;
}

SQL_FUNCTION(pgrf_contains, PG_RETURN_BOOL(contains_any_type(fcinfo, 0, 1)))
SQL_FUNCTION(pgrf_contained, PG_RETURN_BOOL(contains_any_type(fcinfo, 1, 0)))
SQL_FUNCTION(pgrf_contains_literal,
			 PG_RETURN_BOOL(contains_literal(fcinfo, 0, 1)))
SQL_FUNCTION(pgrf_contained_literal,
			 PG_RETURN_BOOL(contains_literal(fcinfo, 1, 0)))

/* ---- The keys of a heap page ---- */

bool
pgrf_probe_is_safe(const FmgrInfo *flinfo, Datum value)
{
	const ProbeCache *cache = (const ProbeCache *) flinfo->fn_extra;

	return cache != NULL && cache->key_type != NULL &&
		pgrf_cache_is_at(&cache->filters, value) &&
		cache->filters.key_type == cache->key_type &&
		cache->filters.at->stored.fetched == NULL &&
		!pgrf_key_may_fail(&cache->key_type->keys);
}

uint64
pgrf_probe_count(const FmgrInfo *flinfo)
{
	const ProbeCache *cache = (const ProbeCache *) flinfo->fn_extra;

	return cache != NULL ? cache->nprobes : 0;
}

uint32
pgrf_probe_many(const FmgrInfo *flinfo, const Datum *keys,
				const uint8 *invalid, uint32 n, uint32 *found)
{
	ProbeCache *cache = (ProbeCache *) flinfo->fn_extra;
	uint64_t	hashes[PROBE_MANY];

	for (uint32 i = 0; i < n; i++)
		hashes[i] = invalid[i] ? 0 : pgrf_key_hash(cache->key_type, keys[i]);
	return pgrf_cached_may_contain_many(cache->filters.at, hashes, n, n, found);
}

/* The public key hash, as a signed 64-bit number; of a literal, as a text. */
PG_FUNCTION_INFO_V1(pgrf_hash_literal);
Datum
pgrf_hash_literal(PG_FUNCTION_ARGS)
{
	pgrf_check_collation(PG_GET_COLLATION());
	PG_RETURN_INT64((int64) pgrf_hash_text(PG_GETARG_DATUM(0)));
}

PG_FUNCTION_INFO_V1(pgrf_hash);
Datum
pgrf_hash(PG_FUNCTION_ARGS)
{
	PgrfKeyType *kt = (PgrfKeyType *) fcinfo->flinfo->fn_extra;

	if (unlikely(kt == NULL))
	{
		kt = pgrf_key_type_any_row(get_fn_expr_argtype(fcinfo->flinfo, 0),
								   PG_GET_COLLATION(),
								   fcinfo->flinfo->fn_mcxt);
		fcinfo->flinfo->fn_extra = kt;
	}
	PG_RETURN_INT64((int64) pgrf_key_hash(kt, PG_GETARG_DATUM(0)));
}
