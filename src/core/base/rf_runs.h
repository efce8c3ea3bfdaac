/*-------------------------------------------------------------------------
 *
 * rf_runs.h
 *	  Hashes or pairs beyond what memory holds: sorted runs in a file, merged.
 *
 * The file is the caller's, and so is the array of runs.  They lie one after
 * the other, each ascending, and of a set without repeats.
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
	uint64_t	at;				/* of what has not been merged yet */
	uint64_t	nread;			/* from there on, that are in memory ... */
	uint64_t	skip;			/* so far into the place of the run */
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
 * Takes note of n compact items, at least one, that are at the end of the file
 * now: a run, or the rest of the last one if they go on where that ends.  The
 * array must have space for one more.
 */
extern void rf_runs_append(rf_runs *runs, const uint64_t *items, uint64_t n);

/* Begins to merge all runs.  Nothing is appended meanwhile. */
extern void rf_runs_rewind(rf_runs *runs);

/*
 * Merges on, if there is a run: writes to items those that follow, compact, at
 * most as many as places has space for; *n is how many, 0 at the end.  Of a
 * set, each comes once; where some repeats are kept, a few too many may, for
 * those beyond that end come later.
 *
 * places keeps what has been read, from one call to the next.  It has space
 * for at least an item of each run, and some hundred make reads worth a seek.
 * Returns the status of a read that failed, and RF_ERR_ORDER if a run does not
 * ascend: the file has changed.
 */
extern rf_status rf_runs_next(rf_runs *runs, uint64_t *places, uint64_t space,
							  uint64_t *items, uint64_t *n, rf_tick tick);

RF_EXTERN_C_END

#endif							/* RF_RUNS_H */
