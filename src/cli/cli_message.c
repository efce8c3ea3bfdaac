/*-------------------------------------------------------------------------
 *
 * cli_message.c
 *	  Messages, and memory.
 *
 *-------------------------------------------------------------------------
 */
#include "cli/cli.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *cli_command = "";

static void
print(const char *format, va_list args)
{
	char		line[2048];
	size_t		at;

	/* printed at once, so that lines of several processes do not mix */
	at = (size_t) snprintf(line, sizeof(line), "%s: ", CLI_NAME);
	vsnprintf(line + at, sizeof(line) - at - 1, format, args);
	for (at = 0; line[at] != '\0'; at++)
	{
		/* file names can have control characters */
		if ((unsigned char) line[at] < ' ' || line[at] == 0x7F)
			line[at] = '?';
	}
	line[at++] = '\n';
	fwrite(line, 1, at, stderr);
}

void
cli_note(const char *format,...)
{
	va_list		args;

	va_start(args, format);
	print(format, args);
	va_end(args);
}

void
cli_fail(const char *format,...)
{
	va_list		args;

	va_start(args, format);
	print(format, args);
	va_end(args);
	exit(CLI_ERROR);
}

void
cli_misused(const char *format,...)
{
	va_list		args;

	va_start(args, format);
	print(format, args);
	va_end(args);
	cli_fail("try \"%s%s%s --help\"", CLI_NAME, *cli_command ? " " : "", cli_command);
}

char *
cli_text(const char *format,...)
{
	va_list		args;
	char	   *text;

	va_start(args, format);
	if (vasprintf(&text, format, args) < 0)
		cli_fail("out of memory");
	va_end(args);
	return text;
}

void *
cli_alloc(size_t size)
{
	return memset(cli_resize(NULL, size), 0, size);
}

void *
cli_resize(void *old, size_t size)
{
	void	   *memory = realloc(old, size ? size : 1);

	if (memory == NULL)
		cli_fail("out of memory: no %zu bytes", size);
	return memory;
}
