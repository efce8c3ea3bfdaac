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
#include "funcapi.h"
#include "mb/pg_wchar.h"
#include "miscadmin.h"
#include "utils/array.h"
#include "utils/builtins.h"
#include "utils/lsyscache.h"
#include "utils/tuplestore.h"

#include "filter_cache.h"
#include "filter_probe.h"

/* Bytes of the longest literal that is kept with what it was read as. */
#define LITERAL_MOST_KEPT	65536

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

static pg_noinline ProbeCache *
new_probe_cache(FunctionCallInfo fcinfo)
{
	ProbeCache *cache = MemoryContextAllocZero(fcinfo->flinfo->fn_mcxt,
											   sizeof(ProbeCache));

	cache->filters.cxt = fcinfo->flinfo->fn_mcxt;
	fcinfo->flinfo->fn_extra = cache;
	return cache;
}

static inline ProbeCache *
probe_cache(FunctionCallInfo fcinfo)
{
	ProbeCache *cache = (ProbeCache *) fcinfo->flinfo->fn_extra;

	return likely(cache != NULL) ? cache : new_probe_cache(fcinfo);
}

/* Makes "value" the current filter; NULL if it has no keys. */
static pg_attribute_always_inline CachedFilter *
open_filter(ProbeCache *cache, Datum value)
{
	CachedFilter *filter = pgrf_cache_open(&cache->filters, value);

	return filter->view.wire.key_type.family != RF_FAMILY_NONE ? filter : NULL;
}

/*
 * The hash that a key of the current type has in a filter that is not known to
 * hold such keys; false if no key of the filter's type is equal to it.  Raises
 * an error if the types do not match.
 */
static pg_noinline bool
other_hash(ProbeCache *cache, CachedFilter *filter, Datum key, uint64_t *hash)
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

/* The same for any filter. */
static inline bool
hash_for(ProbeCache *cache, CachedFilter *filter, Datum key, uint64_t *hash)
{
	if (unlikely(cache->filters.key_type != cache->key_type))
		return other_hash(cache, filter, key, hash);
	*hash = pgrf_key_hash(cache->key_type, key);
	return true;
}

/* Not inline: a hash on the stack would cost every row a stack protector. */
static pg_noinline bool
contains_other(ProbeCache *cache, CachedFilter *filter, Datum key)
{
	uint64_t	hash;

	return other_hash(cache, filter, key, &hash) &&
		pgrf_cached_may_contain(filter, hash);
}

/* Sets the key type to the declared one. */
static pg_noinline void
set_declared_type(FunctionCallInfo fcinfo, ProbeCache *cache, int key_argno)
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
		set_declared_type(fcinfo, cache, key_argno);
	cache->nprobes++;
	if (unlikely(cache->filters.key_type != cache->key_type))
		return contains_other(cache, filter, key);
	return pgrf_cached_may_contain(filter, pgrf_key_hash(cache->key_type, key));
}

/*
 * Reads a literal as a key of the filter's type.  The readings are kept
 * together with the text, since fn_extra stays when the function is evaluated
 * again with another parameter, as in PL/pgSQL.
 */
