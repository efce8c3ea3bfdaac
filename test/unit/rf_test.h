/*-------------------------------------------------------------------------
 *
 * rf_test.h
 *		A test harness in one header: named cases, counted checks.
 *
 * A test program is one file, in C or C++, that includes this header, defines
 * cases and ends with TEST_MAIN:
 *
 *		#include "rf_test.h"
 *		#include "core/rf_bits.h"
 *
 *		TEST(parity_of_single_bits)
 *		{
 *			for (int i = 0; i < 64; i++)
 *				CHECK(rf_parity64(UINT64_C(1) << i) == 1, "bit %d", i);
 *		}
 *
 *		TEST_MAIN
 *
 * The program prints a line for each case and a line for each failed check
 * with file and line, and ends with
 *
 *		t_bits: 12 passed, 0 failed
 *
 * which counts cases, not checks.  The exit status is 0 only when every case
 * passed and at least one ran.  Arguments select cases: those whose name
 * contains one of them.  With -l the names are listed instead.
 *
 * Random numbers come from rf_test_rand().  The seed is fixed, printed, and
 * set again before each case, so that a case alone behaves as it does in a
 * full run; RF_SEED=n in the environment replaces it.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_TEST_H
#define RF_TEST_H

#include <inttypes.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* A failing loop should not bury the first failure of the case. */
#define RF_TEST_MAX_PRINTED 10

typedef struct rf_test_case
{
	const char *name;
	void		(*run) (void);
} rf_test_case;

#define RF_TEST_MAX_CASES	50

static struct
{
	rf_test_case cases[RF_TEST_MAX_CASES];
	size_t		ncases;
	const char *case_name;
	uint64_t	checks;			/* in the running case */
	uint64_t	failures;		/* in the running case */
	uint64_t	seed;
	uint64_t	rand_state;
}			rf_test;

static inline bool
rf_test_passed(void)
{
	rf_test.checks++;
	return true;
}

/*
 * Counts a failed check and prints it.  "fmt" is " " followed by the format
 * that the caller of CHECK gave, if any.
 */
static inline bool
__attribute__((format(printf, 4, 5)))
rf_test_failed(const char *file, int line, const char *cond,
			   const char *fmt,...)
{
	va_list		ap;

	rf_test.checks++;
	rf_test.failures++;
	if (rf_test.failures > RF_TEST_MAX_PRINTED)
		return false;

	printf("%s:%d: %s: failed: %s", file, line, rf_test.case_name, cond);
	if (fmt[1] != '\0')
	{
		printf(":");
		va_start(ap, fmt);
		vprintf(fmt, ap);
		va_end(ap);
	}
	printf("\n");
	if (rf_test.failures == RF_TEST_MAX_PRINTED)
		printf("%s:%d: %s: further failures are counted, not printed\n",
			   file, line, rf_test.case_name);
	return false;
}

/* Lets a caller of CHECK ignore its value without a warning. */
static inline bool
rf_test_result(bool ok)
{
	return ok;
}

/*
 * CHECK(condition [, format, arguments...]): counts, never stops.  An
 * expression with the condition's value.  The format must be a literal; its
 * arguments are evaluated only on failure.
 */
