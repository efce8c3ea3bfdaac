/*-------------------------------------------------------------------------
 *
 * t_vectors.c
 *		Golden bytes.
 *
 * The vectors in test/vectors say what the bytes of certain filters are, for
 * ever: they change only together with the format version.  To write them
 * anew, run this program with --write-vectors.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_maps.h"

/*
 * ------------------------------------------------------------------------
 * Golden bytes.
 * ------------------------------------------------------------------------
 */

#define VECTORS_DIR		"../vectors/"
#define GENERATED		"# Written by build/unit/t_vectors --write-vectors; FORMAT.md tells what they are.\n"

static struct
{
	char	   *text;
	size_t		len;
	size_t		capacity;
}			emitted;

static void
__attribute__((format(printf, 1, 2)))
emit(const char *fmt,...)
{
	va_list		ap;
	int			n;

	va_start(ap, fmt);
	n = vsnprintf(NULL, 0, fmt, ap);
	va_end(ap);
	while (emitted.len + (size_t) n + 1 > emitted.capacity)
	{
		emitted.capacity = 2 * emitted.capacity + 4096;
		emitted.text = realloc(emitted.text, emitted.capacity);
		if (emitted.text == NULL)
			exit(2);
	}
	va_start(ap, fmt);
	vsnprintf(emitted.text +emitted.len, (size_t) n + 1, fmt, ap);
	va_end(ap);
	emitted.len += (size_t) n;
}

static void
emit_hex(const uint8_t *bytes, uint64_t len)
{
	for (uint64_t i = 0; i < len; i++)
		emit("%02x", bytes[i]);
	if (len == 0)
		emit("-");
}

/* Keys of every family: what they are, and their canonical bytes. */
static const struct
{
	const char *key;
	const char *canonical;
}			key_vectors[] =

{
	{"int 0", "0000000000000000"},
	{"int 1", "0100000000000000"},
	{"int -42", "d6ffffffffffffff"},
	{"int 9223372036854775807", "ffffffffffffff7f"},
	{"text ''", ""},
	{"text 'abc'", "616263"},
	{"text U+00E4 U+20AC", "c3a4e282ac"},
	{"bytea 00 ff", "00ff"},
	{"uuid 550e8400-e29b-41d4-a716-446655440000",
	"550e8400e29b41d4a716446655440000"},
	{"bool true", "01"},
	{"float 1.5", "000000000000f83f"},
	{"float -0", "0000000000000000"},
	{"float NaN", "000000000000f87f"},
	{"numeric -12.50", "2d31322e35"},
	{"numeric 1e3", "31303030"},
	{"numeric -Infinity", "2d496e66696e697479"},
	{"date 2024-02-29", "7922000000000000"},
	{"timestamp 2024-02-29 12:34:56.789", "0886724183b50200"},
	{"time 23:59:59.5", "e0becf1d14000000"},
	{"timetz 12:00+02", "00b0eb0e0a000000e0e3ffff"},
	{"interval 1 month 2 days 3 hours", "00eca63e86020000"},
	{"inet 192.168.1.0/24", "0418c0a80100"},
	{"inet 2001:db8::1/64", "064020010db8000000000000000000000001"},
	{"macaddr 08:00:2b:01:02:03", "08002b010203"},
	{"macaddr8 08:00:2b:ff:fe:01:02:03", "08002bfffe010203"},
	{"oid 4294967295", "ffffffff"},
	{"xid 7", "07000000"},
	{"cid 8", "08000000"},
	{"xid8 4294967296", "0000000001000000"},
	{"pg_lsn 1/2", "0200000001000000"},
	{"tid (258,3)", "020100000300"},
	{"\"char\" 'a'", "61"},
	{"enum 'happy'", "6861707079"},
	{"row (1, 'b')", "01080000000100000000000000010100000062"},
	{"array {1,NULL,3}",
		"01000000030000000100000001080000000100000000000000"
	"0001080000000300000000000000"},
	{"range [1,5)", "080108000000010000000000000001080000000500000000000000"},
};

