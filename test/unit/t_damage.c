/*-------------------------------------------------------------------------
 *
 * t_damage.c
 *		Foreign bytes: filters that were cut, changed at random where it hurts
 *		most and sealed again, made up, or damaged where they are stored.
 *
 * Whatever rf_filter_open() makes of them, nothing may be read outside of
 * them; the address sanitizer ("make asan") reports it.
 *
 *-------------------------------------------------------------------------
 */
#include "core/ribbon/rf_ribbon_impl.h"
#include "rf_maps.h"
#include "rf_probes.h"

/* ---- Foreign bytes ---- */

#define MAX_BASES	240

static Built bases[MAX_BASES];
static int	nbases;

static void
add_base(Built b)
{
	if (CHECK(b.bytes != NULL && nbases < MAX_BASES))
		bases[nbases++] = b;
}

static void
make_bases(void)
{
	static const uint64_t sizes[] = {1, 2, 10, 63, 64, 65, 127, 128, 300};
	static const double rates[] = {0.01, 1e-9, 0.5};

	nbases = 0;
	for (EACH(i, sizes))
	{
		SCOPED uint64_t *hashes = random_set(sizes[i]);

		for (EACH_FORM(form))
			add_base(build_form(form, hashes, sizes[i], rates[(i + (size_t) form) % 3]));
	}
	for (EACH_KIND(kind))
	{
		SCOPED uint64_t *hashes = random_set(3001);

		add_base(build_any(kind, NULL, 0, 0.01));
		if (kind != RF_KIND_KEYSET && kind != RF_KIND_COUNTING)
			add_base(build_any(kind, hashes, 3001, 0.01));
	}
}

static void
free_bases(void)
{
	while (nbases > 0)
		free(bases[--nbases].bytes);
}

/*
 * Calls everything that can be called with an opened filter.  Nothing is known
 * about the answers.
 */
static uint64_t
probe_everything(const rf_filter *f, int nprobes)
{
	uint64_t	sum = 0;
	rf_detail	details[RF_MAX_DETAILS];

	sum += rf_filter_details(f, details, NULL);
	sum += rf_filter_may_contain(f, 0);
	sum += rf_filter_may_contain(f, UINT64_MAX);
	for (int i = 0; i < nprobes; i++)
		sum += rf_filter_may_contain(f, rf_test_rand());
	if (f->wire.kind == RF_KIND_RIBBON)
	{
		rf_ribbon_details ribbon;

		/* Both sides of the borders of some chunks. */
		for (uint64_t i = 1; i < 9 && i < f->u.ribbon.shape.nchunks; i++)
		{
			uint64_t	border = UINT64_MAX / f->u.ribbon.shape.nchunks * i;

			for (int k = -3; k <= 3; k++)
				sum += rf_filter_may_contain(f, border + (uint64_t) k);
		}
		rf_ribbon_describe(&f->u.ribbon, &ribbon, NULL);
		sum += ribbon.slots + ribbon.listed;
	}
	if (f->ops->map != NULL)
	{
		uint32_t	values[9];

		values[8] = 0xA5;
		for (int i = 0; i < nprobes; i++)
		{
			uint64_t	hash = rf_test_rand();
			uint32_t	n = f->ops->map->values(&f->u, hash, values,
												(uint32_t) i % 9, NULL);

			CHECK((n > 0) == rf_filter_may_contain(f, hash));
			for (uint32_t k = 0; k < n && k < (uint32_t) i % 9; k++)
				CHECK((values[k] & ~f->u.ribbonmap.varying) ==
					  f->u.ribbonmap.constant || n == RF_VALUES_DAMAGED);
		}
		CHECK_EQ(values[8], 0xA5);
	}
	if (f->wire.kind == RF_KIND_BLOOM)
		sum += rf_bloom_bits_set(&f->u.bloom, NULL);
	if (f->wire.kind == RF_KIND_COUNTING)
		sum += rf_counting_saturated(&f->u.counting, NULL) +
			rf_counting_count(&f->u.counting, UINT64_MAX);
	if (f->wire.kind == RF_KIND_KEYSET)
	{
		SCOPED uint8_t *out = rf_test_alloc(rf_keyset_bytes(2 * f->wire.nkeys));

		for (int op = RF_KEYSET_UNION; op <= RF_KEYSET_DIFFERENCE; op++)
			sum += rf_keyset_combine((rf_keyset_op) op, &f->u.keyset,
									 &f->u.keyset, out, NULL);
	}
	sum += rf_filter_cardinality(f, NULL);
	sum += rf_filter_fpr(f, NULL) > 0.5;
	for (uint16_t i = 0; i < f->wire.key_type.desc_len; i++)
		sum += (uint8_t) f->wire.key_type.desc[i];
	return sum;
}

