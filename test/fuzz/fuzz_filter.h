/*-------------------------------------------------------------------------
 *
 * fuzz_filter.h
 *		All that can be done with bytes that may be a filter, and with hashes
 *		that one is built of.
 *
 * What opens is safe to use, whatever its bytes.  Of what passes all checks,
 * answers are those of the second reader (rf_reader.h), by any instructions
 * and from anywhere in memory.
 *
 *-------------------------------------------------------------------------
 */
#ifndef FUZZ_FILTER_H
#define FUZZ_FILTER_H

#include "rf_maps.h"
#include "rf_probes.h"
#include "rf_reader.h"
#include "fuzz.h"

#define PROBES	32

/* Hashes: borders, what the input has, words of the filter, others. */
static inline void
choose_probes(const Built *b, Input *in, uint64_t *probes)
{
	for (int i = 0; i < PROBES; i++)
	{
		uint64_t	at = rf_test_rand_below(b->len);

		if (i == 0)
			probes[i] = 0;
		else if (i == 1)
			probes[i] = UINT64_MAX;
		else if (i < 8 && input_left(in) >= 8)
			probes[i] = take(in, 8);
		else if (i < 20 && b->len >= 48)
			probes[i] = rf_load64(b->bytes + (at < 40 ? 40 : at / 8 * 8 > b->len - 8 ? b->len - 8 : at / 8 * 8));
		else
			probes[i] = rf_test_rand();
	}
}

/*
 * What FORMAT.md says of all kinds, and of those whose payload has hardly any
 * structure: must the bytes be refused?  *all: nothing else is said of them.
 */
static inline bool
must_be_refused(const Built *b, bool *all)
{
	static const uint8_t flags_of[] = {0, 0, 0, 0x30, 0x30, 0, 0x70};
	const uint8_t *p = b->bytes;
	uint64_t	family,
				desc_len,
				param,
				nkeys,
				bits,
				len;
	bool		described;
	double		rate;

	*all = true;
	if (b->len < 40 || memcmp(p, "\xAD\xB7\xE2\1", 4) != 0 || p[4] < 1 || p[4] > 6 || p[5] != 1)
		return true;
	family = p[6];
	desc_len = number_at(p + 12, 2);
	param = number_at(p + 14, 2);
	nkeys = number_at(p + 16, 8);
	bits = number_at(p + 24, 8);
	len = number_at(p + 32, 8);
	memcpy(&rate, &bits, sizeof(rate));
	described = family >= 17 && family <= 19;

	if (family > 27 || (p[7] & 0x0F & ~3) || (p[7] & 3) == 2 || (p[7] & 0xF0 & ~flags_of[p[4]]))
		return true;
	if (((p[7] & 1) && family != 18 && family != 19) || (family == 19 && !(p[7] & 1)))
		return true;
	if (described != (desc_len > 0) || nkeys >> 63 != 0)
		return true;
	if (!(rate >= 1e-9 && rate <= 0.5) && !(rate == 0 && p[4] == RF_KIND_KEYSET))
		return true;
	if (desc_len > b->len - 40 || len != b->len - 40 - desc_len ||
		memchr(p + 40, 0, desc_len) != NULL)
		return true;
	if (family == 0 && nkeys > 0 && p[4] != RF_KIND_BLOOM && p[4] != RF_KIND_COUNTING)
		return true;
	switch (p[4])
	{
		case RF_KIND_KEYSET:
			return param != 0 || nkeys > b->len ||
				len != 8 * nkeys + (nkeys >= 1 << 14 ? 2 * ((nkeys + 31) / 32 + 1) : 0);
		case RF_KIND_COUNTING:
			return param < 1 || param > 16 || len == 0 || len % (len > 2048 ? 256 : 4) != 0;
		case RF_KIND_BLOOM:
			return param < 1 || param > 16 || len == 0 || (len > 512 && len % 64 != 0);
	}
	*all = false;
	return nkeys == 0 && len > 0;
}

