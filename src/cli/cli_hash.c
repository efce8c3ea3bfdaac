/*-------------------------------------------------------------------------
 *
 * cli_hash.c
 *	  ribbonfilter hash: the hashes of keys, as of SQL's key_hash().
 *
 *-------------------------------------------------------------------------
 */
#include "cli/cli.h"

#include <inttypes.h>
#include <stdio.h>

/* Most bytes of a hash, a tab and a line end. */
#define LINE 32

static char *
space_for(cli_job *job, size_t more)
{
	if (job->own_space - job->out_len < more)
	{
		job->own_space = 2 * job->own_space + more;
		job->own = cli_resize(job->own, job->own_space);
	}
	job->out = job->own;
	return job->own + job->out_len;
}

/* Adds the canonical bytes of the last key. */
static void
add_bytes(const cli_scan *scan, cli_worker *worker, cli_job *job)
{
	static const char digits[] = "0123456789abcdef";
	const cli_cell *cell = &worker->cell;
	const uint8_t *bytes;
	size_t		len;
	char	   *out;

	/* a key of one column has no head, unlike the columns of a row */
	if (scan->columns.n == 1)
	{
		worker->key.len = 0;
		if (!rbf_row_add(&worker->key, scan->columns.types[0], cell->text, cell->len, NULL))
			cli_fail("out of memory");
	}
	bytes = worker->key.bytes + (scan->columns.n == 1 ? RBF_ROW_HEAD : 0);
	len = worker->key.len - (size_t) (bytes - worker->key.bytes);
	out = space_for(job, 2 * len + LINE);
	for (size_t i = 0; i < len; i++)
	{
		uint8_t		byte = bytes[i];

		*out++ = digits[byte >> 4];
		*out++ = digits[byte & 15];
	}
	job->out_len += 2 * len;
}

static void
hash_batch(cli_scan *scan, cli_worker *worker, cli_job *job)
{
	bool		bytes = scan->input->bytes;
	const uint64_t *hash = worker->hashes;

	for (size_t i = 0; i < worker->n; i++)
	{
		if (worker->row[i] == CLI_ROW_DROP)
			continue;
		if (worker->row[i] == CLI_ROW_KEY)
			job->out_len += (size_t) sprintf(space_for(job, LINE), "%" PRId64 "%s",
											 (int64_t) *hash++, bytes ? "\t" : "");
		if (worker->row[i] == CLI_ROW_KEY && bytes)
			add_bytes(scan, worker, job);
		*space_for(job, 1) = scan->input->end;
		job->out_len++;
	}
}

int
cli_hash(int argc, char **argv)
{
	cli_input	input;
	cli_scan	scan = {.input = &input,.batch_rows = CLI_BATCH,.batch = hash_batch};

	cli_input_read(&input, CLI_STOP, argc, argv, "0", CLI_SCANS "b");
	cli_choose_types(&scan, NULL, NULL);
	scan.writes = true;
	/* the text of a key, of which bytes are made, lasts for one row */
	if (input.bytes)
		scan.batch_rows = 1;
	cli_scan_run(&scan, argv + optind);
	return CLI_SOME;
}
