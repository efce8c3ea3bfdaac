/*-------------------------------------------------------------------------
 *
 * object.c
 *	  The hash of one Python object.
 *
 * What programs have most is read here; the package's _objects.py knows all
 * other types, and gives canonical bytes.
 *
 *-------------------------------------------------------------------------
 */
#include "native.h"

PyObject   *py_converter;
PyObject   *py_guesser;

static int
hash_float(PyObject *key, rbf_type type, uint64_t *hash)
{
	double		number = PyFloat_AsDouble(key);

	if (type == RBF_REAL && !py_round_real(&number))
		return PY_ABSENT;
	*hash = rbf_hash_double(number);
	return PY_KEY;
}

/* Asks the package: bytes or a float, None for NULL, False for no value. */
static int
convert(PyObject *key, rbf_type type, bool strict, uint64_t *hash)
{
	PyObject   *result = PyObject_CallFunction(py_converter, "OiO", key, (int) type,
											   strict ? Py_True : Py_False);
	int			state;

	if (result == NULL)
		return -1;
	if (result == Py_None)
		state = PY_NULL;
	else if (result == Py_False)
		state = PY_ABSENT;
	else if (PyFloat_Check(result))
		state = hash_float(result, type, hash);
	else
	{
		char	   *bytes;
		Py_ssize_t	len;

		state = PyBytes_AsStringAndSize(result, &bytes, &len) == 0 ? PY_KEY : -1;
		if (state == PY_KEY)
			*hash = rbf_hash_bytes(bytes, (size_t) len);
	}
	Py_DECREF(result);
	return state;
}

int
py_object_hash(PyObject *key, rbf_type type, bool strict, const py_readings *readings,
			   uint64_t *hash)
{
	if (key == Py_None)
		return PY_NULL;
	if (PyUnicode_Check(key))
	{
		Py_ssize_t	len;
		const char *text;
		int			state;
		rbf_error	error;

		if (type == RBF_COMPOUND || type == RBF_NATIVE || (strict && type != RBF_TEXT))
		{
			py_raise_type(type, "str");
			return -1;
		}
		if ((text = PyUnicode_AsUTF8AndSize(key, &len)) == NULL)
		{
			/* half a surrogate pair: no database has such a text */
			if (!PyErr_ExceptionMatches(PyExc_UnicodeEncodeError))
				return -1;
			PyErr_Clear();
			return PY_ABSENT;
		}
		state = py_hash_text(type, text, (size_t) len, readings, hash, &error);
		if (state < 0)
			py_raise(&error, NULL);
		return state;
	}
	if (PyLong_Check(key) && !PyBool_Check(key))
	{
		int			overflow;
		int64_t		number;

		if (type != RBF_INTEGER)
			return convert(key, type, strict, hash);
		number = PyLong_AsLongLongAndOverflow(key, &overflow);
		*hash = rbf_hash_int64(number);
		return overflow != 0 ? PY_ABSENT : PY_KEY;
	}
	if (PyFloat_Check(key) && (type == RBF_DOUBLE || type == RBF_REAL))
		return hash_float(key, type, hash);
	if (PyBytes_Check(key) && type == RBF_BYTEA)
	{
		char	   *bytes;
		Py_ssize_t	len;

		if (PyBytes_AsStringAndSize(key, &bytes, &len) < 0)
			return -1;
		*hash = rbf_hash_bytes(bytes, (size_t) len);
		return PY_KEY;
	}
	return convert(key, type, strict, hash);
}

int
py_object_type(PyObject *key)
{
	PyObject   *result;
	long		type;

	if (key == Py_None)
		return RBF_NONE;
	result = PyObject_CallFunctionObjArgs(py_guesser, key, NULL);
	if (result == NULL)
		return -1;
	type = PyLong_AsLong(result);
	Py_DECREF(result);
	return (int) type;
}
