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

/* Is it a table that is read, of which no row is locked or changed? */
static bool
is_read_only(PlannerInfo *root, int rti)
{
	RangeTblEntry *rte = root->simple_rte_array[rti];
	ListCell   *lc;

	if (rte->rtekind != RTE_RELATION || rte->tablesample != NULL ||
		rte->securityQuals != NIL || rti == root->parse->resultRelation)
		return false;
	foreach(lc, root->rowMarks)
	{
		const PlanRowMark *mark = lfirst_node(PlanRowMark, lc);

		if ((int) mark->rti == rti && mark->markType < ROW_MARK_REFERENCE)
			return false;
	}
	return true;
}

bool
pgrf_plan_tree_is_set(const PlanTree *tree, Relids set)
{
	int			domain = 0;

	for (int rti = -1; (rti = bms_next_member(set, rti)) >= 0;)
	{
		if (domain == 0)
			domain = tree->domain_of[rti];
		if (domain == 0 || tree->domain_of[rti] != domain ||
			!is_read_only(tree->root, rti))
			return false;
	}
	return domain > 0;
}

/* What only this query, or this place in it, gives a value to. */
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

List *
pgrf_plan_tree_conditions(const PlanTree *tree, Relids set,
						  const PlanList *list)
{
	int			domain = tree->domain_of[bms_next_member(set, -1)];
	List	   *conditions = NIL;
	ListCell   *lc;
	ListCell   *lc2;

	foreach(lc, tree->lists)
	{
		const PlanList *other = (const PlanList *) lfirst(lc);

		if (other->domain != domain && other != list)
			continue;
		foreach(lc2, (List *) *other->quals)
		{
			Node	   *clause = (Node *) lfirst(lc2);

			if (!contain_volatile_functions(clause) &&
				!contain_subplans(clause) && !is_bound(clause, NULL) &&
				bms_is_subset(pull_varnos(tree->root, clause), set))
				conditions = lappend(conditions, clause);
		}
	}
	return conditions;
}
