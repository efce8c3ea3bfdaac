/*-------------------------------------------------------------------------
 *
 * leveldb_state.c
 *	  LevelDB's Bloom filters under construction, the state of leveldb_agg().
 *
 * An expanded object whose flat form is a bytea of
 *
 *		magic				: 4 bytes
 *		bits per key		: 4 bytes
 *		hashes				: 4 bytes each
 *
 * numbers little-endian.  It goes from workers to the leader, and never into a
 * table.  Since any function may make a bytea, it is checked.
 *
 * All states of an aggregate node share work_mem * hash_mem_multiplier.  One
 * that may not grow puts its hashes into a file, as they are, for their order
 * makes no difference.  A query fails as soon as there are more keys than a
 * filter of 1 GB takes.
 *
 * IDENTIFICATION
 *	  src/pg/leveldb/leveldb_state.c
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "executor/executor.h"
#include "miscadmin.h"

#include "core/base/rf_bits.h"
#include "core/leveldb/rf_leveldb.h"
#include "leveldb_state.h"
#include "pg/base/base.h"

#define STATE_MAGIC		0x5342444C	/* "LDBS" */
#define HEADER_BYTES	8
#define FIRST_CAPACITY	32		/* hashes, 128 bytes */
#define LEAST_CAPACITY	8192	/* for which no file is written: 32 kB */
#define PIECE_HASHES	16384	/* taken from a file, or copied, at once */

static Size leveldb_flat_size(ExpandedObjectHeader *eohptr);
static void leveldb_flatten(ExpandedObjectHeader *eohptr, void *result,
							Size allocated_size);

static const ExpandedObjectMethods leveldb_methods = {
	leveldb_flat_size, leveldb_flatten
};

LeveldbState *
pgrf_leveldb_new(MemoryContext cxt, ExprContext *group, uint32 bits_per_key)
{
	MemoryContext own = pgrf_state_context(cxt, group);
	LeveldbState *state = MemoryContextAllocZero(own, sizeof(LeveldbState));

	EOH_init_header(&state->hdr, &leveldb_methods, own);
	state->bits_per_key = bits_per_key;
	state->group = group;
	state->resources = CurrentResourceOwner;
	state->capacity = FIRST_CAPACITY;
	state->hashes = MemoryContextAlloc(own,
									   state->capacity * sizeof(uint32_t));
	return state;
}

LeveldbState *
pgrf_leveldb_state(Datum value)
{
	ExpandedObjectHeader *eohptr;

	if (!VARATT_IS_EXTERNAL_EXPANDED(DatumGetPointer(value)))
		return NULL;
	eohptr = DatumGetEOHP(value);
	return eohptr->eoh_methods == &leveldb_methods ?
		(LeveldbState *) eohptr : NULL;
}

void
pgrf_leveldb_check_bits(const LeveldbState *state, uint32 bits_per_key)
{
	if (state->bits_per_key != bits_per_key)
		ereport(ERROR,
				(errcode(ERRCODE_INVALID_PARAMETER_VALUE),
				 errmsg("bits per key must be the same for all rows"),
				 errdetail("They were %u for some and are %u for others.",
						   state->bits_per_key, bits_per_key)));
}

static uint64
count_keys(const LeveldbState *state)
{
	return state->nfiled + state->nhashes;
}

/* The length of a filter of so many keys; raises an error if too large. */
static uint64
filter_bytes(uint64 nkeys, uint32 bits_per_key)
{
	uint64		len;

	if (nkeys > RF_LEVELDB_KEYS_MOST)
		ereport(ERROR,
				(errcode(ERRCODE_PROGRAM_LIMIT_EXCEEDED),
				 errmsg("too many keys for one LevelDB filter"),
				 errdetail("LevelDB makes filters of up to " UINT64_FORMAT " keys.",
						   RF_LEVELDB_KEYS_MOST),
				 errhint("Spread the keys over several filters.")));
	len = rf_leveldb_bytes(nkeys, bits_per_key);
	if (len > FILTER_MAX_LEN)
		ereport(ERROR,
				(errcode(ERRCODE_PROGRAM_LIMIT_EXCEEDED),
				 errmsg("LevelDB filter of " UINT64_FORMAT " keys requires " UINT64_FORMAT " bytes, maximum size is " UINT64_FORMAT,
						nkeys, len, FILTER_MAX_LEN),
				 errhint("Use fewer bits per key than %u, or spread the keys over several filters.",
						 bits_per_key)));
	return len;
}

/* The group has ended, and not by an error. */
static void
close_file(Datum arg)
{
	LeveldbState *state = (LeveldbState *) DatumGetPointer(arg);

	BufFileClose(state->file);
	state->file = NULL;
}

/*
 * Puts the hashes in memory into the file.  After an error that is caught they
 * are where they were.
 */
static void
spill(LeveldbState *state)
{
	if (state->file == NULL)
	{
		state->file = pgrf_temp_create(state->hdr.eoh_context,
									   state->resources);
		RegisterExprContextCallback(state->group, close_file,
									PointerGetDatum(state));
	}
	pgrf_temp_write(state->file, state->nfiled * sizeof(uint32_t),
					state->hashes, state->nhashes * sizeof(uint32_t));
	state->nfiled += state->nhashes;
	state->nhashes = 0;
}

/* May a state take twice the memory, with what it has now being copied? */
static bool
may_grow(const LeveldbState *state)
{
	uint64		own = state->capacity * sizeof(uint32_t);
	uint64		all;

	if (state->group == NULL || state->capacity < LEAST_CAPACITY)
		return true;
	all = MemoryContextMemAllocated(state->group->ecxt_per_tuple_memory, true);
	return all + 2 * own <= get_hash_memory_limit();
}

