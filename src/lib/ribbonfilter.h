/*-------------------------------------------------------------------------
 *
 * ribbonfilter.h
 *	  libribbonfilter: filters outside the database.
 *
 * A filter is a set of keys in a few bits each.  It says that a key is surely
 * absent, or that it may be present: a key that was added is always found, an
 * absent one passes at the rate chosen when the filter was built.  Bytes,
 * hashes and answers are those of the PostgreSQL extension ribbonfilter;
 * FORMAT.md describes the format.
 *
 *		rbf_filter *f = rbf_load("known.rbf", &error);
 *
 *		if (f == NULL)
 *			fail(error.message);
 *		if (!rbf_contains(f, rbf_hash_int64(42)))
 *			puts("42 is not in");
 *		rbf_free(f);
 *
 * Keys are 64-bit hashes of their canonical bytes.  A filter answers for keys
 * of its own type only: compare rbf_type_of() before you probe, or call
 * rbf_contains_key().  A hash of your own is a key of type integer: see
 * rbf_hash_int64s().
 *
 * Errors: functions that can fail return NULL or false, and fill in *error if
 * error is not NULL.  Nothing aborts, prints, or changes the locale.
 *
 * Threads: any number of threads may probe one filter at a time.  Only one
 * thread may use a filter or builder while it is being changed.
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

/* The release, "1.0.0"; the number of libribbonfilter.so.0 is the ABI's. */
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

/* Kinds of filters; the numbers are those of the format, without a gap. */
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
 * Types of keys; the numbers are those of the key families of the format.
 * Filters from the server may have other types, also below 256.
 */
typedef enum rbf_type
{
	RBF_NONE = 0,				/* of a filter that no key was added to */
	RBF_BIGINT = 1,				/* integers of any width */
	RBF_TEXT = 2,				/* text, varchar */
	RBF_BYTEA = 3,
	RBF_UUID = 4,
	RBF_BOOLEAN = 5,
	RBF_DOUBLE = 6,				/* double precision */
	RBF_NUMERIC = 7,
	RBF_DATE = 8,
	RBF_TIMESTAMP = 9,
	RBF_TIMESTAMPTZ = 10,
	RBF_INET = 14,				/* and cidr */
	RBF_ENUM = 17,				/* labels: to probe with, not to build of */
	RBF_COMPOUND = 18,			/* rows; arrays and ranges in SQL only */
	RBF_NATIVE = 19,			/* hashed in SQL only */
	RBF_CHARACTER = 27,			/* char(n), without trailing blanks */

	/*
	 * Narrower types to read keys as.  A value has the hash that it has as
	 * the wider type, and a filter knows the wider type only.
	 */
	RBF_REAL = 256,				/* RBF_DOUBLE: 0.1 is another number */
	RBF_NAME = 257,				/* RBF_TEXT, cut to 63 bytes */
	RBF_INTEGER = 258,			/* RBF_BIGINT, of 32 bits */
	RBF_SMALLINT = 259			/* RBF_BIGINT, of 16 bits */
} rbf_type;

/* "ribbon"; NULL if there is no such kind. */
extern RBF_EXPORT const char *rbf_kind_name(rbf_kind kind);

/* The kind of that name; false if there is none. */
extern RBF_EXPORT bool rbf_kind_named(const char *name, rbf_kind *kind);

/* The name of a type in SQL, "bigint"; NULL if there is no such type. */
extern RBF_EXPORT const char *rbf_type_name(rbf_type type);

/* The types of the columns of a key; a row has at least two. */
#define RBF_MAX_COLUMNS	32		/* as an index has */

typedef struct rbf_columns
{
	unsigned int n;
	rbf_type	types[RBF_MAX_COLUMNS];
} rbf_columns;

/*
 * The types with these names or aliases in SQL, in upper or lower case:
 * "bigint", "int8", "timestamp with time zone"; of a row, "bigint,text".
 * RBF_ERR_TYPE: rbf_key_hash() does not read such keys, or there is a length
 * or precision, as in numeric(10,2): a column of that type may have values
 * other than the texts that it is loaded with.
 */
extern RBF_EXPORT bool rbf_columns_named(const char *types, rbf_columns *columns, rbf_error *error);

/* ---- Keys ---- */

