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

/* How many of a hash a state keeps for this kind. */
static inline uint32
pgrf_repeats(rf_kind kind)
{
	const rf_kind_ops *ops = rf_kind_find(kind);

	return ops->count != NULL ? ops->count->max : 1;
}

/* A filter of no keys. */
extern Filter *pgrf_build_empty(rf_kind kind, double fpr);

/*
 * A state that begins as a copy of a flat value.  In a keyset, max_repeats is
 * how many of one hash to keep.
 */
static inline BuildState *
pgrf_state_expand(rf_kind kind, FunctionCallInfo agg, Datum value,
				  uint32 max_repeats)
{
	return kind == RF_KIND_KEYSET ?
		&pgrf_keyset_expand(agg, value, max_repeats)->base :
		&pgrf_filter_state_expand(kind, agg, value)->base;
}

#endif							/* PGRF_FILTER_BUILD_H */
