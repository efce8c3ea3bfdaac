/*-------------------------------------------------------------------------
 *
 * rf_fuse_kind.c
 *	  Binary fuse filters as a whole: opening, verifying; the table of the
 *	  kind.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_fuse_impl.h"

#include "core/keyset/rf_keyset.h"

/* One chunk: its seed is the header's parameter. */
static rf_status
open_one(rf_fuse *filter, const rf_wire *w, const rf_fetch *fetch,
		 rf_reason *why)
{
	rf_fuse_system *sys = &filter->only;
	uint64_t	need;

	if (w->payload_len < RF_FUSE_HEADER_ONE)
		return rf_refuse(why, RF_ERR_STRUCTURE, "payload length",
						 RF_FUSE_HEADER_ONE, UINT64_MAX, w->payload_len);
	rf_need(fetch, w->payload, RF_FUSE_HEADER_ONE);
	sys->slots = rf_load32(w->payload);
	sys->seed = w->param;
	sys->segment_bits = w->payload[4];
	filter->form = RF_FUSE_ONE;
	if (sys->seed == RF_FUSE_SEED_LIST)
	{
		filter->form = RF_FUSE_LIST;
		if (sys->segment_bits != 0)
			return rf_refuse_value(why, RF_ERR_STRUCTURE, "segment length",
								   sys->segment_bits);
		if (sys->slots != w->nkeys)
			return rf_refuse(why, RF_ERR_STRUCTURE, "number of slots",
							 w->nkeys, w->nkeys, sys->slots);
	}
	else if (sys->segment_bits > RF_FUSE_MAX_SEGMENT_BITS)
		return rf_refuse_value(why, RF_ERR_STRUCTURE, "segment length",
							   sys->segment_bits);
	else if (!rf_fuse_complete(sys, filter->shape.arity))
		return rf_refuse(why, RF_ERR_STRUCTURE, "number of slots",
						 filter->shape.arity << sys->segment_bits,
						 RF_FUSE_MAX_SLOTS, sys->slots);
	else if (sys->slots < w->nkeys)
		return rf_refuse(why, RF_ERR_STRUCTURE, "number of slots",
						 w->nkeys, RF_FUSE_MAX_SLOTS, sys->slots);
	need = RF_FUSE_HEADER_ONE + rf_fuse_system_bytes(sys, filter->shape.bits);
	if (need != w->payload_len)
		return rf_refuse(why, RF_ERR_STRUCTURE, "payload length",
						 need, need, w->payload_len);
	filter->data = w->payload + RF_FUSE_HEADER_ONE;
	filter->data_len = w->payload_len - RF_FUSE_HEADER_ONE;
	filter->quick = filter->shape.arity == 4 && filter->shape.bits == 8 &&
		sys->seed == 0;
	return RF_OK;
}

/* The last chunk ends where the payload does; probes check the others. */
static rf_status
open_chunks(rf_fuse *filter, const rf_wire *w, const rf_fetch *fetch,
			rf_reason *why)
{
	rf_fuse_system last;
	uint64_t	nchunks = rf_load32(w->payload);
	uint64_t	need = RF_FUSE_HEADER + RF_FUSE_ENTRY_BYTES * nchunks;
	uint64_t	at;

	filter->form = RF_FUSE_CHUNKS;
	filter->shape.nchunks = (uint32_t) nchunks;
	if (w->param != 0)
		return rf_refuse(why, RF_ERR_STRUCTURE, "kind parameter", 0, 0,
						 w->param);
	if (nchunks < 2)
		return rf_refuse(why, RF_ERR_STRUCTURE, "number of chunks",
						 2, UINT32_MAX, nchunks);
	if (w->payload_len < need)
		return rf_refuse(why, RF_ERR_STRUCTURE, "payload length",
						 need, UINT64_MAX, w->payload_len);
	filter->directory = w->payload + RF_FUSE_HEADER;
	filter->data = w->payload + need;
	filter->data_len = w->payload_len - need;
	rf_need(fetch, filter->directory + RF_FUSE_ENTRY_BYTES * (nchunks - 1),
			RF_FUSE_ENTRY_BYTES);
	if (!rf_fuse_find_chunk(filter, nchunks - 1, &last, &at))
		return rf_refuse_value(why, RF_ERR_STRUCTURE, "entry of a chunk",
							   nchunks - 1);
	at += rf_fuse_system_bytes(&last, filter->shape.bits);
	if (at != filter->data_len)
		return rf_refuse(why, RF_ERR_STRUCTURE, "payload length",
						 need + at, need + at, w->payload_len);
	return RF_OK;
}

static rf_status
kind_open(void *view, const rf_wire *w, const rf_fetch *fetch, rf_reason *why)
{
	rf_fuse    *filter = view;

	memset(filter, 0, sizeof(*filter));
	filter->shape.bits = rf_fuse_bits(w->fpr);
	filter->shape.arity = (w->kind_flags & RF_FLAG_FUSE_FOUR) ? 4 : 3;
	if (filter->shape.bits == 0)
		return rf_refuse_value(why, RF_ERR_STRUCTURE, "target rate", 0);
	if (w->nkeys == 0)
	{
		if (w->payload_len != 0)
			return rf_refuse(why, RF_ERR_STRUCTURE, "payload length",
							 0, 0, w->payload_len);
		if (w->param != 0)
			return rf_refuse(why, RF_ERR_STRUCTURE, "kind parameter", 0, 0,
							 w->param);
		if (w->kind_flags != 0)
			return rf_refuse_value(why, RF_ERR_STRUCTURE, "form",
								   w->kind_flags);
		return RF_OK;
	}

	/* Only an empty filter may answer "absent" to everything. */
	if (w->payload_len < RF_FUSE_HEADER)
		return rf_refuse(why, RF_ERR_STRUCTURE, "payload length",
						 RF_FUSE_HEADER, UINT64_MAX, w->payload_len);
	rf_need(fetch, w->payload, RF_FUSE_HEADER);
	if (w->kind_flags & RF_FLAG_FUSE_CHUNKS)
		return open_chunks(filter, w, fetch, why);
	filter->shape.nchunks = 1;
	return open_one(filter, w, fetch, why);
}

