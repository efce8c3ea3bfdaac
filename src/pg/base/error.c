/*-------------------------------------------------------------------------
 *
 * error.c
 *	  SQL errors for statuses of the core.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "core/rf_reason.h"
#include "error.h"
#include "filter.h"

const char *
pgrf_type_name(rf_kind kind)
{
	const rf_kind_ops *ops = rf_kind_find(kind);

	return ops != NULL ? ops->type_name : "filter";
}

char *
pgrf_reason_text(const rf_reason *why)
{
	char	   *text = palloc(RF_REASON_CHARS);

	rf_reason_text(why, text);
	return text;
}

void
pgrf_refuse(int sqlerrcode, rf_kind kind, const rf_reason *why)
{
	bool		stored = sqlerrcode == ERRCODE_DATA_CORRUPTED;
	bool		newer = stored && why->status == RF_ERR_VERSION;

	ereport(ERROR,
			(errcode(sqlerrcode),
			 newer ? errmsg("stored %s cannot be read by this release",
							pgrf_type_name(kind)) :
			 stored ? errmsg("stored %s is damaged", pgrf_type_name(kind)) :
			 errmsg("invalid %s value", pgrf_type_name(kind)),
			 errdetail_internal("%s", pgrf_reason_text(why)),
			 newer ? errhint("Update the extension, or build the filter again.") :
			 stored ? errhint("Build the filter again.") : 0));
}

void
pgrf_too_large(rf_kind kind, uint64 nkeys, double fpr, uint64 nbytes)
{
	ereport(ERROR,
			(errcode(ERRCODE_PROGRAM_LIMIT_EXCEEDED),
			 nbytes == PG_UINT64_MAX ?
			 errmsg("%s of " UINT64_FORMAT " keys requires more than " UINT64_FORMAT " bytes, maximum size is " UINT64_FORMAT,
					pgrf_type_name(kind), nkeys, nbytes, FILTER_MAX_LEN) :
			 errmsg("%s of " UINT64_FORMAT " keys requires " UINT64_FORMAT " bytes, maximum size is " UINT64_FORMAT,
					pgrf_type_name(kind), nkeys, nbytes, FILTER_MAX_LEN),
			 fpr >= RF_FPR_MAX ?
			 errhint("Spread the keys over several filters.") :
			 fpr > 0 ?
			 errhint("Use a false positive rate above %g, or spread the keys over several filters.",
					 fpr) :
			 errhint("Spread the keys over several keysets.  If parallel workers collect keys for a filter, set max_parallel_workers_per_gather to 0; if shards of a Citus table do, make more of them; or use bloom_agg with a number of keys.")));
}

void
pgrf_check_fpr(rf_kind kind, double fpr)
{
	const rf_kind_ops *lowest = NULL;
	double		least = kind == RF_KIND_ANY ? RF_FPR_MIN :
	rf_kind_find(kind)->fpr_min;

	/* Written so that NaN does not pass. */
	if (fpr >= least && fpr <= RF_FPR_MAX)
		return;
	for (uint32 code = 0; code < RF_KIND_END; code++)
	{
		const rf_kind_ops *ops = rf_kind_find(code);

		if (ops != NULL && ops->fpr_min > 0 &&
			(lowest == NULL || ops->fpr_min < lowest->fpr_min))
			lowest = ops;
	}
	ereport(ERROR,
			(errcode(ERRCODE_NUMERIC_VALUE_OUT_OF_RANGE),
			 errmsg("false positive rate %g is out of range", fpr),
			 errdetail("A %s can have a rate from %g to %g.",
					   pgrf_type_name(kind), least, RF_FPR_MAX),
			 fpr >= lowest->fpr_min && fpr <= RF_FPR_MAX ?
			 errhint("A %s can have a rate down to %g.",
					 lowest->type_name, lowest->fpr_min) : 0));
}

void
pgrf_check_same_fpr(double before, double now)
{
	if (before != now)
		ereport(ERROR,
				(errcode(ERRCODE_INVALID_PARAMETER_VALUE),
				 errmsg("false positive rate must be the same for all rows"),
				 errdetail("It was %g for some and is %g for others.",
						   before, now)));
}
