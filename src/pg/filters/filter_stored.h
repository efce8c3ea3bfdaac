/*-------------------------------------------------------------------------
 *
 * filter_stored.h
 *	  Filters in TOAST, fetched page by page.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_FILTER_STORED_H
#define PGRF_FILTER_STORED_H

#include "pg/base/base.h"
#include "pg/keys/keys.h"

typedef struct StoredFilter
{
	struct varatt_external pointer;
	rf_kind		kind;			/* RF_KIND_ANY until it has been opened */
	uint64		len;
	uint8_t    *bytes;			/* [len], undefined where not fetched */
	uint8_t    *fetched;		/* a bit for each page; NULL if all are */
	uint64		nmissing;		/* pages not fetched yet */
	uint8_t    *chunk;			/* the allocation of both, or NULL */
	bool		opened;			/* and not found to be damaged since */
} StoredFilter;

/*
 * Opens the filter at stored->pointer, in pgrf_stored_size() bytes of cxt.
 * All else in *stored is zero, or was closed.  Raises errors for damaged
 * filters; even then pgrf_stored_close() must be called, which frees the
 * memory and cannot fail.
 */
extern Size pgrf_stored_size(const struct varatt_external *pointer);
extern void pgrf_stored_open(StoredFilter *stored, rf_filter *view,
							 MemoryContext cxt);
extern void pgrf_stored_close(StoredFilter *stored);

/* Is the first page still the same?  Raises an error if there is none. */
extern bool pgrf_stored_is_same(const StoredFilter *stored);

/*
 * Probes a filter with missing pages, and fetches those that it needs.  Raises
 * an error if this completes the filter, and its checksum is wrong.
 */
extern bool pgrf_stored_may_contain(StoredFilter *stored,
									const rf_filter *view, uint64 hash);

/* The same for kinds that count: how often was the key added? */
extern uint32 pgrf_stored_count(StoredFilter *stored, const rf_filter *view,
								uint64 hash);

/* The same for kinds that map: the values of a key (rf_kind.h). */
extern uint32 pgrf_stored_values(StoredFilter *stored, const rf_filter *view,
								 uint64 hash, uint32_t *values, uint32 max);

#endif							/* PGRF_FILTER_STORED_H */
