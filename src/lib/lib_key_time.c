/*-------------------------------------------------------------------------
 *
 * lib_key_time.c
 *	  Canonical bytes of dates, times and timestamps.
 *
 * What is read is ISO 8601 with hyphens and colons, as the server writes it
 * under DateStyle ISO: a year of four digits or more comes first, so no
 * setting can take it for a day.  A timestamptz or timetz must say how far it
 * is from UTC, or it depends on the server's TimeZone, and the others must
 * not, where the server would ignore it in silence.
 *
 *-------------------------------------------------------------------------
 */
#include "lib_key_time.h"

/* Days since 2000-01-01 of the first and of the first too late, by type. */
#define DATE_BEGIN		INT64_C(-2451545)	/* 4714-11-24 BC */
#define DATE_END		INT64_C(2145031949) /* 5874898-01-01 */
#define TIMESTAMP_END	INT64_C(106751983)	/* 294277-01-01 */

/* Farther from UTC than any place by a day. */
#define MAX_OFFSET_HOURS	15

/*
 * Digits behind a "."; rounded in the server's arithmetic, for up to twelve
 * digits are exact in a double, as is the power of ten.
 */
bool
lib_key_time_fraction(const char **p, const char *end, int most, int64_t *usecs)
{
	int64_t		value = 0;
	int64_t		power = 1;
	int			n = 0;
	double		exact;

	*usecs = 0;
	if (*p == end || **p != '.')
		return true;
	for ((*p)++; *p < end && lib_key_digit(**p) <= 9; (*p)++)
	{
		if (++n > most)
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

/* Takes "hh:mm[:ss[.ffffff]]" away; up to 24:00:00. */
static bool
read_time(const char **p, const char *end, int64_t *usecs)
{
	const char *s = *p;
	uint32_t	hour;
	uint32_t	minute;
	uint32_t	second = 0;
	int64_t		fraction = 0;

	if (end - s < 5 || s[2] != ':')
		return false;
	hour = lib_key_time_two(s);
	minute = lib_key_time_two(s + 3);
	s += 5;
	if (s < end && *s == ':')
	{
		if (end - s < 3)
			return false;
		second = lib_key_time_two(s + 1);
		s += 3;
		if (!lib_key_time_fraction(&s, end, TIME_FRACTION_DIGITS, &fraction))
			return false;
	}
	/* second 60 is the next minute's first */
	if (hour > 24 || minute > 59 || second > 60)
		return false;
	*usecs = hour * USECS_PER_HOUR + minute * USECS_PER_MINUTE + second * USECS_PER_SEC + fraction;
	*p = s;
	return *usecs <= RF_KEY_USECS_PER_DAY;
}

/* Takes "Z" or "+hh[[:]mm]" or "+hh:mm:ss" away: seconds east of UTC. */
static bool
read_offset(const char **p, const char *end, int32_t *seconds)
{
	const char *s = *p;
	bool		west;
	uint32_t	parts[3] = {0, 0, 0};

	*seconds = 0;
	if (s == end)
		return false;
	if (*s == 'Z' || *s == 'z')
	{
		(*p)++;
		return true;
	}
	if (end - s < 3 || (*s != '+' && *s != '-'))
		return false;
	west = *s == '-';
	parts[0] = lib_key_time_two(s + 1);
	s += 3;
	if (end - s >= 2 && lib_key_digit(*s) <= 9)
	{
		parts[1] = lib_key_time_two(s);
		s += 2;
	}
	else
	{
		for (int i = 1; i < 3 && end - s >= 3 && *s == ':'; i++)
		{
			parts[i] = lib_key_time_two(s + 1);
			s += 3;
		}
	}
	if (parts[0] > MAX_OFFSET_HOURS || parts[1] > 59 || parts[2] > 59)
		return false;
	*seconds = (int32_t) (parts[0] * 3600 + parts[1] * 60 + parts[2]);
	if (west)
		*seconds = -*seconds;
	*p = s;
	return true;
}

/*
 * Days since 2000-01-01 in the Gregorian calendar, of a year from -4799 on;
 * month and day as they are.
 */
static int64_t
days_since_2000(int64_t year, uint32_t month, uint32_t day)
{
	/* years of March to February, since 4801 BC: a leap day is their last */
	int64_t		y = year + 4800 - (month <= 2);
	uint32_t	m = month <= 2 ? month + 9 : month - 3;

	return y * 365 + y / 4 - y / 100 + y / 400 + (153 * m + 2) / 5 + day - 2483590;
}

/* Takes "yyyy-mm-dd" away. */
static bool
read_date(const char **p, const char *end, bool bc, int64_t *days)
{
	static const uint8_t lengths[12] = {31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
	const char *s = *p;
	int64_t		year = 0;
	uint32_t	month;
	uint32_t	day;

	while (s < end && lib_key_digit(*s) <= 9 && s - *p < 8)
		year = 10 * year + lib_key_digit(*s++);
	if (s - *p < 4 || s - *p > 7 || year == 0 || end - s < 6 || s[0] != '-' || s[3] != '-')
		return false;
	month = lib_key_time_two(s + 1);
	day = lib_key_time_two(s + 4);
	if (bc)
		year = 1 - year;
	/* the server begins in that year's November: see DATE_BEGIN */
	if (year < -4713 || month < 1 || month > 12 || day < 1 || day > lengths[month - 1])
		return false;
	if (month == 2 && day == 29 && (year % 4 != 0 || (year % 100 == 0 && year % 400 != 0)))
		return false;
	*days = days_since_2000(year, month, day);
	*p = s + 6;
	return true;
}

/* Takes a final BC away, and all blanks around the text. */
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

rbf_code
lib_key_time_date(const char *p, const char *end, lib_key *key)
{
	bool		bc = trim_bc(&p, &end);
	int64_t		days;

	if (!bc && lib_key_is_word(p, end, "infinity"))
		return lib_key_int64(key, INT32_MAX);
	if (!bc && lib_key_is_word(p, end, "-infinity"))
		return lib_key_int64(key, INT32_MIN);
	if (!read_date(&p, end, bc, &days) || p != end || days < DATE_BEGIN || days >= DATE_END)
		return RBF_ERR_KEY;
	return lib_key_int64(key, days);
}

static inline rbf_code
read_timestamp(const char *p, const char *end, bool with_zone, lib_key *key)
{
	bool		bc = trim_bc(&p, &end);
	int64_t		days;
	int64_t		usecs = 0;
	int32_t		east = 0;

	if (!bc && lib_key_is_word(p, end, "infinity"))
		return lib_key_int64(key, INT64_MAX);
	if (!bc && lib_key_is_word(p, end, "-infinity"))
		return lib_key_int64(key, INT64_MIN);
	if (!read_date(&p, end, bc, &days))
		return RBF_ERR_KEY;
	if (p < end)
	{
		if (*p == 'T' || *p == 't')
			p++;
		else if (!lib_key_is_space(*p))
			return RBF_ERR_KEY;
		else
		{
			while (p < end && lib_key_is_space(*p))
				p++;
		}
		if (!read_time(&p, end, &usecs))
			return RBF_ERR_KEY;
	}
	else if (with_zone)
		return RBF_ERR_KEY;
	if (with_zone)
	{
		while (p < end && lib_key_is_space(*p))
			p++;
		if (!read_offset(&p, end, &east))
			return RBF_ERR_KEY;
	}
	/* an offset reaches into the next day, which still fits 64 bits */
	if (p != end || days < DATE_BEGIN - 1 || days > TIMESTAMP_END)
		return RBF_ERR_KEY;
	usecs += days * RF_KEY_USECS_PER_DAY - east * USECS_PER_SEC;
	if (usecs < DATE_BEGIN * RF_KEY_USECS_PER_DAY || usecs >= TIMESTAMP_END * RF_KEY_USECS_PER_DAY)
		return RBF_ERR_KEY;
	return lib_key_int64(key, usecs);
}

rbf_code
lib_key_time_timestamp(const char *p, const char *end, lib_key *key)
{
	return read_timestamp(p, end, false, key);
}

rbf_code
lib_key_time_timestamptz(const char *p, const char *end, lib_key *key)
{
	return read_timestamp(p, end, true, key);
}

rbf_code
lib_key_time_time(const char *p, const char *end, lib_key *key)
{
	int64_t		usecs;

	lib_key_trim(&p, &end);
	if (!read_time(&p, end, &usecs) || p != end)
		return RBF_ERR_KEY;
	return lib_key_int64(key, usecs);
}

rbf_code
lib_key_time_timetz(const char *p, const char *end, lib_key *key)
{
	int64_t		usecs;
	int32_t		east;

	lib_key_trim(&p, &end);
	if (!read_time(&p, end, &usecs))
		return RBF_ERR_KEY;
	while (p < end && lib_key_is_space(*p))
		p++;
	if (!read_offset(&p, end, &east) || p != end)
		return RBF_ERR_KEY;
	rf_key_timetz(key->fixed, usecs, -east);
	return lib_key_fixed(key, 12);
}
