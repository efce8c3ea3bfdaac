/*-------------------------------------------------------------------------
 *
 * rf_fuse_inline.h
 *	  The inline part of a probe: the places of a key, and their slots.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_FUSE_INLINE_H
#define RF_FUSE_INLINE_H

#include "core/base/rf_bits.h"

/* The slots of one chunk. */
typedef struct rf_fuse_system
{
	uint32_t	slots;			/* m; of a list, how many hashes */
	uint32_t	seed;
	uint32_t	segment_bits;	/* log2 L */
	uint64_t	nvirtual;		/* starts, including those that are clamped */
	uint64_t	first;			/* the one of them that is slot 0 */
	uint64_t	last;			/* ... and slot m - k L */
	uint64_t	segments;		/* i L, in 16 bits each */
	uint64_t	offsets;		/* L - 1, in 16 bits each */
} rf_fuse_system;

/* A key: its places, and its fingerprint of 16 bits, of which f are used. */
typedef struct rf_fuse_key
{
	uint64_t	start;
	uint64_t	behind;			/* places, counted from the start, 16 bits
								 * each */
	uint64_t	fingerprint;
} rf_fuse_key;

/*
 * The key of a hash at the first try.  The upper half of the hash is mixed
 * into the lower: low bits of a product depend on low bits of its factors
 * alone, which are equal for all keys of a shard (docs/sharding.md).
 */
RF_INLINE rf_fuse_key
rf_fuse_key_at_first(const rf_fuse_system *sys, uint64_t hash, uint64_t fraction)
{
	rf_fuse_key key;
	uint64_t	rest = rf_mul128(fraction, sys->nvirtual, &key.start);

	key.start = key.start > sys->first ? key.start : sys->first;
	key.start = key.start < sys->last ? key.start : sys->last;
	key.start -= sys->first;
	hash = (hash ^ hash >> 32) * UINT64_C(0xd6e8feb86659fd93);
	key.behind = (hash & sys->offsets) + sys->segments;
	key.fingerprint = rest >> 48;
	return key;
}

/* Place i of a key, counted from its start, and from the first slot. */
#define RF_FUSE_BEHIND(key, i)	((uint16_t) ((key)->behind >> (16 * (i))))
#define RF_FUSE_PLACE(key, i)	((key)->start + RF_FUSE_BEHIND(key, i))

/* Reads a slot; bits above its own are undefined. */
RF_INLINE uint32_t
rf_fuse_slot(const uint8_t *slots, uint64_t place, uint32_t bits)
{
	if (bits == 8)
		return slots[place];
	if (bits == 16)
		return rf_load16(slots + 2 * place);
	return (uint32_t) rf_load16(slots + place + place / 2) >> (place % 2 * 4);
}

/* Do the slots of a key XOR to its fingerprint? */
RF_INLINE bool
rf_fuse_holds(const uint8_t *slots, const rf_fuse_key *key, uint32_t arity,
			  uint32_t bits)
{
	const uint64_t start = bits == 12 ? key->start : 0;
	uint32_t	sum = (uint32_t) key->fingerprint;

	/* Slots of whole bytes: add the start to the address once. */
	if (bits != 12)
		slots += key->start * (bits / 8);
	sum ^= rf_fuse_slot(slots, start + RF_FUSE_BEHIND(key, 0), bits);
	sum ^= rf_fuse_slot(slots, start + RF_FUSE_BEHIND(key, 1), bits);
	sum ^= rf_fuse_slot(slots, start + RF_FUSE_BEHIND(key, 2), bits);
	if (arity == 4)
		sum ^= rf_fuse_slot(slots, start + RF_FUSE_BEHIND(key, 3), bits);
	return (sum & ((UINT32_C(1) << bits) - 1)) == 0;
}

#endif							/* RF_FUSE_INLINE_H */
