/*-------------------------------------------------------------------------
 *
 * t_peers.c
 *		The library as the author of another filter library would use it: with
 *		hashes of his own, and files that he trusts.
 *
 *-------------------------------------------------------------------------
 */
#define _DEFAULT_SOURCE

#include <sys/mman.h>
#include <unistd.h>

#include "lib/ribbonfilter.h"
#include "rf_sets.h"

static rbf_error error;

static rbf_filter *
build(int kind, rbf_type type, const uint64_t *hashes, size_t n, size_t memory)
{
	rbf_builder *builder = rbf_builder_new((rbf_kind) kind, type, rate_of(kind), memory, &error);
	rbf_filter *filter = NULL;

	if (CHECK(builder != NULL, "%s", error.message) && rbf_builder_add(builder, hashes, n, &error))
		filter = rbf_builder_finish(builder, &error);
	rbf_builder_free(builder);
	return filter;
}

/* What a call has refused: with which code, and a message that has a word. */
static void
check_refused(bool failed, rbf_code code, const char *word)
{
	CHECK(failed && error.code == code && strstr(error.message, word) != NULL,
		  "%d %d %s", failed, (int) error.code, error.message);
	memset(&error, 0, sizeof(error));
}

/*
 * Hashes of a program may be as uneven as those of std::hash, which are the
 * integers themselves.
 */
TEST(hashes_of_programs_are_keys)
{
	enum
	{
		N = 20000
	};
	static uint64_t own[N];
	static uint64_t others[N];
	static uint8_t answers[N];

	for (EACH_KIND(kind))
		for (int shift = 0; shift <= 48 && !is_map(kind); shift += 16)
		{
			rbf_filter *filter;
			double		rate;

			for (uint64_t i = 0; i < N; i++)
			{
				own[i] = i << shift;
				others[i] = ~own[i];
			}
			rbf_hash_int64s((const int64_t *) own, N, own);
			rbf_hash_int64s((const int64_t *) others, N, others);
			filter = build(kind, RBF_BIGINT, own, N, 0);
			REQUIRE(filter != NULL);
			CHECK_EQ(rbf_contains_many(filter, own, N, answers), N);
			rate = (double) rbf_contains_many(filter, others, N, answers) / N;
			CHECK(rate <= 1.5 * rate_of(kind), "kind %d, shift %d: %g", kind, shift, rate);
			rbf_free(filter);
		}
}

/* Bytes in pages of their own, which end with the last of these. */
typedef struct Mapped
{
	uint8_t    *pages;
	size_t		npages;
	size_t		page;
	const uint8_t *bytes;
} Mapped;

