/*-------------------------------------------------------------------------
 *
 * filter_agg.c
 *	  Aggregates that build filters.
 *
 * keyset_agg(key)					keyset state	-> keyset
 * STEM_agg(key [, fpr])			keyset state	-> a filter of any kind
 * keyset_union_agg(keyset)			keyset state	-> keyset
 *
 * and of kinds to which keys can be added
 *
 * STEM_agg(key, fpr, expected)		filter state	-> a filter of that kind
 * STEM_union_agg(filter)			filter state	-> the same
 *
 * A kind that counts has STEM_sum_agg instead of the union.  It counts rows,
 * so its STEM_agg(key [, fpr]) collects hashes with repeats, and that of a map
 * (key, value [, fpr]) collects pairs: both have a keyset state of their own
 * (STEM_collect), whose SQL type is bytea as it flattens to no valid keyset.
 *
 * keyset_agg and the other STEM_agg share their transition functions, so a
 * query with several of them over one column collects the keys once.  Combine
 * functions take states expanded or flat.  All that a call needs beside its
 * arguments (rate, key family) is in the state, since some callers, such as
 * Citus, pass a new FmgrInfo with every row.
 *
 * No rows, or only NULL keys, give an empty filter without a key type.  A map
 * lacks keys whose value is NULL: a look-up returns NULL as well.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "catalog/pg_aggregate.h"
#include "miscadmin.h"

#include "filter_build.h"
#include "pg/base/base.h"

/* ---- Final functions of keyset states ---- */

static Datum
filter_final(FunctionCallInfo fcinfo, rf_kind kind)
{
	KeysetItems items = pgrf_items_for(kind);
	KeysetState *state;
	double		fpr;

	pgrf_check_in_aggregate(fcinfo);
	if (PG_ARGISNULL(0))
		PG_RETURN_FILTER_P(pgrf_build_empty(kind, RF_FPR_DEFAULT));

	state = (KeysetState *) pgrf_state(PG_GETARG_DATUM(0), items.kind);
	if (state == NULL)
		state = pgrf_keyset_expand(NULL, PG_GETARG_DATUM(0), items);
	fpr = state->base.wire.fpr;
	PG_RETURN_FILTER_P(pgrf_build(kind, state, fpr > 0 ? fpr : RF_FPR_DEFAULT));
}

#define FINAL(code, NAME, name, use) \
	FILTER_FUNCTION(NAME, name, final, filter_final)

RF_KINDS(FINAL)

#define FINAL_ROW(code, NAME, name, use) {pgrf_##name##_final, RF_KIND_##NAME},

static const struct
{
	PGFunction	final;
	rf_kind		kind;
}			finals[] = {

	RF_KINDS(FINAL_ROW)
};

/* ---- States in transition ---- */

static bool combines_keysets(PGFunction function);

/*
 * Checks a rate that some kinds do not allow.  Aggregates of several kinds
 * share a transition, and their final functions would raise the error only
 * when all keys have been collected.  (If nodeAgg.c is not the caller, the
 * aggregates are unknown, and their final functions do that.)
 */
static void
check_fpr_of_all(FunctionCallInfo fcinfo, double fpr)
{
	AggState   *agg = (AggState *) fcinfo->context;

	if (!pgrf_called_by_agg(fcinfo))
		return;
	for (int i = 0; i < agg->numaggs; i++)
	{
		Aggref	   *aggref = agg->peragg[i].aggref;

		if (&agg->pertrans[agg->peragg[i].transno] != agg->curpertrans)
			continue;
		for (size_t k = 0; k < lengthof(finals); k++)
		{
			/* once a group, so the catalog comes last */
			if (fpr < rf_kind_find(finals[k].kind)->fpr_min &&
				pgrf_agg_function(aggref->aggfnoid,
								  Anum_pg_aggregate_aggfinalfn) == finals[k].final)
				pgrf_check_fpr(finals[k].kind, fpr);
		}
	}
}

/*
 * Queues hashes of a new state from now on, if its group is in a hash table of
 * nodeAgg.c.  (Rows of sorted grouping sets are not queued.)  As there is no
 * initial value, later rows of such a group have a state that was made here,
 * so they are queued without a look at the state.
 */
static pg_noinline void
keyset_queue_for(FunctionCallInfo fcinfo, KeysetState *state)
{
	AggState   *agg = (AggState *) fcinfo->context;
	KeysetQueue *queue;

	if (!pgrf_called_by_agg(fcinfo) || agg->curaggcontext != agg->hashcontext ||
		!agg->curpertrans->initValueIsNull)
		return;
	queue = fcinfo->flinfo->fn_extra;
	if (queue == NULL)
	{
		queue = MemoryContextAllocZero(fcinfo->flinfo->fn_mcxt,
									   sizeof(KeysetQueue));
		queue->group = agg->hashcontext;
		fcinfo->flinfo->fn_extra = queue;
	}
	pgrf_keyset_queue_state(queue, state);
}

