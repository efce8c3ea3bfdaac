/*-------------------------------------------------------------------------
 *
 * rf_hashes.h
 *	  Arrays of 64-bit key hashes: to sort, to cut, to free of repeats.
 *
 * Arrays are of native words in memory.  At a tick, hashes that are being
 * sorted, partitioned or freed of repeats are the same set as before, in any
 * order and perhaps with repeats; those that are being merged are not.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_HASHES_H
#define RF_HASHES_H

#include "rf_bits.h"

RF_EXTERN_C_BEGIN

/*
 * Sorts n hashes ascending, in place.  Linear in n: hashes are spread evenly,
 * so two passes of radix sort leave groups of a few, and an adversarial choice
 * of hashes costs at most eight passes.
 */
extern void rf_hashes_sort(uint64_t *hashes, uint64_t n, rf_tick tick);

/*
 * Puts n hashes in order by part, the parts being nparts equal ranges: part i
 * has the hashes whose rf_mulhi64(hash, nparts) is i.  In place; one pass for
 * each 11 bits of nparts, and nparts steps.
 *
 * "sorted_bits" is how many of their leading bits ascend already: 0 if they
 * are in no order, 64 if they are sorted, in which case there is nothing to
 * do.
 */
extern void rf_hashes_partition(uint64_t *hashes, uint64_t n,
								uint32_t nparts, uint32_t sorted_bits,
								rf_tick tick);

/* The part of a hash. */
static inline uint32_t
rf_hashes_part(uint64_t hash, uint32_t nparts)
{
	return (uint32_t) rf_mulhi64(hash, nparts);
}

/* The least and the greatest hash of a part, part < nparts. */
extern uint64_t rf_hashes_first_of_part(uint32_t part, uint32_t nparts);
extern uint64_t rf_hashes_last_of_part(uint32_t part, uint32_t nparts);

/*
 * Where a part ends among n hashes in order by part, the first "begin" of
 * which are of parts before.  If they are in no order, anywhere from begin to
 * n.  Cost: a few steps if hashes are evenly spread, else 2 log2(n).
 */
extern uint64_t rf_hashes_part_end(const uint64_t *hashes, uint64_t n,
								   uint32_t nparts, uint32_t part,
								   uint64_t begin);

/* How many of n hashes in order by part the largest part has. */
extern uint64_t rf_hashes_max_in_part(const uint64_t *hashes, uint64_t n,
									  uint32_t nparts, rf_pace *pace);

/*
 * Drops repeats among n hashes in any order; returns how many are left, and
 * sets *sorted_bits to how many of their leading bits ascend.  In place;
 * linear in n, at two thirds of what sorting costs.
 */
extern uint64_t rf_hashes_distinct(uint64_t *hashes, uint64_t n,
								   uint32_t *sorted_bits, rf_tick tick);

/* Drops repeated neighbours of n sorted hashes; returns how many are left. */
extern uint64_t rf_hashes_unique(uint64_t *hashes, uint64_t n, rf_tick tick);

/* The same for repeats beyond the first max_repeats of each, at least 1. */
extern uint64_t rf_hashes_at_most(uint64_t *hashes, uint64_t n, uint32_t max_repeats,
								  rf_tick tick);

/*
 * Merges two sorted runs that lie one after the other, [0, na) and [na, na +
 * nb), and have each hash max_repeats times at most, into one of that kind;
 * returns its length.  scratch must have space for the shorter run.  Cost:
 * na + nb steps.
 */
extern uint64_t rf_hashes_merge(uint64_t *hashes, uint64_t na, uint64_t nb,
								uint32_t max_repeats, uint64_t *scratch,
								rf_tick tick);

/* How many of n ascending hashes are at most bound. */
extern uint64_t rf_hashes_count_up_to(const uint64_t *hashes, uint64_t n,
									  uint64_t bound);

RF_EXTERN_C_END

#endif							/* RF_HASHES_H */
