/*-------------------------------------------------------------------------
 *
 * rf_ribbon_sweep.c
 *	  Equations of a sweep that found no lane.
 *
 * Equations of a bin reach 71 slots, so up to 71 can be independent: seven
 * more than there are lanes.  One bin in twenty of a chunk has some that are
 * late.  If all eight slots of the bin got rows without them, as nearly
 * always, late equations are freed of these slots by adding rows, and take the
 * lanes that became free.  If rows are missing, late equations may have to
 * become rows, which changes others: then the bin is eliminated again, by
 * itself.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_ribbon_sweep_impl.h"

#if RF_X86

typedef struct Equation
{
	uint8_t		word[WINDOW];
	uint8_t		result[RESULTS];
	bool		is_row;
} Equation;

static inline void
take_lane(Equation *to, const uint8_t *word, const uint8_t *result,
		  uint32_t stride, int nresults)
{
	for (uint32_t j = 0; j < WINDOW; j++)
		to->word[j] = word[stride * j];
	memset(to->result, 0, sizeof(to->result));
	for (uint32_t j = 0; j < (uint32_t) nresults; j++)
		to->result[j] = result[stride * j];
	to->is_row = false;
}

static void
add_to(Equation *to, const Equation *from)
{
	for (uint32_t j = 0; j < WINDOW; j++)
		to->word[j] ^= from->word[j];
	for (uint32_t j = 0; j < RESULTS; j++)
		to->result[j] ^= from->result[j];
}

/* Stores the row of a slot of the last bin. */
static void
store_row(const Equation *e, uint32_t slot, rf_ribbon_sweep *sweep, int nresults)
{
	uint32_t	shift = BYTE * (BYTE - 1 - slot);
	uint32_t	bin = sweep->bin - 1;

	for (uint32_t j = 0; j < BYTE; j++)
		sweep->coeffs[BYTE * bin + j] |= (uint64_t) e->word[j + 1] << shift;
	for (uint32_t j = 0; j < (uint32_t) nresults; j++)
		sweep->results[j * sweep->nbins + bin] |= (uint64_t) e->result[j] << shift;
}

/* Eliminates the last bin again, with all of its equations. */
static bool
eliminate_again(rf_ribbon_sweep *sweep, uint32_t n, int nresults)
{
	const rf_ribbon_window *before = &sweep->before;
	uint32_t	stride = sizeof(sweep->ready.word[0]);
	uint32_t	bin = sweep->bin - 1;
	uint8_t    *word = (uint8_t *) sweep->now.word;
	uint8_t    *result = (uint8_t *) sweep->now.result;
	Equation	all[RF_RIBBON_MAX_ABREAST];
	Equation   *row[BYTE];
	uint32_t	count = 0;
	uint32_t	lane = 0;

	for (uint64_t left = before->in_use; left != 0; left &= left - 1)
		take_lane(&all[count++], (const uint8_t *) before->word + rf_ctz64(left),
				  (const uint8_t *) before->result + rf_ctz64(left),
				  LANES, nresults);
	for (uint32_t i = sweep->at; i < sweep->at + n; i++)
		take_lane(&all[count++], sweep->ready.word[0] + i,
				  sweep->ready.result[0] + i, stride, nresults);

	for (uint32_t s = 0; s < BYTE; s++)
	{
		row[s] = NULL;
		for (uint32_t i = 0; i < count && row[s] == NULL; i++)
		{
			if (!all[i].is_row && (all[i].word[0] >> s & 1))
				row[s] = &all[i];
		}
		if (row[s] == NULL)
			continue;
		row[s]->is_row = true;
		for (uint32_t i = 0; i < count; i++)
		{
			if (&all[i] != row[s] && (all[i].word[0] >> s & 1))
				add_to(&all[i], row[s]);
		}
	}
	memset(sweep->coeffs + BYTE * bin, 0, BYTE * sizeof(uint64_t));
	for (uint32_t j = 0; j < (uint32_t) nresults; j++)
		sweep->results[j * sweep->nbins + bin] = 0;
	for (uint32_t s = 0; s < BYTE; s++)
	{
		if (row[s] != NULL)
			store_row(row[s], s, sweep, nresults);
	}

	memset(&sweep->now, 0, sizeof(sweep->now));
	for (uint32_t i = 0; i < count; i++)
	{
		if (all[i].is_row)
			continue;
		if (lane == LANES)
			return false;
		for (uint32_t j = 0; j < BYTE; j++)
			word[LANES * j + lane] = all[i].word[j + 1];
		for (uint32_t j = 0; j < RESULTS; j++)
			result[LANES * j + lane] = all[i].result[j];
		lane++;
	}
	sweep->now.in_use = rf_mask64(lane);
	return true;
}

RF_TARGET_AVX512
bool
rf_ribbon_sweep_late(rf_ribbon_sweep *sweep, int nresults)
{
	const __m512i down = all_words(BITS_DOWN);
	const rf_ribbon_ready *ready = &sweep->ready;
	rf_ribbon_window *w = &sweep->now;
	uint32_t	late = sweep->late;
	uint32_t	at = sweep->at + sweep->n - late;
	uint32_t	bin = sweep->bin - 1;
	uint64_t	lanes = _pdep_u64(rf_mask64(late), ~w->in_use);
	__mmask64	to = _cvtu64_mask64(lanes);
	__m512i		from,
				picks,
				matrices;

	sweep->late = 0;
	if (rf_popcount64(w->in_use) != LANES - BYTE)
		return eliminate_again(sweep, sweep->n, nresults);

	from = _mm512_maskz_expand_epi8(to, _mm512_loadu_si512(identity.from));
	picks = _mm512_loadu_si512(ready->word[0] + at);
	matrices = multiply(down, _mm512_loadu_si512(sweep->coeffs + BYTE * bin));
	for (int j = 0; j < BYTE; j++)
	{
		__m512i		matrix = _mm512_permutexvar_epi64(_mm512_set1_epi64(j), matrices);
		__m512i		word = _mm512_xor_si512(_mm512_loadu_si512(ready->word[j + 1] + at),
											multiply(picks, matrix));

		w->word[j] = _mm512_mask_permutexvar_epi8(w->word[j], to, from, word);
	}
	for (int j = 0; j < nresults; j++)
	{
		uint64_t	results = sweep->results[(uint32_t) j * sweep->nbins + bin];
		__m512i		matrix = multiply(down, all_words(results));
		__m512i		result = _mm512_xor_si512(_mm512_loadu_si512(ready->result[j] + at),
											  multiply(picks, matrix));

		w->result[j] = _mm512_mask_permutexvar_epi8(w->result[j], to, from, result);
	}
	w->in_use |= lanes;
	return true;
}

#endif							/* RF_X86 */
