/*-------------------------------------------------------------------------
 *
 * rf_leveldb.h
 *	  LevelDB's Bloom filter: the bytes that its built-in policy,
 *	  "leveldb.BuiltinBloomFilter2", puts into the filter block of a table.
 *
 * For n keys at b bits per key, with k = 0.69 b probes, rounded down and
 * clamped to 1 to 30:
 *
 *		bits, max(64, n b) rounded up to bytes; the i-th is bit i % 8 of byte
 *			i / 8
 *		k, 1 byte
 *
 * A key is known by its 32-bit hash h only.  Its probes are the bits (h + j d)
 * mod bits, j from 0 to k - 1, sums taken mod 2^32; d is h rotated by 17 bits.
 * So keys with the same hash are the same key, and no filter of n keys has a
 * false positive rate below n / 2^32.
 *
 * There is neither magic nor checksum nor number of keys, and n counts keys
 * with their repeats, as LevelDB does.  So this is not a kind of filter in the
 * sense of rf_kind.h, and has no envelope.  Any bytes may be probed: a probe
 * reads only those it is given, and answers as LevelDB would.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_LEVELDB_H
#define RF_LEVELDB_H

#include "core/base/rf_base.h"

RF_EXTERN_C_BEGIN

/* LevelDB's documentation recommends this. */
#define RF_LEVELDB_BITS_DEFAULT	10

/*
 * LevelDB takes any int.  Less than 1 makes no sense; from 44 on there are 30
 * probes, and beyond about 50 the hash, not the bits, decides the rate.  The
 * limit catches mistakes, such as passing a number of keys.
 */
#define RF_LEVELDB_BITS_MAX	1000

/* CreateFilter() takes the number of keys as an int. */
#define RF_LEVELDB_KEYS_MAX	UINT64_C(0x7FFFFFFF)

/* The hash of a key of any bytes: LevelDB's Hash() with seed 0xbc9f1d34. */
extern uint32_t rf_leveldb_hash(const void *key, uint64_t len, rf_tick tick);

/*
 * Bytes of a filter of up to RF_LEVELDB_KEYS_MAX keys, at 1 to
 * RF_LEVELDB_BITS_MAX bits per key.
 */
extern uint64_t rf_leveldb_bytes(uint64_t nkeys, uint32_t bits_per_key);

/* Writes an empty filter of len bytes, as rf_leveldb_bytes() returned. */
extern void rf_leveldb_begin(uint8_t *filter, uint64_t len,
							 uint32_t bits_per_key, rf_tick tick);

/*
 * Adds keys by their hashes, in any order and in any number of calls, to a
 * filter that was begun for all of them.
 */
extern void rf_leveldb_add(uint8_t *filter, uint64_t len,
						   const uint32_t *hashes, uint64_t n, rf_tick tick);

/*
 * May the filter hold a key with this hash?  Takes any bytes: fewer than two
 * hold nothing; a number of probes above 30 is reserved for later versions, so
 * the answer is true, as it is with 0 probes.
 */
extern bool rf_leveldb_may_contain(const uint8_t *filter, uint64_t len,
								   uint32_t hash);

RF_EXTERN_C_END

#endif							/* RF_LEVELDB_H */
