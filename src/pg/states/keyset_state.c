/*-------------------------------------------------------------------------
 *
 * keyset_state.c
 *	  Keysets under construction: the states of most aggregates.
 *
 * Hashes are appended to a buffer.  When it is full, a sample tells if most of
 * them are distinct.  If so, the buffer grows, and sorting waits until the
 * end.  Otherwise the buffer is compacted: new hashes are sorted, merged with
 * the sorted part, and repeats dropped; it grows only if it is still half
 * full.  So a column takes at most four times the memory of its distinct
 * hashes.
 *
 * All states of an aggregate node share work_mem * hash_mem_multiplier.  A
 * state that may not grow, and is half full even when compact, writes its
 * hashes to a file (hash_runs.c).
 *
 * Once a compaction drops more hashes than it keeps, a small table of recent
 * hashes catches repeats before they are appended.  States that keep repeats
 * and states of pairs have no such table.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "executor/executor.h"
#include "miscadmin.h"
#include "port/pg_bitutils.h"

#include "hash_runs.h"

#define SAMPLE_MIN		2048	/* fewer hashes are not sampled */
#define SAMPLE_SHARE		64	/* a sample has 1 of 64 hashes */
#define FETCH_MAX			512 /* words, 4 kB */
#define MERGE_SHARE			8	/* a keyset is merged if it has at least 1/8
								 * of the state's number of hashes */
#define UNSORTED_SHARE		16	/* if at most 1/16 of the hashes is unsorted,
								 * merging is the faster way to drop repeats */

/* The settle() of a state that lost hashes in an error, if that is caught. */
static void
keyset_is_incomplete(BuildState *state)
{
	ereport(ERROR,
			(errcode(ERRCODE_OBJECT_NOT_IN_PREREQUISITE_STATE),
			 errmsg("keys of an aggregate are incomplete after an error")));
}

/*
 * Most hashes that the buffer may hold.  Merging takes scratch space of half
 * the buffer, so the buffer gets two thirds of the memory.
 */
static uint64
keyset_max_capacity(const KeysetState *state)
{
	uint64		limit;
	uint64		others;

	if (state->group == NULL)
		return UINT64_MAX;
	limit = get_hash_memory_limit();
	others = MemoryContextMemAllocated(state->group->ecxt_per_tuple_memory, true);
	others -= Min(others, rf_items_bytes(&state->items, state->capacity));
	limit = limit > others ? (limit - others) / 3 * 2 : 0;
	return Max(limit / rf_items_bytes(&state->items, 1), pgrf_runs_least_capacity(state));
}

static void
keyset_enlarge(KeysetState *state, uint64 capacity)
{
	/* Exceeds the address space, so there is no test. */
	if (capacity > MaxAllocHugeSize / rf_items_bytes(&state->items, 1))
		ereport(ERROR,
				(errcode(ERRCODE_PROGRAM_LIMIT_EXCEEDED),
				 errmsg("too many keys for one filter")));
	state->hashes = repalloc_huge(state->hashes, rf_items_bytes(&state->items, capacity));
	state->capacity = capacity;
}

/*
 * Grows the buffer to hold this many hashes, if possible to twice its
 * capacity.  False if there is not enough memory.
 */
static bool
keyset_grow(KeysetState *state, uint64 needed)
{
	uint64		capacity = state->capacity;
	uint64		limit;

	if (needed <= capacity)
		return true;
	limit = keyset_max_capacity(state);
	if (needed > limit)
		return false;
	while (capacity < needed)
		capacity *= 2;
	keyset_enlarge(state, Min(capacity, limit));
	return true;
}

/*
 * Merges the sorted part with the ascending hashes behind it.  An interrupt
 * loses the hashes that are in scratch space: then the state of an aggregate
 * is unusable.  A variable must survive, so it is merged in a copy.
 */
static void
keyset_merge_tail(KeysetState *state, uint64 tail)
{
	MemoryContext cxt = state->base.hdr.eoh_context;
	void		(*settle) (BuildState *) = state->base.settle;
	uint64_t   *hashes = state->hashes;
	uint64_t   *scratch;

	if (state->nsorted > 0)
	{
		scratch = MemoryContextAllocHuge(cxt, rf_items_bytes(&state->items,
															 Min(tail, state->nsorted)));
		if (state->group != NULL)
			state->base.settle = keyset_is_incomplete;
		else
		{
			hashes = MemoryContextAllocHuge(cxt, rf_items_bytes(&state->items, state->capacity));
			pgrf_copy((uint8_t *) hashes, (uint8_t *) state->hashes,
					  rf_items_bytes(&state->items, state->nsorted + tail));
		}
		tail = rf_items_merge(&state->items, hashes, state->nsorted, tail, scratch, pgrf_tick);
		state->base.settle = settle;
		pfree(scratch);
		if (state->group == NULL)
		{
			pfree(state->hashes);
			state->hashes = hashes;
		}
	}
	state->nsorted = state->nhashes = tail;
}

