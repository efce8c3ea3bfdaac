/*-------------------------------------------------------------------------
 *
 * key_enum.c
 *	  Labels of enums, which are their canonical bytes.
 *
 * The value of an enum is an OID, which differs between databases; its label
 * is in a catalog.  Labels that were looked up are kept until any enum is
 * altered.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "access/htup_details.h"
#include "catalog/pg_enum.h"
#include "common/hashfn.h"
#include "utils/inval.h"
#include "utils/memutils.h"
#include "utils/syscache.h"

#include "key_bytes.h"

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

static MemoryContext labels_cxt;	/* holds all labels */
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

/* Looks up a label in the catalog, and keeps it. */
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
