/*-------------------------------------------------------------------------
 *
 * join_placement.c
 *	  Join filters: where the filters of a join go.
 *
 * From the probe side of a join, its keys are followed down to their origin.
 * A node passes the filter to a child
 *
 * - if it is a join, by side and type (join_rules), unless it may read more
 *	 if it got fewer rows in its last execution (join_effects.c);
 * - if it reads ahead or stops early (NODE_AHEAD), only to a Sort, which has
 *	 read all of its input before;
 * - if it groups or partitions, for keys that are grouping columns: then a
 *	 group is dropped as a whole.  Its equality must imply equal hash values,
 *	 so its operator has the join's hash function and collation;
 * - if its expressions call no volatile functions, and, above a node that
 *	 groups, compute nothing that may fail;
 * - if it keeps rows, only if the build side returns the same rows each time
 *	 (join_effects.c), and nothing below is volatile: if fewer rows come,
 *	 more of them fit into memory, and less is executed again.
 *
 * Where the filter goes no further, rows that the node returns are checked.
 *
 * In a query with a security barrier view no node passes filters: rows below
 * it may be hidden from the user, who can see the counts.  (The plan does not
 * tell where: the planner removes trivial SubqueryScans.)  With row security,
 * a scan checks rows after its own conditions, and does not check pages.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "catalog/pg_proc.h"
#include "catalog/pg_type.h"
#include "miscadmin.h"
#include "nodes/nodeFuncs.h"
#include "nodes/plannodes.h"
#include "optimizer/clauses.h"
#include "optimizer/optimizer.h"
#include "utils/lsyscache.h"

#include "join.h"
#include "join_effects.h"
#include "join_nodes.h"
#include "join_placement.h"
#include "join_source.h"
#include "join_target.h"

/*
 * "drops": an outer (probe) row without a match does not change the result.
 *
 * "outer", "inner": to drop a row of that side drops just the join's rows that
 * are made of it.  False if the other side's rows without a match are returned
 * with nulls, or if this side returns no columns.
 */
typedef struct JoinRule
{
	JoinType	type;
	bool		drops;
	bool		outer;
	bool		inner;
} JoinRule;

static const JoinRule join_rules[] = {
	{JOIN_INNER, true, true, true},
	{JOIN_LEFT, false, true, false},
	{JOIN_RIGHT, true, false, true},
	{JOIN_FULL, false, false, false},
	{JOIN_SEMI, true, true, false},
	{JOIN_ANTI, false, true, false},
	{JOIN_RIGHT_SEMI, true, false, true},
	{JOIN_RIGHT_ANTI, true, false, true},
};

typedef struct Search
{
	JoinQuery  *query;
	HashJoinState *join;
	int			nkeys;
	bool		repeatable;		/* is the build side? */
	double		loops;			/* executions of the current node */
	double		between;		/* ns for a row from here to the join */
	bool		may_fail;		/* something evaluated on the way may fail */
	List	   *entered;		/* see JoinPlace */
	List	   *found;			/* JoinPlaces */
	double		rows;			/* expected at all places */
} Search;

static void place(Search *search, PlanState *ps, const JoinColumn *columns,
				  Bitmapset *which);

static bool
has_param(Node *node, void *context)
{
	if (node == NULL)
		return false;
	if (IsA(node, Param) && ((Param *) node)->paramkind == PARAM_EXEC)
		return bms_is_member(((Param *) node)->paramid, (Bitmapset *) context);
	return expression_tree_walker(node, has_param, context);
}

/*
 * Does a node have volatile SubPlans, or does it, or a node below, read
 * results of volatile InitPlans?  (These are executed when they are first
 * read.)
 */
static bool
reads_volatile(Search *search, PlanState *ps)
{
	return bms_overlap(ps->plan->allParam, search->query->volatile_params) ||
		pgrf_join_effects_volatile_subplan(search->query, ps);
}

/* The same for the keys of the join. */
static bool
keys_read_volatile(Search *search)
{
	PlanState  *ps = &search->join->js.ps;
	Node	   *clauses = (Node *) ((HashJoin *) ps->plan)->hashclauses;

	return pgrf_join_effects_volatile_expr(clauses) ||
		has_param(clauses, search->query->volatile_params) ||
		(contain_subplans(clauses) && reads_volatile(search, ps));
}

/* Does it matter how often this node, or one below, is executed? */
static bool
is_volatile_below(Search *search, PlanState *ps)
{
	return bms_overlap(ps->plan->allParam, search->query->volatile_params) ||
		pgrf_join_effects_volatile(search->query, ps);
}

