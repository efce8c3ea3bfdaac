/*-------------------------------------------------------------------------
 *
 * rf_wire.c
 *	  Reading and writing the envelope; see rf_wire.h for the layout.
 *
 * The first file to read foreign bytes, so it trusts nothing: every length is
 * compared with the bytes at hand before anything is read.  An unknown
 * version, hash, family or key flag is refused (kinds and their flags by
 * rf_filter.c), since a misread filter could have false negatives.
 *
 *-------------------------------------------------------------------------
 */
#include "rf_wire.h"

#include "rf_hash_inline.h"

/* Offsets of the header's fields: the table in rf_wire.h. */
#define AT_MAGIC		0
#define AT_VERSION		3
#define AT_KIND			4
#define AT_HASH			5
#define AT_FAMILY		6
#define AT_FLAGS		7
#define AT_CHECK		8
#define AT_DESC_LEN		12
#define AT_PARAM		14
#define AT_NKEYS		16
#define AT_FPR			24
#define AT_PAYLOAD_LEN	32

#define FAMILY_ROW(code, NAME, name, sql, alike) [code] = {name, sql, alike},
const rf_family_row rf_families[RF_FAMILY_END] = {RF_FAMILIES(FAMILY_ROW)};

static const uint8_t magic[3] = {0xAD, 0xB7, 0xE2};

rf_status
rf_wire_open(rf_wire *w, const uint8_t *bytes, uint64_t len, rf_reason *why)
{
	rf_key_type *keys = &w->key_type;
	uint8_t		flags;
	uint64_t	left;
	uint32_t	i;

	if (len < RF_WIRE_HEADER_BYTES)
		return rf_refuse(why, RF_ERR_TRUNCATED, "header",
						 RF_WIRE_HEADER_BYTES, RF_WIRE_HEADER_BYTES, len);
	if (memcmp(bytes + AT_MAGIC, magic, sizeof(magic)) != 0)
		return rf_refuse_value(why, RF_ERR_MAGIC, "magic", 0);
	if (bytes[AT_VERSION] != RF_WIRE_VERSION)
		return rf_refuse(why, RF_ERR_VERSION, "format version",
						 RF_WIRE_VERSION, RF_WIRE_VERSION, bytes[AT_VERSION]);

	w->kind = bytes[AT_KIND];
	keys->family = bytes[AT_FAMILY];
	flags = bytes[AT_FLAGS];
	keys->flags = flags & RF_FLAGS_KEY;
	w->kind_flags = flags & RF_FLAGS_KIND;
	w->param = rf_load16(bytes + AT_PARAM);
	keys->desc_len = rf_load16(bytes + AT_DESC_LEN);
	w->nkeys = rf_load64(bytes + AT_NKEYS);
	w->fpr = rf_load_double(bytes + AT_FPR);
	w->payload_len = rf_load64(bytes + AT_PAYLOAD_LEN);

	if (bytes[AT_HASH] != RF_HASH_XXH3_64)
		return rf_refuse(why, RF_ERR_HASH, "hash function", RF_HASH_XXH3_64,
						 RF_HASH_XXH3_64, bytes[AT_HASH]);
	if (keys->family > RF_FAMILY_LAST)
		return rf_refuse(why, RF_ERR_FAMILY, "key family", 0, RF_FAMILY_LAST,
						 keys->family);
	if ((flags & ~(RF_FLAGS_KEY | RF_FLAGS_KIND)) != 0 ||
		keys->flags == RF_FLAG_NATIVE_BE ||
		(keys->family == RF_FAMILY_NATIVE && keys->flags == 0) ||
		(keys->family != RF_FAMILY_NATIVE &&
		 keys->family != RF_FAMILY_COMPOUND && keys->flags != 0))
		return rf_refuse_value(why, RF_ERR_FAMILY, "flags byte", flags);
	if (rf_family_has_desc(keys->family) && keys->desc_len == 0)
		return rf_refuse(why, RF_ERR_FAMILY, "descriptor length",
						 1, RF_WIRE_MAX_DESC, keys->desc_len);
	if (!rf_family_has_desc(keys->family) && keys->desc_len > 0)
		return rf_refuse(why, RF_ERR_FAMILY, "descriptor length",
						 0, 0, keys->desc_len);
	if (w->nkeys > RF_WIRE_MAX_KEYS)
		return rf_refuse(why, RF_ERR_STRUCTURE, "number of keys",
						 0, RF_WIRE_MAX_KEYS, w->nkeys);
	/* Written so that NaN is refused as well. */
	if (!(w->fpr >= RF_FPR_MIN && w->fpr <= RF_FPR_MAX) && !(w->fpr == 0))
		return rf_refuse_value(why, RF_ERR_STRUCTURE, "target rate", 0);

	left = len - RF_WIRE_HEADER_BYTES;
	if (keys->desc_len > left)
		return rf_refuse(why, RF_ERR_TRUNCATED, "key type descriptor",
						 keys->desc_len, keys->desc_len, left);
	left -= keys->desc_len;
	if (w->payload_len > left)
		return rf_refuse(why, RF_ERR_TRUNCATED, "payload",
						 w->payload_len, w->payload_len, left);
	if (w->payload_len < left)
		return rf_refuse(why, RF_ERR_TRAILING, "payload",
						 w->payload_len, w->payload_len, left);
	keys->desc = (const char *) bytes + RF_WIRE_HEADER_BYTES;
	w->payload = bytes + RF_WIRE_HEADER_BYTES + keys->desc_len;
	for (i = 0; i < keys->desc_len; i++)
	{
		if (keys->desc[i] == '\0')
			return rf_refuse_value(why, RF_ERR_FAMILY, "key type descriptor",
								   i);
	}
	return RF_OK;
}

