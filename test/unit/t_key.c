/*-------------------------------------------------------------------------
 *
 * t_key.c
 *		Texts of keys and their canonical bytes, one by one; and any bytes.
 *
 * That servers read the same texts likewise is in test/tap/022_keys.pl.
 *
 *-------------------------------------------------------------------------
 */
#include <errno.h>
#include <locale.h>

#include "lib/lib_key.h"
#include "core/key/rf_key.h"
#include "rf_test.h"

/* Checks what len bytes of text are read as; expected NULL: refused. */
static void
check_read(rbf_type type, const char *text, size_t len, const void *expected, size_t expected_len)
{
	/* exactly as long, for sanitizers */
	SCOPED char *copy = rf_test_copy(text, len);
	lib_key		key;
	rbf_code	code;

	errno = 77;
	code = lib_key_read(type, copy, len, &key);
	CHECK(errno == 77, "type %d, \"%.60s\": errno %d", (int) type, text, errno);
	if (expected == NULL)
		CHECK(code == RBF_ERR_KEY, "type %d, \"%.60s\" is read", (int) type, text);
	else if (CHECK(code == RBF_OK, "type %d, \"%.60s\" is refused", (int) type, text) &&
			 CHECK(key.len == expected_len, "type %d, \"%.60s\": %zu bytes, not %zu", (int) type,
				   text, key.len, expected_len))
		CHECK(memcmp(key.bytes, expected, key.len) == 0, "type %d, \"%.60s\"", (int) type, text);
	if (code == RBF_OK)
		free(key.heap);
}

static void
check_text(rbf_type type, const char *text, const char *expected)
{
	check_read(type, text, strlen(text), expected, expected != NULL ? strlen(expected) : 0);
}

static void
check_int(rbf_type type, const char *text, int64_t value)
{
	uint8_t		bytes[8];

	rf_store64(bytes, (uint64_t) value);
	check_read(type, text, strlen(text), bytes, 8);
}

/* Bytes in hexadecimal, which is long enough for all types of fixed size. */
static void
check_hex(rbf_type type, const char *text, const char *hex)
{
	uint8_t		bytes[64];
	size_t		len = strlen(hex) / 2;

	for (size_t i = 0; i < len; i++)
	{
		char		digits[3] = {hex[2 * i], hex[2 * i + 1], '\0'};

		bytes[i] = (uint8_t) strtoul(digits, NULL, 16);
	}
	check_read(type, text, strlen(text), bytes, len);
}

static void
check_double(rbf_type type, const char *text, double value)
{
	uint8_t		bytes[8];

	rf_store_double(bytes, value);
	check_read(type, text, strlen(text), bytes, 8);
}

/* Refused texts of a type. */
#define CHECK_REFUSED(type, ...) \
	do { \
		static const char *const texts_[] = {__VA_ARGS__}; \
		for (size_t i_ = 0; i_ < LENGTH(texts_); i_++) \
			check_text(type, texts_[i_], NULL); \
	} while (0)

TEST(integers)
{
	check_int(RBF_BIGINT, "0", 0);
	check_int(RBF_BIGINT, "-0", 0);
	check_int(RBF_BIGINT, "+5", 5);
	check_int(RBF_BIGINT, "007", 7);
	check_int(RBF_BIGINT, "-00000000000000000000000000000012", -12);
	check_int(RBF_BIGINT, " \t\n\v\f\r42 \t\n\v\f\r", 42);
	check_int(RBF_BIGINT, "9223372036854775807", INT64_MAX);
	check_int(RBF_BIGINT, "-9223372036854775808", INT64_MIN);
	CHECK_REFUSED(RBF_BIGINT, "", " ", "-", "+", "--1", "+-1", "- 1", "1 2", "9223372036854775808",
				  "-9223372036854775809", "18446744073709551616", "18446744073709551617",
				  "99999999999999999999", "100000000000000000000", "0x10", "0b1", "0o7", "1_000",
				  "1.0", "1e3", "1a", "a", "\xC2\xA0" "1", "1\x01");
	check_read(RBF_BIGINT, "1\0", 2, NULL, 0);
}

