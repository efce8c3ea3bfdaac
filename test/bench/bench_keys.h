/*-------------------------------------------------------------------------
 *
 * bench_keys.h
 *		What the benchmark programs share: the keys, the clock, the columns.
 *
 * C and C++.  Every program draws from rand64() in the same order: n keys,
 * the absent keys, then the places of the present keys.  So with equal
 * options they ask the same questions.
 *
 *-------------------------------------------------------------------------
 */
#ifndef BENCH_KEYS_H
#define BENCH_KEYS_H

#include <stdint.h>
#include <stdlib.h>
#include <time.h>
#ifdef __GLIBC__
#include <limits.h>
#include <malloc.h>
#endif

#define COLUMNS \
	"filter,n,fpr_target,fpr_measured,bits_per_key,build_ns_per_key," \
	"probe_absent_ns,probe_present_ns,false_negatives"

/* splitmix64 from a fixed seed */
static uint64_t rand_state = 20260101;

static inline uint64_t
rand64(void)
{
	uint64_t	z = (rand_state += UINT64_C(0x9E3779B97F4A7C15));

	z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
	z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
	return z ^ (z >> 31);
}

/* processor time of this thread, in ns */
static inline double
now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
	return (double) t.tv_sec * 1e9 + (double) t.tv_nsec;
}

/*
 * Memory for n keys is there before it is timed, and stays: the first touch of
 * a page takes microseconds on a virtual machine.
 */
static inline void
touch_heap(uint64_t n)
{
	uint64_t	nbytes = 100 * n + (UINT64_C(64) << 20);
	volatile char *p;

#ifdef __GLIBC__
	mallopt(M_MMAP_MAX, 0);
	mallopt(M_TRIM_THRESHOLD, INT_MAX);
#endif
	p = (volatile char *) malloc((size_t) nbytes);
	for (uint64_t i = 0; p != NULL && i < nbytes; i += 4096)
		p[i] = 1;
	free((void *) p);
}

#endif							/* BENCH_KEYS_H */
