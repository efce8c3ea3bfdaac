/*-------------------------------------------------------------------------
 *
 * lib_build.c
 *	  Building filters.
 *
 * A filter's bytes depend on its keys alone, so it is planned by the number of
 * distinct hashes, which is known at the end.  Until then hashes are held: in
 * memory up to a limit, beyond that in a file.
 *
 *-------------------------------------------------------------------------
 */
#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

#include "core/base/rf_runs.h"
#include "lib_filter.h"
#include "lib_io.h"

#define DEFAULT_MEMORY	((size_t) 256 * 1024 * 1024)
#define LEAST_MEMORY	((size_t) 64 * 1024)
#define FIRST_HASHES	1024

/*
 * Hashes of the buffer for each run of the file: enough to be worth a seek.
 * As the buffer grows with the runs and longer runs with the buffer, both grow
 * as the square root of the hashes: 10^9 make 800 runs and take 20 MB.
 */
#define RUN_HASHES		1024

struct rbf_builder
{
	const rf_kind_ops *ops;
	rf_key_type keys;			/* with desc below */
	char		desc[LIB_TYPE_DESC_BYTES];
	double		rate;
	bool		finished;
	rbf_error	failure;		/* of an earlier call, if its code is set */

	rbf_filter *sized;			/* gets hashes at once; NULL: they are held */

	uint64_t   *hashes;			/* [capacity] */
	uint64_t	nhashes;
	uint64_t	capacity;
	uint64_t	max_capacity;
	int			fd;				/* of the file; -1: none */
	rf_runs		runs;
	uint64_t   *held;			/* [space] of the runs, while they are merged */
	uint64_t	space;

	void	   *work;			/* [work_size], scratch memory of the kind */
	uint64_t	work_size;
};

/* Finds a kind that can be built here with this rate; NULL: an error. */
static const rf_kind_ops *
kind_to_build(rbf_kind kind, double rate, rbf_error *error)
{
	const rf_kind_ops *ops = rf_kind_find((uint32_t) kind);

	if (ops == NULL)
		(void) lib_fail(error, RBF_ERR_ARGUMENT, "there is no kind of filter %d", (int) kind);
	else if (ops->map != NULL)
		(void) lib_fail(error, RBF_ERR_KIND, "a %s is built in SQL, by %s_agg()",
						ops->type_name, ops->name);
	else if (!(rate >= ops->fpr_min && rate <= (ops->fpr_min == 0 ? 0 : RF_FPR_MAX)))
		(void) lib_rate_out_of_range(error, ops, rate);
	else
		return ops;
	return NULL;
}

uint64_t
rbf_size(rbf_kind kind, uint64_t n, double rate, rbf_error *error)
{
	const rf_kind_ops *ops = kind_to_build(kind, rate, error);
	rf_shape	shape;
	rf_status	status;

	if (ops == NULL)
		return 0;
	status = ops->plan(n, rate, &shape);
	if (status == RF_OK)
		return rf_wire_bytes(0, ops->expected_bytes(&shape, n));
	(void) lib_not_built(error, ops, status, n);
	return 0;
}

static rbf_builder *
builder_new(rbf_kind kind, rbf_type type, double rate, rbf_error *error)
{
	const rf_kind_ops *ops = kind_to_build(kind, rate, error);
	const char *name = rbf_type_name(type);
	rbf_builder *builder;

	if (ops == NULL)
		return NULL;
	if (type == RBF_NONE || name == NULL)
		return LIB_NULL(lib_fail(error, RBF_ERR_TYPE, "there is no type of keys %d", (int) type));
	if (!lib_type_is_scalar(type) && type != RBF_COMPOUND)
		return LIB_NULL(lib_fail(error, RBF_ERR_TYPE, "a filter with keys of type %s is built in SQL",
								 name));
	builder = calloc(1, sizeof(*builder));
	if (builder == NULL)
		return LIB_NULL(lib_no_memory(error));
	builder->ops = ops;
	builder->keys.family = (uint8_t) rbf_type_kept(type);
	builder->rate = rate;
	builder->fd = -1;
	return builder;
}

/* Reads from the file; sets errno on failure. */
static rf_status
read_run(void *arg, uint64_t from, uint64_t *hashes, uint64_t n)
{
	rbf_builder *builder = arg;

	return lib_read_at(builder->fd, hashes, (size_t) n * sizeof(uint64_t),
					   from * sizeof(uint64_t)) ? RF_OK : RF_ERR_TRUNCATED;
}