TEST(narrower_integers)
{
	check_int(RBF_INTEGER, "2147483647", INT32_MAX);
	check_int(RBF_INTEGER, " -2147483648\n", INT32_MIN);
	check_int(RBF_INTEGER, "+0000000000000000000000000007", 7);
	check_int(RBF_SMALLINT, "32767", INT16_MAX);
	check_int(RBF_SMALLINT, "-32768", INT16_MIN);
	CHECK_REFUSED(RBF_INTEGER, "", "2147483648", "-2147483649", "4294967296", "9223372036854775808", "1.0", "0x1");
	CHECK_REFUSED(RBF_SMALLINT, "", "32768", "-32769", "65536", "2147483647", "-", "1e1");
}

TEST(texts)
{
	check_text(RBF_TEXT, "", "");
	check_text(RBF_TEXT, " a ", " a ");
	check_text(RBF_TEXT, "\xC3\xA4\xE2\x82\xAC\xF0\x9F\x90\x98", "\xC3\xA4\xE2\x82\xAC\xF0\x9F\x90\x98");
	check_text(RBF_TEXT, "12345678abc\xC3\xA4" "d", "12345678abc\xC3\xA4" "d");
	check_text(RBF_ENUM, "sad ", "sad ");
	check_text(RBF_CHARACTER, "", "");
	check_text(RBF_CHARACTER, "   ", "");
	check_text(RBF_CHARACTER, " a  ", " a");
	check_text(RBF_CHARACTER, "a\t ", "a\t");
	CHECK_REFUSED(RBF_TEXT, "12345678\x80", "12345678901\xC3", "\x80" "12345678",
				  "1234567\xE2" "12345678", "\x80", "\xC0\x80", "\xC1\xBF", "\xE0\x9F\xBF", "\xED\xA0\x80",
				  "\xF0\x8F\xBF\xBF", "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xC3", "\xE2\x82",
				  "\xF0\x9F\x90", "12345678\xFF", "1234567\xFF");
	CHECK_REFUSED(RBF_CHARACTER, "\xC3 ", "a\xFF");
	CHECK_REFUSED(RBF_ENUM, "\xC3");
	for (size_t len = 1; len < 40; len++)
	{
		char		text[40];

		for (size_t at = 0; at < len; at++)
		{
			memset(text, 'x', len);
			check_read(RBF_TEXT, text, len, text, len);
			text[at] = '\0';

			check_read(RBF_TEXT, text, len, NULL, 0);
			text[at] = '\x01';

			check_read(RBF_TEXT, text, len, text, len);
		}
	}
}

TEST(bytes)
{
	SCOPED char *text = rf_test_alloc(200010);
	SCOPED char *expected = rf_test_alloc(100000);

	check_hex(RBF_BYTEA, "", "");
	check_hex(RBF_BYTEA, "\\x", "");
	check_hex(RBF_BYTEA, "\\xDEADbeef", "deadbeef");
	check_hex(RBF_BYTEA, "\\x de ad\n\t\r", "dead");
	check_hex(RBF_BYTEA, "a\\\\b\\000\\377 ", "615c6200ff20");
	CHECK_REFUSED(RBF_BYTEA, "\\xa", "\\xd e", "\\xgg", "\\X41", "\\", "\\1", "\\12", "\\400", "\\08a",
				  "\xC3\xA4", "\\x\v41", "a\\");
	check_read(RBF_BYTEA, "a\0b", 3, NULL, 0);

	strcpy(text, "\\x");
	for (int i = 0; i < 100000; i++)
	{
		sprintf(text + 2 + 2 * i, "%02x", i % 251);
		expected[i] = (char) (i % 251);
	}
	check_read(RBF_BYTEA, text, 200002, expected, 100000);
	check_read(RBF_BYTEA, text, 200001, NULL, 0);
	memset(text, 'a', 100000);
	check_read(RBF_BYTEA, text, 100000, text, 100000);
	text[99999] = '\\';

	check_read(RBF_BYTEA, text, 100000, NULL, 0);
}

