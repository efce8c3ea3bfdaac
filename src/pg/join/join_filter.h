/*-------------------------------------------------------------------------
 *
 * join_filter.h
 *	  Join filters: what the files of automatic join filters share.
 *
 * A hash join reads its build side into a hash table, then looks each row of
 * its probe side up there.  If rows without a match are of no use to it, and
 * the keys of the probe side come, unchanged, from a scan far below, then that
 * scan can ask a filter of the build side's keys and drop these rows at once:
 * before they climb through other joins, sorts, aggregates and spills.  The
 * plan stays as it is.  Three structures say who is who:
 *
 *		JoinSource	keys of the build side of one join, and their filter
 *		JoinFilter	such a filter at one place, where the keys are columns of
 *					that place's rows
 *		JoinTarget	a place: a node of the plan that has filters
 *
 * A source has a filter at several places if the probe side is an Append; a
 * place has filters of several sources if joins follow each other.
 *
 * A filter never has to be there: a row that was not asked about is looked up
 * in the hash table like any other.  So whatever is doubtful (a table that is
 * not complete, memory that is not enough) makes a source pass all rows.
 *
 * All of it is allocated in the memory of the query (es_query_cxt), what
 * belongs to a hash table in that of the table.
 *
 * IDENTIFICATION
 *	  src/pg/join/join_filter.h
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_JOIN_FILTER_H
#define PGRF_JOIN_FILTER_H

#include "executor/hashjoin.h"
#include "executor/tuptable.h"
#include "fmgr.h"
#include "lib/ilist.h"
#include "nodes/execnodes.h"
#include "nodes/plannodes.h"
#include "core/base/rf_hash.h"
#include "core/bloom/rf_bloom.h"
#include "pg/base/base.h"

/* ---- join_filter_test.c: how a key is tested ---- */

#define JOIN_TEST_FEW	8

typedef enum JoinTestKind
{
	JOIN_TEST_NOTHING,			/* there is no key: nothing passes */
	JOIN_TEST_VALUES,			/* up to JOIN_TEST_FEW codes, one by one */
	JOIN_TEST_BITMAP,			/* a bit for each number between the bounds */
	JOIN_TEST_BLOOM
} JoinTestKind;

/* What the codes of a join's keys are.  Equal keys have equal codes. */
typedef enum JoinCode
{
	JOIN_CODE_HASH,				/* the 32 bits by which the join hashes them */
	JOIN_CODE_VALUE,			/* of one integer: its value, sign-extended */
	JOIN_CODE_BYTES,			/* of one key that equals another if its bytes
								 * do: their hash (rf_hash.h) */
} JoinCode;

/* A set of codes. */
typedef struct JoinTest
{
	JoinTestKind kind;
	uint64		first;			/* no code is outside [first, first + span] */
	uint64		span;
	uint64		nkeys;			/* distinct codes */
	uint64		nbytes;			/* memory */
	int			nvalues;
	uint64		values[JOIN_TEST_FEW];
	uint64	   *bits;			/* JOIN_TEST_BITMAP */
	rf_bloom	bloom;			/* JOIN_TEST_BLOOM, of rf_hash_mix()ed codes */
} JoinTest;

/*
 * Makes a test of n codes, in any order and with repeats, which it reorders;
 * false, if it would take more than "limit" bytes, or than there are.
 */
extern bool pgrf_join_test_make(JoinTest *test, uint64 *codes, uint64 n,
								JoinCode code, Size limit,
								MemoryContext context);

/* Drops repeats among n codes; returns how many are left, in any order. */
extern uint64 pgrf_join_distinct(uint64 *codes, uint64 n);

extern const char *pgrf_join_test_name(const JoinTest *test);

/* False: no key has this code. */
static inline bool
pgrf_join_test(const JoinTest *test, uint64 code)
{
	uint64		place = code - test->first;

	if (place > test->span)
		return false;
	switch (test->kind)
	{
		case JOIN_TEST_NOTHING:
			return false;
		case JOIN_TEST_VALUES:
			for (int i = 0; i < test->nvalues; i++)
				if (test->values[i] == code)
					return true;
			return false;
		case JOIN_TEST_BITMAP:
			return (test->bits[place / 64] >> (place % 64) & 1) != 0;
		case JOIN_TEST_BLOOM:
			return rf_bloom_may_contain(&test->bloom, rf_hash_mix(code));
	}
	return true;
}

/* ---- join_filter_key.c: from rows to codes ---- */

/*
 * A column, and what it goes through before it is a key: "type" is the
 * column's, "castid" an immutable function that cannot fail, or InvalidOid.
 */
