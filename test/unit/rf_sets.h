/*-------------------------------------------------------------------------
 *
 * rf_sets.h
 *		Sets of key hashes and whole filters for the unit tests.
 *
 * Sets come in shapes: what a good hash makes of keys, and what an adversary
 * would choose.  A filter is built into buffers full of junk and then copied
 * into an allocation of exactly its size, so that the address sanitizer sees
 * each byte that is read beyond it, and so that bytes which depend on what was
 * in the buffers before show up.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_SETS_H
#define RF_SETS_H

#include "core/rf_filter.h"
#include "core/base/rf_hash_inline.h"
#include "core/base/rf_hashes.h"
#include "core/base/rf_isa.h"
#include "core/base/rf_pairs.h"
#include "rf_test.h"

typedef enum SetShape
{
	SET_RANDOM,
	SET_INT64,					/* hashes of 0, 1, 2, ... */
	SET_INT64_HIGH,				/* hashes of the multiples of 2^32 */
	SET_SEQUENTIAL,				/* 0, 1, 2, ... as hashes, and so below */
	SET_HIGH,					/* multiples of 2^32 */
	SET_FEW_TOPS,				/* random, with ten values of 16 top bits */
	SET_ONE_CHUNK,				/* random in one 2^14th of the range */
	SET_LOW_20,					/* equal except for the lowest 20 bits */
	SET_LOW_SAME_4,				/* random, the lowest 4 bits being equal */
	SET_LOW_SAME_10,
	SET_REVERSED,				/* 0, 1, 2, ... with their bits reversed */
	SET_NSHAPES
} SetShape;

static const char *const set_names[SET_NSHAPES] = {
	"random", "int64", "int64 << 32", "sequential", "multiples of 2^32",
	"few tops", "one chunk", "low 20 bits", "low 4 bits the same",
	"low 10 bits the same", "bit-reversed"
};

static inline uint64_t
reverse_bits(uint64_t v)
{
	uint64_t	r = 0;

	for (int i = 0; i < 64; i++)
		r |= ((v >> i) & 1) << (63 - i);
	return r;
}

static inline int
compare_hashes(const void *a, const void *b)
{
	uint64_t	x,
				y;

	memcpy(&x, a, sizeof(x));
	memcpy(&y, b, sizeof(y));
	return (x > y) - (x < y);
}

/* Items of so many words each, in the order of chance. */
static inline void
shuffle_words(uint64_t *words, uint64_t n, uint64_t nwords)
{
	for (uint64_t i = n; i > 1; i--)
	{
		uint64_t   *a = words + nwords * (i - 1);
		uint64_t   *b = words + nwords * rf_test_rand_below(i);

		for (uint64_t k = 0; k < nwords; k++)
		{
			uint64_t	swapped = a[k];

			a[k] = b[k];
			b[k] = swapped;
		}
	}
}

static inline void
shuffle(uint64_t *hashes, uint64_t n)
{
	shuffle_words(hashes, n, 1);
}

/*
 * n distinct hashes of this shape, ascending; fewer where the shape has no
 * more.  *n is set to their number.
 */
