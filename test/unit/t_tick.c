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
		shuffle(in.hashes, in.n);
	return in;
}

static void
free_input(Input *in)
{
	free(in->set);
	free(in->hashes);
}

/*
 * ---- The functions ----
 *
 * Each makes what it needs of an input, and by two more numbers, then calls
 * start_work() and what is measured.
 */

static uint64_t *
copy_of(const Input *in)
{
	return rf_test_copy(in->hashes, in->n * sizeof(uint64_t));
}

typedef enum Sort
{
	SORT,
	PARTITION,
	PARTITION_ORDERED,
	DISTINCT,
	UNIQUE,
	NOT_DESCENDING,
	ARRANGE_BLOOM				/* for a filter so large that it is worth it */
} Sort;

static void
run_sort(const Input *in, int what, int more)
{
	SCOPED uint64_t *h = copy_of(in);
	rf_keyset	ks = {in->n, (const uint8_t *) h, NULL};
	rf_bloom_shape large = {7, RF_BLOOM_BLOCK_BITS, UINT64_C(1) << 18,
	UINT64_C(16) << 20};
	uint64_t	n = in->n;
	uint32_t	order = 0;

	(void) more;
	if (what == PARTITION_ORDERED)
		n = rf_hashes_distinct(h, n, &order, NULL);
	if (what == UNIQUE || what == NOT_DESCENDING)
		rf_hashes_sort(h, n, NULL);
	for (uint64_t i = 0; i < n && what == NOT_DESCENDING; i++)
		rf_store64((uint8_t *) (h + i), h[i]);
	start_work();
	switch (what)
	{
		case SORT:
			rf_hashes_sort(h, n, tick);
			break;
		case PARTITION:
			rf_hashes_partition(h, n, (uint32_t) (n / 1000 + 1), 0, tick);
			break;
		case PARTITION_ORDERED:
			rf_hashes_partition(h, n, UINT32_C(1) << (order % 32), order, tick);
			break;
		case DISTINCT:
			(void) rf_hashes_distinct(h, n, &order, tick);
			break;
		case UNIQUE:
			(void) rf_hashes_unique(h, n, tick);
			break;
		case NOT_DESCENDING:
			CHECK_EQ(rf_keyset_not_descending(&ks, tick), n);
			break;
		case ARRANGE_BLOOM:
			rf_bloom_kind.arrange(&large, h, n, 0, tick);
			break;
	}
}

/* Pairs of the hashes and their places; or of one hash, and these values. */
static void
run_pairs(const Input *in, int what, int of_one_hash)
{
	SCOPED rf_pair *p = rf_test_alloc(in->n * sizeof(*p));
	SCOPED rf_pair *scratch = rf_test_alloc(in->n * sizeof(*p));
	uint64_t	half = in->n / 2;

	for (uint64_t i = 0; i < in->n; i++)
		p[i] = of_one_hash ? pair_of(7, in->hashes[i]) : pair_of(in->hashes[i], i);
	if (what == UNIQUE)
	{
		rf_pairs_sort(p, half, NULL);
		rf_pairs_sort(p + half, in->n - half, NULL);
	}
	start_work();
	if (what == SORT)
		rf_pairs_sort(p, in->n, tick);
	else if (what == PARTITION)
		rf_pairs_partition(p, in->n, (uint32_t) (in->n / 1000 + 1), 0, tick);
	else
		CHECK_EQ(rf_pairs_merge(p, half, in->n - half, scratch, tick), in->n);
}

/* Every stride-th hash in one run, the first or not; the rest in another. */
static void
run_merge(const Input *in, int stride, int first)
{
	uint64_t	n = in->n_distinct,
				na = 0;
	SCOPED uint64_t *h = rf_test_alloc(n * sizeof(*h));
	SCOPED uint64_t *scratch = rf_test_alloc(n * sizeof(*h));

	for (uint64_t i = 0; i < n; i++)
		if ((i % (uint64_t) stride == 0) == first)
			h[na++] = in->set[i];
	for (uint64_t i = 0, at = na; i < n; i++)
		if ((i % (uint64_t) stride == 0) != first)
			h[at++] = in->set[i];
	start_work();
	CHECK_EQ(rf_hashes_merge(h, na, n - na, 1, scratch, tick), n);
}

