/* ribbonfilter--1.0.sql */

-- generated from ribbonfilter.sql.in by "make sql"; do not edit

-- complain if script is sourced in psql, rather than via CREATE EXTENSION
\echo Use "CREATE EXTENSION ribbonfilter" to load this file. \quit

--
-- Types
--

CREATE TYPE keyset;

CREATE FUNCTION keyset_in(cstring) RETURNS keyset
AS 'MODULE_PATHNAME', 'pgrf_keyset_in'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION keyset_in(cstring) IS
	'I/O';

CREATE FUNCTION keyset_out(keyset) RETURNS cstring
AS 'MODULE_PATHNAME', 'pgrf_filter_out'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION keyset_out(keyset) IS
	'I/O';

CREATE FUNCTION keyset_recv(internal) RETURNS keyset
AS 'MODULE_PATHNAME', 'pgrf_keyset_recv'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION keyset_recv(internal) IS
	'I/O';

CREATE FUNCTION keyset_send(keyset) RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_filter_send'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION keyset_send(keyset) IS
	'I/O';

CREATE TYPE keyset (
	INPUT = keyset_in,
	OUTPUT = keyset_out,
	RECEIVE = keyset_recv,
	SEND = keyset_send,
	LIKE = bytea,
	STORAGE = external
);
COMMENT ON TYPE keyset IS
	'set of key hashes, exact up to collisions of 64-bit hashes';

CREATE TYPE bloomfilter;

CREATE FUNCTION bloomfilter_in(cstring) RETURNS bloomfilter
AS 'MODULE_PATHNAME', 'pgrf_bloom_in'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION bloomfilter_in(cstring) IS
	'I/O';

CREATE FUNCTION bloomfilter_out(bloomfilter) RETURNS cstring
AS 'MODULE_PATHNAME', 'pgrf_filter_out'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION bloomfilter_out(bloomfilter) IS
	'I/O';

CREATE FUNCTION bloomfilter_recv(internal) RETURNS bloomfilter
AS 'MODULE_PATHNAME', 'pgrf_bloom_recv'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION bloomfilter_recv(internal) IS
	'I/O';

CREATE FUNCTION bloomfilter_send(bloomfilter) RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_filter_send'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION bloomfilter_send(bloomfilter) IS
	'I/O';

CREATE TYPE bloomfilter (
	INPUT = bloomfilter_in,
	OUTPUT = bloomfilter_out,
	RECEIVE = bloomfilter_recv,
	SEND = bloomfilter_send,
	LIKE = bytea,
	STORAGE = external
);
COMMENT ON TYPE bloomfilter IS
	'approximate set of keys: blocked Bloom filter, can be added to and united';

CREATE TYPE ribbonfilter;

CREATE FUNCTION ribbonfilter_in(cstring) RETURNS ribbonfilter
AS 'MODULE_PATHNAME', 'pgrf_ribbon_in'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION ribbonfilter_in(cstring) IS
	'I/O';

CREATE FUNCTION ribbonfilter_out(ribbonfilter) RETURNS cstring
AS 'MODULE_PATHNAME', 'pgrf_filter_out'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION ribbonfilter_out(ribbonfilter) IS
	'I/O';

CREATE FUNCTION ribbonfilter_recv(internal) RETURNS ribbonfilter
AS 'MODULE_PATHNAME', 'pgrf_ribbon_recv'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION ribbonfilter_recv(internal) IS
	'I/O';

CREATE FUNCTION ribbonfilter_send(ribbonfilter) RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_filter_send'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION ribbonfilter_send(ribbonfilter) IS
	'I/O';

CREATE TYPE ribbonfilter (
	INPUT = ribbonfilter_in,
	OUTPUT = ribbonfilter_out,
	RECEIVE = ribbonfilter_recv,
	SEND = ribbonfilter_send,
	LIKE = bytea,
	STORAGE = external
);
COMMENT ON TYPE ribbonfilter IS
	'approximate set of keys: Ribbon filter, the smallest, built once';

CREATE TYPE fusefilter;

CREATE FUNCTION fusefilter_in(cstring) RETURNS fusefilter
AS 'MODULE_PATHNAME', 'pgrf_fuse_in'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION fusefilter_in(cstring) IS
	'I/O';

CREATE FUNCTION fusefilter_out(fusefilter) RETURNS cstring
AS 'MODULE_PATHNAME', 'pgrf_filter_out'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION fusefilter_out(fusefilter) IS
	'I/O';

CREATE FUNCTION fusefilter_recv(internal) RETURNS fusefilter
AS 'MODULE_PATHNAME', 'pgrf_fuse_recv'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION fusefilter_recv(internal) IS
	'I/O';

CREATE FUNCTION fusefilter_send(fusefilter) RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_filter_send'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION fusefilter_send(fusefilter) IS
	'I/O';

CREATE TYPE fusefilter (
	INPUT = fusefilter_in,
	OUTPUT = fusefilter_out,
	RECEIVE = fusefilter_recv,
	SEND = fusefilter_send,
	LIKE = bytea,
	STORAGE = external
);
COMMENT ON TYPE fusefilter IS
	'approximate set of keys: binary fuse filter, quick to probe, built once';

CREATE TYPE countingfilter;

CREATE FUNCTION countingfilter_in(cstring) RETURNS countingfilter
AS 'MODULE_PATHNAME', 'pgrf_counting_in'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION countingfilter_in(cstring) IS
	'I/O';

CREATE FUNCTION countingfilter_out(countingfilter) RETURNS cstring
AS 'MODULE_PATHNAME', 'pgrf_filter_out'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION countingfilter_out(countingfilter) IS
	'I/O';

CREATE FUNCTION countingfilter_recv(internal) RETURNS countingfilter
AS 'MODULE_PATHNAME', 'pgrf_counting_recv'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION countingfilter_recv(internal) IS
	'I/O';

CREATE FUNCTION countingfilter_send(countingfilter) RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_filter_send'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION countingfilter_send(countingfilter) IS
	'I/O';

CREATE TYPE countingfilter (
	INPUT = countingfilter_in,
	OUTPUT = countingfilter_out,
	RECEIVE = countingfilter_recv,
	SEND = countingfilter_send,
	LIKE = bytea,
	STORAGE = external
);
COMMENT ON TYPE countingfilter IS
	'approximate multiset of keys: counting Bloom filter, keys can be removed';

CREATE TYPE ribbonmap;

CREATE FUNCTION ribbonmap_in(cstring) RETURNS ribbonmap
AS 'MODULE_PATHNAME', 'pgrf_ribbonmap_in'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION ribbonmap_in(cstring) IS
	'I/O';

CREATE FUNCTION ribbonmap_out(ribbonmap) RETURNS cstring
AS 'MODULE_PATHNAME', 'pgrf_filter_out'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION ribbonmap_out(ribbonmap) IS
	'I/O';

CREATE FUNCTION ribbonmap_recv(internal) RETURNS ribbonmap
AS 'MODULE_PATHNAME', 'pgrf_ribbonmap_recv'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION ribbonmap_recv(internal) IS
	'I/O';

CREATE FUNCTION ribbonmap_send(ribbonmap) RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_filter_send'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION ribbonmap_send(ribbonmap) IS
	'I/O';

CREATE TYPE ribbonmap (
	INPUT = ribbonmap_in,
	OUTPUT = ribbonmap_out,
	RECEIVE = ribbonmap_recv,
	SEND = ribbonmap_send,
	LIKE = bytea,
	STORAGE = external
);
COMMENT ON TYPE ribbonmap IS
	'small integers by key: exact for keys that were added, NULL for nearly all others, built once';

--
-- Casts: the bytes of a filter
--

CREATE FUNCTION keyset(bytes bytea) RETURNS keyset
AS 'MODULE_PATHNAME', 'pgrf_keyset_from_bytea'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION keyset(bytea) IS
	'the keyset of these bytes, once checked';

CREATE CAST (bytea AS keyset) WITH FUNCTION keyset(bytea) AS ASSIGNMENT;
COMMENT ON CAST (bytea AS keyset) IS
	'checks the bytes';
CREATE CAST (keyset AS bytea) WITHOUT FUNCTION;
COMMENT ON CAST (keyset AS bytea) IS
	'the bytes as they are stored';

CREATE FUNCTION bloomfilter(bytes bytea) RETURNS bloomfilter
AS 'MODULE_PATHNAME', 'pgrf_bloom_from_bytea'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION bloomfilter(bytea) IS
	'the Bloom filter of these bytes, once checked';

CREATE CAST (bytea AS bloomfilter) WITH FUNCTION bloomfilter(bytea) AS ASSIGNMENT;
COMMENT ON CAST (bytea AS bloomfilter) IS
	'checks the bytes';
CREATE CAST (bloomfilter AS bytea) WITHOUT FUNCTION;
COMMENT ON CAST (bloomfilter AS bytea) IS
	'the bytes as they are stored';

CREATE FUNCTION ribbonfilter(bytes bytea) RETURNS ribbonfilter
AS 'MODULE_PATHNAME', 'pgrf_ribbon_from_bytea'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION ribbonfilter(bytea) IS
	'the Ribbon filter of these bytes, once checked';

CREATE CAST (bytea AS ribbonfilter) WITH FUNCTION ribbonfilter(bytea) AS ASSIGNMENT;
COMMENT ON CAST (bytea AS ribbonfilter) IS
	'checks the bytes';
CREATE CAST (ribbonfilter AS bytea) WITHOUT FUNCTION;
COMMENT ON CAST (ribbonfilter AS bytea) IS
	'the bytes as they are stored';

CREATE FUNCTION fusefilter(bytes bytea) RETURNS fusefilter
AS 'MODULE_PATHNAME', 'pgrf_fuse_from_bytea'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION fusefilter(bytea) IS
	'the binary fuse filter of these bytes, once checked';

CREATE CAST (bytea AS fusefilter) WITH FUNCTION fusefilter(bytea) AS ASSIGNMENT;
COMMENT ON CAST (bytea AS fusefilter) IS
	'checks the bytes';
CREATE CAST (fusefilter AS bytea) WITHOUT FUNCTION;
COMMENT ON CAST (fusefilter AS bytea) IS
	'the bytes as they are stored';

CREATE FUNCTION countingfilter(bytes bytea) RETURNS countingfilter
AS 'MODULE_PATHNAME', 'pgrf_counting_from_bytea'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION countingfilter(bytea) IS
	'the counting filter of these bytes, once checked';

CREATE CAST (bytea AS countingfilter) WITH FUNCTION countingfilter(bytea) AS ASSIGNMENT;
COMMENT ON CAST (bytea AS countingfilter) IS
	'checks the bytes';
CREATE CAST (countingfilter AS bytea) WITHOUT FUNCTION;
COMMENT ON CAST (countingfilter AS bytea) IS
	'the bytes as they are stored';

CREATE FUNCTION ribbonmap(bytes bytea) RETURNS ribbonmap
AS 'MODULE_PATHNAME', 'pgrf_ribbonmap_from_bytea'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION ribbonmap(bytea) IS
	'the ribbon map of these bytes, once checked';

CREATE CAST (bytea AS ribbonmap) WITH FUNCTION ribbonmap(bytea) AS ASSIGNMENT;
COMMENT ON CAST (bytea AS ribbonmap) IS
	'checks the bytes';
CREATE CAST (ribbonmap AS bytea) WITHOUT FUNCTION;
COMMENT ON CAST (ribbonmap AS bytea) IS
	'the bytes as they are stored';

--
-- Planner support
--

CREATE FUNCTION ribbonfilter_sel(internal, oid, internal, integer)
RETURNS double precision
AS 'MODULE_PATHNAME', 'pgrf_sel'
LANGUAGE C STABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION ribbonfilter_sel(internal, oid, internal, integer) IS
	'restriction selectivity of operators that probe filters';

CREATE FUNCTION ribbonfilter_joinsel(internal, oid, internal, smallint, internal)
RETURNS double precision
AS 'MODULE_PATHNAME', 'pgrf_joinsel'
LANGUAGE C STABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION ribbonfilter_joinsel(internal, oid, internal, smallint, internal) IS
	'join selectivity of filter operators';

CREATE FUNCTION ribbonfilter_probe_support(internal) RETURNS internal
AS 'MODULE_PATHNAME', 'pgrf_probe_support'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION ribbonfilter_probe_support(internal) IS
	'planner support for functions that probe filters';

CREATE FUNCTION ribbonfilter_change_support(internal) RETURNS internal
AS 'MODULE_PATHNAME', 'pgrf_change_support'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION ribbonfilter_change_support(internal) IS
	'planner support for functions that can change a variable in place';

CREATE FUNCTION ribbonfilter_combine_support(internal) RETURNS internal
AS 'MODULE_PATHNAME', 'pgrf_combine_support'
LANGUAGE C STABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION ribbonfilter_combine_support(internal) IS
	'planner support for functions that combine keys which workers have collected';

--
-- Strings as keys.
--
-- Literals, f @> '42': keyliteral, as a string type that nothing is cast to
-- implicitly, is what an untyped literal becomes where a key is wanted, and no
-- value of any other type does.
--
-- Texts as keys of aggregates: if there were an aggregate of text, the parser
-- would take it for all string types that are cast to text implicitly, such as
-- citext, whose values are equal in another way than their texts are, since text
-- is the preferred type of its category.  So aggregates take a keytext: there is
-- no implicit way to that but from the types that are texts; as another
-- preferred type it comes before anyelement for those, and others remain what
-- they are.
--
-- EXECUTE and the like assign values to parameters of these types, by way of
-- their text unless there is a cast: here as they are cast to text, and
-- floating-point numbers as literals with all digits, whatever the settings.
--

CREATE TYPE keyliteral;

CREATE FUNCTION keyliteral_in(cstring) RETURNS keyliteral
AS 'textin'
LANGUAGE internal IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION keyliteral_in(cstring) IS
	'I/O';

CREATE FUNCTION keyliteral_out(keyliteral) RETURNS cstring
AS 'textout'
LANGUAGE internal IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION keyliteral_out(keyliteral) IS
	'I/O';

CREATE FUNCTION keyliteral_recv(internal) RETURNS keyliteral
AS 'textrecv'
LANGUAGE internal STABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION keyliteral_recv(internal) IS
	'I/O';

CREATE FUNCTION keyliteral_send(keyliteral) RETURNS bytea
AS 'textsend'
LANGUAGE internal STABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION keyliteral_send(keyliteral) IS
	'I/O';

CREATE TYPE keyliteral (
	INPUT = keyliteral_in,
	OUTPUT = keyliteral_out,
	RECEIVE = keyliteral_recv,
	SEND = keyliteral_send,
	LIKE = text,
	CATEGORY = 'S',
	COLLATABLE = true
);
COMMENT ON TYPE keyliteral IS
	'a key written without a type, to be read as the type of a filter''s keys';

CREATE FUNCTION keyliteral(key character) RETURNS keyliteral
AS 'rtrim1'
LANGUAGE internal IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION keyliteral(character) IS
	'the key as a literal, without trailing blanks';

CREATE FUNCTION keyliteral(key boolean) RETURNS keyliteral
AS 'booltext'
LANGUAGE internal IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION keyliteral(boolean) IS
	'the key as a literal, true or false';

CREATE FUNCTION keyliteral(key inet) RETURNS keyliteral
AS 'network_show'
LANGUAGE internal IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION keyliteral(inet) IS
	'the key as a literal, with the netmask';

CREATE FUNCTION keyliteral(key real) RETURNS keyliteral
AS 'MODULE_PATHNAME', 'pgrf_real_literal'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION keyliteral(real) IS
	'the key as a literal, with all digits';

CREATE FUNCTION keyliteral(key double precision) RETURNS keyliteral
AS 'MODULE_PATHNAME', 'pgrf_double_literal'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION keyliteral(double precision) IS
	'the key as a literal, with all of its digits';

CREATE CAST (character AS keyliteral) WITH FUNCTION keyliteral(character) AS ASSIGNMENT;
COMMENT ON CAST (character AS keyliteral) IS
	'for parameters';
CREATE CAST (boolean AS keyliteral) WITH FUNCTION keyliteral(boolean) AS ASSIGNMENT;
COMMENT ON CAST (boolean AS keyliteral) IS
	'for parameters';
CREATE CAST (inet AS keyliteral) WITH FUNCTION keyliteral(inet) AS ASSIGNMENT;
COMMENT ON CAST (inet AS keyliteral) IS
	'for parameters';
CREATE CAST (cidr AS keyliteral) WITH FUNCTION keyliteral(inet) AS ASSIGNMENT;
COMMENT ON CAST (cidr AS keyliteral) IS
	'for parameters';
CREATE CAST (real AS keyliteral) WITH FUNCTION keyliteral(real) AS ASSIGNMENT;
COMMENT ON CAST (real AS keyliteral) IS
	'for parameters';
CREATE CAST (double precision AS keyliteral) WITH FUNCTION keyliteral(double precision) AS ASSIGNMENT;
COMMENT ON CAST (double precision AS keyliteral) IS
	'for parameters';
CREATE CAST (keyliteral AS text) WITHOUT FUNCTION AS IMPLICIT;
COMMENT ON CAST (keyliteral AS text) IS
	'for a parameter that is compared with a text as well';

CREATE TYPE keytext;

CREATE FUNCTION keytext_in(cstring) RETURNS keytext
AS 'textin'
LANGUAGE internal IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION keytext_in(cstring) IS
	'I/O';

CREATE FUNCTION keytext_out(keytext) RETURNS cstring
AS 'textout'
LANGUAGE internal IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION keytext_out(keytext) IS
	'I/O';

CREATE FUNCTION keytext_recv(internal) RETURNS keytext
AS 'textrecv'
LANGUAGE internal STABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION keytext_recv(internal) IS
	'I/O';

CREATE FUNCTION keytext_send(keytext) RETURNS bytea
AS 'textsend'
LANGUAGE internal STABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION keytext_send(keytext) IS
	'I/O';

CREATE TYPE keytext (
	INPUT = keytext_in,
	OUTPUT = keytext_out,
	RECEIVE = keytext_recv,
	SEND = keytext_send,
	LIKE = text,
	CATEGORY = 'S',
	PREFERRED = true,
	COLLATABLE = true
);
COMMENT ON TYPE keytext IS
	'a text, varchar or name on its way into a filter';

CREATE FUNCTION keytext(key character) RETURNS keytext
AS 'rtrim1'
LANGUAGE internal IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION keytext(character) IS
	'the key as a text, without trailing blanks';

CREATE FUNCTION keytext(key boolean) RETURNS keytext
AS 'booltext'
LANGUAGE internal IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION keytext(boolean) IS
	'the key as a text, true or false';

CREATE FUNCTION keytext(key inet) RETURNS keytext
AS 'network_show'
LANGUAGE internal IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION keytext(inet) IS
	'the key as a text, with the netmask';

CREATE FUNCTION keytext(key real) RETURNS keytext
AS 'MODULE_PATHNAME', 'pgrf_real_literal'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION keytext(real) IS
	'the key as a text, with all digits';

