# Filters that are damaged where they are stored, which no check of input will
# see: whatever is done with them, there is an answer or an error; no crash, no
# loop without an end.
#
# RF_DAMAGED is how many of each type, a tenth by day, from number
# RF_DAMAGED_FROM on, and RF_DAMAGED_TYPE one type alone; with RF_SEED, a number
# always stands for the same damage.  What is done with them is taken from
# pg_proc: every function and aggregate that has an argument of the type.

use strict;
use warnings;

use Server;
use Outcomes qw(start_server outcomes deaths);

my $many = $ENV{RF_DAMAGED} // ($ENV{RF_DAY} ? 30 : 300);
my $from = $ENV{RF_DAMAGED_FROM} // 1;
my $at_once = 1000;
my $seed = random_seed();

my $node = start_server();

sql(q{
CREATE EXTENSION ribbonfilter;
CREATE TYPE color AS ENUM ('red', 'green');
CREATE TYPE pair AS (a integer, b text);
CREATE TABLE analyzed AS SELECT i, ARRAY[i] AS a FROM generate_series(1, 200) AS i;
ANALYZE analyzed;
CREATE TABLE base (type text, form text, often integer, bytes bytea);
});

#
# What is damaged
#

# Forms of a kind, and how often each is chosen: what all kinds have by their
# numbers of keys, and what some have besides
my $one_to = sub { return "(SELECT array_agg(g) FROM generate_series(1, $_[0]) AS g)"; };
my $forms = qq{
	('empty', 1, STEM_build('{}'::integer[])), ('small', 6, STEM_build(ARRAY[1, 2, 3])), ('hundred', 6, STEM_build(${\ $one_to->(100)})),
	('out of line', 6, STEM_build(${\ $one_to->(300)})), ('medium', 4, STEM_build(${\ $one_to->(3001)})), ('large', 2, STEM_build(${\ $one_to->(20000)})),
	('enum', 2, STEM_build(ARRAY['red', 'green']::color[])), ('row', 2, STEM_build(ARRAY[ROW(1, 'b')::pair, ROW(2, 'c')::pair])),
	('native', 2, STEM_build((SELECT array_agg(g::oid) FROM generate_series(1, 100) AS g))), ('text', 2, STEM_build((SELECT array_agg('k' || g) FROM generate_series(1, 300) AS g)))};
my $blocks = qq{('many blocks', 6, STEM_build(${\ $one_to->(3000)}, 0.1)), ('high rate', 2, STEM_build(${\ $one_to->(3000)}, 0.5)), ('low rate', 2, STEM_build(${\ $one_to->(100)}, 1e-6)),
	('sized', 3, STEM_empty(0.01, 100)), ('zeros', 3, STEM_empty(0.01, 20000))};
my %more_forms = (
	bloom => qq{$blocks, ('folds', 4, (SELECT bloom_agg(g, 0.01, 20000) FROM generate_series(1, 300) AS g))},
	counting => qq{$blocks, ('saturated', 4, counting_build(${\ $one_to->(100)}, 0.1) + counting_build((SELECT array_agg(1 + g % 100) FROM generate_series(1, 3000) AS g), 0.1))},
	ribbon => qq{('dense, of two rates', 3, ribbon_build(${\ $one_to->(200)}, 0.3)), ('chunked', 6, ribbon_build(${\ $one_to->(3001)}, 0.5))},
	ribbonmap => qq{('several values', 6, (SELECT ribbonmap_agg(g % 100, g) FROM generate_series(1, 300) AS g)), ('several values, chunked', 3, (SELECT ribbonmap_agg(g, v * g) FROM generate_series(1, 3001) AS g, generate_series(1, 2) AS v)), ('equal values', 3, (SELECT ribbonmap_agg(g, 7) FROM generate_series(1, 3001) AS g)),
		('a key of many values', 3, (SELECT ribbonmap_agg(1, g) FROM generate_series(1, 3000) AS g)), ('all bits', 3, (SELECT ribbonmap_agg(g, g * 2654435761 % 4294967296) FROM generate_series(1, 300) AS g))},
	fuse => qq{('three places', 6, fuse_build(${\ $one_to->(200)})), ('three places, 12 bits', 3, fuse_build(${\ $one_to->(200)}, 0.001)), ('three places, 16 bits', 3, fuse_build(${\ $one_to->(200)}, 0.0001)),
		('four places', 6, fuse_build(${\ $one_to->(90)})), ('four places, 12 bits', 3, fuse_build(${\ $one_to->(3000)}, 0.001)), ('four places, 16 bits', 3, fuse_build(${\ $one_to->(3000)}, 0.0001)),
		('several chunks', 1, fuse_build(${\ $one_to->(1100000)}))},
);
my @kinds = kinds($node);
foreach my $kind (@kinds)
{
	my $values = join ', ', $forms, $more_forms{ $kind->{stem} } // ();

	sql(of_each("INSERT INTO base SELECT 'TYPE', form, often, f::bytea FROM (VALUES $values) AS v (form, often, f)", '', $kind));
}

