/*-------------------------------------------------------------------------
 *
 * key_enum.c
 *	  Labels of enums.
 *
 * The value of an enum is an OID, which differs between databases; its label
 * is in a catalog.  A key type keeps the labels it has looked up until any
 * enum is altered: it can outlive ALTER TYPE ... RENAME VALUE, as PL/pgSQL
 * keeps fn_extra for the whole transaction.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "access/htup_details.h"
#include "catalog/pg_enum.h"
#include "common/hashfn.h"
#include "utils/inval.h"
#include "utils/syscache.h"

#include "key_bytes.h"
#include "key_enum.h"

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

typedef struct EnumLabels
{
	MemoryContext cxt;			/* holds all that is below */
	enum_labels_hash *table;
	uint64		version;		/* enums_version that they are of */
} EnumLabels;

/* Changes with every change to the labels of an enum; never 0. */
static uint64 enums_version = 1;

static void
enums_changed(Datum arg, int cacheid, uint32 hashvalue)
{
	enums_version++;
}

EnumLabels *
pgrf_key_enum_labels(MemoryContext cxt)
{
	static bool watching = false;
	EnumLabels *labels = MemoryContextAllocZero(cxt, sizeof(EnumLabels));

	if (!watching)
		CacheRegisterSyscacheCallback(ENUMOID, enums_changed, (Datum) 0);
	watching = true;
	labels->cxt = AllocSetContextCreate(cxt, "ribbonfilter enum key",
										ALLOCSET_SMALL_SIZES);
	return labels;
}

/* Looks up a label in the catalog, and keeps it. */
static pg_noinline EnumLabel *
read_label(EnumLabels *labels, Oid value)
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
	label = MemoryContextAlloc(labels->cxt, utf8.len + 1);
	memcpy(label, utf8.data, utf8.len);
	ReleaseSysCache(tuple);

	entry = enum_labels_insert(labels->table, value, &found);
	entry->label = label;
	entry->len = utf8.len;
	entry->hash = rf_hash_bytes(label, utf8.len);
	return entry;
}

const EnumLabel *
pgrf_key_enum_label(EnumLabels *labels, Oid value)
{
	EnumLabel  *entry;

	if (unlikely(labels->version != enums_version))
	{
		MemoryContextReset(labels->cxt);
		labels->table = enum_labels_create(labels->cxt, 16, NULL);
		labels->version = enums_version;
	}
	entry = enum_labels_lookup(labels->table, value);
	return likely(entry != NULL) ? entry : read_label(labels, value);
}
