/*-------------------------------------------------------------------------
 *
 * arrow.c
 *	  From an array of Arrow's to a column.
 *
 *-------------------------------------------------------------------------
 */
#include <stdlib.h>
#include <string.h>

#include "native.h"
#include "arrow_abi.h"

/* From a unit of Arrow's to microseconds; false: no unit. */
static bool
set_time(py_column *column, py_meaning meaning, char unit)
{
	switch (unit)
	{
		case 's':
			py_column_scale(column, meaning, 1000000, 1);
			return true;
		case 'm':
			py_column_scale(column, meaning, 1000, 1);
			return true;
		case 'u':
			py_column_scale(column, meaning, 1, 1);
			return true;
		case 'n':
			py_column_scale(column, meaning, 1, 1000);
			return true;
		default:
			return false;
	}
}

/* The meaning, layout and width that a format stands for; false: unknown. */
static bool
read_format(const char *format, py_column *column)
{
	static const char integers[] = "cCsSiIlL";
	const char *integer;
	char	   *end;

	column->layout = PY_FIXED;
	if (format[0] != '\0' && format[1] == '\0')
	{
		if ((integer = strchr(integers, format[0])) != NULL)
		{
			column->meaning = (integer - integers) % 2 == 0 ? PY_INT : PY_UINT;
			column->width = (size_t) 1 << (integer - integers) / 2;
			return true;
		}
		switch (format[0])
		{
			case 'n':
				column->meaning = PY_NOTHING;
				return true;
			case 'b':
				column->meaning = PY_BOOL;
				column->layout = PY_BITS;
				return true;
			case 'f':
			case 'g':
				column->meaning = PY_FLOAT;
				column->width = format[0] == 'f' ? 4 : 8;
				return true;
			case 'u':
			case 'U':
				column->meaning = PY_TEXT;
				column->layout = format[0] == 'u' ? PY_OFFSETS32 : PY_OFFSETS64;
				return true;
			case 'z':
			case 'Z':
				column->meaning = PY_BYTES;
				column->layout = format[0] == 'z' ? PY_OFFSETS32 : PY_OFFSETS64;
				return true;
			default:
				return false;
		}
	}
	if (strcmp(format, "vu") == 0 || strcmp(format, "vz") == 0)
	{
		column->meaning = format[1] == 'u' ? PY_TEXT : PY_BYTES;
		column->layout = PY_VIEWS;
		column->width = 16;
		return true;
	}
	if (strncmp(format, "w:", 2) == 0)
	{
		column->meaning = PY_BYTES;
		column->width = strtoul(format + 2, &end, 10);
		column->may_be_uuid = column->width == 16;
		return format[2] >= '0' && format[2] <= '9' && *end == '\0' && column->width <= INT32_MAX;
	}
	if (strcmp(format, "tdD") == 0)
	{
		column->width = 4;
		py_column_scale(column, PY_DATE, 1, 1);
		return true;
	}
	if (strcmp(format, "tdm") == 0)
	{
		column->width = 8;
		py_column_scale(column, PY_DATE, 1, 86400000);
		return true;
	}
	column->width = 8;
	if (strncmp(format, "ts", 2) == 0 && format[2] != '\0' && format[3] == ':')
		return set_time(column, format[4] == '\0' ? PY_TIMESTAMP : PY_TIMESTAMPTZ, format[2]);
	if (strncmp(format, "tt", 2) == 0 && format[2] != '\0' && format[3] == '\0')
	{
		column->width = format[2] == 's' || format[2] == 'm' ? 4 : 8;
		return set_time(column, PY_TIME, format[2]);
	}
	if (strncmp(format, "tD", 2) == 0 && format[2] != '\0' && format[3] == '\0')
		return set_time(column, PY_INTERVAL, format[2]);
	return false;
}

/* What people call a format that is not read. */
static const char *
format_name(const char *format)
{
	static const char *const names[][2] = {
		{"e", "halffloat"}, {"d:", "decimal"}, {"tiM", "month_interval"},
		{"tiD", "day_time_interval"}, {"tin", "month_day_nano_interval"},
		{"+l", "list"}, {"+L", "large_list"}, {"+w", "fixed_size_list"},
		{"+s", "struct"}, {"+m", "map"}, {"+u", "union"}, {"+r", "run_end_encoded"}
	};

	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
		if (strncmp(format, names[i][0], strlen(names[i][0])) == 0)
			return names[i][1];
	return format;
}

/*
 * Hashes the values of a dictionary, at once where all can be read; one that
 * cannot be matters only if it is used.  False: no memory.
 */
static bool
hash_values(const py_column *values, rbf_type type, const py_readings *readings,
			uint64_t *hashes, uint8_t *states)
{
	py_scratch	scratch = {NULL, 0};
	rbf_error	error = {RBF_OK, ""};
	bool		all;
	size_t		n;

	for (size_t at = 0; at < values->n; at += n)
	{
		n = values->n - at < PY_BATCH ? values->n - at : PY_BATCH;
		if (py_column_hash(values, type, readings, at, n, hashes + at, states + at, &all, &scratch,
						   &error))
			continue;
		for (size_t i = at; error.code != RBF_ERR_MEMORY && i < at + n; i++)
			if (!py_column_hash(values, type, readings, i, 1, hashes + i, states + i, &all, &scratch,
								&error))
				states[i] = PY_WRONG;
		if (error.code == RBF_ERR_MEMORY)
			break;
	}
	free(scratch.text);
	return error.code != RBF_ERR_MEMORY;
}

