/*-------------------------------------------------------------------------
 *
 * rf_bloom.c
 *	  Blocked Bloom filter: sizing, adding, asking, uniting, measuring, folding.
 *
 * A key's block is mulhi(hash, nblocks), monotone in the hash, and its bits
 * in the block come from a product that depends on all of the hash, so the
 * two are as good as independent.  The block size is the cache line: one
 * probe costs one miss.  The price is that blocks are filled unevenly: 1 %
 * takes 9.94 bits a key rather than the 9.59 of one large block.
 *
 * IDENTIFICATION
 *	  src/core/rf_bloom.c
 *
 *-------------------------------------------------------------------------
 */
#include "rf_bloom.h"

#include "rf_fpr.h"
#include "rf_simd.h"

/*
 * The model stops at the second moment: a block of a handful of keys exceeds
 * it by up to 0.3 % at a rate of 0.001 and 1.7 % at 0.0001.  Plan for a rate
 * that much lower, so that the promise is kept.
 */
#define PLAN_MARGIN		0.99

/* A multiple of 64 up to the single block's size would be read as one. */
#define LEAST_BLOCKS	(RF_BLOOM_SINGLE_BYTES / RF_BLOOM_BLOCK_BYTES + 1)

/* What planning takes, see rf_bloom_plan(), in steps as rf_tick counts them. */
#define PLAN_STEPS		10000

/* Most keys one block could be asked to hold: every bit would be set. */
#define MAX_LOAD		512.0

/*
 * How many keys a block of 512 bits may hold on average.  The rate rises with
 * the load, so halve an interval, down to a thousandth of a key.
 */
static double
blocked_load(uint32_t probes, double fpr)
{
	double		lo = 0,
				hi = MAX_LOAD;

	while (hi - lo > 0.001)
	{
		double		mid = (lo + hi) / 2;

		if (rf_fpr_bloom_blocked(RF_BLOOM_BLOCK_BITS, probes, mid) <= fpr)
			lo = mid;
		else
			hi = mid;
	}
	return lo;
}

/* The fewest bytes of a single block for nkeys, or 0 if too many. */
static uint64_t
single_bytes(uint32_t probes, double fpr, uint64_t nkeys)
{
	uint64_t	lo = 0,
				hi = RF_BLOOM_SINGLE_BYTES + 1;

	while (hi - lo > 1)
	{
		uint64_t	mid = (lo + hi) / 2;

		if (rf_fpr_bloom_block(8.0 * mid, probes, (double) nkeys) <= fpr)
			hi = mid;
		else
			lo = mid;
	}
	return hi <= RF_BLOOM_SINGLE_BYTES ? hi : 0;
}

/*
 * The numbers of probes worth trying: log2(1/fpr) is best in a single block,
 * down to two thirds of it where blocks fill unevenly.
 */
static void
probes_range(double fpr, uint32_t *least, uint32_t *most)
{
	double		ideal = rf_fpr_log2(1 / fpr);

	*least = (uint32_t) (ideal * 0.6);
	*most = (uint32_t) ideal + 1;
	if (*least < 1)
		*least = 1;
	if (*most > RF_BLOOM_MAX_PROBES)
		*most = RF_BLOOM_MAX_PROBES;
}

rf_status
rf_bloom_plan(uint64_t nkeys, double fpr, rf_bloom_shape *shape)
{
	uint32_t	least,
				most,
				probes;
	double		goal = fpr * PLAN_MARGIN;
	double		best = 0;

	if (!(fpr >= RF_BLOOM_FPR_MIN && fpr <= RF_FPR_MAX))
		return RF_ERR_FPR;
	probes_range(fpr, &least, &most);

	memset(shape, 0, sizeof(*shape));
	shape->nblocks = 1;
	if (nkeys <= RF_BLOOM_SINGLE_BYTES * 8)
	{
		for (probes = most; probes >= least; probes--)
		{
			uint64_t	nbytes = single_bytes(probes, goal, nkeys);

			if (nbytes > 0 && (shape->nbytes == 0 || nbytes <= shape->nbytes))
			{
				shape->nbytes = nbytes;
				shape->probes = probes;
			}
		}
		if (shape->nbytes > 0)
		{
			shape->block_bits = (uint32_t) shape->nbytes * 8;
			return RF_OK;
		}
	}

	/* The best load falls off on both sides of the best number of probes. */
	for (probes = most; probes >= least; probes--)
	{
		double		load = blocked_load(probes, goal);

		if (load < best)
			break;
		best = load;
		shape->probes = probes;
	}
	if ((double) nkeys / best > 1e15)
		return RF_ERR_TOO_LARGE;
	shape->block_bits = RF_BLOOM_BLOCK_BITS;
	shape->nblocks = (uint64_t) ((double) nkeys / best) + 1;

	if (shape->nblocks < LEAST_BLOCKS)
		shape->nblocks = LEAST_BLOCKS;
	shape->nbytes = shape->nblocks * RF_BLOOM_BLOCK_BYTES;
	return RF_OK;
}

