/*-------------------------------------------------------------------------
 *
 * join_show.c
 *	  Join filters: what EXPLAIN shows.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "catalog/pg_type.h"
#include "commands/explain.h"
#include "lib/stringinfo.h"
#include "nodes/makefuncs.h"
#include "nodes/plannodes.h"
#include "parser/parsetree.h"
#include "utils/builtins.h"

#include "pg/base/base.h"
#ifdef PGRF_EXPLAIN_HOOK
#include "commands/explain_format.h"
#include "commands/explain_state.h"
#endif

#include "join_nodes.h"
#include "join_show.h"
#include "join_target.h"

/* The child that a node's target list calls varno; or NULL. */
static PlanState *
child(PlanState *ps, int varno)
{
	PlanState **members;
	int			n;

	switch ((JoinNodeChild) pgrf_join_nodes_get(ps->plan)->child)
	{
		case CHILD_OUTER:
			return varno == OUTER_VAR ? outerPlanState(ps) : NULL;
		case CHILD_SIDES:
			return varno == OUTER_VAR ? outerPlanState(ps) : innerPlanState(ps);
		case CHILD_MEMBERS:
			members = pgrf_join_nodes_members(ps, &n);
			return n > 0 ? members[0] : NULL;
		case CHILD_NONE:
		case CHILD_SUBQUERY:
			break;
	}
	return NULL;
}

/*
 * The name, in its table, of a column that a node returns ("output") or scans;
 * or NULL.  (Target lists below the top have no names.)
 */
static const char *
column_name(PlanState *ps, bool output, AttrNumber attno)
{
	List	   *columns = ps->plan->targetlist;
	JoinColumn	column;
	int			varno = INDEX_VAR;

	if (!output && !IsA(ps, IndexOnlyScanState))
		varno = (int) ((Scan *) ps->plan)->scanrelid;
	else if (!output)
		columns = ((IndexOnlyScan *) ps->plan)->indextlist;
	while (IS_SPECIAL_VARNO(varno))
	{
		TargetEntry *entry = (TargetEntry *) list_nth(columns, attno - 1);

		if (!pgrf_join_key_column(entry->expr, &varno, &column))
			return NULL;
		attno = column.attno;
		if (varno == OUTER_VAR || varno == INNER_VAR)
		{
			ps = child(ps, varno);
			if (ps == NULL)
				return NULL;
			columns = ps->plan->targetlist;
		}
		else if (varno == INDEX_VAR && IsA(ps, IndexOnlyScanState))
			columns = ((IndexOnlyScan *) ps->plan)->indextlist;
		else if (IS_SPECIAL_VARNO(varno))
			return NULL;
	}
	return get_rte_attribute_name(rt_fetch(varno, ps->state->es_range_table),
								  attno);
}

static void
append_keys(StringInfo buf, const JoinFilter *filter)
{
	JoinTarget *target = filter->target;

	for (int i = 0; i < filter->source->nkeys; i++)
	{
		AttrNumber	attno = filter->keys[i].column.attno;
		const char *name = column_name(target->ps, target->output, attno);

		if (i > 0)
			appendStringInfoString(buf, ", ");
		if (name != NULL)
			appendStringInfoString(buf, quote_identifier(name));
		else
			appendStringInfo(buf, "column %d", attno);
	}
}

/* Says what the counts do not say; NULL if nothing. */
static const char *
state_name(const JoinFilter *filter)
{
	if (filter->source->abandoned)
		return "abandoned";
	if (filter->page.check.checked == 0)
		return "not checked";
	return filter->source->nbuilt == 0 ? "looked up" : NULL;
}

/* Does EXPLAIN show the leader's counts only? */
static bool
is_of_leader(const JoinFilter *filter)
{
	return filter->target->ps->worker_instrument != NULL;
}

/*
 * Is the set described?  By the first of the filters that share it.  Not if
 * rows are hidden: the number of distinct keys would tell about them.
 */
static bool
shows_set(const JoinFilter *filter)
{
	return filter->source->nbuilt > 0 &&
		filter == linitial(filter->source->filters) &&
		filter->target->query->hiding == HIDING_NONE;
}

