/*-------------------------------------------------------------------------
 *
 * rf_leveldb.c
 *	  LevelDB's Bloom filter.
 *
 * The bytes are another program's, so they are computed in the same way on all
 * machines: numbers are little-endian, and bits are counted in 64 bits, as
 * LevelDB does where size_t has 64.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_leveldb.h"

#include "core/base/rf_bits.h"

#define SEED			UINT32_C(0xbc9f1d34)
#define MULTIPLIER		UINT32_C(0xc6a4a793)
#define MIN_BITS		64
#define MAX_PROBES		30

/*
 * A variant of Murmur: for each word, a multiplication carries its bits up and
 * a shift brings them down again.
 */
uint32_t
rf_leveldb_hash(const void *key, uint64_t len, rf_tick tick)
{
	const uint8_t *p = key;
	uint64_t	nwords = len / 4;
	uint64_t	i = 0;
	uint32_t	h = SEED ^ ((uint32_t) len * MULTIPLIER);
	uint32_t	rest = 0;

	while (i < nwords)
	{
		uint64_t	end = rf_piece_end(i, nwords);

		for (; i < end; i++)
		{
			h = (h + rf_load32(p + 4 * i)) * MULTIPLIER;
			h ^= h >> 16;
		}
		if (i < nwords && tick != NULL)
			tick();
	}
	if (len % 4 == 0)
		return h;
	for (i = 0; i < len % 4; i++)
		rest |= (uint32_t) p[4 * nwords + i] << (8 * i);
	h = (h + rest) * MULTIPLIER;
	return h ^ (h >> 24);
}

/*
 * LevelDB multiplies by 0.69 in doubles.  Below 100 bits 69 b / 100 is not a
 * whole number, so rounding down gives the same; from 44 on it is limited.
 */
static uint32_t
probes_for(uint32_t bits_per_key)
{
	uint32_t	k = 69 * bits_per_key / 100;

	return k < 1 ? 1 : k > MAX_PROBES ? MAX_PROBES : k;
}

uint64_t
rf_leveldb_bytes(uint64_t nkeys, uint32_t bits_per_key)
{
	uint64_t	bits = nkeys * bits_per_key;

	if (bits < MIN_BITS)
		bits = MIN_BITS;
	return (bits + 7) / 8 + 1;
}

void
rf_leveldb_begin(uint8_t *filter, uint64_t len, uint32_t bits_per_key,
				 rf_tick tick)
{
	rf_pace		pace = {tick, 0};

	rf_clear(filter, len, &pace);
	filter[len - 1] = (uint8_t) probes_for(bits_per_key);
}

/*
 * h mod bits.  Filters of 512 MB and more have at least as many bits as there
 * are values of h.
 */
RF_INLINE uint64_t
place(uint32_t h, uint64_t bits)
{
	return bits > UINT32_MAX ? h : h % (uint32_t) bits;
}

/* The distance from one probe to the next. */
RF_INLINE uint32_t
step_of(uint32_t hash)
{
	return hash >> 17 | hash << 15;
}

void
rf_leveldb_add(uint8_t *filter, uint64_t len, const uint32_t *hashes,
			   uint64_t n, rf_tick tick)
{
	uint64_t	bits = (len - 1) * 8;
	uint32_t	probes = filter[len - 1];
	rf_pace		pace = {tick, 0};

	for (uint64_t i = 0; i < n; i++)
	{
		uint32_t	h = hashes[i];
		uint32_t	step = step_of(h);

		for (uint32_t j = 0; j < probes; j++)
		{
			uint64_t	at = place(h, bits);

			filter[at / 8] |= (uint8_t) (1 << (at % 8));
			h += step;
		}
		rf_pace_steps(&pace, probes);
	}
}

bool
rf_leveldb_may_contain(const uint8_t *filter, uint64_t len, uint32_t hash)
{
	uint64_t	bits = (len - 1) * 8;
	uint32_t	step = step_of(hash);
	uint32_t	probes;

	if (len < 2)
		return false;
	probes = filter[len - 1];
	if (probes > MAX_PROBES)
		return true;
	for (uint32_t j = 0; j < probes; j++)
	{
		uint64_t	at = place(hash, bits);

		if ((filter[at / 8] >> (at % 8) & 1) == 0)
			return false;
		hash += step;
	}
	return true;
}
