/*-------------------------------------------------------------------------
 *
 * ribbonfilter.h
 *	  libribbonfilter: filters outside the database.
 *
 * A filter is a set of keys in a few bits each.  It says of a key that it is
 * surely absent, or that it may be there: absent keys pass at a rate that was
 * chosen when the filter was built, keys that were added always.  Bytes,
 * hashes and answers are those of the PostgreSQL extension ribbonfilter; the
 * format is described in FORMAT.md.
 *
 *		rbf_filter *f = rbf_load("known.rbf", &error);
 *
 *		if (f == NULL)
 *			fail(error.message);
 *		if (!rbf_contains(f, rbf_hash_int64(42)))
 *			puts("42 is not in");
 *		rbf_free(f);
 *
 * Keys come in as 64-bit hashes of their canonical bytes, and a filter answers
 * for keys of its own type only: compare rbf_type_of() before you probe, or
 * let rbf_key_hash() read keys for that type.
 *
 * Errors: functions that can fail return NULL or false, and fill in *error if
 * that is not NULL.  Nothing aborts, prints, or changes the locale.
 *
 * Threads: any number may probe one filter at a time; a filter or builder that
 * is being changed belongs to one.
 *
 * C99 or C++; link with -lribbonfilter.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RIBBONFILTER_H
#define RIBBONFILTER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
#define RBF_EXTERN_C_BEGIN	extern "C" {
#define RBF_EXTERN_C_END	}
#else
#define RBF_EXTERN_C_BEGIN
#define RBF_EXTERN_C_END
#endif

#if defined(__GNUC__)
#define RBF_EXPORT __attribute__((visibility("default")))
#else
#define RBF_EXPORT
#endif

RBF_EXTERN_C_BEGIN

/* The release of the library: "1.0.0". */
extern RBF_EXPORT const char *rbf_version(void);

/* ---- Errors ---- */

typedef enum rbf_code
{
	RBF_OK = 0,
	RBF_ERR_DATA = 1,			/* bytes that are no filter, or damaged */
	RBF_ERR_TYPE = 2,			/* keys of different types */
	RBF_ERR_KEY = 3,			/* a text that is no value of its type */
	RBF_ERR_SHAPE = 4,			/* filters that differ in size */
	RBF_ERR_KIND = 5,			/* a kind that cannot do this */
	RBF_ERR_ARGUMENT = 6,		/* a rate or number out of range */
	RBF_ERR_TOO_LARGE = 7,		/* more than a filter can be */
	RBF_ERR_MEMORY = 8,			/* no memory left */
	RBF_ERR_IO = 9				/* reading or writing a file failed */
} rbf_code;

/* Set by functions that fail, and by no others. */
typedef struct rbf_error
{
	rbf_code	code;
	char		message[500];	/* a line, UTF-8 */
} rbf_error;

/* ---- Kinds and types ---- */

/* Kinds of filters; the numbers are those of the format. */
typedef enum rbf_kind
{
	RBF_KEYSET = 1,				/* the sorted hashes themselves */
	RBF_BLOOM = 2,				/* keys can be added */
	RBF_RIBBON = 3,				/* the smallest */
	RBF_FUSE = 4,				/* the fastest to probe */
	RBF_COUNTING = 5,			/* keys can be added and removed */
	RBF_RIBBONMAP = 6			/* keys have values; not built here */
} rbf_kind;

/*
 * Types of keys; the numbers are those of the key families of the format, but
 * for two that filters do not tell from others: RBF_REAL, whose values are
 * hashed as the double precision that they equal, and RBF_NAME, as the text.
 * All integers are one type; so are text and varchar, inet and cidr.
 */
