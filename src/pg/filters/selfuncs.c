/*-------------------------------------------------------------------------
 *
 * selfuncs.c
 *	  Planner estimates for probes, selectivity and cost; cost of combining the
 *	  keys of parallel workers.
 *
 * Rows pass if their keys are in the filter; of the others, the share that is
 * its false positive rate passes.  NULL keys do not.
 *
 * If the filter is known when the query is planned (a constant, a parameter,
 * a stable expression), it is probed for the keys in the column's statistics.
 * What the most common keys do is then known; for the others, see
 * others_selectivity().
 *
 * If it is not, as in a join or a scalar subquery, filter_origin.c may tell
 * how many keys to expect, of how many values.  Otherwise nothing is known.  A
 * filter is meant to keep few rows, but an estimate near zero would invite
 * nested loops over what may be many; we assume one row in ten.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include <math.h>

#include "access/htup_details.h"
#include "access/transam.h"
#include "catalog/pg_statistic.h"
#include "nodes/nodeFuncs.h"
#include "nodes/supportnodes.h"
#include "optimizer/optimizer.h"
#include "optimizer/tlist.h"
#include "utils/lsyscache.h"
#include "utils/selfuncs.h"

#include "distinct.h"
#include "filter_origin.h"
#include "filter_probe.h"
#include "pg/base/base.h"
#include "pg/keys/keys.h"
#include "selfuncs.h"

/*
 * A probe hashes a key and touches a few cache lines: about what three to
 * five simple operators cost.  By page (page_probe.c) it costs less than one,
 * but the planner sorts conditions by this: then probes would come first where
 * they are made row by row as well, which took up to 3.4 times as long.  To a
 * page, the order makes no difference.
 */
#define PROBE_COST			4.0

#define ARRAY_KEYS			10	/* as the server guesses for arrays */

/*
 * What a key costs to combine that a parallel worker has collected: 20 ns,
 * where a row of a sequential scan and its key take 50 to 80 ns and the
 * planner says 6.  It is copied some five times on its way
 * from the worker's state to the leader's, mostly by the leader alone.
 */
#define HAND_OVER_COST		2.0

/* The argument of a function that probes filters, besides the filter. */
typedef enum ProbeKey
{
	PROBE_KEY,
	PROBE_LITERAL,
	PROBE_ARRAY,				/* of keys, any of which will do */
	PROBE_VALUE					/* no condition: what it costs is all */
} ProbeKey;

/* A function that probes filters. */
typedef struct ProbeFunction
{
	PGFunction	function;
	int			filter_argno;	/* 0 or 1; the key is the other argument */
	ProbeKey	key;
} ProbeFunction;

static const ProbeFunction probe_functions[] = {
	{pgrf_contains, 0, PROBE_KEY},
	{pgrf_contained, 1, PROBE_KEY},
	{pgrf_contains_literal, 0, PROBE_LITERAL},
	{pgrf_contained_literal, 1, PROBE_LITERAL},
	{pgrf_overlaps, 0, PROBE_ARRAY},
	{pgrf_value, 0, PROBE_VALUE},
	{pgrf_value_literal, 0, PROBE_VALUE},
	{pgrf_values, 0, PROBE_VALUE},
	{pgrf_values_literal, 0, PROBE_VALUE},
};

/*
 * Finds a function among these; NULL if it is another.  The planner calls our
 * estimators for any operator or function that names them, which anybody can
 * create.
 */
static const ProbeFunction *
find_probe_function(Oid funcid)
{
	FmgrInfo	flinfo;

	fmgr_info(funcid, &flinfo);
	for (size_t i = 0; i < lengthof(probe_functions); i++)
	{
		if (probe_functions[i].function == flinfo.fn_addr)
			return &probe_functions[i];
	}
	return NULL;
}

bool
pgrf_sel_arguments(Node *clause, Node **filter, Node **key)
{
	const ProbeFunction *probe;
	List	   *args;
	Oid			function;

	/* lets all rows pass if there is no filter */
	if (IsA(clause, BooleanTest) &&
		((BooleanTest *) clause)->booltesttype == IS_NOT_FALSE)
		clause = (Node *) ((BooleanTest *) clause)->arg;
	if (IsA(clause, OpExpr))
	{
		function = get_opcode(((OpExpr *) clause)->opno);
		args = ((OpExpr *) clause)->args;
	}
	else if (IsA(clause, FuncExpr))
	{
		function = ((FuncExpr *) clause)->funcid;
		args = ((FuncExpr *) clause)->args;
	}
	else
		return false;
	if (list_length(args) != 2 || function < FirstNormalObjectId)
		return false;
	probe = find_probe_function(function);
	if (probe == NULL || probe->key != PROBE_KEY)
		return false;
	*filter = list_nth(args, probe->filter_argno);
	*key = list_nth(args, 1 - probe->filter_argno);
	return true;
}

