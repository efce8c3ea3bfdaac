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
	JOIN_SOURCE_NEW,			/* the table has not been looked at */
	JOIN_SOURCE_COLLECTING,		/* while rows are put into the table */
	JOIN_SOURCE_DECLINED,		/* that would not pay, or no longer does */
	JOIN_SOURCE_READY,			/* there is a set */
	JOIN_SOURCE_ABANDONED		/* none for this table: too large */
} JoinSourceState;

/* What a hash table says of a hash value. */
typedef enum JoinLookup
{
	JOIN_LOOKUP_ABSENT,
	JOIN_LOOKUP_FOUND,
	JOIN_LOOKUP_UNKNOWN			/* in a file or far down its bucket, if it is */
} JoinLookup;

struct JoinQuery;

typedef struct JoinSource
{
	HashJoinState *join;
	HashState  *hash;
	int			number;			/* for EXPLAIN */
	bool		force;			/* see JoinFilterDebug */
	Bitmapset  *which;			/* which of the join's keys, from 0 */
	int			nkeys;			/* ... how many */
	JoinKey    *keys;			/* ... as columns of the build side's rows;
								 * NULL: they are expressions */
	bool		changes;		/* the build side may return other rows the
								 * next time that it is executed */
	bool		whole;			/* all keys of the join: the hash values in
								 * its table are those of these keys */
	JoinCode	code;			/* by the type; JOIN_CODE_HASH if a key was
								 * found that nobody fetches */
	List	   *filters;		/* JoinFilters that probe it */
	Account		account;		/* ... all by one account */
	double		expected;		/* rows that they check, for each table, to
								 * the planner */
	void		(*forgotten) (struct JoinSource *source);	/* tells them */
	JoinKey    *outer_keys;		/* ... as columns of some target's rows */
	struct JoinVerifier *verifier;	/* NULL: only when debugging */

	/* About this table, and gone with it. */
	HashJoinTable table;		/* NULL: none yet */
	JoinSourceState state;
	JoinSet		set;
	uint64	   *codes;			/* collected in the memory of the table */
	uint64		ncodes;
	uint64		maxcodes;		/* that there is space for */
	uint64		limit;			/* of maxcodes */
	double		worth;			/* rows that may be collected */

	uint64		nbuilt;			/* sets made */
	uint64		nabandoned;
	bool		abandoned;		/* which of the two came last */
} JoinSource;

/*
 * The source of some keys of a join, a new one if need be; NULL if the build
 * side's rows do not have them.
 */
extern JoinSource *pgrf_join_source_get(struct JoinQuery *query,
										HashJoinState *join, Bitmapset *which);

/* Is the table complete?  Only then call the functions below. */
extern bool pgrf_join_source_complete(JoinSource *source);

/* Rows in the table. */
extern double pgrf_join_source_rows(const JoinSource *source);

/*
 * Can the table be looked up by hash value?  Of a table in several batches,
 * what is in memory, which tells of some rows only.
 */
extern bool pgrf_join_source_has_lookup(const JoinSource *source);
extern JoinLookup pgrf_join_source_lookup(const JoinSource *source,
										  uint32 hash);

/* Is there a set, or can there be one? */
extern bool pgrf_join_source_has_set(const JoinSource *source);

/* Makes the set, or abandons it, unless that was done. */
extern void pgrf_join_source_build(JoinSource *source);

#endif							/* PGRF_JOIN_SOURCE_H */
