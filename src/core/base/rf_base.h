/*-------------------------------------------------------------------------
 *
 * rf_base.h
 *	  Ground floor of the filter library: fixed-width types, statuses, limits.
 *
 * The library (every file named rf_*) is C11 without PostgreSQL.  It never
 * allocates, does no I/O, never aborts, and keeps no state but the instruction
 * sets of the machine (rf_isa.h).  Callers pass buffers, of the sizes that
 * ..._bytes() functions give.  Functions that can fail return an rf_status.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_BASE_H
#define RF_BASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#ifdef __cplusplus
#define RF_EXTERN_C_BEGIN	extern "C" {
#define RF_EXTERN_C_END		}
#else
#define RF_EXTERN_C_BEGIN
#define RF_EXTERN_C_END
#endif

/*
 * Up to RF_ERR_ORDER: why foreign bytes are not a filter.  The others, and
 * RF_ERR_ORDER for hashes of the caller: why a request cannot be met.
 */
typedef enum rf_status
{
	RF_OK = 0,
	RF_ERR_TRUNCATED,			/* fewer bytes than the header announces */
	RF_ERR_TRAILING,			/* more bytes than the header announces */
	RF_ERR_MAGIC,				/* does not begin like a filter */
	RF_ERR_VERSION,				/* a format version this library cannot read */
	RF_ERR_KIND,				/* unknown kind, or not the expected one */
	RF_ERR_HASH,				/* unknown key hash */
	RF_ERR_FAMILY,				/* unknown key family or flags */
	RF_ERR_CHECKSUM,			/* header or payload bytes were changed */
	RF_ERR_STRUCTURE,			/* the payload contradicts the header */
	RF_ERR_ORDER,				/* hashes are not in the order they should be */
	RF_ERR_FPR,					/* rate outside what the kind can reach */
	RF_ERR_TOO_LARGE,			/* more keys than the format can address */
	RF_ERR_SPACE				/* the caller's buffer is too small */
} rf_status;

/*
 * Why bytes were refused.  "what" is a static string that names the field, to
 * be read after "its".  "found" is the value of the field, [min, max] its
 * allowed range, with min > max if there is none.  For RF_ERR_ORDER, "found"
 * is the index of the first hash that does not ascend.
 */
typedef struct rf_reason
{
	rf_status	status;
	const char *what;
	uint64_t	min;
	uint64_t	max;
	uint64_t	found;
} rf_reason;

/* Sets *why, if not NULL, for a field outside its range.  Returns status. */
static inline rf_status
rf_refuse(rf_reason *why, rf_status status, const char *what,
		  uint64_t min, uint64_t max, uint64_t found)
{
	if (why != NULL)
	{
		why->status = status;
		why->what = what;
		why->min = min;
		why->max = max;
		why->found = found;
	}
	return status;
}

/* The same for a field whose valid values are not a range. */
static inline rf_status
rf_refuse_value(rf_reason *why, rf_status status, const char *what,
				uint64_t found)
{
	return rf_refuse(why, status, what, 1, 0, found);
}

/*
 * A callback for functions whose work grows with their input: called after
 * each piece of work, so that the caller can give up.  It may leave by
 * longjmp(), since nothing is held; the caller then discards the output,
 * unless the function's contract says more.  NULL: no callback.  A piece is
 * 2^16 steps or so of a few nanoseconds: below a millisecond, or a few on a
 * slow machine.
 */
typedef void (*rf_tick) (void);

/* Steps between two ticks, about. */
#define RF_PIECE		(UINT64_C(1) << 16)

/* Counts steps across all loops and functions that it is passed to. */
typedef struct rf_pace
{
	rf_tick		tick;
	uint64_t	steps;			/* since the last tick */
} rf_pace;

/* Counts steps that were taken; ticks if it is time. */
static inline void
rf_pace_steps(rf_pace *pace, uint64_t steps)
{
	pace->steps += steps;
	if (pace->steps >= RF_PIECE)
	{
		pace->steps = 0;
		if (pace->tick != NULL)
			pace->tick();
	}
}

/* Where the piece of [0, n) that begins at i ends, i <= n. */
static inline uint64_t
rf_piece_end(uint64_t i, uint64_t n)
{
	return n - i > RF_PIECE ? i + RF_PIECE : n;
}

