/*-------------------------------------------------------------------------
 *
 * kept.c
 *	  What comes to stored values in years, or by broken disks: the counter of
 *	  OIDs comes around, a byte of a TOAST row changes in its place.
 *	  Compiled by 031_kept.pl.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "access/genam.h"
#include "access/htup_details.h"
#include "access/relscan.h"
#include "access/table.h"
#include "access/transam.h"
#include "executor/tuptable.h"
#include "fmgr.h"
#include "storage/bufmgr.h"
#include "storage/lwlock.h"
#include "utils/rel.h"
#include "utils/snapmgr.h"
#if PG_VERSION_NUM >= 160000
#include "varatt.h"
#endif
#if PG_VERSION_NUM < 170000
#define TransamVariables ShmemVariableCache
#endif

PG_MODULE_MAGIC;

/* The next OID of the cluster is this one, if it is free where it is to be. */
PG_FUNCTION_INFO_V1(set_next_oid);
Datum
set_next_oid(PG_FUNCTION_ARGS)
{
	LWLockAcquire(OidGenLock, LW_EXCLUSIVE);
	TransamVariables->nextOid = PG_GETARG_OID(0);
	TransamVariables->oidCount = 0;
	LWLockRelease(OidGenLock);
	PG_RETURN_VOID();
}

/* Inverts a byte of a TOAST row: of table, chunk_id, chunk_seq; its number. */
PG_FUNCTION_INFO_V1(invert_byte);
Datum
invert_byte(PG_FUNCTION_ARGS)
{
	Relation	toast = table_open(PG_GETARG_OID(0), AccessShareLock);
	SysScanDesc scan = systable_beginscan(toast, InvalidOid, false,
										  SnapshotAny, 0, NULL);
	HeapTuple	row;
	int			n = 0;

	while (HeapTupleIsValid(row = systable_getnext(scan)))
	{
		Buffer		page = ((BufferHeapTupleTableSlot *) scan->slot)->buffer;
		Datum		columns[3];
		bool		nulls[3];

		heap_deform_tuple(row, RelationGetDescr(toast), columns, nulls);
		if (DatumGetObjectId(columns[0]) != PG_GETARG_OID(1) ||
			DatumGetInt32(columns[1]) != PG_GETARG_INT32(2))
			continue;
		LockBuffer(page, BUFFER_LOCK_EXCLUSIVE);
		VARDATA_ANY(DatumGetPointer(columns[2]))[PG_GETARG_INT32(3)] ^= 0xFF;
		MarkBufferDirty(page);
		LockBuffer(page, BUFFER_LOCK_UNLOCK);
		n++;
	}
	systable_endscan(scan);
	table_close(toast, AccessShareLock);
	PG_RETURN_INT32(n);
}
