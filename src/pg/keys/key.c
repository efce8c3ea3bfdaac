/*-------------------------------------------------------------------------
 *
 * key.c
 *	  Key types: how keys of any SQL type are hashed.
 *
 * A key type is a tree: at the root the type of the key, below it the types of
 * elements, columns and bounds.  The canonical bytes of a leaf are
 *
 *	  its value		if the type is in scalar_types (key_type.c), or borrows
 *					the hash operator class of one that is, as regclass
 *					borrows that of oid: SQL compares it in the same way
 *	  its label		if it is an enum
 *	  its hash		by the server's function, for any other type with a hash
 *					operator class.  Such keys are native: filters of them
 *					are flagged, and good only on the server that made them
 *
 * Other types are compounds: arrays, rows, ranges and multiranges.  In their
 * bytes, an element is a byte 0 for NULL; or a byte 1, the length of its
 * canonical bytes as uint32, and these bytes.  So ('a', 'bc') and ('ab', 'c')
 * differ.  ROW(1, 'b') is
 *
 *	  01 08000000 0100000000000000   01 01000000 62
 *	  '--------- integer --------'   '--- text ---'
 *
 * The types of elements are in the descriptor alone, by names of families:
 * "(integer,text)".
 *
 * Types and compounds are in one file because the columns of an anonymous
 * record are known from its value only: its tree is built while it is hashed.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "access/htup_details.h"
#include "access/tupmacs.h"
#include "miscadmin.h"
#include "utils/array.h"
#include "utils/builtins.h"
#include "utils/fmgroids.h"
#include "utils/lsyscache.h"
#include "utils/memutils.h"
#include "utils/multirangetypes.h"
#include "utils/rangetypes.h"

#include "key.h"

/* After a larger key, the buffer for compounds shrinks to this. */
#define KEEP_BUFFER_BYTES	(1024 * 1024)

/*
 * Most memory of a tree, about; each call site has one.  The longest
 * descriptor, 13,107 columns of texts in a few rows, takes 2.3 MB.
 */
#define MAX_TREE_BYTES		(4 * 1024 * 1024)
#define ROW_BYTES			2048	/* of a row, with its context, and ... */
#define COLUMN_BYTES		24	/* ... each column, dropped ones included */

/* Flags in the canonical bytes of a range, other than the server's. */
#define RANGE_KEY_EMPTY		0x01	/* then no other flag is set */
#define RANGE_KEY_LB_INF	0x02	/* no lower bound */
#define RANGE_KEY_UB_INF	0x04	/* no upper bound */
#define RANGE_KEY_LB_INC	0x08	/* the lower bound is inclusive */
#define RANGE_KEY_UB_INC	0x10	/* the upper bound is inclusive */

typedef struct KeyNode
{
	KeyForm		form;
	rf_key_type keys;			/* with the flags of all nodes below */
	TypeCacheEntry *type;		/* no domain */

	/* FORM_NATIVE */
	FmgrInfo	hash;			/* extended hash function: a copy, as others
								 * use and change the type cache's */
	Oid			collation;

	/* FORM_ARRAY, FORM_RANGE, FORM_MULTIRANGE */
	struct KeyNode *elem;

	/* FORM_ROW: the row type of the last value; all of it is in row_cxt */
	MemoryContext row_cxt;
	bool		any_structure;	/* root: columns may change between keys */
	uint64		row_id;			/* assign_record_type_identifier() */
	TupleDesc	tupdesc;
	struct KeyNode **columns;	/* [natts]; NULL for a dropped column */
	Datum	   *values;			/* [natts] */
	bool	   *nulls;			/* [natts] */
} KeyNode;

/* A tree, or a part of it, that is being built. */
typedef struct KeyTree
{
	Oid			root;			/* the type of the whole key */
	uint32		nbytes;			/* memory so far, about */
} KeyTree;

static KeyNode *build_node(Oid typid, Oid collation, KeyTree *tree);
static void resolve_row(KeyNode *node, Oid typid, int32 typmod, KeyTree *tree);
static void append_compound(KeyNode *node, Datum key, StringInfo buf);

