/*-------------------------------------------------------------------------
 *
 * rf_isa.h
 *	  Instruction set extensions, and which of them this machine has.
 *
 * Hot functions have variants for some x86-64 extensions, and probes one for
 * aarch64 with NEON, besides portable C.
 * All variants write and read the same bytes.  What a machine has is found out
 * once, when the library is loaded.  What a probe or a build uses is a field of
 * the opened view or of the shape: a caller may lower it, as tests do.
 *
 * The environment variable RIBBONFILTER_ISA (generic, popcnt, avx2 or avx512;
 * generic or neon) forbids what comes after it: to test or to measure what
 * other machines do.
 *
 * IDENTIFICATION
 *	  src/core/rf_isa.h
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_ISA_H
#define RF_ISA_H

#include "rf_base.h"

/*
 * Each includes those before it, on one architecture.  0 is always there.
 */
typedef enum rf_isa
{
	RF_ISA_GENERIC = 0,
	RF_ISA_POPCNT,				/* POPCNT, 2008 on */
	RF_ISA_AVX2,				/* AVX2 and BMI2, 2013 on */
	RF_ISA_AVX512,				/* AVX512 F, BW, DQ, VL and VPOPCNTDQ, 2019 on */

	RF_ISA_NEON = 1				/* every aarch64 */
} rf_isa;

#if defined(__x86_64__) && defined(__GNUC__) && !defined(RF_NO_VARIANTS)

#include <immintrin.h>

#define RF_X86	1

/* Compiles one function for these extensions. */
#define RF_TARGET(features)	__attribute__((target(features)))
#define RF_TARGET_POPCNT	RF_TARGET("popcnt")
#define RF_TARGET_AVX2		RF_TARGET("avx2,bmi,bmi2,popcnt")
#define RF_TARGET_AVX512	RF_TARGET("avx512f,avx512bw,avx512dq,avx512vl,avx512vpopcntdq,avx2,bmi,bmi2,popcnt")

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

/* The best that this machine has and the environment allows. */
extern rf_isa rf_isa_here(void);

#endif							/* RF_ISA_H */
