/*-------------------------------------------------------------------------
 *
 * join_placement.c
 *	  Join filters: where the filters of a join go.
 *
 * From the probe side of the join, keys are followed down to where they come
 * from.  Each node lets the filter pass to a child or not, as join_nodes.h
 * says, and:
 *
 * - joins by side and type, as join_rules say;
 * - a node that reads a row ahead, or stops by what it has read, only to a
 *	 Sort, which has read all before (NODE_AHEAD);
 * - a node that groups (partitions) its rows for keys that are grouping
 *	 columns: a group has equal keys, so it is dropped as a whole.  Its
 *	 equality must imply equal hash values: it is an operator whose hash
 *	 function is the join's, under the same collation;
 * - no join that remembers what it got when it was executed before
 *	 (join_effects.c);
 * - no node whose expressions call volatile functions, or compute what may
 *	 fail above a node that groups; and none that keeps rows, unless the build
 *	 side returns the same rows each time (join_effects.c), and nothing below
 *	 is volatile: if fewer rows fit into memory, less is executed again.
 *
 * Where it does not pass, the rows that the node returns are checked.
 *
 * In a query that has a view that is a security barrier, nothing lets a filter
 * pass: below there may be rows that are hidden from the user, who can look at
 * the counts.  (The plan does not tell where: the planner removes a
 * SubqueryScan that does nothing.)  A scan checks rows that pass its own
 * conditions only, those of row security among them, unless they are checked
 * by page, which is not done where anything is hidden.
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

#include "join_effects.h"
#include "join_nodes.h"
#include "join_placement.h"
#include "join_source.h"
#include "join_target.h"

/*
 * Rows of the outer (probe) and inner (build) side of a join.
 *
 * "drops": a row of the outer side without a match makes no difference to the
 * result, so it may be dropped by a filter of the inner side.
 *
 * "outer", "inner": to drop a row of that side drops the rows that the join
 * makes of it and no others, and adds none.  Not so if the other side's rows
 * are returned with nulls when they have no match; and rows of the side that
 * is only looked up have no columns above the join.
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
	int			nkeys;			/* of the join */
	bool		repeatable;		/* the build side */
	double		loops;			/* how often the node is executed */
	double		between;		/* what a row costs from here to the join */
	bool		may_fail;		/* what is evaluated on the way */
	List	   *entered;		/* see JoinPlace */
	List	   *found;			/* JoinPlaces */
	double		rows;			/* expected there */
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
 * Does a node have SubPlans, or read results of InitPlans, it or a node below,
 * that make a difference?  InitPlans are executed when first asked for.
 */
static bool
reads_volatile(Search *search, PlanState *ps)
{
	return bms_overlap(ps->plan->allParam, search->query->volatile_params) ||
		pgrf_join_effects_volatile_subplan(search->query, ps);
}

/* The same of the expressions of a join's keys alone. */
static bool
keys_read_volatile(Search *search)
{
	PlanState  *ps = &search->join->js.ps;
	Node	   *clauses = (Node *) ((HashJoin *) ps->plan)->hashclauses;

	return pgrf_join_effects_volatile_expr(clauses) ||
		has_param(clauses, search->query->volatile_params) ||
		(contain_subplans(clauses) && reads_volatile(search, ps));
}

/* Would it make a difference if this node, or one below, ran less often? */
static bool
is_volatile_below(Search *search, PlanState *ps)
{
	return bms_overlap(ps->plan->allParam, search->query->volatile_params) ||
		pgrf_join_effects_volatile(search->query, ps);
}

bool
pgrf_join_placement_may_drop(JoinType type)
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

/*
 * Which of the columns of a node's rows are columns of its input, and of which
 * (varno)?  Adds those to *which, and to below[].
 */
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

/*
 * Those of the keys "which" that are among the columns by which a node groups
 * its input, with an equality that implies equal hash values.
 */
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

/* Does a node evaluate its conditions at each row anew? */
static bool
has_conditions(PlanState *ps)
{
	int			promises = pgrf_join_nodes_get(ps->plan)->promises;

	return (promises & NODE_SCANS) != 0 &&
		((promises & NODE_FIXED) == 0 || ps->qual != NULL);
}

/*
 * The filter checks rows of this node: best before it computes its target
 * list, if that need not be computed for each row; and better still before its
 * conditions, if they need not be evaluated for each row either.
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
	/* a heap page needs no condition, and one that is always true costs */
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

