/*-------------------------------------------------------------------------
 *
 * lib_key_number.c
 *	  Canonical bytes of numeric, double precision and real.
 *
 * The three have one grammar: digits and a power of ten.  Hexadecimal numbers
 * and underscores, which only some releases read, are refused.
 *
 *-------------------------------------------------------------------------
 */
#include <errno.h>
#include <math.h>
#include <stdlib.h>

#include "lib_key_impl.h"

/* The server's limits: decimal digits, and an exponent, even of zero. */
#define NUMERIC_MAX_BEFORE		131072
#define NUMERIC_MAX_BEHIND		16383
#define NUMERIC_MAX_EXPONENT	(INT32_MAX / 2 - 1)

/* Larger than the number of digits that a text can have. */
#define EXPONENT_MAX			INT64_C(100000000000000000)

/*
 * Doubles, and numbers halfway between two, have at most 768 significant
 * digits [an odd multiple of 2^-1075].  For the digits behind it is enough to
 * know whether all are 0.
 */
#define SIGNIFICANT_DIGITS		800

/* Decimal exponents of numbers that surely are out of range. */
#define DOUBLE_TOO_LARGE		400
#define DOUBLE_TOO_SMALL		(-400)

/* A number as it is written. */
typedef struct numeral
{
	const char *digits;
	size_t		before;			/* digits in front of the point */
	size_t		behind;			/* and behind it: one character further */
	int64_t		exponent;
	bool		negative;
	bool		plus;			/* begins with a plus sign */
} numeral;

static inline char
digit_at(const numeral *d, size_t i)
{
	return d->digits[i < d->before ? i : i + 1];
}

/* Reads all of a text without blanks. */
static bool
read_decimal(const char *p, const char *end, numeral *d)
{
	bool		negative = false;

	memset(d, 0, sizeof(*d));
	if (p < end && (*p == '-' || *p == '+'))
	{
		d->negative = *p == '-';
		d->plus = *p == '+';
		p++;
	}
	d->digits = p;
	d->before = lib_key_count_digits(p, end);
	p += d->before;
	if (p < end && *p == '.')
	{
		p++;
		d->behind = lib_key_count_digits(p, end);
		p += d->behind;
	}
	if (d->before + d->behind == 0)
		return false;
	if (p < end && (*p == 'e' || *p == 'E'))
	{
		p++;
		if (p < end && (*p == '-' || *p == '+'))
			negative = *p++ == '-';
		if (p == end)
			return false;
		for (; p < end && lib_key_digit(*p) <= 9; p++)
		{
			if (d->exponent < EXPONENT_MAX)
				d->exponent = 10 * d->exponent + lib_key_digit(*p);
		}
		if (negative)
			d->exponent = -d->exponent;
	}
	return p == end;
}

/* Finds the first and the last digit that is not 0; false: there is none. */
static bool
significant(const numeral *d, size_t *first, size_t *last)
{
	size_t		n = d->before + d->behind;
	size_t		i = 0;

	while (i < n && digit_at(d, i) == '0')
		i++;
	if (i == n)
		return false;
	*first = i;
	for (i = n - 1; digit_at(d, i) == '0';)
		i--;
	*last = i;
	return true;
}

/* The sign of a word for infinity; 0: it is none. */
static int
infinity_word(const char *p, const char *end)
{
	int			sign = 1;

	if (p < end && (*p == '-' || *p == '+'))
		sign = *p++ == '-' ? -1 : 1;
	return lib_key_is_word(p, end, "infinity") || lib_key_is_word(p, end, "inf") ? sign : 0;
}

/* ---- double precision and real ---- */

static rbf_code
float_key(lib_key *key, double value)
{
	rf_key_float(key->fixed, value);
	return lib_key_fixed(key, 8);
}

/*
 * strtod() and strtof() expect the locale's decimal point, so the number goes
 * there as an integer and an exponent.
 */