CREATE FUNCTION keytext(key double precision) RETURNS keytext
AS 'MODULE_PATHNAME', 'pgrf_double_literal'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION keytext(double precision) IS
	'the key as a text, with all of its digits';

CREATE FUNCTION keytext(key name) RETURNS keytext
AS 'name_text'
LANGUAGE internal IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION keytext(name) IS
	'as a text';

CREATE CAST (text AS keytext) WITHOUT FUNCTION AS IMPLICIT;
COMMENT ON CAST (text AS keytext) IS
	'for aggregates';
CREATE CAST (varchar AS keytext) WITHOUT FUNCTION AS IMPLICIT;
COMMENT ON CAST (varchar AS keytext) IS
	'for aggregates';
CREATE CAST (name AS keytext) WITH FUNCTION keytext(name) AS IMPLICIT;
COMMENT ON CAST (name AS keytext) IS
	'for aggregates';
CREATE CAST (character AS keytext) WITH FUNCTION keytext(character) AS ASSIGNMENT;
COMMENT ON CAST (character AS keytext) IS
	'for parameters';
CREATE CAST (boolean AS keytext) WITH FUNCTION keytext(boolean) AS ASSIGNMENT;
COMMENT ON CAST (boolean AS keytext) IS
	'for parameters';
CREATE CAST (inet AS keytext) WITH FUNCTION keytext(inet) AS ASSIGNMENT;
COMMENT ON CAST (inet AS keytext) IS
	'for parameters';
CREATE CAST (cidr AS keytext) WITH FUNCTION keytext(inet) AS ASSIGNMENT;
COMMENT ON CAST (cidr AS keytext) IS
	'for parameters';
CREATE CAST (real AS keytext) WITH FUNCTION keytext(real) AS ASSIGNMENT;
COMMENT ON CAST (real AS keytext) IS
	'for parameters';
CREATE CAST (double precision AS keytext) WITH FUNCTION keytext(double precision) AS ASSIGNMENT;
COMMENT ON CAST (double precision AS keytext) IS
	'for parameters';
CREATE CAST (keytext AS text) WITHOUT FUNCTION AS IMPLICIT;
COMMENT ON CAST (keytext AS text) IS
	'lends it the operators of text, for DISTINCT and ORDER BY';

--
-- Probing: may the filter hold the key?
--

CREATE FUNCTION keyset_contains(filter keyset, key anyelement) RETURNS boolean
AS 'MODULE_PATHNAME', 'pgrf_contains'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
SUPPORT ribbonfilter_probe_support;
COMMENT ON FUNCTION keyset_contains(keyset, anyelement) IS
	'may the filter hold the key? false: certainly not';

CREATE FUNCTION keyset_contained(key anyelement, filter keyset) RETURNS boolean
AS 'MODULE_PATHNAME', 'pgrf_contained'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
SUPPORT ribbonfilter_probe_support;
COMMENT ON FUNCTION keyset_contained(anyelement, keyset) IS
	'implementation of <@ operator';

CREATE OPERATOR @> (
	LEFTARG = keyset, RIGHTARG = anyelement, FUNCTION = keyset_contains,
	COMMUTATOR = <@,
	RESTRICT = ribbonfilter_sel, JOIN = ribbonfilter_joinsel
);
COMMENT ON OPERATOR @> (keyset, anyelement) IS
	'may hold the key';
CREATE OPERATOR <@ (
	LEFTARG = anyelement, RIGHTARG = keyset, FUNCTION = keyset_contained,
	COMMUTATOR = @>,
	RESTRICT = ribbonfilter_sel, JOIN = ribbonfilter_joinsel
);
COMMENT ON OPERATOR <@ (anyelement, keyset) IS
	'may be held by the filter';

CREATE FUNCTION keyset_contains(filter keyset, key keyliteral) RETURNS boolean
AS 'MODULE_PATHNAME', 'pgrf_contains_literal'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
SUPPORT ribbonfilter_probe_support;
COMMENT ON FUNCTION keyset_contains(keyset, keyliteral) IS
	'may the filter hold the key? a literal is read as the type of its keys';

CREATE FUNCTION keyset_contained(key keyliteral, filter keyset) RETURNS boolean
AS 'MODULE_PATHNAME', 'pgrf_contained_literal'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
SUPPORT ribbonfilter_probe_support;
COMMENT ON FUNCTION keyset_contained(keyliteral, keyset) IS
	'implementation of <@ operator';

CREATE OPERATOR @> (
	LEFTARG = keyset, RIGHTARG = keyliteral, FUNCTION = keyset_contains,
	COMMUTATOR = <@,
	RESTRICT = ribbonfilter_sel, JOIN = ribbonfilter_joinsel
);
COMMENT ON OPERATOR @> (keyset, keyliteral) IS
	'may hold the key';
CREATE OPERATOR <@ (
	LEFTARG = keyliteral, RIGHTARG = keyset, FUNCTION = keyset_contained,
	COMMUTATOR = @>,
	RESTRICT = ribbonfilter_sel, JOIN = ribbonfilter_joinsel
);
COMMENT ON OPERATOR <@ (keyliteral, keyset) IS
	'may be held by the filter';

CREATE FUNCTION keyset_contains_any(filter keyset, keys anyarray) RETURNS boolean
AS 'MODULE_PATHNAME', 'pgrf_overlaps'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
SUPPORT ribbonfilter_probe_support;
COMMENT ON FUNCTION keyset_contains_any(keyset, anyarray) IS
	'may the filter hold any of the keys?';

CREATE OPERATOR && (
	LEFTARG = keyset, RIGHTARG = anyarray, FUNCTION = keyset_contains_any,
	RESTRICT = ribbonfilter_sel, JOIN = ribbonfilter_joinsel
);
COMMENT ON OPERATOR && (keyset, anyarray) IS
	'may hold any of the keys';

CREATE FUNCTION keyset_candidates(filter keyset, keys anyarray) RETURNS anyarray
AS 'MODULE_PATHNAME', 'pgrf_candidates'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION keyset_candidates(keyset, anyarray) IS
	'the keys that the filter may hold, in their order';

CREATE FUNCTION bloom_contains(filter bloomfilter, key anyelement) RETURNS boolean
AS 'MODULE_PATHNAME', 'pgrf_contains'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
SUPPORT ribbonfilter_probe_support;
COMMENT ON FUNCTION bloom_contains(bloomfilter, anyelement) IS
	'may the filter hold the key? false: certainly not';

CREATE FUNCTION bloom_contained(key anyelement, filter bloomfilter) RETURNS boolean
AS 'MODULE_PATHNAME', 'pgrf_contained'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
SUPPORT ribbonfilter_probe_support;
COMMENT ON FUNCTION bloom_contained(anyelement, bloomfilter) IS
	'implementation of <@ operator';

CREATE OPERATOR @> (
	LEFTARG = bloomfilter, RIGHTARG = anyelement, FUNCTION = bloom_contains,
	COMMUTATOR = <@,
	RESTRICT = ribbonfilter_sel, JOIN = ribbonfilter_joinsel
);
COMMENT ON OPERATOR @> (bloomfilter, anyelement) IS
	'may hold the key';
CREATE OPERATOR <@ (
	LEFTARG = anyelement, RIGHTARG = bloomfilter, FUNCTION = bloom_contained,
	COMMUTATOR = @>,
	RESTRICT = ribbonfilter_sel, JOIN = ribbonfilter_joinsel
);
COMMENT ON OPERATOR <@ (anyelement, bloomfilter) IS
	'may be held by the filter';

CREATE FUNCTION bloom_contains(filter bloomfilter, key keyliteral) RETURNS boolean
AS 'MODULE_PATHNAME', 'pgrf_contains_literal'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
SUPPORT ribbonfilter_probe_support;
COMMENT ON FUNCTION bloom_contains(bloomfilter, keyliteral) IS
	'may the filter hold the key? a literal is read as the type of its keys';

CREATE FUNCTION bloom_contained(key keyliteral, filter bloomfilter) RETURNS boolean
AS 'MODULE_PATHNAME', 'pgrf_contained_literal'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
SUPPORT ribbonfilter_probe_support;
COMMENT ON FUNCTION bloom_contained(keyliteral, bloomfilter) IS
	'implementation of <@ operator';

CREATE OPERATOR @> (
	LEFTARG = bloomfilter, RIGHTARG = keyliteral, FUNCTION = bloom_contains,
	COMMUTATOR = <@,
	RESTRICT = ribbonfilter_sel, JOIN = ribbonfilter_joinsel
);
COMMENT ON OPERATOR @> (bloomfilter, keyliteral) IS
	'may hold the key';
CREATE OPERATOR <@ (
	LEFTARG = keyliteral, RIGHTARG = bloomfilter, FUNCTION = bloom_contained,
	COMMUTATOR = @>,
	RESTRICT = ribbonfilter_sel, JOIN = ribbonfilter_joinsel
);
COMMENT ON OPERATOR <@ (keyliteral, bloomfilter) IS
	'may be held by the filter';

CREATE FUNCTION bloom_contains_any(filter bloomfilter, keys anyarray) RETURNS boolean
AS 'MODULE_PATHNAME', 'pgrf_overlaps'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
SUPPORT ribbonfilter_probe_support;
COMMENT ON FUNCTION bloom_contains_any(bloomfilter, anyarray) IS
	'may the filter hold any of the keys?';

CREATE OPERATOR && (
	LEFTARG = bloomfilter, RIGHTARG = anyarray, FUNCTION = bloom_contains_any,
	RESTRICT = ribbonfilter_sel, JOIN = ribbonfilter_joinsel
);
COMMENT ON OPERATOR && (bloomfilter, anyarray) IS
	'may hold any of the keys';

CREATE FUNCTION bloom_candidates(filter bloomfilter, keys anyarray) RETURNS anyarray
AS 'MODULE_PATHNAME', 'pgrf_candidates'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION bloom_candidates(bloomfilter, anyarray) IS
	'the keys that the filter may hold, in their order';

CREATE FUNCTION ribbon_contains(filter ribbonfilter, key anyelement) RETURNS boolean
AS 'MODULE_PATHNAME', 'pgrf_contains'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
SUPPORT ribbonfilter_probe_support;
COMMENT ON FUNCTION ribbon_contains(ribbonfilter, anyelement) IS
	'may the filter hold the key? false: certainly not';

CREATE FUNCTION ribbon_contained(key anyelement, filter ribbonfilter) RETURNS boolean
AS 'MODULE_PATHNAME', 'pgrf_contained'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
SUPPORT ribbonfilter_probe_support;
COMMENT ON FUNCTION ribbon_contained(anyelement, ribbonfilter) IS
	'implementation of <@ operator';

CREATE OPERATOR @> (
	LEFTARG = ribbonfilter, RIGHTARG = anyelement, FUNCTION = ribbon_contains,
	COMMUTATOR = <@,
	RESTRICT = ribbonfilter_sel, JOIN = ribbonfilter_joinsel
);
COMMENT ON OPERATOR @> (ribbonfilter, anyelement) IS
	'may hold the key';
CREATE OPERATOR <@ (
	LEFTARG = anyelement, RIGHTARG = ribbonfilter, FUNCTION = ribbon_contained,
	COMMUTATOR = @>,
	RESTRICT = ribbonfilter_sel, JOIN = ribbonfilter_joinsel
);
COMMENT ON OPERATOR <@ (anyelement, ribbonfilter) IS
	'may be held by the filter';

CREATE FUNCTION ribbon_contains(filter ribbonfilter, key keyliteral) RETURNS boolean
AS 'MODULE_PATHNAME', 'pgrf_contains_literal'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
SUPPORT ribbonfilter_probe_support;
COMMENT ON FUNCTION ribbon_contains(ribbonfilter, keyliteral) IS
	'may the filter hold the key? a literal is read as the type of its keys';

CREATE FUNCTION ribbon_contained(key keyliteral, filter ribbonfilter) RETURNS boolean
AS 'MODULE_PATHNAME', 'pgrf_contained_literal'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
SUPPORT ribbonfilter_probe_support;
COMMENT ON FUNCTION ribbon_contained(keyliteral, ribbonfilter) IS
	'implementation of <@ operator';

CREATE OPERATOR @> (
	LEFTARG = ribbonfilter, RIGHTARG = keyliteral, FUNCTION = ribbon_contains,
	COMMUTATOR = <@,
	RESTRICT = ribbonfilter_sel, JOIN = ribbonfilter_joinsel
);
COMMENT ON OPERATOR @> (ribbonfilter, keyliteral) IS
	'may hold the key';
CREATE OPERATOR <@ (
	LEFTARG = keyliteral, RIGHTARG = ribbonfilter, FUNCTION = ribbon_contained,
	COMMUTATOR = @>,
	RESTRICT = ribbonfilter_sel, JOIN = ribbonfilter_joinsel
);
COMMENT ON OPERATOR <@ (keyliteral, ribbonfilter) IS
	'may be held by the filter';

CREATE FUNCTION ribbon_contains_any(filter ribbonfilter, keys anyarray) RETURNS boolean
AS 'MODULE_PATHNAME', 'pgrf_overlaps'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
SUPPORT ribbonfilter_probe_support;
COMMENT ON FUNCTION ribbon_contains_any(ribbonfilter, anyarray) IS
	'may the filter hold any of the keys?';

CREATE OPERATOR && (
	LEFTARG = ribbonfilter, RIGHTARG = anyarray, FUNCTION = ribbon_contains_any,
	RESTRICT = ribbonfilter_sel, JOIN = ribbonfilter_joinsel
);
COMMENT ON OPERATOR && (ribbonfilter, anyarray) IS
	'may hold any of the keys';

CREATE FUNCTION ribbon_candidates(filter ribbonfilter, keys anyarray) RETURNS anyarray
AS 'MODULE_PATHNAME', 'pgrf_candidates'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION ribbon_candidates(ribbonfilter, anyarray) IS
	'the keys that the filter may hold, in their order';

CREATE FUNCTION fuse_contains(filter fusefilter, key anyelement) RETURNS boolean
AS 'MODULE_PATHNAME', 'pgrf_contains'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
SUPPORT ribbonfilter_probe_support;
COMMENT ON FUNCTION fuse_contains(fusefilter, anyelement) IS
	'may the filter hold the key? false: certainly not';

CREATE FUNCTION fuse_contained(key anyelement, filter fusefilter) RETURNS boolean
AS 'MODULE_PATHNAME', 'pgrf_contained'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
SUPPORT ribbonfilter_probe_support;
COMMENT ON FUNCTION fuse_contained(anyelement, fusefilter) IS
	'implementation of <@ operator';

CREATE OPERATOR @> (
	LEFTARG = fusefilter, RIGHTARG = anyelement, FUNCTION = fuse_contains,
	COMMUTATOR = <@,
	RESTRICT = ribbonfilter_sel, JOIN = ribbonfilter_joinsel
);
COMMENT ON OPERATOR @> (fusefilter, anyelement) IS
	'may hold the key';
CREATE OPERATOR <@ (
	LEFTARG = anyelement, RIGHTARG = fusefilter, FUNCTION = fuse_contained,
	COMMUTATOR = @>,
	RESTRICT = ribbonfilter_sel, JOIN = ribbonfilter_joinsel
);
COMMENT ON OPERATOR <@ (anyelement, fusefilter) IS
	'may be held by the filter';

CREATE FUNCTION fuse_contains(filter fusefilter, key keyliteral) RETURNS boolean
AS 'MODULE_PATHNAME', 'pgrf_contains_literal'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
SUPPORT ribbonfilter_probe_support;
COMMENT ON FUNCTION fuse_contains(fusefilter, keyliteral) IS
	'may the filter hold the key? a literal is read as the type of its keys';

CREATE FUNCTION fuse_contained(key keyliteral, filter fusefilter) RETURNS boolean
AS 'MODULE_PATHNAME', 'pgrf_contained_literal'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
SUPPORT ribbonfilter_probe_support;
COMMENT ON FUNCTION fuse_contained(keyliteral, fusefilter) IS
	'implementation of <@ operator';

CREATE OPERATOR @> (
	LEFTARG = fusefilter, RIGHTARG = keyliteral, FUNCTION = fuse_contains,
	COMMUTATOR = <@,
	RESTRICT = ribbonfilter_sel, JOIN = ribbonfilter_joinsel
);
COMMENT ON OPERATOR @> (fusefilter, keyliteral) IS
	'may hold the key';
CREATE OPERATOR <@ (
	LEFTARG = keyliteral, RIGHTARG = fusefilter, FUNCTION = fuse_contained,
	COMMUTATOR = @>,
	RESTRICT = ribbonfilter_sel, JOIN = ribbonfilter_joinsel
);
COMMENT ON OPERATOR <@ (keyliteral, fusefilter) IS
	'may be held by the filter';

CREATE FUNCTION fuse_contains_any(filter fusefilter, keys anyarray) RETURNS boolean
AS 'MODULE_PATHNAME', 'pgrf_overlaps'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
SUPPORT ribbonfilter_probe_support;
COMMENT ON FUNCTION fuse_contains_any(fusefilter, anyarray) IS
	'may the filter hold any of the keys?';

CREATE OPERATOR && (
	LEFTARG = fusefilter, RIGHTARG = anyarray, FUNCTION = fuse_contains_any,
	RESTRICT = ribbonfilter_sel, JOIN = ribbonfilter_joinsel
);
COMMENT ON OPERATOR && (fusefilter, anyarray) IS
	'may hold any of the keys';

CREATE FUNCTION fuse_candidates(filter fusefilter, keys anyarray) RETURNS anyarray
AS 'MODULE_PATHNAME', 'pgrf_candidates'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION fuse_candidates(fusefilter, anyarray) IS
	'the keys that the filter may hold, in their order';

CREATE FUNCTION counting_contains(filter countingfilter, key anyelement) RETURNS boolean
AS 'MODULE_PATHNAME', 'pgrf_contains'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
SUPPORT ribbonfilter_probe_support;
COMMENT ON FUNCTION counting_contains(countingfilter, anyelement) IS
	'may the filter hold the key? false: certainly not';

CREATE FUNCTION counting_contained(key anyelement, filter countingfilter) RETURNS boolean
AS 'MODULE_PATHNAME', 'pgrf_contained'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
SUPPORT ribbonfilter_probe_support;
COMMENT ON FUNCTION counting_contained(anyelement, countingfilter) IS
	'implementation of <@ operator';

CREATE OPERATOR @> (
	LEFTARG = countingfilter, RIGHTARG = anyelement, FUNCTION = counting_contains,
	COMMUTATOR = <@,
	RESTRICT = ribbonfilter_sel, JOIN = ribbonfilter_joinsel
);
COMMENT ON OPERATOR @> (countingfilter, anyelement) IS
	'may hold the key';
CREATE OPERATOR <@ (
	LEFTARG = anyelement, RIGHTARG = countingfilter, FUNCTION = counting_contained,
	COMMUTATOR = @>,
	RESTRICT = ribbonfilter_sel, JOIN = ribbonfilter_joinsel
);
COMMENT ON OPERATOR <@ (anyelement, countingfilter) IS
	'may be held by the filter';