/* The queue if the group has a state, and rate and family agree; else NULL. */
static inline KeysetQueue *
keyset_queue(FunctionCallInfo fcinfo, uint8 family)
{
	KeysetQueue *queue = fcinfo->flinfo->fn_extra;

	if (queue == NULL || queue->family != family || PG_ARGISNULL(0) ||
		queue->group != ((AggState *) fcinfo->context)->curaggcontext)
		return NULL;
	if (PG_NARGS() > 2 &&
		(PG_ARGISNULL(2) || PG_GETARG_FLOAT8(2) != queue->fpr))
		return NULL;
	return queue;
}

/* The inverse of pgrf_state_datum(); does not read the state. */
static inline KeysetState *
keyset_of_own_datum(Datum value)
{
	Assert(DatumGetEOHP(value)->eoh_methods == &pgrf_keyset_methods);
	return (KeysetState *) ((char *) DatumGetPointer(value) -
							offsetof(ExpandedObjectHeader, eoh_rw_ptr));
}

/* Makes the state, or expands a flat one. */
static KeysetState *
keyset_begin(FunctionCallInfo fcinfo, double fpr, KeysetItems items)
{
	KeysetState *state;

	if (!PG_ARGISNULL(0))
		return pgrf_keyset_expand(fcinfo, PG_GETARG_DATUM(0), items);
	state = pgrf_keyset_new(fcinfo, fpr, items);
	state->partial = combines_keysets(pgrf_partial_combine(fcinfo));
	return state;
}

/* state_argument() for a first row, a flat state or another rate. */
static pg_noinline KeysetState *
keyset_rare(FunctionCallInfo fcinfo, KeysetState *state, rf_kind kind, int rate)
{
	bool		has_fpr = PG_NARGS() > rate;
	double		fpr = has_fpr ? pgrf_fpr_argument(fcinfo, rate, RF_KIND_ANY) : 0;

	if (has_fpr && PG_ARGISNULL(0))
		check_fpr_of_all(fcinfo, fpr);
	if (state == NULL)
		state = keyset_begin(fcinfo, fpr, pgrf_items_for(kind));
	if (has_fpr)
		pgrf_check_same_fpr(state->base.wire.fpr, fpr);
	return state;
}

/*
 * The state of a call: argument 0, made if it is NULL.  "kind" is that of the
 * aggregate if that counts or maps, else RF_KIND_KEYSET; "of" is that of the
 * state; the rate is argument number "rate".  Rare cases are in keyset_rare(),
 * so that most rows take few instructions.
 */
static pg_attribute_always_inline KeysetState *
state_argument(FunctionCallInfo fcinfo, rf_kind kind, rf_kind of, int rate)
{
	KeysetState *state = NULL;

	pgrf_check_in_aggregate(fcinfo);
	if (!PG_ARGISNULL(0) &&
		VARATT_IS_EXTERNAL_EXPANDED_RW(PG_GETARG_POINTER(0)))
		state = (KeysetState *) pgrf_state(PG_GETARG_DATUM(0), of);
	if (unlikely(state == NULL ||
				 (PG_NARGS() > rate &&
				  (PG_ARGISNULL(rate) ||
				   PG_GETARG_FLOAT8(rate) != state->base.wire.fpr))))
		return keyset_rare(fcinfo, state, kind, rate);
	return state;
}

static inline KeysetState *
keyset_argument(FunctionCallInfo fcinfo, rf_kind kind)
{
	return state_argument(fcinfo, kind, RF_KIND_KEYSET, 2);
}

/* The same for pairs. */
static inline KeysetState *
pairs_argument(FunctionCallInfo fcinfo, rf_kind kind)
{
	return state_argument(fcinfo, kind, kind, 3);
}

