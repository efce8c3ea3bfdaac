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

extern bool lib_no_memory(rbf_error *error);

/* "doing something to NAME" failed, and errno says why; errno is kept. */
extern bool lib_io_failed(rbf_error *error, const char *doing, const char *name);

/* Bytes were refused by the core. */
extern bool lib_refused(rbf_error *error, const rf_reason *why);

/* Keys of a type are not those of a filter; NULL: it has no name. */
extern bool lib_types_differ(rbf_error *error, const char *of_filter, const char *type);

/* A kind cannot have this rate. */
extern bool lib_rate_out_of_range(rbf_error *error, const rf_kind_ops *ops, double rate);

/* The status of a kind that could not plan or make a filter of n keys. */
extern bool lib_not_built(rbf_error *error, const rf_kind_ops *ops, rf_status status,
						  uint64_t nkeys);

#endif							/* LIB_ERROR_H */
