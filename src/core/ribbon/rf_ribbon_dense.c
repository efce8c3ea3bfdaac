/*-------------------------------------------------------------------------
 *
 * rf_ribbon_dense.c
 *	  Dense systems: all of a few keys in little more slots than keys.
 *
 * A dense filter is one, and so is what a chunk has bumped.  Its equations are
 * hashed anew with another seed until they do not depend on each other: then
 * there is a solution, whatever the results are.  (Equations that depend on
 * each other may agree by chance.  To count that as a failure makes rates near
 * 1/2 take another try now and then, and asks one question less.)
 *
 * Order.  Whether equations depend on each other does not depend on the order
 * in which they are eliminated; nor does the work: they become rows of the
 * same slots, so that all of them together move equally far in any order.
 * From left to right, by bins of eight starts, no row reaches more than 63
 * slots beyond the bin that is at hand: an equation that comes in alone moves
 * by 70 slots at most, which bounds the work whatever the hashes are, and what
 * depends on others is found where it lies.
 *
 * rf_ribbon_dense_avx512.c goes from left to right slot by slot; elsewhere
 * equations are inserted one by one, as rf_ribbon_band.c explains.  Some 13
 * steps wait for each other there, so four equations that follow each other
 * are on their way in at once, each step of one being done before the next
 * equation's.  Hashes can be made up of which one is led on by the rows of
 * those that overtake it, to the last slot; but only while they come in, so
 * the work is still bounded by a number of steps for each.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_ribbon_impl.h"

/*
 * A system of more keys is listed without a try.  Only adversarial hashes make
 * one, which 64 tries would take seconds for.  Numbers of bins fit 16 bits
 * below it.
 */
#define MAX_KEYS		(UINT64_C(1) << 18)

uint64_t
rf_ribbon_dense_space(rf_ribbon_dense *dense, uint64_t nkeys, uint8_t *buffer)
{
	uint64_t	taken = 0;
	uint64_t	nrows;

	dense->max_slots = rf_ribbon_dense_slots(nkeys < MAX_KEYS ? nkeys : MAX_KEYS,
											 RF_RIBBON_MAX_SEEDS);
	nrows = dense->max_slots / RF_RIBBON_BIN + 1;
	dense->rows = rf_ribbon_take(&buffer, &taken, nrows * RF_RIBBON_BIN,
								 sizeof(rf_ribbon_matrix_row));
	dense->keys = rf_ribbon_take(&buffer, &taken, nkeys, sizeof(uint64_t));
	dense->mixed = rf_ribbon_take(&buffer, &taken, nkeys, sizeof(uint64_t));
	dense->bins = rf_ribbon_take(&buffer, &taken, nkeys, sizeof(uint16_t));
	dense->bin_end = rf_ribbon_take(&buffer, &taken, nrows, sizeof(uint32_t));
	return taken;
}

/* Hashes keys [begin, end) with the seed, and finds their bins. */
typedef void (*Mix) (rf_ribbon_dense *dense, uint64_t begin, uint64_t end);

RF_INLINE void
mix(rf_ribbon_dense *dense, uint64_t begin, uint64_t end)
{
	const rf_ribbon_system sys = dense->system;
	const uint32_t seed = dense->seed;
	uint64_t	i;

	for (i = begin; i < end; i++)
	{
		uint64_t	h = rf_hash_remix(dense->hashes[i], seed);

		dense->mixed[i] = h;
		dense->bins[i] = (uint16_t) (rf_ribbon_start(&sys, h) / RF_RIBBON_BIN);
	}
}

/*
 * Puts the keys, with the seed, in order by bins.  False if their numbers are
 * enough to tell that equations depend on each other.
 *
 * From left to right, those of the bins so far that have not become rows are a
 * queue: equations join it in their bin, and at most one becomes the row of a
 * slot, so eight leave in a bin, or all there are.  The queue is at least as
 * long as if they did, no matter what the coefficients are.  In a bin, it lies
 * within the slots that the starts of the bin reach, and after the last one,
 * in what slots are left: if it is longer, its equations depend on each other.
 * With bins of two starts and a width of 4, a bin reaches five slots:
 *
 *		keys of the bin		3		3		4
 *		queue				3		1 + 3	2 + 4 > 5: in vain
 *
 * The more keys, the further their number strays from that of slots: of 1.1
 * tries in vain for 2000 keys this finds 0.8, of 0.4 for 1000 keys 0.2.
 */