typedef enum rbf_type
{
	RBF_NONE = 0,				/* of a filter that no key was added to */
	RBF_INTEGER = 1,			/* smallint, integer, bigint */
	RBF_TEXT = 2,				/* text, varchar */
	RBF_BYTEA = 3,
	RBF_UUID = 4,
	RBF_BOOLEAN = 5,
	RBF_DOUBLE = 6,				/* double precision */
	RBF_NUMERIC = 7,
	RBF_DATE = 8,
	RBF_TIMESTAMP = 9,
	RBF_TIMESTAMPTZ = 10,
	RBF_TIME = 11,
	RBF_TIMETZ = 12,
	RBF_INTERVAL = 13,
	RBF_INET = 14,				/* inet, cidr */
	RBF_MACADDR = 15,
	RBF_MACADDR8 = 16,
	RBF_ENUM = 17,				/* its labels; not built here */
	RBF_COMPOUND = 18,			/* arrays, rows, ranges: hashed by the caller */
	RBF_NATIVE = 19,			/* hashed by the server; by nobody else */
	RBF_OID = 20,
	RBF_XID = 21,
	RBF_XID8 = 22,
	RBF_CID = 23,
	RBF_TID = 24,
	RBF_PG_LSN = 25,
	RBF_CHAR = 26,				/* "char", a single byte */
	RBF_CHARACTER = 27,			/* char(n), whose trailing blanks do not count */
	RBF_REAL = 256,
	RBF_NAME = 257				/* a text of at most 63 bytes */
} rbf_type;

/* "ribbon"; NULL if there is no such kind. */
extern RBF_EXPORT const char *rbf_kind_name(rbf_kind kind);

/* The kind of that name; false if there is none. */
extern RBF_EXPORT bool rbf_kind_named(const char *name, rbf_kind *kind);

/* The name of a type in SQL, "bigint"; NULL if there is no such type. */
extern RBF_EXPORT const char *rbf_type_name(rbf_type type);

/*
 * The type of that name in SQL, in either case and with aliases ("int4",
 * "timestamp with time zone"); false if there is none that rbf_key_hash()
 * reads.  A length or precision, as in numeric(10,2), is refused, for a column
 * of that type has other values than the texts that it is loaded with; but for
 * char(n), in which blanks do not count, and float(n).
 */
extern RBF_EXPORT bool rbf_type_named(const char *name, rbf_type *type);

/* ---- Keys ---- */

/*
 * The hash of the len canonical bytes of a key, which FORMAT.md defines for
 * each type: of a text its characters in UTF-8, of a bytea or uuid its bytes.
 */
extern RBF_EXPORT uint64_t rbf_hash_bytes(const void *bytes, size_t len);

/*
 * The hashes of n keys whose canonical bytes are a number of 64 bits: of
 * integers, of dates as days and timestamps as microseconds since 2000-01-01
 * UTC, of times as microseconds, of xid8 and pg_lsn.
 */
extern RBF_EXPORT void rbf_hash_int64s(const int64_t *keys, size_t n, uint64_t *hashes);

/* Of double precision, or of reals made that: -0 is 0, and all NaN are one. */
extern RBF_EXPORT void rbf_hash_doubles(const double *keys, size_t n, uint64_t *hashes);

static inline uint64_t
rbf_hash_int64(int64_t key)
{
	uint64_t	hash;

	rbf_hash_int64s(&key, 1, &hash);
	return hash;
}

static inline uint64_t
rbf_hash_double(double key)
{
	uint64_t	hash;

	rbf_hash_doubles(&key, 1, &hash);
	return hash;
}

/*
 * Sets *hash to that of the value of a type that len bytes of text stand for:
 * what the server writes with its default settings for dates and intervals,
 * and ISO 8601.  Fails with RBF_ERR_KEY, if the text is no value of the type
 * or might mean another one there (a time zone other than an offset from UTC,
 * a word such as "today"), and with RBF_ERR_MEMORY.  Blanks around a value are
 * ignored where the server does.
 *
 * A text is hashed as it is, if it is valid UTF-8 without zero bytes.
 */
extern RBF_EXPORT bool rbf_key_hash(rbf_type type, const char *text, size_t len,
									uint64_t *hash, rbf_error *error);

