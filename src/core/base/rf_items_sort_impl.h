/*-------------------------------------------------------------------------
 *
 * rf_items_sort_impl.h
 *	  Sorting, partitioning and merging arrays of items: key hashes, or pairs
 *	  of a key hash and a value.
 *
 * Compiled once for each type of item.  The includer defines
 *
 * item						the type
 * ITEM_BITS				64 times the words that items are ordered by: the
 *						hash, then what is behind it
 * ITEM_SMALL_LOG			see SORT_SMALL_LOG
 * ITEM_DIGIT_MAX			see SORT_DIGIT_MAX
 * item_hash(v)				the hash of an item
 * item_bits(v, shift)		bits of it from bit "shift" on, as many as the same
 *						word has; the highest word is the hash
 * item_apart(v, w)			how many of the lowest bits hold all differences:
 *						0 if the items are equal
 * item_less(v, w)			is v before w?
 * item_equal(v, w)
 * ITEMS(name)				the name of a function: rf_hashes_sort for "sort"
 *
 * The sort is a most-significant-digit radix sort for evenly spread hashes.
 * Large groups are cut in place ("American flag" [McIlroy93]) into at most
 * 2^11 parts, so that the cut fits the cache.  Groups that fit the cache are
 * spread over about one part for each item; insertion sort then moves an item
 * by less than one place on average.  So 10^7 hashes take two passes: 2048
 * parts of 4900, each spread over 4096.
 *
 * Only speed depends on even spread.  Structured items are cut in place, by
 * bits in which they differ, until parts are short; ITEM_BITS bounds the
 * number of cuts.  Pairs of one key are cut by bits of the value.
 *
 * Dropping repeats takes one pass less than sorting: distinct_items() cuts
 * once, and finds repeats within a part by marks in a table.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_hashes_parts.h"

#define SORT_INSERTION_MAX	32	/* shorter groups are sorted by insertion */

/* Up to here, groups are sorted through 80 kB of stack. */
#define SORT_SMALL_LOG		ITEM_SMALL_LOG
#define SORT_SMALL_MAX		(1 << SORT_SMALL_LOG)

#define SORT_DIGIT_MIN		6	/* bits; bounds the depth, so the stack: 11
								 * levels for each word */
#define LINE_BYTES			64	/* of a cache line */

/*
 * Positions are 32-bit, to halve tables.  More items (32 GB of hashes) are
 * first cut in two.  A test sets a lower limit.
 */
#ifndef SORT_ONCE_MAX
#define SORT_ONCE_MAX		UINT32_MAX
#endif

/*
 * Bits of a digit: 2^11 parts take 16 kB of positions.  Items of more words
 * have more levels of cuts, so their digits must be shorter.
 */
#define SORT_DIGIT_MAX		ITEM_DIGIT_MAX

/* How many of the lowest "nbits" one digit can have: those of one word. */
static inline uint32_t
bits_of_word(uint32_t nbits)
{
	return nbits > 64 ? nbits - 64 : nbits;
}

/* Sorts n items from one place to another, which may be the same. */
static inline void
sort_insertion(const item *from, item *to, uint64_t n)
{
	for (uint64_t i = 0; i < n; i++)
	{
		item		v = from[i];
		item	   *at = to + i;

		if (i > 0 && item_less(v, at[-1]))
		{
			do
			{
				at[0] = at[-1];
				at--;
			} while (at > to && item_less(v, at[-1]));
		}
		at[0] = v;
	}
}

/*
 * Sorts n <= SORT_SMALL_MAX items that agree above the lowest "nbits" bits, if
 * they are evenly spread; else does nothing and returns false.  One pass puts
 * each into a part of about one item; insertion does the rest.  Not inline, as
 * distinct_small(): a level of cuts shall not have their arrays.
 */
static RF_NOINLINE bool
sort_small(item *items, uint64_t n, uint32_t nbits)
{
	item		spread[SORT_SMALL_MAX];
	uint16_t	next[SORT_SMALL_MAX];	/* [nparts] */
	uint32_t	digit = rf_log2_64(n);
	uint32_t	nparts,
				shift,
				part,
				sum = 0;
	uint64_t	i;

	if (digit > bits_of_word(nbits))
		return false;
	nparts = UINT32_C(1) << digit;
	shift = nbits - digit;
	memset(next, 0, nparts * sizeof(next[0]));
	for (i = 0; i < n; i++)
		next[item_bits(items[i], shift) & (nparts - 1)]++;
	for (part = 0; part < nparts; part++)
	{
		uint32_t	count = next[part];

		if (count > SORT_INSERTION_MAX)
			return false;
		next[part] = (uint16_t) sum;
		sum += count;
	}
	for (i = 0; i < n; i++)
		spread[next[item_bits(items[i], shift) & (nparts - 1)]++] = items[i];
	sort_insertion(spread, items, n);
	return true;
}

