/*-------------------------------------------------------------------------
 *
 * bench_options.h
 *		The options that all benchmark programs of the core have.
 *
 * C and C++.
 *
 *-------------------------------------------------------------------------
 */
#ifndef BENCH_OPTIONS_H
#define BENCH_OPTIONS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_REPS		31

static uint64_t n = 1000000;	/* keys */
static double fpr = 0.01;
static int	reps = 3;
static uint64_t nabsent = 4000000;
static uint64_t npresent = 2000000;
static bool header = true;

#define USAGE_KEYS \
	"  --n N           keys (default 1000000)\n" \
	"  --fpr F         target false positive rate (default 0.01)\n"

#define USAGE_PROBES \
	"  --reps N        repetitions, of which the median counts (default 3)\n" \
	"  --absent N      probes for absent keys (default 4000000)\n" \
	"  --present N     probes for present keys (default 2000000)\n"

#define USAGE_LAST \
	"  --no-header     only the values\n" \
	"  --help          this text\n"

/* The value of a numeric option; text may be NULL. */
static inline double
number(const char *program, const char *option, const char *text,
	   double least, double most)
{
	char	   *end;
	double		v = text != NULL ? strtod(text, &end) : 0;

	if (text == NULL || end == text || *end != '\0' ||
		!(v >= least && v <= most))
	{
		fprintf(stderr, "%s: %s takes a number from %g to %g\n",
				program, option, least, most);
		exit(2);
	}
	return v;
}

/* Chooses those of nnames names that a list has, between commas. */
static inline void
choose(const char *program, const char *list, const char *const *names,
	   int nnames, bool *chosen)
{
	while (*list != '\0')
	{
		size_t		len = strcspn(list, ",");
		int			i = 0;

		while (i < nnames && (strlen(names[i]) != len ||
							  strncmp(names[i], list, len) != 0))
			i++;
		if (i == nnames)
		{
			fprintf(stderr, "%s: no filter named \"%.*s\"\n", program,
					(int) len, list);
			exit(2);
		}
		chosen[i] = true;
		list += len + (list[len] == ',');
	}
}

/*
 * Does what args[0], with args[1] for a value, says if it is one of these
 * options; there may be up to most keys, and filters of these names.  Returns
 * how many of args it was, 0 if it is another option.
 */
static inline int
common_option(const char *program, char **args, double most,
			  const char *const *names, int nnames, bool *chosen)
{
	if (strcmp(args[0], "--no-header") == 0)
	{
		header = false;
		return 1;
	}
	if (strcmp(args[0], "--n") == 0)
		n = (uint64_t) number(program, args[0], args[1], 1, most);
	else if (strcmp(args[0], "--fpr") == 0)
		fpr = number(program, args[0], args[1], 1e-9, 0.5);
	else if (strcmp(args[0], "--filter") == 0 && args[1] != NULL)
		choose(program, args[1], names, nnames, chosen);
	else if (strcmp(args[0], "--reps") == 0)
		reps = (int) number(program, args[0], args[1], 1, MAX_REPS);
	else if (strcmp(args[0], "--absent") == 0)
		nabsent = (uint64_t) number(program, args[0], args[1], 1, 1e10);
	else if (strcmp(args[0], "--present") == 0)
		npresent = (uint64_t) number(program, args[0], args[1], 1, 1e10);
	else
		return 0;
	return 2;
}

#endif							/* BENCH_OPTIONS_H */
