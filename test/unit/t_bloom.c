/*-------------------------------------------------------------------------
 *
 * t_bloom.c
 *		Bloom filters: no key denied, the promised rate and size, unions,
 *		estimates.
 *
 * IDENTIFICATION
 *	  test/unit/t_bloom.c
 *
 *-------------------------------------------------------------------------
 */
#include <math.h>

#include "core/rf_fpr.h"
#include "rf_sets.h"

static const double rates[] = {0.1, 0.01, 1.0 / 128, 0.001, 1e-4};

#define NRATES	(sizeof(rates) / sizeof(rates[0]))

static rf_bloom_shape
plan(uint64_t n, double fpr)
{
	rf_bloom_shape shape;

	CHECK(rf_bloom_plan(n, fpr, &shape) == RF_OK);
	return shape;
}

TEST(every_key_is_found)
{
	static const double all[] = {0.5, 0.1, 0.01, 1.0 / 128, 0.001, 1e-4,
	1e-6};
	uint64_t	turn = 0;

	for (uint64_t n = 0; n <= 1000000; n = n < 600 ? n + 1 : n + n / 8)
	{
		uint64_t   *hashes = random_set(n);

		for (int i = 0; i < (n < 130 ? 7 : 2); i++)
		{
			double		fpr = all[turn++ % 7];
			Built		b = build_bloom(hashes, n, fpr);
			rf_filter	f;

			if (open_built(&f, &b))
				CHECK(count_denied(&f, hashes, n) == 0,
					  "%" PRIu64 " keys at %g", n, fpr);
			free(b.bytes);
		}
		free(hashes);
	}
}

TEST(any_hashes_are_found)
{
	static const uint64_t sizes[] = {2, 65, 400, 3000, 100000};

	for (int shape_of = 0; shape_of < SET_NSHAPES; shape_of++)
	{
		for (size_t s = 0; s < sizeof(sizes) / sizeof(sizes[0]); s++)
		{
			uint64_t	n = sizes[s];
			uint64_t   *hashes = make_set((SetShape) shape_of, &n);
			Built		b = build_bloom(hashes, n, 0.01);
			rf_filter	f;

			if (open_built(&f, &b))
				CHECK(count_denied(&f, hashes, n) == 0, "%s, %" PRIu64,
					  set_names[shape_of], n);
			free(b.bytes);
			free(hashes);
		}
	}
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
	double		worst_actual = 0,
				worst_model = 0;

	for (size_t s = 0; s < sizeof(sizes) / sizeof(sizes[0]); s++)
	{
		for (size_t r = 0; r < NRATES; r++)
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
				uint64_t   *hashes = random_set(n);
				Built		b = build_bloom(hashes, n, rates[r]);
				rf_filter	f;

				if (open_built(&f, &b))
				{
					double		actual = rf_filter_fpr(&f);

					hits += count_random_hits(&f, each);
					nprobes += each;
					sum += actual;
					squares += actual * actual;
				}
				free(b.bytes);
				free(hashes);
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
			if (6 * throws < 0.03 * mean)
			{
				worst_actual = fmax(worst_actual, fabs(measured / mean - 1));
				worst_model = fmax(worst_model, fabs(mean / model - 1));
			}
		}
	}
	printf("  largest difference: measured from the filters' own rate %.2f "
		   "%%, that from the model %.2f %%\n", 100 * worst_actual,
		   100 * worst_model);
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
	shape = plan(1000000000, 0.01);
	printf("  1 %%: %.3f bits a key, %u probes\n",
		   8 * (double) shape.nbytes / 1e9, shape.probes);
	shape = plan(10, 0.01);
	CHECK(40 + shape.nbytes + 4 <= 64, "10 keys: %" PRIu64 " bytes",
		  40 + shape.nbytes + 4);
}

/* No shape of a byte less, with any number of probes, keeps the promise. */
TEST(small_shapes_are_the_smallest)
{
	for (uint64_t n = 1; n <= 300; n += 1 + n / 7)
	{
		for (size_t r = 0; r < NRATES; r++)
		{
			rf_bloom_shape shape = plan(n, rates[r]);

			CHECK(rf_bloom_shape_fpr(&shape, n) <= rates[r]);
			if (shape.nblocks > 1 || shape.nbytes == 1)
				continue;
			shape.nbytes--;
			shape.block_bits -= 8;
			for (shape.probes = 1; shape.probes <= 16; shape.probes++)
				CHECK(rf_bloom_shape_fpr(&shape, n) > 0.99 * rates[r],
					  "%" PRIu64 " keys at %g: %" PRIu64 " bytes and %u "
					  "probes would do", n, rates[r], shape.nbytes,
					  shape.probes);
		}
	}
}