/* A filter that is known while planning, or what is expected of it. */
typedef struct KnownFilter
{
	PgrfExpected expected;		/* if it has a value, it can be probed */
	rf_filter	view;
	Oid			typid;			/* of the keys that it is probed for */
	Oid			collation;
	PgrfKeyType *key_type;		/* NULL until it is probed */
} KnownFilter;

/* What probes for the values in a slot of pg_statistic found. */
typedef struct Answers
{
	int			n;				/* values */
	int			npassed;		/* those that pass */
	double		freq;			/* their frequencies, added up */
	double		freq_passed;
	double		freq_none;		/* that of rows that have no value which
								 * passes, if values occur independently */
} Answers;

/* A key of another type passes no filter: the query will raise an error. */
static bool
passes(KnownFilter *known, Datum key)
{
	uint64_t	hash;

	/* Types that cannot be keys raise an error here, so not before. */
	if (known->key_type == NULL)
		known->key_type = pgrf_key_type(known->typid, known->collation,
										CurrentMemoryContext);
	if (pgrf_key_converts(known->key_type, &known->view.wire.key_type))
		return pgrf_key_hash_converted(known->key_type, key, &hash) &&
			rf_filter_may_contain(&known->view, hash);
	hash = pgrf_key_hash(known->key_type, key);
	return pgrf_key_type_matches(known->key_type, &known->view.wire.key_type) &&
		rf_filter_may_contain(&known->view, hash);
}

/* Probes for the values of a slot; none if there is no such slot. */
static Answers
probe_statistics(KnownFilter *known, VariableStatData *vardata, int kind)
{
	Answers		answers = {.freq_none = 1};
	AttStatsSlot slot;
	int			flags = ATTSTATSSLOT_VALUES;

	if (kind != STATISTIC_KIND_HISTOGRAM)
		flags |= ATTSTATSSLOT_NUMBERS;
	if (!get_attstatsslot(&slot, vardata->statsTuple, kind, InvalidOid, flags))
		return answers;
	answers.n = slot.nvalues;
	for (int i = 0; i < slot.nvalues; i++)
	{
		bool		passed = passes(known, slot.values[i]);
		double		freq = i < slot.nnumbers ? slot.numbers[i] : 0;

		answers.freq += freq;
		if (passed)
		{
			answers.npassed++;
			answers.freq_passed += freq;
			answers.freq_none *= 1 - freq;
		}
	}
	free_attstatsslot(&slot);
	return answers;
}

/*
 * Can chance explain how many of a sample pass, at this rate?  Yes within two
 * standard deviations; and one that passes is never too many.
 */
static bool
explains(double rate, const Answers *sample)
{
	double		mean = rate * sample->n;
	double		spread = 2 * sqrt(mean * (1 - rate));

	return sample->npassed >= mean - spread &&
		sample->npassed <= mean + spread + 1;
}

/*
 * The share of rows that pass, of those whose keys are not among the most
 * common.  Most likely the filter was made for this column: then all of its
 * keys are in it, evenly spread for all we know,
 *
 *		share = min(1, keys / ndistinct) + false positives
 *
 * the common keys left out on both sides of the fraction.  If its keys are
 * drawn from more values than the column has, those of the column are among
 * them, as the planner says of a join: then ndistinct is their number.  But
 * the bounds of
 * the histogram are a sample of these rows, of a hundred or so, that may
 * refute it.  Then either no key of the filter is in the column, and only
 * false positives pass; or some are, and the sample is the estimate.  If none
 * of it passes, take half a row of it.  If more pass than all keys could make,
 * the filter has the more frequent ones; or, where none are, it is an
 * accident: every tenth key meets every hundredth.
 */
static double
others_selectivity(const PgrfExpected *filter, double ndistinct,
				   const Answers *common, const Answers *sample)
{
	double		keys = Max(filter->keys - common->npassed, 0);
	double		all = Min(1, keys / Max(ndistinct - common->n, 1));
	double		share;

	all += (1 - all) * filter->fpr;
	if (explains(all, sample))
		return all;
	share = explains(filter->fpr, sample) ? 0 : sample->npassed;
	share = Max(share, 0.5) / sample->n;
	if (common->n == 0)
		share = Min(share, all);
	return Max(share, filter->fpr);
}

/* Can a filter be probed for statistics, and may the function see them? */
static bool
has_statistics(const KnownFilter *known, VariableStatData *vardata,
			   Oid opfuncid)
{
	return known->expected.value != NULL &&
		HeapTupleIsValid(vardata->statsTuple) &&
		statistic_proc_security_check(vardata, opfuncid);
}

static double
null_share(const VariableStatData *vardata)
{
	if (!HeapTupleIsValid(vardata->statsTuple))
		return 0;
	return ((Form_pg_statistic) GETSTRUCT(vardata->statsTuple))->stanullfrac;
}

