/*-------------------------------------------------------------------------
 *
 * filter_state.c
 *	  Filters under construction to which keys are added one by one: variables,
 *	  and states of aggregates with an expected number of keys.
 *
 * The filter has its final size from the first row on.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "filter_state.h"

/*
 * How many additions a saturated counter lost.  Only saturated counters have
 * an entry, so there are never more entries than keys.
 */
typedef struct Surplus
{
	uint64		counter;		/* its index */
	uint64		n;
} Surplus;

static Size
filter_flat_size(ExpandedObjectHeader *eohptr)
{
	FilterState *state = (FilterState *) eohptr;

	pgrf_filter_state_add_pending(state);
	return FILTER_VALUE_BYTES(&state->base.wire);
}

static void
filter_flatten(ExpandedObjectHeader *eohptr, void *result,
			   Size allocated_size)
{
	FilterState *state = (FilterState *) eohptr;

	pgrf_copy(pgrf_filter_write_header(result, &state->base.wire), state->payload,
			  state->base.wire.payload_len);
	Assert(VARSIZE(result) == allocated_size);
	pgrf_filter_seal(result);
}

static const ExpandedObjectMethods filter_methods = {
	filter_flat_size, filter_flatten
};

static FilterState *
filter_alloc(rf_kind kind, FunctionCallInfo agg)
{
	return (FilterState *) pgrf_state_alloc(sizeof(FilterState),
											&filter_methods, kind, agg);
}

/* Allocates an aligned payload; *chunk is the allocation to free. */
static uint8_t *
alloc_payload(FilterState *state, uint64 len, void **chunk)
{
	uint32		alignment = rf_kind_find(state->base.wire.kind)->alignment;

	*chunk = MemoryContextAllocHuge(state->base.hdr.eoh_context,
									len + alignment - 1);
	return (uint8_t *) TYPEALIGN(alignment, *chunk);
}

/* Replaces header and payload of the state. */
static void
filter_take(FilterState *state, const rf_wire *wire, uint8_t *payload,
			void *chunk)
{
	rf_filter	view;

	view.wire = *wire;
	view.wire.payload = payload;
	view.ops = rf_kind_find(wire->kind);
	if (view.ops->open(&view.u, &view.wire, NULL, NULL) != RF_OK)
		elog(ERROR, "could not open a filter under construction");
	if (state->chunk != NULL)
		pfree(state->chunk);
	state->base.wire = view.wire;
	state->view = view;
	state->payload = payload;
	state->chunk = chunk;
}

void
pgrf_filter_state_plan(rf_kind kind, double fpr, int64 expected, rf_shape *shape)
{
	const rf_kind_ops *ops = rf_kind_find(kind);
	uint64		nkeys = (uint64) expected;
	uint64		nbytes;

	pgrf_check_fpr(kind, fpr);
	if (expected <= 0)
		ereport(ERROR,
				(errcode(ERRCODE_NUMERIC_VALUE_OUT_OF_RANGE),
				 errmsg("expected number of keys must be greater than zero"),
				 errdetail("It is " INT64_FORMAT ".", expected)));
	if (ops->plan(nkeys, fpr, shape) != RF_OK)
	{
		/* too large to be planned: extrapolate from a million keys */
		if (ops->plan(1000000, fpr, shape) != RF_OK)
			elog(ERROR, "could not plan a %s", ops->type_name);
		nbytes = ops->expected_bytes(shape, 1000000);
		pgrf_too_large(kind, nkeys, fpr,
					   nkeys / 1000000 > PG_UINT64_MAX / nbytes ?
					   PG_UINT64_MAX : nkeys / 1000000 * nbytes);
	}
	nbytes = ops->expected_bytes(shape, nkeys);
	if (rf_wire_bytes(RF_WIRE_MAX_DESC, nbytes) > FILTER_MAX_LEN)
		pgrf_too_large(kind, nkeys, fpr, rf_wire_bytes(0, nbytes));
}

FilterState *
pgrf_filter_state_new(rf_kind kind, FunctionCallInfo agg, double fpr, int64 expected)
{
	const rf_kind_ops *ops = rf_kind_find(kind);
	rf_shape	shape;
	rf_builder	builder;
	rf_wire		wire;
	FilterState *state;
	uint64		len;
	uint8_t    *payload;
	void	   *chunk;
	HASHCTL		surplus = {.keysize = sizeof(uint64),.entrysize = sizeof(Surplus)};

	pgrf_filter_state_plan(kind, fpr, expected, &shape);
	state = filter_alloc(kind, agg);
	surplus.hcxt = state->base.hdr.eoh_context;
	len = ops->expected_bytes(&shape, (uint64) expected);
	payload = alloc_payload(state, len, &chunk);
	if (ops->begin(&builder, &shape, (uint64) expected, payload, len,
				   pgrf_tick) != RF_OK)
		elog(ERROR, "could not begin a %s", ops->type_name);
	wire = state->base.wire;
	wire.kind_flags = builder.kind_flags;
	wire.param = builder.param;
	wire.nkeys = (uint64) expected;
	wire.fpr = fpr;
	wire.payload_len = builder.payload_len;
	filter_take(state, &wire, payload, chunk);

	/* Keys leave a moving window again, and must leave no trace. */
	if (ops->count != NULL && agg != NULL && pgrf_in_moving_window(agg))
		state->surplus = hash_create("saturated counters", 16, &surplus,
									 HASH_ELEM | HASH_BLOBS | HASH_CONTEXT);
	return state;
}