# Those that are lists, which take keys that nobody has
my %lists = (ribbonfilter => 'list', fusefilter => 'fuselist');
foreach my $type (sort keys %lists)
{
	my ($list) = map { (split)[-1] } grep { /^$lists{$type}\t/ } split /\n/, slurp_file('test/vectors/filters.txt');

	like($list, qr/^rbfi[\w+\/]{80,}=*$/, "a list of type $type");
	sql("INSERT INTO base SELECT '$type', 'list', 4, '$list'::$type\::bytea");
}

# A fuse filter has three places for each key, or with flag 20 four.  Chunks,
# flag 10, have some hundred thousands of keys.
my $flags = q{SELECT string_agg(DISTINCT to_hex(get_byte(bytes, 7)), ' ') FROM base WHERE type = 'fusefilter' AND octet_length(bytes) > 40};
is(sql($flags), '0 20 30', 'fuse filters of three and four places, and chunks');

# Here are two that are small, so that damage meets the directory: the same one
# twice.
foreach my $form ('three places', 'four places')
{
	my $bytes = pack 'H*', sql("SELECT encode(bytes, 'hex') FROM base WHERE type = 'fusefilter' AND form = '$form'");
	my ($slots, $log2, $array) = unpack 'a4 a1 a*', substr($bytes, 40);
	my $entry = $slots . substr($bytes, 14, 2) . $log2 . "\0";
	my $chunks = pack('V', 2) . join('', map { pack('Q<', $_) . $entry } 0, length $array) . $array x 2;

	substr($bytes, 7, 1) |= "\x10";
	substr($bytes, 14, 2) = "\0\0";
	substr($bytes, 32, 8) = pack 'Q<', length $chunks;
	my $hex = unpack 'H*', substr($bytes, 0, 40) . $chunks;
	sql("INSERT INTO base VALUES ('fusefilter', '$form, twice', 4, '\\x$hex')");
}
is(sql($flags), '0 10 20 30', '... with a directory of three and four');

# Keysets whose hashes are not in order, all of them.
sql(q{
INSERT INTO base
SELECT 'keyset', form || ', descending', 2, substr(bytes, 1, 40) || (SELECT string_agg(substr(bytes, 41 + 8 * g::integer, 8), '' ORDER BY g DESC) FROM generate_series(0, keyset_cardinality(bytes::keyset) - 1) AS g) || substr(bytes, 41 + 8 * keyset_cardinality(bytes::keyset)::integer)
FROM base WHERE type = 'keyset' AND form IN ('out of line', 'medium', 'large');
INSERT INTO base
SELECT 'keyset', form || ', shuffled', 2, substr(bytes, 1, 40) || (SELECT string_agg(substr(bytes, 41 + 8 * g::integer, 8), '' ORDER BY md5(g::text)) FROM generate_series(0, keyset_cardinality(bytes::keyset) - 1) AS g) || substr(bytes, 41 + 8 * keyset_cardinality(bytes::keyset)::integer)
FROM base WHERE type = 'keyset' AND form IN ('out of line', 'medium', 'large');
ALTER TABLE base ADD lo integer, ADD hi integer;
UPDATE base SET hi = s.hi, lo = s.hi - often FROM (SELECT type, form, sum(often) OVER (PARTITION BY type ORDER BY form COLLATE "C") AS hi FROM base) AS s WHERE s.type = base.type AND s.form = base.form;
});

#
# How
#