/* ---- Building the tree ---- */

pg_noreturn static void
too_complex(const char *detail)
{
	ereport(ERROR,
			(errcode(ERRCODE_PROGRAM_LIMIT_EXCEEDED),
			 errmsg("key type is too complex"),
			 errdetail_internal("%s", detail)));
}

static void
check_descriptor(Size len)
{
	if (len > RF_WIRE_MAX_DESC)
		too_complex(psprintf(_("Its description takes more than %d bytes."),
							 RF_WIRE_MAX_DESC));
}

/* Counts memory: a row of 1000 rows of 1000 columns is easily made. */
static void
grow(KeyTree *tree, uint32 nbytes)
{
	tree->nbytes += nbytes;
	if (tree->nbytes > MAX_TREE_BYTES)
		too_complex(_("It has too many columns, dropped ones included, or is nested too deeply."));
}

/* Sets the descriptor, which is in UTF-8. */
static void
set_descriptor(rf_key_type *keys, uint8 family, const char *desc)
{
	Size		len = strlen(desc);

	check_descriptor(len);
	keys->family = family;
	keys->desc = desc;
	keys->desc_len = (uint16) len;
}

/* The name of a node in descriptors of compounds. */
static const char *
node_name(const KeyNode *node)
{
	return node->keys.desc != NULL ? node->keys.desc :
		rf_families[node->keys.family].name;
}

static void
build_scalar(KeyNode *node, const PgrfScalarType *type, Oid collation)
{
	node->form = type->form;
	node->keys.family = type->family;
	if ((type->family == RF_FAMILY_TEXT && type->typid != UNKNOWNOID) ||
		type->family == RF_FAMILY_CHARACTER)
		pgrf_check_collation(collation);
}

/*
 * A type that is not in scalar_types: like the type whose operator class it
 * borrows if that one is, else hashed by the server's function.
 */
static void
build_other(KeyNode *node, Oid collation, Oid root)
{
	TypeCacheEntry *type = node->type;
	const PgrfScalarType *lender = pgrf_scalar_type(type->hash_opintype);

	if (lender != NULL)
	{
		pgrf_check_equality(lender->typid,
							lookup_type_cache(lender->typid,
											  TYPECACHE_EQ_OPR)->eq_opr,
							root);
		/* A type without collations is compared by the lender's default. */
		build_scalar(node, lender, OidIsValid(type->typcollation) ?
					 collation : get_typcollation(lender->typid));
		return;
	}

	if (!OidIsValid(type->hash_extended_proc))
		ereport(ERROR,
				(errcode(ERRCODE_UNDEFINED_FUNCTION),
				 errmsg("could not identify an extended hash function for type %s",
						format_type_be(type->type_id)),
				 type->type_id == root ? 0 :
				 errdetail("It is a part of the key type %s.", format_type_be(root)),
				 errhint("Cast the key to text or to another type that can be hashed.")));

	/* The hash function may use the collation in any way. */
	if (OidIsValid(type->typcollation))
	{
		node->collation = OidIsValid(collation) ? collation : type->typcollation;
		pgrf_check_collation(node->collation);
	}

	node->form = FORM_NATIVE;
	node->keys.flags = RF_FLAG_NATIVE | (RF_BIG_ENDIAN ? RF_FLAG_NATIVE_BE : 0);
	fmgr_info_cxt(type->hash_extended_proc, &node->hash, CurrentMemoryContext);
	set_descriptor(&node->keys, RF_FAMILY_NATIVE,
				   pgrf_type_descriptor(type->type_id));
}

/* A compound of elements of one type; name is like "range(%s)". */
static void
build_elements(KeyNode *node, KeyForm form, const char *name, Oid elemtype,
			   Oid collation, KeyTree *tree)
{
	node->form = form;
	node->elem = build_node(elemtype, collation, tree);
	grow(tree, node->elem->keys.desc_len);
	node->keys.flags = node->elem->keys.flags;
	set_descriptor(&node->keys, RF_FAMILY_COMPOUND,
				   psprintf(name, node_name(node->elem)));
}

