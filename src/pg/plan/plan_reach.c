/*-------------------------------------------------------------------------
 *
 * plan_reach.c
 *	  Whether a plan drops a table's rows as well without a condition.
 *
 * A join filter goes from a hash join to a scan below its probe side, through
 * nodes listed in join/join_nodes.c.  Only the common ones are known here:
 * below others, a condition may be added in vain, if that costs less.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "nodes/bitmapset.h"

#include "plan_reach.h"

typedef struct Reach
{
	const Bitmapset *large;		/* numbers of tables in the plan */
	const Bitmapset *small;
	PlanReach	how;
} Reach;

/* Which of the two are read below a node. */
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

/* Does it read ahead, or stop early?  Then filters pass only to a Sort. */
static bool
is_ahead_of(const Plan *plan, const Plan *input)
{
	return input != NULL && !IsA(input, Sort) &&
		(IsA(plan, MergeJoin) || IsA(plan, WindowAgg) || IsA(plan, Unique) ||
		 (IsA(plan, Agg) && ((const Agg *) plan)->aggstrategy == AGG_SORTED));
}

static Below reach(Reach *walk, Plan *plan);

static void
reach_members(Reach *walk, List *members, Below *below)
{
	ListCell   *lc;

	foreach(lc, members)
	{
		Below		member = reach(walk, (Plan *) lfirst(lc));

		below->large |= member.large;
		below->small |= member.small;
		below->blocked |= member.large && member.blocked;
	}
}

static Below
reach_join(Reach *walk, Plan *plan)
{
	JoinType	type = ((Join *) plan)->jointype;
	Below		outer = reach(walk, outerPlan(plan));
	Below		inner = reach(walk, innerPlan(plan));
	Below		both = {outer.large || inner.large, outer.small || inner.small,
	outer.blocked || inner.blocked};
	bool		returns_outer = type == JOIN_LEFT || type == JOIN_FULL || type == JOIN_ANTI;
	bool		returns_inner = type != JOIN_INNER && type != JOIN_SEMI && !returns_outer;

	both.blocked |= (outer.large && is_ahead_of(plan, outerPlan(plan))) ||
		(inner.large && is_ahead_of(plan, innerPlan(plan)));
	if (IsA(plan, HashJoin) && outer.large && inner.small && !outer.blocked && !returns_outer)
		walk->how.filters = true;
	if (IsA(plan, NestLoop) && inner.large && ((NestLoop *) plan)->nestParams != NIL)
		walk->how.looks_up = true;
	both.blocked |= type == JOIN_FULL || (outer.large && returns_inner) ||
		(inner.large && (returns_outer || type == JOIN_SEMI));
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
			below.blocked = IsA(plan, ForeignScan);
			break;
		case T_Append:
			reach_members(walk, ((Append *) plan)->appendplans, &below);
			break;
		case T_MergeAppend:
			reach_members(walk, ((MergeAppend *) plan)->mergeplans, &below);
			break;
		case T_SubqueryScan:
			return reach(walk, ((SubqueryScan *) plan)->subplan);
		case T_NestLoop:
		case T_MergeJoin:
		case T_HashJoin:
			return reach_join(walk, plan);
		case T_CustomScan:
			walk->how.custom = true;
			break;
		default:
			below = reach(walk, outerPlan(plan));
			below.blocked |= IsA(plan, Gather) || IsA(plan, GatherMerge) ||
				IsA(plan, Limit) || IsA(plan, SetOp) || IsA(plan, RecursiveUnion) ||
				is_ahead_of(plan, outerPlan(plan));
			break;
	}
	return below;
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
