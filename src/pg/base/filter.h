/*-------------------------------------------------------------------------
 *
 * filter.h
 *	  Filters as SQL values.
 *
 * A filter is a varlena whose content is the bytes of src/core/FORMAT.md.  The
 * types differ in the kind byte only, so functions serve all of them; where
 * the kind matters it is checked against what the SQL declaration promises.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_FILTER_H
#define PGRF_FILTER_H

#include "fmgr.h"
#include "utils/memutils.h"
#include "compat.h"
#include "core/rf_filter.h"

/* A filter as it is stored or passed; its header may be of one byte. */
typedef struct varlena Filter;

#define PG_GETARG_FILTER_PP(n) ((Filter *) PG_DETOAST_DATUM_PACKED(PG_GETARG_DATUM(n)))
#define PG_RETURN_FILTER_P(x) PG_RETURN_POINTER(x)

#define FILTER_BYTES(f) ((const uint8_t *) VARDATA_ANY(f))
#define FILTER_LEN(f)	((uint64) VARSIZE_ANY_EXHDR(f))

/* Content bytes that fit a varlena. */
#define FILTER_MAX_LEN	((uint64) MaxAllocSize - VARHDRSZ)

/* Bytes of a whole value, which is what people are told. */
#define FILTER_VALUE_BYTES(wire) \
	(VARHDRSZ + rf_wire_bytes((wire)->key_type.desc_len, (wire)->payload_len))

/* A C function that SQL declares, of one statement. */
#define SQL_FUNCTION(name, statement) \
PG_FUNCTION_INFO_V1(name); \
Datum name(PG_FUNCTION_ARGS) \
{ \
	statement; \
}

/* One that SQL declares for a kind: pgrf_STEM_VERB() calls function(). */
#define FILTER_FUNCTION(NAME, name, verb, function) \
SQL_FUNCTION(pgrf_##name##_##verb, return function(fcinfo, RF_KIND_##NAME))

/*
 * Opens a filter that is stored or was made by this extension; the view points
 * into it.  Checks what makes probing safe, not the checksum.
 */
extern void pgrf_filter_open(rf_filter *view, rf_kind kind, const Filter *filter);

/* The same where bytes are elsewhere, see rf_filter_open_fetching(). */
extern void pgrf_filter_open_fetching(rf_filter *view, rf_kind kind,
									  const uint8_t *bytes, uint64 len,
									  const rf_fetch *fetch);

/* Raises an error unless the check of an opened filter's bytes is right. */
extern void pgrf_filter_verify(rf_kind kind, const uint8_t *bytes, uint64 len);

/*
 * Writes the header of a filter, and its length; returns where the payload is
 * to be.  Fill that, then pgrf_filter_seal().
 */
extern uint8_t *pgrf_filter_write_header(Filter *filter, const rf_wire *wire);
extern void pgrf_filter_seal(Filter *filter);

/* The same for a new filter; raises an error if it is too large. */
extern Filter *pgrf_filter_new(const rf_wire *wire, uint8_t **payload);

#endif							/* PGRF_FILTER_H */
