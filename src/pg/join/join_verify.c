/*-------------------------------------------------------------------------
 *
 * join_verify.c
 *	  Join filters: a setting for tests that makes a wrong filter an error.
 *
 * With ribbonfilter.join_filter_debug = verify, filters are probed, but drop
 * nothing.  Codes of rows that would have been dropped are noted, and the
 * join's comparison of keys is wrapped: a match of a row with such a code is
 * an error.
 *
 * This finds a set that lacks a key.  It cannot find a probe row with a wrong
 * code, which matches nothing: "force" loses such rows, and test/crosscheck
 * compares results with and without filters.
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
	ExprState  *match;			/* the join's own comparison of keys */
	int			number;			/* of the source, for messages */
	const JoinSet *set;
	const JoinCode *code;		/* may change */
	JoinKey    *keys;			/* in the probe side's rows */
	int			nkeys;
	joinverify_hash *dropped;	/* codes that the set does not have */
};

/* Wraps a join's comparison of keys, once for each source. */
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
		/* counted even if the error is caught */
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
