/*-------------------------------------------------------------------------
 *
 * keyset_state.c
 *	  Keysets under construction, the state of most aggregates.
 *
 * Hashes are appended to a buffer.  When it is full, a sample tells whether
 * most of them are distinct.  If so, the buffer just grows: sorting can wait
 * until the end.  Otherwise it is compacted: what came in since the last time
 * is sorted, merged with the sorted part, and repeats are dropped; the buffer
 * then grows only if it is still half full.  So a column takes memory for its
 * distinct values, four times that at most.
 *
 * All states of an aggregate node share work_mem * hash_mem_multiplier.  One
 * that may not grow, and is still half full when it is compact, puts its
 * hashes into a file (hash_runs.c) and begins anew.
 *
 * To spare a column of few values the sorting as well, once compactions find
 * more repeats than distinct hashes, hashes pass a small table of those seen
 * most recently.
 *
 * A state may keep some repeats of each hash, for a filter that counts up to
 * some number, or hold pairs.  All is the same then, but for that table.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "executor/executor.h"
#include "miscadmin.h"
#include "port/pg_bitutils.h"

#include "hash_runs.h"
#include "keyset_items.h"

#define SAMPLE_MIN		2048	/* of fewer, all are looked at */
#define SAMPLE_SHARE		64	/* the sample has one hash of these */
#define FETCH_MAX			512 /* words, 4 kB */
#define MERGE_SHARE			8	/* a keyset is merged if it has at least the
								 * keys there are, divided by this */
#define UNSORTED_SHARE		16	/* at most this share unsorted: merging it
								 * takes no more than dropping all repeats
								 * anew */

/*
 * The settle() of a state whose hashes were lost in an error, which ends an
 * aggregate, unless somebody's final function catches it.
 */
static void
keyset_is_incomplete(BuildState *state)
{
	ereport(ERROR,
			(errcode(ERRCODE_OBJECT_NOT_IN_PREREQUISITE_STATE),
			 errmsg("keys of an aggregate are incomplete after an error")));
}

/*
 * The hashes that the buffer may hold.  Merging takes scratch space of half
 * the buffer, so the buffer gets two thirds of what there is.
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
	others -= Min(others, items_bytes(state, state->capacity));
	limit = limit > others ? (limit - others) / 3 * 2 : 0;
	return Max(limit / items_bytes(state, 1), pgrf_runs_least_capacity(state));
}

static void
keyset_enlarge(KeysetState *state, uint64 capacity)
{
	/* More than an address space: nobody gets there. */
	if (capacity > MaxAllocHugeSize / items_bytes(state, 1))
		ereport(ERROR,
				(errcode(ERRCODE_PROGRAM_LIMIT_EXCEEDED),
				 errmsg("too many keys for one filter")));
	state->hashes = repalloc_huge(state->hashes, items_bytes(state, capacity));
	state->capacity = capacity;
}

/*
 * Provides for this many hashes, and for twice the capacity there was if
 * possible; false if they are too many.
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
 * Merges the sorted part with the ascending hashes behind it.  While that goes
 * on, some hashes are in scratch space alone, and an interrupt loses them: the
 * state of an aggregate cannot be used after that.  A variable can, since it
 * is merged in other memory.
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
		scratch = MemoryContextAllocHuge(cxt, items_bytes(state, Min(tail, state->nsorted)));
		if (state->group != NULL)
			state->base.settle = keyset_is_incomplete;
		else
		{
			hashes = MemoryContextAllocHuge(cxt, items_bytes(state, state->capacity));
			pgrf_copy((uint8_t *) hashes, (uint8_t *) state->hashes,
					  items_bytes(state, state->nsorted + tail));
		}
		tail = items_merge(state, hashes, state->nsorted, tail, scratch);
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

	if (tail == 0 || state->items.max_repeats == KEYSET_KEEP_ALL)
		return;
	if (state->nsorted < tail / 4)
	{
		/* Sorting all of them again is cheaper than merging. */
		tail = state->nhashes;
		state->nsorted = 0;
	}
	keyset_merge_tail(state, items_compact(state, items_at(state, state->hashes, state->nsorted),
										   tail));
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
 * Prefetches the first hashes.  The buffer of one of many groups is in no
 * cache, and so short that the processor would notice too late that it is read
 * in order.
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

	state->nsorted = 0;			/* also if it is interrupted */
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

	memmove(state->hashes, reader->hashes, items_bytes(state, n));
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
 * A number for each item, spread as evenly as hashes are: so are the values of
 * one hash.  Different pairs share one by chance alone.
 */
