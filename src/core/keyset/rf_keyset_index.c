/*-------------------------------------------------------------------------
 *
 * rf_keyset_index.c
 *	  The index of a keyset; rf_keyset.h explains it.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_keyset_impl.h"

/* Entry k, if n hashes have expected ranks below those of its piece. */
static inline uint16_t
entry_of(uint64_t k, uint64_t nbelow)
{
	uint64_t	v = nbelow + RF_KEYSET_ENTRY_ZERO - k * RF_KEYSET_PIECE;

	if (RF_UNLIKELY(v > UINT16_MAX))
		v = nbelow > k * RF_KEYSET_PIECE ? UINT16_MAX : 0;
	return (uint16_t) v;
}

/*
 * Writes the index of ascending hashes to "to", or compares it if "to" is
 * NULL.  Returns the first entry that differs, or one past the last.
 */
RF_INLINE uint64_t
scan_index(const rf_keyset *ks, uint8_t *to, rf_pace *pace)
{
	const uint64_t end = rf_keyset_last_entry(ks->nkeys) + 1;
	uint64_t	i = 0,
				k = 0;

	while (k < end)
	{
		uint64_t	begin = i + k;

		while (k < end && i + k - begin < RF_PIECE)
		{
			uint16_t	v;

			if (i < ks->nkeys && rf_keyset_expected_rank(ks, rf_keyset_hash(ks, i)) <
				k * RF_KEYSET_PIECE)
			{
				i++;
				continue;
			}
			v = entry_of(k, i);
			if (to != NULL)
				rf_store16(to + k * RF_KEYSET_ENTRY_BYTES, v);
			else if (rf_load16(ks->index + k * RF_KEYSET_ENTRY_BYTES) != v)
				return k;
			k++;
		}
		rf_pace_steps(pace, i + k - begin);
	}
	return k;
}

void
rf_keyset_write_index(uint8_t *payload, uint64_t nkeys, rf_pace *pace)
{
	rf_keyset	ks = rf_keyset_at(payload, nkeys);

	if (ks.index != NULL)
		(void) scan_index(&ks, payload + nkeys * RF_KEYSET_KEY_BYTES, pace);
}

uint64_t
rf_keyset_check_index(const rf_keyset *ks, rf_pace *pace)
{
	return scan_index(ks, NULL, pace);
}
