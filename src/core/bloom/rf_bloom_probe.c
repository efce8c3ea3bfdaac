/*-------------------------------------------------------------------------
 *
 * rf_bloom_probe.c
 *	  Adding keys to Bloom filters, and looking them up.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_bloom_impl.h"
#include "core/base/rf_simd.h"

/*
 * Adding, in two passes over batches of keys: find the bits, set them.  In a
 * filter larger than the cache each key is a miss, so its block is prefetched
 * as soon as it is known, and the bits of the next batch are found before
 * those of this one are set.  Positions pass through memory: a load that
 * broadcasts one to all lanes is cheaper than extracting it from a register.
 */
#define BATCH		32

typedef struct Batch
{
	uint8_t    *blocks[BATCH];
	uint32_t	positions[BATCH][RF_BLOOM_MAX_PROBES];
} Batch;

/* The two passes over n keys, n <= BATCH. */
typedef void (*FindPass) (const rf_bloom_shape *shape, uint8_t *bits,
						  const uint64_t *hashes, uint32_t n, Batch *found);
typedef void (*SetPass) (const rf_bloom_shape *shape, const Batch *found,
						 uint32_t n);

/* Inlined with both passes, for each variant. */
RF_INLINE void
add_batches(const rf_bloom_shape *shape, uint8_t *bits,
			const uint64_t *hashes, uint64_t n, FindPass find, SetPass set)
{
	Batch		batches[2];
	uint32_t	now = n < BATCH ? (uint32_t) n : BATCH;
	uint32_t	turn = 0;

	find(shape, bits, hashes, now, &batches[0]);
	while (n > 0)
	{
		uint32_t	next;

		hashes += now;
		n -= now;
		next = n < BATCH ? (uint32_t) n : BATCH;
		find(shape, bits, hashes, next, &batches[1 - turn]);
		set(shape, &batches[turn], now);
		turn = 1 - turn;
		now = next;
	}
}

/*
 * The same for blocks of 512 bits, with copies for the probes of rates from
 * 0.44 to 2 %, which most filters have.
 */
RF_INLINE void
add_blocks(const rf_bloom_shape *shape, uint8_t *bits,
		   const uint64_t *hashes, uint64_t n, FindPass find, SetPass set)
{
	rf_bloom_shape known = *shape;

	known.block_bits = RF_BLOOM_BLOCK_BITS;
	if (shape->probes == 6)
	{
		known.probes = 6;
		add_batches(&known, bits, hashes, n, find, set);
	}
	else if (shape->probes == 7)
	{
		known.probes = 7;
		add_batches(&known, bits, hashes, n, find, set);
	}
	else
		add_batches(&known, bits, hashes, n, find, set);
}

RF_INLINE uint8_t *
find_block(const rf_bloom_shape *shape, uint8_t *bits, rf_bloom_probe at)
{
	uint8_t    *block = bits + at.block;

	if (shape->nblocks > 1)
		RF_PREFETCH_WRITE(block);
	return block;
}

/* Leaves the first and the ninth pattern instead of positions. */
RF_INLINE void
find_generic(const rf_bloom_shape *shape, uint8_t *bits,
			 const uint64_t *hashes, uint32_t n, Batch *found)
{
	uint32_t	i;

	for (i = 0; i < n; i++)
	{
		rf_bloom_probe at = rf_bloom_locate(shape, hashes[i]);

		found->blocks[i] = find_block(shape, bits, at);
		found->positions[i][0] = at.first;
		found->positions[i][1] = at.second;
	}
}

/* Sets the bits of up to eight patterns in a block of 512 bits. */
RF_INLINE void
set_eight(uint8_t *block, uint32_t pattern, uint32_t probes)
{
	uint32_t	k;

	for (k = 0; k < probes; k++)
	{
		uint8_t    *word = block + (size_t) (pattern >> 29) * 8;

		rf_store64(word,
				   rf_load64(word) | UINT64_C(1) << ((pattern >> 23) & 63));
		pattern *= RF_BLOOM_STEP;
	}
}

RF_INLINE void
set_generic(const rf_bloom_shape *shape, const Batch *found, uint32_t n)
{
	const uint32_t probes = shape->probes;
	const uint32_t few = probes < 8 ? probes : 8;
	uint32_t	i;

	for (i = 0; i < n; i++)
	{
		set_eight(found->blocks[i], found->positions[i][0], few);
		if (probes > 8)
			set_eight(found->blocks[i], found->positions[i][1], probes - 8);
	}
}

