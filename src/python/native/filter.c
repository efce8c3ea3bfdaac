/*-------------------------------------------------------------------------
 *
 * filter.c
 *	  The base class of ribbonfilter.Filter.
 *
 * Many keys are probed without the interpreter's lock.  Such readers are
 * counted; a change, which is made with the lock, replaces a filter that has
 * readers by a changed copy.
 *
 *-------------------------------------------------------------------------
 */
#include <stdlib.h>
#include <string.h>

#include "native.h"

typedef struct shared_filter
{
	rbf_filter *filter;
	size_t		users;			/* the object, and readers without the lock */
	bool		changed;		/* rbf_bytes() will write to the filter */
} shared_filter;

typedef struct filter_object
{
	PyObject_HEAD
	shared_filter *shared;
} filter_object;

static PyTypeObject *filter_class;

/* With the lock, like all accesses to "users". */
static void
let_go(shared_filter *shared)
{
	if (--shared->users == 0)
	{
		rbf_free(shared->filter);
		free(shared);
	}
}

static shared_filter *
borrow(PyObject *self)
{
	shared_filter *shared = ((filter_object *) self)->shared;

	shared->users++;
	return shared;
}

static rbf_filter *
filter_of(PyObject *self)
{
	return ((filter_object *) self)->shared->filter;
}

static bool
set_filter(PyObject *self, rbf_filter *filter)
{
	filter_object *object = (filter_object *) self;
	shared_filter *new = malloc(sizeof(shared_filter));

	if (new == NULL)
	{
		rbf_free(filter);
		PyErr_NoMemory();
		return false;
	}
	new->filter = filter;
	new->users = 1;
	new->changed = true;
	if (object->shared != NULL)
		let_go(object->shared);
	object->shared = new;
	return true;
}

/* The filter, to be changed, without other readers. */
static rbf_filter *
own(PyObject *self)
{
	rbf_error	error;
	rbf_filter *copy;

	if (((filter_object *) self)->shared->users > 1)
	{
		copy = rbf_copy(filter_of(self), &error);
		if (copy == NULL)
			return (rbf_filter *) py_raise(&error, NULL);
		if (!set_filter(self, copy))
			return NULL;
	}
	return filter_of(self);
}

PyObject *
py_filter_new(PyObject *cls, rbf_filter *filter)
{
	PyObject   *self = NULL;

	if (!PyType_Check(cls) || !PyType_IsSubtype((PyTypeObject *) cls, filter_class))
		PyErr_SetString(PyExc_TypeError, "not a class of filters");
	else
		self = PyType_GenericAlloc((PyTypeObject *) cls, 0);
	if (self == NULL)
		rbf_free(filter);
	else if (!set_filter(self, filter))
		Py_CLEAR(self);
	return self;
}

static void
filter_dealloc(PyObject *self)
{
	PyTypeObject *type = Py_TYPE(self);
	freefunc	release = PyType_GetSlot(type, Py_tp_free);

	if (((filter_object *) self)->shared != NULL)
		let_go(((filter_object *) self)->shared);
	release(self);
	Py_DECREF(type);
}

/* ---- Making and writing ---- */

/* parse(class, data) */
static PyObject *
parse(PyObject *module, PyObject *args)
{
	PyObject   *cls;
	Py_buffer	data;
	rbf_filter *filter;
	rbf_error	error;

	(void) module;
	if (!PyArg_ParseTuple(args, "Oy*", &cls, &data))
		return NULL;
	Py_BEGIN_ALLOW_THREADS
		filter = rbf_parse(data.buf, (size_t) data.len, &error);
	Py_END_ALLOW_THREADS
		PyBuffer_Release(&data);
	return filter == NULL ? py_raise(&error, NULL) : py_filter_new(cls, filter);
}

/* load(class, path, said): path as bytes, and as in errors */
static PyObject *
load(PyObject *module, PyObject *args)
{
	PyObject   *cls;
	PyObject   *path;
	PyObject   *said;
	char	   *name;
	rbf_filter *filter;
	rbf_error	error;

	(void) module;
	/* length NULL: fails if there is a zero byte */
	if (!PyArg_ParseTuple(args, "OSO", &cls, &path, &said) ||
		PyBytes_AsStringAndSize(path, &name, NULL) < 0)
		return NULL;
	Py_BEGIN_ALLOW_THREADS
		filter = rbf_load(name, &error);
	Py_END_ALLOW_THREADS
		return filter == NULL ? py_raise(&error, said) : py_filter_new(cls, filter);
}

