/*-------------------------------------------------------------------------
 *
 * state.c
 *	  What filters under construction have in common.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "executor/executor.h"

#include "state.h"

/* The context of a group's states has ended, with the group. */
static void
context_ended(Datum arg)
{
}

/*
 * That of an aggregate must be in a child of the group's context, or nodeAgg.c
 * flattens it after each row.  Hashed groups are all in one context, which
 * gets one child for their states: nodeAgg.c adds up the memory of all
 * children with each new group, so a child for each would make that quadratic.
 * nodeAgg.c deletes an expanded state with its context only when a transition
 * gives it another one or NULL, and ours never do, but for those that are for
 * windows alone.
 *
 * The child is known by a callback that is registered with it.  The executor
 * calls and forgets callbacks just before it resets the group's context, and
 * the child, so one that is there tells of a child that is there.
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
