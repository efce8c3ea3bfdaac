/*-------------------------------------------------------------------------
 *
 * lib_key_time.c
 *	  Canonical bytes of dates and timestamps.
 *
 * Values are read in ISO 8601, which the server reads under any DateStyle: the
 * year comes first and has at least four digits, so it cannot be a day.
 *
 *		value = date [ sep time ] [ zone ] [ "BC" ] | [ "-" ] "infinity"
 *		date  = year "-" month "-" day, also with "/" or "." | yyyymmdd
 *				| yyyy "-" ddd, the day of the year
 *		sep   = "T" | blanks
 *		time  = h ":" m [ ":" s [ "." fraction ] ] [ "AM" | "PM" ]
 *				| hhmm | hhmmss [ "." fraction ]
 *		zone  = "Z" | "UTC" | "GMT" | sign h [ [ ":" ] mm [ ":" ss ] ]
 *
 * A sign stands behind blanks, or behind a minute or second after a colon.
 *
 * Like the server, all types read all parts: a date ignores the time, and a
 * timestamp the zone.  A timestamptz must have a zone: without one it depends
 * on the server's TimeZone.  Names of months and other zones are refused.
 *
 *-------------------------------------------------------------------------
 */
#include "lib_key_impl.h"

#define USECS_PER_SEC		INT64_C(1000000)
#define USECS_PER_MINUTE	(60 * USECS_PER_SEC)
#define USECS_PER_HOUR		(60 * USECS_PER_MINUTE)

/* Days since 2000-01-01: the first, and the first beyond the range. */
#define DATE_BEGIN		INT64_C(-2451545)	/* 4714-11-24 BC */
#define DATE_END		INT64_C(2145031949) /* 5874898-01-01 */
#define TIMESTAMP_END	INT64_C(106751983)	/* 294277-01-01 */

/* The server's limit. */
#define MAX_OFFSET_HOURS	15

/* The server rounds to six; beyond twelve its rounding errors could show. */
#define FRACTION_DIGITS		12

typedef struct time_parts
{
	int64_t		days;			/* since 2000-01-01 */
	int64_t		usecs;			/* since midnight */
	int64_t		east;			/* of UTC, in seconds */
	bool		zone;			/* is there a zone? */
} time_parts;

/* Takes a character, if it comes next. */
static bool
skip(const char **p, const char *end, char c)
{
	if (*p == end || **p != c)
		return false;
	(*p)++;
	return true;
}

/* Takes a word of n letters, if it comes next and alone. */
static bool
skip_word(const char **p, const char *end, const char *word, int n)
{
	const char *s = *p;

	if (end - s < n || !lib_key_is_word(s, s + n, word) ||
		(end - s > n && ((s[n] | 0x20) >= 'a' && (s[n] | 0x20) <= 'z')))
		return false;
	*p += n;
	return true;
}

/*
 * Takes a fraction of a second, if there is one, with the server's arithmetic:
 * twelve digits and the power of ten are exact in a double.
 */
static bool
read_fraction(const char **p, const char *end, int64_t *usecs)
{
	int64_t		value = 0;
	int64_t		power = 1;
	int			n = 0;
	double		exact;

	*usecs = 0;
	if (!skip(p, end, '.'))
		return true;
	for (; *p < end && lib_key_digit(**p) <= 9; (*p)++)
	{
		if (++n > FRACTION_DIGITS)
			return false;
		value = 10 * value + lib_key_digit(**p);
		power *= 10;
	}
	if (n == 0)
		return false;
	if (n <= 6)
	{
		*usecs = value * (USECS_PER_SEC / power);
		return true;
	}
	exact = (double) value / (double) power * 1000000;
	*usecs = (int64_t) exact;
	exact -= (double) *usecs;
	if (exact > 0.5 || (exact == 0.5 && *usecs % 2 == 1))
		(*usecs)++;
	return true;
}

