/*-------------------------------------------------------------------------
 *
 * filter_arrays.c
 *	  Probing filters for the elements of an array.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "catalog/pg_type.h"
#include "miscadmin.h"
#include "utils/builtins.h"
#include "utils/lsyscache.h"

#include "filter_arrays.h"

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

void
pgrf_begin_batches(KeyBatch *batch, FunctionCallInfo fcinfo,
				   CachedFilter *filter, ArrayType *array, bool all)
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

void
pgrf_next_batch(KeyBatch *batch)
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
	pgrf_begin_batches(&batch, fcinfo, filter, array, false);
	do
		pgrf_next_batch(&batch);
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
	pgrf_begin_batches(&batch, fcinfo, filter, array, true);
	while (!batch.at_end)
	{
		pgrf_next_batch(&batch);
		for (uint32 i = 0; i < batch.nfound; i++)
			found[nfound++] = batch.keys[batch.found[i]];
	}
	array_free_iterator(batch.iterator);
	get_typlenbyvalalign(element, &typlen, &typbyval, &typalign);
	PG_RETURN_ARRAYTYPE_P(construct_array(found, nfound, element, typlen,
										  typbyval, typalign));
}
