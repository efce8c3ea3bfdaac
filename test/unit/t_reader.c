/*-------------------------------------------------------------------------
 *
 * t_reader.c
 *		A second reader, rf_reader.h, and plain linear algebra and peeling,
 *		against the library.
 *
 *-------------------------------------------------------------------------
 */
#include "core/ribbon/rf_ribbon_impl.h"
#include "core/fuse/rf_fuse_impl.h"
#include "rf_maps.h"
#include "rf_reader.h"

/* ---- The two readers give the same answers ---- */

static void
compare_readers(const Built *b, const uint64_t *hashes, uint64_t n)
{
	rf_filter	f;
	uint64_t	differing = 0,
				missed = 0;

	if (!open_built(&f, b))
		return;
	for (uint64_t i = 0; i < n; i += 1 + n / 500)
		missed += !reader_contains(b, hashes[i]);
	for (int i = 0; i < 500; i++)
	{
		uint64_t	h = rf_test_rand();

		differing += reader_contains(b, h) != rf_filter_may_contain(&f, h);
	}
	CHECK(missed == 0 && differing == 0,
		  "%s of %" PRIu64 " keys: %" PRIu64 " missed, %" PRIu64 " differ",
		  f.ops->name, n, missed, differing);
}

/* The same of a map: what values a key has. */
static bool
same_values(const rf_filter *f, const Built *b, uint64_t h, Found *found)
{
	static uint32_t ours[MAX_WORDS_OF_LOOK];
	uint32_t	n = f->ops->map->values(&f->u, h, ours, MAX_WORDS_OF_LOOK, NULL);

	read_values(b, h, found);
	return n == found->n && rf_filter_may_contain(f, h) == (n > 0) &&
		memcmp(ours, found->values, n * sizeof(*ours)) == 0;
}

/*
 * Of keys that were added, of others, and of the hashes of further values,
 * which have entries that are not their own.
 */
static void
compare_map_readers(const Built *b, const rf_pair *pairs, uint64_t npairs)
{
	static Found found;
	uint64_t	differing = 0,
				missed = 0;
	rf_filter	f;

	if (!open_built(&f, b))
		return;
	for (uint64_t i = 0; i < npairs; i += 1 + npairs / 500)
	{
		bool		there = false;

		differing += !same_values(&f, b, pairs[i].hash, &found);
		for (uint64_t k = 0; k < found.n; k++)
			there |= found.values[k] == pairs[i].value;
		missed += !there || !(found.ascending || found.listed);
		differing += !same_values(&f, b, remix(pairs[i].hash, 1), &found);
	}
	for (int i = 0; i < 500; i++)
		differing += !same_values(&f, b, rf_test_rand(), &found);
	CHECK(missed == 0 && differing == 0,
		  "%" PRIu64 " pairs at %g, seed %u, flags %x: %" PRIu64 " missed, %" PRIu64 " differ",
		  npairs, f.wire.fpr, f.wire.param, f.wire.kind_flags, missed, differing);
}

/*
 * Maps of one value and of several, of any bits, in all forms: also of two
 * keys where a further value of one is at the hash of the other, which makes a
 * list.
 */
