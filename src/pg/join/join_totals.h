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

typedef struct JoinTotals JoinTotals;

/* When the library is loaded: asks for shared memory, if that can be had. */
extern void pgrf_join_totals_init(void);

/*
 * Those of this database and the role whose rights apply now: in a SECURITY
 * DEFINER function, its owner's.  They stay where they are.
 */
extern JoinTotals *pgrf_join_totals_get(void);

/* A query has ended, whose filters did this.  Raises no error. */
extern void pgrf_join_totals_add(JoinTotals *totals,
								 const uint64 counts[JOIN_COUNTS]);

/* A row would have been dropped though it matches: verify found it. */
extern void pgrf_join_totals_wrong(void);

#endif							/* PGRF_JOIN_TOTALS_H */
