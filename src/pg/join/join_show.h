/*-------------------------------------------------------------------------
 *
 * join_show.h
 *	  Join filters: what EXPLAIN shows.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_JOIN_SHOW_H
#define PGRF_JOIN_SHOW_H

#include "join_query.h"

extern void pgrf_join_show_init(void);

/* Before 18: has EXPLAIN print a query's filters.  Later, a hook does. */
extern void pgrf_join_show(JoinQuery *query);

#endif							/* PGRF_JOIN_SHOW_H */
