/*-------------------------------------------------------------------------
 *
 * rf_fuse_shape.c
 *	  Shape and layout of binary fuse filters: how many chunks, slots, bytes.
 *
 * Payload of one chunk
 *
 *		slots 4 | log2 L 1 | the slots, or a list
 *
 * and of more
 *
 *		nchunks 4 | directory 16 * nchunks | chunk 0 | chunk 1 | ...
 *
 *		entry = where the chunk begins 8 | slots 4 | seed 2 | log2 L 1 | 0 1
 *
 *-------------------------------------------------------------------------
 */
#include "rf_fuse_impl.h"

#include "core/base/rf_fpr.h"

#define MAX_KEYS			(UINT64_C(1) << 44)

uint32_t
rf_fuse_bits(double fpr)
{
	if (!(fpr >= RF_FUSE_FPR_MIN && fpr <= RF_FPR_MAX))
		return 0;
	return fpr >= 1.0 / 256 ? 8 : fpr >= 1.0 / 4096 ? 12 : 16;
}

/*
 * The slots for 2^i keys, and log2 L: the fewest slots, over all L, with which
 * at least 95 % of random sets were peeled at the first try, plus 0.3 %.
 * Between powers of two, slots are interpolated linearly; from 11/8 of one on,
 * L is that of the next.  There, some sizes succeed less often: with three
 * places 87 % of sets of 2817 keys, where L has just changed, 87 to 90 % up to
 * 3000, 90 % next to 124; with four places 89 to 90 % from 2640 to 2760 and
 * from 5633 to 5660.  All others of some 500 sizes succeeded in 90 % or more.
 * From 160,000 to 180,000 keys it was 92 to 95 % of 300 sets at each of three
 * sizes; at seven others from 135,000 to 700,000 keys 96 to 100 %.
 *
 * Measured with 4000 sets of 1 to 512 keys, 2000 of 1024, 600 of 2^11 to 2^13,
 * 200 to 2^16, 100 to 2^18, 60 of more; slots by bisection.  (Sizes in [GL22]
 * are for starts at multiples of L, and 1 to 5 % larger.)
 */
typedef struct Size
{
	uint32_t	slots;
	uint32_t	segment_bits;
} Size;

#define NTHREE	14
#define NFOUR	21

static const Size three[NTHREE] = {
	{3, 0}, {9, 1}, {16, 2}, {26, 3}, {47, 3}, {72, 4}, {111, 5}, {194, 6},
	{379, 6}, {723, 6}, {1396, 7}, {2679, 7}, {5203, 8}, {10213, 8}
};

static const Size four[NFOUR] = {
	{4, 0}, {9, 1}, {17, 2}, {22, 2}, {34, 3}, {60, 3}, {105, 4}, {196, 5},
	{377, 5}, {715, 5}, {1366, 6}, {2647, 6}, {5087, 7}, {9849, 8},
	{19228, 8}, {37565, 9}, {73599, 10}, {145000, 10}, {286000, 11},
	{566500, 12}, {1122538, 12}
};

static uint64_t
interpolate(const Size *sizes, uint32_t last, uint64_t nkeys,
			uint32_t *segment_bits)
{
	uint32_t	i = rf_log2_64(nkeys);

	if (i > last)
		i = last;
	*segment_bits = sizes[i].segment_bits;
	if (i == last)
		return nkeys * sizes[i].slots >> i;
	if (8 * nkeys >> i >= 11)
		*segment_bits = sizes[i + 1].segment_bits;
	return sizes[i].slots + ((sizes[i + 1].slots - sizes[i].slots) *
							 (nkeys - (UINT64_C(1) << i)) >> i);
}

static uint64_t
slots_of(uint32_t arity, uint64_t nkeys, uint32_t *segment_bits)
{
	return arity == 3 ? interpolate(three, NTHREE - 1, nkeys, segment_bits) :
		interpolate(four, NFOUR - 1, nkeys, segment_bits);
}

