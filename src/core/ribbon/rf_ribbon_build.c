/*-------------------------------------------------------------------------
 *
 * rf_ribbon_build.c
 *	  Building ribbon filters: chunk by chunk, four at a time.
 *
 * A round eliminates the next RF_RIBBON_LANES chunks side by side.  Then, one
 * after the other, it builds the dense systems of their bumped keys and writes
 * each chunk, whose position depends on the overflows before it.  Nothing
 * depends on later chunks, so hashes may come in several calls.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_ribbon_impl.h"

void
rf_ribbon_arrange(const void *opaque, uint64_t *hashes,
				  uint64_t nkeys, uint32_t sorted_bits,
				  rf_tick tick)
{
	const rf_ribbon_shape *shape = opaque;

	if (shape->nchunks > 0)
		rf_hashes_partition(hashes, nkeys, shape->nchunks, sorted_bits,
							tick);
}

/* Cuts up the scratch space of a chunk of nkeys keys; returns its size. */
static uint64_t
chunk_space(rf_ribbon_job *job, const rf_ribbon_system *sys, uint64_t nkeys,
			uint8_t *buffer)
{
	uint64_t	nbins = rf_ribbon_nbuckets(sys) * RF_RIBBON_BUCKET_BINS;
	uint64_t	nvalues = sys->value_columns > 0 ? nkeys : 0;
	uint64_t	taken = 0;

	job->rows = rf_ribbon_take(&buffer, &taken, sys->slots,
							   sizeof(rf_ribbon_matrix_row));
	job->bins = rf_ribbon_take(&buffer, &taken, nkeys, sizeof(uint16_t));
	job->keys = rf_ribbon_take(&buffer, &taken, nkeys, sizeof(uint64_t));
	job->bumped = rf_ribbon_take(&buffer, &taken, nkeys, sizeof(uint64_t));
	job->bin_end = rf_ribbon_take(&buffer, &taken, nbins, sizeof(uint32_t));
	job->classes = rf_ribbon_take(&buffer, &taken, rf_ribbon_class_bytes(sys), 1);
	job->whole = rf_ribbon_take(&buffer, &taken, rf_ribbon_nbuckets(sys),
								sizeof(uint16_t));
	job->key_values = rf_ribbon_take(&buffer, &taken, nvalues, sizeof(uint64_t));
	job->bumped_values = rf_ribbon_take(&buffer, &taken, nvalues, sizeof(uint64_t));
	return taken;
}

/* One lane if hashes crowd: each has space for the largest chunk. */
uint32_t
rf_ribbon_lanes(const rf_ribbon_shape *shape, uint64_t max_keys)
{
	return max_keys > 2 * (uint64_t) shape->slots ? 1 : RF_RIBBON_LANES;
}

uint64_t
rf_ribbon_chunks_space(const rf_ribbon_shape *shape, uint64_t max_keys)
{
	rf_ribbon_system sys;
	rf_ribbon_job job;
	rf_ribbon_dense dense;

	if (shape->nchunks == 0)
		return rf_ribbon_dense_space(&dense, shape, max_keys, NULL);
	rf_ribbon_chunk_layout(&sys, shape);
	return rf_ribbon_lanes(shape, max_keys) * chunk_space(&job, &sys, max_keys, NULL) +
		rf_ribbon_dense_space(&dense, shape, max_keys, NULL);
}

uint64_t
rf_ribbon_work_bytes(const void *opaque, const uint64_t *hashes,
					 uint64_t nkeys, rf_tick tick)
{
	const rf_ribbon_shape *shape = opaque;
	rf_pace		pace = {tick, 0};
	uint64_t	max_keys = nkeys;

	if (nkeys == 0)
		return 0;
	if (shape->nchunks > 0)
		max_keys = rf_hashes_max_in_part(hashes, nkeys, shape->nchunks, &pace);
	return rf_ribbon_chunks_space(shape, max_keys);
}

