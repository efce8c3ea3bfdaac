/*-------------------------------------------------------------------------
 *
 * pgrf.h
 *	  What the files of the extension share: filters as SQL values.
 *
 * A filter is a varlena whose content is the bytes of src/core/FORMAT.md.
 * The three types differ in the kind byte only, so most functions serve all
 * of them; where the kind matters it is checked against what the SQL
 * declaration promises.
 *
 * IDENTIFICATION
 *	  src/pg/pgrf.h
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_H
#define PGRF_H

#include "compat.h"
#include "core/rf_filter.h"
#include "core/rf_fpr.h"
#include "core/rf_hashes.h"
#include "fmgr.h"
#include "lib/ilist.h"
#include "nodes/execnodes.h"
#include "pgrf_key.h"
#include "utils/expandeddatum.h"
#include "utils/memutils.h"

/* A filter as it is stored or passed; its header may be of one byte. */
typedef struct varlena Filter;

#define PG_GETARG_FILTER_PP(n) ((Filter *) PG_DETOAST_DATUM_PACKED(PG_GETARG_DATUM(n)))
#define PG_RETURN_FILTER_P(x) PG_RETURN_POINTER(x)

#define FILTER_BYTES(f) ((const uint8_t *) VARDATA_ANY(f))
#define FILTER_LEN(f)	((uint64_t) VARSIZE_ANY_EXHDR(f))

/* Content bytes that fit a varlena. */
#define FILTER_MAX_LEN	((uint64_t) MaxAllocSize - VARHDRSZ)

/* ---- module.c ---- */

/*
 * Setting: the share of rows that the planner expects a filter to pass if it
 * does not know the filter.
 */
extern double pgrf_default_selectivity;

/* Setting: verify filters before they are asked. */
extern bool pgrf_verify_filters;

/* ---- tick.c ---- */

/*
 * Values are gone through in pieces of this size, some milliseconds of work,
 * with a look for interrupts after each.
 */
#define PGRF_PIECE_BYTES	((uint64_t) 1 << 22)

/* An rf_tick: looks for interrupts, so it may not return. */
extern void pgrf_tick(void);

/* memcpy() and memset() to 0 of any length, in pieces. */
extern void pgrf_copy(uint8_t *to, const uint8_t *from, uint64_t len);
extern void pgrf_zero(uint8_t *to, uint64_t len);

/* PG_DETOAST_DATUM_COPY(), likewise. */
extern struct varlena *pgrf_detoast_copy(Datum value);

/* ---- error.c ---- */

/*
 * Raises the error for bytes that are not a filter of this kind (0: any), or
 * for a stored filter that has been damaged, with the reason as its detail.
 */
pg_noreturn extern void pgrf_refuse(int sqlerrcode, rf_kind kind,
									const rf_reason *why);

/* The detail that pgrf_refuse() gives, palloc'd. */
extern char *pgrf_reason_text(const rf_reason *why);

/* The SQL type name of a kind. */
extern const char *pgrf_type_name(rf_kind kind);

/* Raises an error unless fpr is a rate that this kind (0: some kind) allows. */
extern void pgrf_check_fpr(rf_kind kind, double fpr);

/*
 * A false positive rate in argument n, for a filter of this kind (0: of some
 * kind); raises an error if it is NULL or out of range.
 */
extern double pgrf_fpr_argument(FunctionCallInfo fcinfo, int n, rf_kind kind);

/* An expected number of keys in argument n; raises an error if it is NULL. */
extern int64 pgrf_expected_argument(FunctionCallInfo fcinfo, int n);

/*
 * Raises the error for a filter that would not fit a value.  fpr 0 means that
 * there is none to raise.
 */
pg_noreturn extern void pgrf_too_large(rf_kind kind, uint64_t nkeys,
									   double fpr, uint64_t nbytes);

/* ---- filter_io.c ---- */

/*
 * Opens a filter that is stored or was made by this extension; the view points
 * into it.  Checks what makes probing safe, not the checksum.
 */
