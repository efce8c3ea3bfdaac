/*-------------------------------------------------------------------------
 *
 * cli_scan.c
 *	  Reads files into blocks of whole records, and retires them in order.
 *
 * One thread reads a block, works on it and retires it before the next one.
 * With several, the first reads and retires; the others start after a while.
 *
 *-------------------------------------------------------------------------
 */
#include "cli/cli.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define SLACK 16				/* bytes behind a block, for a record end */
#define BLOCKS_ALONE 8			/* before threads pay */
#define BLOCKS_EACH 2			/* of each thread: one at work, one in I/O */
#define MAX_RECORD ((size_t) 1 << 30)	/* COPY's limit */

typedef struct cli_scanner
{
	cli_scan   *scan;
	const cli_input *input;
	cli_job    *jobs;			/* a ring */
	size_t		njobs;
	uint64_t	submitted;
	uint64_t	retired;
	cli_pool   *pool;
	cli_worker *worker;
	char	   *carry;			/* the beginning of the next block */
	size_t		carry_len;
	size_t		carry_space;
	char	  **files;
	size_t		source;			/* index of the file being read */
	size_t		fields[RBF_MAX_COLUMNS];
	size_t		retired_of;		/* index of the file being retired */
	uint64_t	lines;			/* retired lines of that file */
	cli_line_end line_end;		/* of its records */
	char	   *header;			/* the first */
	size_t		header_len;
	size_t		header_of;		/* index of the header's file */
	bool		open_end;		/* the last record written has no line end */
	cli_line_end open_line_end; /* of that record's file */
	bool		open;			/* it ends in quotes or a backslash */
	cli_report	report;
} cli_scanner;

/*
 * If the last record of a file has no line end and another record follows, one
 * is added: that of the records before, or else of those that follow.
 */
static void
write_job(cli_scanner *s, const cli_job *job)
{
	if (job->line_end != CLI_END_UNKNOWN)
		s->line_end = job->line_end;
	if (s->open_line_end == CLI_END_UNKNOWN)
		s->open_line_end = s->line_end;
	if (job->out_len == 0)
		return;
	if (s->open)
		cli_fail("%s: no row can follow the last record of another file, which does not end",
				 cli_file_name(s->files[job->source]));
	if (s->open_end && s->open_line_end == CLI_END_CRLF)
		cli_write("\r", 1);
	if (s->open_end)
		cli_write(&s->input->end, 1);
	cli_write(job->out, job->out_len);
	s->open_end = job->out[job->out_len - 1] != s->input->end;
	s->open_line_end = job->out[job->out_len - 1] == '\r' ? CLI_END_PLAIN : s->line_end;
	s->open = job->open && s->scan->passes_rows && s->input->on_error == CLI_KEEP;
}

static void
retire(cli_scanner *s)
{
	cli_job    *job = &s->jobs[s->retired++ % s->njobs];

	if (s->pool != NULL)
		cli_pool_wait(s->pool, job);
	if (s->retired_of != job->source)
	{
		s->lines = 0;
		s->line_end = CLI_END_UNKNOWN;
	}
	s->retired_of = job->source;
	write_job(s, job);
	cli_report_job(&s->report, job, cli_file_name(s->files[job->source]), s->lines);
	if (job->failure != NULL)
		cli_fail("%s", job->failure);
	s->lines += job->lines;
	s->scan->rows += job->rows;
	s->scan->passed += job->passed;
	s->report.bytes += job->len;
	cli_report_progress(&s->report, s->scan->rows);
}

static void
retire_all(cli_scanner *s)
{
	while (s->retired < s->submitted)
		retire(s);
}

static void
resize_block(cli_job *job, size_t space)
{
	job->block = cli_resize(job->block, space + SLACK);
	job->space = space;
}

/* Begins the next job of the ring, with the bytes left by the last. */
static cli_job *
begin_job(cli_scanner *s)
{
	cli_job    *job;
	size_t		space = s->input->buffer;

	if (s->submitted - s->retired == s->njobs)
		retire(s);
	job = &s->jobs[s->submitted % s->njobs];

	/* shrinks again after a long record */
	while (space < s->carry_len * 2)
		space *= 2;
	if (job->space != space)
	{
		free(job->block);
		job->block = NULL;
		resize_block(job, space);
	}
	if (job->own_space > 64 * s->input->buffer)
	{
		free(job->own);
		job->own = NULL;
		job->own_space = 0;
	}
	if (s->carry_len > 0)
		memcpy(job->block, s->carry, s->carry_len);
	*job = (cli_job)
	{
		.block = job->block,.space = space,.len = s->carry_len,.source = s->source,
			.own = job->own,.own_space = job->own_space
	};
	s->carry_len = 0;
	return job;
}

