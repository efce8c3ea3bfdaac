/*-------------------------------------------------------------------------
 *
 * lib_io.h
 *	  Reading and writing all there is; temporary files.
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

/* Reads from a place in a file; false, with errno, if not all is there. */
extern bool lib_read_at(int fd, void *data, size_t len, uint64_t at);

/* Opens a new file without a name, in $TMPDIR or /tmp; -1: it failed. */
extern int	lib_temporary(rbf_error *error);

#endif							/* LIB_IO_H */
