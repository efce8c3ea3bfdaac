/*-------------------------------------------------------------------------
 *
 * cli_main.c
 *	  The main program: chooses the command.
 *
 *-------------------------------------------------------------------------
 */
#include "cli/cli.h"

#include <fcntl.h>
#include <string.h>
#include <unistd.h>

static const struct
{
	const char *name;
	int			(*run) (int argc, char **argv);
}			commands[] = {
	{"build", cli_build},
	{"probe", cli_probe},
	{"info", cli_info},
	{"verify", cli_verify},
	{"union", cli_union},
	{"hash", cli_hash},
};

/*
 * No file may take the place of a standard file that the caller has closed.
 * The wrong mode makes every use an error.
 */
static void
occupy_standard_files(void)
{
	for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
	{
		if (fcntl(fd, F_GETFD) < 0)
			(void) open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY);
	}
}

int
main(int argc, char **argv)
{
	static char name[] = CLI_NAME;

	occupy_standard_files();
	if (argc < 2)
		cli_misused("which command?");
	if (strcmp(argv[1], "--version") == 0)
	{
		cli_put(cli_text(CLI_NAME " %s\n", rbf_version()));
		cli_close_output();
		return CLI_SOME;
	}
	if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0 || strcmp(argv[1], "help") == 0)
		cli_help();
	for (size_t i = 0; i < sizeof(commands) / sizeof(commands[0]); i++)
	{
		int			status;

		if (strcmp(argv[1], commands[i].name) != 0)
			continue;
		cli_command = commands[i].name;

		/* for messages of getopt_long() */
		argv[1] = name;
		status = commands[i].run(argc - 1, argv + 1);
		cli_close_output();
		return status;
	}
	cli_misused("there is no command \"%s\"", argv[1]);
}
