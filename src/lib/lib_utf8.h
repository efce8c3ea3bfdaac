/*-------------------------------------------------------------------------
 *
 * lib_utf8.h
 *	  Checks of UTF-8.
 *
 *-------------------------------------------------------------------------
 */
#ifndef LIB_UTF8_H
#define LIB_UTF8_H

#include <stdbool.h>
#include <stddef.h>

/*
 * Can a database have this text?  No zero bytes, overlong forms, surrogates or
 * characters beyond U+10FFFF.  text may be NULL if len is 0.
 */
extern bool lib_utf8_is_valid(const char *text, size_t len);

/* Replaces control characters and bytes that are not UTF-8 by "?". */
extern void lib_utf8_show(char *text);

#endif							/* LIB_UTF8_H */
