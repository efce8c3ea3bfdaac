/*-------------------------------------------------------------------------
 *
 * rf_ribbonmap_build.c
 *	  Building ribbon maps: from pairs to keys of a ribbon with values.
 *
 * A round takes the pairs of as many chunks as the ribbon builds side by side
 * (rf_ribbon_build.c).  It makes of each pair a hash and a word, of the bits
 * of its value that vary and "there is more", and builds these chunks.  So
 * scratch space is that of a few chunks, however many pairs there are.  If
 * keys have several values, pairs of a round are first sorted: those of a key
 * ascend.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_ribbonmap_impl.h"

/* Scratch space of a round of up to npairs pairs; see rf_ribbon_take(). */
typedef struct Round
{
	rf_pair    *pairs;			/* [npairs], if there are several values */
	uint64_t   *hashes;			/* [npairs] */
	uint64_t   *values;			/* [npairs] */
	uint8_t    *rest;			/* for the ribbon */
} Round;

static uint64_t
round_space(Round *round, const rf_ribbonmap_shape *shape, uint64_t npairs,
			uint8_t *buffer)
{
	uint64_t	taken = 0;

	round->pairs = rf_ribbon_take(&buffer, &taken,
								  shape->values.several ? npairs : 0,
								  sizeof(rf_pair));
	round->hashes = rf_ribbon_take(&buffer, &taken, npairs, sizeof(uint64_t));
	round->values = rf_ribbon_take(&buffer, &taken, npairs, sizeof(uint64_t));
	round->rest = buffer;
	return taken;
}

/*
 * The most pairs of a chunk, and of the chunks that are built side by side; in
 * the dense form, all.
 */
static uint64_t
max_of_chunk(const rf_ribbon_shape *shape, const rf_pair *pairs,
			 uint64_t npairs, uint64_t *of_round, rf_pace *pace)
{
	uint64_t	max = npairs;

	*of_round = npairs;
	if (shape->nchunks > 0)
	{
		max = rf_pairs_max_in_part(pairs, npairs, shape->nchunks, pace);
		if (max * rf_ribbon_lanes(shape, max) < npairs)
			*of_round = max * rf_ribbon_lanes(shape, max);
	}
	return max;
}

uint64_t
rf_ribbonmap_work_bytes(const void *opaque, const uint64_t *words,
						uint64_t npairs, rf_tick tick)
{
	const rf_ribbonmap_shape *shape = opaque;
	rf_pace		pace = {tick, 0};
	uint64_t	of_round;
	uint64_t	max;
	Round		round;

	if (npairs == 0)
		return 0;
	max = max_of_chunk(&shape->ribbon, (const rf_pair *) words, npairs,
					   &of_round, &pace);
	return round_space(&round, shape, of_round, NULL) +
		rf_ribbon_chunks_space(&shape->ribbon, max);
}

rf_status
rf_ribbonmap_begin(rf_builder *builder, const void *opaque, uint64_t npairs,
				   uint8_t *payload, uint64_t capacity, rf_tick tick)
{
	const rf_ribbonmap_shape *shape = opaque;

	if (npairs == 0)
	{
		rf_builder_begin(builder, shape, npairs, payload, capacity, tick);
		return RF_OK;
	}
	if (capacity < RF_RIBBONMAP_HEADER)
		return RF_ERR_SPACE;
	rf_store32(payload, rf_ribbonmap_varying(&shape->values));
	rf_store32(payload + 4, shape->values.all);

	/* From here on, the builder is that of the ribbon behind. */
	return rf_ribbon_begin(builder, &shape->ribbon, npairs,
						   payload + RF_RIBBONMAP_HEADER,
						   capacity - RF_RIBBONMAP_HEADER, tick);
}

/*
 * Makes hashes and words of pairs.  RF_ERR_ORDER if a value is not of those
 * that were planned for, RF_ERR_TOO_LARGE if a key has too many.
 */
