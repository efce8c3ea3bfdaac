/*-------------------------------------------------------------------------
 *
 * cli_options.c
 *	  The options of commands.
 *
 *-------------------------------------------------------------------------
 */
#include "cli/cli.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Fits in the L2 cache with the batch and a small filter. */
#define BLOCK ((size_t) 128 * 1024)
#define MIN_BUFFER 16

#define MAX_THREADS 256
/* The default's limit: one thread reads and writes for all. */
#define CHOSEN_THREADS 4

uint64_t
cli_number(const char *option, const char *text, uint64_t min, uint64_t max)
{
	char	   *end;
	unsigned long long number;

	errno = 0;
	number = strtoull(text, &end, 10);
	if (!isdigit((unsigned char) *text) || *end != '\0' || errno != 0 ||
		number < min || number > max)
		cli_misused("--%s: \"%s\" is not a number from %llu to %llu", option, text,
					(unsigned long long) min, (unsigned long long) max);
	return number;
}

/* "64MB", as in postgresql.conf, or "64M"; without a unit, bytes. */
size_t
cli_size(const char *option, const char *text)
{
	static const char units[] = "KMGT";
	char	   *end;
	unsigned long long number;
	const char *unit;
	unsigned int shift = 0;

	errno = 0;
	number = strtoull(text, &end, 10);
	unit = *end ? strchr(units, toupper((unsigned char) *end)) : NULL;
	if (unit != NULL)
	{
		shift = 10 * (unsigned int) (unit - units + 1);
		end++;
	}
	if (*end == 'B' || *end == 'b')
		end++;
	if (!isdigit((unsigned char) *text) || *end != '\0' || errno != 0 ||
		number == 0 || number > (SIZE_MAX >> 1) >> shift)
		cli_misused("--%s: \"%s\" is not a size such as 64MB", option, text);
	return (size_t) number << shift;
}

double
cli_rate(const char *text)
{
	char	   *end;
	double		rate = strtod(text, &end);

	/* the library checks the limits of each kind */
	if (*text == '\0' || *end != '\0' || !(rate > 0 && rate < 1))
		cli_misused("--fpr: \"%s\" is not a rate such as 0.01", text);
	return rate;
}

void
cli_choose_types(cli_scan *scan, const rbf_filter *filter, const char *path)
{
	const cli_input *input = scan->input;
	rbf_columns *columns = &scan->columns;
	rbf_error	error;

	if (filter == NULL && input->types == NULL)
		cli_misused("--type is missing");
	if (filter == NULL && !rbf_columns_named(input->types, columns, &error))
		cli_misused("--type: %s", error.message);
	if (filter != NULL && !rbf_columns_for(filter, input->types, columns, &error))
		cli_fail("%s: %s", cli_file_name(path), error.message);

	if (columns->n > 1 && input->layout == CLI_LINES)
		cli_misused("keys of %u columns: which fields are they?  --field, --csv or --copy says it", columns->n);
	if (columns->n > 0 && input->nfields > 0 && input->nfields != columns->n)
		cli_misused("keys have %u columns, and --field names %zu", columns->n, input->nfields);
	scan->kept = columns->n > 1 ? RBF_COMPOUND : filter != NULL ? rbf_type_of(filter) :
		rbf_type_kept(columns->types[0]);

	/* in an empty filter no key needs to be read */
	if (scan->kept == RBF_NONE)
		columns->n = 0;
}

rbf_form
cli_form(const char *name)
{
	rbf_form	form;

	if (!rbf_form_named(name, &form))
		cli_misused("--form: \"%s\" is not raw, text or copy-binary", name);
	return form;
}

static char
delimiter(const char *text)
{
	if (strcmp(text, "\\t") == 0)
		return '\t';
	if (strlen(text) != 1 || *text == '\n' || *text == '\r')
		cli_misused("--delimiter: \"%s\" is not one byte, other than line ends", text);
	return *text;
}

/* Fields by number or name, with commas between them. */
static void
choose_fields(cli_input *input, const char *text)
{
	const char *name = text;
	char		number[32];

	if (input->nfields > 0)
		cli_misused("--field is given twice: \"a,b\" names two fields");
	for (;;)
	{
		size_t		len = strcspn(name, ",");
		size_t		i = input->nfields++;

		if (i == RBF_MAX_COLUMNS)
			cli_misused("--field: a key has at most %d fields", RBF_MAX_COLUMNS);
		if (len > 0 && len < sizeof(number) && strspn(name, "0123456789") >= len)
		{
			memcpy(number, name, len);
			number[len] = '\0';
			input->fields[i] = cli_number("field", number, 1, 1000000000);
		}
		else
		{
			input->names[i] = name;
			input->name_lens[i] = len;
			input->named = true;
		}
		if (name[len] == '\0')
			return;
		name += len + 1;
	}
}

static void
choose_layout(cli_input *input, cli_layout layout)
{
	if (input->layout != CLI_LINES && input->layout != layout)
		cli_misused("--csv and --copy exclude each other");
	input->layout = layout;
}

static cli_on_error
reaction(const char *text)
{
	if (strcmp(text, "keep") == 0)
		return CLI_KEEP;
	if (strcmp(text, "skip") == 0)
		return CLI_SKIP;
	if (strcmp(text, "stop") != 0)
		cli_misused("--on-error: \"%s\" is not keep, skip or stop", text);
	return CLI_STOP;
}

void
cli_input_begin(cli_input *input, cli_on_error on_error)
{
	*input = (cli_input)
	{
		.end = '\n',.on_error = on_error,.buffer = BLOCK,.kind = RBF_RIBBON
	};
}

