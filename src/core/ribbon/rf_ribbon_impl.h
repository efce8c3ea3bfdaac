/*-------------------------------------------------------------------------
 *
 * rf_ribbon_impl.h
 *	  Private to ribbon filters and maps: how a hash becomes an equation, how a
 *	  system is laid out, eliminated and solved.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_RIBBON_IMPL_H
#define RF_RIBBON_IMPL_H

#include "core/base/rf_bits.h"
#include "core/base/rf_hash.h"
#include "core/base/rf_hashes.h"
#include "core/base/rf_pairs.h"
#include "rf_ribbon.h"
#include "core/base/rf_simd.h"

/*
 * The start of a key, by its fraction of the system's hash range.  Monotone.
 */
static inline uint32_t
rf_ribbon_start(const rf_ribbon_system *sys, uint64_t fraction)
{
	uint64_t	at = rf_mulhi64(fraction, sys->nvirtual);

	at = at > sys->left ? at - sys->left : 0;
	return (uint32_t) (at < sys->nstarts ? at : sys->nstarts - 1);
}

/*
 * The place of a key in a chunk decides whether it is bumped: its start before
 * clamping, so that the last bucket has RF_RIBBON_LAST_BUCKET places.
 */
static inline uint32_t
rf_ribbon_place(const rf_ribbon_system *sys, uint64_t fraction)
{
	return (uint32_t) rf_mulhi64(fraction, sys->nvirtual) + sys->pad;
}

#define RF_RIBBON_COEFF_MULTIPLIER	UINT64_C(0xd6e8feb86659fd93)
#define RF_RIBBON_RESULT_MULTIPLIER UINT64_C(0x9fb21c651e98df25)

/* Coefficients: each of the higher ones depends on all bits of h. */
static inline uint64_t
rf_ribbon_coeff(const rf_ribbon_system *sys, uint64_t h)
{
	uint64_t	c = (h ^ (h >> 32)) * RF_RIBBON_COEFF_MULTIPLIER;

	return ((c ^ (c >> 32)) | 1) & sys->band_mask;
}

/* The result: the top bits of another product. */
static inline uint32_t
rf_ribbon_result(uint64_t h)
{
	return (uint32_t) ((h * RF_RIBBON_RESULT_MULTIPLIER) >>
					   (64 - RF_RIBBON_MAX_COLUMNS));
}

/*
 * In a map, this bit of the hash is XORed to the last column of values.  If
 * that were 0 in a chunk, so would be its solution, and an absent key would
 * never find a 1.  Rates of maps rely on a 1 half of the time
 * (rf_ribbonmap.h).
 */
static inline uint32_t
rf_ribbon_hiding_bit(uint64_t h)
{
	return (uint32_t) ((h * RF_RIBBON_RESULT_MULTIPLIER) >>
					   (63 - RF_RIBBON_MAX_COLUMNS)) & 1;
}

/*
 * The result of key i of an array, in all columns: in a map, with its value
 * above.  values is NULL in a filter.
 */
static inline uint64_t
rf_ribbon_result_of(const rf_ribbon_system *sys, const uint64_t *keys,
					const uint64_t *values, uint64_t i)
{
	uint64_t	result = rf_ribbon_result(keys[i]);

	if (values == NULL)
		return result;
	return (result & rf_mask64(sys->columns)) |
		(values[i] ^ (uint64_t) rf_ribbon_hiding_bit(keys[i]) << (sys->value_columns - 1)) <<
		sys->columns;
}

/* Columns that are solved. */
static inline uint32_t
rf_ribbon_all_columns(const rf_ribbon_system *sys)
{
	return sys->columns + sys->value_columns;
}

/* Columns stored for a block. */
static inline uint32_t
rf_ribbon_block_columns(const rf_ribbon_system *sys, uint32_t block)
{
	return sys->columns - (block < sys->low_blocks);
}

/* Where a block begins, in words, since all blocks before it are full. */
static inline uint64_t
rf_ribbon_block_word(const rf_ribbon_system *sys, uint32_t block)
{
	uint64_t	low = block < sys->low_blocks ? block : sys->low_blocks;

	return (uint64_t) block * sys->columns - low;
}