CREATE FUNCTION counting_contains(filter countingfilter, key keyliteral) RETURNS boolean
AS 'MODULE_PATHNAME', 'pgrf_contains_literal'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
SUPPORT ribbonfilter_probe_support;
COMMENT ON FUNCTION counting_contains(countingfilter, keyliteral) IS
	'may the filter hold the key? a literal is read as the type of its keys';

CREATE FUNCTION counting_contained(key keyliteral, filter countingfilter) RETURNS boolean
AS 'MODULE_PATHNAME', 'pgrf_contained_literal'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
SUPPORT ribbonfilter_probe_support;
COMMENT ON FUNCTION counting_contained(keyliteral, countingfilter) IS
	'implementation of <@ operator';

CREATE OPERATOR @> (
	LEFTARG = countingfilter, RIGHTARG = keyliteral, FUNCTION = counting_contains,
	COMMUTATOR = <@,
	RESTRICT = ribbonfilter_sel, JOIN = ribbonfilter_joinsel
);
COMMENT ON OPERATOR @> (countingfilter, keyliteral) IS
	'may hold the key';
CREATE OPERATOR <@ (
	LEFTARG = keyliteral, RIGHTARG = countingfilter, FUNCTION = counting_contained,
	COMMUTATOR = @>,
	RESTRICT = ribbonfilter_sel, JOIN = ribbonfilter_joinsel
);
COMMENT ON OPERATOR <@ (keyliteral, countingfilter) IS
	'may be held by the filter';

CREATE FUNCTION counting_contains_any(filter countingfilter, keys anyarray) RETURNS boolean
AS 'MODULE_PATHNAME', 'pgrf_overlaps'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
SUPPORT ribbonfilter_probe_support;
COMMENT ON FUNCTION counting_contains_any(countingfilter, anyarray) IS
	'may the filter hold any of the keys?';

CREATE OPERATOR && (
	LEFTARG = countingfilter, RIGHTARG = anyarray, FUNCTION = counting_contains_any,
	RESTRICT = ribbonfilter_sel, JOIN = ribbonfilter_joinsel
);
COMMENT ON OPERATOR && (countingfilter, anyarray) IS
	'may hold any of the keys';

CREATE FUNCTION counting_candidates(filter countingfilter, keys anyarray) RETURNS anyarray
AS 'MODULE_PATHNAME', 'pgrf_candidates'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION counting_candidates(countingfilter, anyarray) IS
	'the keys that the filter may hold, in their order';

CREATE FUNCTION ribbonmap_contains(filter ribbonmap, key anyelement) RETURNS boolean
AS 'MODULE_PATHNAME', 'pgrf_contains'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
SUPPORT ribbonfilter_probe_support;
COMMENT ON FUNCTION ribbonmap_contains(ribbonmap, anyelement) IS
	'may the filter hold the key? false: certainly not';

CREATE FUNCTION ribbonmap_contained(key anyelement, filter ribbonmap) RETURNS boolean
AS 'MODULE_PATHNAME', 'pgrf_contained'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
SUPPORT ribbonfilter_probe_support;
COMMENT ON FUNCTION ribbonmap_contained(anyelement, ribbonmap) IS
	'implementation of <@ operator';

CREATE OPERATOR @> (
	LEFTARG = ribbonmap, RIGHTARG = anyelement, FUNCTION = ribbonmap_contains,
	COMMUTATOR = <@,
	RESTRICT = ribbonfilter_sel, JOIN = ribbonfilter_joinsel
);
COMMENT ON OPERATOR @> (ribbonmap, anyelement) IS
	'may hold the key';
CREATE OPERATOR <@ (
	LEFTARG = anyelement, RIGHTARG = ribbonmap, FUNCTION = ribbonmap_contained,
	COMMUTATOR = @>,
	RESTRICT = ribbonfilter_sel, JOIN = ribbonfilter_joinsel
);
COMMENT ON OPERATOR <@ (anyelement, ribbonmap) IS
	'may be held by the filter';

CREATE FUNCTION ribbonmap_contains(filter ribbonmap, key keyliteral) RETURNS boolean
AS 'MODULE_PATHNAME', 'pgrf_contains_literal'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
SUPPORT ribbonfilter_probe_support;
COMMENT ON FUNCTION ribbonmap_contains(ribbonmap, keyliteral) IS
	'may the filter hold the key? a literal is read as the type of its keys';

CREATE FUNCTION ribbonmap_contained(key keyliteral, filter ribbonmap) RETURNS boolean
AS 'MODULE_PATHNAME', 'pgrf_contained_literal'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
SUPPORT ribbonfilter_probe_support;
COMMENT ON FUNCTION ribbonmap_contained(keyliteral, ribbonmap) IS
	'implementation of <@ operator';

CREATE OPERATOR @> (
	LEFTARG = ribbonmap, RIGHTARG = keyliteral, FUNCTION = ribbonmap_contains,
	COMMUTATOR = <@,
	RESTRICT = ribbonfilter_sel, JOIN = ribbonfilter_joinsel
);
COMMENT ON OPERATOR @> (ribbonmap, keyliteral) IS
	'may hold the key';
CREATE OPERATOR <@ (
	LEFTARG = keyliteral, RIGHTARG = ribbonmap, FUNCTION = ribbonmap_contained,
	COMMUTATOR = @>,
	RESTRICT = ribbonfilter_sel, JOIN = ribbonfilter_joinsel
);
COMMENT ON OPERATOR <@ (keyliteral, ribbonmap) IS
	'may be held by the filter';

CREATE FUNCTION ribbonmap_contains_any(filter ribbonmap, keys anyarray) RETURNS boolean
AS 'MODULE_PATHNAME', 'pgrf_overlaps'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
SUPPORT ribbonfilter_probe_support;
COMMENT ON FUNCTION ribbonmap_contains_any(ribbonmap, anyarray) IS
	'may the filter hold any of the keys?';

CREATE OPERATOR && (
	LEFTARG = ribbonmap, RIGHTARG = anyarray, FUNCTION = ribbonmap_contains_any,
	RESTRICT = ribbonfilter_sel, JOIN = ribbonfilter_joinsel
);
COMMENT ON OPERATOR && (ribbonmap, anyarray) IS
	'may hold any of the keys';

CREATE FUNCTION ribbonmap_candidates(filter ribbonmap, keys anyarray) RETURNS anyarray
AS 'MODULE_PATHNAME', 'pgrf_candidates'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION ribbonmap_candidates(ribbonmap, anyarray) IS
	'the keys that the filter may hold, in their order';

--
-- Looking up: which values has the key?
--

CREATE FUNCTION ribbonmap_value(map ribbonmap, key anyelement) RETURNS bigint
AS 'MODULE_PATHNAME', 'pgrf_value'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
SUPPORT ribbonfilter_probe_support;
COMMENT ON FUNCTION ribbonmap_value(ribbonmap, anyelement) IS
	'the value of the key, NULL if there is none; an error if there are several';

CREATE OPERATOR -> (
	LEFTARG = ribbonmap, RIGHTARG = anyelement, FUNCTION = ribbonmap_value
);
COMMENT ON OPERATOR -> (ribbonmap, anyelement) IS
	'the value of the key, or NULL';

CREATE FUNCTION ribbonmap_values(map ribbonmap, key anyelement) RETURNS bigint[]
AS 'MODULE_PATHNAME', 'pgrf_values'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
SUPPORT ribbonfilter_probe_support;
COMMENT ON FUNCTION ribbonmap_values(ribbonmap, anyelement) IS
	'all values of the key, ascending, or an empty array';

CREATE FUNCTION ribbonmap_value(map ribbonmap, key keyliteral) RETURNS bigint
AS 'MODULE_PATHNAME', 'pgrf_value_literal'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
SUPPORT ribbonfilter_probe_support;
COMMENT ON FUNCTION ribbonmap_value(ribbonmap, keyliteral) IS
	'the value of the key, NULL if there is none; an error if there are several; a literal is read as the type of its keys';

CREATE OPERATOR -> (
	LEFTARG = ribbonmap, RIGHTARG = keyliteral, FUNCTION = ribbonmap_value
);
COMMENT ON OPERATOR -> (ribbonmap, keyliteral) IS
	'the value of the key, or NULL';

CREATE FUNCTION ribbonmap_values(map ribbonmap, key keyliteral) RETURNS bigint[]
AS 'MODULE_PATHNAME', 'pgrf_values_literal'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
SUPPORT ribbonfilter_probe_support;
COMMENT ON FUNCTION ribbonmap_values(ribbonmap, keyliteral) IS
	'all values of the key, ascending, or an empty array; a literal is read as the type of its keys';

CREATE FUNCTION ribbonmap_lookup(
	map ribbonmap,
	keys anyarray,
	OUT key anyelement,
	OUT value bigint)
RETURNS SETOF record
AS 'MODULE_PATHNAME', 'pgrf_lookup'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION ribbonmap_lookup(ribbonmap, anyarray) IS
	'the keys that have values, in their order, with each of these';

--
-- Equality of bytes: the same keys, rate and kind give the same bytes
--

CREATE FUNCTION keyset_eq(a keyset, b keyset) RETURNS boolean
AS 'MODULE_PATHNAME', 'pgrf_filter_eq'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION keyset_eq(keyset, keyset) IS
	'implementation of = operator';

CREATE FUNCTION keyset_ne(a keyset, b keyset) RETURNS boolean
AS 'MODULE_PATHNAME', 'pgrf_filter_ne'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION keyset_ne(keyset, keyset) IS
	'implementation of <> operator';

CREATE FUNCTION keyset_hash(filter keyset) RETURNS integer
AS 'MODULE_PATHNAME', 'pgrf_filter_hash'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION keyset_hash(keyset) IS
	'hash of the bytes';

CREATE FUNCTION keyset_hash_extended(filter keyset, seed bigint) RETURNS bigint
AS 'MODULE_PATHNAME', 'pgrf_filter_hash_extended'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION keyset_hash_extended(keyset, bigint) IS
	'hash of the bytes, in 64 bits';

CREATE OPERATOR = (
	LEFTARG = keyset, RIGHTARG = keyset, FUNCTION = keyset_eq,
	COMMUTATOR = =, NEGATOR = <>,
	RESTRICT = eqsel, JOIN = eqjoinsel, HASHES
);
COMMENT ON OPERATOR = (keyset, keyset) IS
	'same bytes';
CREATE OPERATOR <> (
	LEFTARG = keyset, RIGHTARG = keyset, FUNCTION = keyset_ne,
	COMMUTATOR = <>, NEGATOR = =,
	RESTRICT = neqsel, JOIN = neqjoinsel
);
COMMENT ON OPERATOR <> (keyset, keyset) IS
	'different bytes';

CREATE OPERATOR CLASS keyset_ops DEFAULT FOR TYPE keyset USING hash AS
	OPERATOR 1 =,
	FUNCTION 1 keyset_hash(keyset),
	FUNCTION 2 keyset_hash_extended(keyset, bigint);
COMMENT ON OPERATOR CLASS keyset_ops USING hash IS
	'hash of bytes';
COMMENT ON OPERATOR FAMILY keyset_ops USING hash IS
	'hash of bytes';

CREATE FUNCTION bloom_eq(a bloomfilter, b bloomfilter) RETURNS boolean
AS 'MODULE_PATHNAME', 'pgrf_filter_eq'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION bloom_eq(bloomfilter, bloomfilter) IS
	'implementation of = operator';

CREATE FUNCTION bloom_ne(a bloomfilter, b bloomfilter) RETURNS boolean
AS 'MODULE_PATHNAME', 'pgrf_filter_ne'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION bloom_ne(bloomfilter, bloomfilter) IS
	'implementation of <> operator';

CREATE FUNCTION bloom_hash(filter bloomfilter) RETURNS integer
AS 'MODULE_PATHNAME', 'pgrf_filter_hash'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION bloom_hash(bloomfilter) IS
	'hash of the bytes';

CREATE FUNCTION bloom_hash_extended(filter bloomfilter, seed bigint) RETURNS bigint
AS 'MODULE_PATHNAME', 'pgrf_filter_hash_extended'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION bloom_hash_extended(bloomfilter, bigint) IS
	'hash of the bytes, in 64 bits';

CREATE OPERATOR = (
	LEFTARG = bloomfilter, RIGHTARG = bloomfilter, FUNCTION = bloom_eq,
	COMMUTATOR = =, NEGATOR = <>,
	RESTRICT = eqsel, JOIN = eqjoinsel, HASHES
);
COMMENT ON OPERATOR = (bloomfilter, bloomfilter) IS
	'same bytes';
CREATE OPERATOR <> (
	LEFTARG = bloomfilter, RIGHTARG = bloomfilter, FUNCTION = bloom_ne,
	COMMUTATOR = <>, NEGATOR = =,
	RESTRICT = neqsel, JOIN = neqjoinsel
);
COMMENT ON OPERATOR <> (bloomfilter, bloomfilter) IS
	'different bytes';

CREATE OPERATOR CLASS bloom_ops DEFAULT FOR TYPE bloomfilter USING hash AS
	OPERATOR 1 =,
	FUNCTION 1 bloom_hash(bloomfilter),
	FUNCTION 2 bloom_hash_extended(bloomfilter, bigint);
COMMENT ON OPERATOR CLASS bloom_ops USING hash IS
	'hash of bytes';
COMMENT ON OPERATOR FAMILY bloom_ops USING hash IS
	'hash of bytes';

CREATE FUNCTION ribbon_eq(a ribbonfilter, b ribbonfilter) RETURNS boolean
AS 'MODULE_PATHNAME', 'pgrf_filter_eq'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION ribbon_eq(ribbonfilter, ribbonfilter) IS
	'implementation of = operator';

CREATE FUNCTION ribbon_ne(a ribbonfilter, b ribbonfilter) RETURNS boolean
AS 'MODULE_PATHNAME', 'pgrf_filter_ne'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION ribbon_ne(ribbonfilter, ribbonfilter) IS
	'implementation of <> operator';

CREATE FUNCTION ribbon_hash(filter ribbonfilter) RETURNS integer
AS 'MODULE_PATHNAME', 'pgrf_filter_hash'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION ribbon_hash(ribbonfilter) IS
	'hash of the bytes';

CREATE FUNCTION ribbon_hash_extended(filter ribbonfilter, seed bigint) RETURNS bigint
AS 'MODULE_PATHNAME', 'pgrf_filter_hash_extended'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION ribbon_hash_extended(ribbonfilter, bigint) IS
	'hash of the bytes, in 64 bits';

CREATE OPERATOR = (
	LEFTARG = ribbonfilter, RIGHTARG = ribbonfilter, FUNCTION = ribbon_eq,
	COMMUTATOR = =, NEGATOR = <>,
	RESTRICT = eqsel, JOIN = eqjoinsel, HASHES
);
COMMENT ON OPERATOR = (ribbonfilter, ribbonfilter) IS
	'same bytes';
CREATE OPERATOR <> (
	LEFTARG = ribbonfilter, RIGHTARG = ribbonfilter, FUNCTION = ribbon_ne,
	COMMUTATOR = <>, NEGATOR = =,
	RESTRICT = neqsel, JOIN = neqjoinsel
);
COMMENT ON OPERATOR <> (ribbonfilter, ribbonfilter) IS
	'different bytes';

CREATE OPERATOR CLASS ribbon_ops DEFAULT FOR TYPE ribbonfilter USING hash AS
	OPERATOR 1 =,
	FUNCTION 1 ribbon_hash(ribbonfilter),
	FUNCTION 2 ribbon_hash_extended(ribbonfilter, bigint);
COMMENT ON OPERATOR CLASS ribbon_ops USING hash IS
	'hash of bytes';
COMMENT ON OPERATOR FAMILY ribbon_ops USING hash IS
	'hash of bytes';

CREATE FUNCTION fuse_eq(a fusefilter, b fusefilter) RETURNS boolean
AS 'MODULE_PATHNAME', 'pgrf_filter_eq'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION fuse_eq(fusefilter, fusefilter) IS
	'implementation of = operator';

CREATE FUNCTION fuse_ne(a fusefilter, b fusefilter) RETURNS boolean
AS 'MODULE_PATHNAME', 'pgrf_filter_ne'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION fuse_ne(fusefilter, fusefilter) IS
	'implementation of <> operator';

CREATE FUNCTION fuse_hash(filter fusefilter) RETURNS integer
AS 'MODULE_PATHNAME', 'pgrf_filter_hash'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION fuse_hash(fusefilter) IS
	'hash of the bytes';

CREATE FUNCTION fuse_hash_extended(filter fusefilter, seed bigint) RETURNS bigint
AS 'MODULE_PATHNAME', 'pgrf_filter_hash_extended'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION fuse_hash_extended(fusefilter, bigint) IS
	'hash of the bytes, in 64 bits';

CREATE OPERATOR = (
	LEFTARG = fusefilter, RIGHTARG = fusefilter, FUNCTION = fuse_eq,
	COMMUTATOR = =, NEGATOR = <>,
	RESTRICT = eqsel, JOIN = eqjoinsel, HASHES
);
COMMENT ON OPERATOR = (fusefilter, fusefilter) IS
	'same bytes';
CREATE OPERATOR <> (
	LEFTARG = fusefilter, RIGHTARG = fusefilter, FUNCTION = fuse_ne,
	COMMUTATOR = <>, NEGATOR = =,
	RESTRICT = neqsel, JOIN = neqjoinsel
);
COMMENT ON OPERATOR <> (fusefilter, fusefilter) IS
	'different bytes';

CREATE OPERATOR CLASS fuse_ops DEFAULT FOR TYPE fusefilter USING hash AS
	OPERATOR 1 =,
	FUNCTION 1 fuse_hash(fusefilter),
	FUNCTION 2 fuse_hash_extended(fusefilter, bigint);
COMMENT ON OPERATOR CLASS fuse_ops USING hash IS
	'hash of bytes';
COMMENT ON OPERATOR FAMILY fuse_ops USING hash IS
	'hash of bytes';

CREATE FUNCTION counting_eq(a countingfilter, b countingfilter) RETURNS boolean
AS 'MODULE_PATHNAME', 'pgrf_filter_eq'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION counting_eq(countingfilter, countingfilter) IS
	'implementation of = operator';

CREATE FUNCTION counting_ne(a countingfilter, b countingfilter) RETURNS boolean
AS 'MODULE_PATHNAME', 'pgrf_filter_ne'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION counting_ne(countingfilter, countingfilter) IS
	'implementation of <> operator';

CREATE FUNCTION counting_hash(filter countingfilter) RETURNS integer
AS 'MODULE_PATHNAME', 'pgrf_filter_hash'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION counting_hash(countingfilter) IS
	'hash of the bytes';

CREATE FUNCTION counting_hash_extended(filter countingfilter, seed bigint) RETURNS bigint
AS 'MODULE_PATHNAME', 'pgrf_filter_hash_extended'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION counting_hash_extended(countingfilter, bigint) IS
	'hash of the bytes, in 64 bits';

CREATE OPERATOR = (
	LEFTARG = countingfilter, RIGHTARG = countingfilter, FUNCTION = counting_eq,
	COMMUTATOR = =, NEGATOR = <>,
	RESTRICT = eqsel, JOIN = eqjoinsel, HASHES
);
COMMENT ON OPERATOR = (countingfilter, countingfilter) IS
	'same bytes';
