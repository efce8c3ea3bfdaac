/*-------------------------------------------------------------------------
 *
 * join_target.c
 *	  Join filters: the rows of a node are checked, and whether that pays.
 *
 * A scan that has conditions evaluates one more, after its own: so nothing is
 * computed for a row that it would have hidden, and a row that is dropped is
 * neither projected nor returned.  Any other node is called for rows until one
 * passes.
 *
 * A probe costs some nanoseconds a row, 100 % of the rows may match, and a
 * large table takes milliseconds to make a set of.  And there may be but few
 * rows, whatever the planner thinks.  So a target works in turns:
 *
 * wait		2048 rows, for each table: nothing is done.
 * sample	64 rows in a row at first, later 1024, are looked at by all filters
 *			whose join has built its table.  Those without a set look the
 *			row's hash value up in the table itself, which is a few cache
 *			misses but needs no preparation, and is as good a reason to drop
 *			the row.  For one that a filter cannot tell of, as it may be in
 *			another batch, the sample has another, up to 1024.  The first
 *			one at a partition is left out if others have had theirs.
 * review	Filters that let so many pass that a probe costs more than it saves
 *			are put to sleep.  For others a set is made, if the rows to come
 *			seem worth it.
 * window	The rest is probed in the order of what it drops, until the next
 *			sample.  A window has 16384 rows at first and twice as many each
 *			time, up to 65536, or, by page or if all are asleep, 262144.  While
 *			a filter waits, it begins with 2048.
 *
 * In a scan of a heap, the filters of a window check all rows of a page when
 * the first of them comes by (heap_page.h): before the scan's own conditions,
 * so most rows that are dropped are never handed to the executor.  Pages that
 * it would leave early are not opened; their rows are probed one by one, if
 * that pays.  Those of a sample are, too, even if they do not pass these
 * conditions, since that is what a window will see.
 *
 * So where nothing is to be gained, one row of some 30 is looked at first, one
 * of 250 later, and no set is made but of keys that cannot be probed without.
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

#define FIRST_SAMPLE		64
#define LAST_SAMPLE			1024
#define FIRST_WINDOW		16384
#define BUSY_WINDOW			65536
#define SLEEPY_WINDOW		262144	/* ... or by page: a sample costs far more */
#define WAITING_WINDOW		64	/* until a join has built its table */

/* A sample is this share of the rows before; it decides by as many answers. */
#define SAMPLE_SHARE		32
#define SAMPLE_PROBES		16
#define MOST_PASS			0.98	/* ... for all known of a new table */

static TupleTableSlot *next_unprobed(PlanState *ps);

/* ---- one row ---- */

/* Is a key null, or not in the set?  Integers, most keys, need no frame. */
static pg_noinline bool
hashed_is_absent(JoinFilter *filter, TupleTableSlot *slot)
{
	JoinSource *source = filter->source;
	uint64		code;

	return !pgrf_join_key_code(filter->keys, source->nkeys, source->code, slot,
							   &code) ||
		!pgrf_join_set_has(&source->set, code);
}

static inline bool
is_absent(JoinFilter *filter, TupleTableSlot *slot)
{
	JoinSource *source = filter->source;
	uint64		code;

	if (source->code != JOIN_CODE_VALUE)
		return hashed_is_absent(filter, slot);
	return !pgrf_join_key_code(filter->keys, 1, JOIN_CODE_VALUE, slot, &code) ||
		!pgrf_join_set_has(&source->set, code);
}

/* Is the row of use to all joins whose filters are active? */
static inline bool
probe_active(JoinTarget *target, TupleTableSlot *slot)
{
	for (int i = 0; i < target->nactive; i++)
	{
		JoinFilter *filter = target->active[i];

		filter->checked++;
		if (is_absent(filter, slot) && !pgrf_join_target_early(filter))
		{
			filter->dropped++;
			return false;
		}
	}
	return true;
}

/*
 * The same of a source that may have no set yet.  A toasted key of a row that
 * the scan hides is but measured: by page, nobody fetches it.
 */
