/*-------------------------------------------------------------------------
 *
 * rf_ribbon_band.c
 *	  Banding: Gaussian elimination of ribbon equations on the fly.
 *
 * The matrix is kept in echelon form while equations come in: row s holds
 * the equation whose lowest slot is s, if there is one.  To insert (s, c, r),
 * bit i of c standing for slot s + i and bit 0 being set:
 *
 *		row s free:   store c and r there; done
 *		row s taken:  c ^= row s, r ^= its result; bit 0 is now clear.
 *					  If c is 0, the equation depends on others.
 *					  Otherwise move on to its next slot: t = ctz(c),
 *					  s += t, c >>= t, and try again.
 *
 * Every row stays within 64 slots of its lowest, for the XOR of two rows with
 * the same lowest slot does.
 *
 * Example with width 4, matrix written as slots 0 1 2 3 4 5:
 *
 *		row 0: 1 1 0 1 . .			insert  1 0 1 1 . . = r
 *		row 1: . 1 1 0 0 .			xor row 0:  . 1 1 0 . .
 *									xor row 1:  . . . . . .   c = 0:
 *		the three equations depend on each other.
 *
 * An equation that depends on others contradicts them, unless all bits of the
 * results agree by chance, once in 2^30 times.  So it is dropped.
 *
 * No stored row is ever changed, so a group of keys is undone by freeing the
 * rows it took.  Neither which rows end up taken nor whether equations depend
 * on each other depends on the order: both are properties of the space the
 * rows span.  So bytes depend only on the *set* of keys in each group.
 *
 * Speed.  An insertion takes some twenty steps, each waiting for the one
 * before (load, XOR, count zeros, shift: about ten cycles).  So four systems
 * advance in turn, and the processor overlaps their waiting.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_ribbon_impl.h"

/* A chunk in progress, with the equation that is being inserted. */
typedef struct Lane
{
	uint64_t	c;
	rf_ribbon_matrix_row *at;
	uint64_t	r;

	uint32_t	next;			/* key to insert after this one */
	uint32_t	end;			/* of the group's keys */
	uint32_t	bucket;			/* in which the group lies */
	uint32_t	group;			/* 3 to 0: from high places to low */
	uint32_t	nbuckets;
	uint32_t	ntaken;			/* rows taken by this group */
	const rf_ribbon_system *sys;
	const uint64_t *keys;
	const uint64_t *values;
	rf_ribbon_job *job;
	rf_ribbon_matrix_row *taken[RF_RIBBON_MAX_GROUP_ROWS];
} Lane;

/* Moves to the next group that has keys; false if there is none. */
static bool
lane_next_group(Lane *lane)
{
	while (lane->bucket < lane->nbuckets)
	{
		if (lane->group > 0)
			lane->group--;
		else
		{
			if (++lane->bucket == lane->nbuckets)
				break;
			lane->group = RF_RIBBON_GROUPS - 1;
		}
		lane->next = rf_ribbon_group_begin(lane->job, lane->bucket,
										   lane->group);
		lane->end = rf_ribbon_group_end(lane->job, lane->bucket, lane->group);
		lane->ntaken = 0;
		rf_pace_steps(lane->job->pace, 8 * (lane->end - lane->next));
		if (lane->next < lane->end)
			return true;
	}
	return false;
}

/*
 * An equation of the group depends on others: frees the group's rows, bumps it
 * and those below, and goes to the next bucket.  False if there is none.
 */
static RF_NOINLINE bool
lane_bumps(Lane *lane)
{
	rf_ribbon_job *job = lane->job;
	uint32_t	i;

	for (i = 0; i < lane->ntaken; i++)
		memset(lane->taken[i], 0, sizeof(*lane->taken[i]));
	rf_ribbon_bump(job, lane->bucket, lane->group);
	lane->group = 0;
	return lane_next_group(lane);
}

/* The result of the key taken last, of a map. */
static RF_NOINLINE uint64_t
with_value(const Lane *lane)
{
	return rf_ribbon_result_of(lane->sys, lane->keys, lane->values, lane->next - 1);
}

/* Takes the next key of the group. */
RF_INLINE void
lane_load(Lane *lane, uint64_t *c, rf_ribbon_matrix_row **at, uint64_t *r)
{
	rf_ribbon_job *job = lane->job;
	uint64_t	h = lane->keys[lane->next];

	lane->next++;
	*at = job->rows + rf_ribbon_start(lane->sys, h * job->nchunks);
	*c = rf_ribbon_coeff(lane->sys, h);
	*r = rf_ribbon_result(h);
	if (RF_UNLIKELY(lane->values != NULL))
		*r = with_value(lane);
}

/* Takes the next equation, after one is done.  False if there is none. */
RF_INLINE bool
lane_next(Lane *lane, uint64_t *c, rf_ribbon_matrix_row **at, uint64_t *r)
{
	if (lane->next == lane->end && !lane_next_group(lane))
		return false;
	lane_load(lane, c, at, r);
	return true;
}