void
pgrf_keyset_compact(KeysetState *state)
{
	uint64		tail = state->nhashes - state->nsorted;

	if (tail == 0)
		return;
	if (state->nsorted < tail / 4)
	{
		/* Sorting all is cheaper than merging. */
		tail = state->nhashes;
		state->nsorted = 0;
	}
	tail = rf_items_compact(&state->items,
							rf_items_at(&state->items, state->hashes, state->nsorted),
							tail, pgrf_tick);
	keyset_merge_tail(state, tail);
}

uint64
pgrf_keyset_sort(KeysetState *state)
{
	void		(*settle) (BuildState *) = state->base.settle;

	pgrf_keyset_compact(state);
	if (state->runs == NULL)
		return state->nhashes;
	pgrf_runs_write(state);
	state->base.settle = keyset_is_incomplete;
	pgrf_runs_merge(state);
	state->base.settle = settle;
	return state->nwritten;
}

/*
 * Prefetches the first hashes.  The buffers of many groups are in no cache,
 * and too short for the processor to notice that they are read in order.
 */
static inline void
fetch_few(const KeysetState *state)
{
	uint64		n = Min(state->nhashes * state->items.words, FETCH_MAX);

	for (uint64 i = 0; i < n; i += 64 / sizeof(uint64_t))
		RF_PREFETCH(state->hashes + i);
}

uint64
pgrf_keyset_distinct(KeysetState *state, uint32_t *sorted_bits)
{
	Assert(state->items.words == 1);
	fetch_few(state);
	*sorted_bits = 64;
	if (state->runs != NULL || state->items.max_repeats > 1 ||
		state->nhashes - state->nsorted <= state->nhashes / UNSORTED_SHARE)
		return pgrf_keyset_sort(state);

	state->nsorted = 0;			/* right after an interrupt, too */
	state->nhashes = rf_hashes_distinct(state->hashes, state->nhashes,
										sorted_bits, pgrf_tick);
	state->nsorted = *sorted_bits < 64 ? 0 : state->nhashes;
	return state->nhashes;
}

void
pgrf_keyset_read(KeysetReader *reader, KeysetState *state)
{
	reader->state = state;
	reader->hashes = state->hashes;
	reader->nhashes = state->nhashes;
	reader->nread = 0;
	if (state->runs != NULL)
		pgrf_keyset_read_on(reader, 0);
}

void
pgrf_keyset_read_on(KeysetReader *reader, uint64 used)
{
	KeysetState *state = reader->state;
	uint64		n = reader->nhashes - used;

	CHECK_FOR_INTERRUPTS();
	reader->hashes += used * state->items.words;
	reader->nhashes = n;
	if (state->runs == NULL || (used > 0 && n > 0))
		return;

	memmove(state->hashes, reader->hashes, rf_items_bytes(&state->items, n));
	if (n == state->capacity)
		keyset_enlarge(state, 2 * n);
	reader->hashes = state->hashes;
	reader->nhashes += pgrf_runs_read(state, reader->nread, n);
	reader->nread += reader->nhashes - n;
}

uint64
pgrf_keyset_count(KeysetState *state, uint64 nhashes)
{
	KeysetReader reader;
	uint64		last = 0;
	uint64		n = 0;

	if (state->items.max_repeats == 1)
		return nhashes;
	pgrf_keyset_read(&reader, state);
	while (reader.nhashes > 0)
	{
		uint64		piece = Min(reader.nhashes, KEYSET_PIECE);

		for (uint64 i = 0; i < piece; i++)
		{
			n += n == 0 || reader.hashes[i] != last;
			last = reader.hashes[i];
		}
		pgrf_keyset_read_on(&reader, piece);
	}
	return n;
}

/*
 * Maps an item to a number that is spread as evenly as a hash, even if many
 * items have the same hash.  Different pairs share a number by chance alone.
 */
static inline uint64
spread_item(const uint64_t *item, uint32 words)
{
	return words == 1 ? item[0] : item[0] + item[1] * UINT64CONST(0x9E3779B97F4A7C15);
}

/*
 * Are most of fewer than SAMPLE_MIN hashes distinct?  Each sets one of at
 * least 8n bits.  At most as many bits are set as there are distinct hashes,
 * and 6 % fewer if these are spread evenly.
 */
