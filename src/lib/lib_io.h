/*-------------------------------------------------------------------------
 *
 * lib_io.h
 *	  Complete reads and writes; temporary files.
 *
 *-------------------------------------------------------------------------
 */
#ifndef LIB_IO_H
#define LIB_IO_H

#include "lib_error.h"

/* The most bytes of one read() or write(). */
#define LIB_MOST_AT_ONCE	((size_t) 1 << 30)

/* Writes to an open file; name: for errors. */
extern bool lib_write(int fd, const void *data, size_t len, const char *name, rbf_error *error);

/* Reads len bytes of a file, from "at" on; false: see errno. */
extern bool lib_read_at(int fd, void *data, size_t len, uint64_t at);

/* Opens a new file without a name, in $TMPDIR or /tmp; -1: an error. */
extern int	lib_temporary(rbf_error *error);

#endif							/* LIB_IO_H */