#define CHECK(cond, ...) \
	rf_test_result((cond) ? rf_test_passed() : \
				   rf_test_failed(__FILE__, __LINE__, #cond, " " __VA_ARGS__))

/* REQUIRE(...): as CHECK, but a failure ends the function it stands in. */
#define REQUIRE(cond, ...) \
	do { \
		if (!CHECK(cond, __VA_ARGS__)) \
			return; \
	} while (0)

/* Integers of any unsigned type; prints both values on failure. */
#define CHECK_EQ(actual, expected) \
	rf_test_eq(__FILE__, __LINE__, #actual " == " #expected, \
			   (uint64_t) (actual), (uint64_t) (expected))

/* "len" bytes at two places; prints where they first differ. */
#define CHECK_BYTES(actual, expected, len) \
	rf_test_bytes(__FILE__, __LINE__, #actual " == " #expected, \
				  (actual), (expected), (len))

static inline bool
rf_test_eq(const char *file, int line, const char *what,
		   uint64_t actual, uint64_t expected)
{
	if (actual == expected)
		return rf_test_passed();
	return rf_test_failed(file, line, what,
						  " got %" PRIu64 " (0x%" PRIx64 "), expected %"
						  PRIu64 " (0x%" PRIx64 ")",
						  actual, actual, expected, expected);
}

static inline bool
rf_test_bytes(const char *file, int line, const char *what,
			  const void *actual, const void *expected, size_t len)
{
	const uint8_t *a = (const uint8_t *) actual;
	const uint8_t *e = (const uint8_t *) expected;

	for (size_t i = 0; i < len; i++)
		if (a[i] != e[i])
			return rf_test_failed(file, line, what,
								  " byte %zu of %zu is 0x%02x, expected 0x%02x",
								  i, len, a[i], e[i]);
	return rf_test_passed();
}

/*
 * A uniform 64-bit number: splitmix64 (Steele, Lea, Flood 2014), chosen
 * because any seed will do and it is not what the code under test uses.
 */
static inline uint64_t
rf_test_rand(void)
{
	uint64_t	z = (rf_test.rand_state += UINT64_C(0x9E3779B97F4A7C15));

	z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
	z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
	return z ^ (z >> 31);
}

/* A number in [0, n); the bias, n / 2^64, is beyond what a test can see. */
static inline uint64_t
rf_test_rand_below(uint64_t n)
{
	return n == 0 ? 0 : rf_test_rand() % n;
}

/* malloc that cannot fail: a test out of memory has nothing to tell. */
static inline void *
rf_test_alloc(size_t nbytes)
{
	void	   *p = malloc(nbytes == 0 ? 1 : nbytes);

	if (p == NULL)
	{
		printf("out of memory (%zu bytes)\n", nbytes);
		exit(2);
	}
	return p;
}

/* A copy in an allocation of its exact size. */
static inline void *
rf_test_copy(const void *bytes, size_t nbytes)
{
	void	   *copy = rf_test_alloc(nbytes);

	if (nbytes > 0)
		memcpy(copy, bytes, nbytes);
	return copy;
}

static inline void *
rf_test_zeros(size_t nbytes)
{
	return memset(rf_test_alloc(nbytes), 0, nbytes);
}

static inline void
rf_test_fill(void *bytes, size_t nbytes)
{
	for (size_t i = 0; i < nbytes; i++)
		((uint8_t *) bytes)[i] = (uint8_t) rf_test_rand();
}

/* The elements of an array: for (EACH(i, sizes)) */
#define LENGTH(array)	(sizeof(array) / sizeof((array)[0]))
#define EACH(i, array)	size_t i = 0; i < LENGTH(array); i++

/* An RF_... variable of the environment, or what is usual. */
static inline uint64_t
rf_test_variable(const char *name, uint64_t usual)
{
	const char *text = getenv(name);

	return text != NULL && *text != '\0' ? strtoull(text, NULL, 0) : usual;
}

/*
 * SCOPED uint64_t *hashes = ...: freed when the block ends, however it does.
 * Also a struct whose first member is what is to be freed.
 */
#define SCOPED	__attribute__((cleanup(rf_test_free)))

static inline void
rf_test_free(void *variable)
{
	void	   *p;

	memcpy(&p, variable, sizeof(p));
	free(p);
}

static inline bool
rf_test_selected(const char *name, int argc, char **argv)
{
	if (argc < 2)
		return true;
	for (int i = 1; i < argc; i++)
		if (strstr(name, argv[i]) != NULL)
			return true;
	return false;
}

static inline int
rf_test_main(const char *file, int argc, char **argv)
{
	const char *slash = strrchr(file, '/');
	const char *base = slash != NULL ? slash + 1 : file;
	int			base_len = (int) strcspn(base, ".");
	unsigned	passed = 0;
	unsigned	failed = 0;

	setvbuf(stdout, NULL, _IOLBF, 0);
	if (argc == 2 && strcmp(argv[1], "-l") == 0)
	{
		for (size_t i = 0; i < rf_test.ncases; i++)
			printf("%s\n", rf_test.cases[i].name);
		return 0;
	}

	rf_test.seed = rf_test_variable("RF_SEED", 20260101);
	printf("%.*s: RF_SEED=%" PRIu64 "\n", base_len, base, rf_test.seed);

	for (size_t i = 0; i < rf_test.ncases; i++)
	{
		const char *name = rf_test.cases[i].name;
		clock_t		start = clock();

		if (!rf_test_selected(name, argc, argv))
			continue;
		rf_test.case_name = name;
		rf_test.checks = 0;
		rf_test.failures = 0;
		rf_test.rand_state = rf_test.seed;
		rf_test.cases[i].run();

		/* a case that checks nothing tests nothing */
		if (rf_test.failures == 0 && rf_test.checks > 0)
		{
			passed++;
			printf("  ok   %s (%" PRIu64 " checks, %.0f ms)\n",
				   name, rf_test.checks,
				   1000.0 * (double) (clock() - start) / CLOCKS_PER_SEC);
		}
		else
		{
			failed++;
			printf("  FAIL %s (%" PRIu64 " of %" PRIu64 " checks failed%s)\n",
				   name, rf_test.failures, rf_test.checks,
				   rf_test.checks == 0 ? ": a case must check something" : "");
		}
	}

	printf("%.*s: %u passed, %u failed\n", base_len, base, passed, failed);
	return failed == 0 && passed > 0 ? 0 : 1;
}

static inline void
rf_test_add(const char *name, void (*run) (void))
{
	if (rf_test.ncases == RF_TEST_MAX_CASES)
		abort();
	rf_test.cases[rf_test.ncases].name = name;
	rf_test.cases[rf_test.ncases++].run = run;
}

/* Cases are known, in their order, before main() begins. */
#define TEST(name) \
	static void name(void); \
	static void __attribute__((constructor)) \
	add_##name(void) \
	{ \
		rf_test_add(#name, name); \
	} \
	static void name(void)

#define TEST_MAIN \
	int \
	main(int argc, char **argv) \
	{ \
		return rf_test_main(__FILE__, argc, argv); \
	}

#endif							/* RF_TEST_H */