sql(q{
CREATE FUNCTION draw(n integer) RETURNS integer LANGUAGE SQL VOLATILE AS $$ SELECT floor(random() * n)::integer $$;
CREATE FUNCTION little_endian(value bigint, n integer) RETURNS bytea LANGUAGE SQL IMMUTABLE AS $$
	SELECT string_agg(set_byte('\x00', 0, ((value >> (8 * g)) & 255)::integer), '' ORDER BY g) FROM generate_series(0, n - 1) AS g
$$;
-- a number that is at an edge, of that many bytes
CREATE FUNCTION edge(n integer) RETURNS bytea LANGUAGE SQL VOLATILE AS $$
	SELECT little_endian((ARRAY[0, 1, 2, 3, 7, 8, 63, 64, 65, 127, 128, 255, 256, 65535, 65536, 16777215, 16777216, 1073741824, 1073741825, 2147483647, 2147483648, 4294967295, 4294967296, 9223372036854775807, -9223372036854775808, -1, -8, draw(256), draw(65536), draw(16777216)])[1 + draw(30)], n)
$$;
CREATE FUNCTION put(bytes bytea, at integer, new bytea) RETURNS bytea LANGUAGE SQL IMMUTABLE AS $$
	SELECT CASE WHEN at < 0 OR at + octet_length(new) > octet_length(bytes) THEN bytes ELSE overlay(bytes PLACING new FROM at + 1 FOR octet_length(new)) END
$$;
CREATE FUNCTION damage_once(bytes bytea) RETURNS bytea LANGUAGE plpgsql AS $$
DECLARE
	n integer := octet_length(bytes);
	description integer;
	payload integer;
	words integer;
	at integer;
	longer bytea;
BEGIN
	IF n < 41 THEN
		RETURN put(bytes, draw(40), edge(1));
	END IF;
	description := get_byte(bytes, 12) + 256 * get_byte(bytes, 13);
	payload := least(40 + description, n - 1);
	words := (n - payload) / 8;
	CASE draw(20)
		WHEN 0, 1 THEN	-- the header
			RETURN put(bytes, 3 + draw(37), edge(1));
		WHEN 2 THEN	-- its lengths
			RETURN put(bytes, (ARRAY[12, 12, 14, 14])[1 + draw(4)], edge(2));
		WHEN 3 THEN
			RETURN put(bytes, (ARRAY[16, 32])[1 + draw(2)], edge(8));
		WHEN 4 THEN	-- the rate
			RETURN put(bytes, 24, (SELECT string_agg(substr(d, g, 1), '' ORDER BY g DESC) FROM generate_series(1, 8) AS g, float8send((ARRAY[0, 1e-9, 1e-6, 0.01, 0.011, 0.5, random() / 2, 'NaN', -1]::float8[])[1 + draw(9)]) AS d));
		WHEN 5 THEN	-- family and flags
			RETURN put(bytes, 6 + draw(2), little_endian(draw(32), 1));
		WHEN 6 THEN	-- the descriptor
			RETURN put(bytes, 40 + draw(greatest(description, 1)), CASE draw(3) WHEN 0 THEN edge(1) ELSE substr(convert_to('()[],."abcdefgh ', 'UTF8'), 1 + draw(16), 1) END);
		WHEN 7, 8, 9 THEN	-- numbers at the beginning of the payload, directories
			RETURN put(bytes, payload + 4 * draw(least((n - payload) / 4, 20) + 1), edge((ARRAY[1, 2, 4])[1 + draw(3)]));
		WHEN 10, 11 THEN
			RETURN put(bytes, payload + draw(n - payload), edge(1));
		WHEN 12 THEN	-- hashes
			RETURN put(bytes, payload + 8 * draw(words + 1), edge(8));
		WHEN 13 THEN	-- two of them exchanged
			at := payload + 8 * draw(words + 1);
			longer := substr(bytes, at + 1, 8);
			description := payload + 8 * draw(words + 1);
			RETURN put(put(bytes, at, substr(bytes, description + 1, 8)), description, longer);
		WHEN 14 THEN	-- a stretch repeated
			RETURN put(bytes, payload + 8 * draw(words + 1), substr(bytes, payload + 1 + 8 * draw(words + 1), 8 * (1 + draw(least(words, 60) + 1))));
		WHEN 15 THEN	-- or lost
			RETURN put(bytes, payload + draw(n - payload), decode(repeat((ARRAY['00', 'ff', '80'])[1 + draw(3)], 1 + draw(64)), 'hex'));
		WHEN 16 THEN	-- cut, and consistent all the same
			IF get_byte(bytes, 4) = 1 THEN
				words := draw(words * 32 / 33 + 1);
				at := keyset_size(words) - 44;
				bytes := put(bytes, 16, little_endian(words, 8));
			ELSE
				at := CASE draw(2) WHEN 0 THEN draw(n - payload) ELSE 8 * draw(words + 1) END;
			END IF;
			RETURN put(substr(bytes, 1, payload + at), 32, little_endian(at, 8));
		WHEN 17 THEN	-- longer
			IF get_byte(bytes, 4) = 1 THEN
				words := words + 1 + draw(200);
				at := keyset_size(words) - 44 - (n - payload);
				bytes := put(bytes, 16, little_endian(words, 8));
			ELSE
				at := CASE draw(2) WHEN 0 THEN 1 + draw(100) ELSE 8 * (1 + draw(200)) END;
			END IF;
			RETURN put(bytes || decode(repeat((ARRAY['00', 'ff', '5a'])[1 + draw(3)], at), 'hex'), 32, little_endian(n - payload + at, 8));
		WHEN 18 THEN	-- torn
			RETURN substr(bytes, 1, draw(n));
		ELSE	-- the upper halves of hashes all alike
			FOR i IN 1..draw(20) LOOP
				bytes := put(bytes, payload + 8 * draw(words + 1) + 4, edge(4));
			END LOOP;
			RETURN bytes;
	END CASE;
END $$;
CREATE FUNCTION damaged(of_type text, seed integer, id integer) RETURNS bytea LANGUAGE plpgsql AS $$
DECLARE
	bytes bytea;
	chosen integer;
BEGIN
	PERFORM setseed((('x' || substr(md5(seed || of_type || id), 1, 8))::bit(32)::integer)::float8 / 2147483648);
	chosen := draw((SELECT max(hi) FROM base WHERE type = of_type));
	SELECT base.bytes INTO STRICT bytes FROM base WHERE type = of_type AND lo <= chosen AND chosen < hi;
	FOR i IN 1..(1 + floor(5 * random() ^ 3)::integer) LOOP
		bytes := damage_once(bytes);
	END LOOP;
	RETURN bytes;
END $$;
});

