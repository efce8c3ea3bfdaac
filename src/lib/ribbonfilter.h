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
 * let rbf_contains_key() do it.  A hash that a program made of what it likes
 * is a key as well, an integer: see rbf_hash_int64s().
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

/*
 * The release of the library: "1.0.0".  The number in libribbonfilter.so.0 is
 * another one: it counts how often programs had to be built anew.
 */
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
 * Types of keys; the numbers are those of the key families of the format.  A
 * filter may have keys of others, which the server alone hashes: their numbers
 * are below 256, too.
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
	RBF_ENUM = 17,				/* its labels: to be looked up, not to build
								 * of */
	RBF_COMPOUND = 18,			/* rows, and what the server alone hashes:
								 * arrays, ranges */
	RBF_NATIVE = 19,			/* hashed by the server; by nobody else */
	RBF_CHARACTER = 27,			/* char(n), whose trailing blanks do not count */

	/*
	 * Narrower types, as which keys can be read.  Their values are hashed as
	 * those of the wider type that they equal, so that a filter does not tell
	 * the two apart.
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

/* The types of the columns of a key.  One of a single column is no row. */
#define RBF_MAX_COLUMNS	32		/* as an index has */

typedef struct rbf_columns
{
	unsigned int n;
	rbf_type	types[RBF_MAX_COLUMNS];
} rbf_columns;

/*
 * The types of these names in SQL, in either case and with aliases: "bigint",
 * "int8", "timestamp with time zone"; of the columns of a row, "bigint,text".
 * Fails with RBF_ERR_TYPE, if rbf_key_hash() does not read such keys; and if
 * there is a length or precision, as in numeric(10,2) and char(3): a column of
 * that type has other values than the texts that it is loaded with.
 */
extern RBF_EXPORT bool rbf_columns_named(const char *types, rbf_columns *columns,
										 rbf_error *error);

/* ---- Keys ---- */

/*
 * The hash of the len canonical bytes of a key, which FORMAT.md defines for
 * each type: of a text its characters in UTF-8, of a bytea or uuid its bytes.
 */
extern RBF_EXPORT uint64_t rbf_hash_bytes(const void *bytes, size_t len);

/*
 * The same of n texts that lie one behind the other, as Arrow's utf8 and
 * binary do: text i has the bytes from offsets[i] to offsets[i + 1].  Faster
 * than one by one.
 */
extern RBF_EXPORT void rbf_hash_texts(const void *heap, const int32_t *offsets, size_t n,
									  uint64_t *hashes);

/*
 * The hashes of n keys whose canonical bytes are a number of 64 bits: of
 * integers, of dates as days and timestamps as microseconds since 2000-01-01
 * UTC.
 *
 * A 64-bit hash that the program made is such a key, of RBF_BIGINT.  Hashed
 * once more it is even, whatever it was, so that rates hold; and in SQL the
 * key is a bigint.  Both arrays may be the same.
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
 * Sets *hash to that of the value of a type that len bytes of text stand for.
 * A text is read as the server's COPY reads it into a column of that type, in
 * any release and under any settings, or refused with RBF_ERR_KEY.  So are a
 * timestamptz without a zone, dates that do not begin with a year of four
 * digits or that have words for months, words such as "today", numbers with
 * "0x" or "_".  docs/command.md has the table.  Fails with RBF_ERR_MEMORY as
 * well.
 *
 * A text is hashed as it is, if it is valid UTF-8 without zero bytes.
 */
extern RBF_EXPORT bool rbf_key_hash(rbf_type type, const char *text, size_t len,
									uint64_t *hash, rbf_error *error);

/*
 * The same for a filter whose keys are of the type "kept", as rbf_type_of()
 * has it.  SQL looks for an integer among numerics, and for a numeric among
 * integers, by the value there that equals it.  Returns 1; 0, if no value
 * there does, so that the key is surely not in the filter; -1 with an error.
 */
extern RBF_EXPORT int rbf_key_hash_as(rbf_type type, rbf_type kept, const char *text, size_t len,
									  uint64_t *hash, rbf_error *error);

/* The type that filters have for keys read as "type": the wider one. */
extern RBF_EXPORT rbf_type rbf_type_kept(rbf_type type);

/*
 * The canonical bytes of what rbf_key_hash() reads.  Writes as many as have
 * space, and sets *needed to how many there are.
 */
extern RBF_EXPORT bool rbf_key_bytes(rbf_type type, const char *text, size_t len,
									 void *bytes, size_t space, size_t *needed,
									 rbf_error *error);

