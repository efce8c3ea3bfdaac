/*-------------------------------------------------------------------------
 *
 * lib_file.c
 *	  Filters in files.
 *
 *-------------------------------------------------------------------------
 */
#define _GNU_SOURCE				/* POSIX, and O_TMPFILE */

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "lib_filter.h"
#include "lib_io.h"

#define FIRST_BYTES		((size_t) 64 * 1024)

/* Names that are tried for a new file. */
#define MOST_BESIDE		1000

/* Reads a whole file into a chunk, behind LIB_SLACK bytes. */
static uint8_t *
read_all(int fd, const char *name, uint64_t expected, size_t *len, rbf_error *error)
{
	size_t		space = (size_t) expected + 1;	/* so that the end is seen */
	uint8_t    *chunk = expected > SIZE_MAX / 2 ? NULL : malloc(space + LIB_SLACK);

	*len = 0;
	for (;;)
	{
		ssize_t		n;

		if (chunk == NULL)
			return LIB_NULL(lib_no_memory(error));
		n = read(fd, chunk + LIB_SLACK + *len,
				 space - *len < LIB_MOST_AT_ONCE ? space - *len : LIB_MOST_AT_ONCE);
		if (n < 0 && errno == EINTR)
			continue;
		if (n < 0)
		{
			(void) lib_io_failed(error, "read", name);
			free(chunk);
			return NULL;
		}
		if (n == 0)
			return chunk;
		*len += (size_t) n;
		if (*len == space)
		{
			uint8_t    *larger = space > (SIZE_MAX - LIB_SLACK) / 2 ? NULL :
			realloc(chunk, 2 * space + LIB_SLACK);

			if (larger == NULL)
				free(chunk);
			chunk = larger;
			space *= 2;
		}
	}
}

static rbf_filter *
load(int fd, const char *name, rbf_error *error)
{
	struct stat status;
	uint64_t	expected = FIRST_BYTES;
	uint8_t    *chunk;
	size_t		len;

	if (fstat(fd, &status) == 0 && S_ISREG(status.st_mode))
		expected = (uint64_t) status.st_size;
	chunk = read_all(fd, name, expected, &len, error);
	return chunk == NULL ? NULL : lib_form_take(chunk + LIB_SLACK, len, chunk, error);
}

rbf_filter *
rbf_load_fd(int fd, rbf_error *error)
{
	return load(fd, "file", error);
}

rbf_filter *
rbf_load(const char *path, rbf_error *error)
{
	int			fd = open(path, O_RDONLY | O_CLOEXEC);
	rbf_filter *filter;

	if (fd < 0)
		return LIB_NULL(lib_io_failed(error, "open", path));
	filter = load(fd, path, error);
	(void) close(fd);
	return filter;
}

/* ---- Writing ---- */

bool
rbf_save_fd(rbf_filter *filter, int fd, rbf_form form, rbf_error *error)
{
	return lib_form_write(filter, form, fd, "file", error);
}

/* Writes to a device or pipe. */
static bool
save_special(rbf_filter *filter, const char *path, rbf_form form, rbf_error *error)
{
	int			fd = open(path, O_WRONLY | O_APPEND | O_CLOEXEC);
	bool		done;

	if (fd < 0)
		return lib_io_failed(error, "open", path);
	done = lib_form_write(filter, form, fd, path, error);
	if (close(fd) != 0 && done)
		return lib_io_failed(error, "write", path);
	return done;
}

/*
 * The open file that a path such as /dev/stdout names; -1: another path.  It
 * is written to, as by a shell, and never replaced.
 */
static int
named_descriptor(const char *path)
{
	static const char *const names[] = {"/dev/fd/", "/proc/self/fd/"};

	if (strcmp(path, "/dev/stdout") == 0)
		return STDOUT_FILENO;
	if (strcmp(path, "/dev/stderr") == 0)
		return STDERR_FILENO;
	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
	{
		const char *number = path + strlen(names[i]);

		if (strncmp(path, names[i], strlen(names[i])) == 0 && *number != '\0' &&
			strlen(number) < 8 && strspn(number, "0123456789") == strlen(number))
			return atoi(number);
	}
	return -1;
}

/* The length of a path without the name. */
static int
directory_len(const char *path)
{
	const char *slash = strrchr(path, '/');

	return slash == NULL ? 0 : (int) (slash + 1 - path);
}

/* Opens the directory of path, and puts its name into "space". */
static int
open_directory(const char *path, int flags, mode_t mode, char *space, size_t size)
{
	(void) snprintf(space, size, "%.*s.", directory_len(path), path);
	return open(space, flags | O_CLOEXEC, mode);
}

