/*-------------------------------------------------------------------------
 *
 * t_keyset.c
 *		Sorting, merging, combining and searching against the obvious ways.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_sets.h"

#include "core/base/rf_isa.h"

static void
fill_shape(uint64_t *h, uint64_t n, int shape)
{
	uint64_t	base = rf_test_rand();

	for (uint64_t i = 0; i < n; i++)
	{
		uint64_t	r = rf_test_rand();

		switch (shape)
		{
			case 0:
				h[i] = r;
				break;
			case 1:				/* ascending */
				h[i] = i * (UINT64_MAX / (n + 1));
				break;
			case 2:				/* descending */
				h[i] = (n - i) * (UINT64_MAX / (n + 1));
				break;
			case 3:
				h[i] = base;
				break;
			case 4:				/* few distinct */
				h[i] = (r % 7) * UINT64_C(0x123456789ABCDEF);
				break;
			case 5:				/* multiples of 2^32 */
				h[i] = (r % (2 * n)) << 32;
				break;
			case 6:
				h[i] = r % (2 * n);
				break;
			case 7:				/* one outlier makes the top digits useless */
				h[i] = i == n / 2 ? UINT64_MAX : r >> 40;
				break;
			case 8:
				h[i] = reverse_bits(r % (4 * n));
				break;
			case 9:				/* ever deeper: 2^k alone in each group */
				h[i] = UINT64_MAX >> (i % 64);
				break;
			case 10:			/* ascending, except for the last */
				h[i] = i + 1 < n ? i << 20 : 3;
				break;
			default:			/* top bits 0 or 1 only */
				h[i] = (r & UINT64_C(0x8000000000000001));
				break;
		}
	}
}

/* Distinct ascending hashes of a shape, n of them at most. */
static uint64_t *
distinct_of_shape(uint64_t *n, int shape)
{
	uint64_t   *h = rf_test_alloc(*n * sizeof(*h));

	fill_shape(h, *n, shape);
	rf_hashes_sort(h, *n, NULL);
	*n = rf_hashes_unique(h, *n, NULL);
	return h;
}

static void
check_sort(uint64_t n, int shape)
{
	SCOPED uint64_t *h = rf_test_alloc(n * sizeof(*h));
	SCOPED uint64_t *expected = NULL;

	fill_shape(h, n, shape);
	expected = rf_test_copy(h, n * sizeof(*h));
	qsort(expected, n, sizeof(*h), compare_hashes);
	rf_hashes_sort(h, n, NULL);
	CHECK(memcmp(h, expected, n * sizeof(*h)) == 0, "shape %d, %" PRIu64 " hashes", shape, n);
}

TEST(sort_matches_qsort)
{
	static const uint64_t sizes[] = {0, 1, 2, 3, 31, 32, 33, 34, 63, 64, 65,
		100, 511, 512, 513, 1000, 2047, 2048, 2049, 16383, 16384, 16385,
	100000, 1000000};

	for (int shape = 0; shape < 12; shape++)
		for (EACH(s, sizes))
			check_sort(sizes[s], shape);
	for (int round = 0; round < 3000; round++)
		check_sort(rf_test_rand_below(300), round % 12);
}

static bool
parts_ascend(const uint64_t *h, uint64_t n, uint32_t nparts)
{
	for (uint64_t i = 1; i < n; i++)
		if (rf_mulhi64(h[i - 1], nparts) > rf_mulhi64(h[i], nparts))
			return false;
	return true;
}

/* The hashes are those that were given, and their parts ascend. */
TEST(partition_puts_parts_in_order)
{
	static const uint32_t parts[] = {1, 2, 3, 61, 2047, 2048, 2049, 5000,
	4194303, 4194304, 4194305, UINT32_MAX};
	static const uint64_t sizes[] = {0, 1, 2, 1000, 100000};

	for (int shape = 0; shape < 12; shape++)
		for (EACH(s, sizes))
		{
			uint64_t	n = sizes[s];
			SCOPED uint64_t *given = rf_test_alloc((n + 1) * sizeof(*given));
			SCOPED uint64_t *sorted = rf_test_alloc((n + 1) * sizeof(*sorted));
			SCOPED uint64_t *h = rf_test_alloc((n + 1) * sizeof(*h));

			fill_shape(given, n, shape);
			memcpy(sorted, given, n * sizeof(*h));
			rf_hashes_sort(sorted, n, NULL);
			for (EACH(p, parts))
			{
				memcpy(h, given, n * sizeof(*h));
				rf_hashes_partition(h, n, parts[p], 0, NULL);
				CHECK(parts_ascend(h, n, parts[p]), "shape %d, %" PRIu64 " hashes, %u parts",
					  shape, n, parts[p]);
				rf_hashes_sort(h, n, NULL);
				CHECK(memcmp(h, sorted, n * sizeof(*h)) == 0);

				/* the same if some bits, or all, are in order already */
				for (uint32_t bits = 1; bits <= 64; bits += bits < 31 || bits > 32 ? 6 : 1)
				{
					rf_hashes_partition(h, n, parts[p], bits, NULL);
					CHECK(parts_ascend(h, n, parts[p]));
				}
				rf_hashes_sort(h, n, NULL);
				CHECK(memcmp(h, sorted, n * sizeof(*h)) == 0);
			}
		}
}