/*
 * The hash of the len canonical bytes of a key, which FORMAT.md defines for
 * each type: a text has its characters in UTF-8, a bytea or uuid its bytes.
 */
extern RBF_EXPORT uint64_t rbf_hash_bytes(const void *bytes, size_t len);

/*
 * The hashes of n texts in the layout of Arrow's utf8 and binary: text i has
 * the bytes from offsets[i] to offsets[i + 1].  Faster than one by one.
 */
extern RBF_EXPORT void rbf_hash_texts(const void *heap, const int32_t *offsets, size_t n,
									  uint64_t *hashes);

/*
 * The hashes of n keys whose canonical bytes are a 64-bit number: integers,
 * dates as days and timestamps as microseconds since 2000-01-01 UTC.  Both
 * arrays may be the same.
 *
 * A 64-bit hash that the program made is such a key too, an RBF_BIGINT here
 * and a bigint in SQL.  It is hashed once more, so rates hold however uneven
 * it is.
 */
extern RBF_EXPORT void rbf_hash_int64s(const int64_t *keys, size_t n, uint64_t *hashes);

/* Of double precision, or reals converted to it: -0 is 0, all NaN are one. */
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
 * Sets *hash to that of the value that a text of len bytes stands for.  A text
 * is read as COPY reads it into a column of the type, in any release and under
 * any settings, or else refused with RBF_ERR_KEY.  Refused are also: a
 * timestamptz without a zone, a date that does not begin with a year of four
 * digits or that names its month, words such as "today", numbers with "0x" or
 * "_".  docs/command.md has the table.  May fail with RBF_ERR_MEMORY.
 *
 * An RBF_TEXT is hashed as it is; it must be UTF-8 without zero bytes.
 */
extern RBF_EXPORT bool rbf_key_hash(rbf_type type, const char *text, size_t len,
									uint64_t *hash, rbf_error *error);

/*
 * The same for a filter with keys of type "kept", see rbf_type_of().  As in
 * SQL, an integer is looked up among numerics as the equal numeric, and the
 * other way round.  Returns 1; 0 if no value of that type equals it, so that
 * the key is surely not in the filter; or -1 with an error.
 */
extern RBF_EXPORT int rbf_key_hash_as(rbf_type type, rbf_type kept, const char *text, size_t len,
									  uint64_t *hash, rbf_error *error);

/* The type that filters have for keys read as "type": the wider one. */
extern RBF_EXPORT rbf_type rbf_type_kept(rbf_type type);

/*
 * The canonical bytes of a key that rbf_key_hash() reads: writes at most
 * "space" of them, and sets *needed to their number.
 */
extern RBF_EXPORT bool rbf_key_bytes(rbf_type type, const char *text, size_t len,
									 void *bytes, size_t space, size_t *needed,
									 rbf_error *error);

/*
 * A key of several columns, ROW(a, b) in SQL: its canonical bytes, for
 * rbf_hash_bytes().  Begin with {0}; "len = 0" begins another key in the same
 * memory.
 */
typedef struct rbf_row
{
	unsigned char *bytes;
	size_t		len;
	size_t		space;
} rbf_row;

/* Bytes in front of the canonical bytes of a column that is not NULL. */
#define RBF_ROW_HEAD	5

/* Adds a column, read as by rbf_key_hash(); text NULL: SQL's NULL. */
extern RBF_EXPORT bool rbf_row_add(rbf_row *row, rbf_type type, const char *text, size_t len,
								   rbf_error *error);

/* Adds a column by its canonical bytes; NULL: SQL's NULL. */
extern RBF_EXPORT bool rbf_row_add_bytes(rbf_row *row, const void *bytes, size_t len,
										 rbf_error *error);

extern RBF_EXPORT void rbf_row_free(rbf_row *row);

/* ---- Filters ---- */

typedef struct rbf_filter rbf_filter;

/*
 * Opens a filter in place: its bytes must stay unchanged until rbf_free().
 * Like all functions here that take bytes from elsewhere, it reads and checks
 * all of them: a filter that it accepts can be probed.
 */
extern RBF_EXPORT rbf_filter *rbf_open(const void *bytes, size_t len, rbf_error *error);

