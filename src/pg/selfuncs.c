/*-------------------------------------------------------------------------
 *
 * selfuncs.c
 *	  What the planner should think of probes: selectivity and cost.
 *
 * Of the rows whose key is asked, those pass whose keys are in the filter, and
 * of the others the share that the filter's false positive rate lets through.
 *
 * If the filter is known when the query is planned (a constant, a parameter,
 * a stable expression), the keys that occur most often are asked as they are,
 * and the others are taken to be as many distinct keys as the filter has,
 * evenly spread:
 *
 *		passing share of the others = min(1, keys / ndistinct) + fpr
 *
 * If it is not, as in a join or a scalar subquery, there is nothing to go by.
 * A filter is made to keep few rows, but an estimate near zero would invite
 * nested loops over what may be many; we take one row in ten.
 *
 * IDENTIFICATION
 *	  src/pg/selfuncs.c
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "access/htup_details.h"
#include "catalog/pg_statistic.h"
#include "catalog/pg_type.h"
#include "nodes/makefuncs.h"
#include "nodes/supportnodes.h"
#include "optimizer/optimizer.h"
#include "utils/lsyscache.h"
#include "utils/selfuncs.h"

#include "pgrf.h"

/*
 * A probe hashes a key and touches a few cache lines: about what three to
 * five simple operators cost.
 */
#define PROBE_COST			4.0
#define ARRAY_KEYS			10	/* as the server guesses for arrays */

/* Keys and rate of a known filter. */
static void
known_filter(Datum value, double *keys, double *fpr)
{
	Filter	   *filter = (Filter *) PG_DETOAST_DATUM_PACKED(value);
	rf_filter	view;

	pgrf_open(&view, (rf_kind) 0, filter);
	if (view.wire.family == RF_FAMILY_NONE)
		*keys = *fpr = 0;
	else
	{
		*keys = (double) rf_filter_keys(&view);
		*fpr = rf_filter_fpr(&view);
	}
	if ((Pointer) filter != DatumGetPointer(value))
		pfree(filter);
}

/*
 * The selectivity of a probe of "filter" for the keys of a variable.  opproc
 * evaluates the probe, with the variable on the left if varonleft.
 */
static double
probe_selectivity(VariableStatData *vardata, FmgrInfo *opproc,
				  Oid collation, Datum filter, bool varonleft)
{
	double		keys,
				fpr,
				nullfrac = 0,
				common = 0,
				common_sel = 0,
				ndistinct,
				others;
	bool		isdefault;

	known_filter(filter, &keys, &fpr);
	if (HeapTupleIsValid(vardata->statsTuple))
	{
		Form_pg_statistic stats;

		stats = (Form_pg_statistic) GETSTRUCT(vardata->statsTuple);
		nullfrac = stats->stanullfrac;
		if (opproc != NULL && statistic_proc_security_check(vardata, opproc->fn_oid))
			common_sel = mcv_selectivity(vardata, opproc, collation, filter,
										 varonleft, &common);
	}
	ndistinct = get_variable_numdistinct(vardata, &isdefault);
	if (isdefault && vardata->rel != NULL && vardata->rel->tuples > 0)
		ndistinct = vardata->rel->tuples;	/* as good a guess as 200 */
	others = Min(1.0, keys / Max(ndistinct, 1.0));
	others += (1 - others) * fpr;
	return common_sel + (1 - common - nullfrac) * others;
}

/*
 * The common part of operators and functions: args are a filter and a key, the
 * filter being argument filter_argno.
 */
