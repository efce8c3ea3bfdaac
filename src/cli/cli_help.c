/*-------------------------------------------------------------------------
 *
 * cli_help.c
 *	  The texts of --help, at most 24 lines each; %s are the kinds of filters.
 *
 *-------------------------------------------------------------------------
 */
#include "cli/cli.h"

#include <stdlib.h>
#include <string.h>

#define INPUT \
	"Where the key is in a record; without any of these it is the line:\n" \
	"  --field N[,N...]   fields of the key, from 1; with --header also by name\n" \
	"  --delimiter C      between fields (default: \\t, of CSV a comma)\n" \
	"  --csv, --copy      CSV; COPY's text format (default: the first fields)\n" \
	"  --header           the first record of a file names the fields\n" \
	"  -0                 records end in a zero byte\n" \
	"  --null STRING      the text of NULL (CSV: empty, without quotes; COPY: \\N)\n" \

#define ENDING \
	"  --threads N        default: processors, at most 4\n" \
	"  --quiet            no line of progress on a terminal\n"

static const struct
{
	const char *command;
	const char *text;
}			help[] = {

	{"",
		"Usage: ribbonfilter COMMAND [OPTION]... [FILE]...\n"
		"\n"
		"Filters of keys, byte by byte those of the PostgreSQL extension ribbonfilter.\n"
		"\n"
		"  build --type TYPE -o FILTER [FILE]...   make a filter of keys\n"
		"  probe FILTER [FILE]...                  rows whose key may be in a filter\n"
		"  info FILTER...                          what a filter is\n"
		"  verify FILTER...                        check all bytes, print nothing\n"
		"  union -o FILTER FILTER...               a filter of the keys of several\n"
		"  hash --type TYPE [FILE]...              hashes of keys, as key_hash() in SQL\n"
		"\n"
		"Without a FILE, or if it is -, standard input is read.\n"
		"Exit status: 0; 1 if probe finds no row; 2 after an error.\n"
	"\"ribbonfilter COMMAND --help\" tells more, as does \"man ribbonfilter\".\n"},
	{"build",
		"Usage: ribbonfilter build --type TYPE [OPTION]... [-o FILTER] [FILE]...\n"
		"  --type TYPE        of the keys, as in SQL: bigint, text, uuid, date, ...;\n"
		"                     of several fields: bigint,text\n"
		"  --kind KIND        %s (default: ribbon)\n"
		"  --fpr RATE         of false positives (default: 0.01)\n"
		"  --expected N       keys to size a Bloom or counting filter for, beforehand\n"
		"  --memory SIZE      for hashes; the others go to $TMPDIR (default: 256MB)\n"
		"  --form FORM        raw (default), text, copy-binary\n"
		"  -o, --output FILE  appears once it is whole (default: standard output)\n"
		INPUT
		"  --on-error WHAT    for keys that cannot be read: stop (default), skip\n"
	ENDING},
	{"probe",
		"Usage: ribbonfilter probe FILTER [OPTION]... [FILE]...\n"
		"Prints the rows whose key may be in the filter; a NULL is in none.\n"
		"  -v, --invert-match the other rows: their key is surely not in it\n"
		"  -c, --count        only how many rows\n"
		"  --type TYPE        to read keys as (default: the filter's): a column of\n"
		"                     real or name needs it\n"
		INPUT
		"  --on-error WHAT    for rows that cannot be judged: keep (default) prints\n"
		"                     them, with -v as well; skip; stop\n"
	ENDING},
	{"info",
		"Usage: ribbonfilter info FILTER...\n"
	"Prints kind, type, number of keys, size and rates of filters in any form.\n"},
	{"verify",
		"Usage: ribbonfilter verify FILTER...\n"
	"Reads all bytes of filters. Exit status: 0 if they are whole, or else 2.\n"},
	{"union",
		"Usage: ribbonfilter union [--form FORM] [-o FILTER] FILTER...\n"
		"Unites keysets, or Bloom or counting filters of the same size.\n"
		"  --form FORM        raw (default), text, copy-binary\n"
	"  -o, --output FILE  appears once it is whole (default: standard output)\n"},
	{"hash",
		"Usage: ribbonfilter hash --type TYPE [OPTION]... [FILE]...\n"
		"Prints the hash of each key as key_hash() does in SQL, and nothing of a NULL.\n"
		"  --type TYPE        of the keys, as in SQL: bigint, text, uuid, date, ...;\n"
		"                     of several fields: bigint,text\n"
		"  --bytes            a tab and canonical bytes in hexadecimal as well\n"
		INPUT
		"  --on-error WHAT    for keys that cannot be read: stop (default), skip,\n"
		"                     keep (an empty line)\n"
	ENDING},
};

double
cli_usual_rate(rbf_kind kind)
{
	return rbf_size(kind, 1, 0, NULL) > 0 ? 0 : 0.01;
}

const char *
cli_kinds(void)
{
	const char *names = "";

	for (rbf_kind kind = 1; rbf_kind_name(kind) != NULL; kind++)
	{
		if (rbf_size(kind, 1, cli_usual_rate(kind), NULL) > 0)
			names = cli_text("%s%s%s", names, *names ? ", " : "", rbf_kind_name(kind));
	}
	return names;
}

void
cli_help(void)
{
	for (size_t i = 0; i < sizeof(help) / sizeof(help[0]); i++)
	{
		if (strcmp(help[i].command, cli_command) == 0)
			cli_put(cli_text(help[i].text, cli_kinds()));
	}
	cli_close_output();
	exit(CLI_SOME);
}
