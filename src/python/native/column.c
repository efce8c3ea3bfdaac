/*-------------------------------------------------------------------------
 *
 * column.c
 *	  Keys in memory one after the other: NumPy's, Arrow's.
 *
 *-------------------------------------------------------------------------
 */
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "column.h"

/* Days from 1970 to 2000. */
#define EPOCH_DAYS	INT64_C(10957)
#define EPOCH_MICROSECONDS	(EPOCH_DAYS * INT64_C(86400000000))

/* The server's range of dates and timestamps, from 4714 BC on. */
#define LEAST_DATE	INT64_C(-2451545)
#define MOST_DATE	INT64_C(2145031948)
#define LEAST_TIMESTAMP INT64_C(-211813488000000000)
#define MOST_TIMESTAMP	INT64_C(9223371331199999999)

void
py_column_scale(py_column *column, py_meaning meaning, int64_t multiply, int64_t divide)
{
	bool		date = meaning == PY_DATE;

	column->meaning = meaning;
	column->scale.multiply = multiply;
	column->scale.divide = divide;
	column->scale.add = date ? -EPOCH_DAYS : -EPOCH_MICROSECONDS;
	column->scale.least = date ? LEAST_DATE : LEAST_TIMESTAMP;
	column->scale.most = date ? MOST_DATE : MOST_TIMESTAMP;
}

/* ---- Values ---- */

/* A number of the format: little-endian. */
static void
set_number(py_value *value, uint64_t number)
{
	value->state = PY_KEY;
	value->is_text = false;
	for (int i = 0; i < 8; i++)
		value->made[i] = (char) (number >> 8 * i);
	value->bytes = value->made;
	value->len = 8;
}

static void
set_decimals(py_value *value, bool is_signed, int64_t number)
{
	value->state = PY_KEY;
	value->is_text = false;
	value->len = (size_t) snprintf(value->made, sizeof(value->made),
								   is_signed ? "%" PRId64 : "%" PRIu64, number);
	value->bytes = value->made;
}

static inline bool
in_range(rbf_type type, bool is_signed, int64_t number)
{
	if (type == RBF_NUMERIC)
		return true;
	if (!is_signed && number < 0)
		return false;
	if (type == RBF_SMALLINT)
		return number >= INT16_MIN && number <= INT16_MAX;
	return type != RBF_INTEGER || (number >= INT32_MIN && number <= INT32_MAX);
}

void
py_value_int(py_value *value, rbf_type type, bool is_signed, int64_t number)
{
	if (!in_range(type, is_signed, number))
		value->state = PY_ABSENT;
	else if (type == RBF_NUMERIC)
		set_decimals(value, is_signed, number);
	else
		set_number(value, (uint64_t) number);
}

/* Rounds to a real; false: it is out of range in SQL. */
static bool
round_real(double *number)
{
	float		real = (float) *number;
	bool		fits = isinf(real) ? isinf(*number) : real != 0 || *number == 0;

	*number = real;
	return fits;
}

void
py_value_double(py_value *value, rbf_type type, double number)
{
	uint64_t	bits;

	if (type == RBF_REAL && !round_real(&number))
	{
		value->state = PY_ABSENT;
		return;
	}
	if (number == 0)
		number = 0;				/* not -0 */
	memcpy(&bits, &number, 8);
	set_number(value, isnan(number) ? UINT64_C(0x7FF8000000000000) : bits);
}

/* The state of a text that could not be read; no database has zero bytes. */
static py_state
unread(const py_value *value, const rbf_error *error)
{
	if (error->code != RBF_ERR_KEY)
		return PY_FAILED;
	return memchr(value->bytes, 0, value->len) != NULL ? PY_ABSENT : PY_WRONG;
}

py_state
py_value_hash(const py_value *value, const py_types *types, uint64_t *hash, rbf_error *error)
{
	rbf_type	type = types->columns.types[0];
	py_value	decimals;
	int			found;

	if (value->state != PY_KEY)
		return value->state;
	if (!value->is_text && types->kept == rbf_type_kept(type))
	{
		*hash = rbf_hash_bytes(value->bytes, value->len);
		return PY_KEY;
	}
	/* an integer to look up among numerics */
	if (!value->is_text && types->kept == RBF_NUMERIC)
	{
		uint64_t	number = 0;

		for (int i = 8; i-- > 0;)
			number = number << 8 | (unsigned char) value->bytes[i];
		set_decimals(&decimals, true, (int64_t) number);
		value = &decimals;
	}
	found = rbf_key_hash_as(type, types->kept, value->bytes, value->len, hash, error);
	return found > 0 ? PY_KEY : found == 0 ? PY_ABSENT : unread(value, error);
}

