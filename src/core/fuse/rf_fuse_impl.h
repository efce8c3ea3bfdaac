/*-------------------------------------------------------------------------
 *
 * rf_fuse_impl.h
 *	  Private to rf_fuse*.c and their tests: the places of a key, and chunks.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_FUSE_IMPL_H
#define RF_FUSE_IMPL_H

#include "core/base/rf_hash.h"
#include "core/base/rf_hashes.h"
#include "rf_fuse.h"

/* A key's places, counted from its start, are below 4 L and fit 16 bits. */
#define RF_FUSE_MAX_SEGMENT_BITS	14

/* The most slots that a reader accepts. */
#define RF_FUSE_MAX_SLOTS		(UINT32_C(1) << 30)

/*
 * A chunk of more keys is listed without a try: only adversarial hashes make
 * one.  Up to here, numbers of keys fit 24 bits.
 */
#define RF_FUSE_MAX_KEYS		((UINT64_C(1) << 24) - 1)

/* Bits of a fingerprint for a rate; 0 if the kind does not support it. */
extern uint32_t rf_fuse_bits(double fpr);

/* The slots for 1 to RF_FUSE_MAX_KEYS keys at a try; the seed is 0. */
extern void rf_fuse_plan_system(rf_fuse_system *sys, uint32_t arity,
								uint64_t nkeys, uint32_t try);

/* Scratch bytes for a chunk of nkeys keys or fewer. */
extern uint64_t rf_fuse_chunk_space(const rf_fuse_shape *shape, uint64_t nkeys);

/* Completes a system by its slots and segment_bits; false if invalid. */
static inline bool
rf_fuse_complete(rf_fuse_system *sys, uint32_t arity)
{
	uint64_t	length,
				clamped;

	if (sys->segment_bits > RF_FUSE_MAX_SEGMENT_BITS ||
		sys->slots > RF_FUSE_MAX_SLOTS ||
		sys->slots < arity << sys->segment_bits)
		return false;
	length = UINT64_C(1) << sys->segment_bits;
	clamped = 5 * length / 8;
	sys->first = clamped;
	sys->last = clamped + sys->slots - arity * length;
	sys->nvirtual = sys->last + clamped + 1;
	sys->segments = UINT64_C(0x0003000200010000) << sys->segment_bits;
	sys->offsets = UINT64_C(0x0001000100010001) * (length - 1);
	return true;
}

/* Bytes of a system, or of a list. */
static inline uint64_t
rf_fuse_system_bytes(const rf_fuse_system *sys, uint32_t bits)
{
	if (sys->seed == RF_FUSE_SEED_LIST)
		return (uint64_t) sys->slots * sizeof(uint64_t);
	return ((uint64_t) sys->slots * bits + 7) / 8;
}

/*
 * Does work(i) for each place of a key.  Unrolled by hand: compilers do not
 * unroll four steps, and then keep places in memory.
 */
#define RF_FUSE_EACH_PLACE(arity, work) \
	do { \
		work(0); \
		work(1); \
		work(2); \
		if ((arity) == 4) \
			work(3); \
	} while (0)

/*
 * "fraction" is the hash's position within its chunk, hash * nchunks modulo
 * 2^64; starts ascend with it.  Tries after the first remix the hash, and the
 * later ones take starts from that as well.
 */
RF_INLINE rf_fuse_key
rf_fuse_key_of(const rf_fuse_system *sys, uint64_t hash, uint64_t fraction)
{
	if (RF_UNLIKELY(sys->seed != 0))
	{
		hash = rf_hash_remix(hash, sys->seed);
		if (sys->seed >= RF_FUSE_SEED_STARTS)
			fraction = hash;
	}
	return rf_fuse_key_at_first(sys, hash, fraction);
}

/* Finds a chunk; false if its entry contradicts itself or the length. */
static inline bool
rf_fuse_find_chunk(const rf_fuse *filter, uint64_t i, rf_fuse_system *sys,
				   uint64_t *at)
{
	const uint8_t *entry = filter->directory + RF_FUSE_ENTRY_BYTES * i;
	uint64_t	nbytes;

	memset(sys, 0, sizeof(*sys));
	*at = rf_load64(entry);
	sys->slots = rf_load32(entry + 8);
	sys->seed = rf_load16(entry + 12);
	sys->segment_bits = entry[14];
	if (sys->slots != 0 && sys->seed != RF_FUSE_SEED_LIST &&
		!rf_fuse_complete(sys, filter->shape.arity))
		return false;
	nbytes = rf_fuse_system_bytes(sys, filter->shape.bits);
	return *at <= filter->data_len && nbytes <= filter->data_len - *at;
}

/* See rf_kind.h. */
extern rf_may_contain_op rf_fuse_may_contain_fetching;
extern rf_may_contain_many_op rf_fuse_may_contain_many;

#endif							/* RF_FUSE_IMPL_H */
