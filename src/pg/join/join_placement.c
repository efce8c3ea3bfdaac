/*-------------------------------------------------------------------------
 *
 * join_placement.c
 *	  Join filters: where the filter of a join may go.
 *
 * From the probe side of the join, keys are followed down to where they come
 * from.  A node lets the filter pass to a child if to drop a row there is the
 * same as to drop all rows that the node makes of it, and if all of these have
 * the same key.  So:
 *
 * Joins		By side and type: the table below.
 * Sort, Material, Memoize, Hash
 *				Rows as they came, but kept: see "Kept rows".
 * Append, MergeAppend
 *				To all children.
 * Agg, Group, Unique, WindowAgg
 *				For keys that are grouping (partitioning) columns: a group has
 *				equal keys, so it is dropped as a whole.  Its equality must
 *				imply equal hash values: it is an operator whose hash function
 *				is the join's, under the same collation.
 * SubqueryScan, Result
 *				Through their target list.
 * all others	Stop: the filter is asked about the rows that the node returns.
 *				Limit and LockRows make a difference of which rows they see,
 *				Gather's children are in other processes, a CTE has other
 *				readers, and nothing is known of a CustomScan.
 *
 * In a query that reads a view that is a security barrier, nothing lets a
 * filter pass: below there may be rows that are hidden from the user, who can
 * look at the counts.  (The plan does not tell where: the planner removes a
 * SubqueryScan that does nothing.)  A scan is asked about rows that pass its
 * own conditions only, those of row security among them.
 *
 * A node through whose expressions volatile functions are called lets nothing
 * pass, for it would call them for fewer rows.
 *
 * Partial groups.  A filter need not be asked about all rows of a group: it
 * sleeps, wakes, and takes samples.  So a group that has no match may reach
 * the join with a part of its rows, and only there be dropped; and what is
 * computed of it on the way must not fail, as amount / (count(*) - 1) does
 * where no whole group has but one row.  So filters pass a node that groups
 * only if all that is computed from there to the join cannot fail: columns,
 * aggregates and window functions of a list, and functions that are leakproof.
 *
 * Kept rows.  Nodes that keep rows may return them again when they are
 * executed again, after the join has built another table: they must not lack
 * rows that match the new one.  So filters pass such nodes only if the build
 * side returns the same rows each time: it depends on no parameter that
 * changes, nothing in it is volatile, and no node in it picks rows by the
 * order in which it happens to get them.
 *
 * Such nodes read their input before they return the first row.  Where a join
 * fetches a first row before it builds its table, to see if there is any, the
 * filter comes too late for them.  It does so only where that seems cheaper
 * than the table, and is left to.
 *
 * IDENTIFICATION
 *	  src/pg/join/join_placement.c
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "catalog/pg_proc.h"
#include "catalog/pg_type.h"
#include "miscadmin.h"
#include "nodes/nodeFuncs.h"
#include "nodes/plannodes.h"
#include "optimizer/optimizer.h"
#include "utils/fmgroids.h"
#include "utils/lsyscache.h"

#include "join_cost.h"
#include "join_placement.h"
#include "join_source.h"
#include "join_target.h"

/*
 * Rows of the outer (probe) and inner (build) side of a join.
 *
 * "drops": a row of the outer side without a match makes no difference to the
 * result, so it may be dropped by a filter of the inner side.
 *
 * "outer", "inner": to drop a row of that side drops the rows that the join
 * makes of it and no others, and adds none.  Not so if the other side's rows
 * are returned with nulls when they have no match; and rows of the side that
 * is only looked up have no columns above the join.
 */
typedef struct JoinRule
{
	JoinType	type;
	bool		drops;
	bool		outer;
	bool		inner;
} JoinRule;

static const JoinRule join_rules[] = {
	{JOIN_INNER, true, true, true},
	{JOIN_LEFT, false, true, false},
	{JOIN_RIGHT, true, false, true},
	{JOIN_FULL, false, false, false},
	{JOIN_SEMI, true, true, false},
	{JOIN_ANTI, false, true, false},
	{JOIN_RIGHT_SEMI, true, false, true},
	{JOIN_RIGHT_ANTI, true, false, true},
};

