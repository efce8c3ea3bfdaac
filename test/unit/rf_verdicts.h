/*-------------------------------------------------------------------------
 *
 * rf_verdicts.h
 *		Bytes that are a filter, and bytes that are not: verdicts.txt.
 *
 * What is refused is made of a filter that is accepted by one change, after
 * which the check is computed anew: so nothing else can be why.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_VERDICTS_H
#define RF_VERDICTS_H

#include "core/ribbon/rf_ribbon_impl.h"
#include "rf_kit.h"
#include "rf_maps.h"

#define INDEXED			(1 << 14)	/* keys of a keyset with an index */

/* The kind that the header has, "-" if there is none. */
static const char *
kind_in(const Built *b)
{
	const rf_kind_ops *ops = b->len > 4 ? rf_kind_find(b->bytes[4]) : NULL;

	return ops == NULL ? "-" : ops->name;
}

/*
 * Emits bytes with a verdict that is the library's, and frees them.  Those of
 * a large keyset are emitted without its hashes.
 */
static void
__attribute__((format(printf, 3, 4)))
verdict(const char *word, Built b, const char *fmt,...)
{
	char		reason[200];
	va_list		ap;
	rf_filter	f;
	rf_status	opened = rf_filter_open(&f, 0, b.bytes, b.len, RF_OPEN, NULL, NULL);
	rf_status	verified = rf_filter_open(&f, 0, b.bytes, b.len, RF_VERIFY, NULL, NULL);

	va_start(ap, fmt);
	vsnprintf(reason, sizeof(reason), fmt, ap);
	va_end(ap);
	CHECK((verified == RF_OK) == (strcmp(word, "filter") == 0) &&
		  (opened != RF_OK || strcmp(word, "open") != 0),
		  "%s: %s, but statuses are %d and %d", reason, word, opened, verified);
	emit("%s\t%s\t", word, reason);
	emit_without(&b, b.len > 8 * INDEXED ? INDEXED : 0);
	emit("\t%s\n", kind_in(&b));
	free(b.bytes);
}

static Built
copied(const Built *base, uint64_t len)
{
	Built		b = {rf_test_alloc(len), len};

	memset(b.bytes, 0, len);
	memcpy(b.bytes, base->bytes, len < base->len ? len : base->len);
	return b;
}

/* With another number at one place. */
static Built
changed(const Built *base, uint64_t at, int nbytes, uint64_t value)
{
	Built		b = copied(base, base->len);

	for (int i = 0; i < nbytes; i++)
		b.bytes[at + (uint64_t) i] = (uint8_t) (value >> 8 * i);
	rf_wire_seal(b.bytes, b.len, NULL);
	return b;
}

/* With so many bytes of payload more, or less, as the header says. */
static Built
resized(const Built *base, int64_t by)
{
	Built		b = copied(base, base->len + (uint64_t) by);

	rf_store64(b.bytes + 32, rf_load64(b.bytes + 32) + (uint64_t) by);
	rf_wire_seal(b.bytes, b.len, NULL);
	return b;
}

/* With two words of 8 bytes exchanged. */
static Built
exchanged(const Built *base, uint64_t a, uint64_t b)
{
	SCOPED Built swapped = changed(base, a, 8, rf_load64(base->bytes + b));
	Built		both = changed(&swapped, b, 8, rf_load64(base->bytes + a));

	return both;
}

static Built
with_rate(const Built *base, double rate)
{
	uint64_t	bits;

	memcpy(&bits, &rate, sizeof(bits));
	return changed(base, 24, 8, bits);
}

/* Bytes of the header that every kind has. */
#define AT_KIND		4
#define AT_FAMILY	6
#define AT_FLAGS	7
#define AT_CHECK	8
#define AT_DESC		12
#define AT_PARAM	14
#define AT_KEYS		16
#define AT_LENGTH	32
#define AT_PAYLOAD	40

