/*-------------------------------------------------------------------------
 *
 * t_ribbon.c
 *		Ribbon filters: no false negative, the promised rate and size, for any
 *		hashes.
 *
 * t_reader.c compares the bytes with what ribbon/FORMAT.md says about them.
 *
 *-------------------------------------------------------------------------
 */
#include <math.h>

#include "core/ribbon/rf_ribbon_impl.h"
#include "rf_backwards.h"
#include "rf_sets.h"

/* The rates of most tests: four common ones, and one exact power. */
static const double rates[] = {0.1, 0.01, 1.0 / 128, 0.001, 1e-4};

/* Probes so that about this many are false positives: 6 sigma are 3 %. */
#define WANTED_HITS		40000
#define MAX_PROBES		15000000

static rf_ribbon_shape
plan(uint64_t n, double fpr)
{
	rf_ribbon_shape shape;

	CHECK(rf_ribbon_plan(n, fpr, &shape) == RF_OK);
	return shape;
}

/*
 * Sizes where the shape changes: dense to chunked, one more chunk, one more
 * block in each chunk, ragged last blocks of every length.
 */
TEST(every_key_is_found_where_shapes_change)
{
	rf_ribbon_shape before = plan(0, 0.01);

	for (uint64_t n = 1; n < 120000; n++)
	{
		rf_ribbon_shape shape = plan(n, 0.01);
		bool		changes = shape.nchunks != before.nchunks ||
		(n > 2000 && shape.slots != before.slots && n % 7 == 0) ||
		(n >= 900 && n < 970);

		before = shape;
		if (!changes)
			continue;
		for (uint64_t m = n - 1; m <= n + 1; m++)
		{
			SCOPED uint64_t *hashes = random_set(m);

			check_all_found(build_ribbon(hashes, m, rates[m % LENGTH(rates)]), hashes, m);
		}
	}
}

/* Checks a measured rate against the filter's, six sigma on both sides. */
static void
check_rate(uint64_t n, double fpr, const uint64_t *hashes, uint64_t nprobes)
{
	SCOPED Built b = build_ribbon(hashes, n, fpr);
	rf_filter	f;
	double		model,
				measured,
				sigma;

	if (!open_built(&f, &b))
		return;
	model = rf_filter_fpr(&f, NULL);
	measured = (double) count_random_hits(&f, nprobes) / (double) nprobes;
	sigma = sqrt(model * (1 - model) / (double) nprobes);
	CHECK(fabs(measured - model) <= 6 * sigma && measured <= fpr + 6 * sigma,
		  "n %" PRIu64 ": %.6g, model %.6g (%+.1f sigma), target %.6g", n, measured,
		  model, (measured - model) / sigma, fpr);
}

TEST(rate_is_as_modelled)
{
	static const uint64_t sizes[] = {10, 100, 700, 2000, 2001, 20000, 100000,
	1000000};

	for (EACH(s, sizes))
	{
		SCOPED uint64_t *hashes = random_set(sizes[s]);

		for (EACH(i, rates))
			check_rate(sizes[s], rates[i], hashes, (uint64_t) fmin(WANTED_HITS / rates[i], MAX_PROBES));
	}
}

/*
 * Many small filters of rates with a large share of starts that have one
 * column less: where edges and ragged blocks matter most.
 */
TEST(rate_of_small_filters_is_as_modelled)
{
	for (uint64_t n = 40; n <= 400; n += 3)
		for (int p = 0; p < 4; p++)
		{
			double		fpr = (1 + (p == 3 ? 0.999 : 0.25 * (p + 1))) / 16;
			SCOPED uint64_t *hashes = random_set(n);

			check_rate(n, fpr, hashes, 20000);
		}
}

/*
 * The rate by counting: each virtual start is as likely as any other, and
 * what it is clamped to says how many columns are compared.
 */
static double
counted_rate(const rf_ribbon_system *sys)
{
	double		rate = 0;

	for (uint32_t v = 0; v < sys->nvirtual; v++)
	{
		uint32_t	start = v > sys->left ? v - sys->left : 0;

		if (start >= sys->nstarts)
			start = sys->nstarts - 1;
		rate += ldexp(1, -(int) rf_ribbon_block_columns(sys, start / 64));
	}
	return rate / sys->nvirtual;
}

