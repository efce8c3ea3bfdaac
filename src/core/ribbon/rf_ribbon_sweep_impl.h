/*-------------------------------------------------------------------------
 *
 * rf_ribbon_sweep_impl.h
 *	  Elimination with AVX-512: 64 equations at once, eight slots at a time.
 *
 * Equations come in by bins of eight starts, from left to right.  Those of a
 * bin, and the rest of those before, reach 71 slots from its first one: a
 * window of nine bytes for each equation.  When eight slots are eliminated,
 * the window moves on by a byte.  The rest lies within 63 slots, so at most 63
 * equations can be independent; there are 64 lanes.  A register has one byte
 * of all lanes: nine are the window, others results, of eight columns each.
 *
 * Choosing.  The first register, turned to a word of 64 lanes for each of its
 * eight slots, is eliminated by itself, as Gauss and Jordan do.  At slot s,
 *
 *		members = word s					lanes that contain s
 *		first	= one of them that is not yet a row
 *		for all other words: if (word & first) word ^= members without first
 *
 * so that in the end a row contains no other slot of the bin that has a row.
 * Word s itself stays, and is not looked at as a slot again.  It now says
 * which lanes the first lane of s, *as it came in*, is added to: the matrix is
 * inverted in place.  A step has no branch, and takes ten instructions.
 *
 * Applying.  Turned back to bytes, these words say for each lane which of at
 * most eight lanes to add.  Bytes of these lanes in another register are a
 * matrix of 8 by 8 bits, and gf2p8affineqb multiplies all 64 bytes by it: two
 * instructions for a register and eight slots.
 *
 * Example with bins of two slots, at slots 0 and 1 of six:
 *
 *		slot	0 1  2 3  4 5
 *		a		1 1  . 1  . .		row 0: a, as it is at first; then a + b
 *		b		1 .  1 .  1 .		row 1: b + a
 *		c		. 1  1 1  . .		contains slot 1 alone: + (b + a)
 *
 *		row 0	1 .  1 .  1 .		which is b; a is added to b, and b to a
 *		row 1	. 1  1 1  1 .
 *		c		. .  . .  1 .		what is left
 *
 * Rows.  Of a row, the eight bytes after its bin are stored: within the bin it
 * has its own slot, and perhaps some without a row, whose solution is 0.
 * Bytes of the same place of a bin's rows are a word, the last slot first:
 * rf_ribbon_solve.c multiplies by these words as they are.  Which lanes are
 * chosen does not matter to the space that rows span, so neither to which
 * slots have rows, nor to the solution.  A lane that is 0 without having
 * become a row depended on others.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_RIBBON_SWEEP_IMPL_H
#define RF_RIBBON_SWEEP_IMPL_H

#include "rf_ribbon_impl.h"

#if RF_X86

#define BYTE			8		/* slots of a bin, and many things more */
#define WINDOW			9		/* bytes that a bin's equations reach */
#define LANES			64
#define RESULTS			8		/* bytes of a result, at most */
#define FILTER_RESULTS	((RF_RIBBON_MAX_COLUMNS - 1) / BYTE + 1)

_Static_assert(RF_RIBBON_BIN == BYTE, "a bin is a byte");
_Static_assert(RF_RIBBON_WIDTH + BYTE <= WINDOW * BYTE, "the window is small");

/* Slots that equations of a bin reach; at most as many are independent. */
#define RF_RIBBON_MAX_ABREAST	(RF_RIBBON_WIDTH + RF_RIBBON_BIN - 1)

/* Equations in progress: a byte for each lane. */
typedef struct rf_ribbon_window
{
	__m512i		word[WINDOW];	/* slots from the first of a bin */
	__m512i		result[RESULTS];
	uint64_t	in_use;			/* lanes */
} rf_ribbon_window;

/*
 * Equations that are to enter, as windows of their bins.  Registers are loaded
 * from any position, so there is space behind the last one.
 */
