/*-------------------------------------------------------------------------
 *
 * t_tick.c
 *		Tests that nothing in the core runs for long without a tick, and that
 *		nothing takes more than its input's size accounts for.
 *
 * Work is counted, see rf_work.h.  Between two ticks there may be MOST_PIECES
 * pieces of it, whatever the size of the input, or a few times as many, and on
 * average an eighth of one at least.  Four times the input may take five times
 * the work at most; where that depends on luck, there is a bound for each hash
 * instead.
 *
 * RF_TICK_HASHES in the environment is another number of hashes.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_maps.h"
#include "rf_work.h"

#include "core/base/rf_pairs.h"
#include "core/ribbon/rf_ribbon_impl.h"

/* A step of a loop, of which RF_PIECE make a tick, has some basic blocks. */
#define MOST_PIECES		10

/* What hashes may come as, beyond the sets of rf_sets.h. */
typedef enum Order
{
	ASCENDING,
	SHUFFLED,
	DESCENDING,
	REPEATED,					/* 32 hashes again and again */
	NORDERS
} Order;

static const char *const order_names[NORDERS] = {
	"ascending", "shuffled", "descending", "repeated"
};

/* An input of some n hashes, and what is made of it. */
typedef struct Input
{
	SetShape	shape;
	Order		order;
	uint64_t	n;
	uint64_t	n_distinct;
	uint64_t   *set;			/* [n_distinct], ascending */
	uint64_t   *hashes;			/* [n], in the order to build with */
} Input;

static Input
make_input(SetShape shape, Order order, uint64_t n)
{
	Input		in = {shape, order, n, n, NULL, NULL};

	in.set = make_set(shape, &in.n_distinct);
	in.n = in.n_distinct;
	in.hashes = rf_test_alloc(in.n * sizeof(uint64_t));
	for (uint64_t i = 0; i < in.n; i++)
		in.hashes[i] = order == DESCENDING ? in.set[in.n - 1 - i] :
			order == REPEATED ? in.set[i % 32 * (in.n / 32)] : in.set[i];
	if (order == SHUFFLED)
		for (uint64_t i = in.n; i > 1; i--)
		{
			uint64_t	j = rf_test_rand_below(i);
			uint64_t	v = in.hashes[i - 1];

			in.hashes[i - 1] = in.hashes[j];
			in.hashes[j] = v;
		}
	return in;
}

static void
free_input(Input *in)
{
	free(in->set);
	free(in->hashes);
}

static uint64_t *
copy_of(const uint64_t *hashes, uint64_t n)
{
	uint64_t   *h = rf_test_alloc(n * sizeof(*h));

	memcpy(h, hashes, n * sizeof(*h));
	return h;
}

/*
 * ------------------------------------------------------------------------
 * The functions.  Each makes what it needs, then calls start_work() and the
 * one that is measured.
 * ------------------------------------------------------------------------
 */

static void
run_sort(const Input *in)
{
	SCOPED uint64_t *h = copy_of(in->hashes, in->n);

	start_work();
	rf_hashes_sort(h, in->n, tick);
}

static void
run_partition(const Input *in)
{
	SCOPED uint64_t *h = copy_of(in->hashes, in->n);

	start_work();
	rf_hashes_partition(h, in->n, (uint32_t) (in->n / 1000 + 1), 0, tick);
}

static void
run_distinct(const Input *in)
{
	SCOPED uint64_t *h = copy_of(in->hashes, in->n);
	uint32_t	order;

	start_work();
	(void) rf_hashes_distinct(h, in->n, &order, tick);
}

static void
run_partition_ordered(const Input *in)
{
	SCOPED uint64_t *h = copy_of(in->hashes, in->n);
	uint32_t	order;
	uint64_t	n = rf_hashes_distinct(h, in->n, &order, NULL);

	start_work();
	rf_hashes_partition(h, n, UINT32_C(1) << (order % 32), order, tick);
}

static void
run_unique(const Input *in)
{
	SCOPED uint64_t *h = copy_of(in->hashes, in->n);

	rf_hashes_sort(h, in->n, NULL);
	start_work();
	(void) rf_hashes_unique(h, in->n, tick);
}

/* Pairs of the hashes and their places; or of one hash, and these values. */
static rf_pair *
pairs_of(const Input *in, bool of_one_hash)
{
	rf_pair    *p = rf_test_alloc(in->n * sizeof(*p));

	for (uint64_t i = 0; i < in->n; i++)
	{
		p[i].hash = of_one_hash ? 7 : in->hashes[i];
		p[i].value = of_one_hash ? in->hashes[i] : i;
	}
	return p;
}

