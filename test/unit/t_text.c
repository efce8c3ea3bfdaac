/*-------------------------------------------------------------------------
 *
 * t_text.c
 *		Base64 against examples, the obvious decoder, and texts cut anywhere.
 *
 *-------------------------------------------------------------------------
 */
#include "core/base/rf_text.h"
#include "rf_plain_text.h"

/*
 * The largest SQL value has 1 GB less a byte.  From 715,827,883 characters on,
 * three times as many do not fit 32 bits with a sign.
 */
TEST(sizes_have_64_bits)
{
	static const struct
	{
		uint64_t	nbytes,
					nchars;
	}			pairs[] = {
		{0, 0}, {1, 4}, {2, 4}, {3, 4}, {4, 8},
		{UINT64_C(536870910), UINT64_C(715827880)},
		{UINT64_C(536870911), UINT64_C(715827884)},
		{UINT64_C(536870913), UINT64_C(715827884)},
		{UINT64_C(560000044), UINT64_C(746666728)},
		{UINT64_C(805306365), UINT64_C(1073741820)},
		{UINT64_C(805306366), UINT64_C(1073741824)},
		{UINT64_C(1610612734), UINT64_C(2147483648)},
		{UINT64_C(3221225472), UINT64_C(4294967296)},
	};

	for (EACH(i, pairs))
	{
		CHECK_EQ(rf_base64_chars(pairs[i].nbytes), pairs[i].nchars);
		CHECK_EQ(rf_base64_bytes(pairs[i].nchars), (pairs[i].nbytes + 2) / 3 * 3);
	}
	/* what is written fits when it is read, and white space leaves space */
	for (uint64_t n = UINT64_C(1) << 28; n < UINT64_C(1) << 33; n += 99999989)
	{
		uint64_t	nchars = rf_base64_chars(n);

		CHECK(rf_base64_bytes(nchars) - n < 3, "%" PRIu64, n);
		CHECK(rf_base64_bytes(nchars + nchars / 76) >= n, "%" PRIu64, n);
	}
}

TEST(examples_of_rfc_4648)
{
	static const char *const pairs[][2] = {
		{"", ""}, {"f", "Zg=="}, {"fo", "Zm8="}, {"foo", "Zm9v"},
		{"foob", "Zm9vYg=="}, {"fooba", "Zm9vYmE="}, {"foobar", "Zm9vYmFy"},
	};

	for (EACH(i, pairs))
	{
		uint64_t	nbytes = strlen(pairs[i][0]);
		uint64_t	nchars = strlen(pairs[i][1]);
		char		chars[8];
		uint8_t		bytes[6];
		rf_base64_reader reader;

		CHECK_EQ(rf_base64_chars(nbytes), nchars);
		rf_base64_encode(chars, (const uint8_t *) pairs[i][0], nbytes);
		CHECK_BYTES(chars, pairs[i][1], nchars);
		rf_base64_begin(&reader, bytes);
		CHECK(rf_base64_decode(&reader, pairs[i][1], nchars));
		CHECK(rf_base64_complete(&reader));
		CHECK_EQ((uint64_t) (reader.to - bytes), nbytes);
		CHECK_BYTES(bytes, pairs[i][0], nbytes);
	}
}

#define MOST		400

/* Reads a text in pieces of random length; the bytes read, or -1. */
static int64_t
decode(uint8_t *bytes, const char *chars, uint64_t nchars)
{
	rf_base64_reader reader;

	rf_base64_begin(&reader, bytes);
	for (uint64_t at = 0; at < nchars;)
	{
		uint64_t	piece = rf_test_rand() % (rf_test_rand() % 2 ? 8 : nchars + 1);

		if (piece > nchars - at)
			piece = nchars - at;
		if (!rf_base64_decode(&reader, chars + at, piece))
			return -1;
		at += piece;
	}
	return rf_base64_complete(&reader) ? reader.to - bytes : -1;
}

TEST(what_is_written_is_read)
{
	uint8_t		bytes[MOST],
				again[MOST + 2];
	char		chars[2 * MOST],
				pieces[2 * MOST];

	for (int i = 0; i < 20000; i++)
	{
		uint64_t	nbytes = rf_test_rand() % (MOST + 1);
		uint64_t	cut = rf_test_rand() % (nbytes + 1) / 3 * 3;
		uint64_t	nchars = rf_base64_chars(nbytes);

		rf_test_fill(bytes, nbytes);
		rf_base64_encode(chars, bytes, nbytes);
		rf_base64_encode(pieces, bytes, cut);
		rf_base64_encode(pieces + rf_base64_chars(cut), bytes + cut, nbytes - cut);
		CHECK_BYTES(pieces, chars, nchars);
		CHECK_EQ(decode(again, chars, nchars), (int64_t) nbytes);
		CHECK_BYTES(again, bytes, nbytes);
	}
}

TEST(other_texts_are_read_or_refused_like_the_obvious_way)
{
	uint8_t		bytes[MOST],
				plain[MOST];
	char		chars[MOST];
	uint64_t	nread = 0,
				nrefused = 0;

	for (int i = 0; i < 200000; i++)
	{
		uint64_t	nchars = rf_test_rand() % (i % 3 == 0 ? 12 : MOST + 1);
		uint32_t	odd = (uint32_t) (rf_test_rand() % 4);
		int64_t		n;

		for (uint64_t k = 0; k < nchars; k++)
		{
			uint64_t	r = rf_test_rand();

			chars[k] = "ABCDabcd0189+/zZ"[r & 15];
			if (r >> 32 < UINT64_C(1) << (24 + 2 * odd))
				chars[k] = "== \n\t\r=  "[r >> 8 & 7];
			if (i % 16 == 0 && r >> 20 << 52 == 0)
				chars[k] = (char) (r >> 12);
		}
		n = decode_plainly(plain, chars, nchars);
		CHECK_EQ(decode(bytes, chars, nchars), n);
		if (n >= 0)
			CHECK_BYTES(bytes, plain, (size_t) n);
		*(n >= 0 ? &nread : &nrefused) += 1;
	}
	CHECK(nread > 20000 && nrefused > 20000,
		  "%" PRIu64 " read, %" PRIu64 " refused", nread, nrefused);
}

TEST(each_character)
{
	uint8_t		bytes[3],
				plain[3];

	for (int c = 0; c < 256; c++)
		for (int at = 0; at < 4; at++)
		{
			char		chars[4] = {'A', 'A', 'A', 'A'};

			chars[at] = (char) c;
			CHECK(decode(bytes, chars, 4) == decode_plainly(plain, chars, 4),
				  "character %d at %d", c, at);
		}
}

TEST_MAIN
