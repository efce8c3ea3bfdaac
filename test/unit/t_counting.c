/*-------------------------------------------------------------------------
 *
 * t_counting.c
 *		Counting filters: against plain arrays of counters, against Bloom
 *		filters, and against theory.
 *
 *-------------------------------------------------------------------------
 */
#include <math.h>

#include "core/bloom/rf_bloom_impl.h"
#include "rf_sets.h"

#define NKEYS	200				/* of a round */

/* A shape as planned, or one of a random number of probes. */
static rf_counting_shape
any_shape(uint64_t nkeys)
{
	static const double rates[] = {0.5, 0.1, 0.01, 0.001, 1e-6};
	rf_counting_shape shape = {0};

	(void) rf_bloom_plan(nkeys, rates[rf_test_rand_below(5)], &shape);
	if (rf_test_rand_below(2) == 0)
		shape.probes = 1 + (uint32_t) rf_test_rand_below(RF_BLOOM_MAX_PROBES);
	return shape;
}

static uint8_t *
no_counters(const rf_counting_shape *shape)
{
	uint8_t    *counters = rf_test_alloc(rf_counting_bytes(shape));

	memset(counters, 0, rf_counting_bytes(shape));
	return counters;
}

/*
 * The obvious form: a byte a counter, in the order of the Bloom filter's bits,
 * and the positions of a key by the Bloom filter itself.
 */
typedef struct Plain
{
	rf_counting_shape shape;
	uint8_t    *counters;		/* [8 * nbytes] */
	uint8_t    *bits;			/* of one key */
} Plain;

static Plain
plain_of(const rf_counting_shape *shape)
{
	Plain		plain = {*shape, NULL, NULL};

	plain.counters = rf_test_alloc(8 * shape->nbytes);
	plain.bits = rf_test_alloc(shape->nbytes);
	memset(plain.counters, 0, 8 * shape->nbytes);
	return plain;
}

static void
plain_free(Plain *plain)
{
	free(plain->counters);
	free(plain->bits);
}

static bool
plain_has(const Plain *plain, uint64_t i)
{
	return (plain->bits[i / 8] >> (i % 8)) & 1;
}

static void
plain_find(Plain *plain, uint64_t hash)
{
	memset(plain->bits, 0, plain->shape.nbytes);
	rf_bloom_add(&plain->shape, plain->bits, &hash, 1, NULL);
}

static void
plain_add(Plain *plain, uint64_t hash)
{
	plain_find(plain, hash);
	for (uint64_t i = 0; i < 8 * plain->shape.nbytes; i++)
		if (plain_has(plain, i) && plain->counters[i] < 15)
			plain->counters[i]++;
}

static uint32_t
plain_count(Plain *plain, uint64_t hash)
{
	uint32_t	least = 15;

	plain_find(plain, hash);
	for (uint64_t i = 0; i < 8 * plain->shape.nbytes; i++)
		if (plain_has(plain, i) && plain->counters[i] < least)
			least = plain->counters[i];
	return least;
}

static rf_removal
plain_remove(Plain *plain, uint64_t hash)
{
	rf_removal	removal = RF_REMOVED;

	if (plain_count(plain, hash) == 0)
		return RF_ABSENT;
	for (uint64_t i = 0; i < 8 * plain->shape.nbytes; i++)
	{
		if (!plain_has(plain, i))
			continue;
		if (plain->counters[i] == 15)
			removal = RF_SATURATED;
		else
			plain->counters[i]--;
	}
	return removal;
}

/* Are the half bytes those counters? */
static bool
same_counters(const Plain *plain, const uint8_t *counters)
{
	for (uint64_t i = 0; i < 8 * plain->shape.nbytes; i++)
		if (((counters[i / 2] >> (4 * (i % 2))) & 15) != plain->counters[i])
			return false;
	return true;
}

/*
 * Adds, removals and questions in random order, of keys so few that they come
 * again and again: saturated counters and removals of absent keys included.
 */