RF_INLINE bool
put_in_bins(rf_ribbon_dense *dense, Mix mix_keys, rf_pace *pace)
{
	uint32_t	nbins = (dense->system.nstarts - 1) / RF_RIBBON_BIN + 1;
	uint32_t   *next = dense->bin_end;	/* until all keys are there */
	uint32_t	sum = 0;
	uint32_t	queue = 0;
	bool		crowded = false;
	uint32_t	left;
	uint32_t	bin;
	uint64_t	i,
				stop;

	memset(next, 0, nbins * sizeof(uint32_t));
	for (i = 0; i < dense->nkeys;)
	{
		stop = rf_piece_end(i, dense->nkeys);
		mix_keys(dense, i, stop);
		rf_pace_steps(pace, stop - i);
		for (; i < stop; i++)
			next[dense->bins[i]]++;
	}
	for (bin = 0; bin < nbins; bin++)
	{
		uint32_t	count = next[bin];

		next[bin] = sum;
		sum += count;
		queue += count;
		crowded |= queue > RF_RIBBON_BIN + RF_RIBBON_WIDTH - 1;
		queue -= queue < RF_RIBBON_BIN ? queue : RF_RIBBON_BIN;
	}
	left = dense->slots > nbins * RF_RIBBON_BIN ?
		dense->slots - nbins * RF_RIBBON_BIN : 0;
	if (crowded || queue > left)
		return false;
	rf_ribbon_put_in_order(dense->mixed, dense->bins, dense->nkeys, next,
						   dense->keys, pace);
	return true;
}

/* An equation on its way in. */
typedef struct Equation
{
	uint64_t	c;
	rf_ribbon_matrix_row *at;
	uint32_t	r;
} Equation;

RF_INLINE Equation
equation_of(const rf_ribbon_dense *dense, const rf_ribbon_system *sys,
			uint64_t i)
{
	uint64_t	h = dense->keys[i];
	Equation	e;

	e.c = rf_ribbon_coeff(sys, h);
	e.at = dense->rows + rf_ribbon_start(sys, h);
	e.r = rf_ribbon_result(h);
	return e;
}

/*
 * One step.  False after the last one: e->c is 0 if the equation depends on
 * those that are in, else it is in.
 */
RF_INLINE bool
advance(Equation *e)
{
	uint64_t	row = e->at->coeff;
	uint32_t	t;

	if (row == 0)
	{
		e->at->coeff = e->c;
		e->at->result = e->r;
		return false;
	}
	e->c ^= row;
	e->r ^= e->at->result;
	RF_OPAQUE(e->c);			/* see rf_ribbon_band.c */
	RF_OPAQUE(e->r);
	if (RF_UNLIKELY(e->c == 0))
		return false;
	t = rf_ctz64(e->c);
	e->at += t;
	e->c >>= t;
	return true;
}

/* All steps that are left. */
RF_INLINE bool
insert(Equation e)
{
	while (advance(&e))
		;
	return e.c != 0;
}

/*
 * A macro, so that the compiler keeps equations in registers.  The next one
 * takes the place of one that is in; leaves through "last" if there is none.
 */
#define STEP(e) \
	do { \
		if (!advance(&(e))) \
		{ \
			if (RF_UNLIKELY((e).c == 0)) \
				return false; \
			if (i == end) \
			{ \
				(e).c = 0; \
				goto last; \
			} \
			(e) = equation_of(dense, &sys, i++); \
		} \
	} while (0)

#define ABREAST			4		/* equations on their way at once */

/*
 * Inserts keys [begin, end).  False if one of their equations depends on
 * others that are in.
 */
RF_INLINE bool
insert_keys(const rf_ribbon_dense *dense, uint64_t begin, uint64_t end)
{
	const rf_ribbon_system sys = dense->system;
	uint64_t	i = begin;
	Equation	a,
				b,
				c,
				d;

	if (end - begin < ABREAST)
	{
		for (; i < end; i++)
		{
			if (!insert(equation_of(dense, &sys, i)))
				return false;
		}
		return true;
	}
	a = equation_of(dense, &sys, i++);
	b = equation_of(dense, &sys, i++);
	c = equation_of(dense, &sys, i++);
	d = equation_of(dense, &sys, i++);
	for (;;)
	{
		STEP(a);
		STEP(b);
		STEP(c);
		STEP(d);
	}
last:
	return (a.c == 0 || insert(a)) && (b.c == 0 || insert(b)) &&
		(c.c == 0 || insert(c)) && (d.c == 0 || insert(d));
}

