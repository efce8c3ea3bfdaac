/*-------------------------------------------------------------------------
 *
 * t_filter.c
 *		What all kinds of filter do alike, taken from the table of kinds.
 *
 *-------------------------------------------------------------------------
 */
#include <math.h>

#include "rf_probes.h"
#include "rf_sets.h"

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

/* A filter of keys without a type would have false negatives of every type. */
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
			for (int isa = RF_ISA_GENERIC; isa <= (int) best; isa++)
			{
				(void) rf_isa_limit((rf_isa) isa);
				for (EACH(k, numbers))
					check_many(&f, probes, numbers[k]);
			}
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

/* The most keys that fit: these do, and one more does not. */
TEST(capacity_is_the_most_keys)
{
	static const rf_values few = {63, 0, false};

	for (EACH_KIND(kind))
		for (uint64_t nbytes = 0; nbytes < 2000000; nbytes += 1 + nbytes / 2)
		{
			const rf_kind_ops *ops = rf_kind_find((uint32_t) kind);
			double		fpr = ops->fpr_min > 0 ? 0.004 : 0;
			uint64_t	n = ops->capacity(nbytes, fpr, NULL);

			/* of a map, with values as they are without any being known */
			for (uint64_t more = 0; more <= 1; more++)
			{
				rf_shape	shape;
				rf_status	status = ops->map == NULL ? ops->plan(n + more, fpr, &shape) :
				ops->map->plan(n + more, fpr, &few, &shape);

				REQUIRE(status == RF_OK);
				CHECK((ops->expected_bytes(&shape, n + more) <= nbytes) == (more == 0) ||
					  n + more == 0, "%s, %" PRIu64 " bytes, %" PRIu64 " keys: %" PRIu64,
					  ops->name, nbytes, n + more, ops->expected_bytes(&shape, n + more));
			}
			if (ops->map != NULL)
				CHECK_EQ(ops->map->capacity(nbytes, fpr, &few, NULL), n);
		}
}

/* Builds in the space there is, which ends where the memory does. */
static rf_status
build_in(const rf_kind_ops *ops, const uint64_t *elements, uint64_t n,
		 double fpr, uint64_t capacity, uint64_t *payload_len)
{
	rf_shape	shape;
	rf_builder	builder;
	rf_status	status = ops->plan(n, fpr, &shape);
	SCOPED uint8_t *payload = rf_test_alloc(capacity);
	uint64_t	used = 99;
	SCOPED void *work = rf_test_alloc(ops->work_bytes == NULL ? 0 :
									  ops->work_bytes(&shape, elements, n, NULL));

	if (status == RF_OK)
		status = ops->begin(&builder, &shape, n, payload, capacity, NULL);
	if (status == RF_OK)
	{
		/* a portion without hashes is none */
		CHECK(ops->add(&builder, elements, 0, work, &used) == RF_OK && used == 0 && builder.nleft == n);
		status = ops->add(&builder, elements, n, work, &used);
	}
	if (status == RF_OK)
		*payload_len = builder.payload_len;
	return status;
}

TEST(too_little_space_is_refused)
{
	static const uint64_t sizes[] = {1, 20, 3000, 40000};

	for (EACH_KIND(kind))
		for (EACH(i, sizes))
		{
			const rf_kind_ops *ops = rf_kind_find((uint32_t) kind);
			uint64_t	n = sizes[i],
						len = 0;
			SCOPED uint64_t *hashes = random_set(n);
			SCOPED uint64_t *elements = make_elements(ops, hashes, n);
			uint64_t	enough = 0;
			rf_shape	shape;

			REQUIRE(ops->plan(n, 0.01, &shape) == RF_OK);
			enough = enough_bytes(ops, &shape, n);
			REQUIRE(build_in(ops, elements, n, 0.01, enough, &len) == RF_OK);
			CHECK(len > 0 && build_in(ops, elements, n, 0.01, len, &enough) == RF_OK);
			for (uint64_t less = 1; less <= len; less += less < 20 ? 1 : less)
				CHECK(build_in(ops, elements, n, 0.01, len - less, &enough) == RF_ERR_SPACE,
					  "%s, n %" PRIu64 ": %" PRIu64 " bytes fewer", ops->name, n, less);
		}
}

TEST_MAIN
