/*-------------------------------------------------------------------------
 *
 * rf_ribbon_solve.c
 *	  Back-substitution: from an eliminated matrix to the stored solution.
 *
 * Row s of the echelon form says, for each column,
 *
 *		S[s] = result ^ XOR of S[s + i] over the set bits i > 0 of its
 *			   coefficients,
 *
 * so solving from the last slot to the first needs the 64 solution bits
 * after s only.  They are kept as one word a column, bit i standing for slot
 * s + 1 + i:
 *
 *		bit    = parity(window & (c >> 1)) ^ result bit
 *		window = (window << 1) | bit
 *
 * When s is the lowest slot of a block of 64, the window *is* the block's word
 * of that column, bit i being slot s + i.  So storing the solution in
 * interleaved column-major layout ([Dillinger21]: ICML) is writing it down.
 *
 *		block	  |	  k: slots 64k .. 64k+63	|  k+1 ...
 *		words	  |	 column 0, 1, ... b-1		|  column 0, ...
 *
 * A probe that starts in block k reads the words of k and k + 1, which are
 * adjacent.  Blocks before low_blocks have no word for the last column.  A
 * free row leaves its slot open; it becomes 0.
 *
 * With instructions that permute bytes (AVX2, NEON), slots are solved sixteen
 * at a time.  A byte holds a slot's bits in eight columns.  A row's sum over
 * eight slots is one of 256 sums of their bytes; split into the lower four and
 * the upper four, two of 16 each.  These are look-ups in a register, which one
 * instruction does for sixteen rows.
 *
 * Coefficients are made cyclic for that, slot s being bit s % 64.  Byte k of a
 * row then stands for eight slots that were solved already, the most recent
 * with these numbers modulo 64.  But in the byte of the row's own slot, and
 * for the lower half of its sixteen in the byte after it, higher bits stand
 * for slots that are being solved.  Those are added one by one.
 *
 * With AVX-512, rows of a bin of eight slots do not contain each other's slots
 * (rf_ribbon_sweep_impl.h).  So all eight are the sum of eight products of
 * matrices of 8 by 8 bits, made of bytes of their coefficients and of words of
 * eight columns.  One instruction computes all products.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_ribbon_impl.h"

/* Writes words of a block, of "width" bits each, from byte "to" on. */
static inline void
store_words(uint8_t *to, const uint64_t *words, uint32_t nwords, uint32_t width)
{
	uint32_t	j;

	if (width == RF_RIBBON_WIDTH)
	{
		for (j = 0; j < nwords; j++)
			rf_store64(to + 8 * j, words[j]);
	}
	else
	{
		memset(to, 0, (nwords * width + 7) / 8);
		for (j = 0; j < nwords; j++)
			rf_or_bits(to, (uint64_t) j * width, width, words[j]);
	}
}

static void
store_block(const rf_ribbon_system *sys, uint32_t block,
			const uint64_t *window, uint8_t *solution)
{
	uint32_t	width = rf_ribbon_block_width(sys, block);

	store_words(solution + sizeof(uint64_t) * rf_ribbon_block_word(sys, block),
				window, rf_ribbon_block_columns(sys, block), width);
	if (sys->value_columns > 0)
		store_words(solution + sys->values_at +
					sizeof(uint64_t) * sys->value_columns * block,
					window + sys->columns, sys->value_columns, width);
}

#define PART		16			/* slots that are solved together */
#define PARTS		(RF_RIBBON_WIDTH / PART)
#define MAX_BYTES	8			/* of a slot's bits: 64 columns */

/* The 64 slots that were solved last. */
typedef struct Solved
{
	uint64_t	window[8 * MAX_BYTES];	/* words, by column */
	uint8_t		sums[MAX_BYTES][PARTS][64]; /* when solving by parts: what
											 * nibbles of coefficients can
											 * pick */
} Solved;

/*
 * Solves the slots of a block downwards, for all columns; in vain for the last
 * one where it is not stored, since blocks below do not need it either.  There
 * are 64 rows; those from nslots on are free.
 */
