/*-------------------------------------------------------------------------
 *
 * rf_ribbon_dense.c
 *	  Dense systems: all of a few keys, in few more slots than keys.
 *
 * A dense filter is such a system; so are a chunk's bumped keys.  Equations
 * are hashed anew with another seed until they do not depend on each other:
 * then there is a solution, whatever the results are.  (Dependent equations
 * may agree by chance.  Counting that as a failure costs another try now and
 * then at rates near 1/2, and saves a comparison.)
 *
 * Order.  Neither dependence nor the total work depends on the order of
 * elimination: equations become rows of the same slots, so all together move
 * equally far.  From left to right, by bins of eight starts, no row reaches
 * more than 63 slots beyond the current bin.  So an equation inserted alone
 * moves by at most 70 slots, which bounds the work whatever the hashes are,
 * and dependent equations are found early.
 *
 * rf_ribbon_dense_avx512.c goes from left to right slot by slot; elsewhere
 * equations are inserted one by one, as rf_ribbon_band.c explains.  About 13
 * steps wait for each other, so four consecutive equations take steps in turn.
 * Crafted hashes can make one of them move to the last slot, led on by rows of
 * those that overtake it, but only while others are inserted: work is bounded.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_ribbon_impl.h"

/*
 * A larger system is listed without a try: only adversarial hashes make one,
 * and 64 tries would take seconds.  Up to here, numbers of bins fit 16 bits.
 */
#define MAX_KEYS		(UINT64_C(1) << 18)

uint64_t
rf_ribbon_dense_space(rf_ribbon_dense *dense, const rf_ribbon_shape *shape,
					  uint64_t nkeys, uint8_t *buffer)
{
	uint64_t	taken = 0;
	uint64_t	nrows;

	dense->max_slots = rf_ribbon_dense_slots(nkeys < MAX_KEYS ? nkeys : MAX_KEYS,
											 RF_RIBBON_MAX_SEEDS);
	nrows = dense->max_slots / RF_RIBBON_BIN + 1;
	dense->rows = rf_ribbon_take(&buffer, &taken, nrows * RF_RIBBON_BIN,
								 sizeof(rf_ribbon_matrix_row));
	/* A list shares the memory of keys and mixed, which it does not need. */
	dense->pairs = (rf_pair *) (void *) buffer;
	dense->keys = rf_ribbon_take(&buffer, &taken, nkeys, sizeof(uint64_t));
	dense->mixed = rf_ribbon_take(&buffer, &taken, nkeys, sizeof(uint64_t));
	dense->bins = rf_ribbon_take(&buffer, &taken, nkeys, sizeof(uint16_t));
	dense->bin_end = rf_ribbon_take(&buffer, &taken, nrows, sizeof(uint32_t));
	dense->key_values = rf_ribbon_take(&buffer, &taken,
									   shape->value_columns > 0 ? nkeys : 0,
									   sizeof(uint64_t));
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
 * Orders the keys, hashed with the seed, by bins.  False if their numbers
 * alone tell that equations depend on each other.
 *
 * From left to right, equations that are not yet rows form a queue.  They join
 * it in their bin; at most one becomes the row of a slot, so at most eight
 * leave in a bin.  We count as if eight, or all, always left; the queue is at
 * least that long, whatever the coefficients are.  In a bin, it must fit the
 * slots that the bin's starts reach, and after the last bin, the slots left; a
 * longer queue has dependent equations.  With bins of two starts and a width
 * of 4, a bin reaches five slots:
 *
 *		keys of the bin		3		3		4
 *		queue				3		1 + 3	2 + 4 > 5: cannot fit
 *
 * The number of keys varies more if there are more: of 1.1 failing tries for
 * 2000 keys this finds 0.8, of 0.4 for 1000 keys 0.2.
 */
RF_INLINE bool
put_in_bins(rf_ribbon_dense *dense, Mix mix_keys, rf_pace *pace)
{
	uint32_t	nbins = (dense->system.nstarts - 1) / RF_RIBBON_BIN + 1;
	uint32_t   *counts = dense->bin_end;	/* before keys are in order */
	uint32_t	queue = 0;
	bool		crowded = false;
	uint32_t	left;
	uint32_t	bin;
	uint64_t	i = 0;

	memset(counts, 0, nbins * sizeof(uint32_t));
	while (i < dense->nkeys)
	{
		uint64_t	stop = rf_piece(i, dense->nkeys, 1, pace);

		mix_keys(dense, i, stop);
		for (; i < stop; i++)
			counts[dense->bins[i]]++;
	}
	for (bin = 0; bin < nbins; bin++)
	{
		queue += counts[bin];
		crowded |= queue > RF_RIBBON_BIN + RF_RIBBON_WIDTH - 1;
		queue -= queue < RF_RIBBON_BIN ? queue : RF_RIBBON_BIN;
	}
	left = dense->slots > nbins * RF_RIBBON_BIN ?
		dense->slots - nbins * RF_RIBBON_BIN : 0;
	if (crowded || queue > left)
		return false;
	rf_ribbon_put_in_order(dense->mixed, dense->values, dense->bins, dense->nkeys,
						   counts, nbins, dense->keys, dense->key_values, pace);
	return true;
}

typedef struct Equation
{
	uint64_t	c;
	rf_ribbon_matrix_row *at;
	uint64_t	r;
} Equation;

RF_INLINE Equation
equation_of(const rf_ribbon_dense *dense, const rf_ribbon_system *sys,
			uint64_t i)
{
	const uint64_t *values = dense->values != NULL ? dense->key_values : NULL;
	uint64_t	h = dense->keys[i];
	Equation	e;

	e.c = rf_ribbon_coeff(sys, h);
	e.at = dense->rows + rf_ribbon_start(sys, h);
	e.r = rf_ribbon_result_of(sys, dense->keys, values, i);
	return e;
}

/*
 * One step.  False after the last: then e->c is 0 if the equation depends on
 * earlier ones, otherwise it has been inserted.
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

/* Takes all remaining steps; false if the equation depends on earlier ones. */
RF_INLINE bool
insert(Equation e)
{
	while (advance(&e))
		;
	return e.c != 0;
}

/*
 * A macro, to keep equations in registers.  Replaces an inserted equation by
 * the next; jumps to "last" if there is none.
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

#define ABREAST			4		/* equations that are inserted at once */

/* Inserts keys [begin, end); false if an equation depends on others. */
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
		stop = rf_piece(i, dense->nkeys, 16, pace);
		if (!insert_keys(dense, i, stop))
			return false;
	}
	return true;
}

