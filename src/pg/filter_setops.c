/*-------------------------------------------------------------------------
 *
 * filter_setops.c
 *	  Functions that make filters of filters, keys and arrays.
 *
 * IDENTIFICATION
 *	  src/pg/filter_setops.c
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "miscadmin.h"
#include "nodes/primnodes.h"
#include "nodes/supportnodes.h"
#include "utils/array.h"
#include "utils/builtins.h"

#include "pgrf.h"

/*
 * ------------------------------------------------------------------------
 * Two keysets.
 * ------------------------------------------------------------------------
 */

static Datum
keyset_combine(FunctionCallInfo fcinfo, rf_keyset_op op)
{
	Filter	   *a = PG_GETARG_FILTER_PP(0);
	Filter	   *b = PG_GETARG_FILTER_PP(1);
	rf_filter	va,
				vb;
	rf_wire		wire = {0};
	uint8_t    *payload;
	Filter	   *result;

	pgrf_open(&va, RF_KIND_KEYSET, a);
	pgrf_open(&vb, RF_KIND_KEYSET, b);
	pgrf_keyset_check_order(&va.u.keyset);
	pgrf_keyset_check_order(&vb.u.keyset);

	wire.kind = RF_KIND_KEYSET;
	wire.keys = pgrf_merge_keys(&va.wire.keys, &vb.wire.keys);
	wire.nkeys = va.wire.nkeys;
	if (op == RF_KEYSET_UNION)
		wire.nkeys += vb.wire.nkeys;
	wire.payload_len = wire.nkeys * RF_KEYSET_KEY_BYTES;
	result = pgrf_new_filter(&wire, &payload);

	/* Now that the number is known, write the header once more. */
	wire.nkeys = rf_keyset_combine(op, &va.u.keyset, &vb.u.keyset, payload,
								   pgrf_tick);
	wire.payload_len = wire.nkeys * RF_KEYSET_KEY_BYTES;
	if (wire.nkeys == 0)
	{
		/* An empty set is the same whatever was taken away from it. */
		memset(&wire.keys, 0, sizeof(wire.keys));
	}
	rf_wire_write((uint8_t *) VARDATA(result), &wire);
	SET_VARSIZE(result,
				VARHDRSZ + rf_wire_bytes(wire.keys.desc_len, wire.payload_len));
	pgrf_seal(result);
	PG_RETURN_FILTER_P(result);
}

PG_FUNCTION_INFO_V1(pgrf_keyset_union);
Datum
pgrf_keyset_union(PG_FUNCTION_ARGS)
{
	return keyset_combine(fcinfo, RF_KEYSET_UNION);
}

PG_FUNCTION_INFO_V1(pgrf_keyset_intersection);
Datum
pgrf_keyset_intersection(PG_FUNCTION_ARGS)
{
	return keyset_combine(fcinfo, RF_KEYSET_INTERSECTION);
}

PG_FUNCTION_INFO_V1(pgrf_keyset_difference);
Datum
pgrf_keyset_difference(PG_FUNCTION_ARGS)
{
	return keyset_combine(fcinfo, RF_KEYSET_DIFFERENCE);
}

/*
 * ------------------------------------------------------------------------
 * Bloom filters, united and folded.
 * ------------------------------------------------------------------------
 */

/*
 * A filter to be changed: itself if the caller has left it to us, by passing it
 * expanded and read-write, or else a copy.  What must be checked has to be
 * checked before the first change: after an error, a variable of PL/pgSQL is
 * to have its old value.
 */
static BloomState *
bloom_to_change(Datum value)
{
	if (VARATT_IS_EXTERNAL_EXPANDED_RW(DatumGetPointer(value)))
		return pgrf_bloom_state(value);
	return pgrf_bloom_expand(CurrentMemoryContext, NULL, value);
}

PG_FUNCTION_INFO_V1(pgrf_bloom_union);
Datum
pgrf_bloom_union(PG_FUNCTION_ARGS)
{
	Filter	   *b = PG_GETARG_FILTER_PP(1);
	BloomState *state = bloom_to_change(PG_GETARG_DATUM(0));
	rf_filter	view;

	pgrf_open(&view, RF_KIND_BLOOM, b);
	pgrf_bloom_merge(state, &view);
	PG_RETURN_DATUM(EOHPGetRWDatum(&state->hdr));
}