/* How many leading items are already ascending. */
static uint64_t
sorted_prefix(const item *items, uint64_t n, rf_pace *pace)
{
	uint64_t	i = 1;

	while (i < n)
	{
		uint64_t	begin = i,
					stop = rf_piece_end(i, n);

		while (i < stop && !item_less(items[i], items[i - 1]))
			i++;
		rf_pace_steps(pace, i - begin);
		if (i < stop)
			break;
	}
	return i;
}

typedef struct Cut
{
	uint64_t	factor;			/* 0, or digits are those of mulhi(hash,
								 * factor) - base, not of the item */
	uint64_t	base;
	uint32_t	shift;			/* the digit's lowest bit */
	uint32_t	nparts;			/* at most 2^SORT_DIGIT_MAX */
} Cut;

/* The part of an item; parts are a power of two if there is no factor. */
RF_INLINE uint32_t
cut_part(const Cut *cut, item v)
{
	if (cut->factor == 0)
		return (uint32_t) item_bits(v, cut->shift) & (cut->nparts - 1);
	return (uint32_t) ((rf_mulhi64(item_hash(v), cut->factor) - cut->base) >>
					   cut->shift);
}

/*
 * How many of "nbits" bits to cut by first.  Two cuts into dozens of parts
 * each cost less than one into thousands and another into a few.
 */
static uint32_t
first_digit(uint32_t nbits)
{
	uint32_t	half = (nbits + 1) / 2;

	if (nbits <= SORT_DIGIT_MAX)
		return nbits;
	return half < SORT_DIGIT_MAX ? half : SORT_DIGIT_MAX;
}

/*
 * Cuts n < 2^32 items into parts, in place; sets end[i] to where part i ends.
 *
 * Walks over the items that are not known to be in place, and swaps each to
 * the first open place of its own part.  Each swap brings one item home, so
 * rounds get shorter fast.  Following the displaced item (the classic form)
 * needs each item once, but each step waits for the memory access before it.
 *
 * Parts grow too slowly for the processor's own prefetching.  So each swap
 * prefetches the part's next cache line, which a few swaps later reach.
 *
 * A round visits or fills at least half of the open places, so there are at
 * most 33 rounds, with n visits in all.
 */
RF_INLINE void
cut_items(item *items, uint64_t n, const Cut *cut, uint32_t *end,
		  rf_pace *pace)
{
	uint32_t	next[1 << SORT_DIGIT_MAX];	/* where each part grows */
	uint32_t	part,
				sum = 0;
	uint64_t	i = 0;
	bool		moved;

	memset(end, 0, cut->nparts * sizeof(end[0]));
	while (i < n)
	{
		uint64_t	stop = rf_piece(i, n, 1, pace);

		for (; i < stop; i++)
			end[cut_part(cut, items[i])]++;
	}
	for (part = 0; part < cut->nparts; part++)
	{
		next[part] = sum;
		sum += end[part];
		end[part] = sum;
	}
	do
	{
		moved = false;
		for (part = 0; part < cut->nparts; part++)
		{
			uint32_t	at = next[part];

			while (at < end[part])
			{
				uint32_t	stop = (uint32_t) rf_piece(at, end[part], 1, pace);

				for (; at < stop; at++)
				{
					item		v = items[at];
					uint32_t	to = next[cut_part(cut, v)]++;

					RF_PREFETCH_WRITE((const void *) ((uintptr_t) (items + to) + LINE_BYTES));
					items[at] = items[to];
					items[to] = v;
				}
				moved = true;
			}
		}
	} while (moved);
}

/*
 * How many of the lowest bits hold all differences of n > 0 items that agree
 * above the lowest "nbits".  Begins with the last item, for items in order.
 */
