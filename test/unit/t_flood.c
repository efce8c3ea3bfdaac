/*-------------------------------------------------------------------------
 *
 * t_flood.c
 *		Tests what an enemy can make filters cost, who chooses their keys.
 *
 * The hash of keys has no secret, and of integers it can be run backwards: an
 * enemy has an integer for any hash.  So here are sets of hashes, chosen by
 * all that is known of each kind to be the worst, beside random ones: the work
 * to build, memory for it, bytes, the work of a probe, and how many pass that
 * are not members, of random hashes, and of those that the enemy would choose.
 * Work is counted, see rf_work.h.
 *
 * RF_FLOOD_HASHES in the environment is another number of hashes.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_backwards.h"
#include "rf_sets.h"
#include "rf_work.h"

#include "core/bloom/rf_bloom_impl.h"
#include "core/fuse/rf_fuse_impl.h"
#include "core/ribbon/rf_ribbon_impl.h"

#define FPR			0.01
#define STRANGERS	100000

/* A filter to be built. */
typedef struct Plan
{
	int			kind;
	const rf_kind_ops *ops;
	uint64_t	n;
	rf_shape	shape;
} Plan;

static Plan
plan_of(int kind, uint64_t n)
{
	Plan		plan = {kind, rf_kind_find((uint32_t) kind), n, {{0}}};

	CHECK(plan.ops->plan(n, FPR, &plan.shape) == RF_OK);
	return plan;
}

/* ---- Running backwards ---- */

/*
 * What XXH3 makes of 8 bytes, up to the constant that it begins with: rotated
 * twice, multiplied, shifted, multiplied, shifted.  64 rotations are none, so
 * the 64th power of 1 + r^49 + r^24 is 1, and its 63rd the inverse.
 */
static uint64_t
unhash(uint64_t h)
{
	const uint64_t inverse = odd_inverse(UINT64_C(0x9fb21c651e98df25));

	h = unshift(h, 28) * inverse;
	h = (h ^ ((h >> 35) + 8)) * inverse;
	for (uint32_t power = 1; power < 64; power *= 2)
	{
		uint32_t	a = 49 * power % 64,
					b = 24 * power % 64;

		h ^= (a == 0 ? h : h << a | h >> (64 - a)) ^
			(b == 0 ? h : h << b | h >> (64 - b));
	}
	return h;
}

/* The integer that has this hash. */
static int64_t
integer_of(uint64_t hash)
{
	uint64_t	key = unhash(hash) ^ unhash(rf_hash_int64(0));

	return (int64_t) (key << 32 | key >> 32);
}

TEST(every_hash_has_an_integer)
{
	for (int i = 0; i < 1000; i++)
	{
		uint64_t	h = rf_test_rand();

		CHECK_EQ(rf_hash_int64(integer_of(h)), h);
		CHECK_EQ(unremix(rf_hash_remix(h, (uint32_t) i), (uint32_t) i), h);
	}
}

/*
 * ---- Sets ----
 *
 * Each function writes n hashes, in any order; false if it has none for this
 * kind.
 */

static bool
any_hashes(const Plan *plan, uint64_t *h)
{
	for (uint64_t i = 0; i < plan->n; i++)
		h[i] = rf_test_rand();
	return true;
}

/* Parts of the range of hashes that a filter keeps apart. */
static uint32_t
parts_of(const Plan *plan)
{
	uint64_t	parts = 1;

	switch (plan->kind)
	{
		case RF_KIND_BLOOM:
		case RF_KIND_COUNTING:
			parts = plan->shape.bloom.nblocks;
			break;
		case RF_KIND_RIBBON:
			parts = plan->shape.ribbon.nchunks;
			break;
		case RF_KIND_RIBBONMAP:
			parts = plan->shape.ribbonmap.ribbon.nchunks;
			break;
		case RF_KIND_FUSE:
			parts = plan->shape.fuse.nchunks;
			break;
	}
	return parts > 1 ? (uint32_t) parts : 1 << 14;
}

/* All in one block, or chunk. */
static bool
one_part(const Plan *plan, uint64_t *h)
{
	uint32_t	parts = parts_of(plan);
	uint64_t	first = rf_hashes_first_of_part(parts / 3, parts);
	uint64_t	range = rf_hashes_last_of_part(parts / 3, parts) - first;

	for (uint64_t i = 0; i < plan->n; i++)
		h[i] = first + rf_test_rand_below(range);
	return true;
}