static void
build_range(KeyNode *node, KeyForm form, const char *name,
			const TypeCacheEntry *range, KeyTree *tree)
{
	pgrf_check_range_equality(range);
	build_elements(node, form, name, range->rngelemtype->type_id,
				   range->rng_collation, tree);
}

/* Makes a node for a type, with all below it, in the current context. */
static KeyNode *
build_node(Oid typid, Oid collation, KeyTree *tree)
{
	KeyNode    *node = palloc0(sizeof(KeyNode));
	const PgrfScalarType *scalar;
	TypeCacheEntry *type;
	Oid			compared = InvalidOid;	/* the type that "=" is declared for */
	Oid			right;

	check_stack_depth();
	CHECK_FOR_INTERRUPTS();

	grow(tree, sizeof(KeyNode));
	while (get_typtype(typid) == TYPTYPE_DOMAIN)
	{
		pgrf_check_equality(typid, InvalidOid, tree->root);
		typid = pgrf_type_row(typid).typbasetype;
	}

	/* with TYPECACHE_EQ_OPR, hash functions belong to that operator only */
	type = lookup_type_cache(typid, TYPECACHE_EQ_OPR |
							 TYPECACHE_HASH_EXTENDED_PROC |
							 TYPECACHE_RANGE_INFO | TYPECACHE_MULTIRANGE_INFO);
	node->type = type;
	if (OidIsValid(type->eq_opr))
	{
		pgrf_check_equality(typid, type->eq_opr, tree->root);
		op_input_types(type->eq_opr, &compared, &right);
	}

	scalar = pgrf_scalar_type(typid);
	if (scalar != NULL)
	{
		build_scalar(node, scalar, collation);
		return node;
	}

	/* Enums, arrays and so on share an operator; oidvector has its own. */
	if (compared == typid && typid != RECORDOID)
	{
		build_other(node, collation, tree->root);
		return node;
	}
	switch (type->typtype)
	{
		case TYPTYPE_ENUM:
			node->form = FORM_ENUM;
			set_descriptor(&node->keys, RF_FAMILY_ENUM,
						   pgrf_type_descriptor(typid));
			return node;
		case TYPTYPE_COMPOSITE:
			resolve_row(node, typid, -1, tree);
			return node;
		case TYPTYPE_RANGE:
			build_range(node, FORM_RANGE, "range(%s)", type, tree);
			return node;
		case TYPTYPE_MULTIRANGE:
			build_range(node, FORM_MULTIRANGE, "multirange(%s)", type->rngtype,
						tree);
			return node;
	}

	/*
	 * An anonymous record inside a key may be NULL, or in an empty array:
	 * then its columns, and so the key type, would never be known.
	 */
	if (typid == RECORDOID)
		ereport(ERROR,
				(errcode(ERRCODE_FEATURE_NOT_SUPPORTED),
				 errmsg("keys that contain anonymous records are not supported"),
				 errhint("Cast the inner row to a composite type, or write its columns in the outer row.")));

	if (IsTrueArrayType(type))
		build_elements(node, FORM_ARRAY, "%s[]", type->typelem, collation, tree);
	else
		build_other(node, collation, tree->root);
	return node;
}

static void
release_row(void *arg)
{
	TupleDesc	tupdesc = (TupleDesc) arg;

	if (--tupdesc->tdrefcount == 0)
		FreeTupleDesc(tupdesc);
}

/*
 * A reference to the type cache's descriptor of a row, which the current
 * context releases.  It is no copy, as each call site has a tree, and defaults
 * and constraints may be long.  (Tuples from before an ADD COLUMN need the
 * defaults.)  Counted as in expandedrecord.c, without a resource owner.
 */
static TupleDesc
hold_row(Oid typid, int32 typmod)
{
	TupleDesc	tupdesc = lookup_rowtype_tupdesc(typid, typmod);
	MemoryContextCallback *callback;

	/* shared by workers: a record, without defaults and constraints */
	if (tupdesc->tdrefcount < 0)
		return CreateTupleDescCopy(tupdesc);
	callback = palloc(sizeof(*callback));
	callback->func = release_row;
	callback->arg = tupdesc;
	tupdesc->tdrefcount++;
	MemoryContextRegisterResetCallback(CurrentMemoryContext, callback);
	ReleaseTupleDesc(tupdesc);
	return tupdesc;
}