#define RF_RIBBON_READY		320

typedef struct rf_ribbon_ready
{
	uint8_t		word[WINDOW][RF_RIBBON_READY + LANES];
	uint8_t		result[RESULTS][RF_RIBBON_READY + LANES];
} rf_ribbon_ready;

typedef struct rf_ribbon_sweep
{
	rf_ribbon_window now;
	rf_ribbon_window before;	/* the same before the bin, if some are late */
	rf_ribbon_ready ready;
	uint32_t	at;				/* first of the bin's equations in ready */
	uint32_t	n;				/* how many, if some are late */
	uint32_t	late;			/* the last ones, which found no lane */
	uint32_t	bin;			/* the next one */
	uint32_t	nbins;
	uint64_t   *coeffs;			/* [nbins][BYTE]: rf_ribbon_bin_coeffs() */
	uint64_t   *results;		/* [RESULTS][nbins]: rf_ribbon_bin_results() */
} rf_ribbon_sweep;

/* Matrices of 8 by 8 bits that transpose others by multiplication. */
#define BITS_UP			INT64_C(0x8040201008040201) /* byte i: bit i */
#define BITS_DOWN		INT64_C(0x0102040810204080) /* byte i: bit 7 - i */

#define TIMES_8(f, i) \
	f(i, 0), f(i, 1), f(i, 2), f(i, 3), f(i, 4), f(i, 5), f(i, 6), f(i, 7)
#define TABLE_8_8(f) \
	{TIMES_8(f, 0), TIMES_8(f, 1), TIMES_8(f, 2), TIMES_8(f, 3), \
	 TIMES_8(f, 4), TIMES_8(f, 5), TIMES_8(f, 6), TIMES_8(f, 7)}
#define NUMBER(i, j)	(8 * (i) + (j))
#define TURN(i, j)		(8 * (j) + (i))
#define TURN_BACK(i, j) (8 * (7 - (j)) + (i))

typedef struct Permutation
{
	uint8_t		from[64];
} Permutation;

static const Permutation identity = {TABLE_8_8(NUMBER)};
static const Permutation turn = {TABLE_8_8(TURN)};
static const Permutation turn_back = {TABLE_8_8(TURN_BACK)};

RF_TARGET_AVX512
static inline __m512i
permute(const Permutation *p, __m512i v)
{
	return _mm512_permutexvar_epi8(_mm512_loadu_si512(p->from), v);
}

/*
 * For each byte x of eight, bit i is the parity of byte 7 - i of the matrix
 * & x.
 */
RF_TARGET_AVX512
static inline __m512i
multiply(__m512i x, __m512i matrix)
{
	return _mm512_gf2p8affine_epi64_epi8(x, matrix, 0);
}

RF_TARGET_AVX512
static inline __m512i
all_words(uint64_t v)
{
	return _mm512_set1_epi64((long long) v);
}

RF_TARGET_AVX512
static inline uint64_t
first_word(__m512i v)
{
	return (uint64_t) _mm_cvtsi128_si64(_mm512_castsi512_si128(v));
}

/* rf_ribbon_start() of eight hashes. */
RF_TARGET_AVX512
static inline __m512i
starts_of(const rf_ribbon_system *sys, __m512i hashes, uint64_t nchunks)
{
	const __m512i left = _mm512_set1_epi64(sys->left);
	__m512i		at = rf_ribbon_virtual_avx512(sys, hashes, nchunks);

	/* at > left ? at - left : 0, but nstarts - 1 at most */
	at = _mm512_sub_epi64(_mm512_max_epi64(at, left), left);
	return _mm512_min_epi64(at, _mm512_set1_epi64(sys->nstarts - 1));
}

RF_TARGET_AVX512
static inline void
store_low_bytes(uint8_t *out, __m512i v)
{
	_mm_storel_epi64((__m128i *) out, _mm512_cvtepi64_epi8(v));
}

