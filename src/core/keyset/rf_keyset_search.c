/*-------------------------------------------------------------------------
 *
 * rf_keyset_search.c
 *	  Probing keysets, and the lists of hashes in other kinds.
 *
 * The index tells where the 32 keys or so around a hash begin and end.  They
 * are evenly spread as well: the standard deviation of the hash from its
 * proportional position is below three keys.  So a window of sixteen keys
 * around it suffices: two cache lines, which are fetched together.
 *
 * A smaller set stays in a near cache, and has no index.  The first guess is
 * the expected rank, whose standard deviation is at most sqrt(n) / 2.  The
 * hash v at guess i tells how wrong it was: some (hash - v) * n / 2^64 keys
 * are between the two, so the next guess is that far from i, and its deviation
 * is the root of the distance.  So each guess halves the logarithm of the
 * deviation; after two the window is wide enough.
 *
 * Most time is spent waiting for memory.  While one probe waits, a processor
 * goes on to the next if no branch, and few instructions, depend on the
 * memory.  So the number of guesses depends on n alone, and the window is
 * searched without branches: all keys at once with AVX2, otherwise by halves.
 *
 * In a set that is not evenly spread, the search goes on from the window in
 * steps that double, and then by halves.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_keyset_impl.h"

#include "core/base/rf_simd.h"

/* Keys that are searched around a guess. */
#define WINDOW			16
#define WINDOW_BYTES	(WINDOW * RF_KEYSET_KEY_BYTES)

/*
 * log2 of the deviation of the first guess, rounded down; each guess halves
 * it.  Up to CLOSE, the window is wide enough.
 */
#define CLOSE			1

static inline uint32_t
first_deviation(uint64_t n)
{
	uint32_t	bits = rf_log2_64(n) / 2;

	return bits > 0 ? bits - 1 : 0;
}

/* The expected rank, corrected by the error of the key at a guess. */
static inline uint64_t
better_guess(const rf_keyset *ks, uint64_t guess, uint64_t hash)
{
	uint64_t	v = rf_keyset_hash(ks, guess);
	uint64_t	better = guess + rf_keyset_expected_rank(ks, hash) -
	rf_keyset_expected_rank(ks, v);

	/* Clamp to the nearer end.  (Below 0 it has wrapped around.) */
	if (RF_UNLIKELY(better >= ks->nkeys))
		better = v < hash ? ks->nkeys - 1 : 0;
	return better;
}

/*
 * Fetches the keys up to four deviations around a guess, so that most probably
 * no others are needed.  Without an index at most 500 keys, 4 kB.
 */
static void
need_guess(const rf_keyset *ks, uint64_t guess, uint32_t deviation,
		   const rf_fetch *fetch)
{
	uint64_t	reach = UINT64_C(4) << deviation;
	uint64_t	begin = guess > reach ? guess - reach : 0;
	uint64_t	end = ks->nkeys - guess > reach ? guess + reach + 1 : ks->nkeys;

	rf_need(fetch, ks->hashes + begin * RF_KEYSET_KEY_BYTES,
			(end - begin) * RF_KEYSET_KEY_BYTES);
}

static inline uint64_t
guess_without_index(const rf_keyset *ks, uint64_t hash, const rf_fetch *fetch)
{
	uint64_t	guess = rf_keyset_expected_rank(ks, hash);
	uint32_t	deviation = first_deviation(ks->nkeys);

	for (; deviation > CLOSE; deviation /= 2)
	{
		if (fetch != NULL)
			need_guess(ks, guess, deviation, fetch);
		guess = better_guess(ks, guess, hash);
	}
	return guess;
}

/*
 * Where the index says a hash is, interpolated; any number if it is damaged.
 */
RF_INLINE uint64_t
guess_by_index(const rf_keyset *ks, uint64_t hash, const rf_fetch *fetch)
{
	uint64_t	rank = rf_keyset_expected_rank(ks, hash);
	const uint8_t *entries = ks->index +
	rank / RF_KEYSET_PIECE * RF_KEYSET_ENTRY_BYTES;
	uint64_t	within = rank % RF_KEYSET_PIECE,
				less,
				n;

	rf_need(fetch, entries, 2 * RF_KEYSET_ENTRY_BYTES);
	less = rf_load16(entries);
	n = RF_KEYSET_PIECE + rf_load16(entries + RF_KEYSET_ENTRY_BYTES) - less;
	return rank - within + less - RF_KEYSET_ENTRY_ZERO + n * within / RF_KEYSET_PIECE;
}

