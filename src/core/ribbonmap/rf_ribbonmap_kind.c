/*-------------------------------------------------------------------------
 *
 * rf_ribbonmap_kind.c
 *	  Ribbon maps as a whole: opening, sizes; the tables of the kind.
 *
 * Payload
 *
 *		varying 4 | constant 4 | payload of a ribbon
 *
 * whose systems have, behind the columns of fingerprints, one for each bit of
 * "varying", lowest first, and with RF_FLAG_SEVERAL one for "there is more".
 * An empty map has no payload.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_ribbonmap_impl.h"

#include "core/base/rf_fpr.h"

static rf_status
kind_open(void *view, const rf_wire *w, const rf_fetch *fetch, rf_reason *why)
{
	rf_ribbonmap *map = view;
	rf_wire		inner = *w;
	rf_status	status;

	memset(map, 0, sizeof(*map));
	if (w->payload_len > 0)
	{
		if (w->payload_len < RF_RIBBONMAP_HEADER)
			return rf_refuse(why, RF_ERR_STRUCTURE, "payload length",
							 RF_RIBBONMAP_HEADER, UINT64_MAX, w->payload_len);
		rf_need_soon(fetch, w->payload, RF_RIBBONMAP_HEADER,
					 w->payload_len < RF_VIEW_BYTES ? w->payload_len :
					 RF_VIEW_BYTES);
		map->varying = rf_load32(w->payload);
		map->constant = rf_load32(w->payload + 4);
		map->several = (w->kind_flags & RF_FLAG_SEVERAL) != 0;
		if ((map->varying & map->constant) != 0)
			return rf_refuse_value(why, RF_ERR_STRUCTURE, "constant bits",
								   map->constant);
		if (w->payload_len == RF_RIBBONMAP_HEADER)
			return rf_refuse(why, RF_ERR_STRUCTURE, "payload length",
							 RF_RIBBONMAP_HEADER + RF_RIBBON_HEADER, UINT64_MAX,
							 w->payload_len);
		inner.payload += RF_RIBBONMAP_HEADER;
		inner.payload_len -= RF_RIBBONMAP_HEADER;
		inner.kind_flags &= (uint8_t) ~RF_FLAG_SEVERAL;
	}
	map->nbits = rf_popcount64(map->varying);
	inner.fpr = rf_ribbonmap_fingerprint_rate(w->fpr, map->several);
	status = rf_ribbon_open(&map->ribbon, &inner, map->nbits + map->several,
							fetch, why);
	map->part = rf_ribbonmap_part(map->ribbon.shape.nchunks);
	return status;
}

_Static_assert(offsetof(rf_ribbonmap, ribbon) == 0, "its filter is verified");

static double
kind_fpr(const void *view, rf_tick tick)
{
	const rf_ribbonmap *map = view;
	double		p = rf_ribbon_fpr(&map->ribbon, tick);

	return map->several ? (p + p * p) / 2 : p;
}

static uint32_t
kind_details(const void *view, const rf_wire *w, rf_detail *details,
			 rf_tick tick)
{
	const rf_ribbonmap *map = view;
	uint32_t	n = rf_ribbon_list_details(&map->ribbon, w, details, tick);

	rf_detail_number(&details[n++], "value_bits", map->nbits);
	rf_detail_number(&details[n++], "constant", map->constant);
	rf_detail_word(&details[n++], "values_of_a_key",
				   map->several ? "several" : "one");
	return n;
}

static rf_status
map_plan(uint64_t npairs, double fpr, const rf_values *values, void *opaque)
{
	rf_ribbonmap_shape *shape = opaque;

	if (!rf_fpr_valid(fpr))
		return RF_ERR_FPR;
	shape->values = *values;
	return rf_ribbon_plan_map(npairs,
							  rf_ribbonmap_fingerprint_rate(fpr, values->several),
							  rf_popcount64(rf_ribbonmap_varying(values)) +
							  values->several, &shape->ribbon);
}

static const rf_values any_values = {UINT32_MAX, 0, true};

static rf_status
kind_plan(uint64_t npairs, double fpr, void *shape)
{
	return map_plan(npairs, fpr, &any_values, shape);
}

static uint64_t
kind_expected_bytes(const void *opaque, uint64_t npairs)
{
	const rf_ribbonmap_shape *shape = opaque;

	return npairs == 0 ? 0 : RF_RIBBONMAP_HEADER +
		rf_ribbon_expected_bytes(&shape->ribbon, npairs);
}

static uint64_t
kind_usual_bytes(const void *opaque, uint64_t npairs)
{
	const rf_ribbonmap_shape *shape = opaque;

	return npairs == 0 ? 0 : RF_RIBBONMAP_HEADER +
		rf_ribbon_usual_bytes(&shape->ribbon, npairs);
}

static uint64_t
map_capacity(uint64_t nbytes, double fpr, const rf_values *values, rf_tick tick)
{
	return nbytes <= RF_RIBBONMAP_HEADER ? 0 :
		rf_ribbon_capacity_map(nbytes - RF_RIBBONMAP_HEADER,
							   rf_ribbonmap_fingerprint_rate(fpr, values->several),
							   rf_popcount64(rf_ribbonmap_varying(values)) +
							   values->several, tick);
}

/* A guess, of a map that nothing is known of: values of six bits. */
static uint64_t
kind_capacity(uint64_t nbytes, double fpr, rf_tick tick)
{
	static const rf_values usual = {63, 0, false};

	return map_capacity(nbytes, fpr, &usual, tick);
}

static void
kind_arrange(const void *opaque, uint64_t *words, uint64_t npairs,
			 uint32_t sorted_bits, rf_tick tick)
{
	const rf_ribbonmap_shape *shape = opaque;

	if (shape->ribbon.nchunks > 0)
		rf_pairs_partition((rf_pair *) words, npairs, shape->ribbon.nchunks,
						   sorted_bits, tick);
}

static const rf_map_ops map_ops = {
	.max_values = RF_RIBBONMAP_MAX_VALUES,
	.plan = map_plan,
	.capacity = map_capacity,
	.values = rf_ribbonmap_values
};

const rf_kind_ops rf_ribbonmap_kind = {
	.code = 6,
	.kind_flags = RF_FLAG_CHUNKED | RF_FLAG_ONE_CHUNK | RF_FLAG_SEVERAL,
	.name = "ribbonmap",
	.type_name = "ribbonmap",
	.fpr_min = RF_FPR_MIN,
	.alignment = 1,
	.open = kind_open,
	.verify = rf_ribbon_verify,
	.may_contain = rf_ribbonmap_may_contain_fetching,
	.may_contain_many = rf_ribbonmap_may_contain_many,
	.fpr = kind_fpr,
	.details = kind_details,
	.plan = kind_plan,
	.expected_bytes = kind_expected_bytes,
	.usual_bytes = kind_usual_bytes,
	.capacity = kind_capacity,
	.arrange = kind_arrange,
	.begin = rf_ribbonmap_begin,
	.work_bytes = rf_ribbonmap_work_bytes,
	.add = rf_ribbonmap_add,
	.map = &map_ops
};
