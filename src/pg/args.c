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

/* The kind that has the lowest rates. */
static const rf_kind_ops *
lowest_kind(void)
{
	const rf_kind_ops *lowest = NULL;

	for (uint32 code = 0; code < RF_KIND_END; code++)
	{
		const rf_kind_ops *ops = rf_kind_find(code);

		if (ops != NULL && ops->fpr_min > 0 &&
			(lowest == NULL || ops->fpr_min <= lowest->fpr_min))
			lowest = ops;
	}
	return lowest;
}

void
pgrf_check_fpr(rf_kind kind, double fpr)
{
	const rf_kind_ops *lowest;
	double		least = kind == RF_KIND_ANY ? RF_FPR_MIN :
	rf_kind_find(kind)->fpr_min;

	/* Written so that NaN does not pass. */
	if (fpr >= least && fpr <= RF_FPR_MAX)
		return;
	lowest = lowest_kind();
	ereport(ERROR,
			(errcode(ERRCODE_NUMERIC_VALUE_OUT_OF_RANGE),
			 errmsg("false positive rate %g is out of range", fpr),
			 errdetail("A %s can have a rate from %g to %g.",
					   pgrf_type_name(kind), least, RF_FPR_MAX),
			 fpr >= lowest->fpr_min && fpr <= RF_FPR_MAX ?
			 errhint("A %s can have a rate down to %g.",
					 lowest->type_name, lowest->fpr_min) : 0));
}

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
