/*-------------------------------------------------------------------------
 *
 * lib_type.c
 *	  Names of kinds and of types of keys; keys that a filter can be probed
 *	  with.
 *
 *-------------------------------------------------------------------------
 */
#include <stdio.h>

#include "lib_filter.h"
#include "lib_key.h"

#define NAME_CHARS	64			/* limit of names of types */

/*
 * Names in SQL besides those of families.  The first of a type without a
 * family is its name in messages.
 */
static const struct
{
	const char *name;
	rbf_type	type;
}			names[] = {
	{"bigint", RBF_BIGINT}, {"int8", RBF_BIGINT},
	{"integer", RBF_INTEGER}, {"int", RBF_INTEGER}, {"int4", RBF_INTEGER},
	{"smallint", RBF_SMALLINT}, {"int2", RBF_SMALLINT},
	{"varchar", RBF_TEXT}, {"character varying", RBF_TEXT},
	{"name", RBF_NAME},
	{"bool", RBF_BOOLEAN},
	{"float8", RBF_DOUBLE}, {"float", RBF_DOUBLE},
	{"real", RBF_REAL}, {"float4", RBF_REAL},
	{"decimal", RBF_NUMERIC},
	{"timestamp without time zone", RBF_TIMESTAMP},
	{"timestamp with time zone", RBF_TIMESTAMPTZ},
	{"bpchar", RBF_CHARACTER},
};

#define NNAMES	(sizeof(names) / sizeof(names[0]))

const char *
rbf_type_name(rbf_type type)
{
	/* a bigint is of the family "integer" */
	if (type != RBF_BIGINT && (unsigned int) type < RF_FAMILY_END)
		return rf_families[type].name;
	for (size_t i = 0; i < NNAMES; i++)
	{
		if (names[i].type == type)
			return names[i].name;
	}
	return NULL;
}

/* The family of this name; RBF_NONE: there is none. */
static rbf_type
family_named(const char *name, size_t len)
{
	int			family = RF_FAMILY_LAST;

	while (family > RF_FAMILY_NONE &&
		   (strlen(rf_families[family].name) != len ||
			memcmp(rf_families[family].name, name, len) != 0))
		family--;
	return (rbf_type) family;
}

rbf_type
rbf_type_kept(rbf_type type)
{
	return type == RBF_INTEGER || type == RBF_SMALLINT ? RBF_BIGINT :
		type == RBF_REAL ? RBF_DOUBLE : type == RBF_NAME ? RBF_TEXT : type;
}

bool
lib_type_is_scalar(rbf_type type)
{
	return type != RBF_ENUM && lib_key_is_read(type);
}

/*
 * Normalizes the name of a type: small letters, one blank between words.  The
 * text in parentheses goes to "modifier".  False: it cannot be a name.
 */
static bool
plain_name(const char *text, size_t len, char name[NAME_CHARS], char modifier[NAME_CHARS])
{
	size_t		n = 0;
	size_t		nmodifier = 0;
	int			depth = 0;

	for (size_t i = 0; i < len; i++)
	{
		char		c = text[i];

		depth += c == '(';
		if (n == NAME_CHARS - 1 || nmodifier == NAME_CHARS - 1)
			return false;
		if (depth > 0 && c != '(' && c != ')' && c != ' ')
			modifier[nmodifier++] = c;
		else if (c == ' ' && (n == 0 || name[n - 1] == ' '))
			continue;
		else if (depth == 0)
			name[n++] = c >= 'A' && c <= 'Z' ? (char) (c | 0x20) : c;
		depth -= c == ')' && depth > 0;
	}
	while (n > 0 && name[n - 1] == ' ')
		n--;
	name[n] = '\0';
	modifier[nmodifier] = '\0';
	return depth == 0 && (nmodifier > 0 || memchr(text, '(', len) == NULL);
}

/* float(n) is a real or double precision; other modifiers are refused. */
static bool
type_named(const char *text, size_t len, rbf_type *type, rbf_error *error)
{
	char		name[NAME_CHARS];
	char		modifier[NAME_CHARS];
	bool		known = plain_name(text, len, name, modifier);
	int			digits = 0;
	char		end;

	*type = RBF_NONE;
	/* in SQL it has the length 1 */
	if (known && strcmp(name, "char") == 0)
	{
		*type = RBF_CHARACTER;
		strcpy(modifier, "1");
	}
	for (size_t i = 0; known && *type == RBF_NONE && i < NNAMES; i++)
	{
		if (strcmp(name, names[i].name) == 0)
			*type = names[i].type;
	}
	if (known && *type == RBF_NONE)
		*type = family_named(name, strlen(name));
	if (!lib_type_is_scalar(*type))
		return lib_fail(error, RBF_ERR_TYPE, "keys of type \"%.*s\" cannot be read from text here",
						len < NAME_CHARS ? (int) len : NAME_CHARS, text);
	if (modifier[0] == '\0')
		return true;
	if (strcmp(name, "float") == 0 && sscanf(modifier, "%2d%c", &digits, &end) == 1 &&
		digits >= 1 && digits <= 53)
	{
		*type = digits <= 24 ? RBF_REAL : RBF_DOUBLE;
		return true;
	}
	return lib_fail(error, RBF_ERR_TYPE,
					"type \"%.*s\" has a length or precision: keys are read as they are written, neither rounded nor cut; write \"%s\"",
					(int) len, text, *type == RBF_CHARACTER ? "bpchar" : rbf_type_name(*type));
}

