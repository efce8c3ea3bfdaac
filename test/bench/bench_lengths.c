/*-------------------------------------------------------------------------
 *
 * bench_lengths.c
 *		Measures what the length of keys costs: filters that hash a key once,
 *		beside a Bloom filter that hashes it once for each probe.
 *
 * The latter is the textbook's: 10 bits a key, 7 probes anywhere in the
 * filter, each by a hash of the key with another seed.  All take the same hash
 * function, and time includes hashing.  README.md in this directory tells how
 * to read it.
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

#include "bench_filters.h"
#include "bench_keys.h"
#include "bench_options.h"
#include "core/base/rf_hash.h"

#define TEXTBOOK_BITS	10
#define TEXTBOOK_PROBES	7
#define FPR				0.01

static const char *const program = "bench_lengths";

/* n keys, one behind the other */
typedef struct Keys
{
	uint8_t    *bytes;
	uint64_t	len;			/* of each */
} Keys;

/* A filter, or the textbook's, whose bits are NULL else */
typedef struct Contender
{
	const char *name;
	BenchSubject subject;
	bool		textbook;
	BenchFilter filter;
	uint8_t    *bits;
	uint64_t	nbits;
} Contender;

static Keys
keys_make(uint64_t len)
{
	Keys		keys = {bench_alloc(n * len + 8), len};

	for (uint64_t i = 0; i < n * len; i += 8)
	{
		uint64_t	word = rand64();

		memcpy(keys.bytes + i, &word, 8);
	}
	return keys;
}

static uint64_t
textbook_place(const Contender *c, const uint8_t *key, uint64_t len, int probe)
{
	return rf_mulhi64(XXH3_64bits_withSeed(key, len, (uint64_t) probe), c->nbits);
}

static void
build(Contender *c, const Keys *keys, uint64_t *hashes)
{
	if (!c->textbook)
	{
		for (uint64_t i = 0; i < n; i++)
			hashes[i] = rf_hash_bytes(keys->bytes + i * keys->len, keys->len);
		bench_build(c->subject, n, FPR, hashes, &c->filter);
		return;
	}
	c->nbits = n * TEXTBOOK_BITS;
	c->bits = calloc(c->nbits / 8 + 1, 1);
	if (c->bits == NULL)
		exit(1);
	for (uint64_t i = 0; i < n; i++)
	{
		for (int probe = 0; probe < TEXTBOOK_PROBES; probe++)
		{
			uint64_t	at = textbook_place(c, keys->bytes + i * keys->len, keys->len, probe);

			c->bits[at / 8] |= (uint8_t) (1 << at % 8);
		}
	}
}

static RF_NOINLINE bool
may_contain(const Contender *c, const uint8_t *key, uint64_t len)
{
	if (!c->textbook)
		return rf_filter_may_contain(&c->filter.filter, rf_hash_bytes(key, len));
	for (int probe = 0; probe < TEXTBOOK_PROBES; probe++)
	{
		uint64_t	at = textbook_place(c, key, len, probe);

		if ((c->bits[at / 8] >> at % 8 & 1) == 0)
			return false;
	}
	return true;
}

static uint64_t
probe_all(const Contender *c, const Keys *keys)
{
	uint64_t	hits = 0;

	for (uint64_t i = 0; i < n; i++)
		hits += may_contain(c, keys->bytes + i * keys->len, keys->len);
	return hits;
}

static int
compare_doubles(const void *a, const void *b)
{
	double		x = *(const double *) a,
				y = *(const double *) b;

	return (x > y) - (x < y);
}

static void
measure(uint64_t len)
{
	Contender	contenders[] = {
		{.name = "textbook_bloom",.textbook = true},
		{.name = "bloom",.subject = BENCH_BLOOM},
		{.name = "ribbon",.subject = BENCH_RIBBON}
	};
	const size_t ncontenders = sizeof(contenders) / sizeof(contenders[0]);
	double		times[3][3][MAX_REPS];	/* [contender][build, absent, present] */
	uint64_t	passed[3] = {0};
	Keys		keys = keys_make(len);
	Keys		others = keys_make(len);
	uint64_t   *hashes = bench_alloc(n * sizeof(*hashes));

	for (int rep = 0; rep < reps; rep++)
	{
		for (size_t i = 0; i < ncontenders; i++)
		{
			Contender  *c = &contenders[i];
			double		start = now();

			build(c, &keys, hashes);
			times[i][0][rep] = now() - start;
			start = now();
			passed[i] = probe_all(c, &others);
			times[i][1][rep] = now() - start;
			start = now();
			if (probe_all(c, &keys) != n)
			{
				fprintf(stderr, "%s: %s denies a key\n", program, c->name);
				exit(1);
			}
			times[i][2][rep] = now() - start;
			if (c->textbook)
				free(c->bits);
			else
				bench_dispose(c->subject, &c->filter);
		}
	}
	for (size_t i = 0; i < ncontenders; i++)
	{
		for (int what = 0; what < 3; what++)
			qsort(times[i][what], (size_t) reps, sizeof(double), compare_doubles);
		printf("| %" PRIu64 " | `%s` | %.4f | %.1f | %.1f | %.1f |\n", len, contenders[i].name,
			   (double) passed[i] / (double) n, times[i][0][reps / 2] / (double) n,
			   times[i][1][reps / 2] / (double) n, times[i][2][reps / 2] / (double) n);
	}
	free(hashes);
	free(others.bytes);
	free(keys.bytes);
}

int
main(int argc, char **argv)
{
	static const uint64_t lengths[] = {10, 25, 50, 250, 2000};

	n = 100000;
	for (int i = 1; i < argc;)
	{
		int			taken = common_option(program, argv + i, 1000, 1e6);

		if (taken == 0)
		{
			fprintf(stderr, "Usage: %s [--n KEYS] [--reps N]\n", program);
			return 2;
		}
		i += taken;
	}
	puts("| bytes of a key | filter | rate | build ns/key | absent ns | present ns |\n"
		 "|---:|---|---:|---:|---:|---:|");
	for (size_t i = 0; i < sizeof(lengths) / sizeof(lengths[0]); i++)
		measure(lengths[i]);
	return 0;
}