/* Keeps the bytes behind the whole records for the next job. */
static void
carry(cli_scanner *s, const cli_job *job, size_t len)
{
	if (len > s->carry_space)
	{
		s->carry = cli_resize(s->carry, len);
		s->carry_space = len;
	}
	if (len > 0)
		memcpy(s->carry, job->block + job->len, len);
	s->carry_len = len;
}

static size_t
find_field(const cli_scanner *s, const cli_job *job, const char *limit, bool plain,
		   const char *name, size_t name_len)
{
	cli_input	named = *s->input;
	cli_cell	cell = {0};
	size_t		found = 0;

	named.null = NULL;
	for (size_t field = 1;; field++)
	{
		cli_cell_read(&cell, &named, plain, field, job->block, limit);
		if (cell.state != CLI_CELL_TEXT)
			break;
		if (cell.len == name_len && memcmp(cell.text, name, name_len) == 0)
		{
			if (found != 0)
				cli_fail("%s: two fields are named \"%.*s\"", cli_file_name(s->files[s->source]),
						 (int) name_len, name);
			found = field;
		}
	}
	if (found == 0)
		cli_fail("%s: no field is named \"%.*s\"", cli_file_name(s->files[s->source]), (int) name_len, name);
	free(cell.space);
	return found;
}

/* Printed rows and numbered fields need the same header in all files. */
static void
check_header(cli_scanner *s, const cli_job *job)
{
	size_t		len = job->head;

	while (len > 0 && (job->block[len - 1] == s->input->end || job->block[len - 1] == '\r'))
		len--;
	if (s->header == NULL)
	{
		s->header = memcpy(cli_alloc(len + 1), job->block, len);
		s->header_len = len;
		s->header_of = s->source;
	}
	else if (s->header_len != len || memcmp(s->header, job->block, len) != 0)
		cli_fail("%s: its header is not that of %s", cli_file_name(s->files[s->source]),
				 cli_file_name(s->files[s->header_of]));
}

static void
take_header(cli_scanner *s, cli_job *job)
{
	const char *limit = job->block + job->len;
	bool		plain = s->input->layout == CLI_LINES || s->input->layout == CLI_FIELDS;
	cli_cell	cell = {0};
	const char *end = cli_cell_read(&cell, s->input, plain, 1, job->block, limit);

	if (cell.state == CLI_CELL_OPEN)
		cli_fail("%s: the header does not end", cli_file_name(s->files[s->source]));
	free(cell.space);
	job->head = (size_t) (end - job->block);
	job->lines = plain ? 1 : cli_count(job->block, job->head, '\n');
	if (cli_lone_cr(s->input, job->block, end) != NULL)
		return;
	for (size_t i = 0; i < s->input->nfields; i++)
	{
		if (s->input->names[i] != NULL)
			s->fields[i] = find_field(s, job, end, plain, s->input->names[i],
									  s->input->name_lens[i]);
	}
	if (s->scan->passes_rows && s->header == NULL)
	{
		job->out = job->block;
		job->out_len = job->head;
	}
	if (s->scan->passes_rows || !s->input->named)
		check_header(s, job);
}

static void
submit(cli_scanner *s, cli_job *job)
{
	job->block[job->len] = s->input->end;
	memcpy(job->fields, s->fields, sizeof(job->fields));
	s->submitted++;
	if (s->pool != NULL)
	{
		cli_pool_submit(s->pool);
		return;
	}
	cli_rows_work(s->scan, s->worker, job);
	retire(s);
	if (s->input->threads > 1 && s->submitted == BLOCKS_ALONE)
	{
		s->submitted = s->retired = 0;
		s->njobs = BLOCKS_EACH * (size_t) s->input->threads;
		s->pool = cli_pool_new(s->scan, s->input->threads, s->jobs, s->njobs);
	}
}

static bool
must_wait(int fd)
{
	struct pollfd p = {.fd = fd,.events = POLLIN};

	return poll(&p, 1, 0) == 0;
}

static void
refuse_other_files(const cli_scanner *s, const cli_job *job)
{
	static const struct
	{
		const char *bytes;
		const char *what;
	}			marks[] = {
		{"\x1F\x8B", "is compressed: read what \"zcat\" makes of it"},
		{"\x28\xB5\x2F\xFD", "is compressed: read what \"zstdcat\" makes of it"},
		{"\xFD" "7zXZ", "is compressed: read what \"xzcat\" makes of it"},
		{"\xFF\xFE", "is UTF-16: read what \"iconv -f UTF-16 -t UTF-8\" makes of it"},
		{"\xFE\xFF", "is UTF-16: read what \"iconv -f UTF-16 -t UTF-8\" makes of it"},
		{"\xEF\xBB\xBF", "begins with a byte order mark, which COPY takes for text: read what \"tail -c +4\" makes of it"},
	};

	for (size_t i = 0; i < sizeof(marks) / sizeof(marks[0]); i++)
	{
		size_t		len = strlen(marks[i].bytes);

		if (job->len >= len && memcmp(job->block, marks[i].bytes, len) == 0)
			cli_fail("%s: it %s", cli_file_name(s->files[s->source]), marks[i].what);
	}
}

