/*-------------------------------------------------------------------------
 *
 * rf_bloom_kind.c
 *	  Bloom filters as a whole: the table of the kind.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_bloom_impl.h"
#include "core/base/rf_hashes.h"

static rf_status
kind_open(void *view, const rf_wire *w, const rf_fetch *fetch,
		  rf_reason *why)
{
	rf_bloom   *bloom = view;

	(void) fetch;
	bloom->bits = w->payload;
	return rf_bloom_shape_of(w, 1, &bloom->shape, why);
}

static rf_status
kind_verify(const void *view, const rf_wire *w, rf_reason *why, rf_tick tick)
{
	return rf_bloom_check_type(w, rf_bloom_bits_set(view, tick), why);
}

static bool
kind_may_contain(const void *view, uint64_t hash, const rf_fetch *fetch)
{
	const rf_bloom *bloom = view;

	rf_need(fetch, bloom->bits + rf_bloom_locate(&bloom->shape, hash).block,
			bloom->shape.block_bits / 8);
	return rf_bloom_may_contain(bloom, hash);
}

static uint32_t
kind_details(const void *view, const rf_wire *w, rf_detail *details,
			 rf_tick tick)
{
	return rf_bloom_details(view, w, "block_bits", rf_bloom_bits_set(view, tick),
							details);
}

static uint64_t
kind_expected_bytes(const void *shape, uint64_t nkeys)
{
	(void) nkeys;
	return ((const rf_bloom_shape *) shape)->nbytes;
}

/*
 * Any order will do.  But above ARRANGE_MIN_BYTES, waiting for memory costs
 * more than partitioning hashes by pieces of the filter, each in the cache
 * while it is filled.  Hashes that ascend by enough bits are almost in that
 * order.
 */
#define ARRANGE_MIN_BYTES	(UINT64_C(8) << 20)
#define PIECE_BYTES		(UINT64_C(1) << 18)
#define MAX_PIECES		2048	/* that one pass can partition */

static void
kind_arrange(const void *shape, uint64_t *hashes, uint64_t n,
			 uint32_t sorted_bits, rf_tick tick)
{
	uint64_t	nbytes = ((const rf_bloom_shape *) shape)->nbytes;
	uint64_t	npieces = nbytes / PIECE_BYTES;

	if (npieces > MAX_PIECES)
		npieces = MAX_PIECES;
	if (nbytes >= ARRANGE_MIN_BYTES && sorted_bits < 64 &&
		npieces >> sorted_bits > 1)
		rf_hashes_partition(hashes, n, (uint32_t) npieces, sorted_bits, tick);
}

_Static_assert(offsetof(rf_bloom, shape) == 0, "a view begins with its shape");

static void
change_fold_plan(const void *view, double fpr, void *shape, rf_tick tick)
{
	const rf_bloom *bloom = view;
	rf_bloom_shape *to = shape;

	*to = bloom->shape;
	to->nblocks = rf_bloom_fold_blocks(bloom, fpr, tick);
	if (to->nblocks > 1)
		to->nbytes = to->nblocks * RF_BLOOM_BLOCK_BYTES;
}

static const rf_change_ops change = {
	.add = rf_bloom_add,
	.merge = rf_bloom_union,
	.fold_plan = change_fold_plan,
	.can_fold = rf_bloom_can_fold,
	.fold = rf_bloom_fold,
	.fold_min_bytes = RF_BLOOM_SINGLE_BYTES
};

static rf_status
kind_begin(rf_builder *builder, const void *shape, uint64_t nkeys,
		   uint8_t *payload, uint64_t capacity, rf_tick tick)
{
	return rf_bloom_begin(builder, &change, shape,
						  ((const rf_bloom_shape *) shape)->nbytes, nkeys,
						  payload, capacity, tick);
}

const rf_kind_ops rf_bloom_kind = {
	.code = 2,
	.name = "bloom",
	.type_name = "bloomfilter",
	.fpr_min = RF_BLOOM_FPR_MIN,
	.param_name = "probes",
	.alignment = RF_BLOOM_BLOCK_BYTES,
	.open = kind_open,
	.verify = kind_verify,
	.may_contain = kind_may_contain,
	.may_contain_many = rf_bloom_may_contain_many,
	.sample = rf_bloom_sample,
	.keys = rf_bloom_cardinality,
	.fpr = rf_bloom_actual_fpr,
	.details = kind_details,
	.plan = rf_bloom_plan,
	.expected_bytes = kind_expected_bytes,
	.capacity = rf_bloom_capacity,
	.arrange = kind_arrange,
	.begin = kind_begin,
	.add = rf_bloom_build,
	.change = &change
};
