/*-------------------------------------------------------------------------
 *
 * rf_simd.h
 *	  Intrinsics, for the sources that have variants.  Of the headers, only
 *	  rf_ribbon_impl.h includes this one.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_SIMD_H
#define RF_SIMD_H

#include "rf_isa.h"

#if defined(__x86_64__) && defined(__GNUC__) && !defined(RF_NO_VARIANTS)

#include <immintrin.h>

#define RF_X86	1

/* Compiles one function for these extensions. */
#define RF_TARGET(features)	__attribute__((target(features)))
#define RF_TARGET_POPCNT	RF_TARGET("popcnt")
#define RF_TARGET_AVX2		RF_TARGET("avx2,bmi,bmi2,popcnt")
#define RF_TARGET_AVX512	RF_TARGET("avx512f,avx512bw,avx512dq,avx512vl,avx512cd,avx512vbmi,avx512vbmi2,avx512vpopcntdq,gfni,avx2,bmi,bmi2,popcnt")

#else

#define RF_X86	0

#endif

#if defined(__aarch64__) && defined(__ARM_NEON) && \
	!defined(__AARCH64EB__) && !defined(RF_NO_VARIANTS)

#include <arm_neon.h>

#define RF_NEON	1

#else

#define RF_NEON	0

#endif

/* Loops over registers, which the compiler must unroll. */
#if RF_X86 || RF_NEON
#define FOR_EACH(i, n)	_Pragma("GCC unroll 16") for (int i = 0; i < (n); i++)
#endif

#endif							/* RF_SIMD_H */
