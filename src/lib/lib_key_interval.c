/*-------------------------------------------------------------------------
 *
 * lib_key_interval.c
 *	  Canonical bytes of intervals.
 *
 * Two forms are read: the server's, under IntervalStyle postgres,
 *
 *		1 year 2 mons -3 days +04:05:06.5
 *
 * and ISO 8601, "P1Y2M-3DT4H5M6.5S".  Numbers are whole, but for seconds;
 * units come in order, each at most once.
 *
 * Under IntervalStyle sql_standard the server takes a minus in front of the
 * first number for all that follow, unless one of these has a sign, too.  So
 * there must be one.
 *
 *-------------------------------------------------------------------------
 */
#include "lib_key_time.h"

/*
 * No more digits of a number: in the server's form any that can be read into
 * 64 bits, in ISO 8601, which it reads by way of a double, those that are
 * exact there, before a fraction even to a millionth.
 */
#define MAX_DIGITS			18
#define MAX_ISO_DIGITS		15
#define MAX_ISO_SECONDS		9

/* Fields, in their order. */
typedef enum interval_field
{
	FIELD_YEAR,
	FIELD_MONTH,
	FIELD_WEEK,
	FIELD_DAY,
	FIELD_HOUR,
	FIELD_MINUTE,
	FIELD_SECOND,
	FIELD_END
} interval_field;

/* A sum of numbers: of those above 0 and, without the sign, below. */
typedef struct signed_total
{
	uint64_t	above;
	uint64_t	below;
} signed_total;

typedef enum interval_part
{
	PART_MONTHS,
	PART_DAYS,
	PART_USECS,
	PART_END
} interval_part;

typedef struct interval_parts
{
	signed_total sums[PART_END];
} interval_parts;

/*
 * Adds a number of that sign times scale.  Fails where the sum of all numbers
 * of one sign exceeds the limit: else the server's sums exceed it nowhere on
 * the way, in whichever order it adds.
 */
static bool
add(interval_parts *v, interval_part part, bool negative, int64_t number, int64_t scale)
{
	uint64_t   *side = negative ? &v->sums[part].below : &v->sums[part].above;
	uint64_t	most = (uint64_t) (part == PART_USECS ? INT64_MAX : INT32_MAX) + negative;

	if ((uint64_t) number > (most - *side) / (uint64_t) scale)
		return false;
	*side += (uint64_t) number * (uint64_t) scale;
	return true;
}

static int64_t
total_of(const interval_parts *v, interval_part part)
{
	return (int64_t) (v->sums[part].above - v->sums[part].below);
}

static bool
add_field(interval_parts *v, interval_field field, bool negative, int64_t number)
{
	static const struct
	{
		interval_part part;
		int64_t		scale;
	}			fields[FIELD_END] = {
		{PART_MONTHS, 12}, {PART_MONTHS, 1}, {PART_DAYS, 7}, {PART_DAYS, 1},
		{PART_USECS, USECS_PER_HOUR}, {PART_USECS, USECS_PER_MINUTE}, {PART_USECS, USECS_PER_SEC}
	};

	return field < FIELD_END && add(v, fields[field].part, negative, number, fields[field].scale);
}

/* Takes digits away. */
static bool
read_digits(const char **p, const char *end, int most, int64_t *value)
{
	const char *from = *p;

	*value = 0;
	while (*p < end && lib_key_digit(**p) <= 9)
	{
		if (*p - from == most)
			return false;
		*value = 10 * *value + lib_key_digit(*(*p)++);
	}
	return *p > from;
}

/* The rest of the text, "hh:mm:ss.ffffff" behind its hours. */
static bool
read_clock(const char *p, const char *end, int64_t hours, bool negative, interval_parts *v)
{
	int64_t		fraction;
	uint32_t	minutes;
	uint32_t	seconds;
	int64_t		usecs;

	if (end - p < 6 || p[0] != ':' || p[3] != ':')
		return false;
	minutes = lib_key_time_two(p + 1);
	seconds = lib_key_time_two(p + 4);
	p += 6;
	if (minutes > 59 || seconds > 59 ||
		!lib_key_time_fraction(&p, end, TIME_FRACTION_DIGITS, &fraction) || p != end)
		return false;
	usecs = minutes * USECS_PER_MINUTE + seconds * USECS_PER_SEC + fraction;
	if (hours > (INT64_MAX - usecs) / USECS_PER_HOUR)
		return false;
	usecs += hours * USECS_PER_HOUR;
	return add(v, PART_USECS, negative, usecs, 1);
}

