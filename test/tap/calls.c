/*-------------------------------------------------------------------------
 *
 * calls.c
 *	  Calls functions as SQL never does, but as other C code may: with a fresh
 *	  FmgrInfo for each call, without the expression that would tell the types
 *	  of arguments, with a context that means nothing.
 *
 * call_bare(how, function, arguments) calls any function; call_in_aggregate()
 * is a transition function that passes its own context on, as extensions do
 * that run aggregates in two steps.  Compiled by 012_calls.pl.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "catalog/pg_collation.h"
#include "catalog/pg_type.h"
#include "fmgr.h"
#include "nodes/makefuncs.h"
#include "nodes/value.h"
#include "utils/builtins.h"
#include "utils/lsyscache.h"

PG_MODULE_MAGIC;

/* What call_bare() leaves out or puts in, bits of "how". */
#define BARE_TYPES		1		/* an expression tells the types of arguments */
#define BARE_NO_TYPES	2		/* there is one, but without arguments */
#define BARE_CONTEXT	4		/* the context is some other node */

/* The call of a function with arguments of these types. */
static Node *
call_expression(Oid function, int nargs, const Oid *types)
{
	List	   *args = NIL;
	int			i;

	for (i = 0; i < nargs; i++)
		args = lappend(args, makeNullConst(types[i], -1, get_typcollation(types[i])));
	return (Node *) makeFuncExpr(function, get_func_rettype(function), args,
								 InvalidOid, DEFAULT_COLLATION_OID,
								 COERCE_EXPLICIT_CALL);
}

PG_FUNCTION_INFO_V1(call_bare);
Datum
call_bare(PG_FUNCTION_ARGS)
{
	int			how = PG_GETARG_INT32(0);
	Oid			function = PG_GETARG_OID(1);
	int			nargs = PG_NARGS() - 2;

	LOCAL_FCINFO(call, FUNC_MAX_ARGS);
	FmgrInfo	flinfo;
	Oid			types[FUNC_MAX_ARGS];
	Datum		result;
	Oid			rettype = get_func_rettype(function);
	int			i;

	fmgr_info(function, &flinfo);
	if (flinfo.fn_nargs != nargs)
		elog(ERROR, "wrong number of arguments");
	for (i = 0; i < nargs; i++)
		types[i] = get_fn_expr_argtype(fcinfo->flinfo, i + 2);
	if (how & BARE_TYPES)
		fmgr_info_set_expr(call_expression(function, nargs, types), &flinfo);
	else if (how & BARE_NO_TYPES)
		fmgr_info_set_expr(call_expression(function, 0, types), &flinfo);
	InitFunctionCallInfoData(*call, &flinfo, nargs, DEFAULT_COLLATION_OID,
							 how & BARE_CONTEXT ? (Node *) makeString("context") : NULL,
							 NULL);
	for (i = 0; i < nargs; i++)
	{
		call->args[i].value = PG_GETARG_DATUM(i + 2);
		call->args[i].isnull = PG_ARGISNULL(i + 2);
		if (call->args[i].isnull && flinfo.fn_strict)
			PG_RETURN_NULL();
	}
	result = FunctionCallInvoke(call);
	if (call->isnull)
		PG_RETURN_NULL();

	/* Look at all of it. */
	if (get_typlen(rettype) == -1)
		PG_RETURN_INT64(VARSIZE_ANY_EXHDR(PG_DETOAST_DATUM_COPY(result)));
	if (get_typlen(rettype) == -2)
		PG_RETURN_INT64(strlen(DatumGetCString(result)));
	PG_RETURN_INT64(0);
}

/*
 * state, function, which, key...: calls a transition function of two arguments
 * with a state and the key which + 1.  Only if it takes keys of any type, an
 * expression tells that of this one, and there is a collation.
 */
PG_FUNCTION_INFO_V1(call_in_aggregate);
Datum
call_in_aggregate(PG_FUNCTION_ARGS)
{
	Oid			function = PG_GETARG_OID(1);
	int			key = 3 + PG_GETARG_INT32(2);

	LOCAL_FCINFO(call, 2);
	FmgrInfo	flinfo;
	Oid			types[2];
	Oid		   *declared;
	int			nargs;
	Datum		result;

	if (key >= PG_NARGS())
		elog(ERROR, "no such key");
	types[0] = get_fn_expr_argtype(fcinfo->flinfo, 0);
	types[1] = get_fn_expr_argtype(fcinfo->flinfo, key);
	fmgr_info(function, &flinfo);
	(void) get_func_signature(function, &declared, &nargs);
	if (declared[1] == ANYELEMENTOID)
		fmgr_info_set_expr(call_expression(function, 2, types), &flinfo);
	InitFunctionCallInfoData(*call, &flinfo, 2,
							 flinfo.fn_expr != NULL ? DEFAULT_COLLATION_OID : InvalidOid,
							 fcinfo->context, NULL);
	call->args[0] = fcinfo->args[0];
	call->args[1] = fcinfo->args[key];
	result = FunctionCallInvoke(call);
	if (call->isnull)
		PG_RETURN_NULL();
	PG_RETURN_DATUM(result);
}
