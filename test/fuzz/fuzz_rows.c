/*-------------------------------------------------------------------------
 *
 * fuzz_rows.c
 *		Files of rows as the command reads them: beside a parser that looks at
 *		a character at a time, and whatever the size of blocks and of reads.
 *
 * The input has the options, then the file; or a text to be an option.
 *
 * fuzz_world.h is what the command runs in here.
 *
 *-------------------------------------------------------------------------
 */
#include "fuzz_world.h"

/* ---- The same rows, a character at a time ---- */

typedef struct Row
{
	size_t		begin,
				end;			/* the next one's begin */
	cli_cell_state state;
	size_t		text,			/* in the texts */
				len;
} Row;

static struct
{
	Row			rows[MOST_BYTES + 1];
	size_t		nrows;
	char		texts[MOST_BYTES + 1];
	bool		lone_cr;		/* the file is none */
}			plain;

static bool
is_null(const cli_input *input, const char *text, size_t len)
{
	return input->null != NULL && strlen(input->null) == len && memcmp(input->null, text, len) == 0;
}

static int
hex_value(char c)
{
	const char *digits = "0123456789abcdefABCDEF";
	const char *at = c == '\0' ? NULL : strchr(digits, c);

	return at == NULL ? -1 : (int) (at - digits) - (at - digits > 15 ? 6 : 0);
}

/*
 * Reads one record of file [from, len), whose key is the field of that number;
 * returns where the next one begins.
 */
static size_t
plain_record(const cli_input *input, size_t field, const char *file, size_t from, size_t len, Row *row, char *texts)
{
	size_t		number = 1,
				at = from,
				nraw = 0,		/* characters of the field as it stands */
				ntext = 0;
	bool		quoted = false,
				quotes = false,
				wanted,
				mark = false,
				open = false,
				plain_cr = false;	/* the last character is a CR as it is */
	char		raw[MOST_BYTES + 1];

	row->begin = from;
	row->state = CLI_CELL_MISSING;
	for (;; at++)
	{
		char		c;
		bool		ends = at == len;

		wanted = field <= 1 ? number == 1 : number == field;
		if (!ends)
		{
			c = file[at];
			ends = c == input->end && !quoted;
		}
		if (ends || (c == input->delimiter && !quoted && input->layout != CLI_LINES))
		{
			/* what is left of a line end */
			if (ends && plain_cr && input->end == '\n' && (at < len || input->layout == CLI_LINES || input->layout == CLI_FIELDS))
			{
				nraw--;
				ntext -= wanted;
			}
			if (wanted && row->state == CLI_CELL_MISSING)
			{
				row->len = ntext;
				row->state = !quotes && is_null(input, raw, nraw) ? CLI_CELL_NULL : CLI_CELL_TEXT;
			}
			if (ends)
				break;
			number++;
			nraw = ntext = 0;
			quotes = plain_cr = false;
			continue;
		}
		plain_cr = c == '\r' && !quoted;
		raw[nraw++] = c;
		if (input->layout == CLI_CSV && c == '"')
		{
			quotes = true;
			if (quoted && at + 1 < len && file[at + 1] == '"')
			{
				raw[nraw++] = file[++at];
				if (wanted)
					texts[ntext++] = '"';
			}
			else
				quoted = !quoted;
			continue;
		}
		if (input->layout == CLI_COPY && c == '\\')
		{
			int			value;

			if (at + 1 == len)
			{
				open = true;
				continue;
			}
			c = raw[nraw++] = file[++at];
			mark |= c == '.';
			open = c == '\n' && at + 1 == len;
			value = (unsigned char) c;
			if (c >= '0' && c <= '7')
			{
				value = c - '0';
				for (int i = 0; i < 2 && at + 1 < len && file[at + 1] >= '0' && file[at + 1] <= '7'; i++)
					value = value * 8 + ((raw[nraw++] = file[++at]) - '0');
			}
			else if (c == 'x' && at + 1 < len && hex_value(file[at + 1]) >= 0)
			{
				value = hex_value(raw[nraw++] = file[++at]);
				if (at + 1 < len && hex_value(file[at + 1]) >= 0)
					value = value * 16 + hex_value(raw[nraw++] = file[++at]);
			}
			else if (c != '\0' && strchr("bfnrtv", c) != NULL)
				value = "\b\f\n\r\t\v"[strchr("bfnrtv", c) - "bfnrtv"];
			c = (char) value;
		}
		if (wanted)
			texts[ntext++] = c;
	}

	/* raw is what the last field stands like: the record, if there is one */
	if (input->layout == CLI_CSV && quoted)
		row->state = CLI_CELL_OPEN;
	else if (input->layout == CLI_COPY && open)
		row->state = CLI_CELL_OPEN;
	else if (input->layout == CLI_CSV && number == 1 && nraw == 2 && memcmp(raw, "\\.", 2) == 0)
		row->state = CLI_CELL_MARK;
	else if (input->layout == CLI_COPY && number == 1 && nraw == 2 && memcmp(raw, "\\.", 2) == 0)
		row->state = CLI_CELL_NO_ROW;
	else if (mark)
		row->state = CLI_CELL_MARK;
	row->end = at < len ? at + 1 : len;
	return row->end;
}

