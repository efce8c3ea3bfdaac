/*-------------------------------------------------------------------------
 *
 * lib_hash.c
 *	  Hashes of keys.
 *
 *-------------------------------------------------------------------------
 */
#include <float.h>
#include <stdlib.h>

#include "core/base/rf_hash_inline.h"
#include "core/key/rf_key.h"
#include "lib_error.h"
#include "lib_key.h"

uint64_t
rbf_hash_bytes(const void *bytes, size_t len)
{
	return rf_hash_bytes(bytes, len);
}

void
rbf_hash_int64s(const int64_t *keys, size_t n, uint64_t *hashes)
{
	for (size_t i = 0; i < n; i++)
		hashes[i] = rf_hash_int64(keys[i]);
}

void
rbf_hash_doubles(const double *keys, size_t n, uint64_t *hashes)
{
	for (size_t i = 0; i < n; i++)
	{
		uint8_t		bytes[8];

		rf_key_float(bytes, keys[i]);
		hashes[i] = rf_hash_8(bytes);
	}
}

/* Reads a key, and says of one that cannot be read how it begins. */
static bool
read_key(rbf_type type, const char *text, size_t len, lib_key *key, rbf_error *error)
{
	rbf_code	code = lib_key_read(type, text, len, key);
	const char *name;
	size_t		shown = len < 60 ? len : 60;
	char		begin[61];

	if (code == RBF_OK)
		return true;
	if (code == RBF_ERR_MEMORY)
		return lib_no_memory(error);
	name = rbf_type_name(type);
	for (size_t i = 0; i < shown; i++)
		begin[i] = (unsigned char) text[i] < ' ' || (unsigned char) text[i] > '~' ? '?' : text[i];

	begin[shown] = '\0';
	return lib_fail(error, RBF_ERR_KEY, "\"%s%s\" is no key of type %s", begin,
					shown < len ? "..." : "", name != NULL ? name : "unknown");
}

bool
rbf_key_hash(rbf_type type, const char *text, size_t len, uint64_t *hash, rbf_error *error)
{
	lib_key		key;

	if (!read_key(type, text, len, &key, error))
		return false;
	*hash = rf_hash_bytes(key.bytes, key.len);
	free(key.heap);
	return true;
}

/* Adds the hash of canonical bytes, unless it is there already. */
static void
add_reading(const void *bytes, size_t len, uint64_t *hashes, size_t *n)
{
	uint64_t	hash = rf_hash_bytes(bytes, len);

	for (size_t i = 0; i < *n; i++)
	{
		if (hashes[i] == hash)
			return;
	}
	hashes[(*n)++] = hash;
}

/*
 * A real is what the server reads the text as, or what it makes of the number
 * as a parameter of double precision: the two may differ in the last bit.  No
 * real is what rounds to 0 but is not.
 */
static void
add_reals(const char *text, size_t len, double number, uint64_t *hashes, size_t *n)
{
	lib_key		key;
	uint8_t		rounded[8];

	if (lib_key_read(RBF_REAL, text, len, &key) == RBF_OK)
		add_reading(key.bytes, key.len, hashes, n);
	if (number >= -FLT_MAX && number <= FLT_MAX && ((float) number != 0 || number == 0))
	{
		rf_key_float(rounded, (double) (float) number);
		add_reading(rounded, sizeof(rounded), hashes, n);
	}
}

bool
rbf_key_readings(rbf_type type, const char *text, size_t len, uint64_t hashes[RBF_READINGS],
				 size_t *n, rbf_error *error)
{
	lib_key		key;

	if (!read_key(type, text, len, &key, error))
		return false;
	*n = 0;
	add_reading(key.bytes, key.len, hashes, n);
	free(key.heap);
	if (type == RBF_DOUBLE)
		add_reals(text, len, rf_load_double(key.fixed), hashes, n);
	/* A text that is short enough is the same as a name. */
	else if (type == RBF_TEXT && len > LIB_KEY_NAME_BYTES && lib_key_read(RBF_NAME, text, len, &key) == RBF_OK)
		add_reading(key.bytes, key.len, hashes, n);
	return true;
}

bool
rbf_key_bytes(rbf_type type, const char *text, size_t len, void *bytes, size_t space,
			  size_t *needed, rbf_error *error)
{
	lib_key		key;

	if (!read_key(type, text, len, &key, error))
		return false;
	*needed = key.len;
	if (space > 0 && key.len > 0)
		memcpy(bytes, key.bytes, key.len < space ? key.len : space);
	free(key.heap);
	return true;
}
