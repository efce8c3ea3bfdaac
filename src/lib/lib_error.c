/*-------------------------------------------------------------------------
 *
 * lib_error.c
 *	  Filling in an rbf_error.
 *
 *-------------------------------------------------------------------------
 */
#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>

#include "core/rf_reason.h"
#include "lib_error.h"
#include "lib_utf8.h"

bool
lib_fail(rbf_error *error, rbf_code code, const char *format,...)
{
	va_list		args;

	if (error == NULL)
		return false;
	error->code = code;
	va_start(args, format);
	(void) vsnprintf(error->message, sizeof(error->message), format, args);
	va_end(args);
	/* file names are any bytes, and a long text may be cut in a character */
	lib_utf8_show(error->message);
	return false;
}

bool
lib_no_memory(rbf_error *error)
{
	return lib_fail(error, RBF_ERR_MEMORY, "out of memory");
}

bool
lib_io_failed(rbf_error *error, const char *doing, const char *name)
{
	int			reason = errno;

	(void) lib_fail(error, RBF_ERR_IO, "could not %s %s: %s", doing, name, strerror(reason));
	errno = reason;
	return false;
}

bool
lib_refused(rbf_error *error, const rf_reason *why)
{
	char		text[RF_REASON_CHARS];

	rf_reason_text(why, text);
	return lib_fail(error, RBF_ERR_DATA, "not a valid filter: %s", text);
}

bool
lib_types_differ(rbf_error *error, const char *of_filter, const char *type)
{
	return lib_fail(error, RBF_ERR_TYPE, "the filter has keys of type %s, not %s", of_filter,
					type != NULL ? type : "unknown");
}

bool
lib_rate_out_of_range(rbf_error *error, const rf_kind_ops *ops, double rate)
{
	if (ops->fpr_min == 0)
		return lib_fail(error, RBF_ERR_ARGUMENT, "a %s has no false positive rate", ops->type_name);
	return lib_fail(error, RBF_ERR_ARGUMENT,
					"false positive rate %g is out of range: a %s can have %g to %g",
					rate, ops->type_name, ops->fpr_min, RF_FPR_MAX);
}

bool
lib_not_built(rbf_error *error, const rf_kind_ops *ops, rf_status status, uint64_t nkeys)
{
	if (status == RF_ERR_TOO_LARGE || status == RF_ERR_SPACE)
		return lib_fail(error, RBF_ERR_TOO_LARGE,
						"%" PRIu64 " keys are more than a %s of this rate can have",
						nkeys, ops->type_name);
	errno = EIO;
	return lib_io_failed(error, "read", "a temporary file");
}
