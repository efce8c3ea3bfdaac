/*-------------------------------------------------------------------------
 *
 * rf_keyset.c
 *	  Keysets: searching, uniting and cutting sorted sets of key hashes, and
 *	  the index that goes with them.
 *
 * IDENTIFICATION
 *	  src/core/keyset/rf_keyset.c
 *
 *-------------------------------------------------------------------------
 */
#include "rf_keyset.h"

#include "core/base/rf_hashes.h"
#include "core/base/rf_simd.h"

/* How many hashes there are in front of the first that is out of order. */
RF_INLINE uint64_t
in_order(const rf_keyset *ks, bool repeats, rf_pace *pace)
{
	uint64_t	n = ks->nkeys;
	uint64_t	i = n > 0;

	while (i < n)
	{
		uint64_t	begin = i,
					stop = rf_piece_end(i, n);

		for (; i < stop; i++)
		{
			uint64_t	last = rf_keyset_hash(ks, i - 1),
						hash = rf_keyset_hash(ks, i);

			if (repeats ? hash < last : hash <= last)
				break;
		}
		rf_pace_steps(pace, i - begin);
		if (i < stop)
			break;
	}
	return i;
}

static uint64_t
ascending(const rf_keyset *ks, rf_pace *pace)
{
	return in_order(ks, false, pace);
}

uint64_t
rf_keyset_ascending(const rf_keyset *ks, rf_tick tick)
{
	rf_pace		pace = {tick, 0};

	return ascending(ks, &pace);
}

uint64_t
rf_keyset_not_descending(const rf_keyset *ks, rf_tick tick)
{
	rf_pace		pace = {tick, 0};

	return in_order(ks, true, &pace);
}

/*
 * ------------------------------------------------------------------------
 * The index (rf_keyset.h has what it says).
 * ------------------------------------------------------------------------
 */

/* What stands for a difference of 0. */
#define ENTRY_ZERO		0x8000

/* Where a hash would be if hashes were evenly spread: less than nkeys. */
static inline uint64_t
expected_place(const rf_keyset *ks, uint64_t hash)
{
	return rf_mulhi64(hash, ks->nkeys);
}

static inline uint64_t
last_entry(uint64_t nkeys)
{
	return (nkeys - 1) / RF_KEYSET_PIECE + 1;
}

/* A set in place.  It has an index if it is large, whatever its bytes are. */
static rf_keyset
keyset_at(const uint8_t *payload, uint64_t nkeys)
{
	rf_keyset	ks = {nkeys, payload, NULL};

	if (nkeys >= RF_KEYSET_INDEX_LEAST)
		ks.index = payload + nkeys * RF_KEYSET_KEY_BYTES;
	return ks;
}

/* The entry k, if so many hashes have places below that of k. */
static inline uint16_t
entry_of(uint64_t k, uint64_t nbelow)
{
	uint64_t	v = nbelow + ENTRY_ZERO - k * RF_KEYSET_PIECE;

	if (RF_UNLIKELY(v > UINT16_MAX))
		v = nbelow > k * RF_KEYSET_PIECE ? UINT16_MAX : 0;
	return (uint16_t) v;
}

/*
 * Writes the index of ascending hashes to "to", or, if that is NULL, compares
 * it with what is there.  Returns the first entry that differs, or one more
 * than the last.
 */
RF_INLINE uint64_t
scan_index(const rf_keyset *ks, uint8_t *to, rf_pace *pace)
{
	const uint64_t end = last_entry(ks->nkeys) + 1;
	uint64_t	i = 0,
				k = 0;

	while (k < end)
	{
		uint64_t	begin = i + k;

		while (k < end && i + k - begin < RF_PIECE)
		{
			uint16_t	v;

			if (i < ks->nkeys && expected_place(ks, rf_keyset_hash(ks, i)) <
				k * RF_KEYSET_PIECE)
			{
				i++;
				continue;
			}
			v = entry_of(k, i);
			if (to != NULL)
				rf_store16(to + k * RF_KEYSET_ENTRY_BYTES, v);
			else if (rf_load16(ks->index + k * RF_KEYSET_ENTRY_BYTES) != v)
				return k;
			k++;
		}
		rf_pace_steps(pace, i + k - begin);
	}
	return k;
}