/*
 * Reads a whole record, and more while there is space and reading does not
 * wait.  first: the file begins here.  False at its end.
 */
static bool
fill(cli_scanner *s, cli_job *job, int fd, bool first, cli_tail *tail)
{
	bool		more = true;

	while (job->len < job->space || tail->end == 0)
	{
		ssize_t		n;

		/* notice lines that end in CR before reading the whole file */
		if (job->len == job->space && job->len > 0 &&
			cli_lone_cr(s->input, job->block,
						job->block + job->len - (job->block[job->len - 1] == '\r')) != NULL)
		{
			tail->end = job->len;
			break;
		}
		if (job->len == job->space && job->len >= MAX_RECORD)
			cli_fail("%s: a record of more than 1 GB: %s", cli_file_name(s->files[s->source]),
					 s->input->layout == CLI_CSV ? "a quote is missing, or one too many" : "no row is that long");
		if (job->len == job->space)
			resize_block(job, 2 * job->space);
		if (s->submitted > s->retired && must_wait(fd))
			retire_all(s);
		do
			n = read(fd, job->block + job->len, job->space - job->len);
		while (n < 0 && errno == EINTR);
		if (n < 0)
			cli_fail("%s: %s", cli_file_name(s->files[s->source]), strerror(errno));
		more = n > 0;
		if (!more)
			break;
		job->len += (size_t) n;
		if (first)
			refuse_other_files(s, job);
		cli_tail_look(tail, s->input, job->block, job->len);
		if (tail->end > 0 && job->len < job->space && must_wait(fd))
			break;
	}
	return more;
}

static void
scan_file(cli_scanner *s)
{
	int			fd = cli_open(s->files[s->source]);
	bool		first = true;
	bool		more = true;

	if (s->scan->writes)
		cli_refuse_own_output(fd, s->files[s->source]);
	for (size_t i = 0; i < RBF_MAX_COLUMNS; i++)
		s->fields[i] = i < s->input->nfields ? s->input->fields[i] : i + 1;
	while (more)
	{
		cli_job    *job = begin_job(s);
		cli_tail	tail = {0};
		size_t		len;

		cli_tail_look(&tail, s->input, job->block, job->len);
		more = fill(s, job, fd, first, &tail);
		len = job->len;
		job->line_end = tail.line_end;
		if (more)
			job->len = tail.end;
		carry(s, job, len - job->len);
		if (job->len == 0)
			break;
		if (first && s->input->header)
			take_header(s, job);
		first = false;
		submit(s, job);
	}
	if (fd != STDIN_FILENO)
		close(fd);
}

/* Bytes of all files; 0 if unknown. */
static uint64_t
total_size(char **files)
{
	uint64_t	all_bytes = 0;

	for (; *files != NULL; files++)
	{
		struct stat what;
		bool		standard = strcmp(*files, "-") == 0;

		if ((standard ? fstat(STDIN_FILENO, &what) : stat(*files, &what)) != 0 ||
			!S_ISREG(what.st_mode))
			return 0;
		all_bytes += (uint64_t) what.st_size;
	}
	return all_bytes;
}

void
cli_scan_run(cli_scan *scan, char **files)
{
	static char standard[] = "-";
	static char *no_files[] = {standard, NULL};
	size_t		max_jobs = BLOCKS_EACH * (size_t) scan->input->threads;
	cli_scanner s = {
		.scan = scan,.input = scan->input,.files = *files != NULL ? files : no_files,
		.jobs = cli_alloc(max_jobs * sizeof(cli_job)),.njobs = 1,
		.worker = cli_alloc(sizeof(cli_worker))
	};

	cli_report_begin(&s.report, s.input, total_size(s.files));
	for (; s.files[s.source] != NULL; s.source++)
		scan_file(&s);
	retire_all(&s);
	if (s.pool != NULL)
		cli_pool_end(s.pool);
	cli_report_end(&s.report, s.input);

	for (size_t i = 0; i < max_jobs; i++)
	{
		free(s.jobs[i].block);
		free(s.jobs[i].own);
	}
	free(s.jobs);
	free(s.carry);
	free(s.header);
	cli_worker_free(s.worker);
}
