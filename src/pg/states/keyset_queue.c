/*-------------------------------------------------------------------------
 *
 * keyset_queue.c
 *	  Queues of hashes for keysets of many groups.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "executor/executor.h"

#include "keyset_queue.h"

/* The settle() of a state: adds all hashes in the queue that it shares. */
static void
keyset_settle(BuildState *state)
{
	KeysetQueue *queue = ((KeysetState *) state)->queue;

	if (queue->nqueued > 0)
		pgrf_keyset_queue_empty(queue);
}

/* Callback at the end of the group: its states are gone. */
static void
queue_end(Datum arg)
{
	KeysetQueue *queue = (KeysetQueue *) DatumGetPointer(arg);

	queue->nqueued = queue->nadded = 0;
	queue->family = RF_FAMILY_NONE;
	queue->registered = false;
}

void
pgrf_keyset_queue_state(KeysetQueue *queue, KeysetState *state)
{
	if (!queue->registered)
		RegisterExprContextCallback(queue->group, queue_end,
									PointerGetDatum(queue));
	queue->registered = true;
	state->queue = queue;
	state->base.settle = keyset_settle;
	if (queue->family == RF_FAMILY_NONE)
	{
		queue->family = state->base.wire.key_type.family;
		queue->fpr = state->base.wire.fpr;
	}
	if (state->base.wire.key_type.family != RF_FAMILY_NONE &&
		state->base.wire.fpr == queue->fpr)
		state->checked = queue;
}

/* Raises an error unless queued hashes have the state's family and rate. */
static pg_noinline void
check_queued(KeysetQueue *queue, KeysetState *state)
{
	PgrfKeyType kt = {.keys.family = queue->family};

	pgrf_check_same_fpr(state->base.wire.fpr, queue->fpr);
	pgrf_state_set_type(&state->base, &kt);
	state->checked = queue;
}

void
pgrf_keyset_queue_empty(KeysetQueue *queue)
{
	uint32		n = queue->nqueued;

	for (uint32 i = 0; i < n; i++)
	{
		KeysetState *state = queue->queued[i].state;

		RF_PREFETCH_WRITE(state->hashes + state->nhashes);
	}

	/*
	 * A final function may catch an error: then each state raises it again,
	 * and no hash is added twice.
	 */
	for (uint32 i = queue->nadded; i < n; i++)
	{
		KeysetState *state = queue->queued[i].state;

		queue->nadded = i;
		if (unlikely(state->checked != queue))
			check_queued(queue, state);
		pgrf_keyset_add(state, queue->queued[i].hash);
	}
	queue->nqueued = queue->nadded = 0;
}
