/*-------------------------------------------------------------------------
 *
 * rf_ribbonmap_probe.c
 *	  Probing a ribbon map.
 *
 * Unless keys may have several values, the filter in front tells whether a key
 * may be in the map.  A look finds an entry: it compares the fingerprint, with
 * the bytes and instructions of a filter's probe; if that agrees, it sums the
 * columns of values in the same way.  These are elsewhere, but the processor
 * begins to fetch them before it knows whether they are needed.
 *
 * A look answers with a word: the bits of the value that vary, and above them
 * "there is more".  Only in a list, which only adversarial hashes are known to
 * lead to, a hash may have several words, of different keys or of one, that
 * came to have the same hash.  Each may be the right one: all are taken.
 *
 *-------------------------------------------------------------------------
 */
#include "core/ribbon/rf_ribbon_row_impl.h"

#include "core/keyset/rf_keyset.h"
#include "rf_ribbonmap_impl.h"

typedef uint64_t Answer;

#define ROW_RESULT(hash) \
	(rf_ribbon_result(hash) | rf_ribbon_hiding_bit(hash) << RF_RIBBON_MAX_COLUMNS)

#define ANSWER_ABSENT	UINT64_MAX
#define ANSWER_DAMAGED	(UINT64_MAX - 1)
#define ANSWER_LISTED	(UINT64_MAX - 2)	/* several words, in a list */

/* The sums of the columns of values of a row before sys->full_starts. */
RF_INLINE uint64_t
sum_words(const rf_ribbon_system *sys, const uint8_t *solution, Row row)
{
	const uint32_t n = sys->value_columns;
	const uint8_t *a = rf_ribbon_values_of(sys, solution, row.start / RF_RIBBON_WIDTH);
	const uint8_t *b = a + sizeof(uint64_t) * n;
	const uint64_t left = left_part(row);
	const uint64_t right = right_part(row);
	uint64_t	sum = hiding_mask(row, n);
	uint32_t	j;

	for (j = 0; j < n; j++)
	{
		uint64_t	x = (rf_load64(a + 8 * j) & left) ^
		(rf_load64(b + 8 * j) & right);

		sum ^= (uint64_t) rf_parity64(x) << j;
	}
	return sum;
}

RF_INLINE Answer
words_in_row(const rf_ribbon_system *sys, const uint8_t *solution, Row row)
{
	return row_holds(sys, solution, row, hold_words) ?
		sum_words(sys, solution, row) : ANSWER_ABSENT;
}

/* The same for a row that reaches the last block, which may be short. */
RF_INLINE Answer
words_at_end(const rf_ribbon_system *sys, const uint8_t *solution, Row row)
{
	End			end = end_of(sys, solution, row);
	uint32_t	last = (sys->slots - 1) / RF_RIBBON_WIDTH;
	uint64_t	sum = hiding_mask(row, sys->value_columns);
	uint32_t	j;

	if (!hold_at_end(&end, solution))
		return ANSWER_ABSENT;
	end.full = rf_ribbon_values_of(sys, solution, row.start / RF_RIBBON_WIDTH);
	solution = rf_ribbon_values_of(sys, solution, last);
	end.at = 0;
	for (j = 0; j < sys->value_columns; j++)
		sum ^= (uint64_t) sum_at_end(&end, solution, j) << j;
	return sum;
}

#if RF_X86

/*
 * Eight columns at a and b, of which n exist.  No more are read: they may be
 * the last of the payload.
 */
RF_TARGET_AVX512
RF_INLINE uint64_t
sum_eight(const uint8_t *a, const uint8_t *b, Row row, uint32_t n)
{
	__mmask8	in_use = (__mmask8) low_bits(n);

	return sums_avx512(_mm512_maskz_loadu_epi64(in_use, a),
					   _mm512_maskz_loadu_epi64(in_use, b),
					   left_part(row), right_part(row));
}

