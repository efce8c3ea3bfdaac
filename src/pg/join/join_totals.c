/*-------------------------------------------------------------------------
 *
 * join_totals.c
 *	  Join filters: what they did, by database and role.
 *
 * If the library is in shared_preload_libraries, totals are in shared memory,
 * and all processes add to them, parallel workers included.  Otherwise each
 * process has its own totals.  MOST_TOTALS pairs of database and role have
 * totals of their own, the rest share one.  A reset makes room again.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "catalog/pg_authid.h"
#include "commands/dbcommands.h"
#include "funcapi.h"
#include "miscadmin.h"
#include "storage/ipc.h"
#include "storage/lwlock.h"
#include "storage/shmem.h"
#include "utils/acl.h"
#include "utils/builtins.h"
#include "utils/lsyscache.h"
#include "utils/memutils.h"
#include "utils/tuplestore.h"

#include "join_totals.h"
#include "pg/base/base.h"

/* Pairs of database and role that have totals of their own. */
#define MOST_TOTALS		500

typedef struct Totals
{
	Oid			database;
	Oid			role;
	uint64		counts[JOIN_COUNTS];
} Totals;

typedef struct AllTotals
{
	int			n;				/* up to MOST_TOTALS */
	Totals		totals[MOST_TOTALS + 1];	/* last: all other pairs */
} AllTotals;

static AllTotals *all;
static LWLock *lock;			/* of shared totals; else NULL */

/* Counts of this process, for its log. */
static uint64 own_counts[JOIN_COUNTS];
static uint64 nwrong;

static shmem_startup_hook_type next_startup;
#ifdef PGRF_SHMEM_REQUEST_HOOK
static shmem_request_hook_type next_request;
#endif

static void
lock_totals(LWLockMode mode)
{
	if (lock != NULL)
		LWLockAcquire(lock, mode);
}

static void
unlock_totals(void)
{
	if (lock != NULL)
		LWLockRelease(lock);
}

static void
startup(void)
{
	bool		found;

	if (next_startup != NULL)
		next_startup();
	LWLockAcquire(AddinShmemInitLock, LW_EXCLUSIVE);
	all = ShmemInitStruct("ribbonfilter", sizeof(AllTotals), &found);
	if (!found)
		memset(all, 0, sizeof(*all));
	LWLockRelease(AddinShmemInitLock);
	lock = &GetNamedLWLockTranche("ribbonfilter")->lock;
}

static void
request(void)
{
#ifdef PGRF_SHMEM_REQUEST_HOOK
	if (next_request != NULL)
		next_request();
#endif
	RequestAddinShmemSpace(sizeof(AllTotals));
	RequestNamedLWLockTranche("ribbonfilter", 1);
}

void
pgrf_join_totals_init(void)
{
	if (!process_shared_preload_libraries_in_progress)
		return;
	next_startup = shmem_startup_hook;
	shmem_startup_hook = startup;
#ifdef PGRF_SHMEM_REQUEST_HOOK
	next_request = shmem_request_hook;
	shmem_request_hook = request;
#else
	request();
#endif
}

static void
log_totals(int code, Datum arg)
{
	elog(DEBUG1, "join filters: " UINT64_FORMAT " placed, " UINT64_FORMAT " built, "
		 UINT64_FORMAT " abandoned, " UINT64_FORMAT " rows checked, "
		 UINT64_FORMAT " rows dropped, " UINT64_FORMAT " wrong",
		 own_counts[JOIN_PLACED], own_counts[JOIN_BUILT],
		 own_counts[JOIN_ABANDONED], own_counts[JOIN_CHECKED],
		 own_counts[JOIN_DROPPED], nwrong);
}

void
pgrf_join_totals_begin(void)
{
	static bool logs = false;

	if (all == NULL)
		all = MemoryContextAllocZero(TopMemoryContext, sizeof(AllTotals));
	/* No client is connected any more: this goes to the server's log. */
	if (!logs)
		on_proc_exit(log_totals, 0);
	logs = true;
}

void
pgrf_join_totals_add(Oid role, const uint64 counts[JOIN_COUNTS])
{
	Totals	   *totals = all->totals;

	lock_totals(LW_EXCLUSIVE);
	while (totals < all->totals + all->n &&
		   (totals->database != MyDatabaseId || totals->role != role))
		totals++;
	if (totals == all->totals + all->n && all->n < MOST_TOTALS)
	{
		totals->database = MyDatabaseId;
		totals->role = role;
		all->n++;
	}
	for (int k = 0; k < JOIN_COUNTS; k++)
		totals->counts[k] += counts[k];
	unlock_totals();
	for (int k = 0; k < JOIN_COUNTS; k++)
		own_counts[k] += counts[k];
}

void
pgrf_join_totals_wrong(void)
{
	nwrong++;
}

/* Null if it was dropped, or stands for all others. */
static void
set_name(const char *name, Datum *value, bool *isnull)
{
	*isnull = name == NULL;
	if (name != NULL)
		*value = DirectFunctionCall1(namein, CStringGetDatum(name));
}

/* Database, role and counts; of roles that the user may see. */
PG_FUNCTION_INFO_V1(pgrf_join_stats);

Datum
pgrf_join_stats(PG_FUNCTION_ARGS)
{
	ReturnSetInfo *result = (ReturnSetInfo *) fcinfo->resultinfo;

	InitMaterializedSRF(fcinfo, 0);
	pgrf_join_totals_begin();
	for (int i = 0; i <= MOST_TOTALS; i++)
	{
		Datum		values[2 + JOIN_COUNTS] = {0};
		bool		nulls[2 + JOIN_COUNTS] = {0};
		Totals		totals;
		bool		more;

		lock_totals(LW_SHARED);
		totals = all->totals[i];
		more = i < all->n || i == MOST_TOTALS;
		unlock_totals();
		if (!more || (i == MOST_TOTALS && totals.counts[JOIN_PLACED] == 0) ||
			(!has_privs_of_role(GetUserId(), totals.role) &&
			 !has_privs_of_role(GetUserId(), ROLE_PG_READ_ALL_STATS)))
			continue;
		set_name(get_database_name(totals.database), &values[0], &nulls[0]);
		set_name(GetUserNameFromId(totals.role, true), &values[1], &nulls[1]);
		for (int k = 0; k < JOIN_COUNTS; k++)
			values[2 + k] = Int64GetDatum((int64) totals.counts[k]);
		tuplestore_putvalues(result->setResult, result->setDesc, values, nulls);
	}
	return (Datum) 0;
}

PG_FUNCTION_INFO_V1(pgrf_join_stats_reset);

Datum
pgrf_join_stats_reset(PG_FUNCTION_ARGS)
{
	pgrf_join_totals_begin();
	lock_totals(LW_EXCLUSIVE);
	all->n = 0;
	memset(all->totals, 0, sizeof(all->totals));
	unlock_totals();
	PG_RETURN_VOID();
}