/*
 * What is left is what was there, once each; its leading bits ascend as far as
 * promised; and cutting it into parts makes use of that and comes out right.
 */
TEST(distinct_drops_repeats)
{
	static const uint64_t sizes[] = {0, 1, 2, 32, 33, 1000, 6144, 6145, 8191,
	8192, 12289, 100000, 1000000};
	static const uint32_t parts[] = {1, 2, 3, 7, 60, 129, 5000};

	for (int shape = 0; shape < 12; shape++)
		for (EACH(s, sizes))
		{
			uint64_t	n = sizes[s];
			SCOPED uint64_t *sorted = rf_test_alloc((n + 1) * sizeof(*sorted));
			SCOPED uint64_t *h = rf_test_alloc((n + 1) * sizeof(*h));
			SCOPED uint64_t *cut = rf_test_alloc((n + 1) * sizeof(*cut));
			uint64_t	m;
			uint32_t	order = 99;
			bool		ascending = true;

			fill_shape(h, n, shape);

			/* some repeats, near and far */
			for (uint64_t i = 0; i < n / 50; i++)
				h[rf_test_rand_below(n)] = h[rf_test_rand_below(n)];
			memcpy(sorted, h, n * sizeof(*h));
			rf_hashes_sort(sorted, n, NULL);
			m = rf_hashes_unique(sorted, n, NULL);

			CHECK_EQ(rf_hashes_distinct(h, n, &order, NULL), m);
			CHECK(order <= 64);
			for (uint64_t i = 1; i < m && order > 0; i++)
				ascending = ascending &&
					h[i - 1] >> (64 - order) <= h[i] >> (64 - order);
			CHECK(ascending, "shape %d, n %" PRIu64 ", order %u", shape, n,
				  order);
			for (EACH(p, parts))
			{
				memcpy(cut, h, m * sizeof(*h));
				rf_hashes_partition(cut, m, parts[p], order, NULL);
				CHECK(parts_ascend(cut, m, parts[p]), "shape %d, n %" PRIu64 ", %u parts", shape, n,
					  parts[p]);
				rf_hashes_sort(cut, m, NULL);
				CHECK(memcmp(cut, sorted, m * sizeof(*h)) == 0);
			}
		}
}

/* How deep the stack was at ticks, which come from everywhere. */
static uintptr_t lowest;

static void
look_at_stack(void)
{
	uintptr_t	here = (uintptr_t) __builtin_frame_address(0);

	if (here < lowest)
		lowest = here;
}

/*
 * Linear also for hashes chosen to hurt, and on a stack that a server has to
 * spare, 512 kB: time is not for tests, but a quadratic sort of these would
 * take minutes.
 */
TEST(sort_of_structured_hashes_ends)
{
	uint64_t	n = 3000000;
	SCOPED uint64_t *h = rf_test_alloc(n * sizeof(*h));

	for (int shape = 3; shape < 12; shape++)
	{
		uintptr_t	top = (uintptr_t) __builtin_frame_address(0);
		bool		ascending = true;
		uint32_t	order;

		lowest = top;
		fill_shape(h, n, shape);
		(void) rf_hashes_distinct(h, n, &order, look_at_stack);
		fill_shape(h, n, shape);
		rf_hashes_sort(h, n, look_at_stack);
		CHECK(top - lowest <= 384 * 1024, "shape %d: %" PRIuPTR " bytes", shape, top - lowest);
		for (uint64_t i = 1; i < n; i++)
			ascending = ascending && h[i - 1] <= h[i];
		CHECK(ascending, "shape %d", shape);
	}
}

