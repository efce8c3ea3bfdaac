/*-------------------------------------------------------------------------
 *
 * key_bytes.h
 *	  Canonical bytes and hashes of keys that are not compounds.
 *
 * Two values that SQL calls equal must have the same hash.  The server's hash
 * functions depend on type, byte order, version, and OIDs of enums.  So hashes
 * are of canonical bytes, which depend on the value alone.  Section 3 of
 * src/core/FORMAT.md defines them for each family.
 *
 * Canonical bytes are made here and in key_bytes.c only.  Functions for one
 * type hash them inline (pgrf_hash_int8() and so on); key.c uses them for keys
 * of any type and inside compounds.
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

/* The layout of a Datum.  Several types, and families, may share one. */
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
	/* key.c reads these, and needs more than the Datum */
	FORM_NATIVE,
	FORM_ARRAY,
	FORM_ROW,
	FORM_RANGE,
	FORM_MULTIRANGE
} KeyForm;

/* Canonical bytes: part of the value, in "fixed", or newly allocated. */
typedef struct KeyBytes
{
	const char *data;
	Size		len;
	uint8		fixed[RF_KEY_INET_BYTES];
} KeyBytes;

/* Sets *out to canonical bytes, for forms up to FORM_ENUM.  May allocate. */
extern void pgrf_key_bytes(KeyForm form, Datum key, KeyBytes *out);

/* Converts bytes in the database's encoding to UTF-8.  May allocate. */
extern void pgrf_key_bytes_to_utf8(KeyBytes *bytes);

typedef struct EnumLabel
{
	Oid			oid;			/* the value */
	char		status;			/* for simplehash */
	char	   *label;			/* canonical bytes */
	Size		len;
	uint64		hash;			/* of these */
} EnumLabel;

/* The label of an enum's value, valid until the next call. */
extern const EnumLabel *pgrf_key_enum_label(Oid value);

/* for int2 and int4, sign-extended, too */
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

/* For bytea, or text in the database's encoding, if key_is_plain(). */
static inline void
key_bytes_plain(KeyBytes *out, const void *value)
{
	out->len = VARSIZE_ANY_EXHDR(value);
	out->data = VARDATA_ANY(value);
}

/* Neither compressed nor out of line; its header may have one byte. */
static inline bool
key_is_plain(const void *value)
{
	return !VARATT_IS_EXTERNAL(value) && !VARATT_IS_COMPRESSED(value);
}

/* Hash keys of one type, and leave nothing in the current memory context. */
extern uint64 pgrf_hash_varlena_slow(Datum key, bool is_text);

static inline uint64
pgrf_hash_int8(int64 key)
{
	KeyBytes	bytes;

	key_bytes_int8(&bytes, key);
	return rf_hash_8(bytes.data);
}

/* text and varchar, toasted or not; not char(n), which ignores blanks. */
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
