/*-------------------------------------------------------------------------
 *
 * cli_records.c
 *	  Ends of records, and the texts of their fields.
 *
 * Lines and fields have no quoting.  CSV is read as by COPY: each quote begins
 * or ends a quoted part, so a line end ends a record if the number of quotes
 * before it is even.  In COPY's text format, as CopyReadAttributesText() reads
 * it, a backslash makes the next byte part of the field, even a delimiter or a
 * line end.
 *
 *-------------------------------------------------------------------------
 */
#include "cli/cli.h"

#include <string.h>

#define COUNTED 128				/* bytes to count in 8 bits */

size_t
cli_count(const char *bytes, size_t len, char what)
{
	size_t		n = 0;

	/* a constant number of bytes at a time, for SIMD */
	for (; len >= COUNTED; len -= COUNTED, bytes += COUNTED)
	{
		uint8_t		sum = 0;

		for (size_t i = 0; i < COUNTED; i++)
			sum = (uint8_t) (sum + (bytes[i] == what));
		n += sum;
	}
	for (size_t i = 0; i < len; i++)
		n += bytes[i] == what;
	return n;
}

/* Is there an odd number of backslashes in front of "at"? */
static bool
is_escaped(const char *record, const char *at)
{
	const char *first = at;

	while (first > record && first[-1] == '\\')
		first--;
	return ((at - first) & 1) != 0;
}

/* Searches only new bytes, from the end. */
void
cli_tail_look(cli_tail *tail, const cli_input *input, const char *block, size_t len)
{
	const char *from = block + tail->seen;
	const char *to = block + len;
	const char *at;
	bool		quoted = false;

	if (input->layout == CLI_CSV)
		quoted = tail->quoted ^ (cli_count(from, (size_t) (to - from), '"') & 1);
	tail->quoted = quoted;
	tail->seen = len;

	while ((at = memrchr(from, input->end, (size_t) (to - from))) != NULL)
	{
		bool		inside = false;

		if (input->layout == CLI_CSV)
			inside = quoted ^= cli_count(at, (size_t) (to - at), '"') & 1;
		else if (input->layout == CLI_COPY)
			inside = is_escaped(block, at);
		if (!inside)
		{
			tail->end = (size_t) (at - block) + 1;
			tail->line_end = at > block && at[-1] == '\r' && input->end == '\n' &&
				(input->layout != CLI_COPY || !is_escaped(block, at - 1)) ?
				CLI_END_CRLF : CLI_END_PLAIN;
			break;
		}
		to = at;
	}
}

const char *
cli_lone_cr(const cli_input *input, const char *block, const char *limit)
{
	const char *seen = block;
	bool		quoted = false;

	if (input->layout != CLI_CSV && input->layout != CLI_COPY)
		return NULL;
	for (const char *at = block; (at = memchr(at, '\r', (size_t) (limit - at))) != NULL; at++)
	{
		if (at + 1 < limit && at[1] == '\n')
			continue;
		if (input->layout == CLI_CSV)
		{
			quoted ^= cli_count(seen, (size_t) (at - seen), '"') & 1;
			seen = at;
		}
		if (input->layout == CLI_CSV ? !quoted : !is_escaped(block, at))
			return at;
	}
	return NULL;
}

static char *
begin_text(cli_cell *cell, size_t len)
{
	if (cell->space_len < len)
	{
		cell->space_len = len + len / 2 + 64;
		cell->space = cli_resize(cell->space, cell->space_len);
	}
	return cell->space;
}

static void
set_text(cli_cell *cell, const cli_input *input, const char *text, size_t len, bool can_be_null)
{
	cell->text = text;
	cell->len = len;
	cell->state = can_be_null && input->null != NULL && len == input->null_len &&
		memcmp(text, input->null, len) == 0 ? CLI_CELL_NULL : CLI_CELL_TEXT;
}

/* Is this the line "\." that ends COPY's data (CSV: before PostgreSQL 18)? */
static bool
ends_data(const char *from, const char *end)
{
	return end - from == 2 && from[0] == '\\' && from[1] == '.';
}

/* Reads a field of a record without quotes and backslashes. */
static const char *
read_plain(cli_cell *cell, const cli_input *input, size_t field, const char *from,
		   const char *limit)
{
	const char *end = memchr(from, input->end, (size_t) (limit - from));
	const char *next = end != NULL ? end + 1 : limit;

	/* a CR at the end of the file counts as a line end */
	if (end == NULL)
		end = limit;
	if (input->end == '\n' && end > from && end[-1] == '\r')
		end--;

	if (input->layout == CLI_CSV && ends_data(from, end))
	{
		cell->state = CLI_CELL_MARK;
		return next;
	}
	cell->fields = 1;
	if (input->layout != CLI_LINES)
	{
		const char *stop;

		while ((stop = memchr(from, input->delimiter, (size_t) (end - from))) != NULL &&
			   cell->fields < field)
		{
			from = stop + 1;
			cell->fields++;
		}
		if (cell->fields < field)
		{
			cell->state = CLI_CELL_MISSING;
			return next;
		}
		if (stop != NULL)
			end = stop;
	}
	set_text(cell, input, from, (size_t) (end - from), true);
	return next;
}

