# Wire: a session that takes statements ahead of their answers
#
# psql would do, but for its time: here a query is sent with all that belongs
# to it in one piece, and rows are compared as they come from the socket,
# without being taken apart.  Speaks version 3 of the protocol, simple queries
# only, through the socket in PGHOST, as a user whom the server trusts; {pid} is
# that of its server process.
package Wire;

use strict;
use warnings;

use Exporter qw(import);
use IO::Socket::UNIX;

our @EXPORT = qw(columns_of);

sub connect
{
	my ($class) = @_;
	my $socket = IO::Socket::UNIX->new(Peer => "$ENV{PGHOST}/.s.PGSQL.$ENV{PGPORT}") or return;
	my $self = bless { socket => $socket, buffer => '' }, $class;
	my $hello = pack 'N (Z*)*', 196608, user => $ENV{PGUSER}, database => $ENV{PGDATABASE}, application_name => 'crosscheck', '';

	$self->put(pack('N', 4 + length $hello) . $hello);
	my $answer = $self->answer;
	return if $answer->{lost} || $answer->{error};
	return $self;
}

sub put
{
	my ($self, $bytes) = @_;

	local $SIG{PIPE} = 'IGNORE';
	while (length $bytes)
	{
		my $n = syswrite $self->{socket}, $bytes;
		return if !$n;
		substr $bytes, 0, $n, '';
	}
	return;
}

# The next message, (type, body); nothing if the server has gone.
sub message
{
	my ($self) = @_;

	for (;;)
	{
		my $have = length $self->{buffer};
		if ($have >= 5)
		{
			my ($type, $length) = unpack 'a N', $self->{buffer};
			if ($have > $length)
			{
				my $body = substr $self->{buffer}, 5, $length - 4;
				substr $self->{buffer}, 0, $length + 1, '';
				return ($type, $body);
			}
		}
		sysread $self->{socket}, $self->{buffer}, 65536, $have or return;
	}
}

# What came of one string of statements: { rows => those of all its
# statements, as DataRow bodies; names => columns of the last; error =>
# 'SQLSTATE message'; lost => if the server has gone }.
sub answer
{
	my ($self) = @_;
	my %answer = (rows => []);

	for (;;)
	{
		my ($type, $body) = $self->message;

		if (!defined $type) { $self->{lost} = $answer{lost} = 1; return \%answer; }
		elsif ($type eq 'D') { push @{ $answer{rows} }, $body; }
		elsif ($type eq 'K') { $self->{pid} = unpack 'N', $body; }
		elsif ($type eq 'T') { $answer{names} = [ unpack 'x2' . '(Z* x18)' x unpack('n', $body), $body ]; }
		elsif ($type eq 'E')
		{
			my %field = map { /^(.)(.*)/s ? ($1 => $2) : () } split /\0/, $body;
			$answer{error} = "$field{C} $field{M}";
			$answer{where} = join '; ', map { $field{$_} // () } qw(D H W);
		}
		elsif ($type eq 'Z') { return \%answer; }
	}
}

# Sends strings of statements, each of which will have an answer.
sub start
{
	my ($self, @statements) = @_;

	$self->put(join '', map { pack 'a N Z*', 'Q', 5 + length $_, $_ } @statements);
	return;
}

# Runs each of the strings in turn; a transaction that failed is the business
# of the ones after.
sub run
{
	my ($self, @statements) = @_;

	$self->start(@statements);
	return map { $self->answer } @statements;
}

sub alive { my ($self) = @_; return !$self->{lost}; }

# Runs what has to succeed, and returns the rows, each a list of columns.
sub must
{
	my ($self, $sql) = @_;
	my ($answer) = $self->run($sql);

	die 'the server has gone: ' . "$sql\n" if $answer->{lost};
	die "$answer->{error} ($answer->{where})\n$sql\n" if $answer->{error};
	return map { [ columns_of($_) ] } @{ $answer->{rows} };
}

# A row taken apart, undef for NULL.
sub columns_of
{
	my ($row) = @_;
	my $at = 2;

	return map {
		my $length = unpack 'l>', substr $row, $at, 4;
		my $value = $length < 0 ? undef : substr $row, $at + 4, $length;
		$at += 4 + ($length < 0 ? 0 : $length);
		$value;
	} 1 .. unpack 'n', $row;
}

1;
