/*-------------------------------------------------------------------------
 *
 * account.h
 *	  Whether a filter is probed: each filter has an account.
 *
 * Nobody knows how many of the next rows a filter will drop.  So each filter
 * has an account, in nanoseconds:
 *
 *		Each row that comes earns a filter 2 ns.  The filter pays for each
 *		probe, and is paid for each row that it drops.  It is probed while
 *		it has credit.
 *
 * Costs and savings are prices (prices.h), not measured times.  A very long
 * key costs more than its price.  A row that a join or a group on its way
 * would have removed anyway saves less.
 *
 * Bound.  A filter with credit is probed for one batch of rows before its
 * credit is checked again.  So whatever rows come, all probes so far cost at
 * most ACCOUNT_INCOME for each row that came, and the cost of one batch, more
 * than they saved.  Credit has a limit, since old rows say little about the
 * next ones: for any stretch of rows, the bound is ACCOUNT_CAP higher.
 *
 * Where a filter drops nothing, its credit is gone after ACCOUNT_CAP / price
 * rows.  From then on a batch is probed every batch * price / INCOME rows
 * (4000, for a batch of 256 integers), which finds out if the filter is useful
 * again.  (test/unit/t_account.c tests these numbers.)
 *
 * Buying a set.  A join's hash table can be looked up at once, but that is
 * dear.  A set of its keys is cheap to probe, but has to be made first.  It is
 * made when the rows that came would have paid for it by now, so at most its
 * cost is lost ("ski rental").  The rows that were looked up tell how much
 * each row would have paid.  In a table of several batches, only rows of the
 * batch in memory can be looked up; their answers stand for all batches.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_ACCOUNT_H
#define PGRF_ACCOUNT_H

#include <stdbool.h>
#include <stdint.h>

#define ACCOUNT_INCOME	2.0		/* ns for each row that comes */
#define ACCOUNT_CAP		300000.0	/* ns: the limit of credit */
#define ACCOUNT_BATCH	256		/* most rows between two decisions */

typedef struct Account
{
	double		credit;
	double		checked;		/* rows that were probed */
	double		worth;			/* ns that a set would have earned */
	double		came;			/* rows since the table was built */
} Account;

/* Can a filter be probed? */
typedef enum CheckState
{
	CHECK_NEVER,				/* not for the next rows */
	CHECK_WAITS,				/* not yet, perhaps for the next row */
	CHECK_READY
} CheckState;

/* A filter at one place of a plan.  Several places may share an account. */
typedef struct Check
{
	Account    *account;

	/* Tells if it can be probed.  If CHECK_READY, has set the prices. */
	CheckState	(*look) (struct Check *check);
	double		price;			/* ns to probe a row */
	double		set_price;		/* ns to probe a row in a set */
	double		stands_for;		/* rows that each answer stands for */
	double		saved;			/* ns that a dropped row would have cost */

	uint64_t	checked;		/* rows that were probed */
	uint64_t	dropped;
	uint64_t	paid;			/* part of "checked" that is settled */
	uint64_t	earned;			/* part of "dropped" that is settled */
} Check;

/* The filters at a place.  The first "nready" are probed for the next rows. */
typedef struct Checks
{
	Check	  **all;
	int			n;
	int			nready;
	int			turn;			/* rows until the next decision */
	bool		waits;			/* none is ready, and one may become ready */
} Checks;

static inline double
pgrf_account_limited(double credit)
{
	return credit < ACCOUNT_CAP ? credit : ACCOUNT_CAP;
}

/* "rows" rows came, of which a share passes the conditions before. */
static inline void
pgrf_account_came(Account *account, double rows, double share)
{
	account->credit = pgrf_account_limited(account->credit +
										   ACCOUNT_INCOME * rows * share);
	account->came += rows;
}

/* Settles rows probed since the last call: each dropped one saved "saved". */
static inline void
pgrf_account_settle(Check *check, double saved)
{
	Account    *account = check->account;
	double		rows = (double) (check->checked - check->paid);
	double		got = (double) (check->dropped - check->earned) * saved;

	account->credit = pgrf_account_limited(account->credit + got -
										   rows * check->price);
	account->worth += got * check->stands_for - rows * check->set_price;
	account->checked += rows;
	check->paid = check->checked;
	check->earned = check->dropped;
}

/*
 * Shall a set be made that costs "cost" ns?  Yes, if the rows that came would
 * have paid for it by now; or, if nothing can be looked up ("blind"), if there
 * is credit for it.  "guess": what a row earns before any was checked.
 */
static inline bool
pgrf_account_buys(Account *account, bool blind, double guess, double cost)
{
	double		earns = account->checked > 0 ?
	account->worth / account->checked : blind ? guess : 0;

	if (earns > 0 && earns * account->came >= cost)
		return true;
	if (!blind || account->credit < cost)
		return false;
	account->credit -= cost;
	return true;
}

/* Moves filters before a neighbor that dropped a smaller share. */
static inline void
pgrf_account_order(Checks *checks)
{
	for (int i = 1; i < checks->n; i++)
	{
		Check	   *a = checks->all[i - 1];
		Check	   *b = checks->all[i];

		if ((double) (b->dropped - b->earned) * (double) (a->checked - a->paid) >
			(double) (a->dropped - a->earned) * (double) (b->checked - b->paid))
		{
			checks->all[i - 1] = b;
			checks->all[i] = a;
		}
	}
}

/*
 * Chooses the filters for the next batch.  If none is ready, but one may be
 * soon, the next decision comes after 1 row, then 2, 4, and so on.
 */
static inline void
pgrf_account_choose(Checks *checks)
{
	bool		waits = false;

	checks->nready = 0;
	for (int i = 0; i < checks->n; i++)
	{
		Check	   *check = checks->all[i];
		CheckState	state = check->look(check);

		waits |= state == CHECK_WAITS;
		if (state != CHECK_READY || check->account->credit < 0)
			continue;
		checks->all[i] = checks->all[checks->nready];
		checks->all[checks->nready++] = check;
	}
	waits &= checks->nready == 0;
	if (!waits)
		checks->turn = ACCOUNT_BATCH;
	else if (!checks->waits)
		checks->turn = 1;
	else if (checks->turn < ACCOUNT_BATCH)
		checks->turn *= 2;
	checks->waits = waits;
}

#endif							/* PGRF_ACCOUNT_H */
