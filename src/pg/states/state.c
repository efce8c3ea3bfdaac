/*-------------------------------------------------------------------------
 *
 * state.c
 *	  What filters under construction have in common.
 *
 * IDENTIFICATION
 *	  src/pg/states/state.c
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "nodes/memnodes.h"

#include "state.h"

#define STATE_CONTEXT_NAME	"filters under construction"

/*
 * That of an aggregate must be in a child of the group's context, or nodeAgg.c
 * flattens it after each row.  Hashed groups are all in one context, which
 * gets one child for their states, known by its name: nodeAgg.c adds up the
 * memory of all children with each new group, so a child for each would make
 * that quadratic.  nodeAgg.c deletes an expanded state with its context only
 * when a transition gives it another one or NULL, and ours never do, but for
 * those that are for windows alone.
 */
MemoryContext
pgrf_state_context(MemoryContext cxt, ExprContext *group)
{
	if (group != NULL)
	{
		MemoryContext newest;

		cxt = group->ecxt_per_tuple_memory;
		newest = cxt->firstchild;
		if (newest != NULL && strcmp(newest->name, STATE_CONTEXT_NAME) == 0)
			return newest;
	}
	return AllocSetContextCreate(cxt, STATE_CONTEXT_NAME,
								 ALLOCSET_SMALL_SIZES);
}

BuildState *
pgrf_state_alloc(Size size, const ExpandedObjectMethods *methods,
				 rf_kind kind, MemoryContext cxt, ExprContext *group)
{
	MemoryContext own = pgrf_state_context(cxt, group);
	BuildState *state = MemoryContextAllocZero(own, size);

	EOH_init_header(&state->hdr, methods, own);
	state->magic = BUILD_STATE_MAGIC;
	state->wire.kind = (uint8) kind;
	return state;
}

void
pgrf_state_set_type(BuildState *state, const PgrfKeyType *kt)
{
	if (state->wire.keys.family == RF_FAMILY_NONE)
		state->wire.keys = pgrf_copy_keys(state->hdr.eoh_context, &kt->keys);
	else
		pgrf_check_key_type(&state->wire.keys, kt);
}