/* Numbers that say what a filter is. */
static inline void
use_description(const rf_filter *f)
{
	rf_detail	details[RF_MAX_DETAILS];
	uint32_t	n = rf_filter_details(f, details, NULL);
	double		keys,
				fpr;
	unsigned	sum = 0;

	CHECK(n <= RF_MAX_DETAILS);
	for (uint32_t i = 0; i < n; i++)
		CHECK(details[i].name != NULL && details[i].nnumbers <= 4);
	(void) rf_filter_cardinality(f, NULL);
	fpr = rf_filter_fpr(f, NULL);
	CHECK(fpr >= 0 && fpr <= 1, "%s: rate %g", f->ops->name, fpr);
	rf_filter_estimate(f, &keys, &fpr);
	CHECK(keys >= 0 && fpr >= 0 && fpr <= 1, "%s: %g keys, rate %g", f->ops->name, keys, fpr);
	for (uint16_t i = 0; i < f->wire.key_type.desc_len; i++)
		sum += (uint8_t) f->wire.key_type.desc[i];
	CHECK(sum <= 255 * 65535);
}

/* The filter of a payload that was made of another one's. */
static inline Built
with_payload(const rf_filter *f, uint8_t kind, const uint8_t *payload, uint64_t payload_len)
{
	rf_wire		w = f->wire;
	Built		b;

	w.kind = kind;
	w.payload_len = payload_len;
	if (w.key_type.family == RF_FAMILY_NONE)
		w.key_type.family = RF_FAMILY_INT;
	b.len = rf_wire_bytes(w.key_type.desc_len, payload_len);
	b.bytes = rf_test_alloc(b.len);
	rf_wire_write(b.bytes, &w);
	memcpy(b.bytes + b.len - payload_len, payload, payload_len);
	rf_wire_seal(b.bytes, b.len, NULL);
	return b;
}

/* A filter that was changed has all that it had, and these. */
static inline void
check_grown(const rf_filter *f, const Built *grown, const uint64_t *probes, int nadded)
{
	rf_filter	g;

	REQUIRE(open_built(&g, grown));
	for (int i = 0; i < PROBES; i++)
		CHECK(rf_filter_may_contain(&g, probes[i]) || (i >= nadded && !rf_filter_may_contain(f, probes[i])),
			  "%s: %" PRIx64 " is lost", f->ops->name, probes[i]);
}

/* Kinds that keys can be added to: added, merged, folded. */
static inline void
use_change(const rf_filter *f, const uint64_t *probes)
{
	const rf_change_ops *change = f->ops->change;
	uint64_t	len = f->wire.payload_len;
	uint8_t    *payload = rf_test_copy(f->wire.payload, len);
	Built		b;

	change->merge(&f->u, payload, f->wire.payload, NULL);
	if (f->ops->count == NULL)
		CHECK_BYTES(payload, f->wire.payload, len);
	change->add(&f->u, payload, probes, PROBES / 2, NULL);
	b = with_payload(f, f->wire.kind, payload, len);
	check_grown(f, &b, probes, PROBES / 2);
	free(b.bytes);
	free(payload);

	if (change->fold != NULL && len > change->fold_min_bytes)
	{
		rf_shape	to;

		change->fold_plan(&f->u, f->wire.fpr, &to, NULL);
		if (change->can_fold(&f->u, &to))
		{
			uint64_t	smaller = f->ops->expected_bytes(&to, f->wire.nkeys);

			CHECK(smaller <= len);
			payload = rf_test_alloc(smaller);
			memset(payload, 0xA5, smaller);
			change->fold(&f->u, &to, payload, NULL);
			b = with_payload(f, f->wire.kind, payload, smaller);
			check_grown(f, &b, probes, 0);
			free(b.bytes);
			free(payload);
		}
	}
}