TEST(every_truncation_is_refused)
{
	make_bases();
	for (int b = 0; b < nbases; b++)
		for (uint64_t len = 0; len < bases[b].len; len++)
		{
			SCOPED uint8_t *exact = rf_test_copy(bases[b].bytes, len);
			SCOPED uint8_t *pieces = rf_test_zeros(len);
			Built		shorter = {exact, len};
			Fetched		fetched = {&shorter, pieces, {0, 0}};
			rf_fetch	fetcher = {fetch, &fetched};
			rf_filter	f;
			rf_reason	why;
			rf_status	status = rf_filter_open(&f, 0, exact, len, RF_OPEN, &why, NULL);

			CHECK(status == RF_ERR_TRUNCATED && why.status == status && why.min > why.found,
				  "base %d, %" PRIu64 " of %" PRIu64 " bytes: status %d", b, len, bases[b].len, status);
			CHECK(rf_filter_open(&f, 0, exact, len, RF_OPEN, NULL, NULL) == status);

			/* A reader of pieces reads what is there, and sees the same. */
			CHECK(rf_filter_open_fetching(&f, RF_KIND_ANY, pieces, len, &fetcher, NULL) == status);
		}
	free_bases();
}

/*
 * The same, and longer payloads as well, with a header that says so: the
 * payload's own lengths then have to disagree.  Kinds that can be added to are
 * of any size.
 */
TEST(every_other_payload_length_is_refused)
{
	make_bases();
	for (int b = 0; b < nbases; b++)
	{
		rf_wire		w;

		REQUIRE(rf_wire_open(&w, bases[b].bytes, bases[b].len, NULL) == RF_OK);
		if (rf_kind_find(w.kind)->change != NULL)
			continue;
		for (uint64_t other = 0; other < w.payload_len + 100; other++)
		{
			uint64_t	len = bases[b].len - w.payload_len + other;
			SCOPED uint8_t *exact = rf_test_alloc(len);
			rf_filter	f;
			rf_status	status;

			memset(exact, 0, len);
			memcpy(exact, bases[b].bytes,
				   len < bases[b].len ? len : bases[b].len);
			rf_store64(exact + 32, other);
			rf_wire_seal(exact, len, NULL);
			status = rf_filter_open(&f, 0, exact, len, RF_OPEN, NULL, NULL);
			CHECK(status == (other == w.payload_len ? RF_OK :
							 RF_ERR_STRUCTURE),
				  "base %d, %" PRIu64 " of %" PRIu64 " bytes: status %d", b,
				  other, w.payload_len, status);
		}
	}
	free_bases();
}

/* RF_VERIFY refuses each bit flip; RF_OPEN at least survives it. */
TEST(every_bit_flip_is_refused)
{
	make_bases();
	for (int b = 0; b < nbases; b++)
	{
		uint8_t    *bytes = bases[b].bytes;
		uint64_t	len = bases[b].len;

		for (uint64_t bit = 0; bit < 8 * len; bit += len > 1000 ? 7 : 1)
		{
			rf_filter	f;

			bytes[bit / 8] ^= (uint8_t) (1 << (bit % 8));
			CHECK(rf_wire_verify(bytes, len, NULL, NULL) == RF_ERR_CHECKSUM &&
				  rf_filter_open(&f, 0, bytes, len, RF_VERIFY, NULL, NULL) != RF_OK,
				  "base %d, bit %" PRIu64, b, bit);
			if (rf_filter_open(&f, 0, bytes, len, RF_OPEN, NULL, NULL) == RF_OK)
				(void) probe_everything(&f, 20);
			bytes[bit / 8] ^= (uint8_t) (1 << (bit % 8));
		}
	}
	free_bases();
}

/* Lists are searched by halving: out of order, they have false negatives. */
TEST(lists_must_ascend)
{
	static const uint64_t lists[][3] = {{3, 5, 9}, {3, 5, 5}, {5, 3, 9}};

	for (EACH(i, lists))
	{
		SCOPED Built b = build_list(lists[i], 3, 0.01);
		SCOPED Built fuse = build_fuse_list(lists[i], 3, 0.01);
		SCOPED Built keyset = build_keyset(lists[i], 3);
		rf_filter	f;
		rf_status	right = i == 0 ? RF_OK : RF_ERR_ORDER;

		CHECK(open_status(&f, &b, RF_VERIFY) == right && open_status(&f, &fuse, RF_VERIFY) == right &&
			  open_status(&f, &keyset, RF_VERIFY) == right);
		CHECK(i > 0 || count_missed(&f, lists[i], 3) == 0);
	}
}

/* Seeds that have no meaning, of all and of an overflow. */
TEST(unknown_seeds_are_refused)
{
	SCOPED uint64_t *hashes = random_set(501);
	SCOPED Built dense = build_ribbon(hashes, 100, 0.01);
	SCOPED Built chunked = build_form(FORM_CHUNKS, hashes, 501, 0.01);
	uint64_t	at = 0,
				len;
	rf_filter	f;

	REQUIRE(open_built(&f, &chunked) && rf_ribbon_overflow_extent(&f.u.ribbon, 0, &at, &len));
	at += 3 + (uint64_t) (f.u.ribbon.data - chunked.bytes);
	for (int seed = 0; seed < 256; seed++)
	{
		bool		known = seed < RF_RIBBON_MAX_SEEDS;

		dense.bytes[14] = chunked.bytes[at] = (uint8_t) seed;
		rf_wire_seal(dense.bytes, dense.len, NULL);
		rf_wire_seal(chunked.bytes, chunked.len, NULL);
		CHECK((open_status(&f, &dense, RF_VERIFY) == RF_OK) == known, "seed %d", seed);
		CHECK((open_status(&f, &chunked, RF_VERIFY) == RF_OK) == known, "overflow seed %d", seed);
	}
}

