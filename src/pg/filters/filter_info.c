/*-------------------------------------------------------------------------
 *
 * filter_info.c
 *	  Inspecting filters, and sizes of filters before they are built.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "access/htup_details.h"
#include "funcapi.h"
#include "utils/builtins.h"
#include "utils/jsonb.h"

#include "filter_build.h"
#include "pg/base/base.h"
#include "pg/keys/keys.h"

#define INFO_COLUMNS	11

static void
push_text(JsonbInState *json, JsonbIteratorToken token, const char *text)
{
	JsonbValue	value = {.type = jbvString};

	value.val.string.val = unconstify(char *, text);
	value.val.string.len = (int) strlen(text);
	pgrf_push_jsonb(json, token, &value);
}

/* Pushes a number as it is to be displayed. */
static void
push_number(JsonbInState *json, JsonbIteratorToken token, const char *text)
{
	JsonbValue	value = {.type = jbvNumeric};

	value.val.numeric = DatumGetNumeric(DirectFunctionCall3(numeric_in,
															CStringGetDatum(text),
															ObjectIdGetDatum(InvalidOid),
															Int32GetDatum(-1)));
	pgrf_push_jsonb(json, token, &value);
}

/* The properties that only this kind has. */
static Jsonb *
kind_details(const rf_filter *filter)
{
	rf_detail	details[RF_MAX_DETAILS];
	uint32		n = rf_filter_details(filter, details, pgrf_tick);
	JsonbInState json = {0};

	pgrf_push_jsonb(&json, WJB_BEGIN_OBJECT, NULL);
	for (const rf_detail *d = details; d < details + n; d++)
	{
		bool		is_list = d->nnumbers > 1;

		push_text(&json, WJB_KEY, d->name);
		if (d->word != NULL)
			push_text(&json, WJB_VALUE, d->word);
		else if (d->nnumbers == 0)
			push_number(&json, WJB_VALUE, psprintf("%.6f", d->real));
		if (is_list)
			pgrf_push_jsonb(&json, WJB_BEGIN_ARRAY, NULL);
		for (uint32 k = 0; k < d->nnumbers; k++)
			push_number(&json, is_list ? WJB_ELEM : WJB_VALUE,
						psprintf(UINT64_FORMAT, (uint64) d->numbers[k]));
		if (is_list)
			pgrf_push_jsonb(&json, WJB_END_ARRAY, NULL);
	}
	pgrf_push_jsonb(&json, WJB_END_OBJECT, NULL);
	return JsonbValueToJsonb(json.result);
}

PG_FUNCTION_INFO_V1(pgrf_info);
Datum
pgrf_info(PG_FUNCTION_ARGS)
{
	Filter	   *filter = PG_GETARG_FILTER_PP(0);
	rf_filter	view;
	TupleDesc	tupdesc;
	Datum		values[INFO_COLUMNS];
	bool		nulls[INFO_COLUMNS] = {false};
	uint64		keys;
	uint64		bytes;
	int			i = 0;

	if (get_call_result_type(fcinfo, NULL, &tupdesc) != TYPEFUNC_COMPOSITE)
		elog(ERROR, "return type must be a row type");

	pgrf_filter_open(&view, RF_KIND_ANY, filter);
	keys = rf_filter_cardinality(&view, pgrf_tick);
	bytes = VARHDRSZ + FILTER_LEN(filter);

	values[i++] = CStringGetTextDatum(view.ops->name);
	values[i++] = Int32GetDatum(RF_WIRE_VERSION);
	nulls[i] = view.wire.key_type.family == RF_FAMILY_NONE;
	values[i++] = CStringGetTextDatum(pgrf_key_type_name(&view.wire.key_type));
	values[i++] = BoolGetDatum((view.wire.key_type.flags & RF_FLAG_NATIVE) == 0);
	values[i++] = Int64GetDatum((int64) keys);
	values[i++] = Int64GetDatum((int64) bytes);
	nulls[i] = keys == 0;
	values[i++] = Float8GetDatum(keys == 0 ? 0 :
								 8.0 * (double) bytes / (double) keys);
	nulls[i] = view.wire.fpr == 0;
	values[i++] = Float8GetDatum(view.wire.fpr);
	values[i++] = Float8GetDatum(view.wire.key_type.family == RF_FAMILY_NONE ? 0 :
								 rf_filter_fpr(&view, pgrf_tick));
	values[i++] = CStringGetTextDatum("xxh3-64");
	values[i++] = JsonbPGetDatum(kind_details(&view));
	Assert(i == INFO_COLUMNS);
	PG_RETURN_DATUM(HeapTupleGetDatum(heap_form_tuple(BlessTupleDesc(tupdesc),
													  values, nulls)));
}

/* Raises an error unless a filter is valid in all its bytes. */
static Datum
filter_verify(FunctionCallInfo fcinfo, rf_kind kind)
{
	Filter	   *filter = PG_GETARG_FILTER_PP(0);
	rf_filter	view;
	rf_reason	why;

	if (rf_filter_open(&view, kind, FILTER_BYTES(filter), FILTER_LEN(filter),
					   RF_VERIFY, &why, pgrf_tick) != RF_OK)
		pgrf_refuse(ERRCODE_DATA_CORRUPTED, kind, &why);
	PG_RETURN_VOID();
}