/* Grouping sets have groups that a column does not tell apart. */
static bool
has_grouping_sets(const Plan *plan)
{
	return IsA(plan, Agg) && (((const Agg *) plan)->groupingSets != NIL ||
							  ((const Agg *) plan)->chain != NIL);
}

/* Does the build side of a join return the same rows each time? */
static bool
is_repeatable(Search *search, PlanState *join)
{
	PlanState  *build = innerPlanState(join);

	return bms_is_subset(build->plan->extParam,
						 search->query->fixed_params) &&
		!is_volatile_below(search, build) &&
		pgrf_join_effects_repeats(search->query, build);
}

/* Has it read all below it when it returns its first row? */
static bool
is_sorted(PlanState *ps)
{
	if (IsA(ps, MaterialState))
		ps = outerPlanState(ps);
	return IsA(ps, SortState);
}

/*
 * Does a join skip the other rows of its inner side when it has found a match,
 * which would be evaluated if that match were dropped?
 */
static bool
skips_inner(const Plan *plan)
{
	const Join *join = (const Join *) plan;

	return join->inner_unique && (IsA(plan, NestLoop) || join->joinqual != NIL);
}

/*
 * To the outer side of a join, and back.  Parallel hash joins build their
 * table whatever there is to come, but not if no worker could be had.
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

/* Does a node let filters pass to a child, whatever their keys are? */
static bool
passes(Search *search, PlanState *ps)
{
	return (pgrf_join_nodes_get(ps->plan)->promises & NODE_PASSES) != 0 &&
		search->query->hiding != HIDING_VIEW &&
		(!pgrf_join_nodes_keeps(ps->plan) ||
		 (search->repeatable && !is_volatile_below(search, ps))) &&
		!reads_volatile(search, ps) &&
		!pgrf_join_effects_volatile_node(search->query, ps) &&
		!pgrf_join_effects_remembers(search->query, ps) &&
		!has_grouping_sets(ps->plan);
}

/*
 * Down into one child, with those keys that come from there.  "other" is the
 * other one, of which less may be read if this one returns fewer rows.
 */
static bool
place_below(Search *search, PlanState *ps, PlanState *child, PlanState *other,
			int varno, const JoinColumn *columns, Bitmapset *which)
{
	JoinColumn *below = palloc0(search->nkeys * sizeof(JoinColumn));
	Bitmapset  *passing;

	if (pgrf_join_nodes_reads_ahead(ps->plan) && !is_sorted(child))
		return false;
	columns_below(ps, columns, which, varno, below, &passing);
	if (groups(ps->plan))
		passing = grouping_keys(search, passing, below, ps->plan);
	if (bms_is_empty(passing) || (other != NULL && is_volatile_below(search, other)))
		return false;
	/* A Hash returns no rows that could be checked, if none pass. */
	if (IsA(child, HashState) && !passes(search, child))
		return false;
	place(search, child, below, passing);
	return true;
}

/* Into the children of a node that passes filters; false: into none. */
static bool
place_in_children(Search *search, PlanState *ps, const JoinColumn *columns,
				  Bitmapset *which)
{
	PlanState  *outer = outerPlanState(ps);
	PlanState  *inner = innerPlanState(ps);
	JoinType	type;
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
			type = ((JoinState *) ps)->jointype;
			if (passes_join(type, OUTER_VAR))
			{
				enter(search, ps);
				below = place_below(search, ps, outer, inner, OUTER_VAR,
									columns, which);
				leave(search, ps);
			}
			if (IsA(ps, NestLoopState))
				search->loops *= clamp_row_est(outer->plan->plan_rows);
			if (passes_join(type, INNER_VAR) && !skips_inner(ps->plan))
				below |= place_below(search, ps, inner, outer, INNER_VAR,
									 columns, which);
			search->loops = loops;
			return below;
		case CHILD_MEMBERS:
			members = pgrf_join_nodes_members(ps, &n);
			if (pgrf_join_nodes_reads_ahead(ps->plan))
				for (int i = 0; i < n; i++)
					if (!is_sorted(members[i]))
						return false;
			for (int i = 0; i < n; i++)
				place(search, members[i], columns, which);
			return n > 0;
	}
	return false;
}

/*
 * Finds places for the keys "which", columns of the rows of ps, at or below
 * it.
 */
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
			/* to groups further down, this is on the way */
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
 * Values of type record may have columns that have no hash function, which is
 * an error: rows that will not come as far as the join must not raise it.
 * (For other types the planner has made sure.)
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