/* Bytes j and j + 1 of eight equations. */
RF_TARGET_AVX512
static inline void
store_two_words(rf_ribbon_ready *ready, uint32_t at, int j, __m128i words)
{
	_mm_storel_epi64((__m128i *) (ready->word[j] + at), words);
	_mm_storel_epi64((__m128i *) (ready->word[j + 1] + at),
					 _mm_unpackhi_epi64(words, words));
}

/* Makes equations of n keys, at most RF_RIBBON_READY. */
RF_TARGET_AVX512
RF_INLINE void
sweep_make_ready(rf_ribbon_ready *ready, const rf_ribbon_system *sys,
				 const uint64_t *keys, const uint64_t *values, uint32_t n,
				 uint64_t nchunks, int nresults)
{
	const __m512i print_mask = all_words(rf_mask64(sys->columns));
	const __m128i print_columns = _mm_cvtsi32_si128((int) sys->columns);
	const __m128i last_column = _mm_cvtsi32_si128((int) rf_ribbon_all_columns(sys) - 1);

	for (uint32_t i = 0; i < n; i += 8)
	{
		__mmask8	used = (__mmask8) rf_mask64(n - i);
		__m512i		h = _mm512_maskz_loadu_epi64(used, keys + i);
		__m512i		place = _mm512_and_si512(starts_of(sys, h, nchunks),
											 all_words(BYTE - 1));
		__m512i		c = _mm512_xor_si512(h, _mm512_srli_epi64(h, 32));
		__m512i		r = _mm512_mullo_epi64(h, all_words(RF_RIBBON_RESULT_MULTIPLIER));
		__m512i		low,
					high;

		c = _mm512_mullo_epi64(c, all_words(RF_RIBBON_COEFF_MULTIPLIER));
		c = _mm512_xor_si512(c, _mm512_srli_epi64(c, 32));
		c = _mm512_and_si512(_mm512_or_si512(c, all_words(1)),
							 all_words(sys->band_mask));

		/* Shifts by 64 give 0. */
		low = permute(&turn, _mm512_sllv_epi64(c, place));
		high = _mm512_srlv_epi64(c, _mm512_sub_epi64(all_words(RF_RIBBON_WIDTH), place));
		store_two_words(ready, i, 0, _mm512_castsi512_si128(low));
		store_two_words(ready, i, 2, _mm512_extracti64x2_epi64(low, 1));
		store_two_words(ready, i, 4, _mm512_extracti64x2_epi64(low, 2));
		store_two_words(ready, i, 6, _mm512_extracti64x2_epi64(low, 3));
		store_low_bytes(ready->word[WINDOW - 1] + i, high);
		if (values != NULL)
		{
			/* rf_ribbon_hiding_bit() */
			__m512i		bit = _mm512_and_si512(_mm512_srli_epi64(r, 63 - RF_RIBBON_MAX_COLUMNS),
											   all_words(1));
			__m512i		value = _mm512_sll_epi64(_mm512_maskz_loadu_epi64(used, values + i),
												 print_columns);

			r = _mm512_srli_epi64(r, 64 - RF_RIBBON_MAX_COLUMNS);
			r = _mm512_or_si512(_mm512_and_si512(r, print_mask), value);
			r = _mm512_xor_si512(r, _mm512_sll_epi64(bit, last_column));
		}
		else
			r = _mm512_srli_epi64(r, 64 - RF_RIBBON_MAX_COLUMNS);
		FOR_EACH(j, nresults)
			store_low_bytes(ready->result[j] + i, _mm512_srli_epi64(r, BYTE * j));
	}
}