/*
 * Chunks must follow each other without gaps.  Each slot is filled for one
 * key, so there are no more keys than slots and listed hashes.
 */
static rf_status
kind_verify(const void *view, const rf_wire *w, rf_reason *why, rf_tick tick)
{
	const rf_fuse *filter = view;
	rf_pace		pace = {tick, 0};
	rf_status	status = RF_OK;
	uint64_t	room = 0,
				end = 0,
				i;

	if (filter->form == RF_FUSE_LIST)
		return rf_keyset_list_verify(filter->data, filter->only.slots, why, tick);
	if (filter->form != RF_FUSE_CHUNKS)
		return RF_OK;
	for (i = 0; i < filter->shape.nchunks && status == RF_OK; i++)
	{
		const uint8_t *entry = filter->directory + RF_FUSE_ENTRY_BYTES * i;
		rf_fuse_system sys;
		uint64_t	at;

		rf_pace_steps(&pace, 16);
		if (!rf_fuse_find_chunk(filter, i, &sys, &at) || at != end ||
			entry[15] != 0 || (sys.slots == 0 && rf_load32(entry + 12) != 0) ||
			(sys.seed == RF_FUSE_SEED_LIST && sys.segment_bits != 0))
			return rf_refuse_value(why, RF_ERR_STRUCTURE, "entry of a chunk",
								   i);
		if (sys.seed == RF_FUSE_SEED_LIST)
			status = rf_keyset_list_verify(filter->data + at, sys.slots, why, tick);
		end = at + rf_fuse_system_bytes(&sys, filter->shape.bits);
		room += sys.slots;
	}
	if (status == RF_OK && room < w->nkeys)
		return rf_refuse(why, RF_ERR_STRUCTURE, "number of slots",
						 w->nkeys, UINT64_MAX, room);
	return status;
}

static bool
kind_may_contain(const void *view, uint64_t hash, const rf_fetch *fetch)
{
	return fetch == NULL ? rf_fuse_may_contain(view, hash) :
		rf_fuse_may_contain_fetching(view, hash, fetch);
}

static double
kind_fpr(const void *view, rf_tick tick)
{
	const rf_fuse *filter = view;

	(void) tick;
	if (filter->form == RF_FUSE_LIST)
		return rf_keyset_list_fpr(filter->only.slots);
	return rf_fuse_shape_fpr(&filter->shape);
}

static uint32_t
kind_details(const void *view, const rf_wire *w, rf_detail *details,
			 rf_tick tick)
{
	const rf_fuse *filter = view;
	rf_pace		pace = {tick, 0};
	uint64_t	slots = 0,
				listed = 0,
				lists = 0,
				i;
	uint32_t	n = 0;

	(void) w;
	if (filter->form == RF_FUSE_ONE)
		slots = filter->only.slots;
	if (filter->form == RF_FUSE_LIST)
	{
		listed = filter->only.slots;
		lists = 1;
	}
	for (i = 0; filter->form == RF_FUSE_CHUNKS && i < filter->shape.nchunks; i++)
	{
		rf_fuse_system sys;
		uint64_t	at;

		rf_pace_steps(&pace, 16);
		if (!rf_fuse_find_chunk(filter, i, &sys, &at))
			continue;
		if (sys.seed == RF_FUSE_SEED_LIST)
		{
			listed += sys.slots;
			lists++;
		}
		else
			slots += sys.slots;
	}
	rf_detail_number(&details[n++], "arity",
					 filter->form == RF_FUSE_EMPTY ? 0 : filter->shape.arity);
	rf_detail_number(&details[n++], "fingerprint_bits", filter->shape.bits);
	rf_detail_number(&details[n++], "slots", slots);
	rf_detail_number(&details[n++], "chunks", filter->shape.nchunks);
	rf_detail_number(&details[n++], "segment_slots",
					 filter->form == RF_FUSE_ONE ?
					 UINT64_C(1) << filter->only.segment_bits : 0);
	if (filter->form == RF_FUSE_ONE)
		rf_detail_number(&details[n++], "seed", filter->only.seed);
	rf_detail_number(&details[n++], "lists", lists);
	rf_detail_number(&details[n++], "listed", listed);
	return n;
}

const rf_kind_ops rf_fuse_kind = {
	.code = 4,
	.kind_flags = RF_FLAG_FUSE_CHUNKS | RF_FLAG_FUSE_FOUR,
	.name = "fuse",
	.type_name = "fusefilter",
	.fpr_min = RF_FUSE_FPR_MIN,
	.alignment = 1,
	.open = kind_open,
	.verify = kind_verify,
	.may_contain = kind_may_contain,
	.may_contain_many = rf_fuse_may_contain_many,
	.fpr = kind_fpr,
	.details = kind_details,
	.plan = rf_fuse_plan,
	.expected_bytes = rf_fuse_expected_bytes,
	.usual_bytes = rf_fuse_usual_bytes,
	.capacity = rf_fuse_capacity,
	.arrange = rf_fuse_arrange,
	.begin = rf_fuse_begin,
	.work_bytes = rf_fuse_work_bytes,
	.add = rf_fuse_add
};