/*
 * The first key of the window around a guess, which is in its middle half; the
 * set must not be smaller.  Aligned hashes make it two cache lines.
 */
RF_INLINE uint64_t
window_around(const rf_keyset *ks, uint64_t guess)
{
	uint64_t	first = guess - WINDOW / 4;

	first -= ((uintptr_t) ks->hashes / RF_KEYSET_KEY_BYTES + first) %
		(WINDOW / 2);
	if (RF_UNLIKELY(first > ks->nkeys - WINDOW))
		first = guess < WINDOW ? 0 : ks->nkeys - WINDOW;
	return first;
}

RF_INLINE void
prefetch_window(const uint8_t *window)
{
	RF_PREFETCH(window + WINDOW_BYTES / 4);
	RF_PREFETCH(window + WINDOW_BYTES * 3 / 4);
}

/* Searches [lo, hi) from one end: at most 2 log2(hi - lo) steps. */
static RF_NOINLINE bool
search_from_end(const rf_keyset *ks, uint64_t lo, uint64_t hi, bool upwards,
				uint64_t hash, const rf_fetch *fetch)
{
	uint64_t	step = WINDOW / 4;

	while (lo < hi)
	{
		uint64_t	half = (hi - lo) / 2;
		uint64_t	mid,
					v;

		if (step > half)
			step = half;
		mid = upwards ? lo + step : hi - 1 - step;
		rf_need(fetch, ks->hashes + mid * RF_KEYSET_KEY_BYTES,
				RF_KEYSET_KEY_BYTES);
		v = rf_keyset_hash(ks, mid);
		if (v == hash)
			return true;
		if (v < hash)
			lo = mid + 1;
		else
			hi = mid;

		/* Once the hash has been passed, halve. */
		step = (v < hash) == upwards ? 2 * step + 1 : UINT64_MAX / 2;
	}
	return false;
}

/* The place of a hash, seen from a window. */
typedef enum Sight
{
	ABSENT,
	PRESENT,
	BELOW,						/* smaller than all keys */
	ABOVE						/* larger */
} Sight;

typedef Sight (*Look) (const uint8_t *window, uint64_t hash);

/* The half of 2 n keys in which the hash belongs. */
RF_INLINE const uint8_t *
halve(const uint8_t *at, uint32_t n, uint64_t hash)
{
	const uint32_t nbytes = n * RF_KEYSET_KEY_BYTES;

	return at + (rf_load64(at + nbytes) <= hash) * nbytes;
}

RF_INLINE Sight
look_generic(const uint8_t *window, uint64_t hash)
{
	const uint8_t *at;
	uint64_t	v;

	/* Or the second line would be fetched only after the first arrives. */
	prefetch_window(window);

	/* Find the last key that is not larger, or the first. */
	at = halve(window, 8, hash);
	at = halve(at, 4, hash);
	at = halve(at, 2, hash);
	at = halve(at, 1, hash);
	v = rf_load64(at);
	if (RF_UNLIKELY(v > hash))
		return BELOW;
	if (RF_UNLIKELY(at == window + WINDOW_BYTES - RF_KEYSET_KEY_BYTES) &&
		v != hash)
		return ABOVE;
	return v == hash ? PRESENT : ABSENT;
}

#if RF_X86

/* Sixteen comparisons, none of which waits for another. */
RF_TARGET_AVX2
RF_INLINE Sight
look_avx2(const uint8_t *window, uint64_t hash)
{
	const __m256i wanted = _mm256_set1_epi64x((long long) hash);
	const __m256i *keys = (const __m256i *) window;
	__m256i		equal = _mm256_setzero_si256();

	FOR_EACH(i, WINDOW / 4)
		equal = _mm256_or_si256(equal, _mm256_cmpeq_epi64(wanted,
														  _mm256_loadu_si256(keys + i)));
	if (RF_UNLIKELY(rf_load64(window) > hash))
		return BELOW;
	if (RF_UNLIKELY(rf_load64(window + WINDOW_BYTES - RF_KEYSET_KEY_BYTES) < hash))
		return ABOVE;
	return _mm256_testz_si256(equal, equal) ? ABSENT : PRESENT;
}

#endif

