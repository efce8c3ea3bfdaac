/*-------------------------------------------------------------------------
 *
 * filter_probe.h
 *	  The functions that probe filters.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_FILTER_PROBE_H
#define PGRF_FILTER_PROBE_H

#include "fmgr.h"

/* Functions that probe filters, by which selfuncs.c knows them. */
extern Datum pgrf_contains(PG_FUNCTION_ARGS);
extern Datum pgrf_contained(PG_FUNCTION_ARGS);
extern Datum pgrf_contains_literal(PG_FUNCTION_ARGS);
extern Datum pgrf_contained_literal(PG_FUNCTION_ARGS);
extern Datum pgrf_overlaps(PG_FUNCTION_ARGS);

#endif							/* PGRF_FILTER_PROBE_H */