static interval_field
unit_field(const char *p, const char *end)
{
	static const struct
	{
		const char *one;
		const char *many;
		interval_field field;
	}			units[] = {
		{"year", "years", FIELD_YEAR},
		{"mon", "mons", FIELD_MONTH},
		{"month", "months", FIELD_MONTH},
		{"week", "weeks", FIELD_WEEK},
		{"day", "days", FIELD_DAY},
		{"hour", "hours", FIELD_HOUR},
		{"minute", "minutes", FIELD_MINUTE},
		{"second", "seconds", FIELD_SECOND},
	};

	for (size_t i = 0; i < sizeof(units) / sizeof(units[0]); i++)
	{
		if (lib_key_is_word(p, end, units[i].one) || lib_key_is_word(p, end, units[i].many))
			return units[i].field;
	}
	return FIELD_END;
}

/* The server's form, without blanks around. */
static bool
read_postgres(const char *p, const char *end, interval_parts *v)
{
	interval_field next = FIELD_YEAR;	/* or any behind it */
	bool		minus_first = false;
	bool		other_signs = false;
	int			nfields = 0;

	while (p < end)
	{
		bool		sign = *p == '-' || *p == '+';
		bool		negative = *p == '-';
		const char *unit;
		int64_t		value;
		interval_field field;

		if (nfields++ == 0)
			minus_first = negative;
		else
			other_signs |= sign;
		p += sign;
		if (!read_digits(&p, end, MAX_DIGITS, &value) || p == end)
			return false;
		if (*p == ':')
		{
			if (next > FIELD_HOUR || !read_clock(p, end, value, negative, v))
				return false;
			break;
		}
		if (!lib_key_is_space(*p))
			return false;
		while (p < end && lib_key_is_space(*p))
			p++;
		for (unit = p; p < end && !lib_key_is_space(*p); p++)
			;
		field = unit_field(unit, p);
		if (field < next || !add_field(v, field, negative, value))
			return false;
		next = field + 1;
		while (p < end && lib_key_is_space(*p))
			p++;
	}
	return nfields == 1 || (nfields > 1 && (!minus_first || other_signs));
}

/* ISO 8601, all of the text: the server has no blanks around it. */
static bool
read_iso(const char *p, const char *end, interval_parts *v)
{
	static const char units[] = "YMWDHMS";
	interval_field next = FIELD_YEAR;

	if (++p == end)
		return false;
	for (; p < end; p++)
	{
		bool		negative;
		const char *digits;
		int64_t		value;
		int64_t		fraction = 0;
		interval_field field;

		if (*p == 'T')
		{
			if (next > FIELD_HOUR)
				return false;
			next = FIELD_HOUR;
			if (++p == end)
				return false;
		}
		negative = *p == '-';
		p += negative;
		digits = p;
		if (!read_digits(&p, end, MAX_ISO_DIGITS, &value) || p == end)
			return false;
		if (*p == '.')
		{
			if (p - digits > MAX_ISO_SECONDS || !lib_key_time_fraction(&p, end, 6, &fraction) ||
				p == end || *p != 'S')
				return false;
		}
		for (field = next; field < FIELD_END && units[field] != *p; field++)
			;
		/* the time is behind a T */
		if (field == FIELD_END || (next < FIELD_HOUR) != (field < FIELD_HOUR) ||
			!add_field(v, field, negative, value) ||
			!add(v, PART_USECS, negative, fraction, 1))
			return false;
		/* the last of each half is left by a T, or the end, alone */
		next = field == FIELD_DAY ? FIELD_DAY : field + 1;
		if (field == FIELD_DAY && p + 1 < end && p[1] != 'T')
			return false;
	}
	return true;
}

rbf_code
lib_key_interval_read(const char *p, const char *end, lib_key *key)
{
	interval_parts v = {0};
	int64_t		months;
	int64_t		days;
	int64_t		usecs;

	if (p < end && *p == 'P')
	{
		if (!read_iso(p, end, &v))
			return RBF_ERR_KEY;
	}
	else
	{
		lib_key_trim(&p, &end);
		/* from release 17 on; they have the bytes of their largest parts */
		if (lib_key_is_word(p, end, "infinity"))
			return lib_key_int64(key, rf_key_interval(INT32_MAX, INT32_MAX, INT64_MAX));
		if (lib_key_is_word(p, end, "-infinity"))
			return lib_key_int64(key, rf_key_interval(INT32_MIN, INT32_MIN, INT64_MIN));
		if (p < end && *p == '@')
		{
			p++;
			lib_key_trim(&p, &end);
		}
		if (!read_postgres(p, end, &v))
			return RBF_ERR_KEY;
	}
	months = total_of(&v, PART_MONTHS);
	days = total_of(&v, PART_DAYS);
	usecs = total_of(&v, PART_USECS);
	/* infinity, to a server that has it, but not by these numbers */
	if ((months == INT32_MAX && days == INT32_MAX && usecs == INT64_MAX) ||
		(months == INT32_MIN && days == INT32_MIN && usecs == INT64_MIN))
		return RBF_ERR_KEY;
	return lib_key_int64(key, rf_key_interval((int32_t) months, (int32_t) days, usecs));
}
