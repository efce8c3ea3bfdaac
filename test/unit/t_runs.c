/*-------------------------------------------------------------------------
 *
 * t_runs.c
 *		Runs of hashes and of pairs: what was appended and what comes of
 *		merging it, against qsort.
 *
 * The file is an array.  Places, and what is merged, are allocated at exactly
 * the size that was promised to be enough.
 *
 *-------------------------------------------------------------------------
 */
#include <setjmp.h>

#include "core/base/rf_runs.h"
#include "rf_test.h"

#define MOST_ITEMS	6000
#define MOST_RUNS	40

/* What pieces are made of. */
typedef enum Shape
{
	RANDOM,
	FEW,						/* items that are different */
	ONE,
	ONE_HASH,					/* of pairs, with values at random */
	ONE_FAR,					/* all equal, but for one at either end */
	RISING,						/* each piece above the one before, or equal */
	FALLING,
	NSHAPES
} Shape;

typedef struct Input
{
	rf_runs		runs;
	rf_run		array[MOST_RUNS];
	uint64_t	file[2 * MOST_ITEMS];
	uint64_t	nread;
	uint64_t	fail_at;		/* the read of these many items; 0: none */
	bool		jump;			/* ... leaves, and does not return */
	jmp_buf		out;
} Input;

static Input in;

static rf_status
read_items(void *arg, uint64_t from, uint64_t *items, uint64_t n)
{
	Input	   *input = arg;
	const rf_items *form = &input->runs.form;

	CHECK(n > 0 && from + n <= input->runs.nitems);
	input->nread += n;
	if (input->fail_at > 0 && input->nread >= input->fail_at)
	{
		if (input->jump)
			longjmp(input->out, 1);
		return RF_ERR_TRUNCATED;
	}
	memcpy(items, input->file + from * form->words, rf_items_bytes(form, n));
	return RF_OK;
}

static int
compare_hashes(const void *a, const void *b)
{
	uint64_t	x,
				y;

	memcpy(&x, a, sizeof(x));
	memcpy(&y, b, sizeof(y));
	return (x > y) - (x < y);
}

static int
compare_pairs(const void *a, const void *b)
{
	int			hashes = compare_hashes(a, b);

	return hashes != 0 ? hashes :
		compare_hashes((const char *) a + sizeof(uint64_t), (const char *) b + sizeof(uint64_t));
}

/* Sorts, and keeps each up to max_repeats times. */
static uint64_t
naive_compact(uint64_t *items, uint64_t n, const rf_items *form)
{
	size_t		size = rf_items_bytes(form, 1);
	uint64_t	kept = 0;

	qsort(items, n, size, form->words == 1 ? compare_hashes : compare_pairs);
	for (uint64_t i = 0; i < n; i++)
	{
		const uint64_t *item = items + i * form->words;

		if (kept < form->max_repeats ||
			memcmp(items + (kept - form->max_repeats) * form->words, item, size) != 0)
			memmove(items + kept++ * form->words, item, size);
	}
	return kept;
}

static void
fill(uint64_t *items, uint64_t n, uint32_t words, Shape shape, uint64_t piece)
{
	for (uint64_t i = 0; i < n * words; i++)
	{
		uint64_t	r = rf_test_rand();
		bool		value = words > 1 && i % 2 == 1;

		switch (shape)
		{
			case RANDOM:
				items[i] = value ? r % 5 : r;
				break;
			case FEW:
				items[i] = value ? r % 2 : r % 30 << 58;
				break;
			case ONE:
				items[i] = UINT64_MAX;
				break;
			case ONE_HASH:
				items[i] = value ? r % 1000 : 7;
				break;
			case ONE_FAR:
				items[i] = i / words == 0 ? piece % 2 * UINT64_MAX : 1;
				break;
			case RISING:
				items[i] = piece * 100 + r % 101;
				break;
			default:
				items[i] = (1000 - piece) * 100 + r % 101;
				break;
		}
	}
}

/* Appends pieces; returns how many runs they make. */
static uint32_t
append_pieces(uint32_t words, uint32_t max_repeats, Shape shape, uint64_t npieces, uint64_t most)
{
	rf_runs    *runs = &in.runs;
	rf_items	form = {words, max_repeats};
	uint32_t	nruns = 0;

	*runs = (rf_runs)
	{
		.form = form,.runs = in.array,.read = read_items,.arg = &in
	};
	in.fail_at = 0;
	for (uint64_t i = 0; i < npieces; i++)
	{
		uint64_t   *piece = in.file + runs->nitems * words;
		uint64_t	n = 1 + rf_test_rand_below(most);
		int			order = 1;

		fill(piece, n, words, shape, i);
		n = naive_compact(piece, n, &form);
		if (i > 0)
			order = (words == 1 ? compare_hashes : compare_pairs) (piece, piece - words);
		nruns += i == 0 || order < 0 || (order == 0 && max_repeats == 1);
		rf_runs_append(runs, piece, n);
	}
	return nruns;
}

/*
 * Merges all, with room for some items of each run, into an array of its own;
 * returns how many there are.
 */
