/*-------------------------------------------------------------------------
 *
 * t_isa.c
 *	  All variants for instruction set extensions do the same.
 *
 * Whatever the machine has is compared with portable C: the bytes of ribbon
 * filters, and the answers of ribbon and Bloom filters, over shapes that take
 * every path (numbers of columns and probes, ragged blocks, shifts of 0).
 *
 *-------------------------------------------------------------------------
 */
#if defined(__x86_64__)
#include <cpuid.h>
#endif

#include "rf_maps.h"
#include "rf_test.h"

#include "core/rf_filter.h"

#if defined(RF_EMULATED_AVX512_H)

static rf_isa
processor_has(void)
{
	return RF_ISA_AVX512;
}

#elif defined(__x86_64__)

/* Which of the registers that wide does the system keep? */
static bool
system_keeps(uint32_t registers)
{
	uint32_t	low,
				high;

__asm__("xgetbv":"=a"(low), "=d"(high):"c"(0));
	return (low & registers) == registers;
}

/* What the processor says of itself. */
static rf_isa
processor_has(void)
{
	const uint32_t avx2 = bit_AVX2 | bit_BMI2;
	const uint32_t avx512 = bit_AVX512F | bit_AVX512DQ | bit_AVX512CD | bit_AVX512BW | bit_AVX512VL;
	const uint32_t avx512_more = bit_AVX512VBMI | bit_AVX512VBMI2 | bit_GFNI | bit_AVX512VPOPCNTDQ;
	uint32_t	a,
				b = 0,
				c = 0,
				d;
	bool		keeps_ymm,
				keeps_zmm;

	if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & bit_POPCNT))
		return RF_ISA_GENERIC;
	keeps_ymm = (c & bit_OSXSAVE) && (c & bit_AVX) && system_keeps(0x06);
	keeps_zmm = keeps_ymm && system_keeps(0xE6);
	if (!keeps_ymm || !__get_cpuid_count(7, 0, &a, &b, &c, &d) || (b & avx2) != avx2)
		return RF_ISA_POPCNT;
	return keeps_zmm && (b & avx512) == avx512 && (c & avx512_more) == avx512_more ?
		RF_ISA_AVX512 : RF_ISA_AVX2;
}

#elif defined(__aarch64__) && !defined(__AARCH64EB__)

static rf_isa
processor_has(void)
{
	return RF_ISA_NEON;
}

#else

static rf_isa
processor_has(void)
{
	return RF_ISA_GENERIC;
}

#endif

/* Neither less, which would be slow, nor more, which would be a crash. */
TEST(all_that_the_processor_has_is_used)
{
	const char *limit = getenv("RIBBONFILTER_ISA");

	if (limit == NULL || *limit == '\0')
		CHECK_EQ(rf_isa_here(), processor_has());
	else
		CHECK(rf_isa_here() <= processor_has());
}

static const double rates[] = {
	0.5, 0.3, 0.1, 0.01, 1 / 128.0, 1 / 256.0, 0.003, 1e-4, 1e-5, 1e-6, 1e-9
};

static const uint64_t sizes[] = {
	1, 2, 10, 63, 64, 65, 127, 128, 129, 300, 1000, 2000, 2001, 9000, 40000,
	150000
};

/* Any ISA makes the same filter of hashes. */
static void
check_bytes(const rf_ribbon_shape *shape, const uint64_t *hashes, uint64_t n)
{
	SCOPED Built plain = {NULL, 0};

	for (EACH_ISA(isa))
	{
		Built		b = build_odd_ribbon(shape, hashes, n);

		CHECK(isa == 0 || (b.len == plain.len && memcmp(b.bytes, plain.bytes, b.len) == 0),
			  "n %" PRIu64 ", %u x %u, isa %d", n, shape->nchunks, shape->slots, isa);
		free(plain.bytes);
		plain = b;
	}
}

