/*-------------------------------------------------------------------------
 *
 * rf_isa.c
 *	  Which instruction set extensions to use.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_isa.h"

#include "rf_simd.h"

#if RF_X86 || RF_NEON

#include <stdlib.h>

#if RF_X86

static const char *const names[] = {"generic", "popcnt", "avx2", "avx512"};

static rf_isa
machine_has(void)
{
	__builtin_cpu_init();
	if (!__builtin_cpu_supports("popcnt"))
		return RF_ISA_GENERIC;
	if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("bmi2"))
		return RF_ISA_POPCNT;
	if (!__builtin_cpu_supports("avx512f") ||
		!__builtin_cpu_supports("avx512bw") ||
		!__builtin_cpu_supports("avx512dq") ||
		!__builtin_cpu_supports("avx512vl") ||
		!__builtin_cpu_supports("avx512cd") ||
		!__builtin_cpu_supports("avx512vbmi") ||
		!__builtin_cpu_supports("avx512vbmi2") ||
		!__builtin_cpu_supports("gfni") ||
		!__builtin_cpu_supports("avx512vpopcntdq"))
		return RF_ISA_AVX2;
	return RF_ISA_AVX512;
}

#else

static const char *const names[] = {"generic", "neon"};

static rf_isa
machine_has(void)
{
	return RF_ISA_NEON;
}

#endif

/* The extension named by the environment variable, if it is set. */
static rf_isa
environment_allows(rf_isa has)
{
	const char *value = getenv("RIBBONFILTER_ISA");
	int			isa = (int) (sizeof(names) / sizeof(names[0]));

	if (value == NULL || *value == '\0')
		return has;

	/* An unknown name allows nothing: it was meant to forbid something. */
	while (--isa > RF_ISA_GENERIC && strcmp(value, names[isa]) != 0)
		;
	return (rf_isa) isa;
}

static rf_isa allowed = RF_ISA_GENERIC;

/* Runs when the program or the library is loaded. */
__attribute__((constructor))
static void
choose(void)
{
	rf_isa		has = machine_has();

	allowed = environment_allows(has);
	if (allowed > has)
		allowed = has;
	rf_isa_in_use = allowed;
}

#else

static const rf_isa allowed = RF_ISA_GENERIC;

#endif

rf_isa		rf_isa_in_use = RF_ISA_GENERIC;

rf_isa
rf_isa_limit(rf_isa max)
{
	rf_isa		before = rf_isa_in_use;

	rf_isa_in_use = max < allowed ? max : allowed;
	return before;
}
