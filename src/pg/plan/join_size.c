/*-------------------------------------------------------------------------
 *
 * join_size.c
 *	  Sizes of joins: a filter and a join on the same key count once.
 *
 *		FROM f JOIN d ON d.id = f.k
 *		WHERE d.tier = 'gold'
 *		AND (SELECT bloom_agg(id) FROM d WHERE tier = 'gold') @> f.k
 *
 * The planner takes the two conditions on f.k for independent.  If each leaves
 * 1 row in 50 it expects 1 in 2500, and chooses nested loops above.
 *
 * A filter of a join's other side, with no conditions but the query's, does
 * not change the result.  So it counts for scans, but not for sizes of joins.
 * Paths have rows of their own, from which costs are computed; sizes of joins
 * are computed from a relation's rows.  So between the two (join_search_hook),
 * the relation's rows are reset to those without the filter.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "nodes/nodeFuncs.h"
#include "optimizer/clauses.h"
#include "optimizer/geqo.h"
#include "optimizer/optimizer.h"
#include "optimizer/paths.h"
#include "parser/parsetree.h"
#include "utils/lsyscache.h"

#include "pg/filters/filters.h"
#include "plan.h"
#include "plan_tree.h"

/* Factor by which estimates of the same conditions may differ. */
#define SAME	1.1

static join_search_hook_type next_search;

static Node *
strip_relabel(Node *node)
{
	while (node != NULL && IsA(node, RelabelType))
		node = (Node *) ((RelabelType *) node)->arg;
	return node;
}

/* The share of a table's rows that meet its own conditions. */
static double
passing(const RelOptInfo *rel)
{
	return rel->rows / Max(rel->tuples, Max(rel->rows, 1));
}

/* Is a table in a query, with at most this share of its rows expected? */
static bool
has_no_more_of(PlannerInfo *root, const RelOptInfo *except, Oid relid, double share)
{
	for (int rti = 1; rti < root->simple_rel_array_size; rti++)
	{
		const RelOptInfo *rel = root->simple_rel_array[rti];

		if (rel != NULL && rel != except && rel->reloptkind == RELOPT_BASEREL &&
			root->simple_rte_array[rti]->relid == relid && passing(rel) <= SAME * share)
			return true;
	}
	return false;
}

/*
 * Does a filter drop only rows that the query drops anyway?  Taken to be so if
 * all of its tables are in the query, with conditions at least as selective.
 */
static bool
is_implied(PlannerInfo *root, const RelOptInfo *rel, PlannerInfo *query)
{
	for (int rti = 1; rti < query->simple_rel_array_size; rti++)
	{
		const RelOptInfo *of = query->simple_rel_array[rti];

		if (of != NULL && of->reloptkind == RELOPT_BASEREL &&
			(query->simple_rte_array[rti]->rtekind != RTE_RELATION ||
			 !has_no_more_of(root, rel, query->simple_rte_array[rti]->relid, passing(of))))
			return false;
	}
	return true;
}

/* Is it the column that the filter is made of, in another relation? */
static bool
is_origin(PlannerInfo *root, const RelOptInfo *rel, Node *node,
		  const PgrfExpected *filter)
{
	const Var  *var = (const Var *) strip_relabel(node);

	return IsA(var, Var) && var->varlevelsup == 0 &&
		(int) var->varno != (int) rel->relid && var->varattno == filter->column->varattno &&
		root->simple_rel_array[var->varno] != NULL &&
		root->simple_rte_array[var->varno]->relid ==
		planner_rt_fetch(filter->column->varno, filter->query)->relid;
}

/* Does a join with that column drop rows of the relation? */
static bool
is_joined(PlannerInfo *root, const RelOptInfo *rel, Node *key,
		  const PgrfExpected *filter)
{
	PlanTree	tree;
	ListCell   *lc;
	ListCell   *lc2;

	pgrf_plan_tree(&tree, root);
	foreach(lc, tree.lists)
	{
		const PlanList *list = (const PlanList *) lfirst(lc);

		if (!pgrf_plan_tree_drops(&tree, list, (int) rel->relid))
			continue;
		foreach(lc2, (List *) *list->quals)
		{
			OpExpr	   *op = (OpExpr *) lfirst(lc2);

			if (is_opclause(op) && list_length(op->args) == 2 &&
				op_mergejoinable(op->opno, exprType(linitial(op->args))) &&
				((equal(strip_relabel(linitial(op->args)), key) &&
				  is_origin(root, rel, lsecond(op->args), filter)) ||
				 (equal(strip_relabel(lsecond(op->args)), key) &&
				  is_origin(root, rel, linitial(op->args), filter))))
				return true;
		}
	}
	return false;
}

/* The share of a relation's rows that pass such filters. */
static double
share_of(PlannerInfo *root, RelOptInfo *rel)
{
	double		share = 1;
	ListCell   *lc;

	foreach(lc, rel->baserestrictinfo)
	{
		RestrictInfo *info = lfirst_node(RestrictInfo, lc);
		Node	   *filter;
		Node	   *key;
		PgrfExpected expected;

		if (pgrf_sel_arguments((Node *) info->clause, &filter, &key) &&
			pgrf_expect_filter(root, filter, &expected) &&
			expected.column != NULL &&
			is_joined(root, rel, strip_relabel(key), &expected) &&
			is_implied(root, rel, expected.query))
			share *= clause_selectivity(root, (Node *) info, 0, JOIN_INNER, NULL);
	}
	return share;
}

/* Resets the rows of a relation and its partitions. */
static void
put_back(PlannerInfo *root, RelOptInfo *rel, double share)
{
	rel->rows = clamp_row_est(rel->rows / share);
	if (!planner_rt_fetch(rel->relid, root)->inh)
		return;
	for (int rti = 1; rti < root->simple_rel_array_size; rti++)
	{
		RelOptInfo *child = root->simple_rel_array[rti];

		if (child != NULL && pgrf_parent_of(root, rti) == (int) rel->relid &&
			!IS_DUMMY_REL(child))
			put_back(root, child, share);
	}
}

static RelOptInfo *
join_search(PlannerInfo *root, int levels_needed, List *initial_rels)
{
	ListCell   *lc;

	foreach(lc, initial_rels)
	{
		RelOptInfo *rel = lfirst_node(RelOptInfo, lc);
		double		share;

		/* joins of a smaller problem have been reset */
		if (rel->reloptkind != RELOPT_BASEREL || IS_DUMMY_REL(rel))
			continue;
		share = share_of(root, rel);
		if (share > 0 && share < 1)
			put_back(root, rel, share);
	}
	if (next_search != NULL)
		return next_search(root, levels_needed, initial_rels);
	if (enable_geqo && levels_needed >= geqo_threshold)
		return geqo(root, levels_needed, initial_rels);
	return standard_join_search(root, levels_needed, initial_rels);
}

void
pgrf_join_size_init(void)
{
	next_search = join_search_hook;
	join_search_hook = join_search;
}
