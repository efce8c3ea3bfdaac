/*-------------------------------------------------------------------------
 *
 * join_key.c
 *	  Join filters: from the columns of a row to the code of its keys.
 *
 * Both sides of a join must give equal keys the same code.  The join's hash
 * values do: they are made by the hash functions of its operators (one for
 * each side if types differ), under its collations, and combined as in
 * nodeHash.c (rotate by one, then exclusive or), in all versions of
 * PGRF_KNOWN_PLANS.
 *
 * A single key has a cheaper code if it is an integer (its value, which also
 * has bounds), or is compared by bytes, as text is under most collations (our
 * hash, a few ns instead of 30).  A null key has no match: the operators are
 * strict.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "access/attnum.h"
#include "access/transam.h"
#include "catalog/pg_type.h"
#include "executor/tuptable.h"
#include "nodes/primnodes.h"
#include "utils/fmgroids.h"
#include "utils/lsyscache.h"

#include "core/base/rf_hash.h"
#include "join_key.h"
#include "pg/base/base.h"
#include "pg/keys/keys.h"

/* Called for rows that might not reach the join: so no cast that can fail. */
bool
pgrf_join_key_is_plain_cast(Oid function)
{
	switch (function)
	{
		case F_INT4_INT2:
		case F_INT8_INT2:
		case F_INT8_INT4:
		case F_NUMERIC_INT2:
		case F_NUMERIC_INT4:
		case F_NUMERIC_INT8:
		case F_FLOAT8_FLOAT4:
		case F_FLOAT8_INT2:
		case F_FLOAT8_INT4:
		case F_FLOAT8_INT8:
		case F_TEXT_BPCHAR:
		case F_TEXT_NAME:
			return true;
		default:
			return false;
	}
}

bool
pgrf_join_key_column(Expr *expr, int *varno, JoinColumn *column)
{
	Var		   *var;

	column->castid = InvalidOid;
	for (;;)
	{
		if (IsA(expr, RelabelType))
			expr = ((RelabelType *) expr)->arg;
		else if (IsA(expr, FuncExpr) && !OidIsValid(column->castid) &&
				 pgrf_join_key_is_plain_cast(((FuncExpr *) expr)->funcid))
		{
			column->castid = ((FuncExpr *) expr)->funcid;
			expr = (Expr *) linitial(((FuncExpr *) expr)->args);
		}
		else
			break;
	}
	if (!IsA(expr, Var))
		return false;
	var = (Var *) expr;
	if (var->varattno <= 0 || var->varlevelsup != 0)
		return false;			/* whole row or system column */
	if (var->vartype >= FirstGenbkiObjectId && get_typlen(var->vartype) == 0)
		return false;
	*varno = (int) var->varno;
	column->attno = var->varattno;
	column->type = var->vartype;
	return true;
}

JoinCode
pgrf_join_key_kind(Oid operator, Oid collation)
{
	const PgrfScalarType *type = pgrf_alike_type(operator, collation);

	switch (type != NULL ? type->form : FORM_NATIVE)
	{
		case FORM_INT2:
		case FORM_INT4:
		case FORM_INT8:
		case FORM_UINT32:
			return JOIN_CODE_VALUE;
		case FORM_TEXT:
		case FORM_BYTEA:
		case FORM_UUID:
			return JOIN_CODE_BYTES;
		default:
			return JOIN_CODE_HASH;
	}
}

JoinKey *
pgrf_join_key_make(const HashJoin *join, Bitmapset *which,
				   const JoinColumn *columns, bool outer)
{
	JoinKey    *keys = palloc0(bms_num_members(which) * sizeof(JoinKey));
	JoinKey    *key = keys;

	for (int k = -1; (k = bms_next_member(which, k)) >= 0; key++)
	{
		Oid			operator = list_nth_oid(join->hashoperators, k);
		Oid			outerfn,
					innerfn,
					lefttype,
					righttype;

		if (!get_op_hash_functions(operator, &outerfn, &innerfn))
			elog(ERROR, "could not find hash function for hash operator %u",
				 operator);
		key->column = columns[k];
		key->collation = list_nth_oid(join->hashcollations, k);
		fmgr_info(outer ? outerfn : innerfn, &key->hash);
		if (OidIsValid(columns[k].castid))
			fmgr_info(columns[k].castid, &key->cast);
		key->width = get_typlen(columns[k].type);
		op_input_types(operator, &lefttype, &righttype);
		key->hashed_width = get_typlen(lefttype);
		key->kind = pgrf_join_key_kind(operator, key->collation);
	}
	return keys;
}

static bool
is_same_column(const JoinColumn *a, const JoinColumn *b)
{
	return a->attno == b->attno && a->type == b->type && a->castid == b->castid;
}

JoinKey *
pgrf_join_key_make_at(JoinKey *keys, int nkeys, Bitmapset *which,
					  const JoinColumn *columns)
{
	JoinKey    *copy;
	bool		same = true;
	int			k = -1;

	for (int i = 0; i < nkeys; i++)
	{
		k = bms_next_member(which, k);
		same &= is_same_column(&keys[i].column, &columns[k]);
	}
	if (same)
		return keys;

	copy = palloc(nkeys * sizeof(JoinKey));
	k = -1;
	for (int i = 0; i < nkeys; i++)
	{
		const JoinColumn *column = &columns[k = bms_next_member(which, k)];

		copy[i] = keys[i];
		copy[i].column = *column;
		fmgr_info_copy(&copy[i].hash, &keys[i].hash, CurrentMemoryContext);
		if (OidIsValid(column->castid))
			fmgr_info(column->castid, &copy[i].cast);
		if (column->type != keys[i].column.type)
			copy[i].width = get_typlen(column->type);
	}
	return copy;
}

