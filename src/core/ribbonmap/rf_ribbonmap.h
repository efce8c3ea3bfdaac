/*-------------------------------------------------------------------------
 *
 * rf_ribbonmap.h
 *	  Ribbon map: a static filter that also gives the small integer of a key.
 *
 * The idea.  The equations of a ribbon (rf_ribbon.h) can be solved for any
 * right-hand side.  A filter takes a fingerprint of the key; a map adds the
 * value of the key,
 *
 *		C . S = (F | V),
 *
 * so a key that was added finds its value exactly, by the same sums as its
 * fingerprint.  Another key finds a value only if its fingerprint agrees by
 * chance.  Columns of values are stored behind the others, so an absent key
 * reads the same as in a filter.  A map takes the bits of the values more than
 * a filter, and nothing else [DW19] [DHSW22].
 *
 * Columns of values.  Bits that are the same in all values are stored once:
 * varying has a 1 for each of the others, constant has the bits that do not
 * vary.  So if all values are equal they take no column, and multiples of 1024
 * as many as their quotients.
 *
 * Several values.  If some key has several, one more column says "there is
 * more".  The values of a key ascend, and each is an entry of the ribbon: the
 * first under the key's own hash, the k-th further one under
 *
 *		h_k = the first hash of the key's chunk +
 *			  mulhi(remix(h, k), hashes of a chunk),			k = 1, 2, ...
 *
 * a hash of the same chunk, so that all are in one place.  In the example, key
 * a has the values 3, 5, 6 and b has 2, of three bits each:
 *
 *		hash	a	a_1	a_2	b
 *		value	3	5	6	2
 *		more	1	1	0	0
 *
 * The column costs next to nothing: an absent key finds "more" half the time,
 * and then, mostly, no second entry, which proves it absent.  So the
 * fingerprint can be shorter by almost a bit.  For this to hold where hardly
 * any key has more, the last column is XORed with a bit of the hash: then the
 * right-hand side is random, whatever the values are.
 *
 * Two keys with the same 64-bit hash are one key, with the values of both.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_RIBBONMAP_H
#define RF_RIBBONMAP_H

#include "core/base/rf_pairs.h"
#include "core/ribbon/rf_ribbon.h"

RF_EXTERN_C_BEGIN

/* Values of a key, at most.  All of them are in one chunk. */
#define RF_RIBBONMAP_MAX_VALUES	65535

/* Its flag in the header: there is a column that says "there is more". */
#define RF_FLAG_SEVERAL			0x40

/* Payload bytes in front of those of a ribbon: varying, constant. */
#define RF_RIBBONMAP_HEADER		8

/* All that is decided before any pair is seen. */
typedef struct rf_ribbonmap_shape
{
	rf_ribbon_shape ribbon;
	rf_values	values;
} rf_ribbonmap_shape;

/* A map in place; begins with a filter. */
typedef struct rf_ribbonmap
{
	rf_ribbon	ribbon;
	uint32_t	varying;		/* bits of a value that are stored */
	uint32_t	constant;		/* the others */
	uint32_t	nbits;			/* of varying */
	bool		several;		/* is there a column "more", behind these? */
	uint64_t	part;			/* hashes of a chunk, rounded down; 0: 2^64 */
} rf_ribbonmap;

extern const rf_kind_ops rf_ribbonmap_kind;

/* False: no key has this hash.  True where the payload contradicts itself. */
extern bool rf_ribbonmap_may_contain(const rf_ribbonmap *map, uint64_t hash);

RF_EXTERN_C_END

#endif							/* RF_RIBBONMAP_H */