/* The same in bits. */
static inline uint64_t
rf_ribbon_block_at(const rf_ribbon_system *sys, uint32_t block)
{
	return RF_RIBBON_WIDTH * rf_ribbon_block_word(sys, block);
}

/* Where the values of a block begin, in a map. */
static inline const uint8_t *
rf_ribbon_values_of(const rf_ribbon_system *sys, const uint8_t *solution,
					uint32_t block)
{
	return solution + sys->values_at +
		sizeof(uint64_t) * sys->value_columns * block;
}

/* Bits in each word of a block. */
static inline uint32_t
rf_ribbon_block_width(const rf_ribbon_system *sys, uint32_t block)
{
	uint32_t	rest = sys->slots - block * RF_RIBBON_WIDTH;

	return rest < RF_RIBBON_WIDTH ? rest : RF_RIBBON_WIDTH;
}

/* Slots of a dense system of n keys at the try-th try, from 0. */
extern uint64_t rf_ribbon_dense_slots(uint64_t n, uint32_t try);

/* Sets columns and low_share to those of a valid rate. */
extern void rf_ribbon_shape_columns(rf_ribbon_shape *shape, double fpr);

/* rf_ribbon_plan() and rf_ribbon_capacity() of a map. */
extern rf_status rf_ribbon_plan_map(uint64_t nkeys, double fpr,
									uint32_t value_columns,
									rf_ribbon_shape *shape);
extern uint64_t rf_ribbon_capacity_map(uint64_t nbytes, double fpr,
									   uint32_t value_columns, rf_tick tick);

/*
 * Operations of rf_kind.h on the payload and the rate in w: in a map, a part
 * of its payload and the rate of its fingerprints.
 */
extern rf_status rf_ribbon_open(rf_ribbon *ribbon, const rf_wire *w,
								uint32_t value_columns, const rf_fetch *fetch,
								rf_reason *why);
extern rf_status rf_ribbon_verify(const void *view, const rf_wire *w,
								  rf_reason *why, rf_tick tick);
extern double rf_ribbon_fpr(const void *view, rf_tick tick);
extern uint32_t rf_ribbon_list_details(const void *view, const rf_wire *w,
									   rf_detail *details, rf_tick tick);

/* Payload bytes before the first chunk. */
static inline uint64_t
rf_ribbon_chunks_at(const rf_ribbon_shape *shape)
{
	return shape->nchunks == 1 ? RF_RIBBON_HEADER :
		RF_RIBBON_CHUNKS_HEADER + ((uint64_t) shape->nchunks + 1) * 4;
}

/* Lays out the main system of each chunk. */
extern void rf_ribbon_chunk_layout(rf_ribbon_system *sys,
								   const rf_ribbon_shape *shape);

/* Bytes of a system's solution. */
extern uint64_t rf_ribbon_system_bytes(const rf_ribbon_system *sys);

/* Buckets of a chunk; the first and the last have fewer places. */
static inline uint32_t
rf_ribbon_nbuckets(const rf_ribbon_system *sys)
{
	return (sys->pad + sys->nvirtual) / RF_RIBBON_BUCKET + 1;
}

/* Bytes of a chunk's thresholds: two bits a bucket. */
static inline uint32_t
rf_ribbon_class_bytes(const rf_ribbon_system *sys)
{
	return (rf_ribbon_nbuckets(sys) + 3) / 4;
}

/* The class of a bucket, from a chunk's thresholds. */
static inline uint32_t
rf_ribbon_class(const uint8_t *classes, uint32_t bucket)
{
	return (classes[bucket / 4] >> (bucket % 4 * 2)) & 3;
}

/* Bytes of a key in a list: its hash, and in a map a word with its value. */
static inline uint32_t
rf_ribbon_listed_bytes(const rf_ribbon_shape *shape)
{
	return (shape->value_columns > 0 ? 2 : 1) * (uint32_t) sizeof(uint64_t);
}

/*
 * Lays out a dense system as it is stored and returns its bytes.  For a list,
 * returns the list's bytes and does not set *sys.  0 slots take 0 bytes.
 */
extern uint64_t rf_ribbon_dense_layout(rf_ribbon_system *sys,
									   const rf_ribbon_shape *shape,
									   uint32_t slots, uint32_t seed);

