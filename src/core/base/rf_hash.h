/*-------------------------------------------------------------------------
 *
 * rf_hash.h
 *	  From canonical key bytes to the 64-bit key hash, and onwards.
 *
 * A filter sees only key hashes: XXH3 (64 bit, seed 0) of the key's canonical
 * bytes, by the header-only xxHash library.  That function and everything
 * below are part of the format.  They depend on no build option, platform or
 * server function, and change only with the hash id in the header.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_HASH_H
#define RF_HASH_H

#include "rf_bits.h"

RF_EXTERN_C_BEGIN

#define RF_HASH_XXH3_64		1	/* the only hash id there is */

/* The key hash of any bytes.  p may be NULL when len is 0. */
extern uint64_t rf_hash_bytes(const void *p, size_t len);

/*
 * A bijection of 64-bit words in which every input bit reaches every output
 * bit (the finalizer of splitmix64, variant 13 of [Stafford11]).
 */
static inline uint64_t
rf_hash_mix(uint64_t v)
{
	v ^= v >> 30;
	v *= UINT64_C(0xbf58476d1ce4e5b9);
	v ^= v >> 27;
	v *= UINT64_C(0x94d049bb133111eb);
	v ^= v >> 31;
	return v;
}

/* 2^64 / golden ratio, made odd, times seed + 1. */
static inline uint64_t
rf_hash_seed(uint32_t seed)
{
	return (seed + 1) * UINT64_C(0x9e3779b97f4a7c15);
}

/*
 * Another, unrelated hash for each seed, to repeat a construction that failed.
 * A bijection of h for a fixed seed: distinct keys stay distinct.
 */
static inline uint64_t
rf_hash_remix(uint64_t h, uint32_t seed)
{
	return rf_hash_mix(h + rf_hash_seed(seed));
}

RF_EXTERN_C_END

#endif							/* RF_HASH_H */
