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
			pairs[total++] = pair_of(hashes[i], some_value(values));
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

/* A map of pairs that are in the order of parts, in portions. */
static inline rf_status
try_map(const rf_ribbonmap_shape *shape, double fpr, const rf_pair *pairs,
		uint64_t n, uint64_t nkeys, uint64_t portion, Built *b)
{
	return try_filter(RF_KIND_RIBBONMAP, shape, pairs, n, nkeys, fpr,
					  enough_bytes(&rf_ribbonmap_kind, shape, n), portion, b);
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

	if (npairs > 0)
		memcpy(pairs, some, npairs * sizeof(*pairs));
	if (form == MAP_COLLIDING && n > 0)
	{
		rf_values	any = {UINT32_MAX, 0, true};
		rf_ribbonmap_shape shape;
		uint32_t	nchunks;

		CHECK(rf_ribbonmap_kind.map->plan(npairs + 2, fpr, &any, &shape) == RF_OK);
		nchunks = shape.ribbon.nchunks;
		pairs[npairs++] = pair_of(hashes[0], 1000);
		pairs[npairs++] = pair_of(rf_ribbonmap_further(hashes[0], 1, nchunks, rf_ribbonmap_part(nchunks)), 1001);
		rf_pairs_sort(pairs, npairs, NULL);
	}
	return build_map(pairs, npairs, fpr);
}

/* A map that was never solved, by hand: its pairs in a list, ten bits each. */
static inline Built
build_map_list(const rf_pair *pairs, uint64_t n, double fpr)
{
	uint64_t	head = RF_RIBBONMAP_HEADER + RF_RIBBON_HEADER;
	uint64_t	len = head + sizeof(*pairs) * n;
	SCOPED uint8_t *payload = rf_test_zeros(len);

	rf_store32(payload, 1023);
	rf_store32(payload + 8, (uint32_t) n);
	for (uint64_t i = 0; i < n; i++)
	{
		rf_store64(payload + head + 16 * i, pairs[i].hash);
		rf_store64(payload + head + 16 * i + 8, pairs[i].value);
	}
	return wrap_payload(RF_KIND_RIBBONMAP, RF_RIBBON_SEED_LIST, 0, n, fpr,
						payload, len);
}

/*
 * Filters of each kind in all their forms: for (EACH_FORM(form)).  They have
 * the numbers of the kinds, and others behind them.
 */
enum
{
	FORM_MAPS = RF_KIND_END,
	FORM_LIST = FORM_MAPS + MAP_NFORMS,
	FORM_CHUNKS,				/* so full that buckets are bumped whole */
	FORM_DESCRIBED,
	FORM_FUSE_LIST,
	FORM_FUSE_CHUNKS,
	FORM_END
};

#define EACH_FORM(form) \
	int form = next_form(0); form != 0; form = next_form(form)

static inline int
next_form(int form)
{
	int			kind = form < RF_KIND_END ? next_kind(form) : 0;

	if (kind != 0)
		return kind;
	form = form < RF_KIND_END ? RF_KIND_END : form + 1;
	return form < FORM_END ? form : 0;
}

static inline int
kind_of(int form)
{
	return form < FORM_MAPS ? form : form < FORM_LIST ? RF_KIND_RIBBONMAP :
		form < FORM_FUSE_LIST ? RF_KIND_RIBBON : RF_KIND_FUSE;
}

/* At that rate, or the least that the kind has; one of its kind if n is 0. */
static inline Built
build_form(int form, const uint64_t *hashes, uint64_t n, double fpr)
{
	const rf_kind_ops *ops = rf_kind_find((uint32_t) kind_of(form));
	rf_ribbon_shape crowded;

	if (fpr < ops->fpr_min)
		fpr = ops->fpr_min;
	if (form >= FORM_MAPS && form < FORM_LIST)
		return build_map_form((MapForm) (form - FORM_MAPS), hashes, n, fpr);
	switch (n > 0 ? form : 0)
	{
		case FORM_LIST:
			return build_list(hashes, n, fpr);
		case FORM_CHUNKS:
			CHECK(rf_ribbon_plan(n, fpr, &crowded) == RF_OK);
			crowded.nchunks = 1 + (uint32_t) n % 5;
			crowded.slots = 64 * (uint32_t) (n / crowded.nchunks / 128 + 1);
			return build_shape(RF_KIND_RIBBON, &crowded, hashes, n, fpr, n);
		case FORM_DESCRIBED:
			return with_key_type(build_ribbon(hashes, n, fpr), RF_FAMILY_ENUM, 0, "public.colour");
		case FORM_FUSE_LIST:
			return build_fuse_list(hashes, n, fpr);
		case FORM_FUSE_CHUNKS:
			return build_fuse_chunks(3 + n % 2, 2 + (uint32_t) n % 3, hashes, n, fpr, n);
	}
	return build_any(kind_of(form), hashes, n, fpr);
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
