/*-------------------------------------------------------------------------
 *
 * lib_change.c
 *	  Adding and removing keys, and uniting filters.
 *
 * All that can fail comes before the first change.
 *
 *-------------------------------------------------------------------------
 */
#include <stdlib.h>

#include "core/base/rf_hashes.h"
#include "lib_filter.h"

static bool
has_keys(const rbf_filter *filter)
{
	return filter->view.wire.key_type.family != RF_FAMILY_NONE;
}

/* Replaces a filter by another; false: other is NULL. */
static bool
become(rbf_filter *filter, rbf_filter *other)
{
	rbf_filter	old = *filter;

	if (other == NULL)
		return false;
	*filter = *other;
	*other = old;
	rbf_free(other);
	return true;
}

/* Makes sure that the filter owns its bytes. */
static bool
own(rbf_filter *filter, rbf_error *error)
{
	return filter->chunk != NULL || become(filter, rbf_copy(filter, error));
}

static uint8_t *
payload_of(rbf_filter *filter)
{
	return filter->bytes + rf_wire_bytes(filter->view.wire.key_type.desc_len, 0);
}

/* To be called after a change of the payload or of the header in memory. */
static void
changed(rbf_filter *filter)
{
	rf_wire		wire = filter->view.wire;

	wire.key_type.desc = filter->desc;	/* the other copy is overwritten */
	rf_wire_write(filter->bytes, &wire);
	filter->unsealed = true;
}

/* ---- Keysets ---- */

static rbf_filter *
united_keysets(const rf_filter *a, const rf_filter *b, const rf_key_type *keys, rbf_error *error)
{
	rf_wire		wire = {.kind = RF_KIND_KEYSET,.key_type = *keys};
	uint64_t	most = a->wire.nkeys + b->wire.nkeys;
	void	   *chunk;
	uint8_t    *payload = lib_alloc_payload(&wire, rf_keyset_bytes(most), &chunk, error);

	if (payload == NULL)
		return NULL;
	wire.nkeys = rf_keyset_combine(RF_KEYSET_UNION, &a->u.keyset, &b->u.keyset, payload, NULL);
	wire.payload_len = rf_keyset_bytes(wire.nkeys);
	return lib_filter_made(payload, &wire, chunk, error);
}

static bool
add_to_keyset(rbf_filter *filter, const rf_key_type *keys, const uint64_t *hashes, size_t n,
			  rbf_error *error)
{
	rf_filter	added = {.wire = {.kind = RF_KIND_KEYSET}};
	uint64_t   *sorted = n > SIZE_MAX / sizeof(uint64_t) ? NULL : malloc(n * sizeof(uint64_t));
	rbf_filter *united;

	if (sorted == NULL)
		return lib_no_memory(error);
	memcpy(sorted, hashes, n * sizeof(uint64_t));
	rf_hashes_sort(sorted, n, NULL);
	added.wire.nkeys = rf_hashes_unique(sorted, n, NULL);
	for (uint64_t i = 0; i < added.wire.nkeys; i++)
		rf_store64((uint8_t *) &sorted[i], sorted[i]);
	added.u.keyset.nkeys = added.wire.nkeys;
	added.u.keyset.hashes = (const uint8_t *) sorted;
	united = united_keysets(&filter->view, &added, keys, error);
	free(sorted);
	return become(filter, united);
}

/* ---- Keys ---- */

/* Gives an empty filter a type of keys: a descriptor moves the payload. */
static bool
begin_keys(rbf_filter *filter, const rf_key_type *keys, rbf_error *error)
{
	rf_wire		wire = filter->view.wire;
	void	   *chunk;
	uint8_t    *payload;

	wire.key_type = *keys;
	payload = lib_alloc_payload(&wire, wire.payload_len, &chunk, error);
	if (payload == NULL)
		return false;
	memcpy(payload, payload_of(filter), (size_t) wire.payload_len);
	return become(filter, lib_filter_made(payload, &wire, chunk, error));
}

bool
lib_add(rbf_filter *filter, const rf_key_type *keys, const uint64_t *hashes, size_t n,
		rbf_error *error)
{
	const rf_kind_ops *ops = filter->view.ops;

	if (ops->change == NULL && ops->code != RF_KIND_KEYSET)
		return lib_fail(error, RBF_ERR_KIND, "keys cannot be added to a %s: build it anew",
						ops->type_name);
	if (n == 0)
		return true;
	if (ops->code == RF_KIND_KEYSET)
		return add_to_keyset(filter, keys, hashes, n, error);
	if (!(has_keys(filter) ? own(filter, error) : begin_keys(filter, keys, error)))
		return false;
	ops->change->add(&filter->view.u, payload_of(filter), hashes, n, NULL);
	changed(filter);
	return true;
}