TEST(readers_of_maps_agree)
{
	static const double rates[] = {0.5, 0.3, 0.1, 0.0155, 0.01, 1.0 / 128,
	1e-4, 1e-6, 1e-9};
	uint64_t	nforms[4] = {0, 0, 0, 0};

	for (int round = 0; round < 1000; round++)
	{
		static const uint64_t most[] = {10, 200, 3000, 30000};
		uint64_t	n = rf_test_rand_below(most[round % 100 == 0 ? 3 : round % 3]);
		SCOPED uint64_t *hashes = random_set(n);
		uint64_t	max = round % 4 < 2 ? 1 : round % 4 == 2 ? 4 :
		2 + rf_test_rand_below(60);
		uint32_t	mask = (uint32_t) (rf_test_rand() & rf_test_rand());
		uint32_t	set = (uint32_t) (rf_test_rand() & rf_test_rand());
		uint64_t	npairs,
					nkeys;
		SCOPED rf_pair *pairs = make_pairs(hashes, n, VALUES_ANY, max, &npairs);
		rf_ribbonmap_shape shape;
		rf_values	values;
		SCOPED Built b = {NULL, 0};
		double		rate = rates[rf_test_rand_below(9)];

		if (round % 16 == 5)
			mask = 0;
		if (round % 16 == 7)
			mask = UINT32_MAX;
		for (uint64_t i = 0; i < npairs; i++)
			pairs[i].value = (pairs[i].value & mask) | (set & ~mask);
		if (n > 1 && max > 1 && round % 5 == 0)
			pairs[0].hash = remix(pairs[npairs - 1].hash, 1);
		rf_pairs_sort(pairs, npairs, NULL);
		npairs = rf_pairs_unique(pairs, npairs, NULL);
		values = in_common(pairs, npairs, &nkeys);
		if (round % 3 == 0)
			values = (rf_values)
		{
			UINT32_MAX, 0, true
		};
		CHECK(rf_ribbonmap_kind.map->plan(npairs, rate, &values, &shape) == RF_OK);
		if (npairs > 0 && npairs < 3000 && round % 2 == 0)
		{
			shape.ribbon.nchunks = 1 + (uint32_t) rf_test_rand_below(5);
			shape.ribbon.slots = 64 * (1 + (uint32_t) rf_test_rand_below(9));
		}
		if (CHECK(try_map(&shape, rate, pairs, npairs, nkeys, UINT64_MAX, &b) == RF_OK))
		{
			nforms[b.bytes[14] == 255 ? 3 : b.bytes[7] >> 4 & 3]++;
			compare_map_readers(&b, pairs, npairs);
		}
	}
	CHECK(nforms[0] > 100 && nforms[1] > 100 && nforms[2] > 50);
}

TEST(readers_agree)
{
	static const double rates[] = {0.5, 0.3, 0.1, 0.0155, 0.01, 1.0 / 128,
	1e-4, 1e-6, 1e-9};

	for (uint64_t n = 0; n < 60000; n = n < 140 ? n + 1 : n + n / 3)
	{
		SCOPED uint64_t *hashes = random_set(n);

		for (EACH(r, rates))
			for (EACH_KIND(kind))
			{
				SCOPED Built b = {NULL, 0};

				if (rates[r] < rf_kind_find((uint32_t) kind)->fpr_min)
					continue;
				if (kind == RF_KIND_KEYSET && (r > 0 || n > 3000))
					continue;
				b = build_any(kind, hashes, n, rates[r]);
				compare_readers(&b, hashes, n);
			}
	}
}

TEST(readers_agree_on_odd_shapes)
{
	for (int round = 0; round < 600; round++)
	{
		rf_ribbon_shape shape = {0};
		uint64_t	n = 1 + rf_test_rand_below(1500);
		SCOPED uint64_t *hashes = random_set(n);
		SCOPED Built b = {NULL, 0};

		shape.columns = 1 + (uint32_t) rf_test_rand_below(29);
		if (shape.columns > 1)
			shape.low_share = (uint32_t) rf_test_rand();
		shape.nchunks = 1 + (uint32_t) rf_test_rand_below(5);
		shape.slots = 64 * (1 + (uint32_t) rf_test_rand_below(9));
		b = build_odd_ribbon(&shape, hashes, n);
		compare_readers(&b, hashes, n);
	}
}

/* Fuse filters of any number of chunks and places. */
TEST(readers_agree_on_odd_fuse_shapes)
{
	static const double rates[] = {0.01, 1.0 / 256, 0.003, 1.0 / 4096, 1e-4,
	1.0 / 65536};

	for (int round = 0; round < 600; round++)
	{
		uint64_t	n = 1 + rf_test_rand_below(round % 20 ? 3000 : 40000);
		SCOPED uint64_t *hashes = random_set(n);
		uint32_t	arity = 3 + (uint32_t) rf_test_rand_below(2);
		uint32_t	nchunks = 1 + (uint32_t) rf_test_rand_below(6);
		SCOPED Built b = build_fuse_chunks(arity, nchunks, hashes, n,
										   rates[round % 6], n);

		compare_readers(&b, hashes, n);
	}
}

/* ---- Elimination with rows as wide as the matrix ---- */

#define MAX_WORDS	10

