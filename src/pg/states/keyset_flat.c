/*-------------------------------------------------------------------------
 *
 * keyset_flat.c
 *	  Keysets under construction as SQL values: making, flattening, expanding.
 *
 * The flat value of a set depends on its hashes alone, not on their order or
 * on when repeats were dropped.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "keyset_state.h"

#define FIRST_BYTES		256		/* of the buffer */

/* Does the flat value have its hashes in no order? */
static bool
keyset_unordered(const KeysetState *state)
{
	return state->items.words > 1 || (state->partial && state->runs == NULL);
}

/* The header of the flat value; sorts the hashes if that has an order. */
static rf_wire
keyset_wire(KeysetState *state)
{
	rf_wire		wire = state->base.wire;

	if (keyset_unordered(state))
	{
		/* Drop repeats, so that the number of hashes is known. */
		if (state->runs != NULL)
			(void) pgrf_keyset_sort(state);
		wire.kind_flags = RF_FLAG_UNORDERED;
		wire.nkeys = state->nhashes + state->nwritten;
		wire.payload_len = rf_items_bytes(&state->items, wire.nkeys);
		return wire;
	}
	wire.nkeys = pgrf_keyset_sort(state);
	wire.payload_len = rf_keyset_bytes(wire.nkeys);
	return wire;
}

static Size
keyset_flat_size(ExpandedObjectHeader *eohptr)
{
	KeysetState *state = (KeysetState *) eohptr;
	rf_wire		wire;
	uint64		len;

	pgrf_state_settle(&state->base);

	/* Drop repeats if most hashes are, or if the value is too large. */
	if (keyset_unordered(state) && state->nsorted < state->nhashes &&
		(state->recent != NULL ||
		 rf_wire_bytes(state->base.wire.key_type.desc_len,
					   rf_items_bytes(&state->items, state->nhashes)) > FILTER_MAX_LEN ||
		 !pgrf_keyset_mostly_kept(state)))
		pgrf_keyset_compact(state);
	wire = keyset_wire(state);
	len = rf_wire_bytes(wire.key_type.desc_len, wire.payload_len);
	/* No test has a partial result of a gigabyte. */
	if (len > FILTER_MAX_LEN && state->items.words > 1)
		ereport(ERROR,
				(errcode(ERRCODE_PROGRAM_LIMIT_EXCEEDED),
				 errmsg("too many keys in a partial result of an aggregate"),
				 errdetail("Its " UINT64_FORMAT " keys require " UINT64_FORMAT " bytes, maximum size is " UINT64_FORMAT ".",
						   (uint64) wire.nkeys, len, FILTER_MAX_LEN),
				 errhint("Set max_parallel_workers_per_gather to 0.")));
	if (len > FILTER_MAX_LEN)
		pgrf_too_large(RF_KIND_KEYSET, wire.nkeys, 0, len);
	return VARHDRSZ + len;
}

static void
write_unordered(KeysetState *state, uint8_t *to)
{
	KeysetReader reader;

	pgrf_keyset_read(&reader, state);
	while (reader.nhashes > 0)
	{
		uint64		n = Min(reader.nhashes, KEYSET_PIECE);

		for (uint64 i = 0; i < n * state->items.words; i++, to += sizeof(uint64_t))
			rf_store64(to, reader.hashes[i]);
		pgrf_keyset_read_on(&reader, n);
	}
}

static void
keyset_flatten(ExpandedObjectHeader *eohptr, void *result,
			   Size allocated_size)
{
	KeysetState *state = (KeysetState *) eohptr;
	rf_wire		wire = keyset_wire(state);
	rf_keyset_shape shape = {wire.nkeys};
	rf_builder	builder;
	KeysetReader reader;
	uint8_t    *payload = pgrf_filter_write_header(result, &wire);
	uint64		used;

	Assert(VARSIZE(result) == allocated_size);
	if (wire.kind_flags == RF_FLAG_UNORDERED)
	{
		write_unordered(state, payload);
		return;
	}
	(void) rf_keyset_kind.begin(&builder, &shape, wire.nkeys, payload,
								wire.payload_len, pgrf_tick);
	pgrf_keyset_read(&reader, state);
	while (reader.nhashes > 0)
	{
		(void) rf_keyset_kind.add(&builder, reader.hashes, reader.nhashes,
								  NULL, &used);
		pgrf_keyset_read_on(&reader, used);
	}
	pgrf_filter_seal(result);
}

const ExpandedObjectMethods pgrf_keyset_methods = {
	keyset_flat_size, keyset_flatten
};

KeysetState *
pgrf_keyset_new(FunctionCallInfo agg, double fpr, KeysetItems items)
{
	KeysetState *state = (KeysetState *) pgrf_state_alloc(sizeof(KeysetState),
														  &pgrf_keyset_methods, items.kind, agg);

	state->base.wire.fpr = fpr;
	state->items = items.form;
	state->group = pgrf_agg_group(agg);
	state->resources = CurrentResourceOwner;
	state->capacity = FIRST_BYTES / rf_items_bytes(&state->items, 1);
	state->hashes = MemoryContextAlloc(state->base.hdr.eoh_context, FIRST_BYTES);
	return state;
}

void
pgrf_keyset_refuse_pairs(void)
{
	ereport(ERROR,
			(errcode(ERRCODE_INVALID_BINARY_REPRESENTATION),
			 errmsg("invalid partial result of an aggregate")));
}

void
pgrf_keyset_open_flat(rf_filter *view, KeysetItems items, const Filter *flat)
{
	if (rf_keyset_open_unordered(&view->u.keyset, &view->wire, (uint8) items.kind,
								 items.form.words, FILTER_BYTES(flat),
								 FILTER_LEN(flat), NULL) == RF_OK)
		return;

	if (items.form.words > 1)
		pgrf_keyset_refuse_pairs();
	pgrf_filter_open(view, RF_KIND_KEYSET, flat);
}

KeysetState *
pgrf_keyset_expand(FunctionCallInfo agg, Datum value, KeysetItems items)
{
	Filter	   *flat = (Filter *) PG_DETOAST_DATUM_PACKED(value);
	rf_filter	view;
	KeysetState *state;

	if (items.form.words > 1)
		pgrf_keyset_open_flat(&view, items, flat);
	else
		pgrf_filter_open(&view, RF_KIND_KEYSET, flat);
	state = pgrf_keyset_new(agg, view.wire.fpr, items);
	if (items.form.words > 1)
		pgrf_keyset_add_flat(state, &view);
	else
		pgrf_keyset_merge(state, &view);
	if ((Pointer) flat != DatumGetPointer(value))
		pfree(flat);
	return state;
}