/* Makes the new name of a file permanent. */
static void
sync_directory(const char *path, char *space, size_t size)
{
	int			fd = open_directory(path, O_RDONLY, 0, space, size);

	if (fd < 0)
		return;
	(void) fsync(fd);			/* some file systems cannot */
	(void) close(fd);
}

/*
 * Gives an open file a name of its own in the directory of path; fd < 0:
 * creates the file.
 */
static int
name_beside(int fd, const char *path, mode_t mode, char *beside, size_t size)
{
	char		open_file[40];
	int			result = -1;

	(void) snprintf(open_file, sizeof(open_file), "/proc/self/fd/%d", fd);
	/* other threads and crashes may have left some */
	for (int i = 0; i < MOST_BESIDE; i++)
	{
		(void) snprintf(beside, size, "%.*s.ribbonfilter-%ld-%d", directory_len(path), path, (long) getpid(), i);
		result = fd >= 0 ? linkat(AT_FDCWD, open_file, AT_FDCWD, beside, AT_SYMLINK_FOLLOW) :
			open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
		if (result >= 0 || errno != EEXIST)
			break;
	}
	return result;
}

/*
 * Creates a file in the directory of path.  If the system can, it has no name
 * yet, so that nothing is left if the process is killed: *beside is empty.
 */
static int
create_beside(const char *path, mode_t mode, char *beside, size_t size)
{
#ifdef O_TMPFILE
	int			fd = open_directory(path, O_TMPFILE | O_WRONLY, mode, beside, size);

	if (fd >= 0)
	{
		/* naming it later needs /proc */
		(void) snprintf(beside, size, "/proc/self/fd/%d", fd);
		if (access(beside, F_OK) == 0)
		{
			*beside = '\0';
			return fd;
		}
		(void) close(fd);
	}
#endif
	return name_beside(-1, path, mode, beside, size);
}

/* Gives a file from create_beside() a name, if it has none yet. */
static bool
link_beside(int fd, const char *path, char *beside, size_t size)
{
	if (*beside != '\0' || name_beside(fd, path, 0, beside, size) == 0)
		return true;
	*beside = '\0';
	return false;
}

/*
 * Gives a file the owner, group and permissions of another.  If the group
 * cannot be set, the new group gets at most the permissions of others.
 */
static bool
be_like(int fd, const struct stat *before)
{
	mode_t		mode = before->st_mode & 0777;

	if (fchown(fd, before->st_uid, before->st_gid) != 0 &&
		fchown(fd, (uid_t) - 1, before->st_gid) != 0)
		mode &= (mode_t) (0707 | (mode & 0007) << 3);
	return fchmod(fd, mode) == 0;
}

/* Writes a file beside path and renames it.  before: the old file, or NULL. */
static bool
save_beside(rbf_filter *filter, const char *path, const struct stat *before, rbf_form form,
			rbf_error *error)
{
	size_t		size = strlen(path) + 60;
	char	   *beside = malloc(size);
	int			fd;
	bool		done;

	if (beside == NULL)
		return lib_no_memory(error);
	fd = create_beside(path, before != NULL ? 0600 : 0666, beside, size);
	if (fd < 0)
	{
		(void) lib_io_failed(error, "create", path);
		free(beside);
		return false;
	}
	done = lib_form_write(filter, form, fd, path, error) &&
		(((before == NULL || be_like(fd, before)) && fsync(fd) == 0) ||
		 lib_io_failed(error, "write", path)) &&
		(link_beside(fd, path, beside, size) || lib_io_failed(error, "create", path));
	if (close(fd) != 0 && done)
		done = lib_io_failed(error, "write", path);
	if (done && rename(beside, path) != 0)
		done = lib_io_failed(error, "create", path);
	if (done)
		sync_directory(path, beside, size);
	else if (*beside != '\0')
	{
		int			reason = errno;

		(void) unlink(beside);
		errno = reason;
	}
	free(beside);
	return done;
}

bool
rbf_save(rbf_filter *filter, const char *path, rbf_form form, rbf_error *error)
{
	struct stat before;
	char	   *real;
	bool		done;

	if (named_descriptor(path) >= 0)
		return lib_form_write(filter, form, named_descriptor(path), path, error);
	if (lstat(path, &before) != 0)
		return save_beside(filter, path, NULL, form, error);

	/* follow links to the file */
	if (stat(path, &before) != 0)
		return lib_io_failed(error, "open", path);
	if (!S_ISREG(before.st_mode))
		return save_special(filter, path, form, error);
	real = realpath(path, NULL);
	if (real == NULL)
		return lib_io_failed(error, "open", path);
	done = save_beside(filter, real, &before, form, error);
	free(real);
	return done;
}