/* An opened filter, folded to a shape that it can be folded to. */
static Filter *
bloom_folded(const rf_filter *view, const rf_bloom_shape *shape,
			 uint64_t expected)
{
	rf_wire		wire = view->wire;
	Filter	   *result;
	uint8_t    *bits;

	wire.nkeys = expected;
	wire.payload_len = shape->nbytes;
	result = pgrf_new_filter(&wire, &bits);
	rf_bloom_fold(&view->u.bloom, shape, bits, pgrf_tick);
	pgrf_seal(result);
	return result;
}

/* Raises the error for a shape that a filter cannot be folded to. */
static void
cannot_fold(const rf_filter *view, const rf_bloom_shape *to, int64 expected)
{
	const rf_bloom_shape *from = &view->u.bloom.shape;
	double		fpr = view->wire.fpr;

	ereport(ERROR,
			(errcode(ERRCODE_INVALID_PARAMETER_VALUE),
			 errmsg("bloom filter cannot be folded to the size for " INT64_FORMAT " keys",
					expected),
			 errdetail("It has " UINT64_FORMAT " bytes and %u probes, that size " UINT64_FORMAT " bytes and %u probes.",
					   (uint64) from->nbytes, from->probes,
					   (uint64) to->nbytes, to->probes),
			 from->nblocks == 1 ?
			 errhint("Only filters of more than %d bytes can be folded.",
					 RF_BLOOM_SINGLE_BYTES) :
			 errhint("At its target rate, it can be folded to sizes for " UINT64_FORMAT " to " UINT64_FORMAT " keys.",
					 (uint64) rf_bloom_capacity(RF_BLOOM_SINGLE_BYTES, fpr, NULL) + 1,
					 (uint64) rf_bloom_capacity(from->nbytes, fpr, NULL))));
}

/*
 * Folds to the size for a number of keys, at the filter's target rate.  One
 * without keys is of any size.
 */
PG_FUNCTION_INFO_V1(pgrf_bloom_fold_to);
Datum
pgrf_bloom_fold_to(PG_FUNCTION_ARGS)
{
	int64		expected = pgrf_expected_argument(fcinfo, 1);
	rf_filter	view;
	rf_bloom_shape shape;

	if (PG_ARGISNULL(0))
		PG_RETURN_NULL();
	pgrf_open(&view, RF_KIND_BLOOM, PG_GETARG_FILTER_PP(0));
	pgrf_bloom_plan(view.wire.fpr, expected, &shape);
	if (view.wire.keys.family == RF_FAMILY_NONE)
	{
		BloomState *state = pgrf_bloom_new(CurrentMemoryContext, NULL,
										   view.wire.fpr, expected);

		PG_RETURN_DATUM(EOHPGetRWDatum(&state->hdr));
	}
	if (!rf_bloom_can_fold(&view.u.bloom.shape, &shape))
		cannot_fold(&view, &shape, expected);
	PG_RETURN_FILTER_P(bloom_folded(&view, &shape, (uint64_t) expected));
}

/*
 * Folds as far as the filter keeps its target rate.  The number of keys that it
 * is then made for is that of a filter built in this size, so that the two can
 * be united.
 */
PG_FUNCTION_INFO_V1(pgrf_bloom_fold);
Datum
pgrf_bloom_fold(PG_FUNCTION_ARGS)
{
	Filter	   *filter = PG_GETARG_FILTER_PP(0);
	rf_filter	view;
	rf_bloom_shape shape;
	double		fpr;

	pgrf_open(&view, RF_KIND_BLOOM, filter);
	fpr = view.wire.fpr;
	pgrf_check_fpr(RF_KIND_BLOOM, fpr);
	if (view.wire.keys.family == RF_FAMILY_NONE)
		PG_RETURN_FILTER_P(pgrf_build(RF_KIND_BLOOM,
									  pgrf_keyset_new(CurrentMemoryContext, NULL, 0),
									  fpr));
	shape = view.u.bloom.shape;
	shape.nblocks = rf_bloom_fold_blocks(&view.u.bloom, fpr, pgrf_tick);
	if (shape.nblocks == view.u.bloom.shape.nblocks)
		PG_RETURN_FILTER_P(filter);
	shape.nbytes = shape.nblocks * RF_BLOOM_BLOCK_BYTES;
	PG_RETURN_FILTER_P(bloom_folded(&view, &shape,
									rf_bloom_capacity(shape.nbytes, fpr, pgrf_tick)));
}

