/*-------------------------------------------------------------------------
 *
 * rf_plain_text.h
 *		The text form, read in the obvious way.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_PLAIN_TEXT_H
#define RF_PLAIN_TEXT_H

#include "rf_test.h"

/*
 * The rules once more, plainly: drop white space, then take groups of four, of
 * which the first "=" says how many bytes it and all after it make.  -1: it is
 * no base64.
 */
static inline int64_t
decode_plainly(uint8_t *bytes, const char *chars, uint64_t nchars)
{
	static const char alphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
	"abcdefghijklmnopqrstuvwxyz0123456789+/";
	SCOPED char *dense = rf_test_alloc(nchars);
	uint64_t	n = 0;
	uint64_t	nbytes = 3;
	int64_t		total = 0;

	for (uint64_t i = 0; i < nchars; i++)
		if (chars[i] == '\0' || strchr(" \t\r\n", chars[i]) == NULL)
			dense[n++] = chars[i];
	if (n % 4 != 0)
		total = -1;
	for (uint64_t i = 0; i < n && total >= 0; i += 4)
	{
		uint64_t	v = 0;
		bool		bad = false;

		for (uint64_t k = 0; k < 4; k++)
		{
			const char *place = strchr(alphabet, dense[i + k]);

			v *= 64;
			if (dense[i + k] == '=')
			{
				bad |= nbytes == 3 && k < 2;
				if (nbytes == 3)
					nbytes = k - 1;
			}
			else if (dense[i + k] == '\0' || place == NULL)
				bad = true;
			else
				v += (uint64_t) (place - alphabet);
		}
		for (uint64_t k = 0; k < nbytes && !bad; k++)
			bytes[total++] = (uint8_t) (v >> (16 - 8 * k));
		if (bad)
			total = -1;
	}
	return total;
}

#endif							/* RF_PLAIN_TEXT_H */
