/*-------------------------------------------------------------------------
 *
 * key.c
 *	  Keys of any SQL type: canonical bytes, key hash, key type.
 *
 * The one promise of a filter is that it never denies a key it was given.
 * Here is where that promise can break: if two values that SQL calls equal
 * ever hashed differently, a filter would lie.  So a hash is not taken from
 * the server (whose hash functions depend on the type, the byte order, the
 * version, and for an enum on the OIDs of the day) but from canonical bytes,
 * which depend on the value alone:
 *
 *	  family		canonical bytes
 *	  int			int64
 *	  text			UTF-8
 *	  character		UTF-8, without trailing blanks
 *	  bytea, uuid	the bytes
 *	  bool			0 or 1
 *	  float			float8; -0 is 0, and there is one NaN
 *	  numeric		decimal text without superfluous zeros
 *	  date			int64, days since 2000-01-01
 *	  timestamp, timestamptz, time
 *					int64, microseconds
 *	  timetz		int64 microseconds, int32 seconds west of UTC
 *	  interval		int64 microseconds, a month being 30 days
 *	  inet			4 or 6, netmask length, address
 *	  macaddr, macaddr8
 *					the bytes
 *	  oid, xid, cid	uint32
 *	  xid8, pg_lsn	uint64
 *	  tid			uint32 block, uint16 offset
 *	  "char"		the byte
 *	  enum			the label, UTF-8
 *	  compound		see below
 *	  native		int64, the server's own hash
 *
 * Numbers are little-endian.  A type without a hash operator class of its own
 * that borrows that of another, as regclass does that of oid, is hashed as the
 * other one, for that is how SQL compares it.  Native is the family of all
 * types that are not known here but have a hash operator class: filters with
 * such keys are good for the server that made them, and are flagged so.
 *
 * Compounds are arrays, rows, ranges and multiranges.  Inside, an element is a
 * byte 0 for NULL; or a byte 1, the length of its canonical bytes as uint32,
 * and these bytes.  The lengths keep ('a', 'bc') and ('ab', 'c') apart.
 *
 *	  array			uint32 number of dimensions; for each, int32 length and
 *					int32 lower bound; the elements
 *	  row			the columns, but not dropped ones, as elements
 *	  range			a byte of RANGE_KEY_... flags; then the lower and the
 *					upper bound as elements, where they exist
 *	  multirange	uint32 number of ranges; the ranges
 *
 * so ROW(1, 'b') is
 *
 *	  01 08000000 0100000000000000   01 01000000 62
 *	  '--------- integer --------'   '--- text ---'
 *
 * The bytes of a compound do not say what types they came from.  That is in
 * its descriptor, made of the names of families: "(integer,text)".
 *
 * Everything here follows the server's default equality operator of each
 * type.  Two equalities are not one of bytes: that of a non-deterministic
 * collation, and that of a range whose bounds are not compared in the default
 * way.  Such keys are refused.
 *
 * IDENTIFICATION
 *	  src/pg/key.c
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include <ctype.h>
#include <math.h>
#include <sys/socket.h>

#include "access/htup_details.h"
#include "access/tupmacs.h"
#include "catalog/namespace.h"
#include "catalog/pg_am.h"
#include "catalog/pg_collation.h"
#include "catalog/pg_enum.h"
#include "catalog/pg_operator.h"
#include "catalog/pg_proc.h"
#include "catalog/pg_range.h"
#include "catalog/pg_type.h"
#include "commands/defrem.h"
#include "common/hashfn.h"
#include "fmgr.h"
#include "miscadmin.h"
#include "nodes/makefuncs.h"
#include "parser/parse_type.h"
#include "pgrf_key.h"
#include "utils/array.h"
#include "utils/builtins.h"
#include "utils/date.h"
#include "utils/inet.h"
#include "utils/inval.h"
#include "utils/lsyscache.h"
#include "utils/memutils.h"
#include "utils/multirangetypes.h"
#include "utils/numeric.h"
#include "utils/rangetypes.h"
#include "utils/regproc.h"
#include "utils/syscache.h"
#include "utils/timestamp.h"
#include "utils/typcache.h"

/* A buffer for compounds larger than this is given back after the key. */
#define KEEP_BUFFER_BYTES	(1024 * 1024)

/* The longest canonical bytes of a type of fixed size: an inet's. */
#define FIXED_BYTES			18

/* Flags in the canonical bytes of a range; not the server's. */
#define RANGE_KEY_EMPTY		0x01	/* then no other flag is set */
#define RANGE_KEY_LB_INF	0x02	/* no lower bound */
#define RANGE_KEY_UB_INF	0x04	/* no upper bound */
#define RANGE_KEY_LB_INC	0x08	/* the lower bound is inclusive */
#define RANGE_KEY_UB_INC	0x10	/* the upper bound is inclusive */

/*
 * How a Datum is laid out, and hence how to read it.  Several forms may share
 * a family.
 */
typedef enum KeyForm
{
	FORM_INT2,
	FORM_INT4,
	FORM_INT8,
	FORM_TEXT,
	FORM_BPCHAR,
	FORM_NAME,
	FORM_UNKNOWN,
	FORM_BYTEA,
	FORM_UUID,
	FORM_BOOL,
	FORM_FLOAT4,
	FORM_FLOAT8,
	FORM_NUMERIC,
	FORM_DATE,
	FORM_MICROSECONDS,			/* timestamp, timestamptz, time */
	FORM_TIMETZ,
	FORM_INTERVAL,
	FORM_INET,
	FORM_MACADDR,
	FORM_MACADDR8,
	FORM_UINT32,				/* oid, xid, cid */
	FORM_UINT64,				/* xid8, pg_lsn */
	FORM_TID,
	FORM_CHAR,					/* "char" */
	FORM_ENUM,
	FORM_NATIVE,
	/* compounds */
	FORM_ARRAY,
	FORM_ROW,
	FORM_RANGE,
	FORM_MULTIRANGE
} KeyForm;

/* A type with canonical bytes of its own. */
typedef struct ScalarType
{
	Oid			typid;
	KeyForm		form;
	uint8		family;
} ScalarType;

