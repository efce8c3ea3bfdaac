/*-------------------------------------------------------------------------
 *
 * fuzz_key.c
 *		Texts as keys of every type: refused, or a value that is the same when
 *		it is written in the obvious way and read again; and the same value as
 *		another type, where types have values in common.
 *
 * The first byte of the input is the type, the rest the text.
 *
 *-------------------------------------------------------------------------
 */
#include <arpa/inet.h>
#include <errno.h>
#include <math.h>

#include "core/base/rf_bits.h"
#include "core/base/rf_hash_inline.h"
#include "core/key/rf_key.h"
#include "lib/lib_key.h"
#include "fuzz.h"

#define MOST_BYTES	2048

/* Behind the families of the format. */
#define AT_REAL		28			/* and the other narrower types */
#define NTYPES		32

static const int64_t second = 1000000;
static const int64_t day = INT64_C(86400000000);

/* A text, in an allocation of its size. */
typedef struct Text
{
	char	   *chars;
	size_t		len;
} Text;

/* The canonical bytes of a text, copied; len SIZE_MAX: refused. */
typedef struct Bytes
{
	uint8_t    *bytes;
	size_t		len;
} Bytes;

static Bytes
read_key(rbf_type type, const char *chars, size_t len)
{
	SCOPED char *exact = rf_test_alloc(len);
	Bytes		bytes = {NULL, SIZE_MAX};
	lib_key		key;
	rbf_code	code;

	if (len > 0)
		memcpy(exact, chars, len);
	errno = 77;
	code = lib_key_read(type, exact, len, &key);
	CHECK(errno == 77 && (code == RBF_OK || code == RBF_ERR_KEY), "type %d: code %d, errno %d", (int) type, code, errno);
	if (code == RBF_OK)
	{
		bytes.len = key.len;
		bytes.bytes = rf_test_alloc(key.len);
		if (key.len > 0)
			memcpy(bytes.bytes, key.bytes, key.len);
		free(key.heap);
	}
	return bytes;
}

/* Is a text read as these bytes? */
static void
__attribute__((format(printf, 3, 4)))
check_reads(rbf_type type, const Bytes *expected, const char *format,...)
{
	char		text[600];
	va_list		ap;
	int			len;
	Bytes		bytes;

	va_start(ap, format);
	len = vsnprintf(text, sizeof(text), format, ap);
	va_end(ap);
	if ((size_t) len >= sizeof(text))
		return;
	bytes = read_key(type, text, (size_t) len);
	CHECK(bytes.len == expected->len && (bytes.len == 0 || memcmp(bytes.bytes, expected->bytes, bytes.len) == 0),
		  "type %d: \"%s\" is another value", (int) type, text);
	free(bytes.bytes);
}

static int64_t
int64_of(const Bytes *bytes)
{
	return (int64_t) rf_load64(bytes->bytes);
}

/* ---- What a value is written like ---- */

/* Counts from a day that is known, a year and a month at a time. */
static void
date_text(char *text, int64_t days)
{
	static const int lengths[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
	int64_t		year = 2000 + 400 * (days / 146097);
	int			month = 0;

	days %= 146097;
	if (days < 0)
	{
		days += 146097;
		year -= 400;
	}
	for (;; year++)
	{
		bool		leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);

		if (days < 365 + leap)
		{
			for (; days >= lengths[month] + (leap && month == 1); month++)
				days -= lengths[month] + (leap && month == 1);
			break;
		}
		days -= 365 + leap;
	}
	sprintf(text, "%04" PRId64 "-%02d-%02d", year > 0 ? year : 1 - year, month + 1, (int) days + 1);
	/* behind all, the time too */
	if (year <= 0)
		strcat(text, "!");
}

static void
time_text(char *text, int64_t usecs)
{
	sprintf(text, "%02" PRId64 ":%02" PRId64 ":%02" PRId64 ".%06" PRId64, usecs / (3600 * second),
			usecs / (60 * second) % 60, usecs / second % 60, usecs % second);
}