/*
 * Bytes of the overflows before chunk i, or of all for i = nchunks.  With one
 * chunk there are only these two cases.
 */
static inline uint64_t
rf_ribbon_overflows_before(const rf_ribbon *ribbon, uint64_t i)
{
	if (ribbon->directory == NULL)
		return i * ribbon->overflow_bytes;
	return rf_load32(ribbon->directory + 4 * i);
}

/* Where a chunk begins; NULL if the directory points outside. */
static inline const uint8_t *
rf_ribbon_find_chunk(const rf_ribbon *ribbon, uint64_t i)
{
	uint64_t	before = rf_ribbon_overflows_before(ribbon, i);

	if (RF_UNLIKELY(before > ribbon->overflow_bytes))
		return NULL;
	return ribbon->data + ribbon->fixed_bytes * i + before;
}

/*
 * Where the overflow of chunk i and its header lie in ribbon->data; false if
 * the directory points outside, or leaves no space for the header.
 */
static inline bool
rf_ribbon_overflow_extent(const rf_ribbon *ribbon, uint64_t i,
						  uint64_t *at, uint64_t *len)
{
	uint64_t	before = rf_ribbon_overflows_before(ribbon, i);
	uint64_t	after = rf_ribbon_overflows_before(ribbon, i + 1);

	*at = ribbon->fixed_bytes * (i + 1) + before;
	*len = after - before;
	return after <= ribbon->overflow_bytes &&
		after >= before + RF_RIBBON_OVERFLOW_HEADER;
}

/* A chunk's overflow: buckets bumped whole, and a dense system or a list. */
typedef struct rf_ribbon_overflow
{
	uint32_t	nwhole;
	const uint8_t *whole;		/* [nwhole] numbers, two bytes each */
	uint32_t	slots;			/* 0: nothing was bumped */
	uint32_t	seed;
	rf_ribbon_system system;	/* if neither a list nor without slots */
	const uint8_t *solution;
} rf_ribbon_overflow;

/* Bytes of the list of n buckets that are bumped whole, with its length. */
static inline uint64_t
rf_ribbon_whole_bytes(uint32_t n)
{
	return n > 0 ? sizeof(uint16_t) * ((uint64_t) n + 1) : 0;
}

/* Finds the overflow of chunk i; false if its bytes are inconsistent. */
extern bool rf_ribbon_find_overflow(const rf_ribbon *ribbon, uint64_t i,
									rf_ribbon_overflow *overflow);

/* Keys of a chunk are ordered by bins of 8 places (rf_ribbon_group.c). */
#define RF_RIBBON_BIN			8
#define RF_RIBBON_BUCKET_BINS	(RF_RIBBON_BUCKET / RF_RIBBON_BIN)

/* A matrix under elimination: rows[s] has the lowest slot s, or is all 0. */
typedef struct rf_ribbon_matrix_row
{
	uint64_t	coeff;			/* bit i: slot s + i; bit 0 set, or free */
	uint64_t	result;			/* bit j: column j */
} rf_ribbon_matrix_row;

/*
 * With AVX-512 the same memory has the rows of eight slots together
 * (rf_ribbon_sweep_impl.h): eight words of coefficients for each bin, and
 * behind, for every eight columns, a word of results for each bin.
 */
static inline uint32_t
rf_ribbon_nbins(const rf_ribbon_system *sys)
{
	return (sys->slots - 1) / RF_RIBBON_BIN + 1;
}

static inline uint64_t *
rf_ribbon_bin_coeffs(rf_ribbon_matrix_row *rows)
{
	return (uint64_t *) (void *) rows;
}

static inline uint64_t *
rf_ribbon_bin_results(const rf_ribbon_system *sys, rf_ribbon_matrix_row *rows)
{
	return rf_ribbon_bin_coeffs(rows) +
		(uint64_t) RF_RIBBON_BIN * rf_ribbon_nbins(sys);
}

/*
 * A bucket has at most 192 starts, and rows reach 63 slots beyond.  So its
 * keys can take at most 255 rows.
 */
#define RF_RIBBON_MAX_GROUP_ROWS	256

_Static_assert(RF_RIBBON_STEP % RF_RIBBON_BIN == 0 &&
			   RF_RIBBON_BUCKET % RF_RIBBON_BIN == 0,
			   "groups must begin where a bin does");

