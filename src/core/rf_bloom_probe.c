/*-------------------------------------------------------------------------
 *
 * rf_bloom_probe.c
 *	  Adding keys to Bloom filters, and looking them up.
 *
 * IDENTIFICATION
 *	  src/core/rf_bloom_probe.c
 *
 *-------------------------------------------------------------------------
 */
#include "rf_bloom_impl.h"
#include "rf_simd.h"

/*
 * ------------------------------------------------------------------------
 * Adding.
 *
 * In a filter larger than the cache, each key is a miss.  Its block is known
 * long before, so blocks are fetched AHEAD keys in advance.
 * ------------------------------------------------------------------------
 */
#define AHEAD		24

/* A block of any number of bits. */
static void
add_any(const rf_bloom_shape *shape, uint8_t *bits,
		const uint64_t *hashes, uint64_t n)
{
	uint64_t	i;
	uint32_t	k;

	for (i = 0; i < n; i++)
	{
		rf_bloom_probe at = rf_bloom_locate(shape, bits, hashes[i]);
		uint8_t    *block = bits + (at.block - bits);

		for (k = 0; k < shape->probes; k++)
		{
			uint32_t	bit = rf_bloom_position(&at, k, shape->block_bits);

			block[bit >> 3] |= (uint8_t) (1 << (bit & 7));
		}
	}
}

static inline void
fetch_ahead(const rf_bloom_shape *shape, uint8_t *bits,
			const uint64_t *hashes, uint64_t i, uint64_t n)
{
	if (i + AHEAD < n)
		RF_PREFETCH_WRITE(rf_bloom_locate(shape, bits, hashes[i + AHEAD]).block);
}

