/*-------------------------------------------------------------------------
 *
 * join_totals.c
 *	  Join filters: what they did, by database and role.
 *
 * Where the library is loaded with the server (shared_preload_libraries),
 * totals are in shared memory, and all processes add to them, workers of
 * parallel queries included.  Otherwise, each process has totals of its own.
 *
 * Totals are never taken away, so that processes can keep a pointer.  There is
 * room for some hundred pairs of database and role; what is done by others is
 * counted together.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "catalog/pg_authid.h"
#include "commands/dbcommands.h"
#include "funcapi.h"
#include "miscadmin.h"
#include "port/atomics.h"
#include "storage/ipc.h"
#include "storage/lwlock.h"
#include "storage/shmem.h"
#include "storage/spin.h"
#include "utils/acl.h"
#include "utils/builtins.h"
#include "utils/memutils.h"

#include "join_totals.h"
#include "pg/base/base.h"

/* Pairs of database and role that have totals of their own. */
#define MOST_TOTALS		500

struct JoinTotals
{
	Oid			database;
	Oid			role;
	pg_atomic_uint64 counts[JOIN_COUNTS];
};

typedef struct AllTotals
{
	slock_t		mutex;			/* to be the one who adds a pair */
	pg_atomic_uint32 n;			/* pairs, up to MOST_TOTALS */
	JoinTotals	totals[MOST_TOTALS + 1];	/* the last is for all others */
} AllTotals;

static AllTotals *all;

/* Of this process, for its log. */
static uint64 here[JOIN_COUNTS];
static uint64 wrong;

static shmem_startup_hook_type next_startup;
#ifdef PGRF_SHMEM_REQUEST_HOOK
static shmem_request_hook_type next_request;
#endif

static AllTotals *
clear(AllTotals *of)
{
	memset(of, 0, sizeof(*of));
	SpinLockInit(&of->mutex);
	pg_atomic_init_u32(&of->n, 0);
	for (int i = 0; i <= MOST_TOTALS; i++)
		for (int k = 0; k < JOIN_COUNTS; k++)
			pg_atomic_init_u64(&of->totals[i].counts[k], 0);
	return of;
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
		(void) clear(all);
	LWLockRelease(AddinShmemInitLock);
}

static void
request(void)
{
#ifdef PGRF_SHMEM_REQUEST_HOOK
	if (next_request != NULL)
		next_request();
#endif
	RequestAddinShmemSpace(sizeof(AllTotals));
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

static JoinTotals *
find(Oid role)
{
	uint32		n = pg_atomic_read_u32(&all->n);

	pg_read_barrier();
	for (uint32 i = 0; i < n; i++)
	{
		JoinTotals *totals = &all->totals[i];

		if (totals->database == MyDatabaseId && totals->role == role)
			return totals;
	}
	return n == MOST_TOTALS ? &all->totals[n] : NULL;
}

static JoinTotals *
add(Oid role)
{
	JoinTotals *totals;

	SpinLockAcquire(&all->mutex);
	totals = find(role);
	if (totals == NULL)
	{
		uint32		n = pg_atomic_read_u32(&all->n);

		totals = &all->totals[n];
		totals->database = MyDatabaseId;
		totals->role = role;
		pg_write_barrier();
		pg_atomic_write_u32(&all->n, n + 1);
	}
	SpinLockRelease(&all->mutex);
	return totals;
}

static void
log_totals(int code, Datum arg)
{
	elog(DEBUG1, "join filters: " UINT64_FORMAT " placed, " UINT64_FORMAT " built, "
		 UINT64_FORMAT " abandoned, " UINT64_FORMAT " rows checked, "
		 UINT64_FORMAT " rows dropped, " UINT64_FORMAT " wrong",
		 here[JOIN_PLACED], here[JOIN_BUILT], here[JOIN_ABANDONED],
		 here[JOIN_CHECKED], here[JOIN_DROPPED], wrong);
}

JoinTotals *
pgrf_join_totals_get(void)
{
	static JoinTotals *last = NULL;

	if (last == NULL)
	{
		/* By then nobody is connected: this goes to the server's log alone. */
		on_proc_exit(log_totals, 0);
		if (all == NULL)
			all = clear(MemoryContextAlloc(TopMemoryContext, sizeof(AllTotals)));
	}
	if (last == NULL || last->role != GetUserId())
		last = find(GetUserId());
	if (last == NULL)
		last = add(GetUserId());
	return last;
}

void
pgrf_join_totals_add(JoinTotals *totals, const uint64 counts[JOIN_COUNTS])
{
	for (int k = 0; k < JOIN_COUNTS; k++)
	{
		here[k] += counts[k];
		pg_atomic_fetch_add_u64(&totals->counts[k], (int64) counts[k]);
	}
}

void
pgrf_join_totals_wrong(void)
{
	wrong++;
}

/* A name, or a null: that was dropped, or it is that of all others. */
static void
set_name(const char *name, Datum *value, bool *isnull)
{
	*isnull = name == NULL;
	if (name != NULL)
		*value = DirectFunctionCall1(namein, CStringGetDatum(name));
}

/* Database, role, and what is counted; of those that one may know of. */
PG_FUNCTION_INFO_V1(pgrf_join_stats);

Datum
pgrf_join_stats(PG_FUNCTION_ARGS)
{
	ReturnSetInfo *result = (ReturnSetInfo *) fcinfo->resultinfo;
	uint32		n;

	InitMaterializedSRF(fcinfo, 0);
	(void) pgrf_join_totals_get();
	n = pg_atomic_read_u32(&all->n);
	pg_read_barrier();
	for (uint32 i = 0; i < n + (n == MOST_TOTALS); i++)
	{
		JoinTotals *totals = &all->totals[i];
		Datum		values[2 + JOIN_COUNTS] = {0};
		bool		nulls[2 + JOIN_COUNTS] = {0};

		if (!has_privs_of_role(GetUserId(), totals->role) &&
			!has_privs_of_role(GetUserId(), ROLE_PG_READ_ALL_STATS))
			continue;
		set_name(get_database_name(totals->database), &values[0], &nulls[0]);
		set_name(GetUserNameFromId(totals->role, true), &values[1], &nulls[1]);
		for (int k = 0; k < JOIN_COUNTS; k++)
			values[2 + k] = Int64GetDatum((int64) pg_atomic_read_u64(&totals->counts[k]));
		tuplestore_putvalues(result->setResult, result->setDesc, values, nulls);
	}
	return (Datum) 0;
}

/* All that is counted begins at 0 again. */
PG_FUNCTION_INFO_V1(pgrf_join_stats_reset);

Datum
pgrf_join_stats_reset(PG_FUNCTION_ARGS)
{
	(void) pgrf_join_totals_get();
	for (int i = 0; i <= MOST_TOTALS; i++)
		for (int k = 0; k < JOIN_COUNTS; k++)
			pg_atomic_write_u64(&all->totals[i].counts[k], 0);
	PG_RETURN_VOID();
}
