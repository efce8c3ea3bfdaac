# ribbonfilter: Bloom and Ribbon filters as PostgreSQL values
#
#	make && sudo make install		build and install (PG_CONFIG=path selects the server)
#	make installcheck			test a running server that has it
#	make help				list all targets
#
# This is a Makefile for PGXS, the server's build system, which builds below
# build/, or in a directory of yours: mkdir out && cd out && make -f ../Makefile.
# The targets of developers (tests, checks, benchmarks) are in test/dev.mk.

PG_CONFIG ?= pg_config

top := $(patsubst %/,%,$(dir $(firstword $(MAKEFILE_LIST))))

EXTENSION = ribbonfilter
MODULE_big = ribbonfilter

# The control file is the one place that states the version.
EXTVERSION := $(shell sed -n "s/^default_version *= *'\(.*\)'.*/\1/p" \
	$(top)/$(EXTENSION).control)

# files matching patterns, sorted, named relative to the top directory
files = $(patsubst $(top)/%,%,$(sort $(wildcard $(addprefix $(top)/,$(1)))))

CORE_SRCS := $(call files,src/core/*.c src/core/*/*.c)
CORE_HDRS := $(call files,src/core/*.h src/core/*/*.h)
PG_SRCS := $(call files,src/pg/*.c src/pg/*/*.c)
PG_HDRS := $(call files,src/pg/*.h src/pg/*/*.h)
DATA := $(call files,$(EXTENSION)--*.sql)

# "extension" creates the extension that the other tests use: always first.
SQL_TESTS := $(basename $(notdir $(call files,sql/*.sql)))
REGRESS ?= $(SQL_TESTS)
override REGRESS := extension $(filter-out extension,$(REGRESS))

# The core is C11 that never sees a server header.  Its arithmetic is the same
# everywhere, hence no contraction of floating-point expressions.  With
# default visibility its calls would go through the dynamic symbol table,
# where the server's symbols come first.  CORE_OPT=-O3 tries other options.
CORE_CFLAGS = \
	-Wall \
	-Wextra \
	-Wno-declaration-after-statement \
	-ffp-contract=off \
	-fvisibility=hidden \
	$(CORE_OPT)

# The targets of test/dev.mk start on a machine without PostgreSQL, which they
# install if they need it; those of src/clients.mk need none.  So it is either
# they or PGXS.
DEV_GOALS := $(shell sed -n 's/^\([a-z][a-z-]*\):.*/\1/p' $(top)/test/dev.mk $(top)/src/clients.mk) build/%

# what the library says of itself: with the third number, which is its own
RELEASE := $(shell sed -nE 's/^   "version": "([0-9.]+)",$$/\1/p' $(top)/META.json)

ifneq ($(filter $(DEV_GOALS),$(MAKECMDGOALS)),)
include $(top)/test/dev.mk
else

all: ## build the extension (PG_CONFIG=path selects the server)
install: ## install it into that server
installcheck: ## run the SQL tests against a running server that has it
clean: ## remove what was built

goals := $(or $(MAKECMDGOALS),all)
building := $(filter-out clean distclean installcheck uninstall,$(goals))

PGXS := $(shell $(PG_CONFIG) --pgxs 2>/dev/null)
server_headers := $(shell $(PG_CONFIG) --includedir-server 2>/dev/null)

ifeq ($(wildcard $(PGXS)),)
ifneq ($(filter-out clean,$(goals)),)
$(error no PostgreSQL behind PG_CONFIG=$(PG_CONFIG); "make setup" installs what is needed)
endif
else ifneq ($(building),)
ifeq ($(wildcard $(server_headers)/postgres.h),)
$(error the server headers of $(shell $(PG_CONFIG) --version) are missing; "make setup" installs what is needed)
endif
endif

# Among the sources, a library ribbonfilter.so would be what Python imports by
# that name.  So what is called here is built in a directory of the server whose
# headers it is built with: each goal in a make of its own, in the order given.
# Results of installcheck stay here, where those who call it look for them.
ifneq ($(and $(building),$(filter $(realpath $(top)),$(CURDIR))),)

out := build/extension$(server_headers)
full = $(if $(filter /%,$(1)),$(1),$(CURDIR)/$(1))
submake = $(MAKE) --no-print-directory -f '$(abspath $(firstword $(MAKEFILE_LIST)))' $@

.NOTPARALLEL:
.PHONY: $(goals)
$(building):
	@mkdir -p '$(out)'
	@$(submake) -C '$(out)' $(if $(DESTDIR),DESTDIR='$(call full,$(DESTDIR))') \
		PG_CONFIG='$(if $(findstring /,$(PG_CONFIG)),$(call full,$(PG_CONFIG)),$(PG_CONFIG))'
$(filter-out $(building),$(goals)):
	@$(submake)

else

CORE_OBJS := $(CORE_SRCS:.c=.o)
PG_OBJS := $(PG_SRCS:.c=.o)
OBJS := $(CORE_OBJS) $(PG_OBJS)

PG_CPPFLAGS = -I$(top)/src -DPGRF_VERSION='"$(RELEASE)"'
PG_CFLAGS = -std=gnu11 -Wall -Wextra -Wno-unused-parameter
EXTRA_CLEAN = build
user_cppflags := $(CPPFLAGS)

# Look for sources there, not for the directories that objects are put in; even
# if the caller says VPATH, as Debian's tools do.
override VPATH :=

ifneq ($(wildcard $(PGXS)),)
include $(PGXS)
else
clean:
	rm -rf $(EXTRA_CLEAN)
endif

vpath %.c $(top)
vpath %.control $(top)

# By this link the library is among those that everybody may load as a session
# begins: local_preload_libraries = 'ribbonfilter'.
library := $(MODULE_big)$(DLSUFFIX)
plugins = $(DESTDIR)$(pkglibdir)/plugins

install: install-plugin
.PHONY: install-plugin uninstall-plugin
install-plugin: | installdirs
	$(MKDIR_P) '$(plugins)'
	ln -sf ../$(library) '$(plugins)/$(library)'
uninstall: uninstall-plugin
uninstall-plugin:
	rm -f '$(plugins)/$(library)'

# Hiding the server's include path makes an #include "postgres.h" in the core
# an error, for the bitcode too.
$(CORE_OBJS) $(CORE_OBJS:.o=.bc): override CPPFLAGS := -I$(top)/src $(user_cppflags)
$(CORE_OBJS): override CFLAGS += $(CORE_CFLAGS)
$(CORE_OBJS:.o=.bc): override BITCODE_CFLAGS += -ffp-contract=off

# PGXS on most platforms does not track headers.
$(CORE_OBJS) $(CORE_OBJS:.o=.bc): $(addprefix $(top)/,$(CORE_HDRS) Makefile)
$(PG_OBJS) $(PG_OBJS:.o=.bc): $(addprefix $(top)/,$(CORE_HDRS) $(PG_HDRS) Makefile META.json)

object_dirs := $(sort $(patsubst %/,%,$(dir $(OBJS))))
$(OBJS) $(OBJS:.o=.bc): | $(object_dirs)
$(object_dirs):
	mkdir -p $@

endif
endif