/* Adds the pending hashes one by one, and counts what counters lose. */
static pg_noinline void
add_with_surplus(FilterState *state)
{
	const rf_kind_ops *ops = state->view.ops;

	for (uint32 i = 0; i < state->npending; i++)
	{
		uint64_t	at[RF_COUNTERS_OF_KEY];
		uint32		n = ops->count->saturated(&state->view.u,
											  state->pending[i], at);

		while (n-- > 0)
		{
			bool		found;
			Surplus    *surplus = hash_search(state->surplus, &at[n], HASH_ENTER,
											  &found);

			surplus->n = found ? surplus->n + 1 : 1;
		}
		ops->change->add(&state->view.u, state->payload, &state->pending[i], 1,
						 pgrf_tick);
	}
}

void
pgrf_filter_state_add_pending(FilterState *state)
{
	if (state->surplus != NULL)
		add_with_surplus(state);
	else
		state->view.ops->change->add(&state->view.u, state->payload,
									 state->pending, state->npending, pgrf_tick);
	state->npending = 0;
}

rf_removal
pgrf_filter_state_remove(FilterState *state, uint64 hash)
{
	const rf_count_ops *ops = state->view.ops->count;
	uint64_t	at[RF_COUNTERS_OF_KEY];
	uint32		n = 0;
	rf_removal	removal;

	pgrf_filter_state_add_pending(state);
	if (state->surplus != NULL)
		n = ops->saturated(&state->view.u, hash, at);
	removal = ops->remove(&state->view.u, state->payload, hash);
	if (removal != RF_SATURATED || state->surplus == NULL)
		return removal;
	while (n-- > 0)
	{
		Surplus    *surplus = hash_search(state->surplus, &at[n], HASH_FIND, NULL);

		if (surplus == NULL)
			ops->lower(state->payload, at[n]);
		else if (--surplus->n == 0)
			(void) hash_search(state->surplus, &at[n], HASH_REMOVE, NULL);
	}
	return RF_REMOVED;
}

/* Makes the state a copy of a filter; an error leaves it unchanged. */
static void
filter_copy(FilterState *state, const rf_filter *other)
{
	rf_wire		wire = other->wire;
	void	   *chunk;
	uint8_t    *payload;

	wire.key_type = pgrf_copy_keys(state->base.hdr.eoh_context, &wire.key_type);
	payload = alloc_payload(state, wire.payload_len, &chunk);
	pgrf_copy(payload, wire.payload, wire.payload_len);
	filter_take(state, &wire, payload, chunk);
}

FilterState *
pgrf_filter_state_expand(rf_kind kind, FunctionCallInfo agg, Datum value)
{
	Filter	   *flat = (Filter *) PG_DETOAST_DATUM_PACKED(value);
	FilterState *state = filter_alloc(kind, agg);
	rf_filter	view;

	pgrf_filter_open(&view, kind, flat);
	filter_copy(state, &view);
	if ((Pointer) flat != DatumGetPointer(value))
		pfree(flat);
	return state;
}

pg_noreturn static void
shapes_differ(const rf_kind_ops *ops, const rf_wire *a, const rf_wire *b)
{
	ereport(ERROR,
			(errcode(ERRCODE_INVALID_PARAMETER_VALUE),
			 errmsg("%s filters differ in size", ops->name),
			 errdetail("One has " UINT64_FORMAT " bytes and %u %s, the other " UINT64_FORMAT " bytes and %u %s.",
					   FILTER_VALUE_BYTES(a), a->param, ops->param_name,
					   FILTER_VALUE_BYTES(b), b->param, ops->param_name),
			 errhint("Build both with the same false positive rate and the same expected number of keys.")));
}

void
pgrf_filter_state_merge(FilterState *state, const rf_filter *other,
						bool of_aggregate)
{
	rf_wire    *a = &state->base.wire;
	const rf_wire *b = &other->wire;

	switch (rf_wire_merge(a, b))
	{
		case RF_MERGE_KEEP:
			return;
		case RF_MERGE_TAKE:
			filter_copy(state, other);
			return;
		case RF_MERGE_REFUSE:
			shapes_differ(other->ops, a, b);
		case RF_MERGE_ADD:
			break;
	}

	(void) pgrf_merge_keys(&a->key_type, &b->key_type);
	other->ops->change->merge(&state->view.u, state->payload, other->wire.payload,
							  of_aggregate ? pgrf_tick : NULL);
	a->nkeys = Max(a->nkeys, b->nkeys);
	a->fpr = Max(a->fpr, b->fpr);
}

bool
pgrf_filter_state_subtract(FilterState *state, const rf_filter *other)
{
	const rf_wire *a = &state->base.wire;
	const rf_wire *b = &other->wire;
	rf_wire		wire = *a;
	void	   *chunk;
	uint8_t    *payload;

	if (b->key_type.family == RF_FAMILY_NONE)
		return true;
	if (a->key_type.family == RF_FAMILY_NONE)
		return rf_filter_cardinality(other, pgrf_tick) == 0;
	if (!rf_wire_same_shape(a, b))
		shapes_differ(other->ops, a, b);
	(void) pgrf_merge_keys(&a->key_type, &b->key_type);

	/* In a copy: half of it may be done when a counter is too small. */
	pgrf_filter_state_add_pending(state);
	payload = alloc_payload(state, wire.payload_len, &chunk);
	pgrf_copy(payload, state->payload, wire.payload_len);
	if (!other->ops->count->subtract(&state->view.u, payload,
									 other->wire.payload, pgrf_tick))
	{
		pfree(chunk);
		return false;
	}
	filter_take(state, &wire, payload, chunk);
	return true;
}

void
pgrf_filter_state_view(FilterState *state, rf_filter *view)
{
	pgrf_filter_state_add_pending(state);
	*view = state->view;
	view->wire = state->base.wire;
}
