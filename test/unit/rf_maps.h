/*-------------------------------------------------------------------------
 *
 * rf_maps.h
 *		Pairs of hashes and values, and maps of them, for the unit tests.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_MAPS_H
#define RF_MAPS_H

#include "core/ribbonmap/rf_ribbonmap_impl.h"
#include "rf_sets.h"

/* Which values keys get. */
typedef enum Values
{
	VALUES_EQUAL,				/* all the same */
	VALUES_FEW,					/* 0 to 9 */
	VALUES_1000,				/* 0 to 999 */
	VALUES_HIGH,				/* multiples of 2^20, odd ones too */
	VALUES_RUNS,				/* bits in several runs, others constant */
	VALUES_ANY,					/* 32 bits */
	NVALUES
} Values;

static inline uint64_t
some_value(Values values)
{
	uint64_t	r = rf_test_rand();

	switch (values)
	{
		case VALUES_EQUAL:
			return 4711;
		case VALUES_FEW:
			return r % 10;
		case VALUES_1000:
			return r % 1000;
		case VALUES_HIGH:
			return r % 4096 << 20;
		case VALUES_RUNS:
			return (r & 0x80F0F00E) | 0x10000000;
		default:
			return r & UINT32_MAX;
	}
}

/*
 * Pairs of the hashes, each with one value, or if max > 1 with up to max;
 * sorted, and distinct.  *npairs is set.
 */
static inline rf_pair *
make_pairs(const uint64_t *hashes, uint64_t n, Values values, uint64_t max,
		   uint64_t *npairs)
{
	uint64_t	total = 0;
	SCOPED uint64_t *counts = rf_test_alloc((n + 1) * sizeof(*counts));
	rf_pair    *pairs;

	for (uint64_t i = 0; i < n; i++)
		total += counts[i] = max > 1 && rf_test_rand_below(3) == 0 ?
			1 + rf_test_rand_below(max) : 1;
	pairs = rf_test_alloc((total + 1) * sizeof(*pairs));
	total = 0;
	for (uint64_t i = 0; i < n; i++)
		while (counts[i]-- > 0)
			pairs[total++] = (rf_pair)
		{
			hashes[i], some_value(values)
		};
	rf_pairs_sort(pairs, total, NULL);
	*npairs = rf_pairs_unique(pairs, total, NULL);
	return pairs;
}

/* What sorted pairs have in common, and how many keys they are of. */
static inline rf_values
in_common(const rf_pair *pairs, uint64_t n, uint64_t *nkeys)
{
	rf_values	values = {0, n > 0 ? UINT32_MAX : 0, false};

	*nkeys = 0;
	for (uint64_t i = 0; i < n; i++)
	{
		values.any |= (uint32_t) pairs[i].value;
		values.all &= (uint32_t) pairs[i].value;
		if (i > 0 && pairs[i].hash == pairs[i - 1].hash)
			values.several = true;
		else
			(*nkeys)++;
	}
	return values;
}

/*
 * A map of pairs that are in the order of parts, in calls of at most "portion"
 * more each, amid bytes that are not zero.
 */
static inline rf_status
try_map(const rf_ribbonmap_shape *shape, double fpr, const rf_pair *pairs,
		uint64_t n, uint64_t nkeys, uint64_t portion, Built *b)
{
	const rf_kind_ops *ops = &rf_ribbonmap_kind;
	uint64_t	capacity = enough_bytes(ops, shape, n);
	SCOPED uint8_t *payload = rf_test_alloc(capacity);
	uint64_t	at = 0,
				end = 0;
	rf_builder	builder;
	rf_status	status;

	memset(payload, (int) rf_test_rand_below(256), capacity);
	status = ops->begin(&builder, shape, n, payload, capacity, NULL);
	while (status == RF_OK && builder.nleft > 0)
	{
		uint64_t	work_bytes,
					used;
		SCOPED void *work = NULL;

		end = end - at + portion < n - at ? end + portion : n;
		work_bytes = ops->work_bytes(shape, (const uint64_t *) (pairs + at),
									 end - at, NULL);
		work = rf_test_alloc(work_bytes);
		memset(work, (int) rf_test_rand_below(256), work_bytes);
		status = ops->add(&builder, (const uint64_t *) (pairs + at), end - at,
						  work, &used);
		at += used;
	}
	if (status == RF_OK)
		*b = wrap_payload(RF_KIND_RIBBONMAP, builder.param, builder.kind_flags,
						  nkeys, fpr, payload, builder.payload_len);
	return status;
}

static inline Built
build_map(const rf_pair *pairs, uint64_t n, double fpr)
{
	rf_ribbonmap_shape shape;
	uint64_t	nkeys;
	rf_values	values = in_common(pairs, n, &nkeys);
	Built		b = {NULL, 0};

	CHECK(rf_ribbonmap_kind.map->plan(n, fpr, &values, &shape) == RF_OK);
	CHECK(try_map(&shape, fpr, pairs, n, nkeys, UINT64_MAX, &b) == RF_OK,
		  "%" PRIu64 " pairs", n);
	return b;
}