typedef void (*SolveBlock) (const rf_ribbon_matrix_row *rows, uint32_t nslots,
							uint32_t columns, Solved *solved);

RF_INLINE void
solve_block(const rf_ribbon_matrix_row *rows, uint32_t nslots,
			uint32_t columns, Solved *solved)
{
	uint64_t   *window = solved->window;
	uint32_t	slot,
				j;

	for (slot = nslots; slot-- > 0;)
	{
		uint64_t	above = rows[slot].coeff >> 1;
		uint64_t	result = rows[slot].result;

		for (j = 0; j < columns; j++)
		{
			uint64_t	bit = rf_parity64(window[j] & above) ^
			((result >> j) & 1);

			window[j] = (window[j] << 1) | bit;
		}
	}
}

static void
solve_block_generic(const rf_ribbon_matrix_row *rows, uint32_t nslots,
					uint32_t columns, Solved *solved)
{
	solve_block(rows, nslots, columns, solved);
}

#if RF_X86

RF_TARGET_POPCNT
static void
solve_block_popcnt(const rf_ribbon_matrix_row *rows, uint32_t nslots,
				   uint32_t columns, Solved *solved)
{
	solve_block(rows, nslots, columns, solved);
}

/*
 * Sums of eight slots' bytes that a nibble of coefficients can pick: of slots
 * 0 to 7 of a part in the lower half of a register, of 8 to 15 in the upper.
 */
typedef struct Sums
{
	__m256i		low;			/* by bits 0 to 3: of slots 0 to 3 of eight */
	__m256i		high;			/* by bits 4 to 7 */
} Sums;

/*
 * For each nibble, byte "s" if the nibble has the bit "b", else 0: an operand
 * of _mm256_shuffle_epi8().
 */
#define PICK(n, b, s)	(((n) & (b)) != 0 ? (s) : -1)
#define PICK_4(n, b, s) \
	PICK(n, b, s), PICK((n) + 1, b, s), PICK((n) + 2, b, s), \
	PICK((n) + 3, b, s)
#define PICK_16(b, s) \
	PICK_4(0, b, s), PICK_4(4, b, s), PICK_4(8, b, s), PICK_4(12, b, s)
#define PICKED(v, b, s) \
	_mm256_shuffle_epi8(v, _mm256_setr_epi8(PICK_16(b, s), \
											PICK_16(b, (s) + 8)))

RF_TARGET_AVX2
RF_INLINE Sums
sums_of(__m128i slots)
{
	const __m256i v = _mm256_broadcastsi128_si256(slots);
	Sums		sums;

	sums.low = _mm256_xor_si256(_mm256_xor_si256(PICKED(v, 1, 0),
												 PICKED(v, 2, 1)),
								_mm256_xor_si256(PICKED(v, 4, 2),
												 PICKED(v, 8, 3)));
	sums.high = _mm256_xor_si256(_mm256_xor_si256(PICKED(v, 1, 4),
												  PICKED(v, 2, 5)),
								 _mm256_xor_si256(PICKED(v, 4, 6),
												  PICKED(v, 8, 7)));
	return sums;
}

/* What two bytes of coefficients pick from a part, for each of its rows. */
RF_TARGET_AVX2
RF_INLINE __m256i
sum_picked(const uint8_t *sums, __m256i coeffs)
{
	const __m256i nibble = _mm256_set1_epi8(15);
	__m256i		low = _mm256_loadu_si256((const __m256i *) sums);
	__m256i		high = _mm256_loadu_si256((const __m256i *) (sums + 32));

	low = _mm256_shuffle_epi8(low, _mm256_and_si256(coeffs, nibble));
	coeffs = _mm256_and_si256(_mm256_srli_epi16(coeffs, 4), nibble);
	return _mm256_xor_si256(low, _mm256_shuffle_epi8(high, coeffs));
}