/* The bytes, with a valid check, which stay while the lock is held. */
static const void *
current_bytes(PyObject *self, size_t *len)
{
	shared_filter *shared = ((filter_object *) self)->shared;

	if (shared->changed && own(self) == NULL)
		return NULL;
	shared = ((filter_object *) self)->shared;
	shared->changed = false;
	return rbf_bytes(shared->filter, len);
}

static PyObject *
filter_bytes(PyObject *self, PyObject *none)
{
	size_t		len;
	const void *bytes = current_bytes(self, &len);

	(void) none;
	return bytes == NULL ? NULL : PyBytes_FromStringAndSize(bytes, (Py_ssize_t) len);
}

/* _save(path, said, form) */
static PyObject *
filter_save(PyObject *self, PyObject *args)
{
	PyObject   *path;
	PyObject   *said;
	char	   *name;
	const char *form_name;
	rbf_form	form;
	size_t		len;
	shared_filter *shared;
	bool		done;
	rbf_error	error;

	if (!PyArg_ParseTuple(args, "SOs", &path, &said, &form_name) ||
		PyBytes_AsStringAndSize(path, &name, NULL) < 0)
		return NULL;
	if (!rbf_form_named(form_name, &form))
		return PyErr_Format(py_Error, "there is no form \"%s\": raw, text or copy-binary", form_name);
	if (current_bytes(self, &len) == NULL)
		return NULL;
	shared = borrow(self);
	Py_BEGIN_ALLOW_THREADS
		done = rbf_save(shared->filter, name, form, &error);
	Py_END_ALLOW_THREADS
		let_go(shared);
	if (!done)
		return py_raise(&error, said);
	Py_RETURN_NONE;
}

/* ---- Probing ---- */

/* Hashes a key; type NULL: the filter's.  PY_FAILED: an exception. */
static py_state
hash_for(PyObject *self, PyObject *key, const char *type, py_types *types, uint64_t *hash)
{
	if (!py_types_set(filter_of(self), type, false, PY_RAISE, types))
		return PY_FAILED;
	return types->columns.n == 0 ? PY_NULL : py_key_hash(key, types, hash);
}

/* The same for the arguments (key, type=None). */
static py_state
hash_argument(PyObject *self, PyObject *args, PyObject *named, py_types *types, uint64_t *hash)
{
	char	   *names[] = {"key", "type", NULL};
	PyObject   *key;
	const char *type = NULL;

	if (!PyArg_ParseTupleAndKeywords(args, named, "O|z", names, &key, &type))
		return PY_FAILED;
	return hash_for(self, key, type, types, hash);
}

/* 1: may be present; 0: is absent; -1: an exception */
static int
filter_has(PyObject *self, PyObject *key)
{
	uint64_t	hash;
	py_types	types;
	py_state	state = hash_for(self, key, NULL, &types, &hash);

	return state == PY_FAILED ? -1 : state == PY_KEY && rbf_contains(filter_of(self), hash);
}

PyDoc_STRVAR(contains_doc,
			 "contains(key, type=None) -> bool\n\n"
			 "May the filter have this key?  False is certain.  `key in filter` is the same\n"
			 "without a type.\n\n"
			 "A str is read as a text of the type of the filter's keys, as a literal in SQL\n"
			 "is, or of type=, such as \"real\" among double precision.  A key of several\n"
			 "columns is a tuple.  None is no key.  One of another type raises KeyTypeError.");

static PyObject *
filter_contains(PyObject *self, PyObject *args, PyObject *named)
{
	py_types	types;
	uint64_t	hash;
	py_state	state = hash_argument(self, args, named, &types, &hash);

	return state == PY_FAILED ? NULL :
		PyBool_FromLong(state == PY_KEY && rbf_contains(filter_of(self), hash));
}

