/*-------------------------------------------------------------------------
 *
 * fuzz_build.c
 *		Any hashes, as filters of every kind: none is missing, and the bytes
 *		are those of the set alone.
 *
 * The input is what to build and how, and then a list of pieces of the keys:
 * hashes one by one, runs, and what an enemy would choose.  Models are arrays
 * that are searched, sorted and counted in the obvious way.
 *
 *-------------------------------------------------------------------------
 */
#include "core/base/rf_pairs.h"
#include "lib/ribbonfilter.h"
#include "fuzz_filter.h"

#define MOST_KEYS	2500
#define FEW_KEYS	250			/* of most inputs: more of them are tried */

/* ---- Keys ---- */

typedef struct Keys
{
	uint64_t	hashes[MOST_KEYS];
	uint64_t	n;
	uint64_t	most;
} Keys;

static void
add_key(Keys *keys, uint64_t hash)
{
	if (keys->n < keys->most)
		keys->hashes[keys->n++] = hash;
}

static void
take_keys(Keys *keys, Input *in)
{
	uint64_t	last = 0;

	keys->n = 0;
	while (input_left(in) > 0 && keys->n < keys->most)
	{
		uint64_t	sort = take(in, 1);
		uint64_t	n = 1 + (sort >> 3) * (sort >> 3);
		uint64_t	base = last,
					bits,
					from;

		switch (sort % 8)
		{
			case 0:				/* one */
				add_key(keys, take(in, 8));
				break;
			case 1:				/* equal distances, from the last one on */
				bits = take(in, 1) % 64;
				for (uint64_t i = 1; i <= n; i++)
					add_key(keys, base + (i << bits));
				break;
			case 2:				/* random */
				rf_test.rand_state += take(in, 1);
				for (uint64_t i = 0; i < n; i++)
					add_key(keys, rf_test_rand());
				break;
			case 3:				/* random, with the highest bits of the last */
				bits = 1 + take(in, 1) % 63;
				for (uint64_t i = 0; i < n; i++)
					add_key(keys, (base & ~(UINT64_MAX >> bits)) | rf_test_rand() >> bits);
				break;
			case 4:				/* ... with its lowest */
				bits = 1 + take(in, 1) % 63;
				for (uint64_t i = 0; i < n; i++)
					add_key(keys, (base & (UINT64_MAX >> bits)) | rf_test_rand() << (64 - bits));
				break;
			case 5:				/* again */
				from = keys->n > 0 ? take(in, 2) % keys->n : 0;
				for (uint64_t i = 0; i < n && keys->n > 0; i++)
					add_key(keys, keys->hashes[(from + i) % keys->n]);
				break;
			case 6:				/* hashes of integers */
				from = take(in, 2);
				for (uint64_t i = 0; i < n; i++)
					add_key(keys, rf_hash_int64((int64_t) (from + i)));
				break;
			default:			/* far apart, whatever their number */
				from = take(in, 2);
				for (uint64_t i = 0; i < n; i++)
					add_key(keys, reverse_bits(from + i));
				break;
		}
		if (keys->n > 0)
			last = keys->hashes[keys->n - 1];
	}
}

/* The set, in the obvious way. */
static uint64_t
plain_set(const Keys *keys, uint64_t *set)
{
	uint64_t	n = 0;

	memcpy(set, keys->hashes, keys->n * sizeof(*set));
	qsort(set, keys->n, sizeof(*set), compare_hashes);
	for (uint64_t i = 0; i < keys->n; i++)
		if (n == 0 || set[n - 1] != set[i])
			set[n++] = set[i];
	return n;
}