/* A number that is more likely than others to be at some border. */
static uint64_t
hostile_number(uint64_t old)
{
	static const uint64_t borders[] = {0, 1, 2, 3, 4, 7, 8, 31, 63, 64, 65,
		127, 128, 129, 191, 192, 255, 256, 4095, 0xFFFF, 0x10000, 0xFFFFFF,
		0x1000000, 0x3FFFFFFF, 0x40000000, 0x40000001, 0x7FFFFFFF, 0x80000000,
		0xFFFFFFC0, 0xFFFFFFFF, 0x100000000, 0xFFFFFFFF00000000,
	UINT64_MAX / 8 + 1, UINT64_MAX};

	switch (rf_test_rand_below(6))
	{
		case 0:
			return borders[rf_test_rand_below(LENGTH(borders))];
		case 1:
			return old + rf_test_rand_below(9) - 4;
		case 2:
			return old + 64 * (rf_test_rand_below(5) - 2);
		case 3:
			return old ^ (UINT64_C(1) << rf_test_rand_below(64));
		case 4:
			return old * 2;
		default:
			return rf_test_rand() >> rf_test_rand_below(64);
	}
}

static void
change32(uint8_t *p)
{
	rf_store32(p, (uint32_t) hostile_number(rf_load32(p)));
}

/*
 * Changes an overflow so that its length stays right: into a list, or into a
 * system of another number of slots and equal bytes, with another seed.
 */
static void
change_overflow(uint8_t *bytes, const rf_ribbon *ribbon)
{
	uint64_t	i = rf_test_rand_below(ribbon->shape.nchunks);
	rf_ribbon_overflow overflow;
	uint64_t	nbytes;
	uint32_t	seed;
	uint8_t    *head;

	if (!rf_ribbon_find_overflow(ribbon, i, &overflow))
		return;
	head = bytes + (overflow.solution - bytes) - RF_RIBBON_OVERFLOW_HEADER;
	nbytes = rf_ribbon_overflows_before(ribbon, i + 1) -
		rf_ribbon_overflows_before(ribbon, i) - RF_RIBBON_OVERFLOW_HEADER;
	seed = (uint32_t) rf_test_rand_below(256);
	switch (rf_test_rand_below(3))
	{
		case 0:
			change32(head);
			return;
		case 1:
			seed = RF_RIBBON_SEED_LIST;
			rf_store32(head, (uint32_t) (nbytes / (ribbon->shape.value_columns > 0 ? 16 : 8)) |
					   seed << 24);
			return;
		default:
			for (int tries = 0; tries < 30; tries++)
			{
				rf_ribbon_system sys;
				uint32_t	slots = overflow.slots +
				(uint32_t) rf_test_rand_below(17) - 8;

				if (slots > 0 && slots < 1 << 24 &&
					rf_ribbon_dense_layout(&sys, &ribbon->shape, slots,
										   seed) == nbytes)
				{
					rf_store32(head, slots | seed << 24);
					return;
				}
			}
			return;
	}
}

/*
 * Moves bytes between an overflow and its neighbour by way of the directory.
 */
static void
change_directory(uint8_t *bytes, const rf_ribbon *ribbon)
{
	uint64_t	at = rf_test_rand_below((uint64_t) ribbon->shape.nchunks + 1);
	uint8_t    *p = bytes + (ribbon->directory - bytes) + 4 * at;

	if (rf_test_rand_below(2))
		change32(p);
	else if (at < ribbon->shape.nchunks)
		rf_store32(p, rf_load32(p + 4));
	else
		rf_store32(p, rf_load32(p - 4));
}

/*
 * One change to a copy of a filter.  The copy has space for 64 bytes more than
 * *len.
 */
