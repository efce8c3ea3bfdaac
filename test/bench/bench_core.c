/*-------------------------------------------------------------------------
 *
 * bench_core.c
 *		Measures the filters without a server: size, rate, time to build and
 *		to probe.
 *
 * README.md in this directory tells what is measured and how to read it.
 *
 * IDENTIFICATION
 *	  test/bench/bench_core.c
 *
 *-------------------------------------------------------------------------
 */
#define _POSIX_C_SOURCE 200809L

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "bench_keys.h"
#include "core/rf_filter.h"
#include "core/rf_hashes.h"
#include "core/rf_isa.h"

/* What there is to measure, and a row's worth of results. */
typedef enum Subject
{
	KEYSET,
	BLOOM,
	RIBBON,
	REFERENCE,
	NSUBJECTS
} Subject;

static const char *const subject_names[NSUBJECTS] = {
	"keyset", "bloom", "ribbon", "reference"
};

typedef struct Result
{
	double		build[MAX_REPS];	/* ns for the keys of all filters */
	double		absent[MAX_REPS];	/* ns for all probes */
	double		present[MAX_REPS];
	uint64_t	false_positives;
	uint64_t	false_negatives;
	uint64_t	nbytes;			/* of all filters */
} Result;

static uint64_t n = 1000000;
static double fpr = 0.01;
static int	reps = 3;
static uint64_t nabsent = 4000000;
static uint64_t npresent = 2000000;

/*
 * A filter of few keys is built sooner than a clock can tell: so many of them
 * are built, each of its own keys, that they have this many keys together.
 */
#define BATCH_KEYS			200000

/* Sets of each size, of whose sizes --sizes prints the mean, at the least. */
#define MIN_SETS			4

#define SIZE_COLUMNS		"filter,n,fpr_target,bits_per_key"

static uint64_t
batch(void)
{
	return n < BATCH_KEYS ? BATCH_KEYS / n : 1;
}

static void *
alloc(uint64_t nbytes)
{
	void	   *p = nbytes == 0 || nbytes > SIZE_MAX ? NULL : malloc(nbytes);

	if (p == NULL)
	{
		fprintf(stderr, "bench_core: no memory for %" PRIu64 " bytes\n",
				nbytes);
		exit(1);
	}
	return p;
}

/*
 * The reference: a cache-line-blocked Bloom filter as anybody would write it,
 * scalar, 10 bits a key, 6 probes whose positions are 9 bits each of one
 * product.
 */
typedef struct Reference
{
	uint64_t	nblocks;
	uint64_t   *words;			/* [nblocks][8], aligned to 64 bytes */
} Reference;

#define REFERENCE_PROBES	6

static void
reference_add(Reference *reference, const uint64_t *hashes, uint64_t nhashes)
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
reference_may_contain(const Reference *reference, uint64_t hash)
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

/* A built filter: bytes as they would be stored, or the reference. */
typedef struct Built
{
	uint8_t    *memory;			/* that holds bytes */
	uint8_t    *bytes;
	uint64_t	nbytes;
	rf_filter	filter;
	Reference	reference;
} Built;

static void
check(rf_status status, const char *what)
{
	if (status != RF_OK)
	{
		fprintf(stderr, "bench_core: %s failed with status %d\n", what,
				status);
		exit(1);
	}
}

/*
 * Room for a filter.  The payload of a Bloom filter is aligned to 64 bytes, so
 * that a block is in one cache line, as those of the reference are.
 */
static void
alloc_filter(Subject subject, Built *b, uint64_t head, uint64_t payload_len)
{
	b->memory = alloc(head + payload_len + 64);
	b->bytes = b->memory;
	while (subject == BLOOM && (uintptr_t) (b->bytes + head) % 64 != 0)
		b->bytes++;
}

/*
 * From distinct hashes in no order (which are put in order in place, if the
 * filter needs it) to a filter ready to be probed, with all memory it takes.
 */