void
pgrf_leveldb_provide(LeveldbState *state)
{
	CHECK_FOR_INTERRUPTS();
	(void) filter_bytes(count_keys(state) + 1, state->bits_per_key);
	if (!may_grow(state))
	{
		spill(state);
		return;
	}
	state->hashes = repalloc_huge(state->hashes,
								  2 * state->capacity * sizeof(uint32_t));
	state->capacity *= 2;
}

/* Calls a function for all hashes, in pieces. */
static void
for_all(LeveldbState *state,
		void (*use) (void *arg, const uint32_t *hashes, uint64 n), void *arg)
{
	uint32_t   *buffer;

	for (uint64 at = 0; at < state->nhashes; at += PIECE_HASHES)
	{
		CHECK_FOR_INTERRUPTS();
		use(arg, state->hashes + at, Min(state->nhashes - at, PIECE_HASHES));
	}
	if (state->nfiled == 0)
		return;
	buffer = palloc(PIECE_HASHES * sizeof(uint32_t));
	for (uint64 at = 0; at < state->nfiled; at += PIECE_HASHES)
	{
		uint64		n = Min(state->nfiled - at, PIECE_HASHES);

		pgrf_temp_read(state->file, at * sizeof(uint32_t), buffer,
					   n * sizeof(uint32_t));
		use(arg, buffer, n);
	}
	pfree(buffer);
}

/* ---- The filter ---- */

typedef struct FilterBytes
{
	uint8_t    *bytes;
	uint64		len;
} FilterBytes;

static void
add_to_filter(void *arg, const uint32_t *hashes, uint64 n)
{
	FilterBytes *filter = arg;

	rf_leveldb_add(filter->bytes, filter->len, hashes, n, pgrf_tick);
}

bytea *
pgrf_leveldb_filter(LeveldbState *state)
{
	FilterBytes filter;
	bytea	   *result;

	filter.len = filter_bytes(count_keys(state), state->bits_per_key);
	result = palloc(VARHDRSZ + filter.len);
	SET_VARSIZE(result, VARHDRSZ + filter.len);
	filter.bytes = (uint8_t *) VARDATA(result);
	rf_leveldb_begin(filter.bytes, filter.len, state->bits_per_key, pgrf_tick);
	for_all(state, add_to_filter, &filter);
	return result;
}

/* ---- The flat form ---- */

static Size
leveldb_flat_size(ExpandedObjectHeader *eohptr)
{
	uint64		n = count_keys((LeveldbState *) eohptr);

	if (n > (FILTER_MAX_LEN - HEADER_BYTES) / sizeof(uint32_t))
		ereport(ERROR,
				(errcode(ERRCODE_PROGRAM_LIMIT_EXCEEDED),
				 errmsg("too many keys in a partial result of leveldb_agg"),
				 errdetail("There are " UINT64_FORMAT ".", n),
				 errhint("If parallel workers collect them, set max_parallel_workers_per_gather to 0.")));
	return VARHDRSZ + HEADER_BYTES + n * sizeof(uint32_t);
}

static void
write_flat(void *arg, const uint32_t *hashes, uint64 n)
{
	uint8_t   **to = arg;

	for (uint64 i = 0; i < n; i++)
	{
		rf_store32(*to, hashes[i]);
		*to += sizeof(uint32_t);
	}
}

static void
leveldb_flatten(ExpandedObjectHeader *eohptr, void *result,
				Size allocated_size)
{
	LeveldbState *state = (LeveldbState *) eohptr;
	uint8_t    *to = (uint8_t *) VARDATA(result);

	SET_VARSIZE(result, allocated_size);
	rf_store32(to, STATE_MAGIC);
	rf_store32(to + 4, state->bits_per_key);
	to += HEADER_BYTES;
	for_all(state, write_flat, &to);
	Assert((char *) to == (char *) result + allocated_size);
}

/* Adds the hashes of a flat state; a new one takes over its bits per key. */
static LeveldbState *
add_flat(LeveldbState *state, MemoryContext cxt, ExprContext *group,
		 Datum value)
{
	struct varlena *flat = PG_DETOAST_DATUM_PACKED(value);
	const uint8_t *bytes = (const uint8_t *) VARDATA_ANY(flat);
	uint64		len = VARSIZE_ANY_EXHDR(flat);
	uint32		bits_per_key = len < HEADER_BYTES ? 0 : rf_load32(bytes + 4);

	if (bits_per_key < 1 || bits_per_key > RF_LEVELDB_BITS_MOST ||
		rf_load32(bytes) != STATE_MAGIC || len % sizeof(uint32_t) != 0)
		ereport(ERROR,
				(errcode(ERRCODE_INVALID_BINARY_REPRESENTATION),
				 errmsg("invalid partial result of leveldb_agg")));
	if (state == NULL)
		state = pgrf_leveldb_new(cxt, group, bits_per_key);
	pgrf_leveldb_check_bits(state, bits_per_key);
	for (uint64 at = HEADER_BYTES; at < len; at += sizeof(uint32_t))
	{
		if (unlikely(at % PGRF_PIECE_BYTES == 0))
			CHECK_FOR_INTERRUPTS();
		pgrf_leveldb_add(state, rf_load32(bytes + at));
	}
	if ((Pointer) flat != DatumGetPointer(value))
		pfree(flat);
	return state;
}

LeveldbState *
pgrf_leveldb_expand(MemoryContext cxt, ExprContext *group, Datum value)
{
	return add_flat(NULL, cxt, group, value);
}

void
pgrf_leveldb_merge(LeveldbState *state, Datum other)
{
	(void) add_flat(state, NULL, NULL, other);
}
