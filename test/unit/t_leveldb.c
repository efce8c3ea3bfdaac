/*-------------------------------------------------------------------------
 *
 * t_leveldb.c
 *		LevelDB's Bloom filter: known bytes, the obvious algorithm, and bytes
 *		that no writer makes.  t_leveldb_peer.cc compares with the library
 *		itself, where that is installed.
 *
 *-------------------------------------------------------------------------
 */
#include "core/leveldb/rf_leveldb.h"
#include "rf_test.h"

/* A filter in memory of exactly its size, for sanitizers to guard. */
typedef struct Made
{
	uint8_t    *bytes;
	uint64_t	len;
} Made;

static Made
make(const uint32_t *hashes, uint64_t n, uint32_t bits_per_key)
{
	Made		made;

	made.len = rf_leveldb_bytes(n, bits_per_key);
	made.bytes = rf_test_alloc(made.len);
	memset(made.bytes, 0x55, made.len);
	rf_leveldb_begin(made.bytes, made.len, bits_per_key, NULL);
	rf_leveldb_add(made.bytes, made.len, hashes, n, NULL);
	return made;
}

static uint32_t *
random_hashes(uint64_t n)
{
	uint32_t   *hashes = rf_test_alloc(n * sizeof(uint32_t));

	for (uint64_t i = 0; i < n; i++)
		hashes[i] = (uint32_t) rf_test_rand();
	return hashes;
}

/* The values that LevelDB's own tests state. */
TEST(known_hashes)
{
	CHECK_EQ(rf_leveldb_hash(NULL, 0, NULL), 0xbc9f1d34);
	CHECK_EQ(rf_leveldb_hash("\x62", 1, NULL), 0xef1345c4);
	CHECK_EQ(rf_leveldb_hash("\xc3\x97", 2, NULL), 0x5b663814);
	CHECK_EQ(rf_leveldb_hash("\xe2\x99\xa5", 3, NULL), 0x323c078f);
	CHECK_EQ(rf_leveldb_hash("\xe1\x80\xb9\x32", 4, NULL), 0xed21633a);
}

/* What LevelDB 1.23 makes of "hello" and "world". */
TEST(known_filter)
{
	const uint8_t expected[] = {
		0x11, 0x40, 0x00, 0x41, 0x44, 0x10, 0x40, 0x10, 0x06
	};
	uint32_t	hashes[2];
	Made		made;

	hashes[0] = rf_leveldb_hash("hello", 5, NULL);
	hashes[1] = rf_leveldb_hash("world", 5, NULL);
	made = make(hashes, 2, 10);
	CHECK_EQ(made.len, sizeof(expected));
	CHECK_BYTES(made.bytes, expected, sizeof(expected));
	free(made.bytes);
}

TEST(neither_alignment_nor_what_follows_matters)
{
	for (size_t len = 0; len <= 70; len++)
	{
		uint8_t    *exact = rf_test_alloc(len);
		uint8_t		moved[90];
		uint32_t	expected;

		for (size_t i = 0; i < len; i++)
			exact[i] = (uint8_t) rf_test_rand();
		expected = rf_leveldb_hash(exact, len, NULL);
		for (size_t at = 0; at < 9; at++)
		{
			memset(moved, (int) at, sizeof(moved));
			memcpy(moved + at, exact, len);
			CHECK_EQ(rf_leveldb_hash(moved + at, len, NULL), expected);
		}
		free(exact);
	}
}

