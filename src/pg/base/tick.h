/*-------------------------------------------------------------------------
 *
 * tick.h
 *	  Looks for interrupts in long work.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_TICK_H
#define PGRF_TICK_H

#include "fmgr.h"

/*
 * Values are gone through in pieces of this size, some milliseconds of work,
 * with a look for interrupts after each.
 */
#define PGRF_PIECE_BYTES	((uint64) 1 << 22)

/* An rf_tick: looks for interrupts, so it may not return. */
extern void pgrf_tick(void);

/* memcpy() of any length, in pieces. */
extern void pgrf_copy(uint8_t *to, const uint8_t *from, uint64 len);

/* PG_DETOAST_DATUM_COPY(), likewise. */
extern struct varlena *pgrf_detoast_copy(Datum value);

#endif							/* PGRF_TICK_H */
