/*-------------------------------------------------------------------------
 *
 * fuzz_world.h
 *		What the command runs in when it is fuzzed: files, output, memory and
 *		ends of the process that are a target's.
 *
 * The command's sources are compiled with other functions in place of exit(),
 * free(), read() and poll(), and what is in cli_message.c and cli_file.c is
 * here: a run ends by longjmp(), and all that it allocated is freed.
 *
 *-------------------------------------------------------------------------
 */
#ifndef FUZZ_WORLD_H
#define FUZZ_WORLD_H

#include "cli/cli.h"

#include <poll.h>
#include <setjmp.h>
#include <unistd.h>

#include "fuzz.h"

#define MOST_BYTES	3000
#define MOST_OUT	(40 * MOST_BYTES)

typedef struct Outcome
{
	int			status;
	size_t		len;
	char		out[MOST_OUT];
	uint64_t	messages;		/* a sum: in any order */
} Outcome;

static struct
{
	jmp_buf		end;
	void	   *memory[1000];
	size_t		nmemory;
	Outcome    *outcome;

	/* standard input: two files, one after the other */
	const char *files[2];
	size_t		lens[2];
	size_t		file;
	size_t		at;
	uint64_t	reads;			/* decides how much each returns */

	rbf_filter *filter;			/* to be loaded, and then the command's */
}			world;

const char *cli_command = "fuzz";

/* Called in place of the functions of the C library. */
extern _Noreturn void fuzz_exit(int status);
extern void fuzz_free(void *p);
extern ssize_t fuzz_read(int fd, void *buf, size_t len);
extern int	fuzz_poll(struct pollfd *fds, nfds_t n, int timeout);

void
fuzz_exit(int status)
{
	world.outcome->status = status;
	longjmp(world.end, 1);
}

static void
remember(void *old, void *p)
{
	for (size_t i = 0; i < world.nmemory; i++)
		if (world.memory[i] == old && old != NULL)
		{
			world.memory[i] = p;
			return;
		}
	if (CHECK(world.nmemory < LENGTH(world.memory)))
		world.memory[world.nmemory++] = p;
}

void
fuzz_free(void *p)
{
	if (p == NULL)
		return;
	for (size_t i = 0; i < world.nmemory; i++)
		if (world.memory[i] == p)
		{
			world.memory[i] = world.memory[--world.nmemory];
			break;
		}
	free(p);
}

ssize_t
fuzz_read(int fd, void *buf, size_t len)
{
	size_t		n = world.lens[world.file] - world.at;
	size_t		most = world.reads % 4 == 0 ? SIZE_MAX : 1 + (size_t) (world.reads >> 2) % 61;

	CHECK_EQ(fd, STDIN_FILENO);
	world.reads = world.reads * 5 + 1;
	n = n < len ? n : len;
	n = n < most ? n : most;
	if (n > 0)
		memcpy(buf, world.files[world.file] + world.at, n);
	world.at += n;
	return (ssize_t) n;
}

int
fuzz_poll(struct pollfd *fds, nfds_t n, int timeout)
{
	(void) fds;
	(void) n;
	(void) timeout;
	return (int) (world.reads >> 7 & 1);
}

void *
cli_resize(void *old, size_t size)
{
	void	   *p = realloc(old, size > 0 ? size : 1);

	if (p == NULL)
		abort();
	remember(old, p);
	return p;
}

void *
cli_alloc(size_t size)
{
	return memset(cli_resize(NULL, size), 0, size);
}

char *
cli_text(const char *format,...)
{
	char		text[2000];
	va_list		ap;
	int			len;

	va_start(ap, format);
	len = vsnprintf(text, sizeof(text), format, ap);
	va_end(ap);
	CHECK(len >= 0 && (size_t) len < sizeof(text));
	return strcpy(cli_alloc(strlen(text) + 1), text);
}

static void
note(const char *format, va_list ap)
{
	char		text[3000];
	uint64_t	sum = 1;

	vsnprintf(text, sizeof(text), format, ap);
	for (const char *p = text; *p != '\0'; p++)
		sum = (sum ^ (unsigned char) *p) * UINT64_C(0x100000001B3);
	world.outcome->messages += sum;
}

void
cli_note(const char *format,...)
{
	va_list		ap;

	va_start(ap, format);
	note(format, ap);
	va_end(ap);
}

void
cli_fail(const char *format,...)
{
	va_list		ap;

	va_start(ap, format);
	note(format, ap);
	va_end(ap);
	fuzz_exit(CLI_ERROR);
}

void
cli_misused(const char *format,...)
{
	va_list		ap;

	va_start(ap, format);
	note(format, ap);
	va_end(ap);
	fuzz_exit(CLI_ERROR);
}

const char *
cli_file_name(const char *path)
{
	return path;
}

int
cli_open(const char *path)
{
	world.file = strcmp(path, "second") == 0;
	world.at = 0;
	return STDIN_FILENO;
}

void
cli_refuse_own_output(int fd, const char *path)
{
	(void) fd;
	(void) path;
}

void
cli_write(const char *bytes, size_t len)
{
	Outcome    *o = world.outcome;

	if (len > 0 && CHECK(len <= MOST_OUT - o->len))
	{
		memcpy(o->out + o->len, bytes, len);
		o->len += len;
	}
}

void
cli_put(char *text)
{
	cli_write(text, strlen(text));
	fuzz_free(text);
}

void
cli_close_output(void)
{
}

rbf_filter *
cli_load(const char *path)
{
	(void) path;
	return world.filter;
}

#endif							/* FUZZ_WORLD_H */
