/*-------------------------------------------------------------------------
 *
 * lib_form.h
 *	  The forms that filters are stored in.
 *
 *-------------------------------------------------------------------------
 */
#ifndef LIB_FORM_H
#define LIB_FORM_H

#include "lib_filter.h"

/*
 * Opens data of any form, in a chunk of memory with LIB_SLACK bytes in front
 * of it, which becomes the filter's, or is freed on failure.
 */
extern rbf_filter *lib_form_take(uint8_t *data, size_t len, void *chunk, rbf_error *error);

/* Where a form is written to. */
typedef struct lib_sink lib_sink;
struct lib_sink
{
	/* False: it failed, and has set the error that the caller gave it. */
	bool		(*put) (lib_sink *sink, const void *data, size_t len);
	int			fd;
	const char *name;			/* for errors */
	rbf_error  *error;
};

extern bool lib_form_write(rbf_filter *filter, rbf_form form, lib_sink *sink, rbf_error *error);

#endif							/* LIB_FORM_H */
