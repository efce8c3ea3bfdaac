# dev.mk: the targets of developers; included by the Makefile for goals that
# are named here, so "make check" in the top directory is all there is to say.
#
# A target is what begins a line and ends in a colon.  "## …" after it is its
# line in "make help".  None of them uses PGXS: they need no PostgreSQL, or
# begin by installing it.

ifndef DEV_GOALS
$(error dev.mk is included by the Makefile: make -f Makefile)
endif

# Goals of PGXS beside ours: each goal in a make of its own, in the order given.
ifneq ($(filter-out $(DEV_GOALS),$(MAKECMDGOALS)),)

.NOTPARALLEL:
.PHONY: $(MAKECMDGOALS)
$(MAKECMDGOALS):
	@$(MAKE) --no-print-directory -f $(firstword $(MAKEFILE_LIST)) $@

else

.PHONY: $(filter-out build/%,$(DEV_GOALS))

SANITIZE ?=

include $(top)/src/clients.mk

DEV_CPPFLAGS = -I$(top)/src -I$(top)/test/unit -DRBF_RELEASE='"$(RELEASE)"' $(CPPFLAGS)
DEV_CFLAGS = -std=c11 -g -O2 $(CORE_CFLAGS) $(SANITIZE) $(CFLAGS)

core_objs := $(CORE_SRCS:src/core/%.c=$(BUILD)/core/%.o)
lib_objs := $(LIB_SRCS:src/%.c=$(BUILD)/%.o)
core_deps := $(addprefix $(top)/,$(CORE_HDRS) $(LIB_HDRS) Makefile test/dev.mk)

# T=ribbon selects the program t_ribbon, CASE=word the cases with that word
# in their names.
T ?=
CASE ?=

# Runs programs made for another machine, with CC and BUILD to match.
EMULATOR ?=

# ... and LEAVE_OUT=tick all but t_tick.
LEAVE_OUT ?=
unit_progs := $(or $(T:%=$(BUILD)/unit/t_%),$(filter-out $(LEAVE_OUT:%=$(BUILD)/unit/t_%),\
	$(patsubst test/unit/%.c,$(BUILD)/unit/%,$(call files,test/unit/t_*.c)) $(BUILD)/unit/t_amalgamation))

# Who selects tests wants these suites and no others.
PROVE_TESTS ?=
selected := $(if $(T)$(CASE),unit) \
	$(if $(filter-out $(REGRESS),$(SQL_TESTS)),regress) \
	$(if $(PROVE_TESTS),tap)
SUITES ?= $(or $(strip $(selected)),unit regress tap fuzz)

run = cd $(top) && \
	MAKE='$(MAKE)' PG_CONFIG='$(PG_CONFIG)' REGRESS='$(REGRESS)' SUITES='$(strip $(SUITES))'

help: ## print this list
	@echo 'Targets of $(EXTENSION) $(EXTVERSION):'
	@sed -n 's/^\([a-z][a-z-]*\):.*## \(.*\)/\1\t\2/p' $(top)/Makefile $(top)/src/clients.mk $(top)/test/dev.mk | \
		while IFS='	' read -r t d; do printf '  %-14s %s\n' "$$t" "$$d"; done

#
# Tests
#

setup: ## install what "make check" needs and this machine lacks
	@$(run) test/tools/setup.sh check

check: ## test what a contributor breaks by accident, in five minutes; installs what is missing
	@$(run) WHEN=day test/tools/check.sh

check-all: ## run every test, and random walks at full length
	@$(run) WHEN=all test/tools/check.sh

check-rest: ## run what "make check" leaves out of "make check-all"
	@$(run) WHEN=night test/tools/check.sh

regress: ## run the SQL tests alone: make regress REGRESS="bloom keys"
	@$(run) SUITES=regress test/tools/check.sh

tap: ## run the TAP tests alone: make tap PROVE_TESTS=test/tap/001_x.pl
	@$(run) SUITES=tap test/tools/check.sh

unit: $(unit_progs) ## run the core's unit tests: make unit T=ribbon CASE=duplicates
	@EMULATOR='$(EMULATOR)' $(top)/test/tools/unit.sh $(addsuffix $(if $(CASE),:$(CASE)),$^)

