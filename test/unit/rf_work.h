/*-------------------------------------------------------------------------
 *
 * rf_work.h
 *		Work that is counted, not timed.
 *
 * A program that includes this is linked with a core that was compiled to call
 * __sanitizer_cov_trace_pc() in each basic block, some nanosecond's worth
 * (test/dev.mk).
 *
 * What library functions do is not seen: memcpy, memmove and memset are called
 * for RF_PIECE hashes, blocks or rows at most, which is a megabyte and takes
 * less than they count for as steps.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_WORK_H
#define RF_WORK_H

#include "core/base/rf_base.h"

extern void __sanitizer_cov_trace_pc(void);

static struct
{
	uint64_t	total;
	uint64_t	at_tick;		/* total at the last one */
	uint64_t	longest;		/* between two */
	uint64_t	nticks;
}			work;

/* Called in each basic block of the core. */
void
__sanitizer_cov_trace_pc(void)
{
	work.total++;
}

static void
tick(void)
{
	uint64_t	since = work.total - work.at_tick;

	if (since > work.longest)
		work.longest = since;
	work.at_tick = work.total;
	work.nticks++;
}

static void
start_work(void)
{
	memset(&work, 0, sizeof(work));
}

#endif							/* RF_WORK_H */
