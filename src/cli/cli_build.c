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

/* A filter does not depend on the order of keys. */
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
	enum
	{
		KIND = CLI_OPT_OWN, FPR, EXPECTED, MEMORY, FORM
	};
	static const struct option options[] = {
		CLI_INPUT_OPTIONS,
		{"kind", required_argument, NULL, KIND},
		{"fpr", required_argument, NULL, FPR},
		{"expected", required_argument, NULL, EXPECTED},
		{"memory", required_argument, NULL, MEMORY},
		{"form", required_argument, NULL, FORM},
		{"output", required_argument, NULL, 'o'},
		{NULL, 0, NULL, 0}
	};
	cli_input	input;
	cli_building b = {.mutex = PTHREAD_MUTEX_INITIALIZER};
	cli_scan	scan = {.input = &input,.batch_rows = CLI_BATCH,.batch = build_batch,.own = &b};
	rbf_kind	kind = RBF_RIBBON;
	rbf_form	form = RBF_FORM_RAW;
	double		rate = 0;
	uint64_t	expected = 0;
	size_t		memory = 0;
	const char *out = NULL;
	rbf_filter *filter;
	rbf_error	error;
	int			c;

	cli_input_begin(&input, CLI_STOP);
	while ((c = getopt_long(argc, argv, "o:0", options, NULL)) >= 0)
	{
		switch (c)
		{
			case KIND:
				kind = cli_kind(optarg);
				break;
			case FPR:
				rate = cli_rate(optarg);
				break;
			case EXPECTED:
				expected = cli_number("expected", optarg, 1, INT64_MAX);
				break;
			case MEMORY:
				memory = cli_size("memory", optarg);
				break;
			case FORM:
				form = cli_form(optarg);
				break;
			case 'o':
				out = optarg;
				break;
			default:
				cli_input_option(&input, c, optarg);
		}
	}
	cli_input_end(&input);
	cli_choose_types(&scan, NULL, NULL);
	if (input.on_error == CLI_KEEP)
		cli_misused("--on-error keep: a key that cannot be read cannot be added; say skip or stop");
	if (rate == 0)
		rate = cli_usual_rate(kind);
	cli_refuse_terminal(out, form);

	b.builder = expected != 0 ?
		rbf_builder_sized(kind, scan.kept, rate, expected, &error) :
		rbf_builder_new(kind, scan.kept, rate, memory, &error);
	if (b.builder == NULL ||
		(scan.kept == RBF_COMPOUND && !rbf_builder_columns(b.builder, &scan.columns, &error)))
		cli_fail("%s", error.message);
	cli_scan_run(&scan, argv + optind);
	filter = rbf_builder_finish(b.builder, &error);
	if (filter == NULL)
		cli_fail("%s", error.message);
	rbf_builder_free(b.builder);
	cli_save(filter, out, form);
	rbf_free(filter);
	return CLI_SOME;
}