/* So many that they are cut twice before they fit the cache. */
TEST(large_sets_are_cut_twice)
{
	uint64_t	n = 13000000;
	uint64_t	nrepeats = 1000;
	SCOPED uint64_t *given = rf_test_alloc(n * sizeof(*given));
	SCOPED uint64_t *h = rf_test_alloc(n * sizeof(*h));
	uint64_t	sum = 0;
	uint64_t	kept;
	uint32_t	order;
	bool		ascending = true;

	for (uint64_t i = 0; i < n; i++)
		given[i] = rf_test_rand();
	for (uint64_t i = 0; i < nrepeats; i++)
		given[i] = given[n - 1 - i];
	for (uint64_t i = 0; i < n; i++)
		sum += given[i];

	memcpy(h, given, n * sizeof(*h));
	rf_hashes_sort(h, n, NULL);
	for (uint64_t i = 0; i < n; i++)
	{
		sum -= h[i];
		ascending = ascending && (i == 0 || h[i - 1] <= h[i]);
	}
	CHECK(ascending);
	CHECK(sum == 0);
	kept = rf_hashes_unique(h, n, NULL);
	CHECK_EQ(kept, n - nrepeats);

	CHECK_EQ(rf_hashes_distinct(given, n, &order, NULL), kept);
	CHECK(order > 11 && order < 64);
	for (uint64_t i = 1; i < kept; i++)
		ascending = ascending &&
			given[i - 1] >> (64 - order) <= given[i] >> (64 - order);
	CHECK(ascending);
	rf_hashes_sort(given, kept, NULL);
	CHECK(memcmp(given, h, kept * sizeof(*h)) == 0);
}

/* Sorted numbers from a range so small that some are equal. */
static void
fill_sorted(uint64_t *h, uint64_t n, uint64_t range)
{
	for (uint64_t i = 0; i < n; i++)
		h[i] = rf_test_rand_below(range) << 11;
	qsort(h, n, sizeof(*h), compare_hashes);
}

static uint64_t
naive_at_most(uint64_t *h, uint64_t n, uint32_t most)
{
	uint64_t	kept = 0;
	uint32_t	same = 0;

	for (uint64_t i = 0; i < n; i++)
	{
		same = kept > 0 && h[kept - 1] == h[i] ? same + 1 : 1;
		if (same <= most)
			h[kept++] = h[i];
	}
	return kept;
}

static uint64_t
naive_unique(uint64_t *h, uint64_t n)
{
	return naive_at_most(h, n, 1);
}

TEST(at_most_keeps_some_repeats)
{
	for (int round = 0; round < 4000; round++)
	{
		uint32_t	most = round % 2 ? 1 : 1 + (uint32_t) rf_test_rand_below(20);
		uint64_t	n = rf_test_rand_below(100);
		uint64_t	h[100],
					expected[100],
					kept;

		fill_sorted(h, n, 1 + rf_test_rand_below(most == 1 ? 200 : 20));
		memcpy(expected, h, sizeof(expected));
		kept = naive_at_most(expected, n, most);
		if (most == 1 && round % 2)
			CHECK_EQ(rf_hashes_unique(h, n, NULL), kept);
		else
			CHECK_EQ(rf_hashes_at_most(h, n, most, NULL), kept);
		CHECK_BYTES(h, expected, kept * sizeof(*h));
	}
}

TEST(merge_is_sort_of_both)
{
	for (int round = 0; round < 5000; round++)
	{
		uint64_t	na = rf_test_rand_below(80),
					nb = rf_test_rand_below(80);
		uint32_t	most = round % 2 ? 1 : 1 + (uint32_t) rf_test_rand_below(15);
		uint64_t	range = 1 + rf_test_rand_below(400) / most;
		uint64_t	a[80],
					b[80],
					expected[160];
		SCOPED uint64_t *both = NULL;
		SCOPED uint64_t *scratch = NULL;
		uint64_t	n,
					shorter;

		fill_sorted(a, na, range);
		fill_sorted(b, nb, range);
		na = naive_at_most(a, na, most);
		nb = naive_at_most(b, nb, most);

		/* Now and then runs that do not overlap. */
		for (uint64_t i = 0; i < nb && round % 5 == 0; i++)
			b[i] += na > 0 ? a[na - 1] + (round % 10 == 0) : 0;
		for (uint64_t i = 0; i < na && round % 7 == 0; i++)
			a[i] += nb > 0 ? b[nb - 1] : 0;

		n = na + nb;
		shorter = na < nb ? na : nb;
		both = rf_test_alloc(n * sizeof(*both));
		scratch = rf_test_alloc(shorter * sizeof(*scratch));
		if (na > 0)
			memcpy(both, a, na * sizeof(*a));
		if (nb > 0)
			memcpy(both + na, b, nb * sizeof(*b));
		if (n > 0)
			memcpy(expected, both, n * sizeof(*both));
		qsort(expected, n, sizeof(*expected), compare_hashes);
		n = naive_at_most(expected, n, most);
		CHECK_EQ(rf_hashes_merge(both, na, nb, most, scratch, NULL), n);
		CHECK_BYTES(both, expected, n * sizeof(*both));
	}
}

