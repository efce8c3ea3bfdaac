/*-------------------------------------------------------------------------
 *
 * lib_type.c
 *	  Names of kinds and of types of keys.
 *
 *-------------------------------------------------------------------------
 */
#include <stdlib.h>

#include "core/rf_filter.h"
#include "lib_type.h"

/* A type under one of its names in SQL; the first is the one to show. */
typedef struct lib_type_name
{
	const char *name;
	rbf_type	type;
} lib_type_name;

static const lib_type_name names[] = {
	{"bigint", RBF_INTEGER}, {"integer", RBF_INTEGER}, {"smallint", RBF_INTEGER},
	{"int", RBF_INTEGER}, {"int8", RBF_INTEGER}, {"int4", RBF_INTEGER}, {"int2", RBF_INTEGER},
	{"text", RBF_TEXT}, {"varchar", RBF_TEXT}, {"character varying", RBF_TEXT},
	{"name", RBF_NAME},
	{"bytea", RBF_BYTEA},
	{"uuid", RBF_UUID},
	{"boolean", RBF_BOOLEAN}, {"bool", RBF_BOOLEAN},
	{"double precision", RBF_DOUBLE}, {"float8", RBF_DOUBLE}, {"float", RBF_DOUBLE},
	{"real", RBF_REAL}, {"float4", RBF_REAL},
	{"numeric", RBF_NUMERIC}, {"decimal", RBF_NUMERIC},
	{"date", RBF_DATE},
	{"timestamp", RBF_TIMESTAMP}, {"timestamp without time zone", RBF_TIMESTAMP},
	{"timestamptz", RBF_TIMESTAMPTZ}, {"timestamp with time zone", RBF_TIMESTAMPTZ},
	{"time", RBF_TIME}, {"time without time zone", RBF_TIME},
	{"timetz", RBF_TIMETZ}, {"time with time zone", RBF_TIMETZ},
	{"interval", RBF_INTERVAL},
	{"inet", RBF_INET}, {"cidr", RBF_INET},
	{"macaddr", RBF_MACADDR},
	{"macaddr8", RBF_MACADDR8},
	{"oid", RBF_OID},
	{"xid", RBF_XID},
	{"xid8", RBF_XID8},
	{"cid", RBF_CID},
	{"tid", RBF_TID},
	{"pg_lsn", RBF_PG_LSN},
	{"\"char\"", RBF_CHAR},
	{"character", RBF_CHARACTER}, {"char", RBF_CHARACTER}, {"bpchar", RBF_CHARACTER},
	/* those without texts to read, or without one name */
	{"none", RBF_NONE}, {"enum", RBF_ENUM}, {"compound", RBF_COMPOUND}, {"native", RBF_NATIVE},
};

#define NNAMES	(sizeof(names) / sizeof(names[0]))

const char *
rbf_type_name(rbf_type type)
{
	for (size_t i = 0; i < NNAMES; i++)
	{
		if (names[i].type == type)
			return names[i].name;
	}
	return NULL;
}

static char
lower(char c)
{
	return c >= 'A' && c <= 'Z' ? (char) (c - 'A' + 'a') : c;
}

/* Does a name say the same as a type's?  Its blanks may be any number. */
static bool
same_name(const char *given, const char *name)
{
	while (*given == ' ')
		given++;
	for (; *name != '\0'; name++)
	{
		if (*name == ' ' ? *given != ' ' : lower(*given) != *name)
			return false;
		given++;
		while (*name == ' ' && *given == ' ')
			given++;
	}
	while (*given == ' ')
		given++;
	return *given == '\0';
}

/*
 * The number in parentheses that follows a name, after which the name is cut
 * off; 0 if there is none, -1 if what is there is no number.
 */
static int
cut_number(char *name)
{
	char	   *p = strchr(name, '(');
	int			number = 0;

	if (p == NULL)
		return 0;
	*p++ = '\0';
	while (*p == ' ')
		p++;
	if (*p < '1' || *p > '9')
		return -1;
	while (*p >= '0' && *p <= '9' && number < 100000000)
		number = 10 * number + *p++ - '0';
	while (*p == ' ')
		p++;
	return p[0] == ')' && p[1] == '\0' ? number : -1;
}

bool
rbf_type_named(const char *name, rbf_type *type)
{
	char		plain[64];
	int			number;

	if (strlen(name) >= sizeof(plain))
		return false;
	strcpy(plain, name);
	number = cut_number(plain);
	for (size_t i = 0; i < NNAMES; i++)
	{
		if (!same_name(plain, names[i].name))
			continue;
		*type = names[i].type;
		if (number == 0 || (number > 0 && *type == RBF_CHARACTER))
			return lib_type_is_scalar(*type);
		if (strcmp(names[i].name, "float") != 0 || number < 0 || number > 53)
			return false;
		*type = number <= 24 ? RBF_REAL : RBF_DOUBLE;
		return true;
	}
	return false;
}

uint8_t
lib_type_family(rbf_type type)
{
	switch (type)
	{
		case RBF_REAL:
			return RF_FAMILY_FLOAT;
		case RBF_NAME:
			return RF_FAMILY_TEXT;
		default:
			return type < RBF_NONE || (int) type > RF_FAMILY_LAST ? RF_FAMILY_END : (uint8_t) type;
	}
}

bool
lib_type_is_scalar(rbf_type type)
{
	return type != RBF_NONE && type != RBF_ENUM && type != RBF_COMPOUND && type != RBF_NATIVE &&
		rbf_type_name(type) != NULL;
}

const char *
rbf_kind_name(rbf_kind kind)
{
	const rf_kind_ops *ops = rf_kind_find((uint32_t) kind);

	return ops != NULL ? ops->name : NULL;
}

bool
rbf_kind_named(const char *name, rbf_kind *kind)
{
	for (uint32_t code = 0; code < RF_KIND_END; code++)
	{
		const rf_kind_ops *ops = rf_kind_find(code);

		if (ops != NULL && strcmp(ops->name, name) == 0)
		{
			*kind = (rbf_kind) code;
			return true;
		}
	}
	return false;
}
