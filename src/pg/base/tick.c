/*-------------------------------------------------------------------------
 *
 * tick.c
 *	  Checks for interrupts during long work.
 *
 * To copy a gigabyte to new memory takes a second: too long to wait for a
 * statement_timeout.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "miscadmin.h"

#include "compat.h"
#include "tick.h"

void
pgrf_tick(void)
{
	CHECK_FOR_INTERRUPTS();
}

void
pgrf_copy(uint8_t *to, const uint8_t *from, uint64 len)
{
	for (uint64 at = 0; at < len; at += PGRF_PIECE_BYTES)
	{
		CHECK_FOR_INTERRUPTS();
		memcpy(to + at, from + at, Min(len - at, PGRF_PIECE_BYTES));
	}
}

struct varlena *
pgrf_detoast_copy(Datum value)
{
	struct varlena *from = (struct varlena *) DatumGetPointer(value);
	struct varlena *to;

	/* Fetching TOAST rows checks for interrupts. */
	if (!VARATT_IS_4B_U(from))
		return PG_DETOAST_DATUM_COPY(value);
	to = palloc(VARSIZE(from));
	pgrf_copy((uint8_t *) to, (const uint8_t *) from, VARSIZE(from));
	return to;
}
