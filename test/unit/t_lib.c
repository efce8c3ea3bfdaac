/*-------------------------------------------------------------------------
 *
 * t_lib.c
 *		The library for programs: building, forms and files, changes, errors.
 *
 * What filters answer is tested in the core; here, that these are the core's
 * filters byte by byte, whatever the memory, that the caller's bytes are never
 * written to, and that nothing half done is left behind.
 *
 *-------------------------------------------------------------------------
 */
#define _POSIX_C_SOURCE 200809L

#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/base/rf_text.h"
#include "lib/ribbonfilter.h"
#include "rf_sets.h"

/* The least memory that a builder takes: some 8000 hashes. */
#define SPILLING	1

static rbf_error error;

/* Adds hashes in pieces of all sizes. */
static rbf_filter *
build(int kind, const uint64_t *hashes, uint64_t n, size_t memory)
{
	rbf_builder *builder = rbf_builder_new((rbf_kind) kind, RBF_BIGINT, rate_of(kind), memory, &error);
	rbf_filter *filter;
	bool		added = builder != NULL;

	while (added && n > 0)
	{
		size_t		some = (size_t) rf_test_rand_below(n < 5000 ? n + 1 : 5000);

		added = rbf_builder_add(builder, hashes, some, &error);
		hashes += some;
		n -= some;
	}
	filter = added ? rbf_builder_finish(builder, &error) : NULL;
	CHECK(filter != NULL, "%s", error.message);
	rbf_builder_free(builder);
	return filter;
}

static bool
has_bytes(rbf_filter *filter, const uint8_t *bytes, uint64_t n)
{
	size_t		len;
	const void *own = rbf_bytes(filter, &len);

	return len == n && memcmp(own, bytes, len) == 0;
}

static bool
same_bytes(rbf_filter *a, rbf_filter *b)
{
	size_t		len;
	const void *bytes = rbf_bytes(b, &len);

	return has_bytes(a, bytes, len);
}

/* Every shape of hashes, in memory and in a file, in any order. */
TEST(built_as_by_the_core)
{
	for (EACH_KIND(kind))
	{
		if (is_map(kind))
			continue;
		for (int shape = 0; shape < SET_NSHAPES; shape++)
			for (uint64_t size = 0; size < 150000; size = size * 7 + 1)
			{
				uint64_t	n = size;
				SCOPED uint64_t *hashes = make_set((SetShape) shape, &n);
				SCOPED Built b = build_any(kind, hashes, n, rate_of(kind));
				rbf_filter *filter;

				shuffle(hashes, n);
				for (size_t memory = 0; memory <= SPILLING; memory += SPILLING)
				{
					filter = build(kind, hashes, n, memory);
					CHECK(has_bytes(filter, b.bytes, b.len), "%s of %" PRIu64 ", %s, memory %zu",
						  rbf_kind_name((rbf_kind) kind), n, set_names[shape], memory);
					rbf_free(filter);
				}
			}
	}
}

/* Key i comes i modulo 20 + 1 times: counters go up to 15. */
TEST(repeats_are_counted)
{
	uint64_t	nkeys = 20000;
	uint64_t	n = 0;
	SCOPED uint64_t *hashes = rf_test_alloc(nkeys * 20 * sizeof(*hashes));
	rbf_filter *filters[2];
	rbf_filter *sized;
	rbf_builder *builder;
	rf_filter	view;
	const void *bytes;
	size_t		len;

	for (uint64_t i = 0; i < nkeys; i++)
		for (uint64_t j = 0; j <= i % 20; j++)
			hashes[n++] = rbf_hash_int64((int64_t) i);
	shuffle(hashes, n);
	filters[0] = build(RF_KIND_COUNTING, hashes, n, 0);
	filters[1] = build(RF_KIND_COUNTING, hashes, n, SPILLING);
	CHECK(same_bytes(filters[0], filters[1]));
	builder = rbf_builder_sized(RBF_COUNTING, RBF_BIGINT, 0.01, nkeys, &error);
	CHECK(rbf_builder_add(builder, hashes, (size_t) n, &error));
	sized = rbf_builder_finish(builder, &error);
	rbf_builder_free(builder);
	CHECK(same_bytes(filters[0], sized));

	bytes = rbf_bytes(sized, &len);
	CHECK(rf_filter_open(&view, RF_KIND_COUNTING, bytes, len, RF_VERIFY, NULL, NULL) == RF_OK);
	for (uint64_t i = 0; i < nkeys; i++)
	{
		uint32_t	count = view.ops->count->count(&view.u, rbf_hash_int64((int64_t) i), NULL);

		CHECK(count >= (i % 20 < 15 ? i % 20 + 1 : 15), "key %" PRIu64 ": %u", i, count);
	}
	rbf_free(filters[0]);
	rbf_free(filters[1]);
	rbf_free(sized);
}

TEST(builders_refuse)
{
	static const struct
	{
		int			kind;
		int			type;
		double		rate;
		rbf_code	code;
	}			cases[] = {
		{0, RBF_BIGINT, 0.01, RBF_ERR_ARGUMENT},
		{99, RBF_BIGINT, 0.01, RBF_ERR_ARGUMENT},
		{RBF_RIBBONMAP, RBF_BIGINT, 0.01, RBF_ERR_KIND},
		{RBF_RIBBON, RBF_NONE, 0.01, RBF_ERR_TYPE},
		{RBF_RIBBON, RBF_ENUM, 0.01, RBF_ERR_TYPE},
		{RBF_RIBBON, RBF_NATIVE, 0.01, RBF_ERR_TYPE},
		{RBF_RIBBON, 11, 0.01, RBF_ERR_TYPE},
		{RBF_RIBBON, 28, 0.01, RBF_ERR_TYPE},
		{RBF_RIBBON, RBF_BIGINT, 0.51, RBF_ERR_ARGUMENT},
		{RBF_RIBBON, RBF_BIGINT, 0.9e-9, RBF_ERR_ARGUMENT},
		{RBF_RIBBON, RBF_BIGINT, 0.0 / 0.0, RBF_ERR_ARGUMENT},
		{RBF_FUSE, RBF_BIGINT, 1e-6, RBF_ERR_ARGUMENT},
		{RBF_KEYSET, RBF_BIGINT, 0.01, RBF_ERR_ARGUMENT},
	};
	rbf_builder *builder;

	for (EACH(i, cases))
	{
		error.code = RBF_OK;
		CHECK(rbf_builder_new((rbf_kind) cases[i].kind, (rbf_type) cases[i].type, cases[i].rate, 0,
							  &error) == NULL, "case %zu", i);
		CHECK_EQ(error.code, cases[i].code);
		CHECK(rbf_builder_new((rbf_kind) cases[i].kind, (rbf_type) cases[i].type, cases[i].rate, 0,
							  NULL) == NULL, "case %zu", i);
	}
	CHECK(rbf_builder_sized(RBF_RIBBON, RBF_BIGINT, 0.01, 10, &error) == NULL);
	CHECK_EQ(error.code, RBF_ERR_KIND);
	CHECK(rbf_builder_sized(RBF_KEYSET, RBF_BIGINT, 0, 10, &error) == NULL);
	CHECK_EQ(error.code, RBF_ERR_KIND);
	CHECK(rbf_builder_sized(RBF_BLOOM, RBF_BIGINT, 0.01, 0, &error) == NULL);
	CHECK_EQ(error.code, RBF_ERR_ARGUMENT);
	CHECK(rbf_builder_sized(RBF_BLOOM, RBF_BIGINT, 0.01, UINT64_MAX / 2, &error) == NULL);
	CHECK_EQ(error.code, RBF_ERR_TOO_LARGE);

	builder = rbf_builder_new(RBF_RIBBON, RBF_BIGINT, 0.01, 0, &error);
	rbf_free(rbf_builder_finish(builder, &error));
	CHECK(rbf_builder_finish(builder, &error) == NULL && error.code == RBF_ERR_ARGUMENT);
	CHECK(!rbf_builder_add(builder, NULL, 0, &error));
	rbf_builder_free(builder);
	rbf_builder_free(NULL);
	rbf_free(NULL);
}