/* The library's way to the same set, and its parts. */
static void
check_hashes(const Keys *keys, const uint64_t *set, uint64_t n, uint32_t nparts)
{
	SCOPED uint64_t *hashes = rf_test_copy(keys->hashes, 8 * keys->n);
	uint32_t	sorted_bits = 0;
	uint64_t	most = 0,
				begin = 0;
	rf_pace		pace = {NULL, 0};

	CHECK_EQ(rf_hashes_distinct(hashes, keys->n, &sorted_bits, NULL), n);
	for (uint64_t i = 1; i < n && sorted_bits > 0; i++)
		CHECK(hashes[i - 1] >> (64 - sorted_bits) <= hashes[i] >> (64 - sorted_bits));
	rf_hashes_partition(hashes, n, nparts, sorted_bits, NULL);
	for (uint64_t i = 1; i < n; i++)
		CHECK(mulhi(hashes[i - 1], nparts) <= mulhi(hashes[i], nparts));
	for (uint32_t part = 0; part < nparts; part++)
	{
		uint64_t	end = rf_hashes_part_end(hashes, n, nparts, part, begin);

		if (!CHECK(end >= begin && end <= n))
			break;
		CHECK(end == n || mulhi(hashes[end], nparts) > part);
		CHECK(end == begin || mulhi(hashes[end - 1], nparts) == part);
		most = end - begin > most ? end - begin : most;
		begin = end;
	}
	CHECK_EQ(rf_hashes_max_in_part(hashes, n, nparts, &pace), most);
	rf_hashes_sort(hashes, n, NULL);
	CHECK(n == 0 || memcmp(hashes, set, 8 * n) == 0);
}

/* ---- Filters ---- */

static const double rates[] = {0.5, 0.3, 0.1, 0.03, 0.0155, 0.01, 1.0 / 128, 1.0 / 256, 0.003, 1.0 / 4096,
	1e-4, 1.0 / 65536, 1e-6, 1e-9
};

/* What is built, and how. */
typedef struct Task
{
	const rf_kind_ops *ops;
	double		fpr;
	uint64_t   *elements;		/* hashes or pairs: of a set, ascending */
	uint64_t	n;
	uint64_t	nkeys;
	uint64_t	portion;
	rf_isa		isa;
	rf_shape	shape;
} Task;

static Built
wrapped(const Task *t, const rf_builder *builder, const uint8_t *payload)
{
	return wrap_payload((rf_kind) t->ops->code, builder->param, builder->kind_flags, t->nkeys,
						t->ops->fpr_min > 0 ? t->fpr : 0, payload, builder->payload_len);
}

/* In portions, with one instruction set, and again in other ways. */
static Built
build(const Task *t)
{
	uint64_t	enough = enough_bytes(t->ops, &t->shape, t->n);
	rf_builder	builder;
	rf_status	status;
	uint8_t    *payload;
	Built		b,
				again;

	(void) rf_isa_limit(t->isa);
	status = build_payload(t->ops, &t->shape, t->elements, t->n, enough, t->portion, NULL, &builder, &payload);
	(void) rf_isa_limit(best_isa);
	if (!CHECK(status == RF_OK, "%s: status %d", t->ops->name, status))
		return (Built)
	{
		NULL, 0
	};
	b = wrapped(t, &builder, payload);
	enough = builder.payload_len;
	free(payload);

	/* all at once, into just as much space */
	status = build_payload(t->ops, &t->shape, t->elements, t->n, enough, t->n + 1, NULL, &builder, &payload);
	if (CHECK(status == RF_OK, "%s, exactly: status %d", t->ops->name, status))
	{
		again = wrapped(t, &builder, payload);
		if (CHECK_EQ(again.len, b.len))
			CHECK_BYTES(again.bytes, b.bytes, b.len);
		free(again.bytes);
	}
	free(payload);
	if (enough > 0)
	{
		status = build_payload(t->ops, &t->shape, t->elements, t->n, enough - 1, t->portion, NULL, &builder, &payload);
		CHECK(status == RF_ERR_SPACE, "%s, a byte less: status %d", t->ops->name, status);
		free(payload);
	}
	return b;
}

