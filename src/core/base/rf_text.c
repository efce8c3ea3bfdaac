/*-------------------------------------------------------------------------
 *
 * rf_text.c
 *	  Base64, in pieces.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_text.h"

static const char digits[] =
"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

void
rf_base64_encode(char *dst, const uint8_t *src, uint64_t len)
{
	uint32_t	v;

	for (; len >= 3; len -= 3, src += 3, dst += 4)
	{
		v = (uint32_t) src[0] << 16 | (uint32_t) src[1] << 8 | src[2];
		dst[0] = digits[v >> 18];
		dst[1] = digits[v >> 12 & 63];
		dst[2] = digits[v >> 6 & 63];
		dst[3] = digits[v & 63];
	}
	if (len > 0)
	{
		v = (uint32_t) src[0] << 16 | (len > 1 ? (uint32_t) src[1] << 8 : 0);
		dst[0] = digits[v >> 18];
		dst[1] = digits[v >> 12 & 63];
		dst[2] = len > 1 ? digits[v >> 6 & 63] : '=';
		dst[3] = '=';
	}
}

/* What each character is: a digit, white space, padding, or invalid. */
#define SP	(-1)
#define EQ	(-2)
#define NO	(-3)

static const int8_t meaning[256] = {
	NO, NO, NO, NO, NO, NO, NO, NO, NO, SP, SP, NO, NO, SP, NO, NO,
	NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO,
	SP, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, 62, NO, NO, NO, 63,
	52, 53, 54, 55, 56, 57, 58, 59, 60, 61, NO, NO, NO, EQ, NO, NO,
	NO, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
	15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, NO, NO, NO, NO, NO,
	NO, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40,
	41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, NO, NO, NO, NO, NO,
	NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO,
	NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO,
	NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO,
	NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO,
	NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO,
	NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO,
	NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO,
	NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO
};

static inline int32_t
meaning_of(char c)
{
	return meaning[(uint8_t) c];
}

void
rf_base64_begin(rf_base64_reader *reader, uint8_t *dst)
{
	reader->to = dst;
	reader->group = 0;
	reader->nchars = 0;
	reader->nbytes = RF_BASE64_BYTES;
}

/* Reads whole groups, up to the first that is not all digits. */
static const char *
decode_groups(rf_base64_reader *reader, const char *src, const char *end)
{
	uint8_t    *to = reader->to;

	while (end - src >= RF_BASE64_CHARS)
	{
		int32_t		a = meaning_of(src[0]),
					b = meaning_of(src[1]),
					c = meaning_of(src[2]),
					d = meaning_of(src[3]);

		if ((a | b | c | d) < 0)
			break;
		to[0] = (uint8_t) (a << 2 | b >> 4);
		to[1] = (uint8_t) (b << 4 | c >> 2);
		to[2] = (uint8_t) (c << 6 | d);
		to += RF_BASE64_BYTES;
		src += RF_BASE64_CHARS;
	}
	reader->to = to;
	return src;
}

bool
rf_base64_decode(rf_base64_reader *reader, const char *src, uint64_t len)
{
	const char *end = src + len;

	while (src < end)
	{
		int32_t		digit;

		if (reader->nchars == 0 && reader->nbytes == RF_BASE64_BYTES)
		{
			src = decode_groups(reader, src, end);
			if (src == end)
				break;
		}

		digit = meaning_of(*src++);
		if (digit == SP)
			continue;
		if (digit == NO)
			return false;
		if (digit == EQ)
		{
			/* The first one decides: 2 digits make a byte, 3 make two. */
			if (reader->nbytes == RF_BASE64_BYTES)
			{
				if (reader->nchars < 2)
					return false;
				reader->nbytes = reader->nchars - 1;
			}
			digit = 0;
		}

		reader->group = reader->group << 6 | (uint32_t) digit;
		if (++reader->nchars == RF_BASE64_CHARS)
		{
			for (uint32_t i = 0; i < reader->nbytes; i++)
				*reader->to++ = (uint8_t) (reader->group >> (16 - 8 * i));
			reader->group = 0;
			reader->nchars = 0;
		}
	}
	return true;
}
