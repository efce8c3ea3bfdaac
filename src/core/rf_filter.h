/*-------------------------------------------------------------------------
 *
 * rf_filter.h
 *	  Filters of any kind.
 *
 * Foreign bytes become a filter only through rf_filter_open(); then probes
 * need no further checks.  A kind's table (rf_kind.h) has all about it.  The
 * types here, and the probes, which an indirect call would slow down, are made
 * from the list of kinds.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_FILTER_H
#define RF_FILTER_H

#include "rf_kinds.h"

RF_EXTERN_C_BEGIN

#define RF_KIND_CODE(code, NAME, name, use) RF_KIND_##NAME = code,
#define RF_KIND_VIEW(code, NAME, name, use) rf_##name name;
#define RF_KIND_SHAPE(code, NAME, name, use) \
	rf_##name##_shape name;

typedef enum rf_kind
{
	RF_KIND_ANY = 0,
	RF_KINDS(RF_KIND_CODE)
	RF_KIND_END					/* one more than the highest */
} rf_kind;

/* A filter in place: points into the bytes it was opened from. */
typedef struct rf_filter
{
	rf_wire		wire;
	const rf_kind_ops *ops;
	union
	{
		RF_KINDS(RF_KIND_VIEW)
	}			u;
} rf_filter;

/* All that is decided before any key is seen. */
typedef union rf_shape
{
	RF_KINDS(RF_KIND_SHAPE)
} rf_shape;

#undef RF_KIND_CODE
#undef RF_KIND_VIEW
#undef RF_KIND_SHAPE

/* How thoroughly to check foreign bytes. */
typedef enum rf_depth
{
	RF_OPEN,					/* what makes probing safe; little work */
	RF_VERIFY					/* all that can be checked; reads every byte */
} rf_depth;

/* The table of a kind; NULL if there is no such kind.  Any code will do. */
extern const rf_kind_ops *rf_kind_find(uint32_t code);

/*
 * Opens len bytes as a filter of this kind, or of any.  On failure *why (may
 * be NULL) says why.  Cost: constant with RF_OPEN, linear in len with
 * RF_VERIFY.  Callers check that a descriptor is UTF-8.
 */
extern rf_status rf_filter_open(rf_filter *filter, rf_kind kind,
								const uint8_t *bytes, uint64_t len,
								rf_depth depth, rf_reason *why, rf_tick tick);

/*
 * The same, with RF_OPEN, for bytes that are stored elsewhere: each is fetched
 * to its place in "bytes" before it is read.
 */
extern rf_status rf_filter_open_fetching(rf_filter *filter, rf_kind kind,
										 const uint8_t *bytes, uint64_t len,
										 const rf_fetch *fetch,
										 rf_reason *why);

/* False: the filter holds no key with this hash. */
static inline bool
rf_filter_may_contain(const rf_filter *filter, uint64_t hash)
{
#define RF_KIND_PROBE(code, NAME, name, use) \
	case code: \
		return rf_##name##_may_contain(&filter->u.name, hash);

	switch (filter->wire.kind)
	{
			RF_KINDS(RF_KIND_PROBE)
	}
	return true;				/* rf_filter_open() lets no other kind pass */

#undef RF_KIND_PROBE
}

/*
 * The same for n hashes at once: writes the numbers, from 0, of hashes that
 * may be there to found, ascending, and returns how many.  found has space for
 * n numbers and may not overlap hashes.  At a tick, found is undefined.
 *
 * In filters larger than the caches, probes take half the time or less: their
 * memory accesses overlap.  Hundreds at once are best; 32 have most of the
 * gain.  In smaller filters, only the cost of calls is saved.
 */
extern uint32_t rf_filter_may_contain_many(const rf_filter *filter,
										   const uint64_t *hashes, uint32_t n,
										   uint32_t *found, rf_tick tick);

/*
 * rf_filter_may_contain() for bytes that are stored elsewhere.  README.md has
 * the pieces that it reads.
 */
static inline bool
rf_filter_may_contain_fetching(const rf_filter *filter, uint64_t hash,
							   const rf_fetch *fetch)
{
	return filter->ops->may_contain(&filter->u, hash, fetch);
}

/*
 * A filter is fastest to probe this far beyond a multiple of the cache line,
 * 64: blocks of Bloom and counting filters then begin with lines, and no hash
 * of a keyset straddles two.  0 for other kinds.  Reads the header only.
 */
extern uint32_t rf_filter_alignment(const uint8_t *header);

/*
 * The number of distinct keys: exact in kinds that are built once, estimated
 * from all bytes in Bloom and counting filters.
 */
extern uint64_t rf_filter_cardinality(const rf_filter *filter, rf_tick tick);

/*
 * The rate of the filter as it is.  Reads all bytes of Bloom and counting
 * filters; an upper bound for a ribbon, whose overflows may have more columns.
 */
extern double rf_filter_fpr(const rf_filter *filter, rf_tick tick);

/*
 * Estimates both in constant time, from the first RF_BLOOM_SAMPLE blocks of a
 * Bloom or counting filter: keys fall at random.  0 keys only if it has none.
 */
extern void rf_filter_estimate(const rf_filter *filter, double *keys,
							   double *fpr);

/* Writes up to RF_MAX_DETAILS other properties; returns their number. */
extern uint32_t rf_filter_details(const rf_filter *filter,
								  rf_detail *details, rf_tick tick);

RF_EXTERN_C_END

#endif							/* RF_FILTER_H */
