/*-------------------------------------------------------------------------
 *
 * rf_kind.h
 *	  A kind of filter: a table of operations.
 *
 * Each kind's files export one table; only rf_kinds.h lists the kinds.  A kind
 * also defines two types,
 *
 *		rf_NAME			a view: a filter in place, that can be probed
 *		rf_NAME_shape	all that is decided before any key is seen
 *
 * which the operations take as pointers to void.  "w" is the header that the
 * view was opened from.  In a kind that can be changed a view begins with its
 * shape, so a pointer to one is a pointer to the other.  Callers use the
 * wrappers in rf_filter.h.
 *
 * A filter is built from its distinct key hashes:
 *
 *		plan(nkeys, fpr, &shape)
 *		arrange(&shape, hashes, ...)			into the order that add() needs
 *		begin(&builder, &shape, nkeys, payload, capacity, tick)
 *		while (builder.nleft > 0)
 *			add(&builder, the next hashes, ...)
 *
 * The bytes depend only on the set of hashes and the shape.  A kind that
 * counts takes repeats: begin() gets their number, plan() that of distinct
 * hashes.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_KIND_H
#define RF_KIND_H

#include "rf_wire.h"

RF_EXTERN_C_BEGIN

/* A property that a kind reports of a filter, besides keys and rate. */
typedef struct rf_detail
{
	const char *name;
	const char *word;			/* or NULL */
	double		real;			/* if there is neither word nor number */
	uint32_t	nnumbers;		/* 1, or more for a list */
	uint64_t	numbers[4];
} rf_detail;

#define RF_MAX_DETAILS	16

/* Bytes of a payload that a view can depend on. */
#define RF_VIEW_BYTES	16

static inline void
rf_detail_word(rf_detail *detail, const char *name, const char *word)
{
	memset(detail, 0, sizeof(*detail));
	detail->name = name;
	detail->word = word;
}

static inline void
rf_detail_real(rf_detail *detail, const char *name, double real)
{
	rf_detail_word(detail, name, NULL);
	detail->real = real;
}

static inline void
rf_detail_numbers(rf_detail *detail, const char *name,
				  const uint64_t *numbers, uint32_t n)
{
	rf_detail_word(detail, name, NULL);
	memcpy(detail->numbers, numbers, n * sizeof(*numbers));
	detail->nnumbers = n;
}

static inline void
rf_detail_number(rf_detail *detail, const char *name, uint64_t number)
{
	rf_detail_numbers(detail, name, &number, 1);
}

struct rf_change_ops;

/* A payload being built: how far it is, and fields for its header. */
typedef struct rf_builder
{
	const void *shape;
	uint8_t    *payload;		/* [capacity] */
	uint64_t	capacity;
	rf_pace		pace;
	uint64_t	nleft;			/* hashes that have not been used yet */

	/* the kind's own */
	uint64_t	nparts;			/* chunks that have been written */
	uint64_t	parts_bytes;	/* their bytes */
	const struct rf_change_ops *change; /* that add hashes */

	/* out, once nleft is 0 */
	uint64_t	payload_len;	/* so far */
	uint16_t	param;
	uint8_t		kind_flags;
} rf_builder;

/* The start of each kind's begin(). */
static inline void
rf_builder_begin(rf_builder *builder, const void *shape, uint64_t nkeys,
				 uint8_t *payload, uint64_t capacity, rf_tick tick)
{
	memset(builder, 0, sizeof(*builder));
	builder->shape = shape;
	builder->payload = payload;
	builder->capacity = capacity;
	builder->nleft = nkeys;
	builder->pace.tick = tick;
}

/*
 * Operations on a filter that was built, in kinds that can be changed.  Two
 * filters that agree in param and payload_len have the same shape; the
 * header's nkeys is the number planned for.
 */