uint8_t
rf_wire_kind(const uint8_t *bytes)
{
	return bytes[AT_KIND];
}

uint16_t
rf_wire_desc_len(const uint8_t *bytes)
{
	return rf_load16(bytes + AT_DESC_LEN);
}

static uint32_t
wire_check(const uint8_t *bytes, uint64_t len, rf_tick tick)
{
	uint64_t	seed = XXH3_64bits(bytes, AT_CHECK);
	uint64_t	i = AT_DESC_LEN;
	rf_pace		pace = {tick, 0};
	XXH3_state_t state;

	if (len - i <= 8 * RF_PIECE)
		return (uint32_t) XXH3_64bits_withSeed(bytes + i, len - i, seed);

	/* Hashing in pieces gives the same value. */
	XXH3_INITSTATE(&state);
	(void) XXH3_64bits_reset_withSeed(&state, seed);
	while (i < len)
	{
		uint64_t	piece = len - i < 8 * RF_PIECE ? len - i : 8 * RF_PIECE;

		(void) XXH3_64bits_update(&state, bytes + i, piece);
		rf_pace_steps(&pace, piece / 8);
		i += piece;
	}
	return (uint32_t) XXH3_64bits_digest(&state);
}

rf_status
rf_wire_verify(const uint8_t *bytes, uint64_t len, rf_reason *why,
			   rf_tick tick)
{
	uint32_t	stored = rf_load32(bytes + AT_CHECK);
	uint32_t	check = wire_check(bytes, len, tick);

	if (stored != check)
		return rf_refuse(why, RF_ERR_CHECKSUM, "check", check, check, stored);
	return RF_OK;
}

void
rf_wire_write(uint8_t *bytes, const rf_wire *w)
{
	memcpy(bytes + AT_MAGIC, magic, sizeof(magic));
	bytes[AT_VERSION] = RF_WIRE_VERSION;
	bytes[AT_KIND] = w->kind;
	bytes[AT_HASH] = RF_HASH_XXH3_64;
	bytes[AT_FAMILY] = w->key_type.family;
	bytes[AT_FLAGS] = w->kind_flags | w->key_type.flags;
	rf_store32(bytes + AT_CHECK, 0);
	rf_store16(bytes + AT_DESC_LEN, w->key_type.desc_len);
	rf_store16(bytes + AT_PARAM, w->param);
	rf_store64(bytes + AT_NKEYS, w->nkeys);
	rf_store_double(bytes + AT_FPR, w->fpr);
	rf_store64(bytes + AT_PAYLOAD_LEN, w->payload_len);
	if (w->key_type.desc_len > 0)
		memcpy(bytes + RF_WIRE_HEADER_BYTES, w->key_type.desc, w->key_type.desc_len);
}

void
rf_wire_seal(uint8_t *bytes, uint64_t len, rf_tick tick)
{
	rf_store32(bytes + AT_CHECK, wire_check(bytes, len, tick));
}