typedef struct JoinColumn
{
	AttrNumber	attno;
	Oid			type;
	Oid			castid;
} JoinColumn;

/* A key as a column of some node's rows. */
typedef struct JoinKey
{
	JoinColumn	column;
	int16		width;			/* bytes of the column, as pg_type.typlen */
	int16		hashed_width;	/* ... of what is hashed of JOIN_CODE_BYTES */
	Oid			collation;
	FmgrInfo	hash;			/* the join's hash function of this side */
	FmgrInfo	cast;			/* to call before, if there is one */
} JoinKey;

/* Is it a cast that a key may go through?  It is immutable and never fails. */
extern bool pgrf_join_is_plain_cast(Oid function);

/*
 * If expr is a column, or a plain cast of one: that, and of what (varno).  Not
 * if its type has been dropped.
 */
extern bool pgrf_join_column(Expr *expr, int *varno, JoinColumn *column);

/* What the code of a single key that this operator compares can be. */
extern JoinCode pgrf_join_key_code(Oid operator, Oid collation);

/*
 * Those keys of a join that are in "which", on one side of it, where they are
 * these columns (by number of the key): an array.
 */
extern JoinKey *pgrf_join_keys(const HashJoin *join, Bitmapset *which,
							   const JoinColumn *columns, bool outer);

/*
 * The same keys where they are other columns, without a look at the catalog
 * for what does not differ; "keys" itself, if nothing does.
 */
extern JoinKey *pgrf_join_keys_at(JoinKey *keys, int nkeys, Bitmapset *which,
								  const JoinColumn *columns);

/* Bytes that are touched to hash the keys of some rows. */
typedef struct JoinBytes
{
	uint64		rows;
	uint64		all;
	uint64		toasted;		/* ... of values that have to be fetched or
								 * decompressed */
} JoinBytes;

/* Adds those of a row, touching none of them. */
extern void pgrf_join_count_bytes(const JoinKey *keys, int nkeys,
								  TupleTableSlot *slot, JoinBytes *bytes);

/*
 * The join's hash value of a row, whatever its codes are; false if a key is
 * null.  May leave garbage behind.
 */
extern bool pgrf_join_hash(JoinKey *keys, int nkeys, TupleTableSlot *slot,
						   uint32 *hash);

/* The hash of the bytes of a row's only key; likewise. */
extern bool pgrf_join_bytes(JoinKey *key, TupleTableSlot *slot, uint64 *code);

/* The code of a row; likewise. */
static inline bool
pgrf_join_code(JoinKey *keys, int nkeys, JoinCode what,
			   TupleTableSlot *slot, uint64 *code)
{
	uint32		hash;

	if (what == JOIN_CODE_VALUE)
	{
		bool		isnull;
		Datum		value = slot_getattr(slot, keys->column.attno, &isnull);

		if (isnull)
			return false;
		if (keys->width == sizeof(int32))
			*code = (uint64) (int64) DatumGetInt32(value);
		else if (keys->width == sizeof(int64))
			*code = (uint64) DatumGetInt64(value);
		else if (keys->width == sizeof(int16))
			*code = (uint64) (int64) DatumGetInt16(value);
		else
			elog(ERROR, "join key has %d bytes", keys->width);
		return true;
	}
	if (what == JOIN_CODE_BYTES)
		return pgrf_join_bytes(keys, slot, code);
	if (!pgrf_join_hash(keys, nkeys, slot, &hash))
		return false;
	*code = hash;
	return true;
}

/*
 * An expression that is put in place of another, "own", which it may evaluate
 * itself; NULL: a condition in place of none.
 */
static inline ExprState *
pgrf_join_wrap(const ExprState *own, ExprStateEvalFunc function, void *private)
{
	ExprState  *wrapper = makeNode(ExprState);

	wrapper->flags = own != NULL ? own->flags : EEO_FLAG_IS_QUAL;
	wrapper->expr = own != NULL ? own->expr : NULL;
	wrapper->evalfunc = function;
	wrapper->evalfunc_private = private;
	return wrapper;
}

/* ---- join_filter_join.c: which join, and what is collected ---- */

typedef enum JoinSourceState
{
	JOIN_SOURCE_NEW,			/* the table has not been looked at */
	JOIN_SOURCE_COLLECTING,		/* while rows are put into the table */
	JOIN_SOURCE_DECLINED,		/* that would not pay, or no longer does */
	JOIN_SOURCE_READY,			/* there is a test */
	JOIN_SOURCE_ABANDONED		/* none for this table: too large */
} JoinSourceState;