RF_INLINE bool
try_by_keys(rf_ribbon_dense *dense, rf_pace *pace)
{
	uint64_t	i,
				stop;

	if (!put_in_bins(dense, mix, pace))
		return false;
	rf_clear(dense->rows, dense->slots * sizeof(*dense->rows), pace);
	for (i = 0; i < dense->nkeys; i = stop)
	{
		stop = dense->nkeys - i > RF_PIECE / 16 ? i + RF_PIECE / 16 : dense->nkeys;
		rf_pace_steps(pace, 16 * (stop - i));
		if (!insert_keys(dense, i, stop))
			return false;
	}
	return true;
}

static bool
try_generic(rf_ribbon_dense *dense, rf_pace *pace)
{
	return try_by_keys(dense, pace);
}

#if RF_X86

/* BMI2 shifts by a number in any register, and leaves the flags alone. */
RF_TARGET_AVX2
static bool
try_avx2(rf_ribbon_dense *dense, rf_pace *pace)
{
	return try_by_keys(dense, pace);
}

RF_TARGET_AVX512
static bool
try_avx512(rf_ribbon_dense *dense, rf_pace *pace)
{
	return put_in_bins(dense, rf_ribbon_dense_mix_avx512, pace) &&
		rf_ribbon_dense_sweep(dense, pace);
}

#endif

bool
rf_ribbon_dense_try(rf_ribbon_dense *dense, rf_pace *pace)
{
#if RF_X86
	if (rf_isa_here() >= RF_ISA_AVX512)
		return try_avx512(dense, pace);
	if (rf_isa_here() >= RF_ISA_AVX2)
		return try_avx2(dense, pace);
#endif
	return try_generic(dense, pace);
}

/*
 * This is where termination is proved: each try is bounded, tries are counted,
 * and a list needs no luck.
 */
void
rf_ribbon_dense_eliminate(const rf_ribbon_shape *shape,
						  rf_ribbon_dense *dense, rf_pace *pace)
{
	dense->seed = 0;
	for (;;)
	{
		uint64_t	m = rf_ribbon_dense_slots(dense->nkeys, dense->seed);

		if (dense->nkeys == 0)
			m = 0;
		else if (dense->seed == RF_RIBBON_MAX_SEEDS ||
				 m > dense->max_slots || dense->nkeys > MAX_KEYS)
		{
			dense->seed = RF_RIBBON_SEED_LIST;
			m = dense->nkeys;
		}
		dense->slots = (uint32_t) m;
		dense->nbytes = rf_ribbon_dense_layout(&dense->system, shape,
											   dense->slots, dense->seed);
		if (m == 0 || dense->seed == RF_RIBBON_SEED_LIST ||
			rf_ribbon_dense_try(dense, pace))
			return;
		dense->seed++;
	}
}

/* False if a hash is there twice. */
static bool
write_list(const rf_ribbon_dense *dense, uint8_t *out, rf_pace *pace)
{
	uint64_t	n = dense->nkeys;
	bool		distinct = true;
	uint64_t	i,
				stop;

	for (i = 0; i < n; i = stop)
	{
		stop = rf_piece_end(i, n);
		memcpy(dense->keys + i, dense->hashes + i,
			   (stop - i) * sizeof(uint64_t));
		rf_pace_steps(pace, stop - i);
	}
	rf_hashes_sort(dense->keys, n, pace->tick);
	for (i = 0; i < n;)
	{
		stop = rf_piece_end(i, n);
		rf_pace_steps(pace, stop - i);
		for (; i < stop; i++)
		{
			distinct &= i == 0 || dense->keys[i] != dense->keys[i - 1];
			rf_store64(out + 8 * i, dense->keys[i]);
		}
	}
	return distinct;
}

bool
rf_ribbon_dense_write(const rf_ribbon_dense *dense, uint8_t *out,
					  rf_pace *pace)
{
	if (dense->seed == RF_RIBBON_SEED_LIST)
		return write_list(dense, out, pace);
	if (dense->slots > 0)
		rf_ribbon_solve(&dense->system, dense->rows, out, pace);
	return true;
}
