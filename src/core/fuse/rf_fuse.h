/*-------------------------------------------------------------------------
 *
 * rf_fuse.h
 *	  Binary fuse filter: of the kinds built once, the fastest to probe.
 *
 * The idea.  Every key h has k places in an array of m slots, and a
 * fingerprint of f bits.  Slots are filled so that for each key of the set
 *
 *		slot[place 0] ^ ... ^ slot[place k - 1] = fingerprint
 *
 * Another key satisfies this with probability 2^-f.  These are linear
 * equations like those of a ribbon (rf_ribbon.h), but sparse, so they are
 * solved by peeling.  A slot that is a place of one key only can be filled
 * last, whatever the other slots hold; without that key, other slots have one
 * key left, and so on.  Slots are filled in reverse order.  That is an xor
 * filter [GL20]; with random places it takes 1.23 n slots.
 *
 * Here a key's places lie close together, one in each of k consecutive
 * segments of L slots:
 *
 *		place i = start + i L + offset i		0 <= offset i < L
 *
 * Few keys reach the ends of the array.  So peeling begins there, and runs on
 * as two waves that meet in the middle, with too few slots to begin there:
 * asymptotically 1.024 n for k = 4 and 1.09 n for k = 3 [GL22] [Walzer21].
 *
 * Two things are ours.  Starts are any slots rather than multiples of L, and
 * ascend with the hash: keys in about the order of their hashes are peeled in
 * the nearest cache however many there are.  And 5/8 L more starts at either
 * end are clamped to the first and the last, so fewer slots are wasted there:
 * 1 % of 10^5, 5 % of 1000.
 *
 * Example, k = 3, L = 1, 4 slots.  Keys a and b start at 0, c at 1;
 * fingerprints are 5, 6, 7:
 *
 *		slots		0	1	2	3
 *		places		a	a	a
 *					b	b	b
 *						c	c	c
 *
 * Slot 3 has c alone: peel it.  Slots 0 to 2 have both a and b, so nothing
 * else can be peeled: another try hashes all keys anew.  Say L is 2, of 6
 * slots: all start at 0, with offsets 0 0 0 for a, 0 1 0 for b, 1 1 1 for c:
 *
 *		slots		0	1	2	3	4	5
 *		places		a		a		a
 *					b			b	b
 *						c		c		c
 *
 * Slots 1 and 5 have c alone, slot 2 has a alone.  Peel c from 1, which leaves
 * b alone in 3, then a from 2, then b from 3.  Fill in reverse, the other
 * slots being 0: slot 3 = 6 for b, slot 2 = 5 for a, slot 1 = 7 ^ 6 = 1 for c.
 *
 * Chunks.  More than RF_FUSE_CHUNK_KEYS keys are cut by hash range into chunks
 * that are filters of their own, with their own slots, L and seed.
 *
 * Never failing.  A try that leaves keys is followed by one with another seed
 * and, every other time, more slots.  The first half of the tries draw only
 * offsets anew, not starts (except for more slots) and fingerprints, since
 * starts that ascend with the hash are faster to peel.  The others draw all
 * three anew, for hashes that crowd.  A chunk that RF_FUSE_TRIES tries left
 * unsolved is stored as a list of its hashes.  One set in 20 takes a second
 * try, at some sizes one in 8.
 *
 * Two keys with the same places can never be peeled, and for a known seed such
 * pairs are easily found.  So all seeds but the first depend on the mixed sum
 * of all keys.  To turn a chunk into a list, an attacker needs a pair for each
 * of 2^16 seeds; 16 pairs if all other keys are known.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_FUSE_H
#define RF_FUSE_H

#include "core/base/rf_kind.h"
#include "rf_fuse_inline.h"

RF_EXTERN_C_BEGIN

#define RF_FUSE_FPR_MIN		(1.0 / 65536)	/* 16 bits */
#define RF_FUSE_MAX_ARITY	4	/* places of a key */
#define RF_FUSE_CHUNK_KEYS	(UINT64_C(1) << 20) /* at most, on average */

/* Seeds, 16 bits: 0 at the first try; the last says "hashes, listed". */
#define RF_FUSE_TRIES		16
#define RF_FUSE_ORDERED_TRIES 8 /* the first ones, which leave starts alone */
#define RF_FUSE_SEED_STARTS	0x8000	/* seeds below are of those tries */
#define RF_FUSE_SEED_LIST	0xFFFF

/* Its flags in the header. */
#define RF_FLAG_FUSE_CHUNKS	0x10	/* chunks, with a directory */
#define RF_FLAG_FUSE_FOUR	0x20	/* four places a key, or else three */

