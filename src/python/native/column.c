/*-------------------------------------------------------------------------
 *
 * column.c
 *	  Keys that lie in memory one after the other: NumPy's, Arrow's.
 *
 *-------------------------------------------------------------------------
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "column.h"

/* Days from 1970 to 2000. */
#define EPOCH_DAYS	INT64_C(10957)
#define EPOCH_MICROSECONDS	(EPOCH_DAYS * INT64_C(86400000000))

/* What the server has of dates and timestamps, from 4714 BC on. */
#define LEAST_DATE	INT64_C(-2451545)
#define MOST_DATE	INT64_C(2145031948)
#define LEAST_TIMESTAMP INT64_C(-211813488000000000)
#define MOST_TIMESTAMP	INT64_C(9223371331199999999)

void
py_column_scale(py_column *column, py_meaning meaning, int64_t multiply, int64_t divide)
{
	py_scale   *scale = &column->scale;

	column->meaning = meaning;
	scale->multiply = multiply;
	scale->divide = divide;
	scale->add = 0;
	scale->wraps = meaning == PY_INTERVAL;
	scale->least = INT64_MIN;
	scale->most = INT64_MAX;
	if (meaning == PY_DATE)
	{
		scale->add = -EPOCH_DAYS;
		scale->least = LEAST_DATE;
		scale->most = MOST_DATE;
	}
	else if (meaning == PY_TIMESTAMP || meaning == PY_TIMESTAMPTZ)
	{
		scale->add = -EPOCH_MICROSECONDS;
		scale->least = LEAST_TIMESTAMP;
		scale->most = MOST_TIMESTAMP;
	}
	else if (meaning == PY_TIME)
	{
		scale->least = 0;
		scale->most = INT64_C(86400000000);
	}
}

/* The type that values of a meaning suggest. */
static const rbf_type suggested[] = {
	[PY_NOTHING] = RBF_NONE,
	[PY_INT] = RBF_INTEGER,
	[PY_UINT] = RBF_INTEGER,
	[PY_FLOAT] = RBF_DOUBLE,
	[PY_BOOL] = RBF_BOOLEAN,
	[PY_TEXT] = RBF_TEXT,
	[PY_BYTES] = RBF_BYTEA,
	[PY_DATE] = RBF_DATE,
	[PY_TIMESTAMP] = RBF_TIMESTAMP,
	[PY_TIMESTAMPTZ] = RBF_TIMESTAMPTZ,
	[PY_TIME] = RBF_TIME,
	[PY_INTERVAL] = RBF_INTERVAL,
};

bool
py_column_fits(const py_column *column, rbf_type type)
{
	switch (column->meaning)
	{
		case PY_NOTHING:
			return true;
		case PY_INT:
		case PY_UINT:
			return type == RBF_INTEGER || type == RBF_NUMERIC || type == RBF_OID ||
				type == RBF_XID || type == RBF_CID || type == RBF_XID8;
		case PY_FLOAT:
			return type == RBF_DOUBLE || type == RBF_REAL;
		case PY_TEXT:
			/* a column of texts may be written as a bytea is, or not */
			return type != RBF_COMPOUND && type != RBF_NATIVE && type != RBF_BYTEA;
		default:
			return type == suggested[column->meaning] ||
				(type == RBF_UUID && column->may_be_uuid);
	}
}

rbf_type
py_column_type(const py_column *column)
{
	return column->may_be_uuid ? RBF_NONE : suggested[column->meaning];
}

/* The hash of an integer, as a key of a type of numbers; returns a state. */
static uint8_t
hash_number(rbf_type type, bool negative, uint64_t size, uint64_t *hash)
{
	char		text[24];
	size_t		at = sizeof(text);

	do
		text[--at] = (char) ('0' + size % 10);

	while ((size /= 10) != 0);
	if (negative)
		text[--at] = '-';

	return rbf_key_hash(type, text + at, sizeof(text) - at, hash, NULL) ? PY_KEY : PY_ABSENT;
}

