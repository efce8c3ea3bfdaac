/*-------------------------------------------------------------------------
 *
 * rf_items_parts_impl.h
 *	  Where parts begin and end in arrays of items that are in order.
 *
 * Compiled for each type of item; see rf_items_sort_impl.h.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_hashes_parts.h"

static inline uint32_t
item_part(item v, uint32_t nparts)
{
	return rf_hashes_part(item_hash(v), nparts);
}

/* The mean size of the parts that n > 0 items span. */
static uint64_t
mean_in_part(const item *items, uint64_t n, uint32_t nparts)
{
	uint32_t	first = item_part(items[0], nparts);
	uint32_t	last = item_part(items[n - 1], nparts);

	return last > first ? n / ((uint64_t) (last - first) + 1) : n;
}

uint64_t
ITEMS(part_end) (const item *items, uint64_t n, uint32_t nparts, uint32_t part,
				 uint64_t begin)
{
	uint64_t	lo = begin,
				hi = n,
				step,
				load,
				guess;

	if (begin == n || item_part(items[n - 1], nparts) <= part)
		return n;

	/* Start at the end that evenly spread hashes would have, and gallop. */
	load = mean_in_part(items, n, nparts);
	guess = load < n - begin ? begin + load : n - 1;
	if (item_part(items[guess], nparts) <= part)
	{
		lo = guess + 1;
		for (step = 64; lo + step < hi; step *= 2)
		{
			if (item_part(items[lo + step], nparts) > part)
				hi = lo + step;
			else
				lo += step + 1;
		}
	}
	else
	{
		hi = guess;
		for (step = 64; lo + step < hi; step *= 2)
		{
			if (item_part(items[hi - step], nparts) <= part)
				lo = hi - step + 1;
			else
				hi -= step;
		}
	}
	while (lo < hi)
	{
		uint64_t	mid = lo + (hi - lo) / 2;

		if (item_part(items[mid], nparts) <= part)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo;
}

uint64_t
ITEMS(max_in_part) (const item *items, uint64_t n, uint32_t nparts,
					rf_pace *pace)
{
	uint64_t	max = 0,
				begin = 0;

	while (begin < n)
	{
		uint64_t	end = ITEMS(part_end) (items, n, nparts,
										   item_part(items[begin], nparts),
										   begin);

		if (end - begin > max)
			max = end - begin;
		begin = end;
		rf_pace_steps(pace, 16);
	}
	return max;
}

static inline uint64_t
items_count_up_to(const item *items, uint64_t n, item bound)
{
	uint64_t	lo = 0,
				hi = n;

	while (lo < hi)
	{
		uint64_t	mid = lo + (hi - lo) / 2;

		if (!item_less(bound, items[mid]))
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo;
}