/* A key's value.  Never detoasts. */
static inline JoinKeyState
get_value(const JoinKey *key, TupleTableSlot *slot, Datum *value)
{
	bool		isnull;

	*value = slot_getattr(slot, key->column.attno, &isnull);
	if (isnull)
		return JOIN_KEY_NULL;
	return key->width == -1 &&
		(VARATT_IS_EXTERNAL(DatumGetPointer(*value)) ||
		 VARATT_IS_COMPRESSED(DatumGetPointer(*value))) ?
		JOIN_KEY_UNKNOWN : JOIN_KEY_CODE;
}

static inline Datum
cast_value(JoinKey *key, Datum value)
{
	return OidIsValid(key->column.castid) ?
		FunctionCall1(&key->cast, value) : value;
}

/* Adds a key that is not null to the hash of the keys before it. */
static inline uint32
hash_on(JoinKey *key, Datum value, uint32 hash)
{
	hash = hash << 1 | hash >> 31;
	return hash ^ DatumGetUInt32(FunctionCall1Coll(&key->hash, key->collation,
												   cast_value(key, value)));
}

JoinKeyState
pgrf_join_key_hash(JoinKey *keys, int nkeys, TupleTableSlot *slot,
				   uint32 *hash)
{
	JoinKeyState known = JOIN_KEY_CODE;

	*hash = 0;
	for (int i = 0; i < nkeys; i++)
	{
		Datum		value;
		JoinKeyState state = get_value(&keys[i], slot, &value);

		if (state == JOIN_KEY_NULL)
			return JOIN_KEY_NULL;
		if (state == JOIN_KEY_UNKNOWN)
			known = JOIN_KEY_UNKNOWN;
		else if (known == JOIN_KEY_CODE)
			*hash = hash_on(&keys[i], value, *hash);
	}
	return known;
}

static inline uint64
bytes_code(const JoinKey *key, Datum value)
{
	const char *bytes = DatumGetPointer(value);

	if (key->hashed_width > 0)
		return rf_hash_bytes(bytes, key->hashed_width);
	return rf_hash_bytes(VARDATA_ANY(bytes), VARSIZE_ANY_EXHDR(bytes));
}

JoinKeyState
pgrf_join_key_bytes(JoinKey *key, TupleTableSlot *slot, uint64 *code)
{
	Datum		value;
	JoinKeyState state = get_value(key, slot, &value);

	if (state == JOIN_KEY_CODE)
		*code = bytes_code(key, cast_value(key, value));
	return state;
}

/* ---- the rows of a heap page ---- */

HeapPageColumn **
pgrf_join_key_page_columns(const JoinKey *keys, int nkeys,
						   const HeapPage *page)
{
	HeapPageColumn **columns = palloc(nkeys * sizeof(HeapPageColumn *));

	for (int i = 0; i < nkeys; i++)
	{
		const JoinColumn *column = &keys[i].column;

		/* A cast may allocate memory; an integer's code needs no cast. */
		if (keys[i].kind == JOIN_CODE_HASH ||
			(OidIsValid(column->castid) &&
			 (nkeys > 1 || keys[i].kind != JOIN_CODE_VALUE)))
			return NULL;
		columns[i] = pgrf_heap_page_column(page, column->attno);
		if (columns[i] == NULL)
			return NULL;
	}
	return columns;
}

/* Codes of integers; inlined, so that the loop knows "width". */
static pg_attribute_always_inline void
make_value_codes(const HeapPage *page, int width, uint64 *codes)
{
	const Datum *values = page->values;
	int			nrows = page->nrows;

	for (int i = 0; i < nrows; i++)
		codes[i] = pgrf_join_key_value_of(width, values[i]);
}

void
pgrf_join_key_page_codes(JoinKey *keys, int nkeys, JoinCode what,
						 HeapPage *page, HeapPageColumn *const *columns,
						 uint64 *codes)
{
	pgrf_heap_page_read(page, columns[0]);
	if (what == JOIN_CODE_VALUE && keys->width == sizeof(int32))
		make_value_codes(page, sizeof(int32), codes);
	else if (what == JOIN_CODE_VALUE)
		make_value_codes(page, keys->width, codes);
	else if (what == JOIN_CODE_BYTES)
	{
		for (int i = 0; i < page->nrows; i++)
			codes[i] = page->status[i] == HEAP_PAGE_VALUE ?
				bytes_code(keys, page->values[i]) : 0;
	}
	else
	{
		memset(codes, 0, page->nrows * sizeof(uint64));
		for (int k = 0; k < nkeys; k++)
		{
			if (k > 0)
				pgrf_heap_page_read_also(page, columns[k]);
			for (int i = 0; i < page->nrows; i++)
				if (page->status[i] == HEAP_PAGE_VALUE)
					codes[i] = hash_on(&keys[k], page->values[i],
									   (uint32) codes[i]);
		}
	}
}