uint64_t
rf_bloom_capacity(uint64_t nbytes, double fpr, rf_tick tick)
{
	rf_pace		pace = {tick, 0};
	rf_bloom_shape shape;
	uint64_t	lo = 0,
				hi = 1;

	/* nbytes grow with nkeys: double, then halve the interval. */
	while (rf_bloom_plan(hi, fpr, &shape) == RF_OK && shape.nbytes <= nbytes)
	{
		lo = hi;
		hi *= 2;
		rf_pace_steps(&pace, PLAN_STEPS);
	}
	while (hi - lo > 1)
	{
		uint64_t	mid = lo + (hi - lo) / 2;

		rf_pace_steps(&pace, PLAN_STEPS);
		if (rf_bloom_plan(mid, fpr, &shape) == RF_OK &&
			shape.nbytes <= nbytes)
			lo = mid;
		else
			hi = mid;
	}
	return lo;
}

double
rf_bloom_shape_fpr(const rf_bloom_shape *shape, uint64_t nkeys)
{
	if (nkeys == 0)
		return 0;
	if (shape->nblocks == 1)
		return rf_fpr_bloom_block(shape->block_bits, shape->probes,
								  (double) nkeys);
	return rf_fpr_bloom_blocked(shape->block_bits, shape->probes,
								(double) nkeys / (double) shape->nblocks);
}

rf_status
rf_bloom_open(rf_bloom *bloom, const rf_wire *w, rf_reason *why)
{
	rf_bloom_shape *shape = &bloom->shape;

	if (w->param < 1 || w->param > RF_BLOOM_MAX_PROBES)
		return rf_refuse(why, RF_ERR_STRUCTURE, "number of probes",
						 1, RF_BLOOM_MAX_PROBES, w->param);
	if (w->payload_len == 0 ||
		(w->payload_len > RF_BLOOM_SINGLE_BYTES &&
		 w->payload_len % RF_BLOOM_BLOCK_BYTES != 0))
		return rf_refuse_value(why, RF_ERR_STRUCTURE, "payload length",
							   w->payload_len);

	shape->probes = w->param;
	shape->nbytes = w->payload_len;
	if (w->payload_len <= RF_BLOOM_SINGLE_BYTES)
	{
		shape->nblocks = 1;
		shape->block_bits = (uint32_t) w->payload_len * 8;
	}
	else
	{
		shape->nblocks = w->payload_len / RF_BLOOM_BLOCK_BYTES;
		shape->block_bits = RF_BLOOM_BLOCK_BITS;
	}
	bloom->bits = w->payload;
	return RF_OK;
}

/*
 * ------------------------------------------------------------------------
 * Adding.
 *
 * In a filter larger than the cache, each key is a miss.  Which block it is
 * can be told long before, so blocks are fetched AHEAD keys in advance.
 * ------------------------------------------------------------------------
 */
#define AHEAD		24

/* A block of any number of bits. */
static void
add_any(const rf_bloom_shape *shape, uint8_t *bits,
		const uint64_t *hashes, uint64_t n)
{
	uint64_t	i;
	uint32_t	k;

	for (i = 0; i < n; i++)
	{
		rf_bloom_probe at = rf_bloom_locate(shape, bits, hashes[i]);
		uint8_t    *block = bits + (at.block - bits);

		for (k = 0; k < shape->probes; k++)
		{
			uint32_t	bit = rf_bloom_position(&at, k, shape->block_bits);

			block[bit >> 3] |= (uint8_t) (1 << (bit & 7));
		}
	}
}

static inline void
fetch_ahead(const rf_bloom_shape *shape, uint8_t *bits,
			const uint64_t *hashes, uint64_t i, uint64_t n)
{
	if (i + AHEAD < n)
		RF_PREFETCH_WRITE(rf_bloom_locate(shape, bits, hashes[i + AHEAD]).block);
}

