/*-------------------------------------------------------------------------
 *
 * filter_setops.h
 *	  Functions that make filters of filters.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_FILTER_SETOPS_H
#define PGRF_FILTER_SETOPS_H

/* Which filter such a function makes, for estimates. */
typedef enum PgrfMaking
{
	PGRF_MAKE_UNKNOWN,			/* another function, or not of filters */
	PGRF_MAKE_OF_FIRST,			/* like the first argument */
	PGRF_MAKE_REBUILT,			/* same keys, at a rate that may be given */
	PGRF_MAKE_UNION,
	PGRF_MAKE_INTERSECTION,
	PGRF_MAKE_CHOICE			/* one of several: CASE, COALESCE */
} PgrfMaking;

extern PgrfMaking pgrf_making_of(Oid funcid);

#endif							/* PGRF_FILTER_SETOPS_H */