/*
 * There is no memory when the first keys come: a filter without them must not
 * be finished.  No sanitizer can do without memory.
 */
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
TEST(sized_builders_need_memory)
{
	rbf_builder *builder = rbf_builder_sized(RBF_BLOOM, RBF_BIGINT, 0.01, 30000000, &error);
	const uint64_t hash = 1;
	struct rlimit usual,
				none;
	void	   *some;
	bool		added;

	CHECK(builder != NULL);
	CHECK(getrlimit(RLIMIT_AS, &usual) == 0);
	none = usual;
	none.rlim_cur = 1;
	CHECK(setrlimit(RLIMIT_AS, &none) == 0);
	some = malloc(30000000);
	added = rbf_builder_add(builder, &hash, 1, &error);
	CHECK(setrlimit(RLIMIT_AS, &usual) == 0);
	/* emulators know no limit */
	CHECK_EQ(added, some != NULL);
	free(some);
	if (!added)
	{
		CHECK_EQ(error.code, RBF_ERR_MEMORY);
		memset(&error, 0, sizeof(error));
		CHECK(!rbf_builder_add(builder, &hash, 1, &error));
		CHECK_EQ(error.code, RBF_ERR_MEMORY);
		CHECK(rbf_builder_finish(builder, &error) == NULL);
		CHECK_EQ(error.code, RBF_ERR_MEMORY);
	}
	rbf_builder_free(builder);
}
#endif

/* No file can be made: the builder says so, and stays failed. */
TEST(builders_need_a_directory)
{
	rbf_builder *builder = rbf_builder_new(RBF_RIBBON, RBF_BIGINT, 0.01, SPILLING, &error);
	SCOPED uint64_t *hashes = random_set(50000);
	const char *usual = getenv("TMPDIR");

	CHECK(builder != NULL);
	setenv("TMPDIR", "/no/such/directory", 1);
	CHECK(!rbf_builder_add(builder, hashes, 50000, &error));
	usual != NULL ? setenv("TMPDIR", usual, 1) : unsetenv("TMPDIR");
	CHECK_EQ(error.code, RBF_ERR_IO);
	CHECK(strstr(error.message, "/no/such/directory: No such file") != NULL, "%s", error.message);
	CHECK(!rbf_builder_add(builder, hashes, 1, &error) && error.code == RBF_ERR_IO);
	CHECK(rbf_builder_finish(builder, &error) == NULL && error.code == RBF_ERR_IO);
	rbf_builder_free(builder);
}

/* ---- Forms and files ---- */

static char directory[] = "/tmp/t_lib.XXXXXX";

/* A path in a directory of the test's own. */
static const char *
path_of(const char *name)
{
	static char path[100];

	if (strstr(directory, "XXXXXX") != NULL && mkdtemp(directory) == NULL)
		abort();
	snprintf(path, sizeof(path), "%s/%s", directory, name);
	return path;
}

/* How many files are there? */
static int
nfiles(void)
{
	DIR		   *dir = opendir(directory);
	int			n = 0;

	for (struct dirent *entry; dir != NULL && (entry = readdir(dir)) != NULL;)
		n += strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0;
	closedir(dir);
	return n;
}

static size_t
read_file(const char *path, uint8_t *data, size_t space)
{
	FILE	   *file = fopen(path, "rb");
	size_t		n = fread(data, 1, space, file);

	fclose(file);
	return n;
}

TEST(every_form_of_every_kind)
{
	for (EACH_KIND(kind))
	{
		SCOPED uint64_t *hashes = random_set(100);
		SCOPED Built b = build_any(kind, hashes, 100, rate_of(kind));
		rbf_filter *filter = rbf_open(b.bytes, b.len, &error);
		uint8_t		data[8000];
		size_t		len;

		for (int form = RBF_FORM_RAW; form <= RBF_FORM_COPY_BINARY; form++)
		{
			rbf_filter *loaded;

			CHECK(rbf_save(filter, path_of("filter"), (rbf_form) form, &error), "%s", error.message);
			loaded = rbf_load(path_of("filter"), &error);
			if (CHECK(loaded != NULL, "%s", error.message))
				CHECK(has_bytes(loaded, b.bytes, b.len));
			rbf_free(loaded);

			/* Whatever is cut off or put behind is noticed. */
			len = read_file(path_of("filter"), data, sizeof(data) - 1);
			CHECK(len < sizeof(data) - 1);
			for (size_t n = 0; n <= len + 1; n++)
			{
				data[len] = 'x';
				if (n == len || (form == RBF_FORM_TEXT && n == len - 1))
					continue;
				loaded = rbf_parse(data, n, &error);
				CHECK(loaded == NULL && error.code == RBF_ERR_DATA, "form %d, %zu of %zu bytes",
					  form, n, len);
				rbf_free(loaded);
			}
		}
		CHECK_EQ(nfiles(), 1);
		unlink(path_of("filter"));
		rbf_free(filter);
	}
}

