/*-------------------------------------------------------------------------
 *
 * builder.c
 *	  Building a filter: builder_new, builder_add, builder_finish.
 *
 * A builder is a capsule that never leaves the function of the package which
 * made it, so it is not shared among threads.
 *
 *-------------------------------------------------------------------------
 */
#include "native.h"

#define BUILDER "ribbonfilter.builder"

static void
builder_free(PyObject *capsule)
{
	rbf_builder_free(PyCapsule_GetPointer(capsule, BUILDER));
}

/* builder_new(kind, type, rate, memory, expected); expected: -1 for none. */
static PyObject *
builder_new(PyObject *module, PyObject *args)
{
	const char *name;
	int			type;
	double		rate;
	Py_ssize_t	memory;
	long long	expected;
	rbf_kind	kind;
	rbf_error	error;
	rbf_builder *builder;

	(void) module;
	if (!PyArg_ParseTuple(args, "sidnL", &name, &type, &rate, &memory, &expected))
		return NULL;
	if (!rbf_kind_named(name, &kind))
		return PyErr_Format(py_Error, "there is no kind \"%s\"", name);
	builder = expected < 0 ?
		rbf_builder_new(kind, (rbf_type) type, rate, (size_t) memory, &error) :
		rbf_builder_sized(kind, (rbf_type) type, rate, (uint64_t) expected, &error);
	return builder == NULL ? py_raise(&error, NULL) : PyCapsule_New(builder, BUILDER, builder_free);
}

typedef struct builder_sink
{
	py_sink		sink;
	rbf_builder *builder;
} builder_sink;

static bool
builder_take(py_sink *sink, const uint64_t *hashes, const uint8_t *states, size_t n,
			 rbf_error *error)
{
	uint64_t	keys[PY_BATCH];

	if (states != NULL)
	{
		if (!py_only_keys(hashes, states, n, keys, &n, error))
			return false;
		hashes = keys;
	}
	return rbf_builder_add(((builder_sink *) sink)->builder, hashes, n, error);
}

/* builder_add(builder, keys, type, strict) */
static PyObject *
builder_add(PyObject *module, PyObject *args)
{
	builder_sink sink = {{NULL, builder_take, {false, NULL}}, NULL};
	PyObject   *capsule;
	PyObject   *keys;
	int			type;
	int			strict;

	(void) module;
	if (!PyArg_ParseTuple(args, "OOip", &capsule, &keys, &type, &strict) ||
		(sink.builder = PyCapsule_GetPointer(capsule, BUILDER)) == NULL ||
		!py_keys_each(keys, (rbf_type) type, strict, &sink.sink))
		return NULL;
	Py_RETURN_NONE;
}

/* builder_finish(builder, class) */
static PyObject *
builder_finish(PyObject *module, PyObject *args)
{
	PyObject   *capsule;
	PyObject   *cls;
	rbf_builder *builder;
	rbf_filter *filter;
	rbf_error	error;

	(void) module;
	if (!PyArg_ParseTuple(args, "OO", &capsule, &cls) ||
		(builder = PyCapsule_GetPointer(capsule, BUILDER)) == NULL)
		return NULL;
	Py_BEGIN_ALLOW_THREADS
		filter = rbf_builder_finish(builder, &error);
	Py_END_ALLOW_THREADS
		return filter == NULL ? py_raise(&error, NULL) : py_filter_new(cls, filter);
}

static PyMethodDef functions[] = {
	{"builder_new", builder_new, METH_VARARGS, NULL},
	{"builder_add", builder_add, METH_VARARGS, NULL},
	{"builder_finish", builder_finish, METH_VARARGS, NULL},
	{NULL, NULL, 0, NULL}
};

bool
py_builder_init(PyObject *module)
{
	return PyModule_AddFunctions(module, functions) == 0;
}
