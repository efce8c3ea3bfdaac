/*-------------------------------------------------------------------------
 *
 * cli_file.c
 *	  Files, and standard output.
 *
 *-------------------------------------------------------------------------
 */
#include "cli/cli.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bool
is_standard(const char *path)
{
	return path == NULL || strcmp(path, "-") == 0;
}

const char *
cli_file_name(const char *path)
{
	return is_standard(path) ? "stdin" : path;
}

int
cli_open(const char *path)
{
	int			fd = is_standard(path) ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC);

	if (fd < 0)
		cli_fail("%s: %s", path, strerror(errno));
	return fd;
}

void
cli_refuse_own_output(int fd, const char *path)
{
	struct stat in;
	struct stat out;

	if (fstat(fd, &in) == 0 && fstat(STDOUT_FILENO, &out) == 0 && S_ISREG(in.st_mode) &&
		in.st_dev == out.st_dev && in.st_ino == out.st_ino)
		cli_fail("%s: input file is output file", cli_file_name(path));
}

/* No message if the reader has closed its pipe. */
static _Noreturn void
fail_output(int why)
{
	if (why == EPIPE)
		exit(CLI_ERROR);
	cli_fail("standard output: %s", strerror(why));
}

void
cli_write(const char *bytes, size_t len)
{
	while (len > 0)
	{
		ssize_t		written = write(STDOUT_FILENO, bytes, len);

		if (written < 0 && errno != EINTR)
			fail_output(errno);
		if (written > 0)
		{
			bytes += written;
			len -= (size_t) written;
		}
	}
}

void
cli_put(char *text)
{
	cli_write(text, strlen(text));
	free(text);
}

void
cli_close_output(void)
{
	if (close(STDOUT_FILENO) != 0 && errno != EINTR)
		fail_output(errno);
}

/* System errors have the name of the file in them. */
static void
note_filter(const char *path, const char *stream, const rbf_error *error)
{
	if (error->code == RBF_ERR_IO && !is_standard(path))
		cli_note("%s", error->message);
	else
		cli_note("%s: %s", is_standard(path) ? stream : path, error->message);
}

rbf_filter *
cli_load_if(const char *path)
{
	rbf_error	error;
	rbf_filter *filter;

	filter = is_standard(path) ? rbf_load_fd(STDIN_FILENO, &error) : rbf_load(path, &error);
	if (filter == NULL)
		note_filter(path, "stdin", &error);
	return filter;
}

rbf_filter *
cli_load(const char *path)
{
	rbf_filter *filter = cli_load_if(path);

	if (filter == NULL)
		exit(CLI_ERROR);
	return filter;
}

void
cli_save(rbf_filter *filter, const char *path, rbf_form form)
{
	rbf_error	error;

	if (is_standard(path) ? rbf_save_fd(filter, STDOUT_FILENO, form, &error) :
		rbf_save(filter, path, form, &error))
		return;
	if (is_standard(path) && error.code == RBF_ERR_IO && errno == EPIPE)
		fail_output(EPIPE);
	note_filter(path, "standard output", &error);
	exit(CLI_ERROR);
}

void
cli_refuse_terminal(const char *path, rbf_form form)
{
	if (is_standard(path) && form != RBF_FORM_TEXT && isatty(STDOUT_FILENO))
		cli_fail("standard output is a terminal: say -o FILE, or --form text");
}
