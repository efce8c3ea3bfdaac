/*-------------------------------------------------------------------------
 *
 * filter_origin.c
 *	  Estimates of filters that do not exist yet while planning: how many keys,
 *	  drawn from how many values, at which rate.
 *
 * A scalar subquery is planned before the query around it, so the rows that it
 * aggregates have an estimate.  The outer query has a parameter for it.  We
 * look for the subquery that sets the parameter, and in it for the aggregate,
 * through columns of subqueries and CTEs and functions of filters.  We read
 * what the planner has made of queries, never plans, and evaluate nothing.
 *
 * CTEs that refer to one another may have exponentially many paths, so an
 * estimate ends after MAX_VISITS expressions, and starts no other.
 *
 * Of a filter in a table only the size is known: we assume as many keys as
 * fit, at the default rate.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "access/htup_details.h"
#include "access/table.h"
#include "catalog/pg_aggregate.h"
#include "catalog/pg_class.h"
#include "catalog/pg_type.h"
#include "miscadmin.h"
#include "nodes/nodeFuncs.h"
#include "optimizer/optimizer.h"
#include "optimizer/paths.h"
#include "optimizer/tlist.h"
#include "parser/parsetree.h"
#include "storage/bufmgr.h"
#include "utils/lsyscache.h"
#include "utils/rel.h"
#include "utils/selfuncs.h"
#include "utils/syscache.h"

#include "distinct.h"
#include "filter_origin.h"
#include "filter_setops.h"
#include "pg/base/base.h"
#include "pg/states/states.h"
#include "pg/keys/keys.h"

#define MAX_VISITS 64			/* expressions in one estimate */

#define INPUT(code, NAME, name, use) extern Datum pgrf_##name##_in(PG_FUNCTION_ARGS);
#define KIND_OF_INPUT(code, NAME, name, use) \
	input.fn_addr == pgrf_##name##_in ? RF_KIND_##NAME :

RF_KINDS(INPUT)

/* The kind of a type, by its input function; RF_KIND_ANY: no filter. */
static rf_kind
kind_of_type(Oid typid)
{
	Oid			function,
				ioparam;
	FmgrInfo	input;

	typid = getBaseType(typid);
	if (typid < FirstNormalObjectId || get_typtype(typid) != TYPTYPE_BASE)
		return RF_KIND_ANY;
	getTypeInputInfo(typid, &function, &ioparam);
	fmgr_info(function, &input);
	return RF_KINDS(KIND_OF_INPUT) RF_KIND_ANY;
}

/* ---- Where filters come from ---- */

static bool expect(PlannerInfo *root, Node *node, int *visits,
				   PgrfExpected *expected);

/*
 * The query of which a FILTER clause is being estimated.  The planner keeps no
 * estimates of these, so if the probes in a FILTER started estimates as well,
 * chains of CTEs would take exponential time.
 */
static PlannerGlobal *filter_clause_of = NULL;

/* The share of rows that pass a FILTER clause. */
static double
filter_clause_share(PlannerInfo *root, Node *clause)
{
	PlannerGlobal *outer = filter_clause_of;
	double		share = 1;

	filter_clause_of = root->glob;
	PG_TRY();
	{
		share = clause_selectivity(root, clause, 0, JOIN_INNER, NULL);
	}
	PG_FINALLY();
	{
		filter_clause_of = outer;
	}
	PG_END_TRY();
	return share;
}

/* The first constant argument that can be a rate; else the default. */
static double
rate_among(List *args, rf_kind kind)
{
	ListCell   *lc;

	if (kind == RF_KIND_KEYSET)
		return 0;
	foreach(lc, args)
	{
		Const	   *arg = lfirst(lc);
		double		rate;

		if (!IsA(arg, Const) || arg->consttype != FLOAT8OID || arg->constisnull)
			continue;
		rate = DatumGetFloat8(arg->constvalue);
		if (rate > 0 && rate < 1)
			return rate;
	}
	return RF_FPR_DEFAULT;
}

/* Does the aggregate unite filters?  (any_value() does not.) */
static bool
unites(Oid aggfnoid)
{
	return pgrf_agg_function(aggfnoid, Anum_pg_aggregate_aggfinalfn) != NULL &&
		pgrf_agg_function(aggfnoid, Anum_pg_aggregate_aggtransfn) ==
		pgrf_agg_function(aggfnoid, Anum_pg_aggregate_aggcombinefn);
}

