/*-------------------------------------------------------------------------
 *
 * settings.h
 *	  The settings ribbonfilter.*, as variables.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_SETTINGS_H
#define PGRF_SETTINGS_H

/*
 * Setting: the share of rows that the planner expects a filter to pass if it
 * knows nothing of the filter.
 */
extern double pgrf_default_selectivity;

/* Setting: verify filters before they are probed. */
extern bool pgrf_verify_filters;

/* Setting: kilobytes of stored filters that the session keeps. */
extern int	pgrf_cache_size;

/* Setting: probe for all rows of a heap page at once, see page_probe.c. */
extern bool pgrf_page_probe;

/* Settings of join filters, see docs/join-filters.md. */
typedef enum JoinFilterDebug
{
	JOIN_FILTER_DEBUG_OFF,
	JOIN_FILTER_DEBUG_FORCE,	/* placed whatever the estimates say, built at
								 * once, never put to sleep */
	JOIN_FILTER_DEBUG_VERIFY	/* the same, but drops nothing: a row that it
								 * would have dropped must not match */
} JoinFilterDebug;

/* What joins have filters for. */
typedef enum JoinFilterMode
{
	JOIN_FILTER_OFF,
	JOIN_FILTER_ON,				/* rows that the executor drops */
	JOIN_FILTER_PLAN			/* ... and conditions that the planner adds */
} JoinFilterMode;

extern int	pgrf_join_filter;
extern int	pgrf_join_filter_min_rows;
extern int	pgrf_join_filter_debug;
extern bool pgrf_join_filter_explain;

extern void pgrf_define_settings(void);

#endif							/* PGRF_SETTINGS_H */
