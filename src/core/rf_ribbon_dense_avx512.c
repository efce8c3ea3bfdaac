/*-------------------------------------------------------------------------
 *
 * rf_ribbon_dense_avx512.c
 *	  Dense systems with AVX-512: 64 equations at once, slot by slot.
 *
 * Equations come in by bins of eight starts, from left to right.  At slot s,
 * of those that contain s, the first becomes the row of s, and all of them,
 * itself included, are XORed with it; it is 0 then, and gone.  What is left
 * lies within s + 1 .. s + 63, and if its equations do not depend on each
 * other there are at most 63.
 *
 * So there are 64 lanes, one for each equation in progress, and the matrix is
 * kept by columns: the word of a slot has a bit for each lane whose equation
 * contains it.  Nine registers of eight words are the window, the 72 slots
 * from the first of a bin that its equations can reach, and the results are
 * words as well, one for each column of the solution.  A step is
 *
 *		members = the word of s				lanes whose equations contain s
 *		first	= members & -members		one of them
 *		for all words: if (word & first) word ^= members
 *
 * for the words that contain the first lane are those of its equation, and
 * toggling the members there is the XOR.  Which words these were is the row,
 * as it will be stored.  No branch and no lane number: with no members nothing
 * changes.  A step takes some forty instructions, for each slot once.
 *
 * Example with a window of 4 slots, and lanes a, b, c; at slot 0:
 *
 *		slot	0 1 2 3				0 1 2 3
 *		a		1 1 0 1				. . . .		is row 0: slots 0, 1 and 3
 *		b		. 1 1 .		 ->		. 1 1 .
 *		c		1 . 1 .				. 1 1 1
 *		words	a b a a				. b b c
 *				c a b				  c c
 *					c
 *
 * An equation that is 0 without having become a row depended on others.  That
 * is looked for after each bin: lanes in use must be those with a bit left.
 *
 * IDENTIFICATION
 *	  src/core/rf_ribbon_dense_avx512.c
 *
 *-------------------------------------------------------------------------
 */
#include "rf_ribbon_impl.h"

#if RF_X86

#define BYTE			8		/* slots of a bin, words in a register */
#define WINDOW			9		/* registers that a bin's equations reach */
#define RESULTS			((RF_RIBBON_MAX_COLUMNS - 1) / BYTE + 1)

_Static_assert(RF_RIBBON_BIN == BYTE, "a bin is a register");
_Static_assert(RF_RIBBON_WIDTH + BYTE <= WINDOW * BYTE, "the window is small");

/*
 * Keys that a bin has at most, or they depend on each other: its starts reach
 * no more slots.
 */
#define BIN_MOST		(BYTE + RF_RIBBON_WIDTH - 1)
#define NONE			0xFF

/* Bins between two ticks. */
#define PIECE_BINS		1024

typedef struct Sweep
{
	__m512i		word[WINDOW];	/* [slot from the bin's first]: lanes */
	__m512i		result[RESULTS];	/* [column]: lanes */
	uint64_t	in_use;			/* lanes */
	uint32_t	next;			/* first key that is not in */
} Sweep;

/*
 * An equation on its way in is two words: coefficients, in the place of the
 * key; and in that of its unsorted one its result, and the place of its start
 * in the bin.
 */
static inline uint32_t
place_of(uint64_t rest)
{
	return (uint32_t) (rest >> 32);
}

/* Brings in an equation, in the lowest lane that is free. */
RF_TARGET_AVX512
RF_INLINE void
enter(Sweep *sweep, uint64_t coeff, uint64_t rest, int nresults)
{
	uint64_t	lane = ~sweep->in_use & (sweep->in_use + 1);
	const __m512i lanes = _mm512_set1_epi64((long long) lane);
	uint32_t	shift = place_of(rest);
	uint32_t	result = (uint32_t) rest;
	uint64_t	low = coeff << shift;
	uint32_t	high = (uint32_t) (coeff >> 1 >> (RF_RIBBON_WIDTH - 1 - shift));

	FOR_EACH(i, WINDOW)
	{
		__mmask8	in = (__mmask8) (i < 8 ? low >> (BYTE * i) : high);

		sweep->word[i] = _mm512_mask_or_epi64(sweep->word[i], in,
											  sweep->word[i], lanes);
	}
	FOR_EACH(i, nresults)
		sweep->result[i] = _mm512_mask_or_epi64(sweep->result[i],
												(__mmask8) (result >> (BYTE * i)),
												sweep->result[i], lanes);
	sweep->in_use |= lane;
}

