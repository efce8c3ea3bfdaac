/*-------------------------------------------------------------------------
 *
 * rf_bloom_shape.c
 *	  Shapes of Bloom filters: which one a number of keys and a rate take.
 *
 * IDENTIFICATION
 *	  src/core/rf_bloom_shape.c
 *
 *-------------------------------------------------------------------------
 */
#include "rf_bloom_impl.h"

#include "rf_fpr.h"

/*
 * The model stops at the second moment: a block of a handful of keys exceeds
 * it by up to 0.3 % at a rate of 0.001 and 1.7 % at 0.0001.  Plan for a rate
 * that much lower, so that the promise is kept.
 */
#define PLAN_MARGIN		0.99

/* What rf_bloom_plan() takes, in steps as rf_tick counts them. */
#define PLAN_STEPS		10000

/* Most keys that one block is planned for: every bit would be set. */
#define MAX_LOAD		512.0

/*
 * The rate rises with the load, so halve an interval, down to a thousandth of
 * a key.
 */
double
rf_bloom_block_load(uint32_t probes, double fpr)
{
	double		lo = 0,
				hi = MAX_LOAD;

	while (hi - lo > 0.001)
	{
		double		mid = (lo + hi) / 2;

		if (rf_fpr_bloom_blocked(RF_BLOOM_BLOCK_BITS, probes, mid) <= fpr)
			lo = mid;
		else
			hi = mid;
	}
	return lo;
}

/* The fewest bytes of a single block for nkeys, or 0 if too many. */
static uint64_t
single_bytes(uint32_t probes, double fpr, uint64_t nkeys)
{
	uint64_t	lo = 0,
				hi = RF_BLOOM_SINGLE_BYTES + 1;

	while (hi - lo > 1)
	{
		uint64_t	mid = (lo + hi) / 2;

		if (rf_fpr_bloom_block(8.0 * mid, probes, (double) nkeys) <= fpr)
			hi = mid;
		else
			lo = mid;
	}
	return hi <= RF_BLOOM_SINGLE_BYTES ? hi : 0;
}

/*
 * The numbers of probes worth trying: log2(1/fpr) is best in a single block,
 * down to two thirds of it where blocks fill unevenly.
 */
static void
probes_range(double fpr, uint32_t *least, uint32_t *most)
{
	double		ideal = rf_fpr_log2(1 / fpr);

	*least = (uint32_t) (ideal * 0.6);
	*most = (uint32_t) ideal + 1;
	if (*least < 1)
		*least = 1;
	if (*most > RF_BLOOM_MAX_PROBES)
		*most = RF_BLOOM_MAX_PROBES;
}

rf_status
rf_bloom_plan(uint64_t nkeys, double fpr, rf_bloom_shape *shape)
{
	uint32_t	least,
				most,
				probes;
	double		goal = fpr * PLAN_MARGIN;
	double		best = 0;

	if (!(fpr >= RF_BLOOM_FPR_MIN && fpr <= RF_FPR_MAX))
		return RF_ERR_FPR;
	probes_range(fpr, &least, &most);

	memset(shape, 0, sizeof(*shape));
	shape->nblocks = 1;
	if (nkeys <= RF_BLOOM_SINGLE_BYTES * 8)
	{
		for (probes = most; probes >= least; probes--)
		{
			uint64_t	nbytes = single_bytes(probes, goal, nkeys);

			if (nbytes > 0 && (shape->nbytes == 0 || nbytes <= shape->nbytes))
			{
				shape->nbytes = nbytes;
				shape->probes = probes;
			}
		}
		if (shape->nbytes > 0)
		{
			shape->block_bits = (uint32_t) shape->nbytes * 8;
			return RF_OK;
		}
	}

	/* The best load falls off on both sides of the best number of probes. */
	for (probes = most; probes >= least; probes--)
	{
		double		load = rf_bloom_block_load(probes, goal);

		if (load < best)
			break;
		best = load;
		shape->probes = probes;
	}
	if ((double) nkeys / best > 1e15)
		return RF_ERR_TOO_LARGE;
	shape->block_bits = RF_BLOOM_BLOCK_BITS;
	shape->nblocks = (uint64_t) ((double) nkeys / best) + 1;

	if (shape->nblocks < RF_BLOOM_LEAST_BLOCKS)
		shape->nblocks = RF_BLOOM_LEAST_BLOCKS;
	shape->nbytes = shape->nblocks * RF_BLOOM_BLOCK_BYTES;
	return RF_OK;
}

uint64_t
rf_bloom_capacity(uint64_t nbytes, double fpr, rf_tick tick)
{
	rf_pace		pace = {tick, 0};
	rf_bloom_shape shape;
	uint64_t	lo = 0,
				hi = 1;

	/* nbytes grow with nkeys: double, then halve the interval. */
	while (rf_bloom_plan(hi, fpr, &shape) == RF_OK && shape.nbytes <= nbytes)
	{
		lo = hi;
		hi *= 2;
		rf_pace_steps(&pace, PLAN_STEPS);
	}
	while (hi - lo > 1)
	{
		uint64_t	mid = lo + (hi - lo) / 2;

		rf_pace_steps(&pace, PLAN_STEPS);
		if (rf_bloom_plan(mid, fpr, &shape) == RF_OK &&
			shape.nbytes <= nbytes)
			lo = mid;
		else
			hi = mid;
	}
	return lo;
}

double
rf_bloom_shape_fpr(const rf_bloom_shape *shape, uint64_t nkeys)
{
	if (nkeys == 0)
		return 0;
	if (shape->nblocks == 1)
		return rf_fpr_bloom_block(shape->block_bits, shape->probes,
								  (double) nkeys);
	return rf_fpr_bloom_blocked(shape->block_bits, shape->probes,
								(double) nkeys / (double) shape->nblocks);
}