static void
sort_pairs(const Input *in, bool of_one_hash)
{
	SCOPED rf_pair *p = pairs_of(in, of_one_hash);

	start_work();
	rf_pairs_sort(p, in->n, tick);
}

static void
run_pairs_sort(const Input *in)
{
	sort_pairs(in, false);
}

static void
run_pairs_sort_one_hash(const Input *in)
{
	sort_pairs(in, true);
}

static void
run_pairs_partition(const Input *in)
{
	SCOPED rf_pair *p = pairs_of(in, false);

	start_work();
	rf_pairs_partition(p, in->n, (uint32_t) (in->n / 1000 + 1), 0, tick);
}

static void
run_pairs_merge(const Input *in)
{
	SCOPED rf_pair *p = pairs_of(in, false);
	SCOPED rf_pair *scratch = rf_test_alloc(in->n * sizeof(*p));
	uint64_t	half = in->n / 2;

	rf_pairs_sort(p, half, NULL);
	rf_pairs_sort(p + half, in->n - half, NULL);
	start_work();
	CHECK_EQ(rf_pairs_merge(p, half, in->n - half, scratch, tick), in->n);
}

/* Every stride-th hash in one run, the first or not; the rest in another. */
static void
merge(const Input *in, uint64_t stride, bool first)
{
	uint64_t	n = in->n_distinct;
	SCOPED uint64_t *h = rf_test_alloc(n * sizeof(*h));
	SCOPED uint64_t *scratch = rf_test_alloc(n * sizeof(*h));
	uint64_t	na = 0,
				nb = 0;

	for (uint64_t i = 0; i < n; i++)
		if ((i % stride == 0) == first)
			h[na++] = in->set[i];
	for (uint64_t i = 0; i < n; i++)
		if ((i % stride == 0) != first)
			h[na + nb++] = in->set[i];
	start_work();
	CHECK_EQ(rf_hashes_merge(h, na, nb, 1, scratch, tick), n);
}

static void
run_merge(const Input *in)
{
	merge(in, 2, false);
}

static void
run_merge_few(const Input *in)
{
	merge(in, 1000, false);
}

static void
run_merge_from_below(const Input *in)
{
	merge(in, 3, true);
}

static void
combine(const Input *in, rf_keyset_op op, uint64_t na, uint64_t from_b)
{
	SCOPED Built ba = build_keyset(in->set, na);
	SCOPED Built bb = build_keyset(in->set + from_b, in->n_distinct - from_b);
	SCOPED uint8_t *out = rf_test_alloc(rf_keyset_bytes(na + in->n_distinct - from_b));
	rf_filter	a,
				b;

	if (open_built(&a, &ba) && open_built(&b, &bb))
	{
		start_work();
		(void) rf_keyset_combine(op, &a.u.keyset, &b.u.keyset, out, tick);
	}
}

static void
run_union(const Input *in)
{
	combine(in, RF_KEYSET_UNION, in->n_distinct, in->n_distinct / 2);
}

static void
run_union_apart(const Input *in)
{
	combine(in, RF_KEYSET_UNION, in->n_distinct / 2, in->n_distinct / 2);
}

static void
run_intersection(const Input *in)
{
	combine(in, RF_KEYSET_INTERSECTION, in->n_distinct, 0);
}

static void
run_difference(const Input *in)
{
	combine(in, RF_KEYSET_DIFFERENCE, in->n_distinct, in->n_distinct / 2);
}

static void
run_not_descending(const Input *in)
{
	SCOPED uint64_t *h = copy_of(in->hashes, in->n);
	rf_keyset	ks = {in->n, (const uint8_t *) h, NULL};

	rf_hashes_sort(h, in->n, NULL);
	for (uint64_t i = 0; i < in->n; i++)
		rf_store64((uint8_t *) (h + i), h[i]);
	start_work();
	CHECK_EQ(rf_keyset_not_descending(&ks, tick), in->n);
}

/* All that only reads a filter, one after the other; "what" names which. */
typedef enum Look
{
	LOOK_OPEN,
	LOOK_VERIFY,
	LOOK_SEAL,
	LOOK_KEYS,
	LOOK_MANY,
	LOOK_FPR,
	LOOK_BITS,
	LOOK_DESCRIBE,
	LOOK_FOLD,
	LOOK_FOLD_BLOCKS,
	LOOK_UNION,
	LOOK_SUM,
	LOOK_SUBTRACT,
	LOOK_TO_BLOOM,
	LOOK_DETAILS
} Look;

