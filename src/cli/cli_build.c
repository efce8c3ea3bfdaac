/*-------------------------------------------------------------------------
 *
 * cli_build.c
 *	  ribbonfilter build: a filter of keys.
 *
 *-------------------------------------------------------------------------
 */
#include "cli/cli.h"

#include <pthread.h>

typedef struct cli_building
{
	rbf_builder *builder;
	pthread_mutex_t mutex;		/* of builder, failed and error */
	bool		failed;
	rbf_error	error;			/* the first */
} cli_building;

/* The order of batches does not matter. */
static void
build_batch(cli_scan *scan, cli_worker *worker, cli_job *job)
{
	cli_building *b = scan->own;
	bool		failed;

	pthread_mutex_lock(&b->mutex);
	if (!b->failed)
		b->failed = !rbf_builder_add(b->builder, worker->hashes, worker->nkeys, &b->error);
	failed = b->failed;
	pthread_mutex_unlock(&b->mutex);
	if (failed)
		job->failure = b->error.message;
}

int
cli_build(int argc, char **argv)
{
	cli_input	input;
	cli_building b = {.mutex = PTHREAD_MUTEX_INITIALIZER};
	cli_scan	scan = {.input = &input,.batch_rows = CLI_BATCH,.batch = build_batch,.own = &b};
	rbf_filter *filter;
	rbf_error	error;

	cli_input_read(&input, CLI_STOP, argc, argv, "o:0", CLI_SCANS "krxmFo");
	cli_choose_types(&scan, NULL, NULL);
	if (input.on_error == CLI_KEEP)
		cli_misused("--on-error keep: a key that cannot be read cannot be added; say skip or stop");
	if (input.rate == 0)
		input.rate = cli_usual_rate(input.kind);
	cli_refuse_terminal(input.out, input.form);

	b.builder = input.expected != 0 ?
		rbf_builder_sized(input.kind, scan.kept, input.rate, input.expected, &error) :
		rbf_builder_new(input.kind, scan.kept, input.rate, input.memory, &error);
	if (b.builder == NULL ||
		(scan.kept == RBF_COMPOUND && !rbf_builder_columns(b.builder, &scan.columns, &error)))
		cli_fail("%s", error.message);
	cli_scan_run(&scan, argv + optind);
	filter = rbf_builder_finish(b.builder, &error);
	if (filter == NULL)
		cli_fail("%s", error.message);
	rbf_builder_free(b.builder);
	cli_save(filter, input.out, input.form);
	rbf_free(filter);
	return CLI_SOME;
}
