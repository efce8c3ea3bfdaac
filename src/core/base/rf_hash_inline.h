/*-------------------------------------------------------------------------
 *
 * rf_hash_inline.h
 *	  Inline key hashes, for callers that hash a key per row.
 *
 * Separate from rf_hash.h because this header includes all of xxHash.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_HASH_INLINE_H
#define RF_HASH_INLINE_H

#include "rf_bits.h"
#include "rf_hash.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

/* rf_hash_bytes() of 8 and of 16 bytes: the compiler knows the length. */
static inline uint64_t
rf_hash_8(const void *p)
{
	return XXH3_64bits(p, 8);
}

static inline uint64_t
rf_hash_16(const void *p)
{
	return XXH3_64bits(p, 16);
}

/* ... and of one int64. */
static inline uint64_t
rf_hash_int64(int64_t v)
{
	uint8_t		bytes[8];

	rf_store64(bytes, (uint64_t) v);
	return rf_hash_8(bytes);
}

#endif							/* RF_HASH_INLINE_H */
