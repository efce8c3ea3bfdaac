/*-------------------------------------------------------------------------
 *
 * filter_io.c
 *	  Filters in and out: text, binary, bytea.
 *
 * Bytes from outside become a filter in check_foreign() only, which looks at
 * every byte of them.  What is stored is trusted to have come that way, but
 * not to have stayed intact: opening checks what a probe relies on.
 *
 * The text form is base64, a third longer than the bytes where hexadecimal
 * would double them; hexadecimal is read as well.
 *
 * IDENTIFICATION
 *	  src/pg/filter_io.c
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "common/base64.h"
#include "libpq/pqformat.h"
#include "utils/builtins.h"

#include "pgrf.h"

void
pgrf_open_bytes(rf_filter *view, rf_kind kind, const uint8_t *bytes,
				uint64_t len)
{
	rf_reason	why;

	if (rf_filter_open(view, kind, bytes, len, RF_OPEN, &why, NULL) != RF_OK)
	{
		/* Where any kind would do, name the one that it was. */
		if (kind == 0 && len >= RF_WIRE_HEADER_BYTES)
			kind = (rf_kind) rf_wire_kind(bytes);
		pgrf_refuse(ERRCODE_DATA_CORRUPTED, kind, &why);
	}
}

void
pgrf_verify_bytes(rf_kind kind, const uint8_t *bytes, uint64_t len)
{
	rf_reason	why;

	if (rf_wire_verify(bytes, len, &why, pgrf_tick) != RF_OK)
		pgrf_refuse(ERRCODE_DATA_CORRUPTED, kind, &why);
}

void
pgrf_open(rf_filter *view, rf_kind kind, const Filter *filter)
{
	pgrf_open_bytes(view, kind, FILTER_BYTES(filter), FILTER_LEN(filter));
}

Filter *
pgrf_new_filter(const rf_wire *wire, uint8_t **payload)
{
	uint64_t	len = rf_wire_bytes(wire->desc_len, wire->payload_len);
	Filter	   *filter;

	if (len > FILTER_MAX_LEN)
		pgrf_too_large((rf_kind) wire->kind, wire->nkeys, wire->fpr, len);
	filter = (Filter *) palloc(VARHDRSZ + len);
	SET_VARSIZE(filter, VARHDRSZ + len);
	rf_wire_write((uint8_t *) VARDATA(filter), wire);
	*payload = (uint8_t *) VARDATA(filter) + rf_wire_bytes(wire->desc_len, 0);
	return filter;
}

void
pgrf_seal(Filter *filter)
{
	rf_wire_seal((uint8_t *) VARDATA(filter), VARSIZE(filter) - VARHDRSZ,
				 pgrf_tick);
}

/*
 * Checks all that can be checked about foreign bytes.  False, with *why set,
 * if they are not a filter of this kind.
 */
static bool
check_foreign(rf_kind kind, const Filter *filter, rf_reason *why)
{
	rf_filter	view;

	if (rf_filter_open(&view, kind, FILTER_BYTES(filter), FILTER_LEN(filter),
					   RF_VERIFY, why, pgrf_tick) != RF_OK)
		return false;
	if (!pg_verify_mbstr(PG_UTF8, view.wire.desc, view.wire.desc_len, true))
	{
		why->status = RF_ERR_FAMILY;
		why->what = "key type descriptor";
		why->expected = why->found = 0;
		return false;
	}
	return true;
}

/*
 * ------------------------------------------------------------------------
 * Text.
 * ------------------------------------------------------------------------
 */

/* Is there anything that base64 as such does not know? */
static bool
has_space(const char *str)
{
	return strpbrk(str, " \t\n\r") != NULL;
}

/* A copy without spaces and line breaks, which encode() puts into base64. */
static char *
strip_space(const char *str)
{
	char	   *result = palloc(strlen(str) + 1);
	char	   *p = result;

	for (; *str != '\0'; str++)
	{
		if (*str != ' ' && *str != '\t' && *str != '\n' && *str != '\r')
			*p++ = *str;
	}
	*p = '\0';
	return result;
}

/*
 * Decodes base64 or \x hexadecimal; NULL if it is neither.
 */
static Filter *
decode_text(const char *str, Node *escontext)
{
	Filter	   *filter;
	size_t		len;
	int64		n;

	if (str[0] == '\\' && str[1] == 'x')
	{
		len = strlen(str) - 2;
		filter = (Filter *) palloc(VARHDRSZ + len / 2 + 1);
		n = (int64) pgrf_hex_decode(str + 2, len, VARDATA(filter), escontext);
		if (SOFT_ERROR_OCCURRED(escontext))
			return NULL;
	}
	else
	{
		int			room;

		if (has_space(str))
			str = strip_space(str);
		len = strlen(str);
		room = pg_b64_dec_len((int) len);
		filter = (Filter *) palloc(VARHDRSZ + room);
		n = pg_b64_decode(str, (int) len, (void *) VARDATA(filter), room);
		if (n < 0)
			return NULL;
	}
	SET_VARSIZE(filter, VARHDRSZ + n);
	return filter;
}

