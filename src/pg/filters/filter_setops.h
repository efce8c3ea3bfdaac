/*-------------------------------------------------------------------------
 *
 * filter_setops.h
 *	  What operations on filters make of them.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_FILTER_SETOPS_H
#define PGRF_FILTER_SETOPS_H

/* What a function makes of the filters among its arguments. */
typedef enum PgrfMaking
{
	PGRF_MAKE_UNKNOWN,			/* not ours, or not of filters */
	PGRF_MAKE_OF_FIRST,			/* as of the first argument */
	PGRF_MAKE_REBUILT,			/* the same, at a rate that may be given */
	PGRF_MAKE_UNION,
	PGRF_MAKE_INTERSECTION,
	PGRF_MAKE_CHOICE			/* any of the arguments; no function */
} PgrfMaking;

extern PgrfMaking pgrf_making_of(Oid funcid);

#endif							/* PGRF_FILTER_SETOPS_H */