# PGSRC has the sources of the server: of its branch, configured or not.
PGSRC ?=

server-regress: ## run the server's own tests with join filters on and off: make server-regress PGSRC=…
	@$(run) PGSRC='$(abspath $(PGSRC))' test/tools/server_regress.sh

# Trees of sources, or git repositories: test/tools/citus.sh.  PGSRC as above.
CITUS_SRC ?=
in_full = $(if $(wildcard $(1)),$(abspath $(1)),$(1))
citus_sources = PGSRC='$(call in_full,$(PGSRC))' CITUS_SRC='$(call in_full,$(CITUS_SRC))'

citus: ## test on a cluster of Citus, built if need be: make citus PGSRC=… CITUS_SRC=…
	@$(run) $(citus_sources) test/tools/citus.sh

asan: ## run the unit tests under address and undefined-behaviour sanitizers
	@$(MAKE) --no-print-directory -f $(firstword $(MAKEFILE_LIST)) unit \
		BUILD=$(BUILD)/asan SANITIZE='-O1 -fno-omit-frame-pointer -fno-sanitize-recover=all -fsanitize=address,undefined'

valgrind: ## run the unit tests under valgrind: make valgrind T=wire
	@$(run) test/tools/setup.sh valgrind
	@$(MAKE) --no-print-directory -f $(firstword $(MAKEFILE_LIST)) unit EMULATOR='valgrind -q --error-exitcode=99'

valgrind-sql: ## run the SQL tests on a server under valgrind: make valgrind-sql REGRESS="bloom keys" PG_CONFIG=…
	@$(run) test/tools/valgrind_sql.sh

# MACHINE=i386, aarch64, s390x, avx512, …
MACHINE ?= s390x

unit-on: ## run the unit tests as built for another machine: make unit-on MACHINE=s390x
	@$(run) T='$(T)' CASE='$(CASE)' test/tools/unit_on.sh '$(MACHINE)'

random: ## run the unit tests with other random numbers, under sanitizers: make random SEED=100 ROUNDS=10
	@$(run) test/tools/random.sh

# A clang with libFuzzer.  FUZZ="open rows": these targets; FUZZ_TIME: seconds
# each, 0 to run again what is kept, and no more.
FUZZ_CC ?= clang
FUZZ_TIME ?= 60
FUZZ ?=
fuzz_flags = -O1 -fno-omit-frame-pointer -fno-sanitize-recover=all

fuzz: ## look for inputs that break a promise: make fuzz FUZZ=open FUZZ_TIME=600
	@$(run) FUZZ_CC='$(FUZZ_CC)' test/tools/setup.sh fuzz
	@echo 'fuzz: compiling, with sanitizers: a minute or two the first time'
	@$(MAKE) -s --no-print-directory -f $(firstword $(MAKEFILE_LIST)) fuzz-programs CC='$(FUZZ_CC)' \
		BUILD=$(BUILD)/fuzzed SANITIZE='$(fuzz_flags) -fsanitize=fuzzer-no-link,address,undefined'
	@$(run) FUZZ='$(FUZZ)' FUZZ_TIME='$(FUZZ_TIME)' PROGRAMS='$(abspath $(BUILD)/fuzzed)' test/tools/fuzz.sh

coverage: ## count which lines of src/ the tests run
	@$(run) test/tools/coverage.sh

# BRANCH=REL_18_STABLE WITH="assert no-icu no-contrib" PGSRC=… PREFIX=…
server: ## build a PostgreSQL from sources: make server BRANCH=REL_18_STABLE WITH=assert
	@$(run) PGSRC='$(PGSRC)' test/tools/build_postgres.sh

# PG_CONFIGS='build/server/*/bin/pg_config'
majors: ## go from each major version of the server to each other: make majors PG_CONFIGS="…"
	@$(run) test/tools/majors.sh

golden: ## write test/golden/VERSION/dump.sql, before this version is tagged
	@$(run) test/tools/golden.sh

demo: ## show the filters at work on a throwaway server
	@$(run) test/tools/setup.sh demo
	@echo 'demo: building the extension, starting a server; the rest takes some minutes'
	@$(run) test/tools/with_server.sh test/demo/demo.sh

