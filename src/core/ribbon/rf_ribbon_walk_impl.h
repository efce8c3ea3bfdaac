/*-------------------------------------------------------------------------
 *
 * rf_ribbon_walk_impl.h
 *	  From a hash to its row: in the dense form, in its chunk, or in the
 *	  overflow.
 *
 * A template, for filters, whose answer is a bool, and for maps, whose answer
 * is a word.  The includer defines the type Answer, ANSWER_ABSENT,
 * ANSWER_DAMAGED for a payload that contradicts itself, and
 *
 *		words_in_row()		an InRow that any machine can run
 *		words_at_end()		an AtEnd, likewise
 *		in_list(ribbon, list, n, hash)
 *		ROW_RESULT(hash)	Row.result
 *
 * A probe fetches what it reads (rf_fetch): the directory's entry, the byte of
 * thresholds and, behind it in the same chunk, the row; or, for the few keys
 * that are bumped, the overflow.
 *
 *-------------------------------------------------------------------------
 */
/* Answers of a variant about a row, and for less likely cases. */
typedef Answer (*InRow) (const rf_ribbon_system *sys, const uint8_t *solution,
						 Row row);
typedef Answer (*AtEnd) (const rf_ribbon_system *sys, const uint8_t *solution,
						 Row row);
typedef Answer (*Dense) (const rf_ribbon_system *sys, const uint8_t *solution,
						 uint32_t seed, uint64_t hash);

RF_INLINE Row
dense_row(const rf_ribbon_system *sys, uint32_t seed, uint64_t hash)
{
	uint64_t	h = rf_hash_remix(hash, seed);
	Row			row;

	row.start = rf_ribbon_start(sys, h);
	row.coeff = rf_ribbon_coeff(sys, h);
	row.result = ROW_RESULT(h);
	return row;
}

/*
 * The dense form: a system, a list in its place, or nothing.  The last two
 * have no full starts, so most probes need not tell them apart.
 */
RF_INLINE Answer
probe_dense(const rf_ribbon *ribbon, uint64_t hash, InRow in_row,
			AtEnd at_end, const rf_fetch *fetch)
{
	const rf_ribbon_system *sys = &ribbon->main;
	Row			row = dense_row(sys, ribbon->seed, hash);

	rf_need(fetch, ribbon->data, ribbon->main_bytes);
	if (row.start < sys->full_starts)
		return in_row(sys, ribbon->data, row);
	if (RF_UNLIKELY(ribbon->shape.slots == 0))
		return ANSWER_ABSENT;
	if (RF_UNLIKELY(ribbon->seed == RF_RIBBON_SEED_LIST))
		return in_list(ribbon, ribbon->data, ribbon->shape.slots, hash);
	return at_end(sys, ribbon->data, row);
}

/*
 * May the keys of a place be bumped?  Not from the threshold of its bucket on;
 * but class 3 may mean that the whole bucket is bumped.
 */
RF_INLINE bool
may_be_bumped(const uint8_t *chunk, uint32_t place)
{
	/* The lowest place that is not bumped, by class: four bytes in a word. */
	const uint32_t bump_below = RF_RIBBON_STEP << 8 |
	(2 * RF_RIBBON_STEP) << 16 | (uint32_t) RF_RIBBON_BUCKET << 24;
	uint32_t	class = rf_ribbon_class(chunk, place / RF_RIBBON_BUCKET);

	return place % RF_RIBBON_BUCKET < ((bump_below >> (8 * class)) & 0xFF);
}

/* Bytes of the one or two blocks that a row picks from. */
static uint64_t
row_bytes(const rf_ribbon_system *sys, uint32_t start)
{
	uint32_t	nblocks = start < sys->full_starts ? 2 : 1;

	return sizeof(uint64_t) * nblocks *
		rf_ribbon_block_columns(sys, start / RF_RIBBON_WIDTH);
}

static void
need_row(const rf_ribbon_system *sys, const uint8_t *solution, uint32_t start,
		 const rf_fetch *fetch)
{
	uint32_t	block = start / RF_RIBBON_WIDTH;

	rf_need(fetch, solution + sizeof(uint64_t) * rf_ribbon_block_word(sys, block),
			row_bytes(sys, start));
	if (sys->value_columns > 0)
		rf_need(fetch, rf_ribbon_values_of(sys, solution, block),
				sizeof(uint64_t) * sys->value_columns *
				(start < sys->full_starts ? 2 : 1));
}

