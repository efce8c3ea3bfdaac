/*-------------------------------------------------------------------------
 *
 * functions.c
 *	  What SQL cannot do, for 012_calls.pl and 031_kept.pl, which compile it.
 *
 * call_bare(how, function, arguments) calls any function as other C code may:
 * with a fresh FmgrInfo for each call, without the expression that would tell
 * the types of arguments, with a context that means nothing.  The transition
 * function call_in_aggregate() passes its own context on, as extensions do
 * that run aggregates in two steps.  The others bring about what comes to
 * stored values in years, or by broken disks: the counter of OIDs comes
 * around, a byte of a TOAST row changes in its place.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "access/genam.h"
#include "access/htup_details.h"
#include "access/relscan.h"
#include "access/table.h"
#include "access/transam.h"
#include "catalog/pg_collation.h"
#include "catalog/pg_type.h"
#include "executor/tuptable.h"
#include "fmgr.h"
#include "nodes/makefuncs.h"
#include "nodes/value.h"
#include "storage/bufmgr.h"
#include "storage/lwlock.h"
#include "utils/builtins.h"
#include "utils/lsyscache.h"
#include "utils/rel.h"
#include "utils/snapmgr.h"
#if PG_VERSION_NUM >= 160000
#include "varatt.h"
#endif
#if PG_VERSION_NUM < 170000
#define TransamVariables ShmemVariableCache
#endif

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

/* The next OID of the cluster is this one, if it is free where it is to be. */
PG_FUNCTION_INFO_V1(set_next_oid);
Datum
set_next_oid(PG_FUNCTION_ARGS)
{
	LWLockAcquire(OidGenLock, LW_EXCLUSIVE);
	TransamVariables->nextOid = PG_GETARG_OID(0);
	TransamVariables->oidCount = 0;
	LWLockRelease(OidGenLock);
	PG_RETURN_VOID();
}

/* Inverts a byte of a TOAST row: of table, chunk_id, chunk_seq; its number. */
PG_FUNCTION_INFO_V1(invert_byte);
Datum
invert_byte(PG_FUNCTION_ARGS)
{
	Relation	toast = table_open(PG_GETARG_OID(0), AccessShareLock);
	SysScanDesc scan = systable_beginscan(toast, InvalidOid, false,
										  SnapshotAny, 0, NULL);
	HeapTuple	row;
	int			n = 0;

	while (HeapTupleIsValid(row = systable_getnext(scan)))
	{
		Buffer		page = ((BufferHeapTupleTableSlot *) scan->slot)->buffer;
		Datum		columns[3];
		bool		nulls[3];

		heap_deform_tuple(row, RelationGetDescr(toast), columns, nulls);
		if (DatumGetObjectId(columns[0]) != PG_GETARG_OID(1) ||
			DatumGetInt32(columns[1]) != PG_GETARG_INT32(2))
			continue;
		LockBuffer(page, BUFFER_LOCK_EXCLUSIVE);
		VARDATA_ANY(DatumGetPointer(columns[2]))[PG_GETARG_INT32(3)] ^= 0xFF;
		MarkBufferDirty(page);
		LockBuffer(page, BUFFER_LOCK_UNLOCK);
		n++;
	}
	systable_endscan(scan);
	table_close(toast, AccessShareLock);
	PG_RETURN_INT32(n);
}