/* Collects answers or hashes of many keys. */
typedef struct collect_sink
{
	py_sink		sink;
	const rbf_filter *filter;
	bool		keep;			/* keys that cannot be read may be present */
	void	   *items;
	size_t		n;
	size_t		space;
} collect_sink;

/* Room for n more items of a size; NULL: no memory. */
static void *
more_items(collect_sink *collect, size_t n, size_t size, rbf_error *error)
{
	if (collect->items == NULL || collect->space - collect->n < n)
	{
		size_t		space = 2 * collect->space + PY_BATCH;
		void	   *larger = realloc(collect->items, space * size);

		if (larger == NULL)
		{
			error->code = RBF_ERR_MEMORY;
			return NULL;
		}
		collect->items = larger;
		collect->space = space;
	}
	collect->n += n;
	return (char *) collect->items + (collect->n - n) * size;
}

static bool
take_answers(py_sink *sink, const uint64_t *hashes, const uint8_t *states, size_t n,
			 rbf_error *error)
{
	collect_sink *collect = (collect_sink *) sink;
	uint8_t    *answers = more_items(collect, n, 1, error);

	if (answers == NULL)
		return false;
	rbf_contains_many(collect->filter, hashes, n, answers);
	for (size_t i = 0; states != NULL && i < n; i++)
		if (states[i] != PY_KEY)
			answers[i] = states[i] == PY_WRONG && collect->keep;
	return true;
}

/* _contains_many(keys, type, on_error): a bytearray of 1 and 0 */
static PyObject *
filter_contains_many(PyObject *self, PyObject *args)
{
	collect_sink collect = {{take_answers, false}, NULL, false, NULL, 0, 0};
	PyObject   *keys;
	const char *type;
	PyObject   *answers = NULL;
	int			on_error;
	py_types	types;
	shared_filter *shared;

	if (!PyArg_ParseTuple(args, "Ozi", &keys, &type, &on_error) ||
		!py_types_set(filter_of(self), type, false, on_error, &types))
		return NULL;
	shared = borrow(self);
	collect.filter = shared->filter;
	collect.keep = types.on_error == PY_KEEP;
	if (py_keys_each(keys, &types, &collect.sink))
		answers = PyByteArray_FromStringAndSize(collect.items, (Py_ssize_t) collect.n);
	let_go(shared);
	free(collect.items);
	return answers;
}

PyDoc_STRVAR(values_doc,
			 "values(key, type=None) -> list of int\n\n"
			 "The values that a key of a map has, or [] if it is not there.  A key that\n"
			 "was never added meets a value at the map's rate.  type: as in contains().");

static PyObject *
filter_values(PyObject *self, PyObject *args, PyObject *named)
{
	py_types	types;
	uint64_t	hash;
	size_t		n;
	uint32_t   *values;
	PyObject   *found;
	PyObject   *list;
	py_state	state;

	if (rbf_kind_of(filter_of(self)) != RBF_RIBBONMAP)
		return PyErr_Format(py_Error, "only keys of a map have values, not those of a %s filter",
							rbf_kind_name(rbf_kind_of(filter_of(self))));
	if ((state = hash_argument(self, args, named, &types, &hash)) != PY_KEY)
		return state == PY_FAILED ? NULL : PyList_New(0);

	n = rbf_values(filter_of(self), hash, NULL, 0);
	if (n == RBF_VALUES_DAMAGED)
		return PyErr_Format(py_FilterError, "the map is damaged");
	if ((values = malloc(n * sizeof(uint32_t) + 1)) == NULL)
		return PyErr_NoMemory();
	rbf_values(filter_of(self), hash, values, n);

	/* values of an absent key come in any order, and repeat */
	found = PySet_New(NULL);
	for (size_t i = 0; found != NULL && i < n; i++)
	{
		PyObject   *value = PyLong_FromUnsignedLong(values[i]);

		if (value == NULL || PySet_Add(found, value) < 0)
			Py_CLEAR(found);
		Py_XDECREF(value);
	}
	free(values);
	list = found == NULL ? NULL : PySequence_List(found);
	Py_XDECREF(found);
	if (list != NULL && PyList_Sort(list) < 0)
		Py_CLEAR(list);
	return list;
}

/* ---- Changing ---- */

