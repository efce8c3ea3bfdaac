/*-------------------------------------------------------------------------
 *
 * bench_foreign.cc
 *		Compares our filters with those of other projects whose sources are at
 *		hand, in one process.
 *
 * README.md in this directory tells what is measured and how to read it.
 *
 * IDENTIFICATION
 *	  test/bench/bench_foreign.cc
 *
 *-------------------------------------------------------------------------
 */
#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <list>
#include <string>

#include <malloc.h>

#include "bench_filters.h"
#include "bench_keys.h"
#include "bench_options.h"
#include "core/base/rf_isa.h"
#include "foreign.hh"

std::vector<Candidate> &
candidates()
{
	static std::vector<Candidate> all;

	return all;
}

namespace
{

const char *const program = "bench_foreign";

/*
 * Ours and the reference.  The limit on the instruction set holds while a
 * filter is built or asked.
 */
class Limit
{
	rf_isa		before;

public:
	explicit Limit(rf_isa most)
		: before(rf_isa_limit(most))
	{
	}

	~Limit()
	{
		(void) rf_isa_limit(before);
	}
};

class Ours final : public Filter
{
	BenchSubject subject;
	rf_isa		isa;
	BenchFilter filter = {};

public:
	Ours(BenchSubject subject, double fpr, rf_isa isa, Hashes &hashes,
		 size_t start, size_t end)
		: subject(subject), isa(isa)
	{
		const Limit limit(isa);

		bench_build(subject, end - start, fpr, hashes.data() + start, &filter);
	}

	~Ours() override
	{
		bench_dispose(subject, &filter);
	}

	uint64_t
	bytes() const override
	{
		return filter.nbytes;
	}

	uint64_t
	probe(const uint64_t *hashes, uint64_t nhashes) const override
	{
		const Limit limit(isa);

		return bench_probe(subject, &filter, hashes, nhashes);
	}
};

/* In front of the others: the reference is the first. */
std::vector<Candidate>
ours()
{
	static std::list<std::string> names;
	static const struct
	{
		BenchSubject subject;
		double		fpr;
		const char *name;
	}			filters[] = {
		{BENCH_RIBBON, 1.0 / 128, "ours ribbon 1/128"},
		{BENCH_RIBBON, 0.01, "ours ribbon 1 %"},
		{BENCH_RIBBON, 1.0 / 256, "ours ribbon 1/256"},
		{BENCH_FUSE, 1.0 / 256, "ours fuse 1/256"},
		{BENCH_BLOOM, 0.01, "ours bloom 1 %"},
	};
	static const struct
	{
		rf_isa		isa;
		const char *name;
	}			isas[] = {
#ifdef __aarch64__
		{RF_ISA_NEON, "neon"},
#else
		{RF_ISA_AVX512, "avx512"},
		{RF_ISA_AVX2, "avx2"},
#endif
		{RF_ISA_GENERIC, "generic"},
	};
	std::vector<Candidate> all;
	auto		add = [&all](const std::string &name, BenchSubject subject,
							 double fpr, rf_isa isa)
	{
		names.push_back(name);
		all.push_back({names.back().c_str(), fpr, 1,
			[=](Hashes &hashes, size_t start, size_t end)
			{
				return std::make_unique<Ours>(subject, fpr, isa, hashes,
											  start, end);
			}});
	};

	add("reference", BENCH_REFERENCE, 0, RF_ISA_GENERIC);
	for (const auto &filter : filters)
	{
		for (const auto &isa : isas)
		{
			/* what the machine has not got would be the next one again */
			Limit		limit(isa.isa);

			if (rf_isa_here() == isa.isa)
				add(std::string(filter.name) + " " + isa.name, filter.subject,
					filter.fpr, isa.isa);
		}
	}
	return all;
}

struct Result
{
	std::vector<double> build;	/* ns for a key */
	std::vector<double> absent; /* ns for a probe */
	std::vector<double> present;
	double		bytes = 0;		/* of all filters */
	uint64_t	false_positives = 0;
	uint64_t	false_negatives = 0;
};

class Measurement
{
	const uint64_t nfilters = bench_batch(n);
	Hashes		keys;
	Hashes		absent;
	Hashes		present;
	Hashes		scratch;

	void
	ask(const Filter &filter, uint64_t i, Result *r) const
	{
		const uint64_t from = nabsent * i / nfilters;
		const uint64_t to = nabsent * (i + 1) / nfilters;

		r->bytes += static_cast<double>(filter.bytes());
		r->false_negatives += n - filter.probe(keys.data() + i * n, n);
		r->false_positives += filter.probe(absent.data() + from, to - from);
	}

public:
	/* draws as bench_keys.h says */
	Measurement()
	{
		auto		draw = [](Hashes *hashes, uint64_t count)
		{
			while (count-- > 0)
				hashes->push_back(rand64());
		};

		keys.reserve(n * nfilters);
		absent.reserve(nabsent);
		present.reserve(npresent);
		draw(&keys, n);
		draw(&absent, nabsent);
		for (uint64_t i = 0; i < npresent; i++)
			present.push_back(keys[rand64() % n]);
		draw(&keys, n * (nfilters - 1));
	}

	/* The first time, which is not timed: sizes, rates, new memory. */
	void
	warm(const Candidate &candidate, Result *r)
	{
		scratch = keys;
		for (uint64_t i = 0; i < nfilters; i++)
			ask(*candidate.build(scratch, i * n, (i + 1) * n), i, r);
	}