/* From any order, by arrange(). */
static void
check_arranged(const Task *t, const Built *b)
{
	uint64_t	nwords = t->ops->map != NULL ? 2 : 1;
	SCOPED uint64_t *elements = rf_test_alloc(8 * nwords * t->n);
	rf_builder	builder;
	rf_status	status;
	uint8_t    *payload;
	Built		again;

	for (uint64_t i = 0; i < t->n; i++)
	{
		/* backwards, and two places exchanged */
		uint64_t	from = t->n - 1 - i;

		if (t->n > 1)
			from = from == 0 ? t->n / 2 : from == t->n / 2 ? 0 : from;
		memcpy(elements + nwords * i, t->elements + nwords * from, 8 * nwords);
	}
	if (t->ops->arrange != NULL)
		t->ops->arrange(&t->shape, elements, t->n, 0, NULL);
	else if (t->ops->change == NULL)
		memcpy(elements, t->elements, 8 * nwords * t->n);
	status = build_payload(t->ops, &t->shape, elements, t->n, enough_bytes(t->ops, &t->shape, t->n), t->portion, NULL, &builder, &payload);
	if (CHECK(status == RF_OK, "%s, arranged: status %d", t->ops->name, status))
	{
		again = wrapped(t, &builder, payload);
		if (CHECK_EQ(again.len, b->len))
			CHECK_BYTES(again.bytes, b->bytes, b->len);
		free(again.bytes);
	}
	free(payload);
}

/* Every key, in every way; and the second reader finds some. */
static void
check_members(const Task *t, const Built *b, const uint64_t *set, uint64_t n)
{
	rf_filter	f;
	SCOPED uint32_t *found = rf_test_alloc(n * sizeof(*found));
	Pieces		pieces;

	if (open_built(&f, b))
	{
		for (EACH_ISA(isa))
		{
			CHECK(count_missed(&f, set, n) == 0, "%s, isa %d: a key is missing", t->ops->name, isa);
			CHECK(rf_filter_may_contain_many(&f, set, (uint32_t) n, found, NULL) == n, "%s, isa %d: a key is missing of many", t->ops->name, isa);
		}
		for (uint64_t i = 0; i < n; i += 1 + n / 8)
		{
			check_in_pieces(b, set[i], &pieces);
			CHECK(reader_contains(b, set[i]), "%s: %" PRIx64 " is missing to the reader", t->ops->name, set[i]);
			CHECK(reader_contains(b, ~set[i]) == rf_filter_may_contain(&f, ~set[i]));
		}
		if (f.ops->change == NULL)
			CHECK_EQ(rf_filter_cardinality(&f, NULL), t->nkeys);
		use_description(&f);
	}
}

/* ---- What kinds have besides ---- */

/* Two keysets: this one, and every third key and some others. */
static void
check_sets(const Built *b, const uint64_t *set, uint64_t n, Input *in)
{
	SCOPED uint64_t *other = rf_test_alloc(8 * (n + 4));
	uint64_t	expected[3] = {0},
				m = 0,
				step = 1 + take_below(in, 7);
	SCOPED uint8_t *out = NULL;
	SCOPED Built c = {NULL, 0};
	rf_filter	f,
				g;

	for (uint64_t i = 0; i < n; i += step)
		other[m++] = set[i];
	for (int i = 0; i < 4; i++)
		other[m++] = rf_test_rand() >> i * 16;
	qsort(other, m, sizeof(*other), compare_hashes);
	m = rf_hashes_unique(other, m, NULL);
	c = build_keyset(other, m);
	out = rf_test_alloc(rf_keyset_bytes(n + m));
	if (open_built(&f, b) && open_built(&g, &c))
	{
		for (uint64_t i = 0, k = 0; i < n || k < m;)
		{
			bool		in_a = i < n && (k == m || set[i] <= other[k]);
			bool		in_b = k < m && (i == n || other[k] <= set[i]);

			expected[RF_KEYSET_UNION]++;
			expected[RF_KEYSET_INTERSECTION] += in_a && in_b;
			expected[RF_KEYSET_DIFFERENCE] += in_a && !in_b;
			i += in_a;
			k += in_b;
		}
		for (int op = RF_KEYSET_UNION; op <= RF_KEYSET_DIFFERENCE; op++)
		{
			uint64_t	nout = rf_keyset_combine((rf_keyset_op) op, &f.u.keyset, &g.u.keyset, out, NULL);

			CHECK_EQ(nout, expected[op]);
			for (uint64_t i = 0; i < nout; i++)
			{
				uint64_t	hash = rf_load64(out + 8 * i);
				bool		in_a = bsearch(&hash, set, n, 8, compare_hashes) != NULL;
				bool		in_b = bsearch(&hash, other, m, 8, compare_hashes) != NULL;

				CHECK(op == RF_KEYSET_UNION ? in_a || in_b : op == RF_KEYSET_INTERSECTION ? in_a && in_b : in_a && !in_b);
				CHECK(i == 0 || rf_load64(out + 8 * i - 8) < hash);
			}
		}
	}
}

