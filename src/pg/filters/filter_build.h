/*-------------------------------------------------------------------------
 *
 * filter_build.h
 *	  From key hashes to filters.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_FILTER_BUILD_H
#define PGRF_FILTER_BUILD_H

#include "pg/states/states.h"

/*
 * Makes a filter of the hashes of a state; fpr is ignored for keysets.  A kind
 * that counts uses the repeats that the state has kept.
 */
extern Filter *pgrf_build(rf_kind kind, KeysetState *state, double fpr);

/* Makes a filter without keys. */
extern Filter *pgrf_build_empty(rf_kind kind, double fpr);

/* A value as maps store it; raises an error if it is out of range. */
extern uint64 pgrf_map_value(int64 value);

#endif							/* PGRF_FILTER_BUILD_H */