/*
 * The same in constant time, without that check: for bytes that a function
 * here has accepted or written and that nobody changes, as in a mapped file.
 * If bytes did change, no other memory is accessed, and work stays bounded;
 * but a key that was added may not be found, and a filter made of this one has
 * a valid check.
 */
extern RBF_EXPORT rbf_filter *rbf_open_trusted(const void *bytes, size_t len, rbf_error *error);

/* The forms that filters are stored in. */
typedef enum rbf_form
{
	RBF_FORM_RAW = 0,			/* "raw": the bytes, as of rbf_bytes() */
	RBF_FORM_TEXT = 1,			/* "text": as SQL and COPY write it, and a
								 * line end */
	RBF_FORM_COPY_BINARY = 2	/* "copy-binary": as of COPY (FORMAT binary) */
} rbf_form;

/* The form of that name; false if there is none. */
extern RBF_EXPORT bool rbf_form_named(const char *name, rbf_form *form);

/*
 * Opens a copy of a filter in any of these forms, which its beginning tells
 * apart; also in hexadecimal, with or without the backslash that COPY puts in
 * front.
 */
extern RBF_EXPORT rbf_filter *rbf_parse(const void *data, size_t len, rbf_error *error);

/* The same for all bytes of a file.  RBF_ERR_IO: errno says why. */
extern RBF_EXPORT rbf_filter *rbf_load(const char *path, rbf_error *error);
extern RBF_EXPORT rbf_filter *rbf_load_fd(int fd, rbf_error *error);

/*
 * Writes a filter to a file, which gets its name once it is whole and on the
 * disk; after an error the old file is still there.
 */
extern RBF_EXPORT bool rbf_save(rbf_filter *filter, const char *path, rbf_form form,
								rbf_error *error);

/* Writes a filter to an open file, pipe or socket. */
extern RBF_EXPORT bool rbf_save_fd(rbf_filter *filter, int fd, rbf_form form, rbf_error *error);

/* Its bytes, until it is changed or freed.  After a change: reads them all. */
extern RBF_EXPORT const void *rbf_bytes(rbf_filter *filter, size_t *len);

/* A filter of the same bytes.  NULL: no memory. */
extern RBF_EXPORT rbf_filter *rbf_copy(const rbf_filter *filter, rbf_error *error);

/* NULL is fine. */
extern RBF_EXPORT void rbf_free(rbf_filter *filter);

/* ---- Probing ---- */

/* False: the filter has no key with this hash. */
extern RBF_EXPORT bool rbf_contains(const rbf_filter *filter, uint64_t hash);

/*
 * The same for a key of a type, narrower ones included: 1 or 0; or -1 with
 * RBF_ERR_TYPE if the filter has keys of another type, or rows or enums, whose
 * types rbf_columns_for() compares.
 */
extern RBF_EXPORT int rbf_contains_key(const rbf_filter *filter, rbf_type type, uint64_t hash,
									   rbf_error *error);

/*
 * The same for n hashes: answers[i] is 1 or 0.  Returns the number of 1s.
 */
extern RBF_EXPORT size_t rbf_contains_many(const rbf_filter *filter, const uint64_t *hashes,
										   size_t n, uint8_t *answers);

/*
 * The number of values that a key of a map has; writes at most "space" of
 * them, ascending.  0: the key is absent, or the filter is no map.  An absent
 * key has values at the map's rate, in any order and perhaps repeated.  In a
 * malicious map so may any key, or RBF_VALUES_DAMAGED is returned.
 */
#define RBF_VALUES_DAMAGED	SIZE_MAX
extern RBF_EXPORT size_t rbf_values(const rbf_filter *filter, uint64_t hash,
									uint32_t *values, size_t space);

/* ---- Properties of a filter ---- */

extern RBF_EXPORT rbf_kind rbf_kind_of(const rbf_filter *filter);

/* Never a narrower type. */
extern RBF_EXPORT rbf_type rbf_type_of(const rbf_filter *filter);

/*
 * The columns of its keys: none, if no key was added.  RBF_ERR_TYPE: such keys
 * cannot be read here.
 */
extern RBF_EXPORT bool rbf_columns_of(const rbf_filter *filter, rbf_columns *columns,
									  rbf_error *error);

/*
 * The types to read keys as before probing the filter: those that "types"
 * names, or if that is NULL, the filter's own.  RBF_ERR_TYPE: the filter has
 * no such keys, or they cannot be read here.
 */
