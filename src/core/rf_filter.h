/*-------------------------------------------------------------------------
 *
 * rf_filter.h
 *	  Filters of any kind: the kind table.
 *
 * The one place that knows all kinds.  Foreign bytes become a filter through
 * rf_filter_open() and in no other way: what it accepts can be probed
 * without further checks.
 *
 * IDENTIFICATION
 *	  src/core/rf_filter.h
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_FILTER_H
#define RF_FILTER_H

#include "rf_bloom.h"
#include "rf_keyset.h"
#include "rf_ribbon.h"
#include "rf_wire.h"

/* How thoroughly to look at foreign bytes. */
typedef enum rf_depth
{
	RF_OPEN,					/* what makes probing safe; little work */
	RF_VERIFY					/* all that can be checked; reads every byte */
} rf_depth;

/* A filter in place: points into the bytes it was opened from. */
typedef struct rf_filter
{
	rf_wire		wire;
	union
	{
		rf_keyset	keyset;
		rf_bloom	bloom;
		rf_ribbon	ribbon;
	}			u;
} rf_filter;

/*
 * Opens len bytes as a filter of this kind, or of any kind if kind is 0.
 * On failure *why (may be NULL) tells what is wrong.  Cost: constant with
 * RF_OPEN, linear in len with RF_VERIFY.
 */
extern rf_status rf_filter_open(rf_filter *filter, rf_kind kind,
								const uint8_t *bytes, uint64_t len,
								rf_depth depth, rf_reason *why, rf_tick tick);

/* False: the filter holds no key with this hash. */
extern bool rf_filter_may_contain(const rf_filter *filter, uint64_t hash);

/*
 * For a reader who has the bytes of a filter elsewhere and fetches as few as
 * possible: the step-th extent, from 0, that rf_filter_open() to RF_OPEN, or
 * rf_filter_may_contain(), reads of the filter; false if it reads no more.  It
 * lies within the filter.  The extents of earlier steps must be in place, so
 *
 *		for (step = 0; ..._extent(..., step, &extent); step++)
 *			fetch(extent);
 *
 * and then the call itself, which does not touch any other byte.
 *
 * "len" is that of the whole filter.  A probe reads one block of a Bloom
 * filter, three extents of a chunked ribbon at most, all of a dense one, and as
 * many hashes of a keyset as its search visits.
 */
extern bool rf_filter_open_extent(const uint8_t *bytes, uint64_t len,
								  uint32_t step, rf_extent *extent);
extern bool rf_filter_probe_extent(const rf_filter *filter, uint64_t hash,
								   uint32_t step, rf_extent *extent);

/*
 * The best place for a filter in memory: so many bytes beyond a multiple of 64.
 * The header must be in place.  Blocks of a Bloom filter are cache lines, if
 * they lie there; other kinds have none.
 */
extern uint32_t rf_filter_alignment(const uint8_t *header);

/*
 * The number of distinct keys: exact in a keyset and a ribbon, estimated in a
 * Bloom filter, of which it reads all bytes.
 */
extern uint64_t rf_filter_keys(const rf_filter *filter, rf_tick tick);

/*
 * The chance that a key that is not in the filter is taken for one that is,
 * as the filter stands.  Of a Bloom filter, reads all bytes.
 */
extern double rf_filter_fpr(const rf_filter *filter, rf_tick tick);

/* "keyset", "bloom", "ribbon"; NULL if there is no such kind. */
extern const char *rf_kind_name(rf_kind kind);

#endif							/* RF_FILTER_H */
