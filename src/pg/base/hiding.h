/*-------------------------------------------------------------------------
 *
 * hiding.h
 *	  What hides rows from the user who runs a query.
 *
 * A condition of the user must not see such rows, nor may counts tell of them.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_HIDING_H
#define PGRF_HIDING_H

#include "nodes/execnodes.h"

typedef enum Hiding
{
	HIDING_NONE,
	HIDING_POLICY,				/* row security of a table; its conditions are
								 * the first of the table's scan */
	HIDING_VIEW					/* a view that is a security barrier */
} Hiding;

/* The greatest of those that some table or view of the query has. */
extern Hiding pgrf_hiding_find(EState *estate);

#endif							/* PGRF_HIDING_H */
