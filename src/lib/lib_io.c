/*-------------------------------------------------------------------------
 *
 * lib_io.c
 *	  Complete reads and writes; temporary files.
 *
 *-------------------------------------------------------------------------
 */
#define _POSIX_C_SOURCE 200809L

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "lib_io.h"

bool
lib_write(int fd, const void *data, size_t len, const char *name, rbf_error *error)
{
	const char *p = data;

	while (len > 0)
	{
		ssize_t		n = write(fd, p, len < LIB_MOST_AT_ONCE ? len : LIB_MOST_AT_ONCE);

		if (n < 0 && errno == EINTR)
			continue;
		if (n < 0)
			return lib_io_failed(error, "write", name);
		p += n;
		len -= (size_t) n;
	}
	return true;
}

bool
lib_read_at(int fd, void *data, size_t len, uint64_t at)
{
	char	   *p = data;

	while (len > 0)
	{
		ssize_t		n = pread(fd, p, len < LIB_MOST_AT_ONCE ? len : LIB_MOST_AT_ONCE, (off_t) at);

		if (n < 0 && errno == EINTR)
			continue;
		if (n == 0)
			errno = EIO;
		if (n <= 0)
			return false;
		p += n;
		at += (uint64_t) n;
		len -= (size_t) n;
	}
	return true;
}

int
lib_temporary(rbf_error *error)
{
	const char *directory = getenv("TMPDIR");
	size_t		size;
	char	   *name;
	int			fd;

	if (directory == NULL || *directory == '\0')
		directory = "/tmp";
	size = strlen(directory) + sizeof("/ribbonfilter.XXXXXX");
	name = malloc(size);
	if (name == NULL)
	{
		(void) lib_no_memory(error);
		return -1;
	}
	(void) snprintf(name, size, "%s/ribbonfilter.XXXXXX", directory);
	fd = mkstemp(name);
	if (fd < 0)
		(void) lib_io_failed(error, "create a temporary file in", directory);
	else
	{
		(void) fcntl(fd, F_SETFD, FD_CLOEXEC);
		(void) unlink(name);
	}
	free(name);
	return fd;
}