static void
build(Subject subject, Built *b, uint64_t *hashes)
{
	const uint64_t head = rf_wire_bytes(0, 0);
	rf_wire		w = {0};

	w.keys.family = RF_FAMILY_INT;
	w.nkeys = n;
	w.fpr = fpr;
	if (subject == REFERENCE)
	{
		b->reference.nblocks = n * 10 / 512 + 1;
		b->nbytes = b->reference.nblocks * 64;
		b->reference.words = aligned_alloc(64, b->nbytes);
		if (b->reference.words == NULL)
			check(RF_ERR_SPACE, "aligned_alloc");
		memset(b->reference.words, 0, b->nbytes);
		reference_add(&b->reference, hashes, n);
		return;
	}

	if (subject == KEYSET)
	{
		rf_hashes_sort(hashes, n, NULL);
		w.kind = RF_KIND_KEYSET;
		w.payload_len = w.nkeys * RF_KEYSET_KEY_BYTES;
		alloc_filter(subject, b, head, w.payload_len);
		for (uint64_t i = 0; i < w.nkeys; i++)
			rf_store64(b->bytes + head + i * RF_KEYSET_KEY_BYTES, hashes[i]);
	}
	else if (subject == BLOOM)
	{
		rf_bloom_shape shape;

		check(rf_bloom_plan(w.nkeys, fpr, &shape), "rf_bloom_plan");
		w.kind = RF_KIND_BLOOM;
		w.param = (uint16_t) shape.probes;
		w.payload_len = shape.nbytes;
		alloc_filter(subject, b, head, shape.nbytes);
		memset(b->bytes + head, 0, shape.nbytes);
		rf_bloom_add(&shape, b->bytes + head, hashes, w.nkeys, NULL);
	}
	else
	{
		rf_ribbon_shape shape;
		rf_builder	builder;
		uint64_t	room,
					used;
		void	   *work;

		check(rf_ribbon_plan(w.nkeys, fpr, &shape), "rf_ribbon_plan");
		rf_ribbon_partition(&shape, hashes, w.nkeys, 0, NULL);
		room = rf_ribbon_enough_bytes(&shape, w.nkeys);
		work = alloc(rf_ribbon_work_bytes(&shape, hashes, w.nkeys, NULL));
		w.kind = RF_KIND_RIBBON;
		alloc_filter(subject, b, head, room);
		check(rf_ribbon_begin(&builder, &shape, w.nkeys, b->bytes + head,
							  room, NULL), "rf_ribbon_begin");
		check(rf_ribbon_add(&builder, hashes, w.nkeys, work, &used),
			  "rf_ribbon_add");
		w.payload_len = builder.payload_len;
		w.param = builder.param;
		w.kind_flags = builder.kind_flags;
		free(work);
	}
	rf_wire_write(b->bytes, &w);
	b->nbytes = head + w.payload_len;
	check(rf_filter_open(&b->filter, w.kind, b->bytes, b->nbytes, RF_OPEN,
						 NULL, NULL), "rf_filter_open");
}

static void
dispose(Subject subject, Built *b)
{
	free(subject == REFERENCE ? (void *) b->reference.words : b->memory);
}