/* Blocks of 512 bits, as eight words. */
static void
add_blocks(const rf_bloom_shape *shape, uint8_t *bits,
		   const uint64_t *hashes, uint64_t n)
{
	const uint32_t probes = shape->probes;
	uint64_t	i;
	uint32_t	k;

	for (i = 0; i < n; i++)
	{
		rf_bloom_probe at = rf_bloom_locate(shape, bits, hashes[i]);
		uint8_t    *block = bits + (at.block - bits);

		fetch_ahead(shape, bits, hashes, i, n);
		for (k = 0; k < probes; k++)
		{
			uint32_t	bit = rf_bloom_position(&at, k, RF_BLOOM_BLOCK_BITS);
			uint8_t    *word = block + bit / 64 * 8;

			rf_store64(word, rf_load64(word) | UINT64_C(1) << (bit % 64));
		}
	}
}

#if RF_X86 || RF_NEON

/* RF_BLOOM_STEP to the powers 0 to 7 */
static const uint32_t step_powers[8] = {
	0x00000001, 0x9e3779b9, 0xe35e67b1, 0x734297e9,
	0x35fbe861, 0xdeb7c719, 0x0448b211, 0x3459b749
};

#endif

#if RF_X86

/* Multiples of a pattern by them. */
RF_TARGET_AVX2
static inline __m256i
eight_patterns(uint32_t pattern)
{
	return _mm256_mullo_epi32(_mm256_set1_epi32((int) pattern),
							  _mm256_loadu_si256((const __m256i *) step_powers));
}

/* The bit positions of eight probes. */
RF_TARGET_AVX512
static inline void
eight_positions(uint32_t pattern, uint64_t *positions)
{
	_mm512_storeu_si512(positions,
						_mm512_cvtepu32_epi64(_mm256_srli_epi32(eight_patterns(pattern), 23)));
}

/*
 * A register that has one bit set of its 512: in each word, the topmost bit is
 * shifted right by as many places as the position is away from it, which is
 * out of range in all words but one.
 */
RF_TARGET_AVX512
static inline __m512i
one_bit(uint64_t position)
{
	const __m512i topmost = _mm512_set1_epi64((long long) (UINT64_C(1) << 63));
	const __m512i its_position = _mm512_setr_epi64(63, 127, 191, 255,
												   319, 383, 447, 511);

	return _mm512_srlv_epi64(topmost,
							 _mm512_sub_epi64(its_position,
											  _mm512_set1_epi64((long long) position)));
}

/* Blocks of 512 bits, as one register. */
RF_TARGET_AVX512
static void
add_blocks_avx512(const rf_bloom_shape *shape, uint8_t *bits,
				  const uint64_t *hashes, uint64_t n)
{
	const uint32_t probes = shape->probes;
	uint64_t	positions[RF_BLOOM_MAX_PROBES];
	uint64_t	i;
	uint32_t	k;

	for (i = 0; i < n; i++)
	{
		rf_bloom_probe at = rf_bloom_locate(shape, bits, hashes[i]);
		uint8_t    *block = bits + (at.block - bits);
		__m512i		words = _mm512_loadu_si512(block);

		fetch_ahead(shape, bits, hashes, i, n);
		eight_positions(at.first, positions);
		if (probes > 8)
			eight_positions(at.second, positions + 8);
		if (probes % 2 != 0)
			words = _mm512_or_si512(words, one_bit(positions[0]));

		/* two at a time; 0xFE: words | one | other */
		for (k = probes % 2; k < probes; k += 2)
			words = _mm512_ternarylogic_epi64(words, one_bit(positions[k]),
											  one_bit(positions[k + 1]), 0xFE);
		_mm512_storeu_si512(block, words);
	}
}

#endif							/* RF_X86 */

static void
add_piece(const rf_bloom_shape *shape, uint8_t *bits,
		  const uint64_t *hashes, uint64_t n)
{
	if (shape->block_bits != RF_BLOOM_BLOCK_BITS)
		add_any(shape, bits, hashes, n);
#if RF_X86
	else if (rf_isa_here() >= RF_ISA_AVX512)
		add_blocks_avx512(shape, bits, hashes, n);
#endif
	else
		add_blocks(shape, bits, hashes, n);
}

void
rf_bloom_add(const rf_bloom_shape *shape, uint8_t *bits,
			 const uint64_t *hashes, uint64_t n, rf_tick tick)
{
	rf_pace		pace = {tick, 0};
	uint64_t	i = 0;

	while (i < n)
	{
		uint64_t	stop = rf_piece_end(i, n);

		add_piece(shape, bits, hashes + i, stop - i);
		rf_pace_steps(&pace, stop - i);
		i = stop;
	}
}

/*
 * ------------------------------------------------------------------------
 * Asking.
 * ------------------------------------------------------------------------
 */

