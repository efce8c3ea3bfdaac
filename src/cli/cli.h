/*-------------------------------------------------------------------------
 *
 * cli.h
 *	  Shared by the files of the command "ribbonfilter".
 *
 * build, probe and hash are scans: the first thread reads blocks of whole
 * records and retires them in order; any thread works on a block.  A command
 * adds a function for batches of rows; cli_scan.c does the rest.
 *
 * Functions that fail print a message and end the process with CLI_ERROR.
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

/* Set by main(): the command, or "". */
extern const char *cli_command;

/* Prints the name of the command and a line to standard error. */
extern void cli_note(const char *format,...) CLI_LIKE_PRINTF(1, 2);

/* The same, and ends the process. */
extern _Noreturn void cli_fail(const char *format,...) CLI_LIKE_PRINTF(1, 2);

/* The same, with a hint at --help. */
extern _Noreturn void cli_misused(const char *format,...) CLI_LIKE_PRINTF(1, 2);

/* A text to be freed. */
extern char *cli_text(const char *format,...) CLI_LIKE_PRINTF(1, 2);
extern void *cli_alloc(size_t size);	/* zeros */
extern void *cli_resize(void *old, size_t size);

/* ---- cli_file.c ---- */

/* The name of a file in messages: of "-" and NULL, "stdin". */
extern const char *cli_file_name(const char *path);

extern int	cli_open(const char *path);

/* Refuses an input file that is standard output. */
extern void cli_refuse_own_output(int fd, const char *path);

/* Writes all to standard output; ends without a message if nobody reads. */
extern void cli_write(const char *bytes, size_t len);

extern void cli_put(char *text);	/* the same, and frees it */

/* To be called before a successful end: writing may fail here. */
extern void cli_close_output(void);

/* Loads a filter; NULL, after a message, if that fails. */
extern rbf_filter *cli_load_if(const char *path);

/* The same, but ends the process. */
extern rbf_filter *cli_load(const char *path);

/* path NULL or "-": standard output. */
extern void cli_save(rbf_filter *filter, const char *path, rbf_form form);

/* Refuses to have cli_save() write bytes to a terminal. */
extern void cli_refuse_terminal(const char *path, rbf_form form);

/* ---- cli_options.c ---- */

typedef enum cli_layout
{
	CLI_LINES,					/* the key is the record */
	CLI_FIELDS,					/* the key is in fields of the record */
	CLI_CSV,
	CLI_COPY					/* the text format of COPY */
} cli_layout;

typedef enum cli_on_error
{
	CLI_KEEP,
	CLI_SKIP,
	CLI_STOP
} cli_on_error;

/* The options of a command. */
typedef struct cli_input
{
	cli_layout	layout;
	char		end;			/* of a record: newline or NUL */
	char		delimiter;
	bool		delimited;		/* delimiter is given */
	bool		header;
	bool		quiet;
	size_t		nfields;		/* 0: the key is the record */
	size_t		fields[RBF_MAX_COLUMNS];	/* from 1; 0: by name */
	const char *names[RBF_MAX_COLUMNS];
	size_t		name_lens[RBF_MAX_COLUMNS];
	bool		named;			/* some fields are given by name */
	const char *types;			/* --type, or NULL */
	const char *null;			/* the text of NULL; NULL if there is none */
	size_t		null_len;
	cli_on_error on_error;
	int			threads;		/* 0: choose */
	size_t		buffer;

	/* of one command or two */
	rbf_kind	kind;
	double		rate;			/* 0: the usual one */
	uint64_t	expected;		/* 0: not given */
	size_t		memory;
	rbf_form	form;
	const char *out;
	bool		inverted;
	bool		counts;
	bool		bytes;
} cli_input;

/* The options of a scan, by their letters in cli_options.c. */
#define CLI_SCANS "tfdCPHneTBqh"

/*
 * Reads the options of a command: letters, of which "shorts", with the syntax
 * of getopt(), are also short options.
 */
extern void cli_input_read(cli_input *input, cli_on_error on_error, int argc, char **argv,
						   const char *shorts, const char *letters);

/* Its steps: before the first option, for each, and after the last. */
extern void cli_input_begin(cli_input *input, cli_on_error on_error);
extern void cli_input_option(cli_input *input, int option, const char *value);
extern void cli_input_end(cli_input *input);

extern uint64_t cli_number(const char *option, const char *text, uint64_t min, uint64_t max);
extern size_t cli_size(const char *option, const char *text);
extern double cli_rate(const char *text);
extern rbf_form cli_form(const char *name);

/* ---- cli_help.c ---- */

/* The default rate of a kind; 0: it has none. */
extern double cli_usual_rate(rbf_kind kind);

/* The kinds of filters that are built here, separated by commas. */
extern const char *cli_kinds(void);

extern _Noreturn void cli_help(void);

typedef struct cli_scan cli_scan;

/*
 * Sets the types to read keys as: those of --type, or by default of the filter
 * (from "path") to be probed.  Checks the number of fields.
 */
