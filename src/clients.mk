# clients.mk: what works without a server: the library, on the core, and what
# is made of it.  Included by the Makefile for goals that are named here and in
# test/dev.mk.
#
#	make lib && sudo make install-lib PREFIX=/usr

ifndef DEV_GOALS
$(error clients.mk is included by the Makefile: make -f Makefile)
endif

BUILD ?= build
PREFIX ?= /usr/local
LIBDIR ?= $(PREFIX)/lib
INCLUDEDIR ?= $(PREFIX)/include
INSTALL ?= install
OBJCOPY ?= objcopy

LIB_SRCS := $(call files,src/lib/*.c)
LIB_HDRS := $(call files,src/lib/*.h)

# Sources of core and library, compiled once more: for a shared library.
client_objs := $(CORE_SRCS:src/%.c=$(BUILD)/pic/%.o) $(LIB_SRCS:src/%.c=$(BUILD)/pic/%.o)
client_deps := $(addprefix $(top)/,$(CORE_HDRS) $(LIB_HDRS) Makefile src/clients.mk META.json)

CLIENT_CFLAGS = -std=c11 -g -O2 $(CORE_CFLAGS) $(SANITIZE) $(CFLAGS)
CLIENT_CPPFLAGS = -I$(top)/src -I$(top)/src/lib -DRBF_RELEASE='"$(RELEASE)"' $(CPPFLAGS)

# The number in the soname is not the release's: it counts how often programs
# had to be built anew.  Behind it in the file's name stands the extension's.
so_name := libribbonfilter.so.0
so_file := $(so_name).$(EXTVERSION)

lib: $(BUILD)/libribbonfilter.a $(BUILD)/$(so_file) $(BUILD)/ribbonfilter.pc ## build the library for programs without a server

$(BUILD)/pic/%.o: $(top)/src/%.c $(client_deps) | core-tools
	@mkdir -p $(@D)
	$(CC) $(CLIENT_CFLAGS) -fPIC $(CLIENT_CPPFLAGS) -c -o $@ $<

# One object, so that the names that its files share are nobody else's.
$(BUILD)/libribbonfilter.a: $(client_objs)
	$(LD) -r -o $(BUILD)/libribbonfilter.o $(client_objs)
	$(OBJCOPY) --localize-hidden $(BUILD)/libribbonfilter.o
	rm -f $@
	$(AR) rcs $@ $(BUILD)/libribbonfilter.o

$(BUILD)/$(so_file): $(client_objs) $(top)/src/lib/libribbonfilter.map
	$(CC) $(CLIENT_CFLAGS) $(LDFLAGS) -shared -Wl,-soname,$(so_name) -Wl,-z,defs \
		-Wl,--version-script=$(top)/src/lib/libribbonfilter.map -o $@ $(client_objs) -lm
	ln -sf $(so_file) $(BUILD)/$(so_name)
	ln -sf $(so_name) $(BUILD)/libribbonfilter.so

$(BUILD)/ribbonfilter.pc: $(top)/src/lib/ribbonfilter.pc.in $(top)/META.json $(top)/src/clients.mk FORCE
	@mkdir -p $(@D)
	@sed 's|@PREFIX@|$(PREFIX)|; s|@LIBDIR@|$(LIBDIR)|; s|@INCLUDEDIR@|$(INCLUDEDIR)|; s|@VERSION@|$(RELEASE)|' $< >$@

# The core for those who take it into a program of their own.
amalgamation := $(BUILD)/amalgamation/ribbonfilter_core

amalgamation: $(amalgamation).c ## write the core as one source and one header, into build/amalgamation

$(amalgamation).c: $(client_deps) $(addprefix $(top)/,$(CORE_SRCS) LICENSE test/tools/amalgamate.pl)
	@mkdir -p $(@D)
	@cd $(top) && perl test/tools/amalgamate.pl '$(RELEASE)' '$(abspath $(@D))'

install-lib: lib ## install it: make install-lib PREFIX=/usr DESTDIR=…
	$(INSTALL) -d '$(DESTDIR)$(LIBDIR)/pkgconfig' '$(DESTDIR)$(INCLUDEDIR)'
	$(INSTALL) -m 644 $(top)/src/lib/ribbonfilter.h '$(DESTDIR)$(INCLUDEDIR)'
	$(INSTALL) -m 644 $(BUILD)/libribbonfilter.a $(BUILD)/$(so_file) '$(DESTDIR)$(LIBDIR)'
	ln -sf $(so_file) '$(DESTDIR)$(LIBDIR)/$(so_name)'
	ln -sf $(so_name) '$(DESTDIR)$(LIBDIR)/libribbonfilter.so'
	$(INSTALL) -m 644 $(BUILD)/ribbonfilter.pc '$(DESTDIR)$(LIBDIR)/pkgconfig'

uninstall-lib: ## remove what install-lib has installed, with the same PREFIX
	rm -f '$(DESTDIR)$(INCLUDEDIR)/ribbonfilter.h' '$(DESTDIR)$(LIBDIR)/pkgconfig/ribbonfilter.pc' \
		$(addprefix '$(DESTDIR)$(LIBDIR)/,$(addsuffix ',libribbonfilter.a $(so_file) $(so_name) libribbonfilter.so))

#
# The command, which has the library in it
#

BINDIR ?= $(PREFIX)/bin
MANDIR ?= $(PREFIX)/share/man
COMPLETIONDIR ?= $(PREFIX)/share/bash-completion/completions

# Linked with the C library as well, where there is a static one, it runs on any
# machine and takes less memory; CLI_LDFLAGS= leaves that.
CLI_LDFLAGS ?= $(if $(SANITIZE),,$(shell \
	echo 'int main(void) { return 0; }' | $(CC) -static -x c -o /dev/null - 2>/dev/null && echo -static))

CLI_SRCS := $(call files,src/cli/*.c)
cli_objs := $(CLI_SRCS:src/%.c=$(BUILD)/%.o)

cli: $(BUILD)/ribbonfilter ## build the command "ribbonfilter"

$(BUILD)/cli/%.o: $(top)/src/cli/%.c $(addprefix $(top)/,$(call files,src/cli/*.h) src/lib/ribbonfilter.h src/clients.mk)
	@mkdir -p $(@D)
	$(CC) $(CLIENT_CFLAGS) -pthread -I$(top)/src $(CPPFLAGS) -c -o $@ $<

$(BUILD)/ribbonfilter: $(cli_objs) $(BUILD)/libribbonfilter.a
	$(CC) $(CLIENT_CFLAGS) -pthread $(LDFLAGS) $(CLI_LDFLAGS) -o $@ $^ -lm

install-cli: cli ## install it: make install-cli PREFIX=/usr DESTDIR=…
	$(INSTALL) -d '$(DESTDIR)$(BINDIR)' '$(DESTDIR)$(MANDIR)/man1' '$(DESTDIR)$(COMPLETIONDIR)'
	$(INSTALL) -m 755 $(BUILD)/ribbonfilter '$(DESTDIR)$(BINDIR)'
	$(INSTALL) -m 644 $(top)/src/cli/ribbonfilter.1 '$(DESTDIR)$(MANDIR)/man1'
	$(INSTALL) -m 644 $(top)/src/cli/ribbonfilter.bash '$(DESTDIR)$(COMPLETIONDIR)/ribbonfilter'

uninstall-cli: ## remove what install-cli has installed, with the same PREFIX
	rm -f '$(DESTDIR)$(BINDIR)/ribbonfilter' '$(DESTDIR)$(MANDIR)/man1/ribbonfilter.1' '$(DESTDIR)$(COMPLETIONDIR)/ribbonfilter'

#
# The module for Python
#

# A wheel, made with Debian's packages and no network, and what is in it
# unpacked, for tests.
PYTHON ?= /usr/bin/python3

python: | core-tools ## build a wheel of the module for Python, in build/python: make python PYTHON=…
	@$(top)/test/tools/python.sh '$(top)' '$(BUILD)/python' '$(PYTHON)'

.PHONY: FORCE
FORCE:
