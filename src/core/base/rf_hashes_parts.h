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

RF_EXTERN_C_BEGIN

/* The part of a hash. */
static inline uint32_t
rf_hashes_part(uint64_t hash, uint32_t nparts)
{
	return (uint32_t) rf_mulhi64(hash, nparts);
}

/* The smallest and the largest hash of a part, part < nparts. */
extern uint64_t rf_hashes_first_of_part(uint32_t part, uint32_t nparts);
extern uint64_t rf_hashes_last_of_part(uint32_t part, uint32_t nparts);

RF_EXTERN_C_END

#endif							/* RF_HASHES_PARTS_H */