TEST(texts_as_the_server_writes_them)
{
	SCOPED uint64_t *hashes = random_set(50);
	SCOPED Built b = build_ribbon(hashes, 50, 0.01);
	char		hex[2000];
	char		base64[2000];
	size_t		nchars = (size_t) rf_base64_chars(b.len);
	const char *const frames[] = {"\\x%s", "\\\\x%s\n", "  \\x%s\r\n"};
	const char *const bad[] = {"", " \n", "\\N\n", "\\", "\\x", "\\xA", "\\xADB7E", "\\xADB7E2GG", "key,other\n",
	"PGCOPY\n", "rbfi", "rbfi!", "\xAD\xB7"};
	char		text[3000];
	rbf_filter *filter;

	for (uint64_t i = 0; i < b.len; i++)
		snprintf(hex + 2 * i, 3, i % 2 == 0 ? "%02x" : "%02X", b.bytes[i]);
	for (size_t i = 0; i < 3; i++)
	{
		snprintf(text, sizeof(text), frames[i], hex);
		filter = rbf_parse(text, strlen(text), &error);
		if (CHECK(filter != NULL, "%s: %s", frames[i], error.message))
			CHECK(has_bytes(filter, b.bytes, b.len));
		rbf_free(filter);
	}

	/* base64 in lines, as mail and openssl have it */
	rf_base64_encode(base64, b.bytes, b.len);
	for (size_t i = 0, at = 0; i < nchars; i++)
	{
		text[at++] = base64[i];

		if (i % 64 == 63)
			text[at++] = '\n';
		text[at] = '\0';
	}
	filter = rbf_parse(text, strlen(text), &error);
	CHECK(filter != NULL && has_bytes(filter, b.bytes, b.len));
	rbf_free(filter);

	for (EACH(i, bad))
	{
		error.code = RBF_OK;
		CHECK(rbf_parse(bad[i], strlen(bad[i]), &error) == NULL, "\"%s\"", bad[i]);
		CHECK_EQ(error.code, RBF_ERR_DATA);
	}
}

TEST(copied_rows_that_are_not_one_filter)
{
	/* columns, length of the value, bytes of it, end */
	static const struct
	{
		const char *tail;
		size_t		len;
		const char *says;
	}			cases[] = {
		{"\0\0\0\0\0\0\0\0\xFF\xFF", 10, "no row"},
		{"\0\0\0\1\0\0\0\0\0\1\0\0\0\1x\xFF\xFF", 17, "flags"},
		{"\0\0\0\0\0\0\0\0\0\2\0\0\0\1x\0\0\0\1y\xFF\xFF", 22, "2 columns"},
		{"\0\0\0\0\0\0\0\0\0\1\xFF\xFF\xFF\xFF\xFF\xFF", 16, "NULL"},
		{"\0\0\0\0\0\0\0\0\0\1\0\0\0\1x\0\1\0\0\0\1y\xFF\xFF", 24, "more than one row"},
		{"\0\0\0\0\0\0\0\0\0\1\0\0\0\1x\xFF\xFF", 17, "header takes"},
		{"\0\0\0\0\0\0\0\3abc\0\1\0\0\0\1x\xFF\xFF", 20, "header takes"},
		{"\0\0\0\0\x7F\xFF\xFF\xFF\0\1\0\0\0\1x\xFF\xFF", 17, "cut off"},
		{"\0\0\0\0\0\0\0\0\0\1\x7F\xFF\xFF\xFFx\xFF\xFF", 17, "cut off"},
	};

	for (EACH(i, cases))
	{
		char		data[64] = "PGCOPY\n\377\r\n";

		memcpy(data + 11, cases[i].tail, cases[i].len);
		CHECK(rbf_parse(data, 11 + cases[i].len, &error) == NULL, "case %zu", i);
		CHECK(error.code == RBF_ERR_DATA && strstr(error.message, cases[i].says) != NULL,
			  "case %zu: %s", i, error.message);
	}
}

/* A file is replaced whole, or stays. */
TEST(files_are_whole)
{
	SCOPED uint64_t *hashes = random_set(1000);
	rbf_filter *filter = build(RF_KIND_RIBBON, hashes, 1000, 0);
	rbf_filter *loaded;
	struct stat status;
	char		link[100];
	uint8_t		data[16];
	struct rlimit limit = {100, 100};
	char		name[30];
	size_t		len;
	int			fd;
	pid_t		pid;
	int			ended;

	CHECK(rbf_save(filter, path_of("a"), RBF_FORM_RAW, &error), "%s", error.message);
	CHECK(chmod(path_of("a"), 0640) == 0);
	strcpy(link, path_of("link"));
	CHECK(symlink(path_of("a"), link) == 0);
	CHECK(rbf_save(filter, link, RBF_FORM_TEXT, &error), "%s", error.message);
	CHECK(lstat(link, &status) == 0 && S_ISLNK(status.st_mode));
	CHECK(stat(path_of("a"), &status) == 0 && (status.st_mode & 0777) == 0640);
	CHECK(read_file(path_of("a"), data, 4) == 4 && memcmp(data, "rbfi", 4) == 0);

	/* A form that there is not fails after the file was created. */
	CHECK(!rbf_save(filter, path_of("a"), (rbf_form) 9, &error) && error.code == RBF_ERR_ARGUMENT);
	CHECK(!rbf_save(filter, path_of("b"), (rbf_form) 9, &error));
	loaded = rbf_load(link, &error);
	CHECK(loaded != NULL && same_bytes(filter, loaded));
	rbf_free(loaded);
	CHECK_EQ(nfiles(), 2);

	CHECK(!rbf_save(filter, path_of("no/file"), RBF_FORM_RAW, &error) && error.code == RBF_ERR_IO);
	CHECK(rbf_load(path_of("no"), &error) == NULL && error.code == RBF_ERR_IO);
	CHECK(rbf_load(directory, &error) == NULL && error.code == RBF_ERR_IO);
	if (access("/dev/full", W_OK) == 0)
	{
		CHECK(!rbf_save(filter, "/dev/full", RBF_FORM_RAW, &error) && error.code == RBF_ERR_IO);
		CHECK(strstr(error.message, "No space left") != NULL, "%s", error.message);
	}
	CHECK(rbf_save(filter, "/dev/null", RBF_FORM_RAW, &error), "%s", error.message);

	/* One that is replaced stays whose it was; root alone can give it away. */
	if (geteuid() == 0)
	{
		CHECK(chown(path_of("a"), 1, 2) == 0);
		CHECK(rbf_save(filter, path_of("a"), RBF_FORM_RAW, &error), "%s", error.message);
		CHECK(stat(path_of("a"), &status) == 0 && status.st_uid == 1 && status.st_gid == 2);
		CHECK_EQ(status.st_mode & 0777, 0640);
	}

	/* What is open is written to. */
	fd = open(path_of("open"), O_CREAT | O_WRONLY, 0600);
	snprintf(name, sizeof(name), "/dev/fd/%d", fd);
	(void) rbf_bytes(filter, &len);
	CHECK(rbf_save(filter, name, RBF_FORM_RAW, &error), "%s", error.message);
	CHECK(write(fd, "x", 1) == 1 && fstat(fd, &status) == 0 && (size_t) status.st_size == len + 1);
	close(fd);
	CHECK(!rbf_save(filter, name, RBF_FORM_RAW, &error) && error.code == RBF_ERR_IO);
	unlink(path_of("open"));

	/* A link that leads nowhere stays one; a name is shown on one line. */
	unlink(path_of("a"));
	CHECK(!rbf_save(filter, link, RBF_FORM_RAW, &error) && error.code == RBF_ERR_IO);
	CHECK_EQ(nfiles(), 1);
	CHECK(rbf_load("no\nsuch\xFF\xC3\xA9", &error) == NULL);
	CHECK(strstr(error.message, " no?such?\xC3\xA9:") != NULL, "%s", error.message);
	unlink(link);

	/* On Linux, a process that is killed in the middle leaves nothing. */
	pid = fork();
	if (pid == 0)
	{
		signal(SIGXFSZ, SIG_DFL);
		setrlimit(RLIMIT_FSIZE, &limit);
		(void) rbf_save(filter, path_of("a"), RBF_FORM_RAW, NULL);
		_exit(0);
	}
	CHECK(waitpid(pid, &ended, 0) == pid && WIFSIGNALED(ended) && WTERMSIG(ended) == SIGXFSZ);
#ifdef __linux__
	CHECK_EQ(nfiles(), 0);
#endif

	/* Memory has files as a disk has. */
	if (access("/dev/shm", W_OK) == 0)
	{
		snprintf(link, sizeof(link), "/dev/shm/t_lib-%ld", (long) getpid());
		for (int i = 0; i < 2; i++)
			CHECK(rbf_save(filter, link, RBF_FORM_RAW, &error), "%s", error.message);
		loaded = rbf_load(link, &error);
		CHECK(loaded != NULL && same_bytes(filter, loaded), "%s", error.message);
		rbf_free(loaded);
		unlink(link);
	}
	unlink(path_of("a"));
	rmdir(directory);
	rbf_free(filter);
}

