/*-------------------------------------------------------------------------
 *
 * join_target.c
 *	  Join filters: the rows of a node are checked.
 *
 * In a scan of a heap, filters check all rows of a page when the first of them
 * comes (page_scan.h), before the scan's own conditions.
 *
 * Elsewhere rows are probed one by one.  A scan with conditions gets a wrapper
 * that evaluates them first: a filter computes nothing for rows that they
 * hide, and a dropped row is not projected.  For any other node, its function
 * that returns a row is wrapped, and called until a row passes.
 *
 * Accounts choose the filters that are probed for the next page, or the next
 * ACCOUNT_BATCH rows (account.h).  A filter without a set looks up the row's
 * hash in the join's table.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "executor/executor.h"
#include "executor/instrument.h"
#include "miscadmin.h"
#include "utils/memutils.h"

#include "join_cost.h"
#include "join_nodes.h"
#include "join_query.h"
#include "join_target.h"
#include "join_verify.h"

static Datum qual_passes(ExprState *state, ExprContext *econtext, bool *isnull);
static TupleTableSlot *next_resting(PlanState *ps);

/* The "rest" of targets that look at each row. */
static int64 no_rest = 0;

/* ---- one row ---- */

/* Can the row be dropped?  A row whose key is toasted passes. */
static pg_noinline bool
hashed_is_absent(JoinFilter *filter, TupleTableSlot *slot)
{
	JoinSource *source = filter->source;
	bool		ready = source->state == JOIN_SOURCE_READY;
	uint64		code;
	JoinKeyState state = pgrf_join_key_code(filter->keys, source->nkeys,
											ready ? source->code : JOIN_CODE_HASH,
											slot, &code);

	if (state != JOIN_KEY_CODE)
		return state == JOIN_KEY_NULL;
	return ready ? !pgrf_join_set_has(&source->set, code) :
		pgrf_join_source_lookup(source, (uint32) code) == JOIN_LOOKUP_ABSENT;
}

/* The same, inlined for sets of integers. */
static inline bool
is_absent(JoinFilter *filter, TupleTableSlot *slot)
{
	JoinSource *source = filter->source;
	uint64		code;

	if (source->code != JOIN_CODE_VALUE || source->state != JOIN_SOURCE_READY)
		return hashed_is_absent(filter, slot);
	return pgrf_join_key_code(filter->keys, 1, JOIN_CODE_VALUE, slot,
							  &code) == JOIN_KEY_NULL ||
		!pgrf_join_set_has(&source->set, code);
}

/*
 * An always-true condition costs a scan some 5 ns a row.  So while nothing is
 * probed, the scan has only its own conditions, and counts rows as it returns
 * them.
 */
static void
set_probing(JoinTarget *target, bool probing)
{
	PlanState  *ps = target->ps;

	if (target->probe == NULL)
	{
		target->qual = ps->qual;
		target->probe = pgrf_wrap(NULL, qual_passes, target);
	}
	ps->qual = probing ? target->probe : target->qual;
	ExecSetExecProcNode(ps, probing || target->by_row.n == 0 ? target->next :
						next_resting);
}

/* Chooses the filters that probe the next rows. */
static pg_noinline void
choose_filters(JoinTarget *target)
{
	Checks	   *checks = &target->by_row;
	MemoryContext old = MemoryContextSwitchTo(target->query->estate->es_query_cxt);

	pgrf_account_order(checks);
	for (int i = 0; i < checks->n; i++)
	{
		pgrf_account_settle(checks->all[i], checks->all[i]->saved);
		pgrf_account_came(checks->all[i]->account, checks->turn, 1);
	}
	pgrf_account_choose(checks);
	target->left = checks->nready > 0 ? checks->turn : 0;
	target->resting = checks->nready > 0 ? 0 : checks->turn;
	if (!target->output)
		set_probing(target, checks->nready > 0 || target->verify);
	MemoryContextSwitchTo(old);
}

static inline bool
row_passes(JoinTarget *target, TupleTableSlot *slot)
{
	if (unlikely(target->left <= 0))
	{
		if (target->resting <= 0)
			choose_filters(target);
		if (target->resting > 0)
		{
			target->resting--;
			return true;
		}
	}
	target->left--;
	for (int i = 0; i < target->by_row.nready; i++)
	{
		JoinFilter *filter = (JoinFilter *) target->by_row.all[i];

		filter->page.check.checked++;
		if (is_absent(filter, slot) && !pgrf_join_target_early(filter))
		{
			filter->page.check.dropped++;
			return false;
		}
	}
	return true;
}

