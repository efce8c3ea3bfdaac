/*-------------------------------------------------------------------------
 *
 * plan_add.c
 *	  Adds a condition to a query that is being planned.
 *
 * The query (SELECT bloom_agg(key) FROM small WHERE ...) is made of small's
 * part of the query that the planner has, and planned as an InitPlan.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "access/htup_details.h"
#include "catalog/pg_aggregate.h"
#include "catalog/pg_namespace.h"
#include "catalog/pg_proc.h"
#include "miscadmin.h"
#include "nodes/makefuncs.h"
#include "nodes/nodeFuncs.h"
#include "optimizer/optimizer.h"
#include "optimizer/pathnode.h"
#include "optimizer/planmain.h"
#include "optimizer/planner.h"
#include "optimizer/subselect.h"
#include "parser/parse_collate.h"
#include "parser/parse_func.h"
#include "parser/parse_node.h"
#include "parser/parse_oper.h"
#include "parser/parsetree.h"
#include "parser/parse_relation.h"
#include "utils/acl.h"
#include "utils/catcache.h"
#include "utils/lsyscache.h"
#include "utils/syscache.h"

#include "pg/base/base.h"
#include "pg/filters/filters.h"
#include "plan_condition.h"
#include "plan_tree.h"

#define AGGREGATE	"bloom_agg"

extern Datum pgrf_bloom_final(PG_FUNCTION_ARGS);

/* The name does not tell: anybody may create another one in a schema. */
static bool
is_our_aggregate(Oid oid)
{
	return pgrf_agg_function(oid, Anum_pg_aggregate_aggfinalfn) == pgrf_bloom_final;
}

/* The extension's schema; NULL if it has none here that the user may use. */
static char *
find_schema(void)
{
	CatCList   *list = SearchSysCacheList1(PROCNAMEARGSNSP,
										   CStringGetDatum(AGGREGATE));
	char	   *schema = NULL;

	for (int i = 0; i < list->n_members && schema == NULL; i++)
	{
		Form_pg_proc proc = (Form_pg_proc) GETSTRUCT(&list->members[i]->tuple);

		if (proc->prokind == PROKIND_AGGREGATE && is_our_aggregate(proc->oid) &&
			pgrf_may_use_schema(proc->pronamespace))
			schema = get_namespace_name(proc->pronamespace);
	}
	ReleaseSysCacheList(list);
	return schema;
}

bool
pgrf_plan_may_add(void)
{
	return find_schema() != NULL;
}

/* Renumbers the tables of a set for a query of its own: 1, 2, ... */
static bool
rename_tables(Node *node, Relids set)
{
	Var		   *var = (Var *) node;

	if (node == NULL)
		return false;
	if (!IsA(node, Var))
		return expression_tree_walker(node, rename_tables, set);
	var->varno = var->varnosyn = bms_member_index(set, var->varno) + 1;
	pgrf_forget_nulling(var);
	return false;
}

/* bloom_agg(key); NULL if it is not ours, or the user may not call it */
static Aggref *
make_aggregate(char *schema, Node *key)
{
	ParseState *pstate = make_parsestate(NULL);
	List	   *name = list_make2(makeString(schema), makeString(AGGREGATE));
	Node	   *aggregate;

	pstate->p_expr_kind = EXPR_KIND_SELECT_TARGET;
	aggregate = ParseFuncOrColumn(pstate, name, list_make1(key), NULL,
								  makeFuncCall(name, NIL, COERCE_EXPLICIT_CALL, -1),
								  false, -1);
	assign_expr_collations(pstate, aggregate);
	free_parsestate(pstate);
	return IsA(aggregate, Aggref) && is_our_aggregate(((Aggref *) aggregate)->aggfnoid) &&
		pgrf_may_call(((Aggref *) aggregate)->aggfnoid) ? (Aggref *) aggregate : NULL;
}

/* filter @> large.key; NULL likewise */
static Expr *
make_probe(char *schema, const PlanCondition *condition, Param *filter)
{
	ParseState *pstate = make_parsestate(NULL);
	Expr	   *probe = make_op(pstate, list_make2(makeString(schema), makeString("@>")),
								(Node *) filter, (Node *) copyObject(condition->large),
								NULL, -1);
	Node	   *left;
	Node	   *right;

	assign_expr_collations(pstate, (Node *) probe);
	free_parsestate(pstate);
	return pgrf_sel_arguments((Node *) probe, &left, &right) &&
		pgrf_may_call(((OpExpr *) probe)->opfuncid) ? probe : NULL;
}

/* SELECT aggregate FROM set WHERE conditions */
static Query *
make_query(PlannerInfo *root, const PlanCondition *condition, List *conditions,
		   Aggref *aggregate)
{
	Query	   *query = makeNode(Query);
	List	   *tables = NIL;

	query->commandType = CMD_SELECT;
	query->canSetTag = true;
	query->hasAggs = true;
	for (int rti = -1; (rti = bms_next_member(condition->set, rti)) >= 0;)
	{
		RangeTblRef *ref = makeNode(RangeTblRef);

		pgrf_add_table(query, planner_rt_fetch(rti, root), root->parse);
		ref->rtindex = list_length(query->rtable);
		tables = lappend(tables, ref);
	}
	query->jointree = makeFromExpr(tables, (Node *) make_ands_explicit(conditions));
	query->targetList = list_make1(makeTargetEntry((Expr *) aggregate, 1,
												   pstrdup("keys"), false));
	return query;
}

/* Plans a query as an InitPlan of "root". */
static void
make_init_plan(PlannerInfo *root, Query *query, Param *param)
{
	PlannerInfo *subroot = pgrf_plan_subquery(root, query);
	RelOptInfo *final = fetch_upper_rel(subroot, UPPERREL_FINAL, NULL);
	Plan	   *plan = create_plan(subroot, final->cheapest_total_path);

	SS_make_initplan_from_plan(root, subroot, plan, param);
	llast_node(SubPlan, root->init_plans)->parallel_safe = plan->parallel_safe;
}

/* The list that has a condition's clause; or NULL. */
static const PlanList *
find_list(const PlanTree *tree, const PlanCondition *condition)
{
	ListCell   *lc;

	foreach(lc, tree->lists)
	{
		const PlanList *list = (const PlanList *) lfirst(lc);

		if (list_member((List *) *list->quals, condition->clause))
			return list;
	}
	return NULL;
}

bool
pgrf_plan_add(PlannerInfo *root, const PlanCondition *condition)
{
	char	   *schema = find_schema();
	Node	   *key = (Node *) copyObject(condition->small);
	PlanTree	tree;
	const PlanList *list;
	List	   *conditions;
	Aggref	   *aggregate;
	Param	   *param;
	Expr	   *added;

	pgrf_plan_tree(&tree, root);
	list = find_list(&tree, condition);
	if (schema == NULL || list == NULL ||
		!pgrf_plan_tree_is_set(&tree, condition->set, list, condition->all, &conditions))
		return false;
	conditions = copyObject(conditions);
	(void) rename_tables((Node *) conditions, condition->set);
	(void) rename_tables(key, condition->set);
	aggregate = make_aggregate(schema, key);
	if (aggregate == NULL)
		return false;
	param = SS_make_initplan_output_param(root, aggregate->aggtype, -1,
										  exprCollation((Node *) aggregate));
	added = make_probe(schema, condition, param);
	if (added == NULL)
		return false;
	make_init_plan(root, make_query(root, condition, conditions, aggregate), param);
	*list->quals = (Node *) lappend((List *) *list->quals, added);
	return true;
}