/* Larger than what a pipe holds, and of a size that is not known before. */
TEST(filters_through_pipes)
{
	SCOPED uint64_t *hashes = random_set(200000);
	rbf_filter *filter = build(RF_KIND_BLOOM, hashes, 200000, 0);
	rbf_filter *loaded;
	int			ends[2];

	CHECK(pipe(ends) == 0);
	if (fork() == 0)
	{
		close(ends[0]);
		_exit(rbf_save_fd(filter, ends[1], RBF_FORM_COPY_BINARY, NULL) ? 0 : 1);
	}
	close(ends[1]);
	loaded = rbf_load_fd(ends[0], &error);
	if (CHECK(loaded != NULL, "%s", error.message))
		CHECK(same_bytes(filter, loaded));
	close(ends[0]);
	rbf_free(loaded);
	rbf_free(filter);
}

/* ---- Answers ---- */

TEST(many_answers_are_single_ones)
{
	for (EACH_KIND(kind))
	{
		SCOPED uint64_t *hashes = random_set(3000);
		SCOPED uint64_t *keys = random_set(2000);
		SCOPED Built b = build_any(kind, keys, 2000, rate_of(kind));
		rbf_filter *filter = rbf_open(b.bytes, b.len, &error);
		uint8_t		answers[3001];

		memcpy(hashes + 500, keys, 2000 * sizeof(*hashes));
		shuffle(hashes, 3000);
		for (size_t n = 0; n <= 3000; n = n * 2 + 1)
		{
			size_t		count = 0;

			memset(answers, 7, sizeof(answers));
			for (size_t i = 0; i < n; i++)
				count += rbf_contains(filter, hashes[i]);
			CHECK_EQ(rbf_contains_many(filter, hashes, n, answers), count);
			for (size_t i = 0; i < n; i++)
				CHECK(answers[i] == rbf_contains(filter, hashes[i]));
			CHECK(answers[n] == 7);
		}
		CHECK_EQ(rbf_kind_of(filter), kind);
		CHECK_EQ(rbf_type_of(filter), RBF_BIGINT);
		CHECK(strcmp(rbf_type_of_name(filter), "bigint") == 0);
		CHECK(rbf_target_rate(filter) == rate_of(kind));
		CHECK(rbf_nkeys(filter) > 1900 && rbf_nkeys(filter) < 2100);
		CHECK(rbf_rate(filter) < 0.02, "%g", rbf_rate(filter));
		rbf_free(filter);
	}
}

/* Each key has 32 bits of its hash as its value: rf_sets.h. */
TEST(values_of_maps)
{
	SCOPED uint64_t *hashes = random_set(5000);
	SCOPED Built b = build_any(RF_KIND_RIBBONMAP, hashes, 5000, 0.01);
	rbf_filter *map = rbf_open(b.bytes, b.len, &error);
	rbf_filter *ribbon = build(RF_KIND_RIBBON, hashes, 5000, 0);
	uint64_t	nstrangers = 0;

	for (uint64_t i = 0; i < 5000; i++)
	{
		uint32_t	values[2] = {0, 7};

		CHECK_EQ(rbf_values(map, hashes[i], values, 1), 1);
		CHECK(values[0] == (uint32_t) (hashes[i] ^ hashes[i] >> 32) && values[1] == 7);
		CHECK_EQ(rbf_values(map, hashes[i], NULL, 0), 1);
		CHECK_EQ(rbf_values(ribbon, hashes[i], values, 1), 0);
		nstrangers += rbf_values(map, rf_test_rand(), values, 2) > 0;
	}
	CHECK(nstrangers < 100, "%" PRIu64, nstrangers);
	rbf_free(map);
	rbf_free(ribbon);
}

/* ---- Changes ---- */