# QUERIES=20000 SEED=7: so many, of these random numbers; ONLY=123: one of them
crosscheck: ## compare random queries with join filters and without: make crosscheck QUERIES=20000 SEED=7
	@$(run) test/tools/setup.sh check
	@$(run) SERVER_CONF="$$(cat test/crosscheck/server.conf)" \
		test/tools/with_server.sh perl test/crosscheck/crosscheck.pl

# Likewise, and SQL_TIME=3600: no longer than that
crosscheck-sql: ## ask random filters whether they hold what their documentation promises: make crosscheck-sql QUERIES=20000 SEED=7
	@$(run) test/tools/setup.sh check
	@$(run) SERVER_CONF="$$(cat test/crosscheck/server.conf)" \
		test/tools/with_server.sh perl test/crosscheck/surface.pl

# LOAD_SECONDS=600 LOAD_CLIENTS=16
load: ## let many clients build, change, probe, join, create and drop at once: make load LOAD_SECONDS=600
	@$(run) test/tools/setup.sh check
	@$(run) SERVER_CONF="$$(cat test/load/server.conf)" test/tools/with_server.sh perl test/load/load.pl

vectors: $(BUILD)/unit/t_vectors ## write test/vectors anew: a change of format
	@cd $(top) && $(abspath $<) --write-vectors

#
# Rules
#

sql: ## write the install script anew from its template
	@cd $(top) && script=$(EXTENSION)--$(EXTVERSION).sql && \
		perl test/tools/generate_sql.pl $(EXTENSION).sql.in VERSION=$(EXTVERSION) >$$script.new && \
		mv $$script.new $$script

lint: ## check the rules of the code base
	@$(run) test/tools/lint.sh

plan: ## print which file of src calls which, in floors
	@$(run) test/tools/setup.sh check
	@$(run) test/tools/plan.sh

# TOOLS="gcc clang cppcheck" FILES=src/core/rf_filter.c
analyze: ## look for mistakes without running anything: gcc -fanalyzer, clang --analyze, cppcheck
	@$(run) test/tools/analyze.sh

format: ## lay out the C sources as PostgreSQL does
	@$(top)/test/tools/format.sh

format-check: ## fail if "make format" would change a file
	@$(top)/test/tools/format.sh --check

#
# Releases, of the last commit (RELEASE.md): each ends with "N passed, N failed",
# steps.  package, image-check and rpm-check take root, debootstrap and minutes.
#

dist: ## make the archive of a release, and check it
	@$(run) test/tools/dist.sh

# The release of Debian to do it on, and major versions of the server if not its
# own: DEBIAN=sid MAJORS="18 19"; image-check and rpm-check take one.
DEBIAN ?=
MAJORS ?=

package: ## build Debian's packages, install and test them: make package DEBIAN=sid MAJORS="18 19"
	@$(run) test/tools/package.sh $(or $(DEBIAN),trixie) $(MAJORS)

image-check: ## run the Dockerfile without Docker, and use what it makes: make image-check DEBIAN=bookworm
	@$(run) test/tools/image_check.sh $(or $(DEBIAN),trixie) $(MAJORS)

rpm-check: ## build and check the RPM packages, on Debian
	@$(run) test/tools/rpm_check.sh $(or $(DEBIAN),bookworm) $(MAJORS)

TAG ?=

release-check: ## see that all that state the version agree: make release-check TAG=v1.0.0
	@$(run) test/tools/release.sh check $(TAG)

# into build/dist, like the archive
release-notes: ## write what the changelog has of this version
	@$(run) test/tools/release.sh notes

#
# Benchmarks: test/bench/README.md
#

# PEERS=1 adds the filters of other projects, and plots; BENCH_* variables
# choose the grid.
PEERS ?=
peers := $(filter-out 0 no,$(PEERS))

bench: $(BUILD)/bench_core $(if $(peers),$(BUILD)/bench_peers) ## measure the core over sizes and rates: make bench PEERS=1
	@$(run) BENCH_CORE='$(abspath $(BUILD)/bench_core)' BENCH_LENGTHS='$(abspath)' \
		BENCH_PEERS='$(if $(peers),$(abspath $(BUILD)/bench_peers))' \
		BENCH_FLAGS='$(strip $(DEV_CFLAGS))' CC='$(CC)' CXX='$(CXX)' \
		test/bench/bench.sh