static void
check_date(rbf_type type, const Bytes *bytes)
{
	char		text[100];
	bool		bc;

	if (int64_of(bytes) == INT32_MAX || int64_of(bytes) == INT32_MIN)
	{
		check_reads(type, bytes, "%sinfinity", int64_of(bytes) < 0 ? "-" : "");
		return;
	}
	date_text(text, int64_of(bytes));
	bc = text[strlen(text) - 1] == '!';
	text[strlen(text) - bc] = '\0';
	check_reads(type, bytes, "%s%s", text, bc ? " BC" : "");
}

static void
check_timestamp(rbf_type type, const Bytes *bytes)
{
	char		date[100],
				time[100];
	int64_t		usecs = int64_of(bytes);
	bool		bc;

	if (usecs == INT64_MAX || usecs == INT64_MIN)
	{
		check_reads(type, bytes, "%sinfinity", usecs < 0 ? "-" : "");
		return;
	}
	date_text(date, usecs / day - (usecs % day < 0));
	time_text(time, usecs % day + (usecs % day < 0 ? day : 0));
	bc = date[strlen(date) - 1] == '!';
	date[strlen(date) - bc] = '\0';
	check_reads(type, bytes, "%s %s%s%s", date, time, type == RBF_TIMESTAMPTZ ? "+00" : "", bc ? " BC" : "");
	check_reads(type, bytes, "%sT%s%s%s", date, time, type == RBF_TIMESTAMPTZ ? "Z" : "", bc ? " BC" : "");
}

/* Also beside the C library, which takes all addresses that we do. */
static void
check_inet(const Text *text, const Bytes *bytes)
{
	const uint8_t *p = bytes->bytes;
	const char *slash = memchr(text->chars, '/', text->len);
	size_t		len = slash == NULL ? text->len : (size_t) (slash - text->chars);
	char		address[64];
	uint8_t		plain[16];

	REQUIRE(len < sizeof(address));
	memcpy(address, text->chars, len);
	address[len] = '\0';
	CHECK(inet_pton(p[0] == 4 ? AF_INET : AF_INET6, address, plain) == 1, "\"%s\" is read", address);
	CHECK(memcmp(plain, p + 2, bytes->len - 2) == 0, "\"%s\" is another address", address);

	if (bytes->len == 6)
	{
		CHECK(p[0] == 4 && p[1] <= 32);
		check_reads(RBF_INET, bytes, "%d.%d.%d.%d/%d", p[2], p[3], p[4], p[5], p[1]);
	}
	else
	{
		CHECK(bytes->len == 18 && p[0] == 6 && p[1] <= 128);
		check_reads(RBF_INET, bytes, "%02x%02x:%02x%02x:%02x%02x:%02x%02x:%02x%02x:%02x%02x:%02x%02x:%02x%02x/%d",
					p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[9], p[10], p[11], p[12], p[13], p[14], p[15], p[16], p[17], p[1]);
	}
}

/* Bytes in hexadecimal, with something in front and between them. */
static void
check_hex(rbf_type type, const Bytes *bytes, size_t expected, const char *before, const char *between)
{
	SCOPED char *text = rf_test_alloc(3 * bytes->len + 3);
	size_t		len = strlen(before);
	Bytes		again;

	CHECK(expected == SIZE_MAX || bytes->len == expected, "type %d: %zu bytes", (int) type, bytes->len);
	strcpy(text, before);
	for (size_t i = 0; i < bytes->len; i++)
		len += (size_t) sprintf(text + len, "%s%02x", i > 0 ? between : "", bytes->bytes[i]);
	again = read_key(type, text, len);
	CHECK(again.len == bytes->len && (again.len == 0 || memcmp(again.bytes, bytes->bytes, again.len) == 0),
		  "type %d: \"%.200s\" is another value", (int) type, text);
	free(again.bytes);
}

