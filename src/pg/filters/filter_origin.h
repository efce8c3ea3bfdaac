/*-------------------------------------------------------------------------
 *
 * filter_origin.h
 *	  Estimates of filters that do not exist yet while planning.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_FILTER_ORIGIN_H
#define PGRF_FILTER_ORIGIN_H

#include "nodes/pathnodes.h"

/* What a filter is expected to be. */
typedef struct PgrfExpected
{
	double		keys;			/* distinct keys */
	double		domain;			/* distinct values from which the keys are
								 * drawn; 0 if unknown */
	double		fpr;
	Var		   *column;			/* a table's column whose values are all keys;
								 * or NULL */
	PlannerInfo *query;			/* to which the column belongs */
	Const	   *value;			/* the filter itself, if it is a constant;
								 * then nothing else is set */
} PgrfExpected;

/*
 * Estimates the filter that an expression of a query gives; false if nothing
 * is known.  Takes a bounded number of steps.
 */
extern bool pgrf_expect_filter(PlannerInfo *root, Node *node,
							   PgrfExpected *expected);

#endif							/* PGRF_FILTER_ORIGIN_H */
