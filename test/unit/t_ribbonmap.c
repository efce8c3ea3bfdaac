/*-------------------------------------------------------------------------
 *
 * t_ribbonmap.c
 *		Ribbon maps: each key has exactly its values, others mostly none, for
 *		any hashes and any values.  What all kinds do alike is in t_filter.c.
 *
 *-------------------------------------------------------------------------
 */
#include <math.h>

#include "core/ribbonmap/rf_ribbonmap_impl.h"
#include "rf_maps.h"

static void
check_map(const rf_pair *pairs, uint64_t n, double fpr)
{
	SCOPED Built b = build_map(pairs, n, fpr);
	uint64_t	wrong;
	rf_filter	f;

	if (open_built(&f, &b))
	{
		wrong = count_wrong(&f, pairs, n);
		CHECK(wrong == 0, "%" PRIu64 " of %" PRIu64 " pairs at %g", wrong, n, fpr);
	}
}

static const double rates[] = {0.5, 0.01, 1.0 / 128, 0.003, 1e-6, 1e-9};

TEST(every_key_has_its_values)
{
	for (uint64_t n = 0; n < 400000; n += n < 300 ? 1 : n < 5000 ? 97 : n / 3)
	{
		SCOPED uint64_t *hashes = random_set(n);
		Values		values = (Values) (n % NVALUES);

		for (uint64_t max = 1; max <= 20; max += 1 + 18 * (n % 2))
		{
			uint64_t	npairs;
			SCOPED rf_pair *pairs = make_pairs(hashes, n, values, max, &npairs);

			check_map(pairs, npairs, rates[n / NVALUES % LENGTH(rates)]);
			if (n > 5000 && max == 2)
				break;
		}
	}
}

TEST(any_hashes_can_be_mapped)
{
	static const uint64_t sizes[] = {40, 2500, 70000};

	for (int shape = 0; shape < SET_NSHAPES; shape++)
		for (EACH(s, sizes))
			for (uint64_t max = 1; max <= 3; max += 2)
			{
				uint64_t	n = sizes[s],
							npairs;
				SCOPED uint64_t *hashes = make_set((SetShape) shape, &n);
				SCOPED rf_pair *pairs = make_pairs(hashes, n, VALUES_1000, max, &npairs);

				check_map(pairs, npairs, 0.01);
			}
}

/* Keys with hundreds of values crowd in their chunks. */
TEST(keys_may_have_many_values)
{
	static const uint64_t sizes[][2] = {{1, 2000}, {1, RF_RIBBONMAP_MAX_VALUES},
	{3, 60000}, {100, 3000}, {2000, 300}};

	for (EACH(s, sizes))
	{
		uint64_t	n = sizes[s][0] * sizes[s][1];
		SCOPED rf_pair *pairs = rf_test_alloc((n + 10000) * sizeof(*pairs));

		for (uint64_t i = 0; i < n; i++)
			pairs[i] = pair_of(rf_hash_int64((int64_t) (i / sizes[s][1])), i % sizes[s][1] * 7 + i / sizes[s][1]);
		for (uint64_t i = n; i < n + 10000; i++)
			pairs[i] = pair_of(rf_test_rand(), i);
		rf_pairs_sort(pairs, n + 10000, NULL);
		check_map(pairs, n + 10000, 0.01);
	}
}

TEST(too_many_values_are_refused)
{
	const uint64_t n = RF_RIBBONMAP_MAX_VALUES + 1;
	SCOPED rf_pair *pairs = rf_test_alloc(n * sizeof(*pairs));
	rf_ribbonmap_shape shape;
	rf_values	values = {UINT32_MAX, 0, true};
	SCOPED Built b = {NULL, 0};

	for (uint64_t i = 0; i < n; i++)
		pairs[i] = pair_of(77, i);
	REQUIRE(rf_ribbonmap_kind.map->plan(n, 0.01, &values, &shape) == RF_OK);
	CHECK(try_map(&shape, 0.01, pairs, n, 1, UINT64_MAX, &b) == RF_ERR_TOO_LARGE);
}

