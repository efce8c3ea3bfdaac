/*-------------------------------------------------------------------------
 *
 * rf_ribbon_band_avx512.c
 *	  Banding with AVX-512: slot by slot instead of key by key.
 *
 * rf_ribbon_band.c follows one equation until it finds a free row: some twenty
 * steps, and a branch at its end that no processor predicts.  This file turns
 * the loops around.  A batch of 32 equations lies in vector registers, and
 * slots are visited from left to right, once each.  At slot s, of the
 * equations that contain s,
 *
 *		row s taken:  all of them are XORed with the row;
 *		row s free:	  one of them becomes the row, and all of them, itself
 *					  included, are XORed with it.  It is 0 then, and gone.
 *
 * After that, none contains s, nor any slot before.  The batch is done when
 * all of its equations are 0; one whose result is not 0 is a contradiction.
 * Rows that end up taken, and contradictions, are the same as in the other
 * order, for both depend on the space of the rows only.
 *
 * Words are cyclic here: slot s is bit s % 64 of all of them.  An equation
 * that can still contain s lies within s .. s + 63, so no two of its slots
 * share a bit, and nothing is ever shifted.  A key whose start is yet to come
 * would break that rule, so it is masked out.
 *
 * Example with words of 4 bits, slots 2 to 5 being bits 2, 3, 0, 1; at slot 2:
 *
 *		bits	3 2 1 0				3 2 1 0
 *		x		0 1 1 0				0 0 0 0		is now row 2: slots 2 and 5
 *		y		1 1 0 1		 ->		1 0 1 1		slots 3, 4, 5
 *		z		1 0 0 0				1 0 0 0		did not contain slot 2
 *
 * A slot takes three instructions for eight equations: test, and XOR of
 * coefficients and of results where the test held.  To choose a row takes
 * some twenty cycles more, from the masks of the test to a register that has
 * the row in all lanes, and there is one choice for each key.  So two chunks
 * are swept over in turn.
 *
 * Groups of a bucket are tried together, for keys of the lower ones would have
 * to pass all rows of the higher ones if these came first.  How many fit is
 * guessed from the numbers of keys and of rows that are taken.  If they fit,
 * the next lower one is tried as well, and if they contradict, they are tried
 * again without the lowest.  So, whatever the guess, it comes to the same as
 * adding one group after the other from the top.
 *
 * IDENTIFICATION
 *	  src/core/rf_ribbon_band_avx512.c
 *
 *-------------------------------------------------------------------------
 */
#include "rf_ribbon_impl.h"

#if RF_X86

#define LANES		8			/* words in a register */
#define POOL		4			/* registers of a batch */
#define BATCH		(LANES * POOL)
#define STRIDE		4			/* slots between checks of what is left */
#define BEHIND		44			/* slots that a bucket takes behind its end,
								 * for a guess: 36 to 56 take the same time */

/*
 * A batch begins at a multiple of a bin, and a chunk has a multiple of 64
 * slots: so strides end with it, and no visit goes beyond the last row.
 */
_Static_assert(RF_RIBBON_BIN % STRIDE == 0 && 64 % STRIDE == 0,
			   "strides must end where a chunk ends");

/* A chunk in progress. */
typedef struct Sweep
{
	const rf_ribbon_system *sys;
	rf_ribbon_job *job;
	uint32_t	nbuckets;
	uint32_t	bucket;
	uint32_t	low;			/* its lowest group that is not given up */
	uint32_t	high;			/* groups from low to below this are tried */
	bool		refused;		/* the group below low did not fit */
	uint32_t	next;			/* first key of the batch */
	uint32_t	count;			/* keys in the batch, at most BATCH */
	uint32_t	end;			/* of the keys being tried */
	uint32_t	ntaken;			/* rows taken by this try */
	uint32_t	taken[RF_RIBBON_MAX_GROUP_ROWS];
} Sweep;

/* The equations of a batch: registers, except for the starts. */
typedef struct Pool
{
	__m512i		c[POOL];		/* coefficients, cyclic */
	__m512i		r[POOL / 2];	/* results, 32 bits each */
	__m512i		bit;			/* of this slot, in all lanes */
	uint64_t	starts[BATCH];
	uint32_t	slot;
	uint32_t	last_start;		/* of any key, or a little more */
} Pool;

