/*-------------------------------------------------------------------------
 *
 * rf_fuse_build.c
 *	  Building binary fuse filters: chunk by chunk, by peeling.
 *
 * Each slot has a word about the keys left there: their number in its low 8
 * bits, the sum of their indexes, from 0, in the others.  If one key is left,
 * the sum is its index, which gives its hash and places.  So scratch space is
 * two words of 32 bits a slot, the second for the queue.
 *
 * Peeling.  The queue has slots in which one key is left, or was.  Each is
 * taken from the front, its key is taken out of its other places, and places
 * left with one key are put at the end.  Peeled slots stay at the front of the
 * same array, in order, for filling.  Slots that have one key from the start
 * are queued by BLOCK slots from left to right, so that consecutive peelings
 * lie close together; the wave from the left runs ahead through all blocks.
 *
 * The order of peeling depends only on the words' counts and the keys' places,
 * not on the order of keys.  Slots that no key was peeled from are 0.  With
 * 256 keys in a slot its count overflows: a failed try, too.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_fuse_impl.h"

#define BLOCK			4096
#define AHEAD			8
#define COUNT_MASK		255
#define NUMBER_SHIFT	8

/* Steps that a key counts as: a few words anywhere in memory. */
#define KEY_STEPS		4
#define PIECE_KEYS		(RF_PIECE / KEY_STEPS)

typedef struct Chunk
{
	const uint64_t *hashes;		/* [nkeys], in any order */
	uint64_t	nkeys;
	uint32_t	nchunks;
	uint32_t	number;			/* of this one, from 0 */
	rf_fuse_shape shape;
	rf_fuse_system sys;
	uint32_t   *words;			/* [slots] */
	uint32_t   *queue;			/* [slots + RF_FUSE_MAX_ARITY] */
	rf_pace    *pace;
} Chunk;

RF_INLINE rf_fuse_key
key_of(const Chunk *chunk, uint64_t hash)
{
	uint64_t	number;
	uint64_t	fraction = rf_mul128(hash, chunk->nchunks, &number);

	return rf_fuse_key_of(&chunk->sys, hash, fraction);
}

/* Do all hashes belong to this chunk?  Their order has not been checked. */
static bool
all_are_of_chunk(const Chunk *chunk)
{
	const uint64_t first = rf_hashes_first_of_part(chunk->number,
												   chunk->nchunks);
	const uint64_t last = rf_hashes_last_of_part(chunk->number,
												 chunk->nchunks);
	bool		wrong = false;
	uint64_t	i = 0;

	while (i < chunk->nkeys)
	{
		uint64_t	stop = rf_piece(i, chunk->nkeys, 1, chunk->pace);

		for (; i < stop; i++)
			wrong |= chunk->hashes[i] - first > last - first;
	}
	return !wrong;
}

/* Adds a key to a slot; true if its count overflows. */
RF_INLINE bool
add_to(uint32_t *word, uint32_t one)
{
	*word += one;
	return (*word & COUNT_MASK) == 0;
}

/* Takes a key out of a slot; true if one is left. */
RF_INLINE bool
take_from(uint32_t *word, uint32_t one)
{
	*word -= one;
	return (*word & COUNT_MASK) == 1;
}

/* Adds all keys to their slots; false if a count overflows. */
RF_INLINE bool
insert(const Chunk *chunk, uint32_t arity)
{
	uint32_t   *words = chunk->words;
	bool		over = false;
	uint64_t	i = 0;

	rf_clear(words, chunk->sys.slots * sizeof(*words), chunk->pace);
	while (i < chunk->nkeys)
	{
		uint64_t	stop = rf_piece(i, chunk->nkeys, KEY_STEPS, chunk->pace);

		for (; i < stop; i++)
		{
			const rf_fuse_key key = key_of(chunk, chunk->hashes[i]);
			const uint32_t one = (uint32_t) i << NUMBER_SHIFT | 1;

#define ADD(j) over |= add_to(&words[RF_FUSE_PLACE(&key, j)], one)
			RF_FUSE_EACH_PLACE(arity, ADD);
#undef ADD
		}
	}
	return !over;
}

/*
 * Peels; returns how many keys were peeled.  Their slots are at the front of
 * the queue, their indexes in these slots' words.
 */