TEST(values_that_were_not_planned_are_refused)
{
	static const uint64_t others[] = {16, 0, UINT64_C(1) << 32 | 9, 6};
	rf_values	values = {13, 8, false};	/* 8 + some of 4 and 1 */
	rf_pair		pairs[] = {{1, 8}, {2, 12}, {3, 13}, {4, 9}};
	rf_ribbonmap_shape shape;
	SCOPED Built b = {NULL, 0};

	REQUIRE(rf_ribbonmap_kind.map->plan(4, 0.01, &values, &shape) == RF_OK);
	CHECK(shape.ribbon.value_columns == 2);
	REQUIRE(try_map(&shape, 0.01, pairs, 4, 4, UINT64_MAX, &b) == RF_OK);
	for (EACH(i, others))
	{
		pairs[2].value = others[i];
		CHECK(try_map(&shape, 0.01, pairs, 4, 4, UINT64_MAX, &b) == RF_ERR_ORDER,
			  "%" PRIu64, others[i]);
	}
}

/*
 * Crafted keys whose hash is that of another key's further value: the
 * equations contradict each other, so there is a list, where each keeps all
 * that may be its own.
 */
TEST(no_value_is_lost_where_hashes_collide)
{
	for (uint32_t k = 1; k <= 3; k++)
		for (uint64_t way = 0; way < 8; way++)
		{
			const uint64_t nvalues = way / 2 + 1;
			static uint32_t found[16];
			rf_pair		pairs[8] = {{1000, 1}, {1000, 2}, {1000, 3}, {1000, 4}};
			uint64_t	other = rf_ribbonmap_further(1000, k, 0, 0);
			rf_ribbonmap_shape shape;
			rf_values	values;
			uint64_t	nkeys;
			rf_filter	f;
			SCOPED Built b = {NULL, 0};

			/* Other values; or the same, so that even words may be. */
			for (uint64_t i = 0; i < nvalues; i++)
				pairs[4 + i] = pair_of(other, way % 2 == 0 ? 16 * (i + 1) : k + 1 + i);
			rf_pairs_sort(pairs, 4 + nvalues, NULL);
			values = in_common(pairs, 4 + nvalues, &nkeys);
			REQUIRE(rf_ribbonmap_kind.map->plan(4 + nvalues, 0.01, &values, &shape) == RF_OK);
			REQUIRE(try_map(&shape, 0.01, pairs, 4 + nvalues, 2, UINT64_MAX, &b) == RF_OK);
			REQUIRE(open_built(&f, &b));
			CHECK(f.wire.param == RF_RIBBON_SEED_LIST);
			for (int i = 0; i < 2; i++)
			{
				uint64_t	hash = i == 0 ? 1000 : other;
				uint32_t	n = f.ops->map->values(&f.u, hash, found, 16, NULL);

				CHECK(n <= 16 && rf_filter_may_contain(&f, hash));
				for (uint64_t j = 0; j < 4 + nvalues; j++)
				{
					bool		there = pairs[j].hash != hash;

					for (uint32_t m = 0; m < n; m++)
						there |= found[m] == pairs[j].value;
					CHECK(there, "k %u, value %" PRIu64, k, pairs[j].value);
				}
			}
		}
}

/*
 * Crafted keys on all the hashes that one of two values would have if it had
 * many, each of them with two values: wherever a look goes, there is more.
 */
TEST(no_end_of_more_is_no_damage)
{
	const uint64_t n = RF_RIBBONMAP_MAX_VALUES + 2;
	const rf_values values = {3, 0, true};
	SCOPED rf_pair *pairs = rf_test_alloc(2 * n * sizeof(*pairs));
	uint32_t	found[2];
	rf_ribbonmap_shape shape;
	uint32_t	nchunks;
	rf_filter	f;
	SCOPED Built b = {NULL, 0};

	REQUIRE(rf_ribbonmap_kind.map->plan(2 * n, 0.01, &values, &shape) == RF_OK);
	nchunks = shape.ribbon.nchunks;
	for (uint32_t k = 0; k < n; k++)
		for (uint64_t i = 0; i < 2; i++)
		{
			pairs[2 * k + i].hash = k == 0 ? 1000 :
				rf_ribbonmap_further(1000, k, nchunks, rf_ribbonmap_part(nchunks));
			pairs[2 * k + i].value = 1 + i;
		}
	rf_pairs_sort(pairs, 2 * n, NULL);
	REQUIRE(try_map(&shape, 0.01, pairs, 2 * n, n, UINT64_MAX, &b) == RF_OK);
	REQUIRE(open_built(&f, &b));
	CHECK(rf_filter_may_contain(&f, 1000));
	CHECK(f.ops->map->values(&f.u, 1000, found, 2, NULL) != RF_VALUES_DAMAGED);
	CHECK(found[0] == 1 && found[1] == 2);
}