bench-core: $(BUILD)/bench_core ## measure the core alone (no server)
	@$(BUILD)/bench_core $(BENCH_ARGS)

# bench-NAME: test/bench/bench_NAME.pl on a server of its own, with so many
# buffers and these variables, into test/bench/results/DATE-COMMIT/NAME.md or
# BENCH_OUT; a command that does more there
define run_on_server
@$(run) test/tools/setup.sh check
@mkdir -p $(top)/build
@$(run) name=$(@:bench-%=%) && \
	export COMMIT="$$(git describe --always --dirty 2>/dev/null || echo unknown)" \
		SERVER_CONF="$${SERVER_CONF-shared_buffers = $(1)}" && \
	$(2) test/tools/with_server.sh perl test/bench/bench_$$name.pl >build/bench_$$name.md && \
	out="$${BENCH_OUT:-test/bench/results/$$(date -u +%F)-$$COMMIT}" && \
	mkdir -p "$$out" && mv build/bench_$$name.md "$$out/$$name.md" && \
	cat "$$out/$$name.md" && echo "wrote $$out/$$name.md"$(if $(3), && $(3))
endef

bench-clients: cli python ## measure the command and the Python module: make bench-clients KEYS=100000 MANY=0
	@$(run) test/tools/setup.sh clients
	$(call run_on_server,1GB,BUILT='$(abspath $(BUILD))')

bench-map: ## measure what a map saves: make bench-map KEYS=100000 BTREE=0
	$(call run_on_server,3GB)

bench-recipes: cli ## measure anti-joins, two files, what was seen before: make bench-recipes CASES=anti ROWS=1000000
	$(call run_on_server,2GB,BUILT='$(abspath $(BUILD))')

bench-sql: ## measure aggregates, probes, joins in SQL: make bench-sql ROWS=1000000
	$(call run_on_server,3GB)

bench-join: ## measure what automatic join filters save and cost: make bench-join ROWS=500000 CASES=star
	$(call run_on_server,3GB,,if command -v gnuplot >/dev/null && grep -q '^## Runs' "$$out/join.md"; then test/bench/plot.sh "$$out/join.md"; fi)

# Directories where their generators were built.  TPC_DATA=DIR keeps the data.
TPCH_DBGEN ?=
SSB_DBGEN ?=
TPC_DATA ?=

bench-tpc: ## measure TPC-H and SSB with join filters: make bench-tpc TPCH_DBGEN=… SSB_DBGEN=… SF=1 TPC_DATA=…
	$(call run_on_server,4GB,TPCH_DBGEN='$(abspath $(TPCH_DBGEN))' SSB_DBGEN='$(abspath $(SSB_DBGEN))' SERVER_DATA='$(abspath $(TPC_DATA))')

bench-pair: $(BUILD)/bench_core ## compare with another commit in one run: make bench-pair OLD=HEAD~1 COUNT=1
	@$(run) test/tools/setup.sh check
	@$(run) BENCH_CORE='$(abspath $(BUILD)/bench_core)' test/bench/bench_pair.sh

#
# What these are made of
#

core: $(core_objs) ## compile the core alone

# a compiler and xxhash.h
core-tools:
	@$(run) test/tools/setup.sh core

# the filters of other projects, a C++ compiler, gnuplot
peers-tools:
	@$(run) test/tools/setup.sh peers

compile = $(CC) $(DEV_CFLAGS) $(DEV_CPPFLAGS)

$(BUILD)/core/%.o: $(top)/src/core/%.c $(core_deps) | core-tools
	@mkdir -p $(@D)
	$(compile) -c -o $@ $<

$(BUILD)/lib/%.o: $(top)/src/lib/%.c $(core_deps) | core-tools
	@mkdir -p $(@D)
	$(compile) -c -o $@ $<

# These count the work of the core: a second one, with a call in each block.
traced_progs := $(BUILD)/unit/t_tick $(BUILD)/unit/t_flood
traced_objs := $(CORE_SRCS:src/core/%.c=$(BUILD)/traced/%.o)

$(BUILD)/traced/%.o: $(top)/src/core/%.c $(core_deps) | core-tools
	@mkdir -p $(@D)
	$(compile) -fsanitize-coverage=trace-pc -c -o $@ $<

