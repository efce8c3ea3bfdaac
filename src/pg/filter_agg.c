/*-------------------------------------------------------------------------
 *
 * filter_agg.c
 *	  Aggregates that build filters.
 *
 * keyset_agg(key)					keyset state		-> keyset
 * ribbon_agg(key [, fpr])			keyset state		-> ribbonfilter
 * bloom_agg(key [, fpr])			keyset state		-> bloomfilter
 * bloom_agg(key, fpr, expected)	bloomfilter state	-> bloomfilter
 * keyset_union_agg(keyset)			keyset state		-> keyset
 * bloom_union_agg(bloomfilter)		bloomfilter state	-> bloomfilter
 *
 * The first three share their transition functions, so that a query with
 * several of them over one column collects the keys once.  States are expanded
 * objects in a child of the aggregate's memory context; the combine functions
 * take them expanded or flat.  Everything that a call needs besides its
 * arguments (rate, family of keys) is in the state: some callers, Citus among
 * them, pass a fresh FmgrInfo with every row.
 *
 * No rows, or only NULL keys, give an empty filter, which has no key type and
 * contains nothing.
 *
 * IDENTIFICATION
 *	  src/pg/filter_agg.c
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "access/htup_details.h"
#include "catalog/pg_aggregate.h"
#include "executor/nodeAgg.h"
#include "miscadmin.h"
#include "utils/syscache.h"

#include "pgrf.h"

/*
 * ------------------------------------------------------------------------
 * From a keyset state to a filter.
 * ------------------------------------------------------------------------
 */

static Filter *
build_keyset(KeysetState *state)
{
	Datum		value = EOHPGetRODatum(&state->hdr);

	return (Filter *) PG_DETOAST_DATUM_COPY(value);
}

static Filter *
build_bloom(KeysetState *state, rf_wire *wire)
{
	rf_bloom_shape shape;
	KeysetReader reader;
	Filter	   *filter;
	uint8_t    *bits;

	if (rf_bloom_plan(wire->nkeys, wire->fpr, &shape) != RF_OK)
		elog(ERROR, "could not plan a bloom filter");
	wire->param = (uint16_t) shape.probes;
	wire->payload_len = shape.nbytes;
	filter = pgrf_new_filter(wire, &bits);
	pgrf_zero(bits, shape.nbytes);
	pgrf_keyset_read(&reader, state);
	while (reader.nhashes > 0)
	{
		rf_bloom_add(&shape, bits, reader.hashes, reader.nhashes, pgrf_tick);
		pgrf_keyset_read_on(&reader, reader.nhashes);
	}
	pgrf_seal(filter);
	return filter;
}

/* The payload of wire->nkeys hashes, and what the header says of it. */
static rf_status
build_ribbon_payload(KeysetState *state, const rf_ribbon_shape *shape,
					 uint8_t *payload, uint64_t room, rf_wire *wire)
{
	rf_ribbon_builder builder;
	rf_status	status = rf_ribbon_begin(&builder, shape, wire->nkeys, payload,
										 room, pgrf_tick);
	KeysetReader reader;
	void	   *work = NULL;
	uint64_t	work_room = 0;

	pgrf_keyset_read(&reader, state);
	while (status == RF_OK && builder.nleft > 0)
	{
		uint64_t	needed = rf_ribbon_work_bytes(shape, reader.hashes,
												  reader.nhashes, pgrf_tick);
		uint64_t	used;

		if (needed > work_room)
		{
			if (work != NULL)
				pfree(work);
			work = MemoryContextAllocHuge(CurrentMemoryContext, needed);
			work_room = needed;
		}
		status = rf_ribbon_add(&builder, reader.hashes, reader.nhashes, work,
							   &used);
		if (status == RF_OK)
			pgrf_keyset_read_on(&reader, used);
	}
	if (work != NULL)
		pfree(work);
	wire->payload_len = builder.payload_len;
	wire->param = builder.param;
	if (status == RF_OK)
		wire->kind_flags = builder.flags;
	return status;
}

