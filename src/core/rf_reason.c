/*-------------------------------------------------------------------------
 *
 * rf_reason.c
 *	  Why bytes were refused, in a sentence.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_reason.h"

/* Appends to a text as long as there is space; returns its new length. */
static size_t
append(char *text, size_t len, const char *s)
{
	while (*s != '\0' && len < RF_REASON_CHARS - 1)
		text[len++] = *s++;
	text[len] = '\0';
	return len;
}

/* Digits of a number: decimal, or eight hexadecimal ones. */
static const char *
digits(uint64_t n, bool hex, char out[21])
{
	char	   *p = out + 20;
	uint32_t	base = hex ? 16 : 10;

	*p = '\0';
	do
	{
		*--p = "0123456789ABCDEF"[n % base];
		n /= base;
	} while (n != 0 || (hex && p > out + 20 - 8));
	return p;
}

/* In the sentence, $ is "what"; #, or % in hexadecimal, is the next number. */
static void
say(char *text, const char *sentence, const char *what, uint64_t first,
	uint64_t second, uint64_t third)
{
	const uint64_t numbers[] = {first, second, third};
	size_t		n = 0;
	size_t		len = 0;
	char		out[21];

	for (; *sentence != '\0'; sentence++)
	{
		char		c[2] = {*sentence, '\0'};
		const char *part = c;

		if (*sentence == '$')
			part = what;
		else if (*sentence == '#' || *sentence == '%')
			part = digits(numbers[n++], *sentence == '%', out);
		len = append(text, len, part);
	}
}

/* The type of a filter, or the number of an unknown kind. */
static void
kind_text(uint64_t code, char *text)
{
	const rf_kind_ops *ops = code <= UINT8_MAX ? rf_kind_find((uint32_t) code) : NULL;

	if (ops != NULL)
		say(text, "It is of type $.", ops->type_name, 0, 0, 0);
	else
		say(text, "It is of kind #, which this release does not know.", NULL, code, 0, 0);
}

/* Fields without a sentence of their own. */
static void
field_text(const rf_reason *why, char *text)
{
	const char *sentence = "Its $ is #, but must be from # to #.";

	if (why->min > why->max)
		sentence = why->found == 0 ? "Its $ is not valid." : "Its $ is not valid (#).";
	else if (why->min == why->max)
		sentence = "Its $ is #, but must be #.";
	else if (why->max == UINT64_MAX)
		sentence = "Its $ is #, but must be at least #.";
	say(text, sentence, why->what, why->found, why->min, why->max);
}

void
rf_reason_text(const rf_reason *why, char text[RF_REASON_CHARS])
{
	uint64_t	wanted = why->min;
	uint64_t	found = why->found;

	switch (why->status)
	{
		case RF_ERR_TRUNCATED:
			say(text, "The $ takes # bytes, but only # are there.", why->what, wanted, found, 0);
			break;
		case RF_ERR_TRAILING:
			say(text, "The $ takes # bytes, but # are there.", why->what, wanted, found, 0);
			break;
		case RF_ERR_MAGIC:
			say(text, "It does not begin like a filter.", NULL, 0, 0, 0);
			break;
		case RF_ERR_VERSION:
			say(text, "It has format version #; this release reads version #.", NULL,
				found, wanted, 0);
			break;
		case RF_ERR_KIND:
			kind_text(found, text);
			break;
		case RF_ERR_HASH:
			say(text, "Its keys were hashed by an unknown function (#).", NULL, found, 0, 0);
			break;
		case RF_ERR_CHECKSUM:
			say(text, "Its check is %, but its bytes give %.", NULL, found, wanted, 0);
			break;
		case RF_ERR_ORDER:
			say(text, "Its $ do not ascend at position #.", why->what, found, 0, 0);
			break;
		default:
			field_text(why, text);
	}
}