/* The number of distinct keys, exact or estimated. */
PG_FUNCTION_INFO_V1(pgrf_cardinality);
Datum
pgrf_cardinality(PG_FUNCTION_ARGS)
{
	Filter	   *filter = PG_GETARG_FILTER_PP(0);
	rf_filter	view;

	pgrf_filter_open(&view, RF_KIND_ANY, filter);
	PG_RETURN_INT64((int64) rf_filter_cardinality(&view, pgrf_tick));
}

/* The hashes of a keyset, in the order of the format: that of unsigned. */
PG_FUNCTION_INFO_V1(pgrf_keyset_hashes);
Datum
pgrf_keyset_hashes(PG_FUNCTION_ARGS)
{
	FuncCallContext *call;
	rf_filter  *view;
	uint64_t	hash;

	if (SRF_IS_FIRSTCALL())
	{
		MemoryContext old;

		call = SRF_FIRSTCALL_INIT();
		old = MemoryContextSwitchTo(call->multi_call_memory_ctx);
		view = palloc(sizeof(rf_filter));
		pgrf_filter_open(view, RF_KIND_KEYSET,
						 pgrf_detoast_copy(PG_GETARG_DATUM(0)));
		call->user_fctx = view;
		MemoryContextSwitchTo(old);
	}
	call = SRF_PERCALL_SETUP();
	view = call->user_fctx;
	if (call->call_cntr >= view->u.keyset.nkeys)
		SRF_RETURN_DONE(call);
	hash = rf_keyset_hash(&view->u.keyset, call->call_cntr);
	SRF_RETURN_NEXT(call, Int64GetDatum((int64) hash));
}

/* ---- Sizes of whole values, with keys of a built-in type ---- */
static uint64
count_argument(FunctionCallInfo fcinfo, const char *what)
{
	int64		n = PG_GETARG_INT64(0);

	if (n < 0)
		ereport(ERROR,
				(errcode(ERRCODE_NUMERIC_VALUE_OUT_OF_RANGE),
				 errmsg("number of %s must not be negative", what)));
	return (uint64) n;
}

/*
 * The next argument of a map, 0 for other kinds: all values are assumed to
 * take the bits of the largest.  (Keys with several take hardly more.)
 */
static rf_values
values_argument(FunctionCallInfo fcinfo, const rf_kind_ops *ops)
{
	uint64		max = ops->map != NULL ? pgrf_map_value(PG_GETARG_INT64(1)) : 0;
	rf_values	values = {0};

	if (max > 0)
		values.any = (uint32) rf_mask64(rf_log2_64(max) + 1);
	return values;
}

static inline int
rate_argno(const rf_kind_ops *ops)
{
	return ops->map != NULL ? 2 : 1;
}

static uint64
header_bytes(void)
{
	return VARHDRSZ + rf_wire_bytes(0, 0);
}

static Datum
filter_size(FunctionCallInfo fcinfo, rf_kind kind)
{
	const rf_kind_ops *ops = rf_kind_find(kind);
	double		fpr = pgrf_fpr_argument(fcinfo, rate_argno(ops), kind);
	rf_values	values;
	rf_shape	shape;
	uint64		keys;
	uint64		payload = PG_UINT64_MAX;

	if (PG_ARGISNULL(0) || (ops->map != NULL && PG_ARGISNULL(1)))
		PG_RETURN_NULL();
	keys = count_argument(fcinfo, "keys");
	values = values_argument(fcinfo, ops);
	if ((ops->map != NULL ? ops->map->plan(keys, fpr, &values, &shape) :
		 ops->plan(keys, fpr, &shape)) == RF_OK)
		payload = ops->expected_bytes(&shape, keys);
	if (payload > (uint64) PG_INT64_MAX - 1024)
		ereport(ERROR,
				(errcode(ERRCODE_NUMERIC_VALUE_OUT_OF_RANGE),
				 errmsg("filter of " UINT64_FORMAT " keys is too large",
						keys)));
	PG_RETURN_INT64((int64) (header_bytes() + payload));
}

static Datum
filter_capacity(FunctionCallInfo fcinfo, rf_kind kind)
{
	const rf_kind_ops *ops = rf_kind_find(kind);
	double		fpr = pgrf_fpr_argument(fcinfo, rate_argno(ops), kind);
	rf_values	values;
	uint64		bytes;

	if (PG_ARGISNULL(0) || (ops->map != NULL && PG_ARGISNULL(1)))
		PG_RETURN_NULL();
	bytes = count_argument(fcinfo, "bytes");
	values = values_argument(fcinfo, ops);
	if (bytes < header_bytes())
		PG_RETURN_INT64(0);
	if (ops->map != NULL)
		PG_RETURN_INT64((int64) ops->map->capacity(bytes - header_bytes(), fpr,
												   &values, pgrf_tick));
	PG_RETURN_INT64((int64) ops->capacity(bytes - header_bytes(), fpr,
										  pgrf_tick));
}

#define FILTER_INFO(code, NAME, name, use) \
	FILTER_FUNCTION(NAME, name, verify, filter_verify) \
	FILTER_FUNCTION(NAME, name, size, filter_size) \
	FILTER_FUNCTION(NAME, name, capacity, filter_capacity)

RF_KINDS(FILTER_INFO)