/*
 * A key of several columns, as of ROW(a, b) in SQL: its canonical bytes, which
 * rbf_hash_bytes() hashes.  Begin with {0}; "len = 0" begins another one in
 * the same memory.
 */
typedef struct rbf_row
{
	unsigned char *bytes;
	size_t		len;
	size_t		space;
} rbf_row;

/* Bytes in front of those of a column that is not NULL. */
#define RBF_ROW_HEAD	5

/* Adds a column, read as by rbf_key_hash(); text NULL: SQL's NULL. */
extern RBF_EXPORT bool rbf_row_add(rbf_row *row, rbf_type type, const char *text, size_t len,
								   rbf_error *error);

/* Adds one of which there are the canonical bytes; NULL: SQL's NULL. */
extern RBF_EXPORT bool rbf_row_add_bytes(rbf_row *row, const void *bytes, size_t len,
										 rbf_error *error);

extern RBF_EXPORT void rbf_row_free(rbf_row *row);

/* ---- Filters ---- */

typedef struct rbf_filter rbf_filter;

/*
 * Opens the bytes of a filter where they are: they must stay unchanged until
 * rbf_free().  Reads and checks all of them, as all functions here do that
 * take bytes from elsewhere: what they accept can be probed.
 */
extern RBF_EXPORT rbf_filter *rbf_open(const void *bytes, size_t len, rbf_error *error);

/*
 * The same without reading all of them, in constant time: for bytes that a
 * function here has accepted or written, and that are kept where none
 * changes, as in a file that is mapped.  If some have changed all the same, no
 * other memory is read or written, and work stays bounded; but the answer for
 * a key that is in may be false, and a filter that is made of this one has a
 * valid check.
 */
extern RBF_EXPORT rbf_filter *rbf_open_trusted(const void *bytes, size_t len, rbf_error *error);

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
 * The same for a key of a type, narrower ones included: 1 or 0; or -1 with
 * RBF_ERR_TYPE, if the filter has keys of another, and if its type is one of
 * several of that number, as of rows and enums: rbf_columns_for() compares
 * these.
 */
extern RBF_EXPORT int rbf_contains_key(const rbf_filter *filter, rbf_type type, uint64_t hash,
									   rbf_error *error);

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

/* Never a narrower type: a filter does not know them. */
extern RBF_EXPORT rbf_type rbf_type_of(const rbf_filter *filter);

/*
 * The columns of its keys: none, if no key was added.  Fails with
 * RBF_ERR_TYPE, if such keys cannot be read here.
 */
extern RBF_EXPORT bool rbf_columns_of(const rbf_filter *filter, rbf_columns *columns,
									  rbf_error *error);

/*
 * As what keys are read that a filter is asked for: as "types" says, or as its
 * own if that is NULL.  Fails with RBF_ERR_TYPE, if it has no such keys.
 */
extern RBF_EXPORT bool rbf_columns_for(const rbf_filter *filter, const char *types,
									   rbf_columns *columns, rbf_error *error);

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
 * The bytes that a filter of n distinct keys will have; of a ribbon or fuse
 * filter about, since their hashes have a say.  Columns of a row come on top.
 * 0: an error.
 */
extern RBF_EXPORT uint64_t rbf_size(rbf_kind kind, uint64_t n, double rate, rbf_error *error);

/*
 * Begins a filter of keys of a type.  rate: up to 0.5, from 1e-9 in a ribbon,
 * 1e-6 in Bloom and counting filters, 2^-16 in a fuse filter; a keyset has 0.
 * The same keys give the same filter, byte by byte, whatever their order, in
 * SQL as well.
 *
 * memory: bytes of hashes to hold before some go to a temporary file, which
 * has no name, is in $TMPDIR or /tmp, and ends with the builder; 0: 256 MB.
 * Less than 20 MB is not enough for 10^9 keys, and is exceeded.  SIZE_MAX:
 * there is never a file, and RBF_ERR_MEMORY where memory ends.  The finished
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
 * Says what the columns are of a builder of RBF_COMPOUND: two or more, before
 * the first key is added.
 */
extern RBF_EXPORT bool rbf_builder_columns(rbf_builder *builder, const rbf_columns *columns,
										   rbf_error *error);

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

/*
 * Adds keys of a type: to a Bloom or counting filter, or a keyset.  Rows go
 * into a filter of rows alone; rbf_columns_for() tells whether they are its
 * own.
 */
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
