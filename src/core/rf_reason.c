/*-------------------------------------------------------------------------
 *
 * rf_reason.c
 *	  Why bytes were refused, in a sentence.
 *
 *-------------------------------------------------------------------------
 */
#include <inttypes.h>
#include <stdio.h>

#include "rf_reason.h"

#define SAY(...)	((void) snprintf(text, RF_REASON_CHARS, __VA_ARGS__))

/* What a filter is, or the number of an unknown kind. */
static void
kind_text(uint64_t code, char *text)
{
	const rf_kind_ops *ops = code <= UINT8_MAX ? rf_kind_find((uint32_t) code) : NULL;

	if (ops != NULL)
		SAY("It is of type %s.", ops->type_name);
	else
		SAY("It is of kind %" PRIu64 ", which this release does not know.", code);
}

/* A field that is none of the envelope's first ones. */
static void
field_text(const rf_reason *why, char *text)
{
	uint64_t	min = why->min;
	uint64_t	max = why->max;
	uint64_t	found = why->found;

	if (min > max && found == 0)
		SAY("Its %s is not valid.", why->what);
	else if (min > max)
		SAY("Its %s is not valid (%" PRIu64 ").", why->what, found);
	else if (min == max)
		SAY("Its %s is %" PRIu64 ", but must be %" PRIu64 ".", why->what, found, min);
	else if (max == UINT64_MAX)
		SAY("Its %s is %" PRIu64 ", but must be at least %" PRIu64 ".", why->what, found, min);
	else
		SAY("Its %s is %" PRIu64 ", but must be from %" PRIu64 " to %" PRIu64 ".",
			why->what, found, min, max);
}

void
rf_reason_text(const rf_reason *why, char text[RF_REASON_CHARS])
{
	uint64_t	wanted = why->min;
	uint64_t	found = why->found;

	switch (why->status)
	{
		case RF_ERR_TRUNCATED:
			SAY("The %s takes %" PRIu64 " bytes, but only %" PRIu64 " are there.",
				why->what, wanted, found);
			break;
		case RF_ERR_TRAILING:
			SAY("The %s takes %" PRIu64 " bytes, but %" PRIu64 " are there.",
				why->what, wanted, found);
			break;
		case RF_ERR_MAGIC:
			SAY("It does not begin like a filter.");
			break;
		case RF_ERR_VERSION:
			SAY("It has format version %" PRIu64 "; this release reads version %" PRIu64 ".",
				found, wanted);
			break;
		case RF_ERR_KIND:
			kind_text(found, text);
			break;
		case RF_ERR_HASH:
			SAY("Its keys were hashed by an unknown function (%" PRIu64 ").", found);
			break;
		case RF_ERR_CHECKSUM:
			SAY("Its check is %08X, but its bytes give %08X.",
				(unsigned int) found, (unsigned int) wanted);
			break;
		case RF_ERR_ORDER:
			SAY("Its %s do not ascend at position %" PRIu64 ".", why->what, found);
			break;
		default:
			field_text(why, text);
	}
}