/* The same for items of several steps; counts them before they are taken. */
static inline uint64_t
rf_piece(uint64_t i, uint64_t n, uint32_t steps, rf_pace *pace)
{
	uint64_t	most = RF_PIECE / steps;
	uint64_t	end = n - i > most ? i + most : n;

	rf_pace_steps(pace, (end - i) * steps);
	return end;
}

/* Clears memory; 8 bytes count as one step. */
static inline void
rf_clear(void *p, uint64_t nbytes, rf_pace *pace)
{
	uint8_t    *at = (uint8_t *) p;

	while (nbytes > 0)
	{
		uint64_t	n = nbytes < 8 * RF_PIECE ? nbytes : 8 * RF_PIECE;

		memset(at, 0, n);
		at += n;
		nbytes -= n;
		rf_pace_steps(pace, n / 8);
	}
}

/* Copies memory likewise; "to" may overlap "from" only if it lies before. */
static inline void
rf_copy(void *to, const void *from, uint64_t nbytes, rf_pace *pace)
{
	uint8_t    *at = (uint8_t *) to;
	const uint8_t *next = (const uint8_t *) from;

	while (nbytes > 0)
	{
		uint64_t	n = nbytes < 8 * RF_PIECE ? nbytes : 8 * RF_PIECE;

		memmove(at, next, n);
		at += n;
		next += n;
		nbytes -= n;
		rf_pace_steps(pace, n / 8);
	}
}

/*
 * Fetches bytes of a filter that is stored elsewhere, before opening or a
 * probe reads them.  On return [p, p + len) is in place; [p, p + likely) will
 * probably be read next.  It may leave by longjmp().  Up to 7 bytes of the
 * filter in front of p may be read too; their values do not matter.  A NULL
 * pointer to an rf_fetch: all bytes are in place.
 */
typedef struct rf_fetch
{
	void		(*need) (void *arg, const uint8_t *p, uint64_t len,
						 uint64_t likely);
	void	   *arg;
} rf_fetch;

/* The range of target rates; a kind may support less (see its header). */
#define RF_FPR_MIN		1e-9
#define RF_FPR_MAX		0.5
#define RF_FPR_DEFAULT	0.01

#if defined(__GNUC__) || defined(__clang__)
#define RF_LIKELY(x)	__builtin_expect((x) != 0, 1)
#define RF_UNLIKELY(x)	__builtin_expect((x) != 0, 0)
#define RF_NOINLINE		__attribute__((noinline))
/* gcc drops calls of functions that only prefetch, unless RF_INLINE. */
#define RF_PREFETCH(p)	__builtin_prefetch(p)
#define RF_PREFETCH_WRITE(p)	__builtin_prefetch(p, 1)

/* Makes the compiler compute v here and forget how it did. */
#define RF_OPAQUE(v)	__asm__("" : "+r"(v))
#else
#define RF_LIKELY(x)	(x)
#define RF_UNLIKELY(x)	(x)
#define RF_NOINLINE
#define RF_PREFETCH(p)	((void) (p))
#define RF_PREFETCH_WRITE(p)	((void) (p))
#define RF_OPAQUE(v)	((void) (v))
#endif

/*
 * Data of this size that is read often stays in the second-level cache (512 kB
 * to 2 MB).  Beyond, prefetching gains more than it costs.
 */
#define RF_CACHED_BYTES	(UINT64_C(1) << 20)

/*
 * gcc may otherwise pass the target of a pointer: then arguments do not fit
 * the registers, and a call that ends a function is no jump.
 */
#if defined(__GNUC__) && !defined(__clang__)
#define RF_NOCLONE		__attribute__((noinline, noclone))
#else
#define RF_NOCLONE		RF_NOINLINE
#endif

/* For functions that are compiled into each variant; see rf_isa.h. */
#if defined(__GNUC__) || defined(__clang__)
#define RF_INLINE		static inline __attribute__((always_inline))
#else
#define RF_INLINE		static inline
#endif

RF_INLINE void
rf_need_soon(const rf_fetch *fetch, const uint8_t *p, uint64_t len,
			 uint64_t likely)
{
	if (fetch != NULL && len > 0)
		fetch->need(fetch->arg, p, len, likely);
}

RF_INLINE void
rf_need(const rf_fetch *fetch, const uint8_t *p, uint64_t len)
{
	rf_need_soon(fetch, p, len, len);
}

#endif							/* RF_BASE_H */
