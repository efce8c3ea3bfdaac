/*-------------------------------------------------------------------------
 *
 * rf_sets.h
 *		Sets of key hashes and whole filters for the unit tests.
 *
 * Sets come in shapes: what a good hash makes of keys, and what an enemy
 * would choose.  A filter is built into buffers full of junk and then copied
 * into an allocation of exactly its size, so that the address sanitizer sees
 * each byte that is read beyond it, and so that bytes which depend on what
 * was in the buffers before show up.
 *
 * IDENTIFICATION
 *	  test/unit/rf_sets.h
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_SETS_H
#define RF_SETS_H

#include "core/rf_filter.h"
#include "core/rf_hash_inline.h"
#include "core/rf_hashes.h"
#include "core/rf_isa.h"
#include "rf_test.h"

typedef enum SetShape
{
	SET_RANDOM,
	SET_INT64,					/* hashes of 0, 1, 2, ... */
	SET_INT64_HIGH,				/* hashes of the multiples of 2^32 */
	SET_SEQUENTIAL,				/* 0, 1, 2, ... as hashes, and so below */
	SET_HIGH,					/* multiples of 2^32 */
	SET_FEW_TOPS,				/* random, but for ten values of 16 top bits */
	SET_ONE_CHUNK,				/* random in one 2^14th of the range */
	SET_LOW_20,					/* equal but for the lowest 20 bits */
	SET_REVERSED,				/* 0, 1, 2, ... with their bits reversed */
	SET_NSHAPES
} SetShape;

static const char *const set_names[SET_NSHAPES] = {
	"random", "int64", "int64 << 32", "sequential", "multiples of 2^32",
	"few tops", "one chunk", "low 20 bits", "bit-reversed"
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
	w.keys.family = nkeys > 0 ? RF_FAMILY_INT : RF_FAMILY_NONE;
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

static inline Built
build_keyset(const uint64_t *hashes, uint64_t n)
{
	uint8_t    *payload = rf_test_alloc(n * RF_KEYSET_KEY_BYTES);
	Built		b;

	for (uint64_t i = 0; i < n; i++)
		rf_store64(payload + i * RF_KEYSET_KEY_BYTES, hashes[i]);
	b = wrap_payload(RF_KIND_KEYSET, 0, 0, n, 0, payload,
					 n * RF_KEYSET_KEY_BYTES);
	free(payload);
	return b;
}

static inline Built
build_bloom(const uint64_t *hashes, uint64_t n, double fpr)
{
	rf_bloom_shape shape;
	uint8_t    *payload;
	Built		b = {NULL, 0};

	if (!CHECK(rf_bloom_plan(n, fpr, &shape) == RF_OK, "n %" PRIu64, n))
		return b;
	payload = rf_test_alloc(shape.nbytes);
	memset(payload, 0, shape.nbytes);
	rf_bloom_add(&shape, payload, hashes, n, NULL);
	b = wrap_payload(RF_KIND_BLOOM, (uint16_t) shape.probes, 0, n, fpr,
					 payload, shape.nbytes);
	free(payload);
	return b;
}

/*
 * A ribbon of any shape, built amid bytes of value "junk".  room is what the
 * payload may take.
 */
static inline rf_status
try_ribbon(const rf_ribbon_shape *shape, const uint64_t *hashes, uint64_t n,
		   double fpr, uint64_t room, uint8_t junk, Built *b)
{
	uint64_t	work_bytes = rf_ribbon_work_bytes(shape, hashes, n, NULL);
	void	   *work = rf_test_alloc(work_bytes);
	uint8_t    *payload = rf_test_alloc(room);
	uint64_t	payload_len = 0;
	uint16_t	param = 0;
	uint8_t		flags = 0;
	rf_status	status;

	memset(work, junk, work_bytes);
	memset(payload, junk, room);
	status = rf_ribbon_build(shape, hashes, n, work, payload, room,
							 &payload_len, &param, &flags, NULL);
	if (status == RF_OK)
		*b = wrap_payload(RF_KIND_RIBBON, param, flags, n, fpr, payload,
						  payload_len);
	free(work);
	free(payload);
	return status;
}

/* The ribbon that anybody would build, with room for an enemy's hashes. */
static inline Built
build_ribbon(const uint64_t *hashes, uint64_t n, double fpr)
{
	rf_ribbon_shape shape;
	uint64_t	room;
	Built		b = {NULL, 0};

	if (!CHECK(rf_ribbon_plan(n, fpr, &shape) == RF_OK, "n %" PRIu64, n))
		return b;
	room = rf_ribbon_room_bytes(&shape, n) + 8 * n;
	CHECK(try_ribbon(&shape, hashes, n, fpr, room, (uint8_t) rf_test_rand(),
					 &b) == RF_OK, "n %" PRIu64, n);
	return b;
}

static inline Built
build_any(rf_kind kind, const uint64_t *hashes, uint64_t n, double fpr)
{
	switch (kind)
	{
		case RF_KIND_BLOOM:
			return build_bloom(hashes, n, fpr);
		case RF_KIND_RIBBON:
			return build_ribbon(hashes, n, fpr);
		default:
			return build_keyset(hashes, n);
	}
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
				 why.status, why.what, why.least, why.most, why.found);
}

/* How many of the hashes the filter denies. */
static inline uint64_t
count_denied(const rf_filter *filter, const uint64_t *hashes, uint64_t n)
{
	uint64_t	denied = 0;

	for (uint64_t i = 0; i < n; i++)
		denied += !rf_filter_may_contain(filter, hashes[i]);
	return denied;
}

/*
 * How many of n random hashes the filter takes for members.  That one of them
 * is a member has a chance of nkeys / 2^64.
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
