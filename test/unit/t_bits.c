/*-------------------------------------------------------------------------
 *
 * t_bits.c
 *		Words and bit strings against the obvious loops.
 *
 *-------------------------------------------------------------------------
 */
#include "core/base/rf_bits.h"
#include "rf_test.h"

/* Random words with few, half, or nearly all bits set. */
static uint64_t
some_word(int i)
{
	uint64_t	v = rf_test_rand();

	switch (i % 4)
	{
		case 0:
			return v;
		case 1:
			return v & rf_test_rand() & rf_test_rand() & rf_test_rand();
		case 2:
			return v | rf_test_rand() | rf_test_rand() | rf_test_rand();
		default:
			return UINT64_C(1) << (v & 63);
	}
}

TEST(numbers_are_little_endian_and_unaligned)
{
	static const uint8_t bytes[] = {0xFF, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06,
	0x07, 0x08, 0x09};
	uint8_t		out[9] = {0};

	CHECK_EQ(rf_load16(bytes + 1), 0x0201);
	CHECK_EQ(rf_load32(bytes + 1), 0x04030201);
	CHECK_EQ(rf_load64(bytes + 1), UINT64_C(0x0807060504030201));
	rf_store16(out + 1, 0x0201);
	CHECK_BYTES(out + 1, bytes + 1, 2);
	rf_store32(out + 1, 0x04030201);
	CHECK_BYTES(out + 1, bytes + 1, 4);
	rf_store64(out + 1, UINT64_C(0x0807060504030201));
	CHECK_BYTES(out + 1, bytes + 1, 8);
	CHECK_EQ(out[0], 0);
}

TEST(doubles_are_ieee_754)
{
	static const uint8_t one_percent[8] = {0x7B, 0x14, 0xAE, 0x47, 0xE1,
	0x7A, 0x84, 0x3F};
	uint8_t		out[8];

	rf_store_double(out, 0.01);
	CHECK_BYTES(out, one_percent, 8);
	CHECK(rf_load_double(one_percent) == 0.01);
}

TEST(counts_match_loops)
{
	for (int i = 0; i < 100000; i++)
	{
		uint64_t	v = some_word(i);
		uint32_t	ones = 0,
					low = 64,
					high = 0;

		for (uint32_t k = 64; k-- > 0;)
			if ((v >> k) & 1)
			{
				ones++;
				low = k;
				if (high == 0)
					high = k;
			}
		CHECK_EQ(rf_popcount64(v), ones);
		CHECK_EQ(rf_parity64(v), ones & 1);
		if (v != 0)
		{
			CHECK_EQ(rf_ctz64(v), low);
			CHECK_EQ(rf_log2_64(v), high);
		}
	}
	CHECK_EQ(rf_popcount64(0), 0);
	CHECK_EQ(rf_parity64(0), 0);
}

/* 128-bit products from 16-bit digits, as on paper. */
static void
long_multiply(uint64_t a, uint64_t b, uint64_t *hi, uint64_t *lo)
{
	uint32_t	digit[8] = {0};

	for (int i = 0; i < 4; i++)
	{
		uint64_t	carry = 0;

		for (int j = 0; j < 4; j++)
		{
			carry += (uint64_t) digit[i + j] +
				((a >> (16 * i)) & 0xFFFF) * ((b >> (16 * j)) & 0xFFFF);
			digit[i + j] = carry & 0xFFFF;
			carry >>= 16;
		}
		digit[i + 4] = (uint32_t) carry;
	}
	*lo = *hi = 0;
	for (int i = 0; i < 4; i++)
	{
		*lo |= (uint64_t) digit[i] << (16 * i);
		*hi |= (uint64_t) digit[i + 4] << (16 * i);
	}
}

TEST(products_match_long_multiplication)
{
	for (int i = 0; i < 100000; i++)
	{
		uint64_t	a = some_word(i),
					b = some_word(i / 4),
					hi,
					lo,
					got_hi;

		long_multiply(a, b, &hi, &lo);
		CHECK_EQ(rf_mul128(a, b, &got_hi), lo);
		CHECK_EQ(got_hi, hi);
		CHECK_EQ(rf_mulhi64(a, b), hi);
	}
}

TEST(masks_have_n_ones)
{
	for (uint32_t n = 0; n <= 64; n++)
	{
		CHECK_EQ(rf_popcount64(rf_mask64(n)), n);
		CHECK(n == 64 || (rf_mask64(n) >> n) == 0);
	}
}

/*
 * Reads and writes of bit strings that fill their allocation exactly: the
 * address sanitizer reports a byte that is read or written beyond.
 */
TEST(bit_strings_match_single_bits)
{
	for (int round = 0; round < 3000; round++)
	{
		uint64_t	nbits = 1 + rf_test_rand_below(200);
		uint64_t	nbytes = (nbits + 7) / 8;
		SCOPED uint8_t *before = rf_test_alloc(7 + nbytes);
		uint8_t    *p = before + 7;
		SCOPED uint8_t *copy = rf_test_alloc(nbytes);

		rf_test_fill(before, 7 + nbytes);
		for (int k = 0; k < 20; k++)
		{
			uint32_t	n = 1 + (uint32_t) rf_test_rand_below(nbits < 64 ?
															  nbits : 64);
			uint64_t	at = rf_test_rand_below(nbits - n + 1);
			uint64_t	expected = 0;
			uint64_t	v = rf_test_rand() & rf_mask64(n);

			for (uint32_t i = 0; i < n; i++)
				expected |= (uint64_t) ((p[(at + i) / 8] >> ((at + i) % 8)) &
										1) << i;
			CHECK_EQ(rf_get_bits(p, at, n), expected);

			memcpy(copy, p, nbytes);
			for (uint32_t i = 0; i < n; i++)
				copy[(at + i) / 8] |= (uint8_t) (((v >> i) & 1) <<
												 ((at + i) % 8));
			rf_or_bits(p, at, n, v);
			CHECK_BYTES(p, copy, nbytes);
		}
	}
}

TEST_MAIN
