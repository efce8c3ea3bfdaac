/*-------------------------------------------------------------------------
 *
 * join_filter_join.c
 *	  Join filters: the keys of a hash join's build side.
 *
 * A join in one batch has all its keys in memory when it is done building:
 * its table is a list of chunks of rows, each with its hash value.  So nothing
 * is collected.  Whoever wants a filter looks at the finished table, walks its
 * chunks once, and reads hash values, or the code of each row: some 70 ns a
 * row with all there is to do, and only if somebody wants it.  A Parallel Hash
 * is the same in shared memory, and each process makes a filter of its own.
 *
 * With several batches most rows are in files.  So their keys are collected on
 * the way: the expression that the Hash node evaluates for each row is
 * wrapped, and once the table has taken half of its memory (or has several
 * batches from the start) the wrapper begins: it walks what is in the table so
 * far, and from then on writes down each row's code.  Until then it costs a
 * comparison a row.  [DuckDB once built the filter of a spilled join from its
 * first partition, and lost rows: duckdb/duckdb#25702.]
 *
 * A filter is of one hash table.  A join that is executed again may build
 * another, so everything about a table is in the memory of that table, and a
 * callback of this memory makes the source forget it.
 *
 * IDENTIFICATION
 *	  src/pg/join_filter_join.c
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "access/htup_details.h"
#include "executor/executor.h"
#include "executor/nodeHash.h"
#include "miscadmin.h"
#include "nodes/nodeFuncs.h"
#include "pgrf.h"
#include "pgrf_join.h"
#include "utils/dsa.h"
#include "utils/lsyscache.h"
#include "utils/memutils.h"

/* The first state of a join, private to nodeHashjoin.c: it is building. */
#define BUILDING			1

/* Codes that are collected at first, and from which on repeats are dropped. */
#define FIRST_CODES			((uint64) 1024)
#define DISTINCT_CODES		((uint64) 65536)

/* What is put in place of a Hash node's key expression. */
typedef struct Collector
{
	ExprState  *expr;			/* the node's own */
	HashState  *hash;
	List	   *sources;
} Collector;

static void
forget(void *arg)
{
	JoinSource *source = (JoinSource *) arg;

	source->table = NULL;
	source->state = JOIN_SOURCE_NEW;
	source->codes = NULL;
	source->ncodes = source->maxcodes = 0;
	if (source->would_drop != NULL)
		pgrf_join_verify_forget(source);
	if (source->forgotten != NULL)
		source->forgotten(source);
}

/* From now on, the source is about this table. */
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

	/* Functions on the build side may change settings meanwhile. */
	source->limit = get_hash_memory_limit() / sizeof(uint64);
	if (pgrf_join_filter_max_keys > 0)
		source->limit = Min(source->limit, (uint64) pgrf_join_filter_max_keys);
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
 * Makes room for another code, or abandons.  Repeats are dropped when there is
 * no room, so what counts is how many codes are distinct.  A limit that is
 * almost reached counts as reached: else each of many repeats would be dropped
 * by a pass over all.
 */
static bool
make_room(JoinSource *source)
{
	uint64		more = Min(Max(2 * source->maxcodes, FIRST_CODES),
						   source->limit);

	if (source->ncodes >= Min(DISTINCT_CODES, source->limit))
		source->ncodes = pgrf_join_distinct(source->codes, source->ncodes);
	if (source->ncodes < source->maxcodes &&
		source->ncodes <= source->maxcodes / 2)
		return true;
	if (more <= source->maxcodes)
	{
		if (source->ncodes < source->maxcodes &&
			source->ncodes <= source->maxcodes - source->maxcodes / 4)
			return true;
		abandon(source);
		return false;
	}
	if (source->codes == NULL)
		source->codes = (uint64 *)
			MemoryContextAllocHuge(source->table->hashCxt,
								   more * sizeof(uint64));
	else
		source->codes = (uint64 *)
			repalloc_huge(source->codes, more * sizeof(uint64));
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

/* The first or next chunk of rows of a table in one batch; NULL: no more. */
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

/* Collects the codes of all rows in the table. */
static void
walk_table(JoinSource *source)
{
	bool		hashed = source->whole && source->code == JOIN_CODE_HASH;
	TupleTableSlot *slot = NULL;
	MemoryContext scratch = NULL;
	MemoryContext old = CurrentMemoryContext;

	if (!hashed)
	{
		scratch = AllocSetContextCreate(CurrentMemoryContext, "join filter",
										ALLOCSET_SMALL_SIZES);
		slot = MakeSingleTupleTableSlot(ExecGetResultType(&source->hash->ps),
										&TTSOpsMinimalTuple);
		MemoryContextSwitchTo(scratch);
	}
	for (HashMemoryChunk chunk = next_chunk(source->table, NULL);
		 chunk != NULL && source->state != JOIN_SOURCE_ABANDONED;
		 chunk = next_chunk(source->table, chunk))
	{
		size_t		at = 0;

		CHECK_FOR_INTERRUPTS();
		while (at < chunk->used)
		{
			HashJoinTuple row = (HashJoinTuple) (HASH_CHUNK_DATA(chunk) + at);
			MinimalTuple tuple = HJTUPLE_MINTUPLE(row);
			uint64		code = row->hashvalue;

			at += MAXALIGN(HJTUPLE_OVERHEAD + tuple->t_len);
			if (!hashed)
			{
				ExecStoreMinimalTuple(tuple, slot, false);
				if (!pgrf_join_code(source->keys, source->nkeys,
									source->code, slot, &code))
					continue;
			}
			if (!add_code(source, code))
				break;
		}
		if (!hashed)
			MemoryContextReset(scratch);
	}
	if (!hashed)
	{
		MemoryContextSwitchTo(old);
		ExecDropSingleTupleTableSlot(slot);
		MemoryContextDelete(scratch);
	}
}

/* A row is about to be put into the table, and it is time to take note. */
static void
collect(JoinSource *source, HashJoinTable table, TupleTableSlot *slot)
{
	uint64		code;

	if (source->table != table)
		attach(source, table);
	if (source->state == JOIN_SOURCE_NEW)
	{
		if (table->nbatch > 1 && table->totalTuples > 0)
			abandon(source);	/* some are in files already */
		else
		{
			source->state = JOIN_SOURCE_COLLECTING;
			walk_table(source);
		}
	}
	if (source->state == JOIN_SOURCE_COLLECTING &&
		pgrf_join_code(source->keys, source->nkeys, source->code, slot,
					   &code))
		(void) add_code(source, code);
}

/*
 * Will this table go to several batches, or might it?  ExecHashTableInsert()
 * adds batches when rows and buckets exceed what is allowed.
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

	/* A join that returns its build side keeps rows with null keys, too. */
	if (table->parallel_state == NULL && may_spill(table))
	{
		ListCell   *lc;

		foreach(lc, collector->sources)
		{
			JoinSource *source = (JoinSource *) lfirst(lc);

			if (source->filters != NIL)
				collect(source, table, econtext->ecxt_outertuple);
		}
	}
	return key;
}