static inline uint64_t
rotate_left(uint64_t v, uint32_t n)
{
	return v << (n % 64) | v >> (-n % 64);
}

static inline uint64_t
rotate_right(uint64_t v, uint32_t n)
{
	return v >> (n % 64) | v << (-n % 64);
}

static inline uint32_t
start_of(const Sweep *sweep, uint64_t hash)
{
	return rf_ribbon_start(sweep->sys, hash * sweep->job->nchunks);
}

/* Takes the equations of the batch. */
RF_TARGET_AVX512
RF_INLINE void
pool_load(Pool *pool, const Sweep *sweep)
{
	const __m512i mask = _mm512_set1_epi64((long long) sweep->sys->band_mask);
	const uint64_t *keys = sweep->job->keys + sweep->next;
	__m256i		r[POOL];

	FOR_EACH(i, POOL)
	{
		uint32_t	begin = LANES * (uint32_t) i;
		__mmask8	used = sweep->count <= begin ? 0 :
		(__mmask8) rf_mask64(sweep->count - begin);
		__m512i		h = _mm512_maskz_loadu_epi64(used, keys + begin);
		__m512i		s = rf_ribbon_starts_avx512(sweep->sys, h, sweep->job->nchunks);
		__m512i		c = _mm512_xor_si512(h, _mm512_srli_epi64(h, 32));

		c = _mm512_mullo_epi64(c, _mm512_set1_epi64((long long) RF_RIBBON_COEFF_MULTIPLIER));
		c = _mm512_xor_si512(c, _mm512_srli_epi64(c, 32));
		c = _mm512_or_si512(c, _mm512_set1_epi64(1));
		c = _mm512_maskz_and_epi64(used, c, mask);
		pool->c[i] = _mm512_rolv_epi64(c, s);
		h = _mm512_mullo_epi64(h, _mm512_set1_epi64((long long) RF_RIBBON_RESULT_MULTIPLIER));
		r[i] = _mm512_maskz_cvtepi64_epi32(used, _mm512_srli_epi64(h, 64 - RF_RIBBON_MAX_COLUMNS));
		_mm512_storeu_si512(pool->starts + begin, s);
	}
	FOR_EACH(i, POOL / 2)
		pool->r[i] = _mm512_inserti64x4(_mm512_castsi256_si512(r[2 * i]),
										r[2 * i + 1], 1);

	/* Keys are in order by all but the lowest bits of their starts. */
	pool->slot = start_of(sweep, keys[0]) / RF_RIBBON_BIN * RF_RIBBON_BIN;
	pool->last_start = start_of(sweep, keys[sweep->count - 1]) |
		(RF_RIBBON_BIN - 1);
	pool->bit = _mm512_set1_epi64((long long) (UINT64_C(1) << (pool->slot % 64)));
}

/*
 * Visits one slot.  "entering" if there may be keys whose start is yet to
 * come.
 */
