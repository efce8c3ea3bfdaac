/*-------------------------------------------------------------------------
 *
 * filter_keys.c
 *	  The key type in a filter's header.
 *
 * IDENTIFICATION
 *	  src/pg/filter_keys.c
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "pgrf.h"

FilterKeys
pgrf_filter_keys(const rf_wire *wire)
{
	return wire->keys;
}

void
pgrf_set_filter_keys(rf_wire *wire, const FilterKeys *keys)
{
	wire->keys = *keys;
}

FilterKeys
pgrf_key_type_keys(const PgrfKeyType *kt)
{
	FilterKeys	keys;

	if (kt->desc_len > RF_WIRE_MAX_DESC)
		ereport(ERROR,
				(errcode(ERRCODE_PROGRAM_LIMIT_EXCEEDED),
				 errmsg("description of the key type takes %d bytes",
						kt->desc_len),
				 errdetail("A filter has room for %d.", RF_WIRE_MAX_DESC)));
	keys.family = kt->family;
	keys.flags = kt->flags;
	keys.desc_len = (uint16) kt->desc_len;
	keys.desc = kt->desc;
	return keys;
}

FilterKeys
pgrf_copy_keys(MemoryContext cxt, const FilterKeys *keys)
{
	FilterKeys	copy = *keys;

	copy.desc = NULL;
	if (keys->desc_len > 0)
	{
		char	   *desc = MemoryContextAlloc(cxt, keys->desc_len);

		memcpy(desc, keys->desc, keys->desc_len);
		copy.desc = desc;
	}
	return copy;
}

void
pgrf_check_key_type(const FilterKeys *keys, const PgrfKeyType *kt)
{
	if (!pgrf_key_type_matches(kt, keys->family, keys->flags,
							   keys->desc, keys->desc_len))
		pgrf_key_type_mismatch(keys->family, keys->flags,
							   keys->desc, keys->desc_len, kt);
}

bool
pgrf_same_keys(const FilterKeys *a, const FilterKeys *b)
{
	return a->family == b->family && a->flags == b->flags &&
		a->desc_len == b->desc_len &&
		(a->desc_len == 0 || memcmp(a->desc, b->desc, a->desc_len) == 0);
}

FilterKeys
pgrf_merge_keys(const FilterKeys *a, const FilterKeys *b)
{
	if (a->family == RF_FAMILY_NONE)
		return *b;
	if (b->family == RF_FAMILY_NONE)
		return *a;
	if (!pgrf_same_keys(a, b))
		ereport(ERROR,
				(errcode(ERRCODE_DATATYPE_MISMATCH),
				 errmsg("filters hold keys of different types, %s and %s",
						pgrf_key_type_name(a->family, a->desc, a->desc_len),
						pgrf_key_type_name(b->family, b->desc, b->desc_len)),
				 errhint("Build both filters from keys of one type, casting the keys of one of them.")));
	return *a;
}
