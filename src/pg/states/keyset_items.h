/*-------------------------------------------------------------------------
 *
 * keyset_items.h
 *	  Arrays of items of a keyset state: hashes, or pairs.
 *
 * Private to this folder.  An item has as many words as state->items says;
 * numbers are numbers of items.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_KEYSET_ITEMS_H
#define PGRF_KEYSET_ITEMS_H

#include "core/base/rf_pairs.h"
#include "keyset_state.h"

static inline Size
items_bytes(const KeysetState *state, uint64 n)
{
	return n * state->items.words * sizeof(uint64_t);
}

static inline uint64_t *
items_at(const KeysetState *state, uint64_t *items, uint64 i)
{
	return items + i * state->items.words;
}

static inline bool
items_less(const KeysetState *state, const uint64_t *a, const uint64_t *b)
{
	return a[0] != b[0] ? a[0] < b[0] : state->items.words > 1 && a[1] < b[1];
}

static inline void
items_sort(const KeysetState *state, uint64_t *items, uint64 n)
{
	if (state->items.words == 1)
		rf_hashes_sort(items, n, pgrf_tick);
	else
		rf_pairs_sort((rf_pair *) items, n, pgrf_tick);
}

/* Sorts, drops repeats beyond max_repeats, and returns how many are left. */
static inline uint64
items_compact(const KeysetState *state, uint64_t *items, uint64 n)
{
	items_sort(state, items, n);
	return state->items.words == 1 ?
		rf_hashes_at_most(items, n, state->items.max_repeats, pgrf_tick) :
		rf_pairs_unique((rf_pair *) items, n, pgrf_tick);
}

/* See rf_hashes_merge(). */
static inline uint64
items_merge(const KeysetState *state, uint64_t *items, uint64 na, uint64 nb,
			uint64_t *scratch)
{
	return state->items.words == 1 ?
		rf_hashes_merge(items, na, nb, state->items.max_repeats, scratch,
						pgrf_tick) :
		rf_pairs_merge((rf_pair *) items, na, nb, (rf_pair *) scratch,
					   pgrf_tick);
}

/* How many of n ascending items are <= the one at "bound"? */
static inline uint64
items_count_up_to(const KeysetState *state, const uint64_t *items, uint64 n,
				  const uint64_t *bound)
{
	return state->items.words == 1 ?
		rf_hashes_count_up_to(items, n, *bound) :
		rf_pairs_count_up_to((const rf_pair *) items, n,
							 (const rf_pair *) bound);
}

#endif							/* PGRF_KEYSET_ITEMS_H */
