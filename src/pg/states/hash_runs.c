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
 * Merging makes use of what hashes are: evenly spread.  As much of each run is
 * in memory, and all that lies up to the lowest of their ends is complete.  It
 * is sorted, which takes less than merging for more than three runs, and
 * written; so most of what is in memory goes at once.  Of hashes that somebody
 * has chosen less may, as little as what is there of one run.  But what stays
 * is not read again: each hash is read once.
 *
 * Of a set, each hash is written once.  Where some repeats are kept, a few too
 * many may be, for those beyond that end come later; a filter that counts
 * drops them.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "executor/executor.h"
#include "miscadmin.h"
#include "storage/buffile.h"
#include "utils/memdebug.h"

#include "hash_runs.h"
#include "keyset_items.h"

#define LEAST_BYTES		65536	/* of the buffer */
#define RUN_BYTES		(2 * BLCKSZ)	/* ... for each run: half of it is for
										 * what goes on */
#define PIECE_BYTES		(1024 * 1024)	/* between looks for interrupts */

/* Where a run is in the file, in hashes. */
typedef struct Run
{
	uint64		begin;			/* of what has not been merged yet */
	uint64		end;
	uint64		nread;			/* from there on, that are in memory ... */
	uint64		at;				/* so far into the place of the run */
} Run;

struct HashRuns
{
	BufFile    *file;
	BufFile    *merged;			/* on its way; NULL but during and after a
								 * merge that failed */
	uint64_t	last[2];		/* the one that was written last */
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
pgrf_runs_least_capacity(const KeysetState *state)
{
	uint64		nruns = state->runs != NULL ? state->runs->nruns : 0;

	return Max(LEAST_BYTES, nruns * RUN_BYTES) / items_bytes(state, 1);
}

static void
seek(const KeysetState *state, BufFile *file, uint64 at)
{
	if (BufFileSeek(file, 0, (off_t) items_bytes(state, at), SEEK_SET) != 0)
		elog(ERROR, "could not seek in temporary file");
}

static void
write_hashes(const KeysetState *state, BufFile *file, uint64 at,
			 uint64_t *hashes, uint64 n)
{
	Size		nbytes = items_bytes(state, n);

	/* an error in write() would look to valgrind like one of the server's */
	VALGRIND_CHECK_MEM_IS_DEFINED(hashes, nbytes);
	seek(state, file, at);
	for (Size i = 0; i < nbytes; i += PIECE_BYTES)
	{
		CHECK_FOR_INTERRUPTS();
		BufFileWrite(file, (char *) hashes + i, Min(nbytes - i, PIECE_BYTES));
	}
}

static void
read_hashes(const KeysetState *state, BufFile *file, uint64 from,
			uint64_t *hashes, uint64 n)
{
	Size		nbytes = items_bytes(state, n);

	seek(state, file, from);
	for (Size i = 0; i < nbytes; i += PIECE_BYTES)
	{
		CHECK_FOR_INTERRUPTS();
		BufFileReadExact(file, (char *) hashes + i, Min(nbytes - i, PIECE_BYTES));
	}
}

/* Remembers the last of n hashes in memory, as they are written. */
static void
keep_last(KeysetState *state, uint64 n)
{
	memcpy(state->runs->last, items_at(state, state->hashes, n - 1),
		   items_bytes(state, 1));
}

void
pgrf_runs_write(KeysetState *state)
{
	const uint64_t *first = state->hashes;
	HashRuns   *runs;

	if (state->nhashes == 0)
		return;
	if (state->runs == NULL)
		runs_create(state);
	runs = state->runs;
	write_hashes(state, runs->file, state->nwritten, state->hashes, state->nhashes);

	/*
	 * Hashes of a flat keyset come in ascending pieces: those are one run.
	 * With repeats, one may end and the next begin with the same hash.
	 */
	if (runs->nruns == 0 ||
		items_less(state, first, runs->last) ||
		(!items_less(state, runs->last, first) &&
		 state->items.max_repeats == 1))
	{
		if (runs->nruns == runs->max_runs)
		{
			runs->max_runs *= 2;
			runs->runs = repalloc_huge(runs->runs,
									   runs->max_runs * sizeof(Run));
		}
		runs->runs[runs->nruns++] = (Run)
		{
			.begin = state->nwritten
		};
	}
	state->nwritten += state->nhashes;
	runs->runs[runs->nruns - 1].end = state->nwritten;
	keep_last(state, state->nhashes);
	state->nsorted = state->nhashes = 0;
}

/*
 * Brings the next hashes of all runs, up to some bound, to the front of the
 * state's buffer; returns how many.  The other half is the runs', as much for
 * each.  Pairs have a pair as the bound: one hash may have more values than
 * there is room for.
 */
static uint64
next_of_all(KeysetState *state)
{
	HashRuns   *runs = state->runs;
	uint64		room = state->capacity / 2 / runs->nruns;
	uint64_t   *places = items_at(state, state->hashes,
								  state->capacity - room * runs->nruns);
	uint64_t	bound[2] = {PG_UINT64_MAX, PG_UINT64_MAX};
	uint64		n = 0;

	for (uint32 i = 0; i < runs->nruns; i++)
	{
		Run		   *run = &runs->runs[i];
		uint64_t   *place = items_at(state, places, i * room);
		uint64		most = Min(run->end - run->begin, room);

		/* not a few at a time, for the file is read by the block */
		if (run->nread <= room / 2 && run->nread < most)
		{
			memmove(place, items_at(state, place, run->at),
					items_bytes(state, run->nread));
			read_hashes(state, runs->file, run->begin + run->nread,
						items_at(state, place, run->nread), most - run->nread);
			run->nread = most;
			run->at = 0;
		}
		if (run->nread < run->end - run->begin)
		{
			uint64_t   *last = items_at(state, place, run->at + run->nread - 1);

			if (items_less(state, last, bound))
				memcpy(bound, last, items_bytes(state, 1));
		}
	}
	for (uint32 i = 0; i < runs->nruns; i++)
	{
		Run		   *run = &runs->runs[i];
		uint64_t   *next = items_at(state, places, i * room + run->at);
		uint64		m = items_count_up_to(state, next, run->nread, bound);

		memcpy(items_at(state, state->hashes, n), next, items_bytes(state, m));
		n += m;
		run->begin += m;
		run->nread -= m;
		run->at += m;
	}
	return n;
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
		uint64		n = next_of_all(state);

		/* The lowest hash of some run, unless somebody writes to our file. */
		if (n == 0)
			ereport(ERROR,
					(errcode(ERRCODE_DATA_CORRUPTED),
					 errmsg("temporary file of an aggregate is damaged")));
		nleft -= n;
		n = items_compact(state, state->hashes, n);
		write_hashes(state, runs->merged, total, state->hashes, n);
		keep_last(state, n);
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
	read_hashes(state, state->runs->file, at, items_at(state, state->hashes, n),
				nread);
	return nread;
}
