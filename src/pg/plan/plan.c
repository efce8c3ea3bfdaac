/*-------------------------------------------------------------------------
 *
 * plan.c
 *	  Plans queries with conditions that probe filters, if that is cheaper.
 *
 * A join filter acts only in a hash join's probe side, in the same process.
 * It does not pass a Gather, and does not help the hashed side, merge joins,
 * nested loops and other servers.  There a condition helps:
 *
 *		large.key = small.key
 *		AND (SELECT bloom_agg(key) FROM small WHERE ...) @> large.key
 *
 * The first part implies the second if the subquery has only conditions that
 * small's rows have to meet anyway.  So the second may be added in WHERE, or
 * in ON of any join.  The planner pushes it down where that is right.
 *
 * A query is planned as usual.  If its plan is dear, and conditions may help
 * (plan_find.c), it is planned again with them (plan_add.c), and the cheaper
 * plan is taken.  They are added when the planner makes its first relation: it
 * has pulled up subqueries and reduced outer joins, and not yet read
 * conditions.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "access/htup_details.h"
#include "catalog/pg_class.h"
#include "nodes/nodeFuncs.h"
#include "optimizer/clauses.h"
#include "optimizer/cost.h"
#include "optimizer/optimizer.h"
#include "optimizer/pathnode.h"
#include "optimizer/plancat.h"
#include "optimizer/planmain.h"
#include "optimizer/planner.h"
#include "utils/rel.h"
#include "utils/syscache.h"

#include "pg/base/base.h"
#include "plan.h"
#include "plan_condition.h"

/* A statement that is being planned. */
typedef struct Planning
{
	List	   *levels;			/* PlannerInfos, as begin_level() meets them */
	List	   *conditions;		/* to be added */
	bool		adding;			/* is a condition's subquery being planned? */
	int			nadded;
} Planning;

/* NULL if no candidate is being planned. */
static Planning *current;

static planner_hook_type next_planner;
static pgrf_relation_hook_type next_relation;

/* The planner makes the first relation of a level. */
static void
begin_level(PlannerInfo *root)
{
	int			level = list_length(current->levels);
	ListCell   *lc;

	current->levels = lappend(current->levels, root);
	foreach(lc, current->conditions)
	{
		const PlanCondition *condition = (const PlanCondition *) lfirst(lc);

		if (condition->level != level)
			continue;
		current->adding = true;
		current->nadded += pgrf_plan_add(root, condition);
		current->adding = false;
	}
}

static void
note_relation(PlannerInfo *root, PGRF_RELATION_ARGS)
{
	if (next_relation != NULL)
		next_relation(root, PGRF_RELATION_PASS);
	if (current != NULL && !current->adding &&
		!list_member_ptr(current->levels, root))
		begin_level(root);
}

typedef struct Tables
{
	int			n;
	bool		large;			/* is any large? */
} Tables;

/* Does a query have a large table, and another one? */
static bool
has_large_table(Node *node, void *context)
{
	Tables	   *tables = (Tables *) context;
	HeapTuple	tuple;

	if (node == NULL)
		return false;
	if (IsA(node, Query))
		return query_tree_walker((Query *) node, has_large_table, context,
								 QTW_EXAMINE_RTES_BEFORE);
	if (!IsA(node, RangeTblEntry))
		return expression_tree_walker(node, has_large_table, context);
	if (((RangeTblEntry *) node)->rtekind != RTE_RELATION)
		return false;
	tables->n++;
	tuple = SearchSysCache1(RELOID,
							ObjectIdGetDatum(((RangeTblEntry *) node)->relid));
	if (HeapTupleIsValid(tuple))
	{
		Form_pg_class class = (Form_pg_class) GETSTRUCT(tuple);

		/* rows of others, or unknown before ANALYZE: counts as large */
		tables->large |= class->reltuples >= pgrf_join_filter_min_rows ||
			class->reltuples < 0 || class->relhassubclass ||
			!RELKIND_HAS_STORAGE(class->relkind);
		ReleaseSysCache(tuple);
	}
	return tables->large && tables->n > 1;
}