/* Halves, added and merged, are the whole; folded, it loses nothing. */
static void
check_change(const Task *t, const Built *b, const uint64_t *set, uint64_t n)
{
	const rf_change_ops *change = t->ops->change;
	uint64_t	len;
	uint8_t    *halves[2];
	rf_filter	f;

	if (!open_built(&f, b))
		return;
	len = f.wire.payload_len;
	for (int i = 0; i < 2; i++)
	{
		halves[i] = rf_test_alloc(len);
		memset(halves[i], 0, len);
	}
	change->add(&t->shape, halves[0], set, n / 2, NULL);
	change->add(&t->shape, halves[1], set + n / 2, n - n / 2, NULL);
	change->merge(&t->shape, halves[0], halves[1], NULL);
	if (t->ops->count == NULL)
		CHECK_BYTES(halves[0], f.wire.payload, len);
	if (change->fold != NULL)
	{
		rf_shape	to;

		change->fold_plan(&f.u, t->fpr * 4 < 0.5 ? t->fpr * 4 : 0.5, &to, NULL);
		if (change->can_fold(&f.u, &to))
		{
			uint64_t	smaller = t->ops->expected_bytes(&to, n);
			SCOPED uint8_t *payload = rf_test_alloc(smaller);
			SCOPED Built folded = {NULL, 0};
			rf_filter	g;

			change->fold(&f.u, &to, payload, NULL);
			folded = with_payload(&f, f.wire.kind, payload, smaller);
			if (open_built(&g, &folded))
				CHECK(count_missed(&g, set, n) == 0, "folded from %" PRIu64 " to %" PRIu64, len, smaller);
		}
	}
	free(halves[0]);
	free(halves[1]);
}

/*
 * Counters beside plain ones: of the keys with their repeats, some removed,
 * filters summed and subtracted.
 */
static void
check_counting(const Task *t, const Keys *keys, Input *in)
{
	const rf_count_ops *count = t->ops->count;
	rf_builder	builder;
	uint8_t    *payload,
			   *plain,
			   *other;
	uint64_t	len,
				k;
	uint64_t	step = 1 + take_below(in, 5);
	bool		less;

	if (!CHECK(build_payload(t->ops, &t->shape, keys->hashes, keys->n, enough_bytes(t->ops, &t->shape, keys->n),
							 t->portion, NULL, &builder, &payload) == RF_OK))
		return;
	len = builder.payload_len;
	k = builder.param;
	plain = rf_test_alloc(len);
	other = rf_test_alloc(len);
	memset(plain, 0, len);
	for (uint64_t i = 0; i < keys->n; i++)
		plain_add(plain, len, k, keys->hashes[i]);
	CHECK_BYTES(payload, plain, len);
	memcpy(other, plain, len);

	for (uint64_t i = 0; i < keys->n; i += step)
	{
		uint64_t	hash = i % 3 == 2 ? ~keys->hashes[i] : keys->hashes[i];

		CHECK_EQ(count->remove(&t->shape, payload, hash), plain_remove(plain, len, k, hash));
	}
	CHECK_BYTES(payload, plain, len);

	/* what is left, without all there was, is less unless nothing went */
	less = false;
	for (uint64_t at = 0; at < 2 * len; at++)
	{
		uint32_t	a = counter_at(plain, at);

		less |= counter_at(other, at) > a;
	}
	CHECK(count->subtract(&t->shape, payload, other, NULL) == !less);
	memcpy(payload, plain, len);
	t->ops->change->merge(&t->shape, payload, other, NULL);
	for (uint64_t at = 0; at < 2 * len; at++)
		set_counter(plain, at, (uint32_t) least(15, counter_at(plain, at) + counter_at(other, at)));
	CHECK_BYTES(payload, plain, len);
	CHECK(count->subtract(&t->shape, payload, other, NULL));
	for (uint64_t at = 0; at < 2 * len; at++)
		if (counter_at(plain, at) < 15)
			set_counter(plain, at, counter_at(plain, at) - counter_at(other, at));
	CHECK_BYTES(payload, plain, len);
	free(plain);
	free(other);
	free(payload);
}

