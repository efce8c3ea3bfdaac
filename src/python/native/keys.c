/*-------------------------------------------------------------------------
 *
 * keys.c
 *	  Many keys: a list of objects, a buffer, or Arrow's arrays.
 *
 * The package, which knows NumPy and pandas, makes an object of the type Keys;
 * reading.c reads it once, part by part.
 *
 *-------------------------------------------------------------------------
 */
#include <stdlib.h>
#include <string.h>

#include "native.h"
#include <structmember.h>

static PyTypeObject *keys_class;

static void
keys_dealloc(PyObject *self)
{
	py_keys    *keys = (py_keys *) self;
	PyTypeObject *type = Py_TYPE(self);
	freefunc	release = PyType_GetSlot(type, Py_tp_free);
	PyObject   *error[3];

	/* release() may run Python code, which needs a state without exception */
	PyErr_Fetch(&error[0], &error[1], &error[2]);
	PyBuffer_Release(&keys->buffer);
	PyBuffer_Release(&keys->mask);
	if (keys->array.release != NULL)
		keys->array.release(&keys->array);
	if (keys->schema.release != NULL)
		keys->schema.release(&keys->schema);
	free(keys->columns);
	Py_XDECREF(keys->objects);
	Py_XDECREF(keys->lists);
	Py_XDECREF(keys->parts);
	PyErr_Restore(error[0], error[1], error[2]);
	release(self);
	Py_DECREF(type);
}

/* NULL: an exception. */
static py_keys *
keys_new(size_t ncolumns, bool is_rows)
{
	py_keys    *keys;

	if (is_rows && (ncolumns < 2 || ncolumns > RBF_MAX_COLUMNS))
		return (py_keys *) PyErr_Format(py_KeyTypeError, "rows have 2 to %d columns, not %zu; a single one is given as itself",
										RBF_MAX_COLUMNS, ncolumns);
	keys = (py_keys *) PyType_GenericAlloc(keys_class, 0);
	if (keys == NULL)
		return NULL;
	keys->ncolumns = ncolumns;
	keys->columns = calloc(2 * ncolumns, sizeof(py_column));
	if (keys->columns != NULL)
		return keys;
	Py_DECREF(keys);
	return (py_keys *) PyErr_NoMemory();
}

/* ---- Objects, and rows ---- */

/* Takes a list over, to be read next. */
static void
set_list(py_keys *keys, PyObject *list)
{
	Py_XDECREF(keys->objects);
	keys->objects = list;
	keys->n = (size_t) PyList_Size(list);
	keys->columns->meaning = PY_OBJECTS;
	keys->columns->objects = list;
	keys->columns->n = keys->n;
	keys->locked = true;
}

/* keys_list(list); nobody else may change the list */
static PyObject *
keys_list(PyObject *module, PyObject *list)
{
	py_keys    *keys;

	(void) module;
	if (!PyList_Check(list))
		return PyErr_Format(PyExc_TypeError, "not a list");
	if ((keys = keys_new(1, false)) != NULL)
		set_list(keys, Py_NewRef(list));
	return (PyObject *) keys;
}

/* keys_lists(iterator over such lists) */
static PyObject *
keys_lists(PyObject *module, PyObject *iterator)
{
	py_keys    *keys = keys_new(1, false);

	(void) module;
	if (keys != NULL)
		keys->lists = Py_NewRef(iterator);
	return (PyObject *) keys;
}

/* keys_rows(tuple of Keys of one column each) */
static PyObject *
keys_rows(PyObject *module, PyObject *columns)
{
	py_keys    *keys = keys_new((size_t) PyTuple_Size(columns), true);

	(void) module;
	for (size_t i = 0; keys != NULL && i < keys->ncolumns; i++)
	{
		py_keys    *column = (py_keys *) PyTuple_GetItem(columns, (Py_ssize_t) i);

		keys->columns[i] = column->columns[0];
		keys->locked |= column->locked;
		if (i == 0)
			keys->n = column->n;
		if (column->ncolumns == 1 && column->lists == NULL && column->stream == NULL &&
			column->n == keys->n)
			continue;
		PyErr_SetString(py_KeyTypeError, "rows, or what differs in length, cannot be columns of keys");
		Py_CLEAR(keys);
	}
	if (keys != NULL)
		keys->parts = Py_NewRef(columns);
	return (PyObject *) keys;
}

/* ---- Buffers ---- */

