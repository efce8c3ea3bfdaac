/*-------------------------------------------------------------------------
 *
 * rf_ribbon_group.c
 *	  Which keys of a chunk stand or fall together.
 *
 * Bumping.  A chunk has more keys than slots, so some of its equations must
 * go.  They go by their starts, for a probe has to know it from the key alone.
 * Buckets of 128 starts are eliminated from left to right, each in three
 * groups, high starts first: the lower a start, the more likely its slots were
 * taken by the spill of the bucket before.  When a group contradicts what is
 * there, its rows are taken back, and it and the groups below it are bumped
 * [DHSW22, section 3].  What happened to a bucket is its class:
 *
 *		class 0		all keys are in
 *		class 1		starts below 17 are bumped
 *		class 2		starts below 38 are bumped
 *		class 3		all keys are bumped
 *
 * Within a group, order does not matter to the outcome.  But it takes less
 * time if neighbours come one after the other, so keys are brought in order
 * of bins of eight starts, by counting.
 *
 * IDENTIFICATION
 *	  src/core/rf_ribbon_group.c
 *
 *-------------------------------------------------------------------------
 */
#include "rf_ribbon_impl.h"

/*
 * Where the starts of each group begin in a bucket; where the last ones end.
 */
static const uint8_t group_first[RF_RIBBON_GROUPS + 1] = {
	0, RF_RIBBON_BUMP_LOW, RF_RIBBON_BUMP_HIGH, RF_RIBBON_BUCKET
};

/*
 * The bin of a start.  Bins are of RF_RIBBON_BIN starts, but are cut where
 * groups are.
 */
static inline uint32_t
bin_of(uint32_t start)
{
	uint32_t	offset = start % RF_RIBBON_BUCKET;

	return start / RF_RIBBON_BIN +
		start / RF_RIBBON_BUCKET * (RF_RIBBON_GROUPS - 1) +
		(offset >= RF_RIBBON_BUMP_LOW) + (offset >= RF_RIBBON_BUMP_HIGH);
}

#if RF_X86

/* Eight at a time. */
RF_TARGET_AVX512
static bool
compute_bins_avx512(const rf_ribbon_system *sys, const rf_ribbon_job *job,
					uint64_t begin, uint64_t end)
{
	const __m512i first = _mm512_set1_epi64((long long) job->first);
	const __m512i span = _mm512_set1_epi64((long long) (job->last - job->first));
	__mmask8	strange = 0;
	uint64_t	i;

	for (i = begin; i < end; i += 8)
	{
		__mmask8	used = (__mmask8) rf_mask64((uint32_t) (end - i < 8 ? end - i : 8));
		__m512i		h = _mm512_maskz_loadu_epi64(used, job->hashes + i);
		__m128i		start = _mm512_cvtepi64_epi16(rf_ribbon_starts_avx512(sys, h, job->nchunks));
		__m128i		offset = _mm_and_si128(start, _mm_set1_epi16(RF_RIBBON_BUCKET - 1));
		__m128i		bin = _mm_add_epi16(_mm_srli_epi16(start, 3),
										_mm_slli_epi16(_mm_srli_epi16(start, 7), 1));

		strange |= _mm512_mask_cmpgt_epu64_mask(used, _mm512_sub_epi64(h, first), span);

		/* What compares true is -1. */
		bin = _mm_sub_epi16(bin, _mm_cmpgt_epi16(offset, _mm_set1_epi16(RF_RIBBON_BUMP_LOW - 1)));
		bin = _mm_sub_epi16(bin, _mm_cmpgt_epi16(offset, _mm_set1_epi16(RF_RIBBON_BUMP_HIGH - 1)));
		_mm_mask_storeu_epi16(job->bins + i, used, bin);
	}
	return strange != 0;
}

#endif

/*
 * The bins of keys [begin, end).  True if one of them is not of this chunk;
 * its bin is then any of the chunk's.
 */
static bool
compute_bins(const rf_ribbon_system *sys, const rf_ribbon_job *job,
			 uint64_t begin, uint64_t end)
{
	uint64_t	span = job->last - job->first;
	bool		strange = false;
	uint64_t	i;

#if RF_X86
	if (rf_isa_here() >= RF_ISA_AVX512)
		return compute_bins_avx512(sys, job, begin, end);
#endif
	for (i = begin; i < end; i++)
	{
		uint64_t	h = job->hashes[i];

		strange |= h - job->first > span;
		job->bins[i] = (uint16_t) bin_of(rf_ribbon_start(sys, h * job->nchunks));
	}
	return strange;
}

void
rf_ribbon_group(const rf_ribbon_system *sys, rf_ribbon_job *job)
{
	uint32_t	nbins = rf_ribbon_nbuckets(sys) * RF_RIBBON_BUCKET_BINS;
	uint32_t   *next = job->bin_end;	/* until all keys are there */
	uint32_t	sum = 0;
	uint32_t	bin;
	uint64_t	i,
				stop;

	memset(next, 0, nbins * sizeof(uint32_t));
	for (i = 0; i < job->nkeys;)
	{
		stop = rf_piece_end(i, job->nkeys);
		if (compute_bins(sys, job, i, stop))
			job->failed = true;
		rf_pace_steps(job->pace, stop - i);
		for (; i < stop; i++)
			next[job->bins[i]]++;
	}
	for (bin = 0; bin < nbins; bin++)
	{
		uint32_t	count = next[bin];

		next[bin] = sum;
		sum += count;
	}
	for (i = 0; i < job->nkeys;)
	{
		stop = rf_piece_end(i, job->nkeys);
		rf_pace_steps(job->pace, stop - i);
		for (; i < stop; i++)
			job->keys[next[job->bins[i]]++] = job->hashes[i];
	}
}

uint32_t
rf_ribbon_group_begin(const rf_ribbon_job *job, uint32_t bucket,
					  uint32_t group)
{
	uint32_t	bin = bin_of(bucket * RF_RIBBON_BUCKET + group_first[group]);

	return bin == 0 ? 0 : job->bin_end[bin - 1];
}

uint32_t
rf_ribbon_group_end(const rf_ribbon_job *job, uint32_t bucket, uint32_t group)
{
	return job->bin_end[bin_of(bucket * RF_RIBBON_BUCKET +
							   group_first[group + 1] - 1)];
}

void
rf_ribbon_bump(rf_ribbon_job *job, uint32_t bucket, uint32_t group)
{
	uint64_t	i = rf_ribbon_group_begin(job, bucket, 0);
	uint64_t	end = rf_ribbon_group_end(job, bucket, group);

	while (i < end)
	{
		uint64_t	nkeys = rf_piece_end(i, end) - i;

		memcpy(job->bumped + job->nbumped, job->keys + i,
			   nkeys * sizeof(uint64_t));
		rf_pace_steps(job->pace, nkeys);
		job->nbumped += nkeys;
		i += nkeys;
	}
	job->classes[bucket / 4] |= (uint8_t) ((group + 1) << (bucket % 4 * 2));
}
