/*-------------------------------------------------------------------------
 *
 * rf_hashes.c
 *	  Arrays of key hashes: sorting, partitioning, dropping repeats.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_hashes.h"

typedef uint64_t item;

#define ITEM_BITS		64
#define ITEM_SMALL_LOG	13
#define ITEM_DIGIT_MAX	11

static inline uint64_t
item_hash(item v)
{
	return v;
}

static inline uint64_t
item_bits(item v, uint32_t shift)
{
	return v >> shift;
}

static inline uint32_t
item_apart(item v, item w)
{
	return v == w ? 0 : rf_log2_64(v ^ w) + 1;
}

static inline bool
item_less(item v, item w)
{
	return v < w;
}

static inline bool
item_equal(item v, item w)
{
	return v == w;
}

#define ITEMS(name)		rf_hashes_##name

#include "rf_items_parts_impl.h"
#include "rf_items_sort_impl.h"

uint64_t
rf_hashes_distinct(uint64_t *hashes, uint64_t n, uint32_t *sorted_bits,
				   rf_tick tick)
{
	return distinct_items(hashes, n, sorted_bits, tick);
}

uint64_t
rf_hashes_at_most(uint64_t *hashes, uint64_t n, uint32_t max_repeats, rf_tick tick)
{
	rf_pace		pace = {tick, 0};

	return at_most(hashes, n, max_repeats, &pace);
}

uint64_t
rf_hashes_merge(uint64_t *hashes, uint64_t na, uint64_t nb, uint32_t max_repeats,
				uint64_t *scratch, rf_tick tick)
{
	return merge_items(hashes, na, nb, max_repeats, scratch, tick);
}

uint64_t
rf_hashes_count_up_to(const uint64_t *hashes, uint64_t n, uint64_t bound)
{
	return items_count_up_to(hashes, n, bound);
}

void
rf_hashes_store(uint8_t *out, const uint64_t *hashes, uint64_t n, rf_pace *pace)
{
	uint64_t	i = 0;

	while (i < n)
	{
		uint64_t	stop = rf_piece(i, n, 1, pace);

		for (; i < stop; i++)
			rf_store64(out + sizeof(*hashes) * i, hashes[i]);
	}
}

bool
rf_hashes_write_list(uint8_t *out, const uint64_t *hashes, uint64_t n,
					 uint64_t *scratch, rf_pace *pace)
{
	rf_copy(scratch, hashes, n * sizeof(*hashes), pace);
	rf_hashes_sort(scratch, n, pace->tick);
	if (rf_hashes_unique(scratch, n, pace->tick) < n)
		return false;
	rf_hashes_store(out, scratch, n, pace);
	return true;
}
