/*-------------------------------------------------------------------------
 *
 * t_fuse.c
 *		Binary fuse filters: no false negative, the promised rate and size, for
 *		any hashes.  A second reader of them, and plain peeling, are in
 *		t_reader.c.
 *
 *-------------------------------------------------------------------------
 */
#include <math.h>

#include "core/fuse/rf_fuse_impl.h"
#include "rf_sets.h"

/* Each number of bits, in the middle and at its limit. */
static const double rates[] = {0.5, 0.01, 1.0 / 256, 0.003, 1.0 / 4096, 1e-4,
1.0 / 65536};

/* ---- No false negative, the rate, the size ---- */

/* Another arity, another L, one chunk or two. */
TEST(every_key_is_found_where_shapes_change)
{
	static const double some[] = {0.01, 1e-3, 1e-4};

	for (int r = 0; r < 3; r++)
	{
		rf_fuse_system before = {0};
		uint32_t	arity = 0;

		for (uint64_t n = 1; n < 100000; n++)
		{
			rf_fuse_shape shape;
			rf_fuse_system sys;

			REQUIRE(rf_fuse_plan(n, some[r], &shape) == RF_OK);
			rf_fuse_plan_system(&sys, shape.arity, n, 0);
			if (shape.arity != arity || sys.segment_bits != before.segment_bits)
				for (uint64_t m = n - 1; m <= n + 1; m++)
				{
					SCOPED uint64_t *hashes = random_set(m);

					check_all_found(build_fuse(hashes, m, some[r]), hashes, m);
				}
			arity = shape.arity;
			before = sys;
		}
	}
	for (uint64_t n = RF_FUSE_CHUNK_KEYS - 1; n <= RF_FUSE_CHUNK_KEYS + 1; n++)
	{
		SCOPED uint64_t *hashes = random_set(n);

		check_all_found(build_fuse(hashes, n, 0.01), hashes, n);
	}
}

/* 2^-f, six sigma on both sides, of one filter and of many small ones. */
TEST(rate_is_as_promised)
{
	static const uint64_t sizes[] = {3, 30, 300, 3000, 6000, 100000};

	for (EACH(r, rates))
		for (EACH(s, sizes))
		{
			uint64_t	n = sizes[s],
						nsets = n < 3000 ? 3000 / n : 1,
						nprobes = (rates[r] < 1e-3 ? 8000000 : 1000000) / nsets,
						hits = 0;
			double		model = 0,
						measured,
						sigma;

			for (uint64_t set = 0; set < nsets; set++)
			{
				SCOPED uint64_t *hashes = random_set(n);
				SCOPED Built b = build_fuse(hashes, n, rates[r]);
				rf_filter	f;

				if (open_built(&f, &b))
				{
					model = rf_filter_fpr(&f, NULL);
					CHECK(model <= rates[r]);
					hits += count_random_hits(&f, nprobes);
				}
			}
			nprobes *= nsets;
			measured = (double) hits / (double) nprobes;
			sigma = sqrt(model / (double) nprobes);
			CHECK(fabs(measured - model) <= 6 * sigma,
				  "n %" PRIu64 ", rate %g: %g instead of %g", n, rates[r],
				  measured, model);
		}
}

/* Keys that are integers, and no key is. */
TEST(integers_are_told_apart)
{
	uint64_t	n = 100000;
	SCOPED uint64_t *hashes = make_set(SET_INT64, &n);
	SCOPED Built b = build_fuse(hashes, n, 0.01);
	rf_filter	f;
	uint64_t	hits = 0;

	if (open_built(&f, &b))
	{
		CHECK_EQ(count_missed(&f, hashes, n), 0);
		for (int64_t i = 1; i <= 1000000; i++)
			hits += rf_filter_may_contain(&f, rf_hash_int64(-i));
		CHECK(fabs((double) hits - 3906.25) < 6 * 62.5, "%" PRIu64, hits);
	}
}

/* What is promised, and what rf_fuse.h says of first tries. */
TEST(sizes_are_as_expected)
{
	uint64_t	first = 0,
				nsets = 0;

	for (uint64_t n = 1; n <= 20000; n += n / 40 + 1)
		for (int turn = 0; turn < (n < 1000 ? 20 : 5); turn++)
		{
			SCOPED uint64_t *hashes = random_set(n);
			SCOPED Built b = build_fuse(hashes, n, 0.01);
			rf_fuse_shape shape;
			uint64_t	expected;

			REQUIRE(rf_fuse_plan(n, 0.01, &shape) == RF_OK);
			expected = rf_wire_bytes(0, rf_fuse_expected_bytes(&shape, n));
			CHECK(b.len >= expected);
			CHECK(b.len <= rf_wire_bytes(0, rf_fuse_usual_bytes(&shape, n)));
			nsets++;
			first += rf_load16(b.bytes + 14) == 0;
		}
	CHECK(first >= nsets * 94 / 100, "%" PRIu64 " of %" PRIu64 " sets", first, nsets);
}

/*
 * Shards by the lowest bits of the hash take a second try no more often than
 * other sets, so one in 20: 85 % is six sigma away from 95 % of 200 sets.
 */
