/*-------------------------------------------------------------------------
 *
 * rf_keyset_sets.c
 *	  Sets of hashes: checking their order, combining two.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_keyset_impl.h"

/* The number of hashes before the first that is out of order. */
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

uint64_t
rf_keyset_ascending(const rf_keyset *ks, rf_tick tick)
{
	rf_pace		pace = {tick, 0};

	return in_order(ks, false, &pace);
}

uint64_t
rf_keyset_not_descending(const rf_keyset *ks, rf_tick tick)
{
	rf_pace		pace = {tick, 0};

	return in_order(ks, true, &pace);
}

static uint64_t
copy_rest(const rf_keyset *ks, uint64_t i, uint8_t *out, rf_pace *pace)
{
	uint64_t	rest = ks->nkeys - i;

	rf_copy(out, ks->hashes + i * RF_KEYSET_KEY_BYTES,
			rest * RF_KEYSET_KEY_BYTES, pace);
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
	rf_keyset_write_index(out, n, &pace);
	return n;
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

/* An absent key is a false positive only if it has the hash of another. */
double
rf_keyset_list_fpr(uint64_t n)
{
	return (double) n / 18446744073709551616.0;
}