bool
pgrf_join_may_drop(JoinType type)
{
	for (size_t i = 0; i < lengthof(join_rules); i++)
		if (join_rules[i].type == type)
			return join_rules[i].drops;
	return false;
}

static bool
passes_join(JoinType type, int varno)
{
	for (size_t i = 0; i < lengthof(join_rules); i++)
		if (join_rules[i].type == type)
			return varno == OUTER_VAR ? join_rules[i].outer :
				varno == INNER_VAR ? join_rules[i].inner : false;
	return false;
}

static bool
has_grouping_sets(const Plan *plan)
{
	return IsA(plan, Agg) && (((const Agg *) plan)->groupingSets != NIL ||
							  ((const Agg *) plan)->chain != NIL);
}

/* Has it read all of its input when it returns its first row? */
static bool
is_sorted(const Plan *plan)
{
	if (IsA(plan, Material))
		plan = outerPlan(plan);
	return IsA(plan, Sort);
}

/*
 * Does a join skip inner rows behind a match?  If a filter dropped that match,
 * the join would evaluate them.
 */
static bool
skips_inner(const Plan *plan)
{
	const Join *join = (const Join *) plan;

	return join->inner_unique && (IsA(plan, NestLoop) || join->joinqual != NIL);
}

bool
pgrf_join_may_pass(const Plan *plan, int varno, const Plan *child)
{
	const JoinNode *node = pgrf_join_nodes_get(plan);

	return (node->promises & NODE_PASSES) != 0 &&
		(!pgrf_join_nodes_reads_ahead(plan) || is_sorted(child)) &&
		!has_grouping_sets(plan) &&
		(node->child != CHILD_SIDES ||
		 (passes_join(((const Join *) plan)->jointype, varno) &&
		  (varno == OUTER_VAR || !skips_inner(plan))));
}

/* Sets *which and below[] to the keys that are columns of input "varno". */
static void
columns_below(PlanState *ps, const JoinColumn *columns, Bitmapset *keys,
			  int varno, JoinColumn *below, Bitmapset **which)
{
	int			k = -1;

	*which = NULL;
	while ((k = bms_next_member(keys, k)) >= 0)
	{
		TargetEntry *entry = (TargetEntry *)
		list_nth(ps->plan->targetlist, columns[k].attno - 1);
		int			from;

		if (!pgrf_join_key_column(entry->expr, &from, &below[k]) || from != varno)
			continue;
		if (OidIsValid(columns[k].castid))
		{
			if (OidIsValid(below[k].castid))
				continue;
			below[k].castid = columns[k].castid;
		}
		*which = bms_add_member(*which, k);
	}
}

/* Keys by which a node groups, if equal ones have equal hash values. */
static Bitmapset *
grouping_keys(Search *search, Bitmapset *which, const JoinColumn *below,
			  const Plan *plan)
{
	const JoinNode *node = pgrf_join_nodes_get(plan);
	int			n = JOIN_NODE_FIELD(plan, int, node->group_count);
	const AttrNumber *attnos =
	JOIN_NODE_FIELD(plan, AttrNumber *, node->group_columns);
	const Oid  *operators = JOIN_NODE_FIELD(plan, Oid *, node->group_operators);
	const Oid  *collations =
	JOIN_NODE_FIELD(plan, Oid *, node->group_collations);
	HashJoin   *join = (HashJoin *) search->join->js.ps.plan;
	Bitmapset  *keys = NULL;

	for (int k = -1; (k = bms_next_member(which, k)) >= 0;)
	{
		Oid			outerfn,
					innerfn,
					leftfn,
					rightfn;

		if (OidIsValid(below[k].castid) ||
			!get_op_hash_functions(list_nth_oid(join->hashoperators, k),
								   &outerfn, &innerfn))
			continue;
		for (int i = 0; i < n; i++)
			if (attnos[i] == below[k].attno &&
				get_op_hash_functions(operators[i], &leftfn, &rightfn) &&
				leftfn == outerfn && rightfn == outerfn &&
				collations[i] == list_nth_oid(join->hashcollations, k))
				keys = bms_add_member(keys, k);
	}
	return keys;
}

/* Does a node evaluate its conditions for each row? */
static bool
has_conditions(PlanState *ps)
{
	int			promises = pgrf_join_nodes_get(ps->plan)->promises;

	return (promises & NODE_SCANS) != 0 &&
		((promises & NODE_FIXED) == 0 || ps->qual != NULL);
}

/*
 * Adds this node.  Its rows are checked before its target list is computed, if
 * that is not volatile; by page, if its conditions are not volatile either.
 */
