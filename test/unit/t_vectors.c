/*-------------------------------------------------------------------------
 *
 * t_vectors.c
 *		Golden bytes: the compatibility kit, test/vectors.
 *
 * It says what the hashes of certain keys and the bytes of certain filters
 * are, for ever: they change only together with the format version.  To write
 * it anew, run this program with --write-vectors.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_kit.h"
#include "rf_maps.h"
#include "rf_reader.h"
#include "rf_verdicts.h"

/*
 * Keys.  Their canonical bytes are written by hand, and keys.txt is where; the
 * hashes are filled in.
 */
static void
emit_keys(void)
{
	bool		seen[RF_FAMILY_END] = {false};
	KitFile		keys;

	if (kit_open(&keys, "keys.txt"))
	{
		while (kit_next(&keys))
		{
			char	  **column = keys.column;
			Built		b;

			if (column[0] == NULL)
				emit("%s", keys.line);
			else if (CHECK(column[6] != NULL, "a key without text"))
			{
				emit("%s\t%s\t%s\t%s\t%s\t", column[0], column[1], column[2],
					 column[3], column[4]);
				if (strcmp(column[4], "*") == 0)
					emit("*");
				else
				{
					b = kit_hex(column[4]);
					emit("%016" PRIx64, rf_hash_bytes(b.bytes, b.len));
					free(b.bytes);
				}
				emit("\t%s", column[6]);
				if (CHECK(atoi(column[0]) < RF_FAMILY_END))
					seen[atoi(column[0])] = true;
			}
			emit("\n");
		}
	}
	kit_close(&keys);
	for (int family = RF_FAMILY_INT; family < RF_FAMILY_END; family++)
		CHECK(seen[family] == (family != RF_FAMILY_NATIVE), "family %d", family);
}

/*
 * Key i has the value i % 1000; if "several", also i % 7 + 1000 if 3 divides
 * it.
 */
static rf_pair *
pairs_of(const uint64_t *keys, uint64_t n, bool several, uint64_t *npairs)
{
	rf_pair    *pairs = rf_test_alloc(2 * n * sizeof(*pairs));

	*npairs = 0;
	for (uint64_t i = 0; i < n; i++)
	{
		pairs[(*npairs)++] = pair_of(keys[i], i % 1000);
		if (several && i % 3 == 0)
			pairs[(*npairs)++] = pair_of(keys[i], i % 7 + 1000);
	}
	rf_pairs_sort(pairs, *npairs, NULL);
	return pairs;
}

/* A map of small chunks. */
static Built
build_map_chunks(uint32_t nchunks, const rf_pair *pairs, uint64_t n, double fpr)
{
	rf_ribbonmap_shape shape;
	uint64_t	nkeys;
	rf_values	values = in_common(pairs, n, &nkeys);
	Built		b = {NULL, 0};

	CHECK(rf_ribbonmap_kind.map->plan(n, fpr, &values, &shape) == RF_OK);
	shape.ribbon.nchunks = nchunks;
	shape.ribbon.slots = 64 * (uint32_t) (n / nchunks / 64 + 1);
	CHECK(try_map(&shape, fpr, pairs, n, nkeys, UINT64_MAX, &b) == RF_OK);
	return b;
}

/* A counting filter of key i, i % 17 + 1 times. */
static Built
build_repeated(const uint64_t *keys, uint64_t n, double fpr)
{
	SCOPED uint64_t *repeated = rf_test_alloc(17 * n * sizeof(*repeated));
	uint64_t	total = 0;
	rf_counting_shape shape;
	Built		b = {NULL, 0};

	for (uint64_t i = 0; i < n; i++)
		for (uint64_t k = 0; k <= i % 17; k++)
			repeated[total++] = keys[i];
	CHECK(rf_bloom_plan(n, fpr, &shape) == RF_OK);
	CHECK(try_filter(RF_KIND_COUNTING, &shape, repeated, total, n, fpr,
					 rf_counting_bytes(&shape), total, &b) == RF_OK);
	return b;
}

/*
 * Filters by their form: the name of a kind, or one that the server does not
 * write.  README.md says which keys and values they have.
 */
