/*-------------------------------------------------------------------------
 *
 * selfuncs.c
 *	  Planner estimates: selectivity and cost of probes, and what combining the
 *	  keys of parallel workers costs.
 *
 * Rows pass whose keys are in the filter, and of the others a share, the false
 * positive rate.  NULL keys do not pass.
 *
 * A filter that is known while planning (constant, parameter, stable
 * expression) is probed for the keys in the column's statistics.  That tells
 * what the most common keys do; for others see others_selectivity().
 *
 * For other filters, filter_origin.c may expect a number of keys.  If nothing
 * is known, we assume that one row in ten passes: filters are meant to keep
 * few rows, but an estimate near zero would invite nested loops.
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
 * A probe hashes a key and reads a few cache lines: about three to five simple
 * operators.  By page (page_probe.c) it costs less than one operator.  But the
 * planner orders conditions by cost, and probes that come first take up to 3.4
 * times as long row by row, while the order makes no difference by page.
 */
#define PROBE_COST			4.0

#define ARRAY_KEYS			10	/* as the server guesses for arrays */

/*
 * Combining a key that a parallel worker has collected takes 20 ns, mostly of
 * the leader, which copies it some five times.  (A row of a sequential scan
 * and its key take 50 to 80 ns, and are estimated at 6 cpu_operator_cost.)
 */
#define HAND_OVER_COST		2.0

/* The other argument of a function that probes filters. */
typedef enum ProbeKey
{
	PROBE_KEY,
	PROBE_LITERAL,
	PROBE_ARRAY,				/* of keys: any of them may be in the filter */
	PROBE_VALUE					/* no condition: only its cost is estimated */
} ProbeKey;

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

/* Finds a function in that list, or NULL: others may name our estimators. */
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

	/* "IS NOT FALSE" lets all rows pass if the filter is NULL */
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

/* A filter in an estimate. */
typedef struct KnownFilter
{
	PgrfExpected expected;		/* with a value, it can be probed */
	rf_filter	view;
	Oid			typid;			/* of the keys in the statistics */
	Oid			collation;
	PgrfKeyType *key_type;		/* NULL before the first probe */
} KnownFilter;

/* The result of probes for the values in a slot of pg_statistic. */
typedef struct Answers
{
	int			n;				/* values */
	int			npassed;		/* values that pass */
	double		freq;			/* sum of their frequencies */
	double		freq_passed;
	double		freq_none;		/* rows without any value that passes, if
								 * values are independent */
} Answers;

/* Does a key pass?  Not if its type is wrong: the query raises an error. */
static bool
passes(KnownFilter *known, Datum key)
{
	uint64_t	hash;

	/* Types that cannot be keys raise an error, so not before a probe. */
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

/* Probes for the values of a slot; n is 0 if there is no such slot. */
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
 * Can chance explain, at this rate, how many of a sample pass?  Yes within two
 * standard deviations; one is never too many.
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
 * Of the rows whose keys are not among the most common, the share that passes.
 * Probably the filter was made for this column.  Then all of its keys are in
 * it, spread evenly for all we know:
 *
 *		share = min(1, keys / ndistinct) + false positives
 *
 * without the common keys on both sides of the fraction.  (If the keys are
 * drawn from more values than the column has, ndistinct is their number: as
 * for joins, the planner assumes that these include the column's.)
 *
 * But the bounds of the histogram are a sample of about a hundred such rows,
 * which may refute that.  Then either no key of the filter is in the column,
 * and only false positives pass; or the sample is the estimate, with at least
 * half a row that passes.  If more rows pass than all keys explain, frequent
 * keys are in the filter.  If no key is frequent, the sample is chance, as
 * when every tenth key meets every hundredth.
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

/* Can the filter be probed for statistics that the function may see? */
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
 * The same for any element of an array.  Statistics have the most common
 * elements and the average number of elements; elements that are not common
 * are taken to pass as often as common ones.
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

/* args: a filter and a key or an array of keys, in the order of opfuncid. */
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
	if (!IsA(filter, Const))	/* that would be copied */
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
 * In joins the filter comes from a row, unless the key is computed from
 * several relations.  The selectivity of a semijoin or antijoin is the share
 * of outer rows with a match.
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

/* Support function of all probes: cost, and selectivity of function calls. */
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
 * Support function of functions that combine collected keys: a call costs as
 * much as it has keys.  Each process makes a call for each group, with its
 * share of the rows.
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

	/* each partition may be aggregated by itself */
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