/* Completes the payload of a set whose hashes are there. */
static void
write_index(uint8_t *payload, uint64_t nkeys, rf_pace *pace)
{
	rf_keyset	ks = keyset_at(payload, nkeys);

	if (ks.index != NULL)
		(void) scan_index(&ks, payload + nkeys * RF_KEYSET_KEY_BYTES, pace);
}

/* How many keys a payload of so many bytes can hold. */
static uint64_t
most_keys(uint64_t nbytes)
{
	const uint64_t piece_bytes = RF_KEYSET_PIECE * RF_KEYSET_KEY_BYTES +
	RF_KEYSET_ENTRY_BYTES;
	uint64_t	n = nbytes / RF_KEYSET_KEY_BYTES,
				rest;

	if (n < RF_KEYSET_INDEX_LEAST)
		return n;

	/* An entry for each piece, also the last, if there is one, and the end. */
	nbytes -= RF_KEYSET_ENTRY_BYTES;
	rest = nbytes % piece_bytes;
	n = nbytes / piece_bytes * RF_KEYSET_PIECE;
	if (rest > RF_KEYSET_ENTRY_BYTES)
		n += (rest - RF_KEYSET_ENTRY_BYTES) / RF_KEYSET_KEY_BYTES;
	return n < RF_KEYSET_INDEX_LEAST ? RF_KEYSET_INDEX_LEAST - 1 : n;
}

/*
 * ------------------------------------------------------------------------
 * Searching.
 *
 * The index tells where the 32 keys or so begin and end among which a hash is.
 * They are evenly spread as well: where it is in between deviates by less than
 * three keys from the place in proportion.  So all that has to be looked
 * through is a window of sixteen keys around it, two cache lines, which are
 * asked for together.
 *
 * A smaller set has no index, being in a near cache.  A guess is the expected
 * place, which deviates by half the root of n at most.  The hash v that is
 * found there, the i-th, tells how wrong the guess was: between the two are
 * some (hash - v) * n / 2^64 others, so a better guess is as many from i, and
 * the deviation of that is the root of the distance.  So the logarithm of the
 * deviation halves with each guess, and after two of them the window holds
 * what is left.
 *
 * What takes the time is to wait for memory.  A processor goes on to the next
 * probe while one waits if no branch depends on what it waits for, and if few
 * instructions do.  So the number of guesses depends on n alone, and the
 * window is looked through without branches: all keys at once with AVX2, and
 * otherwise by halves.
 *
 * In a set that is not evenly spread, the hash may be anywhere: from the
 * window on, it is looked for in steps that double, and then by halves.
 * ------------------------------------------------------------------------
 */

/* Keys that are looked through. */
#define WINDOW			16
#define WINDOW_BYTES	(WINDOW * RF_KEYSET_KEY_BYTES)

/*
 * log2 of the deviation of the first guess, rounded down; of the next, half of
 * that.  Up to CLOSE, the window is wide enough.
 */
#define CLOSE			1

static inline uint32_t
first_deviation(uint64_t n)
{
	uint32_t	bits = rf_log2_64(n) / 2;

	return bits > 0 ? bits - 1 : 0;
}

/* A guess is the expected place and how much another was beside its own. */
static inline uint64_t
better_guess(const rf_keyset *ks, uint64_t guess, uint64_t hash)
{
	uint64_t	v = rf_keyset_hash(ks, guess);
	uint64_t	better = guess + expected_place(ks, hash) -
	expected_place(ks, v);

	/* Beyond an end is near it.  (Below 0 it has wrapped around.) */
	if (RF_UNLIKELY(better >= ks->nkeys))
		better = v < hash ? ks->nkeys - 1 : 0;
	return better;
}

/*
 * Fetches the key of a guess, and all that lie around it as far as four
 * deviations, so that most probably nothing else has to be fetched.  Without
 * an index these are half a thousand keys at most, two rows of a TOAST table.
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
guess_unaided(const rf_keyset *ks, uint64_t hash, const rf_fetch *fetch)
{
	uint64_t	guess = expected_place(ks, hash);
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
 * Where the index says a hash is, in proportion between two entries.  If these
 * are damaged, it may be any number.
 */