static inline uint64
spread_item(const uint64_t *item, uint32 words)
{
	return words == 1 ? item[0] : item[0] + item[1] * UINT64CONST(0x9E3779B97F4A7C15);
}

/*
 * Are most of fewer than SAMPLE_MIN hashes distinct?  Each sets a mark, of
 * eight times as many at least.  The marks that are set are at most as many as
 * the distinct hashes, and 6 % fewer if those are spread evenly.
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
 * Takes those in one part of the hash range, with all their repeats, until
 * there are "most" of them; returns how many.  The part begins at one of the
 * hashes, so that if most are of few keys, it most probably has these.
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

	if (state->items.max_repeats == KEYSET_KEEP_ALL)
		return true;
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

	/* Without repeats, a sample has about half of that capacity. */
	return n < capacity && n > capacity / 4 && distinct > n - n / 4;
}

void
pgrf_keyset_provide(KeysetState *state)
{
	uint64		before = state->nhashes;

	/* To grow by little again and again would take long. */
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
	 * Mostly repeats: look for them before they get here.  Not before as many
	 * came as the table has places, for it should not take more memory than
	 * the keys of a small group.
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

/* Copies n words of a flat value, from the one at "first" on. */
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

/* Takes over the key type of hashes that are to be added, or checks it. */
static void
keyset_take_keys(KeysetState *state, const rf_key_type *other)
{
	rf_key_type keys = pgrf_merge_keys(&state->base.wire.key_type, other);

	if (state->base.wire.key_type.family == RF_FAMILY_NONE)
		state->base.wire.key_type = pgrf_copy_keys(state->base.hdr.eoh_context, &keys);
}

/*
 * Copying and merging: a flat keyset's hashes are ascending, so they are
 * merged with the sorted part without being sorted again.  If they do not fit
 * memory together, they are added like any others, as a run of their own; and
 * so they are if they are few, or many small keysets would each take a pass
 * over all that came before.
 */
void
pgrf_keyset_merge(KeysetState *state, const rf_filter *other)
{
	const rf_keyset *ks = &other->u.keyset;

	Assert(state->items.words == 1);
	if (ks->nkeys == 0)
		return;

	/* It was stored, maybe; bytes that changed since would do harm here. */
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

/*
 * How many of n hashes there is room for behind those in the buffer: one at
 * least.
 */
static uint64
keyset_room(KeysetState *state, uint64 n)
{
	if (state->nhashes == state->capacity)
		pgrf_keyset_provide(state);
	return Min(n, state->capacity - state->nhashes);
}

/*
 * Prepares for appending n hashes, which may be sorted.  If memory is too
 * small for them and for those in it, the latter go into the file before: so
 * sorted pieces follow each other in the file, and make one run.
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
		pgrf_copy((uint8_t *) items_at(state, state->hashes, state->nhashes),
				  (const uint8_t *) reader.hashes, items_bytes(state, n));
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

		copy_words(items_at(state, state->hashes, state->nhashes), ks,
				   i * words, m * words);
		state->nhashes += m;
		i += m;
	}
}

/*
 * How many hashes a probe looks through one by one, for each of which merging
 * would take n steps: about twice the root of n.
 */
static uint64
tail_limit(uint64 n)
{
	return n < 16384 ? 256 : UINT64CONST(2) << pg_leftmost_one_pos64(n) / 2;
}

/*
 * Searches the sorted part, and looks through those appended since unless they
 * are many: a function may add and probe in turn, and merging all hashes for
 * each key would take too long.
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
