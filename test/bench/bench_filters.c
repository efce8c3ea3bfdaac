/*-------------------------------------------------------------------------
 *
 * bench_filters.c
 *		The filters that the benchmarks of the core measure.
 *
 * IDENTIFICATION
 *	  test/bench/bench_filters.c
 *
 *-------------------------------------------------------------------------
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench_filters.h"
#include "core/rf_hashes.h"

const char *const bench_names[BENCH_NSUBJECTS] = {
	"keyset", "bloom", "ribbon", "reference"
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

/*
 * Room for a filter.  The payload of a Bloom filter is aligned to 64 bytes, so
 * that a block is in one cache line, as those of the reference are.
 */
static void
alloc_filter(BenchSubject subject, BenchFilter *b, uint64_t head,
			 uint64_t payload_len)
{
	b->memory = bench_alloc(head + payload_len + 64);
	b->bytes = b->memory;
	while (subject == BENCH_BLOOM && (uintptr_t) (b->bytes + head) % 64 != 0)
		b->bytes++;
}

void
bench_build(BenchSubject subject, uint64_t n, double fpr, uint64_t *hashes,
			BenchFilter *b)
{
	const uint64_t head = rf_wire_bytes(0, 0);
	rf_wire		w = {0};

	w.keys.family = RF_FAMILY_INT;
	w.nkeys = n;
	w.fpr = fpr;
	if (subject == BENCH_REFERENCE)
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

	if (subject == BENCH_KEYSET)
	{
		const rf_keyset_shape shape = {n};
		rf_builder	builder;
		uint64_t	used;

		rf_hashes_sort(hashes, n, NULL);
		w.kind = RF_KIND_KEYSET;
		w.payload_len = rf_keyset_bytes(n);
		alloc_filter(subject, b, head, w.payload_len);
		check(rf_keyset_kind.begin(&builder, &shape, n, b->bytes + head,
								   w.payload_len, NULL), "begin");
		check(rf_keyset_kind.add(&builder, hashes, n, NULL, &used), "add");
	}
	else if (subject == BENCH_BLOOM)
	{
		rf_bloom_shape shape;

		check(rf_bloom_plan(w.nkeys, fpr, &shape), "rf_bloom_plan");
		rf_bloom_kind.arrange(&shape, hashes, w.nkeys, 0, NULL);
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
		work = bench_alloc(rf_ribbon_work_bytes(&shape, hashes, w.nkeys, NULL));
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
