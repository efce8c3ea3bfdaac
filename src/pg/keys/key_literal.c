/*-------------------------------------------------------------------------
 *
 * key_literal.c
 *	  Keys that are written without a type: filter @> '42'.
 *
 * SQL reads an untyped literal as the type that it is compared with.  A filter
 * knows only the family of its keys, and types of a family may read a literal
 * as different values:
 *
 *	  '0.1'		is not the same number as real and as double precision
 *	  a text of 64 bytes or more
 *				is its first 63 bytes as name
 *
 * So a literal has one to three readings.  A probe looks for each of them,
 * since one is what SQL means.  A key with several readings cannot be added.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include <errno.h>
#include <math.h>

#include "catalog/pg_proc.h"
#include "common/shortest_dec.h"
#include "utils/builtins.h"
#include "utils/lsyscache.h"

#include "key.h"
#include "pg/base/base.h"

static const char *
quoted(const text *key)
{
	return VARSIZE_ANY_EXHDR(key) <= 60 ?
		quote_literal_cstr(text_to_cstring(key)) : "'...'";
}

/* Raises the error for a literal that cannot be a key of the filter. */
pg_noreturn static void
literal_mismatch(const rf_key_type *keys, const text *key, const char *detail)
{
	char	   *cast = pgrf_key_cast_target(keys);

	ereport(ERROR,
			(errcode(ERRCODE_DATATYPE_MISMATCH),
			 errmsg("filter holds keys of type %s, but the key is a literal without a type",
					pgrf_key_type_name(keys)),
			 errdetail_internal("%s", detail),
			 cast != NULL ?
			 errhint("Write the type: %s::%s.", quoted(key), cast) :
			 errhint(PGRF_HINT_COMPOUND)));
}

static void
read_text(PgrfLiteral *literal, const text *key)
{
	const char *s = VARDATA_ANY(key);
	int			len = (int) VARSIZE_ANY_EXHDR(key);

	literal->hashes[literal->n++] = pgrf_hash_text(PointerGetDatum(key));
	if (len >= NAMEDATALEN)
	{
		text	   *name = cstring_to_text_with_len(s, pg_mbcliplen(s, len, NAMEDATALEN - 1));

		literal->hashes[literal->n++] = pgrf_hash_text(PointerGetDatum(name));
		pfree(name);
	}
}

/*
 * Adds the readings of a literal as real that differ from "value", its reading
 * as double precision.  One is that of float4in(), without its error for
 * numbers out of range, which equal no real.  The other is rounded from the
 * double, as a parameter would be; the last bit may differ.
 */
static void
read_real(PgrfLiteral *literal, PgrfKeyType *kt, const char *str, double value)
{
	float		real;
	float		rounded = (float) value;

	if (isnan(value) || isinf(value))
		return;
	errno = 0;
	real = strtof(str, NULL);
	if (!(errno == ERANGE && (real == 0 || isinf(real))) &&
		(double) real != value)
		literal->hashes[literal->n++] = pgrf_key_hash(kt, Float8GetDatum(real));
	if (rounded != real && !isinf(rounded) && (double) rounded != value)
		literal->hashes[literal->n++] = pgrf_key_hash(kt, Float8GetDatum(rounded));
}

void
pgrf_read_literal(PgrfLiteral *literal, const rf_key_type *keys,
				  const text *literal_key)
{
	Oid			typid;
	char	   *str;
	PgrfKeyType *kt;
	Datum		key;
	Oid			input;
	Oid			ioparam;

	literal->n = 0;
	if (keys->family == RF_FAMILY_NONE || keys->family == RF_FAMILY_TEXT)
	{
		read_text(literal, literal_key);
		return;
	}
	typid = pgrf_key_reads_as(keys);
	if (!OidIsValid(typid))
		literal_mismatch(keys, literal_key,
						 _("A literal is not read as an array, row or range."));

	/*
	 * Input functions that depend on settings (DateStyle, TimeZone,
	 * search_path) or accept 'now' are stable.  Those of enums are stable
	 * only because labels can be added.
	 */
	getTypeInputInfo(typid, &input, &ioparam);
	if (func_volatile(input) != PROVOLATILE_IMMUTABLE && !type_is_enum(typid))
		literal_mismatch(keys, literal_key,
						 _("A literal is read as a key only if its meaning does not depend on settings."));

	str = text_to_cstring(literal_key);
	key = OidInputFunctionCall(input, str, ioparam, -1);
	kt = pgrf_key_type(typid, get_typcollation(typid), CurrentMemoryContext);
	literal->hashes[literal->n++] = pgrf_key_hash(kt, key);
	pgrf_check_key_type(keys, kt);
	if (keys->family == RF_FAMILY_FLOAT)
		read_real(literal, kt, str, DatumGetFloat8(key));
}

/* Writes a number such that it is read as the same number. */
#define NUMBER_LITERAL(name, max_len, convert, argument) \
SQL_FUNCTION(name, \
	char		buf[max_len]; \
	convert(argument, buf); \
	PG_RETURN_TEXT_P(cstring_to_text(buf)))

NUMBER_LITERAL(pgrf_real_literal, FLOAT_SHORTEST_DECIMAL_LEN,
			   float_to_shortest_decimal_buf, PG_GETARG_FLOAT4(0))
NUMBER_LITERAL(pgrf_double_literal, DOUBLE_SHORTEST_DECIMAL_LEN,
			   double_to_shortest_decimal_buf, PG_GETARG_FLOAT8(0))

void
pgrf_check_reading(const rf_key_type *keys, int nreadings, const char *done)
{
	bool		is_number = keys->family == RF_FAMILY_FLOAT;

	if (nreadings > 1)
		ereport(ERROR,
				(errcode(ERRCODE_INDETERMINATE_DATATYPE),
				 errmsg("literal without a type cannot be %s", done),
				 is_number ?
				 errdetail("It is not the same number as real and as double precision.") :
				 errdetail("It is longer than a name, so it is not the same value as text and as name."),
				 is_number ?
				 errhint("Write the type that the key has: real or double precision.") :
				 errhint("Write the type that the key has: text or name.")));
}

uint64
pgrf_literal_to_add(const rf_key_type *keys, const text *key)
{
	PgrfLiteral literal;

	pgrf_read_literal(&literal, keys, key);
	pgrf_check_reading(keys, literal.n, "added or removed as a key");
	return literal.hashes[0];
}
