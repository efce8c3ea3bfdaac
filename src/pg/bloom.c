/*-------------------------------------------------------------------------
 *
 * bloom.c
 *	  Bloom filters under construction, the state of aggregates that are told
 *	  how many keys to expect.
 *
 * Memory is that of the filter from the first row on.  As in keyset.c, the
 * state is an expanded object and flattens by itself.
 *
 * IDENTIFICATION
 *	  src/pg/bloom.c
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "pgrf.h"

static Size bloom_flat_size(ExpandedObjectHeader *eohptr);
static void bloom_flatten(ExpandedObjectHeader *eohptr, void *result,
						  Size allocated_size);

static const ExpandedObjectMethods bloom_methods =
{
	bloom_flat_size,
	bloom_flatten
};

static BloomState *
bloom_alloc(MemoryContext cxt, ExprContext *group)
{
	MemoryContext own = pgrf_state_context(cxt, group);
	BloomState *state = MemoryContextAllocZero(own, sizeof(BloomState));

	EOH_init_header(&state->hdr, &bloom_methods, own);
	state->magic = BLOOM_STATE_MAGIC;
	return state;
}

/*
 * Takes on a shape, and bits in place of those there are: a copy of these, or
 * none if that is NULL.
 */
static void
bloom_set_bits(BloomState *state, const rf_bloom_shape *shape,
			   const uint8_t *bits)
{
	void	   *chunk = MemoryContextAllocHuge(state->hdr.eoh_context,
											   shape->nbytes + RF_BLOOM_BLOCK_BYTES - 1);
	uint8_t    *aligned = (uint8_t *) TYPEALIGN(RF_BLOOM_BLOCK_BYTES, chunk);

	/* If this is interrupted, the state is what it was. */
	if (bits != NULL)
		pgrf_copy(aligned, bits, shape->nbytes);
	else
		pgrf_zero(aligned, shape->nbytes);
	if (state->chunk != NULL)
		pfree(state->chunk);
	state->chunk = chunk;
	state->bits = aligned;
	state->shape = *shape;
}

void
pgrf_bloom_plan(double fpr, int64 expected, rf_bloom_shape *shape)
{
	pgrf_check_fpr(RF_KIND_BLOOM, fpr);
	if (expected <= 0)
		ereport(ERROR,
				(errcode(ERRCODE_NUMERIC_VALUE_OUT_OF_RANGE),
				 errmsg("expected number of keys must be greater than zero"),
				 errdetail("It is " INT64_FORMAT ".", expected)));
	if (rf_bloom_plan((uint64_t) expected, fpr, shape) != RF_OK)
	{
		uint64_t	millions = (uint64_t) expected / 1000000;

		/* Too large even to be planned: so many times a million keys. */
		if (rf_bloom_plan(1000000, fpr, shape) != RF_OK)
			elog(ERROR, "could not plan a bloom filter");
		pgrf_too_large(RF_KIND_BLOOM, (uint64_t) expected, fpr,
					   millions > PG_UINT64_MAX / shape->nbytes ?
					   PG_UINT64_MAX : millions * shape->nbytes);
	}
	if (rf_wire_bytes(RF_WIRE_MAX_DESC, shape->nbytes) > FILTER_MAX_LEN)
		pgrf_too_large(RF_KIND_BLOOM, (uint64_t) expected, fpr,
					   rf_wire_bytes(0, shape->nbytes));
}

BloomState *
pgrf_bloom_new(MemoryContext cxt, ExprContext *group, double fpr,
			   int64 expected)
{
	BloomState *state;
	rf_bloom_shape shape;

	pgrf_bloom_plan(fpr, expected, &shape);
	state = bloom_alloc(cxt, group);
	state->fpr = fpr;
	state->expected = (uint64_t) expected;
	bloom_set_bits(state, &shape, NULL);
	return state;
}

void
pgrf_bloom_add_pending(BloomState *state)
{
	rf_bloom_add(&state->shape, state->bits, state->pending,
				 state->npending, pgrf_tick);
	state->npending = 0;
}

/* Becomes a copy of an opened filter; or stays what it is, after an error. */
static void
bloom_take(BloomState *state, const rf_filter *other)
{
	rf_key_type keys = pgrf_copy_keys(state->hdr.eoh_context,
									  &other->wire.keys);

	bloom_set_bits(state, &other->u.bloom.shape, other->u.bloom.bits);
	state->keys = keys;
	state->fpr = other->wire.fpr;
	state->expected = other->wire.nkeys;
}

