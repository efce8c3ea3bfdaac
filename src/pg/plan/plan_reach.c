/*-------------------------------------------------------------------------
 *
 * plan_reach.c
 *	  Whether a plan drops a table's rows as well without a condition.
 *
 * A join filter goes from a hash join to a scan below its probe side, through
 * nodes that may pass it (join/join.h).  If one does not, because of its keys
 * or expressions, a condition is not added that would have helped.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "nodes/bitmapset.h"

#include "pg/join/join.h"

#include "plan_reach.h"

typedef struct Reach
{
	const Bitmapset *large;		/* numbers of tables in the plan */
	const Bitmapset *small;
	PlanReach	how;
} Reach;

/* Which of the two are read at or below a node. */
typedef struct Below
{
	bool		large;
	bool		small;
	bool		blocked;		/* filters from above do not reach "large" */
} Below;

/* Position of a query's tables in stmt->rtable, a shallow copy; or -1. */
static int
number_before(const PlannedStmt *stmt, PlannerInfo *root)
{
	const RangeTblEntry *first = linitial_node(RangeTblEntry, root->parse->rtable);
	ListCell   *lc;

	foreach(lc, stmt->rtable)
	{
		if (lfirst_node(RangeTblEntry, lc)->eref == first->eref)
			return foreach_current_index(lc);
	}
	return -1;
}

/*
 * Numbers in the plan of a table and its partitions, or of a subquery's
 * tables; of all tables of the query, if rti is 0.
 */
static Bitmapset *
numbers_of(const PlannedStmt *stmt, PlannerInfo *root, int rti)
{
	int			before = number_before(stmt, root);
	Bitmapset  *numbers = NULL;

	for (int r = 1; r < root->simple_rel_array_size && before >= 0; r++)
	{
		const RelOptInfo *rel = root->simple_rel_array[r];

		if (rel == NULL || (rti != 0 && r != rti && !bms_is_member(rti, rel->top_parent_relids)))
			continue;
		numbers = bms_add_member(numbers, before + r);
		if (rel->subroot != NULL)
			numbers = bms_add_members(numbers, numbers_of(stmt, rel->subroot, 0));
	}
	return numbers;
}

static Below reach(Reach *walk, Plan *plan);

/* The same of what a node reads of a child. */
static Below
reach_child(Reach *walk, const Plan *plan, int varno, Plan *child)
{
	Below		below = reach(walk, child);

	below.blocked |= below.large && !pgrf_join_may_pass(plan, varno, child);
	return below;
}

static Below
reach_members(Reach *walk, const Plan *plan, List *members)
{
	Below		below = {0};
	ListCell   *lc;

	foreach(lc, members)
	{
		Below		member = reach_child(walk, plan, OUTER_VAR, (Plan *) lfirst(lc));

		below.large |= member.large;
		below.small |= member.small;
		below.blocked |= member.blocked;
	}
	return below;
}

static Below
reach_join(Reach *walk, Plan *plan)
{
	Below		outer = reach(walk, outerPlan(plan));
	Below		inner = reach_child(walk, plan, INNER_VAR, innerPlan(plan));
	Below		both = {outer.large || inner.large, outer.small || inner.small,
	outer.blocked || inner.blocked};

	if (IsA(plan, HashJoin) && outer.large && inner.small && !outer.blocked &&
		pgrf_join_may_drop(((Join *) plan)->jointype))
		walk->how.filters = true;
	if (IsA(plan, NestLoop) && inner.large && ((NestLoop *) plan)->nestParams != NIL)
		walk->how.looks_up = true;
	both.blocked |= outer.large && !pgrf_join_may_pass(plan, OUTER_VAR, outerPlan(plan));
	return both;
}

static Below
reach(Reach *walk, Plan *plan)
{
	Below		below = {0};

	if (plan == NULL)
		return below;
	switch (nodeTag(plan))
	{
		case T_SeqScan:
		case T_SampleScan:
		case T_IndexScan:
		case T_IndexOnlyScan:
		case T_BitmapHeapScan:
		case T_TidScan:
		case T_TidRangeScan:
		case T_ForeignScan:
			below.large = bms_is_member((int) ((Scan *) plan)->scanrelid, walk->large);
			below.small = bms_is_member((int) ((Scan *) plan)->scanrelid, walk->small);
			below.blocked = below.large && IsA(plan, ForeignScan);
			return below;
		case T_Append:
			return reach_members(walk, plan, ((Append *) plan)->appendplans);
		case T_MergeAppend:
			return reach_members(walk, plan, ((MergeAppend *) plan)->mergeplans);
		case T_SubqueryScan:
			return reach_child(walk, plan, OUTER_VAR, ((SubqueryScan *) plan)->subplan);
		case T_NestLoop:
		case T_MergeJoin:
		case T_HashJoin:
			return reach_join(walk, plan);
		case T_CustomScan:
			walk->how.custom = true;
			return below;
		default:
			return reach_child(walk, plan, OUTER_VAR, outerPlan(plan));
	}
}

PlanReach
pgrf_plan_reach(const PlannedStmt *stmt, PlannerInfo *root, int large, int small)
{
	Reach		walk = {0};
	ListCell   *lc;

	walk.large = numbers_of(stmt, root, large);
	walk.small = numbers_of(stmt, root, small);
	(void) reach(&walk, stmt->planTree);
	foreach(lc, stmt->subplans)
		(void) reach(&walk, (Plan *) lfirst(lc));
	return walk.how;
}
