/*-------------------------------------------------------------------------
 *
 * rf_counting.h
 *	  Counting Bloom filters: keys can be removed.
 *
 * A Bloom filter with a counter of four bits in place of each bit.  Adding a
 * key adds 1 to its counters, removing it subtracts 1; a key with a counter of
 * 0 is absent.  The geometry is the Bloom filter's: its bit i is half byte i
 * here, the low half of a byte first.  So a block of 512 counters is four
 * cache lines, and the counters that are not 0 are the bits of the Bloom
 * filter of the same shape and keys.
 *
 * If probes of a key meet at one position, the key counts there once.  So a
 * counter is the number of times that its keys were added and not removed
 * since, up to 15.  Then it is saturated: it means "15 or more" and stays,
 * since the number of subtractions down to 0 is unknown.  So there is never a
 * false negative; the price is a position that is taken for good.
 *
 * How often does that happen?  A block that takes "load" keys on average has a
 * Poisson number of keys.  A counter gets each of these with probability
 *
 *		p = 1 - (1 - 1/512)^probes
 *
 * so it is Poisson as well, of mean m = load p.  It saturates with probability
 *
 *		P(15) = sum of e^-m m^i / i! for i >= 15
 *
 * and would overflow four bits with P(16).  With the keys planned for, each
 * once, m is below ln 2, 0.6 at 1 %.  At rates up to 2 %, P(15) is below 3e-15
 * and P(16) below 2e-16; at any rate, below 1e-12 and 1e-13 (t_counting).  So
 * of filters of a million keys at 1 %, less than one in thirty million has a
 * saturated counter among its ten million.  Repeats saturate counters: 15 of
 * one key, which then stays, or fewer of each of a few keys that share a
 * counter.
 *
 * The smallest counter of a key is at least the number of times it was added;
 * larger only if other keys share all of its counters.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_COUNTING_H
#define RF_COUNTING_H

#include "core/bloom/rf_bloom.h"

RF_EXTERN_C_BEGIN

#define RF_COUNTING_MAX	15		/* of a counter: saturated */
#define RF_COUNTING_BITS	4	/* of a counter; so payload bytes for each of
								 * the Bloom filter's */

/*
 * The shape is that of a Bloom filter, whose nbytes are a quarter of the
 * payload.  Filters of equal shape can be summed.
 */
typedef rf_bloom_shape rf_counting_shape;

typedef struct rf_counting
{
	rf_counting_shape shape;
	const uint8_t *counters;	/* [rf_counting_bytes()] */
} rf_counting;

extern const rf_kind_ops rf_counting_kind;

static inline uint64_t
rf_counting_bytes(const rf_counting_shape *shape)
{
	return shape->nbytes * RF_COUNTING_BITS;
}

/*
 * As add() of rf_change_ops, with repeats; up to four cache lines for each
 * hash.  No tick in a call for fewer than 2048 hashes.
 */
extern void rf_counting_add(const void *shape, uint8_t *counters,
							const uint64_t *hashes, uint64_t n, rf_tick tick);

/* Remove only keys that were added: a false positive removes other keys. */
extern rf_removal rf_counting_remove(const void *shape,
									 uint8_t *counters, uint64_t hash);

/* See rf_count_ops. */
extern uint32_t rf_counting_saturated_of(const void *view,
										 uint64_t hash,
										 uint64_t at[RF_BLOOM_MAX_PROBES]);

extern void rf_counting_lower(uint8_t *counters, uint64_t at);

extern uint32_t rf_counting_count(const rf_counting *counting, uint64_t hash);

/*
 * Adds the counters of a filter of this shape, as merge() of rf_change_ops.
 * Linear in its bytes, as are the functions below.
 */
extern void rf_counting_sum(const void *shape, uint8_t *counters,
							const uint8_t *other, rf_tick tick);

/* As subtract() of rf_count_ops; saturated counters stay. */
extern bool rf_counting_subtract(const void *shape,
								 uint8_t *counters, const uint8_t *other,
								 rf_tick tick);

/* Writes the Bloom filter of this shape and these keys, shape.nbytes. */
extern void rf_counting_to_bloom(const void *view, uint8_t *bits,
								 rf_tick tick);

/* How many counters are not 0, and how many are saturated. */
extern uint64_t rf_counting_used(const rf_counting *counting, rf_tick tick);
extern uint64_t rf_counting_saturated(const rf_counting *counting,
									  rf_tick tick);

/* Rate and estimated number of keys, of rf_counting_to_bloom()'s filter. */
extern double rf_counting_fpr(const void *view, rf_tick tick);
extern uint64_t rf_counting_cardinality(const void *view,
										rf_tick tick);

extern bool rf_counting_may_contain(const rf_counting *counting,
									uint64_t hash);

/* See rf_kind.h; for rf_counting_kind.c. */
extern uint32_t rf_counting_count_fetching(const void *view,
										   uint64_t hash,
										   const rf_fetch *fetch);
extern rf_may_contain_many_op rf_counting_may_contain_many;

RF_EXTERN_C_END

#endif							/* RF_COUNTING_H */
