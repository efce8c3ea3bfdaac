/*-------------------------------------------------------------------------
 *
 * t_pairs.c
 *		Pairs of a hash and a value: sorting, cutting, merging and dropping
 *		repeats against the obvious ways.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_sets.h"

#include "core/base/rf_pairs.h"

/* What an array of pairs may be: of hashes, and of values for each. */
typedef enum Shape
{
	RANDOM,
	SMALL_VALUES,				/* of good hashes, the usual case */
	ONE_VALUE,
	ONE_HASH,
	ONE_HASH_SMALL_VALUES,
	ONE_PAIR,
	FEW_HASHES,
	FEW_PAIRS,
	FORTY_EACH,					/* values of a hash */
	HUNDREDS_EACH,
	ASCENDING,
	DESCENDING,
	EVER_DEEPER,				/* 2^k alone in each group, of both */
	OUTLIERS,					/* one makes the top digits useless, of both */
	ENDS,						/* top bits and lowest bits only */
	LOW_20,						/* equal but for these bits of the hash */
	HIGH_VALUES,				/* multiples of 2^32 */
	NSHAPES
} Shape;

static void
fill_shape(rf_pair *p, uint64_t n, Shape shape)
{
	uint64_t	base = rf_test_rand();

	for (uint64_t i = 0; i < n; i++)
	{
		uint64_t	r = rf_test_rand(),
					s = rf_test_rand();

		switch (shape)
		{
			case RANDOM:
				p[i] = pair_of(r, s);
				break;
			case SMALL_VALUES:
				p[i] = pair_of(r, s % 7);
				break;
			case ONE_VALUE:
				p[i] = pair_of(r, base);
				break;
			case ONE_HASH:
				p[i] = pair_of(base, s >> 32);
				break;
			case ONE_HASH_SMALL_VALUES:
				p[i] = pair_of(base, s % 50);
				break;
			case ONE_PAIR:
				p[i] = pair_of(base, base);
				break;
			case FEW_HASHES:
				p[i] = pair_of((r % 7) * base, s >> 32);
				break;
			case FEW_PAIRS:
				p[i] = pair_of((r % 7) * base, s % 9);
				break;
			case FORTY_EACH:
				p[i] = pair_of(rf_hash_int64((int64_t) (r % (n / 40 + 1))), i);
				break;
			case HUNDREDS_EACH:
				p[i] = pair_of(rf_hash_int64((int64_t) (r % (n / 700 + 1))), s % 600);
				break;
			case ASCENDING:
				p[i] = pair_of(i / 3 * (UINT64_MAX / (n + 1)), i);
				break;
			case DESCENDING:
				p[i] = pair_of((n - i) / 3 * (UINT64_MAX / (n + 1)), n - i);
				break;
			case EVER_DEEPER:
				p[i] = pair_of(UINT64_MAX >> i % 64, UINT64_MAX >> i / 64 % 64);
				break;
			case OUTLIERS:
				p[i] = pair_of(i == n / 2 ? UINT64_MAX : 5, i == n / 3 ? UINT64_MAX : s % (2 * n));
				break;
			case ENDS:
				p[i] = pair_of(r & UINT64_C(0x8000000000000001), s & UINT64_C(0x8000000000000001));
				break;
			case LOW_20:
				p[i] = pair_of(base ^ (r & 0xFFFFF), s % 3);
				break;
			default:
				p[i] = pair_of(r % (2 * n), s << 32);
				break;
		}
	}
}

static rf_pair *
alloc_pairs(uint64_t n)
{
	return rf_test_alloc(n * sizeof(rf_pair));
}

/* A sorted copy. */
static rf_pair *
naive_sort(const rf_pair *p, uint64_t n)
{
	rf_pair    *sorted = alloc_pairs(n);

	memcpy(sorted, p, n * sizeof(*p));
	qsort(sorted, n, sizeof(*p), compare_pairs);
	return sorted;
}

static uint64_t
naive_unique(rf_pair *p, uint64_t n)
{
	uint64_t	kept = 0;

	for (uint64_t i = 0; i < n; i++)
		if (kept == 0 || compare_pairs(&p[kept - 1], &p[i]) != 0)
			p[kept++] = p[i];
	return kept;
}

