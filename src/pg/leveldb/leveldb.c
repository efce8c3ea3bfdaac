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
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "storage/proc.h"
#include "utils/builtins.h"
#include "utils/lsyscache.h"

#include "core/leveldb/rf_leveldb.h"
#include "pg/base/base.h"
#include "pg/keys/keys.h"
#include "pg/states/states.h"

/* LevelDB's hash of a key of a form that is bytes or characters. */
static uint32_t
key_hash(KeyForm form, Datum key)
{
	KeyBytes	bytes;

	pgrf_key_bytes(form, key, &bytes);
	return rf_leveldb_hash(bytes.data, bytes.len, pgrf_tick);
}

/* ---- leveldb_agg ---- */

/*
 * A filter's size depends on the number of its keys, so none of its bits is
 * known before the last key.  The state is a keyset state that keeps all
 * hashes, repeats and all; its parameter is the number of bits per key.  The
 * type of its keys is no SQL type's, so no key is looked up in what somebody
 * makes of it by an aggregate of his own.
 */
static const rf_key_type leveldb_keys = {
	.family = RF_FAMILY_NATIVE,.flags = RF_FLAG_NATIVE,
	.desc = "leveldb",.desc_len = sizeof("leveldb") - 1
};

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
	if (bits < 1 || bits > RF_LEVELDB_BITS_MAX)
		ereport(ERROR,
				(errcode(ERRCODE_NUMERIC_VALUE_OUT_OF_RANGE),
				 errmsg("number of bits per key, %d, is out of range", bits),
				 errdetail("A LevelDB filter can have from 1 to %d.",
						   RF_LEVELDB_BITS_MAX),
				 errhint("10 bits give a false positive rate of 1 %%; more than 50 do not lower it, since LevelDB knows a key by 32 bits.")));
	return (uint32) bits;
}

static void
check_same_bits(const KeysetState *state, uint32 bits)
{
	if (state->base.wire.param != bits)
		ereport(ERROR,
				(errcode(ERRCODE_INVALID_PARAMETER_VALUE),
				 errmsg("bits per key must be the same for all rows"),
				 errdetail("They were %u for some and are %u for others.",
						   state->base.wire.param, bits)));
}

/* The length of a filter of n keys; raises an error if too large. */
static uint64
filter_bytes(uint64 nkeys, uint32 bits_per_key)
{
	uint64		len;

	/* No test has so many: 2^31 hashes take 8 GB. */
	if (nkeys > RF_LEVELDB_KEYS_MAX)
		ereport(ERROR,
				(errcode(ERRCODE_PROGRAM_LIMIT_EXCEEDED),
				 errmsg("too many keys for one LevelDB filter"),
				 errdetail("LevelDB makes filters of up to " UINT64_FORMAT " keys.",
						   RF_LEVELDB_KEYS_MAX),
				 errhint("Spread the keys over several filters.")));
	len = rf_leveldb_bytes(nkeys, bits_per_key);
	if (len > FILTER_MAX_LEN)
		ereport(ERROR,
				(errcode(ERRCODE_PROGRAM_LIMIT_EXCEEDED),
				 errmsg("LevelDB filter of " UINT64_FORMAT " keys requires " UINT64_FORMAT " bytes, maximum size is " UINT64_FORMAT,
						nkeys, len, FILTER_MAX_LEN),
				 errhint("Use fewer bits per key than %u, or spread the keys over several filters.",
						 bits_per_key)));
	return len;
}

static KeysetState *
new_state(FunctionCallInfo agg, uint32 bits)
{
	KeysetState *state = pgrf_keyset_new(agg, 0, pgrf_items_hashes(KEYSET_KEEP_ALL));

	state->base.wire.key_type = leveldb_keys;
	state->base.wire.param = (uint16) bits;
	return state;
}

/* The state behind a datum; NULL if it is flat or another object. */
static inline KeysetState *
state_behind(Datum value)
{
	BuildState *state = pgrf_state(value, RF_KIND_KEYSET);

	return state != NULL &&
		((KeysetState *) state)->items.max_repeats == KEYSET_KEEP_ALL ?
		(KeysetState *) state : NULL;
}

/*
 * Adds the hashes of a state, flat or not, to one, or if that is NULL, to a
 * new one.  A flat state is a bytea, which any function may make.
 */
static KeysetState *
merge(KeysetState *state, FunctionCallInfo agg, Datum value)
{
	KeysetState *other = state_behind(value);
	Filter	   *flat = NULL;
	rf_filter	view;

	if (other != NULL)
		view.wire = other->base.wire;
	else
	{
		flat = (Filter *) PG_DETOAST_DATUM_PACKED(value);
		if (rf_keyset_open_unordered(&view.u.keyset, &view.wire, RF_KIND_KEYSET, 1,
									 FILTER_BYTES(flat), FILTER_LEN(flat),
									 NULL) != RF_OK ||
			!rf_same_keys(&view.wire.key_type, &leveldb_keys) ||
			view.wire.param < 1 || view.wire.param > RF_LEVELDB_BITS_MAX)
			ereport(ERROR,
					(errcode(ERRCODE_INVALID_BINARY_REPRESENTATION),
					 errmsg("invalid partial result of leveldb_agg")));
	}
	if (state == NULL)
		state = new_state(agg, view.wire.param);
	check_same_bits(state, view.wire.param);
	if (other != NULL)
		pgrf_keyset_add_state(state, other);
	else
		pgrf_keyset_add_flat(state, &view);
	if (flat != NULL && (Pointer) flat != DatumGetPointer(value))
		pfree(flat);
	return state;
}