TEST(shards_are_built_at_the_first_try)
{
	static const uint64_t sizes[] = {128, 1000, 30000};

	for (int shape = SET_LOW_SAME_4; shape <= SET_LOW_SAME_10; shape++)
		for (int s = 0; s < 3; s++)
		{
			uint64_t	nsets = sizes[s] < 30000 ? 1000 : 200,
						first = 0;

			for (uint64_t set = 0; set < nsets; set++)
			{
				uint64_t	n = sizes[s];
				SCOPED uint64_t *hashes = make_set((SetShape) shape, &n);
				SCOPED Built b = build_fuse(hashes, n, 0.01);

				first += rf_load16(b.bytes + 14) == 0;
			}
			CHECK(first >= nsets * 85 / 100, "%s, %" PRIu64 " keys: %" PRIu64
				  " of %" PRIu64 " sets", set_names[shape], sizes[s], first,
				  nsets);
		}
}

/* The bar of the kind: 8.65 bits a key at 1/256. */
TEST(million_keys_are_small)
{
	SCOPED uint64_t *hashes = random_set(1000000);
	SCOPED Built b = build_fuse(hashes, 1000000, 1.0 / 256);

	CHECK(b.len * 8 <= 8650000, "%" PRIu64, b.len);
}

/* ---- Building ---- */

/* Arranged hashes are of the chunks in order, however sorted they came. */
TEST(arranged_hashes_are_ordered_by_chunk)
{
	for (uint32_t nchunks = 1; nchunks < 40; nchunks += 6)
		for (int distinct = 0; distinct < 2; distinct++)
		{
			uint64_t	n = 50000;
			SCOPED uint64_t *hashes = random_set(n);
			rf_fuse_shape shape = {8, 4, nchunks};
			uint32_t	sorted_bits = 0;

			shuffle(hashes, n);
			if (distinct)
				n = rf_hashes_distinct(hashes, n, &sorted_bits, NULL);
			rf_fuse_arrange(&shape, hashes, n, sorted_bits, NULL);
			for (uint64_t i = 1; i < n; i++)
				REQUIRE(rf_mulhi64(hashes[i - 1], nchunks) <=
						rf_mulhi64(hashes[i], nchunks));
		}
}

/* Builds what breaks the contract into exact buffers; returns the status. */
static rf_status
build_badly(const uint64_t *hashes, uint64_t n, uint32_t nchunks)
{
	rf_fuse_shape shape = {8, 4, nchunks};
	SCOPED Built b = {NULL, 0};

	return try_filter(RF_KIND_FUSE, &shape, hashes, n, n, 0.01, 100 + 20 * n, n, &b);
}

/* Repeats, and hashes in the wrong chunk. */
TEST(disorder_is_refused)
{
	for (int turn = 0; turn < 500; turn++)
	{
		uint64_t	n = 20 + rf_test_rand_below(2000);
		SCOPED uint64_t *hashes = random_set(n);
		uint64_t	i = rf_test_rand_below(n),
					j = rf_test_rand_below(n);
		uint32_t	nchunks = 2 + (uint32_t) rf_test_rand_below(5);
		bool		same = rf_mulhi64(hashes[i], nchunks) ==
		rf_mulhi64(hashes[j], nchunks);
		uint64_t	v = hashes[i];
		rf_status	status;

		hashes[i] = hashes[j];
		hashes[j] = v;
		status = build_badly(hashes, n, nchunks);
		CHECK(status == (same ? RF_OK : RF_ERR_ORDER), "status %d", status);
		if (i != j && turn % 10 == 0)
		{
			hashes[i] = hashes[j];
			CHECK(build_badly(hashes, n, 1) == RF_ERR_ORDER);
		}
		for (uint64_t k = 0; k < n; k++)
			hashes[k] = rf_test_rand();
		CHECK(build_badly(hashes, n, nchunks) == RF_ERR_ORDER);
	}
}

/* ---- Foreign bytes ---- */

/* Sets bytes of a sound filter; returns what opening or verifying says. */
static rf_status
open_changed(const Built *b, uint64_t at, uint64_t value, int nbytes,
			 rf_depth depth, const char *what)
{
	SCOPED uint8_t *bytes = rf_test_copy(b->bytes, b->len);
	rf_filter	f;
	rf_reason	why = {RF_OK, "", 0, 0, 0};
	rf_status	status;

	for (int i = 0; i < nbytes; i++)
		bytes[at + (uint64_t) i] = (uint8_t) (value >> 8 * i);
	rf_wire_seal(bytes, b->len, NULL);
	status = rf_filter_open(&f, 0, bytes, b->len, depth, &why, NULL);
	CHECK(status == RF_OK || strcmp(why.what, what) == 0,
		  "%s instead of %s", why.what, what);
	if (rf_filter_open(&f, 0, bytes, b->len, RF_OPEN, NULL, NULL) == RF_OK)
	{
		rf_detail	details[RF_MAX_DETAILS];

		(void) count_random_hits(&f, 1000);
		(void) rf_filter_details(&f, details, NULL);
	}
	return status;
}

