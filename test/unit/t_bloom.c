/*-------------------------------------------------------------------------
 *
 * t_bloom.c
 *		Bloom filters: no false negative, the promised rate and size, unions,
 *		estimates, folding.
 *
 *-------------------------------------------------------------------------
 */
#include <math.h>

#include "core/bloom/rf_bloom_impl.h"
#include "core/base/rf_fpr.h"
#include "rf_sets.h"

static const double rates[] = {0.1, 0.01, 1.0 / 128, 0.001, 1e-4};

static rf_bloom_shape
plan(uint64_t n, double fpr)
{
	rf_bloom_shape shape;

	CHECK(rf_bloom_plan(n, fpr, &shape) == RF_OK);
	return shape;
}

/*
 * Several filters of each shape, for the rate varies from one to the next.
 * Three numbers must agree within six sigma: what was measured, what the
 * filter says of itself, and what the model promised.  The promise is kept
 * with a margin, so the first may not exceed the target beyond six sigma.
 */
TEST(rate_is_as_modelled)
{
	static const uint64_t sizes[] = {10, 50, 400, 450, 3000, 20000, 1000000};

	for (EACH(s, sizes))
		for (EACH(r, rates))
		{
			uint64_t	n = sizes[s];
			uint64_t	hits = 0,
						nprobes = 0;
			int			nfilters = n <= 3000 ? 2000 : n <= 20000 ? 200 : 6;
			uint64_t	each = (uint64_t) (60000 / rates[r]);
			rf_bloom_shape shape = plan(n, rates[r]);
			double		model = rf_bloom_shape_fpr(&shape, n);
			double		sum = 0,
						squares = 0,
						measured,
						mean,
						spread,
						throws;

			if (each > 20000000)
				each = 20000000;
			each /= (uint64_t) nfilters;
			for (int i = 0; i < nfilters; i++)
			{
				SCOPED uint64_t *hashes = random_set(n);
				SCOPED Built b = build_bloom(hashes, n, rates[r]);
				rf_filter	f;

				if (open_built(&f, &b))
				{
					double		actual = rf_filter_fpr(&f, NULL);

					hits += count_random_hits(&f, each);
					nprobes += each;
					sum += actual;
					squares += actual * actual;
				}
			}
			measured = (double) hits / (double) nprobes;
			mean = sum / nfilters;
			/* of the mean over filters, and of the probes */
			spread = sqrt(fmax(0, squares / nfilters - mean * mean) /
						  nfilters);
			throws = sqrt(mean / (double) nprobes);

			/* the finite choice of patterns, see PLAN_MARGIN: 0.6 % */
			CHECK(fabs(measured - mean) < 6 * throws + 0.006 * mean,
				  "%" PRIu64 " keys at %g: measured %.6g, filters say %.6g "
				  "(%+.1f sigma)", n, rates[r], measured, mean,
				  (measured - mean) / throws);

			/*
			 * Of few blocks, the sum of keys is known, so they vary less than
			 * the model says: the rate is a little lower.
			 */
			CHECK(fabs(mean - model) < 6 * spread + 0.01 * model +
				  (shape.nblocks > 1 ? 0.5 * model / (double) shape.nblocks : 0),
				  "%" PRIu64 " keys at %g: filters say %.6g, model %.6g "
				  "(%+.2f %%, %+.1f sigma)", n, rates[r], mean, model,
				  100 * (mean / model - 1), (mean - model) / spread);
			CHECK(measured < rates[r] + 6 * (throws + spread),
				  "%" PRIu64 " keys at %g: measured %.6g", n, rates[r],
				  measured);
		}
}

TEST(size_is_as_promised)
{
	rf_bloom_shape shape;

	for (uint64_t n = 100; n < UINT64_C(1) << 40; n += n / 3)
	{
		shape = plan(n, 0.01);
		CHECK(8 * (double) shape.nbytes / (double) n <= 10.7,
			  "%" PRIu64 " keys: %.3f bits a key", n,
			  8 * (double) shape.nbytes / (double) n);
	}
}

/* The rate that is planned for at "part" of the way from a row to the next. */
static double
rate_between(int row, double part)
{
	return ldexp(1 + (row % 8 + part) / 8, row / 8 - 20) *
		RF_BLOOM_PLAN_MARGIN;
}

