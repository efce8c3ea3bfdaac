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
	PY_FLOAT,
	PY_BOOL,
	PY_TEXT,
	PY_BYTES,
	PY_DATE,
	PY_TIMESTAMP,
	PY_TIMESTAMPTZ,
	PY_OBJECTS					/* of Python's, each with a meaning of its own */
} py_meaning;

typedef enum py_layout
{
	PY_FIXED,					/* "width" bytes, "stride" apart */
	PY_PADDED,					/* the same, without zeros at the end */
	PY_BITS,					/* a bit each */
	PY_OFFSETS32,				/* between two offsets into "heap" */
	PY_OFFSETS64,
	PY_VIEWS					/* Arrow's 16 bytes: length, and where it is */
} py_layout;

/*
 * Dates and timestamps are numbers that become those of the format: times
 * "multiply", or divided by "divide" without a remainder, plus "add".  The
 * result must lie in [least, most].
 */
typedef struct py_scale
{
	int64_t		multiply;
	int64_t		divide;
	int64_t		add;
	int64_t		least;
	int64_t		most;
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
	bool		is_signed;
	bool		swapped;		/* the other byte order */
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

	/* of a dictionary, to which the numbers above are indexes; or NULL */
	const struct py_column *values;
	void	   *objects;		/* a list of Python's */
} py_column;

/* What is done about texts that are not read, and keys that cannot be. */
typedef enum py_on_error
{
	PY_RAISE,
	PY_SKIP,					/* they are no keys */
	PY_KEEP						/* they may be in */
} py_on_error;

/* As what keys are read. */
typedef struct py_types
{
	rbf_columns columns;		/* none: all keys are NULL */
	rbf_type	kept;			/* of the filter they are for */
	bool		strict;			/* nothing but what suggested the types */
	py_on_error on_error;
} py_types;

/* What a value is for a type: its key, or none of its keys. */
typedef enum py_state
{
	PY_NULL = 0,
	PY_KEY = 1,
	PY_ABSENT = 2,				/* a value that the type does not have */
	PY_WRONG = 3,				/* a text that cannot be read as the type */
	PY_FAILED = 4				/* *error says why, or Python's exception */
} py_state;

/* A value: its canonical bytes, or a text that is to be read as its type. */
typedef struct py_value
{
	py_state	state;
	bool		is_text;
	const char *bytes;
	size_t		len;
	char		made[24];		/* where they may be */
} py_value;

/* Keys that are hashed at once: what the first cache holds. */
#define PY_BATCH	2048

/* Makes it a column of numbers that mean dates or times. */
extern void py_column_scale(py_column *column, py_meaning meaning, int64_t multiply,
							int64_t divide);

/*
 * Do the values go with keys of this type?  A column in which all are missing
 * goes with any, and then means nothing.
 */
extern bool py_column_fits(py_column *column, rbf_type type);

/* The type that a column suggests; RBF_NONE: none; RBF_COMPOUND: several. */
extern rbf_type py_column_type(const py_column *column);

extern bool py_column_is_null(const py_column *column, size_t at);

/* The value at a place, as of a type. */
extern void py_column_value(const py_column *column, rbf_type type, size_t at,
							py_value *value, rbf_error *error);

/*
 * Hashes n <= PY_BATCH values from "at" on, if they are numbers; false: they
 * have to be looked at one by one.  Sets *all, if all are keys; if not,
 * states[] says what each is.
 */
extern bool py_column_hash(const py_column *column, const py_types *types, size_t at, size_t n,
						   uint64_t *hashes, uint8_t *states, bool *all);

/* ---- Values ---- */

/* An integer; one beyond a bigint, as the negative one of its bits. */
extern void py_value_int(py_value *value, rbf_type type, bool is_signed, int64_t number);
extern void py_value_double(py_value *value, rbf_type type, double number);

/* Sets *hash to that of a value; returns its state, that once it is read. */
extern py_state py_value_hash(const py_value *value, const py_types *types, uint64_t *hash,
							  rbf_error *error);

/* The same, but adds the value to a row, as a column of the type. */
extern py_state py_value_add(const py_value *value, rbf_type type, rbf_row *row,
							 rbf_error *error);

#endif							/* RBFPY_COLUMN_H */
