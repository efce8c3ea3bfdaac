/*-------------------------------------------------------------------------
 *
 * t_filter.c
 *		What all kinds of filter do alike, taken from the table of kinds.
 *
 *-------------------------------------------------------------------------
 */
#include <math.h>

#include "rf_maps.h"
#include "rf_probes.h"

#include "core/rf_reason.h"

/* ---- The kind table ---- */

/* If a table lacked an operation, a server would call NULL. */
TEST(kinds_are_complete)
{
	int			nkinds = 0;

	for (int code = 0; code < 300; code++)
	{
		const rf_kind_ops *k = rf_kind_find((uint32_t) code);

		if (k == NULL)
			continue;
		nkinds++;
		CHECK(code > 0 && code < RF_KIND_END && k->code == code);
		CHECK((k->kind_flags & ~RF_FLAGS_KIND) == 0);
		CHECK(k->alignment == 1 || k->alignment == 64);
		CHECK(k->fpr_min == 0 || k->fpr_min >= RF_FPR_MIN);
		CHECK(k->name && k->type_name && k->open && k->verify &&
			  k->may_contain && k->may_contain_many && (k->keys || !k->change) && k->fpr && k->details && k->plan &&
			  k->expected_bytes && k->capacity && k->begin && k->add,
			  "kind %d", code);
		if (k->change != NULL)
		{
			CHECK(k->change->add && k->change->merge && k->param_name);
			CHECK(!k->change->fold_plan == !k->change->fold &&
				  !k->change->can_fold == !k->change->fold);
		}
		if (k->count != NULL)
		{
			CHECK(k->change && k->count->max > 1 && k->count->remove && k->count->subtract &&
				  k->count->count && k->count->saturated && k->count->lower &&
				  k->count->set_kind &&
				  k->count->set_kind && k->count->set);
			CHECK(k->count->set_kind->count == NULL);
		}
		if (k->map != NULL)
			CHECK(k->map->max_values > 1 && k->map->plan && k->map->capacity &&
				  k->map->values && !k->change && !k->count);
	}
	CHECK(nkinds >= 3);
	CHECK(strcmp(rf_kind_find(RF_KIND_BLOOM)->name, "bloom") == 0);

	/* The list says of each kind what its table does. */
#define CHECK_USE(number, NAME, stem, use) \
	{ \
		const rf_kind_ops *k = &rf_##stem##_kind; \
		bool		folds = strcmp(#use, "FOLDING") == 0; \
		CHECK(k->code == number && strcmp(k->name, #stem) == 0); \
		bool		counts = strcmp(#use, "COUNTING") == 0; \
		CHECK((k->change != NULL) == (folds || counts)); \
		CHECK((k->count != NULL) == counts); \
		CHECK((k->map != NULL) == (strcmp(#use, "MAP") == 0)); \
		CHECK(folds == (k->change != NULL && k->change->fold != NULL)); \
	}
	RF_KINDS(CHECK_USE)
}

TEST(kind_that_was_not_expected_is_refused)
{
	SCOPED uint64_t *hashes = random_set(20);

	for (EACH_KIND(is))
	{
		SCOPED Built b = build_any(is, hashes, 20, 0.01);

		for (int expected = RF_KIND_ANY; expected < RF_KIND_END; expected++)
		{
			rf_filter	f;
			rf_reason	why;
			rf_status	status = rf_filter_open(&f, (rf_kind) expected, b.bytes, b.len,
												RF_VERIFY, &why, NULL);

			CHECK(status == (expected == 0 || expected == is ? RF_OK : RF_ERR_KIND),
				  "expected %d, kind %d: status %d", expected, is, status);
			if (status == RF_ERR_KIND)
			{
				char		text[RF_REASON_CHARS];

				rf_reason_text(&why, text);
				CHECK(strstr(text, rf_kind_find((uint32_t) is)->type_name) != NULL, "%s", text);
			}
		}
	}
}

/* What the filters of many small groups take, a varlena header included. */
TEST(small_filters_are_small)
{
	SCOPED uint64_t *hashes = random_set(10);
	SCOPED Built bloom = build_bloom(hashes, 10, 0.01);
	SCOPED Built ribbon = build_ribbon(hashes, 10, 0.01);

	CHECK(4 + bloom.len <= 64 && 4 + ribbon.len <= 64,
		  "%" PRIu64 ", %" PRIu64 " bytes", bloom.len, ribbon.len);
}

TEST(empty_filters_contain_nothing)
{
	for (EACH_KIND(kind))
	{
		SCOPED Built b = build_any(kind, NULL, 0, 0.01);
		rf_filter	f;

		if (open_built(&f, &b))
		{
			CHECK_EQ(count_random_hits(&f, 1000), 0);
			CHECK_EQ(rf_filter_cardinality(&f, NULL), 0);
			CHECK(rf_filter_fpr(&f, NULL) == 0);
		}
	}
}

/* Whatever the blocks are that were not read. */
TEST(estimates_read_little)
{
	static const uint64_t sizes[] = {0, 1, 300, 30000, 400000};

	for (EACH(i, sizes))
	{
		uint64_t	n = sizes[i];
		SCOPED uint64_t *set = random_set(n);

		for (EACH_KIND(kind))
		{
			SCOPED Built b = build_any(kind, set, n, 0.01);
			uint64_t	sample = RF_BLOOM_SAMPLE * RF_BLOOM_BLOCK_BYTES;
			rf_filter	f;
			double		keys,
						fpr,
						keys_again,
						fpr_again;

			if (kind == RF_KIND_COUNTING)
				sample *= RF_COUNTING_BITS;
			sample += RF_WIRE_HEADER_BYTES;
			REQUIRE(open_built(&f, &b));
			rf_filter_estimate(&f, &keys, &fpr);
			CHECK(fabs(keys - (double) rf_filter_cardinality(&f, NULL)) <= 0.03 * keys,
				  "%s of %" PRIu64 " keys: %g", f.ops->name, n, keys);
			CHECK(fabs(fpr - rf_filter_fpr(&f, NULL)) <= 0.03 * fpr,
				  "%s of %" PRIu64 " keys: %g", f.ops->name, n, fpr);
			if (f.ops->sample != NULL && b.len > sample)
			{
				memset(b.bytes + sample, 0xff, b.len - sample);
				rf_filter_estimate(&f, &keys_again, &fpr_again);
				CHECK(keys_again == keys && fpr_again == fpr);

				/* none in the sample says nothing of the others */
				memset(b.bytes + RF_WIRE_HEADER_BYTES, 0,
					   sample - RF_WIRE_HEADER_BYTES);
				rf_filter_estimate(&f, &keys, &fpr);
				CHECK(keys > 0 && keys < 1000 && fpr == 0);
			}
		}
	}
}

/* A filter of keys without a type would have false negatives of every type. */
TEST(keys_have_a_family)
{
	SCOPED uint64_t *hashes = random_set(20);

	for (EACH_KIND(kind))
	{
		SCOPED Built b = build_any(kind, hashes, 20, 0.01);
		rf_filter	f;

		b.bytes[6] = RF_FAMILY_NONE;
		rf_wire_seal(b.bytes, b.len, NULL);
		CHECK(rf_filter_open(&f, 0, b.bytes, b.len, RF_VERIFY, NULL, NULL) ==
			  RF_ERR_FAMILY);
	}
}

/* Around the sizes of batches and pieces, in the cache and beyond it. */
TEST(many_probes_are_one_by_one)
{
	static const uint64_t sizes[] = {0, 1, 15, 16, 17, 63, 300, 3000, 3001,
	30000, 1400000};
	static const uint32_t numbers[] = {0, 1, 2, 15, 16, 17, 23, 24, 25, 31, 32,
	33, 63, 64, 65, 100, 8191, 8192, 8193, 20000};
	rf_isa		best = rf_isa_here();

	for (EACH(i, sizes))
	{
		uint64_t	n = sizes[i];
		SCOPED uint64_t *set = random_set(n);
		uint64_t	probes[20000];

		for (int k = 0; k < 20000; k++)
			probes[k] = n > 0 && rf_test_rand_below(2) ?
				set[rf_test_rand_below(n)] : rf_test_rand();
		for (EACH_KIND(kind))
		{
			SCOPED Built b = build_any(kind, set, n, 0.01);
			rf_filter	f;

			REQUIRE(open_built(&f, &b));
			for (EACH_ISA(isa))
				for (EACH(k, numbers))
					check_many(&f, probes, numbers[k]);
			(void) rf_isa_limit(best);
		}
	}
}

/* Hashes that are not evenly spread, with their neighbours. */
TEST(many_probes_of_any_hashes)
{
	for (int shape = 0; shape < SET_NSHAPES; shape++)
	{
		uint64_t	n = 300000;
		SCOPED uint64_t *set = make_set((SetShape) shape, &n);
		uint64_t	probes[3000];

		for (int k = 0; k < 3000; k++)
			probes[k] = set[rf_test_rand_below(n)] + (uint64_t) (k % 3) - 1;
		probes[0] = 0;
		probes[1] = UINT64_MAX;
		for (EACH_KIND(kind))
		{
			SCOPED Built b = build_any(kind, set, n, 0.01);
			rf_filter	f;

			REQUIRE(open_built(&f, &b));
			check_many(&f, probes, 3000);
		}
	}
}

/* Members and others; and how much rf_filter.h says a probe reads. */
TEST(probes_read_what_they_name)
{
	static const uint64_t sizes[] = {0, 1, 10, 300, 2000, 2001, 30000, 300000};

	for (EACH(i, sizes))
		for (EACH_KIND(kind))
			for (int shape = 0; shape < SET_NSHAPES; shape++)
			{
				uint64_t	n = sizes[i];
				SCOPED uint64_t *hashes = make_set((SetShape) shape, &n);
				SCOPED Built b = build_any(kind, hashes, n, 0.01);
				bool		ok = true;

				for (int k = 0; ok && k < (sizes[i] > 30000 ? 50 : 200); k++)
				{
					uint64_t	hash = k % 2 && n > 0 ?
					hashes[rf_test_rand_below(n)] : rf_test_rand();
					Pieces		pieces = {0, 0};

					ok = check_in_pieces(&b, hash, &pieces);
					if (kind == RF_KIND_BLOOM)
						CHECK(pieces.nextents == 1 && pieces.nbytes <= 512);
					if (kind == RF_KIND_FUSE)
						CHECK(pieces.nextents <= 4 && pieces.nbytes <= 1024,
							  "n %" PRIu64 ": %d extents, %d bytes", n, (int) pieces.nextents, (int) pieces.nbytes);
					if (kind == RF_KIND_COUNTING)
						CHECK(pieces.nextents == 1 && pieces.nbytes <= 2048);
					if (kind == RF_KIND_RIBBON && shape == SET_RANDOM)
						CHECK(pieces.nextents <= 4 &&
							  pieces.nbytes < 4096, "n %" PRIu64 ": %d extents, %d bytes", n, (int) pieces.nextents, (int) pieces.nbytes);
					if (kind == RF_KIND_KEYSET)
						CHECK(pieces.nextents <=
							  (shape == SET_RANDOM ? 12 : 48) &&
							  (shape != SET_RANDOM ||
							   pieces.nbytes <= 3 * 8192));
				}
			}
}

/* ---- Building ---- */

/* Of each number of bits that kinds take, in the middle and at its limit. */
static const double rates[] = {
	0.5, 0.1, 0.01, 1.0 / 128, 1.0 / 256, 0.003, 0.001, 1.0 / 4096, 1e-4, 1.0 / 65536, 1e-6, 1e-9
};

TEST(every_key_is_found)
{
	for (uint64_t n = 0; n <= 1000000; n += n < 600 ? 1 : n < 3000 ? 7 : n / 9)
	{
		/* a prefix of a set is not spread over all chunks */
		SCOPED uint64_t *hashes = random_set(n);

		for (EACH_KIND(kind))
			for (size_t i = 0; i < (n <= 130 ? LENGTH(rates) : 3); i++)
			{
				double		fpr = rates[n <= 130 ? i : rf_test_rand_below(LENGTH(rates))];

				if (has_rate(kind, fpr))
					check_all_found(build_any(kind, hashes, n, fpr), hashes, n);
			}
	}
}

/* Also adversarial ones, in filters that are a few words a key larger. */
TEST(any_hashes_are_found)
{
	static const uint64_t sizes[] = {1, 2, 4, 13, 60, 65, 400, 2000, 2001, 3280, 30000, 200000};

	for (int shape = 0; shape < SET_NSHAPES; shape++)
		for (EACH(s, sizes))
			for (EACH_FORM(form))
			{
				uint64_t	n = sizes[s];
				SCOPED uint64_t *hashes = make_set((SetShape) shape, &n);
				Built		b = build_form(form, hashes, n, 0.01);

				CHECK(form != RF_KIND_FUSE || rf_load16(b.bytes + 14) != RF_FUSE_SEED_LIST);
				check_all_found(b, hashes, n);
			}
}

/*
 * However the elements come before they are arranged, in how many calls, by
 * which instructions: the same bytes, into as much space as they need.
 */
static void
check_order(int kind, const rf_shape *shape, const uint64_t *hashes, uint64_t n)
{
	const rf_kind_ops *ops = rf_kind_find((uint32_t) kind);
	SCOPED Built whole = build_shape(kind, shape, hashes, n, 0.01, n);
	SCOPED uint64_t *elements = make_elements(ops, hashes, n);
	uint64_t	len = whole.len - rf_wire_bytes(0, 0);

	for (EACH_ISA(isa))
		for (uint64_t divisor = 1; divisor <= 64; divisor *= 8)
		{
			SCOPED Built b = {NULL, 0};

			shuffle_words(elements, n, ops->map != NULL ? 2 : 1);
			if (ops->arrange != NULL)
				ops->arrange(shape, elements, n, 0, NULL);
			CHECK(try_filter(kind, shape, elements, n, n, 0.01, len, 1 + n / divisor, &b) == RF_OK &&
				  b.len == whole.len && memcmp(b.bytes, whole.bytes, b.len) == 0,
				  "%s, n %" PRIu64 ", isa %d, portions of %" PRIu64, ops->name, n, isa, 1 + n / divisor);
		}
}

TEST(bytes_depend_on_the_set_alone)
{
	static const uint64_t sizes[] = {0, 1, 10, 64, 1000, 2000, 2001, 17000, 60000};

	for (int s = 0; s < SET_NSHAPES; s++)
		for (EACH(i, sizes))
			for (EACH_KIND(kind))
			{
				uint64_t	n = sizes[i];
				SCOPED uint64_t *hashes = make_set((SetShape) s, &n);
				rf_shape	shape;

				REQUIRE(rf_kind_find((uint32_t) kind)->plan(n, 0.01, &shape) == RF_OK);
				check_order(kind, &shape, hashes, n);
			}

	/* chunks of a few keys, and of none */
	for (uint32_t round = 0; round < 300; round++)
	{
		uint64_t	n = 1 + rf_test_rand_below(round % 10 ? 600 : 6000);
		SCOPED uint64_t *hashes = make_set((SetShape) (round % SET_NSHAPES), &n);
		rf_shape	ribbon = {.ribbon = {7, 1 << 30, 1 + round % 200, 64 * (1 + round % 5), 0}};
		rf_shape	fuse = {.fuse = {8, 3 + round % 2, 1 + round % 5}};

		check_order(RF_KIND_RIBBON, &ribbon, hashes, n);
		check_order(RF_KIND_FUSE, &fuse, hashes, n);
	}
}

TEST(impossible_requests_are_refused)
{
	for (EACH_KIND(kind))
	{
		const rf_kind_ops *ops = rf_kind_find((uint32_t) kind);
		const double bad[] = {0.51, ops->fpr_min * 0.999, 0, -1, (double) NAN};
		rf_shape	shape;

		CHECK(ops->plan(10, 0.5, &shape) == RF_OK && ops->plan(10, ops->fpr_min, &shape) == RF_OK);
		for (size_t i = 0; i < LENGTH(bad) && ops->fpr_min > 0; i++)
			CHECK(ops->plan(10, bad[i], &shape) == RF_ERR_FPR, "%s, rate %g", ops->name, bad[i]);
		CHECK(ops->plan(UINT64_MAX, 0.01, &shape) == RF_ERR_TOO_LARGE, "%s", ops->name);
		CHECK_EQ(ops->capacity(0, 0.01, NULL), 0);
		CHECK(ops->capacity(UINT64_MAX, 0.01, NULL) > UINT64_C(1) << 43);
		if (ops->usual_bytes != NULL)
			CHECK(ops->plan(UINT64_C(1) << 44, 0.01, &shape) == RF_OK &&
				  ops->plan((UINT64_C(1) << 44) + 1, 0.01, &shape) == RF_ERR_TOO_LARGE, "%s", ops->name);
	}
	CHECK_EQ(rf_bloom_capacity(1000, 2, NULL), 0);
}

static uint64_t
bytes_for(const rf_kind_ops *ops, uint64_t n, double fpr)
{
	static const rf_values few = {63, 0, false};
	rf_shape	shape;

	/* of a map, with values as they are without any being known */
	CHECK((ops->map == NULL ? ops->plan(n, fpr, &shape) : ops->map->plan(n, fpr, &few, &shape)) == RF_OK);
	return ops->expected_bytes(&shape, n);
}

/*
 * The most keys that fit: these do, and one more does not.  More keys take
 * more bytes, except for a dip where another block of a ribbon fits the low
 * share: there, capacity is but near the inverse of size.
 */
TEST(capacity_inverts_size)
{
	static const rf_values few = {63, 0, false};

	for (EACH_KIND(kind))
		for (EACH(r, rates))
		{
			const rf_kind_ops *ops = rf_kind_find((uint32_t) kind);
			double		fpr = rates[r];

			if (!has_rate(kind, fpr))
				continue;
			for (uint64_t nbytes = 0; nbytes < 5000000; nbytes += nbytes < 9000 ? 1 + nbytes / 100 : nbytes / 3)
			{
				uint64_t	n = ops->capacity(nbytes, fpr, NULL);

				CHECK(n == 0 || bytes_for(ops, n, fpr) <= nbytes, "%s, rate %g, %" PRIu64 " bytes, %" PRIu64
					  " keys", ops->name, fpr, nbytes, n);
				CHECK(bytes_for(ops, n + 1, fpr) > nbytes, "%s, rate %g, %" PRIu64 " bytes, %" PRIu64 " keys fit",
					  ops->name, fpr, nbytes, n + 1);
				if (ops->map != NULL)
					CHECK_EQ(ops->map->capacity(nbytes, fpr, &few, NULL), n);
			}
			for (uint64_t n = 1; n < UINT64_C(1) << 36; n += 1 + n / 3 + rf_test_rand_below(n / 8 + 1))
			{
				uint64_t	nbytes = bytes_for(ops, n, fpr);
				uint64_t	capacity = ops->capacity(nbytes, fpr, NULL);

				CHECK(capacity >= n && bytes_for(ops, capacity, fpr) <= nbytes, "%s, rate %g: %" PRIu64
					  " bytes for %" PRIu64 " keys, but capacity for %" PRIu64, ops->name, fpr, nbytes, n, capacity);
			}
		}
}

TEST(size_grows_with_keys)
{
	for (EACH_KIND(kind))
	{
		const rf_kind_ops *ops = rf_kind_find((uint32_t) kind);
		uint64_t	before = 0;

		/* four places of a fuse filter's key take less than three */
		for (uint64_t n = 0; n < 400000 && kind != RF_KIND_FUSE; n += n < 5000 ? 1 : n / 1000)
		{
			uint64_t	nbytes = bytes_for(ops, n, 0.01);

			CHECK(nbytes + (ops->usual_bytes == NULL ? 0 : 8 + before / 1000) >= before,
				  "%s, %" PRIu64 " keys: %" PRIu64 " bytes after %" PRIu64, ops->name, n, nbytes, before);
			before = nbytes > before ? nbytes : before;
		}
	}
}

/* It is noticed before anything is written beyond it. */
TEST(too_little_space_is_refused)
{
	static const uint64_t sizes[] = {1, 20, 500, 3001, 40000};

	for (EACH_FORM(form))
		for (EACH(i, sizes))
		{
			const rf_kind_ops *ops = rf_kind_find((uint32_t) kind_of(form));
			uint64_t	n = sizes[i],
						used = 99;
			SCOPED uint64_t *hashes = random_set(n);
			SCOPED uint64_t *elements = make_elements(ops, hashes, n);
			SCOPED uint8_t *payload = NULL;
			SCOPED Built b = {NULL, 0};
			rf_builder	builder;
			rf_shape	shape;

			REQUIRE(ops->plan(n, 0.01, &shape) == RF_OK);
			if (form == FORM_CHUNKS)
			{
				shape.ribbon.nchunks = 3;
				shape.ribbon.slots = 64 * (1 + (uint32_t) n / 192);
			}
			else if (form == FORM_FUSE_CHUNKS)
				shape.fuse.nchunks = 3;
			else if (form >= FORM_MAPS)
				continue;
			REQUIRE(build_payload(ops, &shape, elements, n, enough_bytes(ops, &shape, n), n,
								  NULL, &builder, &payload) == RF_OK);
			for (int k = 0; k < 200; k++)
			{
				uint64_t	less = 1 + (k < 60 ? (uint64_t) k : rf_test_rand_below(builder.payload_len));

				if (less <= builder.payload_len)
					CHECK(try_filter(kind_of(form), &shape, elements, n, n, 0.01, builder.payload_len - less, n, &b) == RF_ERR_SPACE,
						  "%s, n %" PRIu64 ": %" PRIu64 " bytes fewer", ops->name, n, less);
			}
			/* a portion without hashes is none */
			CHECK(ops->begin(&builder, &shape, n, payload, builder.payload_len, NULL) == RF_OK);
			CHECK(ops->add(&builder, elements, 0, NULL, &used) == RF_OK && used == 0 && builder.nleft == n);
		}
}

TEST_MAIN
