/*-------------------------------------------------------------------------
 *
 * t_wire.c
 *		The envelope: what is written is read back, what is wrong is named.
 *
 *-------------------------------------------------------------------------
 */
#include <math.h>

#include "core/base/rf_bits.h"
#include "core/base/rf_wire.h"
#include "rf_test.h"

static uint64_t
write_filter(uint8_t *bytes, const rf_wire *w, const uint8_t *payload)
{
	uint64_t	len = rf_wire_bytes(w->key_type.desc_len, w->payload_len);

	rf_wire_write(bytes, w);
	if (w->payload_len > 0)
		memcpy(bytes + rf_wire_bytes(w->key_type.desc_len, 0), payload,
			   w->payload_len);
	rf_wire_seal(bytes, len, NULL);
	return len;
}

static const uint8_t some_payload[] = "some payload";

static rf_wire
some_header(void)
{
	rf_wire		w = {0};

	w.kind = 2;
	w.key_type.family = RF_FAMILY_TEXT;
	w.param = 0x0607;
	w.nkeys = UINT64_C(0x0102030405060708);
	w.fpr = 0.01;
	w.payload_len = sizeof(some_payload);
	return w;
}

TEST(every_field_is_read_back)
{
	for (int round = 0; round < 5000; round++)
	{
		uint8_t		bytes[1000];
		uint8_t		payload[500];
		char		desc[300];
		rf_wire		w = {0},
					r;
		rf_reason	why;
		uint64_t	len;

		w.kind = (uint8_t) (1 + rf_test_rand_below(3));
		w.key_type.family = (uint8_t) rf_test_rand_below(RF_FAMILY_LAST + 1);
		w.kind_flags = (uint8_t) rf_test_rand() & RF_FLAGS_KIND;
		w.key_type.flags = (uint8_t) rf_test_rand() & RF_FLAGS_KEY;
		if (w.key_type.family == RF_FAMILY_NATIVE)
			w.key_type.flags |= RF_FLAG_NATIVE;
		else if (w.key_type.family != RF_FAMILY_COMPOUND)
			w.key_type.flags &= (uint8_t) ~RF_FLAG_NATIVE;
		if ((w.key_type.flags & RF_FLAG_NATIVE) == 0)
			w.key_type.flags &= (uint8_t) ~RF_FLAG_NATIVE_BE;
		w.param = (uint16_t) rf_test_rand();
		w.nkeys = rf_test_rand() >> 1;
		w.fpr = w.kind == 1 && round % 2 == 0 ? 0 :
			ldexp(0.5, -(round % 29));
		if (w.key_type.family >= RF_FAMILY_ENUM && w.key_type.family <= RF_FAMILY_NATIVE)
			w.key_type.desc_len = (uint16_t) (1 + rf_test_rand_below(sizeof(desc)));
		w.payload_len = rf_test_rand_below(sizeof(payload));
		for (int i = 0; i < (int) sizeof(desc); i++)
			desc[i] = (char) (1 + rf_test_rand_below(255));
		rf_test_fill(payload, (int) sizeof(payload));
		w.key_type.desc = desc;

		memset(bytes, round, sizeof(bytes));
		len = write_filter(bytes, &w, payload);
		CHECK_EQ(len, 40 + w.key_type.desc_len + w.payload_len);
		CHECK_EQ(bytes[len], (uint8_t) round);
		REQUIRE(rf_wire_open(&r, bytes, len, &why) == RF_OK);
		CHECK(rf_wire_verify(bytes, len, &why, NULL) == RF_OK);
		CHECK_EQ(r.kind, w.kind);
		CHECK_EQ(r.key_type.family, w.key_type.family);
		CHECK_EQ(r.kind_flags, w.kind_flags);
		CHECK_EQ(r.key_type.flags, w.key_type.flags);
		CHECK_EQ(r.param, w.param);
		CHECK_EQ(r.key_type.desc_len, w.key_type.desc_len);
		CHECK_EQ(r.nkeys, w.nkeys);
		CHECK(r.fpr == w.fpr);
		CHECK_EQ(r.payload_len, w.payload_len);
		CHECK_BYTES(r.key_type.desc, desc, w.key_type.desc_len);
		CHECK_BYTES(r.payload, payload, w.payload_len);
	}
}

