/*-------------------------------------------------------------------------
 *
 * lib_key.h
 *	  From the text of a key to its canonical bytes.
 *
 *-------------------------------------------------------------------------
 */
#ifndef LIB_KEY_H
#define LIB_KEY_H

#include "ribbonfilter.h"

#define LIB_KEY_FIXED	64		/* enough for types of bounded size */
#define LIB_KEY_NAME_BYTES	63	/* the most in a name */

/* Canonical bytes: in the text itself, in "fixed", or in "heap". */
typedef struct lib_key
{
	rbf_type	type;			/* to read it as */
	const void *bytes;
	size_t		len;
	void	   *heap;			/* to be freed by the caller, or NULL */
	uint8_t		fixed[LIB_KEY_FIXED];
} lib_key;

/*
 * Sets *key to the canonical bytes of a text of len bytes.  Returns RBF_OK,
 * RBF_ERR_KEY, if it is no value of the type, or RBF_ERR_MEMORY; after an
 * error nothing is to be freed.  Does not depend on locale or environment.
 */
extern rbf_code lib_key_read(rbf_type type, const char *text, size_t len, lib_key *key);

/* Does lib_key_read() read texts of this type? */
extern bool lib_key_is_read(rbf_type type);

#endif							/* LIB_KEY_H */
