/*-------------------------------------------------------------------------
 *
 * column.h
 *	  Keys in memory one after the other: NumPy's, Arrow's.
 *
 * No Python in here: it runs without the interpreter's lock.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RBFPY_COLUMN_H
#define RBFPY_COLUMN_H

#include "ribbonfilter.h"

/* The meaning of the values of a column, of any width. */
typedef enum py_meaning
{
	PY_NOTHING,					/* all are NULL */
	PY_INT,
	PY_FLOAT,
	PY_BOOL,
	PY_TEXT,
	PY_BYTES,
	PY_DATE,
	PY_TIMESTAMP,
	PY_TIMESTAMPTZ,
	PY_OBJECTS					/* Python's, each with its own meaning */
} py_meaning;

typedef enum py_layout
{
	PY_FIXED,					/* "width" bytes, "stride" apart */
	PY_PADDED,					/* the same, zeros at the end do not count */
	PY_BITS,					/* a bit each */
	PY_OFFSETS32,				/* between two offsets into "heap" */
	PY_OFFSETS64,
	PY_VIEWS					/* Arrow's 16 bytes: length and place */
} py_layout;

/*
 * Dates and timestamps become numbers of the format: divided by "divide"
 * without a remainder, times "multiply", plus "add", within [least, most].
 */
typedef struct py_scale
{
	int64_t		multiply;
	int64_t		divide;
	int64_t		add;
	int64_t		least;
	int64_t		most;
	bool		has_nat;		/* INT64_MIN is NULL */
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
	size_t		first;			/* Arrow's offset */
	const char *heap;
	const void *const *heaps;	/* of views */
	size_t		nheaps;
	const int64_t *heap_sizes;
	py_scale	scale;

	const uint8_t *validity;	/* Arrow's bits, from "first" on; or NULL */
	const uint8_t *mask;		/* NumPy's bytes, 1 means NULL; or NULL */
	ptrdiff_t	mask_stride;

	const struct py_column *values; /* of a dictionary with these indexes */
	void	   *objects;		/* a list of Python's */
} py_column;

/* Reaction to texts that are not read, and keys that cannot be. */
typedef enum py_on_error
{
	PY_RAISE,
	PY_SKIP,					/* left out */
	PY_KEEP						/* may be present */
} py_on_error;

/* The types to read keys as. */
typedef struct py_types
{
	rbf_columns columns;		/* none: all keys are NULL */
	rbf_type	kept;			/* of the filter's keys */
	bool		strict;			/* only objects that suggested the types */
	py_on_error on_error;
} py_types;

/* The state of a value that is read as a type. */
typedef enum py_state
{
	PY_NULL = 0,
	PY_KEY = 1,
	PY_ABSENT = 2,				/* a value that the type does not have */
	PY_WRONG = 3,				/* a text that cannot be read as the type */
	PY_FAILED = 4				/* see *error, or Python's exception */
} py_state;

/* A value: its canonical bytes, or a text to be read as its type. */
typedef struct py_value
{
	py_state	state;
	bool		is_text;
	const char *bytes;
	size_t		len;
	char		made[24];		/* may contain the bytes */
} py_value;

/* Keys that are hashed at once: as many as the first cache holds. */
#define PY_BATCH	2048

/* Sets the meaning, and the scale of dates and times. */
extern void py_column_scale(py_column *column, py_meaning meaning, int64_t multiply,
							int64_t divide);

/*
 * Do the values go with keys of this type?  A column without any value goes
 * with all types, and becomes PY_NOTHING.
 */
extern bool py_column_fits(py_column *column, rbf_type type);

/* The type that a column suggests; RBF_NONE: none; RBF_COMPOUND: several. */
extern rbf_type py_column_type(const py_column *column);

extern bool py_column_is_null(const py_column *column, size_t at);

/* The value at a place, as one of the type. */
extern void py_column_value(const py_column *column, rbf_type type, size_t at,
							py_value *value, rbf_error *error);

/*
 * Hashes n <= PY_BATCH values from "at" on, if they are numbers; false: hash
 * them one by one.  Sets *all if all are keys; otherwise see states[].
 */
extern bool py_column_hash(const py_column *column, const py_types *types, size_t at, size_t n,
						   uint64_t *hashes, uint8_t *states, bool *all);

/* ---- Values ---- */

/* number has the bits of the integer, which is_signed interprets. */
extern void py_value_int(py_value *value, rbf_type type, bool is_signed, int64_t number);
extern void py_value_double(py_value *value, rbf_type type, double number);

/* Sets *hash to that of a value; returns the value's state after reading. */
extern py_state py_value_hash(const py_value *value, const py_types *types, uint64_t *hash,
							  rbf_error *error);

/* The same, but adds the value to a row, as a column of the type. */
extern py_state py_value_add(const py_value *value, rbf_type type, rbf_row *row, rbf_error *error);

#endif							/* RBFPY_COLUMN_H */
