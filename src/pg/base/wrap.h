/*-------------------------------------------------------------------------
 *
 * wrap.h
 *	  Expressions in place of those that the executor would evaluate.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_WRAP_H
#define PGRF_WRAP_H

#include "nodes/execnodes.h"

/*
 * An expression that is put in place of another, "own", which it may evaluate
 * itself; NULL: a condition in place of none.
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
