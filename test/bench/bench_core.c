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
#include <string.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include "bench_keys.h"
#include "bench_options.h"
#include "core/base/rf_bits.h"
#include "core/base/rf_hash.h"
#include "core/base/rf_hashes.h"
#include "core/rf_filter.h"

/*
 * The filters: those of the core, and a reference that depends on the machine
 * alone.  What fails ends the program.
 */

#define BENCH_NAME(code, NAME, name, use) #name,
#define BENCH_CODE(code, NAME, name, use) code,
#define BENCH_SUBJECT(code, NAME, name, use) BENCH_##NAME,

/* Each kind in the list, and the reference. */
typedef enum BenchSubject
{
	RF_KINDS(BENCH_SUBJECT)
	BENCH_REFERENCE,
	BENCH_NSUBJECTS
} BenchSubject;

static const char *const bench_names[BENCH_NSUBJECTS] = {
	RF_KINDS(BENCH_NAME) "reference"
};

/* 0: the reference, which is no kind */
static const uint8_t codes[BENCH_NSUBJECTS] = {
	RF_KINDS(BENCH_CODE) 0
};

/*
 * The reference: a cache-line-blocked Bloom filter as anybody would write it,
 * scalar, 10 bits a key, 6 probes whose positions are 9 bits each of one
 * product.
 */
typedef struct BenchReference
{
	uint64_t	nblocks;
	uint64_t   *words;			/* [nblocks][8], aligned to 64 bytes */
} BenchReference;

/* A built filter: bytes as they would be stored, or the reference. */
typedef struct BenchFilter
{
	uint8_t    *memory;			/* that holds bytes */
	uint8_t    *bytes;
	uint64_t	nbytes;
	rf_filter	filter;
	BenchReference reference;
} BenchFilter;

/* Of at least one byte. */
static void *
bench_alloc(uint64_t nbytes)
{
	void	   *p = nbytes == 0 || nbytes > SIZE_MAX ? NULL : malloc(nbytes);

	if (p == NULL)
	{
		fprintf(stderr, "bench: no memory for %" PRIu64 " bytes\n", nbytes);
		exit(1);
	}
	return p;
}

#define REFERENCE_PROBES	6

static void
reference_add(BenchReference *reference, const uint64_t *hashes,
			  uint64_t nhashes)
{
	for (uint64_t i = 0; i < nhashes; i++)
	{
		uint64_t   *block = reference->words +
		8 * rf_mulhi64(hashes[i], reference->nblocks);
		uint64_t	bits = hashes[i] * UINT64_C(0x9E3779B97F4A7C15);

		for (int k = 0; k < REFERENCE_PROBES; k++)
		{
			block[bits >> 61] |= UINT64_C(1) << ((bits >> 55) & 63);
			bits <<= 9;
		}
	}
}

static RF_NOINLINE bool
reference_may_contain(const BenchReference *reference, uint64_t hash)
{
	const uint64_t *block = reference->words +
	8 * rf_mulhi64(hash, reference->nblocks);
	uint64_t	bits = hash * UINT64_C(0x9E3779B97F4A7C15);

	for (int k = 0; k < REFERENCE_PROBES; k++)
	{
		if (((block[bits >> 61] >> ((bits >> 55) & 63)) & 1) == 0)
			return false;
		bits <<= 9;
	}
	return true;
}

static void
check(rf_status status, const char *what)
{
	if (status != RF_OK)
	{
		fprintf(stderr, "bench: %s failed with status %d\n", what, status);
		exit(1);
	}
}

/* Can such a filter be made?  A kind does not have every rate. */
static bool
bench_has(BenchSubject subject)
{
	rf_shape	shape;

	return subject == BENCH_REFERENCE ||
		rf_kind_find(codes[subject])->plan(n, fpr, &shape) == RF_OK;
}

/* Values of ten bits, one of each key. */
static const rf_values map_values = {1023, 0, false};

/*
 * What a filter is built of, for each hash: itself, or in a map two words, the
 * hash and a value of ten bits.
 */