static Filter *
build_ribbon(KeysetState *state, uint32_t order, rf_wire *wire)
{
	uint64_t	n = wire->nkeys;
	rf_ribbon_shape shape;
	uint64_t	header_len = rf_wire_bytes(wire->keys.desc_len, 0);
	uint64_t	room,
				len;
	Filter	   *filter;
	rf_status	status;

	if (rf_ribbon_plan(n, wire->fpr, &shape) != RF_OK)
		elog(ERROR, "could not plan a ribbon filter");
	len = rf_ribbon_expected_bytes(&shape, n);
	if (header_len + len > FILTER_MAX_LEN)
		pgrf_too_large(RF_KIND_RIBBON, n, wire->fpr, header_len + len);

	/*
	 * The size is known only afterwards.  Start with what has never been too
	 * little for hashes as they come, and make room for hashes as an enemy
	 * would choose them.
	 */
	rf_ribbon_partition(&shape, state->hashes, state->nhashes, order,
						pgrf_tick);
	room = rf_ribbon_room_bytes(&shape, n);
	for (;;)
	{
		room = Min(room, FILTER_MAX_LEN - header_len);
		filter = (Filter *) palloc(VARHDRSZ + header_len + room);
		status = build_ribbon_payload(state, &shape,
									  (uint8_t *) VARDATA(filter) + header_len,
									  room, wire);
		if (status != RF_ERR_SPACE || room == FILTER_MAX_LEN - header_len)
			break;
		pfree(filter);
		room *= 2;
	}
	if (status == RF_ERR_ORDER)
	{
		rf_reason	why;

		(void) rf_refuse_value(&why, RF_ERR_STRUCTURE, "order of hashes", 0);
		pgrf_refuse(ERRCODE_DATA_CORRUPTED, RF_KIND_KEYSET, &why);
	}
	if (status != RF_OK)
		pgrf_too_large(RF_KIND_RIBBON, n, wire->fpr,
					   header_len + n * sizeof(uint64_t));

	SET_VARSIZE(filter, VARHDRSZ + header_len + wire->payload_len);
	rf_wire_write((uint8_t *) VARDATA(filter), wire);
	pgrf_seal(filter);
	return (Filter *) repalloc(filter, VARSIZE(filter));
}

Filter *
pgrf_build(rf_kind kind, KeysetState *state, double fpr)
{
	rf_wire		wire = {0};
	uint32_t	order;

	if (kind == RF_KIND_KEYSET)
		return build_keyset(state);

	pgrf_check_fpr(kind, fpr);
	wire.kind = kind;
	wire.keys = state->keys;
	wire.nkeys = pgrf_keyset_distinct(state, &order);
	wire.fpr = fpr;
	return kind == RF_KIND_BLOOM ? build_bloom(state, &wire) :
		build_ribbon(state, order, &wire);
}

/*
 * ------------------------------------------------------------------------
 * Transition: a key into a keyset.
 * ------------------------------------------------------------------------
 */

pg_noreturn static void
not_in_aggregate(void)
{
	ereport(ERROR,
			(errcode(ERRCODE_OBJECT_NOT_IN_PREREQUISITE_STATE),
			 errmsg("function can be called by an aggregate only")));
}

/*
 * Everything here is for aggregates: states that are passed read-write are
 * changed, and hold what must not be anybody else's.  As AggCheckCallContext()
 * without the call, for it is done with every row.
 */
static inline void
check_in_aggregate(FunctionCallInfo fcinfo)
{
	if (unlikely(fcinfo->context == NULL ||
				 !(IsA(fcinfo->context, AggState) ||
				   IsA(fcinfo->context, WindowAggState))))
		not_in_aggregate();
}

/* The context that states live in. */
static MemoryContext
agg_context(FunctionCallInfo fcinfo)
{
	MemoryContext cxt;

	if (!AggCheckCallContext(fcinfo, &cxt))
		not_in_aggregate();
	return cxt;
}

/*
 * The group of rows that the call is about; NULL in a window, where an
 * aggregate has no chance to clean up.
 */
static ExprContext *
agg_group(FunctionCallInfo fcinfo)
{
	if (AggCheckCallContext(fcinfo, NULL) != AGG_CONTEXT_AGGREGATE)
		return NULL;
	return ((AggState *) fcinfo->context)->curaggcontext;
}