static uint64_t *
merge_all(uint64_t room, uint64_t *total, rf_status *status)
{
	rf_runs    *runs = &in.runs;
	const rf_items *form = &runs->form;
	uint64_t	space = room * runs->nruns + rf_test_rand_below(runs->nruns);
	uint64_t   *places = rf_test_alloc(rf_items_bytes(form, space));
	uint64_t   *items = rf_test_alloc(rf_items_bytes(form, space));
	uint64_t   *all = rf_test_alloc(rf_items_bytes(form, runs->nitems));
	uint64_t	n = 0;

	*total = 0;
	in.nread = 0;
	rf_runs_rewind(runs);
	if (setjmp(in.out) == 0)
	{
		do
		{
			*status = rf_runs_next(runs, places, space, items, &n, NULL);
			if (*status != RF_OK)
				break;
			CHECK(*total + n <= runs->nitems && n <= space);
			memcpy(all + *total * form->words, items, rf_items_bytes(form, n));
			*total += n;
		} while (n > 0);
	}
	free(places);
	free(items);
	return all;
}

/*
 * Merged items ascend, each comes once in a set, as often as in the file at
 * most and not less often than it is to be kept.
 */
static void
check_merged(uint64_t room, const char *what)
{
	rf_runs    *runs = &in.runs;
	const rf_items *form = &runs->form;
	const rf_items all = {form->words, UINT32_MAX};
	rf_status	status;
	uint64_t	n,
				kept;
	uint64_t   *merged = merge_all(room, &n, &status);
	uint64_t   *expected = rf_test_alloc(rf_items_bytes(form, runs->nitems));
	uint64_t   *sorted = rf_test_alloc(rf_items_bytes(form, n));

	CHECK(status == RF_OK, "%s", what);
	CHECK_EQ(in.nread, runs->nitems);	/* each once */
	memcpy(expected, in.file, rf_items_bytes(form, runs->nitems));
	kept = naive_compact(expected, runs->nitems, form);
	memcpy(sorted, merged, rf_items_bytes(form, n));
	(void) naive_compact(sorted, n, &all);
	CHECK_BYTES(merged, sorted, rf_items_bytes(form, n));
	if (form->max_repeats == 1)
		CHECK(n == kept, "%s", what);
	CHECK(naive_compact(sorted, n, form) == kept, "%s", what);
	CHECK_BYTES(sorted, expected, rf_items_bytes(form, kept));
	free(merged);
	free(expected);
	free(sorted);
}

TEST(merged_is_sorted)
{
	static const uint32_t repeats[] = {1, 2, 15};

	for (int round = 0; round < 4200; round++)
	{
		Shape		shape = (Shape) (round % NSHAPES);
		uint32_t	words = 1 + (uint32_t) (round / NSHAPES % 2);
		uint32_t	max_repeats = words == 1 ? repeats[rf_test_rand_below(3)] : 1;
		uint64_t	npieces = 1 + rf_test_rand_below(MOST_RUNS);
		uint64_t	most = 1 + rf_test_rand_below(round % 3 == 0 ? 5 : MOST_ITEMS / MOST_RUNS);
		uint32_t	nruns = append_pieces(words, max_repeats, shape, npieces, most);
		char		what[100];

		(void) snprintf(what, sizeof(what), "shape %d, %u words, %u repeats, %" PRIu64 " pieces",
						shape, words, max_repeats, npieces);
		CHECK(in.runs.nruns == nruns, "%s", what);
		check_merged(1 + rf_test_rand_below(round % 5 == 0 ? 2 : most + 2), what);

		/* once more, with a room that all fit */
		check_merged(in.runs.nitems, what);
	}
}

TEST(reads_that_fail)
{
	for (int round = 0; round < 500; round++)
	{
		uint32_t	words = 1 + (uint32_t) (round % 2);
		rf_status	status = RF_OK;
		uint64_t	n;

		(void) append_pieces(words, 1, (Shape) (round % NSHAPES), 10, 40);
		in.fail_at = 1 + rf_test_rand_below(in.runs.nitems);
		in.jump = round % 3 == 0;
		free(merge_all(3, &n, &status));
		CHECK(status == (in.jump ? RF_OK : RF_ERR_TRUNCATED));

		/* nothing is lost by it */
		in.fail_at = 0;
		check_merged(3, "after a failure");
	}
}

/* Merging ends, and writes nothing beyond its bounds (merge_all). */
TEST(files_that_have_changed)
{
	uint64_t	refused = 0;

	for (int round = 0; round < 1000; round++)
	{
		uint32_t	words = 1 + (uint32_t) (round % 2);
		rf_status	status;
		uint64_t	n;

		(void) append_pieces(words, 1, RANDOM, 1 + rf_test_rand_below(10), 40);
		for (uint64_t i = rf_test_rand_below(100); i > 0; i--)
			in.file[rf_test_rand_below(in.runs.nitems * words)] = rf_test_rand();
		free(merge_all(1 + rf_test_rand_below(10), &n, &status));
		CHECK(status == RF_OK || status == RF_ERR_ORDER);
		refused += status != RF_OK;
	}
	CHECK(refused > 0);
}

TEST_MAIN
