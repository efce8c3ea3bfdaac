/*-------------------------------------------------------------------------
 *
 * join_set.c
 *	  Join filters: sets of codes, each the cheapest that is exact enough.
 *
 * A scan probes once a row, some 50 ns apart, so each nanosecond and each
 * cache miss counts.  In this order:
 *
 * nothing		The build side has no key.
 * values		Up to eight codes, compared one after the other.
 * bitmap		For integers: a bit for each number from the least to the
 *				greatest.  Exact, without a hash, and for the dense ids of most
 *				dimensions no larger than a Bloom filter.
 * Bloom		Blocked, one cache line a probe.  A false positive costs a
 *				lookup of some 100 ns in the hash table, so 2 % of them cost
 *				2 ns a row; half the rate would take a sixth more memory.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "port/pg_bitutils.h"
#include "utils/memutils.h"

#include "core/base/rf_hashes.h"
#include "core/rf_filter.h"
#include "pg/base/base.h"

#include "join_set.h"

#define BLOOM_FPR			0.02

/* A bitmap of at most this size is used for any number of codes. */
#define BITMAP_SMALL_BYTES	((uint64) 128 * 1024)

/* ... and a larger one up to this for each code; Bloom takes about one. */
#define BITMAP_CODE_BYTES	2

uint64
pgrf_join_set_distinct(uint64 *codes, uint64 n)
{
	rf_hashes_sort(codes, n, pgrf_tick);
	return rf_hashes_unique(codes, n, pgrf_tick);
}

/* Zeroed memory; NULL if there is none. */
static void *
alloc_bits(MemoryContext context, uint64 nbytes)
{
	return MemoryContextAllocExtended(context, nbytes, MCXT_ALLOC_HUGE |
									  MCXT_ALLOC_NO_OOM | MCXT_ALLOC_ZERO);
}

/* False if there are more than JOIN_SET_FEW distinct codes. */
static bool
make_values(JoinSet *set, const uint64 *codes, uint64 n)
{
	set->nvalues = 0;
	for (uint64 i = 0; i < n; i++)
	{
		int			v = 0;

		while (v < set->nvalues && set->values[v] != codes[i])
			v++;
		if (v < set->nvalues)
			continue;
		if (v == JOIN_SET_FEW)
			return false;
		set->values[set->nvalues++] = codes[i];
	}
	set->kind = JOIN_SET_VALUES;
	set->nkeys = set->nvalues;
	return true;
}

/* Bounds of n > 0 codes, as signed numbers. */
static void
find_bounds(JoinSet *set, const uint64 *codes, uint64 n)
{
	int64		least = (int64) codes[0];
	int64		greatest = least;

	for (uint64 i = 1; i < n; i++)
	{
		least = Min(least, (int64) codes[i]);
		greatest = Max(greatest, (int64) codes[i]);
	}
	set->first = (uint64) least;
	set->span = (uint64) greatest - (uint64) least;
}

static bool
make_bitmap(JoinSet *set, const uint64 *codes, uint64 n,
			MemoryContext context)
{
	set->kind = JOIN_SET_BITMAP;
	set->nbytes = (set->span / 64 + 1) * sizeof(uint64);
	set->bits = (uint64 *) alloc_bits(context, set->nbytes);
	if (set->bits == NULL)
		return false;
	for (uint64 i = 0; i < n; i++)
	{
		uint64		place = codes[i] - set->first;
		uint64	   *word = &set->bits[place / 64];
		uint64		bit = UINT64CONST(1) << (place % 64);

		set->nkeys += (*word & bit) == 0;
		*word |= bit;
	}
	return true;
}

static bool
make_bloom(JoinSet *set, uint64 *codes, uint64 n, Size limit,
		   MemoryContext context)
{
	rf_bloom_shape *shape = &set->bloom.shape;
	uint32		sorted_bits;
	uint8	   *bits;

	for (uint64 i = 0; i < n; i++)
		codes[i] = rf_hash_mix(codes[i]);
	n = rf_hashes_distinct(codes, n, &sorted_bits, pgrf_tick);
	if (rf_bloom_plan(n, BLOOM_FPR, shape) != RF_OK || shape->nbytes > limit)
		return false;
	set->kind = JOIN_SET_BLOOM;
	set->nkeys = n;
	set->nbytes = shape->nbytes;
	bits = (uint8 *) alloc_bits(context, shape->nbytes + RF_BLOOM_BLOCK_BYTES);
	if (bits == NULL)
		return false;
	bits = (uint8 *) TYPEALIGN(RF_BLOOM_BLOCK_BYTES, bits);
	set->bloom.bits = bits;
	rf_bloom_add(shape, bits, codes, n, pgrf_tick);
	return true;
}

bool
pgrf_join_set_make(JoinSet *set, uint64 *codes, uint64 n, bool integers,
				   Size limit, MemoryContext context)
{
	memset(set, 0, sizeof(*set));
	set->span = UINT64_MAX;
	if (n == 0)
	{
		set->kind = JOIN_SET_NOTHING;
		return true;
	}
	if (integers)
		find_bounds(set, codes, n);
	if (make_values(set, codes, n))
		return true;
	if (integers && set->span / 8 <= limit &&
		set->span / 8 <= Max(BITMAP_SMALL_BYTES, n * BITMAP_CODE_BYTES))
		return make_bitmap(set, codes, n, context);
	return make_bloom(set, codes, n, limit, context);
}

/* Local variables: the compiler knows that stores do not change them. */
static void
bitmap_has_many(const JoinSet *set, const uint64 *codes, int n, bool *has)
{
	const uint64 *bits = set->bits;
	uint64		first = set->first;
	uint64		span = set->span;

	for (int i = 0; i < n; i++)
		has[i] = pgrf_join_set_has_bit(bits, span, codes[i] - first);
}

/* Prefetches blocks for later codes. */
static void
bloom_has_many(const JoinSet *set, const uint64 *codes, int n, bool *has)
{
	uint64		hashes[JOIN_SET_MANY];
	uint32		found[JOIN_SET_MANY];
	uint32		nfound;

	for (int i = 0; i < n; i++)
		hashes[i] = rf_hash_mix(codes[i]);
	nfound = rf_kind_find(RF_KIND_BLOOM)->may_contain_many(&set->bloom, hashes,
														   0, n, found);
	memset(has, false, n);
	for (uint32 i = 0; i < nfound; i++)
		has[found[i]] = codes[found[i]] - set->first <= set->span;
}

void
pgrf_join_set_has_many(const JoinSet *set, const uint64 *codes, int n,
					   bool *has)
{
	if (set->kind == JOIN_SET_BLOOM)
		bloom_has_many(set, codes, n, has);
	else if (set->kind == JOIN_SET_BITMAP)
		bitmap_has_many(set, codes, n, has);
	else
		for (int i = 0; i < n; i++)
			has[i] = pgrf_join_set_has(set, codes[i]);
}

const char *
pgrf_join_set_name(const JoinSet *set)
{
	switch (set->kind)
	{
		case JOIN_SET_NOTHING:
			return "empty";
		case JOIN_SET_VALUES:
			return "values";
		case JOIN_SET_BITMAP:
			return "bitmap";
		case JOIN_SET_BLOOM:
			return "bloom";
	}
	return "";
}
