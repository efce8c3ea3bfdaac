/*-------------------------------------------------------------------------
 *
 * rf_probes.h
 *		Filters probed in all ways: many hashes at once, and in pieces, as
 *		where they are stored.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_PROBES_H
#define RF_PROBES_H

#include "rf_sets.h"

/* The values of a key that are compared. */
#define PROBED_VALUES	20

/* ---- Many probes at once find what one by one find ---- */

static inline void
check_many(const rf_filter *f, const uint64_t *hashes, uint32_t n)
{
	SCOPED uint32_t *found = rf_test_alloc(n * sizeof(*found));
	uint32_t	nfound = rf_filter_may_contain_many(f, hashes, n, found, NULL);
	uint32_t	next = 0;
	uint32_t	wrong = 0;

	REQUIRE(nfound <= n);
	for (uint32_t i = 0; i < n; i++)
	{
		bool		expected = rf_filter_may_contain(f, hashes[i]);

		wrong += expected != (next < nfound && found[next] == i);
		next += next < nfound && found[next] == i;
	}
	CHECK(wrong == 0 && next == nfound, "%s of %" PRIu64 " keys, %u probes: %u wrong, %u of %u found",
		  f->ops->name, f->wire.nkeys, n, wrong, next, nfound);
}

/*
 * ---- Filters in pieces ----
 *
 * A reader that has nothing but the bytes that were fetched, and junk
 * everywhere else, gets the answer of one that has the whole filter.
 */

typedef struct Pieces
{
	uint32_t	nextents;		/* of the probe */
	uint64_t	nbytes;
} Pieces;

/* A filter of which only what was fetched is in place. */
typedef struct Fetched
{
	const Built *whole;
	uint8_t    *bytes;
	Pieces		pieces;
} Fetched;

static inline void
fetch(void *arg, const uint8_t *p, uint64_t len, uint64_t likely)
{
	Fetched    *fetched = arg;
	uint64_t	at = (uint64_t) (p - fetched->bytes);

	if (!CHECK(at <= fetched->whole->len && len <= likely &&
			   likely <= fetched->whole->len - at,
			   "at %" PRIu64 ", len %" PRIu64 ", likely %" PRIu64 " of %" PRIu64,
			   at, len, likely, fetched->whole->len))
		return;
	if (len > 0)
		memcpy(fetched->bytes + at, fetched->whole->bytes + at, len);
	fetched->pieces.nextents++;
	fetched->pieces.nbytes += len;
}

/* Up to PROBED_VALUES; returns how many the key has, 0 if it is no map. */
static inline uint32_t
probe_values(const rf_filter *f, uint64_t hash, uint32_t *values,
			 const rf_fetch *fetch)
{
	memset(values, 0, PROBED_VALUES * sizeof(*values));
	return f->ops->map == NULL ? 0 :
		f->ops->map->values(&f->u, hash, values, PROBED_VALUES, fetch);
}

/*
 * Opens a filter and probes it, with nothing in place but what was fetched:
 * 1 or 0, or -1 if the filter does not open.  The same with values, if it is
 * a map, after the pieces were counted.
 */
static inline int
probe_in_pieces(const Built *b, uint64_t hash, int junk, Pieces *pieces,
				uint32_t *nvalues, uint32_t *values)
{
	Fetched		fetched = {b, rf_test_alloc(b->len), {0, 0}};
	rf_fetch	fetcher = {fetch, &fetched};
	rf_filter	f;
	int			answer = -1;

	memset(fetched.bytes, junk, b->len);
	if (rf_filter_open_fetching(&f, RF_KIND_ANY, fetched.bytes, b->len,
								&fetcher, NULL) == RF_OK)
	{
		memset(&fetched.pieces, 0, sizeof(fetched.pieces));
		answer = rf_filter_may_contain_fetching(&f, hash, &fetcher);
	}
	*pieces = fetched.pieces;
	if (answer >= 0)
		*nvalues = probe_values(&f, hash, values, &fetcher);
	free(fetched.bytes);
	return answer;
}

/* Is the answer that of the whole filter, whatever is between the pieces? */
static inline bool
check_in_pieces(const Built *b, uint64_t hash, Pieces *pieces)
{
	static const int junk[] = {0x00, 0xFF, 0xA5};
	rf_filter	f;
	int			answer = -1;
	uint32_t	values[PROBED_VALUES],
				values_in_pieces[PROBED_VALUES],
				n = 0,
				n_in_pieces = 0;
	bool		ok = true;

	if (rf_filter_open(&f, 0, b->bytes, b->len, RF_OPEN, NULL, NULL) == RF_OK)
	{
		answer = rf_filter_may_contain(&f, hash);
		n = probe_values(&f, hash, values, NULL);
	}
	for (int i = 0; ok && i < 3; i++)
	{
		int			in_pieces = probe_in_pieces(b, hash, junk[i], pieces,
												&n_in_pieces, values_in_pieces);

		ok = CHECK(in_pieces == answer && n_in_pieces == n &&
				   (n == 0 || memcmp(values, values_in_pieces, sizeof(values)) == 0),
				   "kind %d, junk %02x, hash %" PRIx64 ": %d, whole %d; values %u, whole %u",
				   b->len > 4 ? b->bytes[4] : 0, (unsigned int) junk[i], hash,
				   in_pieces, answer, n_in_pieces, n);
	}
	return ok;
}

#endif							/* RF_PROBES_H */
