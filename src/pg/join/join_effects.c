/*-------------------------------------------------------------------------
 *
 * join_effects.c
 *	  Join filters: what a part of a plan does besides returning rows.
 *
 * Volatile functions.  With a filter they would be called for fewer rows, so
 * no filter passes a node that calls any.
 *
 * First rows.  A hash join whose table costs more than a first row of its
 * outer side fetches that row before it builds the table.  If its inner side
 * is empty, it reads no other.  So until the table is built no row below may
 * be dropped, not even in the input of a Sort: expressions on the way would
 * see further rows.  The join fetches no first row if it remembers one of an
 * earlier execution.  So a join that depends on parameters that change counts
 * as volatile: with fewer rows or executions, it may read more.  (Even if only
 * its outer side depends on them, since a table of several batches is built
 * anew.)
 *
 * Errors.  A filter does not check all rows, so a part of a group without a
 * match may reach the join.  An expression on the way must not fail for a part
 * of a group, as amount / (count(*) - 1) does if each whole group has several
 * rows.  Nor may a join be on the way: it would execute its other side for a
 * part of a group that HAVING drops as a whole.  So filters pass a node that
 * groups only if nothing on the way to their join is a join or may fail: there
 * are only columns, listed aggregates and window functions, and leakproof
 * functions.
 *
 * Other rows the next time.  A node that keeps rows may return them again
 * after the join has built another table, and must not lack rows that match
 * that one.  So filters pass it only if the build side returns the same rows
 * each time: it depends on no parameter that changes, nothing in it is
 * volatile, and no node in it picks rows by the order in which they come.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "access/htup_details.h"
#include "catalog/pg_aggregate.h"
#include "catalog/pg_proc.h"
#include "miscadmin.h"
#include "nodes/nodeFuncs.h"
#include "nodes/plannodes.h"
#include "optimizer/optimizer.h"
#include "utils/fmgroids.h"
#include "utils/lsyscache.h"
#include "utils/syscache.h"

#include "join_effects.h"
#include "join_key.h"
#include "join_nodes.h"
#include "pg/keys/keys.h"

/* VALUES lists longer than that are not examined. */
#define LONG_LIST			1000

/* contain_volatile_functions() takes all aggregates for immutable. */
static bool
is_volatile_aggregate(Oid aggregate)
{
	HeapTuple	tuple = SearchSysCache1(AGGFNOID, ObjectIdGetDatum(aggregate));
	bool		found = false;

	if (HeapTupleIsValid(tuple))
	{
		Form_pg_aggregate agg = (Form_pg_aggregate) GETSTRUCT(tuple);
		Oid			functions[] = {agg->aggtransfn, agg->aggfinalfn,
			agg->aggcombinefn, agg->aggserialfn, agg->aggdeserialfn,
		agg->aggmtransfn, agg->aggminvtransfn, agg->aggmfinalfn};

		for (size_t i = 0; i < lengthof(functions); i++)
			found |= OidIsValid(functions[i]) &&
				func_volatile(functions[i]) == PROVOLATILE_VOLATILE;
		ReleaseSysCache(tuple);
	}
	return found;
}

/*
 * Aggregates and domains, whose functions may be volatile, and dropped types:
 * all that contain_volatile_functions() overlooks.
 */
static bool
has_unseen(Node *node, void *context)
{
	if (node == NULL)
		return false;
	if (IsA(node, CoerceToDomain) ||
		(IsA(node, Aggref) && is_volatile_aggregate(((Aggref *) node)->aggfnoid)) ||
		(IsA(node, WindowFunc) && is_volatile_aggregate(((WindowFunc *) node)->winfnoid)))
		return true;
	if (IsA(node, CoerceViaIO) &&
		(get_typlen(((CoerceViaIO *) node)->resulttype) == 0 ||
		 get_typlen(exprType((Node *) ((CoerceViaIO *) node)->arg)) == 0))
		return true;
	return expression_tree_walker(node, has_unseen, context);
}

/* Functions that were dropped count as volatile. */
bool
pgrf_join_effects_volatile_expr(Node *expr)
{
	return expr != NULL &&
		(has_unseen(expr, NULL) || contain_volatile_functions(expr));
}

/* About a node, or about it and all that it reads from. */
typedef enum Question
{
	IS_VOLATILE,
	IS_VOLATILE_BELOW,
	FAILS,
	INPUTS_FAIL,
	IS_UNREPEATABLE
} Question;

/* Answers a question about a node, once. */
static bool
judge(JoinQuery *query, PlanState *ps, Question question,
	  bool (*is_guilty) (JoinQuery *query, PlanState *ps))
{
	uint32		known = UINT32_C(1) << 2 * question;
	uint32		guilty = UINT32_C(2) << 2 * question;
	uint32		marks = *pgrf_node_marks_get(&query->verdicts, ps);

	check_stack_depth();
	CHECK_FOR_INTERRUPTS();
	if ((marks & known) == 0)
	{
		marks = known | (is_guilty(query, ps) ? guilty : 0);
		*pgrf_node_marks_get(&query->verdicts, ps) |= marks;
	}
	return (marks & guilty) != 0;
}

