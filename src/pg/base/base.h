/*-------------------------------------------------------------------------
 *
 * base.h
 *	  What other folders may use of this one.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_BASE_H
#define PGRF_BASE_H

#include "agg_call.h"
#include "compat.h"
#include "error.h"
#include "filter.h"
#include "hiding.h"
#include "node_marks.h"
#include "settings.h"
#include "tick.h"
#include "wrap.h"

#endif							/* PGRF_BASE_H */