RF_INLINE uint64_t
guess_by_index(const rf_keyset *ks, uint64_t hash, const rf_fetch *fetch)
{
	uint64_t	place = expected_place(ks, hash);
	const uint8_t *entries = ks->index +
	place / RF_KEYSET_PIECE * RF_KEYSET_ENTRY_BYTES;
	uint64_t	within = place % RF_KEYSET_PIECE,
				less,
				n;

	rf_need(fetch, entries, 2 * RF_KEYSET_ENTRY_BYTES);
	less = rf_load16(entries);
	n = RF_KEYSET_PIECE + rf_load16(entries + RF_KEYSET_ENTRY_BYTES) - less;
	return place - within + less - ENTRY_ZERO + n * within / RF_KEYSET_PIECE;
}

/*
 * The first key of the window around a guess, of a set that is no smaller: the
 * guess is in its middle half.  If hashes do not straddle cache lines, windows
 * are two of them.
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

/* Both lines. */
RF_INLINE void
prefetch_window(const uint8_t *window)
{
	RF_PREFETCH(window + WINDOW_BYTES / 4);
	RF_PREFETCH(window + WINDOW_BYTES * 3 / 4);
}

/*
 * Searches [lo, hi) from one end, upwards or downwards: at most 2 log2(hi -
 * lo) steps.
 */
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

		/* Once it has been passed, by halves. */
		step = (v < hash) == upwards ? 2 * step + 1 : UINT64_MAX / 2;
	}
	return false;
}

/* What a window says about a hash. */
typedef enum Sight
{
	ABSENT,
	PRESENT,
	BELOW,						/* smaller than all keys */
	ABOVE						/* larger */
} Sight;

typedef Sight (*Look) (const uint8_t *window, uint64_t hash);

/* Of 2 n keys, the half where the hash belongs. */
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

	/* Or the second would be asked for when the first is there. */
	prefetch_window(window);

	/* The last one that is not larger, or the first. */
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

/* Looks through the keys around a guess, and goes on from there. */
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
		guess = guess_unaided(ks, hash, fetch);
	return search_around(ks, guess, hash, fetch, look);
}

/*
 * Many probes: all look into the index, so that the memory of one is on its
 * way while the others are at work.  What has no index is in a near cache.
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

/* Apart from the other, which has to save registers. */
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

static uint32_t
kind_may_contain_many(const void *view, const uint64_t *hashes,
					  uint32_t begin, uint32_t end, uint32_t *found)
{
#if RF_X86
	if (rf_isa_here() >= RF_ISA_AVX2)
		return search_many_avx2(view, hashes, begin, end, found);
#endif
	return search_many(view, hashes, begin, end, found, look_generic);
}

/* Copies the hashes of a set from the i-th on; returns their number. */
static uint64_t
copy_rest(const rf_keyset *ks, uint64_t i, uint8_t *out, rf_pace *pace)
{
	uint64_t	rest = ks->nkeys - i;

	while (i < ks->nkeys)
	{
		uint64_t	stop = rf_piece_end(i, ks->nkeys);
		uint64_t	nbytes = (stop - i) * RF_KEYSET_KEY_BYTES;

		memcpy(out, ks->hashes + i * RF_KEYSET_KEY_BYTES, nbytes);
		out += nbytes;
		rf_pace_steps(pace, stop - i);
		i = stop;
	}
	return rest;
}

