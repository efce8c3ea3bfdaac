/*-------------------------------------------------------------------------
 *
 * rf_ribbon_band_avx512.c
 *	  Banding with AVX-512: bin by bin instead of key by key.
 *
 * A chunk is swept from left to right (rf_ribbon_sweep_impl.h).  Where a
 * bucket begins, equations of earlier buckets are in progress, known not to
 * depend on each other.  This state is saved.  Then the bucket's keys from
 * some group up are tried: they enter bin by bin, and the eight bins more that
 * they reach are swept without further keys.  If none depends on others, the
 * next bucket begins with the state before these eight bins, whose rows are
 * then written again.  Otherwise it is tried without the lowest group.
 *
 * Most failing tries are known beforehand.  At most eight equations in
 * progress become rows in a bin; more than 71 in one depend on each other,
 * whatever their coefficients are.  So a bucket takes 1.17 tries, and 37
 * visits to bins, where 32 is the minimum.
 *
 * The outcome is that of adding one group after the other from the top: the
 * order of equations does not matter to whether they depend on each other.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_ribbon_sweep_impl.h"

#if RF_X86

/* Bins behind a bucket that its equations reach, at most. */
#define BEHIND			(RF_RIBBON_WIDTH / RF_RIBBON_BIN)

_Static_assert(RF_RIBBON_BUCKET + RF_RIBBON_MAX_ABREAST <= RF_RIBBON_READY,
			   "a bucket that is not in vain must fit");

/*
 * A chunk in progress.  Keys are ordered by bins of places.  Bins of slots are
 * counted from the first slot: their numbers are lower by "lag", and at both
 * ends of the chunk many bins of places may share one.
 */
typedef struct Chunk
{
	rf_ribbon_sweep sweep;
	rf_ribbon_window begin;		/* state where the bucket begins, */
	rf_ribbon_window end;		/* and where it ends, in this try */
	const rf_ribbon_system *sys;
	rf_ribbon_job *job;			/* NULL: none yet */
	uint32_t	nbuckets;
	uint32_t	lag;			/* of bins of slots behind those of places */
	uint32_t	last;			/* bin of slots in which the last start is */
	uint32_t	bucket;
	uint32_t	low;			/* the lowest group that is tried */
	uint32_t	place_bin;		/* the next one to enter */
	uint32_t	stop;			/* bin of slots where the next bucket begins */
	uint32_t	first_ready;	/* key */
} Chunk;

/* The bin of slots in which equations of a bin of places start. */
static inline uint32_t
slot_bin(const Chunk *chunk, uint32_t place_bin)
{
	uint32_t	bin = place_bin > chunk->lag ? place_bin - chunk->lag : 0;

	return bin < chunk->last ? bin : chunk->last;
}

/* The first bin of places of a group; RF_RIBBON_GROUPS: of the next bucket. */
static inline uint32_t
first_place_bin(uint32_t bucket, uint32_t group)
{
	return bucket * RF_RIBBON_BUCKET_BINS +
		(group < RF_RIBBON_GROUPS ? group * (RF_RIBBON_STEP / RF_RIBBON_BIN) :
		 RF_RIBBON_BUCKET_BINS);
}

/* Keys in bins of places before this one. */
static inline uint32_t
keys_before(const Chunk *chunk, uint32_t place_bin)
{
	return place_bin == 0 ? 0 : chunk->job->bin_end[place_bin - 1];
}

/* Do the numbers of keys alone tell that groups from "low" on do not fit? */
static bool
cannot_fit(const Chunk *chunk, uint32_t low)
{
	uint32_t	bin = slot_bin(chunk, first_place_bin(chunk->bucket, 0));
	uint32_t	place_bin = first_place_bin(chunk->bucket, low);
	uint32_t	end = first_place_bin(chunk->bucket, RF_RIBBON_GROUPS);
	uint32_t	key = keys_before(chunk, place_bin);
	uint32_t	queue = rf_popcount64(chunk->begin.in_use);

	for (; place_bin < end; place_bin++)
	{
		uint32_t	here = slot_bin(chunk, place_bin);
		uint32_t	rows = RF_RIBBON_BIN * (here - bin);
		uint32_t	next = chunk->job->bin_end[place_bin];

		queue -= queue < rows ? queue : rows;
		if (next - key > RF_RIBBON_MAX_ABREAST - queue)
			return true;
		queue += next - key;
		key = next;
		bin = here;
	}
	return false;
}

/*
 * Begins to try the bucket's groups from "low" on, or fewer; at last none,
 * which cannot fail.
 */
RF_TARGET_AVX512
static void
chunk_try(Chunk *chunk, uint32_t low)
{
	while (cannot_fit(chunk, low))
		low++;
	chunk->low = low;
	chunk->place_bin = first_place_bin(chunk->bucket, low);
	chunk->sweep.bin = slot_bin(chunk, first_place_bin(chunk->bucket, 0));
	chunk->sweep.now = chunk->begin;
	chunk->sweep.late = 0;
	rf_pace_steps(chunk->job->pace, 8 * RF_RIBBON_BUCKET);
}

RF_TARGET_AVX512
RF_INLINE void
chunk_bucket(Chunk *chunk, uint32_t bucket, int nresults)
{
	uint32_t	end;

	chunk->bucket = bucket;
	chunk->stop = slot_bin(chunk, first_place_bin(bucket, RF_RIBBON_GROUPS));
	chunk_try(chunk, 0);
	chunk->first_ready = keys_before(chunk, chunk->place_bin);
	end = keys_before(chunk, first_place_bin(bucket, RF_RIBBON_GROUPS));
	sweep_make_ready(&chunk->sweep.ready, chunk->sys,
					 chunk->job->keys + chunk->first_ready,
					 chunk->job->values == NULL ? NULL :
					 chunk->job->key_values + chunk->first_ready,
					 end - chunk->first_ready, chunk->job->nchunks, nresults);
}

