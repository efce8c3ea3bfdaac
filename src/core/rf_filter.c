/*-------------------------------------------------------------------------
 *
 * rf_filter.c
 *	  Filters of any kind: the kind table.
 *
 * A new kind takes a row here, a code in rf_wire.h and files of its own.
 *
 * IDENTIFICATION
 *	  src/core/rf_filter.c
 *
 *-------------------------------------------------------------------------
 */
#include "rf_filter.h"

typedef struct rf_kind_methods
{
	const char *name;
	bool		needs_rate;		/* is a target rate of 0 refused? */
	uint8_t		flags;			/* that it has, of RF_FLAGS_KIND */
	rf_status	(*open) (rf_filter *filter, rf_depth depth, rf_reason *why,
						 rf_tick tick);
	bool		(*may_contain) (const rf_filter *filter, uint64_t hash);
	bool		(*open_extent) (const rf_wire *w, uint32_t step,
								rf_extent *extent); /* NULL: none */
	bool		(*probe_extent) (const rf_filter *filter, uint64_t hash,
								 uint32_t step, rf_extent *extent);
	uint64_t	(*keys) (const rf_filter *filter, rf_tick tick);
	double		(*fpr) (const rf_filter *filter, rf_tick tick);
} rf_kind_methods;

static rf_status
open_keyset(rf_filter *filter, rf_depth depth, rf_reason *why,
			rf_tick tick)
{
	return rf_keyset_open(&filter->u.keyset, &filter->wire,
						  depth == RF_VERIFY, why, tick);
}

static rf_status
open_bloom(rf_filter *filter, rf_depth depth, rf_reason *why,
		   rf_tick tick)
{
	rf_status	status;

	status = rf_bloom_open(&filter->u.bloom, &filter->wire, why);
	if (status != RF_OK)
		return status;

	/* As below: bits of keys that have no type would go unseen. */
	if (depth == RF_VERIFY && filter->wire.keys.family == RF_FAMILY_NONE &&
		rf_bloom_bits_set(&filter->u.bloom, tick) != 0)
		return rf_refuse(why, RF_ERR_FAMILY, "key family", 1, RF_FAMILY_LAST,
						 0);
	return RF_OK;
}

static rf_status
open_ribbon(rf_filter *filter, rf_depth depth, rf_reason *why,
			rf_tick tick)
{
	rf_status	status;

	status = rf_ribbon_open(&filter->u.ribbon, &filter->wire, why);
	if (status == RF_OK && depth == RF_VERIFY)
		status = rf_ribbon_verify(&filter->u.ribbon, why, tick);
	return status;
}

static bool
keyset_may_contain(const rf_filter *filter, uint64_t hash)
{
	return rf_keyset_may_contain(&filter->u.keyset, hash);
}

static bool
bloom_may_contain(const rf_filter *filter, uint64_t hash)
{
	return rf_bloom_may_contain(&filter->u.bloom, hash);
}

static bool
ribbon_may_contain(const rf_filter *filter, uint64_t hash)
{
	return rf_ribbon_may_contain(&filter->u.ribbon, hash);
}

static bool
keyset_probe_extent(const rf_filter *filter, uint64_t hash, uint32_t step,
					rf_extent *extent)
{
	return rf_keyset_probe_extent(&filter->u.keyset, hash, step, extent);
}

static bool
bloom_probe_extent(const rf_filter *filter, uint64_t hash, uint32_t step,
				   rf_extent *extent)
{
	return rf_bloom_probe_extent(&filter->u.bloom, hash, step, extent);
}

static bool
ribbon_probe_extent(const rf_filter *filter, uint64_t hash, uint32_t step,
					rf_extent *extent)
{
	return rf_ribbon_probe_extent(&filter->u.ribbon, hash, step, extent);
}

static uint64_t
exact_keys(const rf_filter *filter, rf_tick tick)
{
	(void) tick;
	return filter->wire.nkeys;
}

static uint64_t
bloom_keys(const rf_filter *filter, rf_tick tick)
{
	return rf_bloom_cardinality(&filter->u.bloom, tick);
}

/* A key outside is mistaken only if it has the hash of one inside. */
static double
keyset_fpr(const rf_filter *filter, rf_tick tick)
{
	(void) tick;
	return (double) filter->wire.nkeys / 18446744073709551616.0;
}

static double
bloom_fpr(const rf_filter *filter, rf_tick tick)
{
	return rf_bloom_actual_fpr(&filter->u.bloom, tick);
}

static double
ribbon_fpr(const rf_filter *filter, rf_tick tick)
{
	if (filter->u.ribbon.seed == RF_RIBBON_SEED_LIST)
		return keyset_fpr(filter, tick);
	return rf_ribbon_shape_fpr(&filter->u.ribbon.shape);
}

static const rf_kind_methods kinds[] = {
	[RF_KIND_KEYSET] = {
		"keyset", false, 0, open_keyset, keyset_may_contain,
		NULL, keyset_probe_extent,
		exact_keys, keyset_fpr
	},
	[RF_KIND_BLOOM] = {
		"bloom", true, 0, open_bloom, bloom_may_contain,
		NULL, bloom_probe_extent,
		bloom_keys, bloom_fpr
	},
	[RF_KIND_RIBBON] = {
		"ribbon", true, RF_FLAG_CHUNKED, open_ribbon, ribbon_may_contain,
		rf_ribbon_open_extent, ribbon_probe_extent,
		exact_keys, ribbon_fpr
	},
};

