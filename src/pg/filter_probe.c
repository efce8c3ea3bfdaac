/*-------------------------------------------------------------------------
 *
 * filter_probe.c
 *	  Asking filters: the containment operators and functions.
 *
 * One C function serves all kinds.  Per call site it keeps, in fn_extra, how
 * to hash the keys of its argument type and the filter asked last, opened:
 *
 * - A filter that comes as a TOAST pointer, as from a subquery or a join, is
 *	 fetched once and recognized by the pointer afterwards.
 *
 * - A filter that comes in memory is recognized by its address *and* by the
 *	 bytes that the opened view depends on.  An address alone says nothing: a
 *	 scan may put the next row's filter in the same place.
 *
 * A mismatch of key types is an error.  A filter without keys contains nothing
 * of any type.
 *
 * A key argument of type text may be an untyped literal (f @> '42').  If it is
 * constant and the filter holds other keys, it is read as one of those.
 *
 * IDENTIFICATION
 *	  src/pg/filter_probe.c
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "access/detoast.h"
#include "catalog/pg_type.h"
#include "storage/proc.h"
#include "utils/array.h"
#include "utils/builtins.h"
#include "utils/lsyscache.h"

#include "pgrf.h"

/* Bytes of a filter that decide how it is opened, if it has no descriptor. */
#define SIGNATURE_BYTES	(RF_WIRE_HEADER_BYTES + RF_RIBBON_CHUNK_HEADER)

typedef struct ProbeCache
{
	MemoryContext cxt;			/* fn_mcxt */

	/* the filter asked last; none if neither is_toasted nor an address */
	rf_filter	view;
	bool		matches;		/* its keys are of key_type */

	/* ... if it was toasted: where it is stored, and a copy */
	bool		is_toasted;
	struct varatt_external toast_pointer;
	uint64		transaction;
	Filter	   *fetched;

	/* ... else: where its bytes were, and what they looked like */
	const void *address;
	uint64		len;
	uint8_t		signature[SIGNATURE_BYTES];

	/* the key argument */
	PgrfKeyType *key_type;
	int			int_bytes;		/* 2, 4 or 8 if key_type is of the int family
								 * and matches, else 0 */
	Oid			element;		/* of an array argument: what key_type is of */
	bool		key_is_stable;	/* constant during the query */
	text	   *literal;		/* a text read as a key of the filter's type */
	uint64_t	literal_hash;
} ProbeCache;

PgrfKeyType *
pgrf_arg_key_type(FunctionCallInfo fcinfo, int argno, MemoryContext cxt)
{
	Oid			typid = get_fn_expr_argtype(fcinfo->flinfo, argno);

	if (!OidIsValid(typid))
		ereport(ERROR,
				(errcode(ERRCODE_INDETERMINATE_DATATYPE),
				 errmsg("could not determine the type of the key")));
	return pgrf_key_type(typid, -1, PG_GET_COLLATION(), cxt);
}

static pg_noinline ProbeCache *
new_probe_cache(FunctionCallInfo fcinfo, int key_argno)
{
	ProbeCache *cache = MemoryContextAllocZero(fcinfo->flinfo->fn_mcxt,
											   sizeof(ProbeCache));

	cache->cxt = fcinfo->flinfo->fn_mcxt;
	cache->key_is_stable = get_fn_expr_arg_stable(fcinfo->flinfo, key_argno);
	fcinfo->flinfo->fn_extra = cache;
	return cache;
}

static inline ProbeCache *
probe_cache(FunctionCallInfo fcinfo, int key_argno)
{
	ProbeCache *cache = (ProbeCache *) fcinfo->flinfo->fn_extra;

	return likely(cache != NULL) ? cache : new_probe_cache(fcinfo, key_argno);
}

/* Forgets the filter; what was found out about it as well. */
static void
forget_filter(ProbeCache *cache)
{
	cache->address = NULL;
	cache->is_toasted = false;
	cache->matches = false;
	cache->int_bytes = 0;
	if (cache->fetched != NULL)
		pfree(cache->fetched);
	cache->fetched = NULL;
	if (cache->literal != NULL)
		pfree(cache->literal);
	cache->literal = NULL;
}

