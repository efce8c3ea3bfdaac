/*-------------------------------------------------------------------------
 *
 * fuzz_leveldb.c
 *		LevelDB's filters beside the obvious way to make and to ask them, and
 *		any bytes as one.
 *
 * The input: bits per key, how many bytes are a block of any sort, the block,
 * and then keys, each with its length in front.
 *
 *-------------------------------------------------------------------------
 */
#include "core/leveldb/rf_leveldb.h"
#include "fuzz.h"

#define MOST_KEYS	500

/* As the format has it: words of four bytes, and up to three that are left. */
static uint32_t
plain_hash(const uint8_t *key, size_t len)
{
	const uint32_t m = 0xc6a4a793;
	uint32_t	h = 0xbc9f1d34 ^ (uint32_t) len * m;
	size_t		i = 0;

	for (; i + 4 <= len; i += 4)
	{
		h += key[i] | (uint32_t) key[i + 1] << 8 | (uint32_t) key[i + 2] << 16 | (uint32_t) key[i + 3] << 24;
		h *= m;
		h ^= h >> 16;
	}
	if (i < len)
	{
		for (size_t k = len; k-- > i;)
			h += (uint32_t) key[k] << 8 * (k - i);
		h *= m;
		h ^= h >> 24;
	}
	return h;
}

/* The j-th bit of a key, in a filter of so many. */
static uint64_t
plain_bit(uint32_t h, uint32_t j, uint64_t nbits)
{
	uint32_t	d = h << 15 | h >> 17;

	return (uint32_t) (h + (uint64_t) j * d) % nbits;
}

static bool
plain_may_contain(const uint8_t *filter, size_t len, uint32_t h)
{
	if (len < 2)
		return false;
	if (filter[len - 1] > 30)
		return true;
	for (uint32_t j = 0; j < filter[len - 1]; j++)
	{
		uint64_t	bit = plain_bit(h, j, 8 * (len - 1));

		if (!(filter[bit / 8] >> bit % 8 & 1))
			return false;
	}
	return true;
}

static void
fuzz(Input *in)
{
	uint32_t	bits_per_key = 1 + (uint32_t) take_below(in, take_bool(in) ? 60 : RF_LEVELDB_BITS_MAX);
	uint64_t	portion = 1 + take(in, 1);
	size_t		len;
	uint8_t    *block = take_bytes(in, take(in, 1), &len);
	uint32_t	hashes[MOST_KEYS];
	uint64_t	n = 0,
				made_len,
				nbits;
	uint8_t    *made,
			   *plain;
	uint32_t	nprobes = (uint32_t) (bits_per_key * 69 / 100);

	while (n < MOST_KEYS && input_left(in) > 0)
	{
		size_t		key_len;
		size_t		most = take(in, 1);
		uint8_t    *key = take_bytes(in, most, &key_len);

		hashes[n] = rf_leveldb_hash(key, key_len, NULL);
		CHECK_EQ(hashes[n], plain_hash(key, key_len));
		CHECK(rf_leveldb_may_contain(block, len, hashes[n]) == plain_may_contain(block, len, hashes[n]));
		free(key);
		n++;
	}

	made_len = rf_leveldb_bytes(n, bits_per_key);
	nbits = n * bits_per_key < 64 ? 64 : n * bits_per_key;
	nbits = (nbits + 7) / 8 * 8;
	REQUIRE(made_len == nbits / 8 + 1);
	made = rf_test_alloc(made_len);
	plain = rf_test_alloc(made_len);
	memset(made, 0xA5, made_len);
	memset(plain, 0, made_len);
	rf_leveldb_begin(made, made_len, bits_per_key, NULL);
	for (uint64_t at = 0; at < n; at += portion)
		rf_leveldb_add(made, made_len, hashes + at, portion < n - at ? portion : n - at, NULL);
	nprobes = nprobes < 1 ? 1 : nprobes > 30 ? 30 : nprobes;
	for (uint64_t i = 0; i < n; i++)
		for (uint32_t j = 0; j < nprobes; j++)
			plain[plain_bit(hashes[i], j, nbits) / 8] |= (uint8_t) (1 << plain_bit(hashes[i], j, nbits) % 8);
	plain[made_len - 1] = (uint8_t) nprobes;
	CHECK_BYTES(made, plain, made_len);
	for (uint64_t i = 0; i < n; i++)
		CHECK(rf_leveldb_may_contain(made, made_len, hashes[i]), "key %" PRIu64 " is missing", i);
	free(made);
	free(plain);
	free(block);
}