TEST(words_and_uuids)
{
	static const char *const yes[] = {"t", "tr", "tru", "true", "TRUE", "y", "ye", "Yes", "on", "oN", "1", " true\n"};
	static const char *const no[] = {"f", "fa", "fal", "fals", "false", "n", "NO", "of", "off", "0", "\t0 "};

	for (size_t i = 0; i < LENGTH(yes); i++)
		check_hex(RBF_BOOLEAN, yes[i], "01");
	for (size_t i = 0; i < LENGTH(no); i++)
		check_hex(RBF_BOOLEAN, no[i], "00");
	CHECK_REFUSED(RBF_BOOLEAN, "", " ", "o", "truee", "tx", "yess", "nope", "onn", "offf", "2", "01", "10", "-1", "t f");

	check_hex(RBF_UUID, "a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11", "a0eebc999c0b4ef8bb6d6bb9bd380a11");
	check_hex(RBF_UUID, "A0EEBC999C0B4EF8BB6D6BB9BD380A11", "a0eebc999c0b4ef8bb6d6bb9bd380a11");
	check_hex(RBF_UUID, "{a0ee-bc99-9c0b-4ef8-bb6d-6bb9-bd38-0a11}", "a0eebc999c0b4ef8bb6d6bb9bd380a11");
	check_hex(RBF_UUID, "{a0eebc99-9c0b4ef8-bb6d6bb9-bd380a11}", "a0eebc999c0b4ef8bb6d6bb9bd380a11");
	CHECK_REFUSED(RBF_UUID, "", "{", "}", "{}", "a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a1",
				  "a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a111", "{a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11",
				  "a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11}", "a0ee-bc99-9c0b-4ef8-bb6d-6bb9-bd38-0a11-",
				  "-a0eebc999c0b4ef8bb6d6bb9bd380a11", "a0eebc99--9c0b-4ef8-bb6d-6bb9bd380a11",
				  "a0-eebc999c0b4ef8bb6d6bb9bd380a11", "a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a1g",
				  " a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11", "a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11 ");
}

TEST(floats)
{
	static const char *const forms[] = {"%.17g", "%.20e", "%.1080f", "%a"};

	check_double(RBF_DOUBLE, "0", 0);
	check_double(RBF_DOUBLE, "-0", 0);
	check_double(RBF_DOUBLE, "-0e999999999999999999999", 0);
	check_double(RBF_DOUBLE, " 1.5 ", 1.5);
	check_double(RBF_DOUBLE, "+.5", 0.5);
	check_double(RBF_DOUBLE, "5.", 5);
	check_double(RBF_DOUBLE, "1E+3", 1000);
	check_double(RBF_DOUBLE, "0.1", 0.1);
	check_double(RBF_DOUBLE, "1.7976931348623157e308", 1.7976931348623157e308);
	check_double(RBF_DOUBLE, "1.7976931348623158e308", 1.7976931348623157e308);
	check_double(RBF_DOUBLE, "4.9e-324", 4.9e-324);
	check_double(RBF_DOUBLE, "3e-324", 4.9e-324);
	check_double(RBF_DOUBLE, "9007199254740993", 9007199254740992.0);
	check_double(RBF_DOUBLE, "-9007199254740993.0000000001e0", -9007199254740994.0);
	check_hex(RBF_DOUBLE, "NaN", "000000000000f87f");
	check_hex(RBF_REAL, "nan", "000000000000f87f");
	check_hex(RBF_DOUBLE, "-inf", "000000000000f0ff");
	check_hex(RBF_REAL, "+Infinity", "000000000000f07f");
	/* no constants of type float: some compilers keep more of these */
	check_double(RBF_REAL, "0.1", 0.100000001490116119384765625);
	check_double(RBF_REAL, "3.4028235e38", 340282346638528859811704183484516925440.0);
	check_double(RBF_REAL, "1e-45", 1.4012984643248171e-45);
	/* as a double first, it would be rounded twice */
	check_double(RBF_REAL, "1.00000017881393432617187499", 1.00000011920928955078125);
	CHECK_REFUSED(RBF_DOUBLE, "", ".", "-", "e5", ".e5", "1e", "1e+", "1 e5", "1e 5", "0x1p3", "0x10", "1_0",
				  "1,5", "1e309", "1.7976931348623159e308", "-1e309", "1e-324", "2e-324", "1e-99999999999999999999",
				  "1e99999999999999999999", "nan(1)", "infin", "1d", "1f", "--1", "1..2", "NaNs");
	CHECK_REFUSED(RBF_REAL, "3.5e38", "1e39", "1e-46", "7e-46", "0x1p3", "");
	for (int i = 0; i < 20000; i++)
	{
		uint64_t	bits = rf_test_rand();
		double		value;
		char		text[1500];

		memcpy(&value, &bits, 8);
		if (value - value != 0 || value == 0)
			continue;
		snprintf(text, sizeof(text), forms[i % 3], value);
		if (strtod(text, NULL) != 0)
			check_double(RBF_DOUBLE, text, strtod(text, NULL));
		snprintf(text, sizeof(text), forms[3], value);
		check_text(RBF_DOUBLE, text, NULL);
	}
}

