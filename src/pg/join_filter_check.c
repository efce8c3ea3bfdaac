/*-------------------------------------------------------------------------
 *
 * join_filter_check.c
 *	  Join filters: a setting for tests that makes a wrong filter an error.
 *
 * With ribbonfilter.join_filter_debug = check, filters are made and asked, but
 * drop nothing.  Codes of rows that would have been dropped are written down,
 * and the join's comparison of keys is wrapped: if it finds a match for a row
 * whose code is among them, the filter would have lost a row.
 *
 * IDENTIFICATION
 *	  src/pg/join_filter_check.c
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "join_filter.h"
#include "nodes/plannodes.h"

typedef struct JoinCheckEntry
{
	uint64		code;
	char		status;
} JoinCheckEntry;

#define SH_PREFIX		joincheck
#define SH_ELEMENT_TYPE JoinCheckEntry
#define SH_KEY_TYPE		uint64
#define SH_KEY			code
#define SH_HASH_KEY(tb, key) ((uint32) (pgrf_join_mix(key) >> 32))
#define SH_EQUAL(tb, a, b) ((a) == (b))
#define SH_SCOPE		static inline
#define SH_DEFINE
#define SH_DECLARE
#include "lib/simplehash.h"

/* What is put in place of a join's comparison of keys. */
typedef struct Checker
{
	ExprState  *expr;
	List	   *sources;
} Checker;

static Datum
check_match(ExprState *state, ExprContext *econtext, bool *isnull)
{
	Checker    *checker = (Checker *) state->evalfunc_private;
	Datum		match = checker->expr->evalfunc(checker->expr, econtext,
												isnull);
	ListCell   *lc;

	if (!DatumGetBool(match))
		return match;
	foreach(lc, checker->sources)
	{
		JoinSource *source = (JoinSource *) lfirst(lc);
		uint64		code;

		if (pgrf_join_code(source->outer_keys, source->nkeys,
						   source->integers, econtext->ecxt_outertuple,
						   &code) &&
			joincheck_lookup(source->would_drop, code) != NULL)
			ereport(ERROR,
					(errcode(ERRCODE_INTERNAL_ERROR),
					 errmsg("join filter %d would have dropped a row that matches",
							source->number),
					 errdetail("The key's code is %016llx, the filter is of kind \"%s\".",
							   (unsigned long long) code,
							   pgrf_join_test_name(&source->test))));
	}
	return match;
}

void
pgrf_join_check_init(JoinSource *source)
{
	HashJoin   *plan = (HashJoin *) source->join->js.ps.plan;
	ExprState  *own = source->join->hashclauses;
	ExprState  *wrapper;
	Checker    *checker;
	int			k = -1,
				n = 0;

	source->would_drop = joincheck_create(CurrentMemoryContext, 256, NULL);
	source->outer_keys = palloc0(source->nkeys * sizeof(JoinKey));
	while ((k = bms_next_member(source->which, k)) >= 0)
	{
		JoinColumn	column;
		int			varno;

		if (!pgrf_join_column((Expr *) list_nth(plan->hashkeys, k), &varno,
							  &column))
			elog(ERROR, "join key %d is not a column", k);
		pgrf_join_key_init(&source->outer_keys[n++], &column,
						   list_nth_oid(plan->hashoperators, k), true,
						   list_nth_oid(plan->hashcollations, k),
						   source->integers);
	}

	if (own->evalfunc == check_match)
	{
		checker = (Checker *) own->evalfunc_private;
		checker->sources = lappend(checker->sources, source);
		return;
	}
	checker = palloc(sizeof(*checker));
	checker->expr = own;
	checker->sources = list_make1(source);
	wrapper = makeNode(ExprState);
	wrapper->flags = own->flags;
	wrapper->expr = own->expr;
	wrapper->evalfunc = check_match;
	wrapper->evalfunc_private = checker;
	source->join->hashclauses = wrapper;
}

void
pgrf_join_check_row(JoinSource *source, uint64 code, bool passes)
{
	bool		found;

	if (passes)
		(void) joincheck_delete(source->would_drop, code);
	else
		(void) joincheck_insert(source->would_drop, code, &found);
}