CREATE OPERATOR <> (
	LEFTARG = countingfilter, RIGHTARG = countingfilter, FUNCTION = counting_ne,
	COMMUTATOR = <>, NEGATOR = =,
	RESTRICT = neqsel, JOIN = neqjoinsel
);
COMMENT ON OPERATOR <> (countingfilter, countingfilter) IS
	'different bytes';

CREATE OPERATOR CLASS counting_ops DEFAULT FOR TYPE countingfilter USING hash AS
	OPERATOR 1 =,
	FUNCTION 1 counting_hash(countingfilter),
	FUNCTION 2 counting_hash_extended(countingfilter, bigint);
COMMENT ON OPERATOR CLASS counting_ops USING hash IS
	'hash of bytes';
COMMENT ON OPERATOR FAMILY counting_ops USING hash IS
	'hash of bytes';

CREATE FUNCTION ribbonmap_eq(a ribbonmap, b ribbonmap) RETURNS boolean
AS 'MODULE_PATHNAME', 'pgrf_filter_eq'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION ribbonmap_eq(ribbonmap, ribbonmap) IS
	'implementation of = operator';

CREATE FUNCTION ribbonmap_ne(a ribbonmap, b ribbonmap) RETURNS boolean
AS 'MODULE_PATHNAME', 'pgrf_filter_ne'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION ribbonmap_ne(ribbonmap, ribbonmap) IS
	'implementation of <> operator';

CREATE FUNCTION ribbonmap_hash(filter ribbonmap) RETURNS integer
AS 'MODULE_PATHNAME', 'pgrf_filter_hash'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION ribbonmap_hash(ribbonmap) IS
	'hash of the bytes';

CREATE FUNCTION ribbonmap_hash_extended(filter ribbonmap, seed bigint) RETURNS bigint
AS 'MODULE_PATHNAME', 'pgrf_filter_hash_extended'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION ribbonmap_hash_extended(ribbonmap, bigint) IS
	'hash of the bytes, in 64 bits';

CREATE OPERATOR = (
	LEFTARG = ribbonmap, RIGHTARG = ribbonmap, FUNCTION = ribbonmap_eq,
	COMMUTATOR = =, NEGATOR = <>,
	RESTRICT = eqsel, JOIN = eqjoinsel, HASHES
);
COMMENT ON OPERATOR = (ribbonmap, ribbonmap) IS
	'same bytes';
CREATE OPERATOR <> (
	LEFTARG = ribbonmap, RIGHTARG = ribbonmap, FUNCTION = ribbonmap_ne,
	COMMUTATOR = <>, NEGATOR = =,
	RESTRICT = neqsel, JOIN = neqjoinsel
);
COMMENT ON OPERATOR <> (ribbonmap, ribbonmap) IS
	'different bytes';

CREATE OPERATOR CLASS ribbonmap_ops DEFAULT FOR TYPE ribbonmap USING hash AS
	OPERATOR 1 =,
	FUNCTION 1 ribbonmap_hash(ribbonmap),
	FUNCTION 2 ribbonmap_hash_extended(ribbonmap, bigint);
COMMENT ON OPERATOR CLASS ribbonmap_ops USING hash IS
	'hash of bytes';
COMMENT ON OPERATOR FAMILY ribbonmap_ops USING hash IS
	'hash of bytes';

--
-- Making filters of arrays, keysets and nothing
--

CREATE FUNCTION keyset_build(keys anyarray)
RETURNS keyset
AS 'MODULE_PATHNAME', 'pgrf_keyset_build'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION keyset_build(anyarray) IS
	'the keyset of the elements that are not null';

CREATE FUNCTION bloom_build(keys anyarray, fpr double precision DEFAULT 0.01)
RETURNS bloomfilter
AS 'MODULE_PATHNAME', 'pgrf_bloom_build'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION bloom_build(anyarray, double precision) IS
	'the Bloom filter of the elements that are not null';

CREATE FUNCTION bloomfilter(keys keyset, fpr double precision DEFAULT 0.01)
RETURNS bloomfilter
AS 'MODULE_PATHNAME', 'pgrf_bloom_from_keyset'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION bloomfilter(keyset, double precision) IS
	'the Bloom filter of the keys of a keyset';

CREATE FUNCTION bloom_empty(fpr double precision, expected_keys bigint)
RETURNS bloomfilter
AS 'MODULE_PATHNAME', 'pgrf_bloom_empty'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION bloom_empty(double precision, bigint) IS
	'an empty Bloom filter with capacity for that many keys';

CREATE FUNCTION ribbon_build(keys anyarray, fpr double precision DEFAULT 0.01)
RETURNS ribbonfilter
AS 'MODULE_PATHNAME', 'pgrf_ribbon_build'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION ribbon_build(anyarray, double precision) IS
	'the Ribbon filter of the elements that are not null';

CREATE FUNCTION ribbonfilter(keys keyset, fpr double precision DEFAULT 0.01)
RETURNS ribbonfilter
AS 'MODULE_PATHNAME', 'pgrf_ribbon_from_keyset'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION ribbonfilter(keyset, double precision) IS
	'the Ribbon filter of the keys of a keyset';

CREATE FUNCTION fuse_build(keys anyarray, fpr double precision DEFAULT 0.01)
RETURNS fusefilter
AS 'MODULE_PATHNAME', 'pgrf_fuse_build'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION fuse_build(anyarray, double precision) IS
	'the binary fuse filter of the elements that are not null';

CREATE FUNCTION fusefilter(keys keyset, fpr double precision DEFAULT 0.01)
RETURNS fusefilter
AS 'MODULE_PATHNAME', 'pgrf_fuse_from_keyset'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION fusefilter(keyset, double precision) IS
	'the binary fuse filter of the keys of a keyset';

CREATE FUNCTION counting_build(keys anyarray, fpr double precision DEFAULT 0.01)
RETURNS countingfilter
AS 'MODULE_PATHNAME', 'pgrf_counting_build'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_build(anyarray, double precision) IS
	'the counting filter of the elements that are not null';

CREATE FUNCTION countingfilter(keys keyset, fpr double precision DEFAULT 0.01)
RETURNS countingfilter
AS 'MODULE_PATHNAME', 'pgrf_counting_from_keyset'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION countingfilter(keyset, double precision) IS
	'the counting filter of the keys of a keyset';

CREATE FUNCTION counting_empty(fpr double precision, expected_keys bigint)
RETURNS countingfilter
AS 'MODULE_PATHNAME', 'pgrf_counting_empty'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_empty(double precision, bigint) IS
	'an empty counting filter with capacity for that many keys';

CREATE FUNCTION ribbonmap_build(keys anyarray, key_values bigint[], fpr double precision DEFAULT 0.01)
RETURNS ribbonmap
AS 'MODULE_PATHNAME', 'pgrf_ribbonmap_build'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION ribbonmap_build(anyarray, bigint[], double precision) IS
	'the ribbon map of the keys and their values, where neither is null';

--
-- Adding and merging
--

CREATE FUNCTION keyset_add(filter keyset, key anyelement) RETURNS keyset
AS 'MODULE_PATHNAME', 'pgrf_keyset_add_key'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
SUPPORT ribbonfilter_change_support;
COMMENT ON FUNCTION keyset_add(keyset, anyelement) IS
	'the keyset with one more key';

CREATE FUNCTION keyset_add(filter keyset, key keyliteral) RETURNS keyset
AS 'MODULE_PATHNAME', 'pgrf_keyset_add_literal'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
SUPPORT ribbonfilter_change_support;
COMMENT ON FUNCTION keyset_add(keyset, keyliteral) IS
	'the keyset with one more key; a literal is read as the type of its keys';

CREATE FUNCTION keyset_union(a keyset, b keyset) RETURNS keyset
AS 'MODULE_PATHNAME', 'pgrf_keyset_union'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION keyset_union(keyset, keyset) IS
	'keys of either';

CREATE OPERATOR | (
	LEFTARG = keyset, RIGHTARG = keyset, FUNCTION = keyset_union,
	COMMUTATOR = |
);
COMMENT ON OPERATOR | (keyset, keyset) IS
	'keys of either';

CREATE FUNCTION keyset_intersection(a keyset, b keyset) RETURNS keyset
AS 'MODULE_PATHNAME', 'pgrf_keyset_intersection'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION keyset_intersection(keyset, keyset) IS
	'keys of both';

CREATE OPERATOR & (
	LEFTARG = keyset, RIGHTARG = keyset, FUNCTION = keyset_intersection,
	COMMUTATOR = &
);
COMMENT ON OPERATOR & (keyset, keyset) IS
	'keys of both';

CREATE FUNCTION keyset_difference(a keyset, b keyset) RETURNS keyset
AS 'MODULE_PATHNAME', 'pgrf_keyset_difference'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION keyset_difference(keyset, keyset) IS
	'keys of the first that the second lacks';

CREATE OPERATOR - (
	LEFTARG = keyset, RIGHTARG = keyset, FUNCTION = keyset_difference
);
COMMENT ON OPERATOR - (keyset, keyset) IS
	'keys of the first that the second lacks';

CREATE FUNCTION bloom_add(filter bloomfilter, key anyelement) RETURNS bloomfilter
AS 'MODULE_PATHNAME', 'pgrf_bloom_add_key'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
SUPPORT ribbonfilter_change_support;
COMMENT ON FUNCTION bloom_add(bloomfilter, anyelement) IS
	'the Bloom filter with one more key';

CREATE FUNCTION bloom_add(filter bloomfilter, key keyliteral) RETURNS bloomfilter
AS 'MODULE_PATHNAME', 'pgrf_bloom_add_literal'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
SUPPORT ribbonfilter_change_support;
COMMENT ON FUNCTION bloom_add(bloomfilter, keyliteral) IS
	'the Bloom filter with one more key; a literal is read as the type of its keys';

CREATE FUNCTION bloom_union(a bloomfilter, b bloomfilter) RETURNS bloomfilter
AS 'MODULE_PATHNAME', 'pgrf_bloom_union'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE SUPPORT ribbonfilter_change_support;
COMMENT ON FUNCTION bloom_union(bloomfilter, bloomfilter) IS
	'keys of either; both must be of one size';

CREATE OPERATOR | (
	LEFTARG = bloomfilter, RIGHTARG = bloomfilter, FUNCTION = bloom_union,
	COMMUTATOR = |
);
COMMENT ON OPERATOR | (bloomfilter, bloomfilter) IS
	'keys of either';

CREATE FUNCTION bloom_fold(filter bloomfilter) RETURNS bloomfilter
AS 'MODULE_PATHNAME', 'pgrf_bloom_fold'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 1000;
COMMENT ON FUNCTION bloom_fold(bloomfilter) IS
	'the Bloom filter, as small as it can be made without its keys at its target rate';

CREATE FUNCTION bloom_fold(filter bloomfilter, expected_keys bigint) RETURNS bloomfilter
AS 'MODULE_PATHNAME', 'pgrf_bloom_fold_to'
LANGUAGE C IMMUTABLE PARALLEL SAFE COST 1000;
COMMENT ON FUNCTION bloom_fold(bloomfilter, bigint) IS
	'the Bloom filter, made smaller to unite with filters for that many keys';

CREATE FUNCTION counting_add(filter countingfilter, key anyelement) RETURNS countingfilter
AS 'MODULE_PATHNAME', 'pgrf_counting_add_key'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
SUPPORT ribbonfilter_change_support;
COMMENT ON FUNCTION counting_add(countingfilter, anyelement) IS
	'the counting filter with one more key';

CREATE FUNCTION counting_remove(filter countingfilter, key anyelement, missing_ok boolean DEFAULT false)
RETURNS countingfilter
AS 'MODULE_PATHNAME', 'pgrf_counting_remove_key'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
SUPPORT ribbonfilter_change_support;
COMMENT ON FUNCTION counting_remove(countingfilter, anyelement, boolean) IS
	'the counting filter with a key once less, which must have been added; an error if it is surely absent, unless missing_ok';

CREATE FUNCTION counting_count(filter countingfilter, key anyelement) RETURNS integer
AS 'MODULE_PATHNAME', 'pgrf_counting_count_key'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION counting_count(countingfilter, anyelement) IS
	'how often the key was added and not removed since, or more by chance; 15: as often or more';

CREATE FUNCTION counting_add(filter countingfilter, key keyliteral) RETURNS countingfilter
AS 'MODULE_PATHNAME', 'pgrf_counting_add_literal'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
SUPPORT ribbonfilter_change_support;
COMMENT ON FUNCTION counting_add(countingfilter, keyliteral) IS
	'the counting filter with one more key; a literal is read as the type of its keys';

CREATE FUNCTION counting_remove(filter countingfilter, key keyliteral, missing_ok boolean DEFAULT false)
RETURNS countingfilter
AS 'MODULE_PATHNAME', 'pgrf_counting_remove_literal'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
SUPPORT ribbonfilter_change_support;
COMMENT ON FUNCTION counting_remove(countingfilter, keyliteral, boolean) IS
	'the counting filter with a key once less, which must have been added; an error if it is surely absent, unless missing_ok; a literal is read as the type of its keys';

CREATE FUNCTION counting_count(filter countingfilter, key keyliteral) RETURNS integer
AS 'MODULE_PATHNAME', 'pgrf_counting_count_literal'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION counting_count(countingfilter, keyliteral) IS
	'how often the key was added and not removed since, or more by chance; 15: as often or more; a literal is read as the type of its keys';

CREATE FUNCTION counting_sum(a countingfilter, b countingfilter) RETURNS countingfilter
AS 'MODULE_PATHNAME', 'pgrf_counting_sum'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE SUPPORT ribbonfilter_change_support;
COMMENT ON FUNCTION counting_sum(countingfilter, countingfilter) IS
	'keys of both, as often as in both together; both must be of one size';

CREATE OPERATOR + (
	LEFTARG = countingfilter, RIGHTARG = countingfilter, FUNCTION = counting_sum,
	COMMUTATOR = +
);
COMMENT ON OPERATOR + (countingfilter, countingfilter) IS
	'keys of both, as often as in both together';

CREATE FUNCTION counting_difference(a countingfilter, b countingfilter) RETURNS countingfilter
AS 'MODULE_PATHNAME', 'pgrf_counting_difference'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE SUPPORT ribbonfilter_change_support;
COMMENT ON FUNCTION counting_difference(countingfilter, countingfilter) IS
	'keys of the first without those of the second, as often as they are there; both must be of one size';

CREATE OPERATOR - (
	LEFTARG = countingfilter, RIGHTARG = countingfilter, FUNCTION = counting_difference
);
COMMENT ON OPERATOR - (countingfilter, countingfilter) IS
	'keys of the first without those of the second, as often as they are there';

CREATE FUNCTION bloomfilter(filter countingfilter) RETURNS bloomfilter
AS 'MODULE_PATHNAME', 'pgrf_counting_to_set'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION bloomfilter(countingfilter) IS
	'the Bloom filter of the same keys and size';

CREATE CAST (countingfilter AS bloomfilter) WITH FUNCTION bloomfilter(countingfilter);
COMMENT ON CAST (countingfilter AS bloomfilter) IS
	'the Bloom filter of the same keys';

CREATE FUNCTION ribbonmap_union(a ribbonmap, b ribbonmap) RETURNS ribbonmap
AS 'MODULE_PATHNAME', 'pgrf_ribbonmap_union'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION ribbonmap_union(ribbonmap, ribbonmap) IS
	'an error that says what to do: maps cannot be united';

CREATE OPERATOR | (
	LEFTARG = ribbonmap, RIGHTARG = ribbonmap, FUNCTION = ribbonmap_union,
	COMMUTATOR = |
);
COMMENT ON OPERATOR | (ribbonmap, ribbonmap) IS
	'an error that says what to do';

--
-- Looking inside
--

CREATE FUNCTION keyset_info(
	filter keyset,
	OUT kind text,
	OUT format_version integer,
	OUT key_type text,
	OUT portable boolean,
	OUT keys bigint,
	OUT bytes bigint,
	OUT bits_per_key double precision,
	OUT target_fpr double precision,
	OUT expected_fpr double precision,
	OUT hash text,
	OUT details jsonb)
AS 'MODULE_PATHNAME', 'pgrf_info'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 1000;
COMMENT ON FUNCTION keyset_info(keyset) IS
	'what a keyset is like: keys, bytes, rates, and details of its kind';

CREATE FUNCTION keyset_verify(filter keyset) RETURNS void
AS 'MODULE_PATHNAME', 'pgrf_keyset_verify'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 1000;
COMMENT ON FUNCTION keyset_verify(keyset) IS
	'raises an error unless checksum and structure are right';

CREATE FUNCTION keyset_hashes(filter keyset) RETURNS SETOF bigint
AS 'MODULE_PATHNAME', 'pgrf_keyset_hashes'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION keyset_hashes(keyset) IS
	'the hashes of the keys, as key_hash() gives them';

CREATE FUNCTION keyset_cardinality(filter keyset) RETURNS bigint
AS 'MODULE_PATHNAME', 'pgrf_cardinality'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION keyset_cardinality(keyset) IS
	'number of keys';

CREATE FUNCTION keyset_size(keys bigint)
RETURNS bigint
AS 'MODULE_PATHNAME', 'pgrf_keyset_size'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION keyset_size(bigint) IS
	'bytes of a keyset of that many keys';

CREATE FUNCTION keyset_capacity(bytes bigint)
RETURNS bigint
AS 'MODULE_PATHNAME', 'pgrf_keyset_capacity'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION keyset_capacity(bigint) IS
	'keys that a keyset holds in that many bytes';

CREATE FUNCTION bloom_info(
	filter bloomfilter,
	OUT kind text,
	OUT format_version integer,
	OUT key_type text,
	OUT portable boolean,
	OUT keys bigint,
	OUT bytes bigint,
	OUT bits_per_key double precision,
	OUT target_fpr double precision,
	OUT expected_fpr double precision,
	OUT hash text,
	OUT details jsonb)
AS 'MODULE_PATHNAME', 'pgrf_info'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 1000;
COMMENT ON FUNCTION bloom_info(bloomfilter) IS
	'what a Bloom filter is like: keys, bytes, rates, and details of its kind';

CREATE FUNCTION bloom_verify(filter bloomfilter) RETURNS void
AS 'MODULE_PATHNAME', 'pgrf_bloom_verify'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 1000;
COMMENT ON FUNCTION bloom_verify(bloomfilter) IS
	'raises an error unless checksum and structure are right';

CREATE FUNCTION bloom_cardinality(filter bloomfilter) RETURNS bigint
AS 'MODULE_PATHNAME', 'pgrf_cardinality'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 1000;
COMMENT ON FUNCTION bloom_cardinality(bloomfilter) IS
	'estimated number of distinct keys';

CREATE FUNCTION bloom_size(keys bigint, fpr double precision DEFAULT 0.01)
RETURNS bigint
AS 'MODULE_PATHNAME', 'pgrf_bloom_size'
LANGUAGE C IMMUTABLE PARALLEL SAFE COST 1000;
COMMENT ON FUNCTION bloom_size(bigint, double precision) IS
	'bytes of a Bloom filter of that many keys';