/* Blocks of 512 bits, as eight words. */
static void
add_blocks(const rf_bloom_shape *shape, uint8_t *bits,
		   const uint64_t *hashes, uint64_t n)
{
	const uint32_t probes = shape->probes;
	uint64_t	i;
	uint32_t	k;

	for (i = 0; i < n; i++)
	{
		rf_bloom_probe at = rf_bloom_locate(shape, bits, hashes[i]);
		uint8_t    *block = bits + (at.block - bits);

		fetch_ahead(shape, bits, hashes, i, n);
		for (k = 0; k < probes; k++)
		{
			uint32_t	bit = rf_bloom_position(&at, k, RF_BLOOM_BLOCK_BITS);
			uint8_t    *word = block + bit / 64 * 8;

			rf_store64(word, rf_load64(word) | UINT64_C(1) << (bit % 64));
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

/* Multiples of a pattern by them. */
RF_TARGET_AVX2
static inline __m256i
eight_patterns(uint32_t pattern)
{
	return _mm256_mullo_epi32(_mm256_set1_epi32((int) pattern),
							  _mm256_loadu_si256((const __m256i *) step_powers));
}

/* The bit positions of eight probes. */
RF_TARGET_AVX512
static inline void
eight_positions(uint32_t pattern, uint64_t *positions)
{
	_mm512_storeu_si512(positions,
						_mm512_cvtepu32_epi64(_mm256_srli_epi32(eight_patterns(pattern), 23)));
}

/*
 * A register that has one bit set of its 512: in each word, the topmost bit is
 * shifted right by as many places as the position is away from it, which is
 * out of range in all words but one.
 */
RF_TARGET_AVX512
static inline __m512i
one_bit(uint64_t position)
{
	const __m512i topmost = _mm512_set1_epi64((long long) (UINT64_C(1) << 63));
	const __m512i its_position = _mm512_setr_epi64(63, 127, 191, 255,
												   319, 383, 447, 511);

	return _mm512_srlv_epi64(topmost,
							 _mm512_sub_epi64(its_position,
											  _mm512_set1_epi64((long long) position)));
}

/* Blocks of 512 bits, as one register. */
RF_TARGET_AVX512
static void
add_blocks_avx512(const rf_bloom_shape *shape, uint8_t *bits,
				  const uint64_t *hashes, uint64_t n)
{
	const uint32_t probes = shape->probes;
	uint64_t	positions[RF_BLOOM_MAX_PROBES];
	uint64_t	i;
	uint32_t	k;

	for (i = 0; i < n; i++)
	{
		rf_bloom_probe at = rf_bloom_locate(shape, bits, hashes[i]);
		uint8_t    *block = bits + (at.block - bits);
		__m512i		words = _mm512_loadu_si512(block);

		fetch_ahead(shape, bits, hashes, i, n);
		eight_positions(at.first, positions);
		if (probes > 8)
			eight_positions(at.second, positions + 8);
		if (probes % 2 != 0)
			words = _mm512_or_si512(words, one_bit(positions[0]));

		/* two at a time; 0xFE: words | one | other */
		for (k = probes % 2; k < probes; k += 2)
			words = _mm512_ternarylogic_epi64(words, one_bit(positions[k]),
											  one_bit(positions[k + 1]), 0xFE);
		_mm512_storeu_si512(block, words);
	}
}

#endif							/* RF_X86 */

static void
add_piece(const rf_bloom_shape *shape, uint8_t *bits,
		  const uint64_t *hashes, uint64_t n)
{
	if (shape->block_bits != RF_BLOOM_BLOCK_BITS)
		add_any(shape, bits, hashes, n);
#if RF_X86
	else if (rf_isa_here() >= RF_ISA_AVX512)
		add_blocks_avx512(shape, bits, hashes, n);
#endif
	else
		add_blocks(shape, bits, hashes, n);
}

void
rf_bloom_add(const rf_bloom_shape *shape, uint8_t *bits,
			 const uint64_t *hashes, uint64_t n, rf_tick tick)
{
	rf_pace		pace = {tick, 0};
	uint64_t	i = 0;

	while (i < n)
	{
		uint64_t	stop = rf_piece_end(i, n);

		add_piece(shape, bits, hashes + i, stop - i);
		rf_pace_steps(&pace, stop - i);
		i = stop;
	}
}

/*
 * ------------------------------------------------------------------------
 * Probing.
 * ------------------------------------------------------------------------
 */

/*
 * Probe by probe, leaving at the first bit that is not set.
 */
static bool
may_contain_generic(const rf_bloom *bloom, uint64_t hash)
{
	rf_bloom_probe at = rf_bloom_locate(&bloom->shape, bloom->bits, hash);
	uint32_t	i;

	for (i = 0; i < bloom->shape.probes; i++)
	{
		uint32_t	bit = rf_bloom_position(&at, i, bloom->shape.block_bits);

		if (((at.block[bit >> 3] >> (bit & 7)) & 1) == 0)
			return false;
	}
	return true;
}

#if RF_X86

/*
 * Eight probes of a block of 512 bits at once.  The top four bits of a
 * pattern choose one of the block's sixteen words of 32 bits, the next five a
 * bit in it.  The words are in two registers: look them up in both, and let
 * the topmost bit choose.  Lanes from "probes" on test no bit.
 */
RF_TARGET_AVX2
static inline bool
eight_probes(const uint8_t *block, uint32_t pattern, uint32_t probes)
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

#define VECTOR_ISA		RF_ISA_AVX2
#define VECTOR_TARGET	RF_TARGET_AVX2

#elif RF_NEON

/*
 * Eight probes of a block of 512 bits at once.  The block is a table of 64
 * bytes: the top six bits of a pattern choose one of them, the next three a
 * bit in it.  Lanes from "probes" on test no bit.
 */
static inline bool
eight_probes(const uint8_t *block, uint32_t pattern, uint32_t probes)
{
	static const uint8_t lanes[8] = {0, 1, 2, 3, 4, 5, 6, 7};
	uint32x4_t	low = vmulq_n_u32(vld1q_u32(step_powers), pattern);
	uint32x4_t	high = vmulq_n_u32(vld1q_u32(step_powers + 4), pattern);
	uint16x8_t	tops = vcombine_u16(vshrn_n_u32(low, 16), vshrn_n_u32(high, 16));
	uint8x8_t	byte_no = vmovn_u16(vshrq_n_u16(tops, 10));
	uint8x8_t	bit_no = vand_u8(vmovn_u16(vshrq_n_u16(tops, 7)), vdup_n_u8(7));
	uint8x8_t	used = vclt_u8(vld1_u8(lanes), vdup_n_u8((uint8_t) (probes < 8 ? probes : 8)));
	uint8x8_t	bits = vshl_u8(vdup_n_u8(1), vreinterpret_s8_u8(bit_no));
	uint8x8_t	missing = vbic_u8(vand_u8(bits, used),
								  vqtbl4_u8(vld1q_u8_x4(block), byte_no));

	return vget_lane_u64(vreinterpret_u64_u8(missing), 0) == 0;
}

#define VECTOR_ISA		RF_ISA_NEON
#define VECTOR_TARGET

#endif

#ifdef VECTOR_ISA

VECTOR_TARGET
static bool
may_contain_vector(const rf_bloom *bloom, uint64_t hash)
{
	rf_bloom_probe at = rf_bloom_locate(&bloom->shape, bloom->bits, hash);

	return eight_probes(at.block, at.first, bloom->shape.probes) &&
		(bloom->shape.probes <= 8 ||
		 eight_probes(at.block, at.second, bloom->shape.probes - 8));
}

#endif

bool
rf_bloom_may_contain(const rf_bloom *bloom, uint64_t hash)
{
#ifdef VECTOR_ISA
	if (rf_isa_here() >= VECTOR_ISA &&
		bloom->shape.block_bits == RF_BLOOM_BLOCK_BITS)
		return may_contain_vector(bloom, hash);
#endif
	return may_contain_generic(bloom, hash);
}
