/*-------------------------------------------------------------------------
 *
 * rf_counting_cells.c
 *	  The counters of counting filters: those of a key, and all of them.
 *
 *-------------------------------------------------------------------------
 */
#include "core/bloom/rf_bloom_impl.h"
#include "rf_counting.h"

#define BLOCK_BYTES		(RF_BLOOM_BLOCK_BYTES * RF_COUNTING_BITS)

/*
 * No variants for instruction set extensions: the counters of a key are spread
 * over the four lines of its block, so most time is spent waiting for memory.
 */

/* Counter i of a block is half of a byte. */
static inline uint32_t
get(const uint8_t *block, uint32_t i)
{
	return (block[i >> 1] >> (4 * (i & 1))) & RF_COUNTING_MAX;
}

/* Where the counters of a key are; each position once. */
typedef struct Cells
{
	uint64_t	block;			/* where it begins, in bytes */
	uint32_t	n;
	uint16_t	at[RF_BLOOM_MAX_PROBES];
} Cells;

static inline void
find_cells(const rf_counting_shape *shape, uint64_t hash, Cells *cells)
{
	rf_bloom_probe at = rf_bloom_locate(shape, hash);
	uint32_t	i,
				k;

	cells->block = at.block * RF_COUNTING_BITS;
	cells->n = 0;
	for (i = 0; i < shape->probes; i++)
	{
		uint16_t	position = (uint16_t) rf_bloom_position(&at, i,
															shape->block_bits);

		for (k = 0; k < cells->n && cells->at[k] != position; k++)
			;
		cells->at[k] = position;
		cells->n += k == cells->n;
	}
}

/* In filters larger than the cache, blocks are prefetched AHEAD keys ahead. */
#define AHEAD		16
#define LINE_BYTES	64

RF_INLINE void
prefetch_block(const rf_counting_shape *shape, const uint8_t *counters,
			   uint64_t hash)
{
	const uint8_t *block = counters + RF_COUNTING_BITS *
	rf_bloom_locate(shape, hash).block;
	uint32_t	i;

	for (i = 0; i < BLOCK_BYTES; i += LINE_BYTES)
		RF_PREFETCH(block + i);

	/* There is a fifth line if the payload is not aligned. */
	RF_PREFETCH(block + BLOCK_BYTES - 1);
}

static inline bool
is_large(const rf_counting_shape *shape)
{
	return shape->nblocks > RF_CACHED_BYTES / BLOCK_BYTES;
}

/* Steps that a key counts as: it may wait for memory. */
#define KEY_STEPS	32

void
rf_counting_add(const void *opaque, uint8_t *counters,
				const uint64_t *hashes, uint64_t n, rf_tick tick)
{
	const rf_counting_shape *shape = opaque;
	const bool	ahead = is_large(shape);
	rf_pace		pace = {tick, 0};
	uint64_t	i = 0;

	while (i < n)
	{
		uint64_t	stop = rf_piece(i, n, KEY_STEPS, &pace);

		for (; i < stop; i++)
		{
			Cells		cells;
			uint8_t    *block;
			uint32_t	k;

			if (ahead && n - i > AHEAD)
				prefetch_block(shape, counters, hashes[i + AHEAD]);
			find_cells(shape, hashes[i], &cells);
			block = counters + cells.block;
			for (k = 0; k < cells.n; k++)
			{
				uint32_t	position = cells.at[k];
				uint32_t	one = get(block, position) < RF_COUNTING_MAX;

				block[position >> 1] += (uint8_t) (one << (4 * (position & 1)));
			}
		}
	}
}

rf_removal
rf_counting_remove(const void *opaque, uint8_t *counters,
				   uint64_t hash)
{
	const rf_counting_shape *shape = opaque;
	rf_removal	removal = RF_REMOVED;
	Cells		cells;
	uint8_t    *block;
	uint32_t	k;

	find_cells(shape, hash, &cells);
	block = counters + cells.block;
	for (k = 0; k < cells.n; k++)
	{
		if (get(block, cells.at[k]) == 0)
			return RF_ABSENT;
	}
	for (k = 0; k < cells.n; k++)
	{
		uint32_t	position = cells.at[k];

		if (get(block, position) < RF_COUNTING_MAX)
			block[position >> 1] -= (uint8_t) (1 << (4 * (position & 1)));
		else
			removal = RF_SATURATED;
	}
	return removal;
}

