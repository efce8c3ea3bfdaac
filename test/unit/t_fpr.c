/*-------------------------------------------------------------------------
 *
 * t_fpr.c
 *		Rates as arithmetic against libm, exact sums and throws of dice.
 *
 * The library may not use libm, whose last digits differ from platform to
 * platform; the test may.
 *
 *-------------------------------------------------------------------------
 */
#include <math.h>

#include "core/base/rf_fpr.h"
#include "rf_test.h"

/* Keeps the largest of the errors it is shown. */
static void
worst(double *most, double error)
{
	if (!(error <= *most))
		*most = error;
}

TEST(power_matches_libm)
{
	double		error = 0;

	for (int i = 0; i < 20000; i++)
	{
		double		x = 1 - pow(2, -(double) rf_test_rand_below(20)) *
		(double) rf_test_rand_below(1000) / 1000;
		uint64_t	n = rf_test_rand_below(UINT64_C(1) << (i % 14));
		double		expected = pow(x, (double) n);

		if (expected > 1e-200)
			worst(&error, fabs(rf_fpr_power(x, n) / expected - 1));
	}
	CHECK(error < 1e-11, "%g", error);
	CHECK(rf_fpr_power(0, 0) == 1);
	CHECK(rf_fpr_power(0, 3) == 0);
	CHECK(rf_fpr_power(1, UINT64_MAX) == 1);
}

TEST(exp_matches_libm)
{
	double		error = 0;

	for (int i = 0; i < 100000; i++)
	{
		double		x = i < 50000 ? i / 100000.0 : (i - 50000) * 700 / 50000.0;

		worst(&error, fabs(rf_fpr_exp_neg(x) / exp(-x) - 1));
	}
	CHECK(error < 1e-11, "%g", error);
	CHECK(rf_fpr_exp_neg(0) == 1);
	CHECK(rf_fpr_exp_neg(1e6) == 0);
}

TEST(log2_matches_libm)
{
	double		error = 0;

	for (int i = 0; i < 100000; i++)
	{
		double		x = ldexp(1 + (double) rf_test_rand() / 18446744073709551616.0,
							  (int) rf_test_rand_below(200) - 100);

		worst(&error, fabs(rf_fpr_log2(x) - log2(x)));
	}
	for (int i = -60; i < 60; i++)
		CHECK(rf_fpr_log2(ldexp(1, i)) == i);
	CHECK(error < 1e-12, "%g", error);
}

TEST(valid_rates)
{
	CHECK(rf_fpr_valid(RF_FPR_MIN));
	CHECK(rf_fpr_valid(RF_FPR_MAX));
	CHECK(rf_fpr_valid(RF_FPR_DEFAULT));
	CHECK(!rf_fpr_valid(RF_FPR_MAX * 1.000001));
	CHECK(!rf_fpr_valid(RF_FPR_MIN * 0.999999));
	CHECK(!rf_fpr_valid(0));
	CHECK(!rf_fpr_valid(-0.01));
	CHECK(!rf_fpr_valid((double) NAN));
	CHECK(!rf_fpr_valid((double) INFINITY));
}

/*
 * The exact rate of one block: the distribution of the number of set cells
 * after so many throws, and the mean of (set / cells)^probes over it.
 */
static double
exact_block_rate(int ncells, int probes, int nkeys)
{
	SCOPED double *share = calloc((size_t) ncells + 1, sizeof(double));
	double		rate = 0;

	share[0] = 1;
	for (int t = 0; t < probes * nkeys; t++)
		for (int i = ncells; i >= 0; i--)
		{
			double		stay = share[i] * i / ncells;
			double		come = i > 0 ? share[i - 1] *
			(ncells - i + 1) / ncells : 0;

			share[i] = stay + come;
		}
	for (int i = 0; i <= ncells; i++)
		rate += share[i] * pow((double) i / ncells, probes);
	return rate;
}

TEST(block_rate_matches_the_exact_one)
{
	static const struct
	{
		int			ncells,
					probes,
					nkeys;
		double		within;
	}			cases[] =
	{
		{512, 6, 50, 0.001},
		{512, 6, 20, 0.01},
		{512, 1, 300, 1e-9},
		{512, 2, 200, 1e-9},
		{512, 10, 35, 0.01},
		{512, 16, 30, 0.02},
		{104, 6, 10, 0.01},
		{96, 7, 10, 0.01},
		{4096, 7, 400, 0.0001},
		{2048, 13, 110, 0.002},
		{16, 4, 2, 0.2},
		{8, 1, 4, 1e-9}
	};

	for (EACH(i, cases))
	{
		double		exact = exact_block_rate(cases[i].ncells, cases[i].probes,
											 cases[i].nkeys);
		double		model = rf_fpr_bloom_block(cases[i].ncells,
											   (uint32_t) cases[i].probes,
											   cases[i].nkeys);

		CHECK(fabs(model / exact - 1) < cases[i].within,
			  "%d bits, %d probes, %d keys: %.6g, exact %.6g (%+.2f %%)",
			  cases[i].ncells, cases[i].probes, cases[i].nkeys, model, exact,
			  100 * (model / exact - 1));
	}
}

TEST(blocked_rate_is_the_mean_over_blocks)
{
	static const double loads[] = {0.5, 5, 20, 50, 100, 300, 511};
	static const uint32_t probes[] = {1, 3, 6, 10, 16};

	for (EACH(l, loads))
		for (EACH(p, probes))
		{
			double		mean = 0;
			double		model = rf_fpr_bloom_blocked(512, probes[p], loads[l]);

			for (int i = 0; i < 1500; i++)
				mean += exp(i * log(loads[l]) - loads[l] - lgamma(i + 1.0)) *
					rf_fpr_bloom_block(512, probes[p], i);
			/* the sum over blocks ends where it no longer matters */
			CHECK(fabs(model - mean) < 1e-9 * mean + 1e-13,
				  "load %g, %u probes: %.9g, mean %.9g", loads[l], probes[p],
				  model, mean);
		}
	CHECK(rf_fpr_bloom_blocked(512, 6, 600) == 1);
	CHECK(rf_fpr_bloom_blocked(512, 6, 0) == 0);
}

/* The worked example at the top of rf_fpr.c. */
TEST(worked_example)
{
	double		u = 1 - pow(511.0 / 512, 300);
	double		one = rf_fpr_bloom_block(512, 6, 50);
	double		mean = rf_fpr_bloom_blocked(512, 6, 50);
	double		second = rf_fpr_bloom_block(512, 6, 51) /
	pow(1 - pow(511.0 / 512, 306), 6);

	CHECK(fabs(u - 0.4437) < 0.00005);
	CHECK(fabs(pow(u, 6) - 0.00763) < 0.000005);
	CHECK(fabs(one - 0.00771) < 0.000005);
	CHECK(fabs(mean - 0.00876) < 0.000005);
	CHECK(fabs(second - 1.0096) < 0.0001);
}

TEST(rates_grow_with_keys)
{
	for (uint32_t probes = 1; probes <= 16; probes++)
	{
		double		before = 0;

		for (double load = 0; load < 512; load += 0.37)
		{
			double		rate = rf_fpr_bloom_blocked(512, probes, load);

			CHECK(rate >= before && rate <= 1);
			before = rate;
		}
	}
}

TEST_MAIN
