/*-------------------------------------------------------------------------
 *
 * module.c
 *	  The module's magic block.
 *
 * IDENTIFICATION
 *	  src/pg/module.c
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "fmgr.h"

#ifdef PG_MODULE_MAGIC_EXT		/* 18: shown by pg_get_loaded_modules() */
PG_MODULE_MAGIC_EXT(.name = "ribbonfilter",.version = PGRF_VERSION);
#else
PG_MODULE_MAGIC;
#endif