static void
emit_hash_vectors(void)
{
	emit(GENERATED);
	emit("# canonical bytes, key hash, key\n");
	for (size_t i = 0; i < sizeof(key_vectors) / sizeof(key_vectors[0]); i++)
	{
		uint8_t		bytes[100];
		size_t		len = strlen(key_vectors[i].canonical) / 2;

		for (size_t k = 0; k < len; k++)
		{
			unsigned	byte;

			sscanf(key_vectors[i].canonical + 2 * k, "%2x", &byte);
			bytes[k] = (uint8_t) byte;
		}
		emit_hex(bytes, len);
		emit(" %016" PRIx64 " %s\n", rf_hash_bytes(bytes, len),
			 key_vectors[i].key);
	}

	/* XXH3 has other code for each of these ranges of lengths. */
	for (size_t len = 0; len <= 600; len = len < 20 ? len + 1 : len * 5 / 4)
	{
		uint8_t		bytes[600];

		for (size_t i = 0; i < len; i++)
			bytes[i] = (uint8_t) (i * 7 + 1);
		emit_hex(bytes, len);
		emit(" %016" PRIx64 " %zu bytes, byte i is 7 i + 1\n",
			 rf_hash_bytes(bytes, len), len);
	}
}

/*
 * Key i has the value i % 1000; if "several", also i % 7 + 1000 if 3 divides
 * it.
 */
static Built
build_map_of_integers(uint64_t n, double fpr, bool several, bool list)
{
	rf_pair    *pairs = rf_test_alloc(2 * n * sizeof(*pairs));
	uint64_t	npairs = 0;
	rf_filter	f;
	Built		b;

	for (uint64_t key = 0; key < n; key++)
	{
		uint64_t	hash = rf_hash_int64((int64_t) key);

		pairs[npairs++] = (rf_pair)
		{
			hash, key % 1000
		};
		if (several && key % 3 == 0)
			pairs[npairs++] = (rf_pair)
		{
			hash, key % 7 + 1000
		};
	}
	rf_pairs_sort(pairs, npairs, NULL);
	b = list ? build_map_list(pairs, npairs, fpr) : build_map(pairs, npairs, fpr);
	if (open_built(&f, &b))
		CHECK_EQ(count_wrong(&f, pairs, npairs), 0);
	free(pairs);
	return b;
}

#define SHOWN_BYTES		600		/* larger filters are given by their hash */

static void
emit_filter(const char *form, uint64_t n, double fpr)
{
	uint64_t   *hashes = make_set(SET_INT64, &n);
	Built		b;
	rf_filter	f;

	if (strcmp(form, "list") == 0)
		b = build_list(hashes, n, fpr);
	else if (strcmp(form, "ribbon") == 0)
		b = build_ribbon(hashes, n, fpr);
	else if (strcmp(form, "bloom") == 0)
		b = build_bloom(hashes, n, fpr);
	else if (strcmp(form, "fuse") == 0)
		b = build_fuse(hashes, n, fpr);
	else if (strcmp(form, "fuselist") == 0)
		b = build_fuse_list(hashes, n, fpr);
	else if (strcmp(form, "counting") == 0)
		b = build_repeated(n, fpr);
	else if (strcmp(form, "ribbonmap") == 0)
		b = build_map_of_integers(n, fpr, false, false);
	else if (strcmp(form, "severalmap") == 0)
		b = build_map_of_integers(n, fpr, true, false);
	else if (strcmp(form, "maplist") == 0)
		b = build_map_of_integers(n, fpr, false, true);
	else
		b = build_keyset(hashes, n);
	if (open_built(&f, &b))
	{
		CHECK_EQ(count_missed(&f, hashes, n), 0);
		emit("%s %" PRIu64 " %.10g %" PRIu64 " %016" PRIx64 " ", form, n,
			 fpr, b.len, rf_hash_bytes(b.bytes, b.len));
		for (int64_t key = -1; key >= -64; key--)
			emit("%d", rf_filter_may_contain(&f, rf_hash_int64(key)));
		emit(" ");
		if (b.len <= SHOWN_BYTES)
			emit_hex(b.bytes, b.len);
		else
			emit("-");
		emit("\n");
	}
	free(b.bytes);
	free(hashes);
}