static const ScalarType scalar_types[] = {
	{INT2OID, FORM_INT2, RF_FAMILY_INT},
	{INT4OID, FORM_INT4, RF_FAMILY_INT},
	{INT8OID, FORM_INT8, RF_FAMILY_INT},
	{TEXTOID, FORM_TEXT, RF_FAMILY_TEXT},
	{VARCHAROID, FORM_TEXT, RF_FAMILY_TEXT},
	{BPCHAROID, FORM_BPCHAR, RF_FAMILY_CHARACTER},
	{NAMEOID, FORM_NAME, RF_FAMILY_TEXT},
	{UNKNOWNOID, FORM_UNKNOWN, RF_FAMILY_TEXT}, /* 'a' in ROW(1, 'a') */
	{BYTEAOID, FORM_BYTEA, RF_FAMILY_BYTEA},
	{UUIDOID, FORM_UUID, RF_FAMILY_UUID},
	{BOOLOID, FORM_BOOL, RF_FAMILY_BOOL},
	{FLOAT4OID, FORM_FLOAT4, RF_FAMILY_FLOAT},
	{FLOAT8OID, FORM_FLOAT8, RF_FAMILY_FLOAT},
	{NUMERICOID, FORM_NUMERIC, RF_FAMILY_NUMERIC},
	{DATEOID, FORM_DATE, RF_FAMILY_DATE},
	{TIMESTAMPOID, FORM_MICROSECONDS, RF_FAMILY_TIMESTAMP},
	{TIMESTAMPTZOID, FORM_MICROSECONDS, RF_FAMILY_TIMESTAMPTZ},
	{TIMEOID, FORM_MICROSECONDS, RF_FAMILY_TIME},
	{TIMETZOID, FORM_TIMETZ, RF_FAMILY_TIMETZ},
	{INTERVALOID, FORM_INTERVAL, RF_FAMILY_INTERVAL},
	{INETOID, FORM_INET, RF_FAMILY_INET},
	{CIDROID, FORM_INET, RF_FAMILY_INET},
	{MACADDROID, FORM_MACADDR, RF_FAMILY_MACADDR},
	{MACADDR8OID, FORM_MACADDR8, RF_FAMILY_MACADDR8},
	{OIDOID, FORM_UINT32, RF_FAMILY_OID},
	{XIDOID, FORM_UINT32, RF_FAMILY_XID},
	{CIDOID, FORM_UINT32, RF_FAMILY_CID},
	{XID8OID, FORM_UINT64, RF_FAMILY_XID8},
	{PG_LSNOID, FORM_UINT64, RF_FAMILY_PG_LSN},
	{TIDOID, FORM_TID, RF_FAMILY_TID},
	{CHAROID, FORM_CHAR, RF_FAMILY_CHAR},
};

/* A family without a descriptor. */
typedef struct Family
{
	const char *name;			/* also in the descriptors of compounds */
	Oid			typid;			/* a type that takes all of its values */
	const char *cast;			/* what to write to cast to that */
} Family;

static const Family families[] = {
	[RF_FAMILY_NONE] = {"none", InvalidOid, "text"},
	[RF_FAMILY_INT] = {"integer", INT8OID, "bigint"},
	[RF_FAMILY_TEXT] = {"text", TEXTOID, "text"},
	[RF_FAMILY_BYTEA] = {"bytea", BYTEAOID, "bytea"},
	[RF_FAMILY_UUID] = {"uuid", UUIDOID, "uuid"},
	[RF_FAMILY_BOOL] = {"boolean", BOOLOID, "boolean"},
	[RF_FAMILY_FLOAT] = {"double precision", FLOAT8OID, "double precision"},
	[RF_FAMILY_NUMERIC] = {"numeric", NUMERICOID, "numeric"},
	[RF_FAMILY_DATE] = {"date", DATEOID, "date"},
	[RF_FAMILY_TIMESTAMP] = {"timestamp", TIMESTAMPOID, "timestamp"},
	[RF_FAMILY_TIMESTAMPTZ] = {"timestamptz", TIMESTAMPTZOID, "timestamptz"},
	[RF_FAMILY_TIME] = {"time", TIMEOID, "time"},
	[RF_FAMILY_TIMETZ] = {"timetz", TIMETZOID, "timetz"},
	[RF_FAMILY_INTERVAL] = {"interval", INTERVALOID, "interval"},
	[RF_FAMILY_INET] = {"inet", INETOID, "inet"},
	[RF_FAMILY_MACADDR] = {"macaddr", MACADDROID, "macaddr"},
	[RF_FAMILY_MACADDR8] = {"macaddr8", MACADDR8OID, "macaddr8"},
	[RF_FAMILY_OID] = {"oid", OIDOID, "oid"},
	[RF_FAMILY_XID] = {"xid", XIDOID, "xid"},
	[RF_FAMILY_CID] = {"cid", CIDOID, "cid"},
	[RF_FAMILY_XID8] = {"xid8", XID8OID, "xid8"},
	[RF_FAMILY_PG_LSN] = {"pg_lsn", PG_LSNOID, "pg_lsn"},
	[RF_FAMILY_TID] = {"tid", TIDOID, "tid"},
	[RF_FAMILY_CHAR] = {"\"char\"", CHAROID, "\"char\""},
	[RF_FAMILY_CHARACTER] = {"character", BPCHAROID, "bpchar"},
};

/* The row of a family; NULL if it has descriptors instead, or is unknown. */
static const Family *
find_family(uint8 family)
{
	return family < lengthof(families) && families[family].name != NULL ?
		&families[family] : NULL;
}

/* What is known of one label of an enum, found by the label's OID. */
typedef struct EnumLabel
{
	Oid			oid;
	char		status;			/* for simplehash */
	char	   *label;			/* canonical bytes */
	Size		len;
	uint64		hash;			/* of these */
} EnumLabel;

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

/*
 * A type in the tree of a key type: the key's own at the root, below it those
 * of elements, columns and bounds.
 */
typedef struct KeyNode
{
	KeyForm		form;
	uint8		family;			/* rf_family */
	uint8		flags;			/* of RF_FLAGS_KEY, from all the tree below */
	const char *name;			/* in UTF-8: the family's, or the descriptor;
								 * NULL in a record yet to be resolved */
	Oid			typid;			/* no domain */
	MemoryContext cxt;			/* holds the node and all it points to */

	/* FORM_NATIVE */
	FmgrInfo	hash;			/* the extended hash function */
	Oid			collation;

	/* FORM_ENUM: the labels met so far, until some enum was altered */
	MemoryContext labels_cxt;
	enum_labels_hash *labels;
	uint64		labels_version;

	/* FORM_ARRAY, FORM_RANGE, FORM_MULTIRANGE */
	struct KeyNode *elem;

	/* FORM_ARRAY: how elements are stored */
	int16		typlen;
	bool		typbyval;
	char		typalign;

	/* FORM_RANGE, FORM_MULTIRANGE */
	TypeCacheEntry *range;

	/*
	 * FORM_ROW: the row type of the value last seen.  It and all that depends
	 * on it are in row_cxt.
	 */
	MemoryContext row_cxt;
	bool		any_structure;	/* of the root: not an error if it changes */
	bool		changed;		/* of the root: callers have not been told */
	Oid			row_typid;
	int32		row_typmod;
	uint64		row_version;	/* the type cache's, of a named row type */
	TupleDesc	tupdesc;
	struct KeyNode **columns;	/* [natts]; NULL for a dropped column */
	Datum	   *values;			/* [natts] */
	bool	   *nulls;			/* [natts] */
} KeyNode;