extern void pgrf_open(rf_filter *view, rf_kind kind, const Filter *filter);
extern void pgrf_open_bytes(rf_filter *view, rf_kind kind,
							const uint8_t *bytes, uint64_t len);

/* Raises an error unless the check of an opened filter's bytes is right. */
extern void pgrf_verify_bytes(rf_kind kind, const uint8_t *bytes,
							  uint64_t len);

/*
 * Allocates a filter with room for payload_len bytes of payload, not
 * initialized, and writes its header.  Fill the payload, then pgrf_seal().
 */
extern Filter *pgrf_new_filter(const rf_wire *wire, uint8_t **payload);
extern void pgrf_seal(Filter *filter);

/* ---- key_literal.c ---- */

/* The hashes of a key written without a type, one for each of its readings. */
typedef struct PgrfLiteral
{
	int			n;
	uint64		hashes[3];
} PgrfLiteral;

/*
 * Reads a literal for a filter of such keys; without keys, as a text.  Raises
 * an error if it is not a value of their type, or if that has no literals that
 * are the same under all settings, as the functions that probe filters are
 * immutable.  Leaves a few allocations in the current context.
 */
extern void pgrf_read_literal(PgrfLiteral *literal, const rf_key_type *keys,
							  const text *key);

/* The same for a key to be added; raises an error if it has several readings. */
extern uint64 pgrf_literal_to_add(const rf_key_type *keys, const text *key);

/* ---- keyset.c, bloom.c ---- */

/*
 * The expanded object behind a datum, or NULL if it is a flat value.
 * DatumGetEOHP() without the call, for it is done with every row.
 */
static inline void *
pgrf_expanded(Datum value)
{
	void	   *object;

	if (!VARATT_IS_EXTERNAL_EXPANDED(DatumGetPointer(value)))
		return NULL;
	memcpy(&object, VARDATA_EXTERNAL(DatumGetPointer(value)), sizeof(object));
	return object;
}

/* ---- keyset.c ---- */

/*
 * The context for an expanded object: the state of an aggregate for a group of
 * rows, or if that is NULL, a value in a context of its own in cxt.
 *
 * A state must be in a child of the group's context, or nodeAgg.c flattens it
 * after each row.  Hashed groups are all in one context, which gets one child
 * for their states: nodeAgg.c adds up the memory of all children with each new
 * group, so a child for each would make that quadratic.  nodeAgg.c deletes an
 * expanded state with its context only when a transition gives it another one,
 * and ours never do.
 */
extern MemoryContext pgrf_state_context(MemoryContext cxt, ExprContext *group);

/*
 * A keyset under construction, as an expanded object.  It has no keys as long
 * as keys.family is RF_FAMILY_NONE.  Hashes are appended;
 * when the buffer is full it is sorted and repeats are dropped, and it grows
 * only if few were.  So it takes memory for distinct keys, not for rows.  The
 * state of an aggregate has a limit, past which it goes on in a file.
 */
typedef struct KeysetState
{
	ExpandedObjectHeader hdr;	/* must be first */
	int			magic;
	rf_key_type keys;
	PgrfKeyType *key_type;		/* for polymorphic callers, or NULL */
	double		fpr;			/* of the filter to be made; 0 for none */
	uint64_t   *hashes;			/* [capacity] */
	uint64_t	nsorted;		/* ascending and distinct */
	uint64_t	nhashes;		/* with those appended since */
	uint64_t	capacity;
	uint64_t	nrepeats;		/* that have been dropped */
	uint64_t   *recent;			/* [RECENT_SIZE] or NULL, see keyset.c */
	ExprContext *group;			/* that it is aggregated for; NULL: no limit */
	struct KeysetSpill *spill;	/* hashes that memory had no room for, or NULL */
} KeysetState;

#define KEYSET_STATE_MAGIC	0x5246534B	/* "KSFR" */
#define KEYSET_RECENT_BITS	10