TEST(capacity_inverts_size)
{
	static const double all[] = {0.5, 0.1, 0.01, 1.0 / 128, 1e-4, 1e-6};

	for (int i = 0; i < 6; i++)
	{
		for (uint64_t n = 1; n < UINT64_C(1) << 34;
			 n += 1 + n / 2 + rf_test_rand_below(n / 4 + 1))
		{
			rf_bloom_shape shape = plan(n, all[i]);
			uint64_t	capacity = rf_bloom_capacity(shape.nbytes, all[i]);
			rf_bloom_shape full = plan(capacity, all[i]);

			CHECK(capacity >= n, "fpr %g: %" PRIu64 " bytes for %" PRIu64
				  " keys have room for %" PRIu64, all[i], shape.nbytes, n,
				  capacity);
			CHECK(full.nbytes <= shape.nbytes);
		}
		for (uint64_t bytes = 0; bytes < 2000; bytes += 1 + bytes / 9)
		{
			uint64_t	capacity = rf_bloom_capacity(bytes, all[i]);
			rf_bloom_shape shape;

			if (capacity == 0)
				continue;
			shape = plan(capacity, all[i]);
			CHECK(shape.nbytes <= bytes);
		}
	}
}

TEST(size_grows_with_keys)
{
	uint64_t	before = 0;

	for (uint64_t n = 0; n < 100000; n = n < 1000 ? n + 1 : n + n / 50)
	{
		rf_bloom_shape shape = plan(n, 0.01);

		CHECK(shape.nbytes >= before, "%" PRIu64 " keys", n);
		before = shape.nbytes;
	}
}

TEST(union_is_filter_of_union)
{
	for (uint64_t n = 1; n < 30000; n += 1 + n / 2)
	{
		uint64_t   *hashes = random_set(n);
		rf_bloom_shape shape = plan(n, 0.01);
		uint8_t    *all = calloc(shape.nbytes, 1);
		uint8_t    *a = calloc(shape.nbytes, 1);
		uint8_t    *b = calloc(shape.nbytes, 1);

		rf_bloom_add(&shape, all, hashes, n);
		rf_bloom_add(&shape, a, hashes, n * 2 / 3);
		rf_bloom_add(&shape, b, hashes + n / 3, n - n / 3);
		rf_bloom_union(&shape, a, b);
		CHECK_BYTES(a, all, shape.nbytes);
		rf_bloom_union(&shape, a, b);
		CHECK_BYTES(a, all, shape.nbytes);
		free(all);
		free(a);
		free(b);
		free(hashes);
	}
}

TEST(order_of_adding_does_not_matter)
{
	uint64_t	n = 5000;
	uint64_t   *hashes = random_set(n);
	rf_bloom_shape shape = plan(n, 0.01);
	uint8_t    *forward = calloc(shape.nbytes, 1);
	uint8_t    *backward = calloc(shape.nbytes, 1);

	rf_bloom_add(&shape, forward, hashes, n);
	for (uint64_t i = n; i-- > 0;)
		rf_bloom_add(&shape, backward, hashes + i, 1);
	CHECK_BYTES(forward, backward, shape.nbytes);
	free(forward);
	free(backward);
	free(hashes);
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
	double		worst = 0,
				worst_sigma = 0;

	for (size_t s = 0; s < sizeof(sizes) / sizeof(sizes[0]); s++)
	{
		for (size_t r = 0; r < NRATES; r++)
		{
			rf_bloom_shape shape = plan(sizes[s], rates[r]);
			uint8_t    *bits = calloc(shape.nbytes, 1);
			rf_bloom	bloom = filter_of(&shape, bits);
			uint64_t	added = 0;

			CHECK_EQ(rf_bloom_cardinality(&bloom), 0);
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

					rf_bloom_add(&shape, bits, &hash, 1);
					added++;
				}
				if (n == 0)
					continue;
				estimate = (double) rf_bloom_cardinality(&bloom);
				CHECK(fabs(estimate - n) <= 1 + 6 * sigma + 0.003 * n,
					  "%g: %.0f instead of %.0f keys (sigma %.2f), sized for %"
					  PRIu64, rates[r], estimate, n, sigma, sizes[s]);
				if (n >= 5000)
					worst = fmax(worst, fabs(estimate / n - 1));
				if (n >= 5000 && tenths <= 10)
					worst_sigma = fmax(worst_sigma, sigma / n);
			}
			free(bits);
		}
	}
	printf("  estimates from 5000 keys up are off by %.2f %% at most; the "
		   "standard deviation is at most %.2f %%\n", 100 * worst,
		   100 * worst_sigma);
}

