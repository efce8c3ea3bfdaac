/*-------------------------------------------------------------------------
 *
 * leveldb.c
 *	  LevelDB's Bloom filters: leveldb_agg() and leveldb_contains().
 *
 * A filter is a bytea, byte for byte what the library makes of the same keys
 * (rf_leveldb.h).  It does not say what its keys are.  In LevelDB they
 * are bytes, so keys are of type bytea, or texts, whose bytes are those of
 * UTF-8, whatever the database's encoding: it is what programs that use
 * LevelDB write, and what texts as keys of our own filters are.  Nothing else
 * is taken for bytes of its own accord, for a key in other bytes than LevelDB
 * was given would not be found.
 *
 * For the same reason a literal without a type may not have a backslash: as a
 * bytea it would be other bytes than as a text.
 *
 * IDENTIFICATION
 *	  src/pg/leveldb/leveldb.c
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "storage/proc.h"
#include "utils/builtins.h"
#include "utils/lsyscache.h"

#include "core/leveldb/rf_leveldb.h"
#include "leveldb_state.h"
#include "pg/base/base.h"

/* LevelDB's hash of a key of a form that is bytes or characters. */
static uint32_t
key_hash(KeyForm form, Datum key)
{
	KeyBytes	bytes;

	pgrf_key_bytes(form, key, &bytes);
	return rf_leveldb_hash(bytes.data, bytes.len, pgrf_tick);
}

/* ---- leveldb_agg ---- */

static uint32
bits_argument(FunctionCallInfo fcinfo, int n)
{
	int32		bits;

	if (PG_NARGS() <= n)
		return RF_LEVELDB_BITS_DEFAULT;
	if (PG_ARGISNULL(n))
		ereport(ERROR,
				(errcode(ERRCODE_NULL_VALUE_NOT_ALLOWED),
				 errmsg("bits per key must not be null")));
	bits = PG_GETARG_INT32(n);
	if (bits < 1 || bits > RF_LEVELDB_BITS_MOST)
		ereport(ERROR,
				(errcode(ERRCODE_NUMERIC_VALUE_OUT_OF_RANGE),
				 errmsg("number of bits per key, %d, is out of range", bits),
				 errdetail("A LevelDB filter can have from 1 to %d.",
						   RF_LEVELDB_BITS_MOST),
				 errhint("10 bits give a false positive rate of 1 %%; more than 50 do not lower it, since LevelDB knows a key by 32 bits.")));
	return (uint32) bits;
}

/* The state of a call: argument 0, or a copy if it is flat or read-only. */
static inline LeveldbState *
state_argument(FunctionCallInfo fcinfo)
{
	LeveldbState *state = NULL;

	if (VARATT_IS_EXTERNAL_EXPANDED_RW(PG_GETARG_POINTER(0)))
		state = pgrf_leveldb_state(PG_GETARG_DATUM(0));
	if (state == NULL)
		state = pgrf_leveldb_expand(pgrf_agg_context(fcinfo),
									pgrf_agg_group(fcinfo),
									PG_GETARG_DATUM(0));
	return state;
}

static Datum
trans(FunctionCallInfo fcinfo, KeyForm form)
{
	uint32		bits;
	LeveldbState *state;

	pgrf_check_in_aggregate(fcinfo);
	bits = bits_argument(fcinfo, 2);
	if (PG_ARGISNULL(0))
	{
		if (form == FORM_TEXT)
			pgrf_check_collation(pgrf_arg_collation(fcinfo, 1));
		state = pgrf_leveldb_new(pgrf_agg_context(fcinfo),
								 pgrf_agg_group(fcinfo), bits);
	}
	else
	{
		state = state_argument(fcinfo);
		pgrf_leveldb_check_bits(state, bits);
	}
	if (!PG_ARGISNULL(1))
		pgrf_leveldb_add(state, key_hash(form, PG_GETARG_DATUM(1)));
	return EOHPGetRWDatum(&state->hdr);
}

SQL_FUNCTION(pgrf_leveldb_trans_bytea, return trans(fcinfo, FORM_BYTEA))
SQL_FUNCTION(pgrf_leveldb_trans_text, return trans(fcinfo, FORM_TEXT))

PG_FUNCTION_INFO_V1(pgrf_leveldb_combine);

Datum
pgrf_leveldb_combine(PG_FUNCTION_ARGS)
{
	LeveldbState *state;

	pgrf_check_in_aggregate(fcinfo);
	if (PG_ARGISNULL(1))
	{
		if (PG_ARGISNULL(0))
			PG_RETURN_NULL();
		PG_RETURN_DATUM(PG_GETARG_DATUM(0));
	}
	if (PG_ARGISNULL(0))
		state = pgrf_leveldb_expand(pgrf_agg_context(fcinfo),
									pgrf_agg_group(fcinfo),
									PG_GETARG_DATUM(1));
	else
	{
		state = state_argument(fcinfo);
		pgrf_leveldb_merge(state, PG_GETARG_DATUM(1));
	}
	return EOHPGetRWDatum(&state->hdr);
}

/*
 * Without rows nobody knows how many bits per key were meant: in a parallel
 * plan the leader cannot see the argument.  So it is always the default.
 */
PG_FUNCTION_INFO_V1(pgrf_leveldb_final);