/* A new, empty one in pgrf_state_context(). */
extern KeysetState *pgrf_keyset_new(MemoryContext cxt, ExprContext *group,
									double fpr);

/* A copy of a flat keyset, to go on with. */
extern KeysetState *pgrf_keyset_expand(MemoryContext cxt, ExprContext *group,
									   Datum value);

/* As pgrf_is_bloom_state(). */
static inline bool
pgrf_is_keyset_state(const void *object)
{
	return ((const KeysetState *) object)->magic == KEYSET_STATE_MAGIC;
}

/* The state behind a datum, or NULL if it is a flat value. */
static inline KeysetState *
pgrf_keyset_state(Datum value)
{
	KeysetState *state = pgrf_expanded(value);

	if (state != NULL && unlikely(!pgrf_is_keyset_state(state)))
		elog(ERROR, "expanded object is not a keyset");
	return state;
}

/* Makes room for one more hash. */
extern void pgrf_keyset_make_room(KeysetState *state);

static inline void
pgrf_keyset_add(KeysetState *state, uint64_t hash)
{
	/* First, for this can fail. */
	if (unlikely(state->nhashes == state->capacity))
		pgrf_keyset_make_room(state);
	if (state->recent != NULL)
	{
		/*
		 * 0 marks a free place; a hash of 0 is then never found there, or
		 * found and taken for seen: it must not be the first.
		 */
		uint64_t   *place = &state->recent[hash >> (64 - KEYSET_RECENT_BITS)];

		if (*place == hash && hash != 0)
			return;
		*place = hash;
	}
	state->hashes[state->nhashes++] = hash;
}

/*
 * Sorts the hashes in memory and drops repeats among them: nsorted = nhashes.
 */
extern void pgrf_keyset_compact(KeysetState *state);

/*
 * Drops repeats among all hashes, which takes less than sorting; returns how
 * many there are, and sets *order to how many of their leading bits ascend, as
 * rf_hashes_distinct() does.
 */
extern uint64_t pgrf_keyset_distinct(KeysetState *state, uint32_t *order);

/*
 * Reading the distinct hashes of a state from the first one on: all at once if
 * they are in memory, else, ascending, as many as the buffer holds.
 */
typedef struct KeysetReader
{
	KeysetState *state;
	const uint64_t *hashes;		/* [nhashes] at hand */
	uint64_t	nhashes;
	uint64_t	nread;			/* hashes read from the file */
} KeysetReader;

/* Begins, after pgrf_keyset_distinct(); nothing may be added meanwhile. */
extern void pgrf_keyset_read(KeysetReader *reader, KeysetState *state);

/*
 * Goes on behind the first "used" hashes at hand; the others stay in front.
 * Nothing at hand: that was all.
 */
extern void pgrf_keyset_read_on(KeysetReader *reader, uint64_t used);

/* Opens a keyset under construction, in memory: its header alone. */
extern void pgrf_keyset_view(const KeysetState *state, rf_filter *view);

/*
 * Does a keyset under construction, in memory, hold a hash?  Some 100 ns; if
 * keys are added in between, up to some root of n steps more.
 */
extern bool pgrf_keyset_contains(KeysetState *state, uint64_t hash);

/* Takes over the key type of a key that has been hashed, or checks it. */
extern void pgrf_keyset_set_type(KeysetState *state, const PgrfKeyType *kt);

/*
 * Raises the error for a damaged filter unless the hashes of a flat keyset
 * ascend, as whoever takes all of them relies on.
 */
extern void pgrf_keyset_check_order(const rf_keyset *ks);

/* Adds the hashes of a flat keyset, after that check. */
extern void pgrf_keyset_merge(KeysetState *state, const rf_filter *other);

/* ---- keyset_spill.c ---- */

/* Appends the hashes in memory, which must be compact, to the file. */
extern void pgrf_spill_write(KeysetState *state);

/*
 * Puts all hashes into the file, ascending and distinct, and returns how many
 * there are.
 */