static void
look_at(const Input *in, rf_kind kind, Look what)
{
	SCOPED Built b = build_any(kind, in->set, in->n_distinct, 0.01);
	rf_filter	f;
	rf_ribbon_details details;
	rf_bloom_shape half;
	SCOPED uint8_t *out = rf_test_alloc(b.len);
	SCOPED uint32_t *found = rf_test_alloc(in->n_distinct * sizeof(*found));
	double		rate = 0.02;

	if (!open_built(&f, &b))
		return;
	half = f.u.bloom.shape;
	half.nblocks = half.nblocks / 2 + 1;
	start_work();
	switch (what)
	{
		case LOOK_OPEN:
			CHECK(rf_filter_open(&f, kind, b.bytes, b.len, RF_VERIFY, NULL,
								 tick) == RF_OK);
			break;
		case LOOK_VERIFY:
			CHECK(rf_wire_verify(b.bytes, b.len, NULL, tick) == RF_OK);
			break;
		case LOOK_SEAL:
			rf_wire_seal(b.bytes, b.len, tick);
			break;
		case LOOK_KEYS:
			(void) rf_filter_cardinality(&f, tick);
			break;
		case LOOK_MANY:
			(void) rf_filter_may_contain_many(&f, in->set, (uint32_t) in->n_distinct,
											  found, tick);
			break;
		case LOOK_FPR:
			(void) rf_filter_fpr(&f, tick);
			break;
		case LOOK_BITS:
			(void) rf_bloom_bits_set(&f.u.bloom, tick);
			break;
		case LOOK_DESCRIBE:
			rf_ribbon_describe(&f.u.ribbon, &details, tick);
			break;
		case LOOK_FOLD:
			rf_bloom_fold(&f.u.bloom, &half, out, tick);
			break;
		case LOOK_FOLD_BLOCKS:
			(void) rf_bloom_fold_blocks(&f.u.bloom, rate, tick);
			break;
		case LOOK_UNION:
			memcpy(out, f.u.bloom.bits, f.u.bloom.shape.nbytes);
			rf_bloom_union(&f.u.bloom.shape, out, f.u.bloom.bits, tick);
			break;
		case LOOK_SUM:
			memcpy(out, f.u.counting.counters, f.wire.payload_len);
			rf_counting_sum(&f.u.counting.shape, out, f.u.counting.counters, tick);
			break;
		case LOOK_SUBTRACT:
			memcpy(out, f.u.counting.counters, f.wire.payload_len);
			CHECK(rf_counting_subtract(&f.u.counting.shape, out,
									   f.u.counting.counters, tick));
			break;
		case LOOK_TO_BLOOM:
			rf_counting_to_bloom(&f.u.counting, out, tick);
			break;
		case LOOK_DETAILS:
			(void) rf_counting_used(&f.u.counting, tick);
			(void) rf_counting_saturated(&f.u.counting, tick);
			break;
	}
}

#define LOOK(name, kind, what) \
	static void \
	name(const Input *in) \
	{ \
		look_at(in, kind, what); \
	}

LOOK(run_keyset_verify, RF_KIND_KEYSET, LOOK_VERIFY)
LOOK(run_keyset_seal, RF_KIND_KEYSET, LOOK_SEAL)
LOOK(run_bloom_bits, RF_KIND_BLOOM, LOOK_BITS)
LOOK(run_bloom_fold, RF_KIND_BLOOM, LOOK_FOLD)
LOOK(run_bloom_fold_blocks, RF_KIND_BLOOM, LOOK_FOLD_BLOCKS)
LOOK(run_bloom_union, RF_KIND_BLOOM, LOOK_UNION)
LOOK(run_counting_sum, RF_KIND_COUNTING, LOOK_SUM)
LOOK(run_counting_subtract, RF_KIND_COUNTING, LOOK_SUBTRACT)
LOOK(run_counting_to_bloom, RF_KIND_COUNTING, LOOK_TO_BLOOM)
LOOK(run_counting_details, RF_KIND_COUNTING, LOOK_DETAILS)
LOOK(run_ribbon_describe, RF_KIND_RIBBON, LOOK_DESCRIBE)

/* What is done with filters of each kind */
static rf_kind any_kind;
static Look any_look;

static void
run_any_look(const Input *in)
{
	look_at(in, any_kind, any_look);
}