static bool
is_volatile(JoinQuery *query, PlanState *ps)
{
	const Plan *plan = ps->plan;
	const JoinNode *node = pgrf_join_nodes_get(plan);

	if ((node->promises & NODE_PURE) == 0 ||
		pgrf_join_effects_volatile_expr((Node *) plan->targetlist) ||
		pgrf_join_effects_volatile_expr((Node *) plan->qual))
		return true;
	for (int i = 0; i < JOIN_NODE_EXPRS && node->exprs[i] != 0; i++)
	{
		Node	   *expr = JOIN_NODE_FIELD(plan, Node *, node->exprs[i]);

		/* To examine a long one takes longer than a filter may save. */
		if ((expr != NULL && IsA(expr, List) &&
			 list_length((List *) expr) > LONG_LIST) ||
			pgrf_join_effects_volatile_expr(expr))
			return true;
	}
	return false;
}

bool
pgrf_join_effects_volatile_node(JoinQuery *query, PlanState *ps)
{
	return judge(query, ps, IS_VOLATILE, is_volatile);
}

static bool
volatile_walker(PlanState *ps, void *context)
{
	return pgrf_join_effects_volatile((JoinQuery *) context, ps);
}

/*
 * A join with a null slot returns rows without a match: of its inner side, so
 * it fetches no first row; or of its outer side, so it reads all of that
 * anyway.
 */
bool
pgrf_join_effects_asks(PlanState *ps)
{
	return IsA(ps, HashJoinState) &&
		((HashJoinState *) ps)->hj_NullOuterTupleSlot == NULL &&
		((HashJoinState *) ps)->hj_NullInnerTupleSlot == NULL &&
		outerPlan(ps->plan)->startup_cost < innerPlan(ps->plan)->total_cost;
}

bool
pgrf_join_effects_remembers(const JoinQuery *query, PlanState *ps)
{
	return pgrf_join_effects_asks(ps) &&
		!bms_is_subset(ps->plan->extParam, query->fixed_params);
}

/* A CTE is not a child of the nodes that read it. */
static bool
is_volatile_below(JoinQuery *query, PlanState *ps)
{
	return pgrf_join_effects_volatile_node(query, ps) ||
		pgrf_join_effects_remembers(query, ps) ||
		(IsA(ps, CteScanState) &&
		 pgrf_join_effects_volatile(query, ((CteScanState *) ps)->cteplanstate)) ||
		planstate_tree_walker(ps, volatile_walker, query);
}

bool
pgrf_join_effects_volatile(JoinQuery *query, PlanState *ps)
{
	return judge(query, ps, IS_VOLATILE_BELOW, is_volatile_below);
}

/* A SubPlan's plan is not part of the expression that calls it. */
bool
pgrf_join_effects_volatile_subplan(JoinQuery *query, PlanState *ps)
{
	ListCell   *lc;

	foreach(lc, ps->subPlan)
	{
		if (pgrf_join_effects_volatile(query,
									   ((SubPlanState *) lfirst(lc))->planstate))
			return true;
	}
	return false;
}

/* Does an aggregate give the same result for any order of rows? */
static bool
ignores_order(Oid aggregate)
{
	switch (aggregate)
	{
		case F_COUNT_:
		case F_COUNT_ANY:
		case F_SUM_INT2:
		case F_SUM_INT4:
		case F_SUM_INT8:
		case F_SUM_NUMERIC:
		case F_MIN_INT2:
		case F_MIN_INT4:
		case F_MIN_INT8:
		case F_MIN_DATE:
		case F_MIN_TIMESTAMP:
		case F_MIN_TIMESTAMPTZ:
		case F_MAX_INT2:
		case F_MAX_INT4:
		case F_MAX_INT8:
		case F_MAX_DATE:
		case F_MAX_TIMESTAMP:
		case F_MAX_TIMESTAMPTZ:
			return true;
		default:
			return false;
	}
}

/* Aggregates and window functions that fail for no rows. */
static bool
never_fails(Oid function)
{
	switch (function)
	{
		case F_AVG_INT2:
		case F_AVG_INT4:
		case F_AVG_INT8:
		case F_AVG_NUMERIC:
		case F_MIN_NUMERIC:
		case F_MIN_TEXT:
		case F_MAX_NUMERIC:
		case F_MAX_TEXT:
		case F_ROW_NUMBER:
		case F_RANK_:
		case F_DENSE_RANK_:
		case F_LAG_ANYELEMENT:
		case F_LEAD_ANYELEMENT:
		case F_FIRST_VALUE:
		case F_LAST_VALUE:
			return true;
		default:
			return ignores_order(function);
	}
}

static bool
may_fail_function(Oid function, void *context)
{
	return !pgrf_join_key_is_plain_cast(function) && !get_func_leakproof(function);
}

/*
 * May an expression fail, apart from arguments of aggregates?  A parameter
 * may: an InitPlan is executed when it is first read, and a PL/pgSQL variable
 * may have another type by now.
 */