/* Lists of VALUES that are not looked through. */
#define LONG_VALUES			1000

/*
 * A child of an Append takes a microsecond to be made a place.  If there are
 * many, they should have more rows than the planner gives to a table that it
 * knows nothing of, which are some 2000.
 */
#define MANY_CHILDREN		16
#define FEW_ROWS			4000

/* A place that was found. */
typedef struct Found
{
	PlanState  *ps;
	bool		output;
	double		expected;		/* rows, for one table of the join */
	double		between;
	Bitmapset  *which;
	JoinColumn *columns;
} Found;

typedef struct Search
{
	JoinQuery  *query;
	HashJoinState *join;
	int			nkeys;			/* of the join */
	bool		repeatable;		/* the build side: see "Kept rows" */
	double		loops;			/* how often the node is executed */
	double		between;		/* see pgrf_join_cost_between() */
	bool		may_fail;		/* what is evaluated on the way: see place() */
	List	   *found;
	double		rows;			/* expected there */
} Search;

static void place(Search *search, PlanState *ps, const JoinColumn *columns,
				  Bitmapset *which);

/* Is a value read or printed as a type that has been dropped? */
static bool
has_gone_type(Node *node, void *context)
{
	if (node == NULL)
		return false;
	if (IsA(node, CoerceViaIO) &&
		(get_typlen(((CoerceViaIO *) node)->resulttype) == 0 ||
		 get_typlen(exprType((Node *) ((CoerceViaIO *) node)->arg)) == 0))
		return true;
	return expression_tree_walker(node, has_gone_type, context);
}

/* What cannot be looked up, since it is gone, is taken for volatile. */
static bool
is_volatile(Node *expr)
{
	return expr != NULL &&
		(has_gone_type(expr, NULL) || contain_volatile_functions(expr));
}

/* Do expressions of this node itself call such functions? */
static bool
has_volatile(const Plan *plan)
{
	if (is_volatile((Node *) plan->targetlist) ||
		is_volatile((Node *) plan->qual))
		return true;
	switch (nodeTag(plan))
	{
		case T_NestLoop:
			return is_volatile((Node *) ((Join *) plan)->joinqual);
		case T_MergeJoin:
			return is_volatile((Node *) ((Join *) plan)->joinqual) ||
				is_volatile((Node *) ((MergeJoin *) plan)->mergeclauses);
		case T_HashJoin:
			return is_volatile((Node *) ((Join *) plan)->joinqual) ||
				is_volatile((Node *) ((HashJoin *) plan)->hashclauses);
		case T_Result:
			return is_volatile(((Result *) plan)->resconstantqual);
		case T_FunctionScan:
			return is_volatile((Node *) ((FunctionScan *) plan)->functions);
		case T_ValuesScan:
			/* To look at long ones takes longer than a filter may save. */
			return list_length(((ValuesScan *) plan)->values_lists) > LONG_VALUES ||
				is_volatile((Node *) ((ValuesScan *) plan)->values_lists);
		case T_SampleScan:
			return is_volatile((Node *) ((SampleScan *) plan)->tablesample->args) ||
				is_volatile((Node *) ((SampleScan *) plan)->tablesample->repeatable);
		case T_TableFuncScan:
			return is_volatile((Node *) ((TableFuncScan *) plan)->tablefunc);
		case T_WindowAgg:
			return is_volatile(((WindowAgg *) plan)->startOffset) ||
				is_volatile(((WindowAgg *) plan)->endOffset);
		case T_Limit:
			return is_volatile(((Limit *) plan)->limitOffset) ||
				is_volatile(((Limit *) plan)->limitCount);
		case T_ForeignScan:
			return is_volatile((Node *) ((ForeignScan *) plan)->fdw_exprs);
		case T_CustomScan:
			return is_volatile((Node *) ((CustomScan *) plan)->custom_exprs);
		case T_ModifyTable:
		case T_LockRows:
			return true;
		default:
			return false;
	}
}

/* A CTE is not below the nodes that read it. */
static bool
is_volatile_walker(PlanState *ps, void *context)
{
	return has_volatile(ps->plan) ||
		(IsA(ps, CteScanState) &&
		 is_volatile_walker(((CteScanState *) ps)->cteplanstate, context)) ||
		planstate_tree_walker(ps, is_volatile_walker, context);
}