RF_TARGET_AVX512
static RF_NOCLONE uint64_t
sum_many_avx512(const rf_ribbon_system *sys, const uint8_t *solution, Row row)
{
	uint32_t	n = sys->value_columns;
	const uint8_t *a = rf_ribbon_values_of(sys, solution, row.start / RF_RIBBON_WIDTH);
	const uint8_t *b = a + sizeof(uint64_t) * n;
	uint64_t	sum = hiding_mask(row, n);
	uint32_t	j;

	for (j = 0; j + 8 < n; j += 8)
		sum ^= sum_eight(a + 8 * j, b + 8 * j, row, 8) << j;
	return sum ^ sum_eight(a + 8 * j, b + 8 * j, row, n - j) << j;
}

/* No loop, so the function it is inlined in needs no stack frame. */
RF_TARGET_AVX512
RF_INLINE uint64_t
sum_avx512(const rf_ribbon_system *sys, const uint8_t *solution, Row row)
{
	uint32_t	n = sys->value_columns;
	const uint8_t *a = rf_ribbon_values_of(sys, solution, row.start / RF_RIBBON_WIDTH);
	const uint8_t *b = a + sizeof(uint64_t) * n;

	if (RF_UNLIKELY(n > 16))
		return sum_many_avx512(sys, solution, row);
	if (n <= 8)
		return hiding_mask(row, n) ^ sum_eight(a, b, row, n);
	return hiding_mask(row, n) ^ sum_eight(a, b, row, 8) ^
		sum_eight(a + 64, b + 64, row, n - 8) << 8;
}

/* The same for fingerprints with more than eight columns. */
RF_TARGET_AVX512
static RF_NOCLONE Answer
look_long_avx512(const rf_ribbon_system *sys, const uint8_t *solution, Row row)
{
	return row_holds(sys, solution, row, many_hold_avx512) ?
		sum_avx512(sys, solution, row) : ANSWER_ABSENT;
}

#endif

/* In a list of pairs, or of hashes if values take no column. */
static Answer
in_list(const rf_ribbon *ribbon, const uint8_t *list, uint64_t n, uint64_t hash)
{
	uint64_t	i;
	const uint8_t *pair;

	if (ribbon->shape.value_columns == 0)
		return rf_keyset_list_may_contain(list, n, hash, NULL) ? 0 : ANSWER_ABSENT;
	i = rf_pairs_first_listed(list, n, hash);
	pair = list + sizeof(rf_pair) * i;
	if (i == n || rf_load64(pair) != hash)
		return ANSWER_ABSENT;
	if (i + 1 < n && rf_load64(pair + sizeof(rf_pair)) == hash)
		return ANSWER_LISTED;
	return rf_load64(pair + 8) & rf_mask64(RF_RIBBON_MAX_VALUE_COLUMNS);
}

#include "core/ribbon/rf_ribbon_walk_impl.h"

/* A variant.  Rare cases are functions, so the others need no stack frame. */
#define LOOK_VARIANT(isa, target, in_row) \
	target static RF_NOCLONE Answer \
	at_end_##isa(const rf_ribbon_system *sys, const uint8_t *solution, \
				 Row row) \
	{ \
		return words_at_end(sys, solution, row); \
	} \
	\
	target static RF_NOCLONE Answer \
	dense_##isa(const rf_ribbon_system *sys, const uint8_t *solution, \
				uint32_t seed, uint64_t hash) \
	{ \
		Row			row = dense_row(sys, seed, hash); \
		\
		if (row.start < sys->full_starts) \
			return in_row(sys, solution, row); \
		return words_at_end(sys, solution, row); \
	} \
	\
	target static Answer \
	look_##isa(const rf_ribbonmap *map, uint64_t hash) \
	{ \
		return probe(&map->ribbon, hash, in_row, at_end_##isa, dense_##isa, \
				   NULL); \
	}

LOOK_VARIANT(generic,, words_in_row)

#if RF_X86

RF_TARGET_POPCNT
RF_INLINE Answer
popcnt_in_row(const rf_ribbon_system *sys, const uint8_t *solution, Row row)
{
	return words_in_row(sys, solution, row);
}

