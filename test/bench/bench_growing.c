/*-------------------------------------------------------------------------
 *
 * bench_growing.c
 *		Measures ways to let a Bloom filter grow to 16 times the keys it
 *		began with: size, rate, time to add and to probe on the way.
 *
 * README.md in this directory tells what is measured and how to read it.
 *
 * IDENTIFICATION
 *	  test/bench/bench_growing.c
 *
 *-------------------------------------------------------------------------
 */
#define _POSIX_C_SOURCE 200809L

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "bench_filters.h"
#include "bench_keys.h"
#include "bench_options.h"

#define GROWTH		16			/* keys in the end, over those at first */
#define MAX_PARTS	GROWTH

/*
 * Where to look, in sixteenths of the keys: when a filter is full, those that
 * are rebuilt (1, 2, 4, 8, 16) and those of a chain (1, 3, 7, 15), and soon
 * after that.  No single place is fair to both, so there is a mean as well.
 */
static const double stages[] = {
	1, 1.1, 1.5, 2, 2.2, 3, 3.3, 4, 4.4, 6, 7, 7.7, 8, 8.8, 12, 15, 16
};

#define NSTAGES		(sizeof(stages) / sizeof(stages[0]))

/*
 * A way to grow.  The filter in use has a capacity; at "limit" times its
 * capacity, what comes next goes into another one of "larger" times the
 * capacity, or all keys do if it is rebuilt.
 */
typedef struct Way
{
	const char *name;
	double		first;			/* capacity, over the keys at first */
	double		limit;
	double		larger;
	bool		rebuilt;
	double		tighten;		/* rate of each filter over the one before */
	double		share;			/* of the rate, for the first */
	bool		folded;			/* look at a copy, folded; made of a size that
								 * can be halved four times */
} Way;

static const Way ways[] = {
	{"sized_for_a_sixteenth", 1, HUGE_VAL, 0, false, 1, 1, false},
	{"chain_0.5", 1, 1, 2, false, 0.5, 0.5, false},
	{"chain_0.85", 1, 1, 2, false, 0.85, 0.15, false},
	{"sized_for_all", GROWTH, HUGE_VAL, 0, false, 1, 1, false},
	{"sized_for_all_folded", GROWTH, HUGE_VAL, 0, false, 1, 1, true},
	{"rebuilt_when_full", 1, 1, 2, true, 1, 1, false},
	{"rebuilt_at_twice", 1, 2, 4, true, 1, 1, false},
	{"parts", 1, 1, 1, false, 1, 1, false},
	{"parts_strict", 1, 1, 1, false, 1, 1.0 / GROWTH, false},
};

#define NWAYS		(sizeof(ways) / sizeof(ways[0]))

/* One of the filters that a way has at a time. */
typedef struct Part
{
	uint8_t    *memory;
	uint8_t    *bits;
	rf_bloom_shape shape;
	double		fpr;
	uint64_t	capacity;
	uint64_t	nkeys;
} Part;

typedef struct Grown
{
	Part		parts[MAX_PARTS];
	uint32_t	nparts;
	uint64_t	nadded;			/* keys, those of rebuilding included */
} Grown;

typedef struct Result
{
	uint32_t	nparts;
	uint64_t	nbytes;
	double		mean_bits;		/* of a key, over all batches so far; or 0 */
	uint64_t	nadded;
	uint64_t	false_positives;
	uint64_t	false_negatives;
	double		add;			/* ns so far; the least of all repetitions */
	double		absent;
	double		present;
} Result;

static double fpr = 0.01;
static uint64_t batch = 1000;	/* keys that are added at once */
static const char *const program = "bench_growing";

static void
part_make(Part *part, uint64_t capacity, double rate)
{
	part->capacity = capacity;
	part->fpr = rate;
	part->nkeys = 0;
	if (rf_bloom_plan(capacity, rate, &part->shape) != RF_OK)
	{
		fprintf(stderr, "bench_growing: no filter of rate %g\n", rate);
		exit(1);
	}
	part->memory = bench_alloc(part->shape.nbytes + 64);
	part->bits = part->memory + (-(uintptr_t) part->memory % 64);
	memset(part->bits, 0, part->shape.nbytes);
}

static void
part_add(Part *part, const uint64_t *keys, uint64_t nkeys)
{
	rf_bloom_add(&part->shape, part->bits, keys, nkeys, NULL);
	part->nkeys += nkeys;
}

