/*-------------------------------------------------------------------------
 *
 * bench_filters.c
 *		The filters that the benchmarks of the core measure.
 *
 *-------------------------------------------------------------------------
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench_filters.h"
#include "core/base/rf_hashes.h"

#define BENCH_NAME(code, NAME, name, use) #name,
#define BENCH_CODE(code, NAME, name, use) code,

const char *const bench_names[BENCH_NSUBJECTS] = {
	RF_KINDS(BENCH_NAME) "reference"
};

/* 0: the reference, which is no kind */
static const uint8_t codes[BENCH_NSUBJECTS] = {
	RF_KINDS(BENCH_CODE) 0
};

void *
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

bool
bench_has(BenchSubject subject, uint64_t n, double fpr)
{
	rf_shape	shape;

	return subject == BENCH_REFERENCE ||
		rf_kind_find(codes[subject])->plan(n, fpr, &shape) == RF_OK;
}

/* Values of ten bits, one of each key. */
static const rf_values map_values = {1023, 0, false};

uint64_t
bench_words(BenchSubject subject)
{
	return subject != BENCH_REFERENCE &&
		rf_kind_find(codes[subject])->map != NULL ? 2 : 1;
}

void
bench_words_of(BenchSubject subject, const uint64_t *hashes, uint64_t n,
			   uint64_t *words)
{
	if (bench_words(subject) == 1)
		memcpy(words, hashes, n * sizeof(*words));
	else
	{
		for (uint64_t i = 0; i < n; i++)
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

void
bench_build(BenchSubject subject, uint64_t n, double fpr, uint64_t *words,
			BenchFilter *b)
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

void
bench_dispose(BenchSubject subject, BenchFilter *b)
{
	free(subject == BENCH_REFERENCE ? (void *) b->reference.words : b->memory);
}

uint64_t
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

uint64_t
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
