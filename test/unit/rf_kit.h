/*-------------------------------------------------------------------------
 *
 * rf_kit.h
 *		Reads the compatibility kit, test/vectors, for the unit tests.
 *
 * test/vectors/README.md says what the columns are.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_KIT_H
#define RF_KIT_H

#include "core/base/rf_text.h"
#include "rf_sets.h"

#define KIT_COLUMNS		9		/* of the widest table */

/* One of its files, read in full. */
typedef struct KitFile
{
	char	   *text;
	size_t		len;
	size_t		at;				/* where the next line begins */
	char	   *line;			/* a copy, cut into columns */
	char	   *column[KIT_COLUMNS];
} KitFile;

/* Files are found by where this one is. */
static inline FILE *
kit_fopen(const char *name, const char *mode)
{
	char		path[1000];
	const char *slash = strrchr(__FILE__, '/');

	snprintf(path, sizeof(path), "%.*s../vectors/%s",
			 slash == NULL ? 0 : (int) (slash + 1 - __FILE__), __FILE__, name);
	return fopen(path, mode);
}

static inline bool
kit_open(KitFile *kit, const char *name)
{
	FILE	   *file = kit_fopen(name, "rb");
	size_t		capacity = 0;

	memset(kit, 0, sizeof(*kit));
	if (!CHECK(file != NULL, "no test/vectors/%s", name))
		return false;
	do
	{
		capacity += 100000;
		kit->text = realloc(kit->text, capacity);
		if (kit->text == NULL)
			exit(2);
		kit->len += fread(kit->text + kit->len, 1, capacity - kit->len, file);
	} while (kit->len == capacity);
	fclose(file);
	return CHECK(kit->len > 0 && kit->text[kit->len - 1] == '\n');
}

static inline void
kit_close(KitFile *kit)
{
	free(kit->text);
	free(kit->line);
}

/*
 * The next line, cut at tabs; columns it does not have are NULL, and all are
 * if it is a comment, which is left in "line".  False: that was the last.
 */
static inline bool
kit_next(KitFile *kit)
{
	const char *begin = kit->text + kit->at;
	size_t		len;
	char	   *rest;

	if (kit->at == kit->len)
		return false;
	len = (size_t) ((const char *) memchr(begin, '\n', kit->len - kit->at) - begin);
	kit->at += len + 1;
	free(kit->line);
	kit->line = rf_test_alloc(len + 1);
	memcpy(kit->line, begin, len);
	kit->line[len] = '\0';
	memset(kit->column, 0, sizeof(kit->column));
	if (kit->line[0] == '#')
		return true;
	rest = kit->line;
	for (int i = 0; i < KIT_COLUMNS && rest != NULL; i++)
	{
		kit->column[i] = rest;
		rest = strchr(rest, '\t');
		if (rest != NULL)
			*rest++ = '\0';
	}
	return true;
}

/* The same without comments. */
static inline bool
kit_row(KitFile *kit)
{
	while (kit_next(kit))
		if (kit->column[0] != NULL)
			return true;
	return false;
}

/*
 * What is going to be written, or should be there already.
 */
static struct
{
	char	   *text;
	size_t		len;
	size_t		capacity;
}			emitted;

static inline void
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
	vsnprintf(emitted.text + emitted.len, (size_t) n + 1, fmt, ap);
	va_end(ap);
	emitted.len += (size_t) n;
}

/* Bytes in base64, as an allocated string. */
static inline char *
kit_text(const uint8_t *bytes, uint64_t nbytes)
{
	uint64_t	len = rf_base64_chars(nbytes);
	char	   *text = rf_test_alloc(len + 1);

	rf_base64_encode(text, bytes, nbytes);
	text[len] = '\0';
	return text;
}

static inline void
emit_base64(const uint8_t *bytes, uint64_t nbytes)
{
	SCOPED char *text = kit_text(bytes, nbytes);

	emit("%s", text);
}

/*
 * A filter in base64; of a keyset, what is in front of its hashes and what is
 * behind them, with a colon between, if these nhashes are to be left out.
 */
static inline void
emit_without(const Built *b, uint64_t nhashes)
{
	uint64_t	head,
				index;

	if (nhashes == 0)
	{
		emit_base64(b->bytes, b->len);
		return;
	}
	head = 40 + (uint64_t) rf_load16(b->bytes + 12);
	index = head + 8 * nhashes;
	emit_base64(b->bytes, head);
	emit(":");
	emit_base64(b->bytes + index, b->len - index);
}

/* What is written in hexadecimal, "-" being nothing. */
static inline Built
kit_hex(const char *hex)
{
	size_t		len = strcmp(hex, "-") == 0 ? 0 : strlen(hex) / 2;
	Built		b = {rf_test_alloc(len), len};

	for (size_t i = 0; i < len; i++)
	{
		unsigned	byte = 0;

		CHECK(sscanf(hex + 2 * i, "%2x", &byte) == 1);
		b.bytes[i] = (uint8_t) byte;
	}
	return b;
}