#
# And what is done
#

my $members = q{pg_depend d JOIN pg_extension e ON d.refclassid = 'pg_extension'::regclass AND d.refobjid = e.oid AND d.deptype = 'e' AND e.extname = 'ribbonfilter'};
my @functions = map { { name => $_->[0], kind => $_->[1], args => [ split /~/, $_->[2] ], result => $_->[3], set => $_->[4] eq 't' } } rows(qq{
SELECT proname, prokind, (SELECT string_agg(format_type(a, NULL), '~' ORDER BY o) FROM unnest(proargtypes) WITH ORDINALITY AS u (a, o)), format_type(prorettype, NULL), proretset
FROM pg_proc p JOIN $members ON d.classid = 'pg_proc'::regclass AND d.objid = p.oid
WHERE NOT EXISTS (SELECT FROM pg_aggregate WHERE p.oid IN (aggtransfn, aggfinalfn, aggcombinefn, aggserialfn, aggdeserialfn, aggmtransfn, aggminvtransfn, aggmfinalfn))
	AND NOT 'internal'::regtype = ANY (proargtypes) ORDER BY p.oid});
my @types = sort map { $_->{result} } grep { @{ $_->{args} } && $_->{args}[0] eq 'anyarray' && $_->{name} =~ /_build$/ } @functions;
my %is_filter = map { $_ => 1 } @types;
is_deeply(\@types, [ sort map { $_->{type} } @kinds ], 'types of filters');
my %others = (
	anyelement => [ '7', q{'red'::color}, q{ROW(1, 'b')::pair}, '7::oid' ],
	anyarray => [ 'ARRAY[7, 8, 9]', q{ARRAY['red']::color[]}, q{ARRAY['k7']} ],
	text => [ q{('k' || 7 + 0 * random())::text} ],
	'double precision' => [ '0.01', '0.5' ],
	bigint => [ '100', '3000' ],
);
my ($info) = grep { $_->{name} =~ /_info$/ } @functions;
my %describe = map { $_->{args}[0] => $_->{name} } grep { $_->{name} =~ /_info$/ } @functions;

