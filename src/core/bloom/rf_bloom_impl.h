/*-------------------------------------------------------------------------
 *
 * rf_bloom_impl.h
 *	  Private to Bloom filters and kinds of their geometry: the bits of a key,
 *	  and how full blocks are.
 *
 * A key's block is mulhi(hash, nblocks), monotone in the hash.  Its bits come
 * from a product that depends on the whole hash: practically independent.  A
 * block is a cache line, so a probe costs one miss.  The price is uneven
 * blocks: 1 % takes 9.94 bits a key rather than the 9.59 of one large block.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_BLOOM_IMPL_H
#define RF_BLOOM_IMPL_H

#include "rf_bloom.h"

/* A multiple of 64 up to the single block's size would be read as one. */
#define RF_BLOOM_MIN_BLOCKS \
	(RF_BLOOM_SINGLE_BYTES / RF_BLOOM_BLOCK_BYTES + 1)

/*
 * The bits of one key.  Probe i is at mulhi32(pattern(i), block_bits).
 * Patterns are multiples, by the powers of an odd constant, of the upper half
 * of a mixed hash for probes 1-8, of the lower half of the hash for 9-16.
 */
typedef struct rf_bloom_probe
{
	uint64_t	block;			/* where it begins, in bytes of a Bloom filter */
	uint32_t	first;			/* pattern of probe 0 */
	uint32_t	second;			/* pattern of probe 8 */
} rf_bloom_probe;

#define RF_BLOOM_STEP	UINT32_C(0x9e3779b9)	/* 2^32 / golden ratio, odd */

static inline rf_bloom_probe
rf_bloom_locate(const rf_bloom_shape *shape, uint64_t hash)
{
	rf_bloom_probe at;
	uint64_t	mixed = hash * UINT64_C(0x9e3779b97f4a7c15);

	at.block = rf_mulhi64(hash, shape->nblocks) * RF_BLOOM_BLOCK_BYTES;
	at.first = (uint32_t) (mixed >> 32);
	at.second = (uint32_t) hash;
	return at;
}

/* The i-th bit position in the block; call with i ascending from 0. */
static inline uint32_t
rf_bloom_position(rf_bloom_probe *at, uint32_t i, uint32_t block_bits)
{
	uint32_t	pattern;

	if (i == 8)
		at->first = at->second;
	pattern = at->first;
	at->first *= RF_BLOOM_STEP;
	return (uint32_t) (((uint64_t) pattern * block_bits) >> 32);
}

/*
 * The shape that a header describes, of a kind with "bytes" bytes of payload
 * for each byte of a Bloom filter.
 */
extern rf_status rf_bloom_shape_of(const rf_wire *w, uint32_t bytes,
								   rf_bloom_shape *shape, rf_reason *why);

/*
 * details() of such a kind, of which nset bits, or counters, are not 0;
 * block_name is the name of a block's size.
 */
extern uint32_t rf_bloom_details(const rf_bloom_shape *shape, const rf_wire *w,
								 const char *block_name, uint64_t nset,
								 rf_detail *details);

/*
 * verify() of such a kind: one with keys but no key type would answer "absent"
 * for all of them.
 */
extern rf_status rf_bloom_check_type(const rf_wire *w, uint64_t nset,
									 rf_reason *why);

/*
 * begin() and add() of such a kind: sets all nbytes of the payload to 0, and
 * adds keys as "change" does.
 */
extern rf_status rf_bloom_begin(rf_builder *builder,
								const rf_change_ops *change,
								const rf_bloom_shape *shape, uint64_t nbytes,
								uint64_t nkeys, uint8_t *payload,
								uint64_t capacity, rf_tick tick);
extern rf_status rf_bloom_build(rf_builder *builder, const uint64_t *hashes,
								uint64_t n, void *work, uint64_t *used);

/*
 * The set bits of a single block, or else the number of blocks with i bits
 * set, for each i: enough for rf_bloom_actual_fpr() and
 * rf_bloom_cardinality().
 */
typedef struct rf_bloom_fill
{
	uint64_t	set;
	uint64_t	by_count[RF_BLOOM_BLOCK_BITS + 1];
} rf_bloom_fill;

