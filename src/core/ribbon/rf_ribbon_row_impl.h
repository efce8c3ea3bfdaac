/*-------------------------------------------------------------------------
 *
 * rf_ribbon_row_impl.h
 *	  Rows of a solution against the equation of a key, in filters and maps.
 *
 * With k = start / 64 and t = start % 64, the coefficient word falls into two
 * parts, c << t for block k and c >> (64 - t) for block k + 1, and bit j of
 * the sum of rows is the parity of
 *
 *		(word j of k & left part) ^ (word j of k + 1 & right part).
 *
 * All columns, or eight at a time with vectors, are computed before deciding.
 * Leaving at the first wrong column would save work, but take a branch that
 * cannot be predicted for absent keys.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_RIBBON_ROW_IMPL_H
#define RF_RIBBON_ROW_IMPL_H

#include "rf_ribbon_impl.h"

/* The equation of a key.  Passed in two registers. */
typedef struct Row
{
	uint64_t	coeff;			/* bit i: slot start + i takes part; bit 0 set */
	uint32_t	start;			/* first slot */
	uint32_t	result;			/* RF_RIBBON_MAX_COLUMNS bits; in a map, above
								 * them rf_ribbon_hiding_bit() */
} Row;

/* The lowest n bits, n <= RF_RIBBON_MAX_COLUMNS. */
static inline uint32_t
low_bits(uint32_t n)
{
	return (UINT32_C(1) << n) - 1;
}

/* The bit that hides the last of n columns of values. */
static inline uint64_t
hiding_mask(Row row, uint32_t n)
{
	return (uint64_t) (row.result >> RF_RIBBON_MAX_COLUMNS) << n >> 1;
}

/* The coefficients of block k, and of block k + 1. */
static inline uint64_t
left_part(Row row)
{
	return row.coeff << row.start % RF_RIBBON_WIDTH;
}

static inline uint64_t
right_part(Row row)
{
	/* >> (64 - t), which is out of range with t = 0 */
	return row.coeff >> 1 >> (~row.start % RF_RIBBON_WIDTH);
}

/*
 * Is the sum of what an equation picks from two blocks of "columns" words, a
 * and b, its result?
 */
typedef bool (*Holds) (const uint8_t *a, const uint8_t *b, uint64_t left,
					   uint64_t right, uint32_t columns, uint32_t result);

RF_INLINE bool
hold_words(const uint8_t *a, const uint8_t *b, uint64_t left, uint64_t right,
		   uint32_t columns, uint32_t result)
{
	uint32_t	sum = 0;
	uint32_t	j;

	for (j = 0; j < columns; j++)
	{
		uint64_t	x = (rf_load64(a + 8 * j) & left) ^
		(rf_load64(b + 8 * j) & right);

		sum |= rf_parity64(x) << j;
	}
	return ((sum ^ result) & low_bits(columns)) == 0;
}

/*
 * Rows that reach the last block of their system, which may have fewer than 64
 * slots: they start in the full block before, or lie in the last.
 */
typedef struct End
{
	const uint8_t *full;		/* words of the block before */
	uint64_t	left;			/* its coefficients; 0: none are picked */
	uint64_t	right;			/* those of the last block */
	uint64_t	at;				/* where that begins, in bits */
	uint32_t	width;
	uint32_t	columns;
	uint32_t	result;
} End;

RF_INLINE End
end_of(const rf_ribbon_system *sys, const uint8_t *solution, Row row)
{
	uint32_t	block = row.start / RF_RIBBON_WIDTH;
	uint32_t	last = (sys->slots - 1) / RF_RIBBON_WIDTH;
	End			end;

	end.full = solution + sizeof(uint64_t) * rf_ribbon_block_word(sys, block);
	end.left = block < last ? left_part(row) : 0;
	end.right = block < last ? right_part(row) : row.coeff;
	end.at = rf_ribbon_block_at(sys, last);
	end.width = rf_ribbon_block_width(sys, last);
	end.columns = rf_ribbon_block_columns(sys, block);
	end.result = row.result;
	return end;
}

/* The sum of what is picked from a column. */
RF_INLINE uint32_t
sum_at_end(const End *end, const uint8_t *solution, uint32_t column)
{
	uint64_t	x = end->right & rf_get_bits(solution, end->at + column * end->width,
											 end->width);

	if (end->left != 0)
		x ^= end->left & rf_load64(end->full + 8 * column);
	return rf_parity64(x);
}

/* Four columns are enough to reject 15 of 16 absent keys. */
RF_INLINE bool
hold_at_end(const End *end, const uint8_t *solution)
{
	uint32_t	sum = end->result;
	uint32_t	j;

	for (j = 0; j < end->columns; j++)
	{
		sum ^= sum_at_end(end, solution, j) << j;
		if (j == 3 && (sum & low_bits(4)) != 0)
			return false;
	}
	return (sum & low_bits(end->columns)) == 0;
}

