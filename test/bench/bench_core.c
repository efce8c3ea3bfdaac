/*-------------------------------------------------------------------------
 *
 * bench_core.c
 *		Measures the filters without a server: size, rate, time to build and
 *		to probe.
 *
 * README.md in this directory tells what is measured and how to read it.
 *
 *-------------------------------------------------------------------------
 */
#define _POSIX_C_SOURCE 200809L

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "bench_filters.h"
#include "bench_keys.h"
#include "bench_options.h"
#include "core/base/rf_isa.h"

/* How filters are probed: a line of results each. */
typedef enum Way
{
	ONE_BY_ONE,
	MANY,						/* at once */
	VALUES,						/* of a map, one by one */
	NWAYS
} Way;

static const char *const way_names[NWAYS] = {"", "_many", "_values"};

/* The results of a filter. */
typedef struct Result
{
	double		build[MAX_REPS];	/* ns for the keys of all filters */
	double		absent[NWAYS][MAX_REPS];	/* ns for all probes */
	double		present[NWAYS][MAX_REPS];
	uint64_t	false_positives;
	uint64_t	false_negatives;
	uint64_t	nbytes;			/* of all filters */
} Result;

static double fpr = 0.01;
static const char *const program = "bench_core";
static uint32_t batch;			/* probes at once, besides one by one; or 0 */

/* The same, a batch at once. */
static uint64_t
probe_many(const BenchFilter *b, const uint64_t *hashes, uint64_t nhashes)
{
	uint32_t   *found = bench_alloc(batch * sizeof(*found));
	uint64_t	hits = 0;

	for (uint64_t i = 0; i < nhashes; i += batch)
	{
		uint64_t	left = nhashes - i;

		hits += rf_filter_may_contain_many(&b->filter, hashes + i,
										   left < batch ? (uint32_t) left : batch,
										   found, NULL);
	}
	free(found);
	return hits;
}

static bool
has_way(BenchSubject subject, Way way)
{
	if (way == MANY)
		return batch > 0 && subject != BENCH_REFERENCE;
	return way == ONE_BY_ONE || bench_words(subject) > 1;
}

static uint64_t
probe(BenchSubject subject, Way way, const BenchFilter *b,
	  const uint64_t *hashes, uint64_t nhashes)
{
	return way == MANY ? probe_many(b, hashes, nhashes) :
		way == VALUES ? bench_probe_values(b, hashes, nhashes) :
		bench_probe(subject, b, hashes, nhashes);
}

static int
compare_doubles(const void *a, const void *b)
{
	double		x = *(const double *) a,
				y = *(const double *) b;

	return (x > y) - (x < y);
}

static double
median(double *values)
{
	qsort(values, (size_t) reps, sizeof(double), compare_doubles);
	return values[reps / 2];
}

/*
 * Counts wrong answers of one of nfilters filters: among all of its keys, and
 * among its share of the absent ones.
 */
static void
ask(BenchSubject subject, const BenchFilter *b, const uint64_t *keys,
	const uint64_t *absent, uint64_t filter, uint64_t nfilters, Result *r)
{
	uint64_t	from = nabsent * filter / nfilters,
				to = nabsent * (filter + 1) / nfilters;

	r->false_negatives += n - bench_probe(subject, b, keys + filter * n, n);
	r->false_positives += bench_probe(subject, b, absent + from, to - from);
}

/*
 * Builds all filters, each with all that it takes from the first allocation to
 * the last free, but for the first of them: it is left in *b to be probed.
 * Returns the time it took.
 */
static double
build_all(BenchSubject subject, BenchFilter *b, uint64_t *words,
		  uint64_t nfilters, uint64_t *nbytes)
{
	double		start = now();

	*nbytes = 0;
	for (uint64_t filter = nfilters; filter-- > 0;)
	{
		bench_build(subject, n, fpr, words + bench_words(subject) * filter * n,
					b);
		*nbytes += b->nbytes;
		if (filter > 0)
			bench_dispose(subject, b);
	}
	return now() - start;
}

