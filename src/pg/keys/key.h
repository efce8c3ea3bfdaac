/*-------------------------------------------------------------------------
 *
 * key.h
 *	  From a key of any SQL type to its 64-bit key hash.
 *
 * Every key has canonical bytes (key_bytes.h), which are hashed.  SQL types
 * whose values share canonical bytes form a key family: a filter made of int8
 * can be probed for int2, but not for other families (except by
 * pgrf_key_hash_converted()).  The header of a filter has the family and, for
 * some families, a descriptor: the name of an enum, the structure of a row.
 *
 * Only key*.c know key types.  Others call
 *
 * - pgrf_key_type() once, then pgrf_key_hash() for each key, of any type;
 *
 * - or pgrf_hash_int8(), _text(), _bytea(), _uuid() in functions for one SQL
 *	 type: the same hashes, without looking up a type.
 *
 * In both cases hash the key first, then compare its type with the filter's:
 * of anonymous records the type is known afterwards only (see PgrfKeyType).
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_KEY_H
#define PGRF_KEY_H

#include "catalog/pg_type.h"
#include "lib/stringinfo.h"
#include "utils/typcache.h"
#include "core/base/rf_wire.h"
#include "key_bytes.h"
#include "pg/base/base.h"

/* ---- key.c ---- */

/*
 * How to hash the keys of one SQL type.
 *
 * keys must agree with the header of the filter.  The columns of an anonymous
 * record are a property of each value: before the first key is hashed,
 * keys.desc is NULL, and RF_FLAG_NATIVE may be missing.  If a later key has
 * columns of other families, that is an error, or with pgrf_key_type_any_row()
 * changes keys.
 *
 * Keep it in fn_extra or in an aggregate's state, not for the session: it
 * notices altered row types and labels of enums, but not all changes of
 * catalogs.
 */
typedef struct PgrfKeyType
{
	rf_key_type keys;			/* desc is NUL-terminated, or NULL */
	Oid			typid;			/* the SQL type, without domains */
	Oid			declared;		/* ... as it was given, maybe a domain */
	KeyForm		form;

	/* private to key.c */
	struct KeyNode *node;		/* root of the tree of types */
	MemoryContext scratch;		/* reset after each key */
	StringInfoData buf;			/* canonical bytes of a compound */
} PgrfKeyType;

/*
 * Looks up how to hash keys of a type.  collation is that of the expression,
 * or InvalidOid.  All memory is in cxt, also of pgrf_key_hash(); delete cxt to
 * free it.
 *
 * Raises an error if the type, or one inside it, cannot be hashed, or if the
 * collation of a text in it is unknown or nondeterministic.
 */
extern PgrfKeyType *pgrf_key_type(Oid typid, Oid collation,
								  MemoryContext cxt);

/*
 * The same for callers that compare the key type with the filter's for each
 * key: the structure of rows may change from key to key.
 */
extern PgrfKeyType *pgrf_key_type_any_row(Oid typid, Oid collation,
										  MemoryContext cxt);

/* pgrf_key_hash() for types that it does not handle itself. */
extern uint64 pgrf_key_hash_slow(PgrfKeyType *kt, Datum key);

/* Hashes a key, not NULL.  Leaves nothing in the current memory context. */
static pg_attribute_always_inline uint64
pgrf_key_hash(PgrfKeyType *kt, Datum key)
{
	/* Comparisons are faster than a switch with a jump table. */
	if (kt->form == FORM_INT4)
		return pgrf_hash_int8(DatumGetInt32(key));
	if (kt->form == FORM_INT8)
		return pgrf_hash_int8(DatumGetInt64(key));
	if (kt->form == FORM_TEXT)
		return pgrf_hash_text(key);
	if (kt->form == FORM_INT2)
		return pgrf_hash_int8(DatumGetInt16(key));
	return pgrf_key_hash_slow(kt, key);
}

/* Are keys of type kt integers and the filter's numerics, or vice versa? */
extern bool pgrf_key_converts(const PgrfKeyType *kt, const rf_key_type *keys);

/* Then sets *hash to that of the SQL-equal value; false if there is none. */
extern bool pgrf_key_hash_converted(PgrfKeyType *kt, Datum key, uint64 *hash);

