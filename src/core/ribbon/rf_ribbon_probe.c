/*-------------------------------------------------------------------------
 *
 * rf_ribbon_probe.c
 *	  Probing a ribbon filter, or the fingerprints of a map.
 *
 * A key's equation picks rows start .. start + 63 of the solution, whose sum
 * has to be its result (rf_ribbon_row_impl.h).  As many columns are compared
 * as the key's first block has; the next one never has fewer.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_ribbon_row_impl.h"

#include "core/keyset/rf_keyset.h"

typedef bool Answer;

#define ANSWER_ABSENT	false
#define ANSWER_DAMAGED	true
#define ROW_RESULT(hash) rf_ribbon_result(hash)

RF_INLINE bool
words_in_row(const rf_ribbon_system *sys, const uint8_t *solution, Row row)
{
	return row_holds(sys, solution, row, hold_words);
}

RF_INLINE bool
words_at_end(const rf_ribbon_system *sys, const uint8_t *solution, Row row)
{
	const End	end = end_of(sys, solution, row);

	return hold_at_end(&end, solution);
}

/* Of hashes, or of a map's pairs. */
static inline bool
in_list(const rf_ribbon *ribbon, const uint8_t *list, uint64_t n, uint64_t hash)
{
	uint64_t	i;

	if (ribbon->shape.value_columns == 0)
		return rf_keyset_list_may_contain(list, n, hash, NULL);
	i = rf_pairs_first_listed(list, n, hash);
	return i < n && rf_load64(list + sizeof(rf_pair) * i) == hash;
}

#include "rf_ribbon_walk_impl.h"

/*
 * In a filter larger than the cache, what a key needs of its chunk is
 * prefetched AHEAD keys ahead, but no overflow: few keys are bumped.  The
 * directory is in the cache.
 */
#define AHEAD		16

RF_INLINE void
prefetch_row(const rf_ribbon *ribbon, uint64_t hash)
{
	const rf_ribbon_system *sys = &ribbon->main;
	uint64_t	i;
	uint64_t	fraction = rf_mul128(hash, ribbon->shape.nchunks, &i);
	const uint8_t *chunk = rf_ribbon_find_chunk(ribbon, i);
	uint32_t	start = rf_ribbon_start(sys, fraction);
	const uint8_t *row;
	uint32_t	nbytes,
				at;

	if (RF_UNLIKELY(chunk == NULL))
		return;
	RF_PREFETCH(chunk + rf_ribbon_place(sys, fraction) / RF_RIBBON_BUCKET / 4);
	row = chunk + ribbon->class_bytes + sizeof(uint64_t) *
		rf_ribbon_block_word(sys, start / RF_RIBBON_WIDTH);

	/* Almost always two blocks, of columns - 1 or columns words each. */
	nbytes = 2 * sizeof(uint64_t) * (sys->columns - 1);
	for (at = 0; at < nbytes; at += 64)
		RF_PREFETCH(row + at);
	RF_PREFETCH(row + nbytes - 1);
}

RF_INLINE uint32_t
may_contain_many(const rf_ribbon *ribbon, const uint64_t *hashes,
				 uint32_t begin, uint32_t end, uint32_t *found, InRow in_row,
				 AtEnd at_end, Dense dense)
{
	const bool	ahead = ribbon->shape.nchunks * ribbon->fixed_bytes >
	RF_CACHED_BYTES;
	uint32_t	nfound = 0;
	uint32_t	i;

	for (i = begin; ahead && i < end && i < begin + AHEAD; i++)
		prefetch_row(ribbon, hashes[i]);
	for (i = begin; i < end; i++)
	{
		if (ahead && end - i > AHEAD)
			prefetch_row(ribbon, hashes[i + AHEAD]);
		found[nfound] = i;
		nfound += probe(ribbon, hashes[i], in_row, at_end, dense, NULL);
	}
	return nfound;
}

#if RF_X86

/*
 * Up to eight packed words of "width" bits, each from the one or two words of
 * 64 bits that have it.  Bits above, and words behind, are undefined.
 */
