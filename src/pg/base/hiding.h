/*-------------------------------------------------------------------------
 *
 * hiding.h
 *	  What hides rows from the user who runs a query.
 *
 * The user's conditions must not see hidden rows, nor may counters show them.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_HIDING_H
#define PGRF_HIDING_H

#include "nodes/execnodes.h"

typedef enum Hiding
{
	HIDING_NONE,
	HIDING_POLICY,				/* row security of a table; its conditions
								 * come first in the scan */
	HIDING_VIEW					/* a view that is a security barrier */
} Hiding;

/* The greatest of the tables and views of a query. */
extern Hiding pgrf_hiding_find(EState *estate);

#endif							/* PGRF_HIDING_H */
