/*-------------------------------------------------------------------------
 *
 * rf_pairs.h
 *	  Arrays of pairs, of a key hash and a value: sorting, partitioning,
 *	  dropping repeats.
 *
 * All is as in rf_hashes.h, what it costs and what holds at a tick too.  Pairs
 * are ordered by hash, then by value, and two are equal only if both are: a
 * hash may come with several values, however many, and keeps them all.  Parts
 * are those of the hash.
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
 * Sorts n pairs by hash, then by value, in place.  As for hashes, linear in n;
 * adversarial pairs cost at most twice as many passes, for the bits of both.
 */
extern void rf_pairs_sort(rf_pair *pairs, uint64_t n, rf_tick tick);

/*
 * Orders n pairs by part, which is rf_hashes_part() of the hash.  They ascend
 * by the highest "sorted_bits" bits of the hash already; if that is 64, by the
 * whole pair.
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

/*
 * Merges two adjacent runs, [0, na) and [na, na + nb), each sorted and without
 * repeats, into one such run; returns its length.  scratch must have space for
 * the shorter run.
 */
extern uint64_t rf_pairs_merge(rf_pair *pairs, uint64_t na, uint64_t nb,
							   rf_pair *scratch, rf_tick tick);

/* How many of n ascending pairs are at most *bound. */
extern uint64_t rf_pairs_count_up_to(const rf_pair *pairs, uint64_t n,
									 const rf_pair *bound);

/*
 * The first of n ascending pairs in a filter, little-endian and at any
 * address, whose hash is not below this one; n: none.
 */
extern uint64_t rf_pairs_first_listed(const uint8_t *list, uint64_t n,
									  uint64_t hash);

RF_EXTERN_C_END

#endif							/* RF_PAIRS_H */
