# The compatibility kit, test/vectors: all readers here give its answers.  Those
# of the core and the library are test/unit/t_vectors.c and t_kit.c; here are the server's, the
# command's and those in Python.  What has not been built is skipped: RF_CLI is
# the command, and RF_PYTHON where the module is, if it is not where "make cli"
# and "make python" leave it.

use strict;
use warnings;

use MIME::Base64 qw(decode_base64 encode_base64);
use Server;

my $kit = 'test/vectors';

# The rows of a file, each cut at tabs
sub table
{
	return map { [ split /\t/, $_, -1 ] } grep { !/^#/ } split /\n/, slurp_file("$kit/$_[0]");
}

# Filters are large keysets where a colon stands for the hashes of the numbers
# from 0 on, as many as the header says.
sub fill_in
{
	my ($node, $key_type, $text) = @_;
	my ($head, $index) = map { decode_base64($_) } split /:/, $text, -1;
	my $n = unpack 'Q<', substr($head, 16, 8);
	my $key = { integer => 'i', text => 'i::text', 'integer[]' => 'ARRAY[i]' }->{$key_type};
	my $hashes = sql("SELECT key_hash($key) FROM generate_series(0, $n - 1) AS i");

	return encode_base64($head . pack('Q<*', sort { $a <=> $b } map { unpack 'Q', pack 'q', $_ } split /\n/, $hashes) . $index, '');
}

my @keys = table('keys.txt');
my @filters = table('filters.txt');
my @verdicts = table('verdicts.txt');
cmp_ok(scalar(@keys), '>', 400, 'keys');
cmp_ok(scalar(@filters), '>', 400, 'filters');
cmp_ok(scalar(@verdicts), '>', 200, 'verdicts');

#
# The server
#

my $node = new_server('kit', "timezone = 'UTC'", extra => [ '--encoding=UTF8', '--no-locale' ]);

# Fills a table; fields are as COPY wants them.
sub fill
{
	my ($name, @rows) = @_;
	my $data = join '', map { join("\t", map { s/\\/\\\\/gr } @$_) . "\n" } @rows;

	return "COPY $name FROM stdin;\n$data\\.\n";
}

# The types of filter by the name of a form, or of a kind; any will do for none
sub type_of_form
{
	my ($form) = @_;

	return $form =~ /map/ ? 'ribbonmap'
	  : $form =~ /^fuse/ ? 'fusefilter'
	  : $form =~ /^(?:list|chunks?|ribbon|-)$/ ? 'ribbonfilter'
	  : $form eq 'keyset' ? 'keyset'
	  : "${form}filter";
}

sql('CREATE EXTENSION ribbonfilter');
$_->[8] = fill_in($node, $_->[1], $_->[8]) foreach grep { $_->[8] =~ /:/ } @filters;
$_->[2] = fill_in($node, 'integer', $_->[2]) foreach grep { $_->[2] =~ /:/ } @verdicts;

my $own_types = join "\n", slurp_file("$kit/keys.txt") =~ /^# (CREATE .*;)$/mg;
sql(qq{
$own_types
CREATE TABLE keys (id integer GENERATED ALWAYS AS IDENTITY, family integer, key_type text, sql_type text, form text, canonical text, hash text, body text);
CREATE TABLE filters (id integer GENERATED ALWAYS AS IDENTITY, form text, key_type text, keys text, n bigint, rate float8, bytes bigint, digest text, answers text, body text, type text);
CREATE TABLE verdicts (id integer GENERATED ALWAYS AS IDENTITY, verdict text, why text, body text, type text);
} . fill('keys (family, key_type, sql_type, form, canonical, hash, body)', @keys)
  . fill('filters (form, key_type, keys, n, rate, bytes, digest, answers, body, type)', map { [ @$_, type_of_form($_->[0]) ] } @filters)
  . fill('verdicts (verdict, why, body, type)', map { [ @$_[ 0 .. 2 ], type_of_form($_->[3]) ] } @verdicts)
  . q{
-- what PostgreSQL 14 reads differently: hours beyond 2^31, blocks beyond 2^32
DELETE FROM keys WHERE body IN ('2562047788:00:54.775807', '(4294967296,1)') AND current_setting('server_version_num')::integer < 150000;
DELETE FROM filters WHERE key_type = 'interval' AND current_setting('server_version_num')::integer < 150000;

CREATE FUNCTION hex(bigint) RETURNS text LANGUAGE SQL IMMUTABLE AS $$ SELECT lpad(to_hex($1), 16, '0') $$;

-- What the server makes of a text: its hash, family and descriptor are those in
-- the keyset of it alone.
CREATE FUNCTION read_key(body text, sql_type text, OUT hash text, OUT written text, OUT family integer, OUT descriptor text, OUT error text) LANGUAGE plpgsql AS $$
DECLARE
	bytes bytea;
BEGIN
	EXECUTE format('SELECT hex(key_hash(v)), format(''%%s'', v), keyset_agg(v)::bytea FROM (SELECT %L::%s AS v) AS s GROUP BY v', body, sql_type) INTO STRICT hash, written, bytes;
	family := get_byte(bytes, 6);
	descriptor := convert_from(substr(bytes, 41, get_byte(bytes, 12)), 'UTF8');
EXCEPTION WHEN OTHERS THEN
	error := SQLERRM;
END $$;

-- What a filter answers for a key, as the kit writes it
CREATE FUNCTION answer(f anyelement, key text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	answer text;
BEGIN
	EXECUTE format(CASE pg_typeof(f)::text
		WHEN 'ribbonmap' THEN 'SELECT coalesce(nullif(array_to_string(ribbonmap_values($1, %1$s), ''+''), ''''), ''-'') || CASE WHEN $1 @> %1$s = (coalesce(cardinality(ribbonmap_values($1, %1$s)), 0) = 0) THEN '' and @> differs'' ELSE '''' END'
		WHEN 'countingfilter' THEN 'SELECT to_hex(counting_count($1, %1$s)) || CASE WHEN $1 @> %1$s = (counting_count($1, %1$s) = 0) THEN '' and @> differs'' ELSE '''' END'
		ELSE 'SELECT ($1 @> %s)::integer::text' END, key) INTO STRICT answer USING f;
	RETURN answer;
END $$;

-- ... for all that it is asked, and whether its bytes are those of the kit
CREATE FUNCTION differs(f anyelement, OF filters) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	answers text;
	separator text := CASE WHEN pg_typeof(f)::text = 'ribbonmap' THEN ',' ELSE '' END;
BEGIN
	IF octet_length(f::bytea) <> $2.bytes OR hex(key_hash(f::bytea)) <> $2.digest OR f::text <> $2.body AND $2.body <> '-' THEN
		RETURN format('%s bytes, hash %s', octet_length(f::bytea), hex(key_hash(f::bytea)));
	END IF;
	IF $2.keys = 'numbers' THEN
		SELECT string_agg(answer(f, format(CASE $2.key_type WHEN 'integer[]' THEN 'ARRAY[%s]' WHEN 'text' THEN '''%s''::text' ELSE '(%s)' END, i)), separator ORDER BY i)
		INTO STRICT answers FROM generate_series(-64, least($2.n, 16) - 1) AS i;
	ELSE
		SELECT string_agg(answer(f, format('%L::%s', body, sql_type)), separator ORDER BY id)
		INTO STRICT answers FROM (SELECT DISTINCT ON (hash) * FROM keys WHERE key_type = $2.key_type AND keys.form = 'written' ORDER BY hash, id) AS k;
	END IF;
	RETURN CASE WHEN answers <> $2.answers THEN answers END;
EXCEPTION WHEN OTHERS THEN
	RETURN SQLERRM;
END $$;
CREATE FUNCTION read_filter(OF filters) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	result text;
BEGIN
	EXECUTE format('SELECT differs($1.body::%s, $1)', $1.type) INTO STRICT result USING $1;
	RETURN result;
EXCEPTION WHEN OTHERS THEN
	RETURN SQLERRM;
END $$;

-- The same filter as the server builds it.  test/vectors/README.md has the
-- values of a map; a counting filter cannot be built of counts.
CREATE FUNCTION build_filter(OF filters) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	result text;
	key text := CASE $1.key_type WHEN 'integer[]' THEN 'ARRAY[i]' WHEN 'text' THEN 'i::text' ELSE 'i' END;
	rows text := format('FROM generate_series(0, %s) AS i', $1.n - 1);
	agg text := CASE
		WHEN $1.form = 'keyset' THEN format('keyset_agg(%s)', key)
		WHEN $1.form IN ('ribbonmap', 'severalmap') THEN format('ribbonmap_agg(%s, v, %s)', key, $1.rate)
		ELSE format('%s_agg(%s, %s)', $1.form, key, $1.rate) END;
BEGIN
	IF $1.form = 'severalmap' THEN
		rows := rows || ', LATERAL (SELECT i % 1000 UNION ALL SELECT i % 7 + 1000 WHERE i % 3 = 0) AS s (v)';
	ELSIF $1.form = 'ribbonmap' THEN
		rows := rows || ', LATERAL (SELECT i % 1000) AS s (v)';
	END IF;
	EXECUTE format('SELECT format(''%%s bytes, hash %%s'', octet_length(f::bytea), hex(key_hash(f::bytea))) FROM (SELECT %s AS f %s) AS s', agg, rows) INTO STRICT result;
	RETURN CASE WHEN result <> format('%s bytes, hash %s', $1.bytes, $1.digest) THEN result END;
EXCEPTION WHEN OTHERS THEN
	RETURN SQLERRM;
END $$;

CREATE FUNCTION accepts(sql text, type text) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
	f text;
BEGIN
	EXECUTE format('SELECT (%s)::%s::text', sql, type) INTO STRICT f;
	RETURN true;
EXCEPTION WHEN invalid_text_representation OR invalid_binary_representation OR data_corrupted OR invalid_parameter_value THEN
	RETURN false;
END $$;
});

# Lines of the kit that a query finds, of which there should be none
sub none
{
	my ($what, $sql) = @_;

	is(sql($sql), '', $what);
	return;
}

none('the server reads keys as they are written, and writes them so', q{
SELECT sql_type, form, body, k.hash, r.* FROM keys AS k, read_key(body, sql_type) AS r
WHERE form IN ('written', 'read') AND (error IS NOT NULL OR r.hash <> k.hash OR r.family <> k.family
	OR r.descriptor <> CASE WHEN k.family IN (17, 18) THEN key_type ELSE '' END OR (form = 'written' AND r.written <> body))});
none('the server refuses keys that are wrong', q{
SELECT sql_type, body, r.* FROM keys, read_key(body, sql_type) AS r WHERE form = 'wrong' AND error IS NULL});
none('the server reads the filters', q{
SELECT form, key_type, keys, n, rate, result FROM filters, read_filter(filters) AS result WHERE body <> '-' AND result IS NOT NULL});
my $most = $ENV{RF_DAY} ? 100000 : 2000000;
none("the server builds those of up to $most numbers", qq{
SELECT form, key_type, n, rate, result FROM filters, build_filter(filters) AS result
WHERE keys = 'numbers' AND n BETWEEN 1 AND $most AND form !~ 'list|chunk|counting' AND result IS NOT NULL});
none('the server accepts and refuses texts', q{
SELECT * FROM verdicts WHERE accepts(quote_literal(body), type) <> (verdict = 'filter')});
none('... and bytes', q{
SELECT * FROM verdicts WHERE verdict <> 'text' AND accepts(quote_literal(decode(body, 'base64')) || '::bytea', type) <> (verdict = 'filter')});

$node->stop;

#
# The command: keys and their canonical bytes.  It opens and probes filters by
# the library, which t_kit.c runs over the same rows.
#

SKIP:
{
	my $cli = $ENV{RF_CLI} || 'build/ribbonfilter';

	skip "no $cli: make cli", 2 if !-x $cli;

	my %types = map { $_->[2] => 1 } grep { $_->[0] != 17 && $_->[0] != 18 && $_->[2] !~ /^public/ } @keys;
	my $dir = PostgreSQL::Test::Utils::tempdir();
	my $nread = 0;
	my @wrong;

	foreach my $type (sort keys %types)
	{
		my @of = grep { $_->[2] eq $type } @keys;
		unlink "$dir/keys";
		append_to_file("$dir/keys", join '', map { "$_->[6]\0" } @of);
		system("$cli hash -0 --bytes --on-error keep --type '@{[$type =~ s/^character\(\d+\)$/bpchar/r]}' $dir/keys >$dir/hashes 2>$dir/errors");
		# of some types only the server reads keys
		next if slurp_file("$dir/errors") =~ /^ribbonfilter: --type: .*cannot be read/;
		$nread++;
		my @hashes = split /\0/, slurp_file("$dir/hashes"), -1;

		foreach my $i (0 .. $#of)
		{
			my (undef, undef, undef, $form, $canonical, $hash, $text) = @{ $of[$i] };
			my $wanted = $canonical eq '*' ? '' : sprintf("%d\t%s", unpack('q>', pack('H*', $hash)), $canonical =~ s/^-$//r);

			push @wrong, "$form: $type \"$text\": $hashes[$i]" if $hashes[$i] ne $wanted && !($form eq 'read' && $hashes[$i] eq '');
		}
	}
	is(join("\n", @wrong), '', 'the command hashes keys, or refuses them');
	is($nread, 18, '... of the types that it reads');
}

#
# Python: a reader that is Python alone, and the module
#

foreach my $reader ([ 'plain_reader', 'src/python', 'plain_reader.py', 'xxhash' ], [ 'ribbonfilter', $ENV{RF_PYTHON} || 'build/python/lib', 'ribbonfilter', 'struct' ])
{
	my ($name, $path, $file, $needs) = @$reader;
	my $python = $ENV{PYTHON} // '/usr/bin/python3';

  SKIP:
	{
		skip "no $path/$file here", 1 if !-e "$path/$file";
		skip "no Python with $needs here", 1 if system("$python -c 'import $needs' >/dev/null 2>&1") != 0;

		local $ENV{PYTHONPATH} = $path;
		local $ENV{PYTHONDONTWRITEBYTECODE} = 1;
		local $ENV{PYTHONIOENCODING} = 'utf-8';
		my ($stdout, $stderr) = run_command([ $python, "$kit/kit.py", $name ]);
		like($stdout, qr/\A$name: \d+ passed, 0 failed, \d+ it cannot do\z/, "$name, in Python") or diag($stderr);
		note $stdout;
	}
}

done_testing();