/* The share of rows that pass if a known filter is probed for a variable. */
static double
key_selectivity(PlannerInfo *root, KnownFilter *known,
				VariableStatData *vardata, Oid opfuncid)
{
	Answers		common = {0};
	Answers		sample = {0};
	double		ndistinct = Max(pgrf_distinct_values(root, vardata->var),
								known->expected.domain);

	if (ndistinct == 0)
	{
		if (known->expected.value == NULL)
			return pgrf_default_selectivity;
		ndistinct = DEFAULT_NUM_DISTINCT;
	}
	if (has_statistics(known, vardata, opfuncid))
	{
		common = probe_statistics(known, vardata, STATISTIC_KIND_MCV);
		sample = probe_statistics(known, vardata, STATISTIC_KIND_HISTOGRAM);
	}
	return common.freq_passed +
		(1 - common.freq - null_share(vardata)) *
		others_selectivity(&known->expected, ndistinct, &common, &sample);
}

/*
 * The same if it is probed for any element of an array.  Statistics have the
 * elements that are in most rows, and how many elements rows have on average;
 * those that are not among the former are taken to pass as often as they do.
 */
static double
array_selectivity(PlannerInfo *root, KnownFilter *known,
				  VariableStatData *vardata, Oid opfuncid)
{
	Answers		common = {.freq_none = 1};
	AttStatsSlot slot;
	double		rate;
	double		length = -1;

	if (has_statistics(known, vardata, opfuncid))
		common = probe_statistics(known, vardata, STATISTIC_KIND_MCELEM);
	if (common.n == 0 && known->expected.domain == 0)
		return pgrf_default_selectivity * (1 - null_share(vardata));
	if (HeapTupleIsValid(vardata->statsTuple) &&
		get_attstatsslot(&slot, vardata->statsTuple, STATISTIC_KIND_DECHIST,
						 InvalidOid, ATTSTATSSLOT_NUMBERS))
	{
		if (slot.nnumbers > 0)
			length = slot.numbers[slot.nnumbers - 1];
		free_attstatsslot(&slot);
	}
	if (common.n > 0)
		rate = Max(known->expected.fpr, (double) common.npassed / common.n);
	else
	{
		rate = Min(1, known->expected.keys / known->expected.domain);
		rate += (1 - rate) * known->expected.fpr;
		if (length < 0)
			length = pgrf_array_length(root, vardata->var);
	}
	return (1 - common.freq_none * pow(1 - rate, Max(length - common.freq, 0))) *
		(1 - null_share(vardata));
}

/*
 * The common part of operators and functions: args are a filter and a key, or
 * an array of keys, in the order that opfuncid takes them.
 */
static double
restriction_selectivity(PlannerInfo *root, Oid opfuncid, Oid collation,
						List *args, int varRelid)
{
	const ProbeFunction *probe = find_probe_function(opfuncid);
	Node	   *filter;
	Node	   *key;
	bool		expects;
	KnownFilter known = {.collation = collation};
	PgrfExpected *expected = &known.expected;
	VariableStatData vardata;
	double		sel;

	if (probe == NULL || list_length(args) != 2)
		return pgrf_default_selectivity;
	filter = list_nth(args, probe->filter_argno);
	key = list_nth(args, 1 - probe->filter_argno);
	if (!IsA(filter, Const))	/* of which that would be a copy */
		filter = estimate_expression_value(root, filter);
	known.typid = exprType(key);
	expects = probe->key != PROBE_LITERAL && known.typid != ANYARRAYOID &&
		pgrf_expect_filter(root, filter, expected);
	if (expects && expected->value != NULL)
	{
		if (expected->value->constisnull)
			return 0;			/* probes are strict */
		pgrf_filter_open(&known.view, RF_KIND_ANY,
						 (Filter *) PG_DETOAST_DATUM_PACKED(expected->value->constvalue));
		rf_filter_estimate(&known.view, &expected->keys, &expected->fpr);
	}

	examine_variable(root, key, varRelid, &vardata);
	if (!expects)
		sel = pgrf_default_selectivity * (1 - null_share(&vardata));
	else if (expected->keys <= 0)
		sel = 0;
	else if (probe->key == PROBE_ARRAY)
	{
		known.typid = get_base_element_type(known.typid);
		sel = array_selectivity(root, &known, &vardata, opfuncid);
	}
	else
		sel = key_selectivity(root, &known, &vardata, opfuncid);
	ReleaseVariableStats(vardata);
	CLAMP_PROBABILITY(sel);

	examine_variable(root, filter, varRelid, &vardata);
	sel *= 1 - null_share(&vardata);
	ReleaseVariableStats(vardata);
	return sel;
}

