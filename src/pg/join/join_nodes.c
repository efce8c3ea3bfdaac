/*-------------------------------------------------------------------------
 *
 * join_nodes.c
 *	  Join filters: what is known of the nodes of plans, a row each.
 *
 * join_nodes.h says what the columns mean.  "make lint" compares the rows with
 * the table in README.md.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "pg/base/base.h"

#include "join_nodes.h"

/* Rows of nodes that can be targets, and of nodes that cannot. */
#define NODE(type, ...)		[T_##type] = {sizeof(type), __VA_ARGS__}
#define SILENT(type, ...)	[T_##type] = {0, __VA_ARGS__}

#define GROUPS(type, count, prefix) \
	.group_count = offsetof(type, count), \
	.group_columns = offsetof(type, prefix##ColIdx), \
	.group_operators = offsetof(type, prefix##Operators), \
	.group_collations = offsetof(type, prefix##Collations)

#define EXPR(type, field) \
	.exprs = {offsetof(type, field)}
#define EXPRS(type, field, other) \
	.exprs = {offsetof(type, field), offsetof(type, other)}

#define PURE		NODE_PURE
#define HARMLESS	(NODE_PURE | NODE_REPEATS)
#define PASSES		(HARMLESS | NODE_PASSES)
#define KEEPS		(PASSES | NODE_KEEPS)
#define SCANS		(HARMLESS | NODE_SCANS)
#define READS_ALL	NODE_READS_ALL
#define AHEAD		NODE_AHEAD
#define FIXED		(PGRF_FIXED_SEQSCAN ? NODE_FIXED : 0)

/*
 * By tag.  Why some promise less: the rows of a Limit, a Unique and a
 * WindowAgg depend on their order; an IncrementalSort reads a row ahead, and
 * never has a Sort below it; a SetOp and a RecursiveUnion return one of
 * several equal rows (no worker reads the latter's parameter); LockRows
 * changes the rows that it sees; Gather's children are in other processes, a
 * ForeignScan's on another server; nothing is known of a CustomScan.
 */
static const JoinNode nodes[] = {
	NODE(HashJoin, CHILD_SIDES, PASSES, 150,
		 EXPRS(HashJoin, join.joinqual, hashclauses)),
	NODE(MergeJoin, CHILD_SIDES, PASSES | AHEAD, 150,
		 EXPRS(MergeJoin, join.joinqual, mergeclauses)),
	NODE(NestLoop, CHILD_SIDES, PASSES, 150,
		 .nest_params = offsetof(NestLoop, nestParams),
		 EXPR(NestLoop, join.joinqual)),

	SILENT(Hash, CHILD_OUTER, KEEPS | READS_ALL, 50),
	NODE(Sort, CHILD_OUTER, KEEPS | READS_ALL, 150),
	NODE(IncrementalSort, CHILD_OUTER, HARMLESS, 0),
	NODE(Material, CHILD_OUTER, KEEPS, 50),
	NODE(Memoize, CHILD_OUTER, KEEPS, 50),

	NODE(Agg, CHILD_OUTER, KEEPS | READS_ALL | AHEAD, 150,
		 GROUPS(Agg, numCols, grp)),
	NODE(Group, CHILD_OUTER, PASSES, 50,
		 GROUPS(Group, numCols, grp)),
	NODE(Unique, CHILD_OUTER, PURE | NODE_PASSES, 50,
		 GROUPS(Unique, numCols, uniq)),
	NODE(WindowAgg, CHILD_OUTER, PURE | NODE_PASSES | AHEAD, 300,
		 GROUPS(WindowAgg, partNumCols, part),
		 EXPRS(WindowAgg, startOffset, endOffset)),

	NODE(Result, CHILD_OUTER, PASSES, 0,
		 EXPR(Result, resconstantqual)),
	NODE(SubqueryScan, CHILD_SUBQUERY, PASSES | NODE_SCANS, 0),
	NODE(Append, CHILD_MEMBERS, PASSES, 0),
	NODE(MergeAppend, CHILD_MEMBERS, PASSES | AHEAD, 0),

	NODE(SeqScan, CHILD_NONE, SCANS | FIXED, 0),
	NODE(IndexScan, CHILD_NONE, SCANS, 0),
	NODE(IndexOnlyScan, CHILD_NONE, SCANS, 0),
	NODE(BitmapHeapScan, CHILD_NONE, SCANS, 0),
	SILENT(BitmapIndexScan, CHILD_NONE, HARMLESS, 0),
	SILENT(BitmapAnd, CHILD_NONE, HARMLESS, 0),
	SILENT(BitmapOr, CHILD_NONE, HARMLESS, 0),
	NODE(TidScan, CHILD_NONE, SCANS, 0),
	NODE(TidRangeScan, CHILD_NONE, SCANS, 0),
	NODE(SampleScan, CHILD_NONE, PURE | NODE_SCANS, 0,
		 EXPR(SampleScan, tablesample)),
	NODE(FunctionScan, CHILD_NONE, SCANS, 0,
		 EXPR(FunctionScan, functions)),
	NODE(TableFuncScan, CHILD_NONE, SCANS, 0,
		 EXPR(TableFuncScan, tablefunc)),
	NODE(ValuesScan, CHILD_NONE, SCANS, 0,
		 EXPR(ValuesScan, values_lists)),
	NODE(CteScan, CHILD_NONE, SCANS, 0),
	NODE(NamedTuplestoreScan, CHILD_NONE, SCANS, 0),
	NODE(WorkTableScan, CHILD_NONE, SCANS, 0),

	NODE(ProjectSet, CHILD_OUTER, HARMLESS, 0),
	NODE(SetOp, CHILD_OUTER, PURE, 0),
	NODE(RecursiveUnion, CHILD_OUTER, PURE, 0),
	NODE(Limit, CHILD_OUTER, PURE, 0,
		 EXPRS(Limit, limitOffset, limitCount)),
	NODE(LockRows, CHILD_OUTER, 0, 0,
		 .signal_param = offsetof(LockRows, epqParam)),
	SILENT(ModifyTable, CHILD_NONE, 0, 0,
		   .signal_param = offsetof(ModifyTable, epqParam)),
	NODE(Gather, CHILD_OUTER, PURE, 0,
		 .signal_param = offsetof(Gather, rescan_param)),
	NODE(GatherMerge, CHILD_OUTER, PURE, 0,
		 .signal_param = offsetof(GatherMerge, rescan_param)),
	NODE(ForeignScan, CHILD_NONE, PURE, 0,
		 EXPR(ForeignScan, fdw_exprs)),
	NODE(CustomScan, CHILD_NONE, 0, 0),
};

const JoinNode *
pgrf_join_nodes_get(const Plan *plan)
{
	/* The row of T_Invalid is all zeros. */
	return &nodes[(size_t) nodeTag(plan) < lengthof(nodes) ?
				  nodeTag(plan) : T_Invalid];
}

static bool
sorts(const Plan *plan)
{
	return IsA(plan, Agg) && ((const Agg *) plan)->aggstrategy == AGG_SORTED;
}

bool
pgrf_join_nodes_keeps(const Plan *plan)
{
	return (pgrf_join_nodes_get(plan)->promises & NODE_KEEPS) != 0 &&
		!sorts(plan);
}

bool
pgrf_join_nodes_reads_all(const Plan *plan)
{
	return (pgrf_join_nodes_get(plan)->promises & NODE_READS_ALL) != 0 &&
		!sorts(plan);
}

bool
pgrf_join_nodes_reads_ahead(const Plan *plan)
{
	return (pgrf_join_nodes_get(plan)->promises & NODE_AHEAD) != 0 &&
		(!IsA(plan, Agg) || sorts(plan));
}

PlanState **
pgrf_join_nodes_members(PlanState *ps, int *n)
{
	if (IsA(ps, AppendState))
	{
		*n = ((AppendState *) ps)->as_nplans;
		return ((AppendState *) ps)->appendplans;
	}
	if (IsA(ps, MergeAppendState))
	{
		*n = ((MergeAppendState *) ps)->ms_nplans;
		return ((MergeAppendState *) ps)->mergeplans;
	}
	*n = 0;
	return NULL;
}