bool
pgrf_join_effects_volatile(PlanState *ps)
{
	return is_volatile_walker(ps, NULL);
}

/*
 * Would it make a difference if this node, or one below, ran less often, or
 * never, so that an InitPlan that it reads is not executed?
 */
static bool
is_volatile_below(Search *search, PlanState *ps)
{
	return bms_overlap(ps->plan->allParam, search->query->volatile_params) ||
		pgrf_join_effects_volatile(ps);
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
 * May an expression fail?  What aggregates are given is another matter:
 * put_in_may_fail().
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
		case T_Param:
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

/* The same of the sides of equalities, which are asked if hashes are equal. */
static bool
sides_may_fail(List *clauses)
{
	ListCell   *lc;

	foreach(lc, clauses)
		if (!IsA(lfirst(lc), OpExpr) ||
			may_fail((Node *) ((OpExpr *) lfirst(lc))->args, NULL))
		return true;
	return false;
}

/* Does a node compute something of its rows that may fail? */
static bool
computes_what_may_fail(PlanState *ps)
{
	Plan	   *plan = ps->plan;

	if (may_fail((Node *) plan->targetlist, NULL) ||
		may_fail((Node *) plan->qual, NULL))
		return true;
	switch (nodeTag(plan))
	{
		case T_NestLoop:
			/* with parameters, the inner side computes something of them */
			return ((NestLoop *) plan)->nestParams != NIL ||
				may_fail((Node *) ((Join *) plan)->joinqual, NULL);
		case T_MergeJoin:
			return may_fail((Node *) ((Join *) plan)->joinqual, NULL) ||
				sides_may_fail(((MergeJoin *) plan)->mergeclauses);
		case T_HashJoin:
			return may_fail((Node *) ((Join *) plan)->joinqual, NULL) ||
				sides_may_fail(((HashJoin *) plan)->hashclauses);
		case T_WindowAgg:
			return ((WindowAgg *) plan)->startOffset != NULL ||
				((WindowAgg *) plan)->endOffset != NULL;
		default:
			return false;
	}
}

/* What a SubPlan does is not in the expression that calls it. */
static bool
has_volatile_subplan(PlanState *ps)
{
	ListCell   *lc;

	foreach(lc, ps->subPlan)
		if (pgrf_join_effects_volatile(((SubPlanState *) lfirst(lc))->planstate))
		return true;
	return false;
}

bool
pgrf_join_placement_may_drop(JoinType type)
{
	for (size_t i = 0; i < lengthof(join_rules); i++)
		if (join_rules[i].type == type)
			return join_rules[i].drops;
	return false;
}

static bool
passes_join(JoinType type, int varno)
{
	for (size_t i = 0; i < lengthof(join_rules); i++)
		if (join_rules[i].type == type)
			return varno == OUTER_VAR ? join_rules[i].outer :
				varno == INNER_VAR ? join_rules[i].inner : false;
	return false;
}

/*
 * Which of the columns of a node's rows are columns of its input, and of which
 * (varno)?  Adds those to *which, and to below[].
 */
static void
columns_below(PlanState *ps, const JoinColumn *columns, Bitmapset *keys,
			  int varno, JoinColumn *below, Bitmapset **which)
{
	int			k = -1;

	*which = NULL;
	while ((k = bms_next_member(keys, k)) >= 0)
	{
		TargetEntry *entry = (TargetEntry *)
		list_nth(ps->plan->targetlist, columns[k].attno - 1);
		int			from;

		if (!pgrf_join_key_column(entry->expr, &from, &below[k]) || from != varno)
			continue;
		if (OidIsValid(columns[k].castid))
		{
			if (OidIsValid(below[k].castid))
				continue;
			below[k].castid = columns[k].castid;
		}
		*which = bms_add_member(*which, k);
	}
}

/* By which columns a node groups (partitions) its input. */
typedef struct Grouping
{
	int			n;
	const AttrNumber *attnos;
	const Oid  *operators;		/* equality */
	const Oid  *collations;
} Grouping;

/* False: it does not. */
static bool
groups(const Plan *plan, Grouping *grouping)
{
	switch (nodeTag(plan))
	{
#define GROUPING(type, prefix, count) \
		case T_##type: \
			*grouping = (Grouping) \
			{ \
				((const type *) plan)->count, \
				((const type *) plan)->prefix##ColIdx, \
				((const type *) plan)->prefix##Operators, \
				((const type *) plan)->prefix##Collations \
			}; \
			return true
			GROUPING(Agg, grp, numCols);
			GROUPING(Group, grp, numCols);
			GROUPING(Unique, uniq, numCols);
			GROUPING(WindowAgg, part, partNumCols);
#undef GROUPING
		default:
			return false;
	}
}

/*
 * Those of the keys "which" that are among the columns by which a node groups
 * its input, with an equality that implies equal hash values.
 */
static Bitmapset *
grouping_keys(Search *search, Bitmapset *which, const JoinColumn *below,
			  const Grouping *grouping)
{
	HashJoin   *join = (HashJoin *) search->join->js.ps.plan;
	Bitmapset  *keys = NULL;

	for (int k = -1; (k = bms_next_member(which, k)) >= 0;)
	{
		Oid			outerfn,
					innerfn,
					leftfn,
					rightfn;

		if (OidIsValid(below[k].castid) ||
			!get_op_hash_functions(list_nth_oid(join->hashoperators, k),
								   &outerfn, &innerfn))
			continue;
		for (int i = 0; i < grouping->n; i++)
			if (grouping->attnos[i] == below[k].attno &&
				get_op_hash_functions(grouping->operators[i], &leftfn,
									  &rightfn) &&
				leftfn == outerfn && rightfn == outerfn &&
				grouping->collations[i] == list_nth_oid(join->hashcollations, k))
				keys = bms_add_member(keys, k);
	}
	return keys;
}

/* Does a node evaluate its conditions with ExecScan(), at each row anew? */
static bool
has_conditions(PlanState *ps)
{
	switch (nodeTag(ps))
	{
		case T_SeqScanState:
			return !PGRF_FIXED_SEQSCAN || ps->qual != NULL;
		case T_SampleScanState:
		case T_IndexScanState:
		case T_IndexOnlyScanState:
		case T_BitmapHeapScanState:
		case T_TidScanState:
		case T_TidRangeScanState:
		case T_SubqueryScanState:
		case T_FunctionScanState:
		case T_TableFuncScanState:
		case T_ValuesScanState:
		case T_CteScanState:
		case T_NamedTuplestoreScanState:
		case T_WorkTableScanState:
			return true;
		default:
			return false;
	}
}

/*
 * The filter is asked about rows of this node: best before it computes its
 * target list, if it need not be computed for each row.
 */
static void
place_here(Search *search, PlanState *ps, const JoinColumn *columns,
		   Bitmapset *which)
{
	Found	   *found = palloc(sizeof(*found));
	Bitmapset  *scanned = NULL;

	found->ps = ps;
	found->which = bms_copy(which);
	found->columns = palloc0(search->nkeys * sizeof(JoinColumn));
	if (has_conditions(ps) && !has_volatile_subplan(ps) &&
		!is_volatile((Node *) ps->plan->targetlist))
		columns_below(ps, columns, which,
					  IsA(ps, IndexOnlyScanState) ? INDEX_VAR :
					  (int) ((Scan *) ps->plan)->scanrelid,
					  found->columns, &scanned);
	found->output = !bms_equal(which, scanned);
	if (found->output)
		memcpy(found->columns, columns, search->nkeys * sizeof(JoinColumn));
	search->found = lappend(search->found, found);
	found->expected = search->loops * ps->plan->plan_rows;
	found->between = search->between;
	search->rows += found->expected;
}

/*
 * Down into one child, with those keys that come from there.  "other" is the
 * other one, of which less may be read if this one returns fewer rows.
 */
static bool
place_below(Search *search, PlanState *ps, PlanState *child, PlanState *other,
			int varno, const JoinColumn *columns, Bitmapset *which)
{
	JoinColumn *below = palloc0(search->nkeys * sizeof(JoinColumn));
	Bitmapset  *passing;
	Grouping	grouping;

	columns_below(ps, columns, which, varno, below, &passing);
	if (groups(ps->plan, &grouping))
		passing = grouping_keys(search, passing, below, &grouping);
	if (bms_is_empty(passing) || (other != NULL && is_volatile_below(search, other)))
		return false;
	/* A Hash returns no rows that could be asked about, if none pass. */
	if (IsA(child, HashState) && !search->repeatable)
		return false;
	place(search, child, below, passing);
	return true;
}

/* Does a node keep rows, to return them when it is executed again? */
static bool
keeps_rows(PlanState *ps)
{
	switch (nodeTag(ps))
	{
		case T_SortState:
		case T_IncrementalSortState:
		case T_MaterialState:
		case T_MemoizeState:
		case T_HashState:
			return true;
		case T_AggState:
			return ((Agg *) ps->plan)->aggstrategy != AGG_SORTED;
		default:
			return false;
	}
}

/*
 * Does an Append have so many children of so few rows that it takes as long to
 * make them places as it may save?
 */
static bool
is_crumbled(const AppendState *append)
{
	return append->as_nplans >= MANY_CHILDREN &&
		append->ps.plan->plan_rows < (double) append->as_nplans * FEW_ROWS &&
		pgrf_join_filter_debug == JOIN_FILTER_DEBUG_OFF;
}

/*
 * Finds places for the keys "which", columns of the rows of ps, at or below
 * it.
 */
static void
place(Search *search, PlanState *ps, const JoinColumn *columns,
	  Bitmapset *which)
{
	bool		below = false;
	int			nchildren = 0;
	PlanState **children = NULL;
	double		above = search->between;
	bool		may_fail_above = search->may_fail;
	Grouping	grouping;

	check_stack_depth();
	if (search->query->has_barrier || has_volatile(ps->plan) ||
		has_volatile_subplan(ps) ||
		bms_overlap(ps->plan->allParam, search->query->volatile_params) ||
		(keeps_rows(ps) && !search->repeatable))
	{
		place_here(search, ps, columns, which);
		return;
	}
	search->may_fail |= computes_what_may_fail(ps);
	if (groups(ps->plan, &grouping))
	{
		if (search->may_fail)
		{
			search->may_fail = may_fail_above;
			place_here(search, ps, columns, which);
			return;
		}
		/* to groups further down, this is on the way */
		search->may_fail = put_in_may_fail((Node *) ps->plan->targetlist, NULL) ||
			put_in_may_fail((Node *) ps->plan->qual, NULL);
	}
	search->between += pgrf_join_cost_between(ps);
	switch (nodeTag(ps))
	{
		case T_HashJoinState:
		case T_MergeJoinState:
		case T_NestLoopState:
			{
				JoinType	type = ((JoinState *) ps)->jointype;
				PlanState  *outer = outerPlanState(ps);
				PlanState  *inner = innerPlanState(ps);
				double		loops = search->loops;

				if (passes_join(type, OUTER_VAR))
					below |= place_below(search, ps, outer, inner, OUTER_VAR,
										 columns, which);
				if (IsA(ps, NestLoopState))
					search->loops *= clamp_row_est(outer->plan->plan_rows);
				if (passes_join(type, INNER_VAR))
					below |= place_below(search, ps, inner, outer, INNER_VAR,
										 columns, which);
				search->loops = loops;
				break;
			}
		case T_AggState:
			/* Grouping sets have groups that a column does not tell apart. */
			if (((Agg *) ps->plan)->groupingSets == NIL &&
				((Agg *) ps->plan)->chain == NIL)
				below = place_below(search, ps, outerPlanState(ps), NULL, OUTER_VAR,
									columns, which);
			break;
		case T_GroupState:
		case T_UniqueState:
		case T_WindowAggState:
		case T_SortState:
		case T_IncrementalSortState:
		case T_MaterialState:
		case T_MemoizeState:
		case T_HashState:
		case T_ResultState:
			if (outerPlanState(ps) != NULL)
				below = place_below(search, ps, outerPlanState(ps), NULL, OUTER_VAR,
									columns, which);
			break;
		case T_SubqueryScanState:
			below = place_below(search, ps,
								((SubqueryScanState *) ps)->subplan, NULL,
								(int) ((Scan *) ps->plan)->scanrelid, columns,
								which);
			break;
		case T_AppendState:
			if (!is_crumbled((AppendState *) ps))
			{
				children = ((AppendState *) ps)->appendplans;
				nchildren = ((AppendState *) ps)->as_nplans;
			}
			break;
		case T_MergeAppendState:
			children = ((MergeAppendState *) ps)->mergeplans;
			nchildren = ((MergeAppendState *) ps)->ms_nplans;
			break;
		default:
			break;
	}
	for (int i = 0; i < nchildren; i++)
	{
		place(search, children[i], columns, which);
		below = true;
	}
	search->between = above;
	search->may_fail = may_fail_above;
	if (!below)
		place_here(search, ps, columns, which);
}

/*
 * Nodes that may return other rows the next time: those that depend on the
 * order in which they happen to read others (a scan may begin anywhere in a
 * large table), another sample, what another server has, and what nothing is
 * known of.
 */
static bool
is_unrepeatable_walker(PlanState *ps, void *context)
{
	ListCell   *lc;

	switch (nodeTag(ps))
	{
		case T_AggState:
			foreach(lc, ((AggState *) ps)->aggs)
				if (!ignores_order(((Aggref *) lfirst(lc))->aggfnoid))
				return true;
			return planstate_tree_walker(ps, is_unrepeatable_walker, context);
		case T_SampleScanState:
		case T_ForeignScanState:
		case T_CustomScanState:
		case T_LimitState:
		case T_UniqueState:
		case T_WindowAggState:
		case T_GatherState:
		case T_GatherMergeState:
			return true;
		default:
			return planstate_tree_walker(ps, is_unrepeatable_walker, context);
	}
}

/* Does the build side return the same rows whenever it is executed? */
static bool
is_repeatable(Search *search)
{
	PlanState  *build = innerPlanState(search->join);

	return bms_is_subset(build->plan->extParam,
						 search->query->fixed_params) &&
		!is_volatile_below(search, build) && !is_unrepeatable_walker(build, NULL);
}

/*
 * Values of type record may have columns that have no hash function, which is
 * an error: rows that will not come as far as the join must not raise it.
 * (For other types the planner has made sure.)
 */
static bool
can_hash(Oid type)
{
	return type != RECORDOID && type != RECORDARRAYOID;
}

void
pgrf_join_placement_make(JoinQuery *query, HashJoinState *join, double fetched)
{
	HashJoin   *plan = (HashJoin *) join->js.ps.plan;
	Search		search = {0};
	Bitmapset  *which = NULL;
	JoinColumn *columns;
	ListCell   *lc;

	search.query = query;
	search.join = join;
	search.nkeys = list_length(plan->hashkeys);
	search.loops = fetched;
	columns = palloc0(search.nkeys * sizeof(JoinColumn));
	foreach(lc, plan->hashkeys)
	{
		int			k = foreach_current_index(lc);
		Oid			operator = list_nth_oid(plan->hashoperators, k);
		Oid			outerfn,
					innerfn;
		int			varno;

		if (pgrf_join_key_column((Expr *) lfirst(lc), &varno, &columns[k]) &&
			varno == OUTER_VAR && can_hash(columns[k].type) && op_strict(operator) &&
			get_op_hash_functions(operator, &outerfn, &innerfn) &&
			func_volatile(outerfn) == PROVOLATILE_IMMUTABLE)
			which = bms_add_member(which, k);
	}
	if (bms_is_empty(which) || is_volatile((Node *) plan->hashclauses))
		return;

	search.may_fail = sides_may_fail(plan->hashclauses);
	search.repeatable = is_repeatable(&search);
	place(&search, outerPlanState(join), columns, which);
	if (search.rows < pgrf_join_filter_min_rows &&
		pgrf_join_filter_debug == JOIN_FILTER_DEBUG_OFF)
		return;
	foreach(lc, search.found)
	{
		Found	   *found = (Found *) lfirst(lc);
		JoinSource *source = pgrf_join_source_get(query, join, found->which);

		if (source != NULL)
			pgrf_join_target_add(query, found->ps, found->output, found->expected,
								 found->between, source, found->columns);
	}
}
