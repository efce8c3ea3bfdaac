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

/* What the codes of a join's keys are.  Equal keys have equal codes. */
typedef enum JoinCode
{
	JOIN_CODE_HASH,				/* the 32 bits by which the join hashes them */
	JOIN_CODE_VALUE,			/* of one integer: its value, sign-extended */
	JOIN_CODE_BYTES,			/* of one key that equals another if its bytes
								 * do: their hash (rf_hash.h) */
} JoinCode;

/*
 * A column, and what it goes through before it is a key: "type" is the
 * column's, "castid" an immutable function that cannot fail, or InvalidOid.
 */
typedef struct JoinColumn
{
	AttrNumber	attno;
	Oid			type;
	Oid			castid;
} JoinColumn;

/* A key as a column of some node's rows. */
typedef struct JoinKey
{
	JoinColumn	column;
	int16		width;			/* bytes of the column, as pg_type.typlen */
	int16		hashed_width;	/* ... of what is hashed of JOIN_CODE_BYTES */
	Oid			collation;
	JoinCode	kind;			/* what its code could be, if it were alone */
	FmgrInfo	hash;			/* the join's hash function of this side */
	FmgrInfo	cast;			/* to call before, if there is one */
} JoinKey;

/* Is it a cast that a key may go through?  It is immutable and never fails. */
extern bool pgrf_join_key_is_plain_cast(Oid function);

/*
 * If expr is a column, or a plain cast of one: that, and of what (varno).  Not
 * if its type has been dropped.
 */
extern bool pgrf_join_key_column(Expr *expr, int *varno, JoinColumn *column);

/* What the code of a single key that this operator compares can be. */
extern JoinCode pgrf_join_key_kind(Oid operator, Oid collation);

/*
 * Those keys of a join that are in "which", on one side of it, where they are
 * these columns (by number of the key): an array.
 */
extern JoinKey *pgrf_join_key_make(const HashJoin *join, Bitmapset *which,
								   const JoinColumn *columns, bool outer);

/*
 * The same keys where they are other columns, without a look at the catalog
 * for what does not differ; "keys" itself, if nothing does.
 */
extern JoinKey *pgrf_join_key_make_at(JoinKey *keys, int nkeys, Bitmapset *which,
									  const JoinColumn *columns);

/* What is known of the key, or the keys, of a row. */
typedef enum JoinKeyState
{
	JOIN_KEY_NULL,				/* one is null: it matches nothing */
	JOIN_KEY_UNKNOWN,			/* one is compressed or stored elsewhere:
								 * nobody fetches it */
	JOIN_KEY_CODE
} JoinKeyState;

/*
 * The join's hash value of a row, whatever its codes are.  May leave garbage
 * behind.
 */
extern JoinKeyState pgrf_join_key_hash(JoinKey *keys, int nkeys,
									   TupleTableSlot *slot, uint32 *hash);

/* The hash of the bytes of a row's only key; likewise. */
extern JoinKeyState pgrf_join_key_bytes(JoinKey *key, TupleTableSlot *slot,
										uint64 *code);

/* The code of an integer of so many bytes. */
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

/* The code of a row; likewise. */
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
 * The columns of a heap's rows that are these keys; NULL if their codes cannot
 * be made before the scan's own conditions, which might have kept some rows
 * away: a hash function of somebody's own may fail.
 */
extern HeapPageColumn **pgrf_join_key_page_columns(const JoinKey *keys,
												   int nkeys,
												   const HeapPage *page);

/*
 * The codes of a page's rows, up to MaxHeapTuplesPerPage; its "status" says of
 * which: anything, if a key is null or unknown.
 */
extern void pgrf_join_key_page_codes(JoinKey *keys, int nkeys, JoinCode what,
									 HeapPage *page,
									 HeapPageColumn *const *columns,
									 uint64 *codes);

#endif							/* PGRF_JOIN_KEY_H */
