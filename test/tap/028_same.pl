# Server, command, Python and, where there is an emulator, the command as built
# for a machine of other byte order make the same filter of the same keys, byte
# by byte, and pass the same rows: for each type that programs read, of random
# values, values of interest and NULLs, in CSV and in COPY's text; and of keys of
# two columns, one of each type.
#
# KEYS=1000000: so many keys of each type; ONLY=date,numeric: these types.
# RF_EMULATED="qemu-s390x build/s390x/ribbonfilter": the command as it runs there.

use strict;
use warnings;

use Server;
use RandomKeys;

my $nkeys = $ENV{KEYS} || 20000;
my %only = map { $_ => 1 } split /, */, $ENV{ONLY} // '';
my $cli = "$ENV{PWD}/build/ribbonfilter";
-x $cli or plan(skip_all => "no $cli: make cli");

my $seed = random_seed();
note("RF_SEED=$seed, $nkeys keys of each type");
srand($seed);

my $node = new_server('same', "jit = off\nautovacuum = off", extra => [ '--encoding=UTF8', '--no-locale' ]);
make_generators($node);
my $dir = $node->basedir;

# Those that read: name, and shell that builds, and passes rows, of a type
my %readers = (
	'command, CSV' => [
		"$cli build --type '%s' --csv --field 2 -o made keys.csv",
		"$cli probe --type '%s' --csv --field 2 --on-error stop filter rows.csv >passed; cmp passed expected.csv" ],
	'command, COPY, beyond memory' => [
		"$cli build --type '%s' --copy --field 2 --memory 64kB -o made keys.copy",
		"$cli probe --type '%s' --copy --field 2 --on-error stop filter rows.copy >passed; cmp passed expected.copy" ]);

my $python = $ENV{PYTHON} // '/usr/bin/python3';
$ENV{PYTHONPATH} = $ENV{RF_PYTHON} // "$ENV{PWD}/build/python/lib";
if (system("$python -c 'import ribbonfilter' 2>/dev/null") == 0)
{
	append_to_file("$dir/same.py", <<'END');
import csv, sys
from ribbonfilter import Filter

csv.field_size_limit(1 << 30)
what, type_name = sys.argv[1:]
def rows(name):
    """Lines, and keys; an unquoted empty field is NULL, which csv does not tell."""
    with open(name, encoding="utf-8", newline="") as lines:
        for row in csv.reader(lines):
            key = None if row[1] == "\\N" else row[1]
            yield row, key if len(row) == 2 else (key, None if row[2] == "\\N" else row[2])
if what == "build":
    Filter.build((key for _, key in rows("keys.py.csv")), type=type_name).save("made")
else:
    listed = list(rows("rows.py.csv"))
    mask = Filter.load("filter").contains_many([key for _, key in listed], type=type_name)
    with open("passed", "w", encoding="utf-8") as out:
        out.writelines(row[0] + "\n" for (row, _), may in zip(listed, mask) if may)
END
	$readers{Python} =
	  [ "$python same.py build '%s'", "$python same.py probe '%s'; cmp passed expected.ids" ];
}
else
{
	note('no module for Python here: make python');
}
if (my $emulated = $ENV{RF_EMULATED})
{
	$readers{emulated} = [ map { s/\Q$cli\E/$emulated/r } @{ $readers{'command, CSV'} } ];
}

# Runs shell in the directory; its output if it failed
sub failure
{
	my ($shell) = @_;
	my $said = `cd '$dir' && { $shell; } 2>&1`;

	return $? == 0 ? '' : "status $?: $said";
}