#if RF_X86

/*
 * More than eight columns, by a function for up to eight, which rejects nearly
 * all absent keys.
 */
RF_INLINE bool
many_hold(const uint8_t *a, const uint8_t *b, uint64_t left, uint64_t right,
		  uint32_t columns, uint32_t result, Holds eight_hold)
{
	for (; columns > 8; columns -= 8)
	{
		if (!eight_hold(a, b, left, right, 8, result))
			return false;
		a += 8 * sizeof(uint64_t);
		b += 8 * sizeof(uint64_t);
		result >>= 8;
	}
	return eight_hold(a, b, left, right, columns, result);
}

/* The same, and a Holds of any number of columns. */
#define HOLD_VARIANT(isa, target, eight_hold) \
	target static RF_NOINLINE bool \
	many_hold_##isa(const uint8_t *a, const uint8_t *b, uint64_t left, \
					uint64_t right, uint32_t columns, uint32_t result) \
	{ \
		return many_hold(a, b, left, right, columns, result, eight_hold); \
	} \
	\
	target static inline bool \
	hold_##isa(const uint8_t *a, const uint8_t *b, uint64_t left, \
			   uint64_t right, uint32_t columns, uint32_t result) \
	{ \
		if (RF_UNLIKELY(columns > 8)) \
			return many_hold_##isa(a, b, left, right, columns, result); \
		return eight_hold(a, b, left, right, columns, result); \
	}

/* What is picked from four columns; only those in use are read. */
RF_TARGET_AVX2
static inline __m256i
four_picked(const uint8_t *a, const uint8_t *b, __m256i left, __m256i right,
			__m256i in_use)
{
	__m256i		x = _mm256_maskload_epi64((const long long *) a, in_use);
	__m256i		y = _mm256_maskload_epi64((const long long *) b, in_use);

	return _mm256_xor_si256(_mm256_and_si256(x, left),
							_mm256_and_si256(y, right));
}

/*
 * The parity of a word is that of the XOR of its halves.  Eight words are
 * folded to eight of 32 bits (columns 0 to 3 in the even ones, 4 to 7 in the
 * odd ones), and further to four bits, whose parity is looked up.
 */
RF_TARGET_AVX2
static inline bool
eight_hold_avx2(const uint8_t *a, const uint8_t *b, uint64_t left,
				uint64_t right, uint32_t columns, uint32_t result)
{
	const __m256i parities = _mm256_setr_epi8(0, 1, 1, 0, 1, 0, 0, 1,
											  1, 0, 0, 1, 0, 1, 1, 0,
											  0, 1, 1, 0, 1, 0, 0, 1,
											  1, 0, 0, 1, 0, 1, 1, 0);
	const __m256i lefts = _mm256_set1_epi64x((long long) left);
	const __m256i rights = _mm256_set1_epi64x((long long) right);
	const __m256i n = _mm256_set1_epi64x(columns);
	__m256i		low_used = _mm256_cmpgt_epi64(n, _mm256_setr_epi64x(0, 1, 2, 3));
	__m256i		high_used = _mm256_cmpgt_epi64(n, _mm256_setr_epi64x(4, 5, 6, 7));
	__m256i		low = four_picked(a, b, lefts, rights, low_used);
	__m256i		high = four_picked(a + 32, b + 32, lefts, rights, high_used);
	__m256i		sums,
				results,
				used;

	low = _mm256_xor_si256(low, _mm256_srli_epi64(low, 32));
	high = _mm256_xor_si256(high, _mm256_slli_epi64(high, 32));
	sums = _mm256_blend_epi32(low, high, 0xAA);
	sums = _mm256_xor_si256(sums, _mm256_srli_epi32(sums, 16));
	sums = _mm256_xor_si256(sums, _mm256_srli_epi32(sums, 8));
	sums = _mm256_xor_si256(sums, _mm256_srli_epi32(sums, 4));
	sums = _mm256_and_si256(sums, _mm256_set1_epi32(15));
	sums = _mm256_shuffle_epi8(parities, sums);
	results = _mm256_srlv_epi32(_mm256_set1_epi32((int) result),
								_mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7));

	/* Compare bit 0 of each word whose column is in use. */
	used = _mm256_blend_epi32(low_used, high_used, 0xAA);
	return _mm256_testz_si256(_mm256_xor_si256(sums, results),
							  _mm256_srli_epi32(used, 31)) != 0;
}

HOLD_VARIANT(avx2, RF_TARGET_AVX2, eight_hold_avx2)

