/*-------------------------------------------------------------------------
 *
 * tick.h
 *	  Checks for interrupts during long work.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_TICK_H
#define PGRF_TICK_H

#include "fmgr.h"

/* Between checks, at most this is processed: some milliseconds of work. */
#define PGRF_PIECE_BYTES	((uint64) 1 << 22)

/* An rf_tick: CHECK_FOR_INTERRUPTS(), so it may not return. */
extern void pgrf_tick(void);

/* memcpy() with checks for interrupts. */
extern void pgrf_copy(uint8_t *to, const uint8_t *from, uint64 len);

/* PG_DETOAST_DATUM_COPY() with checks for interrupts. */
extern struct varlena *pgrf_detoast_copy(Datum value);

#endif							/* PGRF_TICK_H */