py_state
py_value_add(const py_value *value, rbf_type type, rbf_row *row, rbf_error *error)
{
	if (value->state == PY_NULL)
		return rbf_row_add_bytes(row, NULL, 0, error) ? PY_KEY : PY_FAILED;
	if (value->state != PY_KEY)
		return value->state;
	if (value->is_text)
		return rbf_row_add(row, type, value->bytes, value->len, error) ? PY_KEY :
			unread(value, error);
	return rbf_row_add_bytes(row, value->bytes, value->len, error) ? PY_KEY : PY_FAILED;
}

/* ---- Numbers ---- */

/* The "width" bytes of a number as one. */
static inline uint64_t
load(const char *from, size_t width, bool swapped)
{
	uint64_t	eight;
	uint32_t	four;
	uint16_t	two;

	switch (width)
	{
		case 8:
			memcpy(&eight, from, 8);
			return swapped ? __builtin_bswap64(eight) : eight;
		case 4:
			memcpy(&four, from, 4);
			return swapped ? __builtin_bswap32(four) : four;
		case 2:
			memcpy(&two, from, 2);
			return swapped ? __builtin_bswap16(two) : two;
		default:
			return (uint8_t) *from;
	}
}

/* To be expanded with a constant width. */
static inline void
load_some(const char *from, ptrdiff_t stride, size_t width, bool swapped, bool is_signed,
		  size_t n, int64_t *to)
{
	int			shift = 64 - 8 * (int) width;

	for (size_t i = 0; i < n; i++, from += stride)
	{
		uint64_t	word = load(from, width, swapped);

		to[i] = is_signed ? (int64_t) (word << shift) >> shift : (int64_t) word;
	}
}

static void
load_numbers(const py_column *column, size_t at, size_t n, int64_t *to)
{
	const char *from = column->data + (ptrdiff_t) at * column->stride;
	bool		is_signed = column->is_signed;

	if (column->swapped)
		load_some(from, column->stride, column->width, true, is_signed, n, to);
	else if (column->width == 8)
		load_some(from, column->stride, 8, false, true, n, to);
	else if (column->width == 4)
		load_some(from, column->stride, 4, false, is_signed, n, to);
	else
		load_some(from, column->stride, column->width, false, is_signed, n, to);
}

static void
load_floats(const py_column *column, size_t at, size_t n, double *to)
{
	const char *from = column->data + (ptrdiff_t) at * column->stride;

	for (size_t i = 0; i < n; i++, from += column->stride)
	{
		uint64_t	word = load(from, column->width, column->swapped);

		if (column->width == 8)
			memcpy(&to[i], &word, 8);
		else
		{
			uint32_t	half = (uint32_t) word;
			float		value;

			memcpy(&value, &half, 4);
			to[i] = value;
		}
	}
}

/* Converts a date or time; false: the format cannot have it. */
static inline bool
scaled(const py_scale *scale, int64_t *number)
{
	int64_t		value = *number;

	if (scale->divide > 1)
	{
		if (value % scale->divide != 0)
			return false;
		value /= scale->divide;
	}
	if (__builtin_mul_overflow(value, scale->multiply, &value) ||
		__builtin_add_overflow(value, scale->add, &value))
		return false;
	*number = value;
	return value >= scale->least && value <= scale->most;
}

static inline bool
bit(const uint8_t *bits, size_t i)
{
	return bits[i / 8] >> (i % 8) & 1;
}

/* ---- Texts and bytes ---- */

static bool
outside(rbf_error *error)
{
	error->code = RBF_ERR_ARGUMENT;
	strcpy(error->message, "a value of an Arrow array is outside of its data");
	return false;
}