/* Is it nodeAgg.c that calls?  Not somebody else for it, such as Citus. */
static bool
called_by_agg(FunctionCallInfo fcinfo)
{
	AggStatePerTrans pertrans;

	if (!IsA(fcinfo->context, AggState))
		return false;
	pertrans = ((AggState *) fcinfo->context)->curpertrans;
	return pertrans != NULL && fcinfo->flinfo == &pertrans->transfn;
}

/*
 * The type of the polymorphic key, argument 1.  Where nodeAgg.c calls, all
 * groups share one, which lives as long as the call site.  Others may come with
 * a fresh FmgrInfo for each row: there each state has its own, of the type that
 * came last.
 */
static PgrfKeyType *
agg_key_type(FunctionCallInfo fcinfo, PgrfKeyType **of_state,
			 MemoryContext state_cxt)
{
	FmgrInfo   *flinfo = fcinfo->flinfo;

	if (flinfo->fn_extra != NULL)
		return (PgrfKeyType *) flinfo->fn_extra;
	if (called_by_agg(fcinfo))
		return flinfo->fn_extra = pgrf_arg_key_type(fcinfo, 1,
													flinfo->fn_mcxt);
	if (*of_state == NULL ||
		(*of_state)->declared != get_fn_expr_argtype(flinfo, 1))
		*of_state = pgrf_arg_key_type(fcinfo, 1, state_cxt);
	return *of_state;
}

/* Does this aggregate make Bloom filters of keysets? */
static bool
is_bloom_aggregate(Oid aggfnoid)
{
	HeapTuple	tuple = SearchSysCache1(AGGFNOID, ObjectIdGetDatum(aggfnoid));
	Oid			finalfn;
	FmgrInfo	flinfo;

	if (!HeapTupleIsValid(tuple))
		elog(ERROR, "cache lookup failed for aggregate %u", aggfnoid);
	finalfn = ((Form_pg_aggregate) GETSTRUCT(tuple))->aggfinalfn;
	ReleaseSysCache(tuple);
	if (!OidIsValid(finalfn))
		return false;
	fmgr_info(finalfn, &flinfo);
	return flinfo.fn_addr == pgrf_bloom_final;
}

static void
check_same_fpr(double before, double now)
{
	if (before != now)
		ereport(ERROR,
				(errcode(ERRCODE_INVALID_PARAMETER_VALUE),
				 errmsg("false positive rate must be the same for all rows"),
				 errdetail("It was %g for some and is %g for others.",
						   before, now)));
}

/*
 * Checks a rate that not all kinds allow.  Aggregates of several kinds share
 * the transition, so what is to become of the keys is known to their final
 * functions: better now than when all keys have been collected.  A caller that
 * is not nodeAgg.c hears of it then.
 */
static void
check_fpr_of_all(FunctionCallInfo fcinfo, double fpr)
{
	AggState   *agg = (AggState *) fcinfo->context;
	int			i;

	if (fpr >= RF_BLOOM_FPR_MIN || !called_by_agg(fcinfo))
		return;
	for (i = 0; i < agg->numaggs; i++)
	{
		if (&agg->pertrans[agg->peragg[i].transno] == agg->curpertrans &&
			is_bloom_aggregate(agg->peragg[i].aggref->aggfnoid))
			pgrf_check_fpr(RF_KIND_BLOOM, fpr);
	}
}

/* There is no state yet, or it comes as a flat value. */
static pg_noinline KeysetState *
keyset_first(FunctionCallInfo fcinfo)
{
	if (PG_ARGISNULL(0))
	{
		double		fpr = 0;

		if (PG_NARGS() > 2)
		{
			fpr = pgrf_fpr_argument(fcinfo, 2, (rf_kind) 0);
			check_fpr_of_all(fcinfo, fpr);
		}
		return pgrf_keyset_new(agg_context(fcinfo), agg_group(fcinfo), fpr);
	}
	return pgrf_keyset_expand(agg_context(fcinfo), agg_group(fcinfo),
							  PG_GETARG_DATUM(0));
}

