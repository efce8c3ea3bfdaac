/*-------------------------------------------------------------------------
 *
 * temp_file.c
 *	  Temporary files of aggregates.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "miscadmin.h"

#include "temp_file.h"

#define PIECE_BYTES		1048576 /* between looks for interrupts */

BufFile *
pgrf_temp_create(MemoryContext cxt, ResourceOwner resources)
{
	MemoryContext old_cxt = MemoryContextSwitchTo(cxt);
	ResourceOwner old_owner = CurrentResourceOwner;
	BufFile    *file;

	/* Whoever catches an error sets the owner anew. */
	CurrentResourceOwner = resources;
	file = BufFileCreateTemp(false);
	CurrentResourceOwner = old_owner;
	MemoryContextSwitchTo(old_cxt);
	return file;
}

static void
seek(BufFile *file, uint64 at)
{
	if (BufFileSeek(file, 0, (off_t) at, SEEK_SET) != 0)
		elog(ERROR, "could not seek in temporary file");
}

void
pgrf_temp_write(BufFile *file, uint64 at, const void *data, uint64 len)
{
	char	   *from = unconstify(char *, (const char *) data);

	seek(file, at);
	for (uint64 i = 0; i < len; i += PIECE_BYTES)
	{
		CHECK_FOR_INTERRUPTS();
		BufFileWrite(file, from + i, Min(len - i, PIECE_BYTES));
	}
}

void
pgrf_temp_read(BufFile *file, uint64 at, void *data, uint64 len)
{
	seek(file, at);
	for (uint64 i = 0; i < len; i += PIECE_BYTES)
	{
		CHECK_FOR_INTERRUPTS();
		BufFileReadExact(file, (char *) data + i, Min(len - i, PIECE_BYTES));
	}
}