/* The canonical bytes of a value that is not a compound. */
typedef struct KeyBytes
{
	const char *data;
	Size		len;
	uint8		fixed[FIXED_BYTES]; /* room for those that are computed */
} KeyBytes;

/* Changes with every change to the labels of an enum. */
static uint64 enums_version = 1;

static KeyNode *build_node(Oid typid, Oid collation, Oid root,
						   MemoryContext cxt);
static void resolve_row(KeyNode *node, Oid typid, int32 typmod, Oid root);
static void append_compound(KeyNode *node, Datum key, StringInfo buf);


/*
 * Text
 */

static bool
is_ascii(const char *s, Size len)
{
	unsigned char seen = 0;
	Size		i;

	for (i = 0; i < len; i++)
		seen |= (unsigned char) s[i];
	return seen < 0x80;
}

/*
 * Makes *out the UTF-8 form of a string in the database's encoding.  All
 * encodings of databases contain ASCII.  Bytes in an SQL_ASCII database are
 * whatever they are.
 */
static void
utf8_bytes(const char *s, Size len, KeyBytes *out)
{
	int			encoding = GetDatabaseEncoding();

	out->data = s;
	out->len = len;
	if (encoding != PG_UTF8 && encoding != PG_SQL_ASCII && !is_ascii(s, len))
	{
		out->data = pg_server_to_any(s, (int) len, PG_UTF8);
		if (out->data != s)
			out->len = strlen(out->data);
	}
}

/*
 * Appends an identifier as it is in descriptors: as it stands if it is of
 * lower-case ASCII letters, digits and underscores and does not begin with a
 * digit, else in double quotes, with those inside it doubled.  Not as
 * quote_identifier() does it, which looks at a setting and at the keywords of
 * the server's version.
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

/*
 * The name of a type as it is in descriptors: with its schema, as nothing is
 * known of the search_path where it will be read; in UTF-8.
 */
static char *
type_descriptor(Oid typid, MemoryContext cxt)
{
	HeapTuple	tuple = SearchSysCache1(TYPEOID, ObjectIdGetDatum(typid));
	Form_pg_type type;
	char	   *schema;
	StringInfoData name;
	KeyBytes	utf8;
	char	   *result;

	if (!HeapTupleIsValid(tuple))
		elog(ERROR, "cache lookup failed for type %u", typid);
	type = (Form_pg_type) GETSTRUCT(tuple);
	schema = get_namespace_name(type->typnamespace);
	if (schema == NULL)
		elog(ERROR, "cache lookup failed for namespace %u", type->typnamespace);
	initStringInfo(&name);
	append_identifier(&name, schema);
	appendStringInfoChar(&name, '.');
	append_identifier(&name, NameStr(type->typname));
	ReleaseSysCache(tuple);

	utf8_bytes(name.data, (Size) name.len, &utf8);
	result = MemoryContextAlloc(cxt, utf8.len + 1);
	memcpy(result, utf8.data, utf8.len);
	result[utf8.len] = '\0';
	return result;
}

/*
 * Equality under a non-deterministic collation is not equality of bytes, and
 * the sort keys that would tell depend on the version of the collation
 * provider.
 */
void
pgrf_check_collation(Oid collation)
{
	if (collation == DEFAULT_COLLATION_OID ||
		collation == C_COLLATION_OID)
		return;

	/* Nor does SQL compare such texts. */
	if (!OidIsValid(collation))
		ereport(ERROR,
				(errcode(ERRCODE_INDETERMINATE_COLLATION),
				 errmsg("could not determine which collation to use for keys of filters"),
				 errhint("Use the COLLATE clause to set the collation explicitly.")));

	if (!get_collation_isdeterministic(collation))
		ereport(ERROR,
				(errcode(ERRCODE_FEATURE_NOT_SUPPORTED),
				 errmsg("nondeterministic collations are not supported for keys of filters"),
				 errdetail("Texts that are equal under collation \"%s\" can differ in their bytes, by which filters tell keys apart.",
						   get_collation_name(collation)),
				 errhint("Choose a deterministic collation, as in key COLLATE \"C\", if only texts with equal bytes shall be found.")));
}

uint64
pgrf_hash_text_slow(Datum key)
{
	struct varlena *orig = (struct varlena *) DatumGetPointer(key);
	struct varlena *value = pg_detoast_datum_packed(orig);
	const char *data = VARDATA_ANY(value);
	KeyBytes	bytes;
	uint64		hash;

	utf8_bytes(data, VARSIZE_ANY_EXHDR(value), &bytes);
	hash = rf_hash_bytes(bytes.data, bytes.len);
	if (bytes.data != data)
		pfree(unconstify(char *, bytes.data));
	if (value != orig)
		pfree(value);
	return hash;
}

uint64
pgrf_hash_bytea_slow(Datum key)
{
	struct varlena *orig = (struct varlena *) DatumGetPointer(key);
	struct varlena *value = pg_detoast_datum_packed(orig);
	uint64		hash;

	hash = rf_hash_bytes(VARDATA_ANY(value), VARSIZE_ANY_EXHDR(value));
	if (value != orig)
		pfree(value);
	return hash;
}


/*
 * Building the tree
 */

/* For ereport: tells what key a type inside it has spoilt. */
static int
errdetail_inside(Oid typid, Oid root)
{
	if (typid == root)
		return 0;
	return errdetail("It is a part of the key type %s.", format_type_be(root));
}

static const ScalarType *
find_scalar_type(Oid typid)
{
	size_t		i;

	for (i = 0; i < lengthof(scalar_types); i++)
	{
		if (scalar_types[i].typid == typid)
			return &scalar_types[i];
	}
	return NULL;
}

static void
build_scalar(KeyNode *node, const ScalarType *type, Oid collation)
{
	node->form = type->form;
	node->family = type->family;
	node->name = families[type->family].name;
	if ((type->family == RF_FAMILY_TEXT && type->typid != UNKNOWNOID) ||
		type->family == RF_FAMILY_CHARACTER)
		pgrf_check_collation(collation);
}

/*
 * Is there an operator "=" of a type other than this one, which a query finds
 * by the search_path, or in the schema of the type?  Elsewhere anybody can make
 * one, and is not to stop others from using the type.
 */
