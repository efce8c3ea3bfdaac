/*-------------------------------------------------------------------------
 *
 * lib_io.c
 *	  Writing all there is.
 *
 *-------------------------------------------------------------------------
 */
#include <errno.h>
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
