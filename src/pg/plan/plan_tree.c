/*-------------------------------------------------------------------------
 *
 * plan_tree.c
 *	  Tables and conditions of a query, by what holds for which rows.
 *
 * Looks at a query whose subqueries are pulled up and whose outer joins are
 * reduced, and whose conditions still stand where they were written.
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
	/* what the left side has met holds for the rows that a join returns */
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

/* Is a table kept elsewhere, or a partition of it, where rows may change? */
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

/* Is it a table that is read, of which no row is locked or changed? */
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

/* Is it a value that only this query, or this place in it, has? */
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

/* May it be evaluated in another query, too? */
static bool
is_repeatable(Node *clause)
{
	return !contain_volatile_functions(clause) && !contain_subplans(clause) &&
		!is_bound(clause, NULL);
}

/* Does each table of a set meet another in a condition? */
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
		/* what is left out may keep it from partitions that are elsewhere */
		if (!all && tree->root->simple_rte_array[rti]->inh)
			return false;
	}
	foreach(lc, tree->lists)
	{
		const PlanList *other = (const PlanList *) lfirst(lc);

		/* an outer join's are not asked of rows that meet no other */
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
				/* no table's, but the query's: it may keep it from all */
				if (all && bms_is_empty(tables))
					return false;
			}
			else if (all || !contain_leaked_vars(clause))
				*conditions = lappend(*conditions, clause);
		}
	}
	return is_connected(tree->root, set, *conditions);
}