/* Blocks a key, times 2^32; never too few. */
static double
blocks_for(uint32_t probes, double rate)
{
	double		lo = 0,
				hi = 512;

	for (int i = 0; i < 40; i++)
	{
		double		mid = (lo + hi) / 2;

		if (rf_fpr_bloom_blocked(512, probes, mid) <= rate)
			lo = mid;
		else
			hi = mid;
	}
	return 4294967296.0 / lo;
}

/* Bits of a single block for n keys. */
static double
single_for(uint32_t probes, double rate, uint64_t n)
{
	double		lo = 2,
				hi = 100000;

	for (int i = 0; i < 40; i++)
	{
		double		mid = (lo + hi) / 2;

		if (rf_fpr_bloom_block(mid, probes, n) <= rate)
			hi = mid;
		else
			lo = mid;
	}
	return hi;
}

static double
single_for_1000(uint32_t probes, double rate)
{
	return single_for(probes, rate, 1000);
}

/* The number of probes that takes the least of these bits. */
static uint32_t
best_probes(double rate, double (*bits_for) (uint32_t, double))
{
	uint32_t	best = 1;

	for (uint32_t k = 2; k <= RF_BLOOM_MAX_PROBES; k++)
		if (bits_for(k, rate) <= bits_for(best, rate))
			best = k;
	return best;
}

/* A row of the table, computed from the sums. */
static rf_bloom_rate
row_of_sums(int i)
{
	rf_bloom_rate row = {0};
	double		rate = rate_between(i, 0);
	uint32_t	k = best_probes(rate, blocks_for);
	uint32_t	s = best_probes(rate_between(i, 0.5), single_for_1000);
	uint64_t	n;

	row.probes = (uint8_t) k;
	row.blocks = (uint32_t) ceil(blocks_for(k, rate));
	if (best_probes(rate_between(i, 1), blocks_for) != k)
	{
		uint32_t	lo = 0,
					hi = 65536;

		while (hi - lo > 1)
		{
			uint32_t	mid = (lo + hi) / 2;

			rate = rate_between(i, mid / 65536.0);
			if (blocks_for(k, rate) <= blocks_for(k - 1, rate))
				lo = mid;
			else
				hi = mid;
		}
		rate = rate_between(i, hi / 65536.0);
		row.turn = (uint16_t) hi;
		row.turn_blocks = (uint32_t) ceil(fmax(blocks_for(k, rate),
											   blocks_for(k - 1, rate)));
	}

	/* of a block of some 3800 bits */
	rate = rate_between(i, 0);
	n = (uint64_t) (3800000 / single_for_1000(s, rate));
	row.single_probes = (uint8_t) s;
	row.single_bits = (uint16_t)
		(RF_BLOOM_RATE_BIT * (single_for(s, rate, n) - 0.28 - 0.22 * s) /
		 (double) n + 0.5);
	return row;
}

TEST(table_is_what_the_sums_give)
{
	for (int i = 0; i < RF_BLOOM_NRATES - 1; i++)
	{
		rf_bloom_rate is = rf_bloom_rates[i];
		rf_bloom_rate should = row_of_sums(i);

		CHECK(is.blocks == should.blocks && is.turn == should.turn &&
			  is.turn_blocks == should.turn_blocks &&
			  is.single_bits == should.single_bits &&
			  is.probes == should.probes &&
			  is.single_probes == should.single_probes,
			  "row %d should be {0x%08x, 0x%08x, %d, %d, %d, %d},", i,
			  should.blocks, should.turn_blocks, should.turn,
			  should.single_bits, should.probes, should.single_probes);
	}
}

/*
 * Between the rows as well: the rate is kept, and what the best number of
 * probes takes is exceeded by 0.2 % at most.
 */