static void
emit_envelopes(const uint64_t *hashes)
{
	static const uint64_t cuts[] = {0, 1, 3, 4, 7, 8, 12, 16, 24, 32, 39, 40,
	44, 50, 51, 58, 74};
	static const double no_rates[] = {0.500001, 0.99e-9, -0.01, 1e300};
	SCOPED Built described = with_key_type(build_keyset(hashes, 3), RF_FAMILY_ENUM, 0, "public.mood");
	SCOPED Built bloom = build_bloom(hashes, 3, 0.01);
	Built		b;

	verdict("filter", copied(&described, described.len), "a keyset with a descriptor");
	CHECK_EQ(described.len, 75);
	for (EACH(i, cuts))
		verdict("open", copied(&described, cuts[i]), "that keyset, cut to %d bytes", (int) cuts[i]);
	verdict("open", copied(&described, 76), "that keyset and a byte more");
	verdict("open", copied(&described, 150), "that keyset and 75 bytes more");
	verdict("open", changed(&described, AT_LENGTH, 8, 23), "payload length 23 of 24");
	verdict("open", changed(&described, AT_LENGTH, 8, 25), "payload length 25 of 24");
	verdict("open", changed(&described, AT_LENGTH, 8, UINT64_MAX), "payload length 2^64 - 1");
	verdict("open", changed(&described, AT_LENGTH, 8, UINT64_MAX - 50),
			"payload length that makes the length of all 0, modulo 2^64");
	verdict("open", changed(&described, AT_DESC, 2, 12), "descriptor length 12 of 11");
	verdict("open", changed(&described, AT_DESC, 2, 0xFFFF), "descriptor length 65535");
	verdict("open", changed(&described, AT_DESC, 2, 0), "an enum without a descriptor");
	verdict("open", changed(&described, AT_PAYLOAD, 1, 0), "a zero byte in the descriptor");

	for (uint64_t i = 0; i < 3; i++)
		verdict("open", changed(&bloom, i, 1, 0), "magic, byte %d", (int) i);
	verdict("open", changed(&bloom, 3, 1, 0), "format version 0");
	verdict("open", changed(&bloom, 3, 1, 2), "format version 2");
	verdict("open", changed(&bloom, AT_KIND, 1, 0), "kind 0");
	verdict("open", changed(&bloom, AT_KIND, 1, RF_KIND_END), "kind %d", RF_KIND_END);
	verdict("open", changed(&bloom, AT_KIND, 1, 255), "kind 255");
	verdict("open", changed(&bloom, 5, 1, 0), "hash id 0");
	verdict("open", changed(&bloom, 5, 1, 2), "hash id 2");
	verdict("open", changed(&bloom, AT_FAMILY, 1, RF_FAMILY_END), "family %d", RF_FAMILY_END);
	verdict("open", changed(&bloom, AT_FAMILY, 1, 255), "family 255");
	for (int family = RF_FAMILY_ENUM; family <= RF_FAMILY_NATIVE; family++)
	{
		b = changed(&bloom, AT_FAMILY, 1, (uint64_t) family);
		if (family == RF_FAMILY_NATIVE)
			b.bytes[AT_FLAGS] = RF_FLAG_NATIVE;
		rf_wire_seal(b.bytes, b.len, NULL);
		verdict("open", b, "family %d without a descriptor", family);
	}
	b = changed(&described, AT_FAMILY, 1, RF_FAMILY_TEXT);
	verdict("open", b, "a descriptor of family 2");
	b = changed(&described, AT_FAMILY, 1, RF_FAMILY_OID);
	verdict("open", b, "a descriptor of family 20");
	b = changed(&described, AT_FAMILY, 1, RF_FAMILY_NATIVE);
	verdict("open", b, "family 19 without flag 01");
	b = changed(&described, AT_FLAGS, 1, RF_FLAG_NATIVE);
	verdict("open", b, "flag 01 with family 17");
	verdict("open", changed(&bloom, AT_FLAGS, 1, 0x01), "flag 01 with family 1");
	verdict("open", changed(&bloom, AT_FLAGS, 1, 0x02), "flag 02 without 01");
	verdict("open", changed(&bloom, AT_FLAGS, 1, 0x04), "flag 04");
	verdict("open", changed(&bloom, AT_FLAGS, 1, 0x08), "flag 08");
	verdict("open", changed(&bloom, AT_KEYS, 8, UINT64_C(1) << 63), "2^63 keys");
	for (EACH(i, no_rates))
	{
		verdict("open", with_rate(&bloom, no_rates[i]), "rate %g", no_rates[i]);
		verdict("open", with_rate(&described, no_rates[i]), "rate %g of a keyset", no_rates[i]);
	}
	verdict("open", changed(&bloom, 24, 8, UINT64_C(0x7FF8) << 48), "rate NaN");
	verdict("open", changed(&bloom, 24, 8, UINT64_C(0x7FF) << 52), "rate infinity");
	verdict("filter", with_rate(&described, 0.01), "a keyset with a rate");

	b = changed(&bloom, AT_FAMILY, 1, RF_FAMILY_NONE);
	verdict("all", b, "bits set in a Bloom filter of family 0");
	/* not computed anew here: bits that might be right as they are */
	for (size_t i = 0; i < 4; i++)
	{
		uint64_t	at = i == 0 ? AT_CHECK : i == 1 ? AT_KEYS : i == 2 ? 25 : bloom.len - 1;

		b = copied(&bloom, bloom.len);
		b.bytes[at] ^= 1;
		verdict("all", b, "another bit in byte %d: the check is wrong", (int) at);
	}

	b = with_key_type(build_keyset(hashes, 3), RF_FAMILY_NATIVE, RF_FLAG_NATIVE, "public.thing");
	verdict("filter", b, "a native type");
	b = with_key_type(build_keyset(hashes, 3), RF_FAMILY_NATIVE,
					  RF_FLAG_NATIVE | RF_FLAG_NATIVE_BE, "public.thing");
	verdict("filter", b, "a native type, big-endian");
	b = with_key_type(build_keyset(hashes, 3), RF_FAMILY_COMPOUND, RF_FLAG_NATIVE, "public.thing[]");
	verdict("filter", b, "a compound with a native type");
}