static void
run_any_build(const Input *in)
{
	const rf_kind_ops *ops = rf_kind_find(any_kind);
	uint64_t	n = in->n_distinct,
				capacity,
				used,
				work_bytes = 0;
	rf_shape	shape;
	rf_builder	builder;
	SCOPED uint64_t *elements = NULL;
	SCOPED uint8_t *payload = NULL;
	SCOPED void *scratch = NULL;

	if (!CHECK(ops->plan(n, 0.01, &shape) == RF_OK))
		return;
	elements = make_elements(ops, in->set, n);
	capacity = enough_bytes(ops, &shape, n);
	if (ops->work_bytes != NULL)
		work_bytes = ops->work_bytes(&shape, elements, n, NULL);
	payload = rf_test_alloc(capacity);
	scratch = rf_test_alloc(work_bytes);
	start_work();
	CHECK(ops->begin(&builder, &shape, n, payload, capacity, tick) == RF_OK);
	CHECK(ops->add(&builder, elements, n, scratch, &used) == RF_OK);
}

static void
run_bloom_add(const Input *in)
{
	rf_bloom_shape shape;
	rf_isa		before;
	SCOPED uint8_t *bits = NULL;

	if (!CHECK(rf_bloom_plan(in->n, 0.001, &shape) == RF_OK))
		return;
	bits = rf_test_alloc(shape.nbytes);
	memset(bits, 0, shape.nbytes);
	before = rf_isa_limit(RF_ISA_GENERIC);
	start_work();
	rf_bloom_add(&shape, bits, in->hashes, in->n, tick);
	(void) rf_isa_limit(before);
}

static void
run_counting_add(const Input *in)
{
	rf_counting_shape shape;
	SCOPED uint8_t *counters = NULL;

	if (!CHECK(rf_bloom_plan(in->n, 0.001, &shape) == RF_OK))
		return;
	counters = rf_test_alloc(rf_counting_bytes(&shape));
	memset(counters, 0, rf_counting_bytes(&shape));
	start_work();
	rf_counting_add(&shape, counters, in->hashes, in->n, tick);
}

/* For a filter so large that it is worth it. */
static void
run_bloom_arrange(const Input *in)
{
	SCOPED uint64_t *h = copy_of(in->hashes, in->n);
	rf_bloom_shape shape = {7, RF_BLOOM_BLOCK_BITS, UINT64_C(1) << 18,
	UINT64_C(16) << 20};

	start_work();
	rf_bloom_kind.arrange(&shape, h, in->n, 0, tick);
}

static void
run_ribbon_partition(const Input *in)
{
	SCOPED uint64_t *h = copy_of(in->hashes, in->n);
	rf_ribbon_shape shape;

	if (!CHECK(rf_ribbon_plan(in->n, 0.01, &shape) == RF_OK))
		return;
	start_work();
	rf_ribbon_arrange(&shape, h, in->n, 0, tick);
}

static void
run_ribbon_work_bytes(const Input *in)
{
	rf_ribbon_shape shape;

	if (!CHECK(rf_ribbon_plan(in->n_distinct, 0.01, &shape) == RF_OK))
		return;
	start_work();
	(void) rf_ribbon_work_bytes(&shape, in->set, in->n_distinct, tick);
}

/* Chunked, or one dense system of as many keys if nchunks is 0. */
static void
build(const Input *in, bool dense)
{
	rf_ribbon_shape shape;
	rf_builder	builder;
	uint64_t	n = in->n_distinct,
				capacity,
				used;
	SCOPED uint8_t *payload = NULL;
	SCOPED void *scratch = NULL;

	if (!CHECK(rf_ribbon_plan(n, 0.01, &shape) == RF_OK))
		return;
	if (dense)
		shape.nchunks = 0;
	capacity = rf_ribbon_usual_bytes(&shape, n) + 8 * n;
	payload = rf_test_alloc(capacity);
	scratch = rf_test_alloc(rf_ribbon_work_bytes(&shape, in->set, n, NULL));
	start_work();
	CHECK(rf_ribbon_begin(&builder, &shape, n, payload, capacity, tick) == RF_OK);
	CHECK(rf_ribbon_add(&builder, in->set, n, scratch, &used) == RF_OK);
	CHECK_EQ(used, n);
}

static void
run_ribbon_build(const Input *in)
{
	build(in, false);
}

static void
run_ribbon_build_generic(const Input *in)
{
	rf_isa		before = rf_isa_limit(RF_ISA_GENERIC);

	build(in, false);
	(void) rf_isa_limit(before);
}

static void
run_ribbon_build_dense(const Input *in)
{
	build(in, true);
}

static void
run_fuse_arrange(const Input *in)
{
	SCOPED uint64_t *h = copy_of(in->hashes, in->n);
	rf_fuse_shape shape;

	if (!CHECK(rf_fuse_plan(in->n, 0.01, &shape) == RF_OK))
		return;
	start_work();
	rf_fuse_arrange(&shape, h, in->n, 0, tick);
}

