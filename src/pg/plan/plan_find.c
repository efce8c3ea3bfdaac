/*-------------------------------------------------------------------------
 *
 * plan_find.c
 *	  Conditions that may make a query cheaper.
 *
 * All is known that the planner knew: which conditions there are, how many
 * rows are expected of each relation, or join of some, at what cost, and what
 * plan it chose.  large.key = small.key gives a condition if
 *
 * - equal keys have equal hashes: the operator is that of the default hash
 *	 operator class, and the types are of one family;
 * - "small" is a table, or joined to tables, that can be read once more, for
 *	 at most SMALL_SHARE of what it costs to read "large";
 * - at most PASSING_SHARE of large's keys are expected to be among theirs;
 * - the plan does not do the same without.
 *
 * Whether it is worth it says the cost of the plan that has it.  What is not
 * found and why is told at the level DEBUG1.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "access/stratnum.h"
#include "catalog/pg_am.h"
#include "commands/defrem.h"
#include "miscadmin.h"
#include "nodes/nodeFuncs.h"
#include "optimizer/clauses.h"
#include "optimizer/cost.h"
#include "optimizer/optimizer.h"
#include "parser/parsetree.h"
#include "utils/lsyscache.h"

#include "pg/base/base.h"
#include "pg/filters/filters.h"
#include "pg/keys/keys.h"
#include "plan_condition.h"
#include "plan_reach.h"
#include "plan_tree.h"

#define SMALL_SHARE		0.125
#define PASSING_SHARE	0.5
#define FILTER_MAX_KEYS	(8.0 * FILTER_MAX_LEN / 10) /* bits of a key */

typedef struct Search
{
	const PlannedStmt *stmt;
	PlannerInfo *root;
	PlanTree	tree;
	int			level;
	List	   *found;			/* PlanConditions */
} Search;

/* Is a value of the one type equal to one of the other if their keys are? */
static bool
is_same_family(Oid type, Oid other)
{
	const PgrfScalarType *a = pgrf_scalar_type(getBaseType(type));
	const PgrfScalarType *b = pgrf_scalar_type(getBaseType(other));

	return a != NULL && b != NULL && a->family == b->family;
}

static bool
is_deterministic(Oid collation)
{
	return !OidIsValid(collation) || get_collation_isdeterministic(collation);
}

/* Is it the equality of the default hash operator class? */
static bool
is_default_equality(const OpExpr *op)
{
	Oid			left = getBaseType(exprType(linitial(op->args)));
	Oid			right = getBaseType(exprType(lsecond(op->args)));
	Oid			class = GetDefaultOpClass(left, HASH_AM_OID);

	return OidIsValid(class) &&
		get_opfamily_member(get_opclass_family(class), left, right,
							HTEqualStrategyNumber) == op->opno &&
		is_deterministic(op->inputcollid);
}

/* The column that a key is, of one relation. */
static Var *
column_of(Node *node)
{
	while (node != NULL && IsA(node, RelabelType))
		node = (Node *) ((RelabelType *) node)->arg;
	return node != NULL && IsA(node, Var) && ((Var *) node)->varlevelsup == 0 &&
		((Var *) node)->varno > 0 && ((Var *) node)->varattno > 0 ? (Var *) node : NULL;
}

static Cost
cost_of(const RelOptInfo *rel)
{
	const Path *path = rel->cheapest_total_path;

	return path == NULL || path->param_info != NULL ? 0 : path->total_cost;
}

/* The share of large's keys that are expected among those of a relation. */
static double
passing_share(PlannerInfo *root, Var *large, Var *small, const RelOptInfo *rel)
{
	double		all = pgrf_distinct_values(root, (Node *) large);
	double		keys = pgrf_distinct_values(root, (Node *) small);

	return all > 0 ? Min(rel->rows, keys) / all : 1;
}

/*
 * The table, or the join of tables, that costs least, together with what of
 * "large" is left then.
 */
