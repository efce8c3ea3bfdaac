/*-------------------------------------------------------------------------
 *
 * plan.h
 *	  What other folders may use of this one.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_PLAN_H
#define PGRF_PLAN_H

extern void pgrf_join_size_init(void);
extern void pgrf_page_cost_init(void);
extern void pgrf_plan_init(void);

#endif							/* PGRF_PLAN_H */