/* Of so many chunks, which are built from the sorted set. */
static void
build_fuse_of(const Input *in, uint32_t nchunks)
{
	rf_fuse_shape shape;
	rf_builder	builder;
	uint64_t	n = in->n_distinct,
				capacity,
				used;
	SCOPED uint8_t *payload = NULL;
	SCOPED void *scratch = NULL;

	if (!CHECK(rf_fuse_plan(n, 0.001, &shape) == RF_OK))
		return;
	shape.nchunks = nchunks;
	capacity = rf_fuse_usual_bytes(&shape, n) + 8 * n;
	payload = rf_test_alloc(capacity);
	scratch = rf_test_alloc(rf_fuse_work_bytes(&shape, in->set, n, NULL));
	start_work();
	CHECK(rf_fuse_begin(&builder, &shape, n, payload, capacity, tick) == RF_OK);
	CHECK(rf_fuse_add(&builder, in->set, n, scratch, &used) == RF_OK);
	CHECK_EQ(used, n);
}

static void
run_fuse_build(const Input *in)
{
	build_fuse_of(in, 1);
}

static void
run_fuse_build_chunks(const Input *in)
{
	build_fuse_of(in, (uint32_t) in->n / 1000 + 1);
}

/* Some pairs of some n keys, or of few keys that have n / 10 values each. */
static rf_pair *
make_input_pairs(const Input *in, bool few, uint64_t *n)
{
	rf_pair    *pairs;

	if (!few)
		return make_pairs(in->set, in->n_distinct, VALUES_1000, 4, n);
	*n = in->n_distinct;
	pairs = rf_test_alloc(*n * sizeof(*pairs));
	for (uint64_t i = 0; i < *n; i++)
		pairs[i] = (rf_pair)
	{
		in->set[i / (*n / 10 + 1)], i
	};
	return pairs;
}

static void
build_map_of(const Input *in, bool few)
{
	const rf_kind_ops *ops = &rf_ribbonmap_kind;
	uint64_t	n,
				nkeys,
				capacity,
				used;
	SCOPED rf_pair *pairs = make_input_pairs(in, few, &n);
	const uint64_t *words = (const uint64_t *) pairs;
	rf_values	values = in_common(pairs, n, &nkeys);
	rf_ribbonmap_shape shape;
	rf_builder	builder;
	SCOPED uint8_t *payload = NULL;
	SCOPED void *scratch = NULL;

	if (!CHECK(ops->map->plan(n, 0.01, &values, &shape) == RF_OK))
		return;
	capacity = enough_bytes(ops, &shape, n);
	payload = rf_test_alloc(capacity);
	scratch = rf_test_alloc(ops->work_bytes(&shape, words, n, NULL));
	start_work();
	CHECK(ops->begin(&builder, &shape, n, payload, capacity, tick) == RF_OK);
	CHECK(ops->add(&builder, words, n, scratch, &used) == RF_OK);
	CHECK_EQ(used, n);
}

static void
run_map_build(const Input *in)
{
	build_map_of(in, false);
}

static void
run_map_build_few(const Input *in)
{
	build_map_of(in, true);
}

static void
run_map_work_bytes(const Input *in)
{
	uint64_t	n;
	SCOPED rf_pair *pairs = make_input_pairs(in, false, &n);
	rf_ribbonmap_shape shape;

	CHECK(rf_ribbonmap_kind.plan(n, 0.01, &shape) == RF_OK);
	start_work();
	(void) rf_ribbonmap_kind.work_bytes(&shape, (const uint64_t *) pairs, n, tick);
}

/* Without ticks of its own, which it has no time for: one after each key. */
static void
run_map_values(const Input *in)
{
	uint64_t	n;
	SCOPED rf_pair *pairs = make_input_pairs(in, false, &n);
	SCOPED Built b = build_map(pairs, n, 0.01);
	uint32_t	values[10];
	rf_filter	f;

	if (!open_built(&f, &b))
		return;
	start_work();
	for (uint64_t i = 0; i < in->n_distinct; i++)
	{
		CHECK(f.ops->map->values(&f.u, in->set[i], values, 10, NULL) > 0);
		tick();
	}
}

static void
run_map_verify_list(const Input *in)
{
	uint64_t	n;
	SCOPED rf_pair *pairs = make_input_pairs(in, false, &n);
	SCOPED Built b = build_map_list(pairs, n, 0.01);
	rf_filter	f;
	rf_detail	details[RF_MAX_DETAILS];

	if (!open_built(&f, &b))
		return;
	start_work();
	CHECK(rf_filter_open(&f, 0, b.bytes, b.len, RF_VERIFY, NULL, tick) == RF_OK);
	(void) rf_filter_details(&f, details, tick);
}