static void
place_here(Search *search, PlanState *ps, const JoinColumn *columns,
		   Bitmapset *which)
{
	JoinPlace  *found = palloc0(sizeof(*found));
	JoinColumn *scanned = palloc0(search->nkeys * sizeof(JoinColumn));
	Bitmapset  *known = NULL;

	found->ps = ps;
	found->which = bms_copy(which);
	found->entered = list_copy(search->entered);
	if ((pgrf_join_nodes_get(ps->plan)->promises & NODE_SCANS) != 0 &&
		!reads_volatile(search, ps) &&
		!pgrf_join_effects_volatile_expr((Node *) ps->plan->targetlist))
		columns_below(ps, columns, which,
					  IsA(ps, IndexOnlyScanState) ? INDEX_VAR :
					  (int) ((Scan *) ps->plan)->scanrelid,
					  scanned, &known);
	if (bms_equal(which, known))
	{
		found->columns = scanned;
		if (search->query->page_probe && search->query->hiding == HIDING_NONE &&
			!pgrf_join_effects_volatile_expr((Node *) ps->plan->qual))
			found->scanned = scanned;
	}
	/* by page, no condition is needed: an always-true one has a cost */
	found->output = !has_conditions(ps) || !bms_equal(which, known) ||
		(found->scanned != NULL && ps->qual == NULL &&
		 (IsA(ps, SeqScanState) || IsA(ps, BitmapHeapScanState)));
	if (found->output)
	{
		found->columns = palloc(search->nkeys * sizeof(JoinColumn));
		memcpy(found->columns, columns, search->nkeys * sizeof(JoinColumn));
	}
	search->found = lappend(search->found, found);
	found->expected = search->loops * ps->plan->plan_rows;
	found->between = search->between;
	search->rows += found->expected;
}

static bool
groups(const Plan *plan)
{
	return pgrf_join_nodes_get(plan)->group_count != 0;
}

/* With grouping sets, each row is in several groups. */
static bool
is_repeatable(Search *search, PlanState *join)
{
	PlanState  *build = innerPlanState(join);

	return bms_is_subset(build->plan->extParam,
						 search->query->fixed_params) &&
		!is_volatile_below(search, build) &&
		pgrf_join_effects_repeats(search->query, build);
}

/*
 * The search is on the outer side of a join that may fetch a first row before
 * it builds its table.  (A parallel join does not, but it may get no workers.)
 */
static void
enter(Search *search, PlanState *ps)
{
	if (pgrf_join_effects_asks(ps))
		search->entered = lappend(search->entered, ps);
}

static void
leave(Search *search, PlanState *ps)
{
	if (search->entered != NIL && llast(search->entered) == ps)
		search->entered = list_delete_last(search->entered);
}

/* Does a node pass filters to a child, whatever their keys are? */
static bool
passes(Search *search, PlanState *ps)
{
	return (pgrf_join_nodes_get(ps->plan)->promises & NODE_PASSES) != 0 &&
		search->query->hiding != HIDING_VIEW &&
		(!pgrf_join_nodes_keeps(ps->plan) ||
		 (search->repeatable && !is_volatile_below(search, ps))) &&
		!reads_volatile(search, ps) &&
		!pgrf_join_effects_volatile_node(search->query, ps) &&
		!pgrf_join_effects_remembers(search->query, ps);
}

/*
 * Goes to a child, with the keys that come from there.  "other" is the other
 * side of a join, which may be read less if the child returns fewer rows.
 */
static bool
place_below(Search *search, PlanState *ps, PlanState *child, PlanState *other,
			int varno, const JoinColumn *columns, Bitmapset *which)
{
	JoinColumn *below = palloc0(search->nkeys * sizeof(JoinColumn));
	Bitmapset  *passing;

	if (!pgrf_join_may_pass(ps->plan, varno, child->plan))
		return false;
	columns_below(ps, columns, which, varno, below, &passing);
	if (groups(ps->plan))
		passing = grouping_keys(search, passing, below, ps->plan);
	if (bms_is_empty(passing) || (other != NULL && is_volatile_below(search, other)))
		return false;
	/* A Hash returns no rows that could be checked. */
	if (IsA(child, HashState) && !passes(search, child))
		return false;
	place(search, child, below, passing);
	return true;
}