/* Debugging: notes the filters' answers for a row, which passes. */
static pg_noinline void
verify_row(JoinTarget *target, TupleTableSlot *slot)
{
	bool		absent = false;
	ListCell   *lc;

	foreach(lc, target->filters)
	{
		JoinFilter *filter = (JoinFilter *) lfirst(lc);
		JoinSource *source = filter->source;
		JoinKeyState state;
		bool		passes;
		uint64		code;

		if (pgrf_join_target_early(filter))
			continue;
		if (pgrf_join_source_complete(source))
			pgrf_join_source_build(source);
		if (source->state == JOIN_SOURCE_ABANDONED)
			continue;
		state = pgrf_join_key_code(filter->keys, source->nkeys, source->code,
								   slot, &code);
		passes = state == JOIN_KEY_UNKNOWN ||
			(state == JOIN_KEY_CODE && (source->state != JOIN_SOURCE_READY ||
										pgrf_join_set_has(&source->set, code)));
		filter->page.check.checked++;
		filter->page.check.dropped += !passes;
		absent |= !passes;
		if (state == JOIN_KEY_CODE)
			pgrf_join_verify_row(source->verifier, code, passes);
	}
	if (target->scan != NULL && !absent &&
		!pgrf_heap_page_has(target->scan->page))
		pgrf_join_verify_page_failed();
}

/* ---- a heap page ---- */

/* has[i]: does the hash table have row i's hash, or may it? */
static void
look_up_many(const JoinSource *source, const HeapPage *page,
			 const uint64 *hashes, bool *has)
{
	for (int i = 0; i < page->nrows; i++)
		has[i] = page->status[i] != HEAP_PAGE_VALUE ||
			pgrf_join_source_lookup(source, (uint32) hashes[i]) != JOIN_LOOKUP_ABSENT;
}

/* A PageCheck's "probe". */
static void
probe_page(PageCheck *check, HeapPage *page)
{
	JoinFilter *filter = (JoinFilter *) check;
	JoinSource *source = filter->source;
	bool		ready = source->state == JOIN_SOURCE_READY;
	uint64		codes[MaxHeapTuplesPerPage];
	bool		has[MaxHeapTuplesPerPage];

	pgrf_join_key_page_codes(filter->page_keys, source->nkeys,
							 ready ? source->code : JOIN_CODE_HASH, page,
							 filter->columns, codes);
	if (ready)
		pgrf_join_set_has_many(&source->set, codes, page->nrows, has);
	else
		look_up_many(source, page, codes, has);
	pgrf_heap_page_keep(page, has, false);
}

static uint64
reached_join(const PageCheck *check)
{
	return check->scan->passed;
}

/* ---- the filters of a node ---- */

/* A Check's "look". */
static CheckState
look_at(Check *check)
{
	JoinFilter *filter = (JoinFilter *) check;
	JoinSource *source = filter->source;

	if (!pgrf_join_source_complete(source) || pgrf_join_target_waits(filter) ||
		(filter->columns != NULL && pgrf_join_target_early(filter)))
		return CHECK_WAITS;
	pgrf_join_cost_set(source, filter->between, filter->walk, check);
	if (source->force)
		source->account.credit = 0;
	if (source->state != JOIN_SOURCE_READY && pgrf_join_source_has_set(source) &&
		(source->force || pgrf_join_cost_builds(source, check)))
	{
		pgrf_join_source_build(source);
		pgrf_join_cost_set(source, filter->between, filter->walk, check);
	}
	return source->state == JOIN_SOURCE_READY ||
		(pgrf_join_source_has_set(source) &&
		 pgrf_join_source_has_lookup(source)) ? CHECK_READY : CHECK_NEVER;
}

/*
 * The source's table is gone: ends the current batch of rows.  (Filters of
 * pages are chosen anew for each page.)
 */
static void
stop_probing(JoinSource *source)
{
	ListCell   *lc;

	foreach(lc, source->filters)
	{
		JoinTarget *target = ((JoinFilter *) lfirst(lc))->target;

		target->by_row.turn -= (int) Max(target->left + target->resting, 0);
		target->by_row.nready = 0;
		target->left = target->resting = 0;
	}
}

static Datum
qual_passes(ExprState *state, ExprContext *econtext, bool *isnull)
{
	JoinTarget *target = (JoinTarget *) state->evalfunc_private;

	*isnull = false;
	if (target->qual != NULL &&
		!DatumGetBool(target->qual->evalfunc(target->qual, econtext, isnull)))
		return BoolGetDatum(false);
	if (!target->verify)
		return BoolGetDatum(row_passes(target, econtext->ecxt_scantuple));
	verify_row(target, econtext->ecxt_scantuple);
	return BoolGetDatum(true);
}

static TupleTableSlot *
next_resting(PlanState *ps)
{
	JoinTarget *target = JOIN_TARGET(ps);

	if (unlikely(target->resting <= 0))
		choose_filters(target);
	target->resting--;
	return target->next(ps);
}

