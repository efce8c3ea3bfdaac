/*-------------------------------------------------------------------------
 *
 * filter.h
 *	  Filters as SQL values.
 *
 * A filter is a varlena with the bytes of src/core/FORMAT.md.  The SQL types
 * differ in the kind byte only, so one function can serve all of them; a
 * function for one kind checks that byte.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_FILTER_H
#define PGRF_FILTER_H

#include "fmgr.h"
#include "utils/memutils.h"
#include "compat.h"
#include "core/rf_filter.h"

/* As stored or passed: its varlena header may have one byte. */
typedef struct varlena Filter;

#define PG_GETARG_FILTER_PP(n) ((Filter *) PG_DETOAST_DATUM_PACKED(PG_GETARG_DATUM(n)))
#define PG_RETURN_FILTER_P(x) PG_RETURN_POINTER(x)

#define FILTER_BYTES(f) ((const uint8_t *) VARDATA_ANY(f))
#define FILTER_LEN(f)	((uint64) VARSIZE_ANY_EXHDR(f))

/* Most bytes that a varlena holds. */
#define FILTER_MAX_LEN	((uint64) MaxAllocSize - VARHDRSZ)

/* Bytes of the whole value, as users see them. */
#define FILTER_VALUE_BYTES(wire) \
	(VARHDRSZ + rf_wire_bytes((wire)->key_type.desc_len, (wire)->payload_len))

/* Defines a C function that SQL declares. */
#define SQL_FUNCTION(name, statement) \
PG_FUNCTION_INFO_V1(name); \
Datum name(PG_FUNCTION_ARGS) \
{ \
	statement; \
}

/* Defines pgrf_STEM_VERB(), which calls function() with its kind. */
#define FILTER_FUNCTION(NAME, name, verb, function) \
SQL_FUNCTION(pgrf_##name##_##verb, return function(fcinfo, RF_KIND_##NAME))

/*
 * Opens a filter, not of foreign bytes, in constant time; *view points into
 * it.  Checks what makes probing safe, not the checksum.
 */
extern void pgrf_filter_open(rf_filter *view, rf_kind kind, const Filter *filter);

/* The same if bytes are fetched on demand: see rf_filter_open_fetching(). */
extern void pgrf_filter_open_fetching(rf_filter *view, rf_kind kind,
									  const uint8_t *bytes, uint64 len,
									  const rf_fetch *fetch);

/* Raises an error unless the checksum of an opened filter is right. */
extern void pgrf_filter_verify(rf_kind kind, const uint8_t *bytes, uint64 len);

/*
 * Writes the varlena's and the filter's header, and returns where the payload
 * goes.  When that is written, pgrf_filter_seal() sets the checksum.
 */
extern uint8_t *pgrf_filter_write_header(Filter *filter, const rf_wire *wire);
extern void pgrf_filter_seal(Filter *filter);

/* Allocates a filter and does the same; raises an error if it is too large. */
extern Filter *pgrf_filter_new(const rf_wire *wire, uint8_t **payload);

#endif							/* PGRF_FILTER_H */
