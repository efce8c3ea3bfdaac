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
 * From now on each match of the join is looked up among the rows that the set
 * of these of its keys would have dropped.  "set" and "code" are read as they
 * are then.
 */
extern JoinVerifier *pgrf_join_verify_begin(HashJoinState *join,
											Bitmapset *which, int number,
											const JoinSet *set,
											const JoinCode *code);

/* A row of the probe side has this code; "passes" is what its filter said. */
extern void pgrf_join_verify_row(JoinVerifier *v, uint64 code, bool passes);

/*
 * Raises an error: a row was found absent with others of its heap page, but
 * not by itself.
 */
pg_noreturn extern void pgrf_join_verify_page_failed(void);

/* The codes were of a table that is gone. */
extern void pgrf_join_verify_forget(JoinVerifier *v);

#endif							/* PGRF_JOIN_VERIFY_H */
