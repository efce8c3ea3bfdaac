/*-------------------------------------------------------------------------
 *
 * keyset_flat.h
 *	  Keysets under construction as SQL values.
 *
 * The flat value of a state is a keyset: its hashes in order, with an index
 * and a check.  There are two exceptions, which are for combine functions
 * alone:
 *
 * - A partial state will be combined with others, and all hashes be put in
 *	 order once.  So it hands them over as they are; a flag makes everybody
 *	 else refuse the value (RF_FLAG_UNORDERED).
 *
 * - A state that keeps repeats writes them, too.  Probed as a keyset that is
 *	 right, but not valid, and its SQL type is bytea.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_KEYSET_FLAT_H
#define PGRF_KEYSET_FLAT_H

#include "keyset_state.h"

/* The methods of keyset states. */
extern const ExpandedObjectMethods pgrf_keyset_methods;

/*
 * A new, empty state.  fpr is that of the filter to be made, 0 for none;
 * max_repeats is how many of one hash to keep.
 */
extern KeysetState *pgrf_keyset_new(FunctionCallInfo agg, double fpr,
									uint32 max_repeats);

/* One that begins as a copy of a flat value, which is ordered. */
extern KeysetState *pgrf_keyset_expand(FunctionCallInfo agg, Datum value,
									   uint32 max_repeats);

/* Opens a flat value, ordered or not. */
extern void pgrf_keyset_open_flat(rf_filter *view, const Filter *flat);

#endif							/* PGRF_KEYSET_FLAT_H */