/* Where each part begins, and so at one start of each chunk. */
static bool
one_place(const Plan *plan, uint64_t *h)
{
	uint32_t	parts = parts_of(plan);

	for (uint64_t i = 0; i < plan->n; i++)
		h[i] = rf_hashes_first_of_part((uint32_t) (i % parts), parts) +
			rf_test_rand_below(UINT64_C(1) << 36);
	return true;
}

/* One after the other. */
static bool
one_run(const Plan *plan, uint64_t *h)
{
	uint64_t	first = rf_test_rand() / 2;

	for (uint64_t i = 0; i < plan->n; i++)
		h[i] = first + i;
	return true;
}

/* Equal lower halves. */
static bool
equal_ends(const Plan *plan, uint64_t *h)
{
	uint64_t	end = rf_test_rand() & UINT32_MAX;

	for (uint64_t i = 0; i < plan->n; i++)
		h[i] = rf_test_rand() << 32 | end;
	return true;
}

/* Half of them in each half of what is left. */
static bool
growing_gaps(const Plan *plan, uint64_t *h)
{
	for (uint64_t i = 0; i < plan->n; i++)
		h[i] = rf_test_rand() >> rf_test_rand_below(44);
	return true;
}

/*
 * No bit of a block is set twice, so that most bits are set.  Blocks are taken
 * in turn, and a key is one of some that would do.
 */
static bool
no_bit_twice(const Plan *plan, uint64_t *h)
{
	const rf_bloom_shape *shape = &plan->shape.bloom;
	SCOPED uint64_t *bits = NULL;

	if (plan->kind != RF_KIND_BLOOM && plan->kind != RF_KIND_COUNTING)
		return false;
	bits = calloc(shape->nblocks, RF_BLOOM_BLOCK_BYTES);
	if (!CHECK(bits != NULL))
		return false;
	for (uint64_t i = 0; i < plan->n; i++)
	{
		uint64_t	block = i % shape->nblocks;
		uint64_t	first = rf_hashes_first_of_part((uint32_t) block, (uint32_t) shape->nblocks);
		uint64_t	range = UINT64_MAX / shape->nblocks - 1;
		uint64_t   *words = bits + block * RF_BLOOM_BLOCK_BITS / 64;
		uint32_t	places[RF_BLOOM_MAX_PROBES];
		bool		free_all = false;

		for (int tries = 0; tries < 1000 && !free_all; tries++)
		{
			rf_bloom_probe at;
			uint64_t	taken[RF_BLOOM_BLOCK_BITS / 64];

			h[i] = first + rf_test_rand_below(range);
			at = rf_bloom_locate(shape, h[i]);
			memcpy(taken, words, sizeof(taken));
			free_all = true;
			for (uint32_t j = 0; j < shape->probes; j++)
			{
				uint64_t	bit;

				places[j] = rf_bloom_position(&at, j, shape->block_bits);
				bit = UINT64_C(1) << (places[j] % 64);
				free_all &= (taken[places[j] / 64] & bit) == 0;
				taken[places[j] / 64] |= bit;
			}
		}
		for (uint32_t j = 0; j < shape->probes; j++)
			words[places[j] / 64] |= UINT64_C(1) << (places[j] % 64);
	}
	return true;
}

/*
 * Two keys at the same places of a binary fuse filter cannot be peeled: a pair
 * for each of its tries.  Of a product all bits that say where places are can
 * be had; the others are varied until two of the keys start alike.
 */
#define VARIED_BITS		14

static bool
unpeelable_pair(const rf_fuse_system *sys, uint32_t arity, uint64_t *h)
{
	const uint64_t inverse = odd_inverse(UINT64_C(0xd6e8feb86659fd93));
	const uint64_t product = rf_test_rand();
	const uint64_t free_bits = ~(arity == 4 ? sys->offsets : sys->offsets & UINT64_MAX >> 16);
	const uint64_t n = UINT64_C(1) << VARIED_BITS;
	SCOPED rf_pair *by_start = rf_test_alloc(n * sizeof(*by_start));
	bool		found = false;

	for (uint64_t i = 0; i < n; i++)
	{
		uint64_t	hash = ((product & ~free_bits) | (rf_test_rand() & free_bits)) * inverse;
		rf_fuse_key key;

		hash = unshift(hash, 32);
		if (sys->seed != 0)
			hash = unremix(hash, sys->seed);
		key = rf_fuse_key_of(sys, hash, hash);
		by_start[i] = pair_of(key.start, hash);
	}
	rf_pairs_sort(by_start, n, NULL);
	for (uint64_t i = 1; i < n && !found; i++)
	{
		found = by_start[i].hash == by_start[i - 1].hash &&
			by_start[i].value != by_start[i - 1].value;
		h[0] = by_start[i - 1].value;
		h[1] = by_start[i].value;
	}
	return found;
}

