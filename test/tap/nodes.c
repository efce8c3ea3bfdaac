/*-------------------------------------------------------------------------
 *
 * nodes.c
 *	  Makes nodes of plans that nobody knows, as a new version of the server
 *	  may have: a ProjectSet has no known tag while its query is executed.
 *	  Compiled by 016_join_filter.pl, loaded before what is to see them.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "executor/executor.h"
#include "fmgr.h"
#include "nodes/nodeFuncs.h"

PG_MODULE_MAGIC;

void		_PG_init(void);

static ExecutorStart_hook_type next_start;
static ExecutorEnd_hook_type next_end;

/* The states of nodes without a tag, of one query. */
static List *nodes;

/* What runs such a node, and asserts that it is one. */
static ExecProcNodeMtd project_set;

static TupleTableSlot *
run(PlanState *ps)
{
	TupleTableSlot *slot;

	((Node *) ps)->type = T_ProjectSetState;
	slot = project_set(ps);
	((Node *) ps)->type = T_Invalid;
	return slot;
}

static bool
take_tags(PlanState *ps, void *context)
{
	if (IsA(ps, ProjectSetState))
	{
		nodes = lappend(nodes, ps);
		project_set = ps->ExecProcNodeReal;
		ps->ExecProcNodeReal = run;
		((Node *) ps)->type = ((Node *) ps->plan)->type = T_Invalid;
	}
	return planstate_tree_walker(ps, take_tags, context);
}

static void
start(QueryDesc *desc, int eflags)
{
	MemoryContext old;

	if (next_start != NULL)
		next_start(desc, eflags);
	else
		standard_ExecutorStart(desc, eflags);
	if (desc->planstate == NULL)
		return;
	old = MemoryContextSwitchTo(TopMemoryContext);
	(void) take_tags(desc->planstate, NULL);
	MemoryContextSwitchTo(old);
}

static void
end(QueryDesc *desc)
{
	ListCell   *lc;

	foreach(lc, nodes)
	{
		PlanState  *ps = (PlanState *) lfirst(lc);

		((Node *) ps)->type = T_ProjectSetState;
		((Node *) ps->plan)->type = T_ProjectSet;
	}
	nodes = NIL;
	if (next_end != NULL)
		next_end(desc);
	else
		standard_ExecutorEnd(desc);
}

void
_PG_init(void)
{
	next_start = ExecutorStart_hook;
	ExecutorStart_hook = start;
	next_end = ExecutorEnd_hook;
	ExecutorEnd_hook = end;
}