/* Is there a CR that neither is data nor stands before LF? */
static bool
plain_lone_cr(const cli_input *input, const char *file, size_t len)
{
	bool		quoted = false;

	if (input->layout != CLI_CSV && input->layout != CLI_COPY)
		return false;
	for (size_t at = 0; at < len; at++)
	{
		if (input->layout == CLI_CSV && file[at] == '"')
			quoted = !quoted;
		else if (input->layout == CLI_COPY && file[at] == '\\')
			at++;
		else if (file[at] == '\r' && !quoted && (at + 1 == len || file[at + 1] != '\n'))
			return true;
	}
	return false;
}

/* The number of the field named "b" in the header; 0: none, or two. */
static size_t
plain_field(const cli_input *input, const char *file, size_t len)
{
	cli_input	named = *input;
	size_t		found = 0;
	char		text[MOST_BYTES + 1];
	Row			row;

	named.null = NULL;
	for (size_t field = 1;; field++)
	{
		(void) plain_record(&named, field, file, 0, len, &row, text);
		if (row.state != CLI_CELL_TEXT)
			return found;
		if (row.len == 1 && text[0] == 'b')
		{
			if (found > 0)
				return 0;
			found = field;
		}
	}
}

/* Do the first bytes say that it is compressed, or not UTF-8? */
static bool
plain_mark(const char *file, size_t len)
{
	return (len >= 2 && (memcmp(file, "\x1F\x8B", 2) == 0 || memcmp(file, "\xFF\xFE", 2) == 0 ||
						 memcmp(file, "\xFE\xFF", 2) == 0)) ||
		(len >= 3 && memcmp(file, "\xEF\xBB\xBF", 3) == 0) ||
		(len >= 4 && memcmp(file, "\x28\xB5\x2F\xFD", 4) == 0) ||
		(len >= 5 && memcmp(file, "\xFD" "7zXZ", 5) == 0);
}

/* All rows; false: the command must fail. */
static bool
plain_rows(const cli_input *input, const char *file, size_t len)
{
	size_t		at = 0,
				ntexts = 0,
				field = input->fields[0];

	plain.nrows = 0;
	if (plain_mark(file, len) || plain_lone_cr(input, file, len))
		return false;
	if (input->header && len > 0)
	{
		char		text[MOST_BYTES + 1];
		Row			row;

		at = plain_record(input, 1, file, 0, len, &row, text);
		if (row.state == CLI_CELL_OPEN)
			return false;
		if (input->names[0] != NULL && (field = plain_field(input, file, at)) == 0)
			return false;
	}
	while (at < len)
	{
		Row		   *row = &plain.rows[plain.nrows++];

		row->text = ntexts;
		row->len = 0;
		at = plain_record(input, field, file, at, len, row, plain.texts + ntexts);
		ntexts += row->len;
	}
	return true;
}