static bool
parts_ascend(const rf_pair *p, uint64_t n, uint32_t nparts)
{
	for (uint64_t i = 1; i < n; i++)
		if (rf_hashes_part(p[i - 1].hash, nparts) > rf_hashes_part(p[i].hash, nparts))
			return false;
	return true;
}

static const uint64_t sizes[] = {0, 1, 2, 3, 31, 32, 33, 34, 64, 65, 100, 1000,
3071, 3072, 3073, 4095, 4096, 4097, 8193, 100000, 400000};

#define EACH_SHAPE	int shape = 0; shape < NSHAPES; shape++

static void
check_sort(uint64_t n, int shape)
{
	SCOPED rf_pair *p = alloc_pairs(n);
	SCOPED rf_pair *expected = NULL;

	fill_shape(p, n, (Shape) shape);
	expected = naive_sort(p, n);
	rf_pairs_sort(p, n, NULL);
	CHECK(memcmp(p, expected, n * sizeof(*p)) == 0, "shape %d, %" PRIu64 " pairs", shape, n);
}

TEST(sort_matches_qsort)
{
	for (EACH_SHAPE)
		for (EACH(s, sizes))
			check_sort(sizes[s], shape);
	for (int round = 0; round < 3000; round++)
		check_sort(rf_test_rand_below(300), round % NSHAPES);
}

/* The pairs are those that were given, and their parts ascend. */
TEST(partition_puts_parts_in_order)
{
	static const uint32_t parts[] = {1, 2, 3, 61, 1023, 1024, 1025, 5000,
	1048575, 1048577, UINT32_MAX};

	for (EACH_SHAPE)
		for (EACH(s, sizes))
		{
			uint64_t	n = sizes[s];
			SCOPED rf_pair *p = alloc_pairs(n);
			SCOPED rf_pair *expected = NULL;

			fill_shape(p, n, (Shape) shape);
			expected = naive_sort(p, n);
			for (size_t k = 0; k < LENGTH(parts) && n < 200000; k++)
			{
				rf_pairs_partition(p, n, parts[k], 0, NULL);
				CHECK(parts_ascend(p, n, parts[k]), "shape %d, %" PRIu64 " pairs, %u parts",
					  shape, n, parts[k]);

				/* from another order the next time */
				shuffle_words((uint64_t *) p, n, 2);
			}
			rf_pairs_sort(p, n, NULL);
			CHECK(memcmp(p, expected, n * sizeof(*p)) == 0);
		}
}

/* Sorted pairs from ranges so small that some are equal, others in part. */
static void
fill_sorted(rf_pair *p, uint64_t n, uint64_t hashes, uint64_t values)
{
	for (uint64_t i = 0; i < n; i++)
	{
		p[i].hash = rf_test_rand_below(hashes) << 57;
		p[i].value = rf_test_rand_below(values);
	}
	qsort(p, n, sizeof(*p), compare_pairs);
}

TEST(unique_drops_repeats)
{
	for (int round = 0; round < 2000; round++)
	{
		uint64_t	n = rf_test_rand_below(100);
		rf_pair		p[100];
		SCOPED rf_pair *expected = NULL;
		uint64_t	kept;

		fill_sorted(p, n, 1 + rf_test_rand_below(20), 1 + rf_test_rand_below(9));
		expected = naive_sort(p, n);
		kept = naive_unique(expected, n);
		CHECK_EQ(rf_pairs_unique(p, n, NULL), kept);
		CHECK_BYTES(p, expected, kept * sizeof(*p));
	}
}