/* Goes to the children of a node that passes filters.  False: to none. */
static bool
place_in_children(Search *search, PlanState *ps, const JoinColumn *columns,
				  Bitmapset *which)
{
	PlanState  *outer = outerPlanState(ps);
	PlanState  *inner = innerPlanState(ps);
	PlanState **members;
	int			n;
	double		loops = search->loops;
	bool		below = false;

	switch ((JoinNodeChild) pgrf_join_nodes_get(ps->plan)->child)
	{
		case CHILD_NONE:
			break;
		case CHILD_OUTER:
			return outer != NULL &&
				place_below(search, ps, outer, NULL, OUTER_VAR, columns, which);
		case CHILD_SUBQUERY:
			return place_below(search, ps, ((SubqueryScanState *) ps)->subplan,
							   NULL, (int) ((Scan *) ps->plan)->scanrelid,
							   columns, which);
		case CHILD_SIDES:
			enter(search, ps);
			below = place_below(search, ps, outer, inner, OUTER_VAR,
								columns, which);
			leave(search, ps);
			if (IsA(ps, NestLoopState))
				search->loops *= clamp_row_est(outer->plan->plan_rows);
			below |= place_below(search, ps, inner, outer, INNER_VAR,
								 columns, which);
			search->loops = loops;
			return below;
		case CHILD_MEMBERS:
			members = pgrf_join_nodes_members(ps, &n);
			for (int i = 0; i < n; i++)
				if (!pgrf_join_may_pass(ps->plan, OUTER_VAR, members[i]->plan))
					return false;
			for (int i = 0; i < n; i++)
				place(search, members[i], columns, which);
			return n > 0;
	}
	return false;
}

/* Finds places at or below a node for keys "which", columns of its rows. */
static void
place(Search *search, PlanState *ps, const JoinColumn *columns,
	  Bitmapset *which)
{
	JoinQuery  *query = search->query;
	double		between = search->between;
	bool		may_fail = search->may_fail;
	bool		below = false;

	check_stack_depth();
	CHECK_FOR_INTERRUPTS();
	if (passes(search, ps))
	{
		search->between += pgrf_join_nodes_get(ps->plan)->cost;
		search->may_fail |= pgrf_join_effects_fails(query, ps);
		if (!groups(ps->plan))
			below = place_in_children(search, ps, columns, which);
		else if (!search->may_fail)
		{
			/* for groups below, its aggregates' arguments are on the way */
			search->may_fail = pgrf_join_effects_inputs_fail(query, ps);
			below = place_in_children(search, ps, columns, which);
		}
		search->between = between;
		search->may_fail = may_fail;
	}
	if (!below)
		place_here(search, ps, columns, which);
}

/*
 * To hash a record may fail, which a filter must not do for rows that would
 * not reach the join.  (For other types the planner has checked that.)
 */
static bool
can_hash(Oid type)
{
	return type != RECORDOID && type != RECORDARRAYOID;
}

void
pgrf_join_placement_make(JoinQuery *query, HashJoinState *join, double fetched)
{
	HashJoin   *plan = (HashJoin *) join->js.ps.plan;
	Search		search = {0};
	Bitmapset  *which = NULL;
	JoinColumn *columns;
	ListCell   *lc;

	search.query = query;
	search.join = join;
	search.nkeys = list_length(plan->hashkeys);
	search.loops = fetched;
	columns = palloc0(search.nkeys * sizeof(JoinColumn));
	foreach(lc, plan->hashkeys)
	{
		int			k = foreach_current_index(lc);
		Oid			operator = list_nth_oid(plan->hashoperators, k);
		Oid			outerfn,
					innerfn;
		int			varno;

		if (pgrf_join_key_column((Expr *) lfirst(lc), &varno, &columns[k]) &&
			varno == OUTER_VAR && can_hash(columns[k].type) && op_strict(operator) &&
			get_op_hash_functions(operator, &outerfn, &innerfn) &&
			func_volatile(outerfn) == PROVOLATILE_IMMUTABLE)
			which = bms_add_member(which, k);
	}
	if (bms_is_empty(which) || keys_read_volatile(&search))
		return;

	search.may_fail = pgrf_join_effects_sides_fail(plan->hashclauses);
	search.repeatable = is_repeatable(&search, &join->js.ps);
	enter(&search, &join->js.ps);
	place(&search, outerPlanState(join), columns, which);
	if (search.rows < pgrf_join_filter_min_rows &&
		pgrf_join_filter_debug == JOIN_FILTER_DEBUG_OFF)
		return;
	foreach(lc, search.found)
	{
		JoinPlace  *found = (JoinPlace *) lfirst(lc);
		JoinSource *source = pgrf_join_source_get(query, join, found->which);

		if (source == NULL)
			continue;
		source->changes = !search.repeatable;
		pgrf_join_target_add(query, found, source);
	}
}
