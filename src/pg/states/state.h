/*-------------------------------------------------------------------------
 *
 * state.h
 *	  Filters under construction: expanded objects.
 *
 * A keyset state collects hashes, of which filter_build.c makes a filter of
 * any kind; a filter state is a filter to which keys are added.  README.md of
 * src/pg has the rules for expanded objects.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_STATE_H
#define PGRF_STATE_H

#include "nodes/execnodes.h"
#include "utils/expandeddatum.h"
#include "pg/base/base.h"
#include "pg/keys/keys.h"

/*
 * What both begin with.  wire is the header of the value, with kind, key type
 * and rate as known so far; the family is RF_FAMILY_NONE until there are keys.
 */
typedef struct BuildState
{
	ExpandedObjectHeader hdr;	/* must be first */
	int			magic;
	rf_wire		wire;
	PgrfKeyType *key_type;		/* for polymorphic callers, or NULL */

	/* completes the state before it is read; or NULL */
	void		(*settle) (struct BuildState *state);
} BuildState;

#define BUILD_STATE_MAGIC	0x52464253	/* "SBFR" */

/*
 * Allocates a zeroed state; only kind and object header are set.  It is in the
 * context of all states of the group that agg aggregates, or if agg is NULL,
 * in a new child of the current context.
 */
extern BuildState *pgrf_state_alloc(Size size,
									const ExpandedObjectMethods *methods,
									rf_kind kind, FunctionCallInfo agg);

/* Sets the state's key type to that of a hashed key, or checks it. */
extern void pgrf_state_set_type(BuildState *state, const PgrfKeyType *kt);

/* Completes a state that does not come from pgrf_any_state(). */
static inline void
pgrf_state_settle(BuildState *state)
{
	if (unlikely(state->settle != NULL))
		state->settle(state);
}

/* The complete state behind a datum; NULL if it is flat or another object. */
static inline BuildState *
pgrf_any_state(Datum value)
{
	BuildState *state;

	/* DatumGetEOHP() inline, as this runs for each row */
	if (!VARATT_IS_EXTERNAL_EXPANDED(DatumGetPointer(value)))
		return NULL;
	memcpy(&state, VARDATA_EXTERNAL(DatumGetPointer(value)), sizeof(state));
	if (unlikely(state->magic != BUILD_STATE_MAGIC))
		return NULL;
	pgrf_state_settle(state);
	return state;
}

/* The same; NULL also if it is of another kind. */
static inline BuildState *
pgrf_state(Datum value, rf_kind kind)
{
	BuildState *state = pgrf_any_state(value);

	return state != NULL && likely(state->wire.kind == kind) ? state : NULL;
}

static inline Datum
pgrf_state_datum(BuildState *state)
{
	return EOHPGetRWDatum(&state->hdr);
}

#endif							/* PGRF_STATE_H */