/* Describes a filter, behind its number. */
static void
append_filter(StringInfo buf, const JoinFilter *filter, bool analyzed)
{
	const JoinSet *set = &filter->source->set;
	const Check *check = &filter->page.check;

	appendStringInfoChar(buf, '(');
	append_keys(buf, filter);
	appendStringInfoChar(buf, ')');
	if (!analyzed)
		return;
	if (state_name(filter) != NULL)
		appendStringInfo(buf, " %s", state_name(filter));
	if (shows_set(filter))
		appendStringInfo(buf, " %s of " UINT64_FORMAT " keys in " UINT64_FORMAT " bytes",
						 pgrf_join_set_name(set), set->nkeys, set->nbytes);
	if (check->checked > 0)
		appendStringInfo(buf, ", dropped " UINT64_FORMAT " of " UINT64_FORMAT,
						 check->dropped, check->checked);
	if (is_of_leader(filter))
		appendStringInfoString(buf, " in the leader");
}

#ifndef PGRF_EXPLAIN_HOOK

/*
 * Before 18, extensions cannot add to EXPLAIN.  It prints the conditions of
 * the target's copy of the plan, which nobody evaluates: so that gets one
 * more, a string, when the query begins, and again when it ends.
 */
void
pgrf_join_show(JoinQuery *query)
{
	dlist_iter	iter;

	if (!pgrf_join_filter_explain)
		return;
	dlist_foreach(iter, &query->targets)
	{
		JoinTarget *target = dlist_container(JoinTarget, node, iter.cur);
		StringInfoData buf;
		ListCell   *lc;

		initStringInfo(&buf);
		foreach(lc, target->filters)
		{
			const JoinFilter *filter = (const JoinFilter *) lfirst(lc);

			appendStringInfo(&buf, "%sjoin filter %d ", buf.len > 0 ? "; " : "",
							 filter->source->number);
			append_filter(&buf, filter, query->estate->es_instrument != 0);
		}
		if (target->shown == NULL)
		{
			target->shown = makeConst(UNKNOWNOID, -1, InvalidOid, -2,
									  (Datum) 0, false, false);
			target->plan.qual = lappend(list_copy(target->plan.qual),
										target->shown);
		}
		target->shown->constvalue = CStringGetDatum(buf.data);
	}
}

void
pgrf_join_show_init(void)
{
}

#else

static explain_per_node_hook_type next_hook;

static void
show_filter(const JoinFilter *filter, ExplainState * es)
{
	const JoinSource *source = filter->source;
	const Check *check = &filter->page.check;
	StringInfoData buf;

	initStringInfo(&buf);
	if (es->format == EXPLAIN_FORMAT_TEXT)
	{
		append_filter(&buf, filter, es->analyze);
		ExplainIndentText(es);
		appendStringInfo(es->str, "Join Filter %d: %s\n", source->number,
						 buf.data);
		return;
	}
	append_keys(&buf, filter);
	ExplainOpenGroup("Join Filter", NULL, true, es);
	ExplainPropertyInteger("Number", NULL, source->number, es);
	ExplainPropertyText("Keys", buf.data, es);
	if (es->analyze)
	{
		if (state_name(filter) != NULL)
			ExplainPropertyText("State", state_name(filter), es);
		if (shows_set(filter))
		{
			ExplainPropertyText("Kind", pgrf_join_set_name(&source->set), es);
			ExplainPropertyUInteger("Build Keys", NULL, source->set.nkeys, es);
			ExplainPropertyUInteger("Bytes", NULL, source->set.nbytes, es);
		}
		ExplainPropertyUInteger("Rows Checked", NULL, check->checked, es);
		ExplainPropertyUInteger("Rows Dropped", NULL, check->dropped, es);
		ExplainPropertyBool("Leader Only", is_of_leader(filter), es);
	}
	ExplainCloseGroup("Join Filter", NULL, true, es);
}

static void
show_node(PlanState *ps, List *ancestors, const char *relationship,
		  const char *plan_name, ExplainState * es)
{
	JoinTarget *target;
	ListCell   *lc;

	if (next_hook != NULL)
		next_hook(ps, ancestors, relationship, plan_name, es);
	target = pgrf_join_filter_explain ? pgrf_join_target_find(ps) : NULL;
	if (target == NULL)
		return;
	ExplainOpenGroup("Join Filters", "Join Filters", false, es);
	foreach(lc, target->filters)
		show_filter((const JoinFilter *) lfirst(lc), es);
	ExplainCloseGroup("Join Filters", "Join Filters", false, es);
}

void
pgrf_join_show(JoinQuery *query)
{
}

void
pgrf_join_show_init(void)
{
	next_hook = explain_per_node_hook;
	explain_per_node_hook = show_node;
}

#endif
