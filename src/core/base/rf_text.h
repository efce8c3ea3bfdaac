/*-------------------------------------------------------------------------
 *
 * rf_text.h
 *	  The text form of bytes: base64 of RFC 4648, section 4, with padding.
 *
 * Texts may have a gigabyte: both directions work in pieces, between which a
 * caller can check for interrupts, and sizes are 64 bits wide.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_TEXT_H
#define RF_TEXT_H

#include "rf_base.h"

RF_EXTERN_C_BEGIN

/* A group of 4 characters stands for up to 3 bytes. */
#define RF_BASE64_CHARS		4
#define RF_BASE64_BYTES		3

static inline uint64_t
rf_base64_chars(uint64_t nbytes)
{
	return nbytes / RF_BASE64_BYTES * RF_BASE64_CHARS +
		(nbytes % RF_BASE64_BYTES != 0 ? RF_BASE64_CHARS : 0);
}

/* The most bytes that nchars characters stand for. */
static inline uint64_t
rf_base64_bytes(uint64_t nchars)
{
	return nchars / RF_BASE64_CHARS * RF_BASE64_BYTES;
}

/*
 * Writes rf_base64_chars(len) characters, without a terminator.  Of a text in
 * pieces, each but the last must have a multiple of RF_BASE64_BYTES bytes.
 */
extern void rf_base64_encode(char *dst, const uint8_t *src, uint64_t len);

/* A text being read, in pieces that may be cut anywhere. */
typedef struct rf_base64_reader
{
	uint8_t    *to;				/* where the next byte goes */
	uint32_t	group;			/* the digits of a group that has begun */
	uint32_t	nchars;			/* how many those are */
	uint32_t	nbytes;			/* that the group stands for once complete */
} rf_base64_reader;

/* Begins a text; dst has space for rf_base64_bytes() of it. */
extern void rf_base64_begin(rf_base64_reader *reader, uint8_t *dst);

/*
 * Reads a piece.  False if it is not base64: then stop reading.  White space
 * is skipped.  Digits after padding are read as if padded likewise, as the
 * server's decode() does: hardly ever a valid filter, and the checksum tells.
 */
extern bool rf_base64_decode(rf_base64_reader *reader, const char *src, uint64_t len);

/* At the end: was that all, or does a group lack characters? */
static inline bool
rf_base64_complete(const rf_base64_reader *reader)
{
	return reader->nchars == 0;
}

RF_EXTERN_C_END

#endif							/* RF_TEXT_H */
