/*-------------------------------------------------------------------------
 *
 * cli.h
 *	  The command "ribbonfilter": what its files share.
 *
 * build, probe and hash are scans: blocks of whole records are read by one
 * thread, worked on by any, and retired in their order by the first.  A
 * command brings a function for batches of rows; the rest is in cli_scan.c.
 *
 * Whatever cannot go on prints a message and ends the process with CLI_ERROR.
 *
 *-------------------------------------------------------------------------
 */
#ifndef CLI_H
#define CLI_H

#define _GNU_SOURCE				/* POSIX, and memrchr() */

#include <getopt.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "lib/ribbonfilter.h"

#define CLI_NAME "ribbonfilter"

/* Exit statuses: those of grep. */
#define CLI_SOME 0
#define CLI_NONE 1
#define CLI_ERROR 2

/* ---- cli_message.c ---- */

#define CLI_LIKE_PRINTF(f, a) __attribute__((format(printf, f, a)))

/* Prints a line to standard error, with the name of the command before it. */
extern void cli_note(const char *format,...) CLI_LIKE_PRINTF(1, 2);

/* ... and ends. */
extern _Noreturn void cli_fail(const char *format,...) CLI_LIKE_PRINTF(1, 2);

/* ... and ends after a hint at --help. */
extern _Noreturn void cli_misused(const char *format,...) CLI_LIKE_PRINTF(1, 2);

extern char *cli_text(const char *format,...) CLI_LIKE_PRINTF(1, 2);
extern void *cli_alloc(size_t size);	/* zeros */
extern void *cli_resize(void *old, size_t size);

/* ---- cli_file.c ---- */

/* The name of a file in messages: "-" is standard input. */
extern const char *cli_file_name(const char *path);

extern int	cli_open(const char *path);

/* Fails if what is written to standard output would be read again. */
extern void cli_refuse_own_output(int fd, const char *path);

/* Writes all to standard output; ends quietly if nobody reads that. */
extern void cli_write(const char *bytes, size_t len);

extern void cli_put(char *text);	/* ... and frees it */

/* Before a successful end: an error that showed late is one. */
extern void cli_close_output(void);

/* NULL: it could not be read, which has been told. */
extern rbf_filter *cli_load_if(const char *path);

/* ... and ends. */
extern rbf_filter *cli_load(const char *path);

/* Saves to a file, or with NULL or "-" writes to standard output. */
extern void cli_save(rbf_filter *filter, const char *path, rbf_form form);

/* Fails if that would write bytes to a terminal. */
extern void cli_refuse_terminal(const char *path, rbf_form form);

/* ---- cli_options.c ---- */

typedef enum cli_layout
{
	CLI_LINES,					/* the key is the record */
	CLI_FIELDS,					/* ... or one of its fields */
	CLI_CSV,
	CLI_COPY					/* the text format of COPY */
} cli_layout;

typedef enum cli_on_error
{
	CLI_KEEP,
	CLI_SKIP,
	CLI_STOP
} cli_on_error;

typedef struct cli_input
{
	cli_layout	layout;
	char		end;			/* what a record ends in: newline or NUL */
	char		delimiter;
	bool		delimited;		/* the user chose it */
	bool		header;
	bool		quiet;
	size_t		nfields;		/* 0: the key is the record */
	size_t		fields[RBF_MAX_COLUMNS];	/* of the key, from 1; 0: by name */
	const char *names[RBF_MAX_COLUMNS];
	size_t		name_lens[RBF_MAX_COLUMNS];
	bool		named;			/* some are found by name */
	const char *types;			/* of their keys, or NULL */
	const char *null;			/* NULL: no text is */
	size_t		null_len;
	cli_on_error on_error;
	int			threads;		/* 0: choose */
	size_t		buffer;
} cli_input;

enum
{
	CLI_OPT_TYPE = 256,
	CLI_OPT_FIELD,
	CLI_OPT_DELIMITER,
	CLI_OPT_CSV,
	CLI_OPT_COPY,
	CLI_OPT_HEADER,
	CLI_OPT_NULL,
	CLI_OPT_ON_ERROR,
	CLI_OPT_THREADS,
	CLI_OPT_BUFFER,
	CLI_OPT_QUIET,
	CLI_OPT_HELP,
	CLI_OPT_OWN					/* the first of a command's own */
};

