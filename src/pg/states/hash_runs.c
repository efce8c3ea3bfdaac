/*-------------------------------------------------------------------------
 *
 * hash_runs.c
 *	  Key hashes beyond what memory holds: in a temporary file, as sorted runs.
 *
 * Runs are ascending and without repeats each, or with as many as a filter
 * counts, one after the other.  At the end they are merged into a single one,
 * which can then be read several times: to count the keys, for filters are
 * planned by their number, and to build one filter or several.
 *
 * Merging makes use of what hashes are: evenly spread.  Runs are read side by
 * side, the same share of each, into the caller's buffer; all that lies up to
 * the lowest of their ends is complete.  It is sorted, which takes less than
 * merging for more than three runs, and written.  The rest, a few out of the
 * end of each run, is read again.  Where a hash may be there more than once,
 * some of it may come with the next read: those are counted with what has been
 * written.  Nothing but speed depends on the spread.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "executor/executor.h"

#include "core/base/rf_hashes.h"
#include "hash_runs.h"
#include "keyset_state.h"
#include "pg/base/base.h"
#include "pg/keys/keys.h"

#define LEAST_CAPACITY	8192	/* hashes, 64 kB */
#define BLOCK_HASHES	(BLCKSZ / sizeof(uint64_t))

/* Where a run is in the file, in hashes. */
typedef struct Run
{
	uint64		begin;			/* of what has not been merged yet */
	uint64		end;
	uint64		nread;			/* hashes at hand */
} Run;

struct HashRuns
{
	HashRuns  **owner;
	MemoryContext cxt;
	ResourceOwner resources;
	BufFile    *file;
	BufFile    *merged;			/* on its way; NULL but during and after a
								 * merge that failed */
	uint64		nhashes;		/* in all runs */
	uint64		last;			/* the one that was written last */
	uint32		max_repeats;	/* of one hash that are kept: 1, of a set */
	Run		   *runs;			/* [max_runs] */
	uint32		nruns;
	uint32		max_runs;
};

/*
 * The group has ended, and not by an error, unless somebody caught that: then
 * writing what is left of it raises it again.
 */
static void
runs_close(Datum arg)
{
	HashRuns   *runs = (HashRuns *) DatumGetPointer(arg);

	if (runs->merged != NULL)
		BufFileClose(runs->merged);
	BufFileClose(runs->file);
	*runs->owner = NULL;
}

void
pgrf_runs_create(HashRuns **owner, MemoryContext cxt, ExprContext *group,
				 ResourceOwner resources, uint32 max_repeats)
{
	HashRuns   *runs = MemoryContextAllocZero(cxt, sizeof(HashRuns));

	runs->owner = owner;
	runs->cxt = cxt;
	runs->resources = resources;
	runs->max_repeats = max_repeats;
	runs->max_runs = 8;
	runs->runs = MemoryContextAlloc(cxt, runs->max_runs * sizeof(Run));
	runs->file = pgrf_temp_create(cxt, resources);
	*owner = runs;
	RegisterExprContextCallback(group, runs_close, PointerGetDatum(runs));
}

uint64
pgrf_runs_least_capacity(const HashRuns *runs)
{
	uint64		nruns = runs != NULL ? runs->nruns : 0;

	return Max(LEAST_CAPACITY, nruns * BLOCK_HASHES);
}

uint64
pgrf_runs_count(const HashRuns *runs)
{
	return runs->nhashes;
}

static void
write_hashes(BufFile *file, uint64 at, const uint64_t *hashes, uint64 n)
{
	pgrf_temp_write(file, at * sizeof(uint64_t), hashes, n * sizeof(uint64_t));
}

static void
read_hashes(BufFile *file, uint64 from, uint64_t *hashes, uint64 n)
{
	pgrf_temp_read(file, from * sizeof(uint64_t), hashes,
				   n * sizeof(uint64_t));
}

