/*-------------------------------------------------------------------------
 *
 * settings.c
 *	  The settings ribbonfilter.*
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include <limits.h>

#include "access/parallel.h"
#include "tcop/tcopprot.h"
#include "utils/guc.h"

#include "compat.h"
#include "settings.h"

/*
 * In kB: as much as four hash tables of work_mem * hash_mem_multiplier by the
 * server's defaults.  Ten million keys at 1 % take 8.4 MB as a ribbon, 10.7 as
 * a fuse and 12.4 as a Bloom filter.
 */
#define CACHE_SIZE	(32 * 1024)

double		pgrf_default_selectivity = 0.1;
bool		pgrf_verify_filters = false;
int			pgrf_cache_size = CACHE_SIZE;
bool		pgrf_page_probe = true;

int			pgrf_join_filter = JOIN_FILTER_OFF;
int			pgrf_join_filter_min_rows = 100000;
int			pgrf_join_filter_debug = JOIN_FILTER_DEBUG_OFF;
bool		pgrf_join_filter_explain = true;

static const struct config_enum_entry join_filter_options[] = {
	{"off", JOIN_FILTER_OFF, false},
	{"on", JOIN_FILTER_ON, false},
	{"plan", JOIN_FILTER_PLAN, false},
	{"false", JOIN_FILTER_OFF, true},
	{"no", JOIN_FILTER_OFF, true},
	{"0", JOIN_FILTER_OFF, true},
	{"true", JOIN_FILTER_ON, true},
	{"yes", JOIN_FILTER_ON, true},
	{"1", JOIN_FILTER_ON, true},
	{NULL, 0, false}
};

static const struct config_enum_entry debug_options[] = {
	{"off", JOIN_FILTER_DEBUG_OFF, false},
	{"force", JOIN_FILTER_DEBUG_FORCE, false},
	{"verify", JOIN_FILTER_DEBUG_VERIFY, false},
	{NULL, 0, false}
};

/*
 * A setting made by ALTER ROLE or ALTER DATABASE has no effect before the
 * library is loaded: without session_preload_libraries, by the first call of
 * one of its functions.  The user is told then.
 */
static void
warn_if_loaded_late(bool was_set)
{
	bool		loaded_late = debug_query_string != NULL && !IsParallelWorker();

	if (was_set && pgrf_join_filter && loaded_late)
		ereport(NOTICE,
				(errmsg("\"%s\" had no effect in this session so far",
						"ribbonfilter.join_filter"),
				 errdetail("The library \"%s\" was not loaded when the session began.",
						   "ribbonfilter"),
				 errhint("Set session_preload_libraries to '%s' by ALTER DATABASE or ALTER ROLE.",
						 "ribbonfilter")));
}

void
pgrf_define_settings(void)
{
	bool		was_set = GetConfigOption("ribbonfilter.join_filter", true,
										  false) != NULL;

	DefineCustomRealVariable("ribbonfilter.default_selectivity",
							 "Sets the selectivity assumed for filters of which the planner knows nothing.",
							 "It knows constants, what it expects of subqueries that aggregate keys, and the average size of stored filters.",
							 &pgrf_default_selectivity, 0.1, 0.0, 1.0,
							 PGC_USERSET, GUC_EXPLAIN, NULL, NULL, NULL);
	DefineCustomBoolVariable("ribbonfilter.verify",
							 "Verifies all bytes of a filter before it is probed.",
							 "Stored filters are then fetched as a whole.",
							 &pgrf_verify_filters, false,
							 PGC_USERSET, 0, NULL, NULL, NULL);
	DefineCustomIntVariable("ribbonfilter.cache_size",
							"Sets how much memory a session may take to keep stored filters that were probed.",
							"Those that a query is probing do not count. A lower value takes effect when the next one is probed.",
							&pgrf_cache_size, CACHE_SIZE, 0, MAX_KILOBYTES,
							PGC_USERSET, GUC_UNIT_KB, NULL, NULL, NULL);
	DefineCustomBoolVariable("ribbonfilter.page_probe",
							 "Lets scans drop rows that a filter refuses a page at a time.",
							 "They are dropped before other conditions of the scan are evaluated.",
							 &pgrf_page_probe, true,
							 PGC_USERSET, GUC_EXPLAIN, NULL, NULL, NULL);
	DefineCustomEnumVariable("ribbonfilter.join_filter",
							 "Lets scans drop rows that a join above them will find no match for.",
							 "With \"on\", hash joins hand down what they know. With \"plan\", the planner also adds conditions that probe filters where hash joins do not reach.",
							 &pgrf_join_filter, JOIN_FILTER_OFF,
							 join_filter_options,
							 PGC_USERSET, GUC_EXPLAIN, NULL, NULL, NULL);
	DefineCustomIntVariable("ribbonfilter.join_filter_min_rows",
							"Sets the estimated number of rows below which a scan gets no join filter.",
							NULL,
							&pgrf_join_filter_min_rows, 100000, 0, INT_MAX,
							PGC_USERSET, GUC_EXPLAIN, NULL, NULL, NULL);
	DefineCustomEnumVariable("ribbonfilter.join_filter_debug",
							 "Makes join filters act always, or check themselves.",
							 "With \"force\", each join that can have a filter has it, from the first row on. With \"verify\" it drops nothing, and a row that it would have dropped and that has a match is an error.",
							 &pgrf_join_filter_debug, JOIN_FILTER_DEBUG_OFF,
							 debug_options,
							 PGC_SUSET, GUC_NOT_IN_SAMPLE, NULL, NULL, NULL);
	DefineCustomBoolVariable("ribbonfilter.join_filter_explain",
							 "Shows join filters in EXPLAIN.",
							 NULL,
							 &pgrf_join_filter_explain, true,
							 PGC_USERSET, 0, NULL, NULL, NULL);
	MarkGUCPrefixReserved("ribbonfilter");
	warn_if_loaded_late(was_set);
}
