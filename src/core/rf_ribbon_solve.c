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

/*
 * Solves slots [first, last) downwards, for all columns.  The last column of a
 * block that does not store it is solved for nothing: no block below needs
 * it, since blocks below have no more columns.
 */
typedef void (*rf_ribbon_solve_slots) (const rf_ribbon_matrix_row *rows,
									   uint32_t first, uint32_t last,
									   uint32_t columns, uint64_t *window);

RF_INLINE void
solve_slots(const rf_ribbon_matrix_row *rows, uint32_t first, uint32_t last,
			uint32_t columns, uint64_t *window)
{
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
					uint32_t last, uint32_t columns, uint64_t *window)
{
	solve_slots(rows, first, last, columns, window);
}

#if RF_X86

RF_TARGET_POPCNT
static void
solve_slots_popcnt(const rf_ribbon_matrix_row *rows, uint32_t first,
				   uint32_t last, uint32_t columns, uint64_t *window)
{
	solve_slots(rows, first, last, columns, window);
}

/* A register holds the windows of eight columns. */
RF_TARGET_AVX512
static void
solve_slots_avx512(const rf_ribbon_matrix_row *rows, uint32_t first,
				   uint32_t last, uint32_t columns, uint64_t *window)
{
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
	uint64_t	window[RF_RIBBON_MAX_COLUMNS] = {0};
	rf_ribbon_solve_slots solve = solve_slots_generic;
	uint32_t	block = (sys->slots - 1) / RF_RIBBON_WIDTH + 1;
	uint32_t	last = sys->slots;

#if RF_X86
	if (rf_isa_here() >= RF_ISA_AVX512)
		solve = solve_slots_avx512;
	else if (rf_isa_here() >= RF_ISA_POPCNT)
		solve = solve_slots_popcnt;
#else
#endif
	while (block-- > 0)
	{
		solve(rows, block * RF_RIBBON_WIDTH, last, sys->columns, window);
		store_block(sys, block, window, solution);
		rf_pace_steps(pace, RF_RIBBON_WIDTH * sys->columns / 4);
		last = block * RF_RIBBON_WIDTH;
	}
}
