/*-------------------------------------------------------------------------
 *
 * plan_find.c
 *	  Conditions that may make a query cheaper.
 *
 * After the first planning, all of the planner's estimates are known.
 * large.key = small.key gives a condition if
 *
 * - equal keys have equal hashes: the operator is that of the default hash
 *	 operator class, and the types are of one family;
 * - "small", or a join of it with other tables, can be read again for at
 *	 most SMALL_SHARE of the cost of "large";
 * - at most PASSING_SHARE of large's keys are expected to pass;
 * - there is neither a join filter that drops as much, nor a nested loop
 *	 that looks up large's rows.
 *
 * The cost of the second plan decides.  Reasons are logged at DEBUG1.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "access/stratnum.h"
#include "catalog/pg_am.h"
#include "commands/defrem.h"
#include "nodes/nodeFuncs.h"
#include "optimizer/clauses.h"
#include "optimizer/cost.h"
#include "optimizer/optimizer.h"
#include "optimizer/paths.h"
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
#define FILTER_MAX_KEYS	(8.0 * FILTER_MAX_LEN / 10) /* 10 bits each */

/* Two equal columns; rows of "large" without a match are dropped. */
typedef struct Pair
{
	const PlanList *list;		/* that "clause" is in */
	OpExpr	   *clause;
	Var		   *large;
	Var		   *small;
} Pair;

typedef struct Search
{
	const PlannedStmt *stmt;
	PlannerInfo *root;
	PlanTree	tree;
	List	   *pairs;			/* of "root" */
} Search;

/* Do equal keys of two types imply equal values? */
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

/* The column that a key is; NULL if it is something else. */
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

/* A column's distinct values; for a subquery's column, of the one below. */
static double
distinct_values(PlannerInfo *root, Var *var)
{
	RelOptInfo *rel = root->simple_rel_array[var->varno];

	if (rel->subroot != NULL)
	{
		TargetEntry *tle = get_tle_by_resno(rel->subroot->processed_tlist, var->varattno);
		Var		   *below = tle == NULL ? NULL : column_of((Node *) tle->expr);

		if (below != NULL && rel->subroot->simple_rel_array[below->varno] != NULL)
			return distinct_values(rel->subroot, below);
	}
	return pgrf_distinct_values(root, (Node *) var);
}

/* The share of large's keys that are expected to pass. */
static double
passing_share(PlannerInfo *root, Var *large, Var *small, const RelOptInfo *rel)
{
	double		all = distinct_values(root, large);
	double		keys = distinct_values(root, small);

	return all > 0 ? Min(rel->rows, keys) / all : 1;
}

/* Do "conditions" include all conditions of each table of a set? */
static bool
has_all(PlannerInfo *root, Relids set, List *conditions)
{
	for (int rti = -1; (rti = bms_next_member(set, rti)) >= 0;)
	{
		ListCell   *lc;

		foreach(lc, root->simple_rel_array[rti]->baserestrictinfo)
			if (!list_member(conditions, lfirst_node(RestrictInfo, lc)->clause))
			return false;
	}
	return true;
}

/*
 * May a set of tables be read again?  If not with all of its conditions, only
 * with those that cannot fail: a missing one may have guarded others.
 */
static bool
can_reread(Search *search, Relids set, const PlanList *list, bool *all)
{
	List	   *conditions;

	*all = pgrf_plan_tree_is_set(&search->tree, set, list, true, &conditions) &&
		has_all(search->root, set, conditions);
	return *all || pgrf_plan_tree_is_set(&search->tree, set, list, false, &conditions);
}

/* The table or join that costs least, together with what passes of "large". */
static RelOptInfo *
best_set(Search *search, const Pair *pair, bool *all)
{
	const PlanList *list = pair->list;
	Var		   *large = pair->large;
	Var		   *small = pair->small;
	RelOptInfo *best = search->root->simple_rel_array[small->varno];
	Cost		cost = cost_of(search->root->simple_rel_array[large->varno]);
	Cost		least;
	bool		all_of_join;
	ListCell   *lc;

	if (!can_reread(search, best->relids, list, all))
		return NULL;
	least = cost_of(best) + cost * passing_share(search->root, large, small, best);
	/* NULLs of an outer join may be seen before their row is dropped */
	foreach(lc, list->from > 1 ? NIL : search->root->join_rel_list)
	{
		RelOptInfo *rel = lfirst_node(RelOptInfo, lc);
		Cost		total;

		if (rel->reloptkind != RELOPT_JOINREL ||
			!bms_is_member(small->varno, rel->relids) ||
			bms_is_member(large->varno, rel->relids))
			continue;
		total = cost_of(rel) + cost * passing_share(search->root, large, small, rel);
		if (total < least && can_reread(search, rel->relids, list, &all_of_join))
		{
			*all = all_of_join;
			best = rel;
			least = total;
		}
	}
	return best;
}

/* Does a join filter drop rows of "large", and let pass at most this share? */
static bool
is_filtered(Search *search, int large, double share)
{
	PlannerInfo *root = search->root;
	ListCell   *lc;

	foreach(lc, search->pairs)
	{
		const Pair *pair = (const Pair *) lfirst(lc);

		if ((int) pair->large->varno == large &&
			passing_share(root, pair->large, pair->small,
						  root->simple_rel_array[pair->small->varno]) <= share &&
			pgrf_plan_reach(search->stmt, root, large, pair->small->varno).filters)
			return true;
	}
	return false;
}