RF_INLINE uint64_t
peel(const Chunk *chunk, uint32_t arity)
{
	uint32_t   *words = chunk->words;
	uint32_t   *queue = chunk->queue;
	uint32_t	npeeled = 0;
	uint32_t	block,
				slot;

	for (block = 0; block < chunk->sys.slots; block += BLOCK)
	{
		uint32_t	end = chunk->sys.slots - block > BLOCK ? block + BLOCK :
		chunk->sys.slots;
		uint32_t	head = npeeled,
					tail = npeeled;

		for (slot = block; slot < end; slot++)
		{
			queue[tail] = slot;
			tail += (words[slot] & COUNT_MASK) == 1;
		}
		while (head < tail)
		{
			uint32_t	begin = head;

			for (; head < tail && head - begin < PIECE_KEYS; head++)
			{
				uint32_t	word = words[queue[head]];
				uint32_t	next;
				rf_fuse_key key;

				next = queue[tail - head > AHEAD ? head + AHEAD : head];
				RF_PREFETCH(&chunk->hashes[words[next] >> NUMBER_SHIFT]);
				if ((word & COUNT_MASK) != 1)
					continue;	/* peeled from another slot */
				slot = queue[head];
				key = key_of(chunk, chunk->hashes[word >> NUMBER_SHIFT]);
				queue[npeeled++] = slot;
#define TAKE_OUT(j) \
	(queue[tail] = (uint32_t) RF_FUSE_PLACE(&key, j), \
	 tail += take_from(&words[RF_FUSE_PLACE(&key, j)], word))
				RF_FUSE_EACH_PLACE(arity, TAKE_OUT);
#undef TAKE_OUT
				words[slot] = word - 1; /* the number, of no key */
			}
			rf_pace_steps(chunk->pace, (uint64_t) (head - begin) * KEY_STEPS);
		}
		rf_pace_steps(chunk->pace, end - block);
	}
	return npeeled;
}

/* Fills slots, which are all 0, in reverse order. */
RF_INLINE void
fill(const Chunk *chunk, uint8_t *slots, uint32_t arity, uint32_t bits)
{
	uint64_t	n = chunk->nkeys;

	while (n > 0)
	{
		uint64_t	begin = n,
					stop = n > PIECE_KEYS ? n - PIECE_KEYS : 0;

		while (n > stop)
		{
			uint32_t	slot = chunk->queue[--n];
			uint32_t	next = chunk->queue[n > AHEAD ? n - AHEAD : 0];
			uint32_t	later = chunk->queue[n > 2 * AHEAD ? n - 2 * AHEAD : 0];
			uint64_t	hash = chunk->hashes[chunk->words[slot] >> NUMBER_SHIFT];
			const rf_fuse_key key = key_of(chunk, hash);
			uint32_t	sum = (uint32_t) key.fingerprint;

			RF_PREFETCH(&chunk->words[later]);
			RF_PREFETCH(&chunk->hashes[chunk->words[next] >> NUMBER_SHIFT]);
#define SUM(j) sum ^= rf_fuse_slot(slots, RF_FUSE_PLACE(&key, j), bits)
			RF_FUSE_EACH_PLACE(arity, SUM);
#undef SUM
			if (bits == 8)
				slots[slot] = (uint8_t) sum;
			else if (bits == 16)
				rf_store16(slots + 2 * (uint64_t) slot, (uint16_t) sum);
			else
				rf_or_bits(slots, 12 * (uint64_t) slot, 12, sum & 0xFFF);
		}
		rf_pace_steps(chunk->pace, (begin - n) * KEY_STEPS);
	}
}

/* A try; false if keys are left. */
static bool
try(const Chunk *chunk)
{
	if (chunk->shape.arity == 3)
		return insert(chunk, 3) && peel(chunk, 3) == chunk->nkeys;
	return insert(chunk, 4) && peel(chunk, 4) == chunk->nkeys;
}

static void
fill_all(const Chunk *chunk, uint8_t *slots)
{
	const uint32_t bits = chunk->shape.bits;
	const uint32_t arity = chunk->shape.arity;

	rf_clear(slots, rf_fuse_system_bytes(&chunk->sys, bits), chunk->pace);
	if (arity == 3 && bits == 8)
		fill(chunk, slots, 3, 8);
	else if (arity == 3)
		fill(chunk, slots, 3, bits);
	else if (bits == 8)
		fill(chunk, slots, 4, 8);
	else
		fill(chunk, slots, 4, bits);
}