uint32_t
rf_counting_saturated_of(const void *view, uint64_t hash,
						 uint64_t at[RF_BLOOM_MAX_PROBES])
{
	const rf_counting *counting = view;
	uint32_t	n = 0;
	Cells		cells;
	uint32_t	k;

	find_cells(&counting->shape, hash, &cells);
	for (k = 0; k < cells.n; k++)
	{
		if (get(counting->counters + cells.block, cells.at[k]) == RF_COUNTING_MAX)
			at[n++] = 2 * cells.block + cells.at[k];
	}
	return n;
}

void
rf_counting_lower(uint8_t *counters, uint64_t at)
{
	counters[at >> 1] -= (uint8_t) (1 << (4 * (at & 1)));
}

/*
 * The smallest counter of a key; stops at the first 0.  For absent keys that
 * is usually one of the first two.  Reading all at once would take half as
 * long again, since cache lines dominate the cost.
 */
static inline uint32_t
smallest_counter(const rf_counting *counting, uint64_t hash, const rf_fetch *fetch)
{
	const rf_counting_shape *shape = &counting->shape;
	rf_bloom_probe at = rf_bloom_locate(shape, hash);
	const uint8_t *block = counting->counters + at.block * RF_COUNTING_BITS;
	uint32_t	count = RF_COUNTING_MAX;
	uint32_t	i;

	rf_need(fetch, block, shape->block_bits / 2);
	for (i = 0; i < shape->probes && count > 0; i++)
	{
		uint32_t	c = get(block, rf_bloom_position(&at, i, shape->block_bits));

		count = c < count ? c : count;
	}
	return count;
}

bool
rf_counting_may_contain(const rf_counting *counting, uint64_t hash)
{
	return smallest_counter(counting, hash, NULL) > 0;
}

uint32_t
rf_counting_count(const rf_counting *counting, uint64_t hash)
{
	return smallest_counter(counting, hash, NULL);
}

uint32_t
rf_counting_count_fetching(const void *view, uint64_t hash,
						   const rf_fetch *fetch)
{
	return smallest_counter(view, hash, fetch);
}

uint32_t
rf_counting_may_contain_many(const void *view,
							 const uint64_t *hashes, uint32_t begin,
							 uint32_t end, uint32_t *found)
{
	const rf_counting *counting = view;
	const bool	ahead = is_large(&counting->shape);
	uint32_t	nfound = 0;
	uint32_t	i;

	for (i = begin; ahead && i < end && i < begin + AHEAD; i++)
		prefetch_block(&counting->shape, counting->counters, hashes[i]);
	for (i = begin; i < end; i++)
	{
		if (ahead && end - i > AHEAD)
			prefetch_block(&counting->shape, counting->counters,
						   hashes[i + AHEAD]);
		found[nfound] = i;
		nfound += rf_counting_may_contain(counting, hashes[i]);
	}
	return nfound;
}

/* All counters, eight at once: those of a byte of the Bloom filter. */

#define LOWEST_BITS	UINT32_C(0x11111111)	/* of eight counters */

/* The lowest bit of each counter that is not 0. */
static inline uint32_t
used_of(uint32_t counters)
{
	counters |= counters >> 2;
	return (counters | counters >> 1) & LOWEST_BITS;
}

/* The lowest bit of each counter that is saturated: 15. */
static inline uint32_t
saturated_of(uint32_t counters)
{
	counters &= counters >> 2;
	return counters & counters >> 1 & LOWEST_BITS;
}

/*
 * The new values of four counters a, by four others b, each in a byte.  A bit
 * of *below is set for each that would be less than 0.
 */
typedef uint32_t (*Four) (uint32_t a, uint32_t b, uint32_t *below);

/* Sums are at most 15. */
RF_INLINE uint32_t
sum_of_four(uint32_t a, uint32_t b, uint32_t *below)
{
	uint32_t	sum = a + b;
	uint32_t	over = sum >> 4 & UINT32_C(0x01010101);

	(void) below;
	return (sum | over * RF_COUNTING_MAX) & UINT32_C(0x0F0F0F0F);
}