int
py_hash_text(rbf_type type, const char *text, size_t len, const py_readings *readings,
			 uint64_t *hash, rbf_error *error)
{
	uint64_t	hashes[RBF_READINGS];
	size_t		n = 1;

	if (!(readings->refuse || readings->probed != NULL ?
		  rbf_key_readings(type, text, len, hashes, &n, error) :
		  rbf_key_hash(type, text, len, hashes, error)))
		return error->code == RBF_ERR_KEY && memchr(text, 0, len) != NULL ? PY_ABSENT : -1;

	if (n > 1 && readings->refuse)
	{
		error->code = RBF_ERR_KEY;
		strcpy(error->message, type == RBF_DOUBLE ?
			   "a text may be a real or a double precision: say type=\"real\" or type=\"double precision\"" :
			   "a text of more than 63 bytes may be a text or a name: say type=\"text\" or type=\"name\"");
		return -1;
	}
	/* that which the filter has, if any */
	*hash = hashes[0];
	for (size_t i = 1; i < n; i++)
		if (rbf_contains(readings->probed, hashes[i]))
			*hash = hashes[i];
	return PY_KEY;
}

bool
py_round_real(double *number)
{
	float		real = (float) *number;
	bool		fits = isinf(real) ? isinf(*number) : real != 0 || *number == 0;

	*number = real;
	return fits;
}

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

static inline int64_t
extend(uint64_t word, size_t width)
{
	int			shift = 64 - 8 * (int) width;

	return (int64_t) (word << shift) >> shift;
}

/* Numbers of a width that is known where this is expanded. */
static inline void
load_some(const char *from, ptrdiff_t stride, size_t width, bool swapped, bool is_signed,
		  size_t n, int64_t *to)
{
	for (size_t i = 0; i < n; i++, from += stride)
	{
		uint64_t	word = load(from, width, swapped);

		to[i] = is_signed ? extend(word, width) : (int64_t) word;
	}
}

static void
load_numbers(const py_column *column, size_t at, size_t n, bool is_signed, int64_t *to)
{
	const char *from = column->data + (ptrdiff_t) at * column->stride;

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

/* The number of a date or time that the format has; false: it has none. */
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
	if (__builtin_mul_overflow(value, scale->multiply, &value) && !scale->wraps)
		return false;
	if (__builtin_add_overflow(value, scale->add, &value))
		return false;
	*number = value;
	return value >= scale->least && value <= scale->most;
}

static inline bool
bit(const uint8_t *bits, size_t i)
{
	return bits[i / 8] >> (i % 8) & 1;
}

/* Makes the UTF-8 of characters of 32 bits, but for zeros at the end. */
static bool
text_of_ucs4(const py_column *column, const char *from, py_scratch *scratch, size_t *len,
			 rbf_error *error)
{
	size_t		chars = column->width / 4;
	char	   *to;

	while (chars > 0 && load(from + 4 * (chars - 1), 4, false) == 0)
		chars--;
	if (scratch->space < 4 * chars)
	{
		char	   *larger = realloc(scratch->text, 4 * chars);

		if (larger == NULL)
		{
			error->code = RBF_ERR_MEMORY;
			return false;
		}
		scratch->text = larger;
		scratch->space = 4 * chars;
	}
	to = scratch->text;
	for (size_t i = 0; i < chars; i++)
	{
		uint32_t	c = (uint32_t) load(from + 4 * i, 4, column->swapped);

		if (c < 0x80)
			*to++ = (char) c;
		else if (c < 0x800)
		{
			*to++ = (char) (0xC0 | c >> 6);
			*to++ = (char) (0x80 | (c & 0x3F));
		}
		else if (c > 0x10FFFF || (c >= 0xD800 && c < 0xE000))
			*to++ = 0;			/* as little a character of a database */
		else if (c < 0x10000)
		{
			*to++ = (char) (0xE0 | c >> 12);
			*to++ = (char) (0x80 | (c >> 6 & 0x3F));
			*to++ = (char) (0x80 | (c & 0x3F));
		}
		else
		{
			*to++ = (char) (0xF0 | c >> 18);
			*to++ = (char) (0x80 | (c >> 12 & 0x3F));
			*to++ = (char) (0x80 | (c >> 6 & 0x3F));
			*to++ = (char) (0x80 | (c & 0x3F));
		}
	}
	*len = (size_t) (to - scratch->text);
	return true;
}