static double
restriction_selectivity(PlannerInfo *root, Oid opfuncid, Oid collation,
						List *args, int filter_argno, int varRelid)
{
	Node	   *filter = (Node *) list_nth(args, filter_argno);
	Node	   *key = (Node *) list_nth(args, 1 - filter_argno);
	VariableStatData vardata;
	FmgrInfo	opproc;
	double		sel;

	filter = estimate_expression_value(root, filter);
	if (!IsA(filter, Const))
		return pgrf_default_selectivity;
	if (((Const *) filter)->constisnull)
		return 0;				/* probes are strict */

	examine_variable(root, key, varRelid, &vardata);
	if (OidIsValid(opfuncid))
	{
		/* Polymorphic keys: the function looks at its expression's types. */
		fmgr_info(opfuncid, &opproc);
		fmgr_info_set_expr((Node *) make_opclause(InvalidOid, BOOLOID, false,
												  (Expr *) linitial(args),
												  (Expr *) lsecond(args),
												  InvalidOid, collation),
						   &opproc);
	}
	sel = probe_selectivity(&vardata, OidIsValid(opfuncid) ? &opproc : NULL,
							collation, ((Const *) filter)->constvalue,
							filter_argno == 1);
	ReleaseVariableStats(vardata);
	CLAMP_PROBABILITY(sel);
	return sel;
}

/* RESTRICT of filter @> key. */
PG_FUNCTION_INFO_V1(pgrf_contains_sel);
Datum
pgrf_contains_sel(PG_FUNCTION_ARGS)
{
	PG_RETURN_FLOAT8(restriction_selectivity((PlannerInfo *) PG_GETARG_POINTER(0),
											 get_opcode(PG_GETARG_OID(1)),
											 PG_GET_COLLATION(),
											 (List *) PG_GETARG_POINTER(2),
											 0, PG_GETARG_INT32(3)));
}

/* RESTRICT of key <@ filter. */
PG_FUNCTION_INFO_V1(pgrf_contained_sel);
Datum
pgrf_contained_sel(PG_FUNCTION_ARGS)
{
	PG_RETURN_FLOAT8(restriction_selectivity((PlannerInfo *) PG_GETARG_POINTER(0),
											 get_opcode(PG_GETARG_OID(1)),
											 PG_GET_COLLATION(),
											 (List *) PG_GETARG_POINTER(2),
											 1, PG_GETARG_INT32(3)));
}

/* RESTRICT of filter && array: no statistics of elements are looked at. */
PG_FUNCTION_INFO_V1(pgrf_overlaps_sel);
Datum
pgrf_overlaps_sel(PG_FUNCTION_ARGS)
{
	PG_RETURN_FLOAT8(pgrf_default_selectivity);
}

/* JOIN of all of them: the filters are in rows. */
PG_FUNCTION_INFO_V1(pgrf_joinsel);
Datum
pgrf_joinsel(PG_FUNCTION_ARGS)
{
	PG_RETURN_FLOAT8(pgrf_default_selectivity);
}

/*
 * Which argument of a probe function is the filter; -1 if it asks for any of
 * an array.
 */
static int
filter_argument(Oid funcid)
{
	Oid		   *argtypes;
	int			nargs;

	(void) get_func_signature(funcid, &argtypes, &nargs);
	Assert(nargs == 2);
	if (argtypes[1] == ANYARRAYOID)
		return -1;
	return argtypes[0] == ANYELEMENTOID || argtypes[0] == TEXTOID ? 1 : 0;
}

/*
 * The support function of all functions that ask filters: cost, and the
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

		cost->startup = 0;
		cost->per_tuple = PROBE_COST * cpu_operator_cost;
		if (filter_argument(cost->funcid) < 0)
			cost->per_tuple *= ARRAY_KEYS;
		PG_RETURN_POINTER(cost);
	}
	if (IsA(request, SupportRequestSelectivity))
	{
		SupportRequestSelectivity *sel = (SupportRequestSelectivity *) request;
		int			filter_argno = filter_argument(sel->funcid);

		if (sel->is_join || sel->root == NULL || filter_argno < 0)
			sel->selectivity = pgrf_default_selectivity;
		else
			sel->selectivity = restriction_selectivity(sel->root, sel->funcid,
													   sel->inputcollid,
													   sel->args,
													   filter_argno,
													   sel->varRelid);
		PG_RETURN_POINTER(sel);
	}
	PG_RETURN_POINTER(NULL);
}