/*
 * Prepares a node for a row type: for its first value, for a record with other
 * columns of the same families, or after a named type was altered.
 */
static void
resolve_row(KeyNode *node, Oid typid, int32 typmod, KeyTree *tree)
{
	MemoryContext row_cxt = AllocSetContextCreate(GetMemoryChunkContext(node),
												  "ribbonfilter row key",
												  ALLOCSET_SMALL_SIZES);
	MemoryContext oldcxt = MemoryContextSwitchTo(row_cxt);
	TupleDesc	tupdesc;
	uint64		row_id;
	KeyNode   **columns;
	StringInfoData name;
	const char *sep = "";
	rf_key_type keys = {0};

	tupdesc = hold_row(typid, typmod);
	row_id = assign_record_type_identifier(typid, typmod);
	grow(tree, ROW_BYTES + (uint32) tupdesc->natts * COLUMN_BYTES);

	columns = palloc0(tupdesc->natts * sizeof(KeyNode *));
	initStringInfo(&name);
	appendStringInfoChar(&name, '(');
	for (int i = 0; i < tupdesc->natts; i++)
	{
		Form_pg_attribute att = TupleDescAttr(tupdesc, i);

		if (att->attisdropped)
			continue;
		columns[i] = build_node(att->atttypid, att->attcollation, tree);
		keys.flags |= columns[i]->keys.flags;
		appendStringInfo(&name, "%s%s", sep, node_name(columns[i]));
		sep = ",";
		check_descriptor(name.len);
	}
	appendStringInfoChar(&name, ')');
	grow(tree, (uint32) name.len);

	set_descriptor(&keys, RF_FAMILY_COMPOUND, name.data);
	if (node->row_cxt != NULL && !node->any_structure &&
		!rf_same_keys(&node->keys, &keys))
		ereport(ERROR,
				(errcode(ERRCODE_DATATYPE_MISMATCH),
				 errmsg("record keys must all have the same column types"),
				 errdetail("An earlier key is of type %s, this one is of type %s.",
						   pgrf_key_type_name(&node->keys),
						   pgrf_key_type_name(&keys))));
	node->form = FORM_ROW;
	node->keys = keys;
	if (node->row_cxt != NULL)
		MemoryContextDelete(node->row_cxt);
	node->row_cxt = row_cxt;
	node->row_id = row_id;
	node->tupdesc = tupdesc;
	node->columns = columns;
	node->values = palloc(tupdesc->natts * sizeof(Datum));
	node->nulls = palloc(tupdesc->natts * sizeof(bool));
	MemoryContextSwitchTo(oldcxt);
}

PgrfKeyType *
pgrf_key_type_any_row(Oid typid, Oid collation, MemoryContext cxt)
{
	PgrfKeyType *kt = pgrf_key_type(typid, collation, cxt);

	kt->node->any_structure = kt->typid == RECORDOID;
	return kt;
}

PgrfKeyType *
pgrf_key_type(Oid typid, Oid collation, MemoryContext cxt)
{
	KeyTree		tree = {.root = typid};
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
		kt->node->keys.family = RF_FAMILY_COMPOUND;
		kt->node->type = lookup_type_cache(RECORDOID, 0);
	}
	else
		kt->node = build_node(typid, collation, &tree);
	kt->form = kt->node->form;
	kt->keys = kt->node->keys;
	if (kt->keys.family == RF_FAMILY_COMPOUND)
		initStringInfo(&kt->buf);
	MemoryContextSwitchTo(oldcxt);
	return kt;
}

/* ---- Canonical bytes ---- */

static void
leaf_bytes(KeyNode *node, Datum key, KeyBytes *out)
{
	if (node->form == FORM_NATIVE)
		key_bytes_int8(out,
					   DatumGetInt64(FunctionCall2Coll(&node->hash,
													   node->collation, key,
													   Int64GetDatum(0))));
	else
		pgrf_key_bytes(node->form, key, out);
}

