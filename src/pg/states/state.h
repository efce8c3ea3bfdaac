/*-------------------------------------------------------------------------
 *
 * state.h
 *	  Filters under construction: expanded objects.
 *
 * There are two: a keyset state collects hashes, of which a filter of any kind
 * is then made (filter_build.c); a filter state is a filter of a kind that can
 * be added to, sized beforehand.  README.md of src/pg says why they are
 * expanded objects, and what follows from that.
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
 * What the two have in common.  The header is that of the value: its kind, and
 * keys and fpr as they are now.  There are no keys as long as the family is
 * RF_FAMILY_NONE.
 */
typedef struct BuildState
{
	ExpandedObjectHeader hdr;	/* must be first */
	int			magic;
	rf_wire		wire;
	PgrfKeyType *key_type;		/* for polymorphic callers, or NULL */

	/* completes the state, before anything is read of it; or NULL */
	void		(*settle) (struct BuildState *state);
} BuildState;

#define BUILD_STATE_MAGIC	0x52464253	/* "SBFR" */

/*
 * Allocates a state of this size, all zero but for the object's header and the
 * kind: in the context of all states of the group of rows that a call of an
 * aggregate is about; or if agg is NULL, in a new context in the current one.
 */
extern BuildState *pgrf_state_alloc(Size size,
									const ExpandedObjectMethods *methods,
									rf_kind kind, FunctionCallInfo agg);

/* Takes over the key type of a key that has been hashed, or checks it. */
extern void pgrf_state_set_type(BuildState *state, const PgrfKeyType *kt);

/* Completes a state that was not reached through pgrf_state(). */
static inline void
pgrf_state_settle(BuildState *state)
{
	if (unlikely(state->settle != NULL))
		state->settle(state);
}

/* The state behind a datum, complete; NULL if it is flat or another object. */
static inline BuildState *
pgrf_any_state(Datum value)
{
	BuildState *state;

	/* DatumGetEOHP() without the call, for it is done with every row. */
	if (!VARATT_IS_EXTERNAL_EXPANDED(DatumGetPointer(value)))
		return NULL;
	memcpy(&state, VARDATA_EXTERNAL(DatumGetPointer(value)), sizeof(state));
	if (unlikely(state->magic != BUILD_STATE_MAGIC))
		return NULL;
	pgrf_state_settle(state);
	return state;
}

/* The same, of a kind. */
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
