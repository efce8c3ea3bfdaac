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
 * Where some repeats are kept, the merged run may keep a few too many
 * (rf_runs.h); a filter that counts drops them.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "executor/executor.h"
#include "miscadmin.h"
#include "storage/buffile.h"
#include "utils/memdebug.h"

#include "core/base/rf_runs.h"
#include "hash_runs.h"

#define LEAST_BYTES		65536	/* of the buffer */
#define RUN_BYTES		(2 * BLCKSZ)	/* ... for each run: half of it for
										 * hashes that are carried over */
#define PIECE_BYTES		(1024 * 1024)	/* between looks for interrupts */

typedef struct HashRuns
{
	rf_runs		core;
	BufFile    *file;
	struct HashRuns *merged;	/* being written; not NULL only during a
								 * merge, or after one that failed */
} HashRuns;

static void
seek(const HashRuns *runs, uint64 at)
{
	if (BufFileSeek(runs->file, 0, (off_t) rf_items_bytes(&runs->core.form, at),
					SEEK_SET) != 0)
		elog(ERROR, "could not seek in temporary file");
}

static rf_status
read_items(void *arg, uint64_t from, uint64_t *items, uint64_t n)
{
	HashRuns   *runs = arg;
	Size		nbytes = rf_items_bytes(&runs->core.form, n);

	seek(runs, from);
	for (Size i = 0; i < nbytes; i += PIECE_BYTES)
	{
		CHECK_FOR_INTERRUPTS();
		BufFileReadExact(runs->file, (char *) items + i, Min(nbytes - i, PIECE_BYTES));
	}
	return RF_OK;
}

static void
write_items(HashRuns *runs, const uint64_t *items, uint64 n)
{
	rf_runs    *core = &runs->core;
	Size		nbytes = rf_items_bytes(&core->form, n);

	if (core->nruns == core->max_runs)
	{
		core->runs = repalloc_huge(core->runs, 2 * core->max_runs * sizeof(rf_run));
		core->max_runs *= 2;
	}
	/* an error in write() would look to valgrind like one of the server's */
	VALGRIND_CHECK_MEM_IS_DEFINED(items, nbytes);
	seek(runs, core->nitems);
	for (Size i = 0; i < nbytes; i += PIECE_BYTES)
	{
		CHECK_FOR_INTERRUPTS();
		BufFileWrite(runs->file, (char *) items + i, Min(nbytes - i, PIECE_BYTES));
	}
	rf_runs_append(core, items, n);
}

/*
 * A file belongs to the resource owner of the query, which removes it if the
 * query fails; not to that of a subtransaction, such as a final function that
 * catches errors may have begun.
 */
static HashRuns *
runs_create(const KeysetState *state)
{
	MemoryContext old_cxt = MemoryContextSwitchTo(state->base.hdr.eoh_context);
	ResourceOwner old_owner = CurrentResourceOwner;
	HashRuns   *runs = palloc0(sizeof(HashRuns));

	runs->core.form = state->items;
	runs->core.read = read_items;
	runs->core.arg = runs;
	runs->core.max_runs = 8;
	runs->core.runs = palloc(runs->core.max_runs * sizeof(rf_run));

	/* Whoever catches an error sets the owner anew. */
	CurrentResourceOwner = state->resources;
	runs->file = BufFileCreateTemp(false);
	CurrentResourceOwner = old_owner;
	MemoryContextSwitchTo(old_cxt);
	return runs;
}

static void
runs_free(HashRuns *runs)
{
	BufFileClose(runs->file);
	pfree(runs->core.runs);
	pfree(runs);
}

/*
 * Called when the group ends without an error.  If a caught error left writes
 * behind, closing raises it again.
 */
static void
runs_close(Datum arg)
{
	KeysetState *state = (KeysetState *) DatumGetPointer(arg);

	if (state->runs->merged != NULL)
		runs_free(state->runs->merged);
	runs_free(state->runs);
	state->runs = NULL;
	state->nwritten = 0;
}

uint64
pgrf_runs_least_capacity(const KeysetState *state)
{
	uint64		nruns = state->runs != NULL ? state->runs->core.nruns : 0;

	return Max(LEAST_BYTES, nruns * RUN_BYTES) / rf_items_bytes(&state->items, 1);
}

void
pgrf_runs_write(KeysetState *state)
{
	if (state->nhashes == 0)
		return;
	if (state->runs == NULL)
	{
		state->runs = runs_create(state);
		RegisterExprContextCallback(state->group, runs_close, PointerGetDatum(state));
	}
	write_items(state->runs, state->hashes, state->nhashes);
	state->nwritten += state->nhashes;
	state->nsorted = state->nhashes = 0;
}

/* Half of the buffer is for the runs: what comes of them fits the other. */
void
pgrf_runs_merge(KeysetState *state)
{
	HashRuns   *runs = state->runs;
	uint64		space = state->capacity / 2;
	uint64_t   *places = rf_items_at(&state->items, state->hashes,
									 state->capacity - space);
	uint64_t	n;

	if (runs->core.nruns == 1)
		return;
	runs->merged = runs_create(state);
	rf_runs_rewind(&runs->core);
	do
	{
		/* unless somebody writes to our file */
		if (rf_runs_next(&runs->core, places, space, state->hashes, &n,
						 pgrf_tick) != RF_OK)
			ereport(ERROR,
					(errcode(ERRCODE_DATA_CORRUPTED),
					 errmsg("temporary file of an aggregate is damaged")));
		if (n > 0)
			write_items(runs->merged, state->hashes, n);
	} while (n > 0);
	state->runs = runs->merged;
	state->nwritten = state->runs->core.nitems;
	runs_free(runs);
}

uint64
pgrf_runs_read(KeysetState *state, uint64 at, uint64 n)
{
	uint64		nread = Min(state->capacity - n, state->nwritten - at);

	Assert(state->runs->core.nruns == 1);
	(void) read_items(state->runs, at, rf_items_at(&state->items, state->hashes, n),
					  nread);
	return nread;
}
