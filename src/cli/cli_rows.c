/*-------------------------------------------------------------------------
 *
 * cli_rows.c
 *	  The work of a scan on a block: from rows to hashes, batch by batch.
 *
 * Integers in the first field, the most common keys, are read in place,
 * without searching for the delimiter first.
 *
 *-------------------------------------------------------------------------
 */
#include "cli/cli.h"

#include <stdlib.h>
#include <string.h>

#define MAX_DIGITS 18			/* always fit in 64 bits */

/* Notes a problem on a line of the block; returns the state of the row. */
static cli_row
problem(const cli_input *input, cli_job *job, const cli_worker *worker, uint64_t line)
{
	cli_problem_kind kind = worker->cell.state == CLI_CELL_MISSING ? CLI_PROBLEM_FIELD :
	worker->cell.state == CLI_CELL_TEXT ? CLI_PROBLEM_KEY : CLI_PROBLEM_RECORD;
	uint64_t	n = job->problems[kind]++;

	if (n < CLI_SHOWN)
	{
		cli_problem *shown = &job->shown[kind][n];

		shown->line = line;
		if (kind == CLI_PROBLEM_KEY)
			shown->message = cli_text("%s", worker->error.message);
		else if (kind == CLI_PROBLEM_FIELD)
			shown->message = cli_text("there is no field %zu, but %zu fields", worker->field, worker->cell.fields);
		else if (worker->cell.state == CLI_CELL_MARK)
			shown->message = cli_text(input->layout == CLI_CSV ? "\\. alone on a line ends the data to COPY" :
									  "\\. is not alone on its line");
		else
			shown->message = cli_text(input->layout == CLI_CSV ? "a quoted field does not end" :
									  "a backslash makes the end of the file part of a field");
	}
	job->open = worker->cell.state == CLI_CELL_OPEN;
	job->stopped = input->on_error == CLI_STOP;
	return input->on_error == CLI_KEEP ? CLI_ROW_KEEP : CLI_ROW_DROP;
}

/*
 * Reads a field into the worker's cell, and returns the beginning of the next
 * row.  Sets *row to CLI_ROW_KEY if the field was read.
 */
static const char *
take_cell(const cli_scan *scan, cli_worker *worker, bool plain, size_t field, const char *from,
		  const char *limit, cli_row *row)
{
	const char *next = cli_cell_read(&worker->cell, scan->input, plain, field, from, limit);

	worker->field = field;
	*row = worker->cell.state == CLI_CELL_NO_ROW ? CLI_ROW_DROP :
		worker->cell.state == CLI_CELL_TEXT || worker->cell.state == CLI_CELL_NULL ? CLI_ROW_KEY :
		CLI_ROW_KEEP;
	return next;
}

/* The state of a row whose key could not be read. */
static cli_row
refused(const cli_worker *worker)
{
	if (worker->error.code == RBF_ERR_MEMORY)
		cli_fail("out of memory");
	return CLI_ROW_KEEP;
}

/*
 * Reads the key of a row into the worker's batch, and returns the beginning of
 * the next row.  Sets *row to CLI_ROW_KEEP if there is a problem.
 */
static const char *
take_key(const cli_scan *scan, cli_worker *worker, const cli_job *job, bool plain,
		 const char *from, const char *limit, cli_row *row)
{
	const cli_cell *cell = &worker->cell;
	uint64_t   *hash = &worker->hashes[worker->nkeys];
	const char *next = take_cell(scan, worker, plain, job->fields[0], from, limit, row);
	int			found = 1;

	/* no columns: the filter is empty */
	if (*row == CLI_ROW_KEY && scan->columns.n <= 1)
	{
		if (cell->state == CLI_CELL_NULL || scan->columns.n == 0)
			*row = CLI_ROW_NO_KEY;
		else if ((found = rbf_key_hash_as(scan->columns.types[0], scan->kept, cell->text, cell->len,
										  hash, &worker->error)) == 0)
			*row = CLI_ROW_NO_KEY;
		else if (found < 0)
			*row = refused(worker);
	}
	else if (*row == CLI_ROW_KEY)
	{
		worker->key.len = 0;
		for (size_t i = 0; i < scan->columns.n && *row == CLI_ROW_KEY; i++)
		{
			if (i > 0)
				(void) take_cell(scan, worker, plain, job->fields[i], from, limit, row);
			if (*row == CLI_ROW_KEY &&
				!rbf_row_add(&worker->key, scan->columns.types[i],
							 cell->state == CLI_CELL_NULL ? NULL : cell->text, cell->len,
							 &worker->error))
				*row = refused(worker);
		}
		*hash = rbf_hash_bytes(worker->key.bytes, worker->key.len);
	}
	worker->nkeys += *row == CLI_ROW_KEY;
	return next;
}

