/*-------------------------------------------------------------------------
 *
 * rf_pairs.h
 *	  Arrays of pairs, of a key hash and a value.
 *
 * As in rf_hashes.h, with the same costs and ticks.  Pairs are ordered by
 * hash, then by value, and equal only if both are: a hash keeps all of its
 * values.  Parts are those of the hash.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_PAIRS_H
#define RF_PAIRS_H

#include "rf_hashes.h"

RF_EXTERN_C_BEGIN

/* Native words in memory, without padding. */
typedef struct rf_pair
{
	uint64_t	hash;
	uint64_t	value;
} rf_pair;

/*
 * Sorts n pairs in place.  Linear in n; adversarial pairs take at most twice
 * as many passes as hashes.
 */
extern void rf_pairs_sort(rf_pair *pairs, uint64_t n, rf_tick tick);

/*
 * Orders n pairs by rf_hashes_part() of the hash.  They already ascend by the
 * highest "sorted_bits" bits of the hash; if 64, by the whole pair.
 */
extern void rf_pairs_partition(rf_pair *pairs, uint64_t n, uint32_t nparts,
							   uint32_t sorted_bits, rf_tick tick);

/* See rf_hashes_part_end() and rf_hashes_max_in_part(). */
extern uint64_t rf_pairs_part_end(const rf_pair *pairs, uint64_t n,
								  uint32_t nparts, uint32_t part,
								  uint64_t begin);
extern uint64_t rf_pairs_max_in_part(const rf_pair *pairs, uint64_t n,
									 uint32_t nparts, rf_pace *pace);

/* Drops repeated neighbours of n sorted pairs; returns how many are left. */
extern uint64_t rf_pairs_unique(rf_pair *pairs, uint64_t n, rf_tick tick);

/* As rf_hashes_merge(), of runs without repeats. */
extern uint64_t rf_pairs_merge(rf_pair *pairs, uint64_t na, uint64_t nb,
							   rf_pair *scratch, rf_tick tick);

/* How many of n ascending pairs are at most *bound. */
extern uint64_t rf_pairs_count_up_to(const rf_pair *pairs, uint64_t n,
									 const rf_pair *bound);

/*
 * The first of n ascending pairs in a filter, little-endian at any address,
 * whose hash is not below this one; n: none.
 */
extern uint64_t rf_pairs_first_listed(const uint8_t *list, uint64_t n,
									  uint64_t hash);

RF_EXTERN_C_END

#endif							/* RF_PAIRS_H */
