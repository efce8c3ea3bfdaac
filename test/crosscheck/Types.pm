# Types: the types of columns, and how an integer becomes a value of each
#
# Every value stands for an integer, its code, so that columns of any two
# types can be joined: directly where the server compares them, or by
# expressions of one or both.
package Types;

use strict;
use warnings;

use Exporter qw(import);

our @EXPORT = qw(family value_of stored_value code_of shown declared all_types key_types without_type is_coarse);

# family	types that "=" takes as they are
# value		of the code V
# stored	the same in columns, where values that are equal may look unlike:
#			R is the number of the row
# code		of the value C
# shown		C so that equal values look the same: which of several equal ones
#			survives DISTINCT or GROUP BY may depend on the order of rows
# declared	in CREATE TABLE
# coarse	few values: keys that fan out
# key		made by expressions as a key of filters, in no column
my %type = (
	int2 => { family => 'int', value => 'V::int2', code => 'C::int' },
	int4 => { family => 'int', value => 'V::int4', code => 'C' },
	int8 => { family => 'int', value => 'V::int8', code => 'C::int' },
	dint => { family => 'int', value => 'V::dint', code => 'C::int' },
	numeric => {
		family => 'numeric',
		value => 'V::numeric',
		stored => 'CASE WHEN R % 2 = 0 THEN V::numeric ELSE V + 0.00 END',
		code => 'C::int',
		shown => 'trim_scale(C)'
	},
	float4 => { family => 'float', value => '(V / 2.0)::float4', code => '(C * 2)::int', shown => 'C + 0' },
	float8 => {
		family => 'float',
		value => '(V / 2.0)::float8',
		stored => q{CASE WHEN V = 0 AND R % 2 = 0 THEN '-0'::float8 ELSE (V / 2.0)::float8 END},
		code => '(C * 2)::int',
		shown => 'C + 0'
	},
	text => { family => 'text', value => q{('k' || V)}, code => 'substr(C, 2)::int' },
	varchar => { family => 'text', value => q{('k' || V)::varchar}, code => 'substr(C, 2)::int', declared => 'varchar(20)' },
	name => { family => 'name', value => q{('k' || V)::name}, code => 'substr(C::text, 2)::int' },
	bpchar => { family => 'bpchar', value => q{('k' || V)::char(8)}, code => 'substr(C::text, 2)::int', declared => 'char(8)' },
	ci => {
		family => 'ci',
		value => q{(('k' || V) COLLATE ci)},
		stored => q{CASE WHEN R % 2 = 0 THEN 'k' ELSE 'K' END || V},
		code => 'substr(C, 2)::int',
		shown => 'lower(C COLLATE "C")',
		declared => 'text COLLATE ci'
	},
	uuid => { family => 'uuid', value => 'md5(V::text)::uuid', code => q{('x' || left(C::text, 4))::bit(16)::int % 32768} },
	bytea => { family => 'bytea', value => q{decode(md5(V::text), 'hex')}, code => 'get_byte(C, 0)' },
	date => { family => 'date', value => q{(date '2000-01-01' + V::int)}, code => q{(C - date '2000-01-01')} },
	timestamp => { family => 'timestamp', value => q{(date '2000-01-01' + V::int)::timestamp}, code => q{(C::date - date '2000-01-01')} },
	timestamptz => { family => 'timestamptz', value => q{(date '2000-01-01' + V::int)::timestamptz}, code => q{(C::date - date '2000-01-01')} },
	interval => {
		family => 'interval',
		value => 'make_interval(days => V::int)',
		stored => 'CASE WHEN R % 2 = 0 THEN make_interval(days => V::int) ELSE make_interval(hours => 24 * V::int) END',
		code => '(extract(epoch FROM C) / 86400)::int',
		shown => 'extract(epoch FROM C)::int8'
	},
	bool => { family => 'bool', value => '(V % 2 = 0)', code => 'C::int', coarse => 1 },
	color => {
		family => 'color', value => q{(enum_range(NULL::color))[1 + V % 5]}, code => 'array_position(enum_range(NULL::color), C)', coarse => 1
	},
	pair => { family => 'pair', value => q{ROW(V, 'x' || V % 7)::pair}, code => '(C).a' },
	ints => { family => 'ints', value => 'ARRAY[V % 100, V]::int[]', code => 'C[2]', declared => 'int[]' },
	texts => { family => 'texts', value => q{ARRAY['k' || V]::text[]}, code => 'substr(C[1], 2)::int', declared => 'text[]' },
	int4range => { family => 'int4range', value => 'int4range(V::int, V::int + 1 + V::int % 3)', code => 'lower(C)' },
	inet => { family => 'inet', value => q{('10.0.0.0'::inet + V::int8)}, code => q{(C - '10.0.0.0'::inet)::int} },
	oid => { family => 'oid', value => 'V::int8::oid', code => 'C::int8::int' },
	time => { family => 'time', value => q{(time '00:00' + make_interval(secs => V / 128.0))}, key => 1 },
	timetz => { family => 'timetz', value => q{(timetz '00:00+00' + make_interval(secs => V / 128.0))}, key => 1 },
	macaddr => { family => 'macaddr', value => q{left(md5(V::text), 12)::macaddr}, key => 1 },
	pg_lsn => { family => 'pg_lsn', value => q{('0/0'::pg_lsn + V::numeric)}, key => 1 },
	xid8 => { family => 'xid8', value => 'V::text::xid8', key => 1 },
	jsonb => { family => 'jsonb', value => q{jsonb_build_object('k', V)}, key => 1 },
	int8multirange => { family => 'int8multirange', value => 'int8multirange(int8range(V, V + 2), int8range(V + 5, V + 6))', key => 1 });

sub all_types { return grep { !$type{$_}{key} } sort keys %type; }
sub key_types { return sort keys %type; }
sub without_type { delete $type{ $_[0] }; return; }
sub family { return $type{ $_[0] }{family}; }
sub is_coarse { return $type{ $_[0] }{coarse}; }
sub declared { return $type{ $_[0] }{declared} // $_[0]; }

sub value_of { my ($type, $code) = @_; return $type{$type}{value} =~ s/\bV\b/($code)/gr; }
sub code_of { my ($type, $sql) = @_; return $type{$type}{code} =~ s/\bC\b/$sql/gr; }
sub shown { my ($type, $sql) = @_; return ($type{$type}{shown} // 'C') =~ s/\bC\b(?!")/$sql/gr; }

sub stored_value
{
	my ($type, $code, $row) = @_;

	return ($type{$type}{stored} // $type{$type}{value}) =~ s/\bV\b/($code)/gr =~ s/\bR\b/$row/gr;
}

1;