static bool
naive_contains(const uint64_t *h, uint64_t n, uint64_t hash)
{
	for (uint64_t i = 0; i < n; i++)
		if (h[i] == hash)
			return true;
	return false;
}

TEST(combine_is_set_algebra)
{
	for (int round = 0; round < 3000; round++)
	{
		uint64_t	na = rf_test_rand_below(60),
					nb = rf_test_rand_below(60),
					range = 1 + rf_test_rand_below(300);
		uint64_t	a[60],
					b[60];
		SCOPED Built ba = {NULL, 0};
		SCOPED Built bb = {NULL, 0};
		rf_filter	fa,
					fb;

		fill_sorted(a, na, range);
		fill_sorted(b, nb, range);
		na = naive_unique(a, na);
		nb = naive_unique(b, nb);
		ba = build_keyset(a, na);
		bb = build_keyset(b, nb);
		REQUIRE(open_built(&fa, &ba) && open_built(&fb, &bb));
		for (int op = 0; op < 3; op++)
		{
			uint64_t	expected[120],
						n = 0,
						capacity = op == RF_KEYSET_UNION ? na + nb : na;
			SCOPED uint8_t *out = rf_test_alloc(8 * capacity);

			for (uint64_t i = 0; i < na; i++)
			{
				bool		in_b = naive_contains(b, nb, a[i]);

				if (op == RF_KEYSET_UNION ||
					in_b == (op == RF_KEYSET_INTERSECTION))
					expected[n++] = a[i];
			}
			for (uint64_t i = 0; i < nb && op == RF_KEYSET_UNION; i++)
				if (!naive_contains(a, na, b[i]))
					expected[n++] = b[i];
			qsort(expected, n, sizeof(*expected), compare_hashes);
			CHECK_EQ(rf_keyset_combine((rf_keyset_op) op, &fa.u.keyset,
									   &fb.u.keyset, out, NULL), n);
			for (uint64_t i = 0; i < n; i++)
				CHECK_EQ(rf_load64(out + 8 * i), expected[i]);
		}
	}
}

/*
 * Interpolation on sets that mislead it: the answer is right, members and
 * neighbours of members alike.
 */
TEST(search_is_exact_on_skewed_sets)
{
	static const uint64_t sizes[] = {0, 1, 2, 7, 8, 9, 10, 100, 1000, 50000};

	for (int shape = 0; shape < 12; shape++)
		for (EACH(s, sizes))
		{
			uint64_t	n = sizes[s];
			SCOPED uint64_t *h = distinct_of_shape(&n, shape);
			SCOPED Built b = build_keyset(h, n);
			rf_filter	f;

			if (open_built(&f, &b))
			{
				CHECK_EQ(count_missed(&f, h, n), 0);
				for (uint64_t i = 0; i < n; i++)
				{
					bool		next = i + 1 < n && h[i + 1] == h[i] + 1;
					bool		before = i > 0 && h[i - 1] == h[i] - 1;

					CHECK(rf_filter_may_contain(&f, h[i] + 1) == next ||
						  h[i] == UINT64_MAX);
					CHECK(rf_filter_may_contain(&f, h[i] - 1) == before ||
						  h[i] == 0);
				}
				for (int i = 0; i < 200; i++)
				{
					uint64_t	r = rf_test_rand();

					if (n <= 1000)
						CHECK(rf_filter_may_contain(&f, r) ==
							  naive_contains(h, n, r));
				}
				CHECK(rf_filter_may_contain(&f, 0) ==
					  (n > 0 && h[0] == 0));
				CHECK(rf_filter_may_contain(&f, UINT64_MAX) ==
					  (n > 0 && h[n - 1] == UINT64_MAX));
			}
		}
}