extern RBF_EXPORT bool rbf_columns_for(const rbf_filter *filter, const char *types,
									   rbf_columns *columns, rbf_error *error);

/*
 * The name of the type of its keys: "bigint", "public.mood", "(integer,text)",
 * or "none".  Lasts until the filter is changed or freed.
 */
extern RBF_EXPORT const char *rbf_type_of_name(const rbf_filter *filter);

/* Distinct keys; estimated, from all bytes, where keys can be added. */
extern RBF_EXPORT uint64_t rbf_nkeys(const rbf_filter *filter);

/* The false positive rate it was made for, 0 if none; and its actual one. */
extern RBF_EXPORT double rbf_target_rate(const rbf_filter *filter);
extern RBF_EXPORT double rbf_rate(const rbf_filter *filter);

/* ---- Building ---- */

typedef struct rbf_builder rbf_builder;

/*
 * The bytes that a filter of n distinct keys will have, without the columns of
 * a row; an estimate for ribbon and fuse filters.  0: an error.
 */
extern RBF_EXPORT uint64_t rbf_size(rbf_kind kind, uint64_t n, double rate, rbf_error *error);

/*
 * Begins a filter of keys of a type.  The same keys in any order give the same
 * filter, byte by byte, in SQL as well.
 *
 * rate: at most 0.5; at least 1e-9 in a ribbon, 1e-6 in Bloom and counting
 * filters, 2^-16 in a fuse filter; 0 in a keyset.
 *
 * memory: bytes of hashes to hold before some go to a temporary file, which
 * has no name, is in $TMPDIR or /tmp, and ends with the builder; 0: 256 MB.
 * 10^9 keys take 20 MB even if memory is less.  SIZE_MAX: never a file, but
 * RBF_ERR_MEMORY where memory ends.  The finished filter comes on top.
 */
extern RBF_EXPORT rbf_builder *rbf_builder_new(rbf_kind kind, rbf_type type, double rate,
											   size_t memory, rbf_error *error);

/*
 * Begins a Bloom or counting filter of a size for "expected" keys: hashes go
 * into it at once, and none is held.
 */
extern RBF_EXPORT rbf_builder *rbf_builder_sized(rbf_kind kind, rbf_type type, double rate,
												 uint64_t expected, rbf_error *error);

/*
 * Sets the columns of a builder of RBF_COMPOUND, two or more, before the first
 * key is added.
 */
extern RBF_EXPORT bool rbf_builder_columns(rbf_builder *builder, const rbf_columns *columns,
										   rbf_error *error);

/*
 * Adds keys by their hashes, which need not be distinct.  After a failure all
 * later calls fail alike.
 */
extern RBF_EXPORT bool rbf_builder_add(rbf_builder *builder, const uint64_t *hashes, size_t n,
									   rbf_error *error);

/* Makes the filter.  The builder can only be freed after that. */
extern RBF_EXPORT rbf_filter *rbf_builder_finish(rbf_builder *builder, rbf_error *error);

/* At any time; NULL is fine. */
extern RBF_EXPORT void rbf_builder_free(rbf_builder *builder);

/* ---- Changing ---- */

/*
 * These change a filter, or after rbf_open() a copy that replaces it.  After
 * an error it is unchanged.
 */

/*
 * Adds keys of a type to a Bloom or counting filter, or a keyset.  Rows go
 * only into a filter of rows; check with rbf_columns_for() that the columns
 * are the same.
 */
extern RBF_EXPORT bool rbf_add(rbf_filter *filter, rbf_type type, const uint64_t *hashes,
							   size_t n, rbf_error *error);

/*
 * Removes one key from a counting filter, at most as often as it was added:
 * *removed is false if it was not there.
 */
extern RBF_EXPORT bool rbf_remove(rbf_filter *filter, rbf_type type, uint64_t hash,
								  bool *removed, rbf_error *error);

/*
 * Adds the keys of another filter of the same kind and type: keysets, or Bloom
 * or counting filters (whose counts add up) of the same size.
 */
extern RBF_EXPORT bool rbf_unite(rbf_filter *filter, const rbf_filter *other, rbf_error *error);

RBF_EXTERN_C_END

#endif							/* RIBBONFILTER_H */
