/*-------------------------------------------------------------------------
 *
 * rf_bloom_fold.c
 *	  Operations on the bits of Bloom filters, without their keys: union,
 *	  measuring, folding.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_bloom_impl.h"

#include "core/base/rf_fpr.h"

void
rf_bloom_union(const void *opaque, uint8_t *bits,
			   const uint8_t *other, rf_tick tick)
{
	const rf_bloom_shape *shape = opaque;
	rf_pace		pace = {tick, 0};
	const uint64_t nwords = shape->nbytes / 8;
	uint64_t	i = 0;

	while (i < nwords)
	{
		uint64_t	stop = rf_piece(i, nwords, 1, &pace);

		for (; i < stop; i++)
			rf_store64(bits + 8 * i,
					   rf_load64(bits + 8 * i) | rf_load64(other + 8 * i));
	}
	for (i *= 8; i < shape->nbytes; i++)
		bits[i] |= other[i];
}

static uint64_t
bytes_popcount(const uint8_t *p, uint64_t n)
{
	uint64_t	count = 0;
	uint64_t	i = 0;

	for (; i + 8 <= n; i += 8)
		count += rf_popcount64(rf_load64(p + i));
	for (; i < n; i++)
		count += rf_popcount64(p[i]);
	return count;
}

uint64_t
rf_bloom_bits_set(const rf_bloom *bloom, rf_tick tick)
{
	return rf_bloom_count_all(bloom->bits, bloom->shape.nbytes, bytes_popcount,
							  tick);
}

static void
measure(const rf_bloom *bloom, rf_bloom_fill *fill, rf_pace *pace)
{
	rf_bloom_measure(&bloom->shape, bloom->bits, 1, bytes_popcount, fill, pace);
}

/* The rate of nblocks blocks, by_count[i] of them with i bits set. */
static double
rate_of_counts(const uint64_t *by_count, uint64_t nblocks, uint32_t probes)
{
	double		rate = 0;
	uint32_t	i;

	for (i = 0; i <= RF_BLOOM_BLOCK_BITS; i++)
		rate += (double) by_count[i] *
			rf_fpr_power((double) i / RF_BLOOM_BLOCK_BITS, probes);
	return rate / (double) nblocks;
}

double
rf_bloom_fill_fpr(const rf_bloom_shape *shape, const rf_bloom_fill *fill)
{
	if (shape->nblocks == 1)
		return rf_fpr_power((double) fill->set / shape->block_bits,
							shape->probes);
	return rate_of_counts(fill->by_count, shape->nblocks, shape->probes);
}

double
rf_bloom_actual_fpr(const void *view, rf_tick tick)
{
	rf_pace		pace = {tick, 0};
	rf_bloom_fill fill;

	measure(view, &fill, &pace);
	return rf_bloom_fill_fpr(view, &fill);
}

/* The number of keys that are expected to set "set" of nbits bits. */
static double
keys_of_bits(double nbits, double set, uint32_t probes)
{
	const double ln2 = 0.69314718055994530942;

	/* A full block could hold any number; assume that half a bit is left. */
	if (set >= nbits)
		set = nbits - 0.5;
	return -nbits / probes * rf_fpr_log2(1 - set / nbits) * ln2;
}

static double
keys_of_counts(const uint64_t *by_count, uint32_t probes)
{
	double		keys = 0;
	uint32_t	i;

	for (i = 0; i <= RF_BLOOM_BLOCK_BITS; i++)
		keys += (double) by_count[i] *
			keys_of_bits(RF_BLOOM_BLOCK_BITS, i, probes);
	return keys;
}

/* Rounds an estimate; 0 only if it is exactly 0, when no bit is set. */
static uint64_t
whole_keys(double keys)
{
	if (keys > 0 && keys < 1)
		return 1;
	return (uint64_t) (keys + 0.5);
}

uint64_t
rf_bloom_fill_cardinality(const rf_bloom_shape *shape, const rf_bloom_fill *fill)
{
	if (shape->nblocks == 1)
		return whole_keys(keys_of_bits(shape->block_bits, (double) fill->set,
									   shape->probes));
	return whole_keys(keys_of_counts(fill->by_count, shape->probes));
}

uint64_t
rf_bloom_cardinality(const void *view, rf_tick tick)
{
	rf_pace		pace = {tick, 0};
	rf_bloom_fill fill;

	measure(view, &fill, &pace);
	return rf_bloom_fill_cardinality(view, &fill);
}

bool
rf_bloom_can_fold(const void *from_shape, const void *to_shape)
{
	const rf_bloom_shape *from = from_shape;
	const rf_bloom_shape *to = to_shape;

	return to->nblocks >= RF_BLOOM_MIN_BLOCKS && to->nblocks <= from->nblocks &&
		to->probes == from->probes;
}

#define FOLDED_RATE_STEPS	32	/* that folded_rate() takes */

/*
 * Computes the blocks of a filter folded to nblocks: writes them to "bits",
 * and counts them by set bits, as in rf_bloom_fill.  Either may be NULL.
 *
 * An old block is as long as nblocks / n new ones.  "rest" is how far the old
 * blocks so far reach into the current new one, in units of 1/n.  At n it is
 * complete; the remainder is how far the last old block reaches into the next.
 */
