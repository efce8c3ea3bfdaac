# ribbonfilter.bash: completion of the command "ribbonfilter" in bash.

# the words are those of --help
_ribbonfilter()
{
	local help words=

	if [ "$COMP_CWORD" -eq 1 ]; then
		words="$("$1" --help 2>/dev/null | sed -n 's/^  \([a-z]*\) .*/\1/p') --help --version"
	else
		help=$("$1" "${COMP_WORDS[1]}" --help 2>/dev/null)
		case $3 in
			--type) words='bigint integer smallint text name bpchar uuid numeric boolean real bytea date timestamp timestamptz inet' ;;
			--kind | --form) words=$(sed -nE "/^  $3 /{ s/^  $3 [A-Z]+ +//; s/,|\([^)]*\)//g; p; }" <<<"$help") ;;
			--on-error) words=$(grep -owE 'keep|skip|stop' <<<"$help") ;;
			*) [[ $2 != -* ]] || words="$(grep -oE -- ' -[a-z0-]+' <<<"$help") --help" ;;
		esac
	fi
	# without words, files
	[ -z "$words" ] || mapfile -t COMPREPLY < <(compgen -W "$words" -- "$2")
}

complete -o default -F _ribbonfilter ribbonfilter
