/*-------------------------------------------------------------------------
 *
 * rf_bloom_shape.c
 *	  Shapes of Bloom filters: for a number of keys and a rate, and from a
 *	  header.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_bloom_impl.h"

#include "core/base/rf_fpr.h"

/* The most keys that a block is planned for. */
#define MAX_LOAD		512.0

/* The table gives at most 1 / TABLE_IS_NEAR too many blocks (t_bloom). */
#define TABLE_IS_NEAR	500

/* Above, one block too many is a smaller error than the table's. */
#define FEW_BLOCKS		256

#define MAX_BLOCKS		(UINT64_C(1) << 50)

/* The rate rises with the load: bisects, down to a thousandth of a key. */
double
rf_bloom_block_load(uint32_t probes, double fpr)
{
	double		lo = 0,
				hi = MAX_LOAD;

	while (hi - lo > 0.001)
	{
		double		mid = (lo + hi) / 2;

		if (rf_fpr_bloom_blocked(RF_BLOOM_BLOCK_BITS, probes, mid) <= fpr)
			lo = mid;
		else
			hi = mid;
	}
	return lo;
}

/* The exponent field of the table's first rate, 2^-20, as a double. */
#define MIN_EXPONENT	(1023 - 20)

#define TWO32			4294967296.0

/* A rate between two of the table: "row" and the next. */
typedef struct rate_place
{
	const rf_bloom_rate *row;
	uint64_t	beyond;			/* the row, in 2^-32 of the way to the next */
} rate_place;

/*
 * The topmost bits of the rate, a double, count the rows.  Cutting off bits
 * can only lower the rate.
 */
static rate_place
find_rate(double fpr)
{
	const uint32_t fraction_bits = 52 - RF_BLOOM_RATE_BITS;
	rate_place	place;
	uint64_t	bits;

	memcpy(&bits, &fpr, sizeof(bits));
	place.row = &rf_bloom_rates[(bits >> fraction_bits) -
								(MIN_EXPONENT << RF_BLOOM_RATE_BITS)];
	place.beyond = (bits >> (fraction_bits - 32)) & 0xFFFFFFFF;
	return place;
}

/* Blocks of 512 bits per key, times 2^32. */
static uint64_t
blocks_per_key(rate_place place, uint32_t *probes)
{
	uint64_t	blocks = place.row->blocks,
				next = place.row[1].blocks,
				turn = (uint64_t) place.row->turn << 16;

	*probes = place.row->probes;
	if (turn == 0)
		return blocks - (((blocks - next) * place.beyond) >> 32);
	if (place.beyond < turn)
		return blocks - (blocks - place.row->turn_blocks) * place.beyond / turn;
	*probes -= 1;
	blocks = place.row->turn_blocks;
	return blocks - (blocks - next) * (place.beyond - turn) /
		((UINT64_C(1) << 32) - turn);
}

/*
 * Does a single block of nbytes keep the rate "goal", with *probes probes or
 * one more or less?  Sets *probes to the number that does.
 */
static bool
single_fits(uint64_t nbytes, uint64_t nkeys, double goal, uint32_t *probes)
{
	static const int change[] = {0, -1, 1};
	rf_fpr_cells cells = rf_fpr_cells_of(8.0 * (double) nbytes, nkeys);
	int			i;

	for (i = 0; i < 3; i++)
	{
		uint32_t	k = (uint32_t) ((int) *probes + change[i]);

		if (k >= 1 && k <= RF_BLOOM_MAX_PROBES &&
			rf_fpr_cells_rate(&cells, k) <= goal)
		{
			*probes = k;
			return true;
		}
	}
	return false;
}

/*
 * The smallest single block and, of its size, the fewest probes.  False if it
 * is too large.  Bits are in proportion to the keys, plus 0.28 + 0.22 k for
 * the variance of the number of set bits: at most a step off what the sums
 * give.
 */
