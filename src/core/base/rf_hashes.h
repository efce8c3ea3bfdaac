/*-------------------------------------------------------------------------
 *
 * rf_hashes.h
 *	  Arrays of 64-bit key hashes: sorting, partitioning, dropping repeats.
 *
 * Arrays are of native words.  At a tick, an array that is being sorted,
 * partitioned or freed of repeats holds the same set as before, in any order
 * and perhaps with repeats.  An array that is being merged does not.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_HASHES_H
#define RF_HASHES_H

#include "rf_hashes_parts.h"

RF_EXTERN_C_BEGIN

/*
 * Sorts n hashes ascending, in place.  Linear in n: two radix passes leave
 * small groups of evenly spread hashes; adversarial ones take at most eight.
 */
extern void rf_hashes_sort(uint64_t *hashes, uint64_t n, rf_tick tick);

/*
 * Orders n hashes by rf_hashes_part(), in place; one pass for each 11 bits of
 * nparts, and nparts steps.  The hashes already ascend by their highest
 * "sorted_bits" bits: 0 if they are in no order, 64 if they are sorted.
 */
extern void rf_hashes_partition(uint64_t *hashes, uint64_t n,
								uint32_t nparts, uint32_t sorted_bits,
								rf_tick tick);

/*
 * Where a part ends among n hashes in order by part, the first "begin" of
 * which belong to earlier parts.  Without such order, some position from begin
 * to n.  Cost: a few steps if hashes are evenly spread, else 2 log2(n).
 */
extern uint64_t rf_hashes_part_end(const uint64_t *hashes, uint64_t n,
								   uint32_t nparts, uint32_t part,
								   uint64_t begin);

/* The size of the largest part of n hashes in order by part. */
extern uint64_t rf_hashes_max_in_part(const uint64_t *hashes, uint64_t n,
									  uint32_t nparts, rf_pace *pace);

/*
 * Drops repeats among n hashes in any order, in place; returns how many are
 * left.  Sets *sorted_bits as for rf_hashes_partition().  Linear in n, at two
 * thirds of the cost of sorting.
 */
extern uint64_t rf_hashes_distinct(uint64_t *hashes, uint64_t n,
								   uint32_t *sorted_bits, rf_tick tick);

/* Drops repeated neighbours of n sorted hashes; returns how many are left. */
extern uint64_t rf_hashes_unique(uint64_t *hashes, uint64_t n, rf_tick tick);

/* The same, but keeps each hash up to max_repeats times, at least 1. */
extern uint64_t rf_hashes_at_most(uint64_t *hashes, uint64_t n, uint32_t max_repeats,
								  rf_tick tick);

/*
 * Merges two adjacent sorted runs, [0, na) and [na, na + nb), which have each
 * hash at most max_repeats times, into one such run; returns its length.
 * scratch has space for the shorter run.  Cost: na + nb steps.
 */
extern uint64_t rf_hashes_merge(uint64_t *hashes, uint64_t na, uint64_t nb,
								uint32_t max_repeats, uint64_t *scratch,
								rf_tick tick);

/* Writes n hashes as a filter has them: little-endian, at any address. */
extern void rf_hashes_store(uint8_t *out, const uint64_t *hashes, uint64_t n,
							rf_pace *pace);

/*
 * The same as an ascending list; false if the hashes, in any order, are not
 * distinct.  scratch has space for all.
 */
extern bool rf_hashes_write_list(uint8_t *out, const uint64_t *hashes,
								 uint64_t n, uint64_t *scratch, rf_pace *pace);

/* How many of n ascending hashes are at most bound. */
extern uint64_t rf_hashes_count_up_to(const uint64_t *hashes, uint64_t n,
									  uint64_t bound);

RF_EXTERN_C_END

#endif							/* RF_HASHES_H */