/* Six sigma on both sides, and never more than was asked for. */
TEST(rate_is_as_promised)
{
	for (size_t r = 0; r + 2 < LENGTH(rates); r++)
		for (uint64_t max = 1; max <= 5; max += 2)
			for (uint64_t n = 1000; n <= 100000; n *= 100)
			{
				const uint64_t nprobes = 2000000;
				SCOPED uint64_t *hashes = random_set(n);
				uint64_t	npairs,
							hits = 0,
							found = 0;
				SCOPED rf_pair *pairs = make_pairs(hashes, n, VALUES_1000, max == 5 ? 5 : 1, &npairs);
				uint32_t	value;
				rf_filter	f;
				SCOPED Built b = {NULL, 0};

				/* A single key with two values: few entries say "more". */
				if (max == 3)
				{
					rf_pair		second = {pairs[0].hash, 1000};

					pairs[npairs++] = second;
					rf_pairs_sort(pairs, npairs, NULL);
				}
				b = build_map(pairs, npairs, rates[r]);
				REQUIRE(open_built(&f, &b));
				for (uint64_t i = 0; i < nprobes; i++)
				{
					uint64_t	h = rf_test_rand();

					hits += rf_filter_may_contain(&f, h);
					found += f.ops->map->values(&f.u, h, &value, 1, NULL) > 0;
				}
				CHECK(rf_filter_fpr(&f, NULL) <= rates[r]);
				CHECK(fabs((double) hits - rf_filter_fpr(&f, NULL) * (double) nprobes) <=
					  6 * sqrt(rf_filter_fpr(&f, NULL) * (double) nprobes) + 0.004 * (double) hits,
					  "n %" PRIu64 ", max %" PRIu64 ", rate %g: %g instead of %g", n, max,
					  rates[r], (double) hits / (double) nprobes, rf_filter_fpr(&f, NULL));
				CHECK(found == hits);
			}
}

/* Of 10 bits of values and 1 in 128: 17 bits a key, and 0.6 % at most. */
TEST(size_is_near_the_bound)
{
	static const uint64_t sizes[] = {100000, 1000000};

	for (int i = 0; i < 2; i++)
	{
		SCOPED uint64_t *hashes = random_set(sizes[i]);
		uint64_t	npairs;
		SCOPED rf_pair *pairs = make_pairs(hashes, sizes[i], VALUES_1000, 1, &npairs);
		SCOPED Built b = build_map(pairs, npairs, 1.0 / 128);
		rf_ribbonmap_shape shape;
		rf_values	values = {1023, 0, false};
		double		over = 8 * (double) b.len / (17 * (double) npairs) - 1;
		double		off;

		CHECK(over > 0 && over < 0.006, "%g %%", 100 * over);
		REQUIRE(rf_ribbonmap_kind.map->plan(npairs, 1.0 / 128, &values, &shape) == RF_OK);
		off = (double) rf_wire_bytes(0, rf_ribbonmap_kind.expected_bytes(&shape, npairs)) /
			(double) b.len - 1;
		CHECK(fabs(off) < 0.01);
	}
}