static bool
has_other_equality(Oid typid, Oid eq_opr)
{
	Oid			found = OpernameGetOprid(list_make1(makeString("=")),
										 typid, typid);
	HeapTuple	tuple;

	if (OidIsValid(found) && found != eq_opr)
		return true;
	tuple = SearchSysCache1(TYPEOID, ObjectIdGetDatum(typid));
	if (!HeapTupleIsValid(tuple))
		elog(ERROR, "cache lookup failed for type %u", typid);
	found = GetSysCacheOid4(OPERNAMENSP, Anum_pg_operator_oid,
							CStringGetDatum("="),
							ObjectIdGetDatum(typid), ObjectIdGetDatum(typid),
							ObjectIdGetDatum(((Form_pg_type) GETSTRUCT(tuple))->typnamespace));
	ReleaseSysCache(tuple);
	return OidIsValid(found) && found != eq_opr;
}

/*
 * A type, or a domain, can have an operator "=" that is not the one of its
 * operator class, such as an enum whose creator thinks that two of its labels
 * are equal, or a type that borrows the operator class of one that it is
 * binary-coercible to.  There is no hash for what such an operator calls equal.
 */
static void
check_equality(Oid typid, Oid eq_opr, Oid root)
{
	if (!has_other_equality(typid, eq_opr))
		return;
	ereport(ERROR,
			(errcode(ERRCODE_UNDEFINED_FUNCTION),
			 errmsg("keys of type %s are not supported",
					format_type_be(typid)),
			 typid == root ?
			 errdetail("It has an equality operator that does not belong to its default operator class.") :
			 errdetail("The key type %s contains it, and it has an equality operator that does not belong to its default operator class.",
					   format_type_be(root)),
			 errhint("Cast the key to text or to another type that can be hashed.")));
}

/*
 * Is a type compared by an operator of its own, even if it is an enum, a row,
 * an array or a range, which have one in common?  oidvector is, for one.
 */
static bool
has_own_equality(Oid typid, Oid eq_opr)
{
	Oid			left,
				right;

	if (!OidIsValid(eq_opr))
		return false;
	op_input_types(eq_opr, &left, &right);
	return left == typid;
}

/*
 * A type that is not known here: as the one whose operator class it borrows if
 * that is known, else by the server's hash function.
 */
static void
build_other(KeyNode *node, Oid collation, Oid root)
{
	/*
	 * With the equality operator in flags, the type cache offers hash
	 * functions only if they belong to that operator.
	 */
	TypeCacheEntry *type = lookup_type_cache(node->typid,
											 TYPECACHE_EQ_OPR |
											 TYPECACHE_HASH_EXTENDED_PROC);
	Oid			opclass = GetDefaultOpClass(node->typid, HASH_AM_OID);
	const ScalarType *lender = NULL;

	if (OidIsValid(opclass))
		lender = find_scalar_type(get_opclass_input_type(opclass));
	if (lender != NULL)
	{
		/* What has no collations is compared by the lender's default. */
		build_scalar(node, lender, OidIsValid(type->typcollation) ?
					 collation : get_typcollation(lender->typid));
		return;
	}

	if (!OidIsValid(type->hash_extended_proc))
		ereport(ERROR,
				(errcode(ERRCODE_UNDEFINED_FUNCTION),
				 errmsg("could not identify an extended hash function for type %s",
						format_type_be(node->typid)),
				 errdetail_inside(node->typid, root),
				 errhint("Cast the key to text or to another type that can be hashed.")));

	/* A hash function that cares for collations may do so in any way. */
	if (OidIsValid(type->typcollation))
	{
		node->collation = OidIsValid(collation) ? collation : type->typcollation;
		pgrf_check_collation(node->collation);
	}

	node->form = FORM_NATIVE;
	node->family = RF_FAMILY_NATIVE;
	node->flags = RF_FLAG_NATIVE | (RF_BIG_ENDIAN ? RF_FLAG_NATIVE_BE : 0);
	node->name = type_descriptor(node->typid, node->cxt);
	fmgr_info_cxt(type->hash_extended_proc, &node->hash, node->cxt);
}

static void
build_array(KeyNode *node, Oid elemtype, Oid collation, Oid root)
{
	MemoryContext oldcxt = MemoryContextSwitchTo(node->cxt);

	node->form = FORM_ARRAY;
	node->family = RF_FAMILY_COMPOUND;
	node->elem = build_node(elemtype, collation, root, node->cxt);
	node->flags = node->elem->flags;
	node->name = psprintf("%s[]", node->elem->name);
	get_typlenbyvalalign(elemtype,
						 &node->typlen, &node->typbyval, &node->typalign);
	MemoryContextSwitchTo(oldcxt);
}

/*
 * Ranges are equal if their bounds are.  That is the equality of canonical
 * bytes as long as bounds are compared by the operator class that defines the
 * equality of their type.
 */
static void
build_range(KeyNode *node, bool multi, Oid root)
{
	MemoryContext oldcxt = MemoryContextSwitchTo(node->cxt);
	TypeCacheEntry *bound;
	HeapTuple	tuple;
	Oid			opclass;

	if (multi)
		node->range = lookup_type_cache(node->typid,
										TYPECACHE_MULTIRANGE_INFO)->rngtype;
	else
		node->range = lookup_type_cache(node->typid, TYPECACHE_RANGE_INFO);
	if (node->range == NULL || node->range->rngelemtype == NULL)
		elog(ERROR, "type %u is not a range type", node->typid);

	tuple = SearchSysCache1(RANGETYPE, ObjectIdGetDatum(node->range->type_id));
	if (!HeapTupleIsValid(tuple))
		elog(ERROR, "cache lookup failed for range type %u",
			 node->range->type_id);
	opclass = ((Form_pg_range) GETSTRUCT(tuple))->rngsubopc;
	ReleaseSysCache(tuple);

	bound = lookup_type_cache(node->range->rngelemtype->type_id,
							  TYPECACHE_BTREE_OPFAMILY);
	if (get_opclass_family(opclass) != bound->btree_opf)
		ereport(ERROR,
				(errcode(ERRCODE_FEATURE_NOT_SUPPORTED),
				 errmsg("keys of range type %s are not supported",
						format_type_be(node->range->type_id)),
				 errdetail("It does not compare its bounds by the default operator class of type %s.",
						   format_type_be(bound->type_id))));

	node->form = multi ? FORM_MULTIRANGE : FORM_RANGE;
	node->family = RF_FAMILY_COMPOUND;
	node->elem = build_node(bound->type_id, node->range->rng_collation, root,
							node->cxt);
	node->flags = node->elem->flags;
	node->name = psprintf(multi ? "multirange(%s)" : "range(%s)",
						  node->elem->name);
	MemoryContextSwitchTo(oldcxt);
}

static void
enums_changed(Datum arg, int cacheid, uint32 hashvalue)
{
	enums_version++;
}

