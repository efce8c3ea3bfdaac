/*-------------------------------------------------------------------------
 *
 * fuzz_open.c
 *		Any bytes as a filter: refused, or safe to use.
 *
 * The first byte of the input says whether the rest gets a check that is
 * right, and a payload length that fits, as an enemy would see to; and which
 * kind is expected.
 *
 *-------------------------------------------------------------------------
 */
#include "fuzz_filter.h"

#define MOST_BYTES	16384

static void
fuzz(Input *in)
{
	uint64_t	how = take(in, 1);
	Built		b;
	size_t		len;
	rf_filter	f;
	rf_kind		kind = (rf_kind) (how >> 4);
	Input		nothing = {in->end, in->end};

	b.bytes = take_bytes(in, MOST_BYTES, &len);
	b.len = len;
	if (how & 2 && b.len >= 40 && b.len - 40 >= rf_load16(b.bytes + 12))
		rf_store64(b.bytes + 32, b.len - 40 - rf_load16(b.bytes + 12));
	if (how & 1 && b.len >= 40)
		rf_wire_seal(b.bytes, b.len, NULL);

	check_bytes(&b, &nothing);
	if (rf_filter_open(&f, kind, b.bytes, b.len, RF_OPEN, NULL, NULL) == RF_OK)
		CHECK(kind == RF_KIND_ANY || f.wire.kind == kind);
	free(b.bytes);
}