/* The rate, argument 2, is not what it was. */
static pg_noinline void
keyset_other_fpr(FunctionCallInfo fcinfo, KeysetState *state)
{
	check_same_fpr(state->fpr, pgrf_fpr_argument(fcinfo, 2, (rf_kind) 0));
}

/*
 * The state of a call: argument 0, made if there is none yet.  What is rare is
 * in functions of its own, so that a row takes few instructions.
 */
static inline KeysetState *
keyset_argument(FunctionCallInfo fcinfo)
{
	KeysetState *state;

	check_in_aggregate(fcinfo);
	if (unlikely(PG_ARGISNULL(0) ||
				 !VARATT_IS_EXTERNAL_EXPANDED_RW(PG_GETARG_POINTER(0))))
		return keyset_first(fcinfo);
	state = pgrf_keyset_state(PG_GETARG_DATUM(0));
	if (PG_NARGS() > 2 && unlikely(PG_ARGISNULL(2) ||
								   PG_GETARG_FLOAT8(2) != state->fpr))
		keyset_other_fpr(fcinfo, state);
	return state;
}

static pg_noinline void
set_family(KeysetState *state, uint8 family)
{
	PgrfKeyType kt = {0};

	kt.keys.family = family;
	pgrf_keyset_set_type(state, &kt);
}

/* For callers of one concrete type: no descriptor, no look-up. */
static inline void
set_plain_family(KeysetState *state, uint8 family)
{
	if (unlikely(state->keys.family != family))
		set_family(state, family);
}

static inline Datum
keyset_result(KeysetState *state)
{
	return EOHPGetRWDatum(&state->hdr);
}

PG_FUNCTION_INFO_V1(pgrf_keyset_trans_int2);
Datum
pgrf_keyset_trans_int2(PG_FUNCTION_ARGS)
{
	KeysetState *state = keyset_argument(fcinfo);

	if (!PG_ARGISNULL(1))
	{
		set_plain_family(state, RF_FAMILY_INT);
		pgrf_keyset_add(state, pgrf_hash_int8(PG_GETARG_INT16(1)));
	}
	PG_RETURN_DATUM(keyset_result(state));
}

PG_FUNCTION_INFO_V1(pgrf_keyset_trans_int4);
Datum
pgrf_keyset_trans_int4(PG_FUNCTION_ARGS)
{
	KeysetState *state = keyset_argument(fcinfo);

	if (!PG_ARGISNULL(1))
	{
		set_plain_family(state, RF_FAMILY_INT);
		pgrf_keyset_add(state, pgrf_hash_int8(PG_GETARG_INT32(1)));
	}
	PG_RETURN_DATUM(keyset_result(state));
}

PG_FUNCTION_INFO_V1(pgrf_keyset_trans_int8);
Datum
pgrf_keyset_trans_int8(PG_FUNCTION_ARGS)
{
	KeysetState *state = keyset_argument(fcinfo);

	if (!PG_ARGISNULL(1))
	{
		set_plain_family(state, RF_FAMILY_INT);
		pgrf_keyset_add(state, pgrf_hash_int8(PG_GETARG_INT64(1)));
	}
	PG_RETURN_DATUM(keyset_result(state));
}

PG_FUNCTION_INFO_V1(pgrf_keyset_trans_text);
Datum
pgrf_keyset_trans_text(PG_FUNCTION_ARGS)
{
	KeysetState *state = keyset_argument(fcinfo);

	if (!PG_ARGISNULL(1))
	{
		if (unlikely(state->keys.family == RF_FAMILY_NONE))
			pgrf_check_collation(PG_GET_COLLATION());
		set_plain_family(state, RF_FAMILY_TEXT);
		pgrf_keyset_add(state, pgrf_hash_text(PG_GETARG_DATUM(1)));
	}
	PG_RETURN_DATUM(keyset_result(state));
}

