/*-------------------------------------------------------------------------
 *
 * immintrin.h
 *	  AVX-512 for machines without it, in place of the compiler's header.
 *
 * "make unit-on MACHINE=avx512" compiles the core and its tests with this:
 * each intrinsic is a loop in plain C, by SIMDe, or here where SIMDe 0.7.4 has
 * none.  What the core asks the processor and the compiler for is taken to be
 * there, so all x86-64 variants run on any machine, slowly.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_EMULATED_AVX512_H
#define RF_EMULATED_AVX512_H

#include <stdint.h>
#include <string.h>

#define SIMDE_ENABLE_NATIVE_ALIASES
#define SIMDE_NO_INLINE			/* or it takes minutes to compile */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wall"
#pragma GCC diagnostic ignored "-Wextra"
#include <simde/x86/avx2.h>
#include <simde/x86/avx512.h>
#include <simde/x86/gfni.h>
#pragma GCC diagnostic pop

/* no register of 512 bits is handed on between separate sources */
#pragma GCC diagnostic ignored "-Wpsabi"

typedef simde__mmask8 __mmask8;
typedef simde__mmask64 __mmask64;

/* whose arguments may be one macro */
#undef _mm256_setr_epi8
#define _mm256_setr_epi8(...)	simde_mm256_setr_epi8(__VA_ARGS__)

/* no machine code of those extensions */
#define __builtin_cpu_init()	((void) 0)
#define __builtin_cpu_supports(feature)	1
#define target(features)

#define EMULATED(result)	static inline __attribute__((unused)) result

/* the 64-bit lanes, 32-bit lanes, or bytes of a register */
#define LANES(type, lanes, v) \
	type		lanes[sizeof(v) / sizeof(type)]; \
	memcpy(lanes, &(v), sizeof(v))

EMULATED(uint32_t)
_bzhi_u32(uint32_t a, uint32_t n)
{
	return (n & 255) < 32 ? a & ((UINT32_C(1) << (n & 255)) - 1) : a;
}

EMULATED(uint64_t)
_pdep_u64(uint64_t a, uint64_t mask)
{
	uint64_t	result = 0;

	for (; mask != 0; mask &= mask - 1, a >>= 1)
		if (a & 1)
			result |= mask & -mask;
	return result;
}

EMULATED(uint32_t)
_cvtmask8_u32(__mmask8 mask)
{
	return mask;
}

EMULATED(uint64_t)
_cvtmask64_u64(__mmask64 mask)
{
	return mask;
}

EMULATED(__mmask64)
_cvtu64_mask64(uint64_t mask)
{
	return mask;
}

/* SIMDe's is wrong: half the register is enough for it */
#undef _mm256_testz_si256
EMULATED(int)
_mm256_testz_si256(__m256i a, __m256i b)
{
	LANES(uint64_t, x, a);
	LANES(uint64_t, y, b);

	return ((x[0] & y[0]) | (x[1] & y[1]) | (x[2] & y[2]) | (x[3] & y[3])) == 0;
}

#undef _mm256_testc_si256
EMULATED(int)
_mm256_testc_si256(__m256i a, __m256i b)
{
	__m256i		outside = _mm256_andnot_si256(a, b);

	return _mm256_testz_si256(outside, outside);
}

EMULATED(__mmask8)
_mm256_testn_epi32_mask(__m256i a, __m256i b)
{
	return (__mmask8) ~_mm256_test_epi32_mask(a, b);
}

EMULATED(__mmask64)
_mm512_testn_epi8_mask(__m512i a, __m512i b)
{
	return ~_mm512_test_epi8_mask(a, b);
}

EMULATED(__mmask8)
_mm512_mask_cmpgt_epu64_mask(__mmask8 mask, __m512i a, __m512i b)
{
	__mmask8	result = 0;

	LANES(uint64_t, x, a);
	LANES(uint64_t, y, b);

	for (int i = 0; i < 8; i++)
		result |= (__mmask8) (x[i] > y[i]) << i;
	return result & mask;
}

EMULATED(__m512i)
_mm512_alignr_epi64(__m512i high, __m512i low, int n)
{
	uint64_t	both[16];
	__m512i		result;

	memcpy(both, &low, 64);
	memcpy(both + 8, &high, 64);
	memcpy(&result, both + (n & 7), 64);
	return result;
}

EMULATED(__m128i)
_mm512_cvtepi64_epi16(__m512i a)
{
	uint16_t	narrow[8];
	__m128i		result;

	LANES(uint64_t, x, a);

	for (int i = 0; i < 8; i++)
		narrow[i] = (uint16_t) x[i];
	memcpy(&result, narrow, sizeof(result));
	return result;
}

EMULATED(__m128i)
_mm512_cvtepi64_epi8(__m512i a)
{
	uint8_t		narrow[16] = {0};
	__m128i		result;

	LANES(uint64_t, x, a);

	for (int i = 0; i < 8; i++)
		narrow[i] = (uint8_t) x[i];
	memcpy(&result, narrow, sizeof(result));
	return result;
}

EMULATED(__m128i)
_mm512_extracti64x2_epi64(__m512i a, int n)
{
	__m128i		result;

	memcpy(&result, (const char *) &a + 16 * (n & 3), sizeof(result));
	return result;
}

EMULATED(__m512i)
_mm512_lzcnt_epi64(__m512i a)
{
	LANES(uint64_t, x, a);

	for (int i = 0; i < 8; i++)
		x[i] = x[i] == 0 ? 64 : (uint64_t) __builtin_clzll(x[i]);
	memcpy(&a, x, sizeof(a));
	return a;
}

/* What the mask leaves out is not touched, so that it need not be there. */
EMULATED(__m512i)
_mm512_maskz_loadu_epi8(__mmask64 mask, const void *from)
{
	uint8_t		x[64] = {0};
	__m512i		result;

	for (int i = 0; i < 64; i++)
		if (mask >> i & 1)
			x[i] = ((const uint8_t *) from)[i];
	memcpy(&result, x, sizeof(result));
	return result;
}

EMULATED(__m512i)
_mm512_maskz_loadu_epi64(__mmask8 mask, const void *from)
{
	uint64_t	x[8] = {0};
	__m512i		result;

	for (int i = 0; i < 8; i++)
		if (mask >> i & 1)
			memcpy(&x[i], (const char *) from + 8 * i, 8);
	memcpy(&result, x, sizeof(result));
	return result;
}

EMULATED(void)
_mm512_mask_storeu_epi64(void *to, __mmask8 mask, __m512i a)
{
	LANES(uint64_t, x, a);

	for (int i = 0; i < 8; i++)
		if (mask >> i & 1)
			memcpy((char *) to + 8 * i, &x[i], 8);
}

EMULATED(void)
_mm_mask_storeu_epi16(void *to, __mmask8 mask, __m128i a)
{
	LANES(uint16_t, x, a);

	for (int i = 0; i < 8; i++)
		if (mask >> i & 1)
			memcpy((char *) to + 2 * i, &x[i], 2);
}

EMULATED(__m512i)
_mm512_maskz_expand_epi8(__mmask64 mask, __m512i a)
{
	uint8_t		result[64] = {0};
	int			from = 0;

	LANES(uint8_t, x, a);

	for (int i = 0; i < 64; i++)
		if (mask >> i & 1)
			result[i] = x[from++];
	memcpy(&a, result, sizeof(a));
	return a;
}

#undef LANES
#undef EMULATED

#endif							/* RF_EMULATED_AVX512_H */