typedef struct rf_change_ops
{
	/*
	 * Adds hashes, in any order, to a payload of this shape.  At a tick, some
	 * have been added; adding all of them again completes it, unless the kind
	 * counts: then the payload is lost.  No tick for fewer than 1024 hashes.
	 */
	void		(*add) (const void *shape, uint8_t *payload,
						const uint64_t *hashes, uint64_t n, rf_tick tick);

	/* Adds the keys of another payload of this shape.  At a tick, as above. */
	void		(*merge) (const void *shape, uint8_t *payload,
						  const uint8_t *other, rf_tick tick);

	/*
	 * Folds to a smaller shape, without the keys.  fold_plan() finds about
	 * the smallest shape that keeps the rate and that plan() returns for some
	 * number of keys, or else the filter's own.  fold() writes
	 * expected_bytes().  All three are NULL for kinds that cannot fold.
	 */
	void		(*fold_plan) (const void *view, double fpr, void *shape,
							  rf_tick tick);
	bool		(*can_fold) (const void *from, const void *to);
	void		(*fold) (const void *view, const void *to,
						 uint8_t *payload, rf_tick tick);
	uint64_t	fold_min_bytes; /* payloads up to here do not fold */
} rf_change_ops;

/* The outcome of removing a key. */
typedef enum rf_removal
{
	RF_REMOVED,
	RF_ABSENT,					/* it was not there: nothing is changed */
	RF_SATURATED				/* removed, but not from saturated counters,
								 * which do not know their number */
} rf_removal;

/* The most counters that a key has. */
#define RF_COUNTERS_OF_KEY	16

/* Operations of a kind that counts how often keys are added. */
typedef struct rf_count_ops
{
	uint32_t	max;			/* count of a key; means "or more" */

	rf_removal	(*remove) (const void *shape, uint8_t *payload, uint64_t hash);

	/*
	 * For callers that count beyond "max" elsewhere.  saturated() writes the
	 * numbers of a key's saturated counters, at most RF_COUNTERS_OF_KEY;
	 * returns how many.  lower() subtracts 1 from one that is exactly "max".
	 */
	uint32_t	(*saturated) (const void *view, uint64_t hash, uint64_t *at);
	void		(*lower) (uint8_t *payload, uint64_t at);

	/*
	 * Removes the keys of another payload of this shape, each as often as it
	 * is there.  False if this one lacks a key of the other; then, and at a
	 * tick, the payload is lost.
	 */
	bool		(*subtract) (const void *shape, uint8_t *payload,
							 const uint8_t *other, rf_tick tick);

	/*
	 * How often a key was added and not removed since, or more; "max" means
	 * that number or any above.  0: absent.
	 */
	uint32_t	(*count) (const void *view, uint64_t hash,
						  const rf_fetch *fetch);

	/*
	 * The filter of the same keys, each once, in a kind that does not count:
	 * header (except the kind), shape and payload are as built from the keys.
	 */
	const struct rf_kind_ops *set_kind;
	void		(*set) (const void *view, uint8_t *payload, rf_tick tick);
} rf_count_ops;

/* What the values of a map have in common. */
typedef struct rf_values
{
	uint32_t	any;			/* bits that one of them has */
	uint32_t	all;			/* bits that all of them have */
	bool		several;		/* does some key have more than one? */
} rf_values;

/* The number of values of a key where a payload contradicts itself. */
#define RF_VALUES_DAMAGED	UINT32_MAX

/*
 * Operations of a kind that has values to its keys.  It is built of pairs
 * (rf_pairs.h): operations that take hashes take pairs, as two words each, and
 * their numbers are of distinct pairs.  plan() of rf_kind_ops is for any
 * values, and capacity() is a guess, for few bits.
 */
typedef struct rf_map_ops
{
	uint32_t	max_values;		/* of a key */

	/* plan() and capacity() for such values. */
	rf_status	(*plan) (uint64_t npairs, double fpr, const rf_values *values,
						 void *shape);
	uint64_t	(*capacity) (uint64_t nbytes, double fpr,
							 const rf_values *values, rf_tick tick);

	/*
	 * Returns how many values a key has, 0 if it is absent, and writes up to
	 * max of them, ascending.  Only if adversarial hashes led to a list that
	 * mixes values of several keys, all of these come, perhaps some twice.
	 */
	uint32_t	(*values) (const void *view, uint64_t hash, uint32_t *values,
						   uint32_t max, const rf_fetch *fetch);
} rf_map_ops;

/* The types of operations; headers of kinds declare functions by them. */

/* False: no key has this hash. */
typedef bool rf_may_contain_op (const void *view, uint64_t hash,
								const rf_fetch *fetch);

