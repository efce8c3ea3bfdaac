/*-------------------------------------------------------------------------
 *
 * rf_ribbon_build.c
 *	  Building ribbon filters: chunk by chunk, four at a time.
 *
 * A round takes the next RF_RIBBON_LANES chunks, eliminates them side by
 * side, then the dense systems of what they bumped, then writes one after
 * the other, since where a chunk goes depends on the overflows before it.
 *
 * IDENTIFICATION
 *	  src/core/rf_ribbon_build.c
 *
 *-------------------------------------------------------------------------
 */
#include "rf_ribbon.h"

#include "rf_keyset.h"

/* Largest overflow that its 24 bits of slots can say. */
#define OVERFLOW_MAX_SLOTS	0xFFFFFF

void
rf_ribbon_partition(const rf_ribbon_shape *shape, uint64_t *hashes,
					uint64_t nkeys, uint32_t order)
{
	if (shape->nchunks > 0)
		rf_keyset_partition(hashes, nkeys, shape->nchunks, order);
}

/* The first of the hashes that does not belong to chunks before i. */
static uint64_t
chunk_begin(const uint64_t *hashes, uint64_t nkeys, uint32_t nchunks,
			uint32_t i)
{
	uint64_t	lo = 0,
				hi = nkeys,
				step,
				guess;

	if (i == 0)
		return 0;
	if (i >= nchunks)
		return nkeys;

	/* Start where evenly spread hashes would have it, and gallop. */
	guess = nkeys / nchunks * i;
	if (rf_mulhi64(hashes[guess], nchunks) < i)
	{
		lo = guess + 1;
		for (step = 64; lo + step < hi; step *= 2)
		{
			if (rf_mulhi64(hashes[lo + step], nchunks) >= i)
				hi = lo + step;
			else
				lo += step + 1;
		}
	}
	else
	{
		hi = guess;
		for (step = 64; lo + step < hi; step *= 2)
		{
			if (rf_mulhi64(hashes[hi - step], nchunks) < i)
				lo = hi - step + 1;
			else
				hi -= step;
		}
	}
	while (lo < hi)
	{
		uint64_t	mid = lo + (hi - lo) / 2;

		if (rf_mulhi64(hashes[mid], nchunks) < i)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo;
}

static uint64_t
most_chunk_keys(const rf_ribbon_shape *shape, const uint64_t *hashes,
				uint64_t nkeys)
{
	uint64_t	most = 0,
				begin = 0;
	uint32_t	i;

	for (i = 1; i <= shape->nchunks; i++)
	{
		uint64_t	end = chunk_begin(hashes, nkeys, shape->nchunks, i);

		if (end - begin > most)
			most = end - begin;
		begin = end;
	}
	return most;
}

/*
 * A dense system on its way: some hashes, and the scratch to solve them in.
 */
typedef struct DenseTask
{
	const uint64_t *hashes;		/* [nkeys] */
	uint64_t	nkeys;
	uint64_t	max_slots;		/* of which there is room, or that fit */
	rf_ribbon_matrix_row *rows; /* [max_slots] */
	uint64_t   *mixed;			/* [nkeys] */

	/* out */
	rf_ribbon_system system;
	uint32_t	slots;			/* 0 if there are no keys */
	uint32_t	seed;			/* RF_RIBBON_SEED_LIST: not solved */
	uint64_t	nbytes;			/* as it will be stored */
} DenseTask;

/*
 * Eliminates up to RF_RIBBON_LANES dense systems of any hashes.  This is where
 * termination is proved: each try is bounded (rf_ribbon_band_dense() counts),
 * tries are counted, and a list needs no luck.
 */
static void
dense_eliminate(const rf_ribbon_shape *shape, DenseTask *tasks,
				uint32_t ntasks)
{
	DenseTask  *open[RF_RIBBON_LANES];
	uint32_t	nopen = 0;
	uint32_t	i;
	uint64_t	j;

	for (i = 0; i < ntasks; i++)
	{
		tasks[i].slots = tasks[i].seed = 0;
		tasks[i].nbytes = 0;
		if (tasks[i].nkeys > 0)
			open[nopen++] = &tasks[i];
	}

	while (nopen > 0)
	{
		rf_ribbon_system systems[RF_RIBBON_LANES];
		rf_ribbon_job jobs[RF_RIBBON_LANES];
		uint32_t	njobs = 0;
		uint32_t	nfailed = 0;

		for (i = 0; i < nopen; i++)
		{
			DenseTask  *task = open[i];
			uint64_t	m = rf_ribbon_dense_slots(task->nkeys, task->seed);
			rf_ribbon_job *job = &jobs[njobs];

			if (task->seed == RF_RIBBON_MAX_SEEDS || m > task->max_slots)
			{
				task->seed = RF_RIBBON_SEED_LIST;
				task->slots = (uint32_t) task->nkeys;
				task->nbytes = task->nkeys * sizeof(uint64_t);
				continue;
			}
			task->slots = (uint32_t) m;
			task->nbytes = rf_ribbon_dense_layout(&task->system, shape,
												  task->slots, task->seed);
			memset(task->rows, 0, m * sizeof(rf_ribbon_matrix_row));
			for (j = 0; j < task->nkeys; j++)
				task->mixed[j] = rf_hash_remix(task->hashes[j], task->seed);
			memset(job, 0, sizeof(*job));
			job->hashes = task->mixed;
			job->nkeys = task->nkeys;
			job->rows = task->rows;
			job->nchunks = 1;
			systems[njobs] = task->system;
			open[njobs++] = task;
		}
		rf_ribbon_band_dense(systems, shape->isa, jobs, njobs);
		for (i = 0; i < njobs; i++)
		{
			if (jobs[i].failed)
			{
				open[i]->seed++;
				open[nfailed++] = open[i];
			}
		}
		nopen = nfailed;
	}
}

/*
 * Writes what was eliminated, task->nbytes bytes.  A list is written in
 * ascending order.
 */
static void
dense_write(const DenseTask *task, rf_isa isa, uint8_t *out)
{
	uint64_t	i;

	if (task->slots == 0)
		return;
	if (task->seed == RF_RIBBON_SEED_LIST)
	{
		memcpy(task->mixed, task->hashes, task->nkeys * sizeof(uint64_t));
		rf_keyset_sort(task->mixed, task->nkeys);
		for (i = 0; i < task->nkeys; i++)
			rf_store64(out + 8 * i, task->mixed[i]);
	}
	else
		rf_ribbon_solve(&task->system, isa, task->rows, out);
}

/*
 * Takes n objects of a size off the front of a buffer; each object begins at a
 * multiple of 8 bytes.  With no buffer, only counts.
 */
static void *
take(uint8_t **buffer, uint64_t *taken, uint64_t n, uint64_t size)
{
	void	   *result = *buffer;
	uint64_t	bytes = (n * size + 7) / 8 * 8;

	if (*buffer != NULL)
		*buffer += bytes;
	*taken += bytes;
	return result;
}

/*
 * Cuts up the scratch space of a dense task for nkeys keys; returns its size.
 */
static uint64_t
dense_space(DenseTask *task, uint64_t nkeys, uint8_t *buffer)
{
	uint64_t	taken = 0;

	task->max_slots = rf_ribbon_dense_slots(nkeys, RF_RIBBON_MAX_SEEDS);
	task->rows = take(&buffer, &taken, task->max_slots,
					  sizeof(rf_ribbon_matrix_row));
	task->mixed = take(&buffer, &taken, nkeys, sizeof(uint64_t));
	return taken;
}

/* The same for a chunk of at most nkeys keys and its overflow. */
static uint64_t
chunk_space(rf_ribbon_job *job, DenseTask *overflow,
			const rf_ribbon_system *sys, uint64_t nkeys, uint8_t *buffer)
{
	uint64_t	nbins = rf_ribbon_nbuckets(sys) * RF_RIBBON_BUCKET_BINS;
	uint64_t	taken = 0;

	job->rows = take(&buffer, &taken, sys->slots,
					 sizeof(rf_ribbon_matrix_row));
	job->bins = take(&buffer, &taken, nkeys, sizeof(uint16_t));
	job->keys = take(&buffer, &taken, nkeys, sizeof(uint64_t));
	job->bumped = take(&buffer, &taken, nkeys, sizeof(uint64_t));
	job->bin_end = take(&buffer, &taken, nbins, sizeof(uint32_t));
	job->classes = take(&buffer, &taken, rf_ribbon_class_bytes(sys), 1);
	return taken + dense_space(overflow, nkeys, buffer);
}

/*
 * How many chunks to build at once.  Scratch space is for the fullest chunk in
 * every lane, so if hashes crowd in one, take one lane.
 */
static uint32_t
lanes_for(const rf_ribbon_system *sys, uint64_t most_keys)
{
	return most_keys > 4 * (uint64_t) sys->slots ? 1 : RF_RIBBON_LANES;
}

uint64_t
rf_ribbon_work_bytes(const rf_ribbon_shape *shape, const uint64_t *hashes,
					 uint64_t nkeys)
{
	rf_ribbon_system sys;
	rf_ribbon_job job;
	DenseTask	task;
	uint64_t	most;

	if (nkeys == 0)
		return 0;
	if (shape->nchunks == 0)
		return dense_space(&task, nkeys, NULL);
	rf_ribbon_chunk_layout(&sys, shape);
	most = most_chunk_keys(shape, hashes, nkeys);
	return lanes_for(&sys, most) *
		chunk_space(&job, &task, &sys, most, NULL);
}

static rf_status
build_dense(const rf_ribbon_shape *shape, const uint64_t *hashes,
			uint64_t nkeys, void *work, uint8_t *payload, uint64_t room,
			uint64_t *payload_len, uint16_t *param)
{
	DenseTask	task;

	task.hashes = hashes;
	task.nkeys = nkeys;
	(void) dense_space(&task, nkeys, work);
	dense_eliminate(shape, &task, 1);
	if (room < RF_RIBBON_DENSE_HEADER + task.nbytes)
		return RF_ERR_SPACE;
	rf_store32(payload, shape->low_share);
	rf_store32(payload + 4, task.slots);
	dense_write(&task, shape->isa, payload + RF_RIBBON_DENSE_HEADER);
	*payload_len = RF_RIBBON_DENSE_HEADER + task.nbytes;
	*param = (uint16_t) (shape->columns | task.seed << 8);
	return RF_OK;
}

static rf_status
build_chunked(const rf_ribbon_shape *shape, const uint64_t *hashes,
			  uint64_t nkeys, void *work, uint8_t *payload, uint64_t room,
			  uint64_t *payload_len, uint16_t *param, void (*tick) (void))
{
	rf_ribbon_system sys;
	rf_ribbon_job jobs[RF_RIBBON_LANES];
	DenseTask	overflows[RF_RIBBON_LANES];
	uint64_t	most = most_chunk_keys(shape, hashes, nkeys);
	uint64_t	class_bytes,
				main_bytes,
				begin = 0,
				overflow_bytes = 0, /* so far */
				at;
	uint8_t    *directory;
	uint8_t    *buffer = work;
	uint32_t	nlanes,
				first,
				i;

	if (most > UINT32_MAX)
		return RF_ERR_TOO_LARGE;
	rf_ribbon_chunk_layout(&sys, shape);
	class_bytes = rf_ribbon_class_bytes(&sys);
	main_bytes = rf_ribbon_system_bytes(&sys);
	at = RF_RIBBON_CHUNK_HEADER + ((uint64_t) shape->nchunks + 1) * 4;
	if (room < at)
		return RF_ERR_SPACE;
	rf_store32(payload, shape->low_share);
	rf_store32(payload + 4, shape->slots);
	rf_store32(payload + 8, shape->nchunks);
	directory = payload + RF_RIBBON_CHUNK_HEADER;
	rf_store32(directory, 0);

	nlanes = lanes_for(&sys, most);
	memset(jobs, 0, sizeof(jobs));
	for (i = 0; i < nlanes; i++)
	{
		buffer += chunk_space(&jobs[i], &overflows[i], &sys, most, buffer);
		if (overflows[i].max_slots > OVERFLOW_MAX_SLOTS)
			overflows[i].max_slots = OVERFLOW_MAX_SLOTS;
	}

	for (first = 0; first < shape->nchunks; first += nlanes)
	{
		uint32_t	njobs = shape->nchunks - first;

		if (njobs > nlanes)
			njobs = nlanes;
		if (tick != NULL)
			tick();
		for (i = 0; i < njobs; i++)
		{
			uint64_t	end = chunk_begin(hashes, nkeys, shape->nchunks,
										  first + i + 1);

			jobs[i].hashes = hashes + begin;
			jobs[i].nkeys = end - begin;
			jobs[i].nchunks = shape->nchunks;
			begin = end;
			memset(jobs[i].rows, 0,
				   sys.slots * sizeof(rf_ribbon_matrix_row));
			memset(jobs[i].classes, 0, class_bytes);
		}
		rf_ribbon_band_chunks(&sys, shape->isa, jobs, njobs);
		for (i = 0; i < njobs; i++)
		{
			overflows[i].hashes = jobs[i].bumped;
			overflows[i].nkeys = jobs[i].nbumped;
		}
		dense_eliminate(shape, overflows, njobs);

		for (i = 0; i < njobs; i++)
		{
			const DenseTask *overflow = &overflows[i];
			uint64_t	nbytes = RF_RIBBON_OVERFLOW_HEADER + overflow->nbytes;

			if (room - at < class_bytes + main_bytes + nbytes)
				return RF_ERR_SPACE;
			overflow_bytes += nbytes;
			if (overflow->slots > OVERFLOW_MAX_SLOTS ||
				overflow_bytes > UINT32_MAX)
				return RF_ERR_TOO_LARGE;

			memcpy(payload + at, jobs[i].classes, class_bytes);
			at += class_bytes;
			rf_ribbon_solve(&sys, shape->isa, jobs[i].rows, payload + at);
			at += main_bytes;
			rf_store32(payload + at, overflow->slots | overflow->seed << 24);
			dense_write(overflow, shape->isa,
						payload + at + RF_RIBBON_OVERFLOW_HEADER);
			at += nbytes;
			rf_store32(directory + 4 * (uint64_t) (first + i + 1),
					   (uint32_t) overflow_bytes);
		}
	}
	*payload_len = at;
	*param = (uint16_t) shape->columns;
	return RF_OK;
}

rf_status
rf_ribbon_build(const rf_ribbon_shape *shape,
				const uint64_t *hashes, uint64_t nkeys, void *work,
				uint8_t *payload, uint64_t room,
				uint64_t *payload_len, uint16_t *param, uint8_t *flags,
				void (*tick) (void))
{
	*flags = 0;
	if (nkeys == 0)
	{
		*payload_len = 0;
		*param = (uint16_t) shape->columns;
		return RF_OK;
	}
	if (shape->nchunks == 0)
		return build_dense(shape, hashes, nkeys, work, payload, room,
						   payload_len, param);
	*flags = RF_FLAG_CHUNKED;
	return build_chunked(shape, hashes, nkeys, work, payload, room,
						 payload_len, param, tick);
}
