/*-------------------------------------------------------------------------
 *
 * filter_probe.h
 *	  Functions that probe filters, and a way around them.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_FILTER_PROBE_H
#define PGRF_FILTER_PROBE_H

#include "access/htup_details.h"
#include "fmgr.h"

extern Datum pgrf_contains(PG_FUNCTION_ARGS);
extern Datum pgrf_contained(PG_FUNCTION_ARGS);
extern Datum pgrf_contains_literal(PG_FUNCTION_ARGS);
extern Datum pgrf_contained_literal(PG_FUNCTION_ARGS);
extern Datum pgrf_overlaps(PG_FUNCTION_ARGS);
extern Datum pgrf_value(PG_FUNCTION_ARGS);
extern Datum pgrf_value_literal(PG_FUNCTION_ARGS);
extern Datum pgrf_values(PG_FUNCTION_ARGS);
extern Datum pgrf_values_literal(PG_FUNCTION_ARGS);

/* Keys that are probed for together at most. */
#define PROBE_MANY	MaxHeapTuplesPerPage

/*
 * Could calls of pgrf_contains() or pgrf_contained() by flinfo neither raise
 * an error nor have to fetch anything?  So it is if the call before was for
 * this very filter, it is in memory as a whole and was found to hold keys of
 * this type, and nobody else's function is needed to hash one.
 */
extern bool pgrf_probe_is_safe(const FmgrInfo *flinfo, Datum filter);

/* How many such calls were there, of filters that are not empty? */
extern uint64 pgrf_probe_count(const FmgrInfo *flinfo);

/*
 * If so, does what these calls would do for n keys: writes the numbers of
 * those that the filter may hold, ascending, to found, and returns how many
 * there are.  Where invalid[] is not 0, the key may be anything, and so is
 * what is found of it.
 */
extern uint32 pgrf_probe_many(const FmgrInfo *flinfo, const Datum *keys,
							  const uint8 *invalid, uint32 n, uint32 *found);

#endif							/* PGRF_FILTER_PROBE_H */
