/*-------------------------------------------------------------------------
 *
 * rf_backwards.h
 *		The steps of hashes, run backwards: what an enemy calculates.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_BACKWARDS_H
#define RF_BACKWARDS_H

#include "core/base/rf_hash.h"

/* a * odd_inverse(a) is 1, for odd a. */
static inline uint64_t
odd_inverse(uint64_t a)
{
	uint64_t	x = a;			/* right in the lowest three bits */

	for (int i = 0; i < 6; i++)
		x *= 2 - a * x;
	return x;
}

/* v ^ (v >> n), run backwards */
static inline uint64_t
unshift(uint64_t v, int n)
{
	uint64_t	x = v;

	for (int done = n; done < 64; done += n)
		x = v ^ (x >> n);
	return x;
}

/* rf_hash_remix(), run backwards */
static inline uint64_t
unremix(uint64_t v, uint32_t seed)
{
	v = unshift(v, 31) * odd_inverse(UINT64_C(0x94d049bb133111eb));
	v = unshift(v, 27) * odd_inverse(UINT64_C(0xbf58476d1ce4e5b9));
	return unshift(v, 30) - rf_hash_seed(seed);
}

#endif							/* RF_BACKWARDS_H */