/* Before the first chunk. */
static void
chunk_init(Chunk *chunk, const rf_ribbon_system *sys)
{
	memset(chunk, 0, sizeof(*chunk));
	chunk->sys = sys;
}

RF_TARGET_AVX512
RF_INLINE void
chunk_begin(Chunk *chunk, rf_ribbon_job *job, int nresults)
{
	const rf_ribbon_system *sys = chunk->sys;

	chunk->job = job;
	chunk->nbuckets = rf_ribbon_nbuckets(sys);
	chunk->lag = (sys->pad + sys->left) / RF_RIBBON_BIN;
	chunk->last = (sys->nstarts - 1) / RF_RIBBON_BIN;
	chunk->sweep.nbins = rf_ribbon_nbins(sys);
	chunk->sweep.coeffs = rf_ribbon_bin_coeffs(job->rows);
	chunk->sweep.results = rf_ribbon_bin_results(sys, job->rows);
	memset(&chunk->begin, 0, sizeof(chunk->begin));
	chunk_bucket(chunk, 0, nresults);
}

/*
 * Advances, initially or after a bin, to the next bin to eliminate, in this
 * chunk or else in the next job.  False if there is none.
 */
RF_TARGET_AVX512
RF_INLINE bool
chunk_advance(Chunk *chunk, rf_ribbon_job **job, const rf_ribbon_job *end,
			  int nresults)
{
	rf_ribbon_sweep *sweep = &chunk->sweep;
	bool		fits = true;

	if (chunk->job != NULL)
		fits = (RF_LIKELY(sweep->late == 0) ||
				rf_ribbon_sweep_late(sweep, nresults)) &&
			sweep_goes_on(sweep);
	for (;;)
	{
		if (RF_UNLIKELY(!fits))
			chunk_try(chunk, chunk->low + 1);
		else if (RF_UNLIKELY(chunk->job == NULL ||
							 sweep->bin == chunk->stop + BEHIND))
		{
			if (chunk->job != NULL)
			{
				if (chunk->low > 0)
					rf_ribbon_bump(chunk->job, chunk->bucket, chunk->low - 1);
				chunk->begin = chunk->end;
			}
			if (chunk->job != NULL && chunk->bucket + 1 < chunk->nbuckets)
				chunk_bucket(chunk, chunk->bucket + 1, nresults);
			else if (*job < end)
				chunk_begin(chunk, (*job)++, nresults);
			else
				return false;
		}
		if (sweep->bin <= chunk->stop)
		{
			uint32_t	stop = first_place_bin(chunk->bucket, RF_RIBBON_GROUPS);
			uint32_t	key = keys_before(chunk, chunk->place_bin);
			uint32_t	next = key;

			while (chunk->place_bin < stop &&
				   slot_bin(chunk, chunk->place_bin) == sweep->bin)
				next = chunk->job->bin_end[chunk->place_bin++];
			sweep->at = key - chunk->first_ready;
			fits = sweep_enter(sweep, next - key, nresults);
			if (RF_UNLIKELY(!fits))
				continue;

			/*
			 * Keys enter at the stop only if that is the last start.  From
			 * there they reach 64 slots, so if some are late, this try fails.
			 */
			if (sweep->bin == chunk->stop)
				chunk->end = sweep->now;
		}
		return true;
	}
}

RF_TARGET_AVX512
RF_INLINE void
sweep_chunks(const rf_ribbon_system *sys, rf_ribbon_job *jobs,
			 uint32_t njobs, int nresults)
{
	const rf_ribbon_job *end = jobs + njobs;
	Chunk		x;
	Chunk		y;
	rf_ribbon_sweep *sweeps[2] = {&x.sweep, &y.sweep};
	bool		x_busy,
				y_busy;

	chunk_init(&x, sys);
	chunk_init(&y, sys);
	x_busy = chunk_advance(&x, &jobs, end, nresults);
	y_busy = chunk_advance(&y, &jobs, end, nresults);
	while (x_busy && y_busy)
	{
		sweep_bins(sweeps, 2, nresults);
		x_busy = chunk_advance(&x, &jobs, end, nresults);
		y_busy = chunk_advance(&y, &jobs, end, nresults);
	}
	while (x_busy)
	{
		sweep_bins(sweeps, 1, nresults);
		x_busy = chunk_advance(&x, &jobs, end, nresults);
	}
	while (y_busy)
	{
		sweep_bins(sweeps + 1, 1, nresults);
		y_busy = chunk_advance(&y, &jobs, end, nresults);
	}
}

RF_TARGET_AVX512
void
rf_ribbon_band_avx512(const rf_ribbon_system *sys, rf_ribbon_job *jobs,
					  uint32_t njobs)
{
	uint32_t	columns = rf_ribbon_all_columns(sys);

	if (columns <= BYTE)
		sweep_chunks(sys, jobs, njobs, 1);
	else if (columns <= BYTE * FILTER_RESULTS)
		sweep_chunks(sys, jobs, njobs, FILTER_RESULTS);
	else
		sweep_chunks(sys, jobs, njobs, RESULTS);
}

#endif							/* RF_X86 */
