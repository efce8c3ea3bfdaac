/*-------------------------------------------------------------------------
 *
 * filter_setops.c
 *	  Operations on filters and keys: adding, removing, union, sum,
 *	  intersection, folding, conversion to a set.
 *
 * Functions that add, remove or merge change their first argument in place if
 * it is expanded and read-write, else a copy.  They must raise errors before
 * the first change: after an error, a PL/pgSQL variable has its old value.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "miscadmin.h"
#include "nodes/primnodes.h"
#include "nodes/supportnodes.h"
#include "utils/builtins.h"

#include "filter_build.h"
#include "filter_setops.h"

/* ---- Two keysets ---- */

static Datum
keyset_combine(FunctionCallInfo fcinfo, rf_keyset_op op)
{
	Filter	   *a = PG_GETARG_FILTER_PP(0);
	Filter	   *b = PG_GETARG_FILTER_PP(1);
	rf_filter	va;
	rf_filter	vb;
	rf_wire		wire = {0};
	uint8_t    *payload;
	Filter	   *result;

	pgrf_filter_open(&va, RF_KIND_KEYSET, a);
	pgrf_filter_open(&vb, RF_KIND_KEYSET, b);
	pgrf_keyset_check_order(&va.u.keyset, 1);
	pgrf_keyset_check_order(&vb.u.keyset, 1);

	wire.kind = RF_KIND_KEYSET;
	wire.key_type = pgrf_merge_keys(&va.wire.key_type, &vb.wire.key_type);
	wire.nkeys = va.wire.nkeys;
	if (op == RF_KEYSET_UNION)
		wire.nkeys += vb.wire.nkeys;
	wire.payload_len = rf_keyset_bytes(wire.nkeys);
	result = pgrf_filter_new(&wire, &payload);

	/* Now the number is known: write the header again. */
	wire.nkeys = rf_keyset_combine(op, &va.u.keyset, &vb.u.keyset, payload,
								   pgrf_tick);
	wire.payload_len = rf_keyset_bytes(wire.nkeys);
	/* All empty sets are the same, and have no key type. */
	if (wire.nkeys == 0)
		memset(&wire.key_type, 0, sizeof(wire.key_type));
	(void) pgrf_filter_write_header(result, &wire);
	pgrf_filter_seal(result);
	PG_RETURN_FILTER_P(result);
}

/* ---- A filter and a key, a filter and another ---- */

/* The state to be changed: argument 0, or a copy. */
static BuildState *
state_to_change(FunctionCallInfo fcinfo, rf_kind kind)
{
	Datum		value = PG_GETARG_DATUM(0);
	BuildState *state = NULL;

	if (VARATT_IS_EXTERNAL_EXPANDED_RW(DatumGetPointer(value)))
		state = pgrf_state(value, kind);
	if (state != NULL)
		return state;
	return kind == RF_KIND_KEYSET ?
		&pgrf_keyset_expand(NULL, value, pgrf_items_for(RF_KIND_KEYSET))->base :
		&pgrf_filter_state_expand(kind, NULL, value)->base;
}

static Datum
with_hash(BuildState *state, uint64 hash)
{
	if (state->wire.kind == RF_KIND_KEYSET)
		pgrf_keyset_add((KeysetState *) state, hash);
	else
		pgrf_filter_state_add((FilterState *) state, hash);
	return pgrf_state_datum(state);
}

/* The type of the key, argument 1. */
static PgrfKeyType *
key_type(FunctionCallInfo fcinfo)
{
	if (fcinfo->flinfo->fn_extra == NULL)
		fcinfo->flinfo->fn_extra =
			pgrf_arg_key_type(fcinfo, 1, fcinfo->flinfo->fn_mcxt);
	return fcinfo->flinfo->fn_extra;
}

static Datum
add_key(FunctionCallInfo fcinfo, rf_kind kind)
{
	BuildState *state = state_to_change(fcinfo, kind);
	PgrfKeyType *kt = key_type(fcinfo);
	uint64		hash = pgrf_key_hash(kt, PG_GETARG_DATUM(1));

	pgrf_state_set_type(state, kt);
	return with_hash(state, hash);
}