/* Notes the column that the keys come from, if it is one of a table. */
static void
set_column(PlannerInfo *root, Node *key, PgrfExpected *expected)
{
	Var		   *var = (Var *) key;

	if (!IsA(key, Var) || var->varlevelsup > 0 ||
		planner_rt_fetch(var->varno, root)->rtekind != RTE_RELATION)
		return;
	expected->column = var;
	expected->query = root;
}

/* Estimates an aggregate; united filters are assumed to share no keys. */
static bool
of_aggregate(PlannerInfo *root, Aggref *aggref, int *visits,
			 PgrfExpected *expected)
{
	rf_kind		kind = kind_of_type(aggref->aggtype);
	List	   *args = get_tlist_exprs(aggref->args, true);
	RelOptInfo *rel = pgrf_aggregated_rel(root);
	List	   *groups = root->parse->groupClause;
	double		rows = rel != NULL ? rel->rows : 1;
	double		ngroups = 1;
	double		share = 1;
	Node	   *arg;
	ListCell   *lc;

	if (kind == RF_KIND_ANY || args == NIL || aggref->agglevelsup > 0 ||
		!pgrf_distinct_has_estimates(root, (Node *) root->processed_tlist) ||
		(rel == NULL && !bms_is_empty(pgrf_query_rels(root))))
		return false;
	arg = strip_implicit_coercions(linitial(args));
	if (aggref->aggfilter != NULL)
		share = filter_clause_share(root, (Node *) aggref->aggfilter);
	if (groups != NIL && root->parse->groupingSets == NIL)
	{
		foreach(lc, get_sortgrouplist_exprs(groups, root->processed_tlist))
			ngroups *= pgrf_distinct_in_query(root, lfirst(lc), rows);
		share /= Min(ngroups, Max(rows, 1));
	}

	if (kind_of_type(exprType(arg)) != RF_KIND_ANY)
	{
		if (!expect(root, arg, visits, expected) || expected->value != NULL)
			return false;
		if (unites(aggref->aggfnoid))
			expected->keys *= Max(rows * share, 1);
	}
	else
	{
		expected->keys = rows < 1 ? 0 :
			pgrf_distinct_in_share(pgrf_distinct_in_query(root, arg, rows), rows, share);
		expected->domain = Max(pgrf_distinct_values(root, arg), expected->keys);
		expected->fpr = rate_among(args, kind);
		if (share == 1)
			set_column(root, arg, expected);
	}
	return true;
}

/* Sets keys and rate by opening a constant that is not NULL. */
static void
open_constant(PgrfExpected *expected)
{
	Pointer		value = DatumGetPointer(expected->value->constvalue);
	Filter	   *filter = (Filter *) PG_DETOAST_DATUM_PACKED(PointerGetDatum(value));
	rf_filter	view;

	pgrf_filter_open(&view, RF_KIND_ANY, filter);
	rf_filter_estimate(&view, &expected->keys, &expected->fpr);
	expected->value = NULL;
	if ((Pointer) filter != value)
		pfree(filter);
}

static void
add_expected(PgrfExpected *expected, const PgrfExpected *more, PgrfMaking making)
{
	if (making == PGRF_MAKE_INTERSECTION)
	{
		if (more->keys < expected->keys)
			*expected = *more;
		return;
	}
	expected->column = NULL;
	if (making == PGRF_MAKE_UNION)
	{
		expected->keys += more->keys;
		expected->fpr += (1 - expected->fpr) * more->fpr;
	}
	else
	{
		expected->keys = Max(expected->keys, more->keys);
		expected->fpr = Max(expected->fpr, more->fpr);
	}
	expected->domain = Max(expected->domain, more->domain);
}

/* Estimates a function of filters; it returns NULL for a NULL filter. */
static bool
of_filters(PlannerInfo *root, PgrfMaking making, List *filters, int *visits,
		   PgrfExpected *expected)
{
	bool		first = true;
	ListCell   *lc;

	memset(expected, 0, sizeof(*expected));
	foreach(lc, filters)
	{
		PgrfExpected one;

		if (!expect(root, lfirst(lc), visits, &one))
			return false;
		if (one.value != NULL && one.value->constisnull)
		{
			if (making == PGRF_MAKE_CHOICE)
				continue;
			*expected = one;
			return true;
		}
		if (one.value != NULL)
			open_constant(&one);
		if (first)
			*expected = one;
		else
			add_expected(expected, &one, making);
		first = false;
	}
	return true;
}