static uint32_t
fuse_salt(const uint64_t *h, uint64_t n)
{
	uint64_t	sum = 0;

	for (uint64_t i = 0; i < n; i++)
		sum += rf_hash_mix(h[i]);
	return (uint32_t) (rf_hash_mix(sum) >> 32) % (RF_FUSE_SEED_STARTS - 1);
}

/* Seeds depend on all keys: the last is chosen for those they are to be. */
static bool
no_seed(const Plan *plan, uint64_t *h)
{
	const uint32_t salt = 4711;
	rf_fuse_system sys;
	uint64_t	i = 0;
	uint64_t	sum = 0;

	if (plan->kind != RF_KIND_FUSE || plan->shape.fuse.nchunks > 1 ||
		plan->n <= 2 * RF_FUSE_TRIES)
		return false;
	for (uint32_t try = 0; try < RF_FUSE_TRIES; try++, i += 2)
	{
		rf_fuse_plan_system(&sys, plan->shape.fuse.arity, plan->n, try);
		sys.seed = try == 0 ? 0 : try < RF_FUSE_ORDERED_TRIES ? 1 + salt + try :
			RF_FUSE_SEED_STARTS + salt + try;
		if (!CHECK(rf_fuse_complete(&sys, plan->shape.fuse.arity)))
			return false;
		while (!unpeelable_pair(&sys, plan->shape.fuse.arity, h + i))
			;
	}
	for (; i < plan->n; i++)
		h[i] = rf_test_rand();
	for (i = 0; i + 1 < plan->n; i++)
		sum += rf_hash_mix(h[i]);
	do
		h[i] = rf_test_rand();
	while ((uint32_t) (rf_hash_mix(sum + rf_hash_mix(h[i])) >> 32) %
		   (RF_FUSE_SEED_STARTS - 1) != salt);
	return CHECK_EQ(fuse_salt(h, plan->n), salt);
}

/* ---- What they cost ---- */

typedef struct Cost
{
	double		build;			/* work a key */
	double		scratch;		/* bytes a key */
	double		bytes;			/* a key */
	double		probe;			/* work, of a member */
	double		random;			/* strangers that pass: random ones */
	double		chosen;			/* ... and such as these */
} Cost;

typedef struct Set
{
	const char *name;
	bool		(*make) (const Plan *plan, uint64_t *h);
	Cost		most;			/* times that of random ones; but a probe's
								 * work, and the share of strangers */
} Set;

static const Set sets[] = {
	{"random", any_hashes, {1, 1, 1, 100, 0.013, 0.013}},
	{"one part", one_part, {12, 8, 12, 400, 0.013, 1}},
	{"one place of each part", one_place, {12, 8, 12, 400, 0.013, 1}},
	{"one run", one_run, {12, 8, 12, 400, 0.013, 1}},
	{"equal ends", equal_ends, {12, 8, 12, 400, 0.013, 1}},
	{"growing gaps", growing_gaps, {12, 8, 12, 400, 0.013, 1}},
	{"no bit twice", no_bit_twice, {2, 1, 1, 100, 0.06, 0.06}},
	{"no seed", no_seed, {20, 1, 10, 100, 0.013, 0.013}},
};

static Built
build_counted(const Plan *plan, uint64_t *h, uint64_t *n, Cost *cost)
{
	const rf_kind_ops *ops = plan->ops;
	SCOPED uint64_t *pairs = NULL;
	SCOPED uint8_t *payload = NULL;
	uint64_t   *elements = h;
	uint32_t	sorted_bits;
	rf_builder	builder;
	rf_status	status;
	Built		b = {NULL, 0};

	start_work();
	*n = rf_hashes_distinct(h, *n, &sorted_bits, tick);
	if (ops->map != NULL)
	{
		elements = pairs = make_elements(ops, h, *n);
		rf_pairs_sort((rf_pair *) pairs, *n, tick);
	}
	else if (ops->arrange != NULL)
		ops->arrange(&plan->shape, h, *n, sorted_bits, tick);
	status = build_payload(ops, &plan->shape, elements, *n, enough_bytes(ops, &plan->shape, plan->n),
						   *n, tick, &builder, &payload);
	cost->build = (double) work.total / (double) *n;
	if (CHECK(status == RF_OK, "%s: %d", ops->name, status))
		b = wrap_payload((rf_kind) plan->kind, builder.param, builder.kind_flags, *n,
						 ops->fpr_min > 0 ? FPR : 0, payload, builder.payload_len);
	if (ops->work_bytes != NULL)
		cost->scratch = (double) ops->work_bytes(&plan->shape, elements, *n, NULL) / (double) *n;
	cost->bytes = (double) b.len / (double) *n;
	return b;
}