/*
 * Probe by probe, leaving at the first bit that is not set.
 */
static bool
may_contain_generic(const rf_bloom *bloom, uint64_t hash)
{
	rf_bloom_probe at = rf_bloom_locate(&bloom->shape, bloom->bits, hash);
	uint32_t	i;

	for (i = 0; i < bloom->shape.probes; i++)
	{
		uint32_t	bit = rf_bloom_position(&at, i, bloom->shape.block_bits);

		if (((at.block[bit >> 3] >> (bit & 7)) & 1) == 0)
			return false;
	}
	return true;
}

#if RF_X86

/*
 * Eight probes of a block of 512 bits at once.  The top four bits of a
 * pattern choose one of the block's sixteen words of 32 bits, the next five a
 * bit in it.  The words are in two registers: look them up in both, and let
 * the topmost bit choose.  Lanes from "probes" on ask for no bit.
 */
RF_TARGET_AVX2
static inline bool
eight_probes(const uint8_t *block, uint32_t pattern, uint32_t probes)
{
	const __m256i lanes = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
	__m256i		patterns,
				word_no,
				low,
				high,
				words,
				used,
				bits;

	patterns = eight_patterns(pattern);
	word_no = _mm256_srli_epi32(patterns, 28);
	low = _mm256_loadu_si256((const __m256i *) block);
	high = _mm256_loadu_si256((const __m256i *) (block + 32));
	low = _mm256_permutevar8x32_epi32(low, word_no);
	high = _mm256_permutevar8x32_epi32(high, word_no);
	words = _mm256_castps_si256(_mm256_blendv_ps(_mm256_castsi256_ps(low),
												 _mm256_castsi256_ps(high),
												 _mm256_castsi256_ps(patterns)));
	used = _mm256_cmpgt_epi32(_mm256_set1_epi32((int) probes), lanes);
	used = _mm256_srli_epi32(used, 31);
	bits = _mm256_and_si256(_mm256_srli_epi32(patterns, 23),
							_mm256_set1_epi32(31));
	return _mm256_testc_si256(words, _mm256_sllv_epi32(used, bits)) != 0;
}

#define VECTOR_ISA		RF_ISA_AVX2
#define VECTOR_TARGET	RF_TARGET_AVX2

#elif RF_NEON

/*
 * Eight probes of a block of 512 bits at once.  The block is a table of 64
 * bytes: the top six bits of a pattern choose one of them, the next three a
 * bit in it.  Lanes from "probes" on ask for no bit.
 */
static inline bool
eight_probes(const uint8_t *block, uint32_t pattern, uint32_t probes)
{
	static const uint8_t lanes[8] = {0, 1, 2, 3, 4, 5, 6, 7};
	uint32x4_t	low = vmulq_n_u32(vld1q_u32(step_powers), pattern);
	uint32x4_t	high = vmulq_n_u32(vld1q_u32(step_powers + 4), pattern);
	uint16x8_t	tops = vcombine_u16(vshrn_n_u32(low, 16), vshrn_n_u32(high, 16));
	uint8x8_t	byte_no = vmovn_u16(vshrq_n_u16(tops, 10));
	uint8x8_t	bit_no = vand_u8(vmovn_u16(vshrq_n_u16(tops, 7)), vdup_n_u8(7));
	uint8x8_t	used = vclt_u8(vld1_u8(lanes), vdup_n_u8((uint8_t) (probes < 8 ? probes : 8)));
	uint8x8_t	bits = vshl_u8(vdup_n_u8(1), vreinterpret_s8_u8(bit_no));
	uint8x8_t	missing = vbic_u8(vand_u8(bits, used),
								  vqtbl4_u8(vld1q_u8_x4(block), byte_no));

	return vget_lane_u64(vreinterpret_u64_u8(missing), 0) == 0;
}

#define VECTOR_ISA		RF_ISA_NEON
#define VECTOR_TARGET

#endif

#ifdef VECTOR_ISA

VECTOR_TARGET
static bool
may_contain_vector(const rf_bloom *bloom, uint64_t hash)
{
	rf_bloom_probe at = rf_bloom_locate(&bloom->shape, bloom->bits, hash);

	return eight_probes(at.block, at.first, bloom->shape.probes) &&
		(bloom->shape.probes <= 8 ||
		 eight_probes(at.block, at.second, bloom->shape.probes - 8));
}

#endif

bool
rf_bloom_may_contain(const rf_bloom *bloom, uint64_t hash)
{
#ifdef VECTOR_ISA
	if (rf_isa_here() >= VECTOR_ISA &&
		bloom->shape.block_bits == RF_BLOOM_BLOCK_BITS)
		return may_contain_vector(bloom, hash);
#endif
	return may_contain_generic(bloom, hash);
}