#define CLI_INPUT_OPTIONS \
	{"type", required_argument, NULL, CLI_OPT_TYPE}, \
	{"field", required_argument, NULL, CLI_OPT_FIELD}, \
	{"delimiter", required_argument, NULL, CLI_OPT_DELIMITER}, \
	{"csv", no_argument, NULL, CLI_OPT_CSV}, \
	{"copy", no_argument, NULL, CLI_OPT_COPY}, \
	{"header", no_argument, NULL, CLI_OPT_HEADER}, \
	{"null", required_argument, NULL, CLI_OPT_NULL}, \
	{"on-error", required_argument, NULL, CLI_OPT_ON_ERROR}, \
	{"threads", required_argument, NULL, CLI_OPT_THREADS}, \
	{"buffer", required_argument, NULL, CLI_OPT_BUFFER}, \
	{"quiet", no_argument, NULL, CLI_OPT_QUIET}, \
	{"help", no_argument, NULL, CLI_OPT_HELP}

extern void cli_input_begin(cli_input *input, cli_on_error on_error);

/* For what getopt_long() returned and the command does not know itself. */
extern void cli_input_option(cli_input *input, int option, const char *value);

/* After the last of them: fills in what was not said. */
extern void cli_input_end(cli_input *input);

extern uint64_t cli_number(const char *option, const char *text, uint64_t min, uint64_t max);
extern size_t cli_size(const char *option, const char *text);
extern double cli_rate(const char *text);
extern rbf_form cli_form(const char *name);

/* ---- cli_help.c ---- */

extern _Noreturn void cli_help(void);

/* Set by main(): the command, and its arguments without it. */
extern const char *cli_command;

typedef struct cli_scan cli_scan;

/*
 * Sets as which types keys are read, and checks that there are as many fields:
 * by --type, or, if that is missing, by the filter, from a path, that is asked
 * for them.
 */
extern void cli_choose_types(cli_scan *scan, const rbf_filter *filter, const char *path);

/* ---- cli_records.c ---- */

typedef enum cli_line_end
{
	CLI_END_UNKNOWN,
	CLI_END_PLAIN,				/* LF, or what else ends records */
	CLI_END_CRLF
} cli_line_end;

/* How far a block has been looked through for the ends of records. */
typedef struct cli_tail
{
	size_t		seen;
	size_t		end;			/* of the last record that is whole */
	cli_line_end line_end;		/* ... and what it ends in */
	bool		quoted;			/* at "seen" */
} cli_tail;

extern void cli_tail_look(cli_tail *tail, const cli_input *input, const char *block, size_t len);

extern size_t cli_count(const char *bytes, size_t len, char what);

/* The text of a field. */
typedef enum cli_cell_state
{
	CLI_CELL_TEXT,
	CLI_CELL_NULL,
	CLI_CELL_MISSING,			/* the record has fewer fields: "fields" */
	CLI_CELL_OPEN,				/* ends in quotes or after a backslash */
	CLI_CELL_MARK,				/* to some servers the end of COPY's data, or
								 * an error */
	CLI_CELL_NO_ROW				/* COPY's end of data */
} cli_cell_state;

typedef struct cli_cell
{
	cli_cell_state state;
	const char *text;
	size_t		len;
	size_t		fields;
	char	   *space;			/* for texts that do not stand in the record */
	size_t		space_len;
} cli_cell;

/*
 * Reads the field of the record at "from", and returns where the next record
 * begins.  plain: the block has no quotes or backslashes.
 */
extern const char *cli_cell_read(cli_cell *cell, const cli_input *input, bool plain,
								 size_t field, const char *from, const char *limit);

/*
 * The first CR of whole records in CSV or COPY's format that is neither data
 * nor part of a line end: to COPY it is a line end of its own, or an error.
 */
extern const char *cli_lone_cr(const cli_input *input, const char *block, const char *limit);

/* ---- cli_rows.c: the work of a scan, which any thread does ---- */

#define CLI_BATCH 512
#define CLI_SHOWN 3				/* problems of each kind that are told */

typedef enum cli_problem_kind
{
	CLI_PROBLEM_KEY,
	CLI_PROBLEM_FIELD,
	CLI_PROBLEM_RECORD,
	CLI_PROBLEM_KINDS
} cli_problem_kind;