/* Adding to a filter gives that of all keys, and leaves the caller's bytes. */
TEST(keys_added)
{
	static const int kinds[] = {RF_KIND_KEYSET, RF_KIND_BLOOM, RF_KIND_COUNTING};
	SCOPED uint64_t *hashes = random_set(3000);
	bool		removed;

	for (size_t k = 0; k < 3; k++)
	{
		SCOPED Built half = build_any(kinds[k], hashes, 2000, rate_of(kinds[k]));
		SCOPED uint8_t *before = rf_test_copy(half.bytes, half.len);
		rbf_filter *filter = rbf_open(half.bytes, half.len, &error);
		rbf_filter *copy;
		rbf_filter *reread;
		size_t		len;
		const void *bytes;

		CHECK(!rbf_add(filter, RBF_TEXT, hashes, 1, &error) && error.code == RBF_ERR_TYPE);
		CHECK(rbf_add(filter, RBF_BIGINT, hashes + 2000, 1000, &error), "%s", error.message);
		CHECK_BYTES(half.bytes, before, half.len);
		for (uint64_t i = 0; i < 3000; i++)
			CHECK(rbf_contains(filter, hashes[i]), "%" PRIu64, i);
		copy = rbf_copy(filter, &error);
		CHECK(same_bytes(filter, copy));
		bytes = rbf_bytes(copy, &len);
		reread = rbf_open(bytes, len, &error);
		CHECK(reread != NULL, "%s", error.message);
		rbf_free(reread);
		if (kinds[k] == RF_KIND_KEYSET)
		{
			SCOPED Built all = build_any(kinds[k], hashes, 3000, 0);

			CHECK(has_bytes(filter, all.bytes, all.len));
		}
		if (kinds[k] == RF_KIND_COUNTING)
		{
			for (uint64_t i = 0; i < 1000; i++)
				CHECK(rbf_remove(filter, RBF_BIGINT, hashes[2000 + i], &removed, &error) && removed);
			CHECK(has_bytes(filter, half.bytes, half.len));
			CHECK(rbf_remove(filter, RBF_BIGINT, 1, &removed, &error) && !removed);
			CHECK(!rbf_remove(filter, RBF_UUID, 1, &removed, &error) && error.code == RBF_ERR_TYPE);
		}
		else
			CHECK(!rbf_remove(filter, RBF_BIGINT, 1, &removed, &error) && error.code == RBF_ERR_KIND);
		rbf_free(filter);
		rbf_free(copy);
	}
}

TEST(static_kinds_stay)
{
	SCOPED uint64_t *hashes = random_set(10);

	for (EACH_KIND(kind))
	{
		SCOPED Built b = build_any(kind, hashes, 10, rate_of(kind));
		rbf_filter *filter = rbf_open(b.bytes, b.len, &error);

		if (kind == RF_KIND_RIBBON || kind == RF_KIND_FUSE || is_map(kind))
		{
			CHECK(!rbf_add(filter, RBF_BIGINT, hashes, 1, &error) && error.code == RBF_ERR_KIND);
			CHECK(!rbf_unite(filter, filter, &error) && error.code == RBF_ERR_KIND);
		}
		CHECK(has_bytes(filter, b.bytes, b.len));
		rbf_free(filter);
	}
}

static rbf_filter *
sized_for(int kind, uint64_t expected)
{
	rbf_builder *builder = rbf_builder_sized((rbf_kind) kind, RBF_BIGINT, 0.01, expected, &error);
	rbf_filter *filter = rbf_builder_finish(builder, &error);

	rbf_builder_free(builder);
	return filter;
}

TEST(filters_united)
{
	static const int kinds[] = {RF_KIND_KEYSET, RF_KIND_BLOOM, RF_KIND_COUNTING};
	SCOPED uint64_t *hashes = random_set(4000);

	for (size_t k = 0; k < 3; k++)
	{
		int			kind = kinds[k];
		bool		is_keyset = kind == RF_KIND_KEYSET;
		rbf_filter *parts[2];
		rbf_filter *all;
		rbf_filter *none = build(kind, hashes, 0, 0);
		rbf_filter *twice;
		Built		borrowed;

		/* Of one size, or they cannot be united. */
		for (int i = 0; i < 3; i++)
		{
			rbf_builder *builder = is_keyset ?
			rbf_builder_new(RBF_KEYSET, RBF_BIGINT, 0, 0, &error) :
			rbf_builder_sized((rbf_kind) kind, RBF_BIGINT, 0.01, 4000, &error);

			CHECK(rbf_builder_add(builder, hashes + (i == 1 ? 1500 : 0), i == 0 ? 1500 : i == 1 ? 2500 : 4000, &error));
			*(i < 2 ? &parts[i] : &all) = rbf_builder_finish(builder, &error);
			rbf_builder_free(builder);
		}
		CHECK(rbf_unite(parts[0], parts[1], &error), "%s", error.message);
		CHECK(same_bytes(parts[0], all));

		/* With nothing on either side, and with itself. */
		CHECK(rbf_unite(parts[0], none, &error) && same_bytes(parts[0], all));
		CHECK(rbf_unite(none, all, &error) && same_bytes(none, all));
		twice = rbf_copy(all, &error);
		CHECK(rbf_unite(twice, twice, &error), "%s", error.message);
		CHECK(rbf_unite(parts[0], all, &error) && same_bytes(parts[0], twice));
		CHECK((kind == RF_KIND_COUNTING) == !same_bytes(twice, all));

		if (!is_keyset)
		{
			borrowed = build_any(kind, hashes, 100, 0.01);
			rbf_free(none);
			none = rbf_open(borrowed.bytes, borrowed.len, &error);
			CHECK(!rbf_unite(none, all, &error) && error.code == RBF_ERR_SHAPE);
			CHECK(has_bytes(none, borrowed.bytes, borrowed.len));
			free(borrowed.bytes);

			/* Two of nothing and of one size, in either order. */
			for (int i = 0; i < 2; i++)
			{
				rbf_free(parts[i]);
				parts[i] = sized_for(kind, 1000 + (uint64_t) i);
			}
			rbf_free(twice);
			twice = rbf_copy(parts[1], &error);
			CHECK(!same_bytes(parts[0], parts[1]));
			CHECK(rbf_unite(parts[1], parts[0], &error) && same_bytes(parts[1], twice));
			CHECK(rbf_unite(parts[0], twice, &error) && same_bytes(parts[0], twice));
		}
		rbf_free(parts[0]);
		rbf_free(parts[1]);
		rbf_free(all);
		rbf_free(none);
		rbf_free(twice);
	}
}

TEST(keys_of_other_types_are_not_united)
{
	rbf_filter *filters[2];

	for (int i = 0; i < 2; i++)
	{
		rbf_builder *builder = rbf_builder_sized(RBF_BLOOM, i == 0 ? RBF_REAL : RBF_TEXT, 0.01, 10, &error);
		uint64_t	hash = rbf_hash_double(1.5);

		CHECK(rbf_builder_add(builder, &hash, 1, &error));
		filters[i] = rbf_builder_finish(builder, &error);
		rbf_builder_free(builder);
	}
	CHECK_EQ(rbf_type_of(filters[0]), RBF_DOUBLE);
	CHECK(!rbf_unite(filters[0], filters[1], &error) && error.code == RBF_ERR_TYPE);
	CHECK(strstr(error.message, "double precision, not text") != NULL, "%s", error.message);
	rbf_free(filters[0]);
	rbf_free(filters[1]);
}

/* ---- What a text is ---- */