TEST(modelled_rate_is_never_above_target)
{
	for (uint64_t n = 1; n <= 60000; n = n < 3200 ? n + 1 : n + n / 10)
		for (int i = 0; i < 25; i++)
		{
			double		fpr = i < 5 ? rates[i] : 0.5 * pow(2, -i / 20.0 + 0.2);
			rf_ribbon_shape shape;
			rf_ribbon_system sys;
			double		counted;

			if (fpr > 0.5)
				continue;
			shape = plan(n, fpr);
			if (shape.nchunks > 0)
				rf_ribbon_chunk_layout(&sys, &shape);
			else
				(void) rf_ribbon_dense_layout(&sys, &shape, shape.slots, 0);
			counted = counted_rate(&sys);
			CHECK(counted <= fpr * (1 + 1e-12),
				  "n %" PRIu64 ": %.9g, target %.9g", n, counted, fpr);
			CHECK(fabs(rf_ribbon_shape_fpr(&shape) - counted) <
				  1e-12 * counted, "n %" PRIu64 ": %.9g, counted %.9g", n,
				  rf_ribbon_shape_fpr(&shape), counted);
		}
}

/*
 * Sizes, and what the comments of rf_ribbon.[ch] say about them.
 */
TEST(size_is_as_promised)
{
	for (uint64_t n = 1; n <= 2000000; n = n < 20 ? n + 1 : n + n / 6)
	{
		SCOPED uint64_t *hashes = random_set(n);

		for (EACH(i, rates))
		{
			rf_ribbon_shape shape = plan(n, rates[i]);
			uint64_t	expected = rf_ribbon_expected_bytes(&shape, n);
			uint64_t	capacity = rf_ribbon_usual_bytes(&shape, n);
			SCOPED Built b = {NULL, 0};
			double		bits;

			if (n > 300000 && i > 2)
				continue;
			/* Evenly spread hashes need no more. */
			if (!CHECK(try_ribbon(&shape, hashes, n, capacity, &b) == RF_OK, "n %" PRIu64, n))
				continue;
			CHECK(n <= 2000 || fabs((double) (b.len - 40) / (double) expected - 1) < 0.02);
			bits = 8 * (double) b.len / (double) n;
			if (n >= 100000 && rates[i] == 1.0 / 128)
				CHECK(bits <= 7.04, "n %" PRIu64 ": %.4f bits", n, bits);
			if (n >= 100000 && rates[i] == 0.01)
				CHECK(bits <= 6.85, "n %" PRIu64 ": %.4f bits", n, bits);
		}
	}
}

/* Keys that are well hashed cost what random hashes cost. */
TEST(integer_keys_take_no_more_than_random_hashes)
{
	for (int shape_of = SET_INT64; shape_of <= SET_INT64_HIGH; shape_of++)
	{
		uint64_t	n = 200000;
		SCOPED uint64_t *hashes = make_set((SetShape) shape_of, &n);
		rf_ribbon_shape shape = plan(n, 0.01);
		SCOPED Built b = {NULL, 0};

		CHECK_EQ(n, 200000);
		CHECK(try_ribbon(&shape, hashes, n, rf_ribbon_usual_bytes(&shape, n), &b) == RF_OK);
		CHECK((double) b.len * 8 / (double) n < 6.85, "%s",
			  set_names[shape_of]);
	}
}

/*
 * Hashes that no seed can solve.
 *
 * All steps from a key hash to the coefficients of its equation in a dense
 * system of at most 64 slots are bijections except for the last one, which
 * sets bit 0 and drops the bits beyond the slots.  So for a given seed and
 * given coefficients there are hashes to be had by calculation.  Take n keys
 * one by one; each is calculated so that its coefficients, under one seed, are
 * a sum of those before it, and contradicts them, since its result is another.
 * That seed is done with.  The few that are left get lost to chance: among
 * some thousands of such hashes take the one that contradicts under most of
 * them.
 */
#define UNSOLVABLE_KEYS		47	/* with the slots of the last try: 64 */

