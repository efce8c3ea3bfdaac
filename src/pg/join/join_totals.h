/*-------------------------------------------------------------------------
 *
 * join_totals.h
 *	  Join filters: what those of a session did, all together.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_JOIN_TOTALS_H
#define PGRF_JOIN_TOTALS_H

/* Totals of this session. */
typedef struct JoinTotals
{
	uint64		placed;
	uint64		built;
	uint64		abandoned;
	uint64		checked;
	uint64		dropped;
	uint64		wrong;			/* dropped though they match: verify found
								 * them */
} JoinTotals;

extern JoinTotals pgrf_join_totals;

/*
 * Does code run now with rights that are not the session's, so that what it
 * does is not counted, nor told to it?  As a SECURITY DEFINER function does,
 * and what REFRESH MATERIALIZED VIEW, ANALYZE and the like call as the owner.
 */
extern bool pgrf_join_totals_hidden(void);

/*
 * Says what the filters of this process did, as it ends: make server-regress
 * adds it up.  Nobody is connected any more by then, not even a worker to its
 * leader, so it goes to the server's log alone.
 */
extern void pgrf_join_totals_log(void);

#endif							/* PGRF_JOIN_TOTALS_H */