/*
 * The same for a text of which only the type of the filter is known: the
 * hashes of all that it may be.  A number in a filter of double precision may
 * be a real, and a long text in one of texts a name.  Sets *n to how many
 * there are: 1, for other types and most texts.  The key may be in if one of
 * them is.
 */
#define RBF_READINGS	3
extern RBF_EXPORT bool rbf_key_readings(rbf_type type, const char *text, size_t len,
										uint64_t hashes[RBF_READINGS], size_t *n,
										rbf_error *error);

/*
 * The canonical bytes of what rbf_key_hash() reads.  Writes as many as have
 * space, and sets *needed to how many there are.
 */
extern RBF_EXPORT bool rbf_key_bytes(rbf_type type, const char *text, size_t len,
									 void *bytes, size_t space, size_t *needed,
									 rbf_error *error);

/* ---- Filters ---- */

typedef struct rbf_filter rbf_filter;

/*
 * Opens the bytes of a filter where they are: they must stay unchanged until
 * rbf_free().  Reads and checks all of them, as all functions here do that
 * take bytes from elsewhere: what they accept can be probed.
 */
extern RBF_EXPORT rbf_filter *rbf_open(const void *bytes, size_t len, rbf_error *error);

/* The forms that filters are stored in. */
typedef enum rbf_form
{
	RBF_FORM_RAW = 0,			/* "raw": the bytes, as of rbf_bytes() */
	RBF_FORM_TEXT = 1,			/* "text": as SQL writes it, and a line end,
								 * which is what COPY writes of one filter */
	RBF_FORM_COPY_BINARY = 2	/* "copy-binary": as COPY (FORMAT binary) does */
} rbf_form;

/* The form of that name; false if there is none. */
extern RBF_EXPORT bool rbf_form_named(const char *name, rbf_form *form);

/*
 * Opens a copy of a filter in any of these forms, told apart by how they
 * begin; also in hexadecimal, with or without the backslash that COPY puts in
 * front of it.
 */
extern RBF_EXPORT rbf_filter *rbf_parse(const void *data, size_t len, rbf_error *error);

/* The same for all that a file has.  RBF_ERR_IO: errno says why. */
extern RBF_EXPORT rbf_filter *rbf_load(const char *path, rbf_error *error);
extern RBF_EXPORT rbf_filter *rbf_load_fd(int fd, rbf_error *error);

/*
 * Writes a filter to a file, which appears under its name once it is whole and
 * on the disk; after an error there is what was there before.
 */
extern RBF_EXPORT bool rbf_save(rbf_filter *filter, const char *path, rbf_form form,
								rbf_error *error);

/* Writes it to an open file, pipe or socket. */
extern RBF_EXPORT bool rbf_save_fd(rbf_filter *filter, int fd, rbf_form form,
								   rbf_error *error);

/* Its bytes, until it is changed or freed.  Reads all of a changed one. */
extern RBF_EXPORT const void *rbf_bytes(rbf_filter *filter, size_t *len);

/* A filter of the same bytes.  NULL: no memory. */
extern RBF_EXPORT rbf_filter *rbf_copy(const rbf_filter *filter, rbf_error *error);

/* NULL is fine. */
extern RBF_EXPORT void rbf_free(rbf_filter *filter);

/* ---- Probing ---- */

/* False: the filter has no key with this hash. */
extern RBF_EXPORT bool rbf_contains(const rbf_filter *filter, uint64_t hash);

/*
 * The same for n hashes: answers[i] is 1 or 0.  Returns how many are 1.  In a
 * filter larger than the processor's caches, twice as fast or more.
 */
extern RBF_EXPORT size_t rbf_contains_many(const rbf_filter *filter, const uint64_t *hashes,
										   size_t n, uint8_t *answers);

/*
 * How many values a key of a map has; writes up to space of them, ascending.
 * 0: there is no such key, or the filter is no map.  An absent key has values
 * at the map's rate, in any order and perhaps more than once.  In maps that
 * were made to do harm any key may, or RBF_VALUES_DAMAGED comes instead.
 */