bool
rbf_columns_named(const char *types, rbf_columns *columns, rbf_error *error)
{
	const char *from = types;
	int			depth = 0;

	columns->n = 0;
	for (const char *p = types;; p++)
	{
		if (*p == '(' || *p == ')')
			depth += *p == '(' ? 1 : -1;
		if (*p != '\0' && (*p != ',' || depth > 0))
			continue;
		if (columns->n == RBF_MAX_COLUMNS)
			return lib_fail(error, RBF_ERR_TYPE, "a key has at most %d columns", RBF_MAX_COLUMNS);
		if (!type_named(from, (size_t) (p - from), &columns->types[columns->n++], error))
			return false;
		if (*p == '\0')
			return true;
		from = p + 1;
	}
}

size_t
lib_type_descriptor(const rbf_columns *columns, char desc[LIB_TYPE_DESC_BYTES])
{
	size_t		len = 0;

	for (unsigned int i = 0; i < columns->n; i++)
		len += (size_t) snprintf(desc + len, LIB_TYPE_DESC_BYTES - len, "%s%s", i == 0 ? "(" : ",",
								 rf_families[rbf_type_kept(columns->types[i])].name);
	len += (size_t) snprintf(desc + len, LIB_TYPE_DESC_BYTES - len, ")");
	return len;
}

/* Reads the descriptor of a row; false: some column is not read here. */
static bool
read_descriptor(const rf_key_type *keys, rbf_columns *columns)
{
	const char *p = keys->desc + 1;
	const char *end = keys->desc + keys->desc_len;

	columns->n = 0;
	if (keys->desc_len < 2 || keys->desc[0] != '(')
		return false;
	while (p < end && columns->n < RBF_MAX_COLUMNS)
	{
		size_t		len = 0;
		rbf_type   *type = &columns->types[columns->n++];

		while (p + len < end && p[len] != ',' && p[len] != ')')
			len++;
		*type = family_named(p, len);
		p += len;
		if (!lib_type_is_scalar(*type) || p == end)
			return false;
		if (*p++ == ')')
			return p == end && columns->n > 1;
	}
	return false;
}

bool
rbf_columns_of(const rbf_filter *filter, rbf_columns *columns, rbf_error *error)
{
	const rf_key_type *keys = &filter->view.wire.key_type;
	rbf_type	type = rbf_type_of(filter);

	columns->n = type == RBF_NONE ? 0 : 1;
	columns->types[0] = type;
	if (type == RBF_NONE || lib_key_is_read(type) ||
		(type == RBF_COMPOUND && read_descriptor(keys, columns)))
		return true;
	return lib_fail(error, RBF_ERR_TYPE, "keys of type %s cannot be read here: probe the filter in SQL",
					rbf_type_of_name(filter));
}

/* Can a filter of type "kept" be probed with keys that are read as "type"? */
static bool
converts(rbf_type type, rbf_type kept)
{
	type = rbf_type_kept(type);
	return type == kept ||
		(type == RBF_BIGINT && kept == RBF_NUMERIC) || (type == RBF_NUMERIC && kept == RBF_BIGINT);
}

bool
rbf_columns_for(const rbf_filter *filter, const char *types, rbf_columns *columns, rbf_error *error)
{
	rbf_columns kept;
	bool		fits;

	/* only the filter knows types such as "public.mood" */
	if (types == NULL || strcmp(types, rbf_type_of_name(filter)) == 0)
		return rbf_columns_of(filter, columns, error);
	if (!rbf_columns_named(types, columns, error) || !rbf_columns_of(filter, &kept, error))
		return false;
	fits = columns->n == kept.n || kept.n == 0;
	for (unsigned int i = 0; fits && i < kept.n; i++)
		fits = kept.n == 1 ? converts(columns->types[i], kept.types[i]) :
			rbf_type_kept(columns->types[i]) == kept.types[i];
	return fits || lib_types_differ(error, rbf_type_of_name(filter), types);
}

int
rbf_contains_key(const rbf_filter *filter, rbf_type type, uint64_t hash, rbf_error *error)
{
	rbf_type	kept = rbf_type_of(filter);

	if (kept != RBF_NONE && (rbf_type_kept(type) != kept || filter->desc != NULL))
	{
		(void) lib_types_differ(error, rbf_type_of_name(filter), rbf_type_name(type));
		return -1;
	}
	return rbf_contains(filter, hash);
}

const char *
rbf_type_of_name(const rbf_filter *filter)
{
	return filter->type_name != NULL ? filter->type_name : rbf_type_name(rbf_type_of(filter));
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