/* What is halfway between two doubles, but for a last digit far behind. */
TEST(floats_with_many_digits)
{
	char		text[3000];
	int			n;

	/* 2^-1074 * 1.5 has 750 digits or so */
	n = snprintf(text, sizeof(text), "%.1080f", 4.9406564584124654e-324);
	CHECK(n > 1000);
	check_double(RBF_DOUBLE, text, 4.9e-324);
	for (int zeros = 0; zeros < 1000; zeros += 37)
	{
		n = sprintf(text, "9007199254740993.");
		memset(text + n, '0', (size_t) zeros);
		strcpy(text + n + zeros, "0");
		check_double(RBF_DOUBLE, text, 9007199254740992.0);
		strcpy(text + n + zeros, "1");
		check_double(RBF_DOUBLE, text, 9007199254740994.0);
		strcat(text, "e-5000");
		check_text(RBF_DOUBLE, text, NULL);
	}
}

TEST(locales_do_not_matter)
{
	static const char *const names[] = {"de_DE.UTF-8", "fr_FR.UTF-8", "de_DE", "C.UTF-8", "tr_TR.UTF-8"};

	for (size_t i = 0; i < LENGTH(names); i++)
	{
		setlocale(LC_ALL, names[i]);
		check_double(RBF_DOUBLE, "1.5", 1.5);
		check_text(RBF_DOUBLE, "1,5", NULL);
		check_hex(RBF_BOOLEAN, "FALSE", "00");
		check_int(RBF_DATE, "INFINITY", INT32_MAX);
	}
	setlocale(LC_ALL, "C");
}

TEST(numerics)
{
	static const char *const pairs[][2] = {
		{"0", "0"}, {"-0", "0"}, {"+0.00", "0"}, {"-0.0e5", "0"}, {"000", "0"}, {".0", "0"}, {"0.", "0"},
		{"1", "1"}, {"100", "100"}, {"0100", "100"}, {"1e2", "100"}, {"100.00", "100"}, {"1.5E-3", "0.0015"},
		{".5", "0.5"}, {"-.5", "-0.5"}, {"5.", "5"}, {"-12.50", "-12.5"}, {"+12.5", "12.5"}, {"12.5", "12.5"},
		{"0.00123", "0.00123"}, {"00.5", "0.5"}, {"-0.5", "-0.5"}, {"123.456e1", "1234.56"}, {"123.456e3", "123456"},
		{"123.456e5", "12345600"}, {"123.456e-3", "0.123456"}, {"123.456e-5", "0.00123456"}, {"1200e-1", "120"},
		{"1200e-3", "1.2"}, {"0.001e3", "1"}, {"0.0012e3", "1.2"}, {"0.0012e1", "0.012"}, {"  7 ", "7"},
		{"NaN", "NaN"}, {"nan", "NaN"}, {"Infinity", "Infinity"}, {"+inf", "Infinity"}, {"-INF", "-Infinity"},
		{"1e0", "1"}, {"1.5e0", "1.5"}, {"-1.5E-00", "-1.5"}, {"1.e0", "1"}, {"1e-0", "1"}, {"1e+0", "1"}, {"0e1000", "0"}, {"10.0", "10"}, {"10.10", "10.1"},
	};
	SCOPED char *text = rf_test_alloc(300010);
	SCOPED char *expected = rf_test_alloc(300010);

	for (size_t i = 0; i < LENGTH(pairs); i++)
		check_text(RBF_NUMERIC, pairs[i][0], pairs[i][1]);
	CHECK_REFUSED(RBF_NUMERIC, "", " ", ".", "-", "-.", "e1", "1e", "1e+", "1 e5", "1e 5", "1e1.5", "0x1", "1_000", "1,5",
				  "-NaN", "+NaN", "NaN1", "- 1", "1 2", "--1", "1e131072", "1e2147483647", "1e-16384", "0e-16384",
				  "1e99999999999999999999", "1e-99999999999999999999", "0e2147483647", "1..2", "1.2.3");

	memset(text, '9', 200000);
	check_read(RBF_NUMERIC, text, 131072, text, 131072);
	check_read(RBF_NUMERIC, text, 131073, NULL, 0);
	check_read(RBF_NUMERIC, text, 200000, NULL, 0);
	text[131072] = '.';

	check_read(RBF_NUMERIC, text, 131072 + 1 + 16383, text, 131072 + 1 + 16383);
	check_read(RBF_NUMERIC, text, 131072 + 1 + 16384, NULL, 0);
	memset(text, '0', 200000);
	memcpy(text + 200000, "12.50", 5);
	check_read(RBF_NUMERIC, text, 200005, "12.5", 4);
	memset(expected, '0', 131072);
	expected[0] = '1';
	check_read(RBF_NUMERIC, "1e131071", 8, expected, 131072);
	memset(expected, '0', 16385);
	expected[1] = '.';
	expected[16384] = '1';
	check_read(RBF_NUMERIC, "1e-16383", 8, expected, 16385);
	/* a length that is just in "fixed", and just not */
	for (int n = 60; n < 70; n++)
	{
		sprintf(text, "-1e%d", n);
		sprintf(expected, "-1%0*d", n, 0);
		check_text(RBF_NUMERIC, text, expected);
	}
}