/* Saturated counters stay. */
RF_INLINE uint32_t
difference_of_four(uint32_t a, uint32_t b, uint32_t *below)
{
	const uint32_t above = UINT32_C(0x10101010);
	uint32_t	stay = saturated_of(a) * RF_COUNTING_MAX;
	uint32_t	difference = (a | above) - b;

	*below |= ~difference & above;
	return (a & stay) | (difference & ~stay & UINT32_C(0x0F0F0F0F));
}

/* All counters; true if none would be less than 0. */
RF_INLINE bool
combine(const rf_counting_shape *shape, uint8_t *counters, const uint8_t *other,
		Four four, rf_tick tick)
{
	const uint32_t low = UINT32_C(0x0F0F0F0F);
	rf_pace		pace = {tick, 0};
	uint32_t	below = 0;
	uint64_t	i = 0;

	while (i < shape->nbytes)
	{
		uint64_t	stop = rf_piece(i, shape->nbytes, 1, &pace);

		for (; i < stop; i++)
		{
			uint32_t	a = rf_load32(counters + 4 * i),
						b = rf_load32(other + 4 * i);

			rf_store32(counters + 4 * i,
					   four(a & low, b & low, &below) |
					   four(a >> 4 & low, b >> 4 & low, &below) << 4);
		}
	}
	return below == 0;
}

void
rf_counting_sum(const void *shape, uint8_t *counters, const uint8_t *other,
				rf_tick tick)
{
	(void) combine(shape, counters, other, sum_of_four, tick);
}

bool
rf_counting_subtract(const void *shape, uint8_t *counters,
					 const uint8_t *other, rf_tick tick)
{
	return combine(shape, counters, other, difference_of_four, tick);
}

void
rf_counting_to_bloom(const void *view, uint8_t *bits, rf_tick tick)
{
	const rf_counting *counting = view;
	const uint64_t n = counting->shape.nbytes;
	rf_pace		pace = {tick, 0};
	uint64_t	i = 0;

	while (i < n)
	{
		uint64_t	stop = rf_piece(i, n, 1, &pace);

		for (; i < stop; i++)
		{
			uint32_t	x = used_of(rf_load32(counting->counters + 4 * i));

			/* Close the gaps between bits: steps of 4, then 8, then 16. */
			x = (x | x >> 3) & UINT32_C(0x03030303);
			x = (x | x >> 6) & UINT32_C(0x000F000F);
			bits[i] = (uint8_t) (x | x >> 12);
		}
	}
}

/* How many counters of n bytes are not 0; n is a multiple of 4. */
static uint64_t
count_used(const uint8_t *counters, uint64_t n)
{
	uint64_t	count = 0;
	uint64_t	i;

	for (i = 0; i < n; i += 4)
		count += rf_popcount64(used_of(rf_load32(counters + i)));
	return count;
}

static uint64_t
count_saturated(const uint8_t *counters, uint64_t n)
{
	uint64_t	count = 0;
	uint64_t	i;

	for (i = 0; i < n; i += 4)
		count += rf_popcount64(saturated_of(rf_load32(counters + i)));
	return count;
}

uint64_t
rf_counting_used(const rf_counting *counting, rf_tick tick)
{
	return rf_bloom_count_all(counting->counters,
							  rf_counting_bytes(&counting->shape), count_used,
							  tick);
}

uint64_t
rf_counting_saturated(const rf_counting *counting, rf_tick tick)
{
	return rf_bloom_count_all(counting->counters,
							  rf_counting_bytes(&counting->shape),
							  count_saturated, tick);
}

static void
measure(const rf_counting *counting, rf_bloom_fill *fill, rf_tick tick)
{
	rf_pace		pace = {tick, 0};

	rf_bloom_measure(&counting->shape, counting->counters, RF_COUNTING_BITS,
					 count_used, fill, &pace);
}

double
rf_counting_fpr(const void *view, rf_tick tick)
{
	rf_bloom_fill fill;

	measure(view, &fill, tick);
	return rf_bloom_fill_fpr(view, &fill);
}

uint64_t
rf_counting_cardinality(const void *view, rf_tick tick)
{
	rf_bloom_fill fill;

	measure(view, &fill, tick);
	return rf_bloom_fill_cardinality(view, &fill);
}
