/*-------------------------------------------------------------------------
 *
 * rf_ribbon.h
 *	  Chunked bumped Ribbon filter: the smallest kind, built once.
 *
 * The idea.  Every key h gets a linear equation over GF(2).  The solution has
 * m rows of b bits.  Of the 64 rows from start(h) on, those that a 64-bit
 * coefficient word c(h) picks XOR to the b-bit result r(h).  In matrices
 *
 *		C (n x m) . S (m x b) = R (n x b),
 *
 * C being zero outside a band of width 64 in each row.  S is the filter: keys
 * of the set satisfy their equations, another key with probability 2^-b.  S
 * needs m * b bits, and m can be within a percent of n: no other structure
 * comes this close to the information bound n log2(1/fpr) at such cost
 * [DHSW22] [Dillinger21].  A system of equations is solved in one of two
 * forms.
 *
 * Dense: one system for all keys, a few slots larger than n, hashed anew with
 * another seed until it can be solved.  For few keys, since the number of
 * slots beyond n grows with log n.
 *
 * Chunked: keys are cut by hash range into chunks of equal numbers of slots,
 * each *smaller* than its number of keys.  Where equations depend on each
 * other, keys are bumped: a threshold for every 192 starts says which.  They
 * are about 5 %, and become a dense system at the end of their chunk.
 * Overloading fills slots almost perfectly; a crowded chunk just bumps more.
 *
 * A rate between 2^-b and 2^-(b-1) is met by storing b - 1 columns for the
 * first slots of each system and b for the rest, by the rate in the header.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_RIBBON_H
#define RF_RIBBON_H

#include "core/base/rf_bits.h"
#include "core/base/rf_kind.h"

RF_EXTERN_C_BEGIN

#define RF_RIBBON_WIDTH			64	/* w: slots that one equation can reach */
#define RF_RIBBON_MAX_COLUMNS	30	/* b: enough for RF_FPR_MIN */
#define RF_RIBBON_MAX_VALUE_COLUMNS 33	/* of a map, besides these */
#define RF_RIBBON_BUCKET		192 /* places that share a threshold */

/*
 * A bucket gives up its places in this order: three times the lowest STEP that
 * are left, then all.  Its two-bit class is the number of steps; giving up all
 * is so rare that it has no class, and such buckets are listed behind the
 * chunk.  Low places go first since the bucket before has spilled into them.
 */
#define RF_RIBBON_STEP			16
#define RF_RIBBON_STEPS			3
#define RF_RIBBON_GROUPS		(RF_RIBBON_STEPS + 1)

/* Starts beyond the edges of a system, clamped to it ("smash"). */
#define RF_RIBBON_CHUNK_LEFT	16
#define RF_RIBBON_CHUNK_RIGHT	39
#define RF_RIBBON_DENSE_EDGE	16

/*
 * Places of a chunk's last bucket.  Most are virtual, so its keys are bumped
 * little by little until the rest fits the last slots.
 */
#define RF_RIBBON_LAST_BUCKET	24

/* Seeds of a dense system; the last value says "hashes, listed". */
#define RF_RIBBON_MAX_SEEDS		64
#define RF_RIBBON_SEED_LIST		255

/* Its flags in the header; neither in the dense form. */
#define RF_FLAG_CHUNKED			0x10	/* chunks, with a directory */
#define RF_FLAG_ONE_CHUNK		0x20	/* one chunk, without a directory */

/* Payload offsets (FORMAT.md). */
#define RF_RIBBON_HEADER		4	/* slots */
#define RF_RIBBON_CHUNKS_HEADER	8	/* slots, nchunks */
#define RF_RIBBON_OVERFLOW_HEADER 4 /* seed and slots of the overflow */
#define RF_RIBBON_OVERFLOW_SLOTS 0x7FFFFF	/* bits of the slots in there */
#define RF_RIBBON_OVERFLOW_WHOLE 0x800000	/* a list of buckets follows */

/* All that is decided before any key is seen. */
typedef struct rf_ribbon_shape
{
	uint32_t	columns;		/* b, 1 to RF_RIBBON_MAX_COLUMNS */
	uint32_t	low_share;		/* of 2^32 starts, those with b - 1 columns */
	uint32_t	nchunks;		/* 0: dense form */
	uint32_t	slots;			/* in each chunk, a multiple of 64 below 2^16
								 * (a reader takes more); in the dense form a
								 * first guess */
	uint32_t	value_columns;	/* besides, of a map; 0 in a filter */
} rf_ribbon_shape;

/*
 * A system of equations, dense or the main part of a chunk: m slots in blocks
 * of 64, the last perhaps shorter.  A block is stored as one word a column,
 * with a bit for each slot, without gaps.  Blocks before low_blocks lack a
 * column.
 */
