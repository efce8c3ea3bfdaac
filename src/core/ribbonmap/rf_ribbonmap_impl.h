/*-------------------------------------------------------------------------
 *
 * rf_ribbonmap_impl.h
 *	  What the files of the Ribbon map share.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_RIBBONMAP_IMPL_H
#define RF_RIBBONMAP_IMPL_H

#include "core/ribbon/rf_ribbon_impl.h"
#include "rf_ribbonmap.h"

/* Bits that differ among values: those that some have, and not all. */
static inline uint32_t
rf_ribbonmap_varying(const rf_values *values)
{
	return values->any & ~values->all;
}

/* The hashes of a chunk, rounded down; 0: all 2^64. */
static inline uint64_t
rf_ribbonmap_part(uint32_t nchunks)
{
	return nchunks > 1 ? UINT64_MAX / nchunks : 0;
}

/*
 * The hash of a key's k-th further value, from 1.  With f = mullo(h, nchunks),
 * h's position in its chunk, f / nchunks is its distance from the first hash.
 */
static inline uint64_t
rf_ribbonmap_further(uint64_t h, uint32_t k, uint32_t nchunks, uint64_t part)
{
	uint64_t	v = rf_hash_remix(h, k);

	if (part == 0)
		return v;
	return h - h * nchunks / nchunks + rf_mulhi64(v, part);
}

/*
 * Moves the bits of v under the mask side by side, or back to their places.
 * Masks have few runs of ones, mostly one from bit 0 on.
 */
RF_INLINE uint32_t
rf_ribbonmap_move_bits(uint32_t v, uint32_t mask, bool back)
{
	uint32_t	out = v & mask;
	uint32_t	n = 0;

	if ((mask & (mask + 1)) == 0)
		return out;
	for (out = 0; mask != 0;)
	{
		uint32_t	at = rf_ctz64(mask);
		uint32_t	len = rf_ctz64(~((uint64_t) mask >> at));
		uint64_t	run = v >> (back ? n : at) & rf_mask64(len);

		out |= (uint32_t) (run << (back ? at : n));
		n += len;
		mask &= (uint32_t) ~(rf_mask64(len) << at);
	}
	return out;
}

static inline uint32_t
rf_ribbonmap_gather(uint32_t v, uint32_t mask)
{
	return rf_ribbonmap_move_bits(v, mask, false);
}

static inline uint32_t
rf_ribbonmap_scatter(uint32_t v, uint32_t mask)
{
	return rf_ribbonmap_move_bits(v, mask, true);
}

/*
 * The rate of fingerprints that gives absent keys the rate fpr.  With a column
 * "more", such a key passes if it finds one entry that is the last, or two: p
 * / 2 + p * p / 2, for a p that is calculated alike everywhere.
 */
static inline double
rf_ribbonmap_fingerprint_rate(double fpr, bool several)
{
	double		p = several ? 2 * fpr / (1 + 2 * fpr) : fpr;

	return p < RF_FPR_MAX ? p : RF_FPR_MAX;
}

/* See rf_kind.h. */
extern rf_begin_op rf_ribbonmap_begin;
extern rf_work_bytes_op rf_ribbonmap_work_bytes;
extern rf_add_op rf_ribbonmap_add;
extern uint32_t rf_ribbonmap_values(const void *view, uint64_t hash,
									uint32_t *values, uint32_t max,
									const rf_fetch *fetch);
extern rf_may_contain_op rf_ribbonmap_may_contain_fetching;
extern rf_may_contain_many_op rf_ribbonmap_may_contain_many;

#endif							/* RF_RIBBONMAP_IMPL_H */
