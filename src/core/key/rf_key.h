/*-------------------------------------------------------------------------
 *
 * rf_key.h
 *	  Canonical bytes of keys, where they are not the bytes of the value.
 *
 * Section 3 of FORMAT.md defines them.  Other types are stored by rf_store64()
 * and the like, or are their own canonical bytes.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_KEY_H
#define RF_KEY_H

#include "core/base/rf_bits.h"

RF_EXTERN_C_BEGIN

#define RF_KEY_USECS_PER_DAY	INT64_C(86400000000)

/* Characters of the longest int64, "-9223372036854775808". */
#define RF_KEY_INT_CHARS		20

/* Bytes of the longest inet. */
#define RF_KEY_INET_BYTES		18

/* -0 is 0, and there is one NaN. */
static inline void
rf_key_float(uint8_t out[8], double value)
{
	if (value != value)
		rf_store64(out, UINT64_C(0x7ff8000000000000));
	else
		rf_store_double(out, value == 0 ? 0 : value);
}

/* time: microseconds since midnight, local; zone: seconds west of UTC */
static inline void
rf_key_timetz(uint8_t out[12], int64_t time, int32_t zone)
{
	rf_store64(out, (uint64_t) time);
	rf_store32(out + 8, (uint32_t) zone);
}

/*
 * As the server compares intervals, but modulo 2^64: a few of more than
 * 290,000 years collide.  Stored as an int64.
 */
static inline int64_t
rf_key_interval(int32_t months, int32_t days, int64_t time)
{
	int64_t		all_days = months * INT64_C(30) + days;

	return (int64_t) ((uint64_t) all_days * (uint64_t) RF_KEY_USECS_PER_DAY +
					  (uint64_t) time);
}

/* Returns how many bytes there are. */
static inline size_t
rf_key_inet(uint8_t out[RF_KEY_INET_BYTES], bool v6, uint8_t bits, const uint8_t *addr)
{
	size_t		len = v6 ? 16 : 4;

	out[0] = v6 ? 6 : 4;
	out[1] = bits;
	memcpy(out + 2, addr, len);
	return 2 + len;
}

static inline void
rf_key_tid(uint8_t out[6], uint32_t block, uint16_t offset)
{
	rf_store32(out, block);
	rf_store16(out + 4, offset);
}

/* The length of a char(n) without its padding. */
static inline size_t
rf_key_character_len(const char *p, size_t len)
{
	while (len > 0 && p[len - 1] == ' ')
		len--;
	return len;
}

/* The numeric that an integer is equal to.  Returns its length. */
static inline size_t
rf_key_numeric_of_int(int64_t value, char out[RF_KEY_INT_CHARS])
{
	uint64_t	rest = value < 0 ? 0 - (uint64_t) value : (uint64_t) value;
	char		digits[RF_KEY_INT_CHARS];
	size_t		at = sizeof(digits);

	do
		digits[--at] = (char) ('0' + rest % 10);
	while ((rest /= 10) != 0);
	if (value < 0)
		digits[--at] = '-';
	memcpy(out, digits + at, sizeof(digits) - at);
	return sizeof(digits) - at;
}

/* The integer equal to a numeric in canonical bytes; false if none is. */
static inline bool
rf_key_int_of_numeric(const char *p, size_t len, int64_t *value)
{
	bool		negative = len > 0 && p[0] == '-';
	uint64_t	limit = (uint64_t) INT64_MAX + negative;
	uint64_t	sum = 0;
	size_t		i = negative;

	/* 19 digits fit 64 bits without a sign */
	if (len == i || len - i > 19)
		return false;
	for (; i < len; i++)
	{
		uint32_t	digit = (uint32_t) (unsigned char) p[i] - '0';

		if (digit > 9)
			return false;
		sum = 10 * sum + digit;
	}
	if (sum > limit)
		return false;
	*value = (int64_t) (negative ? 0 - sum : sum);
	return true;
}

RF_EXTERN_C_END

#endif							/* RF_KEY_H */
