/*-------------------------------------------------------------------------
 *
 * node_marks.c
 *	  Marks of the nodes of a plan in execution.
 *
 *-------------------------------------------------------------------------
 */
#include "postgres.h"

#include "miscadmin.h"

#include "core/base/rf_hash.h"

#include "node_marks.h"

typedef struct NodeMark
{
	PlanState  *ps;
	uint32		marks;
	char		status;
} NodeMark;

#define SH_PREFIX		node_marks
#define SH_ELEMENT_TYPE NodeMark
#define SH_KEY_TYPE		PlanState *
#define SH_KEY			ps
#define SH_HASH_KEY(tb, key) ((uint32) rf_hash_mix((uint64) (uintptr_t) (key)))
#define SH_EQUAL(tb, a, b) ((a) == (b))
#define SH_SCOPE		static inline
#define SH_DEFINE
#define SH_DECLARE
#include "lib/simplehash.h"

/* Few plans have more. */
#define USUAL_NODES		16

#define MARK_VISITED	(UINT32_C(1) << 31)

uint32 *
pgrf_node_marks_get(NodeMarks **marks, PlanState *ps)
{
	NodeMark   *mark;
	bool		found;

	if (*marks == NULL)
		*marks = node_marks_create(CurrentMemoryContext, USUAL_NODES, NULL);
	mark = node_marks_insert(*marks, ps, &found);
	if (!found)
		mark->marks = 0;
	return &mark->marks;
}

bool
pgrf_node_marks_first(NodeMarks **marks, PlanState *ps)
{
	uint32	   *mark;

	CHECK_FOR_INTERRUPTS();
	/* without SubPlans no node is met twice, and most queries have none */
	if (ps->state->es_subplanstates == NIL)
		return true;
	mark = pgrf_node_marks_get(marks, ps);
	if ((*mark & MARK_VISITED) != 0)
		return false;
	*mark |= MARK_VISITED;
	return true;
}