RF_TARGET_AVX2
RF_INLINE Answer
avx2_in_row(const rf_ribbon_system *sys, const uint8_t *solution, Row row)
{
	return row_holds(sys, solution, row, hold_avx2) ?
		sum_words(sys, solution, row) : ANSWER_ABSENT;
}

RF_TARGET_AVX512
RF_INLINE Answer
avx512_in_row(const rf_ribbon_system *sys, const uint8_t *solution, Row row)
{
	if (RF_UNLIKELY(sys->columns > 8))
		return look_long_avx512(sys, solution, row);
	return row_holds(sys, solution, row, eight_hold_avx512) ?
		sum_avx512(sys, solution, row) : ANSWER_ABSENT;
}

LOOK_VARIANT(popcnt, RF_TARGET_POPCNT, popcnt_in_row)
LOOK_VARIANT(avx2, RF_TARGET_AVX2, avx2_in_row)
LOOK_VARIANT(avx512, RF_TARGET_AVX512, avx512_in_row)

#endif

#if RF_NEON

RF_INLINE Answer
neon_in_row(const rf_ribbon_system *sys, const uint8_t *solution, Row row)
{
	return row_holds(sys, solution, row, hold_neon) ?
		sum_words(sys, solution, row) : ANSWER_ABSENT;
}

LOOK_VARIANT(neon,, neon_in_row)

#endif

static inline Answer
look(const rf_ribbonmap *map, uint64_t hash)
{
	RETURN_VARIANT(look_, map, hash);
}

static Answer
look_fetching(const rf_ribbonmap *map, uint64_t hash, const rf_fetch *fetch)
{
	return probe(&map->ribbon, hash, words_in_row, at_end_generic, dense_generic,
				 fetch);
}

/* The hash of a key's k-th value, from 0. */
static inline uint64_t
hash_of(const rf_ribbonmap *map, uint64_t hash, uint32_t k)
{
	return k == 0 ? hash :
		rf_ribbonmap_further(hash, k, map->ribbon.shape.nchunks, map->part);
}

static Answer
look_further(const rf_ribbonmap *map, uint64_t hash, uint32_t k,
			 const rf_fetch *fetch)
{
	uint64_t	h = hash_of(map, hash, k);

	return fetch == NULL ? look(map, h) : look_fetching(map, h, fetch);
}

/* For keys with several values: two entries, or one that is the last. */
static RF_NOINLINE bool
may_have_values(const rf_ribbonmap *map, uint64_t hash, const rf_fetch *fetch)
{
	Answer		answer = look_further(map, hash, 0, fetch);

	if (answer >= ANSWER_LISTED || (answer >> map->nbits & 1) == 0)
		return answer != ANSWER_ABSENT;
	return look_further(map, hash, 1, fetch) != ANSWER_ABSENT;
}

bool
rf_ribbonmap_may_contain(const rf_ribbonmap *map, uint64_t hash)
{
	return map->several ? may_have_values(map, hash, NULL) :
		rf_ribbon_may_contain(&map->ribbon, hash);
}

bool
rf_ribbonmap_may_contain_fetching(const void *view, uint64_t hash,
								  const rf_fetch *fetch)
{
	const rf_ribbonmap *map = view;

	return map->several ? may_have_values(map, hash, fetch) :
		rf_ribbon_may_contain_fetching(&map->ribbon, hash, fetch);
}

/* The filter's probe fetches ahead. */
uint32_t
rf_ribbonmap_may_contain_many(const void *view, const uint64_t *hashes,
							  uint32_t begin, uint32_t end, uint32_t *found)
{
	const rf_ribbonmap *map = view;
	uint32_t	n = rf_ribbon_may_contain_many(&map->ribbon, hashes, begin, end,
											   found);
	uint32_t	nfound = 0;

	if (!map->several)
		return n;
	for (uint32_t i = 0; i < n; i++)
		if (may_have_values(map, hashes[found[i]], NULL))
			found[nfound++] = found[i];
	return nfound;
}