/* A (remixed) hash whose coefficients are c, except for bit 0. */
static uint64_t
uncoeff(uint64_t c)
{
	c = unshift(c, 32) * odd_inverse(UINT64_C(0xd6e8feb86659fd93));
	return unshift(c, 32);
}

/* The equations of the keys so far, under one seed; bit 0 is slot 0. */
typedef struct Attempt
{
	rf_ribbon_system sys;
	bool		failed;
	uint64_t	coeff[UNSOLVABLE_KEYS];
	uint64_t	basis[64];		/* in echelon form */
} Attempt;

static uint64_t
coeff_of(const Attempt *attempt, uint64_t hash, uint32_t seed)
{
	return rf_ribbon_coeff(&attempt->sys, rf_hash_remix(hash, seed));
}

/* What is left of c when all that the basis can take away is gone. */
static uint64_t
reduce(const Attempt *attempt, uint64_t c)
{
	while (c != 0 && attempt->basis[rf_ctz64(c)] != 0)
		c ^= attempt->basis[rf_ctz64(c)];
	return c;
}

static bool
is_among(const uint64_t *hashes, uint64_t n, uint64_t hash)
{
	for (uint64_t i = 0; i < n; i++)
		if (hashes[i] == hash)
			return true;
	return false;
}

static uint64_t
unsolvable_key(const Attempt *attempts, const uint64_t *hashes,
			   uint64_t nkeys)
{
	uint64_t	best = rf_test_rand();
	int			most = -1;
	int			target = RF_RIBBON_MAX_SEEDS - 1;

	while (target > 0 && attempts[target].failed)
		target--;
	if (nkeys == 0 || attempts[target].failed)
		return best;
	for (int i = 0; i < (nkeys < 30 ? 10 : 20000); i++)
	{
		const Attempt *a = &attempts[target];
		uint64_t	word = a->coeff[rf_test_rand_below(nkeys)];
		uint64_t	key;
		int			failing = 0;

		for (int pairs = i % 3; nkeys > 1 && pairs > 0; pairs--)
			word ^= a->coeff[rf_test_rand_below(nkeys)] ^
				a->coeff[rf_test_rand_below(nkeys)];
		word |= rf_test_rand() & ~a->sys.band_mask;
		key = unremix(uncoeff(word ^ (i & 1)), (uint32_t) target);
		if (is_among(hashes, nkeys, key))
			continue;
		for (uint32_t seed = 0; seed < RF_RIBBON_MAX_SEEDS; seed++)
		{
			a = &attempts[seed];
			failing += !a->failed &&
				reduce(a, coeff_of(a, key, seed)) == 0;
		}
		if (failing > most)
		{
			most = failing;
			best = key;
		}
	}
	return best;
}

/*
 * Two of the hashes have equal coefficients without a seed as well, so that
 * they contradict each other in a chunk, too.  False if a seed is left.
 */
static bool
try_unsolvable(uint64_t *hashes)
{
	SCOPED Attempt *attempts = calloc(RF_RIBBON_MAX_SEEDS, sizeof(Attempt));
	rf_ribbon_shape shape = plan(UNSOLVABLE_KEYS, 0.01);
	int			nfailed = 0;

	CHECK_EQ(shape.slots, UNSOLVABLE_KEYS + 2);
	for (uint32_t seed = 0; seed < RF_RIBBON_MAX_SEEDS; seed++)
		(void) rf_ribbon_dense_layout(&attempts[seed].sys, &shape,
									  shape.slots + seed / 4, seed);
	for (uint64_t i = 0; i < UNSOLVABLE_KEYS; i++)
	{
		if (i < 2)
			hashes[i] = uncoeff(UINT64_C(0x123456789ABCDEF0) + i);
		else
			hashes[i] = unsolvable_key(attempts, hashes, i);
		for (uint32_t seed = 0; seed < RF_RIBBON_MAX_SEEDS; seed++)
		{
			Attempt    *a = &attempts[seed];
			uint64_t	c;

			a->coeff[i] = coeff_of(a, hashes[i], seed);
			c = reduce(a, a->coeff[i]);
			if (c != 0)
				a->basis[rf_ctz64(c)] = c;
			else if (!a->failed)
			{
				a->failed = true;
				nfailed++;
			}
		}
	}
	return nfailed == RF_RIBBON_MAX_SEEDS;
}

