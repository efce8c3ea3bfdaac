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

RF_INLINE bool
search(const rf_keyset *ks, uint64_t hash, const rf_fetch *fetch)
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

		rf_need(fetch, ks->hashes + mid * RF_KEYSET_KEY_BYTES,
				RF_KEYSET_KEY_BYTES);
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
	return search(ks, hash, NULL);
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