typedef struct rf_ribbon_system
{
	uint32_t	slots;			/* m */
	uint32_t	columns;		/* b */
	uint32_t	low_blocks;		/* blocks with b - 1 columns */
	uint32_t	nstarts;		/* real starts: m - 63, or 1 */
	uint32_t	full_starts;	/* starts before this one are in blocks that
								 * are full and followed by full ones */
	uint32_t	left;			/* virtual starts before the first real one */
	uint32_t	nvirtual;		/* real and virtual starts together */
	uint32_t	pad;			/* chunks: the first place of a key */
	uint64_t	band_mask;		/* coefficients that fit m slots */

	/* in a map, else 0: columns that all blocks have, stored behind these */
	uint32_t	value_columns;
	uint64_t	values_at;		/* where, in bytes; 0 in a filter */
} rf_ribbon_system;

typedef struct rf_ribbon
{
	rf_ribbon_shape shape;
	uint32_t	seed;			/* dense form only */
	rf_ribbon_system main;		/* the whole filter, or each chunk */
	uint64_t	nkeys;
	uint64_t	main_bytes;		/* of main's solution */
	uint32_t	class_bytes;	/* of a chunk's thresholds */
	uint64_t	fixed_bytes;	/* class_bytes + main_bytes */
	uint64_t	overflow_bytes; /* of all overflows with their headers */
	const uint8_t *directory;	/* [nchunks + 1] overflow offsets, or NULL if
								 * there is one chunk */
	const uint8_t *data;		/* the solution, or the first chunk */
} rf_ribbon;

extern const rf_kind_ops rf_ribbon_kind;

/*
 * Chooses the shape for nkeys distinct keys.  RF_ERR_FPR if fpr is not in
 * [RF_FPR_MIN, RF_FPR_MAX], RF_ERR_TOO_LARGE above 2^44 keys.
 */
extern rf_status rf_ribbon_plan(uint64_t nkeys, double fpr,
								void *shape);

/*
 * Payload bytes to expect; within 1 % from 30,000 keys on.  Below, the size
 * varies by 1 % with the keys, and by more than 6 % in one of 300 sets, if a
 * bucket is bumped whole: just above 2000 keys, it has a tenth of them.
 */
extern uint64_t rf_ribbon_expected_bytes(const void *shape,
										 uint64_t nkeys);

/*
 * Payload bytes that suffice unless hashes are adversarial; then RF_ERR_SPACE
 * is possible.  With 8 * nkeys bytes more it is not.
 */
extern uint64_t rf_ribbon_usual_bytes(const void *shape,
									  uint64_t nkeys);

/*
 * The most keys whose expected payload is at most nbytes; above some 10^7 keys
 * perhaps a few less.  Cost: up to some ten milliseconds.
 */
extern uint64_t rf_ribbon_capacity(uint64_t nbytes, double fpr, rf_tick tick);

/*
 * The rate of this shape: at most the one planned for.  With bumped keys it is
 * up to a half percent less: their systems have few blocks, of which a whole
 * number, rounded down, lacks the last column.
 */
extern double rf_ribbon_shape_fpr(const rf_ribbon_shape *shape);

/* Orders hashes chunk by chunk.  In place; linear in nkeys. */
extern rf_arrange_op rf_ribbon_arrange;

/*
 * For hashes in any order; align the buffer for uint64_t.  At most about 7 MB,
 * of which half is used; if adversarial hashes crowd in a chunk, 10 MB, or 36
 * to 65 bytes for each of its keys.  Cost: about ten steps for each chunk;
 * log2(nkeys) for each hash if they are in no order.
 */
extern rf_work_bytes_op rf_ribbon_work_bytes;

/*
 * Builds from distinct hashes, ordered by chunk.  Statuses, after which the
 * payload is undefined, are
 *
 *		RF_ERR_SPACE		capacity is too small
 *		RF_ERR_ORDER		hashes are not ordered by chunk; whatever their
 *							order, nothing is written beyond the buffers
 *		RF_ERR_TOO_LARGE	overflows come to 4 GB, or one of them to a list of
 *							2^23 hashes, or more
 *
 * Linear in nkeys: eliminations are bounded, and dense systems are tried at
 * most RF_RIBBON_MAX_SEEDS times.  A dense system that was not solved, or has
 * more keys than a chunk bumps of random hashes, is stored as a list.
 */
extern rf_begin_op rf_ribbon_begin;

/*
 * Builds the chunks that these hashes complete.  More may follow for the chunk
 * of the last hash, or in the dense form for the whole set.  Four chunks at
 * once take less time than one by one.
 */
extern rf_add_op rf_ribbon_add;

/*
 * False: no key of the set has this hash.  True where the payload contradicts
 * itself: a false positive rather than a false negative.
 */
extern bool rf_ribbon_may_contain(const rf_ribbon *ribbon, uint64_t hash);

/* What rf_ribbon_describe() finds in the chunks. */
typedef struct rf_ribbon_details
{
	uint64_t	slots;			/* in all systems */
	uint64_t	overflow_slots; /* of which in overflows */
	uint64_t	overflow_bytes;
	uint64_t	buckets;
	uint64_t	bumped[4];		/* buckets by class */
	uint64_t	listed;			/* hashes stored whole */
} rf_ribbon_details;

extern void rf_ribbon_describe(const rf_ribbon *ribbon,
							   rf_ribbon_details *details, rf_tick tick);

RF_EXTERN_C_END

#endif							/* RF_RIBBON_H */
