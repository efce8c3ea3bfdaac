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

/* The rate in argument n, which must not be NULL; 0 if there is none. */
extern double pgrf_fpr_argument(FunctionCallInfo fcinfo, int n, rf_kind kind);

/* An expected number of keys in argument n; raises an error if it is NULL. */
extern int64 pgrf_expected_argument(FunctionCallInfo fcinfo, int n);

/*
 * The type of an argument: of the expression in the query, or if the caller
 * has none (Citus), of the function's declaration.  InvalidOid if that is
 * polymorphic.
 */
extern Oid	pgrf_arg_type(FmgrInfo *flinfo, int argno);

/*
 * The collation of a key argument.  Citus passes no expression, and if there
 * are several arguments, no collation.  Then it is a nondeterministic one
 * among the arguments of the calling aggregate, else the type's.
 */
extern Oid	pgrf_arg_collation(FunctionCallInfo fcinfo, int argno);

/* Looks up how to hash a key argument; in cxt. */
extern PgrfKeyType *pgrf_arg_key_type(FunctionCallInfo fcinfo, int argno,
									  MemoryContext cxt);

/*
 * Raises an error if the key argument of an aggregate is an implicit cast of a
 * domain that cannot be a key type.  For functions of a concrete key type;
 * pgrf_arg_key_type() does it itself.
 */
extern void pgrf_check_arg_type(FunctionCallInfo fcinfo, int argno);

/*
 * The collation of the elements of an array argument.  A column of type
 * anyarray, as in pg_stats, has none: then it is that of the element type.
 */
extern Oid	pgrf_element_collation(FunctionCallInfo fcinfo, int argno,
								   Oid element);

#endif							/* PGRF_KEY_ARGS_H */
