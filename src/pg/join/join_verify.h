/*-------------------------------------------------------------------------
 *
 * join_verify.h
 *	  Join filters: a setting for tests that makes a wrong filter an error.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_JOIN_VERIFY_H
#define PGRF_JOIN_VERIFY_H

#include "nodes/execnodes.h"

#include "join_key.h"
#include "join_set.h"
#include "pg/base/base.h"

typedef struct JoinVerifier JoinVerifier;

/*
 * From now on a match of the join is an error if the set would have dropped
 * the row.  "set" and "code" are read when a row is checked.
 */
extern JoinVerifier *pgrf_join_verify_begin(HashJoinState *join,
											Bitmapset *which, int number,
											const JoinSet *set,
											const JoinCode *code);

/* Notes a probe row's code, and whether its filter passed it. */
extern void pgrf_join_verify_row(JoinVerifier *v, uint64 code, bool passes);

/* Raises an error: a row was dropped with its heap page, but not by itself. */
pg_noreturn extern void pgrf_join_verify_page_failed(void);

/* The codes were of a table that is gone. */
extern void pgrf_join_verify_forget(JoinVerifier *v);

#endif							/* PGRF_JOIN_VERIFY_H */
