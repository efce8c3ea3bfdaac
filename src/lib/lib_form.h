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

/* Writes to an open file, which has this name in errors. */
extern bool lib_form_write(rbf_filter *filter, rbf_form form, int fd, const char *name,
						   rbf_error *error);

#endif							/* LIB_FORM_H */