/* Why a condition cannot pay; NULL if it may. */
static const char *
why_not_by_cost(Search *search, const Pair *pair, const RelOptInfo *set)
{
	const RelOptInfo *rel = search->root->simple_rel_array[pair->large->varno];
	double		share = passing_share(search->root, pair->large, pair->small, set);

	if (cost_of(rel) < pgrf_join_filter_min_rows * cpu_tuple_cost)
		return "the other side is cheap";
	if (cost_of(set) > SMALL_SHARE * cost_of(rel))
		return "it costs too much to read";
	if (share > PASSING_SHARE)
		return "most rows would pass";
	if (is_filtered(search, pair->large->varno, share))
		return "a join filter gets there";
	return NULL;
}

/* Why a condition is useless; NULL if it is not. */
static const char *
why_not(Search *search, const Pair *pair, const RelOptInfo *set)
{
	bool		force = pgrf_join_filter_debug == JOIN_FILTER_DEBUG_FORCE;
	const char *reason;
	PlanReach	how;

	if (set == NULL)
		return "it cannot be read twice";
	if (distinct_values(search->root, pair->small) > FILTER_MAX_KEYS)
		return "a filter may become too large";
	reason = force ? NULL : why_not_by_cost(search, pair, set);
	if (reason != NULL)
		return reason;
	how = pgrf_plan_reach(search->stmt, search->root, (int) pair->large->varno,
						  (int) pair->small->varno);
	if (how.custom)
		return "another extension plans it";
	return !force && how.looks_up ? "its rows are looked up" : NULL;
}

/* If a column equals a constant, PostgreSQL drops its other equalities. */
static bool
is_constant(PlannerInfo *root, Var *var)
{
	ListCell   *lc;

	foreach(lc, root->eq_classes)
	{
		EquivalenceClass *class = lfirst_node(EquivalenceClass, lc);

		if (class->ec_has_const &&
			find_ec_member_matching_expr(class, (Expr *) var, NULL) != NULL)
			return true;
	}
	return false;
}

/* Adds a pair, if keys of "small" may give a condition of "large". */
static void
add_pair(Search *search, const PlanList *list, OpExpr *clause, Var *large, Var *small)
{
	PlannerInfo *root = search->root;
	RTEKind		kind;
	Pair	   *pair;

	/* the join may have been removed */
	if (root->simple_rel_array[large->varno] == NULL ||
		root->simple_rel_array[small->varno] == NULL)
		return;
	kind = root->simple_rte_array[large->varno]->rtekind;
	if ((kind != RTE_RELATION && kind != RTE_SUBQUERY) ||
		!pgrf_plan_tree_drops(&search->tree, list, large->varno) ||
		is_constant(root, large))
		return;
	pair = palloc(sizeof(*pair));
	pair->list = list;
	pair->clause = clause;
	pair->large = large;
	pair->small = small;
	search->pairs = lappend(search->pairs, pair);
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
	add_pair(search, list, op, left, right);
	add_pair(search, list, op, right, left);
}

/* Adds a pair's condition, if it is useful. */
static void
add_condition(Search *search, const Pair *pair, int level, List **found)
{
	RangeTblEntry **tables = search->root->simple_rte_array;
	bool		all = false;
	RelOptInfo *set = best_set(search, pair, &all);
	const char *reason = why_not(search, pair, set);
	PlanCondition *condition;

	ereport(DEBUG1,
			errmsg_internal("keys of \"%s\" as a condition of \"%s\": %s",
							tables[pair->small->varno]->eref->aliasname,
							tables[pair->large->varno]->eref->aliasname,
							reason != NULL ? reason : "possible"));
	if (reason != NULL)
		return;
	condition = palloc(sizeof(*condition));
	condition->level = level;
	condition->clause = pair->clause;
	condition->large = pair->large;
	condition->small = pair->small;
	condition->set = set->relids;
	condition->all = all;
	*found = lappend(*found, condition);
}

static void
find_in_query(const PlannedStmt *stmt, PlannerInfo *root, int level, List **found)
{
	Search		search = {.stmt = stmt,.root = root};
	ListCell   *lc;
	ListCell   *lc2;

	/* row security orders conditions */
	if (root->qual_security_level > 0)
		return;
	pgrf_plan_tree(&search.tree, root);
	foreach(lc, search.tree.lists)
	{
		const PlanList *list = (const PlanList *) lfirst(lc);

		foreach(lc2, (List *) *list->quals)
			find_in_clause(&search, list, lfirst(lc2));
	}
	foreach(lc, search.pairs)
		add_condition(&search, lfirst(lc), level, found);
}

List *
pgrf_plan_find(List *levels, const PlannedStmt *stmt)
{
	List	   *found = NIL;
	ListCell   *lc;

	foreach(lc, levels)
		find_in_query(stmt, (PlannerInfo *) lfirst(lc), foreach_current_index(lc), &found);
	return found;
}