/* A block of any number of bits. */
static void
add_any(const rf_bloom_shape *shape, uint8_t *bits,
		const uint64_t *hashes, uint64_t n)
{
	const uint32_t probes = shape->probes;
	const uint32_t block_bits = shape->block_bits;
	uint64_t	i;
	uint32_t	k;

	for (i = 0; i < n; i++)
	{
		rf_bloom_probe at = rf_bloom_locate(shape, hashes[i]);

		for (k = 0; k < probes; k++)
		{
			uint32_t	bit = rf_bloom_position(&at, k, block_bits);

			bits[bit >> 3] |= (uint8_t) (1 << (bit & 7));
		}
	}
}

#if RF_X86 || RF_NEON

/* RF_BLOOM_STEP to the powers 0 to 7 */
static const uint32_t step_powers[8] = {
	0x00000001, 0x9e3779b9, 0xe35e67b1, 0x734297e9,
	0x35fbe861, 0xdeb7c719, 0x0448b211, 0x3459b749
};

#endif

#if RF_X86

/* The multiples of a pattern by these powers. */
RF_TARGET_AVX2
static inline __m256i
eight_patterns(uint32_t pattern)
{
	return _mm256_mullo_epi32(_mm256_set1_epi32((int) pattern),
							  _mm256_loadu_si256((const __m256i *) step_powers));
}

/* The bit positions of eight probes: mulhi32(pattern, block_bits). */
RF_TARGET_AVX2
static inline __m256i
eight_positions(uint32_t pattern, uint32_t block_bits)
{
	__m256i		patterns = eight_patterns(pattern);
	__m256i		even,
				odd;

	if (block_bits == RF_BLOOM_BLOCK_BITS)
		return _mm256_srli_epi32(patterns, 32 - 9);
	even = _mm256_mul_epu32(patterns, _mm256_set1_epi64x(block_bits));
	odd = _mm256_mul_epu32(_mm256_srli_epi64(patterns, 32),
						   _mm256_set1_epi64x(block_bits));
	return _mm256_blend_epi32(_mm256_srli_epi64(even, 32), odd, 0xAA);
}

RF_TARGET_AVX2
RF_INLINE void
find_avx2(const rf_bloom_shape *shape, uint8_t *bits, const uint64_t *hashes,
		  uint32_t n, Batch *found)
{
	const uint32_t block_bits = shape->block_bits;
	const bool	many = shape->probes > 8;
	uint32_t	i;

	for (i = 0; i < n; i++)
	{
		rf_bloom_probe at = rf_bloom_locate(shape, hashes[i]);
		__m256i    *positions = (__m256i *) found->positions[i];

		_mm256_storeu_si256(positions, eight_positions(at.first, block_bits));
		found->blocks[i] = find_block(shape, bits, at);
		if (many)
			_mm256_storeu_si256(positions + 1,
								eight_positions(at.second, block_bits));
	}
}

/* A block of any number of bits. */
RF_INLINE void
set_bytes(const rf_bloom_shape *shape, const Batch *found, uint32_t n)
{
	const uint32_t probes = shape->probes;
	uint32_t	i,
				k;

	for (i = 0; i < n; i++)
	{
		uint8_t    *block = found->blocks[i];

		for (k = 0; k < probes; k++)
		{
			uint32_t	bit = found->positions[i][k];

			block[bit >> 3] |= (uint8_t) (1 << (bit & 7));
		}
	}
}

/*
 * A register with one bit of a block, or of half a block, set.  In each word,
 * the topmost bit is shifted right by its distance from the position, which is
 * out of range in all words but one.
 */
RF_TARGET_AVX2
static inline __m256i
one_bit_of_half(__m256i topmost_positions, uint32_t position)
{
	const __m256i topmost = _mm256_set1_epi32((int) (UINT32_C(1) << 31));

	return _mm256_srlv_epi32(topmost,
							 _mm256_sub_epi32(topmost_positions,
											  _mm256_set1_epi32((int) position)));
}