/*
 * Loads the rows of a part that begins with slot "at" of its block; returns
 * their results in eight columns.  For each row, the lower half of coeffs[m]
 * has byte 2 * m of its cyclic coefficients, the upper half byte 2 * m + 1.
 */
RF_TARGET_AVX2
RF_INLINE __m128i
load_part(const rf_ribbon_matrix_row *rows, int at, uint32_t column,
		  __m256i *coeffs)
{
	/* The order that unpacking gives four rows: 0 2 1 3. */
	const __m256i slots = _mm256_setr_epi64x(at, at + 2, at + 1, at + 3);
	const __m256i zip = _mm256_setr_epi8(0, 8, 1, 9, 2, 10, 3, 11,
										 4, 12, 5, 13, 6, 14, 7, 15,
										 0, 8, 1, 9, 2, 10, 3, 11,
										 4, 12, 5, 13, 6, 14, 7, 15);
	const __m128i shift = _mm_cvtsi32_si128((int) column);
	__m256i		results = _mm256_setzero_si256();
	__m256i		c[4],
				x[4];

	FOR_EACH(i, 4)
	{
		__m256i		a = _mm256_loadu_si256((const __m256i *) (rows + 4 * i));
		__m256i		b = _mm256_loadu_si256((const __m256i *) (rows + 4 * i + 2));
		__m256i		r = _mm256_unpackhi_epi64(a, b);
		__m256i		left = _mm256_add_epi64(slots, _mm256_set1_epi64x(4 * i));
		__m256i		right = _mm256_sub_epi64(_mm256_set1_epi64x(64), left);

		/* Shifts by 64 give 0. */
		c[i] = _mm256_unpacklo_epi64(a, b);
		c[i] = _mm256_or_si256(_mm256_sllv_epi64(c[i], left),
							   _mm256_srlv_epi64(c[i], right));
		c[i] = _mm256_shuffle_epi8(c[i], zip);
		r = _mm256_and_si256(_mm256_srl_epi64(r, shift),
							 _mm256_set1_epi64x(0xFF));
		results = _mm256_or_si256(results, _mm256_slli_epi64(r, 8 * i));
	}

	/* The same bytes of two rows are adjacent; now of four, eight, 16. */
	x[0] = _mm256_unpacklo_epi16(c[0], c[1]);
	x[1] = _mm256_unpackhi_epi16(c[0], c[1]);
	x[2] = _mm256_unpacklo_epi16(c[2], c[3]);
	x[3] = _mm256_unpackhi_epi16(c[2], c[3]);
	coeffs[0] = _mm256_unpacklo_epi32(x[0], x[2]);
	coeffs[1] = _mm256_unpackhi_epi32(x[0], x[2]);
	coeffs[2] = _mm256_unpacklo_epi32(x[1], x[3]);
	coeffs[3] = _mm256_unpackhi_epi32(x[1], x[3]);
	FOR_EACH(m, PARTS)
	{
		/* From 0 2 4 6 ... 1 3 5 7 ... to the order of rows. */
		coeffs[m] = _mm256_permute4x64_epi64(coeffs[m], 0xD8);
		coeffs[m] = _mm256_shuffle_epi8(coeffs[m], zip);
	}
	results = _mm256_permutevar8x32_epi32(results,
										  _mm256_setr_epi32(0, 2, 4, 6,
															0, 2, 4, 6));
	return _mm_shuffle_epi8(_mm256_castsi256_si128(results),
							_mm_setr_epi8(0, 8, 4, 12, 1, 9, 5, 13,
										  2, 10, 6, 14, 3, 11, 7, 15));
}

/*
 * Solves a part to which everything above has been added.  The coefficients
 * are those of its own slots: in the lower half 0 to 7, in the upper 8 to 15.
 */
