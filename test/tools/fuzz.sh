#!/usr/bin/env bash
# fuzz.sh: run fuzz targets, one after the other; "make fuzz", which builds
# them and sets
#
#	FUZZ		targets: "open rows" (default: all)
#	FUZZ_TIME	seconds for each (default: 60); 0: only what is kept is run again
#	PROGRAMS	where the programs are
#
# What is run first: the few inputs in test/fuzz/corpus/NAME/, those that are
# made of test/vectors, and what earlier runs have found, in build/fuzz/NAME/:
# corpus/ for what led somewhere new, crashes/ for what failed.  So a finding
# stays one until it is mended.  Prints for each target what it did and ends with
# "N passed, N failed", targets.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "$0")/common.sh"
cd "$top"

seconds=${FUZZ_TIME:-60}
targets=${FUZZ:-$(for file in test/fuzz/fuzz_*.c; do basename "$file" .c; done | sed 's/^fuzz_//')}

# make_seeds NAME DIRECTORY: a file for each row of the vectors that is one to
# the target, in the form that its head comment states.
make_seeds()
{
	local vectors=()

	case $1 in
		open | text) vectors=(test/vectors/filters.txt test/vectors/verdicts.txt) ;;
		key) vectors=(test/vectors/keys.txt) ;;
		*) return 0 ;;
	esac
	perl -we '
		use strict;

		# base64 is uuencode by other characters; MIME::Base64 need not be here
		sub decoded
		{
			my $text = shift =~ tr{A-Za-z0-9+/}{}cdr =~ tr{A-Za-z0-9+/}{ -_}r;

			return join "", map { unpack "u", chr(32 + int(length($_) * 3 / 4)) . $_ } $text =~ /(.{1,60})/gs;
		}

		my ($target, $dir, @files) = @ARGV;
		my ($most, $n) = (4000, 0);
		@ARGV = @files;
		while (my $line = <STDIN>)
		{
			next if $line =~ /^#/;
			chomp $line;
			my @column = split /\t/, $line, $target eq "key" ? 7 : -1;
			my $seed;
			if ($target eq "key")
			{
				my %others = (real => 28, name => 29);
				$seed = chr($others{ $column[2] } // $column[0]) . $column[6];
			}
			else
			{
				# of filters the last column, of verdicts the third
				my $text = @column > 4 ? $column[8] : $column[2];
				next if $text =~ /:|^-$/;
				$seed = $target eq "text" ? "\1$text" : "\1" . decoded($text);
			}
			next if length($seed) > $most;
			open my $out, ">:raw", sprintf("%s/%04d", $dir, $n++) or die "$dir: $!";
			print $out $seed;
			close $out or die $!;
		}' "$1" "$2" < <(cat "${vectors[@]}")
}

# The last number behind a word of the log: "cov: 3167"
last_number()
{
	sed -nE "s/.*\b$1:? +([0-9]+).*/\1/p" "$2" | tail -n 1
}

fuzz()
{
	local name=$1 dir=build/fuzz/$1 program=$PROGRAMS/fuzz_$1 log status=0 started=$SECONDS how dirs
	local tries

	[ -x "$program" ] || die "there is no target $name"
	rm -rf "$dir/seeds"
	mkdir -p "$dir/corpus" "$dir/crashes" "$dir/seeds"
	make_seeds "$name" "$dir/seeds"
	log=$dir/log
	how=(-max_total_time="$seconds" -reload=0)
	[ "$seconds" -gt 0 ] || how=(-runs=0)
	# what is new goes into the first
	dirs=("$dir/corpus" "$dir/crashes" "$dir/seeds")
	[ ! -d "test/fuzz/corpus/$name" ] || dirs+=("test/fuzz/corpus/$name")
	ASAN_OPTIONS=${ASAN_OPTIONS:-allocator_may_return_null=1:detect_stack_use_after_return=0} \
		"$program" "${how[@]}" -max_len=4096 -timeout=60 -report_slow_units=60 -rss_limit_mb=2048 -print_final_stats=1 \
		-artifact_prefix="$dir/crashes/" "${dirs[@]}" >"$log" 2>&1 || status=$?

	tries=$(last_number 'stat::number_of_executed_units' "$log")
	printf '%-8s %s executions in %d s, %s/s; coverage %s, features %s; corpus %d; crashes kept %d\n' "$name" \
		"${tries:-0}" $((SECONDS - started)) "$(last_number 'stat::average_exec_per_sec' "$log")" \
		"$(last_number cov "$log")" "$(last_number ft "$log")" \
		"$(find "$dir/corpus" -type f | wc -l)" "$(find "$dir/crashes" -type f | wc -l)"
	if [ "$status" -ne 0 ] || [ "${tries:-0}" -eq 0 ]; then
		grep -m 5 -A 12 -E ': failed: |ERROR: |runtime error: |SUMMARY: ' "$log" || tail -n 20 "$log"
		sed -n "s|.*Test unit written to \(.*\)|again: $program \1|p" "$log"
		count 0 1 0
	else
		count 1 0 0
	fi
}

for target in $targets; do
	fuzz "$target"
done
print_count