/*
 * A chunk's slots are a multiple of 64, so its first start is a multiple of
 * RF_RIBBON_BIN places behind place 0.
 */
_Static_assert((RF_RIBBON_LAST_BUCKET + RF_RIBBON_WIDTH - 1 -
				RF_RIBBON_CHUNK_RIGHT) % RF_RIBBON_BIN == 0,
			   "starts of a bin must begin at a multiple of its size");

/*
 * Takes an array of n objects off the front of a buffer; arrays begin at
 * multiples of 8 bytes.  If *buffer is NULL, only counts.
 */
static inline void *
rf_ribbon_take(uint8_t **buffer, uint64_t *taken, uint64_t n, uint64_t size)
{
	void	   *result = *buffer;
	uint64_t	bytes = (n * size + 7) / 8 * 8;

	if (*buffer != NULL)
		*buffer += bytes;
	*taken += bytes;
	return result;
}

/*
 * Orders n keys by their bins, and their values if there are any.  end[bin] is
 * the number of keys in the bin, and then where it ends.
 */
static inline void
rf_ribbon_put_in_order(const uint64_t *keys, const uint64_t *values,
					   const uint16_t *bins, uint64_t n, uint32_t *end,
					   uint32_t nbins, uint64_t *out, uint64_t *out_values,
					   rf_pace *pace)
{
	uint32_t   *next = end;		/* until all keys are in order */
	uint32_t	sum = 0;
	uint64_t	i = 0;

	for (uint32_t bin = 0; bin < nbins; bin++)
	{
		uint32_t	count = end[bin];

		next[bin] = sum;
		sum += count;
	}
	while (i < n)
	{
		uint64_t	stop = rf_piece(i, n, 1, pace);

		if (values == NULL)
		{
			for (; i < stop; i++)
				out[next[bins[i]]++] = keys[i];
			continue;
		}
		for (; i < stop; i++)
		{
			uint32_t	at = next[bins[i]]++;

			out[at] = keys[i];
			out_values[at] = values[i];
		}
	}
}

/* The elimination of a chunk's main part.  Set all fields before "out". */
typedef struct rf_ribbon_job
{
	const uint64_t *hashes;		/* [nkeys] */
	const uint64_t *values;		/* the same of a map, else NULL */
	uint64_t	nkeys;			/* < 2^32 */
	rf_ribbon_matrix_row *rows; /* [slots], scratch */
	uint64_t	first,			/* the smallest possible hash, */
				last;			/* and the largest one */
	uint64_t	nchunks;		/* hash * nchunks is the place of a key in the
								 * system's hash range */
	rf_pace    *pace;

	uint16_t   *bins;			/* [nkeys], scratch */
	uint64_t   *keys;			/* [nkeys], scratch: the hashes bin by bin */
	uint64_t   *key_values;		/* the same of values */
	uint32_t   *bin_end;		/* [nbuckets * RF_RIBBON_BUCKET_BINS],
								 * scratch: number of keys up to the end of a
								 * bin */
	uint8_t    *classes;		/* [class bytes], zeroed */
	uint64_t   *bumped;			/* [nkeys] */
	uint64_t   *bumped_values;
	uint16_t   *whole;			/* [nbuckets] */

	/* out */
	uint64_t	nbumped;		/* hashes in bumped, in any order */
	uint32_t	nwhole;			/* buckets in whole, ascending: those that are
								 * bumped whole */
	bool		failed;			/* a hash belongs to another chunk */
} rf_ribbon_job;

#define RF_RIBBON_LANES		4	/* systems that are eliminated side by side */

/*
 * Fills in bins, keys and bin_end, whatever the hashes are; sets job->failed
 * if one of them does not belong to this chunk.
 */
extern void rf_ribbon_group(const rf_ribbon_system *sys,
							rf_ribbon_job *job);

/*
 * The keys of a group are [begin, end); those of the next group follow.  Group
 * RF_RIBBON_GROUPS begins where the next bucket does.
 */
extern uint32_t rf_ribbon_group_begin(const rf_ribbon_job *job,
									  uint32_t bucket, uint32_t group);
extern uint32_t rf_ribbon_group_end(const rf_ribbon_job *job,
									uint32_t bucket, uint32_t group);