RF_TARGET_AVX2
RF_INLINE __m128i
solve_part(__m128i slots, __m256i coeffs)
{
	__m128i		half = _mm256_extracti128_si256(coeffs, 1);

	FOR_EACH(i, PART - 1)
	{
		const int	from = PART - 1 - i;
		const __m128i bit = _mm_set1_epi8((char) (1 << (from % 8)));
		__m128i		value = _mm_shuffle_epi8(slots, _mm_set1_epi8((char) from));

		if (from == 7)
			half = _mm256_castsi256_si128(coeffs);
		value = _mm_and_si128(value, _mm_cmpeq_epi8(_mm_and_si128(half, bit), bit));
		slots = _mm_xor_si128(slots, value);
	}
	return slots;
}

RF_TARGET_AVX2
static void
solve_block_avx2(const rf_ribbon_matrix_row *rows, uint32_t nslots,
				 uint32_t columns, Solved *solved)
{
	/* In the bytes that have a row's own slot: bits above it, and below. */
	const __m256i above = _mm256_setr_epi8(-2, -4, -8, -16, -32, -64, -128, 0,
										   0, 0, 0, 0, 0, 0, 0, 0,
										   -1, -1, -1, -1, -1, -1, -1, -1,
										   -2, -4, -8, -16, -32, -64, -128, 0);
	const __m256i below = _mm256_setr_epi8(0, 1, 3, 7, 15, 31, 63, 127,
										   -1, -1, -1, -1, -1, -1, -1, -1,
										   0, 0, 0, 0, 0, 0, 0, 0,
										   0, 1, 3, 7, 15, 31, 63, 127);
	uint32_t	column,
				j;

	(void) nslots;				/* the others stay 0 */
	for (column = 0; column < columns; column += 8)
	{
		uint8_t		(*sums)[64] = solved->sums[column / 8];
		__m128i		slots[PARTS];
		__m256i		low,
					high;

		FOR_EACH(i, PARTS)
		{
			const int	part = PARTS - 1 - i;
			__m256i		coeffs[PARTS];
			__m256i		own,
						sum;
			Sums		new_sums;

			slots[part] = load_part(rows + PART * part, PART * part, column, coeffs);
			own = _mm256_and_si256(coeffs[part], above);
			coeffs[part] = _mm256_and_si256(coeffs[part], below);
			sum = sum_picked(sums[0], coeffs[0]);
			for (int m = 1; m < PARTS; m++)
				sum = _mm256_xor_si256(sum, sum_picked(sums[m], coeffs[m]));
			sum = _mm256_xor_si256(sum, _mm256_permute2x128_si256(sum, sum, 1));
			slots[part] = _mm_xor_si128(slots[part], _mm256_castsi256_si128(sum));
			slots[part] = solve_part(slots[part], own);
			new_sums = sums_of(slots[part]);
			_mm256_storeu_si256((__m256i *) sums[part], new_sums.low);
			_mm256_storeu_si256((__m256i *) (sums[part] + 32), new_sums.high);
		}

		/* From bytes of slots to words of columns: top bits first. */
		low = _mm256_inserti128_si256(_mm256_castsi128_si256(slots[0]), slots[1], 1);
		high = _mm256_inserti128_si256(_mm256_castsi128_si256(slots[2]), slots[3], 1);
		for (j = 8; j-- > 0;)
		{
			if (column + j < columns)
				solved->window[column + j] = (uint32_t) _mm256_movemask_epi8(low) |
					(uint64_t) (uint32_t) _mm256_movemask_epi8(high) << 32;
			low = _mm256_add_epi8(low, low);
			high = _mm256_add_epi8(high, high);
		}
	}
}

/* The sum of eight words, as the first one. */
RF_TARGET_AVX512
static inline __m128i
fold(__m512i v)
{
	__m256i		half = _mm256_xor_si256(_mm512_castsi512_si256(v),
										_mm512_extracti64x4_epi64(v, 1));
	__m128i		quarter = _mm_xor_si128(_mm256_castsi256_si128(half),
										_mm256_extracti128_si256(half, 1));

	return _mm_xor_si128(quarter, _mm_unpackhi_epi64(quarter, quarter));
}

