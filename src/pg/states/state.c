/*-------------------------------------------------------------------------
 *
 * state.c
 *	  Allocating states, and their key type.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "executor/executor.h"

#include "state.h"

/* Callback: the group has ended, and with it the context of its states. */
static void
context_ended(Datum arg)
{
}

/*
 * Makes or finds the memory context for a state.  For an aggregate, it must be
 * a child of the group's context, or nodeAgg.c flattens the state after each
 * row.  All hashed groups have the same ExprContext, and their states share
 * one child: nodeAgg.c adds up the memory of all children for each new group,
 * which would be quadratic.  Sharing is safe: nodeAgg.c deletes the context of
 * a state only if a transition returns another state or NULL, and only
 * transitions of windows do.
 *
 * The child is found by a callback that is registered with it.  The executor
 * drops callbacks just before it resets the group's context, and the child.
 */
static MemoryContext
state_context(FunctionCallInfo agg)
{
	ExprContext *group = pgrf_agg_group(agg);
	MemoryContext cxt = CurrentMemoryContext;

	if (group != NULL)
	{
		for (ExprContext_CB *cb = group->ecxt_callbacks; cb != NULL; cb = cb->next)
		{
			if (cb->function == context_ended)
				return (MemoryContext) DatumGetPointer(cb->arg);
		}
	}
	if (agg != NULL && !AggCheckCallContext(agg, &cxt))
		pgrf_not_in_aggregate();
	cxt = AllocSetContextCreate(cxt, "filters under construction",
								ALLOCSET_SMALL_SIZES);
	if (group != NULL)
		RegisterExprContextCallback(group, context_ended, PointerGetDatum(cxt));
	return cxt;
}

BuildState *
pgrf_state_alloc(Size size, const ExpandedObjectMethods *methods,
				 rf_kind kind, FunctionCallInfo agg)
{
	MemoryContext own = state_context(agg);
	BuildState *state = MemoryContextAllocZero(own, size);

	EOH_init_header(&state->hdr, methods, own);
	state->magic = BUILD_STATE_MAGIC;
	state->wire.kind = (uint8) kind;
	return state;
}

void
pgrf_state_set_type(BuildState *state, const PgrfKeyType *kt)
{
	if (state->wire.key_type.family == RF_FAMILY_NONE)
		state->wire.key_type = pgrf_copy_keys(state->hdr.eoh_context, &kt->keys);
	else
		pgrf_check_key_type(&state->wire.key_type, kt);
}