TEST(sizes_and_probes)
{
	static const struct
	{
		uint32_t	bits_per_key;
		uint8_t		probes;
	}			known[] = {
		{1, 1}, {2, 1}, {3, 2}, {10, 6}, {16, 11}, {43, 29}, {44, 30},
		{50, 30}, {100, 30}, {RF_LEVELDB_BITS_MAX, 30}
	};

	for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); i++)
	{
		uint32_t	b = known[i].bits_per_key;

		for (uint64_t n = 0; n < 200; n++)
		{
			uint64_t	bits = n * b < 64 ? 64 : n * b;
			Made		made = make(NULL, 0, b);

			CHECK_EQ(rf_leveldb_bytes(n, b), (bits + 7) / 8 + 1);
			CHECK_EQ(made.bytes[made.len - 1], known[i].probes);
			free(made.bytes);
		}
	}
	CHECK_EQ(rf_leveldb_bytes(RF_LEVELDB_KEYS_MAX, RF_LEVELDB_BITS_MAX),
			 UINT64_C(0x7FFFFFFF) * 1000 / 8 + 1);
}

/* Bit by bit, with products in place of sums. */
static void
check_against_obvious(uint64_t n, uint32_t bits_per_key)
{
	uint32_t   *hashes = random_hashes(n + 1000);
	Made		made = make(hashes, n, bits_per_key);
	uint8_t    *set = rf_test_alloc(8 * made.len);
	uint64_t	bits = 8 * (made.len - 1);
	uint32_t	probes = made.bytes[made.len - 1];

	memset(set, 0, 8 * made.len);
	for (uint64_t i = 0; i < n; i++)
	{
		for (uint32_t j = 0; j < probes; j++)
		{
			uint64_t	d = (uint32_t) ((uint64_t) hashes[i] << 15 |
										hashes[i] >> 17);

			set[((hashes[i] + j * d) & UINT32_MAX) % bits] = 1;
		}
	}
	for (uint64_t at = 0; at < bits; at++)
		CHECK_EQ(made.bytes[at / 8] >> (at % 8) & 1, set[at]);
	for (uint64_t i = 0; i < n + 1000; i++)
	{
		bool		expected = true;

		for (uint32_t j = 0; j < probes; j++)
		{
			uint64_t	d = (uint32_t) ((uint64_t) hashes[i] << 15 |
										hashes[i] >> 17);

			expected &= set[((hashes[i] + j * d) & UINT32_MAX) % bits];
		}
		CHECK(expected || i >= n);
		CHECK_EQ(rf_leveldb_may_contain(made.bytes, made.len, hashes[i]),
				 expected);
	}
	free(set);
	free(made.bytes);
	free(hashes);
}

TEST(agrees_with_the_obvious_algorithm)
{
	static const uint64_t counts[] = {0, 1, 2, 3, 7, 8, 63, 64, 65, 1000, 10000};

	for (size_t i = 0; i < sizeof(counts) / sizeof(counts[0]); i++)
	{
		for (uint32_t b = 1; b <= 50; b += b < 12 ? 1 : 7)
			check_against_obvious(counts[i], b);
	}
}

/*
 * 10^6 probes at 10 bits per key, whose rate the formula (1 - e^(-k/b))^k
 * states, less what one key has in common with another by its 32 bits.
 */
TEST(the_rate_is_that_of_the_formula)
{
	const uint64_t n = 1000;
	uint32_t   *hashes = random_hashes(n);
	Made		made = make(hashes, n, 10);
	uint64_t	found = 0;

	for (int i = 0; i < 1000000; i++)
		found += rf_leveldb_may_contain(made.bytes, made.len,
										(uint32_t) rf_test_rand());

	/*
	 * 0.00844, and the spread of one filter's bits is wider than that of
	 * probes
	 */
	CHECK(found > 6500 && found < 11000, "%" PRIu64, found);
	free(made.bytes);
	free(hashes);
}

