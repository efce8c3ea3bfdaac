/*-------------------------------------------------------------------------
 *
 * rf_reader.h
 *		A second reader, written from FORMAT.md and the FORMAT.md of each kind.
 *
 * Nothing here calls the library to find out what bytes mean: bits are taken
 * one at a time, from where these pages say they are.  If the two readers
 * differ, one of the library, the document and this file is wrong.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_READER_H
#define RF_READER_H

#include "rf_sets.h"

static inline uint64_t
number_at(const uint8_t *p, int nbytes)
{
	uint64_t	v = 0;

	while (nbytes-- > 0)
		v = v << 8 | p[nbytes];
	return v;
}

static inline int
bit_at(const uint8_t *p, uint64_t i)
{
	return (p[i / 8] >> (i % 8)) & 1;
}

static inline uint64_t
mulhi(uint64_t a, uint64_t b)
{
	uint64_t	hi = 0;

	/* a * b / 2^64, one bit of b at a time, from the lowest */
	for (int i = 0; i < 64; i++)
	{
		uint64_t	sum = hi + ((b >> i) & 1 ? a : 0);

		hi = sum >> 1 | (uint64_t) (sum < hi) << 63;
	}
	return hi;
}

static inline uint64_t
least(uint64_t a, uint64_t b)
{
	return a < b ? a : b;
}

typedef struct System
{
	uint64_t	m,
				b,
				starts,
				left,
				virtual,
				low_blocks,
				nbytes,
				e,				/* columns behind, of a map */
				values_at;
} System;

static inline uint64_t
system_width(const System *s, uint64_t block)
{
	return least(64, s->m - 64 * block);
}

static inline uint64_t
system_columns(const System *s, uint64_t block)
{
	return block < s->low_blocks ? s->b - 1 : s->b;
}

static inline uint64_t
word_at(const System *s, uint64_t block, uint64_t column)
{
	return 64 * (block * s->b - least(block, s->low_blocks)) +
		column * system_width(s, block);
}

static inline System
lay_out(uint64_t m, uint64_t b, uint64_t low_share, uint64_t left,
		uint64_t right)
{
	System		s = {m, b, 1, 0, 1, 0, 0, 0, 0};
	uint64_t	low,
				last = (m - 1) / 64;

	if (m > 64)
	{
		s.starts = m - 63;
		s.left = left;
		s.virtual = left + s.starts + right;
	}
	low = low_share * s.virtual / (UINT64_C(1) << 32);
	if (low > s.left)
		s.low_blocks = least((low - s.left) / 64, (s.starts - 1) / 64);
	s.nbytes = (word_at(&s, last, 0) +
				system_width(&s, last) * system_columns(&s, last) + 7) / 8;
	return s;
}

/* S[slot][column] */
static inline int
solution_bit(const System *s, const uint8_t *p, uint64_t slot,
			 uint64_t column)
{
	return bit_at(p, word_at(s, slot / 64, column) + slot % 64);
}

/* The same system with e columns of values behind it. */
static inline System
with_values(System s, uint64_t e)
{
	s.e = e;
	s.values_at = s.nbytes;
	s.nbytes += (s.m * e + 7) / 8;
	return s;
}

/* A bit in the columns behind. */
static inline int
value_bit(const System *s, const uint8_t *p, uint64_t slot, uint64_t column)
{
	uint64_t	block = slot / 64;

	return bit_at(p + s->values_at,
				  64 * block * s->e + column * system_width(s, block) + slot % 64);
}

typedef struct Equation
{
	uint64_t	start,
				coeff,
				result,
				hidden;			/* behind it, the last bit of a word */
} Equation;

static inline uint64_t
start_of(const System *s, uint64_t f)
{
	uint64_t	start = mulhi(f, s->virtual);

	start = start > s->left ? start - s->left : 0;
	return least(start, s->starts - 1);
}

/* The place of a key in a chunk. */
static inline uint64_t
place_of(const System *s, uint64_t f)
{
	return mulhi(f, s->virtual) + (192 + 24 - s->virtual % 192) % 192;
}

static inline uint64_t
bucket_count(const System *s)
{
	return (s->virtual + (192 + 24 - s->virtual % 192) % 192) / 192 + 1;
}

static inline Equation
equation_of(const System *s, uint64_t x, uint64_t f)
{
	Equation	e;
	uint64_t	c = (x ^ (x >> 32)) * UINT64_C(0xD6E8FEB86659FD93);

	e.start = start_of(s, f);
	e.coeff = (c ^ (c >> 32)) | 1;
	if (s->m < 64)
		e.coeff &= (UINT64_C(1) << s->m) - 1;
	e.result = (x * UINT64_C(0x9FB21C651E98DF25)) >> 34;
	e.hidden = (x * UINT64_C(0x9FB21C651E98DF25)) >> 33 & 1;
	return e;
}

