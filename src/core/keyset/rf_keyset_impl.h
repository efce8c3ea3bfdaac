/*-------------------------------------------------------------------------
 *
 * rf_keyset_impl.h
 *	  Private to the files of keysets.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_KEYSET_IMPL_H
#define RF_KEYSET_IMPL_H

#include "rf_keyset.h"

/* The entry of the index for a difference of 0. */
#define RF_KEYSET_ENTRY_ZERO	0x8000

/* The rank of a hash if hashes were evenly spread: less than nkeys. */
static inline uint64_t
rf_keyset_expected_rank(const rf_keyset *ks, uint64_t hash)
{
	return rf_mulhi64(hash, ks->nkeys);
}

static inline uint64_t
rf_keyset_last_entry(uint64_t nkeys)
{
	return (nkeys - 1) / RF_KEYSET_PIECE + 1;
}

/* A set in place.  Its size alone decides whether it has an index. */
static inline rf_keyset
rf_keyset_at(const uint8_t *payload, uint64_t nkeys)
{
	rf_keyset	ks = {nkeys, payload, NULL};

	if (nkeys >= RF_KEYSET_INDEX_MIN)
		ks.index = payload + nkeys * RF_KEYSET_KEY_BYTES;
	return ks;
}

/* Completes a payload whose hashes have been written. */
extern void rf_keyset_write_index(uint8_t *payload, uint64_t nkeys,
								  rf_pace *pace);

/* First wrong entry, given ascending hashes; one past the last if none. */
extern uint64_t rf_keyset_check_index(const rf_keyset *ks, rf_pace *pace);

/* See rf_kind.h. */
extern rf_may_contain_op rf_keyset_may_contain_fetching;
extern rf_may_contain_many_op rf_keyset_may_contain_many;

#endif							/* RF_KEYSET_IMPL_H */
