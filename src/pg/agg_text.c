/*-------------------------------------------------------------------------
 *
 * agg_text.c
 *	  Which type the text keys of an aggregate are of.
 *
 * ribbon_agg(text) is there because texts are common, and because Citus splits
 * up aggregates of concrete types only.  But the parser prefers it to
 * ribbon_agg(anyelement) for any string type that can be cast to text
 * implicitly, such as citext, whose values are equal in another way than
 * their texts are.  (For other types than text it has no such preference.)
 * Where the cast is a mere relabeling the datum is still the original one, so
 * the key can be hashed as what it is; all there is to do is to find out its
 * type.
 *
 * That is in the expression that is aggregated, as the planner has left it:
 *
 * - A RelabelType from that type to text.  If it was written by the user, the
 *	 key is meant as a text.
 *
 * - A column of the plan node below, if that computes the same expression for
 *	 ORDER BY, DISTINCT or GROUP BY: look there.
 *
 * - A constant: the planner has evaluated the cast.  It is a text most likely,
 *	 but not for sure if there are types that are cast so: an error then.
 *
 * Probes need nothing like this: their functions are not declared for text
 * (filter_probe.c), so a mistake here would be an error there, with one
 * exception, literals.
 *
 * IDENTIFICATION
 *	  src/pg/agg_text.c
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "access/genam.h"
#include "access/htup_details.h"
#include "access/table.h"
#include "access/transam.h"
#include "catalog/pg_aggregate.h"
#include "catalog/pg_cast.h"
#include "catalog/pg_type.h"
#include "nodes/nodeFuncs.h"
#include "parser/parsetree.h"
#include "utils/builtins.h"
#include "utils/lsyscache.h"
#include "utils/rel.h"
#include "utils/syscache.h"

#include "pgrf.h"

/*
 * A type whose values are those of text: that the server casts to text, by
 * itself or by a function that keeps what SQL compares.
 */
static bool
is_text_type(Oid typid)
{
	return typid == TEXTOID || typid == VARCHAROID || typid == BPCHAROID ||
		typid == NAMEOID || typid == UNKNOWNOID;
}

/*
 * Some type that is not the server's and is cast to text implicitly;
 * InvalidOid if there is none.
 */
static Oid
foreign_string_type(void)
{
	Relation	casts = table_open(CastRelationId, AccessShareLock);
	SysScanDesc scan = systable_beginscan(casts, InvalidOid, false, NULL, 0,
										  NULL);
	HeapTuple	tuple;
	Oid			found = InvalidOid;

	while (!OidIsValid(found) &&
		   HeapTupleIsValid(tuple = systable_getnext(scan)))
	{
		Form_pg_cast cast = (Form_pg_cast) GETSTRUCT(tuple);

		if (cast->casttarget == TEXTOID &&
			cast->castcontext == COERCION_CODE_IMPLICIT &&
			cast->castsource >= FirstNormalObjectId)
			found = cast->castsource;
	}
	systable_endscan(scan);
	table_close(casts, AccessShareLock);
	return found;
}

static void
check_certain(void)
{
	Oid			other = foreign_string_type();

	if (OidIsValid(other))
		ereport(ERROR,
				(errcode(ERRCODE_INDETERMINATE_DATATYPE),
				 errmsg("could not determine the data type of the key"),
				 errdetail("It is of type text here, but may have been cast to it from type %s, which can be equal in another way.",
						   format_type_be(other)),
				 errhint("Make the filter of an array: keyset_build(ARRAY[key]), or of a keyset of that.")));
}

/*
 * Goes from a column of the plan node below to the expression that it stands
 * for, and to that node; NULL if it cannot be told.
 */
static Node *
column_below(PlanState * *node, const Var * var, bool *appended)
{
	PlanState  *below = NULL;
	TargetEntry *entry;

	if (IsA(*node, AppendState) && ((AppendState *) * node)->as_nplans > 0)
		below = ((AppendState *) * node)->appendplans[0];
	else if (IsA(*node, MergeAppendState) &&
			 ((MergeAppendState *) * node)->ms_nplans > 0)
		below = ((MergeAppendState *) * node)->mergeplans[0];
	else
		below = outerPlanState(*node);
	*appended |= IsA(*node, AppendState) || IsA(*node, MergeAppendState);
	*node = below;
	if (below == NULL || var->varno != OUTER_VAR)
		return NULL;
	entry = get_tle_by_resno(below->plan->targetlist, var->varattno);
	return entry != NULL ? (Node *) entry->expr : NULL;
}

/*
 * The type that an expression of type text was cast from, InvalidOid if it is
 * no cast.  "any_form" is whether the casts that a query states count, too.
 */