/* A long text is no name, and a number among doubles no real. */
TEST(one_reading)
{
	char		text[100];
	uint64_t	hash;
	uint64_t	other;
	float		tenth = 0.1f;	/* as a constant, a double on s390x */

	memset(text, 'a', sizeof(text));
	strcpy(text + 63, "b");
	CHECK(rbf_key_hash(RBF_TEXT, text, 64, &hash, &error) && hash == rbf_hash_bytes(text, 64));
	CHECK(rbf_key_hash(RBF_NAME, text, 64, &hash, &error) && hash == rbf_hash_bytes(text, 63));
	/* not in the middle of a character */
	strcpy(text + 61, "\xE2\x82\xAC");
	CHECK(rbf_key_hash(RBF_NAME, text, 64, &hash, &error) && hash == rbf_hash_bytes(text, 61));

	CHECK(rbf_key_hash(RBF_DOUBLE, "0.1", 3, &hash, &error) && hash == rbf_hash_double(0.1));
	CHECK(rbf_key_hash(RBF_REAL, "0.1", 3, &other, &error) && other == rbf_hash_double((double) tenth));
	CHECK(hash != other);

	/* integers and numerics that are equal */
	CHECK(rbf_key_hash_as(RBF_INTEGER, RBF_BIGINT, "42", 2, &hash, &error) == 1 && hash == rbf_hash_int64(42));
	CHECK(rbf_key_hash_as(RBF_INTEGER, RBF_NUMERIC, " 0042", 5, &hash, &error) == 1 && hash == rbf_hash_bytes("42", 2));
	CHECK(rbf_key_hash_as(RBF_NUMERIC, RBF_BIGINT, "4.20e1", 6, &hash, &error) == 1 && hash == rbf_hash_int64(42));
	CHECK(rbf_key_hash_as(RBF_NUMERIC, RBF_BIGINT, "4.2", 3, &hash, &error) == 0);
	CHECK(rbf_key_hash_as(RBF_NUMERIC, RBF_BIGINT, "9223372036854775808", 19, &hash, &error) == 0);
	CHECK(rbf_key_hash_as(RBF_NUMERIC, RBF_BIGINT, "NaN", 3, &hash, &error) == 0);
	CHECK(rbf_key_hash_as(RBF_NUMERIC, RBF_BIGINT, "one", 3, &hash, &error) == -1 && error.code == RBF_ERR_KEY);
	CHECK(rbf_key_hash_as(RBF_INTEGER, RBF_NUMERIC, "2147483648", 10, &hash, &error) == -1);
}

/* ---- Rows ---- */

/* A filter of rows (integer,text): (i, "i") for i < n, and (NULL, NULL). */
static rbf_filter *
row_filter(rbf_builder *builder, int n)
{
	rbf_columns columns;
	rbf_row		row = {0};
	rbf_filter *filter;

	if (!CHECK(builder != NULL, "%s", error.message))
		return NULL;
	CHECK(rbf_columns_named("bigint, text", &columns, &error) && columns.n == 2, "%s", error.message);
	CHECK(rbf_builder_columns(builder, &columns, &error), "%s", error.message);
	for (int i = -1; i < n; i++)
	{
		char		text[12];
		int			len = sprintf(text, "%d", i);
		uint64_t	hash;

		row.len = 0;
		CHECK(rbf_row_add(&row, RBF_BIGINT, i < 0 ? NULL : text, (size_t) len, &error));
		CHECK(rbf_row_add(&row, RBF_TEXT, i < 0 ? NULL : text, (size_t) len, &error));
		hash = rbf_hash_bytes(row.bytes, row.len);
		CHECK(rbf_builder_add(builder, &hash, 1, &error), "%s", error.message);
	}
	rbf_row_free(&row);
	filter = rbf_builder_finish(builder, &error);
	CHECK(filter != NULL, "%s", error.message);
	rbf_builder_free(builder);
	return filter;
}

