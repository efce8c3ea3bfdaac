/*-------------------------------------------------------------------------
 *
 * rf_keyset.c
 *	  Keysets: searching, uniting and cutting sorted sets of key hashes.
 *
 * IDENTIFICATION
 *	  src/core/rf_keyset.c
 *
 *-------------------------------------------------------------------------
 */
#include "rf_keyset.h"

#include "rf_hashes.h"

static uint64_t
ascending(const rf_keyset *ks, rf_pace *pace)
{
	uint64_t	n = ks->nkeys;
	uint64_t	i = n > 0;

	while (i < n)
	{
		uint64_t	begin = i,
					stop = rf_piece_end(i, n);

		while (i < stop && rf_keyset_hash(ks, i - 1) < rf_keyset_hash(ks, i))
			i++;
		rf_pace_steps(pace, i - begin);
		if (i < stop)
			break;
	}
	return i;
}

uint64_t
rf_keyset_ascending(const rf_keyset *ks, rf_tick tick)
{
	rf_pace		pace = {tick, 0};

	return ascending(ks, &pace);
}

/*
 * ------------------------------------------------------------------------
 * Searching.
 *
 * Hashes are evenly spread: of a set of n, some hash * n / 2^64 are below a
 * hash.  That is the first guess at where it is, and the deviation of such a
 * number is half the root of n at most.  The hash v that is found there, the
 * i-th, tells how wrong the guess was: between the two are some
 * (hash - v) * n / 2^64 others, so a better guess is as many from i, and the
 * deviation of that is the root of the distance.  So the logarithm of the
 * deviation halves with each guess, and after two or three of them a few
 * keys around the last are all that has to be looked through.
 *
 * What takes the time is to wait for memory.  A processor goes on to the next
 * probe while one waits if no branch depends on what it waits for, and if few
 * instructions do.  So the number of guesses depends on n alone, a guess is
 * one product, and what is left is halved without branches.
 *
 * In a set that is not evenly spread, the hash may be anywhere: from the last
 * guess on, it is looked for in steps that double, and then by halves.
 * ------------------------------------------------------------------------
 */

/* Keys that are looked through: twice the deviation at either side, mostly. */
#define WINDOW			16

/*
 * log2 of the deviation of the first guess, rounded down; of the next, half of
 * that.  Up to CLOSE, the window is wide enough.
 */
#define CLOSE			1

/* From here on (2^18 keys, 2 MB), a set is larger than the second cache. */
#define FAR				8

static inline uint32_t
first_deviation(uint64_t n)
{
	uint32_t	bits = rf_log2_64(n) / 2;

	return bits > 0 ? bits - 1 : 0;
}

