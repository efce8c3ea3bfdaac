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
	Var		   *column;			/* whose values all of them are, of a table;
								 * or NULL */
	PlannerInfo *query;			/* in which that is */
	Const	   *value;			/* the filter itself, if it is known after
								 * all; then nothing else is set */
} PgrfExpected;

/* False: nothing is known. */
extern bool pgrf_expect_filter(PlannerInfo *root, Node *node,
							   PgrfExpected *expected);

#endif							/* PGRF_FILTER_ORIGIN_H */
