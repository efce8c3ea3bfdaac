/*-------------------------------------------------------------------------
 *
 * rf_ribbon_probe.c
 *	  Probing a ribbon filter.
 *
 * A key's equation picks rows start .. start + 63 of the solution.  With
 * k = start / 64 and t = start % 64, the coefficient word falls into two
 * parts, c << t for block k and c >> (64 - t) for block k + 1, and bit j of
 * the sum of rows is the parity of
 *
 *		(word j of k & left part) ^ (word j of k + 1 & right part).
 *
 * All columns, or eight at a time with vectors, are computed before anything
 * is decided.  Leaving at the first wrong column would save work, at the price
 * of a branch that cannot be predicted for absent keys.
 *
 * As many columns are compared as the key's first block has: block k + 1 has
 * at least as many, since blocks with fewer come first.
 *
 * A probe fetches what it reads (rf_fetch): the directory's entry, the byte of
 * thresholds and, behind it in the same chunk, the row; or, for the few keys
 * that are bumped, the overflow.  rf_ribbon_may_contain() is the same function
 * for filters that are in place.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_ribbon_impl.h"

#include "core/keyset/rf_keyset.h"

/* The equation of a key.  Passed in two registers. */
typedef struct Row
{
	uint64_t	coeff;			/* bit i: slot start + i takes part; bit 0 set */
	uint32_t	start;			/* first slot */
	uint32_t	result;			/* RF_RIBBON_MAX_COLUMNS bits */
} Row;

