/*-------------------------------------------------------------------------
 *
 * reading.c
 *	  From keys to their hashes: one object, many keys, rows.
 *
 *-------------------------------------------------------------------------
 */
#include <string.h>

#include "native.h"

/* ---- Types ---- */

bool
py_types_set(const rbf_filter *filter, const char *type, int strict, int on_error, py_types *types)
{
	rbf_error	error;

	memset(types, 0, sizeof(*types));
	types->on_error = (py_on_error) on_error;
	types->strict = strict;
	if (strict && *type == '\0')
		return true;
	if (filter != NULL ? !rbf_columns_for(filter, type, &types->columns, &error) :
		!rbf_columns_named(type, &types->columns, &error))
		return py_raise(&error, NULL) != NULL;
	types->kept = filter != NULL ? rbf_type_of(filter) : RBF_NONE;
	if (types->kept == RBF_NONE)
		types->kept = rbf_type_kept(types->columns.types[0]);
	return true;
}

rbf_type
py_types_type(const py_types *types)
{
	return types->columns.n > 1 ? RBF_COMPOUND : types->columns.types[0];
}

static py_state
wrong_length(const py_types *types, size_t n)
{
	char		names[RBF_MAX_COLUMNS * 30] = "";

	for (unsigned int i = 0; i < types->columns.n; i++)
	{
		strcat(names, i == 0 ? "" : ",");
		strcat(names, rbf_type_name(types->columns.types[i]));
	}
	PyErr_Format(py_Error, "keys have %u columns, (%s), not %zu", types->columns.n, names, n);
	return PY_FAILED;
}

/* ---- One key ---- */

/* The value of an object, or if that is NULL, of a column. */
static void
value_of(PyObject *object, const py_column *column, size_t at, const py_types *types, size_t i,
		 py_value *value, py_scratch *scratch, rbf_error *error)
{
	rbf_type	type = types->columns.types[i];

	if (object == NULL && column->meaning == PY_OBJECTS)
		object = PyList_GetItem(column->objects, (Py_ssize_t) at);
	if (object != NULL)
		py_object_value(object, type, types->strict, value, scratch);
	else
		py_column_value(column, type, at, value, error);
}

/* Hashes a row: a tuple, or if that is NULL, columns. */
static py_state
hash_row(PyObject *tuple, const py_column *columns, size_t at, const py_types *types,
		 py_scratch *scratch, uint64_t *hash, rbf_error *error)
{
	py_state	state = PY_KEY;
	py_value	value;

	scratch->row.len = 0;
	for (unsigned int i = 0; i < types->columns.n; i++)
	{
		py_state	added;

		value_of(tuple == NULL ? NULL : PyTuple_GetItem(tuple, i), &columns[i], at, types, i,
				 &value, scratch, error);
		added = py_value_add(&value, types->columns.types[i], &scratch->row, error);
		if (added == PY_WRONG || added == PY_FAILED)
			return added;
		if (added == PY_ABSENT)
			state = PY_ABSENT;
	}
	*hash = rbf_hash_bytes(scratch->row.bytes, scratch->row.len);
	return state;
}

/* Hashes an object, or if that is NULL, a value of a column. */
static py_state
hash_one(PyObject *key, const py_column *column, size_t at, const py_types *types,
		 py_scratch *scratch, uint64_t *hash, rbf_error *error)
{
	py_value	value;

	if (types->columns.n == 1)
	{
		value_of(key, column, at, types, 0, &value, scratch, error);
		return py_value_hash(&value, types, hash, error);
	}
	if (key == NULL && column->meaning == PY_OBJECTS)
		key = PyList_GetItem(column->objects, (Py_ssize_t) at);
	/* in a column, all are NULL */
	if (key == NULL)
		return PY_NULL;
	if (!PyTuple_Check(key))
	{
		py_object_value(key, RBF_COMPOUND, types->strict, &value, scratch);
		return value.state;
	}
	if (PyTuple_Size(key) != (Py_ssize_t) types->columns.n)
		return wrong_length(types, (size_t) PyTuple_Size(key));
	return hash_row(key, NULL, 0, types, scratch, hash, error);
}

py_state
py_key_hash(PyObject *key, const py_types *types, uint64_t *hash)
{
	py_scratch	scratch = {0};
	rbf_error	error;
	py_state	state = hash_one(key, NULL, 0, types, &scratch, hash, &error);

	py_scratch_free(&scratch);
	if (state == PY_WRONG)
		state = PY_FAILED;
	if (state == PY_FAILED && !PyErr_Occurred())
		py_raise(&error, NULL);
	return state;
}

/* ---- Many keys ---- */

/* Is this state an error?  Sets *error. */
static bool
is_refused(py_state state, const py_types *types, const py_sink *sink, rbf_error *error)
{
	if (state == PY_FAILED || types->on_error == PY_SKIP || types->on_error == PY_KEEP)
		return state == PY_FAILED;
	if (state == PY_ABSENT && sink->only_keys)
	{
		error->code = RBF_ERR_KEY;
		strcpy(error->message, "the key is no value of its type in SQL");
		return true;
	}
	return state == PY_WRONG;
}

