/*-------------------------------------------------------------------------
 *
 * key_enum.h
 *	  Labels of enums, which are their canonical bytes.  For key.c alone.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_KEY_ENUM_H
#define PGRF_KEY_ENUM_H

typedef struct EnumLabel
{
	Oid			oid;			/* the value */
	char		status;			/* for simplehash */
	char	   *label;			/* canonical bytes */
	Size		len;
	uint64		hash;			/* of these */
} EnumLabel;

/* A new cache of labels, in cxt. */
extern struct EnumLabels *pgrf_key_enum_labels(MemoryContext cxt);

/* The label of an enum's value.  It may move at the next call. */
extern const EnumLabel *pgrf_key_enum_label(struct EnumLabels *labels, Oid value);

#endif							/* PGRF_KEY_ENUM_H */