/*
 * ------------------------------------------------------------------------
 * A filter and a key.
 * ------------------------------------------------------------------------
 */

/* The hash of key argument 1, and its type in *kt. */
static uint64_t
key_argument(FunctionCallInfo fcinfo, PgrfKeyType **kt)
{
	if (fcinfo->flinfo->fn_extra == NULL)
		fcinfo->flinfo->fn_extra =
			pgrf_arg_key_type(fcinfo, 1, fcinfo->flinfo->fn_mcxt);
	*kt = (PgrfKeyType *) fcinfo->flinfo->fn_extra;
	return pgrf_key_hash(*kt, PG_GETARG_DATUM(1));
}

/* As bloom_to_change(). */
static KeysetState *
keyset_to_change(Datum value)
{
	if (VARATT_IS_EXTERNAL_EXPANDED_RW(DatumGetPointer(value)))
		return pgrf_keyset_state(value);
	return pgrf_keyset_expand(CurrentMemoryContext, NULL, value);
}

/* Argument 1, a key written without a type. */
static const text *
literal_argument(FunctionCallInfo fcinfo)
{
	pgrf_check_collation(PG_GET_COLLATION());
	return PG_GETARG_TEXT_PP(1);
}

PG_FUNCTION_INFO_V1(pgrf_keyset_add_key);
Datum
pgrf_keyset_add_key(PG_FUNCTION_ARGS)
{
	KeysetState *state = keyset_to_change(PG_GETARG_DATUM(0));
	PgrfKeyType *kt;
	uint64_t	hash = key_argument(fcinfo, &kt);

	pgrf_keyset_set_type(state, kt);
	pgrf_keyset_add(state, hash);
	PG_RETURN_DATUM(EOHPGetRWDatum(&state->hdr));
}

/* A literal is read as a key of the filter's type, so that stays. */
PG_FUNCTION_INFO_V1(pgrf_keyset_add_literal);
Datum
pgrf_keyset_add_literal(PG_FUNCTION_ARGS)
{
	KeysetState *state = keyset_to_change(PG_GETARG_DATUM(0));
	uint64_t	hash = pgrf_literal_to_add(&state->keys,
										   literal_argument(fcinfo));

	if (state->keys.family == RF_FAMILY_NONE)
		state->keys.family = RF_FAMILY_TEXT;
	pgrf_keyset_add(state, hash);
	PG_RETURN_DATUM(EOHPGetRWDatum(&state->hdr));
}

PG_FUNCTION_INFO_V1(pgrf_bloom_add_key);
Datum
pgrf_bloom_add_key(PG_FUNCTION_ARGS)
{
	BloomState *state = bloom_to_change(PG_GETARG_DATUM(0));
	PgrfKeyType *kt;
	uint64_t	hash = key_argument(fcinfo, &kt);

	pgrf_bloom_set_type(state, kt);
	pgrf_bloom_add_hash(state, hash);
	PG_RETURN_DATUM(EOHPGetRWDatum(&state->hdr));
}

PG_FUNCTION_INFO_V1(pgrf_bloom_add_literal);
Datum
pgrf_bloom_add_literal(PG_FUNCTION_ARGS)
{
	BloomState *state = bloom_to_change(PG_GETARG_DATUM(0));
	uint64_t	hash = pgrf_literal_to_add(&state->keys,
										   literal_argument(fcinfo));

	if (state->keys.family == RF_FAMILY_NONE)
		state->keys.family = RF_FAMILY_TEXT;
	pgrf_bloom_add_hash(state, hash);
	PG_RETURN_DATUM(EOHPGetRWDatum(&state->hdr));
}

/*
 * The support function of functions that change their first argument if they get
 * it read-write.  PL/pgSQL asks if it may pass a variable so, being about to
 * assign the result to it.  The variable may be in the other arguments, too:
 * they are evaluated before the call.
 */
