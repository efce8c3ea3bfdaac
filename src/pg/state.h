/*-------------------------------------------------------------------------
 *
 * state.h
 *	  Filters under construction: expanded objects.
 *
 * There are two: a keyset state collects hashes, of which a filter of any kind
 * is then made (filter_build.c); a filter state is a filter of a kind that can
 * be added to, sized beforehand.  Both flatten by themselves to a value of
 * their SQL type: nodeAgg passes a state from row to row by reference, and
 * whoever needs a plain value (a worker's tuple queue, a table, another
 * server) gets one, so no serialization functions are needed.
 *
 * IDENTIFICATION
 *	  src/pg/state.h
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_STATE_H
#define PGRF_STATE_H

#include "pgrf.h"
#include "nodes/execnodes.h"
#include "utils/expandeddatum.h"

/* ---- state.c ---- */

/*
 * What the two have in common.  The header is that of the value: its kind, and
 * keys and fpr as they are now.  There are no keys as long as the family is
 * RF_FAMILY_NONE.
 */
typedef struct BuildState
{
	ExpandedObjectHeader hdr;	/* must be first */
	int			magic;
	rf_wire		wire;
	PgrfKeyType *key_type;		/* for polymorphic callers, or NULL */
} BuildState;

#define BUILD_STATE_MAGIC	0x52464253	/* "SBFR" */

/*
 * Allocates a state of so many bytes, all zero but for the object's header and
 * the kind: the state of an aggregate for a group of rows, or if that is NULL,
 * a value in a context of its own in cxt.
 */
extern BuildState *pgrf_state_alloc(Size size,
									const ExpandedObjectMethods *methods,
									rf_kind kind, MemoryContext cxt,
									ExprContext *group);

/* Takes over the key type of a key that has been hashed, or checks it. */
extern void pgrf_state_set_type(BuildState *state, const PgrfKeyType *kt);

/* The same for a type without a descriptor. */
extern void pgrf_state_set_family(BuildState *state, uint8 family);

/* The state behind a datum, or NULL if it is a flat value or somebody else's. */
static inline BuildState *
pgrf_any_state(Datum value)
{
	BuildState *state;

	/* DatumGetEOHP() without the call, for it is done with every row. */
	if (!VARATT_IS_EXTERNAL_EXPANDED(DatumGetPointer(value)))
		return NULL;
	memcpy(&state, VARDATA_EXTERNAL(DatumGetPointer(value)), sizeof(state));
	return likely(state->magic == BUILD_STATE_MAGIC) ? state : NULL;
}

/* The same, of a kind. */
static inline BuildState *
pgrf_state(Datum value, rf_kind kind)
{
	BuildState *state = pgrf_any_state(value);

	return state != NULL && likely(state->wire.kind == kind) ? state : NULL;
}

static inline Datum
pgrf_state_datum(BuildState *state)
{
	return EOHPGetRWDatum(&state->hdr);
}

/* ---- keyset_state.c ---- */

/*
 * Hashes are appended; when the buffer is full it is sorted and repeats are
 * dropped, and it grows only if few were.  So it takes memory for distinct
 * keys, not for rows.  The state of an aggregate has a limit, past which it
 * goes on in a file.
 */
typedef struct KeysetState
{
	BuildState	base;			/* must be first */
	uint64_t   *hashes;			/* [capacity] */
	uint64		nsorted;		/* ascending and distinct */
	uint64		nhashes;		/* with those appended since */
	uint64		capacity;
	uint64		nrepeats;		/* that have been dropped */
	uint64_t   *recent;			/* [KEYSET_RECENT_SIZE], or NULL */
	ExprContext *group;			/* that it is aggregated for; NULL: no limit */
	struct HashRuns *runs;		/* hashes beyond what memory holds, or NULL */
} KeysetState;

#define KEYSET_RECENT_BITS	10
#define KEYSET_RECENT_SIZE	(1 << KEYSET_RECENT_BITS)

/* A new, empty one; fpr is that of the filter to be made, 0 for none. */
extern KeysetState *pgrf_keyset_new(MemoryContext cxt, ExprContext *group,
									double fpr);

/* A copy of a flat keyset, to go on with. */
extern KeysetState *pgrf_keyset_expand(MemoryContext cxt, ExprContext *group,
									   Datum value);

/* Provides for one more hash. */
extern void pgrf_keyset_make_room(KeysetState *state);

