/*-------------------------------------------------------------------------
 *
 * settings.h
 *	  The settings ribbonfilter.*, as variables.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_SETTINGS_H
#define PGRF_SETTINGS_H

/* docs/ribbonfilter.md describes these. */
extern double pgrf_default_selectivity;
extern bool pgrf_verify_filters;	/* ribbonfilter.verify */
extern int	pgrf_cache_size;	/* kilobytes */
extern bool pgrf_page_probe;	/* see page_probe.c */

/* docs/join-filters.md describes these. */

typedef enum JoinFilterDebug
{
	JOIN_FILTER_DEBUG_OFF,
	JOIN_FILTER_DEBUG_FORCE,	/* placed whatever the estimates say, built at
								 * once, never put to sleep */
	JOIN_FILTER_DEBUG_VERIFY	/* the same, but drops nothing: a row that the
								 * filter refuses must have no match */
} JoinFilterDebug;

typedef enum JoinFilterMode
{
	JOIN_FILTER_OFF,
	JOIN_FILTER_ON,				/* the executor drops rows */
	JOIN_FILTER_PLAN			/* ... and the planner adds conditions */
} JoinFilterMode;

extern int	pgrf_join_filter;
extern int	pgrf_join_filter_min_rows;
extern int	pgrf_join_filter_debug;
extern bool pgrf_join_filter_explain;

extern void pgrf_define_settings(void);

#endif							/* PGRF_SETTINGS_H */