PG_FUNCTION_INFO_V1(pgrf_change_support);
Datum
pgrf_change_support(PG_FUNCTION_ARGS)
{
	Node	   *variable = NULL;

#ifdef PGRF_MODIFY_IN_PLACE
	Node	   *request = (Node *) PG_GETARG_POINTER(0);

	if (IsA(request, SupportRequestModifyInPlace))
	{
		SupportRequestModifyInPlace *modify = (SupportRequestModifyInPlace *) request;
		Param	   *first = (Param *) linitial(modify->args);

		if (IsA(first, Param) && first->paramkind == PARAM_EXTERN &&
			first->paramid == modify->paramid)
			variable = (Node *) first;
	}
#endif
	PG_RETURN_POINTER(variable);
}

/*
 * ------------------------------------------------------------------------
 * From arrays, from keysets, from nothing.
 * ------------------------------------------------------------------------
 */

static Datum
build_from_array(FunctionCallInfo fcinfo, rf_kind kind)
{
	double		fpr = 0;
	ArrayType  *array;
	KeysetState *state;
	PgrfKeyType *kt;
	ArrayIterator iterator;
	Datum		key;
	bool		isnull;

	if (kind != RF_KIND_KEYSET)
		fpr = pgrf_fpr_argument(fcinfo, 1, kind);
	if (PG_ARGISNULL(0))
		PG_RETURN_NULL();
	array = PG_GETARG_ARRAYTYPE_P(0);
	state = pgrf_keyset_new(CurrentMemoryContext, NULL, 0);
	kt = pgrf_key_type(ARR_ELEMTYPE(array), -1,
					   pgrf_element_collation(fcinfo, 0, ARR_ELEMTYPE(array)),
					   state->hdr.eoh_context);
	iterator = array_create_iterator(array, 0, NULL);
	while (array_iterate(iterator, &key, &isnull))
	{
		uint64_t	hash;

		CHECK_FOR_INTERRUPTS();
		if (isnull)
			continue;
		hash = pgrf_key_hash(kt, key);
		pgrf_keyset_set_type(state, kt);
		pgrf_keyset_add(state, hash);
	}
	array_free_iterator(iterator);
	PG_RETURN_FILTER_P(pgrf_build(kind, state, fpr));
}

PG_FUNCTION_INFO_V1(pgrf_keyset_build);
Datum
pgrf_keyset_build(PG_FUNCTION_ARGS)
{
	return build_from_array(fcinfo, RF_KIND_KEYSET);
}

PG_FUNCTION_INFO_V1(pgrf_bloom_build);
Datum
pgrf_bloom_build(PG_FUNCTION_ARGS)
{
	return build_from_array(fcinfo, RF_KIND_BLOOM);
}

PG_FUNCTION_INFO_V1(pgrf_ribbon_build);
Datum
pgrf_ribbon_build(PG_FUNCTION_ARGS)
{
	return build_from_array(fcinfo, RF_KIND_RIBBON);
}

static Datum
build_from_keyset(FunctionCallInfo fcinfo, rf_kind kind)
{
	double		fpr = pgrf_fpr_argument(fcinfo, 1, kind);
	KeysetState *state;

	if (PG_ARGISNULL(0))
		PG_RETURN_NULL();
	state = pgrf_keyset_expand(CurrentMemoryContext, NULL, PG_GETARG_DATUM(0));
	PG_RETURN_FILTER_P(pgrf_build(kind, state, fpr));
}

PG_FUNCTION_INFO_V1(pgrf_bloom_from_keyset);
Datum
pgrf_bloom_from_keyset(PG_FUNCTION_ARGS)
{
	return build_from_keyset(fcinfo, RF_KIND_BLOOM);
}

PG_FUNCTION_INFO_V1(pgrf_ribbon_from_keyset);
Datum
pgrf_ribbon_from_keyset(PG_FUNCTION_ARGS)
{
	return build_from_keyset(fcinfo, RF_KIND_RIBBON);
}

PG_FUNCTION_INFO_V1(pgrf_bloom_empty);
Datum
pgrf_bloom_empty(PG_FUNCTION_ARGS)
{
	double		fpr = pgrf_fpr_argument(fcinfo, 0, RF_KIND_BLOOM);
	BloomState *state;

	state = pgrf_bloom_new(CurrentMemoryContext, NULL, fpr,
						   pgrf_expected_argument(fcinfo, 1));
	PG_RETURN_DATUM(EOHPGetRWDatum(&state->hdr));
}
