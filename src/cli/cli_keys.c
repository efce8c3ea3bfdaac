/*-------------------------------------------------------------------------
 *
 * cli_keys.c
 *	  From the text of a key to what a filter of some type has of it.
 *
 *-------------------------------------------------------------------------
 */
#include "cli/cli.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

void
cli_keys_begin(cli_keys *keys, rbf_type type, rbf_type as)
{
	keys->type = type;
	keys->as = as;
	keys->integers = as == RBF_INTEGER;
	keys->unread = false;
	keys->filter = NULL;
}

/* The canonical bytes of an integer. */
static int64_t
load_int64(const uint8_t *bytes)
{
	uint64_t	bits = 0;

	for (int i = 7; i >= 0; i--)
		bits = bits << 8 | bytes[i];
	return (int64_t) bits;
}

/*
 * Of what a text may be in the filter, that which may be in it.  A filter of
 * double precision may have been made of reals, and one of text of names.
 */
static bool
read_all(const cli_keys *keys, const char *text, size_t len, uint64_t *hash, rbf_error *error)
{
	uint64_t	hashes[RBF_READINGS];
	size_t		n;
	size_t		i = 0;

	if (!rbf_key_readings(keys->type, text, len, hashes, &n, error))
		return false;
	/* the last one is asked for with the batch */
	while (i < n - 1 && !rbf_contains(keys->filter, hashes[i]))
		i++;
	*hash = hashes[i];
	return true;
}

/*
 * SQL looks for an integer among numerics, and the other way round, by the
 * value there that equals it: so a 1.0 is found among integers, and 1.5 is
 * surely not one of them.
 */
cli_key_state
cli_key_read(const cli_keys *keys, const char *text, size_t len,
			 int64_t *value, uint64_t *hash, rbf_error *error)
{
	uint8_t		bytes[32];
	size_t		needed;

	if (keys->type == RBF_INTEGER)
	{
		char		decimals[32];

		if (!rbf_key_bytes(RBF_INTEGER, text, len, bytes, sizeof(bytes), &needed, error))
			return CLI_KEY_BAD;
		*value = load_int64(bytes);
		if (keys->as == RBF_INTEGER)
			return CLI_KEY_VALUE;
		needed = (size_t) snprintf(decimals, sizeof(decimals), "%" PRId64, *value);
		return rbf_key_hash(keys->as, decimals, needed, hash, error) ? CLI_KEY_HASH : CLI_KEY_BAD;
	}
	if (keys->type != keys->as && keys->as == RBF_INTEGER)
	{
		char		decimals[32];

		/* canonical decimals, which have a point only if they need one */
		if (!rbf_key_bytes(keys->type, text, len, decimals, sizeof(decimals), &needed, error))
			return CLI_KEY_BAD;
		if (needed > sizeof(decimals))
			return CLI_KEY_ABSENT;
		if (!rbf_key_bytes(RBF_INTEGER, decimals, needed, bytes, sizeof(bytes), &needed, error))
			return error->code == RBF_ERR_KEY ? CLI_KEY_ABSENT : CLI_KEY_BAD;
		*value = load_int64(bytes);
		return CLI_KEY_VALUE;
	}
	if (keys->filter != NULL)
		return read_all(keys, text, len, hash, error) ? CLI_KEY_HASH : CLI_KEY_BAD;
	return rbf_key_hash(keys->type, text, len, hash, error) ? CLI_KEY_HASH : CLI_KEY_BAD;
}