static bool
outside(rbf_error *error)
{
	error->code = RBF_ERR_ARGUMENT;
	strcpy(error->message, "a value of an Arrow array is outside of its data");
	return false;
}

/* Bytes between two offsets; how long the heap is, Arrow does not say. */
static bool
bytes_between(const char *heap, int64_t begin, int64_t end, const char **bytes, size_t *len,
			  rbf_error *error)
{
	if (begin < 0 || end < begin || (end > begin && heap == NULL))
		return outside(error);
	*bytes = end > begin ? heap + begin : "";
	*len = (size_t) (end - begin);
	return true;
}

/* Bytes of a view: a length, and they or their beginning, heap and offset. */
static bool
bytes_viewed(const py_column *column, const char *from, const char **bytes, size_t *len,
			 rbf_error *error)
{
	int32_t		view[4];
	size_t		heap;

	memcpy(view, from, 16);
	if (view[0] < 0)
		return outside(error);
	*bytes = from + 4;
	*len = (size_t) view[0];
	if (view[0] <= 12)
		return true;
	heap = (size_t) view[2];
	if (view[2] < 0 || heap >= column->nheaps || column->heaps[heap] == NULL || view[3] < 0 ||
		(int64_t) view[3] + view[0] > column->heap_sizes[heap])
		return outside(error);
	*bytes = (const char *) column->heaps[heap] + view[3];
	return true;
}

/* Where the bytes of a value are. */
static bool
bytes_of(const py_column *column, size_t at, py_scratch *scratch, const char **bytes,
		 size_t *len, rbf_error *error)
{
	const char *from = column->data + (ptrdiff_t) at * column->stride;

	switch (column->layout)
	{
		case PY_PADDED:
			*len = column->width;
			while (*len > 0 && from[*len - 1] == 0)
				--* len;
			*bytes = from;
			return true;
		case PY_UCS4:
			if (!text_of_ucs4(column, from, scratch, len, error))
				return false;
			*bytes = *len > 0 ? scratch->text : "";
			return true;
		case PY_OFFSETS32:
			{
				const int32_t *offsets = (const int32_t *) column->data + at;

				return bytes_between(column->heap, offsets[0], offsets[1], bytes, len, error);
			}
		case PY_OFFSETS64:
			{
				const int64_t *offsets = (const int64_t *) column->data + at;

				return bytes_between(column->heap, offsets[0], offsets[1], bytes, len, error);
			}
		case PY_VIEWS:
			return bytes_viewed(column, from, bytes, len, error);
		default:
			*bytes = from;
			*len = column->width;
			return true;
	}
}

/* Which values are NULL; returns whether there may be any. */
static bool
nulls(const py_column *column, size_t at, size_t n, uint8_t *states)
{
	if (column->meaning == PY_NOTHING)
	{
		memset(states, PY_NULL, n);
		return true;
	}
	memset(states, PY_KEY, n);
	if (column->validity == NULL && column->mask == NULL)
		return false;
	for (size_t i = 0; i < n; i++)
		if ((column->validity != NULL && !bit(column->validity, column->first + at + i)) ||
			(column->mask != NULL && column->mask[(ptrdiff_t) (at + i) * column->mask_stride]))
			states[i] = PY_NULL;
	return true;
}

