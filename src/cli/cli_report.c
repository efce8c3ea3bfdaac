/*-------------------------------------------------------------------------
 *
 * cli_report.c
 *	  Problems and progress of a scan, on standard error.
 *
 *-------------------------------------------------------------------------
 */
#include "cli/cli.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

/* Milliseconds before a line of progress, and between two of them. */
#define PERIOD 500

static uint64_t
now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (uint64_t) t.tv_sec * 1000 + (uint64_t) t.tv_nsec / 1000000;
}

static void
erase_progress(cli_report *report)
{
	if (report->shown)
		fputs("\r\033[K", stderr);
	report->shown = false;
}

void
cli_report_begin(cli_report *report, const cli_input *input, uint64_t all_bytes)
{
	report->all_bytes = all_bytes;
	report->progress = !input->quiet && isatty(STDERR_FILENO) && !isatty(STDOUT_FILENO);
	report->begun = now();
	report->next = report->begun + PERIOD;
}

/* Prints the problems of a job; "lines" come before it in its file. */
void
cli_report_job(cli_report *report, cli_job *job, const char *file, uint64_t lines)
{
	for (int kind = 0; kind < CLI_PROBLEM_KINDS; kind++)
	{
		for (uint64_t i = 0; i < job->problems[kind] && i < CLI_SHOWN; i++)
		{
			cli_problem *problem = &job->shown[kind][i];

			if (report->problems[kind] + i < CLI_SHOWN || job->stopped)
			{
				erase_progress(report);
				cli_note("%s:%" PRIu64 ": %s", file, lines + problem->line + 1, problem->message);
			}
			free(problem->message);
		}
		report->problems[kind] += job->problems[kind];
	}
	if (job->stopped)
		exit(CLI_ERROR);
}

void
cli_report_progress(cli_report *report, uint64_t rows)
{
	uint64_t	time;

	if (!report->progress || (time = now()) < report->next)
		return;
	report->next = time + PERIOD;
	report->shown = true;
	fprintf(stderr, "\r%s: %" PRIu64 " rows, %.0f MB", CLI_NAME, rows, (double) report->bytes / 1e6);
	if (report->all_bytes != 0)
		fprintf(stderr, ", %.0f%%", 100.0 * (double) report->bytes / (double) report->all_bytes);
	fprintf(stderr, ", %.1f million rows/s\033[K", (double) rows / 1e3 / (double) (time - report->begun));
}

void
cli_report_end(cli_report *report, const cli_input *input)
{
	static const char *const what[CLI_PROBLEM_KINDS] = {
		"keys that could not be read", "rows without the field", "broken records"
	};

	erase_progress(report);
	for (int kind = 0; kind < CLI_PROBLEM_KINDS; kind++)
	{
		if (report->problems[kind] > 0)
			cli_note("%s: %" PRIu64 " in all; their rows were %s", what[kind], report->problems[kind],
					 input->on_error == CLI_KEEP ? "kept" : "skipped");
	}
}
