/*-------------------------------------------------------------------------
 *
 * bench_filters.h
 *		The filters that the benchmarks of the core measure: ours, and a
 *		reference that depends on the machine alone.
 *
 * For C and C++.  What fails ends the program.
 *
 *-------------------------------------------------------------------------
 */
#ifndef BENCH_FILTERS_H
#define BENCH_FILTERS_H

#include "core/rf_filter.h"

RF_EXTERN_C_BEGIN

#define BENCH_SUBJECT(code, NAME, name, use) BENCH_##NAME,

/* Each kind in the list, and the reference. */
typedef enum BenchSubject
{
	RF_KINDS(BENCH_SUBJECT)
	BENCH_REFERENCE,
	BENCH_NSUBJECTS
} BenchSubject;

#undef BENCH_SUBJECT

extern const char *const bench_names[BENCH_NSUBJECTS];

/* Can such a filter be made?  A kind does not have every rate. */
extern bool bench_has(BenchSubject subject, uint64_t n, double fpr);

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

/*
 * A filter of few keys is built sooner than a clock can tell: so many of them
 * are built, each of its own keys, that they have this many keys together.
 */
#define BENCH_BATCH_KEYS	200000

static inline uint64_t
bench_batch(uint64_t n)
{
	return n < BENCH_BATCH_KEYS ? BENCH_BATCH_KEYS / n : 1;
}

/* Of at least one byte. */
extern void *bench_alloc(uint64_t nbytes);

/*
 * What a filter is built of, for each hash: itself, or in a map two words, the
 * hash and a value of ten bits.
 */
extern uint64_t bench_words(BenchSubject subject);
extern void bench_words_of(BenchSubject subject, const uint64_t *hashes,
						   uint64_t n, uint64_t *words);

/*
 * From the words of n distinct hashes in no order (which are put in order in
 * place, if the filter needs it) to a filter ready to be probed, with all
 * memory it takes.
 */
extern void bench_build(BenchSubject subject, uint64_t n, double fpr,
						uint64_t *words, BenchFilter *b);

extern void bench_dispose(BenchSubject subject, BenchFilter *b);

/*
 * How many of the hashes the filter takes for members, by a call for each that
 * is not inlined.
 */
extern uint64_t bench_probe(BenchSubject subject, const BenchFilter *b,
							const uint64_t *hashes, uint64_t nhashes);

/* The same of a map, looking up the first value of each. */
extern uint64_t bench_probe_values(const BenchFilter *b,
								   const uint64_t *hashes, uint64_t nhashes);

RF_EXTERN_C_END

#endif							/* BENCH_FILTERS_H */