/* Bumps a bucket's groups up to this one, sets its class.  Call in order. */
extern void rf_ribbon_bump(rf_ribbon_job *job, uint32_t bucket,
						   uint32_t group);

/*
 * Eliminates up to RF_RIBBON_LANES chunks of one filter, with the main system
 * sys.  Groups with dependent equations are bumped; a job fails only if it has
 * a hash of another chunk.
 */
extern void rf_ribbon_band_chunks(const rf_ribbon_system *sys,
								  rf_ribbon_job *jobs, uint32_t njobs);

#if RF_X86

/* The same with AVX-512, for chunks whose keys have been grouped. */
extern void rf_ribbon_band_avx512(const rf_ribbon_system *sys, rf_ribbon_job *jobs,
								  uint32_t njobs);

/* The numbers of eight starts before clamping, from 0. */
RF_TARGET_AVX512
static inline __m512i
rf_ribbon_virtual_avx512(const rf_ribbon_system *sys, __m512i hashes,
						 uint64_t nchunks)
{
	const __m512i nvirtual = _mm512_set1_epi64(sys->nvirtual);
	__m512i		fraction = _mm512_mullo_epi64(hashes, _mm512_set1_epi64((long long) nchunks));
	__m512i		low = _mm512_mul_epu32(fraction, nvirtual);
	__m512i		at = _mm512_mul_epu32(_mm512_srli_epi64(fraction, 32), nvirtual);

	return _mm512_srli_epi64(_mm512_add_epi64(at, _mm512_srli_epi64(low, 32)), 32);
}

/* The same of four hashes, with AVX2. */
RF_TARGET_AVX2
static inline __m256i
rf_ribbon_virtual_avx2(const rf_ribbon_system *sys, __m256i hashes,
					   uint64_t nchunks)
{
	const __m256i n = _mm256_set1_epi64x((long long) nchunks);
	const __m256i nvirtual = _mm256_set1_epi64x(sys->nvirtual);
	__m256i		low = _mm256_mul_epu32(hashes, n);
	__m256i		high = _mm256_mul_epu32(_mm256_srli_epi64(hashes, 32), n);
	__m256i		at;

	/* The fraction's halves are the low halves of these two. */
	high = _mm256_add_epi64(high, _mm256_srli_epi64(low, 32));

	low = _mm256_srli_epi64(_mm256_mul_epu32(low, nvirtual), 32);
	at = _mm256_mul_epu32(high, nvirtual);
	return _mm256_srli_epi64(_mm256_add_epi64(at, low), 32);
}

#elif RF_NEON

/* The same of four hashes, with NEON. */
static inline uint32x4_t
rf_ribbon_virtual_neon(const rf_ribbon_system *sys, uint64x2_t a, uint64x2_t b,
					   uint64_t nchunks)
{
	uint32x4_t	words_a = vreinterpretq_u32_u64(a);
	uint32x4_t	words_b = vreinterpretq_u32_u64(b);
	const uint32_t n = (uint32_t) nchunks;
	uint32x4_t	low = vuzp1q_u32(words_a, words_b);
	uint32x4_t	high = vuzp2q_u32(words_a, words_b);
	uint32x4_t	product_a = vreinterpretq_u32_u64(vmull_n_u32(vget_low_u32(low), n));
	uint32x4_t	product_b = vreinterpretq_u32_u64(vmull_n_u32(vget_high_u32(low), n));
	uint64x2_t	at_a,
				at_b;

	/* The fraction's halves. */
	low = vuzp1q_u32(product_a, product_b);
	high = vmlaq_n_u32(vuzp2q_u32(product_a, product_b), high, n);

	at_a = vmull_n_u32(vget_low_u32(high), sys->nvirtual);
	at_b = vmull_n_u32(vget_high_u32(high), sys->nvirtual);
	at_a = vsraq_n_u64(at_a, vmull_n_u32(vget_low_u32(low), sys->nvirtual), 32);
	at_b = vsraq_n_u64(at_b, vmull_n_u32(vget_high_u32(low), sys->nvirtual), 32);
	return vuzp2q_u32(vreinterpretq_u32_u64(at_a), vreinterpretq_u32_u64(at_b));
}

#endif

