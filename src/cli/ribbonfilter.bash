# ribbonfilter.bash: completion of the command "ribbonfilter" in bash.

_ribbonfilter()
{
	local command=${COMP_WORDS[1]} word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} words=
	local input='--field --delimiter --csv --copy --header --null --on-error --threads --quiet --help -0'

	if [ "$COMP_CWORD" -eq 1 ]; then
		words='build probe info verify union hash --help --version'
	else
		case $before in
			--type) words='bigint integer smallint text name bpchar uuid numeric boolean real bytea date timestamp timestamptz inet' ;;
			--kind) words='ribbon bloom fuse counting keyset' ;;
			--form) words='raw text copy-binary' ;;
			--on-error) words='skip stop'; [ "$command" = build ] || words="keep $words" ;;
			--field | --delimiter | --null | --threads | --fpr | --expected | --memory) return ;;
			*)
				if [[ $word = -* ]]; then
					case $command in
						build) words="$input --type --kind --fpr --expected --memory --form --output" ;;
						probe) words="$input --type --invert-match --count" ;;
						hash) words="$input --type --bytes" ;;
						union) words='--form --output --help' ;;
						*) words=--help ;;
					esac
				fi
				;;
		esac
	fi
	# without words, files
	[ -z "$words" ] || mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
}

complete -o default -F _ribbonfilter ribbonfilter