TEST(ribbons_have_the_same_bytes)
{
	static const uint64_t some_sizes[] = {200, 3001, 5000, 60000};
	rf_ribbon_shape shape;

	for (EACH(s, sizes))
	{
		SCOPED uint64_t *hashes = random_set(sizes[s]);

		for (EACH(r, rates))
		{
			REQUIRE(rf_ribbon_plan(sizes[s], rates[r], &shape) == RF_OK);
			check_bytes(&shape, hashes, sizes[s]);
		}
	}

	/* Adversarial hashes, which bump whole chunks. */
	for (int set = 0; set < SET_NSHAPES; set++)
		for (EACH(s, some_sizes))
		{
			uint64_t	n = some_sizes[s];
			SCOPED uint64_t *hashes = make_set((SetShape) set, &n);

			REQUIRE(rf_ribbon_plan(n, 0.01, &shape) == RF_OK);
			check_bytes(&shape, hashes, n);
		}

	/* From chunks that bump nothing to chunks of which no bucket is left. */
	for (int round = 0; round < 200; round++)
	{
		rf_ribbon_shape odd = {7, 1 << 30, 1 + round % 5,
		64 * (1 + (uint32_t) rf_test_rand_below(40)), 0};
		uint64_t	n = 1 + odd.nchunks * odd.slots *
		(uint64_t) (50 + rf_test_rand_below(100)) / 100;
		SCOPED uint64_t *hashes = random_set(n);

		check_bytes(&odd, hashes, n);
	}

	/* A place in a chunk larger than those of plans exceeds 16 bits. */
	shape = (rf_ribbon_shape)
	{
		7, 1 << 30, 1, 100032, 0
	};
	SCOPED uint64_t *many = random_set(150000);

	check_bytes(&shape, many, 150000);
}

/* Keys are found, and what others are answered is the same. */
static void
check_answers(const Built *b, const uint64_t *hashes, uint64_t n, int nothers)
{
	uint64_t	differences = 0,
				missed = 0;
	rf_filter	f;

	if (!open_built(&f, b))
		return;
	for (EACH_ISA(isa))
	{
		missed += count_missed(&f, hashes, n);
		for (int i = 0; i < nothers; i++)
		{
			uint64_t	h = rf_test_rand();
			bool		found = rf_filter_may_contain(&f, h);

			(void) rf_isa_limit(RF_ISA_GENERIC);
			differences += rf_filter_may_contain(&f, h) != found;
			(void) rf_isa_limit((rf_isa) isa);
		}
	}
	CHECK(missed == 0 && differences == 0, "%s, n %" PRIu64 ", rate %g: %" PRIu64
		  " missed, %" PRIu64 " differences", f.ops->name, n, f.wire.fpr, missed, differences);
}

static void
compare_answers(int kind, double fpr, uint64_t n, int nothers)
{
	SCOPED uint64_t *hashes = random_set(n);
	SCOPED Built b = build_any(kind, hashes, n, fpr);

	check_answers(&b, hashes, n, nothers);
}

TEST(ribbons_give_the_same_answers)
{
	for (EACH(s, sizes))
		for (EACH(r, rates))
			compare_answers(RF_KIND_RIBBON, rates[r], sizes[s], 5000);
}

/* Last blocks of any width, in one system and behind others. */
TEST(ribbons_of_any_width_give_the_same_answers)
{
	for (uint64_t n = 1; n <= 200; n++)
		for (EACH(r, rates))
			compare_answers(RF_KIND_RIBBON, rates[r], n, 200);
}

/* The same values of keys and others, of few columns and many. */
static void
compare_values(const Built *b, const uint64_t *hashes, uint64_t n)
{
	uint64_t	differences = 0;
	rf_filter	f;

	if (!open_built(&f, b))
		return;
	for (EACH_ISA(isa))
		for (uint64_t i = 0; i < n + 500; i++)
		{
			uint64_t	h = i < n ? hashes[i] : rf_test_rand();
			uint32_t	values[50] = {0},
						plain[50] = {0};
			uint32_t	nvalues;

			(void) rf_isa_limit((rf_isa) isa);
			nvalues = f.ops->map->values(&f.u, h, values, 50, NULL);
			differences += rf_filter_may_contain(&f, h) != (nvalues > 0);
			(void) rf_isa_limit(RF_ISA_GENERIC);
			differences += f.ops->map->values(&f.u, h, plain, 50, NULL) != nvalues ||
				memcmp(values, plain, sizeof(plain)) != 0;
		}
	CHECK(differences == 0, "n %" PRIu64 ", %" PRIu64 " bytes, rate %g: %" PRIu64 " differences",
		  n, b->len, f.wire.fpr, differences);
}