static inline uint64_t *
make_set(SetShape shape, uint64_t *n)
{
	uint64_t   *h = rf_test_alloc(*n * sizeof(*h));
	uint64_t	base = rf_test_rand();
	uint64_t	tops[10];

	for (int i = 0; i < 10; i++)
		tops[i] = rf_test_rand() << 48;
	for (uint64_t i = 0; i < *n; i++)
	{
		uint64_t	r = rf_test_rand();

		switch (shape)
		{
			case SET_RANDOM:
				h[i] = r;
				break;
			case SET_INT64:
				h[i] = rf_hash_int64((int64_t) i);
				break;
			case SET_INT64_HIGH:
				h[i] = rf_hash_int64((int64_t) (i << 32));
				break;
			case SET_SEQUENTIAL:
				h[i] = i;
				break;
			case SET_HIGH:
				h[i] = i << 32;
				break;
			case SET_FEW_TOPS:
				h[i] = tops[i % 10] | r >> 16;
				break;
			case SET_ONE_CHUNK:
				h[i] = (base & ~(UINT64_MAX >> 14)) | r >> 14;
				break;
			case SET_LOW_20:
				h[i] = (base & ~UINT64_C(0xFFFFF)) | (i & 0xFFFFF);
				break;
			case SET_LOW_SAME_4:
				h[i] = (r & ~UINT64_C(0xF)) | (base & 0xF);
				break;
			case SET_LOW_SAME_10:
				h[i] = (r & ~UINT64_C(0x3FF)) | (base & 0x3FF);
				break;
			default:
				h[i] = reverse_bits(i);
				break;
		}
	}
	rf_hashes_sort(h, *n, NULL);
	*n = rf_hashes_unique(h, *n, NULL);
	return h;
}

static inline uint64_t *
random_set(uint64_t n)
{
	return make_set(SET_RANDOM, &n);
}

static inline rf_pair
pair_of(uint64_t hash, uint64_t value)
{
	rf_pair		pair = {hash, value};

	return pair;
}

static inline int
compare_pairs(const void *a, const void *b)
{
	rf_pair		x,
				y;

	memcpy(&x, a, sizeof(x));
	memcpy(&y, b, sizeof(y));
	return x.hash != y.hash ? (x.hash > y.hash) - (x.hash < y.hash) :
		(x.value > y.value) - (x.value < y.value);
}

/* A filter in an allocation of its exact size. */
typedef struct Built
{
	uint8_t    *bytes;
	uint64_t	len;
} Built;

/*
 * Puts a header for integer keys in front of a payload.
 */
static inline Built
wrap_payload(rf_kind kind, uint16_t param, uint8_t kind_flags, uint64_t nkeys,
			 double fpr, const uint8_t *payload, uint64_t payload_len)
{
	Built		b;
	rf_wire		w = {0};

	w.kind = (uint8_t) kind;
	w.key_type.family = nkeys > 0 ? RF_FAMILY_INT : RF_FAMILY_NONE;
	w.kind_flags = kind_flags;
	w.param = param;
	w.nkeys = nkeys;
	w.fpr = fpr;
	w.payload_len = payload_len;
	b.len = rf_wire_bytes(0, payload_len);
	b.bytes = rf_test_alloc(b.len);
	rf_wire_write(b.bytes, &w);
	if (payload_len > 0)
		memcpy(b.bytes + rf_wire_bytes(0, 0), payload, payload_len);
	rf_wire_seal(b.bytes, b.len, NULL);
	return b;
}

/* The same filter of keys of another type; frees that of before. */
static inline Built
with_key_type(Built b, uint8_t family, uint8_t flags, const char *desc)
{
	Built		d = {NULL, 0};
	rf_wire		w;

	if (!CHECK(rf_wire_open(&w, b.bytes, b.len, NULL) == RF_OK))
		return d;
	w.key_type = (rf_key_type)
	{
		family, flags, (uint16_t) strlen(desc), desc
	};
	d.len = rf_wire_bytes(w.key_type.desc_len, w.payload_len);
	d.bytes = rf_test_alloc(d.len);
	rf_wire_write(d.bytes, &w);
	memcpy(d.bytes + rf_wire_bytes(w.key_type.desc_len, 0),
		   b.bytes + rf_wire_bytes(0, 0), w.payload_len);
	rf_wire_seal(d.bytes, d.len, NULL);
	free(b.bytes);
	return d;
}

/* Every kind there is: for (EACH_KIND(kind)) */
#define EACH_KIND(kind) \
	int kind = next_kind(0); kind != 0; kind = next_kind(kind)

static inline int
next_kind(int kind)
{
	while (++kind < RF_KIND_END)
		if (rf_kind_find((uint32_t) kind) != NULL)
			return kind;
	return 0;
}

