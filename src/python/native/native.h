/*-------------------------------------------------------------------------
 *
 * native.h
 *	  What the files of the module ribbonfilter._native share.
 *
 * Written against Python's stable ABI: one binary is for 3.11 and later.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RBFPY_NATIVE_H
#define RBFPY_NATIVE_H

#ifndef Py_LIMITED_API
#define Py_LIMITED_API 0x030b0000
#endif
#include <Python.h>

#include "arrow_abi.h"
#include "column.h"

/* Exceptions. */
extern PyObject *py_Error;
extern PyObject *py_FilterError;
extern PyObject *py_KeyTypeError;

/* Raises what a function of the library said; always NULL. */
extern PyObject *py_raise(const rbf_error *error, PyObject *path);

/* Raises: keys of this sort do not go with keys of a type. */
extern void py_raise_type(rbf_type type, const char *keys);

/* ---- Single keys ---- */

/* What belongs to a value that was read last, and to a row. */
typedef struct py_scratch
{
	PyObject   *made;
	rbf_row		row;
} py_scratch;

extern void py_scratch_free(py_scratch *scratch);

/*
 * The value of an object, as of a type; PY_FAILED: an exception.  strict: of
 * nothing but that type, for it was guessed.  RBF_COMPOUND: of no tuple, so it
 * is PY_NULL or an exception.
 */
extern void py_object_value(PyObject *key, rbf_type type, bool strict, py_value *value,
							py_scratch *scratch);

/* The hash of an object; PY_FAILED, PY_WRONG: an exception. */
extern py_state py_key_hash(PyObject *key, const py_types *types, uint64_t *hash);

/*
 * What reads other objects than those that C knows; given by the package.
 */
extern PyObject *py_converter;

/* ---- As what keys are read ---- */

/*
 * The types of that name, or those of a filter, which may be NULL, as it can
 * be asked for.  strict: keys suggested them; and none, "", if all are NULL.
 * False: an exception.
 */
extern bool py_types_set(const rbf_filter *filter, const char *type, int strict, int on_error,
						 py_types *types);

/* The type that the library has for them. */
extern rbf_type py_types_type(const py_types *types);

/* ---- Keys: many, from somewhere ---- */

/* Columns, of which several are rows; what lies in them comes in parts. */
typedef struct py_keys
{
	PyObject_HEAD
	size_t		n;
	size_t		ncolumns;
	py_column  *columns;		/* and as many for the values of dictionaries */
	py_column	rows;			/* which are NULL, if they come from Arrow */
	bool		locked;			/* has objects: to be read with the lock */
	bool		begun;

	/* where they come from */
	PyObject   *objects;		/* a list */
	PyObject   *lists;			/* an iterator over more of them */
	PyObject   *parts;			/* Keys that are the columns, or Arrow's
								 * capsules */
	struct ArrowArrayStream *stream;
	struct ArrowSchema schema;	/* of the stream */
	struct ArrowArray array;	/* the current one of it */
	Py_buffer	buffer;
	Py_buffer	mask;
} py_keys;

/* Goes on to the next part; false: there is none, or an exception. */
extern bool py_keys_next(py_keys *keys);

/*
 * Takes hashes; without the interpreter's lock.  states: NULL, if all of them
 * are keys.  False: *error says why.
 */
typedef struct py_sink
{
	bool		(*take) (struct py_sink *sink, const uint64_t *hashes, const uint8_t *states,
						 size_t n, rbf_error *error);
	bool		only_keys;		/* and all values have to be keys */
} py_sink;

/* Reads an object of the type Keys, for once; false: an exception. */
extern bool py_keys_each(PyObject *keys, const py_types *types, py_sink *sink);

extern bool py_error_init(PyObject *module);
extern bool py_keys_init(PyObject *module);
extern bool py_filter_init(PyObject *module);

/* ---- Arrow ---- */

/*
 * Makes a column of an array, or of one in a struct: then "rows" is that, and
 * n its length.  *values is for those of a dictionary.  array NULL: to learn
 * what it means.
 */
extern bool py_arrow_column(const struct ArrowSchema *schema, const struct ArrowArray *array,
							const struct ArrowArray *rows, py_column *column,
							py_column *values);

/* Makes a column that is NULL where rows are. */
extern bool py_arrow_rows(const struct ArrowSchema *schema, const struct ArrowArray *array,
						  py_column *column);

/* Raises, if not: a structure whose release() is NULL was given away. */
extern bool py_arrow_alive(bool alive);

/* A filter as an object. */
extern PyObject *py_filter_new(PyObject *cls, rbf_filter *filter);

/* build(class, keys, kind, type, strict, rate, memory, expected, on_error) */
extern PyObject *py_build(PyObject *module, PyObject *args);

#endif							/* RBFPY_NATIVE_H */