static bool
of_function(PlannerInfo *root, Oid funcid, Oid type, List *args, int *visits,
			PgrfExpected *expected)
{
	rf_kind		kind = kind_of_type(type);
	PgrfMaking	making;
	List	   *filters = args;

	if (kind == RF_KIND_ANY || args == NIL)
		return false;
	making = pgrf_making_of(funcid);
	if (making == PGRF_MAKE_UNKNOWN)
		return false;
	if (making == PGRF_MAKE_OF_FIRST || making == PGRF_MAKE_REBUILT)
		filters = list_make1(linitial(args));
	if (!of_filters(root, making, filters, visits, expected))
		return false;
	if (making == PGRF_MAKE_REBUILT)
		expected->fpr = rate_among(args, kind);
	return true;
}

static bool
of_case(PlannerInfo *root, CaseExpr *expr, int *visits, PgrfExpected *expected)
{
	List	   *results = NIL;
	ListCell   *lc;

	foreach(lc, expr->args)
		results = lappend(results, lfirst_node(CaseWhen, lc)->result);
	if (expr->defresult != NULL)
		results = lappend(results, expr->defresult);
	return of_filters(root, PGRF_MAKE_CHOICE, results, visits, expected);
}

/*
 * Estimates a column of a subquery.  A NULL without FROM is unknown:
 * postgres_fdw writes that for a parameter when it asks for an estimate.
 */
static bool
of_subquery(PlannerInfo *subroot, int resno, int *visits,
			PgrfExpected *expected)
{
	TargetEntry *tle;

	/* a modifying command returns RETURNING, not its target list */
	if (subroot == NULL || subroot->parse->commandType != CMD_SELECT ||
		subroot->parse->setOperations != NULL)
		return false;
	tle = get_tle_by_resno(subroot->processed_tlist, resno);
	return tle != NULL && !tle->resjunk &&
		expect(subroot, (Node *) tle->expr, visits, expected) &&
		(expected->value == NULL || !expected->value->constisnull ||
		 !bms_is_empty(pgrf_query_rels(subroot)));
}

static bool
of_plan(PlannerInfo *root, int plan_id, int resno, int *visits,
		PgrfExpected *expected)
{
	if (plan_id <= 0 || plan_id > list_length(root->glob->subroots))
		return false;
	return of_subquery(list_nth(root->glob->subroots, plan_id - 1), resno,
					   visits, expected);
}

static bool
of_cte(PlannerInfo *root, RangeTblEntry *rte, int resno, int *visits,
	   PgrfExpected *expected)
{
	int			n = 0;
	ListCell   *lc;

	if (rte->self_reference)
		return false;
	for (Index up = rte->ctelevelsup; up > 0 && root != NULL; up--)
		root = root->parent_root;
	if (root == NULL)
		return false;
	foreach(lc, root->parse->cteList)
	{
		CommonTableExpr *cte = lfirst_node(CommonTableExpr, lc);

		if (strcmp(cte->ctename, rte->ctename) == 0)
			return n < list_length(root->cte_plan_ids) &&
				of_plan(root, list_nth_int(root->cte_plan_ids, n), resno,
						visits, expected);
		n++;
	}
	return false;
}

/* The average TOAST bytes of a table's row. */
static double
bytes_out_of_line(Oid relid)
{
	HeapTuple	tuple = SearchSysCache1(RELOID, ObjectIdGetDatum(relid));
	Form_pg_class class;
	double		bytes = 0;

	if (!HeapTupleIsValid(tuple))
		return 0;
	class = (Form_pg_class) GETSTRUCT(tuple);
	if (OidIsValid(class->reltoastrelid) && class->reltuples > 0)
	{
		Relation	toast = table_open(class->reltoastrelid, AccessShareLock);

		bytes = (double) RelationGetNumberOfBlocks(toast) * BLCKSZ /
			class->reltuples;
		table_close(toast, AccessShareLock);
	}
	ReleaseSysCache(tuple);
	return bytes;
}

/*
 * Estimates a filter in a table by its average size.  If it is in TOAST,
 * statistics have the size of the pointer, less than that of any filter.
 */