typedef struct Row
{
	uint64_t	word[MAX_WORDS];	/* bit s % 64 of word s / 64: slot s */
	uint64_t	result;
} Row;

static Row
row_of(Equation e)
{
	Row			row = {{0}, e.result};

	for (uint64_t i = 0; i < 64; i++)
		if ((e.coeff >> i) & 1)
			row.word[(e.start + i) / 64] |= UINT64_C(1) << (e.start + i) % 64;
	return row;
}

/*
 * Textbook elimination: for each slot find a row that has it, and take it out
 * of all others.  Returns the rank; *consistent is false if a row of zeros has
 * a result.
 */
static uint64_t
eliminate(Row *rows, uint64_t n, uint64_t m, bool *consistent)
{
	uint64_t	rank = 0;

	for (uint64_t slot = 0; slot < m && rank < n; slot++)
	{
		uint64_t	pivot = rank;
		Row			swap;

		while (pivot < n && !((rows[pivot].word[slot / 64] >> slot % 64) & 1))
			pivot++;
		if (pivot == n)
			continue;
		swap = rows[pivot];
		rows[pivot] = rows[rank];
		rows[rank] = swap;
		for (uint64_t i = 0; i < n; i++)
		{
			if (i == rank || !((rows[i].word[slot / 64] >> slot % 64) & 1))
				continue;
			for (int w = 0; w < MAX_WORDS; w++)
				rows[i].word[w] ^= swap.word[w];
			rows[i].result ^= swap.result;
		}
		rank++;
	}
	*consistent = true;
	for (uint64_t i = rank; i < n; i++)
		*consistent = *consistent && rows[i].result == 0;
	return rank;
}

/*
 * Eliminates and solves a dense system with the extensions up to isa.  False
 * if its equations depend on each other; else the equations must hold.
 */
static bool
solve_dense(rf_isa isa, const rf_ribbon_shape *shape, uint64_t m,
			uint32_t seed, const uint64_t *hashes, uint64_t n,
			const System *s)
{
	rf_isa		before = rf_isa_limit(isa);
	rf_ribbon_dense dense = {.hashes = hashes,.nkeys = n,.slots = (uint32_t) m,.seed = seed};
	rf_pace		pace = {NULL, 0};
	uint64_t	work_bytes = rf_ribbon_dense_space(&dense, shape, n, NULL);
	SCOPED uint8_t *work = rf_test_alloc(work_bytes);
	uint64_t	nbytes,
				taken = 0;
	uint8_t    *solution;
	bool		solved;

	memset(work, 0x5A, work_bytes);
	(void) rf_ribbon_dense_space(&dense, shape, n, work);
	nbytes = rf_ribbon_dense_layout(&dense.system, shape, (uint32_t) m, seed);
	CHECK_EQ(nbytes, s->nbytes);
	solved = rf_ribbon_dense_try(&dense, &pace);
	if (solved)
	{
		/* With AVX-512, a row may have no bit outside its bin. */
		for (uint64_t i = 0; i < m; i++)
			taken += dense.rows[i].coeff != 0;
		CHECK(taken == n || isa == RF_ISA_AVX512);
		solution = rf_test_alloc(nbytes + 8);
		memset(solution, 0xA5, nbytes + 8);
		rf_ribbon_solve(&dense.system, dense.rows, solution + 8, &pace);
		for (uint64_t i = 0; i < n; i++)
		{
			uint64_t	x = remix(hashes[i], seed);
			uint64_t	word;

			CHECK(look_at_system(s, solution + 8, equation_of(s, x, x),
								 &word));
		}
		free(solution);
	}
	(void) rf_isa_limit(before);
	return solved;
}

static bool
contains(Equation e, uint64_t slot)
{
	return slot >= e.start && (e.coeff >> (slot - e.start) & 1) != 0;
}

/*
 * For a system whose first bin of eight starts has 67 equations, more than the
 * 64 that AVX-512 code eliminates at once: may this be the i-th?  The first 64
 * leave out a slot, so that one of the others has to become its row.
 *
 * If "first" is a slot, and not 8, the first equation alone has it and that
 * slot as well; it becomes the row of "first", and changes once the other slot
 * has a row.
 */