static JoinLookup
sample_lookup(JoinFilter *filter, TupleTableSlot *slot)
{
	JoinSource *source = filter->source;
	uint32		hash;

	if (source->code != JOIN_CODE_VALUE &&
		pgrf_join_key_count_bytes(filter->keys, source->nkeys, slot,
								  &source->probed) &&
		filter->target->is_hidden)
		return JOIN_LOOKUP_UNKNOWN;
	if (source->state == JOIN_SOURCE_READY)
		return is_absent(filter, slot) ? JOIN_LOOKUP_ABSENT : JOIN_LOOKUP_FOUND;
	return pgrf_join_key_hash(filter->keys, source->nkeys, slot, &hash) ?
		pgrf_join_source_lookup(source, hash) : JOIN_LOOKUP_ABSENT;
}

/* Are there tables, and have enough rows come for a sample? */
static bool
is_due(JoinFilter *filter)
{
	JoinSource *source = filter->source;

	return pgrf_join_source_complete(source) &&
		source->seen >= (uint64) JOIN_FIRST_ROWS &&
		!pgrf_join_target_waits(filter);
}

/* Can a filter be probed, if only by looking into the table? */
static bool
can_probe(JoinFilter *filter)
{
	JoinSource *source = filter->source;

	return is_due(filter) &&
		(source->state == JOIN_SOURCE_READY ||
		 (pgrf_join_source_has_set(source) &&
		  pgrf_join_source_has_lookup(source)));
}

/* All filters are probed, even if one has dropped the row. */
static bool
sample_row(JoinTarget *target, TupleTableSlot *slot)
{
	bool		drops = false,
				longer = false;

	for (int i = 0; i < target->nfilters; i++)
	{
		JoinFilter *filter = target->filters[i];
		JoinLookup	lookup;

		if (!can_probe(filter) || pgrf_join_target_early(filter))
			continue;
		lookup = sample_lookup(filter, slot);
		longer |= lookup == JOIN_LOOKUP_UNKNOWN && target->more > 0;
		if (lookup == JOIN_LOOKUP_UNKNOWN)
			continue;
		filter->checked++;
		filter->own_checked += !target->is_hidden;
		filter->source->sampled++;
		if (lookup == JOIN_LOOKUP_ABSENT)
		{
			filter->dropped++;
			filter->own_dropped += !target->is_hidden;
			filter->source->absent++;
			drops = true;
		}
	}
	target->more -= longer;
	target->turn += longer;
	target->left += longer;
	return !drops;
}

/* For debugging: all filters are probed from the first row on. */
static bool
force_row(JoinTarget *target, TupleTableSlot *slot)
{
	bool		drops = false;
	bool		absent = false;

	for (int i = 0; i < target->nfilters; i++)
	{
		JoinFilter *filter = target->filters[i];
		JoinSource *source = filter->source;
		bool		check = source->verifier != NULL;
		bool		has_key,
					passes;
		uint64		code;

		if (pgrf_join_target_early(filter))
			continue;
		if (pgrf_join_source_complete(source))
			pgrf_join_source_build(source);
		else if (!check)
			continue;
		if (source->state == JOIN_SOURCE_ABANDONED)
			continue;
		has_key = pgrf_join_key_code(filter->keys, source->nkeys, source->code,
									 slot, &code);
		passes = has_key;
		if (!has_key || source->state == JOIN_SOURCE_READY)
		{
			passes = has_key && pgrf_join_set_has(&source->set, code);
			filter->checked++;
			filter->dropped += !passes;
			absent |= !passes;
		}
		if (check && has_key)
			pgrf_join_verify_row(source->verifier, code, passes);
		drops |= !check && !passes;
	}
	if (target->verify && target->page != NULL && !absent &&
		!pgrf_heap_page_has(target->page))
		pgrf_join_verify_page_failed();
	return !drops;
}

/* ---- reviews ---- */

/*
 * A condition that is always true costs a scan some 5 ns a row, for it makes a
 * context to evaluate it in.  So while there is nothing to probe, the scan has
 * only its own, if any, and the rows it returns are counted.
 */
static void
set_probing(JoinTarget *target, bool probing)
{
	target->ps->qual = probing ? target->probe : target->qual;
	ExecSetExecProcNode(target->ps, probing ? target->next : next_unprobed);
}