/* What a hash table says of a hash value. */
typedef enum JoinLookup
{
	JOIN_LOOKUP_ABSENT,
	JOIN_LOOKUP_FOUND,
	JOIN_LOOKUP_UNKNOWN			/* it is in a file, if it is */
} JoinLookup;

struct JoinQuery;

typedef struct JoinSource
{
	HashJoinState *join;
	HashState  *hash;
	int			number;			/* for EXPLAIN */
	bool		force;			/* see JoinFilterDebug */
	Bitmapset  *which;			/* which of the join's keys, from 0 */
	int			nkeys;			/* ... how many */
	JoinKey    *keys;			/* ... as columns of the build side's rows;
								 * NULL: they are expressions */
	bool		whole;			/* all keys of the join: the hash values in
								 * its table are those of these keys */
	JoinCode	code;			/* by the type; JOIN_CODE_HASH once keys are
								 * found to be long */
	List	   *filters;		/* JoinFilters that ask it */
	double		expected;		/* rows that they are asked about, for each
								 * table: the planner's estimate, or as many
								 * as for the last */
	void		(*forgotten) (struct JoinSource *source);	/* tells them */
	JoinKey    *outer_keys;		/* ... as columns of some target's rows */
	struct joinverify_hash *would_drop; /* see join_filter_verify.c; or NULL */
	JoinKey    *verify_keys;	/* ... as columns of the probe side's rows */

	/* About this table, and gone with it. */
	HashJoinTable table;		/* NULL: none yet */
	JoinSourceState state;
	JoinTest	test;
	uint64	   *codes;			/* collected in the memory of the table */
	uint64		ncodes;
	uint64		maxcodes;		/* that there is space for */
	uint64		limit;			/* of maxcodes */
	JoinBytes	built;			/* bytes of keys of the build side */
	uint64		seen;			/* rows that targets had */
	struct JoinTarget *current; /* ... the last that was reviewed */
	uint64		sampled;		/* of these, in a sample */
	uint64		absent;			/* ... without a match */
	uint64		sampled_at;		/* "seen", when that began */
	JoinBytes	probed;			/* ... bytes of their keys */
	double		worth;			/* so many rows may be collected */

	uint64		nbuilt;			/* tests made */
	uint64		nabandoned;
	bool		abandoned;		/* which of the two came last */
} JoinSource;

/*
 * The source of some keys of a join; NULL if its rows do not tell them.
 */
extern JoinSource *pgrf_join_source(struct JoinQuery *query,
									HashJoinState *join, Bitmapset *which);

/* Is the table complete?  Only then ask the functions below. */
extern bool pgrf_join_source_complete(JoinSource *source);

/* Rows in the table. */
extern double pgrf_join_source_rows(const JoinSource *source);

/*
 * Can the table be looked up by hash value?  Of a table in several batches,
 * what is in memory, which tells of one row in so many.
 */
extern bool pgrf_join_source_has_lookup(const JoinSource *source);
extern JoinLookup pgrf_join_source_lookup(const JoinSource *source,
										  uint32 hash);

/* Is there a test, or can there be one? */
extern bool pgrf_join_source_has_test(const JoinSource *source);

/* Rows to come that the table's filters will be asked about. */
extern double pgrf_join_source_to_come(const JoinSource *source);

/* Makes the test, or abandons it, unless that was done. */
extern void pgrf_join_source_build(JoinSource *source);

/*
 * Has the query wired as soon as the keys of a join should be collected, whose
 * pgrf_join_source() then does that.
 */
extern void pgrf_join_watch_build(struct JoinQuery *query,
								  HashJoinState *join);

/* ---- join_filter_place.c: where it may go ---- */

/* Are rows of the probe side without a match of no use to such a join? */
extern bool pgrf_join_may_drop(JoinType type);

/* Does a node, or one that it reads from, call volatile functions? */
extern bool pgrf_join_is_volatile(PlanState *ps);

/*
 * Places filters of a join wherever its keys come from.  Calls
 * pgrf_join_target() for each.  "fetched" is the share of its rows that will
 * be fetched.
 */
extern void pgrf_join_place(struct JoinQuery *query, HashJoinState *join,
							double fetched);

/* ---- join_filter_scan.c: the rows that are asked about ---- */

typedef struct JoinFilter
{
	JoinSource *source;
	struct JoinTarget *target;
	JoinKey    *keys;			/* as columns of the target's rows */
	uint64		checked;
	uint64		dropped;
	uint64		window_checked; /* both, when the window began */
	uint64		window_dropped;
	double		between;		/* what a row costs between target and join */
	double		pass;			/* share that passed in the last sample */
	bool		asleep;			/* dropped too little */
} JoinFilter;

