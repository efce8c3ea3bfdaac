/*-------------------------------------------------------------------------
 *
 * key_type.c
 *	  Key types of filters: naming, copying, comparing and merging.
 *
 * A filter's header has the type of its keys: family, flags and, for some
 * families, a descriptor.  Keys of another type have other canonical bytes,
 * and a probe for one could give a false negative.  So types are compared
 * before a probe, and before two filters are merged; a difference is an error.
 *
 * A family is enough to name most key types.  An enum and a native type are
 * named like the SQL type, and a compound by the names of its elements, which
 * key.c puts together.  These names are descriptors: they are part of a
 * filter, so they do not depend on settings, the encoding or the server's
 * version.  Messages and ..._info() show the same name, in the database's
 * encoding.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include <ctype.h>

#include "access/htup_details.h"
#include "access/stratnum.h"
#include "nodes/makefuncs.h"
#include "parser/parse_type.h"
#include "utils/builtins.h"
#include "utils/lsyscache.h"
#include "utils/regproc.h"
#include "utils/syscache.h"

#include "key.h"

/*
 * The types with canonical bytes of their own.  The first of a family is what
 * literals are read as.
 */
static const PgrfScalarType scalar_types[] = {
	{INT8OID, FORM_INT8, RF_FAMILY_INT},
	{INT4OID, FORM_INT4, RF_FAMILY_INT},
	{INT2OID, FORM_INT2, RF_FAMILY_INT},
	{TEXTOID, FORM_TEXT, RF_FAMILY_TEXT},
	{VARCHAROID, FORM_TEXT, RF_FAMILY_TEXT},
	{NAMEOID, FORM_NAME, RF_FAMILY_TEXT},
	{UNKNOWNOID, FORM_UNKNOWN, RF_FAMILY_TEXT}, /* 'a' in ROW(1, 'a') */
	{BPCHAROID, FORM_BPCHAR, RF_FAMILY_CHARACTER},
	{BYTEAOID, FORM_BYTEA, RF_FAMILY_BYTEA},
	{UUIDOID, FORM_UUID, RF_FAMILY_UUID},
	{BOOLOID, FORM_CHAR, RF_FAMILY_BOOL},
	{FLOAT8OID, FORM_FLOAT8, RF_FAMILY_FLOAT},
	{FLOAT4OID, FORM_FLOAT4, RF_FAMILY_FLOAT},
	{NUMERICOID, FORM_NUMERIC, RF_FAMILY_NUMERIC},
	{DATEOID, FORM_INT4, RF_FAMILY_DATE},
	{TIMESTAMPOID, FORM_INT8, RF_FAMILY_TIMESTAMP},
	{TIMESTAMPTZOID, FORM_INT8, RF_FAMILY_TIMESTAMPTZ},
	{TIMEOID, FORM_INT8, RF_FAMILY_TIME},
	{TIMETZOID, FORM_TIMETZ, RF_FAMILY_TIMETZ},
	{INTERVALOID, FORM_INTERVAL, RF_FAMILY_INTERVAL},
	{INETOID, FORM_INET, RF_FAMILY_INET},
	{CIDROID, FORM_INET, RF_FAMILY_INET},
	{MACADDROID, FORM_MACADDR, RF_FAMILY_MACADDR},
	{MACADDR8OID, FORM_MACADDR8, RF_FAMILY_MACADDR8},
	{OIDOID, FORM_UINT32, RF_FAMILY_OID},
	{XIDOID, FORM_UINT32, RF_FAMILY_XID},
	{CIDOID, FORM_UINT32, RF_FAMILY_CID},
	{XID8OID, FORM_INT8, RF_FAMILY_XID8},
	{PG_LSNOID, FORM_INT8, RF_FAMILY_PG_LSN},
	{TIDOID, FORM_TID, RF_FAMILY_TID},
	{CHAROID, FORM_CHAR, RF_FAMILY_CHAR},
};

const PgrfScalarType *
pgrf_scalar_type(Oid typid)
{
	for (size_t i = 0; i < lengthof(scalar_types); i++)
	{
		if (scalar_types[i].typid == typid)
			return &scalar_types[i];
	}
	return NULL;
}

const PgrfScalarType *
pgrf_alike_type(Oid operator, Oid collation)
{
	const PgrfScalarType *type;
	Oid			left,
				right;

	op_input_types(operator, &left, &right);
	type = pgrf_scalar_type(left);
	if (type == NULL || !rf_families[type->family].alike ||
		(left != right && type->family != RF_FAMILY_INT) ||
		(type->family == RF_FAMILY_TEXT &&
		 !(OidIsValid(collation) && get_collation_isdeterministic(collation))))
		return NULL;
	/* somebody may have made another operator for the type */
	return get_op_opfamily_strategy(operator,
									lookup_type_cache(left, TYPECACHE_HASH_OPFAMILY)->hash_opf) ==
		HTEqualStrategyNumber ? type : NULL;
}