static void
append_uint32(StringInfo buf, uint32 value)
{
	uint8		bytes[4];

	rf_store32(bytes, value);
	appendBinaryStringInfo(buf, (const char *) bytes, sizeof(bytes));
}

static void
append_element(KeyNode *node, Datum value, bool isnull, StringInfo buf)
{
	KeyBytes	bytes;
	uint8	   *p;
	int			at = buf->len;

	if (isnull)
		appendStringInfoChar(buf, 0);
	else if (node->keys.family == RF_FAMILY_COMPOUND)
	{
		appendStringInfoChar(buf, 1);
		append_uint32(buf, 0);
		append_compound(node, value, buf);
		rf_store32((uint8 *) buf->data + at + 1, (uint32) (buf->len - at - 5));
	}
	else
	{
		leaf_bytes(node, value, &bytes);
		enlargeStringInfo(buf, 1 + 4 + (int) bytes.len);
		p = (uint8 *) buf->data + at;
		p[0] = 1;
		rf_store32(p + 1, (uint32) bytes.len);
		memcpy(p + 5, bytes.data, bytes.len);
		buf->len += 1 + 4 + (int) bytes.len;
	}
}

static void
append_array(KeyNode *node, Datum key, StringInfo buf)
{
	const TypeCacheEntry *elem = node->elem->type;
	ArrayType  *array = DatumGetArrayTypeP(key);
	int			ndim = ARR_NDIM(array);
	int			nitems = ArrayGetNItems(ndim, ARR_DIMS(array));
	const uint8 *nulls = ARR_NULLBITMAP(array);
	char	   *p = (char *) array + (ARR_HASNULL(array) ? (Size) array->dataoffset :
									  ARR_OVERHEAD_NONULLS(ndim));

	append_uint32(buf, (uint32) ndim);
	for (int i = 0; i < ndim; i++)
	{
		append_uint32(buf, (uint32) ARR_DIMS(array)[i]);
		append_uint32(buf, (uint32) ARR_LBOUND(array)[i]);
	}
	for (int i = 0; i < nitems; i++)
	{
		CHECK_FOR_INTERRUPTS();
		if (nulls != NULL && att_isnull(i, nulls))
		{
			append_element(node->elem, (Datum) 0, true, buf);
			continue;
		}
		append_element(node->elem, fetch_att(p, elem->typbyval, elem->typlen),
					   false, buf);
		p = att_addlength_pointer(p, elem->typlen, p);
		p = (char *) att_align_nominal(p, elem->typalign);
	}
}

static void
append_row(KeyNode *node, Datum key, StringInfo buf)
{
	HeapTupleHeader row = DatumGetHeapTupleHeader(key);
	Oid			typid = HeapTupleHeaderGetTypeId(row);
	int32		typmod = HeapTupleHeaderGetTypMod(row);
	HeapTupleData tuple;

	/* a named type can be altered while a query runs */
	if (node->row_id != assign_record_type_identifier(typid, typmod))
	{
		KeyTree		tree = {.root = node->type->type_id};

		resolve_row(node, typid, typmod, &tree);
	}

	tuple.t_len = HeapTupleHeaderGetDatumLength(row);
	ItemPointerSetInvalid(&tuple.t_self);
	tuple.t_tableOid = InvalidOid;
	tuple.t_data = row;
	heap_deform_tuple(&tuple, node->tupdesc, node->values, node->nulls);

	for (int i = 0; i < node->tupdesc->natts; i++)
	{
		if (node->columns[i] != NULL)
			append_element(node->columns[i], node->values[i], node->nulls[i],
						   buf);
	}
}

static void
append_range(KeyNode *node, const RangeBound *lower, const RangeBound *upper,
			 bool empty, StringInfo buf)
{
	int			flags = RANGE_KEY_EMPTY;

	/* an infinite bound is not inclusive, whatever the server has stored */
	if (!empty)
		flags = (lower->infinite ? RANGE_KEY_LB_INF :
				 lower->inclusive ? RANGE_KEY_LB_INC : 0) |
			(upper->infinite ? RANGE_KEY_UB_INF :
			 upper->inclusive ? RANGE_KEY_UB_INC : 0);

	appendStringInfoChar(buf, (char) flags);
	if (!empty && !lower->infinite)
		append_element(node->elem, lower->val, false, buf);
	if (!empty && !upper->infinite)
		append_element(node->elem, upper->val, false, buf);
}