static const char *
read_csv(cli_cell *cell, const cli_input *input, size_t field, const char *from, const char *limit)
{
	const char *at = from;
	size_t		number = 1;

	for (;;)
	{
		const char *begin = at;
		bool		quotes = false;
		bool		quoted = false;
		const char *end;
		size_t		cr;

		for (; at < limit; at++)
		{
			if (*at == '"')
			{
				quotes = true;
				quoted = !quoted;
			}
			else if (!quoted && (*at == input->delimiter || *at == '\n'))
				break;
		}
		if (quoted)
		{
			cell->state = CLI_CELL_OPEN;
			return limit;
		}
		end = at;
		cr = at < limit && *at == '\n' && at > begin && at[-1] == '\r';
		end -= cr;
		if (number == 1 && ends_data(begin, end) && (at == limit || *at == '\n'))
		{
			cell->state = CLI_CELL_MARK;
			return at < limit ? at + 1 : limit;
		}
		if (number == field)
		{
			if (!quotes)
				set_text(cell, input, begin, (size_t) (end - begin), true);
			else
			{
				char	   *text = begin_text(cell, (size_t) (end - begin));
				size_t		len = 0;

				for (; begin < end; begin++)
				{
					if (*begin != '"')
						text[len++] = *begin;
					else if (quoted && begin + 1 < end && begin[1] == '"')
						text[len++] = *begin++;
					else
						quoted = !quoted;
				}
				set_text(cell, input, text, len, false);
			}
		}
		if (at == limit || *at == '\n')
			break;
		at++;
		number++;
	}
	cell->fields = number;
	if (number < field)
		cell->state = CLI_CELL_MISSING;
	return at < limit ? at + 1 : limit;
}

static int
hex_digit(char c)
{
	if (c >= '0' && c <= '9')
		return c - '0';
	c |= 0x20;
	return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* Decodes the backslashes of a field as COPY does. */
static size_t
decode_copy(char *text, const char *from, const char *end)
{
	static const char names[] = "bfnrtv";
	static const char bytes[] = "\b\f\n\r\t\v";
	size_t		len = 0;

	while (from < end)
	{
		char		c = *from++;

		if (c == '\\')
		{
			const char *name;

			/* the server drops it at the end, too */
			if (from == end)
				break;
			c = *from++;
			name = c != '\0' ? strchr(names, c) : NULL;
			if (name != NULL)
				c = bytes[name - names];
			else if (c >= '0' && c <= '7')
			{
				int			value = c - '0';

				for (int i = 0; i < 2 && from < end && *from >= '0' && *from <= '7'; i++)
					value = value * 8 + (*from++ - '0');
				c = (char) value;
			}
			else if (c == 'x' && from < end && hex_digit(*from) >= 0)
			{
				int			value = hex_digit(*from++);

				if (from < end && hex_digit(*from) >= 0)
					value = value * 16 + hex_digit(*from++);
				c = (char) value;
			}
		}
		text[len++] = c;
	}
	return len;
}

static const char *
read_copy(cli_cell *cell, const cli_input *input, size_t field, const char *from, const char *limit)
{
	const char *end = from;
	const char *stop = NULL;
	const char *next;
	bool		escapes = false;

	while ((end = memchr(end, '\n', (size_t) (limit - end))) != NULL && is_escaped(from, end))
		end++;
	next = end != NULL ? end + 1 : limit;
	if (end == NULL && limit > from && (limit[-1] == '\n' || is_escaped(from, limit)))
	{
		cell->state = CLI_CELL_OPEN;
		return limit;
	}
	if (end == NULL)
		end = limit;
	else if (end > from && end[-1] == '\r' && !is_escaped(from, end - 1))
		end--;
	if (ends_data(from, end))
	{
		cell->state = CLI_CELL_NO_ROW;
		return next;
	}

	cell->fields = 1;
	for (const char *at = from; at < end; at++)
	{
		if (*at == '\\')
		{
			if (at + 1 < end && *++at == '.')
			{
				cell->state = CLI_CELL_MARK;
				return next;
			}
			/* skip hexadecimal digits: one of them may be the delimiter */
			if (*at == 'x')
			{
				for (int i = 0; i < 2 && at + 1 < end && hex_digit(at[1]) >= 0; i++)
					at++;
			}
			escapes |= stop == NULL;
		}
		else if (*at == input->delimiter && stop == NULL)
		{
			if (cell->fields == field)
				stop = at;
			else
			{
				cell->fields++;
				from = at + 1;
				escapes = false;
			}
		}
	}
	if (stop != NULL)
		end = stop;

	/* NULL is compared before decoding */
	set_text(cell, input, from, (size_t) (end - from), true);
	if (escapes && cell->state != CLI_CELL_NULL)
	{
		char	   *text = begin_text(cell, (size_t) (end - from));

		set_text(cell, input, text, decode_copy(text, from, end), false);
	}
	if (cell->fields < field)
		cell->state = CLI_CELL_MISSING;
	return next;
}

const char *
cli_cell_read(cli_cell *cell, const cli_input *input, bool plain,
			  size_t field, const char *from, const char *limit)
{
	return plain ? read_plain(cell, input, field, from, limit) :
		input->layout == CLI_CSV ? read_csv(cell, input, field, from, limit) :
		read_copy(cell, input, field, from, limit);
}