bool
pgrf_key_may_fail(const rf_key_type *keys)
{
	return rf_family_has_desc(keys->family) ||
		((keys->family == RF_FAMILY_TEXT ||
		  keys->family == RF_FAMILY_CHARACTER) &&
		 GetDatabaseEncoding() != PG_UTF8);
}

/*
 * Appends an identifier in the form of descriptors: unchanged if it consists
 * of lower-case ASCII letters, digits and underscores and does not begin with
 * a digit, else in double quotes, with those inside it doubled.
 * quote_identifier() will not do: it depends on a setting and on the server's
 * keywords.
 */
static void
append_identifier(StringInfo buf, const char *name)
{
	if (strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789_") == strlen(name) &&
		!isdigit((unsigned char) name[0]))
	{
		appendStringInfoString(buf, name);
		return;
	}
	appendStringInfoChar(buf, '"');
	for (; *name != '\0'; name++)
	{
		if (*name == '"')
			appendStringInfoChar(buf, '"');
		appendStringInfoChar(buf, *name);
	}
	appendStringInfoChar(buf, '"');
}

FormData_pg_type
pgrf_type_row(Oid typid)
{
	HeapTuple	tuple = SearchSysCache1(TYPEOID, ObjectIdGetDatum(typid));
	FormData_pg_type row;

	if (!HeapTupleIsValid(tuple))
		elog(ERROR, "cache lookup failed for type %u", typid);
	memcpy(&row, GETSTRUCT(tuple), sizeof(row));
	ReleaseSysCache(tuple);
	return row;
}

const char *
pgrf_type_descriptor(Oid typid)
{
	FormData_pg_type type = pgrf_type_row(typid);
	char	   *schema = get_namespace_name(type.typnamespace);
	StringInfoData name;
	KeyBytes	utf8;

	if (schema == NULL)
		elog(ERROR, "cache lookup failed for namespace %u", type.typnamespace);
	initStringInfo(&name);
	append_identifier(&name, schema);
	appendStringInfoChar(&name, '.');
	append_identifier(&name, NameStr(type.typname));

	utf8.data = name.data;
	utf8.len = (Size) name.len;
	pgrf_key_bytes_to_utf8(&utf8);
	if (GetDatabaseEncoding() == PG_SQL_ASCII &&
		!pg_verify_mbstr(PG_UTF8, utf8.data, (int) utf8.len, true))
		ereport(ERROR,
				(errcode(ERRCODE_CHARACTER_NOT_IN_REPERTOIRE),
				 errmsg("name of key type %s is not in UTF-8",
						format_type_be(typid)),
				 errdetail("Filters hold the name in UTF-8, and this database has no encoding to convert it from."),
				 errhint("Rename the type or its schema.")));
	return utf8.data;
}

char *
pgrf_key_type_name(const rf_key_type *keys)
{
	bool		utf8 = GetDatabaseEncoding() == PG_UTF8;
	char	   *name;
	char	   *p;

	if (!rf_family_has_desc(keys->family))
		return pstrdup(rf_families[keys->family].name);

	/*
	 * Messages must not fail on characters that this database lacks, or on
	 * bytes that never were a descriptor.
	 */
	name = pnstrdup(keys->desc, keys->desc_len);
	utf8 = utf8 && pg_verify_mbstr(PG_UTF8, name, (int) strlen(name), true);
	for (p = name; *p != '\0'; p++)
	{
		unsigned char c = (unsigned char) *p;

		if (c < ' ' || c == 0x7f || (c > 0x7f && !utf8))
			*p = '?';
	}
	return name;
}

char *
pgrf_key_cast_target(const rf_key_type *keys)
{
	if (!rf_family_has_desc(keys->family))
		return pstrdup(rf_families[keys->family].sql);
	if (keys->family == RF_FAMILY_COMPOUND &&
		memchr(keys->desc, '(', keys->desc_len) != NULL)
		return NULL;
	return pgrf_key_type_name(keys);
}