static Datum
filter_in(FunctionCallInfo fcinfo, rf_kind kind)
{
	Filter	   *filter = decode_text(PG_GETARG_CSTRING(0), fcinfo->context);
	rf_reason	why;

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

PG_FUNCTION_INFO_V1(pgrf_keyset_in);
Datum
pgrf_keyset_in(PG_FUNCTION_ARGS)
{
	return filter_in(fcinfo, RF_KIND_KEYSET);
}

PG_FUNCTION_INFO_V1(pgrf_bloomfilter_in);
Datum
pgrf_bloomfilter_in(PG_FUNCTION_ARGS)
{
	return filter_in(fcinfo, RF_KIND_BLOOM);
}

PG_FUNCTION_INFO_V1(pgrf_ribbonfilter_in);
Datum
pgrf_ribbonfilter_in(PG_FUNCTION_ARGS)
{
	return filter_in(fcinfo, RF_KIND_RIBBON);
}

/* The same for all kinds. */
PG_FUNCTION_INFO_V1(pgrf_filter_out);
Datum
pgrf_filter_out(PG_FUNCTION_ARGS)
{
	Filter	   *filter = PG_GETARG_FILTER_PP(0);
	uint64		room = (FILTER_LEN(filter) + 2) / 3 * 4;
	char	   *result;
	int			n;

	if (room >= MaxAllocSize)
		ereport(ERROR,
				(errcode(ERRCODE_PROGRAM_LIMIT_EXCEEDED),
				 errmsg("text of a filter of " UINT64_FORMAT " bytes would take " UINT64_FORMAT " bytes",
						(uint64) FILTER_LEN(filter), room),
				 errdetail("A text can have at most " UINT64_FORMAT " bytes.",
						   (uint64) MaxAllocSize - 1),
				 errhint("Use a binary format.")));
	result = palloc(room + 1);
	n = pg_b64_encode((const void *) VARDATA_ANY(filter),
					  (int) FILTER_LEN(filter), result, (int) room);
	if (n < 0)
		elog(ERROR, "could not encode a filter of " UINT64_FORMAT " bytes",
			 (uint64) FILTER_LEN(filter));
	result[n] = '\0';
	PG_RETURN_CSTRING(result);
}

/*
 * ------------------------------------------------------------------------
 * Binary.
 * ------------------------------------------------------------------------
 */

static Datum
filter_recv(FunctionCallInfo fcinfo, rf_kind kind)
{
	StringInfo	buf = (StringInfo) PG_GETARG_POINTER(0);
	int			len = buf->len - buf->cursor;
	Filter	   *filter = (Filter *) palloc(VARHDRSZ + len);
	rf_reason	why;

	SET_VARSIZE(filter, VARHDRSZ + len);
	pq_copymsgbytes(buf, VARDATA(filter), len);
	if (!check_foreign(kind, filter, &why))
		pgrf_refuse(ERRCODE_INVALID_BINARY_REPRESENTATION, kind, &why);
	PG_RETURN_FILTER_P(filter);
}

PG_FUNCTION_INFO_V1(pgrf_keyset_recv);
Datum
pgrf_keyset_recv(PG_FUNCTION_ARGS)
{
	return filter_recv(fcinfo, RF_KIND_KEYSET);
}

PG_FUNCTION_INFO_V1(pgrf_bloomfilter_recv);
Datum
pgrf_bloomfilter_recv(PG_FUNCTION_ARGS)
{
	return filter_recv(fcinfo, RF_KIND_BLOOM);
}

PG_FUNCTION_INFO_V1(pgrf_ribbonfilter_recv);
Datum
pgrf_ribbonfilter_recv(PG_FUNCTION_ARGS)
{
	return filter_recv(fcinfo, RF_KIND_RIBBON);
}

/* The same for all kinds: the content is what is sent. */
PG_FUNCTION_INFO_V1(pgrf_filter_send);
Datum
pgrf_filter_send(PG_FUNCTION_ARGS)
{
	PG_RETURN_BYTEA_P((bytea *) PG_DETOAST_DATUM_COPY(PG_GETARG_DATUM(0)));
}

/*
 * ------------------------------------------------------------------------
 * Casts from bytea.  Casts to bytea need no function.
 * ------------------------------------------------------------------------
 */

static Datum
filter_from_bytea(FunctionCallInfo fcinfo, rf_kind kind)
{
	Filter	   *filter = PG_GETARG_FILTER_PP(0);
	rf_reason	why;

	if (!check_foreign(kind, filter, &why))
		pgrf_refuse(ERRCODE_INVALID_BINARY_REPRESENTATION, kind, &why);
	PG_RETURN_FILTER_P(filter);
}

PG_FUNCTION_INFO_V1(pgrf_keyset_from_bytea);
Datum
pgrf_keyset_from_bytea(PG_FUNCTION_ARGS)
{
	return filter_from_bytea(fcinfo, RF_KIND_KEYSET);
}

PG_FUNCTION_INFO_V1(pgrf_bloomfilter_from_bytea);
Datum
pgrf_bloomfilter_from_bytea(PG_FUNCTION_ARGS)
{
	return filter_from_bytea(fcinfo, RF_KIND_BLOOM);
}

PG_FUNCTION_INFO_V1(pgrf_ribbonfilter_from_bytea);
Datum
pgrf_ribbonfilter_from_bytea(PG_FUNCTION_ARGS)
{
	return filter_from_bytea(fcinfo, RF_KIND_RIBBON);
}