/* A literal is read as a key of the filter's type. */
static Datum
add_literal(FunctionCallInfo fcinfo, rf_kind kind)
{
	BuildState *state = state_to_change(fcinfo, kind);
	uint64		hash;

	pgrf_check_collation(PG_GET_COLLATION());
	hash = pgrf_literal_to_add(&state->wire.key_type, PG_GETARG_TEXT_PP(1));
	if (state->wire.key_type.family == RF_FAMILY_NONE)
		state->wire.key_type.family = RF_FAMILY_TEXT;
	return with_hash(state, hash);
}

/* Removes a hash; argument 2 says if it may be absent. */
static Datum
without_hash(FunctionCallInfo fcinfo, BuildState *state, uint64 hash)
{
	if ((state->wire.key_type.family == RF_FAMILY_NONE ||
		 pgrf_filter_state_remove((FilterState *) state, hash) == RF_ABSENT) &&
		!PG_GETARG_BOOL(2))
		ereport(ERROR,
				(errcode(ERRCODE_INVALID_PARAMETER_VALUE),
				 errmsg("key to be removed is not in the %s",
						pgrf_type_name((rf_kind) state->wire.kind)),
				 errdetail("It was never added, or has been removed as often as it was added."),
				 errhint("To leave the filter as it is where a key is absent, pass missing_ok => true.")));
	return pgrf_state_datum(state);
}

static Datum
remove_key(FunctionCallInfo fcinfo, rf_kind kind)
{
	BuildState *state = state_to_change(fcinfo, kind);
	PgrfKeyType *kt = key_type(fcinfo);
	uint64		hash = pgrf_key_hash(kt, PG_GETARG_DATUM(1));

	pgrf_check_key_type(&state->wire.key_type, kt);
	return without_hash(fcinfo, state, hash);
}

static Datum
remove_literal(FunctionCallInfo fcinfo, rf_kind kind)
{
	BuildState *state = state_to_change(fcinfo, kind);

	pgrf_check_collation(PG_GET_COLLATION());
	return without_hash(fcinfo, state,
						pgrf_literal_to_add(&state->wire.key_type,
											PG_GETARG_TEXT_PP(1)));
}

/* Removes the keys of the second filter from the first. */
static Datum
subtract(FunctionCallInfo fcinfo, rf_kind kind)
{
	Filter	   *b = PG_GETARG_FILTER_PP(1);
	BuildState *state = state_to_change(fcinfo, kind);
	rf_filter	view;

	pgrf_filter_open(&view, kind, b);
	if (!pgrf_filter_state_subtract((FilterState *) state, &view))
		ereport(ERROR,
				(errcode(ERRCODE_INVALID_PARAMETER_VALUE),
				 errmsg("%s to be subtracted has keys that the other lacks",
						pgrf_type_name(kind)),
				 errdetail("One of its counters is greater than the one that it is to be subtracted from."),
				 errhint("Subtract keys that have been added before, and only as often.")));
	return pgrf_state_datum(state);
}

static Datum
unite(FunctionCallInfo fcinfo, rf_kind kind)
{
	Filter	   *b = PG_GETARG_FILTER_PP(1);
	BuildState *state = state_to_change(fcinfo, kind);
	rf_filter	view;

	pgrf_filter_open(&view, kind, b);
	pgrf_filter_state_merge((FilterState *) state, &view, false);
	return pgrf_state_datum(state);
}

static Datum
empty(FunctionCallInfo fcinfo, rf_kind kind)
{
	double		fpr = pgrf_fpr_argument(fcinfo, 0, kind);
	int64		expected = pgrf_expected_argument(fcinfo, 1);

	return pgrf_state_datum(&pgrf_filter_state_new(kind, NULL, fpr, expected)->base);
}

static Datum
from_keyset(FunctionCallInfo fcinfo, rf_kind kind)
{
	double		fpr = pgrf_fpr_argument(fcinfo, 1, kind);
	KeysetState *state;

	if (PG_ARGISNULL(0))
		PG_RETURN_NULL();
	state = pgrf_keyset_expand(NULL, PG_GETARG_DATUM(0), pgrf_items_for(RF_KIND_KEYSET));
	PG_RETURN_FILTER_P(pgrf_build(kind, state, fpr));
}