/* What all kinds have in common, and filters without keys. */
static void
emit_kinds(const uint64_t *hashes)
{
	for (EACH_KIND(kind))
	{
		const rf_kind_ops *ops = rf_kind_find((uint32_t) kind);
		SCOPED Built empty = build_any(kind, hashes, 0, 0.01);
		SCOPED Built some = build_any(kind, hashes, 3, 0.01);
		bool		fixed = ops->change == NULL || kind == RF_KIND_KEYSET;

		verdict("filter", copied(&empty, empty.len), "%s: empty", ops->name);
		verdict("filter", copied(&some, some.len), "%s: three keys", ops->name);
		verdict("open", copied(&some, some.len - 1), "%s: a byte less", ops->name);
		verdict("open", copied(&some, AT_PAYLOAD), "%s: a header alone", ops->name);
		verdict("open", changed(&some, AT_FLAGS, 1, 0x80), "%s: flag 80", ops->name);
		if (kind != RF_KIND_RIBBONMAP)
			verdict("open", changed(&some, AT_FLAGS, 1, 0x40), "%s: flag 40", ops->name);
		if (kind != RF_KIND_KEYSET)
			verdict("open", with_rate(&some, 0), "%s: rate 0", ops->name);
		if (fixed)
		{
			verdict("open", changed(&some, AT_FAMILY, 1, RF_FAMILY_NONE),
					"%s: keys of family 0", ops->name);
			verdict("open", changed(&some, AT_KEYS, 8, 0), "%s: a payload, but no keys", ops->name);
			verdict("open", changed(&empty, AT_KEYS, 8, 1), "%s: keys of family 0, but no payload",
					ops->name);
			verdict("open", resized(&some, 40 - (int64_t) some.len), "%s: keys, but no payload", ops->name);
			verdict("open", resized(&some, 1), "%s: payload longer by a byte", ops->name);
			verdict("open", resized(&some, -1), "%s: payload shorter by a byte", ops->name);
		}
		else
		{
			verdict("filter", changed(&some, AT_KEYS, 8, 0), "%s: sized for no keys, with some", ops->name);
			verdict("filter", changed(&empty, AT_KEYS, 8, 100), "%s: sized for 100 keys, with none",
					ops->name);
			verdict("filter", changed(&empty, AT_FAMILY, 1, RF_FAMILY_TEXT),
					"%s: without keys, of family 2", ops->name);
			verdict("open", resized(&empty, 40 - (int64_t) empty.len), "%s: no payload", ops->name);
			verdict("open", changed(&some, AT_PARAM, 2, 0), "%s: no probes", ops->name);
			verdict("open", changed(&some, AT_PARAM, 2, 17), "%s: 17 probes", ops->name);
			verdict("open", changed(&some, AT_FLAGS, 1, 0x10), "%s: flag 10", ops->name);
		}
	}
}

