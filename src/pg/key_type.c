/*-------------------------------------------------------------------------
 *
 * key_type.c
 *	  Key types of filters: copy, compare, merge.
 *
 * A filter's header has the type of its keys: family, flags and, for some
 * families, a descriptor.  Keys of another type have other canonical bytes,
 * and a probe for one could give a false negative.  So types are compared
 * before a probe, and before two filters are merged; a difference is an error.
 *
 * IDENTIFICATION
 *	  src/pg/key_type.c
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "pgrf_key.h"
#include "utils/builtins.h"

rf_key_type
pgrf_copy_keys(MemoryContext cxt, const rf_key_type *keys)
{
	rf_key_type copy = *keys;

	copy.desc = NULL;
	if (keys->desc_len > 0)
		copy.desc = memcpy(MemoryContextAlloc(cxt, keys->desc_len),
						   keys->desc, keys->desc_len);
	return copy;
}

bool
pgrf_same_keys(const rf_key_type *a, const rf_key_type *b)
{
	return a->family == b->family && a->flags == b->flags &&
		a->desc_len == b->desc_len &&
		(a->desc_len == 0 || memcmp(a->desc, b->desc, a->desc_len) == 0);
}

rf_key_type
pgrf_merge_keys(const rf_key_type *a, const rf_key_type *b)
{
	if (a->family == RF_FAMILY_NONE)
		return *b;
	if (b->family == RF_FAMILY_NONE)
		return *a;
	if (!pgrf_same_keys(a, b))
		ereport(ERROR,
				(errcode(ERRCODE_DATATYPE_MISMATCH),
				 errmsg("filters hold keys of different types, %s and %s",
						pgrf_key_type_name(a), pgrf_key_type_name(b)),
				 errhint("Build both filters from keys of one type, casting the keys of one of them.")));
	return *a;
}

bool
pgrf_key_type_matches(const PgrfKeyType *kt, const rf_key_type *keys)
{
	return keys->family == RF_FAMILY_NONE || pgrf_same_keys(&kt->keys, keys);
}

/*
 * The name for people of a key's own type: as exact as that of the filter's
 * where names alone do not tell types apart, else the one its user knows.  Of
 * keys of one concrete type the family alone is known.
 */
static const char *
probe_type_name(const PgrfKeyType *kt)
{
	if (kt->keys.desc != NULL || !OidIsValid(kt->typid))
		return pgrf_key_type_name(&kt->keys);
	return format_type_be(kt->typid);
}

void
pgrf_check_key_type(const rf_key_type *keys, const PgrfKeyType *kt)
{
	rf_key_type other = *keys;
	char	   *name;
	char	   *cast;

	if (pgrf_key_type_matches(kt, keys))
		return;
	name = pgrf_key_type_name(keys);
	cast = pgrf_key_cast_target(keys);

	other.flags = kt->keys.flags;
	if (pgrf_same_keys(&kt->keys, &other))
		ereport(ERROR,
				(errcode(ERRCODE_DATATYPE_MISMATCH),
				 errmsg("filter's keys of type %s were hashed by another kind of server",
						name),
				 errdetail("For this type the server's own hash function is used, which depends on byte order."),
				 errhint("Build the filter again on a server of this kind.")));

	ereport(ERROR,
			(errcode(ERRCODE_DATATYPE_MISMATCH),
			 errmsg("filter holds keys of type %s, but the key is of type %s",
					name, probe_type_name(kt)),
			 kt->keys.desc != NULL &&
			 strcmp(kt->keys.desc, psprintf("%s[]", name)) == 0 ?
			 errhint("To ask for the elements of an array, write filter && array.") :
			 cast != NULL ?
			 errhint("Cast the key to the type of the filter's keys: key::%s.",
					 cast) :
			 errhint(PGRF_HINT_COMPOUND)));
}
