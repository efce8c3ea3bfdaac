/*-------------------------------------------------------------------------
 *
 * keyset_queue.h
 *	  Hashes on their way to keysets under construction, of many groups.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_KEYSET_QUEUE_H
#define PGRF_KEYSET_QUEUE_H

#include "keyset_state.h"

/*
 * With many groups, states are in no cache.  A hash for one waits here while
 * the state is prefetched; when the queue is full the buffers of all its
 * states are, and the hashes are added.  So no row waits for memory.  Before
 * anybody looks at a state the queue is emptied (settle).
 */
#define KEYSET_QUEUE_SIZE	32

typedef struct KeysetQueue
{
	ExprContext *group;			/* of all of its states */
	double		fpr;			/* of the rows whose hashes are queued */
	uint8		family;			/* of their keys; NONE: nothing is queued yet */
	bool		registered;		/* to be emptied when the group ends */
	uint32		nqueued;
	uint32		nadded;			/* of these, if that has failed in between */
	struct
	{
		KeysetState *state;
		uint64		hash;
	}			queued[KEYSET_QUEUE_SIZE];
} KeysetQueue;

/* Adds the queued hashes to their states. */
extern void pgrf_keyset_queue_empty(KeysetQueue *queue);

/*
 * Makes a new state one whose hashes may be queued.  It must be of the queue's
 * group.
 */
extern void pgrf_keyset_queue_state(KeysetQueue *queue, KeysetState *state);

/* Queues a hash; reads nothing of the state. */
static inline void
pgrf_keyset_queue_hash(KeysetQueue *queue, KeysetState *state, uint64 hash)
{
	if (unlikely(queue->nqueued == KEYSET_QUEUE_SIZE))
		pgrf_keyset_queue_empty(queue);
	queue->queued[queue->nqueued].state = state;
	queue->queued[queue->nqueued].hash = hash;
	queue->nqueued++;

	/* It may lie in two cache lines. */
	RF_PREFETCH_WRITE(&state->checked);
	RF_PREFETCH_WRITE(&state->recent);
}

#endif							/* PGRF_KEYSET_QUEUE_H */