/* ---- Maps ---- */

/*
 * Has a key the hash of another one's further value?  Hashes of rf_test_rand()
 * from the state 0 on, and remix(0, k), are the same.
 */
static bool
is_hostile(const rf_pair *pairs, uint64_t n, uint32_t nchunks)
{
	uint32_t	k = 0;

	for (uint64_t i = 1; i < n; i++)
	{
		uint64_t	further;

		k = pairs[i].hash == pairs[i - 1].hash ? k + 1 : 0;
		further = rf_ribbonmap_further(pairs[i].hash, k, nchunks, rf_ribbonmap_part(nchunks));
		if (k > 0 && bsearch(&further, pairs, n, sizeof(*pairs), compare_hashes) != NULL)
			return true;
	}
	return false;
}

/*
 * Every key has a value that is made of its place, and one key, or all in
 * turn, may have more.  If the input wants an enemy, one key more has the hash
 * of another one's further value.
 */
static void
check_map(Task *t, const uint64_t *set, uint64_t n, Input *in)
{
	uint64_t	several = 1 + take_below(in, 40);
	uint64_t	how = take(in, 1);
	uint32_t	mask = (uint32_t) take(in, 4);
	uint32_t	constant = (uint32_t) take(in, 4) & ~mask;
	SCOPED rf_pair *pairs = rf_test_alloc((n + several + 2) * sizeof(*pairs));
	rf_values	values;
	Built		b;
	rf_filter	f;
	uint64_t	nkeys;
	bool		hostile;

	t->n = 0;
	for (uint64_t i = 0; i < n; i++)
		pairs[t->n++] = pair_of(set[i], ((uint32_t) (i * 2654435761u) & mask) | constant);
	for (uint64_t i = 1; i < several && n > 0 && how & 1; i++)
		pairs[t->n++] = pair_of(set[how & 2 ? 0 : i % n], ((uint32_t) (i * 40503u) & mask) | constant);
	if (how & 4 && n > 0 && n < 200)
		pairs[t->n++] = pair_of(rf_ribbonmap_further(set[0], 1, 1, rf_ribbonmap_part(1)), constant);
	qsort(pairs, t->n, sizeof(*pairs), compare_pairs);
	t->n = rf_pairs_unique(pairs, t->n, NULL);
	values = in_common(pairs, t->n, &nkeys);
	t->nkeys = nkeys;
	t->elements = (uint64_t *) pairs;
	if (CHECK(t->ops->map->plan(t->n, t->fpr, &values, &t->shape) == RF_OK))
	{
		hostile = is_hostile(pairs, t->n, t->shape.ribbonmap.ribbon.nchunks);
		b = build(t);
		check_arranged(t, &b);
		if (b.bytes != NULL && open_built(&f, &b))
		{
			if (!hostile)
				CHECK(count_wrong(&f, pairs, t->n) == 0, "values of %" PRIu64 " pairs", t->n);
			/* each is among those found, whatever the enemy does */
			for (uint64_t i = 0; i < t->n && hostile; i++)
			{
				static uint32_t found[RF_RIBBONMAP_MAX_VALUES];
				uint32_t	nfound = f.ops->map->values(&f.u, pairs[i].hash, found, RF_RIBBONMAP_MAX_VALUES, NULL);
				bool		there = nfound == RF_VALUES_DAMAGED;

				for (uint32_t k = 0; k < nfound && k < RF_RIBBONMAP_MAX_VALUES; k++)
					there |= found[k] == pairs[i].value;
				CHECK(there, "a value of %" PRIx64 " is missing", pairs[i].hash);
			}
			check_members(t, &b, set, n);
		}
		free(b.bytes);
	}
}

