/*-------------------------------------------------------------------------
 *
 * tick.c
 *	  Looks for interrupts during long work.
 *
 * A statement_timeout or a pg_terminate_backend() is to be answered at once,
 * also while a gigabyte is being copied, which takes a second if the memory is
 * new.
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

	/* The server looks for interrupts when it fetches TOAST rows. */
	if (!VARATT_IS_4B_U(from))
		return PG_DETOAST_DATUM_COPY(value);
	to = palloc(VARSIZE(from));
	pgrf_copy((uint8_t *) to, (const uint8_t *) from, VARSIZE(from));
	return to;
}