TEST(order_and_pieces_do_not_matter_and_repeats_count)
{
	const uint64_t n = 3000;
	uint32_t   *hashes = random_hashes(n);
	Made		whole = make(hashes, n, 7);
	Made		pieces = make(NULL, 0, 7);
	Made		twice;

	free(pieces.bytes);
	pieces.len = whole.len;
	pieces.bytes = rf_test_alloc(pieces.len);
	rf_leveldb_begin(pieces.bytes, pieces.len, 7, NULL);
	for (uint64_t i = n; i > 0; i--)
		rf_leveldb_add(pieces.bytes, pieces.len, &hashes[i - 1], 1, NULL);
	CHECK_BYTES(pieces.bytes, whole.bytes, whole.len);

	for (uint64_t i = 0; i < n / 2; i++)
		hashes[n / 2 + i] = hashes[i];
	twice = make(hashes, n, 7);
	CHECK_EQ(twice.len, whole.len);
	for (uint64_t i = 0; i < n; i++)
		CHECK(rf_leveldb_may_contain(twice.bytes, twice.len, hashes[i]));
	free(twice.bytes);
	free(pieces.bytes);
	free(whole.bytes);
	free(hashes);
}

TEST(any_bytes_can_be_probed)
{
	for (uint64_t len = 0; len <= 40; len++)
	{
		for (int k = 0; k < 256; k++)
		{
			uint8_t    *bytes = rf_test_alloc(len);

			/* none set, all set, some */
			for (int fill = 0; fill < 3; fill++)
			{
				memset(bytes, fill == 1 ? 0xFF : 0, len);
				for (uint64_t i = 0; fill == 2 && i < len; i++)
					bytes[i] = (uint8_t) rf_test_rand();
				if (len > 0)
					bytes[len - 1] = (uint8_t) k;
				for (int i = 0; i < 20; i++)
				{
					bool		found = rf_leveldb_may_contain(bytes, len,
															   (uint32_t) rf_test_rand());

					if (len < 2)
						CHECK(!found, "%d bytes", (int) len);
					else if (k == 0 || k > 30 || fill == 1)
						CHECK(found, "%d probes", k);
					else if (fill == 0)
						CHECK(!found);
					else
						CHECK(true);
				}
			}
			free(bytes);
		}
	}
	CHECK(!rf_leveldb_may_contain(NULL, 0, 1));
}

static int	nticks;

static void
count_tick(void)
{
	nticks++;
}

/* Long keys are hashed with a tick, or without: none is called. */
TEST(long_keys_tick)
{
	uint64_t	len = 1 << 20;
	uint8_t    *key = rf_test_alloc(len);

	for (uint64_t i = 0; i < len; i++)
		key[i] = (uint8_t) rf_test_rand();
	nticks = 0;
	CHECK_EQ(rf_leveldb_hash(key, len, count_tick), rf_leveldb_hash(key, len, NULL));
	CHECK(nticks >= 1 && nticks < 100, "%d ticks", nticks);
	free(key);
}

/*
 * More bits than a hash can name: those that have one are the bits below 2^32.
 * Where 1.1 GB is not to be had, there is nothing to test.
 */
TEST(more_bits_than_hashes)
{
	uint64_t	len = (UINT64_C(1) << 30) + 1;
	uint8_t    *bytes = calloc(1, len);
	const uint32_t hashes[] = {0, 1, UINT32_MAX, 0x80000000, 12345678};

	CHECK(true);
	if (bytes == NULL)
		return;
	bytes[len - 1] = 30;
	rf_leveldb_add(bytes, len, hashes, 5, NULL);
	for (int i = 0; i < 5; i++)
		CHECK(rf_leveldb_may_contain(bytes, len, hashes[i]));
	CHECK(!rf_leveldb_may_contain(bytes, len, 2));
	CHECK_EQ(bytes[UINT32_MAX / 8] >> 7, 1);
	CHECK_EQ(bytes[len - 2], 0);
	free(bytes);
}

TEST_MAIN(T(known_hashes),
		  T(known_filter),
		  T(neither_alignment_nor_what_follows_matters),
		  T(sizes_and_probes),
		  T(agrees_with_the_obvious_algorithm),
		  T(the_rate_is_that_of_the_formula),
		  T(order_and_pieces_do_not_matter_and_repeats_count),
		  T(any_bytes_can_be_probed),
		  T(long_keys_tick),
		  T(more_bits_than_hashes))