static void
fold(const rf_bloom *bloom, uint64_t nblocks, uint8_t *bits,
	 uint64_t *by_count, rf_pace *pace)
{
	uint64_t	n = bloom->shape.nblocks;
	uint8_t		block[RF_BLOOM_BLOCK_BYTES] = {0};
	uint64_t	rest = 0;
	uint64_t	b;
	uint32_t	i;

	if (by_count != NULL)
		memset(by_count, 0, (RF_BLOOM_BLOCK_BITS + 1) * sizeof(*by_count));
	for (b = 0; b < n;)
	{
		uint64_t	stop = rf_piece(b, n, 2, pace);

		for (; b < stop; b++)
		{
			const uint8_t *old = bloom->bits + b * RF_BLOOM_BLOCK_BYTES;

			for (i = 0; i < RF_BLOOM_BLOCK_BYTES; i += 8)
				rf_store64(block + i,
						   rf_load64(block + i) | rf_load64(old + i));
			rest += nblocks;
			if (rest < n)
				continue;
			rest -= n;
			if (bits != NULL)
			{
				memcpy(bits, block, RF_BLOOM_BLOCK_BYTES);
				bits += RF_BLOOM_BLOCK_BYTES;
			}
			if (by_count != NULL)
				by_count[bytes_popcount(block, RF_BLOOM_BLOCK_BYTES)]++;
			if (rest > 0)
				memcpy(block, old, RF_BLOOM_BLOCK_BYTES);
			else
				memset(block, 0, RF_BLOOM_BLOCK_BYTES);
		}
	}
}

void
rf_bloom_fold(const void *view, const void *to_shape, uint8_t *bits,
			  rf_tick tick)
{
	const rf_bloom *bloom = view;
	const rf_bloom_shape *to = to_shape;
	rf_pace		pace = {tick, 0};

	fold(bloom, to->nblocks, bits, NULL, &pace);
}

static bool
folds_within(const rf_bloom *bloom, uint64_t nblocks, double fpr,
			 rf_pace *pace)
{
	uint64_t	by_count[RF_BLOOM_BLOCK_BITS + 1];

	fold(bloom, nblocks, NULL, by_count, pace);
	return rate_of_counts(by_count, nblocks, bloom->shape.probes) <= fpr;
}

static uint64_t
greatest_common_divisor(uint64_t a, uint64_t b)
{
	while (b > 0)
	{
		uint64_t	rest = a % b;

		a = b;
		b = rest;
	}
	return a;
}

/*
 * The expected rate of m new blocks that take, on average, (n + m - gcd(m, n))
 * / m old blocks of "load" keys each: that number rounded down, or one more.
 * 1 if that is more than "max_load" keys on average.
 */
static double
folded_rate(const rf_bloom_shape *shape, uint64_t m, double load, double max_load)
{
	uint64_t	n = shape->nblocks;
	uint64_t	ends = n + m - greatest_common_divisor(m, n);
	double		taken = (double) (ends / m);
	double		share = (double) (ends % m) / (double) m;	/* take one more */

	if ((taken + share) * load > max_load)
		return 1;
	return (1 - share) * rf_fpr_bloom_blocked(shape->block_bits,
											  shape->probes, taken * load) +
		share * rf_fpr_bloom_blocked(shape->block_bits, shape->probes,
									 (taken + 1) * load);
}

/*
 * By how much to raise the expected number of keys after a size has failed.
 * Filters that keys were added to fail a few times, one of 3000 failed 26
 * times; so the first FOLD_FAILURES steps are small.  A crafted filter may
 * look right at every size and fail: from then on each step is twice as large,
 * so about 16 more passes lead from the fewest blocks to the most.
 */
#define FOLD_STEP		(1.0 / 512)
#define FOLD_FAILURES	32

/*
 * Tries sizes in ascending order, from the smallest that could do and is
 * planned for some number of keys: at low rates more than RF_BLOOM_MIN_BLOCKS.
 * Reading the bits takes longer than computing the expected rate, so only
 * sizes that should keep the rate are tried.  The number of keys is an
 * estimate: it begins a little low, and rises when a size fails.
 */
uint64_t
rf_bloom_fold_blocks(const rf_bloom *bloom, double fpr, rf_tick tick)
{
	rf_pace		pace = {tick, 0};
	const rf_bloom_shape *shape = &bloom->shape;
	rf_bloom_fill fill;
	double		keys,
				max_load,
				step = FOLD_STEP;
	uint32_t	nfailures = 0;
	rf_bloom_shape smallest;
	uint64_t	m;

	if (shape->nblocks <= RF_BLOOM_MIN_BLOCKS)
		return shape->nblocks;

	/*
	 * A new block has all bits of the old ones in its range, so no fold has a
	 * lower rate than the filter itself.
	 */
	measure(bloom, &fill, &pace);
	if (rf_bloom_fill_fpr(shape, &fill) > fpr)
		return shape->nblocks;

	keys = (double) rf_bloom_fill_cardinality(shape, &fill) * (1 - 1.0 / 128);
	max_load = rf_bloom_block_load(shape->probes, fpr);
	if (keys >= max_load * (double) shape->nblocks ||
		rf_bloom_plan(rf_bloom_capacity(RF_BLOOM_SINGLE_BYTES, fpr, tick) + 1,
					  fpr, &smallest) != RF_OK)
		return shape->nblocks;
	m = (uint64_t) (keys / max_load);
	if (m < smallest.nblocks)
		m = smallest.nblocks;
	for (; m < shape->nblocks && keys < max_load * (double) shape->nblocks; m++)
	{
		rf_pace_steps(&pace, FOLDED_RATE_STEPS);
		if (folded_rate(shape, m, keys / (double) shape->nblocks, max_load) > fpr)
			continue;
		if (folds_within(bloom, m, fpr, &pace))
			return m;
		if (++nfailures > FOLD_FAILURES)
			step *= 2;
		keys *= 1 + step;
	}
	return shape->nblocks;
}