static void
emit_indexes(void)
{
	uint64_t	n = INDEXED;
	SCOPED uint64_t *hashes = make_set(SET_INT64, &n);
	SCOPED Built keyset = build_keyset(hashes, n);
	uint64_t	index = AT_PAYLOAD + 8 * n;
	uint64_t	half = index + (keyset.len - index) / 4 * 2;

	verdict("all", changed(&keyset, half, 2, rf_load16(keyset.bytes + half) + 1u),
			"keyset: an entry of its index that is one more");
	verdict("all", changed(&keyset, keyset.len - 2, 2, 0), "keyset: a last entry of its index that is 0");
	verdict("open", resized(&keyset, -2), "keyset: an index without its last entry");
	verdict("open", resized(&keyset, 2), "keyset: an index with an entry more");
	verdict("open", resized(&keyset, (int64_t) index - (int64_t) keyset.len), "keyset: no index");
}

static void
emit_small_kinds(const uint64_t *hashes)
{
	SCOPED Built keyset = build_keyset(hashes, 3);
	SCOPED Built bloom = build_bloom(hashes, 3, 0.01);
	SCOPED Built counting = build_any(RF_KIND_COUNTING, hashes, 3, 0.01);
	Built		b;

	verdict("open", changed(&keyset, AT_PARAM, 2, 1), "keyset: parameter 1");
	verdict("open", changed(&keyset, AT_FLAGS, 1, 0x10), "keyset: flag 10");
	verdict("open", changed(&keyset, AT_KEYS, 8, 2), "keyset: two keys in 24 bytes");
	verdict("open", changed(&keyset, AT_KEYS, 8, UINT64_C(1) << 61), "keyset: 2^61 keys");
	verdict("open", resized(&keyset, 8), "keyset: three keys in 32 bytes");
	verdict("all", exchanged(&keyset, 40, 48), "keyset: hashes out of order");
	verdict("all", exchanged(&keyset, 48, 56), "keyset: hashes out of order at the end");
	verdict("all", changed(&keyset, 48, 8, rf_load64(keyset.bytes + 40)), "keyset: a hash twice");
	emit_indexes();

	verdict("open", resized(&bloom, 513 - (int64_t) bloom.len + 40), "bloom: payload of 513 bytes");
	verdict("filter", resized(&bloom, 512 - (int64_t) bloom.len + 40), "bloom: payload of 512 bytes");
	verdict("filter", resized(&bloom, 576 - (int64_t) bloom.len + 40), "bloom: payload of 576 bytes");
	verdict("filter", changed(&bloom, AT_PARAM, 2, 16), "bloom: 16 probes");
	verdict("open", resized(&counting, -1), "counting: payload that is not a multiple of 4");
	verdict("open", resized(&counting, 2052 - (int64_t) counting.len + 40),
			"counting: payload of 2052 bytes");
	verdict("filter", resized(&counting, 2048 - (int64_t) counting.len + 40),
			"counting: payload of 2048 bytes");
	b = changed(&counting, AT_FAMILY, 1, RF_FAMILY_NONE);
	verdict("all", b, "counting: counters above 0 of family 0");
	b = copied(&counting, counting.len);
	memset(b.bytes + AT_PAYLOAD, 0xFF, b.len - AT_PAYLOAD);
	rf_wire_seal(b.bytes, b.len, NULL);
	verdict("filter", b, "counting: all counters 15");
}

/* A ribbon of crowded chunks: two buckets of each are bumped whole. */
static Built
crowded_chunks(uint32_t nchunks, const uint64_t *hashes, uint64_t n)
{
	const rf_ribbon_shape shape = {1, 0, nchunks, 256, 0};

	return build_odd_ribbon(&shape, hashes, n);
}

