/*-------------------------------------------------------------------------
 *
 * lib_runs.c
 *	  Hashes beyond what memory holds: sorted runs in a temporary file.
 *
 * Merging makes use of what hashes are: evenly spread.  As much of each run is
 * in memory, and all that lies up to the lowest of their ends is complete.  It
 * is sorted, which takes less than merging for more than three runs.  So most
 * of what is in memory goes at once.  Of hashes that somebody has chosen less
 * may, but what stays is not read again.
 *
 * Filters are planned by the number of their keys, so runs are read twice,
 * first to count: that takes less than to write the merged hashes would.
 *
 *-------------------------------------------------------------------------
 */
#define _POSIX_C_SOURCE 200809L

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "core/base/rf_hashes.h"
#include "lib_io.h"
#include "lib_runs.h"

#define HASH_BYTES	sizeof(uint64_t)
#define MOST_AT_ONCE	((size_t) 1 << 30)

/* Where a run is in the file, in hashes. */
typedef struct lib_run
{
	uint64_t	begin;
	uint64_t	at;				/* of what has not been merged yet */
	uint64_t	end;
	uint64_t	nread;			/* from there on, that are in memory ... */
	uint64_t	skip;			/* so far into the place of the run */
} lib_run;

struct lib_runs
{
	int			fd;
	uint32_t	max_repeats;
	uint32_t	nruns;
	uint32_t	max_runs;
	lib_run    *runs;			/* [max_runs] */
	uint64_t	nhashes;		/* in the file */
	uint64_t   *held;			/* [nruns * room], while they are merged */
	uint64_t	room;			/* hashes of each run there */
};

lib_runs *
lib_runs_new(uint32_t max_repeats, rbf_error *error)
{
	const char *directory = getenv("TMPDIR");
	lib_runs   *runs = calloc(1, sizeof(*runs));
	char	   *name;
	size_t		size;

	if (directory == NULL || *directory == '\0')
		directory = "/tmp";
	size = strlen(directory) + sizeof("/ribbonfilter.XXXXXX");
	name = malloc(size);
	if (runs == NULL || name == NULL)
	{
		(void) lib_no_memory(error);
		free(name);
		free(runs);
		return NULL;
	}
	runs->max_repeats = max_repeats;
	(void) snprintf(name, size, "%s/ribbonfilter.XXXXXX", directory);
	runs->fd = mkstemp(name);
	if (runs->fd < 0)
	{
		(void) lib_io_failed(error, "create a temporary file in", directory);
		free(runs);
		runs = NULL;
	}
	else
	{
		(void) fcntl(runs->fd, F_SETFD, FD_CLOEXEC);
		(void) unlink(name);
	}
	free(name);
	return runs;
}

void
lib_runs_free(lib_runs *runs)
{
	if (runs == NULL)
		return;
	(void) close(runs->fd);
	free(runs->held);
	free(runs->runs);
	free(runs);
}

uint32_t
lib_runs_count(const lib_runs *runs)
{
	return runs->nruns;
}

bool
lib_runs_write(lib_runs *runs, const uint64_t *hashes, uint64_t n, rbf_error *error)
{
	if (n == 0)
		return true;
	if (runs->nruns == runs->max_runs)
	{
		uint32_t	more = runs->max_runs == 0 ? 8 : 2 * runs->max_runs;
		lib_run    *larger = realloc(runs->runs, more * sizeof(lib_run));

		if (larger == NULL)
			return lib_no_memory(error);
		runs->runs = larger;
		runs->max_runs = more;
	}
	/* at the end: after a failure nothing is written any more */
	if (!lib_write(runs->fd, hashes, (size_t) (n * HASH_BYTES), "a temporary file", error))
		return false;
	runs->runs[runs->nruns].begin = runs->nhashes;
	runs->nhashes += n;
	runs->runs[runs->nruns++].end = runs->nhashes;
	return true;
}

static bool
read_hashes(const lib_runs *runs, uint64_t from, uint64_t *hashes, uint64_t n, rbf_error *error)
{
	char	   *p = (char *) hashes;
	uint64_t	nbytes = n * HASH_BYTES;
	off_t		at = (off_t) (from * HASH_BYTES);

	while (nbytes > 0)
	{
		ssize_t		got = pread(runs->fd, p, nbytes < MOST_AT_ONCE ? (size_t) nbytes : MOST_AT_ONCE,
								at);

		if (got < 0 && errno == EINTR)
			continue;
		if (got <= 0)
		{
			if (got == 0)
				errno = EIO;
			return lib_io_failed(error, "read", "a temporary file");
		}
		p += got;
		at += got;
		nbytes -= (uint64_t) got;
	}
	return true;
}

bool
lib_runs_hold(lib_runs *runs, uint64_t space, rbf_error *error)
{
	runs->room = space / runs->nruns;
	runs->held = space > SIZE_MAX / HASH_BYTES ? NULL : malloc((size_t) space * HASH_BYTES);
	return runs->held != NULL || lib_no_memory(error);
}

void
lib_runs_rewind(lib_runs *runs)
{
	for (uint32_t i = 0; i < runs->nruns; i++)
	{
		runs->runs[i].at = runs->runs[i].begin;
		runs->runs[i].nread = 0;
		runs->runs[i].skip = 0;
	}
}

bool
lib_runs_read(lib_runs *runs, uint64_t *hashes, uint64_t *n, rbf_error *error)
{
	uint64_t	bound = UINT64_MAX;
	uint64_t	kept = 0;
	bool		ended = true;

	*n = 0;
	for (uint32_t i = 0; i < runs->nruns; i++)
	{
		lib_run    *r = &runs->runs[i];
		uint64_t   *place = runs->held + i * runs->room;
		uint64_t	rest = r->end - r->at;
		uint64_t	most = rest < runs->room ? rest : runs->room;

		ended &= rest == 0;
		/* not a few at a time */
		if (r->nread <= runs->room / 2 && r->nread < most)
		{
			memmove(place, place + r->skip, r->nread * HASH_BYTES);
			r->skip = 0;
			if (!read_hashes(runs, r->at + r->nread, place + r->nread, most - r->nread, error))
				return false;
			r->nread = most;
		}
		if (r->nread < rest && place[r->skip + r->nread - 1] < bound)
			bound = place[r->skip + r->nread - 1];
	}
	if (ended)
		return true;
	for (uint32_t i = 0; i < runs->nruns; i++)
	{
		lib_run    *r = &runs->runs[i];
		uint64_t   *next = runs->held + i * runs->room + r->skip;
		uint64_t	m = rf_hashes_count_up_to(next, r->nread, bound);

		memcpy(hashes + kept, next, m * HASH_BYTES);
		kept += m;
		r->at += m;
		r->nread -= m;
		r->skip += m;
	}
	/* The lowest hash of some run is there, unless the file has changed. */
	if (kept == 0)
	{
		errno = EIO;
		return lib_io_failed(error, "read", "a temporary file");
	}
	rf_hashes_sort(hashes, kept, NULL);
	*n = rf_hashes_at_most(hashes, kept, runs->max_repeats, NULL);
	return true;
}
