/*-------------------------------------------------------------------------
 *
 * join.h
 *	  What other folders may use of this one.
 *
 * IDENTIFICATION
 *	  src/pg/join/join.h
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_JOIN_H
#define PGRF_JOIN_H

extern void pgrf_join_init(void);

#endif							/* PGRF_JOIN_H */
