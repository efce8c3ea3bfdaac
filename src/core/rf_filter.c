/*-------------------------------------------------------------------------
 *
 * rf_filter.c
 *	  Filters of any kind: opening, and calls through the tables.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_filter.h"

#define KIND_TABLE(code, NAME, name, use) [code] = &rf_##name##_kind,

static const rf_kind_ops *const kinds[] = {
	RF_KINDS(KIND_TABLE)
};

const rf_kind_ops *
rf_kind_find(uint32_t code)
{
	return code < sizeof(kinds) / sizeof(kinds[0]) ? kinds[code] : NULL;
}

static rf_status
open_wire(rf_filter *filter, rf_kind kind, const uint8_t *bytes,
		  uint64_t len, rf_reason *why)
{
	rf_wire    *w = &filter->wire;
	rf_status	status = rf_wire_open(w, bytes, len, why);

	/* A later kind may come with a later key family: report the kind. */
	if (status == RF_OK || status == RF_ERR_HASH || status == RF_ERR_FAMILY ||
		status == RF_ERR_STRUCTURE)
	{
		filter->ops = rf_kind_find(w->kind);
		if (filter->ops == NULL)
			return rf_refuse_value(why, RF_ERR_KIND, "kind", w->kind);
	}
	if (status != RF_OK)
		return status;
	if (kind != RF_KIND_ANY && w->kind != kind)
		return rf_refuse(why, RF_ERR_KIND, "kind", kind, kind, w->kind);
	if ((w->kind_flags & ~filter->ops->kind_flags) != 0)
		return rf_refuse_value(why, RF_ERR_FAMILY, "flags byte",
							   w->kind_flags | w->key_type.flags);
	if (w->fpr == 0 && filter->ops->fpr_min > 0)
		return rf_refuse_value(why, RF_ERR_STRUCTURE, "target rate", 0);

	/*
	 * Keys have a type, and no type means no keys: a filter that claims
	 * neither would answer "absent" for keys of every type.  (In a kind that
	 * can be changed, nkeys is not the number of keys in it.)
	 */
	if (w->key_type.family == RF_FAMILY_NONE && w->nkeys != 0 &&
		filter->ops->change == NULL)
		return rf_refuse(why, RF_ERR_FAMILY, "key family", 1, RF_FAMILY_LAST,
						 0);
	return RF_OK;
}

rf_status
rf_filter_open(rf_filter *filter, rf_kind kind, const uint8_t *bytes,
			   uint64_t len, rf_depth depth, rf_reason *why, rf_tick tick)
{
	const rf_wire *w = &filter->wire;
	rf_status	status = open_wire(filter, kind, bytes, len, why);

	if (status == RF_OK && depth == RF_VERIFY)
		status = rf_wire_verify(bytes, len, why, tick);
	if (status == RF_OK)
		status = filter->ops->open(&filter->u, w, NULL, why);
	if (status == RF_OK && depth == RF_VERIFY)
		status = filter->ops->verify(&filter->u, w, why, tick);
	return status;
}

rf_status
rf_filter_open_fetching(rf_filter *filter, rf_kind kind, const uint8_t *bytes,
						uint64_t len, const rf_fetch *fetch, rf_reason *why)
{
	uint64_t	head = len < RF_WIRE_HEADER_BYTES ? len : RF_WIRE_HEADER_BYTES;
	uint64_t	desc_len;
	rf_status	status;

	rf_need(fetch, bytes, head);
	if (len > head)
	{
		/* A descriptor beyond the end is not read: opening will fail. */
		desc_len = rf_wire_desc_len(bytes);
		rf_need(fetch, bytes + head,
				desc_len < len - head ? desc_len : len - head);
	}
	status = open_wire(filter, kind, bytes, len, why);
	if (status == RF_OK)
		status = filter->ops->open(&filter->u, &filter->wire, fetch, why);
	return status;
}

/* Steps that a probe counts as: it may wait for memory. */
#define PROBE_STEPS		8

uint32_t
rf_filter_may_contain_many(const rf_filter *filter, const uint64_t *hashes,
						   uint32_t n, uint32_t *found, rf_tick tick)
{
	const uint32_t piece = (uint32_t) (RF_PIECE / PROBE_STEPS);
	rf_pace		pace = {tick, 0};
	uint32_t	nfound = 0;
	uint32_t	begin = 0;

	while (begin < n)
	{
		uint32_t	end = n - begin > piece ? begin + piece : n;

		nfound += filter->ops->may_contain_many(&filter->u, hashes, begin,
												end, found + nfound);
		rf_pace_steps(&pace, (uint64_t) (end - begin) * PROBE_STEPS);
		begin = end;
	}
	return nfound;
}

uint32_t
rf_filter_alignment(const uint8_t *header)
{
	const rf_kind_ops *ops = rf_kind_find(rf_wire_kind(header));
	uint64_t	before = rf_wire_bytes(rf_wire_desc_len(header), 0);

	return ops == NULL ? 0 : (uint32_t) (-before % ops->alignment);
}

uint64_t
rf_filter_cardinality(const rf_filter *filter, rf_tick tick)
{
	if (filter->ops->keys == NULL)
		return filter->wire.nkeys;
	return filter->ops->keys(&filter->u, tick);
}

double
rf_filter_fpr(const rf_filter *filter, rf_tick tick)
{
	return filter->ops->fpr(&filter->u, tick);
}

void
rf_filter_estimate(const rf_filter *filter, double *keys, double *fpr)
{
	rf_filter	sample = *filter;
	double		times = 1;

	if (sample.ops->sample != NULL)
		times = sample.ops->sample(&sample.u);
	*keys = (double) rf_filter_cardinality(&sample, NULL);
	*fpr = rf_filter_fpr(&sample, NULL);
	if (*keys == 0 && times > 1 && sample.wire.key_type.family != RF_FAMILY_NONE)
		*keys = 0.5;			/* in the sample: keys may be elsewhere */
	*keys *= times;
}

uint32_t
rf_filter_details(const rf_filter *filter, rf_detail *details, rf_tick tick)
{
	return filter->ops->details(&filter->u, &filter->wire, details, tick);
}