#define RBF_VALUES_DAMAGED	SIZE_MAX
extern RBF_EXPORT size_t rbf_values(const rbf_filter *filter, uint64_t hash,
									uint32_t *values, size_t space);

/* ---- What a filter is ---- */

extern RBF_EXPORT rbf_kind rbf_kind_of(const rbf_filter *filter);

/* Neither RBF_REAL nor RBF_NAME: a filter does not know them. */
extern RBF_EXPORT rbf_type rbf_type_of(const rbf_filter *filter);

/*
 * The type of its keys as people name it: "bigint", "public.mood",
 * "(integer,text)", or "none".  Lasts until the filter is changed or freed.
 */
extern RBF_EXPORT const char *rbf_type_of_name(const rbf_filter *filter);

/* Distinct keys; estimated, from all bytes, where keys can be added. */
extern RBF_EXPORT uint64_t rbf_nkeys(const rbf_filter *filter);

/* The false positive rate it was made for, 0 if none; and the one it has. */
extern RBF_EXPORT double rbf_target_rate(const rbf_filter *filter);
extern RBF_EXPORT double rbf_rate(const rbf_filter *filter);

/* ---- Building ---- */

typedef struct rbf_builder rbf_builder;

/*
 * Begins a filter of keys of a type.  rate: up to 0.5, from 1e-9 in a ribbon,
 * 1e-6 in Bloom and counting filters, 2^-16 in a fuse filter; a keyset has 0.
 * The same keys give the same filter, byte by byte, whatever their order, in
 * SQL as well.
 *
 * memory: bytes of hashes to hold before some go to a temporary file, which
 * has no name, is in $TMPDIR or /tmp, and ends with the builder; 0: 256 MB.
 * Less than 20 MB is not enough for 10^9 keys, and is exceeded.  The finished
 * filter comes on top.
 */
extern RBF_EXPORT rbf_builder *rbf_builder_new(rbf_kind kind, rbf_type type, double rate,
											   size_t memory, rbf_error *error);

/*
 * Begins a Bloom or counting filter that is sized for so many keys beforehand:
 * hashes go into it at once, and none is held.
 */
extern RBF_EXPORT rbf_builder *rbf_builder_sized(rbf_kind kind, rbf_type type, double rate,
												 uint64_t expected, rbf_error *error);

/*
 * Adds keys by their hashes, which need not be distinct.  After a failure all
 * that follow fail alike.
 */
extern RBF_EXPORT bool rbf_builder_add(rbf_builder *builder, const uint64_t *hashes, size_t n,
									   rbf_error *error);

/* Makes the filter.  The builder can only be freed after that. */
extern RBF_EXPORT rbf_filter *rbf_builder_finish(rbf_builder *builder, rbf_error *error);

/* At any time; NULL is fine. */
extern RBF_EXPORT void rbf_builder_free(rbf_builder *builder);

/* ---- Changing ---- */

/*
 * These change a filter, and make it a copy first if its bytes are the
 * caller's.  After an error it is what it was.
 */

/* Adds keys of a type: to a Bloom or counting filter, or a keyset. */
extern RBF_EXPORT bool rbf_add(rbf_filter *filter, rbf_type type, const uint64_t *hashes,
							   size_t n, rbf_error *error);

/*
 * Removes one key from a counting filter, as often as it was added at most:
 * *removed is false if it was not there.
 */
extern RBF_EXPORT bool rbf_remove(rbf_filter *filter, rbf_type type, uint64_t hash,
								  bool *removed, rbf_error *error);

/*
 * Adds the keys of another filter of the same kind and type: keysets, or Bloom
 * or counting filters (whose counts add up) of the same size.
 */
extern RBF_EXPORT bool rbf_unite(rbf_filter *filter, const rbf_filter *other,
								 rbf_error *error);

RBF_EXTERN_C_END

#endif							/* RIBBONFILTER_H */
