/*-------------------------------------------------------------------------
 *
 * lib_key.c
 *	  From the text of a key to its canonical bytes: the readers by type, and
 *	  those of texts, integers, bytes and booleans.
 *
 * FORMAT.md, section 3, defines the canonical bytes.  A text has the value
 * that the server's input functions give it.  It is refused if a release of
 * the server does not read it, such as "0x1F", or if its value depends on a
 * setting.
 *
 *-------------------------------------------------------------------------
 */
#include <stdlib.h>

#include "lib_key_impl.h"

#include "lib_utf8.h"

#define NONE4	-1, -1, -1, -1
#define NONE16	NONE4, NONE4, NONE4, NONE4

const int8_t lib_key_hex_values[256] = {
	NONE16, NONE16, NONE16,
	0, 1, 2, 3, 4, 5, 6, 7, 8, 9, -1, -1, NONE4,
	-1, 10, 11, 12, 13, 14, 15, -1, NONE4, NONE4,
	NONE16,
	-1, 10, 11, 12, 13, 14, 15, -1, NONE4, NONE4,
	NONE16,
	NONE16, NONE16, NONE16, NONE16, NONE16, NONE16, NONE16, NONE16
};

static rbf_code
read_text(const char *p, const char *end, lib_key *key)
{
	if (!lib_utf8_is_valid(p, (size_t) (end - p)))
		return RBF_ERR_KEY;
	return lib_key_as_is(key, p, (size_t) (end - p));
}

/* A name is cut between characters. */
static rbf_code
read_name(const char *p, const char *end, lib_key *key)
{
	rbf_code	code = read_text(p, end, key);

	if (code == RBF_OK && key->len > LIB_KEY_NAME_BYTES)
	{
		key->len = LIB_KEY_NAME_BYTES;
		while (((unsigned char) p[key->len] & 0xC0) == 0x80)
			key->len--;
	}
	return code;
}

static rbf_code
read_character(const char *p, const char *end, lib_key *key)
{
	size_t		len = rf_key_character_len(p, (size_t) (end - p));

	return read_text(p, p + len, key);
}

/* ---- Integers ---- */

/* A text of decimal digits alone as an unsigned number. */
static inline bool
read_digits(const char *p, const char *end, uint64_t *value)
{
	uint64_t	sum = 0;
	uint32_t	digit;

	if (p == end)
		return false;
	while (*p == '0' && end - p > 1)
		p++;
	/* the longest number has 20 */
	if (end - p > 20)
		return false;
	for (; p < end; p++)
	{
		digit = lib_key_digit(*p);
		if (digit > 9 || sum > UINT64_MAX / 10)
			return false;
		sum = 10 * sum + digit;
		if (sum < digit)
			return false;
	}
	*value = sum;
	return true;
}

/* Takes a sign; is it a minus? */
static inline bool
read_sign(const char **p, const char *end)
{
	if (*p < end && (**p == '-' || **p == '+'))
		return *(*p)++ == '-';
	return false;
}

/* Eight digits at once: multiplications join pairs, then fours, then all. */
#define HIGH_HALVES	UINT64_C(0xF0F0F0F0F0F0F0F0)
#define DIGITS		UINT64_C(0x3030303030303030)

static inline bool
eight_digits(const char *p, uint64_t *value)
{
	uint64_t	word = rf_load64((const uint8_t *) p);

	/* the high half of each is 3, and still is with 6 more */
	if ((word & HIGH_HALVES) != DIGITS ||
		((word + UINT64_C(0x0606060606060606)) & HIGH_HALVES) != DIGITS)
		return false;
	word = (word & UINT64_C(0x0F0F0F0F0F0F0F0F)) * (10 * 0x100 + 1) >> 8;
	word = (word & UINT64_C(0x00FF00FF00FF00FF)) * (100 * 0x10000 + 1) >> 16;
	*value = (word & UINT64_C(0x0000FFFF0000FFFF)) * (10000 * UINT64_C(0x100000000) + 1) >> 32;
	return true;
}

/* The common case: an integer as the server writes it, of up to 18 digits. */
static inline bool
plain_integer(const char *p, const char *end, int64_t *value)
{
	bool		negative = p < end && *p == '-';
	uint64_t	sum = 0;
	uint64_t	eight;

	p += negative;
	if (p == end || end - p > 18)
		return false;
	for (; end - p >= 8; p += 8)
	{
		if (!eight_digits(p, &eight))
			return false;
		sum = 100000000 * sum + eight;
	}
	for (; p < end; p++)
	{
		if (lib_key_digit(*p) > 9)
			return false;
		sum = 10 * sum + lib_key_digit(*p);
	}
	*value = (int64_t) (negative ? 0 - sum : sum);
	return true;
}

static rbf_code
read_integer(const char *p, const char *end, lib_key *key)
{
	uint64_t	most = key->type == RBF_SMALLINT ? INT16_MAX :
	key->type == RBF_INTEGER ? INT32_MAX : INT64_MAX;
	bool		negative;
	uint64_t	value;
	int64_t		plain;

	if (key->type == RBF_BIGINT && plain_integer(p, end, &plain))
		return lib_key_int64(key, plain);
	lib_key_trim(&p, &end);
	negative = read_sign(&p, end);
	if (!read_digits(p, end, &value) || value > most + negative)
		return RBF_ERR_KEY;
	return lib_key_int64(key, (int64_t) (negative ? 0 - value : value));
}

/* ---- Bytes ---- */

