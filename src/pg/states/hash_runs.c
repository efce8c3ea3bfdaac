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
 * side, the same share of each, into the state's buffer; all that lies up to
 * the lowest of their ends is complete.  It is sorted, which takes less than
 * merging for more than three runs, and written.  The rest, a few out of the
 * end of each run, is read again.  Of a set, each hash is written once.  Where
 * some repeats are kept, a few too many may be, for those beyond that end come
 * with the next read; a filter that counts drops them.  Nothing but speed
 * depends on the spread.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "executor/executor.h"
#include "miscadmin.h"
#include "storage/buffile.h"

#include "core/base/rf_hashes.h"
#include "hash_runs.h"

#define LEAST_CAPACITY	8192	/* hashes, 64 kB */
#define BLOCK_HASHES	(BLCKSZ / sizeof(uint64_t))
#define PIECE_HASHES	131072	/* between looks for interrupts */

/* Where a run is in the file, in hashes. */
typedef struct Run
{
	uint64		begin;			/* of what has not been merged yet */
	uint64		end;
	uint64		nread;			/* hashes at hand */
} Run;

struct HashRuns
{
	BufFile    *file;
	BufFile    *merged;			/* on its way; NULL but during and after a
								 * merge that failed */
	uint64		last;			/* the one that was written last */
	Run		   *runs;			/* [max_runs] */
	uint32		nruns;
	uint32		max_runs;
};

/*
 * A file belongs to the resource owner of the query, which removes it if the
 * query fails; not to that of a subtransaction, such as a final function that
 * catches errors may have begun.
 */
static BufFile *
create_file(const KeysetState *state)
{
	MemoryContext old_cxt = MemoryContextSwitchTo(state->base.hdr.eoh_context);
	ResourceOwner old_owner = CurrentResourceOwner;
	BufFile    *file;

	/* Whoever catches an error sets the owner anew. */
	CurrentResourceOwner = state->resources;
	file = BufFileCreateTemp(false);
	CurrentResourceOwner = old_owner;
	MemoryContextSwitchTo(old_cxt);
	return file;
}

/*
 * The group has ended, and not by an error, unless somebody caught that: then
 * writing what is left of it raises it again.
 */
static void
runs_close(Datum arg)
{
	KeysetState *state = (KeysetState *) DatumGetPointer(arg);

	if (state->runs->merged != NULL)
		BufFileClose(state->runs->merged);
	BufFileClose(state->runs->file);
	state->runs = NULL;
	state->nwritten = 0;
}

static void
runs_create(KeysetState *state)
{
	MemoryContext cxt = state->base.hdr.eoh_context;
	HashRuns   *runs = MemoryContextAllocZero(cxt, sizeof(HashRuns));

	runs->max_runs = 8;
	runs->runs = MemoryContextAlloc(cxt, runs->max_runs * sizeof(Run));
	runs->file = create_file(state);
	state->runs = runs;
	RegisterExprContextCallback(state->group, runs_close, PointerGetDatum(state));
}

uint64
pgrf_runs_least_capacity(const HashRuns *runs)
{
	uint64		nruns = runs != NULL ? runs->nruns : 0;

	return Max(LEAST_CAPACITY, nruns * BLOCK_HASHES);
}

static void
seek(BufFile *file, uint64 at)
{
	if (BufFileSeek(file, 0, (off_t) (at * sizeof(uint64_t)), SEEK_SET) != 0)
		elog(ERROR, "could not seek in temporary file");
}

static void
write_hashes(BufFile *file, uint64 at, uint64_t *hashes, uint64 n)
{
	seek(file, at);
	for (uint64 i = 0; i < n; i += PIECE_HASHES)
	{
		CHECK_FOR_INTERRUPTS();
		BufFileWrite(file, hashes + i, Min(n - i, PIECE_HASHES) * sizeof(uint64_t));
	}
}

static void
read_hashes(BufFile *file, uint64 from, uint64_t *hashes, uint64 n)
{
	seek(file, from);
	for (uint64 i = 0; i < n; i += PIECE_HASHES)
	{
		CHECK_FOR_INTERRUPTS();
		BufFileReadExact(file, hashes + i, Min(n - i, PIECE_HASHES) * sizeof(uint64_t));
	}
}

void
pgrf_runs_write(KeysetState *state)
{
	HashRuns   *runs;
	uint64		first;

	if (state->nhashes == 0)
		return;
	if (state->runs == NULL)
		runs_create(state);
	runs = state->runs;
	first = state->hashes[0];
	write_hashes(runs->file, state->nwritten, state->hashes, state->nhashes);

	/*
	 * Hashes of a flat keyset come in ascending pieces: those are one run.
	 * With repeats, one may end and the next begin with the same hash.
	 */
	if (runs->nruns == 0 ||
		(first < runs->last && state->max_repeats < KEYSET_KEEP_ALL) ||
		(first == runs->last && state->max_repeats == 1))
	{
		if (runs->nruns == runs->max_runs)
		{
			runs->max_runs *= 2;
			runs->runs = repalloc_huge(runs->runs,
									   runs->max_runs * sizeof(Run));
		}
		runs->runs[runs->nruns++].begin = state->nwritten;
	}
	state->nwritten += state->nhashes;
	runs->runs[runs->nruns - 1].end = state->nwritten;
	runs->last = state->hashes[state->nhashes - 1];
	state->nsorted = state->nhashes = 0;
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

void
pgrf_runs_merge(KeysetState *state)
{
	HashRuns   *runs = state->runs;
	uint64		total = 0;

	if (runs->nruns == 1)
		return;

	runs->merged = create_file(state);
	for (uint64 nleft = state->nwritten; nleft > 0;)
	{
		uint64		n = read_side_by_side(runs, state->hashes, state->capacity,
										  nleft);

		/* The lowest hash of some run, unless the file has changed. */
		if (n == 0)
			ereport(ERROR,
					(errcode(ERRCODE_DATA_CORRUPTED),
					 errmsg("temporary file of an aggregate is damaged")));
		nleft -= n;
		rf_hashes_sort(state->hashes, n, pgrf_tick);
		n = rf_hashes_at_most(state->hashes, n, state->max_repeats, pgrf_tick);
		write_hashes(runs->merged, total, state->hashes, n);
		runs->last = state->hashes[n - 1];
		total += n;
	}
	BufFileClose(runs->file);
	runs->file = runs->merged;
	runs->merged = NULL;
	state->nwritten = total;
	runs->nruns = 1;
	runs->runs[0].begin = 0;
	runs->runs[0].end = total;
}

uint64
pgrf_runs_read(KeysetState *state, uint64 at, uint64 n)
{
	uint64		nread = Min(state->capacity - n, state->nwritten - at);

	Assert(state->runs->nruns == 1);
	read_hashes(state->runs->file, at, state->hashes + n, nread);
	return nread;
}