/* Of those that were chosen, those that have the rate. */
static void
take(const bool *chosen, bool *taken)
{
	for (BenchSubject s = 0; s < BENCH_NSUBJECTS; s++)
		taken[s] = chosen[s] && bench_has(s, n, fpr);
}

static void
measure(const bool *chosen)
{
	static Result results[BENCH_NSUBJECTS];
	bool		taken[BENCH_NSUBJECTS];
	const uint64_t nfilters = bench_batch(n),
				nkeys = n * nfilters;
	uint64_t   *keys = bench_alloc(nkeys * sizeof(*keys));
	uint64_t   *scratch = bench_alloc(2 * nkeys * sizeof(*scratch));
	uint64_t   *absent = bench_alloc(nabsent * sizeof(*absent));
	uint64_t   *present = bench_alloc(npresent * sizeof(*present));

	take(chosen, taken);

	/*
	 * That two of 10^8 random hashes are equal has a chance of 1 in 3700,
	 * that an absent one is a key, 1 in 46000: neither would show.
	 */
	for (uint64_t i = 0; i < n; i++)
		keys[i] = rand64();
	for (uint64_t i = 0; i < nabsent; i++)
		absent[i] = rand64();
	for (uint64_t i = 0; i < npresent; i++)
		present[i] = keys[rand64() % n];
	for (uint64_t i = n; i < nkeys; i++)
		keys[i] = rand64();

	for (int rep = 0; rep < reps; rep++)
	{
		for (BenchSubject s = 0; s < BENCH_NSUBJECTS; s++)
		{
			Result	   *r = &results[s];
			BenchFilter b = {0};
			uint64_t	hits = 0;

			if (!taken[s])
				continue;
			bench_words_of(s, keys, nkeys, scratch);
			r->build[rep] = build_all(s, &b, scratch, nfilters, &r->nbytes);

			/* a first pass, not timed, to fill caches as far as they go */
			(void) bench_probe(s, &b, absent, nabsent / 8);
			for (Way way = 0; way < NWAYS; way++)
			{
				double		start = now();
				uint64_t	found;

				if (!has_way(s, way))
					continue;
				found = probe(s, way, &b, absent, nabsent);
				r->absent[way][rep] = now() - start;
				if (way == ONE_BY_ONE)
					hits = found;
				if (found != hits)
				{
					fprintf(stderr, "bench_core: other ways of probing differ\n");
					exit(1);
				}
				start = now();
				(void) probe(s, way, &b, present, npresent);
				r->present[way][rep] = now() - start;
			}
			if (rep == 0)
				ask(s, &b, keys, absent, 0, nfilters, r);
			bench_dispose(s, &b);
		}
	}

	/* the filters that were freed, once more */
	for (BenchSubject s = 0; s < BENCH_NSUBJECTS; s++)
	{
		for (uint64_t filter = 1; taken[s] && filter < nfilters; filter++)
		{
			BenchFilter b = {0};

			bench_words_of(s, keys + filter * n, n, scratch);
			bench_build(s, n, fpr, scratch, &b);
			ask(s, &b, keys, absent, filter, nfilters, &results[s]);
			bench_dispose(s, &b);
		}
	}

	for (BenchSubject s = 0; s < BENCH_NSUBJECTS; s++)
	{
		Result	   *r = &results[s];

		if (!taken[s])
			continue;
		for (Way way = 0; way < NWAYS; way++)
		{
			if (!has_way(s, way))
				continue;
			printf("%s%s,%" PRIu64 ",%.6g,%.6g,%.4f,%.1f,%.1f,%.1f,%" PRIu64 "\n",
				   bench_names[s], way_names[way], n, fpr,
				   (double) r->false_positives / (double) nabsent,
				   8 * (double) r->nbytes / (double) nkeys,
				   median(r->build) / (double) nkeys,
				   median(r->absent[way]) / (double) nabsent,
				   median(r->present[way]) / (double) npresent,
				   r->false_negatives);
		}
	}
	free(keys);
	free(scratch);
	free(absent);
	free(present);
}

