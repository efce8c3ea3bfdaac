/*-------------------------------------------------------------------------
 *
 * keyset_spill.c
 *	  Hashes of a keyset state that memory has no room for.
 *
 * They are in a temporary file, as runs: each ascending and distinct, one
 * after the other.  At the end the runs are merged into a single one, which is
 * then read as often as anybody likes: to count the keys, for filters are
 * planned by their number, and to build one filter or several.
 *
 * Merging makes use of what hashes are: evenly spread.  Runs are read side by
 * side, the same share of each, into the buffer of the state; all that lies up
 * to the lowest of their ends is complete.  It is sorted, which takes less
 * than merging for more than three runs, and written.  The rest, a few out of
 * the end of each run, is read again.  Nothing but speed depends on the spread.
 *
 * The file belongs to the resource owner of the query, who removes it if the
 * query fails.  If not, it is closed when the group of rows ends, so that a
 * query of many large groups does not collect files until its end.
 *
 * IDENTIFICATION
 *	  src/pg/keyset_spill.c
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "executor/executor.h"
#include "miscadmin.h"
#include "storage/buffile.h"

#include "pgrf.h"

#define SPILL_LEAST_CAPACITY	8192	/* hashes, 64 kB */
#define SPILL_BLOCK_HASHES		(BLCKSZ / sizeof(uint64_t))
#define SPILL_PIECE_HASHES		131072	/* between looks for interrupts: 1 MB */

/* Where a run is in the file, in hashes. */
typedef struct SpillRun
{
	uint64_t	begin;			/* of what has not been merged yet */
	uint64_t	end;
	uint64_t	nread;			/* hashes at hand */
} SpillRun;

typedef struct KeysetSpill
{
	BufFile    *file;
	uint64_t	nhashes;		/* in all runs */
	uint64_t	last;			/* the one that was written last */
	SpillRun   *runs;			/* [max_runs] */
	uint32		nruns;
	uint32		max_runs;
} KeysetSpill;

/* The group has ended, and not by an error. */
static void
spill_close(Datum arg)
{
	KeysetState *state = (KeysetState *) DatumGetPointer(arg);

	BufFileClose(state->spill->file);
	state->spill = NULL;
}

/* A new file, with memory that lives as long as the state. */
static BufFile *
spill_create_file(KeysetState *state)
{
	MemoryContext old = MemoryContextSwitchTo(state->hdr.eoh_context);
	BufFile    *file = BufFileCreateTemp(false);

	MemoryContextSwitchTo(old);
	return file;
}

static void
spill_create(KeysetState *state)
{
	MemoryContext cxt = state->hdr.eoh_context;
	KeysetSpill *spill = MemoryContextAllocZero(cxt, sizeof(KeysetSpill));

	spill->max_runs = 8;
	spill->runs = MemoryContextAlloc(cxt, spill->max_runs * sizeof(SpillRun));
	spill->file = spill_create_file(state);
	state->spill = spill;
	RegisterExprContextCallback(state->group, spill_close,
								PointerGetDatum(state));
}

uint64_t
pgrf_spill_least_capacity(const KeysetState *state)
{
	uint64_t	nruns = state->spill != NULL ? state->spill->nruns : 0;

	return Max(SPILL_LEAST_CAPACITY, nruns * SPILL_BLOCK_HASHES);
}

static void
spill_seek(BufFile *file, uint64_t at)
{
	if (BufFileSeek(file, 0, (off_t) (at * sizeof(uint64_t)), SEEK_SET) != 0)
		elog(ERROR, "could not seek in temporary file");
}

static void
spill_write_hashes(BufFile *file, uint64_t *hashes, uint64_t n)
{
	uint64_t	done = 0;

	while (done < n)
	{
		uint64_t	piece = Min(n - done, SPILL_PIECE_HASHES);

		CHECK_FOR_INTERRUPTS();
		BufFileWrite(file, hashes + done, piece * sizeof(uint64_t));
		done += piece;
	}
}

static void
spill_read_hashes(BufFile *file, uint64_t at, uint64_t *hashes, uint64_t n)
{
	uint64_t	done = 0;

	spill_seek(file, at);
	while (done < n)
	{
		uint64_t	piece = Min(n - done, SPILL_PIECE_HASHES);

		CHECK_FOR_INTERRUPTS();
		BufFileReadExact(file, hashes + done, piece * sizeof(uint64_t));
		done += piece;
	}
}