/* Searches the keys around a guess, and from there on if necessary. */
RF_INLINE bool
search_around(const rf_keyset *ks, uint64_t guess, uint64_t hash,
			  const rf_fetch *fetch, Look look)
{
	uint64_t	first = window_around(ks, guess);
	const uint8_t *window = ks->hashes + first * RF_KEYSET_KEY_BYTES;
	Sight		sight;

	rf_need(fetch, window, WINDOW_BYTES);
	sight = look(window, hash);
	if (RF_UNLIKELY(sight == BELOW))
		return search_from_end(ks, 0, first, false, hash, fetch);
	if (RF_UNLIKELY(sight == ABOVE))
		return search_from_end(ks, first + WINDOW, ks->nkeys, true, hash, fetch);
	return sight == PRESENT;
}

RF_INLINE bool
search(const rf_keyset *ks, uint64_t hash, const rf_fetch *fetch, Look look)
{
	uint64_t	guess;

	if (ks->index != NULL)
		guess = guess_by_index(ks, hash, fetch);
	else if (RF_UNLIKELY(ks->nkeys < WINDOW))
		return search_from_end(ks, 0, ks->nkeys, true, hash, fetch);
	else
		guess = guess_without_index(ks, hash, fetch);
	return search_around(ks, guess, hash, fetch, look);
}

/*
 * A batch reads the index and prefetches all of its windows first.  A set
 * without an index is in a near cache.
 */
#define BATCH			32

RF_INLINE uint32_t
search_many(const rf_keyset *ks, const uint64_t *hashes, uint32_t begin,
			uint32_t end, uint32_t *found, Look look)
{
	uint64_t	guesses[BATCH];
	uint32_t	nfound = 0;

	while (begin < end)
	{
		uint32_t	n = end - begin < BATCH ? end - begin : BATCH;
		uint32_t	i;

		for (i = 0; i < n && ks->index != NULL; i++)
		{
			guesses[i] = guess_by_index(ks, hashes[begin + i], NULL);
			prefetch_window(ks->hashes + window_around(ks, guesses[i]) *
							RF_KEYSET_KEY_BYTES);
		}
		for (i = 0; i < n; i++)
		{
			uint64_t	hash = hashes[begin + i];

			found[nfound] = begin + i;
			nfound += ks->index != NULL ?
				search_around(ks, guesses[i], hash, NULL, look) :
				search(ks, hash, NULL, look);
		}
		begin += n;
	}
	return nfound;
}

#if RF_X86

/* Separate from search_avx2(), which has to save registers. */
RF_TARGET_AVX2
static RF_NOINLINE bool
search_indexed_avx2(const rf_keyset *ks, uint64_t hash)
{
	return search_around(ks, guess_by_index(ks, hash, NULL), hash, NULL,
						 look_avx2);
}

RF_TARGET_AVX2
static RF_NOINLINE bool
search_avx2(const rf_keyset *ks, uint64_t hash)
{
	return search(ks, hash, NULL, look_avx2);
}

RF_TARGET_AVX2
static uint32_t
search_many_avx2(const rf_keyset *ks, const uint64_t *hashes, uint32_t begin,
				 uint32_t end, uint32_t *found)
{
	return search_many(ks, hashes, begin, end, found, look_avx2);
}

#endif

static RF_NOINLINE bool
search_generic(const rf_keyset *ks, uint64_t hash)
{
	return search(ks, hash, NULL, look_generic);
}

bool
rf_keyset_may_contain(const rf_keyset *ks, uint64_t hash)
{
#if RF_X86
	if (rf_isa_here() >= RF_ISA_AVX2)
		return RF_LIKELY(ks->index != NULL) ? search_indexed_avx2(ks, hash) :
			search_avx2(ks, hash);
#endif
	return search_generic(ks, hash);
}

uint32_t
rf_keyset_may_contain_many(const void *view, const uint64_t *hashes,
						   uint32_t begin, uint32_t end, uint32_t *found)
{
#if RF_X86
	if (rf_isa_here() >= RF_ISA_AVX2)
		return search_many_avx2(view, hashes, begin, end, found);
#endif
	return search_many(view, hashes, begin, end, found, look_generic);
}

bool
rf_keyset_may_contain_fetching(const void *view, uint64_t hash,
							   const rf_fetch *fetch)
{
	return search(view, hash, fetch, look_generic);
}

bool
rf_keyset_list_may_contain(const uint8_t *hashes, uint64_t n, uint64_t hash,
						   const rf_fetch *fetch)
{
	const rf_keyset list = {n, hashes, NULL};

	return fetch == NULL ? rf_keyset_may_contain(&list, hash) :
		rf_keyset_may_contain_fetching(&list, hash, fetch);
}
