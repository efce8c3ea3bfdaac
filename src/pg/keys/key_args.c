/*-------------------------------------------------------------------------
 *
 * key_args.c
 *	  Arguments that many functions share: rates, numbers of keys, key types.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "access/transam.h"
#include "catalog/pg_type.h"
#include "nodes/nodeFuncs.h"
#include "parser/parsetree.h"
#include "utils/lsyscache.h"

#include "key_args.h"
#include "pg/base/base.h"

static void
check_not_null(FunctionCallInfo fcinfo, int n, const char *what)
{
	if (PG_ARGISNULL(n))
		ereport(ERROR,
				(errcode(ERRCODE_NULL_VALUE_NOT_ALLOWED),
				 errmsg("%s must not be null", what)));
}

double
pgrf_fpr_argument(FunctionCallInfo fcinfo, int n, rf_kind kind)
{
	if (PG_NARGS() <= n)
		return 0;
	check_not_null(fcinfo, n, "false positive rate");
	pgrf_check_fpr(kind, PG_GETARG_FLOAT8(n));
	return PG_GETARG_FLOAT8(n);
}

int64
pgrf_expected_argument(FunctionCallInfo fcinfo, int n)
{
	check_not_null(fcinfo, n, "expected number of keys");
	return PG_GETARG_INT64(n);
}

Oid
pgrf_arg_type(FmgrInfo *flinfo, int argno)
{
	Oid			typid = get_fn_expr_argtype(flinfo, argno);
	Oid		   *declared;
	int			nargs;

	if (OidIsValid(typid))
		return typid;
	(void) get_func_signature(flinfo->fn_oid, &declared, &nargs);
	return argno < nargs && get_typtype(declared[argno]) != TYPTYPE_PSEUDO ?
		declared[argno] : InvalidOid;
}

/*
 * Finds a nondeterministic collation among an aggregate's arguments.  Does not
 * look inside an expression that has a collation itself.
 */
static bool
find_nondeterministic(Node *node, void *collation)
{
	Oid			found;

	if (node == NULL)
		return false;
	if (!IsA(node, TargetEntry) && !IsA(node, List))
	{
		found = exprCollation(node);
		if (OidIsValid(found))
		{
			*(Oid *) collation = found;
			return !get_collation_isdeterministic(found);
		}
	}
	return expression_tree_walker(node, find_nondeterministic, collation);
}

Oid
pgrf_arg_collation(FunctionCallInfo fcinfo, int argno)
{
	Oid			collation = PG_GET_COLLATION();
	Aggref	   *aggref;

	if (OidIsValid(collation) || fcinfo->flinfo->fn_expr != NULL)
		return collation;
	aggref = AggGetAggref(fcinfo);
	if (aggref == NULL ||
		!find_nondeterministic((Node *) aggref->args, &collation))
		collation = get_typcollation(pgrf_arg_type(fcinfo->flinfo, argno));
	return collation;
}

/*
 * If a plan's expression is an implicit cast of a domain, maybe in a node
 * below, raises an error unless the domain can be a key type.  May count
 * explicit casts, too, since the planner merges two casts in a row.
 */
static void
check_domain(FunctionCallInfo fcinfo, int argno, Plan *plan, Node *expr)
{
	Oid			typid;

	for (;;)
	{
		if (IsA(expr, RelabelType) &&
			((RelabelType *) expr)->relabelformat == COERCE_IMPLICIT_CAST)
			expr = (Node *) ((RelabelType *) expr)->arg;
		else if (IsA(expr, Var) && ((Var *) expr)->varno == OUTER_VAR &&
				 outerPlan(plan) != NULL)
		{
			TargetEntry *below = get_tle_by_resno(outerPlan(plan)->targetlist,
												  ((Var *) expr)->varattno);

			if (below == NULL)
				return;
			plan = outerPlan(plan);
			expr = (Node *) below->expr;
		}
		else
			break;
	}
	typid = exprType(expr);
	if (typid >= FirstNormalObjectId && get_typtype(typid) == TYPTYPE_DOMAIN)
		(void) pgrf_key_type(typid, pgrf_arg_collation(fcinfo, argno),
							 CurrentMemoryContext);
}

/*
 * In a window, it is not known which call this is.  So all calls with a key of
 * this type are checked, and one that is refused fails the query.
 */
void
pgrf_check_arg_type(FunctionCallInfo fcinfo, int argno)
{
	Aggref	   *aggref;
	ListCell   *lc;

	if (fcinfo->context == NULL)
		return;
	if (IsA(fcinfo->context, WindowAggState))
	{
		WindowAggState *window = (WindowAggState *) fcinfo->context;
		Oid			typid = pgrf_arg_type(fcinfo->flinfo, argno);

		foreach(lc, window->funcs)
		{
			List	   *args = ((WindowFuncExprState *) lfirst(lc))->wfunc->args;

			if (list_length(args) >= argno &&
				exprType(list_nth(args, argno - 1)) == typid)
				check_domain(fcinfo, argno, window->ss.ps.plan,
							 list_nth(args, argno - 1));
		}
		return;
	}
	aggref = pgrf_called_by_agg(fcinfo) ? AggGetAggref(fcinfo) : NULL;
	if (aggref != NULL && list_length(aggref->args) >= argno)
		check_domain(fcinfo, argno, ((AggState *) fcinfo->context)->ss.ps.plan,
					 (Node *) list_nth_node(TargetEntry, aggref->args,
											argno - 1)->expr);
}

PgrfKeyType *
pgrf_arg_key_type(FunctionCallInfo fcinfo, int argno, MemoryContext cxt)
{
	pgrf_check_arg_type(fcinfo, argno);
	return pgrf_key_type(pgrf_arg_type(fcinfo->flinfo, argno),
						 pgrf_arg_collation(fcinfo, argno), cxt);
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
