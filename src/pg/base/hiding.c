/*-------------------------------------------------------------------------
 *
 * hiding.c
 *	  What hides rows from the user who runs a query.
 *
 * A plan does not tell which conditions come from policies, and the plan of a
 * worker not even if any do.  So all tables and views of the range table are
 * examined, except pruned partitions.  The entry of a view that is updated
 * does not say that it is a barrier; its relation does.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "catalog/pg_class.h"
#include "nodes/plannodes.h"
#include "utils/rel.h"

#include "compat.h"
#include "hiding.h"

static Hiding
find_in_table(const RangeTblEntry *rte)
{
	Relation	rel;
	Hiding		hiding = HIDING_NONE;

	if (rte->security_barrier)
		return HIDING_VIEW;
	if (!OidIsValid(rte->relid))
		return HIDING_NONE;
	rel = RelationIdGetRelation(rte->relid);
	if (!RelationIsValid(rel))
		return HIDING_VIEW;
	if (rel->rd_rel->relkind == RELKIND_VIEW && RelationIsSecurityView(rel))
		hiding = HIDING_VIEW;
	else if (rel->rd_rel->relrowsecurity)
		hiding = HIDING_POLICY;
	RelationClose(rel);
	return hiding;
}

Hiding
pgrf_hiding_find(EState *estate)
{
	Hiding		found = HIDING_NONE;
	int			rti = 0;
	ListCell   *lc;

	if (estate->es_plannedstmt->dependsOnRole)
		found = HIDING_POLICY;
	foreach(lc, estate->es_range_table)
	{
		RangeTblEntry *rte = lfirst_node(RangeTblEntry, lc);
		Hiding		hiding;

		rti++;
		if (rte->relkind == RELKIND_RELATION && pgrf_is_pruned(estate, rti))
			continue;
		hiding = find_in_table(rte);
		found = Max(found, hiding);
	}
	return found;
}
