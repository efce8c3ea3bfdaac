/*-------------------------------------------------------------------------
 *
 * join_source.c
 *	  Join filters: the keys of a hash join's build side.
 *
 * A join in one batch has all keys in memory when its table is complete: a
 * list of chunks of rows, each with its hash value.  So if a set is wanted,
 * the chunks are walked then: some 80 ns a row in all.  A Parallel Hash has
 * them in shared memory, and each process makes a set of its own.
 *
 * With several batches most rows are in files, so keys are collected on the
 * way.  The expression that the Hash node evaluates for each row is wrapped.
 * Once the table has taken half of its memory, or has several batches from the
 * start, the wrapper walks the rows in the table so far, and then notes each
 * row's code.  Until then it costs a comparison a row.
 *
 * A join that is executed again may build another table.  So all about a table
 * lives in its memory context; a reset callback makes the source forget it.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "access/htup_details.h"
#include "executor/executor.h"
#include "executor/nodeHash.h"
#include "miscadmin.h"
#include "nodes/nodeFuncs.h"
#include "optimizer/optimizer.h"
#include "utils/dsa.h"
#include "utils/float.h"
#include "utils/lsyscache.h"
#include "utils/memutils.h"

#include "join_query.h"
#include "join_source.h"
#include "join_verify.h"
#include "pg/base/base.h"

/* HJ_BUILD_HASHTABLE, which is private to nodeHashjoin.c. */
#define BUILDING			1

/* Initial size of "codes". */
#define FIRST_CODES			((uint64) 1024)

/* A table is small if expected to take less than 1 / this of its memory. */
#define SMALL_TABLE_SHARE	32

/*
 * What collecting a row's code costs, as a part of what a dropped row saves.
 */
#define COLLECT_COST		0.25

/* Most rows of a bucket that a lookup reads: keys may be chosen to collide. */
#define LOOKUP_ROWS			32

/* Wraps a Hash node's key expression. */
typedef struct Collector
{
	ExprState  *expr;			/* the node's own */
	HashState  *hash;
	List	   *sources;
	bool		force;			/* see JoinFilterDebug */
} Collector;

static void
forget(void *arg)
{
	JoinSource *source = (JoinSource *) arg;

	if (source->forgotten != NULL)
		source->forgotten(source);
	if (source->verifier != NULL)
		pgrf_join_verify_forget(source->verifier);
	source->table = NULL;
	source->state = JOIN_SOURCE_NEW;
	source->codes = NULL;
	source->ncodes = source->maxcodes = 0;
	source->account.came = 0;
}

static void
attach(JoinSource *source, HashJoinTable table)
{
	MemoryContextCallback *callback;

	callback = (MemoryContextCallback *)
		MemoryContextAlloc(table->hashCxt, sizeof(*callback));
	callback->func = forget;
	callback->arg = source;
	MemoryContextRegisterResetCallback(table->hashCxt, callback);
	source->table = table;
	source->state = JOIN_SOURCE_NEW;

	/* The setting may change while the build side is executed. */
	source->limit = get_hash_memory_limit() / sizeof(uint64);
}

static void
free_codes(JoinSource *source)
{
	if (source->codes != NULL)
		pfree(source->codes);
	source->codes = NULL;
	source->ncodes = source->maxcodes = 0;
}

static void
abandon(JoinSource *source)
{
	free_codes(source);
	source->state = JOIN_SOURCE_ABANDONED;
	source->abandoned = true;
	source->nabandoned++;
}

/*
 * Makes room for another code; false if the source was abandoned.  At the
 * limit it drops repeats.  If more than half of the codes are left, it
 * abandons, as it would soon have to drop repeats again.
 */
static bool
make_room(JoinSource *source)
{
	uint64		more = Min(Max(2 * source->maxcodes, FIRST_CODES),
						   source->limit);
	uint64	   *codes;

	if (more <= source->maxcodes)
	{
		source->ncodes = pgrf_join_set_distinct(source->codes, source->ncodes);
		if (source->ncodes <= source->maxcodes / 2)
			return true;
		abandon(source);
		return false;
	}
	codes = (uint64 *)
		MemoryContextAllocExtended(source->table->hashCxt,
								   more * sizeof(uint64),
								   MCXT_ALLOC_HUGE | MCXT_ALLOC_NO_OOM);
	if (codes == NULL)
	{
		abandon(source);
		return false;
	}
	if (source->codes != NULL)
	{
		memcpy(codes, source->codes, source->ncodes * sizeof(uint64));
		pfree(source->codes);
	}
	source->codes = codes;
	source->maxcodes = more;
	return true;
}

