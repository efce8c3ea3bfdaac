/*-------------------------------------------------------------------------
 *
 * filter_build.c
 *	  From key hashes to a filter: for aggregates and arrays.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "miscadmin.h"
#include "utils/array.h"

#include "filter_build.h"

/* Builds the payload of n hashes, and sets its fields in the header. */
static rf_status
build_payload(const rf_kind_ops *ops, const rf_shape *shape,
			  KeysetState *state, uint64 nhashes, uint8_t *payload,
			  uint64 capacity, rf_wire *wire)
{
	rf_builder	builder;
	rf_status	status = ops->begin(&builder, shape, nhashes, payload,
									capacity, pgrf_tick);
	KeysetReader reader;
	void	   *work = NULL;
	uint64		work_bytes = 0;

	pgrf_keyset_read(&reader, state);
	while (status == RF_OK && builder.nleft > 0)
	{
		uint64		needed = ops->work_bytes == NULL ? 0 :
		ops->work_bytes(shape, reader.hashes, reader.nhashes, pgrf_tick);
		uint64_t	used;

		if (needed > work_bytes)
		{
			if (work != NULL)
				pfree(work);
			work = MemoryContextAllocHuge(CurrentMemoryContext, needed);
			work_bytes = needed;
		}
		status = ops->add(&builder, reader.hashes, reader.nhashes, work,
						  &used);
		if (status == RF_OK)
			pgrf_keyset_read_on(&reader, used);
	}
	if (work != NULL)
		pfree(work);
	wire->kind_flags = builder.kind_flags;
	wire->param = builder.param;
	wire->payload_len = builder.payload_len;
	return status;
}

/*
 * The size may be known only afterwards.  Start with a size that suffices
 * unless hashes are adversarial, and retry with what those take.
 */
static Filter *
build_filter(const rf_kind_ops *ops, const rf_shape *shape,
			 KeysetState *state, uint64 nhashes, rf_wire *wire)
{
	uint64		n = ops->map != NULL ? nhashes : wire->nkeys;
	uint64		header_len = rf_wire_bytes(wire->key_type.desc_len, 0);
	uint64		most = FILTER_MAX_LEN - header_len;
	uint64		capacity = ops->expected_bytes(shape, n);
	Filter	   *filter;
	rf_status	status;

	if (capacity > most)
		pgrf_too_large((rf_kind) ops->code, n, wire->fpr, header_len + capacity);
	if (ops->usual_bytes != NULL)
		capacity = ops->usual_bytes(shape, n);
	for (;;)
	{
		capacity = Min(capacity, most);
		filter = (Filter *) palloc(VARHDRSZ + header_len + capacity);
		status = build_payload(ops, shape, state, nhashes,
							   (uint8_t *) VARDATA(filter) + header_len,
							   capacity, wire);
		if (status != RF_ERR_SPACE || capacity == most)
			break;
		pfree(filter);
		capacity *= 2;
	}
	if (status == RF_ERR_ORDER)
	{
		rf_reason	why;

		(void) rf_refuse_value(&why, RF_ERR_STRUCTURE, "order of hashes", 0);
		pgrf_refuse(ERRCODE_DATA_CORRUPTED, RF_KIND_KEYSET, &why);
	}
	if (status != RF_OK)
		pgrf_too_large((rf_kind) ops->code, n, wire->fpr,
					   header_len + n * sizeof(uint64_t));

	(void) pgrf_filter_write_header(filter, wire);
	pgrf_filter_seal(filter);
	return wire->payload_len == capacity ? filter :
		(Filter *) repalloc(filter, VARSIZE(filter));
}

/* Raises the error for a key with more values than a map can hold. */
pg_noreturn static void
too_many_values(const rf_kind_ops *ops)
{
	ereport(ERROR,
			(errcode(ERRCODE_PROGRAM_LIMIT_EXCEEDED),
			 errmsg("key has too many values for a %s", ops->type_name),
			 errdetail("Keys can have up to %u values.", ops->map->max_values),
			 errhint("Leave out such keys, with HAVING count(DISTINCT value), and keep them in a table.")));
}

