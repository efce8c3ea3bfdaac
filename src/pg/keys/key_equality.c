/*-------------------------------------------------------------------------
 *
 * key_equality.c
 *	  Which types cannot be keys because of their equality.
 *
 * Canonical bytes follow the equality operator of a type's default operator
 * class.  If another "=" calls more values equal, a filter would have false
 * negatives.  So these are refused:
 *
 * - Texts under a nondeterministic collation.  Only sort keys tell which texts
 *	 are equal, and depend on the version of the collation provider.
 *
 * - A type, or a domain, with an operator "=" outside its operator class: such
 *	 as an enum whose own operator calls two labels equal; or a type that
 *	 borrows the operator class of another to which it is binary-coercible.
 *	 There is no hash function for such an operator.  Aggregates for the most
 *	 common built-in types do not look for one: they compare keys as
 *	 pg_catalog does.
 *
 * - A range that compares its bounds otherwise than by the default operator
 *	 class of their type.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "catalog/namespace.h"
#include "catalog/pg_collation.h"
#include "catalog/pg_operator.h"
#include "nodes/value.h"
#include "utils/builtins.h"
#include "utils/lsyscache.h"
#include "utils/syscache.h"

#include "key.h"

void
pgrf_check_collation(Oid collation)
{
	if (collation == DEFAULT_COLLATION_OID || collation == C_COLLATION_OID)
		return;

	/* SQL does not compare such texts, either. */
	if (!OidIsValid(collation))
		ereport(ERROR,
				(errcode(ERRCODE_INDETERMINATE_COLLATION),
				 errmsg("could not determine which collation to use for keys of filters"),
				 errhint("Use the COLLATE clause to set the collation explicitly.")));

	if (!get_collation_isdeterministic(collation))
		ereport(ERROR,
				(errcode(ERRCODE_FEATURE_NOT_SUPPORTED),
				 errmsg("nondeterministic collations are not supported for keys of filters"),
				 errdetail("Texts that are equal under collation \"%s\" can differ in their bytes, by which filters tell keys apart.",
						   get_collation_name(collation)),
				 errhint("Choose a deterministic collation, as in key COLLATE \"C\", if only texts with equal bytes shall be found.")));
}

/*
 * Does a type have an operator "=" other than eq_opr in the search_path or the
 * type's schema?  In other schemas anybody could create one, and thus keep the
 * type from being used in filters.
 */
static bool
has_other_equality(Oid typid, Oid eq_opr)
{
	Oid			found = OpernameGetOprid(list_make1(makeString("=")),
										 typid, typid);

	if (OidIsValid(found) && found != eq_opr)
		return true;
	found = GetSysCacheOid4(OPERNAMENSP, Anum_pg_operator_oid,
							CStringGetDatum("="),
							ObjectIdGetDatum(typid), ObjectIdGetDatum(typid),
							ObjectIdGetDatum(pgrf_type_row(typid).typnamespace));
	return OidIsValid(found) && found != eq_opr;
}

void
pgrf_check_equality(Oid typid, Oid eq_opr, Oid root)
{
	if (!has_other_equality(typid, eq_opr))
		return;
	ereport(ERROR,
			(errcode(ERRCODE_UNDEFINED_FUNCTION),
			 errmsg("keys of type %s are not supported",
					format_type_be(typid)),
			 typid == root ?
			 errdetail("It has an equality operator that does not belong to its default operator class.") :
			 errdetail("The key type %s contains it, and it has an equality operator that does not belong to its default operator class.",
					   format_type_be(root)),
			 errhint("Cast the key to text or to another type that can be hashed.")));
}

void
pgrf_check_range_equality(const TypeCacheEntry *range)
{
	Oid			bound = range->rngelemtype->type_id;

	if (range->rng_cmp_proc_finfo.fn_oid !=
		lookup_type_cache(bound, TYPECACHE_CMP_PROC)->cmp_proc)
		ereport(ERROR,
				(errcode(ERRCODE_FEATURE_NOT_SUPPORTED),
				 errmsg("keys of range type %s are not supported",
						format_type_be(range->type_id)),
				 errdetail("It does not compare its bounds by the default operator class of type %s.",
						   format_type_be(bound))));
}
