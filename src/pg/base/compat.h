/*-------------------------------------------------------------------------
 *
 * compat.h
 *	  One spelling for what differs between the supported server versions.
 *
 * This is the only file that looks at PG_VERSION_NUM.  If a newer server has
 * the better name, older ones get that name, otherwise all get one that begins
 * with pgrf_.  Include it after postgres.h.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_COMPAT_H
#define PGRF_COMPAT_H

#if PG_VERSION_NUM < 140000
#error "ribbonfilter needs PostgreSQL 14 or newer"
#endif

/* 15: shared memory is requested after all libraries are loaded. */
#if PG_VERSION_NUM >= 150000
#define PGRF_SHMEM_REQUEST_HOOK
#else
#define MarkGUCPrefixReserved(name)	EmitWarningsOnPlaceholders(name)
#define InitMaterializedSRF(fcinfo, flags) \
	do { \
		ReturnSetInfo *info_ = (ReturnSetInfo *) (fcinfo)->resultinfo; \
		MemoryContext old_; \
		TupleDesc	desc_; \
		if (info_ == NULL || !IsA(info_, ReturnSetInfo) || \
			(info_->allowedModes & SFRM_Materialize) == 0) \
			ereport(ERROR, \
					(errcode(ERRCODE_FEATURE_NOT_SUPPORTED), \
					 errmsg("set-valued function called in context that cannot accept a set"))); \
		old_ = MemoryContextSwitchTo(info_->econtext->ecxt_per_query_memory); \
		if (get_call_result_type(fcinfo, NULL, &desc_) != TYPEFUNC_COMPOSITE) \
			elog(ERROR, "return type must be a row type"); \
		info_->returnMode = SFRM_Materialize; \
		info_->setResult = \
			tuplestore_begin_heap((info_->allowedModes & SFRM_Materialize_Random) != 0, \
								  false, work_mem); \
		info_->setDesc = BlessTupleDesc(desc_); \
		MemoryContextSwitchTo(old_); \
	} while (0)
#endif

/*
 * 16: outer joins have range table indexes in all_query_rels, and Vars say
 * which of them null a column; permissions are apart from range table entries.
 * Users of pgrf_name_list() include utils/regproc.h.
 */
#if PG_VERSION_NUM >= 160000
#include "nodes/miscnodes.h"
#include "varatt.h"
#define pgrf_query_rels(root)	((root)->all_query_rels)
#define pgrf_name_list(str) stringToQualifiedNameList(str, NULL)
#define pgrf_forget_nulling(var) ((var)->varnullingrels = NULL)
#define pgrf_add_table(query, rte, of) \
	do { \
		RangeTblEntry *table = copyObject(rte); \
		(query)->rteperminfos = \
			lappend((query)->rteperminfos, \
					copyObject(getRTEPermissionInfo((of)->rteperminfos, rte))); \
		table->perminfoindex = list_length((query)->rteperminfos); \
		(query)->rtable = lappend((query)->rtable, table); \
	} while (0)
#define pgrf_may_use_schema(oid) \
	(object_aclcheck(NamespaceRelationId, oid, GetUserId(), ACL_USAGE) == ACLCHECK_OK)
#define pgrf_may_call(oid) \
	(object_aclcheck(ProcedureRelationId, oid, GetUserId(), ACL_EXECUTE) == ACLCHECK_OK)
#else
#define JOIN_RIGHT_ANTI	((JoinType) 100)
#define pgrf_query_rels(root)	((root)->all_baserels)
#define pgrf_name_list(str) stringToQualifiedNameList(str)
#define pgrf_forget_nulling(var) ((void) (var))
#define pgrf_add_table(query, rte, of) \
	((query)->rtable = lappend((query)->rtable, copyObject(rte)))
#define pgrf_may_use_schema(oid) \
	(pg_namespace_aclcheck(oid, GetUserId(), ACL_USAGE) == ACLCHECK_OK)
#define pgrf_may_call(oid) \
	(pg_proc_aclcheck(oid, GetUserId(), ACL_EXECUTE) == ACLCHECK_OK)
#define ereturn(context, dummy, ...) ereport(ERROR, __VA_ARGS__)
#define SOFT_ERROR_OCCURRED(escontext) ((void) (escontext), false)
#define BufFileReadExact(file, ptr, size) \
	do { \
		if (BufFileRead(file, ptr, size) != (size)) \
			ereport(ERROR, \
					(errcode_for_file_access(), \
					 errmsg("could not read from temporary file"))); \
	} while (0)
#endif

