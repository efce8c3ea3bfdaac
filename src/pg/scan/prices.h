/*-------------------------------------------------------------------------
 *
 * prices.h
 *	  What a probe costs, and what a dropped row saves, in nanoseconds.
 *
 * A nanosecond is taken to be four instructions, counted by callgrind: in
 * joins of 200,000 rows by integer, text, uuid and numeric keys, of which 50
 * to 100 % match, with and without filters that are always probed; and in
 * scans of 200,000 rows that probe a filter.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_PRICES_H
#define PGRF_PRICES_H

/* Probing by page. */
#define PRICE_ROW		105.0	/* saved: to hand a row to the conditions */
#define PRICE_DEFORM	10.0	/* saved: to deform a varying-length column */
#define PRICE_WALK		5.5		/* to walk past one in the page */
#define PRICE_PAGE		210.0	/* to open a page */

/* Join filters. */
#define PRICE_VALUE		33.0	/* to probe a set for an integer */
#define PRICE_BYTES		80.0	/* to probe a set for bytes, hashed by us */
#define PRICE_CODE		60.0	/* to probe a set, on top of PRICE_HASH */
#define PRICE_HASH		55.0	/* to hash a key as the join does */
#define PRICE_HASH_VALUE	15.0	/* the same for an integer */
#define PRICE_LOOKUP	80.0	/* to look up a hash in the table, in vain */
#define PRICE_MISSES	60.0	/* besides, if the table is not in caches */
#define PRICE_LARGE_ROWS	32768	/* rows of such a table */
#define PRICE_SPILL		300.0	/* saved: to write and read a row of a file */
#define PRICE_SET		80.0	/* to put a row of the table into a set */

/* Conditions that probe a filter. */
#define PRICE_CALL		70.0	/* saved: to call the function */
#define PRICE_INTEGER	42.5	/* to probe for a key, by its type */
#define PRICE_NUMERIC	225.0
#define PRICE_OTHER		125.0

#endif							/* PGRF_PRICES_H */