/* The hashes of a dictionary, which stand for those of its indexes. */
static bool
read_dictionary(const struct ArrowSchema *schema, const struct ArrowArray *array,
				rbf_type type, const py_readings *readings, py_column *column)
{
	py_column	values;
	py_column  *kept;
	uint64_t   *hashes;
	uint8_t    *states;
	bool		done = false;

	if (column->meaning != PY_INT && column->meaning != PY_UINT)
	{
		PyErr_SetString(py_KeyTypeError, "the indexes of an Arrow dictionary are no integers");
		return false;
	}
	column->is_signed = column->meaning == PY_INT;
	column->layout = PY_DICTIONARY;
	if (schema->dictionary->dictionary != NULL ||
		(array != NULL && array->dictionary == NULL) ||
		!py_arrow_column(schema->dictionary, array == NULL ? NULL : array->dictionary, type, readings,
						 &values))
	{
		if (!PyErr_Occurred())
			PyErr_SetString(py_KeyTypeError, "a dictionary without values, or of dictionaries, cannot be keys");
		return false;
	}
	column->meaning = values.meaning;
	column->may_be_uuid = values.may_be_uuid;
	if (array == NULL || type == RBF_NONE || !py_column_fits(&values, type))
		return true;

	kept = malloc(sizeof(py_column));
	hashes = malloc(values.n * sizeof(uint64_t) + 1);
	states = malloc(values.n + 1);
	column->values = kept;
	column->dictionary = hashes;
	column->dictionary_states = states;
	if (kept != NULL && hashes != NULL && states != NULL)
	{
		*kept = values;
		Py_BEGIN_ALLOW_THREADS
			done = hash_values(kept, type, readings, hashes, states);
		Py_END_ALLOW_THREADS
	}
	if (!done)
	{
		py_arrow_column_free(column);
		PyErr_NoMemory();
	}
	return done;
}

/* Are there all the buffers of a layout?  How long they are, none says. */
static bool
complete(const py_column *column, const struct ArrowArray *array)
{
	bool		heap = column->layout == PY_OFFSETS32 || column->layout == PY_OFFSETS64;

	/* what can be reckoned with in bytes, with one offset more than values */
	int64_t		most = INT64_MAX / (column->width > 8 ? (int64_t) column->width : 8) - 1;

	if (array->length < 0 || array->offset < 0 || array->offset > most ||
		array->length > most - array->offset)
		return false;
	return column->meaning == PY_NOTHING ||
		(array->n_buffers >= (heap ? 3 : 2) && array->buffers != NULL &&
		 (array->length == 0 || array->buffers[1] != NULL));
}

bool
py_arrow_alive(bool alive)
{
	if (!alive)
		PyErr_SetString(py_Error, "the Arrow data were given to somebody else already");
	return alive;
}

bool
py_arrow_column(const struct ArrowSchema *schema, const struct ArrowArray *array,
				rbf_type type, const py_readings *readings, py_column *column)
{
	memset(column, 0, sizeof(*column));
	if (schema->format == NULL)
	{
		PyErr_SetString(py_Error, "an Arrow schema has no format");
		return false;
	}
	if (!read_format(schema->format, column))
	{
		PyErr_Format(py_KeyTypeError, "an Arrow array of type %s cannot be keys",
					 format_name(schema->format));
		return false;
	}
	column->stride = (ptrdiff_t) column->width;
	if (array != NULL)
	{
		if (!complete(column, array))
		{
			PyErr_SetString(py_Error, "an Arrow array lacks a buffer, or its length is wrong");
			return false;
		}
		column->n = (size_t) array->length;
		column->first = (size_t) array->offset;
		if (column->meaning != PY_NOTHING)
		{
			column->validity = array->null_count == 0 ? NULL : array->buffers[0];
			column->data = array->buffers[1];
		}
		switch (column->layout)
		{
			case PY_BITS:
				break;
			case PY_OFFSETS32:
				column->data += column->data == NULL ? 0 : 4 * array->offset;
				column->heap = array->buffers[2];
				break;
			case PY_OFFSETS64:
				column->data += column->data == NULL ? 0 : 8 * array->offset;
				column->heap = array->buffers[2];
				break;
			case PY_VIEWS:
				/* behind them are their sizes */
				column->heaps = array->buffers + 2;
				column->nheaps = array->n_buffers > 3 ? (size_t) array->n_buffers - 3 : 0;
				column->heap_sizes = array->buffers[array->n_buffers - 1];
				if (column->heap_sizes == NULL)
					column->nheaps = 0;
				/* FALLTHROUGH */
			default:
				column->data += column->data == NULL ? 0 : column->stride * array->offset;
				break;
		}
	}
	return schema->dictionary == NULL || read_dictionary(schema, array, type, readings, column);
}

void
py_arrow_column_free(py_column *column)
{
	free((void *) column->values);
	free((void *) column->dictionary);
	free((void *) column->dictionary_states);
	column->values = NULL;
	column->dictionary = NULL;
	column->dictionary_states = NULL;
}