/*
 * A dense system being built: its hashes, in any order, and scratch space,
 * which rf_ribbon_dense_space() cuts up.
 */
typedef struct rf_ribbon_dense
{
	const uint64_t *hashes;		/* [nkeys] */
	const uint64_t *values;		/* the same of a map, else NULL */
	uint64_t	nkeys;

	/* scratch */
	uint64_t	max_slots;		/* that rows and the format have space for */
	rf_ribbon_matrix_row *rows; /* [max_slots, rounded up to bins] */
	uint64_t   *mixed;			/* [nkeys]: hashes remixed with the seed */
	uint64_t   *keys;			/* [nkeys]: the same bin by bin */
	uint64_t   *key_values;		/* the same of values */
	rf_pair    *pairs;			/* [nkeys], of a map: to make a list */
	uint16_t   *bins;			/* [nkeys] */
	uint32_t   *bin_end;		/* [bins of max_slots] */

	/* out */
	rf_ribbon_system system;
	uint32_t	slots;			/* 0 if there are no keys */
	uint32_t	seed;			/* RF_RIBBON_SEED_LIST: not solved */
	uint64_t	nbytes;			/* as it will be stored */
} rf_ribbon_dense;

/*
 * Cuts up a buffer, aligned for uint64_t, for systems of at most nkeys keys;
 * returns its size.  If buffer is NULL, only returns the size.
 */
extern uint64_t rf_ribbon_dense_space(rf_ribbon_dense *dense,
									  const rf_ribbon_shape *shape,
									  uint64_t nkeys, uint8_t *buffer);

/*
 * Eliminates the equations of dense->hashes with the lowest seed that works,
 * or leaves a list; sets the "out" fields.  Linear in nkeys, which is at most
 * the number that the scratch space is for.
 */
extern void rf_ribbon_dense_eliminate(const rf_ribbon_shape *shape,
									  rf_ribbon_dense *dense, rf_pace *pace);

/*
 * One try with dense->system, slots and seed: fills rows[slots].  False if
 * equations depend on each other.
 */
extern bool rf_ribbon_dense_try(rf_ribbon_dense *dense, rf_pace *pace);

#if RF_X86

/* Sets mixed and bins of keys [begin, end), with AVX-512. */
extern void rf_ribbon_dense_mix_avx512(rf_ribbon_dense *dense, uint64_t begin,
									   uint64_t end);

/* rf_ribbon_dense_try() of keys that are in bins, with AVX-512. */
extern bool rf_ribbon_dense_sweep(const rf_ribbon_dense *dense, rf_pace *pace);

#endif

/*
 * Building with or without values, for maps and filters.  Scratch bytes for
 * chunks of up to max_keys hashes each, or the dense form.
 */
extern uint64_t rf_ribbon_chunks_space(const rf_ribbon_shape *shape,
									   uint64_t max_keys);

/* How many chunks of up to max_keys hashes to build at once. */
extern uint32_t rf_ribbon_lanes(const rf_ribbon_shape *shape,
								uint64_t max_keys);

/* All hashes of the dense form. */
extern rf_status rf_ribbon_build_dense(rf_builder *builder,
									   const uint64_t *hashes,
									   const uint64_t *values, uint64_t n,
									   void *work);

/* The next chunks, up to "stop".  Scratch space must be for all n hashes. */
extern rf_status rf_ribbon_build_chunks(rf_builder *builder,
										const uint64_t *hashes,
										const uint64_t *values, uint64_t n,
										uint32_t stop, void *work,
										uint64_t *used);

/*
 * Writes the solution, or the ascending list, in dense->nbytes bytes.  False
 * if a hash came twice, so that there was no solution.
 */
extern bool rf_ribbon_dense_write(const rf_ribbon_dense *dense, uint8_t *out,
								  rf_pace *pace);

/* Writes the solution, rf_ribbon_system_bytes(); slots of free rows are 0. */
extern void rf_ribbon_solve(const rf_ribbon_system *sys,
							rf_ribbon_matrix_row *rows,
							uint8_t *solution, rf_pace *pace);

/* See rf_kind.h. */
extern rf_may_contain_op rf_ribbon_may_contain_fetching;
extern rf_may_contain_many_op rf_ribbon_may_contain_many;

#endif							/* RF_RIBBON_IMPL_H */