rbf_builder *
rbf_builder_new(rbf_kind kind, rbf_type type, double rate, size_t memory, rbf_error *error)
{
	rbf_builder *builder = builder_new(kind, type, rate, error);

	if (builder == NULL)
		return NULL;
	if (memory == 0)
		memory = DEFAULT_MEMORY;
	if (memory < LEAST_MEMORY)
		memory = LEAST_MEMORY;
	builder->max_capacity = memory / sizeof(uint64_t);
	builder->runs.form.words = 1;
	builder->runs.form.max_repeats = builder->ops->count != NULL ? builder->ops->count->max : 1;
	builder->runs.read = read_run;
	builder->runs.arg = builder;
	return builder;
}

static void
release(rbf_builder *builder)
{
	if (builder->fd >= 0)
		(void) close(builder->fd);
	free(builder->runs.runs);
	free(builder->held);
	free(builder->hashes);
	free(builder->work);
	memset(builder, 0, sizeof(*builder));
	builder->fd = -1;
	builder->finished = true;
}

void
rbf_builder_free(rbf_builder *builder)
{
	if (builder == NULL)
		return;
	rbf_free(builder->sized);
	release(builder);
	free(builder);
}

static bool
resize(rbf_builder *builder, uint64_t capacity, rbf_error *error)
{
	uint64_t   *larger = capacity > SIZE_MAX / sizeof(uint64_t) ? NULL :
	realloc(builder->hashes, (size_t) capacity * sizeof(uint64_t));

	if (larger == NULL)
		return lib_no_memory(error);
	builder->hashes = larger;
	builder->capacity = capacity;
	return true;
}

/* Sorts the hashes in memory and drops repeats. */
static void
compact(rbf_builder *builder)
{
	builder->nhashes = rf_items_compact(&builder->runs.form, builder->hashes, builder->nhashes,
										NULL);
}

/* Moves the hashes in memory into the file, after compact(). */
static bool
spill(rbf_builder *builder, rbf_error *error)
{
	rf_runs    *runs = &builder->runs;

	if (builder->nhashes == 0)
		return true;
	if (runs->nruns == runs->max_runs)
	{
		uint32_t	more = runs->max_runs == 0 ? 8 : 2 * runs->max_runs;
		rf_run	   *larger = realloc(runs->runs, more * sizeof(rf_run));

		if (larger == NULL)
			return lib_no_memory(error);
		runs->runs = larger;
		runs->max_runs = more;
	}
	if (builder->fd < 0)
		builder->fd = lib_temporary(error);
	if (builder->fd < 0 ||
		!lib_write(builder->fd, builder->hashes, (size_t) builder->nhashes * sizeof(uint64_t),
				   "a temporary file", error))
		return false;
	rf_runs_append(runs, builder->hashes, builder->nhashes);
	builder->nhashes = 0;
	return true;
}

/* Makes room for a hash. */
static bool
provide(rbf_builder *builder, rbf_error *error)
{
	uint64_t	larger = builder->capacity == 0 ? FIRST_HASHES : 2 * builder->capacity;

	/* settle() gives a third to the runs */
	uint64_t	most = 3 * (uint64_t) RUN_HASHES * builder->runs.nruns;

	if (most < builder->max_capacity)
		most = builder->max_capacity;
	if (builder->capacity < most)
		return resize(builder, larger < most ? larger : most, error);
	compact(builder);

	/* if keys repeat, this may have been enough */
	return builder->nhashes <= builder->capacity / 2 || spill(builder, error);
}

bool
rbf_builder_columns(rbf_builder *builder, const rbf_columns *columns, rbf_error *error)
{
	bool		fits = true;

	if (builder->keys.family != RF_FAMILY_COMPOUND || columns->n < 2 ||
		columns->n > RBF_MAX_COLUMNS)
		return lib_fail(error, RBF_ERR_TYPE, "a builder of RBF_COMPOUND has 2 to %d columns, no other has any",
						RBF_MAX_COLUMNS);
	for (unsigned int i = 0; fits && i < columns->n; i++)
		fits = lib_type_is_scalar(columns->types[i]);
	if (!fits)
		return lib_fail(error, RBF_ERR_TYPE, "a filter with keys of such columns is built in SQL");
	builder->keys.desc_len = (uint16_t) lib_type_descriptor(columns, builder->desc);
	builder->keys.desc = builder->desc;
	return true;
}