/* ---- Runs ---- */

static const char *const types[] = {"text", "bigint", "numeric", "double precision"};

typedef struct Options
{
	bool		probe,
				inverted,
				count,
				typed,			/* by --type */
				two_files;
	int			type,
				as;				/* of the filter */
	cli_input	input;			/* what it comes to */
	char		argv[20][40];
	int			argc;
} Options;

static void
__attribute__((format(printf, 2, 3)))
add_argument(Options *o, const char *format,...)
{
	va_list		ap;

	va_start(ap, format);
	vsnprintf(o->argv[o->argc++], sizeof(o->argv[0]), format, ap);
	va_end(ap);
}

/* Options that go together; those that do not are for cli_options.c. */
static void
take_options(Options *o, Input *in)
{
	static const char *const reactions[] = {"keep", "skip", "stop"};
	static const char delimiters[] = "\t,|;a0A \"";
	uint64_t	how = take(in, 1);
	uint64_t	where = take(in, 1);
	uint64_t	what = take(in, 1);
	char		delimiter;

	memset(o, 0, sizeof(*o));
	o->input.layout = (cli_layout) (how & 3);
	o->input.header = how >> 2 & 1;
	o->input.on_error = (cli_on_error) ((how >> 3 & 3) % 3);
	o->probe = how >> 5 & 1;
	o->inverted = how >> 6 & 1;
	o->two_files = how >> 7;
	o->input.end = '\n';
	o->input.fields[0] = 1 + (where & 3);
	delimiter = delimiters[(where >> 2 & 15) % (sizeof(delimiters) - 1)];
	o->type = (int) (what & 3);
	o->as = o->type;
	o->typed = !o->probe || (what >> 2 & 1);
	o->count = o->probe && what >> 3 & 1;
	if (o->typed && o->probe && what >> 4 & 1)
		o->as = o->type == 1 ? 2 : o->type == 2 ? 1 : o->type;

	add_argument(o, "%s", o->probe ? "probe" : "hash");
	if (o->input.layout == CLI_CSV || o->input.layout == CLI_COPY)
	{
		add_argument(o, o->input.layout == CLI_CSV ? "--csv" : "--copy");
		o->input.delimiter = o->input.layout == CLI_CSV ? ',' : '\t';
		o->input.null = o->input.layout == CLI_CSV ? "" : "\\N";
		if (delimiter == '"' || (o->input.layout == CLI_COPY && (delimiter == 'a' || delimiter == '0')))
			delimiter = '\t';
	}
	else
	{
		o->input.delimiter = '\t';
		if (what >> 5 & 1)
		{
			add_argument(o, "-0");
			o->input.end = '\0';
		}
	}
	if (o->input.layout != CLI_LINES)
	{
		if (where >> 6 & 1)
		{
			add_argument(o, "--delimiter=%c", delimiter);
			o->input.delimiter = delimiter;
		}
		if (where >> 7 && o->input.header)
		{
			add_argument(o, "--field=b");
			o->input.names[0] = "b";
			o->input.fields[0] = 0;
		}
		else
			add_argument(o, "--field=%zu", o->input.fields[0]);
	}
	else
		o->input.fields[0] = 0;
	if (o->input.header)
		add_argument(o, "--header");
	if (what >> 6 & 1)
	{
		add_argument(o, "--null=%s", what >> 7 ? "1" : "NULL");
		o->input.null = what >> 7 ? "1" : "NULL";
	}
	add_argument(o, "--on-error=%s", reactions[o->input.on_error]);
	if (o->typed)
		add_argument(o, "--type=%s", types[o->type]);
	if (o->inverted && o->probe)
		add_argument(o, "-v");
	if (o->count)
		add_argument(o, "-c");
	add_argument(o, "--threads=1");
	add_argument(o, "--quiet");
}