TEST(merge_is_sort_of_both)
{
	for (int round = 0; round < 5000; round++)
	{
		uint64_t	na = rf_test_rand_below(80),
					nb = rf_test_rand_below(80),
					hashes = 1 + rf_test_rand_below(60),
					values = 1 + rf_test_rand_below(9);
		rf_pair		a[80],
					b[80];
		SCOPED rf_pair *both = NULL;
		SCOPED rf_pair *scratch = NULL;
		SCOPED rf_pair *expected = NULL;
		uint64_t	n;

		fill_sorted(a, na, hashes, values);
		fill_sorted(b, nb, hashes, values);
		na = naive_unique(a, na);
		nb = naive_unique(b, nb);

		/* Now and then runs that do not overlap, within a hash or not. */
		for (uint64_t i = 0; i < nb && na > 0 && round % 5 == 0; i++)
			b[i] = pair_of(a[na - 1].hash, a[na - 1].value + i + round % 2);
		for (uint64_t i = 0; i < na && round % 7 == 0; i++)
			a[i].hash += UINT64_C(60) << 57;

		both = alloc_pairs(na + nb);
		scratch = alloc_pairs(na < nb ? na : nb);
		memcpy(both, a, na * sizeof(*a));
		memcpy(both + na, b, nb * sizeof(*b));
		expected = naive_sort(both, na + nb);
		n = naive_unique(expected, na + nb);
		CHECK_EQ(rf_pairs_merge(both, na, nb, scratch, NULL), n);
		CHECK_BYTES(both, expected, n * sizeof(*both));
	}
}

TEST(places_in_sorted_pairs_are_found)
{
	static const uint32_t parts[] = {1, 2, 7, 1000, UINT32_MAX};

	for (EACH_SHAPE)
	{
		uint64_t	n = 2000;
		SCOPED rf_pair *p = alloc_pairs(n);

		fill_shape(p, n, (Shape) shape);
		rf_pairs_sort(p, n, NULL);
		for (int round = 0; round < 300; round++)
		{
			rf_pair		bound = p[rf_test_rand_below(n)];
			uint64_t	m = 0;

			bound.value += (uint64_t) (round % 3) - 1;
			bound.hash += round % 5 == 0;
			while (m < n && compare_pairs(&p[m], &bound) <= 0)
				m++;
			CHECK_EQ(rf_pairs_count_up_to(p, n, &bound), m);
		}
		for (EACH(k, parts))
		{
			rf_pace		pace = {NULL, 0};
			uint64_t	begin = 0,
						most = 0;

			while (begin < n)
			{
				uint32_t	part = rf_hashes_part(p[begin].hash, parts[k]);
				uint64_t	end = begin;

				while (end < n && rf_hashes_part(p[end].hash, parts[k]) == part)
					end++;
				CHECK_EQ(rf_pairs_part_end(p, n, parts[k], part, begin), end);
				most = end - begin > most ? end - begin : most;
				begin = end;
			}
			CHECK_EQ(rf_pairs_max_in_part(p, n, parts[k], &pace), most);
		}
		CHECK_EQ(rf_pairs_count_up_to(p, 0, &p[0]), 0);
		CHECK_EQ(rf_pairs_part_end(p, 0, 7, 3, 0), 0);
	}
}

/* The search begins where the part would end if all had the same size. */
TEST(ends_of_parts_of_uneven_sizes_are_found)
{
	static const uint64_t sizes[] = {1, 70, 300, 2000};
	const uint32_t nparts = 4;

	for (uint32_t first = 0; first < nparts; first++)
		for (uint32_t step = 1; step < nparts; step += 2)
		{
			uint64_t	n = 1 + 70 + 300 + 2000;
			SCOPED rf_pair *p = alloc_pairs(n);
			uint64_t	end = 0;

			for (uint32_t part = 0; part < nparts; part++)
			{
				uint64_t	size = sizes[(first + part * step) % nparts];

				for (uint64_t i = 0; i < size; i++)
					p[end++] = pair_of(rf_hashes_first_of_part(part, nparts) + i, 0);
			}
			end = 0;
			for (uint32_t part = 0; part < nparts; part++)
			{
				uint64_t	begin = end;

				end += sizes[(first + part * step) % nparts];
				for (; begin < end; begin += 30)
					CHECK_EQ(rf_pairs_part_end(p, n, nparts, part, begin), end);
			}
		}
}

/* How deep the stack was at ticks, which come from everywhere. */
static struct
{
	uintptr_t	lowest;
	uint64_t	nticks;
}			stack;

static void
tick(void)
{
	uintptr_t	here = (uintptr_t) __builtin_frame_address(0);

	if (here < stack.lowest)
		stack.lowest = here;
	stack.nticks++;
}