static uint32_t
bits_apart(const item *items, uint64_t n, uint32_t nbits, rf_pace *pace)
{
	uint32_t	most = item_apart(items[0], items[n - 1]);
	uint64_t	i = 1;

	while (i < n && most < nbits)
	{
		uint64_t	begin = i,
					stop = rf_piece_end(i, n);

		for (; i < stop && most < nbits; i++)
		{
			uint32_t	apart = item_apart(items[0], items[i]);

			most = apart > most ? apart : most;
		}
		rf_pace_steps(pace, i - begin);
	}
	return most;
}

/* Sorts n items that agree in all bits above the lowest "nbits". */
static void
sort_radix(item *items, uint64_t n, uint32_t nbits, rf_pace *pace)
{
	uint32_t	end[1 << SORT_DIGIT_MAX];
	Cut			cut = {0};
	uint32_t	digit,
				part,
				sum = 0;

	if (n <= SORT_INSERTION_MAX)
	{
		sort_insertion(items, items, n);
		rf_pace_steps(pace, 4 * n);
		return;
	}
	if (sorted_prefix(items, n, pace) == n)
		return;					/* above all: repeats of one item */
	nbits = bits_apart(items, n, nbits, pace);
	if (n <= SORT_SMALL_MAX && sort_small(items, n, nbits))
	{
		rf_pace_steps(pace, 4 * n);
		return;
	}

	digit = SORT_DIGIT_MIN;
	while (n >> digit > SORT_SMALL_MAX / 2)
		digit++;
	digit = first_digit(digit);
	if (digit > bits_of_word(nbits))
		digit = bits_of_word(nbits);
	cut.nparts = UINT32_C(1) << digit;
	cut.shift = nbits - digit;
	cut_items(items, n, &cut, end, pace);
	for (part = 0; part < cut.nparts; part++)
	{
		if (end[part] - sum > 1)
			sort_radix(items + sum, end[part] - sum, cut.shift, pace);
		sum = end[part];
	}
}

/* The same for any number of items; one bit cuts too many in two. */
static void
sort_huge(item *items, uint64_t n, uint32_t nbits, rf_pace *pace)
{
	uint64_t	lo = 0,
				hi = n;

	if (n <= SORT_ONCE_MAX)
	{
		sort_radix(items, n, nbits, pace);
		return;
	}
	if (nbits == 0)
		return;					/* repeats of one item */
	while (lo < hi)
	{
		if ((item_bits(items[lo], nbits - 1) & 1) == 0)
			lo++;
		else
		{
			item		v = items[lo];

			items[lo] = items[--hi];
			items[hi] = v;
		}
		rf_pace_steps(pace, 1);
	}
	sort_huge(items, lo, nbits - 1, pace);
	sort_huge(items + lo, n - lo, nbits - 1, pace);
}

void
ITEMS(sort) (item *items, uint64_t n, rf_tick tick)
{
	rf_pace		pace = {tick, 0};

	sort_huge(items, n, ITEM_BITS, &pace);
}

/* Partitions items that belong to parts [base, base + nparts) of "factor". */
static void
partition_range(item *items, uint64_t n, uint64_t factor, uint64_t base,
				uint32_t nparts, rf_pace *pace)
{
	uint32_t	end[1 << SORT_DIGIT_MAX];
	Cut			cut = {0};
	uint32_t	nbits,
				part,
				sum = 0;

	if (n <= 1 || nparts <= 1)
		return;
	nbits = rf_log2_64(nparts - 1) + 1;
	cut.factor = factor;
	cut.base = base;
	cut.shift = nbits - first_digit(nbits);
	cut.nparts = ((nparts - 1) >> cut.shift) + 1;
	cut_items(items, n, &cut, end, pace);
	for (part = 0; cut.shift > 0 && part < cut.nparts; part++)
	{
		partition_range(items + sum, end[part] - sum, factor,
						base + ((uint64_t) part << cut.shift),
						UINT32_C(1) << cut.shift, pace);
		sum = end[part];
	}
}

