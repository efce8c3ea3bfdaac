/*-------------------------------------------------------------------------
 *
 * rf_ribbon_shape.c
 *	  Shape and layout of Ribbon filters: how many chunks, slots and bytes.
 *
 * Payload of the dense form
 *
 *		slots 4 | solution
 *
 * and of the chunked form, with one chunk
 *
 *		slots 4 | chunk
 *
 * and with more
 *
 *		slots 4 | nchunks 4 | directory 4 * (nchunks + 1) |
 *		chunk 0 | chunk 1 | ...
 *
 *		chunk = classes | solution | overflow
 *		overflow = slots and seed 4 | buckets bumped whole, if there are any |
 *				   solution of the overflow
 *
 * Classes and solution are of the same length in every chunk, so the directory
 * only says where overflows are: entry i is the total length of all overflows
 * before chunk i.  In a map, columns of values are at the end of each
 * solution, so an absent key reads only the bytes that a filter reads.
 *
 * Why these numbers.  At seven columns a filter takes 0.29 % more than its
 * keys' bits, of which
 *
 *		0.14	two bits for each bucket of 192 places: buckets of 128 take
 *				0.08 more and leave 0.02 less of the slots empty, of 256 take
 *				0.04 less and leave 0.13 more
 *		0.06	inner slots that stay empty at an overload of 5 %; 6.5 % would
 *				leave half of them, but each key in the overflow takes a
 *				probe twice the time
 *		0.02	slots at the edges of a chunk, some eight of 32768
 *		0.03	directory and overflow header, eight bytes a chunk
 *		0.03	slots that the overflow's dense system takes beyond its keys
 *
 * With chunks twice as large the last three would halve, but the dense system
 * would take more tries; starts must stay below 2^16.  Chunks are swept from
 * left to right, so they need not fit the second-level cache.  Keys for less
 * than four such chunks are cut into up to four of 4096 slots or more, which
 * costs up to 0.3 % and keeps all lanes busy.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_ribbon_impl.h"

#include "core/base/rf_fpr.h"

#define CHUNK_SLOTS			32768	/* aimed at */
#define FEW_CHUNKS			4	/* below, smaller chunks; the bytes depend on
								 * it, so it does not follow the lanes */
#define MIN_CHUNK_SLOTS	4096	/* of those */
#define DENSE_MAX_KEYS		2000	/* above, chunked */
#define OVERLOAD_NUM		50	/* slots = keys * (1 - 50/1000) */
#define OVERLOAD_DEN		1000
#define MAX_KEYS			(UINT64_C(1) << 44)

/*
 * A matrix of n random equations in n + 1 unknowns has full rank with
 * probability 0.58, in n + 2 with 0.77, and a band of width 64 behaves like it
 * up to about 500 slots.  From there, the necessary slots grow with log n, by
 * about 0.8 % of n for each doubling [Dillinger21].  These values take 1.0 to
 * 1.3 tries on average up to 300 keys, 2.1 for 2000; a few more slots after
 * every fourth try make sure that one succeeds (t_ribbon).
 */
uint64_t
rf_ribbon_dense_slots(uint64_t n, uint32_t try)
{
	uint64_t	slots = n + 2;
	uint64_t	step = n / 256 + 1;

	if (n > 4096)
	{
		slots += n * (rf_log2_64(n) - 11) / 120;
		step = n / 64;
	}
	else if (n > 400)
		slots += (n - 400) / 100;
	return slots + step * (try / 4);
}

/*
 * fpr = 2^-b (1 + p), p being the share of starts with b - 1 columns.  b is
 * 1023 minus the double's exponent, p the highest bits of its fraction.
 */
void
rf_ribbon_shape_columns(rf_ribbon_shape *shape, double fpr)
{
	uint64_t	bits;

	memcpy(&bits, &fpr, sizeof(bits));
	shape->columns = 1023 - (uint32_t) (bits >> 52);
	shape->low_share = (uint32_t) (bits >> 20);
}

rf_status
rf_ribbon_plan_map(uint64_t nkeys, double fpr, uint32_t value_columns,
				   rf_ribbon_shape *shape)
{
	uint64_t	slots;

	memset(shape, 0, sizeof(*shape));
	if (!rf_fpr_valid(fpr))
		return RF_ERR_FPR;
	if (nkeys > MAX_KEYS)
		return RF_ERR_TOO_LARGE;
	rf_ribbon_shape_columns(shape, fpr);
	shape->value_columns = value_columns;
	if (nkeys <= DENSE_MAX_KEYS)
	{
		shape->slots = nkeys > 0 ? (uint32_t) rf_ribbon_dense_slots(nkeys, 0) : 0;
		return RF_OK;
	}
	slots = nkeys - nkeys / OVERLOAD_DEN * OVERLOAD_NUM -
		nkeys % OVERLOAD_DEN * OVERLOAD_NUM / OVERLOAD_DEN;
	shape->nchunks = (uint32_t) ((slots + CHUNK_SLOTS / 2) / CHUNK_SLOTS);
	if (shape->nchunks < FEW_CHUNKS)
	{
		shape->nchunks = (uint32_t) (slots / MIN_CHUNK_SLOTS);
		if (shape->nchunks > FEW_CHUNKS)
			shape->nchunks = FEW_CHUNKS;
		if (shape->nchunks == 0)
			shape->nchunks = 1;
	}
	slots = (slots + shape->nchunks / 2) / shape->nchunks;
	shape->slots = (uint32_t) (slots + RF_RIBBON_WIDTH / 2) /
		RF_RIBBON_WIDTH * RF_RIBBON_WIDTH;
	return RF_OK;
}