TEST(full_filter_has_an_answer)
{
	static const uint64_t sizes[] = {1, 5, 512, 576, 6400};

	for (size_t s = 0; s < sizeof(sizes) / sizeof(sizes[0]); s++)
	{
		uint8_t    *bits = rf_test_alloc(sizes[s]);
		Built		b;
		rf_filter	f;

		memset(bits, 0xFF, sizes[s]);
		b = wrap_payload(RF_KIND_BLOOM, 6, 0, 100, 0.01, bits, sizes[s]);
		if (open_built(&f, &b))
		{
			CHECK_EQ(count_random_hits(&f, 1000), 1000);
			CHECK(rf_filter_fpr(&f) == 1);
			CHECK(rf_filter_keys(&f) > 0);
			CHECK_EQ(rf_bloom_bits_set(&f.u.bloom), 8 * sizes[s]);
		}
		free(b.bytes);
		free(bits);
	}
}

TEST(open_refuses_other_shapes)
{
	static const struct
	{
		uint64_t	len;
		uint16_t	probes;
		uint8_t		flags;
		bool		good;
	}			cases[] =
	{
		{1, 1, 0, true}, {512, 16, 0, true}, {576, 6, 0, true},
		{640, 6, RF_FLAG_NATIVE, true},
		{0, 6, 0, false}, {513, 6, 0, false}, {600, 6, 0, false},
		{64, 0, 0, false}, {64, 17, 0, false}, {64, 256, 0, false},
		{64, 6, RF_FLAG_CHUNKED, false}
	};
	uint8_t		bits[700] = {1};

	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
	{
		Built		b = wrap_payload(RF_KIND_BLOOM, cases[i].probes,
									 cases[i].flags, 3, 0.01, bits,
									 cases[i].len);
		rf_filter	f;
		rf_reason	why = {RF_OK, NULL, 0, 0};
		rf_status	status = rf_filter_open(&f, 0, b.bytes, b.len, RF_VERIFY,
											&why);

		CHECK(status == (cases[i].good ? RF_OK : RF_ERR_STRUCTURE),
			  "case %zu: status %d", i, status);
		CHECK(status == RF_OK || (why.status == status && why.what != NULL));
		free(b.bytes);
	}
}

TEST(impossible_requests_are_refused)
{
	rf_bloom_shape shape;

	CHECK(rf_bloom_plan(10, 0.51, &shape) == RF_ERR_FPR);
	CHECK(rf_bloom_plan(10, 0.99e-6, &shape) == RF_ERR_FPR);
	CHECK(rf_bloom_plan(10, 0, &shape) == RF_ERR_FPR);
	CHECK(rf_bloom_plan(10, (double) NAN, &shape) == RF_ERR_FPR);
	CHECK(rf_bloom_plan(10, 0.5, &shape) == RF_OK);
	CHECK(rf_bloom_plan(10, 1e-6, &shape) == RF_OK);
	CHECK(rf_bloom_plan(UINT64_MAX, 0.01, &shape) == RF_ERR_TOO_LARGE);
	CHECK_EQ(rf_bloom_capacity(0, 0.01), 0);
	CHECK_EQ(rf_bloom_capacity(1000, 2), 0);
	CHECK(rf_bloom_capacity(UINT64_MAX, 0.01) > UINT64_C(1) << 50);
}

TEST_MAIN(T(every_key_is_found),
		  T(any_hashes_are_found),
		  T(rate_is_as_modelled),
		  T(size_is_as_promised),
		  T(small_shapes_are_the_smallest),
		  T(capacity_inverts_size),
		  T(size_grows_with_keys),
		  T(union_is_filter_of_union),
		  T(order_of_adding_does_not_matter),
		  T(cardinality_is_near),
		  T(full_filter_has_an_answer),
		  T(open_refuses_other_shapes),
		  T(impossible_requests_are_refused))