/* The share of n hashes that pass. */
static double
share_passing(const rf_filter *f, const uint64_t *h, uint64_t n)
{
	uint64_t	passed = 0;

	for (uint64_t i = 0; i < n; i++)
		passed += rf_filter_may_contain(f, h[i]);
	return (double) passed / (double) n;
}

/* False if the kind has no such set. */
static bool
measure(int kind, const Set *set, uint64_t n, Cost *cost)
{
	Plan		plan = plan_of(kind, n);
	SCOPED uint64_t *h = rf_test_alloc((n > STRANGERS ? n : STRANGERS) * sizeof(*h));
	SCOPED Built b = {NULL, 0};
	rf_filter	f;

	if (!set->make(&plan, h))
		return false;
	shuffle(h, plan.n);
	b = build_counted(&plan, h, &n, cost);
	if (!open_built(&f, &b))
		return true;
	start_work();
	CHECK(share_passing(&f, h, n) == 1, "%s, %s: false negatives", plan.ops->name, set->name);
	cost->probe = (double) work.total / (double) n;
	cost->random = (double) count_random_hits(&f, STRANGERS) / STRANGERS;
	plan.n = STRANGERS;
	if (set->make == one_run)
		for (uint64_t i = 0; i < STRANGERS; i++)
			h[i] = h[n / 2] + n + i;
	else
		(void) (set->make == no_seed || set->make == no_bit_twice ? any_hashes : set->make) (&plan, h);
	cost->chosen = share_passing(&f, h, STRANGERS);
	return true;
}

static void
compare(int kind, uint64_t n)
{
	const char *name = rf_kind_find((uint32_t) kind)->name;
	Cost		base = {0};

	for (EACH(i, sets))
	{
		const Set  *set = &sets[i];
		Cost		c = {0};

		if (!measure(kind, set, n, &c))
			continue;
		if (i == 0)
			base = c;
		CHECK(c.build <= set->most.build * base.build, "%s, %s: %.0f of %.0f", name, set->name, c.build, base.build);
		CHECK(c.scratch <= set->most.scratch * base.scratch, "%s, %s", name, set->name);
		CHECK(c.bytes <= set->most.bytes * base.bytes, "%s, %s", name, set->name);
		CHECK(c.probe <= set->most.probe, "%s, %s", name, set->name);
		CHECK(c.random <= set->most.random, "%s, %s", name, set->name);
		CHECK(c.chosen <= set->most.chosen, "%s, %s", name, set->name);
	}
}

TEST(chosen_hashes_cost_a_few_times_more)
{
	for (EACH_KIND(kind))
		compare(kind, rf_test_variable("RF_FLOOD_HASHES", 100000));
}

/*
 * All keys in one chunk of a ribbon, so that it bumps them, and none of the
 * seeds that are tried solves them then: 64 times the work of one.  (Chosen
 * keys can fail each of them at the end, when all of its work is done.)
 */
TEST(every_seed_of_a_ribbon_costs_a_few_dozen_times_more)
{
	const uint64_t n = 1 << 17;
	rf_ribbon_shape shape = plan_of(RF_KIND_RIBBON, 2000).shape.ribbon;
	SCOPED uint64_t *h = random_set(n);
	SCOPED void *scratch = rf_test_alloc(rf_ribbon_work_bytes(&shape, h, n, NULL));
	rf_pace		pace = {NULL, 0};
	rf_ribbon_dense dense = {0};
	Cost		random = {0};
	double		all;

	CHECK_EQ(shape.nchunks, 0);
	CHECK(measure(RF_KIND_RIBBON, &sets[0], n, &random));
	(void) rf_ribbon_dense_space(&dense, &shape, n, scratch);
	dense.hashes = h;
	dense.nkeys = n;
	dense.seed = RF_RIBBON_MAX_SEEDS - 1;
	dense.slots = (uint32_t) rf_ribbon_dense_slots(n, dense.seed);
	dense.nbytes = rf_ribbon_dense_layout(&dense.system, &shape, dense.slots, dense.seed);
	start_work();
	CHECK(rf_ribbon_dense_try(&dense, &pace));
	all = (double) RF_RIBBON_MAX_SEEDS * (double) work.total / (double) n;
	CHECK(all <= 60 * random.build);
}

TEST_MAIN
