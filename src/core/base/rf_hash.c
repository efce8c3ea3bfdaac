/*-------------------------------------------------------------------------
 *
 * rf_hash.c
 *	  The key hash for byte strings of any length.
 *
 * Not inline: XXH3's code for long input is large, and a call costs little.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_hash_inline.h"

uint64_t
rf_hash_bytes(const void *p, size_t len)
{
	static const char nothing[1] = "";

	return XXH3_64bits(p != NULL ? p : nothing, len);
}