static bool
crowds(Equation e, uint64_t i, uint64_t slot, uint64_t first)
{
	if (i >= 67)
		return e.start >= 8;
	if (i == 0 && first < 8)
		return e.start == first && contains(e, slot);
	return e.start < 8 &&
		(i >= 64 || (!contains(e, slot) && (first == 8 || !contains(e, first))));
}

TEST(elimination_agrees_with_the_textbook)
{
	const int	rounds = 3000;
	int			nsolvable = 0;
	int			ncrowded[2] = {0, 0};	/* of these, of both sorts */

	for (int round = 0; round < rounds; round++)
	{
		bool		crowded = round % 10 == 4 || round % 10 == 5;
		bool		changes = round % 10 == 5;
		uint64_t	n = crowded ? 90 + rf_test_rand_below(60) :
		1 + rf_test_rand_below(round % 10 == 0 ? 512 : 150);
		uint64_t	m = n + rf_test_rand_below(8) + n / 60;
		uint32_t	seed = (uint32_t) rf_test_rand_below(64);
		SCOPED uint64_t *hashes = rf_test_alloc(n * sizeof(*hashes));
		SCOPED Row *rows = rf_test_alloc(n * sizeof(*rows));
		rf_ribbon_shape shape = {0};
		System		s;
		bool		consistent,
					solvable;

		/* sometimes fewer keys on one side, so that the other is crowded */
		uint64_t	edge = rf_test_rand();
		uint64_t	drop = round % 2 == 0 ? 0 : 1 + rf_test_rand_below(16);
		uint64_t	slot = changes + rf_test_rand_below(8 - changes);
		uint64_t	first = changes ? rf_test_rand_below(slot) : 8;

		shape.columns = 2 + (uint32_t) rf_test_rand_below(12);
		shape.low_share = (uint32_t) rf_test_rand();
		s = lay_out(m, shape.columns, shape.low_share, 16, 16);
		for (uint64_t i = 0; i < n; i++)
		{
			uint64_t	x;

			do
			{
				hashes[i] = rf_test_rand();
				x = remix(hashes[i], seed);
			} while (((x < edge) == (round % 4 == 1) &&
					  rf_test_rand_below(32) < drop) ||
					 (crowded && !crowds(equation_of(&s, x, x), i, slot, first)));

			/* sometimes an equation comes twice */
			if (i > 0 && rf_test_rand_below(1000) == 0)
				hashes[i] = hashes[i - 1];
			x = remix(hashes[i], seed);
			rows[i] = row_of(equation_of(&s, x, x));
		}
		solvable = eliminate(rows, n, m, &consistent) == n;
		for (EACH_ISA(isa))
			CHECK(solve_dense((rf_isa) isa, &shape, m, seed, hashes, n, &s) ==
				  solvable, "isa %d, %" PRIu64 " keys, %" PRIu64 " slots: %s",
				  isa, n, m, solvable ? "solvable" : "not solvable");
		nsolvable += solvable;
		ncrowded[changes] += solvable && crowded;
	}
	CHECK(nsolvable > 500 && nsolvable < rounds - 100);
	CHECK(ncrowded[0] > 30 && ncrowded[1] > 30);
}

/*
 * A chunk bumps only what it must: what is bumped would depend on the rest.
 * Group by group, as rf_ribbon_band.c describes it, with the textbook's rank.
 */
