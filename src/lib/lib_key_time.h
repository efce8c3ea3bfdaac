/*-------------------------------------------------------------------------
 *
 * lib_key_time.h
 *	  Parts of times, for lib_key_time.c and lib_key_interval.c.
 *
 *-------------------------------------------------------------------------
 */
#ifndef LIB_KEY_TIME_H
#define LIB_KEY_TIME_H

#include "lib_key_impl.h"

#define USECS_PER_SEC		INT64_C(1000000)
#define USECS_PER_MINUTE	(60 * USECS_PER_SEC)
#define USECS_PER_HOUR		(60 * USECS_PER_MINUTE)

/*
 * Takes the point and digits of a fraction of a second away, if there are any.
 * At most that many digits: the server rounds what is behind the sixth, and
 * with more than twelve, its rounding errors could show.
 */
#define TIME_FRACTION_DIGITS	12
extern bool lib_key_time_fraction(const char **p, const char *end, int most, int64_t *usecs);

/* Two digits; more than 99, if they are none. */
static inline uint32_t
lib_key_time_two(const char *p)
{
	uint32_t	tens = lib_key_digit(p[0]);
	uint32_t	ones = lib_key_digit(p[1]);

	return tens > 9 || ones > 9 ? 100 : 10 * tens + ones;
}

#endif							/* LIB_KEY_TIME_H */
