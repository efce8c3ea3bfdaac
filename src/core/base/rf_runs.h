/*-------------------------------------------------------------------------
 *
 * rf_runs.h
 *	  Hashes or pairs beyond what memory holds: sorted runs in a file, merged.
 *
 * File and array of runs are the caller's.  Runs lie one after the other, each
 * ascending; runs of a set have no repeats.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_RUNS_H
#define RF_RUNS_H

#include "rf_items.h"

RF_EXTERN_C_BEGIN

/* Where a run is in the file, in items. */
typedef struct rf_run
{
	uint64_t	begin;
	uint64_t	end;
	uint64_t	at;				/* the first item that is not merged yet */
	uint64_t	nread;			/* items from there on that are in memory ... */
	uint64_t	skip;			/* ... from here on in the place of the run */
} rf_run;

typedef struct rf_runs
{
	rf_items	form;
	uint64_t	nitems;			/* in the file */
	uint64_t	last[2];		/* the last of them */
	rf_run	   *runs;
	uint32_t	nruns;
	uint32_t	max_runs;		/* for the caller */

	/* Reads n items, from the from-th on.  May leave by longjmp(). */
	rf_status	(*read) (void *arg, uint64_t from, uint64_t *items, uint64_t n);
	void	   *arg;
} rf_runs;

/*
 * Notes n > 0 compact items, now at the end of the file: a run, or the rest of
 * the last run if they continue it.  The array has space for one run more.
 */
extern void rf_runs_append(rf_runs *runs, const uint64_t *items, uint64_t n);

/* Begins to merge all runs.  Nothing is appended meanwhile. */
extern void rf_runs_rewind(rf_runs *runs);

/*
 * Merges on, if there is a run: writes the next items, compact, at most as
 * many as places has space for; *n is how many, 0 at the end.  Items of a set
 * come once; where repeats are kept, a few too many may come, in two calls.
 *
 * places keeps items from one call to the next.  It has space for at least one
 * item of each run; some hundred make reads worth a seek.  Returns the status
 * of a failed read; RF_ERR_ORDER: a run does not ascend, the file has changed.
 */
extern rf_status rf_runs_next(rf_runs *runs, uint64_t *places, uint64_t space,
							  uint64_t *items, uint64_t *n, rf_tick tick);

RF_EXTERN_C_END

#endif							/* RF_RUNS_H */
