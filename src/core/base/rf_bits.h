/*-------------------------------------------------------------------------
 *
 * rf_bits.h
 *	  Words: little-endian access, parity, trailing zeros, high products.
 *
 * All numbers in a filter are little-endian and unaligned.  Only these
 * functions know that; on little-endian machines each compiles to one move.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_BITS_H
#define RF_BITS_H

#include "rf_base.h"

RF_EXTERN_C_BEGIN

#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define RF_BIG_ENDIAN	1
#define RF_LE16(v)		__builtin_bswap16(v)
#define RF_LE32(v)		__builtin_bswap32(v)
#define RF_LE64(v)		__builtin_bswap64(v)
#else
#define RF_BIG_ENDIAN	0
#define RF_LE16(v)		(v)
#define RF_LE32(v)		(v)
#define RF_LE64(v)		(v)
#endif

static inline uint16_t
rf_load16(const uint8_t *p)
{
	uint16_t	v;

	memcpy(&v, p, sizeof(v));
	return RF_LE16(v);
}

static inline uint32_t
rf_load32(const uint8_t *p)
{
	uint32_t	v;

	memcpy(&v, p, sizeof(v));
	return RF_LE32(v);
}

static inline uint64_t
rf_load64(const uint8_t *p)
{
	uint64_t	v;

	memcpy(&v, p, sizeof(v));
	return RF_LE64(v);
}

static inline void
rf_store16(uint8_t *p, uint16_t v)
{
	v = RF_LE16(v);
	memcpy(p, &v, sizeof(v));
}

static inline void
rf_store32(uint8_t *p, uint32_t v)
{
	v = RF_LE32(v);
	memcpy(p, &v, sizeof(v));
}

static inline void
rf_store64(uint8_t *p, uint64_t v)
{
	v = RF_LE64(v);
	memcpy(p, &v, sizeof(v));
}

/* A double travels as the 64 bits of its IEEE 754 form. */
static inline double
rf_load_double(const uint8_t *p)
{
	uint64_t	bits = rf_load64(p);
	double		v;

	memcpy(&v, &bits, sizeof(v));
	return v;
}

static inline void
rf_store_double(uint8_t *p, double v)
{
	uint64_t	bits;

	memcpy(&bits, &v, sizeof(bits));
	rf_store64(p, bits);
}

/* XOR of all bits of v: 0 or 1. */
static inline uint32_t
rf_parity64(uint64_t v)
{
	return (uint32_t) __builtin_parityll(v);
}

static inline uint32_t
rf_popcount64(uint64_t v)
{
	return (uint32_t) __builtin_popcountll(v);
}

/* Number of zero bits below the lowest one bit; v must not be 0. */
static inline uint32_t
rf_ctz64(uint64_t v)
{
	return (uint32_t) __builtin_ctzll(v);
}

/* floor(log2(v)); v must not be 0. */
static inline uint32_t
rf_log2_64(uint64_t v)
{
	return 63 - (uint32_t) __builtin_clzll(v);
}

/*
 * The 128-bit product a * b.  Read as fixed point, a / 2^64 * b: *hi is the
 * integer part, uniform in [0, b) if a is uniform [Lemire19].  Returns the low
 * half: the fraction, still monotone in a.
 */
static inline uint64_t
rf_mul128(uint64_t a, uint64_t b, uint64_t *hi)
{
#ifdef __SIZEOF_INT128__
	unsigned __int128 p = (unsigned __int128) a * b;

	*hi = (uint64_t) (p >> 64);
	return (uint64_t) p;
#else
	uint64_t	al = (uint32_t) a,
				ah = a >> 32,
				bl = (uint32_t) b,
				bh = b >> 32;
	uint64_t	ll = al * bl,
				lh = al * bh,
				hl = ah * bl,
				hh = ah * bh;
	uint64_t	mid = (ll >> 32) + (uint32_t) lh + (uint32_t) hl;

	*hi = hh + (lh >> 32) + (hl >> 32) + (mid >> 32);
	return (mid << 32) | (uint32_t) ll;
#endif
}

static inline uint64_t
rf_mulhi64(uint64_t a, uint64_t b)
{
	uint64_t	hi;

	(void) rf_mul128(a, b, &hi);
	return hi;
}

/* A word whose lowest n bits are set; n from 0 to 64. */
static inline uint64_t
rf_mask64(uint32_t n)
{
	return n >= 64 ? ~UINT64_C(0) : (UINT64_C(1) << n) - 1;
}

/*
 * Bits [at, at + n) of the bit string p, n from 1 to 64, lowest bit first.
 * Reads nothing behind these bits, but up to 7 readable bytes before p.
 */
static inline uint64_t
rf_get_bits(const uint8_t *p, uint64_t at, uint32_t n)
{
	int64_t		end = (int64_t) ((at + n + 7) / 8);
	int64_t		begin = (int64_t) (at / 8);
	uint32_t	shift;
	uint64_t	v;

	if (begin > end - 8)
		begin = end - 8;
	shift = (uint32_t) ((int64_t) at - 8 * begin);
	v = rf_load64(p + begin) >> shift;
	if (shift + n > 64)
		v |= (uint64_t) p[begin + 8] << (64 - shift);
	return v & rf_mask64(n);
}

/*
 * ORs v < 2^n into bits [at, at + n) of the bit string p, n from 1 to 64.
 * Touches only the bytes that hold those bits.
 */
static inline void
rf_or_bits(uint8_t *p, uint64_t at, uint32_t n, uint64_t v)
{
	uint32_t	shift = (uint32_t) (at & 7);
	uint32_t	nbytes = (shift + n + 7) / 8;
	uint64_t	low = v << shift;
	uint32_t	i;

	p += at >> 3;
	for (i = 0; i < nbytes && i < 8; i++)
		p[i] |= (uint8_t) (low >> (8 * i));
	if (nbytes > 8)
		p[8] |= (uint8_t) (v >> (64 - shift));
}

RF_EXTERN_C_END

#endif							/* RF_BITS_H */
