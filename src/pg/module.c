/*-------------------------------------------------------------------------
 *
 * module.c
 *	  Loading the library.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "pg/base/base.h"
#include "pg/filters/filters.h"
#include "pg/join/join.h"
#include "pg/plan/plan.h"

#ifdef PG_MODULE_MAGIC_EXT		/* 18: shown by pg_get_loaded_modules() */
PG_MODULE_MAGIC_EXT(.name = "ribbonfilter",.version = PGRF_VERSION);
#else
PG_MODULE_MAGIC;
#endif

void		_PG_init(void);

void
_PG_init(void)
{
	pgrf_define_settings();
	pgrf_join_size_init();
	if (PGRF_KNOWN_PLANS)
	{
		/* page probes look at conditions before join filters wrap them */
		pgrf_page_probe_init();
		pgrf_join_init();
		pgrf_page_cost_init();
		pgrf_plan_init();
	}
}