/*
 * Each instruction set of this machine, and then the best again:
 * for (EACH_ISA(isa))
 */
#define EACH_ISA(isa) \
	int isa = next_isa(-1); isa >= 0; isa = next_isa(isa)

static inline int
next_isa(int isa)
{
	static rf_isa best;

	if (isa < 0)
		best = rf_isa_here();
	isa = isa < (int) best ? isa + 1 : -1;
	(void) rf_isa_limit(isa < 0 ? best : (rf_isa) isa);
	return isa;
}

static inline bool
is_map(int kind)
{
	return rf_kind_find((uint32_t) kind)->map != NULL;
}

/* Has a kind this rate?  One without rates has 0.5. */
static inline bool
has_rate(int kind, double fpr)
{
	double		least = rf_kind_find((uint32_t) kind)->fpr_min;

	return least > 0 ? fpr >= least : fpr == 0.5;
}

/* A rate that the kind can be made for: 0 where it has none. */
static inline double
rate_of(int kind)
{
	return kind == RF_KIND_KEYSET ? 0 : 0.01;
}

/*
 * What a kind is built of, for distinct ascending hashes: a copy of them, or
 * pairs if keys have values, each with 32 bits of its hash.
 */
static inline uint64_t *
make_elements(const rf_kind_ops *ops, const uint64_t *hashes, uint64_t n)
{
	uint64_t	nwords = ops->map != NULL ? 2 : 1;
	uint64_t   *elements = rf_test_alloc(nwords * n * sizeof(*elements));

	for (uint64_t i = 0; i < n; i++)
	{
		elements[nwords * i] = hashes[i];
		if (nwords > 1)
			elements[nwords * i + 1] = (uint32_t) (hashes[i] ^ hashes[i] >> 32);
	}
	return elements;
}

/* Payload bytes for n hashes or pairs, whatever they are. */
static inline uint64_t
enough_bytes(const rf_kind_ops *ops, const void *shape, uint64_t n)
{
	if (ops->usual_bytes == NULL)
		return ops->expected_bytes(shape, n);
	return ops->usual_bytes(shape, n) + (ops->map != NULL ? 16 : 8) * n;
}

/*
 * Builds a payload of hashes or pairs, in calls of up to "portion" more each.
 * They and what is written are in places of their own of the exact size, full
 * of junk before.  The payload is NULL unless that succeeds; in *builder is
 * what the header takes.
 */
static inline rf_status
build_payload(const rf_kind_ops *ops, const void *shape, const uint64_t *elements, uint64_t n,
			  uint64_t capacity, uint64_t portion, rf_tick tick, rf_builder *builder, uint8_t **payload)
{
	uint64_t	nwords = ops->map != NULL ? 2 : 1,
				at = 0,
				end = 0;
	rf_status	status;

	*payload = rf_test_alloc(capacity);
	memset(*payload, (int) rf_test_rand_below(256), capacity);
	status = ops->begin(builder, shape, n, *payload, capacity, tick);
	while (status == RF_OK && builder->nleft > 0)
	{
		uint64_t	work_bytes = 0,
					used = 0;
		SCOPED uint64_t *some = NULL;
		SCOPED void *work = NULL;

		end = portion < n - end ? end + portion : n;
		some = rf_test_copy(elements + nwords * at, 8 * nwords * (end - at));
		if (ops->work_bytes != NULL)
			work_bytes = ops->work_bytes(shape, some, end - at, tick);
		work = rf_test_alloc(work_bytes);
		memset(work, (int) rf_test_rand_below(256), work_bytes);
		status = ops->add(builder, some, end - at, work, &used);
		if (status == RF_OK && !CHECK(used <= end - at && (used > 0 || end < n) && builder->nleft == n - at - used,
									  "%s: %" PRIu64 " of %" PRIu64 " used, %" PRIu64 " to come",
									  ops->name, used, end - at, n - end))
			break;
		at += used;
	}
	if (status == RF_OK)
		CHECK(builder->payload_len <= capacity && builder->nleft == 0);
	else
	{
		free(*payload);
		*payload = NULL;
	}
	return status;
}