TEST(bytes_depend_on_the_pairs_alone)
{
	for (uint64_t max = 1; max <= 3; max += 2)
		for (uint64_t n = 1000; n <= 300000; n *= 6)
		{
			SCOPED uint64_t *hashes = random_set(n);
			uint64_t	npairs,
						nkeys;
			SCOPED rf_pair *pairs = make_pairs(hashes, n, VALUES_RUNS, max, &npairs);
			rf_values	values = in_common(pairs, npairs, &nkeys);
			SCOPED Built b = build_map(pairs, npairs, 0.003);
			rf_ribbonmap_shape shape;

			REQUIRE(rf_ribbonmap_kind.map->plan(npairs, 0.003, &values, &shape) == RF_OK);
			for (int isa = RF_ISA_GENERIC; isa <= RF_ISA_AVX512; isa++)
			{
				rf_isa		before = rf_isa_limit((rf_isa) isa);
				SCOPED Built c = {NULL, 0};
				rf_filter	f;

				/* In no order within chunks, and in portions. */
				shuffle_words((uint64_t *) pairs, npairs, 2);
				rf_ribbonmap_kind.arrange(&shape, (uint64_t *) pairs, npairs, 0, NULL);
				REQUIRE(try_map(&shape, 0.003, pairs, npairs, nkeys,
								isa % 2 ? npairs / 5 + 1 : UINT64_MAX, &c) == RF_OK);
				CHECK_EQ(c.len, b.len);
				if (c.len == b.len)
					CHECK_BYTES(c.bytes, b.bytes, b.len);
				rf_pairs_sort(pairs, npairs, NULL);
				if (open_built(&f, &c))
					CHECK_EQ(count_wrong(&f, pairs, npairs), 0);
				(void) rf_isa_limit(before);
			}
		}
}

/*
 * Nothing is written beyond the buffers, whatever the order is.  It may make
 * no difference, if there are few chunks.
 */
TEST(pairs_in_no_order_are_refused)
{
	int			nrefused = 0;

	for (int round = 0; round < 60; round++)
	{
		uint64_t	n = 2001 + rf_test_rand_below(60000);
		SCOPED rf_pair *pairs = rf_test_alloc(n * sizeof(*pairs));
		rf_values	values = {UINT32_MAX, 0, round % 2 == 0};
		rf_ribbonmap_shape shape;
		rf_status	status;
		rf_filter	f;
		SCOPED Built b = {NULL, 0};

		for (uint64_t i = 0; i < n; i++)
			pairs[i] = pair_of(rf_test_rand() >> rf_test_rand_below(3), i);
		REQUIRE(rf_ribbonmap_kind.map->plan(n, 0.01, &values, &shape) == RF_OK);
		status = try_map(&shape, 0.01, pairs, n, n, UINT64_MAX, &b);
		CHECK(status == RF_ERR_ORDER || status == RF_OK, "status %d", status);
		rf_pairs_sort(pairs, n, NULL);
		if (status == RF_OK && open_built(&f, &b))
			CHECK_EQ(count_wrong(&f, pairs, n), 0);
		nrefused += status == RF_ERR_ORDER;
	}
	CHECK(nrefused > 30, "%d", nrefused);
}

/*
 * Pieces of 8 kB, cut by hash: each is a payload that can be opened by itself,
 * with a header that all have in common.  The hash of a key in its piece is
 * what the cut leaves of it, for a map takes hashes to be spread evenly.
 */
TEST(pieces_of_a_page_are_maps)
{
	const uint64_t npieces = 50;
	rf_values	values = {1023, 0, false};
	uint64_t	per_page = rf_ribbonmap_kind.map->capacity(8000, 1.0 / 128, &values, NULL),
				n = npieces * (per_page - 250),
				npairs,
				at = 0;
	SCOPED uint64_t *hashes = random_set(n);
	SCOPED rf_pair *pairs = make_pairs(hashes, n, VALUES_1000, 1, &npairs);

	for (uint32_t piece = 0; piece < npieces; piece++)
	{
		uint64_t	end = rf_pairs_part_end(pairs, npairs, (uint32_t) npieces, piece, at);
		rf_ribbonmap_shape shape;
		rf_filter	f;
		SCOPED Built b = {NULL, 0};

		for (uint64_t i = at; i < end; i++)
			pairs[i].hash *= npieces;
		REQUIRE(rf_ribbonmap_kind.map->plan(end - at, 1.0 / 128, &values, &shape) == RF_OK);
		REQUIRE(try_map(&shape, 1.0 / 128, pairs + at, end - at, end - at, UINT64_MAX, &b) == RF_OK);
		REQUIRE(open_built(&f, &b));
		CHECK(f.wire.payload_len <= 8192);

		/* the wire without bytes of its own */
		REQUIRE(rf_ribbonmap_kind.open(&f.u, &f.wire, NULL, NULL) == RF_OK);
		CHECK_EQ(count_wrong(&f, pairs + at, end - at), 0);
		at = end;
	}
}