static void
watch_enums(void)
{
	static bool watching = false;

	if (!watching)
		CacheRegisterSyscacheCallback(ENUMOID, enums_changed, (Datum) 0);
	watching = true;
}

/* The type that a domain is made of, which may be a domain. */
static Oid
get_domain_base(Oid typid)
{
	HeapTuple	tuple = SearchSysCache1(TYPEOID, ObjectIdGetDatum(typid));
	Oid			base;

	if (!HeapTupleIsValid(tuple))
		elog(ERROR, "cache lookup failed for type %u", typid);
	base = ((Form_pg_type) GETSTRUCT(tuple))->typbasetype;
	ReleaseSysCache(tuple);
	return base;
}

/*
 * A node for type typid and all below it, in cxt.  root is the type of the
 * whole key.
 */
static KeyNode *
build_node(Oid typid, Oid collation, Oid root, MemoryContext cxt)
{
	KeyNode    *node = MemoryContextAllocZero(cxt, sizeof(KeyNode));
	const ScalarType *scalar;
	Oid			eq_opr;
	Oid			elemtype;

	check_stack_depth();

	while (get_typtype(typid) == TYPTYPE_DOMAIN)
	{
		check_equality(typid, InvalidOid, root);
		typid = get_domain_base(typid);
	}
	node->typid = typid;
	node->cxt = cxt;

	eq_opr = typid == UNKNOWNOID ? InvalidOid :
		lookup_type_cache(typid, TYPECACHE_EQ_OPR)->eq_opr;
	if (OidIsValid(eq_opr))
		check_equality(typid, eq_opr, root);

	scalar = find_scalar_type(typid);
	if (scalar != NULL)
	{
		build_scalar(node, scalar, collation);
		return node;
	}

	if (typid != RECORDOID && has_own_equality(typid, eq_opr))
	{
		build_other(node, collation, root);
		return node;
	}
	switch (get_typtype(typid))
	{
		case TYPTYPE_ENUM:
			node->form = FORM_ENUM;
			node->family = RF_FAMILY_ENUM;
			node->name = type_descriptor(typid, cxt);
			watch_enums();
			return node;
		case TYPTYPE_COMPOSITE:
			resolve_row(node, typid, -1, root);
			return node;
		case TYPTYPE_RANGE:
			build_range(node, false, root);
			return node;
		case TYPTYPE_MULTIRANGE:
			build_range(node, true, root);
			return node;
	}

	/*
	 * The columns of a record are known from a value only.  The key itself is
	 * such a value, but further down there may be a NULL instead, or an empty
	 * array, and the key type would never be known for sure.
	 */
	if (typid == RECORDOID)
		ereport(ERROR,
				(errcode(ERRCODE_FEATURE_NOT_SUPPORTED),
				 errmsg("keys that contain anonymous records are not supported"),
				 errhint("Cast the inner row to a composite type, or write its columns in the outer row.")));

	elemtype = get_element_type(typid);
	if (OidIsValid(elemtype))
		build_array(node, elemtype, collation, root);
	else
		build_other(node, collation, root);
	return node;
}

/* The name for people of a row with this descriptor, which may be too long. */
static char *
row_name(const char *desc)
{
	rf_key_type keys = {RF_FAMILY_COMPOUND};

	keys.desc = desc;
	keys.desc_len = (uint16) Min(strlen(desc), RF_WIRE_MAX_DESC);
	return pgrf_key_type_name(&keys);
}

/* A row is of another structure than those before it. */
pg_noreturn static void
row_mismatch(const char *before, const char *now)
{
	ereport(ERROR,
			(errcode(ERRCODE_DATATYPE_MISMATCH),
			 errmsg("records that are keys must all have columns of the same types"),
			 errdetail("An earlier key is of type %s, this one is of type %s.",
					   row_name(before), row_name(now))));
}

/*
 * Makes node ready for values of the given row type: the first one, another
 * record with columns of the same families, or the same named type after it
 * was altered.
 */
static void
resolve_row(KeyNode *node, Oid typid, int32 typmod, Oid root)
{
	MemoryContext row_cxt = AllocSetContextCreate(node->cxt, "ribbonfilter row key",
												  ALLOCSET_SMALL_SIZES);
	MemoryContext oldcxt = MemoryContextSwitchTo(row_cxt);
	TupleDesc	shared;
	TupleDesc	tupdesc;
	KeyNode   **columns;
	StringInfoData name;
	const char *sep = "";
	uint8		flags = 0;
	int			i;

	shared = lookup_rowtype_tupdesc(typid, typmod);
	/* with what a tuple from before an ADD COLUMN lacks */
	tupdesc = CreateTupleDescCopyConstr(shared);
	ReleaseTupleDesc(shared);

	columns = palloc0(tupdesc->natts * sizeof(KeyNode *));
	initStringInfo(&name);
	appendStringInfoChar(&name, '(');
	for (i = 0; i < tupdesc->natts; i++)
	{
		Form_pg_attribute att = TupleDescAttr(tupdesc, i);

		if (att->attisdropped)
			continue;
		columns[i] = build_node(att->atttypid, att->attcollation, root,
								row_cxt);
		flags |= columns[i]->flags;
		appendStringInfo(&name, "%s%s", sep, columns[i]->name);
		sep = ",";
	}
	appendStringInfoChar(&name, ')');

	if (node->name == NULL)
	{
		node->form = FORM_ROW;
		node->family = RF_FAMILY_COMPOUND;
		node->flags = flags;
		node->name = MemoryContextStrdup(node->cxt, name.data);
		node->changed = true;
	}
	else if (node->flags != flags || strcmp(node->name, name.data) != 0)
	{
		if (!node->any_structure)
			row_mismatch(node->name, name.data);
		pfree(unconstify(char *, node->name));
		node->flags = flags;
		node->name = MemoryContextStrdup(node->cxt, name.data);
		node->changed = true;
	}

	if (node->row_cxt != NULL)
		MemoryContextDelete(node->row_cxt);
	node->row_cxt = row_cxt;
	node->row_typid = typid;
	node->row_typmod = typmod;
	node->row_version = typid == RECORDOID ? 0 :
		lookup_type_cache(typid, TYPECACHE_TUPDESC)->tupDesc_identifier;
	node->tupdesc = tupdesc;
	node->columns = columns;
	node->values = palloc(tupdesc->natts * sizeof(Datum));
	node->nulls = palloc(tupdesc->natts * sizeof(bool));
	MemoryContextSwitchTo(oldcxt);
}

