/*-------------------------------------------------------------------------
 *
 * filter_lookup.c
 *	  What filters say of a key that may be in: how often it was added, and
 *	  which values it has.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "catalog/pg_type.h"
#include "funcapi.h"
#include "miscadmin.h"
#include "utils/tuplestore.h"

#include "filter_arrays.h"

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
		pgrf_probe_declared_type(fcinfo, cache, 1);
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
	pgrf_probe_literal(fcinfo, filter, 1, &literal);
	for (int i = 0; i < literal.n; i++)
		most = Max(most, pgrf_cached_count(filter, literal.hashes[i]));
	PG_RETURN_INT32((int32) most);
}

#define LOOKUP_SET(NAME, name)
#define LOOKUP_STATIC(NAME, name)
#define LOOKUP_FOLDING(NAME, name)
#define LOOKUP_COUNTING(NAME, name) \
	FILTER_FUNCTION(NAME, name, count_key, count_key) \
	FILTER_FUNCTION(NAME, name, count_literal, count_literal)
#define LOOKUP_MAP(NAME, name)
#define LOOKUP(code, NAME, name, use) LOOKUP_##use(NAME, name)

RF_KINDS(LOOKUP)

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
		pgrf_probe_literal(fcinfo, map, 1, &literal);

		/* A reading that was not added would find some value now and then. */
		pgrf_check_reading(&map->view.wire.key_type, literal.n,
						   "looked up in a map");
		find_values(map, literal.hashes[0], found);
	}
	else
	{
		if (cache->key_type == NULL)
			pgrf_probe_declared_type(fcinfo, cache, 1);
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
	pgrf_begin_batches(&batch, fcinfo, map, array, true);
	while (!batch.at_end)
	{
		pgrf_next_batch(&batch);
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