static uint64_t
bench_words(BenchSubject subject)
{
	return subject != BENCH_REFERENCE &&
		rf_kind_find(codes[subject])->map != NULL ? 2 : 1;
}

static void
bench_words_of(BenchSubject subject, const uint64_t *hashes,
			   uint64_t nhashes, uint64_t *words)
{
	if (bench_words(subject) == 1)
		memcpy(words, hashes, nhashes * sizeof(*words));
	else
	{
		for (uint64_t i = 0; i < nhashes; i++)
		{
			words[2 * i] = hashes[i];
			words[2 * i + 1] = hashes[i] * UINT64_C(0x9E3779B97F4A7C15) >> 54;
		}
	}
}

/* Room for a filter, with its payload where the kind is fastest. */
static void
alloc_filter(const rf_kind_ops *ops, BenchFilter *b, uint64_t head,
			 uint64_t capacity)
{
	b->memory = bench_alloc(head + capacity + ops->alignment);
	b->bytes = b->memory;
	while ((uintptr_t) (b->bytes + head) % ops->alignment != 0)
		b->bytes++;
}

/*
 * From the words of n distinct hashes in no order (which are put in order in
 * place, if the filter needs it) to a filter ready to be probed, with all
 * memory it takes.
 */
static void
bench_build(BenchSubject subject, uint64_t *words, BenchFilter *b)
{
	const rf_kind_ops *ops = rf_kind_find(codes[subject]);
	const uint64_t head = rf_wire_bytes(0, 0);
	rf_wire		w = {0};
	rf_shape	shape;
	rf_builder	builder;
	uint64_t	capacity,
				used;
	void	   *work = NULL;

	if (subject == BENCH_REFERENCE)
	{
		b->reference.nblocks = n * 10 / 512 + 1;
		b->nbytes = b->reference.nblocks * 64;
		b->reference.words = aligned_alloc(64, b->nbytes);
		if (b->reference.words == NULL)
			check(RF_ERR_SPACE, "aligned_alloc");
		memset(b->reference.words, 0, b->nbytes);
		reference_add(&b->reference, words, n);
		return;
	}

	check(ops->map != NULL ? ops->map->plan(n, fpr, &map_values, &shape) :
		  ops->plan(n, fpr, &shape), "plan");
	if (ops->arrange != NULL)
		ops->arrange(&shape, words, n, 0, NULL);
	capacity = (ops->usual_bytes != NULL ? ops->usual_bytes :
				ops->expected_bytes) (&shape, n);
	alloc_filter(ops, b, head, capacity);
	if (ops->work_bytes != NULL)
		work = bench_alloc(ops->work_bytes(&shape, words, n, NULL) + 1);
	check(ops->begin(&builder, &shape, n, b->bytes + head, capacity, NULL),
		  "begin");
	for (uint64_t done = 0; builder.nleft > 0; done += used)
		check(ops->add(&builder, words + bench_words(subject) * done, n - done,
					   work, &used), "add");
	free(work);

	w.kind = ops->code;
	w.key_type.family = RF_FAMILY_INT;
	w.nkeys = n;
	w.fpr = fpr;
	w.payload_len = builder.payload_len;
	w.param = builder.param;
	w.kind_flags = builder.kind_flags;
	rf_wire_write(b->bytes, &w);
	b->nbytes = head + w.payload_len;
	check(rf_filter_open(&b->filter, RF_KIND_ANY, b->bytes, b->nbytes, RF_OPEN,
						 NULL, NULL), "rf_filter_open");
}

static void
bench_dispose(BenchSubject subject, BenchFilter *b)
{
	free(subject == BENCH_REFERENCE ? (void *) b->reference.words : b->memory);
}

/*
 * How many of the hashes the filter takes for members, by a call for each that
 * is not inlined.
 */
static RF_NOINLINE uint64_t
bench_probe(BenchSubject subject, const BenchFilter *b,
			const uint64_t *hashes, uint64_t nhashes)
{
	uint64_t	hits = 0;

	if (subject == BENCH_REFERENCE)
	{
		for (uint64_t i = 0; i < nhashes; i++)
			hits += reference_may_contain(&b->reference, hashes[i]);
	}
	else
	{
		for (uint64_t i = 0; i < nhashes; i++)
			hits += rf_filter_may_contain(&b->filter, hashes[i]);
	}
	return hits;
}