TEST(counters_are_those_of_plain_arrays)
{
	uint64_t	nabsent = 0,
				nsaturated = 0;

	for (int round = 0; round < 300; round++)
	{
		uint64_t	nkeys = 1 + rf_test_rand_below(round % 10 == 0 ? 2000 : NKEYS);
		rf_counting_shape shape = any_shape(nkeys);
		Plain		plain = plain_of(&shape);
		SCOPED uint8_t *counters = no_counters(&shape);
		rf_counting counting = {shape, counters};
		SCOPED uint64_t *hashes = random_set(nkeys);
		uint64_t	used = 0,
					saturated = 0;

		for (int step = 0; step < 300; step++)
		{
			uint64_t	hash = rf_test_rand_below(8) == 0 ? rf_test_rand() :
			hashes[rf_test_rand_below(1 + rf_test_rand_below(nkeys))];
			rf_removal	removal;

			switch (rf_test_rand_below(3))
			{
				case 0:
					removal = rf_counting_remove(&shape, counters, hash);
					CHECK(removal == plain_remove(&plain, hash));
					nabsent += removal == RF_ABSENT;
					nsaturated += removal == RF_SATURATED;
					break;
				case 1:
					CHECK_EQ(rf_counting_count(&counting, hash),
							 plain_count(&plain, hash));
					CHECK(rf_counting_may_contain(&counting, hash) ==
						  (plain_count(&plain, hash) > 0));
					break;
				default:
					rf_counting_add(&shape, counters, &hash, 1, NULL);
					plain_add(&plain, hash);
					break;
			}
		}
		CHECK(same_counters(&plain, counters));
		for (uint64_t i = 0; i < 8 * shape.nbytes; i++)
		{
			used += plain.counters[i] > 0;
			saturated += plain.counters[i] == 15;
		}
		CHECK_EQ(rf_counting_used(&counting, NULL), used);
		CHECK_EQ(rf_counting_saturated(&counting, NULL), saturated);
		plain_free(&plain);
	}
	CHECK(nabsent > 100 && nsaturated > 100);
}

/*
 * Who counts what is beyond 15 takes keys out of any filter, until it is as it
 * was: the same random changes, with counters that go on.
 */
TEST(counters_go_on_beside_the_filter)
{
	uint64_t	nlowered = 0;

	for (int round = 0; round < 100; round++)
	{
		uint64_t	nkeys = 1 + rf_test_rand_below(NKEYS);
		rf_counting_shape shape = any_shape(nkeys);
		Plain		plain = plain_of(&shape);
		SCOPED uint8_t *counters = no_counters(&shape);
		rf_counting counting = {shape, counters};
		SCOPED uint64_t *beyond = rf_test_alloc(8 * shape.nbytes * sizeof(*beyond));
		SCOPED uint64_t *hashes = random_set(nkeys);
		uint64_t	added[1000];
		uint64_t	nadded = 0;
		uint64_t	nbeyond = 0;

		memset(beyond, 0, 8 * shape.nbytes * sizeof(*beyond));
		for (int step = 0; step < 2000; step++)
		{
			bool		remove = step >= 1000 || (nadded > 0 && rf_test_rand_below(4) == 0);
			uint64_t	at[RF_BLOOM_MAX_PROBES];
			uint64_t	hash;
			uint64_t	which;
			uint32_t	n;

			if (remove && nadded == 0)
				break;
			which = remove ? rf_test_rand_below(nadded) : nadded;
			hash = remove ? added[which] :
				hashes[rf_test_rand_below(1 + rf_test_rand_below(nkeys))];
			n = rf_counting_kind.count->saturated(&counting, hash, at);
			if (!remove)
			{
				rf_counting_add(&shape, counters, &hash, 1, NULL);
				for (uint32_t i = 0; i < n; i++)
					beyond[at[i]]++;
				nbeyond += n;
				added[nadded++] = hash;
				continue;
			}
			CHECK(rf_counting_remove(&shape, counters, hash) ==
				  (n > 0 ? RF_SATURATED : RF_REMOVED));
			for (uint32_t i = 0; i < n; i++)
			{
				if (beyond[at[i]] > 0)
					beyond[at[i]]--, nbeyond--;
				else
					rf_counting_kind.count->lower(counters, at[i]), nlowered++;
			}
			added[which] = added[--nadded];

			/* As if just those that are left had been added. */
			if (step % 100 > 0)
				continue;
			memset(plain.counters, 0, 8 * shape.nbytes * sizeof(*plain.counters));
			for (uint64_t i = 0; i < nadded; i++)
				plain_add(&plain, added[i]);
			CHECK(same_counters(&plain, counters));
		}
		CHECK_EQ(nadded, 0);
		CHECK_EQ(nbeyond, 0);
		CHECK_EQ(rf_counting_used(&counting, NULL), 0);
		plain_free(&plain);
	}
	CHECK(nlowered > 1000);
}

