/*-------------------------------------------------------------------------
 *
 * join_effects.c
 *	  Join filters: what a part of a plan does besides returning rows.
 *
 * Volatile functions.  A filter must not have them called for fewer rows, so
 * nothing passes a node that calls any.
 *
 * What joins ask and remember.  A hash join whose table is dearer than a first
 * row of its outer side asks for that before it builds the table, to see if
 * there is any: a row that it would not have read if its inner side has none.
 * No row may be dropped below it then, not even what a Sort reads: what is in
 * between, conditions or other sides of joins, would see other rows first.
 * It does not ask if it remembers that there was one when it was executed
 * before.  So if it depends on parameters that change, it may read more if it
 * was executed less often, or got fewer rows; and is treated as if it called
 * volatile functions.  (That its inner side does not is not enough: a table of
 * several batches is built anew.)
 *
 * Errors.  A filter need not be probed for all rows of a group: it sleeps,
 * wakes, and takes samples.  So a group that has no match may reach the join
 * with a part of its rows, and only there be dropped; and what is computed of
 * it on the way must not fail, as amount / (count(*) - 1) does where no whole
 * group has but one row.  Nor may it meet a join on the way: its other side
 * would be executed for a group that, whole, HAVING had dropped.  So filters
 * pass a node that groups only if there is no join from there to theirs, and
 * nothing is computed that can fail: columns, aggregates and window functions
 * of a list, and functions that are leakproof.
 *
 * Other rows the next time.  Nodes that keep rows may return them again after
 * the join has built another table: they must not lack rows that match the new
 * one.  So filters pass such nodes only if the build side returns the same
 * rows each time: it depends on no parameter that changes, nothing in it is
 * volatile, and no node in it picks rows by the order in which it happens to
 * get them.
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

/* Lists, of VALUES, that are not looked through. */
#define LONG_LIST			1000

/* An aggregate counts as immutable, whatever functions it calls. */
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
 * What contain_volatile_functions() does not see: a value that is read or
 * printed as a type that has been dropped; aggregates, whose own functions may
 * be volatile, and so may conditions of domains.
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

/* What cannot be looked up, since it is gone, is taken for volatile. */
bool
pgrf_join_effects_volatile_expr(Node *expr)
{
	return expr != NULL &&
		(has_unseen(expr, NULL) || contain_volatile_functions(expr));
}

/* Questions about a node, and about it and all that it reads from. */
typedef enum Question
{
	IS_VOLATILE,
	IS_VOLATILE_BELOW,
	FAILS,
	INPUTS_FAIL,
	IS_UNREPEATABLE
} Question;

/* The answer, which is found out once. */
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

		/* To look at long ones takes longer than a filter may save. */
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
 * The slots are of nulls, of a join that returns rows without a match: one
 * that does so for its inner side never asks, one for its outer side asks, but
 * reads all of it anyway.
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

/* A CTE is not below the nodes that read it. */
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

/* What a SubPlan does is not in the expression that calls it. */
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

/* Is the result of an aggregate the same in whatever order rows come? */
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

/*
 * Aggregates and window functions that fail for no rows: these, and some that
 * pick one of several equal values, or depend on the order.
 */
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
 * May an expression fail?  A parameter may: an InitPlan is executed when it is
 * asked for, and a variable of a function may be of another type by now.  What
 * aggregates are given is another matter: put_in_may_fail().
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

/* The same of what is put into the aggregates of an expression. */
static bool
put_in_may_fail(Node *node, void *context)
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
	return expression_tree_walker(node, put_in_may_fail, context);
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
	return put_in_may_fail((Node *) ps->plan->targetlist, NULL) ||
		put_in_may_fail((Node *) ps->plan->qual, NULL);
}

bool
pgrf_join_effects_inputs_fail(JoinQuery *query, PlanState *ps)
{
	return judge(query, ps, INPUTS_FAIL, inputs_fail);
}

/* Are values that an operator calls equal the same bytes? */
static bool
are_alike(Oid operator, Oid collation)
{
	switch (get_opcode(operator))
	{
		case F_BOOLEQ:
		case F_CHAREQ:
		case F_ENUM_EQ:
		case F_XIDEQ:
		case F_PG_LSN_EQ:
		case F_MACADDR_EQ:
			return true;
		default:
			return pgrf_join_key_kind(operator, collation) != JOIN_CODE_HASH;
	}
}

/*
 * Does a node group by columns of which equal values may be told apart, so
 * that which of them it returns depends on their order?  As 1.0 and 1.00, or
 * -0 and 0.
 */
static bool
groups_unlike(const Plan *plan)
{
	const JoinNode *node = pgrf_join_nodes_get(plan);

	if (node->group_count == 0)
		return false;
	for (int i = 0; i < JOIN_NODE_FIELD(plan, int, node->group_count); i++)
	{
		if (!are_alike(JOIN_NODE_FIELD(plan, Oid *, node->group_operators)[i],
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
		/* further sets of columns that it groups by */
		if (((Agg *) ps->plan)->chain != NIL)
			return true;
		foreach(lc, ((AggState *) ps)->aggs)
		{
			Aggref	   *aggref = lfirst_node(Aggref, lc);

			/* of distinct ones, 1.0 or 1.00 is added: which came first */
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
