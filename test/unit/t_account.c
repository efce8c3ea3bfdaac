/*-------------------------------------------------------------------------
 *
 * t_account.c
 *		Tests of the account by which filters are probed: what a filter may
 *		cost, whatever comes, and what it earns.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_test.h"

#include "pg/scan/account.h"

/* As join filters of integers are probed by page; nanoseconds. */
#define PRICE		33.0
#define SAVED		260.0
#define LOOKUP		155.0

/* A filter on a stream of rows, and what it cost and saved. */
typedef struct Stream
{
	Check		check;
	Account		account;
	double		rows;			/* that came */
	double		loss;			/* ns that probes cost more than they saved */
	double		least;			/* of all so far: loss but for income */
	double		worst_since;	/* ... and how far it went above that */
	double		drops;			/* rows without a match */
} Stream;

static CheckState
is_ready(Check *check)
{
	return check->set_price > 0 ? CHECK_READY : CHECK_NEVER;
}

static void
begin(Stream *stream, double price)
{
	memset(stream, 0, sizeof(*stream));
	stream->check.account = &stream->account;
	stream->check.look = is_ready;
	stream->check.price = price;
	stream->check.set_price = PRICE;
	stream->check.stands_for = 1;
	stream->check.saved = SAVED;
}

/* Is the filter probed on the next rows? */
static bool
looks(Stream *stream)
{
	Check	   *all[] = {&stream->check};
	Checks		checks = {.all = all,.n = 1};

	pgrf_account_choose(&checks);
	return checks.nready > 0;
}

/* A batch of n rows goes by, of which so many have no match. */
static void
pass(Stream *stream, bool probed, int n, int absent)
{
	double		but_income;

	if (probed)
	{
		stream->check.checked += (uint64_t) n;
		stream->check.dropped += (uint64_t) absent;
		stream->loss += n * stream->check.price - absent * SAVED;
	}
	pgrf_account_settle(&stream->check, SAVED);
	pgrf_account_came(&stream->account, n, 1);
	stream->rows += n;
	stream->drops += absent;
	but_income = stream->loss - ACCOUNT_INCOME * stream->rows;
	if (but_income < stream->least)
		stream->least = but_income;
	if (but_income - stream->least > stream->worst_since)
		stream->worst_since = but_income - stream->least;
}

static void
check_bound(const Stream *stream, int batch, const char *what)
{
	CHECK(stream->loss <= ACCOUNT_INCOME * stream->rows + batch * stream->check.price,
		  "%s: %.0f ns lost by %.0f rows", what, stream->loss, stream->rows);
	CHECK(stream->worst_since <= ACCOUNT_CAP + batch * stream->check.price,
		  "%s: %.0f ns lost in a stretch", what, stream->worst_since);
}

/* Rows without a match, per thousand, of the i-th batch. */
typedef int (*Share) (int i);

static int	of_random;

static int
random_share(int i)
{
	(void) i;
	return (int) rf_test_rand_below(1001);
}

static int
fixed_share(int i)
{
	(void) i;
	return of_random;
}

static int
sorted_share(int i)
{
	return i / 4 > 1000 ? 1000 : i / 4;
}

static int
backwards_share(int i)
{
	return 1000 - sorted_share(i);
}

static int
alternating_share(int i)
{
	return i % 2 * 1000;
}

static int
rare_share(int i)
{
	return i % 1000 == 999 ? 1000 : 0;
}

TEST(costs_no_more_than_its_income)
{
	static const struct
	{
		const char *name;
		Share		share;
	}			orders[] = {
		{"random", random_share}, {"sorted", sorted_share},
		{"backwards", backwards_share}, {"alternating", alternating_share},
		{"rare", rare_share}
	};

	for (EACH(k, orders))
		for (int batch = 1; batch <= 291; batch += 29)
			for (int dear = 0; dear < 2; dear++)
			{
				Stream		stream;

				begin(&stream, dear ? LOOKUP : PRICE);
				for (int i = 0; i < 8000; i++)
					pass(&stream, looks(&stream), batch,
						 batch * orders[k].share(i) / 1000);
				check_bound(&stream, batch, orders[k].name);
			}
	for (of_random = 0; of_random <= 1000; of_random += 20)
	{
		Stream		stream;

		begin(&stream, PRICE);
		for (int i = 0; i < 20000; i++)
			pass(&stream, looks(&stream), 185, 185 * fixed_share(i) / 1000);
		check_bound(&stream, 185, "fixed");
	}
}