/* Copies what callers may see from the root. */
static void
publish_root(PgrfKeyType *kt)
{
	KeyNode    *node = kt->node;

	kt->keys.family = node->family;
	kt->keys.flags = node->flags;
	if (node->name != NULL &&
		(node->family == RF_FAMILY_ENUM ||
		 node->family == RF_FAMILY_COMPOUND ||
		 node->family == RF_FAMILY_NATIVE))
	{
		Size		len = strlen(node->name);

		if (len > RF_WIRE_MAX_DESC)
			ereport(ERROR,
					(errcode(ERRCODE_PROGRAM_LIMIT_EXCEEDED),
					 errmsg("key type is too complex"),
					 errdetail("Its description takes %zu bytes; the limit is %d.",
							   len, RF_WIRE_MAX_DESC)));
		kt->keys.desc = node->name;
		kt->keys.desc_len = (uint16) len;
	}
	node->changed = false;
}

PgrfKeyType *
pgrf_key_type_any_row(Oid typid, Oid collation, MemoryContext cxt)
{
	PgrfKeyType *kt = pgrf_key_type(typid, -1, collation, cxt);

	kt->node->any_structure = kt->typid == RECORDOID;
	return kt;
}

PgrfKeyType *
pgrf_key_type(Oid typid, int32 typmod, Oid collation, MemoryContext cxt)
{
	PgrfKeyType *kt;
	MemoryContext oldcxt;

	if (!OidIsValid(typid))
		ereport(ERROR,
				(errcode(ERRCODE_INDETERMINATE_DATATYPE),
				 errmsg("could not determine the data type of the key")));

	oldcxt = MemoryContextSwitchTo(cxt);
	kt = palloc0(sizeof(PgrfKeyType));
	kt->declared = typid;
	kt->typid = getBaseType(typid);
	kt->scratch = AllocSetContextCreate(cxt, "ribbonfilter key",
										ALLOCSET_SMALL_SIZES);
	if (kt->typid == RECORDOID)
	{
		kt->node = palloc0(sizeof(KeyNode));
		kt->node->form = FORM_ROW;
		kt->node->family = RF_FAMILY_COMPOUND;
		kt->node->typid = RECORDOID;
		kt->node->cxt = cxt;
		if (typmod >= 0)
			resolve_row(kt->node, RECORDOID, typmod, RECORDOID);
	}
	else
		kt->node = build_node(typid, collation, typid, cxt);
	publish_root(kt);
	if (kt->keys.family == RF_FAMILY_COMPOUND)
		initStringInfo(&kt->buf);
	MemoryContextSwitchTo(oldcxt);
	return kt;
}


/*
 * Canonical bytes
 */

static inline void
fixed_int64(KeyBytes *out, int64 value)
{
	rf_store64(out->fixed, (uint64) value);
	out->len = 8;
}

static inline void
fixed_copy(KeyBytes *out, const void *p, Size len)
{
	memcpy(out->fixed, p, len);
	out->len = len;
}

static void
float_bytes(KeyBytes *out, double value)
{
	if (isnan(value))
		rf_store64(out->fixed, UINT64CONST(0x7ff8000000000000));
	else
		rf_store_double(out->fixed, value == 0 ? 0 : value);
	out->len = 8;
}

/*
 * What interval_eq compares, but modulo 2^64: a few intervals of more than
 * 290 000 years collide.
 */
static int64
interval_value(const Interval *interval)
{
	int64		days = interval->month * INT64CONST(30) + interval->day;

	return (int64) ((uint64) days * (uint64) USECS_PER_DAY +
					(uint64) interval->time);
}

static void
inet_bytes(KeyBytes *out, const inet *ip)
{
	out->fixed[0] = ip_family(ip) == PGSQL_AF_INET ? 4 : 6;
	out->fixed[1] = ip_bits(ip);
	memcpy(out->fixed + 2, ip_addr(ip), ip_addrsize(ip));
	out->len = 2 + ip_addrsize(ip);
}

/*
 * The label for an enum value, from the cache if possible.  The result may
 * move at the next call.
 */
static EnumLabel *
enum_label(KeyNode *node, Oid oid)
{
	EnumLabel  *entry;
	HeapTuple	tuple;
	const char *name;
	KeyBytes	utf8;
	char	   *label;
	bool		found;

	/*
	 * A key type can outlive ALTER TYPE ... RENAME VALUE: PL/pgSQL keeps
	 * fn_extra for the whole transaction.
	 */
	if (unlikely(node->labels_version != enums_version))
	{
		if (node->labels_cxt == NULL)
			node->labels_cxt = AllocSetContextCreate(node->cxt,
													 "ribbonfilter enum key",
													 ALLOCSET_SMALL_SIZES);
		MemoryContextReset(node->labels_cxt);
		node->labels = enum_labels_create(node->labels_cxt, 16, NULL);
		node->labels_version = enums_version;
	}

	entry = enum_labels_lookup(node->labels, oid);
	if (likely(entry != NULL))
		return entry;

	tuple = SearchSysCache1(ENUMOID, ObjectIdGetDatum(oid));
	if (!HeapTupleIsValid(tuple))
		ereport(ERROR,
				(errcode(ERRCODE_INVALID_BINARY_REPRESENTATION),
				 errmsg("invalid internal value for enum: %u", oid)));
	name = NameStr(((Form_pg_enum) GETSTRUCT(tuple))->enumlabel);
	utf8_bytes(name, strlen(name), &utf8);
	label = MemoryContextAlloc(node->labels_cxt, utf8.len + 1);
	memcpy(label, utf8.data, utf8.len);
	ReleaseSysCache(tuple);

	entry = enum_labels_insert(node->labels, oid, &found);
	entry->label = label;
	entry->len = utf8.len;
	entry->hash = rf_hash_bytes(label, utf8.len);
	return entry;
}

/*
 * A column written without a type, as in ROW(1, 'a'), is compared by SQL as
 * one of the other side's type, of which the family alone is known.  Refuse
 * what is another value for another type of the family.
 */
static void
check_unambiguous(const char *s)
{
	if (strlen(s) >= NAMEDATALEN)
		ereport(ERROR,
				(errcode(ERRCODE_INDETERMINATE_DATATYPE),
				 errmsg("could not determine the data type of a column of the key"),
				 errdetail("A constant that is longer than a name is not the same value as text and as name."),
				 errhint("Write the type of the column, as in ROW(1, 'a'::text).")));
}

/*
 * Makes *out the canonical bytes of a value that is not a compound.  They may
 * point into the value, into *out, or to new memory in the current context.
 */
