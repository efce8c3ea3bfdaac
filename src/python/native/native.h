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

#include "column.h"

/* Exceptions. */
extern PyObject *py_Error;
extern PyObject *py_FilterError;
extern PyObject *py_KeyTypeError;

/* Raises what a function of the library said; always NULL. */
extern PyObject *py_raise(const rbf_error *error, PyObject *path);

/* The type of a name in SQL; false: raises. */
extern bool py_type_named(const char *name, rbf_type *type);

/* Raises: keys of this sort do not go with keys of a type. */
extern void py_raise_type(rbf_type type, const char *keys);

/* ---- Single keys ---- */

/*
 * Hashes a Python object as a key of a type.  Returns its state (column.h), or
 * -1 with an exception.  strict: as nothing but that type, for it was guessed.
 */
extern int	py_object_hash(PyObject *key, rbf_type type, bool strict,
						   const py_readings *readings, uint64_t *hash);

/* The type that an object suggests; RBF_NONE: None.  -1: an exception. */
extern int	py_object_type(PyObject *key);

/* What reads other objects than those that C knows; given by the package. */
extern PyObject *py_converter;
extern PyObject *py_guesser;

/* ---- Keys: many, from somewhere ---- */

typedef struct py_keys py_keys;

/*
 * Takes hashes; without the interpreter's lock.  states: NULL, if all of them
 * are keys.  False: *error says why.
 */
typedef struct py_sink
{
	/* before a part of the keys is read; with the lock.  NULL: not needed */
	bool		(*begin) (struct py_sink *sink, size_t n);
	bool		(*take) (struct py_sink *sink, const uint64_t *hashes, const uint8_t *states,
						 size_t n, rbf_error *error);
	py_readings readings;		/* of texts */
} py_sink;

extern bool py_keys_each(PyObject *keys, rbf_type type, bool strict, py_sink *sink);

extern bool py_keys_init(PyObject *module);
extern bool py_filter_init(PyObject *module);
extern bool py_builder_init(PyObject *module);

/* ---- Arrow ---- */

struct ArrowSchema;
struct ArrowArray;

/*
 * Makes a column of an array; hashes of a dictionary, for a type, are
 * allocated.  type RBF_NONE: to learn what it means; then readings is NULL.
 */
extern bool py_arrow_column(const struct ArrowSchema *schema, const struct ArrowArray *array,
							rbf_type type, const py_readings *readings, py_column *column);
extern void py_arrow_column_free(py_column *column);

/* Raises, if not: a structure whose release() is NULL was given away. */
extern bool py_arrow_alive(bool alive);

/* A filter as an object. */
extern PyObject *py_filter_new(PyObject *cls, rbf_filter *filter);

#endif							/* RBFPY_NATIVE_H */