void
rf_bloom_union(const rf_bloom_shape *shape, uint8_t *bits,
			   const uint8_t *other, rf_tick tick)
{
	rf_pace		pace = {tick, 0};
	const uint64_t nwords = shape->nbytes / 8;
	uint64_t	i = 0;

	while (i < nwords)
	{
		uint64_t	begin = i,
					stop = rf_piece_end(i, nwords);

		for (; i < stop; i++)
			rf_store64(bits + 8 * i,
					   rf_load64(bits + 8 * i) | rf_load64(other + 8 * i));
		rf_pace_steps(&pace, i - begin);
	}
	for (i *= 8; i < shape->nbytes; i++)
		bits[i] |= other[i];
}

/* The number of set bits among n bytes. */
static uint64_t
bytes_popcount(const uint8_t *p, uint64_t n)
{
	uint64_t	count = 0;
	uint64_t	i = 0;

	for (; i + 8 <= n; i += 8)
		count += rf_popcount64(rf_load64(p + i));
	for (; i < n; i++)
		count += rf_popcount64(p[i]);
	return count;
}

uint64_t
rf_bloom_bits_set(const rf_bloom *bloom, rf_tick tick)
{
	rf_pace		pace = {tick, 0};
	const uint64_t n = bloom->shape.nbytes;
	uint64_t	count = 0;
	uint64_t	i = 0;

	while (i < n)
	{
		uint64_t	stop = rf_piece_end(i, n);

		count += bytes_popcount(bloom->bits + i, stop - i);
		rf_pace_steps(&pace, (stop - i) / 8);
		i = stop;
	}
	return count;
}

/*
 * How many blocks have how many bits set: by_count[RF_BLOOM_BLOCK_BITS + 1],
 * for a filter of more than one block.
 */
static void
count_blocks(const rf_bloom *bloom, uint64_t *by_count, rf_pace *pace)
{
	const uint64_t n = bloom->shape.nblocks;
	uint64_t	i = 0;

	memset(by_count, 0, (RF_BLOOM_BLOCK_BITS + 1) * sizeof(*by_count));
	while (i < n)
	{
		uint64_t	begin = i,
					stop = rf_piece_end(i, n);

		for (; i < stop; i++)
			by_count[bytes_popcount(bloom->bits + i * RF_BLOOM_BLOCK_BYTES,
									RF_BLOOM_BLOCK_BYTES)]++;
		rf_pace_steps(pace, i - begin);
	}
}

/* The rate of a filter that has nblocks blocks, so many with so many bits set. */
static double
rate_of_counts(const uint64_t *by_count, uint64_t nblocks, uint32_t probes)
{
	double		rate = 0;
	uint32_t	i;

	for (i = 0; i <= RF_BLOOM_BLOCK_BITS; i++)
		rate += (double) by_count[i] *
			rf_fpr_power((double) i / RF_BLOOM_BLOCK_BITS, probes);
	return rate / (double) nblocks;
}

double
rf_bloom_actual_fpr(const rf_bloom *bloom, rf_tick tick)
{
	rf_pace		pace = {tick, 0};
	const rf_bloom_shape *shape = &bloom->shape;
	uint64_t	by_count[RF_BLOOM_BLOCK_BITS + 1];

	if (shape->nblocks == 1)
		return rf_fpr_power((double) rf_bloom_bits_set(bloom, NULL) /
							shape->block_bits, shape->probes);
	count_blocks(bloom, by_count, &pace);
	return rate_of_counts(by_count, shape->nblocks, shape->probes);
}

/* Keys that set "set" of nbits bits, as the expected number inverted. */
static double
keys_of_bits(double nbits, double set, uint32_t probes)
{
	const double ln2 = 0.69314718055994530942;

	/* A full block says no more than "many"; take it as all bits but half. */
	if (set >= nbits)
		set = nbits - 0.5;
	return -nbits / probes * rf_fpr_log2(1 - set / nbits) * ln2;
}

/* The same for all blocks. */
static double
keys_of_counts(const uint64_t *by_count, uint32_t probes)
{
	double		keys = 0;
	uint32_t	i;

	for (i = 0; i <= RF_BLOOM_BLOCK_BITS; i++)
		keys += (double) by_count[i] *
			keys_of_bits(RF_BLOOM_BLOCK_BITS, i, probes);
	return keys;
}

