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
 * IDENTIFICATION
 *	  src/core/rf_keyset.h
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_KEYSET_H
#define RF_KEYSET_H

#include "rf_bits.h"
#include "rf_kind.h"

RF_EXTERN_C_BEGIN

#define RF_KEYSET_KEY_BYTES		8

/* A keyset payload in place. */
typedef struct rf_keyset
{
	uint64_t	nkeys;
	const uint8_t *hashes;		/* [nkeys] of 8 bytes, ascending */
} rf_keyset;

/* What is decided before any key is seen: nothing. */
typedef struct rf_keyset_shape
{
	uint64_t	nkeys;
} rf_keyset_shape;

extern const rf_kind_ops rf_keyset_kind;

/* What to keep of two sets. */
typedef enum rf_keyset_op
{
	RF_KEYSET_UNION,
	RF_KEYSET_INTERSECTION,
	RF_KEYSET_DIFFERENCE		/* of the first, what the second lacks */
} rf_keyset_op;

/* How many hashes ascend from the first one on: nkeys, or there is damage. */
extern uint64_t rf_keyset_ascending(const rf_keyset *ks, rf_tick tick);

/*
 * False: no key of the set has this hash.  Cost: hashes are evenly spread, so
 * two or three guesses and the keys around the last of them; if they are not,
 * 2 log2(nkeys) steps more.
 */
extern bool rf_keyset_may_contain(const rf_keyset *ks, uint64_t hash);

/*
 * Writes the hashes that op keeps of a and b to out, as payload bytes, and
 * returns their number.  out must have space for a->nkeys + b->nkeys hashes
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

RF_EXTERN_C_END

#endif							/* RF_KEYSET_H */
