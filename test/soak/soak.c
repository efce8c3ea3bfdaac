/*-------------------------------------------------------------------------
 *
 * soak.c
 *		A billion members, each asked for in a filter that holds it.
 *
 *	soak KEYS
 *
 * For each kind, rate, number of keys to a filter, and instruction set of this
 * machine, filters are built of KEYS random hashes in all; then each hash is
 * asked for in its filter one by one, many at once, and a slice at a time, in
 * a copy that is junk but for the bytes that were fetched.  Maps are asked for
 * the value, too.  As many strangers are asked for in each way.
 *
 * Prints a line for each kind and rate: how many members were missing, which
 * is to be 0, and how many strangers passed, which is to be within six
 * standard deviations of what the filters say of themselves, or a half percent
 * below (rf_ribbon_shape_fpr()), and the mean over filters at most the rate
 * asked for.  The last line is "N passed, N failed",
 * lines.  RF_SEED is the seed of the hashes.
 *
 *-------------------------------------------------------------------------
 */
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../bench/bench_filters.h"
#include "core/base/rf_isa.h"
#include "rf_test.h"

static const double rates[] = {0.3, 0.01, 1 / 256.0, 1e-4};
static const uint64_t sizes[] = {1, 30, 1000, 30000, 1000000};

#define NRATES	(sizeof(rates) / sizeof(rates[0]))
#define NSIZES	(sizeof(sizes) / sizeof(sizes[0]))

/* How many are asked for by one call. */
#define MANY	500

typedef enum Way
{
	ONE_BY_ONE, MANY_AT_ONCE, BY_SLICES, NWAYS
} Way;

/* of a kind and rate */
typedef struct Line
{
	uint64_t	filters;
	uint64_t	members;
	uint64_t	missing;
	uint64_t	wrong_values;
	uint64_t	strangers;
	uint64_t	passed;
	double		expected;		/* strangers that pass */
	double		variance;
} Line;

static uint64_t by_isa[RF_ISA_AVX512 + 1];
static uint64_t by_way[NWAYS];

/* A copy of a filter in which only fetched bytes are in place. */
typedef struct Slices
{
	const BenchFilter *whole;
	uint8_t    *bytes;
	rf_fetch	fetch;
	rf_filter	filter;
} Slices;

static void
need(void *arg, const uint8_t *p, uint64_t len, uint64_t likely)
{
	const Slices *s = arg;

	(void) likely;
	memcpy(s->bytes + (p - s->bytes), s->whole->bytes + (p - s->bytes), len);
}

static void
open_slices(Slices *s, const BenchFilter *whole)
{
	s->whole = whole;
	s->bytes = bench_alloc(whole->nbytes);
	memset(s->bytes, 0xA5, whole->nbytes);
	s->fetch.need = need;
	s->fetch.arg = s;
	if (rf_filter_open_fetching(&s->filter, RF_KIND_ANY, s->bytes,
								whole->nbytes, &s->fetch, NULL) != RF_OK)
	{
		fprintf(stderr, "soak: a filter does not open by slices\n");
		exit(1);
	}
}

/* How many of the hashes pass. */
static uint64_t
ask(const BenchFilter *b, const Slices *s, Way way, const uint64_t *hashes,
	uint64_t n)
{
	uint64_t	passed = 0;
	uint32_t	found[MANY];

	for (uint64_t i = 0; i < n; i += way == MANY_AT_ONCE ? MANY : 1)
	{
		if (way == ONE_BY_ONE)
			passed += rf_filter_may_contain(&b->filter, hashes[i]);
		else if (way == BY_SLICES)
			passed += rf_filter_may_contain_fetching(&s->filter, hashes[i],
													 &s->fetch);
		else
			passed += rf_filter_may_contain_many(&b->filter, hashes + i,
												 (uint32_t) (n - i < MANY ? n - i : MANY),
												 found, NULL);
	}
	return passed;
}

/* How many members of a map have another value than theirs. */
static uint64_t
wrong_values(BenchSubject subject, const BenchFilter *b, const Slices *s,
			 const uint64_t *hashes, uint64_t n)
{
	const rf_map_ops *map = b->filter.ops->map;
	uint64_t	wrong = 0;

	for (uint64_t i = 0; i < n; i++)
	{
		uint64_t	words[2];
		uint32_t	values[2];

		bench_words_of(subject, hashes + i, 1, words);
		for (int sliced = 0; sliced < 2; sliced++)
		{
			uint32_t	nvalues = map->values(sliced ? (const void *) &s->filter.u : &b->filter.u,
											  hashes[i], values, 2,
											  sliced ? &s->fetch : NULL);

			wrong += nvalues != 1 || values[0] != words[1];
		}
	}
	return wrong;
}

