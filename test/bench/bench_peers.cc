/*-------------------------------------------------------------------------
 *
 * bench_peers.cc
 *		Measures the filters of LevelDB and RocksDB with the keys of
 *		bench_core, through public headers alone.
 *
 * LevelDB's policy builds and asks filters directly.  RocksDB's public
 * headers only name a policy and a rate: FilterBitsBuilder and
 * FilterBitsReader, which do the work, are incomplete types since 7.0.  So
 * its filters are made by writing a table file and asked by DB::Get(), in a
 * file system in memory.  README.md tells which figures survive that.
 *
 *-------------------------------------------------------------------------
 */
#include <algorithm>
#include <cinttypes>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include <leveldb/db.h>
#include <leveldb/filter_policy.h>
#include <rocksdb/db.h>
#include <rocksdb/env.h>
#include <rocksdb/filter_policy.h>
#include <rocksdb/sst_file_reader.h>
#include <rocksdb/sst_file_writer.h>
#include <rocksdb/statistics.h>
#include <rocksdb/table.h>
#include <rocksdb/table_properties.h>
#include <rocksdb/version.h>

#include "bench_keys.h"
#include "bench_options.h"

namespace
{

enum Subject
{
	LEVELDB_BLOOM,
	ROCKSDB_BLOOM,
	ROCKSDB_RIBBON,
	NSUBJECTS
};

const char *const subject_names[NSUBJECTS] = {
	"leveldb_bloom", "rocksdb_bloom", "rocksdb_ribbon"
};

const char *const program = "bench_peers";
uint64_t	ngets = 1000000;

/* A key is eight bytes, the most significant first: their order is ours. */
struct Key
{
	char		bytes[8];

	explicit	Key(uint64_t k)
	{
		for (int i = 0; i < 8; i++)
			bytes[i] = static_cast<char>(k >> (56 - 8 * i));
	}