/*
 * Visits slot "at" of the bin, and stores its row.  Returns the lane that
 * became the row, in all words.
 */
RF_TARGET_AVX512
RF_INLINE __m512i
visit(Sweep *sweep, uint32_t at, rf_ribbon_matrix_row *row, int nresults)
{
	const __m512i members = _mm512_permutexvar_epi64(_mm512_set1_epi64(at),
													 sweep->word[0]);
	const __m512i first = _mm512_and_si512(members,
										   _mm512_sub_epi64(_mm512_setzero_si512(), members));
	__mmask8	in[WINDOW];
	__mmask64	low;
	uint64_t	coeff,
				high;
	uint32_t	result = 0;

	FOR_EACH(i, WINDOW)
	{
		in[i] = _mm512_test_epi64_mask(sweep->word[i], first);
		sweep->word[i] = _mm512_mask_xor_epi64(sweep->word[i], in[i],
											   sweep->word[i], members);
	}
	FOR_EACH(i, nresults)
	{
		__mmask8	of_result = _mm512_test_epi64_mask(sweep->result[i], first);

		sweep->result[i] = _mm512_mask_xor_epi64(sweep->result[i], of_result,
												 sweep->result[i], members);
		result |= _cvtmask8_u32(of_result) << (BYTE * i);
	}
	low = _mm512_kunpackd(_mm512_kunpackw(_mm512_kunpackb(in[7], in[6]),
										  _mm512_kunpackb(in[5], in[4])),
						  _mm512_kunpackw(_mm512_kunpackb(in[3], in[2]),
										  _mm512_kunpackb(in[1], in[0])));
	coeff = _cvtmask64_u64(low);
	high = _cvtmask8_u32(in[8]);
	row->coeff = coeff >> at | high << 1 << (RF_RIBBON_WIDTH - 1 - at);
	row->result = result;
	return first;
}

RF_TARGET_AVX512
static inline uint64_t
first_word(__m512i words)
{
	return (uint64_t) _mm_cvtsi128_si64(_mm512_castsi512_si128(words));
}

/* The lanes that are in any of eight words. */
RF_TARGET_AVX512
RF_INLINE uint64_t
lanes_of(__m512i words)
{
	return (uint64_t) _mm512_reduce_or_epi64(words);
}

/*
 * A bin whose keys find no room: they wait for their start.  Before a slot is
 * visited no equation reaches beyond 63 slots from it, so if it takes more
 * than 64 lanes, they depend on each other.  False if so.
 *
 * Where there are few starts, as in systems of some hundred keys, many bins
 * are such.  So the keys of each start are chained rather than looked for.
 */
RF_TARGET_AVX512
RF_INLINE bool
crowded_bin(Sweep *state, const rf_ribbon_dense *dense, uint32_t bin,
			uint32_t end, int nresults)
{
	const uint64_t *coeffs = dense->keys + state->next;
	const uint64_t *rests = dense->mixed + state->next;
	uint32_t	n = end - state->next;
	uint8_t		head[BYTE];		/* [place]: a key's number, or NONE */
	uint8_t		next[BIN_MOST];
	Sweep		sweep = *state;

	if (n > BIN_MOST)
		return false;
	memset(head, NONE, sizeof(head));
	for (uint32_t i = 0; i < n; i++)
	{
		uint32_t	at = place_of(rests[i]);

		next[i] = head[at];
		head[at] = (uint8_t) i;
	}
	for (uint32_t at = 0; at < BYTE; at++)
	{
		for (uint32_t i = head[at]; i != NONE; i = next[i])
		{
			if (sweep.in_use == UINT64_MAX)
				return false;
			enter(&sweep, coeffs[i], rests[i], nresults);
		}
		sweep.in_use &= ~first_word(visit(&sweep, at, &dense->rows[BYTE * bin + at], nresults));
	}
	sweep.next = end;
	*state = sweep;
	return true;
}