/*
 * Sorts the pairs of a state; returns how many there are, and sets what their
 * values have in common, and the number of keys.
 */
static uint64
sort_pairs(const rf_kind_ops *ops, KeysetState *state, rf_values *values,
		   uint64_t *nkeys)
{
	uint64		npairs = pgrf_keyset_sort(state);
	KeysetReader reader;
	uint64		last = 0;
	uint32		nvalues = 0;	/* of the last key */

	values->any = 0;
	values->all = npairs > 0 ? PG_UINT32_MAX : 0;
	values->several = false;
	*nkeys = 0;
	pgrf_keyset_read(&reader, state);
	while (reader.nhashes > 0)
	{
		uint64		n = Min(reader.nhashes, KEYSET_PIECE);

		for (uint64 i = 0; i < n; i++)
		{
			const rf_pair *pair = (const rf_pair *) reader.hashes + i;

			if (pair->value > PG_UINT32_MAX)
				pgrf_keyset_refuse_pairs();
			values->any |= (uint32_t) pair->value;
			values->all &= (uint32_t) pair->value;
			if (nvalues > 0 && pair->hash == last)
			{
				values->several = true;
				if (++nvalues > ops->map->max_values)
					too_many_values(ops);
				continue;
			}
			(*nkeys)++;
			nvalues = 1;
			last = pair->hash;
		}
		pgrf_keyset_read_on(&reader, n);
	}
	return npairs;
}

/* The map of the pairs in a state. */
static Filter *
build_map(const rf_kind_ops *ops, KeysetState *state, rf_wire *wire)
{
	rf_shape	shape;
	rf_values	values;
	uint64		npairs = sort_pairs(ops, state, &values, &wire->nkeys);

	if (ops->map->plan(npairs, wire->fpr, &values, &shape) != RF_OK)
		elog(ERROR, "could not plan a %s", ops->type_name);
	return build_filter(ops, &shape, state, npairs, wire);
}

Filter *
pgrf_build(rf_kind kind, KeysetState *state, double fpr)
{
	const rf_kind_ops *ops = rf_kind_find(kind);
	rf_wire		wire = {0};
	rf_shape	shape;
	uint32_t	sorted_bits;
	uint64		nhashes;

	/* A keyset is what the state flattens to. */
	if (kind == RF_KIND_KEYSET)
		return (Filter *) PG_DETOAST_DATUM_COPY(EOHPGetRODatum(&state->base.hdr));

	pgrf_check_fpr(kind, fpr);
	wire.kind = ops->code;
	wire.key_type = state->base.wire.key_type;
	wire.fpr = fpr;
	if (ops->map != NULL)
		return build_map(ops, state, &wire);
	nhashes = pgrf_keyset_distinct(state, &sorted_bits);
	wire.nkeys = pgrf_keyset_count(state, nhashes);
	if (ops->plan(wire.nkeys, fpr, &shape) != RF_OK)
		elog(ERROR, "could not plan a %s", ops->type_name);
	/* Those in a file have been sorted, and none is left in memory. */
	if (ops->arrange != NULL && state->runs == NULL)
		ops->arrange(&shape, state->hashes, state->nhashes, sorted_bits,
					 pgrf_tick);
	return build_filter(ops, &shape, state, nhashes, &wire);
}

Filter *
pgrf_build_empty(rf_kind kind, double fpr)
{
	return pgrf_build(kind, pgrf_keyset_new(NULL, 0, pgrf_items_for(kind)), fpr);
}

