/*-------------------------------------------------------------------------
 *
 * fuzz_text.c
 *		The forms that filters are stored in: base64 beside the obvious
 *		decoder, any bytes as a file, and filters in every form, whole or with
 *		a byte changed.
 *
 * The first byte of the input says which of these.
 *
 *-------------------------------------------------------------------------
 */
#define _GNU_SOURCE				/* memfd_create() */

#include <sys/mman.h>
#include <unistd.h>

#include "core/base/rf_text.h"
#include "core/base/rf_wire.h"
#include "lib/ribbonfilter.h"
#include "rf_plain_text.h"
#include "fuzz.h"

#define MOST_BYTES	4096

/* A text being made. */
typedef struct Text
{
	uint8_t		bytes[4 * MOST_BYTES];
	size_t		len;
} Text;

static void
put(Text *text, const void *bytes, size_t len)
{
	if (len > 0 && CHECK(text->len + len <= sizeof(text->bytes)))
	{
		memcpy(text->bytes + text->len, bytes, len);
		text->len += len;
	}
}

static void
put_be(Text *text, uint64_t n, int nbytes)
{
	while (nbytes-- > 0)
	{
		uint8_t		byte = (uint8_t) (n >> 8 * nbytes);

		put(text, &byte, 1);
	}
}

/* ---- base64 ---- */

static void
check_base64(Input *in)
{
	uint64_t	piece = 1 + take(in, 1);
	size_t		len;
	SCOPED char *chars = (char *) take_bytes(in, MOST_BYTES, &len);
	uint8_t    *ours = rf_test_alloc(rf_base64_bytes(len) + 2);
	SCOPED uint8_t *plain = rf_test_alloc(len + 2);
	SCOPED char *again = NULL;
	int64_t		n = decode_plainly(plain, chars, len);
	rf_base64_reader reader;
	bool		read = true;

	/* what is written: from bytes, in pieces, and back */
	again = rf_test_alloc(rf_base64_chars(len));
	for (size_t at = 0; at < len; at += 3 * piece)
		rf_base64_encode(again + rf_base64_chars(at), (const uint8_t *) chars + at,
						 3 * piece < len - at ? 3 * piece : len - at);
	free(ours);
	ours = rf_test_alloc(len + 2);
	rf_base64_begin(&reader, ours);
	CHECK(rf_base64_decode(&reader, again, rf_base64_chars(len)) && rf_base64_complete(&reader));
	CHECK_EQ((uint64_t) (reader.to - ours), len);
	CHECK_BYTES(ours, chars, len);
	free(ours);

	/* what is read, cut anywhere */
	ours = rf_test_alloc(rf_base64_bytes(len));
	rf_base64_begin(&reader, ours);
	for (size_t at = 0; at < len && read; at += piece)
		read = rf_base64_decode(&reader, chars + at, piece < len - at ? piece : len - at);
	read = read && rf_base64_complete(&reader);
	CHECK(read == (n >= 0), "%d bytes", (int) n);
	if (read && CHECK_EQ((uint64_t) (reader.to - ours), (uint64_t) n))
		CHECK_BYTES(ours, plain, (size_t) n);
	free(ours);
}

/* ---- Files ---- */

/* What was opened is written in each form, and read again. */
static void
check_written(rbf_filter *filter)
{
	static int	fd = -1;
	size_t		len;
	const void *bytes = rbf_bytes(filter, &len);
	rbf_error	error = {RBF_OK, ""};

	if (fd < 0)
		fd = memfd_create("form", 0);
	REQUIRE(fd >= 0);
	for (int form = RBF_FORM_RAW; form <= RBF_FORM_COPY_BINARY; form++)
	{
		rbf_filter *again;
		size_t		again_len = 0;
		const void *again_bytes;

		REQUIRE(ftruncate(fd, 0) == 0 && lseek(fd, 0, SEEK_SET) == 0);
		CHECK(rbf_save_fd(filter, fd, (rbf_form) form, &error), "%s", error.message);
		REQUIRE(lseek(fd, 0, SEEK_SET) == 0);
		again = rbf_load_fd(fd, &error);
		if (!CHECK(again != NULL, "form %d: %s", form, error.message))
			continue;
		again_bytes = rbf_bytes(again, &again_len);
		if (CHECK_EQ(again_len, len))
			CHECK_BYTES((const uint8_t *) again_bytes, (const uint8_t *) bytes, len);
		for (uint64_t hash = 0; hash < 10; hash++)
			CHECK(rbf_contains(again, hash * UINT64_C(0x1234567812345671)) ==
				  rbf_contains(filter, hash * UINT64_C(0x1234567812345671)));
		CHECK(rbf_kind_of(again) == rbf_kind_of(filter) && rbf_type_of(again) == rbf_type_of(filter));
		CHECK(strcmp(rbf_type_of_name(again), rbf_type_of_name(filter)) == 0);
		rbf_free(again);
	}
}

static void
check_file(Input *in)
{
	size_t		len;
	SCOPED uint8_t *bytes = take_bytes(in, MOST_BYTES, &len);
	rbf_error	error = {RBF_OK, ""};
	rbf_filter *filter = rbf_parse(bytes, len, &error);

	if (filter != NULL)
		check_written(filter);
	else
		CHECK(error.code == RBF_ERR_DATA && error.message[0] != '\0');
	rbf_free(filter);
}

