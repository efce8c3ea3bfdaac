/*-------------------------------------------------------------------------
 *
 * rf_bloom.h
 *	  Blocked Bloom filter.
 *
 * Bits in blocks of 512, one cache line: a key sets or tests "probes" bits of
 * one block [PSS07].  A filter of at most 512 bytes is a single block of any
 * length, a classic Bloom filter [Bloom70]: smaller at equal rate, and still
 * few cache lines.  The payload is the bits.  In the header, the kind
 * parameter is the number of probes, and "keys" the number that the filter was
 * sized for.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_BLOOM_H
#define RF_BLOOM_H

#include "core/base/rf_bits.h"
#include "core/base/rf_kind.h"

RF_EXTERN_C_BEGIN

#define RF_BLOOM_BLOCK_BITS		512
#define RF_BLOOM_BLOCK_BYTES	64
#define RF_BLOOM_SINGLE_BYTES	512 /* up to here: one block, any length */
#define RF_BLOOM_MAX_PROBES		16
#define RF_BLOOM_FPR_MIN		1e-6	/* below, blocks cost more than they
										 * save */

#define RF_BLOOM_SAMPLE			1024	/* blocks; half a percent off */

/* Filters of equal shape can be united. */
typedef struct rf_bloom_shape
{
	uint32_t	probes;			/* bits a key sets, 1 to RF_BLOOM_MAX_PROBES */
	uint32_t	block_bits;		/* 512, or 8 times nbytes in a single block */
	uint64_t	nblocks;
	uint64_t	nbytes;			/* payload */
} rf_bloom_shape;

typedef struct rf_bloom
{
	rf_bloom_shape shape;
	const uint8_t *bits;		/* [shape.nbytes] */
} rf_bloom;

extern const rf_kind_ops rf_bloom_kind;

/*
 * A shape whose rate is at most fpr with nkeys distinct keys: the smallest, or
 * above 256 blocks within 0.2 % of it.  RF_ERR_FPR if fpr is not in
 * [RF_BLOOM_FPR_MIN, RF_FPR_MAX].  Cost: 10 nanoseconds, 200 for one block.
 */
extern rf_status rf_bloom_plan(uint64_t nkeys, double fpr,
							   void *shape);

/*
 * The most keys a payload of nbytes can hold at fpr; 0 if not even one.  Cost:
 * at most a hundred plans; no tick.
 */
extern uint64_t rf_bloom_capacity(uint64_t nbytes, double fpr, rf_tick tick);

/* The rate of a filter of this shape that holds nkeys distinct keys. */
extern double rf_bloom_shape_fpr(const rf_bloom_shape *shape, uint64_t nkeys);

/*
 * As add() of rf_change_ops.  Cost: a block for each hash; the more hashes in
 * one call, the better.
 */
extern void rf_bloom_add(const void *shape, uint8_t *bits,
						 const uint64_t *hashes, uint64_t n, rf_tick tick);

/*
 * Bitwise OR, as merge() of rf_change_ops.  Linear in the bytes, as are the
 * functions below unless they state another cost.
 */
extern void rf_bloom_union(const void *shape, uint8_t *bits,
						   const uint8_t *other, rf_tick tick);

/*
 * Folding: from n blocks to fewer, m, without the keys.  A key is in block b
 * of n if its hash, as a fraction, is in [b/n, (b+1)/n), and its bits in the
 * block do not depend on n.  So block b goes into the new block that covers
 * this range, or into the two that share it.  There are no false negatives.
 *
 * If m divides n, the bytes are those of a filter of m blocks with the same
 * keys.  If not, a new block that begins or ends inside an old one takes all
 * of it.  All but gcd(m, n) of the new blocks begin so; on average, blocks are
 * as full as with
 *
 *		1 + (m - gcd(m, n)) / n
 *
 * times the keys.  Folding to a hundredth of the size, that is negligible; to
 * a tenth, the rate (at 1 %) is one and a half times the best possible; to a
 * size just below the old one, twelve times.
 */

/*
 * Can a filter be folded to this shape?  It must have the same probes, no more
 * blocks, and more than one: a single block has its bits elsewhere.
 */
extern bool rf_bloom_can_fold(const void *from,
							  const void *to);

/* Writes a filter, folded to such a shape, to "bits". */
extern void rf_bloom_fold(const void *view, const void *to,
						  uint8_t *bits, rf_tick tick);

/*
 * About the fewest blocks that the filter can be folded to with a rate, by
 * rf_bloom_actual_fpr(), of at most fpr, and that rf_bloom_plan() gives for
 * some number of keys; else the filter's own number.  Cost: that of folding a
 * few times, 50 at most whatever the bits, and up to 0.1 microseconds a block.
 */
extern uint64_t rf_bloom_fold_blocks(const rf_bloom *bloom, double fpr,
									 rf_tick tick);

extern uint64_t rf_bloom_bits_set(const rf_bloom *bloom, rf_tick tick);

/* The mean over blocks of (set bits / bits)^probes. */
extern double rf_bloom_actual_fpr(const void *view, rf_tick tick);

/*
 * The number of distinct keys, estimated by block from the set bits as -m/k
 * ln(1 - set/m) [SB07].  With the 5000 keys that a filter was made for, the
 * standard deviation is at most 0.5 %, and falls with the root of the number.
 * 0 only for an empty filter.
 */
extern uint64_t rf_bloom_cardinality(const void *view, rf_tick tick);

extern bool rf_bloom_may_contain(const rf_bloom *bloom, uint64_t hash);

RF_EXTERN_C_END

#endif							/* RF_BLOOM_H */