uint64_t
rf_keyset_combine(rf_keyset_op op, const rf_keyset *a, const rf_keyset *b,
				  uint8_t *out, rf_tick tick)
{
	rf_pace		pace = {tick, 0};
	uint64_t	i = 0,
				j = 0,
				n = 0;

	while (i < a->nkeys && j < b->nkeys)
	{
		uint64_t	before = i + j,
					i_stop = rf_piece_end(i, a->nkeys),
					j_stop = rf_piece_end(j, b->nkeys);

		while (i < i_stop && j < j_stop)
		{
			uint64_t	x = rf_keyset_hash(a, i),
						y = rf_keyset_hash(b, j);
			bool		keep = op == RF_KEYSET_UNION ? true :
			op == RF_KEYSET_INTERSECTION ? x == y : x < y;

			if (keep)
				rf_store64(out + RF_KEYSET_KEY_BYTES * n++, x < y ? x : y);
			i += x <= y;
			j += y <= x;
		}
		rf_pace_steps(&pace, i + j - before);
	}
	if (op != RF_KEYSET_INTERSECTION)
		n += copy_rest(a, i, out + RF_KEYSET_KEY_BYTES * n, &pace);
	if (op == RF_KEYSET_UNION)
		n += copy_rest(b, j, out + RF_KEYSET_KEY_BYTES * n, &pace);
	write_index(out, n, &pace);
	return n;
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
	rf_keyset  *ks = view;
	const uint64_t nkeys = most_keys(w->payload_len);

	(void) fetch;
	if (w->param != 0)
		return rf_refuse(why, RF_ERR_STRUCTURE, "kind parameter", 0, 0,
						 w->param);
	if (w->payload_len != rf_keyset_bytes(nkeys))
		return rf_refuse_value(why, RF_ERR_STRUCTURE, "payload length",
							   w->payload_len);
	if (w->nkeys != nkeys)
		return rf_refuse(why, RF_ERR_STRUCTURE, "number of keys", nkeys,
						 nkeys, w->nkeys);
	*ks = keyset_at(w->payload, nkeys);
	return RF_OK;
}

rf_status
rf_keyset_open_unordered(rf_keyset *ks, rf_wire *wire, const uint8_t *bytes,
						 uint64_t len, rf_reason *why)
{
	const rf_status status = rf_wire_open(wire, bytes, len, why);

	if (status != RF_OK)
		return status;
	if (wire->kind != rf_keyset_kind.code)
		return rf_refuse_value(why, RF_ERR_KIND, "kind", wire->kind);
	if (wire->kind_flags != RF_FLAG_UNORDERED)
		return rf_refuse_value(why, RF_ERR_STRUCTURE, "flags byte",
							   wire->kind_flags | wire->keys.flags);
	if (wire->payload_len % RF_KEYSET_KEY_BYTES != 0)
		return rf_refuse_value(why, RF_ERR_STRUCTURE, "payload length",
							   wire->payload_len);
	ks->nkeys = wire->payload_len / RF_KEYSET_KEY_BYTES;
	ks->hashes = wire->payload;
	ks->index = NULL;
	if (wire->nkeys != ks->nkeys)
		return rf_refuse(why, RF_ERR_STRUCTURE, "number of keys", ks->nkeys,
						 ks->nkeys, wire->nkeys);
	if (wire->keys.family == RF_FAMILY_NONE && wire->nkeys > 0)
		return rf_refuse_value(why, RF_ERR_FAMILY, "key family",
							   RF_FAMILY_NONE);
	return RF_OK;
}

/* Order can be broken anywhere; and a set has one index, so its bytes tell. */
static rf_status
kind_verify(const void *view, const rf_wire *w, rf_reason *why, rf_tick tick)
{
	const rf_keyset *ks = view;
	rf_pace		pace = {tick, 0};
	uint64_t	first_bad = ascending(ks, &pace);
	uint64_t	k;

	if (first_bad < w->nkeys)
		return rf_refuse_value(why, RF_ERR_ORDER, "hashes", first_bad);
	if (ks->index == NULL)
		return RF_OK;
	k = scan_index(ks, NULL, &pace);
	if (k <= last_entry(ks->nkeys))
		return rf_refuse_value(why, RF_ERR_STRUCTURE, "index entry", k);
	return RF_OK;
}

static bool
kind_may_contain(const void *view, uint64_t hash, const rf_fetch *fetch)
{
	return search(view, hash, fetch, look_generic);
}

static double
kind_fpr(const void *view, rf_tick tick)
{
	(void) tick;
	return rf_keyset_list_fpr(((const rf_keyset *) view)->nkeys);
}