/* False, with the error of an earlier call, if that has failed. */
static bool
can_go_on(const rbf_builder *builder, rbf_error *error)
{
	if (builder->finished)
		return lib_fail(error, RBF_ERR_ARGUMENT, "the builder has finished");
	if (builder->keys.family == RF_FAMILY_COMPOUND && builder->keys.desc_len == 0)
		return lib_fail(error, RBF_ERR_ARGUMENT, "rbf_builder_columns() must say which columns rows have");
	if (builder->failure.code != RBF_OK && error != NULL)
		*error = builder->failure;
	return builder->failure.code == RBF_OK;
}

bool
rbf_builder_add(rbf_builder *builder, const uint64_t *hashes, size_t n, rbf_error *error)
{
	if (!can_go_on(builder, error))
		return false;
	if (builder->sized != NULL)
		return lib_add(builder->sized, &builder->keys, hashes, n, &builder->failure) ||
			can_go_on(builder, error);
	while (n > 0)
	{
		uint64_t	space = builder->capacity - builder->nhashes;
		size_t		some = n < space ? n : (size_t) space;

		if (some > 0)
			memcpy(builder->hashes + builder->nhashes, hashes, some * sizeof(uint64_t));
		builder->nhashes += some;
		hashes += some;
		n -= some;
		if (n > 0 && !provide(builder, &builder->failure))
			return can_go_on(builder, error);
	}
	return true;
}

/* ---- Finishing ---- */

/*
 * Moves n hashes to the front of the buffer, and reads the next *more hashes
 * of the file behind them, 0 at its end.
 */
static bool
read_more(rbf_builder *builder, const uint64_t *hashes, uint64_t n, uint64_t *more,
		  rbf_error *error)
{
	rf_status	status;

	memmove(builder->hashes, hashes, (size_t) n * sizeof(uint64_t));
	if (n > builder->capacity / 2 && !resize(builder, 2 * builder->capacity, error))
		return false;
	status = rf_runs_next(&builder->runs, builder->held, builder->space, builder->hashes + n, more,
						  NULL);
	if (status == RF_ERR_ORDER)
		errno = EIO;
	return status == RF_OK || lib_io_failed(error, "read", "a temporary file");
}

/* Makes hashes ready to be read; counts them and their distinct values. */
static bool
settle(rbf_builder *builder, uint64_t *nhashes, uint64_t *nkeys, uint32_t *sorted_bits,
	   rbf_error *error)
{
	const bool	in_file = builder->fd >= 0;
	uint64_t	last = 0;
	uint64_t	n;

	*sorted_bits = 64;
	*nhashes = *nkeys = 0;
	if (!in_file && builder->runs.form.max_repeats == 1)
	{
		builder->nhashes = rf_hashes_distinct(builder->hashes, builder->nhashes, sorted_bits, NULL);
		*nhashes = *nkeys = builder->nhashes;
		return true;
	}
	compact(builder);
	if (in_file)
	{
		if (!spill(builder, error))
			return false;

		/* a third of the memory; merged, it fills at most half of the rest */
		builder->space = builder->capacity / 3;
		if (!resize(builder, builder->capacity - builder->space, error))
			return false;
		builder->held = malloc((size_t) builder->space * sizeof(uint64_t));
		if (builder->held == NULL)
			return lib_no_memory(error);
		rf_runs_rewind(&builder->runs);
	}

	/* count; each piece from the file overwrites the one before */
	do
	{
		n = builder->nhashes;
		if (in_file && !read_more(builder, builder->hashes, 0, &n, error))
			return false;
		for (uint64_t i = 0; i < n; i++)
		{
			*nkeys += *nkeys == 0 || builder->hashes[i] != last;
			last = builder->hashes[i];
		}
		*nhashes += n;
	} while (in_file && n > 0);
	return true;
}

static bool
provide_work(rbf_builder *builder, uint64_t size, rbf_error *error)
{
	if (size <= builder->work_size)
		return true;
	free(builder->work);
	builder->work = size > SIZE_MAX ? NULL : malloc((size_t) size);
	builder->work_size = size;
	return builder->work != NULL || lib_no_memory(error);
}

