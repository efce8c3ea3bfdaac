/*-------------------------------------------------------------------------
 *
 * join_totals.c
 *	  Join filters: what those of a session did, all together.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "access/htup_details.h"
#include "funcapi.h"
#include "miscadmin.h"
#include "storage/ipc.h"

#include "join_totals.h"
#include "pg/base/base.h"

JoinTotals	pgrf_join_totals;

static void
log_totals(int code, Datum arg)
{
	elog(DEBUG1, "join filters: " UINT64_FORMAT " placed, " UINT64_FORMAT " built, "
		 UINT64_FORMAT " abandoned, " UINT64_FORMAT " rows checked, "
		 UINT64_FORMAT " rows dropped, " UINT64_FORMAT " wrong",
		 pgrf_join_totals.placed, pgrf_join_totals.built,
		 pgrf_join_totals.abandoned, pgrf_join_totals.checked,
		 pgrf_join_totals.dropped, pgrf_join_totals.wrong);
}

void
pgrf_join_totals_log(void)
{
	static bool logs_totals = false;

	if (!logs_totals)
		on_proc_exit(log_totals, 0);
	logs_totals = true;
}

bool
pgrf_join_totals_hidden(void)
{
	return InLocalUserIdChange() || InSecurityRestrictedOperation();
}

PG_FUNCTION_INFO_V1(pgrf_join_stats);

Datum
pgrf_join_stats(PG_FUNCTION_ARGS)
{
	TupleDesc	desc;
	Datum		values[5];
	bool		nulls[5];

	if (get_call_result_type(fcinfo, NULL, &desc) != TYPEFUNC_COMPOSITE)
		elog(ERROR, "return type must be a row type");
	memset(nulls, pgrf_join_totals_hidden(), sizeof(nulls));
	values[0] = Int64GetDatum((int64) pgrf_join_totals.placed);
	values[1] = Int64GetDatum((int64) pgrf_join_totals.built);
	values[2] = Int64GetDatum((int64) pgrf_join_totals.abandoned);
	values[3] = Int64GetDatum((int64) pgrf_join_totals.checked);
	values[4] = Int64GetDatum((int64) pgrf_join_totals.dropped);
	PG_RETURN_DATUM(HeapTupleGetDatum(heap_form_tuple(BlessTupleDesc(desc),
													  values, nulls)));
}