TEST(plans_between_rows_are_near_the_sums)
{
	const uint64_t n = UINT64_C(1) << 40;

	for (int i = 0; i < RF_BLOOM_NRATES - 2; i++)
		for (int part = 0; part < 4; part++)
		{
			double		rate = rate_between(i, (part + 0.25 +
												rf_test_rand_below(1000) / 2000.0) / 4);
			double		fpr = rate / RF_BLOOM_PLAN_MARGIN;
			rf_bloom_shape shape;
			double		least,
						ratio;

			if (fpr < RF_BLOOM_FPR_MIN)
				continue;
			shape = plan(n, fpr);
			least = blocks_for(best_probes(rate, blocks_for), rate) * (double) n /
				4294967296.0;
			ratio = (double) shape.nblocks / least;
			CHECK(rf_bloom_shape_fpr(&shape, n) <= rate * (1 + 1e-12),
				  "%.9g: %.9g", fpr, rf_bloom_shape_fpr(&shape, n));
			CHECK(ratio < 1.002, "%.9g: %.4f times the blocks", fpr, ratio);
		}
}

/* Among few blocks there is none too many, whatever the rate. */
TEST(few_blocks_are_the_fewest)
{
	int			nless = 0;

	for (int i = 0; i < 100000; i++)
	{
		double		fpr = exp(log(RF_BLOOM_FPR_MIN) * (0.06 + 0.93 * rf_test_rand_below(10000) / 9999.0));
		uint64_t	n = 100 + rf_test_rand_below(8000);
		double		goal = fpr * RF_BLOOM_PLAN_MARGIN;
		rf_bloom_shape shape = plan(n, fpr);

		if (shape.nblocks <= RF_BLOOM_MIN_BLOCKS || shape.nblocks > 250)
			continue;
		nless++;
		CHECK(rf_fpr_bloom_blocked(RF_BLOOM_BLOCK_BITS, shape.probes,
								   (double) n / (double) (shape.nblocks - 1)) > goal,
			  "n %" PRIu64 ", %.9g: %" PRIu64 " blocks are enough", n, fpr,
			  shape.nblocks - 1);
		CHECK(rf_fpr_bloom_blocked(RF_BLOOM_BLOCK_BITS, shape.probes,
								   (double) n / (double) shape.nblocks) <= goal * (1 + 1e-12));
	}
	CHECK(nless > 1000);
}

/*
 * A shape of a byte less, or of a probe less, does not keep the rate; and if
 * there are several blocks, a single one does not.
 */
TEST(small_shapes_are_the_smallest)
{
	for (int i = 0; i < 40000; i++)
	{
		double		fpr = exp(log(RF_BLOOM_FPR_MIN) * rf_test_rand_below(10000) / 9999.0);
		uint64_t	n = 1 + rf_test_rand_below(i % 4 == 0 ? 3000 : i % 2 ? 400 : 30);
		rf_bloom_shape shape;
		rf_bloom_shape other;

		if (i % 5 == 0)
			fpr = rates[i / 5 % (int) LENGTH(rates)];
		if (fpr > RF_FPR_MAX)
			fpr = RF_FPR_MAX;
		shape = plan(n, fpr);
		CHECK(rf_bloom_shape_fpr(&shape, n) <= RF_BLOOM_PLAN_MARGIN * fpr * (1 + 1e-12));
		if (shape.nblocks == 1 && shape.probes > 1)
		{
			other = shape;
			other.probes--;
			CHECK(rf_bloom_shape_fpr(&other, n) > RF_BLOOM_PLAN_MARGIN * fpr,
				  "%" PRIu64 " keys at %g: %u probes would do", n, fpr,
				  other.probes);
		}
		other.nbytes = shape.nblocks == 1 ? shape.nbytes - 1 : RF_BLOOM_SINGLE_BYTES;
		if (other.nbytes == 0)
			continue;
		other.nblocks = 1;
		other.block_bits = (uint32_t) other.nbytes * 8;
		for (other.probes = 1; other.probes <= 16; other.probes++)
			CHECK(rf_bloom_shape_fpr(&other, n) > RF_BLOOM_PLAN_MARGIN * fpr,
				  "%" PRIu64 " keys at %g: %" PRIu64 " bytes and %u "
				  "probes would do", n, fpr, other.nbytes, other.probes);
	}
}