$(traced_progs): core_objs := $(traced_objs)
$(traced_progs): $(traced_objs)

# its own object, so that a change in src/ links it anew and no more
$(BUILD)/unit/%.o: $(top)/test/unit/%.c $(core_deps) $(addprefix $(top)/,$(call files,test/unit/*.h)) | core-tools
	@mkdir -p $(@D)
	$(compile) -c -o $@ $<

$(BUILD)/unit/%: $(BUILD)/unit/%.o $(lib_objs) $(core_objs)
	$(compile) $(LDFLAGS) -o $@ $< $(lib_objs) $(core_objs) -lm

# The kit once more, with the core as one source and one header.
$(amalgamation).o: $(amalgamation).c | core-tools
	$(CC) -std=c11 -g -O2 -Wall -Wextra $(SANITIZE) $(CFLAGS) $(CPPFLAGS) -c -o $@ $<

$(BUILD)/unit/t_amalgamation: $(top)/test/unit/t_vectors.c $(amalgamation).o $(addprefix $(top)/,$(call files,test/unit/*.h))
	@mkdir -p $(@D)
	$(compile) -include $(amalgamation).h $(LDFLAGS) -o $@ $< $(amalgamation).o -lm

# Fuzz targets are not instrumented themselves, but for memory: what counts is
# where the code under test gets.  That of the command ends, reads and frees by
# functions of fuzz_world.h, which stands for the files that are left out.
fuzz_progs := $(patsubst test/fuzz/%.c,$(BUILD)/%,$(call files,test/fuzz/fuzz_*.c))
fuzz_cli_objs := $(patsubst src/%.c,$(BUILD)/fuzz_%.o,$(filter-out \
	$(addprefix src/cli/cli_,main.c file.c message.c build.c filter.c),$(CLI_SRCS)))
fuzz_cli_names = -Dexit=fuzz_exit -Dfree=fuzz_free -Dread=fuzz_read -Dpoll=fuzz_poll

fuzz-programs: $(fuzz_progs)

$(BUILD)/fuzz_cli/%.o: $(top)/src/cli/%.c $(core_deps) $(addprefix $(top)/,$(call files,src/cli/*.h))
	@mkdir -p $(@D)
	$(compile) $(fuzz_cli_names) -c -o $@ $<

$(BUILD)/fuzz_%: $(top)/test/fuzz/fuzz_%.c $(lib_objs) $(core_objs) $(core_deps) \
		$(addprefix $(top)/,$(call files,test/fuzz/*.h test/unit/*.h))
	@mkdir -p $(@D)
	$(CC) -std=c11 -g $(CORE_CFLAGS) $(fuzz_flags) -fsanitize=address,undefined $(CFLAGS) $(DEV_CPPFLAGS) -c -o $@.o $<
	$(CC) -g $(fuzz_flags) -fsanitize=fuzzer,address,undefined $(LDFLAGS) -o $@ \
		$@.o $(filter %.o,$^) -pthread -lm

$(BUILD)/fuzz_rows: $(fuzz_cli_objs)

$(BUILD)/bench_core: $(top)/test/bench/bench_core.c $(core_objs) $(core_deps) $(addprefix $(top)/,$(call files,test/bench/*.h)) | core-tools
	@mkdir -p $(@D)
	$(compile) $(LDFLAGS) -o $@ $< $(core_objs) -lm

PEERS_CXXFLAGS = -std=c++17 -g -O2 -Wall -Wextra $(CXXFLAGS)

$(BUILD)/bench_peers: $(top)/test/bench/bench_peers.cc $(addprefix $(top)/,$(call files,test/bench/*.h) test/dev.mk) | peers-tools
	@mkdir -p $(@D)
	$(CXX) $(PEERS_CXXFLAGS) $(CPPFLAGS) $(LDFLAGS) -o $@ $< -lrocksdb -lleveldb

# keep objects between runs
unit_objs := $(patsubst test/unit/%.c,$(BUILD)/unit/%.o,$(call files,test/unit/t_*.c))
.SECONDARY: $(core_objs) $(lib_objs) $(traced_objs) $(unit_objs)

endif