/* The state of a call: argument 0, or a copy if it is flat or read-only. */
static inline KeysetState *
state_argument(FunctionCallInfo fcinfo)
{
	KeysetState *state = NULL;

	if (VARATT_IS_EXTERNAL_EXPANDED_RW(PG_GETARG_POINTER(0)))
		state = state_behind(PG_GETARG_DATUM(0));
	if (state == NULL)
		state = merge(NULL, fcinfo, PG_GETARG_DATUM(0));
	return state;
}

static Datum
trans(FunctionCallInfo fcinfo, KeyForm form)
{
	uint32		bits;
	KeysetState *state;

	pgrf_check_in_aggregate(fcinfo);
	bits = bits_argument(fcinfo, 2);
	if (PG_ARGISNULL(0))
	{
		if (form == FORM_TEXT)
			pgrf_check_collation(pgrf_arg_collation(fcinfo, 1));
		state = new_state(fcinfo, bits);
	}
	else
	{
		state = state_argument(fcinfo);
		check_same_bits(state, bits);
	}
	if (!PG_ARGISNULL(1))
	{
		/* Too many are an error before all have been collected. */
		if (unlikely(state->nhashes == state->capacity))
			(void) filter_bytes(state->nhashes + state->nwritten + 1, bits);
		pgrf_keyset_add(state, key_hash(form, PG_GETARG_DATUM(1)));
	}
	return pgrf_state_datum(&state->base);
}

SQL_FUNCTION(pgrf_leveldb_trans_bytea, return trans(fcinfo, FORM_BYTEA))
SQL_FUNCTION(pgrf_leveldb_trans_text, return trans(fcinfo, FORM_TEXT))

PG_FUNCTION_INFO_V1(pgrf_leveldb_combine);

Datum
pgrf_leveldb_combine(PG_FUNCTION_ARGS)
{
	KeysetState *state = NULL;

	pgrf_check_in_aggregate(fcinfo);
	if (PG_ARGISNULL(1))
	{
		if (PG_ARGISNULL(0))
			PG_RETURN_NULL();
		PG_RETURN_DATUM(PG_GETARG_DATUM(0));
	}
	if (!PG_ARGISNULL(0))
		state = state_argument(fcinfo);
	state = merge(state, fcinfo, PG_GETARG_DATUM(1));
	return pgrf_state_datum(&state->base);
}

/* The filter of all keys; the state stays as it is. */
static bytea *
make_filter(KeysetState *state)
{
	uint32		bits = state->base.wire.param;
	uint64		len = filter_bytes(pgrf_keyset_sort(state), bits);
	bytea	   *filter = palloc(VARHDRSZ + len);
	uint8_t    *bytes = (uint8_t *) VARDATA(filter);
	KeysetReader reader;

	SET_VARSIZE(filter, VARHDRSZ + len);
	rf_leveldb_begin(bytes, len, bits, pgrf_tick);
	pgrf_keyset_read(&reader, state);
	while (reader.nhashes > 0)
	{
		uint32_t	piece[KEYSET_PIECE];
		uint64		n = Min(reader.nhashes, KEYSET_PIECE);

		for (uint64 i = 0; i < n; i++)
			piece[i] = (uint32_t) reader.hashes[i];
		rf_leveldb_add(bytes, len, piece, n, pgrf_tick);
		pgrf_keyset_read_on(&reader, n);
	}
	return filter;
}

/*
 * Without rows nobody knows how many bits per key were meant: in a parallel
 * plan the leader cannot see the argument.  So it is always the default.
 */
PG_FUNCTION_INFO_V1(pgrf_leveldb_final);

Datum
pgrf_leveldb_final(PG_FUNCTION_ARGS)
{
	KeysetState *state;

	pgrf_check_in_aggregate(fcinfo);
	if (PG_ARGISNULL(0))
		state = new_state(NULL, RF_LEVELDB_BITS_DEFAULT);
	else
		state = state_behind(PG_GETARG_DATUM(0));
	if (state == NULL)
		state = merge(NULL, NULL, PG_GETARG_DATUM(0));
	PG_RETURN_BYTEA_P(make_filter(state));
}

/* ---- leveldb_contains ---- */

/*
 * What a call site remembers: the type of its keys, and the filter that came
 * last, if it is stored out of line.  Its pointer is good within a transaction
 * (see filter_cache.c).
 */
typedef struct ProbeSite
{
	const PgrfScalarType *type; /* of its keys, or NULL: not known yet */
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

	if (site->type != NULL)
		return site->type->form;
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
	site->type = type;
	return type->form;
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
