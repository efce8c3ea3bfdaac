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

/* The longest canonical bytes that a type of bounded size has. */
#define LIB_KEY_FIXED	64

/* The most bytes of a name. */
#define LIB_KEY_NAME_BYTES	63

/* Canonical bytes: in the text itself, in "fixed", or in "heap". */
typedef struct lib_key
{
	rbf_type	type;			/* as which it is read */
	const void *bytes;
	size_t		len;
	void	   *heap;			/* to be freed by the caller; NULL: nothing */
	uint8_t		fixed[LIB_KEY_FIXED];
} lib_key;

/*
 * Makes *key the canonical bytes of the value of a type that len bytes of text
 * stand for.  RBF_ERR_KEY: it is none; RBF_ERR_MEMORY; in both cases there is
 * nothing to be freed.  Does not depend on the locale or the environment.
 */
extern rbf_code lib_key_read(rbf_type type, const char *text, size_t len, lib_key *key);

/* Does it read texts of this type? */
extern bool lib_key_is_read(rbf_type type);

#endif							/* LIB_KEY_H */
