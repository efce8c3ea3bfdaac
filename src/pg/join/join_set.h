/*-------------------------------------------------------------------------
 *
 * join_set.h
 *	  Join filters: sets of codes.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_JOIN_SET_H
#define PGRF_JOIN_SET_H

#include "access/htup_details.h"
#include "core/base/rf_hash.h"
#include "core/bloom/rf_bloom.h"

#define JOIN_SET_FEW	8

typedef enum JoinSetKind
{
	JOIN_SET_NOTHING,			/* no key: nothing passes */
	JOIN_SET_VALUES,			/* up to JOIN_SET_FEW codes */
	JOIN_SET_BITMAP,			/* a bit for each number between the bounds */
	JOIN_SET_BLOOM
} JoinSetKind;

typedef struct JoinSet
{
	JoinSetKind kind;
	uint64		first;			/* no code is outside [first, first + span] */
	uint64		span;
	uint64		nkeys;			/* distinct codes */
	uint64		nbytes;			/* of memory */
	int			nvalues;
	uint64		values[JOIN_SET_FEW];
	uint64	   *bits;			/* JOIN_SET_BITMAP */
	rf_bloom	bloom;			/* of rf_hash_mix()ed codes */
} JoinSet;

/*
 * Makes a set, in "context", of n codes, which it reorders; some may repeat.
 * "integers": codes are signed numbers, and get bounds.  False if it would
 * take more than "limit" bytes, or if there is no memory.
 */
extern bool pgrf_join_set_make(JoinSet *set, uint64 *codes, uint64 n,
							   bool integers, Size limit,
							   MemoryContext context);

/* Sorts n codes, drops repeats, and returns how many are left. */
extern uint64 pgrf_join_set_distinct(uint64 *codes, uint64 n);

extern const char *pgrf_join_set_name(const JoinSet *set);

/* Without a branch, as it would be mispredicted.  False beyond "span". */
static inline bool
pgrf_join_set_has_bit(const uint64 *bits, uint64 span, uint64 place)
{
	bool		within = place <= span;

	place = within ? place : 0;
	return within & (bits[place / 64] >> (place % 64));
}

/* False: no key has this code.  Outside of the bounds, reads no memory. */
static inline bool
pgrf_join_set_has(const JoinSet *set, uint64 code)
{
	uint64		place = code - set->first;

	if (place > set->span)
		return false;
	switch (set->kind)
	{
		case JOIN_SET_NOTHING:
			return false;
		case JOIN_SET_VALUES:
			for (int i = 0; i < set->nvalues; i++)
				if (set->values[i] == code)
					return true;
			return false;
		case JOIN_SET_BITMAP:
			return pgrf_join_set_has_bit(set->bits, set->span, place);
		case JOIN_SET_BLOOM:
			return rf_bloom_may_contain(&set->bloom, rf_hash_mix(code));
	}
	return true;
}

/* The same for n codes, up to JOIN_SET_MANY: sets has[] for each. */
#define JOIN_SET_MANY	MaxHeapTuplesPerPage

extern void pgrf_join_set_has_many(const JoinSet *set, const uint64 *codes,
								   int n, bool *has);

#endif							/* PGRF_JOIN_SET_H */