static void
key_bytes(KeyNode *node, Datum key, KeyBytes *out)
{
	struct varlena *value;
	TimeTzADT  *timetz;
	ItemPointer tid;
	EnumLabel  *label;
	const char *s;
	Size		len;

	out->data = (const char *) out->fixed;

	switch (node->form)
	{
		case FORM_INT2:
			fixed_int64(out, DatumGetInt16(key));
			return;
		case FORM_INT4:
			fixed_int64(out, DatumGetInt32(key));
			return;
		case FORM_INT8:
			fixed_int64(out, DatumGetInt64(key));
			return;
		case FORM_TEXT:
			value = PG_DETOAST_DATUM_PACKED(key);
			utf8_bytes(VARDATA_ANY(value), VARSIZE_ANY_EXHDR(value), out);
			return;
		case FORM_BPCHAR:
			value = PG_DETOAST_DATUM_PACKED(key);
			s = VARDATA_ANY(value);
			len = VARSIZE_ANY_EXHDR(value);
			while (len > 0 && s[len - 1] == ' ')
			{
				len--;
				if (unlikely(len % 1048576 == 0))
					CHECK_FOR_INTERRUPTS();
			}
			utf8_bytes(s, len, out);
			return;
		case FORM_NAME:
			s = NameStr(*DatumGetName(key));
			utf8_bytes(s, strnlen(s, NAMEDATALEN), out);
			return;
		case FORM_UNKNOWN:
			s = DatumGetCString(key);
			check_unambiguous(s);
			utf8_bytes(s, strlen(s), out);
			return;
		case FORM_BYTEA:
			value = PG_DETOAST_DATUM_PACKED(key);
			out->data = VARDATA_ANY(value);
			out->len = VARSIZE_ANY_EXHDR(value);
			return;
		case FORM_UUID:
			fixed_copy(out, DatumGetUUIDP(key)->data, UUID_LEN);
			return;
		case FORM_BOOL:
			out->fixed[0] = DatumGetBool(key) ? 1 : 0;
			out->len = 1;
			return;
		case FORM_FLOAT4:
			float_bytes(out, DatumGetFloat4(key));
			return;
		case FORM_FLOAT8:
			float_bytes(out, DatumGetFloat8(key));
			return;
		case FORM_NUMERIC:
			out->data = numeric_normalize(DatumGetNumeric(key));
			out->len = strlen(out->data);
			return;
		case FORM_DATE:
			fixed_int64(out, DatumGetDateADT(key));
			return;
		case FORM_MICROSECONDS:
			fixed_int64(out, DatumGetInt64(key));
			return;
		case FORM_TIMETZ:
			timetz = DatumGetTimeTzADTP(key);
			rf_store64(out->fixed, (uint64) timetz->time);
			rf_store32(out->fixed + 8, (uint32) timetz->zone);
			out->len = 12;
			return;
		case FORM_INTERVAL:
			fixed_int64(out, interval_value(DatumGetIntervalP(key)));
			return;
		case FORM_INET:
			inet_bytes(out, DatumGetInetPP(key));
			return;
		case FORM_MACADDR:
			fixed_copy(out, DatumGetMacaddrP(key), sizeof(macaddr));
			return;
		case FORM_MACADDR8:
			fixed_copy(out, DatumGetMacaddr8P(key), sizeof(macaddr8));
			return;
		case FORM_UINT32:
			rf_store32(out->fixed, DatumGetUInt32(key));
			out->len = 4;
			return;
		case FORM_UINT64:
			fixed_int64(out, DatumGetInt64(key));
			return;
		case FORM_TID:
			tid = (ItemPointer) DatumGetPointer(key);
			rf_store32(out->fixed, ItemPointerGetBlockNumberNoCheck(tid));
			rf_store16(out->fixed + 4, ItemPointerGetOffsetNumberNoCheck(tid));
			out->len = 6;
			return;
		case FORM_CHAR:
			out->fixed[0] = (uint8) DatumGetChar(key);
			out->len = 1;
			return;
		case FORM_ENUM:
			label = enum_label(node, DatumGetObjectId(key));
			out->data = label->label;
			out->len = label->len;
			return;
		case FORM_NATIVE:
			fixed_int64(out,
						DatumGetInt64(FunctionCall2Coll(&node->hash,
														node->collation, key,
														Int64GetDatum(0))));
			return;
		case FORM_ARRAY:
		case FORM_ROW:
		case FORM_RANGE:
		case FORM_MULTIRANGE:
			break;
	}
	elog(ERROR, "unexpected form of key: %d", (int) node->form);
}

static void
append_uint32(StringInfo buf, uint32 value)
{
	uint8		bytes[4];

	rf_store32(bytes, value);
	appendBinaryStringInfo(buf, (const char *) bytes, sizeof(bytes));
}

/* Appends an element: NULL mark, length, canonical bytes. */
static void
append_element(KeyNode *node, Datum value, bool isnull, StringInfo buf)
{
	KeyBytes	bytes;
	uint8	   *p;
	int			at;

	if (isnull)
		appendStringInfoChar(buf, 0);
	else if (node->family == RF_FAMILY_COMPOUND)
	{
		appendStringInfoChar(buf, 1);
		at = buf->len;
		append_uint32(buf, 0);
		append_compound(node, value, buf);
		rf_store32((uint8 *) buf->data + at, (uint32) (buf->len - at - 4));
	}
	else
	{
		key_bytes(node, value, &bytes);
		enlargeStringInfo(buf, 1 + 4 + (int) bytes.len);
		p = (uint8 *) buf->data + buf->len;
		p[0] = 1;
		rf_store32(p + 1, (uint32) bytes.len);
		memcpy(p + 5, bytes.data, bytes.len);
		buf->len += 1 + 4 + (int) bytes.len;
	}
}

static void
append_array(KeyNode *node, Datum key, StringInfo buf)
{
	ArrayType  *array = DatumGetArrayTypeP(key);
	int			ndim = ARR_NDIM(array);
	int			nitems = ArrayGetNItems(ndim, ARR_DIMS(array));
	const uint8 *nulls = ARR_NULLBITMAP(array);
	char	   *p = (char *) array + (ARR_HASNULL(array) ? (Size) array->dataoffset :
									  ARR_OVERHEAD_NONULLS(ndim));
	int			i;

	append_uint32(buf, (uint32) ndim);
	for (i = 0; i < ndim; i++)
	{
		append_uint32(buf, (uint32) ARR_DIMS(array)[i]);
		append_uint32(buf, (uint32) ARR_LBOUND(array)[i]);
	}
	for (i = 0; i < nitems; i++)
	{
		CHECK_FOR_INTERRUPTS();
		if (nulls != NULL && att_isnull(i, nulls))
		{
			append_element(node->elem, (Datum) 0, true, buf);
			continue;
		}
		append_element(node->elem,
					   fetch_att(p, node->typbyval, node->typlen),
					   false, buf);
		p = att_addlength_pointer(p, node->typlen, p);
		p = (char *) att_align_nominal(p, node->typalign);
	}
}

