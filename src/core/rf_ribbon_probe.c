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
 * All columns are computed before anything is decided.  Leaving at the first
 * wrong column would save half of them, at the price of a branch that cannot
 * be predicted for keys that are absent.
 *
 * As many columns are compared as the key's first block has: block k + 1 has
 * at least as many, since blocks with fewer come first.
 *
 * A probe fetches what it reads (rf_fetch): the directory's entry, the byte of
 * thresholds and, behind it in the same chunk, the row; or, for the few keys
 * that are bumped, the overflow.  rf_ribbon_may_contain() is the same function
 * for filters of which all bytes are in place.
 *
 * IDENTIFICATION
 *	  src/core/rf_ribbon_probe.c
 *
 *-------------------------------------------------------------------------
 */
#include "rf_ribbon_impl.h"

#include "rf_keyset.h"

/* The equation of a key. */
typedef struct Row
{
	uint32_t	start;			/* first slot */
	uint64_t	coeff;			/* bit i: slot start + i takes part; bit 0 set */
	uint32_t	result;			/* RF_RIBBON_MAX_COLUMNS bits */
} Row;

/* The lowest n bits, n <= RF_RIBBON_MAX_COLUMNS. */
static inline uint32_t
low_bits(uint32_t n)
{
	return (UINT32_C(1) << n) - 1;
}

/*
 * The sum of the rows that an equation picks from two blocks of "columns"
 * words, a and b: bit j for column j.
 */
typedef uint32_t (*SumOf) (const uint8_t *a, const uint8_t *b,
						   uint64_t left, uint64_t right,
						   uint32_t columns);

/* The functions of a variant; see PROBE_VARIANT(). */
typedef bool (*Ragged) (const rf_ribbon_system *sys, const uint8_t *solution,
						Row row);
typedef bool (*Dense) (const rf_ribbon_system *sys, const uint8_t *solution,
					   uint32_t seed, uint64_t hash);

RF_INLINE uint32_t
sum_words(const uint8_t *a, const uint8_t *b, uint64_t left, uint64_t right,
		  uint32_t columns)
{
	uint32_t	sum = 0;
	uint32_t	j;

	for (j = 0; j < columns; j++)
	{
		uint64_t	x = (rf_load64(a + 8 * j) & left) ^
		(rf_load64(b + 8 * j) & right);

		sum |= rf_parity64(x) << j;
	}
	return sum;
}

#if RF_X86

/* Up to eight columns at once. */
RF_TARGET_AVX512
static inline uint32_t
sum_eight(const uint8_t *a, const uint8_t *b, __m512i lefts, __m512i rights,
		  uint32_t columns)
{
	/* Words beyond the last column are not read. */
	__mmask8	in_use = (__mmask8) low_bits(columns);
	__m512i		x = _mm512_maskz_loadu_epi64(in_use, a);
	__m512i		y = _mm512_maskz_loadu_epi64(in_use, b);

	/* 0x78: x ^ (y & rights) */
	x = _mm512_and_si512(x, lefts);
	x = _mm512_ternarylogic_epi64(x, y, rights, 0x78);
	x = _mm512_popcnt_epi64(x);
	return _cvtmask8_u32(_mm512_test_epi64_mask(x, _mm512_set1_epi64(1)));
}

RF_TARGET_AVX512
static inline uint32_t
sum_avx512(const uint8_t *a, const uint8_t *b, uint64_t left, uint64_t right,
		   uint32_t columns)
{
	const __m512i lefts = _mm512_set1_epi64((long long) left);
	const __m512i rights = _mm512_set1_epi64((long long) right);
	uint32_t	sum = sum_eight(a, b, lefts, rights, columns);
	uint32_t	j;

	for (j = 8; RF_UNLIKELY(j < columns); j += 8)
		sum |= sum_eight(a + 8 * j, b + 8 * j, lefts, rights, columns - j) << j;
	return sum;
}

#endif

#if RF_NEON

/* Two words, of which n are there; the others are 0 and not read. */
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
static inline uint32_t
sum_neon(const uint8_t *a, const uint8_t *b, uint64_t left, uint64_t right,
		 uint32_t columns)
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
	return sum;
}

#endif

/*
 * Does the row's equation hold in a solution whose blocks are full?
 */
RF_INLINE bool
row_holds_full(const rf_ribbon_system *sys, const uint8_t *solution,
			   Row row, SumOf sum_of)
{
	uint32_t	block = row.start / RF_RIBBON_WIDTH;
	uint32_t	shift = row.start % RF_RIBBON_WIDTH;
	uint32_t	columns = rf_ribbon_block_columns(sys, block);
	const uint8_t *a = solution + sizeof(uint64_t) * rf_ribbon_block_word(sys, block);

	/* With t = 0 there may be no block k + 1; read k twice. */
	const uint8_t *b = a + (shift != 0 ? sizeof(uint64_t) * columns : 0);
	uint64_t	left = row.coeff << shift;
	uint64_t	right = row.coeff >> 1 >> (RF_RIBBON_WIDTH - 1 - shift);

	return ((sum_of(a, b, left, right, columns) ^ row.result) &
			low_bits(columns)) == 0;
}