static bool
take_hashes(py_sink *sink, const uint64_t *hashes, const uint8_t *states, size_t n,
			rbf_error *error)
{
	void	   *to = more_items((collect_sink *) sink, n, sizeof(uint64_t), error);

	(void) states;
	if (to != NULL)
		memcpy(to, hashes, n * sizeof(uint64_t));
	return to != NULL;
}

/* _add(keys, type, strict, on_error): all of them or none */
static PyObject *
filter_add(PyObject *self, PyObject *args)
{
	collect_sink collect = {{take_hashes, true}, NULL, false, NULL, 0, 0};
	PyObject   *keys;
	const char *type;
	int			strict;
	int			on_error;
	py_types	types;
	rbf_filter *filter;
	rbf_error	error;
	bool		done = false;

	if (!PyArg_ParseTuple(args, "Ozpi", &keys, &type, &strict, &on_error) ||
		!py_types_set(filter_of(self), type, strict, on_error, &types))
		return NULL;
	if (py_keys_each(keys, &types, &collect.sink) && (filter = own(self)) != NULL)
	{
		done = rbf_add(filter, types.columns.n == 0 ? RBF_BIGINT : py_types_type(&types),
					   collect.items, collect.n, &error);
		if (done)
			((filter_object *) self)->shared->changed = true;
		else
			py_raise(&error, NULL);
	}
	free(collect.items);
	if (!done)
		return NULL;
	Py_RETURN_NONE;
}

PyDoc_STRVAR(remove_doc,
			 "remove(key, type=None) -> bool\n\n"
			 "Remove a key from a counting filter, as often as it was added at most.\n"
			 "False: it was not there.  Remove no key that was never added: it may take\n"
			 "others with it.  type: as in contains().");

static PyObject *
filter_remove(PyObject *self, PyObject *args, PyObject *named)
{
	py_types	types;
	rbf_filter *filter;
	uint64_t	hash;
	bool		removed = false;
	py_state	state;
	rbf_error	error;

	if (rbf_kind_of(filter_of(self)) != RBF_COUNTING)
		return PyErr_Format(py_Error, "keys can be removed from a counting filter, not from a %s filter",
							rbf_kind_name(rbf_kind_of(filter_of(self))));
	if ((state = hash_argument(self, args, named, &types, &hash)) == PY_FAILED)
		return NULL;
	if (state == PY_KEY)
	{
		if ((filter = own(self)) == NULL)
			return NULL;
		if (!rbf_remove(filter, py_types_type(&types), hash, &removed, &error))
			return py_raise(&error, NULL);
		if (removed)
			((filter_object *) self)->shared->changed = true;
	}
	return PyBool_FromLong(removed);
}

PyDoc_STRVAR(union_doc,
			 "union(other) -> Filter\n\n"
			 "A filter of the keys of both, which must be of the same kind and type:\n"
			 "keysets, or Bloom or counting filters (whose counts add up) of the same size.\n"
			 "The same as `filter | other`.");

static PyObject *
filter_union(PyObject *self, PyObject *other)
{
	rbf_filter *both;
	rbf_error	error;

	if (!PyObject_TypeCheck(other, filter_class))
		return PyErr_Format(PyExc_TypeError, "a filter can be united with filters");
	both = rbf_copy(filter_of(self), &error);
	if (both == NULL || !rbf_unite(both, filter_of(other), &error))
	{
		rbf_free(both);
		return py_raise(&error, NULL);
	}
	return py_filter_new((PyObject *) Py_TYPE(self), both);
}

static PyObject *
filter_or(PyObject *self, PyObject *other)
{
	if (!PyObject_TypeCheck(self, filter_class) || !PyObject_TypeCheck(other, filter_class))
		return Py_NewRef(Py_NotImplemented);
	return filter_union(self, other);
}

/* ---- Properties ---- */

static PyObject *
filter_compare(PyObject *self, PyObject *other, int op)
{
	const void *left;
	const void *right;
	size_t		left_len;
	size_t		right_len;

	if ((op != Py_EQ && op != Py_NE) || !PyObject_TypeCheck(other, filter_class))
		return Py_NewRef(Py_NotImplemented);
	if ((left = current_bytes(self, &left_len)) == NULL ||
		(right = current_bytes(other, &right_len)) == NULL)
		return NULL;
	return PyBool_FromLong((op == Py_EQ) ==
						   (left_len == right_len && memcmp(left, right, left_len) == 0));
}