static void
append_multirange(KeyNode *node, Datum key, StringInfo buf)
{
	MultirangeType *multirange = DatumGetMultirangeTypeP(key);
	RangeBound	lower;
	RangeBound	upper;

	append_uint32(buf, multirange->rangeCount);
	for (uint32 i = 0; i < multirange->rangeCount; i++)
	{
		CHECK_FOR_INTERRUPTS();
		multirange_get_bounds(node->type->rngtype, multirange, i, &lower, &upper);
		append_range(node, &lower, &upper, false, buf);
	}
}

static void
append_compound(KeyNode *node, Datum key, StringInfo buf)
{
	RangeBound	lower;
	RangeBound	upper;
	bool		empty;

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
			range_deserialize(node->type, DatumGetRangeTypeP(key),
							  &lower, &upper, &empty);
			append_range(node, &lower, &upper, empty, buf);
			break;
		case FORM_MULTIRANGE:
			append_multirange(node, key, buf);
			break;
		default:
			elog(ERROR, "unexpected form of key: %d", (int) node->form);
	}
}

/* ---- Hashing ---- */

uint64
pgrf_key_hash_slow(PgrfKeyType *kt, Datum key)
{
	KeyNode    *node = kt->node;
	StringInfo	buf = &kt->buf;
	MemoryContext oldcxt;
	KeyBytes	bytes;
	uint64		hash;

	switch (node->form)
	{
		case FORM_BYTEA:
			return pgrf_hash_bytea(key);
		case FORM_UUID:
			return pgrf_hash_uuid(key);
		case FORM_ENUM:
			return pgrf_key_enum_label(DatumGetObjectId(key))->hash;
		default:
			break;
	}

	oldcxt = MemoryContextSwitchTo(kt->scratch);
	if (node->keys.family == RF_FAMILY_COMPOUND)
	{
		resetStringInfo(buf);
		append_compound(node, key, buf);
		hash = rf_hash_bytes(buf->data, (Size) buf->len);
		kt->keys = node->keys;
		if (buf->maxlen > KEEP_BUFFER_BYTES)
		{
			buf->maxlen = KEEP_BUFFER_BYTES;
			buf->data = repalloc(buf->data, KEEP_BUFFER_BYTES);
		}
	}
	else
	{
		leaf_bytes(node, key, &bytes);
		hash = rf_hash_bytes(bytes.data, bytes.len);
	}
	MemoryContextSwitchTo(oldcxt);
	MemoryContextReset(kt->scratch);
	return hash;
}

bool
pgrf_key_converts(const PgrfKeyType *kt, const rf_key_type *keys)
{
	return (kt->keys.family == RF_FAMILY_INT &&
			keys->family == RF_FAMILY_NUMERIC) ||
		(kt->keys.family == RF_FAMILY_NUMERIC &&
		 keys->family == RF_FAMILY_INT);
}

bool
pgrf_key_hash_converted(PgrfKeyType *kt, Datum key, uint64 *hash)
{
	MemoryContext oldcxt = MemoryContextSwitchTo(kt->scratch);
	bool		is_equal = true;
	KeyBytes	bytes;
	char		decimal[RF_KEY_INT_CHARS];
	int64		value;

	leaf_bytes(kt->node, key, &bytes);
	if (kt->keys.family == RF_FAMILY_INT)
		*hash = rf_hash_bytes(decimal,
							  rf_key_numeric_of_int((int64) rf_load64(bytes.fixed),
													decimal));
	else
	{
		is_equal = rf_key_int_of_numeric(bytes.data, bytes.len, &value);
		if (is_equal)
			*hash = pgrf_hash_int8(value);
	}
	MemoryContextSwitchTo(oldcxt);
	MemoryContextReset(kt->scratch);
	return is_equal;
}