static void
emit_filter_vectors(void)
{
	static const double rates[] = {0.5, 0.1, 0.01, 0.0078125, 0.001, 0.0001,
	1e-6, 1e-9};
	static const uint64_t sizes[] = {0, 1, 2, 10, 48, 64, 65, 100, 126, 300,
	1000, 2000, 2001, 3000, 20000, 30000, 1000000};
	static const uint64_t map_sizes[] = {0, 1, 3, 10, 1000, 3000, 100000};
	static const double map_rates[] = {0.01, 0.0078125};

	emit(GENERATED);
	emit("# form, n (the keys are the integers 0 to n - 1; in a counting filter "
		 "key i is i mod 17 + 1 times), target rate, bytes of the filter, "
		 "their XXH3, answers for the integers -1 to -64, bytes\n");
	emit_filter("keyset", 0, 0);
	emit_filter("keyset", 1, 0);
	emit_filter("keyset", 10, 0);
	emit_filter("keyset", 100000, 0);
	for (size_t s = 0; s < sizeof(sizes) / sizeof(sizes[0]); s++)
	{
		for (size_t r = 0; r < sizeof(rates) / sizeof(rates[0]); r++)
		{
			uint64_t	n = sizes[s];
			double		fpr = rates[r];

			/* all rates for some sizes, the common ones for all */
			if (fpr != 0.01 && fpr != 0.0078125 &&
				(n < 10 || (n > 100 && n != 30000)))
				continue;
			emit_filter("ribbon", n, fpr);
			if (fpr >= RF_BLOOM_FPR_MIN)
				emit_filter("bloom", n, fpr);
			if (fpr >= RF_FUSE_FPR_MIN)
				emit_filter("fuse", n, fpr);
			if (fpr == 0.01 || (fpr == 0.1 && n <= 100))
				emit_filter("counting", n, fpr);
		}
	}
	emit_filter("list", 3, 0.01);
	emit_filter("list", 40, 0.01);
	emit_filter("fuselist", 40, 0.01);
	emit_filter("fuse", 6000, 0.01);
	emit_filter("fuse", 6000, 0.0001);
	emit_filter("fuse", 1100000, 0.01);
	for (size_t s = 0; s < sizeof(map_sizes) / sizeof(map_sizes[0]); s++)
	{
		for (int r = 0; r < 2; r++)
		{
			emit_filter("ribbonmap", map_sizes[s], map_rates[r]);
			emit_filter("severalmap", map_sizes[s], map_rates[r]);
		}
	}
	emit_filter("ribbonmap", 1000, 0.5);
	emit_filter("severalmap", 1000, 0.5);
	emit_filter("severalmap", 30000, 1e-9);
	emit_filter("maplist", 1, 0.01);
	emit_filter("maplist", 30, 0.01);

	for (EACH_KIND(kind))
	{
		char		begin[40];

		snprintf(begin, sizeof(begin), "\n%s ", rf_kind_find((uint32_t) kind)->name);
		CHECK(strstr(emitted.text, begin) != NULL, "no vector of kind %d", kind);
	}
}

static const struct
{
	const char *file;
	void		(*emit) (void);
}			vector_files[] =

{
	{"hashes.txt", emit_hash_vectors},
	{"filters.txt", emit_filter_vectors}
};

#define NVECTOR_FILES	(sizeof(vector_files) / sizeof(vector_files[0]))

/* The directory of this file, and from there to the vectors. */
static FILE *
open_vectors(const char *name, const char *mode)
{
	char		path[1000];
	const char *slash = strrchr(__FILE__, '/');

	snprintf(path, sizeof(path), "%.*s%s%s",
			 slash == NULL ? 0 : (int) (slash + 1 - __FILE__), __FILE__,
			 VECTORS_DIR, name);
	return fopen(path, mode);
}

TEST(bytes_are_golden)
{
	for (size_t i = 0; i < NVECTOR_FILES; i++)
	{
		FILE	   *file = open_vectors(vector_files[i].file, "rb");
		size_t		line = 1;
		size_t		at = 0;

		REQUIRE(file != NULL, "%s", vector_files[i].file);
		emitted.len = 0;
		vector_files[i].emit();
		for (;; at++)
		{
			int			c = getc(file);

			if (c == EOF || at == emitted.len || c != emitted.text[at])
			{
				CHECK(c == EOF && at == emitted.len,
					  "test/vectors/%s differs in line %zu",
					  vector_files[i].file, line);
				break;
			}
			line += c == '\n';
		}
		fclose(file);
	}
	free(emitted.text);
	emitted.text = NULL;
	emitted.capacity = 0;
}

static int
write_vectors(void)
{
	for (size_t i = 0; i < NVECTOR_FILES; i++)
	{
		FILE	   *file = open_vectors(vector_files[i].file, "wb");

		emitted.len = 0;
		vector_files[i].emit();
		if (file == NULL ||
			fwrite(emitted.text, 1, emitted.len, file) != emitted.len ||
			fclose(file) != 0)
		{
			perror(vector_files[i].file);
			return 1;
		}
	}
	return rf_test.failures > 0;
}

int
main(int argc, char **argv)
{
	static const rf_test_case cases[] = {T(bytes_are_golden)};

	if (argc == 2 && strcmp(argv[1], "--write-vectors") == 0)
		return write_vectors();
	return rf_test_main(__FILE__, cases, 1, argc, argv);
}