/* The same as a filter of nkeys integers, if that succeeds. */
static inline rf_status
try_filter(int kind, const void *shape, const void *elements, uint64_t n, uint64_t nkeys, double fpr,
		   uint64_t capacity, uint64_t portion, Built *b)
{
	const rf_kind_ops *ops = rf_kind_find((uint32_t) kind);
	SCOPED uint8_t *payload = NULL;
	rf_builder	builder;
	rf_status	status = build_payload(ops, shape, elements, n, capacity, portion, NULL, &builder, &payload);

	if (status == RF_OK)
		*b = wrap_payload((rf_kind) kind, builder.param, builder.kind_flags, nkeys,
						  ops->fpr_min > 0 ? fpr : 0, payload, builder.payload_len);
	return status;
}

/* Of distinct ascending hashes, with space for adversarial ones. */
static inline Built
build_shape(int kind, const void *shape, const uint64_t *hashes, uint64_t n, double fpr, uint64_t portion)
{
	const rf_kind_ops *ops = rf_kind_find((uint32_t) kind);
	SCOPED uint64_t *elements = make_elements(ops, hashes, n);
	Built		b = {NULL, 0};
	rf_status	status = try_filter(kind, shape, elements, n, n, fpr, enough_bytes(ops, shape, n), portion, &b);

	CHECK(status == RF_OK, "%s, n %" PRIu64 ": status %d", ops->name, n, status);
	return b;
}

static inline Built
build_any(int kind, const uint64_t *hashes, uint64_t n, double fpr)
{
	rf_shape	shape;

	CHECK(rf_kind_find((uint32_t) kind)->plan(n, fpr, &shape) == RF_OK);
	return build_shape(kind, &shape, hashes, n, fpr, n);
}

static inline Built
build_keyset(const uint64_t *hashes, uint64_t n)
{
	return build_any(RF_KIND_KEYSET, hashes, n, 0);
}

static inline Built
build_bloom(const uint64_t *hashes, uint64_t n, double fpr)
{
	return build_any(RF_KIND_BLOOM, hashes, n, fpr);
}

static inline Built
build_ribbon(const uint64_t *hashes, uint64_t n, double fpr)
{
	return build_any(RF_KIND_RIBBON, hashes, n, fpr);
}

static inline Built
build_fuse(const uint64_t *hashes, uint64_t n, double fpr)
{
	return build_any(RF_KIND_FUSE, hashes, n, fpr);
}

/* A binary fuse filter of any number of chunks and places. */
static inline Built
build_fuse_chunks(uint32_t arity, uint32_t nchunks, const uint64_t *hashes,
				  uint64_t n, double fpr, uint64_t portion)
{
	rf_fuse_shape shape;

	CHECK(rf_fuse_plan(n, fpr, &shape) == RF_OK);
	shape.arity = arity;
	shape.nchunks = nchunks;
	return build_shape(RF_KIND_FUSE, &shape, hashes, n, fpr, portion);
}

/* A filter that was never solved, by hand: its hashes in a list. */
static inline Built
build_list_of(uint8_t kind, uint16_t seed, uint64_t head,
			  const uint64_t *hashes, uint64_t n, double fpr)
{
	uint64_t	len = head + 8 * n;
	SCOPED uint8_t *payload = rf_test_zeros(len);

	rf_store32(payload, (uint32_t) n);
	for (uint64_t i = 0; i < n; i++)
		rf_store64(payload + head + 8 * i, hashes[i]);
	return wrap_payload(kind, seed, 0, n, fpr, payload, len);
}

static inline Built
build_list(const uint64_t *hashes, uint64_t n, double fpr)
{
	return build_list_of(RF_KIND_RIBBON, RF_RIBBON_SEED_LIST, RF_RIBBON_HEADER,
						 hashes, n, fpr);
}