CREATE FUNCTION bloom_capacity(bytes bigint, fpr double precision DEFAULT 0.01)
RETURNS bigint
AS 'MODULE_PATHNAME', 'pgrf_bloom_capacity'
LANGUAGE C IMMUTABLE PARALLEL SAFE COST 1000;
COMMENT ON FUNCTION bloom_capacity(bigint, double precision) IS
	'keys that a Bloom filter holds in that many bytes';

CREATE FUNCTION ribbon_info(
	filter ribbonfilter,
	OUT kind text,
	OUT format_version integer,
	OUT key_type text,
	OUT portable boolean,
	OUT keys bigint,
	OUT bytes bigint,
	OUT bits_per_key double precision,
	OUT target_fpr double precision,
	OUT expected_fpr double precision,
	OUT hash text,
	OUT details jsonb)
AS 'MODULE_PATHNAME', 'pgrf_info'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 1000;
COMMENT ON FUNCTION ribbon_info(ribbonfilter) IS
	'what a Ribbon filter is like: keys, bytes, rates, and details of its kind';

CREATE FUNCTION ribbon_verify(filter ribbonfilter) RETURNS void
AS 'MODULE_PATHNAME', 'pgrf_ribbon_verify'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 1000;
COMMENT ON FUNCTION ribbon_verify(ribbonfilter) IS
	'raises an error unless checksum and structure are right';

CREATE FUNCTION ribbon_size(keys bigint, fpr double precision DEFAULT 0.01)
RETURNS bigint
AS 'MODULE_PATHNAME', 'pgrf_ribbon_size'
LANGUAGE C IMMUTABLE PARALLEL SAFE COST 1000;
COMMENT ON FUNCTION ribbon_size(bigint, double precision) IS
	'bytes of a Ribbon filter of that many keys';

CREATE FUNCTION ribbon_capacity(bytes bigint, fpr double precision DEFAULT 0.01)
RETURNS bigint
AS 'MODULE_PATHNAME', 'pgrf_ribbon_capacity'
LANGUAGE C IMMUTABLE PARALLEL SAFE COST 1000;
COMMENT ON FUNCTION ribbon_capacity(bigint, double precision) IS
	'keys that a Ribbon filter holds in that many bytes';

CREATE FUNCTION fuse_info(
	filter fusefilter,
	OUT kind text,
	OUT format_version integer,
	OUT key_type text,
	OUT portable boolean,
	OUT keys bigint,
	OUT bytes bigint,
	OUT bits_per_key double precision,
	OUT target_fpr double precision,
	OUT expected_fpr double precision,
	OUT hash text,
	OUT details jsonb)
AS 'MODULE_PATHNAME', 'pgrf_info'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 1000;
COMMENT ON FUNCTION fuse_info(fusefilter) IS
	'what a binary fuse filter is like: keys, bytes, rates, and details of its kind';

CREATE FUNCTION fuse_verify(filter fusefilter) RETURNS void
AS 'MODULE_PATHNAME', 'pgrf_fuse_verify'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 1000;
COMMENT ON FUNCTION fuse_verify(fusefilter) IS
	'raises an error unless checksum and structure are right';

CREATE FUNCTION fuse_size(keys bigint, fpr double precision DEFAULT 0.01)
RETURNS bigint
AS 'MODULE_PATHNAME', 'pgrf_fuse_size'
LANGUAGE C IMMUTABLE PARALLEL SAFE COST 1000;
COMMENT ON FUNCTION fuse_size(bigint, double precision) IS
	'bytes of a binary fuse filter of that many keys';

CREATE FUNCTION fuse_capacity(bytes bigint, fpr double precision DEFAULT 0.01)
RETURNS bigint
AS 'MODULE_PATHNAME', 'pgrf_fuse_capacity'
LANGUAGE C IMMUTABLE PARALLEL SAFE COST 1000;
COMMENT ON FUNCTION fuse_capacity(bigint, double precision) IS
	'keys that a binary fuse filter holds in that many bytes';

CREATE FUNCTION counting_info(
	filter countingfilter,
	OUT kind text,
	OUT format_version integer,
	OUT key_type text,
	OUT portable boolean,
	OUT keys bigint,
	OUT bytes bigint,
	OUT bits_per_key double precision,
	OUT target_fpr double precision,
	OUT expected_fpr double precision,
	OUT hash text,
	OUT details jsonb)
AS 'MODULE_PATHNAME', 'pgrf_info'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 1000;
COMMENT ON FUNCTION counting_info(countingfilter) IS
	'what a counting filter is like: keys, bytes, rates, and details of its kind';

CREATE FUNCTION counting_verify(filter countingfilter) RETURNS void
AS 'MODULE_PATHNAME', 'pgrf_counting_verify'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 1000;
COMMENT ON FUNCTION counting_verify(countingfilter) IS
	'raises an error unless checksum and structure are right';

CREATE FUNCTION counting_cardinality(filter countingfilter) RETURNS bigint
AS 'MODULE_PATHNAME', 'pgrf_cardinality'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 1000;
COMMENT ON FUNCTION counting_cardinality(countingfilter) IS
	'estimated number of distinct keys';

CREATE FUNCTION counting_size(keys bigint, fpr double precision DEFAULT 0.01)
RETURNS bigint
AS 'MODULE_PATHNAME', 'pgrf_counting_size'
LANGUAGE C IMMUTABLE PARALLEL SAFE COST 1000;
COMMENT ON FUNCTION counting_size(bigint, double precision) IS
	'bytes of a counting filter of that many keys';

CREATE FUNCTION counting_capacity(bytes bigint, fpr double precision DEFAULT 0.01)
RETURNS bigint
AS 'MODULE_PATHNAME', 'pgrf_counting_capacity'
LANGUAGE C IMMUTABLE PARALLEL SAFE COST 1000;
COMMENT ON FUNCTION counting_capacity(bigint, double precision) IS
	'keys that a counting filter holds in that many bytes';

CREATE FUNCTION ribbonmap_info(
	filter ribbonmap,
	OUT kind text,
	OUT format_version integer,
	OUT key_type text,
	OUT portable boolean,
	OUT keys bigint,
	OUT bytes bigint,
	OUT bits_per_key double precision,
	OUT target_fpr double precision,
	OUT expected_fpr double precision,
	OUT hash text,
	OUT details jsonb)
AS 'MODULE_PATHNAME', 'pgrf_info'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 1000;
COMMENT ON FUNCTION ribbonmap_info(ribbonmap) IS
	'what a ribbon map is like: keys, bytes, rates, and details of its kind';

CREATE FUNCTION ribbonmap_verify(filter ribbonmap) RETURNS void
AS 'MODULE_PATHNAME', 'pgrf_ribbonmap_verify'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 1000;
COMMENT ON FUNCTION ribbonmap_verify(ribbonmap) IS
	'raises an error unless checksum and structure are right';

CREATE FUNCTION ribbonmap_size(keys bigint, max_value bigint, fpr double precision DEFAULT 0.01)
RETURNS bigint
AS 'MODULE_PATHNAME', 'pgrf_ribbonmap_size'
LANGUAGE C IMMUTABLE PARALLEL SAFE COST 1000;
COMMENT ON FUNCTION ribbonmap_size(bigint, bigint, double precision) IS
	'bytes of a ribbon map of that many keys, with values up to that one';

CREATE FUNCTION ribbonmap_capacity(bytes bigint, max_value bigint, fpr double precision DEFAULT 0.01)
RETURNS bigint
AS 'MODULE_PATHNAME', 'pgrf_ribbonmap_capacity'
LANGUAGE C IMMUTABLE PARALLEL SAFE COST 1000;
COMMENT ON FUNCTION ribbonmap_capacity(bigint, bigint, double precision) IS
	'keys that a ribbon map holds in that many bytes';

CREATE FUNCTION key_hash(key keyliteral) RETURNS bigint
AS 'MODULE_PATHNAME', 'pgrf_hash_literal'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION key_hash(keyliteral) IS
	'the 64-bit hash by which all filters know the key, read as a text';

CREATE FUNCTION key_hash(key anyelement) RETURNS bigint
AS 'MODULE_PATHNAME', 'pgrf_hash'
LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION key_hash(anyelement) IS
	'the 64-bit hash by which all filters know the key';

--
-- Aggregates.  One for each type that keys commonly have, and one for all
-- others.  Citus has its workers aggregate only where the key is declared to
-- be of its very type.  For the hottest types C functions of their own save
-- looking at the type.
-- States grow without bounds (SSPACE = -1), so they are not for eager
-- aggregation.
--

CREATE FUNCTION keyset_trans(state keyset, key smallint) RETURNS keyset
AS 'MODULE_PATHNAME', 'pgrf_keyset_trans_int2'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION keyset_trans(keyset, smallint) IS
	'transition function of aggregates';

CREATE FUNCTION keyset_trans(state keyset, key smallint, fpr double precision)
RETURNS keyset
AS 'MODULE_PATHNAME', 'pgrf_keyset_trans_int2'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION keyset_trans(keyset, smallint, double precision) IS
	'transition function of aggregates';

CREATE FUNCTION keyset_trans(state keyset, key integer) RETURNS keyset
AS 'MODULE_PATHNAME', 'pgrf_keyset_trans_int4'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION keyset_trans(keyset, integer) IS
	'transition function of aggregates';

CREATE FUNCTION keyset_trans(state keyset, key integer, fpr double precision)
RETURNS keyset
AS 'MODULE_PATHNAME', 'pgrf_keyset_trans_int4'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION keyset_trans(keyset, integer, double precision) IS
	'transition function of aggregates';

CREATE FUNCTION keyset_trans(state keyset, key bigint) RETURNS keyset
AS 'MODULE_PATHNAME', 'pgrf_keyset_trans_int8'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION keyset_trans(keyset, bigint) IS
	'transition function of aggregates';

CREATE FUNCTION keyset_trans(state keyset, key bigint, fpr double precision)
RETURNS keyset
AS 'MODULE_PATHNAME', 'pgrf_keyset_trans_int8'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION keyset_trans(keyset, bigint, double precision) IS
	'transition function of aggregates';

CREATE FUNCTION keyset_trans(state keyset, key keytext) RETURNS keyset
AS 'MODULE_PATHNAME', 'pgrf_keyset_trans_text'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION keyset_trans(keyset, keytext) IS
	'transition function of aggregates';

CREATE FUNCTION keyset_trans(state keyset, key keytext, fpr double precision)
RETURNS keyset
AS 'MODULE_PATHNAME', 'pgrf_keyset_trans_text'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION keyset_trans(keyset, keytext, double precision) IS
	'transition function of aggregates';

CREATE FUNCTION keyset_trans(state keyset, key bytea) RETURNS keyset
AS 'MODULE_PATHNAME', 'pgrf_keyset_trans_bytea'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION keyset_trans(keyset, bytea) IS
	'transition function of aggregates';

CREATE FUNCTION keyset_trans(state keyset, key bytea, fpr double precision)
RETURNS keyset
AS 'MODULE_PATHNAME', 'pgrf_keyset_trans_bytea'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION keyset_trans(keyset, bytea, double precision) IS
	'transition function of aggregates';

CREATE FUNCTION keyset_trans(state keyset, key uuid) RETURNS keyset
AS 'MODULE_PATHNAME', 'pgrf_keyset_trans_uuid'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION keyset_trans(keyset, uuid) IS
	'transition function of aggregates';

CREATE FUNCTION keyset_trans(state keyset, key uuid, fpr double precision)
RETURNS keyset
AS 'MODULE_PATHNAME', 'pgrf_keyset_trans_uuid'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION keyset_trans(keyset, uuid, double precision) IS
	'transition function of aggregates';

CREATE FUNCTION keyset_trans(state keyset, key date) RETURNS keyset
AS 'MODULE_PATHNAME', 'pgrf_keyset_trans_any'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION keyset_trans(keyset, date) IS
	'transition function of aggregates';

CREATE FUNCTION keyset_trans(state keyset, key date, fpr double precision)
RETURNS keyset
AS 'MODULE_PATHNAME', 'pgrf_keyset_trans_any'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION keyset_trans(keyset, date, double precision) IS
	'transition function of aggregates';

CREATE FUNCTION keyset_trans(state keyset, key numeric) RETURNS keyset
AS 'MODULE_PATHNAME', 'pgrf_keyset_trans_any'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION keyset_trans(keyset, numeric) IS
	'transition function of aggregates';

CREATE FUNCTION keyset_trans(state keyset, key numeric, fpr double precision)
RETURNS keyset
AS 'MODULE_PATHNAME', 'pgrf_keyset_trans_any'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION keyset_trans(keyset, numeric, double precision) IS
	'transition function of aggregates';

CREATE FUNCTION keyset_trans(state keyset, key timestamp) RETURNS keyset
AS 'MODULE_PATHNAME', 'pgrf_keyset_trans_any'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION keyset_trans(keyset, timestamp) IS
	'transition function of aggregates';

CREATE FUNCTION keyset_trans(state keyset, key timestamp, fpr double precision)
RETURNS keyset
AS 'MODULE_PATHNAME', 'pgrf_keyset_trans_any'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION keyset_trans(keyset, timestamp, double precision) IS
	'transition function of aggregates';

CREATE FUNCTION keyset_trans(state keyset, key anyelement) RETURNS keyset
AS 'MODULE_PATHNAME', 'pgrf_keyset_trans_any'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION keyset_trans(keyset, anyelement) IS
	'transition function of aggregates';

CREATE FUNCTION keyset_trans(state keyset, key anyelement, fpr double precision)
RETURNS keyset
AS 'MODULE_PATHNAME', 'pgrf_keyset_trans_any'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION keyset_trans(keyset, anyelement, double precision) IS
	'transition function of aggregates';

CREATE FUNCTION keyset_combine(a keyset, b keyset) RETURNS keyset
AS 'MODULE_PATHNAME', 'pgrf_keyset_combine'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION keyset_combine(keyset, keyset) IS
	'combine function of aggregates';

CREATE FUNCTION keyset_combine_collected(a keyset, b keyset) RETURNS keyset
AS 'MODULE_PATHNAME', 'pgrf_keyset_combine'
LANGUAGE C IMMUTABLE PARALLEL SAFE
SUPPORT ribbonfilter_combine_support;
COMMENT ON FUNCTION keyset_combine_collected(keyset, keyset) IS
	'combine function of aggregates';

CREATE FUNCTION keyset_final(state keyset) RETURNS keyset
AS 'MODULE_PATHNAME', 'pgrf_keyset_final'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION keyset_final(keyset) IS
	'final function of aggregates';

CREATE AGGREGATE keyset_agg(key smallint) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = keyset_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE keyset_agg(smallint) IS
	'the keyset of all keys that are not null';

CREATE AGGREGATE keyset_agg(key integer) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = keyset_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE keyset_agg(integer) IS
	'the keyset of all keys that are not null';

CREATE AGGREGATE keyset_agg(key bigint) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = keyset_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE keyset_agg(bigint) IS
	'the keyset of all keys that are not null';

CREATE AGGREGATE keyset_agg(key keytext) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = keyset_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE keyset_agg(keytext) IS
	'the keyset of all keys that are not null';

CREATE AGGREGATE keyset_agg(key bytea) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = keyset_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE keyset_agg(bytea) IS
	'the keyset of all keys that are not null';

CREATE AGGREGATE keyset_agg(key uuid) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = keyset_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE keyset_agg(uuid) IS
	'the keyset of all keys that are not null';

CREATE AGGREGATE keyset_agg(key date) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = keyset_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE keyset_agg(date) IS
	'the keyset of all keys that are not null';

CREATE AGGREGATE keyset_agg(key numeric) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = keyset_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE keyset_agg(numeric) IS
	'the keyset of all keys that are not null';

CREATE AGGREGATE keyset_agg(key timestamp) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = keyset_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE keyset_agg(timestamp) IS
	'the keyset of all keys that are not null';

CREATE AGGREGATE keyset_agg(key anyelement) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = keyset_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE keyset_agg(anyelement) IS
	'the keyset of all keys that are not null';

CREATE AGGREGATE keyset_union_agg(filter keyset) (
	SFUNC = keyset_combine, STYPE = keyset, SSPACE = -1, FINALFUNC = keyset_final,
	COMBINEFUNC = keyset_combine, PARALLEL = SAFE
);
COMMENT ON AGGREGATE keyset_union_agg(keyset) IS
	'the keys of all keysets';

CREATE FUNCTION bloom_trans(
	state bloomfilter,
	key smallint,
	fpr double precision,
	expected_keys bigint)
RETURNS bloomfilter
AS 'MODULE_PATHNAME', 'pgrf_bloom_trans_int2'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION bloom_trans(bloomfilter, smallint, double precision, bigint) IS
	'transition function of aggregates';

CREATE FUNCTION bloom_trans(
	state bloomfilter,
	key integer,
	fpr double precision,
	expected_keys bigint)
RETURNS bloomfilter
AS 'MODULE_PATHNAME', 'pgrf_bloom_trans_int4'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION bloom_trans(bloomfilter, integer, double precision, bigint) IS
	'transition function of aggregates';

CREATE FUNCTION bloom_trans(
	state bloomfilter,
	key bigint,
	fpr double precision,
	expected_keys bigint)
RETURNS bloomfilter
AS 'MODULE_PATHNAME', 'pgrf_bloom_trans_int8'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION bloom_trans(bloomfilter, bigint, double precision, bigint) IS
	'transition function of aggregates';

CREATE FUNCTION bloom_trans(
	state bloomfilter,
	key keytext,
	fpr double precision,
	expected_keys bigint)
RETURNS bloomfilter
AS 'MODULE_PATHNAME', 'pgrf_bloom_trans_text'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION bloom_trans(bloomfilter, keytext, double precision, bigint) IS
	'transition function of aggregates';

CREATE FUNCTION bloom_trans(
	state bloomfilter,
	key bytea,
	fpr double precision,
	expected_keys bigint)
RETURNS bloomfilter
AS 'MODULE_PATHNAME', 'pgrf_bloom_trans_bytea'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION bloom_trans(bloomfilter, bytea, double precision, bigint) IS
	'transition function of aggregates';

CREATE FUNCTION bloom_trans(
	state bloomfilter,
	key uuid,
	fpr double precision,
	expected_keys bigint)
RETURNS bloomfilter
AS 'MODULE_PATHNAME', 'pgrf_bloom_trans_uuid'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION bloom_trans(bloomfilter, uuid, double precision, bigint) IS
	'transition function of aggregates';

CREATE FUNCTION bloom_trans(
	state bloomfilter,
	key date,
	fpr double precision,
	expected_keys bigint)
RETURNS bloomfilter
AS 'MODULE_PATHNAME', 'pgrf_bloom_trans_any'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION bloom_trans(bloomfilter, date, double precision, bigint) IS
	'transition function of aggregates';

CREATE FUNCTION bloom_trans(
	state bloomfilter,
	key numeric,
	fpr double precision,
	expected_keys bigint)