/* The sums of up to eight columns. */
RF_TARGET_AVX512
static inline uint32_t
sums_avx512(__m512i x, __m512i y, uint64_t left, uint64_t right)
{
	/* 0x78: x ^ (y & right) */
	x = _mm512_and_si512(x, _mm512_set1_epi64((long long) left));
	x = _mm512_ternarylogic_epi64(x, y, _mm512_set1_epi64((long long) right),
								  0x78);
	x = _mm512_popcnt_epi64(x);
	return _cvtmask8_u32(_mm512_test_epi64_mask(x, _mm512_set1_epi64(1)));
}

RF_TARGET_AVX512
static inline bool
eight_hold_avx512(const uint8_t *a, const uint8_t *b, uint64_t left,
				  uint64_t right, uint32_t columns, uint32_t result)
{
	uint32_t	in_use = low_bits(columns);

	/* Words beyond the last column are not read; they are 0. */
	return sums_avx512(_mm512_maskz_loadu_epi64((__mmask8) in_use, a),
					   _mm512_maskz_loadu_epi64((__mmask8) in_use, b),
					   left, right) == (result & in_use);
}

HOLD_VARIANT(avx512, RF_TARGET_AVX512, eight_hold_avx512)

#endif

#if RF_NEON

/* Loads two words, of which only the first n are there; others are 0. */
static inline uint64x2_t
two_words(const uint8_t *p, uint32_t n)
{
	if (n >= 2)
		return vreinterpretq_u64_u8(vld1q_u8(p));
	return vcombine_u64(n == 1 ? vreinterpret_u64_u8(vld1_u8(p)) : vdup_n_u64(0),
						vdup_n_u64(0));
}

/*
 * Eight columns at once: bits are counted byte by byte, and neighbours added
 * until there is one byte for each column, whose lowest bit is the parity.
 */
static inline bool
hold_neon(const uint8_t *a, const uint8_t *b, uint64_t left, uint64_t right,
		  uint32_t columns, uint32_t result)
{
	static const uint8_t weights[8] = {1, 2, 4, 8, 16, 32, 64, 128};
	uint32_t	sum = 0;
	uint32_t	j,
				i;

	for (j = 0; j < columns; j += 8)
	{
		uint8x16_t	counts[4];
		uint8x8_t	parities;

		for (i = 0; i < 4; i++)
		{
			uint32_t	at = j + 2 * i;
			uint32_t	n = at < columns ? columns - at : 0;
			uint64x2_t	x = vandq_u64(two_words(a + 8 * at, n), vdupq_n_u64(left));
			uint64x2_t	y = vandq_u64(two_words(b + 8 * at, n), vdupq_n_u64(right));

			counts[i] = vcntq_u8(vreinterpretq_u8_u64(veorq_u64(x, y)));
		}
		counts[0] = vpaddq_u8(vpaddq_u8(counts[0], counts[1]),
							  vpaddq_u8(counts[2], counts[3]));
		parities = vpadd_u8(vget_low_u8(counts[0]), vget_high_u8(counts[0]));
		parities = vand_u8(parities, vdup_n_u8(1));
		sum |= (uint32_t) vaddv_u8(vmul_u8(parities, vld1_u8(weights))) << j;
	}
	return ((sum ^ result) & low_bits(columns)) == 0;
}

#endif

/* Calls the variant of a function for this machine. */
#if RF_X86
#define RETURN_VARIANT(f_, ...) \
	if (rf_isa_here() >= RF_ISA_AVX512) \
		return f_##avx512(__VA_ARGS__); \
	if (rf_isa_here() >= RF_ISA_AVX2) \
		return f_##avx2(__VA_ARGS__); \
	if (rf_isa_here() >= RF_ISA_POPCNT) \
		return f_##popcnt(__VA_ARGS__); \
	return f_##generic(__VA_ARGS__)
#elif RF_NEON
#define RETURN_VARIANT(f_, ...) \
	if (rf_isa_here() >= RF_ISA_NEON) \
		return f_##neon(__VA_ARGS__); \
	return f_##generic(__VA_ARGS__)
#else
#define RETURN_VARIANT(f_, ...) return f_##generic(__VA_ARGS__)
#endif

/*
 * Does the equation of a row that starts before sys->full_starts hold?  If t =
 * 0 nothing is picked from block k + 1, but it can be read.
 */
RF_INLINE bool
row_holds(const rf_ribbon_system *sys, const uint8_t *solution, Row row,
		  Holds holds)
{
	uint32_t	block = row.start / RF_RIBBON_WIDTH;
	uint32_t	columns = rf_ribbon_block_columns(sys, block);
	const uint8_t *a = solution + sizeof(uint64_t) * rf_ribbon_block_word(sys, block);

	return holds(a, a + sizeof(uint64_t) * columns, left_part(row),
				 right_part(row), columns, row.result);
}

#endif							/* RF_RIBBON_ROW_IMPL_H */