/* Is it the filter stored out of line that is at hand? */
static inline bool
same_toasted(const ProbeCache *cache, const void *pointer)
{
	return cache->is_toasted && cache->transaction == PGRF_TRANSACTION &&
		memcmp(VARDATA_EXTERNAL(pointer), &cache->toast_pointer,
			   sizeof(struct varatt_external)) == 0;
}

/* Fetches and opens a filter that is stored out of line. */
static pg_noinline void
open_toasted(ProbeCache *cache, Datum value)
{
	const void *pointer = DatumGetPointer(value);
	struct varatt_external toast_pointer;
	MemoryContext old;

	VARATT_EXTERNAL_GET_POINTER(toast_pointer, pointer);
	forget_filter(cache);
	old = MemoryContextSwitchTo(cache->cxt);
	cache->fetched = (Filter *) PG_DETOAST_DATUM(value);
	MemoryContextSwitchTo(old);
	pgrf_open(&cache->view, (rf_kind) 0, cache->fetched);
	cache->is_toasted = true;
	cache->toast_pointer = toast_pointer;
	cache->transaction = PGRF_TRANSACTION;
}

/*
 * Does a filter have the bytes that the opened view depends on: the header, and
 * of a ribbon the numbers that its payload begins with?  Lengths are constant,
 * so that the compiler compares in line.  A filter with a descriptor, or too
 * short for that, is better opened again.
 */
static inline bool
same_signature(const ProbeCache *cache, const uint8_t *bytes)
{
	const rf_wire *wire = &cache->view.wire;

	if (memcmp(cache->signature, bytes, RF_WIRE_HEADER_BYTES) != 0 ||
		wire->desc_len > 0)
		return false;
	if (wire->kind != RF_KIND_RIBBON)
		return true;
	return wire->payload_len >= RF_RIBBON_CHUNK_HEADER &&
		memcmp(cache->signature + RF_WIRE_HEADER_BYTES,
			   bytes + RF_WIRE_HEADER_BYTES, RF_RIBBON_CHUNK_HEADER) == 0;
}

/* Is it the filter in memory that is at hand? */
static inline bool
same_inline(const ProbeCache *cache, const Filter *filter)
{
	return cache->address == FILTER_BYTES(filter) &&
		cache->len == FILTER_LEN(filter) &&
		same_signature(cache, FILTER_BYTES(filter));
}

/* Opens a filter in memory. */
static pg_noinline void
open_inline(ProbeCache *cache, Datum value)
{
	Filter	   *filter = (Filter *) DatumGetPointer(value);

	forget_filter(cache);
	if (VARATT_IS_EXTERNAL(filter) || VARATT_IS_COMPRESSED(filter))
	{
		MemoryContext old = MemoryContextSwitchTo(cache->cxt);

		filter = cache->fetched = (Filter *) PG_DETOAST_DATUM(value);
		MemoryContextSwitchTo(old);
	}
	pgrf_open(&cache->view, (rf_kind) 0, filter);
	if (cache->fetched != NULL)
		return;					/* the next row's copy will be elsewhere */
	cache->address = FILTER_BYTES(filter);
	cache->len = FILTER_LEN(filter);
	memcpy(cache->signature, FILTER_BYTES(filter),
		   Min(cache->len, sizeof(cache->signature)));
}

/* Makes "value" the filter at hand; false if it has no keys. */
static pg_attribute_always_inline bool
open_filter(ProbeCache *cache, Datum value)
{
	const void *pointer = DatumGetPointer(value);

	if (VARATT_IS_EXTERNAL_ONDISK(pointer))
	{
		if (unlikely(!same_toasted(cache, pointer)))
			open_toasted(cache, value);
	}
	else if (unlikely(!same_inline(cache, pointer)))
		open_inline(cache, value);
	return cache->view.wire.family != RF_FAMILY_NONE;
}

/* Raises an error unless the filter holds keys of the type at hand. */
static pg_noinline void
compare_types(ProbeCache *cache)
{
	FilterKeys	keys = pgrf_filter_keys(&cache->view.wire);

	pgrf_check_key_type(&keys, cache->key_type);
	cache->matches = true;
}

static inline void
check_matches(ProbeCache *cache)
{
	if (unlikely(!cache->matches))
		compare_types(cache);
}