/* Canonical bytes that are a text are what they are read as. */
static void
check_itself(rbf_type type, const Bytes *bytes)
{
	Bytes		again = read_key(type, (const char *) bytes->bytes, bytes->len);

	CHECK(again.len == bytes->len && (again.len == 0 || memcmp(again.bytes, bytes->bytes, again.len) == 0),
		  "type %d: canonical bytes are another value", (int) type);
	free(again.bytes);
}

static void
check_float(rbf_type type, const Bytes *bytes)
{
	double		value = rf_load_double(bytes->bytes);

	CHECK_EQ(bytes->len, 8);
	CHECK(value != 0 || !signbit(value));
	CHECK(!isnan(value) || rf_load64(bytes->bytes) == UINT64_C(0x7FF8) << 48);
	if (type == RBF_REAL)
		CHECK(isnan(value) || (double) (float) value == value);
	check_reads(type, bytes, type == RBF_REAL ? "%.9g" : "%.17g", value);
}

/* ---- Types beside others ---- */

/* Without the blanks around it, and with a zero behind; NULL: has a zero. */
static char *
trimmed(const Text *text)
{
	const char *p = text->chars;
	size_t		n = text->len;
	char	   *copy;

	for (; n > 0 && (*p == ' ' || (*p >= '\t' && *p <= '\r')); n--)
		p++;
	while (n > 0 && (p[n - 1] == ' ' || (p[n - 1] >= '\t' && p[n - 1] <= '\r')))
		n--;
	if (n > 0 && memchr(p, '\0', n) != NULL)
		return NULL;
	copy = rf_test_alloc(n + 1);
	if (n > 0)
		memcpy(copy, p, n);
	copy[n] = '\0';
	return copy;
}

/* An integer is what strtoll() says, digits alone: refused if and only if. */
static void
check_integer(const Text *text, const Bytes *bytes)
{
	SCOPED char *s = trimmed(text);
	size_t		sign = s != NULL && (*s == '-' || *s == '+');
	bool		expected = s != NULL && s[sign] != '\0' && strspn(s + sign, "0123456789") == strlen(s + sign);
	long long	value = 0;
	int			was = errno;

	errno = 0;
	if (expected)
		value = strtoll(s, NULL, 10);
	expected = expected && errno == 0;
	errno = was;
	if (CHECK(expected == (bytes->len != SIZE_MAX), "\"%s\" is %s", s, expected ? "refused" : "read") && expected)
	{
		Bytes		numeric;
		int64_t		back;

		CHECK(int64_of(bytes) == value, "\"%s\" is %" PRId64, s, int64_of(bytes));
		check_reads(RBF_BIGINT, bytes, "%lld", value);

		/* as a numeric, it is the same number */
		numeric = read_key(RBF_NUMERIC, text->chars, text->len);
		if (CHECK(numeric.len != SIZE_MAX, "\"%s\" is no numeric", s))
			CHECK(rf_key_int_of_numeric((const char *) numeric.bytes, numeric.len, &back) && back == value);
		free(numeric.bytes);
	}
}

/*
 * A number has one value, be it read as a numeric, as a double, or by the C
 * library, which takes more texts than we do.
 */
static void
check_number(rbf_type type, const Text *text, const Bytes *bytes)
{
	SCOPED char *s = trimmed(text);
	char	   *end;
	Bytes		other;

	if (s == NULL)
	{
		CHECK(bytes->len == SIZE_MAX);
		return;
	}
	if (bytes->len != SIZE_MAX)
	{
		if (type == RBF_NUMERIC)
		{
			const char *p = (const char *) bytes->bytes;
			const char *point = memchr(p, '.', bytes->len);
			SCOPED char *canonical = NULL;
			Text		t = {(char *) bytes->bytes, bytes->len};

			check_itself(type, bytes);
			CHECK(point == NULL || p[bytes->len - 1] != '0');
			canonical = trimmed(&t);
			/* neither underflow nor what is beyond the C library's patience */
			other = read_key(RBF_DOUBLE, text->chars, text->len);
			if (canonical != NULL && other.len != SIZE_MAX && bytes->len < 1000)
			{
				double		value = strtod(canonical, NULL);

				CHECK(value == rf_load_double(other.bytes) || isnan(value), "%s", canonical);
			}
			free(other.bytes);
		}
		else
		{
			double		value = type == RBF_REAL ? (double) strtof(s, &end) : strtod(s, &end);

			CHECK(*s != '\0' && *end == '\0', "\"%s\" is read", s);
			CHECK(value == rf_load_double(bytes->bytes) || (isnan(value) && isnan(rf_load_double(bytes->bytes))),
				  "\"%s\" is %g", s, rf_load_double(bytes->bytes));
		}
	}
}