static bool
plan_single(uint64_t nkeys, double goal, rate_place place,
			rf_bloom_shape *shape)
{
	uint32_t	probes = place.row->single_probes;
	double		from = place.row->single_bits,
				to = place.row[1].single_bits;
	double		per_key = from - (from - to) * (double) place.beyond / TWO32;
	double		nbytes_guess = (per_key / RF_BLOOM_RATE_BIT * (double) nkeys +
								0.28 + 0.22 * probes) / 8;
	uint64_t	nbytes;
	rf_fpr_cells cells;

	if (nbytes_guess > RF_BLOOM_SINGLE_BYTES + 8)
		return false;
	nbytes = (uint64_t) nbytes_guess + 1;
	if (nbytes > RF_BLOOM_SINGLE_BYTES)
		nbytes = RF_BLOOM_SINGLE_BYTES;

	while (!single_fits(nbytes, nkeys, goal, &probes))
	{
		if (++nbytes > RF_BLOOM_SINGLE_BYTES)
			return false;
	}
	while (nbytes > 1 && single_fits(nbytes - 1, nkeys, goal, &probes))
		nbytes--;
	cells = rf_fpr_cells_of(8.0 * (double) nbytes, nkeys);
	while (probes > 1 && rf_fpr_cells_rate(&cells, probes - 1) <= goal)
		probes--;

	shape->probes = probes;
	shape->block_bits = (uint32_t) nbytes * 8;
	shape->nblocks = 1;
	shape->nbytes = nbytes;
	return true;
}

/*
 * With few blocks, one too many is a larger error than the table's.  The sums
 * decide only where the table's error could have added it.
 */
static bool
one_less_is_enough(const rf_bloom_shape *shape, uint64_t nkeys, double goal)
{
	uint64_t	nblocks = shape->nblocks;

	if (nblocks <= RF_BLOOM_MIN_BLOCKS || nblocks > FEW_BLOCKS)
		return false;
	return rf_fpr_bloom_blocked(RF_BLOOM_BLOCK_BITS, shape->probes,
								(double) nkeys / (double) (nblocks - 1)) <= goal;
}

rf_status
rf_bloom_plan(uint64_t nkeys, double fpr, void *opaque)
{
	rf_bloom_shape *shape = opaque;
	rate_place	place;
	uint64_t	whole,
				part;

	memset(shape, 0, sizeof(*shape));
	if (!(fpr >= RF_BLOOM_FPR_MIN && fpr <= RF_FPR_MAX))
		return RF_ERR_FPR;
	place = find_rate(fpr);
	if (plan_single(nkeys, fpr * RF_BLOOM_PLAN_MARGIN, place, shape))
		return RF_OK;

	part = rf_mul128(nkeys, blocks_per_key(place, &shape->probes), &whole);
	if (whole >= MAX_BLOCKS >> 32)
		return RF_ERR_TOO_LARGE;
	shape->block_bits = RF_BLOOM_BLOCK_BITS;
	shape->nblocks = (whole << 32 | part >> 32) + 1;
	if (shape->nblocks < RF_BLOOM_MIN_BLOCKS)
		shape->nblocks = RF_BLOOM_MIN_BLOCKS;
	if ((part & UINT32_MAX) < (shape->nblocks << 32) / TABLE_IS_NEAR &&
		one_less_is_enough(shape, nkeys, fpr * RF_BLOOM_PLAN_MARGIN))
		shape->nblocks--;
	shape->nbytes = shape->nblocks * RF_BLOOM_BLOCK_BYTES;
	return RF_OK;
}

uint64_t
rf_bloom_capacity(uint64_t nbytes, double fpr, rf_tick tick)
{
	rf_bloom_shape shape;
	uint64_t	lo = 0,
				hi = 1;

	(void) tick;				/* a hundred plans take no time */

	/* nbytes grows with nkeys: double, then bisect. */
	while (rf_bloom_plan(hi, fpr, &shape) == RF_OK && shape.nbytes <= nbytes)
	{
		lo = hi;
		hi *= 2;
	}
	while (hi - lo > 1)
	{
		uint64_t	mid = lo + (hi - lo) / 2;

		if (rf_bloom_plan(mid, fpr, &shape) == RF_OK &&
			shape.nbytes <= nbytes)
			lo = mid;
		else
			hi = mid;
	}
	return lo;
}

