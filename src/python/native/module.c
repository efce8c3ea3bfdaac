/*-------------------------------------------------------------------------
 *
 * module.c
 *	  The module ribbonfilter._native: errors, types by name, hashes.
 *
 *-------------------------------------------------------------------------
 */
#include <errno.h>
#include <string.h>

#include "native.h"

/* The interpreter that loaded the module. */
static int64_t owner;

PyObject   *py_Error;
PyObject   *py_FilterError;
PyObject   *py_KeyTypeError;

PyObject *
py_raise(const rbf_error *error, PyObject *path)
{
	switch (error->code)
	{
		case RBF_ERR_MEMORY:
			return PyErr_NoMemory();
		case RBF_ERR_IO:
			/* errno says why */
			return PyErr_SetFromErrnoWithFilenameObject(PyExc_OSError, path);
		case RBF_ERR_DATA:
			PyErr_SetString(py_FilterError, error->message);
			return NULL;
		case RBF_ERR_TYPE:
			PyErr_SetString(py_KeyTypeError, error->message);
			return NULL;
		default:
			PyErr_SetString(py_Error, error->message);
			return NULL;
	}
}

void
py_raise_type(rbf_type type, const char *keys)
{
	const char *name = rbf_type_name(type);

	if (type == RBF_COMPOUND || type == RBF_NATIVE)
		PyErr_Format(py_KeyTypeError,
					 "keys of this filter are %s, which only the server can look up",
					 type == RBF_COMPOUND ? "arrays, rows or ranges" : "of a type of the server's own");
	else
		PyErr_Format(py_KeyTypeError, "keys are of type %s, not %s", name != NULL ? name : "none", keys);
}

bool
py_type_named(const char *name, rbf_type *type)
{
	if (rbf_type_named(name, type))
		return true;
	PyErr_Format(py_KeyTypeError, strchr(name, '(') == NULL ?
				 "there is no type of keys \"%s\"" :
				 "there is no type of keys \"%s\": without a length, for keys are taken as they are",
				 name);
	return false;
}

/* type_named(name): its number */
static PyObject *
type_named(PyObject *module, PyObject *args)
{
	const char *name;
	rbf_type	type;

	(void) module;
	if (!PyArg_ParseTuple(args, "s", &name) || !py_type_named(name, &type))
		return NULL;
	return PyLong_FromLong(type);
}

/* type_error(type, keys): raises */
static PyObject *
type_error(PyObject *module, PyObject *args)
{
	int			type;
	const char *keys;

	(void) module;
	if (PyArg_ParseTuple(args, "is", &type, &keys))
		py_raise_type((rbf_type) type, keys);
	return NULL;
}

/* hash(key, type, strict): as SQL's key_hash(); None of None */
static PyObject *
hash(PyObject *module, PyObject *args)
{
	PyObject   *key;
	int			type;
	int			strict;
	const py_readings as_said = {false, NULL};
	uint64_t	found;
	int			state;

	(void) module;
	if (!PyArg_ParseTuple(args, "Oip", &key, &type, &strict) ||
		(state = py_object_hash(key, (rbf_type) type, strict, &as_said, &found)) < 0)
		return NULL;
	if (state == PY_NULL)
		Py_RETURN_NONE;
	if (state == PY_ABSENT)
		return PyErr_Format(py_Error, "type %s has no such value", rbf_type_name((rbf_type) type));
	return PyLong_FromLongLong((int64_t) found);
}

/*
 * set_readers(converter, guesser): what knows other objects (object.c).  All
 * that is static here belongs to one interpreter; a second one in the process
 * gets the module from Python's cache, and is turned away.
 */
static PyObject *
set_readers(PyObject *module, PyObject *args)
{
	(void) module;
	if (PyInterpreterState_GetID(PyInterpreterState_Get()) != owner)
		return PyErr_Format(PyExc_ImportError, "ribbonfilter can be loaded by one interpreter of a process only");
	if (!PyArg_ParseTuple(args, "OO", &py_converter, &py_guesser))
		return NULL;
	Py_INCREF(py_converter);
	Py_INCREF(py_guesser);
	Py_RETURN_NONE;
}

static PyMethodDef functions[] = {
	{"type_named", type_named, METH_VARARGS, NULL},
	{"type_error", type_error, METH_VARARGS, NULL},
	{"hash", hash, METH_VARARGS, NULL},
	{"set_readers", set_readers, METH_VARARGS, NULL},
	{NULL, NULL, 0, NULL}
};

static struct PyModuleDef definition = {
	PyModuleDef_HEAD_INIT, "ribbonfilter._native", NULL, -1, functions, NULL, NULL, NULL, NULL
};

static bool
add_errors(PyObject *module)
{
	PyObject   *bases;

	py_Error = PyErr_NewExceptionWithDoc("ribbonfilter.Error",
										 "What went wrong with a filter or a key.",
										 PyExc_ValueError, NULL);
	if (py_Error == NULL)
		return false;
	py_FilterError = PyErr_NewExceptionWithDoc("ribbonfilter.FilterError",
											   "Bytes that are no filter, or a damaged one.",
											   py_Error, NULL);
	bases = PyTuple_Pack(2, py_Error, PyExc_TypeError);
	if (py_FilterError == NULL || bases == NULL)
		return false;
	py_KeyTypeError = PyErr_NewExceptionWithDoc("ribbonfilter.KeyTypeError",
												"Keys of a type that a filter does not have.",
												bases, NULL);
	Py_DECREF(bases);
	return py_KeyTypeError != NULL &&
		PyModule_AddObjectRef(module, "Error", py_Error) == 0 &&
		PyModule_AddObjectRef(module, "FilterError", py_FilterError) == 0 &&
		PyModule_AddObjectRef(module, "KeyTypeError", py_KeyTypeError) == 0;
}

PyMODINIT_FUNC
PyInit__native(void)
{
	PyObject   *module = PyModule_Create(&definition);

	owner = PyInterpreterState_GetID(PyInterpreterState_Get());
	if (module != NULL &&
		(!add_errors(module) || !py_keys_init(module) || !py_filter_init(module) ||
		 !py_builder_init(module) ||
		 PyModule_AddStringConstant(module, "version", rbf_version()) < 0))
		Py_CLEAR(module);
	return module;
}