static void
usage(FILE *to)
{
	fputs("Usage: bench_core [OPTION]...\n"
		  "Measures filters and prints a line of comma-separated values each.\n"
		  "\n"
		  "  --n N           keys (default 1000000)\n"
		  "  --fpr F         target false positive rate (default 0.01)\n"
		  "  --filter LIST   of those that --names prints (default: all)\n"
		  "  --names         print the names of the filters, and end\n"
		  "  --reps N        repetitions, of which the median counts (default 3)\n"
		  USAGE_PROBES
		  "  --isa NAME      nothing beyond generic, popcnt, avx2, avx512; neon\n"
		  "                  (default: all that the machine has)\n"
		  "  --many N        probe by N at once as well, on a line NAME_many\n"
		  USAGE_LAST, to);
}

static void
choose(const char *list, bool *chosen)
{
	while (list != NULL && *list != '\0')
	{
		size_t		len = strcspn(list, ",");
		BenchSubject s;

		for (s = 0; s < BENCH_NSUBJECTS; s++)
		{
			if (strlen(bench_names[s]) == len &&
				strncmp(bench_names[s], list, len) == 0)
				break;
		}
		if (s == BENCH_NSUBJECTS)
		{
			fprintf(stderr, "bench_core: no filter named \"%.*s\"\n",
					(int) len, list);
			exit(2);
		}
		chosen[s] = true;
		list += len + (list[len] == ',');
	}
}

/* Allows this extension and those before it, and insists on having it. */
static void
limit(const char *name)
{
	static const struct
	{
		const char *name;
		rf_isa		isa;
	}			isas[] = {
		{"generic", RF_ISA_GENERIC},
#ifdef __aarch64__
		{"neon", RF_ISA_NEON},
#else
		{"popcnt", RF_ISA_POPCNT},
		{"avx2", RF_ISA_AVX2},
		{"avx512", RF_ISA_AVX512},
#endif
	};

	for (size_t i = 0; i < sizeof(isas) / sizeof(isas[0]); i++)
	{
		if (strcmp(isas[i].name, name) != 0)
			continue;
		(void) rf_isa_limit(isas[i].isa);
		if (rf_isa_here() == isas[i].isa)
			return;
	}
	fprintf(stderr, "bench_core: no \"%s\" here\n", name);
	exit(2);
}

int
main(int argc, char **argv)
{
	bool		chosen[BENCH_NSUBJECTS] = {false};
	bool		any = false;

	for (int i = 1; i < argc; i++)
	{
		const char *option = argv[i];
		const char *value = argv[i + 1];
		int			taken;

		if (strcmp(option, "--help") == 0)
		{
			usage(stdout);
			return 0;
		}
		if (strcmp(option, "--names") == 0)
		{
			for (BenchSubject s = 0; s < BENCH_NSUBJECTS; s++)
				puts(bench_names[s]);
			return 0;
		}
		taken = common_option(program, argv + i, 1, 4e9);
		if (taken > 0)
		{
			i += taken - 1;
			continue;
		}
		if (strcmp(option, "--fpr") == 0)
			fpr = number(program, option, value, RF_FPR_MIN, RF_FPR_MAX);
		else if (strcmp(option, "--many") == 0)
			batch = (uint32_t) number(program, option, value, 1, 1e6);
		else if (strcmp(option, "--filter") == 0 && value != NULL)
			choose(value, chosen);
		else if (strcmp(option, "--isa") == 0 && value != NULL)
			limit(value);
		else
		{
			usage(stderr);
			return 2;
		}
		i++;
	}
	for (BenchSubject s = 0; s < BENCH_NSUBJECTS; s++)
		any = any || chosen[s];
	for (BenchSubject s = 0; s < BENCH_NSUBJECTS && !any; s++)
		chosen[s] = true;

	if (header)
		puts(COLUMNS);
	fflush(stdout);
	measure(chosen);
	return 0;
}