static bool
few_mostly_distinct(const uint64_t *hashes, uint64 n, uint32 words)
{
	uint64		marks[SAMPLE_MIN * 8 / 64];
	int			nbits = pg_leftmost_one_pos64(n) + 4;
	uint64		nset = 0;

	memset(marks, 0, ((UINT64CONST(1) << nbits) + 63) / 64 * sizeof(marks[0]));
	for (uint64 i = 0; i < n; i++)
	{
		uint64		mark = spread_item(hashes + i * words, words) >> (64 - nbits);
		uint64	   *word = &marks[mark / 64];
		uint64		bit = UINT64CONST(1) << mark % 64;

		nset += (*word & bit) == 0;
		*word |= bit;
	}
	return nset > n - n / 4;
}

/*
 * Samples the hashes in 1/SAMPLE_SHARE of their range, with all repeats, up to
 * "most" of them; returns how many.  The range begins at one of the hashes, so
 * that it probably includes a key which has very many rows.
 */
static inline uint64
take_sample(const uint64_t *hashes, uint64 nhashes, uint32 words,
			uint64_t *sample, uint64 most)
{
	uint64		first = spread_item(hashes + nhashes / 2 * words, words);
	uint64		n = 0;

	for (uint64 i = 0; i < nhashes && n < most; i++)
	{
		sample[n] = spread_item(hashes + i * words, words);
		n += sample[n] - first < UINT64_MAX / SAMPLE_SHARE;
	}
	return n;
}

bool
pgrf_keyset_mostly_kept(KeysetState *state)
{
	uint64		capacity = state->nhashes / SAMPLE_SHARE * 2;
	uint64_t   *sample;
	uint64		n;
	uint64		distinct;

	if (state->nhashes < SAMPLE_MIN)
		return few_mostly_distinct(state->hashes, state->nhashes, state->items.words);

	sample = MemoryContextAllocHuge(state->base.hdr.eoh_context,
									(capacity + 1) * sizeof(uint64_t));
	n = state->items.words == 1 ?
		take_sample(state->hashes, state->nhashes, 1, sample, capacity) :
		take_sample(state->hashes, state->nhashes, 2, sample, capacity);
	rf_hashes_sort(sample, n, pgrf_tick);
	distinct = rf_hashes_unique(sample, n, pgrf_tick);
	pfree(sample);

	/* Without repeats, a sample fills about half of that capacity. */
	return n < capacity && n > capacity / 4 && distinct > n - n / 4;
}

void
pgrf_keyset_provide(KeysetState *state)
{
	uint64		before = state->nhashes;

	/* growing by little again and again would take long */
	uint64		enough = state->capacity + state->capacity / 4;

	CHECK_FOR_INTERRUPTS();
	if (state->recent == NULL && pgrf_keyset_mostly_kept(state) &&
		keyset_grow(state, enough))
		return;
	pgrf_keyset_compact(state);
	if (state->nhashes > state->capacity / 2 && !keyset_grow(state, enough))
	{
		pgrf_runs_write(state);
		return;
	}

	/*
	 * Mostly repeats: catch them before they are appended.  The table waits
	 * for as many repeats as it has places, so that a small group never takes
	 * more memory than its keys.
	 */
	state->nrepeats += before - state->nhashes;
	if (state->recent == NULL && state->items.max_repeats == 1 &&
		state->items.words == 1 &&
		state->nhashes < before / 2 &&
		state->nrepeats >= KEYSET_RECENT_SIZE)
		state->recent = MemoryContextAllocZero(state->base.hdr.eoh_context,
											   KEYSET_RECENT_SIZE * sizeof(uint64_t));
}

void
pgrf_keyset_check_order(const rf_keyset *ks, uint32 max_repeats)
{
	uint64		in_order = max_repeats > 1 ?
	rf_keyset_not_descending(ks, pgrf_tick) :
	rf_keyset_ascending(ks, pgrf_tick);
	rf_reason	why;

	if (in_order == ks->nkeys)
		return;
	(void) rf_refuse_value(&why, RF_ERR_ORDER, "hashes", in_order);
	pgrf_refuse(ERRCODE_DATA_CORRUPTED, RF_KIND_KEYSET, &why);
}

/* Copies n words of a flat value, from word "first" on. */
static void
copy_words(uint64_t *to, const rf_keyset *ks, uint64 first, uint64 n)
{
	uint64		i = 0;

	while (i < n)
	{
		uint64		end = rf_piece_end(i, n);

		CHECK_FOR_INTERRUPTS();
		for (; i < end; i++)
			to[i] = rf_keyset_hash(ks, first + i);
	}
}