/* The same for a filter with an expected number of keys. */
static FilterState *
filter_state_argument(FunctionCallInfo fcinfo, rf_kind kind)
{
	double		fpr;
	int64		expected;
	FilterState *state = NULL;

	pgrf_check_in_aggregate(fcinfo);
	fpr = pgrf_fpr_argument(fcinfo, 2, kind);
	expected = pgrf_expected_argument(fcinfo, 3);
	if (PG_ARGISNULL(0))
		return pgrf_filter_state_new(kind, fcinfo, fpr, expected);

	if (VARATT_IS_EXTERNAL_EXPANDED_RW(PG_GETARG_POINTER(0)))
		state = (FilterState *) pgrf_state(PG_GETARG_DATUM(0), kind);
	if (state == NULL)
		state = pgrf_filter_state_expand(kind, fcinfo, PG_GETARG_DATUM(0));
	pgrf_check_same_fpr(state->base.wire.fpr, fpr);
	if ((int64) state->base.wire.nkeys != expected)
		ereport(ERROR,
				(errcode(ERRCODE_INVALID_PARAMETER_VALUE),
				 errmsg("expected number of keys must be the same for all rows"),
				 errdetail("It was " UINT64_FORMAT " for some and is " INT64_FORMAT " for others.",
						   (uint64) state->base.wire.nkeys, expected)));
	return state;
}

/*
 * The type of the key, argument 1.  Under nodeAgg.c all groups share one, in
 * fn_mcxt.  Other callers may pass a new FmgrInfo with each row, so there each
 * state has one, for the type of its last key.
 */
static PgrfKeyType *
agg_key_type(FunctionCallInfo fcinfo, BuildState *state)
{
	FmgrInfo   *flinfo = fcinfo->flinfo;

	if (flinfo->fn_extra != NULL)
		return (PgrfKeyType *) flinfo->fn_extra;
	if (pgrf_called_by_agg(fcinfo))
		return flinfo->fn_extra = pgrf_arg_key_type(fcinfo, 1, flinfo->fn_mcxt);
	if (state->key_type == NULL ||
		state->key_type->declared != pgrf_arg_type(flinfo, 1))
		state->key_type = pgrf_arg_key_type(fcinfo, 1, state->hdr.eoh_context);
	return state->key_type;
}

/* Hashes a key of any type; sets or checks the state's key type. */
static inline uint64
agg_key_hash(FunctionCallInfo fcinfo, BuildState *state)
{
	PgrfKeyType *kt = agg_key_type(fcinfo, state);
	uint64		hash = pgrf_key_hash(kt, PG_GETARG_DATUM(1));

	pgrf_state_set_type(state, kt);
	return hash;
}

/* Not inline: a struct on the stack would cost every row a canary. */
static pg_noinline void
set_other_family(FunctionCallInfo fcinfo, BuildState *state, uint8 family)
{
	PgrfKeyType kt = {.keys.family = family};

	if (state->wire.key_type.family == RF_FAMILY_NONE)
	{
		pgrf_check_arg_type(fcinfo, 1);
		if (family == RF_FAMILY_TEXT)
			pgrf_check_collation(pgrf_arg_collation(fcinfo, 1));
	}
	pgrf_state_set_type(state, &kt);
}

/* Sets or checks the family, for keys of a concrete type. */
static inline void
set_family(FunctionCallInfo fcinfo, BuildState *state, uint8 family)
{
	if (unlikely(state->wire.key_type.family != family))
		set_other_family(fcinfo, state, family);
}

/* ---- Transition: a function for each hot type, one for all others ---- */