/* An rf_fetch that counts. */
static void
count_reads(void *arg, const uint8_t *p, uint64_t len, uint64_t likely)
{
	(void) p;
	(void) len;
	(void) likely;
	++*(uint32_t *) arg;
}

/*
 * However hashes are spread, a search ends after twice the logarithm of their
 * number and the guesses; where they are spread evenly, after few.
 */
TEST(search_takes_few_steps)
{
	static const uint64_t sizes[] = {1, 15, 16, 17, 100, 3000, 16383, 16384,
	65536, 400000};

	for (int shape = 0; shape < 12; shape++)
		for (EACH(s, sizes))
		{
			uint64_t	n = sizes[s];
			SCOPED uint64_t *h = distinct_of_shape(&n, shape);
			uint32_t	most = 0;
			uint64_t	sum = 0;
			SCOPED Built b = build_keyset(h, n);
			rf_filter	f;

			REQUIRE(open_built(&f, &b));
			for (int i = 0; i < 10000; i++)
			{
				uint32_t	nreads = 0;
				rf_fetch	fetch = {count_reads, &nreads};
				uint64_t	hash = i % 4 == 3 ? rf_test_rand() :
				h[rf_test_rand_below(n)] + (uint64_t) (i % 4) - 1;
				bool		found = bsearch(&hash, h, n, sizeof(*h),
											compare_hashes) != NULL;

				CHECK(rf_filter_may_contain_fetching(&f, hash, &fetch) == found);
				CHECK(rf_filter_may_contain(&f, hash) == found);
				if (nreads > most)
					most = nreads;
				sum += nreads;
			}
			CHECK(most <= 6 + 2 * rf_log2_64(n),
				  "shape %d, %" PRIu64 " hashes: %u reads", shape, n, most);
			if (shape == 0)
				CHECK(sum <= 45000, "%" PRIu64 " hashes: %" PRIu64 " reads of 10000 probes",
					  n, sum);
		}
}

/* What the index is, in the obvious way. */
static uint16_t
naive_entry(const uint64_t *h, uint64_t n, uint64_t k)
{
	int64_t		difference = -(int64_t) (k * 32);

	for (uint64_t i = 0; i < n && rf_mulhi64(h[i], n) < k * 32; i++)
		difference++;
	return difference < -32768 ? 0 :
		difference > 32767 ? 65535 : (uint16_t) (difference + 32768);
}

/* Around the switch and the ends of pieces; and where differences overflow. */
static const uint64_t index_sizes[] = {16383, 16384, 16385, 16386, 16415,
16416, 16417, 40000, 100000};

TEST(index_is_as_specified)
{
	for (int shape = 0; shape < 12; shape++)
		for (EACH(s, index_sizes))
		{
			uint64_t	n = index_sizes[s];
			SCOPED uint64_t *h = distinct_of_shape(&n, shape);
			uint64_t	nentries = n < 16384 ? 0 : (n + 31) / 32 + 1;
			SCOPED Built b = build_keyset(h, n);
			const uint8_t *index = b.bytes + 40 + 8 * n;

			CHECK_EQ(b.len, 40 + 8 * n + 2 * nentries);
			for (uint64_t k = 0; k < nentries; k += k < 40 || k > nentries - 40 ? 1 : 29)
				CHECK_EQ(rf_load16(index + 2 * k), naive_entry(h, n, k));
		}
}

/* More keys take more bytes; what fits a number of bytes is as many as do. */
TEST(capacity_is_the_inverse_of_size)
{
	for (uint64_t n = 0; n < 40000; n++)
	{
		uint64_t	bytes = rf_keyset_bytes(n);

		CHECK(n == 0 || rf_keyset_bytes(n - 1) < bytes);
		CHECK_EQ(rf_keyset_kind.capacity(bytes, 0, NULL), n);
		CHECK(n == 0 || rf_keyset_kind.capacity(bytes - 1, 0, NULL) == n - 1);
		CHECK_EQ(rf_keyset_kind.capacity(rf_keyset_bytes(n + 1) - 1, 0, NULL), n);
	}
	CHECK(rf_keyset_bytes(rf_keyset_kind.capacity(UINT64_MAX, 0, NULL)) >
		  UINT64_MAX - 32);
}