/* Runs the command on the file, read in blocks and pieces of some size. */
static void
run(const Options *o, size_t block, uint64_t reads, Outcome *outcome)
{
	char		buffer[40];
	char		words[20][40];
	char	   *argv[30];
	volatile int argc = 0;

	memcpy(words, o->argv, sizeof(words));
	for (int i = 0; i < o->argc; i++)
		argv[argc++] = words[i];
	snprintf(buffer, sizeof(buffer), "--buffer=%zu", block);
	argv[argc++] = buffer;
	if (o->probe)
		argv[argc++] = strcpy(words[19], "filter");
	argv[argc++] = strcpy(words[18], "first");
	if (o->two_files)
		argv[argc++] = strcpy(words[17], "second");
	argv[argc] = NULL;

	outcome->status = -1;
	outcome->len = 0;
	outcome->messages = 0;
	world.outcome = outcome;
	world.reads = reads;
	world.nmemory = 0;
	optind = 0;
	if (setjmp(world.end) == 0)
	{
		outcome->status = o->probe ? cli_probe(argc, argv) : cli_hash(argc, argv);
		world.filter = NULL;	/* the command has freed it */
		CHECK(world.nmemory == 0, "%zu allocations are left", world.nmemory);
	}
	while (world.nmemory > 0)
		fuzz_free(world.memory[0]);
	rbf_free(world.filter);
	world.filter = NULL;
}

static rbf_type
type_of(int i)
{
	rbf_columns columns = {0};

	CHECK(rbf_columns_named(types[i], &columns, NULL) && columns.n == 1);
	return columns.types[0];
}

/* A filter of every other key that the rows have. */
static rbf_filter *
make_filter(const Options *o)
{
	rbf_builder *builder = rbf_builder_sized(RBF_BLOOM, type_of(o->as), 0.01, 50, NULL);
	rbf_filter *filter;
	uint64_t	one = 1;

	for (size_t i = 0; i < plain.nrows; i++)
	{
		const Row  *row = &plain.rows[i];
		uint64_t	hash;

		if (row->state == CLI_CELL_TEXT && rbf_key_hash(type_of(o->as), plain.texts + row->text, row->len, &hash, NULL) && hash % 2)
			CHECK(rbf_builder_add(builder, &hash, 1, NULL));
	}
	/* so that it is one of a type */
	CHECK(rbf_builder_add(builder, &one, 1, NULL));
	filter = rbf_builder_finish(builder, NULL);
	rbf_builder_free(builder);
	return filter;
}

typedef enum Judgement
{
	HAS_KEY,
	NO_KEY,
	PROBLEM,
	NO_ROW
} Judgement;

/* What a row's key is, and if there is a filter, whether it has it. */
static Judgement
judge(const Options *o, const rbf_filter *filter, const Row *row, uint64_t *hash, bool *may)
{
	const char *text = plain.texts + row->text;
	int			found;

	*may = false;
	if (row->state == CLI_CELL_NO_ROW)
		return NO_ROW;
	if (row->state == CLI_CELL_NULL)
		return NO_KEY;
	if (row->state != CLI_CELL_TEXT)
		return PROBLEM;
	found = rbf_key_hash_as(type_of(o->typed ? o->type : o->as), type_of(o->as), text, row->len, hash, NULL);
	if (found <= 0)
		return found == 0 ? NO_KEY : PROBLEM;
	*may = filter != NULL && rbf_contains(filter, *hash);
	return HAS_KEY;
}