static inline Built
build_fuse_list(const uint64_t *hashes, uint64_t n, double fpr)
{
	return build_list_of(RF_KIND_FUSE, RF_FUSE_SEED_LIST, RF_FUSE_HEADER_ONE,
						 hashes, n, fpr);
}

/* The target rate of a shape. */
static inline double
shape_rate(const rf_ribbon_shape *shape)
{
	double		rate = 1 + shape->low_share / 4294967296.0;

	for (uint32_t j = 0; j < shape->columns; j++)
		rate /= 2;
	return rate;
}

/* A ribbon of any shape; capacity is what the payload may take. */
static inline rf_status
try_ribbon(const rf_ribbon_shape *shape, const uint64_t *hashes, uint64_t n,
		   uint64_t capacity, Built *b)
{
	return try_filter(RF_KIND_RIBBON, shape, hashes, n, n, shape_rate(shape), capacity, n, b);
}

static inline Built
build_odd_ribbon(const rf_ribbon_shape *shape, const uint64_t *hashes, uint64_t n)
{
	return build_shape(RF_KIND_RIBBON, shape, hashes, n, shape_rate(shape), n);
}

/* A ribbon of small chunks, some of whose keys are bumped. */
static inline Built
build_ribbon_chunks(uint32_t nchunks, const uint64_t *hashes, uint64_t n, double fpr)
{
	rf_ribbon_shape shape;

	CHECK(rf_ribbon_plan(n, fpr, &shape) == RF_OK);
	shape.nchunks = nchunks;
	shape.slots = 64 * (uint32_t) (n / nchunks / 64 + 1);
	return build_odd_ribbon(&shape, hashes, n);
}

static inline void
seal(const Built *b)
{
	rf_wire_seal(b->bytes, b->len, NULL);
}

static inline rf_status
open_status(rf_filter *filter, const Built *b, rf_depth depth)
{
	return rf_filter_open(filter, RF_KIND_ANY, b->bytes, b->len, depth, NULL, NULL);
}

/* Opens with all checks; a failure is a failed check. */
static inline bool
open_built(rf_filter *filter, const Built *b)
{
	rf_reason	why = {RF_OK, "", 0, 0, 0};

	return CHECK(b->bytes != NULL &&
				 rf_filter_open(filter, 0, b->bytes, b->len, RF_VERIFY,
								&why, NULL) == RF_OK,
				 "status %d, %s, from %" PRIu64 " to %" PRIu64 ", found %" PRIu64,
				 why.status, why.what, why.min, why.max, why.found);
}

/* How many of the hashes are false negatives. */
static inline uint64_t
count_missed(const rf_filter *filter, const uint64_t *hashes, uint64_t n)
{
	uint64_t	missed = 0;

	for (uint64_t i = 0; i < n; i++)
		missed += !rf_filter_may_contain(filter, hashes[i]);
	return missed;
}

/*
 * Every key is found, and there are no more, but for one that a form may have
 * besides.  Frees the filter.
 */
static inline void
check_all_found(Built b, const uint64_t *hashes, uint64_t n)
{
	rf_filter	f;

	if (open_built(&f, &b))
	{
		uint64_t	missed = count_missed(&f, hashes, n);

		CHECK(missed == 0, "%s at %g: %" PRIu64 " of %" PRIu64 " keys missed",
			  f.ops->name, f.wire.fpr, missed, n);
		CHECK(f.ops->change != NULL || rf_filter_cardinality(&f, NULL) - n <= 1);
	}
	free(b.bytes);
}

/*
 * How many of n random hashes are false positives.  That one of them is a
 * member has a chance of nkeys / 2^64.
 */
static inline uint64_t
count_random_hits(const rf_filter *filter, uint64_t n)
{
	uint64_t	hits = 0;

	for (uint64_t i = 0; i < n; i++)
		hits += rf_filter_may_contain(filter, rf_test_rand());
	return hits;
}

#endif							/* RF_SETS_H */