TEST(rows)
{
	/* of ROW(1, 'a'), as FORMAT.md has it */
	static const uint8_t expected[] = {1, 8, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 'a'};
	static const char *const others[] = {"text", "text,bigint", "bigint", "bigint,bigint", "bigint,text,text", "numeric,text"};
	rbf_row		row = {0};
	rbf_columns columns;
	rbf_builder *builder;
	rbf_filter *filter;
	rbf_filter *more;
	rbf_filter *empty;
	const void *bytes;
	uint64_t	hash;
	size_t		len;

	CHECK(rbf_row_add(&row, RBF_INTEGER, "1", 1, &error) && rbf_row_add(&row, RBF_TEXT, "a", 1, &error));
	CHECK(row.len == sizeof(expected) && memcmp(row.bytes, expected, row.len) == 0);
	hash = rbf_hash_bytes(row.bytes, row.len);
	CHECK(!rbf_row_add(&row, RBF_INTEGER, "x", 1, &error) && error.code == RBF_ERR_KEY && row.len == sizeof(expected));
	row.len = 0;
	CHECK(rbf_row_add_bytes(&row, NULL, 0, &error) && rbf_row_add_bytes(&row, "", 0, &error) && row.len == 6);
	rbf_row_free(&row);
	CHECK(row.bytes == NULL && row.len == 0);

	for (int kind = RBF_KEYSET; kind <= RBF_COUNTING; kind++)
	{
		filter = row_filter(rbf_builder_new((rbf_kind) kind, RBF_COMPOUND, kind == RBF_KEYSET ? 0 : 0.01, 0, &error), 1000);
		if (filter == NULL)
			return;
		CHECK(strcmp(rbf_type_of_name(filter), "(integer,text)") == 0, "%s", rbf_type_of_name(filter));
		CHECK(rbf_type_of(filter) == RBF_COMPOUND && (kind == RBF_BLOOM || kind == RBF_COUNTING || rbf_nkeys(filter) == 1001));
		CHECK(rbf_columns_of(filter, &columns, &error) && columns.n == 2 &&
			  columns.types[0] == RBF_BIGINT && columns.types[1] == RBF_TEXT);
		CHECK(rbf_columns_for(filter, NULL, &columns, &error) && columns.n == 2);
		CHECK(rbf_columns_for(filter, "(integer,text)", &columns, &error) && columns.n == 2);
		CHECK(rbf_columns_for(filter, "SMALLINT, name", &columns, &error) && columns.types[1] == RBF_NAME);
		for (EACH(i, others))
			CHECK(!rbf_columns_for(filter, others[i], &columns, &error) && error.code == RBF_ERR_TYPE, "%s", others[i]);

		/* whole again from its bytes */
		bytes = rbf_bytes(filter, &len);
		more = rbf_parse(bytes, len, &error);
		CHECK(more != NULL && same_bytes(filter, more));
		if (kind == RBF_KEYSET || kind == RBF_BLOOM || kind == RBF_COUNTING)
		{
			CHECK(rbf_add(more, RBF_COMPOUND, &hash, 1, &error) && rbf_contains(more, hash), "%s", error.message);
			CHECK(!rbf_add(more, RBF_TEXT, &hash, 1, &error) && error.code == RBF_ERR_TYPE);
			CHECK(strcmp(rbf_type_of_name(more), "(integer,text)") == 0);
			CHECK(rbf_unite(more, filter, &error), "%s", error.message);
		}
		rbf_free(more);
		rbf_free(filter);
	}

	/* sized beforehand: the descriptor comes with the first key */
	filter = row_filter(rbf_builder_sized(RBF_BLOOM, RBF_COMPOUND, 0.01, 5000, &error), 3000);
	bytes = rbf_bytes(filter, &len);
	more = rbf_parse(bytes, len, &error);
	CHECK(more != NULL && strcmp(rbf_type_of_name(more), "(integer,text)") == 0, "%s", error.message);
	rbf_free(more);
	rbf_free(filter);

	/* nothing has no type, and no row is the first key of it */
	builder = rbf_builder_sized(RBF_BLOOM, RBF_COMPOUND, 0.01, 10, &error);
	CHECK(!rbf_builder_add(builder, &hash, 1, &error) && error.code == RBF_ERR_ARGUMENT);
	CHECK(rbf_columns_named("text,text", &columns, &error) && rbf_builder_columns(builder, &columns, &error));
	empty = rbf_builder_finish(builder, &error);
	CHECK(empty != NULL && rbf_type_of(empty) == RBF_NONE);
	CHECK(rbf_columns_for(empty, NULL, &columns, &error) && columns.n == 0);
	CHECK(rbf_columns_for(empty, "text,uuid", &columns, &error) && columns.n == 2);
	CHECK(!rbf_add(empty, RBF_COMPOUND, &hash, 1, &error) && error.code == RBF_ERR_TYPE);
	rbf_free(empty);
	rbf_builder_free(builder);

	/* of one column, too many, or what is not read */
	builder = rbf_builder_new(RBF_RIBBON, RBF_COMPOUND, 0.01, 0, &error);
	columns.n = 1;
	CHECK(!rbf_builder_columns(builder, &columns, &error) && error.code == RBF_ERR_TYPE);
	columns.n = RBF_MAX_COLUMNS + 1;
	CHECK(!rbf_builder_columns(builder, &columns, &error));
	columns.n = 2;
	columns.types[1] = RBF_ENUM;
	CHECK(!rbf_builder_columns(builder, &columns, &error));
	rbf_builder_free(builder);
	builder = rbf_builder_new(RBF_RIBBON, RBF_TEXT, 0.01, 0, &error);
	CHECK(!rbf_builder_columns(builder, &columns, &error));
	rbf_builder_free(builder);
}

/* A filter of one key, of a compound that is called so. */
static rbf_filter *
named_filter(const char *desc)
{
	rf_wire		wire = {.kind = RF_KIND_KEYSET,.key_type.family = RF_FAMILY_COMPOUND,.nkeys = 1,.payload_len = 8};
	uint8_t		bytes[2000] = {0};
	size_t		n = (size_t) rf_wire_bytes((uint16_t) strlen(desc), 8);

	wire.key_type.desc = desc;
	wire.key_type.desc_len = (uint16_t) strlen(desc);
	rf_wire_write(bytes, &wire);
	rf_wire_seal(bytes, n, NULL);
	return rbf_parse(bytes, n, &error);
}

TEST(columns_of_compounds)
{
	static const char *const others[] = {"integer[]", "range(integer)", "(integer)", "()", "(integer,public.mood)",
		"(integer,(text,text))", "(integer,text[])", "(integer,time)", "(bigint,text)", "(integer,real)", "(integer,\"char\")", "(integer,", "(integer,text",
	"(integer,text))", "(integer,text),", "(,)", "integer,text", "(integer, text)", "x", "("};
	char		many[1000] = "(integer";
	rbf_columns columns;
	rbf_filter *filter;

	for (EACH(i, others))
	{
		filter = named_filter(others[i]);
		if (filter == NULL)
			continue;
		CHECK(!rbf_columns_of(filter, &columns, &error) && error.code == RBF_ERR_TYPE, "%s", others[i]);
		CHECK(!rbf_columns_for(filter, "bigint,text", &columns, &error), "%s", others[i]);
		rbf_free(filter);
	}
	filter = named_filter("(integer,text,bytea,uuid,boolean,double precision,numeric,date,timestamp,timestamptz,inet,character)");
	CHECK(filter != NULL && rbf_columns_of(filter, &columns, &error) && columns.n == 12 &&
		  columns.types[5] == RBF_DOUBLE && columns.types[11] == RBF_CHARACTER, "%s", error.message);
	rbf_free(filter);
	for (int i = 1; i <= RBF_MAX_COLUMNS; i++)
	{
		strcat(strcpy(many + strlen(many), ",integer"), ")");
		filter = named_filter(many);
		CHECK(rbf_columns_of(filter, &columns, &error) == (i < RBF_MAX_COLUMNS), "%d", i);
		rbf_free(filter);
		many[strlen(many) - 1] = '\0';
	}
}

/* A descriptor may have any characters, and be longer than a message. */
TEST(names_that_are_shown)
{
	char		desc[1200];
	rf_wire		wire = {.kind = RF_KIND_BLOOM,.key_type.family = RF_FAMILY_ENUM,.fpr = 0.01,.nkeys = 1,.payload_len = 2,.param = 5};
	uint8_t		bytes[2000] = {0};
	rbf_filter *filter;
	rbf_filter *copy;
	const uint64_t one = 1;
	size_t		len = sizeof(desc);
	size_t		n;

	for (size_t i = 0; i < len; i += 3)
		memcpy(desc + i, "\xE2\x82\xAC", 3);
	memcpy(desc, "\x1B[2J\n\"", 6);
	wire.key_type.desc = desc;
	wire.key_type.desc_len = (uint16_t) len;
	n = (size_t) rf_wire_bytes((uint16_t) len, 2);
	rf_wire_write(bytes, &wire);
	bytes[n - 1] = bytes[n - 2] = 1;
	rf_wire_seal(bytes, n, NULL);
	filter = rbf_open(bytes, n, &error);
	if (!CHECK(filter != NULL, "%s", error.message))
		return;
	CHECK(strncmp(rbf_type_of_name(filter), "?[2J?\"", 6) == 0);
	CHECK(strlen(rbf_type_of_name(filter)) == len);

	/* changed, the descriptor stays as it is */
	CHECK(!rbf_add(filter, RBF_TEXT, &one, 1, &error) && error.code == RBF_ERR_TYPE);
	CHECK(strchr(error.message, '\n') == NULL && strlen(error.message) > 400);
	CHECK(!rbf_add(filter, (rbf_type) (256 + RBF_ENUM), &one, 1, &error) && error.code == RBF_ERR_TYPE);
	CHECK(rbf_add(filter, RBF_ENUM, &one, 1, &error), "%s", error.message);
	CHECK(memcmp((const uint8_t *) rbf_bytes(filter, &n) + RF_WIRE_HEADER_BYTES, desc, len) == 0);
	copy = rbf_open(rbf_bytes(filter, &n), n, &error);
	CHECK(copy != NULL, "%s", error.message);
	rbf_free(copy);
	rbf_free(filter);
}