static PlannedStmt *
plan_once(PGRF_PLANNER_ARGS)
{
	return (next_planner != NULL ? next_planner : standard_planner)
		(parse, PGRF_PLANNER_PASS);
}

/* Saves "current": functions that the planner calls may plan statements. */
static PlannedStmt *
plan_watched(Planning *planning, PGRF_PLANNER_ARGS)
{
	Planning   *outer = current;
	PlannedStmt *stmt = NULL;

	if (planning == NULL && outer == NULL)
		return plan_once(parse, PGRF_PLANNER_PASS);
	current = planning;
	PG_TRY();
	{
		stmt = plan_once(parse, PGRF_PLANNER_PASS);
	}
	PG_FINALLY();
	{
		current = outer;
	}
	PG_END_TRY();
	return stmt;
}

/* Might conditions be added to a statement? */
static bool
is_candidate(Query *parse)
{
	Tables		tables = {0};

	if (pgrf_join_filter != JOIN_FILTER_PLAN ||
		(parse->commandType != CMD_SELECT && parse->commandType != CMD_INSERT &&
		 parse->commandType != CMD_UPDATE && parse->commandType != CMD_DELETE))
		return false;
	return has_large_table((Node *) parse, &tables) ||
		pgrf_join_filter_debug == JOIN_FILTER_DEBUG_FORCE;
}

/* Does a query within another call volatile functions, or lock rows? */
static bool
has_effects_below(Node *node, void *context)
{
	if (node == NULL)
		return false;
	if (!IsA(node, Query))
		return expression_tree_walker(node, has_effects_below, context);
	return ((Query *) node)->rowMarks != NIL || contain_volatile_functions(node) ||
		query_tree_walker((Query *) node, has_effects_below, context, 0);
}

/* Do rows have effects on their way?  With conditions, fewer rows come. */
static bool
has_effects(Query *parse)
{
	Query		way = *parse;

	/* these are evaluated for the result */
	way.targetList = NIL;
	way.returningList = NIL;
	way.onConflict = NULL;
	return contain_volatile_functions((Node *) &way) ||
		query_tree_walker(parse, has_effects_below, NULL, 0);
}

/* The cost that is compared: for a cursor, that of its first rows. */
static Cost
cost_of(const PlannedStmt *stmt, int cursor_options)
{
	const Plan *plan = stmt->planTree;
	double		share = cursor_options & CURSOR_OPT_FAST_PLAN ? cursor_tuple_fraction : 1;

	return plan->startup_cost + share * (plan->total_cost - plan->startup_cost);
}

static PlannedStmt *
plan(PGRF_PLANNER_ARGS)
{
	Planning	first = {0};
	Planning	second = {0};
	bool		force = pgrf_join_filter_debug == JOIN_FILTER_DEBUG_FORCE;
	PlannedStmt *stmt;
	PlannedStmt *other;
	Query	   *again;
	Cost		cost;

	if (!is_candidate(parse))
		return plan_watched(NULL, parse, PGRF_PLANNER_PASS);
	again = copyObject(parse);	/* the planner changes it */
	stmt = plan_watched(&first, parse, PGRF_PLANNER_PASS);
	cost = cost_of(stmt, cursor_options);
	if ((!force && cost < pgrf_join_filter_min_rows * cpu_tuple_cost) ||
		has_effects(again) || !pgrf_plan_may_add())
		return stmt;
	second.conditions = pgrf_plan_find(first.levels, stmt);
	if (second.conditions == NIL)
		return stmt;

	again->queryId = 0;			/* pg_stat_statements counts each query once */
	other = plan_watched(&second, again, PGRF_PLANNER_PASS);
	other->queryId = stmt->queryId;
	ereport(DEBUG1,
			errmsg_internal("%d of %d conditions were added: cost %.0f instead of %.0f",
							second.nadded, list_length(second.conditions),
							cost_of(other, cursor_options), cost));
	return second.nadded > 0 &&
		(force || cost_of(other, cursor_options) < cost) ? other : stmt;
}

void
pgrf_plan_init(void)
{
	next_planner = planner_hook;
	planner_hook = plan;
	next_relation = pgrf_relation_hook;
	pgrf_relation_hook = note_relation;
}
