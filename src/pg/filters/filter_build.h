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
 * Makes a filter from the hashes of a state; a keyset has no rate.  A kind
 * that counts its keys counts the repeats that the state has kept.
 */
extern Filter *pgrf_build(rf_kind kind, KeysetState *state, double fpr);

/* A filter of no keys. */
extern Filter *pgrf_build_empty(rf_kind kind, double fpr);

/* A value as maps have them; raises an error if it is out of range. */
extern uint64 pgrf_map_value(int64 value);

#endif							/* PGRF_FILTER_BUILD_H */