/* The number of bits, or counters, of n bytes that are set. */
typedef uint64_t (*rf_bloom_count) (const uint8_t *p, uint64_t n);

/* Measures a filter of "bytes" bytes for each of a Bloom filter. */
RF_INLINE void
rf_bloom_measure(const rf_bloom_shape *shape, const uint8_t *payload,
				 uint32_t bytes, rf_bloom_count count, rf_bloom_fill *fill,
				 rf_pace *pace)
{
	const uint64_t n = shape->nblocks;
	const uint64_t block_bytes = (uint64_t) bytes * RF_BLOOM_BLOCK_BYTES;
	uint64_t	i = 0;

	if (n == 1)
	{
		fill->set = count(payload, bytes * shape->nbytes);
		return;
	}
	memset(fill->by_count, 0, sizeof(fill->by_count));
	while (i < n)
	{
		uint64_t	stop = rf_piece(i, n, 8 * bytes, pace);

		for (; i < stop; i++)
			fill->by_count[count(payload + i * block_bytes, block_bytes)]++;
	}
}

/* The sum of what is counted in all of n bytes. */
RF_INLINE uint64_t
rf_bloom_count_all(const uint8_t *payload, uint64_t n, rf_bloom_count count,
				   rf_tick tick)
{
	rf_pace		pace = {tick, 0};
	uint64_t	sum = 0;
	uint64_t	i = 0;

	while (i < n)
	{
		uint64_t	begin = i;

		i = rf_piece(i, n, 1, &pace);
		sum += count(payload + begin, i - begin);
	}
	return sum;
}

extern double rf_bloom_fill_fpr(const rf_bloom_shape *shape,
								const rf_bloom_fill *fill);
extern uint64_t rf_bloom_fill_cardinality(const rf_bloom_shape *shape,
										  const rf_bloom_fill *fill);

/* sample() of such a kind (rf_kind.h): the first RF_BLOOM_SAMPLE blocks. */
extern double rf_bloom_sample(void *shape);

/* Keys of a block of 512 bits, on average, at which the rate reaches fpr. */
extern double rf_bloom_block_load(uint32_t probes, double fpr);

/*
 * The model stops at the second moment: a block of few keys exceeds it by up
 * to 0.3 % at a rate of 0.001, 1.7 % at 0.0001.  So plan for a fraction of it.
 */
#define RF_BLOOM_PLAN_MARGIN	0.99

/*
 * The size of filters by rate, as a table, so that planning takes no time.
 * Row i is for the rate 2^-20 (1 + i mod 8 / 8) 2^(i / 8); the last but one
 * for 0.5, the highest.  Between rows, both sizes are interpolated linearly in
 * the rate.  For one number of probes the size is convex in the rate, so it is
 * never too small, and too large by at most 0.2 % (t_bloom).  The
 * interpolation has a turn where another number becomes better between two
 * rows.
 */
#define RF_BLOOM_RATE_BITS		3	/* of the mantissa: 8 rows to an octave */
#define RF_BLOOM_RATE_OCTAVES	19
#define RF_BLOOM_NRATES			((RF_BLOOM_RATE_OCTAVES << RF_BLOOM_RATE_BITS) + 2)
#define RF_BLOOM_RATE_BIT		2048	/* one bit, in units of single_bits */

typedef struct rf_bloom_rate
{
	uint32_t	blocks;			/* of 512 bits for each key, times 2^32 */
	uint32_t	turn_blocks;	/* the same at the turn */
	uint16_t	turn;			/* 2^-16 of the way to the next row, or 0:
								 * from there on one probe less */
	uint16_t	single_bits;	/* of a single block for each key, about */
	uint8_t		probes;			/* in blocks */
	uint8_t		single_probes;	/* in a single block, or one more or less */
} rf_bloom_rate;

extern const rf_bloom_rate rf_bloom_rates[RF_BLOOM_NRATES];

extern rf_may_contain_many_op rf_bloom_may_contain_many;

#endif							/* RF_BLOOM_IMPL_H */
