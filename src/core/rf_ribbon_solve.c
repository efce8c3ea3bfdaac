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
 * Blocks before low_blocks have no word for the last column; since solving
 * goes downwards, that column is simply not continued there.
 *
 * A free row leaves its slot open; 0 is as good as anything.
 *
 * IDENTIFICATION
 *	  src/core/rf_ribbon_solve.c
 *
 *-------------------------------------------------------------------------
 */
#include "rf_ribbon.h"

/* AVX2 brings POPCNT with it, which is what parities want. */
RF_VARIANTS("avx2")
static void
solve(const rf_ribbon_system *sys, const rf_ribbon_matrix_row *rows,
	  uint8_t *solution)
{
	uint64_t	window[RF_RIBBON_MAX_COLUMNS] = {0};
	uint32_t	block = (sys->slots - 1) / RF_RIBBON_WIDTH + 1;

	while (block-- > 0)
	{
		uint32_t	columns = rf_ribbon_block_columns(sys, block);
		uint32_t	width = rf_ribbon_block_width(sys, block);
		uint64_t	at = rf_ribbon_block_at(sys, block);
		uint32_t	slot = block * RF_RIBBON_WIDTH + width;
		uint32_t	i,
					j;

		for (i = 0; i < width; i++)
		{
			uint64_t	above = rows[--slot].coeff >> 1;
			uint32_t	result = rows[slot].result;

			for (j = 0; j < columns; j++)
			{
				uint64_t	bit = rf_parity64(window[j] & above) ^
				((result >> j) & 1);

				window[j] = (window[j] << 1) | bit;
			}
		}

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
}

void
rf_ribbon_solve(const rf_ribbon_system *sys,
				const rf_ribbon_matrix_row *rows, uint8_t *solution)
{
	solve(sys, rows, solution);
}