/* Words of a chunk, at the try that takes the most. */
static uint64_t
most_words(const rf_fuse_shape *shape, uint64_t nkeys)
{
	rf_fuse_system sys;

	if (nkeys == 0)
		return 0;
	if (nkeys > RF_FUSE_MAX_KEYS)
		nkeys = RF_FUSE_MAX_KEYS;
	rf_fuse_plan_system(&sys, shape->arity, nkeys, RF_FUSE_TRIES - 1);
	return sys.slots;
}

/*
 * For peeling or for a list, whichever is larger.  Never falls with more keys,
 * so the largest chunk's suffices, even if above RF_FUSE_MAX_KEYS.
 */
uint64_t
rf_fuse_chunk_space(const rf_fuse_shape *shape, uint64_t nkeys)
{
	uint64_t	nwords = most_words(shape, nkeys);
	uint64_t	to_peel = (2 * nwords + RF_FUSE_MAX_ARITY) * sizeof(uint32_t);
	uint64_t	to_list = nkeys * sizeof(uint64_t);

	return to_peel > to_list ? to_peel : to_list;
}

/* The base of seeds: depends on all hashes, but not on their order. */
static uint32_t
salt_of(const Chunk *chunk)
{
	uint64_t	sum = 0,
				i = 0;

	while (i < chunk->nkeys)
	{
		uint64_t	stop = rf_piece(i, chunk->nkeys, 1, chunk->pace);

		for (; i < stop; i++)
			sum += rf_hash_mix(chunk->hashes[i]);
	}
	return (uint32_t) (rf_hash_mix(sum) >> 32) % (RF_FUSE_SEED_STARTS - 1);
}

/* The seed of a try after the first; different for each try. */
static uint32_t
seed_of(uint32_t salt, uint32_t try)
{
	uint32_t	seed = (salt + try) % (RF_FUSE_SEED_STARTS - 1);

	return try < RF_FUSE_ORDERED_TRIES ? 1 + seed : RF_FUSE_SEED_STARTS + seed;
}

static rf_status
build_chunk(rf_builder *builder, const uint64_t *hashes, uint64_t nkeys,
			void *work)
{
	const rf_fuse_shape *shape = builder->shape;
	uint8_t    *at = builder->payload + builder->payload_len;
	Chunk		chunk = {.hashes = hashes,.nkeys = nkeys,.shape = *shape};
	uint64_t	nbytes;
	bool		solved = nkeys == 0;
	uint32_t	salt = 0;
	uint32_t	i;

	chunk.nchunks = shape->nchunks;
	chunk.number = (uint32_t) builder->nparts;
	chunk.pace = &builder->pace;
	chunk.words = work;
	chunk.queue = chunk.words + most_words(shape, nkeys);
	if (nkeys > UINT32_MAX)
		return RF_ERR_TOO_LARGE;
	if (!all_are_of_chunk(&chunk))
		return RF_ERR_ORDER;

	for (i = 0; i < RF_FUSE_TRIES && !solved && nkeys <= RF_FUSE_MAX_KEYS; i++)
	{
		rf_fuse_plan_system(&chunk.sys, shape->arity, nkeys, i);
		if (i == 1)
			salt = salt_of(&chunk);
		chunk.sys.seed = i == 0 ? 0 : seed_of(salt, i);
		solved = try(&chunk);
	}
	if (!solved)
	{
		chunk.sys.slots = (uint32_t) nkeys;
		chunk.sys.seed = RF_FUSE_SEED_LIST;
		chunk.sys.segment_bits = 0;
	}
	nbytes = rf_fuse_system_bytes(&chunk.sys, shape->bits);
	if (builder->capacity - builder->payload_len < nbytes)
		return RF_ERR_SPACE;
	if (!solved && !rf_hashes_write_list(at, hashes, nkeys, work, chunk.pace))
		return RF_ERR_ORDER;
	if (solved && nkeys > 0)
		fill_all(&chunk, at);

	if (shape->nchunks == 1)
	{
		rf_store32(builder->payload, chunk.sys.slots);
		builder->payload[4] = (uint8_t) chunk.sys.segment_bits;
		builder->param = (uint16_t) chunk.sys.seed;
	}
	else
	{
		uint8_t    *entry = builder->payload + RF_FUSE_HEADER +
		RF_FUSE_ENTRY_BYTES * builder->nparts;

		rf_store64(entry, builder->parts_bytes);
		rf_store32(entry + 8, chunk.sys.slots);
		rf_store16(entry + 12, (uint16_t) chunk.sys.seed);
		entry[14] = (uint8_t) chunk.sys.segment_bits;
		entry[15] = 0;
	}
	builder->nparts++;
	builder->parts_bytes += nbytes;
	builder->payload_len += nbytes;
	return RF_OK;
}

