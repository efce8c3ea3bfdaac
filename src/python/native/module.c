/*-------------------------------------------------------------------------
 *
 * module.c
 *	  The module ribbonfilter._native.
 *
 *-------------------------------------------------------------------------
 */
#include "native.h"

static int64_t owner;			/* the interpreter that loaded the module */

/* type_named(name): the number of a type */
static PyObject *
type_named(PyObject *module, PyObject *name)
{
	py_types	types;

	(void) module;
	if (!py_types_set(NULL, PyUnicode_AsUTF8AndSize(name, NULL), false, PY_RAISE, &types))
		return NULL;
	return PyLong_FromLong(types.columns.types[0]);
}

/* hash(key, type, strict): as SQL's key_hash(); None of NULL */
static PyObject *
hash(PyObject *module, PyObject *args)
{
	PyObject   *key;
	const char *type;
	int			strict;
	py_types	types;
	uint64_t	found;
	py_state	state;

	(void) module;
	if (!PyArg_ParseTuple(args, "Osp", &key, &type, &strict) ||
		!py_types_set(NULL, type, strict, PY_RAISE, &types))
		return NULL;
	state = types.columns.n == 0 ? PY_NULL : py_key_hash(key, &types, &found);
	if (state == PY_NULL)
		Py_RETURN_NONE;
	if (state == PY_ABSENT)
		return PyErr_Format(py_Error, "the key is no value of its type in SQL");
	return state == PY_KEY ? PyLong_FromLongLong((int64_t) found) : NULL;
}

/*
 * set_converter(converter): see object.c.  Static data belong to one
 * interpreter; a second one, which gets the module from Python's cache, is
 * refused.
 */
static PyObject *
set_converter(PyObject *module, PyObject *converter)
{
	(void) module;
	if (PyInterpreterState_GetID(PyInterpreterState_Get()) != owner)
		return PyErr_Format(PyExc_ImportError, "ribbonfilter can be loaded by one interpreter of a process only");
	py_converter = Py_NewRef(converter);
	Py_RETURN_NONE;
}

/* A dict from kinds to usual rates; None: it is not built here. */
static bool
add_kinds(PyObject *module)
{
	PyObject   *kinds = PyDict_New();
	bool		done = kinds != NULL;

	for (rbf_kind kind = 1; done && rbf_kind_name(kind) != NULL; kind++)
	{
		double		rate = rbf_size(kind, 1, 0, NULL) > 0 ? 0 : 0.01;
		PyObject   *value = rbf_size(kind, 1, rate, NULL) == 0 ? Py_NewRef(Py_None) :
		PyFloat_FromDouble(rate);

		done = value != NULL && PyDict_SetItemString(kinds, rbf_kind_name(kind), value) == 0;
		Py_XDECREF(value);
	}
	done = done && PyModule_AddObjectRef(module, "kinds", kinds) == 0;
	Py_XDECREF(kinds);
	return done;
}

static PyMethodDef functions[] = {
	{"type_named", type_named, METH_O, NULL},
	{"hash", hash, METH_VARARGS, NULL},
	{"build", py_build, METH_VARARGS, NULL},
	{"set_converter", set_converter, METH_O, NULL},
	{NULL, NULL, 0, NULL}
};

static struct PyModuleDef definition = {
	PyModuleDef_HEAD_INIT, "ribbonfilter._native", NULL, -1, functions, NULL, NULL, NULL, NULL
};

PyMODINIT_FUNC
PyInit__native(void)
{
	PyObject   *module = PyModule_Create(&definition);

	owner = PyInterpreterState_GetID(PyInterpreterState_Get());
	if (module != NULL &&
		(!py_error_init(module) || !py_keys_init(module) ||
		 !py_filter_init(module) || !add_kinds(module) ||
		 PyModule_AddStringConstant(module, "version", rbf_version()) < 0))
		Py_CLEAR(module);
	return module;
}