TEST(numerics_and_integers)
{
	static const int64_t ints[] = {0, 1, -1, 9, 10, -10, 1234567890123, INT64_MAX, INT64_MIN};
	static const char *const others[] = {"", "-", "9223372036854775808", "-9223372036854775809", "1.5", "NaN",
	"Infinity", "-Infinity", "99999999999999999999", "18446744073709551617"};
	char		text[RF_KEY_INT_CHARS];
	char		expected[32];
	int64_t		back;
	size_t		len;

	for (size_t i = 0; i < LENGTH(ints); i++)
	{
		sprintf(expected, "%" PRId64, ints[i]);
		len = rf_key_numeric_of_int(ints[i], text);
		CHECK(len == strlen(expected) && memcmp(text, expected, len) == 0, "%s", expected);
		CHECK(rf_key_int_of_numeric(text, len, &back) && back == ints[i], "%s", expected);
	}
	for (size_t i = 0; i < LENGTH(others); i++)
		CHECK(!rf_key_int_of_numeric(others[i], strlen(others[i]), &back), "%s", others[i]);
}

#define SECOND	INT64_C(1000000)
#define HOUR	(3600 * SECOND)
#define DAY		(24 * HOUR)

TEST(dates)
{
	static const struct
	{
		const char *text;
		int32_t		days;
	}			cases[] =
	{
		{"2000-01-01", 0}, {" 1999-12-31\n", -1}, {"2000-02-29", 59}, {"1970-01-01", -10957},
		{"0001-01-01", -730119}, {"0001-12-31 BC", -730120}, {"0005-02-29  bc ", -730120 - 1767},
		{"4714-11-24 BC", -2451545}, {"5874897-12-31", 2145031948}, {"002000-01-02", 1},
		{"infinity", INT32_MAX}, {" -Infinity ", INT32_MIN}, {"2000-1-2", 1}, {"2000-01-2", 1},
		{"2000/01/02", 1}, {"2000.01.02", 1}, {"20000102", 1}, {"2000-002", 1}, {"2001-366", 731},
		{"2000-01-02 00:00:00", 1}, {"2000-01-02T24:00", 1}, {"2000-01-02Z", 1},
		{"2000-01-02 23:59:59.9-15:59 BC", -1460603}
	};

	for (EACH(i, cases))
		check_int(RBF_DATE, cases[i].text, cases[i].days);
	CHECK_REFUSED(RBF_DATE, "", "99-01-01", "999-01-01", "2000-13-01", "2000-00-01", "2000-01-00",
				  "2000-01-32", "2001-02-29", "1900-02-29", "2000-04-31", "0000-01-01", "0000-01-01 BC", "4714-11-23 BC",
				  "5874898-01-01", "12345678-01-01", "00002000-01-01", "-2000-01-01", "+2000-01-01", "01/02/2000",
				  "2000-Jan-02", "2000-W01-1", "today", "now", "epoch",
				  "tomorrow", "+infinity", "inf", "infinity BC", "2000-01-01 25:00", "2000-01-01T",
				  "2000-01-01 AD", "2000-01-01BC", "J2451545", "2000-01-01 2", "2000- 01-01", "0004-02-29 BC");
}