static inline void
pgrf_keyset_add(KeysetState *state, uint64 hash)
{
	/* First, for this can fail. */
	if (unlikely(state->nhashes == state->capacity))
		pgrf_keyset_make_room(state);
	if (state->recent != NULL)
	{
		/*
		 * 0 marks a free place; a hash of 0 is then never found there, or
		 * found and taken for seen: it must not be the first.
		 */
		uint64_t   *place = &state->recent[hash >> (64 - KEYSET_RECENT_BITS)];

		if (*place == hash && hash != 0)
			return;
		*place = hash;
	}
	state->hashes[state->nhashes++] = hash;
}

/*
 * Drops repeats among all hashes, which takes less than sorting; returns how
 * many there are, and sets *sorted_bits as rf_hashes_distinct() does.
 */
extern uint64 pgrf_keyset_distinct(KeysetState *state, uint32_t *sorted_bits);

/*
 * Reading the distinct hashes of a state from the first one on: all at once if
 * they are in memory, else, ascending, as many as the buffer holds.
 */
typedef struct KeysetReader
{
	KeysetState *state;
	const uint64_t *hashes;		/* [nhashes] at hand */
	uint64		nhashes;
	uint64		nread;			/* hashes read from the file */
} KeysetReader;

/* Begins, after pgrf_keyset_distinct(); nothing may be added meanwhile. */
extern void pgrf_keyset_read(KeysetReader *reader, KeysetState *state);

/*
 * Goes on behind the first "used" hashes at hand; the others stay in front.
 * Nothing at hand: that was all.
 */
extern void pgrf_keyset_read_on(KeysetReader *reader, uint64 used);

/*
 * Does a keyset under construction hold a hash?  Not for one that goes on in a
 * file.  Some 100 ns; if keys are added in between, up to some root of n steps
 * more.
 */
extern bool pgrf_keyset_contains(KeysetState *state, uint64 hash);

/*
 * Raises the error for a damaged filter unless the hashes of a flat keyset
 * ascend, as whoever takes all of them relies on.
 */
extern void pgrf_keyset_check_order(const rf_keyset *ks);

/* Adds the hashes of a flat keyset, after that check. */
extern void pgrf_keyset_merge(KeysetState *state, const rf_filter *other);

/* ---- filter_state.c ---- */

/* Hashes are added so many at once, for blocks are then fetched ahead. */
#define FILTER_PENDING		256

typedef struct FilterState
{
	BuildState	base;			/* must be first */
	rf_filter	view;			/* of the payload, but for the pending hashes;
								 * its header may be out of date */
	uint8_t    *payload;		/* aligned for the kind */
	void	   *chunk;			/* that holds it */
	uint32		npending;
	uint64_t	pending[FILTER_PENDING];	/* to be added */
} FilterState;

/*
 * A new, empty one for so many keys.  Raises errors for a rate or a number of
 * keys that there are no filters for.
 */
extern FilterState *pgrf_filter_new(rf_kind kind, MemoryContext cxt,
									ExprContext *group, double fpr,
									int64 expected);

/* The shape of pgrf_filter_new(), with the same errors. */
extern void pgrf_filter_plan(rf_kind kind, double fpr, int64 expected,
							 rf_shape *shape);

/* A copy of a flat filter of this kind, to go on with. */
extern FilterState *pgrf_filter_expand(rf_kind kind, MemoryContext cxt,
									   ExprContext *group, Datum value);

/* Adds the pending hashes. */
extern void pgrf_filter_add_pending(FilterState *state);

static inline void
pgrf_filter_add(FilterState *state, uint64 hash)
{
	if (unlikely(state->npending == FILTER_PENDING))
		pgrf_filter_add_pending(state);
	state->pending[state->npending++] = hash;
}

/* Opens a filter under construction; good until it is changed. */
extern void pgrf_filter_view(FilterState *state, rf_filter *view);

/* Unites with a flat filter; raises an error if their shapes differ. */
extern void pgrf_filter_merge(FilterState *state, const rf_filter *other);

/* ---- either ---- */

/* A copy of a flat value, to go on with. */
static inline BuildState *
pgrf_state_expand(rf_kind kind, MemoryContext cxt, ExprContext *group,
				  Datum value)
{
	return kind == RF_KIND_KEYSET ?
		&pgrf_keyset_expand(cxt, group, value)->base :
		&pgrf_filter_expand(kind, cxt, group, value)->base;
}

/* ---- filter_build.c ---- */

/* Makes a filter from the hashes of a state; a keyset has no rate. */
extern Filter *pgrf_build(rf_kind kind, KeysetState *state, double fpr);

/* A filter of no keys. */
extern Filter *pgrf_build_empty(rf_kind kind, double fpr);

#endif							/* PGRF_STATE_H */