uint64_t
rf_fuse_work_bytes(const void *opaque, const uint64_t *hashes,
				   uint64_t nkeys, rf_tick tick)
{
	const rf_fuse_shape *shape = opaque;
	rf_pace		pace = {tick, 0};

	if (nkeys == 0)
		return 0;
	return rf_fuse_chunk_space(shape,
							   rf_hashes_max_in_part(hashes, nkeys,
													 shape->nchunks, &pace));
}

/*
 * Within a chunk, hashes are ordered by parts of about PART_KEYS keys, unless
 * they are partly sorted already.
 */
#define PART_KEYS		4096
#define SORTED_ENOUGH	6

void
rf_fuse_arrange(const void *opaque, uint64_t *hashes, uint64_t nkeys,
				uint32_t sorted_bits, rf_tick tick)
{
	const rf_fuse_shape *shape = opaque;
	uint64_t	nparts = shape->nchunks;

	if (nkeys == 0)
		return;
	if (sorted_bits < SORTED_ENOUGH || nparts >> (sorted_bits - SORTED_ENOUGH) > 1)
	{
		uint64_t	each = nkeys / nparts / PART_KEYS + 1;

		if (nparts * each <= UINT32_MAX)
			nparts *= each;
	}
	rf_hashes_partition(hashes, nkeys, (uint32_t) nparts, sorted_bits, tick);
}

rf_status
rf_fuse_begin(rf_builder *builder, const void *opaque, uint64_t nkeys,
			  uint8_t *payload, uint64_t capacity, rf_tick tick)
{
	const rf_fuse_shape *shape = opaque;

	rf_builder_begin(builder, shape, nkeys, payload, capacity, tick);
	if (nkeys == 0)
		return RF_OK;

	builder->payload_len = RF_FUSE_HEADER_ONE;
	if (shape->nchunks > 1)
	{
		builder->payload_len = RF_FUSE_HEADER +
			RF_FUSE_ENTRY_BYTES * (uint64_t) shape->nchunks;
		builder->kind_flags = RF_FLAG_FUSE_CHUNKS;
	}
	if (shape->arity == 4)
		builder->kind_flags |= RF_FLAG_FUSE_FOUR;
	if (capacity < builder->payload_len)
		return RF_ERR_SPACE;
	rf_store32(payload, shape->nchunks);
	return RF_OK;
}

/*
 * Scratch space is for the largest chunk that rf_hashes_max_in_part() found.
 * Chunks are checked, since without order searches here may end elsewhere.
 */
rf_status
rf_fuse_add(rf_builder *builder, const uint64_t *hashes, uint64_t n,
			void *work, uint64_t *used)
{
	const rf_fuse_shape *shape = builder->shape;
	bool		last = n == builder->nleft;
	uint64_t	begin = 0,
				max_keys;
	uint32_t	stop;

	*used = 0;
	if (n == 0)
		return RF_OK;
	stop = last ? shape->nchunks :
		rf_hashes_part(hashes[n - 1], shape->nchunks);
	max_keys = rf_hashes_max_in_part(hashes, n, shape->nchunks, &builder->pace);
	if (stop < builder->nparts)
		return RF_ERR_ORDER;
	while (builder->nparts < stop)
	{
		uint64_t	end = rf_hashes_part_end(hashes, n, shape->nchunks,
											 (uint32_t) builder->nparts,
											 begin);
		rf_status	status;

		if (end - begin > max_keys)
			return RF_ERR_ORDER;
		status = build_chunk(builder, hashes + begin, end - begin, work);
		if (status != RF_OK)
			return status;
		begin = end;
	}
	*used = begin;
	builder->nleft -= begin;
	return !last || begin == n ? RF_OK : RF_ERR_ORDER;
}