	void
	time(const Candidate &candidate, Result *r)
	{
		std::unique_ptr<Filter> filter;
		double		start;

		scratch = keys;
		start = now();
		for (uint64_t i = nfilters; i-- > 0;)
		{
			filter.reset();
			filter = candidate.build(scratch, i * n, (i + 1) * n);
		}
		r->build.push_back((now() - start) /
						   static_cast<double>(n * nfilters));

		(void) filter->probe(absent.data(), nabsent / 8);
		start = now();
		(void) filter->probe(absent.data(), nabsent);
		r->absent.push_back((now() - start) / static_cast<double>(nabsent));
		start = now();
		(void) filter->probe(present.data(), npresent);
		r->present.push_back((now() - start) / static_cast<double>(npresent));
	}

	void
	print(const Candidate &candidate, const Result &r,
		  const Result &reference) const;
};

double
median(std::vector<double> values)
{
	std::sort(values.begin(), values.end());
	return values[values.size() / 2];
}

/* The median, and that of the ratios to the reference, turn by turn. */
void
print_times(const std::vector<double> &times, const std::vector<double> &base)
{
	std::vector<double> ratios;

	for (size_t i = 0; i < times.size(); i++)
		ratios.push_back(times[i] / base[i]);
	printf(",%.1f,%.2f", median(times), median(ratios));
}

void
Measurement::print(const Candidate &candidate, const Result &r,
				   const Result &reference) const
{
	printf("%s,%" PRIu64 ",", candidate.name, n);
	if (candidate.fpr > 0)
		printf("%.6g", candidate.fpr);
	printf(",%.6g,%.4f",
		   static_cast<double>(r.false_positives) /
		   static_cast<double>(nabsent),
		   8 * r.bytes / static_cast<double>(n * nfilters));
	print_times(r.build, reference.build);
	print_times(r.absent, reference.absent);
	print_times(r.present, reference.present);
	printf(",%" PRIu64 "\n", r.false_negatives);
}

/*
 * All candidates in turn.  One that throws, having failed to build a filter,
 * is left out from then on.
 */
void
measure(std::vector<Candidate> chosen)
{
	Measurement measurement;
	std::vector<Result> results(chosen.size());
	std::vector<bool> failed(chosen.size());

	for (int rep = 0; rep <= reps; rep++)
	{
		for (size_t i = 0; i < chosen.size(); i++)
		{
			if (failed[i])
				continue;
			try
			{
				if (rep == 0)
					measurement.warm(chosen[i], &results[i]);
				else
					measurement.time(chosen[i], &results[i]);
			}
			catch (const std::exception &e)
			{
				fprintf(stderr, "bench_foreign: %s of %" PRIu64 " keys: %s\n",
						chosen[i].name, n, e.what());
				failed[i] = true;
			}
		}
	}
	for (size_t i = 0; i < chosen.size(); i++)
	{
		if (!failed[i])
			measurement.print(chosen[i], results[i], results[0]);
	}
}

void
usage(FILE *to)
{
	fputs("Usage: bench_foreign [OPTION]...\n"
		  "Compares filters in one process; prints a line of comma-separated\n"
		  "values each.\n"
		  "\n"
		  "  --n N           keys (default 1000000)\n"
		  "  --filter LIST   those whose names contain one of these words\n"
		  "                  (default: all); the reference always runs\n"
		  "  --reps N        repetitions, of which the median counts (default 5)\n"
		  USAGE_PROBES
		  USAGE_LAST, to);
}

/* Whether a list of words, each ended by a comma, has a part of the name. */
bool
listed(const std::string &list, const char *name)
{
	for (size_t from = 0; from < list.size();)
	{
		size_t		to = std::min(list.find(',', from), list.size());

		if (strstr(name, list.substr(from, to - from).c_str()) != nullptr)
			return true;
		from = to + 1;
	}
	return list.empty();
}

}								/* namespace */

int
main(int argc, char **argv)
{
	std::string list;
	std::vector<Candidate> chosen;

	reps = 5;
	for (int i = 1; i < argc; i++)
	{
		const std::string option = argv[i];
		const char *value = argv[i + 1];
		int			taken;

		if (option == "--help")
		{
			usage(stdout);
			return 0;
		}
		taken = common_option(program, argv + i, 10, 1e9);
		if (taken > 0)
		{
			i += taken - 1;
			continue;
		}
		if (option == "--filter" && value != nullptr)
			list = value;
		else
		{
			usage(stderr);
			return 2;
		}
		i++;
	}

	/*
	 * What is freed is kept and used again, so after the first time no page
	 * is new.  Otherwise whoever allocates in large pieces would pay for
	 * fresh pages each time, which is a matter of the machine.
	 */
	mallopt(M_MMAP_MAX, 0);
	mallopt(M_TRIM_THRESHOLD, -1);

	for (const auto &all : {ours(), candidates()})
	{
		for (const Candidate &c : all)
		{
			if (n >= c.least && (chosen.empty() || listed(list, c.name)))
				chosen.push_back(c);
		}
	}
	if (header)
		puts("filter,n,fpr_target,fpr_measured,bits_per_key,"
			 "build_ns_per_key,build_ratio,probe_absent_ns,absent_ratio,"
			 "probe_present_ns,present_ratio,false_negatives");
	measure(std::move(chosen));
	return 0;
}