TEST(timestamps)
{
	check_int(RBF_TIMESTAMP, "2000-01-01", 0);
	check_int(RBF_TIMESTAMP, "2000-01-01 00:00:00", 0);
	check_int(RBF_TIMESTAMP, "2000-01-01T01:00", HOUR);
	check_int(RBF_TIMESTAMP, "2000-01-01t01:00:00.5", HOUR + SECOND / 2);
	check_int(RBF_TIMESTAMP, "2000-01-01 \t 00:00:00.000001 ", 1);
	check_int(RBF_TIMESTAMP, "2000-01-01 00:00:00.1234567", 123457);
	check_int(RBF_TIMESTAMP, "2000-01-01 00:00:00.123456499999", 123456);
	check_int(RBF_TIMESTAMP, "2000-01-01 00:00:00.0000005", 0);
	check_int(RBF_TIMESTAMP, "2000-01-01 00:00:00.9999999", SECOND);
	check_int(RBF_TIMESTAMP, "2000-01-01 24:00:00", DAY);
	check_int(RBF_TIMESTAMP, "1999-12-31 23:59:60", 0);
	check_int(RBF_TIMESTAMP, "1999-12-31 23:58:60.25", -60 * SECOND + SECOND / 4);
	check_int(RBF_TIMESTAMP, "0001-12-31 00:00:00 BC", -730120 * DAY);
	check_int(RBF_TIMESTAMP, "4714-11-24 00:00:00 BC", -2451545 * DAY);
	check_int(RBF_TIMESTAMP, "294276-12-31 23:59:59.999999", 106751983 * DAY - 1);
	check_int(RBF_TIMESTAMP, "infinity", INT64_MAX);
	check_int(RBF_TIMESTAMP, "-infinity", INT64_MIN);
	check_int(RBF_TIMESTAMPTZ, "2000-01-01 00:00:00Z", 0);
	check_int(RBF_TIMESTAMPTZ, "2000-01-01T00:00:00z", 0);
	check_int(RBF_TIMESTAMPTZ, "2000-01-01 00:00:00+00", 0);
	check_int(RBF_TIMESTAMPTZ, "2000-01-01 01:00:00 +01", 0);
	check_int(RBF_TIMESTAMPTZ, "2000-01-01 00:00:00-0130", HOUR + HOUR / 2);
	check_int(RBF_TIMESTAMPTZ, "2000-01-01 00:00:00-01:30", HOUR + HOUR / 2);
	check_int(RBF_TIMESTAMPTZ, "2000-01-01 00:00:00.5-00:00:01", SECOND + SECOND / 2);
	check_int(RBF_TIMESTAMPTZ, "2000-01-01 00:00+15:59:59", -16 * HOUR + SECOND);
	check_int(RBF_TIMESTAMPTZ, "0001-12-31 00:00:00+00 BC", -730120 * DAY);
	check_int(RBF_TIMESTAMPTZ, "294277-01-01 05:00:00+15", 106751983 * DAY - 10 * HOUR);
	check_int(RBF_TIMESTAMPTZ, "4714-11-23 20:00:00-08 BC", -2451545 * DAY + 4 * HOUR);
	check_int(RBF_TIMESTAMPTZ, "infinity", INT64_MAX);
	check_int(RBF_TIMESTAMP, "2000-01-01 1:2:3", HOUR + 123 * SECOND);
	check_int(RBF_TIMESTAMP, "20000101T010203", HOUR + 123 * SECOND);
	check_int(RBF_TIMESTAMP, "20000101T0102", HOUR + 120 * SECOND);
	check_int(RBF_TIMESTAMP, "2000-01-01 010203.5", HOUR + 123 * SECOND + SECOND / 2);
	check_int(RBF_TIMESTAMP, "2000-01-01 T01:02:03", HOUR + 123 * SECOND);
	check_int(RBF_TIMESTAMP, "2000-01-01 01:02:03 PM", 13 * HOUR + 123 * SECOND);
	check_int(RBF_TIMESTAMP, "2000/1/1 12:00am", 0);
	check_int(RBF_TIMESTAMP, "2000.01.01 12:00 Pm", 12 * HOUR);
	check_int(RBF_TIMESTAMP, "2000-002", DAY);
	check_int(RBF_TIMESTAMP, "2000-366 01:00", 365 * DAY + HOUR);
	check_int(RBF_TIMESTAMP, "2000-01-01 01:00:00Z", HOUR);
	check_int(RBF_TIMESTAMP, "2000-01-01 01:00:00+05 BC", -1460604 * DAY + HOUR);
	check_int(RBF_TIMESTAMPTZ, "2000-01-01 01:00:00 UTC", HOUR);
	check_int(RBF_TIMESTAMPTZ, "2000-01-01 01:00gmt", HOUR);
	check_int(RBF_TIMESTAMPTZ, "2000-01-01 01:00:00 AM -1", 2 * HOUR);
	check_int(RBF_TIMESTAMPTZ, "20000101T010000Z", HOUR);
	check_int(RBF_TIMESTAMPTZ, "2000-01-01Z", 0);
	check_int(RBF_TIMESTAMPTZ, "2000-01-01 -05", 5 * HOUR);
	CHECK_REFUSED(RBF_TIMESTAMP, "", "2000-01-01 00", "2000-01-01T00", "2000-01-01 000", "2000-01-01 00000", "2000-01-01 0000000",
				  "2000-01-01 13:00 PM", "2000-01-01 13:00 AM", "2000-01-01 01:00 P", "2000-01-01 01:00 PMZ",
				  "2000-000", "2000-367", "2000-1", "2000-01", "2000001", "200001011", "000101", "2000-01/01", "2000 01 01",
				  "2000-01-01-05", "2000-01-01 01:00 UTC+5", "2000-01-01 01:00 UTCX",
				  "2000-01-01 00:00:00.", "2000-01-01 00:00:61", "2000-01-01 00:60:00", "2000-01-01 25:00:00",
				  "2000-01-01 24:00:00.000001", "2000-01-01 23:59:60.1", "2000-01-01 00:00:00,5", "2000-01-01 00:00.5",
				  "2000-01-01T 00:00:00", "2000-01-01X00:00:00", "2000-01-01T", "294277-01-01",
				  "4714-11-23 23:59:59 BC", "2000-01-01 00:00:00.1234567890123", "2000-01-01 00:00:00:00", "epoch",
				  "294276-12-31 24:00:00", "Sat Jan 01 00:00:00 2000");
	CHECK_REFUSED(RBF_TIMESTAMPTZ, "", "2000-01-01", "2000-01-01 00:00:00",
				  "2000-01-01 00:00:00+16", "2000-01-01 00:00:00+001",
				  "2000-01-01 00:00:00+00:60", "2000-01-01 00:00:00+00:00:60", "2000-01-01 00:00:00+000000",
				  "2000-01-01 00:00:00+00:00:00:00", "2000-01-01 00:00:00+ 00", "2000-01-01 00:00:00Z+00",
				  "2000-01-01 00:00:00 BC+00", "2000-01-01 00:00:00 America/New_York", "2000-01-01 00:00:00+0000:30",
				  "294277-01-01 00:00:00+00", "4714-11-24 00:00:00+01 BC", "294276-12-31 23:00:00-01",
				  "2000-01-01 00:00:00 Europe", "2000-01-01 00:00:00 MSK", "now", "2000-01-01 00:00:00zulu");
}

