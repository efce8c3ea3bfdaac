/*-------------------------------------------------------------------------
 *
 * rf_keyset.h
 *	  Sorted sets of 64-bit key hashes.
 *
 * A keyset is what every other kind is built from, and the only kind that is
 * exact: it answers wrongly only when two keys share all 64 bits of their
 * hash, about once in 2^64 / n probes.  Its payload is the n hashes,
 * ascending and distinct, eight bytes each.
 *
 * Functions on "hashes" work on native words in memory; functions on an
 * rf_keyset read a payload in place.  At a tick, hashes that are being sorted,
 * partitioned or freed of repeats are the same set as before, in any order and
 * perhaps with repeats; those that are being merged are not.
 *
 * IDENTIFICATION
 *	  src/core/rf_keyset.h
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_KEYSET_H
#define RF_KEYSET_H

#include "rf_bits.h"
#include "rf_wire.h"

#define RF_KEYSET_KEY_BYTES		8

/* A keyset payload in place. */
typedef struct rf_keyset
{
	uint64_t	nkeys;
	const uint8_t *hashes;		/* [nkeys] of 8 bytes, ascending */
} rf_keyset;

/* What to keep of two sets. */
typedef enum rf_keyset_op
{
	RF_KEYSET_UNION,
	RF_KEYSET_INTERSECTION,
	RF_KEYSET_DIFFERENCE		/* of the first, what the second lacks */
} rf_keyset_op;

/*
 * Sorts n hashes ascending, in place.  Linear in n: hashes are spread evenly,
 * so two passes of radix sort leave groups of a few, and a hostile choice of
 * hashes costs at most eight passes.
 */
extern void rf_keyset_sort(uint64_t *hashes, uint64_t n, rf_tick tick);

/*
 * Puts n hashes in order by part, the parts being nparts equal ranges: part i
 * has the hashes whose rf_mulhi64(hash, nparts) is i.  In place; one pass for
 * each 11 bits of nparts, and nparts steps.
 *
 * "order" is how many of their leading bits ascend already: 0 if they are in
 * no order, 64 if they are sorted, in which case there is nothing to do.
 */
extern void rf_keyset_partition(uint64_t *hashes, uint64_t n,
								uint32_t nparts, uint32_t order,
								rf_tick tick);

/* The least hash of a part, part < nparts. */
extern uint64_t rf_keyset_first_of_part(uint32_t part, uint32_t nparts);

/*
 * Drops repeats among n hashes in any order; returns how many are left, and
 * sets *order to how many of their leading bits ascend.  In place; linear in n,
 * at two thirds of what sorting costs.
 */
extern uint64_t rf_keyset_distinct(uint64_t *hashes, uint64_t n,
								   uint32_t *order, rf_tick tick);

/* Drops repeated neighbours of n sorted hashes; returns how many are left. */
extern uint64_t rf_keyset_unique(uint64_t *hashes, uint64_t n, rf_tick tick);

/*
 * Merges two sorted distinct runs that lie one after the other, [0, na) and
 * [na, na + nb), into one, dropping what is in both; returns its length.
 * scratch must have room for the shorter run.  Cost: na + nb steps.
 */
extern uint64_t rf_keyset_merge(uint64_t *hashes, uint64_t na, uint64_t nb,
								uint64_t *scratch, rf_tick tick);

/*
 * Checks that a payload is a keyset of w->nkeys hashes and opens it.  Reads
 * the whole payload if "deep", for order can be broken anywhere.
 */
extern rf_status rf_keyset_open(rf_keyset *ks, const rf_wire *w, bool deep,
								rf_reason *why, rf_tick tick);

/* How many hashes ascend from the first one on: nkeys, or there is damage. */
extern uint64_t rf_keyset_ascending(const rf_keyset *ks, rf_tick tick);

/*
 * False: no key of the set has this hash.  Interpolation search, for hashes
 * are evenly spread: about log(log(n)) steps, never more than log(n) + 16.
 */
extern bool rf_keyset_may_contain(const rf_keyset *ks, uint64_t hash);

/* What a probe reads of the payload, see rf_filter_probe_extent(). */
extern bool rf_keyset_probe_extent(const rf_keyset *ks, uint64_t hash,
								   uint32_t step, rf_extent *extent);

/*
 * Writes the hashes that op keeps of a and b to out, as payload bytes, and
 * returns their number.  out must have room for a->nkeys + b->nkeys hashes
 * (union) or a->nkeys (the others) and may not overlap the sets.  Cost: a step
 * for each hash of both.
 */
extern uint64_t rf_keyset_combine(rf_keyset_op op, const rf_keyset *a,
								  const rf_keyset *b, uint8_t *out,
								  rf_tick tick);

/* The i-th hash of the set, i < nkeys. */
static inline uint64_t
rf_keyset_hash(const rf_keyset *ks, uint64_t i)
{
	return rf_load64(ks->hashes + i * RF_KEYSET_KEY_BYTES);
}

#endif							/* RF_KEYSET_H */