/* The hint if a literal cannot be a key, for compounds. */
#define PGRF_HINT_COMPOUND \
	"Write the key as a value of the same structure, such as ROW(1, 'a') or int4range(1, 10)."

/* ---- key_type.c ---- */

/*
 * The name of a filter's key type for users, palloc'd: "integer" for the int
 * family, the qualified name of an enum, "(integer,text)" for a row.  The
 * descriptor may be any bytes.
 */
extern char *pgrf_key_type_name(const rf_key_type *keys);

/* The type to write after "::" for such a key, palloc'd; NULL for a row. */
extern char *pgrf_key_cast_target(const rf_key_type *keys);

/*
 * The type as which literals are read for a filter with these keys: it has all
 * values of the family; InvalidOid for compounds.  Raises an error if there is
 * no type of the descriptor's name.  The descriptor may be foreign bytes, so
 * compare the key type with the filter's as for any key.
 */
extern Oid	pgrf_key_reads_as(const rf_key_type *keys);

/* A copy of keys whose descriptor is in cxt. */
extern rf_key_type pgrf_copy_keys(MemoryContext cxt, const rf_key_type *keys);

/*
 * The key type of two filters merged: that of either if the other is empty.
 * Raises an error if they differ.  The descriptor is an argument's.
 */
extern rf_key_type pgrf_merge_keys(const rf_key_type *a, const rf_key_type *b);

/*
 * Are a filter's keys of type kt?  Always if the filter is empty.  For records
 * a key must have been hashed before.
 */
extern bool pgrf_key_type_matches(const PgrfKeyType *kt,
								  const rf_key_type *keys);

/* Raises an error if pgrf_key_type_matches() is false. */
extern void pgrf_check_key_type(const rf_key_type *keys,
								const PgrfKeyType *kt);

/* May hashing such a key raise an error, or call functions of users? */
extern bool pgrf_key_may_fail(const rf_key_type *keys);

/*
 * A type with canonical bytes of its own.  Making these bytes raises no error,
 * except in converting texts to UTF-8.
 */
typedef struct PgrfScalarType
{
	Oid			typid;
	KeyForm		form;
	uint8		family;
} PgrfScalarType;

/* NULL if the type has none. */
extern const PgrfScalarType *pgrf_scalar_type(Oid typid);

/*
 * The type of what an operator compares, its left side, if values that it
 * calls equal are the same in all else (rf_families.h); else NULL.  The right
 * side is of the same type, or both are integers.
 */
extern const PgrfScalarType *pgrf_alike_type(Oid operator, Oid collation);

/* The fixed part of a type's row in pg_type. */
extern FormData_pg_type pgrf_type_row(Oid typid);

/* The name of an enum or native type: in UTF-8 and qualified. */
extern const char *pgrf_type_descriptor(Oid typid);

/* ---- key_equality.c ---- */

/*
 * Raises an error if texts of this collation cannot be keys.  Call it once
 * before pgrf_hash_text(); pgrf_key_type() does.
 */
extern void pgrf_check_collation(Oid collation);

/*
 * Raises an error if type typid has an operator "=" other than eq_opr.  root
 * is the type of the whole key, for the message.  For key.c alone.
 */
extern void pgrf_check_equality(Oid typid, Oid eq_opr, Oid root);

/* Raises an error if equal ranges of this type can differ in their bounds. */
extern void pgrf_check_range_equality(const TypeCacheEntry *range);

/* ---- key_literal.c ---- */

/* The hashes of a literal, one for each of its readings (key_literal.c). */
typedef struct PgrfLiteral
{
	int			n;
	uint64		hashes[3];
} PgrfLiteral;

/*
 * Reads a literal for a filter with such keys; as text if that is empty.
 * Raises an error if the literal is no value of their type; or if literals of
 * that type depend on settings, as probes are immutable.  Leaves a few
 * allocations in the current context.
 */
extern void pgrf_read_literal(PgrfLiteral *literal, const rf_key_type *keys,
							  const text *key);

/* Raises an error if a literal has several readings: it cannot be "done". */
extern void pgrf_check_reading(const rf_key_type *keys, int nreadings,
							   const char *done);

/* Reads a literal to be added: several readings are an error. */
extern uint64 pgrf_literal_to_add(const rf_key_type *keys, const text *key);

#endif							/* PGRF_KEY_H */