TEST(maps_give_the_same_answers)
{
	for (uint64_t n = 1; n < 40000; n += n < 200 ? 1 : n)
	{
		SCOPED uint64_t *hashes = random_set(n);

		for (int form = 0; form < MAP_NFORMS; form++)
			for (size_t r = n % 2; r < LENGTH(rates); r += 2)
			{
				SCOPED Built b = build_map_form((MapForm) form, hashes, n, rates[r]);

				compare_values(&b, hashes, n < 3000 ? n : 3000);
			}
	}
}

TEST(blooms_give_the_same_answers)
{
	for (EACH(s, sizes))
		for (size_t r = 0; r < LENGTH(rates) && rates[r] >= RF_BLOOM_FPR_MIN; r++)
			compare_answers(RF_KIND_BLOOM, rates[r], sizes[s], 5000);
}

/*
 * Adding goes by batches, in variants for probes and blocks.  All write what
 * bloom/FORMAT.md says, whatever was there before, and nothing behind the end.
 */
TEST(blooms_have_the_bits_of_the_format)
{
	static const uint64_t numbers[] = {0, 1, 31, 32, 33, 63, 64, 65, 96, 97, 200};
	static const uint64_t lengths[] = {1, 3, 13, 63, 64, 65, 511, 512, 576, 6400};

	for (uint32_t probes = 1; probes <= RF_BLOOM_MAX_PROBES; probes++)
		for (EACH(l, lengths))
		{
			uint64_t	nbytes = lengths[l];
			bool		single = nbytes <= RF_BLOOM_SINGLE_BYTES;
			rf_bloom_shape shape = {probes, single ? 8 * (uint32_t) nbytes : 512,
			single ? 1 : nbytes / 64, nbytes};
			SCOPED uint8_t *expected = rf_test_alloc(nbytes);
			SCOPED uint8_t *bits = rf_test_alloc(nbytes);

			for (EACH(s, numbers))
			{
				uint64_t	n = numbers[s];
				SCOPED uint64_t *hashes = rf_test_alloc((n + 1) * sizeof(uint64_t));

				memset(expected, 0, nbytes);
				expected[nbytes / 2] = 0x24;
				for (uint64_t i = 0; i < n; i++)
				{
					uint64_t	h = hashes[i] = i % 7 == 3 ? UINT64_MAX - i : rf_test_rand();
					uint8_t    *block = expected +
					64 * rf_mulhi64(h, shape.nblocks);

					for (uint32_t k = 0; k < probes; k++)
					{
						uint32_t	pattern = k < 8 ?
						(uint32_t) ((h * UINT64_C(0x9E3779B97F4A7C15)) >> 32) : (uint32_t) h;
						uint64_t	position;

						for (uint32_t j = 0; j < k % 8; j++)
							pattern *= UINT32_C(0x9E3779B9);
						position = ((uint64_t) pattern * shape.block_bits) >> 32;
						block[position / 8] |= (uint8_t) (1 << (position % 8));
					}
				}
				for (EACH_ISA(isa))
				{
					memset(bits, 0, nbytes);
					bits[nbytes / 2] = 0x24;
					rf_bloom_add(&shape, bits, hashes, n, NULL);
					CHECK(memcmp(bits, expected, nbytes) == 0,
						  "%u probes, %" PRIu64 " bytes, %" PRIu64
						  " keys, isa %d", probes, nbytes, n, isa);
				}
			}
		}
}

/* A block of 64 bytes alone is as wide as those of a blocked filter. */
TEST(single_blocks_of_512_bits)
{
	for (uint32_t probes = 1; probes <= RF_BLOOM_MAX_PROBES; probes++)
	{
		rf_bloom	bloom = {{probes, 512, 1, 64}, NULL};
		SCOPED uint8_t *bits = rf_test_alloc(64);
		uint64_t	differences = 0;

		bloom.bits = bits;
		for (int round = 0; round < 50; round++)
		{
			for (int i = 0; i < 64; i++)
				bits[i] = (uint8_t) (rf_test_rand() | rf_test_rand());
			for (int i = 0; i < 200; i++)
			{
				uint64_t	h = rf_test_rand();
				bool		found = rf_bloom_may_contain(&bloom, h);
				rf_isa		best = rf_isa_limit(RF_ISA_GENERIC);

				differences += rf_bloom_may_contain(&bloom, h) != found;
				(void) rf_isa_limit(best);
			}
		}
		CHECK_EQ(differences, 0);
	}
}

TEST_MAIN