#define OF_FAMILY(state, FAMILY, hash) \
	(set_family(fcinfo, &(state)->base, RF_FAMILY_##FAMILY), (hash))

#define COLLECT(symbol, NAME, FAMILY, hash) \
SQL_FUNCTION(symbol, \
	KeysetQueue *queue = keyset_queue(fcinfo, RF_FAMILY_##FAMILY); \
	KeysetState *state; \
	if (queue != NULL) \
	{ \
		if (!PG_ARGISNULL(1)) \
			pgrf_keyset_queue_hash(queue, keyset_of_own_datum(PG_GETARG_DATUM(0)), \
								hash); \
		PG_RETURN_DATUM(PG_GETARG_DATUM(0)); \
	} \
	state = keyset_argument(fcinfo, RF_KIND_##NAME); \
	if (!PG_ARGISNULL(1)) \
		pgrf_keyset_add(state, OF_FAMILY(state, FAMILY, hash)); \
	if (PG_ARGISNULL(0)) \
		keyset_queue_for(fcinfo, state); \
	return pgrf_state_datum(&state->base))

#define KEYSET_TRANS(NAME, name, type, FAMILY, hash) \
COLLECT(pgrf_##name##_trans_##type, NAME, FAMILY, hash)

#define COLLECT_TRANS(NAME, name, type, FAMILY, hash) \
COLLECT(pgrf_##name##_collect_##type, NAME, FAMILY, hash)

#define COLLECT_PAIRS(symbol, NAME, hash) \
SQL_FUNCTION(symbol, \
	KeysetState *state = pairs_argument(fcinfo, RF_KIND_##NAME); \
	if (!PG_ARGISNULL(1) && !PG_ARGISNULL(2)) \
	{ \
		uint64		value = pgrf_map_value(PG_GETARG_INT64(2)); \
		pgrf_keyset_add_pair(state, hash, value); \
	} \
	return pgrf_state_datum(&state->base))

#define PAIRS_TRANS(NAME, name, type, FAMILY, hash) \
COLLECT_PAIRS(pgrf_##name##_collect_##type, NAME, OF_FAMILY(state, FAMILY, hash))

#define FILTER_TRANS(NAME, name, type, FAMILY, hash) \
SQL_FUNCTION(pgrf_##name##_trans_##type, \
	FilterState *state = filter_state_argument(fcinfo, RF_KIND_##NAME); \
	if (!PG_ARGISNULL(1)) \
		pgrf_filter_state_add(state, OF_FAMILY(state, FAMILY, hash)); \
	return pgrf_state_datum(&state->base))

/* For keys that leave a window's frame; their family has been checked. */
#define INVERSE_TRANS(NAME, name, type, FAMILY, hash) \
SQL_FUNCTION(pgrf_##name##_inverse_##type, \
	FilterState *state; \
	pgrf_check_in_window(fcinfo); \
	state = filter_state_argument(fcinfo, RF_KIND_##NAME); \
	return remove_row(fcinfo, state, PG_ARGISNULL(1) ? 0 : (hash)))

#define TRANS_ANY(NAME, name, verb, State, states) \
SQL_FUNCTION(pgrf_##name##_##verb##_any, \
	State	   *state = states##_argument(fcinfo, RF_KIND_##NAME); \
	if (!PG_ARGISNULL(1)) \
		pgrf_##states##_add(state, agg_key_hash(fcinfo, &state->base)); \
	return pgrf_state_datum(&state->base))

#define EACH_TYPE(TRANS, NAME, name) \
TRANS(NAME, name, int2, INT, pgrf_hash_int8(PG_GETARG_INT16(1))) \
TRANS(NAME, name, int4, INT, pgrf_hash_int8(PG_GETARG_INT32(1))) \
TRANS(NAME, name, int8, INT, pgrf_hash_int8(PG_GETARG_INT64(1))) \
TRANS(NAME, name, text, TEXT, pgrf_hash_text(PG_GETARG_DATUM(1))) \
TRANS(NAME, name, bytea, BYTEA, pgrf_hash_bytea(PG_GETARG_DATUM(1))) \
TRANS(NAME, name, uuid, UUID, pgrf_hash_uuid(PG_GETARG_DATUM(1)))

#define TRANS_ALL(TRANS, NAME, name, verb, State, states) \
EACH_TYPE(TRANS, NAME, name) \
TRANS_ANY(NAME, name, verb, State, states)

/*
 * Removes the key of a row that leaves a window's frame.  The result is byte
 * for byte the filter of the frame.  NULL makes the server start again with
 * the rows of the frame.  That is necessary when the last key goes, and with
 * it the key type, which costs one more transition; and when the value of a
 * saturated counter is unknown, since the state was not made here.
 */
static Datum
remove_row(FunctionCallInfo fcinfo, FilterState *state, uint64 hash)
{
	if (!PG_ARGISNULL(1))
	{
		if (state->nadded <= 1 ||
			pgrf_filter_state_remove(state, hash) != RF_REMOVED)
			PG_RETURN_NULL();
		state->nadded--;
	}
	return pgrf_state_datum(&state->base);
}

/*
 * Adds the hashes or pairs of argument 1, which is not NULL, to the state in
 * argument 0, made if it is NULL.  In a transition (keyset_union_agg) there
 * may be many keysets with many common keys, so they are merged.
 */
static Datum
combine_keysets(FunctionCallInfo fcinfo, KeysetItems items)
{
	KeysetState *state = NULL;
	KeysetState *other = (KeysetState *) pgrf_state(PG_GETARG_DATUM(1),
													items.kind);
	Filter	   *flat = NULL;
	rf_filter	view;
	double		fpr;

	if (other == NULL)
	{
		flat = PG_GETARG_FILTER_PP(1);
		pgrf_keyset_open_flat(&view, items, flat);
	}
	fpr = other != NULL ? other->base.wire.fpr : view.wire.fpr;
	if (!PG_ARGISNULL(0))
		state = (KeysetState *) pgrf_state(PG_GETARG_DATUM(0), items.kind);
	if (state == NULL)
		state = keyset_begin(fcinfo, fpr, items);
	pgrf_check_same_fpr(state->base.wire.fpr, fpr);

	if (other != NULL)
		pgrf_keyset_add_state(state, other);
	else if (pgrf_in_transition(fcinfo) && items.form.words == 1)
		pgrf_keyset_merge(state, &view);
	else
		pgrf_keyset_add_flat(state, &view);
	if (flat != NULL)
		PG_FREE_IF_COPY(flat, 1);
	return pgrf_state_datum(&state->base);
}

/* The same for filters. */
static Datum
combine_filters(FunctionCallInfo fcinfo, rf_kind kind)
{
	FilterState *state;
	Filter	   *flat;
	rf_filter	view;

	if (PG_ARGISNULL(0))
	{
		state = pgrf_filter_state_expand(kind, fcinfo, PG_GETARG_DATUM(1));
		return pgrf_state_datum(&state->base);
	}
	state = (FilterState *) pgrf_state(PG_GETARG_DATUM(0), kind);
	if (state == NULL)
		state = pgrf_filter_state_expand(kind, fcinfo, PG_GETARG_DATUM(0));
	flat = PG_GETARG_FILTER_PP(1);
	pgrf_filter_open(&view, kind, flat);
	pgrf_filter_state_merge(state, &view, true);
	PG_FREE_IF_COPY(flat, 1);
	return pgrf_state_datum(&state->base);
}

/*
 * Combine function, and transition function of STEM_union_agg().  Arguments
 * may be NULL, expanded or flat: of "collected" keys for a kind, or filters.
 */
static Datum
combine(FunctionCallInfo fcinfo, rf_kind kind, bool collected)
{
	pgrf_check_in_aggregate(fcinfo);
	if (!PG_ARGISNULL(1))
		return collected ? combine_keysets(fcinfo, pgrf_items_for(kind)) :
			combine_filters(fcinfo, kind);
	if (PG_ARGISNULL(0))
		PG_RETURN_NULL();
	PG_RETURN_DATUM(PG_GETARG_DATUM(0));
}

#define COMBINE(symbol, NAME, collected) \
SQL_FUNCTION(symbol, return combine(fcinfo, RF_KIND_##NAME, collected))

/* The final function of aggregates that return their state. */
static Datum
union_final(FunctionCallInfo fcinfo, rf_kind kind)
{
	pgrf_check_in_aggregate(fcinfo);
	if (PG_ARGISNULL(0))
		PG_RETURN_FILTER_P(pgrf_build_empty(kind, RF_FPR_DEFAULT));
	PG_RETURN_DATUM(PG_GETARG_DATUM(0));
}

#define AGG_SET(NAME, name) \
	TRANS_ALL(KEYSET_TRANS, NAME, name, trans, KeysetState, keyset) \
	COMBINE(pgrf_##name##_combine, NAME, true)
#define AGG_FOLDING(NAME, name) \
	TRANS_ALL(FILTER_TRANS, NAME, name, trans, FilterState, filter_state) \
	COMBINE(pgrf_##name##_combine, NAME, false) \
	FILTER_FUNCTION(NAME, name, union_final, union_final)
#define AGG_COUNTING(NAME, name) \
	AGG_FOLDING(NAME, name) \
	TRANS_ALL(COLLECT_TRANS, NAME, name, collect, KeysetState, keyset) \
	COMBINE(pgrf_##name##_combine_collected, NAME, true) \
	EACH_TYPE(INVERSE_TRANS, NAME, name) \
	INVERSE_TRANS(NAME, name, any, NONE, agg_key_hash(fcinfo, &state->base))
#define AGG_STATIC(NAME, name)
#define AGG_MAP(NAME, name) \
	EACH_TYPE(PAIRS_TRANS, NAME, name) \
	COLLECT_PAIRS(pgrf_##name##_collect_any, NAME, agg_key_hash(fcinfo, &state->base)) \
	COMBINE(pgrf_##name##_combine_collected, NAME, true)
#define AGG(code, NAME, name, use) AGG_##use(NAME, name)

RF_KINDS(AGG)

#define KEYSETS_SET(name)		pgrf_##name##_combine,
#define KEYSETS_COUNTING(name)	pgrf_##name##_combine_collected,
#define KEYSETS_FOLDING(name)
#define KEYSETS_STATIC(name)
#define KEYSETS_MAP(name)		pgrf_##name##_combine_collected,
#define KEYSETS(code, NAME, name, use) KEYSETS_##use(name)

/* Is it one of our combine functions that take partial keyset states? */
static bool
combines_keysets(PGFunction function)
{
	static const PGFunction ours[] = {RF_KINDS(KEYSETS)};

	for (size_t i = 0; i < lengthof(ours); i++)
	{
		if (ours[i] == function)
			return true;
	}
	return false;
}