/*
 * As many keys or a few more, for which a filter has GROWTH times a number of
 * blocks.
 */
static uint64_t
divisible(uint64_t nkeys)
{
	const uint64_t unit = GROWTH * RF_BLOOM_BLOCK_BYTES;
	rf_bloom_shape shape;

	if (rf_bloom_plan(nkeys, fpr, &shape) != RF_OK)
		return nkeys;
	return rf_bloom_capacity((shape.nbytes + unit - 1) / unit * unit, fpr,
							 NULL);
}

static void
part_fold(Part *part)
{
	const rf_bloom bloom = {part->shape, part->bits};
	Part		folded = *part;

	folded.shape.nblocks = rf_bloom_fold_blocks(&bloom, part->fpr, NULL);
	folded.shape.nbytes = folded.shape.nblocks * RF_BLOOM_BLOCK_BYTES;
	folded.memory = bench_alloc(folded.shape.nbytes + 64);
	folded.bits = folded.memory + (-(uintptr_t) folded.memory % 64);
	rf_bloom_fold(&bloom, &folded.shape, folded.bits, NULL);
	*part = folded;
}

/* Adds keys from..to - 1, in filters new and old as the way wants. */
static void
grow(const Way *way, Grown *grown, const uint64_t *keys, uint64_t from,
	 uint64_t to)
{
	while (from < to)
	{
		Part	   *last = &grown->parts[grown->nparts - 1];
		double		room = way->limit * (double) last->capacity -
		(double) last->nkeys;
		uint64_t	nkeys = to - from;

		if (room < 1)
		{
			uint64_t	capacity = (uint64_t) (way->larger *
											   (double) last->capacity);

			if (way->rebuilt)
			{
				free(last->memory);
				part_make(last, capacity, last->fpr);
				part_add(last, keys, from);
				grown->nadded += from;
			}
			else
			{
				part_make(last + 1, capacity, last->fpr * way->tighten);
				grown->nparts++;
			}
			continue;
		}
		if ((double) nkeys > room)
			nkeys = (uint64_t) room;
		part_add(last, keys + from, nkeys);
		grown->nadded += nkeys;
		from += nkeys;
	}
}

/* The newest filter first: where there are several, it has the most keys. */
static RF_NOINLINE bool
may_contain(const rf_bloom *blooms, uint32_t nblooms, uint64_t hash)
{
	for (uint32_t i = nblooms; i-- > 0;)
	{
		if (rf_bloom_may_contain(&blooms[i], hash))
			return true;
	}
	return false;
}

static uint64_t
probe(const Grown *grown, const uint64_t *hashes, uint64_t nhashes)
{
	rf_bloom	blooms[MAX_PARTS];
	uint64_t	hits = 0;

	for (uint32_t i = 0; i < grown->nparts; i++)
	{
		blooms[i].shape = grown->parts[i].shape;
		blooms[i].bits = grown->parts[i].bits;
	}
	for (uint64_t i = 0; i < nhashes; i++)
		hits += may_contain(blooms, grown->nparts, hashes[i]);
	return hits;
}

static uint64_t
grown_bytes(const Grown *grown)
{
	uint64_t	nbytes = 0;

	for (uint32_t i = 0; i < grown->nparts; i++)
		nbytes += rf_wire_bytes(0, grown->parts[i].shape.nbytes);
	return nbytes;
}

static void
least(double *best, double value)
{
	if (*best == 0 || value < *best)
		*best = value;
}

static void
look(const Grown *grown, const uint64_t *keys, uint64_t nkeys,
	 const uint64_t *absent, uint64_t *present, double added, Result *r)
{
	double		start;

	r->nparts = grown->nparts;
	r->nadded = grown->nadded;
	r->nbytes = grown_bytes(grown);
	for (uint64_t i = 0; i < npresent; i++)
		present[i] = keys[rand64() % nkeys];
	r->false_negatives = nkeys - probe(grown, keys, nkeys);
	start = now();
	r->false_positives = probe(grown, absent, nabsent);
	least(&r->absent, now() - start);
	start = now();
	(void) probe(grown, present, npresent);
	least(&r->present, now() - start);
	least(&r->add, added);
}

