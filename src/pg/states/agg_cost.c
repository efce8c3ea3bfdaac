/*-------------------------------------------------------------------------
 *
 * agg_cost.c
 *	  What the planner should think of combining keys that parallel workers
 *	  have collected.
 *
 * A worker hands over a hash for each of its keys.  To the planner that is one
 * row, and one call of a function; in truth each of these hashes is copied
 * some five times on its way through the executor (written as a value, into
 * the queue, out of it, into the next node's tuple, into the leader's state),
 * mostly by the leader alone.  So a call costs as much as there are keys in
 * it.
 *
 * In a query without groups, each process makes one call, with its share of
 * the rows.  With groups, each makes one for each group.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "nodes/supportnodes.h"
#include "optimizer/optimizer.h"
#include "optimizer/pathnode.h"
#include "optimizer/tlist.h"
#include "utils/selfuncs.h"

#include "agg_cost.h"
#include "pg/base/base.h"
#include "pg/keys/keys.h"

/*
 * Of a key, in cpu_operator_cost: 20 ns, where a row of a sequential scan and
 * its key take 50 to 80 ns and the planner says 6 (bench_parallel.pl).
 */
#define HAND_OVER_COST		2.0

RelOptInfo *
pgrf_aggregated_rel(PlannerInfo *root)
{
	Relids		relids = pgrf_query_rels(root);
	int			relid;

	if (bms_get_singleton_member(relids, &relid))
		return root->simple_rel_array[relid];
	return bms_is_empty(relids) ? NULL : find_join_rel(root, relids);
}

/* How many keys a call of a combine function has, on average. */
static double
keys_per_call(PlannerInfo *root, RelOptInfo *rel)
{
	List	   *clause = root->parse->groupClause;
	double		ngroups = 1;
	int			nprocesses = 1;

	if (clause != NIL)
		ngroups = estimate_num_groups(root,
									  get_sortgrouplist_exprs(clause, root->processed_tlist),
									  rel->rows, NULL, NULL);
	if (rel->partial_pathlist != NIL)
		nprocesses += ((Path *) linitial(rel->partial_pathlist))->parallel_workers;

	/* Each partition may be aggregated by itself. */
	nprocesses = Max(nprocesses, rel->nparts);
	return clamp_row_est(rel->rows / nprocesses / ngroups);
}

/* The support function of functions that combine collected keys. */
PG_FUNCTION_INFO_V1(pgrf_combine_support);
Datum
pgrf_combine_support(PG_FUNCTION_ARGS)
{
	Node	   *request = (Node *) PG_GETARG_POINTER(0);
	SupportRequestCost *cost = (SupportRequestCost *) request;
	RelOptInfo *rel;

	if (!IsA(request, SupportRequestCost) || cost->root == NULL ||
		cost->root->parse->groupingSets != NIL)
		PG_RETURN_POINTER(NULL);
	rel = pgrf_aggregated_rel(cost->root);
	if (rel == NULL)
		PG_RETURN_POINTER(NULL);
	cost->startup = 0;
	cost->per_tuple = HAND_OVER_COST * cpu_operator_cost *
		keys_per_call(cost->root, rel);
	PG_RETURN_POINTER(cost);
}