static int
by_pass(const void *a, const void *b)
{
	const JoinFilter *fa = *(JoinFilter *const *) a;
	const JoinFilter *fb = *(JoinFilter *const *) b;

	return fa->pass < fb->pass ? -1 : fa->pass > fb->pass;
}

static void
begin_turn(JoinTarget *target, int64 rows)
{
	target->turn = target->left = rows;
}

/* The share of rows that pass; "unknown" of too few. */
static double
pass_share(uint64 checked, uint64 dropped, double unknown)
{
	return checked < SAMPLE_PROBES ? unknown :
		1 - (double) dropped / (double) checked;
}

/* Counts the rows that came in this turn so far. */
static void
count_turn(JoinTarget *target)
{
	int64		left = Max(target->left, 0);
	uint64		rows = (uint64) (target->turn - left);

	/* They come before conditions; what the planner expects, after. */
	if (target->page != NULL && (target->sampling || target->nactive > 0))
		rows = (uint64) (rows * pass_share(target->scanned, target->hidden, 1));
	target->rows += rows;
	target->turn = left;
	for (int i = 0; i < target->nfilters; i++)
		target->filters[i]->source->seen += rows;
}

/* Which filters are probed from now on?  A window begins. */
static void
decide(JoinTarget *target)
{
	bool		hope = false;
	int64		first = FIRST_WINDOW;
	double		own = -1;

	if (target->page != NULL)
		own = pass_share(target->scanned, target->hidden, 1);
	target->sampling = target->by_row = false;
	target->decided = true;
	target->nactive = 0;
	for (int i = 0; i < target->nfilters; i++)
	{
		JoinFilter *filter = target->filters[i];
		JoinSource *source = filter->source;
		uint64		checked = filter->checked - filter->window_checked;
		uint64		dropped = filter->dropped - filter->window_dropped;

		if (!can_probe(filter) ||
			Max(checked, source->sampled) < SAMPLE_PROBES)
		{
			if (!is_due(filter))
				first = Max(JOIN_FIRST_ROWS, WAITING_WINDOW);
			hope = true;
			continue;
		}
		filter->pass = pass_share(checked, dropped,
								  pass_share(source->sampled, source->absent, 1));
		filter->asleep = !pgrf_join_cost_pays(source, filter->between, own,
											  filter->walk, filter->pass);
		hope |= pgrf_join_cost_pays(source, filter->between, own, filter->walk,
									0);
		if (filter->asleep)
			continue;
		if (pgrf_join_cost_builds(source, filter->pass))
			pgrf_join_source_build(source);
		if (source->state != JOIN_SOURCE_READY)
			continue;
		target->active[target->nactive++] = filter;
		/* by row, only those that the node's own conditions do not hide */
		target->by_row |=
			pgrf_join_cost_pays(source, filter->between, -1, 0,
								pass_share(filter->own_checked,
										   filter->own_dropped, filter->pass));
	}
	qsort(target->active, target->nactive, sizeof(JoinFilter *), by_pass);
	/* keys so long that a sample costs as much as the rows: not soon again */
	if (!hope)
		target->window = SLEEPY_WINDOW;
	target->window = Min(Max(2 * target->window, first),
						 target->nactive == 0 || target->page != NULL ?
						 SLEEPY_WINDOW : BUSY_WINDOW);
	begin_turn(target, target->window);
}

/* Is what a sample of other targets said still good? */
static bool
is_sampled(const JoinSource *source)
{
	return source->sampled >= FIRST_SAMPLE &&
		source->seen - source->sampled_at <
		Min(Max(source->sampled_at, FIRST_WINDOW), SLEEPY_WINDOW);
}

/* A sample begins; it goes on with one that other targets had no rows for. */
static void
begin_source_sample(JoinSource *source)
{
	if (source->sampled < FIRST_SAMPLE)
		return;
	source->sampled = source->absent = 0;
	source->sampled_at = source->seen;
	memset(&source->probed, 0, sizeof(JoinBytes));
}

/*
 * Begins a sample if there is any filter to be probed, else waits.  A target
 * whose sources were sampled at others, as partitions are, begins with what is
 * known from there.
 */