rf_status
rf_ribbon_begin(rf_builder *builder, const void *opaque,
				uint64_t nkeys, uint8_t *payload, uint64_t capacity,
				rf_tick tick)
{
	const rf_ribbon_shape *shape = opaque;

	rf_builder_begin(builder, shape, nkeys, payload, capacity, tick);
	if (nkeys == 0 || shape->nchunks == 0)
		return RF_OK;

	builder->payload_len = rf_ribbon_chunks_at(shape);
	if (capacity < builder->payload_len)
		return RF_ERR_SPACE;
	rf_store32(payload, shape->slots);
	if (shape->nchunks == 1)
		builder->kind_flags = RF_FLAG_ONE_CHUNK;
	else
	{
		builder->kind_flags = RF_FLAG_CHUNKED;
		rf_store32(payload + 4, shape->nchunks);
		rf_store32(payload + RF_RIBBON_CHUNKS_HEADER, 0);
	}
	return RF_OK;
}

rf_status
rf_ribbon_build_dense(rf_builder *builder, const uint64_t *hashes,
					  const uint64_t *values, uint64_t n, void *work)
{
	const rf_ribbon_shape *shape = builder->shape;
	uint8_t    *payload = builder->payload;
	rf_ribbon_dense dense;

	if (n > UINT32_MAX)
		return RF_ERR_TOO_LARGE;
	dense.hashes = hashes;
	dense.values = values;
	dense.nkeys = n;
	(void) rf_ribbon_dense_space(&dense, shape, n, work);
	rf_ribbon_dense_eliminate(shape, &dense, &builder->pace);
	if (builder->capacity < RF_RIBBON_HEADER + dense.nbytes)
		return RF_ERR_SPACE;
	rf_store32(payload, dense.slots);
	if (!rf_ribbon_dense_write(&dense, payload + RF_RIBBON_HEADER,
							   &builder->pace))
		return RF_ERR_ORDER;
	builder->payload_len = RF_RIBBON_HEADER + dense.nbytes;
	builder->param = (uint16_t) dense.seed;
	return RF_OK;
}

static rf_status
write_chunk(rf_builder *builder, const rf_ribbon_system *sys,
			const rf_ribbon_job *job, const rf_ribbon_dense *overflow)
{
	uint64_t	class_bytes = rf_ribbon_class_bytes(sys);
	uint64_t	main_bytes = rf_ribbon_system_bytes(sys);
	uint64_t	nbytes = RF_RIBBON_OVERFLOW_HEADER +
	rf_ribbon_whole_bytes(job->nwhole) + overflow->nbytes;
	uint8_t    *at = builder->payload + builder->payload_len;
	uint32_t	i;

	if (builder->capacity - builder->payload_len <
		class_bytes + main_bytes + nbytes)
		return RF_ERR_SPACE;
	builder->parts_bytes += nbytes;
	if (overflow->slots > RF_RIBBON_OVERFLOW_SLOTS ||
		builder->parts_bytes > UINT32_MAX)
		return RF_ERR_TOO_LARGE;

	memcpy(at, job->classes, class_bytes);
	at += class_bytes;
	rf_ribbon_solve(sys, job->rows, at, &builder->pace);
	at += main_bytes;
	rf_store32(at, overflow->slots | overflow->seed << 24 |
			   (job->nwhole > 0 ? RF_RIBBON_OVERFLOW_WHOLE : 0));
	at += RF_RIBBON_OVERFLOW_HEADER;
	if (job->nwhole > 0)
	{
		rf_store16(at, (uint16_t) job->nwhole);
		for (i = 0; i < job->nwhole; i++)
			rf_store16(at + sizeof(uint16_t) * (1 + i), job->whole[i]);
		at += rf_ribbon_whole_bytes(job->nwhole);
	}
	if (!rf_ribbon_dense_write(overflow, at, &builder->pace))
		return RF_ERR_ORDER;
	builder->payload_len += class_bytes + main_bytes + nbytes;
	builder->nparts++;
	if (builder->kind_flags == RF_FLAG_CHUNKED)
		rf_store32(builder->payload + RF_RIBBON_CHUNKS_HEADER + 4 * builder->nparts,
				   (uint32_t) builder->parts_bytes);
	return RF_OK;
}

/*
 * The order of hashes has not been checked.  If it is wrong, searches here may
 * find other ends of chunks than rf_hashes_max_in_part() did.  So each chunk's
 * size is compared with max_keys, for which there is space, and each hash with
 * its chunk when it is put in a bin.
 */
