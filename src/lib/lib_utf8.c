/*-------------------------------------------------------------------------
 *
 * lib_utf8.c
 *	  Checks of UTF-8.
 *
 * ASCII is checked eight bytes at a time: none may have its highest bit set or
 * be zero.  The last eight of a text may overlap with bytes checked before.
 *
 *-------------------------------------------------------------------------
 */
#include <stdint.h>
#include <string.h>

#include "lib_utf8.h"

#define ONES	UINT64_C(0x0101010101010101)
#define TOPS	UINT64_C(0x8080808080808080)

/*
 * The length of the valid character that s begins with, of n > 0 bytes; 0 if
 * there is none.
 */
static size_t
character_len(const unsigned char *s, size_t n)
{
	unsigned char least = 0x80; /* of the second byte */
	unsigned char most = 0xBF;
	size_t		len;

	if (s[0] < 0x80)
		return s[0] != 0;
	if (s[0] < 0xC2 || s[0] > 0xF4)
		return 0;
	len = s[0] < 0xE0 ? 2 : s[0] < 0xF0 ? 3 : 4;
	if (n < len)
		return 0;
	if (s[0] == 0xE0)
		least = 0xA0;
	else if (s[0] == 0xED)
		most = 0x9F;
	else if (s[0] == 0xF0)
		least = 0x90;
	else if (s[0] == 0xF4)
		most = 0x8F;
	if (s[1] < least || s[1] > most)
		return 0;
	for (size_t i = 2; i < len; i++)
	{
		if ((s[i] & 0xC0) != 0x80)
			return 0;
	}
	return len;
}

/* Are these eight bytes ASCII without zeros? */
static inline bool
is_ascii(const unsigned char *s)
{
	uint64_t	word;

	memcpy(&word, s, sizeof(word));
	return (((word - ONES) | word) & TOPS) == 0;
}

bool
lib_utf8_is_valid(const char *text, size_t len)
{
	const unsigned char *s = (const unsigned char *) text;
	const unsigned char *end = s + len;

	while (s < end)
	{
		size_t		left = (size_t) (end - s);
		size_t		n;

		if (left >= 8 && is_ascii(s))
			n = 8;
		else if (left < 8 && len >= 8 && is_ascii(end - 8))
			return true;
		else
			n = character_len(s, left);
		if (n == 0)
			return false;
		s += n;
	}
	return true;
}

void
lib_utf8_show(char *text)
{
	char	   *end = text + strlen(text);

	while (text < end)
	{
		size_t		n = character_len((unsigned char *) text, (size_t) (end - text));

		if (n == 0 || (unsigned char) *text < ' ' || *text == 0x7F)
		{
			*text = '?';
			n = 1;
		}
		text += n;
	}
}