/* keys_buffer(buffer, mask, kind, swapped, multiply, divide): see column.h */
static PyObject *
keys_buffer(PyObject *module, PyObject *args)
{
	/* NumPy's kinds of dtypes; also u; U is ASCII; D, T, Z are times */
	static const char kinds[] = {
		[PY_INT] = 'i',[PY_FLOAT] = 'f',[PY_BOOL] = 'b',[PY_TEXT] = 'U',[PY_BYTES] = 'S',
		[PY_DATE] = 'D',[PY_TIMESTAMP] = 'T',[PY_TIMESTAMPTZ] = 'Z'
	};
	PyObject   *object;
	PyObject   *mask;
	int			kind;
	int			swapped;
	long long	multiply;
	long long	divide;
	py_keys    *keys = keys_new(1, false);
	py_column  *column;
	Py_buffer  *buffer;

	(void) module;
	if (keys == NULL)
		return NULL;
	column = keys->columns;
	buffer = &keys->buffer;
	if (!PyArg_ParseTuple(args, "OOCpLL", &object, &mask, &kind, &swapped, &multiply, &divide) ||
		PyObject_GetBuffer(object, buffer, PyBUF_STRIDES) < 0 ||
		(mask != Py_None && PyObject_GetBuffer(mask, &keys->mask, PyBUF_STRIDES) < 0))
		goto fail;
	if (buffer->ndim != 1 ||
		(mask != Py_None && (keys->mask.ndim != 1 || keys->mask.itemsize != 1 ||
							 keys->mask.shape[0] != buffer->shape[0])))
	{
		PyErr_Format(py_Error, "keys must have one dimension, not %d, and a mask as many bytes", buffer->ndim);
		goto fail;
	}
	for (size_t i = 0; i < sizeof(kinds); i++)
		if (kinds[i] == (kind == 'u' ? 'i' : kind))
			py_column_scale(column, (py_meaning) i, multiply, divide);
	column->scale.has_nat = column->meaning >= PY_DATE;
	column->layout = kind == 'S' || kind == 'U' ? PY_PADDED : PY_FIXED;
	column->is_signed = kind != 'u';
	column->swapped = swapped;
	column->width = (size_t) buffer->itemsize;
	keys->n = column->n = (size_t) buffer->shape[0];
	column->data = buffer->buf;
	column->stride = buffer->strides[0];
	if (mask != Py_None)
	{
		column->mask = keys->mask.buf;
		column->mask_stride = keys->mask.strides[0];
	}
	return (PyObject *) keys;

fail:
	Py_DECREF(keys);
	return NULL;
}

/* ---- Arrow ---- */

/* Sets the columns; array NULL: only their types. */
static bool
set_arrow(py_keys *keys, const struct ArrowSchema *schema, const struct ArrowArray *array)
{
	size_t		n = keys->ncolumns;

	keys->n = array == NULL ? 0 : (size_t) array->length;
	if (n == 1)
		return py_arrow_column(schema, array, NULL, &keys->columns[0], &keys->columns[1]);
	if (array != NULL && !py_arrow_rows(schema, array, &keys->rows))
		return false;
	for (size_t i = 0; i < n; i++)
		if (!py_arrow_column(schema->children[i], array == NULL ? NULL : array->children[i], array,
							 &keys->columns[i], &keys->columns[n + i]))
			return false;
	return true;
}

static py_keys *
arrow_new(const struct ArrowSchema *schema)
{
	bool		is_rows = schema->format != NULL && strcmp(schema->format, "+s") == 0;

	return keys_new(is_rows ? (size_t) schema->n_children : 1, is_rows);
}

static PyObject *
keys_arrow(PyObject *module, PyObject *args)
{
	PyObject   *schema;
	PyObject   *array;
	struct ArrowSchema *s;
	struct ArrowArray *a;
	py_keys    *keys;

	(void) module;
	if (!PyArg_ParseTuple(args, "OO", &schema, &array) ||
		(s = PyCapsule_GetPointer(schema, "arrow_schema")) == NULL ||
		(a = PyCapsule_GetPointer(array, "arrow_array")) == NULL ||
		!py_arrow_alive(s->release != NULL && a->release != NULL) ||
		(keys = arrow_new(s)) == NULL)
		return NULL;
	keys->parts = PyTuple_Pack(2, schema, array);
	if (keys->parts == NULL || !set_arrow(keys, s, a))
		Py_CLEAR(keys);
	return (PyObject *) keys;
}

static PyObject *
raise_stream(struct ArrowArrayStream *stream, int code)
{
	const char *message = stream->get_last_error(stream);

	return PyErr_Format(py_Error, "the Arrow stream failed: %s", message != NULL ? message : strerror(code));
}

