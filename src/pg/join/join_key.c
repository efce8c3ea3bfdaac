/*-------------------------------------------------------------------------
 *
 * join_key.c
 *	  Join filters: from the columns of a row to the code of its keys.
 *
 * Both sides of a join must give equal keys the same code.  The join has
 * functions that do: the hash functions of its operators, one for each side if
 * types differ.  So codes are the join's own hash values, with its functions
 * and collations, combined as nodeHash.c combines them (rotate by one,
 * exclusive or: the same in all versions of PGRF_KNOWN_PLANS).  A single key
 * of an integer type is its value instead: no hashing, and values have bounds.
 * And a single key that is compared byte by byte, as text is under most
 * collations, has our hash of its bytes: a few nanoseconds instead of some 30.
 *
 * A null key matches nothing, since the operators are strict.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "access/attnum.h"
#include "access/detoast.h"
#include "access/transam.h"
#include "catalog/pg_type.h"
#include "executor/tuptable.h"
#include "nodes/primnodes.h"
#include "utils/fmgroids.h"
#include "utils/lsyscache.h"

#include "core/base/rf_hash.h"
#include "join_key.h"
#include "pg/base/base.h"

/* They will be called for rows that would not have come as far as the join. */
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
		return false;			/* a row, or a system column */
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
	switch (get_opcode(operator))
	{
		case F_INT2EQ:
		case F_INT4EQ:
		case F_INT8EQ:
		case F_INT24EQ:
		case F_INT28EQ:
		case F_INT42EQ:
		case F_INT48EQ:
		case F_INT82EQ:
		case F_INT84EQ:
		case F_OIDEQ:
		case F_DATE_EQ:
		case F_TIME_EQ:
		case F_TIMESTAMP_EQ:
		case F_TIMESTAMPTZ_EQ:
			return JOIN_CODE_VALUE;
		case F_BYTEAEQ:
		case F_UUID_EQ:
			return JOIN_CODE_BYTES;
		case F_TEXTEQ:
			return OidIsValid(collation) &&
				get_collation_isdeterministic(collation) ?
				JOIN_CODE_BYTES : JOIN_CODE_HASH;
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

void
pgrf_join_key_count_bytes(const JoinKey *keys, int nkeys, TupleTableSlot *slot,
						  JoinBytes *bytes)
{
	bytes->rows++;
	for (int i = 0; i < nkeys; i++)
	{
		bool		isnull;
		Datum		value = slot_getattr(slot, keys[i].column.attno, &isnull);

		if (keys[i].width >= 0)
			bytes->all += keys[i].width;
		else if (keys[i].width == -1 && !isnull)
		{
			Size		size = toast_raw_datum_size(value);

			bytes->all += size;
			if (VARATT_IS_EXTENDED(DatumGetPointer(value)) &&
				!VARATT_IS_SHORT(DatumGetPointer(value)))
				bytes->toasted += size;
		}
	}
}

/* A key of a row, after its cast; false if it is null. */
static inline bool
key_value(JoinKey *key, TupleTableSlot *slot, Datum *value)
{
	bool		isnull;

	*value = slot_getattr(slot, key->column.attno, &isnull);
	if (isnull)
		return false;
	if (OidIsValid(key->column.castid))
		*value = FunctionCall1(&key->cast, *value);
	return true;
}

bool
pgrf_join_key_hash(JoinKey *keys, int nkeys, TupleTableSlot *slot,
				   uint32 *hash)
{
	*hash = 0;
	for (int i = 0; i < nkeys; i++)
	{
		JoinKey    *key = &keys[i];
		Datum		value;

		if (!key_value(key, slot, &value))
			return false;
		*hash = *hash << 1 | *hash >> 31;
		*hash ^= DatumGetUInt32(FunctionCall1Coll(&key->hash,
												  key->collation, value));
	}
	return true;
}

bool
pgrf_join_key_bytes(JoinKey *key, TupleTableSlot *slot, uint64 *code)
{
	Datum		value;

	if (!key_value(key, slot, &value))
		return false;
	if (key->hashed_width > 0)
		*code = rf_hash_bytes(DatumGetPointer(value), key->hashed_width);
	else
	{
		struct varlena *bytes = PG_DETOAST_DATUM_PACKED(value);

		*code = rf_hash_bytes(VARDATA_ANY(bytes), VARSIZE_ANY_EXHDR(bytes));
	}
	return true;
}