static void
emit_ribbons(const uint64_t *hashes)
{
	SCOPED Built dense = build_ribbon(hashes, 3, 0.01);
	SCOPED Built list = build_list(hashes, 3, 0.01);
	SCOPED Built chunks = crowded_chunks(2, hashes, 1100);
	SCOPED Built one = crowded_chunks(1, hashes, 500);
	rf_ribbon_overflow overflow;
	rf_filter	f;
	uint64_t	head,
				classes,
				bucket,
				end;
	Built		b;

	verdict("open", changed(&dense, AT_PARAM, 2, 64), "ribbon: seed 64");
	verdict("open", changed(&dense, AT_PARAM, 2, 254), "ribbon: seed 254");
	verdict("open", changed(&dense, AT_PARAM, 2, 256), "ribbon: seed 256");
	verdict("open", changed(&dense, AT_PARAM, 2, 255), "ribbon: a list of another length");
	verdict("open", changed(&dense, AT_PAYLOAD, 4, 0), "ribbon: no slots");
	verdict("open", changed(&dense, AT_PAYLOAD, 4, (1 << 30) + 1), "ribbon: 2^30 + 1 slots");
	verdict("open", changed(&dense, AT_PAYLOAD, 4, 1000), "ribbon: more slots than bytes");
	verdict("open", changed(&dense, AT_FLAGS, 1, 0x30), "ribbon: both flags");
	verdict("open", resized(&dense, AT_PAYLOAD + 3 - (int64_t) dense.len), "ribbon: payload of 3 bytes");
	verdict("filter", copied(&list, list.len), "ribbon: a list");
	verdict("open", changed(&list, AT_PAYLOAD, 4, 2), "ribbon: a list that is longer");
	verdict("all", exchanged(&list, 44, 52), "ribbon: a list out of order");
	verdict("all", changed(&list, 52, 8, rf_load64(list.bytes + 44)), "ribbon: a list with a hash twice");

	verdict("filter", copied(&chunks, chunks.len), "ribbon: two chunks");
	CHECK_EQ(chunks.bytes[AT_FLAGS], 0x10);
	verdict("open", changed(&chunks, AT_PARAM, 2, 1), "ribbon: two chunks with parameter 1");
	verdict("open", changed(&chunks, AT_PARAM, 2, 255), "ribbon: two chunks with parameter 255");
	verdict("open", changed(&chunks, AT_FLAGS, 1, 0x30), "ribbon: two chunks and one");
	verdict("open", changed(&chunks, AT_PAYLOAD, 4, 0), "ribbon: chunks of no slots");
	verdict("open", changed(&chunks, AT_PAYLOAD, 4, 255), "ribbon: chunks of 255 slots");
	verdict("open", changed(&chunks, AT_PAYLOAD, 4, UINT64_C(1) << 31), "ribbon: chunks of 2^31 slots");
	for (uint64_t n = 0; n < 2; n++)
		verdict("open", changed(&chunks, 44, 4, n), "ribbon: flag 10, but number of chunks %d", (int) n);
	verdict("open", changed(&chunks, 44, 4, UINT32_MAX), "ribbon: 2^32 - 1 chunks");
	for (int64_t len = 4; len < 20; len += 4)
		verdict("open", resized(&chunks, AT_PAYLOAD + len - (int64_t) chunks.len),
				"ribbon: two chunks, payload of %d bytes", (int) len);
	verdict("open", resized(&chunks, 1), "ribbon: two chunks, payload longer by a byte");
	verdict("open", resized(&chunks, -1), "ribbon: two chunks, payload shorter by a byte");
	verdict("all", changed(&chunks, 48, 4, 1), "ribbon: a directory that begins with 1");
	verdict("all", changed(&chunks, 52, 4, 0), "ribbon: a directory that does not ascend");
	verdict("all", changed(&chunks, 52, 4, 3), "ribbon: an overflow of 3 bytes");
	verdict("all", changed(&chunks, 52, 4, rf_load32(chunks.bytes + 52) - 4),
			"ribbon: an overflow of another length than its header says");
	verdict("all", changed(&chunks, 52, 4, UINT32_MAX), "ribbon: an overflow beyond the payload");

	if (CHECK(rf_filter_open(&f, 0, one.bytes, one.len, RF_VERIFY, NULL, NULL) == RF_OK) &&
		CHECK(rf_ribbon_find_overflow(&f.u.ribbon, 0, &overflow)) &&
		CHECK(overflow.nwhole == 2))
	{
		classes = (uint64_t) (f.u.ribbon.data - one.bytes);
		head = (uint64_t) (overflow.whole - one.bytes) - 6;
		end = head + 10;
		CHECK_EQ(one.bytes[AT_FLAGS], 0x20);
		verdict("filter", copied(&one, one.len), "ribbon: one chunk, with two buckets bumped whole");
		verdict("open", changed(&one, AT_PARAM, 2, 1), "ribbon: one chunk with parameter 1");
		verdict("open", changed(&one, AT_PAYLOAD, 4, 254), "ribbon: one chunk of 254 slots");
		verdict("open", resized(&one, AT_PAYLOAD + 4 - (int64_t) one.len), "ribbon: one chunk without bytes");
		verdict("all", changed(&one, head + 3, 1, 64), "ribbon: overflow with seed 64");
		verdict("all", changed(&one, head + 3, 1, 254), "ribbon: overflow with seed 254");
		verdict("all", changed(&one, head, 1, one.bytes[head] + 8),
				"ribbon: overflow with more slots than bytes");
		verdict("all", changed(&one, head + 4, 2, 0), "ribbon: a list of no buckets");
		verdict("all", changed(&one, head + 4, 2, 0xFFFF), "ribbon: a list of 65535 buckets");
		bucket = rf_load16(one.bytes + head + 6);
		verdict("all", changed(&one, head + 8, 2, bucket), "ribbon: a bucket twice");
		verdict("all", changed(&one, head + 6, 4, bucket << 16 | rf_load16(one.bytes + head + 8)),
				"ribbon: buckets out of order");
		verdict("all", changed(&one, head + 8, 2, rf_ribbon_nbuckets(&f.u.ribbon.main)),
				"ribbon: a bucket that is not there");
		classes += bucket / 4;
		verdict("all", changed(&one, classes, 1, one.bytes[classes] ^ UINT64_C(1) << bucket % 4 * 2),
				"ribbon: a listed bucket that is not of class 3");

		/* the same with a list of two hashes, and with nothing */
		b = resized(&one, (int64_t) end + 16 - (int64_t) one.len);
		rf_store32(b.bytes + head, UINT32_C(0xFF800002));
		rf_store64(b.bytes + end, hashes[0]);
		rf_store64(b.bytes + end + 8, hashes[1]);
		rf_wire_seal(b.bytes, b.len, NULL);
		verdict("filter", copied(&b, b.len), "ribbon: overflow that is a list");
		verdict("all", exchanged(&b, end, end + 8), "ribbon: overflow that is a list out of order");
		verdict("all", changed(&b, head, 1, 1), "ribbon: overflow that is a list of another length");
		free(b.bytes);
		b = resized(&one, (int64_t) end - (int64_t) one.len);
		rf_store32(b.bytes + head, UINT32_C(0x00800000));
		rf_wire_seal(b.bytes, b.len, NULL);
		verdict("filter", b, "ribbon: overflow of nothing");
	}
}

