/*-------------------------------------------------------------------------
 *
 * rf_ribbon_kind.c
 *	  Ribbon filters as a whole: opening, verifying; the table of the kind.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_ribbon_impl.h"

#include "core/base/rf_fpr.h"
#include "core/keyset/rf_keyset.h"

/*
 * The most slots that a reader accepts: keeps all sums and products below
 * 2^64, and those that system_layout() computes in 32 bits below 2^32.
 */
#define OPEN_MAX_SLOTS		(UINT32_C(1) << 30)

/*
 * Without a directory, the length of the only overflow must be what the
 * overflow itself says.
 */
static rf_status
check_only_overflow(const rf_ribbon *ribbon, const rf_fetch *fetch,
					rf_reason *why)
{
	rf_ribbon_overflow overflow;

	if (ribbon->overflow_bytes >= RF_RIBBON_OVERFLOW_HEADER)
	{
		/* with the number of buckets bumped whole, if that is there */
		rf_need(fetch, ribbon->data + ribbon->fixed_bytes,
				ribbon->overflow_bytes < RF_RIBBON_OVERFLOW_HEADER + 2 ?
				ribbon->overflow_bytes : RF_RIBBON_OVERFLOW_HEADER + 2);
		if (rf_ribbon_find_overflow(ribbon, 0, &overflow))
			return RF_OK;
	}
	return rf_refuse_value(why, RF_ERR_STRUCTURE, "overflow of a chunk", 0);
}

static rf_status
open_chunked(rf_ribbon *ribbon, const rf_wire *w, const rf_fetch *fetch,
			 rf_reason *why)
{
	rf_ribbon_shape *shape = &ribbon->shape;
	uint64_t	need;
	bool		directory = (w->kind_flags & RF_FLAG_CHUNKED) != 0;

	need = directory ? RF_RIBBON_CHUNKS_HEADER : RF_RIBBON_HEADER;
	if (w->payload_len < need)
		return rf_refuse(why, RF_ERR_STRUCTURE, "payload length",
						 need, UINT64_MAX, w->payload_len);
	rf_need(fetch, w->payload, need);
	shape->slots = rf_load32(w->payload);
	shape->nchunks = directory ? rf_load32(w->payload + 4) : 1;
	if (shape->slots < RF_RIBBON_WIDTH || shape->slots > OPEN_MAX_SLOTS)
		return rf_refuse(why, RF_ERR_STRUCTURE, "number of slots",
						 RF_RIBBON_WIDTH, OPEN_MAX_SLOTS, shape->slots);
	if (shape->slots % RF_RIBBON_WIDTH != 0)
		return rf_refuse_value(why, RF_ERR_STRUCTURE, "number of slots",
							   shape->slots);
	if (directory && shape->nchunks < 2)
		return rf_refuse(why, RF_ERR_STRUCTURE, "number of chunks",
						 2, UINT32_MAX, shape->nchunks);
	rf_ribbon_chunk_layout(&ribbon->main, shape);
	ribbon->class_bytes = rf_ribbon_class_bytes(&ribbon->main);
	ribbon->main_bytes = rf_ribbon_system_bytes(&ribbon->main);
	ribbon->fixed_bytes = ribbon->class_bytes + ribbon->main_bytes;

	/* Less than 2^32 chunks of less than 2^31 * 2 bytes: no overflow. */
	if (directory)
		need += ((uint64_t) shape->nchunks + 1) * 4;
	if (need + ribbon->fixed_bytes * shape->nchunks > w->payload_len)
		return rf_refuse(why, RF_ERR_STRUCTURE, "payload length",
						 need + ribbon->fixed_bytes * shape->nchunks,
						 UINT64_MAX, w->payload_len);
	ribbon->data = w->payload + need;
	if (!directory)
	{
		ribbon->overflow_bytes = w->payload_len - need - ribbon->fixed_bytes;
		return check_only_overflow(ribbon, fetch, why);
	}
	ribbon->directory = w->payload + RF_RIBBON_CHUNKS_HEADER;
	rf_need(fetch, ribbon->directory + 4 * (uint64_t) shape->nchunks, 4);
	ribbon->overflow_bytes = rf_load32(ribbon->directory +
									   4 * (uint64_t) shape->nchunks);
	/* So the view's overflow_bytes follows from the header. */
	need += ribbon->fixed_bytes * shape->nchunks + ribbon->overflow_bytes;
	if (need != w->payload_len)
		return rf_refuse(why, RF_ERR_STRUCTURE, "payload length",
						 need, need, w->payload_len);
	return RF_OK;
}