static uint64_t *
make_unsolvable(void)
{
	uint64_t   *hashes = rf_test_alloc(UNSOLVABLE_KEYS * sizeof(*hashes));
	bool		made = false;

	for (int i = 0; i < 50 && !made; i++)
		made = try_unsolvable(hashes);
	CHECK(made);
	rf_hashes_sort(hashes, UNSOLVABLE_KEYS, NULL);
	CHECK_EQ(rf_hashes_unique(hashes, UNSOLVABLE_KEYS, NULL), UNSOLVABLE_KEYS);
	return hashes;
}

static void
check_list(const uint64_t *hashes, const Built *b)
{
	rf_ribbon_details details;
	rf_filter	f;

	if (!open_built(&f, b))
		return;
	rf_ribbon_describe(&f.u.ribbon, &details, NULL);
	CHECK_EQ(details.listed, UNSOLVABLE_KEYS);
	CHECK_EQ(details.overflow_slots, 0);
	CHECK_EQ(count_missed(&f, hashes, UNSOLVABLE_KEYS), 0);
	CHECK_EQ(count_random_hits(&f, 100000), 0);
}

TEST(hashing_can_be_run_backwards)
{
	for (int i = 0; i < 1000; i++)
	{
		uint64_t	h = rf_test_rand();
		rf_ribbon_system sys = {0};

		sys.band_mask = UINT64_MAX;
		CHECK_EQ(rf_ribbon_coeff(&sys, uncoeff(h)), h | 1);
	}
}

TEST(unsolvable_dense_system_becomes_a_list)
{
	SCOPED uint64_t *hashes = make_unsolvable();
	SCOPED Built b = build_ribbon(hashes, UNSOLVABLE_KEYS, 0.01);

	CHECK_EQ(b.len, 40 + RF_RIBBON_HEADER + 8 * UNSOLVABLE_KEYS);
	check_list(hashes, &b);
}

/* One chunk with a single start, which the first contradiction bumps. */
TEST(unsolvable_overflow_becomes_a_list)
{
	SCOPED uint64_t *hashes = make_unsolvable();
	rf_ribbon_shape shape = {7, 1 << 30, 1, 64, 0};
	SCOPED Built b = build_odd_ribbon(&shape, hashes, UNSOLVABLE_KEYS);

	check_list(hashes, &b);
}

/* An overflow of many more keys than any group of a chunk can have rows. */
TEST(crowded_chunk_bumps_every_key)
{
	uint64_t	n = 9000;
	rf_ribbon_shape shape = plan(3001, 0.01);
	SCOPED uint64_t *hashes = random_set(n);
	SCOPED Built b = build_odd_ribbon(&shape, hashes, n);
	rf_ribbon_details details;
	rf_filter	f;

	if (open_built(&f, &b))
	{
		rf_ribbon_describe(&f.u.ribbon, &details, NULL);
		CHECK(details.overflow_slots > n - n / 20);
		CHECK(details.bumped[3] + 1 >= details.buckets);
		CHECK_EQ(count_missed(&f, hashes, n), 0);
	}
}

/* Shapes that no plan makes, small enough to try every corner. */
TEST(odd_shapes_are_built_and_read)
{
	for (int round = 0; round < 4000; round++)
	{
		rf_ribbon_shape shape = {0};
		uint64_t	n = 1 + rf_test_rand_below(600);
		SCOPED uint64_t *hashes = random_set(n);

		shape.columns = 1 + (uint32_t) rf_test_rand_below(29);
		if (shape.columns > 1)
			shape.low_share = (uint32_t) rf_test_rand() |
				(round % 3 ? 0 : 0xFFFF0000);
		shape.nchunks = 1 + (uint32_t) rf_test_rand_below(9);
		shape.slots = 64 * (1 + (uint32_t) rf_test_rand_below(5));
		check_all_found(build_odd_ribbon(&shape, hashes, n), hashes, n);
	}
}