static PyObject *
filter_kind(PyObject *self, void *closure)
{
	(void) closure;
	return PyUnicode_FromString(rbf_kind_name(rbf_kind_of(filter_of(self))));
}

static PyObject *
filter_type(PyObject *self, void *closure)
{
	(void) closure;
	return PyUnicode_FromString(rbf_type_of_name(filter_of(self)));
}

static PyObject *
filter_nkeys(PyObject *self, void *closure)
{
	shared_filter *shared = borrow(self);
	uint64_t	n;

	(void) closure;
	Py_BEGIN_ALLOW_THREADS
		n = rbf_nkeys(shared->filter);
	Py_END_ALLOW_THREADS
		let_go(shared);
	return PyLong_FromUnsignedLongLong(n);
}

static PyObject *
filter_rate(PyObject *self, void *closure)
{
	shared_filter *shared = borrow(self);
	double		rate;

	(void) closure;
	Py_BEGIN_ALLOW_THREADS
		rate = rbf_rate(shared->filter);
	Py_END_ALLOW_THREADS
		let_go(shared);
	return PyFloat_FromDouble(rate);
}

static PyObject *
filter_target_rate(PyObject *self, void *closure)
{
	(void) closure;
	return PyFloat_FromDouble(rbf_target_rate(filter_of(self)));
}

static PyMethodDef filter_methods[] = {
	{"contains", (PyCFunction) (void (*) (void)) filter_contains,
	METH_VARARGS | METH_KEYWORDS, contains_doc},
	{"values", (PyCFunction) (void (*) (void)) filter_values, METH_VARARGS | METH_KEYWORDS, values_doc},
	{"remove", (PyCFunction) (void (*) (void)) filter_remove, METH_VARARGS | METH_KEYWORDS, remove_doc},
	{"union", filter_union, METH_O, union_doc},
	{"_contains_many", filter_contains_many, METH_VARARGS, NULL},
	{"_add", filter_add, METH_VARARGS, NULL},
	{"_save", filter_save, METH_VARARGS, NULL},
	{"__bytes__", filter_bytes, METH_NOARGS, NULL},
	{NULL, NULL, 0, NULL}
};

static PyGetSetDef filter_members[] = {
	{"kind", filter_kind, NULL, "The kind, such as ribbon.", NULL},
	{"type", filter_type, NULL, "The type of the keys in SQL; none, if no key was added.", NULL},
	{"nkeys", filter_nkeys, NULL,
	"How many distinct keys it has: estimated, if keys can be added to the kind.", NULL},
	{"rate", filter_rate, NULL, "The false positive rate that it has.", NULL},
	{"target_rate", filter_target_rate, NULL,
	"The false positive rate that it was made for; 0 if none was given.", NULL},
	{NULL, NULL, NULL, NULL, NULL}
};

static PyType_Slot filter_slots[] = {
	{Py_tp_dealloc, filter_dealloc},
	{Py_tp_methods, filter_methods},
	{Py_tp_getset, filter_members},
	{Py_tp_richcompare, filter_compare},
	/* filters can be changed */
	{Py_tp_hash, PyObject_HashNotImplemented},
	{Py_sq_contains, filter_has},
	{Py_nb_or, filter_or},
	{0, NULL}
};

static PyType_Spec filter_spec = {
	"ribbonfilter._native.Filter", sizeof(filter_object), 0,
	Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_DISALLOW_INSTANTIATION, filter_slots
};

static PyMethodDef functions[] = {
	{"parse", parse, METH_VARARGS, NULL},
	{"load", load, METH_VARARGS, NULL},
	{NULL, NULL, 0, NULL}
};

bool
py_filter_init(PyObject *module)
{
	filter_class = (PyTypeObject *) PyType_FromSpec(&filter_spec);
	return filter_class != NULL && PyModule_AddFunctions(module, functions) == 0 &&
		PyModule_AddObjectRef(module, "Filter", (PyObject *) filter_class) == 0;
}
