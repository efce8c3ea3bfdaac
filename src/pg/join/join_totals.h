/*-------------------------------------------------------------------------
 *
 * join_totals.h
 *	  Join filters: what they did, by database and role.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_JOIN_TOTALS_H
#define PGRF_JOIN_TOTALS_H

/* What is counted. */
typedef enum JoinCount
{
	JOIN_PLACED,				/* filters */
	JOIN_BUILT,					/* sets */
	JOIN_ABANDONED,				/* ... given up */
	JOIN_CHECKED,				/* rows */
	JOIN_DROPPED,
	JOIN_COUNTS
} JoinCount;

/* When the library is loaded: asks for shared memory, if that can be had. */
extern void pgrf_join_totals_init(void);

/* Before the first call of the one below. */
extern void pgrf_join_totals_begin(void);

/*
 * A query in this database has ended, whose filters did this, with the rights
 * of this role.  Raises no error.
 */
extern void pgrf_join_totals_add(Oid role, const uint64 counts[JOIN_COUNTS]);

/* A row would have been dropped though it matches: verify found it. */
extern void pgrf_join_totals_wrong(void);

#endif							/* PGRF_JOIN_TOTALS_H */