/* The eight slots of a bin at once, in eight columns at a time. */
RF_TARGET_AVX512
static void
solve_bins(const rf_ribbon_system *sys, rf_ribbon_matrix_row *rows,
		   uint8_t *solution, rf_pace *pace)
{
	/* Byte 8 * i + j is byte 7 - i of word j. */
	const __m512i to_columns = _mm512_set_epi64(0x3830282018100800, 0x3931292119110901,
												0x3a322a221a120a02, 0x3b332b231b130b03,
												0x3c342c241c140c04, 0x3d352d251d150d05,
												0x3e362e261e160e06, 0x3f372f271f170f07);
	const __m128i down = _mm_set1_epi64x(0x0102040810204080);
	const uint64_t *coeffs = rf_ribbon_bin_coeffs(rows);
	const uint64_t *results = rf_ribbon_bin_results(sys, rows);
	const uint32_t columns = rf_ribbon_all_columns(sys);
	uint32_t	nbins = rf_ribbon_nbins(sys);
	uint32_t	block = (sys->slots - 1) / RF_RIBBON_WIDTH + 1;
	uint32_t	end = nbins;
	uint64_t	words[8 * MAX_BYTES];
	__m512i		solved[MAX_BYTES];
	uint32_t	i;

	for (i = 0; i < MAX_BYTES; i++)
		solved[i] = _mm512_setzero_si512();
	while (block-- > 0)
	{
		uint32_t	begin = block * (RF_RIBBON_WIDTH / RF_RIBBON_BIN);

		for (i = 0; 8 * i < columns; i++)
		{
			__m512i		window = solved[i];
			__m128i		last = _mm512_castsi512_si128(window);
			uint32_t	bin;

			for (bin = end; bin-- > begin;)
			{
				__m512i		c = _mm512_loadu_si512(coeffs + RF_RIBBON_BIN * bin);
				__m512i		sums = _mm512_maskz_gf2p8affine_epi64_epi8(UINT64_MAX << 8, c,
																	   window, 0);
				__m128i		bits = _mm_cvtsi64_si128((long long) results[i * nbins + bin]);

				/* The last bin is added last: only that is waited for. */
				bits = _mm_xor_si128(bits, fold(sums));
				bits = _mm_xor_si128(bits, _mm_gf2p8affine_epi64_epi8(_mm512_castsi512_si128(c),
																	  last, 0));
				last = _mm_gf2p8affine_epi64_epi8(down, bits, 0);
				window = _mm512_alignr_epi64(window, _mm512_broadcastq_epi64(last), 7);
			}
			solved[i] = window;
			_mm512_storeu_si512(words + 8 * i, _mm512_permutexvar_epi8(to_columns, window));
		}
		store_block(sys, block, words, solution);
		rf_pace_steps(pace, RF_RIBBON_WIDTH * columns / 4);
		end = begin;
	}
}

#elif RF_NEON

/*
 * Constants, too many for registers.  Loading one from here takes one
 * instruction, from where the compiler would put it two.
 */
typedef struct Tables
{
	uint8_t		above[24];		/* bits of slots above a row's own: of slots 8
								 * to 15 of a part, and from 8 on of 0 to 7 */
	uint8_t		below[24];		/* and below it */
	uint8_t		bits[8][16];
	int8_t		left[16];		/* shifts */
	int8_t		right[16];
	uint8_t		one[16];
	uint8_t		other[16];
	uint8_t		lower[2][16];
	uint8_t		upper[2][16];
} Tables;

#define TIMES_4(a)		a, a, a, a
#define TIMES_8(a)		TIMES_4(a), TIMES_4(a)
#define TIMES_16(a)		TIMES_8(a), TIMES_8(a)

