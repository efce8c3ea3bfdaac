/*-------------------------------------------------------------------------
 *
 * filter.c
 *	  Filters as varlenas: opening, verifying, making.
 *
 * Stored bytes were checked when they came in (filter_io.c), but may have been
 * damaged since: opening checks all that a probe relies on.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "error.h"
#include "filter.h"
#include "tick.h"

void
pgrf_filter_open(rf_filter *view, rf_kind kind, const Filter *filter)
{
	pgrf_filter_open_fetching(view, kind, FILTER_BYTES(filter), FILTER_LEN(filter), NULL);
}

void
pgrf_filter_open_fetching(rf_filter *view, rf_kind kind, const uint8_t *bytes,
						  uint64 len, const rf_fetch *fetch)
{
	rf_reason	why;

	if (rf_filter_open_fetching(view, kind, bytes, len, fetch, &why) == RF_OK)
		return;

	/* RF_KIND_ANY: name the kind in the header. */
	if (kind == RF_KIND_ANY && len >= RF_WIRE_HEADER_BYTES)
		kind = (rf_kind) rf_wire_kind(bytes);
	pgrf_refuse(ERRCODE_DATA_CORRUPTED, kind, &why);
}

void
pgrf_filter_verify(rf_kind kind, const uint8_t *bytes, uint64 len)
{
	rf_reason	why;

	if (rf_wire_verify(bytes, len, &why, pgrf_tick) != RF_OK)
		pgrf_refuse(ERRCODE_DATA_CORRUPTED, kind, &why);
}

uint8_t *
pgrf_filter_write_header(Filter *filter, const rf_wire *wire)
{
	uint8_t    *bytes = (uint8_t *) VARDATA(filter);

	SET_VARSIZE(filter, FILTER_VALUE_BYTES(wire));
	rf_wire_write(bytes, wire);
	return bytes + rf_wire_bytes(wire->key_type.desc_len, 0);
}

Filter *
pgrf_filter_new(const rf_wire *wire, uint8_t **payload)
{
	uint64		len = rf_wire_bytes(wire->key_type.desc_len, wire->payload_len);
	Filter	   *filter;

	if (len > FILTER_MAX_LEN)
		pgrf_too_large((rf_kind) wire->kind, wire->nkeys, wire->fpr, len);
	filter = (Filter *) palloc(VARHDRSZ + len);
	*payload = pgrf_filter_write_header(filter, wire);
	return filter;
}

void
pgrf_filter_seal(Filter *filter)
{
	rf_wire_seal((uint8_t *) VARDATA(filter), VARSIZE(filter) - VARHDRSZ,
				 pgrf_tick);
}
