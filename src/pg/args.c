/*-------------------------------------------------------------------------
 *
 * args.c
 *	  Arguments that many functions have: rates, numbers of keys, keys.
 *
 * IDENTIFICATION
 *	  src/pg/args.c
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "catalog/pg_type.h"
#include "utils/lsyscache.h"

#include "pgrf.h"

double
pgrf_fpr_argument(FunctionCallInfo fcinfo, int n, rf_kind kind)
{
	double		fpr;

	if (PG_ARGISNULL(n))
		ereport(ERROR,
				(errcode(ERRCODE_NULL_VALUE_NOT_ALLOWED),
				 errmsg("false positive rate must not be null")));
	fpr = PG_GETARG_FLOAT8(n);
	pgrf_check_fpr(kind, fpr);
	return fpr;
}

int64
pgrf_expected_argument(FunctionCallInfo fcinfo, int n)
{
	if (PG_ARGISNULL(n))
		ereport(ERROR,
				(errcode(ERRCODE_NULL_VALUE_NOT_ALLOWED),
				 errmsg("expected number of keys must not be null")));
	return PG_GETARG_INT64(n);
}

PgrfKeyType *
pgrf_arg_key_type(FunctionCallInfo fcinfo, int argno, MemoryContext cxt)
{
	return pgrf_key_type(get_fn_expr_argtype(fcinfo->flinfo, argno),
						 PG_GET_COLLATION(), cxt);
}

Oid
pgrf_element_collation(FunctionCallInfo fcinfo, int argno, Oid element)
{
	Oid			collation = PG_GET_COLLATION();

	if (!OidIsValid(collation) &&
		get_fn_expr_argtype(fcinfo->flinfo, argno) == ANYARRAYOID)
		collation = get_typcollation(element);
	return collation;
}
