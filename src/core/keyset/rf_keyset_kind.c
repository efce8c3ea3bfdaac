/*-------------------------------------------------------------------------
 *
 * rf_keyset_kind.c
 *	  Keysets as a whole: the table of the kind.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_keyset_impl.h"

#include "core/base/rf_hashes.h"

static uint64_t
kind_capacity(uint64_t nbytes, double fpr, rf_tick tick)
{
	const uint64_t piece_bytes = RF_KEYSET_PIECE * RF_KEYSET_KEY_BYTES +
	RF_KEYSET_ENTRY_BYTES;
	uint64_t	n = nbytes / RF_KEYSET_KEY_BYTES,
				rest;

	(void) fpr;
	(void) tick;
	if (n < RF_KEYSET_INDEX_MIN)
		return n;

	/* An entry for each piece, the last perhaps short, and one for the end. */
	nbytes -= RF_KEYSET_ENTRY_BYTES;
	rest = nbytes % piece_bytes;
	n = nbytes / piece_bytes * RF_KEYSET_PIECE;
	if (rest > RF_KEYSET_ENTRY_BYTES)
		n += (rest - RF_KEYSET_ENTRY_BYTES) / RF_KEYSET_KEY_BYTES;
	return n < RF_KEYSET_INDEX_MIN ? RF_KEYSET_INDEX_MIN - 1 : n;
}

static rf_status
kind_open(void *view, const rf_wire *w, const rf_fetch *fetch,
		  rf_reason *why)
{
	rf_keyset  *ks = view;
	const uint64_t nkeys = kind_capacity(w->payload_len, 0, NULL);

	(void) fetch;
	if (w->param != 0)
		return rf_refuse(why, RF_ERR_STRUCTURE, "kind parameter", 0, 0,
						 w->param);
	if (w->payload_len != rf_keyset_bytes(nkeys))
		return rf_refuse_value(why, RF_ERR_STRUCTURE, "payload length",
							   w->payload_len);
	if (w->nkeys != nkeys)
		return rf_refuse(why, RF_ERR_STRUCTURE, "number of keys", nkeys,
						 nkeys, w->nkeys);
	*ks = rf_keyset_at(w->payload, nkeys);
	return RF_OK;
}

rf_status
rf_keyset_open_unordered(rf_keyset *ks, rf_wire *wire, uint8_t kind,
						 uint32_t words, const uint8_t *bytes, uint64_t len,
						 rf_reason *why)
{
	const uint64_t item_bytes = (uint64_t) words * RF_KEYSET_KEY_BYTES;
	const rf_status status = rf_wire_open(wire, bytes, len, why);

	if (status != RF_OK)
		return status;
	if (wire->kind != kind)
		return rf_refuse_value(why, RF_ERR_KIND, "kind", wire->kind);
	if (wire->kind_flags != RF_FLAG_UNORDERED)
		return rf_refuse_value(why, RF_ERR_STRUCTURE, "flags byte",
							   wire->kind_flags | wire->key_type.flags);
	if (wire->payload_len % item_bytes != 0)
		return rf_refuse_value(why, RF_ERR_STRUCTURE, "payload length",
							   wire->payload_len);
	ks->nkeys = wire->payload_len / item_bytes;
	ks->hashes = wire->payload;
	ks->index = NULL;
	if (wire->nkeys != ks->nkeys)
		return rf_refuse(why, RF_ERR_STRUCTURE, "number of keys", ks->nkeys,
						 ks->nkeys, wire->nkeys);
	if (wire->key_type.family == RF_FAMILY_NONE && wire->nkeys > 0)
		return rf_refuse_value(why, RF_ERR_FAMILY, "key family",
							   RF_FAMILY_NONE);
	return RF_OK;
}

static rf_status
kind_verify(const void *view, const rf_wire *w, rf_reason *why, rf_tick tick)
{
	const rf_keyset *ks = view;
	rf_pace		pace = {tick, 0};
	uint64_t	first_bad = rf_keyset_ascending(ks, tick);
	uint64_t	k;

	if (first_bad < w->nkeys)
		return rf_refuse_value(why, RF_ERR_ORDER, "hashes", first_bad);
	if (ks->index == NULL)
		return RF_OK;
	k = rf_keyset_check_index(ks, &pace);
	if (k <= rf_keyset_last_entry(ks->nkeys))
		return rf_refuse_value(why, RF_ERR_STRUCTURE, "index entry", k);
	return RF_OK;
}

static double
kind_fpr(const void *view, rf_tick tick)
{
	(void) tick;
	return rf_keyset_list_fpr(((const rf_keyset *) view)->nkeys);
}

static uint32_t
kind_details(const void *view, const rf_wire *w, rf_detail *details,
			 rf_tick tick)
{
	(void) view;
	(void) w;
	(void) details;
	(void) tick;
	return 0;
}

static rf_status
kind_plan(uint64_t nkeys, double fpr, void *shape)
{
	(void) fpr;
	((rf_keyset_shape *) shape)->nkeys = nkeys;
	return nkeys <= kind_capacity(UINT64_MAX, 0, NULL) ? RF_OK : RF_ERR_TOO_LARGE;
}

static uint64_t
kind_expected_bytes(const void *shape, uint64_t nkeys)
{
	(void) shape;
	return rf_keyset_bytes(nkeys);
}

static void
kind_arrange(const void *shape, uint64_t *hashes, uint64_t n,
			 uint32_t sorted_bits, rf_tick tick)
{
	(void) shape;
	if (sorted_bits < 64)
		rf_hashes_sort(hashes, n, tick);
}

static rf_status
kind_begin(rf_builder *builder, const void *shape, uint64_t nkeys,
		   uint8_t *payload, uint64_t capacity, rf_tick tick)
{
	rf_builder_begin(builder, shape, nkeys, payload, capacity, tick);
	return kind_capacity(capacity, 0, NULL) < nkeys ? RF_ERR_SPACE : RF_OK;
}

static rf_status
kind_add(rf_builder *builder, const uint64_t *hashes, uint64_t n, void *work,
		 uint64_t *used)
{
	(void) work;
	if (n > builder->nleft)
		return RF_ERR_SPACE;
	rf_hashes_store(builder->payload + builder->payload_len, hashes, n,
					&builder->pace);
	builder->payload_len += n * RF_KEYSET_KEY_BYTES;
	builder->nleft -= n;
	*used = n;
	if (builder->nleft == 0)
	{
		uint64_t	nkeys = builder->payload_len / RF_KEYSET_KEY_BYTES;

		rf_keyset_write_index(builder->payload, nkeys, &builder->pace);
		builder->payload_len = rf_keyset_bytes(nkeys);
	}
	return RF_OK;
}

const rf_kind_ops rf_keyset_kind = {
	.code = 1,
	.name = "keyset",
	.type_name = "keyset",
	.alignment = 64,
	.open = kind_open,
	.verify = kind_verify,
	.may_contain = rf_keyset_may_contain_fetching,
	.may_contain_many = rf_keyset_may_contain_many,
	.fpr = kind_fpr,
	.details = kind_details,
	.plan = kind_plan,
	.expected_bytes = kind_expected_bytes,
	.capacity = kind_capacity,
	.arrange = kind_arrange,
	.begin = kind_begin,
	.add = kind_add
};
