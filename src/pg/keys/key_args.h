/*-------------------------------------------------------------------------
 *
 * key_args.h
 *	  Arguments that many functions share: rates, numbers of keys, key types.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_KEY_ARGS_H
#define PGRF_KEY_ARGS_H

#include "key.h"

/*
 * A rate in argument n, checked; raises an error if it is NULL.  0 if the
 * function has no such argument.
 */
extern double pgrf_fpr_argument(FunctionCallInfo fcinfo, int n, rf_kind kind);

/* An expected number of keys in argument n; raises an error if it is NULL. */
extern int64 pgrf_expected_argument(FunctionCallInfo fcinfo, int n);

/*
 * The type of an argument: of the expression in the query or, if the caller
 * has none, as Citus, of the function's declaration.  InvalidOid if that is
 * polymorphic.
 */
extern Oid	pgrf_arg_type(FmgrInfo *flinfo, int argno);

/*
 * The collation of a key argument.  A caller without an expression may have
 * none either: Citus passes several arguments as columns of a record.  Then it
 * is that of the type, unless an argument of the aggregate that is being
 * called for has a nondeterministic one.
 */
extern Oid	pgrf_arg_collation(FunctionCallInfo fcinfo, int argno);

/*
 * The type of a key argument, with what is needed to hash it; allocated in
 * cxt.
 */
extern PgrfKeyType *pgrf_arg_key_type(FunctionCallInfo fcinfo, int argno,
									  MemoryContext cxt);

/*
 * Raises an error if the key of an aggregate, before an implicit cast to the
 * type of the argument, is of a domain that cannot be the type of keys.  For
 * functions of one concrete key type; pgrf_arg_key_type() does this itself.
 */
extern void pgrf_check_arg_type(FunctionCallInfo fcinfo, int argno);

/*
 * The collation of the elements of array argument argno.  A column of type
 * anyarray, as in pg_stats, has none: then it is that of their type.
 */
extern Oid	pgrf_element_collation(FunctionCallInfo fcinfo, int argno,
								   Oid element);

#endif							/* PGRF_KEY_ARGS_H */