/* A date is the timestamp of its midnight, and that of UTC is the same. */
static void
check_midnight(const Text *text, const Bytes *bytes)
{
	SCOPED char *longer = rf_test_alloc(text->len + 30);
	const char *words[] = {" 00:00", " 00:00:00+00"};
	int64_t		days = int64_of(bytes);

	/* a date alone */
	for (size_t i = 0; i < text->len; i++)
		if (text->chars[i] < '-' || text->chars[i] > '9')
			days = INT32_MAX;
	if (days != INT32_MAX && days != INT32_MIN && days < 106751983 &&
		text->len > 0 && text->chars[text->len - 1] >= '0')
	{
		for (int i = 0; i < 2; i++)
		{
			Bytes		other;

			memcpy(longer, text->chars, text->len);
			strcpy(longer + text->len, words[i]);
			other = read_key(i ? RBF_TIMESTAMPTZ : RBF_TIMESTAMP, longer, text->len + strlen(words[i]));
			CHECK(other.len == 8 && int64_of(&other) == days * day, "%.*s", (int) text->len, text->chars);
			free(other.bytes);
		}
	}
}

/* Characters of UTF-8 by the table of the standard, one by one; no zero. */
static bool
plain_utf8(const uint8_t *p, size_t len)
{
	static const struct
	{
		uint8_t		first,
					last,
					second_first,
					second_last;
		size_t		len;
	}			rows[] = {
		{0x01, 0x7F, 0, 0, 1}, {0xC2, 0xDF, 0x80, 0xBF, 2}, {0xE0, 0xE0, 0xA0, 0xBF, 3},
		{0xE1, 0xEC, 0x80, 0xBF, 3}, {0xED, 0xED, 0x80, 0x9F, 3}, {0xEE, 0xEF, 0x80, 0xBF, 3},
		{0xF0, 0xF0, 0x90, 0xBF, 4}, {0xF1, 0xF3, 0x80, 0xBF, 4}, {0xF4, 0xF4, 0x80, 0x8F, 4},
	};

	while (len > 0)
	{
		size_t		n = 0;

		for (EACH(i, rows))
		{
			bool		fits = *p >= rows[i].first && *p <= rows[i].last && rows[i].len <= len;

			for (size_t k = 1; k < rows[i].len && fits; k++)
				fits = p[k] >= (k == 1 ? rows[i].second_first : 0x80) && p[k] <= (k == 1 ? rows[i].second_last : 0xBF);
			if (fits)
				n = rows[i].len;
		}
		if (n == 0)
			return false;
		p += n;
		len -= n;
	}
	return true;
}

/* Texts are themselves, but for what their type cuts off. */
static void
check_text(rbf_type type, const Text *text, const Bytes *bytes)
{
	size_t		len = text->len;

	if (!CHECK(plain_utf8((const uint8_t *) text->chars, len) == (bytes->len != SIZE_MAX), "text of %zu bytes", len) ||
		bytes->len == SIZE_MAX)
		return;
	if (type == RBF_CHARACTER)
		for (; len > 0 && text->chars[len - 1] == ' '; len--)
			;
	if (type == RBF_NAME && len > 63)
	{
		CHECK(bytes->len <= 63 && bytes->len >= 60 && plain_utf8(bytes->bytes, bytes->len));
		len = bytes->len;
	}
	CHECK(bytes->len == len && (len == 0 || memcmp(bytes->bytes, text->chars, len) == 0));
}

