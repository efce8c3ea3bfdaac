/*-------------------------------------------------------------------------
 *
 * join_source.h
 *	  Join filters: the keys of a hash join's build side.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_JOIN_SOURCE_H
#define PGRF_JOIN_SOURCE_H

#include "executor/hashjoin.h"
#include "nodes/execnodes.h"

#include "join_key.h"
#include "join_set.h"
#include "pg/scan/scan.h"

typedef enum JoinSourceState
{
	JOIN_SOURCE_NEW,			/* nothing is known of the table */
	JOIN_SOURCE_COLLECTING,		/* codes are collected on the way into it */
	JOIN_SOURCE_DECLINED,		/* collecting would not pay */
	JOIN_SOURCE_READY,			/* has a set */
	JOIN_SOURCE_ABANDONED		/* too large for a set */
} JoinSourceState;

/* Does a hash table have a hash? */
typedef enum JoinLookup
{
	JOIN_LOOKUP_ABSENT,
	JOIN_LOOKUP_FOUND,
	JOIN_LOOKUP_UNKNOWN			/* in another batch, or far down its bucket */
} JoinLookup;

struct JoinQuery;

typedef struct JoinSource
{
	HashJoinState *join;
	HashState  *hash;
	int			number;			/* for EXPLAIN */
	bool		force;			/* by JoinFilterDebug */
	Bitmapset  *which;			/* numbers of the join's keys, from 0 */
	int			nkeys;			/* of "which" */
	JoinKey    *keys;			/* in build rows; NULL if expressions */
	bool		changes;		/* the next execution may have other rows */
	bool		whole;			/* all keys: the table's hashes are theirs */
	JoinCode	code;			/* by type; JOIN_CODE_HASH if one is toasted */
	List	   *filters;		/* JoinFilters */
	Account		account;		/* shared by them */
	double		expected;		/* estimate: rows they check per table */
	void		(*forgotten) (struct JoinSource *source);	/* table is gone */
	JoinKey    *outer_keys;		/* as columns of a target's rows */
	struct JoinVerifier *verifier;	/* NULL if not debugging */

	/* About the current table; gone with it. */
	HashJoinTable table;		/* NULL: none yet */
	JoinSourceState state;
	JoinSet		set;
	uint64	   *codes;			/* collected, in the memory of the table */
	uint64		ncodes;
	uint64		maxcodes;		/* allocated */
	uint64		limit;			/* of maxcodes */
	double		worth;			/* most rows whose codes are collected */

	uint64		nbuilt;			/* sets made */
	uint64		nabandoned;
	bool		abandoned;		/* was the last table abandoned? */
} JoinSource;

/* Finds or makes a source.  NULL if the build rows lack these keys. */
extern JoinSource *pgrf_join_source_get(struct JoinQuery *query,
										HashJoinState *join, Bitmapset *which);

/* Is the hash table complete?  Only then call the functions below. */
extern bool pgrf_join_source_complete(JoinSource *source);

extern double pgrf_join_source_rows(const JoinSource *source);

/*
 * Can hashes be looked up in the table?  If it has several batches, the answer
 * for rows of batches that are not in memory is JOIN_LOOKUP_UNKNOWN.
 */
extern bool pgrf_join_source_has_lookup(const JoinSource *source);
extern JoinLookup pgrf_join_source_lookup(const JoinSource *source,
										  uint32 hash);

/* Is there a set, or can one be made? */
extern bool pgrf_join_source_has_set(const JoinSource *source);

/* Makes the set, in the table's memory, or abandons it, if not yet done. */
extern void pgrf_join_source_build(JoinSource *source);

#endif							/* PGRF_JOIN_SOURCE_H */