/* Sets *keys to the filter's type of keys, or that of its first keys. */
static bool
check_type(const rbf_filter *filter, rbf_type type, rf_key_type *keys, rbf_error *error)
{
	*keys = filter->view.wire.key_type;
	if (has_keys(filter) ? (int) rbf_type_kept(type) != keys->family : !lib_type_is_scalar(type))
		return lib_types_differ(error, rbf_type_of_name(filter), rbf_type_name(type));
	keys->family = (uint8_t) rbf_type_kept(type);
	return true;
}

bool
rbf_add(rbf_filter *filter, rbf_type type, const uint64_t *hashes, size_t n, rbf_error *error)
{
	rf_key_type keys;

	return check_type(filter, type, &keys, error) && lib_add(filter, &keys, hashes, n, error);
}

bool
rbf_remove(rbf_filter *filter, rbf_type type, uint64_t hash, bool *removed, rbf_error *error)
{
	const rf_kind_ops *ops = filter->view.ops;
	rf_key_type keys;

	if (ops->count == NULL)
		return lib_fail(error, RBF_ERR_KIND, "keys cannot be removed from a %s", ops->type_name);
	if (!check_type(filter, type, &keys, error))
		return false;
	*removed = false;
	if (!has_keys(filter))
		return true;
	if (!own(filter, error))
		return false;
	*removed = ops->count->remove(&filter->view.u, payload_of(filter), hash) != RF_ABSENT;
	if (*removed)
		changed(filter);
	return true;
}

/* ---- Filters ---- */

/* rbf_unite() of all kinds except keysets. */
static bool
merge(rbf_filter *filter, const rbf_filter *other, rbf_error *error)
{
	const rf_kind_ops *ops = filter->view.ops;
	rf_wire    *a = &filter->view.wire;
	const rf_wire *b = &other->view.wire;
	rf_merge	rule = rf_wire_merge(a, b);
	rbf_filter *copy = NULL;

	if (rule == RF_MERGE_KEEP)
		return true;
	if (rule == RF_MERGE_REFUSE)
		return lib_fail(error, RBF_ERR_SHAPE,
						"filters differ in size: one has %zu bytes and %u %s, the other %zu bytes and %u %s; build both with the same rate and the same expected number of keys",
						filter->len, (unsigned int) a->param, ops->param_name,
						other->len, (unsigned int) b->param, ops->param_name);
	if (rule == RF_MERGE_TAKE)
		return become(filter, rbf_copy(other, error));
	if (other == filter)
	{
		other = copy = rbf_copy(other, error);
		if (copy == NULL)
			return false;
	}
	if (!own(filter, error))
	{
		rbf_free(copy);
		return false;
	}
	ops->change->merge(&filter->view.u, payload_of(filter), other->view.wire.payload, NULL);
	a->nkeys = a->nkeys > b->nkeys ? a->nkeys : b->nkeys;
	a->fpr = a->fpr > b->fpr ? a->fpr : b->fpr;
	changed(filter);
	rbf_free(copy);
	return true;
}

bool
rbf_unite(rbf_filter *filter, const rbf_filter *other, rbf_error *error)
{
	const rf_kind_ops *ops = filter->view.ops;
	const rf_key_type *a = &filter->view.wire.key_type;
	const rf_key_type *b = &other->view.wire.key_type;

	if (ops != other->view.ops)
		return lib_fail(error, RBF_ERR_KIND, "a %s and a %s cannot be united",
						ops->type_name, other->view.ops->type_name);
	if (ops->change == NULL && ops->code != RF_KIND_KEYSET)
		return lib_fail(error, RBF_ERR_KIND, "a %s cannot be united with another: build one of all keys, or of the union of keysets",
						ops->type_name);
	if (has_keys(filter) && has_keys(other) && !rf_same_keys(a, b))
		return lib_types_differ(error, rbf_type_of_name(filter), rbf_type_of_name(other));
	if (ops->code != RF_KIND_KEYSET)
		return merge(filter, other, error);
	return become(filter, united_keysets(&filter->view, &other->view, has_keys(filter) ? a : b,
										 error));
}