/* The filter of the same keys, each once, of the kind that does not count. */
static Datum
to_set(FunctionCallInfo fcinfo, rf_kind kind)
{
	Filter	   *filter = PG_GETARG_FILTER_PP(0);
	rf_filter	view;
	const rf_kind_ops *set_kind;
	rf_wire		wire;
	Filter	   *result;
	uint8_t    *payload;

	pgrf_filter_open(&view, kind, filter);
	set_kind = view.ops->count->set_kind;
	wire = view.wire;
	wire.kind = set_kind->code;
	wire.payload_len = set_kind->expected_bytes(&view.u, wire.nkeys);
	result = pgrf_filter_new(&wire, &payload);
	view.ops->count->set(&view.u, payload, pgrf_tick);
	pgrf_filter_seal(result);
	PG_RETURN_FILTER_P(result);
}

/* ---- Folding: a filter made smaller, without its keys ---- */

/* Folds a filter to a shape that change->can_fold() allows. */
static Filter *
folded(const rf_filter *view, const rf_shape *shape, uint64 expected)
{
	rf_wire		wire = view->wire;
	Filter	   *result;
	uint8_t    *payload;

	wire.nkeys = expected;
	wire.payload_len = view->ops->expected_bytes(shape, expected);
	result = pgrf_filter_new(&wire, &payload);
	view->ops->change->fold(&view->u, shape, payload, pgrf_tick);
	pgrf_filter_seal(result);
	return result;
}

static void
cannot_fold(const rf_filter *view, const rf_shape *shape, int64 expected)
{
	const rf_kind_ops *ops = view->ops;
	uint64		least = ops->change->fold_min_bytes;
	uint64		bytes = FILTER_VALUE_BYTES(&view->wire);
	uint64		header = bytes - view->wire.payload_len;
	double		fpr = view->wire.fpr;
	rf_builder	to;

	(void) ops->begin(&to, shape, 0, NULL, 0, NULL);
	ereport(ERROR,
			(errcode(ERRCODE_INVALID_PARAMETER_VALUE),
			 errmsg("%s filter cannot be folded to the size for " INT64_FORMAT " keys",
					ops->name, expected),
			 errdetail("It has " UINT64_FORMAT " bytes and %u %s, that size " UINT64_FORMAT " bytes and %u %s.",
					   bytes, view->wire.param, ops->param_name,
					   header + to.payload_len, to.param, ops->param_name),
			 view->wire.payload_len <= least ?
			 errhint("Only filters of more than " UINT64_FORMAT " bytes can be folded.",
					 header + least) :
			 errhint("At its target rate, it can be folded to sizes for " UINT64_FORMAT " to " UINT64_FORMAT " keys.",
					 (uint64) ops->capacity(least, fpr, NULL) + 1,
					 (uint64) ops->capacity(view->wire.payload_len, fpr, NULL))));
}

/* Folds to the size for a number of keys; without keys, makes that size. */
static Datum
fold_to(FunctionCallInfo fcinfo, rf_kind kind)
{
	int64		expected = pgrf_expected_argument(fcinfo, 1);
	rf_filter	view;
	rf_shape	shape;

	if (PG_ARGISNULL(0))
		PG_RETURN_NULL();
	pgrf_filter_open(&view, kind, PG_GETARG_FILTER_PP(0));
	pgrf_filter_state_plan(kind, view.wire.fpr, expected, &shape);
	if (view.wire.key_type.family == RF_FAMILY_NONE)
		return pgrf_state_datum(&pgrf_filter_state_new(kind, NULL, view.wire.fpr, expected)->base);
	if (!view.ops->change->can_fold(&view.u, &shape))
		cannot_fold(&view, &shape, expected);
	PG_RETURN_FILTER_P(folded(&view, &shape, (uint64) expected));
}

/*
 * Folds as far as the filter keeps its target rate.  The result has the number
 * of keys of a filter built in this size, so that the two can be united.
 */