static void
change_somewhere(uint8_t *bytes, uint64_t *len)
{
	uint64_t	head = *len < 64 ? *len : 64;
	const rf_ribbon *ribbon = NULL;
	rf_filter	f;
	bool		opened;

	opened = rf_filter_open(&f, 0, bytes, *len, RF_OPEN, NULL, NULL) == RF_OK;
	if (opened && f.wire.kind == RF_KIND_RIBBON)
		ribbon = &f.u.ribbon;
	if (opened && f.wire.kind == RF_KIND_RIBBONMAP)
		ribbon = &f.u.ribbonmap.ribbon;
	switch (rf_test_rand_below(12))
	{
		case 0:
			bytes[rf_test_rand_below(*len)] = (uint8_t) rf_test_rand();
			return;
		case 1:
			bytes[rf_test_rand_below(head)] = (uint8_t) rf_test_rand();
			return;
		case 2:
			bytes[rf_test_rand_below(head)] ^=
				(uint8_t) (1 << rf_test_rand_below(8));
			return;
		case 3:					/* kind, family, flags */
			bytes[4 + rf_test_rand_below(4)] =
				(uint8_t) rf_test_rand_below(rf_test_rand_below(2) ? 33 : 128);
			return;
		case 4:					/* parameter */
			rf_store16(bytes + 14,
					   (uint16_t) hostile_number(rf_load16(bytes + 14)));
			return;
		case 5:					/* descriptor length */
			rf_store16(bytes + 12, (uint16_t) rf_test_rand_below(40));
			return;
		case 6:					/* keys, rate, payload length */
			{
				uint8_t    *p = bytes + 16 + 8 * rf_test_rand_below(3);

				rf_store64(p, hostile_number(rf_load64(p)));
				return;
			}
		case 7:					/* another length, by which all is moved */
			{
				uint64_t	add = rf_test_rand_below(129) - 64;

				if (*len + add < 40 || *len + add > *len + 64)
					add = rf_test_rand_below(64);
				for (uint64_t i = *len; i < *len + add && add <= 64; i++)
					bytes[i] = (uint8_t) rf_test_rand();
				*len += add;
				rf_store64(bytes + 32, rf_load64(bytes + 32) + add);
				return;
			}
		case 8:					/* slots, chunks; of a map varying, constant */
		case 9:
			if (*len >= 40 + 16)
				change32(bytes + 40 + 4 * rf_test_rand_below(bytes[4] == RF_KIND_RIBBONMAP ? 4 : 2));
			return;
		case 10:
			if (opened && f.wire.kind == RF_KIND_FUSE &&
				f.u.fuse.directory != NULL)
				change32(bytes + (f.u.fuse.directory - bytes) + 4 *
						 rf_test_rand_below(4 * f.u.fuse.shape.nchunks));
			if (ribbon != NULL && ribbon->directory != NULL)
				change_directory(bytes, ribbon);
			return;
		default:
			if (ribbon != NULL && ribbon->shape.nchunks > 0)
				change_overflow(bytes, ribbon);
			return;
	}
}

TEST(changed_filters_are_refused_or_safe)
{
	uint64_t	rounds = rf_test_variable("RF_ROUNDS", 80000);
	uint64_t	accepted = 0;

	make_bases();
	for (uint64_t round = 0; round < rounds; round++)
	{
		const Built *base = &bases[round % (uint64_t) nbases];
		uint64_t	len = base->len;
		SCOPED uint8_t *ample = rf_test_alloc(len + 64 * 4);
		SCOPED Built changed = {NULL, 0};
		Pieces		pieces;
		rf_filter	f;
		rf_reason	why = {RF_OK, NULL, 0, 0, 0};
		rf_status	status;

		memcpy(ample, base->bytes, len);
		for (uint64_t n = 1 + rf_test_rand_below(3); n > 0; n--)
			change_somewhere(ample, &len);
		rf_wire_seal(ample, len, NULL);
		changed = (Built)
		{
			rf_test_copy(ample, len), len
		};
		status = rf_filter_open(&f, 0, changed.bytes, len, RF_OPEN, &why, NULL);
		check_in_pieces(&changed, rf_test_rand(), &pieces);
		if (status == RF_OK)
		{
			accepted++;
			(void) probe_everything(&f, 1000);
			(void) open_status(&f, &changed, RF_VERIFY);
			continue;
		}
		CHECK(why.status == status && why.what != NULL);
		/* what was found is not among what may be */
		CHECK(status != RF_ERR_STRUCTURE || why.min > why.max ||
			  why.found < why.min || why.found > why.max,
			  "%s from %" PRIu64 " to %" PRIu64 ", found %" PRIu64,
			  why.what, why.min, why.max, why.found);
		CHECK(open_status(&f, &changed, RF_VERIFY) != RF_OK);
	}
	free_bases();
	CHECK(accepted > rounds / 10 && accepted < rounds);
}

/* A map of the payload of a ribbon that has as many columns more. */
static Built
wrap_map(uint16_t seed, uint8_t form, bool several, uint32_t nbits,
		 const rf_ribbon_shape *shape, const uint8_t *payload, uint64_t len)
{
	SCOPED uint8_t *whole = rf_test_alloc(RF_RIBBONMAP_HEADER + len);
	uint32_t	varying = 0;
	double		p;

	while ((uint32_t) rf_popcount64(varying) < nbits)
		varying |= UINT32_C(1) << rf_test_rand_below(32);
	rf_store32(whole, varying);
	rf_store32(whole + 4, rf_test_rand_below(8) == 0 ?
			   (uint32_t) rf_test_rand() : ~varying & (uint32_t) rf_test_rand());
	memcpy(whole + RF_RIBBONMAP_HEADER, payload, len);

	/* The rate whose fingerprints, 2 r / (1 + 2 r), have this shape's. */
	p = shape_rate(shape);
	if (several)
		p = p / (2 * (1 - p));
	return wrap_payload(RF_KIND_RIBBONMAP, seed,
						(uint8_t) (form | (several ? RF_FLAG_SEVERAL : 0)), 10, p,
						whole, RF_RIBBONMAP_HEADER + len);
}

/*
 * Ribbons made up of whatever numbers, with the lengths that these numbers
 * imply and noise for the rest, so that most of them have the right length;
 * and maps.
 */
