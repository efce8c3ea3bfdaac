/*-------------------------------------------------------------------------
 *
 * states.h
 *	  What other folders may use of this one.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_STATES_H
#define PGRF_STATES_H

#include "filter_state.h"
#include "keyset_queue.h"
#include "keyset_state.h"
#include "state.h"

#endif							/* PGRF_STATES_H */