RETURNS bloomfilter
AS 'MODULE_PATHNAME', 'pgrf_bloom_trans_any'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION bloom_trans(bloomfilter, numeric, double precision, bigint) IS
	'transition function of aggregates';

CREATE FUNCTION bloom_trans(
	state bloomfilter,
	key timestamp,
	fpr double precision,
	expected_keys bigint)
RETURNS bloomfilter
AS 'MODULE_PATHNAME', 'pgrf_bloom_trans_any'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION bloom_trans(bloomfilter, timestamp, double precision, bigint) IS
	'transition function of aggregates';

CREATE FUNCTION bloom_trans(
	state bloomfilter,
	key anyelement,
	fpr double precision,
	expected_keys bigint)
RETURNS bloomfilter
AS 'MODULE_PATHNAME', 'pgrf_bloom_trans_any'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION bloom_trans(bloomfilter, anyelement, double precision, bigint) IS
	'transition function of aggregates';

CREATE FUNCTION bloom_combine(a bloomfilter, b bloomfilter) RETURNS bloomfilter
AS 'MODULE_PATHNAME', 'pgrf_bloom_combine'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION bloom_combine(bloomfilter, bloomfilter) IS
	'combine function of aggregates';

CREATE FUNCTION bloom_final(state keyset) RETURNS bloomfilter
AS 'MODULE_PATHNAME', 'pgrf_bloom_final'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION bloom_final(keyset) IS
	'final function of aggregates';

CREATE AGGREGATE bloom_agg(key smallint) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = bloom_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE bloom_agg(smallint) IS
	'the Bloom filter of all keys that are not null, at a rate of 1 %';

CREATE AGGREGATE bloom_agg(key smallint, fpr double precision) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = bloom_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE bloom_agg(smallint, double precision) IS
	'the Bloom filter of all keys that are not null';

CREATE AGGREGATE bloom_agg(key integer) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = bloom_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE bloom_agg(integer) IS
	'the Bloom filter of all keys that are not null, at a rate of 1 %';

CREATE AGGREGATE bloom_agg(key integer, fpr double precision) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = bloom_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE bloom_agg(integer, double precision) IS
	'the Bloom filter of all keys that are not null';

CREATE AGGREGATE bloom_agg(key bigint) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = bloom_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE bloom_agg(bigint) IS
	'the Bloom filter of all keys that are not null, at a rate of 1 %';

CREATE AGGREGATE bloom_agg(key bigint, fpr double precision) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = bloom_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE bloom_agg(bigint, double precision) IS
	'the Bloom filter of all keys that are not null';

CREATE AGGREGATE bloom_agg(key keytext) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = bloom_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE bloom_agg(keytext) IS
	'the Bloom filter of all keys that are not null, at a rate of 1 %';

CREATE AGGREGATE bloom_agg(key keytext, fpr double precision) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = bloom_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE bloom_agg(keytext, double precision) IS
	'the Bloom filter of all keys that are not null';

CREATE AGGREGATE bloom_agg(key bytea) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = bloom_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE bloom_agg(bytea) IS
	'the Bloom filter of all keys that are not null, at a rate of 1 %';

CREATE AGGREGATE bloom_agg(key bytea, fpr double precision) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = bloom_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE bloom_agg(bytea, double precision) IS
	'the Bloom filter of all keys that are not null';

CREATE AGGREGATE bloom_agg(key uuid) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = bloom_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE bloom_agg(uuid) IS
	'the Bloom filter of all keys that are not null, at a rate of 1 %';

CREATE AGGREGATE bloom_agg(key uuid, fpr double precision) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = bloom_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE bloom_agg(uuid, double precision) IS
	'the Bloom filter of all keys that are not null';

CREATE AGGREGATE bloom_agg(key date) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = bloom_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE bloom_agg(date) IS
	'the Bloom filter of all keys that are not null, at a rate of 1 %';

CREATE AGGREGATE bloom_agg(key date, fpr double precision) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = bloom_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE bloom_agg(date, double precision) IS
	'the Bloom filter of all keys that are not null';

CREATE AGGREGATE bloom_agg(key numeric) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = bloom_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE bloom_agg(numeric) IS
	'the Bloom filter of all keys that are not null, at a rate of 1 %';

CREATE AGGREGATE bloom_agg(key numeric, fpr double precision) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = bloom_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE bloom_agg(numeric, double precision) IS
	'the Bloom filter of all keys that are not null';

CREATE AGGREGATE bloom_agg(key timestamp) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = bloom_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE bloom_agg(timestamp) IS
	'the Bloom filter of all keys that are not null, at a rate of 1 %';

CREATE AGGREGATE bloom_agg(key timestamp, fpr double precision) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = bloom_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE bloom_agg(timestamp, double precision) IS
	'the Bloom filter of all keys that are not null';

CREATE AGGREGATE bloom_agg(key anyelement) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = bloom_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE bloom_agg(anyelement) IS
	'the Bloom filter of all keys that are not null, at a rate of 1 %';

CREATE AGGREGATE bloom_agg(key anyelement, fpr double precision) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = bloom_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE bloom_agg(anyelement, double precision) IS
	'the Bloom filter of all keys that are not null';

CREATE FUNCTION bloom_union_final(state bloomfilter) RETURNS bloomfilter
AS 'MODULE_PATHNAME', 'pgrf_bloom_union_final'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION bloom_union_final(bloomfilter) IS
	'final function of aggregates';

CREATE AGGREGATE bloom_agg(key smallint, fpr double precision, expected_keys bigint) (
	SFUNC = bloom_trans, STYPE = bloomfilter, SSPACE = -1, FINALFUNC = bloom_union_final,
	COMBINEFUNC = bloom_combine, PARALLEL = SAFE
);
COMMENT ON AGGREGATE bloom_agg(smallint, double precision, bigint) IS
	'the Bloom filter of all keys that are not null, sized beforehand, in constant memory';

CREATE AGGREGATE bloom_agg(key integer, fpr double precision, expected_keys bigint) (
	SFUNC = bloom_trans, STYPE = bloomfilter, SSPACE = -1, FINALFUNC = bloom_union_final,
	COMBINEFUNC = bloom_combine, PARALLEL = SAFE
);
COMMENT ON AGGREGATE bloom_agg(integer, double precision, bigint) IS
	'the Bloom filter of all keys that are not null, sized beforehand, in constant memory';

CREATE AGGREGATE bloom_agg(key bigint, fpr double precision, expected_keys bigint) (
	SFUNC = bloom_trans, STYPE = bloomfilter, SSPACE = -1, FINALFUNC = bloom_union_final,
	COMBINEFUNC = bloom_combine, PARALLEL = SAFE
);
COMMENT ON AGGREGATE bloom_agg(bigint, double precision, bigint) IS
	'the Bloom filter of all keys that are not null, sized beforehand, in constant memory';

CREATE AGGREGATE bloom_agg(key keytext, fpr double precision, expected_keys bigint) (
	SFUNC = bloom_trans, STYPE = bloomfilter, SSPACE = -1, FINALFUNC = bloom_union_final,
	COMBINEFUNC = bloom_combine, PARALLEL = SAFE
);
COMMENT ON AGGREGATE bloom_agg(keytext, double precision, bigint) IS
	'the Bloom filter of all keys that are not null, sized beforehand, in constant memory';

CREATE AGGREGATE bloom_agg(key bytea, fpr double precision, expected_keys bigint) (
	SFUNC = bloom_trans, STYPE = bloomfilter, SSPACE = -1, FINALFUNC = bloom_union_final,
	COMBINEFUNC = bloom_combine, PARALLEL = SAFE
);
COMMENT ON AGGREGATE bloom_agg(bytea, double precision, bigint) IS
	'the Bloom filter of all keys that are not null, sized beforehand, in constant memory';

CREATE AGGREGATE bloom_agg(key uuid, fpr double precision, expected_keys bigint) (
	SFUNC = bloom_trans, STYPE = bloomfilter, SSPACE = -1, FINALFUNC = bloom_union_final,
	COMBINEFUNC = bloom_combine, PARALLEL = SAFE
);
COMMENT ON AGGREGATE bloom_agg(uuid, double precision, bigint) IS
	'the Bloom filter of all keys that are not null, sized beforehand, in constant memory';

CREATE AGGREGATE bloom_agg(key date, fpr double precision, expected_keys bigint) (
	SFUNC = bloom_trans, STYPE = bloomfilter, SSPACE = -1, FINALFUNC = bloom_union_final,
	COMBINEFUNC = bloom_combine, PARALLEL = SAFE
);
COMMENT ON AGGREGATE bloom_agg(date, double precision, bigint) IS
	'the Bloom filter of all keys that are not null, sized beforehand, in constant memory';

CREATE AGGREGATE bloom_agg(key numeric, fpr double precision, expected_keys bigint) (
	SFUNC = bloom_trans, STYPE = bloomfilter, SSPACE = -1, FINALFUNC = bloom_union_final,
	COMBINEFUNC = bloom_combine, PARALLEL = SAFE
);
COMMENT ON AGGREGATE bloom_agg(numeric, double precision, bigint) IS
	'the Bloom filter of all keys that are not null, sized beforehand, in constant memory';

CREATE AGGREGATE bloom_agg(key timestamp, fpr double precision, expected_keys bigint) (
	SFUNC = bloom_trans, STYPE = bloomfilter, SSPACE = -1, FINALFUNC = bloom_union_final,
	COMBINEFUNC = bloom_combine, PARALLEL = SAFE
);
COMMENT ON AGGREGATE bloom_agg(timestamp, double precision, bigint) IS
	'the Bloom filter of all keys that are not null, sized beforehand, in constant memory';

CREATE AGGREGATE bloom_agg(key anyelement, fpr double precision, expected_keys bigint) (
	SFUNC = bloom_trans, STYPE = bloomfilter, SSPACE = -1, FINALFUNC = bloom_union_final,
	COMBINEFUNC = bloom_combine, PARALLEL = SAFE
);
COMMENT ON AGGREGATE bloom_agg(anyelement, double precision, bigint) IS
	'the Bloom filter of all keys that are not null, sized beforehand, in constant memory';

CREATE AGGREGATE bloom_union_agg(filter bloomfilter) (
	SFUNC = bloom_combine, STYPE = bloomfilter, SSPACE = -1, FINALFUNC = bloom_union_final,
	COMBINEFUNC = bloom_combine, PARALLEL = SAFE
);
COMMENT ON AGGREGATE bloom_union_agg(bloomfilter) IS
	'the keys of all Bloom filters, which must be of one size';

CREATE FUNCTION ribbon_final(state keyset) RETURNS ribbonfilter
AS 'MODULE_PATHNAME', 'pgrf_ribbon_final'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION ribbon_final(keyset) IS
	'final function of aggregates';

CREATE AGGREGATE ribbon_agg(key smallint) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = ribbon_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE ribbon_agg(smallint) IS
	'the Ribbon filter of all keys that are not null, at a rate of 1 %';

CREATE AGGREGATE ribbon_agg(key smallint, fpr double precision) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = ribbon_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE ribbon_agg(smallint, double precision) IS
	'the Ribbon filter of all keys that are not null';

CREATE AGGREGATE ribbon_agg(key integer) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = ribbon_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE ribbon_agg(integer) IS
	'the Ribbon filter of all keys that are not null, at a rate of 1 %';

CREATE AGGREGATE ribbon_agg(key integer, fpr double precision) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = ribbon_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE ribbon_agg(integer, double precision) IS
	'the Ribbon filter of all keys that are not null';

CREATE AGGREGATE ribbon_agg(key bigint) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = ribbon_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE ribbon_agg(bigint) IS
	'the Ribbon filter of all keys that are not null, at a rate of 1 %';

CREATE AGGREGATE ribbon_agg(key bigint, fpr double precision) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = ribbon_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE ribbon_agg(bigint, double precision) IS
	'the Ribbon filter of all keys that are not null';

CREATE AGGREGATE ribbon_agg(key keytext) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = ribbon_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE ribbon_agg(keytext) IS
	'the Ribbon filter of all keys that are not null, at a rate of 1 %';

CREATE AGGREGATE ribbon_agg(key keytext, fpr double precision) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = ribbon_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE ribbon_agg(keytext, double precision) IS
	'the Ribbon filter of all keys that are not null';

CREATE AGGREGATE ribbon_agg(key bytea) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = ribbon_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE ribbon_agg(bytea) IS
	'the Ribbon filter of all keys that are not null, at a rate of 1 %';

CREATE AGGREGATE ribbon_agg(key bytea, fpr double precision) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = ribbon_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE ribbon_agg(bytea, double precision) IS
	'the Ribbon filter of all keys that are not null';

CREATE AGGREGATE ribbon_agg(key uuid) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = ribbon_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE ribbon_agg(uuid) IS
	'the Ribbon filter of all keys that are not null, at a rate of 1 %';

CREATE AGGREGATE ribbon_agg(key uuid, fpr double precision) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = ribbon_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE ribbon_agg(uuid, double precision) IS
	'the Ribbon filter of all keys that are not null';

CREATE AGGREGATE ribbon_agg(key date) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = ribbon_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE ribbon_agg(date) IS
	'the Ribbon filter of all keys that are not null, at a rate of 1 %';

CREATE AGGREGATE ribbon_agg(key date, fpr double precision) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = ribbon_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE ribbon_agg(date, double precision) IS
	'the Ribbon filter of all keys that are not null';

CREATE AGGREGATE ribbon_agg(key numeric) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = ribbon_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE ribbon_agg(numeric) IS
	'the Ribbon filter of all keys that are not null, at a rate of 1 %';

CREATE AGGREGATE ribbon_agg(key numeric, fpr double precision) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = ribbon_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE ribbon_agg(numeric, double precision) IS
	'the Ribbon filter of all keys that are not null';

CREATE AGGREGATE ribbon_agg(key timestamp) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = ribbon_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE ribbon_agg(timestamp) IS
	'the Ribbon filter of all keys that are not null, at a rate of 1 %';

CREATE AGGREGATE ribbon_agg(key timestamp, fpr double precision) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = ribbon_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE ribbon_agg(timestamp, double precision) IS
	'the Ribbon filter of all keys that are not null';

CREATE AGGREGATE ribbon_agg(key anyelement) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = ribbon_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE ribbon_agg(anyelement) IS
	'the Ribbon filter of all keys that are not null, at a rate of 1 %';

CREATE AGGREGATE ribbon_agg(key anyelement, fpr double precision) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = ribbon_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE ribbon_agg(anyelement, double precision) IS
	'the Ribbon filter of all keys that are not null';

CREATE FUNCTION fuse_final(state keyset) RETURNS fusefilter
AS 'MODULE_PATHNAME', 'pgrf_fuse_final'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION fuse_final(keyset) IS
	'final function of aggregates';

CREATE AGGREGATE fuse_agg(key smallint) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = fuse_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE fuse_agg(smallint) IS
	'the binary fuse filter of all keys that are not null, at a rate of 1 %';

CREATE AGGREGATE fuse_agg(key smallint, fpr double precision) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = fuse_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE fuse_agg(smallint, double precision) IS
	'the binary fuse filter of all keys that are not null';

CREATE AGGREGATE fuse_agg(key integer) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = fuse_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE fuse_agg(integer) IS
	'the binary fuse filter of all keys that are not null, at a rate of 1 %';

CREATE AGGREGATE fuse_agg(key integer, fpr double precision) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = fuse_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE fuse_agg(integer, double precision) IS
	'the binary fuse filter of all keys that are not null';

CREATE AGGREGATE fuse_agg(key bigint) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = fuse_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE fuse_agg(bigint) IS
	'the binary fuse filter of all keys that are not null, at a rate of 1 %';

CREATE AGGREGATE fuse_agg(key bigint, fpr double precision) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = fuse_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE fuse_agg(bigint, double precision) IS
	'the binary fuse filter of all keys that are not null';

CREATE AGGREGATE fuse_agg(key keytext) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = fuse_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE fuse_agg(keytext) IS
	'the binary fuse filter of all keys that are not null, at a rate of 1 %';

CREATE AGGREGATE fuse_agg(key keytext, fpr double precision) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = fuse_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE fuse_agg(keytext, double precision) IS
	'the binary fuse filter of all keys that are not null';

CREATE AGGREGATE fuse_agg(key bytea) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = fuse_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE fuse_agg(bytea) IS
	'the binary fuse filter of all keys that are not null, at a rate of 1 %';

CREATE AGGREGATE fuse_agg(key bytea, fpr double precision) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = fuse_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE fuse_agg(bytea, double precision) IS
	'the binary fuse filter of all keys that are not null';

CREATE AGGREGATE fuse_agg(key uuid) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = fuse_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE fuse_agg(uuid) IS
	'the binary fuse filter of all keys that are not null, at a rate of 1 %';

CREATE AGGREGATE fuse_agg(key uuid, fpr double precision) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = fuse_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE fuse_agg(uuid, double precision) IS
	'the binary fuse filter of all keys that are not null';

CREATE AGGREGATE fuse_agg(key date) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = fuse_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE fuse_agg(date) IS
	'the binary fuse filter of all keys that are not null, at a rate of 1 %';

CREATE AGGREGATE fuse_agg(key date, fpr double precision) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = fuse_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE fuse_agg(date, double precision) IS
	'the binary fuse filter of all keys that are not null';

CREATE AGGREGATE fuse_agg(key numeric) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = fuse_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE fuse_agg(numeric) IS
	'the binary fuse filter of all keys that are not null, at a rate of 1 %';

CREATE AGGREGATE fuse_agg(key numeric, fpr double precision) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = fuse_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE fuse_agg(numeric, double precision) IS
	'the binary fuse filter of all keys that are not null';

CREATE AGGREGATE fuse_agg(key timestamp) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = fuse_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE fuse_agg(timestamp) IS
	'the binary fuse filter of all keys that are not null, at a rate of 1 %';

CREATE AGGREGATE fuse_agg(key timestamp, fpr double precision) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = fuse_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE fuse_agg(timestamp, double precision) IS
	'the binary fuse filter of all keys that are not null';

CREATE AGGREGATE fuse_agg(key anyelement) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = fuse_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE fuse_agg(anyelement) IS
	'the binary fuse filter of all keys that are not null, at a rate of 1 %';