extern void cli_choose_types(cli_scan *scan, const rbf_filter *filter, const char *path);

/* ---- cli_records.c ---- */

typedef enum cli_line_end
{
	CLI_END_UNKNOWN,
	CLI_END_PLAIN,				/* LF, or NUL with -0 */
	CLI_END_CRLF
} cli_line_end;

/* The state of a search for the end of the last whole record of a block. */
typedef struct cli_tail
{
	size_t		seen;			/* bytes searched */
	size_t		end;			/* of that record; 0: none */
	cli_line_end line_end;		/* of that record */
	bool		quoted;			/* is byte "seen" in quotes? */
} cli_tail;

extern void cli_tail_look(cli_tail *tail, const cli_input *input, const char *block, size_t len);

extern size_t cli_count(const char *bytes, size_t len, char what);

typedef enum cli_cell_state
{
	CLI_CELL_TEXT,
	CLI_CELL_NULL,
	CLI_CELL_MISSING,			/* the record has only "fields" fields */
	CLI_CELL_OPEN,				/* the file ends in quotes or after "\" */
	CLI_CELL_MARK,				/* "\.": end of data or error, by server */
	CLI_CELL_NO_ROW				/* "\.", the end of COPY's data */
} cli_cell_state;

typedef struct cli_cell
{
	cli_cell_state state;
	const char *text;
	size_t		len;
	size_t		fields;
	char	   *space;			/* for decoded texts */
	size_t		space_len;
} cli_cell;

/*
 * Reads a field of the record at "from", and returns the beginning of the next
 * record.  plain: the block has no quotes or backslashes.
 */
extern const char *cli_cell_read(cli_cell *cell, const cli_input *input, bool plain,
								 size_t field, const char *from, const char *limit);

/*
 * Finds the first CR in whole records of CSV or COPY's format that is neither
 * data nor before LF, or NULL.  COPY takes it for a line end or an error.
 */
extern const char *cli_lone_cr(const cli_input *input, const char *block, const char *limit);

/* ---- cli_rows.c: the work of a scan, which any thread does ---- */

#define CLI_BATCH 512
#define CLI_SHOWN 3				/* problems of each kind that are printed */

typedef enum cli_problem_kind
{
	CLI_PROBLEM_KEY,
	CLI_PROBLEM_FIELD,
	CLI_PROBLEM_RECORD,
	CLI_PROBLEM_KINDS
} cli_problem_kind;

typedef struct cli_problem
{
	uint64_t	line;			/* lines before it in the block */
	char	   *message;
} cli_problem;

typedef struct cli_job
{
	char	   *block;			/* whole records */
	size_t		space;			/* of the block, without SLACK */
	size_t		len;
	size_t		head;			/* bytes of the header */
	size_t		source;			/* index of the file */
	size_t		fields[RBF_MAX_COLUMNS];
	cli_line_end line_end;		/* of the last record that has one */

	/* The result of the work. */
	const char *out;
	size_t		out_len;
	char	   *own;			/* for output longer than the block */
	size_t		own_space;
	uint64_t	rows;
	uint64_t	passed;
	uint64_t	lines;
	uint64_t	problems[CLI_PROBLEM_KINDS];
	cli_problem shown[CLI_PROBLEM_KINDS][CLI_SHOWN];
	bool		stopped;		/* the last problem ends the scan */
	bool		open;			/* the last record does not end */
	const char *failure;		/* ends the process with this message */
	bool		done;
} cli_job;

typedef enum cli_row
{
	CLI_ROW_KEY,				/* has the next hash */
	CLI_ROW_NO_KEY,				/* NULL, which is in no filter */
	CLI_ROW_KEEP,				/* key is unreadable, and row kept */
	CLI_ROW_DROP				/* no row, or skipped */
} cli_row;

/* The memory of a thread, with the current batch. */
typedef struct cli_worker
{
	size_t		n;				/* rows */
	size_t		nkeys;
	size_t		start[CLI_BATCH + 1];	/* offsets of rows in the block */
	uint8_t		row[CLI_BATCH + 1];
	uint64_t	hashes[CLI_BATCH];
	uint8_t		answers[CLI_BATCH];
	cli_cell	cell;			/* last read */
	size_t		field;			/* the cell's number */
	rbf_row		key;			/* of the last row, if of several columns */
	rbf_error	error;
} cli_worker;

typedef void (*cli_batch) (cli_scan *scan, cli_worker *worker, cli_job *job);

struct cli_scan
{
	const cli_input *input;
	rbf_columns columns;		/* to read keys as; n = 0: not read */
	rbf_type	kept;			/* to hash keys as, or RBF_NONE */
	size_t		batch_rows;
	cli_batch	batch;
	bool		passes_rows;
	bool		writes;			/* rows or hashes, to standard output */
	void	   *own;			/* of the command */

	/* sums of retired blocks */
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
	uint64_t	all_bytes;		/* 0: unknown */
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