static RelOptInfo *
best_set(Search *search, Var *large, Var *small, bool is_alone)
{
	RelOptInfo *best = search->root->simple_rel_array[small->varno];
	Cost		cost = cost_of(search->root->simple_rel_array[large->varno]);
	Cost		least;
	ListCell   *lc;

	if (!pgrf_plan_tree_is_set(&search->tree, best->relids))
		return NULL;
	least = cost_of(best) + cost * passing_share(search->root, large, small, best);
	foreach(lc, is_alone ? NIL : search->root->join_rel_list)
	{
		RelOptInfo *rel = lfirst_node(RelOptInfo, lc);
		Cost		total;

		if (rel->reloptkind != RELOPT_JOINREL ||
			!bms_is_member(small->varno, rel->relids) ||
			bms_is_member(large->varno, rel->relids))
			continue;
		total = cost_of(rel) + cost * passing_share(search->root, large, small, rel);
		if (total < least && pgrf_plan_tree_is_set(&search->tree, rel->relids))
		{
			best = rel;
			least = total;
		}
	}
	return best;
}

/* Has it, or has each partition, an index that begins with a column? */
static bool
is_indexed(PlannerInfo *root, int rti, AttrNumber attno)
{
	RelOptInfo *rel = root->simple_rel_array[rti];
	ListCell   *lc;

	if (rel == NULL || IS_DUMMY_REL(rel))
		return true;
	foreach(lc, rel->indexlist)
	{
		const IndexOptInfo *index = lfirst_node(IndexOptInfo, lc);

		if (index->indexkeys[0] == attno && index->amsearcharray && index->indpred == NIL)
			return true;
	}
	if (!root->simple_rte_array[rti]->inh)
		return false;
	for (int child = 1; child < root->simple_rel_array_size; child++)
	{
		const AppendRelInfo *info;
		int			column = 0;

		if (pgrf_parent_of(root, child) != rti)
			continue;
		info = root->append_rel_array[child];
		while (column < info->num_child_cols && info->parent_colnos[column] != attno)
			column++;
		if (!is_indexed(root, child, column + 1))
			return false;
	}
	return true;
}

/* Does an array have room for all keys of a column, whatever is expected? */
static bool
fits_into_memory(PlannerInfo *root, Var *small)
{
	double		bytes = (double) sizeof(Datum) + get_typavgwidth(small->vartype, small->vartypmod);

	return pgrf_distinct_values(root, (Node *) small) * bytes <= get_hash_memory_limit();
}

/* Does it cost less to look keys up in an index than to read "large"? */
static bool
is_for_index(PlannerInfo *root, const OpExpr *op, Var *large, Var *small,
			 const RelOptInfo *set)
{
	double		keys = Min(set->rows, pgrf_distinct_values(root, (Node *) small));
	double		all = Max(pgrf_distinct_values(root, (Node *) large), 1);
	Cost		cost = cost_of(root->simple_rel_array[large->varno]);
	RelOptInfo *rel = root->simple_rel_array[large->varno];

	if (!IsA(linitial(op->args), Var) || !IsA(lsecond(op->args), Var) ||
		!fits_into_memory(root, small))
		return false;
	while (rel->subroot != NULL)
	{
		TargetEntry *tle = get_tle_by_resno(rel->subroot->processed_tlist,
											large->varattno);

		large = tle != NULL ? column_of((Node *) tle->expr) : NULL;
		if (large == NULL)
			return false;
		root = rel->subroot;
		rel = root->simple_rel_array[large->varno];
	}
	return keys * (1 + rel->tuples / all) * random_page_cost < cost &&
		is_indexed(root, large->varno, large->varattno);
}

/* Why a set cannot be worth its cost; NULL: it may be. */
static const char *
why_not_by_cost(Search *search, Var *large, Var *small, const RelOptInfo *set)
{
	const RelOptInfo *rel = search->root->simple_rel_array[large->varno];

	if (cost_of(rel) < pgrf_join_filter_min_rows * cpu_tuple_cost)
		return "the other side is cheap";
	if (cost_of(set) > SMALL_SHARE * cost_of(rel))
		return "it costs too much to read";
	if (passing_share(search->root, large, small, set) > PASSING_SHARE)
		return "most rows would pass";
	return NULL;
}

