/*-------------------------------------------------------------------------
 *
 * lib_form.c
 *	  The forms that filters are stored in: bytes, text, COPY in binary.
 *
 * COPY writes one column and row in text format as the text and a line end, as
 * base64 needs no escapes.  In binary format it writes, with numbers in
 * network order,
 *
 *		11 bytes	PGCOPY\n\377\r\n\0
 *		 4			flags: 0
 *		 4			length of what follows the header: 0
 *		 2			columns: 1
 *		 4			length of the value, or -1: NULL
 *		 n			the value
 *		 2			-1: no more rows
 *
 *-------------------------------------------------------------------------
 */
#include <stdlib.h>

#include "core/base/rf_text.h"
#include "lib_filter.h"
#include "lib_io.h"
#include "lib_key_impl.h"

static const char signature[11] = "PGCOPY\n\377\r\n";	/* and a zero byte */

#define HEADER_BYTES	(sizeof(signature) + 8)
#define VALUE_AT		(HEADER_BYTES + 2 + 4)
#define TRAILER_BYTES	2

static const uint8_t magic[3] = {0xAD, 0xB7, 0xE2};

static uint32_t
load_be(const uint8_t *p, int nbytes)
{
	uint32_t	n = 0;

	while (nbytes-- > 0)
		n = n << 8 | *p++;
	return n;
}

static void
store_be(uint8_t *p, int nbytes, uint32_t n)
{
	while (nbytes-- > 0)
		*p++ = (uint8_t) (n >> 8 * nbytes);
}

/* Finds the value in COPY's binary form. */
static bool
find_copied(uint8_t **value, size_t *value_len, rbf_error *error)
{
	uint8_t    *data = *value;
	size_t		len = *value_len;
	size_t		at;
	uint32_t	n;

	if (len < HEADER_BYTES + TRAILER_BYTES)
		return lib_fail(error, RBF_ERR_DATA, "COPY data is cut off");
	if (load_be(data + sizeof(signature), 4) != 0)
		return lib_fail(error, RBF_ERR_DATA, "COPY data has flags that are not known");
	at = load_be(data + sizeof(signature) + 4, 4);
	if (at > len - HEADER_BYTES - TRAILER_BYTES)
		return lib_fail(error, RBF_ERR_DATA, "COPY data is cut off");
	at += HEADER_BYTES;
	if (load_be(data + at, 2) == 0xFFFF)
		return lib_fail(error, RBF_ERR_DATA, "COPY data has no row, so no filter");
	if (load_be(data + at, 2) != 1)
		return lib_fail(error, RBF_ERR_DATA, "COPY data has %u columns: copy one, the filter",
						(unsigned int) load_be(data + at, 2));
	if (len - at < 2 + 4 + TRAILER_BYTES)
		return lib_fail(error, RBF_ERR_DATA, "COPY data is cut off");
	n = load_be(data + at + 2, 4);
	if (n == UINT32_MAX)
		return lib_fail(error, RBF_ERR_DATA, "COPY data has NULL in place of a filter");
	at += 2 + 4;
	if (n > len - at - TRAILER_BYTES)
		return lib_fail(error, RBF_ERR_DATA, "COPY data is cut off");
	if (load_be(data + at + n, 2) != 0xFFFF || len - at - n != TRAILER_BYTES)
		return lib_fail(error, RBF_ERR_DATA, "COPY data has more than one row: copy one filter");
	*value = data + at;
	*value_len = n;
	return true;
}

/* Decodes a text; "to" may be the text itself.  False: it is none. */
static bool
decode_text(const char *p, const char *end, uint8_t *to, size_t *nbytes)
{
	rf_base64_reader reader;

	if (*p != '\\')
	{
		rf_base64_begin(&reader, to);
		if (!rf_base64_decode(&reader, p, (uint64_t) (end - p)) || !rf_base64_complete(&reader))
			return false;
		*nbytes = (size_t) (reader.to - to);
		return true;
	}
	p += end - p > 1 && p[1] == '\\' ? 2 : 1;
	if (p == end || *p++ != 'x' || (end - p) % 2 != 0)
		return false;
	for (*nbytes = 0; p < end; p += 2)
	{
		int			byte = lib_key_hex2(p);

		if (byte < 0)
			return false;
		to[(*nbytes)++] = (uint8_t) byte;
	}
	return true;
}

