/*-------------------------------------------------------------------------
 *
 * filter_info.c
 *	  What filters are like, and what they would be.
 *
 * IDENTIFICATION
 *	  src/pg/filter_info.c
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "access/htup_details.h"
#include "funcapi.h"
#include "lib/stringinfo.h"
#include "utils/builtins.h"
#include "utils/jsonb.h"

#include "pgrf.h"

#define INFO_COLUMNS	11

/* What is the kind's own, as the text of a JSON object. */
static char *
kind_details(const rf_filter *filter)
{
	StringInfoData buf;

	initStringInfo(&buf);
	switch ((rf_kind) filter->wire.kind)
	{
		case RF_KIND_KEYSET:
			appendStringInfoString(&buf, "{}");
			break;
		case RF_KIND_BLOOM:
			{
				const rf_bloom *bloom = &filter->u.bloom;
				uint64		bits = bloom->shape.nbytes * 8;

				appendStringInfo(&buf,
								 "{\"capacity\": " UINT64_FORMAT ", \"probes\": %u, \"blocks\": " UINT64_FORMAT ", \"block_bits\": %u, \"fill\": %.6f}",
								 (uint64) filter->wire.nkeys,
								 bloom->shape.probes,
								 (uint64) bloom->shape.nblocks,
								 bloom->shape.block_bits,
								 (double) rf_bloom_bits_set(bloom, pgrf_tick) / (double) bits);
				break;
			}
		case RF_KIND_RIBBON:
			{
				const rf_ribbon *ribbon = &filter->u.ribbon;
				rf_ribbon_details details;

				rf_ribbon_describe(ribbon, &details, pgrf_tick);
				appendStringInfo(&buf,
								 "{\"form\": \"%s\", \"columns\": %u, \"low_share\": %.6f, \"slots\": " UINT64_FORMAT ", \"chunks\": %u, \"chunk_slots\": %u, \"seed\": %u, \"overflow_slots\": " UINT64_FORMAT ", \"overflow_bytes\": " UINT64_FORMAT ", \"listed\": " UINT64_FORMAT ", \"buckets\": [" UINT64_FORMAT ", " UINT64_FORMAT ", " UINT64_FORMAT ", " UINT64_FORMAT "]}",
								 ribbon->shape.slots == 0 ? "empty" :
								 ribbon->shape.nchunks > 0 ? "chunked" : "dense",
								 ribbon->shape.columns,
								 ribbon->shape.low_share / 4294967296.0,
								 (uint64) details.slots,
								 ribbon->shape.nchunks,
								 ribbon->shape.nchunks > 0 ? ribbon->shape.slots : 0,
								 ribbon->seed,
								 (uint64) details.overflow_slots,
								 (uint64) details.overflow_bytes,
								 (uint64) details.listed,
								 (uint64) details.bumped[0],
								 (uint64) details.bumped[1],
								 (uint64) details.bumped[2],
								 (uint64) details.bumped[3]);
				break;
			}
	}
	return buf.data;
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
	uint64		keys,
				bytes;
	int			i = 0;

	if (get_call_result_type(fcinfo, NULL, &tupdesc) != TYPEFUNC_COMPOSITE)
		elog(ERROR, "return type must be a row type");

	pgrf_open(&view, (rf_kind) 0, filter);
	keys = rf_filter_keys(&view, pgrf_tick);
	bytes = VARHDRSZ + FILTER_LEN(filter);

	values[i++] = CStringGetTextDatum(rf_kind_name((rf_kind) view.wire.kind));
	values[i++] = Int32GetDatum(RF_WIRE_VERSION);
	nulls[i] = view.wire.keys.family == RF_FAMILY_NONE;
	values[i++] = CStringGetTextDatum(pgrf_key_type_name(&view.wire.keys));
	values[i++] = BoolGetDatum((view.wire.keys.flags & RF_FLAG_NATIVE) == 0);
	values[i++] = Int64GetDatum((int64) keys);
	values[i++] = Int64GetDatum((int64) bytes);
	nulls[i] = keys == 0;
	values[i++] = Float8GetDatum(keys == 0 ? 0 :
								 8.0 * (double) bytes / (double) keys);
	nulls[i] = view.wire.fpr == 0;
	values[i++] = Float8GetDatum(view.wire.fpr);
	values[i++] = Float8GetDatum(view.wire.keys.family == RF_FAMILY_NONE ? 0 :
								 rf_filter_fpr(&view, pgrf_tick));
	values[i++] = CStringGetTextDatum("xxh3-64");
	values[i++] = DirectFunctionCall1(jsonb_in,
									  CStringGetDatum(kind_details(&view)));
	Assert(i == INFO_COLUMNS);
	PG_RETURN_DATUM(HeapTupleGetDatum(heap_form_tuple(BlessTupleDesc(tupdesc),
													  values, nulls)));
}

/*
 * Checks everything about a filter, its checksum included.  True, or an error.
 */
PG_FUNCTION_INFO_V1(pgrf_verify);
Datum
pgrf_verify(PG_FUNCTION_ARGS)
{
	Filter	   *filter = PG_GETARG_FILTER_PP(0);
	rf_filter	view;
	rf_reason	why;

	if (rf_filter_open(&view, (rf_kind) 0, FILTER_BYTES(filter),
					   FILTER_LEN(filter), RF_VERIFY, &why, pgrf_tick) != RF_OK)
		pgrf_refuse(ERRCODE_DATA_CORRUPTED, (rf_kind) 0, &why);
	PG_RETURN_BOOL(true);
}

