/*-------------------------------------------------------------------------
 *
 * keys.c
 *		Hashes of the keys on standard input, one a line, of the type named.
 *
 * Prints a line for each: the hash as SQL has it, or "-" where there is none.
 *
 *-------------------------------------------------------------------------
 */
#define _POSIX_C_SOURCE 200809L

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "lib/ribbonfilter.h"

int
main(int argc, char **argv)
{
	char	   *line = NULL;
	size_t		space = 0;
	ssize_t		len;
	rbf_type	type;
	uint64_t	hash;

	if (argc != 2 || !rbf_type_named(argv[1], &type))
		return 2;
	while ((len = getline(&line, &space, stdin)) > 0)
	{
		if (rbf_key_hash(type, line, (size_t) len - (line[len - 1] == '\n'), &hash, NULL))
			printf("%" PRId64 "\n", (int64_t) hash);
		else
			puts("-");
	}
	free(line);
	return ferror(stdin) || fflush(stdout) != 0;
}