void
pgrf_spill_write(KeysetState *state)
{
	KeysetSpill *spill;
	uint64_t	n = state->nhashes;

	Assert(state->nsorted == n);
	if (n == 0)
		return;
	if (state->spill == NULL)
		spill_create(state);
	spill = state->spill;
	spill_seek(spill->file, spill->nhashes);
	spill_write_hashes(spill->file, state->hashes, n);

	/* Hashes of a flat keyset come in ascending pieces: those are one run. */
	if (spill->nruns == 0 || state->hashes[0] <= spill->last)
	{
		if (spill->nruns == spill->max_runs)
		{
			spill->max_runs *= 2;
			spill->runs = repalloc_huge(spill->runs,
										spill->max_runs * sizeof(SpillRun));
		}
		spill->runs[spill->nruns++].begin = spill->nhashes;
	}
	spill->nhashes += n;
	spill->runs[spill->nruns - 1].end = spill->nhashes;
	spill->last = state->hashes[n - 1];
	state->nsorted = state->nhashes = 0;
}

/*
 * Reads the next hashes of all runs, of which nleft have not been read, up to
 * some bound; returns how many.
 */
static uint64_t
spill_read_runs(KeysetState *state, uint64_t nleft)
{
	KeysetSpill *spill = state->spill;
	uint64_t   *hashes = state->hashes;
	double		share = (double) (state->capacity - spill->nruns) / (double) nleft;
	uint64_t	bound = UINT64_MAX,
				n = 0,
				kept = 0;
	uint32		i;

	for (i = 0; i < spill->nruns; i++)
	{
		SpillRun   *run = &spill->runs[i];
		uint64_t	rest = run->end - run->begin;

		/* One at least, so that there is progress. */
		run->nread = Min(rest, (uint64_t) (share * (double) rest) + 1);
		spill_read_hashes(spill->file, run->begin, hashes + n, run->nread);
		n += run->nread;
		if (run->nread < rest)
			bound = Min(bound, hashes[n - 1]);
	}
	n = 0;
	for (i = 0; i < spill->nruns; i++)
	{
		SpillRun   *run = &spill->runs[i];
		uint64_t	m = rf_hashes_count_up_to(hashes + n, run->nread, bound);

		memmove(hashes + kept, hashes + n, m * sizeof(uint64_t));
		n += run->nread;
		kept += m;
		run->begin += m;
	}
	return kept;
}

uint64_t
pgrf_spill_merge(KeysetState *state)
{
	KeysetSpill *spill = state->spill;
	BufFile    *merged;
	uint64_t	nleft,
				total = 0;

	pgrf_keyset_compact(state);
	pgrf_spill_write(state);
	if (spill->nruns == 1)
		return spill->nhashes;

	merged = spill_create_file(state);
	for (nleft = spill->nhashes; nleft > 0;)
	{
		uint64_t	n = spill_read_runs(state, nleft);

		/* The lowest hash of some run, unless the file has changed. */
		if (n == 0)
			ereport(ERROR,
					(errcode(ERRCODE_DATA_CORRUPTED),
					 errmsg("temporary file of an aggregate is damaged")));
		nleft -= n;
		rf_hashes_sort(state->hashes, n, pgrf_tick);
		n = rf_hashes_unique(state->hashes, n, pgrf_tick);
		spill_write_hashes(merged, state->hashes, n);
		spill->last = state->hashes[n - 1];
		total += n;
	}
	BufFileClose(spill->file);
	spill->file = merged;
	spill->nhashes = total;
	spill->nruns = 1;
	spill->runs[0].begin = 0;
	spill->runs[0].end = total;
	return total;
}

uint64_t
pgrf_spill_read(KeysetState *state, uint64_t at, uint64_t *hashes, uint64_t n)
{
	KeysetSpill *spill = state->spill;

	Assert(spill->nruns == 1 && state->nhashes == 0);
	n = Min(n, spill->nhashes - at);
	spill_read_hashes(spill->file, at, hashes, n);
	return n;
}