/* The counters of a key, each once, by counting/FORMAT.md: half bytes. */
static inline uint32_t
counters_of(uint64_t len, uint64_t nprobes, uint64_t h, uint64_t *at)
{
	uint64_t	ncounters = len <= 2048 ? 2 * len : 512;
	uint64_t	before = len <= 2048 ? 0 : 512 * mulhi(h, len / 256);
	uint32_t	pattern = (uint32_t) ((h * UINT64_C(0x9E3779B97F4A7C15)) >> 32);
	uint32_t	n = 0;

	for (uint64_t i = 0; i < nprobes; i++)
	{
		bool		known = false;

		if (i == 8)
			pattern = (uint32_t) h;
		at[n] = before + (((uint64_t) pattern * ncounters) >> 32);
		for (uint32_t k = 0; k < n; k++)
			known |= at[k] == at[n];
		n += !known;
		pattern *= UINT32_C(0x9E3779B9);
	}
	return n;
}

static inline uint32_t
counter_at(const uint8_t *payload, uint64_t at)
{
	return payload[at / 2] >> at % 2 * 4 & 15;
}

static inline void
set_counter(uint8_t *payload, uint64_t at, uint32_t count)
{
	payload[at / 2] = (uint8_t) ((payload[at / 2] & 0xF0 >> at % 2 * 4) | count << at % 2 * 4);
}

/* Adds a key to plain counters. */
static inline void
plain_add(uint8_t *payload, uint64_t len, uint64_t nprobes, uint64_t h)
{
	uint64_t	at[16];

	for (uint32_t n = counters_of(len, nprobes, h, at); n-- > 0;)
		if (counter_at(payload, at[n]) < 15)
			set_counter(payload, at[n], counter_at(payload, at[n]) + 1);
}

/* Removes it. */
static inline rf_removal
plain_remove(uint8_t *payload, uint64_t len, uint64_t nprobes, uint64_t h)
{
	uint64_t	at[16];
	uint32_t	n = counters_of(len, nprobes, h, at);
	bool		saturated = false;

	for (uint32_t i = 0; i < n; i++)
	{
		if (counter_at(payload, at[i]) == 0)
			return RF_ABSENT;
		saturated |= counter_at(payload, at[i]) == 15;
	}
	for (uint32_t i = 0; i < n; i++)
		if (counter_at(payload, at[i]) < 15)
			set_counter(payload, at[i], counter_at(payload, at[i]) - 1);
	return saturated ? RF_SATURATED : RF_REMOVED;
}

/* Kinds that count, beside counters that are one byte's half each. */
static inline void
use_count(const rf_filter *f, const uint64_t *probes)
{
	const rf_count_ops *count = f->ops->count;
	uint64_t	len = f->wire.payload_len;
	uint64_t	set_len = count->set_kind->expected_bytes(&f->u, f->wire.nkeys);
	SCOPED uint8_t *ours = rf_test_copy(f->wire.payload, len);
	SCOPED uint8_t *plain = rf_test_copy(ours, len);
	SCOPED uint8_t *set = rf_test_alloc(set_len);
	uint64_t	saturated[RF_COUNTERS_OF_KEY];
	SCOPED Built b = {NULL, 0};
	rf_filter	g;

	for (int i = 0; i < PROBES; i++)
	{
		CHECK(count->saturated(&f->u, probes[i], saturated) <= RF_COUNTERS_OF_KEY);
		CHECK_EQ(count->count(&f->u, probes[i], NULL),
				 counting_count(f->wire.payload, len, f->wire.param, probes[i]));
		if (i % 3 == 0)
		{
			f->ops->change->add(&f->u, ours, &probes[i], 1, NULL);
			plain_add(plain, len, f->wire.param, probes[i]);
		}
		else
			CHECK_EQ(count->remove(&f->u, ours, probes[i]),
					 plain_remove(plain, len, f->wire.param, probes[i]));
	}
	CHECK_BYTES(ours, plain, len);

	memset(set, 0xA5, set_len);
	count->set(&f->u, set, NULL);
	b = with_payload(f, count->set_kind->code, set, set_len);
	if (open_built(&g, &b))
		for (int i = 0; i < PROBES; i++)
			CHECK(rf_filter_may_contain(&g, probes[i]) == rf_filter_may_contain(f, probes[i]));

	/* without itself, nothing is left but what is saturated */
	memcpy(ours, f->wire.payload, len);
	CHECK(count->subtract(&f->u, ours, f->wire.payload, NULL));
	for (uint64_t at = 0; at < 2 * len; at++)
		if (counter_at(ours, at) != (counter_at(f->wire.payload, at) == 15 ? 15 : 0))
		{
			CHECK(false, "counter %" PRIu64 " of a difference", at);
			break;
		}
}