/* Blocks of 512 bits, as two registers. */
RF_TARGET_AVX2
RF_INLINE void
set_avx2(const rf_bloom_shape *shape, const Batch *found, uint32_t n)
{
	const uint32_t probes = shape->probes;
	const __m256i tops_low = _mm256_setr_epi32(31, 63, 95, 127,
											   159, 191, 223, 255);
	const __m256i tops_high = _mm256_setr_epi32(287, 319, 351, 383,
												415, 447, 479, 511);
	uint32_t	i,
				k;

	for (i = 0; i < n; i++)
	{
		const uint32_t *positions = found->positions[i];
		__m256i    *block = (__m256i *) found->blocks[i];
		__m256i		low = _mm256_loadu_si256(block);
		__m256i		high = _mm256_loadu_si256(block + 1);

		for (k = 0; k < probes; k++)
		{
			low = _mm256_or_si256(low, one_bit_of_half(tops_low,
													   positions[k]));
			high = _mm256_or_si256(high, one_bit_of_half(tops_high,
														 positions[k]));
		}
		_mm256_storeu_si256(block, low);
		_mm256_storeu_si256(block + 1, high);
	}
}

RF_TARGET_AVX2
static void
add_avx2(const rf_bloom_shape *shape, uint8_t *bits,
		 const uint64_t *hashes, uint64_t n)
{
	if (shape->block_bits == RF_BLOOM_BLOCK_BITS)
		add_blocks(shape, bits, hashes, n, find_avx2, set_avx2);
	else
		add_batches(shape, bits, hashes, n, find_avx2, set_bytes);
}

RF_TARGET_AVX512
static inline __m512i
one_bit(uint32_t position)
{
	const __m512i topmost = _mm512_set1_epi32((int) (UINT32_C(1) << 31));
	const __m512i its_position = _mm512_setr_epi32(31, 63, 95, 127,
												   159, 191, 223, 255,
												   287, 319, 351, 383,
												   415, 447, 479, 511);

	return _mm512_srlv_epi32(topmost,
							 _mm512_sub_epi32(its_position,
											  _mm512_set1_epi32((int) position)));
}

/* Blocks of 512 bits, as one register. */
RF_TARGET_AVX512
RF_INLINE void
set_avx512(const rf_bloom_shape *shape, const Batch *found, uint32_t n)
{
	const uint32_t probes = shape->probes;
	uint32_t	i,
				k;

	for (i = 0; i < n; i++)
	{
		const uint32_t *positions = found->positions[i];
		__m512i		words = _mm512_loadu_si512(found->blocks[i]);

		if (probes % 2 != 0)
			words = _mm512_or_si512(words, one_bit(positions[0]));

		/* two at a time; 0xFE: words | one | other */
		for (k = probes % 2; k < probes; k += 2)
			words = _mm512_ternarylogic_epi64(words, one_bit(positions[k]),
											  one_bit(positions[k + 1]), 0xFE);
		_mm512_storeu_si512(found->blocks[i], words);
	}
}

RF_TARGET_AVX512
static void
add_avx512(const rf_bloom_shape *shape, uint8_t *bits,
		   const uint64_t *hashes, uint64_t n)
{
	if (shape->block_bits == RF_BLOOM_BLOCK_BITS)
		add_blocks(shape, bits, hashes, n, find_avx2, set_avx512);
	else
		add_batches(shape, bits, hashes, n, find_avx2, set_bytes);
}

#endif							/* RF_X86 */

static void
add_piece(const rf_bloom_shape *shape, uint8_t *bits,
		  const uint64_t *hashes, uint64_t n)
{
#if RF_X86
	if (rf_isa_here() >= RF_ISA_AVX512)
		add_avx512(shape, bits, hashes, n);
	else if (rf_isa_here() >= RF_ISA_AVX2)
		add_avx2(shape, bits, hashes, n);
	else
#endif
	if (shape->block_bits == RF_BLOOM_BLOCK_BITS)
		add_blocks(shape, bits, hashes, n, find_generic, set_generic);
	else
		add_any(shape, bits, hashes, n);
}

void
rf_bloom_add(const void *opaque, uint8_t *bits,
			 const uint64_t *hashes, uint64_t n, rf_tick tick)
{
	const rf_bloom_shape *shape = opaque;
	rf_pace		pace = {tick, 0};
	uint64_t	i = 0;

	while (i < n)
	{
		uint64_t	begin = i;

		i = rf_piece(i, n, 2, &pace);
		add_piece(shape, bits, hashes + begin, i - begin);
	}
}