/* What there was before, byte for byte, and the others meanwhile. */
TEST(keys_are_removed_as_they_were_added)
{
	for (int round = 0; round < 200; round++)
	{
		uint64_t	nkeys = 2 + rf_test_rand_below(3000);
		uint64_t	nstay = rf_test_rand_below(nkeys);
		rf_counting_shape shape = any_shape(nkeys);
		SCOPED uint8_t *counters = no_counters(&shape);
		SCOPED uint8_t *before = rf_test_alloc(rf_counting_bytes(&shape));
		rf_counting counting = {shape, counters};
		SCOPED uint64_t *hashes = random_set(nkeys);
		uint64_t	missed = 0,
					stuck = 0;

		rf_counting_add(&shape, counters, hashes, nstay, NULL);
		memcpy(before, counters, rf_counting_bytes(&shape));
		rf_counting_add(&shape, counters, hashes + nstay, nkeys - nstay, NULL);
		for (uint64_t i = nkeys; i-- > nstay;)
		{
			rf_removal	removal = rf_counting_remove(&shape, counters, hashes[i]);

			CHECK(removal != RF_ABSENT);
			stuck += removal == RF_SATURATED;
		}
		for (uint64_t i = 0; i < nstay; i++)
			missed += !rf_counting_may_contain(&counting, hashes[i]);
		CHECK_EQ(missed, 0);
		if (stuck == 0)
			CHECK_BYTES(counters, before, rf_counting_bytes(&shape));
		else
			CHECK(rf_counting_saturated(&counting, NULL) > 0);
	}
}

/* Whatever is added and removed of a few keys, and as often as it likes. */
TEST(keys_that_are_there_are_never_denied)
{
	for (int round = 0; round < 100; round++)
	{
		uint64_t	nkeys = 1 + rf_test_rand_below(60);
		rf_counting_shape shape = any_shape(nkeys);
		SCOPED uint8_t *counters = no_counters(&shape);
		rf_counting counting = {shape, counters};
		SCOPED uint64_t *hashes = random_set(nkeys);
		uint64_t	times[60] = {0};

		for (int step = 0; step < 3000; step++)
		{
			uint64_t	i = rf_test_rand_below(nkeys);

			if (times[i] > 0 && rf_test_rand_below(100) < 49)
			{
				CHECK(rf_counting_remove(&shape, counters, hashes[i]) != RF_ABSENT);
				times[i]--;
			}
			else
			{
				rf_counting_add(&shape, counters, &hashes[i], 1, NULL);
				times[i]++;
			}
		}
		for (uint64_t i = 0; i < nkeys; i++)
			CHECK(rf_counting_count(&counting, hashes[i]) >=
				  (times[i] < 15 ? times[i] : 15));
	}
}