/* How many seeds dense systems need. */
TEST(retries_are_few)
{
	static const uint64_t sizes[] = {5, 20, 60, 150, 500, 513, 800, 1500,
	2000};

	for (EACH(s, sizes))
	{
		uint64_t	n = sizes[s];
		int			rounds = n > 1000 ? 200 : 1000;
		uint32_t	most = 0;
		double		sum = 0;

		for (int i = 0; i < rounds; i++)
		{
			SCOPED uint64_t *hashes = random_set(n);
			SCOPED Built b = build_ribbon(hashes, n, 0.01);
			rf_filter	f;

			if (open_built(&f, &b))
			{
				sum += f.u.ribbon.seed + 1;
				if (f.u.ribbon.seed + 1 > most)
					most = f.u.ribbon.seed + 1;
			}
		}
		CHECK(sum / rounds < 3);
		CHECK(most < RF_RIBBON_MAX_SEEDS);
	}
}

TEST(bumped_share_is_as_expected)
{
	for (uint64_t n = 3001; n <= 3000000; n = n * 5 / 2)
	{
		SCOPED uint64_t *hashes = random_set(n);
		SCOPED Built b = build_ribbon(hashes, n, 0.01);
		rf_ribbon_details d;
		rf_filter	f;

		if (open_built(&f, &b))
		{
			rf_ribbon_describe(&f.u.ribbon, &d, NULL);
			CHECK((double) d.overflow_slots < 0.06 * (double) n);
			CHECK((double) d.slots < (n < 10000 ? 1.03 : 1.012) * (double) n);
			CHECK_EQ(d.listed, 0);
		}
	}
}

/* ---- Hashes in another order than the one that building needs ---- */

/* The same search as that of the builder, over hashes that fit. */
typedef struct Crafted
{
	rf_ribbon_shape shape;
	uint64_t   *hashes;
	uint64_t	n;
	bool		yields;			/* hashes that are compared become 0, so that
								 * they are of the first chunk */
} Crafted;

static bool
is_up_to(Crafted *c, uint64_t at, uint32_t chunk)
{
	if (rf_mulhi64(c->hashes[at], c->shape.nchunks) > chunk)
	{
		if (!c->yields || at == c->n - 1)
			return false;
		c->hashes[at] = 0;
	}
	return true;
}