/*
 * Macros, so that the state of each lane is in its own variables, in
 * registers.  RF_OPAQUE hides the result of a step: otherwise the compiler
 * compares the two operands, keeps copies, and a step takes 16 instructions
 * instead of 13.  LANE_STEP sets "finished" and leaves when the system has no
 * key left.
 */
#define LANE_DECLARE(l) \
	uint64_t	c##l = lanes[l]->c; \
	rf_ribbon_matrix_row *at##l = lanes[l]->at; \
	uint64_t	r##l = lanes[l]->r

#define LANE_STEP(l) \
	do { \
		uint64_t	row_ = at##l->coeff; \
		if (row_ != 0) \
		{ \
			c##l ^= row_; \
			r##l ^= at##l->result; \
			RF_OPAQUE(c##l); \
			if (RF_LIKELY(c##l != 0)) \
			{ \
				uint32_t	t_ = rf_ctz64(c##l); \
				at##l += t_; \
				c##l >>= t_; \
				break; \
			} \
			if (!lane_bumps(lanes[l])) \
			{ \
				finished = l; \
				goto done; \
			} \
			lane_load(lanes[l], &c##l, &at##l, &r##l); \
			break; \
		} \
		at##l->coeff = c##l; \
		at##l->result = r##l; \
		/* in case the group is undone */ \
		lanes[l]->taken[lanes[l]->ntaken++] = at##l; \
		if (!lane_next(lanes[l], &c##l, &at##l, &r##l)) \
		{ \
			finished = l; \
			goto done; \
		} \
	} while (0)

#define LANE_SAVE(l) \
	do { \
		lanes[l]->c = c##l; \
		lanes[l]->at = at##l; \
		lanes[l]->r = r##l; \
	} while (0)

/* Repeats "each" for some lanes. */
#define LANES_1(each)	each(0)
#define LANES_2(each)	LANES_1(each); each(1)
#define LANES_3(each)	LANES_2(each); each(2)
#define LANES_4(each)	LANES_3(each); each(3)

/* Advances lanes in turn until one has finished; returns which one. */
#define BAND(n, lanes_n) \
	RF_INLINE uint32_t \
	band_##n(Lane *const *lanes) \
	{ \
		uint32_t	finished; \
		\
		lanes_n(LANE_DECLARE); \
		for (;;) \
		{ \
			lanes_n(LANE_STEP); \
		} \
done: \
		lanes_n(LANE_SAVE); \
		return finished; \
	}

BAND(1, LANES_1)
BAND(2, LANES_2)
BAND(3, LANES_3)
BAND(4, LANES_4)

/* Runs lanes that have an equation at hand until all have finished. */
RF_INLINE void
run_lanes(Lane **busy, uint32_t nbusy)
{
	while (nbusy > 0)
	{
		uint32_t	finished;

		switch (nbusy)
		{
			case 1:
				finished = band_1(busy);
				break;
			case 2:
				finished = band_2(busy);
				break;
			case 3:
				finished = band_3(busy);
				break;
			default:
				finished = band_4(busy);
				break;
		}
		busy[finished] = busy[--nbusy];
	}
}

#if RF_X86

/* BMI2 shifts by a count in any register, and leaves the flags alone. */
RF_TARGET_AVX2
static void
run_lanes_avx2(Lane **busy, uint32_t nbusy)
{
	run_lanes(busy, nbusy);
}

#endif

void
rf_ribbon_band_chunks(const rf_ribbon_system *sys,
					  rf_ribbon_job *jobs, uint32_t njobs)
{
	Lane		lanes[RF_RIBBON_LANES];
	Lane	   *busy[RF_RIBBON_LANES];
	uint32_t	nbusy = 0;
	uint32_t	i;

	for (i = 0; i < njobs; i++)
	{
		jobs[i].nbumped = 0;
		jobs[i].nwhole = 0;
		jobs[i].failed = false;
		rf_ribbon_group(sys, &jobs[i]);
	}
#if RF_X86
	if (rf_isa_here() >= RF_ISA_AVX512)
	{
		rf_ribbon_band_avx512(sys, jobs, njobs);
		return;
	}
#endif
	for (i = 0; i < njobs; i++)
	{
		Lane	   *lane = &lanes[i];

		rf_clear(jobs[i].rows, sys->slots * sizeof(*jobs[i].rows),
				 jobs[i].pace);
		lane->sys = sys;
		lane->job = &jobs[i];
		lane->keys = jobs[i].keys;
		lane->values = jobs[i].values != NULL ? jobs[i].key_values : NULL;
		lane->nbuckets = rf_ribbon_nbuckets(sys);
		lane->bucket = 0;
		lane->group = RF_RIBBON_GROUPS;
		if (lane_next_group(lane))
		{
			lane_load(lane, &lane->c, &lane->at, &lane->r);
			busy[nbusy++] = lane;
		}
	}
#if RF_X86
	if (rf_isa_here() >= RF_ISA_AVX2)
	{
		run_lanes_avx2(busy, nbusy);
		return;
	}
#endif
	run_lanes(busy, nbusy);
}