/* Somebody who sees the account: all match when they are probed. */
TEST(costs_no_more_though_somebody_chooses_the_rows)
{
	for (int greedy = 0; greedy < 2; greedy++)
	{
		Stream		stream;

		begin(&stream, PRICE);
		for (int i = 0; i < 100000; i++)
		{
			bool		probed = looks(&stream);
			bool		full = stream.account.credit >= ACCOUNT_CAP;
			static bool feeding;

			/* ... or first lets it become rich, then spends all of that */
			if (greedy)
				feeding = full ? false : stream.account.credit < 0 ? true : feeding;
			pass(&stream, probed, 185, probed && !(greedy && feeding) ? 0 : 185);
		}
		check_bound(&stream, 185, greedy ? "greedy" : "adversary");
	}
}

/* The share of what could be dropped that is, in runs of rows. */
static double
dropped_of_runs(int run, int batch)
{
	Stream		stream;
	int			rows = 40 * run > 3000000 ? 40 * run : 3000000;

	begin(&stream, PRICE);
	for (int i = 0; i < rows; i += batch)
	{
		int			absent = 0;

		for (int k = i; k < i + batch; k++)
			absent += k / run % 2;
		pass(&stream, looks(&stream), batch, absent);
	}
	check_bound(&stream, batch, "runs");
	return (double) stream.check.dropped / stream.drops;
}

TEST(earns_on_rows_that_come_in_runs)
{
	static const struct
	{
		int			run;
		double		least;
	}			runs[] = {
		{100, 0.99}, {1000, 0.99}, {5000, 0.97}, {20000, 0.85},
		{100000, 0.96}, {300000, 0.98}, {1000000, 0.99}
	};

	for (EACH(k, runs))
		for (int batch = 61; batch <= 226; batch += 55)
		{
			double		share = dropped_of_runs(runs[k].run, batch);

			CHECK(share >= runs[k].least, "runs of %d, pages of %d: %.3f",
				  runs[k].run, batch, share);
		}
}

/*
 * Random rows: where a probe saves more than it costs, all are probed; where
 * it does not, the share that income pays for.
 */
TEST(is_probed_if_that_pays)
{
	for (of_random = 0; of_random <= 1000; of_random += 10)
	{
		Stream		stream;
		double		net = PRICE - of_random / 1000.0 * SAVED;

		begin(&stream, PRICE);
		for (int i = 0; i < 20000; i++)
			pass(&stream, looks(&stream), 200, 200 * of_random / 1000);
		if (net < 0)
			CHECK_EQ(stream.check.checked, stream.rows);
		else if (net > 2 * ACCOUNT_INCOME)
			CHECK((double) stream.check.checked <=
				  stream.rows * ACCOUNT_INCOME / net + 200,
				  "%d of 1000 absent: %.0f probed", of_random,
				  (double) stream.check.checked);
	}
}

/*
 * A set is made when the rows that came would have paid for it: so with it, no
 * more is lost than twice what it costs, against whoever knew the rows.
 */
TEST(buys_a_set_when_it_would_have_paid)
{
	for (double cost = 1000; cost < 1e8; cost *= 10)
		for (of_random = 0; of_random <= 1000; of_random += 100)
		{
			Stream		stream;
			double		earns = of_random / 1000.0 * SAVED - PRICE;
			double		bought = -1;

			begin(&stream, LOOKUP);
			for (int i = 0; i < 20000 && bought < 0; i++)
			{
				pass(&stream, looks(&stream), 200, 200 * of_random / 1000);
				if (pgrf_account_buys(&stream.account, false, 0, cost))
					bought = stream.rows;
			}
			check_bound(&stream, 200, "before there is a set");
			if (earns <= 0 || cost > earns * 4e6)
				CHECK(bought < 0, "%d: bought at %.0f", of_random, bought);
			else
				CHECK(bought >= cost / earns && bought <= cost / earns + 200,
					  "%d: bought for %.0f at %.0f", of_random, cost, bought);
		}
}

/* ... also if but one of 16 batches can be looked up */
TEST(takes_one_batch_for_all)
{
	Stream		stream;
	double		bought = -1;

	begin(&stream, LOOKUP);
	stream.check.stands_for = 16;
	for (int i = 0; i < 20000 && bought < 0; i++)
	{
		pass(&stream, looks(&stream), 160, 9);	/* of 144 */
		if (pgrf_account_buys(&stream.account, false, 0, 1e6))
			bought = stream.rows;
	}
	check_bound(&stream, 160, "before there is a set");
	CHECK(bought >= 1e6 / (0.9 * SAVED - PRICE) &&
		  bought <= 1e6 / (0.9 * SAVED - PRICE) + 160, "bought at %.0f", bought);
}