/* Adds a code; false if the source was abandoned. */
static inline bool
add_code(JoinSource *source, uint64 code)
{
	if (source->ncodes >= source->maxcodes && !make_room(source))
		return false;
	Assert(source->ncodes < source->maxcodes);
	source->codes[source->ncodes++] = code;
	return true;
}

/* The first chunk of a table in one batch, or the next; NULL at the end. */
static HashMemoryChunk
next_chunk(HashJoinTable table, HashMemoryChunk chunk)
{
	dsa_pointer shared;

	if (table->parallel_state == NULL)
		return chunk == NULL ? table->chunks : chunk->next.unshared;
	shared = chunk == NULL ? table->batches[0].shared->chunks :
		chunk->next.shared;
	return DsaPointerIsValid(shared) ?
		(HashMemoryChunk) dsa_get_address(table->area, shared) : NULL;
}

/*
 * Adds a build row's code.  False if it cannot go on: there is no room, or a
 * key is toasted.  Such a key is not fetched; the table's own hash values will
 * do, if they are of these keys.  May leak memory.
 */
static bool
add_row(JoinSource *source, TupleTableSlot *slot)
{
	uint64		code;

	switch (pgrf_join_key_code(source->keys, source->nkeys, source->code, slot,
							   &code))
	{
		case JOIN_KEY_NULL:
			break;
		case JOIN_KEY_CODE:
			return add_code(source, code);
		case JOIN_KEY_UNKNOWN:
			if (source->whole)
			{
				free_codes(source);
				source->code = JOIN_CODE_HASH;
				source->state = JOIN_SOURCE_DECLINED;
			}
			else
				abandon(source);
			return false;
	}
	return true;
}

static void
walk_hashes(JoinSource *source)
{
	for (HashMemoryChunk chunk = next_chunk(source->table, NULL);
		 chunk != NULL;
		 chunk = next_chunk(source->table, chunk))
	{
		size_t		at = 0;

		CHECK_FOR_INTERRUPTS();
		while (at < chunk->used)
		{
			HashJoinTuple row = (HashJoinTuple) (HASH_CHUNK_DATA(chunk) + at);

			at += MAXALIGN(HJTUPLE_OVERHEAD + HJTUPLE_MINTUPLE(row)->t_len);
			if (!add_code(source, row->hashvalue))
				return;
		}
	}
}

/* Collects the codes of all rows in the table.  Frees memory after each. */
static void
walk_rows(JoinSource *source)
{
	TupleTableSlot *slot;
	MemoryContext scratch;
	MemoryContext old;
	bool		more = true;

	scratch = AllocSetContextCreate(CurrentMemoryContext, "join filter",
									ALLOCSET_SMALL_SIZES);
	slot = MakeSingleTupleTableSlot(ExecGetResultType(&source->hash->ps),
									&TTSOpsMinimalTuple);
	old = MemoryContextSwitchTo(scratch);
	for (HashMemoryChunk chunk = next_chunk(source->table, NULL);
		 chunk != NULL && more;
		 chunk = next_chunk(source->table, chunk))
	{
		size_t		at = 0;

		while (at < chunk->used && more)
		{
			HashJoinTuple row = (HashJoinTuple) (HASH_CHUNK_DATA(chunk) + at);
			MinimalTuple tuple = HJTUPLE_MINTUPLE(row);

			CHECK_FOR_INTERRUPTS();
			at += MAXALIGN(HJTUPLE_OVERHEAD + tuple->t_len);
			ExecStoreMinimalTuple(tuple, slot, false);
			more = add_row(source, slot);
			MemoryContextReset(scratch);
		}
	}
	MemoryContextSwitchTo(old);
	ExecDropSingleTupleTableSlot(slot);
	MemoryContextDelete(scratch);
}

/* Collects the codes of a table in one batch, as far as it is filled. */
static void
walk_table(JoinSource *source)
{
	if (!source->whole || source->code != JOIN_CODE_HASH)
		walk_rows(source);
	else
		walk_hashes(source);
}

/*
 * Rows that the planner expects the filter to drop.  The join's rows stand for
 * probe rows with a match: too many, if some have several matches.
 */
static double
expected_drops(const JoinSource *source)
{
	const Join *join = (const Join *) source->join->js.ps.plan;
	double		match;

	if (join->jointype != JOIN_INNER && join->jointype != JOIN_SEMI)
		return source->expected;
	match = join->plan.plan_rows / clamp_row_est(outerPlan(join)->plan_rows);
	return source->expected * (1 - Min(match, 1));
}

