/*-------------------------------------------------------------------------
 *
 * join_verify.c
 *	  Join filters: a setting for tests that makes a wrong filter an error.
 *
 * With ribbonfilter.join_filter_debug = verify, filters are made and probed,
 * but drop nothing.  Codes of rows that would have been dropped are written
 * down, and the join's comparison of keys is wrapped: if it finds a match for
 * a row whose code is among them, the filter would have lost a row.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "nodes/plannodes.h"

#include "join_source.h"
#include "join_totals.h"
#include "join_verify.h"
#include "join_wrap.h"

typedef struct VerifyEntry
{
	uint64		code;
	char		status;
} VerifyEntry;

#define SH_PREFIX		joinverify
#define SH_ELEMENT_TYPE VerifyEntry
#define SH_KEY_TYPE		uint64
#define SH_KEY			code
#define SH_HASH_KEY(tb, key) ((uint32) (rf_hash_mix(key) >> 32))
#define SH_EQUAL(tb, a, b) ((a) == (b))
#define SH_SCOPE		static inline
#define SH_DEFINE
#define SH_DECLARE
#include "lib/simplehash.h"

/* What is put in place of a join's comparison of keys. */
typedef struct Verifier
{
	ExprState  *expr;
	List	   *sources;
} Verifier;

static Datum
verify_match(ExprState *state, ExprContext *econtext, bool *isnull)
{
	Verifier   *verifier = (Verifier *) state->evalfunc_private;
	Datum		match = verifier->expr->evalfunc(verifier->expr, econtext,
												 isnull);
	ListCell   *lc;

	if (!DatumGetBool(match))
		return match;
	foreach(lc, verifier->sources)
	{
		JoinSource *source = (JoinSource *) lfirst(lc);
		uint64		code;

		if (pgrf_join_key_code(source->verify_keys, source->nkeys,
							   source->code, econtext->ecxt_outertuple,
							   &code) &&
			joinverify_lookup(source->would_drop, code) != NULL)
		{
			/* whatever catches the error */
			pgrf_join_totals.wrong++;
			ereport(ERROR,
					(errcode(ERRCODE_INTERNAL_ERROR),
					 errmsg("join filter %d would have dropped a row that matches",
							source->number),
					 errdetail("The key's code is %016llx, the filter is of kind \"%s\".",
							   (unsigned long long) code,
							   pgrf_join_set_name(&source->set))));
		}
	}
	return match;
}

void
pgrf_join_verify_init(JoinSource *source)
{
	HashJoin   *plan = (HashJoin *) source->join->js.ps.plan;
	ExprState  *own = source->join->hashclauses;
	JoinColumn *columns = palloc0(list_length(plan->hashkeys) *
								  sizeof(JoinColumn));
	Verifier   *verifier;
	int			varno;

	source->would_drop = joinverify_create(CurrentMemoryContext, 256, NULL);
	for (int k = -1; (k = bms_next_member(source->which, k)) >= 0;)
		if (!pgrf_join_key_column((Expr *) list_nth(plan->hashkeys, k), &varno,
								  &columns[k]))
			elog(ERROR, "join key %d is not a column", k);
	source->verify_keys = pgrf_join_key_make(plan, source->which, columns, true);

	if (own->evalfunc == verify_match)
	{
		verifier = (Verifier *) own->evalfunc_private;
		verifier->sources = lappend(verifier->sources, source);
		return;
	}
	verifier = palloc(sizeof(*verifier));
	verifier->expr = own;
	verifier->sources = list_make1(source);
	source->join->hashclauses = pgrf_join_wrap(own, verify_match, verifier);
}

void
pgrf_join_verify_row(JoinSource *source, uint64 code, bool passes)
{
	bool		found;

	if (passes)
		(void) joinverify_delete(source->would_drop, code);
	else
		(void) joinverify_insert(source->would_drop, code, &found);
}

void
pgrf_join_verify_forget(JoinSource *source)
{
	joinverify_reset(source->would_drop);
}