static Built
make_up_ribbon(bool map)
{
	rf_ribbon_shape shape = {0};
	rf_ribbon_system sys;
	SCOPED uint8_t *payload = rf_test_alloc(1 << 20);
	uint64_t	len;
	uint8_t		form = 0;
	uint32_t	seed = rf_test_rand_below(4) == 0 ? RF_RIBBON_SEED_LIST :
	(uint32_t) rf_test_rand_below(66);
	bool		several = rf_test_rand_below(2);
	uint32_t	nbits = (uint32_t) rf_test_rand_below(33);
	bool		odd;

	shape.columns = (uint32_t) rf_test_rand_below(34);
	odd = shape.columns == 0 || shape.columns > RF_RIBBON_MAX_COLUMNS;
	shape.low_share = (uint32_t) (rf_test_rand() << rf_test_rand_below(32));
	if (shape.columns == 1 && rf_test_rand_below(2))
		shape.low_share = 0;
	if (map)
	{
		/*
		 * One value of the rate may round to another shape: of a power of 2,
		 * it does not.
		 */
		shape.low_share = 0;
		shape.value_columns = nbits + several;
	}
	shape.nchunks = (uint32_t) rf_test_rand_below(4);
	shape.slots = 1 + (uint32_t) rf_test_rand_below(400);
	if (rf_test_rand_below(3) > 0 && shape.nchunks > 0)
		shape.slots = (shape.slots / 64 + 1) * 64;
	rf_test_fill(payload, 1 << 14);
	rf_store32(payload, shape.slots);
	if (odd)
		len = rf_test_rand_below(200);
	else if (shape.nchunks == 0)
		len = RF_RIBBON_HEADER +
			rf_ribbon_dense_layout(&sys, &shape, shape.slots, seed);
	else
	{
		uint8_t		unused[4 * 2];
		uint8_t    *directory = unused;
		uint64_t	overflow = 0;

		rf_ribbon_chunk_layout(&sys, &shape);
		form = shape.nchunks == 1 ? RF_FLAG_ONE_CHUNK : RF_FLAG_CHUNKED;
		len = rf_ribbon_chunks_at(&shape);
		if (form == RF_FLAG_CHUNKED)
		{
			rf_store32(payload + 4, shape.nchunks);
			directory = payload + RF_RIBBON_CHUNKS_HEADER;
			rf_store32(directory, 0);
		}
		for (uint32_t i = 0; i < shape.nchunks; i++)
		{
			rf_ribbon_system over;
			uint32_t	slots = (uint32_t) rf_test_rand_below(200);
			uint32_t	over_seed = rf_test_rand_below(3) == 0 ?
			RF_RIBBON_SEED_LIST : (uint32_t) rf_test_rand_below(64);
			uint64_t	nbytes = RF_RIBBON_OVERFLOW_HEADER +
			rf_ribbon_dense_layout(&over, &shape, slots, over_seed);

			len += rf_ribbon_class_bytes(&sys) + rf_ribbon_system_bytes(&sys);
			rf_store32(payload + len, slots | over_seed << 24);

			rf_store32(directory + 4 * (i + 1), (uint32_t) (overflow + nbytes));

			/* Only its header is in the payload: the rest is missing. */
			if (rf_test_rand_below(8) == 0)
				nbytes = RF_RIBBON_OVERFLOW_HEADER;
			overflow += nbytes;
			len += nbytes;
		}
		rf_store32(directory + 4 * shape.nchunks, (uint32_t) overflow);
		seed = 0;
	}
	if (rf_test_rand_below(8) == 0)
		len += rf_test_rand_below(17) - 8;
	if (len > 1 << 20)
		len = 0;
	return map ? wrap_map((uint16_t) seed, form, several, nbits, &shape, payload, len) :
		wrap_payload(RF_KIND_RIBBON, (uint16_t) seed, form, 10, shape_rate(&shape), payload, len);
}

TEST(made_up_ribbons_are_refused_or_safe)
{
	const int	rounds = 80000;
	int			accepted = 0;

	for (int round = 0; round < rounds; round++)
	{
		SCOPED Built b = make_up_ribbon(round % 2);
		Pieces		pieces;
		rf_filter	f;

		check_in_pieces(&b, rf_test_rand(), &pieces);
		if (open_status(&f, &b, RF_OPEN) == RF_OK)
		{
			accepted++;
			(void) probe_everything(&f, 300);
		}
	}
	CHECK(accepted > rounds / 3 && accepted < rounds);
}

/* No header of ours at all. */
TEST(noise_is_refused)
{
	for (int round = 0; round < 20000; round++)
	{
		uint64_t	len = rf_test_rand_below(200);
		SCOPED uint8_t *bytes = rf_test_alloc(len);
		rf_filter	f;

		rf_test_fill(bytes, len);
		CHECK(rf_filter_open(&f, 0, bytes, len, RF_OPEN, NULL, NULL) ==
			  (len < 40 ? RF_ERR_TRUNCATED : RF_ERR_MAGIC));
	}
}