/* Each field where rf_wire.h says, so that the table there stays true. */
TEST(fields_are_where_they_should_be)
{
	uint8_t		bytes[64];
	rf_wire		w = some_header();
	uint64_t	len = write_filter(bytes, &w, some_payload);
	static const uint8_t expected[] = {
		0xAD, 0xB7, 0xE2, 1, 2, 1, 2, 0
	};
	static const uint8_t fields[] = {
		0, 0, 0x07, 0x06,
		8, 7, 6, 5, 4, 3, 2, 1,
		0x7B, 0x14, 0xAE, 0x47, 0xE1, 0x7A, 0x84, 0x3F,
		13, 0, 0, 0, 0, 0, 0, 0
	};

	CHECK_EQ(len, 53);
	CHECK_BYTES(bytes, expected, sizeof(expected));
	CHECK_BYTES(bytes + 12, fields, sizeof(fields));
}

TEST(bytes_at_the_end_are_refused)
{
	uint8_t		bytes[200] = {0};
	rf_wire		w = some_header();
	uint64_t	len = write_filter(bytes, &w, some_payload);
	rf_wire		r;
	rf_reason	why;

	for (uint64_t n = len + 1; n < len + 50; n++)
	{
		CHECK(rf_wire_open(&r, bytes, n, &why) == RF_ERR_TRAILING);
		CHECK_EQ(why.min, sizeof(some_payload));
		CHECK_EQ(why.found, sizeof(some_payload) + n - len);
	}
}

/* One field each, and the status that says which. */
TEST(every_unknown_is_named)
{
	static const struct
	{
		int			at;
		uint8_t		value;
		rf_status	status;
	}			cases[] =
	{
		{0, 0xAE, RF_ERR_MAGIC}, {1, 0, RF_ERR_MAGIC}, {2, 0xE3, RF_ERR_MAGIC},
		{3, 0, RF_ERR_VERSION}, {3, 2, RF_ERR_VERSION},
		{5, 0, RF_ERR_HASH}, {5, 2, RF_ERR_HASH},
		{6, RF_FAMILY_LAST + 1, RF_ERR_FAMILY}, {6, 255, RF_ERR_FAMILY},
		{6, RF_FAMILY_ENUM, RF_ERR_FAMILY}, /* without a descriptor */
		{7, 0x02, RF_ERR_FAMILY},	/* big-endian, but not native */
		{7, 0x01, RF_ERR_FAMILY},	/* native, but not of that family */
		{7, 0x04, RF_ERR_FAMILY}, {7, 0x08, RF_ERR_FAMILY},
		{7, 0x14, RF_ERR_FAMILY}, {7, 0x88, RF_ERR_FAMILY},
		{12, 1, RF_ERR_FAMILY}, /* a descriptor for a text */
		{31, 0x7F, RF_ERR_STRUCTURE},	/* a huge rate */
		{23, 0x80, RF_ERR_STRUCTURE},	/* 2^63 keys */
		{31, 0xBF, RF_ERR_STRUCTURE},	/* negative */
		{32, 14, RF_ERR_TRUNCATED}, {32, 12, RF_ERR_TRAILING},
		{39, 0x80, RF_ERR_TRUNCATED}
	};

	for (EACH(i, cases))
	{
		uint8_t		bytes[200];
		rf_wire		w = some_header();
		uint64_t	len = write_filter(bytes, &w, some_payload);
		rf_reason	why = {RF_OK, NULL, 0, 0, 0};
		rf_wire		r;
		rf_status	status;

		bytes[cases[i].at] = cases[i].value;
		rf_wire_seal(bytes, len, NULL);
		status = rf_wire_open(&r, bytes, len, &why);
		CHECK(status == cases[i].status, "case %zu: status %d", i, status);
		CHECK(why.status == status && why.what != NULL);
	}
}

