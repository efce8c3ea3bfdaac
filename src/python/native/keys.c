/*-------------------------------------------------------------------------
 *
 * keys.c
 *	  Many keys: a list of objects, a buffer, or Arrow's arrays.
 *
 * An object of the type Keys is made by the package, which knows NumPy and
 * pandas, and then read once, part by part.
 *
 *-------------------------------------------------------------------------
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "native.h"
#include "arrow_abi.h"

struct py_keys
{
	PyObject_HEAD
	PyObject   *list;			/* a list that is nobody else's, or NULL */
	PyObject   *capsules[2];	/* Arrow's schema and array, or a stream */
	struct ArrowArrayStream *stream;
	struct ArrowSchema schema;	/* of the stream */
	Py_buffer	buffer;
	Py_buffer	mask;
	bool		has_buffer;
	bool		has_mask;
	py_column	column;			/* of the buffer */
};

static PyTypeObject *keys_class;

static void
keys_dealloc(PyObject *self)
{
	py_keys    *keys = (py_keys *) self;
	PyTypeObject *type = Py_TYPE(self);
	freefunc	release = PyType_GetSlot(type, Py_tp_free);

	if (keys->has_buffer)
		PyBuffer_Release(&keys->buffer);
	if (keys->has_mask)
		PyBuffer_Release(&keys->mask);
	if (keys->schema.release != NULL)
		keys->schema.release(&keys->schema);
	Py_XDECREF(keys->list);
	Py_XDECREF(keys->capsules[0]);
	Py_XDECREF(keys->capsules[1]);
	release(self);
	Py_DECREF(type);
}

static py_keys *
keys_new(void)
{
	return (py_keys *) PyType_GenericAlloc(keys_class, 0);
}

/* ---- Where keys come from ---- */

static PyObject *
keys_list(PyObject *module, PyObject *objects)
{
	py_keys    *keys = keys_new();

	(void) module;
	if (keys != NULL && (keys->list = PySequence_List(objects)) == NULL)
		Py_CLEAR(keys);
	return (PyObject *) keys;
}

/* From the format of a buffer to a column; false: there are no such keys. */
static bool
read_buffer_format(const Py_buffer *buffer, py_column *column)
{
	const char *format = buffer->format != NULL ? buffer->format : "B";
	const char	order = *format;
	const char *counted;
	const uint16_t one = 1;
	bool		little = *(const char *) &one == 1;
	bool		sized;

	if (order != '\0' && strchr("@=<>!", order) != NULL)
		format++;
	column->swapped = little ? order == '>' || order == '!' : order == '<';
	counted = format;
	while (*format >= '0' && *format <= '9')
		format++;
	if (format[0] == '\0' || format[1] != '\0')
		return false;
	/* a number of characters is one key, of other items several */
	if (format != counted && *format != 's' && *format != 'w')
		return false;

	column->layout = PY_FIXED;
	column->width = (size_t) buffer->itemsize;
	sized = column->width == 1 || column->width == 2 || column->width == 4 || column->width == 8;
	if (strchr("bhilqn", *format) != NULL)
		column->meaning = PY_INT;
	else if (strchr("BHILQN", *format) != NULL)
		column->meaning = PY_UINT;
	else if (*format == 'f' || *format == 'd')
		column->meaning = PY_FLOAT;
	else if (*format == '?')
		column->meaning = PY_BOOL;
	else if (*format == 's')
	{
		column->meaning = PY_BYTES;
		column->layout = PY_PADDED;
		return true;
	}
	else if (*format == 'w')
	{
		column->meaning = PY_TEXT;
		column->layout = PY_UCS4;
		return column->width % 4 == 0;
	}
	else
		return false;
	return sized;
}

static bool
one_dimension(const Py_buffer *buffer)
{
	if (buffer->ndim == 1)
		return true;
	PyErr_Format(py_Error, "keys must have one dimension, not %d", buffer->ndim);
	return false;
}

/*
 * keys_buffer(buffer, mask, meaning, multiply, divide).  mask: None, or bytes
 * of which 1 is NULL.  meaning: None, or that of 64-bit numbers.
 */