/* Codes that no kind has, those between kinds as well as those beyond. */
TEST(unknown_kinds_are_refused)
{
	SCOPED uint64_t *hashes = random_set(20);
	SCOPED Built b = build_ribbon(hashes, 20, 0.01);

	for (int code = 0; code < 256; code++)
	{
		rf_filter	f;
		rf_reason	why;
		bool		known = code > 0 && next_kind(code - 1) == code;
		rf_status	status;

		b.bytes[4] = (uint8_t) code;
		for (int flag = 0; flag < 2; flag++)
		{
			b.bytes[7] = flag ? 0x40 : 0;	/* of a release to come */
			rf_wire_seal(b.bytes, b.len, NULL);
			status = rf_filter_open(&f, 0, b.bytes, b.len, RF_VERIFY, &why,
									NULL);
			CHECK(known == (status != RF_ERR_KIND), "kind %d", code);
			CHECK(known || why.found == (uint64_t) code);
			CHECK(known == (rf_kind_find((uint32_t) code) != NULL));
		}
	}
}

/*
 * What is said of a field: what it is and what it might have been, not one
 * limit and nothing of the other.
 */
TEST(reasons_give_the_range)
{
	enum
	{
		KEYSET, BLOOM, FUSES, DENSE, CHUNKED, CHUNKS, EMPTY
	};
	static const struct
	{
		int			base;
		int			at;
		uint32_t	value;
		int			nbytes;
		rf_status	status;
		const char *what;
		uint64_t	least,
					most,
					found;
	}			cases[] =
	{
		{BLOOM, 3, 2, 1, RF_ERR_VERSION, "format version", 1, 1, 2},
		{BLOOM, 4, 9, 1, RF_ERR_KIND, "kind", 1, 0, 9},
		{BLOOM, 5, 2, 1, RF_ERR_HASH, "hash function", 1, 1, 2},
		{BLOOM, 6, RF_FAMILY_LAST + 1, 1, RF_ERR_FAMILY, "key family", 0, RF_FAMILY_LAST,
		RF_FAMILY_LAST + 1},
		{BLOOM, 6, 17, 1, RF_ERR_FAMILY, "descriptor length", 1, 65535, 0},
		{BLOOM, 12, 3, 2, RF_ERR_FAMILY, "descriptor length", 0, 0, 3},
		{BLOOM, 7, 0x40, 1, RF_ERR_FAMILY, "flags byte", 1, 0, 0x40},
		{BLOOM, 7, 0x10, 1, RF_ERR_FAMILY, "flags byte", 1, 0, 0x10},
		{KEYSET, 7, 0x10, 1, RF_ERR_FAMILY, "flags byte", 1, 0, 0x10},
		{DENSE, 7, 0x80, 1, RF_ERR_FAMILY, "flags byte", 1, 0, 0x80},
		{CHUNKED, 7, 0x50, 1, RF_ERR_FAMILY, "flags byte", 1, 0, 0x50},
		{CHUNKED, 7, 0x30, 1, RF_ERR_STRUCTURE, "form", 1, 0, 0x30},
		{BLOOM, 14, 0, 2, RF_ERR_STRUCTURE, "number of probes", 1, 16, 0},
		{BLOOM, 14, 17, 2, RF_ERR_STRUCTURE, "number of probes", 1, 16, 17},
		{BLOOM, 14, 256, 2, RF_ERR_STRUCTURE, "number of probes", 1, 16, 256},
		{BLOOM, 30, 0, 2, RF_ERR_STRUCTURE, "target rate", 1, 0, 0},
		{KEYSET, 23, 0x80, 1, RF_ERR_STRUCTURE, "number of keys", 0, INT64_MAX,
		UINT64_C(0x8000000000000014)},
		{KEYSET, 16, 19, 1, RF_ERR_STRUCTURE, "number of keys", 20, 20, 19},
		{KEYSET, 14, 1, 2, RF_ERR_STRUCTURE, "kind parameter", 0, 0, 1},
		{KEYSET, 40, 0xFFFFFFFF, 4, RF_ERR_CHECKSUM, "check", 0, 0, 0},
		{FUSES, 14, 1, 2, RF_ERR_STRUCTURE, "kind parameter", 0, 0, 1},
		{FUSES, 40, 1, 4, RF_ERR_STRUCTURE, "number of chunks", 2, UINT32_MAX, 1},
		{DENSE, 14, 70, 2, RF_ERR_STRUCTURE, "seed", 1, 0, 70},
		{DENSE, 14, 0x100, 2, RF_ERR_STRUCTURE, "seed", 1, 0, 0x100},
		{DENSE, 16, 0, 1, RF_ERR_STRUCTURE, "payload length", 0, 0, 24},
		{DENSE, 28, 0, 4, RF_ERR_STRUCTURE, "target rate", 1, 0, 0},
		{DENSE, 40, 0, 4, RF_ERR_STRUCTURE, "number of slots", 1, 1 << 30, 0},
		{DENSE, 40, 24, 4, RF_ERR_STRUCTURE, "payload length", 25, 25, 24},
		{CHUNKED, 14, 1, 1, RF_ERR_STRUCTURE, "seed", 0, 0, 1},
		{CHUNKED, 40, 63, 4, RF_ERR_STRUCTURE, "number of slots", 64, 1 << 30, 63},
		{CHUNKED, 40, 65, 4, RF_ERR_STRUCTURE, "number of slots", 1, 0, 65},
		{CHUNKS, 44, 1, 4, RF_ERR_STRUCTURE, "number of chunks", 2, UINT32_MAX, 1},
		{EMPTY, 16, 1, 1, RF_ERR_STRUCTURE, "payload length", 4, UINT64_MAX, 0},
	};
	uint64_t	n = 20000;
	SCOPED uint64_t *hashes = make_set(SET_INT64, &n);

	for (EACH(i, cases))
	{
		SCOPED Built b = cases[i].base == EMPTY ? build_ribbon(hashes, 0, 0.01) :
		cases[i].base == KEYSET ? build_keyset(hashes, 20) :
		cases[i].base == BLOOM ? build_bloom(hashes, 20, 0.01) :
		cases[i].base == FUSES ? build_fuse_chunks(4, 3, hashes, 3000, 0.01, 3000) :
		build_ribbon(hashes, cases[i].base == DENSE ? 20 :
					 cases[i].base == CHUNKED ? 3001 : n, 0.01);
		bool		sealed = cases[i].status != RF_ERR_CHECKSUM;
		rf_reason	why = {RF_OK, "", 0, 0, 0};
		rf_filter	f;

		if (cases[i].base == EMPTY)
			b.bytes[6] = RF_FAMILY_INT;
		for (int k = 0; k < cases[i].nbytes; k++)
			b.bytes[cases[i].at + k] = (uint8_t) (cases[i].value >> (8 * k));
		if (sealed)
			rf_wire_seal(b.bytes, b.len, NULL);
		CHECK(rf_filter_open(&f, 0, b.bytes, b.len, RF_VERIFY, &why, NULL) ==
			  cases[i].status, "case %zu", i);
		CHECK(why.status == cases[i].status &&
			  strcmp(why.what, cases[i].what) == 0 &&
			  (!sealed || (why.min == cases[i].least &&
						   why.max == cases[i].most &&
						   why.found == cases[i].found)),
			  "case %zu: status %d, %s from %" PRIu64 " to %" PRIu64 ", found %"
			  PRIu64, i, why.status, why.what, why.min, why.max, why.found);
	}
}

