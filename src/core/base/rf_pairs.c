/*-------------------------------------------------------------------------
 *
 * rf_pairs.c
 *	  Arrays of pairs: sorting, partitioning, dropping repeats.
 *
 * A pair is twice as long as a hash and has twice the levels of cuts.  For the
 * same stack, half as many are sorted there, and a cut has half as many parts.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_pairs.h"

typedef rf_pair item;

#define ITEM_BITS		128
#define ITEM_SMALL_LOG	12
#define ITEM_DIGIT_MAX	10

static inline uint64_t
item_hash(item v)
{
	return v.hash;
}

static inline uint64_t
item_bits(item v, uint32_t shift)
{
	return (shift < 64 ? v.value : v.hash) >> (shift % 64);
}

static inline uint32_t
item_apart(item v, item w)
{
	if (v.hash != w.hash)
		return 64 + rf_log2_64(v.hash ^ w.hash) + 1;
	return v.value == w.value ? 0 : rf_log2_64(v.value ^ w.value) + 1;
}

static inline bool
item_less(item v, item w)
{
	return (v.hash < w.hash) | ((v.hash == w.hash) & (v.value < w.value));
}

static inline bool
item_equal(item v, item w)
{
	return ((v.hash ^ w.hash) | (v.value ^ w.value)) == 0;
}

#define ITEMS(name)		rf_pairs_##name

#include "rf_items_parts_impl.h"
#include "rf_items_sort_impl.h"

uint64_t
rf_pairs_merge(rf_pair *pairs, uint64_t na, uint64_t nb, rf_pair *scratch,
			   rf_tick tick)
{
	return merge_items(pairs, na, nb, 1, scratch, tick);
}

uint64_t
rf_pairs_count_up_to(const rf_pair *pairs, uint64_t n, const rf_pair *bound)
{
	return items_count_up_to(pairs, n, *bound);
}

uint64_t
rf_pairs_first_listed(const uint8_t *list, uint64_t n, uint64_t hash)
{
	uint64_t	lo = 0,
				hi = n;

	while (lo < hi)
	{
		uint64_t	mid = lo + (hi - lo) / 2;

		if (rf_load64(list + sizeof(rf_pair) * mid) < hash)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo;
}