TEST(union_is_filter_of_union)
{
	for (uint64_t n = 1; n < 30000; n += 1 + n / 2)
	{
		SCOPED uint64_t *hashes = random_set(n);
		rf_bloom_shape shape = plan(n, 0.01);
		SCOPED uint8_t *all = calloc(shape.nbytes, 1);
		SCOPED uint8_t *a = calloc(shape.nbytes, 1);
		SCOPED uint8_t *b = calloc(shape.nbytes, 1);

		rf_bloom_add(&shape, all, hashes, n, NULL);
		rf_bloom_add(&shape, a, hashes, n * 2 / 3, NULL);
		rf_bloom_add(&shape, b, hashes + n / 3, n - n / 3, NULL);
		rf_bloom_union(&shape, a, b, NULL);
		CHECK_BYTES(a, all, shape.nbytes);
		rf_bloom_union(&shape, a, b, NULL);
		CHECK_BYTES(a, all, shape.nbytes);
	}
}

/* Whatever their order, hashes are arranged by pieces of a large filter. */
TEST(arranging_puts_blocks_near_each_other)
{
	static const uint32_t orders[] = {0, 3, 5, 6, 16, 64};

	for (EACH(o, orders))
	{
		uint32_t	sorted_bits = orders[o];
		uint64_t	n = 50000;
		SCOPED uint64_t *hashes = random_set(n);
		rf_bloom_shape shape = plan(n, 0.01);
		uint64_t	sum = 0;
		uint64_t	left = 0;
		uint64_t	most = 0;

		/* 16 MB, in 64 pieces; hashes in 32 parts are in order enough */
		shape.nblocks = UINT64_C(1) << 18;
		shape.nbytes = shape.nblocks * RF_BLOOM_BLOCK_BYTES;
		for (uint64_t i = 0; i < n; i++)
			sum += hashes[i];
		if (sorted_bits < 64)
		{
			shuffle(hashes, n);
			rf_hashes_partition(hashes, n, UINT32_C(1) << sorted_bits, 0,
								NULL);
		}
		rf_bloom_kind.arrange(&shape, hashes, n, sorted_bits, NULL);
		for (uint64_t i = 0; i < n; i++)
		{
			uint64_t	block = rf_mulhi64(hashes[i], shape.nblocks);

			sum -= hashes[i];
			if (block > most)
				most = block;
			if (most - block > left)
				left = most - block;
		}
		CHECK(sum == 0);
		CHECK(left < shape.nblocks / (sorted_bits == 5 ? 32 : 64), "%u bits, %" PRIu64 " blocks back",
			  sorted_bits, left);
	}
}

static rf_bloom
filter_of(const rf_bloom_shape *shape, const uint8_t *bits)
{
	rf_bloom	bloom;

	bloom.shape = *shape;
	bloom.bits = bits;
	return bloom;
}

/*
 * Each block estimates its keys with a variance of m/k^2 (e^c - 1 - c) where
 * c is the number of set bits a cell has had, k keys / m.  So the estimate is
 * within six standard deviations, from nearly empty to filled twice.
 */
TEST(cardinality_is_near)
{
	static const uint64_t sizes[] = {1, 10, 100, 400, 1000, 5000, 50000,
	1000000};

	for (EACH(s, sizes))
		for (EACH(r, rates))
		{
			rf_bloom_shape shape = plan(sizes[s], rates[r]);
			SCOPED uint8_t *bits = calloc(shape.nbytes, 1);
			rf_bloom	bloom = filter_of(&shape, bits);
			uint64_t	added = 0;

			CHECK_EQ(rf_bloom_cardinality(&bloom, NULL), 0);
			for (int tenths = 1; tenths <= 20; tenths++)
			{
				double		n = floor((double) sizes[s] * tenths / 10);
				double		m = 8 * (double) shape.nbytes;
				double		c = shape.probes * n / m;
				double		sigma = sqrt(m * (exp(c) - 1 - c)) / shape.probes;
				double		estimate;

				while ((double) added < n)
				{
					uint64_t	hash = rf_test_rand();

					rf_bloom_add(&shape, bits, &hash, 1, NULL);
					added++;
				}
				if (n == 0)
					continue;
				estimate = (double) rf_bloom_cardinality(&bloom, NULL);
				CHECK(fabs(estimate - n) <= 1 + 6 * sigma + 0.003 * n,
					  "%g: %.0f instead of %.0f keys (sigma %.2f), sized for %"
					  PRIu64, rates[r], estimate, n, sigma, sizes[s]);
			}
		}
}

