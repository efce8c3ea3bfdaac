/*-------------------------------------------------------------------------
 *
 * cli_probe.c
 *	  ribbonfilter probe: the rows whose key may be in a filter.
 *
 * Rows that pass are moved to the front of their block, runs of adjacent rows
 * at once, and written together.  While all rows pass, none is moved.
 *
 *-------------------------------------------------------------------------
 */
#include "cli/cli.h"

#include <inttypes.h>
#include <string.h>

static void
probe_batch(cli_scan *scan, cli_worker *worker, cli_job *job)
{
	bool		inverted = scan->input->inverted;
	const uint8_t *answer = worker->answers;
	char	   *out = job->block + job->out_len;
	const char *run = NULL;		/* start of adjacent rows that pass */
	size_t		passed = 0;

	rbf_contains_many(scan->own, worker->hashes, worker->nkeys, worker->answers);
	worker->row[worker->n] = CLI_ROW_DROP;	/* ends the last run */
	for (size_t i = 0; i <= worker->n; i++)
	{
		const char *begin = job->block + worker->start[i];
		bool		passes = false;

		switch ((cli_row) worker->row[i])
		{
			case CLI_ROW_KEY:
				passes = (*answer++ != 0) != inverted;
				break;
			case CLI_ROW_NO_KEY:
				passes = inverted;
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
	job->passed += passed;
	if (scan->input->counts)
		return;
	job->out = job->block;
	job->out_len = (size_t) (out - job->block);
}

int
cli_probe(int argc, char **argv)
{
	cli_input	input;
	rbf_filter *filter;
	cli_scan	scan = {.input = &input,.batch_rows = CLI_BATCH,.batch = probe_batch};
	const char *path;

	cli_input_read(&input, CLI_KEEP, argc, argv, "vc0", CLI_SCANS "vc");
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

	scan.own = filter = cli_load(path);
	cli_choose_types(&scan, filter, path);
	scan.passes_rows = scan.writes = !input.counts;
	cli_scan_run(&scan, argv + optind);
	if (input.counts)
		cli_put(cli_text("%" PRIu64 "\n", scan.passed));
	rbf_free(filter);
	return scan.passed > 0 ? CLI_SOME : CLI_NONE;
}
