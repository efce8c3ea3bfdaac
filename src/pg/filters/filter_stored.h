/*-------------------------------------------------------------------------
 *
 * filter_stored.h
 *	  Filters that are stored out of line, fetched page by page.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_FILTER_STORED_H
#define PGRF_FILTER_STORED_H

#include "pg/base/base.h"
#include "pg/keys/keys.h"

/* A filter that is stored out of line, and what has been fetched of it. */
typedef struct StoredFilter
{
	struct varatt_external pointer; /* where it is stored */
	rf_kind		kind;			/* any until it has been opened */
	uint64		len;
	uint8_t    *bytes;			/* [len], undefined where not fetched */
	uint8_t    *fetched;		/* a bit for each page, or NULL: all of them */
	uint64		nmissing;		/* pages that are not fetched yet */
	uint8_t    *chunk;			/* that holds both, or NULL */
	bool		opened;			/* and not found to be damaged since */
} StoredFilter;

/*
 * Opens the filter at stored->pointer, in memory from cxt, of which it takes
 * pgrf_stored_size().  The rest of *stored is zero, or was closed.  Raises
 * errors for damaged ones; pgrf_stored_close(), which frees the memory and
 * cannot fail, is then due all the same.
 */
extern Size pgrf_stored_size(const struct varatt_external *pointer);
extern void pgrf_stored_open(StoredFilter *stored, rf_filter *view,
							 MemoryContext cxt);
extern void pgrf_stored_close(StoredFilter *stored);

/*
 * Does what is stored there now begin with the page that the opened filter
 * begins with?  Raises an error if nothing is stored there.
 */
extern bool pgrf_stored_is_same(const StoredFilter *stored);

/*
 * Probes a filter of which pages are missing, and fetches those it needs.
 * Raises an error if the filter is complete thereby and its check is wrong.
 */
extern bool pgrf_stored_may_contain(StoredFilter *stored,
									const rf_filter *view, uint64 hash);

/* The same for how often a key was added, of a kind that counts. */
extern uint32 pgrf_stored_count(StoredFilter *stored, const rf_filter *view,
								uint64 hash);

/* The same for the values of a key, of a kind that maps (rf_kind.h). */
extern uint32 pgrf_stored_values(StoredFilter *stored, const rf_filter *view,
								 uint64 hash, uint32_t *values, uint32 max);

#endif							/* PGRF_FILTER_STORED_H */
