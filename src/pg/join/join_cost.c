/*-------------------------------------------------------------------------
 *
 * join_cost.c
 *	  Join filters: what a probe costs, and what dropping a row saves.
 *
 * A row that is dropped at a scan saves its way to the join, where its keys
 * are hashed and looked up; and being written to a file, if the table has
 * several batches.  A probe costs a condition and a second hash, but a cheap
 * one for integers and bytes.  Without a set, a probe costs what the join
 * would do.
 *
 * The prices fit these sums, in instructions, of a check and a saved row:
 * integers 131 and 382, text 342 and 549, uuid 301 and 498, numeric 547 and
 * 610.  By page a check costs about the same, and a dropped row saves 440
 * more, as it is not handed to the executor (PRICE_ROW).
 *
 * So with a small table right above the scan, integers are probed by page if
 * fewer than 83 of 100 match, behind 100 columns of varying length if fewer
 * than 51 do; and one by one if fewer than 65 do, numerics if fewer than 14.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "join_cost.h"

void
pgrf_join_cost_set(const JoinSource *source, double between, int walk,
				   Check *check)
{
	double		hash = PRICE_HASH * source->nkeys;
	double		lookup = PRICE_LOOKUP;

	if (pgrf_join_source_rows(source) > PRICE_LARGE_ROWS)
		lookup += PRICE_MISSES;
	switch (source->code)
	{
		case JOIN_CODE_VALUE:
			hash = PRICE_HASH_VALUE;
			check->set_price = PRICE_VALUE;
			break;
		case JOIN_CODE_BYTES:
			check->set_price = PRICE_BYTES;
			break;
		case JOIN_CODE_HASH:
			check->set_price = PRICE_CODE + hash;
			break;
	}
	check->saved = between + hash + lookup + PRICE_DEFORM * walk;
	if (source->table->nbatch > 1)
		check->saved += PRICE_SPILL;
	check->set_price += PRICE_WALK * walk;
	check->stands_for = source->state == JOIN_SOURCE_READY ? 1 : source->table->nbatch;
	check->price = source->state == JOIN_SOURCE_READY ? check->set_price :
		hash + lookup + PRICE_WALK * walk;
}

bool
pgrf_join_cost_builds(JoinSource *source, const Check *check)
{
	return pgrf_account_buys(&source->account,
							 !pgrf_join_source_has_lookup(source),
							 check->saved - check->set_price,
							 PRICE_SET * pgrf_join_source_rows(source));
}