RF_TARGET_AVX512
static inline __m512i
unpack_avx512(const uint8_t *p, uint32_t columns, uint32_t width)
{
	__mmask64	in_use = rf_mask64((columns * width + 7) / 8);
	__m512i		packed = _mm512_maskz_loadu_epi8(in_use, p);
	__m512i		at = _mm512_mul_epu32(_mm512_setr_epi64(0, 1, 2, 3, 4, 5, 6, 7),
									  _mm512_set1_epi64(width));
	__m512i		word = _mm512_srli_epi64(at, 6);
	__m512i		shift = _mm512_and_si512(at, _mm512_set1_epi64(63));
	__m512i		low = _mm512_permutexvar_epi64(word, packed);
	__m512i		high = _mm512_permutexvar_epi64(_mm512_add_epi64(word, _mm512_set1_epi64(1)),
												packed);

	low = _mm512_srlv_epi64(low, shift);
	high = _mm512_sllv_epi64(high, _mm512_sub_epi64(_mm512_set1_epi64(64), shift));
	return _mm512_or_si512(low, high);
}

RF_TARGET_AVX512
static inline bool
hold_at_end_avx512(const rf_ribbon_system *sys, const uint8_t *solution,
				   Row row)
{
	const End	end = end_of(sys, solution, row);
	uint32_t	in_use = low_bits(end.columns);
	__m512i		x,
				y;

	if (RF_UNLIKELY(end.columns > 8))
		return hold_at_end(&end, solution);
	x = _mm512_maskz_loadu_epi64((__mmask8) (end.left != 0 ? in_use : 0),
								 end.full);
	y = unpack_avx512(solution + end.at / 8, end.columns, end.width);
	return ((sums_avx512(x, y, end.left, end.right) ^ end.result) &
			in_use) == 0;
}

#endif

/* A variant.  Rare cases are functions, so the others need no stack frame. */
#define PROBE_VARIANT(isa, target, holds, holds_at_end) \
	target RF_INLINE bool \
	in_row_##isa(const rf_ribbon_system *sys, const uint8_t *solution, Row row) \
	{ \
		return row_holds(sys, solution, row, holds); \
	} \
	\
	target static RF_NOINLINE bool \
	at_end_##isa(const rf_ribbon_system *sys, const uint8_t *solution, \
				 Row row) \
	{ \
		return holds_at_end(sys, solution, row); \
	} \
	\
	target static RF_NOINLINE bool \
	dense_##isa(const rf_ribbon_system *sys, const uint8_t *solution, \
				uint32_t seed, uint64_t hash) \
	{ \
		Row			row = dense_row(sys, seed, hash); \
		\
		if (row.start < sys->full_starts) \
			return in_row_##isa(sys, solution, row); \
		return holds_at_end(sys, solution, row); \
	} \
	\
	target static bool \
	may_contain_##isa(const rf_ribbon *ribbon, uint64_t hash) \
	{ \
		return probe(ribbon, hash, in_row_##isa, at_end_##isa, dense_##isa, \
				   NULL); \
	} \
	\
	target static uint32_t \
	may_contain_many_##isa(const rf_ribbon *ribbon, const uint64_t *hashes, \
						   uint32_t begin, uint32_t end, uint32_t *found) \
	{ \
		return may_contain_many(ribbon, hashes, begin, end, found, in_row_##isa, \
								at_end_##isa, dense_##isa); \
	}

PROBE_VARIANT(generic,, hold_words, words_at_end)

#if RF_X86
PROBE_VARIANT(popcnt, RF_TARGET_POPCNT, hold_words, words_at_end)
PROBE_VARIANT(avx2, RF_TARGET_AVX2, hold_avx2, words_at_end)
PROBE_VARIANT(avx512, RF_TARGET_AVX512, hold_avx512, hold_at_end_avx512)
#endif

#if RF_NEON
PROBE_VARIANT(neon,, hold_neon, words_at_end)
#endif

bool
rf_ribbon_may_contain(const rf_ribbon *ribbon, uint64_t hash)
{
	RETURN_VARIANT(may_contain_, ribbon, hash);
}

bool
rf_ribbon_may_contain_fetching(const void *view, uint64_t hash,
							   const rf_fetch *fetch)
{
	if (fetch == NULL)
		return rf_ribbon_may_contain(view, hash);
	return probe(view, hash, words_in_row, at_end_generic, dense_generic, fetch);
}

uint32_t
rf_ribbon_may_contain_many(const void *view, const uint64_t *hashes,
						   uint32_t begin, uint32_t end, uint32_t *found)
{
	RETURN_VARIANT(may_contain_many_, view, hashes, begin, end, found);
}
