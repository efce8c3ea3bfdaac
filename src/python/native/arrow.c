/*-------------------------------------------------------------------------
 *
 * arrow.c
 *	  From an Arrow array to a column.
 *
 *-------------------------------------------------------------------------
 */
#include <stdlib.h>
#include <string.h>

#include "native.h"

static const struct
{
	const char *format;
	py_meaning	meaning;
	py_layout	layout;
	size_t		width;
	bool		is_signed;
}			formats[] = {
	{"n", PY_NOTHING, PY_FIXED, 0, false}, {"b", PY_BOOL, PY_BITS, 0, false},
	{"c", PY_INT, PY_FIXED, 1, true}, {"C", PY_INT, PY_FIXED, 1, false},
	{"s", PY_INT, PY_FIXED, 2, true}, {"S", PY_INT, PY_FIXED, 2, false},
	{"i", PY_INT, PY_FIXED, 4, true}, {"I", PY_INT, PY_FIXED, 4, false},
	{"l", PY_INT, PY_FIXED, 8, true}, {"L", PY_INT, PY_FIXED, 8, false},
	{"f", PY_FLOAT, PY_FIXED, 4, false}, {"g", PY_FLOAT, PY_FIXED, 8, false},
	{"u", PY_TEXT, PY_OFFSETS32, 0, false}, {"U", PY_TEXT, PY_OFFSETS64, 0, false},
	{"z", PY_BYTES, PY_OFFSETS32, 0, false}, {"Z", PY_BYTES, PY_OFFSETS64, 0, false},
	{"vu", PY_TEXT, PY_VIEWS, 16, false}, {"vz", PY_BYTES, PY_VIEWS, 16, false},
	{"tdD", PY_DATE, PY_FIXED, 4, true}, {"tdm", PY_DATE, PY_FIXED, 8, true}
};

static bool
read_timestamps(const char *format, py_column *column)
{
	static const char units[] = "smun";
	static const int64_t multiply[] = {1000000, 1000, 1, 1};
	const char *unit;

	if (strncmp(format, "ts", 2) != 0 || format[2] == '\0' || format[3] != ':' ||
		(unit = strchr(units, format[2])) == NULL)
		return false;
	column->width = 8;
	py_column_scale(column, format[4] == '\0' ? PY_TIMESTAMP : PY_TIMESTAMPTZ,
					multiply[unit - units], *unit == 'n' ? 1000 : 1);
	return true;
}

/* Sets meaning, layout and width by a format; false: unknown. */
static bool
read_format(const char *format, py_column *column)
{
	char	   *end;

	for (size_t i = 0; i < sizeof(formats) / sizeof(formats[0]); i++)
	{
		if (strcmp(format, formats[i].format) != 0)
			continue;
		if (formats[i].meaning == PY_DATE)
			py_column_scale(column, PY_DATE, 1, formats[i].width == 4 ? 1 : 86400000);
		column->meaning = formats[i].meaning;
		column->layout = formats[i].layout;
		column->width = formats[i].width;
		column->is_signed = formats[i].is_signed;
		return true;
	}
	if (strncmp(format, "w:", 2) != 0)
		return read_timestamps(format, column);
	column->meaning = PY_BYTES;
	column->width = strtoul(format + 2, &end, 10);
	column->may_be_uuid = column->width == 16;
	return format[2] >= '0' && format[2] <= '9' && *end == '\0' && column->width <= INT32_MAX;
}

/* The name of a format that is not read. */
static const char *
format_name(const char *format)
{
	static const char *const names[][2] = {
		{"e", "halffloat"}, {"d:", "decimal"}, {"tt", "time"}, {"tD", "duration"}, {"ti", "interval"},
		{"+l", "list"}, {"+L", "large_list"}, {"+w", "fixed_size_list"}, {"+s", "struct"},
		{"+m", "map"}, {"+u", "union"}, {"+r", "run_end_encoded"}
	};

	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
		if (strncmp(format, names[i][0], strlen(names[i][0])) == 0)
			return names[i][1];
	return format;
}

