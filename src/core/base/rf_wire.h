/*-------------------------------------------------------------------------
 *
 * rf_wire.h
 *	  The envelope that every filter travels in.
 *
 * A filter is one string of bytes: a header of 40 bytes, a key type
 * descriptor (empty for most key types), and the payload of its kind.
 *
 *	  offset  bytes
 *		   0	  3  magic AD B7 E2, which base64 shows as "rbfi"
 *		   3	  1  format version, 1
 *		   4	  1  kind
 *		   5	  1  hash id
 *		   6	  1  key family
 *		   7	  1  flags
 *		   8	  4  check
 *		  12	  2  descriptor length, d
 *		  14	  2  kind parameter
 *		  16	  8  keys
 *		  24	  8  target fpr, IEEE 754; 0 in a keyset without one
 *		  32	  8  payload length, p
 *		  40	  d  descriptor, UTF-8, no terminator
 *	   40 + d	  p  payload
 *
 * check is the low half of XXH3 over bytes 12 to the end, seeded with XXH3
 * over bytes 0 to 7: it covers everything but itself.  Numbers are
 * little-endian.  FORMAT.md has the specification, also for the payload of
 * each kind.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_WIRE_H
#define RF_WIRE_H

#include "rf_base.h"
#include "rf_families.h"

RF_EXTERN_C_BEGIN

#define RF_WIRE_VERSION			1
#define RF_WIRE_HEADER_BYTES	40
#define RF_WIRE_MAX_DESC		65535
#define RF_WIRE_MAX_KEYS		(UINT64_MAX / 2)	/* a number that SQL has */

/* The columns of the list of families, by code. */
typedef struct rf_family_row
{
	const char *name;
	const char *sql;
	bool		alike;
} rf_family_row;

extern const rf_family_row rf_families[RF_FAMILY_END];

/* Does the family need a descriptor to tell the type of the keys? */
static inline bool
rf_family_has_desc(uint8_t family)
{
	return rf_families[family].sql == NULL;
}

/* A header byte: the low half is the key type's, the high half the kind's. */
#define RF_FLAG_NATIVE			0x01	/* hashed by the server */
#define RF_FLAG_NATIVE_BE		0x02	/* ... on a big-endian machine */
#define RF_FLAGS_KEY			(RF_FLAG_NATIVE | RF_FLAG_NATIVE_BE)
#define RF_FLAGS_KIND			0xF0

/*
 * A keyset whose hashes are in no order, as processes of an aggregate send it.
 * In a kind made of pairs of a hash and a value, such pairs, 16 bytes each, in
 * place of its payload.  Never stored: rf_filter_open() refuses it.
 */
#define RF_FLAG_UNORDERED		0x80

/*
 * The type of a filter's keys.  desc has no terminator; it may be NULL if
 * desc_len is 0.
 */
typedef struct rf_key_type
{
	uint8_t		family;			/* rf_family */
	uint8_t		flags;			/* of RF_FLAGS_KEY */
	uint16_t	desc_len;		/* bytes */
	const char *desc;			/* UTF-8 */
} rf_key_type;

/* Are keys of two filters of one type? */
static inline bool
rf_same_keys(const rf_key_type *a, const rf_key_type *b)
{
	return a->family == b->family && a->flags == b->flags &&
		a->desc_len == b->desc_len &&
		(a->desc_len == 0 || memcmp(a->desc, b->desc, a->desc_len) == 0);
}

/* A header in memory; key_type.desc and payload point into the bytes. */
typedef struct rf_wire
{
	uint8_t		kind;			/* code, see rf_kinds.h */
	uint8_t		kind_flags;		/* of RF_FLAGS_KIND */
	uint16_t	param;			/* of the kind */
	rf_key_type key_type;
	uint64_t	nkeys;			/* distinct keys; in a kind that can be
								 * changed, the number planned for */
	double		fpr;			/* target; 0 for none */
	uint64_t	payload_len;	/* bytes */
	const uint8_t *payload;
} rf_wire;

/* Are payloads of one kind laid out alike, so that they can be merged? */
static inline bool
rf_wire_same_shape(const rf_wire *a, const rf_wire *b)
{
	return a->payload_len == b->payload_len && a->param == b->param;
}

/* What merging does to a filter of a kind that can be merged. */
typedef enum rf_merge
{
	RF_MERGE_KEEP,				/* it stays as it is */
	RF_MERGE_TAKE,				/* the other takes its place */
	RF_MERGE_ADD,				/* payloads are merged; the larger nkeys and
								 * fpr */
	RF_MERGE_REFUSE				/* their shapes differ */
} rf_merge;

/*
 * A filter without keys gives way to one with keys, whatever its size: its
 * builder could not know the size that was meant.  Of two without keys, the
 * larger stays.  So the order of merging does not matter.
 */
static inline rf_merge
rf_wire_merge(const rf_wire *a, const rf_wire *b)
{
	bool		a_has_keys = a->key_type.family != RF_FAMILY_NONE;
	bool		b_has_keys = b->key_type.family != RF_FAMILY_NONE;

	if (a_has_keys != b_has_keys)
		return a_has_keys ? RF_MERGE_KEEP : RF_MERGE_TAKE;
	if (rf_wire_same_shape(a, b))
		return RF_MERGE_ADD;
	if (a_has_keys)
		return RF_MERGE_REFUSE;
	return b->payload_len < a->payload_len ||
		(b->payload_len == a->payload_len && b->param < a->param) ? RF_MERGE_KEEP : RF_MERGE_TAKE;
}

static inline uint64_t
rf_wire_bytes(uint16_t desc_len, uint64_t payload_len)
{
	return RF_WIRE_HEADER_BYTES + (uint64_t) desc_len + payload_len;
}

/*
 * Reads the header of "len" foreign bytes into *w.  On RF_OK, all lengths
 * agree with len; version, hash, family and key flags are known.
 * rf_wire_verify() is for the check, rf_filter_open() for the rest.  Cost:
 * constant.
 */
extern rf_status rf_wire_open(rf_wire *w, const uint8_t *bytes, uint64_t len,
							  rf_reason *why);

/* Kind and bytes of the descriptor, from the header alone and unchecked. */
extern uint8_t rf_wire_kind(const uint8_t *bytes);
extern uint16_t rf_wire_desc_len(const uint8_t *bytes);

/* RF_OK if the check of opened bytes is correct.  Reads all len bytes. */
extern rf_status rf_wire_verify(const uint8_t *bytes, uint64_t len,
								rf_reason *why, rf_tick tick);

/*
 * Writes header and descriptor in front of a payload that is, or will be, at
 * rf_wire_bytes(w->key_type.desc_len, 0).  Call rf_wire_seal() at the end.
 * w->payload is not read.
 */
extern void rf_wire_write(uint8_t *bytes, const rf_wire *w);

/* Computes the check of all len written bytes, and stores it. */
extern void rf_wire_seal(uint8_t *bytes, uint64_t len, rf_tick tick);

RF_EXTERN_C_END

#endif							/* RF_WIRE_H */
