/*-------------------------------------------------------------------------
 *
 * rf_fuse_probe.c
 *	  Probing a binary fuse filter.
 *
 * The XOR of a key's slots is compared with its fingerprint: no branch depends
 * on the key, and no load waits for another, except for the directory's entry
 * in a filter of chunks.  Each form of filter has its own function, compiled
 * from one with different constants.  There are no variants for instruction
 * set extensions: a probe is two products and a few loads.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_fuse_impl.h"

#include "core/keyset/rf_keyset.h"

/* Places of a key within this are fetched together, not one by one. */
#define NEAR_BYTES	1024

RF_INLINE uint64_t
slot_at(uint64_t place, uint32_t bits)
{
	return place * bits / 8;
}

static void
need_key(const uint8_t *slots, const rf_fuse_key *key, uint32_t arity,
		 uint32_t bits, const rf_fetch *fetch)
{
	const uint32_t width = bits == 8 ? 1 : 2;
	uint64_t	first = slot_at(RF_FUSE_PLACE(key, 0), bits);
	uint64_t	end = slot_at(RF_FUSE_PLACE(key, arity - 1), bits) + width;
	uint32_t	i;

	if (end - first <= NEAR_BYTES)
		rf_need(fetch, slots + first, end - first);
	else
	{
		for (i = 0; i < arity; i++)
			rf_need(fetch, slots + slot_at(RF_FUSE_PLACE(key, i), bits), width);
	}
}

RF_INLINE bool
system_may_contain(const rf_fuse_system *sys, const uint8_t *slots,
				   uint64_t hash, uint64_t fraction, uint32_t arity,
				   uint32_t bits, const rf_fetch *fetch)
{
	const rf_fuse_key key = rf_fuse_key_of(sys, hash, fraction);

	if (fetch != NULL)
		need_key(slots, &key, arity, bits, fetch);
	return rf_fuse_holds(slots, &key, arity, bits);
}

RF_INLINE bool
chunk_may_contain(const rf_fuse *filter, uint64_t hash, uint32_t arity,
				  uint32_t bits, const rf_fetch *fetch)
{
	rf_fuse_system sys;
	uint64_t	i,
				at;
	uint64_t	fraction = rf_mul128(hash, filter->shape.nchunks, &i);

	rf_need(fetch, filter->directory + RF_FUSE_ENTRY_BYTES * i,
			RF_FUSE_ENTRY_BYTES);
	if (RF_UNLIKELY(!rf_fuse_find_chunk(filter, i, &sys, &at)))
		return true;
	if (RF_UNLIKELY(sys.slots == 0))
		return false;
	if (RF_UNLIKELY(sys.seed == RF_FUSE_SEED_LIST))
		return rf_keyset_list_may_contain(filter->data + at, sys.slots, hash,
										  fetch);
	return system_may_contain(&sys, filter->data + at, hash, fraction, arity,
							  bits, fetch);
}

RF_INLINE bool
may_contain(const rf_fuse *filter, uint64_t hash, uint32_t arity, uint32_t bits,
			const rf_fetch *fetch)
{
	switch (filter->form)
	{
		case RF_FUSE_ONE:
			return system_may_contain(&filter->only, filter->data, hash, hash,
									  arity, bits, fetch);
		case RF_FUSE_CHUNKS:
			return chunk_may_contain(filter, hash, arity, bits, fetch);
		case RF_FUSE_LIST:
			return rf_keyset_list_may_contain(filter->data, filter->only.slots,
											  hash, fetch);
		default:
			return false;
	}
}

/* Returns probe(arity, bits), called with constants. */
#define RETURN_WITH_CONSTANTS(filter, probe) \
	switch ((filter)->shape.bits * 8 + (filter)->shape.arity) \
	{ \
		case 8 * 8 + 3: \
			return probe(3, 8); \
		case 8 * 8 + 4: \
			return probe(4, 8); \
		case 12 * 8 + 3: \
			return probe(3, 12); \
		case 12 * 8 + 4: \
			return probe(4, 12); \
		case 16 * 8 + 3: \
			return probe(3, 16); \
		default: \
			return probe(4, 16); \
	}