/* How many of n items have top bits below "top"; their top bits ascend. */
static uint64_t
count_below(const item *items, uint64_t n, uint64_t top, uint32_t shift)
{
	uint64_t	lo = 0,
				hi = n;

	while (lo < hi)
	{
		uint64_t	mid = lo + (hi - lo) / 2;

		if (item_hash(items[mid]) >> shift < top)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo;
}

/*
 * Partitions items that ascend by their top "sorted_bits" bits: only those
 * that share these bits with the boundary of a part can be out of order.
 */
static void
partition_ordered(item *items, uint64_t n, uint32_t nparts, uint32_t sorted_bits,
				  rf_pace *pace)
{
	uint32_t	shift = 64 - sorted_bits;
	uint64_t	before = 0;		/* items of the parts so far */
	uint32_t	part;

	for (part = 1; part < nparts; part++)
	{
		uint64_t	boundary = rf_hashes_first_of_part(part, nparts);
		uint64_t	top = boundary >> shift;
		uint64_t	end = before + count_below(items + before, n - before,
											   top + 1, shift);
		uint64_t	i;

		before += count_below(items + before, end - before, top, shift);
		rf_pace_steps(pace, 64);
		for (i = before; i < end;)
		{
			uint64_t	stop = rf_piece(i, end, 1, pace);

			for (; i < stop; i++)
			{
				item		v = items[i];

				/* Always swap, advance if it belongs before: no branch. */
				items[i] = items[before];
				items[before] = v;
				before += item_hash(v) < boundary;
			}
		}
	}
}

void
ITEMS(partition) (item *items, uint64_t n, uint32_t nparts,
				  uint32_t sorted_bits, rf_tick tick)
{
	rf_pace		pace = {tick, 0};

	if (sorted_bits >= 64 || nparts <= 1)
		return;

	/* Few boundaries per run of equal bits, so no run is walked often. */
	if (sorted_bits > 0 && (uint64_t) nparts >> sorted_bits <= 1 && nparts <= n)
		partition_ordered(items, n, nparts, sorted_bits, &pace);
	else if (n <= SORT_ONCE_MAX)
		partition_range(items, n, nparts, 0, nparts, &pace);
	else
		sort_huge(items, n, ITEM_BITS, &pace);
}

/* Drops each item that equals the one kept max_repeats places before it. */
static inline uint64_t
at_most(item *items, uint64_t n, uint32_t max_repeats, rf_pace *pace)
{
	uint64_t	i = max_repeats,
				kept = max_repeats;

	if (n <= max_repeats)
		return n;
	while (i < n)
	{
		uint64_t	stop = rf_piece(i, n, 1, pace);

		for (; i < stop; i++)
		{
			/* Always store, advance when kept: no branch to mispredict. */
			items[kept] = items[i];
			kept += !item_equal(items[i], items[kept - max_repeats]);
		}
	}
	return kept;
}

uint64_t
ITEMS(unique) (item *items, uint64_t n, rf_tick tick)
{
	rf_pace		pace = {tick, 0};

	return at_most(items, n, 1, &pace);
}

/* 64 marks: which have been set, and which were set again. */
typedef struct Marks
{
	uint64_t	once;
	uint64_t	twice;
} Marks;

/*
 * Drops repeats among n items that agree above the lowest "nbits" bits;
 * returns how many are left.
 *
 * Marks each item by its hash in a table of 8 to 16 marks an item, of two
 * bits.  Items that share a mark, 6 to 12 % of evenly spread ones, are put
 * aside and sorted; the others are surely distinct.  No tick meanwhile.
 */
static RF_NOINLINE uint64_t
distinct_small(item *items, uint64_t n, uint32_t nbits, rf_pace *pace)
{
	rf_pace		no_tick = {NULL, 0};
	Marks		marks[SORT_SMALL_MAX * 8 / 64];
	item		aside[SORT_SMALL_MAX];
	uint32_t	shift;
	uint64_t	mask,
				naside = 0,
				kept = 0;
	uint64_t	i;

	if (n <= SORT_INSERTION_MAX || n >= SORT_SMALL_MAX ||
		bits_of_word(nbits) < SORT_SMALL_LOG + 3)
	{
		sort_radix(items, n, nbits, pace);
		return at_most(items, n, 1, pace);
	}

	shift = nbits - (rf_log2_64(n) + 4);
	mask = rf_mask64(nbits - shift);
	memset(marks, 0, (mask + 1) / 64 * sizeof(Marks));
	for (i = 0; i < n; i++)
	{
		uint64_t	mark = item_bits(items[i], shift) & mask;
		uint64_t	bit = UINT64_C(1) << (mark % 64);
		Marks	   *m = &marks[mark / 64];

		m->twice |= m->once & bit;
		m->once |= bit;
	}
	for (i = 0; i < n; i++)
	{
		item		v = items[i];
		uint64_t	mark = item_bits(v, shift) & mask;
		uint64_t	shared = (marks[mark / 64].twice >> (mark % 64)) & 1;

		/* Always store to both, advance one: no branch. */
		aside[naside] = v;
		items[kept] = v;
		naside += shared;
		kept += shared ^ 1;
	}
	sort_radix(aside, naside, nbits, &no_tick);
	naside = at_most(aside, naside, 1, &no_tick);
	memcpy(items + kept, aside, naside * sizeof(*items));
	rf_pace_steps(pace, 4 * n);
	return kept + naside;
}

/*
 * Cuts n items by the highest "sorted_bits" of their lowest nbits and drops
 * repeats in the parts; returns how many are left.
 */
static uint64_t
distinct(item *items, uint64_t n, uint32_t nbits, uint32_t sorted_bits,
		 rf_pace *pace)
{
	uint32_t	end[1 << SORT_DIGIT_MAX];
	Cut			cut = {0};
	uint32_t	digit = first_digit(sorted_bits);
	uint32_t	part,
				begin = 0;
	uint64_t	kept = 0;

	if (sorted_bits == 0 || n <= SORT_INSERTION_MAX)
	{
		/* small, unless hashes are not evenly spread */
		return distinct_small(items, n, nbits, pace);
	}
	cut.nparts = UINT32_C(1) << digit;
	cut.shift = nbits - digit;
	cut_items(items, n, &cut, end, pace);
	for (part = 0; part < cut.nparts; part++)
	{
		uint64_t	m = distinct(items + begin, end[part] - begin, cut.shift,
								 sorted_bits - digit, pace);

		if (kept < begin)
			rf_copy(items + kept, items + begin, m * sizeof(item), pace);
		kept += m;
		begin = end[part];
	}
	return kept;
}

static inline uint64_t
distinct_items(item *items, uint64_t n, uint32_t *sorted_bits, rf_tick tick)
{
	rf_pace		pace = {tick, 0};

	if (n > SORT_ONCE_MAX)
	{
		*sorted_bits = 64;
		sort_huge(items, n, ITEM_BITS, &pace);
		return at_most(items, n, 1, &pace);
	}
	*sorted_bits = 0;
	while (n >> *sorted_bits > SORT_SMALL_MAX * 3 / 4)
		(*sorted_bits)++;
	return distinct(items, n, ITEM_BITS, *sorted_bits, &pace);
}

/*
 * Merges from the shorter run's end of the array, so that only this run is
 * copied out.  Items of both runs become equal neighbours, which at_most()
 * drops.  A piece ends when one of the runs has given RF_PIECE items, so the
 * inner loop needs no comparison for ticks.
 */
static inline uint64_t
merge_items(item *a, uint64_t na, uint64_t nb, uint32_t max_repeats,
			item *scratch, rf_tick tick)
{
	rf_pace		pace = {tick, 0};
	uint64_t	n = na + nb;
	uint64_t	i,
				j,
				at;

	if (nb == 0 || na == 0)
		return n;
	if (item_less(a[na - 1], a[na]))
		return n;				/* nothing to interleave */

	if (nb <= na)
	{
		rf_copy(scratch, a + na, nb * sizeof(item), &pace);
		i = na;
		j = nb;
		at = n;
		while (j > 0 && i > 0)
		{
			uint64_t	before = at,
						i_stop = i > RF_PIECE ? i - RF_PIECE : 0,
						j_stop = j > RF_PIECE ? j - RF_PIECE : 0;

			while (j > j_stop && i > i_stop)
			{
				item		x = a[i - 1],
							y = scratch[j - 1];
				bool		left = item_less(y, x);

				a[--at] = left ? x : y;
				i -= left;
				j -= !left;
			}
			rf_pace_steps(&pace, before - at);
		}
		rf_copy(a, scratch, j * sizeof(item), &pace);
	}
	else
	{
		rf_copy(scratch, a, na * sizeof(item), &pace);
		i = 0;
		j = na;
		at = 0;
		while (i < na && j < n)
		{
			uint64_t	before = at,
						i_stop = rf_piece_end(i, na),
						j_stop = rf_piece_end(j, n);

			while (i < i_stop && j < j_stop)
			{
				item		x = scratch[i],
							y = a[j];
				bool		left = !item_less(y, x);

				a[at++] = left ? x : y;
				i += left;
				j += !left;
			}
			rf_pace_steps(&pace, at - before);
		}
		rf_copy(a + at, scratch + i, (na - i) * sizeof(item), &pace);
	}
	return at_most(a, n, max_repeats, &pace);
}