rf_status
rf_ribbon_plan(uint64_t nkeys, double fpr, void *shape)
{
	return rf_ribbon_plan_map(nkeys, fpr, 0, shape);
}

/* Bytes of a system without the columns of values. */
static uint64_t
fingerprint_bytes(const rf_ribbon_system *sys)
{
	uint32_t	last = (sys->slots - 1) / RF_RIBBON_WIDTH;
	uint64_t	nbits = rf_ribbon_block_at(sys, last);

	nbits += (uint64_t) rf_ribbon_block_width(sys, last) *
		rf_ribbon_block_columns(sys, last);
	return (nbits + 7) / 8;
}

static void
system_layout(rf_ribbon_system *sys, const rf_ribbon_shape *shape,
			  uint32_t slots, uint32_t left, uint32_t right)
{
	uint64_t	low;

	sys->slots = slots;
	sys->columns = shape->columns;
	if (slots > RF_RIBBON_WIDTH)
	{
		sys->nstarts = slots - RF_RIBBON_WIDTH + 1;
		sys->left = left;
		sys->nvirtual = left + sys->nstarts + right;
		sys->band_mask = ~UINT64_C(0);
	}
	else
	{
		/* A single start reaches all slots. */
		sys->nstarts = 1;
		sys->left = 0;
		sys->nvirtual = 1;
		sys->band_mask = rf_mask64(slots);
	}

	sys->full_starts = slots >= 2 * RF_RIBBON_WIDTH ?
		(slots / RF_RIBBON_WIDTH - 1) * RF_RIBBON_WIDTH : 0;
	sys->pad = (RF_RIBBON_LAST_BUCKET + RF_RIBBON_BUCKET -
				sys->nvirtual % RF_RIBBON_BUCKET) % RF_RIBBON_BUCKET;

	/*
	 * The first u blocks hold 64 u real starts and the virtual ones in front,
	 * clamped to the first.  Take as many blocks as fit low_share of all
	 * starts, so that the rate is not exceeded.
	 */
	low = ((uint64_t) shape->low_share * sys->nvirtual) >> 32;
	sys->low_blocks = low > sys->left ?
		(uint32_t) (low - sys->left) / RF_RIBBON_WIDTH : 0;

	/* The last start is never low: virtual starts are clamped to it, too. */
	if (sys->low_blocks > (sys->nstarts - 1) / RF_RIBBON_WIDTH)
		sys->low_blocks = (sys->nstarts - 1) / RF_RIBBON_WIDTH;

	sys->value_columns = shape->value_columns;
	sys->values_at = 0;
	if (sys->value_columns > 0)
		sys->values_at = fingerprint_bytes(sys);
}

void
rf_ribbon_chunk_layout(rf_ribbon_system *sys, const rf_ribbon_shape *shape)
{
	system_layout(sys, shape, shape->slots, RF_RIBBON_CHUNK_LEFT,
				  RF_RIBBON_CHUNK_RIGHT);
}

uint64_t
rf_ribbon_system_bytes(const rf_ribbon_system *sys)
{
	if (sys->value_columns == 0)
		return fingerprint_bytes(sys);
	return sys->values_at + ((uint64_t) sys->slots * sys->value_columns + 7) / 8;
}

uint64_t
rf_ribbon_dense_layout(rf_ribbon_system *sys, const rf_ribbon_shape *shape,
					   uint32_t slots, uint32_t seed)
{
	if (slots == 0)
		return 0;
	if (seed == RF_RIBBON_SEED_LIST)
		return (uint64_t) slots * rf_ribbon_listed_bytes(shape);
	system_layout(sys, shape, slots, RF_RIBBON_DENSE_EDGE,
				  RF_RIBBON_DENSE_EDGE);
	return rf_ribbon_system_bytes(sys);
}

/*
 * The keys that chunks will bump: those beyond the number of slots, and one
 * for each empty slot, about 8 at the edges of each chunk and one in 1600
 * elsewhere (measured from 2001 to 10^8 keys, t_ribbon).
 */
static uint64_t
expected_bumped(const rf_ribbon_shape *shape, uint64_t nkeys)
{
	uint64_t	slots = (uint64_t) shape->slots * shape->nchunks;
	uint64_t	filled = slots - slots / 1600 - 8 * (uint64_t) shape->nchunks;

	return nkeys > filled ? nkeys - filled : 0;
}