void
rf_fuse_plan_system(rf_fuse_system *sys, uint32_t arity, uint64_t nkeys,
					uint32_t try)
{
	uint64_t	slots = slots_of(arity, nkeys, &sys->segment_bits);

	slots += (slots / 64 + 1) * (try / 2);
	sys->slots = (uint32_t) slots;
	sys->seed = 0;
	while (sys->slots < arity << sys->segment_bits)
		sys->segment_bits--;
	(void) rf_fuse_complete(sys, arity);
}

/*
 * With three places, building and batches of probes take three quarters of the
 * time of four.  Three cost at most about a quarter of a bit a key below 6
 * keys, and in a range for each width, which ends sooner the wider slots are.
 */
static uint32_t
arity_of(uint64_t nkeys, uint32_t bits)
{
	uint64_t	max_keys = bits == 8 ? 4480 : bits == 12 ? 620 : 440;

	return nkeys < 6 || (nkeys >= 96 && nkeys <= max_keys) ? 3 : 4;
}

rf_status
rf_fuse_plan(uint64_t nkeys, double fpr, void *opaque)
{
	rf_fuse_shape *shape = opaque;

	memset(shape, 0, sizeof(*shape));
	shape->bits = rf_fuse_bits(fpr);
	if (shape->bits == 0)
		return RF_ERR_FPR;
	if (nkeys > MAX_KEYS)
		return RF_ERR_TOO_LARGE;
	shape->arity = arity_of(nkeys, shape->bits);
	shape->nchunks = (uint32_t) ((nkeys + RF_FUSE_CHUNK_KEYS - 1) /
								 RF_FUSE_CHUNK_KEYS);
	return RF_OK;
}

uint64_t
rf_fuse_expected_bytes(const void *opaque, uint64_t nkeys)
{
	const rf_fuse_shape *shape = opaque;
	uint64_t	head = RF_FUSE_HEADER_ONE;
	rf_fuse_system sys;

	if (nkeys == 0)
		return 0;
	rf_fuse_plan_system(&sys, shape->arity,
						(nkeys - 1) / shape->nchunks + 1, 0);
	if (shape->nchunks > 1)
		head = RF_FUSE_HEADER + RF_FUSE_ENTRY_BYTES * (uint64_t) shape->nchunks;
	return head + shape->nchunks * rf_fuse_system_bytes(&sys, shape->bits);
}

uint64_t
rf_fuse_usual_bytes(const void *shape, uint64_t nkeys)
{
	uint64_t	expected = rf_fuse_expected_bytes(shape, nkeys);

	return expected + expected / 16 + 64;
}

static bool
keys_fit(uint64_t nkeys, double fpr, uint64_t nbytes)
{
	rf_fuse_shape shape;

	return rf_fuse_plan(nkeys, fpr, &shape) == RF_OK &&
		rf_fuse_expected_bytes(&shape, nkeys) <= nbytes;
}

uint64_t
rf_fuse_capacity(uint64_t nbytes, double fpr, rf_tick tick)
{
	uint64_t	lo = 0,
				hi = MAX_KEYS + 1,
				n;

	(void) tick;
	while (hi - lo > 1)
	{
		uint64_t	mid = lo + (hi - lo) / 2;

		if (keys_fit(mid, fpr, nbytes))
			lo = mid;
		else
			hi = mid;
	}

	/* Sizes dip by some percent where three places a key become four. */
	if (lo >> NTHREE == 0)
	{
		for (n = lo + lo / 16 + 8; n > lo; n--)
		{
			if (keys_fit(n, fpr, nbytes))
				return n;
		}
	}
	return lo;
}

double
rf_fuse_shape_fpr(const rf_fuse_shape *shape)
{
	return shape->nchunks == 0 ? 0 : 1.0 / (UINT32_C(1) << shape->bits);
}