/* False with *status RF_OK: *error is set. */
static bool
build_payload(rbf_builder *builder, const rf_shape *shape, uint64_t nhashes, uint8_t *payload,
			  uint64_t capacity, rf_builder *core, rf_status *status, rbf_error *error)
{
	const rf_kind_ops *ops = builder->ops;
	const uint64_t *hashes = builder->hashes;
	uint64_t	more = builder->nhashes;
	uint64_t	n = 0;
	uint64_t	used = 0;

	rf_runs_rewind(&builder->runs);
	*status = ops->begin(core, shape, nhashes, payload, capacity, NULL);
	while (*status == RF_OK && core->nleft > 0)
	{
		if (n == 0 || used == 0)
		{
			if (builder->fd >= 0)
			{
				if (!read_more(builder, hashes, n, &more, error))
					return false;
				hashes = builder->hashes;
			}
			if (more == 0)
			{
				*status = RF_ERR_ORDER;
				break;
			}
			n += more;
			more = 0;
		}
		if (ops->work_bytes != NULL &&
			!provide_work(builder, ops->work_bytes(shape, hashes, n, NULL), error))
			return false;
		*status = ops->add(core, hashes, n, builder->work, &used);
		hashes += used;
		n -= used;
	}
	return *status == RF_OK;
}

static rbf_filter *
complete(const rf_builder *core, rf_wire *wire, void *chunk, rbf_error *error)
{
	wire->param = core->param;
	wire->kind_flags = core->kind_flags;
	wire->payload_len = core->payload_len;
	return lib_filter_made(core->payload, wire, chunk, error);
}

static rbf_filter *
build(rbf_builder *builder, rbf_error *error)
{
	const rf_kind_ops *ops = builder->ops;
	rf_wire		wire = {.kind = ops->code,.fpr = builder->rate};
	rf_shape	shape;
	rf_builder	core;
	rf_status	status;
	uint64_t	nhashes;
	uint64_t	capacity;
	uint32_t	sorted_bits;

	if (!settle(builder, &nhashes, &wire.nkeys, &sorted_bits, error))
		return NULL;
	if (wire.nkeys > 0)
		wire.key_type = builder->keys;
	status = ops->plan(wire.nkeys, builder->rate, &shape);
	if (status != RF_OK)
		return LIB_NULL(lib_not_built(error, ops, status, wire.nkeys));
	if (ops->arrange != NULL && builder->fd < 0)
		ops->arrange(&shape, builder->hashes, builder->nhashes, sorted_bits, NULL);

	capacity = ops->usual_bytes != NULL ? ops->usual_bytes(&shape, wire.nkeys) :
		ops->expected_bytes(&shape, wire.nkeys);
	for (;;)
	{
		void	   *chunk;
		uint8_t    *payload = lib_alloc_payload(&wire, capacity, &chunk, error);

		if (payload == NULL)
			return NULL;
		if (build_payload(builder, &shape, nhashes, payload, capacity, &core, &status, error))
			return complete(&core, &wire, chunk, error);
		free(chunk);
		if (status == RF_OK)
			return NULL;

		/* adversarial hashes take at most 16 bytes a key */
		if (status != RF_ERR_SPACE || capacity / 32 > wire.nkeys + 1024)
			return LIB_NULL(lib_not_built(error, ops, status, wire.nkeys));
		capacity *= 2;
	}
}

rbf_filter *
rbf_builder_finish(rbf_builder *builder, rbf_error *error)
{
	rbf_filter *filter;

	if (!can_go_on(builder, error))
		return NULL;
	filter = builder->sized != NULL ? builder->sized : build(builder, error);
	release(builder);
	return filter;
}

rbf_builder *
rbf_builder_sized(rbf_kind kind, rbf_type type, double rate, uint64_t expected, rbf_error *error)
{
	rbf_builder *builder = builder_new(kind, type, rate, error);
	const rf_kind_ops *ops;
	rf_wire		wire = {.kind = (uint8_t) kind,.fpr = rate,.nkeys = expected};
	rf_shape	shape;
	rf_builder	core;
	rf_status	status;
	uint64_t	len;
	uint8_t    *payload;
	void	   *chunk;

	if (builder == NULL)
		return NULL;
	ops = builder->ops;
	if (ops->change == NULL || ops->fpr_min == 0)
		(void) lib_fail(error, RBF_ERR_KIND, "a %s cannot be sized beforehand", ops->type_name);
	else if (expected == 0 || expected > INT64_MAX)
		(void) lib_fail(error, RBF_ERR_ARGUMENT, "expected number of keys must be from 1 to 2^63 - 1");
	else if ((status = ops->plan(expected, rate, &shape)) != RF_OK)
		(void) lib_not_built(error, ops, status, expected);
	else
	{
		len = ops->expected_bytes(&shape, expected);
		payload = lib_alloc_payload(&wire, len, &chunk, error);
		if (payload != NULL)
		{
			(void) ops->begin(&core, &shape, expected, payload, len, NULL);
			builder->sized = complete(&core, &wire, chunk, error);
		}
	}
	if (builder->sized != NULL)
		return builder;
	rbf_builder_free(builder);
	return NULL;
}