extern uint64_t pgrf_spill_merge(KeysetState *state);

/*
 * Reads hashes of the merged file from the at-th one on; returns how many, n
 * unless the file ends.
 */
extern uint64_t pgrf_spill_read(KeysetState *state, uint64_t at,
								uint64_t *hashes, uint64_t n);

/* Hashes that the buffer must have room for so that merging is efficient. */
extern uint64_t pgrf_spill_least_capacity(const KeysetState *state);

/* ---- bloom.c ---- */

/* Hashes are added so many at once, see rf_bloom_add(). */
#define BLOOM_PENDING		256

/*
 * A Bloom filter under construction, as an expanded object.  A filter has no
 * keys as long as keys.family is RF_FAMILY_NONE.
 */
typedef struct BloomState
{
	ExpandedObjectHeader hdr;	/* must be first */
	int			magic;
	rf_key_type keys;
	PgrfKeyType *key_type;		/* for polymorphic callers, or NULL */
	double		fpr;			/* that it was sized for */
	uint64_t	expected;		/* keys that it was sized for */
	rf_bloom_shape shape;
	uint8_t    *bits;			/* [shape.nbytes], but for the pending hashes;
								 * at a multiple of 64 */
	void	   *chunk;			/* that holds bits */
	uint32		npending;
	uint64_t	pending[BLOOM_PENDING]; /* to be added */
} BloomState;

#define BLOOM_STATE_MAGIC	0x52464C42	/* "BLFR" */

/*
 * The shape for so many keys.  Raises errors for a rate or a number of keys
 * that cannot be.
 */
extern void pgrf_bloom_plan(double fpr, int64 expected,
							rf_bloom_shape *shape);

/* A new, empty one of this shape in pgrf_state_context(). */
extern BloomState *pgrf_bloom_new(MemoryContext cxt, ExprContext *group,
								  double fpr, int64 expected);

/* A copy of a flat bloomfilter, to go on with. */
extern BloomState *pgrf_bloom_expand(MemoryContext cxt, ExprContext *group,
									 Datum value);

/* Is an expanded object one of these? */
static inline bool
pgrf_is_bloom_state(const void *object)
{
	return ((const BloomState *) object)->magic == BLOOM_STATE_MAGIC;
}

/* As pgrf_keyset_state(). */
static inline BloomState *
pgrf_bloom_state(Datum value)
{
	BloomState *state = pgrf_expanded(value);

	if (state != NULL && unlikely(!pgrf_is_bloom_state(state)))
		elog(ERROR, "expanded object is not a bloom filter");
	return state;
}

/* Adds the pending hashes. */
extern void pgrf_bloom_add_pending(BloomState *state);

static inline void
pgrf_bloom_add_hash(BloomState *state, uint64_t hash)
{
	if (unlikely(state->npending == BLOOM_PENDING))
		pgrf_bloom_add_pending(state);
	state->pending[state->npending++] = hash;
}

/* Opens a filter under construction; good until it is changed. */
extern void pgrf_bloom_view(BloomState *state, rf_filter *view);

/* Takes over the key type of a key that has been hashed, or checks it. */
extern void pgrf_bloom_set_type(BloomState *state, const PgrfKeyType *kt);

/* Unites with a flat bloomfilter; raises an error if geometries differ. */
extern void pgrf_bloom_merge(BloomState *state, const rf_filter *other);

/* ---- filter_agg.c ---- */

/* Makes a filter from the hashes of a state; fpr does not matter to a keyset. */
extern Filter *pgrf_build(rf_kind kind, KeysetState *state, double fpr);

/* The final function of Bloom filters that are made of a keyset state. */
extern Datum pgrf_bloom_final(PG_FUNCTION_ARGS);

/* ---- filter_stored.c ---- */