static void
read_literal(FunctionCallInfo fcinfo, const CachedFilter *filter,
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
	read_literal(fcinfo, filter, key_argno, &literal);
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

/* ---- How often a key was added, of kinds that count ---- */

/* A filter is not of the kind that its SQL type is. */
pg_noreturn static void
refuse_kind(const CachedFilter *filter, rf_kind kind)
{
	rf_reason	why;

	(void) rf_refuse_value(&why, RF_ERR_KIND, "kind", filter->view.wire.kind);
	pgrf_refuse(ERRCODE_DATA_CORRUPTED, kind, &why);
}

/* The filter, argument 0, of this kind; NULL if it has no keys. */
static CachedFilter *
open_counting(FunctionCallInfo fcinfo, rf_kind kind)
{
	CachedFilter *filter = open_filter(probe_cache(fcinfo), PG_GETARG_DATUM(0));

	if (filter != NULL && filter->view.wire.kind != kind)
		refuse_kind(filter, kind);
	return filter;
}

static Datum
count_key(FunctionCallInfo fcinfo, rf_kind kind)
{
	CachedFilter *filter = open_counting(fcinfo, kind);
	ProbeCache *cache = probe_cache(fcinfo);
	uint64_t	hash;

	if (filter == NULL)
		PG_RETURN_INT32(0);
	if (cache->key_type == NULL)
		set_declared_type(fcinfo, cache, 1);
	PG_RETURN_INT32(hash_for(cache, filter, PG_GETARG_DATUM(1), &hash) ?
					(int32) pgrf_cached_count(filter, hash) : 0);
}

static Datum
count_literal(FunctionCallInfo fcinfo, rf_kind kind)
{
	CachedFilter *filter = open_counting(fcinfo, kind);
	PgrfLiteral literal;
	uint32		most = 0;

	if (filter == NULL)
		PG_RETURN_INT32(0);
	read_literal(fcinfo, filter, 1, &literal);
	for (int i = 0; i < literal.n; i++)
		most = Max(most, pgrf_cached_count(filter, literal.hashes[i]));
	PG_RETURN_INT32((int32) most);
}

/* ---- Many keys ---- */

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
 * The elements of an "anyarray", such as a column of pg_stats, may be of other
 * types with each row; a type stays, since filters have pointers to it.
 */
static PgrfKeyType *
element_type(ProbeCache *cache, FunctionCallInfo fcinfo, Oid element)
{
	MemoryContext old;
	PgrfKeyType *kt;
	ListCell   *lc;

	foreach(lc, cache->element_types)
	{
		kt = (PgrfKeyType *) lfirst(lc);
		if (kt->declared == element)
			return kt;
	}
	kt = pgrf_key_type_any_row(element, pgrf_element_collation(fcinfo, 1, element),
							   cache->filters.cxt);
	old = MemoryContextSwitchTo(cache->filters.cxt);
	cache->element_types = lappend(cache->element_types, kt);
	MemoryContextSwitchTo(old);
	return kt;
}

/*
 * Sets the key type to that of an array's elements, which may change from row
 * to row in a column of type anyarray, as of pg_stats.  Takes one key at a
 * time if each may be of another structure; and if hashing may raise an error
 * and the first key that is found decides, since the answer must not depend on
 * later keys.
 */
static void
begin_batches(KeyBatch *batch, FunctionCallInfo fcinfo, CachedFilter *filter,
			  ArrayType *array, bool all)
{
	ProbeCache *cache = probe_cache(fcinfo);
	Oid			element = ARR_ELEMTYPE(array);

	if (cache->key_type == NULL || cache->key_type->declared != element)
		cache->key_type = element_type(cache, fcinfo, element);
	batch->cache = cache;
	batch->filter = filter;
	batch->iterator = array_create_iterator(array, 0, NULL);
	batch->at_end = false;
	batch->size = cache->key_type->typid == RECORDOID ||
		(!all && pgrf_key_may_fail(&cache->key_type->keys)) ? 1 : BATCH_KEYS;
	batch->needed = all ? BATCH_KEYS : 1;
}

/* Takes the next keys, and probes the filter.  NULL elements are no keys. */
static void
next_batch(KeyBatch *batch)
{
	Datum		key;
	bool		isnull;

	batch->nkeys = 0;
	while (batch->nkeys < batch->size && !batch->at_end)
	{
		CHECK_FOR_INTERRUPTS();
		batch->at_end = !array_iterate(batch->iterator, &key, &isnull);
		if (batch->at_end || isnull ||
			!hash_for(batch->cache, batch->filter, key,
					  &batch->hashes[batch->nkeys]))
			continue;
		batch->keys[batch->nkeys++] = key;
	}
	batch->nfound = pgrf_cached_may_contain_many(batch->filter, batch->hashes,
												 batch->nkeys, batch->needed,
												 batch->found);
}

/* filter && array: may the filter hold any of the elements? */
PG_FUNCTION_INFO_V1(pgrf_overlaps);
Datum
pgrf_overlaps(PG_FUNCTION_ARGS)
{
	CachedFilter *filter = open_filter(probe_cache(fcinfo), PG_GETARG_DATUM(0));
	ArrayType  *array = PG_GETARG_ARRAYTYPE_P(1);
	KeyBatch	batch;

	if (filter == NULL)
		PG_RETURN_BOOL(false);
	begin_batches(&batch, fcinfo, filter, array, false);
	do
		next_batch(&batch);
	while (batch.nfound == 0 && !batch.at_end);
	array_free_iterator(batch.iterator);
	PG_FREE_IF_COPY(array, 1);
	PG_RETURN_BOOL(batch.nfound > 0);
}

/*
 * The result is of the argument's type.  A vector is one of its own kind, with
 * a lower bound of 0 and never without dimensions.
 */
static void
check_no_vector(FunctionCallInfo fcinfo)
{
	Oid			typid = get_fn_expr_argtype(fcinfo->flinfo, 1);

	if (typid == OIDVECTOROID || typid == INT2VECTOROID)
		ereport(ERROR,
				(errcode(ERRCODE_FEATURE_NOT_SUPPORTED),
				 errmsg("arrays of type %s are not supported",
						format_type_be(typid)),
				 errhint("Cast it to %s[].",
						 typid == OIDVECTOROID ? "oid" : "smallint")));
}

/*
 * The elements of an array that the filter may hold, in their order; those of
 * a multidimensional array row by row.
 */
PG_FUNCTION_INFO_V1(pgrf_candidates);
Datum
pgrf_candidates(PG_FUNCTION_ARGS)
{
	CachedFilter *filter = open_filter(probe_cache(fcinfo), PG_GETARG_DATUM(0));
	ArrayType  *array = PG_GETARG_ARRAYTYPE_P(1);
	Oid			element = ARR_ELEMTYPE(array);
	KeyBatch	batch;
	Datum	   *found;
	int			nfound = 0;
	int16		typlen;
	bool		typbyval;
	char		typalign;

	check_no_vector(fcinfo);
	if (filter == NULL)
		PG_RETURN_ARRAYTYPE_P(construct_empty_array(element));
	found = palloc(ArrayGetNItems(ARR_NDIM(array), ARR_DIMS(array)) *
				   sizeof(Datum));
	begin_batches(&batch, fcinfo, filter, array, true);
	while (!batch.at_end)
	{
		next_batch(&batch);
		for (uint32 i = 0; i < batch.nfound; i++)
			found[nfound++] = batch.keys[batch.found[i]];
	}
	array_free_iterator(batch.iterator);
	get_typlenbyvalalign(element, &typlen, &typbyval, &typalign);
	PG_RETURN_ARRAYTYPE_P(construct_array(found, nfound, element, typlen,
										  typbyval, typalign));
}

#define PROBE_SET(NAME, name)
#define PROBE_STATIC(NAME, name)
#define PROBE_FOLDING(NAME, name)
#define PROBE_COUNTING(NAME, name) \
	FILTER_FUNCTION(NAME, name, count_key, count_key) \
	FILTER_FUNCTION(NAME, name, count_literal, count_literal)
#define PROBE_MAP(NAME, name)
#define PROBE(code, NAME, name, use) PROBE_##use(NAME, name)

RF_KINDS(PROBE)

/* ---- Which values a key has, of kinds that map ---- */

/* Most keys have one value, so there is space for a few. */
#define FEW_VALUES	16

/* Values of a key. */
typedef struct FoundValues
{
	uint32		n;
	uint32_t   *values;			/* few, or allocated */
	uint32_t	few[FEW_VALUES];
} FoundValues;

static int
compare_values(const void *a, const void *b)
{
	uint32		x = *(const uint32 *) a,
				y = *(const uint32 *) b;

	return (x > y) - (x < y);
}

/* Ascending, each once: hashes may have collided. */
static void
sort_values(FoundValues *found)
{
	uint32		n = 0;

	qsort(found->values, found->n, sizeof(uint32), compare_values);
	for (uint32 i = 0; i < found->n; i++)
	{
		if (n == 0 || found->values[i] != found->values[n - 1])
			found->values[n++] = found->values[i];
	}
	found->n = n;
}

/* Finds the values of a hash. */
static void
find_values(CachedFilter *map, uint64 hash, FoundValues *found)
{
	found->values = found->few;
	found->n = pgrf_cached_values(map, hash, found->values, FEW_VALUES);
	if (found->n > FEW_VALUES)
	{
		found->values = palloc(found->n * sizeof(uint32));
		(void) pgrf_cached_values(map, hash, found->values, found->n);
	}
	if (found->n > 1)
		sort_values(found);
}

/* The map, argument 0; NULL if it has no keys. */
static CachedFilter *
open_map(FunctionCallInfo fcinfo)
{
	CachedFilter *map = open_filter(probe_cache(fcinfo), PG_GETARG_DATUM(0));

	if (map != NULL && map->view.ops->map == NULL)
		refuse_kind(map, RF_KIND_ANY);
	return map;
}

/* The values of the key, argument 1; none if the map has no keys. */
static void
values_of_argument(FunctionCallInfo fcinfo, bool is_literal, FoundValues *found)
{
	CachedFilter *map = open_map(fcinfo);
	ProbeCache *cache = probe_cache(fcinfo);
	PgrfLiteral literal;
	uint64_t	hash;

	found->n = 0;
	if (map == NULL)
		return;
	if (is_literal)
	{
		read_literal(fcinfo, map, 1, &literal);

		/* A reading that was not added would find some value now and then. */
		pgrf_check_reading(&map->view.wire.key_type, literal.n,
						   "looked up in a map");
		find_values(map, literal.hashes[0], found);
	}
	else
	{
		if (cache->key_type == NULL)
			set_declared_type(fcinfo, cache, 1);
		if (hash_for(cache, map, PG_GETARG_DATUM(1), &hash))
			find_values(map, hash, found);
	}
}

/* One value, or NULL. */
static Datum
only_value(FunctionCallInfo fcinfo, bool is_literal)
{
	FoundValues found;

	values_of_argument(fcinfo, is_literal, &found);
	if (found.n == 0)
		PG_RETURN_NULL();
	if (found.n > 1)
		ereport(ERROR,
				(errcode(ERRCODE_CARDINALITY_VIOLATION),
				 errmsg("key has several values"),
				 errdetail("It has %u, or was not added and found those of another key by chance.",
						   found.n),
				 errhint("Use ribbonmap_values(), which returns all of them.")));
	PG_RETURN_INT64(found.values[0]);
}

/* All values, as an array. */
static Datum
all_values(FunctionCallInfo fcinfo, bool is_literal)
{
	FoundValues found;
	Datum	   *elements;

	values_of_argument(fcinfo, is_literal, &found);
	elements = palloc((found.n + 1) * sizeof(Datum));
	for (uint32 i = 0; i < found.n; i++)
		elements[i] = Int64GetDatum(found.values[i]);
	PG_RETURN_ARRAYTYPE_P(construct_array(elements, (int) found.n, INT8OID,
										  sizeof(int64), FLOAT8PASSBYVAL,
										  TYPALIGN_DOUBLE));
}

SQL_FUNCTION(pgrf_value, return only_value(fcinfo, false))
SQL_FUNCTION(pgrf_value_literal, return only_value(fcinfo, true))
SQL_FUNCTION(pgrf_values, return all_values(fcinfo, false))
SQL_FUNCTION(pgrf_values_literal, return all_values(fcinfo, true))

/*
 * The elements of an array that have values, in their order, each with all of
 * its values: rows of (key, value).
 */
PG_FUNCTION_INFO_V1(pgrf_lookup);
Datum
pgrf_lookup(PG_FUNCTION_ARGS)
{
	CachedFilter *map;
	ArrayType  *array = PG_GETARG_ARRAYTYPE_P(1);
	ReturnSetInfo *result = (ReturnSetInfo *) fcinfo->resultinfo;
	KeyBatch	batch;

	InitMaterializedSRF(fcinfo, 0);
	map = open_map(fcinfo);
	if (map == NULL)
		PG_RETURN_NULL();
	begin_batches(&batch, fcinfo, map, array, true);
	while (!batch.at_end)
	{
		next_batch(&batch);
		for (uint32 i = 0; i < batch.nfound; i++)
		{
			FoundValues found;

			find_values(map, batch.hashes[batch.found[i]], &found);
			for (uint32 j = 0; j < found.n; j++)
			{
				Datum		row[2] = {batch.keys[batch.found[i]],
				Int64GetDatum(found.values[j])};
				bool		nulls[2] = {false, false};

				CHECK_FOR_INTERRUPTS();
				tuplestore_putvalues(result->setResult, result->setDesc, row, nulls);
			}
			if (found.values != found.few)
				pfree(found.values);
		}
	}
	array_free_iterator(batch.iterator);
	PG_RETURN_NULL();
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
