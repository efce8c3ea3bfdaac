/*-------------------------------------------------------------------------
 *
 * pgrf.h
 *	  What the files of the extension share: filters as SQL values.
 *
 * A filter is a varlena whose content is the bytes of src/core/FORMAT.md.  The
 * types differ in the kind byte only, so functions serve all of them; where
 * the kind matters it is checked against what the SQL declaration promises.
 * What there is to know about a kind is in its table (core/rf_kind.h), and the
 * C functions that SQL declares once for each kind are made from the list of
 * kinds (core/rf_kinds.h).
 *
 * The keys of filters are in pgrf_key.h, filters under construction in
 * state.h, what a call site remembers in filter_cache.h.
 *
 * IDENTIFICATION
 *	  src/pg/pgrf.h
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_H
#define PGRF_H

#include "compat.h"
#include "core/rf_filter.h"
#include "core/rf_fpr.h"
#include "fmgr.h"
#include "pgrf_key.h"
#include "utils/memutils.h"

/* A filter as it is stored or passed; its header may be of one byte. */
typedef struct varlena Filter;

#define PG_GETARG_FILTER_PP(n) ((Filter *) PG_DETOAST_DATUM_PACKED(PG_GETARG_DATUM(n)))
#define PG_RETURN_FILTER_P(x) PG_RETURN_POINTER(x)

#define FILTER_BYTES(f) ((const uint8_t *) VARDATA_ANY(f))
#define FILTER_LEN(f)	((uint64) VARSIZE_ANY_EXHDR(f))

/* Content bytes that fit a varlena. */
#define FILTER_MAX_LEN	((uint64) MaxAllocSize - VARHDRSZ)

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

/* ---- settings.c ---- */

/*
 * Setting: the share of rows that the planner expects a filter to pass if it
 * knows nothing of the filter.
 */
extern double pgrf_default_selectivity;

/* Setting: verify filters before they are probed. */
extern bool pgrf_verify_filters;

extern void pgrf_define_settings(void);

/* ---- tick.c ---- */

/*
 * Values are gone through in pieces of this size, some milliseconds of work,
 * with a look for interrupts after each.
 */
#define PGRF_PIECE_BYTES	((uint64) 1 << 22)

/* An rf_tick: looks for interrupts, so it may not return. */
extern void pgrf_tick(void);

/* memcpy() of any length, in pieces. */
extern void pgrf_copy(uint8_t *to, const uint8_t *from, uint64 len);

/* PG_DETOAST_DATUM_COPY(), likewise. */
extern struct varlena *pgrf_detoast_copy(Datum value);

/* ---- error.c ---- */

/*
 * Raises the error for bytes that are not a filter of this kind, or for a
 * stored filter that has been damaged, with the reason as its detail.
 */
pg_noreturn extern void pgrf_refuse(int sqlerrcode, rf_kind kind,
									const rf_reason *why);

/* The detail that pgrf_refuse() gives, palloc'd. */
extern char *pgrf_reason_text(const rf_reason *why);

/* The SQL type name of a kind; "filter" if there is no such kind. */
extern const char *pgrf_type_name(rf_kind kind);

/*
 * Raises the error for a filter that would not fit a value.  fpr 0 means that
 * there is none to raise.
 */
pg_noreturn extern void pgrf_too_large(rf_kind kind, uint64 nkeys,
									   double fpr, uint64 nbytes);

/* Raises an error unless the kind, or some kind, allows this rate. */
extern void pgrf_check_fpr(rf_kind kind, double fpr);

/* Raises an error if a row has another rate than those before. */
extern void pgrf_check_same_fpr(double before, double now);

/* ---- args.c ---- */

/* A rate in argument n, checked; raises an error if it is NULL. */
extern double pgrf_fpr_argument(FunctionCallInfo fcinfo, int n, rf_kind kind);

/* An expected number of keys in argument n; raises an error if it is NULL. */
extern int64 pgrf_expected_argument(FunctionCallInfo fcinfo, int n);

/*
 * The type of an argument: of the expression in the query or, where the caller
 * knows none, as Citus does not, of the function's declaration.  InvalidOid if
 * that is polymorphic.
 */
extern Oid	pgrf_arg_type(FmgrInfo *flinfo, int argno);

/*
 * The collation of a key argument.  Where the caller knows no expression there
 * may be none, as there is none of a record's columns, in which Citus passes
 * several arguments on: then it is that of the type, unless the aggregate in
 * whose name the caller calls has to do with a nondeterministic one.
 */
extern Oid	pgrf_arg_collation(FunctionCallInfo fcinfo, int argno);

/*
 * The type of a key argument, with what is needed to hash it; allocated in
 * cxt.  That of an aggregate is the one it has in the query, before an
 * implicit cast to the type of the argument.
 */
extern PgrfKeyType *pgrf_arg_key_type(FunctionCallInfo fcinfo, int argno,
									  MemoryContext cxt);

/*
 * The same for functions that know how to hash the key, and so do not look for
 * operators of built-in types: raises an error if the key is of a domain that
 * cannot be the type of keys.
 */
extern void pgrf_check_arg_type(FunctionCallInfo fcinfo, int argno);

/*
 * The collation of the elements of array argument argno.  A column of type
 * anyarray, as in pg_stats, has none: then it is that of their type.
 */
extern Oid	pgrf_element_collation(FunctionCallInfo fcinfo, int argno,
								   Oid element);

/* ---- filter.c ---- */

/*
 * Opens a filter that is stored or was made by this extension; the view points
 * into it.  Checks what makes probing safe, not the checksum.
 */
extern void pgrf_open(rf_filter *view, rf_kind kind, const Filter *filter);

/* The same where bytes are elsewhere, see rf_filter_open_fetching(). */
extern void pgrf_open_fetching(rf_filter *view, const uint8_t *bytes,
							   uint64 len, const rf_fetch *fetch);

/* Raises an error unless the check of an opened filter's bytes is right. */
extern void pgrf_verify_bytes(rf_kind kind, const uint8_t *bytes, uint64 len);

/*
 * Writes the header of a filter, and its length; returns where the payload is
 * to be.  Fill that, then pgrf_seal().
 */
extern uint8_t *pgrf_write_header(Filter *filter, const rf_wire *wire);
extern void pgrf_seal(Filter *filter);

/* The same for a new filter; raises an error if it is too large. */
extern Filter *pgrf_new_filter(const rf_wire *wire, uint8_t **payload);

/* ---- filter_probe.c ---- */

/* Functions that probe filters, by which selfuncs.c knows them. */
extern Datum pgrf_contains(PG_FUNCTION_ARGS);
extern Datum pgrf_contained(PG_FUNCTION_ARGS);
extern Datum pgrf_contains_literal(PG_FUNCTION_ARGS);
extern Datum pgrf_contained_literal(PG_FUNCTION_ARGS);
extern Datum pgrf_overlaps(PG_FUNCTION_ARGS);

#endif							/* PGRF_H */
