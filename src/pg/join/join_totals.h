/*-------------------------------------------------------------------------
 *
 * join_totals.h
 *	  Join filters: what they did, by database and role.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_JOIN_TOTALS_H
#define PGRF_JOIN_TOTALS_H

typedef enum JoinCount
{
	JOIN_PLACED,				/* filters */
	JOIN_BUILT,					/* sets */
	JOIN_ABANDONED,				/* sets */
	JOIN_CHECKED,				/* rows */
	JOIN_DROPPED,
	JOIN_COUNTS
} JoinCount;

/* Called when the library is loaded.  Requests shared memory, if preloaded. */
extern void pgrf_join_totals_init(void);

/* To be called before pgrf_join_totals_add().  May raise an error. */
extern void pgrf_join_totals_begin(void);

/* Adds what a query's filters did in this database.  Raises no error. */
extern void pgrf_join_totals_add(Oid role, const uint64 counts[JOIN_COUNTS]);

/* Counts an error that "verify" has found, for this process's log. */
extern void pgrf_join_totals_wrong(void);

#endif							/* PGRF_JOIN_TOTALS_H */