/* Takes a time, up to 24:00:00.  *apart: a zone's sign must follow blanks. */
static bool
read_time(const char **p, const char *end, int64_t *usecs, bool *apart)
{
	size_t		ndigits = lib_key_count_digits(*p, end);
	uint32_t	hour;
	uint32_t	minute;
	uint32_t	second = 0;
	int64_t		fraction = 0;

	*apart = true;
	if (ndigits == 4 || ndigits == 6)
	{
		if (!lib_key_number(p, end, 2, 2, &hour) || !lib_key_number(p, end, 2, 2, &minute))
			return false;
		if (ndigits == 6 &&
			(!lib_key_number(p, end, 2, 2, &second) || !read_fraction(p, end, &fraction)))
			return false;
	}
	else
	{
		const char *from;
		bool		pm;

		if (!lib_key_number(p, end, 1, 2, &hour) || !skip(p, end, ':') ||
			!lib_key_number(p, end, 1, 2, &minute))
			return false;
		if (skip(p, end, ':') &&
			(!lib_key_number(p, end, 1, 2, &second) || !read_fraction(p, end, &fraction)))
			return false;
		from = *p;
		lib_key_trim(p, &end);
		pm = skip_word(p, end, "pm", 2);
		*apart = pm || skip_word(p, end, "am", 2);
		if (*apart && hour > 12)
			return false;
		if (*apart)
			hour = hour % 12 + (pm ? 12 : 0);
		else
			*p = from;
	}
	/* second 60 is allowed, and belongs to the next minute */
	if (hour > 24 || minute > 59 || second > 60)
		return false;
	*usecs = hour * USECS_PER_HOUR + minute * USECS_PER_MINUTE + second * USECS_PER_SEC + fraction;
	return *usecs <= RF_KEY_USECS_PER_DAY;
}

static bool
read_zone(const char **p, const char *end, int64_t *east)
{
	bool		west;
	size_t		ndigits;
	uint32_t	hours;
	uint32_t	minutes = 0;
	uint32_t	seconds = 0;

	*east = 0;
	if (skip_word(p, end, "z", 1) || skip_word(p, end, "utc", 3) || skip_word(p, end, "gmt", 3))
		return true;
	if (*p == end || (**p != '+' && **p != '-'))
		return false;
	west = *(*p)++ == '-';
	ndigits = lib_key_count_digits(*p, end);
	if (ndigits == 3 || ndigits > 4 || !lib_key_number(p, end, 1, 2, &hours))
		return false;
	if (ndigits == 4)
		(void) lib_key_number(p, end, 2, 2, &minutes);
	else if (skip(p, end, ':'))
	{
		if (!lib_key_number(p, end, 2, 2, &minutes) ||
			(skip(p, end, ':') && !lib_key_number(p, end, 2, 2, &seconds)))
			return false;
	}
	if (hours > MAX_OFFSET_HOURS || minutes > 59 || seconds > 59)
		return false;
	*east = (int64_t) (hours * 3600 + minutes * 60 + seconds);
	if (west)
		*east = -*east;
	return true;
}

/* Days since 2000-01-01 in the Gregorian calendar, for years from -4799 on. */
static int64_t
days_since_2000(int64_t year, uint32_t month, uint32_t day)
{
	/* years since 4801 BC that begin in March: a leap day is the last */
	int64_t		y = year + 4800 - (month <= 2);
	uint32_t	m = month <= 2 ? month + 9 : month - 3;

	return y * 365 + y / 4 - y / 100 + y / 400 + (153 * m + 2) / 5 + day - 2483590;
}

