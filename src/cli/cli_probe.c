/*-------------------------------------------------------------------------
 *
 * cli_probe.c
 *	  ribbonfilter probe: the rows whose key may be in a filter.
 *
 * Rows that pass are moved to the front of their block, adjacent ones at once,
 * and the block is written at once.  While all rows pass, nothing is moved.
 *
 *-------------------------------------------------------------------------
 */
#include "cli/cli.h"

#include <inttypes.h>
#include <string.h>

typedef struct cli_probing
{
	rbf_filter *filter;
	bool		inverted;
	bool		counts;
} cli_probing;

static void
probe_batch(cli_scan *scan, cli_worker *worker, cli_job *job)
{
	const cli_probing *p = scan->own;
	const uint8_t *answer = worker->answers;
	char	   *out = job->block + job->out_len;
	const char *run = NULL;		/* start of adjacent rows that pass */
	size_t		passed = 0;

	rbf_contains_many(p->filter, worker->hashes, worker->nkeys, worker->answers);
	for (size_t i = 0; i < worker->n; i++)
	{
		const char *begin = job->block + worker->start[i];
		bool		passes = false;

		switch ((cli_row) worker->row[i])
		{
			case CLI_ROW_KEY:
				passes = (*answer++ != 0) != p->inverted;
				break;
			case CLI_ROW_NO_KEY:
				passes = p->inverted;
				break;
			case CLI_ROW_KEEP:
				passes = true;
				break;
			case CLI_ROW_DROP:
				break;
		}
		passed += passes;
		if (passes && run == NULL)
			run = begin;
		else if (!passes && run != NULL)
		{
			if (run != out)
				memmove(out, run, (size_t) (begin - run));
			out += begin - run;
			run = NULL;
		}
	}
	if (run != NULL)
	{
		size_t		len = (size_t) (job->block + worker->start[worker->n] - run);

		if (run != out)
			memmove(out, run, len);
		out += len;
	}
	job->passed += passed;
	if (p->counts)
		return;
	job->out = job->block;
	job->out_len = (size_t) (out - job->block);
}

int
cli_probe(int argc, char **argv)
{
	static const struct option options[] = {
		CLI_INPUT_OPTIONS,
		{"invert-match", no_argument, NULL, 'v'},
		{"count", no_argument, NULL, 'c'},
		{NULL, 0, NULL, 0}
	};
	cli_input	input;
	cli_probing p = {0};
	cli_scan	scan = {.input = &input,.batch_rows = CLI_BATCH,.batch = probe_batch,.own = &p};
	const char *path;
	int			c;

	cli_input_begin(&input, CLI_KEEP);
	while ((c = getopt_long(argc, argv, "vc0", options, NULL)) >= 0)
	{
		switch (c)
		{
			case 'v':
				p.inverted = true;
				break;
			case 'c':
				p.counts = true;
				break;
			default:
				cli_input_option(&input, c, optarg);
		}
	}
	cli_input_end(&input);
	if (optind == argc)
		cli_misused("a filter is missing");
	path = argv[optind++];
	if (strcmp(path, "-") == 0 && optind == argc)
		cli_misused("filter and rows cannot both be standard input");
	for (int i = optind; i < argc && strcmp(path, "-") == 0; i++)
	{
		if (strcmp(argv[i], "-") == 0)
			cli_misused("filter and rows cannot both be standard input");
	}

	p.filter = cli_load(path);
	cli_choose_types(&scan, p.filter, path);
	scan.passes_rows = scan.writes = !p.counts;
	cli_scan_run(&scan, argv + optind);
	if (p.counts)
		cli_put(cli_text("%" PRIu64 "\n", scan.passed));
	rbf_free(p.filter);
	return scan.passed > 0 ? CLI_SOME : CLI_NONE;
}