/* The next row that passes, while rows or pages are probed. */
static pg_noinline TupleTableSlot *
next_probed(JoinTarget *target)
{
	PlanState  *ps = target->ps;
	PageScan   *scan = target->scan;
	bool		by_row = target->by_row.n > 0 || target->verify;
	bool		by_page = scan != NULL && scan->checks.n > 0;

	for (;;)
	{
		TupleTableSlot *slot = target->next(ps);
		bool		is_due;
		bool		passes = true;
		MemoryContext old;

		if (TupIsNull(slot))
			return slot;
		is_due = by_page && pgrf_page_scan_is_due(scan);
		if (!is_due && !by_row)
			return slot;
		if (!is_due && target->resting > 0)
		{
			target->resting--;
			return slot;
		}
		MemoryContextReset(target->query->scratch);
		old = MemoryContextSwitchTo(target->query->scratch);
		if (is_due)
			passes = pgrf_page_scan_enter(scan);
		if (passes && target->verify)
			verify_row(target, slot);
		else if (passes && by_row)
			passes = row_passes(target, slot);
		MemoryContextSwitchTo(old);
		if (passes)
			return slot;
		/* For joins, EXPLAIN shows the other count as that of their filter. */
		if (pgrf_join_nodes_get(ps->plan)->child == CHILD_SIDES)
			InstrCountFiltered2(ps, 1);
		else
			InstrCountFiltered1(ps, 1);
		CHECK_FOR_INTERRUPTS();
	}
}

static TupleTableSlot *
next_passing(PlanState *ps)
{
	JoinTarget *target = JOIN_TARGET(ps);

	if (*target->rest <= 0)
		return next_probed(target);
	--*target->rest;
	return target->next(ps);
}

static JoinTarget *
make_target(JoinQuery *query, const JoinPlace *place)
{
	PlanState  *ps = place->ps;
	bool		output = place->output;
	Size		size = pgrf_join_nodes_get(ps->plan)->size;
	JoinTarget *target;

	/* A parallel hash join gets another function when workers start. */
	if (size == 0 ||
		(output && IsA(ps, HashJoinState) && ps->plan->parallel_aware))
		return NULL;
	target = palloc0(offsetof(JoinTarget, plan) + size);
	target->query = query;
	target->ps = ps;
	target->output = output;
	target->verify = pgrf_join_filter_debug == JOIN_FILTER_DEBUG_VERIFY;
	memcpy(&target->plan, ps->plan, size);
	ps->plan = &target->plan;
	target->next = ps->ExecProcNodeReal;
	ExecSetExecProcNode(ps, output ? next_passing : next_resting);
	if (place->scanned != NULL)
		target->scan = pgrf_page_scan_get(ps);
	if (target->scan != NULL)
	{
		target->scan->owner = target;
		if (target->verify)
			target->scan->verified = palloc(sizeof(HeapPageRows));
	}
	dlist_push_tail(&query->targets, &target->node);
	return target;
}

JoinTarget *
pgrf_join_target_find(PlanState *ps)
{
	const PageScan *scan = pgrf_page_scan_find(ps);

	if (ps->ExecProcNodeReal == next_passing ||
		ps->ExecProcNodeReal == next_resting)
		return JOIN_TARGET(ps);
	if (ps->qual != NULL && ps->qual->evalfunc == qual_passes)
		return (JoinTarget *) ps->qual->evalfunc_private;
	return scan != NULL ? (JoinTarget *) scan->owner : NULL;
}

static void
find_keys(JoinFilter *filter, const JoinPlace *place)
{
	JoinSource *source = filter->source;
	PageScan   *scan = filter->target->scan;

	if (source->outer_keys == NULL)
		source->outer_keys =
			pgrf_join_key_make((HashJoin *) source->join->js.ps.plan,
							   source->which, place->columns, true);
	filter->keys = pgrf_join_key_make_at(source->outer_keys, source->nkeys,
										 source->which, place->columns);
	if (scan == NULL || place->scanned == NULL)
		return;
	filter->page_keys = place->scanned == place->columns ? filter->keys :
		pgrf_join_key_make_at(source->outer_keys, source->nkeys,
							  source->which, place->scanned);
	filter->columns = pgrf_join_key_page_columns(filter->page_keys,
												 source->nkeys, scan->page);
	for (int i = 0; filter->columns != NULL && i < source->nkeys; i++)
		filter->walk += pgrf_heap_page_walk(filter->columns[i]);
}

void
pgrf_join_target_add(JoinQuery *query, const JoinPlace *place,
					 JoinSource *source)
{
	JoinTarget *target = pgrf_join_target_find(place->ps);
	JoinFilter *filter;

	if (target == NULL)
		target = make_target(query, place);
	if (target == NULL || target->output != place->output)
		return;

	filter = palloc0(sizeof(*filter));
	filter->page.check.account = &source->account;
	filter->page.check.look = look_at;
	filter->page.probe = probe_page;
	filter->page.reached = reached_join;
	filter->source = source;
	filter->target = target;
	filter->between = place->between;
	filter->entered = place->entered;
	find_keys(filter, place);
	source->expected += place->expected;
	source->filters = lappend(source->filters, filter);
	source->forgotten = stop_probing;
	target->filters = lappend(target->filters, filter);
	if (filter->columns != NULL)
		pgrf_page_scan_add(target->scan, &filter->page);
	else
		pgrf_page_scan_append(&target->by_row, &filter->page.check);
	/* with filters of both kinds, each row is looked at */
	target->rest = target->verify ? &no_rest :
		target->by_row.n == 0 ? &target->scan->left :
		target->scan == NULL || target->scan->checks.n == 0 ?
		&target->resting : &no_rest;
}