/* Arrow does not give the length of the heap. */
static bool
bytes_between(const char *heap, int64_t begin, int64_t end, py_value *value, rbf_error *error)
{
	if (begin < 0 || end < begin || (end > begin && heap == NULL))
		return outside(error);
	value->bytes = end > begin ? heap + begin : "";
	value->len = (size_t) (end - begin);
	return true;
}

/* A view has a length, and the bytes or their beginning, heap and offset. */
static bool
bytes_viewed(const py_column *column, const char *from, py_value *value, rbf_error *error)
{
	int32_t		view[4];
	size_t		heap;

	memcpy(view, from, 16);
	if (view[0] < 0)
		return outside(error);
	value->bytes = from + 4;
	value->len = (size_t) view[0];
	if (view[0] <= 12)
		return true;
	heap = (size_t) view[2];
	if (view[2] < 0 || heap >= column->nheaps || column->heaps[heap] == NULL || view[3] < 0 ||
		(int64_t) view[3] + view[0] > column->heap_sizes[heap])
		return outside(error);
	value->bytes = (const char *) column->heaps[heap] + view[3];
	return true;
}

static bool
bytes_of(const py_column *column, size_t at, py_value *value, rbf_error *error)
{
	const char *from = column->data + (ptrdiff_t) at * column->stride;
	const int32_t *offsets32 = (const int32_t *) column->data;
	const int64_t *offsets64 = (const int64_t *) column->data;

	switch (column->layout)
	{
		case PY_OFFSETS32:
			return bytes_between(column->heap, offsets32[at], offsets32[at + 1], value, error);
		case PY_OFFSETS64:
			return bytes_between(column->heap, offsets64[at], offsets64[at + 1], value, error);
		case PY_VIEWS:
			return bytes_viewed(column, from, value, error);
		default:
			value->bytes = from;
			value->len = column->width;
			while (column->layout == PY_PADDED && value->len > 0 && from[value->len - 1] == 0)
				value->len--;
			return true;
	}
}

static void
value_of_index(const py_column *column, rbf_type type, size_t at, py_value *value, rbf_error *error)
{
	int64_t		index;

	load_numbers(column, at, 1, &index);
	if (index >= 0 && (uint64_t) index < column->values->n)
		py_column_value(column->values, type, (size_t) index, value, error);
	else
	{
		error->code = RBF_ERR_ARGUMENT;
		strcpy(error->message, "an index beyond the end of an Arrow dictionary");
		value->state = PY_FAILED;
	}
}

void
py_column_value(const py_column *column, rbf_type type, size_t at, py_value *value,
				rbf_error *error)
{
	int64_t		number;
	double		real;

	value->state = PY_NULL;
	value->is_text = false;
	if (py_column_is_null(column, at))
		return;
	if (column->values != NULL)
	{
		value_of_index(column, type, at, value, error);
		return;
	}
	switch (column->meaning)
	{
		case PY_INT:
			load_numbers(column, at, 1, &number);
			py_value_int(value, type, column->is_signed, number);
			return;
		case PY_FLOAT:
			load_floats(column, at, 1, &real);
			py_value_double(value, type, real);
			return;
		case PY_DATE:
		case PY_TIMESTAMP:
		case PY_TIMESTAMPTZ:
			load_numbers(column, at, 1, &number);
			if (scaled(&column->scale, &number))
				set_number(value, (uint64_t) number);
			else
				value->state = PY_ABSENT;
			return;
		case PY_BOOL:
			value->made[0] = column->layout == PY_BITS ?
				bit((const uint8_t *) column->data, column->first + at) :
				column->data[(ptrdiff_t) at * column->stride] != 0;
			value->bytes = value->made;
			value->len = 1;
			break;
		default:
			value->is_text = column->meaning == PY_TEXT;
			if (!bytes_of(column, at, value, error))
			{
				value->state = PY_FAILED;
				return;
			}
	}
	value->state = PY_KEY;
}

/* ---- Columns ---- */

/* The column that has the meaning of the values. */
static const py_column *
meant(const py_column *column)
{
	return column->values != NULL ? column->values : column;
}