/* A key alone is counted exactly, also where its probes meet. */
TEST(one_key_is_counted_exactly)
{
	for (int round = 0; round < 2000; round++)
	{
		rf_counting_shape shape = any_shape(1 + rf_test_rand_below(20));
		SCOPED uint8_t *counters = no_counters(&shape);
		rf_counting counting = {shape, counters};
		uint64_t	hash = rf_test_rand();
		uint64_t	others = 0;

		for (uint32_t n = 1; n <= 17; n++)
		{
			rf_counting_add(&shape, counters, &hash, 1, NULL);
			CHECK_EQ(rf_counting_count(&counting, hash), n < 15 ? n : 15);
		}
		CHECK(rf_counting_remove(&shape, counters, hash) == RF_SATURATED);
		CHECK_EQ(rf_counting_count(&counting, hash), 15);

		memset(counters, 0, rf_counting_bytes(&shape));
		for (uint32_t n = 1; n <= 14; n++)
			rf_counting_add(&shape, counters, &hash, 1, NULL);
		for (uint32_t n = 14; n > 0; n--)
		{
			CHECK_EQ(rf_counting_count(&counting, hash), n);
			CHECK(rf_counting_remove(&shape, counters, hash) == RF_REMOVED);
		}
		CHECK(rf_counting_remove(&shape, counters, hash) == RF_ABSENT);
		for (uint64_t i = 0; i < rf_counting_bytes(&shape); i++)
			others += counters[i];
		CHECK_EQ(others, 0);
	}
}

TEST(sum_is_adding_all)
{
	for (int round = 0; round < 300; round++)
	{
		uint64_t	nkeys = 1 + rf_test_rand_below(NKEYS);
		rf_counting_shape shape = any_shape(nkeys);
		Plain		plain = plain_of(&shape);
		uint8_t    *counters[2] = {no_counters(&shape), no_counters(&shape)};
		SCOPED uint64_t *hashes = random_set(nkeys);

		for (int step = 0; step < 1000; step++)
		{
			uint64_t	hash = hashes[rf_test_rand_below(1 + rf_test_rand_below(nkeys))];

			rf_counting_add(&shape, counters[rf_test_rand_below(2)], &hash, 1, NULL);
			plain_add(&plain, hash);
		}
		rf_counting_sum(&shape, counters[0], counters[1], NULL);
		CHECK(same_counters(&plain, counters[0]));
		free(counters[0]);
		free(counters[1]);
		plain_free(&plain);
	}
}

/* Of keys that are there: so that it can be told from removing them. */
TEST(difference_is_removing_all)
{
	uint64_t	nlacking = 0;

	for (int round = 0; round < 300; round++)
	{
		uint64_t	nkeys = 2 + rf_test_rand_below(NKEYS);
		rf_counting_shape shape = any_shape(nkeys);
		Plain		plain = plain_of(&shape);
		SCOPED uint8_t *counters = no_counters(&shape);
		SCOPED uint8_t *others = no_counters(&shape);
		SCOPED uint64_t *hashes = random_set(nkeys);
		bool		lacks = false;

		for (int step = 0; step < 1000; step++)
		{
			uint64_t	hash = hashes[rf_test_rand_below(1 + rf_test_rand_below(nkeys))];

			rf_counting_add(&shape, counters, &hash, 1, NULL);
			plain_add(&plain, hash);
			if (step % 3 == 0)
				rf_counting_add(&shape, others, &hash, 1, NULL);
		}
		if (round % 3 == 0)
			rf_counting_add(&shape, others, hashes + nkeys / 2, nkeys - nkeys / 2, NULL);
		for (uint64_t i = 0; i < 8 * shape.nbytes; i++)
		{
			uint8_t		other = (others[i / 2] >> (4 * (i % 2))) & 15;

			lacks |= other > plain.counters[i];
			if (plain.counters[i] < 15)
				plain.counters[i] -= other;
		}
		CHECK(rf_counting_subtract(&shape, counters, others, NULL) == !lacks);
		CHECK(lacks || same_counters(&plain, counters));
		nlacking += lacks;
		plain_free(&plain);
	}
	CHECK(nlacking > 20 && nlacking < 200);
}

