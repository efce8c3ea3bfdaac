/*-------------------------------------------------------------------------
 *
 * error.h
 *	  From what the core returns to errors of the server.
 *
 * Every ereport() has a test that leads to it, or a comment why none does.  An
 * elog(ERROR) stands where only a defect leads to, or damaged catalogs: none
 * of these has a test.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_ERROR_H
#define PGRF_ERROR_H

#include "compat.h"
#include "core/rf_filter.h"

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
 * there is none to raise.  Tests reach it by what they ask for, not where the
 * filter itself has to take a gigabyte first.
 */
pg_noreturn extern void pgrf_too_large(rf_kind kind, uint64 nkeys,
									   double fpr, uint64 nbytes);

/* Raises an error unless the kind, or some kind, allows this rate. */
extern void pgrf_check_fpr(rf_kind kind, double fpr);

/* Raises an error if a row has another rate than those before. */
extern void pgrf_check_same_fpr(double before, double now);

#endif							/* PGRF_ERROR_H */
