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

rf_status
rf_keyset_open(rf_keyset *ks, const rf_wire *w, bool deep, rf_reason *why,
			   rf_tick tick)
{
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

	if (deep)
	{
		uint64_t	first_bad = rf_keyset_ascending(ks, tick);

		if (first_bad < ks->nkeys)
			return rf_refuse_value(why, RF_ERR_ORDER, "hashes", first_bad);
	}
	return RF_OK;
}

/*
 * The search.  Stops where it would read for the stop-th time, from 0, and sets
 * *stopped_at to the element.
 */
RF_INLINE bool
search(const rf_keyset *ks, uint64_t hash, uint32_t stop,
	   uint64_t *stopped_at)
{
	uint64_t	lo = 0,
				hi = ks->nkeys; /* the answer lies in [lo, hi) */
	uint64_t	lo_value = 0,	/* no element at lo or later is smaller */
				hi_value = UINT64_MAX;	/* none before hi is larger */
	uint32_t	nread;

	for (nread = 0; lo < hi; nread++)
	{
		uint64_t	mid,
					v;

		/* Eight guesses by interpolation, then halve for a sure end. */
		if (nread < 8 && hi_value > lo_value && hi - lo > 8)
		{
			uint64_t	part;

			/*
			 * (hash - lo_value) / (hi_value - lo_value) as a fraction of
			 * 2^32: shift both so that the divisor fits 32 bits.
			 */
			uint32_t	shift = rf_log2_64(hi_value - lo_value);

			shift = shift > 31 ? shift - 31 : 0;
			part = ((hash - lo_value) >> shift) << 32;
			part /= ((hi_value - lo_value) >> shift) + 1;
			mid = lo + rf_mulhi64(part << 32, hi - lo);
		}
		else
			mid = lo + (hi - lo) / 2;

		if (nread == stop)
		{
			*stopped_at = mid;
			break;
		}
		v = rf_keyset_hash(ks, mid);
		if (v == hash)
			return true;
		if (v < hash)
		{
			lo = mid + 1;
			lo_value = v;
		}
		else
		{
			hi = mid;
			hi_value = v;
		}
	}
	return false;
}

bool
rf_keyset_may_contain(const rf_keyset *ks, uint64_t hash)
{
	uint64_t	unused;

	return search(ks, hash, UINT32_MAX, &unused);
}

bool
rf_keyset_probe_extent(const rf_keyset *ks, uint64_t hash, uint32_t step,
					   rf_extent *extent)
{
	uint64_t	next = ks->nkeys;

	(void) search(ks, hash, step, &next);
	extent->at = next * RF_KEYSET_KEY_BYTES;
	extent->len = RF_KEYSET_KEY_BYTES;
	return next < ks->nkeys;
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
