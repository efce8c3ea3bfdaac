/*-------------------------------------------------------------------------
 *
 * temp_file.h
 *	  Temporary files of aggregates.
 *
 * A file belongs to the resource owner of the query, which removes it if the
 * query fails; not to that of a subtransaction, such as a final function that
 * catches errors may have begun.  If the query succeeds, whoever made the file
 * has closed it when its group of rows ended, so that a query of many large
 * groups does not collect files.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_TEMP_FILE_H
#define PGRF_TEMP_FILE_H

#include "storage/buffile.h"
#include "utils/resowner.h"
#include "compat.h"

/* A new file, with memory from cxt. */
extern BufFile *pgrf_temp_create(MemoryContext cxt, ResourceOwner resources);

/*
 * Write and read len bytes at a place, and look for interrupts now and then.
 * What was written before an error is there; write it again.
 */
extern void pgrf_temp_write(BufFile *file, uint64 at, const void *data,
							uint64 len);
extern void pgrf_temp_read(BufFile *file, uint64 at, void *data, uint64 len);

#endif							/* PGRF_TEMP_FILE_H */