/* An estimate as a number: 0 for no bits only, which is 0 exactly. */
static uint64_t
whole_keys(double keys)
{
	if (keys > 0 && keys < 1)
		return 1;
	return (uint64_t) (keys + 0.5);
}

uint64_t
rf_bloom_cardinality(const rf_bloom *bloom, rf_tick tick)
{
	rf_pace		pace = {tick, 0};
	const rf_bloom_shape *shape = &bloom->shape;
	uint64_t	by_count[RF_BLOOM_BLOCK_BITS + 1];

	if (shape->nblocks == 1)
		return whole_keys(keys_of_bits(shape->block_bits,
									   (double) rf_bloom_bits_set(bloom, NULL),
									   shape->probes));
	count_blocks(bloom, by_count, &pace);
	return whole_keys(keys_of_counts(by_count, shape->probes));
}

/*
 * ------------------------------------------------------------------------
 * Folding.
 * ------------------------------------------------------------------------
 */

bool
rf_bloom_can_fold(const rf_bloom_shape *from, const rf_bloom_shape *to)
{
	return to->nblocks >= LEAST_BLOCKS && to->nblocks <= from->nblocks &&
		to->probes == from->probes;
}

#define FOLDED_RATE_STEPS	32	/* that folded_rate() takes */

/*
 * Goes over the blocks that a filter folded to nblocks blocks would have:
 * writes them to "bits" unless it is NULL, and counts them by the number of
 * their bits as count_blocks() does unless by_count is NULL.
 *
 * In new blocks, each old one is nblocks / n long.  "rest" is by how much the
 * old blocks so far reach into the new one, in units of 1/n: at n it is
 * complete, and what is left then is the part of the last old block that
 * reaches into the next.
 */
static void
fold(const rf_bloom *bloom, uint64_t nblocks, uint8_t *bits,
	 uint64_t *by_count, rf_pace *pace)
{
	uint64_t	n = bloom->shape.nblocks;
	uint8_t		block[RF_BLOOM_BLOCK_BYTES] = {0};
	uint64_t	rest = 0;
	uint64_t	b;
	uint32_t	i;

	if (by_count != NULL)
		memset(by_count, 0, (RF_BLOOM_BLOCK_BITS + 1) * sizeof(*by_count));
	for (b = 0; b < n;)
	{
		uint64_t	stop = rf_piece_end(b, n);

		rf_pace_steps(pace, 2 * (stop - b));
		for (; b < stop; b++)
		{
			const uint8_t *old = bloom->bits + b * RF_BLOOM_BLOCK_BYTES;

			for (i = 0; i < RF_BLOOM_BLOCK_BYTES; i += 8)
				rf_store64(block + i,
						   rf_load64(block + i) | rf_load64(old + i));
			rest += nblocks;
			if (rest < n)
				continue;
			rest -= n;
			if (bits != NULL)
			{
				memcpy(bits, block, RF_BLOOM_BLOCK_BYTES);
				bits += RF_BLOOM_BLOCK_BYTES;
			}
			if (by_count != NULL)
				by_count[bytes_popcount(block, RF_BLOOM_BLOCK_BYTES)]++;
			if (rest > 0)
				memcpy(block, old, RF_BLOOM_BLOCK_BYTES);
			else
				memset(block, 0, RF_BLOOM_BLOCK_BYTES);
		}
	}
}

void
rf_bloom_fold(const rf_bloom *bloom, const rf_bloom_shape *to, uint8_t *bits,
			  rf_tick tick)
{
	rf_pace		pace = {tick, 0};

	fold(bloom, to->nblocks, bits, NULL, &pace);
}

/* Does the filter keep a rate when it is folded? */
static bool
folds_within(const rf_bloom *bloom, uint64_t nblocks, double fpr,
			 rf_pace *pace)
{
	uint64_t	by_count[RF_BLOOM_BLOCK_BITS + 1];

	fold(bloom, nblocks, NULL, by_count, pace);
	return rate_of_counts(by_count, nblocks, bloom->shape.probes) <= fpr;
}

static uint64_t
greatest_common_divisor(uint64_t a, uint64_t b)
{
	while (b > 0)
	{
		uint64_t	rest = a % b;

		a = b;
		b = rest;
	}
	return a;
}

/*
 * The rate to expect of m new blocks that take, on average,
 * (n + m - gcd(m, n)) / m old blocks of "load" keys each, which is as many for
 * some and one more for the others; 1 if that is more than "most" keys.
 */
