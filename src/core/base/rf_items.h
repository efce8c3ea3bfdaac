/*-------------------------------------------------------------------------
 *
 * rf_items.h
 *	  Arrays of hashes or of pairs, for callers that have both.
 *
 * An array is of words, form->words for each item; numbers are of items.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_ITEMS_H
#define RF_ITEMS_H

#include "rf_pairs.h"

RF_EXTERN_C_BEGIN

typedef struct rf_items
{
	uint32_t	words;			/* 1: hashes; 2: pairs */
	uint32_t	max_repeats;	/* of an item that are kept; 1 for pairs */
} rf_items;

/* Bytes of n items. */
static inline uint64_t
rf_items_bytes(const rf_items *form, uint64_t n)
{
	return n * form->words * sizeof(uint64_t);
}

static inline uint64_t *
rf_items_at(const rf_items *form, uint64_t *items, uint64_t i)
{
	return items + i * form->words;
}

static inline bool
rf_items_less(const rf_items *form, const uint64_t *a, const uint64_t *b)
{
	return a[0] != b[0] ? a[0] < b[0] : form->words > 1 && a[1] < b[1];
}

/* Sorts; drops repeats beyond max_repeats; returns how many items are left. */
static inline uint64_t
rf_items_compact(const rf_items *form, uint64_t *items, uint64_t n,
				 rf_tick tick)
{
	if (form->words == 1)
	{
		rf_hashes_sort(items, n, tick);
		return rf_hashes_at_most(items, n, form->max_repeats, tick);
	}
	rf_pairs_sort((rf_pair *) items, n, tick);
	return rf_pairs_unique((rf_pair *) items, n, tick);
}

/* See rf_hashes_merge(). */
static inline uint64_t
rf_items_merge(const rf_items *form, uint64_t *items, uint64_t na, uint64_t nb,
			   uint64_t *scratch, rf_tick tick)
{
	return form->words == 1 ?
		rf_hashes_merge(items, na, nb, form->max_repeats, scratch, tick) :
		rf_pairs_merge((rf_pair *) items, na, nb, (rf_pair *) scratch, tick);
}

/* How many of n ascending items are at most the one at "bound". */
static inline uint64_t
rf_items_count_up_to(const rf_items *form, const uint64_t *items, uint64_t n,
					 const uint64_t *bound)
{
	return form->words == 1 ?
		rf_hashes_count_up_to(items, n, *bound) :
		rf_pairs_count_up_to((const rf_pair *) items, n,
							 (const rf_pair *) bound);
}

RF_EXTERN_C_END

#endif							/* RF_ITEMS_H */
