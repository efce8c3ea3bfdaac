/*-------------------------------------------------------------------------
 *
 * module.c
 *	  Loading the library: its magic block and its settings.
 *
 * IDENTIFICATION
 *	  src/pg/module.c
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "utils/guc.h"

#include "join_filter.h"
#include "pgrf.h"

#ifdef PG_MODULE_MAGIC_EXT		/* 18: shown by pg_get_loaded_modules() */
PG_MODULE_MAGIC_EXT(.name = "ribbonfilter",.version = PGRF_VERSION);
#else
PG_MODULE_MAGIC;
#endif

double		pgrf_default_selectivity = 0.1;
bool		pgrf_verify_filters = false;

void		_PG_init(void);

void
_PG_init(void)
{
	DefineCustomRealVariable("ribbonfilter.default_selectivity",
							 "Sets the selectivity assumed for filters that the planner does not know.",
							 "A filter is known if it is a constant or can be computed while planning; one that comes from a table or a subquery is not.",
							 &pgrf_default_selectivity, 0.1, 0.0, 1.0,
							 PGC_USERSET, GUC_EXPLAIN, NULL, NULL, NULL);
	DefineCustomBoolVariable("ribbonfilter.verify",
							 "Verifies all bytes of a filter before it is probed.",
							 "Stored filters are then fetched as a whole.",
							 &pgrf_verify_filters, false,
							 PGC_USERSET, 0, NULL, NULL, NULL);
	pgrf_join_filter_init();
	MarkGUCPrefixReserved("ribbonfilter");
}
