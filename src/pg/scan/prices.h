/*-------------------------------------------------------------------------
 *
 * prices.h
 *	  What a probe costs, and what a row that it drops saves; nanoseconds.
 *
 * A nanosecond is four instructions, counted by callgrind: in joins of 200,000
 * rows by keys of type integer, text, uuid and numeric, of which 50 to 100 %
 * match, with filters that are always probed and without; and in scans that
 * probe a filter for as many.  (Processor time is kinder to numerics: a miss
 * in the caches or a branch is no instruction.)
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_PRICES_H
#define PGRF_PRICES_H

/* By page. */
#define PRICE_ROW		105.0	/* saved: to hand a row from its page to the
								 * scan's conditions */
#define PRICE_DEFORM	10.0	/* saved: ... past a column of varying length */
#define PRICE_WALK		5.5		/* to go past one in the page */
#define PRICE_PAGE		210.0	/* to open a page */

/* A join filter. */
#define PRICE_VALUE		33.0	/* to probe a set for an integer */
#define PRICE_BYTES		80.0	/* ... for bytes that are hashed here */
#define PRICE_CODE		60.0	/* ... for what the join hashes, besides: */
#define PRICE_HASH		55.0	/* to hash a key as the join does */
#define PRICE_HASH_VALUE	15.0	/* ... an integer */
#define PRICE_LOOKUP	80.0	/* to look it up in the hash table, in vain */
#define PRICE_MISSES	60.0	/* ... in one that is not in the caches: */
#define PRICE_LARGE_ROWS	32768	/* as many rows */
#define PRICE_SPILL		300.0	/* saved: to write a row to a file and read it */
#define PRICE_SET		80.0	/* to put a row of the table into a set */

/* A condition that probes a filter. */
#define PRICE_CALL		70.0	/* saved: to call its function, besides */
#define PRICE_INTEGER	42.5	/* to probe for an integer, a numeric, others */
#define PRICE_NUMERIC	225.0
#define PRICE_OTHER		125.0

#endif							/* PGRF_PRICES_H */