Datum
pgrf_leveldb_final(PG_FUNCTION_ARGS)
{
	LeveldbState *state = NULL;

	(void) pgrf_agg_context(fcinfo);
	if (PG_ARGISNULL(0))
		state = pgrf_leveldb_new(CurrentMemoryContext, NULL,
								 RF_LEVELDB_BITS_DEFAULT);
	else
		state = pgrf_leveldb_state(PG_GETARG_DATUM(0));
	if (state == NULL)
		state = pgrf_leveldb_expand(CurrentMemoryContext, NULL,
									PG_GETARG_DATUM(0));
	PG_RETURN_BYTEA_P(pgrf_leveldb_filter(state));
}

/* ---- leveldb_contains ---- */

/*
 * What a call site remembers: the form of its keys, and the filter that came
 * last, if it is stored out of line.  Its pointer is good within a transaction
 * (see filter_cache.c).
 */
typedef struct ProbeSite
{
	bool		knows_form;
	KeyForm		form;
	struct varlena *filter;		/* of pointer, or NULL */
	struct varatt_external pointer;
	uint64		transaction;
} ProbeSite;

static ProbeSite *
probe_site(FunctionCallInfo fcinfo)
{
	FmgrInfo   *flinfo = fcinfo->flinfo;

	if (flinfo->fn_extra == NULL)
		flinfo->fn_extra = MemoryContextAllocZero(flinfo->fn_mcxt,
												  sizeof(ProbeSite));
	return flinfo->fn_extra;
}

/* The filter of a TOAST pointer, fetched unless it is the one at hand. */
static struct varlena *
stored_filter(FunctionCallInfo fcinfo, struct varlena *stored)
{
	ProbeSite  *site = probe_site(fcinfo);
	struct varatt_external pointer;
	MemoryContext old;

	memcpy(&pointer, VARDATA_EXTERNAL(stored), sizeof(pointer));
	if (site->filter != NULL && site->transaction == PGRF_TRANSACTION &&
		memcmp(&pointer, &site->pointer, sizeof(pointer)) == 0)
		return site->filter;
	if (site->filter != NULL)
		pfree(site->filter);
	site->filter = NULL;
	old = MemoryContextSwitchTo(fcinfo->flinfo->fn_mcxt);
	site->filter = PG_DETOAST_DATUM(PointerGetDatum(stored));
	MemoryContextSwitchTo(old);
	site->pointer = pointer;
	site->transaction = PGRF_TRANSACTION;
	return site->filter;
}

/* Does the filter, argument 0, match a key of this hash? */
static bool
may_contain(FunctionCallInfo fcinfo, uint32_t hash)
{
	struct varlena *value = (struct varlena *) PG_GETARG_POINTER(0);
	struct varlena *filter;
	bool		found;

	filter = VARATT_IS_EXTERNAL_ONDISK(value) ?
		stored_filter(fcinfo, value) : PG_DETOAST_DATUM_PACKED(PointerGetDatum(value));
	found = rf_leveldb_may_contain(FILTER_BYTES(filter), FILTER_LEN(filter),
								   hash);
	if (filter != value && !VARATT_IS_EXTERNAL_ONDISK(value))
		pfree(filter);
	return found;
}

/* The form of argument 1, of any type. */
static KeyForm
key_form(FunctionCallInfo fcinfo)
{
	ProbeSite  *site = probe_site(fcinfo);
	Oid			typid;
	const PgrfScalarType *type;

	if (site->knows_form)
		return site->form;
	typid = get_fn_expr_argtype(fcinfo->flinfo, 1);
	if (!OidIsValid(typid))
		ereport(ERROR,
				(errcode(ERRCODE_INDETERMINATE_DATATYPE),
				 errmsg("could not determine the data type of the key")));
	type = pgrf_scalar_type(getBaseType(typid));
	if (type == NULL ||
		(type->form != FORM_BYTEA && type->form != FORM_TEXT &&
		 type->form != FORM_NAME))
		ereport(ERROR,
				(errcode(ERRCODE_DATATYPE_MISMATCH),
				 errmsg("keys of LevelDB filters are bytes or texts, but the key is of type %s",
						format_type_be(typid)),
				 errhint("Cast the key to bytea or text, so that its bytes are those that LevelDB was given.")));
	if (type->form != FORM_BYTEA)
		pgrf_check_collation(PG_GET_COLLATION());
	site->form = type->form;
	site->knows_form = true;
	return site->form;
}

/* A literal without a type, which is a text in memory. */
static uint32_t
literal_hash(Datum key)
{
	KeyBytes	bytes;

	pgrf_key_bytes(FORM_TEXT, key, &bytes);
	if (memchr(bytes.data, '\\', bytes.len) != NULL)
		ereport(ERROR,
				(errcode(ERRCODE_INDETERMINATE_DATATYPE),
				 errmsg("could not determine whether the key is a text or a bytea"),
				 errdetail("A literal with a backslash has other bytes as the one than as the other."),
				 errhint("Write its type, as in '\\x6b6579'::bytea.")));
	return rf_leveldb_hash(bytes.data, bytes.len, pgrf_tick);
}

SQL_FUNCTION(pgrf_leveldb_contains,
			 PG_RETURN_BOOL(may_contain(fcinfo, key_hash(FORM_BYTEA, PG_GETARG_DATUM(1)))))
SQL_FUNCTION(pgrf_leveldb_contains_any,
			 PG_RETURN_BOOL(may_contain(fcinfo, key_hash(key_form(fcinfo), PG_GETARG_DATUM(1)))))
SQL_FUNCTION(pgrf_leveldb_contains_literal,
			 PG_RETURN_BOOL(may_contain(fcinfo, literal_hash(PG_GETARG_DATUM(1)))))