static void
run_map_capacity(const Input *in)
{
	rf_values	values = {1023, 0, false};

	start_work();
	(void) rf_ribbonmap_kind.map->capacity(in->n * in->n, 1e-9, &values, tick);
}

static void
run_bloom_capacity(const Input *in)
{
	start_work();
	(void) rf_bloom_capacity(in->n * in->n, 1e-6, tick);
}

static void
run_ribbon_capacity(const Input *in)
{
	start_work();
	(void) rf_ribbon_capacity(in->n * in->n, 1e-9, tick);
}

typedef struct Function
{
	const char *name;
	void		(*run) (const Input *in);
	bool		any_order;		/* of hashes; else of a set */
	double		most_per_hash;	/* 0: linear */
	uint64_t	times;			/* MOST_PIECES */
} Function;

static const Function functions[] = {
	{"rf_hashes_sort", run_sort, true, 0, 1},
	{"rf_hashes_partition", run_partition, true, 0, 1},
	{"rf_hashes_partition, ordered", run_partition_ordered, true, 0, 1},
	{"rf_hashes_distinct", run_distinct, true, 0, 1},
	{"rf_hashes_unique", run_unique, true, 0, 1},
	{"rf_hashes_merge", run_merge, false, 0, 1},
	{"rf_hashes_merge of few", run_merge_few, false, 0, 1},
	{"rf_hashes_merge from below", run_merge_from_below, false, 0, 1},
	{"rf_pairs_sort", run_pairs_sort, true, 50, 1},
	{"rf_pairs_sort of one hash", run_pairs_sort_one_hash, true, 50, 1},
	{"rf_pairs_partition", run_pairs_partition, true, 0, 1},
	{"rf_pairs_merge", run_pairs_merge, true, 0, 1},
	{"rf_keyset_combine, union", run_union, false, 0, 1},
	{"rf_keyset_combine, union of sets apart", run_union_apart, false, 0, 1},
	{"rf_keyset_combine, intersection", run_intersection, false, 0, 1},
	{"rf_keyset_combine, difference", run_difference, false, 0, 1},
	{"rf_keyset_not_descending", run_not_descending, true, 0, 1},
	{"rf_wire_verify", run_keyset_verify, false, 0, 1},
	{"rf_wire_seal", run_keyset_seal, false, 0, 1},
	{"rf_bloom_add", run_bloom_add, true, 0, 2},
	{"rf_bloom_kind.arrange", run_bloom_arrange, true, 0, 1},
	{"rf_bloom_union", run_bloom_union, false, 0, 1},
	{"rf_bloom_bits_set", run_bloom_bits, false, 0, 1},
	{"rf_bloom_fold", run_bloom_fold, false, 0, 1},
	{"rf_bloom_fold_blocks", run_bloom_fold_blocks, false, 0, 2},
	{"rf_bloom_capacity", run_bloom_capacity, false, 0, 1},
	{"rf_counting_add", run_counting_add, true, 0, 1},
	{"rf_counting_sum", run_counting_sum, false, 0, 1},
	{"rf_counting_subtract", run_counting_subtract, false, 0, 1},
	{"rf_counting_to_bloom", run_counting_to_bloom, false, 0, 1},
	{"rf_counting_used and _saturated", run_counting_details, false, 0, 1},
	{"rf_ribbon_arrange", run_ribbon_partition, true, 0, 1},
	{"rf_ribbon_work_bytes", run_ribbon_work_bytes, false, 0, 1},
	{"rf_ribbon_build", run_ribbon_build, false, 400, 1},
	{"rf_ribbon_build, generic", run_ribbon_build_generic, false, 400, 2},
	{"rf_ribbon_build, dense", run_ribbon_build_dense, false, 400, 1},
	{"rf_ribbon_describe", run_ribbon_describe, false, 0, 1},
	{"rf_ribbon_capacity", run_ribbon_capacity, false, 0, 1},
	{"a map of several values, add", run_map_build, false, 400, 2},
	{"a map of many values a key, add", run_map_build_few, false, 400, 3},
	{"work_bytes of a map", run_map_work_bytes, false, 0, 1},
	{"values of a map", run_map_values, false, 400, 1},
	{"a map's list, verified", run_map_verify_list, false, 0, 2},
	{"capacity of a map", run_map_capacity, false, 0, 1},
	{"rf_fuse_arrange", run_fuse_arrange, true, 0, 1},
	{"rf_fuse_add", run_fuse_build, false, 300, 1},
	{"rf_fuse_add, chunks", run_fuse_build_chunks, false, 300, 1},
};