static Oid
cast_source(Node *node, bool any_form)
{
	RelabelType *relabel = (RelabelType *) node;
	FuncExpr   *call = (FuncExpr *) node;
	CoerceViaIO *io = (CoerceViaIO *) node;
	Oid			source = InvalidOid;

	if (IsA(node, RelabelType))
	{
		if (any_form || relabel->relabelformat == COERCE_IMPLICIT_CAST)
			source = exprType((Node *) relabel->arg);
	}
	else if (IsA(node, FuncExpr))
	{
		if (call->funcformat == COERCE_IMPLICIT_CAST ||
			(any_form && call->funcformat == COERCE_EXPLICIT_CAST))
			source = exprType(linitial(call->args));
	}
	else if (IsA(node, CoerceViaIO))
	{
		if (any_form || io->coerceformat == COERCE_IMPLICIT_CAST)
			source = exprType((Node *) io->arg);
	}
	return OidIsValid(source) ? getBaseType(source) : InvalidOid;
}

/* The type of an expression of type text that a plan node computes. */
static Oid
text_type(PlanState * plan, Node *key)
{
	bool		appended = false;
	Oid			source;

	while (key != NULL && IsA(key, Var) &&
		   IS_SPECIAL_VARNO(((Var *) key)->varno))
		key = column_below(&plan, (Var *) key, &appended);
	if (key == NULL || IsA(key, Const))
	{
		check_certain();
		return TEXTOID;
	}
	source = cast_source(key, false);
	if (!OidIsValid(source) || is_text_type(source))
		return TEXTOID;
	if (!IsA(key, RelabelType))
		ereport(ERROR,
				(errcode(ERRCODE_DATATYPE_MISMATCH),
				 errmsg("keys of type %s would be cast to text",
						format_type_be(source)),
				 errdetail("Texts may be equal in another way than the values they are made of."),
				 errhint("Write the cast, as in key::text, if keys of type text are meant.")));

	/* The first of several inputs does not speak for all of them. */
	if (appended)
		check_certain();
	return source;
}

/* Finds the first cast to text from another string type, of any form. */
static bool
find_cast(Node *node, Oid *source)
{
	if (node == NULL)
		return false;
	if (exprType(node) == TEXTOID)
	{
		Oid			found = cast_source(node, true);

		if (OidIsValid(found) && !is_text_type(found))
		{
			*source = found;
			return true;
		}
	}
	if (IsA(node, RowExpr))
	{
		ListCell   *lc;

		foreach(lc, ((RowExpr *) node)->args)
		{
			if (find_cast(lfirst(lc), source))
				return true;
		}
	}
	return false;
}

/*
 * Somebody who was given our aggregate as an argument calls, as Citus does on
 * its workers: among the arguments there, alone or in a row, is the key, with a
 * cast that is written out now.
 */
static Oid
wrapped_text_type(const Aggref * aggref)
{
	Oid			source = TEXTOID;
	ListCell   *lc;

	foreach(lc, aggref->args)
	{
		if (find_cast((Node *) lfirst_node(TargetEntry, lc)->expr, &source))
			break;
	}
	return source;
}

/* Is a function the transition function of an aggregate? */
static bool
is_transition_of(Oid function, Oid aggregate)
{
	HeapTuple	tuple = SearchSysCache1(AGGFNOID, ObjectIdGetDatum(aggregate));
	bool		result;

	if (!HeapTupleIsValid(tuple))
		return false;			/* a window function */
	result = ((Form_pg_aggregate) GETSTRUCT(tuple))->aggtransfn == function ||
		((Form_pg_aggregate) GETSTRUCT(tuple))->aggmtransfn == function;
	ReleaseSysCache(tuple);
	return result;
}

/*
 * In a window it is not known which of the aggregates of the node it is, if
 * several have this transition function.
 */
static Oid
window_text_type(WindowAggState * window, Oid transition)
{
	Oid			result = InvalidOid;
	ListCell   *lc;

	foreach(lc, window->funcs)
	{
		WindowFunc *call = lfirst_node(WindowFuncExprState, lc)->wfunc;
		Oid			typid;

		if (!is_transition_of(transition, call->winfnoid))
			continue;
		typid = text_type(&window->ss.ps, linitial(call->args));
		if (OidIsValid(result) && typid != result)
			ereport(ERROR,
					(errcode(ERRCODE_FEATURE_NOT_SUPPORTED),
					 errmsg("aggregates over the same window have keys of types %s and %s",
							format_type_be(result), format_type_be(typid)),
					 errhint("Compute them in queries of their own.")));
		result = typid;
	}
	return OidIsValid(result) ? result : TEXTOID;
}

Oid
pgrf_aggregated_text_type(FunctionCallInfo fcinfo, bool direct)
{
	Aggref	   *aggref = AggGetAggref(fcinfo);
	TargetEntry *key;

	if (IsA(fcinfo->context, WindowAggState))
		return window_text_type((WindowAggState *) fcinfo->context,
								fcinfo->flinfo->fn_oid);
	if (aggref == NULL || aggref->args == NIL)
		return TEXTOID;
	if (!direct)
		return wrapped_text_type(aggref);
	key = linitial_node(TargetEntry, aggref->args);
	return text_type((PlanState *) fcinfo->context, (Node *) key->expr);
}
