/*-------------------------------------------------------------------------
 *
 * rf_hashes_parts.c
 *	  Where parts begin and end in arrays of key hashes that are in order.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_hashes.h"

uint64_t
rf_hashes_first_of_part(uint32_t part, uint32_t nparts)
{
	uint64_t	high = ((uint64_t) part << 32) / nparts;
	uint64_t	rest = ((uint64_t) part << 32) % nparts;
	uint64_t	low = (rest << 32) / nparts;

	rest = (rest << 32) % nparts;
	return (high << 32 | low) + (rest != 0);
}

uint64_t
rf_hashes_last_of_part(uint32_t part, uint32_t nparts)
{
	return part + 1 < nparts ? rf_hashes_first_of_part(part + 1, nparts) - 1 :
		UINT64_MAX;
}

/* The mean size of the parts from that of the first of n > 0 hashes on. */
static uint64_t
mean_in_part(const uint64_t *hashes, uint64_t n, uint32_t nparts)
{
	uint32_t	first = rf_hashes_part(hashes[0], nparts);
	uint32_t	last = rf_hashes_part(hashes[n - 1], nparts);

	return last > first ? n / ((uint64_t) (last - first) + 1) : n;
}

uint64_t
rf_hashes_part_end(const uint64_t *hashes, uint64_t n, uint32_t nparts,
				   uint32_t part, uint64_t begin)
{
	uint64_t	lo = begin,
				hi = n,
				step,
				load,
				guess;

	if (begin == n || rf_hashes_part(hashes[n - 1], nparts) <= part)
		return n;

	/* Start at the end that evenly spread hashes would have, and gallop. */
	load = mean_in_part(hashes, n, nparts);
	guess = load < n - begin ? begin + load : n - 1;
	if (rf_hashes_part(hashes[guess], nparts) <= part)
	{
		lo = guess + 1;
		for (step = 64; lo + step < hi; step *= 2)
		{
			if (rf_hashes_part(hashes[lo + step], nparts) > part)
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
			if (rf_hashes_part(hashes[hi - step], nparts) <= part)
				lo = hi - step + 1;
			else
				hi -= step;
		}
	}
	while (lo < hi)
	{
		uint64_t	mid = lo + (hi - lo) / 2;

		if (rf_hashes_part(hashes[mid], nparts) <= part)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo;
}

uint64_t
rf_hashes_max_in_part(const uint64_t *hashes, uint64_t n, uint32_t nparts,
					  rf_pace *pace)
{
	uint64_t	max = 0,
				begin = 0;

	while (begin < n)
	{
		uint64_t	end = rf_hashes_part_end(hashes, n, nparts,
											 rf_hashes_part(hashes[begin], nparts),
											 begin);

		if (end - begin > max)
			max = end - begin;
		begin = end;
		rf_pace_steps(pace, 16);
	}
	return max;
}

uint64_t
rf_hashes_count_up_to(const uint64_t *hashes, uint64_t n, uint64_t bound)
{
	uint64_t	lo = 0,
				hi = n;

	while (lo < hi)
	{
		uint64_t	mid = lo + (hi - lo) / 2;

		if (hashes[mid] <= bound)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo;
}