PG_FUNCTION_INFO_V1(pgrf_keyset_trans_bytea);
Datum
pgrf_keyset_trans_bytea(PG_FUNCTION_ARGS)
{
	KeysetState *state = keyset_argument(fcinfo);

	if (!PG_ARGISNULL(1))
	{
		set_plain_family(state, RF_FAMILY_BYTEA);
		pgrf_keyset_add(state, pgrf_hash_bytea(PG_GETARG_DATUM(1)));
	}
	PG_RETURN_DATUM(keyset_result(state));
}

PG_FUNCTION_INFO_V1(pgrf_keyset_trans_uuid);
Datum
pgrf_keyset_trans_uuid(PG_FUNCTION_ARGS)
{
	KeysetState *state = keyset_argument(fcinfo);

	if (!PG_ARGISNULL(1))
	{
		set_plain_family(state, RF_FAMILY_UUID);
		pgrf_keyset_add(state, pgrf_hash_uuid(PG_GETARG_DATUM(1)));
	}
	PG_RETURN_DATUM(keyset_result(state));
}

PG_FUNCTION_INFO_V1(pgrf_keyset_trans_any);
Datum
pgrf_keyset_trans_any(PG_FUNCTION_ARGS)
{
	KeysetState *state = keyset_argument(fcinfo);

	if (!PG_ARGISNULL(1))
	{
		PgrfKeyType *kt;
		uint64_t	hash;

		kt = agg_key_type(fcinfo, &state->key_type, state->hdr.eoh_context);
		hash = pgrf_key_hash(kt, PG_GETARG_DATUM(1));
		pgrf_keyset_set_type(state, kt);
		pgrf_keyset_add(state, hash);
	}
	PG_RETURN_DATUM(keyset_result(state));
}

/*
 * Combine: also the transition function of keyset_union_agg().  Either
 * argument may be NULL, expanded or flat.
 */
PG_FUNCTION_INFO_V1(pgrf_keyset_combine);
Datum
pgrf_keyset_combine(PG_FUNCTION_ARGS)
{
	MemoryContext cxt = agg_context(fcinfo);
	KeysetState *state;
	Filter	   *flat;
	rf_filter	view;

	if (PG_ARGISNULL(1))
	{
		if (PG_ARGISNULL(0))
			PG_RETURN_NULL();
		PG_RETURN_DATUM(PG_GETARG_DATUM(0));
	}
	if (PG_ARGISNULL(0))
	{
		state = pgrf_keyset_expand(cxt, agg_group(fcinfo), PG_GETARG_DATUM(1));
		PG_RETURN_DATUM(keyset_result(state));
	}

	state = pgrf_keyset_state(PG_GETARG_DATUM(0));
	if (state == NULL)
		state = pgrf_keyset_expand(cxt, agg_group(fcinfo), PG_GETARG_DATUM(0));
	flat = PG_GETARG_FILTER_PP(1);
	pgrf_open(&view, RF_KIND_KEYSET, flat);
	check_same_fpr(state->fpr, view.wire.fpr);
	pgrf_keyset_merge(state, &view);
	PG_FREE_IF_COPY(flat, 1);
	PG_RETURN_DATUM(keyset_result(state));
}

/*
 * ------------------------------------------------------------------------
 * Bloom filters sized beforehand.
 * ------------------------------------------------------------------------
 */

static BloomState *
bloom_argument(FunctionCallInfo fcinfo)
{
	double		fpr;
	int64		expected;
	BloomState *state;

	check_in_aggregate(fcinfo);
	fpr = pgrf_fpr_argument(fcinfo, 2, RF_KIND_BLOOM);
	expected = pgrf_expected_argument(fcinfo, 3);
	if (PG_ARGISNULL(0))
		return pgrf_bloom_new(agg_context(fcinfo), agg_group(fcinfo), fpr,
							  expected);

	if (VARATT_IS_EXTERNAL_EXPANDED_RW(PG_GETARG_POINTER(0)))
		state = pgrf_bloom_state(PG_GETARG_DATUM(0));
	else
		state = pgrf_bloom_expand(agg_context(fcinfo), agg_group(fcinfo),
								  PG_GETARG_DATUM(0));
	check_same_fpr(state->fpr, fpr);
	if ((int64) state->expected != expected)
		ereport(ERROR,
				(errcode(ERRCODE_INVALID_PARAMETER_VALUE),
				 errmsg("expected number of keys must be the same for all rows"),
				 errdetail("It was " UINT64_FORMAT " for some and is " INT64_FORMAT " for others.",
						   (uint64) state->expected, expected)));
	return state;
}