double
rf_bloom_shape_fpr(const rf_bloom_shape *shape, uint64_t nkeys)
{
	if (nkeys == 0)
		return 0;
	if (shape->nblocks == 1)
		return rf_fpr_bloom_block(shape->block_bits, shape->probes,
								  nkeys);
	return rf_fpr_bloom_blocked(shape->block_bits, shape->probes,
								(double) nkeys / (double) shape->nblocks);
}

rf_status
rf_bloom_shape_of(const rf_wire *w, uint32_t bytes, rf_bloom_shape *shape,
				  rf_reason *why)
{
	uint64_t	nbytes = w->payload_len / bytes;

	if (w->param < 1 || w->param > RF_BLOOM_MAX_PROBES)
		return rf_refuse(why, RF_ERR_STRUCTURE, "number of probes",
						 1, RF_BLOOM_MAX_PROBES, w->param);
	if (nbytes == 0 || w->payload_len % bytes != 0 ||
		(nbytes > RF_BLOOM_SINGLE_BYTES &&
		 nbytes % RF_BLOOM_BLOCK_BYTES != 0))
		return rf_refuse_value(why, RF_ERR_STRUCTURE, "payload length",
							   w->payload_len);

	shape->probes = w->param;
	shape->nbytes = nbytes;
	if (nbytes <= RF_BLOOM_SINGLE_BYTES)
	{
		shape->nblocks = 1;
		shape->block_bits = (uint32_t) nbytes * 8;
	}
	else
	{
		shape->nblocks = nbytes / RF_BLOOM_BLOCK_BYTES;
		shape->block_bits = RF_BLOOM_BLOCK_BITS;
	}
	return RF_OK;
}

uint32_t
rf_bloom_details(const rf_bloom_shape *shape, const rf_wire *w,
				 const char *block_name, uint64_t nset, rf_detail *details)
{
	uint32_t	n = 0;

	rf_detail_number(&details[n++], "capacity", w->nkeys);
	rf_detail_number(&details[n++], "probes", shape->probes);
	rf_detail_number(&details[n++], "blocks", shape->nblocks);
	rf_detail_number(&details[n++], block_name, shape->block_bits);
	rf_detail_real(&details[n++], "fill",
				   (double) nset / (double) (shape->nbytes * 8));
	return n;
}

rf_status
rf_bloom_check_type(const rf_wire *w, uint64_t nset, rf_reason *why)
{
	if (w->key_type.family == RF_FAMILY_NONE && nset != 0)
		return rf_refuse(why, RF_ERR_FAMILY, "key family", 1, RF_FAMILY_LAST,
						 0);
	return RF_OK;
}

rf_status
rf_bloom_begin(rf_builder *builder, const rf_change_ops *change,
			   const rf_bloom_shape *shape, uint64_t nbytes, uint64_t nkeys,
			   uint8_t *payload, uint64_t capacity, rf_tick tick)
{
	rf_builder_begin(builder, shape, nkeys, payload, capacity, tick);
	builder->change = change;
	builder->payload_len = nbytes;
	builder->param = (uint16_t) shape->probes;
	if (capacity < nbytes)
		return RF_ERR_SPACE;
	rf_clear(payload, nbytes, &builder->pace);
	return RF_OK;
}

rf_status
rf_bloom_build(rf_builder *builder, const uint64_t *hashes, uint64_t n,
			   void *work, uint64_t *used)
{
	(void) work;
	builder->change->add(builder->shape, builder->payload, hashes, n,
						 builder->pace.tick);
	builder->nleft -= n;
	*used = n;
	return RF_OK;
}

double
rf_bloom_sample(void *opaque)
{
	rf_bloom_shape *shape = opaque;
	double		nblocks = (double) shape->nblocks;

	if (shape->nblocks <= RF_BLOOM_SAMPLE)
		return 1;
	shape->nblocks = RF_BLOOM_SAMPLE;
	shape->nbytes = shape->nblocks * RF_BLOOM_BLOCK_BYTES;
	return nblocks / RF_BLOOM_SAMPLE;
}
