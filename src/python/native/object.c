/*-------------------------------------------------------------------------
 *
 * object.c
 *	  One Python object as a key, or as a column of one.
 *
 * The most common types are read here; the package's _objects.py converts the
 * others to canonical bytes.
 *
 *-------------------------------------------------------------------------
 */

#include "native.h"

PyObject   *py_converter;

/* The package returns bytes or a float, None for NULL, False for no value. */
static void
convert(PyObject *key, rbf_type type, bool strict, py_value *value, py_scratch *scratch)
{
	PyObject   *result = PyObject_CallFunction(py_converter, "OiO", key, (int) type,
											   strict ? Py_True : Py_False);
	char	   *bytes;
	Py_ssize_t	len;

	Py_XDECREF(scratch->made);
	scratch->made = result;
	if (result == NULL)
		return;
	if (result == Py_None)
		value->state = PY_NULL;
	else if (result == Py_False)
		value->state = PY_ABSENT;
	else if (PyFloat_Check(result))
		py_value_double(value, type, PyFloat_AsDouble(result));
	else if (PyBytes_AsStringAndSize(result, &bytes, &len) == 0)
	{
		value->bytes = bytes;
		value->len = (size_t) len;
		value->state = PY_KEY;
	}
}

void
py_scratch_free(py_scratch *scratch)
{
	Py_XDECREF(scratch->made);
	rbf_row_free(&scratch->row);
}

static void
text_value(PyObject *key, rbf_type type, bool strict, py_value *value)
{
	Py_ssize_t	len;

	if (type == RBF_COMPOUND || (strict && type != RBF_TEXT))
		py_raise_type(type, "str");
	else if ((value->bytes = PyUnicode_AsUTF8AndSize(key, &len)) != NULL)
	{
		value->len = (size_t) len;
		value->is_text = true;
		value->state = PY_KEY;
	}
	/* half a surrogate pair, which no database can store */
	else if (PyErr_ExceptionMatches(PyExc_UnicodeEncodeError))
	{
		PyErr_Clear();
		value->state = PY_ABSENT;
	}
}

void
py_object_value(PyObject *key, rbf_type type, bool strict, py_value *value, py_scratch *scratch)
{
	value->state = PY_FAILED;
	value->is_text = false;
	if (key == Py_None)
		value->state = PY_NULL;
	else if (PyUnicode_Check(key))
		text_value(key, type, strict, value);
	else if (PyLong_Check(key) && !PyBool_Check(key) && rbf_type_kept(type) == RBF_BIGINT)
	{
		int			overflow;
		int64_t		number = PyLong_AsLongLongAndOverflow(key, &overflow);

		value->state = PY_ABSENT;
		if (overflow == 0)
			py_value_int(value, type, true, number);
	}
	else if (PyBytes_Check(key) && type == RBF_BYTEA)
	{
		value->bytes = PyBytes_AsString(key);
		value->len = (size_t) PyBytes_Size(key);
		value->state = PY_KEY;
	}
	else if (PyFloat_Check(key) && rbf_type_kept(type) == RBF_DOUBLE)
		py_value_double(value, type, PyFloat_AsDouble(key));
	else
		convert(key, type, strict, value, scratch);
}