static Built
build_of(const char *form, const uint64_t *keys, uint64_t n, double fpr)
{
	SCOPED uint64_t *hashes = rf_test_copy(keys, n * sizeof(*hashes));
	bool		several = strncmp(form, "several", 7) == 0;
	uint32_t	nchunks = form[strlen(form) - 1] == 's' ? 3 : 1;
	uint64_t	npairs;
	SCOPED rf_pair *pairs = pairs_of(keys, n, several, &npairs);

	rf_hashes_sort(hashes, n, NULL);
	if (strcmp(form, "list") == 0)
		return build_list(hashes, n, fpr);
	if (strcmp(form, "chunk") == 0 || strcmp(form, "chunks") == 0)
		return build_ribbon_chunks(nchunks, hashes, n, fpr);
	if (strcmp(form, "fuselist") == 0)
		return build_fuse_list(hashes, n, fpr);
	if (strcmp(form, "fusechunks") == 0)
		return build_fuse_chunks(n % 2 ? 3 : 4, nchunks, hashes, n, fpr, n);
	if (strcmp(form, "counting") == 0)
		return build_repeated(keys, n, fpr);
	if (strcmp(form, "ribbonmap") == 0 || strcmp(form, "severalmap") == 0)
		return build_map(pairs, npairs, fpr);
	if (strcmp(form, "maplist") == 0)
		return build_map_list(pairs, npairs, fpr);
	if (strstr(form, "mapchunk") != NULL)
		return build_map_chunks(nchunks, pairs, npairs, fpr);
	for (EACH_KIND(kind))
		if (strcmp(form, rf_kind_find((uint32_t) kind)->name) == 0)
			return build_any(kind, hashes, n, fpr);
	return (Built)
	{
		NULL, 0
	};
}

/* What a filter says of a key. */
static void
emit_answer(const rf_filter *f, uint64_t hash, bool first)
{
	uint32_t	values[100];
	uint64_t	n;

	if (f->ops->map != NULL)
	{
		n = kit_values(values, f->ops->map->values(&f->u, hash, values, 100, NULL));
		emit("%s%s", first ? "" : ",", n == 0 ? "-" : "");
		for (uint64_t i = 0; i < n; i++)
			emit("%s%" PRIu32, i == 0 ? "" : "+", values[i]);
	}
	else if (f->ops->count != NULL)
		emit("%x", (unsigned) f->ops->count->count(&f->u, hash, NULL));
	else
		emit("%d", rf_filter_may_contain(f, hash));
}

/*
 * Larger filters are given by their hash.  This is enough for some of each
 * kind to have what the larger ones have: counting filters have several blocks
 * from 2304 bytes on, ribbons a chunk from 2001 keys.
 */
#define SHOWN_BYTES		2400

/*
 * A filter of the keys 0 to n - 1 of a type, or, if n is LISTED, of each
 * second one that keys.txt has of it.
 */
#define LISTED			UINT64_MAX

static void
emit_filter(const char *form, const char *key_type, uint64_t n, double fpr)
{
	bool		listed = n == LISTED;
	uint8_t		family = strcmp(key_type, "integer") == 0 ? RF_FAMILY_INT :
	strcmp(key_type, "text") == 0 ? RF_FAMILY_TEXT : RF_FAMILY_COMPOUND;
	uint64_t	nlisted = 0;
	SCOPED uint64_t *all = kit_keys(key_type, &nlisted, &family);
	uint64_t	nhashes = 0;	/* left out of the text */
	SCOPED uint64_t *keys = NULL;
	Built		b;
	rf_filter	f;

	if (listed)
		n = (nlisted + 1) / 2;
	keys = rf_test_alloc(n * sizeof(*keys));
	for (uint64_t i = 0; i < n; i++)
		keys[i] = listed ? all[2 * i] : kit_number(key_type, (int64_t) i);
	b = build_of(form, keys, n, fpr);
	if (n > 0 && family != RF_FAMILY_INT && b.bytes != NULL)
		b = with_key_type(b, family, 0, rf_family_has_desc(family) ? key_type : "");
	if (open_built(&f, &b))
	{
		CHECK_EQ(count_missed(&f, keys, n), 0);
		emit("%s\t%s\t%s\t%" PRIu64 "\t%.10g\t%" PRIu64 "\t%016" PRIx64 "\t",
			 form, key_type, listed ? "listed" : "numbers", n, fpr, b.len,
			 rf_hash_bytes(b.bytes, b.len));
		if (listed)
			for (uint64_t i = 0; i < nlisted; i++)
				emit_answer(&f, all[i], i == 0);
		else
			for (int64_t i = -64; i < 16 && i < (int64_t) n; i++)
				emit_answer(&f, kit_number(key_type, i), i == -64);
		emit("\t");
		if (strcmp(form, "keyset") == 0 && !listed && b.len > SHOWN_BYTES)
			nhashes = n;
		if (b.len - 8 * nhashes <= SHOWN_BYTES)
			emit_without(&b, nhashes);
		else
			emit("-");
		emit("\n");
	}
	free(b.bytes);
}