/* Leaves at the first bit that is not set. */
static bool
may_contain_generic(const rf_bloom *bloom, uint64_t hash)
{
	rf_bloom_probe at = rf_bloom_locate(&bloom->shape, hash);
	const uint8_t *block = bloom->bits + at.block;
	uint32_t	i;

	for (i = 0; i < bloom->shape.probes; i++)
	{
		uint32_t	bit = rf_bloom_position(&at, i, bloom->shape.block_bits);

		if (((block[bit >> 3] >> (bit & 7)) & 1) == 0)
			return false;
	}
	return true;
}

#if RF_X86

/*
 * Eight probes of a block of 512 bits at once.  The top four bits of a pattern
 * choose one of sixteen words of 32 bits, the next five a bit in it.  Words
 * are looked up in both registers, and the topmost bit chooses.  Lanes from
 * "probes" on test no bit.
 */
RF_TARGET_AVX2
static inline bool
eight_probes_avx2(const uint8_t *block, uint32_t pattern, uint32_t probes)
{
	const __m256i lanes = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
	__m256i		patterns,
				word_no,
				low,
				high,
				words,
				used,
				bits;

	patterns = eight_patterns(pattern);
	word_no = _mm256_srli_epi32(patterns, 28);
	low = _mm256_loadu_si256((const __m256i *) block);
	high = _mm256_loadu_si256((const __m256i *) (block + 32));
	low = _mm256_permutevar8x32_epi32(low, word_no);
	high = _mm256_permutevar8x32_epi32(high, word_no);
	words = _mm256_castps_si256(_mm256_blendv_ps(_mm256_castsi256_ps(low),
												 _mm256_castsi256_ps(high),
												 _mm256_castsi256_ps(patterns)));
	used = _mm256_cmpgt_epi32(_mm256_set1_epi32((int) probes), lanes);
	used = _mm256_srli_epi32(used, 31);
	bits = _mm256_and_si256(_mm256_srli_epi32(patterns, 23),
							_mm256_set1_epi32(31));
	return _mm256_testc_si256(words, _mm256_sllv_epi32(used, bits)) != 0;
}

/*
 * The same with AVX-512: words are looked up in both registers at once, and
 * rotated so that the bit is the lowest.
 */
RF_TARGET_AVX512
static inline bool
eight_probes_avx512(const uint8_t *block, uint32_t pattern, uint32_t probes)
{
	__m256i		patterns = eight_patterns(pattern);
	__m256i		low = _mm256_loadu_si256((const __m256i *) block);
	__m256i		high = _mm256_loadu_si256((const __m256i *) (block + 32));
	__m256i		words = _mm256_permutex2var_epi32(low,
												  _mm256_srli_epi32(patterns, 28),
												  high);
	__mmask8	missing;

	words = _mm256_rorv_epi32(words, _mm256_srli_epi32(patterns, 23));
	missing = _mm256_testn_epi32_mask(words, _mm256_set1_epi32(1));
	return _bzhi_u32(missing, probes) == 0;
}

#elif RF_NEON

/*
 * Eight probes of a block of 512 bits at once.  The block is a table of 64
 * bytes: the top six bits of a pattern choose one of them, the next three a
 * bit in it.  Lanes from "probes" on test no bit.
 */
static inline bool
eight_probes_neon(const uint8_t *block, uint32_t pattern, uint32_t probes)
{
	static const uint8_t lanes[8] = {0, 1, 2, 3, 4, 5, 6, 7};
	uint32x4_t	low = vmulq_n_u32(vld1q_u32(step_powers), pattern);
	uint32x4_t	high = vmulq_n_u32(vld1q_u32(step_powers + 4), pattern);
	uint16x8_t	tops = vcombine_u16(vshrn_n_u32(low, 16), vshrn_n_u32(high, 16));
	uint8x8_t	byte_no = vmovn_u16(vshrq_n_u16(tops, 10));
	uint8x8_t	bit_no = vand_u8(vmovn_u16(vshrq_n_u16(tops, 7)), vdup_n_u8(7));
	uint8x8_t	used = vclt_u8(vld1_u8(lanes), vdup_n_u8((uint8_t) probes));
	uint8x8_t	bits = vshl_u8(vdup_n_u8(1), vreinterpret_s8_u8(bit_no));
	uint8x8_t	missing = vbic_u8(vand_u8(bits, used),
								  vqtbl4_u8(vld1q_u8_x4(block), byte_no));

	return vget_lane_u64(vreinterpret_u64_u8(missing), 0) == 0;
}

#endif

