/*-------------------------------------------------------------------------
 *
 * rf_hashes_parts.c
 *	  Where the parts of the range of key hashes begin and end.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_hashes_parts.h"

uint64_t
rf_hashes_first_of_part(uint32_t part, uint32_t nparts)
{
	uint64_t	high = ((uint64_t) part << 32) / nparts;
	uint64_t	rest = ((uint64_t) part << 32) % nparts;
	uint64_t	low = (rest << 32) / nparts;

	rest = (rest << 32) % nparts;
	return (high << 32 | low) + (rest != 0);
}

uint64_t
rf_hashes_last_of_part(uint32_t part, uint32_t nparts)
{
	return part + 1 < nparts ? rf_hashes_first_of_part(part + 1, nparts) - 1 :
		UINT64_MAX;
}