/* What is written in base64; no bytes, rather than none, if it is not. */
static inline Built
kit_base64(const char *text)
{
	size_t		len = strlen(text);
	SCOPED uint8_t *bytes = rf_test_alloc(rf_base64_bytes(len));
	Built		b = {NULL, 0};
	rf_base64_reader reader;

	rf_base64_begin(&reader, bytes);
	if (rf_base64_decode(&reader, text, len) && rf_base64_complete(&reader))
	{
		/* of its exact size, for the address sanitizer */
		b.len = (uint64_t) (reader.to - bytes);
		b.bytes = rf_test_alloc(b.len);
		memcpy(b.bytes, bytes, b.len);
	}
	return b;
}

/*
 * The hashes of a type's keys that keys.txt has, in its order; its family.
 * Each once, as the server writes it.
 */
static inline uint64_t *
kit_keys(const char *key_type, uint64_t *n, uint8_t *family)
{
	KitFile		keys;
	uint64_t   *hashes = rf_test_alloc(1000 * sizeof(*hashes));

	*n = 0;
	if (kit_open(&keys, "keys.txt"))
		while (kit_row(&keys))
		{
			uint64_t	hash = strtoull(keys.column[5], NULL, 16);
			bool		known = strcmp(keys.column[1], key_type) != 0 ||
			strcmp(keys.column[3], "written") != 0;

			for (uint64_t i = 0; i < *n; i++)
				known |= hashes[i] == hash;
			if (known || !CHECK(*n < 1000))
				continue;
			hashes[(*n)++] = hash;
			*family = (uint8_t) atoi(keys.column[0]);
		}
	kit_close(&keys);
	return hashes;
}

/*
 * Values as the kit has them: ascending, each once, since looks find those of
 * a key that was never added in any order.  Returns how many are left.
 */
static inline uint64_t
kit_values(uint32_t *values, uint64_t n)
{
	uint64_t	nleft = 0;

	for (uint64_t i = 0; i < n; i++)
	{
		uint32_t	value = values[i];
		uint64_t	at = nleft;

		while (at > 0 && values[at - 1] > value)
			at--;
		if (at > 0 && values[at - 1] == value)
			continue;
		memmove(values + at + 1, values + at, (nleft - at) * sizeof(*values));
		values[at] = value;
		nleft++;
	}
	return nleft;
}

/* The hash of a number as a key: an integer, a text, or an array. */
static inline uint64_t
kit_number(const char *key_type, int64_t number)
{
	uint8_t		bytes[40];
	int			len;

	if (strcmp(key_type, "integer") == 0)
		return rf_hash_int64(number);
	if (strcmp(key_type, "text") == 0)
	{
		len = snprintf((char *) bytes, sizeof(bytes), "%" PRId64, number);
		return rf_hash_bytes(bytes, (uint64_t) len);
	}
	/* integer[]: one dimension of one, from 1 on; not NULL, 8 bytes */
	rf_store32(bytes, 1);
	rf_store32(bytes + 4, 1);
	rf_store32(bytes + 8, 1);
	bytes[12] = 1;
	rf_store32(bytes + 13, 8);
	rf_store64(bytes + 17, (uint64_t) number);
	return rf_hash_bytes(bytes, 25);
}

/*
 * The bytes of a row's text: with the hashes of the numbers from 0 on, as many
 * as the header says, in place of a colon.
 */
static inline Built
kit_bytes(const char *text, const char *key_type)
{
	const char *colon = strchr(text, ':');
	Built		b = {NULL, 0};
	Built		head,
				index;
	uint64_t   *hashes;
	uint64_t	n;
	SCOPED char *front = NULL;

	if (colon == NULL)
		return kit_base64(text);
	front = rf_test_alloc((size_t) (colon - text) + 1);
	memcpy(front, text, (size_t) (colon - text));
	front[colon - text] = '\0';
	head = kit_base64(front);
	index = kit_base64(colon + 1);
	if (CHECK(head.bytes != NULL && head.len >= 40 && index.bytes != NULL))
	{
		n = rf_load64(head.bytes + 16);
		hashes = rf_test_alloc(n * sizeof(*hashes));
		for (uint64_t i = 0; i < n; i++)
			hashes[i] = kit_number(key_type, (int64_t) i);
		rf_hashes_sort(hashes, n, NULL);
		b.len = head.len + 8 * n + index.len;
		b.bytes = rf_test_alloc(b.len);
		memcpy(b.bytes, head.bytes, head.len);
		for (uint64_t i = 0; i < n; i++)
			rf_store64(b.bytes + head.len + 8 * i, hashes[i]);
		memcpy(b.bytes + head.len + 8 * n, index.bytes, index.len);
		free(hashes);
	}
	free(head.bytes);
	free(index.bytes);
	return b;
}

#endif							/* RF_KIT_H */