# All readers make the filter, and pass the rows, that the server does with keys
# of these types in these fields.  sql makes tables: made, of all rows; known, of
# those that are in the filter; filter; passed.
sub compare
{
	my ($types, $fields, $sql, $setting) = @_;
	my $of = $types . ($setting ? ", $setting" : '');

	unlink glob("$dir/{keys,rows,expected,filter}*");
	sql(qq{
		SELECT setseed(@{[rand(2) - 1]});
		@{[$setting // '']};
		$sql
		COPY known TO '$dir/keys.csv' (FORMAT csv);
		COPY known TO '$dir/keys.copy';
		COPY known TO '$dir/keys.py.csv' (FORMAT csv, NULL '\\N', FORCE_QUOTE *);
		COPY made TO '$dir/rows.csv' (FORMAT csv);
		COPY made TO '$dir/rows.copy';
		COPY made TO '$dir/rows.py.csv' (FORMAT csv, NULL '\\N', FORCE_QUOTE *);
		COPY passed TO '$dir/expected.csv' (FORMAT csv);
		COPY passed TO '$dir/expected.copy';
		COPY (SELECT id FROM passed) TO '$dir/expected.ids';
		COPY filter TO '$dir/filter' (FORMAT binary);
		DROP TABLE made, known, filter, passed});
	foreach my $reader (sort keys %readers)
	{
		my ($build, $probe) = map { sprintf($_, $types) =~ s/--field 2/--field $fields/r } @{ $readers{$reader} };

		is(failure("rm -f made; $build && $cli union -o filter.raw filter && cmp made filter.raw"),
			'', "$of, $reader: the same filter");
		is(failure($probe), '', "$of, $reader: the same rows");
	}
	return;
}

# under which values are written otherwise, too
my %settings = (
	timestamptz => [ q{SET TimeZone = 'America/New_York'}, q{SET TimeZone = 'Asia/Kathmandu'} ],
	bytea => ['SET bytea_output = escape'],
	real => ['SET extra_float_digits = 3']);

foreach my $type (types_read())
{
	my ($name, $expression, @values) = @$type;
	next if $name eq 'mood' || (%only && !$only{$name});
	my $values = join ', ', map { "('" . s/'/''/gr . "')" } @values;
	my $cast = "v::$name";
	my $half = $nkeys / 2;

	# a comma, quotes and line ends in the other column; each tenth key is NULL
	compare($name, '2', qq{
		CREATE TABLE made AS SELECT row_number() OVER () AS id, v FROM (
			SELECT $cast AS v FROM (VALUES $values) AS t (v)
			UNION ALL SELECT CASE WHEN i % 10 = 9 THEN NULL ELSE $expression END FROM generate_series(1, $nkeys) i) m;
		CREATE TABLE known AS SELECT CASE id % 3 WHEN 0 THEN E'a,\\n"b"' WHEN 1 THEN '' ELSE E'\\t\\\\x' END AS rest, v
			FROM made WHERE id <= $half + @{[scalar @values]};
		CREATE TABLE filter AS SELECT ribbon_agg(v) AS f FROM known;
		CREATE TABLE passed AS SELECT id, v FROM made, filter WHERE f @> v;}, $_) foreach undef, @{ $settings{$name} // [] };
}

#
# Keys of two columns: each type beside the one that follows it
#
my @scalars = grep { $_->[0] ne 'mood' && (!%only || $only{ $_->[0] }) } types_read();
foreach my $at (0 .. $#scalars)
{
	my ($left, $right) = @scalars[ $at, ($at + 1) % @scalars ];
	my ($types, $some) = ("$left->[0],$right->[0]", int($nkeys / 2));
	my $maybe = 'CASE WHEN random() < 0.1 THEN NULL ELSE %s END';

	compare($types, '2,3', qq{
		CREATE TABLE made AS SELECT i AS id, @{[sprintf $maybe, $left->[1]]} AS a, @{[sprintf $maybe, $right->[1]]} AS b FROM generate_series(1, $nkeys) i;
		CREATE TABLE known AS SELECT E'a,\n"b"' AS rest, a, b FROM made WHERE id <= $some;
		CREATE TABLE filter AS SELECT ribbon_agg(ROW(a, b)) AS f FROM known;
		CREATE TABLE passed AS SELECT id, a, b FROM made, filter WHERE f @> ROW(a, b);});
}

done_testing();
