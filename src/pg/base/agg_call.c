/*-------------------------------------------------------------------------
 *
 * agg_call.c
 *	  Which aggregate calls one of our support functions.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "access/htup_details.h"
#include "catalog/pg_aggregate.h"
#include "utils/syscache.h"

#include "agg_call.h"

void
pgrf_not_in_aggregate(void)
{
	ereport(ERROR,
			(errcode(ERRCODE_OBJECT_NOT_IN_PREREQUISITE_STATE),
			 errmsg("aggregate function called in non-aggregate context")));
}

void
pgrf_check_in_window(FunctionCallInfo fcinfo)
{
	if (AggCheckCallContext(fcinfo, NULL) != AGG_CONTEXT_WINDOW)
		ereport(ERROR,
				(errcode(ERRCODE_OBJECT_NOT_IN_PREREQUISITE_STATE),
				 errmsg("inverse transition function called outside of a window")));
}

bool
pgrf_in_moving_window(FunctionCallInfo fcinfo)
{
	return IsA(fcinfo->context, WindowAggState) &&
		!(((WindowAggState *) fcinfo->context)->frameOptions &
		  FRAMEOPTION_START_UNBOUNDED_PRECEDING);
}

ExprContext *
pgrf_agg_group(FunctionCallInfo fcinfo)
{
	if (fcinfo == NULL ||
		AggCheckCallContext(fcinfo, NULL) != AGG_CONTEXT_AGGREGATE)
		return NULL;
	return ((AggState *) fcinfo->context)->curaggcontext;
}

bool
pgrf_called_by_agg(FunctionCallInfo fcinfo)
{
	AggStatePerTrans pertrans;

	if (!IsA(fcinfo->context, AggState))
		return false;
	pertrans = ((AggState *) fcinfo->context)->curpertrans;
	return pertrans != NULL && fcinfo->flinfo == &pertrans->transfn;
}

bool
pgrf_in_transition(FunctionCallInfo fcinfo)
{
	if (IsA(fcinfo->context, WindowAggState))
		return true;
	return pgrf_called_by_agg(fcinfo) &&
		!DO_AGGSPLIT_COMBINE(((AggState *) fcinfo->context)->aggsplit);
}

PGFunction
pgrf_agg_function(Oid aggfnoid, AttrNumber which)
{
	HeapTuple	tuple = SearchSysCache1(AGGFNOID, ObjectIdGetDatum(aggfnoid));
	Oid			function;
	bool		isnull;
	FmgrInfo	flinfo;

	if (!HeapTupleIsValid(tuple))
		elog(ERROR, "cache lookup failed for aggregate %u", aggfnoid);
	function = DatumGetObjectId(SysCacheGetAttr(AGGFNOID, tuple, which, &isnull));
	ReleaseSysCache(tuple);
	if (!OidIsValid(function))
		return NULL;
	fmgr_info(function, &flinfo);
	return flinfo.fn_addr;
}

PGFunction
pgrf_partial_combine(FunctionCallInfo fcinfo)
{
	if (!pgrf_called_by_agg(fcinfo) ||
		!DO_AGGSPLIT_SKIPFINAL(((AggState *) fcinfo->context)->aggsplit))
		return NULL;
	return pgrf_agg_function(AggGetAggref(fcinfo)->aggfnoid,
							 Anum_pg_aggregate_aggcombinefn);
}