TEST(networks)
{
	static const char *const addresses[][2] = {
		{"1.2.3.4", "042001020304"},
		{"1.2.3.4/0", "040001020304"},
		{"255.255.255.255/32", "0420ffffffff"},
		{"::", "068000000000000000000000000000000000"},
		{"::1/128", "068000000000000000000000000000000001"},
		{"1::", "068000010000000000000000000000000000"},
		{"2001:DB8::ff00:42:8329/64", "064020010db8000000000000ff0000428329"},
		{"1:2:3:4:5:6:7:8", "068000010002000300040005000600070008"},
		{"1:2:3:4:5:6:7::", "068000010002000300040005000600070000"},
		{"::2:3:4:5:6:7:8", "068000000002000300040005000600070008"},
		{"::ffff:1.2.3.4", "068000000000000000000000ffff01020304"},
		{"::1.2.3.4/96", "066000000000000000000000000001020304"},
		{"1:2:3:4:5:6:1.2.3.4", "068000010002000300040005000601020304"},
	};

	for (EACH(a, addresses))
		check_hex(RBF_INET, addresses[a][0], addresses[a][1]);
	CHECK_REFUSED(RBF_INET, "", "1.2.3", "1.2.3.4.5", "1.2.3.4.", "1..2.3", "256.1.1.1", "01.2.3.4", "1.2.3.4/33", "1.2.3.4/",
				  "1.2.3.4/-1", "1.2.3.4/08", "1.2.3.4/8/8", " 1.2.3.4", "1.2.3.4 ", "0x01.2.3.4", "10/8", ":", ":::", "1:::2",
				  "1::2::3", ":1", "1:", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "1:2:3:4:5:6:7:8::", "::1:2:3:4:5:6:7:8",
				  "1:2:3:4::5:6:7:8", "12345::", "g::", "::/129", "::/", "::/01", "::1%eth0", "[::1]", "1:2:3:4:5:6:7:1.2.3.4", "::1.2.3",
				  "::1.2.3.4:5", "1.2.3.4::", "::256.1.1.1", "::1.2.3.4.5", "::01.2.3.4", "/8", "::1/64/64", ":1::", "::1:", "1::2:");
}

