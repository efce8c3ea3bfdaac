/*-------------------------------------------------------------------------
 *
 * t_hash.c
 *		The key hash and what is made of it.
 *
 *-------------------------------------------------------------------------
 */
#include "core/base/rf_hash_inline.h"
#include "rf_test.h"

/*
 * XXH3 is not ours, but that it is XXH3 with seed 0 is part of the format.
 * These are values of the specification's reference implementation, over
 * the prefixes of the bytes 0, 1, 2, ...; t_vectors compares many more with
 * test/vectors.
 */
TEST(known_values)
{
	CHECK_EQ(rf_hash_bytes(NULL, 0), UINT64_C(0x2d06800538d394c2));
	CHECK_EQ(rf_hash_bytes("", 0), UINT64_C(0x2d06800538d394c2));
	CHECK_EQ(rf_hash_bytes("\0", 1), UINT64_C(0xc44bdff4074eecdb));
}

TEST(short_forms_agree_with_the_general_one)
{
	for (int i = 0; i < 10000; i++)
	{
		uint8_t		bytes[16];
		uint64_t	v = rf_test_rand();

		rf_store64(bytes, v);
		rf_store64(bytes + 8, rf_test_rand());
		CHECK_EQ(rf_hash_int64((int64_t) v), rf_hash_bytes(bytes, 8));
		CHECK_EQ(rf_hash_16(bytes), rf_hash_bytes(bytes, 16));
	}
}

TEST(alignment_does_not_matter)
{
	uint8_t		buf[600];

	for (size_t len = 0; len <= 500; len++)
	{
		uint8_t		bytes[500];
		uint64_t	expected;

		rf_test_fill(bytes, len);
		expected = rf_hash_bytes(bytes, len);
		for (size_t at = 1; at < 9; at++)
		{
			memcpy(buf + at, bytes, len);
			CHECK_EQ(rf_hash_bytes(buf + at, len), expected);
		}
	}
}

TEST(bytes_beyond_the_end_do_not_matter)
{
	for (size_t len = 0; len <= 500; len++)
	{
		SCOPED uint8_t *exact = rf_test_alloc(len);
		uint8_t		longer[501];
		uint64_t	expected;

		memset(exact, 0x77, len);
		memset(longer, 0x77, len);
		expected = rf_hash_bytes(exact, len);
		longer[len] = (uint8_t) len;
		CHECK_EQ(rf_hash_bytes(longer, len), expected);
	}
}

/* Each input bit flips each output bit about half of the time. */
TEST(mixing_spreads_every_bit)
{
	const int	rounds = 4000;

	for (int from = 0; from < 64; from++)
	{
		int			flips[64] = {0};

		for (int i = 0; i < rounds; i++)
		{
			uint64_t	v = rf_test_rand();
			uint64_t	changed = rf_hash_mix(v) ^
			rf_hash_mix(v ^ (UINT64_C(1) << from));

			for (int to = 0; to < 64; to++)
				flips[to] += (changed >> to) & 1;
		}
		/* 6 sigma of 4000 throws of a coin are 190 */
		for (int to = 0; to < 64; to++)
			CHECK(abs(flips[to] - rounds / 2) < 240, "bit %d to %d: %d", from,
				  to, flips[to]);
	}
}

TEST(seeds_are_unrelated)
{
	for (uint32_t a = 0; a < 64; a++)
		for (uint32_t b = 0; b < a; b++)
		{
			uint64_t	h = rf_test_rand();
			uint32_t	differing = rf_popcount64(rf_hash_remix(h, a) ^
												  rf_hash_remix(h, b));

			CHECK(differing >= 8 && differing <= 56, "seeds %u and %u: %u",
				  a, b, differing);
		}
}

TEST_MAIN