static bool
may_fail(Node *node, void *context)
{
	if (node == NULL)
		return false;
	switch (nodeTag(node))
	{
		case T_Var:
		case T_Const:
			return false;
		case T_Aggref:
			return !never_fails(((Aggref *) node)->aggfnoid);
		case T_WindowFunc:
			return !never_fails(((WindowFunc *) node)->winfnoid);
		case T_List:
		case T_TargetEntry:
		case T_RelabelType:
		case T_BoolExpr:
		case T_NullTest:
		case T_BooleanTest:
		case T_CaseExpr:
		case T_CaseWhen:
		case T_CoalesceExpr:
		case T_FuncExpr:
		case T_OpExpr:
		case T_DistinctExpr:
		case T_ScalarArrayOpExpr:
			return check_functions_in_node(node, may_fail_function, NULL) ||
				expression_tree_walker(node, may_fail, context);
		default:
			return true;
	}
}

/* The same for the arguments of an expression's aggregates. */
static bool
arguments_may_fail(Node *node, void *context)
{
	if (node == NULL)
		return false;
	if (IsA(node, Aggref))
		return may_fail((Node *) ((Aggref *) node)->args, NULL) ||
			may_fail((Node *) ((Aggref *) node)->aggdirectargs, NULL) ||
			may_fail((Node *) ((Aggref *) node)->aggfilter, NULL);
	if (IsA(node, WindowFunc))
		return may_fail((Node *) ((WindowFunc *) node)->args, NULL) ||
			may_fail((Node *) ((WindowFunc *) node)->aggfilter, NULL);
	return expression_tree_walker(node, arguments_may_fail, context);
}

bool
pgrf_join_effects_sides_fail(List *clauses)
{
	ListCell   *lc;

	foreach(lc, clauses)
	{
		if (!IsA(lfirst(lc), OpExpr) ||
			may_fail((Node *) ((OpExpr *) lfirst(lc))->args, NULL))
			return true;
	}
	return false;
}

static bool
fails(JoinQuery *query, PlanState *ps)
{
	const Plan *plan = ps->plan;
	const JoinNode *node = pgrf_join_nodes_get(plan);

	if ((node->promises & NODE_PURE) == 0 || node->child == CHILD_SIDES ||
		may_fail((Node *) plan->targetlist, NULL) ||
		may_fail((Node *) plan->qual, NULL))
		return true;
	for (int i = 0; i < JOIN_NODE_EXPRS && node->exprs[i] != 0; i++)
	{
		if (JOIN_NODE_FIELD(plan, Node *, node->exprs[i]) != NULL)
			return true;
	}
	return false;
}

bool
pgrf_join_effects_fails(JoinQuery *query, PlanState *ps)
{
	return judge(query, ps, FAILS, fails);
}

static bool
inputs_fail(JoinQuery *query, PlanState *ps)
{
	return arguments_may_fail((Node *) ps->plan->targetlist, NULL) ||
		arguments_may_fail((Node *) ps->plan->qual, NULL);
}

bool
pgrf_join_effects_inputs_fail(JoinQuery *query, PlanState *ps)
{
	return judge(query, ps, INPUTS_FAIL, inputs_fail);
}

/* Do equal values consist of the same bytes? */
static bool
is_bytewise(Oid operator, Oid collation)
{
	return get_opcode(operator) == F_ENUM_EQ ||
		pgrf_alike_type(operator, collation) != NULL;
}

/* Does a node group by values that may differ if equal, as 1.0 and 1.00? */
static bool
groups_unlike(const Plan *plan)
{
	const JoinNode *node = pgrf_join_nodes_get(plan);

	if (node->group_count == 0)
		return false;
	for (int i = 0; i < JOIN_NODE_FIELD(plan, int, node->group_count); i++)
	{
		if (!is_bytewise(JOIN_NODE_FIELD(plan, Oid *, node->group_operators)[i],
						 JOIN_NODE_FIELD(plan, Oid *, node->group_collations)[i]))
			return true;
	}
	return false;
}

static bool
unrepeatable_walker(PlanState *ps, void *context)
{
	return !pgrf_join_effects_repeats((JoinQuery *) context, ps);
}

static bool
is_unrepeatable(JoinQuery *query, PlanState *ps)
{
	ListCell   *lc;

	if ((pgrf_join_nodes_get(ps->plan)->promises & NODE_REPEATS) == 0 ||
		groups_unlike(ps->plan))
		return true;
	if (IsA(ps, AggState))
	{
		/* several grouping sets */
		if (((Agg *) ps->plan)->chain != NIL)
			return true;
		foreach(lc, ((AggState *) ps)->aggs)
		{
			Aggref	   *aggref = lfirst_node(Aggref, lc);

			/* sum(DISTINCT) adds 1.0 or 1.00, whichever came first */
			if (!ignores_order(aggref->aggfnoid) ||
				(aggref->aggfnoid == F_SUM_NUMERIC && aggref->aggdistinct != NIL))
				return true;
		}
	}
	return planstate_tree_walker(ps, unrepeatable_walker, query);
}

bool
pgrf_join_effects_repeats(JoinQuery *query, PlanState *ps)
{
	return !judge(query, ps, IS_UNREPEATABLE, is_unrepeatable);
}