/* ---- The library's builder ---- */

static void
check_library(const Task *t, const Keys *keys, const Built *b)
{
	rbf_error	error = {RBF_OK, ""};
	rbf_builder *builder = rbf_builder_new((rbf_kind) t->ops->code, RBF_BIGINT, t->ops->fpr_min > 0 ? t->fpr : 0, 0, &error);
	rbf_filter *filter;
	size_t		len = 0;
	const void *bytes;

	REQUIRE(builder != NULL, "%s", error.message);
	for (uint64_t at = 0; at < keys->n; at += t->portion)
		CHECK(rbf_builder_add(builder, keys->hashes + at, (size_t) least(t->portion, keys->n - at), &error), "%s", error.message);
	filter = rbf_builder_finish(builder, &error);
	if (CHECK(filter != NULL, "%s", error.message))
	{
		bytes = rbf_bytes(filter, &len);
		if (CHECK_EQ(len, b->len))
			CHECK_BYTES(bytes, b->bytes, len);
	}
	rbf_free(filter);
	rbf_builder_free(builder);
}

static void
fuzz(Input *in)
{
	static Keys keys;
	static uint64_t set[MOST_KEYS];
	Task		t = {0};
	int			kind = 1 + (int) take_below(in, RF_KIND_END - 1);
	double		fpr = rates[take_below(in, LENGTH(rates))];
	uint64_t	how = take(in, 1);
	Input		more = {in->at, in->end};
	uint64_t	n;
	rf_status	status;
	SCOPED Built b = {NULL, 0};

	t.ops = rf_kind_find((uint32_t) kind);
	if (t.ops == NULL)
		return;
	t.isa = (rf_isa) take_below(in, (uint64_t) best_isa + 1);
	t.portion = 1 + take(in, 1) * (how & 1 ? 1 : 16);
	keys.most = how & 8 ? MOST_KEYS : FEW_KEYS;
	take_keys(&keys, in);
	n = plain_set(&keys, set);
	check_hashes(&keys, set, n, 1 + (uint32_t) (how >> 4) * 5);

	/* any bits as a rate: refused, if out of range */
	if (how & 2)
	{
		uint64_t	bits = rf_test_rand();

		memcpy(&fpr, &bits, sizeof(fpr));
	}
	status = t.ops->plan(n, fpr, &t.shape);
	CHECK(t.ops->fpr_min == 0 || (status == RF_OK) == (fpr >= t.ops->fpr_min && fpr <= RF_FPR_MAX),
		  "%s at %g: status %d", t.ops->name, fpr, status);
	t.fpr = fpr >= t.ops->fpr_min && fpr >= RF_FPR_MIN && fpr <= RF_FPR_MAX ? fpr : 0.01;
	REQUIRE(t.ops->plan(n, t.fpr, &t.shape) == RF_OK);
	if (t.ops->map != NULL)
	{
		check_map(&t, set, n, &more);
		return;
	}

	t.elements = set;
	t.n = t.nkeys = n;
	b = build(&t);
	if (b.bytes != NULL)
	{
		check_members(&t, &b, set, n);
		check_arranged(&t, &b);
		if (t.ops->change != NULL)
			check_change(&t, &b, set, n);
		if (kind == RF_KIND_KEYSET)
			check_sets(&b, set, n, &more);
		if (t.ops->count != NULL)
			check_counting(&t, &keys, &more);
		else if (how & 4)
			check_library(&t, &keys, &b);
		if (n < 100)
			check_bytes(&b, &more);
	}
}
