/*-------------------------------------------------------------------------
 *
 * join_key.h
 *	  Join filters: from the columns of a row to the code of its keys.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_JOIN_KEY_H
#define PGRF_JOIN_KEY_H

#include "executor/tuptable.h"
#include "fmgr.h"
#include "nodes/plannodes.h"
#include "pg/base/base.h"
#include "pg/scan/scan.h"

/* The code of a row's keys.  Equal keys have equal codes. */
typedef enum JoinCode
{
	JOIN_CODE_HASH,				/* the join's 32-bit hash */
	JOIN_CODE_VALUE,			/* one integer, sign-extended */
	JOIN_CODE_BYTES,			/* hash of a key with bytewise equality */
} JoinCode;

/* A column, and an immutable cast that cannot fail, or InvalidOid. */
typedef struct JoinColumn
{
	AttrNumber	attno;
	Oid			type;
	Oid			castid;
} JoinColumn;

/* A key of one side of the join. */
typedef struct JoinKey
{
	JoinColumn	column;
	int16		width;			/* of the column, as pg_type.typlen */
	int16		hashed_width;	/* of the type that the operator compares */
	Oid			collation;
	JoinCode	kind;			/* best code, if it is the only key */
	FmgrInfo	hash;			/* the join's hash function for this side */
	FmgrInfo	cast;			/* if column.castid is valid */
} JoinKey;

/* Is it an immutable cast that never fails? */
extern bool pgrf_join_key_is_plain_cast(Oid function);

/* Is "expr" a column, or a plain cast of one, whose type still exists? */
extern bool pgrf_join_key_column(Expr *expr, int *varno, JoinColumn *column);

/* The best code of a single key that this operator compares. */
extern JoinCode pgrf_join_key_kind(Oid operator, Oid collation);

/* An array of the keys "which" of one side; columns[] has all join keys. */
extern JoinKey *pgrf_join_key_make(const HashJoin *join, Bitmapset *which,
								   const JoinColumn *columns, bool outer);

/* The same in other columns, with fewer catalog lookups; may return "keys". */
extern JoinKey *pgrf_join_key_make_at(JoinKey *keys, int nkeys, Bitmapset *which,
									  const JoinColumn *columns);

typedef enum JoinKeyState
{
	JOIN_KEY_NULL,				/* a key is null: the row has no match */
	JOIN_KEY_UNKNOWN,			/* a key is toasted: it is never fetched */
	JOIN_KEY_CODE
} JoinKeyState;

/* The join's hash of a row's keys.  May leak memory; so may the next two. */
extern JoinKeyState pgrf_join_key_hash(JoinKey *keys, int nkeys,
									   TupleTableSlot *slot, uint32 *hash);

/* JOIN_CODE_BYTES of a row's only key. */
extern JoinKeyState pgrf_join_key_bytes(JoinKey *key, TupleTableSlot *slot,
										uint64 *code);

/* The code of an integer of "width" bytes. */
static inline uint64
pgrf_join_key_value_of(int width, Datum value)
{
	if (width == sizeof(int32))
		return (uint64) (int64) DatumGetInt32(value);
	if (width == sizeof(int64))
		return (uint64) DatumGetInt64(value);
	if (width == sizeof(int16))
		return (uint64) (int64) DatumGetInt16(value);
	elog(ERROR, "join key has %d bytes", width);
}

/* The code "what" of a row's keys. */
static inline JoinKeyState
pgrf_join_key_code(JoinKey *keys, int nkeys, JoinCode what,
				   TupleTableSlot *slot, uint64 *code)
{
	JoinKeyState state;
	uint32		hash;

	if (what == JOIN_CODE_VALUE)
	{
		bool		isnull;
		Datum		value = slot_getattr(slot, keys->column.attno, &isnull);

		if (isnull)
			return JOIN_KEY_NULL;
		*code = pgrf_join_key_value_of(keys->width, value);
		return JOIN_KEY_CODE;
	}
	if (what == JOIN_CODE_BYTES)
		return pgrf_join_key_bytes(keys, slot, code);
	state = pgrf_join_key_hash(keys, nkeys, slot, &hash);
	*code = hash;
	return state;
}

/*
 * The keys' columns in a heap page.  NULL if their codes must not be made
 * before the scan's conditions: a user-defined hash function may fail.
 */
extern HeapPageColumn **pgrf_join_key_page_columns(const JoinKey *keys,
												   int nkeys,
												   const HeapPage *page);

/* Codes of a page's rows; garbage where "status" is not HEAP_PAGE_VALUE. */
extern void pgrf_join_key_page_codes(JoinKey *keys, int nkeys, JoinCode what,
									 HeapPage *page,
									 HeapPageColumn *const *columns,
									 uint64 *codes);

#endif							/* PGRF_JOIN_KEY_H */