/* Enters n equations, from number "at"; there are lanes for them. */
RF_TARGET_AVX512
RF_INLINE void
sweep_bring_in(rf_ribbon_window *w, const rf_ribbon_ready *ready, uint32_t at,
			   uint32_t n, int nresults)
{
	uint64_t	lanes = _pdep_u64(rf_mask64(n), ~w->in_use);
	__mmask64	to = _cvtu64_mask64(lanes);
	__m512i		from = _mm512_maskz_expand_epi8(to, _mm512_loadu_si512(identity.from));

	FOR_EACH(j, WINDOW)
		w->word[j] = _mm512_mask_permutexvar_epi8(w->word[j], to, from,
												  _mm512_loadu_si512(ready->word[j] + at));
	FOR_EACH(j, nresults)
		w->result[j] = _mm512_mask_permutexvar_epi8(w->result[j], to, from,
													_mm512_loadu_si512(ready->result[j] + at));
	w->in_use |= lanes;
}

/*
 * The same for the next bin, from number sweep->at; some may be late.  False
 * if too many for independence.  Call at most once before the bin is
 * eliminated.
 */
RF_TARGET_AVX512
RF_INLINE bool
sweep_enter(rf_ribbon_sweep *sweep, uint32_t n, int nresults)
{
	uint32_t	free_lanes = LANES - rf_popcount64(sweep->now.in_use);

	if (RF_UNLIKELY(n > free_lanes))
	{
		if (n - free_lanes > RF_RIBBON_MAX_ABREAST - LANES)
			return false;
		sweep->before = sweep->now;
		sweep->n = n;
		sweep->late = n - free_lanes;
		n = free_lanes;
	}
	sweep_bring_in(&sweep->now, &sweep->ready, sweep->at, n, nresults);
	return true;
}

/*
 * Chooses the rows of the first bin of some windows; words are then as
 * explained above.  Sets rows[] to the lane of each slot's row, row_lanes to
 * their union.
 */
RF_TARGET_AVX512
RF_INLINE void
sweep_choose(__m512i *words, __m512i *rows, __m512i *row_lanes, int nsweeps)
{
	const __m512i zero = _mm512_setzero_si512();

	FOR_EACH(i, nsweeps)
		rows[i] = row_lanes[i] = zero;
	FOR_EACH(s, BYTE)
	{
		FOR_EACH(i, nsweeps)
		{
			__m512i		members = _mm512_permutexvar_epi64(all_words((uint64_t) s), words[i]);
			__m512i		first = _mm512_andnot_si512(row_lanes[i], members);
			__mmask8	in;

			first = _mm512_and_si512(first, _mm512_sub_epi64(zero, first));
			in = _mm512_mask_test_epi64_mask((__mmask8) ~(1 << s), words[i], first);
			words[i] = _mm512_mask_xor_epi64(words[i], in, words[i],
											 _mm512_xor_si512(members, first));
			row_lanes[i] = _mm512_or_si512(row_lanes[i], first);
			rows[i] = _mm512_mask_mov_epi64(rows[i], (__mmask8) (1 << s), first);
		}
	}
}

