/*-------------------------------------------------------------------------
 *
 * lib_filter.h
 *	  A filter: its bytes, the core's view of them, and what is done with them.
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
	char	   *type_name;		/* the same to be shown, terminated */
	bool		unsealed;		/* the check is not that of the bytes */
};

/*
 * Memory for a filter of such a header: where so many bytes of payload go, in
 * a place where they are fast.
 */
extern uint8_t *lib_alloc_payload(const rf_wire *wire, uint64_t payload_len, void **chunk,
								  rbf_error *error);

/* The filter of a payload that has been put there. */
extern rbf_filter *lib_filter_made(uint8_t *payload, const rf_wire *wire, void *chunk,
								   rbf_error *error);

/*
 * Makes a filter of bytes that are in a chunk of memory, of which it becomes
 * the owner, or the caller's (NULL).  Verifies them if "foreign", and then
 * moves those of its own to where they are fast, for which the chunk has
 * LIB_SLACK bytes in front of them.  On failure the chunk is freed.
 */
extern rbf_filter *lib_filter_new(uint8_t *bytes, size_t len, void *chunk, bool foreign,
								  rbf_error *error);

/*
 * Opens data of any form, in a chunk of memory with LIB_SLACK bytes in front
 * of it, which becomes the filter's, or is freed on failure.
 */
extern rbf_filter *lib_form_take(uint8_t *data, size_t len, void *chunk, rbf_error *error);

/* Writes to an open file, which has this name in errors. */
extern bool lib_form_write(rbf_filter *filter, rbf_form form, int fd, const char *name,
						   rbf_error *error);

/* rbf_add(), of keys of a type that is the filter's if it has keys. */
extern bool lib_add(rbf_filter *filter, const rf_key_type *keys, const uint64_t *hashes, size_t n,
					rbf_error *error);

/* The most bytes by which filters move. */
#define LIB_SLACK	64

#endif							/* LIB_FILTER_H */