/* Fetches a byte of thresholds, and most probably the row. */
static void
need_classes(const rf_ribbon_system *sys, const uint8_t *chunk,
			 const uint8_t *solution, uint32_t place, uint32_t start,
			 const rf_fetch *fetch)
{
	const uint8_t *classes = chunk + place / RF_RIBBON_BUCKET / 4;
	const uint8_t *row = solution + sizeof(uint64_t) *
	rf_ribbon_block_word(sys, start / RF_RIBBON_WIDTH);

	rf_need_soon(fetch, classes, 1,
				 (uint64_t) (row - classes) + row_bytes(sys, start));
}

/* Given may_be_bumped(): below the threshold of class 3, or bucket listed. */
static bool
is_bumped(const rf_ribbon_overflow *overflow, uint32_t place)
{
	uint32_t	bucket = place / RF_RIBBON_BUCKET;
	uint32_t	lo = 0,
				hi = overflow->nwhole;

	if (place % RF_RIBBON_BUCKET < RF_RIBBON_STEPS * RF_RIBBON_STEP)
		return true;
	while (lo < hi)
	{
		uint32_t	mid = (lo + hi) / 2;
		uint32_t	listed = rf_load16(overflow->whole + sizeof(uint16_t) * mid);

		if (listed == bucket)
			return true;
		if (listed < bucket)
			lo = mid + 1;
		else
			hi = mid;
	}
	return false;
}

/* A key that may be bumped: probes the overflow if it is, else the chunk. */
static RF_NOINLINE Answer
probe_bumped(const rf_ribbon *ribbon, uint64_t hash, Dense dense,
			 const rf_fetch *fetch)
{
	const rf_ribbon_system *sys = &ribbon->main;
	rf_ribbon_overflow overflow;
	uint64_t	fraction,
				chunk,
				at,
				len;
	const uint8_t *solution;
	Row			row;

	fraction = rf_mul128(hash, ribbon->shape.nchunks, &chunk);
	if (fetch != NULL &&
		rf_ribbon_overflow_extent(ribbon, chunk, &at, &len))
		rf_need(fetch, ribbon->data + at, len);
	if (!rf_ribbon_find_overflow(ribbon, chunk, &overflow))
		return ANSWER_DAMAGED;
	if (is_bumped(&overflow, rf_ribbon_place(sys, fraction)))
	{
		if (overflow.slots == 0)
			return ANSWER_ABSENT;	/* no key was bumped */
		if (RF_UNLIKELY(overflow.seed == RF_RIBBON_SEED_LIST))
			return in_list(ribbon, overflow.solution, overflow.slots, hash);
		return dense(&overflow.system, overflow.solution, overflow.seed, hash);
	}

	row.start = rf_ribbon_start(sys, fraction);
	row.coeff = rf_ribbon_coeff(sys, hash);
	row.result = ROW_RESULT(hash);
	solution = rf_ribbon_find_chunk(ribbon, chunk) + ribbon->class_bytes;
	if (fetch != NULL)
		need_row(sys, solution, row.start, fetch);
	if (row.start < sys->full_starts)
		return words_in_row(sys, solution, row);
	return words_at_end(sys, solution, row);
}

RF_INLINE Answer
probe(const rf_ribbon *ribbon, uint64_t hash, InRow in_row, AtEnd at_end,
	  Dense dense, const rf_fetch *fetch)
{
	const rf_ribbon_system *sys = &ribbon->main;
	Row			row;
	uint64_t	fraction = hash;
	uint64_t	i;
	uint32_t	place;
	const uint8_t *chunk = ribbon->data,
			   *solution;

	if (ribbon->shape.nchunks == 0)
		return probe_dense(ribbon, hash, in_row, at_end, fetch);

	if (ribbon->directory != NULL)
	{
		fraction = rf_mul128(hash, ribbon->shape.nchunks, &i);
		/* this chunk's entry and the next */
		rf_need(fetch, ribbon->directory + 4 * i, 8);
		chunk = rf_ribbon_find_chunk(ribbon, i);
		if (RF_UNLIKELY(chunk == NULL))
			return ANSWER_DAMAGED;
	}
	row.start = rf_ribbon_start(sys, fraction);
	place = rf_ribbon_place(sys, fraction);
	solution = chunk + ribbon->class_bytes;
	if (fetch != NULL)
		need_classes(sys, chunk, solution, place, row.start, fetch);
	if (RF_UNLIKELY(may_be_bumped(chunk, place)))
		return probe_bumped(ribbon, hash, dense, fetch);
	if (fetch != NULL)
		need_row(sys, solution, row.start, fetch);
	row.coeff = rf_ribbon_coeff(sys, hash);
	row.result = ROW_RESULT(hash);
	if (RF_LIKELY(row.start < sys->full_starts))
		return in_row(sys, solution, row);
	return at_end(sys, solution, row);
}