/* Reads few bytes: each probe checks where its chunk and overflow are. */
rf_status
rf_ribbon_open(rf_ribbon *ribbon, const rf_wire *w, uint32_t value_columns,
			   const rf_fetch *fetch, rf_reason *why)
{
	rf_ribbon_shape *shape = &ribbon->shape;
	uint8_t		form = w->kind_flags;
	uint64_t	need;

	memset(ribbon, 0, sizeof(*ribbon));
	ribbon->seed = w->param;
	ribbon->nkeys = w->nkeys;
	rf_ribbon_shape_columns(shape, w->fpr);
	shape->value_columns = value_columns;
	if (form == (RF_FLAG_CHUNKED | RF_FLAG_ONE_CHUNK))
		return rf_refuse_value(why, RF_ERR_STRUCTURE, "form", form);
	if (ribbon->seed >= RF_RIBBON_MAX_SEEDS &&
		ribbon->seed != RF_RIBBON_SEED_LIST)
		return rf_refuse_value(why, RF_ERR_STRUCTURE, "seed", ribbon->seed);
	if (w->payload_len == 0)
	{
		/* Only an empty filter may answer "absent" to everything. */
		if (w->nkeys != 0 || form != 0)
			return rf_refuse(why, RF_ERR_STRUCTURE, "payload length",
							 RF_RIBBON_HEADER, UINT64_MAX, 0);
		return RF_OK;
	}
	if (w->nkeys == 0)
		return rf_refuse(why, RF_ERR_STRUCTURE, "payload length",
						 0, 0, w->payload_len);
	if (form != 0)
	{
		if (ribbon->seed != 0)
			return rf_refuse(why, RF_ERR_STRUCTURE, "seed",
							 0, 0, ribbon->seed);
		return open_chunked(ribbon, w, fetch, why);
	}

	if (w->payload_len < RF_RIBBON_HEADER)
		return rf_refuse(why, RF_ERR_STRUCTURE, "payload length",
						 RF_RIBBON_HEADER, UINT64_MAX, w->payload_len);
	rf_need(fetch, w->payload, RF_RIBBON_HEADER);
	shape->slots = rf_load32(w->payload);
	if (shape->slots == 0 || shape->slots > OPEN_MAX_SLOTS)
		return rf_refuse(why, RF_ERR_STRUCTURE, "number of slots",
						 1, OPEN_MAX_SLOTS, shape->slots);
	ribbon->main_bytes = rf_ribbon_dense_layout(&ribbon->main, shape,
												shape->slots, ribbon->seed);
	need = RF_RIBBON_HEADER + ribbon->main_bytes;
	if (need != w->payload_len)
		return rf_refuse(why, RF_ERR_STRUCTURE, "payload length",
						 need, need, w->payload_len);
	ribbon->data = w->payload + RF_RIBBON_HEADER;
	return RF_OK;
}

