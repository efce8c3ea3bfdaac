/*-------------------------------------------------------------------------
 *
 * lib_type.h
 *	  Types of keys and families of the format.
 *
 *-------------------------------------------------------------------------
 */
#ifndef LIB_TYPE_H
#define LIB_TYPE_H

#include "ribbonfilter.h"

/* The family of a type; RF_FAMILY_END if there is no such type. */
extern uint8_t lib_type_family(rbf_type type);

/* Is it one that a filter can be built of here? */
extern bool lib_type_is_scalar(rbf_type type);

#endif							/* LIB_TYPE_H */