static void
emit_maps(const uint64_t *hashes)
{
	rf_pair		pairs[6];
	Built		several,
				list,
				empty = build_any(RF_KIND_RIBBONMAP, hashes, 0, 0.01);

	for (uint64_t i = 0; i < 6; i++)
		pairs[i] = pair_of(hashes[i / 2], 10 + i);
	several = build_map(pairs, 6, 0.01);
	verdict("filter", copied(&several, several.len), "ribbonmap: several values");
	verdict("open", changed(&several, AT_PAYLOAD + 4, 1, 1), "ribbonmap: a bit that is varying and constant");
	verdict("open", resized(&several, 8 - (int64_t) several.len + AT_PAYLOAD), "ribbonmap: payload of 8 bytes");
	verdict("open", resized(&several, 11 - (int64_t) several.len + AT_PAYLOAD), "ribbonmap: payload of 11 bytes");
	verdict("open", resized(&several, 1), "ribbonmap: several values, payload longer by a byte");
	verdict("open", changed(&several, AT_FLAGS, 1, 0x70), "ribbonmap: flags 10 and 20");
	verdict("open", changed(&empty, AT_FLAGS, 1, 0x40), "ribbonmap: flag 40 without a payload");
	for (uint64_t i = 0; i < 3; i++)
		pairs[i] = pair_of(hashes[i], 10 + i);
	list = build_map_list(pairs, 3, 0.01);
	verdict("filter", copied(&list, list.len), "ribbonmap: a list");
	verdict("all", changed(&list, 52, 8, hashes[2]), "ribbonmap: a list out of order");
	verdict("all", changed(&list, 60, 8, 1024), "ribbonmap: a list with a word of 11 bits of 10");
	verdict("all", changed(&list, 67, 1, 0x80), "ribbonmap: a list with a word of 64 bits");
	free(several.bytes);
	free(list.bytes);
	free(empty.bytes);
}

