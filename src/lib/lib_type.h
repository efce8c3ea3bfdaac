/*-------------------------------------------------------------------------
 *
 * lib_type.h
 *	  Types of keys, and how filters name them.
 *
 *-------------------------------------------------------------------------
 */
#ifndef LIB_TYPE_H
#define LIB_TYPE_H

#include "ribbonfilter.h"

/* Is it one that a filter can be built of here? */
extern bool lib_type_is_scalar(rbf_type type);

/* The descriptor of rows of such columns; returns its length. */
#define LIB_TYPE_DESC_BYTES		(RBF_MAX_COLUMNS * 20)
extern size_t lib_type_descriptor(const rbf_columns *columns, char desc[LIB_TYPE_DESC_BYTES]);

#endif							/* LIB_TYPE_H */