/* Two digits a byte, with white space between bytes. */
static bool
hex_bytes(const char *p, const char *end, uint8_t *out, size_t *len)
{
	uint8_t    *to = out;

	while (p < end)
	{
		int			byte;

		if (*p == ' ' || *p == '\n' || *p == '\t' || *p == '\r')
		{
			p++;
			continue;
		}
		if (end - p < 2 || (byte = lib_key_hex2(p)) < 0)
			return false;
		*to++ = (uint8_t) byte;
		p += 2;
	}
	*len = (size_t) (to - out);
	return true;
}

/*
 * ASCII as it is, a backslash as \\, and any byte as \ooo.  The bytes of other
 * characters depend on the encoding of the database.
 */
static bool
escaped_bytes(const char *p, const char *end, uint8_t *out, size_t *len)
{
	uint8_t    *to = out;

	while (p < end)
	{
		if ((uint8_t) *p >= 0x80 || *p == '\0')
			return false;
		if (*p != '\\')
			*to++ = (uint8_t) *p++;
		else if (end - p >= 2 && p[1] == '\\')
		{
			*to++ = '\\';
			p += 2;
		}
		else if (end - p >= 4 && lib_key_digit(p[1]) <= 3 &&
				 lib_key_digit(p[2]) <= 7 && lib_key_digit(p[3]) <= 7)
		{
			*to++ = (uint8_t) (lib_key_digit(p[1]) << 6 | lib_key_digit(p[2]) << 3 |
							   lib_key_digit(p[3]));
			p += 4;
		}
		else
			return false;
	}
	*len = (size_t) (to - out);
	return true;
}

static rbf_code
read_bytea(const char *p, const char *end, lib_key *key)
{
	bool		hex = end - p >= 2 && p[0] == '\\' && p[1] == 'x';
	size_t		most = hex ? (size_t) (end - p - 2) / 2 : (size_t) (end - p);
	uint8_t    *out = key->fixed;

	if (most > sizeof(key->fixed))
	{
		out = malloc(most);
		if (out == NULL)
			return RBF_ERR_MEMORY;
	}
	if (!(hex ? hex_bytes(p + 2, end, out, &key->len) :
		  escaped_bytes(p, end, out, &key->len)))
	{
		if (out != key->fixed)
			free(out);
		return RBF_ERR_KEY;
	}
	key->bytes = out;
	key->heap = out != key->fixed ? out : NULL;
	return RBF_OK;
}

/* 32 digits, perhaps in braces, perhaps with a hyphen after each four. */
static rbf_code
read_uuid(const char *p, const char *end, lib_key *key)
{
	if (p < end && *p == '{')
	{
		if (end[-1] != '}')
			return RBF_ERR_KEY;
		p++;
		end--;
	}
	for (int i = 0; i < 16; i++)
	{
		int			byte;

		if (end - p < 2 || (byte = lib_key_hex2(p)) < 0)
			return RBF_ERR_KEY;
		key->fixed[i] = (uint8_t) byte;
		p += 2;
		if (i % 2 == 1 && i < 15 && p < end && *p == '-')
			p++;
	}
	return p == end ? lib_key_fixed(key, 16) : RBF_ERR_KEY;
}

/* ---- Booleans ---- */

/* The server's words, and their unique beginnings. */
static rbf_code
read_boolean(const char *p, const char *end, lib_key *key)
{
	static const struct
	{
		const char *word;
		int			least;		/* characters of a unique beginning */
		bool		value;
	}			words[] = {
		{"true", 1, true}, {"false", 1, false}, {"yes", 1, true}, {"no", 1, false},
		{"on", 2, true}, {"off", 2, false}, {"1", 1, true}, {"0", 1, false},
	};

	lib_key_trim(&p, &end);
	for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++)
	{
		char		word[8];
		size_t		len = strlen(words[i].word);

		if (end - p < words[i].least || (size_t) (end - p) > len)
			continue;
		memcpy(word, words[i].word, len + 1);
		word[end - p] = '\0';
		if (lib_key_is_word(p, end, word))
		{
			key->fixed[0] = words[i].value;
			return lib_key_fixed(key, 1);
		}
	}
	return RBF_ERR_KEY;
}

typedef rbf_code (*lib_key_reader) (const char *p, const char *end, lib_key *key);

/*
 * The types whose texts are read.  Labels of an enum can be looked up in a
 * filter, which names the enum, but no filter can be built of them.
 */
static const lib_key_reader readers[] = {
	[RBF_BIGINT] = read_integer,
	[RBF_TEXT] = read_text,
	[RBF_UUID] = read_uuid,
	[RBF_INTEGER] = read_integer,
	[RBF_SMALLINT] = read_integer,
	[RBF_BYTEA] = read_bytea,
	[RBF_BOOLEAN] = read_boolean,
	[RBF_DOUBLE] = lib_key_number_float,
	[RBF_REAL] = lib_key_number_float,
	[RBF_NUMERIC] = lib_key_number_numeric,
	[RBF_DATE] = lib_key_time_date,
	[RBF_TIMESTAMP] = lib_key_time_timestamp,
	[RBF_TIMESTAMPTZ] = lib_key_time_timestamp,
	[RBF_INET] = lib_key_net_inet,
	[RBF_CHARACTER] = read_character,
	[RBF_NAME] = read_name,
	[RBF_ENUM] = read_text,
};

bool
lib_key_is_read(rbf_type type)
{
	return (size_t) type < sizeof(readers) / sizeof(readers[0]) && readers[type] != NULL;
}

rbf_code
lib_key_read(rbf_type type, const char *text, size_t len, lib_key *key)
{
	/* NULL is allowed if len is 0, but not in pointer arithmetic */
	const char *p = len > 0 ? text : "";

	key->type = type;
	key->heap = NULL;
	return lib_key_is_read(type) ? readers[type] (p, p + len, key) : RBF_ERR_KEY;
}