	template <class Slice> Slice
	as() const
	{
		return Slice(bytes, sizeof(bytes));
	}
};

using Keys = std::vector<Key>;

/* Negative numbers were not measured. */
struct Result
{
	double		bits_per_key = -1;
	double		fpr = -1;
	double		false_negatives = -1;
	std::vector<double> build;	/* ns for a key */
	std::vector<double> absent; /* ns for a probe */
	std::vector<double> present;
};

[[noreturn]] void
fail(const std::string &what)
{
	fprintf(stderr, "bench_peers: %s\n", what.c_str());
	exit(1);
}

void
check(const rocksdb::Status &status)
{
	if (!status.ok())
		fail(status.ToString());
}

/*
 * LevelDB
 */

/* The least whole number of bits a key that promises the rate. */
int
leveldb_bits()
{
	for (int bits = 1;; bits++)
	{
		int			probes = std::clamp(static_cast<int>(bits * 0.69), 1, 30);

		if (bits == 64 ||
			std::pow(1 - std::exp(-1.0 * probes / bits), probes) <= fpr)
			return bits;
	}
}

uint64_t
leveldb_probe(const leveldb::FilterPolicy &policy, const std::string &filter,
			  const Keys &keys)
{
	const leveldb::Slice slice(filter);
	uint64_t	hits = 0;

	for (const Key &key : keys)
		hits += policy.KeyMayMatch(key.as<leveldb::Slice>(), slice);
	return hits;
}

void
measure_leveldb(const Keys &keys, const Keys &absent, const Keys &present,
				bool first, Result *r)
{
	std::unique_ptr<const leveldb::FilterPolicy>
		policy(leveldb::NewBloomFilterPolicy(leveldb_bits()));
	std::vector<leveldb::Slice> slices;
	std::string filter;
	double		start;

	/* the interface takes an array of slices: made beforehand, not timed */
	slices.reserve(keys.size());
	for (const Key &key : keys)
		slices.push_back(key.as<leveldb::Slice>());

	start = now();
	policy->CreateFilter(slices.data(), static_cast<int>(slices.size()),
						 &filter);
	r->build.push_back((now() - start) / static_cast<double>(n));
	r->bits_per_key = 8.0 * static_cast<double>(filter.size()) /
		static_cast<double>(n);

	(void) leveldb_probe(*policy, filter, present);
	start = now();
	r->fpr = static_cast<double>(leveldb_probe(*policy, filter, absent)) /
		static_cast<double>(nabsent);
	r->absent.push_back((now() - start) / static_cast<double>(nabsent));
	start = now();
	(void) leveldb_probe(*policy, filter, present);
	r->present.push_back((now() - start) / static_cast<double>(npresent));
	if (first)
		r->false_negatives = static_cast<double>(n -
												 leveldb_probe(*policy, filter, keys));
}

/*
 * RocksDB
 */

/*
 * The rate of a Bloom filter in blocks of 512 bits, at the best number of
 * probes: the blocks' loads are Poisson distributed.
 */
double
blocked_bloom_rate(double bits_per_key)
{
	const double load = 512 / bits_per_key;
	double		best = 1;

	for (int probes = 1; probes <= 24; probes++)
	{
		double		rate = 0;

		for (int i = 0; i < load + 12 * std::sqrt(load) + 12; i++)
			rate += std::exp(i * std::log(load) - load - std::lgamma(i + 1)) *
				std::pow(1 - std::pow(1 - 1.0 / 512, probes * i), probes);
		best = std::min(best, rate);
	}
	return best;
}

/* The bits a key of that Bloom filter, by which RocksDB takes the rate. */
double
rocksdb_bits()
{
	double		low = 1,
				high = 50;

	while (high - low > 0.005)
	{
		double		middle = (low + high) / 2;

		(blocked_bloom_rate(middle) > fpr ? low : high) = middle;
	}
	return high;
}

/* no policy: no filter */
rocksdb::Options
table_options(rocksdb::Env *env, const rocksdb::FilterPolicy *policy)
{
	rocksdb::Options options;
	rocksdb::BlockBasedTableOptions table;

	table.filter_policy.reset(policy);
	table.format_version = 5;
	table.block_size = 16384;
	table.checksum = rocksdb::kNoChecksum;
	options.table_factory.reset(rocksdb::NewBlockBasedTableFactory(table));
	options.compression = rocksdb::kNoCompression;
	options.create_if_missing = true;
	options.env = env;
	return options;
}

const rocksdb::FilterPolicy *
rocksdb_policy(Subject subject)
{
	return subject == ROCKSDB_BLOOM ?
		rocksdb::NewBloomFilterPolicy(rocksdb_bits()) :
		rocksdb::NewRibbonFilterPolicy(rocksdb_bits(), -1);
}

/*
 * Writes a table and returns the time that SstFileWriter::Finish() took.  With
 * a filter, this is where it is built, from hashes that Put() has collected.
 */
double
write_table(const rocksdb::Options &options, const std::string &path,
			const Keys &sorted)
{
	rocksdb::SstFileWriter writer(rocksdb::EnvOptions(), options);
	double		start;

	check(writer.Open(path));
	for (const Key &key : sorted)
		check(writer.Put(key.as<rocksdb::Slice>(), rocksdb::Slice()));
	start = now();
	check(writer.Finish());
	return now() - start;
}

/*
 * Asks a database that has the table and nothing else, and takes the answers
 * of the filter from its counters: the rate, and the keys that the filter
 * denies.
 */
void
rocksdb_rates(rocksdb::Options options, const std::string &table,
			  const Keys &absent, const Keys &present, Result *r)
{
	std::shared_ptr<rocksdb::Statistics> statistics =
		rocksdb::CreateDBStatistics();
	rocksdb::DB *opened;
	std::unique_ptr<rocksdb::DB> db;
	rocksdb::IngestExternalFileOptions ingest;
	rocksdb::PinnableSlice value;
	uint64_t	count = std::min<uint64_t>(ngets, absent.size());
	uint64_t	denied;
	uint64_t	passed;
	uint64_t	missing = 0;

	options.statistics = statistics;
	check(rocksdb::DB::Open(options, "/db", &opened));
	db.reset(opened);
	ingest.move_files = true;
	check(db->IngestExternalFile({table}, ingest));

	statistics->Reset();
	for (uint64_t i = 0; i < count; i++)
		(void) db->Get(rocksdb::ReadOptions(), db->DefaultColumnFamily(),
					   absent[i].as<rocksdb::Slice>(), &value);
	/* of keys outside the range of the table, the filter is not asked */
	denied = statistics->getTickerCount(rocksdb::BLOOM_FILTER_USEFUL);
	passed = statistics->getTickerCount(rocksdb::BLOOM_FILTER_FULL_POSITIVE);
	if (denied + passed > 0)
		r->fpr = static_cast<double>(passed) /
			static_cast<double>(denied + passed);

	/* these read the table as well, which is slower */
	count = std::min<uint64_t>(ngets / 10, present.size());
	for (uint64_t i = 0; i < count; i++)
		missing += !db->Get(rocksdb::ReadOptions(), db->DefaultColumnFamily(),
							present[i].as<rocksdb::Slice>(), &value).ok();
	r->false_negatives = static_cast<double>(missing);
}

void
measure_rocksdb(Subject subject, const Keys &sorted, const Keys &absent,
				const Keys &present, bool first, Result *r)
{
	std::unique_ptr<rocksdb::Env> env(rocksdb::NewMemEnv(rocksdb::Env::Default()));
	rocksdb::Options options = table_options(env.get(), rocksdb_policy(subject));
	const std::string path = "/table.sst";

	r->build.push_back(write_table(options, path, sorted) /
					   static_cast<double>(n));
	if (first)
	{
		rocksdb::SstFileReader reader(options);

		check(reader.Open(path));
		r->bits_per_key = 8.0 *
			static_cast<double>(reader.GetTableProperties()->filter_size) /
			static_cast<double>(n);
	}
	if (first && ngets > 0)
		rocksdb_rates(options, path, absent, present, r);
}

double
measure_rocksdb_without(const Keys &sorted)
{
	std::unique_ptr<rocksdb::Env> env(rocksdb::NewMemEnv(rocksdb::Env::Default()));

	return write_table(table_options(env.get(), nullptr), "/table.sst", sorted) /
		static_cast<double>(n);
}

/*
 * The rest
 */

Keys
draw(uint64_t count)
{
	Keys		keys;

	keys.reserve(count);
	for (uint64_t i = 0; i < count; i++)
		keys.emplace_back(rand64());
	return keys;
}

void
print(const char *format, double value)
{
	putchar(',');
	if (value >= 0)
		printf(format, value);
}

double
median(std::vector<double> values)
{
	if (values.empty())
		return -1;
	std::sort(values.begin(), values.end());
	return values[values.size() / 2];
}

void
measure(const bool *chosen)
{
	Result		results[NSUBJECTS];
	std::vector<double> without;	/* ns for a key of a table with no filter */
	const Keys	keys = draw(n);
	const Keys	absent = draw(nabsent);
	Keys		present;
	Keys		sorted;
	const bool	rocksdb = chosen[ROCKSDB_BLOOM] || chosen[ROCKSDB_RIBBON];

	present.reserve(npresent);
	for (uint64_t i = 0; i < npresent; i++)
		present.push_back(keys[rand64() % n]);

	/* tables are written in ascending order: sorted beforehand, not timed */
	if (rocksdb)
	{
		sorted = keys;
		std::sort(sorted.begin(), sorted.end(),
				  [](const Key &a, const Key &b)
				  {
					  return memcmp(a.bytes, b.bytes, sizeof(a.bytes)) < 0;
				  });
		/* the library's own first time */
		(void) measure_rocksdb_without(Keys(sorted.begin(), sorted.begin() + 1));
	}

	for (int rep = 0; rep < reps; rep++)
	{
		if (chosen[LEVELDB_BLOOM])
			measure_leveldb(keys, absent, present, rep == 0,
							&results[LEVELDB_BLOOM]);
		if (rocksdb)
			without.push_back(measure_rocksdb_without(sorted));
		for (Subject s : {ROCKSDB_BLOOM, ROCKSDB_RIBBON})
		{
			if (chosen[s])
				measure_rocksdb(s, sorted, absent, present, rep == 0, &results[s]);
		}
	}

	for (int s = 0; s < NSUBJECTS; s++)
	{
		const Result &r = results[s];
		double		build = median(r.build);

		if (!chosen[s])
			continue;
		if (s != LEVELDB_BLOOM)
			build = std::max(build - median(without), 0.0);
		printf("%s,%" PRIu64 ",%.6g", subject_names[s], n, fpr);
		print("%.6g", r.fpr);
		print("%.4f", r.bits_per_key);
		print("%.1f", build);
		print("%.1f", median(r.absent));
		print("%.1f", median(r.present));
		print("%.0f", r.false_negatives);
		putchar('\n');
	}
}

void
usage(FILE *to)
{
	fputs("Usage: bench_peers [OPTION]...\n"
		  "Measures the filters of LevelDB and RocksDB, as bench_core does ours.\n"
		  "\n"
		  USAGE_KEYS
		  "  --filter LIST   of leveldb_bloom,rocksdb_bloom,rocksdb_ribbon\n"
		  "                  (default: all)\n"
		  USAGE_PROBES
		  "  --gets N        of each, how many RocksDB is asked (default 1000000);\n"
		  "                  0 leaves its rate out\n"
		  "  --version       what is measured\n"
		  USAGE_LAST, to);
}

}								/* namespace */