/* 17: users of PGRF_TRANSACTION include storage/proc.h. */
#if PG_VERSION_NUM >= 170000
#define pgrf_array_length(root, node)	estimate_array_length(root, node)
#define PGRF_TRANSACTION	(MyProc->vxid.lxid)
#else
#define pgrf_array_length(root, node)	estimate_array_length(node)
#define PGRF_TRANSACTION	(MyProc->lxid)
#endif

/*
 * 18: SupportRequestModifyInPlace; hooks of EXPLAIN for nodes.  One expression
 * computes the hash value of a Hash node's row; before, there is one for each
 * key, and a null key ends the evaluation.  A SeqScan that is initialized
 * without conditions never gets any (PGRF_FIXED_SEQSCAN).  Partitions pruned
 * at executor start are not locked.
 */
#if PG_VERSION_NUM >= 180000
#define PGRF_MODIFY_IN_PLACE
#define PGRF_EXPLAIN_HOOK
#define PGRF_FIXED_SEQSCAN	true
#define pgrf_hash_last_key(hash)	(&(hash)->hash_expr)
#define pgrf_is_strict_call(opcode) \
	((opcode) >= EEOP_FUNCEXPR_STRICT && (opcode) <= EEOP_FUNCEXPR_STRICT_2)
#define pgrf_is_pruned(estate, rti) \
	(!bms_is_member(rti, (estate)->es_unpruned_relids))
#else
#define JOIN_RIGHT_SEMI	((JoinType) 101)
#define PGRF_FIXED_SEQSCAN	false
#define pgrf_hash_last_key(hash)	((ExprState **) &llast((hash)->hashkeys))
#define pgrf_is_strict_call(opcode) ((opcode) == EEOP_FUNCEXPR_STRICT)
#define pgrf_is_pruned(estate, rti) ((void) (estate), (void) (rti), false)
#endif
#ifndef pg_noreturn
#define pg_noreturn pg_attribute_noreturn()
#endif

/* 19: its headers use typeof_unqual, a word of C23. */
#if PG_VERSION_NUM >= 190000 && __STDC_VERSION__ < 202311L && !defined(typeof_unqual)
#define typeof_unqual typeof
#endif

/*
 * 19: hooks have other arguments.  A jsonb is put together in a struct, which
 * has the result; users include utils/jsonb.h.
 */
#if PG_VERSION_NUM >= 190000
#define PGRF_PLANNER_ARGS \
	Query *parse, const char *query_string, int cursor_options, \
	ParamListInfo params, ExplainState *es
#define PGRF_PLANNER_PASS query_string, cursor_options, params, es
#define pgrf_relation_hook build_simple_rel_hook
#define pgrf_relation_hook_type build_simple_rel_hook_type
#define PGRF_RELATION_ARGS RelOptInfo *rel, RangeTblEntry *rte
#define PGRF_RELATION_PASS rel, rte
#define pgrf_push_jsonb(state, token, value) \
	pushJsonbValue(state, token, value)
#else
#define PGRF_PLANNER_ARGS \
	Query *parse, const char *query_string, int cursor_options, \
	ParamListInfo params
#define PGRF_PLANNER_PASS query_string, cursor_options, params
#define pgrf_relation_hook get_relation_info_hook
#define pgrf_relation_hook_type get_relation_info_hook_type
#define PGRF_RELATION_ARGS Oid relid, bool inhparent, RelOptInfo *rel
#define PGRF_RELATION_PASS relid, inhparent, rel
typedef struct JsonbInState
{
	struct JsonbParseState *parseState;
	struct JsonbValue *result;
} JsonbInState;
#define pgrf_push_jsonb(state, token, value) \
	((state)->result = pushJsonbValue(&(state)->parseState, token, value))
#endif

/* 17: a subquery may be one of a set operation; 19: it has a name. */
#if PG_VERSION_NUM >= 190000
#define pgrf_plan_subquery(root, query) \
	subquery_planner((root)->glob, query, choose_plan_name((root)->glob, "filter", true), \
					 root, NULL, false, 0.0, NULL)
#elif PG_VERSION_NUM >= 170000
#define pgrf_plan_subquery(root, query) \
	subquery_planner((root)->glob, query, root, false, 0.0, NULL)
#else
#define pgrf_plan_subquery(root, query) \
	subquery_planner((root)->glob, query, root, false, 0.0)
#endif

/*
 * Other versions have no hooks of plans and scans until somebody has checked
 * these: src/pg/join/README.md says how.
 */
#ifndef PGRF_KNOWN_PLANS
#define PGRF_KNOWN_PLANS	(PG_VERSION_NUM < 200000)
#endif

#endif							/* PGRF_COMPAT_H */
