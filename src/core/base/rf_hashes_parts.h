/*-------------------------------------------------------------------------
 *
 * rf_hashes_parts.h
 *	  Parts of the range of key hashes: nparts of them, of equal size.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_HASHES_PARTS_H
#define RF_HASHES_PARTS_H

#include "rf_bits.h"

/* The part of a hash. */
static inline uint32_t
rf_hashes_part(uint64_t hash, uint32_t nparts)
{
	return (uint32_t) rf_mulhi64(hash, nparts);
}

/* The smallest hash of a part, part < nparts. */
static inline uint64_t
rf_hashes_first_of_part(uint32_t part, uint32_t nparts)
{
	uint64_t	high = ((uint64_t) part << 32) / nparts;
	uint64_t	rest = ((uint64_t) part << 32) % nparts;
	uint64_t	low = (rest << 32) / nparts;

	rest = (rest << 32) % nparts;
	return (high << 32 | low) + (rest != 0);
}

/* The largest one. */
static inline uint64_t
rf_hashes_last_of_part(uint32_t part, uint32_t nparts)
{
	return part + 1 < nparts ? rf_hashes_first_of_part(part + 1, nparts) - 1 :
		UINT64_MAX;
}

#endif							/* RF_HASHES_PARTS_H */
