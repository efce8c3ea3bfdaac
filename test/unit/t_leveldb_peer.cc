/*-------------------------------------------------------------------------
 *
 * t_leveldb_peer.cc
 *		Our LevelDB filters against those of the library: the same bytes, and
 *		the same answers for any bytes.  Built where the library is.
 *
 *-------------------------------------------------------------------------
 */
#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include <leveldb/filter_policy.h>
#include <leveldb/slice.h>

#include "core/leveldb/rf_leveldb.h"
#include "rf_test.h"

namespace
{

using leveldb::Slice;
using Policy = std::unique_ptr<const leveldb::FilterPolicy>;

Policy
policy_of(int bits_per_key)
{
	return Policy(leveldb::NewBloomFilterPolicy(bits_per_key));
}

uint32_t
hash_of(const Slice &key)
{
	return rf_leveldb_hash(key.data(), key.size(), nullptr);
}

/* What we make of keys; all of it written by us. */
std::string
our_filter(const std::vector<Slice> &keys, uint32_t bits_per_key)
{
	std::string filter(rf_leveldb_bytes(keys.size(), bits_per_key), '\x55');
	uint8_t    *bytes = reinterpret_cast<uint8_t *>(&filter[0]);

	rf_leveldb_begin(bytes, filter.size(), bits_per_key, nullptr);
	for (const Slice &key : keys)
	{
		uint32_t	hash = hash_of(key);

		rf_leveldb_add(bytes, filter.size(), &hash, 1, nullptr);
	}
	return filter;
}

bool
our_answer(const Slice &filter, const Slice &key)
{
	return rf_leveldb_may_contain(reinterpret_cast<const uint8_t *>(filter.data()),
								  filter.size(), hash_of(key));
}

std::string
random_key(size_t len)
{
	std::string key(len, '\0');

	for (char &c : key)
		c = static_cast<char>(rf_test_rand());
	return key;
}

/* Both make the same filter of these keys; returns it. */
std::string
check_filter(const leveldb::FilterPolicy *policy, int bits_per_key,
			 const std::vector<Slice> &keys)
{
	std::string theirs;
	std::string ours = our_filter(keys, static_cast<uint32_t>(bits_per_key));

	policy->CreateFilter(keys.data(), static_cast<int>(keys.size()), &theirs);
	CHECK(ours == theirs, "%zu keys, %d bits", keys.size(), bits_per_key);
	return ours;
}

/* Both give the same answer; the one for a key that was added is true. */
void
check_answer(const leveldb::FilterPolicy *policy, const Slice &filter,
			 const Slice &key, bool added)
{
	bool		theirs = policy->KeyMayMatch(key, filter);

	CHECK(our_answer(filter, key) == theirs, "%zu bytes of filter, %zu of key",
		  filter.size(), key.size());
	CHECK(theirs || !added);
}

}								/* namespace */

TEST(keys_of_every_length)
{
	for (size_t len = 0; len <= 10000; len++)
	{
		int			bits = static_cast<int>(len % 50) + 1;
		Policy		policy = policy_of(bits);
		std::string key = random_key(len);
		std::string other = random_key(len);
		std::string filter = check_filter(policy.get(), bits, {Slice(key)});

		check_answer(policy.get(), filter, key, true);
		check_answer(policy.get(), filter, other, false);
	}
}

/* From none to 10^4 keys, some of them twice, of 0 to 40 bytes. */
TEST(any_number_of_keys_at_any_bits)
{
	std::vector<std::string> memory;

	for (int i = 0; i < 10000; i++)
		memory.push_back(random_key(rf_test_rand_below(41)));
	for (size_t n = 0; n <= 10000; n = n < 150 || n == 10000 ? n + 1 : std::min<size_t>(10000, n + n / 14))
	{
		std::vector<Slice> keys;

		for (size_t i = 0; i < n; i++)
			keys.emplace_back(memory[i % 10 == 9 ? i - 1 : i]);
		for (int bits = 1; bits <= 50; bits++)
		{
			Policy		policy = policy_of(bits);
			std::string filter = check_filter(policy.get(), bits, keys);

			for (size_t i = 0; i < n; i += n / 50 + 1)
				check_answer(policy.get(), filter, keys[i], true);
			for (int i = 0; i < 50; i++)
				check_answer(policy.get(), filter,
							 random_key(rf_test_rand_below(41)), false);
		}
	}
}

TEST(more_bits_than_make_sense)
{
	for (int bits = 51; bits <= RF_LEVELDB_BITS_MAX; bits += bits < 120 ? 1 : 110)
	{
		Policy		policy = policy_of(bits);
		std::vector<std::string> memory;
		std::vector<Slice> keys;

		for (int i = 0; i < 100; i++)
			memory.push_back(random_key(8));
		keys.assign(memory.begin(), memory.end());
		check_filter(policy.get(), bits, keys);
	}
}

TEST(any_bytes_as_a_filter)
{
	Policy		policy = policy_of(10);

	for (size_t len = 0; len <= 70; len++)
	{
		for (int k = 0; k < 256; k++)
		{
			for (int fill = 0; fill < 3; fill++)
			{
				std::string filter = fill == 0 ? random_key(len) :
					std::string(len, fill == 1 ? '\0' : '\xff');

				if (len > 0)
					filter[len - 1] = static_cast<char>(k);
				for (size_t i = 0; i < 5; i++)
					check_answer(policy.get(), filter, random_key(i), false);
			}
		}
	}
}

/*
 * Up to 1 GB, of more bits than there are hashes.  All bits of a few keys are
 * set by hand, for the library writes such a filter of millions of keys only.
 */
TEST(large_filters)
{
	Policy		policy = policy_of(10);

	for (uint64_t len : {UINT64_C(0x1FFFFFFF), UINT64_C(0x20000000),
			UINT64_C(0x20000001), UINT64_C(0x20000002), UINT64_C(0x40000000)})
	{
		uint8_t    *bytes = static_cast<uint8_t *>(calloc(1, len));
		Slice		filter(reinterpret_cast<char *>(bytes), len);

		CHECK(true);
		if (bytes == nullptr)
			return;
		bytes[len - 1] = 30;
		for (int i = 0; i < 50; i++)
		{
			std::string key = random_key(8);
			uint32_t	hash = hash_of(key);

			check_answer(policy.get(), filter, key, false);
			rf_leveldb_add(bytes, len, &hash, 1, nullptr);
			check_answer(policy.get(), filter, key, true);
		}
		free(bytes);
	}
}

TEST_MAIN(T(keys_of_every_length),
		  T(any_number_of_keys_at_any_bits),
		  T(more_bits_than_make_sense),
		  T(any_bytes_as_a_filter),
		  T(large_filters))