/* Where a hash would be if hashes were evenly spread: less than nkeys. */
static inline uint64_t
expected_place(const rf_keyset *ks, uint64_t hash)
{
	return rf_mulhi64(hash, ks->nkeys);
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

/* The first of n <= nkeys keys around a guess. */
static inline uint64_t
first_around(const rf_keyset *ks, uint64_t guess, uint64_t n)
{
	uint64_t	first = guess - n / 2;

	if (RF_UNLIKELY(first > ks->nkeys - n))
		first = guess < n / 2 ? 0 : ks->nkeys - n;
	return first;
}

RF_INLINE void
prefetch_key(const rf_keyset *ks, uint64_t i)
{
	RF_PREFETCH(ks->hashes + i * RF_KEYSET_KEY_BYTES);
}

/*
 * Prefetches what lies around the second guess in a large set, where the hash
 * probably is, for not to wait for it again.  This costs more than it saves if
 * the set is in the cache.
 */
RF_INLINE void
prefetch_around(const rf_keyset *ks, uint64_t guess)
{
	uint64_t	first = first_around(ks, guess, 32);
	uint64_t	i;

	for (i = 0; i < 32; i += 8)
		prefetch_key(ks, first + i);
	prefetch_key(ks, first + 31);
}

/*
 * Fetches the key of a guess; and if they are not too many, all that lie
 * around it as far as four deviations, so that most probably nothing else has
 * to be fetched.  Half a thousand keys are two rows of a TOAST table.
 */
static void
need_guess(const rf_keyset *ks, uint64_t guess, uint32_t deviation,
		   const rf_fetch *fetch)
{
	uint64_t	reach = deviation >= FAR ? 0 : UINT64_C(4) << deviation;
	uint64_t	begin = guess > reach ? guess - reach : 0;
	uint64_t	end = ks->nkeys - guess > reach ? guess + reach + 1 : ks->nkeys;

	rf_need(fetch, ks->hashes + begin * RF_KEYSET_KEY_BYTES,
			(end - begin) * RF_KEYSET_KEY_BYTES);
}

/*
 * Searches [lo, hi) from one end, upwards or downwards: at most 2 log2(hi -
 * lo) steps.
 */
static RF_NOINLINE bool
search_from_end(const rf_keyset *ks, uint64_t lo, uint64_t hi, bool upwards,
				uint64_t hash, const rf_fetch *fetch)
{
	uint64_t	step = WINDOW;

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

/* Of 2 n keys, the half where the hash belongs. */
RF_INLINE const uint8_t *
halve(const uint8_t *at, uint32_t n, uint64_t hash)
{
	const uint32_t nbytes = n * RF_KEYSET_KEY_BYTES;

	return at + (rf_load64(at + nbytes) <= hash) * nbytes;
}

/* Looks through the keys around the last guess. */
RF_INLINE bool
search_window(const rf_keyset *ks, uint64_t guess, uint64_t hash,
			  const rf_fetch *fetch)
{
	uint64_t	first;
	const uint8_t *window,
			   *at;
	uint64_t	v;

	if (RF_UNLIKELY(ks->nkeys < WINDOW))
		return search_from_end(ks, 0, ks->nkeys, true, hash, fetch);
	first = first_around(ks, guess, WINDOW);
	window = ks->hashes + first * RF_KEYSET_KEY_BYTES;
	rf_need(fetch, window, WINDOW * RF_KEYSET_KEY_BYTES);

	/* The last one that is not larger, or the first. */
	at = halve(window, 8, hash);
	at = halve(at, 4, hash);
	at = halve(at, 2, hash);
	at = halve(at, 1, hash);
	v = rf_load64(at);
	if (RF_UNLIKELY(v > hash))
		return search_from_end(ks, 0, first, false, hash, fetch);
	if (RF_UNLIKELY(at == window + (WINDOW - 1) * RF_KEYSET_KEY_BYTES) &&
		v != hash)
		return search_from_end(ks, first + WINDOW, ks->nkeys, true, hash, fetch);
	return v == hash;
}

RF_INLINE bool
search(const rf_keyset *ks, uint64_t hash, const rf_fetch *fetch)
{
	uint64_t	guess;
	uint32_t	deviation;

	if (RF_UNLIKELY(ks->nkeys == 0))
		return false;
	guess = expected_place(ks, hash);
	for (deviation = first_deviation(ks->nkeys); deviation > CLOSE;
		 deviation /= 2)
	{
		if (fetch != NULL)
			need_guess(ks, guess, deviation, fetch);
		guess = better_guess(ks, guess, hash);
		if (fetch == NULL && deviation >= FAR)
			prefetch_around(ks, guess);
	}
	return search_window(ks, guess, hash, fetch);
}

bool
rf_keyset_may_contain(const rf_keyset *ks, uint64_t hash)
{
	return search(ks, hash, NULL);
}

/*
 * Many probes: all make their first guess, then all the next, so that the
 * memory of one is on its way while the others are at work.
 */
#define BATCH			32

/* The key of a guess; of the last, the window but for its edges. */
RF_INLINE void
prefetch_guess(const rf_keyset *ks, uint64_t guess, bool last)
{
	if (last)
	{
		uint64_t	first = first_around(ks, guess, WINDOW);

		prefetch_key(ks, first + WINDOW / 4);
		prefetch_key(ks, first + WINDOW * 3 / 4);
	}
	else
		prefetch_key(ks, guess);
}

/* Answers up to BATCH probes of a set that is not smaller than a window. */
static uint32_t
search_batch(const rf_keyset *ks, const uint64_t *hashes, uint32_t begin,
			 uint32_t n, uint32_t *found)
{
	uint32_t	deviation = first_deviation(ks->nkeys);
	uint64_t	guesses[BATCH];
	uint32_t	nfound = 0;
	uint32_t	i;

	for (i = 0; i < n; i++)
	{
		guesses[i] = expected_place(ks, hashes[begin + i]);
		prefetch_guess(ks, guesses[i], deviation <= CLOSE);
	}
	for (; deviation > CLOSE; deviation /= 2)
	{
		for (i = 0; i < n; i++)
		{
			guesses[i] = better_guess(ks, guesses[i], hashes[begin + i]);
			prefetch_guess(ks, guesses[i], deviation / 2 <= CLOSE);
		}
	}
	for (i = 0; i < n; i++)
	{
		found[nfound] = begin + i;
		nfound += search_window(ks, guesses[i], hashes[begin + i], NULL);
	}
	return nfound;
}

static uint32_t
kind_may_contain_many(const void *view, const uint64_t *hashes,
					  uint32_t begin, uint32_t end, uint32_t *found)
{
	const rf_keyset *ks = view;
	uint32_t	nfound = 0;

	while (begin < end && ks->nkeys >= WINDOW)
	{
		uint32_t	n = end - begin < BATCH ? end - begin : BATCH;

		nfound += search_batch(ks, hashes, begin, n, found + nfound);
		begin += n;
	}
	for (; begin < end; begin++)
	{
		found[nfound] = begin;
		nfound += search(ks, hashes[begin], NULL);
	}
	return nfound;
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

	(void) fetch;
	if (w->param != 0)
		return rf_refuse(why, RF_ERR_STRUCTURE, "kind parameter", 0, 0,
						 w->param);
	if (w->payload_len % RF_KEYSET_KEY_BYTES != 0)
		return rf_refuse_value(why, RF_ERR_STRUCTURE, "payload length",
							   w->payload_len);
	if (w->payload_len / RF_KEYSET_KEY_BYTES != w->nkeys)
		return rf_refuse(why, RF_ERR_STRUCTURE, "number of keys",
						 w->payload_len / RF_KEYSET_KEY_BYTES,
						 w->payload_len / RF_KEYSET_KEY_BYTES, w->nkeys);
	ks->nkeys = w->nkeys;
	ks->hashes = w->payload;
	return RF_OK;
}

/* Order can be broken anywhere. */
static rf_status
kind_verify(const void *view, const rf_wire *w, rf_reason *why, rf_tick tick)
{
	uint64_t	first_bad = rf_keyset_ascending(view, tick);

	if (first_bad < w->nkeys)
		return rf_refuse_value(why, RF_ERR_ORDER, "hashes", first_bad);
	return RF_OK;
}

static bool
kind_may_contain(const void *view, uint64_t hash, const rf_fetch *fetch)
{
	return search(view, hash, fetch);
}

static uint64_t
kind_keys(const void *view, const rf_wire *w, rf_tick tick)
{
	(void) view;
	(void) tick;
	return w->nkeys;
}

/* A key outside is mistaken only if it has the hash of one inside. */
static double
kind_fpr(const void *view, const rf_wire *w, rf_tick tick)
{
	(void) view;
	(void) tick;
	return (double) w->nkeys / 18446744073709551616.0;
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
kind_plan(void *shape, uint64_t nkeys, double fpr)
{
	(void) fpr;
	((rf_keyset_shape *) shape)->nkeys = nkeys;
	return nkeys <= UINT64_MAX / RF_KEYSET_KEY_BYTES ? RF_OK : RF_ERR_TOO_LARGE;
}

static uint64_t
kind_expected_bytes(const void *shape, uint64_t nkeys)
{
	(void) shape;
	return nkeys * RF_KEYSET_KEY_BYTES;
}

static uint64_t
kind_most_keys(uint64_t nbytes, double fpr, rf_tick tick)
{
	(void) fpr;
	(void) tick;
	return nbytes / RF_KEYSET_KEY_BYTES;
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
	return capacity / RF_KEYSET_KEY_BYTES < nkeys ? RF_ERR_SPACE : RF_OK;
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
	return RF_OK;
}

const rf_kind_ops rf_keyset_kind = {
	.code = 1,
	.name = "keyset",
	.type_name = "keyset",
	.alignment = 1,
	.open = kind_open,
	.verify = kind_verify,
	.may_contain = kind_may_contain,
	.may_contain_many = kind_may_contain_many,
	.keys = kind_keys,
	.fpr = kind_fpr,
	.details = kind_details,
	.plan = kind_plan,
	.expected_bytes = kind_expected_bytes,
	.most_keys = kind_most_keys,
	.arrange = kind_arrange,
	.begin = kind_begin,
	.add = kind_add
};