/* A filter that is stored out of line, and what has been fetched of it. */
typedef struct StoredFilter
{
	struct varatt_external pointer; /* where it is stored */
	rf_kind		kind;			/* 0 until it has been opened */
	uint64_t	len;
	uint8_t    *bytes;			/* [len], undefined where not fetched */
	bool	   *here;			/* [pages] fetched, or NULL: all of them */
	uint64_t	nmissing;		/* pages that are not here */
	uint8_t    *chunk;			/* [room] that holds both, or NULL */
	Size		room;
} StoredFilter;

/*
 * Opens the filter at stored->pointer, in the memory that there is, or other
 * from cxt.  The rest of *stored is zero, or of a filter that it replaces.
 * Raises errors for damaged ones; pgrf_stored_close(), which frees the memory,
 * is then due all the same.
 */
extern void pgrf_stored_open(StoredFilter *stored, rf_filter *view,
							 MemoryContext cxt);
extern void pgrf_stored_close(StoredFilter *stored);

/*
 * If stored->here is not NULL: fetches what a probe for this hash reads.
 * Raises an error if the filter is complete thereby and its check is wrong.
 */
extern void pgrf_stored_fetch(StoredFilter *stored, const rf_filter *view,
							  uint64_t hash);

/* ---- filter_cache.c ---- */

/* A filter that a call site has opened. */
typedef struct CachedFilter
{
	rf_filter	view;
	const PgrfKeyType *key_type;	/* for the caller: NULL, or the type that
									 * its keys have been found to be of */
	StoredFilter stored;		/* if it is stored out of line */
	KeysetState *keyset;		/* under construction, or NULL; then there is
								 * no payload */
	dlist_node	node;			/* in kept, unless the newcomer */
} CachedFilter;

/* Bytes of a filter that decide how it is opened, if it has no descriptor. */
#define CACHE_SIGNATURE_BYTES	(RF_WIRE_HEADER_BYTES + RF_RIBBON_CHUNK_HEADER)

/* What it remembers of all of them; all zero but cxt to begin with. */
typedef struct FilterCache
{
	MemoryContext cxt;			/* to live in */
	CachedFilter *at;			/* asked last, or NULL */

	/* stored out of line */
	MemoryContext store;		/* they are in here */
	struct pointers_hash *by_pointer;	/* of CachedFilter */
	CachedFilter *newcomer;		/* to be replaced by the next one, or NULL */
	dlist_head	kept;			/* the others, asked most recently first */
	Size		nbytes;			/* that they take */
	uint64		transaction;	/* in which their pointers are good */

	/* in memory */
	CachedFilter in_memory;
	void	   *copy;			/* that it is in, or NULL: in the caller's */
	const void *address;		/* of its bytes in the caller's, or NULL */
	uint64_t	len;
	uint8_t		signature[CACHE_SIGNATURE_BYTES];
} FilterCache;

/*
 * Make a filter the one at hand: stored out of line; or any other, which lives
 * as long as the argument.  They raise errors for damaged ones.
 */
extern void pgrf_cache_stored(FilterCache *cache, Datum value);
extern void pgrf_cache_open(FilterCache *cache, Datum value);

/* ---- filter_probe.c ---- */

/*
 * The type of a polymorphic key argument, with what is needed to hash it;
 * allocated in cxt.
 */
extern PgrfKeyType *pgrf_arg_key_type(FunctionCallInfo fcinfo, int argno,
									  MemoryContext cxt);

/*
 * The collation of the elements of array argument argno.  A column of type
 * anyarray, as in pg_stats, has none: then it is that of their type.
 */
extern Oid	pgrf_element_collation(FunctionCallInfo fcinfo, int argno,
								   Oid element);

/* The functions that probe, by which selfuncs.c knows them. */
extern Datum pgrf_contains(PG_FUNCTION_ARGS);
extern Datum pgrf_contained(PG_FUNCTION_ARGS);
extern Datum pgrf_contains_literal(PG_FUNCTION_ARGS);
extern Datum pgrf_contained_literal(PG_FUNCTION_ARGS);
extern Datum pgrf_overlaps(PG_FUNCTION_ARGS);

#endif							/* PGRF_H */
