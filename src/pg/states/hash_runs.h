/*-------------------------------------------------------------------------
 *
 * hash_runs.h
 *	  Hashes of a keyset state in a temporary file, as sorted runs.
 *
 * The file ends with the group of rows, and state->runs is NULL then.
 * state->nwritten is how many hashes there are.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_HASH_RUNS_H
#define PGRF_HASH_RUNS_H

#include "keyset_state.h"

/* Moves the hashes in memory, which are compact, into the file. */
extern void pgrf_runs_write(KeysetState *state);

/*
 * Makes one run of all, ascending; of a set its hashes are distinct.  Works in
 * the buffer of the state, which is empty and at least of
 * pgrf_runs_least_capacity().
 */
extern void pgrf_runs_merge(KeysetState *state);

/*
 * Reads hashes of the one run, from the at-th on, into the buffer behind its
 * first n, until it is full or the run ends; returns how many.
 */
extern uint64 pgrf_runs_read(KeysetState *state, uint64 at, uint64 n);

/* Capacity of a buffer for efficient merging of the runs there are, if any. */
extern uint64 pgrf_runs_least_capacity(const KeysetState *state);

#endif							/* PGRF_HASH_RUNS_H */
