/*-------------------------------------------------------------------------
 *
 * wrap.h
 *	  Replacing expressions of the executor.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_WRAP_H
#define PGRF_WRAP_H

#include "nodes/execnodes.h"

/*
 * Makes a state to evaluate in place of "own", which function() may evaluate
 * itself.  own is NULL for a new condition.
 */
static inline ExprState *
pgrf_wrap(const ExprState *own, ExprStateEvalFunc function, void *private)
{
	ExprState  *wrapper = makeNode(ExprState);

	wrapper->flags = own != NULL ? own->flags : EEO_FLAG_IS_QUAL;
	wrapper->expr = own != NULL ? own->expr : NULL;
	wrapper->evalfunc = function;
	wrapper->evalfunc_private = private;
	return wrapper;
}

#endif							/* PGRF_WRAP_H */
