/*-------------------------------------------------------------------------
 *
 * filter_equal.c
 *	  Equality and hash of filters, for their hash operator classes.
 *
 * Two filters are equal if their bytes are; the same keys, rate and kind give
 * the same bytes.  For an order, filters can be cast to bytea.
 *
 * Filters that differ do so in the first bytes, which have the checksum of the
 * rest.  So for filters in TOAST the beginnings are compared first.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "access/detoast.h"
#include "miscadmin.h"
#include "utils/builtins.h"

#include "core/base/rf_hash_inline.h"
#include "pg/base/base.h"
#include "pg/keys/keys.h"

/* Fetched first of a filter in TOAST: the header, from one TOAST row. */
#define BEGINNING_BYTES		64

/*
 * The hash is made of hashes of pieces, with a check for interrupts after
 * each.  The size must not change: hash indexes and partitions depend on it.
 */
#define HASH_PIECE_BYTES	((uint64_t) 1 << 20)

static bool
beginnings_equal(Datum a, Datum b)
{
	bytea	   *begin_a = PG_DETOAST_DATUM_SLICE(a, 0, BEGINNING_BYTES);
	bytea	   *begin_b = PG_DETOAST_DATUM_SLICE(b, 0, BEGINNING_BYTES);
	bool		equal = DatumGetBool(DirectFunctionCall2(byteaeq,
														 PointerGetDatum(begin_a),
														 PointerGetDatum(begin_b)));

	pfree(begin_a);
	pfree(begin_b);
	return equal;
}

static bool
arguments_equal(FunctionCallInfo fcinfo)
{
	Datum		a = PG_GETARG_DATUM(0);
	Datum		b = PG_GETARG_DATUM(1);

	if (toast_raw_datum_size(a) != toast_raw_datum_size(b))
		return false;
	if ((VARATT_IS_EXTERNAL_ONDISK(DatumGetPointer(a)) ||
		 VARATT_IS_EXTERNAL_ONDISK(DatumGetPointer(b))) &&
		!beginnings_equal(a, b))
		return false;
	return DatumGetBool(DirectFunctionCall2(byteaeq, a, b));
}

SQL_FUNCTION(pgrf_filter_eq, PG_RETURN_BOOL(arguments_equal(fcinfo)))
SQL_FUNCTION(pgrf_filter_ne, PG_RETURN_BOOL(!arguments_equal(fcinfo)))

/* Hashes all bytes.  Whoever writes a filter can choose its checksum. */
static uint64_t
hash_argument(FunctionCallInfo fcinfo, uint64_t seed)
{
	Filter	   *filter = PG_GETARG_FILTER_PP(0);
	uint64_t	len = FILTER_LEN(filter);
	uint64_t	hash = seed;

	for (uint64_t at = 0; at < len; at += HASH_PIECE_BYTES)
	{
		hash = rf_hash_mix(hash + rf_hash_bytes(FILTER_BYTES(filter) + at,
												Min(len - at,
													HASH_PIECE_BYTES)));
		CHECK_FOR_INTERRUPTS();
	}
	PG_FREE_IF_COPY(filter, 0);
	return hash;
}

/* The server requires hash(x) to be the low half of hash_extended(x, 0). */
SQL_FUNCTION(pgrf_filter_hash,
			 PG_RETURN_UINT32((uint32) hash_argument(fcinfo, 0)))
SQL_FUNCTION(pgrf_filter_hash_extended,
			 PG_RETURN_UINT64(hash_argument(fcinfo, PG_GETARG_INT64(1))))