TEST(rates_that_are_none_are_refused)
{
	static const double bad[] = {-0.01, 0.500001, 1, 0.99e-9, 1e-300};
	uint8_t		bytes[200];
	rf_wire		w = some_header();
	uint64_t	len = write_filter(bytes, &w, some_payload);
	rf_wire		r;

	for (size_t i = 0; i < LENGTH(bad) + 3; i++)
	{
		double		fpr = i < LENGTH(bad) ? bad[i] :
		i % 3 == 2 ? (double) NAN : i % 3 == 1 ? -(double) NAN :
		(double) INFINITY;

		rf_store_double(bytes + 24, fpr);
		rf_wire_seal(bytes, len, NULL);
		CHECK(rf_wire_open(&r, bytes, len, NULL) == RF_ERR_STRUCTURE,
			  "rate %g", fpr);
	}
}

TEST(descriptor_has_no_zero_byte)
{
	uint8_t		bytes[200];
	rf_wire		w = some_header();
	uint64_t	len;
	rf_wire		r;

	w.key_type.family = RF_FAMILY_COMPOUND;
	w.key_type.desc = "(int\0text)";
	w.key_type.desc_len = 10;
	len = write_filter(bytes, &w, some_payload);
	CHECK(rf_wire_open(&r, bytes, len, NULL) == RF_ERR_FAMILY);
}

/* The longest descriptor there can be. */
TEST(descriptor_can_be_long)
{
	rf_wire		w = some_header();
	SCOPED char *desc = rf_test_alloc(RF_WIRE_MAX_DESC);
	SCOPED uint8_t *bytes = NULL;
	uint64_t	len;
	rf_wire		r;

	memset(desc, 'x', RF_WIRE_MAX_DESC);
	w.key_type.family = RF_FAMILY_NATIVE;
	w.key_type.flags = RF_FLAG_NATIVE;
	w.key_type.desc = desc;
	w.key_type.desc_len = RF_WIRE_MAX_DESC;
	bytes = rf_test_alloc(rf_wire_bytes(w.key_type.desc_len, w.payload_len));
	len = write_filter(bytes, &w, some_payload);
	CHECK(rf_wire_open(&r, bytes, len, NULL) == RF_OK);
	CHECK_EQ(r.key_type.desc_len, RF_WIRE_MAX_DESC);
	CHECK_BYTES(r.payload, some_payload, sizeof(some_payload));
}

/*
 * Whichever of two filters comes first, the same one is left: with the keys of
 * both, or one of them alone, or none, and then both ways.
 */
TEST(the_order_of_merging_does_not_matter)
{
	rf_wire		some[12];
	int			n = 0;

	memset(some, 0, sizeof(some));
	for (int family = RF_FAMILY_NONE; family <= RF_FAMILY_NONE + 1; family++)
		for (uint64_t len = 64; len <= 128; len += 64)
			for (uint16_t param = 1; param <= 3; param++, n++)
			{
				some[n].key_type.family = (uint8_t) family;
				some[n].payload_len = len;
				some[n].param = param;
			}
	for (int i = 0; i < n; i++)
		for (int k = 0; k < n; k++)
		{
			const rf_wire *a = &some[i],
					   *b = &some[k];
			rf_merge	rule = rf_wire_merge(a, b),
						other_way = rf_wire_merge(b, a);
			bool		a_has_keys = a->key_type.family != RF_FAMILY_NONE,
						b_has_keys = b->key_type.family != RF_FAMILY_NONE;

			if (i == k)
				CHECK_EQ(rule, RF_MERGE_ADD);
			else if (a_has_keys && b_has_keys)
				CHECK(rule == RF_MERGE_REFUSE && other_way == RF_MERGE_REFUSE);
			else
				CHECK(rule == RF_MERGE_KEEP ? other_way == RF_MERGE_TAKE :
					  rule == RF_MERGE_TAKE && other_way == RF_MERGE_KEEP,
					  "%d, %d: %d, %d", i, k, rule, other_way);
			if (a_has_keys && !b_has_keys)
				CHECK_EQ(rule, RF_MERGE_KEEP);
			if (!a_has_keys && !b_has_keys && a->payload_len > b->payload_len)
				CHECK_EQ(rule, RF_MERGE_KEEP);
		}
}

TEST_MAIN