void
pgrf_runs_write(HashRuns *runs, const uint64_t *hashes, uint64 n)
{
	write_hashes(runs->file, runs->nhashes, hashes, n);

	/*
	 * Hashes of a flat keyset come in ascending pieces: those are one run.
	 * With repeats, one may end and the next begin with the same hash.  Then
	 * a run may have a few too many of it, of which a merge drops some, and
	 * otherwise a filter.
	 */
	if (runs->nruns == 0 ||
		(hashes[0] < runs->last && runs->max_repeats < KEYSET_KEEP_ALL) ||
		(hashes[0] == runs->last && runs->max_repeats == 1))
	{
		if (runs->nruns == runs->max_runs)
		{
			runs->max_runs *= 2;
			runs->runs = repalloc_huge(runs->runs,
									   runs->max_runs * sizeof(Run));
		}
		runs->runs[runs->nruns++].begin = runs->nhashes;
	}
	runs->nhashes += n;
	runs->runs[runs->nruns - 1].end = runs->nhashes;
	runs->last = hashes[n - 1];
}

/*
 * Reads the next hashes of all runs, of which nleft have not been read, up to
 * some bound; returns how many.
 */
static uint64
read_side_by_side(HashRuns *runs, uint64_t *buffer, uint64 capacity,
				  uint64 nleft)
{
	double		share = (double) (capacity - runs->nruns) / (double) nleft;
	uint64		bound = PG_UINT64_MAX;
	uint64		n = 0;
	uint64		kept = 0;

	for (uint32 i = 0; i < runs->nruns; i++)
	{
		Run		   *run = &runs->runs[i];
		uint64		rest = run->end - run->begin;

		/* One at least, so that there is progress. */
		run->nread = Min(rest, (uint64) (share * (double) rest) + 1);
		read_hashes(runs->file, run->begin, buffer + n, run->nread);
		n += run->nread;
		if (run->nread < rest)
			bound = Min(bound, buffer[n - 1]);
	}
	n = 0;
	for (uint32 i = 0; i < runs->nruns; i++)
	{
		Run		   *run = &runs->runs[i];
		uint64		m = rf_hashes_count_up_to(buffer + n, run->nread, bound);

		memmove(buffer + kept, buffer + n, m * sizeof(uint64_t));
		n += run->nread;
		kept += m;
		run->begin += m;
	}
	return kept;
}

/*
 * How many of the first of n ascending hashes are too many, if there are
 * *written of the hash "last" already; makes that what they are afterwards.
 */
static uint64
surplus(const uint64_t *hashes, uint64 n, uint32 max_repeats, uint64 last,
		uint64 *written)
{
	uint64		again = 0;
	uint64		drop = 0;
	uint64		at_end = 0;

	while (again < n && *written > 0 && hashes[again] == last)
		again++;
	if (again > max_repeats - *written)
		drop = again - (max_repeats - *written);
	while (at_end < n - drop && hashes[n - 1 - at_end] == hashes[n - 1])
		at_end++;
	if (n == again)
		*written += n - drop;
	else
		*written = at_end;
	return drop;
}

uint64
pgrf_runs_merge(HashRuns *runs, uint64_t *buffer, uint64 capacity)
{
	uint64		total = 0;
	uint64		written = 0;	/* of the hash that was written last */

	if (runs->nruns == 1)
		return runs->nhashes;

	runs->merged = pgrf_temp_create(runs->cxt, runs->resources);
	for (uint64 nleft = runs->nhashes; nleft > 0;)
	{
		uint64		n = read_side_by_side(runs, buffer, capacity, nleft);
		uint64		drop;

		/* The lowest hash of some run, unless the file has changed. */
		if (n == 0)
			ereport(ERROR,
					(errcode(ERRCODE_DATA_CORRUPTED),
					 errmsg("temporary file of an aggregate is damaged")));
		nleft -= n;
		rf_hashes_sort(buffer, n, pgrf_tick);
		n = rf_hashes_at_most(buffer, n, runs->max_repeats, pgrf_tick);
		drop = surplus(buffer, n, runs->max_repeats, runs->last, &written);
		write_hashes(runs->merged, total, buffer + drop, n - drop);
		runs->last = buffer[n - 1];
		total += n - drop;
	}
	BufFileClose(runs->file);
	runs->file = runs->merged;
	runs->merged = NULL;
	runs->nhashes = total;
	runs->nruns = 1;
	runs->runs[0].begin = 0;
	runs->runs[0].end = total;
	return total;
}

uint64
pgrf_runs_read(HashRuns *runs, uint64 at, uint64_t *hashes, uint64 n)
{
	Assert(runs->nruns == 1);
	n = Min(n, runs->nhashes - at);
	read_hashes(runs->file, at, hashes, n);
	return n;
}