/* Damages stored bytes: a byte, a run, a block of zeros, places exchanged. */
static void
damage(uint8_t *bytes, uint64_t len)
{
	/* as often in the header as anywhere */
	uint64_t	at = rf_test_rand_below(rf_test_rand_below(2) && len > 100 ?
										100 : len);
	uint64_t	from = rf_test_rand_below(len);
	uint64_t	run = 1 + rf_test_rand_below(rf_test_rand_below(2) ? 16 : 2000);

	if (run > len - at)
		run = len - at;
	if (run > len - from)
		run = len - from;
	switch (rf_test_rand_below(6))
	{
		case 0:
			bytes[at] ^= (uint8_t) (1 << rf_test_rand_below(8));
			break;
		case 1:
			bytes[at] = (uint8_t) rf_test_rand();
			break;
		case 2:
			memset(bytes + at, rf_test_rand_below(2) ? 0 : 0xFF, run);
			break;
		case 3:
			for (uint64_t i = 0; i < run; i++)
				bytes[at + i] ^= (uint8_t) rf_test_rand();
			break;
		case 4:
			memmove(bytes + at, bytes + from, run);
			break;
		default:				/* hashes exchanged, where there are some */
			for (uint64_t k = 1 + rf_test_rand_below(30); k > 0 && len >= 64; k--)
			{
				uint8_t    *a = bytes + 40 + 8 * rf_test_rand_below((len - 40) / 8);
				uint8_t    *b = bytes + 40 + 8 * rf_test_rand_below((len - 40) / 8);
				uint64_t	v = rf_load64(a);

				rf_store64(a, rf_load64(b));
				rf_store64(b, v);
			}
			break;
	}
}

