/*-------------------------------------------------------------------------
 *
 * key_bytes.h
 *	  Canonical bytes and hashes of keys that are not compounds.
 *
 * A filter has no false negatives as long as two values that SQL calls equal
 * have the same hash.  So a hash is not taken from the server (whose hash
 * functions depend on the type, the byte order, the version, and for an enum
 * on its OIDs) but from canonical bytes, which depend on the value alone.
 * src/core/FORMAT.md, section 3, defines them for each family.
 *
 * The canonical bytes of a type are defined once, here or in key_bytes.c.
 * Functions declared for one type hash them inline (pgrf_hash_int8() and the
 * like); key.c uses them for keys of any type and inside compounds.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_KEY_BYTES_H
#define PGRF_KEY_BYTES_H

#include "mb/pg_wchar.h"
#include "utils/uuid.h"
#include "core/base/rf_hash_inline.h"
#include "core/base/rf_wire.h"
#include "core/key/rf_key.h"
#include "pg/base/base.h"

/*
 * How a Datum is laid out, and hence how to read it.  Several types, and
 * families, may share a form.
 */
typedef enum KeyForm
{
	FORM_INT2,
	FORM_INT4,					/* and date */
	FORM_INT8,					/* and all others of 64 bits */
	FORM_TEXT,
	FORM_BPCHAR,
	FORM_NAME,
	FORM_UNKNOWN,
	FORM_BYTEA,
	FORM_UUID,
	FORM_FLOAT4,
	FORM_FLOAT8,
	FORM_NUMERIC,
	FORM_TIMETZ,
	FORM_INTERVAL,
	FORM_INET,
	FORM_MACADDR,
	FORM_MACADDR8,
	FORM_UINT32,				/* oid, xid, cid */
	FORM_TID,
	FORM_CHAR,					/* "char", bool */
	FORM_ENUM,
	/* read by key.c, with more than the Datum */
	FORM_NATIVE,
	FORM_ARRAY,
	FORM_ROW,
	FORM_RANGE,
	FORM_MULTIRANGE
} KeyForm;

/* Canonical bytes: in the value, in fixed, or in newly allocated memory. */
typedef struct KeyBytes
{
	const char *data;
	Size		len;
	uint8		fixed[RF_KEY_INET_BYTES];	/* if they are computed */
} KeyBytes;

/*
 * Makes *out the canonical bytes of a value of any form up to FORM_ENUM.  May
 * allocate in the current context.
 */
extern void pgrf_key_bytes(KeyForm form, Datum key, KeyBytes *out);

/*
 * Changes characters in the database's encoding to UTF-8, which may take new
 * memory in the current context.
 */
extern void pgrf_key_bytes_to_utf8(KeyBytes *bytes);

typedef struct EnumLabel
{
	Oid			oid;			/* the value */
	char		status;			/* for simplehash */
	char	   *label;			/* canonical bytes */
	Size		len;
	uint64		hash;			/* of these */
} EnumLabel;

/* The label of an enum's value.  It may move at the next call. */
extern const EnumLabel *pgrf_key_enum_label(Oid value);

/* int8; int2 and int4 as well, sign-extended */
static inline void
key_bytes_int8(KeyBytes *out, int64 value)
{
	rf_store64(out->fixed, (uint64) value);
	out->data = (const char *) out->fixed;
	out->len = 8;
}

static inline void
key_bytes_uuid(KeyBytes *out, Datum key)
{
	out->data = (const char *) DatumGetUUIDP(key)->data;
	out->len = UUID_LEN;
}

/* bytea, or text in the database's encoding; value is key_is_plain(). */
static inline void
key_bytes_plain(KeyBytes *out, const void *value)
{
	out->len = VARSIZE_ANY_EXHDR(value);
	out->data = VARDATA_ANY(value);
}

/* Not compressed, not out of line; a one-byte header is fine. */
static inline bool
key_is_plain(const void *value)
{
	return !VARATT_IS_EXTERNAL(value) && !VARATT_IS_COMPRESSED(value);
}

/*
 * Hashes of keys of one concrete type.  They leave nothing behind in the
 * current memory context.
 */
extern uint64 pgrf_hash_varlena_slow(Datum key, bool is_text);

static inline uint64
pgrf_hash_int8(int64 key)
{
	KeyBytes	bytes;

	key_bytes_int8(&bytes, key);
	return rf_hash_8(bytes.data);
}

/*
 * text and varchar, stored in any way; not char(n), whose trailing blanks do
 * not count.
 */
static inline uint64
pgrf_hash_text(Datum key)
{
	const void *value = DatumGetPointer(key);
	KeyBytes	bytes;

	if (likely(key_is_plain(value)) &&
		likely(GetDatabaseEncoding() == PG_UTF8))
	{
		key_bytes_plain(&bytes, value);
		return rf_hash_bytes(bytes.data, bytes.len);
	}
	return pgrf_hash_varlena_slow(key, true);
}

static inline uint64
pgrf_hash_bytea(Datum key)
{
	const void *value = DatumGetPointer(key);
	KeyBytes	bytes;

	if (likely(key_is_plain(value)))
	{
		key_bytes_plain(&bytes, value);
		return rf_hash_bytes(bytes.data, bytes.len);
	}
	return pgrf_hash_varlena_slow(key, false);
}

static inline uint64
pgrf_hash_uuid(Datum key)
{
	KeyBytes	bytes;

	key_bytes_uuid(&bytes, key);
	return rf_hash_16(bytes.data);
}

#endif							/* PGRF_KEY_BYTES_H */