/*
 * A keyset: with itself, and what it is made into.  Its hashes ascend if it
 * was verified; if not, what is made of them may fail, and no more.
 */
static inline void
use_keyset(const rf_filter *f, bool verified)
{
	const rf_keyset *ks = &f->u.keyset;
	uint64_t	n = f->wire.nkeys;
	SCOPED uint8_t *out = rf_test_alloc(rf_keyset_bytes(2 * n));
	SCOPED uint64_t *hashes = rf_test_alloc(8 * n);
	uint64_t	in_all[3];

	for (int op = RF_KEYSET_UNION; op <= RF_KEYSET_DIFFERENCE; op++)
		in_all[op] = rf_keyset_combine((rf_keyset_op) op, ks, ks, out, NULL);
	if (verified)
		CHECK(in_all[RF_KEYSET_UNION] == n && in_all[RF_KEYSET_INTERSECTION] == n &&
			  in_all[RF_KEYSET_DIFFERENCE] == 0);
	for (uint64_t i = 0; i < n; i++)
		hashes[i] = rf_keyset_hash(ks, i);
	for (EACH_KIND(kind))
	{
		const rf_kind_ops *ops = rf_kind_find((uint32_t) kind);
		SCOPED uint64_t *elements = make_elements(ops, hashes, n);
		rf_shape	shape;
		rf_builder	builder;
		uint8_t    *payload;

		if (CHECK(ops->plan(n, 0.01, &shape) == RF_OK))
		{
			rf_status	status = build_payload(ops, &shape, elements, n, enough_bytes(ops, &shape, n),
											   n, NULL, &builder, &payload);

			CHECK(status == RF_OK || !verified, "%s of a keyset: status %d", ops->name, status);
			free(payload);
		}
	}
}

/* A verified map or filter answers what the FORMAT.md of its kind says. */
static inline void
check_reader(const rf_filter *f, const Built *b, uint64_t hash, uint32_t nvalues, const uint32_t *values)
{
	static Found found;

	/* the second one has no end where a map is made to have none */
	if (nvalues > PROBED_VALUES)
		return;
	if (f->ops->map == NULL)
	{
		CHECK(reader_contains(b, hash) == rf_filter_may_contain(f, hash), "%s: %" PRIx64 ": %d",
			  f->ops->name, hash, rf_filter_may_contain(f, hash));
		return;
	}
	read_values(b, hash, &found);
	if (CHECK(found.n == nvalues, "%" PRIx64 ": %u values, not %" PRIu64, hash, nvalues, found.n))
		CHECK(memcmp(found.values, values, nvalues * sizeof(*values)) == 0);
}

/* Answers by one instruction set, and the values of maps. */
typedef struct Answers
{
	bool		may[PROBES];
	uint32_t	nvalues[PROBES];
	uint32_t	values[PROBES][PROBED_VALUES];
} Answers;

static inline void
get_answers(const rf_filter *f, const uint64_t *probes, Answers *a)
{
	memset(a, 0, sizeof(*a));
	for (int i = 0; i < PROBES; i++)
	{
		a->may[i] = rf_filter_may_contain(f, probes[i]);
		if (f->ops->map != NULL)
		{
			a->nvalues[i] = probe_values(f, probes[i], a->values[i], NULL);
			CHECK((a->nvalues[i] > 0) == a->may[i]);
		}
	}
	check_many(f, probes, PROBES);
}

