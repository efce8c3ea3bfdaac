/*-------------------------------------------------------------------------
 *
 * rf_hash.h
 *	  From canonical key bytes to the 64-bit key hash, and onwards.
 *
 * A filter never sees a key, only its key hash: XXH3 (64 bit, seed 0) of the
 * key's canonical bytes, from the xxHash library, which is used header-only.
 * (rf_hash_inline.h has inline functions, for callers that hash a key per
 * row.)  That function and everything below are part of the format: they may
 * not depend on a build option, on the platform or on a server function, and
 * can only change together with the hash id in the header.
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

/* What a seed adds to a hash: 2^64 divided by the golden ratio, made odd. */
static inline uint64_t
rf_hash_seed(uint32_t seed)
{
	return (seed + 1) * UINT64_C(0x9e3779b97f4a7c15);
}

/*
 * Another, unrelated hash for each seed, so that a construction that failed
 * can be tried again.  A bijection of h for a fixed seed: distinct keys stay
 * distinct.
 */
static inline uint64_t
rf_hash_remix(uint64_t h, uint32_t seed)
{
	return rf_hash_mix(h + rf_hash_seed(seed));
}

RF_EXTERN_C_END

#endif							/* RF_HASH_H */