TEST(bumping_agrees_with_the_textbook)
{
	for (int round = 0; round < 60; round++)
	{
		rf_ribbon_shape shape = {8, 0, 1, 512, 0};
		uint64_t	n = 300 + rf_test_rand_below(400);
		SCOPED uint64_t *hashes = random_set(n);
		System		s = lay_out(512, 8, 0, 16, 39);
		SCOPED Row *kept = rf_test_alloc(n * sizeof(Row));
		SCOPED Row *tried = rf_test_alloc(n * sizeof(Row));
		uint64_t	nkept = 0;
		SCOPED Built b = {NULL, 0};
		const uint8_t *classes,
				   *overflow;
		uint64_t	nwhole = 0;
		static const uint64_t group_begin[5] = {0, 16, 32, 48, 192};

		b = build_odd_ribbon(&shape, hashes, n);
		classes = b.bytes + 40 + 4;
		overflow = classes + (bucket_count(&s) + 3) / 4 + s.nbytes;
		CHECK_EQ(bucket_count(&s), 4);
		for (uint64_t bucket = 0; bucket < bucket_count(&s); bucket++)
		{
			uint64_t	class = 0;

			for (int group = 3; group >= 0 && class == 0; group--)
			{
				uint64_t	ntried = nkept;
				bool		consistent;

				for (uint64_t i = 0; i < n; i++)
				{
					Equation	e = equation_of(&s, hashes[i], hashes[i]);

					uint64_t	place = place_of(&s, hashes[i]);

					if (place / 192 == bucket &&
						place % 192 >= group_begin[group] &&
						place % 192 < group_begin[group + 1])
						kept[ntried++] = row_of(e);
				}
				memcpy(tried, kept, ntried * sizeof(Row));
				(void) eliminate(tried, ntried, 512, &consistent);
				if (consistent)
					nkept = ntried;
				else
					class = (uint64_t) group + 1;
			}
			if (class == 4)
			{
				class = 3;
				nwhole++;
				CHECK_EQ(number_at(overflow + 4 + 2 * nwhole, 2), bucket);
			}
			CHECK_EQ((uint64_t) (classes[bucket / 4] >> bucket % 4 * 2) & 3,
					 class);
		}
		CHECK_EQ(overflow[2] >> 7, nwhole > 0);
		if (nwhole > 0)
			CHECK_EQ(number_at(overflow + 4, 2), nwhole);
	}
}

/* ---- Peeling by looking everywhere ---- */

/* What the seeds of a set are made of: its sum, and of that a salt. */
static uint64_t
sum_of(const uint64_t *hashes, uint64_t n)
{
	uint64_t	sum = 0;

	for (uint64_t i = 0; i < n; i++)
		sum += rf_hash_mix(hashes[i]);
	return sum;
}

static uint32_t
salt_of(uint64_t sum)
{
	return (uint32_t) (rf_hash_mix(sum) >> 32) % 0x7FFF;
}

/* The array that the library takes for so many keys at a try. */
static Fuse
fuse_at_try(uint64_t n, uint32_t k, uint32_t nchunks, uint32_t salt,
			uint32_t try)
{
	rf_fuse_system sys;
	Fuse		s = {8, k, nchunks, 0, 0, 0};

	rf_fuse_plan_system(&sys, k, n, try);
	s.m = sys.slots;
	if (try > 0)
		s.seed = (try < 8 ? 1 : 0x8000) + (salt + try) % 0x7FFF;
	s.length = UINT64_C(1) << sys.segment_bits;
	return s;
}

/*
 * Peels as anybody would: looks for a slot with one key until there is none.
 * Returns whether all keys are gone.
 */
static bool
plain_peel(const uint64_t *hashes, uint64_t n, const Fuse *s)
{
	SCOPED int *count = rf_test_alloc(s->m * sizeof(*count));
	SCOPED FuseKey *keys = rf_test_alloc(n * sizeof(*keys));
	uint64_t	left = n,
				before;

	memset(count, 0, s->m * sizeof(*count));
	for (uint64_t i = 0; i < n; i++)
	{
		keys[i] = fuse_key(s, hashes[i]);
		for (uint64_t j = 0; j < s->k; j++)
			count[keys[i].place[j]]++;
	}
	do
	{
		before = left;
		for (uint64_t i = 0; i < left; i++)
		{
			bool		alone = false;

			for (uint64_t j = 0; j < s->k; j++)
				alone |= count[keys[i].place[j]] == 1;
			if (!alone)
				continue;
			for (uint64_t j = 0; j < s->k; j++)
				count[keys[i].place[j]]--;
			keys[i--] = keys[--left];
		}
	} while (left < before);
	return left == 0;
}