/* Runs a function; returns its work, and keeps the longest stretch of it. */
static uint64_t
measure(const Function *f, const Input *in, uint64_t *longest)
{
	uint64_t	pieces = MOST_PIECES * f->times;

	/* code for all processors has more of them in a step */
	if (rf_isa_here() == RF_ISA_GENERIC)
		pieces *= 2;
	f->run(in);
	tick();
	CHECK(work.longest <= pieces * RF_PIECE, "%s, %s, %s, n %" PRIu64 ": %" PRIu64
		  " without a tick", f->name, set_names[in->shape],
		  order_names[in->order], in->n, work.longest);
	CHECK(work.nticks <= 4 + 8 * work.total / RF_PIECE || f->run == run_map_values,
		  "%s, %s, %s, n %" PRIu64 ": %" PRIu64 " ticks for work of %" PRIu64,
		  f->name, set_names[in->shape], order_names[in->order], in->n,
		  work.nticks, work.total);
	if (work.longest > *longest)
		*longest = work.longest;
	return work.total;
}

static void
measure_all(const Function *f, uint64_t n)
{
	uint64_t	longest = 0;
	double		most_ratio = 0;
	double		per_hash = 0;

	for (int s = 0; s < SET_NSHAPES; s++)
		for (int o = 0; o < (f->any_order ? NORDERS : 1); o++)
		{
			Input		small = make_input((SetShape) s, (Order) o, n);
			Input		large = make_input((SetShape) s, (Order) o, 4 * n);
			uint64_t	few = measure(f, &small, &longest);
			uint64_t	many = measure(f, &large, &longest);
			double		ratio = (double) many / ((double) few + 1e5);

			double		each = (double) many / (double) large.n;

			CHECK(f->most_per_hash > 0 ? each <= f->most_per_hash : ratio <= 5,
				  "%s, %s, %s: %" PRIu64 " for %" PRIu64 " hashes, %" PRIu64
				  " for %" PRIu64, f->name, set_names[s], order_names[o],
				  few, small.n, many, large.n);
			if (ratio > most_ratio)
				most_ratio = ratio;
			if (each > per_hash)
				per_hash = each;
			free_input(&small);
			free_input(&large);
		}
	printf("  %-40s %8" PRIu64 " without a tick, %6.1f a hash, 4n: %.2f\n",
		   f->name, longest, per_hash, most_ratio);
}

TEST(work_is_counted)
{
	start_work();
	(void) rf_bloom_capacity(1000, 0.01, NULL);
	CHECK(work.total > 100, "the core of this program must count its blocks");
}

static uint64_t
hashes_to_take(void)
{
	const char *n = getenv("RF_TICK_HASHES");

	return n != NULL ? strtoull(n, NULL, 0) : 60000;
}

TEST(ticks_come_often_and_work_is_linear)
{
	for (EACH(i, functions))
		measure_all(&functions[i], hashes_to_take());
}

TEST(ticks_come_often_in_all_kinds)
{
	static const struct
	{
		const char *name;
		Look		look;
	}			looks[] = {
		{"rf_filter_open", LOOK_OPEN},
		{"rf_filter_cardinality", LOOK_KEYS},
		{"rf_filter_fpr", LOOK_FPR},
		{"rf_filter_may_contain_many", LOOK_MANY}
	};

	for (EACH_KIND(kind))
	{
		const char *kind_name = rf_kind_find((uint32_t) kind)->name;
		char		name[100];
		Function	f = {name, run_any_build, false, 400, 4};

		any_kind = (rf_kind) kind;
		snprintf(name, sizeof(name), "begin and add, %s", kind_name);
		measure_all(&f, hashes_to_take());
		f.run = run_any_look;
		for (EACH(i, looks))
		{
			any_look = looks[i].look;
			snprintf(name, sizeof(name), "%s, %s", looks[i].name, kind_name);
			f.most_per_hash = any_look != LOOK_MANY ? 0 :
				kind == RF_KIND_KEYSET ? 400 :
				kind == RF_KIND_RIBBON || kind == RF_KIND_RIBBONMAP ? 200 : 100;
			measure_all(&f, hashes_to_take());
		}
	}
}

/*
 * A few blocks full and the others empty: bits that no keys set, of which
 * every size is expected to keep the rate, and none does.  The passes over the
 * bits are counted by their work.
 */
