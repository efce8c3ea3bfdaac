/*-------------------------------------------------------------------------
 *
 * faults.c
 *	  Fails on request what the extension calls of the server.
 *
 * 030_allocation.pl links the extension with this file, each function of the
 * server that may fail "wrapped" by the linker: a call goes to __wrap_NAME
 * here, which counts it and passes it on, with whatever arguments it has.  The
 * call with the number fault.at raises "out of memory" instead.  Parallel
 * workers have the setting too, and count their own calls.
 *
 * WRAPPED is a file of lines WRAP(name).
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "fmgr.h"
#include "utils/guc.h"

#ifndef __x86_64__
#error the registers of arguments are known of x86-64 only
#endif

static int	fail_at;			/* 0: never */
static int64 calls;				/* since fail_at was set */
static bool failed;				/* the call of that number has come */

void		fault_count(const char *name);

/* All arguments are kept in fault_call, below, while this looks. */
void
__attribute__((used, visibility("hidden")))
fault_count(const char *name)
{
	if (++calls != fail_at)
		return;
	failed = true;
	ereport(ERROR,
			(errcode(ERRCODE_OUT_OF_MEMORY),
			 errmsg("out of memory"),
			 errdetail("Failed on request in %s.", name)));
}

/*
 * On the stack: the function's name, its address, where it returns to.  An
 * odd number of words, and seven more: aligned as calls must be.
 */
asm(".text\n"
	"fault_call:\n"
	"	pushq %rdi\n"
	"	pushq %rsi\n"
	"	pushq %rdx\n"
	"	pushq %rcx\n"
	"	pushq %r8\n"
	"	pushq %r9\n"
	"	pushq %rax\n"
	"	movq 56(%rsp), %rdi\n"
	"	subq $128, %rsp\n"
	"	movups %xmm0, (%rsp)\n"
	"	movups %xmm1, 16(%rsp)\n"
	"	movups %xmm2, 32(%rsp)\n"
	"	movups %xmm3, 48(%rsp)\n"
	"	movups %xmm4, 64(%rsp)\n"
	"	movups %xmm5, 80(%rsp)\n"
	"	movups %xmm6, 96(%rsp)\n"
	"	movups %xmm7, 112(%rsp)\n"
	"	call fault_count\n"
	"	movups (%rsp), %xmm0\n"
	"	movups 16(%rsp), %xmm1\n"
	"	movups 32(%rsp), %xmm2\n"
	"	movups 48(%rsp), %xmm3\n"
	"	movups 64(%rsp), %xmm4\n"
	"	movups 80(%rsp), %xmm5\n"
	"	movups 96(%rsp), %xmm6\n"
	"	movups 112(%rsp), %xmm7\n"
	"	addq $128, %rsp\n"
	"	popq %rax\n"
	"	popq %r9\n"
	"	popq %r8\n"
	"	popq %rcx\n"
	"	popq %rdx\n"
	"	popq %rsi\n"
	"	popq %rdi\n"
	"	addq $8, %rsp\n"
	"	ret\n");

#define WRAP(name) \
	asm(".section .rodata\n" \
		"0:	.string \"" #name "\"\n" \
		".text\n" \
		".globl __wrap_" #name "\n" \
		"__wrap_" #name ":\n" \
		"	pushq __real_" #name "@GOTPCREL(%rip)\n" \
		"	leaq 0b(%rip), %r11\n" \
		"	pushq %r11\n" \
		"	jmp fault_call\n");

#include WRAPPED

static void
begin(int newval, void *extra)
{
	calls = 0;
	if (newval > 0)
		failed = false;
}

/* The extension's _PG_init is its own, and runs after this. */
static void
__attribute__((constructor))
define(void)
{
	DefineCustomIntVariable("fault.at", "The call that fails.", NULL, &fail_at,
							0, 0, PG_INT32_MAX, PGC_USERSET, 0,
							NULL, begin, NULL);
}

/* Has there been a call of the number that was set last? */
PG_FUNCTION_INFO_V1(fault_has_failed);
Datum
fault_has_failed(PG_FUNCTION_ARGS)
{
	PG_RETURN_BOOL(failed);
}