static PyObject *
keys_buffer(PyObject *module, PyObject *args)
{
	static const struct
	{
		const char *name;
		py_meaning	meaning;
	}			meanings[] = {
		{"date", PY_DATE}, {"timestamp", PY_TIMESTAMP},
		{"timestamptz", PY_TIMESTAMPTZ}, {"interval", PY_INTERVAL}
	};
	py_keys    *keys;
	PyObject   *object;
	PyObject   *mask;
	const char *meaning;
	long long	multiply;
	long long	divide;

	(void) module;
	if (!PyArg_ParseTuple(args, "OOzLL", &object, &mask, &meaning, &multiply, &divide) ||
		(keys = keys_new()) == NULL)
		return NULL;
	keys->has_buffer = PyObject_GetBuffer(object, &keys->buffer, PyBUF_STRIDES | PyBUF_FORMAT) == 0;
	if (!keys->has_buffer || !one_dimension(&keys->buffer))
		goto fail;
	if (!read_buffer_format(&keys->buffer, &keys->column))
	{
		PyErr_Format(py_KeyTypeError, "items of format \"%s\" cannot be keys", keys->buffer.format);
		goto fail;
	}
	for (size_t i = 0; meaning != NULL && i < sizeof(meanings) / sizeof(meanings[0]); i++)
		if (strcmp(meanings[i].name, meaning) == 0)
		{
			py_column_scale(&keys->column, meanings[i].meaning, multiply, divide);
			keys->column.scale.has_nat = true;
		}
	keys->column.n = (size_t) keys->buffer.shape[0];
	keys->column.data = keys->buffer.buf;
	keys->column.stride = keys->buffer.strides[0];
	if (mask != Py_None)
	{
		keys->has_mask = PyObject_GetBuffer(mask, &keys->mask, PyBUF_STRIDES) == 0;
		if (!keys->has_mask || !one_dimension(&keys->mask))
			goto fail;
		if (keys->mask.itemsize != 1 || keys->mask.shape[0] != keys->buffer.shape[0])
		{
			PyErr_SetString(py_Error, "a mask must have one byte for each key");
			goto fail;
		}
		keys->column.mask = keys->mask.buf;
		keys->column.mask_stride = keys->mask.strides[0];
	}
	return (PyObject *) keys;

fail:
	Py_DECREF(keys);
	return NULL;
}

static PyObject *
keys_arrow(PyObject *module, PyObject *args)
{
	py_keys    *keys;
	PyObject   *schema;
	PyObject   *array;
	struct ArrowSchema *s;
	struct ArrowArray *a;

	(void) module;
	if (!PyArg_ParseTuple(args, "OO", &schema, &array) ||
		(s = PyCapsule_GetPointer(schema, "arrow_schema")) == NULL ||
		(a = PyCapsule_GetPointer(array, "arrow_array")) == NULL ||
		!py_arrow_alive(s->release != NULL && a->release != NULL) ||
		(keys = keys_new()) == NULL)
		return NULL;
	keys->capsules[0] = Py_NewRef(schema);
	keys->capsules[1] = Py_NewRef(array);
	return (PyObject *) keys;
}

/* Raises what a stream says. */
static void
raise_stream(struct ArrowArrayStream *stream, int code)
{
	const char *message = stream->get_last_error(stream);

	PyErr_Format(py_Error, "the Arrow stream failed: %s", message != NULL ? message : strerror(code));
}

static PyObject *
keys_stream(PyObject *module, PyObject *capsule)
{
	py_keys    *keys;
	struct ArrowArrayStream *stream = PyCapsule_GetPointer(capsule, "arrow_array_stream");
	int			code;

	(void) module;
	if (stream == NULL || !py_arrow_alive(stream->release != NULL) || (keys = keys_new()) == NULL)
		return NULL;
	keys->capsules[0] = Py_NewRef(capsule);
	keys->stream = stream;
	Py_BEGIN_ALLOW_THREADS
		code = stream->get_schema(stream, &keys->schema);
	Py_END_ALLOW_THREADS
		if (code != 0)
	{
		keys->schema.release = NULL;
		raise_stream(stream, code);
		Py_CLEAR(keys);
	}
	return (PyObject *) keys;
}

/* ---- What they are ---- */

static const struct ArrowSchema *
keys_schema(py_keys *keys)
{
	if (keys->stream != NULL)
		return &keys->schema;
	return keys->capsules[0] == NULL ? NULL : PyCapsule_GetPointer(keys->capsules[0], "arrow_schema");
}

/* The number of the type that they suggest, 0 if there are only NULLs. */
static PyObject *
keys_type(PyObject *self, PyObject *none)
{
	py_keys    *keys = (py_keys *) self;
	const struct ArrowSchema *schema = keys_schema(keys);
	py_column	column = keys->column;
	rbf_type	type;

	(void) none;
	if (keys->list != NULL)
	{
		Py_ssize_t	n = PyList_Size(keys->list);
		int			found = RBF_NONE;

		for (Py_ssize_t i = 0; i < n && found == RBF_NONE; i++)
			if ((found = py_object_type(PyList_GetItem(keys->list, i))) < 0)
				return NULL;
		return PyLong_FromLong(found);
	}
	if (schema != NULL && !py_arrow_column(schema, NULL, RBF_NONE, NULL, &column))
		return NULL;
	type = py_column_type(&column);
	if (type == RBF_NONE && column.meaning != PY_NOTHING)
	{
		PyErr_SetString(py_KeyTypeError, "keys of 16 bytes may be uuid or bytea: say which, type=\"uuid\"");
		return NULL;
	}
	return PyLong_FromLong(type);
}