rf_status
rf_ribbon_build_chunks(rf_builder *builder, const uint64_t *hashes,
					   const uint64_t *values, uint64_t n, uint32_t stop,
					   void *work, uint64_t *used)
{
	const rf_ribbon_shape *shape = builder->shape;
	rf_ribbon_system sys;
	rf_ribbon_job jobs[RF_RIBBON_LANES];
	rf_ribbon_dense overflow;
	uint64_t	max_keys = rf_hashes_max_in_part(hashes, n, shape->nchunks,
												 &builder->pace);
	uint64_t	begin = 0;
	uint8_t    *buffer = work;
	uint32_t	first,
				nlanes,
				i;

	/* Chunks that were written already must not come again. */
	first = n > 0 ? rf_hashes_part(hashes[0], shape->nchunks) :
		(uint32_t) builder->nparts;
	if (first < builder->nparts || stop < first)
		return RF_ERR_ORDER;
	if (max_keys > UINT32_MAX)
		return RF_ERR_TOO_LARGE;
	rf_ribbon_chunk_layout(&sys, shape);
	nlanes = rf_ribbon_lanes(shape, max_keys);
	if (nlanes > stop - builder->nparts)
		nlanes = (uint32_t) (stop - builder->nparts);
	memset(jobs, 0, sizeof(jobs));
	for (i = 0; i < nlanes; i++)
		buffer += chunk_space(&jobs[i], &sys, max_keys, buffer);
	(void) rf_ribbon_dense_space(&overflow, shape, max_keys, buffer);
	if (overflow.max_slots > RF_RIBBON_OVERFLOW_SLOTS)
		overflow.max_slots = RF_RIBBON_OVERFLOW_SLOTS;

	while (builder->nparts < stop)
	{
		uint32_t	njobs;

		first = (uint32_t) builder->nparts;
		njobs = stop - first;

		if (njobs > nlanes)
			njobs = nlanes;
		for (i = 0; i < njobs; i++)
		{
			uint64_t	end = rf_hashes_part_end(hashes, n, shape->nchunks,
												 first + i, begin);

			if (end - begin > max_keys)
				return RF_ERR_ORDER;
			jobs[i].hashes = hashes + begin;
			jobs[i].values = values == NULL ? NULL : values + begin;
			jobs[i].nkeys = end - begin;
			jobs[i].first = rf_hashes_first_of_part(first + i, shape->nchunks);
			jobs[i].last = rf_hashes_last_of_part(first + i, shape->nchunks);
			jobs[i].nchunks = shape->nchunks;
			jobs[i].pace = &builder->pace;
			begin = end;
			memset(jobs[i].classes, 0, rf_ribbon_class_bytes(&sys));
		}
		rf_ribbon_band_chunks(&sys, jobs, njobs);
		for (i = 0; i < njobs; i++)
		{
			if (jobs[i].failed)
				return RF_ERR_ORDER;
		}
		for (i = 0; i < njobs; i++)
		{
			rf_status	status;

			overflow.hashes = jobs[i].bumped;
			overflow.values = values == NULL ? NULL : jobs[i].bumped_values;
			overflow.nkeys = jobs[i].nbumped;
			rf_ribbon_dense_eliminate(shape, &overflow, &builder->pace);
			status = write_chunk(builder, &sys, &jobs[i], &overflow);

			if (status != RF_OK)
				return status;
		}
	}
	*used = begin;

	/* No hashes may be left behind the last chunk. */
	return stop < shape->nchunks || begin == n ? RF_OK : RF_ERR_ORDER;
}

rf_status
rf_ribbon_add(rf_builder *builder, const uint64_t *hashes, uint64_t n,
			  void *work, uint64_t *used)
{
	const rf_ribbon_shape *shape = builder->shape;
	bool		last = n == builder->nleft;
	rf_status	status;

	*used = 0;
	if (n == 0 || (shape->nchunks == 0 && !last))
		return RF_OK;
	if (shape->nchunks == 0)
	{
		status = rf_ribbon_build_dense(builder, hashes, NULL, n, work);
		*used = n;
	}
	else
		status = rf_ribbon_build_chunks(builder, hashes, NULL, n,
										last ? shape->nchunks :
										rf_hashes_part(hashes[n - 1], shape->nchunks),
										work, used);
	builder->nleft -= *used;
	return status;
}