static void
begin_sample(JoinTarget *target)
{
	bool		any = false,
				waiting = false,
				known = !target->decided;
	int64		rows = Max((int64) (target->rows / SAMPLE_SHARE), FIRST_SAMPLE);

	for (int i = 0; i < target->nfilters; i++)
	{
		JoinFilter *filter = target->filters[i];
		JoinSource *source = filter->source;

		/* the one before will have no more rows, if it is a partition */
		if (source->current != NULL && source->current != target)
			count_turn(source->current);
		source->current = target;
		if (!is_due(filter))
			waiting = true;
		/* a set comes before a sample if there is no other way to probe */
		else if (pgrf_join_source_has_set(source) &&
				 !pgrf_join_source_has_lookup(source) &&
				 pgrf_join_cost_builds(source, filter->pass))
			pgrf_join_source_build(source);
		if (filter->own_checked >= SAMPLE_PROBES)
			filter->own_checked = filter->own_dropped = 0;
		filter->window_checked = filter->checked;
		filter->window_dropped = filter->dropped;
		if (can_probe(filter))
		{
			any = true;
			known &= is_sampled(source);
		}
	}
	target->nactive = 0;
	if (any && known)
		decide(target);
	else if (any)
	{
		target->sampling = true;
		for (int i = 0; i < target->nfilters; i++)
			if (can_probe(target->filters[i]))
				begin_source_sample(target->filters[i]->source);
		begin_turn(target, Min(rows, LAST_SAMPLE));
		target->more = LAST_SAMPLE - target->turn;
	}
	else
	{
		target->window = Min(2 * target->window,
							 waiting ? WAITING_WINDOW : SLEEPY_WINDOW);
		begin_turn(target, target->window);
	}
}

static void
review(JoinTarget *target)
{
	MemoryContext old = MemoryContextSwitchTo(target->query->estate->es_query_cxt);

	count_turn(target);
	if (target->sampling)
		decide(target);
	else
		begin_sample(target);
	if (!target->output)
		set_probing(target, target->sampling || target->nactive > 0);
	if (target->page != NULL)
		pgrf_heap_page_forget(target->page);
	MemoryContextSwitchTo(old);
}

/* A row that is reviewed as well, or of a sample, be it hidden or not. */
static pg_noinline bool
slow_row(JoinTarget *target, TupleTableSlot *slot)
{
	if (target->force)
	{
		target->left = 0;
		return force_row(target, slot);
	}
	if (target->left < 0)
	{
		review(target);
		target->left--;
	}
	return target->sampling ? sample_row(target, slot) :
		target->is_hidden || probe_active(target, slot);
}

/* Is the row of use to the joins above? */
static inline bool
row_passes(JoinTarget *target, TupleTableSlot *slot)
{
	if (unlikely(--target->left < 0 || target->sampling))
		return slow_row(target, slot);
	return probe_active(target, slot);
}

/* The table of a source is gone: its filters are not probed any more. */
static void
stop_probing(JoinSource *source)
{
	ListCell   *lc;

	foreach(lc, source->filters)
	{
		JoinFilter *filter = (JoinFilter *) lfirst(lc);
		JoinTarget *target = filter->target;
		int			n = 0;

		/* what passed the last one; of the next, a small set may be tried */
		filter->pass = Min(pass_share(source->sampled, source->absent,
									  filter->pass), MOST_PASS);
		if (target->force)
			continue;
		count_turn(target);
		for (int i = 0; i < target->nactive; i++)
			if (target->active[i]->source != source)
				target->active[n++] = target->active[i];
		target->nactive = n;
		target->sampling = target->decided = false;
		target->rows = 0;
		target->window = 1;
		begin_turn(target, WAITING_WINDOW);
		if (!target->output)
			set_probing(target, n > 0);
	}
}

/* ---- a heap page ---- */

/* Takes out rows whose keys are null, or not in the set of a filter. */
static void
check_page(JoinTarget *target, JoinFilter *filter)
{
	HeapPage   *page = target->page;
	JoinSource *source = filter->source;
	int			nrows = page->nrows;
	uint64		codes[MaxHeapTuplesPerPage];
	bool		has[MaxHeapTuplesPerPage];

	pgrf_join_key_page_codes(filter->page_keys, source->nkeys, source->code,
							 page, filter->columns, codes);
	pgrf_join_set_has_many(&source->set, codes, nrows, has);
	pgrf_heap_page_keep(page, has, false);
	filter->checked += nrows;
	filter->by_page += nrows;
	filter->dropped += nrows - page->nrows;
}