static const Tables tables = {
	{TIMES_8(255), 254, 252, 248, 240, 224, 192, 128, 0, TIMES_8(0)},
	{TIMES_8(0), 0, 1, 3, 7, 15, 31, 63, 127, TIMES_8(255)},
	{{TIMES_16(1)}, {TIMES_16(2)}, {TIMES_16(4)}, {TIMES_16(8)},
	{TIMES_16(16)}, {TIMES_16(32)}, {TIMES_16(64)}, {TIMES_16(128)}},

	/* Row i of eight is shifted left by i bits. */
	{0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7},
	{-8, -7, -6, -5, -4, -3, -2, -1, -8, -7, -6, -5, -4, -3, -2, -1},

	/* The sums of two adjacent ones of eight slots: 0, one, other, both. */
	{255, 0, 255, 0, 255, 2, 255, 2, 255, 4, 255, 4, 255, 6, 255, 6},
	{255, 255, 1, 1, 255, 255, 3, 3, 255, 255, 5, 5, 255, 255, 7, 7},

	/* For each nibble, which of these its lower and its upper half pick. */
	{{0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3},
	{8, 9, 10, 11, 8, 9, 10, 11, 8, 9, 10, 11, 8, 9, 10, 11}},
	{{TIMES_4(4), TIMES_4(5), TIMES_4(6), TIMES_4(7)},
	{TIMES_4(12), TIMES_4(13), TIMES_4(14), TIMES_4(15)}}
};

/*
 * The sums of a part that a nibble of coefficients can pick: first from slots
 * 0 to 3, then from the next four, and so on.
 */
static inline void
store_sums(const Tables *t, uint8_t *sums, uint8x16_t slots)
{
	FOR_EACH(i, 2)
	{
		uint8x16_t	two = veorq_u8(vqtbl1q_u8(slots, vld1q_u8(t->one)),
								   vqtbl1q_u8(slots, vld1q_u8(t->other)));

		FOR_EACH(j, 2)
		{
			uint8x16_t	low = vqtbl1q_u8(two, vld1q_u8(t->lower[j]));
			uint8x16_t	high = vqtbl1q_u8(two, vld1q_u8(t->upper[j]));

			vst1q_u8(sums + 32 * i + 16 * j, veorq_u8(low, high));
		}
		slots = vextq_u8(slots, slots, 8);
	}
}

/* What a byte of coefficients picks from eight slots, for each row. */
static inline uint8x16_t
sum_picked(const uint8_t *sums, uint8x16_t coeffs)
{
	uint8x16_t	low = vandq_u8(coeffs, vdupq_n_u8(15));
	uint8x16_t	high = vshrq_n_u8(coeffs, 4);

	return veorq_u8(vqtbl1q_u8(vld1q_u8(sums), low),
					vqtbl1q_u8(vld1q_u8(sums + 16), high));
}

/* Lanes of 16 bits of two registers: those of even numbers, and of odd. */
static inline uint8x16_t
even_16(uint8x16_t a, uint8x16_t b)
{
	return vreinterpretq_u8_u16(vuzp1q_u16(vreinterpretq_u16_u8(a),
										   vreinterpretq_u16_u8(b)));
}

static inline uint8x16_t
odd_16(uint8x16_t a, uint8x16_t b)
{
	return vreinterpretq_u8_u16(vuzp2q_u16(vreinterpretq_u16_u8(a),
										   vreinterpretq_u16_u8(b)));
}

/*
 * Loads the rows of part number "part" of their block.  coeffs[k] is byte k of
 * their cyclic coefficients.  Returns byte "byte" of their results.
 */