/* ---- Names ---- */

TEST(names_of_types)
{
	static const struct
	{
		rbf_type	type;
		const char *name;
	}			types[] =
	{
		{RBF_BIGINT, "bigint"}, {RBF_TEXT, "text"}, {RBF_BYTEA, "bytea"}, {RBF_UUID, "uuid"}, {RBF_BOOLEAN, "boolean"},
		{RBF_DOUBLE, "double precision"}, {RBF_NUMERIC, "numeric"}, {RBF_DATE, "date"}, {RBF_TIMESTAMP, "timestamp"},
		{RBF_TIMESTAMPTZ, "timestamptz"}, {RBF_INET, "inet"}, {RBF_COMPOUND, "compound"}, {RBF_NATIVE, "native"}, {RBF_CHARACTER, "character"}
	};
	static const struct
	{
		const char *name;
		rbf_type	type;
	}			good[] = {
		{"bigint", RBF_BIGINT}, {"INT4", RBF_INTEGER}, {"int2", RBF_SMALLINT}, {"varchar", RBF_TEXT},
		{"Character  Varying", RBF_TEXT}, {"float(24)", RBF_REAL}, {"float( 25 )", RBF_DOUBLE}, {"float(53) ", RBF_DOUBLE},
		{"timestamp with time zone", RBF_TIMESTAMPTZ}, {"double  precision", RBF_DOUBLE}, {"name", RBF_NAME},
		{"bpchar", RBF_CHARACTER}, {"Real", RBF_REAL}, {" uuid ", RBF_UUID}, {"decimal", RBF_NUMERIC},
	};
	static const char *const bad[] = {"", "(", "(20)", "text)", "text(", "texts", "enum", "none", "compound",
		"double", "int4[]", "doubleprecision", "time", "interval", "\"char\"", "oid", "cidr", "macaddr", "char", "char(3)",
		"varchar(20)", "numeric(10,2)", "timestamp(3)", "timestamp(3) with time zone", "float(54)", "float(x)", "float(0)", "float(1x)", "char(-1)", "a name that is far longer than that of any type that there is in SQL",
		"text,", ",text", "text,,text", "bigint,numeric(10,2)"
	};
	rbf_columns columns;
	rbf_kind	kind;
	char		many[400] = "text";

	for (EACH(i, good))
		CHECK(rbf_columns_named(good[i].name, &columns, &error) && columns.n == 1 && columns.types[0] == good[i].type,
			  "%s", good[i].name);
	for (EACH(i, bad))
		CHECK(!rbf_columns_named(bad[i], &columns, &error) && error.code == RBF_ERR_TYPE, "%s", bad[i]);
	CHECK(!rbf_columns_named("numeric(10,2)", &columns, &error) && strstr(error.message, "write \"numeric\"") != NULL, "%s", error.message);
	CHECK(rbf_columns_named("float(24), timestamp with time zone", &columns, &error) && columns.n == 2 &&
		  columns.types[0] == RBF_REAL && columns.types[1] == RBF_TIMESTAMPTZ);
	for (int i = 2; i <= RBF_MAX_COLUMNS + 1; i++)
		CHECK(rbf_columns_named(strcat(many, ",text"), &columns, &error) == (i <= RBF_MAX_COLUMNS), "%d", i);
	for (int i = 0; i < RF_FAMILY_END; i++)
		CHECK(rbf_type_name((rbf_type) i) != NULL, "%d", i);
	/* the numbers of types are those of families */
	for (EACH(i, types))
		CHECK(strcmp(rbf_type_name(types[i].type), types[i].name) == 0, "%s", types[i].name);
	CHECK(rbf_type_name((rbf_type) RF_FAMILY_END) == NULL);
	/* without a gap, by which programs go through them */
	for (int k = 1; k < RF_KIND_END; k++)
		CHECK(rbf_kind_name((rbf_kind) k) != NULL && rbf_kind_named(rbf_kind_name((rbf_kind) k), &kind) && (int) kind == k, "%d", k);
	CHECK(!rbf_kind_named("xor", &kind) && rbf_kind_name((rbf_kind) 0) == NULL);
	CHECK(strlen(rbf_version()) >= 5);
}

/* What this process has read, and how often it wrote; 0 if nobody counts. */
static void
count_io(unsigned long long *bytes_read, unsigned long long *writes)
{
	FILE	   *io = fopen("/proc/self/io", "r");

	*bytes_read = *writes = 0;
	if (io == NULL)
		return;
	if (fscanf(io, "rchar: %llu wchar: %*u syscr: %*u syscw: %llu", bytes_read, writes) != 2)
		*bytes_read = *writes = 0;
	(void) fclose(io);
}

/*
 * The file is read twice, to count and to build, whatever the order of hashes:
 * also if each run in it lies below the one before.  Such runs get longer as
 * there are more: 25 in all, not one for each 64 kB.
 */
TEST(files_are_read_twice)
{
	const uint64_t n = 1000000;
	SCOPED uint64_t *hashes = random_set(n);
	rbf_filter *filters[2];

	for (int falling = 0; falling < 2; falling++)
	{
		unsigned long long before[2];
		unsigned long long after[2];

		count_io(&before[0], &before[1]);
		filters[falling] = build(RF_KIND_RIBBON, hashes, n, SPILLING);
		count_io(&after[0], &after[1]);
		CHECK(after[0] - before[0] < 20 * n, "%llu bytes", after[0] - before[0]);
		CHECK(!falling || after[1] - before[1] < 30, "%llu runs", after[1] - before[1]);
		for (uint64_t i = 0; i < n / 2; i++)
		{
			uint64_t	h = hashes[i];

			hashes[i] = hashes[n - 1 - i];
			hashes[n - 1 - i] = h;
		}
	}
	CHECK(same_bytes(filters[0], filters[1]));
	rbf_free(filters[0]);
	rbf_free(filters[1]);
}

TEST_MAIN
