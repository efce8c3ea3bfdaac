/*-------------------------------------------------------------------------
 *
 * rf_ribbon_build.c
 *	  Building ribbon filters: chunk by chunk, four at a time.
 *
 * A round takes the next RF_RIBBON_LANES chunks, eliminates them side by
 * side, then the dense systems of what they bumped, then writes one after
 * the other, since where a chunk goes depends on the overflows before it.
 * Nothing depends on the chunks after it, so hashes need not be there at once.
 *
 * IDENTIFICATION
 *	  src/core/rf_ribbon_build.c
 *
 *-------------------------------------------------------------------------
 */
#include "rf_ribbon_impl.h"

/* Largest overflow that its 24 bits of slots can say. */
#define OVERFLOW_MAX_SLOTS	0xFFFFFF

/*
 * A dense system of more keys is listed without a try.  Only adversarial
 * hashes make one; tries would take minutes, and a key can move over all of it
 * between two ticks.
 */
#define DENSE_MOST_KEYS		(UINT64_C(1) << 19)

void
rf_ribbon_partition(const rf_ribbon_shape *shape, uint64_t *hashes,
					uint64_t nkeys, uint32_t sorted_bits,
					rf_tick tick)
{
	if (shape->nchunks > 0)
		rf_hashes_partition(hashes, nkeys, shape->nchunks, sorted_bits,
							tick);
}

/* The chunk of a hash; in the dense form all hashes are of one, 0. */
static uint32_t
chunk_of(const rf_ribbon_shape *shape, uint64_t hash)
{
	return (uint32_t) rf_mulhi64(hash, shape->nchunks);
}

/*
 * Where chunk i ends among hashes that are ordered by chunk, the first "begin"
 * of which are of chunks before.  "load" is about how many it has.
 */
