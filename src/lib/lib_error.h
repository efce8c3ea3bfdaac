/*-------------------------------------------------------------------------
 *
 * lib_error.h
 *	  Filling in an rbf_error.
 *
 *-------------------------------------------------------------------------
 */
#ifndef LIB_ERROR_H
#define LIB_ERROR_H

#include "core/rf_filter.h"
#include "ribbonfilter.h"

#if defined(__GNUC__)
#define LIB_PRINTF(at, first) __attribute__((format(printf, at, first)))
#else
#define LIB_PRINTF(at, first)
#endif

/* Sets *error if it is not NULL; returns false. */
extern bool lib_fail(rbf_error *error, rbf_code code, const char *format,...) LIB_PRINTF(3, 4);

/* For functions that return a pointer. */
#define LIB_NULL(failure) ((void) (failure), NULL)

extern bool lib_no_memory(rbf_error *error);

/* "could not DOING NAME", with the reason in errno, which is kept. */
extern bool lib_io_failed(rbf_error *error, const char *doing, const char *name);

extern bool lib_refused(rbf_error *error, const rf_reason *why);

/* The type of keys is not the filter's; type NULL: it has no name. */
extern bool lib_types_differ(rbf_error *error, const char *of_filter, const char *type);

extern bool lib_rate_out_of_range(rbf_error *error, const rf_kind_ops *ops, double rate);

/* Planning or building has ended with this status. */
extern bool lib_not_built(rbf_error *error, const rf_kind_ops *ops, rf_status status,
						  uint64_t nkeys);

#endif							/* LIB_ERROR_H */