uint64_t
rf_ribbon_expected_bytes(const void *opaque, uint64_t nkeys)
{
	const rf_ribbon_shape *shape = opaque;
	rf_ribbon_system sys,
				over;
	uint64_t	bumped,
				each;
	uint32_t	slots;

	if (nkeys == 0)
		return 0;
	if (shape->nchunks == 0)
		return RF_RIBBON_HEADER +
			rf_ribbon_dense_layout(&sys, shape, shape->slots, 0);

	rf_ribbon_chunk_layout(&sys, shape);
	bumped = expected_bumped(shape, nkeys) / shape->nchunks;
	slots = (uint32_t) rf_ribbon_dense_slots(bumped, 1);
	each = rf_ribbon_class_bytes(&sys) + rf_ribbon_system_bytes(&sys) +
		RF_RIBBON_OVERFLOW_HEADER +
		rf_ribbon_dense_layout(&over, shape, slots, 0);
	if (shape->nchunks > 1)
		each += sizeof(uint32_t);
	return rf_ribbon_chunks_at(shape) + shape->nchunks * each;
}

uint64_t
rf_ribbon_usual_bytes(const void *shape, uint64_t nkeys)
{
	uint64_t	expected = rf_ribbon_expected_bytes(shape, nkeys);

	return expected + expected / 32 + 1024;
}

static bool
keys_fit(uint64_t nkeys, double fpr, uint32_t value_columns, uint64_t nbytes)
{
	rf_ribbon_shape shape;

	return rf_ribbon_plan_map(nkeys, fpr, value_columns, &shape) == RF_OK &&
		rf_ribbon_expected_bytes(&shape, nkeys) <= nbytes;
}

uint64_t
rf_ribbon_capacity_map(uint64_t nbytes, double fpr, uint32_t value_columns,
					   rf_tick tick)
{
	rf_pace		pace = {tick, 0};
	uint64_t	lo = 0,
				hi = 1,
				window,
				stride,
				n;

	while (keys_fit(hi, fpr, value_columns, nbytes))
	{
		lo = hi;
		hi *= 2;
	}
	while (hi - lo > 1)
	{
		uint64_t	mid = lo + (hi - lo) / 2;

		if (keys_fit(mid, fpr, value_columns, nbytes))
			lo = mid;
		else
			hi = mid;
	}

	/*
	 * Sizes dip where another block has one column less: by a word in a dense
	 * system, by a word in each chunk otherwise.  So look a little further.
	 */
	window = lo < 100000 ? lo / 16 + 64 : lo / 512;
	stride = window / 65536 + 1;
	n = lo + window;
	while (n > lo && !keys_fit(n, fpr, value_columns, nbytes))
	{
		rf_pace_steps(&pace, 32);
		n -= n - lo < stride ? n - lo : stride;
	}

	/* The largest that fits may be anywhere within a stride. */
	for (hi = n + stride - 1; hi > n; hi--)
	{
		rf_pace_steps(&pace, 32);
		if (keys_fit(hi, fpr, value_columns, nbytes))
			return hi;
	}
	return n;
}

uint64_t
rf_ribbon_capacity(uint64_t nbytes, double fpr, rf_tick tick)
{
	return rf_ribbon_capacity_map(nbytes, fpr, 0, tick);
}

double
rf_ribbon_shape_fpr(const rf_ribbon_shape *shape)
{
	rf_ribbon_system sys;
	double		rate = 1;
	double		low = 0;
	uint32_t	j;

	if (shape->slots == 0)
		return 0;
	if (shape->nchunks == 0)
		(void) rf_ribbon_dense_layout(&sys, shape, shape->slots, 0);
	else
		rf_ribbon_chunk_layout(&sys, shape);
	for (j = 0; j < shape->columns; j++)
		rate /= 2;
	if (sys.low_blocks > 0)
		low = (double) (sys.low_blocks * RF_RIBBON_WIDTH + sys.left) /
			sys.nvirtual;
	return rate * (1 + low);
}

bool
rf_ribbon_find_overflow(const rf_ribbon *ribbon, uint64_t i,
						rf_ribbon_overflow *overflow)
{
	uint64_t	at,
				len,
				listed;
	const uint8_t *p;
	uint32_t	head;

	if (!rf_ribbon_overflow_extent(ribbon, i, &at, &len))
		return false;
	p = ribbon->data + at;
	head = rf_load32(p);
	p += RF_RIBBON_OVERFLOW_HEADER;
	len -= RF_RIBBON_OVERFLOW_HEADER;
	overflow->slots = head & RF_RIBBON_OVERFLOW_SLOTS;
	overflow->seed = head >> 24;
	overflow->nwhole = 0;
	if (head & RF_RIBBON_OVERFLOW_WHOLE)
	{
		if (len < sizeof(uint16_t))
			return false;
		overflow->nwhole = rf_load16(p);
		overflow->whole = p + sizeof(uint16_t);
		listed = rf_ribbon_whole_bytes(overflow->nwhole);
		if (overflow->nwhole == 0 || len < listed)
			return false;
		p += listed;
		len -= listed;
	}
	overflow->solution = p;
	if (overflow->seed >= RF_RIBBON_MAX_SEEDS &&
		overflow->seed != RF_RIBBON_SEED_LIST)
		return false;
	return len == rf_ribbon_dense_layout(&overflow->system, &ribbon->shape,
										 overflow->slots, overflow->seed);
}