/* That of the largest chunk must do for the others. */
TEST(scratch_space_never_falls)
{
	static const uint32_t bits[] = {8, 12, 16};

	for (int i = 0; i < 3; i++)
		for (uint32_t arity = 3; arity <= 4; arity++)
		{
			const rf_fuse_shape shape = {bits[i], arity, 2};
			uint64_t	before = 0;

			for (uint64_t n = 0; n < 4 * RF_FUSE_MAX_KEYS;
				 n += n < 3000 || (n > RF_FUSE_MAX_KEYS - 9 && n < RF_FUSE_MAX_KEYS + 9) ? 1 :
				 n < RF_FUSE_MAX_KEYS ? (RF_FUSE_MAX_KEYS - n) / 9 + 1 : 1000000)
			{
				uint64_t	space = rf_fuse_chunk_space(&shape, n);

				CHECK(space >= before && space >= 8 * n, "%" PRIu64 " keys", n);
				before = space;
			}
		}
}

TEST(changed_headers_are_refused)
{
	SCOPED uint64_t *hashes = random_set(3000);
	SCOPED Built one = build_fuse(hashes, 3000, 0.01);
	SCOPED Built chunks = build_fuse_chunks(4, 3, hashes, 3000, 0.01, 3000);
	SCOPED Built empty = build_fuse(hashes, 0, 0.01);
	const uint64_t entry = 44;

#define REFUSED(b, at, value, nbytes, what) \
	CHECK(open_changed(&(b), at, value, nbytes, RF_OPEN, what) == \
		  RF_ERR_STRUCTURE)

	REFUSED(one, 14, RF_FUSE_SEED_LIST, 2, "segment length");
	REFUSED(one, 44, 15, 1, "segment length");
	REFUSED(one, 44, 14, 1, "number of slots");
	REFUSED(one, 40, 0, 4, "number of slots");
	REFUSED(one, 40, UINT32_MAX, 4, "number of slots");
	REFUSED(one, 40, 2999, 4, "number of slots");
	REFUSED(one, 40, 3000, 4, "payload length");
	REFUSED(one, 7, RF_FLAG_FUSE_CHUNKS, 1, rf_load16(one.bytes + 14) == 0 ?
			"payload length" : "kind parameter");
	REFUSED(one, 16, 0, 8, "payload length");
	REFUSED(one, 30, 0x3EE0, 2, "target rate");
	REFUSED(empty, 14, 1, 2, "kind parameter");
	REFUSED(empty, 7, RF_FLAG_FUSE_FOUR, 1, "form");

	REFUSED(chunks, 14, 1, 2, "kind parameter");
	REFUSED(chunks, 40, 0, 4, "number of chunks");
	REFUSED(chunks, 40, 1, 4, "number of chunks");
	REFUSED(chunks, 40, UINT32_MAX, 4, "payload length");
	REFUSED(chunks, entry + 32, UINT64_MAX, 8, "entry of a chunk");
	REFUSED(chunks, entry + 32, 1, 8, "payload length");
	REFUSED(chunks, entry + 40, 0, 4, "payload length");
	REFUSED(chunks, entry + 40, UINT32_MAX, 4, "entry of a chunk");
	REFUSED(chunks, entry + 46, 15, 1, "entry of a chunk");
	CHECK(open_changed(&chunks, 16, 1, 8, RF_VERIFY, "") == RF_OK);
	CHECK(open_changed(&chunks, 16, 10000, 8, RF_OPEN, "") == RF_OK);
	CHECK(open_changed(&chunks, 16, 10000, 8, RF_VERIFY,
					   "number of slots") == RF_ERR_STRUCTURE);

	/* Other entries are looked at by probes, and when all is verified. */
	for (uint64_t at = entry; at < entry + 16; at++)
		for (int bit = 0; bit < 8; bit++)
		{
			uint64_t	value = chunks.bytes[at] ^ 1u << bit;

			CHECK(open_changed(&chunks, at, value, 1, RF_OPEN, "") == RF_OK);

			/* L and a seed are not contradicted by anything else */
			if (at < entry + 12 || at == entry + 15)
				CHECK(open_changed(&chunks, at, value, 1, RF_VERIFY,
								   "entry of a chunk") == RF_ERR_STRUCTURE,
					  "byte %" PRIu64 ", bit %d", at - entry, bit);
		}
}

/* A chunk whose entry leads outside: "maybe" for all its keys. */
TEST(contradictions_are_maybe)
{
	SCOPED uint64_t *hashes = random_set(3000);
	SCOPED Built b = build_fuse_chunks(4, 3, hashes, 3000, 0.01, 3000);
	rf_filter	f;

	rf_store64(b.bytes + 44, UINT64_MAX - 10);
	rf_store32(b.bytes + 44 + 16 + 8, 1);
	if (CHECK(rf_filter_open(&f, 0, b.bytes, b.len, RF_OPEN, NULL, NULL) == RF_OK))
	{
		for (int i = 0; i < 1000; i++)
			CHECK(rf_filter_may_contain(&f, rf_test_rand() / 3 * 2));
		CHECK_EQ(count_missed(&f, hashes, 3000), 0);
	}
}

TEST_MAIN
