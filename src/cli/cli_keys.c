/*-------------------------------------------------------------------------
 *
 * cli_keys.c
 *	  From the text of a key to what a filter of some type has of it.
 *
 *-------------------------------------------------------------------------
 */
#include "cli/cli.h"

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
cli_key_read(const cli_keys *keys, const char *text, size_t len, uint64_t *hash, rbf_error *error)
{
	char		decimals[32];
	size_t		needed;

	if (keys->filter != NULL)
		return read_all(keys, text, len, hash, error) ? CLI_KEY_HASH : CLI_KEY_BAD;
	if (keys->type == keys->as)
		return rbf_key_hash(keys->type, text, len, hash, error) ? CLI_KEY_HASH : CLI_KEY_BAD;
	if (!rbf_key_bytes(keys->type, text, len, decimals, sizeof(decimals), &needed, error))
		return CLI_KEY_BAD;

	/* the text of an integer is one of a numeric as well */
	if (keys->type == RBF_INTEGER)
		return rbf_key_hash(keys->as, text, len, hash, error) ? CLI_KEY_HASH : CLI_KEY_BAD;
	/* canonical decimals, which have a point only if they need one */
	if (needed > sizeof(decimals))
		return CLI_KEY_ABSENT;
	if (rbf_key_hash(keys->as, decimals, needed, hash, error))
		return CLI_KEY_HASH;
	return error->code == RBF_ERR_KEY ? CLI_KEY_ABSENT : CLI_KEY_BAD;
}