/* A hash may come again with another word; words have ten bits. */
TEST(lists_must_ascend)
{
	static const struct
	{
		rf_pair		pairs[3];
		rf_status	status;
	}			lists[] = {
		{{{3, 9}, {5, 2}, {9, 0}}, RF_OK},
		{{{3, 9}, {5, 2}, {5, 1023}}, RF_OK},
		{{{3, 9}, {5, 2}, {5, 1024}}, RF_ERR_STRUCTURE},
		{{{3, UINT64_MAX}, {5, 2}, {9, 0}}, RF_ERR_STRUCTURE},
		{{{3, 9}, {5, 2}, {5, 2}}, RF_OK},
		{{{3, 9}, {5, 3}, {5, 2}}, RF_ERR_ORDER},
		{{{5, 9}, {3, 2}, {9, 0}}, RF_ERR_ORDER}
	};

	for (EACH(i, lists))
	{
		SCOPED Built b = build_map_list(lists[i].pairs, 3, 0.01);
		uint32_t	values[3];
		rf_filter	f;

		CHECK(rf_filter_open(&f, 0, b.bytes, b.len, RF_VERIFY, NULL, NULL) ==
			  lists[i].status, "list %zu", i);
		CHECK(rf_filter_open(&f, 0, b.bytes, b.len, RF_OPEN, NULL, NULL) == RF_OK);
		for (uint64_t h = 0; h < 12; h++)
			CHECK(f.ops->map->values(&f.u, h, values, 3, NULL) <= 3);
	}
}

/* Bits that are both, payloads of 8 bytes or less, flags that say nothing. */
TEST(odd_headers_are_refused)
{
	SCOPED uint64_t *hashes = random_set(100);
	Built		b = build_map_form(MAP_RUNS, hashes, 100, 0.01);
	uint32_t	varying = rf_load32(b.bytes + 40);
	uint32_t	constant = rf_load32(b.bytes + 44);
	uint8_t		payload[12] = {0};
	rf_filter	f;

	for (int bit = 0; bit < 32; bit++)
	{
		rf_store32(b.bytes + 44, constant | UINT32_C(1) << bit);
		rf_wire_seal(b.bytes, b.len, NULL);
		CHECK(rf_filter_open(&f, 0, b.bytes, b.len, RF_OPEN, NULL, NULL) ==
			  (varying >> bit & 1 ? RF_ERR_STRUCTURE : RF_OK));
		rf_store32(b.bytes + 44, constant);

		/* A column more or less is another length. */
		rf_store32(b.bytes + 40, varying ^ UINT32_C(1) << bit);
		rf_wire_seal(b.bytes, b.len, NULL);
		CHECK(rf_filter_open(&f, 0, b.bytes, b.len, RF_OPEN, NULL, NULL) == RF_ERR_STRUCTURE);
		rf_store32(b.bytes + 40, varying);
	}
	free(b.bytes);

	for (uint64_t len = 0; len <= 12; len++)
		for (int flags = 0; flags < 0x80; flags += 0x10)
			for (uint64_t nkeys = 0; nkeys < 2; nkeys++)
			{
				b = wrap_payload(RF_KIND_RIBBONMAP, 0, (uint8_t) flags, nkeys,
								 0.01, payload, len);
				CHECK((rf_filter_open(&f, 0, b.bytes, b.len, RF_OPEN, NULL, NULL) == RF_OK) ==
					  (len == 0 && flags == 0 && nkeys == 0),
					  "%" PRIu64 " bytes, flags %x, %" PRIu64 " keys", len,
					  (unsigned int) flags, nkeys);
				free(b.bytes);
			}
}

TEST_MAIN