/* A filter of integers. */
typedef struct Wanted
{
	const char *form;
	uint64_t	n;
	double		fpr;
} Wanted;

static void
emit_wanted(const Wanted *wanted, size_t n)
{
	for (size_t i = 0; i < n; i++)
		emit_filter(wanted[i].form, "integer", wanted[i].n, wanted[i].fpr);
}

/* What the keys 0 to n - 1 are made into, integers unless told otherwise. */
static void
emit_filters_of_numbers(void)
{
	static const double rates[] = {0.5, 0.1, 0.01, 0.0078125, 0.001, 0.0001,
	1e-6, 1e-9};
	static const uint64_t sizes[] = {0, 1, 2, 10, 48, 64, 65, 100, 126, 300,
	1000, 2000, 2001, 3000, 20000, 30000, 1000000};
	static const uint64_t map_sizes[] = {0, 1, 3, 10, 1000, 3000, 100000};
	static const double map_rates[] = {0.01, 0.0078125};
	static const uint64_t other_sizes[] = {100, 3000, 30000};
	static const Wanted keysets[] = {
		{"keyset", 0, 0},
		{"keyset", 1, 0},
		{"keyset", 10, 0},
		/* they have an index from 2^14 keys on */
		{"keyset", 16383, 0},
		{"keyset", 16384, 0},
		{"keyset", 16400, 0},
		{"keyset", 100000, 0},
	};
	static const Wanted forms[] = {
		{"counting", 450, 0.01},
		{"list", 3, 0.01},
		{"list", 40, 0.01},
		{"chunk", 300, 0.3},
		{"chunk", 300, 0.01},
		{"chunks", 580, 0.3},
		{"chunks", 700, 0.01},
		{"chunks", 1300, 0.3},
		{"fuselist", 40, 0.01},
		{"fuse", 6000, 0.01},
		{"fuse", 6000, 0.0001},
		{"fuse", 1100000, 0.01},
		{"fusechunks", 201, 0.01},
		{"fusechunks", 200, 0.001},
		{"fusechunks", 300, 0.0001},
	};
	static const Wanted maps[] = {
		{"ribbonmap", 1000, 0.5},
		{"severalmap", 1000, 0.5},
		{"severalmap", 30000, 1e-9},
		{"maplist", 1, 0.01},
		{"maplist", 30, 0.01},
		{"mapchunk", 300, 0.1},
		{"severalmapchunk", 220, 0.1},
		{"mapchunks", 580, 0.1},
		{"severalmapchunks", 440, 0.1},
	};
	static const char *const others[] = {"text", "integer[]"};

	emit_wanted(keysets, LENGTH(keysets));
	for (EACH(s, sizes))
		for (EACH(r, rates))
		{
			uint64_t	n = sizes[s];
			double		fpr = rates[r];

			/* all rates for some sizes, the common ones for all */
			if (fpr != 0.01 && fpr != 0.0078125 &&
				(n < 10 || (n > 100 && n != 30000)))
				continue;
			emit_filter("ribbon", "integer", n, fpr);
			if (fpr >= RF_BLOOM_FPR_MIN)
				emit_filter("bloom", "integer", n, fpr);
			if (fpr >= RF_FUSE_FPR_MIN)
				emit_filter("fuse", "integer", n, fpr);
			if (fpr == 0.01 || (fpr == 0.1 && n <= 100))
				emit_filter("counting", "integer", n, fpr);
		}
	emit_wanted(forms, LENGTH(forms));
	for (EACH(s, map_sizes))
		for (int r = 0; r < 2; r++)
		{
			emit_filter("ribbonmap", "integer", map_sizes[s], map_rates[r]);
			emit_filter("severalmap", "integer", map_sizes[s], map_rates[r]);
		}
	emit_wanted(maps, LENGTH(maps));

	for (EACH(t, others))
		for (EACH(s, other_sizes))
			for (EACH_KIND(kind))
				emit_filter(rf_kind_find((uint32_t) kind)->name, others[t], other_sizes[s],
							kind == RF_KIND_KEYSET ? 0 : 0.01);
}

