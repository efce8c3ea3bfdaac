/*-------------------------------------------------------------------------
 *
 * join_cost.c
 *	  Join filters: what a probe costs, and what dropping a row saves.
 *
 * A row that is dropped at a scan is spared its way to the join, where its
 * keys are hashed and looked up; and it is not written to a file before, if
 * the table is in several batches.  To check it costs a condition, and a hash
 * again, unless keys are integers, or short bytes that are hashed faster
 * here.  So a filter pays as long as few enough rows pass:
 *
 *		(1 - pass) * saved > probe
 *
 * The unit is four instructions, about a nanosecond: counted by callgrind in
 * joins of 200,000 rows by keys of type integer, text, uuid and numeric, of
 * which 50 to 100 % match, with filters that never sleep and without.  An
 * integer cost 131 instructions to check and 382 less if it was dropped;
 * text 342 and 549, uuid 301 and 498, numeric 547 and 610.  (Processor time is
 * kinder to numerics: a miss in the caches or a branch is no instruction.)
 *
 * So with a small table right above the scan, integers that match in fewer
 * than 65 of 100 rows are checked, and numerics in fewer than 14.
 *
 * By page, a check costs about as much, since rows that pass come by one by
 * one as ever: integers 125 instructions, text 303, uuid 300.  But a row that
 * is dropped is not even handed to the executor, which saved 438 more for
 * integers and 400 to 500 for the others.  Those that the scan's own
 * conditions would have dropped save that alone.  So integers are checked if
 * fewer than 83 of 100 match; behind 100 columns of varying length
 * (heap_page.h), if fewer than 51 do.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "join_cost.h"

#define UNIT				4.0 /* instructions */
#define VALUE_COST			33.0	/* to check an integer */
#define BYTES_COST			80.0	/* ... for bytes that are hashed here */
#define BYTES_EACH			0.1
#define PROBE_HASH_COST		60.0	/* ... for what the join hashes, besides */
#define TOASTED_EACH		1.0 /* to fetch and decompress a byte, each time */
#define HASH_COST			55.0	/* to hash a key as the join does */
#define HASH_EACH			0.5
#define HASH_VALUE_COST		15.0	/* ... an integer */
#define LOOKUP_COST			80.0	/* to look it up in the table, in vain */
#define SPILL_COST			300.0	/* to write a row to a file, and read it */
#define SCAN_COST			105.0	/* to be handed from its page to the scan */

/* What instructions do not count: a table that is not in the caches. */
#define MISSES_COST			60.0
#define LARGE_TABLE_ROWS	32768

#define BUILD_COST		0.5		/* a row in a set; what one dropped saves: 1 */

bool
pgrf_join_cost_pays(const JoinSource *source, double between, double own,
					int walk, double pass)
{
	double		rows = (double) Max(source->probed.rows, 1);
	double		bytes = (double) source->probed.all / rows;
	double		fetch = TOASTED_EACH * (double) source->probed.toasted / rows;
	double		hash = HASH_COST * source->nkeys + HASH_EACH * bytes + fetch;
	double		probe = 0;
	double		saved = between + LOOKUP_COST;

	if (pgrf_join_source_rows(source) > LARGE_TABLE_ROWS)
		saved += MISSES_COST;
	if (source->table->nbatch > 1)
		saved += SPILL_COST;
	switch (source->code)
	{
		case JOIN_CODE_VALUE:
			hash = HASH_VALUE_COST;
			probe = VALUE_COST;
			break;
		case JOIN_CODE_BYTES:
			probe = BYTES_COST + BYTES_EACH * bytes + fetch;
			break;
		case JOIN_CODE_HASH:
			probe = PROBE_HASH_COST + hash;
			break;
	}
	saved += hash;
	if (own >= 0)
	{
		saved = SCAN_COST + own * (saved + HEAP_PAGE_DEFORM_COST / UNIT * walk);
		probe += HEAP_PAGE_WALK_COST / UNIT * walk;
	}
	return (1 - pass) * saved > probe;
}

bool
pgrf_join_cost_builds(const JoinSource *source, double pass)
{
	return pgrf_join_source_rows(source) * BUILD_COST <=
		(1 - pass) * pgrf_join_source_to_come(source);
}