/*
 * Does a probe read what it names, and nothing else?  Then its answer does not
 * depend on what is there instead.  That it is the answer of all bytes is
 * promised of those that are verified: hashes that do not ascend are searched
 * in another order.
 */
static inline void
check_fetching(const Built *b, uint64_t hash)
{
	uint32_t	values[2][PROBED_VALUES] = {{0}},
				nvalues[2] = {0};
	int			answers[2];
	Pieces		pieces;

	for (int i = 0; i < 2; i++)
		answers[i] = probe_in_pieces(b, hash, i ? 0xFF : 0, &pieces, &nvalues[i], values[i]);
	CHECK(answers[0] == answers[1] && nvalues[0] == nvalues[1] && memcmp(values[0], values[1], sizeof(values[0])) == 0,
		  "kind %d, hash %" PRIx64 ": %d or %d", b->len > 4 ? b->bytes[4] : 0, hash, answers[0], answers[1]);
}

/* Everything, of bytes in an allocation of their size. */
static inline void
check_bytes(const Built *b, Input *in)
{
	static Answers answers[2];
	uint64_t	probes[PROBES];
	rf_filter	f,
				g;
	rf_reason	why = {RF_OK, NULL, 0, 0, 0};
	rf_status	opened = rf_filter_open(&f, RF_KIND_ANY, b->bytes, b->len, RF_OPEN, &why, NULL);
	rf_status	verified = rf_filter_open(&g, RF_KIND_ANY, b->bytes, b->len, RF_VERIFY, NULL, NULL);
	Pieces		pieces;
	SCOPED uint8_t *moved = NULL;
	bool		all;
	bool		refused = must_be_refused(b, &all);

	CHECK(!(refused && opened == RF_OK) && !(all && !refused && opened != RF_OK),
		  "bytes that %s be refused: status %d", refused ? "must" : "need not", opened);
	choose_probes(b, in, probes);
	check_fetching(b, probes[2]);
	if (opened != RF_OK)
	{
		CHECK(why.status == opened && why.what != NULL && verified != RF_OK);
		return;
	}
	for (int i = 6; i < 12; i++)
	{
		if (verified == RF_OK)
			check_in_pieces(b, probes[i], &pieces);
		else
			check_fetching(b, probes[i]);
	}
	for (EACH_ISA(isa))
	{
		get_answers(&f, probes, &answers[isa > 0]);
		if (isa > 0 && verified == RF_OK)
			CHECK(memcmp(&answers[0], &answers[1], sizeof(answers[0])) == 0, "%s, isa %d", f.ops->name, isa);
	}
	use_description(&f);
	if (f.ops->change != NULL)
		use_change(&f, probes);
	if (f.ops->count != NULL)
		use_count(&f, probes);
	if (f.wire.kind == RF_KIND_KEYSET)
		use_keyset(&f, verified == RF_OK);
	if (verified != RF_OK)
		return;

	for (int i = 0; i < PROBES; i += 2)
		check_reader(&f, b, probes[i], answers[0].nvalues[i], answers[0].values[i]);
	/* elsewhere, where no word is aligned */
	moved = rf_test_alloc(b->len + 1);
	memcpy(moved + 1, b->bytes, b->len);
	if (CHECK(rf_filter_open(&g, RF_KIND_ANY, moved + 1, b->len, RF_VERIFY, NULL, NULL) == RF_OK))
	{
		get_answers(&g, probes, &answers[1]);
		get_answers(&f, probes, &answers[0]);
		CHECK(memcmp(&answers[0], &answers[1], sizeof(answers[0])) == 0, "%s, moved", f.ops->name);
	}
}

#endif							/* FUZZ_FILTER_H */