/* Filters of other forms; not inline, since it needs a stack frame. */
static RF_NOINLINE bool
other_forms_may_contain(const rf_fuse *filter, uint64_t hash)
{
#define PROBE(arity, bits) may_contain(filter, hash, arity, bits, NULL)
	RETURN_WITH_CONSTANTS(filter, PROBE)
#undef PROBE
}

bool
rf_fuse_may_contain_any(const rf_fuse *filter, uint64_t hash)
{
	if (RF_UNLIKELY(filter->form != RF_FUSE_ONE))
		return other_forms_may_contain(filter, hash);
#define PROBE(arity, bits) \
	system_may_contain(&filter->only, filter->data, hash, hash, arity, bits, \
					   NULL)
	RETURN_WITH_CONSTANTS(filter, PROBE)
#undef PROBE
}

bool
rf_fuse_may_contain_fetching(const void *view, uint64_t hash,
							 const rf_fetch *fetch)
{
	const rf_fuse *filter = view;

	return may_contain(filter, hash, filter->shape.arity, filter->shape.bits,
					   fetch);
}

/*
 * In a filter of chunks, slots of a key are prefetched AHEAD keys ahead, and
 * their places kept.  The directory is in the cache.  A single chunk is 2 MB
 * at most: there, out-of-order execution overlaps probes well enough.
 */
#define AHEAD		16

typedef struct Waiting
{
	rf_fuse_key key;
	const uint8_t *slots;		/* NULL: use other_forms_may_contain() */
} Waiting;

RF_INLINE void
prefetch_key(Waiting *waiting, const rf_fuse *filter, uint64_t hash,
			 uint32_t arity, uint32_t bits)
{
	rf_fuse_system sys;
	uint64_t	i,
				at;
	uint64_t	fraction = rf_mul128(hash, filter->shape.nchunks, &i);

	waiting->slots = NULL;
	if (!rf_fuse_find_chunk(filter, i, &sys, &at) || sys.slots == 0 ||
		sys.seed == RF_FUSE_SEED_LIST)
		return;
	waiting->slots = filter->data + at;
	waiting->key = rf_fuse_key_of(&sys, hash, fraction);
#define PREFETCH(i) \
	RF_PREFETCH(waiting->slots + slot_at(RF_FUSE_PLACE(&waiting->key, i), bits))
	RF_FUSE_EACH_PLACE(arity, PREFETCH);
#undef PREFETCH
}

RF_INLINE uint32_t
many_ahead(const rf_fuse *filter, const uint64_t *hashes, uint32_t begin,
		   uint32_t end, uint32_t *found, uint32_t arity, uint32_t bits)
{
	Waiting		ring[AHEAD];
	uint32_t	nfound = 0;
	uint32_t	i;

	for (i = begin; i < end && i < begin + AHEAD; i++)
		prefetch_key(&ring[i % AHEAD], filter, hashes[i], arity, bits);
	for (i = begin; i < end; i++)
	{
		Waiting    *waiting = &ring[i % AHEAD];

		found[nfound] = i;
		if (RF_LIKELY(waiting->slots != NULL))
			nfound += rf_fuse_holds(waiting->slots, &waiting->key, arity, bits);
		else
			nfound += other_forms_may_contain(filter, hashes[i]);
		if (end - i > AHEAD)
			prefetch_key(waiting, filter, hashes[i + AHEAD], arity, bits);
	}
	return nfound;
}

RF_INLINE uint32_t
may_contain_many(const rf_fuse *filter, const uint64_t *hashes, uint32_t begin,
				 uint32_t end, uint32_t *found, uint32_t arity, uint32_t bits)
{
	uint32_t	nfound = 0;
	uint32_t	i;

	if (filter->data_len > RF_CACHED_BYTES && filter->form == RF_FUSE_CHUNKS)
		return many_ahead(filter, hashes, begin, end, found, arity, bits);
	for (i = begin; i < end; i++)
	{
		found[nfound] = i;
		nfound += may_contain(filter, hashes[i], arity, bits, NULL);
	}
	return nfound;
}

uint32_t
rf_fuse_may_contain_many(const void *view, const uint64_t *hashes,
						 uint32_t begin, uint32_t end, uint32_t *found)
{
	const rf_fuse *filter = view;
#define PROBE(arity, bits) \
	may_contain_many(filter, hashes, begin, end, found, arity, bits)
	RETURN_WITH_CONSTANTS(filter, PROBE)
#undef PROBE
}
