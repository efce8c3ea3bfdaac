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
 * So a set that lacks a key is found.  A wrong code of a probe side's row is
 * not, as it meets no match; with "force" such rows are lost, which comparing
 * with a query without filters shows (test/crosscheck).
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "nodes/plannodes.h"

#include "join_totals.h"
#include "join_verify.h"

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

struct JoinVerifier
{
	ExprState  *match;			/* the join's comparison of keys */
	int			number;			/* of the source, for messages */
	const JoinSet *set;
	const JoinCode *code;		/* which may change */
	JoinKey    *keys;			/* as columns of the probe side's rows */
	int			nkeys;
	joinverify_hash *dropped;	/* codes that the set does not have */
};

/* What is put in place of a join's comparison of keys, once a source. */
static Datum
verify_match(ExprState *state, ExprContext *econtext, bool *isnull)
{
	JoinVerifier *v = (JoinVerifier *) state->evalfunc_private;
	Datum		match = v->match->evalfunc(v->match, econtext, isnull);
	uint64		code;

	if (DatumGetBool(match) &&
		pgrf_join_key_code(v->keys, v->nkeys, *v->code,
						   econtext->ecxt_outertuple, &code) == JOIN_KEY_CODE &&
		joinverify_lookup(v->dropped, code) != NULL)
	{
		/* only a defect leads here; counted whatever catches the error */
		pgrf_join_totals_wrong();
		ereport(ERROR,
				(errcode(ERRCODE_INTERNAL_ERROR),
				 errmsg("join filter %d would have dropped a row that matches",
						v->number),
				 errdetail("The key's code is %016llx, the filter is of kind \"%s\".",
						   (unsigned long long) code,
						   pgrf_join_set_name(v->set))));
	}
	return match;
}

JoinVerifier *
pgrf_join_verify_begin(HashJoinState *join, Bitmapset *which, int number,
					   const JoinSet *set, const JoinCode *code)
{
	HashJoin   *plan = (HashJoin *) join->js.ps.plan;
	JoinColumn *columns = palloc0(list_length(plan->hashkeys) *
								  sizeof(JoinColumn));
	JoinVerifier *v = palloc(sizeof(*v));
	int			varno;

	for (int k = -1; (k = bms_next_member(which, k)) >= 0;)
		if (!pgrf_join_key_column((Expr *) list_nth(plan->hashkeys, k), &varno,
								  &columns[k]))
			elog(ERROR, "join key %d is not a column", k);
	v->match = join->hashclauses;
	v->number = number;
	v->set = set;
	v->code = code;
	v->keys = pgrf_join_key_make(plan, which, columns, true);
	v->nkeys = bms_num_members(which);
	v->dropped = joinverify_create(CurrentMemoryContext, 256, NULL);
	join->hashclauses = pgrf_wrap(v->match, verify_match, v);
	return v;
}

void
pgrf_join_verify_row(JoinVerifier *v, uint64 code, bool passes)
{
	bool		found;

	if (passes)
		(void) joinverify_delete(v->dropped, code);
	else
		(void) joinverify_insert(v->dropped, code, &found);
}

/* What only a defect leads to. */
void
pgrf_join_verify_page_failed(void)
{
	pgrf_join_totals_wrong();
	ereport(ERROR,
			(errcode(ERRCODE_INTERNAL_ERROR),
			 errmsg("join filters would have dropped a row of a page that they let pass by itself")));
}

void
pgrf_join_verify_forget(JoinVerifier *v)
{
	joinverify_reset(v->dropped);
}
