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

PG_MODULE_MAGIC;