/* All or half of the set, with all, or with the upper half. */
static void
run_combine(const Input *in, int op, int halves)
{
	uint64_t	na = in->n_distinct / (halves > 1 ? 2 : 1),
				from_b = halves > 0 ? in->n_distinct / 2 : 0;
	SCOPED Built ba = build_keyset(in->set, na);
	SCOPED Built bb = build_keyset(in->set + from_b, in->n_distinct - from_b);
	SCOPED uint8_t *out = rf_test_alloc(rf_keyset_bytes(na + in->n_distinct - from_b));
	rf_filter	a,
				b;

	if (open_built(&a, &ba) && open_built(&b, &bb))
	{
		start_work();
		(void) rf_keyset_combine((rf_keyset_op) op, &a.u.keyset, &b.u.keyset, out, tick);
	}
}

/* All that only reads a filter. */
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
	LOOK_MERGE,
	LOOK_SUBTRACT,
	LOOK_TO_BLOOM,
	LOOK_DETAILS
} Look;

static void
run_look(const Input *in, int kind, int what)
{
	SCOPED Built b = build_any(kind, in->set, in->n_distinct, 0.01);
	SCOPED uint8_t *out = rf_test_alloc(b.len);
	SCOPED uint32_t *found = rf_test_alloc(in->n_distinct * sizeof(*found));
	rf_filter	f;
	rf_ribbon_details details;
	rf_bloom_shape half;

	if (!open_built(&f, &b))
		return;
	half = f.u.bloom.shape;
	half.nblocks = half.nblocks / 2 + 1;
	memcpy(out, f.wire.payload, f.wire.payload_len);
	start_work();
	switch ((Look) what)
	{
		case LOOK_OPEN:
			CHECK(rf_filter_open(&f, (rf_kind) kind, b.bytes, b.len, RF_VERIFY, NULL,
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
			(void) rf_bloom_fold_blocks(&f.u.bloom, 0.02, tick);
			break;
		case LOOK_MERGE:
			f.ops->change->merge(&f.u, out, f.wire.payload, tick);
			break;
		case LOOK_SUBTRACT:
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

/* Hashes in any order, to a filter of a kind that is one array. */
static void
run_add(const Input *in, int kind, int more)
{
	const rf_kind_ops *ops = rf_kind_find((uint32_t) kind);
	SCOPED uint8_t *payload = NULL;
	rf_shape	shape;
	rf_isa		before = rf_isa_here();

	(void) more;
	if (!CHECK(ops->plan(in->n, 0.001, &shape) == RF_OK))
		return;
	payload = rf_test_zeros(ops->expected_bytes(&shape, in->n));
	if (kind == RF_KIND_BLOOM)
		(void) rf_isa_limit(RF_ISA_GENERIC);
	start_work();
	ops->change->add(&shape, payload, in->hashes, in->n, tick);
	(void) rf_isa_limit(before);
}

static void
run_arrange(const Input *in, int kind, int more)
{
	const rf_kind_ops *ops = rf_kind_find((uint32_t) kind);
	SCOPED uint64_t *h = copy_of(in);
	rf_shape	shape;

	(void) more;
	CHECK(ops->plan(in->n, 0.01, &shape) == RF_OK);
	start_work();
	ops->arrange(&shape, h, in->n, 0, tick);
}

/* How a filter is built: as planned, or otherwise. */
typedef enum Way
{
	PLANNED,
	GENERIC,
	DENSE,
	CHUNKS,						/* a fuse filter in chunks of 1000 */
	SEVERAL,					/* a map of up to four values a key */
	FEW_KEYS,					/* ... of few keys that have n / 10 each */
	WORK_BYTES					/* not at all */
} Way;

static void
run_build(const Input *in, int kind, int way)
{
	const rf_kind_ops *ops = rf_kind_find((uint32_t) kind);
	SCOPED uint64_t *elements = NULL;
	SCOPED uint8_t *payload = NULL;
	uint64_t	n = in->n_distinct,
				nkeys;
	rf_values	values;
	rf_shape	shape;
	rf_builder	builder;
	rf_isa		before = rf_isa_here();

	CHECK(ops->plan(n, way == CHUNKS ? 0.001 : 0.01, &shape) == RF_OK);
	elements = make_elements(ops, in->set, n);
	if (ops->map != NULL && way != PLANNED)
	{
		rf_pair    *pairs = (rf_pair *) elements;

		for (uint64_t i = 0; i < n && way == FEW_KEYS; i++)
			pairs[i] = pair_of(in->set[i / (n / 10 + 1)], i);
		if (way != FEW_KEYS)
		{
			free(elements);
			pairs = make_pairs(in->set, n, VALUES_1000, 4, &n);
			elements = (uint64_t *) pairs;
		}
		values = in_common(pairs, n, &nkeys);
		CHECK(ops->map->plan(n, 0.01, &values, &shape) == RF_OK);
	}
	if (way == DENSE)
		shape.ribbon.nchunks = 0;
	if (kind == RF_KIND_FUSE)
		shape.fuse.nchunks = way == CHUNKS ? (uint32_t) in->n / 1000 + 1 : 1;
	if (way == GENERIC)
		(void) rf_isa_limit(RF_ISA_GENERIC);
	start_work();
	if (way == WORK_BYTES)
		(void) ops->work_bytes(&shape, elements, n, tick);
	else
		CHECK(build_payload(ops, &shape, elements, n, enough_bytes(ops, &shape, n), n,
							tick, &builder, &payload) == RF_OK);
	(void) rf_isa_limit(before);
}

/*
 * Values are looked up without ticks of their own, for which there is no time:
 * one after each key.
 */
static void
run_map(const Input *in, int list, int more)
{
	uint64_t	n;
	SCOPED rf_pair *pairs = make_pairs(in->set, in->n_distinct, VALUES_1000, 4, &n);
	SCOPED Built b = list ? build_map_list(pairs, n, 0.01) : build_map(pairs, n, 0.01);
	rf_detail	details[RF_MAX_DETAILS];
	uint32_t	values[10];
	rf_filter	f;

	(void) more;
	if (!open_built(&f, &b))
		return;
	start_work();
	if (list)
	{
		CHECK(rf_filter_open(&f, 0, b.bytes, b.len, RF_VERIFY, NULL, tick) == RF_OK);
		(void) rf_filter_details(&f, details, tick);
		return;
	}
	for (uint64_t i = 0; i < in->n_distinct; i++)
	{
		CHECK(f.ops->map->values(&f.u, in->set[i], values, 10, NULL) > 0);
		tick();
	}
}

static void
run_capacity(const Input *in, int kind, int more)
{
	const rf_kind_ops *ops = rf_kind_find((uint32_t) kind);
	rf_values	values = {1023, 0, false};
	double		fpr = ops->fpr_min;

	(void) more;
	start_work();
	if (ops->map != NULL)
		(void) ops->map->capacity(in->n * in->n, fpr, &values, tick);
	else
		(void) ops->capacity(in->n * in->n, fpr, tick);
}

typedef struct Function
{
	const char *name;
	void		(*run) (const Input *in, int first, int second);
	int			first,
				second;
	bool		any_order;		/* of hashes; else of a set */
	double		most_per_hash;	/* 0: linear */
	uint64_t	times;			/* MOST_PIECES */
} Function;

static const Function functions[] = {
	{"rf_hashes_sort", run_sort, SORT, 0, true, 0, 1},
	{"rf_hashes_partition", run_sort, PARTITION, 0, true, 0, 1},
	{"rf_hashes_partition, ordered", run_sort, PARTITION_ORDERED, 0, true, 0, 1},
	{"rf_hashes_distinct", run_sort, DISTINCT, 0, true, 0, 1},
	{"rf_hashes_unique", run_sort, UNIQUE, 0, true, 0, 1},
	{"rf_hashes_merge", run_merge, 2, false, false, 0, 1},
	{"rf_hashes_merge of few", run_merge, 1000, false, false, 0, 1},
	{"rf_hashes_merge from below", run_merge, 3, true, false, 0, 1},
	{"rf_pairs_sort", run_pairs, SORT, false, true, 50, 1},
	{"rf_pairs_sort of one hash", run_pairs, SORT, true, true, 50, 1},
	{"rf_pairs_partition", run_pairs, PARTITION, false, true, 0, 1},
	{"rf_pairs_merge", run_pairs, UNIQUE, false, true, 0, 1},
	{"rf_keyset_combine, union", run_combine, RF_KEYSET_UNION, 1, false, 0, 1},
	{"rf_keyset_combine, union of sets apart", run_combine, RF_KEYSET_UNION, 2, false, 0, 1},
	{"rf_keyset_combine, intersection", run_combine, RF_KEYSET_INTERSECTION, 0, false, 0, 1},
	{"rf_keyset_combine, difference", run_combine, RF_KEYSET_DIFFERENCE, 1, false, 0, 1},
	{"rf_keyset_not_descending", run_sort, NOT_DESCENDING, 0, true, 0, 1},
	{"rf_wire_verify", run_look, RF_KIND_KEYSET, LOOK_VERIFY, false, 0, 1},
	{"rf_wire_seal", run_look, RF_KIND_KEYSET, LOOK_SEAL, false, 0, 1},
	{"rf_bloom_add", run_add, RF_KIND_BLOOM, 0, true, 0, 2},
	{"rf_bloom_kind.arrange", run_sort, ARRANGE_BLOOM, 0, true, 0, 1},
	{"rf_bloom_union", run_look, RF_KIND_BLOOM, LOOK_MERGE, false, 0, 1},
	{"rf_bloom_bits_set", run_look, RF_KIND_BLOOM, LOOK_BITS, false, 0, 1},
	{"rf_bloom_fold", run_look, RF_KIND_BLOOM, LOOK_FOLD, false, 0, 1},
	{"rf_bloom_fold_blocks", run_look, RF_KIND_BLOOM, LOOK_FOLD_BLOCKS, false, 0, 2},
	{"rf_bloom_capacity", run_capacity, RF_KIND_BLOOM, 0, false, 0, 1},
	{"rf_counting_add", run_add, RF_KIND_COUNTING, 0, true, 0, 1},
	{"rf_counting_sum", run_look, RF_KIND_COUNTING, LOOK_MERGE, false, 0, 1},
	{"rf_counting_subtract", run_look, RF_KIND_COUNTING, LOOK_SUBTRACT, false, 0, 1},
	{"rf_counting_to_bloom", run_look, RF_KIND_COUNTING, LOOK_TO_BLOOM, false, 0, 1},
	{"rf_counting_used and _saturated", run_look, RF_KIND_COUNTING, LOOK_DETAILS, false, 0, 1},
	{"rf_ribbon_arrange", run_arrange, RF_KIND_RIBBON, 0, true, 0, 1},
	{"rf_ribbon_work_bytes", run_build, RF_KIND_RIBBON, WORK_BYTES, false, 0, 1},
	{"rf_ribbon_build", run_build, RF_KIND_RIBBON, PLANNED, false, 400, 1},
	{"rf_ribbon_build, generic", run_build, RF_KIND_RIBBON, GENERIC, false, 400, 2},
	{"rf_ribbon_build, dense", run_build, RF_KIND_RIBBON, DENSE, false, 400, 1},
	{"rf_ribbon_describe", run_look, RF_KIND_RIBBON, LOOK_DESCRIBE, false, 0, 1},
	{"rf_ribbon_capacity", run_capacity, RF_KIND_RIBBON, 0, false, 0, 1},
	{"a map of several values, add", run_build, RF_KIND_RIBBONMAP, SEVERAL, false, 400, 2},
	{"a map of many values a key, add", run_build, RF_KIND_RIBBONMAP, FEW_KEYS, false, 400, 3},
	{"work_bytes of a map", run_build, RF_KIND_RIBBONMAP, WORK_BYTES, false, 0, 1},
	{"values of a map", run_map, false, 0, false, 400, 1},
	{"a map's list, verified", run_map, true, 0, false, 0, 2},
	{"capacity of a map", run_capacity, RF_KIND_RIBBONMAP, 0, false, 0, 1},
	{"rf_fuse_arrange", run_arrange, RF_KIND_FUSE, 0, true, 0, 1},
	{"rf_fuse_add", run_build, RF_KIND_FUSE, PLANNED, false, 300, 1},
	{"rf_fuse_add, chunks", run_build, RF_KIND_FUSE, CHUNKS, false, 300, 1},
};

/* Are its ticks those of the test, or of the function? */
static bool
ticks_itself(const Function *f)
{
	return f->run != run_map || f->first;
}

/* Runs a function; returns its work. */
static uint64_t
measure(const Function *f, const Input *in)
{
	uint64_t	pieces = MOST_PIECES * f->times;

	/* narrower vectors have more of them in a step */
	if (rf_isa_here() != RF_ISA_AVX512)
		pieces *= 2;
	f->run(in, f->first, f->second);
	tick();
	CHECK(work.longest <= pieces * RF_PIECE, "%s, %s, order %d, n %" PRIu64 ": %" PRIu64
		  " without a tick", f->name, set_names[in->shape], in->order, in->n, work.longest);
	CHECK(work.nticks <= 4 + 8 * work.total / RF_PIECE || !ticks_itself(f),
		  "%s, %s, order %d, n %" PRIu64 ": %" PRIu64 " ticks for work of %" PRIu64,
		  f->name, set_names[in->shape], in->order, in->n, work.nticks, work.total);
	return work.total;
}

static void
measure_all(const Function *f)
{
	uint64_t	n = rf_test_variable("RF_TICK_HASHES", 60000);

	for (int s = 0; s < SET_NSHAPES; s++)
		for (int o = 0; o < (f->any_order ? NORDERS : 1); o++)
		{
			Input		small = make_input((SetShape) s, (Order) o, n);
			Input		large = make_input((SetShape) s, (Order) o, 4 * n);
			uint64_t	few = measure(f, &small);
			uint64_t	many = measure(f, &large);

			CHECK(f->most_per_hash > 0 ? (double) many <= f->most_per_hash * (double) large.n :
				  (double) many <= 5 * ((double) few + 1e5),
				  "%s, %s, order %d: %" PRIu64 " for %" PRIu64 " hashes, %" PRIu64
				  " for %" PRIu64, f->name, set_names[s], o, few, small.n, many, large.n);
			free_input(&small);
			free_input(&large);
		}
}

TEST(work_is_counted)
{
	start_work();
	(void) rf_bloom_capacity(1000, 0.01, NULL);
	CHECK(work.total > 100, "the core of this program must count its blocks");
}

TEST(ticks_come_often_and_work_is_linear)
{
	for (EACH(i, functions))
		measure_all(&functions[i]);
}

TEST(ticks_come_often_in_all_kinds)
{
	static const Look looks[] = {LOOK_OPEN, LOOK_KEYS, LOOK_FPR, LOOK_MANY};

	for (EACH_KIND(kind))
	{
		Function	f = {rf_kind_find((uint32_t) kind)->name, run_build, kind, PLANNED, false, 400, 4};

		measure_all(&f);
		f.run = run_look;
		for (EACH(i, looks))
		{
			f.second = (int) looks[i];
			f.most_per_hash = looks[i] != LOOK_MANY ? 0 :
				kind == RF_KIND_KEYSET || kind == RF_KIND_RIBBONMAP ? 400 : kind == RF_KIND_RIBBON ? 200 : 100;
			measure_all(&f);
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
		}
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
