/*-------------------------------------------------------------------------
 *
 * plan_tree.c
 *	  Tables and conditions of a query: what rows of which tables have met.
 *
 * Reads a query after the planner has pulled up subqueries and reduced outer
 * joins, and before it moves conditions.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include <limits.h>

#include "catalog/pg_class.h"
#include "nodes/nodeFuncs.h"
#include "nodes/plannodes.h"
#include "optimizer/clauses.h"
#include "optimizer/optimizer.h"

#include "plan_tree.h"

static void
add_list(PlanTree *tree, Node **quals, int domain, int from, int to)
{
	PlanList   *list = palloc(sizeof(*list));

	if (*quals == NULL || !IsA(*quals, List))
		return;
	list->quals = quals;
	list->domain = domain;
	list->from = from;
	list->to = to;
	tree->lists = lappend(tree->lists, list);
}

static void walk(PlanTree *tree, Node *node, int domain);

static void
walk_join(PlanTree *tree, JoinExpr *join, int domain)
{
	int			right;

	if (join->jointype == JOIN_INNER)
	{
		walk(tree, join->larg, domain);
		walk(tree, join->rarg, domain);
		add_list(tree, &join->quals, domain, 1, INT_MAX);
		return;
	}
	/* rows that a join returns have met the conditions of its left side */
	walk(tree, join->larg,
		 join->jointype == JOIN_FULL ? ++tree->ndomains : domain);
	right = ++tree->ndomains;
	walk(tree, join->rarg, right);
	if (join->jointype == JOIN_SEMI)
		add_list(tree, &join->quals, 0, 1, INT_MAX);
	else if (join->jointype == JOIN_LEFT || join->jointype == JOIN_ANTI)
		add_list(tree, &join->quals, 0, right, tree->ndomains);
}

static void
walk(PlanTree *tree, Node *node, int domain)
{
	ListCell   *lc;

	if (node == NULL)
		return;
	if (IsA(node, RangeTblRef))
		tree->domain_of[((RangeTblRef *) node)->rtindex] = domain;
	else if (IsA(node, JoinExpr))
		walk_join(tree, (JoinExpr *) node, domain);
	else
	{
		FromExpr   *from = castNode(FromExpr, node);

		foreach(lc, from->fromlist)
			walk(tree, lfirst(lc), domain);
		add_list(tree, &from->quals, domain, 1, INT_MAX);
	}
}

void
pgrf_plan_tree(PlanTree *tree, PlannerInfo *root)
{
	memset(tree, 0, sizeof(*tree));
	tree->root = root;
	tree->ndomains = 1;
	tree->domain_of = palloc0((list_length(root->parse->rtable) + 1) * sizeof(int));
	walk(tree, (Node *) root->parse->jointree, 1);
}

bool
pgrf_plan_tree_drops(const PlanTree *tree, const PlanList *list, int rti)
{
	return tree->domain_of[rti] >= list->from && tree->domain_of[rti] <= list->to;
}

/* Is a table foreign, or one of its partitions?  Its rows may change. */
static bool
is_foreign(PlannerInfo *root, int rti)
{
	for (int r = 1; r < root->simple_rel_array_size; r++)
	{
		const RelOptInfo *rel = root->simple_rel_array[r];

		if (rel != NULL && (r == rti || bms_is_member(rti, rel->top_parent_relids)) &&
			root->simple_rte_array[r]->relkind == RELKIND_FOREIGN_TABLE)
			return true;
	}
	return false;
}

/* Is it a table whose rows are neither locked nor changed? */
static bool
is_read_only(PlannerInfo *root, int rti)
{
	RangeTblEntry *rte = root->simple_rte_array[rti];
	ListCell   *lc;

	if (rte->rtekind != RTE_RELATION || rte->tablesample != NULL ||
		rte->securityQuals != NIL || rti == root->parse->resultRelation ||
		(rte->relkind != RELKIND_RELATION && rte->relkind != RELKIND_MATVIEW &&
		 rte->relkind != RELKIND_PARTITIONED_TABLE) || is_foreign(root, rti))
		return false;
	foreach(lc, root->rowMarks)
	{
		const PlanRowMark *mark = lfirst_node(PlanRowMark, lc);

		if ((int) mark->rti == rti && mark->markType < ROW_MARK_REFERENCE)
			return false;
	}
	return true;
}

/* Does it have values that only this place in this query has? */
static bool
is_bound(Node *node, void *context)
{
	if (node == NULL)
		return false;
	if (IsA(node, Param))
		return ((Param *) node)->paramkind != PARAM_EXTERN;
	return IsA(node, PlaceHolderVar) ||
		expression_tree_walker(node, is_bound, context);
}

/* May it be evaluated in another query? */
static bool
is_repeatable(Node *clause)
{
	return !contain_volatile_functions(clause) && !contain_subplans(clause) &&
		!is_bound(clause, NULL);
}

/* Do conditions connect all tables of a set? */
static bool
is_connected(PlannerInfo *root, Relids set, List *conditions)
{
	Relids		reached = bms_make_singleton(bms_next_member(set, -1));
	int			n;

	do
	{
		ListCell   *lc;

		n = bms_num_members(reached);
		foreach(lc, conditions)
		{
			Relids		tables = pull_varnos(root, (Node *) lfirst(lc));

			if (bms_overlap(tables, reached))
				reached = bms_add_members(reached, tables);
		}
	} while (bms_num_members(reached) > n);
	return bms_is_subset(set, reached);
}

bool
pgrf_plan_tree_is_set(const PlanTree *tree, Relids set, const PlanList *list,
					  bool all, List **conditions)
{
	int			first = bms_next_member(set, -1);
	int			domain = tree->domain_of[first];
	ListCell   *lc;
	ListCell   *lc2;

	*conditions = NIL;
	for (int rti = first; rti >= 0; rti = bms_next_member(set, rti))
	{
		if (domain == 0 || tree->domain_of[rti] != domain ||
			!is_read_only(tree->root, rti))
			return false;
		/* a missing condition may have excluded foreign partitions */
		if (!all && tree->root->simple_rte_array[rti]->inh)
			return false;
	}
	foreach(lc, tree->lists)
	{
		const PlanList *other = (const PlanList *) lfirst(lc);

		/* an outer join's hold only for rows that meet its list */
		if (other->domain != domain &&
			(other != list || !pgrf_plan_tree_drops(tree, list, first)))
			continue;
		foreach(lc2, (List *) *other->quals)
		{
			Node	   *clause = (Node *) lfirst(lc2);
			Relids		tables = pull_varnos(tree->root, clause);

			if (!bms_is_subset(tables, set))
				continue;
			if (!is_repeatable(clause))
			{
				/* a condition on no table may exclude all rows */
				if (all && bms_is_empty(tables))
					return false;
			}
			else if (all || !contain_leaked_vars(clause))
				*conditions = lappend(*conditions, clause);
		}
	}
	return is_connected(tree->root, set, *conditions);
}
