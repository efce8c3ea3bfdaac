/*-------------------------------------------------------------------------
 *
 * lib_io.h
 *	  Writing all there is.
 *
 *-------------------------------------------------------------------------
 */
#ifndef LIB_IO_H
#define LIB_IO_H

#include "lib_error.h"

/* Where files are larger than memory can be, a call asks for less. */
#define LIB_MOST_AT_ONCE	((size_t) 1 << 30)

/* Writes to an open file, which has this name in errors. */
extern bool lib_write(int fd, const void *data, size_t len, const char *name, rbf_error *error);

#endif							/* LIB_IO_H */