static Mapped
map_bytes(const void *bytes, size_t len)
{
	Mapped		m = {.page = (size_t) sysconf(_SC_PAGESIZE)};
	uint8_t    *at;

	m.npages = (len + m.page - 1) / m.page;
	m.pages = mmap(NULL, m.npages * m.page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	at = m.pages + m.npages * m.page - len;
	m.bytes = CHECK(m.pages != MAP_FAILED) ? memcpy(at, bytes, len) : NULL;
	return m;
}

/* All pages but the first and the last. */
static void
protect_middle(const Mapped *m, int protection)
{
	REQUIRE(mprotect(m->pages + m->page, (m->npages - 2) * m->page, protection) == 0);
}

TEST(trusted_files_are_not_read)
{
	enum
	{
		N = 100000
	};
	SCOPED uint64_t *hashes = random_set(N);
	SCOPED uint8_t *answers = rf_test_alloc(N);

	for (EACH_KIND(kind))
	{
		SCOPED Built b = build_any(kind, hashes, N, 0.01);
		Mapped		m = map_bytes(b.bytes, b.len);
		rbf_filter *filter;

		protect_middle(&m, PROT_NONE);
		filter = rbf_open_trusted(m.bytes, b.len, &error);
		protect_middle(&m, PROT_READ);
		if (CHECK(filter != NULL, "kind %d: %s", kind, error.message))
			CHECK_EQ(rbf_contains_many(filter, hashes, N, answers), N);
		rbf_free(filter);
		check_refused(rbf_open_trusted(m.bytes, b.len - 1, &error) == NULL, RBF_ERR_DATA, "not a valid filter");
		munmap(m.pages, m.npages * m.page);
	}
}

/* Everything that a program can do with a filter; the sanitizer looks on. */
static void
use(rbf_filter *filter, const uint64_t *hashes, size_t n)
{
	uint8_t		answers[100];
	uint32_t	values[4];
	bool		removed;
	size_t		len;
	rbf_filter *copy = rbf_copy(filter, NULL);
	rbf_type	type = rbf_type_of(filter);

	(void) rbf_contains_many(filter, hashes, n, answers);
	for (size_t i = 0; i < n; i++)
		answers[i] = rbf_contains(filter, hashes[i]) && rbf_contains_key(filter, type, hashes[i], NULL) != 0 &&
			rbf_values(filter, hashes[i], values, 4) > 0;
	(void) rbf_nkeys(filter);
	(void) rbf_rate(filter);
	CHECK(rbf_type_of_name(filter) != NULL);
	if (CHECK(copy != NULL))
	{
		(void) rbf_unite(copy, filter, NULL);
		(void) rbf_add(copy, type, hashes, n, NULL);
		(void) rbf_remove(copy, type, hashes[0], &removed, NULL);
		(void) rbf_bytes(copy, &len);
	}
	rbf_free(copy);
}

TEST(trusted_files_that_changed_are_safe)
{
	SCOPED uint64_t *hashes = random_set(100);

	for (EACH_KIND(kind))
	{
		SCOPED Built b = build_any(kind, hashes, 100, 0.01);
		SCOPED uint8_t *before = rf_test_alloc(b.len);
		int			opened = 0;

		for (uint64_t bit = 0; bit < 8 * b.len; bit += b.len > 1000 ? 5 : 1)
		{
			rbf_filter *filter;

			b.bytes[bit / 8] ^= (uint8_t) (1 << bit % 8);
			memcpy(before, b.bytes, b.len);
			check_refused(rbf_open(b.bytes, b.len, &error) == NULL, RBF_ERR_DATA, "not a valid filter");
			filter = rbf_open_trusted(b.bytes, b.len, &error);
			if (filter != NULL)
			{
				opened++;
				use(filter, hashes, 100);
			}
			rbf_free(filter);
			CHECK(memcmp(before, b.bytes, b.len) == 0, "kind %d: the caller's bytes were written to", kind);
			b.bytes[bit / 8] ^= (uint8_t) (1 << bit % 8);
		}
		CHECK(opened > 0, "kind %d", kind);
	}
}

TEST(keys_of_another_type_are_no_quiet_false)
{
	uint64_t	hashes[] = {rbf_hash_int64(42), rbf_hash_bytes("42", 2)};
	rbf_columns columns = {2, {RBF_INTEGER, RBF_TEXT}};
	rbf_columns one = {1, {RBF_TEXT}};
	rbf_columns labels = {2, {RBF_TEXT, RBF_ENUM}};
	rbf_builder *builder;
	rbf_filter *filter = build(RBF_RIBBON, RBF_INTEGER, hashes, 1, 0);

	REQUIRE(filter != NULL);
	CHECK_EQ(rbf_contains_key(filter, RBF_BIGINT, hashes[0], &error), 1);
	CHECK_EQ(rbf_contains_key(filter, RBF_SMALLINT, hashes[0], &error), 1);
	CHECK_EQ(rbf_contains_key(filter, RBF_BIGINT, hashes[1], &error), 0);
	check_refused(rbf_contains_key(filter, RBF_TEXT, hashes[1], &error) == -1, RBF_ERR_TYPE,
				  "keys of type bigint, not text");
	/* SQL converts; a hash cannot be */
	check_refused(rbf_contains_key(filter, RBF_NUMERIC, hashes[0], &error) == -1, RBF_ERR_TYPE, "numeric");
	check_refused(rbf_contains_key(filter, (rbf_type) 99, hashes[0], &error) == -1, RBF_ERR_TYPE, "unknown");
	CHECK_EQ(rbf_contains_key(filter, RBF_TEXT, hashes[1], NULL), -1);
	rbf_free(filter);

	/* no key was added: surely not, whatever it is */
	filter = build(RBF_BLOOM, RBF_TEXT, NULL, 0, 0);
	REQUIRE(filter != NULL);
	CHECK_EQ(rbf_contains_key(filter, RBF_BIGINT, hashes[0], &error), 0);
	rbf_free(filter);

	/* rows of other columns are another type of the same number */
	builder = rbf_builder_new(RBF_KEYSET, RBF_COMPOUND, 0, 0, &error);
	check_refused(!rbf_builder_columns(builder, &one, &error), RBF_ERR_TYPE, "columns");
	check_refused(!rbf_builder_columns(builder, &labels, &error), RBF_ERR_TYPE, "in SQL");
	REQUIRE(rbf_builder_columns(builder, &columns, &error) && rbf_builder_add(builder, hashes, 2, &error));
	filter = rbf_builder_finish(builder, &error);
	rbf_builder_free(builder);
	REQUIRE(filter != NULL);
	check_refused(rbf_contains_key(filter, RBF_COMPOUND, hashes[0], &error) == -1, RBF_ERR_TYPE, "(integer,text)");
	CHECK(rbf_columns_for(filter, "int4,text", &columns, &error) && rbf_contains(filter, hashes[0]));
	rbf_free(filter);
}

TEST(texts_of_a_heap_are_hashed_alike)
{
	enum
	{
		N = 1000
	};
	static char heap[N * 300];
	static int32_t offsets[N + 1];
	uint64_t	hashes[N];

	for (size_t i = 0; i < sizeof(heap); i++)
		heap[i] = (char) rf_test_rand();
	for (int i = 0; i < N; i++)
		offsets[i + 1] = offsets[i] + (int32_t) rf_test_rand_below(i % 3 == 0 ? 300 : 20);
	rbf_hash_texts(heap, offsets, N, hashes);
	for (int i = 0; i < N; i++)
		CHECK_EQ(hashes[i], rbf_hash_bytes(heap + offsets[i], (size_t) (offsets[i + 1] - offsets[i])));

	/* a slice begins where it likes, and empty texts need no heap */
	rbf_hash_texts(heap, offsets + 10, 1, hashes);
	CHECK_EQ(hashes[0], hashes[10]);
	memset(offsets, 0, sizeof(offsets));
	rbf_hash_texts(NULL, offsets, 2, hashes);
	CHECK(hashes[0] == rbf_hash_bytes("", 0) && hashes[1] == hashes[0]);
}

TEST(sizes_are_known_beforehand)
{
	static const uint64_t sizes[] = {0, 1, 1000, 100000};

	for (EACH_KIND(kind))
	{
		const rf_kind_ops *ops = rf_kind_find((uint32_t) kind);

		if (is_map(kind))
		{
			check_refused(rbf_size((rbf_kind) kind, 10, 0.01, &error) == 0, RBF_ERR_KIND, "SQL");
			continue;
		}
		for (EACH(i, sizes))
		{
			SCOPED uint64_t *hashes = random_set(sizes[i]);
			rbf_filter *filter = build(kind, RBF_BIGINT, hashes, (size_t) sizes[i], 0);
			uint64_t	expected = rbf_size((rbf_kind) kind, sizes[i], rate_of(kind), &error);
			size_t		len;

			REQUIRE(filter != NULL);
			(void) rbf_bytes(filter, &len);
			if (ops->usual_bytes == NULL)
				CHECK_EQ(len, expected);
			else
				CHECK(len > 0.99 * (double) expected - 40 && len < 1.01 * (double) expected + 40,
					  "kind %d of %" PRIu64 ": %zu, expected %" PRIu64, kind, sizes[i], len, expected);
			rbf_free(filter);
		}
		check_refused(rbf_size((rbf_kind) kind, UINT64_MAX, rate_of(kind), &error) == 0, RBF_ERR_TOO_LARGE, "keys");
		check_refused(rbf_size((rbf_kind) kind, 1, 0.9, &error) == 0, RBF_ERR_ARGUMENT, "rate");
	}
	check_refused(rbf_size((rbf_kind) 99, 1, 0.01, &error) == 0, RBF_ERR_ARGUMENT, "no kind");
}

/* With all memory there is, nothing goes to a file; with little, it would. */
TEST(all_memory_is_no_file)
{
	enum
	{
		N = 50000
	};
	SCOPED uint64_t *hashes = random_set(N);
	rbf_filter *filter;

	REQUIRE(setenv("TMPDIR", "/nonexistent", 1) == 0);
	check_refused(build(RBF_BLOOM, RBF_BIGINT, hashes, N, 1) == NULL, RBF_ERR_IO, "temporary file");
	filter = build(RBF_BLOOM, RBF_BIGINT, hashes, N, SIZE_MAX);
	CHECK(filter != NULL, "%s", error.message);
	rbf_free(filter);
	unsetenv("TMPDIR");
}

TEST(messages_say_who_hashes)
{
	static const int server[] = {RBF_ENUM, RBF_NATIVE, 15, 255, 0, -1};

	for (int i = 0; i < 6; i++)
		check_refused(rbf_builder_new(RBF_BLOOM, (rbf_type) server[i], 0.01, 0, &error) == NULL, RBF_ERR_TYPE,
					  i < 3 ? "is built in SQL" : "there is no type of keys");
}

TEST_MAIN