static void
emit_fuses(const uint64_t *hashes)
{
	SCOPED Built array = build_fuse(hashes, 3, 0.01);
	SCOPED Built list = build_fuse_list(hashes, 3, 0.01);
	SCOPED Built chunks = build_fuse_chunks(3, 3, hashes, 20, 0.01, 20);
	uint64_t	entry = AT_PAYLOAD + 4 + 16;	/* of chunk 1 */
	SCOPED Built b = {NULL, 0};

	verdict("open", with_rate(&array, 1e-5), "fuse: rate 1e-5");
	verdict("open", changed(&array, AT_PAYLOAD + 4, 1, 15), "fuse: segments of 2^15 slots");
	verdict("open", changed(&array, AT_PAYLOAD + 4, 1, 255), "fuse: segments of 2^255 slots");
	verdict("open", changed(&array, AT_PAYLOAD + 4, 1, 14), "fuse: fewer slots than segments have");
	verdict("open", changed(&array, AT_KEYS, 8, 1000), "fuse: fewer slots than keys");
	verdict("open", changed(&array, AT_PAYLOAD, 4, (1 << 30) + 1), "fuse: 2^30 + 1 slots");
	verdict("open", changed(&array, AT_PAYLOAD, 4, 0), "fuse: no slots");
	verdict("open", resized(&array, AT_PAYLOAD + 4 - (int64_t) array.len), "fuse: payload of 4 bytes");
	verdict("open", changed(&array, AT_PARAM, 2, 0xFFFF), "fuse: a list of another length");
	verdict("filter", changed(&array, AT_PARAM, 2, 0xFFFE), "fuse: seed FFFE");
	verdict("filter", copied(&list, list.len), "fuse: a list");
	verdict("open", changed(&list, AT_KEYS, 8, 2), "fuse: a list of more hashes than keys");
	verdict("open", changed(&list, AT_KEYS, 8, 4), "fuse: a list of fewer hashes than keys");
	verdict("open", changed(&list, AT_PAYLOAD + 4, 1, 1), "fuse: a list with segments");
	verdict("all", exchanged(&list, 45, 53), "fuse: a list out of order");
	verdict("all", changed(&list, 53, 8, rf_load64(list.bytes + 45)), "fuse: a list with a hash twice");

	verdict("filter", copied(&chunks, chunks.len), "fuse: three chunks");
	CHECK_EQ(chunks.bytes[AT_FLAGS] & 0x10, 0x10);
	verdict("open", changed(&chunks, AT_PARAM, 2, 1), "fuse: three chunks with parameter 1");
	for (uint64_t n = 0; n < 2; n++)
		verdict("open", changed(&chunks, AT_PAYLOAD, 4, n), "fuse: flag 10, but number of chunks %d", (int) n);
	verdict("open", changed(&chunks, AT_PAYLOAD, 4, UINT32_MAX), "fuse: 2^32 - 1 chunks");
	verdict("open", resized(&chunks, 1), "fuse: three chunks, payload longer by a byte");
	verdict("open", resized(&chunks, -1), "fuse: three chunks, payload shorter by a byte");
	verdict("open", resized(&chunks, AT_PAYLOAD + 3 - (int64_t) chunks.len), "fuse: flag 10, payload of 3 bytes");
	verdict("open", resized(&chunks, AT_PAYLOAD + 4 - (int64_t) chunks.len), "fuse: chunks without a directory");
	verdict("all", changed(&chunks, entry, 8, rf_load64(chunks.bytes + entry) + 1),
			"fuse: a chunk that begins later");
	verdict("all", changed(&chunks, entry, 8, UINT64_MAX), "fuse: a chunk beyond the payload");
	verdict("all", changed(&chunks, entry + 8, 4, UINT32_MAX), "fuse: a chunk of 2^32 - 1 slots");
	verdict("all", changed(&chunks, entry + 8, 4, rf_load32(chunks.bytes + entry + 8) + 1),
			"fuse: a chunk of a slot more");
	verdict("all", changed(&chunks, entry + 14, 1, 15), "fuse: a chunk with segments of 2^15 slots");
	verdict("all", changed(&chunks, entry + 15, 1, 1), "fuse: an entry that ends in 1");
	verdict("all", changed(&chunks, AT_KEYS, 8, 1000), "fuse: fewer slots than keys in three chunks");

	/* a list among them, and one that is empty */
	b = copied(&chunks, AT_PAYLOAD + 4 + 2 * 16 + 16);
	rf_store64(b.bytes + AT_KEYS, 2);
	rf_store64(b.bytes + AT_LENGTH, b.len - AT_PAYLOAD);
	rf_store32(b.bytes + AT_PAYLOAD, 2);
	memset(b.bytes + AT_PAYLOAD + 4, 0, 32);
	rf_store32(b.bytes + AT_PAYLOAD + 12, 2);
	rf_store16(b.bytes + AT_PAYLOAD + 16, 0xFFFF);
	rf_store64(b.bytes + entry, 16);
	rf_store64(b.bytes + entry + 16, 5);
	rf_store64(b.bytes + entry + 24, 7);
	rf_wire_seal(b.bytes, b.len, NULL);
	verdict("filter", copied(&b, b.len), "fuse: a chunk that is a list, and an empty one");
	verdict("all", exchanged(&b, entry + 16, entry + 24), "fuse: a chunk that is a list out of order");
	verdict("all", changed(&b, AT_PAYLOAD + 18, 1, 1), "fuse: a chunk that is a list, with segments");
	verdict("all", changed(&b, entry + 12, 2, 1), "fuse: an empty last chunk with a seed");
}