static inline uint32_t
value_of(const rf_ribbonmap *map, uint64_t word)
{
	return map->constant | rf_ribbonmap_scatter((uint32_t) word, map->varying);
}

/* Values on their way to a caller. */
typedef struct Values
{
	uint32_t   *values;			/* [max] */
	uint32_t	max;
	uint32_t	n;				/* of all; those beyond max are lost */
	bool		more;			/* of the last look */
	bool		listed;			/* was a hash with several words met? */
} Values;

static void
take_word(const rf_ribbonmap *map, Values *to, uint64_t word)
{
	if (to->n < to->max)
		to->values[to->n] = value_of(map, word);
	to->n++;
	to->more |= map->several && (word >> map->nbits & 1) != 0;
}

/*
 * The words of a hash that has several, in the list of the dense form or of
 * its chunk's overflow.  Looking has fetched the list.
 */
static void
take_listed(const rf_ribbonmap *map, Values *to, uint64_t hash)
{
	const rf_ribbon *ribbon = &map->ribbon;
	const uint8_t *list = ribbon->data;
	uint64_t	n = ribbon->shape.slots;
	rf_ribbon_overflow overflow;

	to->listed = true;
	if (ribbon->shape.nchunks > 0)
	{
		if (!rf_ribbon_find_overflow(ribbon,
									 rf_hashes_part(hash, ribbon->shape.nchunks),
									 &overflow))
			return;
		list = overflow.solution;
		n = overflow.slots;
	}
	for (uint64_t i = rf_pairs_first_listed(list, n, hash); i < n; i++)
	{
		const uint8_t *pair = list + sizeof(rf_pair) * i;

		if (rf_load64(pair) != hash)
			break;
		take_word(map, to, rf_load64(pair + 8));
	}
}

/*
 * All values, given what the first look found.  A key's values come before
 * others that a list leads to: at most these and the list's entries are read.
 */
static RF_NOINLINE uint32_t
all_values(const rf_ribbonmap *map, uint64_t hash, Answer answer,
		   uint32_t *values, uint32_t max, const rf_fetch *fetch)
{
	Values		to = {values, max, 0, false, false};

	for (uint32_t k = 0;;)
	{
		if (answer == ANSWER_DAMAGED)
			return RF_VALUES_DAMAGED;
		if (k > RF_RIBBONMAP_MAX_VALUES)
			return to.listed ? to.n : RF_VALUES_DAMAGED;

		/* A key does not end so: "more" was another's, or it is absent. */
		if (answer == ANSWER_ABSENT)
			return to.listed || k > 1 ? to.n : 0;
		to.more = false;
		if (answer == ANSWER_LISTED)
			take_listed(map, &to, hash_of(map, hash, k));
		else
			take_word(map, &to, answer);
		if (!to.more)
			return to.n;
		answer = look_further(map, hash, ++k, fetch);
	}
}

/* Not inline: the other paths have fewer registers to save. */
static RF_NOINLINE uint32_t
values_fetching(const rf_ribbonmap *map, uint64_t hash, uint32_t *values,
				uint32_t max, const rf_fetch *fetch)
{
	return all_values(map, hash, look_fetching(map, hash, fetch), values, max,
					  fetch);
}

uint32_t
rf_ribbonmap_values(const void *view, uint64_t hash, uint32_t *values,
					uint32_t max, const rf_fetch *fetch)
{
	const rf_ribbonmap *map = view;
	Answer		answer;

	if (fetch != NULL)
		return values_fetching(map, hash, values, max, fetch);
	answer = look(map, hash);
	if (answer == ANSWER_ABSENT)
		return 0;
	if (map->several || RF_UNLIKELY(answer >= ANSWER_LISTED))
		return all_values(map, hash, answer, values, max, NULL);
	if (max > 0)
		values[0] = value_of(map, answer);
	return 1;
}