/* Builds a filter of n hashes and asks for them, and for n others. */
static void
soak(BenchSubject subject, double rate, rf_isa isa, uint64_t n, Line *line)
{
	uint64_t   *members = bench_alloc(n * sizeof(uint64_t));
	uint64_t   *strangers = bench_alloc(n * sizeof(uint64_t));
	uint64_t   *words = bench_alloc(n * bench_words(subject) * sizeof(uint64_t));
	BenchFilter b;
	Slices		s;
	double		fpr;

	for (uint64_t i = 0; i < n; i++)
		members[i] = rf_test_rand();
	for (uint64_t i = 0; i < n; i++)
		strangers[i] = rf_test_rand();
	bench_words_of(subject, members, n, words);
	bench_build(subject, n, rate, words, &b);
	open_slices(&s, &b);
	fpr = rf_filter_fpr(&b.filter, NULL);

	for (int way = 0; way < NWAYS; way++)
	{
		line->missing += n - ask(&b, &s, way, members, n);
		by_way[way] += n;
	}
	/* strangers pass in each way alike */
	line->passed += ask(&b, &s, (Way) (line->filters % NWAYS), strangers, n);
	if (bench_words(subject) == 2)
		line->wrong_values += wrong_values(subject, &b, &s, members, n);

	line->filters++;
	line->members += NWAYS * n;
	line->strangers += n;
	line->expected += fpr * (double) n;
	line->variance += fpr * (1 - fpr) * (double) n;
	by_isa[isa] += NWAYS * n;
	free(s.bytes);
	bench_dispose(subject, &b);
	free(words);
	free(strangers);
	free(members);
}

int
main(int argc, char **argv)
{
	const char *seed = getenv("RF_SEED");
	uint64_t	nkeys = argc > 1 ? strtoull(argv[1], NULL, 10) : 0;
	unsigned	passed = 0;
	unsigned	failed = 0;
	uint64_t	members = 0;
	rf_isa		best = rf_isa_here();

	if (nkeys == 0)
	{
		fprintf(stderr, "usage: soak KEYS\n");
		return 2;
	}
	rf_test.rand_state = seed != NULL && *seed != '\0' ? strtoull(seed, NULL, 0) : 20260101;
	setvbuf(stdout, NULL, _IOLBF, 0);
	printf("soak: RF_SEED=%" PRIu64 "\n\n", rf_test.rand_state);
	printf("| kind | rate | filters | members | missing | strangers | rate of theirs | of the filters | sigma |\n"
		   "|---|---|---|---|---|---|---|---|---|\n");
	for (int subject = 0; subject < BENCH_REFERENCE; subject++)
	{
		for (size_t r = 0; r < NRATES; r++)
		{
			Line		line = {0};
			double		sigma;
			double		least;
			bool		good;

			for (size_t size = 0; size < NSIZES; size++)
			{
				uint64_t	n = sizes[size] < nkeys ? sizes[size] : nkeys;

				if (!bench_has((BenchSubject) subject, n, rates[r]))
					continue;
				for (int isa = RF_ISA_GENERIC; isa <= (int) best; isa++)
				{
					(void) rf_isa_limit((rf_isa) isa);
					for (uint64_t done = 0; done < nkeys; done += n)
						soak((BenchSubject) subject, rates[r], (rf_isa) isa, n,
							 &line);
				}
			}
			/* there is none, or a kind without rates had its line */
			if (line.filters == 0 || (r > 0 && line.expected < 1e-3))
				continue;
			sigma = line.variance == 0 ? 0 :
				((double) line.passed - line.expected) / sqrt(line.variance);
			least = -6 - line.expected / 200 / sqrt(line.variance + 1);
			good = line.missing == 0 && line.wrong_values == 0 &&
				sigma <= 6 && sigma >= least &&
				line.expected <= rates[r] * (double) line.strangers;
			printf("| %s | %g | %" PRIu64 " | %" PRIu64 " | %" PRIu64 " | %" PRIu64 " | %.6g | %.6g | %+.2f |%s\n",
				   bench_names[subject], rates[r], line.filters, line.members,
				   line.missing + line.wrong_values, line.strangers,
				   (double) line.passed / (double) line.strangers,
				   line.expected / (double) line.strangers, sigma,
				   good ? "" : " FAILED");
			members += line.members;
			passed += good;
			failed += !good;
		}
	}
	printf("\nmembers: %" PRIu64 "; by instruction set", members);
	for (int isa = RF_ISA_GENERIC; isa <= (int) best; isa++)
		printf(" %" PRIu64, by_isa[isa]);
	printf("; one by one %" PRIu64 ", many at once %" PRIu64 ", by slices %" PRIu64 "\n",
		   by_way[ONE_BY_ONE], by_way[MANY_AT_ONCE], by_way[BY_SLICES]);
	printf("%u passed, %u failed\n", passed, failed);
	return failed > 0;
}