TEST(folding_takes_few_passes_whatever_the_bits)
{
	static const double full[] = {1e-6, 1e-5, 1e-4, 1e-3, 0.0099, 0.011, 0.1, 1};
	static const double rates[] = {1e-6, 0.00001, 0.01, 0.1};
	const uint64_t nblocks = 1 << 15;
	SCOPED uint8_t *bits = rf_test_alloc(nblocks * RF_BLOOM_BLOCK_BYTES);
	SCOPED uint8_t *copy = rf_test_alloc(nblocks * RF_BLOOM_BLOCK_BYTES);
	double		most = 0;

	for (uint32_t probes = 1; probes <= RF_BLOOM_MAX_PROBES; probes += 5)
		for (int i = 0; i < 8 * 4; i++)
		{
			double		share = full[i / 4],
						fpr = rates[i % 4];
			rf_bloom	bloom = {{probes, RF_BLOOM_BLOCK_BITS, nblocks,
			nblocks * RF_BLOOM_BLOCK_BYTES}, bits};
			uint64_t	pass;
			double		passes;

			memset(bits, 0, bloom.shape.nbytes);
			for (double at = 0; at < (double) nblocks; at += 1 / share)
				memset(bits + (uint64_t) at * RF_BLOOM_BLOCK_BYTES, 0xFF,
					   RF_BLOOM_BLOCK_BYTES);
			start_work();
			rf_bloom_fold(&bloom, &bloom.shape, copy, NULL);
			pass = work.total;
			start_work();
			(void) rf_bloom_fold_blocks(&bloom, fpr, tick);
			tick();
			CHECK(work.longest <= 4 * MOST_PIECES * RF_PIECE);
			passes = (double) work.total / (double) pass;
			CHECK(passes < 100, "%u probes, %g full, rate %g: %.0f passes",
				  probes, share, fpr, passes);
			if (passes > most)
				most = passes;
		}
	printf("  as much as %.0f passes at most\n", most);
}

/*
 * Chunks that say of as many buckets as a list can have that they are bumped
 * whole: no set of keys makes such a filter.  Its solutions are never touched.
 */
TEST(long_lists_of_buckets_are_counted)
{
	const rf_ribbon_shape shape = {1, 0, 64, 64 * 200000, 0};
	const uint64_t listed = rf_ribbon_whole_bytes(UINT16_MAX);
	rf_ribbon_system sys;
	rf_ribbon_details details;
	rf_ribbon	ribbon;
	rf_wire		w = {.kind_flags = RF_FLAG_CHUNKED,.nkeys = 1,.fpr = 0.5};
	uint64_t	chunk_bytes;
	uint8_t    *payload,
			   *at;

	rf_ribbon_chunk_layout(&sys, &shape);
	chunk_bytes = rf_ribbon_class_bytes(&sys) + rf_ribbon_system_bytes(&sys);
	w.payload_len = rf_ribbon_chunks_at(&shape) + shape.nchunks *
		(chunk_bytes + RF_RIBBON_OVERFLOW_HEADER + listed);
	w.payload = payload = calloc(1, w.payload_len);
	REQUIRE(payload != NULL);
	rf_store32(payload, shape.slots);
	rf_store32(payload + 4, shape.nchunks);
	at = payload + rf_ribbon_chunks_at(&shape);
	for (uint32_t i = 0; i < shape.nchunks; i++)
	{
		rf_store32(payload + RF_RIBBON_CHUNKS_HEADER + 4 * (i + 1),
				   (uint32_t) ((i + 1) * (RF_RIBBON_OVERFLOW_HEADER + listed)));
		memset(at, 0xFF, rf_ribbon_class_bytes(&sys));
		at += chunk_bytes;
		rf_store32(at, RF_RIBBON_OVERFLOW_WHOLE);
		rf_store16(at + RF_RIBBON_OVERFLOW_HEADER, UINT16_MAX);
		at += RF_RIBBON_OVERFLOW_HEADER;
		for (uint32_t bucket = 0; bucket < UINT16_MAX; bucket++)
			rf_store16(at + sizeof(uint16_t) * (1 + bucket), (uint16_t) bucket);
		at += listed;
	}

	REQUIRE(rf_ribbon_kind.open(&ribbon, &w, NULL, NULL) == RF_OK);
	start_work();
	CHECK(rf_ribbon_kind.verify(&ribbon, NULL, NULL, tick) == RF_OK);
	tick();
	CHECK(work.longest <= MOST_PIECES * RF_PIECE, "verify: %" PRIu64, work.longest);
	CHECK(work.total >= shape.nchunks * UINT64_C(65535));
	start_work();
	rf_ribbon_describe(&ribbon, &details, tick);
	tick();
	CHECK(work.longest <= MOST_PIECES * RF_PIECE, "describe: %" PRIu64, work.longest);
	CHECK_EQ(details.bumped[3], details.buckets);
	free(payload);
}

TEST_MAIN
