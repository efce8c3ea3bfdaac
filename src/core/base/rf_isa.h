/*-------------------------------------------------------------------------
 *
 * rf_isa.h
 *	  Which instruction set extensions to use.
 *
 * Hot functions have variants for some x86-64 extensions besides portable C
 * (rf_simd.h).  Probes of Bloom filters and ribbons, and grouping and solving
 * of ribbons, have one for aarch64 with NEON.  All variants write the same
 * bytes, and give the same answers on valid bytes (RF_VERIFY).  The machine is
 * examined once, when the library is loaded.
 *
 * The environment variable RIBBONFILTER_ISA (generic, popcnt, avx2 or avx512;
 * generic or neon) forbids the extensions after it, for tests.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_ISA_H
#define RF_ISA_H

#include "rf_base.h"

RF_EXTERN_C_BEGIN

/* Each includes those before it, on one architecture.  0 is always there. */
typedef enum rf_isa
{
	RF_ISA_GENERIC = 0,
	RF_ISA_POPCNT,				/* POPCNT, 2008 on */
	RF_ISA_AVX2,				/* AVX2 and BMI2, 2013 on */
	RF_ISA_AVX512,				/* AVX512 F, BW, CD, DQ, VL, VBMI, VBMI2 and
								 * VPOPCNTDQ, with GFNI: 2019 on */

	RF_ISA_NEON = 1				/* every aarch64 */
} rf_isa;

/* Private: see rf_isa_here(). */
extern rf_isa rf_isa_in_use;

/* What this machine has and the environment and rf_isa_limit() allow. */
static inline rf_isa
rf_isa_here(void)
{
	return rf_isa_in_use;
}

/*
 * Limits extensions further; returns the limit before.  For one-thread tests.
 */
extern rf_isa rf_isa_limit(rf_isa max);

RF_EXTERN_C_END

#endif							/* RF_ISA_H */
