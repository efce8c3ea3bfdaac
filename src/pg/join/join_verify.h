/*-------------------------------------------------------------------------
 *
 * join_verify.h
 *	  Join filters: a setting for tests that makes a wrong filter an error.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_JOIN_VERIFY_H
#define PGRF_JOIN_VERIFY_H

struct JoinSource;

extern void pgrf_join_verify_init(JoinSource *source);

/* The codes were of a table that is gone. */
extern void pgrf_join_verify_forget(JoinSource *source);

extern void pgrf_join_verify_row(JoinSource *source, uint64 code, bool passes);

#endif							/* PGRF_JOIN_VERIFY_H */
