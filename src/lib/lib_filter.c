/*-------------------------------------------------------------------------
 *
 * lib_filter.c
 *	  Opening, copying, probing and describing filters.
 *
 *-------------------------------------------------------------------------
 */
#include <stdlib.h>

#include "lib_filter.h"
#include "lib_utf8.h"

#define BATCH	256				/* hashes to probe together */

#define SAME_KIND(code, NAME, name, use) \
	_Static_assert((int) RBF_##NAME == code, "kinds are those of the format");
RF_KINDS(SAME_KIND)

const char *
rbf_version(void)
{
	return RBF_RELEASE;
}

uint8_t *
lib_alloc_payload(const rf_wire *wire, uint64_t payload_len, void **chunk, rbf_error *error)
{
	size_t		before = (size_t) rf_wire_bytes(wire->key_type.desc_len, 0);
	size_t		alignment = rf_kind_find(wire->kind)->alignment;
	uint8_t    *memory = payload_len > SIZE_MAX - LIB_SLACK - before ? NULL :
	malloc(before + (size_t) payload_len + LIB_SLACK);

	*chunk = memory;
	if (memory == NULL)
		return LIB_NULL(lib_no_memory(error));
	return memory + before + (-((uintptr_t) memory + before) & (alignment - 1));
}

/* Moves bytes to the front of their chunk so that their payload is aligned. */
static uint8_t *
move_bytes(uint8_t *bytes, size_t len, uint8_t *chunk)
{
	uintptr_t	offset = rf_filter_alignment(bytes);
	uint8_t    *to = chunk + ((offset - (uintptr_t) chunk) & (LIB_SLACK - 1));

	if (rf_kind_find(rf_wire_kind(bytes))->alignment == 1 || to > bytes)
		return bytes;
	return memmove(to, bytes, len);
}

/*
 * Keeps a descriptor, and a copy to show, without the control characters that
 * quoted names can have.
 */
static bool
copy_desc(rbf_filter *filter, const rf_key_type *keys)
{
	size_t		len = keys->desc_len;

	if (len == 0)
		return true;
	filter->desc = malloc(2 * len + 1);
	if (filter->desc == NULL)
		return false;
	memcpy(filter->desc, keys->desc, len);
	filter->type_name = memcpy(filter->desc + len, keys->desc, len);
	filter->type_name[len] = '\0';
	lib_utf8_show(filter->type_name);
	return true;
}

static bool
set_bytes(rbf_filter *filter, uint8_t *bytes, size_t len, bool foreign, rbf_error *error)
{
	const rf_key_type *keys = &filter->view.wire.key_type;
	rf_reason	why;

	if (rf_filter_open(&filter->view, RF_KIND_ANY, bytes, len,
					   foreign ? RF_VERIFY : RF_OPEN, &why, NULL) != RF_OK)
		return lib_refused(error, &why);
	if (!lib_utf8_is_valid(keys->desc, keys->desc_len))
	{
		(void) rf_refuse_value(&why, RF_ERR_FAMILY, "key type descriptor", 0);
		return lib_refused(error, &why);
	}
	if (foreign && filter->chunk != NULL)
	{
		bytes = move_bytes(bytes, len, filter->chunk);
		(void) rf_filter_open(&filter->view, RF_KIND_ANY, bytes, len, RF_OPEN, NULL, NULL);
	}
	filter->bytes = bytes;
	filter->len = len;
	return copy_desc(filter, keys) || lib_no_memory(error);
}

rbf_filter *
lib_filter_new(uint8_t *bytes, size_t len, void *chunk, bool foreign, rbf_error *error)
{
	rbf_filter *filter = calloc(1, sizeof(*filter));

	if (filter == NULL)
	{
		free(chunk);
		return LIB_NULL(lib_no_memory(error));
	}
	filter->chunk = chunk;
	if (set_bytes(filter, bytes, len, foreign, error))
		return filter;
	rbf_free(filter);
	return NULL;
}

rbf_filter *
lib_filter_made(uint8_t *payload, const rf_wire *wire, void *chunk, rbf_error *error)
{
	size_t		before = (size_t) rf_wire_bytes(wire->key_type.desc_len, 0);
	rbf_filter *filter;

	rf_wire_write(payload - before, wire);
	filter = lib_filter_new(payload - before, before + (size_t) wire->payload_len, chunk, false,
							error);
	if (filter != NULL)
		filter->unsealed = true;
	return filter;
}

rbf_filter *
rbf_open(const void *bytes, size_t len, rbf_error *error)
{
	return lib_filter_new((uint8_t *) (uintptr_t) bytes, len, NULL, true, error);
}

rbf_filter *
rbf_open_trusted(const void *bytes, size_t len, rbf_error *error)
{
	return lib_filter_new((uint8_t *) (uintptr_t) bytes, len, NULL, false, error);
}

rbf_filter *
rbf_copy(const rbf_filter *filter, rbf_error *error)
{
	void	   *chunk;
	uint64_t	payload_len = filter->view.wire.payload_len;
	uint8_t    *bytes = lib_alloc_payload(&filter->view.wire, payload_len, &chunk, error);
	rbf_filter *copy;

	if (bytes == NULL)
		return NULL;
	bytes -= filter->len - payload_len;
	memcpy(bytes, filter->bytes, filter->len);
	copy = lib_filter_new(bytes, filter->len, chunk, false, error);
	if (copy != NULL)
		copy->unsealed = filter->unsealed;
	return copy;
}

void
rbf_free(rbf_filter *filter)
{
	if (filter == NULL)
		return;
	free(filter->chunk);
	free(filter->desc);
	free(filter);
}

const void *
rbf_bytes(rbf_filter *filter, size_t *len)
{
	if (filter->unsealed)
	{
		rf_wire_seal(filter->bytes, filter->len, NULL);
		filter->unsealed = false;
	}
	*len = filter->len;
	return filter->bytes;
}

/* ---- Probing ---- */

bool
rbf_contains(const rbf_filter *filter, uint64_t hash)
{
	return rf_filter_may_contain(&filter->view, hash);
}

size_t
rbf_contains_many(const rbf_filter *filter, const uint64_t *hashes, size_t n, uint8_t *answers)
{
	size_t		total = 0;

	if (n > 0)
		memset(answers, 0, n);
	for (size_t i = 0; i < n; i += BATCH)
	{
		uint32_t	found[BATCH];
		uint32_t	nfound = rf_filter_may_contain_many(&filter->view, hashes + i,
														n - i < BATCH ? (uint32_t) (n - i) : BATCH,
														found, NULL);

		for (uint32_t j = 0; j < nfound; j++)
			answers[i + found[j]] = 1;
		total += nfound;
	}
	return total;
}

size_t
rbf_values(const rbf_filter *filter, uint64_t hash, uint32_t *values, size_t space)
{
	const rf_kind_ops *ops = filter->view.ops;
	uint32_t	n;

	if (ops->map == NULL)
		return 0;
	n = ops->map->values(&filter->view.u, hash, values,
						 space > UINT32_MAX ? UINT32_MAX : (uint32_t) space, NULL);
	return n == RF_VALUES_DAMAGED ? RBF_VALUES_DAMAGED : n;
}

/* ---- Properties of a filter ---- */

rbf_kind
rbf_kind_of(const rbf_filter *filter)
{
	return (rbf_kind) filter->view.wire.kind;
}

rbf_type
rbf_type_of(const rbf_filter *filter)
{
	return (rbf_type) filter->view.wire.key_type.family;
}

uint64_t
rbf_nkeys(const rbf_filter *filter)
{
	return rf_filter_cardinality(&filter->view, NULL);
}

double
rbf_target_rate(const rbf_filter *filter)
{
	return filter->view.wire.fpr;
}

double
rbf_rate(const rbf_filter *filter)
{
	return rf_filter_fpr(&filter->view, NULL);
}