static bool
of_table(Oid relid, Var *var, PgrfExpected *expected)
{
	const rf_kind_ops *ops = rf_kind_find(kind_of_type(var->vartype));
	double		bytes = get_attavgwidth(relid, var->varattno);

	if (ops == NULL || bytes <= 0)
		return false;
	if (bytes < rf_wire_bytes(0, 0))
		bytes = bytes_out_of_line(relid);
	bytes -= bytes <= VARATT_SHORT_MAX ? VARHDRSZ_SHORT : VARHDRSZ;
	bytes -= rf_wire_bytes(0, 0);
	expected->keys = Max((double) ops->capacity((uint64) Max(bytes, 0),
												RF_FPR_DEFAULT, pgrf_tick), 1);
	expected->domain = 0;
	expected->fpr = rate_among(NIL, ops->code);
	return true;
}

static bool
of_column(PlannerInfo *root, Var *var, int *visits, PgrfExpected *expected)
{
	RangeTblEntry *rte;

	if (var->varlevelsup != 0 || var->varattno <= 0 ||
		(int) var->varno < 1 ||
		(int) var->varno > list_length(root->parse->rtable))
		return false;
	rte = rt_fetch(var->varno, root->parse->rtable);
	if (rte->rtekind == RTE_RELATION)
		return of_table(rte->relid, var, expected);
	if (rte->rtekind == RTE_CTE)
		return of_cte(root, rte, var->varattno, visits, expected);
	return rte->rtekind == RTE_SUBQUERY && pgrf_distinct_has_estimates(root, (Node *) var) &&
		of_subquery(root->simple_rel_array[var->varno]->subroot, var->varattno,
					visits, expected);
}

/* Estimates what sets a parameter: a scalar subquery, or an outer query. */
static bool
of_param(PlannerInfo *root, Param *param, int *visits,
		 PgrfExpected *expected)
{
	if (param->paramkind != PARAM_EXEC)
		return false;
	for (; root != NULL; root = root->parent_root)
	{
		ListCell   *lc;

		foreach(lc, root->init_plans)
		{
			SubPlan    *plan = lfirst_node(SubPlan, lc);

			if (plan->subLinkType == EXPR_SUBLINK &&
				list_member_int(plan->setParam, param->paramid))
				return of_plan(root, plan->plan_id, 1, visits, expected);
		}
		foreach(lc, root->plan_params)
		{
			PlannerParamItem *item = lfirst(lc);

			if (item->paramId == param->paramid)
				return expect(root, item->item, visits, expected);
		}
	}
	return false;
}

static bool
expect(PlannerInfo *root, Node *node, int *visits, PgrfExpected *expected)
{
	CHECK_FOR_INTERRUPTS();
	check_stack_depth();
	memset(expected, 0, sizeof(*expected));
	if (node == NULL || ++*visits > MAX_VISITS)
		return false;
	switch (nodeTag(node))
	{
		case T_Const:
			expected->value = (Const *) node;
			return kind_of_type(expected->value->consttype) != RF_KIND_ANY;
		case T_Param:
			return of_param(root, (Param *) node, visits, expected);
		case T_SubPlan:
			return ((SubPlan *) node)->subLinkType == EXPR_SUBLINK &&
				of_plan(root, ((SubPlan *) node)->plan_id, 1, visits, expected);
		case T_Var:
			return of_column(root, (Var *) node, visits, expected);
		case T_Aggref:
			return of_aggregate(root, (Aggref *) node, visits, expected);
		case T_RelabelType:
			return expect(root, (Node *) ((RelabelType *) node)->arg, visits,
						  expected);
		case T_CoerceToDomain:
			return expect(root, (Node *) ((CoerceToDomain *) node)->arg, visits,
						  expected);
		case T_PlaceHolderVar:
			return expect(root, (Node *) ((PlaceHolderVar *) node)->phexpr,
						  visits, expected);
		case T_FuncExpr:
			return of_function(root, ((FuncExpr *) node)->funcid,
							   ((FuncExpr *) node)->funcresulttype,
							   ((FuncExpr *) node)->args, visits, expected);
		case T_OpExpr:
			return of_function(root, get_opcode(((OpExpr *) node)->opno),
							   ((OpExpr *) node)->opresulttype,
							   ((OpExpr *) node)->args, visits, expected);
		case T_CoalesceExpr:
			return of_filters(root, PGRF_MAKE_CHOICE, ((CoalesceExpr *) node)->args,
							  visits, expected);
		case T_CaseExpr:
			return of_case(root, (CaseExpr *) node, visits, expected);
		default:
			return false;
	}
}

bool
pgrf_expect_filter(PlannerInfo *root, Node *node, PgrfExpected *expected)
{
	int			visits = 0;

	if (root->glob == filter_clause_of && !IsA(node, Const))
		return false;
	return expect(root, node, &visits, expected);
}
