/*-------------------------------------------------------------------------
 *
 * rf_counting.h
 *	  Counting Bloom filters: keys can be removed.
 *
 * A Bloom filter with a counter of four bits in place of each bit: to add a
 * key adds 1 to its counters, to remove it subtracts 1, and a key one of whose
 * counters is 0 is not there.  The geometry is the Bloom filter's, number for
 * number: where that has bit i of its payload this has half byte i, the low
 * half of a byte first.  So a block of 512 counters is four cache lines, and
 * the counters that are not 0 are the bits of the Bloom filter of the same
 * shape and the same keys.
 *
 * A key whose probes meet at one position counts there once, when it is added
 * and when it is removed.  So a counter is the number of times that keys which
 * have it were added and not removed since, up to 15.  A counter that gets
 * there is saturated: it means "15 or more" and stays, since the number of
 * subtractions down to 0 is unknown.  So there is never a false negative; the
 * price is a position that is taken for good.
 *
 * How often does that happen?  A key is as likely in one block as in another,
 * so a block that takes "load" keys on average has a number of them with the
 * Poisson distribution, and of these a counter gets each with a chance of
 *
 *		p = 1 - (1 - 1/512)^probes
 *
 * so that it is a Poisson number itself, of mean m = load p.  It saturates
 * with a probability of
 *
 *		P(15) = sum of e^-m m^i / i! for i >= 15
 *
 * and would overflow, past what four bits hold, with P(16).  In a filter that
 * has the keys it was planned for, each once, m is below ln 2, 0.6 at 1 %: at
 * rates up to 2 %, P(15) is below 3e-15 and P(16) below 2e-16 (at any rate,
 * below 1e-12 and 1e-13; t_counting).  So of filters of a million keys at 1 %,
 * ten million counters, less than one in thirty million has a saturated one,
 * and by the formula one in some five hundred million.  It is repeats that
 * saturate counters: 15 of one key, which then stays, or fewer of each of a
 * few keys that share a counter.
 *
 * The smallest of a key's counters is at least the number of times it was
 * added, and usually just that: it is larger only if every counter of the key
 * is shared.
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

/* A filter in place. */
typedef struct rf_counting
{
	rf_counting_shape shape;
	const uint8_t *counters;	/* [rf_counting_bytes()] */
} rf_counting;

extern const rf_kind_ops rf_counting_kind;

/* Bytes of the payload. */
static inline uint64_t
rf_counting_bytes(const rf_counting_shape *shape)
{
	return shape->nbytes * RF_COUNTING_BITS;
}

/*
 * Adds key hashes, in any order and with repeats, to the counters of this
 * shape.  Cost: up to four cache lines for each.  At a tick, some have been
 * added, and it is not known which: the counters are lost.  There is none in
 * a call for fewer than 2048 hashes.
 */
extern void rf_counting_add(const void *shape, uint8_t *counters,
							const uint64_t *hashes, uint64_t n, rf_tick tick);

/*
 * Removes a key hash; nothing is changed if it is absent.  Remove only what
 * was added: removing a false positive removes other keys with it.
 */
extern rf_removal rf_counting_remove(const void *shape,
									 uint8_t *counters, uint64_t hash);

/*
 * Sets at[] to the numbers, in the payload, of the saturated counters of a key
 * hash; returns how many.
 */
extern uint32_t rf_counting_saturated_of(const void *view,
										 uint64_t hash,
										 uint64_t at[RF_BLOOM_MAX_PROBES]);

/* Subtracts 1 from a saturated counter, which must stand for exactly 15. */
extern void rf_counting_lower(uint8_t *counters, uint64_t at);

/* The smallest of the counters of a key hash: 0 if it is absent. */
extern uint32_t rf_counting_count(const rf_counting *counting, uint64_t hash);

/*
 * Adds the counters of another filter of the same shape, as if all its keys
 * were added.  Linear in its bytes, as are the functions below.  At a tick,
 * the counters are lost.
 */
extern void rf_counting_sum(const void *shape, uint8_t *counters,
							const uint8_t *other, rf_tick tick);

/*
 * Subtracts the counters of another filter of the same shape, as if all its
 * keys were removed; saturated counters stay.  False if a counter of the other
 * filter is greater, so that it has a key that this one lacks.  Then, and at a
 * tick, the counters are lost.
 */
extern bool rf_counting_subtract(const void *shape,
								 uint8_t *counters, const uint8_t *other,
								 rf_tick tick);

/*
 * Writes the payload of the Bloom filter of the same shape and keys,
 * shape.nbytes, to "bits".
 */
extern void rf_counting_to_bloom(const void *view, uint8_t *bits,
								 rf_tick tick);

/* How many counters are not 0, and how many are saturated. */
extern uint64_t rf_counting_used(const rf_counting *counting, rf_tick tick);
extern uint64_t rf_counting_saturated(const rf_counting *counting,
									  rf_tick tick);

/*
 * The rate, and the estimated number of distinct keys, of the Bloom filter
 * that rf_counting_to_bloom() gives.
 */
extern double rf_counting_fpr(const void *view, rf_tick tick);
extern uint64_t rf_counting_cardinality(const void *view,
										rf_tick tick);

/* False: the filter has no key with this hash. */
extern bool rf_counting_may_contain(const rf_counting *counting,
									uint64_t hash);

/* See rf_kind.h; for rf_counting_kind.c. */
extern uint32_t rf_counting_count_fetching(const void *view,
										   uint64_t hash,
										   const rf_fetch *fetch);
extern rf_may_contain_many_op rf_counting_may_contain_many;

RF_EXTERN_C_END

#endif							/* RF_COUNTING_H */
