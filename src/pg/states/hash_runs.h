/*-------------------------------------------------------------------------
 *
 * hash_runs.h
 *	  Key hashes in a temporary file, as sorted runs.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_HASH_RUNS_H
#define PGRF_HASH_RUNS_H

#include "nodes/execnodes.h"
#include "utils/resowner.h"

typedef struct HashRuns HashRuns;

/*
 * A new file, which ends with the group of rows: *owner, through which callers
 * know it, is then set to NULL.  What it takes in memory lives in cxt; the
 * resource owner must live as long.  max_repeats of each hash are kept when
 * runs are merged; if that is KEYSET_KEEP_ALL, there is one run, in no order.
 */
extern void pgrf_runs_create(HashRuns **owner, MemoryContext cxt,
							 ExprContext *group, ResourceOwner resources,
							 uint32 max_repeats);

/*
 * Appends n > 0 hashes, ascending unless all are kept, with max_repeats of
 * each at most.
 */
extern void pgrf_runs_write(HashRuns *runs, const uint64_t *hashes, uint64 n);

/* How many hashes there are. */
extern uint64 pgrf_runs_count(const HashRuns *runs);

/*
 * Makes one run of all, ascending, and returns how many hashes it has.  Of a
 * set they are distinct.  buffer is for capacity hashes,
 * pgrf_runs_least_capacity() at least.
 */
extern uint64 pgrf_runs_merge(HashRuns *runs, uint64_t *buffer,
							  uint64 capacity);

/*
 * Reads hashes of the one run from the at-th on; returns how many, n unless it
 * ends.
 */
extern uint64 pgrf_runs_read(HashRuns *runs, uint64 at, uint64_t *hashes,
							 uint64 n);

/* Capacity of a buffer for efficient merging; of no runs if NULL. */
extern uint64 pgrf_runs_least_capacity(const HashRuns *runs);

#endif							/* PGRF_HASH_RUNS_H */