/* Why a set is of no use; NULL: it is. */
static const char *
why_not(Search *search, Var *large, Var *small, const RelOptInfo *set, bool by_index)
{
	bool		force = pgrf_join_filter_debug == JOIN_FILTER_DEBUG_FORCE;
	const char *reason;
	PlanReach	how;

	if (set == NULL)
		return "it cannot be read twice";
	if (pgrf_distinct_values(search->root, (Node *) small) > FILTER_MAX_KEYS)
		return "a filter may become too large";
	reason = force ? NULL : why_not_by_cost(search, large, small, set);
	if (reason != NULL)
		return reason;
	how = pgrf_plan_reach(search->stmt, search->root, large->varno, small->varno);
	if (how.custom)
		return "another extension plans it";
	if (force)
		return NULL;
	return how.looks_up ? "its rows are looked up" :
		how.filters && !by_index ? "a join filter gets there" : NULL;
}

/* May the keys of "small" be a condition of "large"? */
static void
consider(Search *search, const PlanList *list, OpExpr *clause, Var *large, Var *small)
{
	PlannerInfo *root = search->root;
	RTEKind		kind;
	PlanCondition *condition;
	RelOptInfo *set;
	bool		by_index;
	const char *reason;

	/* a join may have been removed */
	if (root->simple_rel_array[large->varno] == NULL ||
		root->simple_rel_array[small->varno] == NULL)
		return;
	kind = root->simple_rte_array[large->varno]->rtekind;
	if ((kind != RTE_RELATION && kind != RTE_SUBQUERY) ||
		!pgrf_plan_tree_drops(&search->tree, list, large->varno))
		return;
	/* an outer join's row is not needed, but it may be looked at */
	set = best_set(search, large, small, list->from > 1);
	by_index = set != NULL && is_for_index(root, clause, large, small, set);
	reason = why_not(search, large, small, set, by_index);
	ereport(DEBUG1,
			errmsg_internal("keys of \"%s\" as a condition of \"%s\": %s",
							root->simple_rte_array[small->varno]->eref->aliasname,
							root->simple_rte_array[large->varno]->eref->aliasname,
							reason != NULL ? reason : "possible"));
	if (reason != NULL)
		return;
	condition = palloc(sizeof(*condition));
	condition->level = search->level;
	condition->clause = clause;
	condition->large = large;
	condition->small = small;
	condition->set = set->relids;
	condition->by_index = by_index;
	search->found = lappend(search->found, condition);
}

static void
find_in_clause(Search *search, const PlanList *list, Node *clause)
{
	OpExpr	   *op = (OpExpr *) clause;
	Var		   *left;
	Var		   *right;

	if (!is_opclause(clause) || list_length(op->args) != 2)
		return;
	left = column_of(linitial(op->args));
	right = column_of(lsecond(op->args));
	if (left == NULL || right == NULL || left->varno == right->varno ||
		!is_same_family(left->vartype, right->vartype) || !is_default_equality(op) ||
		!is_deterministic(left->varcollid) || !is_deterministic(right->varcollid))
		return;
	consider(search, list, op, left, right);
	consider(search, list, op, right, left);
}

List *
pgrf_plan_find(List *levels, const PlannedStmt *stmt)
{
	Search		search = {.stmt = stmt};
	ListCell   *lc;
	ListCell   *lc2;
	ListCell   *lc3;

	foreach(lc, levels)
	{
		search.root = (PlannerInfo *) lfirst(lc);
		search.level = foreach_current_index(lc);
		/* under row security, conditions have an order */
		if (search.root->qual_security_level > 0)
			continue;
		pgrf_plan_tree(&search.tree, search.root);
		foreach(lc2, search.tree.lists)
		{
			const PlanList *list = (const PlanList *) lfirst(lc2);

			foreach(lc3, (List *) *list->quals)
				find_in_clause(&search, list, lfirst(lc3));
		}
	}
	return search.found;
}