static uint32_t
kind_details(const void *view, const rf_wire *w, rf_detail *details,
			 rf_tick tick)
{
	(void) view;
	(void) w;
	(void) details;
	(void) tick;
	return 0;
}

static rf_status
kind_plan(uint64_t nkeys, double fpr, void *shape)
{
	(void) fpr;
	((rf_keyset_shape *) shape)->nkeys = nkeys;
	return nkeys <= most_keys(UINT64_MAX) ? RF_OK : RF_ERR_TOO_LARGE;
}

static uint64_t
kind_expected_bytes(const void *shape, uint64_t nkeys)
{
	(void) shape;
	return rf_keyset_bytes(nkeys);
}

static uint64_t
kind_most_keys(uint64_t nbytes, double fpr, rf_tick tick)
{
	(void) fpr;
	(void) tick;
	return most_keys(nbytes);
}

static void
kind_arrange(const void *shape, uint64_t *hashes, uint64_t n,
			 uint32_t sorted_bits, rf_tick tick)
{
	(void) shape;
	if (sorted_bits < 64)
		rf_hashes_sort(hashes, n, tick);
}

static rf_status
kind_begin(rf_builder *builder, const void *shape, uint64_t nkeys,
		   uint8_t *payload, uint64_t capacity, rf_tick tick)
{
	rf_builder_begin(builder, shape, nkeys, payload, capacity, tick);
	return most_keys(capacity) < nkeys ? RF_ERR_SPACE : RF_OK;
}

static rf_status
kind_add(rf_builder *builder, const uint64_t *hashes, uint64_t n, void *work,
		 uint64_t *used)
{
	uint8_t    *to = builder->payload + builder->payload_len;
	uint64_t	i = 0;

	(void) work;
	if (n > builder->nleft)
		return RF_ERR_SPACE;
	while (i < n)
	{
		uint64_t	begin = i,
					stop = rf_piece_end(i, n);

		for (; i < stop; i++, to += RF_KEYSET_KEY_BYTES)
			rf_store64(to, hashes[i]);
		rf_pace_steps(&builder->pace, stop - begin);
	}
	builder->payload_len += n * RF_KEYSET_KEY_BYTES;
	builder->nleft -= n;
	*used = n;
	if (builder->nleft == 0)
	{
		uint64_t	nkeys = builder->payload_len / RF_KEYSET_KEY_BYTES;

		write_index(builder->payload, nkeys, &builder->pace);
		builder->payload_len = rf_keyset_bytes(nkeys);
	}
	return RF_OK;
}

/* ---- Lists of other kinds ---- */

bool
rf_keyset_list_may_contain(const uint8_t *hashes, uint64_t n, uint64_t hash,
						   const rf_fetch *fetch)
{
	const rf_keyset list = {n, hashes, NULL};

	return fetch == NULL ? rf_keyset_may_contain(&list, hash) :
		kind_may_contain(&list, hash, fetch);
}

rf_status
rf_keyset_list_verify(const uint8_t *hashes, uint64_t n, rf_reason *why,
					  rf_tick tick)
{
	const rf_keyset list = {n, hashes, NULL};
	uint64_t	first_bad = rf_keyset_ascending(&list, tick);

	if (first_bad < n)
		return rf_refuse_value(why, RF_ERR_ORDER, "listed hashes", first_bad);
	return RF_OK;
}

/* A key outside is mistaken only if it has the hash of one inside. */
double
rf_keyset_list_fpr(uint64_t n)
{
	return (double) n / 18446744073709551616.0;
}

const rf_kind_ops rf_keyset_kind = {
	.code = 1,
	.name = "keyset",
	.type_name = "keyset",
	.alignment = 64,
	.open = kind_open,
	.verify = kind_verify,
	.may_contain = kind_may_contain,
	.may_contain_many = kind_may_contain_many,
	.fpr = kind_fpr,
	.details = kind_details,
	.plan = kind_plan,
	.expected_bytes = kind_expected_bytes,
	.most_keys = kind_most_keys,
	.arrange = kind_arrange,
	.begin = kind_begin,
	.add = kind_add
};