/* Has the Hash node's rows looked at on their way into its table. */
static void
wrap_keys(JoinSource *source)
{
	HashState  *hash = source->hash;
	ExprState **own = pgrf_hash_last_key(hash);
	Collector  *collector;

	if ((*own)->evalfunc == collect_key)
	{
		collector = (Collector *) (*own)->evalfunc_private;
		collector->sources = lappend(collector->sources, source);
		return;
	}
	collector = palloc(sizeof(*collector));
	collector->expr = *own;
	collector->hash = hash;
	collector->sources = list_make1(source);
	*own = pgrf_join_wrap(*own, collect_key, collector);
}

JoinSource *
pgrf_join_source(JoinQuery *query, HashJoinState *join, Bitmapset *which)
{
	HashJoin   *plan = (HashJoin *) join->js.ps.plan;
	HashState  *hash = (HashState *) innerPlanState(join);
	Hash	   *hashplan = (Hash *) hash->ps.plan;
	JoinColumn *columns = palloc0(list_length(plan->hashkeys) *
								  sizeof(JoinColumn));
	JoinSource *source;
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
	source->nkeys = bms_num_members(which);
	source->whole = source->nkeys == list_length(plan->hashkeys);
	if (source->nkeys == 1)
	{
		int			k = bms_singleton_member(which);

		source->code =
			pgrf_join_key_code(list_nth_oid(plan->hashoperators, k),
							   list_nth_oid(plan->hashcollations, k));
	}
	for (int k = -1; (k = bms_next_member(which, k)) >= 0;)
		is_column &= pgrf_join_column((Expr *) list_nth(hashplan->hashkeys, k),
									  &varno, &columns[k]);
	if (is_column)
	{
		source->keys = pgrf_join_keys(plan, which, columns, false,
									  source->code);
		wrap_keys(source);
	}
	else if (source->whole)
		source->code = JOIN_CODE_HASH;	/* all that is known are hash values */
	else
		return NULL;
	query->sources = lappend(query->sources, source);
	source->number = list_length(query->sources);
	if (pgrf_join_filter_debug == JOIN_FILTER_DEBUG_VERIFY)
		pgrf_join_verify_init(source);
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
	return source->whole && source->table->nbatch == 1;
}

bool
pgrf_join_source_lookup(const JoinSource *source, uint32 hash)
{
	HashJoinTable table = source->table;
	uint32		bucket = hash & ((uint32) table->nbuckets - 1);
	HashJoinTuple row;

	if (table->parallel_state == NULL)
	{
		for (row = table->buckets.unshared[bucket]; row != NULL;
			 row = row->next.unshared)
			if (row->hashvalue == hash)
				return true;
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
				return true;
		}
	}
	return false;
}

void
pgrf_join_source_build(JoinSource *source)
{
	if (source->state == JOIN_SOURCE_NEW)
	{
		/* Of several batches, only what was collected is all of it. */
		if (source->table->nbatch > 1)
			abandon(source);
		else
			walk_table(source);
	}
	if (source->state == JOIN_SOURCE_READY ||
		source->state == JOIN_SOURCE_ABANDONED)
		return;
	if (!pgrf_join_test_make(&source->test, source->codes, source->ncodes,
							 source->code, get_hash_memory_limit(),
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
