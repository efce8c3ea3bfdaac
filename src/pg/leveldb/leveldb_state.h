/*-------------------------------------------------------------------------
 *
 * leveldb_state.h
 *	  LevelDB's Bloom filters under construction, the state of leveldb_agg().
 *
 * IDENTIFICATION
 *	  src/pg/leveldb/leveldb_state.h
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_LEVELDB_STATE_H
#define PGRF_LEVELDB_STATE_H

#include "storage/buffile.h"
#include "utils/resowner.h"
#include "pg/states/states.h"

/*
 * The hashes of all keys, repeats and all, four bytes each: a filter's size
 * depends on their number, so that none of its bits is known before the last
 * key.
 */
typedef struct LeveldbState
{
	ExpandedObjectHeader hdr;	/* must be first */
	uint32		bits_per_key;
	uint32_t   *hashes;			/* [capacity] */
	uint64		nhashes;
	uint64		capacity;
	ExprContext *group;			/* that it is aggregated for; NULL: no limit */
	ResourceOwner resources;	/* of the query that it is made in */
	BufFile    *file;			/* hashes beyond what memory holds, or NULL */
	uint64		nfiled;			/* that are in there */
} LeveldbState;

/* A new one, without keys. */
extern LeveldbState *pgrf_leveldb_new(MemoryContext cxt, ExprContext *group,
									  uint32 bits_per_key);

/* The state behind a datum; NULL if it is flat or another object. */
extern LeveldbState *pgrf_leveldb_state(Datum value);

/* A copy of a state in its flat form, checked, to go on with. */
extern LeveldbState *pgrf_leveldb_expand(MemoryContext cxt,
										 ExprContext *group, Datum value);

/* Raises an error if a row has other bits per key than those before. */
extern void pgrf_leveldb_check_bits(const LeveldbState *state,
									uint32 bits_per_key);

/* Provides for one more hash; raises an error if the filter gets too large. */
extern void pgrf_leveldb_provide(LeveldbState *state);

static inline void
pgrf_leveldb_add(LeveldbState *state, uint32_t hash)
{
	if (unlikely(state->nhashes == state->capacity))
		pgrf_leveldb_provide(state);
	state->hashes[state->nhashes++] = hash;
}

/* Adds the keys of another state, in either form. */
extern void pgrf_leveldb_merge(LeveldbState *state, Datum other);

/* The filter of all keys; the state stays as it is. */
extern bytea *pgrf_leveldb_filter(LeveldbState *state);

#endif							/* PGRF_LEVELDB_STATE_H */