/* rf_filter_may_contain() without the table: an indirect call costs more. */
static inline bool
may_contain(const rf_filter *view, uint64_t hash)
{
	if (view->wire.kind == RF_KIND_RIBBON)
		return rf_ribbon_may_contain(&view->u.ribbon, hash);
	if (view->wire.kind == RF_KIND_BLOOM)
		return rf_bloom_may_contain(&view->u.bloom, hash);
	return rf_filter_may_contain(view, hash);
}

/* The hash of an integer of so many bytes. */
static pg_attribute_always_inline uint64_t
int_hash(Datum key, int nbytes)
{
	return nbytes == 8 ? pgrf_hash_int8(DatumGetInt64(key)) :
		nbytes == 4 ? pgrf_hash_int8(DatumGetInt32(key)) :
		pgrf_hash_int8(DatumGetInt16(key));
}

/* The hash of a key, when its type may have to be found out and compared. */
static pg_noinline uint64_t
any_hash(FunctionCallInfo fcinfo, ProbeCache *cache, int key_argno)
{
	Datum		key = PG_GETARG_DATUM(key_argno);
	uint64_t	hash;
	int			nbytes = 0;

	if (cache->key_type == NULL)
		cache->key_type = pgrf_arg_key_type(fcinfo, key_argno, cache->cxt);
	if (cache->key_type->family == RF_FAMILY_INT)
		nbytes = get_typlen(cache->key_type->typid);
	hash = nbytes > 0 ? int_hash(key, nbytes) :
		pgrf_key_hash(cache->key_type, key);
	check_matches(cache);
	cache->int_bytes = nbytes;
	return hash;
}

/*
 * Does the filter hold the key, whose type is that of the declared argument?
 */
static pg_attribute_always_inline bool
contains_any_type(FunctionCallInfo fcinfo, int filter_argno, int key_argno)
{
	ProbeCache *cache = probe_cache(fcinfo, key_argno);
	uint64_t	hash;

	if (unlikely(!open_filter(cache, PG_GETARG_DATUM(filter_argno))))
		return false;
	if (likely(cache->int_bytes != 0))
		hash = int_hash(PG_GETARG_DATUM(key_argno), cache->int_bytes);
	else if (cache->matches)
		hash = pgrf_key_hash(cache->key_type, PG_GETARG_DATUM(key_argno));
	else
		hash = any_hash(fcinfo, cache, key_argno);
	return may_contain(&cache->view, hash);
}

/*
 * The hash of a literal, read as a key of the filter's type.  Kept together
 * with the text: where the function is evaluated again with another parameter,
 * as in PL/pgSQL, fn_extra stays.
 */
static uint64_t
literal_hash(FunctionCallInfo fcinfo, ProbeCache *cache, text *literal)
{
	const rf_wire *wire = &cache->view.wire;
	FilterKeys	keys = pgrf_filter_keys(wire);
	PgrfKeyType *kt;
	Datum		key;
	Oid			typid;
	uint64_t	hash;
	text	   *copy;

	if (cache->literal != NULL &&
		VARSIZE(cache->literal) - VARHDRSZ == VARSIZE_ANY_EXHDR(literal) &&
		memcmp(VARDATA(cache->literal), VARDATA_ANY(literal),
			   VARSIZE_ANY_EXHDR(literal)) == 0)
		return cache->literal_hash;

	key = pgrf_key_from_text(keys.family, keys.desc, keys.desc_len,
							 text_to_cstring(literal), &typid);
	kt = pgrf_key_type(typid, -1, PG_GET_COLLATION(), CurrentMemoryContext);
	hash = pgrf_key_hash(kt, key);
	pgrf_check_key_type(&keys, kt);

	/* Replace text and hash together, when nothing can fail any more. */
	copy = MemoryContextAlloc(cache->cxt,
							  VARHDRSZ + VARSIZE_ANY_EXHDR(literal));
	SET_VARSIZE(copy, VARHDRSZ + VARSIZE_ANY_EXHDR(literal));
	memcpy(VARDATA(copy), VARDATA_ANY(literal), VARSIZE_ANY_EXHDR(literal));
	if (cache->literal != NULL)
		pfree(cache->literal);
	cache->literal = copy;
	cache->literal_hash = hash;
	return hash;
}

