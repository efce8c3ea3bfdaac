/*-------------------------------------------------------------------------
 *
 * rf_runs.c
 *	  Hashes or pairs beyond what memory holds: sorted runs in a file, merged.
 *
 * Merging relies on hashes being evenly spread.  Memory holds the same number
 * of items of each run.  All items up to the lowest end of these pieces are
 * complete; sorting them takes less than merging, for more than three runs.
 * So most items in memory go out at once.  Of chosen hashes fewer may, at
 * least those of one run; items that stay are not read again.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_runs.h"

void
rf_runs_append(rf_runs *runs, const uint64_t *items, uint64_t n)
{
	const rf_items *form = &runs->form;

	/* With repeats, a piece may begin with the last item of the one before. */
	if (runs->nruns == 0 ||
		rf_items_less(form, items, runs->last) ||
		(form->max_repeats == 1 && !rf_items_less(form, runs->last, items)))
		runs->runs[runs->nruns++].begin = runs->nitems;
	runs->nitems += n;
	runs->runs[runs->nruns - 1].end = runs->nitems;
	memcpy(runs->last, items + (n - 1) * form->words, rf_items_bytes(form, 1));
}

void
rf_runs_rewind(rf_runs *runs)
{
	for (uint32_t i = 0; i < runs->nruns; i++)
	{
		runs->runs[i].at = runs->runs[i].begin;
		runs->runs[i].nread = 0;
		runs->runs[i].skip = 0;
	}
}

rf_status
rf_runs_next(rf_runs *runs, uint64_t *places, uint64_t space, uint64_t *items,
			 uint64_t *n, rf_tick tick)
{
	const rf_items *form = &runs->form;
	uint64_t	room = space / runs->nruns;
	uint64_t	bound[2] = {UINT64_MAX, UINT64_MAX};
	uint64_t	left = 0;
	uint64_t	kept = 0;
	rf_status	status;

	/* The bound is a pair: a hash may have more values than fit. */
	for (uint32_t i = 0; i < runs->nruns; i++)
	{
		rf_run	   *r = &runs->runs[i];
		uint64_t   *place = rf_items_at(form, places, i * room);
		uint64_t	rest = r->end - r->at;
		uint64_t	most = rest < room ? rest : room;

		/* not a few at a time: a file is read by the block */
		if (r->nread <= room / 2 && r->nread < most)
		{
			memmove(place, rf_items_at(form, place, r->skip),
					rf_items_bytes(form, r->nread));
			r->skip = 0;
			status = runs->read(runs->arg, r->at + r->nread,
								rf_items_at(form, place, r->nread),
								most - r->nread);
			if (status != RF_OK)
				return status;
			r->nread = most;
		}
		left += rest;
		if (r->nread < rest)
		{
			uint64_t   *last = rf_items_at(form, place, r->skip + r->nread - 1);

			if (rf_items_less(form, last, bound))
				memcpy(bound, last, rf_items_bytes(form, 1));
		}
	}
	for (uint32_t i = 0; i < runs->nruns; i++)
	{
		rf_run	   *r = &runs->runs[i];
		uint64_t   *next = rf_items_at(form, places, i * room + r->skip);
		uint64_t	m = rf_items_count_up_to(form, next, r->nread, bound);

		memcpy(rf_items_at(form, items, kept), next, rf_items_bytes(form, m));
		kept += m;
		r->at += m;
		r->nread -= m;
		r->skip += m;
	}
	*n = rf_items_compact(form, items, kept, tick);
	/* The lowest item of some run is there, unless the file has changed. */
	return kept == 0 && left > 0 ? RF_ERR_ORDER : RF_OK;
}
