/*-------------------------------------------------------------------------
 *
 * lib_hash.c
 *	  Hashes of keys.
 *
 *-------------------------------------------------------------------------
 */
#include <stdlib.h>

#include "core/base/rf_hash_inline.h"
#include "core/key/rf_key.h"
#include "lib_error.h"
#include "lib_key.h"
#include "lib_utf8.h"

uint64_t
rbf_hash_bytes(const void *bytes, size_t len)
{
	return rf_hash_bytes(bytes, len);
}

void
rbf_hash_texts(const void *heap, const int32_t *offsets, size_t n, uint64_t *hashes)
{
	const char *bytes = heap != NULL ? heap : "";

	for (size_t i = 0; i < n; i++)
		hashes[i] = XXH3_64bits(bytes + offsets[i], (size_t) (offsets[i + 1] - offsets[i]));
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
	if (!lib_utf8_is_valid(text, len))
		return lib_fail(error, RBF_ERR_KEY, "\"%s%s\" is not in UTF-8, or has a zero byte", begin,
						shown < len ? "..." : "");
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

int
rbf_key_hash_as(rbf_type type, rbf_type kept, const char *text, size_t len, uint64_t *hash,
				rbf_error *error)
{
	lib_key		key;
	char		decimals[RF_KEY_INT_CHARS];
	int64_t		number;
	bool		found = true;

	if (!read_key(type, text, len, &key, error))
		return -1;
	if (rbf_type_kept(type) == kept)
		*hash = rf_hash_bytes(key.bytes, key.len);
	else if (kept == RBF_NUMERIC)
		*hash = rf_hash_bytes(decimals,
							  rf_key_numeric_of_int((int64_t) rf_load64(key.bytes), decimals));
	else if ((found = rf_key_int_of_numeric(key.bytes, key.len, &number)))
		*hash = rf_hash_int64(number);
	free(key.heap);
	return found;
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

/* ---- Rows ---- */

bool
rbf_row_add_bytes(rbf_row *row, const void *bytes, size_t len, rbf_error *error)
{
	size_t		need = bytes == NULL ? 1 : RBF_ROW_HEAD + len;

	if (len > UINT32_MAX || need > SIZE_MAX / 2 - row->len)
		return lib_fail(error, RBF_ERR_TOO_LARGE, "a column of a key has more than 4 GB");
	if (row->space - row->len < need)
	{
		size_t		space = 2 * (row->len + need);
		unsigned char *larger = realloc(row->bytes, space);

		if (larger == NULL)
			return lib_no_memory(error);
		row->bytes = larger;
		row->space = space;
	}
	row->bytes[row->len] = bytes != NULL;
	if (bytes != NULL)
	{
		rf_store32(row->bytes + row->len + 1, (uint32_t) len);
		if (len > 0)
			memcpy(row->bytes + row->len + RBF_ROW_HEAD, bytes, len);
	}
	row->len += need;
	return true;
}

bool
rbf_row_add(rbf_row *row, rbf_type type, const char *text, size_t len, rbf_error *error)
{
	lib_key		key;
	bool		added;

	if (text == NULL)
		return rbf_row_add_bytes(row, NULL, 0, error);
	if (!read_key(type, text, len, &key, error))
		return false;
	added = rbf_row_add_bytes(row, key.bytes, key.len, error);
	free(key.heap);
	return added;
}

void
rbf_row_free(rbf_row *row)
{
	free(row->bytes);
	memset(row, 0, sizeof(*row));
}