/* Does the equation hold?  Then the word is what columns behind sum up to. */
static inline bool
look_at_system(const System *s, const uint8_t *p, Equation e, uint64_t *word)
{
	*word = 0;
	for (uint64_t j = 0; j < system_columns(s, e.start / 64) + s->e; j++)
	{
		uint64_t	columns = system_columns(s, e.start / 64);
		int			sum = 0;

		for (uint64_t i = 0; i < 64; i++)
		{
			if (!((e.coeff >> i) & 1))
				continue;
			sum ^= j < columns ? solution_bit(s, p, e.start + i, j) :
				value_bit(s, p, e.start + i, j - columns);
		}
		if (j >= columns)
			*word |= (uint64_t) sum << (j - columns);
		else if (sum != (int) ((e.result >> j) & 1))
			return false;
	}
	if (s->e > 0)
		*word ^= e.hidden << (s->e - 1);
	return true;
}

static inline uint64_t
remix(uint64_t h, uint64_t seed)
{
	uint64_t	v = h + (seed + 1) * UINT64_C(0x9E3779B97F4A7C15);

	v = (v ^ (v >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
	v = (v ^ (v >> 27)) * UINT64_C(0x94D049BB133111EB);
	return v ^ (v >> 31);
}

static inline bool
is_listed(const uint8_t *p, uint64_t n, uint64_t h)
{
	for (uint64_t i = 0; i < n; i++)
		if (number_at(p + 8 * i, 8) == h)
			return true;
	return false;
}

/*
 * Looks for a hash in a ribbon: how many entries it has there, 0 or 1, or more
 * in a list of a map.  Their words go to "words", as far as there is space.
 */
typedef struct Ribbon
{
	uint64_t	b,
				low_share,
				e;				/* columns of values */
} Ribbon;

#define MAX_WORDS_OF_LOOK	70000

static inline uint64_t
look_at_list(const Ribbon *r, const uint8_t *p, uint64_t n, uint64_t h,
			 uint64_t *words)
{
	uint64_t	nwords = 0;

	words[0] = 0;
	if (r->e == 0)
		return is_listed(p, n, h);
	for (uint64_t i = 0; i < n && nwords < MAX_WORDS_OF_LOOK; i++)
		if (number_at(p + 16 * i, 8) == h)
			words[nwords++] = number_at(p + 16 * i + 8, 8);
	return nwords;
}

static inline uint64_t
look_at_dense(const Ribbon *r, const uint8_t *p, uint64_t slots, uint64_t seed,
			  uint64_t h, uint64_t *words)
{
	System		s;
	uint64_t	x;

	if (slots == 0)
		return 0;
	if (seed == 255)
		return look_at_list(r, p, slots, h, words);
	s = with_values(lay_out(slots, r->b, r->low_share, 16, 16), r->e);
	x = remix(h, seed);
	return look_at_system(&s, p, equation_of(&s, x, x), words);
}

static inline uint64_t
look_at_ribbon(const Ribbon *r, const uint8_t *p, uint64_t seed, unsigned form,
			   uint64_t h, uint64_t *words)
{
	uint64_t	slots = number_at(p, 4),
				nchunks = 1,
				directory = 4,
				before = 0,
				i,
				place,
				bucket,
				class_bytes,
				class,
				oslots,
				oseed;
	const uint8_t *chunk,
			   *overflow;
	System		s;
	bool		bumped;

	if (form == 0)
		return look_at_dense(r, p + 4, slots, seed, h, words);

	if (form == 0x10)
	{
		nchunks = number_at(p + 4, 4);
		directory = 12 + 4 * nchunks;
		before = number_at(p + 8 + 4 * mulhi(h, nchunks), 4);
	}
	s = with_values(lay_out(slots, r->b, r->low_share, 16, 39), r->e);
	class_bytes = (bucket_count(&s) + 3) / 4;
	i = mulhi(h, nchunks);
	chunk = p + directory + i * (class_bytes + s.nbytes) + before;
	place = place_of(&s, h * nchunks);
	bucket = place / 192;
	class = (uint64_t) (bit_at(chunk, 2 * bucket) +
						2 * bit_at(chunk, 2 * bucket + 1));
	bumped = place % 192 < 16 * class;

	overflow = chunk + class_bytes + s.nbytes;
	oslots = number_at(overflow, 3);
	oseed = overflow[3];
	overflow += 4;
	if (oslots >= 0x800000)
	{
		uint64_t	nwhole = number_at(overflow, 2);

		for (uint64_t k = 1; k <= nwhole; k++)
			bumped |= number_at(overflow + 2 * k, 2) == bucket;
		oslots -= 0x800000;
		overflow += 2 + 2 * nwhole;
	}
	return bumped ? look_at_dense(r, overflow, oslots, oseed, h, words) :
		look_at_system(&s, chunk + class_bytes,
					   equation_of(&s, h, h * nchunks), words);
}

static inline bool
ribbon_contains(const uint8_t *p, uint64_t len, uint64_t rate, uint64_t seed,
				unsigned form, uint64_t h)
{
	Ribbon		r = {1023 - (rate >> 52), (rate >> 20) & 0xFFFFFFFF, 0};
	uint64_t	word;

	return len > 0 && look_at_ribbon(&r, p, seed, form, h, &word) > 0;
}

/* What a key of a map has. */
typedef struct Found
{
	uint64_t	n;
	uint32_t	values[MAX_WORDS_OF_LOOK];
	bool		ascending;
	bool		listed;			/* a hash on the way had several words */
} Found;

static inline void
read_values(const Built *b, uint64_t h, Found *found)
{
	static uint64_t words[MAX_WORDS_OF_LOOK];
	const uint8_t *p = b->bytes + 40 + number_at(b->bytes + 12, 2);
	uint64_t	seed = number_at(b->bytes + 14, 2),
				rate = number_at(b->bytes + 24, 8),
				varying,
				constant,
				nchunks = 1,
				nbits = 0;
	bool		several = b->bytes[7] & 0x40,
				more = true;
	unsigned	form = b->bytes[7] & 0x30;
	Ribbon		r;

	found->n = 0;
	found->ascending = true;
	found->listed = false;
	if (number_at(b->bytes + 32, 8) == 0)
		return;
	varying = number_at(p, 4);
	constant = number_at(p + 4, 4);
	p += 8;
	for (int i = 0; i < 32; i++)
		nbits += varying >> i & 1;
	if (several)
	{
		double		fpr;

		memcpy(&fpr, &rate, sizeof(fpr));
		fpr = 2 * fpr / (1 + 2 * fpr);
		memcpy(&rate, &fpr, sizeof(rate));
	}
	r.e = nbits + several;
	r.b = 1023 - (rate >> 52);
	r.low_share = (rate >> 20) & 0xFFFFFFFF;
	if (form == 0x10)
		nchunks = number_at(p + 4, 4);

	for (uint64_t k = 0; more; k++)
	{
		uint64_t	h_k = k == 0 ? h : remix(h, k);
		uint64_t	nwords;

		if (k > 0 && form == 0x10)
			h_k = h - h * nchunks / nchunks + mulhi(h_k, UINT64_MAX / nchunks);
		nwords = look_at_ribbon(&r, p, seed, form, h_k, words);
		if (nwords == 0 && k == 1 && !found->listed)
			found->n = 0;
		found->listed |= nwords > 1;
		more = false;
		for (uint64_t i = 0; i < nwords && found->n < MAX_WORDS_OF_LOOK; i++)
		{
			uint64_t	value = constant,
						at = 0;

			for (int bit = 0; bit < 32; bit++)
				if (varying >> bit & 1)
					value |= (words[i] >> at++ & 1) << bit;
			more |= several && (words[i] >> nbits & 1);
			found->ascending &= found->n == 0 ||
				value > found->values[found->n - 1];
			found->values[found->n++] = (uint32_t) value;
		}
	}
}

static inline bool
bloom_contains(const uint8_t *p, uint64_t len, uint64_t k, uint64_t h)
{
	uint64_t	nbits = len <= 512 ? 8 * len : 512;
	uint32_t	pattern = (uint32_t) ((h * UINT64_C(0x9E3779B97F4A7C15)) >> 32);

	if (len > 512)
		p += 64 * mulhi(h, len / 64);
	for (uint64_t i = 0; i < k; i++)
	{
		if (i == 8)
			pattern = (uint32_t) h;
		if (!bit_at(p, ((uint64_t) pattern * nbits) >> 32))
			return false;
		pattern *= UINT32_C(0x9E3779B9);
	}
	return true;
}

/* The least of a key's counters. */
static inline uint64_t
counting_count(const uint8_t *p, uint64_t len, uint64_t k, uint64_t h)
{
	uint64_t	ncounters = len <= 2048 ? 2 * len : 512;
	uint32_t	pattern = (uint32_t) ((h * UINT64_C(0x9E3779B97F4A7C15)) >> 32);
	uint64_t	count = 15;

	if (len > 2048)
		p += 256 * mulhi(h, len / 256);
	for (uint64_t i = 0; i < k; i++)
	{
		uint64_t	at;

		if (i == 8)
			pattern = (uint32_t) h;
		at = ((uint64_t) pattern * ncounters) >> 32;
		count = least(count, at % 2 == 0 ? p[at / 2] % 16 : p[at / 2] / 16);
		pattern *= UINT32_C(0x9E3779B9);
	}
	return count;
}

/* An array of slots, and what a key has to do with it. */
typedef struct Fuse
{
	uint64_t	f,
				k,
				nchunks,
				m,
				seed,
				length;
} Fuse;

typedef struct FuseKey
{
	uint64_t	place[4],
				print;
} FuseKey;

static inline FuseKey
fuse_key(const Fuse *s, uint64_t h)
{
	FuseKey		key = {{0}, 0};
	uint64_t	x = s->seed == 0 ? h : remix(h, s->seed);
	uint64_t	r = s->seed < 0x8000 ? h * s->nchunks : x;
	uint64_t	starts = s->m - s->k * s->length + 1;
	uint64_t	clamped = 5 * s->length / 8;
	uint64_t	start = mulhi(r, starts + 2 * clamped);
	uint64_t	c = (x ^ (x >> 32)) * UINT64_C(0xD6E8FEB86659FD93);

	start = start > clamped ? least(start - clamped, starts - 1) : 0;
	for (uint64_t i = 0; i < s->k; i++)
		key.place[i] = start + i * s->length + (c >> 16 * i) % s->length;
	key.print = ((r * (starts + 2 * clamped)) >> 48) % (UINT64_C(1) << s->f);
	return key;
}

static inline bool
fuse_chunk_contains(const Fuse *s, const uint8_t *p, uint64_t h)
{
	FuseKey		key;

	if (s->m == 0)
		return false;
	if (s->seed == 0xFFFF)
		return is_listed(p, s->m, h);
	key = fuse_key(s, h);
	for (uint64_t j = 0; j < s->f; j++)
	{
		int			sum = 0;

		for (uint64_t i = 0; i < s->k; i++)
			sum ^= bit_at(p, s->f * key.place[i] + j);
		if (sum != (int) (key.print >> j & 1))
			return false;
	}
	return true;
}

static inline bool
fuse_contains(const uint8_t *p, uint64_t len, uint64_t rate, uint64_t param,
			  unsigned flags, uint64_t h)
{
	Fuse		s = {16, flags & 0x20 ? 4 : 3, 1, 0, 0, 0};

	if (rate >= UINT64_C(1015) << 52)
		s.f = 8;
	else if (rate >= UINT64_C(1011) << 52)
		s.f = 12;
	if (len == 0)
		return false;
	if (flags & 0x10)
	{
		const uint8_t *entry;

		s.nchunks = number_at(p, 4);
		entry = p + 4 + 16 * mulhi(h, s.nchunks);
		p += 4 + 16 * s.nchunks + number_at(entry, 8);
		s.m = number_at(entry + 8, 4);
		s.seed = number_at(entry + 12, 2);
		s.length = UINT64_C(1) << entry[14];
		return fuse_chunk_contains(&s, p, h);
	}
	s.m = number_at(p, 4);
	s.seed = param;
	s.length = UINT64_C(1) << p[4];
	return fuse_chunk_contains(&s, p + 5, h);
}

static inline bool
reader_contains(const Built *b, uint64_t h)
{
	static Found found;
	const uint8_t *p = b->bytes + 40 + number_at(b->bytes + 12, 2);
	uint64_t	len = number_at(b->bytes + 32, 8);
	uint64_t	param = number_at(b->bytes + 14, 2);

	switch (b->bytes[4])
	{
		case 1:
			return is_listed(p, number_at(b->bytes + 16, 8), h);
		case 2:
			return bloom_contains(p, len, param, h);
		case 3:
			return ribbon_contains(p, len, number_at(b->bytes + 24, 8), param,
								   b->bytes[7] & 0x30, h);
		case 4:
			return fuse_contains(p, len, number_at(b->bytes + 24, 8), param,
								 b->bytes[7] & 0x30, h);
		case 5:
			return counting_count(p, len, param, h) > 0;
		case 6:
			read_values(b, h, &found);
			return found.n > 0;
	}
	CHECK(false, "no reader of kind %d", b->bytes[4]);
	return false;
}

#endif							/* RF_READER_H */