/*
 * Whatever the index says, the answers are right, one by one, many at once and
 * fetched, with each extension; and where all bytes are read, it is noticed.
 */
TEST(index_is_but_a_hint)
{
	for (int shape = 0; shape < 12; shape++)
		for (int damage = 0; damage < 5; damage++)
		{
			uint64_t	n = 16384 + rf_test_rand_below(3000);
			SCOPED uint64_t *h = distinct_of_shape(&n, shape);
			SCOPED Built b = build_keyset(h, n);
			uint8_t    *index = b.bytes + 40 + 8 * n;
			uint64_t	index_len = b.len - 40 - 8 * n;
			uint64_t	hashes[3000];
			uint32_t	found[3000];
			rf_filter	f;
			rf_reason	why;

			if (n < 16384)
				continue;
			for (uint64_t i = 0; i < index_len; i++)
				index[i] = damage == 0 ? index[i] : damage == 1 ? 0 :
					damage == 2 ? 0xFF :
					damage == 3 ? (uint8_t) (0xFF * (i / 2 % 2)) :
					(uint8_t) rf_test_rand();
			rf_wire_seal(b.bytes, b.len, NULL);
			CHECK_EQ(rf_filter_open(&f, RF_KIND_KEYSET, b.bytes, b.len,
									RF_VERIFY, &why, NULL),
					 damage == 0 ? RF_OK : RF_ERR_STRUCTURE);
			REQUIRE(rf_filter_open(&f, RF_KIND_KEYSET, b.bytes, b.len,
								   RF_OPEN, &why, NULL) == RF_OK);
			for (int i = 0; i < 3000; i++)
				hashes[i] = i < 100 ? h[i] : i < 200 ? h[n - 1 - (i - 100)] :
					i % 4 == 3 ? rf_test_rand() :
					h[rf_test_rand_below(n)] + (uint64_t) (i % 4) - 1;
			for (EACH_ISA(isa))
			{
				uint32_t	nfound = rf_filter_may_contain_many(&f, hashes, 3000,
																found, NULL);
				uint32_t	at = 0;

				for (uint32_t i = 0; i < 3000; i++)
				{
					uint32_t	nreads = 0;
					rf_fetch	fetch = {count_reads, &nreads};
					bool		is_key = bsearch(&hashes[i], h, n, sizeof(*h),
												 compare_hashes) != NULL;

					CHECK(rf_filter_may_contain(&f, hashes[i]) == is_key);
					CHECK(rf_filter_may_contain_fetching(&f, hashes[i], &fetch) ==
						  is_key);
					CHECK(nreads <= 6 + 2 * rf_log2_64(n));
					CHECK(!is_key || (at < nfound && found[at] == i));
					at += is_key;
				}
				CHECK_EQ(nfound, at);
			}
		}
}

/* One entry that is wrong by one is noticed, and which it is. */
TEST(index_is_verified)
{
	uint64_t	n = 20000;
	SCOPED uint64_t *h = random_set(n);
	SCOPED Built b = build_keyset(h, n);
	uint64_t	nentries = (b.len - 40 - 8 * n) / 2;

	for (uint64_t k = 0; k < nentries; k += k < 3 || k > nentries - 4 ? 1 : 37)
	{
		uint8_t    *entry = b.bytes + 40 + 8 * n + 2 * k;
		rf_filter	f;
		rf_reason	why;

		entry[0] ^= 1;
		rf_wire_seal(b.bytes, b.len, NULL);
		CHECK_EQ(rf_filter_open(&f, RF_KIND_KEYSET, b.bytes, b.len, RF_VERIFY,
								&why, NULL), RF_ERR_STRUCTURE);
		CHECK(strcmp(why.what, "index entry") == 0);
		CHECK_EQ(why.found, k);
		entry[0] ^= 1;
	}
}

/* The first hash that is out of order, among hashes that may repeat. */
TEST(order_is_checked)
{
	for (int round = 0; round < 2000; round++)
	{
		uint64_t	n = rf_test_rand_below(100);
		uint64_t	h[100];
		uint8_t		bytes[sizeof(h)];
		rf_keyset	ks = {n, bytes, NULL};
		uint64_t	ascending = n > 0,
					not_descending = n > 0;

		fill_sorted(h, n, 1 + rf_test_rand_below(10000));
		if (n > 0 && round % 2 == 0)
			h[rf_test_rand_below(n)] = rf_test_rand_below(10000) << 11;
		for (uint64_t i = 0; i < n; i++)
			rf_store64(bytes + 8 * i, h[i]);
		while (ascending < n && h[ascending - 1] < h[ascending])
			ascending++;
		while (not_descending < n && h[not_descending - 1] <= h[not_descending])
			not_descending++;
		CHECK_EQ(rf_keyset_ascending(&ks, NULL), ascending);
		CHECK_EQ(rf_keyset_not_descending(&ks, NULL), not_descending);
	}
}

