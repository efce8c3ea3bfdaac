/*-------------------------------------------------------------------------
 *
 * key_bytes.c
 *	  Canonical bytes of keys that are not compounds.
 *
 * Only labels of enums are read from a catalog.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include <sys/socket.h>

#include "access/htup_details.h"
#include "catalog/pg_enum.h"
#include "common/hashfn.h"
#include "fmgr.h"
#include "miscadmin.h"
#include "storage/itemptr.h"
#include "utils/date.h"
#include "utils/inet.h"
#include "utils/inval.h"
#include "utils/memutils.h"
#include "utils/numeric.h"
#include "utils/syscache.h"
#include "utils/timestamp.h"

#include "key_bytes.h"

static bool
is_ascii(const char *s, Size len)
{
	unsigned char seen = 0;

	for (Size i = 0; i < len; i++)
		seen |= (unsigned char) s[i];
	return seen < 0x80;
}

/* All encodings contain ASCII.  SQL_ASCII bytes are taken as they are. */
void
pgrf_key_bytes_to_utf8(KeyBytes *bytes)
{
	int			encoding = GetDatabaseEncoding();
	const char *utf8;

	if (encoding == PG_UTF8 || encoding == PG_SQL_ASCII ||
		is_ascii(bytes->data, bytes->len))
		return;
	utf8 = pg_server_to_any(bytes->data, (int) bytes->len, PG_UTF8);
	if (utf8 != bytes->data)
		bytes->len = strlen(utf8);
	bytes->data = utf8;
}

uint64
pgrf_hash_varlena_slow(Datum key, bool is_text)
{
	struct varlena *stored = (struct varlena *) DatumGetPointer(key);
	struct varlena *value = pg_detoast_datum_packed(stored);
	KeyBytes	bytes;
	uint64		hash;

	key_bytes_plain(&bytes, value);
	if (is_text)
		pgrf_key_bytes_to_utf8(&bytes);
	hash = rf_hash_bytes(bytes.data, bytes.len);
	if (bytes.data != VARDATA_ANY(value))
		pfree(unconstify(char *, bytes.data));
	if (value != stored)
		pfree(value);
	return hash;
}

/* char(n) without its padding, of up to a gigabyte: checks for interrupts. */
static void
bpchar_bytes(KeyBytes *out, Datum key)
{
	Size		piece;
	Size		kept;

	key_bytes_plain(out, PG_DETOAST_DATUM_PACKED(key));
	do
	{
		CHECK_FOR_INTERRUPTS();
		piece = Min(out->len, 1048576);
		kept = rf_key_character_len(out->data + out->len - piece, piece);
		out->len -= piece - kept;
	} while (kept == 0 && out->len > 0);
}

/*
 * A column without a type, as in ROW(1, 'a'), is compared by SQL as the type
 * of the other side, but we know its family only.  So a string is refused if
 * it is not the same value in all types of that family.
 */
static void
unknown_bytes(KeyBytes *out, Datum key)
{
	out->data = DatumGetCString(key);
	out->len = strlen(out->data);
	if (out->len >= NAMEDATALEN)
		ereport(ERROR,
				(errcode(ERRCODE_INDETERMINATE_DATATYPE),
				 errmsg("could not determine the data type of a column of the key"),
				 errdetail("A constant that is longer than a name is not the same value as text and as name."),
				 errhint("Write the type of the column, as in ROW(1, 'a'::text).")));
}

static void
timetz_bytes(KeyBytes *out, Datum key)
{
	TimeTzADT  *timetz = DatumGetTimeTzADTP(key);

	rf_key_timetz(out->fixed, timetz->time, timetz->zone);
	out->len = 12;
}

static int64
interval_value(const Interval *interval)
{
	return rf_key_interval(interval->month, interval->day, interval->time);
}

static void
inet_bytes(KeyBytes *out, const inet *ip)
{
	out->len = rf_key_inet(out->fixed, ip_family(ip) != PGSQL_AF_INET,
						   ip_bits(ip), ip_addr(ip));
}

static void
tid_bytes(KeyBytes *out, Datum key)
{
	ItemPointer tid = (ItemPointer) DatumGetPointer(key);

	rf_key_tid(out->fixed, ItemPointerGetBlockNumberNoCheck(tid),
			   ItemPointerGetOffsetNumberNoCheck(tid));
	out->len = 6;
}

/*
 * The value of an enum is an OID, which differs between databases, so its
 * label is hashed.  Labels are cached until any enum is altered.
 */
#define SH_PREFIX enum_labels
#define SH_ELEMENT_TYPE EnumLabel
#define SH_KEY_TYPE Oid
#define SH_KEY oid
#define SH_HASH_KEY(tb, key) murmurhash32(key)
#define SH_EQUAL(tb, a, b) ((a) == (b))
#define SH_SCOPE static inline
#define SH_DECLARE
#define SH_DEFINE
#include "lib/simplehash.h"