/* How many of the hashes the filter takes for members. */
static uint64_t
probe(Subject subject, const Built *b, const uint64_t *hashes,
	  uint64_t nhashes)
{
	uint64_t	hits = 0;

	if (subject == REFERENCE)
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
ask(Subject subject, const Built *b, const uint64_t *keys,
	const uint64_t *absent, uint64_t filter, uint64_t nfilters, Result *r)
{
	uint64_t	from = nabsent * filter / nfilters,
				to = nabsent * (filter + 1) / nfilters;

	r->false_negatives += n - probe(subject, b, keys + filter * n, n);
	r->false_positives += probe(subject, b, absent + from, to - from);
}

/*
 * Builds all filters, each with all that it takes from the first allocation to
 * the last free, but for the first of them: it is left in *b to be probed.
 * Returns the time it took.
 */
static double
build_all(Subject subject, Built *b, uint64_t *hashes, uint64_t nfilters,
		  uint64_t *nbytes)
{
	double		start = now();

	*nbytes = 0;
	for (uint64_t filter = nfilters; filter-- > 0;)
	{
		build(subject, b, hashes + filter * n);
		*nbytes += b->nbytes;
		if (filter > 0)
			dispose(subject, b);
	}
	return now() - start;
}

static void
measure(const bool *chosen)
{
	static Result results[NSUBJECTS];
	const uint64_t nfilters = batch(),
				nkeys = n * nfilters;
	uint64_t   *keys = alloc(nkeys * sizeof(*keys));
	uint64_t   *scratch = alloc(nkeys * sizeof(*scratch));
	uint64_t   *absent = alloc(nabsent * sizeof(*absent));
	uint64_t   *present = alloc(npresent * sizeof(*present));

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
		for (Subject s = 0; s < NSUBJECTS; s++)
		{
			Result	   *r = &results[s];
			Built		b = {0};
			double		start;

			if (!chosen[s])
				continue;
			memcpy(scratch, keys, nkeys * sizeof(*keys));
			r->build[rep] = build_all(s, &b, scratch, nfilters, &r->nbytes);

			/* a first pass, not timed, to fill caches as far as they go */
			(void) probe(s, &b, absent, nabsent / 8);
			start = now();
			(void) probe(s, &b, absent, nabsent);
			r->absent[rep] = now() - start;
			start = now();
			(void) probe(s, &b, present, npresent);
			r->present[rep] = now() - start;
			if (rep == 0)
				ask(s, &b, keys, absent, 0, nfilters, r);
			dispose(s, &b);
		}
	}

	/* the filters that were freed, once more */
	for (Subject s = 0; s < NSUBJECTS; s++)
	{
		for (uint64_t filter = 1; chosen[s] && filter < nfilters; filter++)
		{
			Built		b = {0};

			memcpy(scratch, keys + filter * n, n * sizeof(*keys));
			build(s, &b, scratch);
			ask(s, &b, keys, absent, filter, nfilters, &results[s]);
			dispose(s, &b);
		}
	}

	for (Subject s = 0; s < NSUBJECTS; s++)
	{
		Result	   *r = &results[s];

		if (!chosen[s])
			continue;
		printf("%s,%" PRIu64 ",%.6g,%.6g,%.4f,%.1f,%.1f,%.1f,%" PRIu64 "\n",
			   subject_names[s], n, fpr,
			   (double) r->false_positives / (double) nabsent,
			   8 * (double) r->nbytes / (double) nkeys,
			   median(r->build) / (double) nkeys,
			   median(r->absent) / (double) nabsent,
			   median(r->present) / (double) npresent, r->false_negatives);
	}
	free(keys);
	free(scratch);
	free(absent);
	free(present);
}

/*
 * Builds filters of n keys, and prints how large they are.  Their keys depend
 * on n alone, so that two programs and any two lists compare the same sets.
 */
static void
print_size(const bool *chosen)
{
	/* as for times, but a tenth of the keys, and sets enough at any size */
	const uint64_t nfilters = batch() / 10 + MIN_SETS;
	uint64_t   *hashes = alloc(n * sizeof(*hashes));
	uint64_t	nbytes[NSUBJECTS] = {0};

	for (uint64_t filter = 0; filter < nfilters; filter++)
	{
		for (Subject s = 0; s < NSUBJECTS; s++)
		{
			Built		b = {0};

			if (!chosen[s])
				continue;
			rand_state = n << 32 | filter;
			for (uint64_t i = 0; i < n; i++)
				hashes[i] = rand64();
			build(s, &b, hashes);
			nbytes[s] += b.nbytes;
			dispose(s, &b);
		}
	}
	for (Subject s = 0; s < NSUBJECTS; s++)
	{
		if (chosen[s])
			printf("%s,%" PRIu64 ",%.6g,%.4f\n", subject_names[s], n, fpr,
				   8 * (double) nbytes[s] / (double) (n * nfilters));
	}
	free(hashes);
}