/* Texts that are no bytes: all are of one filter, whose text has + or /. */
static void
emit_texts(const uint64_t *hashes)
{
	Built		b = build_bloom(hashes, 10, 0.01);
	size_t		len;
	SCOPED char *text = NULL;
	char	   *sign;

	while (b.len % 3 != 2)
	{
		Built		longer = resized(&b, 1);

		free(b.bytes);
		b = longer;
	}
	len = rf_base64_chars(b.len);
	text = rf_test_alloc(len + 1);

	rf_base64_encode(text, b.bytes, b.len);
	text[len] = '\0';

	verdict("filter", b, "a filter whose text is padded");
	emit("text\tthat text without its padding\t%.*s\t-\n", (int) len - 1, text);
	emit("text\tthat text, cut within a group\t%.*s\t-\n", (int) len - 6, text);
	emit("text\tthat text with a character more\t%sA\t-\n", text);
	emit("text\tthat text with padding within\t%.4s====%s\t-\n", text, text + 4);
	emit("text\tthat text with a character that is none\t%.8s*%s\t-\n", text, text + 9);
	emit("text\tthat text with a point behind it\t%s.\t-\n", text);
	sign = text + strcspn(text, "+/");

	if (CHECK(*sign != '\0'))
	{
		*sign = *sign == '+' ? '-' : '_';
		emit("text\tthat text with the alphabet of addresses\t%s\t-\n", text);
	}
	emit("text\tnothing\t\t-\n");
	emit("text\thexadecimal of half a byte\t\\xadb\t-\n");
	emit("text\thexadecimal that is none\t\\xadbg\t-\n");
}

static void
emit_verdicts(void)
{
	uint64_t	n = 1100;
	SCOPED uint64_t *hashes = make_set(SET_INT64, &n);

	emit("# What is a filter.  Written by build/unit/t_vectors --write-vectors; README.md tells more.\n");
	emit("# verdict, why, text, kind\n");
	emit_envelopes(hashes);
	emit_kinds(hashes);
	emit_small_kinds(hashes);
	emit_ribbons(hashes);
	emit_maps(hashes);
	emit_fuses(hashes);
	emit_texts(hashes);
}

#endif							/* RF_VERDICTS_H */
