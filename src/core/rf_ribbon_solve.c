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
 * of that column, bit i being slot s + i, and storing the solution in
 * interleaved column-major layout takes nothing more than writing it down
 * ([Dillinger21] calls the layout ICML).
 *
 *		block	  |	  k: slots 64k .. 64k+63	|  k+1 ...
 *		words	  |	 column 0, 1, ... b-1		|  column 0, ...
 *
 * A probe that starts in block k reads the words of k and k + 1: one run.
 * Blocks before low_blocks have no word for the last column, which is just not
 * written there.
 *
 * A free row leaves its slot open; 0 is as good as anything.
 *
 * With bytes that can be permuted by bytes (AVX2), slots are solved sixteen at
 * a time.  A byte holds a slot's bits in eight columns.  What a row has of
 * eight slots is one of 256 sums of their bytes; as the sum of the lower four
 * and of the upper four it is one of 16 each, so a look-up in a register, and
 * one instruction looks up for sixteen rows.
 *
 * Coefficients are made cyclic for that, slot s being bit s % 64.  Byte k of a
 * row then stands for eight slots that were solved already, the last ones of
 * their place in a block of 64; but in the byte that has the row's own slot,
 * and for the lower half of its sixteen in the byte after it, higher bits
 * stand for slots that are being solved.  Those are added one by one.
 *
 * IDENTIFICATION
 *	  src/core/rf_ribbon_solve.c
 *
 *-------------------------------------------------------------------------
 */
#include "rf_ribbon_impl.h"

/*
 * Writes the words of one block of "columns" columns.
 */
static void
store_block(const rf_ribbon_system *sys, uint32_t block,
			const uint64_t *window, uint8_t *solution)
{
	uint32_t	columns = rf_ribbon_block_columns(sys, block);
	uint32_t	width = rf_ribbon_block_width(sys, block);
	uint64_t	at = rf_ribbon_block_at(sys, block);
	uint32_t	j;

	if (width == RF_RIBBON_WIDTH)
	{
		for (j = 0; j < columns; j++)
			rf_store64(solution + at / 8 + 8 * j, window[j]);
	}
	else
	{
		memset(solution + at / 8, 0, (columns * width + 7) / 8);
		for (j = 0; j < columns; j++)
			rf_or_bits(solution, at + j * width, width, window[j]);
	}
}

#define PART		16			/* slots that are solved together */
#define PARTS		(RF_RIBBON_WIDTH / PART)
#define MAX_BYTES	((RF_RIBBON_MAX_COLUMNS + 7) / 8)	/* of a slot's bits */

/* What is kept of the 64 slots that were solved last. */
typedef struct Solved
{
	uint64_t	window[RF_RIBBON_MAX_COLUMNS];	/* words, by column */
	uint8_t		sums[MAX_BYTES][PARTS][64]; /* solving by parts: their Sums */
} Solved;

/*
 * Solves slots [first, last) downwards, for all columns.  The last column of a
 * block that does not store it is solved for nothing: no block below needs
 * it, since blocks below have no more columns.
 */
typedef void (*rf_ribbon_solve_slots) (const rf_ribbon_matrix_row *rows,
									   uint32_t first, uint32_t last,
									   uint32_t columns, Solved *solved);

RF_INLINE void
solve_slots(const rf_ribbon_matrix_row *rows, uint32_t first, uint32_t last,
			uint32_t columns, Solved *solved)
{
	uint64_t   *window = solved->window;
	uint32_t	slot,
				j;

	for (slot = last; slot-- > first;)
	{
		uint64_t	above = rows[slot].coeff >> 1;
		uint32_t	result = rows[slot].result;

		for (j = 0; j < columns; j++)
		{
			uint64_t	bit = rf_parity64(window[j] & above) ^
			((result >> j) & 1);

			window[j] = (window[j] << 1) | bit;
		}
	}
}

static void
solve_slots_generic(const rf_ribbon_matrix_row *rows, uint32_t first,
					uint32_t last, uint32_t columns, Solved *solved)
{
	solve_slots(rows, first, last, columns, solved);
}

#if RF_X86

RF_TARGET_POPCNT
static void
solve_slots_popcnt(const rf_ribbon_matrix_row *rows, uint32_t first,
				   uint32_t last, uint32_t columns, Solved *solved)
{
	solve_slots(rows, first, last, columns, solved);
}

/*
 * The sums of eight slots' bytes that a nibble of coefficients can pick; the
 * lower half of a register is for slots 0 to 7 of a part, the upper half for
 * 8 to 15.
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
 * Loads the rows of a part that begins with slot "at" of its block.  The
 * lower half of coeffs[m] is byte 2 * m of their cyclic coefficients, one for
 * each row, the upper half byte 2 * m + 1.  Returns their results in eight
 * columns.
 */
