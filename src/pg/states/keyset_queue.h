/*-------------------------------------------------------------------------
 *
 * keyset_queue.h
 *	  Queues of hashes for keysets of many groups.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_KEYSET_QUEUE_H
#define PGRF_KEYSET_QUEUE_H

#include "keyset_state.h"

/*
 * The states of many groups are in no CPU cache.  A hash waits in the queue
 * while its state is prefetched.  When the queue is full, all buffers of these
 * states are prefetched, then all hashes are added: so no row waits for
 * memory.  settle() empties the queue before a state is read.
 */
#define KEYSET_QUEUE_SIZE	32

typedef struct KeysetQueue
{
	ExprContext *group;			/* of all states of the queue */
	double		fpr;			/* of the rows that are queued */
	uint8		family;			/* of their keys; NONE: no state yet */
	bool		registered;		/* the callback at the end of the group */
	uint32		nqueued;
	uint32		nadded;			/* of these, before an error */
	struct
	{
		KeysetState *state;
		uint64		hash;
	}			queued[KEYSET_QUEUE_SIZE];
} KeysetQueue;

/* Adds the queued hashes to their states. */
extern void pgrf_keyset_queue_empty(KeysetQueue *queue);

/* Lets hashes of a new state be queued; it must be of the queue's group. */
extern void pgrf_keyset_queue_state(KeysetQueue *queue, KeysetState *state);

/* Queues a hash without reading the state. */
static inline void
pgrf_keyset_queue_hash(KeysetQueue *queue, KeysetState *state, uint64 hash)
{
	if (unlikely(queue->nqueued == KEYSET_QUEUE_SIZE))
		pgrf_keyset_queue_empty(queue);
	queue->queued[queue->nqueued].state = state;
	queue->queued[queue->nqueued].hash = hash;
	queue->nqueued++;

	/* These may be in two cache lines. */
	RF_PREFETCH_WRITE(&state->checked);
	RF_PREFETCH_WRITE(&state->recent);
}

#endif							/* PGRF_KEYSET_QUEUE_H */
