/*-------------------------------------------------------------------------
 *
 * lib_utf8.h
 *	  Are bytes a text that a database can have?
 *
 *-------------------------------------------------------------------------
 */
#ifndef LIB_UTF8_H
#define LIB_UTF8_H

#include <stdbool.h>
#include <stddef.h>

/*
 * UTF-8 without zero bytes, overlong forms, surrogates and characters beyond
 * U+10FFFF.  text may be NULL if len is 0.
 */
extern bool lib_utf8_is_valid(const char *text, size_t len);

/* Makes of a string a line to show: what else is in it becomes "?". */
extern void lib_utf8_show(char *text);

#endif							/* LIB_UTF8_H */
