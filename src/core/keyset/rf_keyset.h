/*-------------------------------------------------------------------------
 *
 * rf_keyset.h
 *	  Sorted sets of 64-bit key hashes.
 *
 * All other kinds are built from keysets.  It is the only kind that is
 * practically exact: wrong only if two keys share all 64 bits of their hash,
 * about once in 2^64 / n probes.  The payload is the n hashes, ascending and
 * distinct, eight bytes each.  Large sets have an index behind, two bytes for
 * every 32 hashes, so that a probe waits for memory once.
 *
 * If hashes were evenly spread, mulhi(hash, n) of them would be below a hash:
 * its expected rank.  Entry k of the index, k from 0 to n / 32 rounded up, is
 * the number of hashes whose expected rank is below 32 k, minus 32 k, plus
 * 2^15 (the difference can be negative), clamped to 0 and 65535.  So two
 * adjacent entries say between which keys a hash is.  The difference has a
 * standard deviation of at most sqrt(n) / 2: 6000 for the keys of a gigabyte.
 * It may be out of range if hashes are not evenly spread, and bytes may be
 * damaged.  So the index is only a hint: a probe decides by the hashes alone.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_KEYSET_H
#define RF_KEYSET_H

#include "core/base/rf_bits.h"
#include "core/base/rf_kind.h"

RF_EXTERN_C_BEGIN

#define RF_KEYSET_KEY_BYTES		8

/* From this many keys on there is an index: an entry for each PIECE keys. */
#define RF_KEYSET_INDEX_MIN	(UINT64_C(1) << 14)
#define RF_KEYSET_PIECE_BITS	5
#define RF_KEYSET_PIECE			(1 << RF_KEYSET_PIECE_BITS)
#define RF_KEYSET_ENTRY_BYTES	2

typedef struct rf_keyset
{
	uint64_t	nkeys;
	const uint8_t *hashes;		/* [nkeys] of 8 bytes, ascending */
	const uint8_t *index;		/* NULL: there is none */
} rf_keyset;

/*
 * Opens n words of 8 bytes in the envelope of a keyset, without an index:
 * hashes in any order (RF_FLAG_UNORDERED), perhaps with repeats.  Only
 * rf_keyset_hash() may be called.  The header's parameter is the caller's.
 * Cost: constant.  In the envelope of another kind: items of some words each.
 * Then the i-th word is rf_keyset_hash(ks, i), i < ks->nkeys * words.
 */
extern rf_status rf_keyset_open_unordered(rf_keyset *ks, rf_wire *wire,
										  uint8_t kind, uint32_t words,
										  const uint8_t *bytes, uint64_t len,
										  rf_reason *why);

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
	RF_KEYSET_DIFFERENCE		/* keys of the first that the second lacks */
} rf_keyset_op;

/* How many hashes ascend from the first one on; below nkeys if damaged. */
extern uint64_t rf_keyset_ascending(const rf_keyset *ks, rf_tick tick);

/* The same for hashes with repeats, which are not a keyset. */
extern uint64_t rf_keyset_not_descending(const rf_keyset *ks, rf_tick tick);

/*
 * False: no key of the set has this hash.  Cost: if hashes are evenly spread,
 * an index entry, or two or three guesses, and the keys around; else 2
 * log2(nkeys) steps more.
 */
extern bool rf_keyset_may_contain(const rf_keyset *ks, uint64_t hash);

/* A list of n ascending hashes without an index, as other kinds store it. */
extern bool rf_keyset_list_may_contain(const uint8_t *hashes, uint64_t n,
									   uint64_t hash, const rf_fetch *fetch);
extern rf_status rf_keyset_list_verify(const uint8_t *hashes, uint64_t n,
									   rf_reason *why, rf_tick tick);
extern double rf_keyset_list_fpr(uint64_t n);

/*
 * Writes the payload of the hashes that op keeps of a and b to out; returns
 * their number.  out has space for the payload of a->nkeys + b->nkeys keys
 * (union) or a->nkeys (the others), and may not overlap the sets.  Cost: a
 * step for each hash of both, and of the result.
 */
extern uint64_t rf_keyset_combine(rf_keyset_op op, const rf_keyset *a,
								  const rf_keyset *b, uint8_t *out,
								  rf_tick tick);

/* Bytes of the payload; more keys always take more. */
static inline uint64_t
rf_keyset_bytes(uint64_t nkeys)
{
	uint64_t	entries = 0;

	if (nkeys >= RF_KEYSET_INDEX_MIN)
		entries = (nkeys - 1) / RF_KEYSET_PIECE + 2;
	return nkeys * RF_KEYSET_KEY_BYTES + entries * RF_KEYSET_ENTRY_BYTES;
}

/* The i-th hash of the set, i < nkeys. */
static inline uint64_t
rf_keyset_hash(const rf_keyset *ks, uint64_t i)
{
	return rf_load64(ks->hashes + i * RF_KEYSET_KEY_BYTES);
}

RF_EXTERN_C_END

#endif							/* RF_KEYSET_H */