/*
 * Linear also for pairs chosen to hurt, and on a stack that a server has to
 * spare, 512 kB: time is not for tests, but a quadratic sort of these would
 * take minutes.
 */
TEST(structured_pairs_end_on_a_bounded_stack)
{
	uint64_t	n = 3000000;
	SCOPED rf_pair *p = alloc_pairs(n);
	uint64_t	scratch_len = n / 2;
	SCOPED rf_pair *scratch = alloc_pairs(scratch_len);

	for (EACH_SHAPE)
	{
		uintptr_t	top = (uintptr_t) __builtin_frame_address(0);
		bool		ascending = true;
		uint64_t	kept,
					merged;

		stack.lowest = top;
		stack.nticks = 0;
		fill_shape(p, n, (Shape) shape);
		rf_pairs_sort(p, n, tick);
		CHECK(stack.nticks >= n / RF_PIECE, "shape %d: %" PRIu64 " ticks", shape,
			  stack.nticks);
		kept = rf_pairs_unique(p, n, tick);
		for (uint64_t i = 1; i < kept; i++)
			ascending = ascending && compare_pairs(&p[i - 1], &p[i]) < 0;
		CHECK(ascending, "shape %d", shape);

		/* the same hashes to sort, with repeats; and in two runs */
		fill_shape(p, n, (Shape) shape);
		rf_pairs_sort(p, scratch_len, tick);
		rf_pairs_sort(p + scratch_len, n - scratch_len, tick);
		merged = rf_pairs_unique(p + scratch_len, n - scratch_len, tick);
		kept = rf_pairs_unique(p, scratch_len, tick);
		memmove(p + kept, p + scratch_len, merged * sizeof(*p));
		kept = rf_pairs_merge(p, kept, merged, scratch, tick);
		ascending = true;
		for (uint64_t i = 1; i < kept; i++)
			ascending = ascending && compare_pairs(&p[i - 1], &p[i]) < 0;
		CHECK(ascending, "shape %d, merged", shape);
		CHECK(top - stack.lowest <= 384 * 1024, "shape %d: %" PRIuPTR " bytes", shape,
			  top - stack.lowest);
	}
}

/* The pairs at a tick are those that were given, if perhaps with repeats. */
static struct
{
	const rf_pair *at;
	uint64_t	n;
	uint64_t	most;			/* of the numbers that are values */
	uint8_t    *seen;
	uint64_t	nticks;
	bool		complete;
}			watched;

static void
watch(void)
{
	uint64_t	nseen = 0;

	if (++watched.nticks % 5 != 0)
		return;
	memset(watched.seen, 0, watched.most);
	for (uint64_t i = 0; i < watched.n; i++)
	{
		uint64_t	value = watched.at[i].value;

		if (value >= watched.most ||
			watched.at[i].hash != rf_hash_int64((int64_t) (value / 4)))
			watched.complete = false;
		else
			nseen += !watched.seen[value]++;
	}
	watched.complete = watched.complete && nseen == watched.most;
}

TEST(at_a_tick_no_pair_is_missing)
{
	uint64_t	n = 400000;
	uint64_t	nvalues[] = {n, n / 3};
	SCOPED rf_pair *p = alloc_pairs(n);

	watched.at = p;
	watched.n = n;
	watched.seen = rf_test_alloc(n);
	for (int round = 0; round < 4; round++)
	{
		/* repeats must not overflow what counts them */
		watched.most = nvalues[round % 2];
		for (uint64_t i = 0; i < n; i++)
		{
			uint64_t	value = (i * 7919) % watched.most;

			p[i].value = value;
			p[i].hash = rf_hash_int64((int64_t) (value / 4));
		}
		watched.nticks = 0;
		watched.complete = true;
		if (round < 2)
			rf_pairs_sort(p, n, watch);
		else
			rf_pairs_partition(p, n, 5000, 0, watch);
		CHECK(watched.nticks >= 10, "%" PRIu64 " ticks", watched.nticks);
		CHECK(watched.complete, "round %d", round);
	}
	free(watched.seen);
}

TEST_MAIN