RF_TARGET_AVX512
static RF_NOINLINE bool
crowded_bin_1(Sweep *sweep, const rf_ribbon_dense *dense, uint32_t bin,
			  uint32_t end)
{
	return crowded_bin(sweep, dense, bin, end, 1);
}

RF_TARGET_AVX512
static RF_NOINLINE bool
crowded_bin_all(Sweep *sweep, const rf_ribbon_dense *dense, uint32_t bin,
				uint32_t end)
{
	return crowded_bin(sweep, dense, bin, end, RESULTS);
}

/*
 * Sweeps over bins [begin, end).  False if equations depend on each other.
 */
RF_TARGET_AVX512
RF_INLINE bool
sweep_bins(Sweep *state, const rf_ribbon_dense *dense, uint32_t begin,
		   uint32_t end, int nresults)
{
	uint32_t	nbins = (dense->system.nstarts - 1) / RF_RIBBON_BIN + 1;
	Sweep		sweep = *state;

	for (uint32_t bin = begin; bin < end; bin++)
	{
		uint32_t	stop = bin < nbins ? dense->bin_end[bin] : sweep.next;
		__m512i		rest;

		if (RF_UNLIKELY(stop - sweep.next > 64 - rf_popcount64(sweep.in_use)))
		{
			*state = sweep;
			if (!(nresults == 1 ? crowded_bin_1(state, dense, bin, stop) :
				  crowded_bin_all(state, dense, bin, stop)))
				return false;
			sweep = *state;
		}
		else
		{
			__m512i		firsts = _mm512_setzero_si512();

			for (; sweep.next < stop; sweep.next++)
				enter(&sweep, dense->keys[sweep.next],
					  dense->mixed[sweep.next], nresults);
			FOR_EACH(at, BYTE)
				firsts = _mm512_or_si512(firsts,
										 visit(&sweep, at, &dense->rows[BYTE * bin + at], nresults));
			sweep.in_use &= ~first_word(firsts);
		}
		rest = sweep.word[1];
		FOR_EACH(i, WINDOW - 1)
		{
			rest = _mm512_or_si512(rest, sweep.word[i + 1]);
			sweep.word[i] = sweep.word[i + 1];
		}
		sweep.word[WINDOW - 1] = _mm512_setzero_si512();
		if (lanes_of(rest) != sweep.in_use)
			return false;
	}
	*state = sweep;
	return true;
}

RF_TARGET_AVX512
static bool
sweep_1(Sweep *sweep, const rf_ribbon_dense *dense, uint32_t begin,
		uint32_t end)
{
	return sweep_bins(sweep, dense, begin, end, 1);
}

RF_TARGET_AVX512
static bool
sweep_all(Sweep *sweep, const rf_ribbon_dense *dense, uint32_t begin,
		  uint32_t end)
{
	return sweep_bins(sweep, dense, begin, end, RESULTS);
}

/* rf_ribbon_start() of eight hashes, which are their fractions as well. */
RF_TARGET_AVX512
static inline __m512i
starts_of(const rf_ribbon_system *sys, __m512i hashes)
{
	const __m512i left = _mm512_set1_epi64(sys->left);
	__m512i		at = rf_ribbon_virtual_avx512(sys, hashes, 1);

	/* at > left ? at - left : 0, but nstarts - 1 at most */
	at = _mm512_sub_epi64(_mm512_max_epi64(at, left), left);
	return _mm512_min_epi64(at, _mm512_set1_epi64(sys->nstarts - 1));
}