/* Finds the bytes of a filter in data, decoding text in place. */
static bool
find_bytes(uint8_t **data, size_t *len, rbf_error *error)
{
	const char *p = (const char *) *data;
	const char *end = p + *len;

	if (*len >= sizeof(magic) && memcmp(p, magic, sizeof(magic)) == 0)
		return true;
	if (*len >= sizeof(signature) && memcmp(p, signature, sizeof(signature)) == 0)
		return find_copied(data, len, error);
	lib_key_trim(&p, &end);
	if (p == end)
		return lib_fail(error, RBF_ERR_DATA, "not a valid filter: there is nothing");
	if (end - p == 2 && memcmp(p, "\\N", 2) == 0)
		return lib_fail(error, RBF_ERR_DATA, "COPY data has NULL in place of a filter");
	return decode_text(p, end, *data, len) ||
		lib_fail(error, RBF_ERR_DATA, "not a valid filter: it does not begin like one, nor is it base64 or hexadecimal after \"\\x\"");
}

rbf_filter *
lib_form_take(uint8_t *data, size_t len, void *chunk, rbf_error *error)
{
	if (find_bytes(&data, &len, error))
		return lib_filter_new(data, len, chunk, true, error);
	free(chunk);
	return NULL;
}

rbf_filter *
rbf_parse(const void *data, size_t len, rbf_error *error)
{
	uint8_t    *chunk = len > SIZE_MAX - LIB_SLACK ? NULL : malloc(len + LIB_SLACK);

	if (chunk == NULL)
		return LIB_NULL(lib_no_memory(error));
	if (len > 0)
		memcpy(chunk + LIB_SLACK, data, len);
	return lib_form_take(chunk + LIB_SLACK, len, chunk, error);
}

/* ---- Writing ---- */

/* Bytes that are encoded at once: whole groups. */
#define PIECE_BYTES		(16 * 1024 / RF_BASE64_BYTES * RF_BASE64_BYTES)

static bool
write_base64(const uint8_t *bytes, size_t len, int fd, const char *name, rbf_error *error)
{
	char		text[PIECE_BYTES / RF_BASE64_BYTES * RF_BASE64_CHARS];

	for (size_t at = 0; at < len; at += PIECE_BYTES)
	{
		size_t		n = len - at < PIECE_BYTES ? len - at : PIECE_BYTES;

		rf_base64_encode(text, bytes + at, n);
		if (!lib_write(fd, text, (size_t) rf_base64_chars(n), name, error))
			return false;
	}
	return lib_write(fd, "\n", 1, name, error);
}

static bool
write_copied(const uint8_t *bytes, size_t len, int fd, const char *name, rbf_error *error)
{
	uint8_t		head[VALUE_AT] = {0};
	uint8_t		trailer[TRAILER_BYTES];

	memcpy(head, signature, sizeof(signature));
	store_be(head + HEADER_BYTES, 2, 1);
	store_be(head + HEADER_BYTES + 2, 4, (uint32_t) len);
	store_be(trailer, 2, 0xFFFF);
	return lib_write(fd, head, sizeof(head), name, error) &&
		lib_write(fd, bytes, len, name, error) &&
		lib_write(fd, trailer, sizeof(trailer), name, error);
}

bool
rbf_form_named(const char *name, rbf_form *form)
{
	static const char *const names[] = {
		[RBF_FORM_RAW] = "raw",[RBF_FORM_TEXT] = "text",[RBF_FORM_COPY_BINARY] = "copy-binary"
	};

	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
	{
		if (strcmp(name, names[i]) == 0)
		{
			*form = (rbf_form) i;
			return true;
		}
	}
	return false;
}

bool
lib_form_write(rbf_filter *filter, rbf_form form, int fd, const char *name, rbf_error *error)
{
	size_t		len;
	const uint8_t *bytes = rbf_bytes(filter, &len);

	switch (form)
	{
		case RBF_FORM_RAW:
			return lib_write(fd, bytes, len, name, error);
		case RBF_FORM_TEXT:
			return write_base64(bytes, len, fd, name, error);
		case RBF_FORM_COPY_BINARY:
			if (len > INT32_MAX)
				return lib_fail(error, RBF_ERR_TOO_LARGE,
								"a filter of more than 2 GB has no binary COPY form");
			return write_copied(bytes, len, fd, name, error);
	}
	return lib_fail(error, RBF_ERR_ARGUMENT, "there is no form %d", (int) form);
}