RF_TARGET_AVX512
RF_INLINE void
pool_slot(Pool *pool, Sweep *sweep, bool entering)
{
	rf_ribbon_matrix_row *row = &sweep->job->rows[pool->slot];
	__mmask8	has[POOL];
	__mmask16	has2[POOL / 2];
	__m512i		c,
				r;

	FOR_EACH(i, POOL)
	{
		if (entering)
		{
			__mmask8	entered = _mm512_cmple_epu64_mask(_mm512_loadu_si512(pool->starts + LANES * i),
														  _mm512_set1_epi64(pool->slot));

			has[i] = _mm512_mask_test_epi64_mask(entered, pool->c[i],
												 pool->bit);
		}
		else
			has[i] = _mm512_test_epi64_mask(pool->c[i], pool->bit);
	}
	FOR_EACH(i, POOL / 2)
		has2[i] = _mm512_kunpackb(has[2 * i + 1], has[2 * i]);

	if (row->coeff != 0)
	{
		c = _mm512_set1_epi64((long long) rotate_left(row->coeff, pool->slot));
		r = _mm512_set1_epi32((int) row->result);
	}
	else
	{
		uint32_t	members = _cvtmask16_u32(has2[0]) | _cvtmask16_u32(has2[1]) << 16;
		__m512i		which;

		if (members == 0)
			goto done;
		which = _mm512_set1_epi32((int) rf_ctz64(members));
		r = _mm512_permutex2var_epi32(pool->r[0], which, pool->r[1]);
		c = _mm512_permutex2var_epi64(pool->c[0], which, pool->c[1]);
		c = _mm512_mask_mov_epi64(c, _mm512_test_epi32_mask(which, _mm512_set1_epi32(16)),
								  _mm512_permutex2var_epi64(pool->c[2], which, pool->c[3]));
		row->coeff = rotate_right((uint64_t) _mm_cvtsi128_si64(_mm512_castsi512_si128(c)), pool->slot);
		row->result = (uint32_t) _mm_cvtsi128_si32(_mm512_castsi512_si128(r));
		sweep->taken[sweep->ntaken++] = pool->slot;
	}
	FOR_EACH(i, POOL)
		pool->c[i] = _mm512_mask_xor_epi64(pool->c[i], has[i], pool->c[i], c);
	FOR_EACH(i, POOL / 2)
		pool->r[i] = _mm512_mask_xor_epi32(pool->r[i], has2[i], pool->r[i], r);
done:
	pool->slot++;
	pool->bit = _mm512_rol_epi64(pool->bit, 1);
}

/*
 * Visits STRIDE slots.  False if no equation is left.
 */
RF_TARGET_AVX512
RF_INLINE bool
pool_advance(Pool *pool, Sweep *sweep)
{
	__m512i		rest;

	if (pool->slot <= pool->last_start)
	{
		FOR_EACH(i, STRIDE)
			pool_slot(pool, sweep, true);
		return true;
	}
	FOR_EACH(i, STRIDE)
		pool_slot(pool, sweep, false);
	rest = pool->c[0];
	FOR_EACH(i, POOL)
		rest = _mm512_or_si512(rest, pool->c[i]);
	return _mm512_test_epi64_mask(rest, rest) != 0;
}

/* Is any result left?  If no equation is, that is a contradiction. */
RF_TARGET_AVX512
RF_INLINE bool
pool_contradicts(const Pool *pool)
{
	__m512i		rest = _mm512_or_si512(pool->r[0], pool->r[1]);

	return _mm512_test_epi64_mask(rest, rest) != 0;
}

/* Tries the bucket's groups from "low" to below "high". */
static void
sweep_try(Sweep *sweep, uint32_t low, uint32_t high)
{
	sweep->low = low;
	sweep->high = high;
	sweep->next = rf_ribbon_group_begin(sweep->job, sweep->bucket, low);
	sweep->end = rf_ribbon_group_begin(sweep->job, sweep->bucket, high);
	sweep->ntaken = 0;
}

/*
 * The lowest group that is likely to fit together with those above.  A bucket
 * may take the slots that are free from its first start on, up to some behind
 * its last one.
 */
static uint32_t
sweep_guess(const Sweep *sweep)
{
	const rf_ribbon_system *sys = sweep->sys;
	uint32_t	before = sys->pad + sys->left;
	uint32_t	slot = sweep->bucket * RF_RIBBON_BUCKET;
	uint32_t	stop = slot + RF_RIBBON_BUCKET + BEHIND;
	uint32_t	end = rf_ribbon_group_begin(sweep->job, sweep->bucket,
											RF_RIBBON_GROUPS);
	uint32_t	room,
				low,
				i;

	slot = slot > before ? slot - before : 0;
	stop -= before;
	if (stop > sys->slots)
		stop = sys->slots;
	room = stop - slot;
	for (i = slot; i < slot + RF_RIBBON_WIDTH && i < sys->slots; i++)
		room -= sweep->job->rows[i].coeff != 0;
	for (low = 0; low < RF_RIBBON_STEPS; low++)
	{
		if (end - rf_ribbon_group_begin(sweep->job, sweep->bucket, low) <= room)
			break;
	}
	return low;
}

/*
 * What was tried fits: tries the next lower group, unless that is known not to
 * fit, or else groups of the next bucket.  False if there is none.
 */
