/*-------------------------------------------------------------------------
 *
 * error.h
 *	  SQL errors for statuses of the core.
 *
 * Every ereport() has a test, or a comment that says why not.  An elog(ERROR)
 * is for defects and damaged catalogs, and has no test.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_ERROR_H
#define PGRF_ERROR_H

#include "compat.h"
#include "core/rf_filter.h"

/*
 * Raises the error for bytes that are no filter of this kind; for a damaged
 * one if sqlerrcode is ERRCODE_DATA_CORRUPTED.  The reason is its detail.
 */
pg_noreturn extern void pgrf_refuse(int sqlerrcode, rf_kind kind,
									const rf_reason *why);

/* The text of that detail, palloc'd. */
extern char *pgrf_reason_text(const rf_reason *why);

/* The SQL name of a kind's type; "filter" if there is no such kind. */
extern const char *pgrf_type_name(rf_kind kind);

/*
 * Raises the error for a filter that exceeds a varlena.  fpr: 0 for a keyset.
 * No test reaches calls that need a gigabyte of keys first.
 */
pg_noreturn extern void pgrf_too_large(rf_kind kind, uint64 nkeys,
									   double fpr, uint64 nbytes);

/* Raises an error unless the kind (RF_KIND_ANY: any) allows this rate. */
extern void pgrf_check_fpr(rf_kind kind, double fpr);

/* Raises an error if a row's rate differs from that of earlier rows. */
extern void pgrf_check_same_fpr(double before, double now);

#endif							/* PGRF_ERROR_H */
