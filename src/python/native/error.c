/*-------------------------------------------------------------------------
 *
 * error.c
 *	  Exceptions.
 *
 *-------------------------------------------------------------------------
 */
#include "native.h"

PyObject   *py_Error;
PyObject   *py_FilterError;
PyObject   *py_KeyTypeError;

PyObject *
py_raise(const rbf_error *error, PyObject *path)
{
	if (error->code == RBF_ERR_MEMORY)
		return PyErr_NoMemory();
	if (error->code == RBF_ERR_IO)
		return PyErr_SetFromErrnoWithFilenameObject(PyExc_OSError, path);
	PyErr_SetString(error->code == RBF_ERR_DATA ? py_FilterError :
					error->code == RBF_ERR_TYPE ? py_KeyTypeError : py_Error, error->message);
	return NULL;
}

void
py_raise_type(rbf_type type, const char *keys)
{
	if (type == RBF_COMPOUND)
		PyErr_Format(py_KeyTypeError, "keys are tuples, not %s", keys);
	else
		PyErr_Format(py_KeyTypeError, "keys are of type %s, not %s", rbf_type_name(type), keys);
}

bool
py_error_init(PyObject *module)
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