/*
 * Is the first field an integer key that cannot be confused with NULL or a
 * delimiter?  Batches of one row need the cell.
 */
static bool
begins_with_integer(const cli_scan *scan, const cli_job *job, bool plain)
{
	const cli_input *input = scan->input;

	return plain && scan->batch_rows > 1 && scan->columns.n == 1 &&
		scan->columns.types[0] == RBF_BIGINT && scan->kept == RBF_BIGINT &&
		job->fields[0] <= 1 && !strchr("-0123456789", input->delimiter) &&
		(input->null == NULL || input->null_len == 0 || !strchr("-0123456789", *input->null));
}

/* Reads such a row; NULL: it is another.  A record end follows the block. */
static inline const char *
read_integer(const cli_input *input, const char *from, const char *limit, uint64_t *hash)
{
	const char *at = from;
	uint64_t	sum = 0;
	bool		minus = *at == '-';
	const char *digits = at += minus;
	unsigned int digit;

	while ((digit = (unsigned int) (unsigned char) *at - '0') <= 9)
	{
		sum = sum * 10 + digit;
		at++;
	}
	if ((size_t) (at - digits) - 1 >= MAX_DIGITS)
		return NULL;
	*hash = rbf_hash_int64((int64_t) (minus ? -sum : sum));
	if (*at != input->end)
	{
		if (*at != input->delimiter || input->layout == CLI_LINES)
			return NULL;
		at = memchr(at, input->end, (size_t) (limit - at));
		if (at == NULL)
			return limit;
	}
	return at < limit ? at + 1 : limit;
}

/* Reads a batch of rows at "from", and returns its end. */
static const char *
read_batch(cli_scan *scan, cli_worker *worker, cli_job *job, const char *from, const char *limit,
		   bool plain, bool integers)
{
	const cli_input *input = scan->input;
	size_t		n = 0;
	const char *counted = from;

	worker->nkeys = 0;
	while (from < limit && n < scan->batch_rows && !job->stopped)
	{
		const char *next = NULL;

		worker->start[n] = (size_t) (from - job->block);
		if (integers)
			next = read_integer(input, from, limit, &worker->hashes[worker->nkeys]);
		if (next != NULL)
		{
			worker->row[n] = CLI_ROW_KEY;
			worker->nkeys++;
		}
		else
		{
			cli_row		row;

			next = take_key(scan, worker, job, plain, from, limit, &row);
			if (row == CLI_ROW_KEEP)
			{
				job->lines += cli_count(counted, (size_t) (from - counted), input->end);
				counted = from;
				row = problem(input, job, worker, job->lines);
			}
			worker->row[n] = row;
		}
		from = next;
		n++;
	}
	worker->start[n] = (size_t) (from - job->block);
	worker->n = n;
	job->rows += n;
	job->lines += cli_count(counted, (size_t) (from - counted), input->end);
	return from;
}

/*
 * A CR without LF ends the scan under any --on-error: a file of such lines
 * would be read as one row.
 */
static void
refuse_lone_cr(cli_job *job, const char *cr)
{
	job->shown[CLI_PROBLEM_RECORD][0] = (cli_problem)
	{
		.line = cli_count(job->block, (size_t) (cr - job->block), '\n'),
			.message = cli_text("a CR without LF: the lines of a file end in LF or CR LF here")
	};
	job->problems[CLI_PROBLEM_RECORD] = 1;
	job->stopped = true;
	job->out_len = 0;
}

void
cli_rows_work(cli_scan *scan, cli_worker *worker, cli_job *job)
{
	const char *from = job->block + job->head;
	const char *limit = job->block + job->len;
	const char *cr = cli_lone_cr(scan->input, job->block, limit);
	bool		plain = true;
	bool		integers;

	if (cr != NULL)
	{
		refuse_lone_cr(job, cr);
		return;
	}

	if (scan->input->layout == CLI_CSV)
		plain = memchr(from, '"', (size_t) (limit - from)) == NULL;
	else if (scan->input->layout == CLI_COPY)
		plain = memchr(from, '\\', (size_t) (limit - from)) == NULL;
	integers = begins_with_integer(scan, job, plain);

	while (from < limit && !job->stopped && job->failure == NULL)
	{
		from = read_batch(scan, worker, job, from, limit, plain, integers);
		scan->batch(scan, worker, job);
	}
}

void
cli_worker_free(cli_worker *worker)
{
	free(worker->cell.space);
	rbf_row_free(&worker->key);
	free(worker);
}
