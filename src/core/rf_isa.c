/*-------------------------------------------------------------------------
 *
 * rf_isa.c
 *	  Which instruction set extensions to use.
 *
 * IDENTIFICATION
 *	  src/core/rf_isa.c
 *
 *-------------------------------------------------------------------------
 */
#include "rf_isa.h"

#if RF_X86

#include <stdlib.h>

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
		!__builtin_cpu_supports("avx512vpopcntdq"))
		return RF_ISA_AVX2;
	return RF_ISA_AVX512;
}

/* An unknown name allows nothing: it was meant to forbid something. */
static rf_isa
environment_allows(void)
{
	static const char *const names[] = {"generic", "popcnt", "avx2", "avx512"};
	const char *value = getenv("RIBBONFILTER_ISA");
	int			isa;

	if (value == NULL || *value == '\0')
		return RF_ISA_AVX512;
	for (isa = RF_ISA_AVX512; isa > RF_ISA_GENERIC; isa--)
	{
		if (strcmp(value, names[isa]) == 0)
			break;
	}
	return (rf_isa) isa;
}

static rf_isa here = RF_ISA_GENERIC;

/* Runs when the program or the library is loaded. */
__attribute__((constructor))
static void
choose(void)
{
	rf_isa		has = machine_has();
	rf_isa		allowed = environment_allows();

	here = has < allowed ? has : allowed;
}

rf_isa
rf_isa_here(void)
{
	return here;
}

#else

rf_isa
rf_isa_here(void)
{
	return RF_ISA_GENERIC;
}

#endif