static bool
read_date(const char **p, const char *end, bool bc, int64_t *days)
{
	static const uint8_t lengths[12] = {31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
	size_t		ndigits = lib_key_count_digits(*p, end);
	bool		compact = ndigits == 8;
	uint32_t	number;
	int64_t		year;
	uint32_t	month;
	uint32_t	day;
	char		separator = '\0';

	if (ndigits < 4 || ndigits > 8 ||
		!lib_key_number(p, end, 4, compact ? 4 : 7, &number) || number == 0)
		return false;
	year = bc ? 1 - (int64_t) number : number;
	/* the server begins in that year's November: see DATE_BEGIN */
	if (year < -4713)
		return false;
	if (!compact)
	{
		if (*p == end || (**p != '-' && **p != '/' && **p != '.'))
			return false;
		separator = *(*p)++;
		if (separator == '-' && ndigits == 4 && lib_key_count_digits(*p, end) == 3)
		{
			(void) lib_key_number(p, end, 3, 3, &day);
			*days = days_since_2000(year, 1, 1) + day - 1;
			return day >= 1 && day <= 366;
		}
	}
	if (!lib_key_number(p, end, compact ? 2 : 1, 2, &month) ||
		(!compact && !skip(p, end, separator)) || !lib_key_number(p, end, compact ? 2 : 1, 2, &day))
		return false;
	if (month < 1 || month > 12 || day < 1 || day > lengths[month - 1])
		return false;
	if (month == 2 && day == 29 && (year % 4 != 0 || (year % 100 == 0 && year % 400 != 0)))
		return false;
	*days = days_since_2000(year, month, day);
	return lib_key_count_digits(*p, end) == 0;
}

/* Trims blanks, and a final BC; was there one? */
static bool
trim_bc(const char **p, const char **end)
{
	lib_key_trim(p, end);
	if (*end - *p < 3 || !lib_key_is_space((*end)[-3]) || !lib_key_is_word(*end - 2, *end, "bc"))
		return false;
	*end -= 3;
	lib_key_trim(p, end);
	return true;
}

/* Returns 0; 1 for infinity; -1 for -infinity; 2 if it is no value. */
static int
read_parts(const char *p, const char *end, time_parts *value)
{
	bool		bc = trim_bc(&p, &end);
	bool		apart = true;
	const char *from;

	if (!bc && lib_key_is_word(p, end, "infinity"))
		return 1;
	if (!bc && lib_key_is_word(p, end, "-infinity"))
		return -1;
	memset(value, 0, sizeof(*value));
	if (!read_date(&p, end, bc, &value->days))
		return 2;
	from = p;
	lib_key_trim(&p, &end);
	if (p < end && ((*p | 0x20) == 't' || (p > from && lib_key_digit(*p) <= 9)))
	{
		p += (*p | 0x20) == 't';
		if (!read_time(&p, end, &value->usecs, &apart))
			return 2;
		from = p;
		lib_key_trim(&p, &end);
	}
	if (p == end)
		return 0;
	value->zone = true;
	if (apart && p == from && (*p == '-' || *p == '+'))
		return 2;
	return read_zone(&p, end, &value->east) && p == end ? 0 : 2;
}

rbf_code
lib_key_time_date(const char *p, const char *end, lib_key *key)
{
	time_parts	value;
	int			infinite = read_parts(p, end, &value);

	if (infinite == 1 || infinite == -1)
		return lib_key_int64(key, infinite > 0 ? INT32_MAX : INT32_MIN);
	if (infinite != 0 || value.days < DATE_BEGIN || value.days >= DATE_END)
		return RBF_ERR_KEY;
	return lib_key_int64(key, value.days);
}

rbf_code
lib_key_time_timestamp(const char *p, const char *end, lib_key *key)
{
	bool		with_zone = key->type == RBF_TIMESTAMPTZ;
	time_parts	value;
	int			infinite = read_parts(p, end, &value);
	int64_t		usecs;

	if (infinite == 1 || infinite == -1)
		return lib_key_int64(key, infinite > 0 ? INT64_MAX : INT64_MIN);
	/* an offset may reach into the next day, which still fits 64 bits */
	if (infinite != 0 || (with_zone && !value.zone) ||
		value.days < DATE_BEGIN - 1 || value.days > TIMESTAMP_END)
		return RBF_ERR_KEY;
	usecs = value.days * RF_KEY_USECS_PER_DAY + value.usecs;
	if (with_zone)
		usecs -= value.east * USECS_PER_SEC;
	if (usecs < DATE_BEGIN * RF_KEY_USECS_PER_DAY || usecs >= TIMESTAMP_END * RF_KEY_USECS_PER_DAY)
		return RBF_ERR_KEY;
	return lib_key_int64(key, usecs);
}