static rf_status
split(const rf_ribbonmap_shape *shape, const rf_pair *pairs, uint64_t n,
	  Round *round, rf_pace *pace)
{
	const uint32_t varying = rf_ribbonmap_varying(&shape->values);
	const uint64_t planned = shape->values.all;
	const uint64_t more = UINT64_C(1) << rf_popcount64(varying);
	const uint32_t nchunks = shape->ribbon.nchunks;
	const uint64_t part = rf_ribbonmap_part(nchunks);
	uint64_t	unplanned = 0;
	uint32_t	k = 0;
	uint64_t	i = 0;

	if (shape->values.several)
	{
		rf_copy(round->pairs, pairs, n * sizeof(*pairs), pace);
		rf_pairs_sort(round->pairs, n, pace->tick);
		pairs = round->pairs;
	}
	while (i < n)
	{
		uint64_t	stop = rf_piece(i, n, 1, pace);

		for (; i < stop; i++)
		{
			uint64_t	hash = pairs[i].hash;
			uint64_t	value = pairs[i].value;

			unplanned |= (value & ~(uint64_t) varying) ^ planned;
			round->values[i] = rf_ribbonmap_gather((uint32_t) value, varying);
			round->hashes[i] = hash;
			if (!shape->values.several)
				continue;
			if (k > 0)
				round->hashes[i] = rf_ribbonmap_further(hash, k, nchunks, part);
			k = i + 1 < n && pairs[i + 1].hash == hash ? k + 1 : 0;
			if (k > 0)
				round->values[i] |= more;
			if (k >= RF_RIBBONMAP_MAX_VALUES)
				return RF_ERR_TOO_LARGE;
		}
	}
	return unplanned == 0 ? RF_OK : RF_ERR_ORDER;
}

/* Builds the next chunks, up to "stop", of n pairs. */
static rf_status
build_rounds(rf_builder *builder, const rf_pair *pairs, uint64_t n,
			 uint32_t stop, void *work, uint64_t *used)
{
	const rf_ribbonmap_shape *shape = builder->shape;
	const uint32_t nchunks = shape->ribbon.nchunks;
	const bool	has_values = shape->ribbon.value_columns > 0;
	uint64_t	begin = 0;
	uint64_t	of_round;
	uint64_t	max = max_of_chunk(&shape->ribbon, pairs, n, &of_round,
								   &builder->pace);
	uint32_t	nlanes = rf_ribbon_lanes(&shape->ribbon, max);
	Round		round;

	(void) round_space(&round, shape, of_round, work);
	while (builder->nparts < stop)
	{
		uint32_t	first = (uint32_t) builder->nparts;
		uint32_t	next = stop - first > nlanes ? first + nlanes : stop;
		uint64_t	end = rf_pairs_part_end(pairs, n, nchunks, next - 1, begin);
		uint64_t	built;
		rf_status	status;

		/* If pairs are not in order, anything may have been found. */
		if (end - begin > of_round)
			return RF_ERR_ORDER;
		status = split(shape, pairs + begin, end - begin, &round,
					   &builder->pace);
		if (status == RF_OK &&
			rf_hashes_max_in_part(round.hashes, end - begin, nchunks,
								  &builder->pace) > max)
			status = RF_ERR_ORDER;
		if (status == RF_OK)
			status = rf_ribbon_build_chunks(builder, round.hashes,
											has_values ? round.values : NULL,
											end - begin, next, round.rest,
											&built);
		if (status == RF_OK && built < end - begin)
			status = RF_ERR_ORDER;
		if (status != RF_OK)
			return status;
		begin = end;
	}
	*used = begin;
	return RF_OK;
}

static rf_status
build_dense(rf_builder *builder, const rf_pair *pairs, uint64_t n, void *work)
{
	const rf_ribbonmap_shape *shape = builder->shape;
	Round		round;
	rf_status	status;

	(void) round_space(&round, shape, n, work);
	status = split(shape, pairs, n, &round, &builder->pace);
	if (status != RF_OK)
		return status;
	return rf_ribbon_build_dense(builder, round.hashes,
								 shape->ribbon.value_columns > 0 ?
								 round.values : NULL, n, round.rest);
}

rf_status
rf_ribbonmap_add(rf_builder *builder, const uint64_t *words, uint64_t npairs,
				 void *work, uint64_t *used)
{
	const rf_ribbonmap_shape *shape = builder->shape;
	const uint32_t nchunks = shape->ribbon.nchunks;
	const rf_pair *pairs = (const rf_pair *) words;
	bool		last = npairs == builder->nleft;
	rf_status	status;

	*used = 0;
	if (npairs == 0 || (nchunks == 0 && !last))
		return RF_OK;
	if (nchunks == 0)
	{
		status = build_dense(builder, pairs, npairs, work);
		*used = npairs;
	}
	else
		status = build_rounds(builder, pairs, npairs, last ? nchunks :
							  rf_hashes_part(pairs[npairs - 1].hash, nchunks),
							  work, used);
	if (status == RF_OK && last && *used < npairs)
		status = RF_ERR_ORDER;
	builder->nleft -= *used;
	if (status == RF_OK && builder->nleft == 0)
	{
		builder->payload_len += RF_RIBBONMAP_HEADER;
		if (shape->values.several)
			builder->kind_flags |= RF_FLAG_SEVERAL;
	}
	return status;
}