void
cli_input_option(cli_input *input, int option, const char *value)
{
	switch (option)
	{
		case '0':
			input->end = '\0';
			break;
		case 't':
			if (input->types != NULL)
				cli_misused("--type is given twice: \"bigint,text\" names the types of two fields");
			input->types = value;
			break;
		case 'f':
			choose_fields(input, value);
			break;
		case 'd':
			input->delimiter = delimiter(value);
			input->delimited = true;
			break;
		case 'C':
			choose_layout(input, CLI_CSV);
			break;
		case 'P':
			choose_layout(input, CLI_COPY);
			break;
		case 'H':
			input->header = true;
			break;
		case 'n':
			input->null = value;
			break;
		case 'e':
			input->on_error = reaction(value);
			break;
		case 'T':
			input->threads = (int) cli_number("threads", value, 1, MAX_THREADS);
			break;
		case 'B':
			input->buffer = cli_size("buffer", value);
			if (input->buffer < MIN_BUFFER)
				input->buffer = MIN_BUFFER;
			break;
		case 'q':
			input->quiet = true;
			break;
		case 'k':
			if (!rbf_kind_named(value, &input->kind))
				cli_misused("--kind: \"%s\" is none of %s", value, cli_kinds());
			break;
		case 'r':
			input->rate = cli_rate(value);
			break;
		case 'x':
			input->expected = cli_number("expected", value, 1, INT64_MAX);
			break;
		case 'm':
			input->memory = cli_size("memory", value);
			break;
		case 'F':
			input->form = cli_form(value);
			break;
		case 'o':
			input->out = value;
			break;
		case 'v':
			input->inverted = true;
			break;
		case 'c':
			input->counts = true;
			break;
		case 'b':
			input->bytes = true;
			break;
		case 'h':
			cli_help();
		default:				/* getopt_long() has printed a message */
			cli_fail("try \"%s %s --help\"", CLI_NAME, cli_command);
	}
}

void
cli_input_end(cli_input *input)
{
	if (input->layout == CLI_LINES && input->nfields > 0)
		input->layout = CLI_FIELDS;
	if (input->layout == CLI_LINES && input->delimited)
		cli_misused("--delimiter needs --field");
	if (input->end == '\0' && (input->layout == CLI_CSV || input->layout == CLI_COPY))
		cli_misused("-0 excludes --csv and --copy");
	for (size_t i = 0; i < input->nfields && !input->header; i++)
	{
		if (input->names[i] != NULL)
			cli_misused("--field %.*s: without --header, fields have numbers",
						(int) input->name_lens[i], input->names[i]);
	}

	if (!input->delimited)
		input->delimiter = input->layout == CLI_CSV ? ',' : '\t';
	/* COPY refuses these as well: rows would be ambiguous */
	if (input->layout == CLI_CSV && input->delimiter == '"')
		cli_misused("--delimiter: \" is the quote of CSV");
	if (input->layout == CLI_COPY &&
		strchr("\\.abcdefghijklmnopqrstuvwxyz0123456789", input->delimiter))
		cli_misused("--delimiter: COPY takes no such delimiter");
	if (input->null == NULL)
		input->null = input->layout == CLI_CSV ? "" : input->layout == CLI_COPY ? "\\N" : NULL;
	if (input->null != NULL)
		input->null_len = strlen(input->null);

	if (input->threads == 0)
	{
		long		processors = sysconf(_SC_NPROCESSORS_ONLN);

		input->threads = processors < 1 ? 1 :
			processors > CHOSEN_THREADS ? CHOSEN_THREADS : (int) processors;
	}
}

void
cli_input_read(cli_input *input, cli_on_error on_error, int argc, char **argv,
			   const char *shorts, const char *letters)
{
	static const struct option all[] = {
		{"type", required_argument, NULL, 't'},
		{"field", required_argument, NULL, 'f'},
		{"delimiter", required_argument, NULL, 'd'},
		{"csv", no_argument, NULL, 'C'},
		{"copy", no_argument, NULL, 'P'},
		{"header", no_argument, NULL, 'H'},
		{"null", required_argument, NULL, 'n'},
		{"on-error", required_argument, NULL, 'e'},
		{"threads", required_argument, NULL, 'T'},
		{"buffer", required_argument, NULL, 'B'},
		{"quiet", no_argument, NULL, 'q'},
		{"help", no_argument, NULL, 'h'},
		{"kind", required_argument, NULL, 'k'},
		{"fpr", required_argument, NULL, 'r'},
		{"expected", required_argument, NULL, 'x'},
		{"memory", required_argument, NULL, 'm'},
		{"form", required_argument, NULL, 'F'},
		{"output", required_argument, NULL, 'o'},
		{"invert-match", no_argument, NULL, 'v'},
		{"count", no_argument, NULL, 'c'},
		{"bytes", no_argument, NULL, 'b'},
		{NULL, 0, NULL, 0}
	};
	struct option options[sizeof(all) / sizeof(all[0])];
	size_t		n = 0;
	int			c;

	/* strchr() also finds the terminating zero */
	for (size_t i = 0; i < sizeof(all) / sizeof(all[0]); i++)
	{
		if (strchr(letters, all[i].val))
			options[n++] = all[i];
	}
	cli_input_begin(input, on_error);
	while ((c = getopt_long(argc, argv, shorts, options, NULL)) >= 0)
		cli_input_option(input, c, optarg);
	cli_input_end(input);
}
