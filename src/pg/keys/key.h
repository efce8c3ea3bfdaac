/*-------------------------------------------------------------------------
 *
 * key.h
 *	  From a key of any SQL type to its 64-bit key hash.
 *
 * Every SQL value that can be a key has canonical bytes (key_bytes.h), of
 * which the hash is taken.  SQL types whose values share them form a key
 * family, so a filter made from int8 can be probed for int2, but for no other
 * family, save by pgrf_key_hash_converted().  Its header says which one and,
 * where the family alone is not enough, has a descriptor: the name of an enum,
 * the structure of a row.
 *
 * Nothing outside key*.c knows key types.  There are two ways in:
 *
 * - pgrf_key_type() once, then pgrf_key_hash() for each key: any type.
 *
 * - pgrf_hash_int8(), _text(), _bytea(), _uuid(): for functions declared for
 *	 one concrete type.  They give the same hashes without a type look-up.
 *
 * Either way keys are hashed first, then the key type is compared with that
 * of the filter, then the hash is used.  The order matters for anonymous
 * records (see PgrfKeyType).
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
 * keys is what goes into the header of a filter, or must agree with it.  It is
 * known from the start, except that the columns of an anonymous record are a
 * property of each value: until the first key has been hashed, keys.desc is
 * NULL and RF_FLAG_NATIVE may be missing.  A later key whose columns are of
 * other families is an error, or changes both: see pgrf_key_type_any_row().
 *
 * A key type holds what it looked up in the catalogs.  It notices when a row
 * type or the labels of an enum are altered, but not every change: keep it in
 * fn_extra or in an aggregate's state, not for the session.
 */
typedef struct PgrfKeyType
{
	rf_key_type keys;			/* its desc is terminated, or NULL */
	Oid			typid;			/* the SQL type, for a domain its base type */
	Oid			declared;		/* the same before that, maybe a domain */
	KeyForm		form;

	/* private to key.c */
	struct KeyNode *node;		/* the type, with its element types below */
	MemoryContext scratch;		/* reset after each key */
	StringInfoData buf;			/* canonical bytes of a compound */
} PgrfKeyType;

/*
 * Looks up how to hash keys of type typid.  collation is that of the key
 * expression, InvalidOid if it has none.  Everything, including what
 * pgrf_key_hash() allocates later on, lives in cxt, which need not be the
 * current context.
 *
 * Raises an error if the type, or a type inside it, cannot be hashed, or if
 * the collation of a text in it is not deterministic, or not known.
 */
extern PgrfKeyType *pgrf_key_type(Oid typid, Oid collation,
								  MemoryContext cxt);

/*
 * The same for callers that compare the key type with that of a filter for
 * each key: rows may then differ in structure from key to key.
 */
extern PgrfKeyType *pgrf_key_type_any_row(Oid typid, Oid collation,
										  MemoryContext cxt);

/* The same for types other than those that pgrf_key_hash() handles itself. */
extern uint64 pgrf_key_hash_slow(PgrfKeyType *kt, Datum key);

/*
 * The key hash of one key, which is not NULL.  Leaves nothing behind in the
 * current memory context.
 */
