/*-------------------------------------------------------------------------
 *
 * rf_fpr.c
 *	  False positive rates as arithmetic.
 *
 * A block of m bits that holds i keys of k probes has had ki throws into m
 * cells.  A cell is empty with probability
 *
 *		q = (1 - 1/m)^(ki)
 *
 * so a fraction u = 1 - q is set on average.  A probe for an absent key finds
 * all of its k bits set with probability E[X^k], X being that fraction.  u^k
 * alone is too low, since X varies and x^k is convex.  With two cells both
 * empty with probability q2 = (1 - 2/m)^(ki),
 *
 *		Var X = q/m + q2 (m - 1)/m - q^2
 *		E[X^k] = u^k (1 + k (k - 1)/2 Var X / u^2 + ...)
 *
 * [Bose08] discuss the exact value.  Two terms suffice: at 512 bits, 51 keys
 * and 6 probes the second term adds 1.0 %.
 *
 * In a blocked filter i is Poisson distributed with the load as mean.  The
 * mean rate over blocks is the price of touching one cache line only [PSS07].
 *
 * Example: 512 bits, k = 6, 50 keys a block: u = 1 - (511/512)^300 = 0.4437,
 * u^6 = 0.00763, with the variance 0.00771; averaged over Poisson(50) 0.00876.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_fpr.h"

/*
 * Registers wider than 64 bits, as of the 8087, would round twice, and compare
 * 1e-6 with a constant that is not a double.
 */
#if defined(__FLT_EVAL_METHOD__) && \
	(__FLT_EVAL_METHOD__ == 2 || __FLT_EVAL_METHOD__ < 0)
#error "sizes of filters need plain IEEE doubles: compile with -msse2 -mfpmath=sse"
#endif

#include "rf_bits.h"

double
rf_fpr_power(double x, uint64_t n)
{
	double		result = 1;

	/* Multiplying by 1 is faster than an unpredictable branch. */
	while (n > 0)
	{
		const double factors[2] = {1, x};

		result *= factors[n & 1];
		x *= x;
		n >>= 1;
	}
	return result;
}

/* Halve x until the series for e^-x converges at once, then square back. */
double
rf_fpr_exp_neg(double x)
{
	double		term = 1,
				sum = 1;
	int			halvings = 0,
				i;

	if (x > 745)
		return 0;				/* below the smallest double */
	while (x > 0.0625)
	{
		x *= 0.5;
		halvings++;
	}
	for (i = 1; i <= 10; i++)
	{
		term *= -x / i;
		sum += term;
	}
	while (halvings-- > 0)
		sum *= sum;
	return sum;
}

/*
 * The exponent is read off by scaling; the mantissa m in [1, 2) from
 * ln m = 2 (z + z^3/3 + z^5/5 + ...), z = (m - 1) / (m + 1) <= 1/3.
 */
double
rf_fpr_log2(double x)
{
	const double inv_ln2 = 1.4426950408889634074;
	double		z,
				z2,
				power,
				sum = 0;
	int			exponent = 0,
				i;

	while (x >= 2)
	{
		x *= 0.5;
		exponent++;
	}
	while (x < 1)
	{
		x *= 2;
		exponent--;
	}
	z = (x - 1) / (x + 1);
	z2 = z * z;
	power = z;
	for (i = 1; i <= 27; i += 2)
	{
		sum += power / i;
		power *= z2;
	}
	return exponent + 2 * sum * inv_ln2;
}

/* E[X^k] from q and q2, as derived above. */
static double
rate_of_block(double nbits, uint32_t probes, double q, double q2)
{
	double		set = 1 - q;
	double		var = q / nbits + q2 * (nbits - 1) / nbits - q * q;
	double		rate;

	if (set <= 0)
		return 0;
	if (var < 0)
		var = 0;				/* rounding */
	rate = rf_fpr_power(set, probes);
	rate *= 1 + 0.5 * probes * (probes - 1) * var / (set * set);
	return rate < 1 ? rate : 1;
}

rf_fpr_cells
rf_fpr_cells_of(double nbits, uint64_t nkeys)
{
	rf_fpr_cells cells;

	cells.nbits = nbits;
	cells.empty = rf_fpr_power(1 - 1 / nbits, nkeys);
	cells.two_empty = rf_fpr_power(1 - 2 / nbits, nkeys);
	return cells;
}

double
rf_fpr_cells_rate(const rf_fpr_cells *cells, uint32_t probes)
{
	return rate_of_block(cells->nbits, probes,
						 rf_fpr_power(cells->empty, probes),
						 rf_fpr_power(cells->two_empty, probes));
}

double
rf_fpr_bloom_block(double nbits, uint32_t probes, uint64_t nkeys)
{
	rf_fpr_cells cells = rf_fpr_cells_of(nbits, nkeys);

	return rf_fpr_cells_rate(&cells, probes);
}

double
rf_fpr_bloom_blocked(uint32_t block_bits, uint32_t probes, double load)
{
	double		keep = rf_fpr_power(1 - 1.0 / block_bits, probes);
	double		keep2 = rf_fpr_power(1 - 2.0 / block_bits, probes);
	double		q = 1,
				q2 = 1,
				weight = rf_fpr_exp_neg(load),	/* of Poisson(load) at i */
				total = 0,
				rate = 0;
	uint32_t	i;

	/* A block this full has every bit set, and e^-load would vanish. */
	if (load > block_bits)
		return 1;
	for (i = 0; i < block_bits * 4; i++)
	{
		rate += weight * rate_of_block(block_bits, probes, q, q2);
		total += weight;
		if (i > load && weight < 1e-15)
			break;
		q *= keep;
		q2 *= keep2;
		weight *= load / (i + 1);
	}
	/* The tail: blocks that answer true to every probe. */
	return total < 1 ? rate + (1 - total) : rate;
}
