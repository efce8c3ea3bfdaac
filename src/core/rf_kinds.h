/*-------------------------------------------------------------------------
 *
 * rf_kinds.h
 *	  The list of kinds: the one place that names them all.
 *
 * A new kind takes its files, an #include and a line here.  Codes are in every
 * stored filter, so they never change.  The last column says what SQL offers:
 *
 *		SET			the keyset, of which the others are made
 *		STATIC		built once
 *		FOLDING		keys can be added; union with others of its shape; can be
 *					made smaller without its keys
 *		COUNTING	keys can be added and removed; sums
 *		MAP			built once, of keys and their values
 *
 * FOLDING and COUNTING have an rf_change_ops, FOLDING with functions that
 * fold, COUNTING an rf_count_ops, and MAP an rf_map_ops.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_KINDS_H
#define RF_KINDS_H

#include "core/bloom/rf_bloom.h"
#include "core/counting/rf_counting.h"
#include "core/fuse/rf_fuse.h"
#include "core/keyset/rf_keyset.h"
#include "core/ribbon/rf_ribbon.h"
#include "core/ribbonmap/rf_ribbonmap.h"

#define RF_KINDS(X) \
	X(1, KEYSET, keyset, SET) \
	X(2, BLOOM, bloom, FOLDING) \
	X(3, RIBBON, ribbon, STATIC) \
	X(4, FUSE, fuse, STATIC) \
	X(5, COUNTING, counting, COUNTING) \
	X(6, RIBBONMAP, ribbonmap, MAP)

#endif							/* RF_KINDS_H */