/* The same of a map, looking up the first value of each. */
static RF_NOINLINE uint64_t
bench_probe_values(const BenchFilter *b, const uint64_t *hashes,
				   uint64_t nhashes)
{
	const rf_map_ops *map = b->filter.ops->map;
	uint32_t	value;
	uint64_t	hits = 0;

	for (uint64_t i = 0; i < nhashes; i++)
		hits += map->values(&b->filter.u, hashes[i], &value, 1, NULL) > 0;
	return hits;
}

/*
 * What is measured
 */

/*
 * A filter of few keys is built sooner than a clock can tell: so many of them
 * are built, each of its own keys, that they have this many keys together.
 */
#define BATCH_KEYS		200000

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
		bench_build(subject, words + bench_words(subject) * filter * n, b);
		*nbytes += b->nbytes;
		if (filter > 0)
			bench_dispose(subject, b);
	}
	return now() - start;
}

static void
measure(const bool *chosen)
{
	static Result results[BENCH_NSUBJECTS];
	bool		taken[BENCH_NSUBJECTS];
	const uint64_t nfilters = n < BATCH_KEYS ? BATCH_KEYS / n : 1,
				nkeys = n * nfilters;
	uint64_t   *keys = bench_alloc(nkeys * sizeof(*keys));
	uint64_t   *scratch = bench_alloc(2 * nkeys * sizeof(*scratch));
	uint64_t   *absent = bench_alloc(nabsent * sizeof(*absent));
	uint64_t   *present = bench_alloc(npresent * sizeof(*present));

	/* of those that were chosen, those that have the rate */
	for (BenchSubject s = 0; s < BENCH_NSUBJECTS; s++)
		taken[s] = chosen[s] && bench_has(s);

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
			bench_build(s, scratch, &b);
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

/* ---- The length of keys ---- */

#define TEXTBOOK_BITS	10
#define TEXTBOOK_PROBES	7
#define LONGEST_KEY		2000

/*
 * A Bloom filter as in a textbook: 10 bits a key, and 7 probes anywhere, each
 * by a hash of the key with another seed.  So a key is hashed once a probe.
 * The hash function is that of all others.
 */
static uint64_t
textbook_place(const uint8_t *key, uint64_t len, int probe)
{
	return rf_mulhi64(XXH3_64bits_withSeed(key, len, (uint64_t) probe),
					  n * TEXTBOOK_BITS);
}

static RF_NOINLINE bool
textbook_may_contain(const uint8_t *bits, const uint8_t *key, uint64_t len)
{
	for (int probe = 0; probe < TEXTBOOK_PROBES; probe++)
	{
		uint64_t	at = textbook_place(key, len, probe);

		if ((bits[at / 8] >> at % 8 & 1) == 0)
			return false;
	}
	return true;
}

static void
textbook_build(uint8_t *bits, const uint8_t *keys, uint64_t len)
{
	memset(bits, 0, n * TEXTBOOK_BITS / 8 + 1);
	for (uint64_t i = 0; i < n; i++)
	{
		for (int probe = 0; probe < TEXTBOOK_PROBES; probe++)
		{
			uint64_t	at = textbook_place(keys + i * len, len, probe);

			bits[at / 8] |= (uint8_t) (1 << at % 8);
		}
	}
}

/* Is a key in the filter, or if there is none in the textbook's? */
static uint64_t
probe_keys(const BenchFilter *b, const uint8_t *bits, const uint8_t *keys, uint64_t len)
{
	uint64_t	hits = 0;

	for (uint64_t i = 0; i < n; i++)
		hits += b == NULL ? textbook_may_contain(bits, keys + i * len, len) :
			rf_filter_may_contain(&b->filter, rf_hash_bytes(keys + i * len, len));
	return hits;
}

/* Prints a table: n keys of each length; time includes hashing them. */
static void
measure_lengths(void)
{
	static const uint64_t lengths[] = {10, 25, 50, 250, LONGEST_KEY};
	static const BenchSubject subjects[] = {BENCH_NSUBJECTS, BENCH_BLOOM, BENCH_RIBBON};
	uint8_t    *keys = bench_alloc(n * LONGEST_KEY + 8);
	uint8_t    *others = bench_alloc(n * LONGEST_KEY + 8);
	uint8_t    *bits = bench_alloc(n * TEXTBOOK_BITS / 8 + 1);
	uint64_t   *hashes = bench_alloc(n * sizeof(*hashes));

	for (uint64_t i = 0; i < n * LONGEST_KEY; i += 8)
	{
		rf_store64(keys + i, rand64());
		rf_store64(others + i, rand64());
	}
	puts("| bytes of a key | filter | rate | build ns/key | absent ns | present ns |\n"
		 "|---:|---|---:|---:|---:|---:|");
	for (size_t i = 0; i < 3 * sizeof(lengths) / sizeof(lengths[0]); i++)
	{
		BenchSubject s = subjects[i % 3];
		uint64_t	len = lengths[i / 3];
		double		times[3][MAX_REPS];
		uint64_t	passed = 0;

		for (int rep = 0; rep < reps; rep++)
		{
			BenchFilter b = {0};
			double		start = now();

			if (s == BENCH_NSUBJECTS)
				textbook_build(bits, keys, len);
			else
			{
				for (uint64_t k = 0; k < n; k++)
					hashes[k] = rf_hash_bytes(keys + k * len, len);
				bench_build(s, hashes, &b);
			}
			times[0][rep] = now() - start;
			start = now();
			passed = probe_keys(b.memory != NULL ? &b : NULL, bits, others, len);
			times[1][rep] = now() - start;
			start = now();
			if (probe_keys(b.memory != NULL ? &b : NULL, bits, keys, len) != n)
			{
				fprintf(stderr, "bench_core: a key is denied\n");
				exit(1);
			}
			times[2][rep] = now() - start;
			free(b.memory);
		}
		printf("| %" PRIu64 " | `%s` | %.4f | %.1f | %.1f | %.1f |\n", len,
			   s == BENCH_NSUBJECTS ? "textbook_bloom" : bench_names[s],
			   (double) passed / (double) n, median(times[0]) / (double) n,
			   median(times[1]) / (double) n, median(times[2]) / (double) n);
	}
	free(hashes);
	free(bits);
	free(others);
	free(keys);
}

static void
usage(FILE *to)
{
	fputs("Usage: bench_core [OPTION]...\n"
		  "Measures filters and prints a line of comma-separated values each.\n"
		  "\n"
		  USAGE_KEYS
		  "  --filter LIST   of those that --names prints (default: all)\n"
		  "  --names         print the names of the filters, and end\n"
		  "  --lengths       print a table for lengths of keys, and end\n"
		  USAGE_PROBES
		  "  --many N        probe by N at once as well, on a line NAME_many\n"
		  USAGE_LAST, to);
}

int
main(int argc, char **argv)
{
	bool		chosen[BENCH_NSUBJECTS] = {false};
	bool		any = false;

	for (int i = 1; i < argc; i++)
	{
		const char *option = argv[i];
		int			taken;

		if (strcmp(option, "--help") == 0)
		{
			usage(stdout);
			return 0;
		}
		if (strcmp(option, "--lengths") == 0)
		{
			touch_heap(n);
			measure_lengths();
			return 0;
		}
		if (strcmp(option, "--names") == 0)
		{
			for (BenchSubject s = 0; s < BENCH_NSUBJECTS; s++)
				puts(bench_names[s]);
			return 0;
		}
		taken = common_option(program, argv + i, 4e9, bench_names,
							  BENCH_NSUBJECTS, chosen);
		if (taken > 0)
		{
			i += taken - 1;
			continue;
		}
		if (strcmp(option, "--many") == 0)
			batch = (uint32_t) number(program, option, argv[i + 1], 1, 1e6);
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
	touch_heap(n);
	measure(chosen);
	return 0;
}
