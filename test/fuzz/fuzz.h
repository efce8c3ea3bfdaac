/*-------------------------------------------------------------------------
 *
 * fuzz.h
 *		A fuzz target in one file: an input that is read as numbers, and the
 *		checks of unit tests, which end the program here.
 *
 * A target includes this header and defines
 *
 *		static void fuzz(Input *in)
 *
 * which does what its input says, and CHECKs.  All that it does is decided by
 * the input: random numbers begin anew with each, so that an input fails again
 * wherever it failed once.  Where the input ends, zeros follow.
 *
 *-------------------------------------------------------------------------
 */
#ifndef FUZZ_H
#define FUZZ_H

#include "rf_sets.h"

typedef struct Input
{
	const uint8_t *at;
	const uint8_t *end;
} Input;

static void fuzz(Input *in);

static inline size_t
input_left(const Input *in)
{
	return (size_t) (in->end - in->at);
}

/* The next number of up to eight bytes. */
static inline uint64_t
take(Input *in, int nbytes)
{
	uint64_t	n = 0;

	for (int i = 0; i < nbytes && in->at < in->end; i++)
		n |= (uint64_t) *in->at++ << 8 * i;
	return n;
}

/* A number below n, of as few bytes as have it. */
static inline uint64_t
take_below(Input *in, uint64_t n)
{
	int			nbytes = 1;

	while (nbytes < 8 && (n - 1) >> 8 * nbytes != 0)
		nbytes++;
	return n == 0 ? 0 : take(in, nbytes) % n;
}

static inline bool
take_bool(Input *in)
{
	return take(in, 1) & 1;
}

/*
 * Up to "most" of the bytes that are left, in an allocation of exactly their
 * size.
 */
static inline uint8_t *
take_bytes(Input *in, size_t most, size_t *len)
{
	uint8_t    *bytes;

	*len = input_left(in) < most ? input_left(in) : most;
	bytes = rf_test_alloc(*len);
	if (*len > 0)
		memcpy(bytes, in->at, *len);
	in->at += *len;
	return bytes;
}

static rf_isa best_isa;

extern int	LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static bool begun;
	Input		in = {data, data + size};

	if (!begun)
		best_isa = rf_isa_here();
	begun = true;
	rf_test.case_name = "fuzz";
	rf_test.rand_state = 0;
	fuzz(&in);
	if (rf_test.failures > 0)
	{
		fflush(stdout);
		abort();
	}
	return 0;
}

#endif							/* FUZZ_H */
