/*-------------------------------------------------------------------------
 *
 * account.h
 *	  Whether a filter is probed: an account for each.
 *
 * A filter may drop all rows, or none; the next rows may be quite another
 * matter; and nobody knows before.  So each has an account, in nanoseconds:
 *
 *		Each row that comes earns a filter 2 ns.  It pays for what it probes,
 *		and is paid for what that drops.  It probes while it has credit.
 *
 * What a row costs and saves are prices, from counted instructions
 * (prices.h): no time is measured.  All that follows holds by these prices: a
 * key of unusual length costs more than its price; and a row that would not
 * have come as far as the join, for a join or a group on the way, saves less.
 *
 * The bound.  A filter without credit probes nothing, and one that has some
 * probes a batch of rows before it is looked at again.  So whatever the rows,
 * and in whatever order, all probes so far cost more than they saved by at
 * most
 *
 *		ACCOUNT_INCOME for each row that came, and a batch.
 *
 * Credit has a limit, ACCOUNT_CAP, for what was earned long ago says little of
 * the next rows.  So the same holds for any stretch of rows, if ACCOUNT_CAP is
 * added.
 *
 * What it earns.  Where a filter drops enough, credit grows to its limit, and
 * all rows are probed.  Where it drops nothing, the credit is spent after
 * ACCOUNT_CAP / price rows; then a share INCOME / price of the rows is probed,
 * a batch at a time.  Where it could drop rows again, one of these batches
 * finds out: after batch * price / INCOME rows, 4000 for a batch of 256
 * integers.  (test/unit/t_account.c holds both.)
 *
 * A set.  A hash table can be looked up, which is dear but needs nothing, or a
 * set is made of its keys, which is cheap to probe but has to be paid for
 * first.  It is made when the rows that have come would have paid for it, had
 * they been probed: then, whatever comes, no more was lost than the set costs
 * (to rent until renting has cost as much as to buy).  What rows would have
 * paid follows from those that were looked up.  Of a table in several batches,
 * only rows of the one in memory can be; they stand for all.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_ACCOUNT_H
#define PGRF_ACCOUNT_H

#include <stdbool.h>
#include <stdint.h>

#define ACCOUNT_INCOME	2.0		/* ns for each row that comes */
#define ACCOUNT_CAP		300000.0	/* ns: most of what may be saved up */
#define ACCOUNT_BATCH	256		/* rows between two looks, at most: as many as
								 * a page has */

typedef struct Account
{
	double		credit;			/* ns */
	double		checked;		/* rows that were probed */
	double		worth;			/* ns that a set would have earned with these */
	double		came;			/* rows that came since there is this table */
} Account;

/* What is known of a filter where it may be probed. */
typedef enum CheckState
{
	CHECK_NEVER,				/* not for the next rows */
	CHECK_WAITS,				/* not yet: it may be any moment */
	CHECK_READY
} CheckState;

/* A filter at a place where it may be probed; several may share an account. */
typedef struct Check
{
	Account    *account;

	/* Can it be probed?  Then it has set the prices. */
	CheckState	(*look) (struct Check *check);
	double		price;			/* ns to probe a row */
	double		set_price;		/* ... if there is a set */
	double		stands_for;		/* rows, each that a probe can tell of: 1, if
								 * there is a set */
	double		saved;			/* ns that a dropped row would have cost */

	uint64_t	checked;		/* rows that were probed */
	uint64_t	dropped;
	uint64_t	paid;			/* of those checked, until the last look */
	uint64_t	earned;			/* of those dropped */
} Check;

/* The filters at a place, those first that are probed on the next rows. */
typedef struct Checks
{
	Check	  **all;
	int			n;
	int			nready;
	int			turn;			/* rows until the next look */
	bool		waits;			/* for one that may be ready before */
} Checks;

static inline double
pgrf_account_limited(double credit)
{
	return credit < ACCOUNT_CAP ? credit : ACCOUNT_CAP;
}

/* Rows have come, this share of them as far as what dropping them saves. */
static inline void
pgrf_account_came(Account *account, double rows, double share)
{
	account->credit = pgrf_account_limited(account->credit +
										   ACCOUNT_INCOME * rows * share);
	account->came += rows;
}

/*
 * Settles what was probed since the last time: each row that was dropped would
 * have cost "saved".
 */
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
 * Is a set made, that costs as much?  If the rows that have come would have
 * paid for it; or, where nothing can be looked up, so that nothing is learned
 * without one, if it can be paid for: it is.  Until then, each row is taken to
 * earn "guess".
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

/*
 * That which drops most comes first: of neighbours that have both been probed
 * since they were settled, the second moves up if it dropped a greater share.
 */
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
 * Which filters are probed on the next rows, and on how many?  A batch; but if
 * none is ready, and one may be at any moment, it is looked for after 1 row,
 * then after twice as many each time.
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
