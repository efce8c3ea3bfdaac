/*-------------------------------------------------------------------------
 *
 * page_cost.c
 *	  What a scan costs that probes filters by page.
 *
 * The planner knows one cost of a probe, that of a single row (selfuncs.c),
 * and orders conditions by it.  But sequential and bitmap scans probe by page
 * (page_probe.c), which costs no more than a comparison, wherever the
 * condition stands.
 *
 * The planner computes the cost of these scans from a sum that it keeps with
 * the relation, and that of index scans from each condition.  So when all
 * paths of a relation are made, the sum is lowered, and paths of these scans
 * are made again.  They are cheaper, so the planner drops the old ones.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "catalog/pg_class.h"
#include "nodes/nodeFuncs.h"
#include "optimizer/clauses.h"
#include "optimizer/cost.h"
#include "optimizer/optimizer.h"
#include "optimizer/pathnode.h"
#include "optimizer/paths.h"
#include "utils/lsyscache.h"

#include "pg/base/base.h"
#include "pg/filters/filters.h"
#include "pg/keys/keys.h"
#include "plan.h"

/* Cost of a probe by page, in cpu_operator_cost. */
#define PAGE_PROBE_COST		1.0

static set_rel_pathlist_hook_type next_paths;

/* Will it be probed by page?  A guess. */
static bool
is_by_page(const RelOptInfo *rel, Node *clause)
{
	Node	   *filter;
	Node	   *key;

	if (!pgrf_sel_arguments(clause, &filter, &key))
		return false;
	while (IsA(key, RelabelType))
		key = (Node *) ((RelabelType *) key)->arg;
	return IsA(key, Var) && (int) ((Var *) key)->varno == (int) rel->relid &&
		(IsA(filter, Const) || IsA(filter, Param)) &&
		pgrf_scalar_type(getBaseType(((Var *) key)->vartype)) != NULL;
}

/* How much less the conditions of a relation cost by page, for each row. */
static Cost
saved_by_page(PlannerInfo *root, const RelOptInfo *rel)
{
	Cost		saved = 0;
	ListCell   *lc;

	foreach(lc, rel->baserestrictinfo)
	{
		RestrictInfo *info = lfirst_node(RestrictInfo, lc);
		QualCost	cost;

		if (info->security_level > 0)
			return 0;
		if (!is_by_page(rel, (Node *) info->clause))
			continue;
		cost_qual_eval_node(&cost, (Node *) info, root);
		saved += Max(cost.per_tuple - PAGE_PROBE_COST * cpu_operator_cost, 0);
	}
	return saved;
}

static void
add_seq_scans(PlannerInfo *root, RelOptInfo *rel)
{
	Relids		outer = rel->lateral_relids;
	int			workers;

	add_path(rel, create_seqscan_path(root, rel, outer, 0));
	if (!rel->consider_parallel || outer != NULL)
		return;
	workers = compute_parallel_worker(rel, rel->pages, -1,
									  max_parallel_workers_per_gather);
	if (workers > 0)
		add_partial_path(rel, create_seqscan_path(root, rel, NULL, workers));
}

static void
add_bitmap_scans(PlannerInfo *root, RelOptInfo *rel)
{
	List	   *bitmaps = NIL;
	ListCell   *lc;

	/* add_path() frees paths that cost more */
	foreach(lc, rel->pathlist)
	{
		BitmapHeapPath *path = (BitmapHeapPath *) lfirst(lc);

		if (IsA(path, BitmapHeapPath) && path->path.param_info == NULL)
			bitmaps = lappend(bitmaps, path->bitmapqual);
	}
	foreach(lc, bitmaps)
	{
		Path	   *bitmap = (Path *) lfirst(lc);

		if (rel->consider_parallel)
			create_partial_bitmap_paths(root, rel, bitmap);
		add_path(rel, (Path *) create_bitmap_heap_path(root, rel, bitmap, NULL,
													   1.0, 0));
	}
}

static void
add_paths(PlannerInfo *root, RelOptInfo *rel, Index rti, RangeTblEntry *rte)
{
	Cost		saved;

	if (next_paths != NULL)
		next_paths(root, rel, rti, rte);
	if (!pgrf_page_probe || IS_DUMMY_REL(rel) || rte->rtekind != RTE_RELATION ||
		rte->inh || rte->tablesample != NULL ||
		(rte->relkind != RELKIND_RELATION && rte->relkind != RELKIND_MATVIEW))
		return;
	saved = saved_by_page(root, rel);
	if (saved == 0)
		return;
	rel->baserestrictcost.per_tuple -= saved;
	add_bitmap_scans(root, rel);
	add_seq_scans(root, rel);
}

void
pgrf_page_cost_init(void)
{
	next_paths = set_rel_pathlist_hook;
	set_rel_pathlist_hook = add_paths;
}