/* ---- Filters ---- */

/* A keyset or Bloom filter of whatever there is, with a right check. */
static uint8_t *
make_filter(Input *in, size_t *len)
{
	bool		bloom = take_bool(in);
	size_t		most = take(in, 2) % (MOST_BYTES - 40);
	size_t		payload_len;
	SCOPED uint8_t *payload = NULL;
	uint8_t    *bytes;
	rf_wire		w = {0};

	most = most < input_left(in) ? most : input_left(in);
	payload = take_bytes(in, bloom && most > 0 ? most : most / 8 * 8, &payload_len);
	bloom = bloom && payload_len > 0;
	if (bloom && payload_len > 512)
		payload_len = payload_len / 64 * 64;
	w.kind = bloom ? RBF_BLOOM : RBF_KEYSET;
	w.param = bloom ? 5 : 0;
	w.fpr = 0.01;
	w.key_type.family = payload_len > 0 ? RF_FAMILY_TEXT : RF_FAMILY_NONE;
	w.nkeys = payload_len / 8;
	/* ascending, some bits at a time */
	if (!bloom)
		for (size_t i = 0; i < payload_len; i++)
			payload[i] = i % 8 == 7 ? 0 : i % 8 == 6 ? (uint8_t) (i / 8 >> 8) : i % 8 == 5 ? (uint8_t) (i / 8) : payload[i];
	w.payload_len = payload_len;
	*len = rf_wire_bytes(0, payload_len);
	bytes = rf_test_alloc(*len);
	rf_wire_write(bytes, &w);
	memcpy(bytes + 40, payload, payload_len);
	rf_wire_seal(bytes, *len, NULL);
	return bytes;
}

static void
put_space(Text *text, uint64_t choice)
{
	if (choice % 3 == 0)
		put(text, &" \t\r\n"[choice / 3 % 4], 1);
}

/* Writes it in a form that the library reads, if not all that it writes. */
static void
put_form(Text *text, const uint8_t *bytes, size_t len, Input *in)
{
	uint64_t	form = take_below(in, 5);
	uint64_t	choice = take(in, 1);
	char	   *chars;

	switch (form)
	{
		case 0:
			put(text, bytes, len);
			break;
		case 1:					/* with blanks here and there */
			chars = rf_test_alloc(rf_base64_chars(len));
			rf_base64_encode(chars, bytes, len);
			for (uint64_t i = 0; i < rf_base64_chars(len); i++)
			{
				if (i % 16 == choice % 16)
					put_space(text, choice + i / 16);
				put(text, &chars[i], 1);
			}
			put_space(text, choice);
			free(chars);
			break;
		case 2:
		case 3:					/* as SQL has it, or as COPY does */
			put_space(text, choice);
			put(text, &"\\\\x"[form == 2], form == 2 ? 2 : 3);
			for (size_t i = 0; i < 2 * len; i++)
				put(text, &(choice & 1 ? "0123456789abcdef" : "0123456789ABCDEF")[bytes[i / 2] >> (i % 2 ? 0 : 4) & 15], 1);
			put_space(text, choice / 2);
			break;
		default:				/* with an extension of the header */
			put(text, "PGCOPY\n\377\r\n", 11);
			put_be(text, 0, 4);
			put_be(text, choice, 4);
			for (uint64_t i = 0; i < choice; i++)
				put(text, bytes, 1);
			put_be(text, 1, 2);
			put_be(text, len, 4);
			put(text, bytes, len);
			put_be(text, 0xFFFF, 2);
			break;
	}
}

static bool
parses_as(const Text *text, const uint8_t *bytes, size_t len, bool *differs)
{
	SCOPED uint8_t *exact = rf_test_copy(text->bytes, text->len);
	rbf_filter *filter;
	size_t		again_len;
	const void *again;

	filter = rbf_parse(exact, text->len, NULL);
	*differs = false;
	if (filter == NULL)
		return false;
	again = rbf_bytes(filter, &again_len);
	*differs = again_len != len || memcmp(again, bytes, len) != 0;
	rbf_free(filter);
	return !*differs;
}

/* In a form, it is the same; and what is changed in there is never another. */
static void
check_form(Input *in)
{
	static Text text;
	size_t		len;
	SCOPED uint8_t *bytes = make_filter(in, &len);
	bool		differs;

	text.len = 0;
	put_form(&text, bytes, len, in);
	CHECK(parses_as(&text, bytes, len, &differs), "it is not read as what it is");
	while (input_left(in) >= 3 && text.len > 0)
	{
		size_t		at = take(in, 2) % text.len;
		uint64_t	how = take(in, 1);
		size_t		was = text.len;
		uint8_t		byte = text.bytes[at];

		if (how < 250)
			text.bytes[at] ^= (uint8_t) how;
		else
			text.len = at;
		CHECK(parses_as(&text, bytes, len, &differs) || !differs, "a change at %zu of %zu makes another filter", at, was);
		text.bytes[at] = byte;
		text.len = was;
	}
}

static void
fuzz(Input *in)
{
	switch (take_below(in, 3))
	{
		case 0:
			check_base64(in);
			break;
		case 1:
			check_file(in);
			break;
		default:
			check_form(in);
			break;
	}
}