static double
folded_rate(const rf_bloom_shape *shape, uint64_t m, double load, double most)
{
	uint64_t	n = shape->nblocks;
	uint64_t	ends = n + m - greatest_common_divisor(m, n);
	double		taken = (double) (ends / m);
	double		share = (double) (ends % m) / (double) m;	/* take one more */

	if ((taken + share) * load > most)
		return 1;
	return (1 - share) * rf_fpr_bloom_blocked(shape->block_bits,
											  shape->probes, taken * load) +
		share * rf_fpr_bloom_blocked(shape->block_bits, shape->probes,
									 (taken + 1) * load);
}

/*
 * How much more to expect after a size has failed.  Filters that keys were
 * added to fail a few times, and 26 times in one of 3000: up to FOLD_FAILURES
 * times, a little.  In others, bits may be spread so that every size looks well
 * and fails: from then on, twice as much each time, so that some 16 more
 * passes take it from the fewest blocks to the most there can be.
 */
#define FOLD_STEP		(1.0 / 512)
#define FOLD_FAILURES	32

/*
 * Tries sizes from the smallest that could do, and that is planned for some
 * number of keys: at low rates that takes more than LEAST_BLOCKS.  Going over
 * the bits takes longer than expecting, so only a size of which the rate can
 * be expected is looked at.  How many keys there are is an estimate: begin a
 * little below it, and whenever a size fails nevertheless, expect more from
 * then on.
 */
uint64_t
rf_bloom_fold_blocks(const rf_bloom *bloom, double fpr, rf_tick tick)
{
	rf_pace		pace = {tick, 0};
	const rf_bloom_shape *shape = &bloom->shape;
	uint64_t	by_count[RF_BLOOM_BLOCK_BITS + 1];
	double		keys,
				most,
				step = FOLD_STEP;
	uint32_t	nfailures = 0;
	rf_bloom_shape least;
	uint64_t	m;

	if (shape->nblocks <= LEAST_BLOCKS)
		return shape->nblocks;

	/*
	 * Every new block has all bits of the old ones in its range, so no fold
	 * has a lower rate than the filter itself.
	 */
	count_blocks(bloom, by_count, &pace);
	if (rate_of_counts(by_count, shape->nblocks, shape->probes) > fpr)
		return shape->nblocks;

	keys = (double) whole_keys(keys_of_counts(by_count, shape->probes)) *
		(1 - 1.0 / 128);
	most = blocked_load(shape->probes, fpr);
	if (keys >= most * (double) shape->nblocks ||
		rf_bloom_plan(rf_bloom_capacity(RF_BLOOM_SINGLE_BYTES, fpr, tick) + 1,
					  fpr, &least) != RF_OK)
		return shape->nblocks;
	m = (uint64_t) (keys / most);
	if (m < least.nblocks)
		m = least.nblocks;
	for (; m < shape->nblocks && keys < most * (double) shape->nblocks; m++)
	{
		rf_pace_steps(&pace, FOLDED_RATE_STEPS);
		if (folded_rate(shape, m, keys / (double) shape->nblocks, most) > fpr)
			continue;
		if (folds_within(bloom, m, fpr, &pace))
			return m;
		if (++nfailures > FOLD_FAILURES)
			step *= 2;
		keys *= 1 + step;
	}
	return shape->nblocks;
}

/*
 * ------------------------------------------------------------------------
 * The kind.
 * ------------------------------------------------------------------------
 */

static rf_status
kind_open(void *view, const rf_wire *w, const rf_fetch *fetch,
		  rf_reason *why)
{
	(void) fetch;
	return rf_bloom_open(view, w, why);
}

/* Keys without a type would go unseen. */
static rf_status
kind_verify(const void *view, const rf_wire *w, rf_reason *why, rf_tick tick)
{
	if (w->keys.family == RF_FAMILY_NONE && rf_bloom_bits_set(view, tick) != 0)
		return rf_refuse(why, RF_ERR_FAMILY, "key family", 1, RF_FAMILY_LAST,
						 0);
	return RF_OK;
}

static bool
kind_may_contain(const void *view, uint64_t hash, const rf_fetch *fetch)
{
	const rf_bloom *bloom = view;

	rf_need(fetch, rf_bloom_locate(&bloom->shape, bloom->bits, hash).block,
			bloom->shape.block_bits / 8);
	return rf_bloom_may_contain(bloom, hash);
}

static uint64_t
kind_keys(const void *view, const rf_wire *w, rf_tick tick)
{
	(void) w;
	return rf_bloom_cardinality(view, tick);
}

static double
kind_fpr(const void *view, const rf_wire *w, rf_tick tick)
{
	(void) w;
	return rf_bloom_actual_fpr(view, tick);
}

