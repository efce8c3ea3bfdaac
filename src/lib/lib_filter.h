/*-------------------------------------------------------------------------
 *
 * lib_filter.h
 *	  A filter: its bytes, and the core's view of them.
 *
 *-------------------------------------------------------------------------
 */
#ifndef LIB_FILTER_H
#define LIB_FILTER_H

#include "lib_error.h"

struct rbf_filter
{
	rf_filter	view;			/* points into bytes */
	uint8_t    *bytes;			/* [len], the caller's if chunk is NULL */
	size_t		len;
	void	   *chunk;			/* the memory around bytes */
	char	   *desc;			/* a copy of the descriptor, or NULL */
	char	   *type_name;		/* the same to show, terminated */
	bool		unsealed;		/* the check is to be computed */
};

/* The most bytes by which filters move. */
#define LIB_SLACK	64

/*
 * Allocates a chunk for a filter with this header, and returns the place of
 * the payload, aligned as the kind needs it.
 */
extern uint8_t *lib_alloc_payload(const rf_wire *wire, uint64_t payload_len, void **chunk,
								  rbf_error *error);

/* The filter of a payload at that place. */
extern rbf_filter *lib_filter_made(uint8_t *payload, const rf_wire *wire, void *chunk,
								   rbf_error *error);

/*
 * Makes a filter of bytes in a chunk of memory, which it owns from now on, or
 * of the caller's bytes (chunk NULL).  On failure the chunk is freed.
 *
 * foreign: the bytes are verified, and those in a chunk are moved to align the
 * payload, for which LIB_SLACK bytes precede them.
 */
extern rbf_filter *lib_filter_new(uint8_t *bytes, size_t len, void *chunk, bool foreign,
								  rbf_error *error);

/* The same of foreign data in any form. */
extern rbf_filter *lib_form_take(uint8_t *data, size_t len, void *chunk, rbf_error *error);

/* Writes to an open file; name: for errors. */
extern bool lib_form_write(rbf_filter *filter, rbf_form form, int fd, const char *name,
						   rbf_error *error);

/* rbf_add() without a check of the type. */
extern bool lib_add(rbf_filter *filter, const rf_key_type *keys, const uint64_t *hashes, size_t n,
					rbf_error *error);

/* Can a filter with keys of this type be built here? */
extern bool lib_type_is_scalar(rbf_type type);

/* Writes the descriptor of rows of these columns; returns its length. */
#define LIB_TYPE_DESC_BYTES		(RBF_MAX_COLUMNS * 20)
extern size_t lib_type_descriptor(const rbf_columns *columns, char desc[LIB_TYPE_DESC_BYTES]);

#endif							/* LIB_FILTER_H */