static uint64_t
search_end(Crafted *c, uint32_t chunk, uint64_t begin, uint64_t load)
{
	uint64_t	lo = begin,
				hi = c->n,
				guess = begin + load < c->n ? begin + load : c->n - 1;

	if (is_up_to(c, guess, chunk))
	{
		lo = guess + 1;
		for (uint64_t step = 64; lo + step < hi; step *= 2)
		{
			if (!is_up_to(c, lo + step, chunk))
				hi = lo + step;
			else
				lo += step + 1;
		}
	}
	else
	{
		hi = guess;
		for (uint64_t step = 64; lo + step < hi; step *= 2)
		{
			if (is_up_to(c, hi - step, chunk))
				lo = hi - step + 1;
			else
				hi -= step;
		}
	}
	while (lo < hi)
	{
		uint64_t	mid = lo + (hi - lo) / 2;

		if (is_up_to(c, mid, chunk))
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo;
}

/*
 * Builds from hashes in any order: refused, or every hash is found.  The
 * buffers are as large as they have to be, so that the sanitizer sees what is
 * written behind them.  Returns whether it was built.
 */
static bool
build_in_any_order(rf_ribbon_shape shape, const uint64_t *hashes, uint64_t n,
				   const char *what)
{
	rf_isa		best = rf_isa_here();
	bool		built = false;

	for (int i = 0; i < 2; i++)
	{
		SCOPED Built b = {NULL, 0};
		rf_filter	f;
		rf_status	status;

		(void) rf_isa_limit(i == 0 ? best : RF_ISA_GENERIC);
		status = try_ribbon(&shape, hashes, n, rf_ribbon_usual_bytes(&shape, n) + 8 * n, &b);
		CHECK(status == RF_OK || status == RF_ERR_ORDER, "%s, n %" PRIu64
			  ": status %d", what, n, status);
		CHECK(i == 0 || built == (status == RF_OK), "%s", what);
		built = status == RF_OK;
		if (built && open_built(&f, &b))
			CHECK_EQ(count_missed(&f, hashes, n), 0);
	}
	(void) rf_isa_limit(best);
	return built;
}

TEST(crafted_disorder_does_not_overflow)
{
	Crafted		c = {.n = 400000};
	uint64_t	load,
				end;

	c.hashes = random_set(c.n);
	c.shape = plan(c.n, 0.01);
	c.hashes[0] = c.hashes[c.n / c.shape.nchunks * 3 / 2];	/* of chunk 1 */
	load = c.n / (rf_mulhi64(c.hashes[c.n - 1], c.shape.nchunks) -
				  rf_mulhi64(c.hashes[0], c.shape.nchunks) + 1);
	end = search_end(&c, 0, 0, load);
	c.yields = true;
	CHECK(search_end(&c, 1, end, load) > c.n / 2);
	CHECK(!build_in_any_order(c.shape, c.hashes, c.n, "crafted"));
	free(c.hashes);
}

/* The first hash is of the chunk after that of the last: none is between. */
TEST(swapped_ends_do_not_divide_by_zero)
{
	uint64_t	n = 20000;
	rf_ribbon_shape shape = plan(n, 0.01);
	SCOPED uint64_t *hashes = random_set(n);

	hashes[0] = UINT64_MAX - 5;
	hashes[n - 1] = rf_hashes_first_of_part(shape.nchunks - 1, shape.nchunks) - 1;
	CHECK(!build_in_any_order(shape, hashes, n, "swapped ends"));
}

TEST(disorder_is_refused_or_does_not_matter)
{
	int			nbuilt = 0;

	for (int round = 0; round < 300; round++)
	{
		uint64_t	n = 3001 + rf_test_rand_below(60000);
		rf_ribbon_shape shape = plan(n, 0.01);
		SCOPED uint64_t *h = random_set(n);
		int			how = round % 7;
		char		what[32];

		for (uint64_t k = 1 + rf_test_rand_below(20); k > 0; k--)
		{
			uint64_t	p = rf_test_rand_below(n),
						q = rf_test_rand_below(n),
						len = 1 + rf_test_rand_below(250);
			uint64_t	v = rf_test_rand() & 1 ? 0 : UINT64_MAX;

			switch (how)
			{
				case 0:
					h[p] = 0;
					break;
				case 1:
					h[p] ^= UINT64_C(1) << rf_test_rand_below(64);
					break;
				case 2:
					h[p] = rf_test_rand();
					break;
				case 3:
					for (uint64_t i = 0; i < len && p + i < n && q + i < n; i++)
					{
						uint64_t	t = h[p + i];

						h[p + i] = h[q + i];
						h[q + i] = t;
					}
					break;
				case 4:
					for (uint64_t i = 0; i < len && p + i < n; i++)
						h[p + i] = v;
					break;
				case 5:			/* within a chunk: this order will do */
					h[p] = h[p / 64 * 64];
					break;
				default:
					h[0] = rf_test_rand();
					h[n - 1] = rf_test_rand();
					break;
			}
		}
		snprintf(what, sizeof(what), "disorder %d", how);
		nbuilt += build_in_any_order(shape, h, n, what);
	}
	CHECK(nbuilt > 10 && nbuilt < 200, "%d of 300 were built", nbuilt);
}

/* A stream in no order comes to an end as well. */
TEST(disorder_in_a_stream_ends)
{
	for (int round = 0; round < 100; round++)
	{
		uint64_t	n = 50000;
		rf_ribbon_shape shape = plan(n, 0.01);
		SCOPED uint64_t *h = random_set(n);
		SCOPED Built b = {NULL, 0};
		rf_status	status;

		for (int i = 0; i < round; i++)
			h[rf_test_rand_below(n)] = rf_test_rand();
		status = try_filter(RF_KIND_RIBBON, &shape, h, n, n, 0.01, enough_bytes(&rf_ribbon_kind, &shape, n), 10000, &b);
		CHECK(status == RF_OK || (status == RF_ERR_ORDER && round > 0));
	}
}

TEST_MAIN