static uint64_t
chunk_end(const rf_ribbon_shape *shape, const uint64_t *hashes, uint64_t n,
		  uint32_t i, uint64_t begin, uint64_t load)
{
	uint64_t	lo = begin,
				hi = n,
				step,
				guess;

	if (begin == n || chunk_of(shape, hashes[n - 1]) <= i)
		return n;

	/* Start where evenly spread hashes would have it, and gallop. */
	guess = load < n - begin ? begin + load : n - 1;
	if (chunk_of(shape, hashes[guess]) <= i)
	{
		lo = guess + 1;
		for (step = 64; lo + step < hi; step *= 2)
		{
			if (chunk_of(shape, hashes[lo + step]) > i)
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
			if (chunk_of(shape, hashes[hi - step]) <= i)
				lo = hi - step + 1;
			else
				hi -= step;
		}
	}
	while (lo < hi)
	{
		uint64_t	mid = lo + (hi - lo) / 2;

		if (chunk_of(shape, hashes[mid]) <= i)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo;
}

/* How many of n > 0 hashes a chunk has on average, of those they are from. */
static uint64_t
mean_chunk_keys(const rf_ribbon_shape *shape, const uint64_t *hashes,
				uint64_t n)
{
	uint32_t	first = chunk_of(shape, hashes[0]);
	uint32_t	last = chunk_of(shape, hashes[n - 1]);

	return last > first ? n / ((uint64_t) (last - first) + 1) : n;
}

static uint64_t
most_chunk_keys(const rf_ribbon_shape *shape, const uint64_t *hashes,
				uint64_t n, rf_pace *pace)
{
	uint64_t	load = mean_chunk_keys(shape, hashes, n);
	uint64_t	most = 0,
				begin = 0;

	while (begin < n)
	{
		uint64_t	end = chunk_end(shape, hashes, n,
									chunk_of(shape, hashes[begin]), begin,
									load);

		if (end - begin > most)
			most = end - begin;
		begin = end;
		rf_pace_steps(pace, 16);
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
	uint64_t	max_slots;		/* that rows and the format have space for */
	rf_ribbon_matrix_row *rows; /* [max_slots] */
	uint64_t   *mixed;			/* [nkeys] */

	/* out */
	rf_ribbon_system system;
	uint32_t	slots;			/* 0 if there are no keys */
	uint32_t	seed;			/* RF_RIBBON_SEED_LIST: not solved */
	uint64_t	nbytes;			/* as it will be stored */
} DenseTask;

/* Frees n rows. */
static void
clear_rows(rf_ribbon_matrix_row *rows, uint64_t n, rf_pace *pace)
{
	uint64_t	i = 0;

	while (i < n)
	{
		uint64_t	stop = rf_piece_end(i, n);

		memset(rows + i, 0, (stop - i) * sizeof(*rows));
		rf_pace_steps(pace, stop - i);
		i = stop;
	}
}

/*
 * Eliminates up to RF_RIBBON_LANES dense systems of any hashes.  This is where
 * termination is proved: each try is bounded (rf_ribbon_band_dense() counts),
 * tries are counted, and a list needs no luck.
 */
static void
dense_eliminate(const rf_ribbon_shape *shape, DenseTask *tasks,
				uint32_t ntasks, rf_pace *pace)
{
	DenseTask  *open[RF_RIBBON_LANES];
	uint32_t	nopen = 0;
	uint32_t	i;
	uint64_t	j,
				stop;

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

			if (task->seed == RF_RIBBON_MAX_SEEDS || m > task->max_slots ||
				task->nkeys > DENSE_MOST_KEYS)
			{
				task->seed = RF_RIBBON_SEED_LIST;
				task->slots = (uint32_t) task->nkeys;
				task->nbytes = task->nkeys * sizeof(uint64_t);
				continue;
			}
			task->slots = (uint32_t) m;
			task->nbytes = rf_ribbon_dense_layout(&task->system, shape,
												  task->slots, task->seed);
			clear_rows(task->rows, m, pace);
			for (j = 0; j < task->nkeys;)
			{
				stop = rf_piece_end(j, task->nkeys);
				rf_pace_steps(pace, stop - j);
				for (; j < stop; j++)
					task->mixed[j] = rf_hash_remix(task->hashes[j],
												   task->seed);
			}
			memset(job, 0, sizeof(*job));
			job->hashes = task->mixed;
			job->nkeys = task->nkeys;
			job->rows = task->rows;
			job->nchunks = 1;
			job->pace = pace;
			systems[njobs] = task->system;
			open[njobs++] = task;
		}
		rf_ribbon_band_dense(systems, jobs, njobs);
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
dense_write(const DenseTask *task, uint8_t *out, rf_pace *pace)
{
	uint64_t	i,
				stop;

	if (task->slots == 0)
		return;
	if (task->seed == RF_RIBBON_SEED_LIST)
	{
		for (i = 0; i < task->nkeys;)
		{
			stop = rf_piece_end(i, task->nkeys);
			rf_pace_steps(pace, stop - i);
			for (; i < stop; i++)
				task->mixed[i] = task->hashes[i];
		}
		rf_hashes_sort(task->mixed, task->nkeys, pace->tick);
		for (i = 0; i < task->nkeys;)
		{
			stop = rf_piece_end(i, task->nkeys);
			rf_pace_steps(pace, stop - i);
			for (; i < stop; i++)
				rf_store64(out + 8 * i, task->mixed[i]);
		}
	}
	else
		rf_ribbon_solve(&task->system, task->rows, out, pace);
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

	task->max_slots = rf_ribbon_dense_slots(nkeys < DENSE_MOST_KEYS ?
											nkeys : DENSE_MOST_KEYS,
											RF_RIBBON_MAX_SEEDS);
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
					 uint64_t nkeys, rf_tick tick)
{
	rf_pace		pace = {tick, 0};
	rf_ribbon_system sys;
	rf_ribbon_job job;
	DenseTask	task;
	uint64_t	most;

	if (nkeys == 0)
		return 0;
	if (shape->nchunks == 0)
		return dense_space(&task, nkeys, NULL);
	rf_ribbon_chunk_layout(&sys, shape);
	most = most_chunk_keys(shape, hashes, nkeys, &pace);
	return lanes_for(&sys, most) *
		chunk_space(&job, &task, &sys, most, NULL);
}

rf_status
rf_ribbon_begin(rf_builder *builder, const rf_ribbon_shape *shape,
				uint64_t nkeys, uint8_t *payload, uint64_t capacity,
				rf_tick tick)
{
	rf_builder_begin(builder, shape, nkeys, payload, capacity, tick);
	builder->param = (uint16_t) shape->columns;
	if (nkeys == 0 || shape->nchunks == 0)
		return RF_OK;

	builder->kind_flags = RF_FLAG_CHUNKED;
	builder->payload_len = RF_RIBBON_CHUNK_HEADER +
		((uint64_t) shape->nchunks + 1) * 4;
	if (capacity < builder->payload_len)
		return RF_ERR_SPACE;
	rf_store32(payload, shape->low_share);
	rf_store32(payload + 4, shape->slots);
	rf_store32(payload + 8, shape->nchunks);
	rf_store32(payload + RF_RIBBON_CHUNK_HEADER, 0);
	return RF_OK;
}

/* All hashes of the dense form. */
static rf_status
build_dense(rf_builder *builder, const uint64_t *hashes, uint64_t n,
			void *work, uint64_t *used)
{
	const rf_ribbon_shape *shape = builder->shape;
	uint8_t    *payload = builder->payload;
	DenseTask	task;

	if (n > UINT32_MAX)
		return RF_ERR_TOO_LARGE;
	task.hashes = hashes;
	task.nkeys = n;
	(void) dense_space(&task, n, work);
	dense_eliminate(shape, &task, 1, &builder->pace);
	if (builder->capacity < RF_RIBBON_DENSE_HEADER + task.nbytes)
		return RF_ERR_SPACE;
	rf_store32(payload, shape->low_share);
	rf_store32(payload + 4, task.slots);
	dense_write(&task, payload + RF_RIBBON_DENSE_HEADER,
				&builder->pace);
	builder->payload_len = RF_RIBBON_DENSE_HEADER + task.nbytes;
	builder->param |= (uint16_t) (task.seed << 8);
	*used = n;
	return RF_OK;
}

/* Writes a chunk behind those that are written. */
static rf_status
write_chunk(rf_builder *builder, const rf_ribbon_system *sys,
			const rf_ribbon_job *job, const DenseTask *overflow)
{
	uint64_t	class_bytes = rf_ribbon_class_bytes(sys);
	uint64_t	main_bytes = rf_ribbon_system_bytes(sys);
	uint64_t	nbytes = RF_RIBBON_OVERFLOW_HEADER + overflow->nbytes;
	uint8_t    *directory = builder->payload + RF_RIBBON_CHUNK_HEADER;
	uint8_t    *at = builder->payload + builder->payload_len;

	if (builder->capacity - builder->payload_len <
		class_bytes + main_bytes + nbytes)
		return RF_ERR_SPACE;
	builder->parts_bytes += nbytes;
	if (overflow->slots > OVERFLOW_MAX_SLOTS ||
		builder->parts_bytes > UINT32_MAX)
		return RF_ERR_TOO_LARGE;

	memcpy(at, job->classes, class_bytes);
	at += class_bytes;
	rf_ribbon_solve(sys, job->rows, at, &builder->pace);
	at += main_bytes;
	rf_store32(at, overflow->slots | overflow->seed << 24);
	dense_write(overflow, at + RF_RIBBON_OVERFLOW_HEADER,
				&builder->pace);
	builder->payload_len += class_bytes + main_bytes + nbytes;
	builder->nparts++;
	rf_store32(directory + 4 * builder->nparts,
			   (uint32_t) builder->parts_bytes);
	return RF_OK;
}

/*
 * The next chunks, up to "stop".  Scratch space is as for all n > 0 hashes,
 * though those of chunks from there on are not used.
 *
 * The order of hashes has not been checked.  If it is wrong, the searches for
 * the ends of chunks end anywhere, and here elsewhere than in
 * most_chunk_keys().  So each chunk's number of hashes is compared with
 * "most", for which there is space, and each hash with its chunk when it is
 * put in a bin.
 */
static rf_status
build_chunks(rf_builder *builder, const uint64_t *hashes, uint64_t n,
			 uint32_t stop, void *work, uint64_t *used)
{
	const rf_ribbon_shape *shape = builder->shape;
	rf_ribbon_system sys;
	rf_ribbon_job jobs[RF_RIBBON_LANES];
	DenseTask	overflows[RF_RIBBON_LANES];
	uint64_t	load = mean_chunk_keys(shape, hashes, n);
	uint64_t	most = most_chunk_keys(shape, hashes, n, &builder->pace);
	uint64_t	begin = 0;
	uint8_t    *buffer = work;
	uint32_t	nlanes,
				i;

	/* Chunks that are written, or that come before those that are here. */
	if (chunk_of(shape, hashes[0]) < builder->nparts ||
		stop < chunk_of(shape, hashes[0]))
		return RF_ERR_ORDER;
	if (most > UINT32_MAX)
		return RF_ERR_TOO_LARGE;
	rf_ribbon_chunk_layout(&sys, shape);
	nlanes = lanes_for(&sys, most);
	memset(jobs, 0, sizeof(jobs));
	for (i = 0; i < nlanes; i++)
	{
		buffer += chunk_space(&jobs[i], &overflows[i], &sys, most, buffer);
		if (overflows[i].max_slots > OVERFLOW_MAX_SLOTS)
			overflows[i].max_slots = OVERFLOW_MAX_SLOTS;
	}

	while (builder->nparts < stop)
	{
		uint32_t	first = (uint32_t) builder->nparts;
		uint32_t	njobs = stop - first;

		if (njobs > nlanes)
			njobs = nlanes;
		for (i = 0; i < njobs; i++)
		{
			uint64_t	end = chunk_end(shape, hashes, n, first + i, begin,
										load);

			if (end - begin > most)
				return RF_ERR_ORDER;
			jobs[i].hashes = hashes + begin;
			jobs[i].nkeys = end - begin;
			jobs[i].first = rf_hashes_first_of_part(first + i, shape->nchunks);
			jobs[i].last = first + i + 1 < shape->nchunks ?
				rf_hashes_first_of_part(first + i + 1, shape->nchunks) - 1 :
				UINT64_MAX;
			jobs[i].nchunks = shape->nchunks;
			jobs[i].pace = &builder->pace;
			begin = end;
			clear_rows(jobs[i].rows, sys.slots, &builder->pace);
			memset(jobs[i].classes, 0, rf_ribbon_class_bytes(&sys));
		}
		rf_ribbon_band_chunks(&sys, jobs, njobs);
		rf_pace_steps(&builder->pace, (uint64_t) sys.slots * njobs);
		for (i = 0; i < njobs; i++)
		{
			if (jobs[i].failed)
				return RF_ERR_ORDER;
			overflows[i].hashes = jobs[i].bumped;
			overflows[i].nkeys = jobs[i].nbumped;
		}
		dense_eliminate(shape, overflows, njobs, &builder->pace);
		for (i = 0; i < njobs; i++)
		{
			rf_status	status = write_chunk(builder, &sys, &jobs[i],
											 &overflows[i]);

			if (status != RF_OK)
				return status;
		}
	}
	*used = begin;

	/* After the last chunk there are none, and a stop is of chunks to come. */
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
	status = shape->nchunks == 0 ?
		build_dense(builder, hashes, n, work, used) :
		build_chunks(builder, hashes, n,
					 last ? shape->nchunks : chunk_of(shape, hashes[n - 1]),
					 work, used);
	builder->nleft -= *used;
	return status;
}