bool
py_column_is_null(const py_column *column, size_t at)
{
	int64_t		number;

	if (column->meaning == PY_NOTHING ||
		(column->validity != NULL && !bit(column->validity, column->first + at)) ||
		(column->mask != NULL && column->mask[(ptrdiff_t) at * column->mask_stride]))
		return true;
	if (!column->scale.has_nat)
		return false;
	load_numbers(column, at, 1, &number);
	return number == INT64_MIN;
}

/* Is there no value at all?  NaN does not count as one. */
static bool
missing_throughout(const py_column *column)
{
	for (size_t i = 0; i < column->n; i++)
	{
		double		number = 0;

		if (py_column_is_null(column, i))
			continue;
		if (column->meaning == PY_FLOAT)
			load_floats(column, i, 1, &number);
		if (!isnan(number))
			return false;
	}
	return true;
}

/* The type that values of a meaning suggest. */
static const rbf_type suggested[] = {
	[PY_NOTHING] = RBF_NONE,
	[PY_INT] = RBF_BIGINT,
	[PY_FLOAT] = RBF_DOUBLE,
	[PY_BOOL] = RBF_BOOLEAN,
	[PY_TEXT] = RBF_TEXT,
	[PY_BYTES] = RBF_BYTEA,
	[PY_DATE] = RBF_DATE,
	[PY_TIMESTAMP] = RBF_TIMESTAMP,
	[PY_TIMESTAMPTZ] = RBF_TIMESTAMPTZ,
	[PY_OBJECTS] = RBF_NONE,
};

bool
py_column_fits(py_column *column, rbf_type type)
{
	const py_column *values = meant(column);

	if (values->meaning == PY_TEXT)
		return type != RBF_COMPOUND;
	if (values->meaning == PY_NOTHING || values->meaning == PY_OBJECTS ||
		rbf_type_kept(type) == suggested[values->meaning] ||
		(type == RBF_NUMERIC && values->meaning == PY_INT) ||
		(type == RBF_UUID && values->may_be_uuid))
		return true;
	if (!missing_throughout(column))
		return false;
	column->meaning = PY_NOTHING;
	return true;
}

rbf_type
py_column_type(const py_column *column)
{
	return meant(column)->may_be_uuid ? RBF_COMPOUND : suggested[meant(column)->meaning];
}

/* Sets states to PY_NULL or PY_KEY; is there no NULL? */
static bool
no_nulls(const py_column *column, size_t at, size_t n, uint8_t *states)
{
	bool		none = true;

	memset(states, PY_KEY, n);
	if (column->validity == NULL && column->mask == NULL && !column->scale.has_nat)
		return true;
	for (size_t i = 0; i < n; i++)
		if (py_column_is_null(column, at + i))
		{
			states[i] = PY_NULL;
			none = false;
		}
	return none;
}

bool
py_column_hash(const py_column *column, const py_types *types, size_t at, size_t n,
			   uint64_t *hashes, uint8_t *states, bool *all)
{
	rbf_type	type = types->columns.types[0];
	bool		floats = column->meaning == PY_FLOAT;
	bool		times = column->meaning >= PY_DATE && column->meaning <= PY_TIMESTAMPTZ;
	int64_t		numbers[PY_BATCH];
	double		doubles[PY_BATCH];

	if (column->values != NULL || type == RBF_NUMERIC || types->kept != rbf_type_kept(type) ||
		(column->meaning != PY_INT && !floats && !times))
		return false;
	*all = no_nulls(column, at, n, states);
	if (type == RBF_BIGINT && column->is_signed && column->width == 8 && column->stride == 8 &&
		!column->swapped && (uintptr_t) column->data % 8 == 0)
	{
		rbf_hash_int64s((const int64_t *) column->data + at, n, hashes);
		return true;
	}
	if (floats)
		load_floats(column, at, n, doubles);
	else
		load_numbers(column, at, n, numbers);
	for (size_t i = 0; i < n; i++)
		if (floats ? type == RBF_REAL && !round_real(&doubles[i]) :
			times ? !scaled(&column->scale, &numbers[i]) :
			!in_range(type, column->is_signed, numbers[i]))
		{
			if (states[i] == PY_KEY)
				states[i] = PY_ABSENT;
			*all = false;
		}
	if (floats)
		rbf_hash_doubles(doubles, n, hashes);
	else
		rbf_hash_int64s(numbers, n, hashes);
	return true;
}