static pg_attribute_always_inline uint64
pgrf_key_hash(PgrfKeyType *kt, Datum key)
{
	/* Comparisons cost less than the jump table of a switch. */
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

/*
 * SQL calls values of two families equal, integer and numeric.  Are keys of
 * type kt of one, and those of a filter of the other?
 */
extern bool pgrf_key_converts(const PgrfKeyType *kt, const rf_key_type *keys);

/*
 * If so, sets *hash to that of the equal value of the other family; false if
 * there is none, so that no filter of such keys holds the key.
 */
extern bool pgrf_key_hash_converted(PgrfKeyType *kt, Datum key, uint64 *hash);

/* The hint where a literal cannot be a key: the keys are compounds. */
#define PGRF_HINT_COMPOUND \
	"Write the key as a value of the same structure, such as ROW(1, 'a') or int4range(1, 10)."

/* ---- key_type.c ---- */

/*
 * The displayed name of a filter's key type, palloc'd: "integer" for all of
 * the int family, the qualified name of an enum, "(integer,text)" for a row.
 * The descriptor may be any bytes.
 */
extern char *pgrf_key_type_name(const rf_key_type *keys);

/*
 * What to write after "::" to get a key of this type, palloc'd; NULL for a
 * row, which has a structure but need not have a name.
 */
extern char *pgrf_key_cast_target(const rf_key_type *keys);

/*
 * The type that literals are read as for a filter with keys of this type: one
 * that has all values of the family.  InvalidOid for compounds, which have
 * none.  The descriptor may come from foreign bytes: compare the key type of
 * the result with the filter's as for any other key.  Raises an error if there
 * is no type of that name.
 */
extern Oid	pgrf_key_reads_as(const rf_key_type *keys);

/* A copy whose descriptor is in cxt. */
extern rf_key_type pgrf_copy_keys(MemoryContext cxt, const rf_key_type *keys);

/*
 * The key type of two filters merged: that of either, if the other has no keys
 * yet; raises an error if they differ.  The descriptor is the argument's, not
 * a copy.
 */
extern rf_key_type pgrf_merge_keys(const rf_key_type *a, const rf_key_type *b);

/*
 * Are a filter's keys of type kt?  A filter without keys matches any type.  If
 * kt is a record, a key must have been hashed before.
 */
extern bool pgrf_key_type_matches(const PgrfKeyType *kt,
								  const rf_key_type *keys);

/* Raises an error if they are not. */
extern void pgrf_check_key_type(const rf_key_type *keys,
								const PgrfKeyType *kt);

/* May hashing a key of the type raise an error, or call functions of users? */
extern bool pgrf_key_may_fail(const rf_key_type *keys);

/*
 * A type with canonical bytes of its own; NULL if none.  Making these bytes
 * cannot fail, but for the conversion of texts to UTF-8.
 */
typedef struct PgrfScalarType
{
	Oid			typid;
	KeyForm		form;
	uint8		family;
	const char *name;			/* of the family, if this type has all of its
								 * values; else NULL */
	const char *cast;			/* the same, as the target of a cast */
} PgrfScalarType;

extern const PgrfScalarType *pgrf_scalar_type(Oid typid);

/* The fixed part of a type's row in pg_type. */
extern FormData_pg_type pgrf_type_row(Oid typid);

/* The name of a family that has no descriptor, also for use in descriptors. */
extern const char *pgrf_family_name(uint8 family);

/*
 * The descriptor of an enum or a native type: its name in UTF-8, qualified
 * because the search_path where it will be read is not known.
 */
extern const char *pgrf_type_descriptor(Oid typid);

/* ---- key_equality.c ---- */

/*
 * Raises an error if texts of this collation cannot be keys.  To be called
 * once before pgrf_hash_text(); pgrf_key_type() does so itself.
 */
extern void pgrf_check_collation(Oid collation);

/*
 * For key.c alone: raises an error if type typid has an operator "=" other
 * than eq_opr.  root is the type of the whole key, for the message.
 */
extern void pgrf_check_equality(Oid typid, Oid eq_opr, Oid root);

/* Raises an error if equal ranges of this type can differ in their bounds. */
extern void pgrf_check_range_equality(const TypeCacheEntry *range);

/* ---- key_literal.c ---- */

/* The hashes of a key written without a type, one for each of its readings. */
typedef struct PgrfLiteral
{
	int			n;
	uint64		hashes[3];
} PgrfLiteral;

/*
 * Reads a literal for a filter of such keys; as a text if it has no keys.
 * Raises an error if it is not a value of their type, or if literals of that
 * type depend on settings, since functions that probe filters are immutable.
 * Leaves a few allocations in the current context.
 */
extern void pgrf_read_literal(PgrfLiteral *literal, const rf_key_type *keys,
							  const text *key);

/*
 * Raises an error if a literal has several readings, as of what is done with
 * it only one can be right.
 */
extern void pgrf_check_reading(const rf_key_type *keys, int nreadings,
							   const char *done);

/* The same for a key to be added; several readings are an error. */
extern uint64 pgrf_literal_to_add(const rf_key_type *keys, const text *key);

#endif							/* PGRF_KEY_H */