/*
 * A row is about to be put into the table, which may spill: collects its code,
 * unless that is expected to cost more than the filter saves.
 */
static void
collect(JoinSource *source, HashJoinTable table, TupleTableSlot *slot)
{
	if (source->table != table)
		attach(source, table);
	if (source->state == JOIN_SOURCE_NEW)
	{
		source->worth = source->force ? get_float8_infinity() :
			expected_drops(source) / COLLECT_COST;
		if (source->hash->ps.plan->plan_rows > source->worth)
			source->state = JOIN_SOURCE_DECLINED;
		else if (table->nbatch > 1 && table->totalTuples > 0)
			abandon(source);	/* some rows are in files */
		else
		{
			source->state = JOIN_SOURCE_COLLECTING;
			walk_table(source);
		}
	}
	if (source->state != JOIN_SOURCE_COLLECTING)
		return;
	if (table->totalTuples > source->worth)
	{
		free_codes(source);
		source->state = JOIN_SOURCE_DECLINED;
	}
	else
		(void) add_row(source, slot);
}

/*
 * May the table soon have several batches?  ExecHashTableInsert() adds some
 * when rows and buckets need more than spaceAllowed.
 */
static inline bool
may_spill(HashJoinTable table)
{
	return table->nbatch > 1 ||
		table->spaceUsed + table->nbuckets_optimal * sizeof(HashJoinTuple) >
		table->spaceAllowed / 2;
}

static Datum
collect_key(ExprState *state, ExprContext *econtext, bool *isnull)
{
	Collector  *collector = (Collector *) state->evalfunc_private;
	HashJoinTable table = collector->hash->hashtable;
	Datum		key = collector->expr->evalfunc(collector->expr, econtext,
												isnull);

	if (table->parallel_state == NULL && may_spill(table))
	{
		ListCell   *lc;
		bool		collecting = false;

		foreach(lc, collector->sources)
		{
			JoinSource *source = (JoinSource *) lfirst(lc);

			if (source->filters == NIL)
				continue;
			collect(source, table, econtext->ecxt_outertuple);
			collecting |= source->state == JOIN_SOURCE_COLLECTING;
		}
		/* What does not pay for this table does not pay for the next one. */
		if (!collecting && !collector->force)
			*pgrf_hash_last_key(collector->hash) = collector->expr;
	}
	return key;
}

/* Wraps a Hash node's key.  NULL if its table is surely small. */
static Collector *
wrap_key(HashState *hash)
{
	ExprState **own = pgrf_hash_last_key(hash);
	const Plan *plan = hash->ps.plan;
	Collector  *collector;

	if (pgrf_join_filter_debug == JOIN_FILTER_DEBUG_OFF &&
		plan->plan_rows * (HJTUPLE_OVERHEAD + SizeofMinimalTupleHeader + plan->plan_width) <
		get_hash_memory_limit() / SMALL_TABLE_SHARE)
		return NULL;
	if ((*own)->evalfunc == collect_key)
		return (Collector *) (*own)->evalfunc_private;
	collector = palloc(sizeof(*collector));
	collector->expr = *own;
	collector->hash = hash;
	collector->sources = NIL;
	collector->force = pgrf_join_filter_debug != JOIN_FILTER_DEBUG_OFF;
	*own = pgrf_wrap(*own, collect_key, collector);
	return collector;
}

JoinSource *
pgrf_join_source_get(JoinQuery *query, HashJoinState *join, Bitmapset *which)
{
	HashJoin   *plan = (HashJoin *) join->js.ps.plan;
	HashState  *hash = (HashState *) innerPlanState(join);
	Hash	   *hashplan = (Hash *) hash->ps.plan;
	JoinColumn *columns = palloc0(list_length(plan->hashkeys) *
								  sizeof(JoinColumn));
	JoinSource *source;
	Collector  *collector;
	ListCell   *lc;
	bool		is_column = true;
	int			varno;

	foreach(lc, query->sources)
	{
		source = (JoinSource *) lfirst(lc);
		if (source->join == join && bms_equal(source->which, which))
			return source;
	}

	source = palloc0(sizeof(*source));
	source->join = join;
	source->hash = hash;
	source->which = bms_copy(which);
	source->force = pgrf_join_filter_debug != JOIN_FILTER_DEBUG_OFF;
	source->nkeys = bms_num_members(which);
	source->whole = source->nkeys == list_length(plan->hashkeys);
	if (source->nkeys == 1)
	{
		int			k = bms_singleton_member(which);

		source->code =
			pgrf_join_key_kind(list_nth_oid(plan->hashoperators, k),
							   list_nth_oid(plan->hashcollations, k));
	}
	for (int k = -1; (k = bms_next_member(which, k)) >= 0;)
		is_column &= pgrf_join_key_column((Expr *) list_nth(hashplan->hashkeys, k),
										  &varno, &columns[k]);
	if (is_column)
	{
		source->keys = pgrf_join_key_make(plan, which, columns, false);
		collector = wrap_key(hash);
		if (collector != NULL)
			collector->sources = lappend(collector->sources, source);
	}
	else if (source->whole)
		source->code = JOIN_CODE_HASH;	/* as the table has only hashes */
	else
		return NULL;
	query->sources = lappend(query->sources, source);
	source->number = list_length(query->sources);
	if (pgrf_join_filter_debug == JOIN_FILTER_DEBUG_VERIFY)
		source->verifier = pgrf_join_verify_begin(join, source->which,
												  source->number, &source->set,
												  &source->code);
	return source;
}