TEST(types_without_readers)
{
	CHECK_REFUSED(RBF_NONE, "", "1");
	CHECK_REFUSED(RBF_COMPOUND, "", "(1,2)");
	CHECK_REFUSED(RBF_NATIVE, "", "1");
	CHECK_REFUSED((rbf_type) 11, "00:00:00");
	CHECK_REFUSED((rbf_type) 20, "1");
	CHECK_REFUSED((rbf_type) 28, "1");
	CHECK_REFUSED((rbf_type) 255, "1");
	for (int type = RBF_NONE; type <= RBF_SMALLINT + 1; type++)
	{
		lib_key		key;
		rbf_code	code = lib_key_read((rbf_type) type, NULL, 0, &key);

		CHECK(code == RBF_ERR_KEY || (code == RBF_OK && key.heap == NULL), "type %d", type);
	}
}

/* Anything may come in; what is read is within bounds. */
TEST(any_bytes)
{
	static const char alphabet[] = "0123456789-+:./, eETZPxX\\{}()abfinytBC@\t\n\xC3\xA4\xFF";
	static const char *const seeds[] = {
		"-123456789012345", "1.5e-300", "2001-02-03 04:05:06.789+01:30 BC", "20010203T040506.789Z", "2001-034 4:5 PM +5",
		"2001:db8::ff00:1.2.3.4/64", "{a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11}",
		"\\xdeadbeef", "a\\\\b\\123", "-infinity", "true", "\\377",
	};

	for (int i = 0; i < 400000; i++)
	{
		char		text[100];
		const char *seed = seeds[rf_test_rand_below(LENGTH(seeds))];
		size_t		len = rf_test_rand_below(2) ? strlen(seed) : rf_test_rand_below(40);
		int			changes = len == strlen(seed) ? (int) rf_test_rand_below(4) : 100;
		SCOPED char *copy = NULL;
		lib_key		key;

		memcpy(text, seed, strlen(seed) < len ? strlen(seed) : len);
		for (size_t j = changes == 100 ? 0 : len; j < len; j++)
			text[j] = rf_test_rand_below(4) ? alphabet[rf_test_rand_below(sizeof(alphabet))] : (char) rf_test_rand();

		for (int j = 0; j < changes && changes != 100 && len > 0; j++)
			text[rf_test_rand_below(len)] = alphabet[rf_test_rand_below(sizeof(alphabet))];

		copy = rf_test_copy(text, len);
		for (int type = RBF_NONE; type <= RBF_SMALLINT + 1; type++)
		{
			rbf_code	code = lib_key_read((rbf_type) type, copy, len, &key);
			unsigned	sum = 0;

			if (code != RBF_OK)
				continue;
			for (size_t j = 0; j < key.len; j++)
				sum += ((const uint8_t *) key.bytes)[j];
			CHECK(sum <= 255 * key.len);
			free(key.heap);
		}
	}
	CHECK(true);
}

TEST_MAIN