static inline Datum
bloom_result(BloomState *state)
{
	return EOHPGetRWDatum(&state->hdr);
}

/* As set_plain_family(). */
static inline void
bloom_plain_family(BloomState *state, uint8 family)
{
	if (unlikely(state->keys.family != family))
	{
		PgrfKeyType kt = {0};

		kt.keys.family = family;
		pgrf_bloom_set_type(state, &kt);
	}
}

PG_FUNCTION_INFO_V1(pgrf_bloom_trans_int2);
Datum
pgrf_bloom_trans_int2(PG_FUNCTION_ARGS)
{
	BloomState *state = bloom_argument(fcinfo);

	if (!PG_ARGISNULL(1))
	{
		bloom_plain_family(state, RF_FAMILY_INT);
		pgrf_bloom_add_hash(state, pgrf_hash_int8(PG_GETARG_INT16(1)));
	}
	PG_RETURN_DATUM(bloom_result(state));
}

PG_FUNCTION_INFO_V1(pgrf_bloom_trans_int4);
Datum
pgrf_bloom_trans_int4(PG_FUNCTION_ARGS)
{
	BloomState *state = bloom_argument(fcinfo);

	if (!PG_ARGISNULL(1))
	{
		bloom_plain_family(state, RF_FAMILY_INT);
		pgrf_bloom_add_hash(state, pgrf_hash_int8(PG_GETARG_INT32(1)));
	}
	PG_RETURN_DATUM(bloom_result(state));
}

PG_FUNCTION_INFO_V1(pgrf_bloom_trans_int8);
Datum
pgrf_bloom_trans_int8(PG_FUNCTION_ARGS)
{
	BloomState *state = bloom_argument(fcinfo);

	if (!PG_ARGISNULL(1))
	{
		bloom_plain_family(state, RF_FAMILY_INT);
		pgrf_bloom_add_hash(state, pgrf_hash_int8(PG_GETARG_INT64(1)));
	}
	PG_RETURN_DATUM(bloom_result(state));
}

PG_FUNCTION_INFO_V1(pgrf_bloom_trans_text);
Datum
pgrf_bloom_trans_text(PG_FUNCTION_ARGS)
{
	BloomState *state = bloom_argument(fcinfo);

	if (!PG_ARGISNULL(1))
	{
		if (unlikely(state->keys.family == RF_FAMILY_NONE))
			pgrf_check_collation(PG_GET_COLLATION());
		bloom_plain_family(state, RF_FAMILY_TEXT);
		pgrf_bloom_add_hash(state, pgrf_hash_text(PG_GETARG_DATUM(1)));
	}
	PG_RETURN_DATUM(bloom_result(state));
}

PG_FUNCTION_INFO_V1(pgrf_bloom_trans_bytea);
Datum
pgrf_bloom_trans_bytea(PG_FUNCTION_ARGS)
{
	BloomState *state = bloom_argument(fcinfo);

	if (!PG_ARGISNULL(1))
	{
		bloom_plain_family(state, RF_FAMILY_BYTEA);
		pgrf_bloom_add_hash(state, pgrf_hash_bytea(PG_GETARG_DATUM(1)));
	}
	PG_RETURN_DATUM(bloom_result(state));
}

PG_FUNCTION_INFO_V1(pgrf_bloom_trans_uuid);
Datum
pgrf_bloom_trans_uuid(PG_FUNCTION_ARGS)
{
	BloomState *state = bloom_argument(fcinfo);

	if (!PG_ARGISNULL(1))
	{
		bloom_plain_family(state, RF_FAMILY_UUID);
		pgrf_bloom_add_hash(state, pgrf_hash_uuid(PG_GETARG_DATUM(1)));
	}
	PG_RETURN_DATUM(bloom_result(state));
}

