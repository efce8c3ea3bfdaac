/*-------------------------------------------------------------------------
 *
 * rf_ribbon_dense_avx512.c
 *	  Dense systems with AVX-512: bin by bin instead of key by key.
 *
 * A single sweep over all bins (rf_ribbon_sweep_impl.h).
 *
 *-------------------------------------------------------------------------
 */
#include "rf_ribbon_sweep_impl.h"

#if RF_X86

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

/* The mask of those of eight, from i on, that are before end. */
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
		bin = _mm512_srli_epi64(starts_of(&dense->system, h, 1), 3);
		_mm_mask_storeu_epi16(dense->bins + i, used,
							  _mm512_cvtepi64_epi16(bin));
	}
}

/* Makes equations of the keys from "key" on. */
RF_TARGET_AVX512
RF_INLINE void
make_ready(rf_ribbon_sweep *sweep, const rf_ribbon_dense *dense,
		   uint64_t key, int nresults, rf_pace *pace)
{
	uint64_t	n = dense->nkeys - key;

	if (n > RF_RIBBON_READY)
		n = RF_RIBBON_READY;
	rf_pace_steps(pace, 8 * n);
	sweep_make_ready(&sweep->ready, &dense->system, dense->keys + key,
					 dense->values == NULL ? NULL : dense->key_values + key,
					 (uint32_t) n, 1, nresults);
}

RF_TARGET_AVX512
RF_INLINE bool
sweep_bins_of(const rf_ribbon_dense *dense, int nresults, rf_pace *pace)
{
	uint32_t	nstart_bins = (dense->system.nstarts - 1) / RF_RIBBON_BIN + 1;
	uint32_t	first_ready = 0;	/* key */
	uint32_t	next = 0;
	rf_ribbon_sweep sweep;
	rf_ribbon_sweep *sweeps[1] = {&sweep};

	memset(&sweep.now, 0, sizeof(sweep.now));
	sweep.late = 0;
	sweep.bin = 0;
	sweep.nbins = rf_ribbon_nbins(&dense->system);
	sweep.coeffs = rf_ribbon_bin_coeffs(dense->rows);
	sweep.results = rf_ribbon_bin_results(&dense->system, dense->rows);
	make_ready(&sweep, dense, 0, nresults, pace);
	while (sweep.bin < sweep.nbins)
	{
		if (sweep.bin < nstart_bins)
		{
			uint32_t	stop = dense->bin_end[sweep.bin];

			if (stop - next > RF_RIBBON_MAX_ABREAST)
				return false;
			if (stop - first_ready > RF_RIBBON_READY)
			{
				first_ready = next;
				make_ready(&sweep, dense, next, nresults, pace);
			}
			sweep.at = next - first_ready;
			if (!sweep_enter(&sweep, stop - next, nresults))
				return false;
			next = stop;
		}
		sweep_bins(sweeps, 1, nresults);
		if ((RF_UNLIKELY(sweep.late > 0) &&
			 !rf_ribbon_sweep_late(&sweep, nresults)) ||
			!sweep_goes_on(&sweep))
			return false;
	}
	return true;
}

RF_TARGET_AVX512
bool
rf_ribbon_dense_sweep(const rf_ribbon_dense *dense, rf_pace *pace)
{
	uint32_t	columns = rf_ribbon_all_columns(&dense->system);

	return columns <= BYTE ? sweep_bins_of(dense, 1, pace) :
		columns <= BYTE * FILTER_RESULTS ?
		sweep_bins_of(dense, FILTER_RESULTS, pace) :
		sweep_bins_of(dense, RESULTS, pace);
}

#endif							/* RF_X86 */