#if RF_X86 || RF_NEON

typedef bool (*EightProbes) (const uint8_t *block, uint32_t pattern,
							 uint32_t probes);

RF_INLINE bool
block_may_contain(const rf_bloom *bloom, uint64_t hash, EightProbes eight)
{
	rf_bloom_probe at = rf_bloom_locate(&bloom->shape, hash);
	const uint8_t *block = bloom->bits + at.block;
	uint32_t	probes = bloom->shape.probes;

	if (probes <= 8)
		return eight(block, at.first, probes);
	return eight(block, at.first, 8) && eight(block, at.second, probes - 8);
}

#endif

/* In filters larger than the cache, blocks are prefetched AHEAD keys ahead. */
#define AHEAD		24

typedef bool (*MayContain) (const rf_bloom *bloom, uint64_t hash);

/* A block lies in two cache lines if the payload is not aligned. */
RF_INLINE void
prefetch_block(const rf_bloom *bloom, uint64_t hash)
{
	const uint8_t *block = bloom->bits +
	rf_bloom_locate(&bloom->shape, hash).block;

	RF_PREFETCH(block);
	RF_PREFETCH(block + RF_BLOOM_BLOCK_BYTES - 1);
}

RF_INLINE uint32_t
may_contain_many(const rf_bloom *bloom, const uint64_t *hashes,
				 uint32_t begin, uint32_t end, uint32_t *found,
				 MayContain one_may_contain)
{
	const bool	ahead = bloom->shape.nbytes > RF_CACHED_BYTES;
	uint32_t	nfound = 0;
	uint32_t	i;

	for (i = begin; ahead && i < end && i < begin + AHEAD; i++)
		prefetch_block(bloom, hashes[i]);
	for (i = begin; i < end; i++)
	{
		if (ahead && end - i > AHEAD)
			prefetch_block(bloom, hashes[i + AHEAD]);
		found[nfound] = i;
		nfound += one_may_contain(bloom, hashes[i]);
	}
	return nfound;
}

/* A variant of all this for blocks of 512 bits. */
#define PROBE_VARIANT(isa, target) \
	target static bool \
	may_contain_##isa(const rf_bloom *bloom, uint64_t hash) \
	{ \
		return block_may_contain(bloom, hash, eight_probes_##isa); \
	} \
	\
	target static uint32_t \
	may_contain_many_##isa(const rf_bloom *bloom, const uint64_t *hashes, \
						   uint32_t begin, uint32_t end, uint32_t *found) \
	{ \
		return may_contain_many(bloom, hashes, begin, end, found, \
								may_contain_##isa); \
	}

#if RF_X86
PROBE_VARIANT(avx2, RF_TARGET_AVX2)
PROBE_VARIANT(avx512, RF_TARGET_AVX512)
#endif

#if RF_NEON
PROBE_VARIANT(neon,)
#endif

bool
rf_bloom_may_contain(const rf_bloom *bloom, uint64_t hash)
{
	if (RF_LIKELY(bloom->shape.block_bits == RF_BLOOM_BLOCK_BITS))
	{
#if RF_X86
		if (rf_isa_here() >= RF_ISA_AVX512)
			return may_contain_avx512(bloom, hash);
		if (rf_isa_here() >= RF_ISA_AVX2)
			return may_contain_avx2(bloom, hash);
#endif
#if RF_NEON
		if (rf_isa_here() >= RF_ISA_NEON)
			return may_contain_neon(bloom, hash);
#endif
	}
	return may_contain_generic(bloom, hash);
}

uint32_t
rf_bloom_may_contain_many(const void *view, const uint64_t *hashes,
						  uint32_t begin, uint32_t end, uint32_t *found)
{
	const rf_bloom *bloom = view;

	if (bloom->shape.block_bits == RF_BLOOM_BLOCK_BITS)
	{
#if RF_X86
		if (rf_isa_here() >= RF_ISA_AVX512)
			return may_contain_many_avx512(bloom, hashes, begin, end, found);
		if (rf_isa_here() >= RF_ISA_AVX2)
			return may_contain_many_avx2(bloom, hashes, begin, end, found);
#endif
#if RF_NEON
		if (rf_isa_here() >= RF_ISA_NEON)
			return may_contain_many_neon(bloom, hashes, begin, end, found);
#endif
	}
	return may_contain_many(bloom, hashes, begin, end, found,
							may_contain_generic);
}