/* What must come of it, if the file is one and has no problem to stop at. */
static void
expect(const Options *o, const rbf_filter *filter, const char *file, Outcome *outcome)
{
	size_t		passed = 0;

	outcome->len = 0;
	outcome->status = CLI_SOME;
	world.outcome = outcome;
	if (o->probe && !o->count && o->input.header && plain.nrows > 0)
		cli_write(file, plain.rows[0].begin);
	for (size_t i = 0; i < plain.nrows; i++)
	{
		const Row  *row = &plain.rows[i];
		uint64_t	hash = 0;
		bool		may;
		Judgement	judgement = judge(o, filter, row, &hash, &may);
		bool		passes;
		char		line[40];

		if (judgement == PROBLEM && o->input.on_error == CLI_STOP)
		{
			outcome->status = CLI_ERROR;
			return;
		}
		if (judgement == NO_ROW || (judgement == PROBLEM && o->input.on_error == CLI_SKIP))
			continue;
		if (!o->probe)
		{
			int			len = judgement == HAS_KEY ? snprintf(line, sizeof(line), "%" PRId64, (int64_t) hash) : 0;

			line[len] = o->input.end;
			cli_write(line, (size_t) len + 1);
			continue;
		}
		passes = judgement == PROBLEM || (judgement == HAS_KEY ? may : false) != o->inverted;
		passed += passes;
		if (passes && !o->count)
			cli_write(file + row->begin, row->end - row->begin);
	}
	if (o->count)
	{
		char		line[40];

		cli_write(line, (size_t) snprintf(line, sizeof(line), "%zu\n", passed));
	}
	if (o->probe)
		outcome->status = passed > 0 ? CLI_SOME : CLI_NONE;
}

/* The same, unless it failed: then perhaps more of the same. */
static void
compare(const Outcome *a, const Outcome *b, const char *what)
{
	size_t		len = a->len < b->len ? a->len : b->len;

	CHECK(a->status == b->status, "%s: status %d, not %d", what, a->status, b->status);
	CHECK(a->status == CLI_ERROR || a->len == b->len, "%s: %zu bytes, not %zu", what, a->len, b->len);
	if (len > 0)
		CHECK(memcmp(a->out, b->out, len) == 0, "%s: another output", what);
}

/*
 * Has the file lines that end in CR and LF, and others?  Which of them the
 * last record of another file is given, if it has no end, depends on blocks.
 */
static bool
has_mixed_ends(const char *file, size_t len)
{
	bool		crlf = false,
				lf = false;

	for (size_t i = 0; i < len; i++)
	{
		crlf |= file[i] == '\n' && i > 0 && file[i - 1] == '\r';
		lf |= file[i] == '\n' && (i == 0 || file[i - 1] != '\r');
	}
	return crlf && lf;
}

static void
check_rows(Input *in)
{
	static Outcome whole,
				pieces,
				expected;
	Options		o;
	size_t		block,
				len,
				cut = 0;
	uint64_t	reads;
	SCOPED char *file = NULL;
	rbf_filter *filter = NULL;
	bool		sound;

	take_options(&o, in);
	block = 16 + take(in, 1);
	reads = take(in, 2);
	if (o.two_files)
		cut = take(in, 2);
	file = (char *) take_bytes(in, MOST_BYTES, &len);
	cut = cut > len ? len : cut;
	if (!o.two_files)
		cut = len;
	world.files[0] = file;
	world.lens[0] = cut;
	world.files[1] = file + cut;
	world.lens[1] = len - cut;

	sound = plain_rows(&o.input, file, cut);
	if (o.probe)
		filter = make_filter(&o);
	world.filter = filter == NULL ? NULL : rbf_copy(filter, NULL);
	run(&o, MOST_BYTES * 2, 0, &whole);
	world.filter = filter == NULL ? NULL : rbf_copy(filter, NULL);
	run(&o, block, reads, &pieces);
	if (!o.two_files || !has_mixed_ends(file + cut, len - cut))
		compare(&pieces, &whole, "pieces");
	CHECK(whole.status == CLI_ERROR || whole.messages == pieces.messages, "other messages in pieces");
	if (!o.two_files)
	{
		if (sound)
		{
			expect(&o, filter, file, &expected);
			/* a header alone is passed on, too */
			if (o.probe && !o.count && o.input.header && plain.nrows == 0)
				cli_write(file, len);
			compare(&whole, &expected, "whole");
		}
		else
			CHECK(whole.status == CLI_ERROR, "a broken file is read");
	}
	rbf_free(filter);
}

