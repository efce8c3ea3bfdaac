/*-------------------------------------------------------------------------
 *
 * filters.h
 *	  What other folders may use of this one.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_FILTERS_H
#define PGRF_FILTERS_H

#include "distinct.h"
#include "filter_origin.h"
#include "selfuncs.h"

extern void pgrf_page_probe_init(void);

#endif							/* PGRF_FILTERS_H */