bool
py_column_hash(const py_column *column, rbf_type type, const py_readings *readings,
			   size_t at, size_t n, uint64_t *hashes, uint8_t *states, bool *all,
			   py_scratch *scratch, rbf_error *error)
{
	int64_t		numbers[PY_BATCH];
	double		floats[PY_BATCH] = {0};

	*all = !nulls(column, at, n, states);

	if (column->layout == PY_DICTIONARY)
	{
		load_numbers(column, at, n, column->is_signed, numbers);
		for (size_t i = 0; i < n; i++)
		{
			if (states[i] != PY_KEY)
				continue;
			if (numbers[i] < 0 || (uint64_t) numbers[i] >= column->values->n)
			{
				error->code = RBF_ERR_ARGUMENT;
				strcpy(error->message, "an index beyond the end of an Arrow dictionary");
				return false;
			}
			hashes[i] = column->dictionary[numbers[i]];
			states[i] = column->dictionary_states[numbers[i]];
			/* once more, for what is wrong with it */
			if (states[i] == PY_WRONG &&
				!py_column_hash(column->values, type, readings, (size_t) numbers[i], 1, &hashes[i],
								&states[i], all, scratch, error))
				return false;
		}
		*all = false;
		return true;
	}

	switch (column->meaning)
	{
		case PY_NOTHING:
			break;

		case PY_INT:
		case PY_UINT:
			if (column->meaning == PY_INT && type == RBF_INTEGER && column->width == 8 &&
				column->stride == 8 && !column->swapped && (uintptr_t) column->data % 8 == 0)
			{
				rbf_hash_int64s((const int64_t *) column->data + at, n, hashes);
				break;
			}
			load_numbers(column, at, n, column->meaning == PY_INT, numbers);
			if (type == RBF_INTEGER)
			{
				rbf_hash_int64s(numbers, n, hashes);
				/* what an unsigned number has beyond a bigint */
				for (size_t i = 0; column->meaning == PY_UINT && column->width == 8 && i < n; i++)
					if (numbers[i] < 0 && states[i] == PY_KEY)
					{
						states[i] = PY_ABSENT;
						*all = false;
					}
				break;
			}
			for (size_t i = 0; i < n; i++)
			{
				bool		negative = column->meaning == PY_INT && numbers[i] < 0;
				uint64_t	size = (uint64_t) numbers[i];

				if (states[i] == PY_KEY)
					states[i] = hash_number(type, negative, negative ? 0 - size : size, &hashes[i]);
			}
			*all = false;
			break;

		case PY_FLOAT:
			load_floats(column, at, n, floats);
			for (size_t i = 0; type == RBF_REAL && i < n; i++)
				if (!py_round_real(&floats[i]) && states[i] == PY_KEY)
				{
					states[i] = PY_ABSENT;
					*all = false;
				}
			rbf_hash_doubles(floats, n, hashes);
			break;

		case PY_BOOL:
			{
				uint64_t	two[2];

				two[0] = rbf_hash_bytes("\0", 1);
				two[1] = rbf_hash_bytes("\1", 1);
				for (size_t i = 0; i < n; i++)
					hashes[i] = two[column->layout == PY_BITS ?
									bit((const uint8_t *) column->data, column->first + at + i) :
									column->data[(ptrdiff_t) (at + i) * column->stride] != 0];
				break;
			}

		case PY_TEXT:
		case PY_BYTES:
			for (size_t i = 0; i < n; i++)
			{
				const char *bytes;
				size_t		len;

				if (states[i] != PY_KEY)
					continue;
				if (!bytes_of(column, at + i, scratch, &bytes, &len, error))
					return false;
				if (column->meaning == PY_BYTES)
					hashes[i] = rbf_hash_bytes(bytes, len);
				else
				{
					int			state = py_hash_text(type, bytes, len, readings, &hashes[i], error);

					if (state < 0)
						return false;
					states[i] = (uint8_t) state;
					if (state != PY_KEY)
						*all = false;
				}
			}
			break;

		default:
			load_numbers(column, at, n, true, numbers);
			for (size_t i = 0; i < n; i++)
			{
				if (column->scale.has_nat && numbers[i] == INT64_MIN)
				{
					states[i] = PY_NULL;
					*all = false;
				}
				else if (!scaled(&column->scale, &numbers[i]))
				{
					if (states[i] == PY_KEY)
						states[i] = PY_ABSENT;
					*all = false;
				}
			}
			rbf_hash_int64s(numbers, n, hashes);
			break;
	}

	/* hash something where there is no key */
	if (!*all)
		for (size_t i = 0; i < n; i++)
			if (states[i] != PY_KEY)
				hashes[i] = 0;
	return true;
}

bool
py_only_keys(const uint64_t *hashes, const uint8_t *states, size_t n,
			 uint64_t *keys, size_t *nkeys, rbf_error *error)
{
	size_t		kept = 0;

	for (size_t i = 0; i < n; i++)
	{
		if (states[i] == PY_ABSENT)
		{
			error->code = RBF_ERR_KEY;
			strcpy(error->message, "a key is no value of the type in SQL");
			return false;
		}
		if (states[i] == PY_KEY)
			keys[kept++] = hashes[i];
	}
	*nkeys = kept;
	return true;
}