/* Filters of each kind and type of key that keys.txt has. */
static void
emit_filters_of_listed(void)
{
	char		before[100] = "";
	KitFile		keys;

	if (kit_open(&keys, "keys.txt"))
		while (kit_row(&keys))
		{
			if (strcmp(keys.column[1], before) == 0)
				continue;
			snprintf(before, sizeof(before), "%s", keys.column[1]);
			for (EACH_KIND(kind))
				emit_filter(rf_kind_find((uint32_t) kind)->name, before, LISTED,
							kind == RF_KIND_KEYSET ? 0 : 0.01);
		}
	kit_close(&keys);
}

static void
emit_filters(void)
{
	emit("# Filters.  Written by build/unit/t_vectors --write-vectors; README.md tells what they are.\n");
	emit("# form, key type, keys, how many, rate, bytes, their XXH3, answers, text\n");
	emit_filters_of_numbers();
	emit_filters_of_listed();
}

static const struct
{
	const char *file;
	void		(*emit) (void);
}			vector_files[] =

{
	{"keys.txt", emit_keys},
	{"filters.txt", emit_filters},
	{"verdicts.txt", emit_verdicts}
};

TEST(bytes_are_golden)
{
	for (EACH(i, vector_files))
	{
		KitFile		there;
		size_t		line = 1;
		size_t		at = 0;

		REQUIRE(kit_open(&there, vector_files[i].file));
		emitted.len = 0;
		vector_files[i].emit();
		while (at < there.len && at < emitted.len && there.text[at] == emitted.text[at])
			line += there.text[at++] == '\n';
		CHECK(at == there.len && at == emitted.len,
			  "test/vectors/%s differs in line %zu", vector_files[i].file, line);
		kit_close(&there);
	}
	free(emitted.text);
	memset(&emitted, 0, sizeof(emitted));
}

/* Is this what the second reader answers?  Moves *answer behind it. */
static bool
as_answered(const Built *b, uint64_t h, const char **answer)
{
	static Found found;
	const uint8_t *p = b->bytes + 40 + number_at(b->bytes + 12, 2);
	char		digit = **answer;
	uint64_t	count;

	switch (b->bytes[4])
	{
		case 5:
			count = counting_count(p, number_at(b->bytes + 32, 8),
								   number_at(b->bytes + 14, 2), h);
			(*answer)++;
			return digit == "0123456789abcdef"[count];
		case 6:
			read_values(b, h, &found);
			found.n = kit_values(found.values, found.n);
			if (found.n == 0 && *(*answer)++ != '-')
				return false;
			for (uint64_t i = 0; i < found.n; i++)
			{
				char	   *end;

				if ((i > 0 && *(*answer)++ != '+') ||
					strtoull(*answer, &end, 10) != found.values[i])
					return false;
				*answer = end;
			}
			/* the commas are between keys, so none is behind the last */
			return *(*answer)++ == ',' || (*answer)[-1] == '\0';
	}
	(*answer)++;
	return digit == '0' + reader_contains(b, h);
}

TEST(second_reader_answers)
{
	KitFile		kit;
	unsigned	nread = 0;

	REQUIRE(kit_open(&kit, "filters.txt"));
	while (kit_row(&kit))
	{
		const char *key_type = kit.column[1];
		const char *answer = kit.column[7];
		bool		listed = strcmp(kit.column[2], "listed") == 0;
		int64_t		n = (int64_t) strtoull(kit.column[3], NULL, 10);
		uint64_t	nlisted = 0;
		uint8_t		family = 0;
		SCOPED uint64_t *all = kit_keys(key_type, &nlisted, &family);
		bool		right = true;
		Built		b;

		if (strcmp(kit.column[8], "-") != 0)
		{
			b = kit_bytes(kit.column[8], key_type);
			REQUIRE(b.bytes != NULL && b.len == strtoull(kit.column[5], NULL, 10));
			for (uint64_t i = 0; listed && i < nlisted && right; i++)
				right = as_answered(&b, all[i], &answer);
			for (int64_t i = -64; !listed && i < 16 && i < n && right; i++)
				right = as_answered(&b, kit_number(key_type, i), &answer);
			CHECK(right, "%s of %s, %s, %" PRId64 " keys", kit.column[0], key_type,
				  kit.column[2], n);
			free(b.bytes);
			nread++;
		}
	}
	kit_close(&kit);
	CHECK(nread > 400);
}

static int
write_vectors(void)
{
	for (EACH(i, vector_files))
	{
		FILE	   *file;

		emitted.len = 0;
		vector_files[i].emit();
		file = kit_fopen(vector_files[i].file, "wb");
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
	rf_test.case_name = "writing";
	if (argc == 2 && strcmp(argv[1], "--write-vectors") == 0)
		return write_vectors();
	return rf_test_main(__FILE__, argc, argv);
}
