/*-------------------------------------------------------------------------
 *
 * cli_filter.c
 *	  ribbonfilter info, verify and union.
 *
 *-------------------------------------------------------------------------
 */
#include "cli/cli.h"

#include <inttypes.h>

/* Reads options and checks that a filter follows. */
static void
read_options(cli_input *input, int argc, char **argv, const char *shorts, const char *letters)
{
	cli_input_read(input, CLI_STOP, argc, argv, shorts, letters);
	if (optind == argc)
		cli_misused("a filter is missing");
}

static void
print_info(const char *path, bool first)
{
	rbf_filter *filter = cli_load(path);
	uint64_t	keys = rbf_nkeys(filter);
	double		target = rbf_target_rate(filter);
	size_t		len;

	rbf_bytes(filter, &len);
	cli_put(cli_text("%sfile: %s\nkind: %s\ntype: %s\nkeys: %" PRIu64 "\nbytes: %zu\n", first ? "" : "\n",
					 cli_file_name(path), rbf_kind_name(rbf_kind_of(filter)),
					 rbf_type_of_name(filter), keys, len));
	if (keys > 0)
		cli_put(cli_text("bits per key: %.2f\n", 8.0 * (double) len / (double) keys));
	if (target > 0)
		cli_put(cli_text("target rate: %.4g\n", target));
	cli_put(cli_text("rate: %.4g\n", rbf_rate(filter)));
	rbf_free(filter);
}

int
cli_info(int argc, char **argv)
{
	cli_input	none;

	read_options(&none, argc, argv, "", "h");
	for (int i = optind; i < argc; i++)
		print_info(argv[i], i == optind);
	return CLI_SOME;
}

/* Loading verifies a filter.  Goes on after an error. */
int
cli_verify(int argc, char **argv)
{
	int			status = CLI_SOME;
	cli_input	none;

	read_options(&none, argc, argv, "", "h");
	for (int i = optind; i < argc; i++)
	{
		rbf_filter *filter = cli_load_if(argv[i]);

		if (filter == NULL)
			status = CLI_ERROR;
		rbf_free(filter);
	}
	return status;
}

int
cli_union(int argc, char **argv)
{
	cli_input	input;
	rbf_filter *sum;

	read_options(&input, argc, argv, "o:", "Foh");
	cli_refuse_terminal(input.out, input.form);

	sum = cli_load(argv[optind++]);
	for (; optind < argc; optind++)
	{
		rbf_filter *filter = cli_load(argv[optind]);
		rbf_error	error;

		if (!rbf_unite(sum, filter, &error))
			cli_fail("%s: %s", cli_file_name(argv[optind]), error.message);
		rbf_free(filter);
	}
	cli_save(sum, input.out, input.form);
	rbf_free(sum);
	return CLI_SOME;
}
