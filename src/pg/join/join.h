/*-------------------------------------------------------------------------
 *
 * join.h
 *	  What other folders may use of this one.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_JOIN_H
#define PGRF_JOIN_H

extern void pgrf_join_init(void);

#endif							/* PGRF_JOIN_H */
