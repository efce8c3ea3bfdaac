/*-------------------------------------------------------------------------
 *
 * rf_ribbon_group.c
 *	  Which keys of a chunk stand or fall together.
 *
 * Bumping.  A chunk has more keys than slots, so some equations must be
 * dropped: by their starts, since a probe must know from the key alone.
 * Buckets of 192 places are eliminated from left to right, each in four
 * groups, high places first: the lower a start, the more likely the bucket
 * before took its slots.  When an equation of a group depends on earlier ones,
 * the group's rows are taken back, and it and the groups below are bumped
 * [DHSW22, section 3].  A bucket's class says how many:
 *
 *		class 0		all keys are in
 *		class 1		places below 16 are bumped
 *		class 2		places below 32 are bumped
 *		class 3		places below 48 are bumped, or all: then the bucket is in
 *					the chunk's list of such
 *
 * Only one bucket in 3500 to 7500 is bumped whole.  A third small step leaves
 * fewer slots empty than a class for that would: with larger buckets, classes
 * take less space.
 *
 * Where a chunk ends.  A place is the number of a start before it is clamped
 * to the chunk.  The last bucket has 24 places, whose keys all have the last
 * start.  How many fit varies by about ten, and the steps adapt to it.
 *
 * Within a group, order does not matter to the outcome.  But it is faster if
 * neighbours follow each other, so keys are ordered by bins of eight places.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_ribbon_impl.h"

#if RF_X86 || RF_NEON

#define BIN_LOG		3

_Static_assert(RF_RIBBON_BIN == 1 << BIN_LOG, "a bin is of 2^3 places");

#endif

#if RF_X86

RF_TARGET_AVX512
static bool
compute_bins_avx512(const rf_ribbon_system *sys, const rf_ribbon_job *job,
					uint64_t begin, uint64_t end)
{
	const __m512i first = _mm512_set1_epi64((long long) job->first);
	const __m512i pad = _mm512_set1_epi64(sys->pad);
	const __m512i span = _mm512_set1_epi64((long long) (job->last - job->first));
	__mmask8	foreign = 0;
	uint64_t	i;

	for (i = begin; i < end; i += 8)
	{
		__mmask8	used = (__mmask8) rf_mask64((uint32_t) (end - i < 8 ? end - i : 8));
		__m512i		h = _mm512_maskz_loadu_epi64(used, job->hashes + i);
		__m512i		place = _mm512_add_epi64(rf_ribbon_virtual_avx512(sys, h, job->nchunks), pad);
		__m128i		bin = _mm512_cvtepi64_epi16(_mm512_srli_epi64(place, BIN_LOG));

		foreign |= _mm512_mask_cmpgt_epu64_mask(used, _mm512_sub_epi64(h, first), span);
		_mm_mask_storeu_epi16(job->bins + i, used, bin);
	}
	return foreign != 0;
}

/* The bins of two registers of virtual starts, in one. */
RF_TARGET_AVX2
static inline __m128i
pack_bins(__m256i a, __m256i b, __m256i pad)
{
	__m256i		x = _mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(a),
														  _mm256_castsi256_ps(b), 0x88));
	__m256i		bin = _mm256_srli_epi32(_mm256_add_epi32(x, pad), BIN_LOG);
	__m128i		y = _mm_packus_epi32(_mm256_castsi256_si128(bin),
									 _mm256_extracti128_si256(bin, 1));

	/* 0 1 of a, 0 1 of b, 2 3 of a, 2 3 of b: the middle ones swapped */
	return _mm_shuffle_epi32(y, 0xD8);
}

/* Eight at a time: end - begin is a multiple of eight. */
RF_TARGET_AVX2
static bool
compute_bins_avx2(const rf_ribbon_system *sys, const rf_ribbon_job *job,
				  uint64_t begin, uint64_t end)
{
	/* There is no unsigned comparison, so the sign bits are flipped. */
	const __m256i sign = _mm256_set1_epi64x(INT64_MIN);
	const __m256i first = _mm256_xor_si256(_mm256_set1_epi64x((long long) job->first), sign);
	const __m256i span = _mm256_xor_si256(_mm256_set1_epi64x((long long) (job->last - job->first)),
										  sign);
	const __m256i pad = _mm256_set1_epi32((int) sys->pad);
	__m256i		foreign = _mm256_setzero_si256();
	uint64_t	i;

	for (i = begin; i < end; i += 8)
	{
		__m256i		a = _mm256_loadu_si256((const __m256i *) (job->hashes + i));
		__m256i		b = _mm256_loadu_si256((const __m256i *) (job->hashes + i + 4));

		foreign = _mm256_or_si256(foreign, _mm256_cmpgt_epi64(_mm256_sub_epi64(a, first), span));
		foreign = _mm256_or_si256(foreign, _mm256_cmpgt_epi64(_mm256_sub_epi64(b, first), span));

		_mm_storeu_si128((__m128i *) (job->bins + i),
						 pack_bins(rf_ribbon_virtual_avx2(sys, a, job->nchunks),
								   rf_ribbon_virtual_avx2(sys, b, job->nchunks), pad));
	}
	return !_mm256_testz_si256(foreign, foreign);
}