/* Made of two sets: the same bytes. */
TEST(payload_depends_on_the_set_alone)
{
	for (EACH(s, index_sizes))
	{
		uint64_t	n = index_sizes[s];
		SCOPED uint64_t *h = random_set(n);
		SCOPED uint64_t *part = rf_test_alloc(n * sizeof(*h));
		SCOPED Built whole = build_keyset(h, n);
		SCOPED uint8_t *out = rf_test_alloc(rf_keyset_bytes(2 * n));
		const uint64_t len = rf_keyset_bytes(n);
		const rf_keyset_shape shape = {n};
		rf_builder	builder;
		uint64_t	used,
					npart = 0;
		SCOPED Built bpart = {NULL, 0};
		rf_filter	fwhole,
					fpart;

		/* more than was announced is refused, and not written */
		memset(out, 0xA5, len);
		REQUIRE(rf_keyset_kind.begin(&builder, &shape, n - 1, out, len, NULL) == RF_OK);
		CHECK(rf_keyset_kind.add(&builder, h, n, NULL, &used) == RF_ERR_SPACE);
		CHECK_EQ(out[0], 0xA5);

		for (uint64_t i = 0; i < n; i++)
			if (rf_test_rand() % 2 == 0)
				part[npart++] = h[i];
		bpart = build_keyset(part, npart);
		REQUIRE(open_built(&fwhole, &whole) && open_built(&fpart, &bpart));
		CHECK_EQ(rf_keyset_combine(RF_KEYSET_UNION, &fpart.u.keyset,
								   &fwhole.u.keyset, out, NULL), n);
		CHECK_BYTES(out, whole.bytes + 40, len);
		CHECK_EQ(rf_keyset_combine(RF_KEYSET_INTERSECTION, &fwhole.u.keyset,
								   &fpart.u.keyset, out, NULL), npart);
		CHECK_BYTES(out, bpart.bytes + 40, rf_keyset_bytes(npart));
	}
}

/* Every small size, of sets that are evenly spread and of others. */
TEST(small_sets_are_searched)
{
	for (int shape = 0; shape < 12; shape++)
		for (uint64_t size = 1; size <= 300; size++)
		{
			uint64_t	n = size;
			SCOPED uint64_t *h = distinct_of_shape(&n, shape);
			SCOPED Built b = build_keyset(h, n);
			rf_filter	f;

			REQUIRE(open_built(&f, &b));
			for (EACH_ISA(isa))
			{
				CHECK_EQ(count_missed(&f, h, n), 0);
				for (uint64_t i = 0; i < n; i++)
				{
					CHECK(rf_filter_may_contain(&f, h[i] - 1) ==
						  naive_contains(h, n, h[i] - 1));
					CHECK(rf_filter_may_contain(&f, h[i] + 1) ==
						  naive_contains(h, n, h[i] + 1));
				}
			}
		}
}

TEST(order_is_verified)
{
	static const uint64_t unsorted[] = {5, 1, 9};
	SCOPED Built b = build_keyset(unsorted, 3);
	rf_filter	f;
	rf_reason	why;

	CHECK(rf_filter_open(&f, RF_KIND_KEYSET, b.bytes, b.len, RF_VERIFY,
						 &why, NULL) == RF_ERR_ORDER);
	CHECK_EQ(why.found, 1);
}