/* Maps that differ in what is stored of values, and how. */
typedef enum MapForm
{
	MAP_EQUAL,					/* nothing */
	MAP_1000,					/* ten bits */
	MAP_RUNS,					/* of several runs, up to 40 values of a key */
	MAP_ANY,					/* 33 columns: up to three values of a key */
	MAP_COLLIDING,				/* a list: in the dense form of everything, of
								 * chunks in one overflow */
	MAP_NFORMS
} MapForm;

static const char *const map_forms[MAP_NFORMS] = {
	"map of equal values", "map of one value each", "map of many values",
	"map of wide values", "map with a list"
};

/*
 * Of these keys.  In a list there is one more, whose hash is that of another
 * one's further value.
 */
static inline Built
build_map_form(MapForm form, const uint64_t *hashes, uint64_t n, double fpr)
{
	static const Values values[] = {VALUES_EQUAL, VALUES_1000, VALUES_RUNS,
	VALUES_ANY, VALUES_1000};
	static const uint64_t most[] = {1, 1, 40, 3, 2};
	uint64_t	npairs;
	SCOPED rf_pair *some = make_pairs(hashes, n, values[form], most[form], &npairs);
	SCOPED rf_pair *pairs = rf_test_alloc((npairs + 2) * sizeof(*pairs));
	Built		b;

	if (npairs > 0)
		memcpy(pairs, some, npairs * sizeof(*pairs));
	if (form == MAP_COLLIDING && n > 0)
	{
		rf_values	any = {UINT32_MAX, 0, true};
		rf_ribbonmap_shape shape;
		uint32_t	nchunks;

		CHECK(rf_ribbonmap_kind.map->plan(npairs + 2, fpr, &any, &shape) == RF_OK);
		nchunks = shape.ribbon.nchunks;
		pairs[npairs++] = (rf_pair)
		{
			hashes[0], 1000
		};
		pairs[npairs++] = (rf_pair)
		{
			rf_ribbonmap_further(hashes[0], 1, nchunks, rf_ribbonmap_part(nchunks)),
				1001
		};
		rf_pairs_sort(pairs, npairs, NULL);
	}
	b = build_map(pairs, npairs, fpr);
	return b;
}

/* A map that was never solved, by hand: its pairs in a list, ten bits each. */
static inline Built
build_map_list(const rf_pair *pairs, uint64_t n, double fpr)
{
	uint64_t	head = RF_RIBBONMAP_HEADER + RF_RIBBON_HEADER;
	uint64_t	len = head + sizeof(*pairs) * n;
	SCOPED uint8_t *payload = rf_test_alloc(len);
	Built		b;

	rf_store32(payload, 1023);
	rf_store32(payload + 4, 0);
	rf_store32(payload + 8, (uint32_t) n);
	for (uint64_t i = 0; i < n; i++)
	{
		rf_store64(payload + head + 16 * i, pairs[i].hash);
		rf_store64(payload + head + 16 * i + 8, pairs[i].value);
	}
	b = wrap_payload(RF_KIND_RIBBONMAP, RF_RIBBON_SEED_LIST, 0, n, fpr,
					 payload, len);
	return b;
}

/* Every key has its values, and no others; by looks with and without fetch. */
static inline void
need_nothing(void *arg, const uint8_t *p, uint64_t len, uint64_t likely)
{
	(void) arg;
	(void) p;
	(void) len;
	(void) likely;
}

static inline uint64_t
count_wrong(const rf_filter *f, const rf_pair *pairs, uint64_t n)
{
	const rf_fetch fetch = {need_nothing, NULL};
	static uint32_t found[RF_RIBBONMAP_MAX_VALUES + 1];
	uint64_t	wrong = 0;
	uint64_t	next;

	for (uint64_t i = 0; i < n; i = next)
	{
		const rf_fetch *by = i % 7 == 0 ? &fetch : NULL;
		uint32_t	nfound;
		bool		right;

		for (next = i + 1; next < n && pairs[next].hash == pairs[i].hash;)
			next++;
		nfound = f->ops->map->values(&f->u, pairs[i].hash, found,
									 RF_RIBBONMAP_MAX_VALUES + 1, by);
		right = nfound == next - i;
		for (uint64_t k = i; right && k < next; k++)
			right = found[k - i] == pairs[k].value;
		wrong += !right || !rf_filter_may_contain(f, pairs[i].hash) ||
			!f->ops->may_contain(&f->u, pairs[i].hash, &fetch);
	}
	return wrong;
}

#endif							/* RF_MAPS_H */