BloomState *
pgrf_bloom_expand(MemoryContext cxt, ExprContext *group, Datum value)
{
	Filter	   *flat = (Filter *) PG_DETOAST_DATUM_PACKED(value);
	BloomState *state = bloom_alloc(cxt, group);
	rf_filter	view;

	pgrf_open(&view, RF_KIND_BLOOM, flat);
	bloom_take(state, &view);
	if ((Pointer) flat != DatumGetPointer(value))
		pfree(flat);
	return state;
}

void
pgrf_bloom_set_type(BloomState *state, const PgrfKeyType *kt)
{
	if (state->keys.family == RF_FAMILY_NONE)
		state->keys = pgrf_copy_keys(state->hdr.eoh_context, &kt->keys);
	else
		pgrf_check_key_type(&state->keys, kt);
}

/*
 * A filter without keys gives way to one that has some, whatever its size, for
 * the aggregate over no rows cannot know the size that was meant.  Of two
 * without keys, the larger stays.  So the order of merging does not matter.
 */
void
pgrf_bloom_merge(BloomState *state, const rf_filter *other)
{
	const rf_bloom_shape *a = &state->shape;
	const rf_bloom_shape *b = &other->u.bloom.shape;
	const rf_key_type *theirs = &other->wire.keys;
	bool		has_keys = state->keys.family != RF_FAMILY_NONE;
	bool		same = a->nbytes == b->nbytes && a->probes == b->probes;

	if (theirs->family == RF_FAMILY_NONE)
	{
		if (has_keys)
			return;
		if (!same && (b->nbytes < a->nbytes ||
					  (b->nbytes == a->nbytes && b->probes < a->probes)))
			return;
	}
	if (!same && has_keys)
		ereport(ERROR,
				(errcode(ERRCODE_INVALID_PARAMETER_VALUE),
				 errmsg("bloom filters differ in size"),
				 errdetail("One has " UINT64_FORMAT " bytes and %u probes, the other " UINT64_FORMAT " bytes and %u probes.",
						   (uint64) a->nbytes, a->probes,
						   (uint64) b->nbytes, b->probes),
				 errhint("Build both with the same false positive rate and the same expected number of keys.")));
	if (!same || (!has_keys && theirs->family != RF_FAMILY_NONE))
	{
		bloom_take(state, other);
		return;
	}

	(void) pgrf_merge_keys(&state->keys, theirs);
	rf_bloom_union(&state->shape, state->bits, other->u.bloom.bits, pgrf_tick);
	state->expected = Max(state->expected, other->wire.nkeys);
	state->fpr = Max(state->fpr, other->wire.fpr);
}

static void
bloom_wire(const BloomState *state, rf_wire *wire)
{
	memset(wire, 0, sizeof(*wire));
	wire->kind = RF_KIND_BLOOM;
	wire->keys = state->keys;
	wire->param = (uint16_t) state->shape.probes;
	wire->nkeys = state->expected;
	wire->fpr = state->fpr;
	wire->payload_len = state->shape.nbytes;
}

void
pgrf_bloom_view(BloomState *state, rf_filter *view)
{
	pgrf_bloom_add_pending(state);
	bloom_wire(state, &view->wire);
	view->wire.payload = view->u.bloom.bits = state->bits;
	view->u.bloom.shape = state->shape;
}

static Size
bloom_flat_size(ExpandedObjectHeader *eohptr)
{
	BloomState *state = (BloomState *) eohptr;

	pgrf_bloom_add_pending(state);
	return VARHDRSZ + rf_wire_bytes(state->keys.desc_len,
									state->shape.nbytes);
}

static void
bloom_flatten(ExpandedObjectHeader *eohptr, void *result,
			  Size allocated_size)
{
	BloomState *state = (BloomState *) eohptr;
	uint8_t    *bytes = (uint8_t *) VARDATA(result);
	rf_wire		wire;

	bloom_wire(state, &wire);
	Assert(allocated_size == VARHDRSZ +
		   rf_wire_bytes(wire.keys.desc_len, wire.payload_len));
	SET_VARSIZE(result, allocated_size);
	rf_wire_write(bytes, &wire);
	pgrf_copy(bytes + rf_wire_bytes(wire.keys.desc_len, 0), state->bits,
			  state->shape.nbytes);
	rf_wire_seal(bytes, allocated_size - VARHDRSZ, pgrf_tick);
}
