/*-------------------------------------------------------------------------
 *
 * filter_origin.h
 *	  What to expect of filters that do not exist yet while planning.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_FILTER_ORIGIN_H
#define PGRF_FILTER_ORIGIN_H

#include "nodes/pathnodes.h"

/* A filter as an expression of a query will give it. */
typedef struct PgrfExpected
{
	double		keys;			/* distinct ones */
	double		domain;			/* distinct values that they are drawn from; 0
								 * if that is not known */
	double		fpr;
	Const	   *value;			/* the filter itself, if it is known after
								 * all; then nothing else is set */
} PgrfExpected;

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

/* False: nothing is known. */
extern bool pgrf_expect_filter(PlannerInfo *root, Node *node,
							   PgrfExpected *expected);

#endif							/* PGRF_FILTER_ORIGIN_H */