static bool
sweep_next_try(Sweep *sweep)
{
	if (sweep->low > 0 && !sweep->refused)
	{
		sweep_try(sweep, sweep->low - 1, sweep->low);
		return true;
	}
	if (sweep->low > 0)
		rf_ribbon_bump(sweep->job, sweep->bucket, sweep->low - 1);
	sweep->low = 0;
	sweep->refused = false;
	if (++sweep->bucket >= sweep->nbuckets)
		return false;
	sweep_try(sweep, sweep_guess(sweep), RF_RIBBON_GROUPS);
	rf_pace_steps(sweep->job->pace, 8 * (sweep->end - sweep->next));
	return true;
}

/*
 * Sets the next batch of the bucket, or of the next bucket that has keys.
 * False if there is none left.
 */
static bool
sweep_next(Sweep *sweep)
{
	uint32_t	left,
				nbatches;

	while (sweep->next == sweep->end)
	{
		if (!sweep_next_try(sweep))
			return false;
	}
	left = sweep->end - sweep->next;
	nbatches = (left - 1) / BATCH + 1;
	sweep->count = (left - 1) / nbatches + 1;
	return true;
}

/*
 * The batch contradicts what is there: takes back the rows of this try, and
 * tries again without the lowest group.
 */
static void
sweep_contradiction(Sweep *sweep)
{
	uint32_t	i;

	for (i = 0; i < sweep->ntaken; i++)
		memset(&sweep->job->rows[sweep->taken[i]], 0,
			   sizeof(rf_ribbon_matrix_row));
	sweep->refused = true;
	sweep_try(sweep, sweep->low + 1, sweep->high);
}

/*
 * Begins the next batch: of this chunk, or else of the next one that is not
 * taken yet.  False if there is none.
 */
static bool
sweep_begin(Sweep *sweep, rf_ribbon_job **job, const rf_ribbon_job *end)
{
	while (!sweep_next(sweep))
	{
		if (*job == end)
			return false;
		sweep->job = (*job)++;
		sweep->nbuckets = rf_ribbon_nbuckets(sweep->sys);
		sweep->bucket = UINT32_MAX; /* the next one is 0 */
	}
	return true;
}

/* The batch has been swept over. */
static void
sweep_end(Sweep *sweep, bool contradiction)
{
	if (contradiction)
		sweep_contradiction(sweep);
	else
		sweep->next += sweep->count;
}

/* Takes the next batch.  False if there is none. */
RF_TARGET_AVX512
RF_INLINE bool
sweep_load(Sweep *sweep, Pool *pool, rf_ribbon_job **job,
		   const rf_ribbon_job *end)
{
	if (!sweep_begin(sweep, job, end))
		return false;
	pool_load(pool, sweep);
	return true;
}

/* Visits some slots.  False if that was all, and there is no other batch. */
RF_TARGET_AVX512
RF_INLINE bool
sweep_advance(Sweep *sweep, Pool *pool, rf_ribbon_job **job,
			  const rf_ribbon_job *end)
{
	if (pool_advance(pool, sweep))
		return true;
	sweep_end(sweep, pool_contradicts(pool));
	return sweep_load(sweep, pool, job, end);
}

RF_TARGET_AVX512
void
rf_ribbon_band_avx512(const rf_ribbon_system *sys, rf_ribbon_job *jobs,
					  uint32_t njobs)
{
	const rf_ribbon_job *end = jobs + njobs;
	Sweep		x = {.sys = sys};	/* no bucket, so none left */
	Sweep		y = {.sys = sys};
	Pool		p = {0};
	Pool		q = {0};
	bool		x_busy = sweep_load(&x, &p, &jobs, end);
	bool		y_busy = sweep_load(&y, &q, &jobs, end);

	while (x_busy && y_busy)
	{
		x_busy = sweep_advance(&x, &p, &jobs, end);
		y_busy = sweep_advance(&y, &q, &jobs, end);
	}
	while (x_busy)
		x_busy = sweep_advance(&x, &p, &jobs, end);
	while (y_busy)
		y_busy = sweep_advance(&y, &q, &jobs, end);
}

#endif							/* RF_X86 */