/* ---- All of them ---- */

static void
check_value(rbf_type type, const Text *text, const Bytes *bytes)
{
	const uint8_t *p = bytes->bytes;

	switch ((int) type)
	{
		case RBF_BYTEA:
			check_hex(type, bytes, SIZE_MAX, "\\x", "");
			break;
		case RBF_UUID:
			check_hex(type, bytes, 16, "", "");
			break;
		case RBF_BOOLEAN:
			CHECK(bytes->len == 1 && p[0] <= 1);
			check_reads(type, bytes, p[0] ? "true" : "false");
			break;
		case RBF_DOUBLE:
		case RBF_REAL:
			check_float(type, bytes);
			break;
		case RBF_DATE:
			check_date(type, bytes);
			check_midnight(text, bytes);
			break;
		case RBF_TIMESTAMP:
		case RBF_TIMESTAMPTZ:
			check_timestamp(type, bytes);
			break;
		case RBF_INET:
			check_inet(text, bytes);
			break;
	}
}

/* A row of NULL and the key is what its columns are. */
static void
check_row(rbf_type type, const Text *text, const Bytes *bytes)
{
	rbf_row		row = {0};

	CHECK(rbf_row_add(&row, type, NULL, 0, NULL));
	if (CHECK(rbf_row_add(&row, type, text->chars, text->len, NULL) == (bytes->len != SIZE_MAX)) &&
		bytes->len != SIZE_MAX &&
		CHECK_EQ(row.len, 1 + RBF_ROW_HEAD + bytes->len))
		CHECK(row.bytes[0] == 0 && row.bytes[1] == 1 && rf_load32(row.bytes + 2) == bytes->len &&
			  memcmp(row.bytes + 1 + RBF_ROW_HEAD, bytes->bytes, bytes->len) == 0);
	rbf_row_free(&row);
}

/* The functions that others call. */
static void
check_public(rbf_type type, const Text *text, const Bytes *bytes)
{
	uint64_t	hash = 0;
	size_t		needed = 0;
	rbf_error	error = {RBF_OK, ""};
	bool		read = bytes->len != SIZE_MAX;
	SCOPED uint8_t *some = rf_test_alloc(read ? bytes->len / 2 : 0);

	CHECK(rbf_key_hash(type, text->chars, text->len, &hash, &error) == read);
	CHECK(read || (error.code == RBF_ERR_KEY && error.message[0] != '\0' &&
				   plain_utf8((const uint8_t *) error.message, strlen(error.message))));
	CHECK(!read || hash == rf_hash_bytes(bytes->bytes, bytes->len));
	CHECK(rbf_key_bytes(type, text->chars, text->len, some, read ? bytes->len / 2 : 0, &needed, NULL) == read);
	CHECK(!read || (needed == bytes->len && (needed < 2 || memcmp(some, bytes->bytes, needed / 2) == 0)));
	check_row(type, text, bytes);
}

static void
fuzz(Input *in)
{
	int			choice = (int) take_below(in, NTYPES);
	rbf_type	type = (rbf_type) (choice >= AT_REAL ? RBF_REAL + choice - AT_REAL : choice);
	Text		text;
	Bytes		bytes;

	text.chars = (char *) take_bytes(in, MOST_BYTES, &text.len);
	bytes = read_key(type, text.chars, text.len);
	if (type == RBF_BIGINT)
		check_integer(&text, &bytes);
	if (type == RBF_NUMERIC || type == RBF_DOUBLE || type == RBF_REAL)
		check_number(type, &text, &bytes);
	if (type == RBF_TEXT || type == RBF_ENUM || type == RBF_CHARACTER || type == RBF_NAME)
		check_text(type, &text, &bytes);
	if (bytes.len != SIZE_MAX)
		check_value(type, &text, &bytes);
	check_public(type, &text, &bytes);
	free(bytes.bytes);
	free(text.chars);
}