/* The same for a key that is a text, or is written without a type. */
static bool
contains_text(FunctionCallInfo fcinfo, int filter_argno, int key_argno)
{
	ProbeCache *cache = probe_cache(fcinfo, key_argno);
	uint64_t	hash;

	if (!open_filter(cache, PG_GETARG_DATUM(filter_argno)))
		return false;
	if (likely(cache->view.wire.family == RF_FAMILY_TEXT))
	{
		if (unlikely(!cache->matches))
			pgrf_check_collation(PG_GET_COLLATION());
		cache->matches = true;
		hash = pgrf_hash_text(PG_GETARG_DATUM(key_argno));
	}
	else if (cache->key_is_stable)
		hash = literal_hash(fcinfo, cache, PG_GETARG_TEXT_PP(key_argno));
	else
	{
		if (cache->key_type == NULL)
			cache->key_type = pgrf_key_type(TEXTOID, -1, PG_GET_COLLATION(),
											cache->cxt);
		check_matches(cache);	/* does not return */
		hash = 0;
	}
	return may_contain(&cache->view, hash);
}

PG_FUNCTION_INFO_V1(pgrf_contains);
Datum
pgrf_contains(PG_FUNCTION_ARGS)
{
	PG_RETURN_BOOL(contains_any_type(fcinfo, 0, 1));
}

PG_FUNCTION_INFO_V1(pgrf_contained);
Datum
pgrf_contained(PG_FUNCTION_ARGS)
{
	PG_RETURN_BOOL(contains_any_type(fcinfo, 1, 0));
}

PG_FUNCTION_INFO_V1(pgrf_contains_text);
Datum
pgrf_contains_text(PG_FUNCTION_ARGS)
{
	PG_RETURN_BOOL(contains_text(fcinfo, 0, 1));
}

PG_FUNCTION_INFO_V1(pgrf_contained_text);
Datum
pgrf_contained_text(PG_FUNCTION_ARGS)
{
	PG_RETURN_BOOL(contains_text(fcinfo, 1, 0));
}

/*
 * filter && array: may the filter hold any of the elements?  NULL elements
 * are no keys.
 */
PG_FUNCTION_INFO_V1(pgrf_overlaps);
Datum
pgrf_overlaps(PG_FUNCTION_ARGS)
{
	ProbeCache *cache = probe_cache(fcinfo, 1);
	ArrayType  *array = PG_GETARG_ARRAYTYPE_P(1);
	Oid			element = ARR_ELEMTYPE(array);
	ArrayIterator iterator;
	Datum		key;
	bool		isnull;
	bool		found = false;

	if (!open_filter(cache, PG_GETARG_DATUM(0)))
		PG_RETURN_BOOL(false);

	/* In a column of type anyarray, as of pg_stats, elements may change type. */
	if (cache->key_type == NULL || cache->element != element)
	{
		cache->key_type = pgrf_key_type(element, -1, PG_GET_COLLATION(),
										cache->cxt);
		cache->element = element;
		cache->matches = false;
	}
	iterator = array_create_iterator(array, 0, NULL);
	while (!found && array_iterate(iterator, &key, &isnull))
	{
		uint64_t	hash;

		if (isnull)
			continue;
		hash = pgrf_key_hash(cache->key_type, key);
		check_matches(cache);
		found = may_contain(&cache->view, hash);
	}
	array_free_iterator(iterator);
	PG_FREE_IF_COPY(array, 1);
	PG_RETURN_BOOL(found);
}

/* The public key hash, as a signed 64-bit number. */
PG_FUNCTION_INFO_V1(pgrf_hash);
Datum
pgrf_hash(PG_FUNCTION_ARGS)
{
	PgrfKeyType *kt = (PgrfKeyType *) fcinfo->flinfo->fn_extra;

	if (unlikely(kt == NULL))
	{
		kt = pgrf_arg_key_type(fcinfo, 0, fcinfo->flinfo->fn_mcxt);
		fcinfo->flinfo->fn_extra = kt;
	}
	PG_RETURN_INT64((int64) pgrf_key_hash(kt, PG_GETARG_DATUM(0)));
}