/* All pairs of two counters, in all places of a word. */
TEST(sums_saturate)
{
	rf_counting_shape shape = {1, 64, 1, 8};
	uint8_t		a[32],
				b[32];

	for (uint32_t x = 0; x < 256; x++)
		for (uint32_t y = 0; y < 256; y++)
		{
			uint32_t	low = (x & 15) + (y & 15),
						high = (x >> 4) + (y >> 4);
			uint32_t	expected = (low < 15 ? low : 15) | (high < 15 ? high : 15) << 4;

			for (uint32_t i = 0; i < 32; i++)
			{
				a[i] = (uint8_t) (i % 3 ? x : ~x);
				b[i] = (uint8_t) (i % 3 ? y : 0);
			}
			rf_counting_sum(&shape, a, b, NULL);
			for (uint32_t i = 0; i < 32; i++)
				CHECK(a[i] == (uint8_t) (i % 3 ? expected : ~x));

			/* back, unless it is above 15 */
			CHECK(rf_counting_subtract(&shape, a, b, NULL));
			for (uint32_t i = 0; i < 32; i += 1 + i % 3)
				CHECK(i % 3 == 0 || a[i] == (uint8_t) ((low < 15 ? x & 15 : 15) |
													   (high < 15 ? x >> 4 : 15) << 4));
		}
}

/*
 * The Bloom filter of the same keys, of whatever multiplicity: the bytes, and
 * what follows from them.
 */
TEST(counters_above_0_are_the_bloom_filter)
{
	static const uint64_t sizes[] = {0, 1, 2, 3, 10, 50, 100, 300, 412, 413, 1000,
	30000};
	static const double rates[] = {0.5, 0.1, 0.01, 0.001, 1e-6};

	for (EACH(s, sizes))
		for (EACH(r, rates))
		{
			SCOPED uint64_t *hashes = random_set(sizes[s]);
			SCOPED Built bb = build_bloom(hashes, sizes[s], rates[r]);
			SCOPED Built cb = build_any(RF_KIND_COUNTING, hashes, sizes[s], rates[r]);
			uint8_t    *again,
					   *bits;
			rf_filter	b,
						c;

			REQUIRE(open_built(&b, &bb) && open_built(&c, &cb));
			CHECK_EQ(c.wire.payload_len, 4 * b.wire.payload_len);
			CHECK(c.wire.param == b.wire.param);
			REQUIRE(c.ops->count->set_kind == b.ops);
			REQUIRE(c.ops->count->set_kind->expected_bytes(&c.u, 0) == b.wire.payload_len);
			bits = rf_test_alloc(b.wire.payload_len);
			c.ops->count->set(&c.u, bits, NULL);
			CHECK_BYTES(bits, b.wire.payload, b.wire.payload_len);
			CHECK_EQ(rf_filter_cardinality(&c, NULL), rf_filter_cardinality(&b, NULL));
			CHECK(rf_filter_fpr(&c, NULL) == rf_filter_fpr(&b, NULL));
			for (int i = 0; i < 500; i++)
			{
				uint64_t	hash = rf_test_rand();

				CHECK(rf_filter_may_contain(&c, hash) == rf_filter_may_contain(&b, hash));
			}

			/* some keys more often */
			again = rf_test_copy(c.wire.payload, c.wire.payload_len);
			rf_counting_add(&c.u.counting.shape, again, hashes, sizes[s] / 2, NULL);
			c.u.counting.counters = again;
			rf_counting_to_bloom(&c.u.counting, bits, NULL);
			CHECK_BYTES(bits, b.wire.payload, b.wire.payload_len);
			free(again);
			free(bits);
		}
}

/* P(a Poisson number of mean m >= n) */
static double
poisson_tail(double m, int n)
{
	double		tail = 0;

	for (int i = n; i < n + 60; i++)
		tail += exp(i * log(m) - m - lgamma(i + 1.0));
	return tail;
}

/* What rf_counting.h says of counters that saturate. */
TEST(planned_filters_hardly_saturate)
{
	for (double fpr = 0.5; fpr >= RF_BLOOM_FPR_MIN; fpr *= 0.97)
	{
		rf_counting_shape shape;
		double		m;

		REQUIRE(rf_bloom_plan(10000000, fpr, &shape) == RF_OK);
		m = 1e7 / (double) shape.nblocks *
			(1 - pow(1 - 1.0 / 512, shape.probes));
		CHECK(poisson_tail(m, 15) < 1e-12 && poisson_tail(m, 16) < 1e-13 &&
			  (fpr > 0.02 || (poisson_tail(m, 15) < 3e-15 && poisson_tail(m, 16) < 2e-16)),
			  "rate %g: %g, %g", fpr, poisson_tail(m, 15), poisson_tail(m, 16));
	}
}