static void
follow(const Way *way, const uint64_t *keys, const uint64_t *absent,
	   uint64_t *present, Result *results)
{
	Grown		grown = {0};
	double		added = now();
	double		bits = 0;
	uint64_t	nbatches = 0;
	uint64_t	nkeys = 0;

	part_make(&grown.parts[0], way->folded ? divisible(n) :
			  (uint64_t) (way->first * (double) n / GROWTH), fpr * way->share);
	grown.nparts = 1;
	added = now() - added;
	for (size_t i = 0; i < NSTAGES; i++)
	{
		const uint64_t stage = (uint64_t) (stages[i] * (double) n / GROWTH);

		while (nkeys < stage)
		{
			uint64_t	to = stage - nkeys < batch ? stage : nkeys + batch;
			double		start = now();

			grow(way, &grown, keys, nkeys, to);
			added += now() - start;
			nkeys = to;
			if (i > 0)
			{
				bits += 8 * (double) grown_bytes(&grown) / (double) nkeys;
				nbatches++;
			}
		}
		if (!way->folded && nbatches > 0)
			results[i].mean_bits = bits / (double) nbatches;
		if (way->folded)
		{
			Grown		copy = grown;

			part_fold(&copy.parts[0]);
			look(&copy, keys, nkeys, absent, present, added, &results[i]);
			free(copy.parts[0].memory);
		}
		else
			look(&grown, keys, nkeys, absent, present, added, &results[i]);
	}
	for (uint32_t i = 0; i < grown.nparts; i++)
		free(grown.parts[i].memory);
}

static void
measure(void)
{
	static Result results[NWAYS][NSTAGES];
	uint64_t   *keys = bench_alloc(n * sizeof(*keys));
	uint64_t   *absent = bench_alloc(nabsent * sizeof(*absent));
	uint64_t   *present = bench_alloc(npresent * sizeof(*present));

	for (uint64_t i = 0; i < n; i++)
		keys[i] = rand64();
	for (uint64_t i = 0; i < nabsent; i++)
		absent[i] = rand64();
	for (int rep = 0; rep < reps; rep++)
	{
		for (size_t way = 0; way < NWAYS; way++)
			follow(&ways[way], keys, absent, present, results[way]);
	}
	for (size_t way = 0; way < NWAYS; way++)
	{
		for (size_t i = 0; i < NSTAGES; i++)
		{
			const Result *r = &results[way][i];
			double		nkeys = floor(stages[i] * (double) n / GROWTH);

			printf("%s,%.0f,%" PRIu32 ",%.4f,%.4f,%.6g,%.3f,%.1f,%.1f,%.1f,%" PRIu64 "\n",
				   ways[way].name, nkeys, r->nparts,
				   8 * (double) r->nbytes / nkeys, r->mean_bits,
				   (double) r->false_positives / (double) nabsent,
				   (double) r->nadded / nkeys, r->add / nkeys,
				   r->absent / (double) nabsent,
				   r->present / (double) npresent, r->false_negatives);
		}
	}
	free(keys);
	free(absent);
	free(present);
}

static void
usage(FILE *to)
{
	fputs("Usage: bench_growing [OPTION]...\n"
		  "Measures ways to let Bloom filters grow, and prints a line of\n"
		  "comma-separated values for each, and each number of keys on the way.\n"
		  "\n"
		  "  --n N           keys in the end (default 1000000)\n"
		  "  --fpr F         target false positive rate (default 0.01)\n"
		  "  --batch N       keys that are added at once (default 1000)\n"
		  "  --reps N        repetitions, of which the least time counts\n"
		  "                  (default 3)\n"
		  USAGE_PROBES
		  USAGE_LAST, to);
}

int
main(int argc, char **argv)
{
	for (int i = 1; i < argc; i++)
	{
		const char *option = argv[i];
		int			taken;

		if (strcmp(option, "--help") == 0)
		{
			usage(stdout);
			return 0;
		}
		taken = common_option(program, argv + i, 1000 * GROWTH, 1e9);
		if (taken > 0)
		{
			i += taken - 1;
			continue;
		}
		if (strcmp(option, "--fpr") == 0)
			fpr = number(program, option, argv[i + 1], 1e-3, 0.1);
		else if (strcmp(option, "--batch") == 0)
			batch = (uint64_t) number(program, option, argv[i + 1], 1, 1e9);
		else
		{
			usage(stderr);
			return 2;
		}
		i++;
	}
	if (header)
		puts("way,n,filters,bits_per_key,mean_bits,fpr_measured,additions_per_key,"
			 "add_ns_per_key,probe_absent_ns,probe_present_ns,false_negatives");
	fflush(stdout);
	measure();
	return 0;
}