/* The row of a kind; NULL if there is none, as for codes that are kept free. */
static const rf_kind_methods *
find_kind(uint32_t code)
{
	if (code >= sizeof(kinds) / sizeof(kinds[0]) || kinds[code].name == NULL)
		return NULL;
	return &kinds[code];
}

rf_status
rf_filter_open(rf_filter *filter, rf_kind kind, const uint8_t *bytes,
			   uint64_t len, rf_depth depth, rf_reason *why, rf_tick tick)
{
	rf_wire    *w = &filter->wire;
	const rf_kind_methods *methods;
	rf_status	status;

	status = rf_wire_open(w, bytes, len, why);

	/* A kind to come may have keys to come: the kind is what to tell. */
	if (status == RF_OK || status == RF_ERR_HASH || status == RF_ERR_FAMILY ||
		status == RF_ERR_STRUCTURE)
	{
		methods = find_kind(w->kind);
		if (methods == NULL)
			return rf_refuse_value(why, RF_ERR_KIND, "kind", w->kind);
	}
	if (status != RF_OK)
		return status;
	if (kind != 0 && w->kind != kind)
		return rf_refuse(why, RF_ERR_KIND, "kind", kind, kind, w->kind);
	if ((w->kind_flags & ~methods->flags) != 0)
		return rf_refuse_value(why, RF_ERR_FAMILY, "flags byte",
							   w->kind_flags | w->keys.flags);
	if (w->fpr == 0 && methods->needs_rate)
		return rf_refuse_value(why, RF_ERR_STRUCTURE, "target rate", 0);

	/*
	 * Keys have a type, and no type means no keys.  A filter that claims
	 * neither would answer "absent" for keys of every type.
	 */
	if (w->keys.family == RF_FAMILY_NONE && w->nkeys != 0 &&
		w->kind != RF_KIND_BLOOM)
		return rf_refuse(why, RF_ERR_FAMILY, "key family", 1, RF_FAMILY_LAST,
						 0);
	if (depth == RF_VERIFY)
	{
		status = rf_wire_verify(bytes, len, why, tick);
		if (status != RF_OK)
			return status;
	}
	return methods->open(filter, depth, why, tick);
}

bool
rf_filter_may_contain(const rf_filter *filter, uint64_t hash)
{
	return kinds[filter->wire.kind].may_contain(filter, hash);
}

/* Moves an extent of a payload to where it is in the filter. */
static void
in_filter(const rf_wire *w, rf_extent *extent)
{
	extent->at += rf_wire_bytes(w->keys.desc_len, 0);
}

bool
rf_filter_open_extent(const uint8_t *bytes, uint64_t len, uint32_t step,
					  rf_extent *extent)
{
	const rf_kind_methods *methods;
	rf_wire		w;

	/* Bytes that have no header: nothing is read but to see that. */
	if (step > 0 && len < RF_WIRE_HEADER_BYTES)
		return false;
	if (step == 0)
	{
		extent->at = 0;
		extent->len = RF_WIRE_HEADER_BYTES;
	}
	else if (step == 1)
	{
		extent->at = RF_WIRE_HEADER_BYTES;
		extent->len = rf_wire_desc_len(bytes);
	}
	else
	{
		if (rf_wire_open(&w, bytes, len, NULL) != RF_OK)
			return false;
		methods = find_kind(w.kind);
		if (methods == NULL || methods->open_extent == NULL ||
			!methods->open_extent(&w, step - 2, extent))
			return false;
		in_filter(&w, extent);
	}

	/* What is promised beyond the end is not read: it will not open. */
	if (extent->at >= len)
		return false;
	if (extent->len > len - extent->at)
		extent->len = len - extent->at;
	return true;
}

bool
rf_filter_probe_extent(const rf_filter *filter, uint64_t hash, uint32_t step,
					   rf_extent *extent)
{
	if (!kinds[filter->wire.kind].probe_extent(filter, hash, step, extent))
		return false;
	in_filter(&filter->wire, extent);
	return true;
}

uint32_t
rf_filter_alignment(const uint8_t *header)
{
	uint64_t	before = rf_wire_bytes(rf_wire_desc_len(header), 0);

	return rf_wire_kind(header) != RF_KIND_BLOOM ? 0 :
		-before % RF_BLOOM_BLOCK_BYTES;
}

uint64_t
rf_filter_keys(const rf_filter *filter, rf_tick tick)
{
	return kinds[filter->wire.kind].keys(filter, tick);
}

double
rf_filter_fpr(const rf_filter *filter, rf_tick tick)
{
	return kinds[filter->wire.kind].fpr(filter, tick);
}

const char *
rf_kind_name(rf_kind kind)
{
	const rf_kind_methods *methods = find_kind((uint32_t) kind);

	return methods != NULL ? methods->name : NULL;
}