/*
 * At loads that no plan has, so that there is something to be seen: saturated
 * counters, from one side and the other.  Blocks are independent, but for
 * their number of keys adding up, so the deviation of their counts tells that
 * of the sum.
 */
TEST(counters_are_poisson_numbers)
{
	static const struct
	{
		uint32_t	probes;
		double		load;
	}			cases[] = {
		{1, 2500}, {1, 5000}, {4, 1200}, {7, 400}, {7, 700}, {12, 400}
	};

	for (EACH(i, cases))
	{
		uint64_t	nblocks = 3000;
		rf_counting_shape shape = {cases[i].probes, 512, nblocks, 64 * nblocks};
		uint64_t	n = (uint64_t) (cases[i].load * (double) nblocks);
		SCOPED uint8_t *counters = no_counters(&shape);
		double		m = cases[i].load * (1 - pow(1 - 1.0 / 512, cases[i].probes));
		double		sum = 0,
					squares = 0,
					expected = 512 * poisson_tail(m, 15),
					deviation,
					distance;

		for (uint64_t k = 0; k < n; k++)
		{
			uint64_t	hash = rf_test_rand();

			rf_counting_add(&shape, counters, &hash, 1, NULL);
		}
		for (uint64_t b = 0; b < nblocks; b++)
		{
			rf_counting block = {{cases[i].probes, 512, 1, 64}, counters + 256 * b};
			double		saturated = (double) rf_counting_saturated(&block, NULL);

			sum += saturated;
			squares += saturated * saturated;
		}
		sum /= (double) nblocks;
		deviation = sqrt((squares / (double) nblocks - sum * sum) / (double) nblocks);
		distance = (sum - expected) / deviation;
		CHECK(fabs(distance) < 6, "%u probes: %.5f, expected %.5f, %.2f sigma", cases[i].probes, sum, expected, distance);
	}
}

TEST(open_refuses_what_is_not_a_counting_filter)
{
	uint8_t		payload[2400] = {0};
	rf_filter	f;
	rf_reason	why;

	for (uint64_t len = 0; len <= sizeof(payload); len++)
	{
		bool		right = len > 0 && (len <= 2048 ? len % 4 == 0 : len % 256 == 0);
		SCOPED Built b = wrap_payload(RF_KIND_COUNTING, 3, 0, 10, 0.01, payload, len);
		rf_status	status = rf_filter_open(&f, RF_KIND_COUNTING, b.bytes, b.len,
											RF_VERIFY, &why, NULL);

		CHECK(status == (right ? RF_OK : RF_ERR_STRUCTURE), "%" PRIu64, len);
		if (!right)
			CHECK(strcmp(why.what, "payload length") == 0 && why.found == len);
	}
	for (uint32_t probes = 0; probes < 20; probes++)
	{
		SCOPED Built b = wrap_payload(RF_KIND_COUNTING, (uint16_t) probes, 0, 10, 0.01,
									  payload, 64);

		CHECK((rf_filter_open(&f, RF_KIND_COUNTING, b.bytes, b.len, RF_OPEN, &why,
							  NULL) == RF_OK) == (probes >= 1 && probes <= 16));
	}

	/* counters without a type of keys */
	payload[7] = 0x10;
	{
		SCOPED Built b = wrap_payload(RF_KIND_COUNTING, 3, 0, 0, 0.01, payload, 64);

		CHECK(rf_filter_open(&f, RF_KIND_COUNTING, b.bytes, b.len, RF_OPEN, &why,
							 NULL) == RF_OK);
		CHECK(rf_filter_open(&f, RF_KIND_COUNTING, b.bytes, b.len, RF_VERIFY,
							 &why, NULL) == RF_ERR_FAMILY);
	}
}

TEST_MAIN