CREATE AGGREGATE fuse_agg(key anyelement, fpr double precision) (
	SFUNC = keyset_trans, STYPE = keyset, SSPACE = -1, FINALFUNC = fuse_final,
	COMBINEFUNC = keyset_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE fuse_agg(anyelement, double precision) IS
	'the binary fuse filter of all keys that are not null';

CREATE FUNCTION counting_trans(
	state countingfilter,
	key smallint,
	fpr double precision,
	expected_keys bigint)
RETURNS countingfilter
AS 'MODULE_PATHNAME', 'pgrf_counting_trans_int2'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_trans(countingfilter, smallint, double precision, bigint) IS
	'transition function of aggregates';

CREATE FUNCTION counting_trans(
	state countingfilter,
	key integer,
	fpr double precision,
	expected_keys bigint)
RETURNS countingfilter
AS 'MODULE_PATHNAME', 'pgrf_counting_trans_int4'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_trans(countingfilter, integer, double precision, bigint) IS
	'transition function of aggregates';

CREATE FUNCTION counting_trans(
	state countingfilter,
	key bigint,
	fpr double precision,
	expected_keys bigint)
RETURNS countingfilter
AS 'MODULE_PATHNAME', 'pgrf_counting_trans_int8'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_trans(countingfilter, bigint, double precision, bigint) IS
	'transition function of aggregates';

CREATE FUNCTION counting_trans(
	state countingfilter,
	key keytext,
	fpr double precision,
	expected_keys bigint)
RETURNS countingfilter
AS 'MODULE_PATHNAME', 'pgrf_counting_trans_text'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_trans(countingfilter, keytext, double precision, bigint) IS
	'transition function of aggregates';

CREATE FUNCTION counting_trans(
	state countingfilter,
	key bytea,
	fpr double precision,
	expected_keys bigint)
RETURNS countingfilter
AS 'MODULE_PATHNAME', 'pgrf_counting_trans_bytea'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_trans(countingfilter, bytea, double precision, bigint) IS
	'transition function of aggregates';

CREATE FUNCTION counting_trans(
	state countingfilter,
	key uuid,
	fpr double precision,
	expected_keys bigint)
RETURNS countingfilter
AS 'MODULE_PATHNAME', 'pgrf_counting_trans_uuid'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_trans(countingfilter, uuid, double precision, bigint) IS
	'transition function of aggregates';

CREATE FUNCTION counting_trans(
	state countingfilter,
	key date,
	fpr double precision,
	expected_keys bigint)
RETURNS countingfilter
AS 'MODULE_PATHNAME', 'pgrf_counting_trans_any'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_trans(countingfilter, date, double precision, bigint) IS
	'transition function of aggregates';

CREATE FUNCTION counting_trans(
	state countingfilter,
	key numeric,
	fpr double precision,
	expected_keys bigint)
RETURNS countingfilter
AS 'MODULE_PATHNAME', 'pgrf_counting_trans_any'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_trans(countingfilter, numeric, double precision, bigint) IS
	'transition function of aggregates';

CREATE FUNCTION counting_trans(
	state countingfilter,
	key timestamp,
	fpr double precision,
	expected_keys bigint)
RETURNS countingfilter
AS 'MODULE_PATHNAME', 'pgrf_counting_trans_any'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_trans(countingfilter, timestamp, double precision, bigint) IS
	'transition function of aggregates';

CREATE FUNCTION counting_trans(
	state countingfilter,
	key anyelement,
	fpr double precision,
	expected_keys bigint)
RETURNS countingfilter
AS 'MODULE_PATHNAME', 'pgrf_counting_trans_any'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_trans(countingfilter, anyelement, double precision, bigint) IS
	'transition function of aggregates';

CREATE FUNCTION counting_combine(a countingfilter, b countingfilter) RETURNS countingfilter
AS 'MODULE_PATHNAME', 'pgrf_counting_combine'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_combine(countingfilter, countingfilter) IS
	'combine function of aggregates';

CREATE FUNCTION counting_collect(state bytea, key smallint) RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_counting_collect_int2'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_collect(bytea, smallint) IS
	'transition function of aggregates';

CREATE FUNCTION counting_collect(state bytea, key smallint, fpr double precision)
RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_counting_collect_int2'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_collect(bytea, smallint, double precision) IS
	'transition function of aggregates';

CREATE FUNCTION counting_inverse(
	state countingfilter,
	key smallint,
	fpr double precision,
	expected_keys bigint)
RETURNS countingfilter
AS 'MODULE_PATHNAME', 'pgrf_counting_inverse_int2'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_inverse(countingfilter, smallint, double precision, bigint) IS
	'inverse transition function of aggregates';

CREATE FUNCTION counting_collect(state bytea, key integer) RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_counting_collect_int4'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_collect(bytea, integer) IS
	'transition function of aggregates';

CREATE FUNCTION counting_collect(state bytea, key integer, fpr double precision)
RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_counting_collect_int4'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_collect(bytea, integer, double precision) IS
	'transition function of aggregates';

CREATE FUNCTION counting_inverse(
	state countingfilter,
	key integer,
	fpr double precision,
	expected_keys bigint)
RETURNS countingfilter
AS 'MODULE_PATHNAME', 'pgrf_counting_inverse_int4'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_inverse(countingfilter, integer, double precision, bigint) IS
	'inverse transition function of aggregates';

CREATE FUNCTION counting_collect(state bytea, key bigint) RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_counting_collect_int8'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_collect(bytea, bigint) IS
	'transition function of aggregates';

CREATE FUNCTION counting_collect(state bytea, key bigint, fpr double precision)
RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_counting_collect_int8'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_collect(bytea, bigint, double precision) IS
	'transition function of aggregates';

CREATE FUNCTION counting_inverse(
	state countingfilter,
	key bigint,
	fpr double precision,
	expected_keys bigint)
RETURNS countingfilter
AS 'MODULE_PATHNAME', 'pgrf_counting_inverse_int8'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_inverse(countingfilter, bigint, double precision, bigint) IS
	'inverse transition function of aggregates';

CREATE FUNCTION counting_collect(state bytea, key keytext) RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_counting_collect_text'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_collect(bytea, keytext) IS
	'transition function of aggregates';

CREATE FUNCTION counting_collect(state bytea, key keytext, fpr double precision)
RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_counting_collect_text'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_collect(bytea, keytext, double precision) IS
	'transition function of aggregates';

CREATE FUNCTION counting_inverse(
	state countingfilter,
	key keytext,
	fpr double precision,
	expected_keys bigint)
RETURNS countingfilter
AS 'MODULE_PATHNAME', 'pgrf_counting_inverse_text'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_inverse(countingfilter, keytext, double precision, bigint) IS
	'inverse transition function of aggregates';

CREATE FUNCTION counting_collect(state bytea, key bytea) RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_counting_collect_bytea'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_collect(bytea, bytea) IS
	'transition function of aggregates';

CREATE FUNCTION counting_collect(state bytea, key bytea, fpr double precision)
RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_counting_collect_bytea'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_collect(bytea, bytea, double precision) IS
	'transition function of aggregates';

CREATE FUNCTION counting_inverse(
	state countingfilter,
	key bytea,
	fpr double precision,
	expected_keys bigint)
RETURNS countingfilter
AS 'MODULE_PATHNAME', 'pgrf_counting_inverse_bytea'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_inverse(countingfilter, bytea, double precision, bigint) IS
	'inverse transition function of aggregates';

CREATE FUNCTION counting_collect(state bytea, key uuid) RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_counting_collect_uuid'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_collect(bytea, uuid) IS
	'transition function of aggregates';

CREATE FUNCTION counting_collect(state bytea, key uuid, fpr double precision)
RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_counting_collect_uuid'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_collect(bytea, uuid, double precision) IS
	'transition function of aggregates';

CREATE FUNCTION counting_inverse(
	state countingfilter,
	key uuid,
	fpr double precision,
	expected_keys bigint)
RETURNS countingfilter
AS 'MODULE_PATHNAME', 'pgrf_counting_inverse_uuid'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_inverse(countingfilter, uuid, double precision, bigint) IS
	'inverse transition function of aggregates';

CREATE FUNCTION counting_collect(state bytea, key date) RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_counting_collect_any'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_collect(bytea, date) IS
	'transition function of aggregates';

CREATE FUNCTION counting_collect(state bytea, key date, fpr double precision)
RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_counting_collect_any'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_collect(bytea, date, double precision) IS
	'transition function of aggregates';

CREATE FUNCTION counting_inverse(
	state countingfilter,
	key date,
	fpr double precision,
	expected_keys bigint)
RETURNS countingfilter
AS 'MODULE_PATHNAME', 'pgrf_counting_inverse_any'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_inverse(countingfilter, date, double precision, bigint) IS
	'inverse transition function of aggregates';

CREATE FUNCTION counting_collect(state bytea, key numeric) RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_counting_collect_any'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_collect(bytea, numeric) IS
	'transition function of aggregates';

CREATE FUNCTION counting_collect(state bytea, key numeric, fpr double precision)
RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_counting_collect_any'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_collect(bytea, numeric, double precision) IS
	'transition function of aggregates';

CREATE FUNCTION counting_inverse(
	state countingfilter,
	key numeric,
	fpr double precision,
	expected_keys bigint)
RETURNS countingfilter
AS 'MODULE_PATHNAME', 'pgrf_counting_inverse_any'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_inverse(countingfilter, numeric, double precision, bigint) IS
	'inverse transition function of aggregates';

CREATE FUNCTION counting_collect(state bytea, key timestamp) RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_counting_collect_any'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_collect(bytea, timestamp) IS
	'transition function of aggregates';

CREATE FUNCTION counting_collect(state bytea, key timestamp, fpr double precision)
RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_counting_collect_any'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_collect(bytea, timestamp, double precision) IS
	'transition function of aggregates';

CREATE FUNCTION counting_inverse(
	state countingfilter,
	key timestamp,
	fpr double precision,
	expected_keys bigint)
RETURNS countingfilter
AS 'MODULE_PATHNAME', 'pgrf_counting_inverse_any'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_inverse(countingfilter, timestamp, double precision, bigint) IS
	'inverse transition function of aggregates';

CREATE FUNCTION counting_collect(state bytea, key anyelement) RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_counting_collect_any'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_collect(bytea, anyelement) IS
	'transition function of aggregates';

CREATE FUNCTION counting_collect(state bytea, key anyelement, fpr double precision)
RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_counting_collect_any'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_collect(bytea, anyelement, double precision) IS
	'transition function of aggregates';

CREATE FUNCTION counting_inverse(
	state countingfilter,
	key anyelement,
	fpr double precision,
	expected_keys bigint)
RETURNS countingfilter
AS 'MODULE_PATHNAME', 'pgrf_counting_inverse_any'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_inverse(countingfilter, anyelement, double precision, bigint) IS
	'inverse transition function of aggregates';

CREATE FUNCTION counting_combine_collected(a bytea, b bytea) RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_counting_combine_collected'
LANGUAGE C IMMUTABLE PARALLEL SAFE
SUPPORT ribbonfilter_combine_support;
COMMENT ON FUNCTION counting_combine_collected(bytea, bytea) IS
	'combine function of aggregates';

CREATE FUNCTION counting_final(state bytea) RETURNS countingfilter
AS 'MODULE_PATHNAME', 'pgrf_counting_final'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_final(bytea) IS
	'final function of aggregates';

CREATE AGGREGATE counting_agg(key smallint) (
	SFUNC = counting_collect, STYPE = bytea, SSPACE = -1, FINALFUNC = counting_final,
	COMBINEFUNC = counting_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE counting_agg(smallint) IS
	'the counting filter of all keys that are not null, at a rate of 1 %';

CREATE AGGREGATE counting_agg(key smallint, fpr double precision) (
	SFUNC = counting_collect, STYPE = bytea, SSPACE = -1, FINALFUNC = counting_final,
	COMBINEFUNC = counting_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE counting_agg(smallint, double precision) IS
	'the counting filter of all keys that are not null';

CREATE AGGREGATE counting_agg(key integer) (
	SFUNC = counting_collect, STYPE = bytea, SSPACE = -1, FINALFUNC = counting_final,
	COMBINEFUNC = counting_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE counting_agg(integer) IS
	'the counting filter of all keys that are not null, at a rate of 1 %';

CREATE AGGREGATE counting_agg(key integer, fpr double precision) (
	SFUNC = counting_collect, STYPE = bytea, SSPACE = -1, FINALFUNC = counting_final,
	COMBINEFUNC = counting_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE counting_agg(integer, double precision) IS
	'the counting filter of all keys that are not null';

CREATE AGGREGATE counting_agg(key bigint) (
	SFUNC = counting_collect, STYPE = bytea, SSPACE = -1, FINALFUNC = counting_final,
	COMBINEFUNC = counting_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE counting_agg(bigint) IS
	'the counting filter of all keys that are not null, at a rate of 1 %';

CREATE AGGREGATE counting_agg(key bigint, fpr double precision) (
	SFUNC = counting_collect, STYPE = bytea, SSPACE = -1, FINALFUNC = counting_final,
	COMBINEFUNC = counting_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE counting_agg(bigint, double precision) IS
	'the counting filter of all keys that are not null';

CREATE AGGREGATE counting_agg(key keytext) (
	SFUNC = counting_collect, STYPE = bytea, SSPACE = -1, FINALFUNC = counting_final,
	COMBINEFUNC = counting_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE counting_agg(keytext) IS
	'the counting filter of all keys that are not null, at a rate of 1 %';

CREATE AGGREGATE counting_agg(key keytext, fpr double precision) (
	SFUNC = counting_collect, STYPE = bytea, SSPACE = -1, FINALFUNC = counting_final,
	COMBINEFUNC = counting_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE counting_agg(keytext, double precision) IS
	'the counting filter of all keys that are not null';

CREATE AGGREGATE counting_agg(key bytea) (
	SFUNC = counting_collect, STYPE = bytea, SSPACE = -1, FINALFUNC = counting_final,
	COMBINEFUNC = counting_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE counting_agg(bytea) IS
	'the counting filter of all keys that are not null, at a rate of 1 %';

CREATE AGGREGATE counting_agg(key bytea, fpr double precision) (
	SFUNC = counting_collect, STYPE = bytea, SSPACE = -1, FINALFUNC = counting_final,
	COMBINEFUNC = counting_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE counting_agg(bytea, double precision) IS
	'the counting filter of all keys that are not null';

CREATE AGGREGATE counting_agg(key uuid) (
	SFUNC = counting_collect, STYPE = bytea, SSPACE = -1, FINALFUNC = counting_final,
	COMBINEFUNC = counting_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE counting_agg(uuid) IS
	'the counting filter of all keys that are not null, at a rate of 1 %';

CREATE AGGREGATE counting_agg(key uuid, fpr double precision) (
	SFUNC = counting_collect, STYPE = bytea, SSPACE = -1, FINALFUNC = counting_final,
	COMBINEFUNC = counting_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE counting_agg(uuid, double precision) IS
	'the counting filter of all keys that are not null';

CREATE AGGREGATE counting_agg(key date) (
	SFUNC = counting_collect, STYPE = bytea, SSPACE = -1, FINALFUNC = counting_final,
	COMBINEFUNC = counting_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE counting_agg(date) IS
	'the counting filter of all keys that are not null, at a rate of 1 %';

CREATE AGGREGATE counting_agg(key date, fpr double precision) (
	SFUNC = counting_collect, STYPE = bytea, SSPACE = -1, FINALFUNC = counting_final,
	COMBINEFUNC = counting_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE counting_agg(date, double precision) IS
	'the counting filter of all keys that are not null';

CREATE AGGREGATE counting_agg(key numeric) (
	SFUNC = counting_collect, STYPE = bytea, SSPACE = -1, FINALFUNC = counting_final,
	COMBINEFUNC = counting_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE counting_agg(numeric) IS
	'the counting filter of all keys that are not null, at a rate of 1 %';

CREATE AGGREGATE counting_agg(key numeric, fpr double precision) (
	SFUNC = counting_collect, STYPE = bytea, SSPACE = -1, FINALFUNC = counting_final,
	COMBINEFUNC = counting_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE counting_agg(numeric, double precision) IS
	'the counting filter of all keys that are not null';

CREATE AGGREGATE counting_agg(key timestamp) (
	SFUNC = counting_collect, STYPE = bytea, SSPACE = -1, FINALFUNC = counting_final,
	COMBINEFUNC = counting_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE counting_agg(timestamp) IS
	'the counting filter of all keys that are not null, at a rate of 1 %';

CREATE AGGREGATE counting_agg(key timestamp, fpr double precision) (
	SFUNC = counting_collect, STYPE = bytea, SSPACE = -1, FINALFUNC = counting_final,
	COMBINEFUNC = counting_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE counting_agg(timestamp, double precision) IS
	'the counting filter of all keys that are not null';

CREATE AGGREGATE counting_agg(key anyelement) (
	SFUNC = counting_collect, STYPE = bytea, SSPACE = -1, FINALFUNC = counting_final,
	COMBINEFUNC = counting_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE counting_agg(anyelement) IS
	'the counting filter of all keys that are not null, at a rate of 1 %';

CREATE AGGREGATE counting_agg(key anyelement, fpr double precision) (
	SFUNC = counting_collect, STYPE = bytea, SSPACE = -1, FINALFUNC = counting_final,
	COMBINEFUNC = counting_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE counting_agg(anyelement, double precision) IS
	'the counting filter of all keys that are not null';

CREATE FUNCTION counting_sum_final(state countingfilter) RETURNS countingfilter
AS 'MODULE_PATHNAME', 'pgrf_counting_union_final'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION counting_sum_final(countingfilter) IS
	'final function of aggregates';

CREATE AGGREGATE counting_agg(key smallint, fpr double precision, expected_keys bigint) (
	MSFUNC = counting_trans, MINVFUNC = counting_inverse, MSTYPE = countingfilter, MSSPACE = -1, MFINALFUNC = counting_sum_final,
	SFUNC = counting_trans, STYPE = countingfilter, SSPACE = -1, FINALFUNC = counting_sum_final,
	COMBINEFUNC = counting_combine, PARALLEL = SAFE
);
COMMENT ON AGGREGATE counting_agg(smallint, double precision, bigint) IS
	'the counting filter of all keys that are not null, sized beforehand, in constant memory';

CREATE AGGREGATE counting_agg(key integer, fpr double precision, expected_keys bigint) (
	MSFUNC = counting_trans, MINVFUNC = counting_inverse, MSTYPE = countingfilter, MSSPACE = -1, MFINALFUNC = counting_sum_final,
	SFUNC = counting_trans, STYPE = countingfilter, SSPACE = -1, FINALFUNC = counting_sum_final,
	COMBINEFUNC = counting_combine, PARALLEL = SAFE
);
COMMENT ON AGGREGATE counting_agg(integer, double precision, bigint) IS
	'the counting filter of all keys that are not null, sized beforehand, in constant memory';

CREATE AGGREGATE counting_agg(key bigint, fpr double precision, expected_keys bigint) (
	MSFUNC = counting_trans, MINVFUNC = counting_inverse, MSTYPE = countingfilter, MSSPACE = -1, MFINALFUNC = counting_sum_final,
	SFUNC = counting_trans, STYPE = countingfilter, SSPACE = -1, FINALFUNC = counting_sum_final,
	COMBINEFUNC = counting_combine, PARALLEL = SAFE
);
COMMENT ON AGGREGATE counting_agg(bigint, double precision, bigint) IS
	'the counting filter of all keys that are not null, sized beforehand, in constant memory';

CREATE AGGREGATE counting_agg(key keytext, fpr double precision, expected_keys bigint) (
	MSFUNC = counting_trans, MINVFUNC = counting_inverse, MSTYPE = countingfilter, MSSPACE = -1, MFINALFUNC = counting_sum_final,
	SFUNC = counting_trans, STYPE = countingfilter, SSPACE = -1, FINALFUNC = counting_sum_final,
	COMBINEFUNC = counting_combine, PARALLEL = SAFE
);
COMMENT ON AGGREGATE counting_agg(keytext, double precision, bigint) IS
	'the counting filter of all keys that are not null, sized beforehand, in constant memory';

CREATE AGGREGATE counting_agg(key bytea, fpr double precision, expected_keys bigint) (
	MSFUNC = counting_trans, MINVFUNC = counting_inverse, MSTYPE = countingfilter, MSSPACE = -1, MFINALFUNC = counting_sum_final,
	SFUNC = counting_trans, STYPE = countingfilter, SSPACE = -1, FINALFUNC = counting_sum_final,
	COMBINEFUNC = counting_combine, PARALLEL = SAFE
);
COMMENT ON AGGREGATE counting_agg(bytea, double precision, bigint) IS
	'the counting filter of all keys that are not null, sized beforehand, in constant memory';

CREATE AGGREGATE counting_agg(key uuid, fpr double precision, expected_keys bigint) (
	MSFUNC = counting_trans, MINVFUNC = counting_inverse, MSTYPE = countingfilter, MSSPACE = -1, MFINALFUNC = counting_sum_final,
	SFUNC = counting_trans, STYPE = countingfilter, SSPACE = -1, FINALFUNC = counting_sum_final,
	COMBINEFUNC = counting_combine, PARALLEL = SAFE
);
COMMENT ON AGGREGATE counting_agg(uuid, double precision, bigint) IS
	'the counting filter of all keys that are not null, sized beforehand, in constant memory';

CREATE AGGREGATE counting_agg(key date, fpr double precision, expected_keys bigint) (
	MSFUNC = counting_trans, MINVFUNC = counting_inverse, MSTYPE = countingfilter, MSSPACE = -1, MFINALFUNC = counting_sum_final,
	SFUNC = counting_trans, STYPE = countingfilter, SSPACE = -1, FINALFUNC = counting_sum_final,
	COMBINEFUNC = counting_combine, PARALLEL = SAFE
);
COMMENT ON AGGREGATE counting_agg(date, double precision, bigint) IS
	'the counting filter of all keys that are not null, sized beforehand, in constant memory';

CREATE AGGREGATE counting_agg(key numeric, fpr double precision, expected_keys bigint) (
	MSFUNC = counting_trans, MINVFUNC = counting_inverse, MSTYPE = countingfilter, MSSPACE = -1, MFINALFUNC = counting_sum_final,
	SFUNC = counting_trans, STYPE = countingfilter, SSPACE = -1, FINALFUNC = counting_sum_final,
	COMBINEFUNC = counting_combine, PARALLEL = SAFE
);
COMMENT ON AGGREGATE counting_agg(numeric, double precision, bigint) IS
	'the counting filter of all keys that are not null, sized beforehand, in constant memory';

CREATE AGGREGATE counting_agg(key timestamp, fpr double precision, expected_keys bigint) (
	MSFUNC = counting_trans, MINVFUNC = counting_inverse, MSTYPE = countingfilter, MSSPACE = -1, MFINALFUNC = counting_sum_final,
	SFUNC = counting_trans, STYPE = countingfilter, SSPACE = -1, FINALFUNC = counting_sum_final,
	COMBINEFUNC = counting_combine, PARALLEL = SAFE
);
COMMENT ON AGGREGATE counting_agg(timestamp, double precision, bigint) IS
	'the counting filter of all keys that are not null, sized beforehand, in constant memory';

CREATE AGGREGATE counting_agg(key anyelement, fpr double precision, expected_keys bigint) (
	MSFUNC = counting_trans, MINVFUNC = counting_inverse, MSTYPE = countingfilter, MSSPACE = -1, MFINALFUNC = counting_sum_final,
	SFUNC = counting_trans, STYPE = countingfilter, SSPACE = -1, FINALFUNC = counting_sum_final,
	COMBINEFUNC = counting_combine, PARALLEL = SAFE
);
COMMENT ON AGGREGATE counting_agg(anyelement, double precision, bigint) IS
	'the counting filter of all keys that are not null, sized beforehand, in constant memory';

CREATE AGGREGATE counting_sum_agg(filter countingfilter) (
	SFUNC = counting_combine, STYPE = countingfilter, SSPACE = -1, FINALFUNC = counting_sum_final,
	COMBINEFUNC = counting_combine, PARALLEL = SAFE
);
COMMENT ON AGGREGATE counting_sum_agg(countingfilter) IS
	'the keys of all counting filters, as often as in all together; they must be of one size';

CREATE FUNCTION ribbonmap_collect(state bytea, key smallint, value bigint) RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_ribbonmap_collect_int2'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION ribbonmap_collect(bytea, smallint, bigint) IS
	'transition function of aggregates';

CREATE FUNCTION ribbonmap_collect(state bytea, key smallint, value bigint, fpr double precision)
RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_ribbonmap_collect_int2'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION ribbonmap_collect(bytea, smallint, bigint, double precision) IS
	'transition function of aggregates';

CREATE FUNCTION ribbonmap_collect(state bytea, key integer, value bigint) RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_ribbonmap_collect_int4'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION ribbonmap_collect(bytea, integer, bigint) IS
	'transition function of aggregates';

CREATE FUNCTION ribbonmap_collect(state bytea, key integer, value bigint, fpr double precision)
RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_ribbonmap_collect_int4'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION ribbonmap_collect(bytea, integer, bigint, double precision) IS
	'transition function of aggregates';

CREATE FUNCTION ribbonmap_collect(state bytea, key bigint, value bigint) RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_ribbonmap_collect_int8'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION ribbonmap_collect(bytea, bigint, bigint) IS
	'transition function of aggregates';

CREATE FUNCTION ribbonmap_collect(state bytea, key bigint, value bigint, fpr double precision)
RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_ribbonmap_collect_int8'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION ribbonmap_collect(bytea, bigint, bigint, double precision) IS
	'transition function of aggregates';

CREATE FUNCTION ribbonmap_collect(state bytea, key keytext, value bigint) RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_ribbonmap_collect_text'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION ribbonmap_collect(bytea, keytext, bigint) IS
	'transition function of aggregates';

CREATE FUNCTION ribbonmap_collect(state bytea, key keytext, value bigint, fpr double precision)
RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_ribbonmap_collect_text'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION ribbonmap_collect(bytea, keytext, bigint, double precision) IS
	'transition function of aggregates';

CREATE FUNCTION ribbonmap_collect(state bytea, key bytea, value bigint) RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_ribbonmap_collect_bytea'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION ribbonmap_collect(bytea, bytea, bigint) IS
	'transition function of aggregates';

CREATE FUNCTION ribbonmap_collect(state bytea, key bytea, value bigint, fpr double precision)
RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_ribbonmap_collect_bytea'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION ribbonmap_collect(bytea, bytea, bigint, double precision) IS
	'transition function of aggregates';

CREATE FUNCTION ribbonmap_collect(state bytea, key uuid, value bigint) RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_ribbonmap_collect_uuid'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION ribbonmap_collect(bytea, uuid, bigint) IS
	'transition function of aggregates';

CREATE FUNCTION ribbonmap_collect(state bytea, key uuid, value bigint, fpr double precision)
RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_ribbonmap_collect_uuid'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION ribbonmap_collect(bytea, uuid, bigint, double precision) IS
	'transition function of aggregates';

CREATE FUNCTION ribbonmap_collect(state bytea, key date, value bigint) RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_ribbonmap_collect_any'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION ribbonmap_collect(bytea, date, bigint) IS
	'transition function of aggregates';

CREATE FUNCTION ribbonmap_collect(state bytea, key date, value bigint, fpr double precision)
RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_ribbonmap_collect_any'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION ribbonmap_collect(bytea, date, bigint, double precision) IS
	'transition function of aggregates';

CREATE FUNCTION ribbonmap_collect(state bytea, key numeric, value bigint) RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_ribbonmap_collect_any'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION ribbonmap_collect(bytea, numeric, bigint) IS
	'transition function of aggregates';

CREATE FUNCTION ribbonmap_collect(state bytea, key numeric, value bigint, fpr double precision)
RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_ribbonmap_collect_any'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION ribbonmap_collect(bytea, numeric, bigint, double precision) IS
	'transition function of aggregates';

CREATE FUNCTION ribbonmap_collect(state bytea, key timestamp, value bigint) RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_ribbonmap_collect_any'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION ribbonmap_collect(bytea, timestamp, bigint) IS
	'transition function of aggregates';

CREATE FUNCTION ribbonmap_collect(state bytea, key timestamp, value bigint, fpr double precision)
RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_ribbonmap_collect_any'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION ribbonmap_collect(bytea, timestamp, bigint, double precision) IS
	'transition function of aggregates';

CREATE FUNCTION ribbonmap_collect(state bytea, key anyelement, value bigint) RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_ribbonmap_collect_any'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION ribbonmap_collect(bytea, anyelement, bigint) IS
	'transition function of aggregates';

CREATE FUNCTION ribbonmap_collect(state bytea, key anyelement, value bigint, fpr double precision)
RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_ribbonmap_collect_any'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION ribbonmap_collect(bytea, anyelement, bigint, double precision) IS
	'transition function of aggregates';

CREATE FUNCTION ribbonmap_combine_collected(a bytea, b bytea) RETURNS bytea
AS 'MODULE_PATHNAME', 'pgrf_ribbonmap_combine_collected'
LANGUAGE C IMMUTABLE PARALLEL SAFE
SUPPORT ribbonfilter_combine_support;
COMMENT ON FUNCTION ribbonmap_combine_collected(bytea, bytea) IS
	'combine function of aggregates';

CREATE FUNCTION ribbonmap_final(state bytea) RETURNS ribbonmap
AS 'MODULE_PATHNAME', 'pgrf_ribbonmap_final'
LANGUAGE C IMMUTABLE PARALLEL SAFE;
COMMENT ON FUNCTION ribbonmap_final(bytea) IS
	'final function of aggregates';

CREATE AGGREGATE ribbonmap_agg(key smallint, value bigint) (
	SFUNC = ribbonmap_collect, STYPE = bytea, SSPACE = -1, FINALFUNC = ribbonmap_final,
	COMBINEFUNC = ribbonmap_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE ribbonmap_agg(smallint, bigint) IS
	'the ribbon map of all keys and their values, where neither is null, at a rate of 1 %';

CREATE AGGREGATE ribbonmap_agg(key smallint, value bigint, fpr double precision) (
	SFUNC = ribbonmap_collect, STYPE = bytea, SSPACE = -1, FINALFUNC = ribbonmap_final,
	COMBINEFUNC = ribbonmap_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE ribbonmap_agg(smallint, bigint, double precision) IS
	'the ribbon map of all keys and their values, where neither is null';

CREATE AGGREGATE ribbonmap_agg(key integer, value bigint) (
	SFUNC = ribbonmap_collect, STYPE = bytea, SSPACE = -1, FINALFUNC = ribbonmap_final,
	COMBINEFUNC = ribbonmap_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE ribbonmap_agg(integer, bigint) IS
	'the ribbon map of all keys and their values, where neither is null, at a rate of 1 %';

CREATE AGGREGATE ribbonmap_agg(key integer, value bigint, fpr double precision) (
	SFUNC = ribbonmap_collect, STYPE = bytea, SSPACE = -1, FINALFUNC = ribbonmap_final,
	COMBINEFUNC = ribbonmap_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE ribbonmap_agg(integer, bigint, double precision) IS
	'the ribbon map of all keys and their values, where neither is null';

CREATE AGGREGATE ribbonmap_agg(key bigint, value bigint) (
	SFUNC = ribbonmap_collect, STYPE = bytea, SSPACE = -1, FINALFUNC = ribbonmap_final,
	COMBINEFUNC = ribbonmap_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE ribbonmap_agg(bigint, bigint) IS
	'the ribbon map of all keys and their values, where neither is null, at a rate of 1 %';

CREATE AGGREGATE ribbonmap_agg(key bigint, value bigint, fpr double precision) (
	SFUNC = ribbonmap_collect, STYPE = bytea, SSPACE = -1, FINALFUNC = ribbonmap_final,
	COMBINEFUNC = ribbonmap_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE ribbonmap_agg(bigint, bigint, double precision) IS
	'the ribbon map of all keys and their values, where neither is null';

CREATE AGGREGATE ribbonmap_agg(key keytext, value bigint) (
	SFUNC = ribbonmap_collect, STYPE = bytea, SSPACE = -1, FINALFUNC = ribbonmap_final,
	COMBINEFUNC = ribbonmap_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE ribbonmap_agg(keytext, bigint) IS
	'the ribbon map of all keys and their values, where neither is null, at a rate of 1 %';

CREATE AGGREGATE ribbonmap_agg(key keytext, value bigint, fpr double precision) (
	SFUNC = ribbonmap_collect, STYPE = bytea, SSPACE = -1, FINALFUNC = ribbonmap_final,
	COMBINEFUNC = ribbonmap_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE ribbonmap_agg(keytext, bigint, double precision) IS
	'the ribbon map of all keys and their values, where neither is null';

CREATE AGGREGATE ribbonmap_agg(key bytea, value bigint) (
	SFUNC = ribbonmap_collect, STYPE = bytea, SSPACE = -1, FINALFUNC = ribbonmap_final,
	COMBINEFUNC = ribbonmap_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE ribbonmap_agg(bytea, bigint) IS
	'the ribbon map of all keys and their values, where neither is null, at a rate of 1 %';

CREATE AGGREGATE ribbonmap_agg(key bytea, value bigint, fpr double precision) (
	SFUNC = ribbonmap_collect, STYPE = bytea, SSPACE = -1, FINALFUNC = ribbonmap_final,
	COMBINEFUNC = ribbonmap_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE ribbonmap_agg(bytea, bigint, double precision) IS
	'the ribbon map of all keys and their values, where neither is null';

CREATE AGGREGATE ribbonmap_agg(key uuid, value bigint) (
	SFUNC = ribbonmap_collect, STYPE = bytea, SSPACE = -1, FINALFUNC = ribbonmap_final,
	COMBINEFUNC = ribbonmap_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE ribbonmap_agg(uuid, bigint) IS
	'the ribbon map of all keys and their values, where neither is null, at a rate of 1 %';

CREATE AGGREGATE ribbonmap_agg(key uuid, value bigint, fpr double precision) (
	SFUNC = ribbonmap_collect, STYPE = bytea, SSPACE = -1, FINALFUNC = ribbonmap_final,
	COMBINEFUNC = ribbonmap_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE ribbonmap_agg(uuid, bigint, double precision) IS
	'the ribbon map of all keys and their values, where neither is null';

CREATE AGGREGATE ribbonmap_agg(key date, value bigint) (
	SFUNC = ribbonmap_collect, STYPE = bytea, SSPACE = -1, FINALFUNC = ribbonmap_final,
	COMBINEFUNC = ribbonmap_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE ribbonmap_agg(date, bigint) IS
	'the ribbon map of all keys and their values, where neither is null, at a rate of 1 %';

CREATE AGGREGATE ribbonmap_agg(key date, value bigint, fpr double precision) (
	SFUNC = ribbonmap_collect, STYPE = bytea, SSPACE = -1, FINALFUNC = ribbonmap_final,
	COMBINEFUNC = ribbonmap_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE ribbonmap_agg(date, bigint, double precision) IS
	'the ribbon map of all keys and their values, where neither is null';

CREATE AGGREGATE ribbonmap_agg(key numeric, value bigint) (
	SFUNC = ribbonmap_collect, STYPE = bytea, SSPACE = -1, FINALFUNC = ribbonmap_final,
	COMBINEFUNC = ribbonmap_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE ribbonmap_agg(numeric, bigint) IS
	'the ribbon map of all keys and their values, where neither is null, at a rate of 1 %';

CREATE AGGREGATE ribbonmap_agg(key numeric, value bigint, fpr double precision) (
	SFUNC = ribbonmap_collect, STYPE = bytea, SSPACE = -1, FINALFUNC = ribbonmap_final,
	COMBINEFUNC = ribbonmap_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE ribbonmap_agg(numeric, bigint, double precision) IS
	'the ribbon map of all keys and their values, where neither is null';

CREATE AGGREGATE ribbonmap_agg(key timestamp, value bigint) (
	SFUNC = ribbonmap_collect, STYPE = bytea, SSPACE = -1, FINALFUNC = ribbonmap_final,
	COMBINEFUNC = ribbonmap_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE ribbonmap_agg(timestamp, bigint) IS
	'the ribbon map of all keys and their values, where neither is null, at a rate of 1 %';

CREATE AGGREGATE ribbonmap_agg(key timestamp, value bigint, fpr double precision) (
	SFUNC = ribbonmap_collect, STYPE = bytea, SSPACE = -1, FINALFUNC = ribbonmap_final,
	COMBINEFUNC = ribbonmap_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE ribbonmap_agg(timestamp, bigint, double precision) IS
	'the ribbon map of all keys and their values, where neither is null';

CREATE AGGREGATE ribbonmap_agg(key anyelement, value bigint) (
	SFUNC = ribbonmap_collect, STYPE = bytea, SSPACE = -1, FINALFUNC = ribbonmap_final,
	COMBINEFUNC = ribbonmap_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE ribbonmap_agg(anyelement, bigint) IS
	'the ribbon map of all keys and their values, where neither is null, at a rate of 1 %';

CREATE AGGREGATE ribbonmap_agg(key anyelement, value bigint, fpr double precision) (
	SFUNC = ribbonmap_collect, STYPE = bytea, SSPACE = -1, FINALFUNC = ribbonmap_final,
	COMBINEFUNC = ribbonmap_combine_collected, PARALLEL = SAFE
);
COMMENT ON AGGREGATE ribbonmap_agg(anyelement, bigint, double precision) IS
	'the ribbon map of all keys and their values, where neither is null';

CREATE FUNCTION ribbonfilter_join_stats(
	OUT database name,
	OUT role name,
	OUT placed bigint,
	OUT built bigint,
	OUT abandoned bigint,
	OUT checked bigint,
	OUT dropped bigint)
RETURNS SETOF record
AS 'MODULE_PATHNAME', 'pgrf_join_stats'
LANGUAGE C VOLATILE STRICT PARALLEL RESTRICTED ROWS 10;
COMMENT ON FUNCTION ribbonfilter_join_stats() IS
	'what the view of that name shows';

CREATE VIEW ribbonfilter_join_stats AS
SELECT database, role, placed, built, abandoned, checked, dropped FROM ribbonfilter_join_stats();
COMMENT ON VIEW ribbonfilter_join_stats IS
	'join filters by database and role, of the whole server if the library was loaded with it, else of this session: put in place, made, given up; rows checked and dropped';

GRANT SELECT ON ribbonfilter_join_stats TO PUBLIC;

CREATE FUNCTION ribbonfilter_join_stats_reset()
RETURNS void
AS 'MODULE_PATHNAME', 'pgrf_join_stats_reset'
LANGUAGE C VOLATILE STRICT PARALLEL RESTRICTED;
COMMENT ON FUNCTION ribbonfilter_join_stats_reset() IS
	'what ribbonfilter_join_stats shows begins at zero again';

REVOKE ALL ON FUNCTION ribbonfilter_join_stats_reset() FROM PUBLIC;