/* The list of whole buckets must ascend, all of class 3: a unique encoding. */
static rf_status
verify_whole(const rf_ribbon *ribbon, uint64_t i,
			 const rf_ribbon_overflow *overflow, rf_reason *why, rf_pace *pace)
{
	const uint8_t *chunk = rf_ribbon_find_chunk(ribbon, i);
	uint32_t	nbuckets = rf_ribbon_nbuckets(&ribbon->main);
	uint32_t	least = 0;
	uint32_t	k;

	for (k = 0; k < overflow->nwhole; k++)
	{
		uint32_t	bucket = rf_load16(overflow->whole + sizeof(uint16_t) * k);

		rf_pace_steps(pace, 1);
		if (bucket < least || bucket >= nbuckets ||
			rf_ribbon_class(chunk, bucket) != RF_RIBBON_STEPS)
			return rf_refuse_value(why, RF_ERR_STRUCTURE,
								   "bucket that is bumped whole", bucket);
		least = bucket + 1;
	}
	return RF_OK;
}

/* A list of pairs, or of hashes, must ascend. */
static rf_status
verify_list(const rf_ribbon *ribbon, const uint8_t *list, uint64_t n,
			rf_reason *why, rf_tick tick)
{
	rf_pace		pace = {tick, 0};
	uint64_t	i;

	if (ribbon->shape.value_columns == 0)
		return rf_keyset_list_verify(list, n, why, tick);
	for (i = 0; i < n; i++)
	{
		const uint8_t *pair = list + sizeof(rf_pair) * i;
		uint64_t	hash = rf_load64(pair);
		uint64_t	word = rf_load64(pair + 8);
		uint64_t	before = i == 0 ? 0 : rf_load64(pair - 16);

		/* Entries of two keys may be equal, if their hashes collided. */
		if (hash < before ||
			(i > 0 && hash == before && word < rf_load64(pair - 8)))
			return rf_refuse_value(why, RF_ERR_ORDER, "hashes", i);
		if ((word & ~rf_mask64(ribbon->shape.value_columns)) != 0)
			return rf_refuse_value(why, RF_ERR_STRUCTURE, "word of a list",
								   word);
		rf_pace_steps(&pace, 1);
	}
	return RF_OK;
}

rf_status
rf_ribbon_verify(const void *view, const rf_wire *w, rf_reason *why,
				 rf_tick tick)
{
	const rf_ribbon *ribbon = view;
	rf_pace		pace = {tick, 0};
	const rf_ribbon_shape *shape = &ribbon->shape;
	rf_status	status = RF_OK;
	uint32_t	i;

	(void) w;
	if (shape->nchunks == 0 && ribbon->seed == RF_RIBBON_SEED_LIST)
		return verify_list(ribbon, ribbon->data, shape->slots, why, tick);
	if (ribbon->directory != NULL && rf_load32(ribbon->directory) != 0)
		return rf_refuse(why, RF_ERR_STRUCTURE,
						 "first entry of the overflow directory", 0, 0,
						 rf_load32(ribbon->directory));
	for (i = 0; i < shape->nchunks && status == RF_OK; i++)
	{
		rf_ribbon_overflow overflow;

		rf_pace_steps(&pace, 16);
		if (!rf_ribbon_find_overflow(ribbon, i, &overflow))
			return rf_refuse_value(why, RF_ERR_STRUCTURE, "overflow of a chunk",
								   i);
		status = verify_whole(ribbon, i, &overflow, why, &pace);
		if (status == RF_OK && overflow.seed == RF_RIBBON_SEED_LIST)
			status = verify_list(ribbon, overflow.solution, overflow.slots, why, tick);
	}
	return status;
}