/* Payload offsets (FORMAT.md). */
#define RF_FUSE_HEADER		4	/* nchunks */
#define RF_FUSE_HEADER_ONE	5	/* of one chunk: slots, log2 L */
#define RF_FUSE_ENTRY_BYTES	16	/* of the directory, for each chunk */

/* What is decided before any key is seen. */
typedef struct rf_fuse_shape
{
	uint32_t	bits;			/* f: 8, 12 or 16 */
	uint32_t	arity;			/* k: 3 or 4 */
	uint32_t	nchunks;		/* 0: no keys */
} rf_fuse_shape;

/* What a view is. */
typedef enum rf_fuse_form
{
	RF_FUSE_EMPTY,
	RF_FUSE_LIST,
	RF_FUSE_ONE,
	RF_FUSE_CHUNKS
} rf_fuse_form;

typedef struct rf_fuse
{
	rf_fuse_shape shape;
	rf_fuse_form form;
	bool		quick;			/* one chunk, four places, 8 bits, seed 0 */
	rf_fuse_system only;		/* RF_FUSE_ONE, RF_FUSE_LIST */
	const uint8_t *directory;	/* RF_FUSE_CHUNKS: [nchunks] entries */
	const uint8_t *data;		/* the slots, or the list, or the chunks */
	uint64_t	data_len;		/* bytes */
} rf_fuse;

extern const rf_kind_ops rf_fuse_kind;

/*
 * Chooses the shape for nkeys distinct keys.  RF_ERR_FPR if fpr is not in
 * [RF_FUSE_FPR_MIN, RF_FPR_MAX], RF_ERR_TOO_LARGE above 2^44 keys.
 */
extern rf_status rf_fuse_plan(uint64_t nkeys, double fpr, void *shape);

/* Exact for 19 of 20 sets of one chunk; the others take as much or more. */
extern uint64_t rf_fuse_expected_bytes(const void *shape,
									   uint64_t nkeys);

/*
 * Payload bytes that suffice unless hashes are adversarial: then rf_fuse_add()
 * may return RF_ERR_SPACE.  With 8 * nkeys bytes more it never does.
 */
extern uint64_t rf_fuse_usual_bytes(const void *shape, uint64_t nkeys);

/* The most keys whose expected payload is at most nbytes. */
extern uint64_t rf_fuse_capacity(uint64_t nbytes, double fpr, rf_tick tick);

/* The false positive rate of this shape: at most the one planned for. */
extern double rf_fuse_shape_fpr(const rf_fuse_shape *shape);

/*
 * Orders hashes chunk by chunk and, for speed, roughly ascending within a
 * chunk.  In place; linear in nkeys.
 */
extern rf_arrange_op rf_fuse_arrange;

/*
 * The buffer must be aligned for uint64_t.  At most 10 MB, unless adversarial
 * hashes crowd in a chunk: then up to 10 bytes for each of its keys, and at
 * least 160 MB from 2^24 keys on.
 */
extern rf_work_bytes_op rf_fuse_work_bytes;

/*
 * Builds from distinct hashes, ordered by chunk.  Statuses, after which the
 * payload is undefined, are
 *
 *		RF_ERR_SPACE		capacity is too small
 *		RF_ERR_ORDER		hashes are not ordered by chunk, or not distinct;
 *							nothing is written beyond the buffers
 *		RF_ERR_TOO_LARGE	a chunk has 2^32 hashes or more
 *
 * Linear in nkeys: at most RF_FUSE_TRIES tries of a few steps a key.
 */
extern rf_begin_op rf_fuse_begin;
extern rf_add_op rf_fuse_add;

/* rf_fuse_may_contain() of filters of any form. */
extern bool rf_fuse_may_contain_any(const rf_fuse *filter, uint64_t hash);

/*
 * False: no key of the set has this hash.  True where the payload contradicts
 * itself: a false positive rather than a false negative.  Inline for the most
 * frequent form, since a call and finding the form would be half of the probe.
 */
static inline bool
rf_fuse_may_contain(const rf_fuse *filter, uint64_t hash)
{
	if (RF_LIKELY(filter->quick))
	{
		const rf_fuse_key key = rf_fuse_key_at_first(&filter->only, hash, hash);

		return rf_fuse_holds(filter->data, &key, 4, 8);
	}
	return rf_fuse_may_contain_any(filter, hash);
}

RF_EXTERN_C_END

#endif							/* RF_FUSE_H */