bool
pgrf_join_source_complete(JoinSource *source)
{
	HashJoinTable table = source->join->hj_HashTable;

	if (table == NULL || source->join->hj_JoinState == BUILDING)
		return false;
	if (source->table != table)
		attach(source, table);
	return true;
}

double
pgrf_join_source_rows(const JoinSource *source)
{
	return source->table->parallel_state == NULL ?
		source->table->totalTuples :
		(double) source->table->parallel_state->total_tuples;
}

bool
pgrf_join_source_has_lookup(const JoinSource *source)
{
	const HashJoinTable table = source->table;

	return source->whole &&
		(table->nbatch == 1 ||
		 (table->parallel_state == NULL && table->curbatch == 0));
}

JoinLookup
pgrf_join_source_lookup(const JoinSource *source, uint32 hash)
{
	HashJoinTable table = source->table;
	int			bucket,
				batch,
				nleft = LOOKUP_ROWS;
	HashJoinTuple row;

	ExecHashGetBucketAndBatch(table, hash, &bucket, &batch);
	if (batch != table->curbatch ||
		ExecHashGetSkewBucket(table, hash) != INVALID_SKEW_BUCKET_NO)
		return JOIN_LOOKUP_UNKNOWN;
	if (table->parallel_state == NULL)
	{
		for (row = table->buckets.unshared[bucket]; row != NULL;
			 row = row->next.unshared)
		{
			if (row->hashvalue == hash)
				return JOIN_LOOKUP_FOUND;
			if (--nleft == 0)
				return JOIN_LOOKUP_UNKNOWN;
		}
	}
	else
	{
		dsa_pointer next;

		for (next = dsa_pointer_atomic_read(&table->buckets.shared[bucket]);
			 DsaPointerIsValid(next);
			 next = row->next.shared)
		{
			row = (HashJoinTuple) dsa_get_address(table->area, next);
			if (row->hashvalue == hash)
				return JOIN_LOOKUP_FOUND;
			if (--nleft == 0)
				return JOIN_LOOKUP_UNKNOWN;
		}
	}
	return JOIN_LOOKUP_ABSENT;
}

bool
pgrf_join_source_has_set(const JoinSource *source)
{
	switch (source->state)
	{
		case JOIN_SOURCE_NEW:
		case JOIN_SOURCE_DECLINED:
			return source->table->nbatch == 1;
		case JOIN_SOURCE_COLLECTING:
		case JOIN_SOURCE_READY:
			return true;
		case JOIN_SOURCE_ABANDONED:
			break;
	}
	return false;
}

void
pgrf_join_source_build(JoinSource *source)
{
	if (source->state == JOIN_SOURCE_NEW ||
		source->state == JOIN_SOURCE_DECLINED)
	{
		/* The table has only the rows of one batch. */
		if (source->table->nbatch > 1)
			abandon(source);
		else
		{
			source->state = JOIN_SOURCE_COLLECTING;
			walk_table(source);
			if (source->state == JOIN_SOURCE_DECLINED)
			{
				/* by hash values */
				source->state = JOIN_SOURCE_COLLECTING;
				walk_table(source);
			}
		}
	}
	if (source->state == JOIN_SOURCE_READY ||
		source->state == JOIN_SOURCE_ABANDONED)
		return;
	if (!pgrf_join_set_make(&source->set, source->codes, source->ncodes,
							source->code == JOIN_CODE_VALUE, get_hash_memory_limit(),
							source->table->hashCxt))
	{
		abandon(source);
		return;
	}
	free_codes(source);
	source->state = JOIN_SOURCE_READY;
	source->abandoned = false;
	source->nbuilt++;
}