static uint32_t
kind_details(const void *view, const rf_wire *w, rf_detail *details,
			 rf_tick tick)
{
	const rf_bloom *bloom = view;
	const rf_bloom_shape *shape = &bloom->shape;
	uint32_t	n = 0;

	rf_detail_number(&details[n++], "capacity", w->nkeys);
	rf_detail_number(&details[n++], "probes", shape->probes);
	rf_detail_number(&details[n++], "blocks", shape->nblocks);
	rf_detail_number(&details[n++], "block_bits", shape->block_bits);
	rf_detail_real(&details[n++], "fill",
				   (double) rf_bloom_bits_set(bloom, tick) /
				   (double) (shape->nbytes * 8));
	return n;
}

static rf_status
kind_plan(void *shape, uint64_t nkeys, double fpr)
{
	return rf_bloom_plan(nkeys, fpr, shape);
}

static uint64_t
kind_expected_bytes(const void *shape, uint64_t nkeys)
{
	(void) nkeys;
	return ((const rf_bloom_shape *) shape)->nbytes;
}

static rf_status
kind_begin(rf_builder *builder, const void *shape, uint64_t nkeys,
		   uint8_t *payload, uint64_t capacity, rf_tick tick)
{
	const rf_bloom_shape *bloom_shape = shape;
	uint64_t	i = 0;

	memset(builder, 0, sizeof(*builder));
	builder->shape = shape;
	builder->payload = payload;
	builder->capacity = capacity;
	builder->nleft = nkeys;
	builder->pace.tick = tick;
	builder->payload_len = bloom_shape->nbytes;
	builder->param = (uint16_t) bloom_shape->probes;
	if (capacity < bloom_shape->nbytes)
		return RF_ERR_SPACE;
	while (i < bloom_shape->nbytes)
	{
		uint64_t	piece = bloom_shape->nbytes - i;

		if (piece > 64 * RF_PIECE)
			piece = 64 * RF_PIECE;
		memset(payload + i, 0, piece);
		rf_pace_steps(&builder->pace, piece / 64);
		i += piece;
	}
	return RF_OK;
}

static rf_status
kind_add(rf_builder *builder, const uint64_t *hashes, uint64_t n, void *work,
		 uint64_t *used)
{
	(void) work;
	rf_bloom_add(builder->shape, builder->payload, hashes, n,
				 builder->pace.tick);
	builder->nleft -= n;
	*used = n;
	return RF_OK;
}

static void
change_add(const void *view, uint8_t *payload, const uint64_t *hashes,
		   uint64_t n, rf_tick tick)
{
	rf_bloom_add(&((const rf_bloom *) view)->shape, payload, hashes, n, tick);
}

static void
change_merge(const void *view, uint8_t *payload, const void *other,
			 rf_tick tick)
{
	rf_bloom_union(&((const rf_bloom *) view)->shape, payload,
				   ((const rf_bloom *) other)->bits, tick);
}

static void
change_fold_plan(const void *view, double fpr, void *shape, rf_tick tick)
{
	const rf_bloom *bloom = view;
	rf_bloom_shape *to = shape;

	*to = bloom->shape;
	to->nblocks = rf_bloom_fold_blocks(bloom, fpr, tick);
	if (to->nblocks > 1)
		to->nbytes = to->nblocks * RF_BLOOM_BLOCK_BYTES;
}

static bool
change_can_fold(const void *view, const void *shape)
{
	return rf_bloom_can_fold(&((const rf_bloom *) view)->shape, shape);
}

static void
change_fold(const void *view, const void *shape, uint8_t *payload,
			rf_tick tick)
{
	rf_bloom_fold(view, shape, payload, tick);
}

static const rf_change_ops change = {
	.add = change_add,
	.merge = change_merge,
	.fold_plan = change_fold_plan,
	.can_fold = change_can_fold,
	.fold = change_fold,
	.fold_least_bytes = RF_BLOOM_SINGLE_BYTES
};

const rf_kind_ops rf_bloom_kind = {
	.code = 2,
	.name = "bloom",
	.type_name = "bloomfilter",
	.fpr_min = RF_BLOOM_FPR_MIN,
	.param_name = "probes",
	.alignment = RF_BLOOM_BLOCK_BYTES,
	.open = kind_open,
	.verify = kind_verify,
	.may_contain = kind_may_contain,
	.keys = kind_keys,
	.fpr = kind_fpr,
	.details = kind_details,
	.plan = kind_plan,
	.expected_bytes = kind_expected_bytes,
	.most_keys = rf_bloom_capacity,
	.begin = kind_begin,
	.add = kind_add,
	.change = &change
};