static Datum
build_from_array(FunctionCallInfo fcinfo, rf_kind kind)
{
	double		fpr = pgrf_fpr_argument(fcinfo, 1, kind);
	ArrayType  *array;
	KeysetState *state;
	PgrfKeyType *kt;
	ArrayIterator iterator;
	Datum		key;
	bool		isnull;

	if (PG_ARGISNULL(0))
		PG_RETURN_NULL();
	array = PG_GETARG_ARRAYTYPE_P(0);
	state = pgrf_keyset_new(NULL, 0, pgrf_items_for(kind));
	kt = pgrf_key_type(ARR_ELEMTYPE(array),
					   pgrf_element_collation(fcinfo, 0, ARR_ELEMTYPE(array)),
					   state->base.hdr.eoh_context);
	iterator = array_create_iterator(array, 0, NULL);
	while (array_iterate(iterator, &key, &isnull))
	{
		uint64		hash;

		CHECK_FOR_INTERRUPTS();
		if (isnull)
			continue;
		hash = pgrf_key_hash(kt, key);
		pgrf_state_set_type(&state->base, kt);
		pgrf_keyset_add(state, hash);
	}
	array_free_iterator(iterator);
	PG_RETURN_FILTER_P(pgrf_build(kind, state, fpr));
}

uint64
pgrf_map_value(int64 value)
{
	if (value < 0 || value > PG_UINT32_MAX)
		ereport(ERROR,
				(errcode(ERRCODE_NUMERIC_VALUE_OUT_OF_RANGE),
				 errmsg("value " INT64_FORMAT " is out of range for a map", value),
				 errdetail("Values are from 0 to %u.", PG_UINT32_MAX),
				 errhint("Number other values, and keep the numbers in a table.")));
	return (uint64) value;
}

/* The map of an array of keys and another one of their values. */
static Datum
build_from_arrays(FunctionCallInfo fcinfo, rf_kind kind)
{
	double		fpr = pgrf_fpr_argument(fcinfo, 2, kind);
	ArrayType  *arrays[2];
	ArrayIterator iterators[2];
	KeysetState *state;
	PgrfKeyType *kt;
	int			nkeys,
				nvalues;

	if (PG_ARGISNULL(0) || PG_ARGISNULL(1))
		PG_RETURN_NULL();
	for (int i = 0; i < 2; i++)
	{
		arrays[i] = PG_GETARG_ARRAYTYPE_P(i);
		iterators[i] = array_create_iterator(arrays[i], 0, NULL);
	}
	nkeys = ArrayGetNItems(ARR_NDIM(arrays[0]), ARR_DIMS(arrays[0]));
	nvalues = ArrayGetNItems(ARR_NDIM(arrays[1]), ARR_DIMS(arrays[1]));
	if (nkeys != nvalues)
		ereport(ERROR,
				(errcode(ERRCODE_ARRAY_SUBSCRIPT_ERROR),
				 errmsg("arrays of keys and of values differ in length"),
				 errdetail("There are %d keys and %d values.", nkeys, nvalues),
				 errhint("Repeat a key for each of its values.")));
	state = pgrf_keyset_new(NULL, 0, pgrf_items_for(kind));
	kt = pgrf_key_type(ARR_ELEMTYPE(arrays[0]),
					   pgrf_element_collation(fcinfo, 0, ARR_ELEMTYPE(arrays[0])),
					   state->base.hdr.eoh_context);
	for (int i = 0; i < nkeys; i++)
	{
		Datum		element[2];
		bool		isnull[2];
		uint64		hash,
					value;

		CHECK_FOR_INTERRUPTS();
		(void) array_iterate(iterators[0], &element[0], &isnull[0]);
		(void) array_iterate(iterators[1], &element[1], &isnull[1]);
		if (isnull[0] || isnull[1])
			continue;
		value = pgrf_map_value(DatumGetInt64(element[1]));
		hash = pgrf_key_hash(kt, element[0]);
		pgrf_state_set_type(&state->base, kt);
		pgrf_keyset_add_pair(state, hash, value);
	}
	PG_RETURN_FILTER_P(pgrf_build(kind, state, fpr));
}

static Datum
build_from_argument(FunctionCallInfo fcinfo, rf_kind kind)
{
	return rf_kind_find(kind)->map != NULL ? build_from_arrays(fcinfo, kind) :
		build_from_array(fcinfo, kind);
}

#define BUILD(code, NAME, name, use) \
	FILTER_FUNCTION(NAME, name, build, build_from_argument)

RF_KINDS(BUILD)