/*
 * The same when one of the two blocks may be the last, of fewer slots.  Four
 * columns are enough for 15 of 16 keys that are absent.
 */
RF_INLINE bool
row_holds_ragged(const rf_ribbon_system *sys, const uint8_t *solution,
				 Row row)
{
	uint32_t	block = row.start / RF_RIBBON_WIDTH;
	uint32_t	shift = row.start % RF_RIBBON_WIDTH;
	uint32_t	columns = rf_ribbon_block_columns(sys, block);
	uint32_t	width = rf_ribbon_block_width(sys, block);
	uint64_t	at = rf_ribbon_block_at(sys, block);
	uint64_t	left = row.coeff << shift;
	uint64_t	right = 0;
	uint64_t	next_at = 0;
	uint32_t	next_width = 0;
	uint32_t	sum = 0;
	uint32_t	j;

	if (shift != 0)
	{
		next_at = rf_ribbon_block_at(sys, block + 1);
		next_width = rf_ribbon_block_width(sys, block + 1);
		right = row.coeff >> (RF_RIBBON_WIDTH - shift);
	}
	for (j = 0; j < columns; j++)
	{
		uint64_t	x = left & rf_get_bits(solution, at + j * width, width);

		if (shift != 0)
			x ^= right & rf_get_bits(solution, next_at + j * next_width,
									 next_width);
		sum |= rf_parity64(x) << j;

		if (j == 3 && ((sum ^ row.result) & low_bits(4)) != 0)
			return false;
	}
	return ((sum ^ row.result) & low_bits(columns)) == 0;
}

static bool
list_may_contain(const uint8_t *hashes, uint32_t n, uint64_t hash)
{
	rf_keyset	list = {n, hashes};

	return rf_keyset_may_contain(&list, hash);
}

/* Probes a dense system. */
RF_INLINE bool
dense_may_contain(const rf_ribbon_system *sys, const uint8_t *solution,
				  uint32_t seed, uint64_t hash, SumOf sum_of, Ragged ragged)
{
	Row			row;
	uint64_t	h;

	h = rf_hash_remix(hash, seed);
	row.start = rf_ribbon_start(sys, h);
	row.coeff = rf_ribbon_coeff(sys, h);
	row.result = rf_ribbon_result(h);

	/* Blocks k and k + 1 are full if 128 slots follow the first of k. */
	if ((row.start | (RF_RIBBON_WIDTH - 1)) + RF_RIBBON_WIDTH < sys->slots)
		return row_holds_full(sys, solution, row, sum_of);
	return ragged(sys, solution, row);
}

/* The dense form: a system, a list that stands for it, or nothing. */
RF_INLINE bool
only_dense_may_contain(const rf_ribbon *ribbon, uint64_t hash, SumOf sum_of,
					   Ragged ragged, const rf_fetch *fetch)
{
	rf_need(fetch, ribbon->data, ribbon->main_bytes);
	if (RF_UNLIKELY(ribbon->shape.slots == 0))
		return false;
	if (RF_UNLIKELY(ribbon->seed == RF_RIBBON_SEED_LIST))
		return list_may_contain(ribbon->data, ribbon->shape.slots, hash);
	return dense_may_contain(&ribbon->main, ribbon->data, ribbon->seed, hash,
							 sum_of, ragged);
}

/*
 * May the keys of a place be bumped?  Yes, unless the threshold of its bucket
 * is at most the place, and that is not the highest, which may stand for all.
 */
RF_INLINE bool
may_be_bumped(const uint8_t *chunk, uint32_t place)
{
	/* The least place that is not bumped, by class: four bytes in a word. */
	const uint32_t bump_below = RF_RIBBON_STEP << 8 |
	(2 * RF_RIBBON_STEP) << 16 | (uint32_t) RF_RIBBON_BUCKET << 24;
	uint32_t	class = rf_ribbon_class(chunk, place / RF_RIBBON_BUCKET);

	return place % RF_RIBBON_BUCKET < ((bump_below >> (8 * class)) & 0xFF);
}

/* Bytes of the one or two blocks that a row picks from. */
static uint64_t
row_bytes(const rf_ribbon_system *sys, uint32_t start)
{
	uint32_t	nblocks = start % RF_RIBBON_WIDTH != 0 ? 2 : 1;

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

/* A byte of thresholds, and most probably the row. */
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
 * Are the keys of a place bumped, which may be?  All but those that are not
 * below the threshold of class 3: of these, if the bucket is listed.
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
 * A key that may be bumped: probes the overflow behind the chunk's solution,
 * unless that says it is not.
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
			return list_may_contain(overflow.solution, overflow.slots, hash);
		return dense(&overflow.system, overflow.solution, overflow.seed, hash);
	}

	row.start = rf_ribbon_start(sys, fraction);
	row.coeff = rf_ribbon_coeff(sys, hash);
	row.result = rf_ribbon_result(hash);
	solution = rf_ribbon_find_chunk(ribbon, chunk) + ribbon->class_bytes;
	if (fetch != NULL)
		need_row(sys, solution, row.start, fetch);
	return row_holds_full(sys, solution, row, sum_words);
}