#elif RF_NEON

/* Eight at a time: end - begin is a multiple of eight. */
static bool
compute_bins_neon(const rf_ribbon_system *sys, const rf_ribbon_job *job,
				  uint64_t begin, uint64_t end)
{
	uint64x2_t	first = vdupq_n_u64(job->first);
	uint64x2_t	span = vdupq_n_u64(job->last - job->first);
	uint32x4_t	pad = vdupq_n_u32(sys->pad);
	uint64x2_t	foreign = vdupq_n_u64(0);
	uint64_t	i;

	for (i = begin; i < end; i += 8)
	{
		uint64x2_t	h[4];
		uint32x4_t	low,
					high;

		FOR_EACH(j, 4)
		{
			h[j] = vld1q_u64(job->hashes + i + 2 * j);
			foreign = vorrq_u64(foreign, vcgtq_u64(vsubq_u64(h[j], first), span));
		}
		low = rf_ribbon_virtual_neon(sys, h[0], h[1], job->nchunks);
		high = rf_ribbon_virtual_neon(sys, h[2], h[3], job->nchunks);
		vst1q_u16(job->bins + i,
				  vcombine_u16(vshrn_n_u32(vaddq_u32(low, pad), BIN_LOG),
							   vshrn_n_u32(vaddq_u32(high, pad), BIN_LOG)));
	}
	return vmaxvq_u32(vreinterpretq_u32_u64(foreign)) != 0;
}

#endif

/*
 * Computes the bins of keys [begin, end).  True if one belongs to another
 * chunk; its bin is then any of the chunk's.
 */
static bool
compute_bins(const rf_ribbon_system *sys, const rf_ribbon_job *job,
			 uint64_t begin, uint64_t end)
{
	uint64_t	span = job->last - job->first;
	bool		foreign = false;
	uint64_t	i;

#if RF_X86
	if (rf_isa_here() >= RF_ISA_AVX512)
		return compute_bins_avx512(sys, job, begin, end);
	if (rf_isa_here() >= RF_ISA_AVX2)
	{
		uint64_t	stop = end - (end - begin) % 8;

		foreign = compute_bins_avx2(sys, job, begin, stop);
		begin = stop;
	}
#elif RF_NEON
	if (rf_isa_here() >= RF_ISA_NEON)
	{
		uint64_t	stop = end - (end - begin) % 8;

		foreign = compute_bins_neon(sys, job, begin, stop);
		begin = stop;
	}
#endif
	for (i = begin; i < end; i++)
	{
		uint64_t	h = job->hashes[i];

		foreign |= h - job->first > span;
		job->bins[i] = (uint16_t)
			(rf_ribbon_place(sys, h * job->nchunks) / RF_RIBBON_BIN);
	}
	return foreign;
}

void
rf_ribbon_group(const rf_ribbon_system *sys, rf_ribbon_job *job)
{
	uint32_t	nbins = rf_ribbon_nbuckets(sys) * RF_RIBBON_BUCKET_BINS;
	uint64_t	i = 0;

	memset(job->bin_end, 0, nbins * sizeof(uint32_t));
	while (i < job->nkeys)
	{
		uint64_t	stop = rf_piece(i, job->nkeys, 1, job->pace);

		job->failed |= compute_bins(sys, job, i, stop);
		for (; i < stop; i++)
			job->bin_end[job->bins[i]]++;
	}
	rf_ribbon_put_in_order(job->hashes, job->values, job->bins, job->nkeys,
						   job->bin_end, nbins, job->keys, job->key_values,
						   job->pace);
}

uint32_t
rf_ribbon_group_begin(const rf_ribbon_job *job, uint32_t bucket,
					  uint32_t group)
{
	uint32_t	offset = group < RF_RIBBON_GROUPS ? group * RF_RIBBON_STEP :
	RF_RIBBON_BUCKET;
	uint32_t	bin = (bucket * RF_RIBBON_BUCKET + offset) / RF_RIBBON_BIN;

	return bin == 0 ? 0 : job->bin_end[bin - 1];
}

uint32_t
rf_ribbon_group_end(const rf_ribbon_job *job, uint32_t bucket, uint32_t group)
{
	return rf_ribbon_group_begin(job, bucket, group + 1);
}

void
rf_ribbon_bump(rf_ribbon_job *job, uint32_t bucket, uint32_t group)
{
	uint64_t	i = rf_ribbon_group_begin(job, bucket, 0);
	uint64_t	nkeys = rf_ribbon_group_end(job, bucket, group) - i;

	rf_copy(job->bumped + job->nbumped, job->keys + i,
			nkeys * sizeof(uint64_t), job->pace);
	if (job->values != NULL)
		rf_copy(job->bumped_values + job->nbumped, job->key_values + i,
				nkeys * sizeof(uint64_t), job->pace);
	job->nbumped += nkeys;
	if (group == RF_RIBBON_STEPS)
		job->whole[job->nwhole++] = (uint16_t) bucket;
	else
		group++;
	job->classes[bucket / 4] |= (uint8_t) (group << (bucket % 4 * 2));
}
