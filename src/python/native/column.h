/*-------------------------------------------------------------------------
 *
 * column.h
 *	  Keys that lie in memory one after the other: NumPy's, Arrow's.
 *
 * No Python in here: this is what runs without the interpreter's lock.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RBFPY_COLUMN_H
#define RBFPY_COLUMN_H

#include "ribbonfilter.h"

/* What the values of a column mean, whatever their width. */
typedef enum py_meaning
{
	PY_NOTHING,					/* NULL, all of them */
	PY_INT,
	PY_UINT,
	PY_FLOAT,
	PY_BOOL,
	PY_TEXT,
	PY_BYTES,
	PY_DATE,
	PY_TIMESTAMP,
	PY_TIMESTAMPTZ,
	PY_TIME,
	PY_INTERVAL
} py_meaning;

typedef enum py_layout
{
	PY_FIXED,					/* "width" bytes, "stride" apart */
	PY_PADDED,					/* the same, without zeros at the end */
	PY_UCS4,					/* the same, of characters of 32 bits */
	PY_BITS,					/* a bit each */
	PY_OFFSETS32,				/* between two offsets into "heap" */
	PY_OFFSETS64,
	PY_VIEWS,					/* Arrow's 16 bytes: length, and where it is */
	PY_DICTIONARY				/* an index into "dictionary" */
} py_layout;

/*
 * Dates, timestamps and so on are numbers that become those of the format:
 * times "multiply", or divided by "divide" without a remainder, plus "add".
 * The result must lie in [least, most].
 */
typedef struct py_scale
{
	int64_t		multiply;
	int64_t		divide;
	int64_t		add;
	int64_t		least;
	int64_t		most;
	bool		wraps;			/* modulo 2^64, as intervals are hashed */
	bool		has_nat;		/* the least number of all is NULL */
} py_scale;

typedef struct py_column
{
	py_meaning	meaning;
	py_layout	layout;
	size_t		n;
	const char *data;
	ptrdiff_t	stride;
	size_t		width;
	bool		swapped;		/* the other byte order */
	bool		is_signed;		/* of indexes into a dictionary */
	bool		may_be_uuid;	/* bytes, always 16 of them */
	size_t		first;			/* what Arrow calls the offset */
	const char *heap;
	const void *const *heaps;	/* of views */
	size_t		nheaps;
	const int64_t *heap_sizes;
	py_scale	scale;

	const uint8_t *validity;	/* Arrow's bits, counted from "first"; or NULL */
	const uint8_t *mask;		/* NumPy's bytes, of which 1 is NULL; or NULL */
	ptrdiff_t	mask_stride;

	const struct py_column *values; /* of a dictionary */
	const uint64_t *dictionary; /* hashes of them */
	const uint8_t *dictionary_states;
} py_column;

/* What a value is for a type: its key, or none of its keys. */
enum
{
	PY_NULL = 0,
	PY_KEY = 1,
	PY_ABSENT = 2,				/* a value that the type does not have */
	PY_WRONG = 3				/* of a dictionary: an error, if it is used */
};

/* Keys that are hashed at once: what the first cache holds. */
#define PY_BATCH	2048

/* Room for a text that must be made before it can be hashed. */
typedef struct py_scratch
{
	char	   *text;
	size_t		space;
} py_scratch;

/*
 * What is made of a text that may be several keys, a real and a double
 * precision or a text and a name: an error, the one that a filter has, or, if
 * it is neither, the value of the type that was said.
 */
typedef struct py_readings
{
	bool		refuse;
	const rbf_filter *probed;
} py_readings;

/* Makes it a column of numbers that mean dates or times. */
extern void py_column_scale(py_column *column, py_meaning meaning, int64_t multiply,
							int64_t divide);

/* Do values of this meaning go with keys of this type? */
extern bool py_column_fits(const py_column *column, rbf_type type);

/* The type that a column suggests; RBF_NONE: several could be meant. */
extern rbf_type py_column_type(const py_column *column);

/*
 * Hashes n <= PY_BATCH values from "at" on.  Sets *all, if all are keys; if
 * not, states[] says what each is.
 */
extern bool py_column_hash(const py_column *column, rbf_type type, const py_readings *readings,
						   size_t at, size_t n, uint64_t *hashes, uint8_t *states, bool *all,
						   py_scratch *scratch, rbf_error *error);

/*
 * Leaves out what is NULL; fails if there is what the type does not have.
 */
extern bool py_only_keys(const uint64_t *hashes, const uint8_t *states, size_t n,
						 uint64_t *keys, size_t *nkeys, rbf_error *error);

/*
 * The hash of a text as a key of a type, which it is read as.  Returns a
 * state, or -1: no text of that type, or several keys.  One with a zero byte,
 * which no database has as a text, is PY_ABSENT.
 */
extern int	py_hash_text(rbf_type type, const char *text, size_t len,
						 const py_readings *readings, uint64_t *hash, rbf_error *error);

/* Rounds to a real; false: it is out of range in SQL. */
extern bool py_round_real(double *number);

#endif							/* RBFPY_COLUMN_H */
