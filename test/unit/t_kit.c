/*-------------------------------------------------------------------------
 *
 * t_kit.c
 *		The library for programs gives the answers of the compatibility kit.
 *
 *-------------------------------------------------------------------------
 */
#include "lib/ribbonfilter.h"
#include "rf_kit.h"

static rbf_error error;

/*
 * Texts have the hash that is written, or are refused if that is allowed.  The
 * library reads no compounds and enums.
 */
TEST(keys_are_hashed)
{
	unsigned	nread = 0,
				nskipped = 0;
	KitFile		kit;

	REQUIRE(kit_open(&kit, "keys.txt"));
	while (kit_row(&kit))
	{
		const char *form = kit.column[3];
		const char *text = kit.column[6];
		uint64_t	hash = 0;
		rbf_columns columns;
		rbf_type	type;
		bool		hashed;

		const char *name = strncmp(kit.column[2], "character(", 10) == 0 && strchr(kit.column[2], '[') == NULL ?
		"bpchar" : kit.column[2];

		/* rows are texts in SQL, and none here */
		if (!rbf_columns_named(name, &columns, &error) || columns.n > 1)
		{
			nskipped++;
			continue;
		}
		type = columns.types[0];
		CHECK(rbf_type_kept(type) == (rbf_type) atoi(kit.column[0]), "%s", kit.column[2]);
		hashed = rbf_key_hash(type, text, strlen(text), &hash, &error);
		if (strcmp(form, "written") == 0)
			CHECK(hashed, "%s \"%s\": %s", kit.column[2], text, error.message);
		if (strcmp(form, "wrong") == 0 || strcmp(form, "unsure") == 0)
			CHECK(!hashed && error.code == RBF_ERR_KEY, "%s \"%s\" is %s", kit.column[2], text, form);
		else if (hashed)
		{
			SCOPED Built canonical = kit_hex(kit.column[4]);
			uint8_t		bytes[1000];
			size_t		needed = 0;

			CHECK(hash == strtoull(kit.column[5], NULL, 16), "%s \"%s\"", kit.column[2], text);
			CHECK(rbf_key_bytes(type, text, strlen(text), bytes, sizeof(bytes), &needed, &error));
			if (CHECK_EQ(needed, canonical.len))
				CHECK_BYTES(bytes, canonical.bytes, needed);
			CHECK_EQ(rbf_hash_bytes(canonical.bytes, canonical.len), hash);
			nread++;
		}
	}
	kit_close(&kit);
	CHECK(nread > 240 && nskipped < 200, "%u keys read, %u not", nread, nskipped);
}

/* What the library says of a key, which *answer is moved behind. */
static bool
as_answered(const rbf_filter *filter, uint64_t hash, const char **answer)
{
	uint32_t	values[100];
	size_t		n;
	bool		right;
	char	   *end;

	if (rbf_kind_of(filter) != RBF_RIBBONMAP)
		return rbf_contains(filter, hash) == (*(*answer)++ != '0');
	n = kit_values(values, rbf_values(filter, hash, values, 100));
	right = n > 0 || *(*answer)++ == '-';
	right &= rbf_contains(filter, hash) == (n > 0);
	for (size_t i = 0; i < n && right; i++)
	{
		right = i == 0 || *(*answer)++ == '+';
		right &= strtoull(*answer, &end, 10) == values[i];
		*answer = end;
	}
	return right && (*(*answer)++ == ',' || (*answer)[-1] == '\0');
}

TEST(filters_answer)
{
	unsigned	nread = 0;
	KitFile		kit;

	REQUIRE(kit_open(&kit, "filters.txt"));
	while (kit_row(&kit))
	{
		const char *key_type = kit.column[1];
		const char *answer = kit.column[7];
		const char *text = kit.column[8];
		int64_t		n = (int64_t) strtoull(kit.column[3], NULL, 10);
		bool		listed = strcmp(kit.column[2], "listed") == 0;
		uint64_t	nlisted = 0;
		uint8_t		family = 0;
		SCOPED uint64_t *all = NULL;
		rbf_filter *filter;
		SCOPED Built b = {NULL, 0};
		SCOPED char *whole = NULL;
		bool		right = true;

		if (strcmp(text, "-") == 0)
			continue;
		b = kit_bytes(text, key_type);
		REQUIRE(b.bytes != NULL);
		whole = kit_text(b.bytes, b.len);
		filter = rbf_parse(whole, strlen(whole), &error);
		REQUIRE(filter != NULL, "%s of %s: %s", kit.column[0], key_type, error.message);
		all = kit_keys(key_type, &nlisted, &family);
		CHECK(strcmp(rbf_type_of_name(filter), n > 0 ? key_type : "none") == 0 ||
			  family <= RF_FAMILY_MACADDR8 || family >= RF_FAMILY_OID, "%s, not %s",
			  rbf_type_of_name(filter), key_type);
		CHECK_EQ(rbf_type_of(filter), n > 0 ? family : 0);
		for (uint64_t i = 0; listed && i < nlisted && right; i++)
			right = as_answered(filter, all[i], &answer);
		for (int64_t i = -64; !listed && i < 16 && i < n && right; i++)
			right = as_answered(filter, kit_number(key_type, i), &answer);
		CHECK(right, "%s of %s, %s, %" PRId64 " keys", kit.column[0], key_type, kit.column[2], n);
		rbf_free(filter);
		nread++;
	}
	kit_close(&kit);
	CHECK(nread > 400);
}

TEST(verdicts_are_the_same)
{
	KitFile		kit;

	REQUIRE(kit_open(&kit, "verdicts.txt"));
	while (kit_row(&kit))
	{
		const char *text = kit.column[2];
		bool		is_text = strcmp(kit.column[0], "text") == 0;
		Built		b = {NULL, 0};
		SCOPED char *whole = NULL;
		rbf_filter *filter;

		if (!is_text)
		{
			b = kit_bytes(text, "integer");
			REQUIRE(b.bytes != NULL);
			text = whole = kit_text(b.bytes, b.len);
		}
		filter = rbf_parse(text, strlen(text), &error);
		CHECK((filter != NULL) == (strcmp(kit.column[0], "filter") == 0), "%s: %s",
			  kit.column[0], kit.column[1]);
		rbf_free(filter);
		if (!is_text)
		{
			filter = rbf_open(b.bytes, b.len, &error);
			CHECK((filter != NULL) == (strcmp(kit.column[0], "filter") == 0), "bytes: %s: %s",
				  kit.column[0], kit.column[1]);
			CHECK(filter != NULL || error.code == RBF_ERR_DATA);
			rbf_free(filter);
			free(b.bytes);
		}
	}
	kit_close(&kit);
}

TEST_MAIN