RF_TARGET_AVX2
RF_INLINE __m128i
load_part(const rf_ribbon_matrix_row *rows, int at, uint32_t column,
		  __m256i *coeffs)
{
	/* Two rows apart, then neighbours: what unpacking makes of four. */
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

	/* Equal bytes of two rows are side by side; now of four, eight, 16. */
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
 * Solves a part of which all that is above has been added.  The coefficients
 * are those of its own slots: of slots 0 to 7 in the lower half, of slots 8 to
 * 15 in the upper half.
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

/* Sixteen slots at once. */
RF_TARGET_AVX2
static void
solve_slots_avx2(const rf_ribbon_matrix_row *rows, uint32_t first,
				 uint32_t last, uint32_t columns, Solved *solved)
{
	/* In the bytes that have their own slot: bits above it, and below. */
	const __m256i above = _mm256_setr_epi8(-2, -4, -8, -16, -32, -64, -128, 0,
										   0, 0, 0, 0, 0, 0, 0, 0,
										   -1, -1, -1, -1, -1, -1, -1, -1,
										   -2, -4, -8, -16, -32, -64, -128, 0);
	const __m256i below = _mm256_setr_epi8(0, 1, 3, 7, 15, 31, 63, 127,
										   -1, -1, -1, -1, -1, -1, -1, -1,
										   0, 0, 0, 0, 0, 0, 0, 0,
										   0, 1, 3, 7, 15, 31, 63, 127);
	rf_ribbon_matrix_row block[RF_RIBBON_WIDTH];
	uint32_t	column,
				j;

	rows += first;
	if (last - first < RF_RIBBON_WIDTH)
	{
		memset(block, 0, sizeof(block));
		memcpy(block, rows, (last - first) * sizeof(*rows));
		rows = block;
	}
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

/* A register holds the windows of eight columns. */
RF_TARGET_AVX512
static void
solve_slots_avx512(const rf_ribbon_matrix_row *rows, uint32_t first,
				   uint32_t last, uint32_t columns, Solved *solved)
{
	uint64_t   *window = solved->window;
	const __m512i one = _mm512_set1_epi64(1);
	uint32_t	j;

	for (j = 0; j < columns; j += 8)
	{
		const __m512i column = _mm512_setr_epi64(j, j + 1, j + 2, j + 3,
												 j + 4, j + 5, j + 6, j + 7);
		__mmask8	in_use = (__mmask8) rf_mask64(columns - j);
		__m512i		w = _mm512_maskz_loadu_epi64(in_use, window + j);
		uint32_t	slot;

		for (slot = last; slot-- > first;)
		{
			__m512i		above = _mm512_set1_epi64((long long) (rows[slot].coeff >> 1));
			__m512i		result = _mm512_set1_epi64(rows[slot].result);
			__m512i		sum = _mm512_popcnt_epi64(_mm512_and_si512(w, above));

			result = _mm512_srlv_epi64(result, column);

			/* 0x28: (sum ^ result) & one */
			sum = _mm512_ternarylogic_epi64(sum, result, one, 0x28);
			w = _mm512_or_si512(_mm512_slli_epi64(w, 1), sum);
		}
		_mm512_mask_storeu_epi64(window + j, in_use, w);
	}
}

#endif

void
rf_ribbon_solve(const rf_ribbon_system *sys,
				const rf_ribbon_matrix_row *rows, uint8_t *solution,
				rf_pace *pace)
{
	Solved		solved;
	rf_ribbon_solve_slots solve = solve_slots_generic;
	uint32_t	block = (sys->slots - 1) / RF_RIBBON_WIDTH + 1;
	uint32_t	last = sys->slots;

#if RF_X86
	if (rf_isa_here() >= RF_ISA_AVX512)
		solve = solve_slots_avx512;
	else if (rf_isa_here() >= RF_ISA_AVX2)
		solve = solve_slots_avx2;
	else if (rf_isa_here() >= RF_ISA_POPCNT)
		solve = solve_slots_popcnt;
#else
#endif
	memset(&solved, 0, sizeof(solved));
	while (block-- > 0)
	{
		solve(rows, block * RF_RIBBON_WIDTH, last, sys->columns, &solved);
		store_block(sys, block, solved.window, solution);
		rf_pace_steps(pace, RF_RIBBON_WIDTH * sys->columns / 4);
		last = block * RF_RIBBON_WIDTH;
	}
}