/* Rows of a page that is not opened may be probed as at other nodes. */
static inline bool
probes_rows(const JoinTarget *target)
{
	return target->page == NULL || target->sampling || target->verify ||
		(target->page->end == 0 && !target->unchecked && target->by_row);
}

/*
 * A row of a page has come that is new, or that not all filters have checked:
 * is it of use?  Those behind it are checked as well, and never come if not.
 */
static bool
enter_page(JoinTarget *target, bool is_new)
{
	HeapPage   *page = target->page;
	bool		opened = false;

	if (is_new)
	{
		if (!target->force && target->left <= 0)
			review(target);
		if (target->sampling || target->nactive == 0)
			return true;
		target->unchecked = target->force || !pgrf_heap_page_is_left(page);
		for (int i = 0; i < target->nactive; i++)
			target->active[i]->unchecked = target->unchecked;
		pgrf_heap_page_pass(page);
	}
	if (!target->unchecked)
		return true;
	target->unchecked = false;
	for (int i = 0; i < target->nactive; i++)
	{
		JoinFilter *filter = target->active[i];
		bool		counted = page->end > 0;

		if (!filter->unchecked)
			continue;
		if (target->force && pgrf_join_source_complete(filter->source))
			pgrf_join_source_build(filter->source);
		if (filter->source->state != JOIN_SOURCE_READY ||
			pgrf_join_target_early(filter))
		{
			target->unchecked = true;
			continue;
		}
		if (!opened && !pgrf_heap_page_open(page))
		{
			if (page->broken)
				target->page = NULL;
			return true;
		}
		opened = true;
		target->left -= counted ? 0 : page->nrows;
		check_page(target, filter);
		filter->unchecked = false;
	}
	return !opened || target->verify || pgrf_heap_page_drop(page);
}

/* Is the row of use, for all that is known of its page? */
static inline bool
page_passes(JoinTarget *target)
{
	bool		is_new;

	if (target->page == NULL || target->sampling)
		return true;
	is_new = pgrf_heap_page_is_new(target->page);
	if ((is_new || target->unchecked) && !enter_page(target, is_new))
		return false;
	/* rows of a page that is opened were counted then; probed ones will be */
	if (!probes_rows(target) && target->page->end == 0)
		target->left--;
	return true;
}

/* ---- the wrappers ---- */

static Datum
qual_passes(ExprState *state, ExprContext *econtext, bool *isnull)
{
	JoinTarget *target = (JoinTarget *) state->evalfunc_private;
	bool		passes;

	*isnull = false;
	if (!page_passes(target))
		return BoolGetDatum(false);
	passes = target->qual == NULL ||
		DatumGetBool(target->qual->evalfunc(target->qual, econtext, isnull));
	if (!probes_rows(target))
		pgrf_heap_page_shorten(target->page);
	else if (target->page != NULL && target->sampling)
	{
		target->scanned++;
		target->hidden += !passes;
		target->is_hidden = !passes;
		passes &= row_passes(target, econtext->ecxt_scantuple);
		target->is_hidden = false;
	}
	else
		passes = passes && row_passes(target, econtext->ecxt_scantuple);
	return BoolGetDatum(passes);
}

static TupleTableSlot *
next_unprobed(PlanState *ps)
{
	JoinTarget *target = JOIN_TARGET(ps);

	if (unlikely(--target->left < 0))
		review(target);
	return target->next(ps);
}

static TupleTableSlot *
next_passing(PlanState *ps)
{
	JoinTarget *target = JOIN_TARGET(ps);
	MemoryContext old;
	bool		passes;

	if (target->nactive == 0 && !target->sampling && target->left > 0)
	{
		target->left--;
		return target->next(ps);
	}
	for (;;)
	{
		TupleTableSlot *slot = target->next(ps);

		if (TupIsNull(slot))
			return slot;
		MemoryContextReset(target->scratch);
		old = MemoryContextSwitchTo(target->scratch);
		passes = page_passes(target) &&
			(!probes_rows(target) || row_passes(target, slot));
		MemoryContextSwitchTo(old);
		if (passes)
			return slot;
		/* EXPLAIN shows joins' other count as that of their filter. */
		if (pgrf_join_nodes_get(ps->plan)->child == CHILD_SIDES)
			InstrCountFiltered2(ps, 1);
		else
			InstrCountFiltered1(ps, 1);
		CHECK_FOR_INTERRUPTS();
	}
}