# All calls of a function with a damaged value of the type in one place at least
sub calls_with
{
	my ($type, $f) = @_;
	my @lists = ([]);

	return () if !grep { $_ eq $type } @{ $f->{args} };
	foreach my $arg (@{ $f->{args} })
	{
		my @values = $arg eq $type ? ($f->{kind} eq 'a' ? ('v') : ('d', 'good')) : @{ $others{$arg} // [ map { "$_\::$arg" } $is_filter{$arg} ? 'NULL' : ("'7'", "'k7'", "'red'") ] };

		@lists = map { my $list = $_; map { [ @$list, $_ ] } @values } @lists;
	}
	return map { "$f->{name}(" . join(', ', @$_) . ')' } grep { grep { /^[dv]$/ } @$_ } @lists;
}

my %doing;
foreach my $type (@types)
{
	my @doing;

	foreach my $f (@functions)
	{
		foreach my $call (calls_with($type, $f))
		{
			my $result = $describe{ $f->{result} } ? "$describe{$f->{result}}($call)" : $call;

			if ($f->{kind} eq 'a')
			{
				push @doing, "PERFORM $result FROM (VALUES (d), (good), (NULL), (d)) AS x (v)";
				push @doing, "PERFORM $call OVER (ORDER BY n ROWS 1 PRECEDING) FROM (VALUES (1, d), (2, good), (3, d)) AS x (n, v)";

				# more than work_mem holds
				push @doing, "IF octet_length(d::bytea) > 100000 THEN PERFORM set_config('work_mem', '64kB', true); PERFORM $result FROM (VALUES (d), (good), (d), (d)) AS x (v); END IF";
			}
			elsif ($f->{set})
			{
				push @doing, "PERFORM count(*) FROM $call";
			}
			else
			{
				push @doing, "PERFORM $result";
			}
		}
	}
	# as the planner, joins and the operators with several values see it
	push @doing, 'PERFORM count(*) FROM analyzed WHERE d @> i', 'PERFORM count(*) FROM analyzed WHERE d && a', 'PERFORM d @> ANY (ARRAY[1, 7, 300])', q{PERFORM d @> '7'};
	push @doing, "EXECUTE 'SELECT count(*) FROM analyzed WHERE \$1 @> i AND i <@ \$1' USING d", "EXECUTE 'EXPLAIN SELECT count(*) FROM analyzed WHERE \$1 && a' USING d",
	  "PERFORM count(*) FROM damaged_$type AS t, analyzed WHERE t.id = n AND i < 20 AND coalesce(t.main, t.packed, t.outside) @> i",
	  "PERFORM count(*) FROM damaged_$type AS t, analyzed WHERE t.id = n AND i < 20 AND t.outside @> i";
	# sorted and hashed, if the type has operator classes
	push @doing, map { "PERFORM $_ FROM (VALUES (d), (good), (d)) AS x (v)" . (/OVER/ ? '' : ' GROUP BY v') } 'count(*)', 'rank() OVER (ORDER BY v)';
	# changed in place, and made of again
	foreach my $f (grep { $_->{result} eq $type && $_->{args}[0] eq $type && ($_->{args}[1] // '') eq 'anyelement' } @functions)
	{
		push @doing, "e := d; FOR i IN 1..3 LOOP e := $f->{name}(e, i); END LOOP; PERFORM $describe{$type}(e)";
		push @doing, map { "PERFORM $describe{$_->{result}}($_->{name}($f->{name}(d, 7)" . (@{ $_->{args} } > 1 ? ', 0.01' : '') . '))' }
		  grep { $_->{kind} eq 'f' && $describe{ $_->{result} } && $_->{args}[0] eq $type && join('', @{ $_->{args} }[ 1 .. $#{ $_->{args} } ]) =~ /^(?:double precision)?$/ } @functions;
	}
	$doing{$type} = \@doing;

	my $body = join '', map {
		qq{
	IF only_this IS NULL OR only_this = $_ THEN
		BEGIN
			$doing[$_];
			answers := answers + 1;
		EXCEPTION WHEN OTHERS THEN
			errors := errors + 1;
			IF SQLSTATE IN ('XX000', '22P01', '22012', '58000', '53200') THEN
				bad := bad || format('; %s: %s: %s', $_, SQLSTATE, SQLERRM);
			END IF;
		END;
	END IF;}
	} 0 .. $#doing;
	my $good = of_each('STEM_build(ARRAY[1, 2, 3])', '', grep { $_->{type} eq $type } @kinds);
	sql(qq{
CREATE FUNCTION $type\_unchecked(bytea) RETURNS $type LANGUAGE internal IMMUTABLE STRICT AS 'byteasend';
CREATE TABLE damaged_$type (id integer PRIMARY KEY, main $type, packed $type, outside $type);
ALTER TABLE damaged_$type ALTER main SET STORAGE MAIN, ALTER packed SET STORAGE EXTENDED, ALTER outside SET STORAGE EXTERNAL;
CREATE FUNCTION use_$type(n integer, only_this integer DEFAULT NULL) RETURNS text LANGUAGE plpgsql AS \$use\$
DECLARE
	d $type;
	e $type;
	good $type := $good;
	answers integer := 0;
	errors integer := 0;
	bad text := '';
BEGIN
	SELECT coalesce(main, packed, outside) INTO STRICT d FROM damaged_$type WHERE id = n;$body
	RETURN format('%s answers, %s errors%s', answers, errors, bad);
END \$use\$});
}

my $prelude = q{
SET client_min_messages = error;
SET statement_timeout = '60s';
};

foreach my $type (grep { $_ eq ($ENV{RF_DAMAGED_TYPE} // $_) } @types)
{
	my ($answers, $errors) = (0, 0);
	my (@bad, @worse);
	my $examined = 0;

	for (my $first = $from; $first < $from + $many; $first += $at_once)
	{
		my $last = $first + $at_once - 1;
		$last = $from + $many - 1 if $last >= $from + $many;
		my @ids = ($first .. $last);

		sql(qq{
TRUNCATE damaged_$type;
INSERT INTO damaged_$type
SELECT id, CASE id % 3 WHEN 0 THEN f END, CASE id % 3 WHEN 1 THEN f END, CASE id % 3 WHEN 2 THEN f END
FROM (SELECT id, $type\_unchecked(damaged('$type', $seed, id)) AS f FROM generate_series($first, $last) AS id OFFSET 0) AS s});
		my $out;
		my @results = outcomes($node, $prelude, [ map { "SELECT $_, use_$type($_)" } @ids ], out => \$out);
		foreach my $line (split /\n/, $out)
		{
			my ($id, $told) = split /\|/, $line, 2;

			if ($told =~ /^(\d+) answers, (\d+) errors(?:; (.*))?$/)
			{
				$answers += $1;
				$errors += $2;
				push @bad, "$type $id: $3" if defined $3;
			}
		}
		foreach my $n (0 .. $#ids)
		{
			my $state = $results[$n]{state} // 'not run';
			my @doing = @{ $doing{$type} };

			next if $state eq 'answer';
			my $told = "$type $ids[$n]: $state " . ($results[$n]{message} // '');

			# what it was
			if ($examined++ < 5)
			{
				my @each = outcomes($node, $prelude =~ s/60s/20s/r, [ map { "SELECT use_$type($ids[$n], $_)" } 0 .. $#doing ]);
				$told .= join '', map { "\n\t$each[$_]{state}: $doing[$_]" } grep { $each[$_]{state} ne 'answer' } 0 .. $#doing;
			}
			push @worse, $told;
		}
		note "$type up to $last: $answers answers, $errors errors, " . (@bad + @worse) . ' bad' if $many > $at_once;
		last if @bad + @worse > 200;
	}
	unshift @bad, @worse;
	ok(!@bad, "$many damaged values of type $type, " . @{ $doing{$type} } . " things done with each: $answers answers, $errors errors")
	  or diag(@bad . " bad, for instance\n" . join "\n", @bad[ 0 .. ($#bad < 19 ? $#bad : 19) ]);
	cmp_ok($answers, '>', $many, "some of $type could still be used");
	cmp_ok($errors, '>', $many, "some of $type could not");
}
is_deeply([ deaths($node) ], [], 'no server process has died');

done_testing();
