/*-------------------------------------------------------------------------
 *
 * t_guard.c
 *	  Nothing is read or written beyond the bytes that a function is given.
 *
 * Values end at the last byte before a page that is not there, or begin with
 * the first behind one; so do the hashes that are asked about, and whatever is
 * written.  A filter that is fetched in pieces has no other bytes around each
 * of them.  The address sanitizer sees as much of C, but not of instructions
 * that it does not know, nor does it run where there is no compiler for it.
 *
 *-------------------------------------------------------------------------
 */
#define _GNU_SOURCE

#include <setjmp.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/base/rf_hash.h"
#include "core/base/rf_text.h"
#include "rf_maps.h"

/* ---- Memory with nothing around it ---- */

/* The largest value, and of pages. */
#define ARENA_BYTES		((size_t) 16 << 20)
#define MOST_PAGE		((size_t) 64 << 10)

/* What a function is given at once: each in memory of its own. */
typedef enum Arena
{
	VALUE,
	OTHER,
	HASHES,
	FOUND,
	OUT,
	WORK,
	NARENAS
} Arena;

static uint8_t *arenas[NARENAS];
static size_t page_bytes;

/* Address space that cannot be read, a page in front and one behind. */
static uint8_t *
reserve(size_t len)
{
	uint8_t    *p = mmap(NULL, len + 2 * MOST_PAGE, PROT_NONE,
						 MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	if (p == MAP_FAILED)
	{
		perror("mmap");
		exit(2);
	}
	return p + MOST_PAGE;
}

static void
protect(uint8_t *p, size_t len, int how)
{
	if (len > 0 && mprotect(p, len, how) != 0)
	{
		perror("mprotect");
		exit(2);
	}
}

/* Room for len bytes, at the end of an arena or at its beginning. */
static uint8_t *
room(Arena arena, bool at_end, size_t len)
{
	if (page_bytes == 0)
	{
		page_bytes = (size_t) sysconf(_SC_PAGESIZE);
		for (int i = 0; i < NARENAS; i++)
		{
			arenas[i] = reserve(ARENA_BYTES);
			protect(arenas[i], ARENA_BYTES, PROT_READ | PROT_WRITE);
		}
	}
	if (len > ARENA_BYTES)
	{
		printf("arenas are too small for %zu bytes\n", len);
		exit(2);
	}
	return at_end ? arenas[arena] + ARENA_BYTES - len : arenas[arena];
}

static uint8_t *
place(Arena arena, bool at_end, const void *bytes, size_t len)
{
	uint8_t    *p = room(arena, at_end, len);

	if (len > 0)
		memcpy(p, bytes, len);
	return p;
}

static sigjmp_buf outside;
static volatile sig_atomic_t watching;

static void
on_fault(int number)
{
	if (watching)
		siglongjmp(outside, 1);
	signal(number, SIG_DFL);
}

/* Runs a function: false if it touched what is not there. */
static bool
stays_inside(void (*function) (void *), void *arg)
{
	bool		inside = false;

	signal(SIGSEGV, on_fault);
	signal(SIGBUS, on_fault);
	if (sigsetjmp(outside, 1) == 0)
	{
		watching = 1;
		function(arg);
		watching = 0;
		inside = true;
	}
	watching = 0;
	signal(SIGSEGV, SIG_DFL);
	signal(SIGBUS, SIG_DFL);
	return inside;
}

/* ---- Filters ---- */

static const uint64_t sizes[] = {
	0, 1, 2, 3, 7, 10, 63, 65, 127, 300, 1001, 2000, 2001, 5003, 16384, 16399,
	30011
};

/* Rates of any number of columns, and those of the fuse filter. */
static const double rates[] = {0.5, 0.3, 0.01, 1 / 256.0, 1 / 4096.0, 1e-5, 1e-9};

/* A filter between pages that are not there. */
typedef struct Value
{
	const char *doing;			/* what, at the moment */
	bool		at_end;
	const uint8_t *bytes;
	uint64_t	len;
	bool		damaged;		/* answers may be wrong */
	uint64_t	n;
	const uint64_t *members;	/* [n], ascending */
} Value;

static void
probe_many(Value *v, const rf_filter *filter, uint32_t n)
{
	uint64_t   *hashes = (uint64_t *) room(HASHES, v->at_end, n * sizeof(uint64_t));
	uint32_t   *found = (uint32_t *) room(FOUND, v->at_end, n * sizeof(uint32_t));
	uint32_t	nmembers = 0;

	for (uint32_t i = 0; i < n; i++)
	{
		bool		member = v->n > 0 && i % 3 < 2;

		hashes[i] = member ? v->members[rf_test_rand_below(v->n)] :
			i == 2 ? UINT64_MAX : rf_test_rand();
		nmembers += member;
	}
	CHECK(rf_filter_may_contain_many(filter, hashes, n, found, NULL) >=
		  (v->damaged ? 0 : nmembers));
}

/* All that only reads. */
static void
read_value(void *arg)
{
	Value	   *v = arg;
	rf_filter	filter;
	rf_detail	details[RF_MAX_DETAILS];
	uint64_t	nprobes = v->n < 300 ? v->n : 300;
	double		keys,
				fpr;

	v->doing = "rf_filter_open";
	if (rf_filter_open(&filter, RF_KIND_ANY, v->bytes, v->len, RF_OPEN, NULL,
					   NULL) != RF_OK)
	{
		CHECK(v->damaged);
		return;
	}
	v->doing = "rf_filter_open, verifying";
	CHECK(rf_filter_open(&filter, RF_KIND_ANY, v->bytes, v->len, RF_VERIFY,
						 NULL, NULL) == RF_OK || v->damaged);
	v->doing = "rf_filter_may_contain";
	for (uint64_t i = 0; i < nprobes; i++)
	{
		/* the last ones, whose bytes are the last as a rule, too */
		CHECK(rf_filter_may_contain(&filter, v->members[i % 2 ? v->n - 1 - i : i]) ||
			  v->damaged);
		(void) rf_filter_may_contain(&filter, rf_test_rand());
	}
	(void) rf_filter_may_contain(&filter, 0);
	(void) rf_filter_may_contain(&filter, UINT64_MAX);
	v->doing = "rf_filter_may_contain_many";
	probe_many(v, &filter, 0);
	probe_many(v, &filter, 1);
	probe_many(v, &filter, 15);
	probe_many(v, &filter, 32);
	probe_many(v, &filter, 333);
	v->doing = "rf_filter_cardinality, _fpr, _details";
	(void) rf_filter_cardinality(&filter, NULL);
	(void) rf_filter_fpr(&filter, NULL);
	(void) rf_filter_details(&filter, details, NULL);
	v->doing = "rf_filter_estimate";
	rf_filter_estimate(&filter, &keys, &fpr);
	CHECK((keys >= 0 && fpr >= 0 && fpr <= 1) || v->damaged);
	if (filter.ops->count != NULL)
	{
		uint64_t	at[RF_COUNTERS_OF_KEY];

		v->doing = "count, saturated";
		for (uint64_t i = 0; i < nprobes; i++)
		{
			CHECK(filter.ops->count->count(&filter.u, v->members[i], NULL) > 0 ||
				  v->damaged);
			CHECK(filter.ops->count->saturated(&filter.u, v->members[v->n - 1 - i], at) <=
				  RF_COUNTERS_OF_KEY);
		}
		v->doing = "set";
		filter.ops->count->set(&filter.u, room(OUT, v->at_end, filter.ops->count->set_kind->expected_bytes(&filter.u, filter.wire.nkeys)),
							   NULL);
	}
	if (filter.ops->map != NULL)
	{
		v->doing = "values";
		for (uint64_t i = 0; i <= 2 * nprobes; i++)
		{
			static const uint32_t most[] = {0, 1, 2, 5, 100};
			uint64_t	hash = i % 2 == 0 ? rf_test_rand() :
			v->members[i % 4 == 1 ? v->n - 1 - i / 2 : i / 2];
			uint32_t	max = most[i / 4 % 5];
			uint32_t   *out = (uint32_t *) room(OUT, v->at_end, max * sizeof(*out));

			CHECK(filter.ops->map->values(&filter.u, hash, out, max, NULL) > 0 ||
				  i % 2 == 0 || v->damaged);
		}
	}
	if (filter.ops->change != NULL && filter.ops->change->fold != NULL &&
		filter.wire.payload_len > filter.ops->change->fold_min_bytes)
	{
		rf_shape	shape;

		v->doing = "fold";
		for (uint64_t i = 1; i <= 4; i++)
		{
			if (i == 4)
				filter.ops->change->fold_plan(&filter.u, 0.3, &shape, NULL);
			else if (filter.ops->plan(v->n / i, filter.wire.fpr, &shape) != RF_OK)
				continue;
			if (filter.ops->change->can_fold(&filter.u, &shape))
				filter.ops->change->fold(&filter.u, &shape,
										 room(OUT, v->at_end, filter.ops->expected_bytes(&shape, 0)), NULL);
		}
	}
}

/* All that changes it, last of all. */
static void
change_value(void *arg)
{
	Value	   *v = arg;
	rf_filter	filter;
	rf_filter	other;
	uint8_t    *payload;
	uint8_t    *copy;
	uint64_t	n = v->n < 700 ? v->n : 700;
	uint64_t   *hashes = (uint64_t *) room(HASHES, v->at_end, n * sizeof(uint64_t));

	if (!CHECK(rf_filter_open(&filter, RF_KIND_ANY, v->bytes, v->len, RF_OPEN,
							  NULL, NULL) == RF_OK) ||
		filter.ops->change == NULL)
		return;
	payload = room(VALUE, v->at_end, v->len) + (v->len - filter.wire.payload_len);
	for (uint64_t i = 0; i < n; i++)
		hashes[i] = i % 2 ? v->members[v->n - 1 - i] : rf_test_rand();
	v->doing = "add";
	for (uint64_t i = 0; i <= n; i += i < 70 ? 1 : 77)
		filter.ops->change->add(&filter.u, payload, hashes + n - i, i, NULL);
	copy = place(OTHER, v->at_end, v->bytes, v->len);
	REQUIRE(rf_filter_open(&other, RF_KIND_ANY, copy, v->len, RF_OPEN, NULL,
						   NULL) == RF_OK);
	v->doing = "merge";
	filter.ops->change->merge(&filter.u, payload, other.wire.payload, NULL);
	if (filter.ops->count == NULL)
		return;
	v->doing = "subtract";
	CHECK(filter.ops->count->subtract(&filter.u, payload, other.wire.payload, NULL));
	v->doing = "remove, lower";
	for (uint64_t i = 0; i < n; i++)
	{
		uint64_t	at[RF_COUNTERS_OF_KEY];

		if (filter.ops->count->saturated(&filter.u, hashes[i], at) > 0)
			filter.ops->count->lower(payload, at[0]);
		(void) filter.ops->count->remove(&filter.u, payload, hashes[i]);
	}
}

/* A value of a kind, in all places, on all machines that this one can be. */
static void
check_value(const Built *b, const uint64_t *members, uint64_t n, bool damaged)
{
	for (EACH_ISA(isa))
		for (int at_end = 0; at_end < 2; at_end++)
		{
			Value		v = {"", at_end, NULL, b->len, damaged, n, members};

			v.bytes = place(VALUE, at_end, b->bytes, b->len);
			CHECK(stays_inside(read_value, &v) && (damaged || stays_inside(change_value, &v)),
				  "%s, kind %d, n %" PRIu64 ", len %" PRIu64 ", isa %d, %s", v.doing,
				  b->len > 4 ? b->bytes[4] : 0, n, b->len, isa, at_end ? "at the end" : "at the beginning");
		}
}

TEST(filters_are_read_inside)
{
	static const SetShape shapes[] = {SET_RANDOM, SET_FEW_TOPS, SET_SEQUENTIAL};

	for (EACH(i, sizes))
		for (EACH(r, rates))
			for (int shape = 0; shape < 3; shape++)
			{
				uint64_t	n = sizes[i];
				SCOPED uint64_t *hashes = NULL;

				if (n > 5003 && (i + r + (size_t) shape) % 3 != 0)
					continue;
				hashes = make_set(shapes[shape], &n);
				for (EACH_FORM(form))
				{
					SCOPED Built b = {NULL, 0};

					if (!has_rate(kind_of(form), rates[r]))
						continue;
					b = build_form(form, hashes, n, rates[r]);
					REQUIRE(b.bytes != NULL);
					check_value(&b, hashes, n, false);
				}
			}
}

/* Beyond the caches, where memory is fetched ahead. */
TEST(large_filters_are_read_inside)
{
	uint64_t	n = 900001;
	SCOPED uint64_t *hashes = random_set(n);

	for (EACH_KIND(kind))
	{
		SCOPED Built b = build_any(kind, hashes, n, 1e-4);

		REQUIRE(b.bytes != NULL);
		check_value(&b, hashes, n, false);
	}
}

/*
 * What opens can be probed, whatever its bytes are; and bytes that were cut
 * off anywhere do not open.  With checks that are right, for that is easy.
 */
TEST(damaged_filters_are_read_inside)
{
	static const uint64_t some_sizes[] = {0, 1, 40, 300, 2001, 16399};

	for (EACH(i, some_sizes))
		for (EACH_FORM(form))
			for (int round = 0; round < 40; round++)
			{
				uint64_t	n = some_sizes[i];
				SCOPED uint64_t *hashes = random_set(n);
				SCOPED Built b = build_form(form, hashes, n, round % 2 ? 0.01 : 0.3);
				uint64_t	head = rf_wire_bytes(0, 0);
				uint64_t	whole = b.len;
				int			nbytes = 1 << (round % 7);

				REQUIRE(b.bytes != NULL);
				for (int k = 0; k < nbytes; k++)
				{
					/* the first bytes of a payload, or any */
					uint64_t	at = round % 3 == 0 ? head + rf_test_rand_below(24) :
					rf_test_rand_below(whole);

					if (at < whole)
						b.bytes[at] = rf_test_rand_below(2) == 0 ? 0xFF :
							(uint8_t) rf_test_rand();
				}
				if (round % 4 == 3)
					b.len = rf_test_rand_below(round % 8 == 3 ? head + 40 : whole);
				b.len = b.len < whole ? b.len : whole;
				if (b.len >= head)
					rf_wire_seal(b.bytes, b.len, NULL);
				check_value(&b, hashes, n, true);
			}
}

/* ---- Filters that are fetched in pieces ---- */

#define MOST_EXTENTS	100

typedef struct Extent
{
	uint64_t	at;
	uint64_t	end;
} Extent;

typedef struct Stored
{
	const Built *whole;
	uint64_t	hash;
	uint8_t    *region;			/* reserved, where no filter begins */
	size_t		region_bytes;
	uint8_t    *bytes;			/* in there: of the filter */
	int			answer;
	uint32_t	count;
	int			nextents;
	Extent		extents[MOST_EXTENTS];
} Stored;

/* Up to 7 bytes in front may be read, says rf_fetch; nothing behind. */
static void
fetch(void *arg, const uint8_t *p, uint64_t len, uint64_t likely)
{
	Stored	   *stored = arg;
	uint64_t	at = (uint64_t) (p - stored->bytes);
	uint64_t	front = at < 7 ? at : 7;
	size_t		begin = (size_t) (p - front - stored->region) / page_bytes * page_bytes;
	size_t		end = (size_t) (p + len - stored->region) + page_bytes - 1;

	(void) likely;
	if (!CHECK(at <= stored->whole->len && len <= stored->whole->len - at))
		return;
	protect(stored->region + begin, end / page_bytes * page_bytes - begin,
			PROT_READ | PROT_WRITE);
	memcpy(stored->bytes + at, stored->whole->bytes + at, len);
	if (stored->nextents == MOST_EXTENTS)
		return;
	stored->extents[stored->nextents].at = at;
	stored->extents[stored->nextents++].end = at + len;
}

static void
probe_stored(void *arg)
{
	Stored	   *stored = arg;
	rf_fetch	fetcher = {fetch, stored};
	rf_filter	f;

	if (rf_filter_open_fetching(&f, RF_KIND_ANY, stored->bytes,
								stored->whole->len, &fetcher, NULL) != RF_OK)
		return;
	stored->answer = rf_filter_may_contain_fetching(&f, stored->hash, &fetcher);
	if (f.ops->count != NULL)
		stored->count = f.ops->count->count(&f.u, stored->hash, &fetcher);
	if (f.ops->map != NULL)
	{
		uint32_t	values[40];
		uint32_t	sound[40];
		rf_filter	whole;
		uint32_t	n;

		n = f.ops->map->values(&f.u, stored->hash, values, 40, &fetcher);
		CHECK(rf_filter_open(&whole, RF_KIND_ANY, stored->whole->bytes,
							 stored->whole->len, RF_OPEN, NULL, NULL) == RF_OK);
		CHECK(whole.ops->map->values(&whole.u, stored->hash, sound, 40, NULL) == n &&
			  memcmp(values, sound, (n < 40 ? n : 40) * sizeof(*sound)) == 0);
	}
}

/* With the filter's bytes so that this one is the first of a page. */
static void
check_stored(Stored *stored, uint64_t first, int answer)
{
	protect(stored->region, stored->region_bytes, PROT_NONE);
	stored->bytes = stored->region + page_bytes +
		(page_bytes - first % page_bytes) % page_bytes;
	stored->answer = -1;
	stored->nextents = 0;
	CHECK(stays_inside(probe_stored, stored) && stored->answer == answer,
		  "kind %d, len %" PRIu64 ", hash %" PRIx64 ", byte %" PRIu64
		  " begins a page, isa %d: %d, whole %d", stored->whole->bytes[4],
		  stored->whole->len, stored->hash, first, (int) rf_isa_here(),
		  stored->answer, answer);
}

TEST(stored_filters_are_read_inside)
{
	static const uint64_t some_sizes[] = {0, 1, 10, 65, 300, 1999, 2001, 16399, 30011};
	rf_isa		best = rf_isa_here();
	Stored		stored = {0};

	stored.region_bytes = ARENA_BYTES;
	stored.region = reserve(ARENA_BYTES);
	(void) room(VALUE, true, 0);
	for (EACH(i, some_sizes))
		for (EACH_FORM(form))
			for (int round = 0; round < 24; round++)
			{
				uint64_t	n = some_sizes[i];
				SCOPED uint64_t *hashes = make_set(round % 3 == 2 ? SET_FEW_TOPS : SET_RANDOM, &n);
				SCOPED Built b = build_form(form, hashes, n, round % 2 ? 0.01 : 0.3);
				rf_filter	f;
				int			answer;
				int			nextents;
				Extent		extents[MOST_EXTENTS];

				REQUIRE(open_built(&f, &b));
				stored.whole = &b;
				stored.hash = n == 0 || round % 3 == 0 ? rf_test_rand() :
					round < 6 ? hashes[n - 1] : hashes[rf_test_rand_below(n)];
				answer = rf_filter_may_contain(&f, stored.hash);
				(void) rf_isa_limit((rf_isa) (round / 6 % ((int) best + 1)));
				check_stored(&stored, 0, answer);
				nextents = stored.nextents;
				memcpy(extents, stored.extents, sizeof(extents));
				CHECK(nextents > 0);
				for (int k = 0; k < nextents; k++)
				{
					check_stored(&stored, extents[k].at, answer);
					check_stored(&stored, extents[k].end, answer);
				}
				(void) rf_isa_limit(best);
			}
	(void) munmap(stored.region - MOST_PAGE, ARENA_BYTES + 2 * MOST_PAGE);
}

/* ---- Filters that are built, and what is no filter ---- */

typedef struct Building
{
	int			kind;
	bool		at_end;
	double		fpr;
	uint64_t	n;
	uint64_t   *hashes;			/* as they come, or pairs; put in order */
} Building;

static void
build_value(void *arg)
{
	Building   *building = arg;
	const rf_kind_ops *ops = rf_kind_find((uint32_t) building->kind);
	uint64_t   *hashes = building->hashes;
	uint64_t	n = building->n;
	uint64_t	capacity,
				used;
	void	   *work = NULL;
	rf_shape	shape;
	rf_builder	builder;
	uint32_t	sorted_bits = 0;

	if (ops->map == NULL)
		n = rf_hashes_distinct(hashes, n, &sorted_bits, NULL);
	if (!CHECK(ops->plan(n, building->fpr, &shape) == RF_OK))
		return;
	if (ops->arrange != NULL && building->n % 2 == 0)
		ops->arrange(&shape, hashes, n, sorted_bits, NULL);
	else if (ops->map != NULL)
		rf_pairs_sort((rf_pair *) hashes, n, NULL);
	else
		rf_hashes_sort(hashes, n, NULL);
	capacity = enough_bytes(ops, &shape, n);
	if (ops->work_bytes != NULL)
	{
		/* aligned as malloc() does, so up to 15 bytes short of the end */
		size_t		work_bytes = (ops->work_bytes(&shape, hashes, n, NULL) + 15) / 16 * 16;

		work = room(WORK, building->at_end, work_bytes);
	}
	if (CHECK(ops->begin(&builder, &shape, n, room(OUT, building->at_end, capacity),
						 capacity, NULL) == RF_OK) && n > 0)
		CHECK(ops->add(&builder, hashes, n, work, &used) == RF_OK);
}

TEST(filters_are_built_inside)
{
	for (EACH(i, sizes))
		for (size_t r = 0; r < LENGTH(rates); r += 1 + (sizes[i] > 300))
			for (EACH_KIND(kind))
			{
				uint64_t	stride = rf_kind_find((uint32_t) kind)->map != NULL ? 2 : 1;
				uint64_t	nwords = stride * sizes[i];
				SCOPED uint64_t *hashes = NULL;

				if (!has_rate(kind, rates[r]))
					continue;
				hashes = rf_test_alloc(nwords * sizeof(uint64_t));
				for (uint64_t k = 0; k < nwords; k += stride)
				{
					hashes[k] = k / stride % 5 == 4 ? hashes[k - stride] : rf_test_rand();
					if (stride > 1)
						hashes[k + 1] = k;
				}
				for (EACH_ISA(isa))
					for (int at_end = 0; at_end < 2; at_end++)
					{
						Building	building = {kind, at_end, rates[r], sizes[i], NULL};

						building.hashes = (uint64_t *) place(HASHES, at_end, hashes, nwords * sizeof(uint64_t));
						CHECK(stays_inside(build_value, &building),
							  "kind %d, n %" PRIu64 ", rate %g, isa %d, %s", kind,
							  sizes[i], rates[r], isa, at_end ? "at the end" : "at the beginning");
					}
			}
}

static void
combine_keysets(void *arg)
{
	bool		at_end = *(bool *) arg;

	for (uint64_t na = 0; na <= 40; na += 1 + na / 8)
		for (uint64_t nb = 0; nb <= 40; nb += 1 + nb / 8)
		{
			/* Those behind have an index. */
			uint64_t	ka = na == 40 ? RF_KEYSET_INDEX_MIN + 5 : na,
						kb = nb == 40 ? RF_KEYSET_INDEX_MIN - 1 : nb;
			SCOPED uint64_t *a = random_set(ka);
			SCOPED uint64_t *b = random_set(kb);
			SCOPED Built ba = {NULL, 0};
			SCOPED Built bb = {NULL, 0};
			rf_filter	fa,
						fb;

			for (uint64_t i = 0; i < ka && i < kb; i += 3)
				b[i] = a[i];
			rf_hashes_sort(b, kb, NULL);
			kb = rf_hashes_unique(b, kb, NULL);
			ba = build_keyset(a, ka);
			bb = build_keyset(b, kb);
			if (CHECK(rf_filter_open(&fa, RF_KIND_KEYSET, place(VALUE, at_end, ba.bytes, ba.len), ba.len, RF_VERIFY, NULL, NULL) == RF_OK) &&
				CHECK(rf_filter_open(&fb, RF_KIND_KEYSET, place(OTHER, at_end, bb.bytes, bb.len), bb.len, RF_VERIFY, NULL, NULL) == RF_OK))
			{
				CHECK(rf_keyset_combine(RF_KEYSET_UNION, &fa.u.keyset, &fb.u.keyset,
										room(OUT, at_end, rf_keyset_bytes(ka + kb)), NULL) >= ka);
				CHECK(rf_keyset_combine(RF_KEYSET_INTERSECTION, &fa.u.keyset, &fb.u.keyset,
										room(OUT, at_end, rf_keyset_bytes(ka)), NULL) <= kb);
				CHECK(rf_keyset_combine(RF_KEYSET_DIFFERENCE, &fa.u.keyset, &fb.u.keyset,
										room(OUT, at_end, rf_keyset_bytes(ka)), NULL) <= ka);
				CHECK_EQ(rf_keyset_not_descending(&fa.u.keyset, NULL), ka);
			}
		}
}

/* Hashes of keys of every length. */
static void
read_bytes(void *arg)
{
	bool		at_end = *(bool *) arg;

	for (size_t len = 0; len < 700; len++)
	{
		uint8_t    *bytes = room(VALUE, at_end, len);

		rf_test_fill(bytes, len);
		(void) rf_hash_bytes(bytes, len);
	}
	CHECK(rf_hash_bytes(room(VALUE, at_end, 8), 8) == rf_hash_8(room(VALUE, at_end, 8)));
	CHECK(rf_hash_bytes(room(VALUE, at_end, 16), 16) == rf_hash_16(room(VALUE, at_end, 16)));
}

static void
read_text(void *arg)
{
	bool		at_end = *(bool *) arg;

	for (size_t len = 0; len < 400; len++)
	{
		uint8_t    *bytes = room(VALUE, at_end, len);
		size_t		nchars = rf_base64_chars(len);
		char	   *coded = (char *) room(OTHER, at_end, nchars);
		uint8_t    *back = room(OUT, at_end, rf_base64_bytes(nchars));
		rf_base64_reader reader;

		rf_test_fill(bytes, len);
		rf_base64_encode(coded, bytes, len);
		rf_base64_begin(&reader, back);
		CHECK(rf_base64_decode(&reader, coded, nchars) && rf_base64_complete(&reader));
		CHECK_BYTES(back, bytes, len);

		/* Cut, and with what is no digit: white space at the end, and junk. */
		rf_base64_begin(&reader, back);
		if (nchars > 3)
			coded[nchars - 1] = ' ';
		CHECK(rf_base64_decode(&reader, coded, nchars) || nchars > 0);
		rf_base64_begin(&reader, back);
		(void) rf_base64_decode(&reader, (const char *) bytes, len < nchars ? len : nchars);
	}
}

TEST(other_bytes_are_read_inside)
{
	static void (*const functions[]) (void *) = {combine_keysets, read_bytes, read_text};

	for (EACH_ISA(isa))
		for (int i = 0; i < 3; i++)
			for (int at_end = 0; at_end < 2; at_end++)
			{
				bool		end = at_end;

				CHECK(stays_inside(functions[i], &end), "function %d, isa %d, %s",
					  i, isa, at_end ? "at the end" : "at the beginning");
			}
}

static void
read_one_more(void *arg)
{
	volatile uint8_t *p = arg;

	(void) *p;
}

/* In a process of its own, for valgrind takes a fault for an error. */
static bool
can_read(uint8_t *p)
{
	pid_t		child = fork();
	int			status = -1;

	if (child == 0)
		_exit(stays_inside(read_one_more, p) ? 0 : 1);
	(void) waitpid(child, &status, 0);
	return status == 0;
}

/* A test of the test. */
TEST(pages_are_not_there)
{
	for (int i = 0; i < NARENAS; i++)
	{
		CHECK(can_read(room((Arena) i, true, 1)));
		CHECK(!can_read(room((Arena) i, true, 0)));
		CHECK(can_read(room((Arena) i, false, 1)));
		CHECK(!can_read(room((Arena) i, false, 1) - 1));
	}
}

TEST_MAIN