static Datum
fold(FunctionCallInfo fcinfo, rf_kind kind)
{
	Filter	   *filter = PG_GETARG_FILTER_PP(0);
	rf_filter	view;
	rf_shape	shape;
	double		fpr;
	uint64		len;

	pgrf_filter_open(&view, kind, filter);
	fpr = view.wire.fpr;
	pgrf_check_fpr(kind, fpr);
	if (view.wire.key_type.family == RF_FAMILY_NONE)
		PG_RETURN_FILTER_P(pgrf_build_empty(kind, fpr));
	view.ops->change->fold_plan(&view.u, fpr, &shape, pgrf_tick);
	len = view.ops->expected_bytes(&shape, 0);
	if (len == view.wire.payload_len)
		PG_RETURN_FILTER_P(filter);
	PG_RETURN_FILTER_P(folded(&view, &shape,
							  view.ops->capacity(len, fpr, pgrf_tick)));
}

/*
 * The support function of functions that change their first argument: may
 * PL/pgSQL pass the variable read-write to which it assigns the result?  The
 * other arguments may use it, too: they are evaluated before the call.
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

pg_noreturn static Datum
refuse_union(void)
{
	ereport(ERROR,
			(errcode(ERRCODE_FEATURE_NOT_SUPPORTED),
			 errmsg("maps cannot be united"),
			 errdetail("A map does not know the keys that it was made of."),
			 errhint("Keep the keys with their values, and build the map of all of them.")));
}

/* For each use of kinds: SQL name, call, and PGRF_MAKE_ of the function. */

#define SETOPS_MAP(X, NAME, name) \
	X(name, union, refuse_union(), UNKNOWN)
#define SETOPS_STATIC(X, NAME, name) \
	X(name, from_keyset, from_keyset(fcinfo, RF_KIND_##NAME), REBUILT)
#define SETOPS_ADDING(X, NAME, name) \
	X(name, add_key, add_key(fcinfo, RF_KIND_##NAME), OF_FIRST) \
	X(name, add_literal, add_literal(fcinfo, RF_KIND_##NAME), OF_FIRST)
#define SETOPS_SET(X, NAME, name) \
	SETOPS_ADDING(X, NAME, name) \
	X(name, union, keyset_combine(fcinfo, RF_KEYSET_UNION), UNION) \
	X(name, intersection, keyset_combine(fcinfo, RF_KEYSET_INTERSECTION), INTERSECTION) \
	X(name, difference, keyset_combine(fcinfo, RF_KEYSET_DIFFERENCE), OF_FIRST)
#define SETOPS_SIZED(X, NAME, name) \
	SETOPS_STATIC(X, NAME, name) \
	SETOPS_ADDING(X, NAME, name) \
	X(name, empty, empty(fcinfo, RF_KIND_##NAME), UNKNOWN)
#define SETOPS_FOLDING(X, NAME, name) \
	SETOPS_SIZED(X, NAME, name) \
	X(name, union, unite(fcinfo, RF_KIND_##NAME), UNION) \
	X(name, fold, fold(fcinfo, RF_KIND_##NAME), OF_FIRST) \
	X(name, fold_to, fold_to(fcinfo, RF_KIND_##NAME), OF_FIRST)
#define SETOPS_COUNTING(X, NAME, name) \
	SETOPS_SIZED(X, NAME, name) \
	X(name, remove_key, remove_key(fcinfo, RF_KIND_##NAME), OF_FIRST) \
	X(name, remove_literal, remove_literal(fcinfo, RF_KIND_##NAME), OF_FIRST) \
	X(name, sum, unite(fcinfo, RF_KIND_##NAME), UNION) \
	X(name, difference, subtract(fcinfo, RF_KIND_##NAME), OF_FIRST) \
	X(name, to_set, to_set(fcinfo, RF_KIND_##NAME), OF_FIRST)

#define SETOP(name, verb, call, making) \
	SQL_FUNCTION(pgrf_##name##_##verb, return call)
#define SETOPS(code, NAME, name, use) SETOPS_##use(SETOP, NAME, name)

RF_KINDS(SETOPS)

#define MAKING(name, verb, call, making) \
	function.fn_addr == pgrf_##name##_##verb ? PGRF_MAKE_##making :
#define MAKINGS(code, NAME, name, use) SETOPS_##use(MAKING, NAME, name)

PgrfMaking
pgrf_making_of(Oid funcid)
{
	FmgrInfo	function;

	fmgr_info(funcid, &function);
	return RF_KINDS(MAKINGS) PGRF_MAKE_UNKNOWN;
}
