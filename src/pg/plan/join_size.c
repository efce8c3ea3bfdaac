/*-------------------------------------------------------------------------
 *
 * join_size.c
 *	  Sizes of joins whose key is also probed for: a filter and a join on the
 *	  same key count once.
 *
 *		FROM f JOIN d ON d.id = f.k
 *		WHERE d.tier = 'gold'
 *		AND (SELECT bloom_agg(id) FROM d WHERE tier = 'gold') @> f.k
 *
 * Rows of f that the filter drops are rows that the join would drop.  The
 * planner takes both for independent: of 1 row in 50 it expects 1 in 2500, and
 * chooses nested loops for what is to come.
 *
 * A filter that is made of a join's other side, with no condition but those
 * of the query, changes nothing that the query returns.  So the size of each
 * join is that without the filter, while scans return the rows that pass.  The
 * planner has both numbers: paths have their own rows, of which it computes
 * costs, and a relation has its rows, of which it computes the sizes of joins.
 * When the paths of relations have been made, and those of joins have not
 * (join_search_hook), the latter are put back.
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

/* Estimates of the same conditions may differ by so much. */
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

/* Is a table in a query, and are no more of its rows expected there? */
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
 * Does a filter drop what the query drops anyhow?  So it is taken to be if all
 * tables that it is made of are in the query, with conditions that let pass
 * no more of their rows.
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

/* Is it the column that a filter is made of, of another relation? */
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

/* Does a join whose other side is that column drop rows of the relation? */
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

/* Puts back the rows of a relation, and those of its partitions. */
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

		/* one that is a join has been through this */
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