static MemoryContext labels_cxt;	/* holds the cache */
static enum_labels_hash *labels;
static bool labels_valid;

static void
enums_changed(Datum arg, int cacheid, uint32 hashvalue)
{
	labels_valid = false;
}

static pg_noinline void
forget_labels(void)
{
	if (labels_cxt == NULL)
	{
		labels_cxt = AllocSetContextCreate(CacheMemoryContext,
										   "ribbonfilter enum labels",
										   ALLOCSET_SMALL_SIZES);
		CacheRegisterSyscacheCallback(ENUMOID, enums_changed, (Datum) 0);
	}
	MemoryContextReset(labels_cxt);
	labels = enum_labels_create(labels_cxt, 16, NULL);
	labels_valid = true;
}

/* Reads a label from the catalog into the cache. */
static pg_noinline EnumLabel *
read_label(Oid value)
{
	HeapTuple	tuple = SearchSysCache1(ENUMOID, ObjectIdGetDatum(value));
	EnumLabel  *entry;
	KeyBytes	utf8;
	char	   *label;
	bool		found;

	if (!HeapTupleIsValid(tuple))
		ereport(ERROR,
				(errcode(ERRCODE_INVALID_BINARY_REPRESENTATION),
				 errmsg("invalid internal value for enum: %u", value)));
	utf8.data = NameStr(((Form_pg_enum) GETSTRUCT(tuple))->enumlabel);
	utf8.len = strlen(utf8.data);
	pgrf_key_bytes_to_utf8(&utf8);
	label = MemoryContextAlloc(labels_cxt, utf8.len + 1);
	memcpy(label, utf8.data, utf8.len);
	ReleaseSysCache(tuple);

	entry = enum_labels_insert(labels, value, &found);
	entry->label = label;
	entry->len = utf8.len;
	entry->hash = rf_hash_bytes(label, utf8.len);
	return entry;
}

const EnumLabel *
pgrf_key_enum_label(Oid value)
{
	EnumLabel  *entry;

	if (unlikely(!labels_valid))
		forget_labels();
	entry = enum_labels_lookup(labels, value);
	return likely(entry != NULL) ? entry : read_label(value);
}

void
pgrf_key_bytes(KeyForm form, Datum key, KeyBytes *out)
{
	const EnumLabel *label;

	out->data = (const char *) out->fixed;

	switch (form)
	{
		case FORM_INT2:
			key_bytes_int8(out, DatumGetInt16(key));
			return;
		case FORM_INT4:
			key_bytes_int8(out, DatumGetInt32(key));
			return;
		case FORM_INT8:
			key_bytes_int8(out, DatumGetInt64(key));
			return;
		case FORM_TEXT:
			key_bytes_plain(out, PG_DETOAST_DATUM_PACKED(key));
			break;
		case FORM_BPCHAR:
			bpchar_bytes(out, key);
			break;
		case FORM_NAME:
			out->data = NameStr(*DatumGetName(key));
			out->len = strnlen(out->data, NAMEDATALEN);
			break;
		case FORM_UNKNOWN:
			unknown_bytes(out, key);
			break;
		case FORM_BYTEA:
			key_bytes_plain(out, PG_DETOAST_DATUM_PACKED(key));
			return;
		case FORM_UUID:
			key_bytes_uuid(out, key);
			return;
		case FORM_FLOAT4:
			rf_key_float(out->fixed, DatumGetFloat4(key));
			out->len = 8;
			return;
		case FORM_FLOAT8:
			rf_key_float(out->fixed, DatumGetFloat8(key));
			out->len = 8;
			return;
		case FORM_NUMERIC:
			out->data = numeric_normalize(DatumGetNumeric(key));
			out->len = strlen(out->data);
			return;
		case FORM_TIMETZ:
			timetz_bytes(out, key);
			return;
		case FORM_INTERVAL:
			key_bytes_int8(out, interval_value(DatumGetIntervalP(key)));
			return;
		case FORM_INET:
			inet_bytes(out, DatumGetInetPP(key));
			return;
		case FORM_MACADDR:
			out->data = (const char *) DatumGetMacaddrP(key);
			out->len = sizeof(macaddr);
			return;
		case FORM_MACADDR8:
			out->data = (const char *) DatumGetMacaddr8P(key);
			out->len = sizeof(macaddr8);
			return;
		case FORM_UINT32:
			rf_store32(out->fixed, DatumGetUInt32(key));
			out->len = 4;
			return;
		case FORM_TID:
			tid_bytes(out, key);
			return;
		case FORM_CHAR:
			out->fixed[0] = (uint8) DatumGetChar(key);
			out->len = 1;
			return;
		case FORM_ENUM:
			label = pgrf_key_enum_label(DatumGetObjectId(key));
			out->data = label->label;
			out->len = label->len;
			return;
		default:
			elog(ERROR, "unexpected form of key: %d", (int) form);
	}
	/* All other forms are texts. */
	pgrf_key_bytes_to_utf8(out);
}