PG_FUNCTION_INFO_V1(pgrf_keyset_count);
Datum
pgrf_keyset_count(PG_FUNCTION_ARGS)
{
	Filter	   *filter = PG_GETARG_FILTER_PP(0);
	rf_filter	view;

	pgrf_open(&view, RF_KIND_KEYSET, filter);
	PG_RETURN_INT64((int64) view.wire.nkeys);
}

/* The hashes of a keyset, in the order of the format: as unsigned numbers. */
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
		pgrf_open(view, RF_KIND_KEYSET,
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

PG_FUNCTION_INFO_V1(pgrf_bloom_cardinality);
Datum
pgrf_bloom_cardinality(PG_FUNCTION_ARGS)
{
	Filter	   *filter = PG_GETARG_FILTER_PP(0);
	rf_filter	view;

	pgrf_open(&view, RF_KIND_BLOOM, filter);
	PG_RETURN_INT64((int64) rf_bloom_cardinality(&view.u.bloom, pgrf_tick));
}

/*
 * ------------------------------------------------------------------------
 * Sizes: bytes of a value, with the header of a built-in key type.
 * ------------------------------------------------------------------------
 */

static uint64
keys_argument(FunctionCallInfo fcinfo)
{
	int64		keys = PG_GETARG_INT64(0);

	if (keys < 0)
		ereport(ERROR,
				(errcode(ERRCODE_NUMERIC_VALUE_OUT_OF_RANGE),
				 errmsg("number of keys must not be negative")));
	return (uint64) keys;
}

/* Bytes for a payload, or 0 if the argument leaves none. */
static uint64
bytes_argument(FunctionCallInfo fcinfo)
{
	int64		bytes = PG_GETARG_INT64(0);
	int64		header = VARHDRSZ + RF_WIRE_HEADER_BYTES;

	if (bytes < 0)
		ereport(ERROR,
				(errcode(ERRCODE_NUMERIC_VALUE_OUT_OF_RANGE),
				 errmsg("number of bytes must not be negative")));
	return bytes > header ? (uint64) (bytes - header) : 0;
}

static Datum
size_result(uint64 keys, uint64 payload)
{
	if (payload > (uint64) PG_INT64_MAX - 1024)
		ereport(ERROR,
				(errcode(ERRCODE_NUMERIC_VALUE_OUT_OF_RANGE),
				 errmsg("filter of " UINT64_FORMAT " keys is too large",
						keys)));
	PG_RETURN_INT64((int64) (VARHDRSZ + rf_wire_bytes(0, payload)));
}

PG_FUNCTION_INFO_V1(pgrf_keyset_size);
Datum
pgrf_keyset_size(PG_FUNCTION_ARGS)
{
	uint64		keys = keys_argument(fcinfo);

	return size_result(keys, keys > PG_UINT64_MAX / RF_KEYSET_KEY_BYTES ?
					   PG_UINT64_MAX : keys * RF_KEYSET_KEY_BYTES);
}

PG_FUNCTION_INFO_V1(pgrf_bloom_size);
Datum
pgrf_bloom_size(PG_FUNCTION_ARGS)
{
	double		fpr = pgrf_fpr_argument(fcinfo, 1, RF_KIND_BLOOM);
	rf_bloom_shape shape;
	uint64		keys;

	if (PG_ARGISNULL(0))
		PG_RETURN_NULL();
	keys = keys_argument(fcinfo);
	if (rf_bloom_plan(keys, fpr, &shape) != RF_OK)
		return size_result(keys, PG_UINT64_MAX);
	return size_result(keys, shape.nbytes);
}

PG_FUNCTION_INFO_V1(pgrf_ribbon_size);
Datum
pgrf_ribbon_size(PG_FUNCTION_ARGS)
{
	double		fpr = pgrf_fpr_argument(fcinfo, 1, RF_KIND_RIBBON);
	rf_ribbon_shape shape;
	uint64		keys;

	if (PG_ARGISNULL(0))
		PG_RETURN_NULL();
	keys = keys_argument(fcinfo);
	if (rf_ribbon_plan(keys, fpr, &shape) != RF_OK)
		return size_result(keys, PG_UINT64_MAX);
	return size_result(keys, rf_ribbon_expected_bytes(&shape, keys));
}

PG_FUNCTION_INFO_V1(pgrf_keyset_capacity);
Datum
pgrf_keyset_capacity(PG_FUNCTION_ARGS)
{
	PG_RETURN_INT64((int64) (bytes_argument(fcinfo) / RF_KEYSET_KEY_BYTES));
}

PG_FUNCTION_INFO_V1(pgrf_bloom_capacity);
Datum
pgrf_bloom_capacity(PG_FUNCTION_ARGS)
{
	double		fpr = pgrf_fpr_argument(fcinfo, 1, RF_KIND_BLOOM);

	if (PG_ARGISNULL(0))
		PG_RETURN_NULL();
	PG_RETURN_INT64((int64) rf_bloom_capacity(bytes_argument(fcinfo), fpr,
											  pgrf_tick));
}

PG_FUNCTION_INFO_V1(pgrf_ribbon_capacity);
Datum
pgrf_ribbon_capacity(PG_FUNCTION_ARGS)
{
	double		fpr = pgrf_fpr_argument(fcinfo, 1, RF_KIND_RIBBON);

	if (PG_ARGISNULL(0))
		PG_RETURN_NULL();
	PG_RETURN_INT64((int64) rf_ribbon_capacity(bytes_argument(fcinfo), fpr,
											   pgrf_tick));
}