/* Sets the state's key type to that of new hashes, or checks it. */
static void
keyset_take_keys(KeysetState *state, const rf_key_type *other)
{
	rf_key_type keys = pgrf_merge_keys(&state->base.wire.key_type, other);

	if (state->base.wire.key_type.family == RF_FAMILY_NONE)
		state->base.wire.key_type = pgrf_copy_keys(state->base.hdr.eoh_context, &keys);
}

/*
 * The hashes of a flat keyset ascend, so they are merged without sorting.  If
 * memory is too small they are appended instead, and become a run of their
 * own; also if they are few, since merging is a pass over all hashes.
 */
void
pgrf_keyset_merge(KeysetState *state, const rf_filter *other)
{
	const rf_keyset *ks = &other->u.keyset;

	Assert(state->items.words == 1);
	if (ks->nkeys == 0)
		return;

	/* Stored bytes may have changed, and a wrong order would do harm here. */
	pgrf_keyset_check_order(ks, state->items.max_repeats);
	keyset_take_keys(state, &other->wire.key_type);

	if (ks->nkeys >= state->nhashes / MERGE_SHARE)
	{
		pgrf_keyset_compact(state);
		if (keyset_grow(state, state->nhashes + ks->nkeys))
		{
			copy_words(state->hashes + state->nhashes, ks, 0, ks->nkeys);
			keyset_merge_tail(state, ks->nkeys);
			return;
		}
		pgrf_runs_write(state);
	}
	for (uint64 i = 0; i < ks->nkeys; i++)
		pgrf_keyset_add(state, rf_keyset_hash(ks, i));
}

/* For how many of n more hashes is there room in the buffer?  1 or more. */
static uint64
keyset_room(KeysetState *state, uint64 n)
{
	if (state->nhashes == state->capacity)
		pgrf_keyset_provide(state);
	return Min(n, state->capacity - state->nhashes);
}

/*
 * Prepares for appending n hashes, which may be sorted.  If memory is too
 * small, hashes that are in it go to the file first: then sorted pieces follow
 * one another in the file, and make one run.
 */
static void
keyset_make_room(KeysetState *state, uint64 n)
{
	uint64		limit = keyset_max_capacity(state);

	if (n <= limit && state->nhashes <= limit - n)
		return;
	pgrf_keyset_compact(state);
	if (n > limit || state->nhashes > limit - n)
		pgrf_runs_write(state);
}

void
pgrf_keyset_add_state(KeysetState *state, KeysetState *other)
{
	KeysetReader reader;
	uint64		n = other->runs != NULL ? pgrf_keyset_sort(other) : other->nhashes;

	Assert(state->items.words == other->items.words);
	if (n == 0)
		return;
	keyset_take_keys(state, &other->base.wire.key_type);
	keyset_make_room(state, n);
	pgrf_keyset_read(&reader, other);
	while (reader.nhashes > 0)
	{
		n = keyset_room(state, reader.nhashes);
		pgrf_copy((uint8_t *) rf_items_at(&state->items, state->hashes, state->nhashes),
				  (const uint8_t *) reader.hashes, rf_items_bytes(&state->items, n));
		state->nhashes += n;
		pgrf_keyset_read_on(&reader, n);
	}
}

void
pgrf_keyset_add_flat(KeysetState *state, const rf_filter *other)
{
	const rf_keyset *ks = &other->u.keyset;
	const uint32 words = state->items.words;
	uint64		n = ks->nkeys;

	if (n == 0)
		return;
	keyset_take_keys(state, &other->wire.key_type);
	keyset_make_room(state, n);
	for (uint64 i = 0; i < n;)
	{
		uint64		m = keyset_room(state, n - i);

		copy_words(rf_items_at(&state->items, state->hashes, state->nhashes), ks,
				   i * words, m * words);
		state->nhashes += m;
		i += m;
	}
}

/*
 * Most unsorted hashes that a probe scans: about 2 sqrt(n), as merging takes n
 * steps.
 */
static uint64
tail_limit(uint64 n)
{
	return n < 16384 ? 256 : UINT64CONST(2) << pg_leftmost_one_pos64(n) / 2;
}

/*
 * Searches the sorted part, then scans the hashes appended since.  A function
 * may add and probe in turn, so merging for each probe would take too long.
 */
bool
pgrf_keyset_contains(KeysetState *state, uint64 hash)
{
	uint64		n;

	Assert(state->items.words == 1);
	if (state->nhashes - state->nsorted > tail_limit(state->nsorted))
		pgrf_keyset_compact(state);
	n = rf_hashes_count_up_to(state->hashes, state->nsorted, hash);
	if (n > 0 && state->hashes[n - 1] == hash)
		return true;
	for (uint64 i = state->nsorted; i < state->nhashes; i++)
	{
		if (state->hashes[i] == hash)
			return true;
	}
	return false;
}