static JoinTarget *
make_target(JoinQuery *query, const JoinPlace *place)
{
	PlanState  *ps = place->ps;
	bool		output = place->output;
	Size		size = pgrf_join_nodes_get(ps->plan)->size;
	JoinTarget *target;

	/* A parallel hash join is given another function when workers start. */
	if (size == 0 ||
		(output && IsA(ps, HashJoinState) && ps->plan->parallel_aware))
		return NULL;
	target = palloc0(offsetof(JoinTarget, plan) + size);
	target->query = query;
	target->ps = ps;
	target->output = output;
	target->force = pgrf_join_filter_debug != JOIN_FILTER_DEBUG_OFF;
	target->verify = pgrf_join_filter_debug == JOIN_FILTER_DEBUG_VERIFY;
	if (place->scanned != NULL)
		target->page = pgrf_heap_page_make(ps);
	target->window = 1;
	if (!target->force)
		begin_turn(target, 1);
	target->maxfilters = 4;
	target->filters = palloc(target->maxfilters * sizeof(JoinFilter *));
	target->active = palloc(target->maxfilters * sizeof(JoinFilter *));
	memcpy(&target->plan, ps->plan, size);
	ps->plan = &target->plan;
	target->next = ps->ExecProcNodeReal;
	if (output)
	{
		target->scratch = AllocSetContextCreate(CurrentMemoryContext,
												"join filter",
												ALLOCSET_SMALL_SIZES);
		ExecSetExecProcNode(ps, next_passing);
	}
	else
	{
		target->qual = ps->qual;
		target->probe = pgrf_wrap(NULL, qual_passes, target);
		set_probing(target, target->force);
	}
	dlist_push_tail(&query->targets, &target->node);
	return target;
}

JoinTarget *
pgrf_join_target_find(PlanState *ps)
{
	if (ps->qual != NULL && ps->qual->evalfunc == qual_passes)
		return (JoinTarget *) ps->qual->evalfunc_private;
	return ps->ExecProcNodeReal == next_passing ||
		ps->ExecProcNodeReal == next_unprobed ? JOIN_TARGET(ps) : NULL;
}

/* All filters of a target check pages, or none does. */
static void
find_keys(JoinFilter *filter, const JoinPlace *place)
{
	JoinSource *source = filter->source;
	HeapPage   *page = filter->target->page;

	if (source->outer_keys == NULL)
		source->outer_keys =
			pgrf_join_key_make((HashJoin *) source->join->js.ps.plan,
							   source->which, place->columns, true);
	filter->keys = pgrf_join_key_make_at(source->outer_keys, source->nkeys,
										 source->which, place->columns);
	if (page == NULL)
		return;
	if (place->scanned != NULL)
	{
		filter->page_keys = place->scanned == place->columns ? filter->keys :
			pgrf_join_key_make_at(source->outer_keys, source->nkeys,
								  source->which, place->scanned);
		filter->columns = pgrf_join_key_page_columns(filter->page_keys,
													 source->nkeys, page);
	}
	if (filter->columns == NULL)
		filter->target->page = NULL;
	else
		for (int i = 0; i < source->nkeys; i++)
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
	filter->source = source;
	filter->target = target;
	filter->between = place->between;
	filter->entered = place->entered;
	find_keys(filter, place);
	source->expected += place->expected;
	source->filters = lappend(source->filters, filter);
	source->forgotten = stop_probing;

	if (target->nfilters == target->maxfilters)
	{
		target->maxfilters *= 2;
		target->filters = repalloc(target->filters,
								   target->maxfilters * sizeof(JoinFilter *));
		target->active = repalloc(target->active,
								  target->maxfilters * sizeof(JoinFilter *));
	}
	target->filters[target->nfilters++] = filter;
	if (target->force)
		target->active[target->nactive++] = filter;
}
