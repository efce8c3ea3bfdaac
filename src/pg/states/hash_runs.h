/*-------------------------------------------------------------------------
 *
 * hash_runs.h
 *	  Hashes of a keyset state in a temporary file, as sorted runs.
 *
 * The file ends with the group of rows, and state->runs is NULL then.  If all
 * hashes are kept, there is one run, in no order.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_HASH_RUNS_H
#define PGRF_HASH_RUNS_H

#include "keyset_state.h"

typedef struct HashRuns HashRuns;

/* Moves the hashes in memory, which are compact, into the file. */
extern void pgrf_runs_write(KeysetState *state);

/* How many hashes there are. */
extern uint64 pgrf_runs_count(const HashRuns *runs);

/*
 * Makes one run of all, ascending, and returns how many hashes it has.  Of a
 * set they are distinct.  Works in the buffer of the state, which is empty and
 * has pgrf_runs_least_capacity() at least.
 */
extern uint64 pgrf_runs_merge(KeysetState *state);

/*
 * Reads hashes of the one run from the at-th on; returns how many, n unless it
 * ends.
 */
extern uint64 pgrf_runs_read(HashRuns *runs, uint64 at, uint64_t *hashes,
							 uint64 n);

/* Capacity of a buffer for efficient merging; of no runs if NULL. */
extern uint64 pgrf_runs_least_capacity(const HashRuns *runs);

#endif							/* PGRF_HASH_RUNS_H */
