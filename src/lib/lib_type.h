/*-------------------------------------------------------------------------
 *
 * lib_type.h
 *	  Types of keys, and their names in filters.
 *
 *-------------------------------------------------------------------------
 */
#ifndef LIB_TYPE_H
#define LIB_TYPE_H

#include "ribbonfilter.h"

/* Can a filter with keys of this type be built here? */
extern bool lib_type_is_scalar(rbf_type type);

/* Writes the descriptor of rows of these columns; returns its length. */
#define LIB_TYPE_DESC_BYTES		(RBF_MAX_COLUMNS * 20)
extern size_t lib_type_descriptor(const rbf_columns *columns, char desc[LIB_TYPE_DESC_BYTES]);

#endif							/* LIB_TYPE_H */