PG_FUNCTION_INFO_V1(pgrf_bloom_trans_any);
Datum
pgrf_bloom_trans_any(PG_FUNCTION_ARGS)
{
	BloomState *state = bloom_argument(fcinfo);

	if (!PG_ARGISNULL(1))
	{
		PgrfKeyType *kt;
		uint64_t	hash;

		kt = agg_key_type(fcinfo, &state->key_type, state->hdr.eoh_context);
		hash = pgrf_key_hash(kt, PG_GETARG_DATUM(1));
		pgrf_bloom_set_type(state, kt);
		pgrf_bloom_add_hash(state, hash);
	}
	PG_RETURN_DATUM(bloom_result(state));
}

/* Combine: also the transition function of bloom_union_agg(). */
PG_FUNCTION_INFO_V1(pgrf_bloom_combine);
Datum
pgrf_bloom_combine(PG_FUNCTION_ARGS)
{
	MemoryContext cxt = agg_context(fcinfo);
	BloomState *state;
	Filter	   *flat;
	rf_filter	view;

	if (PG_ARGISNULL(1))
	{
		if (PG_ARGISNULL(0))
			PG_RETURN_NULL();
		PG_RETURN_DATUM(PG_GETARG_DATUM(0));
	}
	if (PG_ARGISNULL(0))
	{
		state = pgrf_bloom_expand(cxt, agg_group(fcinfo), PG_GETARG_DATUM(1));
		PG_RETURN_DATUM(bloom_result(state));
	}

	state = pgrf_bloom_state(PG_GETARG_DATUM(0));
	if (state == NULL)
		state = pgrf_bloom_expand(cxt, agg_group(fcinfo), PG_GETARG_DATUM(0));
	flat = PG_GETARG_FILTER_PP(1);
	pgrf_open(&view, RF_KIND_BLOOM, flat);
	pgrf_bloom_merge(state, &view);
	PG_FREE_IF_COPY(flat, 1);
	PG_RETURN_DATUM(bloom_result(state));
}

/* The final function of states that are what the aggregate returns. */
PG_FUNCTION_INFO_V1(pgrf_bloom_union_final);
Datum
pgrf_bloom_union_final(PG_FUNCTION_ARGS)
{
	(void) agg_context(fcinfo);
	if (PG_ARGISNULL(0))
		PG_RETURN_FILTER_P(pgrf_build(RF_KIND_BLOOM,
									  pgrf_keyset_new(CurrentMemoryContext, NULL, 0),
									  RF_FPR_DEFAULT));
	PG_RETURN_DATUM(PG_GETARG_DATUM(0));
}

/*
 * ------------------------------------------------------------------------
 * Final functions.
 * ------------------------------------------------------------------------
 */

static Datum
filter_final(FunctionCallInfo fcinfo, rf_kind kind)
{
	MemoryContext cxt = CurrentMemoryContext;
	KeysetState *state = NULL;

	(void) agg_context(fcinfo);
	if (PG_ARGISNULL(0))
		state = pgrf_keyset_new(cxt, NULL, 0);
	else
	{
		state = pgrf_keyset_state(PG_GETARG_DATUM(0));
		if (state == NULL)
			state = pgrf_keyset_expand(cxt, NULL, PG_GETARG_DATUM(0));
	}
	PG_RETURN_FILTER_P(pgrf_build(kind, state,
								  state->fpr > 0 ? state->fpr : RF_FPR_DEFAULT));
}

PG_FUNCTION_INFO_V1(pgrf_keyset_final);
Datum
pgrf_keyset_final(PG_FUNCTION_ARGS)
{
	return filter_final(fcinfo, RF_KIND_KEYSET);
}

PG_FUNCTION_INFO_V1(pgrf_bloom_final);
Datum
pgrf_bloom_final(PG_FUNCTION_ARGS)
{
	return filter_final(fcinfo, RF_KIND_BLOOM);
}

PG_FUNCTION_INFO_V1(pgrf_ribbon_final);
Datum
pgrf_ribbon_final(PG_FUNCTION_ARGS)
{
	return filter_final(fcinfo, RF_KIND_RIBBON);
}