/*
 * The same for hashes begin to end - 1, with all bytes in place: writes the
 * numbers of hashes for which it is true to found, ascending; returns how
 * many. found has space for end - begin numbers.
 */
typedef uint32_t rf_may_contain_many_op (const void *view,
										 const uint64_t *hashes,
										 uint32_t begin, uint32_t end,
										 uint32_t *found);

/*
 * Puts hashes that ascend by their highest sorted_bits bits into the order
 * that building needs, or is faster in; ascending hashes are in this order.
 */
typedef void rf_arrange_op (const void *shape, uint64_t *hashes, uint64_t n,
							uint32_t sorted_bits, rf_tick tick);

/* Shape and payload must stay; the tick is for all that follows. */
typedef rf_status rf_begin_op (rf_builder *builder, const void *shape,
							   uint64_t nkeys, uint8_t *payload,
							   uint64_t capacity, rf_tick tick);

/* Scratch bytes that add() needs for these hashes. */
typedef uint64_t rf_work_bytes_op (const void *shape, const uint64_t *hashes,
								   uint64_t n, rf_tick tick);

/*
 * Takes hashes.  Those not used must be passed again, in front of the next
 * ones; if none was used, the next call must pass more.
 */
typedef rf_status rf_add_op (rf_builder *builder, const uint64_t *hashes,
							 uint64_t n, void *work, uint64_t *used);

typedef struct rf_kind_ops
{
	uint8_t		code;			/* in the header; never changes */
	uint8_t		kind_flags;		/* flags that a header may have */
	const char *name;			/* "bloom" */
	const char *type_name;		/* "bloomfilter", to people */
	double		fpr_min;		/* lowest target rate; 0: none */
	const char *param_name;		/* of the header's parameter, if a count:
								 * "probes" */
	uint32_t	alignment;		/* fastest for its payload; 1: any */

	/*
	 * Opens the payload of a header whose envelope is valid; once accepted,
	 * it can be probed whatever its other bytes are.  The view depends only
	 * on the header and the first RF_VIEW_BYTES of payload; acceptance may
	 * depend on other bytes.  Cost: constant.
	 */
	rf_status	(*open) (void *view, const rf_wire *w, const rf_fetch *fetch,
						 rf_reason *why);

	/* Checks all that probes rely on; reads every byte that matters. */
	rf_status	(*verify) (const void *view, const rf_wire *w, rf_reason *why,
						   rf_tick tick);

	rf_may_contain_op *may_contain;
	rf_may_contain_many_op *may_contain_many;

	/*
	 * Cuts the view down to its first blocks, for keys() and fpr(); returns
	 * the factor to the whole filter's keys.  NULL: both read little anyway.
	 */
	double		(*sample) (void *view);

	/* As in rf_filter.h; keys is NULL if the header has the number. */
	uint64_t	(*keys) (const void *view, rf_tick tick);
	double		(*fpr) (const void *view, rf_tick tick);
	uint32_t	(*details) (const void *view, const rf_wire *w,
							rf_detail *details, rf_tick tick);

	/*
	 * The shape for nkeys distinct keys; RF_ERR_FPR if the kind does not
	 * support the rate, or RF_ERR_TOO_LARGE.
	 */
	rf_status	(*plan) (uint64_t nkeys, double fpr, void *shape);

	/* Payload bytes to expect; exact if the shape alone decides them. */
	uint64_t	(*expected_bytes) (const void *shape, uint64_t nkeys);

	/*
	 * Payload bytes to start with.  NULL: expected_bytes().  RF_ERR_SPACE of
	 * add() means adversarial hashes, or hundreds of pairs of one hash.
	 */
	uint64_t	(*usual_bytes) (const void *shape, uint64_t nkeys);

	/* The most keys whose payload is expected to fit nbytes. */
	uint64_t	(*capacity) (uint64_t nbytes, double fpr, rf_tick tick);

	rf_arrange_op *arrange;		/* NULL: any order will do */
	rf_begin_op *begin;
	rf_work_bytes_op *work_bytes;	/* NULL: none */
	rf_add_op  *add;

	const rf_change_ops *change;	/* NULL: built once */
	const rf_count_ops *count;	/* NULL: a set */
	const rf_map_ops *map;		/* NULL: keys have no values */
} rf_kind_ops;

RF_EXTERN_C_END

#endif							/* RF_KIND_H */