RF_TARGET_AVX512
static inline __m512i
xor_shifted(__m512i v, unsigned n)
{
	return _mm512_xor_si512(v, _mm512_srli_epi64(v, n));
}

RF_TARGET_AVX512
static inline __m512i
times(__m512i v, uint64_t factor)
{
	return _mm512_mullo_epi64(v, _mm512_set1_epi64((long long) factor));
}

/* Of those of eight that are in [i, end). */
static inline __mmask8
up_to(uint64_t i, uint64_t end)
{
	return (__mmask8) rf_mask64((uint32_t) (end - i < 8 ? end - i : 8));
}

RF_TARGET_AVX512
void
rf_ribbon_dense_mix_avx512(rf_ribbon_dense *dense, uint64_t begin,
						   uint64_t end)
{
	const __m512i step = _mm512_set1_epi64((long long) rf_hash_seed(dense->seed));

	for (uint64_t i = begin; i < end; i += 8)
	{
		__mmask8	used = up_to(i, end);
		__m512i		h = _mm512_maskz_loadu_epi64(used, dense->hashes + i);
		__m512i		bin;

		/* rf_hash_remix() */
		h = _mm512_add_epi64(h, step);
		h = times(xor_shifted(h, 30), UINT64_C(0xbf58476d1ce4e5b9));
		h = times(xor_shifted(h, 27), UINT64_C(0x94d049bb133111eb));
		h = xor_shifted(h, 31);
		_mm512_mask_storeu_epi64(dense->mixed + i, used, h);
		bin = _mm512_srli_epi64(starts_of(&dense->system, h), 3);
		_mm_mask_storeu_epi16(dense->bins + i, used,
							  _mm512_cvtepi64_epi16(bin));
	}
}

/* Makes equations of keys [begin, end). */
RF_TARGET_AVX512
static void
make_equations(rf_ribbon_dense *dense, uint64_t begin, uint64_t end)
{
	const __m512i mask = _mm512_set1_epi64((long long) dense->system.band_mask);

	for (uint64_t i = begin; i < end; i += 8)
	{
		__mmask8	used = up_to(i, end);
		__m512i		h = _mm512_maskz_loadu_epi64(used, dense->keys + i);
		__m512i		c = xor_shifted(times(xor_shifted(h, 32), RF_RIBBON_COEFF_MULTIPLIER), 32);
		__m512i		rest = _mm512_srli_epi64(times(h, RF_RIBBON_RESULT_MULTIPLIER),
											 64 - RF_RIBBON_MAX_COLUMNS);
		__m512i		place = _mm512_and_si512(starts_of(&dense->system, h),
											 _mm512_set1_epi64(RF_RIBBON_BIN - 1));

		c = _mm512_and_si512(_mm512_or_si512(c, _mm512_set1_epi64(1)), mask);
		rest = _mm512_or_si512(rest, _mm512_slli_epi64(place, 32));
		_mm512_mask_storeu_epi64(dense->keys + i, used, c);
		_mm512_mask_storeu_epi64(dense->mixed + i, used, rest);
	}
}

RF_TARGET_AVX512
bool
rf_ribbon_dense_sweep(rf_ribbon_dense *dense, rf_pace *pace)
{
	uint32_t	nbins = (dense->slots - 1) / BYTE + 1;
	Sweep		sweep = {0};

	for (uint64_t i = 0; i < dense->nkeys;)
	{
		uint64_t	stop = rf_piece_end(i, dense->nkeys);

		make_equations(dense, i, stop);
		rf_pace_steps(pace, stop - i);
		i = stop;
	}

	for (uint32_t bin = 0; bin < nbins; bin += PIECE_BINS)
	{
		uint32_t	end = nbins - bin > PIECE_BINS ? bin + PIECE_BINS : nbins;

		rf_pace_steps(pace, 4 * BYTE * (end - bin));
		if (!(dense->system.columns <= BYTE ?
			  sweep_1(&sweep, dense, bin, end) :
			  sweep_all(&sweep, dense, bin, end)))
			return false;
	}
	return true;
}

#endif							/* RF_X86 */
