/*-------------------------------------------------------------------------
 *
 * leveldb_write.cc
 *		Writes a LevelDB database for 015_leveldb.pl, and prints its keys.
 *
 *		leveldb_write DIRECTORY BITS_PER_KEY BLOCK_SIZE KEYS
 *
 * Keys have 0 to 40 bytes, some 10000, and come in no order; some are written
 * several times or deleted, which the tables keep.  Each is printed in
 * hexadecimal, once.
 *
 *-------------------------------------------------------------------------
 */
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <set>
#include <string>

#include <leveldb/db.h>
#include <leveldb/filter_policy.h>

namespace
{

void
check(const leveldb::Status &status)
{
	if (status.ok())
		return;
	fprintf(stderr, "leveldb_write: %s\n", status.ToString().c_str());
	exit(1);
}

/* Numbers in no order, which are all different. */
std::string
key_of(uint32_t i)
{
	uint32_t	word = i * UINT32_C(2654435761);
	std::string key;

	if (i < 4)
		return std::string(i, '\0');
	for (int shift = 0; shift < 32; shift += 8)
		key.push_back(static_cast<char>(word >> shift));
	if (i % 500 == 499)
		return key + std::string(10000 - key.size(), 'x');
	return key + std::string(word % 37, static_cast<char>(i));
}

}								/* namespace */

int
main(int argc, char **argv)
{
	if (argc != 5)
		return 2;

	std::unique_ptr<const leveldb::FilterPolicy>
		policy(leveldb::NewBloomFilterPolicy(atoi(argv[2])));
	leveldb::Options options;
	leveldb::DB *db;
	std::set<std::string> keys;

	options.create_if_missing = true;
	options.filter_policy = policy.get();
	options.block_size = static_cast<size_t>(atoi(argv[3]));
	options.compression = leveldb::kNoCompression;
	check(leveldb::DB::Open(options, argv[1], &db));
	for (uint32_t i = 0; i < static_cast<uint32_t>(atoi(argv[4])); i++)
	{
		std::string key = key_of(i);

		keys.insert(key);
		check(db->Put({}, key, std::string(i % 60, 'v')));
		if (i % 7 == 0)
			check(db->Put({}, key, "once more"));
		if (i % 11 == 0)
			check(db->Delete({}, key));
	}
	delete db;

	/* What is in the log goes into a table when the database is opened. */
	check(leveldb::DB::Open(options, argv[1], &db));
	delete db;
	for (const std::string &key : keys)
	{
		for (unsigned char c : key)
			printf("%02x", c);
		printf("\n");
	}
	return 0;
}