/* A shape of nblocks blocks, or the next that can be. */
static rf_bloom_shape
blocks(uint64_t nblocks, uint32_t probes)
{
	rf_bloom_shape shape = plan(1000000, 0.01);

	shape.probes = probes;
	shape.nblocks = nblocks < 9 ? 9 : nblocks;
	shape.nbytes = shape.nblocks * RF_BLOOM_BLOCK_BYTES;
	return shape;
}

static uint8_t *
bits_of(const rf_bloom_shape *shape, const uint64_t *hashes, uint64_t n)
{
	uint8_t    *bits = calloc(shape->nbytes, 1);

	rf_bloom_add(shape, bits, hashes, n, NULL);
	return bits;
}

/* A filter folded to a shape, in a buffer full of junk before. */
static uint8_t *
folded(const rf_bloom_shape *from, const uint8_t *bits,
	   const rf_bloom_shape *to)
{
	rf_bloom	bloom = filter_of(from, bits);
	uint8_t    *result = rf_test_alloc(to->nbytes);

	memset(result, 0xA5, to->nbytes);
	CHECK(rf_bloom_can_fold(from, to));
	rf_bloom_fold(&bloom, to, result, NULL);
	return result;
}

TEST(fold_to_a_divisor_gives_the_bytes_of_that_size)
{
	static const uint64_t sizes[] = {9, 10, 64, 1000, 4096};
	static const uint64_t factors[] = {1, 2, 3, 7, 64, 100};

	for (int i = 0; i < 5 * 6 * SET_NSHAPES; i++)
	{
		uint64_t	m = sizes[i % 5];
		uint64_t	n = 3000;
		SCOPED uint64_t *hashes = make_set((SetShape) (i / 30), &n);
		uint32_t	probes = 1 + (uint32_t) rf_test_rand_below(16);
		rf_bloom_shape to = blocks(m, probes);
		rf_bloom_shape from = blocks(m * factors[i / 5 % 6], probes);
		SCOPED uint8_t *large = bits_of(&from, hashes, n);
		SCOPED uint8_t *direct = bits_of(&to, hashes, n);
		SCOPED uint8_t *small = folded(&from, large, &to);

		CHECK_BYTES(small, direct, to.nbytes);
	}
}

/*
 * Also keys whose hashes are the first and the last of their block.  And a
 * new block is the old ones that it touches, no more.
 */
TEST(fold_denies_no_key)
{
	for (int i = 0; i < 3000; i++)
	{
		uint64_t	m = 9 + rf_test_rand_below(i % 2 ? 300 : 20);
		uint64_t	n = m + rf_test_rand_below(i % 3 ? 3 * m : 4);
		uint32_t	probes = 1 + (uint32_t) rf_test_rand_below(16);
		rf_bloom_shape to = blocks(m, probes);
		rf_bloom_shape from = blocks(n, probes);
		uint64_t	nkeys = 4 * n;
		SCOPED uint64_t *hashes = rf_test_alloc(nkeys * sizeof(*hashes));
		uint8_t    *large,
				   *small;
		rf_bloom	bloom;
		uint64_t	missed = 0;
		uint64_t	different = 0;

		for (uint64_t b = 0; b < n; b++)
		{
			/*
			 * The least hash of block b, 2^64 b/n rounded up; and the
			 * greatest of the one before.
			 */
			uint64_t	first = UINT64_MAX / n * b +
			(b * (UINT64_MAX % n + 1) + n - 1) / n;

			hashes[4 * b] = first;
			hashes[4 * b + 1] = first - 1;
			hashes[4 * b + 2] = rf_test_rand();
			hashes[4 * b + 3] = rf_test_rand();
		}
		large = bits_of(&from, hashes, nkeys);
		small = folded(&from, large, &to);
		bloom = filter_of(&to, small);
		for (uint64_t k = 0; k < nkeys; k++)
			missed += !rf_bloom_may_contain(&bloom, hashes[k]);
		CHECK(missed == 0, "%" PRIu64 " blocks to %" PRIu64, n, m);
		for (uint64_t j = 0; j < m; j++)
		{
			uint64_t	b = j * n / m;
			uint64_t	end = ((j + 1) * n + m - 1) / m;

			for (int byte = 0; byte < 64; byte++)
			{
				uint8_t		or = 0;

				for (uint64_t k = b; k < end; k++)
					or |= large[64 * k + (uint64_t) byte];
				different += small[64 * j + (uint64_t) byte] != or;
			}
		}
		CHECK(different == 0, "%" PRIu64 " blocks to %" PRIu64, n, m);
		free(small);
		free(large);
	}
}