Oid
pgrf_key_reads_as(const rf_key_type *keys)
{
	char	   *name;

	for (size_t i = 0; i < lengthof(scalar_types); i++)
	{
		if (scalar_types[i].family == keys->family)
			return scalar_types[i].typid;
	}
	if (keys->family != RF_FAMILY_ENUM && keys->family != RF_FAMILY_NATIVE)
		return InvalidOid;
	name = pnstrdup(keys->desc, keys->desc_len);
	name = pg_any_to_server(name, (int) strlen(name), PG_UTF8);
	return typenameTypeId(NULL, makeTypeNameFromNameList(pgrf_name_list(name)));
}

rf_key_type
pgrf_copy_keys(MemoryContext cxt, const rf_key_type *keys)
{
	rf_key_type copy = *keys;

	copy.desc = NULL;
	if (keys->desc_len > 0)
		copy.desc = memcpy(MemoryContextAlloc(cxt, keys->desc_len),
						   keys->desc, keys->desc_len);
	return copy;
}

rf_key_type
pgrf_merge_keys(const rf_key_type *a, const rf_key_type *b)
{
	if (a->family == RF_FAMILY_NONE)
		return *b;
	if (b->family == RF_FAMILY_NONE)
		return *a;
	if (!rf_same_keys(a, b))
		ereport(ERROR,
				(errcode(ERRCODE_DATATYPE_MISMATCH),
				 errmsg("filters hold keys of different types, %s and %s",
						pgrf_key_type_name(a), pgrf_key_type_name(b)),
				 errhint("Build both filters from keys of one type, casting the keys of one of them.")));
	return *a;
}

bool
pgrf_key_type_matches(const PgrfKeyType *kt, const rf_key_type *keys)
{
	return keys->family == RF_FAMILY_NONE || rf_same_keys(&kt->keys, keys);
}

/*
 * The displayed name of a key's own type: the descriptor, if there is one, so
 * that it compares with the filter's, else the SQL type's name.  For functions
 * of one concrete type only the family is known.
 */
static const char *
probe_type_name(const PgrfKeyType *kt)
{
	if (kt->keys.desc != NULL || !OidIsValid(kt->typid))
		return pgrf_key_type_name(&kt->keys);
	return format_type_be(kt->typid);
}

/*
 * For ereport: how key and filter can be of one type.  Only a conversion that
 * loses no match is hinted at.  Bytes as text are their hex digits, and an
 * array as text has braces, which a filter of texts lacks.  Dates compare with
 * timestamps as timestamps, so it is the filter's keys that must be cast then.
 */
static int
hint_conversion(const rf_key_type *keys, const PgrfKeyType *kt)
{
	char	   *name = pgrf_key_type_name(keys);
	char	   *cast = pgrf_key_cast_target(keys);
	uint8		from = kt->keys.family;
	uint8		to = keys->family;

	if (kt->keys.desc != NULL &&
		strcmp(kt->keys.desc, psprintf("%s[]", name)) == 0)
		return errhint("To look up the elements of an array, write filter && array, or ribbonmap_lookup(map, array).");
	if (from == RF_FAMILY_BYTEA && to == RF_FAMILY_TEXT)
		return errhint("Convert the key to the type of the filter's keys: convert_from(key, 'UTF8').");
	if (from == RF_FAMILY_TEXT && to == RF_FAMILY_BYTEA)
		return errhint("Convert the key to the type of the filter's keys: convert_to(key, 'UTF8').");
	if (cast == NULL)
		return errhint(PGRF_HINT_COMPOUND);
	if (from == RF_FAMILY_BYTEA || from == RF_FAMILY_COMPOUND ||
		to == RF_FAMILY_BYTEA || to == RF_FAMILY_COMPOUND)
		return errhint("Write the key as a value of type %s.", cast);
	return errhint("Cast what \"=\" casts: the key (key::%s), or the filter's keys when it is built.",
				   cast);
}

void
pgrf_check_key_type(const rf_key_type *keys, const PgrfKeyType *kt)
{
	rf_key_type other = *keys;

	if (pgrf_key_type_matches(kt, keys))
		return;

	other.flags = kt->keys.flags;
	if (rf_same_keys(&kt->keys, &other))
		ereport(ERROR,
				(errcode(ERRCODE_DATATYPE_MISMATCH),
				 errmsg("filter's keys of type %s were hashed on a server with another byte order",
						pgrf_key_type_name(keys)),
				 errdetail("Keys of this type are hashed by the server's own function, which depends on the byte order."),
				 errhint("Build the filter again on a server with this byte order.")));

	ereport(ERROR,
			(errcode(ERRCODE_DATATYPE_MISMATCH),
			 errmsg("filter holds keys of type %s, but the key is of type %s",
					pgrf_key_type_name(keys), probe_type_name(kt)),
			 hint_conversion(keys, kt)));
}