static void
usage(FILE *to)
{
	fputs("Usage: bench_core [OPTION]...\n"
		  "Measures filters and prints a line of comma-separated values each.\n"
		  "\n"
		  "  --n N           keys (default 1000000)\n"
		  "  --fpr F         target false positive rate (default 0.01)\n"
		  "  --filter LIST   of keyset,bloom,ribbon,reference (default: all)\n"
		  "  --reps N        repetitions, of which the median counts (default 3)\n"
		  "  --absent N      probes for absent keys (default 4000000)\n"
		  "  --present N     probes for present keys (default 2000000)\n"
		  "  --isa NAME      nothing beyond generic, popcnt, avx2, avx512; neon\n"
		  "                  (default: all that the machine has)\n"
		  "  --sizes LIST    only the sizes of filters of so many keys, such as\n"
		  "                  10-3000,1e6; each the mean of several sets\n"
		  "  --no-header     only the values\n"
		  "  --help          this text\n", to);
}

static double
number(const char *option, const char *text, double least, double most)
{
	char	   *end;
	double		v = text !=NULL ? strtod(text, &end) : 0;

	if (text == NULL || end == text ||*end != '\0' ||
		!(v >= least && v <= most))
	{
		fprintf(stderr, "bench_core: %s takes a number from %g to %g\n",
				option, least, most);
		exit(2);
	}
	return v;
}

static void
choose(const char *list, bool *chosen)
{
	while (list != NULL && *list != '\0')
	{
		size_t		len = strcspn(list, ",");
		Subject		s;

		for (s = 0; s < NSUBJECTS; s++)
		{
			if (strlen(subject_names[s]) == len &&
				strncmp(subject_names[s], list, len) == 0)
				break;
		}
		if (s == NSUBJECTS)
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

/*
 * Prints sizes for a list of numbers of keys and ranges of them: 10-3000,1e6.
 */
static void
print_sizes(const char *list, const bool *chosen)
{
	const char *rest = list;

	while (*rest != '\0')
	{
		char	   *end;
		double		from = strtod(rest, &end),
					to = from;

		if (end != rest && *end == '-')
			to = strtod(end + 1, &end);
		if (end == rest || (*end != ',' && *end != '\0') ||
			!(from >= 1 && from <= to && to <= 1e8))
		{
			fprintf(stderr, "bench_core: no list of sizes: \"%s\"\n", list);
			exit(2);
		}
		for (n = (uint64_t) from; n <= (uint64_t) to; n++)
			print_size(chosen);
		rest = end + (*end == ',');
	}
}

int
main(int argc, char **argv)
{
	bool		chosen[NSUBJECTS] = {false};
	bool		any = false;
	bool		header = true;
	const char *sizes = NULL;

	for (int i = 1; i < argc; i++)
	{
		const char *option = argv[i];
		const char *value = i + 1 < argc ? argv[i + 1] : NULL;

		if (strcmp(option, "--help") == 0)
		{
			usage(stdout);
			return 0;
		}
		if (strcmp(option, "--no-header") == 0)
		{
			header = false;
			continue;
		}
		if (strcmp(option, "--n") == 0)
			n = (uint64_t) number(option, value, 1, 4e9);
		else if (strcmp(option, "--fpr") == 0)
			fpr = number(option, value, RF_FPR_MIN, RF_FPR_MAX);
		else if (strcmp(option, "--reps") == 0)
			reps = (int) number(option, value, 1, MAX_REPS);
		else if (strcmp(option, "--absent") == 0)
			nabsent = (uint64_t) number(option, value, 1, 1e10);
		else if (strcmp(option, "--present") == 0)
			npresent = (uint64_t) number(option, value, 1, 1e10);
		else if (strcmp(option, "--filter") == 0 && value != NULL)
			choose(value, chosen);
		else if (strcmp(option, "--isa") == 0 && value != NULL)
			limit(value);
		else if (strcmp(option, "--sizes") == 0 && value != NULL)
			sizes = value;
		else
		{
			usage(stderr);
			return 2;
		}
		i++;
	}
	for (Subject s = 0; s < NSUBJECTS; s++)
		any = any || chosen[s];
	for (Subject s = 0; s < NSUBJECTS && !any; s++)
		chosen[s] = true;

	if (header)
		puts(sizes != NULL ? SIZE_COLUMNS : COLUMNS);
	fflush(stdout);
	if (sizes != NULL)
		print_sizes(sizes, chosen);
	else
		measure(chosen);
	return 0;
}