/* Eliminates the next bin as sweep_choose() has set: stores rows, moves on. */
RF_TARGET_AVX512
RF_INLINE void
sweep_apply(rf_ribbon_sweep *sweep, __m512i words, __m512i rows,
			__m512i row_lanes, int nresults)
{
	const __m512i up = all_words(BITS_UP);
	const __m512i down = all_words(BITS_DOWN);
	rf_ribbon_window *w = &sweep->now;
	__mmask8	there = _mm512_test_epi64_mask(rows, rows);
	__mmask64	chosen;
	__m512i		picks,
				row_picks,
				from;
	__m512i		matrices[2];

	/*
	 * The rows' lanes that each lane is to add.  Lanes of rows add themselves
	 * only, so that nothing is left.  0xBA: rows | (words & ~row_lanes)
	 */
	picks = _mm512_maskz_ternarylogic_epi64(there, words, row_lanes, rows, 0xBA);
	picks = multiply(up, permute(&turn_back, picks));

	/* The lanes of rows, last slot first; 127 for none. */
	from = _mm512_xor_si512(_mm512_lzcnt_epi64(rows), all_words(63));
	from = _mm512_permutexvar_epi8(all_words(UINT64_C(0x0008101820283038)), from);
	chosen = _mm512_testn_epi8_mask(from, _mm512_set1_epi8(64));

	/* The lanes that make up each row. */
	row_picks = permute(&turn_back, _mm512_maskz_mov_epi64(there, words));
	row_picks = multiply(up, row_picks);
	row_picks = _mm512_maskz_permutexvar_epi8(chosen, from, row_picks);

	/* Word j: of the rows' lanes, byte j + 1 of the window. */
	FOR_EACH(i, 2)
	{
		const uint64_t word = UINT64_C(0xFF) << (32 * i);

		matrices[i] = _mm512_maskz_permutexvar_epi8(word, from, w->word[4 * i + 1]);
		for (int j = 1; j < 4; j++)
			matrices[i] = _mm512_mask_permutexvar_epi8(matrices[i], word << (BYTE * j),
													   from, w->word[4 * i + j + 1]);
	}
	matrices[0] = multiply(down, _mm512_or_si512(matrices[0], matrices[1]));

	_mm512_storeu_si512(sweep->coeffs + BYTE * sweep->bin,
						multiply(row_picks, matrices[0]));
	FOR_EACH(j, BYTE)
	{
		__m512i		matrix = _mm512_permutexvar_epi64(all_words((uint64_t) j), matrices[0]);

		w->word[j] = _mm512_xor_si512(w->word[j + 1], multiply(picks, matrix));
	}
	w->word[WINDOW - 1] = _mm512_setzero_si512();
	FOR_EACH(j, nresults)
	{
		__m512i		matrix = multiply(down, _mm512_permutexvar_epi8(from, w->result[j]));

		sweep->results[(uint32_t) j * sweep->nbins + sweep->bin] =
			first_word(multiply(row_picks, matrix));
		w->result[j] = _mm512_xor_si512(w->result[j], multiply(picks, matrix));
	}
	w->in_use &= ~first_word(row_lanes);
	sweep->bin++;
}

/*
 * Eliminates the next bin of one or two sweeps.  Each choice waits for the one
 * before, so two sweeps at once take little more time than one.
 */
RF_TARGET_AVX512
RF_INLINE void
sweep_bins(rf_ribbon_sweep *const *sweeps, int nsweeps, int nresults)
{
	const __m512i backwards = _mm512_broadcast_i32x4(_mm_set_epi64x(0x08090a0b0c0d0e0f,
																	0x0001020304050607));
	__m512i		words[2];
	__m512i		rows[2];
	__m512i		row_lanes[2];

	FOR_EACH(i, nsweeps)
	{
		__m512i		lanes = _mm512_shuffle_epi8(sweeps[i]->now.word[0], backwards);

		words[i] = permute(&turn, multiply(all_words(BITS_UP), lanes));
	}
	sweep_choose(words, rows, row_lanes, nsweeps);
	FOR_EACH(i, nsweeps)
		sweep_apply(sweeps[i], words[i], rows[i], row_lanes[i], nresults);
}

/* After a bin, if sweep->late > 0: enters these; false if dependent. */
extern bool rf_ribbon_sweep_late(rf_ribbon_sweep *sweep, int nresults);

/* After a bin, with all equations entered: false if dependent. */
RF_TARGET_AVX512
RF_INLINE bool
sweep_goes_on(const rf_ribbon_sweep *sweep)
{
	__m512i		rest;

	rest = sweep->now.word[0];
	FOR_EACH(j, BYTE)
		rest = _mm512_or_si512(rest, sweep->now.word[j]);
	return _cvtmask64_u64(_mm512_test_epi8_mask(rest, rest)) == sweep->now.in_use;
}

#endif							/* RF_X86 */

#endif							/* RF_RIBBON_SWEEP_IMPL_H */