#if RF_X86

/* BMI2 shifts by a count in any register, and leaves the flags alone. */
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
	return try_by_keys(dense, pace);
}

/* Terminates: each try is bounded, tries are counted, a list always works. */
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

/* Writes a map's list; hashes may repeat (rf_ribbonmap_probe.c). */
static void
write_pairs(const rf_ribbon_dense *dense, uint8_t *out, rf_pace *pace)
{
	uint64_t	n = dense->nkeys;
	rf_pair    *pairs = dense->pairs;
	uint64_t	i = 0;

	while (i < n)
	{
		uint64_t	stop = rf_piece(i, n, 1, pace);

		for (; i < stop; i++)
		{
			pairs[i].hash = dense->hashes[i];
			pairs[i].value = dense->values[i];
		}
	}
	rf_pairs_sort(pairs, n, pace->tick);
	rf_hashes_store(out, &pairs->hash, 2 * n, pace);
}

bool
rf_ribbon_dense_write(const rf_ribbon_dense *dense, uint8_t *out,
					  rf_pace *pace)
{
	if (dense->seed == RF_RIBBON_SEED_LIST && dense->values != NULL)
	{
		write_pairs(dense, out, pace);
		return true;
	}
	if (dense->seed == RF_RIBBON_SEED_LIST)
		return rf_hashes_write_list(out, dense->hashes, dense->nkeys,
									dense->keys, pace);
	if (dense->slots > 0)
		rf_ribbon_solve(&dense->system, dense->rows, out, pace);
	return true;
}