typedef struct cli_problem
{
	uint64_t	line;			/* before it in the block */
	char	   *message;
} cli_problem;

typedef struct cli_job
{
	char	   *block;			/* whole records */
	size_t		space;			/* of the block, some bytes behind it left out */
	size_t		len;
	size_t		head;			/* of the header */
	size_t		source;			/* the number of the file */
	size_t		fields[RBF_MAX_COLUMNS];
	cli_line_end line_end;		/* of its last record that has one */

	/* What became of it. */
	const char *out;
	size_t		out_len;
	char	   *own;			/* for output that does not fit in the block */
	size_t		own_space;
	uint64_t	rows;
	uint64_t	passed;
	uint64_t	lines;
	uint64_t	problems[CLI_PROBLEM_KINDS];
	cli_problem shown[CLI_PROBLEM_KINDS][CLI_SHOWN];
	bool		stopped;		/* by its last problem */
	bool		open;			/* the last record does not end */
	const char *failure;		/* the end of everything: why */
	bool		done;
} cli_job;

typedef enum cli_row
{
	CLI_ROW_KEY,				/* has the next of the hashes */
	CLI_ROW_NO_KEY,				/* NULL, which is in no filter */
	CLI_ROW_KEEP,				/* cannot be judged */
	CLI_ROW_DROP				/* not a row, or to be skipped */
} cli_row;

/* What a thread needs, and the batch that it is at. */
typedef struct cli_worker
{
	size_t		n;				/* rows */
	size_t		nkeys;
	size_t		start[CLI_BATCH + 1];	/* of rows in the block */
	uint8_t		row[CLI_BATCH];
	uint64_t	hashes[CLI_BATCH];
	uint8_t		answers[CLI_BATCH];
	cli_cell	cell;			/* the last one */
	size_t		field;			/* ... its number */
	rbf_row		key;			/* of several columns: of the last row */
	rbf_error	error;
} cli_worker;

typedef void (*cli_batch) (cli_scan *scan, cli_worker *worker, cli_job *job);

struct cli_scan
{
	const cli_input *input;
	rbf_columns columns;		/* as which keys are read; none: as nothing */
	rbf_type	kept;			/* ... and hashed, if there is one */
	size_t		batch_rows;
	cli_batch	batch;
	bool		passes_rows;
	bool		writes;			/* these or others, to standard output */
	void	   *own;			/* the command's */

	/* Sums of what has been retired. */
	uint64_t	rows;
	uint64_t	passed;
};

extern void cli_rows_work(cli_scan *scan, cli_worker *worker, cli_job *job);

extern void cli_worker_free(cli_worker *worker);

/* ---- cli_scan.c ---- */

/* Scans files, or standard input if there are none. */
extern void cli_scan_run(cli_scan *scan, char **files);

/* ---- cli_pool.c ---- */

typedef struct cli_pool cli_pool;

extern cli_pool *cli_pool_new(cli_scan *scan, int threads, cli_job *jobs, size_t njobs);
extern void cli_pool_submit(cli_pool *pool);
extern void cli_pool_wait(cli_pool *pool, cli_job *job);
extern void cli_pool_end(cli_pool *pool);

/* ---- cli_report.c: problems and progress of a scan ---- */

typedef struct cli_report
{
	uint64_t	problems[CLI_PROBLEM_KINDS];
	bool		progress;
	bool		shown;
	uint64_t	bytes;
	uint64_t	all_bytes;		/* 0: not known */
	uint64_t	begun;			/* in milliseconds */
	uint64_t	next;
} cli_report;

extern void cli_report_begin(cli_report *report, const cli_input *input, uint64_t all_bytes);
extern void cli_report_job(cli_report *report, cli_job *job, const char *file, uint64_t lines);
extern void cli_report_progress(cli_report *report, uint64_t rows);
extern void cli_report_end(cli_report *report, const cli_input *input);

/* ---- the commands ---- */

extern int	cli_build(int argc, char **argv);
extern int	cli_probe(int argc, char **argv);
extern int	cli_hash(int argc, char **argv);
extern int	cli_info(int argc, char **argv);
extern int	cli_verify(int argc, char **argv);
extern int	cli_union(int argc, char **argv);

#endif							/* CLI_H */