static bool
read_dictionary(const struct ArrowSchema *schema, const struct ArrowArray *array,
				py_column *column, py_column *values)
{
	if (column->meaning != PY_INT)
		return PyErr_Format(py_KeyTypeError, "the indexes of an Arrow dictionary are no integers") != NULL;
	if (schema->dictionary->dictionary != NULL || (array != NULL && array->dictionary == NULL))
		return PyErr_Format(py_KeyTypeError, "a dictionary without values, or of dictionaries, cannot be keys") != NULL;
	column->values = values;
	return py_arrow_column(schema->dictionary, array == NULL ? NULL : array->dictionary, NULL,
						   values, NULL);
}

/*
 * Raises unless the array has all buffers and values.  Arrow has no lengths of
 * buffers to check.
 */
static bool
complete(const py_column *column, const struct ArrowArray *array, const struct ArrowArray *rows)
{
	int64_t		buffers = column->layout == PY_OFFSETS32 || column->layout == PY_OFFSETS64 ? 3 : 2;

	/* so that offsets in bytes do not overflow, even of the end */
	int64_t		most = INT64_MAX / 2 / (column->width > 8 ? (int64_t) column->width : 8) - 1;

	if (array->length >= 0 && array->offset >= 0 && array->offset <= most &&
		array->length <= most - array->offset &&
		(rows == NULL ||
		 (array->length >= rows->offset && array->length - rows->offset >= rows->length)) &&
		(column->meaning == PY_NOTHING ||
		 (array->n_buffers >= buffers && array->buffers != NULL &&
		  (array->length == 0 || array->buffers[1] != NULL))))
		return true;
	return PyErr_Format(py_Error, "an Arrow array lacks a buffer, or its length is wrong") != NULL;
}

static void
read_buffers(const struct ArrowArray *array, py_column *column)
{
	int64_t		offset = (int64_t) column->first;
	int64_t		width = column->stride;

	if (column->meaning == PY_NOTHING)
		return;
	column->validity = array->null_count == 0 ? NULL : array->buffers[0];
	column->data = array->buffers[1];
	if (column->layout == PY_OFFSETS32 || column->layout == PY_OFFSETS64)
	{
		width = column->layout == PY_OFFSETS32 ? 4 : 8;
		column->heap = array->buffers[2];
	}
	else if (column->layout == PY_VIEWS)
	{
		column->heaps = array->buffers + 2;
		column->heap_sizes = array->buffers[array->n_buffers - 1];
		if (array->n_buffers > 3 && column->heap_sizes != NULL)
			column->nheaps = (size_t) array->n_buffers - 3;
	}
	if (column->data != NULL && column->layout != PY_BITS)
		column->data += width * offset;
}

bool
py_arrow_alive(bool alive)
{
	if (!alive)
		PyErr_SetString(py_Error, "the Arrow data were given to somebody else already");
	return alive;
}

bool
py_arrow_rows(const struct ArrowSchema *schema, const struct ArrowArray *array, py_column *column)
{
	if (array->n_buffers < 1 || array->buffers == NULL || array->length < 0 || array->offset < 0 ||
		array->n_children != schema->n_children)
		return PyErr_Format(py_Error, "an Arrow structure lacks a column, or its length is wrong") != NULL;
	*column = (py_column)
	{
		.meaning = PY_INT,.n = (size_t) array->length,.first = (size_t) array->offset
	};
	column->validity = array->null_count == 0 ? NULL : array->buffers[0];
	return true;
}

bool
py_arrow_column(const struct ArrowSchema *schema, const struct ArrowArray *array,
				const struct ArrowArray *rows, py_column *column, py_column *values)
{
	memset(column, 0, sizeof(*column));
	if (schema->format == NULL)
		return PyErr_Format(py_Error, "an Arrow schema has no format") != NULL;
	if (!read_format(schema->format, column))
		return PyErr_Format(py_KeyTypeError, "an Arrow array of type %s cannot be keys",
							format_name(schema->format)) != NULL;
	column->stride = (ptrdiff_t) column->width;
	if (array != NULL)
	{
		if (!complete(column, array, rows))
			return false;
		column->n = (size_t) (rows == NULL ? array->length : rows->length);
		column->first = (size_t) (array->offset + (rows == NULL ? 0 : rows->offset));
		read_buffers(array, column);
	}
	return schema->dictionary == NULL || read_dictionary(schema, array, column, values);
}