/* What an aggregate hands over is opened by its own function, and no other. */
TEST(unordered_hashes_are_no_keyset)
{
	uint64_t	hashes[] = {9, 1, 1, UINT64_MAX};
	static const struct
	{
		uint32_t	at;
		uint8_t		value;
		rf_status	status;
	}			damage[] = {
		{0, 0, RF_ERR_MAGIC},
		{4, RF_KIND_BLOOM, RF_ERR_KIND},
		{4, 0xFF, RF_ERR_KIND},
		{6, RF_FAMILY_NONE, RF_ERR_FAMILY}, /* of hashes there are */
		{7, 0, RF_ERR_STRUCTURE},
		{7, 0x40, RF_ERR_STRUCTURE},
		{7, 0xC0, RF_ERR_STRUCTURE},
		{16, 3, RF_ERR_STRUCTURE},	/* keys */
		{23, 0x20, RF_ERR_STRUCTURE},	/* times 8, the same length */
		{32, 31, RF_ERR_TRAILING},
	};
	rf_wire		w = {.kind = RF_KIND_KEYSET,.kind_flags = RF_FLAG_UNORDERED,
	.key_type.family = RF_FAMILY_INT,.nkeys = 4,.payload_len = sizeof(hashes)};
	uint8_t		bytes[RF_WIRE_HEADER_BYTES + sizeof(hashes)] = {0};
	rf_keyset	ks;
	rf_filter	f;
	rf_reason	why;

	rf_wire_write(bytes, &w);
	for (int i = 0; i < 4; i++)
		rf_store64(bytes + RF_WIRE_HEADER_BYTES + 8 * i, hashes[i]);
	rf_wire_seal(bytes, sizeof(bytes), NULL);
	CHECK(rf_filter_open(&f, RF_KIND_ANY, bytes, sizeof(bytes), RF_OPEN, &why,
						 NULL) == RF_ERR_FAMILY);
	CHECK(strcmp(why.what, "flags byte") == 0);

	CHECK(rf_keyset_open_unordered(&ks, &w, RF_KIND_KEYSET, 1, bytes, sizeof(bytes),
								   &why) == RF_OK);
	CHECK_EQ(ks.nkeys, 4);
	CHECK(ks.index == NULL);
	for (uint64_t i = 0; i < 4; i++)
		CHECK_EQ(rf_keyset_hash(&ks, i), hashes[i]);

	for (EACH(i, damage))
	{
		uint8_t		before = bytes[damage[i].at];

		bytes[damage[i].at] = damage[i].value;
		CHECK_EQ(rf_keyset_open_unordered(&ks, &w, RF_KIND_KEYSET, 1, bytes, sizeof(bytes), &why),
				 damage[i].status);
		CHECK_EQ(why.status, damage[i].status);
		bytes[damage[i].at] = before;
	}

	/* As two pairs, of a kind that has them; neither passes for the other. */
	CHECK(rf_keyset_open_unordered(&ks, &w, RF_KIND_KEYSET, 2, bytes, sizeof(bytes),
								   &why) == RF_ERR_STRUCTURE);
	w.nkeys = 2;
	w.kind = 99;
	rf_wire_write(bytes, &w);
	CHECK(rf_keyset_open_unordered(&ks, &w, 99, 2, bytes, sizeof(bytes), &why) == RF_OK);
	CHECK_EQ(ks.nkeys, 2);
	for (uint64_t i = 0; i < 4; i++)
		CHECK_EQ(rf_keyset_hash(&ks, i), hashes[i]);
	CHECK(rf_keyset_open_unordered(&ks, &w, RF_KIND_KEYSET, 2, bytes, sizeof(bytes),
								   &why) == RF_ERR_KIND);
	CHECK(rf_keyset_open_unordered(&ks, &w, 99, 1, bytes, sizeof(bytes), &why) ==
		  RF_ERR_STRUCTURE);
	bytes[32] = 24;				/* a pair and a half */
	CHECK(rf_keyset_open_unordered(&ks, &w, 99, 2, bytes, sizeof(bytes) - 8, &why) ==
		  RF_ERR_STRUCTURE);
	CHECK(rf_filter_open(&f, RF_KIND_ANY, bytes, sizeof(bytes), RF_OPEN, &why,
						 NULL) != RF_OK);

	/* No hashes have no family; some of a hash are none. */
	w = (rf_wire)
	{
		.kind = RF_KIND_KEYSET,.kind_flags = RF_FLAG_UNORDERED
	};
	rf_wire_write(bytes, &w);
	CHECK(rf_keyset_open_unordered(&ks, &w, RF_KIND_KEYSET, 1, bytes, RF_WIRE_HEADER_BYTES,
								   &why) == RF_OK);
	CHECK_EQ(ks.nkeys, 0);
	bytes[32] = 7;				/* payload length */
	CHECK(rf_keyset_open_unordered(&ks, &w, RF_KIND_KEYSET, 1, bytes, RF_WIRE_HEADER_BYTES + 7,
								   &why) == RF_ERR_STRUCTURE);
}

TEST_MAIN