RF_INLINE bool
may_contain(const rf_ribbon *ribbon, uint64_t hash, SumOf sum_of,
			Ragged ragged, Dense dense, const rf_fetch *fetch)
{
	const rf_ribbon_system *sys = &ribbon->main;
	Row			row;
	uint64_t	fraction,
				i;
	uint32_t	place;
	const uint8_t *chunk,
			   *solution;

	if (ribbon->shape.nchunks == 0)
		return only_dense_may_contain(ribbon, hash, sum_of, ragged, fetch);

	fraction = rf_mul128(hash, ribbon->shape.nchunks, &i);
	/* this chunk's entry and the next */
	if (fetch != NULL && ribbon->directory != NULL)
		rf_need(fetch, ribbon->directory + 4 * i, 8);
	chunk = rf_ribbon_find_chunk(ribbon, i);
	if (RF_UNLIKELY(chunk == NULL))
		return true;
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
	return row_holds_full(sys, solution, row, sum_of);
}

/*
 * Many probes.  In a filter larger than the cache, what a key needs of its
 * chunk is fetched AHEAD keys in advance, but for overflows: few keys are
 * bumped.  The directory is in the cache.
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

	/* Two blocks, and so almost always; columns - 1 or columns words each. */
	nbytes = 2 * sizeof(uint64_t) * (sys->columns - 1);
	for (at = 0; at < nbytes; at += 64)
		RF_PREFETCH(row + at);
	RF_PREFETCH(row + nbytes - 1);
}

RF_INLINE uint32_t
may_contain_many(const rf_ribbon *ribbon, const uint64_t *hashes,
				 uint32_t begin, uint32_t end, uint32_t *found, SumOf sum_of,
				 Ragged ragged, Dense dense)
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
		nfound += may_contain(ribbon, hashes[i], sum_of, ragged, dense, NULL);
	}
	return nfound;
}

/*
 * A variant of all this.  What is rare is in functions of its own, so that
 * the others need no stack.
 */
#define PROBE_VARIANT(isa, target, sum_of) \
	target static RF_NOINLINE bool \
	ragged_##isa(const rf_ribbon_system *sys, const uint8_t *solution, \
				 Row row) \
	{ \
		return row_holds_ragged(sys, solution, row); \
	} \
	\
	target static RF_NOINLINE bool \
	dense_##isa(const rf_ribbon_system *sys, const uint8_t *solution, \
				uint32_t seed, uint64_t hash) \
	{ \
		return dense_may_contain(sys, solution, seed, hash, sum_of, \
								 ragged_##isa); \
	} \
	\
	target static bool \
	may_contain_##isa(const rf_ribbon *ribbon, uint64_t hash) \
	{ \
		return may_contain(ribbon, hash, sum_of, ragged_##isa, dense_##isa, \
						   NULL); \
	} \
	\
	target static uint32_t \
	may_contain_many_##isa(const rf_ribbon *ribbon, const uint64_t *hashes, \
						   uint32_t begin, uint32_t end, uint32_t *found) \
	{ \
		return may_contain_many(ribbon, hashes, begin, end, found, sum_of, \
								ragged_##isa, dense_##isa); \
	}

PROBE_VARIANT(generic,, sum_words)

#if RF_X86
PROBE_VARIANT(popcnt, RF_TARGET_POPCNT, sum_words)
PROBE_VARIANT(avx512, RF_TARGET_AVX512, sum_avx512)
#endif

#if RF_NEON
PROBE_VARIANT(neon,, sum_neon)
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
	if (rf_isa_here() >= RF_ISA_POPCNT)
		return may_contain_popcnt(ribbon, hash);
#endif
	return may_contain_generic(ribbon, hash);
}

bool
rf_ribbon_may_contain_fetching(const rf_ribbon *ribbon, uint64_t hash,
							   const rf_fetch *fetch)
{
	return may_contain(ribbon, hash, sum_words, ragged_generic, dense_generic, fetch);
}

uint32_t
rf_ribbon_may_contain_many(const rf_ribbon *ribbon, const uint64_t *hashes,
						   uint32_t begin, uint32_t end, uint32_t *found)
{
#if RF_NEON
	if (rf_isa_here() >= RF_ISA_NEON)
		return may_contain_many_neon(ribbon, hashes, begin, end, found);
#endif
#if RF_X86
	if (rf_isa_here() >= RF_ISA_AVX512)
		return may_contain_many_avx512(ribbon, hashes, begin, end, found);
	if (rf_isa_here() >= RF_ISA_POPCNT)
		return may_contain_many_popcnt(ribbon, hashes, begin, end, found);
#endif
	return may_contain_many_generic(ribbon, hashes, begin, end, found);
}
