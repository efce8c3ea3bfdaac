/*-------------------------------------------------------------------------
 *
 * scan.h
 *	  What other folders may use of this one.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_SCAN_H
#define PGRF_SCAN_H

#include "account.h"
#include "heap_page.h"
#include "page_scan.h"
#include "prices.h"

#endif							/* PGRF_SCAN_H */