/* Everything that is done with a filter besides probing it. */
static void
use_everything(rf_filter *f, const Built *sound)
{
	rf_isa		best = rf_isa_here();
	rf_filter	other;
	rf_reason	why;
	uint64_t	n = f->wire.nkeys;
	uint64_t	hashes[70];

	(void) probe_everything(f, 50);
	for (EACH_ISA(isa))
	{
		(void) probe_everything(f, 50);
		rf_test_fill(hashes, sizeof(hashes));
		check_many(f, hashes, 70);
	}
	if (f->wire.kind == RF_KIND_RIBBON || f->ops->map != NULL)
		(void) f->ops->verify(&f->u, &f->wire, &why, NULL);
	if (f->wire.kind == RF_KIND_BLOOM)
	{
		rf_bloom_shape to = f->u.bloom.shape;
		SCOPED uint8_t *bits = rf_test_copy(f->u.bloom.bits, to.nbytes);

		rf_bloom_union(&to, bits, f->u.bloom.bits, NULL);
		to.nblocks = rf_bloom_fold_blocks(&f->u.bloom, 0.01, NULL);
		CHECK(to.nblocks <= f->u.bloom.shape.nblocks);
		if (rf_bloom_can_fold(&f->u.bloom.shape, &to))
			rf_bloom_fold(&f->u.bloom, &to, bits, NULL);
	}
	if (f->wire.kind == RF_KIND_COUNTING)
	{
		const rf_counting *counting = &f->u.counting;
		uint64_t	len = rf_counting_bytes(&counting->shape);
		SCOPED uint8_t *counters = rf_test_copy(counting->counters, len);
		SCOPED uint8_t *bits = rf_test_alloc(counting->shape.nbytes);

		for (int i = 0; i < 70; i++)
			(void) rf_counting_remove(&counting->shape, counters, hashes[i]);
		rf_counting_add(&counting->shape, counters, hashes, 70, NULL);
		rf_counting_sum(&counting->shape, counters, counting->counters, NULL);
		(void) rf_counting_subtract(&counting->shape, counters, counting->counters, NULL);
		rf_counting_to_bloom(counting, bits, NULL);
	}
	if (f->wire.kind == RF_KIND_KEYSET)
	{
		SCOPED uint64_t *hashes = rf_test_alloc(n * sizeof(*hashes));
		SCOPED Built bloom = {NULL, 0};
		SCOPED Built b = {NULL, 0};
		rf_ribbon_shape shape;

		/* As if they were in order, which has not been checked. */
		for (uint64_t i = 0; i < n; i++)
			hashes[i] = rf_keyset_hash(&f->u.keyset, i);
		bloom = build_bloom(hashes, n, 0.01);
		if (rf_ribbon_plan(n, 0.01, &shape) == RF_OK && n > 0)
		{
			(void) rf_isa_limit(rf_test_rand_below(2) ? best : RF_ISA_GENERIC);
			(void) try_ribbon(&shape, hashes, n, rf_ribbon_usual_bytes(&shape, n) +
							  8 * rf_test_rand_below(n), &b);
			(void) rf_isa_limit(best);
		}
		if (rf_filter_open(&other, RF_KIND_KEYSET, sound->bytes, sound->len,
						   RF_OPEN, NULL, NULL) == RF_OK)
		{
			SCOPED uint8_t *out = rf_test_alloc(rf_keyset_bytes(n + other.wire.nkeys));
			SCOPED uint64_t *both = rf_test_alloc(8 * (n + other.wire.nkeys));
			SCOPED uint64_t *scratch = rf_test_alloc(8 * n);

			for (int op = RF_KEYSET_UNION; op <= RF_KEYSET_DIFFERENCE; op++)
			{
				CHECK(rf_keyset_combine((rf_keyset_op) op, &f->u.keyset, &other.u.keyset, out, NULL) <=
					  n + other.wire.nkeys);
				CHECK(rf_keyset_combine((rf_keyset_op) op, &other.u.keyset, &f->u.keyset, out, NULL) <=
					  n + other.wire.nkeys);
			}
			for (uint64_t i = 0; i < other.wire.nkeys; i++)
				both[i] = rf_keyset_hash(&other.u.keyset, i);
			if (n > 0)
				memcpy(both + other.wire.nkeys, hashes, 8 * n);
			if (n <= other.wire.nkeys)
				(void) rf_hashes_merge(both, other.wire.nkeys, n, 1, scratch, NULL);
		}
	}
}

/*
 * Filters that are damaged where they are stored, where nothing verifies the
 * checksum.  Each is opened or refused, and if it opens, everything is done
 * with it that can be.  RF_DAMAGES is how many of each form, small and large.
 */
TEST(damaged_filters_are_refused_or_safe)
{
	uint64_t	share = rf_test_variable("RF_DAMAGES", 800);

	for (EACH_FORM(form))
	{
		uint64_t	accepted = 0;

		for (uint64_t round = 0; round < share;)
		{
			uint64_t	n = round / 100 % 2 ? 3001 + rf_test_rand_below(9000) : rf_test_rand_below(300);

			/* ... with overflows of all sizes */
			SCOPED uint64_t *hashes = make_set(round / 100 % 3 ? SET_RANDOM : SET_FEW_TOPS, &n);
			SCOPED Built b = build_form(form, hashes, n, 0.01);

			do
			{
				uint64_t	len = rf_test_rand_below(10) == 0 ? rf_test_rand_below(b.len) : b.len;
				SCOPED Built damaged = {rf_test_copy(b.bytes, len), len};
				Pieces		pieces;
				rf_filter	f;

				for (uint64_t k = 1 + rf_test_rand_below(3); k > 0 && len > 0; k--)
					damage(damaged.bytes, len);
				if (rf_test_rand_below(10) == 0 && len >= 40)
					rf_store64(damaged.bytes + 32, len - 40);
				check_in_pieces(&damaged, rf_test_rand(), &pieces);
				if (open_status(&f, &damaged, RF_OPEN) == RF_OK)
				{
					accepted++;
					use_everything(&f, &b);
				}
			} while (++round % 100 > 0);
		}
		CHECK(accepted > 0 && accepted < share, "form %d", form);
	}
}

TEST_MAIN