/* ---- Reading them ---- */

static bool
each_object(PyObject *list, rbf_type type, bool strict, py_sink *sink)
{
	Py_ssize_t	n = PyList_Size(list);
	uint64_t	hashes[PY_BATCH];
	uint8_t		states[PY_BATCH];
	rbf_error	error;

	if (sink->begin != NULL && !sink->begin(sink, (size_t) n))
		return false;
	if (type == RBF_NONE)
		return true;
	for (Py_ssize_t at = 0; at < n; at += PY_BATCH)
	{
		Py_ssize_t	some = n - at < PY_BATCH ? n - at : PY_BATCH;
		bool		done;

		for (Py_ssize_t i = 0; i < some; i++)
		{
			int			state = py_object_hash(PyList_GetItem(list, at + i), type, strict,
											   &sink->readings, &hashes[i]);

			if (state < 0)
				return false;
			if (state != PY_KEY)
				hashes[i] = 0;
			states[i] = (uint8_t) state;
		}
		Py_BEGIN_ALLOW_THREADS
			done = sink->take(sink, hashes, states, (size_t) some, &error);
		Py_END_ALLOW_THREADS
			if (!done)
		{
			py_raise(&error, NULL);
			return false;
		}
	}
	return true;
}

static bool
each_in_column(const py_column *column, rbf_type type, py_sink *sink)
{
	static const char *const names[] = {
		"nothing", "integers", "unsigned integers", "floats", "booleans", "texts", "bytes",
		"dates", "timestamps", "timestamps with time zone", "times", "intervals"
	};
	py_scratch	scratch = {NULL, 0};
	rbf_error	error = {RBF_OK, ""};
	bool		done = true;

	if (sink->begin != NULL && !sink->begin(sink, column->n))
		return false;
	if (type == RBF_NONE || column->n == 0)
		return true;
	if (!py_column_fits(column, type))
	{
		py_raise_type(type, names[column->meaning]);
		return false;
	}
	Py_BEGIN_ALLOW_THREADS
		for (size_t at = 0; done && at < column->n; at += PY_BATCH)
	{
		size_t		n = column->n - at < PY_BATCH ? column->n - at : PY_BATCH;
		uint64_t	hashes[PY_BATCH];
		uint8_t		states[PY_BATCH];
		bool		all;

		done = py_column_hash(column, type, &sink->readings, at, n, hashes, states, &all, &scratch,
							  &error) &&
			sink->take(sink, hashes, all ? NULL : states, n, &error);
	}
	Py_END_ALLOW_THREADS
		free(scratch.text);
	if (!done)
		py_raise(&error, NULL);
	return done;
}

static bool
each_in_array(const struct ArrowSchema *schema, const struct ArrowArray *array,
			  rbf_type type, py_sink *sink)
{
	py_column	column;
	bool		done;

	if (!py_arrow_column(schema, array, type, &sink->readings, &column))
		return false;
	done = each_in_column(&column, type, sink);
	py_arrow_column_free(&column);
	return done;
}

static bool
each_in_stream(py_keys *keys, rbf_type type, py_sink *sink)
{
	for (;;)
	{
		struct ArrowArray array = {0};
		int			code;
		bool		done;

		Py_BEGIN_ALLOW_THREADS
			code = keys->stream->get_next(keys->stream, &array);
		Py_END_ALLOW_THREADS
			if (code != 0)
		{
			raise_stream(keys->stream, code);
			return false;
		}
		if (array.release == NULL)
			return true;
		done = each_in_array(&keys->schema, &array, type, sink);
		array.release(&array);
		if (!done)
			return false;
	}
}

bool
py_keys_each(PyObject *object, rbf_type type, bool strict, py_sink *sink)
{
	py_keys    *keys = (py_keys *) object;

	if (Py_TYPE(object) != keys_class)
	{
		PyErr_SetString(PyExc_TypeError, "not an object of Keys");
		return false;
	}
	if (keys->list != NULL)
		return each_object(keys->list, type, strict, sink);
	if (keys->stream != NULL)
		return each_in_stream(keys, type, sink);
	if (keys->capsules[1] != NULL)
		return each_in_array(keys_schema(keys), PyCapsule_GetPointer(keys->capsules[1], "arrow_array"),
							 type, sink);
	return each_in_column(&keys->column, type, sink);
}

static PyMethodDef keys_methods[] = {
	{"type", keys_type, METH_NOARGS, NULL},
	{NULL, NULL, 0, NULL}
};

static PyType_Slot keys_slots[] = {
	{Py_tp_dealloc, keys_dealloc},
	{Py_tp_methods, keys_methods},
	{0, NULL}
};

static PyType_Spec keys_spec = {
	"ribbonfilter._native.Keys", sizeof(py_keys), 0,
	Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, keys_slots
};

static PyMethodDef functions[] = {
	{"keys_list", keys_list, METH_O, NULL},
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
