/*-------------------------------------------------------------------------
 *
 * t_huge.c
 *		Arrays of more hashes than positions of 32 bits can name.
 *
 * 32 GB are more than a test can have, so the code that sorts hashes is
 * compiled here once more, with a limit at which it must take the same way.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_sets.h"

#define SORT_ONCE_MAX	100

typedef uint64_t item;

#define ITEM_BITS		64
#define ITEM_SMALL_LOG	13
#define ITEM_DIGIT_MAX	11
#define item_hash(v)	(v)
#define item_bits(v, shift)	((v) >> (shift))
#define item_apart(v, w)	((v) == (w) ? 0 : rf_log2_64((v) ^ (w)) + 1)
#define item_less(v, w)	((v) < (w))
#define item_equal(v, w)	((v) == (w))
#define ITEMS(name)		huge_##name

#include "core/base/rf_items_parts_impl.h"
#include "core/base/rf_items_sort_impl.h"

#define N	3000

/* Many equal ones, and groups that one bit does not cut. */
static void
fill(uint64_t *hashes, uint64_t n, int shape)
{
	uint64_t	base = rf_test_rand();

	for (uint64_t i = 0; i < n; i++)
	{
		uint64_t	r = rf_test_rand();

		hashes[i] = shape == 0 ? r : shape == 1 ? base : shape == 2 ? r % 5 :
			shape == 3 ? base ^ (r & 0xFFF) : shape == 4 ? i : r << 50;
	}
}

TEST(all_are_sorted)
{
	for (int shape = 0; shape < 6; shape++)
		for (uint64_t n = 90; n <= N; n += n < 110 ? 1 : 270)
		{
			uint64_t	hashes[N],
						expected[N];

			fill(hashes, n, shape);
			memcpy(expected, hashes, n * sizeof(*hashes));
			qsort(expected, n, sizeof(*expected), compare_hashes);
			huge_sort(hashes, n, NULL);
			CHECK(memcmp(hashes, expected, n * sizeof(*hashes)) == 0,
				  "shape %d, %" PRIu64 " hashes", shape, n);
		}
}

TEST(parts_are_in_order)
{
	for (int shape = 0; shape < 6; shape++)
		for (uint32_t nparts = 1; nparts <= 1000; nparts *= 10)
		{
			uint64_t	hashes[N];
			uint64_t	sum = 0;
			uint32_t	disorder = 0;

			fill(hashes, N, shape);
			for (int i = 0; i < N; i++)
				sum += rf_hash_int64((int64_t) hashes[i]);
			huge_partition(hashes, N, nparts, 0, NULL);
			for (int i = 0; i < N; i++)
			{
				sum -= rf_hash_int64((int64_t) hashes[i]);
				disorder += i > 0 && rf_hashes_part(hashes[i - 1], nparts) >
					rf_hashes_part(hashes[i], nparts);
			}
			CHECK(sum == 0 && disorder == 0, "shape %d, %u parts", shape, nparts);
		}
}

TEST(repeats_are_dropped)
{
	for (int shape = 0; shape < 6; shape++)
	{
		uint64_t	hashes[N],
					expected[N];
		uint64_t	n = 0;
		uint32_t	sorted_bits = 0;

		fill(hashes, N, shape);
		memcpy(expected, hashes, sizeof(hashes));
		qsort(expected, N, sizeof(*expected), compare_hashes);
		for (int i = 0; i < N; i++)
			if (n == 0 || expected[n - 1] != expected[i])
				expected[n++] = expected[i];
		CHECK_EQ(distinct_items(hashes, N, &sorted_bits, NULL), n);
		CHECK_EQ(sorted_bits, 64);
		CHECK(memcmp(hashes, expected, n * sizeof(*hashes)) == 0, "shape %d", shape);
	}
}

TEST_MAIN