static inline uint8x16_t
load_part(const Tables *t, const rf_ribbon_matrix_row *rows, int part,
		  uint32_t byte, uint8x16_t *coeffs)
{
	int8x16_t	left = vld1q_s8(t->left);
	int8x16_t	right = vld1q_s8(t->right);
	uint8x16_t	bytes[8];
	uint8x16_t	results;

	/* Of each row, q.val[j] has c[j] c[4 + j] r[j] r[4 + j]. */
	uint8x16x4_t q0 = vld4q_u8((const uint8_t *) rows);
	uint8x16x4_t q1 = vld4q_u8((const uint8_t *) (rows + 4));
	uint8x16x4_t q2 = vld4q_u8((const uint8_t *) (rows + 8));
	uint8x16x4_t q3 = vld4q_u8((const uint8_t *) (rows + 12));

#define PICK_16(uzp, j)	uzp(odd_16(q0.val[j], q1.val[j]), \
							odd_16(q2.val[j], q3.val[j]))
	switch (byte)
	{
		case 0:
			results = PICK_16(vuzp1q_u8, 0);
			break;
		case 1:
			results = PICK_16(vuzp1q_u8, 1);
			break;
		case 2:
			results = PICK_16(vuzp1q_u8, 2);
			break;
		case 3:
			results = PICK_16(vuzp1q_u8, 3);
			break;
		case 4:
			results = PICK_16(vuzp2q_u8, 0);
			break;
		case 5:
			results = PICK_16(vuzp2q_u8, 1);
			break;
		case 6:
			results = PICK_16(vuzp2q_u8, 2);
			break;
		default:
			results = PICK_16(vuzp2q_u8, 3);
			break;
	}
#undef PICK_16

	/*
	 * Rows are rotated left by their slot: by two bytes for each part, rows 8
	 * to 15 by another byte, and then by bits.
	 */
	FOR_EACH(j, 4)
	{
		const int	before = (j + 3) % 4;
		uint8x16_t	a = even_16(q0.val[j], q1.val[j]);
		uint8x16_t	b = even_16(q2.val[before], q3.val[before]);

		/* c[3] c[7] to c[7] c[3], which are before c[0] c[4] */
		if (j == 0)
			b = vrev16q_u8(b);
		bytes[j] = vuzp1q_u8(a, b);
		bytes[4 + j] = vuzp2q_u8(a, b);
	}
	FOR_EACH(k, 8)
		coeffs[(k + 2 * part) % 8] =
		vorrq_u8(vshlq_u8(bytes[k], left),
				 vshlq_u8(bytes[(k + 7) % 8], right));
	return results;
}

/*
 * Solves a part to which everything above has been added.  The coefficients
 * are those of its slots 0 to 7, and of 8 to 15.
 */
static inline uint8x16_t
solve_part(const Tables *t, uint8x16_t slots, uint8x16_t low, uint8x16_t high)
{
	FOR_EACH(i, PART - 1)
	{
		const int	from = PART - 1 - i;
		uint8x16_t	takes = vtstq_u8(from < 8 ? low : high,
									 vld1q_u8(t->bits[from % 8]));

		slots = veorq_u8(slots, vandq_u8(vdupq_n_u8(slots[from]), takes));
	}
	return slots;
}

/*
 * Exchanges half of the bits of a and b: a gets the bits of the mask, of both,
 * and b the others.
 */
#define TRADE(a, b, shift, mask) \
	do { \
		uint8x16_t	from_a = vshrq_n_u8(a, shift); \
		uint8x16_t	from_b = vshlq_n_u8(b, shift); \
		(a) = vbslq_u8(vdupq_n_u8(mask), a, from_b); \
		(b) = vbslq_u8(vdupq_n_u8(mask), from_a, b); \
	} while (0)

/*
 * From bytes of slots to words of eight columns.  Three times, bytes go to one
 * of two registers by a bit of the slot's number, lowest first.  Trading makes
 * this bit tell bits of a byte apart, and the same bit of the column's number,
 * which did so, the registers.
 */