TEST(fold_needs_blocks_and_equal_probes)
{
	rf_bloom_shape from = blocks(100, 6);
	rf_bloom_shape to;

	to = blocks(100, 6);
	CHECK(rf_bloom_can_fold(&from, &to));
	to = blocks(9, 6);
	CHECK(rf_bloom_can_fold(&from, &to));
	to = blocks(101, 6);
	CHECK(!rf_bloom_can_fold(&from, &to));
	to = blocks(50, 5);
	CHECK(!rf_bloom_can_fold(&from, &to));
	to = plan(50, 0.01);
	CHECK_EQ(to.nblocks, 1);
	to.probes = 6;
	CHECK(!rf_bloom_can_fold(&from, &to));
	CHECK(!rf_bloom_can_fold(&to, &to));
}

/*
 * What is lost where m does not divide n: the rate is that of a filter made
 * for m blocks, to which 1 + (m - gcd(m, n)) / n times the keys were added.
 * Blocks that touch one old block more than others make it up to a fifth
 * worse.
 */
TEST(fold_rate_is_as_modelled)
{
	static const uint64_t news[] = {10000, 9999, 7500, 6667, 5001, 5000,
	4000, 3000, 2000, 1999, 1000, 999, 101};

	for (EACH(i, news))
	{
		uint64_t	n = 10000;
		uint64_t	m = news[i];
		uint64_t	a = m,
					gcd = n;
		rf_bloom_shape from,
					to = plan(1000000, 0.01);
		uint64_t	nkeys;
		SCOPED uint64_t *hashes = NULL;
		uint8_t    *large,
				   *small,
				   *direct;
		rf_bloom	bloom;
		double		rate,
					direct_rate,
					model;

		while (a > 0)
		{
			uint64_t	r = gcd % a;

			gcd = a;
			a = r;
		}
		from = blocks(n, to.probes);
		to = blocks(m, to.probes);
		nkeys = rf_bloom_capacity(to.nbytes, 0.01, NULL);
		hashes = random_set(nkeys);
		large = bits_of(&from, hashes, nkeys);
		direct = bits_of(&to, hashes, nkeys);
		small = folded(&from, large, &to);
		bloom = filter_of(&to, small);
		rate = rf_bloom_actual_fpr(&bloom, NULL);
		bloom = filter_of(&to, direct);
		direct_rate = rf_bloom_actual_fpr(&bloom, NULL);
		model = rf_bloom_shape_fpr(&to, (uint64_t) ((double) nkeys *
													(1 + (double) (m - gcd) / (double) n)));
		CHECK(rate > 0.93 * model && rate < 1.2 * model,
			  "%" PRIu64 " to %" PRIu64 ": %g, model %g", n, m, rate, model);
		if (n % m == 0)
			CHECK(rate == direct_rate);
		free(small);
		free(direct);
		free(large);
	}
}

/* Folding begins with it, and takes longer if it is wrong. */
TEST(block_load_is_the_most_that_keeps_the_rate)
{
	for (uint32_t probes = 1; probes <= RF_BLOOM_MAX_PROBES; probes++)
		for (EACH(i, rates))
		{
			double		load = rf_bloom_block_load(probes, rates[i]);

			CHECK(rf_fpr_bloom_blocked(RF_BLOOM_BLOCK_BITS, probes, load) <= rates[i]);
			CHECK(rf_fpr_bloom_blocked(RF_BLOOM_BLOCK_BITS, probes, load + 0.002) > rates[i]);
		}
}

/*
 * The size that is chosen keeps the rate, and is hardly larger than the
 * smallest that does, found by trying all of them.  Which sizes do is a matter
 * of chance at the margin, and the next may be half as large again.
 */