static void
append_row(KeyNode *node, Datum key, StringInfo buf)
{
	HeapTupleHeader row = DatumGetHeapTupleHeader(key);
	Oid			typid = HeapTupleHeaderGetTypeId(row);
	int32		typmod = HeapTupleHeaderGetTypMod(row);
	HeapTupleData tuple;
	int			i;

	/*
	 * A typmod stands for the same columns as long as the session lives, but
	 * a named type can be altered under the eyes of a running query.
	 */
	if (node->row_typid != typid ||
		(typid == RECORDOID ? node->row_typmod != typmod :
		 node->row_version !=
		 lookup_type_cache(typid, TYPECACHE_TUPDESC)->tupDesc_identifier))
		resolve_row(node, typid, typid == RECORDOID ? typmod : -1,
					node->typid);

	tuple.t_len = HeapTupleHeaderGetDatumLength(row);
	ItemPointerSetInvalid(&tuple.t_self);
	tuple.t_tableOid = InvalidOid;
	tuple.t_data = row;
	heap_deform_tuple(&tuple, node->tupdesc, node->values, node->nulls);

	for (i = 0; i < node->tupdesc->natts; i++)
	{
		if (node->columns[i] != NULL)
			append_element(node->columns[i], node->values[i], node->nulls[i],
						   buf);
	}
}

static void
append_bounds(KeyNode *node, const RangeBound *lower, const RangeBound *upper,
			  bool empty, StringInfo buf)
{
	int			flags = 0;

	if (empty)
		flags = RANGE_KEY_EMPTY;
	else
	{
		/* no bound, no inclusion, whatever the server has stored */
		if (lower->infinite)
			flags |= RANGE_KEY_LB_INF;
		else if (lower->inclusive)
			flags |= RANGE_KEY_LB_INC;
		if (upper->infinite)
			flags |= RANGE_KEY_UB_INF;
		else if (upper->inclusive)
			flags |= RANGE_KEY_UB_INC;
	}

	appendStringInfoChar(buf, (char) flags);
	if (!empty && !lower->infinite)
		append_element(node->elem, lower->val, false, buf);
	if (!empty && !upper->infinite)
		append_element(node->elem, upper->val, false, buf);
}

static void
append_range(KeyNode *node, Datum key, StringInfo buf)
{
	RangeBound	lower;
	RangeBound	upper;
	bool		empty;

	range_deserialize(node->range, DatumGetRangeTypeP(key),
					  &lower, &upper, &empty);
	append_bounds(node, &lower, &upper, empty, buf);
}

static void
append_multirange(KeyNode *node, Datum key, StringInfo buf)
{
	MultirangeType *multirange = DatumGetMultirangeTypeP(key);
	uint32		i;

	append_uint32(buf, multirange->rangeCount);
	for (i = 0; i < multirange->rangeCount; i++)
	{
		RangeBound	lower;
		RangeBound	upper;

		CHECK_FOR_INTERRUPTS();
		multirange_get_bounds(node->range, multirange, i, &lower, &upper);
		append_bounds(node, &lower, &upper, false, buf);
	}
}

/* Appends the canonical bytes of a compound. */
static void
append_compound(KeyNode *node, Datum key, StringInfo buf)
{
	check_stack_depth();

	switch (node->form)
	{
		case FORM_ARRAY:
			append_array(node, key, buf);
			break;
		case FORM_ROW:
			append_row(node, key, buf);
			break;
		case FORM_RANGE:
			append_range(node, key, buf);
			break;
		case FORM_MULTIRANGE:
			append_multirange(node, key, buf);
			break;
		default:
			elog(ERROR, "unexpected form of key: %d", (int) node->form);
	}
}


/*
 * Hashing
 */

static uint64
hash_compound(PgrfKeyType *kt, Datum key)
{
	StringInfo	buf = &kt->buf;
	uint64		hash;

	resetStringInfo(buf);
	append_compound(kt->node, key, buf);
	hash = rf_hash_bytes(buf->data, (Size) buf->len);

	if (kt->node->changed)
		publish_root(kt);
	if (buf->maxlen > KEEP_BUFFER_BYTES)
	{
		MemoryContext oldcxt = MemoryContextSwitchTo(kt->node->cxt);

		pfree(buf->data);
		initStringInfo(buf);
		MemoryContextSwitchTo(oldcxt);
	}
	return hash;
}

uint64
pgrf_key_hash(PgrfKeyType *kt, Datum key)
{
	KeyNode    *node = kt->node;
	MemoryContext oldcxt;
	KeyBytes	bytes;
	uint64		hash;

	switch (node->form)
	{
		case FORM_INT2:
			return pgrf_hash_int8(DatumGetInt16(key));
		case FORM_INT4:
			return pgrf_hash_int8(DatumGetInt32(key));
		case FORM_INT8:
			return pgrf_hash_int8(DatumGetInt64(key));
		case FORM_TEXT:
			return pgrf_hash_text(key);
		case FORM_BYTEA:
			return pgrf_hash_bytea(key);
		case FORM_UUID:
			return pgrf_hash_uuid(key);
		case FORM_ENUM:
			return enum_label(node, DatumGetObjectId(key))->hash;
		default:
			break;
	}

	oldcxt = MemoryContextSwitchTo(kt->scratch);
	if (node->family == RF_FAMILY_COMPOUND)
		hash = hash_compound(kt, key);
	else
	{
		key_bytes(node, key, &bytes);
		hash = rf_hash_bytes(bytes.data, bytes.len);
	}
	MemoryContextSwitchTo(oldcxt);
	MemoryContextReset(kt->scratch);
	return hash;
}


/*
 * Key types of filters
 */

char *
pgrf_key_type_name(const rf_key_type *keys)
{
	bool		utf8 = GetDatabaseEncoding() == PG_UTF8;
	char	   *name;
	char	   *p;

	if (find_family(keys->family) != NULL)
		return pstrdup(find_family(keys->family)->name);

	/*
	 * Messages must not fail over a character that this database lacks, or
	 * over bytes that never were a descriptor.
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
	if (find_family(keys->family) != NULL)
		return pstrdup(find_family(keys->family)->cast);
	if (keys->family == RF_FAMILY_COMPOUND &&
		memchr(keys->desc, '(', keys->desc_len) != NULL)
		return NULL;
	return pgrf_key_type_name(keys);
}

Oid
pgrf_key_reads_as(const rf_key_type *keys)
{
	char	   *name;

	if (find_family(keys->family) != NULL)
		return find_family(keys->family)->typid;
	if (keys->family != RF_FAMILY_ENUM && keys->family != RF_FAMILY_NATIVE)
		return InvalidOid;
	name = pnstrdup(keys->desc, keys->desc_len);
	name = pg_any_to_server(name, (int) strlen(name), PG_UTF8);
	return typenameTypeId(NULL, makeTypeNameFromNameList(pgrf_name_list(name)));
}
