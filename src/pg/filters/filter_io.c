/*-------------------------------------------------------------------------
 *
 * filter_io.c
 *	  Input and output of filters: text, binary, bytea.
 *
 * Foreign bytes become a filter only through check_foreign(), which checks all
 * of them.  The text form is base64, a third longer than the bytes; in input,
 * hexadecimal as of bytea is accepted, too.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "access/detoast.h"
#include "libpq/pqformat.h"
#include "miscadmin.h"
#include "utils/builtins.h"

#include "core/base/rf_text.h"
#include "pg/base/base.h"
#include "pg/keys/keys.h"

/* Checks all of foreign bytes; false, with *why set, if they are no filter. */
static bool
check_foreign(rf_kind kind, const Filter *filter, rf_reason *why)
{
	rf_filter	view;

	if (rf_filter_open(&view, kind, FILTER_BYTES(filter), FILTER_LEN(filter),
					   RF_VERIFY, why, pgrf_tick) != RF_OK)
		return false;
	if (!pg_verify_mbstr(PG_UTF8, view.wire.key_type.desc, view.wire.key_type.desc_len, true))
	{
		(void) rf_refuse_value(why, RF_ERR_FAMILY, "key type descriptor", 0);
		return false;
	}
	return true;
}

/* ---- Text ---- */

/* That of type text, so that a cast to text cannot fail. */
#define TEXT_MAX_LEN	((uint64) MaxAllocSize - VARHDRSZ)

/* Bytes encoded at a time, which fill whole characters. */
#define TEXT_PIECE_BYTES	(PGRF_PIECE_BYTES / RF_BASE64_BYTES * RF_BASE64_BYTES)

/* NULL if the text is not base64. */
static Filter *
decode_base64(const char *str, uint64_t len)
{
	Filter	   *filter = (Filter *) palloc(VARHDRSZ + rf_base64_bytes(len));
	rf_base64_reader reader;

	rf_base64_begin(&reader, (uint8_t *) VARDATA(filter));
	for (uint64 at = 0; at < len; at += PGRF_PIECE_BYTES)
	{
		CHECK_FOR_INTERRUPTS();
		if (!rf_base64_decode(&reader, str + at,
							  Min(len - at, PGRF_PIECE_BYTES)))
			return NULL;
	}
	if (!rf_base64_complete(&reader))
		return NULL;
	SET_VARSIZE(filter, reader.to - (uint8_t *) filter);
	return filter;
}

static Datum
filter_in(FunctionCallInfo fcinfo, rf_kind kind)
{
	const char *str = PG_GETARG_CSTRING(0);
	Filter	   *filter;
	rf_reason	why;

	/* byteain() reports soft errors in the same context */
	if (str[0] == '\\' && str[1] == 'x')
		filter = (Filter *) DatumGetPointer(byteain(fcinfo));
	else
		filter = decode_base64(str, strlen(str));

	if (SOFT_ERROR_OCCURRED(fcinfo->context))
		PG_RETURN_NULL();
	if (filter == NULL)
		ereturn(fcinfo->context, (Datum) 0,
				(errcode(ERRCODE_INVALID_TEXT_REPRESENTATION),
				 errmsg("invalid input syntax for type %s",
						pgrf_type_name(kind)),
				 errdetail("A filter is written in base64, or in hexadecimal after \"\\x\".")));
	if (!check_foreign(kind, filter, &why))
		ereturn(fcinfo->context, (Datum) 0,
				(errcode(ERRCODE_INVALID_TEXT_REPRESENTATION),
				 errmsg("invalid %s value", pgrf_type_name(kind)),
				 errdetail_internal("%s", pgrf_reason_text(&why))));
	PG_RETURN_FILTER_P(filter);
}

/* For all kinds. */
PG_FUNCTION_INFO_V1(pgrf_filter_out);
Datum
pgrf_filter_out(PG_FUNCTION_ARGS)
{
	uint64_t	len = toast_raw_datum_size(PG_GETARG_DATUM(0)) - VARHDRSZ;
	Filter	   *filter;
	const uint8_t *bytes;
	char	   *result;
	char	   *to;

	/* before it is fetched; no test has so large a filter */
	if (rf_base64_chars(len) > TEXT_MAX_LEN)
		ereport(ERROR,
				(errcode(ERRCODE_PROGRAM_LIMIT_EXCEEDED),
				 errmsg("text of a filter of " UINT64_FORMAT " bytes would take " UINT64_FORMAT " bytes",
						(uint64) len, (uint64) rf_base64_chars(len)),
				 errdetail("A text can have at most " UINT64_FORMAT " bytes.",
						   TEXT_MAX_LEN),
				 errhint("Use a binary format.")));

	filter = PG_GETARG_FILTER_PP(0);
	bytes = FILTER_BYTES(filter);
	len = FILTER_LEN(filter);
	to = result = palloc(rf_base64_chars(len) + 1);
	for (uint64 at = 0; at < len; at += TEXT_PIECE_BYTES)
	{
		uint64		piece = Min(len - at, TEXT_PIECE_BYTES);

		CHECK_FOR_INTERRUPTS();
		rf_base64_encode(to, bytes + at, piece);
		to += rf_base64_chars(piece);
	}
	*to = '\0';
	PG_RETURN_CSTRING(result);
}

/* ---- Binary, and casts from bytea; casts to bytea need no function ---- */

static Datum
checked(rf_kind kind, Filter *filter)
{
	rf_reason	why;

	if (!check_foreign(kind, filter, &why))
		pgrf_refuse(ERRCODE_INVALID_BINARY_REPRESENTATION, kind, &why);
	PG_RETURN_FILTER_P(filter);
}

static Datum
filter_recv(FunctionCallInfo fcinfo, rf_kind kind)
{
	StringInfo	buf = (StringInfo) PG_GETARG_POINTER(0);
	int			len = buf->len - buf->cursor;
	Filter	   *filter = (Filter *) palloc(VARHDRSZ + len);

	SET_VARSIZE(filter, VARHDRSZ + len);
	pgrf_copy((uint8_t *) VARDATA(filter),
			  (const uint8_t *) pq_getmsgbytes(buf, len), len);
	return checked(kind, filter);
}

static Datum
filter_from_bytea(FunctionCallInfo fcinfo, rf_kind kind)
{
	return checked(kind, PG_GETARG_FILTER_PP(0));
}

/* For all kinds. */
SQL_FUNCTION(pgrf_filter_send,
			 PG_RETURN_BYTEA_P(pgrf_detoast_copy(PG_GETARG_DATUM(0))))

#define FILTER_IO(code, NAME, name, use) \
	FILTER_FUNCTION(NAME, name, in, filter_in) \
	FILTER_FUNCTION(NAME, name, recv, filter_recv) \
	FILTER_FUNCTION(NAME, name, from_bytea, filter_from_bytea)

RF_KINDS(FILTER_IO)
