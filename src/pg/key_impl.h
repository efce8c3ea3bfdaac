/*-------------------------------------------------------------------------
 *
 * key_impl.h
 *	  What the files of key types share among themselves.
 *
 * The rest of the extension includes pgrf_key.h.
 *
 * IDENTIFICATION
 *	  src/pg/key_impl.h
 *
 *-------------------------------------------------------------------------
 */
#ifndef KEY_IMPL_H
#define KEY_IMPL_H

#include "catalog/pg_type.h"
#include "key_bytes.h"
#include "utils/typcache.h"

/* ---- key_type.c ---- */

/* The fixed part of a type's row in pg_type. */
extern FormData_pg_type pgrf_type_row(Oid typid);

/* The name of a family that has no descriptor, also for use in descriptors. */
extern const char *pgrf_family_name(uint8 family);

/*
 * The descriptor of an enum or a native type, in cxt: its name with its
 * schema, as nothing is known of the search_path where it will be read; in
 * UTF-8.
 */
extern char *pgrf_type_descriptor(Oid typid, MemoryContext cxt);

/* ---- key_equality.c ---- */

/*
 * Raises an error if type typid has an operator "=" other than eq_opr.  root
 * is the type of the whole key, for the message.
 */
extern void pgrf_check_equality(Oid typid, Oid eq_opr, Oid root);

/*
 * Is a type compared by an operator of its own, even if it is an enum, a row,
 * an array or a range, which have one in common?  oidvector is, for one.
 */
extern bool pgrf_has_own_equality(Oid typid, Oid eq_opr);

/* Raises an error if equal ranges of this type can differ in their bounds. */
extern void pgrf_check_range_equality(const TypeCacheEntry *range);

/* ---- key_enum.c ---- */

typedef struct EnumLabel
{
	Oid			oid;			/* the value */
	char		status;			/* for simplehash */
	char	   *label;			/* canonical bytes */
	Size		len;
	uint64		hash;			/* of these */
} EnumLabel;

typedef struct EnumLabels EnumLabels;

/* An empty cache of labels, in cxt. */
extern EnumLabels *pgrf_enum_labels(MemoryContext cxt);

/* The label of an enum's value.  It may move at the next call. */
extern const EnumLabel *pgrf_enum_label(EnumLabels *labels, Oid value);

#endif							/* KEY_IMPL_H */