/*
 * In a join the filters are in rows, unless the key is made of several
 * relations.  The selectivity of a semijoin or antijoin is the share of outer
 * rows that match some inner row.
 */
static double
join_selectivity(PlannerInfo *root, Oid opfuncid, Oid collation, List *args,
				 JoinType jointype, SpecialJoinInfo *sjinfo)
{
	double		sel = restriction_selectivity(root, opfuncid, collation, args, 0);
	VariableStatData left,
				right;
	bool		reversed;
	RelOptInfo *inner;

	if ((jointype != JOIN_SEMI && jointype != JOIN_ANTI) ||
		list_length(args) != 2)
		return sel;
	get_join_variables(root, args, sjinfo, &left, &right, &reversed);
	inner = reversed ? left.rel : right.rel;
	if (inner != NULL)
		sel = 1 - pow(1 - sel, inner->rows);
	ReleaseVariableStats(left);
	ReleaseVariableStats(right);
	return sel;
}

/* RESTRICT and JOIN of all operators that probe filters. */
SQL_FUNCTION(pgrf_sel,
			 PG_RETURN_FLOAT8(restriction_selectivity((PlannerInfo *) PG_GETARG_POINTER(0),
													  get_opcode(PG_GETARG_OID(1)),
													  PG_GET_COLLATION(),
													  (List *) PG_GETARG_POINTER(2),
													  PG_GETARG_INT32(3))))
SQL_FUNCTION(pgrf_joinsel,
			 PG_RETURN_FLOAT8(join_selectivity((PlannerInfo *) PG_GETARG_POINTER(0),
											   get_opcode(PG_GETARG_OID(1)),
											   PG_GET_COLLATION(),
											   (List *) PG_GETARG_POINTER(2),
											   (JoinType) PG_GETARG_INT16(3),
											   (SpecialJoinInfo *) PG_GETARG_POINTER(4))))

/*
 * The support function of all functions that probe filters: cost, and the
 * selectivity of calls that are written as a function, f_contains(f, k).
 */
PG_FUNCTION_INFO_V1(pgrf_probe_support);
Datum
pgrf_probe_support(PG_FUNCTION_ARGS)
{
	Node	   *request = (Node *) PG_GETARG_POINTER(0);

	if (IsA(request, SupportRequestCost))
	{
		SupportRequestCost *cost = (SupportRequestCost *) request;
		const ProbeFunction *probe = find_probe_function(cost->funcid);

		if (probe == NULL)
			PG_RETURN_POINTER(NULL);
		cost->startup = 0;
		cost->per_tuple = PROBE_COST * cpu_operator_cost *
			(probe->key == PROBE_ARRAY ? ARRAY_KEYS : 1);
		PG_RETURN_POINTER(cost);
	}
	if (IsA(request, SupportRequestSelectivity))
	{
		SupportRequestSelectivity *sel = (SupportRequestSelectivity *) request;

		sel->selectivity = sel->is_join ?
			join_selectivity(sel->root, sel->funcid, sel->inputcollid,
							 sel->args, sel->jointype, sel->sjinfo) :
			restriction_selectivity(sel->root, sel->funcid, sel->inputcollid,
									sel->args, sel->varRelid);
		PG_RETURN_POINTER(sel);
	}
	PG_RETURN_POINTER(NULL);
}

/*
 * The support function of functions that combine collected keys: a call costs
 * as much as there are keys in it.  Each process makes one for each group,
 * with its share of the rows.
 */
PG_FUNCTION_INFO_V1(pgrf_combine_support);
Datum
pgrf_combine_support(PG_FUNCTION_ARGS)
{
	SupportRequestCost *cost = (SupportRequestCost *) PG_GETARG_POINTER(0);
	PlannerInfo *root;
	RelOptInfo *rel;
	List	   *groups;
	double		ncalls = 1;

	if (!IsA(cost, SupportRequestCost) || cost->root == NULL ||
		cost->root->parse->groupingSets != NIL)
		PG_RETURN_POINTER(NULL);
	root = cost->root;
	groups = root->parse->groupClause;
	rel = pgrf_aggregated_rel(root);
	if (rel == NULL)
		PG_RETURN_POINTER(NULL);
	if (rel->partial_pathlist != NIL)
		ncalls += ((Path *) linitial(rel->partial_pathlist))->parallel_workers;

	/* Each partition may be aggregated by itself. */
	ncalls = Max(ncalls, rel->nparts);
	if (groups != NIL)
		ncalls *= estimate_num_groups(root,
									  get_sortgrouplist_exprs(groups, root->processed_tlist),
									  rel->rows, NULL, NULL);
	cost->startup = 0;
	cost->per_tuple = HAND_OVER_COST * cpu_operator_cost *
		clamp_row_est(rel->rows / ncalls);
	PG_RETURN_POINTER(cost);
}