static PyObject *
keys_stream(PyObject *module, PyObject *capsule)
{
	py_keys    *keys;
	struct ArrowSchema schema = {0};
	struct ArrowArrayStream *stream = PyCapsule_GetPointer(capsule, "arrow_array_stream");
	int			code;

	(void) module;
	if (stream == NULL || !py_arrow_alive(stream->release != NULL))
		return NULL;
	Py_BEGIN_ALLOW_THREADS
		code = stream->get_schema(stream, &schema);
	Py_END_ALLOW_THREADS
		if (code != 0)
		return raise_stream(stream, code);
	if ((keys = arrow_new(&schema)) == NULL)
		schema.release(&schema);
	else
	{
		keys->schema = schema;
		keys->stream = stream;
		keys->parts = PyTuple_Pack(1, capsule);
		if (keys->parts == NULL || !set_arrow(keys, &keys->schema, NULL))
			Py_CLEAR(keys);
	}
	return (PyObject *) keys;
}

/* False: there is no more array, or an exception. */
static bool
next_array(py_keys *keys)
{
	int			code;

	if (keys->array.release != NULL)
		keys->array.release(&keys->array);
	Py_BEGIN_ALLOW_THREADS
		code = keys->stream->get_next(keys->stream, &keys->array);
	Py_END_ALLOW_THREADS
		if (code == 0)
		return keys->array.release != NULL && set_arrow(keys, &keys->schema, &keys->array);
	keys->array.release = NULL;
	raise_stream(keys->stream, code);
	return false;
}

/* ---- Parts ---- */

bool
py_keys_next(py_keys *keys)
{
	PyObject   *list;
	bool		first = !keys->begun;

	keys->begun = true;
	if (keys->stream != NULL)
		return next_array(keys);
	if (keys->lists == NULL)
		return first;
	if ((list = PyIter_Next(keys->lists)) != NULL)
		set_list(keys, list);
	return list != NULL;
}

/* A list of the types that columns suggest, as numbers; 0: all are NULL. */
static PyObject *
keys_types(PyObject *self, PyObject *none)
{
	py_keys    *keys = (py_keys *) self;
	PyObject   *types = PyList_New((Py_ssize_t) keys->ncolumns);

	(void) none;
	for (size_t i = 0; types != NULL && i < keys->ncolumns; i++)
	{
		rbf_type	type = py_column_type(&keys->columns[i]);

		if (type == RBF_COMPOUND)
			PyErr_SetString(py_KeyTypeError, "keys of 16 bytes may be uuid or bytea: say which, type=\"uuid\"");
		if (type == RBF_COMPOUND ||
			PyList_SetItem(types, (Py_ssize_t) i, PyLong_FromLong(type)) < 0)
			Py_CLEAR(types);
	}
	return types;
}

static PyMethodDef keys_methods[] = {
	{"types", keys_types, METH_NOARGS, NULL},
	{NULL, NULL, 0, NULL}
};

static PyMemberDef keys_members[] = {
	{"n", T_PYSSIZET, offsetof(py_keys, n), READONLY, NULL},
	{"objects", T_OBJECT, offsetof(py_keys, objects), READONLY, NULL},
	{"lists", T_OBJECT, offsetof(py_keys, lists), 0, NULL},
	{"parts", T_OBJECT, offsetof(py_keys, parts), READONLY, NULL},
	{NULL, 0, 0, 0, NULL}
};

static PyType_Slot keys_slots[] = {
	{Py_tp_dealloc, keys_dealloc},
	{Py_tp_methods, keys_methods},
	{Py_tp_members, keys_members},
	{0, NULL}
};

static PyType_Spec keys_spec = {
	"ribbonfilter._native.Keys", sizeof(py_keys), 0,
	Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, keys_slots
};

static PyMethodDef functions[] = {
	{"keys_list", keys_list, METH_O, NULL},
	{"keys_lists", keys_lists, METH_O, NULL},
	{"keys_rows", keys_rows, METH_O, NULL},
	{"keys_buffer", keys_buffer, METH_VARARGS, NULL},
	{"keys_arrow", keys_arrow, METH_VARARGS, NULL},
	{"keys_stream", keys_stream, METH_O, NULL},
	{NULL, NULL, 0, NULL}
};

bool
py_keys_init(PyObject *module)
{
	keys_class = (PyTypeObject *) PyType_FromSpec(&keys_spec);
	return keys_class != NULL && PyModule_AddFunctions(module, functions) == 0;
}
