/*-------------------------------------------------------------------------
 *
 * rf_families.h
 *	  The list of key families: the one place that names them all.
 *
 * SQL types whose equal values have equal canonical bytes (FORMAT.md) share a
 * family.  A filter answers only for keys of its own family.
 *
 * A new family takes a line here.  Codes are in every stored filter and names
 * in descriptors, so neither ever changes.  The other columns:
 *
 *		SQL		the type that has all values of the family; NULL if there is
 *				none: then the descriptor names the type
 *		alike	do equal values of one type differ in nothing else?  False for
 *				-0 and 0; 1.0 and 1.00; a day and 24 hours; 'a' and 'a ' in
 *				char(2).  Texts differ if their collation is nondeterministic
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_FAMILIES_H
#define RF_FAMILIES_H

#define RF_FAMILIES(X) \
	X(0, NONE, "none", "text", false) \
	X(1, INT, "integer", "bigint", true) \
	X(2, TEXT, "text", "text", true) \
	X(3, BYTEA, "bytea", "bytea", true) \
	X(4, UUID, "uuid", "uuid", true) \
	X(5, BOOL, "boolean", "boolean", true) \
	X(6, FLOAT, "double precision", "double precision", false) \
	X(7, NUMERIC, "numeric", "numeric", false) \
	X(8, DATE, "date", "date", true) \
	X(9, TIMESTAMP, "timestamp", "timestamp", true) \
	X(10, TIMESTAMPTZ, "timestamptz", "timestamptz", true) \
	X(11, TIME, "time", "time", true) \
	X(12, TIMETZ, "timetz", "timetz", true) \
	X(13, INTERVAL, "interval", "interval", false) \
	X(14, INET, "inet", "inet", true) \
	X(15, MACADDR, "macaddr", "macaddr", true) \
	X(16, MACADDR8, "macaddr8", "macaddr8", true) \
	X(17, ENUM, "enum", NULL, true) \
	X(18, COMPOUND, "compound", NULL, false) \
	X(19, NATIVE, "native", NULL, false) \
	X(20, OID, "oid", "oid", true) \
	X(21, XID, "xid", "xid", true) \
	X(22, XID8, "xid8", "xid8", true) \
	X(23, CID, "cid", "cid", true) \
	X(24, TID, "tid", "tid", true) \
	X(25, PG_LSN, "pg_lsn", "pg_lsn", true) \
	X(26, CHAR, "\"char\"", "\"char\"", true) \
	X(27, CHARACTER, "character", "bpchar", false)

typedef enum rf_family
{
#define RF_FAMILY_CODE(code, NAME, name, sql, alike) RF_FAMILY_##NAME = code,
	RF_FAMILIES(RF_FAMILY_CODE)
	RF_FAMILY_END				/* one more than the highest */
} rf_family;

#define RF_FAMILY_LAST			(RF_FAMILY_END - 1)

#endif							/* RF_FAMILIES_H */