int
main(int argc, char **argv)
{
	bool		chosen[NSUBJECTS] = {};

	for (int i = 1; i < argc; i++)
	{
		const std::string option = argv[i];
		int			taken;

		if (option == "--help")
		{
			usage(stdout);
			return 0;
		}
		if (option == "--version")
		{
			printf("LevelDB %d.%d, RocksDB %d.%d.%d\n", leveldb::kMajorVersion,
				   leveldb::kMinorVersion, ROCKSDB_MAJOR, ROCKSDB_MINOR,
				   ROCKSDB_PATCH);
			return 0;
		}
		/* LevelDB counts keys in an int */
		taken = common_option(program, argv + i, 2e9, subject_names, NSUBJECTS,
							  chosen);
		if (taken > 0)
		{
			i += taken - 1;
			continue;
		}
		if (option == "--gets")
			ngets = static_cast<uint64_t>(number(program, argv[i], argv[i + 1],
												 0, 1e10));
		else
		{
			usage(stderr);
			return 2;
		}
		i++;
	}
	if (std::none_of(chosen, chosen + NSUBJECTS, [](bool c) { return c; }))
		std::fill(chosen, chosen + NSUBJECTS, true);

	if (header)
		puts(COLUMNS);
	touch_heap(n);
	measure(chosen);
	return 0;
}
