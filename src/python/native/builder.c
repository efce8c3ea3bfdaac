/*-------------------------------------------------------------------------
 *
 * builder.c
 *	  Building a filter.
 *
 *-------------------------------------------------------------------------
 */
#include "native.h"

typedef struct builder_sink
{
	py_sink		sink;
	rbf_builder *builder;
} builder_sink;

static bool
builder_take(py_sink *sink, const uint64_t *hashes, const uint8_t *states, size_t n,
			 rbf_error *error)
{
	(void) states;
	return rbf_builder_add(((builder_sink *) sink)->builder, hashes, n, error);
}

PyObject *
py_build(PyObject *module, PyObject *args)
{
	builder_sink sink = {{builder_take, true}, NULL};
	PyObject   *cls;
	PyObject   *keys;
	const char *kind_name;
	const char *type_name;
	int			strict;
	double		rate;
	Py_ssize_t	memory;
	long long	expected;
	int			on_error;
	rbf_kind	kind;
	py_types	types;
	rbf_type	type;
	rbf_error	error;
	rbf_filter *filter = NULL;

	(void) module;
	if (!PyArg_ParseTuple(args, "OOsspdnLi", &cls, &keys, &kind_name, &type_name, &strict, &rate, &memory,
						  &expected, &on_error) ||
		!py_types_set(NULL, type_name, strict, on_error, &types))
		return NULL;
	if (!rbf_kind_named(kind_name, &kind))
		return PyErr_Format(py_Error, "there is no kind \"%s\"", kind_name);
	type = types.columns.n == 0 ? RBF_BIGINT : py_types_type(&types);
	sink.builder = expected < 0 ? rbf_builder_new(kind, type, rate, (size_t) memory, &error) :
		rbf_builder_sized(kind, type, rate, (uint64_t) expected, &error);
	if (sink.builder == NULL ||
		(type == RBF_COMPOUND && !rbf_builder_columns(sink.builder, &types.columns, &error)))
		py_raise(&error, NULL);
	else if (py_keys_each(keys, &types, &sink.sink))
	{
		Py_BEGIN_ALLOW_THREADS
			filter = rbf_builder_finish(sink.builder, &error);
		Py_END_ALLOW_THREADS
			if (filter == NULL)
			py_raise(&error, NULL);
	}
	rbf_builder_free(sink.builder);
	return filter == NULL ? NULL : py_filter_new(cls, filter);
}