TEST(buys_by_a_guess_if_nothing_can_be_looked_up)
{
	Account		account = {0};

	CHECK(!pgrf_account_buys(&account, true, 100, 1000));
	pgrf_account_came(&account, 10, 1);
	CHECK(pgrf_account_buys(&account, true, 100, 1000));
	CHECK(!pgrf_account_buys(&account, false, 100, 1000));
	CHECK(!pgrf_account_buys(&account, true, 0, 1000));
	CHECK(!pgrf_account_buys(&account, true, -1, 1000));
	/* rows that the scan's conditions hide count, but earn nothing */
	pgrf_account_came(&account, 10, 0);
	CHECK(account.credit == 10 * ACCOUNT_INCOME && account.came == 20);
	/* it is known by now; another table is tried when that can be paid */
	account.checked = 10;
	account.worth = -1;
	CHECK(!pgrf_account_buys(&account, true, 100, 1000));
	pgrf_account_came(&account, 500, 1);
	CHECK(!pgrf_account_buys(&account, false, 100, 1000));
	CHECK(pgrf_account_buys(&account, true, 100, 1000));
	CHECK(account.credit == 10 * ACCOUNT_INCOME);
	CHECK(!pgrf_account_buys(&account, true, 100, 1000));
}

/* Rows of a page that the scan never came by would have cost nothing. */
TEST(earns_nothing_by_rows_that_nobody_wants)
{
	Stream		stream;
	int			probed = 0;

	begin(&stream, PRICE);
	for (int i = 0; i < 10000; i++)
		if (looks(&stream))
		{
			stream.check.checked += 200;
			stream.check.dropped += 199;
			pgrf_account_settle(&stream.check, SAVED / 199);
			pgrf_account_came(&stream.account, 1, 1);
			probed++;
		}
		else
			pgrf_account_came(&stream.account, 1, 1);
	CHECK(probed >= 2 && probed <= 5, "%d of 10000", probed);
}

static void
add_probes(Check *check, uint64_t checked, uint64_t dropped)
{
	check->checked += checked;
	check->dropped += dropped;
}

TEST(asks_first_who_drops_most)
{
	Account		accounts[4] = {0};
	Check		checks[4] = {0};
	Check	   *all[4];
	Checks		list = {.all = all,.n = 4};

	for (int i = 0; i < 4; i++)
	{
		checks[i].account = &accounts[i];
		checks[i].look = is_ready;
		checks[i].price = checks[i].set_price = PRICE;
		checks[i].stands_for = 1;
		all[i] = &checks[i];
	}
	pgrf_account_choose(&list);
	CHECK_EQ(list.nready, 4);
	/* each sees what those before it let pass */
	for (int round = 0; round < 4; round++)
	{
		for (int i = 0; i < 4; i++)
			add_probes(all[i], 100, 10 + 20 * (uint64_t) (all[i] - checks));
		pgrf_account_order(&list);
		for (int i = 0; i < 4; i++)
			pgrf_account_settle(&checks[i], SAVED);
	}
	for (int i = 0; i < 4; i++)
		CHECK_EQ(all[i] - checks, 3 - i);
	/* nothing is known of one that was not probed: it stays */
	add_probes(all[0], 100, 0);
	pgrf_account_order(&list);
	CHECK_EQ(all[0] - checks, 3);
	/* who has no credit goes behind; the others keep their order */
	accounts[0].credit = accounts[2].credit = 0;
	accounts[3].credit = accounts[1].credit = -1;
	pgrf_account_choose(&list);
	CHECK_EQ(list.nready, 2);
	CHECK(all[0] == &checks[2] && all[1] == &checks[0]);
	CHECK_EQ(list.turn, ACCOUNT_BATCH);
}

static CheckState
may_be_ready(Check *check)
{
	(void) check;
	return CHECK_WAITS;
}

TEST(looks_soon_for_one_that_waits)
{
	Account		account = {0};
	Check		one = {.account = &account,.look = is_ready,.price = PRICE,.set_price = PRICE};
	Check		two = {.account = &account,.look = may_be_ready,.price = PRICE,.set_price = PRICE};
	Check		never = {.account = &account,.look = is_ready,.price = PRICE,.set_price = 0};
	Check	   *all[] = {&two, &never, &one};
	Checks		list = {.all = all,.n = 3};

	pgrf_account_choose(&list);
	CHECK(list.nready == 1 && all[0] == &one);
	CHECK_EQ(list.turn, ACCOUNT_BATCH);
	/* alone, it is looked for soon, then less often */
	list.all = all + 1;
	list.n = 2;
	for (int turn = 1; turn <= 4 * ACCOUNT_BATCH; turn *= 2)
	{
		pgrf_account_choose(&list);
		CHECK_EQ(list.nready, 0);
		CHECK_EQ(list.turn, turn < ACCOUNT_BATCH ? turn : ACCOUNT_BATCH);
	}
	two.look = is_ready;
	pgrf_account_choose(&list);
	CHECK(list.nready == 1 && list.turn == ACCOUNT_BATCH);
	two.look = may_be_ready;
	pgrf_account_choose(&list);
	CHECK_EQ(list.turn, 1);
}

TEST_MAIN