void
rf_ribbon_describe(const rf_ribbon *ribbon, rf_ribbon_details *details,
				   rf_tick tick)
{
	rf_pace		pace = {tick, 0};
	const rf_ribbon_shape *shape = &ribbon->shape;
	uint32_t	nbuckets = rf_ribbon_nbuckets(&ribbon->main);
	uint32_t	i,
				b;

	memset(details, 0, sizeof(*details));
	if (shape->slots == 0)
		return;
	if (shape->nchunks == 0)
	{
		if (ribbon->seed == RF_RIBBON_SEED_LIST)
			details->listed = shape->slots;
		else
			details->slots = shape->slots;
		return;
	}
	for (i = 0; i < shape->nchunks; i++)
	{
		const uint8_t *chunk = rf_ribbon_find_chunk(ribbon, i);
		rf_ribbon_overflow overflow;

		rf_pace_steps(&pace, 16);
		details->slots += shape->slots;
		if (chunk == NULL || !rf_ribbon_find_overflow(ribbon, i, &overflow))
			continue;
		if (overflow.seed == RF_RIBBON_SEED_LIST)
			details->listed += overflow.slots;
		else
		{
			details->slots += overflow.slots;
			details->overflow_slots += overflow.slots;
		}
		for (b = 0; b < nbuckets;)
		{
			uint32_t	stop = (uint32_t) rf_piece(b, nbuckets, 1, &pace);

			for (; b < stop; b++)
				details->bumped[rf_ribbon_class(chunk, b)]++;
		}
	}
	details->buckets = (uint64_t) nbuckets * shape->nchunks;
	details->overflow_bytes = ribbon->overflow_bytes;
}

static rf_status
kind_open(void *view, const rf_wire *w, const rf_fetch *fetch, rf_reason *why)
{
	return rf_ribbon_open(view, w, 0, fetch, why);
}

double
rf_ribbon_fpr(const void *view, rf_tick tick)
{
	const rf_ribbon *ribbon = view;

	(void) tick;
	if (ribbon->seed == RF_RIBBON_SEED_LIST)
		return rf_keyset_list_fpr(ribbon->nkeys);
	return rf_ribbon_shape_fpr(&ribbon->shape);
}

uint32_t
rf_ribbon_list_details(const void *view, const rf_wire *w, rf_detail *details,
					   rf_tick tick)
{
	const rf_ribbon *ribbon = view;
	const rf_ribbon_shape *shape = &ribbon->shape;
	const char *form = shape->slots == 0 ? "empty" :
	shape->nchunks > 0 ? "chunked" : "dense";
	rf_ribbon_details d;
	uint32_t	n = 0;

	(void) w;
	rf_ribbon_describe(ribbon, &d, tick);
	rf_detail_word(&details[n++], "form", form);
	rf_detail_number(&details[n++], "columns", shape->columns);
	rf_detail_real(&details[n++], "low_share", shape->low_share / 4294967296.0);
	rf_detail_number(&details[n++], "slots", d.slots);
	rf_detail_number(&details[n++], "chunks", shape->nchunks);
	rf_detail_number(&details[n++], "chunk_slots",
					 shape->nchunks > 0 ? shape->slots : 0);
	rf_detail_number(&details[n++], "seed", ribbon->seed);
	rf_detail_number(&details[n++], "overflow_slots", d.overflow_slots);
	rf_detail_number(&details[n++], "overflow_bytes", d.overflow_bytes);
	rf_detail_number(&details[n++], "listed", d.listed);
	rf_detail_numbers(&details[n++], "buckets", d.bumped, 4);
	return n;
}

const rf_kind_ops rf_ribbon_kind = {
	.code = 3,
	.kind_flags = RF_FLAG_CHUNKED | RF_FLAG_ONE_CHUNK,
	.name = "ribbon",
	.type_name = "ribbonfilter",
	.fpr_min = RF_FPR_MIN,
	.alignment = 1,
	.open = kind_open,
	.verify = rf_ribbon_verify,
	.may_contain = rf_ribbon_may_contain_fetching,
	.may_contain_many = rf_ribbon_may_contain_many,
	.fpr = rf_ribbon_fpr,
	.details = rf_ribbon_list_details,
	.plan = rf_ribbon_plan,
	.expected_bytes = rf_ribbon_expected_bytes,
	.usual_bytes = rf_ribbon_usual_bytes,
	.capacity = rf_ribbon_capacity,
	.arrange = rf_ribbon_arrange,
	.begin = rf_ribbon_begin,
	.work_bytes = rf_ribbon_work_bytes,
	.add = rf_ribbon_add
};