TEST(fold_chooses_a_size_that_keeps_the_rate)
{
	int			large_ones = 0;
	int			folds = 0;

	for (int i = 0; i < 200; i++)
	{
		double		fpr = rates[i % LENGTH(rates)];
		uint64_t	capacity = 1100 + rf_test_rand_below(20000);
		uint64_t	single = rf_bloom_capacity(RF_BLOOM_SINGLE_BYTES, fpr, NULL);
		rf_bloom_shape from = plan(capacity, fpr);
		uint64_t	nkeys = rf_test_rand_below(capacity) * (uint64_t) (i % 4 + 1) / 4;
		SCOPED uint64_t *hashes = random_set(nkeys);
		SCOPED uint8_t *large = bits_of(&from, hashes, nkeys);
		rf_bloom	bloom = filter_of(&from, large);
		uint64_t	chosen;
		uint64_t	least = 0;

		chosen = rf_bloom_fold_blocks(&bloom, fpr, NULL);
		for (uint64_t m = plan(single + 1, fpr).nblocks; least == 0; m++)
		{
			rf_bloom_shape to = blocks(m, from.probes);
			SCOPED uint8_t *small = NULL;
			rf_bloom	fold;
			double		rate;

			if (m >= from.nblocks)
			{
				least = from.nblocks;
				break;
			}
			small = folded(&from, large, &to);
			fold = filter_of(&to, small);
			rate = rf_bloom_actual_fpr(&fold, NULL);
			if (rate <= fpr)
				least = m;
			CHECK(m != chosen || rate <= fpr, "%" PRIu64 " of %" PRIu64
				  " keys at %g", nkeys, capacity, fpr);
		}
		CHECK(chosen >= least && chosen <= from.nblocks);
		large_ones += (double) chosen > 1.05 * (double) least + 1;
		folds += chosen < from.nblocks;
	}
	CHECK(folds > 100 && large_ones <= 10, "%d of 200 became smaller, %d by "
		  "too little", folds, large_ones);
}

TEST(fold_leaves_what_is_full)
{
	rf_bloom_shape shape = plan(100000, 0.01);
	uint64_t   *hashes = random_set(100000);
	uint8_t    *bits = calloc(shape.nbytes, 1);
	rf_bloom	bloom = filter_of(&shape, bits);

	CHECK_EQ(rf_bloom_fold_blocks(&bloom, 0.01, NULL), 9);
	rf_bloom_add(&shape, bits, hashes, 100000, NULL);
	CHECK_EQ(rf_bloom_fold_blocks(&bloom, 0.01, NULL), shape.nblocks);
	CHECK_EQ(rf_bloom_fold_blocks(&bloom, 1e-6, NULL), shape.nblocks);
	memset(bits, 0xFF, shape.nbytes);
	CHECK_EQ(rf_bloom_fold_blocks(&bloom, 0.01, NULL), shape.nblocks);
	free(bits);
	free(hashes);

	/* half full, and of twice the blocks */
	shape = blocks(8192, shape.probes);
	hashes = random_set(rf_bloom_capacity(shape.nbytes / 2, 0.01, NULL));
	bits = bits_of(&shape, hashes, rf_bloom_capacity(shape.nbytes / 2, 0.01, NULL));
	bloom = filter_of(&shape, bits);
	CHECK_EQ(rf_bloom_fold_blocks(&bloom, 0.01, NULL), 4096);
	free(bits);
	free(hashes);
}

TEST(full_filter_has_an_answer)
{
	static const uint64_t sizes[] = {1, 5, 512, 576, 6400};

	for (EACH(s, sizes))
	{
		SCOPED uint8_t *bits = rf_test_alloc(sizes[s]);
		SCOPED Built b = {NULL, 0};
		rf_filter	f;

		memset(bits, 0xFF, sizes[s]);
		b = wrap_payload(RF_KIND_BLOOM, 6, 0, 100, 0.01, bits, sizes[s]);
		if (open_built(&f, &b))
		{
			CHECK_EQ(count_random_hits(&f, 1000), 1000);
			CHECK(rf_filter_fpr(&f, NULL) == 1);
			CHECK(rf_filter_cardinality(&f, NULL) > 0);
			CHECK_EQ(rf_bloom_bits_set(&f.u.bloom, NULL), 8 * sizes[s]);
		}
	}
}

TEST_MAIN