/* The lowest n bits, n <= RF_RIBBON_MAX_COLUMNS. */
static inline uint32_t
low_bits(uint32_t n)
{
	return (UINT32_C(1) << n) - 1;
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
 * Does the equation hold: is the sum of what it picks from two blocks of
 * "columns" words, a and b, its result?
 */
typedef bool (*Holds) (const uint8_t *a, const uint8_t *b, uint64_t left,
					   uint64_t right, uint32_t columns, uint32_t result);

/* The functions of a variant for less likely cases; see PROBE_VARIANT(). */
typedef bool (*AtEnd) (const rf_ribbon_system *sys, const uint8_t *solution,
					   Row row);
typedef bool (*Dense) (const rf_ribbon_system *sys, const uint8_t *solution,
					   uint32_t seed, uint64_t hash);

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
 * What the other rows pick from.  They reach the last block of their system,
 * which may have fewer than 64 slots: either they start in the block before,
 * which is full, or they lie in the last block.
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

/* Four columns are enough to reject 15 of 16 absent keys. */
RF_INLINE bool
hold_words_at_end(const rf_ribbon_system *sys, const uint8_t *solution,
				  Row row)
{
	const End	end = end_of(sys, solution, row);
	uint32_t	sum = end.result;
	uint32_t	j;

	for (j = 0; j < end.columns; j++)
	{
		uint64_t	x = end.right & rf_get_bits(solution, end.at + j * end.width,
												end.width);

		if (end.left != 0)
			x ^= end.left & rf_load64(end.full + 8 * j);
		sum ^= rf_parity64(x) << j;
		if (j == 3 && (sum & low_bits(4)) != 0)
			return false;
	}
	return (sum & low_bits(end.columns)) == 0;
}

#if RF_X86

/*
 * More than eight columns, by a function for up to eight.  Eight are enough to
 * reject nearly all absent keys.
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
 * The parity of a word is that of the XOR of its halves.  So eight words are
 * folded to eight of 32 bits, columns 0 to 3 in the even ones, 4 to 7 in the
 * odd ones, and further to four bits, whose parity is looked up.
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

RF_TARGET_AVX2
static RF_NOINLINE bool
many_hold_avx2(const uint8_t *a, const uint8_t *b, uint64_t left,
			   uint64_t right, uint32_t columns, uint32_t result)
{
	return many_hold(a, b, left, right, columns, result, eight_hold_avx2);
}

RF_TARGET_AVX2
static inline bool
hold_avx2(const uint8_t *a, const uint8_t *b, uint64_t left, uint64_t right,
		  uint32_t columns, uint32_t result)
{
	if (RF_UNLIKELY(columns > 8))
		return many_hold_avx2(a, b, left, right, columns, result);
	return eight_hold_avx2(a, b, left, right, columns, result);
}

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

RF_TARGET_AVX512
static RF_NOINLINE bool
many_hold_avx512(const uint8_t *a, const uint8_t *b, uint64_t left,
				 uint64_t right, uint32_t columns, uint32_t result)
{
	return many_hold(a, b, left, right, columns, result, eight_hold_avx512);
}

RF_TARGET_AVX512
static inline bool
hold_avx512(const uint8_t *a, const uint8_t *b, uint64_t left, uint64_t right,
			uint32_t columns, uint32_t result)
{
	if (RF_UNLIKELY(columns > 8))
		return many_hold_avx512(a, b, left, right, columns, result);
	return eight_hold_avx512(a, b, left, right, columns, result);
}

/*
 * Up to eight words of "width" bits, which are packed without gaps: each from
 * the one or two words of 64 bits that have a part of it.  Bits above these,
 * and words behind the last, are undefined.
 */
RF_TARGET_AVX512
static inline __m512i
unpack_avx512(const uint8_t *p, uint32_t columns, uint32_t width)
{
	__mmask64	in_use = rf_mask64((columns * width + 7) / 8);
	__m512i		packed = _mm512_maskz_loadu_epi8(in_use, p);
	__m512i		at = _mm512_mul_epu32(_mm512_setr_epi64(0, 1, 2, 3, 4, 5, 6, 7),
									  _mm512_set1_epi64(width));
	__m512i		word = _mm512_srli_epi64(at, 6);
	__m512i		shift = _mm512_and_si512(at, _mm512_set1_epi64(63));
	__m512i		low = _mm512_permutexvar_epi64(word, packed);
	__m512i		high = _mm512_permutexvar_epi64(_mm512_add_epi64(word, _mm512_set1_epi64(1)),
												packed);

	low = _mm512_srlv_epi64(low, shift);
	high = _mm512_sllv_epi64(high, _mm512_sub_epi64(_mm512_set1_epi64(64), shift));
	return _mm512_or_si512(low, high);
}

RF_TARGET_AVX512
static inline bool
hold_at_end_avx512(const rf_ribbon_system *sys, const uint8_t *solution,
				   Row row)
{
	const End	end = end_of(sys, solution, row);
	uint32_t	in_use = low_bits(end.columns);
	__m512i		x,
				y;

	if (RF_UNLIKELY(end.columns > 8))
		return hold_words_at_end(sys, solution, row);
	x = _mm512_maskz_loadu_epi64((__mmask8) (end.left != 0 ? in_use : 0),
								 end.full);
	y = unpack_avx512(solution + end.at / 8, end.columns, end.width);
	return ((sums_avx512(x, y, end.left, end.right) ^ end.result) &
			in_use) == 0;
}

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

RF_INLINE Row
dense_row(const rf_ribbon_system *sys, uint32_t seed, uint64_t hash)
{
	uint64_t	h = rf_hash_remix(hash, seed);
	Row			row;

	row.start = rf_ribbon_start(sys, h);
	row.coeff = rf_ribbon_coeff(sys, h);
	row.result = rf_ribbon_result(h);
	return row;
}

/*
 * The dense form: a system, or a list in its place, or nothing.  The last two
 * have no full starts, so that most probes need not tell them apart.
 */
RF_INLINE bool
only_dense_may_contain(const rf_ribbon *ribbon, uint64_t hash, Holds holds,
					   AtEnd at_end, const rf_fetch *fetch)
{
	const rf_ribbon_system *sys = &ribbon->main;
	Row			row = dense_row(sys, ribbon->seed, hash);

	rf_need(fetch, ribbon->data, ribbon->main_bytes);
	if (row.start < sys->full_starts)
		return row_holds(sys, ribbon->data, row, holds);
	if (RF_UNLIKELY(ribbon->shape.slots == 0))
		return false;
	if (RF_UNLIKELY(ribbon->seed == RF_RIBBON_SEED_LIST))
		return rf_keyset_list_may_contain(ribbon->data, ribbon->shape.slots,
										  hash, NULL);
	return at_end(sys, ribbon->data, row);
}

/*
 * May the keys of a place be bumped?  Not if the place is at or above the
 * threshold of its bucket; but class 3 may mean that the whole bucket is
 * bumped.
 */
RF_INLINE bool
may_be_bumped(const uint8_t *chunk, uint32_t place)
{
	/* The lowest place that is not bumped, by class: four bytes in a word. */
	const uint32_t bump_below = RF_RIBBON_STEP << 8 |
	(2 * RF_RIBBON_STEP) << 16 | (uint32_t) RF_RIBBON_BUCKET << 24;
	uint32_t	class = rf_ribbon_class(chunk, place / RF_RIBBON_BUCKET);

	return place % RF_RIBBON_BUCKET < ((bump_below >> (8 * class)) & 0xFF);
}

/* Bytes of the one or two blocks that a row picks from. */
static uint64_t
row_bytes(const rf_ribbon_system *sys, uint32_t start)
{
	uint32_t	nblocks = start < sys->full_starts ? 2 : 1;

	return sizeof(uint64_t) * nblocks *
		rf_ribbon_block_columns(sys, start / RF_RIBBON_WIDTH);
}

static void
need_row(const rf_ribbon_system *sys, const uint8_t *solution, uint32_t start,
		 const rf_fetch *fetch)
{
	rf_need(fetch, solution + sizeof(uint64_t) *
			rf_ribbon_block_word(sys, start / RF_RIBBON_WIDTH),
			row_bytes(sys, start));
}

/* Fetches a byte of thresholds, and most probably the row. */
static void
need_classes(const rf_ribbon_system *sys, const uint8_t *chunk,
			 const uint8_t *solution, uint32_t place, uint32_t start,
			 const rf_fetch *fetch)
{
	const uint8_t *classes = chunk + place / RF_RIBBON_BUCKET / 4;
	const uint8_t *row = solution + sizeof(uint64_t) *
	rf_ribbon_block_word(sys, start / RF_RIBBON_WIDTH);

	rf_need_soon(fetch, classes, 1,
				 (uint64_t) (row - classes) + row_bytes(sys, start));
}

/*
 * Given that may_be_bumped(), are the keys of a place bumped?  Yes if it is
 * below the threshold of class 3, otherwise if the bucket is listed.
 */
static bool
is_bumped(const rf_ribbon_overflow *overflow, uint32_t place)
{
	uint32_t	bucket = place / RF_RIBBON_BUCKET;
	uint32_t	lo = 0,
				hi = overflow->nwhole;

	if (place % RF_RIBBON_BUCKET < RF_RIBBON_STEPS * RF_RIBBON_STEP)
		return true;
	while (lo < hi)
	{
		uint32_t	mid = (lo + hi) / 2;
		uint32_t	listed = rf_load16(overflow->whole + sizeof(uint16_t) * mid);

		if (listed == bucket)
			return true;
		if (listed < bucket)
			lo = mid + 1;
		else
			hi = mid;
	}
	return false;
}

/*
 * A key that may be bumped: probes the overflow if it is, otherwise the chunk.
 */
static RF_NOINLINE bool
bumped_may_contain(const rf_ribbon *ribbon, uint64_t hash, Dense dense,
				   const rf_fetch *fetch)
{
	const rf_ribbon_system *sys = &ribbon->main;
	rf_ribbon_overflow overflow;
	uint64_t	fraction,
				chunk,
				at,
				len;
	const uint8_t *solution;
	Row			row;

	fraction = rf_mul128(hash, ribbon->shape.nchunks, &chunk);
	if (fetch != NULL &&
		rf_ribbon_overflow_extent(ribbon, chunk, &at, &len))
		rf_need(fetch, ribbon->data + at, len);
	if (!rf_ribbon_find_overflow(ribbon, chunk, &overflow))
		return true;
	if (is_bumped(&overflow, rf_ribbon_place(sys, fraction)))
	{
		if (overflow.slots == 0)
			return false;		/* no key was bumped */
		if (RF_UNLIKELY(overflow.seed == RF_RIBBON_SEED_LIST))
			return rf_keyset_list_may_contain(overflow.solution,
											  overflow.slots, hash, NULL);
		return dense(&overflow.system, overflow.solution, overflow.seed, hash);
	}

	row.start = rf_ribbon_start(sys, fraction);
	row.coeff = rf_ribbon_coeff(sys, hash);
	row.result = rf_ribbon_result(hash);
	solution = rf_ribbon_find_chunk(ribbon, chunk) + ribbon->class_bytes;
	if (fetch != NULL)
		need_row(sys, solution, row.start, fetch);
	if (row.start < sys->full_starts)
		return row_holds(sys, solution, row, hold_words);
	return hold_words_at_end(sys, solution, row);
}

RF_INLINE bool
may_contain(const rf_ribbon *ribbon, uint64_t hash, Holds holds, AtEnd at_end,
			Dense dense, const rf_fetch *fetch)
{
	const rf_ribbon_system *sys = &ribbon->main;
	Row			row;
	uint64_t	fraction = hash;
	uint64_t	i;
	uint32_t	place;
	const uint8_t *chunk = ribbon->data,
			   *solution;

	if (ribbon->shape.nchunks == 0)
		return only_dense_may_contain(ribbon, hash, holds, at_end, fetch);

	if (ribbon->directory != NULL)
	{
		fraction = rf_mul128(hash, ribbon->shape.nchunks, &i);
		/* this chunk's entry and the next */
		rf_need(fetch, ribbon->directory + 4 * i, 8);
		chunk = rf_ribbon_find_chunk(ribbon, i);
		if (RF_UNLIKELY(chunk == NULL))
			return true;
	}
	row.start = rf_ribbon_start(sys, fraction);
	place = rf_ribbon_place(sys, fraction);
	solution = chunk + ribbon->class_bytes;
	if (fetch != NULL)
		need_classes(sys, chunk, solution, place, row.start, fetch);
	if (RF_UNLIKELY(may_be_bumped(chunk, place)))
		return bumped_may_contain(ribbon, hash, dense, fetch);
	if (fetch != NULL)
		need_row(sys, solution, row.start, fetch);
	row.coeff = rf_ribbon_coeff(sys, hash);
	row.result = rf_ribbon_result(hash);
	if (RF_LIKELY(row.start < sys->full_starts))
		return row_holds(sys, solution, row, holds);
	return at_end(sys, solution, row);
}

/*
 * Many probes.  In a filter larger than the cache, what a key needs of its
 * chunk is prefetched AHEAD keys in advance, except for overflows: few keys
 * are bumped.  The directory is in the cache.
 */
#define AHEAD		16

RF_INLINE void
prefetch_row(const rf_ribbon *ribbon, uint64_t hash)
{
	const rf_ribbon_system *sys = &ribbon->main;
	uint64_t	i;
	uint64_t	fraction = rf_mul128(hash, ribbon->shape.nchunks, &i);
	const uint8_t *chunk = rf_ribbon_find_chunk(ribbon, i);
	uint32_t	start = rf_ribbon_start(sys, fraction);
	const uint8_t *row;
	uint32_t	nbytes,
				at;

	if (RF_UNLIKELY(chunk == NULL))
		return;
	RF_PREFETCH(chunk + rf_ribbon_place(sys, fraction) / RF_RIBBON_BUCKET / 4);
	row = chunk + ribbon->class_bytes + sizeof(uint64_t) *
		rf_ribbon_block_word(sys, start / RF_RIBBON_WIDTH);

	/* Almost always two blocks, of columns - 1 or columns words each. */
	nbytes = 2 * sizeof(uint64_t) * (sys->columns - 1);
	for (at = 0; at < nbytes; at += 64)
		RF_PREFETCH(row + at);
	RF_PREFETCH(row + nbytes - 1);
}

RF_INLINE uint32_t
may_contain_many(const rf_ribbon *ribbon, const uint64_t *hashes,
				 uint32_t begin, uint32_t end, uint32_t *found, Holds holds,
				 AtEnd at_end, Dense dense)
{
	const bool	ahead = ribbon->shape.nchunks * ribbon->fixed_bytes >
	RF_CACHED_BYTES;
	uint32_t	nfound = 0;
	uint32_t	i;

	for (i = begin; ahead && i < end && i < begin + AHEAD; i++)
		prefetch_row(ribbon, hashes[i]);
	for (i = begin; i < end; i++)
	{
		if (ahead && end - i > AHEAD)
			prefetch_row(ribbon, hashes[i + AHEAD]);
		found[nfound] = i;
		nfound += may_contain(ribbon, hashes[i], holds, at_end, dense, NULL);
	}
	return nfound;
}

/*
 * A variant of all this.  Rare cases are in functions of their own, so that
 * the others need no stack frame.
 */
#define PROBE_VARIANT(isa, target, holds, holds_at_end) \
	target static RF_NOINLINE bool \
	at_end_##isa(const rf_ribbon_system *sys, const uint8_t *solution, \
				 Row row) \
	{ \
		return holds_at_end(sys, solution, row); \
	} \
	\
	target static RF_NOINLINE bool \
	dense_##isa(const rf_ribbon_system *sys, const uint8_t *solution, \
				uint32_t seed, uint64_t hash) \
	{ \
		Row			row = dense_row(sys, seed, hash); \
		\
		if (row.start < sys->full_starts) \
			return row_holds(sys, solution, row, holds); \
		return holds_at_end(sys, solution, row); \
	} \
	\
	target static bool \
	may_contain_##isa(const rf_ribbon *ribbon, uint64_t hash) \
	{ \
		return may_contain(ribbon, hash, holds, at_end_##isa, dense_##isa, \
						   NULL); \
	} \
	\
	target static uint32_t \
	may_contain_many_##isa(const rf_ribbon *ribbon, const uint64_t *hashes, \
						   uint32_t begin, uint32_t end, uint32_t *found) \
	{ \
		return may_contain_many(ribbon, hashes, begin, end, found, holds, \
								at_end_##isa, dense_##isa); \
	}

PROBE_VARIANT(generic,, hold_words, hold_words_at_end)

#if RF_X86
PROBE_VARIANT(popcnt, RF_TARGET_POPCNT, hold_words, hold_words_at_end)
PROBE_VARIANT(avx2, RF_TARGET_AVX2, hold_avx2, hold_words_at_end)
PROBE_VARIANT(avx512, RF_TARGET_AVX512, hold_avx512, hold_at_end_avx512)
#endif

#if RF_NEON
PROBE_VARIANT(neon,, hold_neon, hold_words_at_end)
#endif

bool
rf_ribbon_may_contain(const rf_ribbon *ribbon, uint64_t hash)
{
#if RF_NEON
	if (rf_isa_here() >= RF_ISA_NEON)
		return may_contain_neon(ribbon, hash);
#endif
#if RF_X86
	if (rf_isa_here() >= RF_ISA_AVX512)
		return may_contain_avx512(ribbon, hash);
	if (rf_isa_here() >= RF_ISA_AVX2)
		return may_contain_avx2(ribbon, hash);
	if (rf_isa_here() >= RF_ISA_POPCNT)
		return may_contain_popcnt(ribbon, hash);
#endif
	return may_contain_generic(ribbon, hash);
}

bool
rf_ribbon_may_contain_fetching(const rf_ribbon *ribbon, uint64_t hash,
							   const rf_fetch *fetch)
{
	return may_contain(ribbon, hash, hold_words, at_end_generic, dense_generic,
					   fetch);
}

uint32_t
rf_ribbon_may_contain_many(const void *view, const uint64_t *hashes,
						   uint32_t begin, uint32_t end, uint32_t *found)
{
	const rf_ribbon *ribbon = view;
#if RF_NEON
	if (rf_isa_here() >= RF_ISA_NEON)
		return may_contain_many_neon(ribbon, hashes, begin, end, found);
#endif
#if RF_X86
	if (rf_isa_here() >= RF_ISA_AVX512)
		return may_contain_many_avx512(ribbon, hashes, begin, end, found);
	if (rf_isa_here() >= RF_ISA_AVX2)
		return may_contain_many_avx2(ribbon, hashes, begin, end, found);
	if (rf_isa_here() >= RF_ISA_POPCNT)
		return may_contain_many_popcnt(ribbon, hashes, begin, end, found);
#endif
	return may_contain_many_generic(ribbon, hashes, begin, end, found);
}