typedef struct JoinTarget
{
	dlist_node	node;			/* in JoinQuery.targets */
	struct JoinQuery *query;
	PlanState  *ps;
	bool		output;			/* rows the node returns, not those it scans */
	ExprState  *qual;			/* that it had */
	ExprState  *asks;			/* that it has while it asks, unless "output" */
	ExecProcNodeMtd next;		/* what it called to get a row */
	MemoryContext scratch;		/* of one row, if "output" */

	int			nfilters;
	int			maxfilters;
	JoinFilter **filters;
	int			nactive;		/* the first of "active" are asked, in turn */
	JoinFilter **active;

	bool		force;			/* see JoinFilterDebug; "left" is 0 */
	bool		sampling;		/* all filters are asked */
	bool		decided;		/* which are asked, for these tables */
	int64		turn;			/* rows of this turn: wait, sample or window */
	int64		left;			/* ... until the next review */
	int64		window;			/* rows of the last window */
	uint64		rows;			/* of these tables, in turns before */
	Const	   *shown;			/* for EXPLAIN before 18 */

	Plan		plan;			/* a copy of the node's plan: see below; must
								 * be last, for what follows is of its type */
} JoinTarget;

/*
 * The place in the executor's tree, by its node.  A target puts a copy of the
 * plan node into the state of the node, so it can be found from there.
 */
#define JOIN_TARGET(ps) \
	((JoinTarget *) ((char *) (ps)->plan - offsetof(JoinTarget, plan)))

/* The target at a node; NULL if it has no filters. */
extern JoinTarget *pgrf_join_find_target(PlanState *ps);

/*
 * Adds a filter at a node, if it can; "columns" are the keys of the source, by
 * number, in rows that it returns ("output") or scans, so many for each table;
 * "between" is what each costs on its way to the join, in nanoseconds.
 */
extern void pgrf_join_target(struct JoinQuery *query, PlanState *ps,
							 bool output, double expected, double between,
							 JoinSource *source, const JoinColumn *columns);

/* So many rows pass before anything is done. */
#define JOIN_FIRST_ROWS		Min(2048, pgrf_join_filter_min_rows)

/* ---- join_filter_cost.c: what a filter costs and saves ---- */

/* What a row costs at a node on its way from a target to the join. */
extern double pgrf_join_between(const PlanState *ps);

/* Does a filter that lets a share of the rows pass save more than it costs? */
extern bool pgrf_join_pays(const JoinFilter *filter, double pass);

/* ---- join_filter_verify.c ---- */

extern void pgrf_join_verify_init(JoinSource *source);

/* The codes were of a table that is gone. */
extern void pgrf_join_verify_forget(JoinSource *source);

extern void pgrf_join_verify_row(JoinSource *source, uint64 code, bool passes);

/* ---- join_filter.c ---- */

/* A query in execution that has filters, or will have them. */
typedef struct JoinQuery
{
	dlist_node	node;			/* in pgrf_join_queries */
	PlanState  *planstate;
	EState	   *estate;
	List	   *watches;		/* see join_filter.c */
	int64		unwatched;		/* rows to come until it has filters; 0: it
								 * has them */
	void		(*wire) (struct JoinQuery *query);	/* gives it them */
	int64		wait;			/* ... when it was given them */
	bool		shown;			/* EXPLAIN will look at them */
	List	   *sources;
	dlist_head	targets;
	bool		has_barrier;	/* it reads a view that is a security barrier */
	Bitmapset  *fixed_params;	/* whose values do not change */
	Bitmapset  *volatile_params;	/* whose InitPlans are volatile */
	MemoryContextCallback callback;
} JoinQuery;

extern void pgrf_join_filter_init(void);

/* ---- join_filter_totals.c ---- */

/* Totals of this session. */
typedef struct JoinFilterTotals
{
	uint64		wired;
	uint64		built;
	uint64		abandoned;
	uint64		checked;
	uint64		dropped;
	uint64		wrong;			/* dropped though they match: verify found
								 * them */
} JoinFilterTotals;

extern JoinFilterTotals pgrf_join_totals;

/*
 * Says what the filters of this process did, as it ends: make server-regress
 * adds it up.  Nobody is connected any more by then, not even a worker to its
 * leader, so it goes to the server's log alone.
 */
extern void pgrf_join_log_totals(void);

/* ---- join_filter_show.c ---- */

/* Queries in execution that have filters. */
extern dlist_head pgrf_join_queries;

extern void pgrf_join_show_init(void);
extern void pgrf_join_show(JoinQuery *query);

#endif							/* PGRF_JOIN_FILTER_H */
