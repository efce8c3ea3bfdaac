/*-------------------------------------------------------------------------
 *
 * rf_counting_kind.c
 *	  Counting filters as a whole: the table of the kind.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_counting.h"

#include "core/bloom/rf_bloom_impl.h"

static rf_status
kind_open(void *view, const rf_wire *w, const rf_fetch *fetch,
		  rf_reason *why)
{
	rf_counting *counting = view;

	(void) fetch;
	counting->counters = w->payload;
	return rf_bloom_shape_of(w, RF_COUNTING_BITS, &counting->shape, why);
}

static rf_status
kind_verify(const void *view, const rf_wire *w, rf_reason *why, rf_tick tick)
{
	return rf_bloom_check_type(w, rf_counting_used(view, tick), why);
}

static bool
kind_may_contain(const void *view, uint64_t hash, const rf_fetch *fetch)
{
	return rf_counting_count_fetching(view, hash, fetch) > 0;
}

static uint32_t
kind_details(const void *view, const rf_wire *w, rf_detail *details,
			 rf_tick tick)
{
	uint32_t	n = rf_bloom_details(view, w, "block_counters",
									 rf_counting_used(view, tick), details);

	rf_detail_number(&details[n++], "saturated",
					 rf_counting_saturated(view, tick));
	return n;
}

static uint64_t
kind_expected_bytes(const void *shape, uint64_t nkeys)
{
	(void) nkeys;
	return rf_counting_bytes(shape);
}

static uint64_t
kind_capacity(uint64_t nbytes, double fpr, rf_tick tick)
{
	return rf_bloom_capacity(nbytes / RF_COUNTING_BITS, fpr, tick);
}

_Static_assert(offsetof(rf_counting, shape) == 0, "a view begins with its shape");
_Static_assert(RF_BLOOM_MAX_PROBES <= RF_COUNTERS_OF_KEY, "each probe has one");

static const rf_change_ops change = {
	.add = rf_counting_add,
	.merge = rf_counting_sum
};

static rf_status
kind_begin(rf_builder *builder, const void *shape, uint64_t nkeys,
		   uint8_t *payload, uint64_t capacity, rf_tick tick)
{
	return rf_bloom_begin(builder, &change, shape, rf_counting_bytes(shape),
						  nkeys, payload, capacity, tick);
}

static const rf_count_ops count = {
	.max = RF_COUNTING_MAX,
	.remove = rf_counting_remove,
	.saturated = rf_counting_saturated_of,
	.lower = rf_counting_lower,
	.subtract = rf_counting_subtract,
	.count = rf_counting_count_fetching,
	.set_kind = &rf_bloom_kind,
	.set = rf_counting_to_bloom
};

const rf_kind_ops rf_counting_kind = {
	.code = 5,
	.name = "counting",
	.type_name = "countingfilter",
	.fpr_min = RF_BLOOM_FPR_MIN,
	.param_name = "probes",
	.alignment = RF_BLOOM_BLOCK_BYTES,
	.open = kind_open,
	.verify = kind_verify,
	.may_contain = kind_may_contain,
	.may_contain_many = rf_counting_may_contain_many,
	.sample = rf_bloom_sample,
	.keys = rf_counting_cardinality,
	.fpr = rf_counting_fpr,
	.details = kind_details,
	.plan = rf_bloom_plan,
	.expected_bytes = kind_expected_bytes,
	.capacity = kind_capacity,
	.begin = kind_begin,
	.add = rf_bloom_build,
	.change = &change,
	.count = &count
};