rbf_code
lib_key_number_float(const char *p, const char *end, lib_key *key)
{
	char		buf[SIGNIFICANT_DIGITS + 32];
	char	   *to = buf;
	size_t		first;
	size_t		last;
	int64_t		scale;
	int64_t		exponent;		/* of the first digit's place */
	int			saved_errno = errno;
	numeral		d;
	double		value;

	lib_key_trim(&p, &end);
	if (lib_key_is_word(p, end, "nan"))
		return float_key(key, NAN);
	if (infinity_word(p, end) != 0)
		return float_key(key, infinity_word(p, end) * INFINITY);
	if (!read_decimal(p, end, &d))
		return RBF_ERR_KEY;
	if (!significant(&d, &first, &last))
		return float_key(key, 0);

	exponent = d.exponent + (int64_t) d.before - (int64_t) first - 1;
	if (exponent > DOUBLE_TOO_LARGE || exponent < DOUBLE_TOO_SMALL)
		return RBF_ERR_KEY;
	scale = d.exponent + (int64_t) d.before - (int64_t) last - 1;
	for (size_t i = first; i <= last; i++)
	{
		if (i - first == SIGNIFICANT_DIGITS)
		{
			/* stands for all the rest, whose last digit is not 0 */
			*to++ = '1';
			scale = exponent - SIGNIFICANT_DIGITS;
			break;
		}
		*to++ = digit_at(&d, i);
	}
	*to++ = 'e';
	if (scale < 0)
	{
		*to++ = '-';
		scale = -scale;
	}
	to += rf_key_numeric_of_int(scale, to);
	*to = '\0';

	value = key->type == RBF_REAL ? (double) strtof(buf, NULL) : strtod(buf, NULL);
	errno = saved_errno;
	/* the server refuses infinity and 0 as results */
	if (value == 0 || value - value != 0)
		return RBF_ERR_KEY;
	return float_key(key, d.negative ? -value : value);
}

/* ---- numeric ---- */

/*
 * Is the text of a number other than 0 its canonical bytes?  It often is, as
 * the server writes numbers.
 */
static bool
is_canonical(const numeral *d, const char *end)
{
	size_t		len = d->before + (d->behind > 0) + d->behind;

	/* no exponent, point at the end, or plus */
	if (d->digits + len != end || d->plus)
		return false;
	/* only a single 0 may lead */
	if (d->before == 0 || (d->digits[0] == '0' && d->before > 1))
		return false;
	return d->behind == 0 || end[-1] != '0';
}

rbf_code
lib_key_number_numeric(const char *p, const char *end, lib_key *key)
{
	numeral		d;
	int64_t		point;			/* this digit is the first behind it */
	int64_t		behind;
	int64_t		from;
	int64_t		to;
	size_t		first;
	size_t		last;
	size_t		len;
	char	   *out;
	int			sign;

	lib_key_trim(&p, &end);
	if (lib_key_is_word(p, end, "nan"))
		return lib_key_as_is(key, "NaN", 3);
	if ((sign = infinity_word(p, end)) != 0)
		return sign > 0 ? lib_key_as_is(key, "Infinity", 8) : lib_key_as_is(key, "-Infinity", 9);
	if (!read_decimal(p, end, &d))
		return RBF_ERR_KEY;
	if (d.exponent > NUMERIC_MAX_EXPONENT || d.exponent < -NUMERIC_MAX_EXPONENT ||
		(int64_t) d.behind - d.exponent > NUMERIC_MAX_BEHIND)
		return RBF_ERR_KEY;
	if (!significant(&d, &first, &last))
		return lib_key_as_is(key, "0", 1);
	point = (int64_t) d.before + d.exponent;
	if (point - (int64_t) first > NUMERIC_MAX_BEFORE)
		return RBF_ERR_KEY;
	if (is_canonical(&d, end))
		return lib_key_as_is(key, p, (size_t) (end - p));

	/* write digits [from, to); those outside of the text are 0 */
	from = (int64_t) first < point ? (int64_t) first : point - 1;
	to = (int64_t) last + 1 > point ? (int64_t) last + 1 : point;
	behind = to - point;
	len = (size_t) (d.negative + (to - from) + (behind > 0));
	out = (char *) key->fixed;
	if (len > sizeof(key->fixed))
	{
		out = malloc(len);
		if (out == NULL)
			return RBF_ERR_MEMORY;
		key->heap = out;
	}
	key->bytes = out;
	key->len = len;
	if (d.negative)
		*out++ = '-';
	for (int64_t i = from; i < to; i++)
	{
		if (i == point)
			*out++ = '.';
		*out++ = i >= (int64_t) first && i <= (int64_t) last ? digit_at(&d, (size_t) i) : '0';
	}
	return RBF_OK;
}
