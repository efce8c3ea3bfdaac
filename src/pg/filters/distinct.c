/*-------------------------------------------------------------------------
 *
 * distinct.c
 *	  How many distinct values an expression has, in its table and in a query.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include <math.h>

#include "optimizer/optimizer.h"
#include "optimizer/pathnode.h"
#include "optimizer/paths.h"
#include "parser/parsetree.h"
#include "utils/selfuncs.h"

#include "distinct.h"
#include "pg/base/base.h"

#define ALL_VARS	(PVC_RECURSE_AGGREGATES | PVC_RECURSE_WINDOWFUNCS | \
					 PVC_RECURSE_PLACEHOLDERS)

/* Statistics of a column, or of an expression that has some. */
typedef struct Values
{
	RelOptInfo *rel;			/* NULL if none, or several */
	double		tuples;			/* rows of rel */
	double		distinct;		/* values in all rows; 0 if not known */
	bool		known;			/* not a guess */
} Values;

int
pgrf_parent_of(const PlannerInfo *root, int rti)
{
	const AppendRelInfo *info = root->append_rel_array == NULL ? NULL :
	root->append_rel_array[rti];

	return info == NULL ? 0 : (int) info->parent_relid - ((int) info->child_relid - rti);
}

/* All rows of a relation.  Not all servers set rel->tuples of a parent. */
static double
all_tuples(PlannerInfo *root, RelOptInfo *rel)
{
	double		tuples = 0;

	if (rel->relid == 0 || !planner_rt_fetch(rel->relid, root)->inh)
		return rel->tuples;
	for (int rti = 1; rti < root->simple_rel_array_size; rti++)
	{
		if (root->simple_rel_array[rti] != NULL &&
			pgrf_parent_of(root, rti) == (int) rel->relid)
			tuples += all_tuples(root, root->simple_rel_array[rti]);
	}
	return Max(tuples, rel->tuples);
}

static Values
examine_values(PlannerInfo *root, Node *node)
{
	VariableStatData vardata;
	Values		values = {0};
	RelOptInfo	rel;
	bool		isdefault;

	examine_variable(root, node, 0, &vardata);
	values.rel = vardata.rel;
	if (values.rel != NULL)
	{
		values.tuples = Max(all_tuples(root, values.rel), values.rel->rows);
		rel = *values.rel;
		rel.tuples = values.tuples;
		vardata.rel = &rel;
	}
	values.distinct = get_variable_numdistinct(&vardata, &isdefault);
	values.known = !isdefault;
	if (isdefault)				/* as good a guess as 200 */
		values.distinct = values.tuples;
	ReleaseVariableStats(vardata);
	return values;
}

/*
 * The variables that determine an expression: itself, if it has statistics,
 * else its columns; NIL if it has none.  Sets *values for the expression.
 */
static List *
variables(PlannerInfo *root, Node *node, Values *values)
{
	List	   *vars = pull_var_clause(node, ALL_VARS);

	*values = examine_values(root, node);
	if (vars == NIL || values->known)
		return vars == NIL ? NIL : list_make1(node);
	return list_union(NIL, vars);
}

double
pgrf_distinct_values(PlannerInfo *root, Node *node)
{
	Values		values;
	List	   *vars = variables(root, node, &values);
	double		distinct = 1;
	ListCell   *lc;

	if (vars == NIL)
		return 0;
	foreach(lc, vars)
	{
		double		n = examine_values(root, lfirst(lc)).distinct;

		if (n <= 0)
			return 0;
		distinct *= n;
	}
	return values.distinct > 0 ? Min(distinct, values.distinct) : distinct;
}

double
pgrf_distinct_in_share(double n, double rows, double share)
{
	n = Max(n, 1);
	return n * (1 - pow(1 - Min(share, 1), Max(rows / n, 1)));
}

bool
pgrf_distinct_has_estimates(PlannerInfo *root, Node *node)
{
	ListCell   *lc;

	if (root->simple_rel_array == NULL)
		return false;
	foreach(lc, pull_var_clause(node, ALL_VARS))
	{
		Var		   *var = lfirst(lc);

		if (!IsA(var, Var) || var->varlevelsup != 0 ||
			(int) var->varno >= root->simple_rel_array_size ||
			root->simple_rel_array[var->varno] == NULL)
			return false;
	}
	return true;
}

/*
 * Distinct values of a variable in the rows that pass the query's conditions.
 * Conditions on this variable alone keep the same share of its values as of
 * its rows; others keep rows at random.
 */
static double
distinct_after_conditions(PlannerInfo *root, Node *var)
{
	Values		values = examine_values(root, var);
	RelOptInfo *rel = values.rel;
	List	   *own = NIL;
	double		left,
				left_by_own;
	ListCell   *lc;

	if (rel == NULL || values.tuples <= 0)
		return values.distinct;
	foreach(lc, rel->baserestrictinfo)
	{
		RestrictInfo *rinfo = lfirst_node(RestrictInfo, lc);
		List	   *vars = pull_var_clause((Node *) rinfo->clause, ALL_VARS);

		if (vars != NIL && list_difference(vars, list_make1(var)) == NIL)
			own = lappend(own, rinfo);
	}
	left = Min(rel->rows / values.tuples, 1);
	left_by_own = clauselist_selectivity(root, own, 0, JOIN_INNER, NULL);
	left_by_own = Max(Max(left_by_own, left), 1e-10);
	return pgrf_distinct_in_share(values.distinct * left_by_own,
								  values.tuples * left_by_own, left / left_by_own);
}

/* The minimum of that over all variables that joins make equal to it. */
static double
distinct_after_joins(PlannerInfo *root, Node *var)
{
	double		distinct = distinct_after_conditions(root, var);
	ListCell   *lc,
			   *lc2;

	foreach(lc, root->eq_classes)
	{
		EquivalenceClass *ec = lfirst(lc);

		if (find_ec_member_matching_expr(ec, (Expr *) var, NULL) == NULL)
			continue;
		foreach(lc2, ec->ec_members)
		{
			EquivalenceMember *em = lfirst(lc2);
			Node	   *expr = (Node *) em->em_expr;

			if (em->em_is_const)
				distinct = 1;
			else if (!em->em_is_child && pgrf_distinct_has_estimates(root, expr))
				distinct = Min(distinct, distinct_after_conditions(root, expr));
		}
	}
	return distinct;
}

double
pgrf_distinct_in_query(PlannerInfo *root, Node *node, double rows)
{
	Values		values;
	double		distinct = 1;
	ListCell   *lc;

	foreach(lc, variables(root, node, &values))
		distinct *= Max(distinct_after_joins(root, lfirst(lc)), 1);
	return Max(Min(distinct, rows), 1);
}

RelOptInfo *
pgrf_aggregated_rel(PlannerInfo *root)
{
	Relids		relids = pgrf_query_rels(root);
	int			relid;

	if (bms_get_singleton_member(relids, &relid))
		return root->simple_rel_array[relid];
	return bms_is_empty(relids) ? NULL : find_join_rel(root, relids);
}
