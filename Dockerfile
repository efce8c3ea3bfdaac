# The official image of PostgreSQL with the extension, and nothing else beside
# what that has: it is built in an image that is thrown away.
#
#	docker build --build-arg PG_MAJOR=17 -t ribbonfilter .
#
# Then CREATE EXTENSION ribbonfilter in each database.  test/tools/image_check.sh
# knows the instructions that are used here.

ARG PG_MAJOR=18

FROM postgres:${PG_MAJOR} AS build
ARG PG_MAJOR
RUN apt-get update && \
	apt-get install -y --no-install-recommends \
		gcc libc6-dev libxxhash-dev make postgresql-server-dev-${PG_MAJOR}
COPY . /ribbonfilter
# no bitcode, which takes clang and half of the build time
RUN cd /ribbonfilter && \
	export PG_CONFIG=/usr/lib/postgresql/${PG_MAJOR}/bin/pg_config && \
	make with_llvm=no && \
	make with_llvm=no DESTDIR=/installed install && \
	install -D -m 644 LICENSE /installed/usr/share/doc/ribbonfilter/LICENSE

FROM postgres:${PG_MAJOR}
LABEL org.opencontainers.image.title="PostgreSQL with ribbonfilter" \
	org.opencontainers.image.description="Bloom, Ribbon, fuse and counting filters as PostgreSQL values" \
	org.opencontainers.image.source="https://repository.ribbonfilter.invalid" \
	org.opencontainers.image.licenses="PostgreSQL"
COPY --from=build /installed/ /