/* ---- Options ---- */

static bool
plain_number(const char *text, size_t n, uint64_t max, uint64_t *number)
{
	*number = 0;
	if (n == 0)
		return false;
	for (size_t i = 0; i < n; i++)
	{
		uint64_t	digit = (uint64_t) (unsigned char) text[i] - '0';

		if (digit > 9 || *number > max / 10 || *number * 10 > max - digit)
			return false;
		*number = *number * 10 + digit;
	}
	return true;
}

static void
check_option(Input *in)
{
	static Outcome outcome;
	static volatile uint64_t value;
	static volatile bool read;
	static cli_input input;
	int			option = (int) take_below(in, 8);
	uint64_t	max = take_bool(in) ? UINT64_MAX : 1000;
	size_t		len;
	SCOPED char *bytes = (char *) take_bytes(in, 100, &len);
	SCOPED char *text = rf_test_alloc(len + 1);
	uint64_t	number;
	rbf_columns columns;
	cli_scan	scan = {0};
	bool		right = false;

	if (len > 0)
		memcpy(text, bytes, len);
	text[len] = '\0';
	len = strlen(text);
	world.outcome = &outcome;
	world.nmemory = 0;
	read = false;
	cli_input_begin(&input, CLI_KEEP);
	if (setjmp(world.end) == 0)
	{
		switch (option)
		{
			case 0:
				value = cli_number("n", text, 1, max);
				break;
			case 1:
				value = cli_size("n", text);
				break;
			case 2:
				CHECK(cli_rate(text) > 0 && cli_rate(text) < 1);
				break;
			case 3:
				scan.input = &input;
				cli_input_option(&input, 't', text);
				input.layout = CLI_FIELDS;
				cli_choose_types(&scan, NULL, NULL);
				break;
			case 4:
				value = cli_form(text);
				break;
			case 5:
				cli_input_option(&input, 'f', text);
				input.header = true;
				cli_input_end(&input);
				CHECK(input.layout == CLI_FIELDS && input.nfields >= 1 && input.nfields <= RBF_MAX_COLUMNS);
				for (size_t i = 0; i < input.nfields; i++)
					CHECK((input.names[i] == NULL) == (input.fields[i] > 0));
				break;
			case 6:
				cli_input_option(&input, 'd', text);
				cli_input_option(&input, 'f', "2");
				cli_input_end(&input);
				CHECK(input.delimiter != '\n' && input.delimiter != '\r');
				break;
			default:
				cli_input_option(&input, 'e', text);
				break;
		}
		read = true;
	}

	switch (option)
	{
		case 0:
			right = plain_number(text, len, max, &number) && number > 0;
			CHECK(read == right && (!read || value == number), "number \"%s\"", text);
			break;
		case 1:
			{
				size_t		n = strspn(text, "0123456789");
				const char *unit = text[n] == '\0' ? NULL : strchr("KkMmGgTt", text[n]);
				int			shift = unit == NULL ? 0 : 10 * (int) ((unit - "KkMmGgTt") / 2 + 1);
				const char *rest = text + n + (unit != NULL);

				right = plain_number(text, n, UINT64_MAX, &number) && number > 0 &&
					(*rest == '\0' || strcmp(rest, "B") == 0 || strcmp(rest, "b") == 0) && number <= (SIZE_MAX >> 1) >> shift;
				CHECK(read == right && (!read || value == number << shift), "size \"%s\"", text);
				break;
			}
		case 3:
			CHECK(read == rbf_columns_named(text, &columns, NULL));
			break;
		case 6:
			CHECK(read == ((len == 1 && *text != '\n' && *text != '\r') || strcmp(text, "\\t") == 0), "delimiter \"%s\"", text);
			break;
		default:
			break;
	}
}

static void
fuzz(Input *in)
{
	if (take_below(in, 8) == 7)
		check_option(in);
	else
		check_rows(in);
}
