/*-------------------------------------------------------------------------
 *
 * fuzz_mutate.c
 *		Filters of every form, changed where the input says, with a check that
 *		is right again: refused, or safe to use.
 *
 * The input: which filter, what is made right afterwards, and changes, each of
 * a sort, a place and a number.
 *
 *-------------------------------------------------------------------------
 */
#include "fuzz_filter.h"

#define MOST_FILTERS	128
#define MOST_CHANGES	12
#define SPACE			64		/* for what is inserted */

static Built filters[MOST_FILTERS];
static int	nfilters;

static void
keep(Built b)
{
	if (CHECK(b.bytes != NULL && nfilters < MOST_FILTERS))
		filters[nfilters++] = b;
}

static void
make_filters(void)
{
	static const uint64_t sizes[] = {1, 3, 40, 300};
	static const double rates[] = {0.01, 0.0003, 0.5};

	for (EACH(i, sizes))
	{
		SCOPED uint64_t *hashes = random_set(sizes[i]);

		for (EACH_FORM(form))
			keep(build_form(form, hashes, sizes[i], rates[(i + (size_t) form) % 3]));
	}
	for (EACH_KIND(kind))
	{
		SCOPED uint64_t *hashes = random_set(2500);

		keep(build_any(kind, NULL, 0, 0.01));
		if (kind != RF_KIND_KEYSET)
			keep(build_any(kind, hashes, 2500, 0.1));
	}
}

/* Numbers at some border; what is there, and a little more or less. */
static uint64_t
number(uint64_t old, uint64_t choice)
{
	static const uint64_t borders[] = {0, 1, 2, 63, 64, 65, 127, 128, 192, 255, 256, 0xFFFF, 0x10000,
		0x7FFFFF, 0x800000, 0xFFFFFF, 0x3FFFFFFF, 0x40000000, 0x7FFFFFFF, 0x80000000, 0xFFFFFFC0, 0xFFFFFFFF,
		0x100000000, UINT64_MAX / 16 + 1, UINT64_MAX / 8 + 1, UINT64_MAX / 2, UINT64_MAX / 2 + 1, UINT64_MAX
	};
	uint64_t	n = LENGTH(borders);

	if (choice < n)
		return borders[choice];
	if (choice < 128)
		return old ^ UINT64_C(1) << choice % 64;
	return old + (choice - 192);
}

static void
exchange(uint8_t *a, uint8_t *b)
{
	uint64_t	word = rf_load64(a);

	rf_store64(a, rf_load64(b));
	rf_store64(b, word);
}

/* One change to bytes that have SPACE more. */
static void
change(uint8_t *bytes, uint64_t *len, uint64_t most, Input *in)
{
	uint64_t	sort = take(in, 1);
	uint64_t	at = take(in, 2);
	uint64_t	choice = take(in, 1);
	uint64_t	word;

	/* in the header, at the start of the payload, or anywhere */
	if (sort >> 6 == 0)
		at %= 40;
	else if (sort >> 6 == 1)
		at = 40 + at % 64;
	at = at < *len ? at : at % *len;
	word = *len >= 8 && at > *len - 8 ? *len - 8 : at;
	switch (sort % 9)
	{
		case 0:
			bytes[at] = (uint8_t) choice;
			break;
		case 1:
			bytes[at] ^= (uint8_t) (1 << choice % 8);
			break;
		case 2:
			rf_store16(bytes + word, (uint16_t) number(rf_load16(bytes + word), choice));
			break;
		case 3:
			rf_store32(bytes + word, (uint32_t) number(rf_load32(bytes + word), choice));
			break;
		case 4:
			rf_store64(bytes + word, number(rf_load64(bytes + word), choice));
			break;
		case 5:
			exchange(bytes + word, bytes + take_below(in, *len - 7));
			break;
		case 6:
			memset(bytes + at, choice % 2 ? 0xFF : 0, choice < *len - at ? choice : *len - at);
			break;
		case 7:					/* a little longer, all behind it moved */
			choice = choice % SPACE < most - *len ? choice % SPACE : most - *len;
			memmove(bytes + at + choice, bytes + at, *len - at);
			*len += choice;
			break;
		default:				/* or shorter */
			choice = choice < *len - at ? choice : *len - at;
			choice = choice < *len - 8 ? choice : 0;
			memmove(bytes + at, bytes + at + choice, *len - at - choice);
			*len -= choice;
			break;
	}
}

static void
fuzz(Input *in)
{
	const Built *base;
	uint64_t	how;
	Built		b;
	SCOPED uint8_t *bytes = NULL;

	if (nfilters == 0)
		make_filters();
	base = &filters[take(in, 1) % (uint64_t) nfilters];
	how = take(in, 1);
	bytes = rf_test_alloc(base->len + SPACE);
	memcpy(bytes, base->bytes, base->len);
	b.len = base->len;
	for (uint64_t i = how >> 2 & 15; i < MOST_CHANGES && input_left(in) >= 4; i++)
		change(bytes, &b.len, base->len + SPACE, in);
	if (how & 2 && b.len >= 40 && b.len - 40 >= rf_load16(bytes + 12))
		rf_store64(bytes + 32, b.len - 40 - rf_load16(bytes + 12));
	if (how & 1 && b.len >= 40)
		rf_wire_seal(bytes, b.len, NULL);
	b.bytes = rf_test_alloc(b.len);
	memcpy(b.bytes, bytes, b.len);
	check_bytes(&b, in);
	free(b.bytes);
}