/* Hashes keys; returns their number: n, or those before one with an error. */
static size_t
hash_some(const py_keys *keys, const py_types *types, const py_sink *sink, size_t at, size_t n,
		  uint64_t *hashes, uint8_t *states, bool *all, py_scratch *scratch, rbf_error *error)
{
	bool		hashed = keys->ncolumns == 1 && types->columns.n > 0 &&
	py_column_hash(keys->columns, types, at, n, hashes, states, all);

	if (hashed && *all)
		return n;
	*all = true;
	for (size_t i = 0; i < n; i++)
	{
		py_state	state;

		if (hashed)
			state = states[i];
		else if (types->columns.n == 0)
			state = PY_NULL;
		else if (keys->ncolumns == 1)
			state = hash_one(NULL, keys->columns, at + i, types, scratch, &hashes[i], error);
		else if (keys->rows.n > 0 && py_column_is_null(&keys->rows, at + i))
			state = PY_NULL;
		else
			state = hash_row(NULL, keys->columns, at + i, types, scratch, &hashes[i], error);
		if (is_refused(state, types, sink, error))
			return i;
		states[i] = (uint8_t) state;
		if (state != PY_KEY)
		{
			hashes[i] = 0;
			*all = false;
		}
	}
	return n;
}

/* Raises an error, with the row of the key. */
static void
raise_at(size_t row, const rbf_error *error)
{
	PyObject   *class;
	PyObject   *value;
	PyObject   *trace;

	if (!PyErr_Occurred())
		py_raise(error, NULL);
	PyErr_Fetch(&class, &value, &trace);
	if (!PyErr_GivenExceptionMatches(class, py_Error))
	{
		PyErr_Restore(class, value, trace);
		return;
	}
	PyErr_Format(class, "row %zu, counted from 0: %S", row, value);
	Py_DECREF(class);
	Py_XDECREF(value);
	Py_XDECREF(trace);
}

static bool
fits(py_keys *keys, const py_types *types)
{
	static const char *const names[] = {
		"nothing", "integers", "floats", "booleans", "texts", "bytes", "dates", "timestamps",
		"timestamps with time zone", "objects"
	};

	if (keys->ncolumns > 1 && types->columns.n > 1 && keys->ncolumns != types->columns.n)
		return wrong_length(types, keys->ncolumns) == PY_KEY;
	for (size_t i = 0; i < keys->ncolumns; i++)
	{
		py_column  *column = &keys->columns[i];
		rbf_type	type = keys->ncolumns > 1 ? types->columns.types[i] : py_types_type(types);

		if (keys->ncolumns > 1 && types->columns.n == 1)
			py_raise_type(type, "of several columns");
		else if (!py_column_fits(column, type))
			py_raise_type(type, names[(column->values != NULL ? column->values : column)->meaning]);
		if (PyErr_Occurred())
			return false;
	}
	return true;
}

/* Keeps the hashes of keys, and returns their number. */
static size_t
only_keys(uint64_t *hashes, const uint8_t *states, size_t n)
{
	size_t		kept = 0;

	for (size_t i = 0; i < n; i++)
		if (states[i] == PY_KEY)
			hashes[kept++] = hashes[i];
	return kept;
}

/* first: the row of the first key. */
static bool
each_in_part(py_keys *keys, const py_types *types, size_t first, py_sink *sink)
{
	py_scratch	scratch = {0};
	bool		done = true;

	if (types->columns.n > 0 && keys->n > 0 && !fits(keys, types))
		return false;
	for (size_t at = 0; done && at < keys->n; at += PY_BATCH)
	{
		size_t		n = keys->n - at < PY_BATCH ? keys->n - at : PY_BATCH;
		uint64_t	hashes[PY_BATCH];
		uint8_t		states[PY_BATCH];
		rbf_error	error;
		bool		all;
		size_t		hashed;
		PyThreadState *thread = keys->locked ? NULL : PyEval_SaveThread();

		hashed = hash_some(keys, types, sink, at, n, hashes, states, &all, &scratch, &error);
		if (thread == NULL)
			thread = PyEval_SaveThread();
		done = hashed == n;
		if (done && sink->only_keys && !all)
			n = only_keys(hashes, states, n);
		done = done && sink->take(sink, hashes, all ? NULL : states, n, &error);
		PyEval_RestoreThread(thread);
		if (!done)
			raise_at(first + at + hashed, &error);
	}
	py_scratch_free(&scratch);
	return done;
}

bool
py_keys_each(PyObject *object, const py_types *types, py_sink *sink)
{
	py_keys    *keys = (py_keys *) object;
	size_t		row = 0;

	for (; py_keys_next(keys); row += keys->n)
		if (!each_in_part(keys, types, row, sink))
			break;
	return !PyErr_Occurred();
}
