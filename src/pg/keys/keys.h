/*-------------------------------------------------------------------------
 *
 * keys.h
 *	  What other folders may use of this one.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_KEYS_H
#define PGRF_KEYS_H

#include "key.h"
#include "key_args.h"
#include "key_bytes.h"

#endif							/* PGRF_KEYS_H */
