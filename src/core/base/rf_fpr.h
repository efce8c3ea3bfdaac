/*-------------------------------------------------------------------------
 *
 * rf_fpr.h
 *	  False positive rates: the rate of a shape, the size for a rate.
 *
 * Sizes are part of the format: a request must give the same size everywhere.
 * So these functions use only sums, products and quotients of IEEE doubles,
 * which platforms round alike (build with -ffp-contract=off), and no libm.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_FPR_H
#define RF_FPR_H

#include "rf_base.h"

RF_EXTERN_C_BEGIN

/* True if fpr is a target rate that some kind supports; false for NaN. */
static inline bool
rf_fpr_valid(double fpr)
{
	return fpr >= RF_FPR_MIN && fpr <= RF_FPR_MAX;
}

/* x to the power n; n from 0. */
extern double rf_fpr_power(double x, uint64_t n);

/* e to the power -x, for x from 0; relative error below 1e-11. */
extern double rf_fpr_exp_neg(double x);

/* log2(x) for x > 0; absolute error below 1e-12. */
extern double rf_fpr_log2(double x);

/*
 * The rate of a Bloom filter in one piece: "nbits" bits, nkeys keys of
 * "probes" probes.  Includes the variance of the number of set bits to second
 * order, which matters below some thousand bits.
 */
extern double rf_fpr_bloom_block(double nbits, uint32_t probes,
								 uint64_t nkeys);

/*
 * The same in two steps, for several numbers of probes: the probabilities that
 * one cell, and that two, stay empty if each key has one probe.
 */
typedef struct rf_fpr_cells
{
	double		nbits;
	double		empty;
	double		two_empty;
} rf_fpr_cells;

extern rf_fpr_cells rf_fpr_cells_of(double nbits, uint64_t nkeys);
extern double rf_fpr_cells_rate(const rf_fpr_cells *cells, uint32_t probes);

/*
 * The same for blocks of "block_bits" bits [PSS07], with "load" keys each on
 * average, Poisson distributed.
 */
extern double rf_fpr_bloom_blocked(uint32_t block_bits, uint32_t probes,
								   double load);

RF_EXTERN_C_END

#endif							/* RF_FPR_H */
