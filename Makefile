# ribbonfilter: Bloom and Ribbon filters as PostgreSQL values
#
# "make help" lists the targets.  They are of two kinds.  PGXS, the server's
# build system, makes and installs the extension; it needs a pg_config and the
# server headers.  Everything else (tests, checks, benchmarks) starts on a
# machine without PostgreSQL, because such a target either needs none or
# begins by installing it.  So PGXS is included only for goals of its own.
#
# Building in another directory works as for any PGXS extension:
#	mkdir out && cd out && make -f ../Makefile

PG_CONFIG ?= pg_config

top := $(patsubst %/,%,$(dir $(firstword $(MAKEFILE_LIST))))

EXTENSION = ribbonfilter
MODULE_big = ribbonfilter

# The control file is the one place that states the version.
EXTVERSION := $(shell sed -n "s/^default_version *= *'\(.*\)'.*/\1/p" \
	$(top)/$(EXTENSION).control)

# files matching the patterns, sorted, named relative to the top directory
files = $(patsubst $(top)/%,%,$(sort $(wildcard $(addprefix $(top)/,$(1)))))

CORE_SRCS := $(call files,src/core/*.c)
PG_SRCS := $(call files,src/pg/*.c)
CORE_HDRS := $(call files,src/core/*.h)
PG_HDRS := $(call files,src/pg/*.h)
DATA := $(call files,$(EXTENSION)--*.sql)

# "extension" creates the extension that the other tests use: always first.
regress_origin := $(origin REGRESS)
REGRESS ?= $(basename $(notdir $(call files,sql/*.sql)))
override REGRESS := extension $(filter-out extension,$(REGRESS))

# The core is C11 that never sees a server header.  Its arithmetic is the same
# everywhere, hence no contraction of floating-point expressions.  With
# default visibility its calls would go through the dynamic symbol table,
# where the server's symbols come first.  CORE_OPT=-O3 tries other options.
CORE_OPT ?=
CORE_CFLAGS = \
	-Wall \
	-Wextra \
	-Wno-declaration-after-statement \
	-ffp-contract=off \
	-fvisibility=hidden \
	$(CORE_OPT)

OWN_GOALS := \
	asan \
	bench \
	bench-core \
	bench-growth \
	bench-sql \
	build/% \
	check \
	core \
	core-tools \
	demo \
	format \
	format-check \
	help \
	lint \
	peers-tools \
	regress \
	setup \
	sql \
	tap \
	unit \
	vectors

goals := $(or $(MAKECMDGOALS),all)
own_goals := $(filter $(OWN_GOALS),$(goals))

ifneq ($(and $(own_goals),$(filter-out $(OWN_GOALS),$(goals))),)

# Goals of both kinds: each in a make of its own, in the order given.  (PGXS
# has a "check" as well, which only says that it cannot.)
.NOTPARALLEL:
.PHONY: $(goals)
$(goals):
	@$(MAKE) --no-print-directory -f $(firstword $(MAKEFILE_LIST)) $@

else ifneq ($(own_goals),)

#
# Targets of our own
#

.PHONY: $(filter-out build/%,$(OWN_GOALS))

BUILD ?= build
SANITIZE ?=

OWN_CPPFLAGS = -I$(top)/src -I$(top)/test/unit $(CPPFLAGS)
OWN_CFLAGS = -std=c11 -g -O2 $(CORE_CFLAGS) $(SANITIZE) $(CFLAGS)
OWN_LIBS = -lm

core_objs := $(CORE_SRCS:src/core/%.c=$(BUILD)/core/%.o)
unit_progs := $(patsubst test/unit/%.c,$(BUILD)/unit/%,$(call files,test/unit/t_*.c))

# T=ribbon selects the program t_ribbon, CASE=word the cases with that word
# in their names.
T ?=
CASE ?=
ifneq ($(T),)
unit_progs := $(T:%=$(BUILD)/unit/t_%)
endif

# A selection on the command line runs the suite it belongs to, no other.
given = $(if $(filter command,$(1)),$(2))
SUITES ?= $(or $(strip \
	$(call given,$(origin T) $(origin CASE),unit) \
	$(call given,$(regress_origin),regress) \
	$(call given,$(origin PROVE_TESTS),tap)), \
	unit regress tap)

run = cd $(top) && \
	MAKE='$(MAKE)' PG_CONFIG='$(PG_CONFIG)' REGRESS='$(REGRESS)' SUITES='$(strip $(SUITES))'

help: ## print this list
	@echo 'Targets of $(EXTENSION) $(EXTVERSION):'
	@sed -n 's/^\([a-z][a-z-]*\):.*## \(.*\)/\1\t\2/p' $(top)/Makefile | \
		while IFS='	' read -r t d; do printf '  %-14s %s\n' "$$t" "$$d"; done

setup: ## install what "make check" needs and this machine lacks
	@$(run) test/tools/setup.sh check

check: ## run every test: unit, regress, tap; installs what is missing
	@$(run) test/tools/check.sh

regress: ## run the SQL tests alone: make regress REGRESS="bloom keys"
	@$(run) SUITES=regress test/tools/check.sh

tap: ## run the TAP tests alone: make tap PROVE_TESTS=test/tap/001_x.pl
	@$(run) SUITES=tap test/tools/check.sh

core: $(core_objs) ## compile the core alone

unit: $(unit_progs) ## run the core's unit tests: make unit T=ribbon CASE=duplicates
	@$(top)/test/tools/unit.sh $(addsuffix $(if $(CASE),:$(CASE)),$^)

asan: ## run the unit tests under address and undefined-behaviour sanitizers
	@$(MAKE) --no-print-directory -f $(firstword $(MAKEFILE_LIST)) unit \
		BUILD=$(BUILD)/asan SANITIZE='-O1 -fno-omit-frame-pointer -fno-sanitize-recover=all -fsanitize=address,undefined'

demo: ## show the filters at work on a throwaway server
	@$(run) test/tools/setup.sh demo
	@$(run) test/tools/with_server.sh test/demo/demo.sh

# PEERS=1 adds the filters of other projects, and plots; BENCH_* variables
# choose the grid: test/bench/README.md
PEERS ?=
peers := $(filter-out 0 no,$(PEERS))

bench: $(BUILD)/bench_core $(if $(peers),$(BUILD)/bench_peers) ## measure the core over sizes and rates: make bench PEERS=1
	@$(run) BENCH_CORE='$(abspath $(BUILD)/bench_core)' \
		BENCH_PEERS='$(if $(peers),$(abspath $(BUILD)/bench_peers))' \
		BENCH_FLAGS='$(strip $(OWN_CFLAGS))' CC='$(CC)' CXX='$(CXX)' \
		test/bench/bench.sh

bench-core: $(BUILD)/bench_core ## measure the core alone (no server)
	@$(BUILD)/bench_core $(BENCH_ARGS)

# bench-NAME: test/bench/bench_NAME.pl on a server of its own, with so many buffers
define run_on_server
@$(run) test/tools/setup.sh check
@mkdir -p $(top)/build
@$(run) COMMIT="$$(git describe --always --dirty 2>/dev/null)" \
	SERVER_CONF="$${SERVER_CONF-shared_buffers = $(1)}" \
	test/tools/with_server.sh perl test/bench/$(subst -,_,$@).pl >build/$(subst -,_,$@).new && \
	mv build/$(subst -,_,$@).new build/$(subst -,_,$@).md && cat build/$(subst -,_,$@).md
endef

bench-growth: ## measure how the cost of SQL grows with n: make bench-growth ONLY=union
	$(call run_on_server,1GB)

bench-sql: ## measure aggregates, probes, joins in SQL: make bench-sql ROWS=1000000
	$(call run_on_server,3GB)

vectors: $(BUILD)/unit/t_filter ## write test/vectors anew: a change of format
	@cd $(top) && $(abspath $<) --write-vectors

sql: ## write the install script anew from its template
	@cd $(top) && script=$(EXTENSION)--$(EXTVERSION).sql && \
		perl test/tools/generate_sql.pl $(EXTENSION).sql.in VERSION=$(EXTVERSION) >$$script.new && \
		mv $$script.new $$script

lint: ## check the rules of the code base
	@$(run) test/tools/lint.sh

format: ## lay out the C sources as PostgreSQL does
	@$(top)/test/tools/format.sh

format-check: ## fail if "make format" would change a file
	@$(top)/test/tools/format.sh --check

# a compiler and xxhash.h
core-tools:
	@$(run) test/tools/setup.sh core

# the filters of other projects, a C++ compiler, gnuplot
peers-tools:
	@$(run) test/tools/setup.sh peers

$(BUILD)/core/%.o: $(top)/src/core/%.c $(addprefix $(top)/,$(CORE_HDRS) Makefile) | core-tools
	@mkdir -p $(@D)
	$(CC) $(OWN_CFLAGS) $(OWN_CPPFLAGS) -c -o $@ $<

# t_tick counts the work of the core: a second one, with a call in each block
traced_objs := $(CORE_SRCS:src/core/%.c=$(BUILD)/traced/%.o)

$(BUILD)/traced/%.o: $(top)/src/core/%.c $(addprefix $(top)/,$(CORE_HDRS) Makefile) | core-tools
	@mkdir -p $(@D)
	$(CC) $(OWN_CFLAGS) -fsanitize-coverage=trace-pc $(OWN_CPPFLAGS) -c -o $@ $<

$(BUILD)/unit/t_tick: core_objs := $(traced_objs)
$(BUILD)/unit/t_tick: $(traced_objs)

$(BUILD)/unit/%: $(top)/test/unit/%.c $(core_objs) $(addprefix $(top)/,$(CORE_HDRS) $(call files,test/unit/*.h))
	@mkdir -p $(@D)
	$(CC) $(OWN_CFLAGS) $(OWN_CPPFLAGS) $(LDFLAGS) -o $@ $< $(core_objs) $(OWN_LIBS)

$(BUILD)/bench_core: $(top)/test/bench/bench_core.c $(core_objs) $(addprefix $(top)/,$(CORE_HDRS) $(call files,test/bench/*.h))
	@mkdir -p $(@D)
	$(CC) $(OWN_CFLAGS) $(OWN_CPPFLAGS) $(LDFLAGS) -o $@ $< $(core_objs) $(OWN_LIBS)

PEERS_CXXFLAGS = -std=c++17 -g -O2 -Wall -Wextra $(CXXFLAGS)

$(BUILD)/bench_peers: $(top)/test/bench/bench_peers.cc $(addprefix $(top)/,$(call files,test/bench/*.h) Makefile) | peers-tools
	@mkdir -p $(@D)
	$(CXX) $(PEERS_CXXFLAGS) $(CPPFLAGS) $(LDFLAGS) -o $@ $< -lrocksdb -lleveldb

# keep objects between runs
.SECONDARY: $(core_objs) $(traced_objs)

else

#
# The extension: PGXS
#

all: ## build the extension (PG_CONFIG=path selects the server)
install: ## install it into that server
installcheck: ## run the SQL tests against a running server that has it
clean: ## remove what was built

CORE_OBJS := $(CORE_SRCS:.c=.o)
PG_OBJS := $(PG_SRCS:.c=.o)
OBJS := $(CORE_OBJS) $(PG_OBJS)

PG_CPPFLAGS = -I$(top)/src -DPGRF_VERSION='"$(EXTVERSION)"'
PG_CFLAGS = -std=gnu11 -Wall -Wextra -Wno-unused-parameter
EXTRA_CLEAN = build
user_cppflags := $(CPPFLAGS)

PGXS := $(shell $(PG_CONFIG) --pgxs 2>/dev/null)

ifneq ($(wildcard $(PGXS)),)
include $(PGXS)
else ifeq ($(filter-out clean,$(goals)),)
clean:
	rm -rf $(EXTRA_CLEAN) $(OBJS) $(OBJS:.o=.bc) $(MODULE_big).so
else
$(error no PostgreSQL behind PG_CONFIG=$(PG_CONFIG); "make setup" installs what is needed)
endif

ifneq ($(filter-out clean distclean uninstall,$(goals)),)
ifeq ($(wildcard $(shell $(PG_CONFIG) --includedir-server)/postgres.h),)
$(error the server headers of $(shell $(PG_CONFIG) --version) are missing; "make setup" installs what is needed)
endif
endif

# Find sources, not the objects that an in-tree build left beside them.
VPATH :=
vpath %.c $(top)
vpath %.control $(top)

# Hiding the server's include path makes an #include "postgres.h" in the core
# an error, for the bitcode too.
$(CORE_OBJS) $(CORE_OBJS:.o=.bc): override CPPFLAGS := -I$(top)/src $(user_cppflags)
$(CORE_OBJS): override CFLAGS += $(CORE_CFLAGS)
$(CORE_OBJS:.o=.bc): override BITCODE_CFLAGS += -ffp-contract=off

# PGXS on most platforms does not track headers.
$(CORE_OBJS) $(CORE_OBJS:.o=.bc): $(addprefix $(top)/,$(CORE_HDRS) Makefile)
$(PG_OBJS) $(PG_OBJS:.o=.bc): $(addprefix $(top)/,$(CORE_HDRS) $(PG_HDRS) Makefile $(EXTENSION).control)

$(OBJS) $(OBJS:.o=.bc): | src/core src/pg
src/core src/pg:
	mkdir -p $@

endif
