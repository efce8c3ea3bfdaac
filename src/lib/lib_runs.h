/*-------------------------------------------------------------------------
 *
 * lib_runs.h
 *	  Hashes beyond what memory holds: sorted runs in a temporary file.
 *
 *-------------------------------------------------------------------------
 */
#ifndef LIB_RUNS_H
#define LIB_RUNS_H

#include "lib_error.h"

typedef struct lib_runs lib_runs;

/*
 * A file without a name in $TMPDIR or /tmp.  Each hash is kept up to
 * max_repeats times.
 */
extern lib_runs *lib_runs_new(uint32_t max_repeats, rbf_error *error);

/* NULL is fine. */
extern void lib_runs_free(lib_runs *runs);

/* Adds n ascending hashes, each at most max_repeats times. */
extern bool lib_runs_write(lib_runs *runs, const uint64_t *hashes, uint64_t n,
						   rbf_error *error);

/*
 * Provides for reading them, when all are written: memory for "space" hashes,
 * at least some hundred for each run.
 */
extern bool lib_runs_hold(lib_runs *runs, uint64_t space, rbf_error *error);

/* Begins to read all of them, merged. */
extern void lib_runs_rewind(lib_runs *runs);

/*
 * Reads on: hashes, as many as are held at most, ascending from where the
 * last call ended; *n is how many, 0 at the end.  Of a set, each comes once;
 * if more repeats are kept, a few too many may.
 */
extern bool lib_runs_read(lib_runs *runs, uint64_t *hashes, uint64_t *n, rbf_error *error);

/* How many runs there are. */
extern uint32_t lib_runs_count(const lib_runs *runs);

#endif							/* LIB_RUNS_H */