/* The seed is the first that plain peeling succeeds with. */
TEST(fuse_seeds_are_the_first_that_can_be_peeled)
{
	int			tries[RF_FUSE_TRIES] = {0};

	for (int turn = 0; turn < 3000; turn++)
	{
		uint64_t	n = 1 + rf_test_rand_below(turn % 10 ? 60 : 1500);
		SCOPED uint64_t *hashes = random_set(n);
		SCOPED Built b = build_fuse(hashes, n, 0.01);
		uint32_t	salt = salt_of(sum_of(hashes, n));
		uint32_t	try = 0;
		Fuse		s;

		for (; try < RF_FUSE_TRIES; try++)
		{
			s = fuse_at_try(n, b.bytes[7] & 0x20 ? 4 : 3, 1, salt, try);
			if (plain_peel(hashes, n, &s))
				break;
		}
		CHECK(number_at(b.bytes + 14, 2) == s.seed &&
			  number_at(b.bytes + 40, 4) == s.m,
			  "n %" PRIu64 ": another seed than of try %u", n, try);
		tries[try % RF_FUSE_TRIES]++;
	}
	CHECK(tries[1] > 50 && tries[2] > 0);
}

/*
 * Hashes that no seed can peel: for that of each try, two with the same
 * places.  All are of the first of nchunks chunks.  Seeds are made of all
 * hashes: which ones they shall be is decided first, and one more hash sees to
 * it that they are.
 */
static uint64_t *
make_unsolvable(uint32_t k, uint32_t nchunks, uint64_t n)
{
	uint64_t   *hashes = rf_test_alloc(n * sizeof(*hashes));
	const uint64_t ncells = 1 << 16;
	SCOPED uint64_t *seen = rf_test_alloc(ncells * sizeof(*seen));
	uint32_t	salt = (uint32_t) rf_test_rand_below(0x7FFF);
	uint64_t	sum;

	for (uint32_t try = 0; try < RF_FUSE_TRIES; try++)
	{
		Fuse		s = fuse_at_try(n, k, nchunks, salt, try);
		bool		found = false;

		memset(seen, 0, ncells * sizeof(*seen));
		while (!found)
		{
			uint64_t	h = rf_test_rand() / nchunks;
			FuseKey		a = fuse_key(&s, h);
			uint64_t	cell = 0;
			FuseKey		b;

			for (uint32_t j = 0; j < k; j++)
				cell = rf_hash_mix(cell + a.place[j]);
			cell %= ncells;
			b = fuse_key(&s, seen[cell]);
			found = seen[cell] != 0 && seen[cell] != h &&
				memcmp(a.place, b.place, sizeof(a.place)) == 0;
			hashes[2 * try] = h;
			hashes[2 * try + 1] = seen[cell];
			seen[cell] = h;
		}
	}
	sum = sum_of(hashes, n - 1);
	do
		hashes[n - 1] = rf_test_rand() / nchunks;
	while (salt_of(sum + rf_hash_mix(hashes[n - 1])) != salt);
	rf_hashes_sort(hashes, n, NULL);
	return hashes;
}

/* ... in one chunk, and in one of three that has all, while two are empty. */
TEST(unsolvable_fuse_becomes_a_list)
{
	const uint64_t n = 2 * RF_FUSE_TRIES + 1;

	for (uint32_t nchunks = 1; nchunks <= 3; nchunks += 2)
		for (uint32_t k = 3; k <= 4; k++)
		{
			SCOPED uint64_t *hashes = make_unsolvable(k, nchunks, n);
			SCOPED Built b = build_fuse_chunks(k, nchunks, hashes, n, 0.01, n);
			rf_filter	f;
			rf_detail	details[RF_MAX_DETAILS];
			uint32_t	ndetails;

			compare_readers(&b, hashes, n);
			if (open_built(&f, &b))
			{
				CHECK(f.u.fuse.form == (nchunks == 1 ? RF_FUSE_LIST :
										RF_FUSE_CHUNKS));
				CHECK_EQ(count_missed(&f, hashes, n), 0);
				CHECK_EQ(count_random_hits(&f, 100000), 0);
				CHECK(nchunks > 1 || rf_filter_fpr(&f, NULL) < 1e-17);
				ndetails = rf_filter_details(&f, details, NULL);
				CHECK(strcmp(details[ndetails - 1].name, "listed") == 0 &&
					  details[ndetails - 1].numbers[0] == n);
				for (uint32_t i = 0; i < ndetails; i++)
					CHECK(strcmp(details[i].name, "seed") != 0);
			}
		}
}

TEST_MAIN
