/*-------------------------------------------------------------------------
 *
 * lib_key_impl.h
 *	  Shared by the readers of keys, lib_key*.c, and lib_form.c.
 *
 * A reader sets *key to the canonical bytes of the text from "p" to "end",
 * and key->heap only if it succeeds.  It may accept only texts that servers of
 * any release and setting read as the same value.
 *
 *-------------------------------------------------------------------------
 */
#ifndef LIB_KEY_IMPL_H
#define LIB_KEY_IMPL_H

#include "core/key/rf_key.h"
#include "lib_key.h"

/* lib_key_number.c */
extern rbf_code lib_key_number_float(const char *p, const char *end, lib_key *key);
extern rbf_code lib_key_number_numeric(const char *p, const char *end, lib_key *key);

/* lib_key_time.c */
extern rbf_code lib_key_time_date(const char *p, const char *end, lib_key *key);
extern rbf_code lib_key_time_timestamp(const char *p, const char *end, lib_key *key);

/* lib_key_net.c */
extern rbf_code lib_key_net_inet(const char *p, const char *end, lib_key *key);

/* White space of the server in any locale. */
static inline bool
lib_key_is_space(char c)
{
	return c == ' ' || (c >= '\t' && c <= '\r');
}

static inline void
lib_key_trim(const char **p, const char **end)
{
	while (*p < *end && lib_key_is_space(**p))
		(*p)++;
	while (*p < *end && lib_key_is_space((*end)[-1]))
		(*end)--;
}

/* The value of a digit; more than 9: it is none. */
static inline uint32_t
lib_key_digit(char c)
{
	return (uint32_t) (unsigned char) c - '0';
}

/* The number of digits that come next. */
static inline size_t
lib_key_count_digits(const char *p, const char *end)
{
	const char *from = p;

	while (p < end && lib_key_digit(*p) <= 9)
		p++;
	return (size_t) (p - from);
}

/* Takes "least" to "most" digits; false: there are fewer. */
static inline bool
lib_key_number(const char **p, const char *end, int least, int most, uint32_t *value)
{
	int			n = 0;

	*value = 0;
	for (; n < most && *p < end && lib_key_digit(**p) <= 9; n++)
		*value = 10 * *value + lib_key_digit(*(*p)++);
	return n >= least;
}

/* Values of hexadecimal digits by character; -1: it is none. */
extern const int8_t lib_key_hex_values[256];

static inline int
lib_key_hex(char c)
{
	return lib_key_hex_values[(unsigned char) c];
}

/* The value of two hexadecimal digits; less than 0: there are none. */
static inline int
lib_key_hex2(const char *p)
{
	int			high = lib_key_hex(p[0]);
	int			low = lib_key_hex(p[1]);

	return high * 16 | low;
}

/* Is the text this word of small letters, in any case? */
static inline bool
lib_key_is_word(const char *p, const char *end, const char *word)
{
	for (; p < end; p++, word++)
	{
		char		c = *p >= 'A' && *p <= 'Z' ? (char) (*p | 0x20) : *p;

		if (*word == '\0' || c != *word)
			return false;
	}
	return *word == '\0';
}

/* The canonical bytes are in the text, or a constant. */
static inline rbf_code
lib_key_as_is(lib_key *key, const void *bytes, size_t len)
{
	key->bytes = bytes;
	key->len = len;
	return RBF_OK;
}

/* The canonical bytes are in "fixed". */
static inline rbf_code
lib_key_fixed(lib_key *key, size_t len)
{
	return lib_key_as_is(key, key->fixed, len);
}

static inline rbf_code
lib_key_int64(lib_key *key, int64_t value)
{
	rf_store64(key->fixed, (uint64_t) value);
	return lib_key_fixed(key, 8);
}

#endif							/* LIB_KEY_IMPL_H */
