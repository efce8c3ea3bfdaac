/*-------------------------------------------------------------------------
 *
 * native.h
 *	  Shared by the files of the module ribbonfilter._native.
 *
 * Uses Python's stable ABI: one binary is for 3.11 and later.
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

extern PyObject *py_Error;
extern PyObject *py_FilterError;
extern PyObject *py_KeyTypeError;

/* Raises an error of the library; returns NULL. */
extern PyObject *py_raise(const rbf_error *error, PyObject *path);

/* Raises: "keys", such as "str", do not go with keys of the type. */
extern void py_raise_type(rbf_type type, const char *keys);

/* ---- Single keys ---- */

/* Memory of the value that was read last, and of a row. */
typedef struct py_scratch
{
	PyObject   *made;
	rbf_row		row;
} py_scratch;

extern void py_scratch_free(py_scratch *scratch);

/*
 * The value of an object as one of the type; PY_FAILED: an exception.  strict:
 * only objects of that type, which was guessed.  RBF_COMPOUND: key is no
 * tuple, so value is PY_NULL or an exception.
 */
extern void py_object_value(PyObject *key, rbf_type type, bool strict, py_value *value,
							py_scratch *scratch);

/* The hash of an object; PY_FAILED, PY_WRONG: an exception. */
extern py_state py_key_hash(PyObject *key, const py_types *types, uint64_t *hash);

/* The package's function that converts objects which C does not know. */
extern PyObject *py_converter;

/* ---- Types to read keys as ---- */

/*
 * The types of that name, checked against the filter unless it is NULL.
 * strict: keys suggested them, and "" means that all keys are NULL.  False: an
 * exception.
 */
extern bool py_types_set(const rbf_filter *filter, const char *type, int strict, int on_error,
						 py_types *types);

/* Their type in the library: RBF_COMPOUND for several. */
extern rbf_type py_types_type(const py_types *types);

/* ---- Many keys ---- */

/* Columns, several of which make rows; the data come in parts. */
typedef struct py_keys
{
	PyObject_HEAD
	size_t		n;
	size_t		ncolumns;
	py_column  *columns;		/* [2 * ncolumns]: behind them, dictionaries */
	py_column	rows;			/* of Arrow: which are NULL */
	bool		locked;			/* has objects: to be read with the lock */
	bool		begun;

	/* sources */
	PyObject   *objects;		/* a list */
	PyObject   *lists;			/* an iterator over lists */
	PyObject   *parts;			/* Keys of the columns, or Arrow's capsules */
	struct ArrowArrayStream *stream;
	struct ArrowSchema schema;	/* of the stream */
	struct ArrowArray array;	/* the current one of the stream */
	Py_buffer	buffer;
	Py_buffer	mask;
} py_keys;

/* Goes on to the next part; false: there is none, or an exception. */
extern bool py_keys_next(py_keys *keys);

/*
 * Takes hashes, without the interpreter's lock.  states NULL: all are keys.
 * False: see *error.
 */
typedef struct py_sink
{
	bool		(*take) (struct py_sink *sink, const uint64_t *hashes, const uint8_t *states,
						 size_t n, rbf_error *error);
	bool		only_keys;		/* values that are no keys are errors */
} py_sink;

/* Reads an object of the type Keys, once; false: an exception. */
extern bool py_keys_each(PyObject *keys, const py_types *types, py_sink *sink);

extern bool py_error_init(PyObject *module);
extern bool py_keys_init(PyObject *module);
extern bool py_filter_init(PyObject *module);

/* ---- Arrow ---- */

/*
 * Makes a column of an array; rows: of the struct that contains it, or NULL.
 * *values is for those of a dictionary.  array NULL: only to learn the type.
 */
extern bool py_arrow_column(const struct ArrowSchema *schema, const struct ArrowArray *array,
							const struct ArrowArray *rows, py_column *column, py_column *values);

/* Makes a column that is NULL where rows are. */
extern bool py_arrow_rows(const struct ArrowSchema *schema, const struct ArrowArray *array,
						  py_column *column);

/* Raises if false: a structure whose release() is NULL was given away. */
extern bool py_arrow_alive(bool alive);

extern PyObject *py_filter_new(PyObject *cls, rbf_filter *filter);

/* build(class, keys, kind, type, strict, rate, memory, expected, on_error) */
extern PyObject *py_build(PyObject *module, PyObject *args);

#endif							/* RBFPY_NATIVE_H */