static inline void
store_windows(uint64_t *window, const uint8x16_t *slots)
{
	uint8x16_t	a[4],
				b[4];

	FOR_EACH(i, 2)
	{
		a[i] = vuzp1q_u8(slots[2 * i], slots[2 * i + 1]);
		a[2 + i] = vuzp2q_u8(slots[2 * i], slots[2 * i + 1]);
		TRADE(a[i], a[2 + i], 1, 0x55);
	}
	FOR_EACH(i, 2)
	{
		b[i] = vuzp1q_u8(a[2 * i], a[2 * i + 1]);
		b[2 + i] = vuzp2q_u8(a[2 * i], a[2 * i + 1]);
		TRADE(b[i], b[2 + i], 2, 0x33);
	}
	FOR_EACH(i, 2)
	{
		a[i] = vuzp1q_u8(b[2 * i], b[2 * i + 1]);
		a[2 + i] = vuzp2q_u8(b[2 * i], b[2 * i + 1]);
		TRADE(a[i], a[2 + i], 4, 0x0F);
	}
	FOR_EACH(i, 4)
		vst1q_u8((uint8_t *) (window + 2 * i), a[i]);
}

static void
solve_block_neon(const rf_ribbon_matrix_row *rows, uint32_t nslots,
				 uint32_t columns, Solved *solved)
{
	const Tables *t = &tables;
	uint32_t	byte;

	(void) nslots;				/* the others stay 0 */
	for (byte = 0; 8 * byte < columns; byte++)
	{
		uint8_t    *sums = solved->sums[byte][0];
		uint8x16_t	slots[PARTS];

		FOR_EACH(i, PARTS)
		{
			const int	part = PARTS - 1 - i;
			uint8x16_t	coeffs[8];
			uint8x16_t	low,
						high,
						sum;

			/* Or the compiler keeps what it loaded, and on the stack. */
			RF_OPAQUE(sums);
			RF_OPAQUE(t);
			sum = load_part(t, rows + PART * part, part, byte, coeffs);
			low = vandq_u8(coeffs[2 * part], vld1q_u8(t->above + 8));
			high = vandq_u8(coeffs[2 * part + 1], vld1q_u8(t->above));
			coeffs[2 * part] = vandq_u8(coeffs[2 * part], vld1q_u8(t->below + 8));
			coeffs[2 * part + 1] = vandq_u8(coeffs[2 * part + 1], vld1q_u8(t->below));
			FOR_EACH(k, 8)
				sum = veorq_u8(sum, sum_picked(sums + 32 * k, coeffs[k]));
			slots[part] = solve_part(t, sum, low, high);
			store_sums(t, sums + 64 * part, slots[part]);
		}
		store_windows(solved->window + 8 * byte, slots);
	}
}

#endif

void
rf_ribbon_solve(const rf_ribbon_system *sys,
				rf_ribbon_matrix_row *rows, uint8_t *solution,
				rf_pace *pace)
{
	Solved		solved;
	SolveBlock	solve = solve_block_generic;
	rf_ribbon_matrix_row last[RF_RIBBON_WIDTH];
	const uint32_t columns = rf_ribbon_all_columns(sys);
	uint32_t	block = (sys->slots - 1) / RF_RIBBON_WIDTH + 1;

#if RF_X86
	if (rf_isa_here() >= RF_ISA_AVX512)
	{
		solve_bins(sys, rows, solution, pace);
		return;
	}
	if (rf_isa_here() >= RF_ISA_AVX2)
		solve = solve_block_avx2;
	else if (rf_isa_here() >= RF_ISA_POPCNT)
		solve = solve_block_popcnt;
#elif RF_NEON
	if (rf_isa_here() >= RF_ISA_NEON)
		solve = solve_block_neon;
#endif
	memset(solved.window, 0, sizeof(solved.window));
	memset(solved.sums, 0, (columns + 7) / 8 * sizeof(solved.sums[0]));
	while (block-- > 0)
	{
		const rf_ribbon_matrix_row *at = rows + block * RF_RIBBON_WIDTH;
		uint32_t	nslots = rf_ribbon_block_width(sys, block);

		if (nslots < RF_RIBBON_WIDTH)
		{
			memset(last, 0, sizeof(last));
			at = memcpy(last, at, nslots * sizeof(*at));
		}
		solve(at, nslots, columns, &solved);
		store_block(sys, block, solved.window, solution);
		rf_pace_steps(pace, RF_RIBBON_WIDTH * columns / 4);
	}
}
