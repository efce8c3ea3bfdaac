--
-- PostgreSQL database dump
--



SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: filters; Type: SCHEMA; Schema: -; Owner: -
--

CREATE SCHEMA filters;


--
-- Name: golden; Type: SCHEMA; Schema: -; Owner: -
--

CREATE SCHEMA golden;


--
-- Name: ribbonfilter; Type: EXTENSION; Schema: -; Owner: -
--

CREATE EXTENSION IF NOT EXISTS ribbonfilter WITH SCHEMA filters;


--
-- Name: EXTENSION ribbonfilter; Type: COMMENT; Schema: -; Owner: -
--

COMMENT ON EXTENSION ribbonfilter IS 'Ribbon, Bloom, fuse and counting filters as values: aggregate a column into a small filter, look up whether a key may be in it';


--
-- Name: color; Type: TYPE; Schema: golden; Owner: -
--

CREATE TYPE golden.color AS ENUM (
    'red',
    'green',
    'blue',
    'light blue'
);


--
-- Name: members; Type: DOMAIN; Schema: golden; Owner: -
--

CREATE DOMAIN golden.members AS filters.ribbonfilter
	CONSTRAINT members_check CHECK (((filters.ribbon_info(VALUE)).keys > 0));


--
-- Name: pair; Type: TYPE; Schema: golden; Owner: -
--

CREATE TYPE golden.pair AS (
	a integer,
	b text
);


--
-- Name: part; Type: TYPE; Schema: golden; Owner: -
--

CREATE TYPE golden.part AS (
	day date,
	f golden.members
);


--
-- Name: positive; Type: DOMAIN; Schema: golden; Owner: -
--

CREATE DOMAIN golden.positive AS integer
	CONSTRAINT positive_check CHECK ((VALUE > 0));


--
-- Name: event_added(); Type: FUNCTION; Schema: golden; Owner: -
--

CREATE FUNCTION golden.event_added() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'golden', 'filters'
    AS $$
BEGIN
	UPDATE event_filter SET f = f | (SELECT bloom_agg(id, 0.01, 1000) FROM added);
	RETURN NULL;
END $$;


SET default_tablespace = '';


--
-- Name: filters; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.filters (
    keys text NOT NULL,
    bloom filters.bloomfilter,
    counting filters.countingfilter,
    fuse filters.fusefilter,
    keyset filters.keyset,
    ribbon filters.ribbonfilter,
    ribbonmap filters.ribbonmap
);


--
-- Name: may_have(integer); Type: FUNCTION; Schema: golden; Owner: -
--

CREATE FUNCTION golden.may_have(key integer) RETURNS boolean
    LANGUAGE sql STABLE
    BEGIN ATOMIC
 SELECT (filters.ribbon OPERATOR(filters.@>) may_have.key)
    FROM golden.filters
   WHERE (filters.keys = 'integer'::text);
END;


--
-- Name: verified(integer); Type: FUNCTION; Schema: golden; Owner: -
--

CREATE FUNCTION golden.verified(key integer) RETURNS boolean
    LANGUAGE plpgsql STABLE
    SET "ribbonfilter.verify" TO 'on'
    SET search_path TO 'golden', 'filters'
    AS $$
BEGIN
	RETURN ribbon @> key FROM filters WHERE keys = 'integer';
END $$;


--
-- Name: united(filters.keyset); Type: AGGREGATE; Schema: golden; Owner: -
--

CREATE AGGREGATE golden.united(filters.keyset) (
    SFUNC = filters.keyset_union,
    STYPE = filters.keyset
);


--
-- Name: keys_integer; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.keys_integer (
    k integer
);


--
-- Name: built; Type: VIEW; Schema: golden; Owner: -
--

CREATE VIEW golden.built AS
 SELECT (filters.ribbon_agg(keys_integer.k, (0.01)::double precision) OPERATOR(filters.=) filters.ribbonfilter(filters.keyset_agg(keys_integer.k), (0.01)::double precision)) AS ribbon,
    (filters.bloom_agg(keys_integer.k, (0.01)::double precision, (1000)::bigint) OPERATOR(filters.@>) min(keys_integer.k)) AS bloom,
    filters.keyset_cardinality(filters.keyset_agg(keys_integer.k)) AS keys
   FROM golden.keys_integer;


--
-- Name: distinct_filters; Type: VIEW; Schema: golden; Owner: -
--

CREATE VIEW golden.distinct_filters AS
 SELECT DISTINCT filters.ribbon
   FROM golden.filters
  WHERE (filters.keys = ANY (ARRAY['smallint'::text, 'integer'::text, 'positive'::text]));


--
-- Name: event; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.event (
    id bigint
);


--
-- Name: event_filter; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.event_filter (
    f filters.bloomfilter
);


--
-- Name: guarded; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.guarded (
    k bigint,
    f filters.ribbonfilter DEFAULT filters.ribbon_build(ARRAY[1, 2, 3], (0.000000001)::double precision),
    inside boolean GENERATED ALWAYS AS (filters.ribbon_contains(f, k)) STORED,
    CONSTRAINT guarded_check CHECK (((f OPERATOR(filters.@>) k) OR (k < 0)))
);


--
-- Name: holders; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.holders (
    part golden.part,
    parts golden.part[],
    several filters.bloomfilter[],
    leveldb bytea
);


--
-- Name: keys_a_char; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.keys_a_char (
    k "char"
);


--
-- Name: keys_bigint; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.keys_bigint (
    k bigint
);


--
-- Name: keys_boolean; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.keys_boolean (
    k boolean
);


--
-- Name: keys_bytea; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.keys_bytea (
    k bytea
);


--
-- Name: keys_char_9_; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.keys_char_9_ (
    k character(9)
);


--
-- Name: keys_cid; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.keys_cid (
    k cid
);


--
-- Name: keys_cidr; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.keys_cidr (
    k cidr
);


--
-- Name: keys_color; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.keys_color (
    k golden.color
);


--
-- Name: keys_date; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.keys_date (
    k date
);


--
-- Name: keys_double_precision; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.keys_double_precision (
    k double precision
);


--
-- Name: keys_inet; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.keys_inet (
    k inet
);


--
-- Name: keys_int4multirange; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.keys_int4multirange (
    k int4multirange
);


--
-- Name: keys_int4range; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.keys_int4range (
    k int4range
);


--
-- Name: keys_integer_array; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.keys_integer_array (
    k integer[]
);


--
-- Name: keys_interval; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.keys_interval (
    k interval
);


--
-- Name: keys_jsonb; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.keys_jsonb (
    k jsonb
);


--
-- Name: keys_macaddr; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.keys_macaddr (
    k macaddr
);


--
-- Name: keys_macaddr8; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.keys_macaddr8 (
    k macaddr8
);


--
-- Name: keys_name; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.keys_name (
    k name COLLATE pg_catalog."default"
);


--
-- Name: keys_numeric; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.keys_numeric (
    k numeric
);


--
-- Name: keys_oid; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.keys_oid (
    k oid
);


--
-- Name: keys_pair; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.keys_pair (
    k golden.pair
);


--
-- Name: keys_pg_lsn; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.keys_pg_lsn (
    k pg_lsn
);


--
-- Name: keys_positive; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.keys_positive (
    k golden.positive
);


--
-- Name: keys_real; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.keys_real (
    k real
);


--
-- Name: keys_smallint; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.keys_smallint (
    k smallint
);


--
-- Name: keys_text; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.keys_text (
    k text
);


--
-- Name: keys_text_array; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.keys_text_array (
    k text[]
);


--
-- Name: keys_tid; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.keys_tid (
    k tid
);


--
-- Name: keys_time; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.keys_time (
    k time without time zone
);


--
-- Name: keys_timestamp; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.keys_timestamp (
    k timestamp without time zone
);


--
-- Name: keys_timestamptz; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.keys_timestamptz (
    k timestamp with time zone
);


--
-- Name: keys_timetz; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.keys_timetz (
    k time with time zone
);


--
-- Name: keys_uuid; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.keys_uuid (
    k uuid
);


--
-- Name: keys_varchar; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.keys_varchar (
    k character varying
);


--
-- Name: keys_xid; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.keys_xid (
    k xid
);


--
-- Name: keys_xid8; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.keys_xid8 (
    k xid8
);


--
-- Name: large; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.large (
    bloom filters.bloomfilter,
    counting filters.countingfilter,
    fuse filters.fusefilter,
    keyset filters.keyset,
    ribbon filters.ribbonfilter,
    ribbonmap filters.ribbonmap
);


--
-- Name: looked_into; Type: VIEW; Schema: golden; Owner: -
--

CREATE VIEW golden.looked_into AS
 SELECT filters.keys,
    (filters.ribbon_info(filters.ribbon)).keys AS n,
    (filters.bloom_info(filters.bloom)).bytes AS bytes
   FROM golden.filters;


--
-- Name: moving; Type: VIEW; Schema: golden; Owner: -
--

CREATE VIEW golden.moving AS
 SELECT keys_integer.k,
    (filters.counting_cardinality(filters.counting_agg(keys_integer.k, (0.1)::double precision, (100)::bigint) OVER (ORDER BY keys_integer.k ROWS 3 PRECEDING)) > 0) AS "some"
   FROM golden.keys_integer;


--
-- Name: nothing; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.nothing (
    bloom filters.bloomfilter,
    counting filters.countingfilter,
    fuse filters.fusefilter,
    keyset filters.keyset,
    ribbon filters.ribbonfilter,
    ribbonmap filters.ribbonmap
);


--
-- Name: of_leveldb; Type: VIEW; Schema: golden; Owner: -
--

CREATE VIEW golden.of_leveldb AS
 SELECT count(*) AS found
   FROM golden.keys_text,
    golden.holders
  WHERE filters.leveldb_contains(holders.leveldb, keys_text.k);


--
-- Name: others_a_char; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.others_a_char (
    k "char"
);


--
-- Name: others_bigint; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.others_bigint (
    k bigint
);


--
-- Name: others_boolean; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.others_boolean (
    k boolean
);


--
-- Name: others_bytea; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.others_bytea (
    k bytea
);


--
-- Name: others_char_9_; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.others_char_9_ (
    k character(9)
);


--
-- Name: others_cid; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.others_cid (
    k cid
);


--
-- Name: others_cidr; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.others_cidr (
    k cidr
);


--
-- Name: others_color; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.others_color (
    k golden.color
);


--
-- Name: others_date; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.others_date (
    k date
);


--
-- Name: others_double_precision; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.others_double_precision (
    k double precision
);


--
-- Name: others_inet; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.others_inet (
    k inet
);


--
-- Name: others_int4multirange; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.others_int4multirange (
    k int4multirange
);


--
-- Name: others_int4range; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.others_int4range (
    k int4range
);


--
-- Name: others_integer; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.others_integer (
    k integer
);


--
-- Name: others_integer_array; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.others_integer_array (
    k integer[]
);


--
-- Name: others_interval; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.others_interval (
    k interval
);


--
-- Name: others_jsonb; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.others_jsonb (
    k jsonb
);


--
-- Name: others_macaddr; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.others_macaddr (
    k macaddr
);


--
-- Name: others_macaddr8; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.others_macaddr8 (
    k macaddr8
);


--
-- Name: others_name; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.others_name (
    k name COLLATE pg_catalog."default"
);


--
-- Name: others_numeric; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.others_numeric (
    k numeric
);


--
-- Name: others_oid; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.others_oid (
    k oid
);


--
-- Name: others_pair; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.others_pair (
    k golden.pair
);


--
-- Name: others_pg_lsn; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.others_pg_lsn (
    k pg_lsn
);


--
-- Name: others_positive; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.others_positive (
    k golden.positive
);


--
-- Name: others_real; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.others_real (
    k real
);


--
-- Name: others_smallint; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.others_smallint (
    k smallint
);


--
-- Name: others_text; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.others_text (
    k text
);


--
-- Name: others_text_array; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.others_text_array (
    k text[]
);


--
-- Name: others_tid; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.others_tid (
    k tid
);


--
-- Name: others_time; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.others_time (
    k time without time zone
);


--
-- Name: others_timestamp; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.others_timestamp (
    k timestamp without time zone
);


--
-- Name: others_timestamptz; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.others_timestamptz (
    k timestamp with time zone
);


--
-- Name: others_timetz; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.others_timetz (
    k time with time zone
);


--
-- Name: others_uuid; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.others_uuid (
    k uuid
);


--
-- Name: others_varchar; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.others_varchar (
    k character varying
);


--
-- Name: others_xid; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.others_xid (
    k xid
);


--
-- Name: others_xid8; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.others_xid8 (
    k xid8
);


--
-- Name: parts; Type: MATERIALIZED VIEW; Schema: golden; Owner: -
--

CREATE MATERIALIZED VIEW golden.parts AS
 SELECT (keys_integer.k % 4) AS part,
    filters.ribbon_agg(keys_integer.k) AS f
   FROM golden.keys_integer
  GROUP BY (keys_integer.k % 4)
  WITH NO DATA;


--
-- Name: passed; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.passed (
    keys text NOT NULL,
    kind text NOT NULL,
    others text[]
);


--
-- Name: probes; Type: VIEW; Schema: golden; Owner: -
--

CREATE VIEW golden.probes AS
 SELECT filters.keys,
    (filters.keyset OPERATOR(filters.@>) (4)::bigint) AS keyset,
    ((4)::bigint OPERATOR(filters.<@) filters.bloom) AS bloom,
    (filters.ribbon OPERATOR(filters.&&) ARRAY[3, 4]) AS ribbon,
    (filters.fuse OPERATOR(filters.@>) '4'::filters.keyliteral) AS fuse,
    filters.counting_count(filters.counting, 4) AS counting
   FROM golden.filters
  WHERE (filters.keys = ANY (ARRAY['smallint'::text, 'integer'::text, 'bigint'::text, 'positive'::text]));


--
-- Name: shown; Type: TABLE; Schema: golden; Owner: -
--

CREATE TABLE golden.shown (
    view text NOT NULL,
    rows text
);


--
-- Name: united; Type: VIEW; Schema: golden; Owner: -
--

CREATE VIEW golden.united AS
 SELECT filters.keyset_cardinality(filters.keyset_union_agg(f.keyset)) AS keys,
    filters.keyset_cardinality(((array_agg(f.keyset))[1] OPERATOR(filters.|) (array_agg(f.keyset))[2])) AS "union",
    filters.keyset_cardinality(((array_agg(f.keyset))[1] OPERATOR(filters.-) (array_agg(f.keyset))[2])) AS difference
   FROM golden.filters f
  WHERE (f.keys = ANY (ARRAY['smallint'::text, 'integer'::text]));


--
-- Data for Name: event; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.event (id) FROM stdin;
1
2
3
4
5
6
7
8
9
10
11
12
13
14
15
16
17
18
19
20
21
22
23
24
25
26
27
28
29
30
31
32
33
34
35
36
37
38
39
40
41
42
43
44
45
46
47
48
49
50
51
52
53
54
55
56
57
58
59
60
61
62
63
64
65
66
67
68
69
70
71
72
73
74
75
76
77
78
79
80
81
82
83
84
85
86
87
88
89
90
91
92
93
94
95
96
97
98
99
100
\.


--
-- Data for Name: event_filter; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.event_filter (f) FROM stdin;
rbfiAQIBAQC+TrNNAAAGAOgDAAAAAAAAexSuR+F6hD8ABQAAAAAAAAAQAAAAAEEAAQAAQkAAAAgAAAAAAACEEAAAAACAgkABAAQAAAAEAQAAACACAAAQAoAAAAABCQAAIAAAAAAABAAAAAAAAAAASAAoACAAGAEAIAAAAIAAAAAEEAAQAkAAgAAAAEIAAAABAQACQDAAACgABACAAIAAAEAAAAEKAABAAAAgAAAAAEAACAAAAAACAAAAAAAgACAAAAAAAAAAAAAgAkAAAAAgBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAAAQAlUIAMgAAAAAAAAAAAAkAIAEACAAAACgAgEACAINAEAACIAAAAgCABAAAAEAAAJAEgAAIAAAAAAAAAAARCACgAgAAAEAgAIAIAAAAAIAABAAAAAQCEAABAAIEAwAhUAJAAAAAAAgAEACAAQAAAAAAAIAKQEAAQAgCACgAAIAAACAAAAEAAIAAEgAAAAAAAAAAAAAAAhAAAAAABkAAAABACAAAAAAAAgAAAQAAAAAQAAAgAIkAAAAAAABgCoAAAAAAAQAEgEQAgAAASCQhAAAAAMIABABAAioAAAAABCAAAwBAAQAAAAAAJAAJBACQIgAI4AAQAACIAAAAgEAAIAACAQAAAAAECCAAAAAIAAAAAAAiAAABAAAAJAAUEAEgAAAAAAAEAAIBEAKCAgAACAFAAAAAIAQAACEAChAAAAABAAAAAAAAABAAgAAAAAAAEAAAAAAQAAAAAAAEEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAQAAAAQAABAAAEAICABAAIiAAAQAgQAAAAQAAAgAgCAEgAAABogACAAAEAAAAAABAAAARAAAAAAAACAAAAAAFiAAAkCAACYAAIAQAAABAAQACAhAAAQAAAGgIIgAAAAAAACADBAAQAAAAIAAJgQAAAQBAEAgAACAAAUAAgAAAAAAABAAAAQAAIAAAIECAAAAABgAAAAAggAAAIgQEEAIAAABAAAAAAAAIAAAAABAAAAAAAEAAICAAAIAQAAAAAAAEAAAAAAAAAwAAIgAAIAAAAAAAQAAAAAAAgAAIAASBgBAAAQFQQIAAAAAADAgAAAEFARRAAJACAAAAABAEACAAAAAAcAAYgCAAAAAAAAABAAAACAAAUAAAAIAAEgAAAAQIAAABAAAAIAAAAAAAACAAAAAQAAACAAAAAAAAAAAAAAAAABAAABQAEAAAAAABAAABAABAAAAAABAAAgAACAAAAAAEAAAACAAABAAAAAABAIAAACgAAAAACAAAAAAAAAAIAAAAFEAAAAAAAAAAAAAEAAAgAABAAAAAEAAACAQAAAACAIAAAAQAEAABkgAAAAAAACAAAAAAAAAAAAAAAAAAAAQAAAAAQBAAAIAAEgQAAABEAAgEABUBACAAABgAAEAAQDBBAAAQAAIAIQIAAAIAoAAAFAAAAAQAASBQAAgAAABAAQAAEAAAAQCACABAABBAkAgAAAAAAQAgAAgIAAAAAEAAIAgIkABwAQAAECAAAFCAAAAEIAAAACAAEhQBAAAQBQQggAkACAAgAgBAEAEAAAAABAIAAAAgAAAAAAAEAIAAAJAAAAAAgAAAwAAAAAAEAAAAAAIAACgAAAAAAgAAAAEAAAAEAQAAAAAAABAAAAAIAAgAAAAAAAACACAAAIgAAAAAYAAAEAAAAAACAAAAAQAAAAAAAAAAAQAAAAAAAAAAIAAAACAQA
\.


--
-- Data for Name: filters; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.filters (keys, bloom, counting, fuse, keyset, ribbon, ribbonmap) FROM stdin;
smallint	rbfiAQIBAQBNdZBbAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAK7+JsmXJRVZ1JLFD1NfCJHjDAp0JPBLGZQ=	rbfiAQUBAQAjPp9NAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAACAREBAQEREhEAEQAAEQABERAQIgAwEQAAECAQABIAECAAECIhAAARABAQATEUEAABEAAQEREQQBABAAAAEAARAhABARABMAABAQAAAAAxEBAAEQAAAAEREhEAABARACAAABARA=	rbfiAQQBASCfQD5jAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADAD8AQQBfvgAA3gBKAHEAAJPCAHQAoGXs55QAAAAWeBoAANIUnACrhWovAACMzwCUAAAAAAAAAFdvH4HGiuUAAEsiAAPaACI=	rbfiAQEBAQAr6WkUAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAJWTe+B69M4D2ChoXoHnuAWGoD/lu6U7BrPPwEsavkoMdoaWMp3uBg5D4u6RXMaGIDZ45caneRQx6aOD15TD/DRSuy5AM8KgSh2IoHQaqtFPe2iMYZSKqVJLElBPLpBeVrstzRc/Sb1W/vRekoTtm147Z2NH2kuZa+vlnQxbI8B2wSD80uo99IRnlsX1Ev5FhspspPL3NJKM4lnNlDSx4ZQsY5Af41/9lNs8vbbjjxycl0mBBpVFnp49QgGOo1Jcn/7cdgYVPfuhSQktpQaVf74w6fowbMhewXhxXtkKKSLKMg9HFxfEZcsmm7RyZHJqzjGFW6WeS97RyCffOMj4ptVsc79FvKiz1pPjaA2TQX7ZDcbRbPyi/OJ1KJeo6Rut5hstBx98KODnbRVHiuwaxO5quzM158lZ9zmzhb15x7H+	rbfiAQMBAQCZ8xRfAAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAAD5b0Y2vtzW6UIV8o+818aJBfb4Mxw=	rbfiAQYBAQB7C1JdAAAAACgAAAAAAAAAmpmZmZmZuT8xAAAAAAAAAA4AAAAwAAAAKgAAAPlvRja+3NbpQhXyj7zXxokF9vgzHFSqWo9BKO5vU10QXuPm5Q4=
integer	rbfiAQIBAQBNdZBbAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAK7+JsmXJRVZ1JLFD1NfCJHjDAp0JPBLGZQ=	rbfiAQUBAQAjPp9NAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAACAREBAQEREhEAEQAAEQABERAQIgAwEQAAECAQABIAECAAECIhAAARABAQATEUEAABEAAQEREQQBABAAAAEAARAhABARABMAABAQAAAAAxEBAAEQAAAAEREhEAABARACAAABARA=	rbfiAQQBASCfQD5jAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADAD8AQQBfvgAA3gBKAHEAAJPCAHQAoGXs55QAAAAWeBoAANIUnACrhWovAACMzwCUAAAAAAAAAFdvH4HGiuUAAEsiAAPaACI=	rbfiAQEBAQAr6WkUAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAJWTe+B69M4D2ChoXoHnuAWGoD/lu6U7BrPPwEsavkoMdoaWMp3uBg5D4u6RXMaGIDZ45caneRQx6aOD15TD/DRSuy5AM8KgSh2IoHQaqtFPe2iMYZSKqVJLElBPLpBeVrstzRc/Sb1W/vRekoTtm147Z2NH2kuZa+vlnQxbI8B2wSD80uo99IRnlsX1Ev5FhspspPL3NJKM4lnNlDSx4ZQsY5Af41/9lNs8vbbjjxycl0mBBpVFnp49QgGOo1Jcn/7cdgYVPfuhSQktpQaVf74w6fowbMhewXhxXtkKKSLKMg9HFxfEZcsmm7RyZHJqzjGFW6WeS97RyCffOMj4ptVsc79FvKiz1pPjaA2TQX7ZDcbRbPyi/OJ1KJeo6Rut5hstBx98KODnbRVHiuwaxO5quzM158lZ9zmzhb15x7H+	rbfiAQMBAQCZ8xRfAAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAAD5b0Y2vtzW6UIV8o+818aJBfb4Mxw=	rbfiAQYBAQB7C1JdAAAAACgAAAAAAAAAmpmZmZmZuT8xAAAAAAAAAA4AAAAwAAAAKgAAAPlvRja+3NbpQhXyj7zXxokF9vgzHFSqWo9BKO5vU10QXuPm5Q4=
bigint	rbfiAQIBAQB4RDdoAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAEYlIZAh6m4lGY9ybKU9tw1QBUsjZNMzLTE=	rbfiAQUBAQADjloOAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAACABAAEBARAAAgAwAAAAARACABAAIBAQIRASEAEBARAAATABABIRABAQABECACEQAgEBECACEiIAEQEREAERAAAAAAEBAwEAABEQAAEhABAAAAIgAREAAiExABIAARIgAAEAEQA=	rbfiAQQBASAzITHDAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADZAAAAMMAOYg+FgAAAF0AzgCP/zMAbpVeAAAAxwB8vQAAh6LRA1eBAKFL2EQ2AMwqgwAAAEjFAAjNAAAArAAAuhkAABkAADY=	rbfiAQEBAQBbNZmuAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAPHy3JgHHgkPOzA/hNPcJhE24TCTOz2mEdStnkUCA08XlnQSRG7zLh4RGmXKGjA/IeQ2lCCi0AEk7MQ7lGrHjCTWB6+5iwFuLVpp1ZTO1+gyFA/OopeyLjZi8txI/Y7OPf0GyX8uwC5A1aQShU+kaUCrbpVM5cCsQtzt9P8Mr5lKkSJ1jYT7sFJxsj1KrgIZY4sOlZPSoK133ggUlvYT4nj4B4rHevjafb5+Cl6vfUeFsUlSNWQEdI2YsgXxQxmXjbyWD3f2jX6gFZ9Stnppu7ZPGOQ3gIZousEiKjitZg27DoE3Yq2uubwu5QO4X7NEwND9VNry9VzAh9/dI5zON8N4FV1ttVt41N+IbeonHbjVAfdaNMHJtd3Pol6VbG9z34+ryuDrQp3u/FQz2ZhHpO9HKgPSQhHz9V8I97H+zhz6	rbfiAQMBAQA/LYAOAAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAABFUxU7OTjD7RuCIGisy5VK/b18dx8=	rbfiAQYBAQDIGlwxAAAAACgAAAAAAAAAmpmZmZmZuT8xAAAAAAAAAA4AAAAwAAAAKgAAAEVTFTs5OMPtG4IgaKzLlUr9vXx3HwA8DL92lMJm+O2jGp44UwE=
positive	rbfiAQIBAQBNdZBbAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAK7+JsmXJRVZ1JLFD1NfCJHjDAp0JPBLGZQ=	rbfiAQUBAQAjPp9NAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAACAREBAQEREhEAEQAAEQABERAQIgAwEQAAECAQABIAECAAECIhAAARABAQATEUEAABEAAQEREQQBABAAAAEAARAhABARABMAABAQAAAAAxEBAAEQAAAAEREhEAABARACAAABARA=	rbfiAQQBASCfQD5jAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADAD8AQQBfvgAA3gBKAHEAAJPCAHQAoGXs55QAAAAWeBoAANIUnACrhWovAACMzwCUAAAAAAAAAFdvH4HGiuUAAEsiAAPaACI=	rbfiAQEBAQAr6WkUAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAJWTe+B69M4D2ChoXoHnuAWGoD/lu6U7BrPPwEsavkoMdoaWMp3uBg5D4u6RXMaGIDZ45caneRQx6aOD15TD/DRSuy5AM8KgSh2IoHQaqtFPe2iMYZSKqVJLElBPLpBeVrstzRc/Sb1W/vRekoTtm147Z2NH2kuZa+vlnQxbI8B2wSD80uo99IRnlsX1Ev5FhspspPL3NJKM4lnNlDSx4ZQsY5Af41/9lNs8vbbjjxycl0mBBpVFnp49QgGOo1Jcn/7cdgYVPfuhSQktpQaVf74w6fowbMhewXhxXtkKKSLKMg9HFxfEZcsmm7RyZHJqzjGFW6WeS97RyCffOMj4ptVsc79FvKiz1pPjaA2TQX7ZDcbRbPyi/OJ1KJeo6Rut5hstBx98KODnbRVHiuwaxO5quzM158lZ9zmzhb15x7H+	rbfiAQMBAQCZ8xRfAAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAAD5b0Y2vtzW6UIV8o+818aJBfb4Mxw=	rbfiAQYBAQB7C1JdAAAAACgAAAAAAAAAmpmZmZmZuT8xAAAAAAAAAA4AAAAwAAAAKgAAAPlvRja+3NbpQhXyj7zXxokF9vgzHFSqWo9BKO5vU10QXuPm5Q4=
text	rbfiAQIBAgCGHIqUAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAN8SufIaSkGYhHqUjWYiTDMsoJrAKLo/VdY=	rbfiAQUBAgDId8CEAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAABERAREQAAEAARAREBAAESIQIAEAEBAAAQEAAAEAEAEwAAIAMEAQEgEAAQMQBBEAEBACEAEwACAAACMAARIAEgAAERAAAAAQEBAgARAAAAARABAQABAQESASEREAAQIBARABARE=	rbfiAQQBAiA2Yu3UAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADYJwA8oi9XosAyl4AAAAAACIA5ADhANQAoQBLAJFCygCTAAD9PjvnAADLALuNAD9FCMNaQwAAJgAbAADfR8gAABsAADaWAAA=	rbfiAQEBAgAhHvMdAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAGYaGHXj7DMAMaYRudKXUwVEnkORbPhYB52IjJWYrf0JZkHwzMLUIBRaypimqdihFWKsv/cpiYcZCUAuGI2DkyOlH9HC3jRLKFPIbCB5+g8rvRKfL0Nr7THaSDeuPZpGOj0KvmTKPrNA7E+JbsuGYU3ug8yn25y6YAI2eYXdYx1hz5oIl/GQvWGz0waL2BrkYrDGk386KYZvwA2gspxtO3Q4UQU4dHF3djslutk0sld3knagadW+y3nQrsDQnFDvfLBqw+q+FWN+yah7bx05pX7ZwR3L4jPrlYVNm0vnDzuZdIVS81fUqqAJMZD0L0YCp6zB2U71hfyrOJ6KwYqpaLUlHDAmTNYduQyW+DT0aqzBmFFsksmvS+iF7XOP9RJd6IsQoyQ/c5nqg2rtssqrJutNEOK8OdMl8U/f06os0df0	rbfiAQMBAgD+JjtQAAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAAALPXQC/8C1PFCLAZqOys9IXaARxQU=	rbfiAQYBAgCAJ5wVAAAAACgAAAAAAAAAmpmZmZmZuT8hAAAAAAAAAAAAAADkAAAAKgAAAAs9dAL/wLU8UIsBmo7Kz0hdoBHFBQ==
varchar	rbfiAQIBAgDTceLpAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAADFpAUlZLmRXbsgo8cDTJak3t2DRAa5g43g=	rbfiAQUBAgBcG+20AAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAAAIAEQACEDABAQAAAAIQAAECEAEBEDEgAAABEAERAQEBICEQAQAQABIAEBAAAgAhEwAAABERAAERAwEgAAEQEBARAhIAEQIRIAAAIAEBAAIRAQAAABARICAAABABEgAQEQAgEQE=	rbfiAQQBAiC/BIEyAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAAD8gDRUQAABTsAgJsAAAAAL9KVAEPrAO6iM2cA84uBWAAAAABsAAAAzQDNADl+9wAAxwAUAACARVylAMEAUwYAn7bKAI0AnwA=	rbfiAQEBAgDuBudoAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAADlxrDcpgaYKLIusdEqcQA9JF+q+VFddFvjBAIdX72Ahv7bWYBp6fiXvU8cV90m0LHbjZdNJ7uIz1UPTvIqqxTQx3sbsRvRiPXqHHdXHsMs9bDGPpeW6LUokq0qTyWTDUhr2C1W2yLZr3dxKVZHzYGyi1mPL+Y49bry/GbC8RGR169fF/HtAk3tyV4+H13NqfajTZAoRdJOHvq4AQz1wJq1ZoZBV98ZyrtUR71QS7KWyspkfrWCQWbeHYmLuA1mXuBonRwT8zHK6nn9soDmAwbuXHzD2h8NTvH53C1ib/Nu8438sYox4OcRPcFx3+eEgx9fGK4c5meTKIFB4uoQ2OdEDeD3DZIeL0tvv66MSeH7VO1C7uK4ymNUAf6vbHd9K5UufeVyDCGnrdvF4XUZw6Ox3R2Ze+ZPv7wTH/CiMWtL0	rbfiAQMBAgAOmcr5AAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAADf3NYQFLCdbYPl5Mtcs6CDt3wVwgI=	rbfiAQYBAgC1QRXaAAAAACgAAAAAAAAAmpmZmZmZuT8xAAAAAAAAAA4AAAAwAAAAKgAAAN/c1hAUsJ1tg+Xky1yzoIO3fBXCArPpwkybGNXSBdGQSr6TmQM=
name	rbfiAQIBAgDTceLpAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAADFpAUlZLmRXbsgo8cDTJak3t2DRAa5g43g=	rbfiAQUBAgBcG+20AAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAAAIAEQACEDABAQAAAAIQAAECEAEBEDEgAAABEAERAQEBICEQAQAQABIAEBAAAgAhEwAAABERAAERAwEgAAEQEBARAhIAEQIRIAAAIAEBAAIRAQAAABARICAAABABEgAQEQAgEQE=	rbfiAQQBAiC/BIEyAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAAD8gDRUQAABTsAgJsAAAAAL9KVAEPrAO6iM2cA84uBWAAAAABsAAAAzQDNADl+9wAAxwAUAACARVylAMEAUwYAn7bKAI0AnwA=	rbfiAQEBAgDuBudoAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAADlxrDcpgaYKLIusdEqcQA9JF+q+VFddFvjBAIdX72Ahv7bWYBp6fiXvU8cV90m0LHbjZdNJ7uIz1UPTvIqqxTQx3sbsRvRiPXqHHdXHsMs9bDGPpeW6LUokq0qTyWTDUhr2C1W2yLZr3dxKVZHzYGyi1mPL+Y49bry/GbC8RGR169fF/HtAk3tyV4+H13NqfajTZAoRdJOHvq4AQz1wJq1ZoZBV98ZyrtUR71QS7KWyspkfrWCQWbeHYmLuA1mXuBonRwT8zHK6nn9soDmAwbuXHzD2h8NTvH53C1ib/Nu8438sYox4OcRPcFx3+eEgx9fGK4c5meTKIFB4uoQ2OdEDeD3DZIeL0tvv66MSeH7VO1C7uK4ymNUAf6vbHd9K5UufeVyDCGnrdvF4XUZw6Ox3R2Ze+ZPv7wTH/CiMWtL0	rbfiAQMBAgAOmcr5AAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAADf3NYQFLCdbYPl5Mtcs6CDt3wVwgI=	rbfiAQYBAgC1QRXaAAAAACgAAAAAAAAAmpmZmZmZuT8xAAAAAAAAAA4AAAAwAAAAKgAAAN/c1hAUsJ1tg+Xky1yzoIO3fBXCArPpwkybGNXSBdGQSr6TmQM=
bytea	rbfiAQIBAwB/KT8/AAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAAK52J4zzIzAmr3QYxFxIwOUEBBXzOCpr1o=	rbfiAQUBAwDRHcICAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAACAAAAACEBEgABABExARAiARABEAABEAEQASABAAAAAxIBABEAIhERAAAAEREgAgAQEAAQABADEBIQAQABEAAAAAAgIgAAABAAAAAQARAQEBABEAEwAAECMBIBAgIREQMBAQAQI=	rbfiAQQBAyAtxN/9AAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADAPvwAABvAACfCADkwQBrAEMAAPhuksVvAADoAPMAFwAxHwAAuO48AHsAjY52AJzaJtwAAADizmAAv1xM/QAAAFMAWgAAAAA=	rbfiAQEBAwBUpppQAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAKNMuS20gWMBJz+8ClRzOwQ2K4D6vnMPGIE26wwJVPoYAzZnO5vdAyWflAevxNSsJnrTaMdYknco1R/PC60tSyxPrVTWFTO8OIBXIKx5X+lDJXQIIx4PO0fjF4VkXj+QTFiJRnBsD11PZYjNY/9LoWQQHhuMkujTbg8mfiZ/xRxx87kG8Iq5aHJU2EmzZ/pvd5qhymaXsbyMO8UXaLn7Zo6x5zvp6XwdkfLw0tGdvi6arNU8Xv+Topx4tsBtJtKbnzENqqXgXQKsmYUNG4nr0K9cu/4HYp8DsHHxJWTSB/fOI2d7orulT9KhX58XFY3+0nt7XDrMchfUNttxKylFzttARnJBjWFG3AxKcbglAX7cL3a8kiaXb+Q2rEp38rk96Sd0Lqr9+znsNwMmyAQxiO0JnKAyXnTw8qQPQUPOE4X2	rbfiAQMBAwD2loh0AAACACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAADLuM+xxKk33J93RMN2DQ9EB6Lk+AY=	rbfiAQYBAwB7CAYUAAACACgAAAAAAAAAmpmZmZmZuT9BAAAAAAAAAF8AAAAgAAAAKgAAAMu4z7HEqTfcn3dEw3YND0QHouT4BuKRAY5IXFlR7hDy9TpwRlXly2+NFeORAY5I2FNQbmsF
uuid	rbfiAQIBBADRwLfkAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAANOZLdv44jqSwORUvBTzAjkFMPCxCf7fIiQ=	rbfiAQUBBABOS2CuAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAACEAAREBEAEQAhEQABEQASIAEBEREAAQERAgEQAQAAIQAAAAEQABECEAAgEDABESEAACAQARABESEAAAAAEgEgACAQAAAAARAAAAEREBABEgARAAACARIxIREQERIAAQAAABIAA=	rbfiAQQBBCDeQ5PDAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADFgCk/QAAAJMAb7xaAFEmxfxbkwB86hAAKN0AANYAbwDuOgAAbQKpAAAAWvcAAIsAANwAALsAAHCRAAkAJBwAAOMA6o4ADB0=	rbfiAQEBBADjzMNfAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAEwmeAfUYooDywrw8kHknQV0xQ0/YnTfDV5z/vUMJYEQVNVjWAkBwBjJSsuih4lnH8QQEV1GoDsj0EbjQVxa6iWzBud3x4LJKSIpWfzGctgpvOGx7vsRDC6iOVjP1Wg7Nuv/FSqi6as39OHb+RoxDUBdlfSCvEV5ULFVM9aDtCtl714rxYFIHGioB7aPURUJbYXytwBL/w1v0F5TqASIE3ENQKs1S4ZvfPTEMIjWUpt/3YASaoLVG4fR2LucmFAGjUIMxFerZYOYfEkrlLK2qqmGeA0j9WRCtlNe39mQOBi4eme11bBqG9PS80J8K5MW1NSyfA9EREbbEJ71UCxgp9zjH6nHG/So4VCIHf9flejnJ6hlM5fqnurKn1xJSRGp68s6x/18wdz0hWg+wQuTlfVfPfCQ2PiH+gGGxcSjVpr9	rbfiAQMBBAAgmApTAAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAABJUsJlOQxbRT79gBOhQU/D9YcmEEs=	rbfiAQYBBAAK5stCAAAAACgAAAAAAAAAmpmZmZmZuT9BAAAAAAAAAF8AAAAgAAAAKgAAAElSwmU5DFtFPv2AE6FBT8P1hyYQS3yQdf9YSD2G6gtEizFTWxenbc8fEAXTuHA72fUeJ0MF
boolean	rbfiAQIBBQDYoElrAAACAAEAAAAAAAAAmpmZmZmZuT8BAAAAAAAAAEg=	rbfiAQUBBQCyUXiBAAACAAEAAAAAAAAAmpmZmZmZuT8EAAAAAAAAAAAQAAE=	rbfiAQQBBQD8XpaYAAAAAAEAAAAAAAAAmpmZmZmZuT8IAAAAAAAAAAMAAAAALgAA	rbfiAQEBBQD2sztSAAAAAAEAAAAAAAAAAAAAAAAAAAAIAAAAAAAAAOvOhuvS+S7h	rbfiAQMBBQCbS+w2AAAAAAEAAAAAAAAAmpmZmZmZuT8GAAAAAAAAAAMAAAAIAA==	rbfiAQYBBQDDAWHdAAAAAAEAAAAAAAAAmpmZmZmZuT8OAAAAAAAAAAAAAABlAAAAAwAAAAgA
real	rbfiAQIBBgC2064eAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAK2tCWmiJMnplYRAH8xYcur4UGCYmi6sT8w=	rbfiAQUBBgBZxAdTAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAAAESEBABEjAQARAAAAEgEAEQABAQAAEQAAEQABECEBASAQECIAACACAAAAACEiECAAARABEAEAIBEAASARAgEBEAEBERAAADAQAAMAEAIAIQIBABEBASEAAAIRAQERIAAQARABI=	rbfiAQQBBiBpnW9JAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADAABZoQDAADkLdQAAmAAAQwAAAAAAU2y2APYAbtre/gCh6CZlAACTACTk/CHKxQ0AzgAAEAAAXACPEwD4AACAbgAApvkAgfA=	rbfiAQEBBgAFtvujAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAJeF76QzNt8BdCeyaLPrOAai92m3heXtEkuht6z1nG4Ta+6SInaa7x015TYTbkw7IK8wAe3ZRhshWDT2n4ikYSVrqsLcSuBoKKF243NpxzAzeg96cRBXVTckpdjt54okP07CWyif2NZRpV2KS6PVpVwx3nJ8esepXQF+SWVnrgtipHpbPbFdVXwdCadzr6zLgxqn4pL1Vt+JxtANXGfYPaGHS0+I6LVyqxQxwhszQJOwpXDCd7bceMASbbKKAfqxw+2B/SSGpR3Eu6EMO8zIBchJV2O33iury9lFKyPnL93S1XXoL9oBPNNoK+F/D9131ZFTt4W0b2DfwT7JiF8BQuTU8HF0k4w35o/IDi4AvsvnPZIIyYxGHOmDEnqCu/cE6vUXZXOMl1LrzoagWy5Ip/N8Pv2DuGXK87385+YIWy7/	rbfiAQMBBgDbLcVfAAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAAA8xvJ00ziwQux0IO+Egw7N7LiObCI=	rbfiAQYBBgBTMnaJAAAAACgAAAAAAAAAmpmZmZmZuT82AAAAAAAAAA8AAAAwAAAAKgAAADzG8nTTOLBC7HQg74SDDs3suI5sIjlZGumrkEetVetQGVt9AUTLi7MoDQ==
double_precision	rbfiAQIBBgDSbAIzAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAIkVp7e6rUj0ZYEsebXyENYUGOeAjwcEDY4=	rbfiAQUBBgAgyfXlAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAAAIQABABAQEAEQMgEBECIjAQIBEQAREQEAAQAAEAAhEiAQEQAgIAACAAESAAARAhAQEBEhAQABERAAABACABARIAAQIAABABABEBECEAAAAQIREAICEBAAAAAQAAARMAABAhABA=	rbfiAQQBBiDv7UU7AAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADAEwAzAAAAAB8AGwAAJgEAF+dDHpdAP0AsAAAwlFVACtpAAAhAAAAWgAArwCjxwB4TSK46AADUCMAAOYVBQDZymuEFgAA2gA=	rbfiAQEBBgCykPHPAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAP7gDEB3STMJFav4YPP9Jhr1cFetTjUsHTXlNhNuTDsgA/k0/26QTCwpn4zlRX+pOfF4q79PgYQ7fXOSGvD3ekLBSVujp161QzJ5A5MIc8tEvPC7sYKD1V9vZropsZUXYIMCv9eE5PBglXNaWd0ZP2+DX1Pu+M1Lck67kXI6lC1zHOXsONndOXsdCadzr6zLgzuqD4qzPPaGWU/jabV/TY8yz76x1v68ljzuXoJfDpiYDUck0r5JnZzG0A1cZ9g9oQjvpi9+K22hlDUtY1Her6udCkB5+cDxrhQxwhszQJOwszd4Ur5jO7RHwxI2KeXpte2B/SSGpR3Ed/p5iWn8oMY3bDKZFGPtxzDG7dHNNsbMyjcE6d/iWND7NDKfa4e00tjbW0qyZ534lLV1w7tfNfqL5tIVEeR2+oHpFx3UAw38	rbfiAQMBBgC6anGfAAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAABKRM5ssLSdD7ww8mzc8PXCpM4uVgw=	rbfiAQYBBgC7s27wAAAAACgAAAAAAAAAmpmZmZmZuT82AAAAAAAAAA8AAAAwAAAAKgAAAEpEzmywtJ0PvDDybNzw9cKkzi5WDBgTUD2sMOFEQdfSzKbkWgb7esnYKQ==
numeric	rbfiAQIBBwAkqJweAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAMkVpmiF0F8D6kU3xiaG1yJSSOAoPzOD+RY=	rbfiAQUBBwB7pLOEAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAAAEgABEBAQEAEAEQEAAQEAIBAQAQAAACETERAgEhAAAAECAgIQEBAAERAiEAEAIAERABEAAgAgAQEQICIRAAEAAQAAICACAAAQAAIBEAEBAAISERABEAEgARAAAQARAiERABAgA=	rbfiAQQBByBb4V+/AAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADAGOHLt337HoAAIpkACcbjXUXAB0A2mRUfkoAAAAakQAAvwAAiwmmAABQAASzkgAA/wAAgQCQM2AAAAC/AAATbgAAAACiAFU=	rbfiAQEBBwCKRUU6AAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAD34r/EqFH0DTyFTQlOwVAekAMQZXR7lCgRkp1TineELfQyoR3m0eA0BRb8+x3U3F/ZAU1KmiDQhTX5a1iViCyk2CaCPsquZKnfjqJL56IsujXQOr6tUnjMEy3v8YFgWR0Qmh1av4wlKPWd8aapBt1b+1WQTOJLPV7xWcuHpgO9YnJkgIVJgL139Muw7mPjLY8/CKmg6U+dy+Q9GFn/JAnaryUC6JyxEeczskKnTRrJ90iCxGKqtVX6b4Kio7bqLj0s8WiIH48+b0i2YXrlmspxss1fpTp/yocVHwDnPL7C5U+hH33gU+s7dlbnNH/oG0DLIOe1EhGnQV8SfrGJXi9DFbUR/o3MI1oDqQTUhCwjX+Uz2JHrPn9gRfbDXj5HL2XJ+yAABmNveFYSGGDqEzeP97AkPTM735DSh+EFSVaD3	rbfiAQMBBwCZmm/aAAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAAByOkg+tExjJFX58qqubqvTwiwmUAw=	rbfiAQYBBwC/zL5/AAAAACgAAAAAAAAAmpmZmZmZuT8hAAAAAAAAAAAAAAAwAAAAKgAAAHI6SD60TGMkVfnyqq5uq9PCLCZQDA==
date	rbfiAQIBCABS+gLJAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAK7+JsmXJRVZ1JLFD1NfCJHjDAp0JPBLGZQ=	rbfiAQUBCAC3N0+7AAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAACAREBAQEREhEAEQAAEQABERAQIgAwEQAAECAQABIAECAAECIhAAARABAQATEUEAABEAAQEREQQBABAAAAEAARAhABARABMAABAQAAAAAxEBAAEQAAAAEREhEAABARACAAABARA=	rbfiAQQBCCDZ+huuAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADAD8AQQBfvgAA3gBKAHEAAJPCAHQAoGXs55QAAAAWeBoAANIUnACrhWovAACMzwCUAAAAAAAAAFdvH4HGiuUAAEsiAAPaACI=	rbfiAQEBCAAOzZcgAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAJWTe+B69M4D2ChoXoHnuAWGoD/lu6U7BrPPwEsavkoMdoaWMp3uBg5D4u6RXMaGIDZ45caneRQx6aOD15TD/DRSuy5AM8KgSh2IoHQaqtFPe2iMYZSKqVJLElBPLpBeVrstzRc/Sb1W/vRekoTtm147Z2NH2kuZa+vlnQxbI8B2wSD80uo99IRnlsX1Ev5FhspspPL3NJKM4lnNlDSx4ZQsY5Af41/9lNs8vbbjjxycl0mBBpVFnp49QgGOo1Jcn/7cdgYVPfuhSQktpQaVf74w6fowbMhewXhxXtkKKSLKMg9HFxfEZcsmm7RyZHJqzjGFW6WeS97RyCffOMj4ptVsc79FvKiz1pPjaA2TQX7ZDcbRbPyi/OJ1KJeo6Rut5hstBx98KODnbRVHiuwaxO5quzM158lZ9zmzhb15x7H+	rbfiAQMBCAB94w3KAAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAAD5b0Y2vtzW6UIV8o+818aJBfb4Mxw=	rbfiAQYBCAA4rKxZAAAAACgAAAAAAAAAmpmZmZmZuT82AAAAAAAAAA8AAAAwAAAAKgAAAPlvRja+3NbpQhXyj7zXxokF9vgzHIQ6AM/YUKlqPQahuL9NdUF4jZuXOw==
timestamp	rbfiAQIBCQAE+kdEAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAN65gN0FyCQpWgXsOHBDXwM6xt2YtQB386Q=	rbfiAQUBCQDbMUWeAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAADARAiECEBEQAAAAEAERAREBAQAAACAAEQABIAABEBAAEDABAQEBAAAAERAhABAyAAAAIQESAAABEREBAhEAAAAQEBIAEAIAEQERAiIAIAEQAQEhEAAAAAAhAREBEgAhEQABEBA=	rbfiAQQBCSDrHMyVAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADAEoAAAAAABYAAABRAABNqQAAHXAAua4AtWVgAK3QUwCO3ACApdLrvpO4akwAAADRPmPbAAARALo9AADYAH5neacAAFv7AAA=	rbfiAQEBCQB3mfWUAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAAb35RB9Rt4AOmAkjk2q1i05AhAd+aRgPk+IDeh6Fs4/NDQjofYdZkvWAI0fjAJ5XcsbE//OuGhl9X1QdqE9n2bT9Ejfw2RrZ9uDqaqzSp9qNbourW7Dy3LjuoRCQVCvc8VOe08fnOZ4nTVJqjDIcIS/f6OXGMyXi1NY1QrUgKWM4yyWVQ51kY9/NsiiuGjzl63zEsc+3UKYvkVJIS20mJh1BNTG3yqYmS1AeGN4nYOaLfTXe2/7l5zgFbmlxv1opQVAVCLoka6mf7z6SDHX4ai7h0CMawbbqVq3LOuOLhqqRo8t9gWpF6toQ48BOLnTsxscHKGMtBy5Oza2gsQ77Ly7GZkXIWXbw98UtjKkIXPEydaGlTaSHdNaZkwRnJQL5ogli/KNGTvqUAUAAzW0Y+tJW1QupWVe7IvFlH2M1NX/	rbfiAQMBCQDFCTJIAAABACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAACUnCelVqRytGk4ITO0AKyFChx8ZiA=	rbfiAQYBCQDlIIrtAAABACgAAAAAAAAAmpmZmZmZuT8hAAAAAAAAAAAAAAAwAAAAKgAAAJScJ6VWpHK0aTghM7QArIUKHHxmIA==
timestamptz	rbfiAQIBCgCIE7xwAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAN65gN0FyCQpWgXsOHBDXwM6xt2YtQB386Q=	rbfiAQUBCgD01Ax/AAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAADARAiECEBEQAAAAEAERAREBAQAAACAAEQABIAABEBAAEDABAQEBAAAAERAhABAyAAAAIQESAAABEREBAhEAAAAQEBIAEAIAEQERAiIAIAEQAQEhEAAAAAAhAREBEgAhEQABEBA=	rbfiAQQBCiCzm3KtAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADAEoAAAAAABYAAABRAABNqQAAHXAAua4AtWVgAK3QUwCO3ACApdLrvpO4akwAAADRPmPbAAARALo9AADYAH5neacAAFv7AAA=	rbfiAQEBCgBDj1S/AAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAAb35RB9Rt4AOmAkjk2q1i05AhAd+aRgPk+IDeh6Fs4/NDQjofYdZkvWAI0fjAJ5XcsbE//OuGhl9X1QdqE9n2bT9Ejfw2RrZ9uDqaqzSp9qNbourW7Dy3LjuoRCQVCvc8VOe08fnOZ4nTVJqjDIcIS/f6OXGMyXi1NY1QrUgKWM4yyWVQ51kY9/NsiiuGjzl63zEsc+3UKYvkVJIS20mJh1BNTG3yqYmS1AeGN4nYOaLfTXe2/7l5zgFbmlxv1opQVAVCLoka6mf7z6SDHX4ai7h0CMawbbqVq3LOuOLhqqRo8t9gWpF6toQ48BOLnTsxscHKGMtBy5Oza2gsQ77Ly7GZkXIWXbw98UtjKkIXPEydaGlTaSHdNaZkwRnJQL5ogli/KNGTvqUAUAAzW0Y+tJW1QupWVe7IvFlH2M1NX/	rbfiAQMBCgASqmVHAAABACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAACUnCelVqRytGk4ITO0AKyFChx8ZiA=	rbfiAQYBCgBtaB8QAAABACgAAAAAAAAAmpmZmZmZuT8hAAAAAAAAAAAAAAAwAAAAKgAAAJScJ6VWpHK0aTghM7QArIUKHHxmIA==
time	rbfiAQIBCwADPLgOAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAJ2tjIwfZG1S5RZiVDtl6ePuJAtVCIhFDSQ=	rbfiAQUBCwCYm12CAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAAAERAyABIRAQABEAEAARACARIQEAAAEQAgEhEAEgAAEBAgEQERABAgAQABABAAEBAREQIQADARABAhAgIREAIDEQERARAAEQABEQAAABAQEBADAAAABQABABAQACARIAAAABIAA=	rbfiAQQBCyB8na6kAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADAGAmtgASaQAAAAAzAH0gY4kWAAAtAAisAAAAPYi4aT8AlxbnqQCNH7gAAAAU8gAAAAz6WgAAmTNwSSrmAAAQAAAAABoAAHU=	rbfiAQEBCwAvSspyAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAACbYdqVXDmkD+r0QCUDiEBBFbKE3clPhEAoJTLFB9ZcfDBOZZBQ1rSA2OycZ1ZwIIgJJ9gy4ErswqFtRiYC2gDd7PVZUl5iWOIO3YEhZcmtIKjAT62zCgEr56cqmBc/uSyxULUNVKIFMk8R/He32rVsWtIAyGRDAXhJvfVQrdR5ntnDMfBsQ929cA59ttcHpdusnQAPjWB94u5l61BjRxHkzZjQm0T2cgK2VRI8efsuF5B11UYZuDokXrlC9RkRJlFgjKkURINSUgewy1c7QT6Ewl4DjYZxFp5Yb4h1EMwSs2isTt8yf9rcrW0z1RCcFuOM0r6XiKCm8HV9ZwHELXMUAHJ2N0PPUxluBdUBpmDTH01PgQyqj/ss+pbjxBskU51L8hsJNhjzt/ey+vZR8+u1voUpZVJYf/39YSf0WAd3/	rbfiAQMBCwBnGHBAAAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAAAHsXluKeCvJ021w0qGQjJEQgixQxA=	rbfiAQYBCwBV7C/LAAAAACgAAAAAAAAAmpmZmZmZuT8hAAAAAAAAAAAAAAAwAAAAKgAAAAexeW4p4K8nTbXDSoZCMkRCCLFDEA==
timetz	rbfiAQIBDADiclz2AAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAD1hroSYTxZ4k+zaSE64Ma4AbGSDNwRaQZE=	rbfiAQUBDADG0iVXAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAAAEREgABABABEBEQEAABABAAMAEQESEAATABAQAAIBEBEgABIAASEBEwIAIhACAAAxAhAAIAEBEQAgARACAREBAAAAAAACMQAQADEAERAAAgEQESAAABAAAwIAIBAQAAAQEAARA=	rbfiAQQBDCDhrv2NAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAAD+AC4aAAAACIAXwDXAACBAGZsJJzU0B8PAADuRwDpplEA8icAfSQA56MAfgDttQAAAC08AACV9ZwAWM5qAA8AAAAAdAAAKAA=	rbfiAQEBDACquP0bAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAPzPCgtVQRgBhwZjmDtmSQOikCFkFmuOCoC3ispgbwUL1KreLclGUhajxI9fkFthIOX3BWhFNi5ABdt1Xi1P6EmV6moM/pjzSQcSDX2G//dU2JrYoJ5sqWRKuUEzghqsZSZ7pFjwVJpv38GapdQDpXr7IOsHz/69gBegvw6k0R6K/v5wJgRRtY8zujOFBTHKkIF1Hdx5Bl2Sa2Ocaz3vfpb78yT+IhPMmLiKeblMS4udFUX6vIccBLT5qIrxGM6atF6WIhbZ65jAERW8EdXC18O1pucTCuPaxGgxwXq1EVDGXPRW+pjz0shED5rEjWNsyx3CpPvfnO7OL5JGJhtQ2NWIsQdID4YC3PIuHoJxYRHc9GB2hhlw0OCUnacZbEjS7bYLin0YZ/r14/KwiSLWxfoAC+pAI1Bm+652JlwPT/L8	rbfiAQMBDABUcebvAAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAAB9jVtBfz36AWTuhVTPfzuQuqMkU0I=	rbfiAQYBDABtM1JoAAAAACgAAAAAAAAAmpmZmZmZuT8hAAAAAAAAAAAAAAAxAAAAKgAAAH2NW0F/PfoBZO6FVM9/O5C6oyRTQg==
interval	rbfiAQIBDQB0IFRhAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAN65gN0FyCQpWgXsOHBDXwM6xt2YtQB386Q=	rbfiAQUBDQD69f87AAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAADARAiECEBEQAAAAEAERAREBAQAAACAAEQABIAABEBAAEDABAQEBAAAAERAhABAyAAAAIQESAAABEREBAhEAAAAQEBIAEAIAEQERAiIAIAEQAQEhEAAAAAAhAREBEgAhEQABEBA=	rbfiAQQBDSDBObevAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADAEoAAAAAABYAAABRAABNqQAAHXAAua4AtWVgAK3QUwCO3ACApdLrvpO4akwAAADRPmPbAAARALo9AADYAH5neacAAFv7AAA=	rbfiAQEBDQCIFYMKAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAAb35RB9Rt4AOmAkjk2q1i05AhAd+aRgPk+IDeh6Fs4/NDQjofYdZkvWAI0fjAJ5XcsbE//OuGhl9X1QdqE9n2bT9Ejfw2RrZ9uDqaqzSp9qNbourW7Dy3LjuoRCQVCvc8VOe08fnOZ4nTVJqjDIcIS/f6OXGMyXi1NY1QrUgKWM4yyWVQ51kY9/NsiiuGjzl63zEsc+3UKYvkVJIS20mJh1BNTG3yqYmS1AeGN4nYOaLfTXe2/7l5zgFbmlxv1opQVAVCLoka6mf7z6SDHX4ai7h0CMawbbqVq3LOuOLhqqRo8t9gWpF6toQ48BOLnTsxscHKGMtBy5Oza2gsQ77Ly7GZkXIWXbw98UtjKkIXPEydaGlTaSHdNaZkwRnJQL5ogli/KNGTvqUAUAAzW0Y+tJW1QupWVe7IvFlH2M1NX/	rbfiAQMBDQBXRfnSAAABACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAACUnCelVqRytGk4ITO0AKyFChx8ZiA=	rbfiAQYBDQDxHBWVAAABACgAAAAAAAAAmpmZmZmZuT8hAAAAAAAAAAAAAAAwAAAAKgAAAJScJ6VWpHK0aTghM7QArIUKHHxmIA==
inet	rbfiAQIBDgA3FmpFAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAEigCmXWqZfYQh1RIH3l3nz7AAnozJlF0Fs=	rbfiAQUBDgCnom+EAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAAAAgAAEAABAQECAAAAICIAIQAQERARAQEBEBARAAEAEREAAAAQEiAQADAAECAAAQAAEhEQECARARMCICIQAjEQERECIRAAAAAAEgAAAAEBARABEAEQEgARABAgABAAABIREQAQE=	rbfiAQQBDiDfhiqyAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADAACl2OEe0wAh9LIN6dgAAADzAAAAOaojAFIADDPlAACSY252HAxzAAAALGwALRMzAAAABgAAAJAAzADHAABkAAAAs4UAKc8=	rbfiAQEBDgBLqCMyAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAFYI3jiHRQQN+G13FEZHTQ9XVjZh0FGeECiqN4jKOiIV58yN6RNOmB7qmR1erNFxLtLp20x2PhQ2KNHfkHCNPDohpnTYrNi6O18VyFUn+ItGD1vh7CJglkqgXSyDY7GWTJX/4JZRNBJUbWsXedNIzlwPHjTuAjNdYBHupHnPZ1xi0KOdJqglqWKUekKInlD3a3vnhKzupelvEo7trWryKHKVzsuhTZlljFanNQ65N66Ok+78+nYMTZI6iXhOVIGrk/6ytTvn+W2X4etZO6xTB6b70NpTTJH5p3gup9Jm8pC7fVLA1L3Hfc9cAzRJwXBD0Kw1kdNoL83Q7wvbsryJwNX60jBQ1w371dQ7Y7gcKkfYVd2jed4OudnpEFAFmjHg4whKtBLbz07r83iowKn4T/K4p5xLS9r5+Os6q+ZbPOf7	rbfiAQMBDgCwwZNTAAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAABzJ0pYXUwIRlgF0FmIUdgGXzAHsE8=	rbfiAQYBDgDXVKAiAAAAACgAAAAAAAAAmpmZmZmZuT8hAAAAAAAAAAAAAAAyAAAAKgAAAHMnSlhdTAhGWAXQWYhR2AZfMAewTw==
cidr	rbfiAQIBDgA3FmpFAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAEigCmXWqZfYQh1RIH3l3nz7AAnozJlF0Fs=	rbfiAQUBDgCnom+EAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAAAAgAAEAABAQECAAAAICIAIQAQERARAQEBEBARAAEAEREAAAAQEiAQADAAECAAAQAAEhEQECARARMCICIQAjEQERECIRAAAAAAEgAAAAEBARABEAEQEgARABAgABAAABIREQAQE=	rbfiAQQBDiDfhiqyAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADAACl2OEe0wAh9LIN6dgAAADzAAAAOaojAFIADDPlAACSY252HAxzAAAALGwALRMzAAAABgAAAJAAzADHAABkAAAAs4UAKc8=	rbfiAQEBDgBLqCMyAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAFYI3jiHRQQN+G13FEZHTQ9XVjZh0FGeECiqN4jKOiIV58yN6RNOmB7qmR1erNFxLtLp20x2PhQ2KNHfkHCNPDohpnTYrNi6O18VyFUn+ItGD1vh7CJglkqgXSyDY7GWTJX/4JZRNBJUbWsXedNIzlwPHjTuAjNdYBHupHnPZ1xi0KOdJqglqWKUekKInlD3a3vnhKzupelvEo7trWryKHKVzsuhTZlljFanNQ65N66Ok+78+nYMTZI6iXhOVIGrk/6ytTvn+W2X4etZO6xTB6b70NpTTJH5p3gup9Jm8pC7fVLA1L3Hfc9cAzRJwXBD0Kw1kdNoL83Q7wvbsryJwNX60jBQ1w371dQ7Y7gcKkfYVd2jed4OudnpEFAFmjHg4whKtBLbz07r83iowKn4T/K4p5xLS9r5+Os6q+ZbPOf7	rbfiAQMBDgCwwZNTAAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAABzJ0pYXUwIRlgF0FmIUdgGXzAHsE8=	rbfiAQYBDgDXVKAiAAAAACgAAAAAAAAAmpmZmZmZuT8hAAAAAAAAAAAAAAAyAAAAKgAAAHMnSlhdTAhGWAXQWYhR2AZfMAewTw==
macaddr	rbfiAQIBDwBGwcLdAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAKrMBgC8EIEIi1aLQYhgpx5NuZHgYTB74Zs=	rbfiAQUBDwCvkinIAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAABAQEBAAEgARIAEAAAAAAAAAEREQAAACAAMAACAAIAAAIhAAECABAQIREAAQAgAAAQAQACAAABABEgFQEBARAQADEQABBBAREAEAAhAAACAjAQAgAgAAIQAREBEDAQAQIiIQAhA=	rbfiAQQBDyC0z4XKAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADfACrAPNg1AAAAE8AAAAA/K8AAACdAAAA4nAAHwDZ4D/yAE0AdcoA5zkAAAC6EUIZEW6zRd6NGQDMAABgANsATQAAvwBKIgA=	rbfiAQEBDwDkFIRJAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAAl3miqT7MsC1yyd8iv78AVr/IAc9JQpDtTlyR3ch2cPeXrgwLSYpBfMH316gv7FGlh75sCL7qsjNYjaQLSi6C8PlcWNNs68MVp3dAtsjkpApDUw8dlSsV1bYutUTCK0bbKAmwBDgc19fTNAVROn7X9sJcHMQE1qheyu0NL4i3iLAJ27jIjmaZkJmmcPSy4fnLp6UiKi76Wl1Ce3xLa7Q6drIBU7OPesqVzX70wJoIWrjHzSZPZIT7JvUgpclAoNuM5R+wt4RcvEtSza1MQlL8oHMTQSK6fBzARtZ4k5SBvVOTq4I46uG9Um6c2Q4Z8q2bOayvkK4qPa4xBhYpSsQd6Q7KKlLDQC5GqaI1++C57ktd0iHkh9DefWiwcId9us6ESrLJzQv67q3qNl0QJkLu6YT9aSm+zY8LBkO8HA/aLy	rbfiAQMBDwBKJ+S+AAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAADkvxtpNekBvsPihCjmzxHROvOsKVM=	rbfiAQYBDwBqTwqmAAAAACgAAAAAAAAAmpmZmZmZuT9BAAAAAAAAAF8AAAAgAAAAKgAAAOS/G2k16QG+w+KEKObPEdE686wpU2/t8M51tL2HiMWEpLyA+wWeDyUMTG7t8M51uMDT1mQF
macaddr8	rbfiAQIBEAC08h4pAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAB0w9S8ZSqJ/IZKE0QQ6PeK5NhHF0/Q2C0s=	rbfiAQUBEABalerUAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAAAERAQAAABEAAgERIRMREAABEAEAEBAAAyAAEBAREREBAQAQACAAASAAAQAgAgABEQABAAAQEBEAARERABAAECEBEBIgEAERAAEAAQACAgARIgACEgABEREQAREAIRAAABMgAAE=	rbfiAQQBECDfsEkmAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADhwAAAAAAdQAA+AAAAJWQAHn4ALoAGgAde8AAeywAstv/NQAAEgBfIlsAKNQAlNAAjQDnyAC9pgAaK3VwAABEAKwQAMkAAAA=	rbfiAQEBEAAo2yHZAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAE2Kz9ydVeYAAvsiCBAaTR6sEIm2gulPLhxRhXl5SGk+S2f+Zk5uiUC2VpRoo/eWQ8JhY+kiUxRMGzOXIqTYS1rwCK/rPQRTYWkbiBIBmtJj8vKiDvSC32eCapJ1P2chbIkbA/Bc83twp+cyn+oUlnERICQV0tGoeOCCbVyiDGeFC35YlPbsyorqYCp1VW5djR4AFqSa8keTV0imb7B1t5WAK1RZKGfGma1vOKU0qT+bxSedpMZz3Z7+RZDhUvudpHxNDIrv0jmlSgxXS3ZEqafwVBLRpaJIqWLpPU0Zh0qrVfupLmAOW6xeqg6eDsU+s/d58Q9ECsK4DJYwsv2W+MDtgf0khqUdxDkbzXBfP1bM+ihLrh9PA9BvzH355l9A2MSNbZAwHK/iho5d+bG1R+Tce1iJ42mE8LnuXn1klVjy	rbfiAQMBEACpCkqIAAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAAAnHu8op3h5kpJW4kMf2WRaj7rQGUQ=	rbfiAQYBEACbZUCuAAAAACgAAAAAAAAAmpmZmZmZuT9BAAAAAAAAAF8AAAAgAAAAKgAAACce7yineHmSklbiQx/ZZFqPutAZRES8chMZLA5hGNVAhq7ea5v9PiDSRUW8chMZ2AvMxnQC
color	rbfiAQIBEQBiO24pDAACAAIAAAAAAAAAmpmZmZmZuT8CAAAAAAAAAGdvbGRlbi5jb2xvcgAi	rbfiAQUBEQDNsoz8DAACAAIAAAAAAAAAmpmZmZmZuT8IAAAAAAAAAGdvbGRlbi5jb2xvcgAAAAAgABAA	rbfiAQQBEQAc715LDAAAAAIAAAAAAAAAmpmZmZmZuT8OAAAAAAAAAGdvbGRlbi5jb2xvcgkAAAABAAAAK+cAAAAA	rbfiAQEBEQDVErvtDAAAAAIAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAGdvbGRlbi5jb2xvclVnvnsA3LFnEyU2zNMx0ak=	rbfiAQMBEQDvvw7jDAAAAAIAAAAAAAAAmpmZmZmZuT8GAAAAAAAAAGdvbGRlbi5jb2xvcgQAAAAjEg==	rbfiAQYBEQAn+tyoDAAAAAIAAAAAAAAAmpmZmZmZuT8PAAAAAAAAAGdvbGRlbi5jb2xvcgEAAABkAAAABAAAACMSAg==
integer_array	rbfiAQIBEgBMEXrvCQADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAGludGVnZXJbXYr6CtORxTMdCAA+jUANChHdpfMPrajHFDA=	rbfiAQUBEgDKWJKrCQADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAAGludGVnZXJbXRAQABAQIBISEBAAABEAAhIBAAEQAgEAEREAEQABEQEAABAAAAAAAAAQEUEAARIAIAAAAAICMgAAIBAAAAEAAQABEgERAQEgECIAMREhFAAAARIgEAAgEDASAgARAAEBAAAAEQA=	rbfiAQQBEiAkMulzCQAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAGludGVnZXJbXUcAAAADCwDb1dNYrSH68CEAXgAfjm8UAIwA5zsAAN8AAM8AAAAAABYAAAAAAAA6RDfzJJ0qAACniNEAAPFek8EAAABSAJSa6W8AAAA=	rbfiAQEBEgCgXnR6CQAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAGludGVnZXJbXfnhjo7RrL0GllRtVoFKaQ6qmwGPi3LMEUAkwkuuyIcYS8Mam21KIhvmbERK0zrAHBDD38bRiGwdDBLbY5Er0x33Zg5d6WOJIk7MftF0nJ4lSaI3qtfCiSbb5gQ7MuJmKa59jnCc9mosS6H1tOF2rDH2Crrm8Q/nNb1Qr5yc2bI3YBZHa2XVcD90J6BJzBP6RZOSbIQePExK2net599JG0s1h32rNgSlTSK67tVploJVPyNTpK14J1gR2uZRdwbxWFB1Fx/VNRBsNcFgSsuStnXgbStqMT9Lk6/0OHogTUKXyrQcxef8pp2UhjspLClWqet87Y+nIbarblNcqLdReq6JkgzZXD1FwMSb5YkDTebJNKyDDIZbMNBI/+6gNnQ70vjVQV4sNWHVh0Mxi3pBUdtFa9A/YCJV7Pu0xpJWawH5	rbfiAQMBEgDN2IrzCQAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAGludGVnZXJbXSoAAABGY3w2KdiG+iR8YXGb/bqK2s1wbQE=	rbfiAQYBEgC55TRpCQAAACgAAAAAAAAAmpmZmZmZuT8hAAAAAAAAAGludGVnZXJbXQAAAAB9AAAAKgAAAEZjfDYp2Ib6JHxhcZv9uorazXBtAQ==
text_array	rbfiAQIBEgD9hLMvBgADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAHRleHRbXVJ3YXOMt+LSYA5DDiLolfpUsnpI8VxZwzI=	rbfiAQUBEgDqar46BgADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAAHRleHRbXRAAAQESAREBAQAQASIAEQEAEgAQEQMhIBAAIBEQAAESAAAgARARAAARAAABEBEAABAAEAAAEBARAQEBEBAgEREAAgEBEAAREBAgIgIAIAABAgARIQARAQIBEAEBEgAAERAAIwA=	rbfiAQQBEiCEiVrQBgAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAHRleHRbXUcAAAADAAAAGWITcQAAAE3wZwCjzgCHZABIiwAAAACPAAC/QgAAACQfAHNEXNWMHwC4YjQdAAAAsgA0AF8ArQAAaSCQc9cAJgAAACw=	rbfiAQEBEgAHH9F1BgAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAHRleHRbXUVUZP4s10oAwPrbEGyA1h11zjhy7R89IGXOLXzt/C8jqcaVnfjX5iXmwWdr9daDNYFP9VbAPmREcYX3KbslYEYJPVp/7d7ORjrqYhHg1thHdEuPV8SsZk0MxxySuf6PV9VnPwzdNjNql6J4QksxxGzPy/ubmIJabb2AWCGUnSRwY9zXiDt0YXPhFsKl3FPsfFzAVGZAaZSBLZIbRmrjEI1ZU97avmGgnNv9V3u1xquhsQGr3ZJBNKLrY9S50GyHpDPSWtwHPPur4YJ8CxaVDbVIFCl/2RWsvLielw7MFD69joxlcJT98MP+06EKauGPxgWsySiVhZPGadLHcI77UsqsGJr0+GbV0NXe3V066YLTLi8xDbECcdwluoJiCVt46aJal+jaddzy7RHJ8ZbjAfvt0fVTNwyW/CV+JSsfzFf/	rbfiAQMBEgBfwd13BgAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAHRleHRbXSoAAABIP37sQpw1hKx4BXoUtWaHtiZqmwk=	rbfiAQYBEgAlzDB+BgAAACgAAAAAAAAAmpmZmZmZuT8hAAAAAAAAAHRleHRbXQAAAAB9AAAAKgAAAEg/fuxCnDWErHgFehS1Zoe2JmqbCQ==
pair	rbfiAQIBEgA2b/3nDgADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAChpbnRlZ2VyLHRleHQpqbP0PhLW4tNgAAgfgNoauYK34WvEC2YovQ==	rbfiAQUBEgCALw02DgADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAAChpbnRlZ2VyLHRleHQpAhAgEBIAIRAAARISEBERABAAAQAQAgERIAAQEREAAhEAABACAAAAAAAQAAAhEgEAAAAAEBAQASEQEAQAARAREBAAACBBAhIQAQAQEhEQIAEAAQAREhAAACABEAEAEBAAASESEA==	rbfiAQQBEiC3MWsODgAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAChpbnRlZ2VyLHRleHQpRwAAAAM2AINDAMUAAI8AADFG8bpPQAANAAG91qcAdwAxfq4AAOqtsh2rewAAqhoA9gCiGQAA5wB0rACmBxQAAAAAYwAAAABlMwAAAA==	rbfiAQEBEgCJgumzDgAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAChpbnRlZ2VyLHRleHQpmDVafyJZygIk4BsbGqWpBSzT3OUosn8O98KtGZ67PxDuUweyQSaSErC4S7r0aW4TUTiqH0lnuRSFLEEwFPhDLYtVF3dzn4QuceL5iL/hLDhEWuwvqbYlOzDYXU3z/ig7mTZWaXmP4j/hOAfTqdN/RoZy2SFMuZJKF34pCCaC5FHCYorz3W8ZU9HW01XK1rJbTNp3ZsvowF+SEr8r912DZozs9AE3LapyO3MBvzTHRnS8+/9xa6endlmqZqZ7jMiGCHBXfx1R3JA+5R3cKTd2kUC6q8hPkl+aW3juhk2rMaQ2qwFR22u1pZPn3ng0O0mpJFMiixnF4LLEUEfj1m6wuv+itgUYvh/Gz+qt9AZ23MsuWS5ZnbWv1ZWClzsllo7a3JJN7F1oed6memx8MvgB4CM11yWx0uzgLaEz5WJOAvw=	rbfiAQMBEgCrhFefDgABACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAChpbnRlZ2VyLHRleHQpKgAAAEbDsQ8kWH42m1qTklpKckqwj/uoNQ==	rbfiAQYBEgANNDfSDgABACgAAAAAAAAAmpmZmZmZuT8hAAAAAAAAAChpbnRlZ2VyLHRleHQpAAAAACkAAAAqAAAARsOxDyRYfjabWpOSWkpySrCP+6g1
int4range	rbfiAQIBEgAWyidpDgADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAHJhbmdlKGludGVnZXIpZHQAgVnuWxg0FZKAcfNTROysYYAmt9bU5A==	rbfiAQUBEgBUVpSaDgADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAAHJhbmdlKGludGVnZXIpAAIQAQADEgEAAAAAAQAAEAEgAgEgESARERABAQAQAQAAAxEAAQIBABAAASAAAAAQAgARASEAMREiAAEBAAEAAQAREBEAEyAQAQAQAQAAABAgARAAEwISECABASIAAwEhAAEgEQ==	rbfiAQQBEiDMZpEWDgAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAHJhbmdlKGludGVnZXIpRwAAAAMAAAAi5A6bAGAAM5YAgU3QnAAAAGduAE0AgwD5uwAAAEIAAIcATgAAkAAAwBqBFVwXAAAAbwCcQZLYMneyAAAI84rzAFcAAA==	rbfiAQEBEgB9Y3PGDgAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAHJhbmdlKGludGVnZXIpJ+rhB2193gi0c/wfTdhsDAk7cHeVP5cOi/aLaupAjRZ4hr2At3oRHAKEOWylFEYqFPzb3ESjDTACuPSksW1YN2BryK3HI5E5wzPjmeqMbECrUA2FxYm+UnYDjehs8DFYJE9jEXjc/15AQyYxCoo6Z+gELq3/KjNsUvgq0pxSgW96gtgUUh5Icc8i+0ILaGd1/u8a6Km9A36lMVjRNeelgWMfsrmHSmSJE8HwnsCn/Ips5BvmkxtRl2AJZIMR2teXdnzIK4XmSqf46tuaR7RDrnbuUFX20Juu/Yl9T5FVea/8umcXdvKgvgQjBFMTnBfKnawEWN6uusyuIJYeA7A+ztPcsaENRZrR85/HBsu60tERPI8XzEOL1F2jhAnMYpvUGpJYUAP/7dWt05ULNaYF200S2MaTHDjg+t+HvgRSNOc=	rbfiAQMBEgDqt0JTDgAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAHJhbmdlKGludGVnZXIpKgAAAComgRhTcsEuEVh4CjnnjgPhCzE2Hg==	rbfiAQYBEgCfWKgpDgAAACgAAAAAAAAAmpmZmZmZuT8hAAAAAAAAAHJhbmdlKGludGVnZXIpAAAAACkAAAAqAAAAKiaBGFNywS4RWHgKOeeOA+ELMTYe
int4multirange	rbfiAQIBEgA520HHEwADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAG11bHRpcmFuZ2UoaW50ZWdlcikvgk6FiKTG44JqG0MEix+K9KL6J20H6MCp	rbfiAQUBEgCPAQg7EwADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAAG11bHRpcmFuZ2UoaW50ZWdlcikRERAAIAAAEBARAAIBAQAQABAAIAABEBAQAQAhEQAQERAAABAQEDABETABABIAAAEAAwAAERAAEBIRAQAQEAAgAAISIhAAEBAQEBETIgIQAAEREAIRAQAAADAQEQAAACEBIDAQ	rbfiAQQBEiDAbMciEwAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAG11bHRpcmFuZ2UoaW50ZWdlcilHAAAAAwkAAAAd29CuSQB2g5PuAAAaY7sA8AAEw9IASXIAuwDENgBHAJP7a/RMaQAAAAAAZ0JGAGkAAAAAywAAmAjpfgAAfgAAAAAA	rbfiAQEBEgDTSnpIEwAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAG11bHRpcmFuZ2UoaW50ZWdlcilKL4viFb+3BqwRWqwrhCEUaxpkbp4J6xfyy1gbuIZRGhQM2cSkV64aLvzhLkIcixxEQfbn6eK6HzHW29E7crkjWlPbk90OySWgqFmkKgoRKYZ/JvmzTFQseviJyQaquTk963MkgkqeQrM28AdwHt9SQLZNX0q63VmQ9vu3EUkfYEREBPfeCIpk8PLEMzcMV3AmYq5+hvb6cWtVghPhKnh06pN44XEbcng3MVSpzz10eBf2O/JPiPWH/woCsWWqjoi010orsFZ7jX2gSZ8dZRiQ2gMbjb+jnqEKwEsZVPWFom3JM/c/O6Wq6/l7OrlgtbJI8oOmkQrtvSlBaxJvV1O+qtNr5J8h08PRDP1ZBLSvyanikTABnaDLTKKzH9DEDN1rgnQZQcxJ4N7moMnPm9juXfmcTjm+S/LDxKvsyMsX+Q==	rbfiAQMBEgCJyWneEwABACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAG11bHRpcmFuZ2UoaW50ZWdlcikqAAAA5enOG+Rg9u4PIPKxYaEzBd/tT24s	rbfiAQYBEgBSdE5tEwABACgAAAAAAAAAmpmZmZmZuT8hAAAAAAAAAG11bHRpcmFuZ2UoaW50ZWdlcikAAAAAfQAAACoAAADl6c4b5GD27g8g8rFhoTMF3+1Pbiw=
jsonb	rbfiAQIBEwGdS10lEAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAHBnX2NhdGFsb2cuanNvbmKs4yPpJFQwxVe1KE2f8cfA334VShKAQw8X	rbfiAQUBEwGUpt7wEAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAAHBnX2NhdGFsb2cuanNvbmIAERAQEQAQERIAEAABEBASAAEgAAABAQEAACEAAQIAEjEBAQEBAREgABAQAAERAAESEQEQAQASERICABIAAAAhIRIBEhARIQEBAQIAEBAAARAAAQAAAAAQEgAAARETAAARAgEA	rbfiAQQBEyEtbZEAEAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAHBnX2NhdGFsb2cuanNvbmJHAAAAAxwAUAAAAFw8b9AAAFvl2gAAiAB7AL8AbQD0AAAYAINFlTBOygBmugAAAOUARVAAODlwV637swBOxFwAaAAAAAAAAMpTANUA	rbfiAQEBEwEcWJYtEAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAHBnX2NhdGFsb2cuanNvbmJ78OIm8zTJE2LNW5EnEGQUmhRxj+gzoRSBylOFdGZIFf0n26Z1ajkWlOAWeWH4ih+MR5c0bzRyIBmJydRK4m4iE+B/8S0HxjGhVit9TxlBMhjQJXay34BETXOBL5lAv0vis3ulqMFcV9S5+Cemr7NX+16r0VoTwFnpgy7anwOtXfq+QOqRfwlhXh/U+vZyemLFwplDscc6aFE8V44H0khtGlAtdiHUim8/e/JnuGkRfFi0+u84+SSMxcSljt1OkYyN0UTOGRoznKenE+nByymgzVrtHNutwabTQ17+TKzWrmu1L+NNwlS0hOd9lxzXurZbyKVQGmcWuBcbPHjIV1K9gPWAJ1SY3sbPPOXNMG6Rz+CLGDi41/3d+NslvqXD69+g2B863UtQ8J4pbRlYHqP4KeoboLTHrvq+TW/kXLAK/Q==	rbfiAQMBEwFBhGOXEAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAHBnX2NhdGFsb2cuanNvbmIqAAAAyv3NC5+0ktNIviOr5muWTqY/WNYo	rbfiAQYBEwHs1lI7EAAAACgAAAAAAAAAmpmZmZmZuT8hAAAAAAAAAHBnX2NhdGFsb2cuanNvbmIAAAAAfQAAACoAAADK/c0Ln7SS00i+I6vma5ZOpj9Y1ig=
oid	rbfiAQIBFAClOmgqAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAOCE/RxKKWFZEqIVcXpqPzggo3QNE2kGKVw=	rbfiAQUBFACo+MchAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAAAAAECEAAgAQARERIQATAQAgEAABARAQAAEAEAEBEAEBEAABABAAIBABAQEAAQAhATAQEQEgECABEREiAAAgUQAAABAAEgAQIAABEQEBIwAAIgACAAEQEAEQAQAAAhAQAAAjAQE=	rbfiAQQBFCBhOAPoAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADAABRAFaPfLxoAN1oABUAb5E4AACnAACNUgAAAA2jI1GjAACgAGPVAIDOAAAHVAD+LGNyFSkHAFd1AADSACwAAABiuAAAAAA=	rbfiAQEBFACaXOH1AAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAD6M1JKSxlgCwg+CwwCmCwnComaaHBlHFV2toRRItjIhmG8l6mz2riEnkIPURhK9L7thSkqoaNQzUnS5B0VZGDfRDhqbY8l3N9YRNiehSw4+vDHo7c1skkPMYyCrceM7SV/19Cb9izpLh3BL1k3TVE2ELGpcTa5IUAJLTEp98TlSu8XUHjoCkVRgdV5tmI6hZFFNkDRtW0JtyQuiZh2R9XAxrtBN9YkrcgWEcr8swXd2nKmI7O6/DX1LGQugJ/Gqij1D9BJMhcKSDOghHtg0EZWYlBQQsWAVl00T9l58UIuhgo6heo6O2bZSGlGxOJIFuOBhSvAsQqu+v3fLLcfpGMHlYk4Y2gYwwiwOwcXQVuLEA0SU5WvwkMiSYXsxYoVr1M3dmBAMobPnM5m+bcexM+yKpMJ5Oek19RRavQGKso32	rbfiAQMBFACaslOyAAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAAAIo0tAzqg6KZoq87FSpBMFcz9Zsgw=	rbfiAQYBFADzqAWJAAAAACgAAAAAAAAAmpmZmZmZuT8xAAAAAAAAAA4AAAAwAAAAKgAAAAijS0DOqDopmirzsVKkEwVzP1myDLL6ieiwoO415B3CpzidYAs=
xid	rbfiAQIBFQBwls0IAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAOCE/RxKKWFZEqIVcXpqPzggo3QNE2kGKVw=	rbfiAQUBFQDiMeTNAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAAAAAECEAAgAQARERIQATAQAgEAABARAQAAEAEAEBEAEBEAABABAAIBABAQEAAQAhATAQEQEgECABEREiAAAgUQAAABAAEgAQIAABEQEBIwAAIgACAAEQEAEQAQAAAhAQAAAjAQE=	rbfiAQQBFSABQ2RRAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADAABRAFaPfLxoAN1oABUAb5E4AACnAACNUgAAAA2jI1GjAACgAGPVAIDOAAAHVAD+LGNyFSkHAFd1AADSACwAAABiuAAAAAA=	rbfiAQEBFQBTuBnoAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAD6M1JKSxlgCwg+CwwCmCwnComaaHBlHFV2toRRItjIhmG8l6mz2riEnkIPURhK9L7thSkqoaNQzUnS5B0VZGDfRDhqbY8l3N9YRNiehSw4+vDHo7c1skkPMYyCrceM7SV/19Cb9izpLh3BL1k3TVE2ELGpcTa5IUAJLTEp98TlSu8XUHjoCkVRgdV5tmI6hZFFNkDRtW0JtyQuiZh2R9XAxrtBN9YkrcgWEcr8swXd2nKmI7O6/DX1LGQugJ/Gqij1D9BJMhcKSDOghHtg0EZWYlBQQsWAVl00T9l58UIuhgo6heo6O2bZSGlGxOJIFuOBhSvAsQqu+v3fLLcfpGMHlYk4Y2gYwwiwOwcXQVuLEA0SU5WvwkMiSYXsxYoVr1M3dmBAMobPnM5m+bcexM+yKpMJ5Oek19RRavQGKso32	rbfiAQMBFQAPhcHrAAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAAAIo0tAzqg6KZoq87FSpBMFcz9Zsgw=	rbfiAQYBFQAV7ccrAAAAACgAAAAAAAAAmpmZmZmZuT8xAAAAAAAAAA4AAAAwAAAAKgAAAAijS0DOqDopmirzsVKkEwVzP1myDLL6ieiwoO415B3CpzidYAs=
xid8	rbfiAQIBFgAgVdM1AAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAK7+JsmXJRVZ1JLFD1NfCJHjDAp0JPBLGZQ=	rbfiAQUBFgApP0CoAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAACAREBAQEREhEAEQAAEQABERAQIgAwEQAAECAQABIAECAAECIhAAARABAQATEUEAABEAAQEREQQBABAAAAEAARAhABARABMAABAQAAAAAxEBAAEQAAAAEREhEAABARACAAABARA=	rbfiAQQBFiB0b8UGAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADAD8AQQBfvgAA3gBKAHEAAJPCAHQAoGXs55QAAAAWeBoAANIUnACrhWovAACMzwCUAAAAAAAAAFdvH4HGiuUAAEsiAAPaACI=	rbfiAQEBFgCzJB1SAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAJWTe+B69M4D2ChoXoHnuAWGoD/lu6U7BrPPwEsavkoMdoaWMp3uBg5D4u6RXMaGIDZ45caneRQx6aOD15TD/DRSuy5AM8KgSh2IoHQaqtFPe2iMYZSKqVJLElBPLpBeVrstzRc/Sb1W/vRekoTtm147Z2NH2kuZa+vlnQxbI8B2wSD80uo99IRnlsX1Ev5FhspspPL3NJKM4lnNlDSx4ZQsY5Af41/9lNs8vbbjjxycl0mBBpVFnp49QgGOo1Jcn/7cdgYVPfuhSQktpQaVf74w6fowbMhewXhxXtkKKSLKMg9HFxfEZcsmm7RyZHJqzjGFW6WeS97RyCffOMj4ptVsc79FvKiz1pPjaA2TQX7ZDcbRbPyi/OJ1KJeo6Rut5hstBx98KODnbRVHiuwaxO5quzM158lZ9zmzhb15x7H+	rbfiAQMBFgBbwJIjAAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAAD5b0Y2vtzW6UIV8o+818aJBfb4Mxw=	rbfiAQYBFgAq9O54AAAAACgAAAAAAAAAmpmZmZmZuT8xAAAAAAAAAA4AAAAwAAAAKgAAAPlvRja+3NbpQhXyj7zXxokF9vgzHFSqWo9BKO5vU10QXuPm5Q4=
cid	rbfiAQIBFwArsvyVAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAOCE/RxKKWFZEqIVcXpqPzggo3QNE2kGKVw=	rbfiAQUBFwAlGnPIAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAAAAAECEAAgAQARERIQATAQAgEAABARAQAAEAEAEBEAEBEAABABAAIBABAQEAAQAhATAQEQEgECABEREiAAAgUQAAABAAEgAQIAABEQEBIwAAIgACAAEQEAEQAQAAAhAQAAAjAQE=	rbfiAQQBFyAbcCccAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADAABRAFaPfLxoAN1oABUAb5E4AACnAACNUgAAAA2jI1GjAACgAGPVAIDOAAAHVAD+LGNyFSkHAFd1AADSACwAAABiuAAAAAA=	rbfiAQEBFwBxu/7MAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAD6M1JKSxlgCwg+CwwCmCwnComaaHBlHFV2toRRItjIhmG8l6mz2riEnkIPURhK9L7thSkqoaNQzUnS5B0VZGDfRDhqbY8l3N9YRNiehSw4+vDHo7c1skkPMYyCrceM7SV/19Cb9izpLh3BL1k3TVE2ELGpcTa5IUAJLTEp98TlSu8XUHjoCkVRgdV5tmI6hZFFNkDRtW0JtyQuiZh2R9XAxrtBN9YkrcgWEcr8swXd2nKmI7O6/DX1LGQugJ/Gqij1D9BJMhcKSDOghHtg0EZWYlBQQsWAVl00T9l58UIuhgo6heo6O2bZSGlGxOJIFuOBhSvAsQqu+v3fLLcfpGMHlYk4Y2gYwwiwOwcXQVuLEA0SU5WvwkMiSYXsxYoVr1M3dmBAMobPnM5m+bcexM+yKpMJ5Oek19RRavQGKso32	rbfiAQMBFwD43wppAAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAAAIo0tAzqg6KZoq87FSpBMFcz9Zsgw=	rbfiAQYBFwBm+Ap+AAAAACgAAAAAAAAAmpmZmZmZuT8xAAAAAAAAAA4AAAAwAAAAKgAAAAijS0DOqDopmirzsVKkEwVzP1myDLL6ieiwoO415B3CpzidYAs=
tid	rbfiAQIBGAARs4ycAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAMwrAZ/pFDAQ4HKDGbNMT0Z0y8gqzzSYAHs=	rbfiAQUBGAAuKFg1AAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAAAAiABERIBAAAQAAABIRASACEDARAAECAAAAEQAAAAEAAAAQEhAAEQERAAAQAiACAEEAEiAAEgABEhEAAhABAAEAASECIRAAIQAQABEQIBAAEhEAEgABEQAAEAEQAAAAABEQQQI=	rbfiAQQBGCBCh7khAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADXADuAHsAWdEnAAALAIXCQQBXDQBJACHdRK9uWQDaAKYAAKkANWYA3L4AAAAAAKEAKwAod5AAAC0mRQAAtfzLhABjAAC0AAA=	rbfiAQEBGAAxLq69AAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAJvcbH6tS4wCd+STIeJg6wJmbDNsVs6qBafAIOuHQ3saTi1/HTvS8hydgwcgZPaZIJcZssUqUcEtUMTIyXTtlzO/5sA3HCkIOtUwea+dHeU8m6oTMSvX5j1e+u8OXOu0QHmnePoo9i5D1CDjoS9fmF9nz/h+YcTQYBq+K4/HFaBj9cw4+YS1IGs/Cw9PbugMbT+ILlO++F931qLRBf056HhTo7pNDGGKhOfBK7JwlxmPzP/smts7J5AJeIKydgL7lh2UerWPRA6ic20GTqGEGqWB7Mg9OwyLptAFEWL3fL+mFAQewi2HC6gx4jm7cRy6qCWyL3CrfuqwHf9fNtMW5rzl4QQ5RlY4ww0Y4bub+iTgxeM4IU0viOIzJzpohx0Y5FInHPY9wkzqH7llOdDXxvgRXt+B6fMa+Vk2cF7TJ7L/	rbfiAQMBGAD3fI/gAAABACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAACFmhW8CyxVvaErEF5q1v3PX9txNTk=	rbfiAQYBGAAiDMaQAAABACgAAAAAAAAAmpmZmZmZuT8hAAAAAAAAAAAAAAApAAAAKgAAAIWaFbwLLFW9oSsQXmrW/c9f23E1OQ==
pg_lsn	rbfiAQIBGQBULwxVAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAK7+JsmXJRVZ1JLFD1NfCJHjDAp0JPBLGZQ=	rbfiAQUBGQBsuzsaAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAACAREBAQEREhEAEQAAEQABERAQIgAwEQAAECAQABIAECAAECIhAAARABAQATEUEAABEAAQEREQQBABAAAAEAARAhABARABMAABAQAAAAAxEBAAEQAAAAEREhEAABARACAAABARA=	rbfiAQQBGSC/dC3LAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADAD8AQQBfvgAA3gBKAHEAAJPCAHQAoGXs55QAAAAWeBoAANIUnACrhWovAACMzwCUAAAAAAAAAFdvH4HGiuUAAEsiAAPaACI=	rbfiAQEBGQDsEpEWAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAJWTe+B69M4D2ChoXoHnuAWGoD/lu6U7BrPPwEsavkoMdoaWMp3uBg5D4u6RXMaGIDZ45caneRQx6aOD15TD/DRSuy5AM8KgSh2IoHQaqtFPe2iMYZSKqVJLElBPLpBeVrstzRc/Sb1W/vRekoTtm147Z2NH2kuZa+vlnQxbI8B2wSD80uo99IRnlsX1Ev5FhspspPL3NJKM4lnNlDSx4ZQsY5Af41/9lNs8vbbjjxycl0mBBpVFnp49QgGOo1Jcn/7cdgYVPfuhSQktpQaVf74w6fowbMhewXhxXtkKKSLKMg9HFxfEZcsmm7RyZHJqzjGFW6WeS97RyCffOMj4ptVsc79FvKiz1pPjaA2TQX7ZDcbRbPyi/OJ1KJeo6Rut5hstBx98KODnbRVHiuwaxO5quzM158lZ9zmzhb15x7H+	rbfiAQMBGQD3fGC9AAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAAD5b0Y2vtzW6UIV8o+818aJBfb4Mxw=	rbfiAQYBGQCCo75XAAAAACgAAAAAAAAAmpmZmZmZuT9GAAAAAAAAAH8AAAAAAAAAKgAAAPlvRja+3NbpQhXyj7zXxokF9vgzHA3Ya9cWPBbhN4rDjsldgM+g8l2rMwzYa9cWMGCvXVsQYdMflA0=
a_char	rbfiAQIBGgDn+FFIAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAKuWjZtAHyMZogkzcy+LbM0ZwHMDVptIOTA=	rbfiAQUBGgAqd0FNAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAADIgEBAQAQEQATIAEBEQARAAAAABERIBABEAMAABEAMAEAAQIAEQAAAiABIAEQARARERIAAREAAQABEQAQESABEDEAIAAAAAISEAEQMTAAAAEAEBARIQARAAEAACARARAAAAEQA=	rbfiAQQBGiB2IUtIAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADAAAA7ABe+wDCAHAAVwBrXCEzIMI3AAD8mQDuAAAAoQB9AADADQIAAABNAACQVqzEJp32AAAAKUcAjTjW5tX63AZ5AAAAAAA=	rbfiAQEBGgAJJGy3AAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAFUQJLun44IZ1hET3yeJAxq03B0IKIiUIAMAMo9a0FMnC9UwVLWjhCp+RbpUb2LNMpq685+QVcEzJXnlHtOBAjd9B5yBGXnNQRwQRGe8gZ5CyqfHyXQC+EXSheHvrzaRRnEuwfJGCf1NP4TYRBwLWleESC85fNcDXupLLGt8Qk9mZmrv9QXCRXA3BR4elh5ecfMjJKBsdtN0Lfms8IU+A3ZRzYB0mmVedla4ZGjW0Op3n+K6qTojv3kN7a63FjDQeTYvaM05ySmRKrOnT5WCpKAk63x8Y6Bco8zjHYGGliCk01pzPVqBiqsNSrxiiKRktTULr7T3OHu9h5tEHRnlIL46DAxYT50PwAqLriRnD6rLbhmJjPMby8uQqjbO2m7gyz+Az38CEYniFAe4P+QrBPcUo10vMqeV+6YqojkVcLv9	rbfiAQMBGgBCme5HAAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAAA1oRUnnCCwRFq4UWvyrtEEgHi9NDw=	rbfiAQYBGgD1CxCCAAAAACgAAAAAAAAAmpmZmZmZuT9BAAAAAAAAAH4AAAAAAAAAKgAAADWhFSecILBEWrhRa/Ku0QSAeL00PAWx1Bg6ZDf1D3NhuatUDkXMWph2ITsecO0TRI7oD8YA
char_9_	rbfiAQIBGwDE7sljAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAE1tMJyPa+7MrUqQEboiQbCbi2INQw/gIAo=	rbfiAQUBGwA603RjAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAAAERAAEBIRABAAARAAARARAhIgAgIhAQAhAREDMAIQASAhEQEBAgAAEAAAMQAgACACAQMRAQACAAAgAAAQAAEhAREAEgETAAIBAAEAECEQAAEQAAARIRAAAAACARAAAQABAQAAA=	rbfiAQQBGyC/XGwjAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADALQMAEEkAA9bHQByAADnqgAAAAAAAJYtAL4AJUMAg8kARQC3OgA50R8AvNjUAAA+wwDlAByEv7N958WnAN8AAAB4AABiAAA=	rbfiAQEBGwBNLXkJAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAANskJAho6fgGRFMSlN2FCA6F2nxAUsy9E84/ttazVEoWRgJh28jD6RfI8ddPMWpeII5klcqA2vki1cKs2VRuiDA5JLz3UwZvNjWYJs2ScV45cKRymYSjtEJn4mQoVzhoQ5ks2cSXBelMv6wTs9gzu01aZbEm4L/nTckNcTYV0Xxb9lMS/4fWdGAIGGLGbufsYYaYvOtCPhxkoBfgY37cqWbDKNKy6hgod7dcXeBNI3N4RinBa1EtKHvmkbqidbUJgWgJ652xidmC05Y+tfG7qo4gZlBqbTyQlBm0lVkhpPmbaA9aER0BVZ7MAnCsINjKrC9dxH7cR/yuXW363je6KrgNsD9arYGgxHqPrhLBGXfSYuT6CRY1zdWtvKKLIMYH4QTTwxF6b7/mJNfwiUQZze6Vrja4kBh38tms33Q8xaH2	rbfiAQMBGwD6kUIgAAABACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAABbb14/COlcufKC4D5dECwV+9fl7Aw=	rbfiAQYBGwDffWq+AAABACgAAAAAAAAAmpmZmZmZuT8xAAAAAAAAAA4AAAAwAAAAKgAAAFtvXj8I6Vy58oLgPl0QLBX71+XsDM1eZ/4ItZruFxrxQ3gHAxM=
\.


--
-- Data for Name: guarded; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.guarded (k, f) FROM stdin;
1	rbfiAQMBAQDFKl6VAAAAAAMAAAAAAAAAldYm6AsuET4XAAAAAAAAAAUAAAARzihghHBEMGCUAA4ZApQixCAB
3	rbfiAQMBAQDFKl6VAAAAAAMAAAAAAAAAldYm6AsuET4XAAAAAAAAAAUAAAARzihghHBEMGCUAA4ZApQixCAB
-5	rbfiAQMBAQDFKl6VAAAAAAMAAAAAAAAAldYm6AsuET4XAAAAAAAAAAUAAAARzihghHBEMGCUAA4ZApQixCAB
\.


--
-- Data for Name: holders; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.holders (part, parts, several, leveldb) FROM stdin;
(2026-01-01,rbfiAQMBAQCZ8xRfAAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAAD5b0Y2vtzW6UIV8o+818aJBfb4Mxw=)	{"(2026-01-01,rbfiAQMBAQCZ8xRfAAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAAD5b0Y2vtzW6UIV8o+818aJBfb4Mxw=)","(2026-01-02,)"}	{rbfiAQIBAQBNdZBbAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAK7+JsmXJRVZ1JLFD1NfCJHjDAp0JPBLGZQ=,NULL}	\\x81e4b692d15f520a590a6b43d495a3a07cc0472f156e454aa73e585050ac9104445f45b8840b5c0c72e6517b8d9490c67c3606
\.


--
-- Data for Name: keys_a_char; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.keys_a_char (k) FROM stdin;
(
*
,
.
0
2
4
6
8
:
<
>
@
B
D
F
H
J
L
N
P
R
T
V
X
Z
\\
^
`
b
d
f
h
j
l
n
p
r
t
v
\.


--
-- Data for Name: keys_bigint; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.keys_bigint (k) FROM stdin;
10000000070
12000000084
14000000098
16000000112
18000000126
2000000014
20000000140
22000000154
24000000168
26000000182
28000000196
30000000210
32000000224
34000000238
36000000252
38000000266
4000000028
40000000280
42000000294
44000000308
46000000322
48000000336
50000000350
52000000364
54000000378
56000000392
58000000406
6000000042
60000000420
62000000434
64000000448
66000000462
68000000476
70000000490
72000000504
74000000518
76000000532
78000000546
8000000056
80000000560
\.


--
-- Data for Name: keys_boolean; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.keys_boolean (k) FROM stdin;
t
\.


--
-- Data for Name: keys_bytea; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.keys_bytea (k) FROM stdin;
\\x00000002
\\x00000004
\\x00000006
\\x00000008
\\x0000000a
\\x0000000c
\\x0000000e
\\x00000010
\\x00000012
\\x00000014
\\x00000016
\\x00000018
\\x0000001a
\\x0000001c
\\x0000001e
\\x00000020
\\x00000022
\\x00000024
\\x00000026
\\x00000028
\\x0000002a
\\x0000002c
\\x0000002e
\\x00000030
\\x00000032
\\x00000034
\\x00000036
\\x00000038
\\x0000003a
\\x0000003c
\\x0000003e
\\x00000040
\\x00000042
\\x00000044
\\x00000046
\\x00000048
\\x0000004a
\\x0000004c
\\x0000004e
\\x00000050
\.


--
-- Data for Name: keys_char_9_; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.keys_char_9_ (k) FROM stdin;
c10      
c12      
c14      
c16      
c18      
c2       
c20      
c22      
c24      
c26      
c28      
c30      
c32      
c34      
c36      
c38      
c4       
c40      
c42      
c44      
c46      
c48      
c50      
c52      
c54      
c56      
c58      
c6       
c60      
c62      
c64      
c66      
c68      
c70      
c72      
c74      
c76      
c78      
c8       
c80      
\.


--
-- Data for Name: keys_cid; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.keys_cid (k) FROM stdin;
10
12
14
16
18
2
20
22
24
26
28
30
32
34
36
38
4
40
42
44
46
48
50
52
54
56
58
6
60
62
64
66
68
70
72
74
76
78
8
80
\.


--
-- Data for Name: keys_cidr; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.keys_cidr (k) FROM stdin;
10.0.0.10/32
10.0.0.12/32
10.0.0.14/32
10.0.0.16/32
10.0.0.18/32
10.0.0.2/32
10.0.0.20/32
10.0.0.22/32
10.0.0.24/32
10.0.0.26/32
10.0.0.28/32
10.0.0.30/32
10.0.0.32/32
10.0.0.34/32
10.0.0.36/32
10.0.0.38/32
10.0.0.4/32
10.0.0.40/32
10.0.0.42/32
10.0.0.44/32
10.0.0.46/32
10.0.0.48/32
10.0.0.50/32
10.0.0.52/32
10.0.0.54/32
10.0.0.56/32
10.0.0.58/32
10.0.0.6/32
10.0.0.60/32
10.0.0.62/32
10.0.0.64/32
10.0.0.66/32
10.0.0.68/32
10.0.0.70/32
10.0.0.72/32
10.0.0.74/32
10.0.0.76/32
10.0.0.78/32
10.0.0.8/32
10.0.0.80/32
\.


--
-- Data for Name: keys_color; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.keys_color (k) FROM stdin;
blue
red
\.


--
-- Data for Name: keys_date; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.keys_date (k) FROM stdin;
2000-01-03
2000-01-05
2000-01-07
2000-01-09
2000-01-11
2000-01-13
2000-01-15
2000-01-17
2000-01-19
2000-01-21
2000-01-23
2000-01-25
2000-01-27
2000-01-29
2000-01-31
2000-02-02
2000-02-04
2000-02-06
2000-02-08
2000-02-10
2000-02-12
2000-02-14
2000-02-16
2000-02-18
2000-02-20
2000-02-22
2000-02-24
2000-02-26
2000-02-28
2000-03-01
2000-03-03
2000-03-05
2000-03-07
2000-03-09
2000-03-11
2000-03-13
2000-03-15
2000-03-17
2000-03-19
2000-03-21
\.


--
-- Data for Name: keys_double_precision; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.keys_double_precision (k) FROM stdin;
0.2857142857142857
0.5714285714285714
0.8571428571428571
1.1428571428571428
1.4285714285714286
1.7142857142857142
10
10.285714285714286
10.571428571428571
10.857142857142858
11.142857142857142
11.428571428571429
2
2.2857142857142856
2.5714285714285716
2.857142857142857
3.142857142857143
3.4285714285714284
3.7142857142857144
4
4.285714285714286
4.571428571428571
4.857142857142857
5.142857142857143
5.428571428571429
5.714285714285714
6
6.285714285714286
6.571428571428571
6.857142857142857
7.142857142857143
7.428571428571429
7.714285714285714
8
8.285714285714286
8.571428571428571
8.857142857142858
9.142857142857142
9.428571428571429
9.714285714285714
\.


--
-- Data for Name: keys_inet; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.keys_inet (k) FROM stdin;
10.0.0.10
10.0.0.12
10.0.0.14
10.0.0.16
10.0.0.18
10.0.0.2
10.0.0.20
10.0.0.22
10.0.0.24
10.0.0.26
10.0.0.28
10.0.0.30
10.0.0.32
10.0.0.34
10.0.0.36
10.0.0.38
10.0.0.4
10.0.0.40
10.0.0.42
10.0.0.44
10.0.0.46
10.0.0.48
10.0.0.50
10.0.0.52
10.0.0.54
10.0.0.56
10.0.0.58
10.0.0.6
10.0.0.60
10.0.0.62
10.0.0.64
10.0.0.66
10.0.0.68
10.0.0.70
10.0.0.72
10.0.0.74
10.0.0.76
10.0.0.78
10.0.0.8
10.0.0.80
\.


--
-- Data for Name: keys_int4multirange; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.keys_int4multirange (k) FROM stdin;
{[10,11),[1000,1001)}
{[12,13),[1000,1001)}
{[14,15),[1000,1001)}
{[16,17),[1000,1001)}
{[18,19),[1000,1001)}
{[2,3),[1000,1001)}
{[20,21),[1000,1001)}
{[22,23),[1000,1001)}
{[24,25),[1000,1001)}
{[26,27),[1000,1001)}
{[28,29),[1000,1001)}
{[30,31),[1000,1001)}
{[32,33),[1000,1001)}
{[34,35),[1000,1001)}
{[36,37),[1000,1001)}
{[38,39),[1000,1001)}
{[4,5),[1000,1001)}
{[40,41),[1000,1001)}
{[42,43),[1000,1001)}
{[44,45),[1000,1001)}
{[46,47),[1000,1001)}
{[48,49),[1000,1001)}
{[50,51),[1000,1001)}
{[52,53),[1000,1001)}
{[54,55),[1000,1001)}
{[56,57),[1000,1001)}
{[58,59),[1000,1001)}
{[6,7),[1000,1001)}
{[60,61),[1000,1001)}
{[62,63),[1000,1001)}
{[64,65),[1000,1001)}
{[66,67),[1000,1001)}
{[68,69),[1000,1001)}
{[70,71),[1000,1001)}
{[72,73),[1000,1001)}
{[74,75),[1000,1001)}
{[76,77),[1000,1001)}
{[78,79),[1000,1001)}
{[8,9),[1000,1001)}
{[80,81),[1000,1001)}
\.


--
-- Data for Name: keys_int4range; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.keys_int4range (k) FROM stdin;
[10,12)
[12,14)
[14,16)
[16,18)
[18,20)
[2,4)
[20,22)
[22,24)
[24,26)
[26,28)
[28,30)
[30,32)
[32,34)
[34,36)
[36,38)
[38,40)
[4,6)
[40,42)
[42,44)
[44,46)
[46,48)
[48,50)
[50,52)
[52,54)
[54,56)
[56,58)
[58,60)
[6,8)
[60,62)
[62,64)
[64,66)
[66,68)
[68,70)
[70,72)
[72,74)
[74,76)
[76,78)
[78,80)
[8,10)
[80,82)
\.


--
-- Data for Name: keys_integer; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.keys_integer (k) FROM stdin;
10
12
14
16
18
2
20
22
24
26
28
30
32
34
36
38
4
40
42
44
46
48
50
52
54
56
58
6
60
62
64
66
68
70
72
74
76
78
8
80
\.


--
-- Data for Name: keys_integer_array; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.keys_integer_array (k) FROM stdin;
{10,NULL,-10}
{12,NULL,-12}
{14,NULL,-14}
{16,NULL,-16}
{18,NULL,-18}
{2,NULL,-2}
{20,NULL,-20}
{22,NULL,-22}
{24,NULL,-24}
{26,NULL,-26}
{28,NULL,-28}
{30,NULL,-30}
{32,NULL,-32}
{34,NULL,-34}
{36,NULL,-36}
{38,NULL,-38}
{4,NULL,-4}
{40,NULL,-40}
{42,NULL,-42}
{44,NULL,-44}
{46,NULL,-46}
{48,NULL,-48}
{50,NULL,-50}
{52,NULL,-52}
{54,NULL,-54}
{56,NULL,-56}
{58,NULL,-58}
{6,NULL,-6}
{60,NULL,-60}
{62,NULL,-62}
{64,NULL,-64}
{66,NULL,-66}
{68,NULL,-68}
{70,NULL,-70}
{72,NULL,-72}
{74,NULL,-74}
{76,NULL,-76}
{78,NULL,-78}
{8,NULL,-8}
{80,NULL,-80}
\.


--
-- Data for Name: keys_interval; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.keys_interval (k) FROM stdin;
02:00:00
04:00:00
06:00:00
08:00:00
10:00:00
12:00:00
14:00:00
16:00:00
18:00:00
20:00:00
22:00:00
24:00:00
26:00:00
28:00:00
30:00:00
32:00:00
34:00:00
36:00:00
38:00:00
40:00:00
42:00:00
44:00:00
46:00:00
48:00:00
50:00:00
52:00:00
54:00:00
56:00:00
58:00:00
60:00:00
62:00:00
64:00:00
66:00:00
68:00:00
70:00:00
72:00:00
74:00:00
76:00:00
78:00:00
80:00:00
\.


--
-- Data for Name: keys_jsonb; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.keys_jsonb (k) FROM stdin;
{"a": 10}
{"a": 12}
{"a": 14}
{"a": 16}
{"a": 18}
{"a": 20}
{"a": 22}
{"a": 24}
{"a": 26}
{"a": 28}
{"a": 2}
{"a": 30}
{"a": 32}
{"a": 34}
{"a": 36}
{"a": 38}
{"a": 40}
{"a": 42}
{"a": 44}
{"a": 46}
{"a": 48}
{"a": 4}
{"a": 50}
{"a": 52}
{"a": 54}
{"a": 56}
{"a": 58}
{"a": 60}
{"a": 62}
{"a": 64}
{"a": 66}
{"a": 68}
{"a": 6}
{"a": 70}
{"a": 72}
{"a": 74}
{"a": 76}
{"a": 78}
{"a": 80}
{"a": 8}
\.


--
-- Data for Name: keys_macaddr; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.keys_macaddr (k) FROM stdin;
00:00:00:00:00:02
00:00:00:00:00:04
00:00:00:00:00:06
00:00:00:00:00:08
00:00:00:00:00:0a
00:00:00:00:00:0c
00:00:00:00:00:0e
00:00:00:00:00:10
00:00:00:00:00:12
00:00:00:00:00:14
00:00:00:00:00:16
00:00:00:00:00:18
00:00:00:00:00:1a
00:00:00:00:00:1c
00:00:00:00:00:1e
00:00:00:00:00:20
00:00:00:00:00:22
00:00:00:00:00:24
00:00:00:00:00:26
00:00:00:00:00:28
00:00:00:00:00:2a
00:00:00:00:00:2c
00:00:00:00:00:2e
00:00:00:00:00:30
00:00:00:00:00:32
00:00:00:00:00:34
00:00:00:00:00:36
00:00:00:00:00:38
00:00:00:00:00:3a
00:00:00:00:00:3c
00:00:00:00:00:3e
00:00:00:00:00:40
00:00:00:00:00:42
00:00:00:00:00:44
00:00:00:00:00:46
00:00:00:00:00:48
00:00:00:00:00:4a
00:00:00:00:00:4c
00:00:00:00:00:4e
00:00:00:00:00:50
\.


--
-- Data for Name: keys_macaddr8; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.keys_macaddr8 (k) FROM stdin;
00:00:00:00:00:00:00:02
00:00:00:00:00:00:00:04
00:00:00:00:00:00:00:06
00:00:00:00:00:00:00:08
00:00:00:00:00:00:00:0a
00:00:00:00:00:00:00:0c
00:00:00:00:00:00:00:0e
00:00:00:00:00:00:00:10
00:00:00:00:00:00:00:12
00:00:00:00:00:00:00:14
00:00:00:00:00:00:00:16
00:00:00:00:00:00:00:18
00:00:00:00:00:00:00:1a
00:00:00:00:00:00:00:1c
00:00:00:00:00:00:00:1e
00:00:00:00:00:00:00:20
00:00:00:00:00:00:00:22
00:00:00:00:00:00:00:24
00:00:00:00:00:00:00:26
00:00:00:00:00:00:00:28
00:00:00:00:00:00:00:2a
00:00:00:00:00:00:00:2c
00:00:00:00:00:00:00:2e
00:00:00:00:00:00:00:30
00:00:00:00:00:00:00:32
00:00:00:00:00:00:00:34
00:00:00:00:00:00:00:36
00:00:00:00:00:00:00:38
00:00:00:00:00:00:00:3a
00:00:00:00:00:00:00:3c
00:00:00:00:00:00:00:3e
00:00:00:00:00:00:00:40
00:00:00:00:00:00:00:42
00:00:00:00:00:00:00:44
00:00:00:00:00:00:00:46
00:00:00:00:00:00:00:48
00:00:00:00:00:00:00:4a
00:00:00:00:00:00:00:4c
00:00:00:00:00:00:00:4e
00:00:00:00:00:00:00:50
\.


--
-- Data for Name: keys_name; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.keys_name (k) FROM stdin;
key 10
key 12
key 14
key 16
key 18
key 2
key 20
key 22
key 24
key 26
key 28
key 30
key 32
key 34
key 36
key 38
key 4
key 40
key 42
key 44
key 46
key 48
key 50
key 52
key 54
key 56
key 58
key 6
key 60
key 62
key 64
key 66
key 68
key 70
key 72
key 74
key 76
key 78
key 8
key 80
\.


--
-- Data for Name: keys_numeric; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.keys_numeric (k) FROM stdin;
10.00
100.00
12.50
15.00
17.50
2.50
20.00
22.50
25.00
27.50
30.00
32.50
35.00
37.50
40.00
42.50
45.00
47.50
5.00
50.00
52.50
55.00
57.50
60.00
62.50
65.00
67.50
7.50
70.00
72.50
75.00
77.50
80.00
82.50
85.00
87.50
90.00
92.50
95.00
97.50
\.


--
-- Data for Name: keys_oid; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.keys_oid (k) FROM stdin;
10
12
14
16
18
2
20
22
24
26
28
30
32
34
36
38
4
40
42
44
46
48
50
52
54
56
58
6
60
62
64
66
68
70
72
74
76
78
8
80
\.


--
-- Data for Name: keys_pair; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.keys_pair (k) FROM stdin;
(10,b10)
(12,b12)
(14,b14)
(16,b16)
(18,b18)
(2,b2)
(20,b20)
(22,b22)
(24,b24)
(26,b26)
(28,b28)
(30,b30)
(32,b32)
(34,b34)
(36,b36)
(38,b38)
(4,b4)
(40,b40)
(42,b42)
(44,b44)
(46,b46)
(48,b48)
(50,b50)
(52,b52)
(54,b54)
(56,b56)
(58,b58)
(6,b6)
(60,b60)
(62,b62)
(64,b64)
(66,b66)
(68,b68)
(70,b70)
(72,b72)
(74,b74)
(76,b76)
(78,b78)
(8,b8)
(80,b80)
\.


--
-- Data for Name: keys_pg_lsn; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.keys_pg_lsn (k) FROM stdin;
0/10
0/12
0/14
0/16
0/18
0/1A
0/1C
0/1E
0/2
0/20
0/22
0/24
0/26
0/28
0/2A
0/2C
0/2E
0/30
0/32
0/34
0/36
0/38
0/3A
0/3C
0/3E
0/4
0/40
0/42
0/44
0/46
0/48
0/4A
0/4C
0/4E
0/50
0/6
0/8
0/A
0/C
0/E
\.


--
-- Data for Name: keys_positive; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.keys_positive (k) FROM stdin;
10
12
14
16
18
2
20
22
24
26
28
30
32
34
36
38
4
40
42
44
46
48
50
52
54
56
58
6
60
62
64
66
68
70
72
74
76
78
8
80
\.


--
-- Data for Name: keys_real; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.keys_real (k) FROM stdin;
0.25
0.5
0.75
1
1.25
1.5
1.75
10
2
2.25
2.5
2.75
3
3.25
3.5
3.75
4
4.25
4.5
4.75
5
5.25
5.5
5.75
6
6.25
6.5
6.75
7
7.25
7.5
7.75
8
8.25
8.5
8.75
9
9.25
9.5
9.75
\.


--
-- Data for Name: keys_smallint; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.keys_smallint (k) FROM stdin;
10
12
14
16
18
2
20
22
24
26
28
30
32
34
36
38
4
40
42
44
46
48
50
52
54
56
58
6
60
62
64
66
68
70
72
74
76
78
8
80
\.


--
-- Data for Name: keys_text; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.keys_text (k) FROM stdin;
key 10 ä
key 12 ä
key 14 ä
key 16 ä
key 18 ä
key 2 ä
key 20 ä
key 22 ä
key 24 ä
key 26 ä
key 28 ä
key 30 ä
key 32 ä
key 34 ä
key 36 ä
key 38 ä
key 4 ä
key 40 ä
key 42 ä
key 44 ä
key 46 ä
key 48 ä
key 50 ä
key 52 ä
key 54 ä
key 56 ä
key 58 ä
key 6 ä
key 60 ä
key 62 ä
key 64 ä
key 66 ä
key 68 ä
key 70 ä
key 72 ä
key 74 ä
key 76 ä
key 78 ä
key 8 ä
key 80 ä
\.


--
-- Data for Name: keys_text_array; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.keys_text_array (k) FROM stdin;
{a10,NULL}
{a12,NULL}
{a14,NULL}
{a16,NULL}
{a18,NULL}
{a2,NULL}
{a20,NULL}
{a22,NULL}
{a24,NULL}
{a26,NULL}
{a28,NULL}
{a30,NULL}
{a32,NULL}
{a34,NULL}
{a36,NULL}
{a38,NULL}
{a4,NULL}
{a40,NULL}
{a42,NULL}
{a44,NULL}
{a46,NULL}
{a48,NULL}
{a50,NULL}
{a52,NULL}
{a54,NULL}
{a56,NULL}
{a58,NULL}
{a6,NULL}
{a60,NULL}
{a62,NULL}
{a64,NULL}
{a66,NULL}
{a68,NULL}
{a70,NULL}
{a72,NULL}
{a74,NULL}
{a76,NULL}
{a78,NULL}
{a8,NULL}
{a80,NULL}
\.


--
-- Data for Name: keys_tid; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.keys_tid (k) FROM stdin;
(10,1)
(12,1)
(14,1)
(16,1)
(18,1)
(2,1)
(20,1)
(22,1)
(24,1)
(26,1)
(28,1)
(30,1)
(32,1)
(34,1)
(36,1)
(38,1)
(4,1)
(40,1)
(42,1)
(44,1)
(46,1)
(48,1)
(50,1)
(52,1)
(54,1)
(56,1)
(58,1)
(6,1)
(60,1)
(62,1)
(64,1)
(66,1)
(68,1)
(70,1)
(72,1)
(74,1)
(76,1)
(78,1)
(8,1)
(80,1)
\.


--
-- Data for Name: keys_time; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.keys_time (k) FROM stdin;
00:02:00
00:04:00
00:06:00
00:08:00
00:10:00
00:12:00
00:14:00
00:16:00
00:18:00
00:20:00
00:22:00
00:24:00
00:26:00
00:28:00
00:30:00
00:32:00
00:34:00
00:36:00
00:38:00
00:40:00
00:42:00
00:44:00
00:46:00
00:48:00
00:50:00
00:52:00
00:54:00
00:56:00
00:58:00
01:00:00
01:02:00
01:04:00
01:06:00
01:08:00
01:10:00
01:12:00
01:14:00
01:16:00
01:18:00
01:20:00
\.


--
-- Data for Name: keys_timestamp; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.keys_timestamp (k) FROM stdin;
2000-01-01 02:00:00
2000-01-01 04:00:00
2000-01-01 06:00:00
2000-01-01 08:00:00
2000-01-01 10:00:00
2000-01-01 12:00:00
2000-01-01 14:00:00
2000-01-01 16:00:00
2000-01-01 18:00:00
2000-01-01 20:00:00
2000-01-01 22:00:00
2000-01-02 00:00:00
2000-01-02 02:00:00
2000-01-02 04:00:00
2000-01-02 06:00:00
2000-01-02 08:00:00
2000-01-02 10:00:00
2000-01-02 12:00:00
2000-01-02 14:00:00
2000-01-02 16:00:00
2000-01-02 18:00:00
2000-01-02 20:00:00
2000-01-02 22:00:00
2000-01-03 00:00:00
2000-01-03 02:00:00
2000-01-03 04:00:00
2000-01-03 06:00:00
2000-01-03 08:00:00
2000-01-03 10:00:00
2000-01-03 12:00:00
2000-01-03 14:00:00
2000-01-03 16:00:00
2000-01-03 18:00:00
2000-01-03 20:00:00
2000-01-03 22:00:00
2000-01-04 00:00:00
2000-01-04 02:00:00
2000-01-04 04:00:00
2000-01-04 06:00:00
2000-01-04 08:00:00
\.


--
-- Data for Name: keys_timestamptz; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.keys_timestamptz (k) FROM stdin;
2000-01-01 02:00:00+00
2000-01-01 04:00:00+00
2000-01-01 06:00:00+00
2000-01-01 08:00:00+00
2000-01-01 10:00:00+00
2000-01-01 12:00:00+00
2000-01-01 14:00:00+00
2000-01-01 16:00:00+00
2000-01-01 18:00:00+00
2000-01-01 20:00:00+00
2000-01-01 22:00:00+00
2000-01-02 00:00:00+00
2000-01-02 02:00:00+00
2000-01-02 04:00:00+00
2000-01-02 06:00:00+00
2000-01-02 08:00:00+00
2000-01-02 10:00:00+00
2000-01-02 12:00:00+00
2000-01-02 14:00:00+00
2000-01-02 16:00:00+00
2000-01-02 18:00:00+00
2000-01-02 20:00:00+00
2000-01-02 22:00:00+00
2000-01-03 00:00:00+00
2000-01-03 02:00:00+00
2000-01-03 04:00:00+00
2000-01-03 06:00:00+00
2000-01-03 08:00:00+00
2000-01-03 10:00:00+00
2000-01-03 12:00:00+00
2000-01-03 14:00:00+00
2000-01-03 16:00:00+00
2000-01-03 18:00:00+00
2000-01-03 20:00:00+00
2000-01-03 22:00:00+00
2000-01-04 00:00:00+00
2000-01-04 02:00:00+00
2000-01-04 04:00:00+00
2000-01-04 06:00:00+00
2000-01-04 08:00:00+00
\.


--
-- Data for Name: keys_timetz; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.keys_timetz (k) FROM stdin;
00:02:00+01
00:04:00+01
00:06:00+01
00:08:00+01
00:10:00+01
00:12:00+01
00:14:00+01
00:16:00+01
00:18:00+01
00:20:00+01
00:22:00+01
00:24:00+01
00:26:00+01
00:28:00+01
00:30:00+01
00:32:00+01
00:34:00+01
00:36:00+01
00:38:00+01
00:40:00+01
00:42:00+01
00:44:00+01
00:46:00+01
00:48:00+01
00:50:00+01
00:52:00+01
00:54:00+01
00:56:00+01
00:58:00+01
01:00:00+01
01:02:00+01
01:04:00+01
01:06:00+01
01:08:00+01
01:10:00+01
01:12:00+01
01:14:00+01
01:16:00+01
01:18:00+01
01:20:00+01
\.


--
-- Data for Name: keys_uuid; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.keys_uuid (k) FROM stdin;
072b030b-a126-b2f4-b237-4f342be9ed44
1679091c-5a88-0faf-6fb5-e6087eb1b2dc
19ca14e7-ea63-28a4-2e0e-b13d585e4c22
1ff1de77-4005-f8da-13f4-2943881c655f
3295c76a-cbf4-caae-d33c-36b1b5fc2cb1
32bb90e8-976a-ab52-98d5-da10fe66f21d
33e75ff0-9dd6-01bb-e69f-351039152189
34173cb3-8f07-f89d-dbeb-c2ac9128303f
35f4a8d4-65e6-e1ed-c05f-3d8ab658c551
44f683a8-4163-b352-3afe-57c2e008bc8c
4e732ced-3463-d06d-e0ca-9a15b6153677
6364d3f0-f495-b6ab-9dcf-8d3b5c6e0b01
642e92ef-b794-2173-4881-b53e1e1b18b6
66f041e1-6a60-928b-05a7-e228a89c3799
6f4922f4-5568-161a-8cdf-4ad2299f6d23
7cbbc409-ec99-0f19-c78c-75bd1e06f215
98f13708-2101-94c4-7568-7be6106a3b84
9a115815-4dfa-42ca-ddbd-0694a4e9bdc8
9f61408e-3afb-633e-50cd-f1b20de6f466
a1d0c6e8-3f02-7327-d846-1063f4ac58a6
a3f390d8-8e4c-41f2-747b-fa2f1b5f87db
a5771bce-93e2-00c3-6f7c-d9dfd0e5deaa
a684ecee-e76f-c522-7732-86a895bc8436
a87ff679-a2f3-e71d-9181-a67b7542122c
aab32389-22bc-c25a-6f60-6eb525ffdc56
ad61ab14-3223-efbc-24c7-d2583be69251
b6d767d2-f8ed-5d21-a44b-0e5886680cb9
c0c7c76d-30bd-3dca-efc9-6f40275bdc0a
c20ad4d7-6fe9-7759-aa27-a0c99bff6710
c74d97b0-1eae-257e-44aa-9d5bade97baf
c81e728d-9d4c-2f63-6f06-7f89cc14862c
c9f0f895-fb98-ab91-59f5-1fd0297e236d
d3d94468-02a4-4259-755d-38e6d163e820
d645920e-395f-edad-7bbb-ed0eca3fe2e0
d9d4f495-e875-a2e0-75a1-a4a6e1b9770f
e369853d-f766-fa44-e1ed-0ff613f563bd
ea5d2f1c-4608-232e-07d3-aa3d998e5135
f033ab37-c302-01f7-3f14-2449d037028d
f7177163-c833-dff4-b38f-c8d2872f1ec6
fbd7939d-6749-97cd-b469-2d34de8633c4
\.


--
-- Data for Name: keys_varchar; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.keys_varchar (k) FROM stdin;
key 10
key 12
key 14
key 16
key 18
key 2
key 20
key 22
key 24
key 26
key 28
key 30
key 32
key 34
key 36
key 38
key 4
key 40
key 42
key 44
key 46
key 48
key 50
key 52
key 54
key 56
key 58
key 6
key 60
key 62
key 64
key 66
key 68
key 70
key 72
key 74
key 76
key 78
key 8
key 80
\.


--
-- Data for Name: keys_xid; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.keys_xid (k) FROM stdin;
10
12
14
16
18
2
20
22
24
26
28
30
32
34
36
38
4
40
42
44
46
48
50
52
54
56
58
6
60
62
64
66
68
70
72
74
76
78
8
80
\.


--
-- Data for Name: keys_xid8; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.keys_xid8 (k) FROM stdin;
10
12
14
16
18
2
20
22
24
26
28
30
32
34
36
38
4
40
42
44
46
48
50
52
54
56
58
6
60
62
64
66
68
70
72
74
76
78
8
80
\.


--
-- Data for Name: large; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.large (bloom, counting, fuse, keyset, ribbon, ribbonmap) FROM stdin;
rbfiAQIBAQAEtLWiAAADAOAuAAAAAAAAmpmZmZmZuT+AHAAAAAAAAFLetlh5fn4nLcibgbamFYcX/NL88S6aqOVQl8QDY4UyJW8CdSnSj8Tj/WVReEjcBvCT5Kom8bJTE1SNCcavmlQ/qGhIrbai0Wlyt0Ab+M3RrqGBkoSe9FMNLmsYF1zZ2VyxkEZKr/QwaYJRH3dFLu1ykQ7/friIekB0RlT3EIcZoApuQ2IRSrBXi57mnimGApT/138RUQw6U3Ub9SuashYFPzmap438tEXxrX5mZpMYAK2VWTazFPxzAKCVIeT6LdEYn9ZCTKICNECTIYiuadD4FC45xMBQZe+AlrX3xMNQCJ2gbvzd0geg2RIzr5FyB2kOJjhNHdVDRSNJs53d0oqQnxcJxWR4PrSXONOkLfV8W1nvaXZ6qYbc9Y01znFmFKvNUUoYQccruJqE90OpEBd/xgJWCRp+EzTDR0nKNpYoFUeAd51zJRS+Rux0U+UweQaTSlAWycwQMBAEKpFoI61CoNkE8gyyJqWQbd52i1E9VCG4F8vCFANgFEIB5i7so9gUCGRHJxFGYYi5UGL8OY2O649+km01KCCNonL082otAKiCWbGJiihAfXZwlalShfqrzl68A/RZTFPPLwIHAEgSSPTgSl29tyme97kGjBEYSIFlVo/OHRkRyWAcFkEoMTNsAoM/EhJQf3uvVuxtR/DQ0Ygn42eZgEsDolGl6TNejqZZSiDEFbIpUQU1jbeYuZZKSG28fEDlWPiFpVm+sIRYnQzfNkEbM1ehpQS4oZh0RuG1wOoIl5OYgOphLRYGxjdCDGeL8rbmJAjGNPLpOvK8G0NJa0afOhGAcrOPqOLC0rlw11Cm6BLwGQ1caIrEEBPLe5J0yBBX3TyoYUogNhadxNXeAqzAJZnSBxmFcnsKlOBGu8H8jKy9VtTSR8yt9ufpR4nzcC3S+8LquBsYgmmGecaAU9oCm2MmSan4LTBCPMW08L3PB+LzEUVT7MxPSD7uJWTCMIjpzBq7x0CqToBrR8IAgmWgTXDLXx5JAQ1Fs4mIzbJkUjWRORI79zFR8JWhZXzJUOGAM1RctyKcDzgsFx4KicjoqLSC/SCY2QPdFAoKSkOn/iaFHmR3gpwZwwuzg4IAqxQyk1HBNPQSFUOulBWs64W9TCL9KCGBog7YrjTMZd3QbNiUuBe4JvG1KAI9ATjaRRjQUiak5wWreCyjmffCERWtFb02EV2XrNMiSixuWy7BS+Efj7l6b0iuGgYSs9eEgReVk//zUINAEBtwsFjZJu2kk5YdJQIUro3i+YsQQ1kDHj078GMgITZxM82Q5whX+MIvS8kJ1iN5GRfdn3zUjL6fGQNNrxjHpG4l+XATQlLJAxIN9cGVSo/sJ4eycmigD+7lI5ksYQwqhCx3AqdFHaQzc6ukhpkVimQbnizDjtfk68RKjVBKjDkjjFQjuwLoaqmGxTwhwcmEmF41YYmwwFcoLa87L6d8isCduaFOZ4m4VjPGC/VJ/Q0lhP0YY0UtB1NvrFuOecE+MnS8U3It5US53HZ4piijLKfMxC2whjjBfdUSllExNAsMn4hhgOPZrCIfS9yonOH2iwsRwXyRLJvuzhP5y+TiSJCt1aKhKeoqwCItSGEP4w2xAEoIjVyBjAlSCkgmcpLXa8YwQERuIVXqP+zvcQRAFywTT3SJMssx9KIUbP8Hx3ZNQmwKFRCWqZQjn0ZAfyeHt7ARZAkgD9SmSUhV8krVpMVAdRaTqY6BTo46vyV4Vo0jUl4fBwOPFlKMcrmtgOAaGiYGIGmXmFkrSnzFc3Hq0GGXUPLuQ+VATmNtgdvC937V6pFQH1daUUJq8yRqcEyUnLZF62+2EFcFYSBHGxCm2APUQRF13TSL95ipnD3HDdFUmjhHsV6sGMnqoJVgewKGMVSTSODuYt3O81rhjAI0VQE75oRcieisdREes8TbYPdvzRtftJJefcpjgu//byxs8nbPJtXl5brLSpEtXMV0aLkReQDHMjOCSK5fXS38Wt4MghH8S4+xUuuWwjyQhxk1jqD8zzqd7oA2dHpx2ZfNB8BgVBgpeEre6hn9uCNUYam9NIyOo3RlN0YqxKAYi97uFB0HC4B3LakDE0JdBHZvipUGLZMEIfdoxAiqQC78/PClAuPcgQ7oBRUisjJhSGZlxwxBLOXJdc7kbXRYrrBCkcCvS8wBMYDJjVT+JRBubAtTMRrhurLQdxEzAV2cCDiA+F2QCBLQHbE1ENCgAACK0JisaED1fpr6QwK7zYiaIIQD8NAAkCUz3WKNFAl8KLKfvjLgGVs8CGFTwE7RZyghvDDOgVAxiBYxAgCAwyIEEhhB99e8DESD+vdfp0gSgvc57K0pWhqQdehLLAUAcSIaYKzUpl/X5jeGsTBMM+I4KmLthO1sO7N6AKwsv56lWfUo4SUwgGjNDHAQyZMvkqKz71R+KLAVHufwIrRHkIWAu+xbBEIKXPMU/ofom9LRajjSyUOjhyQkM/v08mX6akLCbE1O3Yh2VCGIqSOHRpiiPi2VIqOy2CBKJ+aKRnJ3DhNoBkrVsdSJlQmFCVEzombSyTcUwEv5pnzcxiCvLDNi/B0sjqUZecdgCKhtuE9hXeBUy/6SI8dPcBBhOvXQIOsWAmAXImmIBGyN+AIPjHV4Tx8/rujhE0SNJMwABCY5GzruwHt+0sjZrdIFAOqO0r2DP2o6ow/ukVk5zAT+tAx/kjW1pd4Lpre1e58QbNpwP/BbJg0HoOBNyLbN5xnRU4IquaO2Q28ox2wlb0MlSop4bDmZBJw3jRBnEDwVssDZUya2V1BGSzB6Lohrh8Bg6dMHASEGajJGh9CoP+b4UZg9KipASzGT2RwMt4jw+FPQNJepQUx+9Fk5LN75pqPlHh4lCOnEFzczHTW9I42aK9vGcZSCQRiAThZ7vXaMfUWlpmwQ8zHThFbbD3VXCIq0SeQs3A4b9cA8owigC4KowAGmSg0AVFlPMlCmGXRTkk45jAxY7egCUIAbhKhynAMHAJaQRQc6KOiDopZJQUqFYlDAIinPEqbrgoaCbi8UaRNT5OwKyp8MbNxxyR7tS7vMiCHmguNEYNnMILozt8UfP78YlY33i7iNI2719bm3JLeQNdC4S/TpoQhmYBAanSHMmwsz6PiB2DhrRDDCqayxLoY2hBJ+jDG3ajAcRyhP+gS7Z4D+uLgIvL3/DxiwHS0CiX57YfJ98zImaPWPdlUPqXQNojEK3OS/XWSEyM6J8v7oJlI90LuTqIFlQc0HqOREV3we1YQykDzwMVKwSWBNvpCQah5YPUMRxQVa2sWISdQgygJTCzlc0QQaiU5XgYqdBN+HMdIA5CSa2Ucc3GayZdUok114xqAlRUH+VbLAu0f9UQIXwoiTpY8QQtTYzR0+xiqfINmzEzMI5cMIhu56Q913BdAKC7sPZSeK6MQ0ZMIW/S+EJFtSi5CCkYodh/cQLDLYCINeGdFEqk2FyTt0ipgqbhIzzXLIVbdMU15va1YaZS7fVSoFpXqJl6koPm2QWj8ovyIdVtAUlgcQVT5IXFF0NoMO19H9BMKj2fJNZUeTtmCCqiyzEm7BSsjNNFC6aoGSY3fD4RsOkpz1ulGG8Wu41dsg1Y4XgTYK3lTvTDW/gjOofQh8R2+mhZlrMGr90cRUSrLOFrAbOc/Ncozx5EheJlkYxWdfSgXguucGAKIakLiyhuBMwFtHNgvigPY5DiGF8Ry7FmtWjSZymJe10sBtevkj9IFoKUDw2KPD+LEHTt0LnyQKodlEr9gJHRxqZerIkB2afT0efYxMZuaxAN2NDJEdcTtLwnQz6zLyp3sImqbscb8mereHdB6MNpA1FxADAgmcUidw01D1wvmdVnYZymAAX5WZ5DbUZ5SLkQnuh4u16UDqrdl8LDoe8BrrrUlOwWC7x+9WQg860o2eOQAMFtXRPRmu2CAKUFQ/wXLNJDoMipbeOcb834eK3hVNkJHdJKWBSnUzWmngjM1IXEvntyaDwVOuNupxzyQhnP+2iTaA0DplCGYJWGq8qsIe88MtJhkt7vwYmAYITJkqDX/AjQII/OsvSt7qyLQcUXNYSl7sYerH2LgMdNg+KMKCX4PwNUUAcEBfgbi7FPNZXag6Uz4pG3hFBdgBAJhlMtJphrV8rldg3KuFQFwCR1ZFpQACZTFD5hgFPghB2C0aRUzI1gajglAEEDdUJ8QD0NSggASkUFcJCpLaOEFhUAUa0bUKngLJr25uI0AbfIJ2QFOR8iXSKnKxOhN4CJLh1IJTuyKVYqTMx3xL2km4hMSz3A70iT5PT1xKnzdIF1qDvGi/OO1W6O7T9rKAjWP3HfiEcOvlUgOp8P8UPcVvwsz7PcXeq9bJUEIx81kEKHsB9b3K4o6rOXJm+KLPHPkz2gzvDYCbewIMeNhMaRH3wHVV7OZq/o4O79BK6L5IrXITSyrdcFRRwb8T2LVk8XNChi9qHy2vtlZx8Abgwx7Ug4aNKVOydVghMGr0hm38eJoJMnABJnQBQnw2KeYqBH3yAYaMSv+ulhR7AlcS1KgVEZyNsxSQHVKF1QPfH4BqPIFMNlY61PAa//Qps7P6qMEZf0VmxqQikGxjQuklMNFoJr7mgqkLI/wtExLxmXRFEcJOJcxD2ysjiMkkuALpHDFVBP2O944xFxF1S0QQuKG0Hi60ecCoVCytlzMQnKheq3yCfzt3gGumA+/aIj3wz6bZ9id6b6aJKvVltYzW3NOR4hdr2tS4Ew/riZDTMAfbsi+gKIA4TqrD3FUIEqZ3TKt1JMV11sN7RpFwPGBY5lahD2nidmS4FnSnTzyRnImA4Uke7KcA+FZuSK7hQRj8RCnHdkArCwvoZZQ2wwdED89xVQbw7kY1SRlwaa+LgVNMi7QpRWJNJ4oXaASlYo6gygP0eU8hWajusS6eRFziUGaM2xGvNUmMPvIqwZgHIIZXHyZy5zd7eBkcdrZBvtz5QbOe65k5O8GUKo8SH1QIP81jJaAoqlJdCTrZFXIAwWLtUFQRIyvPDXZUkUgbqRbkqrniw3LDJpB0pJoUjWOHrU931iSGSmYU5JPUTvDXJBC+dAdqZdxq2BAWfqmEVCINPae19U7Bl66hmTeoNZRtju9LKy5Zz+PZ6xs/4PsoBjD3wObnv5Axg08YRTITaTwNPuaVomCknZ+2boiwFYE1qjIYMJekbYUezRqlGHWI3YiAFQo/uJHATzSilhRnZxaAymCKg9+SwsJrhHWDJV0M5WVJfJIOgCYIIqxRT9Y5VlxYAWhwOQlLjgUA2dIalGOQQMWoIXpjBOCIfOQ8JFd2ItFplAd40EksBHhEHSUSr26g+9VGvF1TQkRD4A2AIktVYBvSA8aGdAlmN0IgYCQwzJeSCFJpTlv3qyBQG3P3ITFz38eblDCnUGJnpxJdr3gZIDtY9UGYgcAujhHyLgeXRMbz5BoYulEObupzWCF3BAgJYRVMzr3RVxYYTI0kD+RZkxF6RIdqBBT2buJ53JCHIjBkkkbS9N+3CaHnENOpHdmLdXRufg6LlUqG3yx1FQ+bHOLCGNg7IZDXQV43yrOpFSPmGEO7LTEL8gMJQBBpjfUzkB9xBCBG25Hwii4UNoQqYXjpYXEgOjeCselZpeNkkTQcDoABJdDWlj7sFSRjJXSEmXkWjvS/qmcglJqKar12zPyILMuIFFgoqSJJ85KoxBiZhyJwFDggyk6YRcj8I6Jee96S5GSLQRoLkJivSR2rwEynzBIVMQAIO4KDo2oVu2eEiRjYBacAtgN+optt/HSCxSdHLIhhJAz+Aw3IgQySUNMzGAAITEpN4zlkAQMMJO4pG58ImlhFACAK+O8e29T2qPdJWmzktJbGR+O0/x45+y3oR31oN3OIs/F9rRthy9Vj0Jes2iqhxRjC/HKFPeXBFSOc7c/8T+u+f0g032sQ4MUDqeYRJdM0KOBsk1rG261g30/qwPliMjKye5802jUVo4xZ7G+RyALbyMsejPg7OoSyzUa9hP1GPXKB5Iwgz/c3BYDIQlI3Gj8cGBSIyH/dUzorQH9pSN6UygZ0bthGe8VYyovfJgHpzyvGBGwj/8J4lFwbP/B6nMxgUYgJmI89W/UNfY4BloglOlyICCBufBMcW2d5sKVvTnFW0YNNtFTLaRUVBfLGBBCE9kcUCejM6g046qZEyzd/F1HWDuho1dTRpAl4ROXyC5CXAtzLkZ4bwOCUaNRXGPlpyBsLqrHSqKB3AT6iXgKgA2GZXJFHMPzEz52xWB26koC0b1LxaDHsTbGLSAGaxCBoDkPRAxQ92T8/fsSR2LawFOJwQBLY70gUjCFAOZo5krGJPSYIXEjUY5LbpoJGtAJKQMfDCTOldoAY4YlKlYxIQ72D5o8hXdxSDeUoCq4gMzZOBuMzijTELi92Ktl95bDCDJJwANaNCa04z0IGTZ4wQjMDzOqJE1tf4b6S/NTwWvZ7YihJ12PDycwTnIn3bM8VG+sv8n90MpiCjzglqv5dOhCsU8rc43+2LsJjq64Y9BYAbbJm0Uk76cgzEvazPRBxmgIc0KQfQCOjKO8N832tKVukBHbBx2POvgbdkRB8h4WZAqp09avPp1BSMj23l4NTECfBRlBsGJXusoTYPuewLVYlivkETJfriKS36lEBiliMORGa0Q+lmjn4+4r417uXWHNkYCjgkp4cFY1ZeqbeP2cwnQqaMQriWKSncAIg2UUoLRGUBHPQ9j5xeAFzSmsE4/TDIQjgrpCLlRpKYGEIskXAJlgH6XZTtJEQ1UQUKwFK4YpJy1BIMmRLkMgSzccZxJl3g8rPBBGTBppgjPpxf0dzpAS0tIyrLAcRBKFFxKOUg2r4E0aTZgq0cYsm5uKqT5aCQP45TFhkTqaFRgBREOfywaiQBPKLYUaBidg2TI7sjSkjYyEYh/h5tQJcBWkJHbIFDyMjFiI5Ux4HYWYldCqHxUIGpAgxkBkMYiPrBJyohd1ZIvGAy1wGEMkqI1x2FhgWUB9SZkJaBlldD4ZAKlBw8SDIMGx4ZEupQ80hnMoDUgeNv8oxj8KNGNjv7OjCkbIyWwUm7nNOF7a6BTDRiyMFaEGyAUwY3CgGHUQ6TbZW7COdXn3TmxGz+yR84W3YTgoTumIGEx1pwkJxSA5HAeAbLPgVBH65KXIGDBzfgzRhbFJPEFdATy25QXhJhESLgMAJbqN/8AULeIZbnZAL3In4Zmt7xUCgAntfvXOUDW3rHFQjcsxCz0iaErWgbwkz23PemVjDhErPLN9jS8GnaeJ285JgZTQsuGLnp35gKiyhoSFm0Cxn7GSAZyaftnAVPIU2RQWJGRCUViC5miuxE2Du+VONgSbkkY8GOASdEDX6mB5yG1qrQUcRbXGHMDUx0YuSGPTzWbF2Qc+tOc1T2ADpQkJ1Fqwm98dX8kGJ0eBUozZykaOmnTZ9omnsI6o10C1vGUv1unIMaqbpOywonUsBEqchCCiXE7C1QLTDTBEGidNHQff2wVkZh7BiOkEyDKlRkNT9ZH8xYEglMmnT+QMFFWJ0qsUDSyHpXNY8l0SbiLkZ40EAO9XtlCy+xsafzcYl8U4VEJGibyzmfDcsqcYQy1sAre0CAmlLSDEgfmQsLPCI48o1RIkMxq5UCgiE6s8sMKBFg80I8lZ6GCRLJrK7WcIHCkAVPFBaCThFbKIogpG6JTTERRpxUIBHGfiVJNJLAnN7FgUqCFGQKZiljBFAV7MTQAaD/WUZ/tWRYDn1lR5B3VnaQg3otug8SyomAdAujElGU0wCiOoT+81wV0GyS+Al8ezq0cFzEirY9FHvEiwyrkHOEBFaFgEKbJTHof0y+ovQWXD4I9jE7/Kv/LWeJH6YOeatQjILowPd2QDMZ4JlGmuLe5gUjFHqJr0+ubn0JcvcbqJRFbmZJQa6s+TCSctAuMryyGXxyRvRRDOqVBwdITd4PHKzLPPvwDAVM5/DsRwkNvJOsKgEGWFCq0Isz3lJQCgoLhIQOVHqKyYS8c4Hic2fEF0WK+Ux5n566I1R8IEMVk0w8mKOrI28AwUsAB4gLCDVT+VxOISpNawhWgKGlAKb4sCvTRthylDZvAoaZOQIdImgMxiifukxwUpK8Adp+4esV8qlhhWBpIwoVD9QLsWwuljNgiiiZT/fKCoPqKkYuYs2REL+CtfPfgzJq4PE8BTFhZngqRaehn7Sj2kf08LOEyzfSZmFWCGk1CnS5vI0iLpgew0BApDGJFKHyf6WbhMk2zNRSRBSdSDaAfzXCk/eZraPXxU00FcBGK/8wHCSM5FFnrfOwF2naKxJHIQsjmjk522bHf1KKORbYKLutTCFiUQnKjjCbTjMXRlFkBpgGAT8wtW6IhDuMpx00IGqf9wRofWTcF+zrIlPapodQkVDFDAji/FXYXUKFybsjXTsg+mWZYoYBUkwNK0eVWfeVGY89Y7VyWgYqh5wzrPwnM6rcYfjWZnJUFWVKTOEsfQUTd1ODbTs+6Evfq4QoNTey2I4xCMRAFR86ZNA7u+ZwzogcJDZxc/LlAAQzA0ES4FpoUINxA/PTVJXQPa1gQyPAcMCg3ksp/BZw2rvdqgeWCZEWDiLALMmAQtu21LczfnLUTxeMf45oIu1nRHQXoS2wZeQvR7dwS/2p8WZu+78TclFLIz1QnkB2ydEnakqk2gL4qIsS4Slg2gGy9mReiYHHQBlcF4pMDhQ56iCKNz0ggh3c4Qsue/oYEbYZjH3xtm5MGhzSCjAkhzU2DhGQoklWmEF8jFlEstMBBJDr1+bdvLkqi1Q25Fa4Cl27sNhcB0E4s96JniD3YbRBVjMoLtsdVl8TlHwhJV9QTIoZpdqeiCvBElVsLagalP8mDPDceF1k/7G/Iq4ivVexf89uB96trHtIPCCZxUrj+5O68wpB8VIpykuK6uL6tZ/2On882OMxwIkg1pnKSaIxd/H9MITWTl594auQYBzCwYDeYPoPGlyKvMqRDF9cMFmwLsJXV0Fu+RBw5xBvz547aFLr2KN80fkcLS5cpfAQ2gTSWJpicw8ggAb6mIIDt5r1N6pyMf9uw6ArCO5spClJSPCdjs+Aa/qCjhbGYgDoiGA4OOIVlRKcEq6cAzjUa0wa1ATG5OVEnoxplfU7ggx1T4jdvCkD6xQQSC4oikligI6BkIsoR6NQnGjjYwio0qXOwDmNEtqQhGb6rB8X7c/WAm6hgsS2+TGsDGU/gu2+BFIgdQqcGDmN4gNKBgw/CkayWgqHpXRLrmZJDrQ9BLy5O1qj+xmQ9qFAm9I2wQYmWtydwE59ChWNO29shTQ6eXE6oXSDzi8MEkpnUc1kKm6ANf7BFGWwLjwlGFTFDvQBhLk7MZpz83ZSbDK+LqeL1hCqNwUxNUzzC+8wrt+MM9x20ftQToutdbvVUNYzrvdWWckYMjt/FeZcSF9sBALcwVtPeh4Sd/5lnhViqogrEU4U/WOYvjXA/vXLJnFkmywPAktAv7oyLi90oWP/zQwUG8/jEjUfwgJf+FZTS8IDGGZQKo/IqrikJAo5QaCDG9CVi0MkDeOR94PYcQqJrAWki3Hd2wcRG0wtiggAwLoAgcY24IFhEFRQWv+68omccSkBSGZNFE1RHBeY394oIvMG9fdoRPX6zWBAqBvGC0frYSVz1ckwzaXuv+jQ4JAlLlNMgQ6MCLQo6iJxwIAExpMFyChkyBg3qLOEnwUh3qAGZaWHJFjy61VksFCDHbx2fUZBoqNCMMbFCpjSg9RBSMKrovyI/K1r1v9Wdo4nbdrSm0i/w==	rbfiAQUBAQClVCz1AAADAOAuAAAAAAAAmpmZmZmZuT8AcgAAAAAAABAAAgIQEQEREAIRIAAQAQEDECIBEBIRAiARIQEyAxAAASIwAAAQABEREAEgAgAAEBADESAQASAQAgEBABEBABAiAQEAABERITAAAREAEREhAgARISAREAAQEAEgABAQEAEBIBEAAAIDEQEBIAABABExAAAAEQAQAgEBACAgACEAAwEQABEhEAEQAAAAAgExAQEQIAAQAAERESIAEAABACIRABAhASIREQEBEAECAAIBABAxAQAQAAEAEgIREAIAAAAAIhIhAAIQAAIgERAgICAQARAAAQAREyAAIRASAAEBEQABAAABAQECIQAQARAAABABABERERAQECADEAABAgERESEAACAQIAAgEAEAEAABASIQEBACERAQABAQAQACEQEgEAEwACECEQEREAAAAANBEAIAABASEQERABEBAAISEBEQEAEAEDADAAAQEAABEAACABAwFAEQAAEREhEAAQIBEQAAECEQABEQEAEAEAEAEgIBAAASAQIBEAIxBBABIQARAQECACIgAAACEBABAAEQEAABIhEQMAACEREAABEAAhAQATAAABABAAIBEhECABEBEQEBAQABECEQAAERECEQABECAgABEBASAAAxERERECERAQAQExAAEAAQECAiAQAAAAEAAiIBEAEAAQABAgESAUERAAABABEBABACIAEAAAAQEBAQAAAgERACEgAAARAAEAEBAAIAEBAAAQAAESARBAMBIRAAECARARAQAhARIBEBEAEQMAAQAgAQIAAAAAACAhAhEiMREQECIRESEgECAAEAAQABAQAhAAAQEBEAFAACAQIBEQERIAMAAQESEREQEAAQEAIgIAASEBABAQABAQAAERIRAAIQEQAQMAEQIQIQIAESABAAIREhAAIREAICAAIBABERAhEQEBAiEQEQARABEAEgASEAAhAAEAEAAAAAAAMhECABAQEQARABARABEwARABEgAAECAAARESERABEBAAAAAAAAEBABAQEQAQAgAAACEBEQECEhAhEgAAIAAREAEAIAERECEBABAREQAAABACEAARAAEDAQAAAAAAIjAAAAAAERAAEQAQAQAAAwACAwERAQAhAQAQAAAREAEBIRAAECABAREAABIBEAAAIAEgAAABEAAAEBAQEQASExEBEAAAAQEAEBEAECIhAyARIRAAMAEREAABIAAAECABAAAAERAhAAABAQEBIQAQATIREBEQEREAABEREBAAAAABAQARADERAAAQARABEAEhEQEAEAASAQABECMQEAAAEQIAEQEQAAEAIQAAAgEgABIQABAiEBAAEDATERAAACAQEAAREAEAACEAACEQAREAEhARABEQIiIAABETAgABAAAAEwESIBEBEBAQABEAAAAQEAEQABEAEAIBEBEBERAAACEhASAQEQABARABEAAREAAhAQARFQAAEBIhEAEREBERACAQEQAQIhMSAhARAQAiABQgEQEBIBASAgECABABAAIQIRAQEiEgERABABASEAEBIAEQEAIQIQARABAAEBABEgICABIgAiAQABAhAQAAEAIAEAAQAAAREBABEREBAAABAREBAQARAAAQAQEQERESIAAAECEBAgAAABABEBAQAyEhEBEAIAERAAAAAwAQECARAAABAQAQAwEhIBIQABAAABEQASAAARIQEAAgEgAAIQEAATEAEiABACARAAEBAAAQECABICAAEAAAAQEQERAgERBBASABEBAQEQAAABAgAQEREQEAEAAgAREBEAASEBEQABAQECEBEAABIAARASARABAAARAAEQIBAAAQAAAQEQAQIAARAAIQAiACEAAAIAAAARAAAAAQAAAQAAIBAQAAEAAxAAEBABEQAgAAEiEBAQAAABAAAQEAEQAREAAgAAEAAREQASAAAQACEgEAEQAAEBEBAAAAEQAREQAhARAREQATEBESAAEAEAAgICESIAAAICAgEAEAAAEDEgIQEBABEQABEgAAARAAEBABEAAAAAABABAAEBACAAAAICAAAAEAEQESASEAAAFBATEQAQEAAQAiQAAQIAABAAAAABIAETAQABEgEQAAIAAQAQAQACAQAQAQAQABABIBEQAAACARAAEAEAERERASARAAIhABAQEgAQIhAQERIRABAQITECEAABEAEhEAEBAiEAABAQAAAAEAACEQAQEAAQMBAAEQEAASEREQARERAQEAICESAAAAAAAAAQECAgAAAQARACAgIAERABEAAgEBAAEAAgEAAAAAACARERATABEQIAABEBAQIBEAEQECAQAAEBAQEAIBAQExISEBAQIBIAERATAgEAMREQEgAAAAABETICEAECACEAAREAAQIhEQAxExEQABAAAAARAQAAAAAAAAAQAAIQAAIAACAAAQABIREAACATEBAAAQESAQMBERIQIQERMAEQMAAQEQIQMQISIQEQEhAQAQAAABEAEAEAAQAAEAEAABAAAQEAABABAhACEAICARESACAQEQASAiEBAAIgAQABAAIAARAAEQAAIAEAEQEAIAEBAAEAAAIAEBAAAQARABEAIgAAIRACEAAAABIAABARERIAMAABABAAAQAAAAEBERIhAREQEgIREhAQEAECAgAREBEBERABIQEAAQAAESEAAAIhAQABEQAgABBBARAAEQAQERECEAEBMAEQAAAAEBEQAAEhAAAAEAAQMAEAAQECAhAgARAgIREAEQAQEQIBEBEAEBABEBABEAIBICAAAQAAEAAAAgAhAQICABAAIRABEBAAAgABAQEBAAABAxEAAREAEBEBEhAAEAEQARAREBACAhAQEAABABAAAQEREAEAESEQABIRAQAAAAIBAiARACACAQAQEREBAgAwAQIgEAEgAwMQEREQAAASEAABABAAEAEBAREBEAARAAARIQETEAITAAEAAAEREAEAIQARABEBAQEBABAQAgEQEAABAAAAEBEQAgAQIAAQATAAATEBEAEAAQEAMBEBAREQAAAAERAgEBIAEAAAEQEBEBEAARAAEAEQAAAAEBAQIBEBABABASEgABABAQAQAQAAEAEAEREBEgAQAAACABEAACIBIAEREAAQEAAiExACERAwBBARAAFAAAAQAAAQAQARAAEiABAAEREBEBARECAiACAAERQAIRIQEhABABIAAAEBEAABEhAQAhACAAISEgEQECARAAIAAgAAAAAQEAAhARMAIxAiEQAQABAQMBAAEBEQAAARIAABIQEQERAAABEBEQIBEgAAAgEQARAgACAQERAAAQAAABERARABAAIRAAAAEQEBACAQARAQABAAAQASAAACABEAAgAhEAASERARARAAARAAASECABAAEgAAAgARAgECARIDEQAREQAAEBAwAQAQARAQAAEAABAAEAERABABAQABIQIQAAEAEgEBAhEgIQITEAAAAAATEBAAAAARAgEQAAEQAhAgAAEiEgEAAAEQAwABAQAQIAARARIQEgEQIAAAAAECIAAAEBEQAgACEjAREAEAABEAEhERABEAIAAhECABISIQEAEBAQABARIgAAIxEQIAAgARABEDERAQEAETEhECEBEBEBAREQEAAQEQABARACIhAAASAQESEAAQAAERESARIRAAADEgICARAEARIBEQAgAAEAEAEAAAEAEQEAIQAQAwAhARARABABEAAAAQEQABBCAQARMgAAAAERABECEAEAEQARAAAhAAAQEwIBAAEBERAREQAAAAIgAQAAABABERAAEBABEAAREQAAAREQIiETASEQAREQEAABAAECESACExAQACAAIBAAExAAEBABIQEgAhABEREQABABAAAiARIQAQMRARAQEQAAACIAEQAAARAAARAAAgABACEBASACEAERAQAQAREBEQIQEAEQAAAAEQIBAgIBEAAQAAABAREBACIQMAAhAAABEAAAAAIAAAEAEBEAEAACAgAhEAAQAAEQEREAASEREBBBAhAgABEAABAQAAAAEiAAACAQABEQAREAEQABAAEAAgASEAESAAERAAAxABEAABAQECEgACAAEgARAhADAAAwARECEAEQEREQEAEQABAAECAAAhEQMDASACABAQAQIQAQAREQMBEAARAAABAQIAQBEAAAAQIQARAAABAQEAEgEBMQERECAAEAAAMgEwERMAAAAgEQAAERAAIgEBABARAQAQEAAAASAAEAAQABEAEBAyACAQEAABIRAQAAAQARESEQAAEAAAIAEQAxABESEAAAABEQEiAAEBABAgAAAQIAAAIBAAASEAAAIRARAQIBERISABEAABAQAQEBEBAAABEAERAhMBEAAAMAATAiABEAEAMQAAEREgAAARABEQIQAAMBAAACAAAAAAERAQMAABAQAgADEAEgACEAIAAQIBAAASAAERAAABEhIgAAEAAgEDAEEAAAIgERAwAAEBEAEBAQAAIRAQEhAQEQEBABACESEQABEAAhAAEAABESIRACAgAAMAEAABAAAQIAAQECARAAAAMAESIBEQEAABUQAAIQARAQEQAQIRASIAAAEhABEwAgAQASEAAQEQABASIBEBAQAAIBEgEAEQAAEAEyEBASEQABAQABAAAAABERIAAQAAAAAQEQAQEAERAQEAAQAgAgAAAAISEAABASACIAAAARAQEQQQEQEBAAAREBAQADASAQAhEAASABAQARABEBICEREgAAASAgACAAEBAQABERAQAQIBAAERIRAgAREAAQABAAIRAQEhAgIQABEgEBEAAREQABAAQBAAAQARIAAQESABERABARAREAABAAARESAAAgEAIBEkEgQAEhEAEAEQERBAEBECEREgAQAQAAEgIRAQEBABABACAAAQAAEAEQAREBICAiEAAQAgAQAAEBEBAQABAwEQIgABEBESERERABERAAABARIAABAAAAACAAABABIQAQAAACEBAAARIAAgAQEBEAERIAEQAAEREBEAARAgIgACIBABARACIQEAAQEwACAAAAAAAQEAEBEQEAIRABAQABBBARAiIREQADAAAAIAEgAAAQEQAQERAAAAEBECAAIRIQBBEBEAAAARIiIAEAEAACAAAQAQABABEQABABEBEgAjAAIRADEAAAEQMQEQEQAgAAAxAQEBABAhETAAABERERAAMRAAAQEwABEBEAAAEAECEREAEAABEBEBASABABEDAQABEQIRIhIDIAAhIQIAAgEhACEAIBARERAREQEgARABABEAAAACEQABEREQEAAQAQARAQARAAEgECAREAEBATAAAhAxEQAAEQESAAEAEAAAAiAAAQIDMAAREQAAACAAAgACEQAAAQEREQEAABEBAQMQIBAAARERABAAESARMQIQADECABAQABEQEAAhAQAQEAMAABAQEREAADARICEBARBBEQAQAAEgAxAAERAAAwAQAwAhAAAQEBAAAAIAMAATEAAiAREBIAAAABMCEBADAwABAREBAAABEBARABEAEgASAREQECAAARAQEAIAEAEQARABAQEAEBAAEAABEAEREAEAEBIEIAASIAARAAAhEBEAIBECAhEAARAjERAQEQABADEQEAABAREAMAAAAQIQEAABABIAEAIQEQARABAAABEAEAABAgEhACAAIiAhEBAAAAAAIBAxIBAQAQEQECAQAQAgAQEAEQAREQABABAAAQAAIQEQADMAAwAQACACEBASAQICAhEAAQAQAgEQABAAABIQAAAAIhEBAgEAECAAAxEgACERIBAREBIAMREQACIBEBAAEjMBEBAAEAAAABIBEQEgASAREAIAEBAQEQACEQEgAQIQABAAEDIgEAIBBDEAEQAQAQASISAAAAMBEUEBIAACAREhEQERAAABARAAAAEAEAESIREAEAEAEQAQAQIBAAEBIRAAMgEAABIAAgEREiACABEQEBEQAQEQIQAQAhAiAQEAACIgESIAEAASAAACEQEAEREQEQABARAAIQECERAAAQIgEQABAAEBEBEgABEBERABEQEAEDEEEAIQEAAQEAATABAgABEQABEDECAAEQAhAAEAEQIREAAAABIgEAEAEAAQEQABAAAhAhEyAQIBAiIQAAIAEAEBEAIAAQEBABEAAAEiABEQAAAAEQAAEREBEAAgABABABABAAAAECEAEBEDEAESABEQIBAAEAAREQEAMRAAAgARAREAEBAQABEBIAEAIBMQARERERAAEBEQAAACAAEAAQAAEQAREQIBAAIQABIQABEwARAQERAiEBEAESEAAQACEBERERAAIQABIBIQABASABAAAQAAASABERAQAQMBEhAAMBABABAQASAQACAQEBEQMBAAAAAAERAAEAABEhAAABAAAgEAEAMhEQAAEQAgEgEjAAACABEQAAAAABAQAAIAEAAAASEAMAARAQIBAAAQABEAMAEgAAAgAAECEBAAAAAQAAEQAhAAEAAiARAAASASAQIhIhAgARACABEAABEAAAAAAQACAAEQEhABAQAQAAEBAQEQEBARIRERAAAhEBITERATAQAhAQABAAAAAAABIQEBAAAREAAxAAEAEREAAQABEQEBIAAgEAARACIQABEBABEAAAEREhAAEBAAAQEAABEwASERESERAQAAEQIAEhABEQEBEQABEAAAAQAREAEQEAAAAgIBAAAAAQAQAQIQAhAQEAABARARABAAIREBEBABAAEAAAABFBERASICEAARAQAQEQESEAAAIxABAAEAAAMQAgEgAAAAABAAIhEAAAABAREQARAQAzAAAQAQAAEBAQEBEAARMSAgAAEBAQEjAAEQEAECABEAAAACAgESARACAQASAAIQAhAQEBATABABAAAQEBEAARARACAgECEAERERIAEBMAAAEBIBEAICAQERABARABAAEAABARAhAQEREQEAEgEAABEAAAAREQAwEAECABAAAgEAIgAQEAAiAQEQERACERAQAAAAEAAAEBEQEAEAIBABABABIAAQAQAAAAAQAAIQEAERAQIgABABIAFAAgEREBAAEBAAAQARIwEBAgAxMQARAQIAEQEQEBAiAAADEgEAIAEhAQEQAAABAxAAEREQERARQQAAAQEBECEAAAABECEAASEAIAEBIRACAgAAEBEwARFAAAAiEQESIRAhIQEBAQERIBAgEQEAARAAAAEFERIBABEBAQEQEAEBAQABARAAAAEgIBABIQAhEQABEAAQQCACAAARAQARAAEAAQEQABEBEBACIhACAQABERAgEiETEAEQAREQAAABABECAgEBAgAAAgAgAQAAIAARAgABESABAAAAAQAQAhAQABABETEAAAAAAQIhAQAAAQEAAQABASIBAREBEQABJAAiEAAQEQERFAAQASABEBAQABECIAEREQAiAgATARIAAAEAARIAAQEDIBABEAAQEQATAQACAQAREBASAQEAETAQABABAAEQABEQEBASAAAQMAIBASAAABABEhARAxAAAAAQAQAgAQAiAAACAQEjAAEgACAAAQAAECEgEhAhEAAQAgESAiEQEQAREQARERAgAgEBABARABEAEBAAAAAAARIAAQICAgMAAAAREBEAEAEQIQABABAAIgEBARAAEAAQEBIAERAQAQMSAQEAAwAQIQEAEQAREAABADEiEAExAAAQAhICEhERERABASEAIREgAQAhEQEBAAIREBAAARAgEQIBASEiASAQABExABABEAAAEBERICIxIhEREREQAgAREAAAERACIAAjEiADMQERIgAyIAIgAAEBAjIBAyATAgEQESAQERATEAASIBAAAQEAAhACMUAAACEDAgEBABEAAREBACAQAQIQERABAAEAASAhAQAAAAARAgAjIAARABEAEwAgAAAQABAAARARIBASEQECAREBAQISEAAAERESEBABARARAREAEQAAIAAAEAEAAQAAEhETIhAAARESABABABIQEAABAREQEBMgBAEQEAAAEgAREgAAAAFAQgEAEAEQAgABARMAECIAEAAAECAAESEREhEAESAQEQACEQEgEBIQIQAAADAQAhEAAAESAhAgEQEBABECATABESIBARABEQARMQQAAAAAABEAABACAAEBAwAQAQABICAAACAhAhAgAAIQIQEhECAQEQEQAQABERESABAREBEAEAAAAQECAQAQAwEQIBABERIQAAERAAASACAQIQAQEgAgEAABIQEBARACEQERACACAAIgICAAAAIAEgAAEBAAEAEAEhAAIBASASEgERAiAAICAAERAQAhAQAAETAAAAAAABARAxEDAREQAAIQEBAhAAAAEQABABAAAAEBIQEBAAEAACABEQEhEhABIBAAEAEBAhAQAQAAAhEwACIAARAAAQAAAgAQABEBEREAEBABAAIAEQAgAAAQEBAQAAAAASAiEAAAEREhACEiIwAAITIBASAQEAAAACEAEBIAEgEhAQAAEBARAAAAEBARAQEAAAEBAQAQACAAEAAhIBAAIQABABABABAAARADEAEBAhABEgEAEgAhAAABAAABABEgAAEBEBECIAARAQERARARACEAARASAREQAQABIQEAEAEBEBIQEAAAIRAgAAABAQACEAAAACIhEiAgERAAAQASACEBAAAAAQAhAAAAABABIAARAhIAEAACAQMgERIhAQEQAAAAAQAwERABABEQAREQAAARAAEBAQASACAQAQABABASECASIBAAESAAAAExEQESAgEAAQAhABIAAQAAAAISAgMAIQEQADAAAAAQEgAAAAAgABAREQESAQIAAAIQACAAABAAAgAAAAERARECAAIAEhABAhEAAAABAAAAAREAABAQAAAAAAAAAAAQIAAgAAACIQAgARAAMRAQABAQAQAAAAIBARERIDIRARAQATAQEBIhMQAAASAAAAAREBEQAxEAEQAwABAQEAEQAAAQAAABABAxAAAAAAAREQAAAREAAAAAAAABEAECEAARABEAARMBESAAIAECEQAgAAECAAEQAAAAEREBACAQABAAISARMQEwIBEREBAAEQAAABARARABABEQAQEAIREAABAAAAEAEAIRAAECAAAAIRARAAIDAAEhEgEgAQAgEAABACAAABMREAAAIQAgIQARAwAAEAAAAQEBABEAABAAIBABAQABADEAEAAAAAAAAAAAAAAQIgAAIRAAIAAAAgAAEAABAAAgAgABAAACEQEiERIBARIAEREQABEAAAACAAERAAAQECAhISECEhERIQEBEQIQIAAQAAEQAAEAEAAAEBICIhEBIBEAABEQIQERICABECAAEBABARAQAQAAAAEQAQESAQAQIBEiEAABABEQAAEBAAAAAAAAAQARAhAAEAAgEAQAAAAQAQASEBAABAIREAEQICERBAERAgMREAEQESECEQAQAQAQAgAREAAAIQAAEgABEQATABAAEBEAECEAEBAQADAAIAIBEjARAAEAEAEREBEAEjABESASABIAISAQEBEBAAAAAAAhEEAAETAAEhEhEBARARABAhAQARADAgIBIREAIBAAAQAgIQEBIAAAACEAAAAAIAAQEAEBEQARABMAAAAAEQEAAAEAASAAESIAARARIiAAIAABMDAAEBARACEgEREwEQABBAEQEREBACAgAAAAEhABAwEAEBECACECEBIAACIREAAQAAABETARAQACAAABIAIBABAAAAAQERAREAAiEBESIAEBAAEAACAAAAEQEAAAACECAREAISEAAQEAEBEREREBABAAEBARERABEBAAARIBAAERIBAQAQAQEQAgAAERAhAAEREAAAERABAQEQEAEAACIAAAARAAMQAxABEgEREAARIREAAhEQEBIAIgIBERECAQARAAAAIQAAATABEQAgJBAAIQMQACAREBEQAQABAQAREBAAEBAQIAEAAAEAAgASAgECIAIAAiAQAgEAEAAwAQARAQABAQIBISAAEREAABAQEwMAAQABEAEBAQABMQABABIgAAEAAQEAACIQMQABABIBEgEAAQEAEAARAAMQESARECIBEAADEAAgAAEBABIAEAACAgAAEBAQEhAgAREAABAiEBEAAQAQECIAEgAAADAQAwARAAAAEAAQERABEAEAAQEBABEAEQAAERATAAIREBEQAAAQIAAAAAEhEQAAEBEBIREAEgEAAhEgIAEQMREAEAEgAAIAAhESAQABIQABEAMwAQABABADEREgERAgAAERAAEBEAEAEBEBACIAEAARAhAzIBABEAACACABAAAAAgEBACERABABASEEERAAIBABABASMBAQAAEBEAAQEBERAAETAhETEQAAEgEgAgABEBABEUIwABAAAhAgAAAgABABACEBARAAEBERMAAAMRAAAQABEQEBIQAQIAIAAAAAAAIAERAQIAIAAQAAEgEAEAEAAgAAMAAAAREAIBIQAgABASIRAAAAAhEQAAABIAIAEBEQIAEBEBISEAAxERAQAREREAEBEwIAAQEBEBABARIgACAAACAAEBEQAQAAIgAAARABMAAAAAAAEAABABEAABEBIAIRABADAgEQAQIRARAAAAERIQEQEQERECMAACEQAQACEBEAMRAhEQEBAAAxIBAQAAAAAAABAQECEQEQAgEAABQgERESASAAAQExETACAgEAEgEBIAEwAQEBESAAAgERARAQABEAEQAQMCIBIAABEAEQABAAAgEkMSAAESEAAiAAAhERECEAABEAEBEQABASEQAQEgEBAhAREhEAAAMAEwEDIDERABAhEgERARAhERARAAAAIAABEQARAQARMAACEBETExAAAAERERIAEBEAEQAAERAAARAQAAAAAQEAAAEBECEQABABAAERABIRABEgAiEQEQEQIQAgABAAESEgABASAAABAgIBAAAiAREBEAECAQAiIQEQAAARExEAEAEBAAEQEAEgAhEAMDASAAEhEQARIAAAECARAAIBAAAxAQACAAEBIBABEQAQEQIQABEAEgAAEAAAARAhAhARIAAREAEAAAAgASARACAAABAAARIQABAQEAMAARMAAAABIBEAEREQACAxABEAAQASEgEQEBAQAAAQIQAQABEhAAAgAAEQAgEBECECIQAAAQACARIBACIgIAEAAAACEAABABASAgEREAARERAQAAAQAAAAEAEAAQAQAAECAgASAAFAAgAQABEQIAEAAAARIAEBAgEREhABABIBIAIDERAQACAgAQAhABEhEAIBAQABAQEAAAAAABIRAAAQIAIQARAAIQARABMgAhAgAAIQAAIQExEAAQABAAACEiABARERMAAgEAAAERAAERACECARACICAQAQAAAgASAAEQEhEBAAIREQEQAQEBEBEAABIQACASARIBEBIRIAMgICEAIBABARAREBIBABAiAQABAyAAABAAAAEwEBEAAQAREQEBABEBEQASABEAAREBAAEBEQABEREQEQAQAAIRABAQIAEgEiAQABEQAREgAgARAQARAgACASAQAAAgAgAAAgAQAgAAAAAQEBIAAxACAgAxEBEBAhEREBACEQMAIQAQARERAQEBAAICARAQIAEQEAAjEAEAAAEAEQARIQIAEgARAAERAAEAEBABAQEiEAExIREAAAEBEgESAgEBABAAACAQABAAAhEQAhAAAQABMEEAMhAAABIBERARAAARIAMAAQEREQAAABEAExIAEQAQEAAQAAAAABAQERAAABAAABAAICAQAAAAEQEAAAAQAhAQECAAAgMSAAAAAAAAAAEBAgEQAgExEQACEAARAAAAAQEQAhAgAhADAAACEQERAAIBEAABIBAhAAEBEBEAADIAEAARAAAAEAIBASMgEQAQEBEgAAAAAAACAQAAABAREAIAAAIAIAAQEBAQACEBABEBECEAAAAhAgAAAAAAABABASAAAAIQAQEAAREBAAAQECEAACAQAAAQIBERAAAQEAAgEBABAhABEAACAQAAAzAwAAEBAQAQEAAQAQAAAQEAAAASEAAgAAEQEAAiEQAjIAABABABEBAhEBAiEAAAEBADABAQAAAQECEQARESEAAAAgEAARAQASEAAQARAAIBAAEwEgASEBIQMAAAEBAAEhERAhAAEQAAABEQAQASAREBABIBARAAIhASAgACIiAiERAAARIQETAAIgASACAAEAIAEAAQARAyIAAAEBEAEBEAAgADAAAQAQEQARIAEQAjAAAQABAQERATACIAIQExEAEBACExEgIAERITACIRERAAIAEAAwEBEAEhABARASERERAAMAAQERABEgAQEQAQABASMAEBASEhAwISIgIQERARAiEQAAQQABIBESAAAAEQAQISAAAAATIAEBIgERAAAQADEhECEBARAQAQIAAQAAAQASADAAAQAgAAAQAgIAEAASEBEAIAIAAAEgASIRABEBEQAAASABEAABAgEQAQEREBAAAQABACEQAQEQARICABAAEAAQAAEQAQAAAhATAQEAAREBACABMwEBIQACACABAQARIAAAEAECAAAgAQERIBACEAIAEAEQARARMQEBAQAgAAEQAAEQEAEQEAAQAQEAAREgABEBAREQACAAAREBEwEQEQAwAAACAQITERABAREAAQISAAEAAAABERIAEhISARERIREiEAAAAQAQAAABEgAREBAAEhIAAgAAAAARAAECASEQIxEBIBAQAQARAAEhEBERECIQAhESAAEgAQARAAABAQAQEBEhESEgAQEAIRAgEBAgERIQAAARAQEAABEgECEQAAEAAQEAEAIgAQEAAAACIBIQABEBMyEREQAhICAQACEAEAAQAQABAAEhARABICEAAgEAAREhARERIAEBAREAEQABAAAQEDESEAAAABISEgIRARAAEQACAQEAEAABACARABAQAAAgERABERAgAAABAQIAABEBMAAQABEQECAgAREQEQIQEAAwIBEQACACAQABIAAAABIAASEgAAABESAQAhABAAAgIAABEQARAAAQAAEAEBEQABEBEhEAAAARAAAAEQEBAQARAhAgAAEAECAiESABEAAAEBAAEAAQEAIQEBAAAQEAEBIBABEQECABEAEAAQARAAAQABATEAACAAEBAAIRAAAAASAAEBESAAAAEQEQAAEwEDAQABEQACAAAQEAIAARAAEBAiAAEhAgECAQAAECAQABABEQEQAAEAABIhAiERAgAQAQARABAAASEAAAAAAAEQIgABEAAgEAEgARACEREBAAIAEwMAABEBERABEAEQABEQAgEQAQEBARIAIBAAIgACIAERAQEAEBICEAEAEgAAEBADAhAAAQEAAgEAAAIQEyERAgEBAzAAURAAAAARESAhEBEBAAIBIRISAQACARAAAAAiAQEAEAAAFAAQABAhAAEQAQIQEBERABAAAAEAIAAAAQABARMAEAERAxEAEQEiAgAgEREAIAMAIiAgEAAhEQEQAAAQAAEQAhITACMQEgABADEAEQAAEAAAAQEQERMAABIAEAAAIAEAEBASEBEQIBEBEgAAAQERARMRARIBAQEAAAAAAREQEAAAIRAAACEQERASEgAAAgEgAREBIAAQEAAgABAQEQABABEAASMAAAEQARAAABEQAQEAAiIxEhMREAAAAgAQAAEQABEQAgEQAAEBERAAEAAAASAQAAAQAQABEBAQABABMQEAEgEAEBEDERMAAAIAABIQACAAIQAAEAERABAAABEAACAQEQEBARABAAEAAhEAAQABEBAQEAMRAAEBAwAgAhAAEREQIQAAARECEBAAEAAQARAgEBAAEBIwARAAAQAhABEAARIAIRAAEQIAEAAiAQIBAjIBISAAEQABEQACARAxAgERIRABISAQARADAQEgEAIAAQEQARAREAARFAERAQIBARAQEAACAQAAAQEQEBAQEQEBEAAQMQEBEAEQECAAIBAAEBEhAAESIAEAAAIQQBACAhERIgAAEBAAEREREBAAIAACEgEAEAEBAQAAASEAAgEAEAECEDECAAAAAAMAAQEBARAhMgAAIAABABEBAwEAAQEAASEBEAESACEAABAQEQAAIQEBEQMAARECIREhAAIAABAAABERABAQARABEhAAEiEDEQACAgEQAhIBAAEhAAEQEAESMAAAEAEQAAAQECAgEAAiIAARACEgEAACACAhEAMBAAAhEBAAAQAQABECEgASAAIRAAAAAQEQIBEQECAQAQEAABAQAAEQEgAQARIDEQEhAAAhAQAQETEQAQAgIQAAEAABEAAyAiACASESEBAREAEAAQMQAQAQAQAREhEgEAEAICIQAQEBESFAASEAABAAAgECMRATABAhAQEAAQAAQCABEgAgEAAAIBEBMQABAQMSEhAhABIAAQEBIwASIhEgIAAAEBEAIQAAICAQASMhAQAgAAAAESIBIQEAAhETQAEQASAQAgIAEAEQARASEBABAAARABAgIAIBERQRAQACEQABABEAAQEDEBAAARAAIRAQEQASEAECAAAAISAiEAEAAxARABMhABEBIQASIAARAQARABABABEiAAEQEQAgAAEQEQEBEAEQAAEgAgEAEAEAAQEAIRICEAIRIQIBEDAAAQEBAAAAABAREBASIBEBEBEQAgAAAAAAABAAEBAQIAEAAAACEAAQEhAwABIQEAEAEAAAEBEAEwABAAAAEREQAQESAQACEAITABEQAAAQABAiAAAAEBADEhEBEBEAEBIAAAEAEAABAQAQAQATEgARAQAREBEQIAEBABEQEAEQAQECASEAIBABEAAQABIBABABEBEBASABASEQEAABIQAAADIBIRACECARAgIQEyIRABAAAAEhEQEAACAAEBABATAgAAAAAAEAABIRABABEREAEBARAAASABAREQEAIRASAQAAECEAAgIRAREREAAAEiIBIAABEAAQEAAAAQAQIAEgAhEAAgABIhEQEAAQARIBEAAAASEBAAARAQAQEBADAQEQARAQEBEAIAAhAAACIAERAQAQEAEQAREjAgMREQAQIQEAARERAQARABAAEgACEAIQARABECEBABIQAAAAAAITAhIBIQAQABEAAAEAASADIQIAAQAhAREQEgAREAABEAAAEQABEQESABEAERAQEhAAEQAgADIxIQEgIDEgEQEAEAAAEBACEDABICAAERASAgARARERERAQARAAEBARASEBERAiAgAQAAIRARARAQAAEQAQEAEhAAAAASABAREAEQIBAAAAAgASAAAAEAAAAAEQAAAAIQEQEAADAxEBEAAAABEBIQACIgAAAgEBARESIAAAEgEQERMCEQEgEAMBASACEQEBEAEAEBAAMQAAIAEAAAAAIiECAgEBARABEAEQAAEgESABMQAAAgEREQEQAgABARARIAAgAQABEAEQAAAQMRAREQEAEBEQADABAhEQAhAgEQAAAAEQEBARASEQEAIwAREAEREBABIgABAQEQAQMgEAAAASQiAQAQAREBARAREQIAEQAAIQEQACAgAAEQAAIAITECIQEQEAISIREBEQAQEBIAAAARIiAAAQMCEAEAABEQFBABAQIQEgARASAAAAAAAAIgAAEAICAAEDAhEBAAExARIRAAEQAQAQERAQABABEQAAEAAgEAAAAAABAQABAQERETEABAAAERAAEgEBEQARAAMQACAQEQAAIgAAEBAAICABARAQEwERASAiACABABIAERERERECEREBABBAMAAQIBEBEQIBAQABEgACAAACEAEAARACEgERAAEQAAICIBABAAAgEBAAAQEBEQEhACEAEBABAQEQEAEAAEARABIAIAMRADEAIAABABEBAREgAAESARATEQERIBACEAARAAAQAgAAIhEAAQEgESAQEAExABAQEBEBADEBESEAIQABIAABABAAADEBIBMRESEQAREQARAAEDABEQAAAAAwAAABERAQEgABASADABAAACABEAECIAAAABABARAgEAIAEREQEBAwECAAABEQIgIAEQARMREAABEBESAAEAEQAAFAAQACEhAAEDEQEQAREiEAEAEAABABIBABAAAAEAAAACEAAQEQARAgEBAAAhEAABEREwIAAAARASEAMDAAAAAAEAAAABERESEQEBERERAAMBAAAhARARIQEBARADAAIQABERAAEQIAAQABAhEAFAIAEAMCEBAAAUAhAQEAERAhAQAQARAgEBEiAQARABABEQAQERAAJAAAAAEiAgAQAREQEREAABAQABAAABEQAAAQEREBAhEAABAAACIhAQESAAECAAEAAAAAAAASAQAAAAEREQEBAgAAEAAQERAREBEQAAECABEAERECEAEBAxEBAgAgEBAgIBEAEQABARAREQACECAAESACAAAgIQEBAQABAQEAAAAQAREBAAAAAAAAAAAQARABAhADEAARABAAAiIBEBABEAIAEAEBIhAAEhECEBEQIBEBAQEAABABABEBEyEQEBAEAgAQAAAAAgARAQIQAAAAEQEAAhABAQEBAgACAQEQEAAAAAAgAAAAAgEgAQEAIgAhAAACEAEQEQAQAQACAQAAEBERAAAQAAADAAABACACEgESEAAQEAEAAQIAAQARAAEAEAASEAEBEiABAAARABAQEAAAEAAAAQEAAQAAAAABABEBEgAAAQEBEQIQAAABABIRAAAAAAABIQADASEAACAQAAAAEAABAAAAAiAQAAACARIBAQECIAAAEBAAADAAAhAQEAERACARAAIAAAEBACACAAABAQEBAAAQIAEAAQABEQECERAQEAAAECUBEBAAAAABEAAhESEgEBAhIAEQISABEQAQAAAAAAEREAMAABERAjAAACAQATEDAAAAAREAAQMBAAEQEAASIQEEEAAQAAESICAQACAAEQMCABEQEBASABIAAQAAEDEBABAAABAAAhABADARAAEBERAAABARAAEBEhATECAAUAABAQEgEAAQAgABEBAAEQAREQIAEQAxEQESEAABECABEQEQAAEAEBEQAAEAEAABABEhABEQABEBERARAAAAARERARAAEBARIgAREQABEREAAQARAQEQIAABEREBMBEBEQAAEAABIQEBABAgAgMRAAAQABMhIAAQEAERESIQACASAAITEBEgAQQDABAgERAhEBERAAExIAEhESAAERAAAAAQAREAICEAEAEhASESASMBAAAQIREAAQAQAAAhAiEQEBIBARAREAACAhEAAAABEBAQAAAhERERMREAAgEAASESAAECABESEhABEAAAEQARABIRECERASERAAEEABIQIQETIkAgIBACASIBEAAhAAABAhAAAAMDACEAEQAjEQEQAQEAAQAAABAQADEgEgEBAAAAAQESEQERIRAQMAASEAAgIRAhABAxICAgARASACAAEQEgARACACARERAAICAREQAiABECAAEgERERABIAICABEQAyAAASERAxAREAAAAAABARMAIgERARAhAAAAAAEQAAABAhAgAQAREAEQACAhAQAQEAAgARAREhAAAAEQECIQIBAQEBABIgFSABICEQEBABEBIRIhASACAQEQAAERIQEQAAAREQIAABACAgERAhFBAAIAABAREwEBAAIQEhAAEAEhAAASAwEAABEQIRAAAhAQACAQEBAAEBAQAAFBIxERARAAEAABABEQECERAAARABAwASIREAEgEQAAADEAEAECETEAAgIBABESEBAAIiIAAREhAQIAERIBABAQEBADIBAAARERACAAAAABAREgAAIRARAQAAAQERIQAAEBACABABIQAQASAQABEAAQMQABEQAwESAgAgAQEBABAAAAARADAQEAMAARERIAIAEAESEAIAIhESABARAhAgAhABIAAAEAARAAAAIgECAAAAEAIQAAACEQECAAAAEAAAAQAREQEgAhEAARAQABABEDIQEBAAAAEAAAEREQIQABIRAQAAACABABAAEgAQECAAAhERESEQERAQEAIBEAABAQAhECEEEAAAADEBAQIQAAIAAAECEQAQEBACAwEAAQABAAARARACIQAQEQAhEAABAgAAAAEQAREBABAAAQMBAgAQAQEBIhIAAAAREQERESIBAAAAABAQIBABABERAAEAABAAEQACEAMSACABAgEgEBEAAAEBEQAAEREQEAEAESETEQABESIBMCAAMQARECEAISAQICIxACAQEAEAABEBIAIAEhERAQIBAAEgAhABIAEAEQABEFAQABAAAAABEAAiEAESABABEAAAAQEQEBICARAAAAAiAAEAAhIAEBAEEAEQABARIRAQARASEAAAEAMgECARMAAAEwAgAAARERECESAAEwABABAAAgACABIhARABEAABEQEBAQADBAABABAAABEQEQABAgMQAAARABESAAABESABIREQEAAxADAAABAAEAEQABEAASAAACAREBAAAAABIBARACEBAAIAIQABAQEBAAEAAAERERIwEQAgEQESESAhABABABEAEQEBAAEAAQABASIBERAAAwABAAEAAAMAABAREAIAECAAAREQEBECADAhMAAAARIQARAxAQAAABEAEBAwAAEBAQAREAABERAQMQEBEBMAEQAAAAEAABIDEAAQEBAQEQEBIhAQMAARIwEQAAAgERISAREQIwARAREBAAAAICEgEAEgARAgEQAAABEiECEQEAIjIAAQAAESEQAAABFRIRIAERABEBABMAIxEAERETEBEAAQEBEBIhEQARABEBABIAAgEBAwAAEBIREDARABAQERIABBABAQAQEhADECEiIAAREDAAEQIAAQEREBAQASECABMDABEQACAhEAEBEwMwABABIRAAAREBASARAAEAAAATASAAERAAAhACMBAAARIAIhMAASMBEREAAAABAQACAQAAAAADAAEBIAEBIAARAQMBARAAAhABEBEgEBAQEAEAAAEAABABABECARASEBACEAASIQECABAiEBAAEQAAEBACEBAREBIAEBIRIAABEhEBEBIAIAAQEAASAAABEBACIiAAAAEAEAEAEBIAEQESACAQICACAQISIAAAEQEAEQABARIAExAQACEAIAEBMQIAEBAAABMQERARAQESEAAgAREgACAAEQABMCEAEQACAAAAAQAQAQEgEQAAEQEQEAABEQEREDEBAAAAAAABARERABAQEgExABADAAARARECABABARAQAAAgAQAgAAIiERAAEAAwEQEAARAQAREAEhAQAAAAIRIBAAESAAABEgAAAAIBARAQEQAQABAhAQARIAEgAAERIBAAAABAABIREAABIRABIDABEBAQEBARACAAAAACEREBEQEhABAAIBASIAARAAAQEQAgAAABEBARAgASEREBAREAAQAgAAEBEAAQEAEQABIhAAEAABERACECAAAQEAARAAMAMCIQACEgEQABAgACARAQMAABAQAgADAAABAhAQEAAQARASADAAABAQIBAAEhEAAAAAARESAiARARIRAAEBABAAARADAwAwEBAQIhASAQAiECASEAAQEQEwAAEAAQAhAgEQACASAAABASABEAEAEgAQIhABEQEAAQASERAQAQERAAIQAAEAIgAQIBMSABAAEhEQEDAAAgAAEgAgARAhAQAAAAAQABABABAjAQEDERIBABABEAAQADEBFAEQEREBEQARIBIBABASAgEQAQAAEgEAEAERAhABESABAAABEBEiEAASBBIBEBMyAgAAAhEAISAgEQEQERAgEgEQAiABEBEAESARAAEAABIAAQIgEBAQACERABAQAAIAERECAAABAQEAEAAAERIxAAESABERABABAQMQAAAAEBAAEBAAEBAgEBAAAwEBEQEBARAAABAQEQACEAISAQEBABAAEQEAAAAAAQAAERAAEAIBEhARAAACAQADAQECAAEAEQAgABIwIAARIQASASEAABABEwEAAQEBAQABEAAQAAIREAMAARAQIBABAQAAAjAREBAQEAEQERAgABASEQAAEhAAEQETAAAREAEwAAAAAhAAAREBAAEgMDAQASAAAgEAAREAEBIAEAERAgAQAREgECERAAESAREBIAEBEQACEAAgAQAQEBAAAhABEAIAAQEAAAEQEREAARAAAQEREBIAAQAAIRIRAQEhAAIQAAAAAQAQESEQAAIiAiEBAAAQICACAQMQAQARAhEQEBABACABEQAAAQAQAQIAMBERAQEQEBAAAQAgAAEBARAAEAABEQAAAiERABECEEACAREQAQERERAxAAIBAAAiEgMBIBATEBABABAQAiACEBEBEgAAEBAQAQERAAABARABFBACICIAEBEhEBEREAABERAQABAyIAACIAEBESIAESEAEDQBIAExIhAQESEQAgAiERMAAAAQEREQETEAEBAAEAEAAAAAEQARASERAAAAERACIBESAhASMRIREAAAARABABIAEwAAECISAAEAEAQAAQEAARAAIgASAAEAARAQAQAREgABEQAAEBERADACICEBAQEgEAAQIAAAIAMAAxAQASEBEBERATAQAREQEBEQAQAQABAAADEQAQEBAAEAACACAREAEBAQICAAIgAAEAEAAAARACEBAhAAAjAQAREQAgIBABAQIQIABCEAERAgAQABARAQADABAAEBEgEAIAAQARECEQAQACAAAAAQAQEBADAgAAAREUMAABAxEAEAARAAAAAREhIAAwABIgAQACAQEAECIAABAQASAhABMQEQARABAgAAAAAgICAAEQAAIAEgEAAQIQAAEDERAREQAAIgEAAAIhAAACEREBACAAEAMAEBIQERAAAQAQEgAAETAQEAIQAAAQMQEQEBEAEBEAABACEiARAAASAQEQAAAAAAEBABEAAAEAAAEAAQAAASIBABAAEBERIAARABAREBEBIAEAEDAQARAQIAEAEBBAAAAAAQEAEAACECASASAAEQAAAREAABEBIAEAEBAAAAAAAAASACEhAAAREgEAEAAAEBEBEAEAEAAAIQAAAAAQEBACEAEDAwAgAQABAQEQERABABAAEAAAAAEDIAEAAQABITAQABIBEAERIAAAIQABEBAgIQARIBEAAQAAEAAhIBEBADAAECEBEBAAAAEBEBAAACEQIQAAIAIxAAAAEAAAAQIgEAAQABAREBAAMBEAAQAAEAEhEQEBAyEAEAABAQERASIwECAREQAQABABFDIAMiAQERAAIBEAAAAQACAAIhAAABAAAQEQESAAAAAAAQIAAQABEQAAEDAQEBAAAQARIQAQAQAAEREQAAACABABIgAQAQAAEhAQEQAAAgARABIQIjABAAAAEAACAAAAAQAQABEAAAABEAABEAERECAiAgAAEQABAAABAAAgECIBACIBEAAREQAgISAhERERAgEAAAEAAAAAEDERABABEAEQERASEiAgAQAAIAEQARABIBERIBEREBABEhEAEQAAECIAAAEQARATAQAAABARAAEAERARABMQMwEBAAAQACEQEBEhEQEAAQIQEBEAIAAAAgABEQEgAAEAEBAQESEQEAAAEAEAFQAQAAEAAAABEQERAAEBEAEAIAAgAQADISICEQABECAAARAgEQAAEAAxABACIhABEiAAMQERAQAQAAEAEAEBAhIAIAAgIQIwAAECEQARAgEBQhABEBABABAQEAEAAyASEBAAEAAAAQAAABEAAAAgAQAQEBAQAAIwABEBEAEQETIRACAAMiIgEBAhABAQAAEAEAACEAAQIRACAAAhAAETIAAAABEBEBEAMBEQACEAEAAgAQICEBAAIAAxECABAQEBACAAIAAAABAQAQAhIhECIQARAAEBEBEBEBABIBEQAAATARAQAQEAAgAAAAMQAAARABEAABEBABAAEgAAESAAERESESARERAREQARAAAAEAEBAiAhAjAAABABEAAREDIBAQARECAAEQAhEhEAAgAQERAQABEQFAIRACIBERAjARAAAREAAgAgEBEBAQAAIgAQAQESECEQAREAABAhEBAgECABIxAAAREAEQACEBABAAIBEgAAAhACABAAAgARIREBEAAQAQAAAAARASAQERAQAABBAiAQIRASEAECAAMREAERABEBAQAQEBACIAEAAQASARABABABEAAAERIBEgASEgAAEAIQARIAAAEAARIREAAAABEAAAAAAAAQAAAQABEBABAREAEAICERExABEAAAABEBIRAQABABEBAAEAAAAAIAAQAQACISABQQEAASAAACEhEBAAECAREAAAAQIAEAERAAABABAQIBAAAQAQAQAgEQECEBAhAQAQAQEAEgEAABAAECARABICEQAgAAAQAQAhEAEQIBIBEAQBAQEQECEAEBEAARABAgACEAABEgAAMQEAEBEAAAAAACABAAAAAgIQAAAAAREQAQEhEAEBECAREQAAERAhAgECAAABIAARABACAgEQAAABEQEAAQAQASABIAIQEQEQAQEAIBEAEAABEhERERIQEBAQECIBIAEAABAAAAEBEBAQATAgEAAgEBAQAQERESAQAREBACEAEQASEhEAEAAQABIQAEIgADEAEAAQAAEBAAAQAQEAEBAAAxAQEBAAEAACEAABIQARERAAARAAEBAQAAEAEQAgAgABIAEQEQEAIBAAEAAAACECAAEBAAAQEgAAACAAEBAAEhARAAEAEAEQAQEAAQAQABEAESEREgAQABAAIBAQIQECERARAhASAREQAAEQAAEQEQABEAESEAAQAgAAARAQAwATEAAAAAABEAAQARASERAQARAAAQERAQAhEBAgAAAAEQASAAERARAQABIAMSAAAgABAQEAAQARAAAAAAAAEAAAERASABAAABATAAAQMQAQEBAQEAEBAgEAERARIBECEAEAAgAQARAAEAAQAQAAIAMRAQEAABECECAAAAAAEAESEBEAAAAwEREBEAAQEBEQARABERABABEREgABEQMQAAAQAgIAMREBEAARAQABABEQAAAQABABABABAAEQAAARAAAQIREhEQAAAAExAAAAIAARAQAAIAARAAAQAAEQAAABAREAARERACIAABABAAAAAAAAIAAAABEAARAgAAEBEwABEQAQEgEwEQAAAhABAgAAABEAAAAAIQAAAAMQABARECEBIBAAERABACERARAAEAAAIBACEAAQAQEBAQABAAAAAAAAEAAgEAAAABAREREhEBEgEQIAIRACEQABARIgAREhABAgEBEBESECIAABMBABAgAUIAIAARAxAAERIBABARAQAQAREQEAAREAEBIAAREQExERERASAQACICQAERASEQMREAAAIBATIQIAAQERIQIAEBABEQERACIAEQEAMAAgEQAhEAIAIREEEiIBAREwEBIQAQABACABETAAEQECAiMRABACAAABExEBAhAAERAQQBABETAQEAABABAQAgEAEQAQAQAQAAARABMRERAAIQECAQAgASEiAAEDMDIBAAARAQEBACEAEAAAEQEQAhEQERIiACEAQRIREhEAARIQEBIQMSEQETERAQAgAAEAAREAESIBIRMQEAMAAAIAAAAgEQEDABERAAAAARAwECABMBEBAAIAAQEQABEAAREAAREAABAQAAAAEBEAERACEQABEBAgAQIQAQARIRABIQEREBAAABACIhEBERIRAAEQEBAxAAAAEQEQIxIgABABEAASADAAEQAwACIQIRAhASEjAxAAAhEAEBABEQEBIQABAQEAEQAgIAARABADEAECABEQEhIREAEBAAEwABAAEhAAAAAREAEiADAAEhEwACIQEgEAABEAEAAQERIREBEAEDAhAAABABAQABEQAREAIRACAAECMSIQAAEAEAISEhEgAQABAxERACAAEQEBAAAQAAEQEQATABAAABAAEiEAISEBIRIRAREAAQEAAAAAADAAIAAREAAAAhAAAQESAREAEBABABEhEQAAIQEAABABAAABAQAAIAAQABAAEiIRIQEBEQESEQACASAgEQASEBAAAAAAARITEQEBEBABABAAARARAREAAQEQEBAAERABAAAAASEBEBEQAgAQAREQAQABERAhAQEBABEAIAECIBAAEjIQABAREQIREAIQAAEAAAABEBASEREAEREQEAAQAQARAAEAAAAhEAIRABAAIREhEhAAABIAEBIBAAMBEAATAQETEAEAIhIRAAAAESEgEBMBABIBEAARADEAABABAQACAQAQABABEAAAABABIBExABACEREAESADAgEBEhEBEQAAASERAhAiACABAAAAEAEBEAAQABABAiAAEBAhAAAiAgIAMAAgABAAAAAAEAAQEhABABERAxIAAQAAEgEAERACARECIAEDEBIEAAAREAEBECARERACEBEAAgEAEQEgAQEBAQABEhEAABABEQABAAExEAABAgIhIAARARAQAQEBAgACAgEAAQEAABAAEREgAQAhAAEAAAAAAQAAAQAQEAISERECAAEAAQEAASAAAAAQEBEAEQAREBAQEQMRAAAAEBIAEBAQEUABEBAAAQABERAAESEBIgAREREBEQEBAAEAAgMQAQERICEAAAAQEBIAEBABAQEBEQABARICAAESAAEQIAEQAAAAIDEDAAEAAQECECEgABERESAAAAAAAhASAgIQIAAAAAARAhESEAAhAQABEBARARAhEAIAAAAAEQAAMBEAAgIQABAQAgABARESAwEBABABAAEQEREBEBABABAAERQQAgAREAAAMBAQIAEAIRAQAAERADBAIAAAECASAhEBAwAAACAREwAQABAgEBMCAhAAAAAAABAQEQAAAAEAIAEBEAEQACIBAQEAARAhAQADAAAhAAARESEAAQARIREAEQERARACABEQABABAwEhAgBAECEQEAABEAAAABAAARIQEREgARAAAQEBACFRABAQAQEAIQAAESARAhEAAgEAESAREAAQABAAAQEAAAAQEAIQAAEAEQAAEAAAEBABIBEAABEAAAIBAAEREQAAAAACAQACMSIAARABESEiIgARESIAEBERAQADABEBAAEgABACEiACEhAAABIQAAMCABAAIBEAABIBAAAAARAAAQAAEAEhITEgEQAQAAEAAQEAACEAIAEAEAAAAAACARARADAQARABEBEAIAABEAEAERABEAAgARIRABABEAAAMAAAABEBAQBAAAEAAQIREQAQARAAAiAREAISEAMwECAAABAgAQABAAIREBAAAAAQMAABAAAAASEBACIRAAARARAAABIAIgABARAQEAIRAQAAACAAEAMAAQAQIQEwABAQQAABAgEBEAARABAAEAABIQAAAQEREyAhAAAQEAIwERIxABABABAAASEBAQAhAREQAAEBAREAAAIBEBEAIDAAEBAAABAREBAAACAAEgARACACMgAQEgABEAEAACEAECERACEAECAAQAABEQAAAgARECIgABISIAAQARMBEBAQAAEQAhEBERMBAgEQEgAAIiAQAAAhABEAABAAARAAABIDAAAAABADAiEDEQAwAhAAAAESEBAAECEAIREAEhAAAAEQAQAAAiEAASARARAAABEAEAAAAREAEgARAAAAABIAMhAQICECEAAQIQABABIgAQMREgEBAQAQESARIRAQAAEQABERIQABAjMAABESECABARABMREkEBIBEAAQAQAQEAABEAACIQEBEREAIAERAAAjARAAEQARABIRAAEAABEBIAEQABAyARISACIQAxERABEBAQMAEhACABEQEBIRERAAIAASERISEwEAAiIBEAARAAAgAhAQAAAgETEAEAAgEQABAUAAEBAgECASIRMBEQEBIBAxAAAAAQAAEhAgEQABBBAQABIAEQESEgAQERMTEQIQAREQMBEQACAAABISABABEhAgECAhEBAAEAEAAAEiFBABAQAAAAAAAkEQAjAAERAQARABAQACEQEQAAEiEBEAASAQEgAQACFCABEAEAABACACEhExABIwARERAAAAAQACABIBICABECAAAAAAEQEAAAABEQABIBAREQEAAAAAAREAEAARACAQABAQABEhMCIBEgAAEQARIgEREQEBITAQARAQABIgAgEAASAgAAEAABABFAEBAAAiEQMAEREAEAEQEQAxECEREBABAAABIQIRAQABEAAAAQAAIRMBEgEAIAIBACABEAEwEAAAABAgEBAAARIBAQEREREQEBAREgASEgEQEAAAAQEgAAEBEAARAAEREQARARIQEgEBIBEAABASAAIBAAABABECEAACAAAREAEAAQAAAQEAIRABABABAAEBARAQIiAREAASEAABABAAEAEREBESACMBIBEAACEgAREgABABAQEBARAAEBAAEAEQISIAAgAAABEAAiICAhATMBARABAAEAABECARAjEQMBAQEQEAAQIBAAAAICAAIAAgAQIAEQAwAhARAAIAAQAQEAEQAgACEhMiAAABASAgEBABEAEQEQAAICETIRARERAgABAAECETEQECEhEgERARAgMQACACAREAMQIAAhABAAAQAgAQEAAAACATEAABMBARARAAEQIAAQECAAERABACEAIBEBARARABEBAgEQIiIiETABEBEAEAABEAASEBECAQAABAEAEQAQARABAQAAAQAEARABABAgABEBAhARAgAAARARAAAAAAABAAARAEEQICAAEAMCAAAREwAAEAAQAAAQEQAAEAABEAMQIAAAEREAERIRAREgABABEBABARAQEAAAAhABECIBAAARIgEAEAAQAAEQAQEQACFDERAAARAQAQAAAgAAAAABARECEQEAAAARASEAAQAQEBECAQAQAQIAABAAAgAQEAIAEAEAAAEAAREAIBAAEAAAAREAEgAAAQAQEhAgAAASAQIRABIQERAAECAAITEAEAAhAAAAIAAQEBEgABAAEAAQEAERAQAAEAAAAQIAACAQAQERAQACABIAABERAAEgAAAQIAEAABEAARAAABIAERMAACAAABEAAQACMgAAEAAxEAEhICABIBIAEAAAEAEQEQATASAhEBEQAAIBAQABEhIQASAAEAAAEAAQAhAAEQEAEAABAQATAAABABABEAIBAQEREBABIBEREhAREBAAQRACEBAAEwEAABAAAAARIgAAEREAARABARIBAQACEgABEBAAACAAEAAAEAAAIAEBABAQABAAEAESIAEBAAAQEQEQAAIDAwEAEAEBEREQABADABAAIhAAVAEAEQASAQAAAAAxMQAQARAREgABAQARAAEAEgERAAECEwIBAQEhIAATABARAQAAAQAAAAATAiIhECIBEAABEAAQAQAQIAARABEBEAAhABEBABAQAQEAIAAQAAAAABAAEBAAABADEBECEwABExAQAAMgAQEBAAAAIQAAEAABAAEhERIAAQAQAQAhACAAECAAAQAiAAIAAgARIgARIAABEAAUARABAAESARAREAEAEgIAARABAAMgAQAQEAEAAAEAIAEgEAEAAQEhIBEBEBAQIREBAAAAAAEgEBAQEAAAEgEAEDEAAAAhEBABAAERABAQAAEREAABEAIAASACAAIAEBABAAMAACEBIAIgABARARAwAjAQAAAgAQASABEAEBARAAAAIhARAwEAAhAQAQAQEAERAAAAEQAQAAAAEwEAAQAAABABQAAAACEAIQAQAAEQAAEAAQAREAEAASEBARAAEAAAAhARAAEBAgAgEAEAESARQBEAEBIAAQAAEAMRMAAAAQERAAEQARAQEQAQAAAAABAAIQABEQIBAAEgAQAAAhAQEQASIBEAEBAAAQAQAQAQEAAAACAjESAQAQAAEBEAEQARAAAAIQIAMBEAEAAAEQAQEBIQEBIxEAACADABAAAAABEBAQAAAAAgEAABEBAQAiEQAAEAAAEAAhAAAxAAAiEAEAEBICAAEQAREQAAEBMBAQEQAAAgERACEBABAAABIBEBAgABEhAAAAEAABARECAAABIQAQFBEhEBAQABICABEAMhEAEBAAABEBEQAQABACAAAQAjISEhARABIgEQAQEBEgAAARAgABEBAAMiAQABEAISABAQIBAAAgARAAEBEQETEAIgEQEQABEQEBABABESAQEBEQAQEAAAAAEQABAAISISAAEBEAEAABAQAAACAQAQEAAAEQABEQAgAAAAAhAAEAEAEAABEBEQAQIAAwAQAAAREBAAABAAEgECEAARIAARABIRAQAwIDABEgEREAEAABEQIQIBEBAwESEgIRAAEhIhABIAEAAQASABEQIhAREQABEAAAEhEBAgAQEQESEAEAEAESIBEAASAQAAASAAEAEBAREBAAEAEQAQAAEgACAAExAgABEBABEAAAERAAAAICABQBACAAAhAhAAARAgABAQAAAAAAEBIREAEAABEQAAAQEREBAQEAAAEAABAREgEBMBIQARAQADAAEgEQAQAAABIAAAARAQAREQEhEQAAEAABEQABABABABMQARAAAQIRIQACAAABABEBAQMAAAABEREAAwEREAABECEQAQAAAwAgEQIBEAABAAEAEAABAAIREAAQAAAAMAAAABMBIAAAEBMQASEAMCARERECAAASEQECAAARIAAAABARARABADARIAIBAxEBEAAAARBCEAAAACECEQEQABAAEBIRIAMQARIQIAEhECECAQEAEQAAAAEAABAgEAAAABEQEQESUQIBARIREBEAIQEAAQEQAREAAAESMAIREBAhABEBAAACAgERABAAIAAhAgAhABIQAAABERIAIQAgAAEQEAIQEAACAAEBERAAABAQEREgAQIQAAAyABEAIhABEREAEgEQEQMhARABIAAgAQISAAARAAEAEBAQAAMSEQASACEgABERAREiADABMRAAAQEAACERARAQAiAQARAAIBEQAREBEQARESAAARAAACACAgIgAgACEgAAMRAAABASEBAAIAESASAREgIgMCAREgIAABABEBAQAAARIAACACAQAQAQEAIAEAAQAUACAAABEQAREAATAhABAEEQEwABEAIAAAAQIgEgASABMAASEQEQEAITEAAAEgEBAQEAABIRAAMBABAQAREAAQEAAQEBAAABEAAQASABAAAAAQAAAQEQEAIBBAAAEAABECEQMBACICEQEAABABEQIgABAAAAEAEQEhARARASEhEAAQEBEQAQAQAAIBABEAAAAyASAQABEBIRACAQAgAAABAhAAABAAABEQEgAAABAAIBEQAQEBIRACACIBAhAQAQABIBIhABABAQAQESEBAgAQAAASEBAAIBAAIAAhIwAQIAEQIRAQAgAAASAAEBIQABACEAAQABEhEQACAQAAFAABABAAABEREiABESASABAgEAEiAQARIDAQAAASIRACIDEiAQARAxAAETABERAAIBABACEQAAAAAEEBARIAAAASAAAAEDAhEBEAEBAAARICAQATAAIQFBERMBABITAgEBEAAREgEAAAECEAAgAgACEQAAIBEAAQEBEQAQEDACEQAQACEBAQABMCMAIBAgARAQAREBEBADEgABEhEBEAAQIAEQEAMAIUAyEgAQABAQEBACAhEAAAABEQEREAAkERABARADABEgAAEDAhEREBASIBAAIQIAEQAAEBAQARACEBADIBAhEhAhAAASEAAAIBAAAhEDEBEQAAIBAAAAEAABABEBEBADABAAABAAAAAgIAARAQEQEQADAAAAIRACAREQAAAAAgABERARAAAxABEAAQEAAQAQAQAAARAAIBIAAREhAQABAQAAAREBESIQAREiAgAAIQEQAQECEAEAIQEAEAAAERAgABABEBARAAEAAAMQABEAACEAAAEgIBABAAEBAAABIAABAREBIRERAAEgAREREQECABIAAAAgAQAQAAIDAiAAEAARAAEQEAERAAERAhAREREAAAABAgAAAQEBABAAEAEAAREBEBAQEAEBABERAAAAIRAAAQEAIAABEBAxABEBASACAREAESEAIwECIAABAAIhMAIQACAAMAIQERABEAEAIQAQEQEAAAEAAAAAExASAAIBAhEBERARAAEBEAAREAAQEhIgEAQAESABACESIQEQBREAERABABEBAhAAAQATEhARAAEBAQEAAAABAAIAAhAQABAgISEQAQASEAAwARAhACIhAiEFEgAAERAAAxAQIBABABIAAAIAERAAEREQAQEAAAAAAhEQEAESIBEgAAAAIAAAAAEQIAESEAABABAAAgIAEQAAABAAIDEhAQABEAEAESAAABEQAAAAEREAIAAQEQAgISAQABICASEAAAEAAgMQACAAIgAAEAEAEhAREBAAAQECEBAAAAAQAAAAAgAQEBAQIhIRABEAISAAAAASAAAAECACAQACEQAAEAESACEAEAAAIAARIhABAgEQIBECACABAAABIAAREAABEAEQABAAERAREBEQARABASAAACERAQAAECAAAAAAAAIBAQIAABERAAAAAQIgMAEBARAAAAAgIQABAQABACIQAhAAEBAAECAAEAAAEAEAAxAQEBIgAQEgAAABEQAABAARAQIAARAQAgABADECAAABAQAAABARAQABARABAAAQITEBAQEQAAEQABAAAREREAABEAAAABQAEQIREBEBEAEBAAICAAAgIBAAABAAAAEAAQEAAAIQAhAQAAAQARACASAQABEAEAEAAgAAAAABEgQBAxIAERASAAEAAAAAARABAAAhAAAQAhEhEQEBEAEBIAEAICEREQEBAiIBAAEgAAAQAQIQIQABARITAgEBEBASAQACAAABARICMQIQAgEQEAEREAAAAgESAAAAEBAyEAERIAAQEBMAERIAESAAARAQEAAgASAAAQAAAAAAARIQISAAACMAEAEQAAEQAQABIQABAQAhAAEgAAAAABAAEBAQECERAAEAEhAiEgITABIAADMBEQEBAQEAAAEgABEgEhAAAgAAEBMBAiAAAQARIQAREBIgEBARAgABEgEAABETABIBIAABABAQEAAAEAESAAExEgEAAQESJSARIAACAAAhEAAQABEAIBIQEAIAAAFAEgAiAAABAAMAAQAQEAECEAEBAAIAAAAQIAAAACQQAgABATAhAgARBAAQEAERIhIQABMAECAjEREgABAAAAERAxABAQAAIQEAICERIgAQAAAQAjEAAQARERIQERAAESIRUhAwABMhIQICIjAgIQEQAAEQABASIQEAEAEQARAhABABEBEBIRAgIAAAARAAEQAREAAAEgAwEDIAAAACEQIxAxACEgAAAAAAIQAREQEQASAAABABASABEBABABEQEAEREABAEhAUAQAgARAAAQEAACEAEAIAAgEgEBARIAEQAAEhIRAwIRIAAVAREAMQERAAARERAgIQABEwADEAEgEyEBEQAhAAEBABAAECAQIBAAEQIRABEAEQAgEQABABAAAgEBIgIQAxEAABIBIwAAASASAAAxEQABIAAAABADBBEBBAABEQABERABAAEQECEAIBABERARAAEkEQAQABAAETAAEAAREAIgAQEBAQAAIBBAARAgADEQEAAQAQABEBEQAAIBEBABIRABAAEQERABEQABMQADEAEiIRERARAAAAIQAAEQABAQIAEwARABEiAiARAAARAwAiEAARAQAAAhAAEAERABAAEhEQEQACAAASEAAQEBAAAwAAASABAAEAEAIQAAABIRAwIBAAAAIAMhAAEREAEQEQEQEBEAABAAAAAgAQEAAAEBAAIBEQABAAAQAAAAEAAiAyAAEAAQEgEBARIRAQABABIAAgAAIAAQARExASACIRAQAAAxAAEAERABEhEQEQAAABAAESAQQQAQEAERAQAAEBEBEBACEAEAEQIhBCEQEQEBIBABAQEgERABABAAECAAAREQEAABAAEgAAEAEBAQESAAEAACEAEAARISAAEAEQEQAQABEQIAIiABAAETIgEgAAAAECAAAAEhAAAAAAABARAQAAABAAABMgAAAAEAABAQERIhEAAQECECIBABIBABARAAACACABEBAQAQERAAASECACABAAEBABAhAAAAAQAgAQAAEBEBAAAAAhEAEQEAAwEQAAABERERAQASEAAkEQAQACABABEBAAEQAAAQEBEAMRABERIBAgAAAgMAEAAAEgAQABIBEAEAAAAAERAQEQACAAABAQEQASAAAQAgAQABAQEBERAQEQEBIBABIAAgAAIhAQAAEQEAABAAARIRECAAABEBABEhARIRECACAAERAQEQECARAgACEBASAwEAEAEAEBAQABAAAgAAEQEAARABAAEBAAAAECAhISEQAAAAEBECEQAAIBAEIAABIgMBAREAAQAQEBEwAREAAAMAAQEAAQADAQAQEQARESEQAREQETACAQABAQIAAREwAAADAQEAEwIBAAIAEAASARECEQABAQARIAAAEAAhAAAAFAEREREBAAABECARESEQASEBERAQARAAABEAAREhAQEBIAACAAAQARAAAhIQACAgABAgARAQIAIAIwARAAABARAiAgEBABAQAQEQEQEAEAEBAhIQIQAAISERIAIAIgIAEhEQEAEQABIRAAABEgEQAREQABAAAxEAASEQEiARAAAgEQARABAQAgABABAQIAIAAAARAQAAIBEQEQEAAQAAEREAEQIRAAEREAASEAABAAIBAgESAAABACERATAQESAAABAAAAEAAAAAAAAxAQAQARAAFAABAAAQMiAQAQASAAERAREhEgAQIQIBEwAhEAAQAAARAAERABIRIAEgABAAEBARAAAgAAAQAQAAEBAwMRAQAAEAAgMAMhAQAAAAARERERAgEREBAAABIiAAEQEQEREAIQARABERAREQAgETEBAQIDAgAAAREAAAACEREBAQEBAAAAACADABEREBAAEjEhAAAAIQAAEQEQAAEgIgARAAEAARABAgABEBEBECEBIhAgIQAhAAAAMQIRAgERAhAwABAQAQASIBACEAABABEBAAABACAAExAAEBEAEAAgIAIAARASEQIQEQEREAEREAEQARIBAAIzIRIQEAACABAgAAADEBEREAICAAAgARAAEEAQERARAQISEAAAEQABAwAgASAAEAABAAIRAhAAEBAQAAAQIQAQAAARARIgAQAQEQAAEgARAUECAQEQAQABAQABAAABMCAQAQAAABABACABAAABAAAAEhESEAAAIQEEAUEQEBEQEAAQAAAAAQAgEhAREAASAAARARAAAREBAAABEQEAABAQICAgEkERAQARAREBAAEAAQAQEAIBEhERAAEQAAAiAiERAQIRABEQACEgEAEQABARIQABEBAQASAQARACIgIAEAAAAQEBAAEiAAABAAEBAAAAEgARACAAESAAIAIAEhEhAwIBAQAgAQEBEQIQEAAAEQECABACEAAAERARAREAMAABEQEAESASMgAAIAEQEBIQAwMQAQEQARAwACAAIAEAAQEAAAEgAAIAABEAAAERAAESIBAQEgIAAQECASEDQAIgEQISAAEBASABIAMAEhEAAQIRERARABADAQIhAUAAEQAQEAIAIAMAEBAQEBARAQAAABEBEDEAIhQAIRAAABEiACECICARABERIBAQAgARASEBABAiABARAhABAgIgARABEAAhAAABAQIDAwIBAQEQAiAQADIAEQAAAgAQAQAhEAABIREAAgMAASEAAQIRAxEwIQABASEAAAABERAAERARERAiEQEAEBARERAAEBERARARECAAAAEAAAAQEAABAREQIQEREiAAERAAIAIAECEAAAIAISIAEAABAAEAAAAAAAABAQEAESIBARAgMREAAiAAAAABEBIQEREhEBEBIAMQIQAAERAQEQAAABAAAAARAQAAAhAEEAERAgEAERESADEhEAAhAAEBEAAAAAAAAAEAABEAEQIRAAAAAgAAERAAAQEAACABECADAQAQEBAAAAEBIQAAAAEAERESAAARIQARASEAAiAAAgIRAgEBAAAAAiACERMBAREgAQAAEAASAAASEgAQAQAAACEAABIQAAAAIgAAEAEQEQEAEhAAEQEQEAAAEREBEAEBEQAAISAQMAEhISASEAERAQAQECAQJAEAABABBCABEAAAAgACABADAQAQEQASEAAQAAAAABIAESAwAhAAAQAAACIQAAAQERABERACERAAAwEAIQERAhEAIQEQEREREAARAgACAQARMQAQEgIDAQAiABAREREBECEAAAAQEBEQABABASEgASEBEAEAAQAAAAEREBECAQABABAQAREQAQAAEhEBAhAAAAIQAhERIBARAQABIQEhAQAAERERMAAQAyETIQIQEAEBABMBMAIQIRAREBARIBEAEiIhASEAAQIQABEBAQABACEQAAARABABASIRIAAAAQEQEQMBAAAAIhABEREBEAAAAwACARIBEAEQEBAQEBAAIQABIAAgIAIxEAAAEAAQERAAIBAAMiAAIRAAAQABACABARAQIQAAEAAQEAEgAQAAERAAEQIQARIBAAEQEBASASABEAAhAQAAASECAAAAAAACAhACAAARASARAgECECAAAAASAAAQIQAAAAEBEwIQEQAQMBAQAAAQADAQAAASAhEAAREyEAAAEAAQAAASARECEwARAwABABAAEhAAAhASMBERICMAEBASAAAQARACAAEAEAEREAIQAgEAIwAiAhIREAEAEQIQA0EBICIwAAASAAAgEAERABEBACAAAgAQEAAAAAARIAABMAAxAgAAAQERABACMQAQEwAQAQABEAAAAQEQABACAhAAEBACAQEAMAEBAQAAEAAREQEAMQABARACEAABABEQACEAIQABAAMAACAAAQARAAABEREQEDIRAQESMAEQEAESARAAERIAARAREBAgEAETEAAAAAEBETABIQEAATAQEAIBAAAQEQMwEAAQAREBICIQEyEAABEBABADAAATAQEjAQAAAQAAIAAQERERACEQEBIBEAEQAAAgIgERAAAgAREBIRABACABAAISAQEAAAAQAgEAEgARAAAQIDEQERAAERACAQERAQEQAQEAEREBICEAAQEAAwEAABERAAEAEAIBARADEREBAgAAARAAEQAAEBAAEAEgAREBARAQMBABECARAQAAEAASIxAQAAIAAAEQAAEBAQEBAAAxEBABERAAABAgEBAgASEAAQEAIRERACACIBEAEQASAAARAQARBAEAECECAREDEQACEBAREhEQAwAxABERISAQABAAMCQQEBAAEAIBIRIQEQEBAgEAISERMhEBEhIAABAREBIhAQAQECEBEAEhEAEAMRABESAhAAAgAAAAMREgAABAEQEgAwECAQASEBAAEREAEBAhICEQEQABEiAQEgAxABIBEBAAEQEAAAEBABEAEAABEQEQEAEQEAAQERAAERAQABIQIBAREAAQEBAgERABASIRESICADABEgIQIBEAEhIRIQAhMSEAEAEAEQAQEQEAERAAAAAAASAAMQAAEBAQAQERARABAhAQACACEAAAEAAQAQEAISERARERAwAkAAERESAAABETAAEAAhADAgIQEgABEBIBIgEiEhACABAgESAQAQAAAgAAABARABEBExAAABACAAARAAAAARARAhEAABAAECARABERAAIQEAIQACEBEDAwACEAFBIQQBAAAAIAAQEAIgABESIBAAARAQEAACEQARACAAAAQREQEhABIAAAAxMBAQERAQEBAQAAISAUIAACIBIBAAABEQAAEgASASABAAABESISECAhEQAAMBIBASEQEQEAEBAREAABEREQEBAAEAIBIQAgIQARESEBAAEAARARAAASAQABERABIBEQEAARAxEBAhAAAAARIQAAAQAQEAESAAEAASAAARAAEAIDEBABAhAAEAARADEAMREAEAAAIAAAAAAiEAIAEBAQFBAAMAEAEAAAEBEAABAxARIhEDABAAECERASAREBECAQABAAEhEBABEEEhEyIRARIBARAAAAAAAQABEgIEEAEAABIBEQEAARIAAAARABAzAQAQEQABEAEAAgAAASEAERAREgEgAQERIAAQAAABExEDAQEBASECAAAAAQEQAhEAEBAyABAAAgABARAAAAEAAQEAEAIAAAAAAgAAAQEREAEBMAEAAQEAEBAQABAgIgEAABAAAUARAQAAEwECEQAAASAQARAAARABASAQACAwEiMBAAABEAERAQAgAAAQERAAEAESABABEAAiABAQEQEAABACAQEQEDACEAIAEQECEBAgEAAQERIBEwEgAQAAABACEAAQEBERATEQARABAAEAERAQAAEREAAhAQESEAAAARIBAAAAECAQAAAQAAIAAAEBEQEAAgEAEQEAABARAAMBAAECAAAAAQEBEAEAEAABAAAAEAERAAAQAQICASAgABEgAQEAAAAQEAIQFBABAQAREAEAARABAQABAAEgAgEBAgAAITAQEQESARAAAAAAAgARARAAMRACEwAAEQEBABIAAAAQMAAQARMAEgEBAQEgAAMRAAETECEREDARIBIRARIREAADABAgEQAAAgEBEQEAEAIBEQAAAQAAEAEyABEQABECEQAQASAAASEAEAEQAAAQIQEBEiIREQAAAQARIQABAREQMAAwAAEAADAgAAMAAEASEgECAAAAASAQAAEAMQARAhEgIhAAAQABABEgAAABAwAAAQAgAAABEAACEUEQEQEAAQEAIAASAAEQAQEAEgIBAAIBECAAEBARABAAMxECEQAAEgEhABEAMQAAIQABAQIQAAAAEhAAERESAAAQAQABESAAEQEgEhEDEQEBACEjEAEAAREBIQARABEQAAATAgASEBAQAQEAAAACESEAUAEAACERABEgABAAAAEAIAAhACEBIQEAMQABIBEQIRAQEAAAABMBIAAAESMQAQEAAgAQEBAAIRAAIhECECERIQIAAREAABAQAAAAERASAQEwEBIBIAAQAhEBAQEQEBACAQAAESEREAAAAQMgAAEREQAAASAAEgAAECMCAAAhEBEBIBAAEBAhEAAAABEAEQICAQEBEQAAAAADEBAxEREBExAAEAAAEAAQEQAQEgAAAAEgAQEiAAABERAAIBEAIAEAERAAEBAAEBACIQEgAAAAERIAEAABAAAQAAAhAxABEQESABABECEBABETEAEQMSABIBEAERAhAAAQAAIRAQEAARABAhMRAQEhAQEQEgISEQAAAwAQEgAAABABAgQAAhAREAAQIAAAIAEQMBASERABEAADEAESMjIAAAIiEgEAAAEiEQESAQEhECAAASABE0ABIBABEBISABEhEBAAEBERASAQAAARAQEgAQERAAAQEREBADARIiExARAQIBAhEAAAEAIAEBEBEAESMQEjABEgMSARACAhECEAEAASAAAAAQAQAQABEBEiAhABISIhIBAQIBIAEQAQARAgIAEAACERQBAAAREAAAAQAxEAAAEQARAQECAAABEiABARMRAAAQEBIAEBIBBCAAARIRARIBEBExIAEBEAAQMQIBAQEBEBAAICAgEBAAABAAABEQEAEDAAIAECEAEQABAQICIhEQEQAQEAAQAgAQEhERAQEREQAAABEgESERAgMRABEQAAIgAhABAQASEAABEAASIAEAABIgABIyAAEQAAABEhAAIAAAABAhITIAEBAiABAAEQAgMiABEREQEAABEQEBABAhEQAQIhIREQABEQAAABEAAAABAhEREAERESEAABEAEAAQAAEAAQIhIRERAQAQAAABEAAAERIRAgEAEBECEAEBAREAAhEREAAAEAAAABEAAAEAEAIBEAEQAAAAAhAgECARESEAEAAgABAQIBAQADARAAABEAAAARAAEBAAAgEQERACAAAQAAAQABEAACERIAEQAAABEAECAQEREAAAQQAAAAABEBECEQAQIwAQEgIAASASAhIxEQAAAQAQAQABACEQIBAAEAEQAAAAMRAQAgEAEAABMAEhEAARAgASMgESAQARIAEAIQEAAAEAAQEREAIAACMAEAERIAAQEAAAABAAEgAAABAAAAAAECAREAAAABEBAAAAEAEAIRABERAAABABAQAAAAEAMAMAAAEBAAEBAgAAAREgEAIQIREhIRAQERAQABIgAiAAAwAhAQABABIAARAQAQIAAAEAEAABEAEQAAERAAEAAQIBAREAAAEAAgAAEQEQIQIBEgAQARMREQIAECEBAAAQECEQACAAEgAyERABADEDAREBIwESAQAQEBIAAgARAQERIRAgEgEBQgABAAAQEAAAAAAAMCARESABACABAAEREAAREQEAAREQEAABABACAgEQEREAEREDAgEAAiAAMgAAERABEQARAQEQEBARIBERERFBABAQEQAAASAAACAAAAABAAEBIAIQExABIQABEAAhAAABAAAwIBMAAAASAEAAEAAAAAESEgAQEAAQMBABEAAQEQEAERAAAAAAAAAAEQABABAQAwAAEQACEQEBAAAAQAACABAgEQABEAAAEAAAABABEBIEEhAAEBAQEQATEAABAAAREQMAAgEAEQIAEBAQIQIAAAAQASACABACATAQAgEQACEBAAEAARARABABERAAMgEREBABAQEBEAABIAEAABEgAAABACIAABABEQIBABEhAhABEQEBEREBEAEAEAEAABAQABABEQAQABAAABMAABEREAIAAAMDACAQEAASACABEBAAAREhAAABAAECAQEAABEAEAAgIAAAEBEQEBEQABAQACEREQAQABAAEREBAyEQEhEgECIgAQEBIhEhARABARAQASEAEBEAAzEBEBEBERAREBADIBAAAQMxEAEQABAAExERIQ==	rbfiAQQBASA5Dxt+AAAAAOAuAAAAAAAAmpmZmZmZuT+FNwAAAAAAAIA3AAAImAAnAAAAJQAAAM2tAABLAAAAAI+aGpmp6zQIALwAZQAAAGK3bgAAANvwyAAAAJezACO0AADlAAAAAAAAigAA/iwAUU8L/EAVTk5I1gAAtgAsAJ4A0QD73e9IqRcAjACOxTAAANqkVUwAAAAAwZ3H7/ZaAABpdgAex5b3AO4AKnj20sMAALAAqAB2AAAAdcEAp4UsWABnSwAAogQAAwCIML0ApiMACwCcEtQAgIkSHkKgAI7zAAAAAADdJF0AywBFAMb9AAAAiqwjx6ZTAACVACoAAAAAAEYSAJf8yPaU9Q8/rAAAklWaDxAomlyRsgAtCjcBEwCjAG8aWQAj/OcA/AB3AACJxhmlpTODmg0AhQBFUACWHgCkAOwAAAAAWMLQfS3tAAv0+QBo/gAAxlEOKghXAC4AvM4ALSAhhgDH7wC/IwCSAEv5ALcA5QCteEKgAABmAKXUZhjBAADFwY0AAAETAJsAZQAAtwDl8wAWBwCm+7YAggBZUfQAAPnj1HwSm2rOjPxpfK+ubevOAB4AAM+iABBoHR7YtvfGADCNWAAAXQDGoO5Nx8hRkLWTWWTMAAgAALpW/RgaowAAAAAAhWQASB3AFjUAXQCg4558rwRgNY8R9wu0jYxDAK31AHuFhz0AUi4AAV2nrAANRR3Wf7cE1YU+hgBf3ADcQl4AUFQAAL5EaTUqAADncCeQ7sUAAAAAHgAqpgBbAIYA2cNtjCLI5c4MigB/AB1NTA0ut8sA/UEA1gW2wgB5/POJzqg5AKYAAPIAAMBcYQBme9UFEQAGAAAATByyT0Onh2sFf6bn2AD7H2IrACH2JLnEk04R8kUA7ATrQ60ASiAAsTCiqxGMAGTnCAklAPgAV9IY6rXA9gBIAPVTR6yk0628AAC3/ACHxkmFceZJNgDwVusvAAAAH4gmKABsAD0AZNYfsACkRwAAE0CVAAAxAAQEABw7gtwAIgCzAAB5zPcwV6dKApAAhUciamm9m2RPAABByRmE/BqakCQHAACYwIIZFUoATwKoExUpx1cAhRqPcCY2AACQAECeOgBmIrnHANapAGe/CPOaNdv98ScATlljAACAzw315H74AADytwCZW4sAookHAGuOLxs03FV2c1BIGCz2L2U+D+2p8HvMbiSgux7AtgCtSVF91L4AweHvy6IA7X3j37gtOGtJqACVuF9p9AhHAI+NRmK/AGcAGrOz1wAAAOhKR/KSED0xWK671+oA1QD5vCIf1ra3grzOGAVijdoAzugc1/RMkfMAUs1DLOib6oRgNfYANjWgPnAIIacrAGqo2/7i46OX2+TZtLM3ABtliBumeyLOANpckQAAQFkc99M7b8h0UpbnwdyXAP6COFLT4wDlANQAdiNbagD9qgDXaCANXPxup4t/UACIZLJ7g47dAAfBr70AVxEoRGJMeQCtJqpXCACrIQDXORAAKwCggABYmretvrkAAN9XAGYAd4KEeKsxUrcpKKuWNAAAYD8n1WYAUQDITrFOAADCAC+nN0jZjk1Xr5miG2FlBBRQAJAA9OoA9mtbBX76eCCGAIwUZoSD8J1iQqZHUQB0YTHBFX5vADnXr12fSKkmT3PP1gB2/oAeEeCq85oA0gDDAOi+AOUATMJsz7XQI6pV1DlHvdBXPQBwAChORUVlbDFxAMsAAL6fAGKO4AAAggmQnAXj6utcoQDUYFSxjsUDUrUAptZXANAALmaCCAcAdPEHeQAAV5/JTxu++7RPKLUP+fCLAMyjAEtAQQDb2ABEnqNN6ce5G5yOAMj5xPtaACEAWhIACCoAepghejIqpADzP+PRpQ2lvP4AABzRyyqIktcAAAAArp20xZjs+9gvSW1DAOmBtR7PvADxpgDRAHytEdJXsOSoCTVH2A4A3IKHAGGy4OI7dSEA3lQEhHDGAP1GNkmsZQCo2wlABPC6ARsAvWjttQCuPAAHlK3f1QB4+tlGdEUzPyjcYgQwHLl933xTRnt6EQAQrVsdoRC9AFdEADsS0yiwqmxLkgADouBRYQBUlaNuLQCJWwO1YRaKskCHtXJ8NLUAB1YdxYVLW6FLqPZDXwBefXPb02Gwj0Ix3GGnVq1R2Xny1iKSwgD0WuviHAD0FbjlowDI9iLd6V0ArMAAUQLSAKylAB/7TJIAY9aWGWG5YSDxmD2XAIuNAOoyAL8+1K3q9qF6YlxlnkbfZgAAdpior+QAPBqqAFRm++WeAFMAhnxbD1W6J8dQ6GOrBjsOuij/n3qRWxgRC3FzsKMApbhZOwAWIim4SD7MHFIA5yNmy4rZe3KNBgC0HSQpAEfBQI1HiaVOAPL7AB3CXRZqAyQhSl8Aonc5ALMAasnATdgA7QCaZuzhJ5mtSTxKNQnxfSsoB1YTaas11i3U1AD1ZY8+AADsMSpL99htOTXoTDPOzmtsoqS7FyYIXDVXrMsAwBjetXRGvA1FBwDN6rkUKQDBSJAAQQAAPwBh/H0kZPSyEuSmwQDK3Lx8qmEAp4OBhG+6egB/Fztov7OMCcZ96Ge/KgCr0LlcAC4EtQBIhK+dK+6I1yTaMbbsjoGirhwlUSfdGVdQEUlSygAAAFxDWwADABkAt6pRl2HdAABRewSJX94fCCDYdCm4Wu2Ei1YH8fId79f717xv2I3SABo9WtC9imLpANcOgyUIXGrjjmZIALN8F9kfANWR5c6oOjs0KwCFp83a+gfYrtGwANTlTgyblaCaAABpAKbWtjF2srjWX1+2eHjlm7Yvx4KEq2+/vgA3AHDv+jQ56quGh9MA2ci77QCf921oy32dZScn9wCdopqWAEu/1TMAGdZh40NJZ4EAtDF57m+7WNDD4X8sP6K3VYPmQAAAuHTz3niOJNq5h00UcOWtPwAAADXHjl6CDtC1zlCRdT/GV4EACrXDFQAARqWsFRMAbM92edCRBLzunlWiAFt7rSPWqVMAAPkQI5MrzF6aXFlRqoGCADoAAH8NuwA7YclJfvvGWBsfPEduGrW8zWYAowC/8z9MAIla0gDZBAA6wEwAG2XWAAAlPNhoNxYeTkI3tmPdW1+sYVrmpiUqA7bMtGFEEVpDxCfS0tG/jOrPACmB/ACJVuUALeUANs28oKoXT1sgxpmYdDaJyd4/CskOZxhXAFkpwgDyHtBDSQAAEvoA0EpODUQvAAD3s3abm/y0PQCxfvqrM0Fcm+OeNIiZ3synLAAAHeAABaZPQ/FpcNKb7CddyQtzAPFhgPTWPQDH0ZQAAAAMeQAAYy05/hNSAHka/28APE5q+3XjANov0KiAkDrEWdBJ8qEkxF5yEyLlDFh97VXgWJClSwAm1WWHU4MAAADVZt2HljvlhsoAWacRcQDWdeSGViw01X0A0KCUkDimmKVZlrWPnuoAVRQAAHYh3dhiQOfOf7c4RRmsM+VhpV5aHhtWvGX09nzZHUPzDXrcfZKU1+K58tu9rv6PwogA7FiK8l9cwpcfJi8A5xrUolg5y5KtAK0tBAoTPfgoLizf1YLrnh4A1hHQAFUATm6Q1jiB0Bf0AMDNAPzLAAqnEspInQhYAH9moZRH8yTPMGeTdUCjid9usH0KKlfsUXcS+wAAolr2DV4xlUbJ2jzoCdLZrAUPq5AAoraugSwpWX4L5SjIb62AuwBw4qoSOMgA2fU68cNzJ5ijANkAOgBoLTkGAOTozI5ZWAHVUT6Jn8IAl2ZwgQCLUUcLuzGfDQiYAgBsMTQAOHO+87AbjkmhADPCyZmGogDijo7w+F4QAAGO1wDqO0QOmgDBYekxAOVCAMuYUdVbKqJewclbTQqWbpHqOe8lWF5Q/uWdraux1Xz3AAVOfscmPnCJU1sudzqOAJl2hgB6GVj6keAzRK8F6xhykqnYCwCMfiEP3ZMFHBqtAHcAdEVbkACFEQCxyoP4+78AHpfuU/VGguY5Y9EjO3oAaz/h5wCmPIQA1Ijumfh5ZCBJAOhaIP0ApYBTptgmrgKVarMAxfJuXoJsY6CwTMb1M7J2ixOJULoAjOCTaBrmii3e85E8C/7jhbd4yBSEcC0iJf48W8QASK8FAACeOxVvAF0Akj4X04n5BLwj1HIJlebN4ACYaoSEKozzTBco5qh5AACVv5DmbRLcbzTyZpjlLwAReLs1/ey0317O18IPO05/5IL2daGPuI4ENRxm8e7QxC/Et/gRKsbRg1KX2t5lbwAfcN4xHwDHpxWlrket2q6mCgLaAOW/ZbVbPJs9AAAhIZMA7+u4lnwjK/kQAACwsI7rSs7GQIeSmDTx32MAHCLkegCvegG6D6T3lWbCNAAhlz06AMGOyngAyYuGjzL4AF4QBYRJ2RyGWohyXn3j1AAs1CrD/2cn7QCnAABG9ZB6stcqC+gXqA1d8dF31mRzIc5UwVqbwDGD7nhHPEEA9QDgthKgygCTAHYOe/DNmjsfnsWBjaEXKhi++E2rVK17KFYvetNrObErAJFMAMO3x5xLGWWXnGIhBq9qAD8A/OXIPHUAvSEQtOZKyPxWNS04KNoADNQAsikPAABA/GK0cxbfHL0hwKxBAGZ9ELEYYsAayL+3ipcL+8B05gBmOxbNTU+xunOeGAD1AADy1/V6t+12JWMAgnv57ioZAMwAkhdE0ryy9yKBNQtXAoKJEuzDAIAitA3K35sfqqm0ADKKQvIJI4S8cQHiALnI2tKjkf9Xttun63hvcADKjQCtTeR5tmVUcHymHQNsZzTKYZ5kNSABBUi4zjHFEbsYKFzZhZb7fJRw0p8VfvAA6ocAdkqWjxWbO3QRJvIATV4SKOrYHntT6xzoymP8aBBSIIl6wmkwjEduG6pV5/wAYIU0HQRo+QAgq5LN1wP8Rl5oALvqbfbKXMZ9zf0ApGAd+LNpEgBgAOJN6JzPZ0l/KLoAcrs8potB5jf4bMgaABaaRIikFAD23CQBys2wQQ8AAAIA3mJNPvpmZHDjOOxzv34YfJ3gyKgwugVHazjp1Apye78AAHyhrDKg2igAdMwOH1c5lQARuvuUkZr79N+AaCF1nV2iv7a58cpefgwAVIhzwLjYpuMGTwB5AFmvMIx7Opp2bJbw1rS8y/ynd30A4d0enQCZKVOr5DRZntMAOI23qjU7rO5C/jW1NahI2GkZzgDF7elnYkJwHvJume92UJIAMtIOj+yBtB4sP9qvAMSEgQ8UVnIA4w5/f2yo+RTQfbMNflrS+J9CMQBO4ABlGiyCEKwEMQvQC9KZ4YrC1F2DbGaOrdHO6UD//LgE8SzNfcIEq+xaeO2CoJg67V/J1OBllEC5csrW+CpwAFJ9AHmmovVatSONSu0ARgAVoEUohCqA2hwi8BQVKdaHTBxSejqaC0/nwPmZ4vaPIvgoImukCMvAZ9tn9zAwz3nCkEwcGpTVRIjUbsMXHMI3LqvfAFyLAAD9BzgRSa7KA/CpPX0rixYAQsqKkzzpsYf8APcQsH20AO+uJduzV1wxV1sSSSO9OcK+Q+Ug7aNE/wDsjugAMQCNsVMG/Zjf/PwA1RMAViU9ABz5ZX8AAG4AknirysbKYB3CxxwBxKnhAPDSV9nUAADkpbARANKP6ZfcAID+N70DmBeeevCdz0SKTrmp3C5F+rpSz+ymbcIz4iUepScA+thUAftgf+xbAQALTAcyfi+xjAFDtthK7VoAZswIbIebX0e/75Rhs/oQ2rMjfJ5aNHfswZQAACd3ZS2XgS/qvGdavj3ZxwABM2UczudFVwB1yGkAD2nWSSTEAAALpVd+ftMkYwYd0WCnZSutsEt8ydYmYjEH5/bjwET4yGZLAACU1jGfXhfR+k5QKDzMVbVZAEk/ul6oq0OMc08AIhJqWyF/FlJFcxXnkCFKn5hrAGcp/x66xwB1WJceIlE2ijrffgO9Yfi6ZAAsx19UyQfotwAAAGVHKGBFAPsAAAwAkc/4jomzPKKdAN80Oqy349M6+QGs2y2ChiaT6ZLkhykKFKi1TaAAcAHSAAAr9t3u4djUPs0iALoAxV8AALd7i0dM0GRfiACKAHu6vAMARwAJMs9L75/p2gAkAF4AKoX1A0MArx9Sw57jPbg1Am28f21hXVBgVAAE/sGMAGgy/CbjkAAA/lsp1kba/ZPTIjEAoKliEwDkatlGAACeDwBCJAj3AGvT0LHJLfUAc4CsAMr6yICxNpknZriod9SlZoRQshUWQQBeVgD86Mip4QDvuP4XcABIdTbkWd7b18YuAD8phm0A9u6+oADpAGgAKUq9j8cAADEAnvFuHo0EADVnALymglMkAMgH/vW1YiNlIAsAR66wNADS9bLl+8R/O4LFb9GeNQDrXakA+aUsZwB0GuNeDCbVBnCB2IZ0W3etsrfhdAGWKZ2BYhT4GRDsAI4AAAAAAGShhADIeXZ9AHMnCSxtpQ08AKwZC8EA9koCBwAAxdZxuUUAoABmAKYAAAVfBSqnuHGC0eSz0unkcQAANO6pUgAAABaYAD9T3gDA3gAjugcsTBBF8wBcggAtAPD8b28A8bcWpEIA9/XgAHNR+OAaat6UHgAKJt41MTeGDaVq8Pt9mcmoJ7S/mvXEZgCiAKkgo2/DACntD9xJcdYpAAAArQDApxWMocMAEQAXBf7RPCqBghhmCCRyqOPF7w2Q/UWX8+5DmzEE9QmQvTMOk3wfrxv6RnXf3s9x5UoAWSMAZL0CtHjMgBEOQCRmofFwbXrqK4Ta0pXd/LMXNNB8wh5Yk7CdGXputv0JxQDfJoM5NmJE0K1Jy6Uh7v2ct8hGX5Iq44CbH2WzAJwApBPRAEFBwAQAQx+DMR5Cot8dAAwEPxfVAEQA12zDpwCjHf8sANJ9Pbl7zwUA5TczerqPxHXpmTfTAQAcQTadcN41ADgATAAhnaG8+wB92UMMf6tZllsDACnbAGsLqzhFq+9wW+6WIDtJCmFH8wAb1P0AfEN6glAWktCf1dYAyypipthzvRxMuD/1eACYiMyPADVhho9X2wAPN4NWqiC3WWsAOOhkAGesZVv2Yl2vdf/pJz5iAGhrfhH66eZ3ciFKRADkSc0JAz6FBqfUlkbD6Dejd6Exp+ezX6OekbQpcgDomlQAbN40AM2SGP0aJeNxhy9DL3oA64ecCEhUSHD6U3Wt6gvYmASE8rZNdvzqrbKHAOJBj1XnxbqAAvYrNdvy9vYEhg4rLq0t6b5eAPMrAMfGqgBlotd+pcEWNowAJ7kIAFrNe8XNhwCoXUQAn6TH5I2E85kAAB4Ay2UAZgzbptZYROYiTlWSj2gYvgn/jcBcuZXCLr7m5r+iUADz/ADVSaXkwDAAg7y7ngBcpaldfco+NwOWzDyvawDLACIV94Zds4PgxaGvk81Lp+Az8WCLXEkAVTqWMmz4APZ6AcjORgAAjK5eXRpuVhLxAAAlAAkAcf42APb8kYDuagoAR0wAODAAKkGEbU0Aam/y7U1eghTooHE/AGCurQBShOUAsIAAXn8KEhB/WQAA/C/PoEwAtG/KRjWS5f/jipmTVwCcWxrCgiR+x4pKAG8pOythZk9YQM3hAIxJc+zLowAADvFdcADpepGJ+QAyAFmgCNI38N7ThEtGSA9ghWFvLaP0t5QA9xq3CDDLZjctr8MAHQVl3uwxrKZUNZPAbwBzQgChAO9hTR5sMAAA+ezRrOL6UAjdrPn3nsEA/bILWwBCTglIMgCKjDMM0R3xGw4AUJaz30tka4hNAACrhQCTo+W7YhxJmfHIij4iUJ1oJ/kN05rHsWUvBJtgwN/QE+5K07l/0Wsr9SdsVJmfQzO0AACGwLGV/q6B2PcATC9NdzxvGohO53vIhL3s8eeIZETKG76X7qCSnSct5AAAIOWZowDwFXz3hdq/wFun/MU+OvdzbYpfH62VZGyhAQCs0VElDq+IeOkRYCIZBXCGND2AkwAgQvIC1sqtyWgBwUUu8iAu+BuorFC5mABeDPfdXNSNqy5cRrG0nCUdDl5KomWVmBElANzmAAAApvyYCILD0tidOabKy6WOpxIOiwDsACv2G8G1h4UEA5D53km1+sZr7wAAACMXqsmSwjAApV2uK6o/S/tfs3594ETdixKoeQ2LAYzahr/FPNMsckpEk5mefmGb1vwil456dwcAYC3mRX3CRwDMKQHEzU90woqA9D4AAPykvwDRAPP7He0SFluvQnzZhdKYATvupV10uaZ/n5E3IyRdLwqvoI9O+lR9AMS2kYUA5iIhoGekKaq7MhBAAJu96Y18tnaFAfWDsObOGOlpMWy8gc8WCkpS58+7ANqdoCKoBq8aANKy6C81bwFFslwbd3geT9M66wA3TJtJCMkTTClNhaxSAAC0coL56LihAEwAAPj3bctETs0Q1NDPqQ+zKJb7iciAuAAOaTVV+1NWQP9hMJQRDW643BtXLDAbjr+WM2Uv+VYsALIKPQib8ryNqinYX588JZb9ADSyAADSavUAjudjKwAAugCg56JtoxZhMYM59iPIUQAAAArZW+mj9J+ptbl2nmQVLwA5Pw0+7IsASNPJHLAX5Y65ZN6wXZBKZEXYDPXBNNIO1FriA0wc4AA7jUWqm+YrBvK/irqama+kxEi3AMX0sCAhcZmEQCodAJ4AtnofHml+3Uf5ACCxEgCDH9l1icdD5Q6GdFykAMEX+Ghy3isAD+xGvizIRAgeAO313JVO1EQAAGS7NABy7zdASN1Z4VYAESyyAGHlAAXoGegJL6kgR8p8ctI18H5B+CT/uTMG8B10AMKPBch+ES6omRfIgI8ytkak4hedPABn3eM79wC3AFsnitEYQjA0sYeGtQuoK0sRreQ44jUAnPPchIudxLWGImX8DSHjltMATjnz8+gGDOmAIjouzobZnTQASsyirgW8AJd+i1oApzEMzkOd1ybUlJYTdgAEE4n6/BRGcJcNM2AyW69e9MZ/WjN8FpRIhDzGYFoA6fUvVahy8zTXPiBySjAAiKzxDV6PoP5jhQDRAB4sc4rUeeqFO1mwlXUutADLAGMoOR9MD/LP1Ds5k4ZCRX6nBv4LdeKBAKZe7JS2NupUi6IAAJAAAFvpqoUKTbpbuGaSppzVF3/dAPV/ny036on3/t0ZbJUA1hDkwwxIZ7NoAJsnAaJmWA0kdBItAH9b50IW9aIAAIfoygCcelsAvjIZYRuBIEk48wBAAABvAOgRjZn6rdwRAO8oV60AIFZI0f3nhq6miagO6OSsAIYDP354jjMA9QAQ1wDAweKI6diCABAAtndutwBpZwZj1vM/AOF6sW9kCGcXpqZTdOa+oSmqAAoABtTvDp6qItJpTTWOALWxrjAA2owcmWcA+VfETVOeGuKJcfWHDqDUmgAORk1EYxkEFjB4APTN8AR5MwAT5grukQB4v/KXsw6MnKKvfiBUI1vhMQQveTJfvWwLg4SAXgDCztEAfIAAMUXS26FAAFtDDOk/OgBF3Um4H/QOP6+dllWZqbVMANrl+1Eco2cA/c71AEmuucsu0QCzOuKAZ0B5+QCyeKFNpg0AMOfzJHqb/B4ADeKL89rHnj4Ag9g46PsyYBLWaAqyieE2EfcAxAAXotH2HAAkYPoW0Jshra/IZzksAGYAMIAAAW69xgBIsto056dK8gAAAHZAahYfro8AiQBbwsrZiwQ9gFG6/Ase9PVQAukA2QB0St7niwBg3ZkuCO+ODYp18Jd86H2sOaqdLgtV13vJAJR0PzmcdPsY9jtU2qCPiFV+djgr1gCaeNIA0Mnf9RpQFbCZiD6++zkbdetppAB2/LQQAGq6AJxr+FKAusSiTj8Ba/wA6WqSS+NM8Tg6PuDrgM0AUQD5eNDmizlBtwJUADlAjwpjHPXeIrr+p2OYcQlH4I9LMLQIAF3L0+8RnSIlMxh9Oura9xTJNQBwt0XnNwCiALwSqO9Dqik4YQATAWwVOD3qED5EkVOS+bwhVZgAeUcAU/8Lp4ZI7TsAKu5tNyUAbNwpRZgAAP/4cPEL4v/v2XgxSXTXHIYszQBu7Obr1hBtnORsgQDJjP6HFLrXXcLc5LVFgtebPHIABRiKAFFnvQD+EYDCs4+L6QC1AFhmACAAX+J8FUCJ9QAJ1JoApGktXUfqkT5pZ6Ti8qkRVpPa6bkLZUNlSbn7zOSP4HUYa53L/QCRDpBYYiZ/JmRXuj0qoYH5OmU1O2YAORwv7BWBTgChwPg3WxKQmYxuUQ5xsL0AOJbJ3sOqifOIjQR86S5CHic8zZ0lpdZwjq/i2CMcOQU/HbtLL4SZAIZI5/xnnQACjiYzfLHwK810cKmqv0CviFsNAEfPbdVBAPfZ8lf6IpCxfMj23ADdWR5/3nN0P2bHhADmagQLyXPx8JP/9oXODs49LfDpQYEeWhLVLtsAijEDJjwAADXTmnw7b8C4jb0AOL4XR4hNR7IkLG4AtpEtlGzXqBdrAQAstVDQ7uDqMLjkA1wAEOK2nqvJ4f+pAsW78vQMPT0CrH57gsEMAMTvkj4YW1L6nY4AADqrc3shoXKLpQneM9Lg6PVanr+z4nHEsdkp4ncANAB7xt4Gx5Fj0MAA8+R2gnxAt+k/dacHpnLo6gbA0Yxf7XduxLiSlUkAH3ygoy52tvzGFa4wkGPLAC0bIVsAU2IJ8urSNGn0+10ACk3nAAijb3XtIgliQ9cAe3mk4ADLZI+nuamwBw+hzfq7akAm2yllAPuGKCASZ9KJNCcATS/Se5wAy4wMVfPJ61/TnQx5itRSFR0SrG0EAFTnjMoAvoxhhZdhQQJODou0ANpVzyrtvWp38DFMtct3fAAAyhzFuCo2GOmX8c/kAI0ZOqGB8gTTn/QEAFjPrYZL00rLA+q6tMtUoG+HoOa9cqIC5MnzAOhrxdgAPfYoAOzMmDm0n/cXkE8ANl6vAP0a18EADwAPAEMxtbDvhedDAPwA4CEAUV/GZHrsxHGT5YK/MwC8AGjuJeL1vnH1AMKxZOiggQUAxIQHADomzOC5wuoAN+IA3x0AAEjiWXhEl/0Sv6UE8wAfAAC8d/47zw6mAB0AFpChlol1EAAJXABbJ6ubLyaiLinGEPhNrjOmyBvAmeMAQgZ6lQAAjrie5QLGI3SZ+MM6hwoRFgD5AJQ85zazK98ANAAUAABruAAuXEihaG/OITGHAKUsegP/kSXkh5qwOwIvj5NXJ2BuWd20sQOd34OXLD8b2OD71KydysAPYgCrngkAAI4sBqEgznPx6JpOAM/TrrgAAOVrzgAliUF0AP+9AABHAItJ3ryssDROMXE0Bm2n28NxADUJlZt3DKQA3YKbLwBcNgBLz+X78boASwB58IhWLQDMeQADAMjiAAD1LnBS7IRlG+jdAEJvBnILAttiAADnRsYASubQAI0Yl1jvAOBhlwkQAOYAdyrOQh4AVYCBAEUAC/lFeQAAJZIAxwDZ9gB6TXnbBUuJqn6BVAJBH797w1QpQAAgdVU+AKp7AAB0+PkA2PTe4gB4lKluAHWVQWpp9gQAAGhFcCwGc43QAi0DYADNl+y+9hIB5wUHAC1cX3j7SRcA8pryKKQA7b7s5rfRALN3hhDdQg07mpTmACPpaQAakmkACjAACQEA9TOHewDoWBzNbAB/AI+HiWpCAAB4AN0TAFrF33EzQd7u1by/Pz7hwIRdAAAqAI/vEbJHevxqRWA13wBxaKpu+xrAACcAyBmPkAL4Dmu1g94AN27a1lE69wAV/Qv+ALaOhQCpNSdtontFAAdInS/fiZicUKkR1aC4duCpsOeO9wCjAHoZAORZcT1JJWf9tANavADBQpWOjcS3Bg2YAHVfAACXyWjGAM8dHyIU0V0MB585AMYAJrz5u+ZUkYRLjnkZEmkjKgB8oRve0kEABcRGAACTEhbb5oJZKzyF45RXAGkGomuo4dwNmgDKmLW7AGsAgn6aE7wAdOMHuLJua0qbT9lkg4j7pRx93f6cAAMAAGjPGgDRA6PZm1DfUWwAGojhDOf9AGQwhgTEAN6MDbrSmoITCcwA2DRauHrxAJQ9AM0AAEL61XFuM5qscoROAAC5rQDQ4gdllUEWHVCL8IjrawCN0ctsjQCpbHdXreRHAMMwhoqqjk+5AMgicNbPI0xf2/bMUpWNIqRevbkAAACmq6caxINEFSZECMUiQAAhcRxQJleDdACMTsYuHwCeACMAAKf730d7AADNW3zLAMcKAH43IreeOEVo3gB7irTKAHjlrbYfShyOCQCguDNYMdJUxouvUgD41Tpj5sQxNb9RmMiVoyPqac3d41tB7AAAsDW7tg8qAEoA61oeTgDYxAPgRkg+tAvpOR72GgC05YmPC+IApyrGOxg0GGlG5k5DAE2QAaBhXhlzgUdRxfQAgvm+0F3ezfoE8gAAptJsVwD5dp0A4XsAx9K44/qUAIfZAOsLYwAUcqlgXQAE5aIAMgDBbviAJMzw+asANJh7WKIf5CsAyIfDfpm6ACJc7CAFAKIAUwDnLCYAYRkAQeWp2I8ZAQB9AH56NBR3I0iBAp6Ks4oAfknGygDq5D9fAa+NkwBLVLjhrgAuJlECJVwAf65yaOhqmu78EdFbOf/TGcPYMYQwAEMHt0a6/EscvtcAhROdCY1m7V5TANA1/yo6yED1gg8AAMeLjI9tMR3vLABBbv9LWa0HAAC0ei31FoZxxbx/14cXvmEARG0NVokr9ew3AAAgtxiXhKvVZVQtAJ7JOUc6/pSwiO9ECnIAR152AFkACWV9AwoAdIl0AAANte/czJ3l3egXQuUKeHx6/MdNAICr1Rz89Yw+YglwOsOjCL3dABYwUi40zwB/Jx81VqJAAKTxAKSMLADmDLXTdqO8QkGKJhgJN/XyIQDmpKvG1ZEfpAAAOwDOJ2GBEvWLYHuGa2ElugEAkAChylHOGedfMteEAFUJhBplorWv7P5AhAAT9QDRlQAAnyZKji8IA/IARQDXBTP4AFKSvpxYAG/KsQBrAIkAABTjTwsAvIJOaDAqd6BxrmB31hvslN57jwCGBRkAYAAAWiYXA/gG3h5RwWSymgCIdiz3AGgA1ADl45IktYx389Ztgxnxs2EVF0KxnWYfGxeLSNiAHKB3B/lj5jBe7IckGaPfgvQRAGoAPr2xDNDYAI0+TScY7x9bAABNP1UfRM2XAHgAISantkrHx7OfADGSRwLQJASXAgC5NkQA00puxu0AOEcA81q6i/CiN4b/PFO8WI37Ifn9XhmXAL/2BOz/kwDlQ6WWKXJBWDEAiZ0yJuSzsQAA4gFVnevhxB3h8ACq3ZxnFOEN7tJusWAAFhuX4ljO+R65Y9OxAEJrZUT7OWsuiMsANb262joAAI4CrDeWHvhQPhp7bhhT6iGk+WmlKJxK4E5XBjlplRhQfisBlgDera+6jfGr7q3YurkAbHTKn4UA4Ga9E9CaABH+5VucAG0A2xbA+z25ivZgrohEDhfd41DUdmyA4CitGuvNsxXZ6bkAiwBvdbEAbVoAAEdZxsGpAJZFNAAAAAivW2usyGgA8DTpyw6veyaxHpIAcF+7d616hQxSXh6h3CRQQ6oWRup1/VEAAMOULHfh1yRa4b7bMT6PTgAOSKAAJ9mDsQBaN2jVqAAAEingHQuY9n+rtvhkuH2WACQ5U7zU0h0oGuYAfxTxzhAABO7LCaEFf4ZbADf2LCsK8mFQRqIGiFEAceZ4AKAQSqUpqh+tAACLbNorxXi1B2RvlTq4WffytZTAAJ1jlk95uwAA5KXVUjQAJi7mvFlgAC96U5nDcU0bTwA6XVamvb53Vzi+4qfg3QxadzJaAYRolTVAXABx9gMAlfXbOlu4AHLKcJgAANnZjKdllSJryRf1xADLAEGqqQZAlYS/hRbLgnXSAGrvT5UA8fxGADL+UuSEH6kp1z4vMw7Mx5FBSbiuDAsAJrp6QvbcsSABsKkakEwBN9rVALqrOaLNoQCoqbF/KGOkzoeS/j0ARyz/dwBqcLEAXJXrrpHv1SIALKXEB1xRMatGBJLl2YdbBO0JAPlqIz3D0YQAN4w+Nk/7ZQDb31TdRptbykW5eaouXC8MSOyXqQAy5zVd7ykAzo4OAI+NGF7iHf4AtyK5U511t1wIYijym/qzpk+zywDWcMZl2gAQev4RUWAMknPC2snsKZMAAG8AvPR5POh6l5gAMNha9dxILTtArYwA/mAAAPfcAG0A5wAwZQBsm3kf3QCyAKOzzgB5a8wAAAhD/TTQAKA01xUAc6bZJrzB6YpuowDfEOv+YgAAQBAaBfq+0X3g3uA05n06Nfz38erwvcYAZqoAYfjQ4wDPpGt6T2dg+gDDUp8AAFB1iQDcAAAjj/rVx6a+HM6u84upAJxSmRBRgPRlKsGJQaPC7x+aSMoAB0YAR4bG3n+Qa8HIfwDx2QDkwYjLJUdrrWAAeKGVPgCDx5WRNC3ANwAAEjhNd904fb5Ikl1uJd61+sAUSPsu4894VGVbtuXsEVnTYo3suescn/hYALfSFUblAJaQsrWhAKYAGg7n5wAxiQaw+jj5l0mVI47Vhvyk3QCSAAATaisfANgXi9Ji1zwp4enVB2BPrYEAMBwYP7fWGrJeJCtztOYmWWdVHuMEwEoVADFQD7SZKM0knGLBGNFD91zNVC6qAMeZqwzu8qfQVNR9n1ztRTpRYe6qwJNpbS5Qx4ShABOS2b79qVXL7k39mEJqkNOjbC2D+cIU31EKpWccNRcp40cIpGdhxuAHfzRxKiGGr3naOwD3SQArHXQkDI2n4bgpkTIAAIoAxCAa+DjKPGYT0bg9xTQfXa/xxLdQVvQFqvp7ANnw72EJ2fIAM+n5YElCb1kSF8sAAH+S1wAnu/Q5bCFHkP9zIQAdPgJIqHbCG09TUJa8mvEAkOQAcrSbRLSjFhaBBbGvWIhTnQHcJLYFCt6VtsRA8gBjwADCsMdRrNZS42s5Ur4OGM0A3dJim306W8QARG84oI3rCKgaR9M9Kv79srIIwMgApX5OE08AJ3/xxP/QcmAZzcH2TABuwnmHTQBF4wAAEQBOHgAZ8SarWnmysqIAYAcAL+QDUM72U9368+rrUG4aN/nzmUVcagsAj9B1T1gf+gM+pi9aiQgAFPJkAD+IAJ2GOgBSPi/CG1haonl8sUgAADPA+FgA48M/VWQANbcAv0tEKyV3A8sAAIzYNFfYro2PGCcATWsAsH3p6g0i+uUg09L9ACwALJ49Xj23+GPnIyFnIQAAszh6AH3qVXsAABnkKE5O1vYVdX2Ah5gEuuqtAHy0iIEsoOTQS6uC3k+EA050EFOnFxzpDwA7J+sz0Uel/X2T4zySdF37xHyIpPwJGwfyOHeNo/KvJfAkolqcoQsRDLLKmlPD+tSrqt7wV+xzgoDkG35EjkTAXyJtpfWecV9tAA8ocy4DiLv18ErKAPYAXi8cAE+lq+0On2WFsIpxAAAZVDJfhWPI3i4A6UgAIug64Hhy9QAQfCnrGIONLIJGEhj/8hyPHJTA9NWscd8nXoK0r179yV3mAAeFgPOGCWYAAWXkAACxTDLmJACZWnkvfIfnyNegDQBulCwASGrioAh9k1EAiELh0S0Q/WcAlD8Ag2lt0rLB1zh8CCtJzQDvjRa66LkAvuq1dFIEAJmcawByOXEq3Tm1hKET+t6CaZgB8JxWMAvm+sy5u5SQAGwAAI2dY7qH67DDQn6Uy2UAQEhFuez0wLEAYL37ucKMou3Pxn8XOX80hQuqVQT4ax8EIq4ANsjxH+qKCgDIgO2/QwBX3wBN7RpYbTcv1Kf+p0ga2o4AOAAMK0p7gJS7GQA61Aaq1gBQAJ3FU0HeQG2SCPeBfHa8S8itALJ03jaresT2AHuH8qyUVtY97Iqs+p7CtKpS/uV0obvsAACW8b7lWAA0D83Dhy6ppgnkawBJkdopo8vZgr5UVurmjDJs6WmZoKEA/kW81gBUuAAAAGT5G0DvX/VQiccnO4d7TNESeckS6fV1EgBbkpbiYQUA1ACdj2zJPk4r7T+SAAB/Hb+hl1tclWtdsV3gAOil5KVNTZpFZLk4zngnVCNzPUXeHAD3rDvN9BKFVqUAL24A+AAM+gUAu3/iF962DdxP2aqicWENlW7+SCcqAGbYJVLwAKNRnn8AHQAAUroFAOfqGPEmgPQ9ADuv5DbbuqQAQVbOAGYAAAQFAC6pOQBhi9dvAPGC94r5zADRHKYAMgAAuWRdIzRKUUYAUncA9zOsGekCKbANqQBYvd2/OHhbCzeEBQD0lBRCMgAAzXA24hASRwDfP/sAEV4A0EGs1bspC9JQQ3ZtTl0AAATeAKoW0gDazQA2oYLnAJzyngCGxI4CVgQnBBwSQAAAxONvagBOA+aiC14AqwC+k6R/OyMAiQCTqqFQE+OmHmv1vokAzLlF6wCnAAAA6AAxe3gA2xn4K46WAHsAAFczaQAA6FEAABQAmQBtXiAgAADkkeAIPwsAo+X6ACIAM5QAVa3OKzA0+pPUAC7xAFIANrbVDmnmgdoylA6Gl5m/xeMAAACPdkEAtHoAIAAmVQC1XQBOdGS9vV4AqhWLx/u3AAAA988BzwD/P4sAfmJavzkxAH+cAAAAAAAAOTdOADMsPW8ADZe65NkAAHmX7PoAAHDh/rQA/FrB3WkAAJtRi44AD/cA6AAAABAAALIABAnoNT7ZhbwA+QAKbgGjfwAzAAAAAGde6JiNhJJD2AAAeQCXA3yQyzIj4ACZANumAGhJuwAAUfBYXToAQA+wAAwQABqnDv/zqAcAAL+M7MH7bwAtACINAACGAGlF9ZCvLgEAmPqb+wClRxoA0QBBAAAAEB8ZAADpJEnztgAAAEgjbgAApwDGXmRnAAMAi7kA2wA46gAAN0ssAClEAAQiK1x7eAANOgYAKZpMazMAS3YKkXccowYAFcuOu8AAAACMvvqYAADBsQDlAABZpG94AEAQ+KNP/vEb1wCrbgCfAI8A4AAA1sUAWBsAAHySAEzxVwC9CfP9AAARABsAAAAA4AUA3AAAxAAAOqAAAAAAAMMOw8txAPBK/QAAYf6mAHMAlgDzAAoAAADcAJHtnbN1Uh8AXq1NRPA1RQAAPQCAHgA3AABsNkK1C2mcAJEAADLye+axkQDKUgAAAJo3AEa4khOQCAAAABmHAIkAAAy3w/f/AACQAP8AAAAAAKdYAAUATYToDwAr9tIHAFasAA8ZOgSCuVXrqwAAANAAALrYbPvdkRAAy9fLg06MAAArmTwAEF0a2dcArQaMkG8AAAA4agCbAL7TAMUAAAAAwzcZAAAAiT3IAB4A8BsA4Fx+P5sJLwAm40zTUecAANJWnRHdAK0ADQAqvAC4/6Fvj6o5RgCUAOYFAAgABYDhTwAAl3gTAAAA0YMA6gBnUwBTAAASAAAAAACDdwBgAHOHcG8AAAAS8R8AAAAQhQD500VKPCEAAM4A1Onj4QA3uwpsxoIAAL8AsgC9xwBJfM0AAMYAU/YKwo2AwgAAzgBeY4RWWImBUwCHpIdqSh8qJzwA3AAA1fjU5keXfB4AajZ3qXcAcADtYAAARoGlWQiuWmF2xBdTAACi5ACrAADF0ADpAPOeS3HFmQAOAACja7ZHCwBQ6FbTAF1AswyFsAAAAE0AYwAAAABu0MAAQsEM0AD8y+rWjQAA8TUBLqckmgCpbQASQyMrkgDWNdgGAABPVACDk1cAYwCi0MZ+VAAAANrNE+HuFwCOljoAb9KCCLu1I/EgAACdAErcAs+HMhuUVwDFj3thANycawCoiAAAAACS3wmfa7LEAABPACV+AAAAMITkAOgABC+2ADoAzQCEswBgQJWsMgDfADUA5wBvAEKu88h6eYYAyz3dE4wAaJ7p5smFAACAALheAC4AfYzKAANA6pKR94pkAEtrO7EAaHcAGPI29Qa7dOwA9xcGdUAAzImLAAAA+QCbAAAAAOMAAZUAUWsAAFoAM/YAXBEAXOIA5qZKAH7ioteD2F6uAGwAAACyrgAAhUAA2QAnG3UA0VzFD2EACubED9z7pgAAAPB7hAAAcy8AhwAAQnGKRUGeKDKk5Uf6lwAqu5VIk1yQ863ZFqZkyZ4A63vKZ2kAm6Q6Hk1Y8l0AOirTADBrPe4kACda7wAAAO4mMurOyzJcs0jjRGEKONMAN5UAowCOMGEAAPPMPQCiEmwAHDLfOLXFry30ACjcgnLyJwdmASsRgVAAJ1Ha73bidBRYriPbnXzCLEsAbMX7AFq9H92+bgBpAOcYFj6XJloAAZBwGC2IdsN0E3NCACdUs+YAiQBKh9SvAHiMAAAAFP41APhiMQCsSE3WAFNxUgdoe/TEzgBYIgj9AOr3OwBODgBrNR3DAAAAxVsA2XrpAPhcQwBcAACLOr0A++NHAMflzUxK/muQmMEAGABGIOOQAE0A2wAA5KkAgMj5mKy9AACZNqUA1ysh7P7eALQAALlrALQASdOVbd6vAAMAAHZQAOHFhS1lpBQAAAALrMPS/QCXCBHz6kQAjiMAxARwkBvJPyx2AEgDAABwAADkAHUAAMkgAAAFsfQYhNoAbITTAACuQYByUV64JpoAEVWoJwBZ4ABKAMsAgVTLABT3CwDCXgAmJh4qAMwALgAAACUASQDxndVHAMbaAAAAFew/AF4AAADIHCrchADBsKkALiu2AMUhANsAADCBoWIAoHO/tv0csGIAAGe7H1LIANQAcztcqBZeAH+K+AArbgAAAHN0qVOCzi9jAGMA1sPlAAAAhXsAAAAAANpJACsAAK2IAAAAjgAAMuoAAAAAxyl7AAkAAH1cAADKAAAAmQC4AAAAAABFcWD+ACslvEuV/XcAAAoAAHJlAAAAAHQAAAA+ABgABwAwAAAAAAAAAJvo5NEAAAAAAAAAogBO6ABitw4A1gbyABwAIUCLYQAAhAD6AAAA+wARxK0AADK6AACU/gChAAAAkj4AAAAAAEIALgAcAAAANMwAAAAAW+dUAAAAAAAAAAAANuc1AAAJAPI4AAAAAwCvqeMAogARAP/UAAAIAK8AAE4AjAAALgDNjAAAWgAAAAAA7UEAJ60A	rbfiAQEBAQBM80rbAAAAAOAuAAAAAAAAAAAAAAAAAAAAdwEAAAAAABBUYZrANwUA0TjiSvb+CABWhY+DfJkPADG3csVjDR4A4O5Tha/TIAAdawLZZ+smAJtd5VQBBC0AKR1GzXaJLQAemwpVVIswAFBeIvCHfzMAbKkTfQNtQADrAEvtXSxJAMILHlZNg08AMspBv74oUgDlrTjx39RXAFYKNv/17F4A+Gdq2cgeZwA2AeYYDudpAGFFCTToyWwAl1VaUbL7bACt8JV8F8lzAEM3VmfKHoMAebY0HwbChQA43u9LWkCPAMVDyud7cI8AlqDVTPjRkgCaHtRvtUiUAFstH371G5kADoJEqvcioQBXpF+hImuhANWYpv/9eKcAk9qOQp+kpwC4t+4BPsCoAC0ZPNm9XqkAwMoW+U3oqwBAMdTgAjuxADKYCCFFoLEA7tgGpYt/vgA2TopDy9rEAONhUMHSMs4Ayjk9+Opz0AAOhvhO3ivRACJ2sQwUV9MAcXDId6MY1ABdnFfklQXaADKxjNEpzNwAtAdyRheE4wDTWuZIiV3oAMvwxZ20SvUAiJAQOOsB+QDgGxgVcoz9AFEUyLQM1AMBUiyH8RShBwEs8bcTA/4KARr78OGTaQ0BTNlk3mrdEAFT0AUYxV4UAa8QtSKOdyIBvXeZcRikIwGMciRO7XApAbB5XmTePi8Bb01NuxvYMAGQtL2+rO05Adxu6pq3NjsBIyPNvXCXPAGnVz+OZ6Q8AUFSU2Zu40QBszoi1BtfVAHTfoEWz4FXAdjuHgMzy10BlxH9Dro/XgFIxXuMhKhiAfNd8SaLKm4BRiNRm6JWbwFUWHNfI65wAdOG3I/eR3EBWAuiTrxndQH6cFgm7lF4ASmb5WTE4XsB578pN6hRggEK8/j7gp6NAXfx9f0CxY0Bo7Mfu44NlAFC5VL17zGVAdjLJbhZlZgBKC9PudyAoAFbGh3rr0+jAcZacruikKsBljjOwG+orAF7jeoW45StATNcFuSlsLYBL1iqgThwugE1k8FuSsS8AQuqja5h8sABOLdxcyvhwwH1r0TYTgvIAUKISk+elcgBkcysrWchyQFlnrYWhR7TAZtfy5/1Y9kBNFONdZNI4QEe+7WNjCnyAeIvupAfCvYBliAAzfAM+QHS+ilnu8oTAmRvwqu5ihwC1RQ6XtXMHgJ9nJunj6IgAi2f9adkqiECLtSE+0fLIQL0QD+dwf8oAqE1nwNGzSkC9sSWWJlWLAK3HGV9CPg0Aoj75F2qQToCFwWmFxQ1RQInRUrGBFBJAiJcnTsGtUoCLlZEyZmsWQK+J8h+wKVeAjz4MRvnRmICTJlOl5aeZgKzPCiYEx9qAh9VIXQsj2sClBsNLn3fbAJN7UqyBbpvAnVLWXmrcXYCUbgt0GKoewKgENFWCy99AsaTUVNXoYECX+8bwFE4iAJd8etH2OCIAvyoWnJeH5MCLiQ5GocolALoK3jG9YqaAlhbK07RHpwCgNPS2XqtowIY4TRGcR2tAtakCcYCK7ECOdq33dLTtAJ0AcYGwn+2AtcYEnmSsboCx0YO0bBpvwIrTvbi1NbAAkAyLcqkx8MCPP01Af5hxgIUoMFXdnPZAtjpdw/8lOQCNdEA4vLz5AI70EGAaKblAnO61x2WTu8Cp3YGs/Pc8gJaT6B4Mfn4Ao2ZMmGouAIDsqYrrQf/AgPjiUN9GmcDAz5lFs4IPwYDQXFO1Xb0DAMy0JBACPYWAxwU1RDy+hcDWI2ztowTJwO0f/bGwt0qA2Wri4K64SsDVHRN7UYXLQO3Ps2n4QI4A3qjEoOkRUgD5FxUbhCPSwMLFkh/l9ZPAxRXaTJuaFMDjC1DOy8QVAMl6LIoRwJVAx2ie/jQE1cDXwYJtecCXQNVfz1HrUVeA68F/VUxC18DzaiX/oNsZAPeo4g0HStwA6U0A36YkHID2u5zmh2JdgM9auA7xyF5AyR319PYMHkDXX7jd22MewPua8r4zxyFA3SrIBwb1YcDR9NXxhociAMz8VuooYyIA3B+uF0ph4kDNWQRxZsqkwMJ6hxhP82TA9oCu+VHoJcDOl2YHAOLmAPzZlD3XLaYA2IKySWpX60DaBjY24NZuwM5knAQ4FjBA7ooC9SDZMQDddJn7HkMygOVk3vgevTOAwdqMBSWrtQDYZBiM02x2gPZGiJYPl/cAyugFTS+a98DxpS9b2xJ4QNxq02w86jiA6zIQkk4OwYEcwbr3C/oBwRil2r8SXURBGXCSB48dxMEtm8ce82UEwS1+qt4WnUVBPXIYHyReRYE8Pq/6t1uHwTPUq6oW5ojBFl3EsU3XCwE/Om3fEK4LQQ8RnOJxRk4BNtx+vyb6kMEyaJN2IbyRgSnpi+JSsNMBIYQkMOBjmAEbYsh8JjdbATIOvPpw9pvBH6JNYR+ynAEhaguNuXedwSwRylMXp54BNTnAyz29XsEeFIgpEj0fgSqfyOY7FOEBHYmYllq140ESIhJwNm9jgTrSP+jj12RBFKi2Z8aApMEAiRKIqTulASX99eRyc2VBDkIsaPi45oEa7kFh9cOngSAYiN9OVOoBA03TzokWasE8HNKDtdnsASbsgj5Joi2BMvztluDCcYEADH8llBZzgRBEtNSIyrPBAW2UvKT+9YEOPfkxYF23QQU3vrCJojeBA145LlE/+cEzwGNJbfd8QR2NpdaSyHyBIqW5occkwAFbTzo64AmAgVKBYlzSREIBfAYQasVLxIFtLBKBHLgFAX5KkXvJPoXBRhtK1IjTBgFHibyz4T+GAXepuWuEi0bBd2JPggwziUFKo+IV8rWKgXxLE8ry+YuBa8aehHbKjYFZNmg5f0qNwUUhWH8eRw+BeNjpmIWQ00FGg+b2AjpUAWvFMIfbKhRBV0GUrwBT1IFVARDcIDtVAUVR1JNG7VfBRE3gsfYLmIFbabR0/EKYwWnUqiz2BpsBc+L7O+frm0FreIVT2k7cAUnZ6S2tVh0BfywC+UYAX0FJyQia57ufQWt9wRfyc2SBeE8ujDQ/ZQFlpNjLGUdmQXa2NVQls2ZBdgoaF6B57gFFCtZvXNPuQVbpBpIlcXBBYWwS7G+BsMFU6lmNufozAVt51xukXvNBXZasFBEfc0F8fznsoX60AXjwS6yosraBWAb9mmFueAFvGA5QJ5m6gVfjls7yaHuBT+OYU3lVfcF1WalQbEl+wXqcBLViI4JBsDJzAD7zA4GoA2rMbumFQbGSzu/h8IhBobeE6EloiUGoCxAb2zzKAZmiNQQYcc3Bia6UIBD+jcGhqA/5bulOwZBYbwuN/E7BlKwFa83cz8G1hqCu6QBRQZMk3eBY1NHBre2fHDyxUoGD804j39HTAbWkvEWW+tPBgjYsTC3A1QGcH58MToHVAaBHbJFrYBVBi6Xze3sT1wGOdKUo9RvXAbU7wHhRsheBp2g56LFUmQGgEImhaPPZQY0KyegVSZsBhrm+UVAimwGwzu+tb7ecAZkAn3LhPN3Bt5HZy3SVngGqg3sP5I/gQbrjv48JmaEBt0fw5jW5oYGDUOcPCbNigY67a9BhyqaBrG6aKi7T5oG/nJsQkgzqwYrbGmJ/9WuBjJ0y6O3+LEGLXXacwzqtwamWToKYDrEBocrkCL7csQGzRmnG2F/xAZyorvGk3PLBiyivsZxb80G1eD6Ud8+0gZ+ZSLVZ43YBtVNujKqaNkG1MW+3BSw7waxDC27/AvwBojTdJu6sfUGKSIExYY0/gZrzJ7V+K4AB8F3kDmm5wAHL6msUBOCBAceJewycBUMB48/eRyZpxIHDbwKnHweFwffjmSXAhkoBy5oUqEusC8Hz1hgOtzUOQej4Qo7r+9GB2XfXZF0CkcHJcxdeXp2SAdAGcW7+3FLB2iSLkJ6ZVEH3W/YM1ViVwcrg/H3DVVdB3hxoA+Dcl4HlwR1GYivYAfraPh9Yj5iB8fLYlIFvWoH/4Wm+c+JaweWzwh+ijtsBz/9zWbqsmwHK4PCbqj9bQeMdRAafhhwB+1zA3gndXMHJv//fiQAeAextmsAXtKCB2noKCmRDIUH/NgZ2LhFigc3s2Jmz7eMB5k07mfU5o8HneXjhNDdrQcTt0yO8pu6B7xsA4VMCbwHZfl5XAqnvAfWE7LZ4f2+BxQh+j98F8UHfOhVfuY9ygcxxcUC5i3UB8w6waSnJdYHg3WbeDv73Ad6lLd2MFfdB8ttN3gYRewHlIgMRT848Qd3cm3d9ZbxB9s8g9ArKPMHdVXJox8RCwhTtKZ2CoUTCCSSqvLyEhYIWQKlHsyUKAgbOv8ZlXopCNXM3ZWGQy4ItUgOSKahOgjFJKbheXc+CJD//byRgj8IQOnhjVoQQwj/DfL5FFNICK7Y1siSh0kIsTazMrBkSghAOvFVr65MCCHvo9jBH1QItYGyhIrxVwiYcLNUFoFgCFwCqeWKM2YIB/CVqOkyaAhQfSsP53NoCJY6yG73eGsIRX9T9R+EcAhtQRd33nN1CK0AZabOLnoIUCnmzl50hAgOVk25XRCMCF3MVgvUCI0IvJLTgVJwkAhze7ePywGYCN6azsd125kIqgXL6sGDowjIdvJkxnKvCGSl8vw2LLgI2o8MTlA6uQhjEDfi7yzTCG9y+7FgdNQIEAiKrxyS1Ahem7NT4TPVCEtWO++EVugImC0WnP8J6QjZl8AIZGzwCLEvdb4Csv0I5iZVEbHv/Qhzwv1vGMEJCeOMuAYZ7woJre8edwdYCwm6LdndJNEMCSwQp3tO4w8Jo9LgrE77HgmTg7GNU18fCYbIhy13eCsJJYjEX901LQn+769i5Mc6CVO2Xq81TzsJF9P46uPEPAle/m9On41CCc6a+5VyO1AJWJENPXNfVAkif59ODxJYCX9G2lbHpFkJHbXO61a3WQmlwV6h+3tcCdNpa3qfhF0JsfXBv4iEYwk+791Nw85pCcr3+p9b3WkJrFC5w/b4cAkfUdAWzCJxCUFA1mwnkXEJNZ8Y2J2/cQld6AfFSxSACYWL10z1BYcJrGHJGtQ2jAm70dpDmUaSCXLGEnTyo5IJdTzCOSWZkwkqg5xh4miVCTWGsLKzc5kJqP3HWnIXpwnZJoVgQDWnCcDleC4Sg6wJ3HcaYamcrwnHxZprlxexCf9Mrf3Yq7MJ4Zv0ElYVxgmvdSCQMTvNCaksn0W66+sJ1pYYKEyl7QnbU2zGkkTuCQEWvIyyce8JVMjYVHrj7wllJ7JQkmP2CeSGtrABPPcJwyTiN9Oo+glI52jWqWb8CaOFAhl1uf0JUKMfNhP0/Qm9y/zAoC0ACkoEeTlt8AwK/PFm/rc+DgrVKeE9uqwVCh9VTxCl5h8Ke/DAkV7yIgpaexaoN00nClZBTpMIgDcKpSLzkWk4QAo1x/gGEUtFCkZqByJUXk4KznvrCPLXUgrsYxu8/ipUCtIk0dHnuFQKuDFf+YirXgrJfeAY0UBgCmyzg2L+umIKYCuhMtzsZQqrUxQylTFxCnil9IFJEXgK/2n1BTkjeQrkHplqS4SJCqWq4iXjjYoKKY+NMFEqjgrjeXc4B8uRCovPa7wKv5YKg4UePfdUmwqtNXdqE/GhCqahbZrVSqUKBdRAlU6MpwqAf61kxvKtCoe/MCguUq4Kt8ZGeb+BvwovNVS2oCfPCrJTMcKOOM8KPIkIPeTMzwotwj380zjTCk1swTsmU9UKSe96FUkf2gppVHgMM4joCk4/CfSf0OoKxc+QphQh6wqUxohXo1LuCgbUl7K5F/AKPkW5hUEAAgsQuL8coB8CC92pCkPsSxQLCT3qq0lPFAuV9GqEj78VC9JjXwhReCELpCcVWaqtIgsXUaHM9rUsCzhwh/t5yywLD79zC7DFLgvEJezMVkM8CytqHNGMl0ELTIpjOzbKRQtuo9ZmaZJHCx06jFbnyEoLZ3CdUxcnTAvuRpMs0IdOC7H2RYUqnlwLjZKbXvsgegvleDuskBZ7C4G+yfa24IILiqizGzujjguN/aW0xmqQCyO2/TmJj5YLxyICqmW7pgsodHpi2impC3HzchW4WasLDHhY05XurgsRE6Sb6JqvC0Oq6r1/abAL8qyCNUl5sgvtct8/xD+0C5RlA0LgdLoLiPgaZh99wwtwEgkpRYbRCw6EmzKRGNYLstJE0V2e2gvr3Hg8eBL3Cy5Xc8Wym/4Lk5u5eESPBgzBcY+jXQ0HDNZdnMFA3woMUiWdO+IxCwxLsWSx9YgLDIf7Q1WLoA0MWOqTsUbFEgxYR5GI0YgpDHq32VMdmDYMahjMeFLePAxYgLJtzHo+DFXj7nLesUQMcVJz2PPDRwxrh5lda/tHDLPPwEsavkoMt2c2TOY9Uwx9Z7mkqzJiDJUznj/PcGoMr29/xr68awwy6KH4759vDBLxhGxIMXcMRlW8zLEhegwfPyYPmx18DOiF+PswI4UMDXqhnM60hgxS0+D8Ng2KDIYSXFgzrIwMccwPbZcfjgwo6ZWj17uXDBgJ59eUd5kMwD0+WVFUogwQ1EX8BtO0DMnejsEYzrUMS8Le5CBQugyxDimZbG+6DB6fkkdmU8YMfJ+/a7zXyAzMB28rtQ/ODJ/BDKTjRM8M32N2CDQB7AxcD45eDg/zDMfUTWuQhf0MQl3Tmp7T/QzloyUiilYADZwmMxKg0RINbUI3NA5sGg25NZK1XsQaDYjZR3nddB8N17eGDTZcIQ0slyMra8AwDYGOuQ1MaDMNY6lL0HYAOA2HodwEyM86DcvQhgyY/T4NbmjIlmhJWA3MKIZYSXxgDYToA45tIWUNSu5HBwoKaQ19GCrKw0JwDQySWR6APXIN43gCyKTvcg3yWrI4uqx2DYGy+I1LPn4N+eAZ1MiIgA2dw24xT7SADYE7JUjRcIINihvfxB+Nhg0gLHy70/OJDaloPhO0Ao4NxQnjcEfHlw0O5TQ7YH6eDe4WWRXv358NtQVuocYwqw00W4ntl+C2DU6053oDqcEN23/ouqhbxQ13ytIbZi/GDfDwBGNJG8cNP9Y4lXJEyw12mu5LqufMDbbJduUtJtMNCQZ97Owa4w1M59nnr4btDfm+Nt8OuvENkiWaKuNu9w2taupk4VD4DfEMz4eWrQMOdoaWMp3uBg7z7W5lPvMQDm9EFT5UGhYOzrGq8Oa8GQ7cTNxKVT4cDl5KWXNhDx4OYKIICOtKJA7UepgzDeMzDjPpv+JccjcOGOzClTJgPw7XrlVgGsxADp7HYnAIHkQOLVPnoKM9SQ4bthW/X41NDr6aOz/bMlkOEMwiGp9xXg6bQjmNuNtiDimacfI9fG4OVRD65HIHcA5/NLQk6+NwDmOkvpUGpnIOvv5Mt/dhhQ427KFbvTiJDhSfPqrruIwOlsUt8tV/jw5Cl2mkSKuRDhPVFeg/bJYOGJsBHwcLnA5kF894ngqdDoMDiN2vSaoO+kmwOCDwrg5uUO2qCqavDn7gqUFI37AO+MpLI0SFuA4ZxzKbDaXBDn13bQGxn8MOZFcrvR9Hyw7Zh+fT6m/LDtLo6H0Lv9EOCjVFSzz90Q7kYFDB+SnSDkqW+Cb1RNcO5ZndA3gG2A6sYm34P+ToDvoAy/PMSfcOUxtBc8Kb+g411I5pwN76Dojv7fHpYgcPz2U2zlPiCg/tVs6lQVQUD1t2zc1jdhcPeqNRhSGiHg9jA9PeVCMiD0FLOVzkQiMPd3e0NFcnKQ9YhmQ96u4vD/pel573ZDsP/xU+Xw/sPA+BWLxVftZJDwZccQaMeE0PTLvZ3zqMTw/W6d6sUGNRD/RHwXbJP1MP8k7q9T+QVg/IKUK1LXdfDxdTLZeRnmwPGknEdPffcw+fRTUx0np9D8NAyHgq8YAP/zQ4Cbv3gA9hGCzjd6yDDyybB6atloQPZ9Jizxp1kQ8BaKbLCs+UD+dQ9cE/Sp4Pll8TP4IspA/Zoz82SLa5D/s5mrMnzbkP2ci+y8rNxQ9aPhY+rbTHD32eBmeQqs0P+WVa4NHV2w+P02QMI3LmD24ny9C7uOgPCE407Dqk8g/Ir9Kv3eryD/7L3FZtUfgPLpVcdTgaAxAGWkBnxhAFEFHVNR3OvRgQcNk+GPDoGxCEjFj8hbQkENw/45+1LCUQwXtXXsK8JRA4a4aECFEoEIYjYb56Ji0QbzUvtuHrLxDaqeaanwsyEIE912PC7zMQ3puysg5VNRC6NouCKkE2EJfQfBeIWTgQY+1pAWa3OhBCgSZINYZEEFVHUs1fmUUQqOqupX47SBATjJ2Y/y1JEMsl5UclvlIQIHc52SAkVBBDax1l1qBWELFJdYuA5VgQXVF77i8AXBBLwc6Il0ZdENKqsoyWNmwQ405/JCS8cRDcSw4PRDl2EPDC9j1B2XcQfVvX8sjOghBUExoW71ePEHMgZtQcpZAQWH3bpA60khD83HcBSfSYEONeHQEWUqIQmLYOW12soxAe+8ZLYxKmEL0DVf1sIagQBcqrQJ4YqxAjqVKniRmrEIKvDyeyc6wQpS1l1+o8yhDzDE8wFJ7LEIltGaXfk8wQlrf/UQJe0hCjSUtvo8/VEKViaqbJLtsQ5nK2UuaM3BBE4i1tTd3eEMFSp+L/AOAQVVmX31Un6RCTVBte+RbzEN7mB4jH6fYQ0AiuLCV8/BDds1r8vRn+EFGMgYC1WAERRU4kqM+nBRG7KHuaRo4REd9dQPO8aRIR08/4RJVZFhGS3kGQM3kcEV682X32Ny4Rg8XJWyBONBEBok2zhVQ0ETF379dEcUMRB/c8ayooRBF6YbeR61dJEcrB7VVx2UwRYlgRyCD3WBEENUHGek5fEeBFiwriW18RLno3LpA2axGeefPW3TBuES1oiCMxs3ARh4lNAC+1chHyNjbzC4F6ETRWd+WSzXoR6wDKZ4z3fxEYqUJ9lMiAEc2MAFzffJsR3CUXI1t+tREHCUEx0jvCEbu29ykqaskRjJh5Q4/V3RFnw7mujtHkEdMMybsu8uwRMjJio5YC7RF68ZDmmmftEQoxQUNPYu4RWgAQqIhS8hEjNu8gJDD6EUXqg00rDQESi5hNBhm7EhLbQbtVE8kcEt9vttL9/yAS3XEskMZcJhLzuKZJM9AsEuaVOfMSDy4SJu1lm18BMBJ5PeBkY2syEr9U90DoPzcSNGQ649LlOhJFlEhE/fs7En3ok80TaUISdduSiIE6YRJWSjw/kP5mEmv3B47eAGcS/zcpxIOHaBIIIUKTFpFsEjCoqxLEVHASLF2qhEp9ehJzKLGqm/97EnZqIoPX74ISdZgTtCxOhBIwVmh/Re+GEvpjZSQWYosShr/WHwopjxJKbXcRz4yVEjM/BbuXYaQSJQnG58+grBI7ivYhgL61EvLw07+43bYSvWXRK/QpvBK9zjVebw3GEnP0PhowbMcS62YWfmrtyBJjzZXIf+TVElRDi6KWEdkSRPo/OQMP4hItqCBwMObuEkM6JiJAiPkSDEl5VFUe/RLJp5zcpGwCE68JuUIX1gQTItpX+q+9CROTJVfX+QUWE7H7lyX6ZBgTF1pcmFKCGhPOsDmJkaUqE7lGCXuIbTETOlHftUNOORMyzWlIVHg6EwcnycCBVj0TyGZGBCttUxN8SRIacTVWE1IVss+BpFcTQgdIdLLjWxNORNpMk7toExlcG+cTWWsTNQJZ6O73axMiywHaBWVuEwjwLF/92oUTP+erW04+khOPEiPX1AaTEwzU8zM1tpcTTIMLyJWfnxPLC9GHbzaiE1B/PZT8waITt6jx+TjQoxO2SufwqA2mEwV1W/xr3KkTfB7itbnmrhMMThzCx/CxE2GdTVupD8YTkgAnGBmZyBPvjjGkcMbIEzYevzk0sNITaFgBFiuU1RPxjEfAomrfE26RwxypruMTxwlLkBbm5RP+VNdr1VvpE2B+ohadwO8T9sOp+fH78hOrstHZ4F/4E40uZSf5uvkTNGLW1tuXChTZ/6szXvkPFNXj8ifiiRUUZrnOet2OIxQkeEQolKkkFH+cDpO3HiYUQftn1p4wMhQnZvDLpJg0FGrDKgy/nTcUrNI7UcDHRxQhaeXHqiFIFEksBjiZLkoUneoJZStcSxTbaZdKf1dOFOV4I52v0F8UFKI3FM+YZhR1olkQhhZqFKeMEmotl2oULmdtiq+7axS0fxdm/41sFExM/90avHEU9l28IdRfdRSK5vS8B3CHFIqdCgAGL4gUip56aEuYihRRaraLpOGTFDS9En+xUJoUvAthvIixmxQb7rDbXz2tFLIgMDokJLEUkJLRdY+otxRocDgMTJe+FGjTY1w7cMkUc/V/8dP9zBQhIsZrLmHNFM/angm/RNAUKGLs5Cib1RRaL3n9EDPdFIDBiYTo0OEUCde/tAJW4xS8142T/ILlFD/I3ykXmOYUsnGkm7fm7BTOg6Lgxg/vFLk5nNQDsPAUQxClI0nM8hS4i6oJ8V4BFW+t9n1qBgMVrY+OBPg7BxWXPgmiGh8OFTZ2YXua5A8V9E/UliCiHRU0MpAUGzwqFUyl9XvO2y0V6b5FSXAGMRX/HBRIxxBHFTr6r5pZKEgVAXnVfIZ7SBXbPh9zhzdJFSWGQl1OAkwVV9N74Qa9VBXw1yOM/ohaFbAstVqkpFsVm8voXBcKYhXFjHfqDhhkFanw+9PfPGQV8DMx8QylcxWBHLJUb111FVCn1tsSaHcVw4odvw+HfBXFywU/P7d+FYRcwUKzWYEVIKvZo3LDhRV38yLQ6GKUFfri8KSM8pcVM3fvSmjWrBVqxjPUrQ6vFZyOou1NKtMViB0Cg/WA1RV8RtdUURLbFfg7/+J/JOEVL983C7Gi5BV2qboOTH/rFWgT5Dh3XO8VKysJzsOd8BU9rwrvCAL1FRyyp77Q+PwVHpA+2YqMBBZI7CVT9TEIFqjkwL08HgkW05vCTewyCRZ7uG8Eu0ASFswylN5aFhMWWfLBonWjHhYPvJXBjpM5FmZZzyeiKj8Wjw0aW6JrQxYLnYQYBXpIFlngsSklp0sWAwHt+M0SWBYRlrXiq5VbFqe4hfFICl4WIZgE2tqFXhZbRa1szANfFlX5WzjVaGAWc0xg+SHeYRbjH66e3VljFm2LNAPGP2QW6TA9ajfjZBbbHuNtcYVpFjQPqna7UXMWJSHhGjzxdBZkqwzGQ9N6FtM+30+fwIEWIXbmiW/2gRaiPAcQFzaCFrnx5G2HB4sWyHhjf34rjBbY6/7aQ+GQFubhPt5LfZIW3ukN/4XwkhaABMtE232WFlt2Dh2UnqAWeJHW8tXVoxZjH90rNN2jFsy1mOKXfagWdLipZD8arRbCo4pXrEW6Fum+c+NiV70WzTk56L3bvRbjnD5v7IHQFqQRZb08ltIWKHYNTX4m0xak+l64ieLZFvOAYKd1t9sWs7OiOdaA4BY7QkmrG6TnFhVMDo7X6OkW6VKfLq7j6xbYYs494W3vFnhNbGgG8vgW4ACkg6XDARcE/aBrl9ENFw+jjOMFQA4X0lkrxjzbDhfIT59o8pkTF1guP3RnDR0XmKdbtdiQHhdmZnBOQSIfF9pk8AUfax8X6sb6JdyfIxd85Pzs8zopF6IcpTjTgSkXKxrxVWVFNRdvCBpfMTJRF7QwtumSAlQX4cPOVNfcXhezJAsgqo1hF74A+1nJimsXc3vHZyicbBeaZSjoVuF0F4Cu6l0+dYQX/w5vcXQlhxdiHJtx59eNF7zNFUGjNJEXmyFWTSomlRfDHNvHjPCfF9+pPXtag6AXwXbvFij8ohfelscS/AelF6KTeG03WqUXlizmg3ZfqRdyR1GHQ3usF1nqYKPHTbEX8QTVlXylwhdugJlyz/LFF+DH7n5oXccXRtISzzrTyxc353M8S1TVF0TvBReMn9UXy+WUGd0O2hc5rSVA9bLaF/9zAln9atsXDY+kqHB/5xezKIytN0LtF476A060B+4XN3hTjrQh8RebK6I1IGT/F50EiF/yvf8XkQ3kgnb6ABhkZjqiBvYCGP+/nftmxQQYozj9qk19ERhzeConryMfGCeRg30ZRh8YkGlPMY7HIxgaSmgOu94tGGzUGlOQPC8Y5dvGqHt/MhjaiC2ww3o3GGak+ug43DcYOHUQEopeOBiEhjLcT7Y7GGSPew8FzD0YJ9cQau0MQRiUmb9gpaZQGBfg2sOPsl4YD79n/5jwYhh7Gq8SFRVkGIeXQ1FAmngYeufcEmTKeRgeFS7pnEh9GHza7AbwW4cYsqrhhFGkjBg2E8sGiqqNGIoHKqjk6Y4Y4Xrkh0z7jhiEBKN2f9yTGL8evY5UmJ0Y+TDtnOcfnhjJmQ/mo/ihGBT0yJcyU7MYBQK4ZPYmtRhtY26bx3q5GMVsy8so6s0YN8ANkuTH2BglmgW9l1LeGF94NU+apeIYaKc/Saun6xj0Kh4HPc7yGGzNEdg3O/QYY8ARhYEo+BjZ3ZvXMqz9GKoHQv5yv/4Yy8BP5rSlBRmxoUe6E/oRGeS6G+60nxcZhBxkotMeMhkJ8zC74Fc5Gag8gpRAjEAZ2qpOx/AkQRnPf1ALz39YGbNr/CGvwlwZz6FuEBGfYRnJZepuPadhGVNWY3g2lGUZzpc0fxivZRlMcYI02/5lGT1jh2MMPGwZ4NqiGM9+dBlthoR/CiCGGeOODjEFd4oZLM2LYZN3jhkT4fYstoeRGZ6N6cLW/ZEZY6QLomW6lBm0eyE3Sf6VGe6YtePa2pYZbvjk4ar9mhlzRoeDwRKcGSkWuBdlqZ0ZV4g++KMKphkaf2HaLxGpGX1Q7Wb4+7AZBxHz54zdshmBwo4q6+m5Gf6smBEH3L0ZoqftpLVNwxlrZByJytrIGREYDkRPfdQZtLIAudAp1hmjIDrEXYbeGZ82FmNk5OQZVhyqm4Ou5hm/xisoxETpGWcswFcKPOwZRU0e7axO7xlMojmnbgL0Gd72ezwmu/UZ1qVTSQPH/hlQ7nxG2PEBGpWWxngDgQMaGvWCW0MJBxrcimOvjxYOGrajlWLXlw4afaRAGDRxGhoucLTHC3YaGuqboqrdHCUa568361TiLRo0xoAyrtM1GuQeXzFW8zoaOjpvJtHESxqRVk9+Tm5NGqQq0RZ+FFIaAFP/GRiUVBqIX1ldOOVYGsRdvO/fnloaUhLTyBPkbBoxCHrDni15GhoK+uvWKHsaEAKK4J0pfRrAYIXmaWuKGnf5bH+NppgahEoSiZURnBoBMdiM8vmcGtaKXs/d350aV3ye6tnmnhquQfIc7K6hGqVipSev6KcahYMapTLdrhqcO36mK06vGvNv6lgOLbgagnhTDiaPwRqJdVSZ/2rFGoKBYzOyD9Ya6/t1l0pB2hpGSYbGkfHaGu68k7euduQaf3IcEP8x5hpvbBNuraXmGkrxJviz+OgaNZa0Prju6hpst7pWn4vtGo/T1+6DsPUa9ULjfLt2AhsskC+/hY0EGxr3mBal4wQbaCk45ZvfCBv7QpOFA84KG14TNqPWdA0bhjjB0L9FDxuE2LHHJ5wdG3HegXeBNyIbFf8vohTaJhvzsbNnE+QyG2c36fu+dTwbHBe8Eos3PhsfZF48+WA/G4RwLt9uIEMbr5u6mV6uQxsABGRyBCdIGyroMwrTylEbYro1yFeQVRs+biUCwKhZGxeQBEciCmMbbScD4h/xdBulVSMmmUx6G2kirtlI5X4b9Uwkc6qagRuqG8ClN9GGGw9zrUzmPYsbuJ9vqPdwlRui1Orsi7mXG4bR0yvSfqcbyhMAqBEtqhtYtIjCfKiqGwYgcqEMWasb+Tpx5CgquhvvJTCEccLCG4OURznfQsYbXncKC4KHxhuEN34NQMjIG1FgpzsWTMsbbLoELu9xyxtB9hp3KYfNG0KmqpM2084bM/i1is9z0BsTB4cvTwPaG5POC9pGb+MbakJst+mc7xtGG6JY61bwG0K/BZI2ivcb/hpCPKT6/Ru16mw6YS8BHIozhWx7kAccPPRKbA7nBxw/UT5f13gNHJkQuaWJeBwcB74ajwXIJByJq5hBSZsmHIznozKb6SccHc7v9sh2KByyn/1c0uIsHHMQr8g01i8chsfiA+nqMBzAKzjrZvwwHNGOvdIEtDUc83Zcm1swORxelI/RJHA6HHe0NxAdFT4cOFHEMr1QQxx+1CCoxgFKHG/BEoTT7VAcIUf5p4TzVxz4OT3u+/RfHEfLv2BB5Wgc47I4L26zbRxr5F/kf4N+HEMSXTfCroYcLJNbOnsjhxyddUefabGHHOF2bv15q4ocjqVPwD5ljRxaugfYiPuNHEOaXyVjPpQcTcWwt7enpxxUX7netraqHDVZiMBLl7gc/LTyTMGMuRx+G5QRRs66HJo+9IBNX7sc99FUva1yvBz0vqxmTkPGHKto7wHWecccOLmLukOSzhy4vsi+k4bYHHlZ/1m2W98cqb6UT7vi+xyhyhEUNtMDHeF/1DJiSAwdzo02ycqBEh2vcCnELMEYHZ9llhPHFCEd3begEp7kMB2G7LpaGfUyHQT2aLnZFzUdg8quiJSNOh1wrPoyA3k/HeQHpGwSU0kdzeE3zqQlTx3f+D+orQFQHau/cE1vR2QdnmuTDxy2aR0pkm3HyexwHQnNYW1PE3wdXwxDwEddhB1cGyamDVaGHU9X0Df4voYduc+jjSgQlB09+XxRoSmUHT+AJFXHL68dCeErwtHLsx1YHeNKXIe4HayMyVXRascdzEg8Ap0kyB0UxZ1X/9zIHZwq7zixUdYdzECpQDGf4x0ZItIPNuDnHQ+Irm5USvYdWVW1GSQh+R3qtFqVBGf5HXN8kBAyeP4dnxcO0aoHBR6FAYtehNMJHuRaKLSXwQoenZ8z1wMyEB7t0OPzXmEcHnnN8eChfB4eksVIqLLWLR7BZN4BjPIyHjH67ExAUEEeMQxY1BwDSR74YveqDFBMHjcazhYHh0weoNoHW6wrUh4Up7mPIzpiHv7i0GVe9mceM5bpiZUcbx4LGrH1FadyHhr/GJiT/HoeIvS6LbOgex4GUbSPcr9/HsIyofHNGIMexoLqFzPhih7/B1Fw5dWaHr18g3FlbaAe3haB+edqox7FKcC0Q5WlHr3PsXfNLqceXgudnGlerh5h4XvPY0OwHue0HWVdxLAedMkJQl/1tR4hsAOUhga4HnVidr1wu7seF27aK3tdvB56pJk9Y4a8HrFh0oZ9fb4eID7GkzwSvx7xdrQHUeu/HolCZDSb0MAeu1aSe+rxxB4oD+uTGijKHsPml/IRmc8eUqhXvVsp0R5y3LBIZSPSHsXUMvNKVdIeoDMH0YOW1h5XFaikabDbHjXJ59iTOtweRO6dxSTX3R7ysFhkLcjxHo6SoKngTPQenOb9P/wV9x5XPlyvP7H5HsbC4IFfu/0eRtehZd7n/R5V41JeQMgEH/ZE3dspCgYfR0GUz6WiFB8U/5bBadgUH/QSHT6q+hcfjAH67WipMh9sMO7MGI4+H1FHL0pjnD4fLgK7jkjoPx/HT5uLBqFKH8WqgGV2uksfIBtWHFpMTB/uXfu20zdPHwBzTFovYlIfZiF1yAavUh9CxH6TOCxfH6bsed5flmcfn3wjCwnAbR8JgeyrXcZvH6gKeIj863Afvfk6GCnucB+a8fJiw9N4H15s+6q4S3kfoMr5D3I0fB9UmfhbTUp8H56Z+KKuZ3wfoyMF3/4cfh8aPjcqycuCH/hsSN/BIoYfA7eR8JhviR+cJAEEUyaNH1Nymxna/JgfnVAeo47Roh+T6ijNRSKsH5yuGItuUK0fT9wJwwTvsx/QE959Qai0H3WM75a3SLkfEf/EGs26vh9ab6pNoGDAH47g+3x/+cQfHc2xOsP0yB9jGW088sHQH1a4a+m+/tIfKo+kEAKu5x9htbCR6b3yH03Hbv2asPYf1TJvYENq+B/hwY/GrGb7Hwr9XQz03vwf9ztO1jKy/R/NwwQ1wcsCIB3ONudRxxAgRUhlRQKKGiBBHX8UiswfIFMhIResZCEgd71WtLcJJSDKDgRMu8gxILCbf2ToRz4g8QWFvACIQCCCX50WrZlEIE5AxLKjD0ogtpE3iOhUSyByfCdcGBFVIP4jGdjfRVwgLs+8914PZiD87LrdRm9oIBu0ZYI8i28gS3U2DknibyDe7HKVuMt1IIRCt8i07XUgcsrLR5sXeiDba4aj7BWDIEPi7pFcxoYgeNj1zcX5iSBj9xiRQTGLIA46LBWJNaMgxacL6C31qSB3rRE9F36wINzn9/zWPbIgVnorz6vgxCBFSFvNckPLIBzhojpmGNMgYyMbbfCv1CDRBGMGmynXIMm86VpXYtcg6EID6TqD3iCnl0nAIf7eIPkWBKUJ8eYgNCCSf8tF6SCbATSWkk7qIHZ77I/aV+4gBP1SCOng8iAnsGzvyaUCIa4lEe/rLgYhOfsq48O1ByGgvmSq/4ESIfN9H8PTHxMhQ3WjiXq+HSEJPYpISTAfIbsb2+wW/yEh3xK2bOmpKyG0qUoLJm4zISafeSeE8DghJ3+p0EhiPyHhaKwtmNhDIZcOkTlAYEQhqFANO7trRSG1iBIzt89IIbM/wcNi+UghQv9+pQ/aVSH++2iMgZNXITazukYls2AhTdpIuNPEYiHpQL5rwCNwIbjc1Vj0t3UhcnFFWVKWeSEbFnn4PWx8IdtJ2DnK74UhNvCDgdG4kSGO4lcOHk6ZIeXhyCUHd5shC6n1uXfvnCFrZzkNXTGeITLx2gxADLQhhJNxZPystSFQByRcSEjQIZdBGth5StIh8tEBQx7t1iH/DUL0RdDYIRkObZiZi98hR04KXM+13yGT4PbRXI3jIY1rduNNluMhdISJF+bR5CH8rXgHMdfmIcuaku9JeeghTDI7rIG86iFX58drxW7yIZLTjBi2DPQhKPHuq3vO9SHhss87kkD8IQMrtdNRoPwhhhvgU+/r/iGmBVRIzjcDIs58727uzAMitUfXm5onCyL4MRQqEbMMIuWWLnt/Ng0iII9cjoVdGCIE2gFJyjQiIhVwvzcKvjkifTZt2hjXPCIWBmEwnjBIInAUFqX0AVAi9z+88wmkUCK3PT6xbndVIu7NzHusd1Ui+aLb0AugVSKBnhn3s31ZIuKeGizCCVoiZ0sDJU16WyL8+ItxdjlcIr47sHsPYGci/wECMXlfaiIWpYZnYoF3IhC/wFO+bnkitgtTxU1teiJp0ebZ8/h6Ir1R3xsJTH0iR4Cdu3l2fiIDM+/zmQ+DImM+vCK9YYMihdPCNgkxhSJxTZ17hFKIIpQGCi6AtJ8iVgxCtZ12riKQcMqgDuCyIq6St3ITgbci/dobzApuwCLaQFkrilrEIs6sPOLZT8UiUSUAzG4HyiIY8zHPhlXWIvb0Py5oetsipr+ZaFjr5SKVADcs1WrnIpAyR9Qygesiezt5Lygj8SLw5+qBMrXyIujCOY1edvYizztJ/s2b9iIpFLnUUKv3It6Yi53bRfwiq9ltycQaAiPMj0q6VQQEIztyoo0zdwQjA5cazqXRCSMIHTrLN0ULI1wyoWKOLg0jEjhvcZxuDiOyu5OabKQhI22uKPScpCUjVB14iOokKiO5zd6VzvIuI3NWmUlJgD0jqng6hzn/PSPqBqUBiBBAI5tM4aIBzE4jcmTvn2dYUiP6ZX/RwIVXI66/LYIbqV8jMAWz+W6DZiP1VXCHWbFvI477DAiemHEjDbEP8jj5dyOo1XZeVFZ4I0x3LCjwvXkj7HaWCO/ufiOKIOZxnhqBI9bYTq8hAogjg9IdC43KjiP9wN9F4ySPI+IXp+KkmJ0jRZW7Y2sioiOawRxvGuinI4EsaCjgN7Ij6wkFHCdYwiMwla+amovCIysGfMmu4sYjl/GhClzRxyN2a+TPkH7KIxJ0pahVFM8jSUuYLP1m4yPWMWe6nR/wIwnFTEnqHPUjUPAKFkJx9iMgSobHaJn3I1unZ+g6dPgjOPrc3IJb/SNZco1P1Ob+Iyw1HlYPgQEknCa1ztbFCCTl/yeRJuYWJBOH+HL5RiEkVSRuDWjpKSTIxjH++FIqJMxEd55rIzMkrHHGRwqjNyQnBUcEOMo9JLoIDEvDqkMkbFLhqhrdTCSV+IosJS1NJFr50sJfmU8kaTIvfgIsUySwRMVyDzJXJGLg2x7FeVkkab8j49iYXyQtBK2XCIRkJCcF6W0O2G8kATQdNrEgcCSYrz8w2lhzJJ2bRle3fnokZQwaGfjceiQM458U54R7JC72hGtSFYIkio4m0YJHiiTnsiRZWTORJJNCysf4cZQkyoVmuDmDmCRs4o59TsGgJOc4bgBrx6ckRGOwURTMqCSExktuxweyJBa0i+GI8bQkfsDuGo2AvSTuKB1p8na/JHuqvDTpI8cksGjy7Uj40CQE1AqWXmPUJBurnCf9m90kpXZ9eZTO7yRzCoq0vtTvJPt7zE2raPAkFQVSgWZr8iT5bB4uCrDzJJ6Ibtea5/skG2Ffl2z8+ySOy3kdwB38JGVbSn4Fzf0kxN7BbvM1CCXO6iAdr30PJfJ4EWk2kR0l1enVx284KSWheEsBCd0pJV+rbCpF3yolmNM5uBFsMyWMUJA+15Y9JcALJAEQTD4lSWrH1GAKUiUYMvSxXQNXJXkXiU1hx10l4agEj7KnXyUWuwogZhxjJX1Srsptr2QlVi3nU0j1ZyVCxLICfx9yJSKaHHe2W3YliNKRP6xbfSU5zxHX0u2BJT560zXjzoIlpCKAI3dYhyV55AyS0wWRJVAA1uQyd6Ulk3Ll/XCFsiUAY7OfKlG1JUpjgVHTi8YlL3R4pKgezSW7muyXfW7OJb0CnajDLdQlOF56Gvsa3CUZf8UuwDXfJdVG+X8HyOAlVjZ2p1tz4iU1+r3hJcjmJfoZ+IP88uklfDKVng0B8iWxHFZ9Kxz0JaisHI7GVvcljNQtBp7w+yU6I73oCDwBJo/bArzIBgQm7wiMIqmYByY1Ce3NPbMOJqNmI3cJQxMmSNAs7fErFybgeGAYJ3IZJk5X5lSV5B4me/TAi8YLJSYtJkqvD2wmJg/CSBJEuCYmJrX3X+ZILyZXgHQXyxc8JqEgTtRPtj0mLfzMlXz9RCZVV9GaUHtFJmCZIqjqiUgmoCaSv37ASyZ1J3lNsf9LJvuP4lOipE4mar9SmunWWSYGBVAJ5M1gJmawXSJgvGImp0Y0xKYfZCaYNYo/ZaFpJjBLNW3NcW8m+rHH9F+wfSZTf6ymEZqOJmfATXg8348mJo5zFZyQkCZAMIo0IdeYJrTtXIca9J4mSK5tmBAIoiZxZVRkBFuiJhS306tYO6om2IL7dw/HsSYxZvZ5+ByzJrMvKiQZ28YmYXh0IJZQ0CavnzOM54vdJvm7llHX7N8m18YcWjro5iZCeOLsJRHoJmJNhesJtukmvGUCQGUD6ya22f86Ot7vJvLWVRWQiv4mPE7Xfc3pBieDfMy2MeMOJykHZgAKJRYnl01CDWuVGye9feGBD6MbJ88ro/4dJCMnUf+vWqv0JifwE1+xgDIoJzRbhkWx9DUnnMfxlwv7NSf59FKlSE05J5PTQGzF9z4nZBgYv7FEQSdrs7SXz4FIJ9wO+Nd/300nTDVhGqISUyfH6DwcnvVTJ+Afr2zNZVgnTxNUncX4WCffzpAXGoxgJ6OMDeN0CG4nx4dHevUibifh/bS9Tp5yJ9JDrFHoSXMn94RxQjnOdCd51Q/lHT56J+R2pfURaYQn1NZSwN6Chif0S5jHgLCIJ8zeIFKXToons2GzLD0EiydLU+BwDAmeJyBXTmuoT6sndY87fKI5sCf3erNx2yK8J2VmhpRq4L4nr+vC6MJTvyfEcEDqDgXCJ8MujWxy7sInyo9kYTU0xieN/3Xo6AvHJ+NJKrx4n80noCb0f0nbzSf7uSFTWarOJ7y0v6rTUdYnELFYqEF43ifEPVyeFPHgJ6Z6Bfb+X+wnemtwtJFJ7idHrQHoKKjzJ3Uuv4ym2vUn7SwlNjuy+yfGTdOprtP7J3IyK08jJf4nlqBZzdhWCigt9ONj6MwMKFvlxmg+qhAo0U3rWq3CHii7+I3+8vweKLeapg1e+CQos7ZVOCIKKygJ3OyDM5krKIgO15LrYTEoi17k2cvHNSgyRLwWy288KLKVwktwmT0oWxm+DyDwPyjHf98GrwBEKFh639tvhEUo7DMhT10LSSgD5PBtDfhMKFhsrMn7UlMoMTRnKWe6XiiA/aT+AjZnKHBWN9ItSGooHvZwr048cyhicTeVLwR2KP4MfitxC3YociA4GlJSfSgPxi/99Kx9KEc5et4qen4oioRufBfIiSjdt8FQlYiNKDq2l67M1pIoGn/kgI6nlijMMuMiv8qZKBGClYpvgKIo88MMWx92rijosq83tvqwKK0Ki6jRi7Eo4jQIX7D9sSjqQODMiGuyKDquwybLQ70oMfPrw1tPwCh6+74O8izBKBm2z6BEVdIooTCammJc1Cjs2sXOxsfXKO17Dg/4NOEoo2/hXPTU6yiEoS6l9tXrKC33uoFWxe4oh0knu0qR7yjOSnX9nBX7KNrSMlR2dwIpIqVnfDpHBilXHkT/IbMNKdvxLDuTEhMpSTtshhXyGynHVjmU99YlKQJhXl3nqigpd/IKOi1PKynxBD+zcWcsKXGnBGVdPTMpGM8jPJZ6NSm+eEGhDZg3KTYanQWWvkMpWMlfW6WUSClV2P/BkBNVKfJBpuJSfFUpwiVgjki6Vikl1NcgGQZbKdkuDTiGo1wphhw58CqzfSmx7/QzlEeBKe74rIWI7pIpSvqyzvjLnymYyfnx9uegKWZCbtKazqopHyExkkzuqinT35n3d/CqKd/V64/8c8Ip6uLq+AQ4xSl65xi5weHRKQ85l+xL/9EpsmZIYDA/3SkIMoKgucvjKYYjtM+XYuUpteKN2DmZ9yn/ZDPxIyn5Ke/T1Y5Rx/wpENsjB6KmACqYhC2tTeIPKjH7t0GdtREqisgDX33hGirgMuSpmpAdKnl9z7gJ2R8qI/KX1X5fJioXSjczC4BCKuK0Y8za3EQqE5I3IWHBRSqi+wso115JKqIU0f6FCU0qDptR2xaoTioT6n0NYI5RKtc8Q2a3jlMqtqlNwp6rWio3zl6EGApkKrqYkf/HDGUqfQa54EFQZyqsjD5V6mBnKtL/NzJ9/XEq60q1vOczcirgUOeJpzeCKhZfJG4Zq4YqynKs6j+tjCpZ11hU3vqXKsK3k+IuBJoqxdbiAlVhmyoeZIqPxXicKs6QvZizzp4qrl9OvB/WpypJIXrhRDaoKm+LYp7It7UqDN8jW2sTuypj1u21Joi7KqRQmiQ9wbwqR4+EVHt8vyq8+kU+K5bBKninI2J1xsYqabkO5wYwySqvof4sLcDLKpH5oNVROtoqCnW1cI543CrlqlkwvofiKhnrzkVdDOgq//y+BCmR6CpltOwanNzrKs/MCzKNAu0qveIVwiCF+ipkJ217I3sBKyAaXGEQMQsr0qKf5YbvDSupAUqbhNERKyWtPJamSBUrP3vnp0pxFSv062C/CdYaK8CpQRcdiRwr24lYbBysMisr0wZR8p9DK8MAOzAZtkwrDIpokggjUithnyceqftiKxvPJBoPm2Qrc4Tw8951ZytTMnRCNmdoK29u4oZ6jmsrv7zoLHMndittCVhjG/N2KzNBF6k0SHcr3XqKLrf2eyvIsFKR1yd/K6YUTqErUYQrN8TgiDDLiish8rD05AuMK15HO/UNB5Irv9rB1yDZlCuZmB211KidKzFg56LmlawrFR1U/QZLsCvib6N7qEayKxoGv14fzLUr1+/XGDo9uSu7Q3jE53i7K2EX2lK2AsArPlY5CyovwyujBOk7YhHEK61GaYR/y8QrmzTCiFhY5yul4Vh3i1LpK8C5CY86fe4roef/tgZd+St5T8WvWD/+KxlihmMIvwQsmNR/pRwNBSy66p6v98gNLGpEN6r0Uw4sY+VOViwHFizdFfkO1PUXLLQYtsRYcSoslsLUgqf2MSzuZM8wpQg0LKycwqD/DTQsDYYY/85oPyw/yhJmZhxBLOfXgOYdYVMsrSgj5i3XVCzUubs96UxcLOjBO8WgLF4sJUJY9vxSXyx4exr4ShJtLLK/cfBcgW8s+xSnDzFRciwxBq+mdjl2LPz0WlzsinkswWnJnyVKgSyMYOzzBb6FLAYmFgE8Up4sJ7JhQQtFoCw/asJ3yMGjLA3qVhq31qgshUw5aXsgtyy8v9Xn2PW5LH3PPEO1Mbws2hj4IGoswyzNVwYNPxzSLCwfcGNtSeQsYAM8uL835iyxzoU0J6bzLOPY/MpJqPMsuqp6lvE4Cy2lUFcsdH4ULYbwQm51wBQt9J06C4pLFS1GSKfxMBsYLVY70xr0jCMtJ/l52kgrLi2cbVaW2t8uLS7MZqioTjYtX4Qd6EMlOC1nrtI+Lt1CLcHf/Md1hU8t5sleEib5Ty2wEihrTXlQLTAmdZxIDWEtLwGIczvxYi0+aonwXA9nLcrqNFo3y2gtix3YLr6lay0IhY5P9NhvLY01RktEt3Qtg/e0jnRGhi0iZY6EBBKJLadD87zCW44tRrr71kh2jy11mI7gRqGRLSMsSum4AZItp+o0LVpwki2NDwZkqPCcLYV1BVu0JqAtwPbYFXu5rC03X2u9gom1LeaqqL8gsrotXQggHcLYvS1MI7vIfyHCLZSo/KXkTcgtVZM0ks+L2C0SPqBs5JfZLa9b9n97698ttg+v7yHp5i38GtmaU8frLY7verIJg/EtC0tHsvb99S18lXvPPfoBLlaxNih8vAIu3yDVuujQAy79IaHGotIFLrU18YGgVREufl2k0msbGC4Tt705bUYeLh9Mz6XbWCIuYq8l6TPvJy6TbLY014MuLicxrALyAy8ubRH4NMF5NS5AsMSiLp82LswDtvMMHz4uuMQH8gt+Pi7zwhLXQe1BLqpxO19z10Yuuf5AKluvSC69D1rOs61JLiwCr+uksksu1JLzow3gVS7UKZ0nZyVWLr+SofDAbFkuBxw0LUE/Xi7OMYRnYDdfLs2xLFa+C2Au8qVbZ3gwYS6RnaIGCghiLpUNjo0AImMuVTve3r7bZi6jVeamKF93LkgJq+WiHHkuUzMUhSDgeS7DVPoWLRV9Lv2j/oQimIIuo8RAFgyeiS7DLWX4gfSMLnj9HXcDO48uSX7Dj6AIly79HI/tTWqYLriGQrwJXZou+atx0hyVni68AnFhZ12iLuzy4ijsZ6cum1q/eTUKrC6ipynIqAysLuydj8pvfKwuhu7IQQQbsy7AFdBnuf+4LteBuiZmrcEuFLJCP60+0i6Ei4Qjwq3WLhc1ZcjM/tcuZyieDHWE2S6Ta0M5Ga3nLkUdyFA4Peouyok+EeGe7S4O6Gd58QbwLqRrBe5coPsukrxwNAUK/y6tyjegd24GL+bmv0ytOBMvpTlwITeVFi+TvUM6BOMXL99Bmr3iLikvVrGJi2x7MC8MmXNDsfAxL6IcInmMIjsv8tvnL1HBPS8uemwqv3c/LyY2YhjQrkMvOuO2jyKgTC91/zr2SZpRLyakH7lEE1MvYA2hjyKEWS8ewuTwSNthL+gmw2+qtmIvVLji+FgWbS+h1aGGNEVtL14NcjsFV3Qvg4x/8s1zeC9KRG7JOQt9L+tiXwRqtYAvaGvkbAL+iS+MyI9IDgiOL2cbb/dKIZovzAXHBIBIoy+bC5s16O+uL3K0vjOmVLcv5ge/mKQbuS8uedtkNVm8L1859GJX7MYvLILzwZ4qzS8J8SnFv2LNL7jOSHMRzNQvDgcbo/zN1i8mUGdSn9XWLyg2yjhYy9cv3V63BXZK2y+/xnANvMrhL+wPaRdhDekvmhtbYsvI6S9/2mMbmjP2LxMqc/WSwQUwiQ2nbxHaDzA1LjXThgUcMG2dRU1G+h8wm6+1yyjfITACFu/iOSgjMO+hCyKzsDgwRibcSJCtPzAh1Vmqi4lJMH8dSCKQSk0wtWPr8fKcVDAHCldVvsRhMF5hSPWZ/2Uw2MMZl0VIaDByuT2moL5rMEzdEZsSEnQwbQeXe006ejA/kmxJY757MLjLBFiQFH4wCUKbDSB7iDA21K2IuGmZMFZ754eWnZ8wVS4jYPSoqDB77DyXGZWpMKa7ApOK07AwHVSDXwgqtTBaUiJ+rJ++MCIZCRmLQsMwkw18Nd2AxTB1cwmsqdjFMLr6TKuYaNEw53k/c6g50zDHBTsWu7rZMHM3Gg9Ktt4wP5b5vdha5TCq4RFMCNTqMK8sRjiln+wwAXTt88477jAVUGGwoKzyMJ6ESR+8m/MwsEAt2EHZ9zA9HsZ4o5j4MJMNT4AthfowqERKP+wPBzFS5CX98IQMMcZ3GSc8DxAxt9WYPt3METE2eOXGp3kUMVsHtHwiniQxN6qQlUr0JTEaGxufFdcuMSj1wYtVkTgxYe9tno5MPzGoKhPDSiRAMYzYPRDMgEAxCqz0PXTxRTGRNGPJcBtHMS+D4VvFtkgxQnMOYEhySTF33WN9mLdKMcwuQHt6RU4xY1p7DSf4UzHPjncYgo5WMTH9TEF05FsxKpwAkhGEXDEXPK3lEtFqMXRZvC1CRnQxhVmRexHMdDEDEzBdFrN3MdMKnqm+8Hoxpfi7qyb5gDFbBSizjk+HMdlqjhVwIosxy8eEH2TOjzGQiNA6YS+SMT41g3eVspQxaE8aONtPmTFYgeDfYnycMZwD5Gi6nKExuRCFWLe0rTGFE/cFywi3MVAVbXVKZ7oxsXuF+L2BvTFNupcXsAnHMYtXnpps+cgxu9POVzs2yzG+gOJqrL7MMVLBIIIPHdExCs3A1PyZ2TGu0ch/x0XeMRVF/RsqN+IxiLZaJgyw5zGV+ef43A7rMVj25TV3K/UxRqwY2uTq/TGw5wDJHjUNMs00r17pDBAykl0dieIMETK6F5DzlCASMi3d+UQ7wCUyo4glNMGDJzKjop2tBVMtMvIEYaWm0DEygCdBsPXqMzI4OVFMeME0MjYdAsjNsDcyndGzUAqeODL5cCelY6I5MpnmL8CJzzsyIezVu+AlPTKq177MSvdEMkPr3EDeYEYytxxxnj08STIZ76XOuFxMMkpa3AdOLFIyzhbC3iNTUjImjnkZ8fJWMmvc3JIjw1cynUH3L2s9WjK+oPjQe/JhMh3hrjVoI2Myho4fSJVfZjLSMH85kHZtMgMfhLidMG4y6No/KtFpdDK9+4i2p615MjqhuQlztnsyOSXt/jPaezK5uRciHQyCMjKGjswgeYIybCv3na61gjLRYK3iWPeJMnRFcbUpYY0y2kMpVVBJkTLRdoMLR7eWMr3KReuvIJ0y7LtY7lulnzI2hssJ6kShMr737cmvMasy59HNAbLHsTJDa+rSOii3Mqb8dtnmzb4yKRXNA7dI0TJnPDL8fbfUMte1XxaN2dkyKULvcfBJ3DKxQTW2G4vdMhg70N620eMyun4A0VIc6TIElFSrY/v0MlwurAb/IPgy82jmj3Ce+zLx1qAqrlX8MndNdmzuowQz+Eogb6gxCjNgo/bZZ/UTM1SharvRvxUzc4eAoSurGDOk55i14RMcMx2FR/JRuSMzDIFcdoDdJTPRaDkyLComMw1oUsHGSCwztZ2RzAvzLzMwM81G4O03M+Om1lnttToz7SswwyGjPzMKO4mXDXJDM+CxtrZyf0Yz8Cah1/IiSzNxJ7ngwqxOM6gjMqHzL1IzPPcADkJ/VDNu+TJc5YRWM+loFoTeWGEzLZNfSrlbZjNtxpF0YfFnM6cdZ6c+tWwzas+61FuWdjOgUHYR/v96Mw0ngQkq+YAzsXvbfbsTijOEQoRBWo+KMxyNHg1gpYwzIh6eKVgFljMc+ntvfgGXM3gkkc3RGJgzNYQCQbrOmjMPxPZzeoehM0f90GwbsKEzHJeYO9SjpTNZDSdowlyoM1oozmfn56kz7UHc9QEKqzMsqslEhnXBMzjf5AooJMMzxCGY1yhcxTPelZhZERPQM5IZjuJ/xtAzfdSF5NZn1jMipnRbfCzcM9t9Er3JP+gzDl7382gv6TMOkM7nHNXqMwU/7/aPp+szb0HPRtp/8zOlsdlPqDn1M/aLHufuNfgzPHyyNwGb+jOI/aEUSkYBNK3hhtwQ1Qk0QlIh4W6xCjREdFCFb4oRNA1+UTsnmhw0kFF0kmKVHTSqUo5shv0iNAIwNueS+Cc0OxY22PV/LTSQdZD458wuNChUlr0N4DE0pAYCAGP1NTQwT5/EMJlaNFmy+SN7H1s0dHH0vrgDYDTVXJqE+8xjNInx2VPAy3M0EwFyoL+gdTTxUOFMixx2NC/SzIW/D4Y0043Tmg8IiDRERbGysgmLNDs3gkUtkJk0iz0h1b0qpTS2tvMhfQuoNDpVxE9B0LM0Cth5qj5stTQU2knOVXW8NB6PzXvWZ700BW0NbT8+vzSSBR03WY/ANGzQqGv31cM0JbUwReDmxDQwcQ5ARFHMNPVU0HRSh8801e0HZ3UW1jQuOYtlYVXaND3zjsyVj9w0hhNpBjCG3jT1YTbIv/vfNEPHmsXpzuI0e0KrxOmu6TTAuvi4VL3tNPj6WFQ02vE0RSvdZCyS8jSZkzB+HP/2NApwjxu3Ofc0XteU+HRN+DQ2qVVohW77NOmjg9eUw/w0bFh1o2vdCTXc1sBaOncKNRd1wzboOQw1h7/F1qoyEjWd9HntdzgSNcKdZJccLxU1EBxoYVQuGDXLOWcvC80dNdzJccTj8yU1/nNceGJaKTXA9fkA2kEtNWh+2cs7zy01/HIC0TZqNzX6FRry2TVANdkxjKT2WkM1QDfaZvN7RTV4+msx+5VFNafM1ymMKUk1KqN+wMNgTDWrvD24/eRPNe3XxEOYYlQ1kJH0OsUqVTXVREN1UrNgNboDUx5+BWQ1Mmmvuxt4ZTXaeLE8gxhmNfyILSp0yWw16i5/gTPXbTUXuELm8k1yNTHFUHzhiXs1pPb4In9EiDWj8m25aUiNNVXpAMDCmZc1brl6KptImzVMYnsaP/apNcYhAWZ43as17SXJoxcUuTWfY3gCa2e9NYZL9Agdt8Q1qnNUxWmdyjVVyM4PlezTNb5Ew91abtU1HAaXF+vZ3DUal1ziTNPeNf7KyMZd4981gRPL1wYx5jU1o2cgmATnNVzXMJ+NeOg1oBexGWjR6jXhjie3elvtNXCNGdr74/I1usROvfCrETa7eMi3bbEhNtw55pFMAjQ2ocIbR58mNDagHFAHCZY1Nqwqix0PATw2eLvdo7AZPzb1u831nAVBNpN9dSeZ1Uc22IY5pWS2Uja16uKx+6tUNuOYWCit0VQ2w1JV8C0zVjYbPB6bFLFXNuLJ9ulFPVw2YS4eajt2aTaommHmWdl1NqOedRSF0XY212BMiEu6gzYhd3Muh9KDNnShprGiAYk2AKEo6a8IizYcuPGuC4yRNpwqEBNY4ZU2dEXE+o4ElzYhhqtQDkWdNgMv9v09QKM2Hen1RJp6qzYAo7TNdeDBNnHgs22TT8Q2qAhQJXRRxjZu8MzsYOzGNsVYBmWjBck2voiq4MJvyTZQHyk0QvXNNimQY3Ldoc82n7pHxPE90jblZxJ8aeLaNoiKCbAXeOI2leqKQLox4zYK6YqzB6rvNmQWykNVdf82/D832dEqBTdJ7priXqsIN5Bn8sgmIQw3D8EstnS0Djef2Atq5U4PN1wqV6731hU3kRKBlmvTFjckIRu0Q2sbN0GNdYm8ZSA3p2clr/dOIjfSjNr9To0yNxwqIjB5iDQ37vncMzNfNzdZFG/eyLNCNwF8yoPqI1I3IkyQHVCDVTdAh642ZdpWNw9faBpoRlg31pVEtJtbWTcTvNWSGcdhN2YEZxUEa2g3MPTlJPigaDf7xVLGZi95N6N3bjLrBHo3TaA90bjlgzcOnQ2XvMyFN506wM3uBJE3qSTrGMlTlzfoGLw7/aacN4DqwqHRFp438eFcaG+jozcDClFu0P2oN5RavWRNd603Xmhtml2orTcj/BRT4pKvNxb++PDm8783930M1eLhwDc4ING/aP3LN/VCeejYc9Q3l9N4uXAE2Tdz6aPYMjPZN6yXd/OUQt03V6rw1TSy3zd6ysRoNcvjN9FJKy90IuQ3hobK9QIU5Tf+WMY5b6vsN9Os8836xv03J0lhImRECDg98pSmR0AaOBVUyApSsSI47wc8xmruKTj7xa8Vrd0rOIWmrfcB2TE4W7zuoarNNzgFRdED7u43OGGooW3Uw0A4CqhbM7wcRDjBWbIih8dGOPuqzSSroU84BUJAMqQ7YzgqxVRfWpZqOC2v9IcG72o48AYvS0mOazgbr+hCYM92OKPc7YwPtHg4uiBFx4AReTjIfBeLvseCOLsnwhXcjoU4ExEUeeoYhzixSCZGh5+JOKQeVNSe1ok45ng0ielLkjiTcUf3GEuVOBBT8+aYqZg4iivdl9uBmzhL4zPJINudOH2Wf1GQNp44g4U76bahoDjAJ4JOVgG2OF+X8gnkZrg4DPtmI5g3yDidUfefMnTLOFdDCpY41884i1x8xIt22DhQLAI9WpzZOBJRv5wJz9o4v+1xKtrH4zjQwWE/KtvkOJ7A7xwUnOU4wXw8ClGq/ji1bIziWPwAOQPDRWqtvgE5zDA3NeTABTnyNdkxCvYIOThB07UIYwk5KSIVeESMEDmWIAQBIiQSOeT34zSGCRc5C5iyHscXGDk7dQH0M9cdOTMHPyfTJx45mm//Gg46IDn9FpsPSX8jOZV4c02IjCQ5WAa+3X4YNzmlNBk+moFFORilqkSm1Es5VdUM6eJcUjlO+sp2oOBVOR57rXlndFg5uDbO6n3hYTmSKvTslYdjOQasagsznWc5d4NsvhXwbTl/Hmk3zLtvOR/Qpy87fnA5z9PR7239dznEcJAEPdJ5OSWRvJcSDXs5gYQwdaMOijn/dSlJ+PeNOTz3ZmAkT5k5OzJtxIYHnTk3B3Hs3iydOYvM0j7DFak5fhQDq1J3sznS+/NaUmy3OSo1w61ox785gNTtQP42zTnvHM6b2mfWOcjoYpej+uY5CYdKMFM55zm8Q5FI7avuOZ3hA4ZFQ/E5NQNkzrLxAjo7IFpbQt4SOhZ6L/RNShQ6yhLh25f8GzoY3BMFCi0dOu6I0aJwzy06Eoxp7jXFMzq2B6IKyj1AOupCIrAk/kA6WTbrH5RMZDq4FvHBgHtmOpN3LAPB+GY6lNA7aeuBcDpmALzi+/N6OpoMOGNTz346qS83zAZ2iDq3J/4r62uSOnBxHaxsB586noPA/QT3nzptWiswVgylOk1Csdms9K06wfwWRDMEvToxGLQVFyzAOpSHAnKeOsU6EnBBd1kh2DqnPHIYqODYOjsaX3HWq+Q6Q/m677Ae5TrESKbCJb/mOsLwcmLYdO46BK9NAJfh7jrtdQq0ozv+OjdmCwkxHwI7zFNs0t67ETtbULtxo2AXO3SUltuuFiI7xxpyX9b8IzsV9dpLfO0rO9hhOw5LCTI7MrnjuIIFNjsIYCuEKiVGO1QvCPYh9E07MypDnIm9VTsLjs5CKBFxO34dnWvrk3Y73LboGGH8gTuActF5oveIOxRoyt3Vi5A7Zup6DWJ4ljvnXAo7RBKcO8omZUtmhKA7odzPCroVozseB397e/CkOwwVHwG1i6c7GoZjnk/MpzvbuS1Rav2nO6URSX+4M7g7MxNDpRzavzs4Ru0fK/K/O5QCaRG9fMM7RRC5s0GjxjsoXqKM+STKO5i2KHrfWc87H6xj0ySv1zuj4EFf6QndOzV0GpvbMOA7NvUSvx0R7jueO2SrIaXwO9bNUdvtNfk7N23LPgXJ+jvWz4Gslt0FPDsbXpIQ9g88G2pCNQaIEzwpNnNzbD4VPAT2kQ+LFBk8/gbPEcEQHTyfVQ6ORBodPD2VBiJnMCA8O5dqvhnvITxDqziiicwkPCB+jvmrzig8JSe14ESTKjy+unU05KIuPKfpWC5f0DU8i81hHvUgUjyKV9kM3ExVPBslj2hGz1g8XFTTERtnYDwFhu1SjihlPAsawWpAynQ8C0vAS1fQfjy5Sfes1jh/PNzOJtQN4X88B1ojnZcKhjxvDBybWsaHPGgnvnm3i488YyBHoe8KlTznd8UP596XPNpdGVdWgZk84Jd9rTFwojyf6eneFjCpPKuvIqofk7k8IoGJkyNnwjyq9+WTotzHPI1vdKR9wMg8aMon+3wg1zwO6zvxCIDYPM7rB64V6N48eC9nRNxW4jwrWezN11HkPKUFD7NEyuc8fZ8ilQSC7zzxPT8ItIHwPKCeYzP5P/Q8BxajR4ye+jyiJtaT/NYOPfSaC1YF3RQ9zhK8V4jPFz1iWprf2JsZPVoLeGyrAhs9PPlxpbMJHD1TM+UkM60hPWg2p7nKhTc9Mu9GezEdOD2N9jMcMcxDPZ6E48wFGUQ9UiDQr8JIRD3xGxKN16xMPQP04hr1cVQ9WtypthXaVT0osh1NPPBZPSbBMkZcNWw986GysC5rbT0h13LP/m9vPTlsxpXfanE918SWfoIVhT0LXKS8toKGPf63swBU4Ik9lA9ok/8Ziz1dIyuCMJiPPU8jP6lKEJE9g2bwNy1Xkj2k6XqKIw2YPa2PaNwLmpk9paE0AD7ToT0MYad+y++mPRVsqBDFWKw9Ddmeuhw7rz1GOOaFi5GzPQUAafRrwrk93x/gvKXfvD1B3/XEbDXGPXwElZnZwcc9ImalMho5zz1TK7gykNnVPQ9IfyGtU9s9sjnGYNtC3T3DA+v7CADePTAhGRKF3OE9iidjt/Ma6j2ZCwxopeTqPQVJ4GJHw/A9+tYM8TZY9T2dAscxWXP1PWlPkoOfbvg9JI74SbGsCT49y3OQuH4KPoTJwC982go+1stT1vZdDT7O5gRkSEURPvMGnT9ZKS0+uBlahInRMD6PC6RVW1U2Pi3rEAj3bTc+2S6lkABBPT54g73ZXT5EPhSyKZMeZU4+Qa2CmWRwUz7GX0408YFXPv5FqeRXClo+8qj31Z8KYT4Crzcb3ZBnPrmHJDRewWk+yfPKKa6uaz4oNOWWRNZtPnZoJL2LYnA+CIoQZERNdz5cjKfCAaV3PkRQUctBP3g+jx9hf4Pwgz6h4bSNJTCEPvsELIoQ+4U+vLeNbgqyhz6nCxmA0qWNPsrpPMnwdJM+ybuDuCqTlj6OX99dMGqdPuN5gSUJrJ8+5i3tiP+4nz5wVr8D8rylPuOQPRIg7bI+c52qjM8Suj4CpodjYuTIPkF2n7R4P8s+d3MS915VzT5rJX0DsubOPpUYXNATes8+VazgGygU1z6UsNemakHZPiOFvhhbEts+aGTo84Fp4T4Tk8UJ3tLiPrYCpe4SLek+4Z0iPl/k7z65+mzmYJz0PhNUJE8qL/c+YX+xKbnZ/z57BzPXQz8BP6sz4Gc8EwY/akr/pgefGD/sKuitRqoYPwXpb2crzRs/TnRLyF02Hj95F3ll064ePx12QV2X+iI/qSwktM3mKj+TJ6iuzScsPwdyRexJVyw/H6wI9teTLD9p+hyD1ZctP++Pkj00Cy4/OnhfNxwcMT+39VGS6dg0P+wRRy80BDw/6TKuiRT2Vz/h4lmAdr9fP+rCmxUlXGA/dBntSBGUZD/4LrNoniBlPwCZe9srIWk/jk9GAaqEaT/ec8QVQTJqP0mvsFZbUGo/Z5llm5Wuaz+oUQaXkj1wP4g8a8+puHo//T/8BxLRej/MM/emnvt7P713wAUXxoQ/amHnmsKYiD8z2GkRTYOKP45YRkN3IYs/fRpQN7nylz+N8qTe06aYPwAuFzV3IZk/0BeuPr2BnT9nFke5ptuiP+MaHRnUHqU/Z9hkeDTRqD9jo5HOr9GoP4ut4rXdrLc/cIw2V+p3vD8NAWRAC+PBP0o7XSuC8sI/SYU8qczI3T9FxycVCMndP7OzCAaEpN8/I6hC/SfR5D/YSoRgzV3pPx+1InIjses/CQRA3+sa+T/HqbHcWQj7P3QiCqMMYgdAt/JusJ2sB0A/uHzKqrgKQMTh7DO6pwxAn55JsYsqHEDG5sShdWEiQJIxBq7MUytA9oqkFK0nLUBE98LL6EcvQBJwq9JBBTBAD+vYoFEUNkAr6DRBb+A2QCbu9bEvuUdASr5WS0cQW0B6by8Jj1lbQIlXNs3ReWZAazMN947/aUCjuL1CrYNqQL55E00UGm1Ar7inKUjrbkDwy0gpKDZ5QGRvIAs4+npAdlUMoqu2e0BrsVyGPS5+QLKCoTUrMn5ABYyTx1LNlkDckmveQZiXQOcSpRWEDZ5AngHf/TlLnkBYZ21g/nqmQMQdB9SF3qdAakksq0z/qEBto3fUCnOtQMpFYoqA1a5Az1xezWYbskB2uZ2nDeq3QK0YvzDtd71ALBt0kvZzxkCfqUloBtTPQB2NCsxGXfVAl+efRwguAEE0HkAOw7UbQascpnZ+jx5BWJOfsmvoH0EBPO1JIm4gQUu6e5aduiBBNBsnSJGbI0GwicHeItklQSBAbSQXcy1BuDIavgTbOEGBInEATh09QTCQ246NUUBBy8k26AKvU0G+LMaHsOpWQRLS1/7cZFdBgoYtKP6uX0EbGp6XhMlfQfwRcIpMCWJBNwRvFuurZkFudrB1mw5nQVjZnnmozYFBOCOhfbBvlUGsxQVbc8idQe5oKHnbQKFB+Ifkja/zoUFQTd+Elh2iQUuq1K+c56NBBvjoH3SHpEGZeocA1N+oQTaaS/5eNKpB7toUw3YErEGdH5fje7e0QXcITj0bHLxBvf4anDDBvkGKe1RH0PXBQTD93fmLTsRBQHhyEmjQy0Gdq+XbNczOQT+/WW4PFtBBScZims4Z2kGkjnWYa7DbQaHYQhp7w9tBB1/gvCk85EEWCAzHyg/mQQAYy9wAEvFBoZuNzC6z/0EGgksYLSMEQvKKXdAytRFClltq3JhgFEKXfcXEkhMbQsbkccu5+CRCDmyC1cEgJ0I6lYVmEFsxQi3RBmFXzzdCW1xcNYfdOkJVox5qK/E9QoJnw4cbHj5CCBu90HwwQ0JJdihnChhJQuthE4RJiklCgsamz0DtTEJ2z0m0Dr5SQgWizm3m91pCldNxLPn9XkL/se1QXDlfQgxfDIgQNWJC+2xBi7TqbUKQYyUYKGF2QtCJqjXg5XdCdFSb1qR1gkJDV+NXxrSLQg+BtOejCZJCD8X4VSSRl0LbM/uisF6ZQqpt1EIrWaBC7DvNnTvaoEIHe7ws49CiQmFSylRhjKZCRaHNFK+IqkJp2ph7dXisQj+1r21dGrFCcGh/dLeJtELwfgmQnam2QqtTQcvOeLdClzHdkRDuvUJO8Y1ptjjEQrBRd6PGNdZCZXS03lLO8kL6tG7iFNb1Qvx9TG7hovpC85y3Pr7jAENKq6H3JyoEQ1FJ9mtBOQZDYLL5k/CgCUMqd5vL5qAMQ0d8kWeeRSFDYnYZpSSLLkOE6zgFF/suQ6QON3ITlDJDFlrajtBoQUMfCMDbW5tBQxG/Q/tirkhDMI1Egy9zVEOxZpgbJ5lcQ6II3bcKvlxDptNPKzWVZEMfp7zrQG5lQ4UkrKOi9m5DmegXVCddb0NHHmH/Ed9xQzZtzHXFv3JDQqQcjjk8eEMMmXzf4Lh/Q2Mb/dO0qIFD/3GfBkSZhENGeIkmXDaRQ654DyIq4JlDiarjT92xm0PttbZf39WbQ+bIt1xQ/5xDKh4DyvPxoEOBta8hpxmqQ4ngfwpxUqpDsx6SikRks0NTWUkkcV7CQxXLy2Mh0sJDJuL1fsdHz0MncbeD3QPQQ6mn0apunddDf5WR/m5i3EPNV222gYPeQ84fz5WdYt9DaziPQzzt4ENgTwNJHevhQ4gIXt7ycelDZnrUFAgf90OaLwgXjxr+Q12vozZoJAJEVy9ZoJc0D0S7APv5f1QPROteXHy2DhBEtror5LkdE0SgSAMDVcwXRH28/issEy1EvVeqqvWDLkRCUPjnq2NARObvvucPb0FEQLuOX9xuVUTmbgXW25FVRLgEf+5wtlhEzTP70CY5WkRWm1i6cAdjRAcy24JzdmZExrKlBkDBc0TNWl7bSmx0RE0quMZVOHtEasxqzoVpfkQja1K768iPRE+EPdeeR5REwR2JOlO2mkSmTsR/H0ucRKV+vFqzu6FEdvuj+Dw8okRy6SIWA3ypRB9buPLtLrBE4aX2poY7tER4Dc3WZT+0RKdoCh71eLREVVEU2vFitUSEgFNUnkjTRLJU6U8Z/9ZEoR6lCeyY3URXcIMn7KjnRFkK4VKbz+tEITcfZpvn7UQa7ocJqBfyREkRAO3Fn/hEAnanGKhU/USqoAa+FPf9RPJajc/wbAVFmI4E8T60BUUamcjLrcQHRVHSe9YMxQhF93nJaapYDUWfUgdG3zwTRWUE6Ch+YhZFzZrTMZ9CI0WkWzQfm/MzRQSWopKpdjdFHzi+TScFOkUZQcjP7hY8RdqX2Eiz8ENFgxAgAUzzUkUo1GlGcwhVRTqxRsl8elZFCC+/LjwsW0VxOv02JL9xRdZlEcQZ7nVFdM9rrrc4d0Vtjkw2aE56Rf/TxVnhrnpFHKR+xaSlfEU8+L0mDsCHRbq64kcqg4hFq/vR58Yoi0VizYSpJZWSRYZ9XfbyYpZFS3aVTxRvm0XTCa5iMhWcRaGf0bdyap5FNtS/Gzf/nkXQuCTipDShRUDgZOo5eaVFNHj46+LJpkX0cIX0ITOvRbkt+9lgR7ZFvPAcCX64tkUL/hKGdTy9RfduKpY4mb1FVpWZ+WbUv0Wce3azeu/LRYpS1GPQI9JFKgYSY2cZ5EXDgaxr22zmRTRu9Blf2elFMRwdOfpM8EXzt3Q9H6j2RRdCdr1eI/dFZnB96MPGC0bra2EMnAcMRh3uzFJLHBFGmkgq8hHVGkax+hxJp5kcRkyfQwuh4RxGtjtU42aNIUY1xQXTt5EhRmKBO0S3ByZG6H3ml73ZJkYyXZLqgB0yRochqLcklTdG/cuOAFxXO0aYgjIFw4JBRvpHvUg2akxGekIM8RyqT0ZBniiyuUhQRi7VTU8N8FBGWUJliDDfUUYQnSoJ0ARSRgE83zSsiFdG1Iq1KEtBY0aH03Pk6UBkRh959Cqh52xGHDLJBDepbkbt6tlF5sNvRs/WCxZro3NG2+5aDjnvdEb6uEOXB/l2RkizIQexlntG32WSHcmse0bmzx2wHmd/RtkTgBRD54FGvNGJ6MWeikYshfBdhOeKRviwcVpAvI5Gn+HowgEOk0YVKQndexCURjKtiCJnYK5GkyDgUfBCsEbcW2aU4De0RmeVgaWpB7VGq/3KhPY2t0ZEX+T2V0O3RmRwulod8LhGzTvB0fXBvUYy1YyF5XDCRqO7eeoERMpGFh+L2VJgzEZk04Ui10rNRkw7TXkU1s1Gd9v+ioBR4kZ4AYtWZbHlRsVOG5I2yelGUT+rCY9E7UbkwD0hjaf3RoeHWfHPEfpGlO/ES/zM/UZX6xmD5xUER9md+Mi+0AlHKG0k6RecEEeOukpyt8kWR+BNdZBfHxdHqPoRmoXyHkcUGKLjRmMgR4hnAWNLmiZHsXLA2HJwKEd2dA158tsrRxIyPabAQC5HSZ8LRAMaMkeN9ZhXRdQ/R8es/xCDTENHEgI5LdimQ0cV6QPfefFER1QLnPgPx1VHIfnsp38GVkdoF1i9mXRaRz/Wc/bBAGFH9BisJVoEakcsGFomoGNxR0KFZ47h4XdHXSwsHPEMgEfoyAU4QDCLRzdifIJyjYtHbyobNMo4lEcRZIND6eGUR54LbTxb255HbQhd+F18pUfZgqP11n6rR1E+mxnEEaxHL+vvGZOArkfiZf3cCxSvR4iSW1pAsrFHdQQgtLx8uEcx7TMCQiW+R3o3krwNGdZHANbx9Cnh10emyLGsHRrbRzgIait4VNtHVq1NDQmr3UchTkp2UobgR6SzQp6wAeVH4BEn3Uad5Udk6RxnhuLnR/q0MctYAuhHi/R0MGKl7EfTcCknL8jvR9xLBgyj6PBHKNXaVy9D9EfRMFBplHn4R2jav2goqflHBgJ5lSySAUj/+8zNvh4CSNC3G/tEyA5IWnsprRfuD0iBO2thfEMkSPi3vDmcRiZISz70QedsMUhGySBukb4xSFep5DApyzxIxJjcn192PkiU65CLAlBGSLdb4rBuVU1ILbd6EPysUkhAQQp9GWtUSF4M/SG6SVpIXdYn+ywkXUgwQMQ14pxfSN3h+9pcDGhIC5MdcVuxaEjuK9tx1lZzSAvhadRM5IZIVyzoPNIZiEhndPjWuciJSMJSGHBEZI1IZEMrh+n/j0iZQ1U4GquRSCJMUoOOZ5VIYJjLfgl5mEhMoWyYkRKbSMbh89EMTaxIXS8/oj4Wr0i4anZyThyxSDTnZMH3mLdIr+xz2jUYuEgPdXIgiDK5SJvKfVJkmr9IAGO7MjKlwkhwfT5A3Y3DSE5Z4blmJsVIEflS7iUg00i8s/2Am9vUSA1jtRDTHdhIt80TUWSf3Eh1EmSiMHfjSKStcquGU+RIJRE7vb73B0kz3ky1Ls4ISZle3GuQVxNJOEYSx0EeH0mf40nMeiUtSV9vKgFtzTJJ/4ZsqdErNUl+PARdP784SVN6iXmKpURJE5BN4k11TElYVRdI0+pMSfWlJo4KOVBJ+zWtiK7wXkkmCfw+eCBpSd4tnojapXJJBJoWbBe+eUl1yvxHsWV8SSse0uNeUn1JWHGt4zpzgUlTDxPKot6HSfgwRpeP3YxJjyyGrtQIkEk4T+LvccCXSbOlgz3vQZtJLHs8b1sGq0k/zOqmy3OtSUGhMhzcmrFJmrKfK/fxvEnxYvby/EG+STVZ92EMwsNJp3ZY1z5KxEnHQsPktprNSScNWaskl9hJ3bgQ+INV4EnLoc4Lns/kSQ1TGt4yxPBJbkgnal6C+UliMcXMzBf6SRSWu/LlcQBKsePy59RbC0p6/BceOewNSr2rvw59+xVK6hoInYEfGUpQiELyFcgnSnt2gf/eNitK9Fsih5GpL0q8GtefUh4xSvxljaIb1TRKbN4LGXJWOkpWZW9kP188SicOeeeEVT9KFlyAuSHXQUr2twWwuWlFSqTMubU0C0lKGDKAFbDwUkoaRFM5ujlTSqK24DXywWlKu9mwxFDza0qEeZaE6vZrSj/h62esKHBKfH3LZUNQeEoqLE1K8W59Sl9pkMo5QIRKZs31RX8VhUrgR533JzGUSkcqJTtesptKUrsuQDPCoEpep2vLNbepSs+JE9vcWbFKp+MABBTKsUpJVzZ3aay6Sov6IKHb4LxK3e0yti8Ayko9kqjnzhTKShDXRNimGtBKygwK1+qy2Uq2h9QqBwTeSvtQPu3V9eFKN8Z7Ej7r5Eoosh8b8y3zSuTpxkcvW/1KMfNCrA3pAUtBoenC6QwDS0WHJeWHOgRLLJHam1QvB0uSjPIFdBYJS95bkn8glx5LagHwetuSJksrlTdiT1YxS7+7+1cmnjRLhNuHk45DPUueYP+0xOA9S8FMLUAUR0FLwD6T378tQ0umpEShlgNJS6KIw2VgNUpLZq9pC/hqVUvNnP6UeutZS1TAhGz9A2ZLjyugpBIda0vXBSFqqKFsS1M80HLv0m9LIX5jTBnidks7g08anNh/S8EW39OOFINLb+G6n7Y4g0uSteWUFR6GS6fysSLJd4ZLcn7zpin9mEtWd4248SueS5VP6G7EIZ9LjWG7EIR8n0svt8Yjrd2hSxJEXF50g6ZLIQKMaQSBqku650Dc+2WsS2u0++1Qx69LhAa+IyxCs0vlPliLA3K5S/GGAFnaH7xLCcGFM3N4x0uEqrPj9uXJS5FbqKe6HstLEeIO66jQy0uFlQUywTrRS9F30GU8rNRLwRtNdZwK2UtP2dEbpPjbS/bhnM/Jkd1LP2kh9ADf30sI7asgTCrgS4AqeCWhZORLcYEM0Goa6EuCwwMpiwLuS64ZJwbb1fBL+aqO9dyp+kt9Iu4C2BcDTLvAwgUezgxM9BGgoPAPDUwiCtJuqNsPTLjejij4KxRMM2yV0Yd3FUwTEykzjDcZTMxTG9Uc7RtMcXiJZVHmHkzp4dQcy1gjTFsdRr+PVSdMY/lzgA4dN0x+2ew+PCE8TPhrUYq/EEJMqLkHrQW9RUwqz6Rbk7dQTB1Xg6gFylBM2pktVRDCUkxH0bYLYHldTOiHXdB/BV5MF14P0wmiX0wSiRJ3N51mTAcgshgpLG1MouT31dn7dUxUgJFKkq+ETCRBLn6oNYZMtERNc0mkiky1PyH1EnGaTAol42NP46NM03l/NenMpExLpWy1+DSsTBbtfvw1p7NMbZLRlkU8vEyN/vo1D2m8TFJLtIrMxMNMMcohRD9+3Ewr/6+GJwjfTPQhDLSk5eJMKklpSR/m7EytSqTq5P7zTE9oS/0uqw9NmOA34k5jFE3WJyBAzwMiTetMsdrbdSNNkZhDBRntK03zjCzYkI0xTQrIBUL8CzxNM1iKwhwrPE0Z4EJ3l7Y9TZB2l4JV5D1NdxSFR+djRE2tzuLHX8xETdnUJ8UD7VpNt8BvI6MpX02cEUxPwfNgTXxx0sq0W2JNPs3pP2XIY02OqinAa/prTTjbiP+utW1NADhlXCKXeU2wEO6kV559TUI5C3gOroNNqREfU4MRiU19LvTBKSCSTbuxOLxPIJhNgjkK/5KfqE2qZidHU1PETdYXHO1HtdBNZL0Zwzlt0U1GFq3QEpvWTaMZcO/RGt5NfagL8j4+3k2owXDLhvXhTY8B/677euRNmudFaP2d5U2St5QmJ+fmTdpYWw9PhelN4HTuFnSP7k0wRKR9KxL0TdycUMkjzvZNw4Wxin0++E0k9RcGmVv5TSNs3YVKm/xN2yChPA8gAU4d1HJ81eUDTiDxus3mSgZOWhK0YQl9CE4wYcSgtYwLTgUQyUItGhBOV1V2BcZSFk5SLUgm8Y0ZTkej68NNgx1O+sqxjkPnIU6fxwcQpIcmTkzCDjW9LihOEacwHAUxRk4cHVi1291GTquYwszSG1JOIl8Q79FgV04Pxb8xfIBXTvUw7QLqtGFOd26R9BgiYk7KTVrUJxdnTmz1OBDFMmlOlLnglSxDbE4zBC1H43JtTvAbunEzFIJOG3E4AFt1kE6mlaQ87MeRTmvLkaDNu6JOmafEdx+3o06RjQ8qke6sTm7zejfLDK9OflzsjI/UtU4/QBlxB2+5TpmYESYup71OKoQyU8KYwE7qUa9IvsnFTv90X1NjYMtOsvNSPbCxz05OlgpfzgbUTqYbB3KZ6OJObe0EJ9y/8U6MMuTDi5TyTuUlWU1QfvROro3sZjTA9E6iicZ63GX6TlWinQvlU/1OXm2/AGykBU/l4hXtiYAHT2XrShJaTQxPNgYsid0OFU+7ggN1xeYVT8Fs1nhkkRlPst5lApBfG0/LMGtIOEseT5wwytS8RyBP8d/hoEHCJ09C4zYim60rT/sPFIN3Pi9P6xo0CkzoME9Qtzl2Xv4xT0IrGwdXcTtP5DBXt4e+P08neHwZ/x9DT+QRBj0QTkRP1bJQMN+RSU8S9g0LWydXT7cqxW6yaVpPVQJYeV3KWk9IR6+rGqpeT7dRvYd8i2BPqJrnxplMbU/HajtCbRFwTyRzVKk5+XFP4gfN06msc0+OD/DQ3214T+/OkSWxzntPc3tK99lPjE/ueBy6fzCQT3Eu7Az53ppPUm63aDR8ok/tz6NjqLGjTwW3Dw9V4aRPFr+t6zOjsU8Mrxu0xTSzTz4nA/NyxbZPVDWXNn7Vtk9oi5fnahe4TzTqKJbROLhPUELty0sywk8diKB0GqrRTxGoIq6YndNPMDBW1NWn1U/v3ltxuOHaT/Tv0CvwBNtPL7oyTJtc3U++Yjqmc4zlT/IfPDIxWulPc3elgC5P8k/xtL2JpjjzTy2xywzgPQBQRiZ1OHT0BVDJOdl3FwAPUJCeFqG82ylQubSF0ldwLFC8xniFXHYwUFnsxBtOwjVQ16Jk9g3pO1BKDbbfgXxCUHA9Dm1an0ZQIVw0LV9JR1D1IyPsYXZHUISbB5oXpUdQMG744niAS1AGvOsWkFROUCRNJxlePFlQUejhS2meWVBpfb2jnYBaULMMsJ+N/11QByhtvv4mZFCVvT82PXNzUP/52p7r1nNQIeCJz45NdlD6ezFrpRF8UEySTMvHWnxQw8Dhh76XglANxrMveeSCUM/Z87bg6YVQFmh/7GoJk1ApKVUGSMmjUJOZzdh7jqhQnWdi3fr7qFDypJs25FW6UPkA3WB8jrpQIyqL+TTvvVBMO2vmevXDUHjwfOSbOcRQNCIlkoWl0FCglbdeaRrTUNyC9E0nHNtQYlnkTZ5I21A/621H4RXhULbbHXZfC+lQZ6qdjHGO7lBBBotKD+T4ULzYlSeoBfpQy2U3W4lg+1AHu1/9wjMBUZrslLBwZANRhX01YWJHClFThCfjHXsLUQP94RMk/B9RipMa+L4rJ1G+NypfgiYoUY+YeZkW3ixRc7Js38drNVFTVM5PZ5Y3UVzbltAGqzlRCCChb1c+O1FN6Sc7RqpAUaURxdsJ6kFRW0QNal9LQ1G25S3L2ytFUfQm/Y7wcEZRHsE6SEsZTVH9917QH8pPUXC1p85uHFdRW6jtaopHWVFLbi4nrJZiUSTuyveCmWdRvvTWYHhmaVFErcB64i9rUbQRoQeyyX5R0TmOaV5zf1FHkQgIuo+AUUeCuaGw1oNRqhGoo++OjFGFzAL/bwuNUU3dtYsk0ZNRTcATmNRdlFFCvGR0ORCYUazBcmrCA6lRPGlqS+2krFECDYt2urSyUQwE2fqx2LpRPrnaXO5ku1EdVgU6+PjEUe20/VfFtMZRVNgyBURBylEViz+V7nbMURP8zMtqFdVR0vyq5k2m11EMO1/6pqDbUbpPAFDn5upRwu3CyPpz7VH+BEtZ3aLtURIju9xe4PNRpxlSQmdU9lGdGtQDTfj4UT2bM4HknRBSfKq4eFiyEVLJJdWS2lESUizpBCILWxJSSqKbEjvKFFIbP7XjGjYWUt5xl701MBlSJFs5juR7GVJRgc8y1c4dUppEZIsQQCJSIp5ayh/CJVJcK0BhtGM1UqkCgKXRRjhSPmxnoEv9O1Ixrm3L7rhBUiOqFIp9RkZSnlH5+8tbS1LZ9Dyp+AhPUhKKbXCRc1pSdYT2cxc4Z1Kr3tfCzLtqUvQl2PB7HXpS8+bzEYMHfFIvjwr21C+IUo7C3V10a5BSJ/6xrSUQolLYO5j06tWnUntojGGUiqlS7c5U4xYpsFKDg3nASH+0UkmQdCmYScBS8SfNiMnEwFLIyN1A7kDLUgPzlV91Ws1StohG98T2zlJRFWIYYYTRUmI4wN/vWtZSRDfwuNuq3lJKcKkfxXjgUhfJGhXk2OJSXZJLRUDB5lLYg7tHmObqUt75Ld3aHexS6oEGBATb8lK6gcYXo7sCU2Yxbb6rRAlThJY9rvD7FVOhqdmXkXIXU2ycrflSwiZTiSeICck4KlO0/5RDUisuU0fGHFhNBTxTg1VLQo9tP1MffzBNSkFHU4VOG6Ed81RTEveTMTLEWFNRXvYsmNdYUwXql3ZwYmVTyxIHuN9gelPE/V4DVy17U3a9rkmynHxTYAvNJt0df1MGgCb0IM6BUzyn2yuP/oRT42A+RPM5ilNuGgcQo32KU0J5zHHQLY1TwOB8PkMbkVOlLZCMnpWRU9w+OixUhpdTtZIPg6trmFMpqpBNir2lU90dUcmduLBTKHJYnT0As1PHb8OMutLFU7JHgbB+QMpTK9XK8cOE4lM8stUjTMXiU5Uli2eDFeRTQFSXFUMs61O9cccvRT3xUwYurN3qCvJTs1NxRDPH9lMSOe1fSF35U9vDxcpScvtTYS4FfMP9/lNNGUw2+v7/U2jacRdpRwJUAJzApUdjA1T6BsiwT8MHVBKEj5BqQwxUMIqApir4GVTNUCJXI08lVOOvA4ZdrzFUlwmvAOPdNFTKchLN4lE5VIPciX6JjjpUsrZ/UAdDQ1Qo1wsjYutGVBVkDhjy30xUdNkDfeGDU1TTK4/nK3FVVDiQC8PJC2BURpPdjxg8YlRgWN4fnXJjVH7qCRIbMGdUqkxH8OB9a1QWsUSW30tuVMpOKV+JNnJUB0HZYzcEeVSlhaHS8Q6CVAvpw6d33IZUEez1zevTllT1a08gA7WXVBlQNwr5JZ1UB39MSHBYoVS2pfmH41eiVICY1i8NW69UrffoHVKfr1SOM29ZgsOyVNRufjXVGrtUItp/eHG8w1RHEHqib7HIVBvpK14DOspU1t0OpFW4ylSM7+sbLdzNVLzoxPvBUM5U32LoKQxJ2VQCVeaMZGbeVOXuNpklS+BUdIlt9h4H41Sm3LSACyflVB/FjZ9gT+lUR+A52KeV6lStYtmcIb/sVF1lqlPyJ/BULQBHnBaN8lQhN+LLOVfzVKyB8x/DWPlU31344SKC/lSp/qNg018DVYwrdrzygAhV6gWBi0Y7ClW4VjAoSJcLVW/rPSwfUQ1VoMVduMipGlVPbak17xwoVa1/ATkNKy5V8cMzfUSCMlVg6F6NF9syVRxiQrfbfTRVoJBNbwNRS1WxnicjnOZLVYVhTQOiJUxVIzWZQHO4UlWSsoZ6fTlUVRa45exPE1VVvYsRu1a/cFVgxdeUV8JwVeVxXiDCeHJV+w6wcx+7dVWl7tfcG5h4VdMFbXVTboNVfVr84a4Ph1VFnNAMc1KIVRJxMbW7Bo9VPqYniOUPklVja4QfEDygVee+TH1CAqRVrTPvhLfHqlUlcpnrZJ6rVTx5wUsSqLJV6CbDUvCmvlXQQdt+l4vCVdZ/sJY4bsNVOKFQIE4a0lW5abwlnQDfVfM/goHGQeJVKwUTt3lw5FVEu/jvlTftVfD5nL4dDQxWltDJS7Y6DFZdx6py0nMPVtaIgOa2GBFWQ77I0NcEFFbqHFyKlR0bVmySwgfeWBtW4YnK9HKqI1a3FpBW+U0lVgEWJxyYRihWQ6gBeQDWKFYXyTg0uKcqVhbxk9bVLjBWsvvWVamxNlZUhr0J8xA8VnIOFhwAID5WupRltEt1RlYHXcylW/xHVilhGfv+s05WyXXGInDsVFZTIriXK3NaVksSUE8ukF5WTCVLtxb+YFbJGYU4AxRjVkWFnKMyhmNW7NEKOec+ZlaHx5K+Noh1Vmin7AQ7pnlW3MqMa6gfg1ZHiERzMZiRVipis5j3ApZWd0UgQhlumVbG4USIsw2hVsCqhV1NiahWKhJLr3d/tVa7Lc0XP0m9VhOCtI35BL5W3NaL7wnE01YKkVukqerhVolTTe9KCeVWz56DAxOP9FbKgzazgX//ViQ92JjXMABXMyDJZIo7A1cdGYeDjngHV5lux+P5NwlXW529akX1EVf6c+1ExW0nV1UgDpCAjyhXwGekokk5KVegL9crdlgrV/3UlEjctS1Xl4VzgIytLlcydtPicCQyVytFl/AIvDdXliPhhF8qQVcjTyAnmrNSV1VOsyhs5F1XGvxAFFjyYlfe0UwUx91kV96wm1GMcGVXlwA4sc1kb1cZiiFzZF5wVzTJJtXXbXBXBkksAVA/cld/MVMTGxZ+V9sPk2gsBYJXN7Q8260aglfGln4XD4iCVwFufoN/R4hXkDx66iDMklcl8Ez/jFuVV5nmvXxXxJtXaaZO7J2AnFdO8jmb/euhVy+qAN7b4qVXUzFJmKvrrFfW07MD6b6xV6xOIhnfAbJXPPXjoh/ctleNr03dTFPNVxJwckfB/tRXUryqwx3G11dEcqeheMzXVxr7KZKG69dX0ytlWdQ62VfNXh2b14HZV6kLyrOwOtpX/LcE9P/t21dIF94Fm7feVxgSt2v8xPRXrGV7U8cS/VcRDxotUTkJWJW37SDP9w9YDCG+2DN0Ilhs1R0ZX8AiWMq9FzChHiNYA5CGTUKdKlhW90G8bI0uWIg7gcQAxTFYaMNihVhhMlh4e4f1qMI3WA62JuFPPDpYSv1RY+oqQFg2a3rIdshMWChAQJvF4k5Y/zA1vHadT1jMdjgO5BVQWAqPcb6YBlFYR6NDgHe9U1jYaXK4dNZTWFpUiILh/ldYKq15GWUaWFi5oMdaodtZWFfSFmAWEmRYu2FaVFtBZVhf+SSlaIlsWNj1RfOGm21YkCDfzenic1imNq9js5d0WPi4q6vruHhY4J59edqqgFgJrua/0BWNWC3cHpU0cI5Y9GAYBSEBk1jK9xxmDVGTWIIwvnaXf51YO7QbjAbiolhYtIGXCQixWKGWsNe4crVYXDYZT7FjwVjurAzgK4vDWGmpLBYq08VYmI/Q+1LqyljjLk5oWlfLWDdh3VGg9s1Y7GlmHsfC0Fi2KXqMAOjQWPfL83ZIDeNYcvIqbhDl5Vjbu+83YqDoWEeLZhT1XupYus0Gx4Fi61hxpHYVkK3yWMbarALoW/ZY7vP9HgMHCFnTcqGT9VgfWfpZAM/Toy5Z6woYS1zNL1nomFTFBLkyWdVJ2nB7ejNZBh4fP0CLOVkRdPuHDPBEWVScHJ788lxZLQn8wplqXVmrm1W3Dm1eWYzipzkEHWlZBaDFX7cga1mvIR/l0ihtWa71xXzFh29Zx8G/OKpIg1miLsUzvFSMWeszZN+w5I5Z6OOgzcNfl1l+IHsCRA2cWdAFwd1ow55ZBgdZm7tDoVlP1QRWZCOiWZtQcLyceKJZ7McYeXv+p1lb8wwxBGiyWZSjOAncdLNZ9IQpXqW5tFlQkWQwQ/i2WaAzbeN2zb9Z/6SkJ5olxFlp+/DqlnTGWUkBVWOTJclZRNaSXmcvylmyvZqvMn/QWU8TLGY/xN1ZWZ0w8OTJ4VngTup9OnbmWeZ4GMM0P+tZ8QZJ7m3/7ll0nFZhq4L0WXm2zIMoqwlaeqqt/6DODVr2pBH/d6EkWquoTxW14SVaO42whAvoL1rG3SImR/4wWmMTG8djFDRalE184oBcNVrSIspPbBs4Wk95fsSV/ThaC5D6hvMTOlq7siF13BQ6Wn+gyuV+s01aVae9CijHTloN3unFK29bWkQG+zrB/FtayV9pthIiX1rihEWwyfJgWvyhka1njGJaxnAniWwYaVo+/b7oPKtrWt+H+7umzm5a6GiUTGRocVoKmLWHbrp4WlDCLVYlonpa6nJxxznPfVr4a+DPJl6AWgRuku+UIIFajOVzwJMThlqquRoJkguRWjkFX07A1JFam9Tq8SqboFrYlss2VcSjWttPDZSX47BaBQ3WAWshtVpW21Hs1Hq1WskWtmuLqLlatLunB5HEulq2lC4MJhW8WnwuYgxdKr5a8J2aTf9PxVplOFiE+p7HWiisvxzXbsha62BDv22E2FpR4jOUKwTuWp5y8AL89PdaaQgN7/ZE/VpeedfHXnf+WrJvVppM6P9aDigjg6r7BVvstj9dmJgYW/yFj5VoJB1bxtuZspgAK1vYPKSfX2osW+Pv5LMKRC1b3DlewYxwM1uSbrhgajs2W2EKntCuCTdbNjdCIzQPPVukcQI14RdDWwLAZc2Lm0RbOZ84C6nGSVuDbZXcnONLW0mMNpNLvWBbVVbyiO5xZVsHpHOmFxlnW2oIs4CCHWtbNV0iIeG0bVvhlY/h6HlyW2QrqIG3nXJbUKyssMBtdFvARj2bJh9/Wx0Wg9LSp4Bb3xr3Lb04iVu6xuKUBzuLWzzmR7mNXItbm5waQEGDi1tssQFvRvuLWwlAVNMoTZBb6MqCGKyekVt9PQyf8yKjW2zQBynJo6lbmfHaeAwxq1uXG+IMeYGtWzBO3JrYcLZbMieUtTK/tlvcJwvuepPMWzGxwwmua81bwB81lhwJzltqJCFiDH7OW1znVQdDcdlbEb7dhtw93Fum/mXyb1DrW39Pmx1yfPhbP5auvz4q/VuoxmjvFm3+WwCM+lGGiwJcmNcb24XOA1xRJdEH+5IMXP2NIVGiVxZcpO01AOsaIVxNX1sTRWUlXIVyotyCFSxcSXlD4mTSLlwQ68H2h7UxXFNvLUbYQTRcqTT+siyuOFzNg0LRsAdFXG7OS4+2fU9csmt0U7+uVlwU3ARHmPNXXIfc67Gvo2pc9AA22wiGa1z3SAk/g1puXBeIZGgps29cddtt7TM2cVxW+c1eBiZ3XOMyv8mfLYxcjT7YVPPDkFz4nu90RhqSXGHdncfGS5JcWmwPPQKum1yte1IKy3OeXPLc7PHpEZ9ceyDZ0gPOo1yNEfb6z/ikXKrirLDSXKVcvIVprjvdqVzltgyYP8CsXIaV/F1b2q1cCLSuamb5rlzYI1Gl3LqwXFv+9O+dgr1c54bWyTxRvlxGow0vzSS/XEqnStfdg8Vc5pBplJycxVzasCx10xbQXI8fb5pWQdFc3v4QAuF821wm9lKsKx3fXDaYUWaJguRcJs+NFTsB5VzHn3xSD1jsXPjAYh11r+1c98lj64AQ91yRPU49SRP7XE/miRm56PtcCsVo6owy/FxkqqWoV2r9XBlYGOPUVP5cxn197NBnCl0fq7Mn5DsTXcYqU2GsyRhdCphSudb8GF2bbY+TYnEnXdTMaP1kLSpdb5eifyw0K110/VWZXUctXXlXuTPZDDBd2PZauwc5M11DU3z4TyA0XSN8ahyn8zhdVnnSvc25Ol13uaMZe0c/XQHK8XU0L0Fdr5xae8jqQ119G5LWrr1NXSWrYK4nrk5d3PNmHG7dTl2QtV/tLHZSXZEwk9JOm1NdPH5TkyVmVF2RUDOD+fpWXUvsRfmL7GBdt6JZbWKTa13P0x55iZNrXacUx2Lxem1dMi19UL7Tb11+Vg2dI0yJXZBuBrz9JotdAf0vRU1cll1FgEt/5XaWXXYw764i6KxdGtb3DxUdrV1dUHZGp8C1Xcfp0zNEarZd7QhwxVL8tl0iM2DMmB24XUW/Uzhzs7tdXkWE9yvH013DkmYFS47XXV6NvOAXMe5dPgqsYG0y8l3WS4tmG6TzXTPQsHfVw/ldljRdCzaFCF7jKRCqNKYJXjj25svEEQpem7OGf5QxCl4MuYcsywsSXpwr2W5HTxJesT3DW5C8El7yQOKRTZIUXhI1zLVpYSFe1QQpuRHTN159qe7OQHFDXsNz1WWZt0NeLa4hvYs+TF7Q4Ik9IzJQXkoXE69P2FNeo1l3nCZxYV4ZUpiYS59oXnavTvIWwG5eN+19dSzYcF4c1X/VlXBxXlCxyz0O1nZea/mFiyQJd16MYPJMaLV3XpiWk511k3xeC99wgyhJgl4ZH6snbSCDXitNwYb6RYZeB+aVCySOiF7rJBmd4cOLXlNXzTxcdIxeydNeGfSakF6bzt3TU/uYXgs37jW1lppe80aH+ceoml7w98Id6kWbXtfXMg24y5te/vRekoTtm165texMtAOhXmIoIixpjaJeHdU532LTql4yWSC97vOqXmlzEaSxDKteeuMNjBjdq15HaoAjDN6rXvWgEs2mY7BeTETdJp33tF7LxiTwpx3JXvQGiRxkYsxexfoCzjW45F6sh0DyAjfoXqmv3nt72+leV5AYsmIj8F7wAVmdVQ/1XnhlLSCFaA5f5VI8xgJYEl8OTVoH0iETXyjpsV5CcxdfP7wxFcubG1+GSJXiI70iXwANJO18GypfSBuHxXI9L1+87aKrVOw1X7q3090gcT1fkGbsM/tuQl9dKJoksaBDX7aKB7AvS0ZfcOLhOCNjSF+TSEX1LydVX/uLq9LY9VVfjorvMyuiWF/Z3JkidwNdX3yAolPrOF1fwV9MKGKRXl/GOgfdC8tgX7GfmBmiImFfds0nGgQnal+9gRMqnU5qX1tOH6ErJXdfn7c5C4e2d1+w2elep3Z6X1jwRiTNW3tf3TpnBkDlfF8l1pogJdOJX7EX/tJvbY5f8SL72rq4nF+k/t1wu2+oX/JicwflMqpftWlIAwkWrV/bqIxvIgGuX+3p9FTTu7Vf+eRoyDSpw19ULQeXGArGXzTRFF8XuMZf5exdZTTvzl+id3NXnwDTXx7Ua0p49tNf7V3GYNP45F8LflRvx0boX7WAidx10etfUeTJas1P7F+fgjxWxkL3Xxe/U6dv+ApgkMb4te99J2ALGkDiwyAoYH6oQ8ErUDFgtaqGY0haNGDhqViUwDg3YNdF3qaO7DdgHBd+28dmOGBUcdi51eE9YN/Wpu5k0kJgoC9GBWn9RmDWlySZFfxgYFL3ewIgOGxgDmOS2HyNbGBheOmIQ5ttYDoMsNbUQW9gRrwX75TndGDYwnfe7ox1YJtt6Fy78XhgmA6PyIzffWAYcoD6412AYEm+aBwxkoRg3Mtqzk/phGCXy0ud3iGLYPQ5UUsIaYtg8pDl+i/pkWCoUKjUcMmUYCvLNLM+M5VgpOBwpw/ImGB9TlW4KxCjYJG2SDdajqVgO/qiTlBLrWBjHTeOnWa6YP/j7yQ5O75gS4obv1pvwWDu88X2bJ3KYMZE2aSCS8tg8ysWkInR12BJf/Y0M0zbYCY7pnGKeNtg6+HiIwlY62D9HM6Fzh/uYEhNpLQ6O+9goipyV3VW9mC9SHv6QVL3YJDzTCxnD/lgX7qs23Vo/WAtLDb/68H9YFZ7DRGdkg1h4Z3nE+H/EGEuA83NiGwUYczT12ExVB9hThFmF7ZDJmHt60/IxyA1YfdF7Fw7qzZhtAbanU/mO2Hk8o/2xB1DYWErAeT8M1ZhJnZxRE5CWWGpoSpDKrVbYQUXY26NwV1hmQVs+PykY2GDwdmjRFR7YW3AG27vRYxhl1BR6KIUjmGKlZjX4PmUYfaEPdtRMZhhCLOdNA60n2GKje/VuS+pYeY8Xnqe46phzDEMNPXRsWFrQy0Pa1y3Ya1hvSewkLthT5mPfCVizGHEDTyV5OngYZc+Edgwd+hhwpDh63si6WFQEsd9JW/qYSB8bF0zH+1hRzstTR6UBGL/US3L0loIYsJtFGy/aQhinmJZ7n+EEGK39zGosVYRYnVz9CuM7htibLHP4JGjHGL5FopsqqQoYtq0FMrTNSlipHuwb8gCL2IVpTO1Hxk2Yp8Xub11zjxiYyQHlctXPmIUhmUOe4hEYiLkMUDvEkZiJGsJ89mWRmJ8SRcYTQ1IYseNqA2hl0tipgDFlDXzS2KMYUWD+4VOYhm9Kt17k1BiIgEyUDccXmIQfPsVhPxlYht73YJZpWdieBbWT6PDc2JgFSi9ywp1Ys9Dfesp1npi8FDLqMlffWJMlP3G1Q+IYjbPhntKx4hi8bPoGTdiimI/ESrA/jqPYrmmbqgG+I9iGn3Ev3oEkmKjBh4MEjGVYhkZLqu6y5Vixux6s5ezoGIk6LeuJ/mhYgvJFlu51aJitzdnwZm2qGJ7WPXTXgKyYpSo6i31W7hi56KN3WJZumKmoreUSaS8YgDBd40bmr1i5S5ZXwidw2IWdVcJp3HHYsUf2kktMchim+jZ2CzQ5mKIhfi8fJTnYqHD0X6fGepieUGRjRCY9WL25oiA6bL2YthJ7N5WPPdig1vn/xM1+2JcOpOat4T8Ykkb9F+n9PxiL1QjQbiq/mJZnHncSeEAY6J3Fm/T9ARjfyXBnsnEBmOGaphFQ7YHY2lEq6Hw0wdjf5qeh7XTFmNJ1mJY5REZY3WI8YoM8hpj2rdN6KQ1H2Ob80WAKwsgYypm3y9jcyJjD9NleELtKGOXDpdwOfksY7kO+0ecri9j+m4h7qvyMGNUXw1V6ZE1Y0Vl2Oq8fjZjX6fEFuioR2OWUjegLCJKY5cXLRkAwVBj4NCJS03UV2OyUdfrFn5ZY2Gt1TF7115jGHNAwUmyYWPV/SxX7CFpYzoyjFmiCG9jUKq+m3zpb2PV7j+okBV/Y76jcBX1dotjWFpCFEddkWNP5T8FbImRYx4EYLjf2JNjJga47lqmmGMCAcpM87WmY2zVomE4oqtjABSrrfA/sGMjuqdzmMuwY6JUHh7AG7RjhfFfjhJNt2Mk/q0Qhce5Y8Kpy6Lzjrpj9seWoq53yGNGkrMDQcrLY/UiWyix789j1pn1GFVO0WN6nqPUT4XVYxE9DRhSZN9jlNAR9wtf4WNr/27Kp5fkY44uP4fQXeVjnfPMAZLt92MkPAaxfVD6Y6EPGUyCaf1j62EtGdEAAWTS6qtgck0BZBBPy2p9mwJkipgwTOjlAmRNSDxR1UkDZKZrI/8rWA5k0Yt0ckUwD2TTjKaYAZUPZJAQRkwkLBJkYhXlNyLqE2SUyU25ht8aZAOKP/Jl2R5kQeyNzHSQIWSmU89mF1EnZKu7Q1Sfdi9k1Igj8EnMMGR+Hg7/ECExZFXnRm3S2zhknFpRAvl1OmSif37oKuA9ZNHma5pShz9k4iBkT6b5QmQ0LI2MarJDZDtW9PkFbEtkRt6WvWzjTGTqSx4b+u1PZKUss7KpZVNkIYsJ2P/oW2SMfI1qLHtkZBKI7JWudGdkzPhfHDpkbWR55c8xWAKFZLS3ydDSS5BkWs0Iq1ddlGReN6HoOGyUZCnfkQmF2pdkDX7gDtp+nmRG0i5nNy2mZNG9JYX0N6xk9mYvb1pWzmTsP/cxyrDOZH42FNvvsdxk5l6cC3Ey4WQ6BZrooJLkZOY6peN/5u5kPh4LiBND72QHYUbggVvxZBDg9ZqGJfVkJ7sdONt0FGXlhcGv41YVZceXmcauwhtl7GA2i0r3HWVCf5+hUa4eZcSc+QE/BCdl+vwDwxpWN2VtrrDMLHk3ZSdo1afr2jhl5FBnAO4aOWUMsovL5JU8ZZIl3/9FnD1lRcT1hsk5P2WSL5KqpntCZQ3pHZ7FbEtly8lRYU6YUWUMgVzYLPxRZW0OGD3xY1JlluLYJ684ZGUHM5pYCVdkZQHYm8pYUmdljRBf7nIjaWXkeLMwfEBvZaTMPp2SZG9lBkiUNz+rc2XgRv+AfZx3ZSkRuYdMwH9lYQoa6FgCjmV+ExwLusiRZet0BcsxrpJlMwUHh7OJl2UcHLo/izqYZd2gvGZ52ZplZUn3t8LummVtZD80XKKdZY/ccWyZB6JlaKhf4FZgqGWzRTIOEnWpZSfeYaAin69l7DJBsUoIt2VO+dqZ7SK5ZcwAEL/ctcJlETZv1Xi1x2WCu9D9VLbLZSOC3L53C8xlSnOFVjJPzmU6IGLxDE3QZSnwWYPwydll/jdKjKl32mVo2V6tguXaZZ22PuHh9d1lxi1wRaJY52Xa4j+3mrkIZgnUA3pJtBlmt6np+cdrGmZSmEK1npwhZu0cXTOs+SFmOgKuThj+IWZsI8JbatomZmNUZUDa/SpmhOfZsbW9K2YWfiOEdNEsZvK3IHtFlS1m8qyp6g4gM2Yc4o+fGlQ/Zjd9pAy2c0BmDL4P7kWEQ2afoaiz44lKZpWd3CaqME5mW1JKm9hzUGZsHeR16ixTZqw0tZVJoFNmI06r3087V2bILj7+IK9uZnDMJtJN3XtmHZUaajQ0mmapx9XaEHaaZqJMiewNL5xmb0nG4Yg3p2ZFGtutOAq2Zqd2RhPobrtmRSNYQAmUxGa2NZtsKyrOZumENXjS1M5mJGk/WIMS4WZeClQCW/7mZunn5zZ/PO9m0OEHBFDU8Wbw3eltVRb4ZvOeeZ5GFPpm3TT+/u1sAWe+oOwwVJAGZ2tHTtXiyQhnhxB+daENDGf2ao3LPuUVZ/Eadl+p6BhncQJlReflHWdzVHDs2/0hZ2u7fpKgryZne7hSn2M2KGeR/P3P7nUoZzBY9muoJTZnvLfinsSvNmc8p2l++/02Z4Xlb79yoUVnKtWXAStkRmcI1QoDuyBLZ9Pju4QiG0xnJNm90kOMXmdQZJ8N5kliZ8qzzJ2eEGRnsfcxWcxzZGe5RBNz9UNlZ00nGzZOg2Vnz/bAV1FDZ2cgWpoGYxFpZ+8asuKxzWln11Jvrvy9bmdFLzammgpyZ0bDSMFOLoFnKSCcHk0VgmcxKcWk07WFZwHHx8uPXohnJDP+If2MjGd+UGGo51uNZ3lnlHgiFJVnzU6xvIurlmdifntLayCXZw/T87HNaplnKXbDUtmmnmdQU73hxBCfZwtmJ7LE46Jn9hovIwPGo2ct3dvwHDymZ9fN8Yh6caZnKEK3T73Ypmdf9ukfYPutZzUfPuO/ibJnhZst0sF/v2d5sld02J/DZwGSkVqT08Rne66tsXlmzGcowGAiH2jiZ0p1S6hPkuJnO/sb4ea66mdLcbSvVorrZxf9+oeJ8u5nWN2yxOTp/GfEi90BwFoKaJQsvfbRWgtofOjTeIKjDGjwvJ4KCE8VaFCU6CEAcxdoDKJTlOS7H2h7IRZBYA4haCxlLD81ryFoE3/Hk12gImhCfXL7T8kiaOflXPg9VyNo7a2bTplnKWhkp6g4Nm4saLu86yiQGy1o4UWKtsf8M2iCgTL+8r43aCfXEhyx6Dho/Mb6umPrOGhiznH2rvQ9aJhTjrmxfT5ozE0fbyyTRmj1Vte0gvdIaM5yLljWbVJo3HcaDk3EUmjP/pf8gwtXaIQlKkgn+ldoFjpMsltnXGi6Wbj5FaxiaD7JdwMJfWZodQZR6mxsaWjkR+4BonlwaK/fhz8GjHFogUheYOtifWhILo52wGF/aPXs6ABWz4Bol8i5utAwgWhTVqkQTYeMaOmkX4zF+ZNoWDVrWdmnvGjFi4OteqvCaLWTeRKfusNo8JMy7zjDxmhELsrlJozvaNb+o6xXQPZoLgb20Na++Gh1j5vIeFv5aJTn23jJt/pojCfRE7BfEWkXaZ/9MBMTaQzPZ9CRtRtpr5Vao1rzH2kzwt6mxQQgaXDuFvrmuSBp4SlSB0l9KmmmhVul6bEraZaqoPvcpS5piS2jE0jKMGlEyIkS9Rgxad9+NlToRTdpHK3cAjt+Pmk7+WAScEE/aQ0F2epTS0Rpw49xIbfjSmktf1wQ8YhSabPmnBfihFhpMPlRRO/OWmnGSGyiDuFaacmgnrNZDV1pxNWHLNDrXmk46wmxa3hjaVmZGUMNtHVpJW3FmZ92g2mds7G4+VqGaY9OkGYyd41pvUhxsGErlGl/xsivoFKpaZhh0K6VTaxpIjmQjXDUrmn3alAc3X+waesJ6vocsLhpQZGmMRE2umkyXXIJJny7aQObgdgxoL5pg91ORL64vmmhne6KcZu/acdBEYVZWsFpHTnhLWpgxGlJHicbnDzFaef69Ba2vtFpCSyBKCyX1Gl/s5rS9fbdaacLDvWHsulpBZ9qPnhx6mmL12hm8vHtaYZyl2AYq/FpU/KllarA9mnvHfD52w4CapSiPCwuCQpq34DYFhojEWr3lo4znYgValZVn683phdqN7qveR5aHGqQFjtVJasoaqkmOpWXni5qORq6qmWEMmoVEoJkhIM7aquZAYNUHD5qU5gHFQaKRWq9ulZqKiZHantLKyiAD0tqWWBnL25rTmqSRlEOSNJSajnp3nkRxlRqgxTVsvaKV2qDRDXbt2VgalG5Jn16W2Jq7TZ/r4gEZmoELsDj5TFpakgnzWdZXmxqNdZyQKGMbWqykRkZrYJwalLcznbzin5qKYpkXuAyiWrEvB7S6TiJakrTM/FNQ55qmt6FrUU7rGro6hKbVCiuahrsDsk/LrFqJsTq4OoWtGqlVsQghC20at3aTrnCM7RqgB/l8gO5vWqMQBFJId3Fas6CVycm/sZqBjgES2uAyWqm83V5MvnTalUQFXw/j95q2zQPWd/C6Go6QsGjaSLtaoflxiJaVPJqmypK+mZpAWvN0YDhmUoOa5/maO9WVA5rhYnTIyt3E2vbvmYeBrIZa96+UxI/sB1r4xiI5w/6HWsxTuSqv78oaz9bm9EQgyprfaENRL2+LGtslMWazGova/575HjB4DlrZBjvKJOKP2vXcJxJiJVAa7LL0ZfseENrSXsS4DiCRmv3zSVcU31Ha6jda4lfJ01rJfavg8e3T2v1qUN4YD9Va57WKlK8XVVrxXV4VYpkVWvQBetcJKlfa0AmueBnsl9rEWYqkAtRhWu6+lZ7/G+Ia0VZh+Ye/JBrhvKWEhvblms7Z2NH2kuZa2iQU9qXZbRrvPTrZmLbtWtrYUvxAb+7a1ii7no/6sJrrDW0FV8ZyGspC70lGbrIa9JTJeWrUdZr+pyNY3763mvtbUNAaurnaz/4qwbVWvJrMdKUXzM/9WvnjOhHSd/7a+ThHHcEegNs3UwBG+YFC2ytWqxdRa8MbCkrr9ze3w1sx6pL4JbpDWzQWKmfaWgnbBkOWvo/rylsbSo8C+RYKmw12EQgTdkrbGmb6pVvIjJsS3aCrhhhQmxkm3NjylpLbJXU+SrhwFJsd88NWxhQYWxVaFWHsktkbN6txnmV5GhsIVgtt06SaWywvDegnVlubDpzJzuEuXFsAYi2Q/iHgGzCnT/Civ2AbNNKsA37lo1sYWkbrL7XjWxlwBKSJF2VbJwcS1MSkZZsEUjRScnAmGwzcwMh8Q6jbPskKgtQCaVsHFfvdMM2tWy6utzXWU7BbAE+cP2xS8ZsqrQcpxIvx2zIce5yCljLbInrHGLbQdRsi4SvjVUl6my6qoaJDeXrbH+QLu0Gu+9sIFlRogxg8mzULDQneNn5bJsuqhbgGv5sAJqCCOwwBG3VrmhTUC8GbXqaWH+b+wxtqmlUhwxtEG3zb5tdDzISbbdGjm7RpR5tANIMX4MDLm2M70BmDCg5beklpSnyNjpt/RfDGhGpRW1JOITr6RlJbW8AM/4+2FltkZOgtYDhWW1ukpcy7EtnbR2KumaGl3BtkA/+1Ieudm0TDmZ+X194baIo3G72lX1tl0YAVScuiG1eYpwAZNSRbRzJPIagp5JtgpsOv+54lG2V0gVrw4GcbWt2u/4aq6BtoJ9rtA9IpG333kryrgWxbUzIHWKyqLRtYipsTyLdvG2gugzaDJC+bbvT8uO3HcBt47Muj6jIwm22QIGx0JLdbTy6hsuY8t9tksIVC37X4m07zkRDY+7tbdQg0QZoz/ttMqfETlbZAm5RL0VSKg0Dbqz/Ubi8dhBu3Xz7vhrJFm7gAsS5BEQYbh3od4Q5CyVu5pxUnXJqJm4/3dl0tgkqbs76n87LWSpuUhV/MdwyLm6rUi1SXrovbpltp3I1KTJuzOMcCzr7Nm75e/IY2jZDbgPfwa8bBU1u4LjTGZXVU258srSh1vVabtHdK5ZEgF1uuXT1arQBZG4veDH+cmpmbmJlqhtQ53FuLOucwd7gdG4le2H7so17bmw2ARnvGH9uMFj51Rp5im4IgSWEtlKRbob8fkEQaZJu6vEa4J6Jkm6pVFA7hdSbbjNPTdOuIKVu5SpsmeV8q26dD9a3W1Otbph0CAjHRLJuQWVgDIBntW4McZ1EXKC7bqEXvisOdL9uQ6iroZj+v27ic4Lk6MLHbhElQXWdk8luOgwiDmMBym4K2gEqzdfQbni0eXTXlN5unBX5Qmmq3m5R06LuNzHrbtcRMhvj8e1uL4wlD3ay725zRX8r/QfzbpBnAfWa2v5uKvb3MZC7DG9zEywx33QUb6dKe07O2xlvlVgcQtL7HG8cS5uk11Eeb3g8LDIqziVvwJjTtqnjJm88JOm0hwYnb3Czf1CQWy9vn5jUlADfMG+IhW9DxoAybycYxGi3sTxvvFkgYHzqTm+Zav5ysulbb4a6yCqOOV5veJ447ajfYW/TLXvLqUV0b/EhrYWwsHhvVOifVan+fG/eButi6Cd/bzHn5E8MSYRv2ipmL7izl28Nw0baQv6obxT3NLyxQatvI3fG/phGq28/mFrBVUW0b0X6jVKOqbZvWCO24lmqwm+xACTMjGjDb/TcO1uZksNvNH+2H6psxG//48XrRKPIb4+YhaEnLspv2DHkIB7e2m8z4xYf65Hmb44U+Um2pexvoYxKCGaI728h29gUlfL3b1htKK2YZPlvu3BaqkkD+m9YLLIMjLD+b14RFVV/bgNwXoCRYrRlDHD5g8LpidUMcCuD0cvjXRdwMi3r+75oIHDEr5gcIpQhcD0hdGqEjCRwbkw3jT6+KHBjgAEEr5IqcN/nH8vX1DhwYOgECNu5PHDKYNguSJ9EcOeYbwEb5EVwfZ4jmPC4TXAAmJsV+hpTcB4z9KEbBFZwdVCOEzppVnCMQwMVgPZYcJtFoNg6TltwmaNDcevBaXDGcFIISPZ1cN4Sq+EwUndwxRUn+1dSd3A2Z1nLO2Z3cIC/e3Cop4RwXAKryKKrhHB0i4NYuxeGcLyHGfcEj4pwU1Wk032pi3BiditouRWScCcQi8M4MpRwe9cfl9MSm3CmeedhTtCicC4yg+CQqq1wu/BtIGMmsHCWHt1n1pK6cEfjPsajWb5wFr7hW28LwHCtygIfdMrAcLwDZIAbCcJwaY9PxxdmwnAq6kehJB7EcAH5PwF9JsRww0FBGMESzXANFslgIxfOcOCsDhIkb89wU142hSZV1HB9NVi5tZbWcGpNy1lM0NtwKFRgaWpk4HCjz8SfyyXkcOW65eiypOhwp2/d6d9c6XDKOi0GPzX5cOfJLiLJhPpwvFGVAcvo+nA2tXnzI0cEcca5nuMKpAVxB/hgxnvXCHG04MM6RQoWcZULAhljoxhx1b2Noo63GXEf9rn1M/oacUFuKH4PHhtxvJYsJlMRHHGGrX94Ev0yca1iS/7nsTNx7OByM6CrOHFw3cLo5+Q7caiNdJ9DtURxqcHmG+0wRnHycgljqjtGcRNK1WTvgE5x4XufFui0TnGZw/819qpQcYa+iqJZtVZxDcx4yai3VnGkUZe+oe5XcYJ2x634rVpxz41IHSLEXnFoDcya1AlmcTutQOFVVGZxgWLJ+dAraHHCgWBiW4RzcbFEl9W4B3lxEmshCLs0fnFI3wjvD95+cazDuS3A14Jxtsx4Pnr8jHGjfRlLUOyUcShK+Oa9W5VxbLZV0AbTmHGNsxd2uGSbcbDO6q8HkqNxVEbWyl4asXE+N4yWT/O1cVoNjBipirdxqw9VMiucvXGiY/U+FPS/caQE57EXxctxE/PIwPUgznHnx9Zvq4rXcRs1XBsZONhxeCSTADPI2HEBvctBzz3acW0X9LJb7NpxFlFmieXr3HEwda7FsZLecVsHSvypq+NxNFfjKDpe53Ft5e4Ellf1cb6RB5TR4vhxs/7eFvvk/nEeBaW0nigBcoMdAM0RkQpya+mvxd7yCnIVqjcF+bkMciJ3evA18RFymR2PB+KEFnKU04s94N0WcrZoFteNlRhyoCK+vbRpIHJB2xlnY3UgcuOYToBqwiJydUfNrEbfJHJDlR4FwQctcnuiTgRjki9yy6QulPWxMXIxfp7/GZ4zcqiHKns0dDdy20u28G1LOnKDli14ba9IcqyTQ6Ro8UpyB4KjIqSTYnJEcbYGS7dqcjWIMonjS25yRMS4N5YKeHJ+zMJHhRh6cj/ZkqFOPpByFZrHDHDZknLEQXuNaqCYcjf+u6aGM5lyPoGyhQaAoXJ+glmfKoqmcm8TKe88Nqlyall/7j74rXIHECr8lXCvcgq/qZSk7rRykTpmreSAt3LMLk/Nba67ctWIOO/a6r5yIaGuMwdbwnKF6evh2pnCchXQd6Ijc8VydmZbH1fixnLDKv0iyLDMcnus3qAbC85ylMpxVY+n13JfsNAwFwvYcnERFtSrGNlyGu3yhHke3nJxyW6Bvrvkcl9ek6/3Buty7VPRd6BPAHNnwe8VxWcFc0ah9h3LRQlzoumo2KRSH3MiTFs37Pgjc/l4rEOapiVz8tct7i+zJnPuqsSDe2Ioc5QCmX4/WCtzjhL6dWFzK3OdA6Q/z8Qtcx+AvdmdyzBzHqnmpdrLNXNtLMH/daQ3c3I3sl/Z7DdzgQbjxqxrPnNLuaDlgYA/c9b0fvfqjUBzR83d1x0GQnMkegATrdlYc1NtCJG0X11z5u1zEyEcYHMJb4SJkCljczvMkQMoy3lzOQWLhYPvgnOupqeeYOuHc6Y+nvkJQYpzz2r1Wo01jHMpyP0h42SMc2pkh7t/JY5zWRKXIo7UkXPM30Jm092Xc9O32HDHsqdz5wVJS6a9q3MwC86v4X2wc7zgkAgOz7dzfqfG/v+bunNfTb/bJK66c9Cv/BD4krtzDJjXgWBvwXOuCRmoehbEcztEUHeEcdBz67/DUoId0nNYwZmKocvacwsJ9PkHR9tz2jG1lDST23NY0F+p873bczvchuCfGedzBUBgUpoX8nMMH3ExlbL/c1iUtTDbNAJ06ZcO3WHTCnSTF9UZQkINdOVQHI5EdiJ0fK7KVLn/I3T0QJhO+mAndAlAwKIimSh0dnYpnA70KXQPQwjrhzgqdCWVWcN1zS908vceFb0RNXQGnzFZhPo5dKbt4h2syTx0TY5HcU5mQHRRU7cob3RGdFTRY6FQX0t0JpcyyrrrS3SMzbjU1vFQdMs51FmBHVt0A7hIRPX6XnSUT0dCx6hqdG3UQI+LlGt0dZ0NPZfRb3ToBwscDrBwdKSrvg5b33J0/irDLxxXeXTMbMsy5/l7dHJEatA+5YB073EsmOlFgXQUwv+tSgqJdJZm0mgoWot0pfZzkrpZlHQ8N37GdnyUdBO1DEkKFqN0lioU1GE3pHSUP/GxTrWodIWpMhGkYqx0cZtaGyRXs3TJlYDtO8e4dNB0Ayo5mbp0vyDJ1BWxvXTfdMsN0Yu/dAx0lkuwtsF0kytFQNhjxHQB+2+iqDHYdHINEB763th0QLHwuzT72XRXQWwrx03kdGLi0m9E3/R0RmnmVV2k+3SVwEyANlsEdaEpO8XJBx11Dx9jQB4GJHUhyr0OTjEkdZamTiST9yZ15DBGoYhfK3VrChXMHMArdTJyZ58WDC91R6SIWCMdN3WvttJY7mc6dcVwzijThDp15F/VgYofQHXOvUHpnFpDdSJfDphPoUV1only71TiR3VVh2mM6qhLdaL1n133iE11tvnhUOp+VHX2cA6DCGtWdQSzpRkR71x14LtLzt3yZHU/axmb91FndRrv2T39EGh1BMch4gQzanVaGLx2ehBtdQAp8payjW11vB/8pk+PdHU4K11GNt6Adbvn9C7e+IF1qzOs52BNi3XGyGyGrhSWdWntZGqSypd1cGXt3H7DnXV7HVVWroiedVcKyi4vFad1R4cEaW0iq3W1nvWgR3S4df/OG5y8DLx1PqCxk9sdvXW+OWXd+ay9dZrAJahxStN1ug4Zq7Q81nUGqQmMz+LWdWUca448btd1aMwI0FqQ13U4EduWQKXZdTOodb5Tgt513rwL1llc5XWn+gyBnnPvdRaIR58d4fB1HoP1fEd9+3WSm9hgcpf+dfOmeSL3FgN2bRYmHpFRA3ZnXrbmxd0FdiTV1Iy/lQZ2I33Y0B8PC3bYNVRGOwsPdtphkhjS+xp2YXvf36rIG3aeITv1j0gkdsNiwjUf8TN23UbkHTMeOnbItSTwoDBBdhZbutA2M012R17LWTM9T3YOYBHL0ctfdtsXCO6Td2B2ry6oNFXiYHasjtDvgkNndutTCi4ueGp21nZ3MT/3cXZGJxSLAFp4dn1TmOLiPJF2P0ODAPoXlXbZmktOgJubdnXwmQmhm592FYI/m9JXpHYkpDP4+LSodpWNDWEoUat2v1I/amwXtHawY14YTOW5duvlnQxbI8B2g1vFY7wO1XZ0PElKEZbXduiNM3agUeF26f0524d85na1VQGpFcnodsy3ANSm0Oh2NBfOso7Y7naHPf0uAoEAd8woBh4AdQJ3XQLjsPYrB3fcbcgVeDAKdw2Gh6c1UQ530AZnBpSCD3cO+hSooSMXd6NzPAkbOxx3vfHX+l+hHnfrB4XB5vEed84jamPrGR93RHU3ruyhJHfyQvOVJngyd3Yl75AvzjV31qvPgfphN3cUmEqfIKE5dw+LwyEW2Tl35CmY08GKP3d0ZRKRfVJBd3o6NJzsz0F3GFwfztD2QneSGQfOY2pRdzcTwlqJqFF3YloXF3nQWndoZi/k2AVcd+Bv9SEz22Z3lFWL6Z/cbHc8VrrjVgl3d6R2UyG0EIB3CccYI2I6mHfamDXSWReZdyhdBVMr6Jt3iTQOQi/PpXdCeFXyRzCmdycGAXC6SKZ30TlG3ZRipneWiw9Rbfymdz7BYSy1yq53FTRzSQ3SsncUSsIwUW2/d63aeVybs813VZeFAnun3XcyRh5qd7fgd6EoB/8CTuJ3VjKKIzYJ53etf2Pt/m/rd7q03mGBi/J3IvAAZxI893esxW5aePr5dxS+FDhmw/t3Y7Prb0lZ/HeM0ywEaVAFeJ5BgL/QQwh4vaZql0z+CnhGnB5yMxQMeBGZizDgWwx474s/5yWsDHgtnl5bI1gOeNwG25kARRN4DMUcjotRFnj9EZP5UZoZeCGp1hQ6TB94o7eDUVfVIHgozpAYeU4heDlijpHCwyF48eB7ocGANHgikgJyvyk1eLJk+VuKSjh4B7J/W9VnO3ifeYqm25E9ePKFAbKaFEd4GFLcYkemUHibVe/eFbhXeMjU21lg8Fl4Q5pKypNZWnjnrnA8aWlqeFhftuLBCHB4Z/Z+aJD0fni2jJS4IQOBeMP/AOZxjId4xpp3PPUqiHj/1uMNXsmNeD4allhPAp14Bv6MlF5toXhen5DvHBqieJydNNcIZKR4g9pqsFANpXh0Xtgi/g+meHuSKpRBCat4iqE7x0B8uXjm6jMounPBeKSHx3fDo8V4SCLNLFxhynjakjNsmFL3eJr+BmR5gfd4cHWKTObp+3hzOYySN6//eL4pPMREzAB5bavZlG3FBnluPHcBJVUIeaTUUxmpggh5wMpX7g+RCnkeWsnWEx0LeSPAyuBoxRF5/9Oa5QqqE3m+dm5Hp+Qaea9whtz+fxx5G8BDCNrqHXks3+OXYx40edj3/h+KwTt5GI9u+pmJPXnGMBs1DO1BeejUbGXsdEx5R9NaSDaATXk/t+kQC7FNee4BpRgOM095/uNn3QFbT3kEZxlypOVReRvs1O/z7lR5eCvHrnquZHklyElTsJVleXiVCyoBeG15yCJxMCSycXl+O1wTc2CBefvbrW3jkIF50Mb7zDcehHkW7E/KqkeGef4zMcVXjYZ5qkUZLU3QhnmJoU+y0wyIeSaQjhERL4l5Tpw6UtKIl3nTUaQt9VebeeFr4QOTu555Yd4Zb0tco3nS6Qy8ES68eaRdLKGvHsN539Mj0mHXw3leCeD7BdDGeSvEEtDwNNp5LuTsrw5c3HmIknqf/uDfeb35U206rOB5CZERktfv5XkkU36TQBDoeZjkOEjq0u15bGuINH3s7nlRu3u8dlr9efI+sCoxlQV6tnsu2zUmC3osrixvEY0LegE19FZfqQ56w1wYmpaJFXrZ9TXmjhMcepXL/WRoDB56bHbzcLGHL3oaUKchg+QzemJloNkGnDd6ML6wmz30N3rCWz6mY/87etvSq352bkt62yvgEuGrTnqwvaz+yLZSeh8G/X+dclp67Qi6Tz3bXXp9tVrgslBkeioHH4QdlGl6qfbxwyhAa3oyTh2RPT1uehdy7EOdi256NxKPixW2eHqfKmBDIm58eqrv6xU2apN6mBghTCQElHp4cOupZkybekNoXHX+V556pv9ah1rUn3r12N2KgD6seolWM5Md27N6WKx5C5Eftnr5bKFmTru3ekpinIeCKsJ6HYnzFbu2w3ru+zAeHOHLenbnCwIZDNV6ngOCnXwL2XphZl+sy6nZeoTD/fyIxtl6jM5lPqfQ4nqsjhITTTLtetEwulYOh+1696SIl2jK7Xr/LWEZenLuetGf6nBrZu96p3I4vlJ48XqF5gH3Zj7yekF6UeaLuPh6vHOEE+v9/nr/i/Xq7M8AexSAharfLQl7IIoNYq/PF3vsZgtVhZ8de2hp/4ZyxCF7lbK9pL+/JXvgFWYzFjE4e1ioXYkTLzx7ua15omirPXsze6QrETs/e24orExe1kB7XGrFwdDbRHvMzDvidBZJe2PCVGdZ5kt7WoN9dWYnWXvOwBeRQBFbe662zreynWN7XkTEIUi3Z3ttzJ8lEflpe7FGYb+6EHF7LDEKDwerdnvYCfVjjQR4e6OHMvYBsXh7A+usFyNaenuYtt2YdKR7e4kreyrUuXx7ihmouBqofntIP9ZBnoWFe/QdM8JlYol7cQF23JxbjHuvOGv3O7KSezYXEdW+yZR7TeG1q7ZjmXtn0ynXh/mbe81T+6MkEZ57njByi6oZonu5Pq6vII+ye091oi8ecLZ7uacXsTqKuHvEsA56x/a5e58M7kbWHbp7TxmQh6peunupunOKDAK7e5v2JQK4GMd7bm2ouL9Qz3sHbk+5wu7PeyciuzLhbNh7dHTvG4Pm2Htlq8Oydw7we1veQY7S4PF7ZIlTU7Oy9HuX3CkuJ9IKfNbhZEiW3A58Votd9bNGD3xxGgSnyzEVfL5i4KdwHiB8lTUl3THfKnyyOiEALkIrfOICP+JeADB8ANcyLGECM3xjlBIAZqYzfHNCs7kvuDl86h8QkvUaP3yisRxkmllAfLZw3GyeakV8JnGVWPY8TXwfqPAsQqdNfIBk4+encFB8ECPxhwuxUnyULmAGXR1VfKdh0VuidFV8JAAcUWRLXHxjKO2jv8BlfFiV2GjPS218fMnOQGm7eXwWrUvTZlt9fKpxaQFPYH58h5s0dmP0gnw6zvFmPR+QfFdfYaF2UZJ86RnDCPpWmHzt381YlGmkfDJGcwVfMKp8fkCXk/BFsXzDFuw3xP2+fEHoe5TFIcB8w0FHaySKwXwvFQ87IGPFfLklnzTR/ch8gWUdqPyfyXztQx+S9BbKfLPpKMri8NN80nPBphPT1XzQYVYrdAzdfF6NliOrat98m78qnkQT43w0xtwqWW7sfDr+v5Ghmu58qGD2sImx8nx/2Hj2t3X+fHnfGJkFFwV9MiezwSLbB31Vzkq5VhwJfbskREEVdA59LuMDXMomEn2c1GJNy8oXfQ1SuFpMxCx90nK0prTbL32bFq0zt549fbsXduk6PEV9MWk+huALSH2UxlKsp0tKfZz/pZG0W1F9GGCaMpdDVX2BZ59TBo1VfdqQZxeGuFt9ihNK8leDXH3B/N9NqF9gffoAmao7bm19Ip5tZ7yMbn1uCz1IjSRxfSQg9NJI+XR9WD/gpTZGe31yRIDofph7fbSOul1pOn19Wdv/YvoFhX0spg98XJOKffx133KqV4t9X21kN/bDkH02hScp5uaSfeZkVb1VapV902h+JLyrln2oim/PNxqXfUk2KqlmQZp955LRVcXXn32KuEGB8uOofUmmCl7eK6p9EoojdOo0rX0Ui19yzOqtfRQVmJVTLbV9+HoNmTKjtX0ke0VcmLPRfZW9VJPCddV9W+9KEy7J1X1OmId4907YfQjVsmNBft19kb3EwCdJ3n0e4zpRQPjhfacQ9CbfF+99m+dtbexJ731CcQf+95r1fXnKZWw8lPZ9eNGEu+UA+X3SrqQlhcsHfqsauOS0cAh+W+QZfoxYDX6tHK1RFF0SfsYKCcFf5B5+zfApoqYQJH5uEgPm5aYkflgsQvQvrSZ+GmAQFNDnKX4w8kFSbJIqfl/0xYQymCx+mKQU4+96LX5aXLx9rtcwflHfbbb10Td+hJZZJoAqPH5UeUz2cztFfu9Nz+2giEp+Nw55nzatSn4cK0T0ZU1Qfp/6CcjKJ1R+AgZlUyj4VH6a7WRvG5FVfpFZoMORX1h+y1dxvimTX36RYbhI0GBjfgXwoqEwI2p+Jfm3bweFcH59MRSMUeh1fqF7wFD3AXh++lzKzFsfe35t46iwxVx/fs6CCzAPgId+Y3Y15bXtiX6E8d/QJSqNfh2fJZfaTY9+rm+20KdKkn52CVZdJzyUfgOGq+X0oZZ+ObZFTFbEnn6UenBKn1Skfr+XERtNcK5+etJO1x67s34ZVn3xylG7fmjdyqhllsF+NolUzM8swn7OBLDpR4bLfvA7O1GZ5t9+zOYtJFlg5X4hfP072SHtfloBU5OCSfh+Dns9KBhK+X4cBbnODDD8fmvZ7lF1nA5/dtYGkhe0KX83Yl5W5Bgtf3Z2nF5+gS5/rPdvSl9AN38oIfUinURDfwqXvYbzj0V/naMNXSUnSX9ou9tgcsJNf/kolpwcSU5/VC52ANCPYH9yekKsZgtof3hoJJrmGmp/QqxkWdpGcH9FJ+acqXh2f9RWYGKtAHt/M0zaQxCCg3+eu24UjYyOf49GbvjhpJF/tJ3rI7tRo3/54vtokUCmfxwPtYNlRah/f23SDlPhqn+8nkzgfB6xf3bsXz6lsbN/d3r/si9Rt397sJ2o/yXGf+oxlHC7StF/s4w+pVc61X9sGDYF6dXaf/kMNjPexdx/I3/tx9CC5X9Y+I8VQibyf2alVMgh5/N/wtvkjLJt93+egjl3mkr5f5UmsPuoHwKAqeNcqlLzB4BDiKlLU+oLgJuIRCIrahWAeOO2lwX0GYC9TEWoRCIggGpy6piTbiKAgRT2T228I4AU6goLt9wkgLE/YCFgYSaAonB7IiaaJoD2jqhAtkkqgPmqFraMLDOAdw2RCWD+UYBSpyp8vnJTgKj9Db7eV1SAcHK8kj+WWoATaB8H98dbgJEihntvCGGAo1Bk1EXsaIDGTI3S7HFrgEWIZcgA5XqAX8IGTVJhe4D/0GinSRt8gLBH/HxHN3+AnFwhJF6Vg4Bm4ZYVfi6OgFfTMaFFOZSAnwAPQWqrlIC0A3MDs6mVgA9b5aWB7pmAFzAJjUrgn4Bczm9N5huhgCo/3aSp1q6AyhhA2fy/sYBtdDknRdexgNBAuMjB/LGAqr24+f8juIByoH/szMq/gJlWVdzgx8CAIPNRlrFdw4BNNjgTVN/OgOPGwEqvS9KA6yE9FlqL1oBld1S97CragHxR+2jCb9+AMhQjI7rL4oATVTq/RXbugLaICXP+bPiAeeawJuWM+oARP3f8DRMDgR4q9uh7QAqBUW5n5GbZDYGbgppql04SgXyjH4n/jxiBo6pJxULtHIFrTJykGqIggQpfW+Yc1iGBn5sRG6B7KoF4rBhsAAwtgSFoYnuwIS+BfADzqB76MYH1w8OM7Ks8gRZe47tz0ECBTfubLIjFQoEGqz/Lr4hDga4OqLIiukWBGtZMZSqRT4E3awIG8ftmga+WtdZYHmeBtwncQaztaYHrBjfSX4lrgeOzi5kJWXCBGTMa5cT6dIEF55Zxfdx6gbsNOYj06oOBDQZ9WVUhioE7mvqhxd6KgR3ir8UVHpKBEQAIVv8VnoFRx4tc3wuhgff8WKL+5KGBPm8oNT+0rIEtGtWUH364gXl84urts7uBGvEF0cRlyYFdD+7bAnHOgTPY0i8+tM+Bh+gBuW0j0YFh8qJYxLDSgSrlDGmo69OB0r/8zbtA5YGPmg/ptXLwgf7V+1H38PGBTaKx/Ypt84HujBLrQA/1gYdr/Pby+P+B4IwyfP6WA4I2DobTXzQKglwjOUstTQuCw6SbnMOgDYLV0hpmHCkSgqcMl/IQCBOCYfS3pIYxFIKg1F74QLsUggNJbGNlnhWCeEIfatDdFYILY8/19foXgllKoyhoCRmC2PuxVgcFI4IN10XCHVAogkI62n7sKSmCcmcPPwtJKYJ2NyX97M06gsbrbvZZ1jyCUcxlxxnLQYLl5++L5fdLgnn0YVnpv1KCIM51XWfwU4LuD7UbwrpVgpBWN1WVp1qCJJh02MeJZoLctFbFAKVygvfWiS5wt3KC0rP8DgAqdoJrliaDsx94gj9OgYEakHyCE4rftr4mfoIFeDWQGjuAgtZemHZNPp+CQy0/3IpYooK6kUoT5siigprLscSv+qmCC0/E/MMzqoK4O/dTzyiugnNTIKb/HbKC4tBcJM0du4KJSaHz4cu7gqUXL9DTHr+C+07zfEaAwoJKAaZzeQbGgjNeWF1EMsaCa079gOdryYIcKqmBjJzMgunpQycW+dOCd9LtuUsn2ILWqJJn0Q3pgjp1rZ+UnOmCpKQd1xVP7YK4jk8xLVjygqSgOxECFgKDiiYAdt7sBYNAbT+JrIgGg8+bXEIH6wuDSlvYfDDkGYMZi/e2G0Uhg+YcBsp70iiDW/WgWehbKYM6iefTZWotgyBgkrB9nUODD8RxMrqDRIPyJE4yDflHg+R6APDX+0qDcfEKOULjS4MRrMk4nzdRg6OXK390J1SDaW3fqVA+V4OWisXyG/5hg1W+Qi58anKD1G61gLabeIMo6O8OSVGBg1eGSv6BWYeDl4D2l7+smoPeR3UThy2hg5jHjehHF6yDCAhuwA2oroPp64K61Dq4g1lQ1A2N+7yDwz2c75T7w4P42sdgQyjJgwLo8wYmbcmDRFLoB68wyoMpjXpSqgzOg8p0M9ZxONSDywti6BMU2oOst4uPBsTig/GR+/YUTOqDpGsdPtGr7YM1IPi7K3r1g7kdVrIEK/iDuE0xih4D/YNJFLh/M1T+g0Sqm0Cf0gGE7+bBpqq4DYTsFJSByKwWhE9oak3YUxeEinS7zxHYHYQSNKrRzkZLhAILifDElU2EDBTaZVDMUoQEPk7Rd5tVhFzLpsK3uFmETZvCxiOUYIQAcN71h8hhhECkEyvzC2eE3CJd05+aaITjyRorDMJthKDi/QcylW+EAJm3gmVhcIRTLDtD3Qx2hGO5jySCVneEItwT956zeIQUrpHQ+KeChNE8kUaJwIOEaHr8RuW/iIQ8kMW6fOGXhD1YLXiKC5uEYGUcAW9FnITAvQjj0KGehG4EZlFP9auEFbMx+tWosoSMw1g4yFm0hOZ+nybErLiEtrlGrXDKuIQwQJsKsWC6hHPALL4i58SEaGTTx3hRx4S4wHLEt4vQhCB5UDTx6daEbnVXoWbi14SP2nGFw7PbhA4iNZT45+eEwSD80uo99ITBRA8aHPn2hONf+W8vu/qESzZniq6P+4RFUxCnkC0BheNk6T8yrQKFXbbJw4j9BYXG4o33MfMJhSbhhJfuJw+FHPkMVzPjGYVURqRVCnIahULrIMJmTCKFKnot8NRlJoW2bHvF+Tcnhf5S/i/KhCyF7b0KpcogLoVjLLiQmcE+hdReCnVXCECFm9u+Yr6SSIUAmVsfo/hIhXelp7FmDU2FHgg4AbbUToVe5BP/cExUhSB6H0VtEF+FXbp+8Yx8YIWM6CVBynxlhTmJ3YoQGGiFm+45czrebYX99Dlt5Sd6hQfnhrFDmHyFP23zzFilfoVnef1UzriEhUD/Q3vxnYWFBu1atsnjhYV1RW3ruHKOhWDnHGaqoZiFZf9iuQMxmoW3xvzzbduchZw1T+WwJp+FngUKjDb4n4VyHgc9ezKkhSM0V6EnVKuFP6ae3J/3r4VXqSRJt3y0hbZlkqLLi7eFinzY2HQWuIXlMO7Dz8nahT5r6k273t2FtHETaVv55YX+unoFfuLohRvkXYmBdOyFuRu/zUgI9YVJuw1tlu/4hWg3+BjaiAWG2wWJaCufBoYKOa47XGIJhreJxvsJBQyGgA5/Q8nWEIamjxFYhbkShiRTa/HFdROG8PIM2K9GH4bl7pYUFiglhkOaiirXZyaG1St1Rc1HM4bq9+l6UH02hhxamCTq4jaG4d8fNaYRO4Y90rloC9s/hjtZpXjVWEGGZ5bF9RL+RYY/7tIvIF1IhmBSGWd9OVWGDBNdeLGZVYazC9/z3LJXhpeBRGbWiFqGXf+w5eBdXYYIBI8/xKldhi0iPNIVjWeGiUW2mAvCcYZ5ATy3gc10hjJphw4wVHmGqootCsGYfIaMyPyzgyR9hvURnYKaXoKG0OgK2ba3g4Z5gQL8RaWHhgFSuow174eGu/sKCaikiYYGqVjcTpmKhqVVUdlI64uGODwtjW2ijoapLoj+lW2WhuCavs14wJiGo/3kmTTem4bu8nCpM/6chr+ZFfHKfaSGgpAgOlZOpoYWDcYWTm+ohkNVAuc8Nq2GEApSfBH6vIZJce/IoWHDhqB7BKFfMceGPnwI0vBuzoaHKWCPeK7Sho9AsVmLQ9OGmABhFtf92YbR5V1xZCvfhhF4egtYb+OG8jTCeRUY5oYbkuB6X7PqhqUe0rfore+GBKv4PHld9Iay0DPnw6n0hpuD6j0c//mGdwYmNjLP+oY2SlHVn/sAh/njMo5apAKHgzF5XrVtA4fk+2PC3RURh7GlVBE/OCOHfurtD9kzJIerGeoJLMQvh44Gl7XTvECHamCLQZm+QIfDR+Ox0htGh4rYb0WuCFSH5ChdOlRsWYf484M70ZBfh/NMNNMFOmOHOXmiVbHWZocO8GMy9UBwh7ns0bM6znGHrNNIMwJ5e4f8WfekHM18hyFa6xuxIH+HW2p0Juvsh4dka08si4CIh3lNYizz+pCH1S1f3aUcl4f48XFlSVKfh39vRc59vKCHLbe/sSVrpIcKScXnmqOkhzOAXV16TKaHt8aAdTIRsIdsrcEWhf6yh1vE2/yiXrmHCx+z51rJwId162vSceTEh3h8AyQvFMiHDoTg5LUm2YdrOAMgZFLZh/Kp9v/91d+HtK/O8JPT4If4Td+96Pbih5KhhOYO/ueHKLwddkjY6oedziO6e8j+hycL4QQN3giIxPTAjP0pCYgXc/Z3XB8MiOdTdXNBdROIsa9BCrq8E4hBorY0bUoWiOfcb+7fwSGI49yPOVxIIojigcTbkuMiiNKTVM0pJSeI/GNpS/jhJ4h8HlLARukwiLCaEe1M2jaITOGID/eDPojmsL8DcqFAiIvw9acHIESIL8BI+qE3RIimQA7KWl9EiEDIRT9NgUmI37QVEJuZTogEf5IHeWBUiDbsSQD7nlaIZSIsNz6OV4gPW/BfIhtciO6x+T/yB2eIeuWhgwcrcYgDUovw4dB0iFjIsxOKuXaIu4eVdjU6gYjppjIyU0aBiIcoppxCs4SIKs2wN+XAhojRWUVw1wORiGqlYm417JOIDgc8lKSPl4i0fVbp3CmjiNoGsuj677CIVtv07RL60ohB/3nCIEDViMezX/BlL9iI9rxorDMB3IgW6woeaVrqiCZpWtaHYOqIcuvd6oW66oiYgwqRzkz4iAdWZ5lfoPqIflxbhAnA+4g4FunrFgf/iE2UCloRIAGJxYy2GcvPAokuWVe0wMoYid48jRktAhmJX9hdRY+UJIn46TkDBYcliWuzDNNAYiaJv2sNbvgAR4lTtvHbqHhMiW9qcFUfqVCJzmJ/oMMVUYlVZdz4SnRSiRkJWTrfElqJBoNvTPvXXYmT+2Zo+o9kibrOOd0rcm2JnmIA2ZcccIlqMvG+Ns10iWX2mGEdIX6JlMur9y+dhYmJWrEH6MeQibnuuJOEs5KJdrCPswdEk4lzsl31KteYia+PDEQT662JUmUUx9f2tIn9UWzsdZm4iYbRxBkUYbmJenBUdpv/u4lvmYZkSZzAiWfGmuJ4qcSJ7LSZg104xokHzc/s7ITJiVvaywLT59KJlTMC6A4h8YmqJOPsApr1iSSVCTf1l/aJTEHzPRWY+oloLfTgNK37ieCSnWKvxwWK/9sZVSFlCoo6zZJ4pi0UitumQz6YuxaKNUvGRHouHorDucm46P0gik6TyfATRDmKMOAtqAq5TYqCKb0tW/dPig2P+KitvVGK+0RAPCQBUopWKGPv7uZSihp78NYeKVWKPsTt9/ozVooAzCb+maRWigV2AiBncFeKTNxpP7DtW4pSneyK7aVjijffrUdj0mOKkP/agO7tZIrUKq9G33lxii5CGRvA0XKKSQhKKW/ZgYp55fiYieuNisf9V4Uy8I6Ke7jQBxDNk4oFFOYJFEOZitAzkcE+iqOK/kVFMQQauYrx7ERuywG9ijIoYxoJH7+Krol2GZr5z4p/4tYkqQ3Uilm515dOWNmKXwS30mlm6ooDrsQDhWvtitGQ0ilebfaK3umUoQiN+ooqe8XkxpcFiwAvJbHSaQiLjVxNUTkRCov8zsk5i7wOi40lN/IwjhKLAkqh7waCJYsp9QW8GDsyi6Qs955hYTKLAVsmKm0VNovuA1wn9cA3i06XCeLuDz2Lex9F/KlkRouwty16xupKizU/7R5qrE6LWI2QVYEZYYuhU4s45aZli5UelPflmWyL42rl6pRCcotxbLM3cB14i03/Pw37DHmLsarA2ZOLf4vcEKlLJM+KiwG8+rZVIZyLtWYYShnUnItxyFbakw2gi4WRZkwC+aWLvIaa2ReLq4tkffwBwDKwi+EE8xje/LaL5dFrzl//t4v4eDU658C4i5S3wW3pKcCLTidhCRBKw4vLQPhur3HDiz8vybWYXtGLcEl4CCm74ovhkxtNBf/mi+l8eKfWMu2LGuFkh6+07YsR3nYAxw7vi4heV3pKce+LOddDDm6V84uynIizbQ/8i2vISYum4gWMZGpQ3K+oE4y3Im4e36wTjHTc4JDXpheMVVTVBW8hHowNqPh19fIljIdLnzad7iuM2B0/k5udOYxDmlXKa3c9jFU5vO2dOkOM4RFTYfeOQ4zp4gRyekFGjEfzfvoL302MFOH9+VmNT4wm3FapINhQjGNYYfvJFlOM9MWi3vhGW4zRTww3sb1njGfYwTpm92mMH2P3DXxkcowzQIpt9SR1jDI98Iedx3mMZrT64w+tfoyOPTJ1RDaAjAQSguU/84CMtwkqnjIzgow4f7jzDr+LjMpspPL3NJKMYYdpNfpToozKwXikEwyjjK3VOvmHPKSMGSR42676pYz9l6i8TdOwjMBEM1gcHbGMM0/kefqstIz/zGXaAenGjFZg7zCaHMuM2IpwVnRZzIwgWnRE6KLRjO3AUZbHkueMqRZs/3G47YwKmYbNv/7vjHRwhfQCLfSMKQhMRizx9IyWFi4mwTP2jI+bf9m9bPmMH/awQ2cEBY31JO6yUocHjQi4+SzVwA6NRw82Sn5VD43M1k1VOiASjW6D2CnpHRSNvTjBPCvHGI1cRKQhGfIcjeE/yFfQSx+Nj6lIln6wIY0M80tWMZcojTBj6hc2JTGNeDHaMRm3Oo3EXvJKJwBIjQ7XqZ+o/U2NGHfTeHiaTo3WUIHnMWxbjfSTFjXD0FyNuZlcxMbjX411XPygiy1hjYVUn+j89HGNiuCWbpZ2co3gmhr1p9N1jU59YWE9qYSN0xc705H1io2EtsfN6hCUjR6gkcdBGqKNJa6D2uAOpY21zsOtng+mjcf5zbn6HK2NqDedu5PJr416INPrrE+4jbJD+/YOGrmNUsK2gqHSvo28+hOquUq/jSIbGM7HTsqN0Hf+Y7Dp0I3KIaxMMP/SjbwzMgPr99WN1EpK63Tx2Y0F0rh0DmDgjayai7/bAeiNXnzONf5P642Uau4cm8P9jRrxEl6URAKOjKeqOarpA44+swaMY/QHjiFylD5hAAiO2ewUop7nDo40pQffbYQSjkNeVUuIQyGOoUg0IfTrKY7FG8N5HzozjuPYgfgOxDiODA0ziMrXPI6mHbmvmhE/jtF1DMCReECOEIfOyMb8So6LzXEPuehPjqhHiU3NklKO9uQzgWhYdI5Zib2YicV6jurTIqjpToSOg/L/KV9yhY4ClTDtdl2HjmYROZ8ae4yOsWZf1+AbjY7R+o66SpObjpn3nIVYH56Oij8AsQF0no6bjMikitqejrWCgTg2eJ+Ojrs0KgSWo46n9XtfbQ+kjmOId3JVTqiOMDmioObcrI5hQZZdtWewjoQ3BiUimreOt0A25siJvY5c/Fyqm3TAjtjyBQQVksKO9rGeEiesw47KW3gcw2PJjmWpNzgsYM2Oin6r/BgH0o4+2ICHsYbejlEqP/YHguGOxU1+2Fzj645P/AdDHW/ujqcmqEdXlfKOm3NPU/I//I7JDN5rxnb9jnCiHq8VRAaPImUWW7IqCY8WgstPQ+gLj3S5ffWlbiOPMXyMpL1IJ48JvCHm828wj0lu3hPwYTaPkCyzJMo6N4/bkf0zVSQ6j9vi5zN+SUuPYj0HJGEkU4+uZucZoC5Vj/vfIavDjlWPDJ20hRzYXY9Av4hxBvpjj2ZovX7f6myPjwR+VK9ybY+Z/2zz58J0j8WTFbge53SPS0K8ka8Pdo+ykJ4zlhN5j1f86bAjx3yP1DxqzavFfY9/vh+6yj9+jyYSuVVJhIePCuOZWP3Zio93TEXTGx2Mj1WRll3FfIyPNyQKPhTkjY9Y+p2Wuzeij1xpgMgLz6KP0NzDpz7Roo8uXQxOG5Ojj/9tM2HXUqaPNz0ZHwWirY+k1O+85pS2j6E2ptGQcbqPleA4+6++vo85J4ExPrm/j/BmCJzoa8SP3ZSwJu7Sy4+pNMs9GNDNj4wbdN8lrs6P1bah/ux+0I/lQZEQ3rXWj65oOkF4SNyPKvMz7TLC3Y9rF3eV40L0j+6cshssVPaPfrKCvfYq94/E4yQYmb4BkJrv1HYC5QOQcLnfXlytBJDHJCOZjpEPkHBY/MVUxhSQ0YmILwwBFZB9vth+l8wnkCkt1M5LWy2QZnnf8V6gLZAcmBy1prRCkEIsUx4xo1KQYUweY+FoYJCowhQGkRFskBbHzcXzMG2QrhU7AZVRc5AH/4pzq1d2kPsqQ9qhHXmQ/eUz2iW7hJDEUeFpdaGSkBQ0CgCFzJaQbuFC6WAzmZDPVUmMC22hkHgNX6cZXqKQSP1s2SKgqpDI+dfJlXKzkOa7KamUkbSQ/Ar9KrEbuJBbntJizWy6kDo2RhNEzMaQOUTroYNd1JBEZ+/ON0LakO9bG49cENuQ73U3u+VO25BdCn2XJ3fbkD+Uhe7W2NuQphpZVCtd3JCNQQfkFIvikIJTIE+S/+SQz5NBmoCI5ZCjhx7tyd3nkLOMd4KIuOiQGvcYRsud8ZA/++ar5kn0kDsslnidNQCRdiMuDxJ7ApFdhANWCQoFkTotoBOIKQWRheKkMsP0BZHKIu+oc9EGkWlhTdNlZAeR+9HakPmKDJFwRwSkE3AUkVSe/0+bkhaR9MysDPE2HpEKPKYHqYEnkST7HwwfrCmRNnw3087SLpHGHymtlWQwkWFHMeE0OzaRrEUzre92OZG/6aAJZqU5kW753UdlmjuR/HCJdBrQO5HRZRkgv4I/kc6OGzRzuECRHNfDc14PT5G9OOA9mzZQkQUwwSoUWVKRiAg3Y/byV5GDtFkxSkdYkWzrFnGHKmqRHOA32iuMa5Fu06HqAitskdIYQBOlXHORGwJ1sSBgdJEkiYk00qF7kWhB5yYbxoCRv6/fPOIRkpHQWj9O5R+VkbjcHTCgKpuRz3MgQDA+oZHRAVzn9ZGkkRm/ZholraaR9kRMunXAqJHS3LQO/8a2kXLUCv++BceRdQFNJ9iP35HtCAkznvfikV5hPXw2m+eRgNkYJuSs75FGuqg62LT0kY9MuVnG2faRI5y2T8/m+pGJiTirSOz7kWccJs2n/QaSSTagYEV7D5KzSLFG4CgikpouA6oS2SWSS5Apt3JCOJIo8n8Uz246kn+BcNqHqDuSekhE3U1oPJJocV7WRZ5Dkl795v5a5lmSy6mhnd0Ec5KXvBn4eMVzkoUBT3COYHySiJhY+u/tf5IuXLgG8/WBknNRxigEG4SSw8yrfBUdhpI1lZ+e58iLknI0SdLxgJWSmoWA39hIqJJysCxaBKq2knlY5NIRIL6SuhSjdUqLvpKDdPba64/AklBZqSvAYMOSCvBA3RSyypKVSVrFMW7LksdVirIr+8+SpSLA67/X0JJNlAaXfh3XknGfnF8IQdiSQe8KDcXS9ZIul4dPt+f7kh9yWMZg1gWTimg5Wog7CJMPfndlSJAMk79FAqXXsBCTxuTD41oiEZMd9KtxFBUUk5VIXjFioB2T9vHwys8BHpNPz96PlfAjk0mFonAbRjWTBhoVA0YQPpPV12n17LpAk2FeGX0Va0KT6AVGJoiUR5MX5wb1PSlMk43VEKgBvVKTDRTyiYoOY5Pyju9H7jVnk2+uUbUe72uTE64bnLJ8cZN443i8WLp3k/hVmJvJkYKT8n0h/NP3gpNhgnghFu2Ik9DyhlsnC4qTdN4iP0MKi5MjG3JqnOuMk3Te8med6Y2TxZ+lymzBkpP9ddQMmKuUkwlrl7dr4aSTY1bTwkzvpJOPbILbQj60k2W/a/XQRrqToogLKpcVxJNDKI1WcojEk+zd4O0NA8aTzJKBLuQrypN85Ix0sczOk9vhRc1vutWTxqQdnqE+2JP+qEi2A/nYk3RKdIweUNuTmSjKBiMB5ZMexUQe7wPmkx496LjDHeqTtfzGm1g67ZNwdOsQpkXuk321xuRqBfyTqsrWkeGTAJSE+RIV84AFlH7HIqzv8AWUqP1oD3wHB5TFErYt6/oLlBdYCd5BdBeURBq6eGLfGJTPwYcBy3EalMScQ7Cb1h2U21wAghojQpQrEkKiSjljlKNKSxxdAWSU9VoVqVp2ZZTklcod4XNolC2QxpOFR2qUG7bU7T3Oa5SsgDTlSNRzlFmBnsQkDHSUCQq5Xr3pepRDGoPNY257lHLzcUfHCoGU2PkBXK+2gpSad4aooR2JlJua7venTo6U+1Xl513smZSvOIlZzX6flNYNmIziLKWUh4nwwdfFqJSMQQMnoEC1lJyoL7gLTrWUCz/HekTmuZQgAiJqpke8lLFe9A/hh8eUox0Btny+25TXJ/ujx/nblHbVt/fE4dyUBhvW0c8Y3ZRNOsBRdYbdlGNl/yxYAOCU4lnNlDSx4ZTKiCG6HQzqlDtRQPFaVvGUGGh6ABIr8pRtiP3ruHz8lCxjkB/jX/2U9qRVUjBTE5WZWpH1fXoflW+bCuNzySOVbR6Ccdi1K5W4Y/cOBVs3lbvOA4b/ak2VvY7e9xXKU5X1kK5g/5BZlXVyNwEi4VqVa5O/LfGQdZWfFSNo7hSLlTs3iXG46JGVNpurZnQBmpVNlQDz8nCulbscBjiUB8GVJI28C9P5w5UKKgZ+AL3FlR0rFQZd0caVELgICoGo0JUWVWdbY+XblUAA680ZxOOVhDZpaKkv5JUGuG2wDKLklR5ZSgxNfe2V/k8C+DGl7ZW5L8TBMk3vlVlngHNaaveVHVoERLas95Xf7H6FMxv8lao/IQsCnPyVBhfpBABaEpZvLuR4zN8TlnQJIbj0OBiWcsQKGpyCIpZJA36LniIolneTjmav5iuW6CSMcTiQOJYlGzUuu9s4lswCI8IqIkCWc5XtDvxVRZbS6RM/jd1HlnMvG2gQn0mWrQ+ovKXpSpYVK5MvUDlTlrgSi8Idr1WWfPQ189diWpZgnKEWoy9bluX8G/N3DFyWcxM9adtcYJZGqaGuJrZhltSVO3dRPGWWqhW4Nf9PZZYrUETEYWtllvwmbgG8hG+W8rvFUzgDdZZmuA8mUNV2lu4+lNvAtXiWgrV4qqbdeJabPhNB+vV5lo6uSAAEjYSWO6Qq8uCIh5Z3sjfLJuGRliWHGl9Enp6WL5XJWoCmrpZ0I+gCwdu4lsom5poBNMGW4JsRZ7ONyJZButh4jvLJlvc+eKCuMcqWpqXgK6vlzJbATxDVMGnSlqrId977jNyWpzH9e8An4pbWeYaMmk/jlkRstWEN/uOWz9cNg4m+6JaS4+L+Xl7qlsc1opCH5v6WCmuEIljHA5dCjj26s0MWl/9t/0eyXSaXOZCkxJgzN5eBeSvOvs86l9H55V2U0UOXMFEfIvJwSpdHF+qSvCpLl252CNneuVSXI/IEKwXYXpfZadf5xQtolxervIgqcWqXW3ibVpHocZcZ4MzrI8Z7ly2EigTp4YaXi7aW23k3h5fIMGFCyFeLly2/9sYlAZKX9gQfAzOmq5cQ0l31sd+tl8h82+vAcbCXuOfclGG6wJdJEL/I2oHVl+gurU6pG9iXLprmhMvL2ZdxGSM3NSPgl+lMq7PSFfWXgbbYksj7/ZfpPRBQTQf+lzhlyK9ov/6XESpkPd88A5jUpaDm+ScSmI7MFz5hNBiYbhWyeweFGpiLB/SK0HAbmAr+bnqgniaY3F3JJiTdJ5hsriWj6JoomEQe7phFviyYhWLtHGwWMpgR92kEpnNAmMHTnqhL6ECYsExav8XZTJhPbj/mKeRRmGU1hZpSCFaY8rlto1iuXJgUKXntL2demDoS0f9cwWaYlZiOn0FsaJgFZO1FmG10mDLwZHKER3uYHUUIRy4CgJhq0/WMxlSDmA+N5qdv14WYZodbBu5dh5hBBBSyllyZmAOBaO2wJp2YNZV4LyNyq5gO/CXQiGavmDAgu4Lp/LKY7nQtBc7RtJjdCq762XW2mEdUCaV7nLaY2R5JESOgtpjujZ1JjLO9mLcwnTbcEcqY5dEDdokeyphlaBf34y3QmLLuru0sP9mY692suRcJ4JgJlhVUt/romLqKKaPMDeuYjmsxjQYA8ZjvaTl60hDxmEepWD3ij/qYRedvaFMzAplUZMiu8FoLmSE8KPwEwgyZ+vv0qKa5E5kmtsIvo1EWmcJMXQg24ReZ8MZzt6BLGZm36zPfhYsemfDH1FjloCCZH5c7sSABJ5ljYl/DbrMqmV+itlCsBjeZzx3nPYE4PJlAOVlsG0o+mechtGzzbz6ZPxG6PiTIRJmuLg0z2fxEmVM4dZVMZUeZs17+uyB/SZlfS0tSl0tKmap9DZqhmUqZ5Ct3SpzqTJmKCp0/l7xPmd1JVCoDsVuZXvEtJVdnXJmF2PfVKnNimX24FBLGrGSZitLzbHV5ZZlgyJNFCzlqmTmKH+xpP26Z8MF4PGGQdJnmzucR8Ll0mQRbNgxMyHSZs6G8hqOXd5kdRcZenyR/mdGbcouYy4aZM7WMmFaCiJlbWIgXu36PmUohD2mlepCZzq32cltnk5k9KXJOGuiXmdcNVio1WJ+ZbhLDS5iIrZlMk2mvWk+wmYg0X3v6KraZMmTzbfTTtpmKy7G2iK63mWqQtVFWCbiZUjypWIrQvpkqaL/0gATPmW6t0AbWmNGZN5pKG8Wp05mBldReKLjcmXHaJfO2VOWZj+5Os8CF5plR28Cym7zqmXsCvkVT+e2ZmfQsnO1f7pk4xRQJ8tfumWa7mWo+UPKZUCr1kFvT9plGJjqKLxf3mdqYLDjfcPeZQnXy56F9EprCicoKT6QSmjvNc6hSgxSanWlpKbW3GJo2IV/xo0oemsXmdaFaiSea5521+9sTK5p2Q7P5MwMvmly1CooDtjGaL18G9qs9N5rxGS2NS6w8msQkE6CdeUmajComsc7eSZpTBjRt54lNmiroTavMC1Ka4XU4XtAdVppG9E9/W8BWmuI3s/WkXleayfceJRUuYZrCBAIIFCdjmqNJeBaWSmSaiNLhF9gRZ5oNG4EztcdnmhDfyJVMuWmapzBhUn6beZqJLxKOmKV6mhsX/PaOCnuaq/87sVC3fJqSW3nHdsp8mjgIX1sRO4CakCsBThjsg5qMerjzFNGHmofI+yWxhomazNLHgGuNlpr0I6kOyQCXmiGUPtDM/Z2a9pHHAX8boZpPEj7rvCuomuc1I5S9Fq+a5nSe+0mbs5pkPgZarPC1mmQZGygKoLya7c6KUOxHv5ohx8jncPfDmt2rwUUAj8WavSoDg6PSxZrQL+Tdj/jLmp+7575NFNGa8whYYy1x2JrG5qoYpWXamgNzpWK5cN6aHImvtSDJ4JrRbmia9NvpmonwNOVYmOya4Fz792IW7ZpvmdbHStTvmqe4HLda9vKanPeCXXZ585qMys/xYrv0mrB/5WB8MfWa6lpSWr3s95o2UgUndmL6mugSVrADzgib6aWxDnjiCpu1LNE2fOkKm/rVUP5GMQ2bdG6OpbG5EZs8ESXd4goTm5ybf7c8PRubYTM0on0NHJsHUDhquY4gmwQJFKn66jibfn8jdISYPZuomrSYL+A9mxcAqqccNEabs1O865e+RpsC9d4rVwRKm2I/qK2ybEqbW39HDkY3U5tHLVyUUTZXm5xFzepem1ybZbYuouXFXJsp9prfjXRemwekBXJR/GGbXrMG20ZFYpsK2GQRMRxmmzXTW01wQ3ObzYDx4M0jdps2UvwiPc+Dm2vjUo+m8YWbfYzhkRr/k5vr4ZDRHZiVmxSVoJPqtpqb5H9iFF9InJvXhaEbc3ucm/rZySczia2bE5rP8P7dr5sJuH8OGrK9m/meB1CLYcGbkRoZ0+udw5uDqKn9ecbIm9C1ODErssqbHFx/O0yBy5tNB5rdNo7LmyqbAR7jwtGbVN+7vEwK6psRvhATTev6m5pPP3jCQQCc3YN5FdPRCZwGLUlrq78LnA06ACUD0Q2c71OtDYmzEpzigu6eWg0TnEwl3g4bNxyc2zy9tuOPHJySk+/V+gkjnHI0Vg1vSCOcYcjxJPmLJ5wE127+83gqnEx20DtvTSucWc0LwBd8LJwqNCabGvotnDIs6kbXGjSc9h1ZlGkRNZwpbwT5leM6nMchdiG9rT2cT+m1T3S7QZxGRVikD61HnB8s//0PlUic9gnJK110SZyQipKfqQ5NnF9+lUy1H1KcN/ccjKgVU5y4VW7PYSZbnO80ZxzbnWCc3MkKBLJYY5xx3F6l9tZunE+1MDG+FG+cS0YHYLRbb5zZ6dQdNGNwnNnq83SzR3acKc62GKJwe5xsPHbS89d+nN6/Hchth3+cY5hM7uXVgJxv2u/sHr+UnKS5m7v2jZacj3gAe9n/l5yROUCIVkeanLm0QxRqNKScBhe3hNtWqJx5l+zKIQuvnDbIPYhQcrKc7fN0s5EVw5wtJkP5VEXLnPuicF+tGtacddX/0dmu2py5VyAC07PdnLuUcFPC9t2ciTDDRJA+6JyqQEqtAoAEnZ/7sZxdwwqdx1Ui67LtCp3+HTVhKOAOncWeE5yjLRadrqF8hLyxFp3EqeXkpUoZnUkuigptzRud+Gvemg5WHZ1fQLLJO0MlnYMy+JQ7wjKd2OC3dsWeM51bRlAcIhU8nbDMWOG0XDydGqJ7cZGhRp0RP440hC5JnVyQowpRXUydSResHS3hTp19MjhYNXFWnSE/yY4n0lidRa0sy/8RY504tt+fIKFnnauzRJX1h3id1dMsDprnep068zV5pUZ9ncXqpyYftn+d1yBkyXgchp0KoKmGUG+Knc8b/JMBB46d1lOp4+lgj501d66dUaOPnUpqmmgxWZedafHODi2kmZ2cGskFIMSenfCX6wbljJ+dgJtfyPhEoJ2nKLqsR2yjnZRvYUajTaSdLN20whNTr529pk1QYda/nSZbFUJNWcOddq8smAzhxJ0Aq7d0pWPNnZbMaCYqpM6dVsjaZU1p5p3T6Ke0tK7snX+dUrXeP+6dFeMOlj6N8J0sy0PPwoTynSHatn/X6P+dVHf3uvOvBJ5xtij+uDgHnmtvmRioWgqef1GGttDVNJ4qndWch5U/nsIyyOKuoEOeHOVI8f6NT55qPwURXLpQnm1/vKyUylae1G4wPjYzXJ48UUZtDRxonsjQbkY8Smqe2/f0kw2UeZ5uInIun7J7npBdjIsd+3ue8Us1cFayfp4UrA7AHwiBnu8julze2YOenTDCAjGShp4kND73NbSHnow1r3tsQoqeqvnuKbBTi55UFTsJ3c+NnjNzpgRMDJiel0mBBpVFnp7KKN8X//6znp5bB8UxTbSeUuj5Mf+OxZ72ATK9Xd/Onq/xZOKwodCeQ4Yy+Fg7154gTQyjzwrdnqtk+TH82t2eZIEYHtiG355SefnB49nhnt/lDFEwx+6eqYu9uoKM8J6YB4OGJYXxnkk9mXxSyvKefd02IJGf9J5J50J5NtP4nr7k1/cXq/meGlWGejvp+55wr5SvOiAMn/fNms8zIw2fnOoiSIVyDZ/Lxo7pOt0On/UODTAjehafiaXRK3jnF5/L+gYeNZYan6odSLmdSh6fhRHtFfKFJZ/MD43hsXgmnwjtan1INymfu3cgxaSWSZ/xQfsiLuZOn+oWNnRX91qfPUIBjqNSXJ9dqyJgWqBen4w6CR8Tx2KfjXdOWxNUZZ/DGB1Docllny8r0AX1MGef6NQeempqap+yz3FdOF1wn7NhGnWb8HSfwkg6BAy5dp/XGNy2o+d5n1CAVnaKRH2fh5CGSHB/f5/2kYMgg/+Kn1MH7qIKko6fRlXSHeTXkp+rMJBZ8v6Yn8628NFZ9KafWoOU0TGZqp/t2Li/otysnxXnS74Caq2fj7eTrvtetZ8SnsOFfqS9n/f3xwWyAsKfOMCOGPQdwp+MO5QvdpjJn4QU7qGIVtCfmep9orO50Z/K86IW3xrXn2G5wmYr+9effdPHnjft2p+OT59tUb/bnx763Ki9euSfXoHcCgrj5J/xJROs+B/rn09Db7wugPSfrWf60vKh+5834D0MsoUOoJP/yquggBmg0Roh5hjhH6BiA+Ub8oEpoD5mysc0Yi2gMvg328G6MKCg2FkR+tQ0oFclbg+pODegxEaCq7jLOKDU9jFnTBM6oDOGylpBzk+gg4A1fwZfUqAQpx2HaadUoJoW5JuYmlmgMCxxvjHvYKAZTJ/HXA5joDvq0NIWAWSgHBuh0L3kcqAGl0zaM9uGoBzz/HY+DIygTWOUeCcRkaDFXXmCi4uaoN71OzPCsJ6gMJXkQ3iJoKAXu3wwh82joCluBerDwaWg2I+Mop2CpqAU2tzxySu2oHaJDMepVb6gOvjJtwZyvqCkWEQxitrDoJ9EMtaFWcagG/fqwiUT16DMVIhlTkXmoG8/eVGceeqgmdl3Grpw7qD0YjdNEZ38oPcOtNYczPygnAl70xuKA6GW8rdwTJsDoeLQx/xTNgWhFFm3OYWsDKEZUNmgGacNoQEsbvPnAw6hcjE7gosLEaFHApvSO6YXoakCABRaKBuhUTG3lqQVKaFiFce97PNDobVcxAfcm0mhdzd50aJNTqGE0EkJJRJRodwaFifEf1ehnp1PSG8mXKFKT/SGQbpdoRB/N84I/WGhH3KQ0qOJY6GQtpCDQf9joUIY4deMx2Wh/0zeuk7/baHKwMkmIG9woZPiSMSEU3GhIzkIzPOEc6E7qlDRbdt3oZvMY8TMfHmh/pUpF6UFiqFAmIGLvQKMockW7tQbeZOhSo7phZrJlqFqis4H8OmXofwSP/6XK6GhZmMUgZjXsaEH3PDxGO+yoeO24bJaPrSh1hDU6smotqHE7RiSOk25oUY1CR8ay8ChDnrb2r7+waGAM6un3B/CoRk9I2sPAMOhh5pg9rYFyaEltQSqairRoXTGX3KYBtihfeihd8HP4qH78sm8TufloXH6Qtrzkuah++DH1ys176Hk4J2+q5b4of7cdgYVPfuhOvMJdpm9BqJco9hPzDkXohgzrDZNTh+iEUmkKOaVKKKYszFr3Bs1onGAqcG1BDeibv7tVuXtPKJzyI2KgmZDooE4JFY+FUeiOxQKOe9oSKIF5/za7odcotk23ZVo3mKiM1rxaY81aaJKT8C6ZDR1orvRTPU0OXiinoJk9DL5e6LkTd3ci6h9osSVHsP+uYOiQEF5ayIflqJ7pj3kSnqdolVL32iABKGi4/rjw8QyoaIySMf42uCiolu9ZoRjbqWiexPMbuXOpaKdD4l0jD+moh00Yy3rw6miZQQpNd77rKJUCQk2lB2tojoceVFOWLeirxzCtkQtuqLZLNY8Luy7ovbMmJk7dsOiHmtvoCWKw6Kbsbe1z8jOoqIKXQBV3dWip6tEFdV13aIEPnEjWq3jonNWlnT12PSiVTmil+US9aIHGbVn04j3on1v5Esljf6iylq2S6wmBaPfYb6FATgFoyXKH5nGBgqjESM4D07QFaO4SWEMwtUco27AqdyzZyOjf+zT7kBVJKN5WIzhGY0ko212jqW6cy+jscd2+r35M6PAn7Aak4U4o+ocxtw8vjyj2n4d+MDVPaMqs4q6Gq1Ao3ySjCIlLVGjaDUEFRshU6Mzy0t8OtRUo1Yd03bb62GjR/5S3PB4Y6O4VdRiT8Nso9AFVtWBEHKjIOM5kC+zcqNgpuHwmUNzoy3oSiFZB3ejxwpB+rgWeaPRoDO+ZxF6o1WpBwvdLnyjytAGMTVXgKP8L7rlOy+Bo+DcCrA45oGjB1B+LnD4i6N7uqlMTkGVoxhNO/CziqOjMaIwokmgo6Nre9HIjO6no78wsdiTpbCj3cGqCYEhu6M1Clm7HbvHo48ADDYw8sujVM2NU8USz6OQIj6eJ67Po84HuoPHs9CjGSGfEkng16Mj0Mbw0GPqoxkj+D292PGj/FSK+JAD86NOHBJMnKz3oxxPpYZ+OfujouDUPccz/6NTjdpKjqoIpIiBV5X4bg2kmY8x/PgSEqQN4Skth5cYpMlWXKsBtB+kXRUu2wRuIKRU9upn4McipE1298LPHSOkbXV/BTFKJaTXxmuMOF8mpG5BWPtxICekSrCIQ1NRMqQVMBnXDIs4pBYm7MKl10CkDbdj+ybSQaSAE1WRdZtIpM6lZFjFF1Gkc/apg3CGWKSkMXorMN1ZpMkbmnD+K3OkwTYKdZeMc6QksCya7Z90pMOf4SUdjnqkLQiclNzHfqTBmoEwbHN/pOLjnnFcNIGknjjOMmFbgqQrcLaQ8yiDpOgd08+5Uo6kBp6Dgc4gn6Teb0MNbkaopH8LKwoeqquk9ytuA0PdsKSH9alI0zO2pLnsGwPM0rukQs8EtGyu0aQpcjqiH3PWpBNvuVYHvOakJrCBocZ46aSUkNiFBg7qpPa7hEbjjuukOfT6FlnF7KQ6fjiYBN7spEUEwmVj8O+kZnUQWkVl8KSgb7WMFjX4pFl6A/kbMQqliZzDsPCfCqWOPhiFAvgWpY9RfqGR0hil0tApzFcKIaXLKIGH8MoppdCiddF+/SmlqhqqzJWVKqU0lx41HqMupYYCVVJUjjelrQFuCJD/OKWzNGdOW4RApThLsoi5Hk2lXQ3nRbYOT6W2GBIISGVTpQM3I/LIe22lP6/OqbLdb6UOltG+qzJzpd+jlFiG5XSloezUanEaf6UhR4pLRM6OpWZh0SnQKpulZQSxozzSsKUmG+kAxUuypXyVcFGqf7ulGYO3IVv/wqVTgtEHicDQpc50drP2r9GlikDgThRp1KWOTwhw9yrVpSf2DEiggNilpBPCVz1T3aUKVlAIx9vfpeBxpov2U+KlfaEwqutW46VNLBdKc/bnpcsIV7GJuvCla8d0fDtk86UjrBR/MQv3pegtFTWHYvelWfeTolrN+qW5R3yras78pbRP1Ppm/AemJS+cPDz0CaY9mefplcYPppUUvLbsKRam/guNtKZSIKZ0wa4Y1+c3pgsYGh5zizum9uuX8tmuPKYiXgKQxgg/pgVIj1rNZESmTeUx8BdrRaaX4uMLVHFGpj32k+P6TlGmGb/XiIKkX6YjVtU+ajNkpvS99mgiQG+mXXk6afF8c6bH6gqIzZSBpgkzjfpqsYGmYcW/q38YhaYi1zJGQxuFpn2GoJlJ646m1qzGg79vkKain9r3XKGRpm8Nw7vAXJemQwZqQfUlraZfWq45kj6xpiwIIYycLbKmyAscGLrBwKY9rJQAvG3Epn5vF6f5hMamcH1hgPN2yKbwz/x6n5TipiqjjJ64yeamauDGjX7M+6Znvjfn88r9pvpo4Bv22f6mg3Vnq1V1BKepwBdolfoFpzcBvjCgTQ2naByBPDtrEKdFyuO1q5cUp6k5UUGAqBanX3zfZS55F6fMuR9grPQ7p0EuJ0WG/TynneM7TJ46Pqdq4b49pUVCp5JRd/36PE6nT15bvQ5yUqe5lyDzSE5TpzzcwF0FbVqnDqYzogKDYKeIWmehRw5qp9QFl33TZ22nYam8A3wLb6e4CB/sxtRyp/pIGUKlY3inaTVlAonPeaeYwajJDEh+pxhMRRjhmn+nXZk+gEDFhKdVbtzfeF+Fp6M9zyMaPJCnSk0gA8RDkqef4bS/86CUp4Xk/8xH/pmne2DpRHh0naf2xX5WVaOnpwR6/pQKs6en77k5LgYMq6eVlVutvB60pw8R7F6IL7an4KIrjn9iz6d++Cr7o0vQpxHoSjjYNdSnYUF0wZDg1qex6hxQCk3Ypwr0DmIvk9in+K9R5XLh2Kei61fY6MHopx70V7aCnu2nRGqeouEW86eUoZJV7AD5pzkyUnyZI/un5h3QvrzA/KcajKqord4FqPG1E4pjSwqoPZ1ot63OEKipTndQSa0RqAfhs7/yEBOoq9GD+oqNGKg5GzFWSIMZqLO3eT6rUBqorHyeOt6yIKg4vbhySBgiqJ4z2W6guTCo4cVJm4kNM6hFiJhQFoBAqGQJv+mx+ECoJcNQb1h8Qajki3JGYIxBqDnrrIkF51Woz0x90ZEAVqjVcqAV08RWqPg1wapf61ioMNzykUOKX6igzc97Lk5lqC0QtVqHpWyouwyiH+QsbagjR68ytJdvqJQXYluRVXKobHRZsuwyfqjWAJrOj0d+qBmMxUsI4oGoP+3hHXEVgqiw86p2zZuFqIdkXhjTho6oyHhEtHkXlqhLixWPwxudqLDuWUjW7J+o0+NNSn9uqKjLVcoCPBiuqEY4czBxmbSoRG8BjZlNtai65xhqCDq2qFqFir5DHLuocabtO6EovKhVDVjpsFq+qA8GXRwC/b6ovCjMUbXdwqh0OwLnIa3DqObGIRlohMioadnkpEzt0KgGIAZdez7WqL2BVEU8o9+o5O3GOrlJ5aiTvx95/jLuqL2t7iXzlfGoPzL58KGS8qgtmFfPREn4qNGJ+6Wky/moFWHrSQdJ/qivuJnCADD/qAzQ7AyL1gepjTrEGTg3DqkfYz8GQqQPqeLanTkr0A+p0a/hSgO4JKlBsqdzwVMlqRoBP0zGPympr4erokf2Kqm9kJyDSmwuqTbwu/gyqjCpOK35gaiEManYjt2pg9o0qT6AN7U0PjapE/djUrhpO6kJX7LS9p4/qcO0nc8Tp0GpCc1bVY9mRKn8ZGv1rMtHqYElg/cjO0qpRdyw07OtUak2s0LTn5ZeqeXD2ITSuWSpNVYy/yzjaKng0G6W65VpqR0ciDhlA2upK+THMdftcam+cFuV60hyqWddOkIPynipfSqEPNaDeqn4EXDLxhaAqVScAsrxpYupUGQrPTnKjal9xZkAhQ2fqR9e9e30m6SpXkQTmJYmrqkqfymYM0i3qRnP3XNRAL2plAXApld5wan59oYIbS7FqU2EA5P0KsupjFGgU15/zam7mHqjk1LRqd9ZwHeQitWpcJQdRP/L2qkYQEEGbZzbqQewBwMVcN2pPy32jPjS3qlTmYfSTyThqZeYvIaTguipZ8qaMRGb8alnIOPltI/1qTulBnt0nPWpG+pRtpNY/6mvbBzKyF4Eqn+mGHCUDBCqYmPtRyLQGarPngxq25Ehqk8xBHt8gCKqWiqRQyy+Iqoascxg3w0lqvp4fQNZmy6q9f4PW+8OM6rnZ/KcZKc6qmX9bVK4NECqLI0Kvcf4RaqiHZL6ImdQqhUnEhFOcVWqeG4T/vS5XKrm2d8a735dquKZT/1d1GCq8eiPH4EoYqo8vPq4kQdoqp0qyHrP/Wmq7NsA5ZQta6rmjLRlmq1rqmGlHvBjLmyqmKIpmCONcapdjBcsknx3qmQRliAnUHmqYWGSB72gf6q0rdGR4m2AqvBK93hHaoaqV9uIEVeLiapAHU3+TjGKqn9e9CiOQYqq+X7tI4MXjKo1Z6EiXmeOqvKHD8s4HZKqobIHoWvQlqrRcQHFrwGfqtyiMBMPXKyq7ntPi4zsraqxT+sylJ21qmItWua8MMeqU31ZhB4NyqoX62OVCB/PqvvIhcxlTtWq8KCYPIOM4aoU/4UnOaTjqtL8ZLctFOSq/GUhFERv5ap5q6DTcdbpqmqDhOZXiO2qcEv03q9X9aqulU/7NZX1qrfVarblG/iqw08oC40e+qq8gbM+SYb9qmePQ8LO9BOr9w6jPOBVFKvO0oH3ub0cqxEEYkX9sSarUoEjjlQBNKvZ23Fjm1Y0q++vlG6R/TmrsH9m4xreP6ul9t+02slAqyMnOCg9w0ursgVT8pQJTKs9IV9eVNhOqzmuWAZby1erv1UfKWnjWavKwbof6lBaq1Il8kLX32ur3flC/Q/KcqvY+Jvp4Lh1q6aY7FqjzHWrkoyh0QWbfavtP15eX9aCq6WfU8eFsoSrcV2NFJR9nqtXaCTJKhSfq4zejk8n/KCrqJjsngnJp6u3mGNchuyqqx9PaOMFY6urPDIZW53Gq6sD4KJiMzmvq6sdkYpIfLKrcwt6U2sxs6vK/E8G+t+0q7RspeYlgMWr/+FdrcxQyavJo0RPxZTYq1QgoPOEStqrxIb0VkRH8Ku64YjuL5z0qwjDb/kQiferA7I2P4a3+qvXeLde9nYVrMDpc1Dp9BasCl/JLYXVF6zKpaviILcYrF0j4k6oSyGsBQlWd1djKKzRPNk8Pi4prKfLUw/tbC6sh9F5x2uzLqyiCSYTnYYvrO/h9J+vqjKsqcSsQmvhP6z3coRUPuBArDom5v3/6UKsdm6+73nuRazwsxisw1RLrPEVGLuq6kys7oDSFLFiUKwwzAEkX9RUrG8e7yoiSVasUF7SwxraVqzjuwHXJ+dYrDzwW0VvPl6s8Ax5NdNAZqyR+7u0Y0tmrIutxcBrNGeshY+DJhfSaqxCTRZRs8VxrIF/mCm4dHKsC51I2TWxdKyv2k42AOF7rEOpxz6Kw4OshMggfT/+hKyG4ZxeOVmFrPX6wahFNJCs7Q4O6/fhmKwdhcsa+deirP/wXHtRPaes7ArQWM8CtKzm09EnD5C2rI1FqdN/Hb2sRANJwgZjvaxg5RwgDiHArAhhzgoe/sisxyB6dzojyaw8Lc8gipLNrKDK+KsiuNeskgZHhbXT2KwFNBk20iTarPOkd1rV/eOsEvzCdfKA7aylEYYAIm3vrKOPvAxK9u+sseOWrk6Q9KwBQyvxMncFrXO2VMH72hKtw4p/kHGVFa3IPt4Li6UXrTkJA/VEUx2t3MlefpOlK639RREl1xIsrYbldxdipS6tgVaVc4fhMq1kQzgobW03rSblZihYHDuttw7bMuPqO60ZgQvpb8RArWY8lBO+0UatLKFrpOPnWa1SrbZMVFhtrWZdCbiwmnetweIKq2Jjea0QucYztDWArdtLZxtNOYOtFKMGIJ1ziK3vZvsXHfCKrT8ZyPYkCI6tXsJvZCDAn604eU8WZWaord1uAa8QVbOt6TcTREUBtq0tUx3fGW3KrfzHL7Y/+NCtVWKil5Ee1K0Kg5Q2bRfXrfIw47/wQ96tJ4Cd4LHz3q1wwt/3aHnhre1WqMKwleKtzxpuy6hq5622vz2abanoreFilbe1evKtKJpZ6srX9q27TvNEKtsGrvN+nL6hAQeuefgA+gt9Fa7aIqIgqqMcrrBWDszA6SCu0+WlvwKcK67MrHqM96wvrrPRY2XICzGutNGkVU88M64asqIuuXc0rneyL/6prDmueANZaBfbO66xdHdGCTM/rkzBbD8EckSuVlNQZmUKS66BDg+wnvpLrsKriB6egE2ujQNdrC7eTa7XFUffuUFRrm2g9OgtR1Oua67Wmx/rVK5M2yS7co5YruIaP2RbQFquRhym5RW9Wq5dEgo/8pFdrjUTgDzFhWKuZmYSKS/pcq49Ppai7zF2rrrGM9JoinuuLhyBX5wTgK7A7Qtb8sGWrk0a9YJftZ6u5SnkVDHUq64kFyc6um2trsOto1Imjq2uWRK0eXasr6453DE7J7CxrhaDCESsMbSuHNm5qh53tq6pU+S2dYO3rqzkHlDjE7qu4Vtc/rdWu65L6W88ZDzErrH+E3rW08eunQ50HVERzK6ZNIph3VfVrqzKO/1hftWu5rgDY4Xf1q4wMiTA9ITarri4d6/c7d+u6U4hd8MW4a5BUVlTyY3prmBRfmUKJOquADRnykYM7K7/h3a9BdvsrvORcjeZJPauyHWbzZrM+q7oAwYe5ff+rkTcme1JGAKv2fXEWo0lA68VOYUp9KkKrwl6JMQwNw6v3DeTmiZ0E69+6nQXsd8Ur+vYtnknIxWv9QeMGCEbGa+QZodPV9Ear75yRtDEJCSva1wG23GdJa/qG32DraMmr67XpSstNS+vDzoJ8B3dMK8Dn6wJbJ80r0AFvjXiuDWv392LvH03Qa+sElAoZWNTr2lYunIyMlWvSk4iWCpuVa/in+dS2qZfr0RngYnQAWKvlkkbkHlIY68HJiPozcBkry+6p30RY2+vlRd7jrymiK+O60wLITuNrzxUMZo7jpmvjY87eMZUpa8Lt347txipryU0YmoF9KyvG+1Hr2d3r68QNDJxTyawr7BWTwhPnLKv8i8DuDgos6+OihbOh4K6r01B/YTOcMWvbRgjJ9V8yK8qEOS/DZvNrxy3La58uuGv3uCQ3oAL8K80rHhP9WbxrxreMz39mvWv4DFqzkXT/K+mCLXtRqT/r4nmj75ong6wjZWgmadrErDCWg26KOwesASmd2D2HyOwsmFhrOkzMbCQhWNQdms2sAbh3OPmvDmwiZ0IVEzTQ7Aj27eCvylMsIPFi9zoFViwiGxjerAMX7DFyYtQAcNpsD0GDxMgjG+wLVvME7xCebDkMh/+CpV9sAGyzFiWSYKwCpbWwbLeh7C2O1e92RaZsFEWOYCJJZmwnjuuzyy3qrDOztjCKs6xsH5GW8Pu6rSwq9Eob7h3uLDyam5ByQvFsBJNIMq5D8ewEExmJqzRx7Cl/YBqhBvLsDOe4NCrC9CwDzbRh71t07B4GA+Gc0XgsJHORBmsvumwstTCpEd36rBnG9nvTlTwsBUB5miFJfWwqr1uM4fM9bAWazqrXm/8sCEkT+mEdwGxknACZe7UBLHjz7w1HLYIsb+Ty212ugixXvdStynVFrGwD7TrYzQYsf7v1Z+hXhixbQBU03smGrHBMcUin08asWw/lVnfPymxOABaxKBrMbHuEEOYGqQzsZFvWI/9/zax5b4vwlcXN7GCoScGdEs6sUR5x2PkHVGxsA/ehh30UrERgdirtUZVsTcHtGJRnVixMXzRP7swbrHrhrm4N1BusUdnrtkGPm+xrTQNMLgHdLFUd+OocZx4sZDRRHEQJnqxoy/qiAo/f7HvBBjHdfKFsYZwv8PgJI2xyG4bbOM0lLEQsoS61pSVsUnWEKEqdZyxfmF97XWRpLFmHMS+7GKlsZ9+d5pjH6exMmXzUHLjp7Ewxit8H5uqsdnKwLDikKuxZdJjf6ExrLGk0vp8hkiwsU+4ZL5hCbaxk2ybpephvbH87CDA+4a9sf5tslTWf8Gx60Ggy/emzbEvnrxsKtXRsWNKF31PddexncmQ8AlZ47GFt8je7bDksUMCJhpX5vmx/ag0P2vv/rHP6nQUZW4Dsk6BQmn7jAWybYFJrUGIE7KZq4C8ohQVsmSkf7kEFx2ycMVUN+ymObK2I6x8y50+sqlliU0/7j+y2n1kOfrgRbJCQSB/5FdHsiDDTrSD+EeyG6aEFV0sTbLHKfMnf0NcslnODl1ZZ16yol4jrWKGX7Jrol+64cRgsuCj8pjX4mWyxoWgijTzZrIXGoV1Qqpzshl2e4oiPnSyQVRgWap7drJ0cg2zS7B7soqqaCcz74Sy5wuscIrihrK8Ene5f8+IsoSEGcxfG4+yT9QbQTtJmbKGO1FIiXKishXul2JcwKSyeidKUJxQrrI84lt0trCwslXa94Fco8Cy9MibNxXmwbL7/yHLk/HDsli6xL+ZpMeyt+mZI99gybJz7YUVQj7TshWOA+Rg4N2yQ7I5bh264rKFP4a1E3vkstVrwSSusO+yOoq0m9gU/bK2xLgfkYT/sjWqQs66Gw6zxeeSt6ygD7NU5t6Yh+QRs/qJQTDcKBSzJNXEn/S0G7NefRzzIkocsw/locf4eiizg4lGfosbMLMnB/TG3bs0s4wgwmaa5zazrYPH/y2xT7NiE22wSVdVsyxpdC2+rVmzjK89gWj7Z7O4KEdo++Zps1KYmjr7iG2zvzNMcmoHcbOTuw/GFUF6s14D6kvkY36z5rm4QfQkgLMxLo9T/dmEs1vSw6riBoyzm0lfcR12jbP21nMaUomUs8QR+4lNR5yzp3fve1LrnLOdXzI6VTyns3g8qlmISaezN5Mgv6e0rrPyWA9MZAaysxyYycD9ELOzgK7ObOUCt7POHGdQQyq+s+k+QH5NTMizdRnWLwuVy7NyNhInDz/Os65RinPFb92ze8DlGdBt5LNXfeH38a/ms4dfgPAY8uazwPD0TidV7LMEYx7o1fz2syfHSi7ZyvyzAYUUeZG7KrR9tCXqqqwstJIdTpVT1jC0m+oaugTrMrRXVzsqhGE1tN9R5Z3w8zW0dey8xDWuN7RL3uGrYYo6tOWLA3qt+zq0SosE2RJPULQmuro7BNNYtDB00UHtmVm02RdciBa1WbR0L8rwtupbtJBEPi/GGmG0B+aUv7wqarR3R05FNtFttG2Yt9p7Pm+07d0e2ZYYebSvZlKSzsKDtIVsLE1F9IS0tU30s2v7hbRbacwKMNaGtO55/inG4Yi0nzLzcnDpi7QBEQ+cEAyQtMGIRhj3mpm0w46iUV0WnLTe3H11+fqctMj9BYTnMZ20EqEjWA/epLTiwaUfvuektK8z7jhoD6a0vf3qmjSFprRX9OCr6Pe0tJCcAn1x5sK0U0XF+batx7R7M7gon9PItEvC0zItkM+0C1uNTczk1LSANYwG0lXbtLPY8OgXit20HXqqbCce47TklBcV6BjotOOZH+E0FO20kVCwpP3j8bSQNVnNKk35tE6nZnXzvQK1ctU7bvJ5HLXWl+/t1pgjtVJqextvOCW187KikZzCLrUa6MAJNMsytWaUGuUAvTO1/bfcnd0/OrUr9DsvtLg6tVd4GNikIj61VQLqseeIQrXltBjuE5VHtdFWHU69vUu1XqOGc0OAULWDIGjmw2BRtQPJe8EAgFK1UJqwSyjoUrV1cwsv8lpVtd7WvPCoZFm1YImkDDEnYbWHf1L2RFxttUN419bStHm1DEYcip94e7WtfW9IyAmAtXx48iIKOYu1jA2mZ2BDobWgpjhUA6KrtV9plgVHuLG1cHOxVoQms7UX3U7e6iO1tYDOHKv23dS1zBWS7otL3LXQDZZj24PctcOdrQLnxuW10bJ3QwQW6LWNIasX02TrtRV60uDV/u61WNSa4AtS77Xa1+UHGr37tVMv+o6z+Pu1CE0ukqHa/rXlbpuPHkEAtjDPhdFnSQa2VoZ8+BQyCrY4Ler2JlwTtqRk76E9yBu2ZTy5eSahILaG2WMlX4ojtjPSWXNbTSi2FHtIfrj4LrZJOCu7ghQxtrvM60zbSzG2V86T4CajMrYxG1cGTKI3tn6lSgZ9jES2a/v8KrQ2TbbWDbIpIABRtrcpWXC3j1G2foJ2wFjZVbZiiAB2yMZltrcZ39vM8G22i2n27E07fLYWMUfnU7OItuFcycCFIIu2R34Q2yk+kLYhXLiBiLOWtpSOJVVSApe2LVGLbUkXsrbZ+1vDIITGtlCpt2xSHcq21Xp1p1jDy7a5VXTdF/TMtmuQo9A5P9y2rc1FIkyp3rY1NMwxOWngtp6eqsds0+O2GMJUlbqn8LaroMy5rfn3tjnnANAM/v22gY7iRMiT/rZKGMFi1cwFtx1WEI182ga3FT4J8N/OH7fgKE9NsSgit0O0SSk1VCK35/L9aQ2OLrc44jezh5Mzt0Kex+Ff6jW3iRItzQ0UPLfWPe+56U1BtyjCKhnZhEG3WsEfn/evR7f82hGX69tSty7YeF4CH1a3SqXmDu+ubbdPn/WrYcRzt/tOBwLg4Xa3pCdOwnrqercAXGepIYiEt6dTWrW2e463QYyNSTowkrc1ghlzR1mUt4pWNysHeJi31vg00igcqrfBonAkwSWqt3auAF7KX6y3v91SUMiPt7dA04CnLVG/t3/03LAjb8G3hLStBLq/xrf+A6cjpVbRtxvgsWrmyN+3swc1rufj5bfz1ri21Fzrt12lIhdqbPG3U2lEQxG28beaVvALt2b7t9RrrIKHugW4S/M22PN0B7hg5yt3+UQMuGe1uxyYrxm4JeFHF7HVHbhBraPoIHE0uEefAQd0AzW4+f6hFkaEPrj+u1wkQIY+uFs8jhIzNUe4yZn9TkuDR7hhihAFYIlTuDdiDeEnIFy4Gu7vu/uMXriEqPgiDtZiuG8WypDP5GK4d1dt95K/abgiybEVAettuA/LgJsHf3C4RIO3o2C4cLhC7uxbUWxzuP8D9Bo2A3W4vbGpEkbVdbhlfytlRxd9uPJQGyF3sH64Httwrtg6grj2Tp7S/qqMuKOOgsl8KZm40DFx6J7QmrjpExx+pJeruGqaT/uyd7O4XBBic5Tat7haTtRmW++3uBg53fBSSbi4ZbTy2+r9vLgFe28IF0bBuHnYlgapx8G44gwTHWy0wrgowZqEJT3SuEc/YFNAYNm4tIjlReXH4bihAs3hNOPluFu8/nmM4vq4Jzb5eUCKArnBj1Rq9KYEubrCmIxV8Re5lam8ZJVFIrlWF61NjfkkuZ/B70/tMya5xZhbsFngJ7mZAggOkTUouczr/ngJOC65yD3R44uzM7ml8URn1Q01ua+TxZL4FDm5eccn33TXObkKJhyBOCtAuQVOQZSEfkO5jXs0TQ5UUrk9tJfBXqtTuToHQpZuh1S5LTvGG5lpWLkCLa8bdg9ruby1PsvEF3C5HxdqVoimebk8WKBI4KF7udgGcJCBboK5aEhO53nCg7mFheu4qU2EuR8lpBkE0YS54Fa9oZI4kLmU83kmW5eRuV2X5CWompS5Cma/LAwhlbm4BS6E8ASbuc7a06C+GJu5wuIuVBRKm7k7uOaxutKnucclgOfPKqm5En0caPB1sLmQuMG0PHyzuYBNp7MYp7W5M8P8fJNyuLk1L9Iy9C2/uYZqVvD29sS5i4bMqJlaybmoiFoNjj7Mudj2C6+SP825SXUQkGnX17ng9epxzObyudCr7hskMP65ByS5VQWNDLqWfmCljD0Xuv+6L12X9By69XfW6GIZJLrw/5xXhf4luuVZPrFsDCi6nyfyp2OkL7qyGqTFwYYwuq4wso2e5jm6619t7PG2P7r6W6ge0RFCur0ThcVrgUW6DTZIXYbBSLoE76d/RM9KujANScPq1E26dObVVniDWLowwBJ6rJZauquKb5kmSV26f+jwYMLzXbqAvJ7D01xhuhettNvd02W6+XxGuAkRZrq4EsP8/fFounn9O00FXm26GMFVUnJzg7oXJGPfk16Hurl9xXWA14e6Ty5CY2QijbrE3b4cBfGOuuYNYgEWmJq69/H4Mudju7pC+op8Gt6/uq034y7VZsa6oiAwcLovybpFLUPVR8LLuntJgPXpMNG6ccL8FIg40bqgDvUEDenbupBi6J0qht66OxQNQXig5brA7FhsCB7nurMaeOOMLOm661QpeK7b7rpOZwZP4VPxuo7bhPzi7ve655Gn+0XC+bp/NlsmDHD+usDYRPvNnAG7GsZ5RHy+ELt6dEcbdxkWu54j7Mve+SK77gDSY0kXJbschksZZDcpu+kOUy5dgC27iJracdkLL7sbeMEVB44+u4ZslypT4UC7nfng+foiR7v0wYFhOeZHu/RX8gnTKE+7E3d9OLBgWbuG9nnWZQFbu/S4HSzgsGq7cigdGswobLuSmc1DlKptu9OCmfqy5nC76G8yy0cEc7tJQb3NL8x4u7qCeP7lLoO7r73OhdRuhLuiac23/+OMu5pAfmMj7Zu7kS+sHIeBn7uDnjaPDSiiu6OIMlfupKO7wk2oiddgqrtqrDY7+USxuw+txhU55b67MLYNn4tAxrvbCY4KoFnGuzd2VI5aHM27rqTcy7Zq1Lu/0OeCNmLau5YDoChWc9q7FC9UKau13rvawRltrEzgu3SSv8uk3ee7TKecwuRE67s9p4K8jrfru1ngHgjLQu+7ydeI9/oC/LvGy2kwhk3+u8po2mrnoQG8IRzxfEPeE7wi7UvZoNwWvNwi9s/nXE28s4MDb+rQTrxSS1rw48lPvOSptqsuWFK8HGb+TmrsX7wJmvI317BjvGxc9T9jXGi8GAh//eaaa7y33aqthrxvvErsxo+8GHi8rGNEAhHLf7xmMoJ5RZ+CvOHcTH6OG4S8ywUWe0ruhrze/tcSzeiHvFrUPubKso68tFSzR0OclrzMFGMaB7yXvOSZUv9eaJi8UsaoHAPSm7xxYBzENNGjvN+58MtbS6a8jxyyED6RqryzmOLMuB+svN5hC0Ouf7+8+pXSbtnswryPG0rno5vFvGzoaU7Ar8e8hgcwP7tazLyo0VcsU4fMvLLHHDKiAdW8S7Y61OXn4ryf/yzSfyHjvMGplwxv+OW8W2WROLIK57wAKESi/7LpvOH8foOe4em8Xq4HiLjA77wk/83VfBgFvYksazYhDAi9oX0nKdukCr2X0bwa4lkLvdfzUCnkexu9CsM78904HL1VB0Mzh8IfvfVoVCTC+CC9CCvRbkodKL3+RhjtLzItvRZAQ4TdiDC96Z+Ys/dmN71jWoMlqGc3vbf4UIn9vje9hSD6lGFwQb3TGQHdw85CvQlHPY1h/EO95F8Y7RoqRL0X187WdtlTvXHzcIlH02G9wyQmWy2rZL3nf+gDxgNlvWj/JYMtOWi9q9ThDFCpeb2dSS0nkkOAvb30kd+HcYe9RWlcg3b7ib2QGJeszp6Svef1s4ygv5q9W/g2zPianr1thN/2Yi+ivb0mBH/M+qa9CmGde47Fq73MY7k7JVetvXMHB12amru9r9I2OYHNvL20i5FiBYq/vR+v2uFzjcC9h8xtVicMwb2/XGnqZHrGvcILxXFyXdG9kn5USRCB0b01MiHQ6f3Vvck0A6lTnNa9Tt7MlXv+2b0XQjFD/ljbvZqE4rlEGeK9Fepm2tb55b05DTTEJ2nsvbyx431zife9C84mNCui9739BLBIJ//5vU0dxKuvOAC+lBZsKlt+Ab6LVbUfn8gNvo4/kYjAkRC+EB9dzXghGb7cWkyNYw4avmPWQBBbxhy+YcUyRDXwHr4U7iCtj3gjvjwFL+3qSyW+o2mGQUntNr7P0HR84Xs/viXlINbD8UW+QkT54a6tRr5bUFvGSF9NvhNrX3zWRVK+ueCDDgPtVr6FpQM6YApqvj9rqxtHlnm+SQktpQaVf77zvO69mRiAvhJtIGruqoe+rqjdAjb/h75XkBFbChCJvuYu1MSLAZq+ZPgk2OoBnb7eC0thGUydvum0dNnY26C+wyPXP8fkq75emtowkb2svst0Kw/J4a6+JkdqnFvbsL5enXXDKQmzvpE395nZ6ra+om3f/bdhub7hxGcDjBG8vpfoEZcqrr++YKBDwSFLx74h/bHmT6fOvgMAnzL2+NG+rwdtbVeN17708p4ctFHYvjVw984NvNi+lRP1CSJL2r54IEvC+yfevkT4zPEDDOm+Dew0OMYL6r6nKqmqPh3qvp8i0HQc0/G+tgvf1HpV/b5MovofGjP+vlW53j6SqAG/NHkB7vfoBr/s55uWbSoOv3V9XpNhCxC/+jYC/iAMFL/lja2ppaAUvxzO2VdTTRe//S5uZeGLIr9+OEvkApotv6YyXV0lqTC/U8zTJwXMMr+JaMmmni01v/eJTvZgxze/FTs+VVh+Ob9AbWyh0c86v5uZ5Ky4vT2/BAt+a+vxU7+ygdBJ8qJbvxn8uWftIXi/FHVZTJ1zfr9Z4mzRViGGvyRhJra97Yq/eathTM0Jkr8CLnQU79mSv39ponKeh5i/xYsK/HFap7/exdPUF96nv307kT9as6i/hvYD7sGcur9g39VjGsLFvzDDFQ/j18a/RkKEwooCyb/qq2wlYIHLvx9TJlwRu8u/Ubqi6eeg0r952shSf2TWv0hswdwgid2/cOtL1M8a7b8rXi/uFGbvv0OuLXGyGPK/0cyT0EXE/b/VyrcNOy7+vzDlatV+HAvAZkny8usYGcB2lLpsyp4cwPNTBoFitCDAkD8FgX33JMC5ibvieAgpwOkt8TlhDy7Ayob2jh0iOcC39DKw2485wK9A2byOl0LAgqW3j6n/R8C0lFvJcSRKwLEeKtzjJEzALeIwscbpUMA7KzjceiBWwNUZB8hyZ1bAs+6RNlWlWcBPcsvcJPthwKo2JUMlwmbAE+kajLm0asDMdGu/0O10wLgpI7PIpHfAgXDIKRaRhMDXiHffUFuIwFw2kXASyIrA6mIs6774mcDZ1Au/ln2gwFK5hkPiiqDA2/v+oe/fssCp9vqdgcS4wGFZDPCM/LjAJtmizixTyMB8SCJmJ1zPwMiUR1Ys2dHA3v+UUwIH0sA39yu5KpnWwOUKrClGD9vAi0KGz1Eh28DO8YFQ4efwwBA7JK+rXPHANi+KDPG+8sDRycjFD3TzwI0Xef7KDfbAA2Ohvck99sDixskm1uD7wPVM5R4WRP3AqkCCeDS8AsF+BYH+o20Iweg+u+punAvBBb2GmRP2EMG3QzCnzR4RwYe8J/YoRB3BC1d4JOxyHsHz2GCzSnklwat4DK0trjHB2eMsotTZMcFHu0kCp7Q4wXNDwRwrakLBpq2vh0UARcG1j/Yhn0BJweFLRDz1p03BoIqHQ0KSW8Ge8zShrnNdwTDp+jBsyF7BOf3mz5aKX8HxFjYu6E9nwab6nstFLGrB1X9IJ1VFbMF6dFumOSRxwR+07ZGclHbBmWc/av3+gsHJgKMKTi6DwWxaty4IU5LBlVLQ89zul8HPTqRXNV2wwWfraXyZ5bjBm1fRSizTvsFiLa2QBOO+wVUNoHqECMDBQgzoCERjxMESJLcEPPLHwTtZ0VV9F87B84vm1dXy0MGdHzIf6OzkwbsnAX8uIu7BnNFIeCZS7sF19koAOw/zwSKw0G2k4ffBoNMlSBo5+MFORwZYUtT6wdr8LhLQff7BoAcI4CcW/8GvyEbB9loAwtgAxWalkgLCnZkstDaYBsLIeld0pBsMwlgb1PdAFRPCzRG7EaElFcJttnZSylQZwnurISzL7CPC69z5YMErKcIQhgIlxVQqwoERKHZcnjjClb/o6AuxOcJLJRgidptDwlaaeLNLu0TCWjWW/NmsRcKPQ+NxsclFwhe6XtJav0jCwWmRw6M+S8LVfU3+/UhOwsNFPm3rfk/CZ0netE9pU8IYFgt8zmpUwvLhh7GR5VbCXzQBwI7XXMLaLojnV49jwp1eRGEL1WTCxI97JzPSbsJSyXJzoddywufQkDqazHTCAKkHVgxLdcKYkNH3hTF4wotrO3iXkXzCk7h9WXR4gMJX7lLxZzaFwhwQnKmHn4XCu0vBt5PCkcLhJ6dhNmSawu4Yuh8YKpvC5i1owYkLnMKtF3qNtmOdwmEr9w5DfJ/CRssm4iqZqsIIAiD7G+GqwnMqr7xSlLXCg/xPvIK6ucIOmNvtR1a9wrte/o8bNMHCD9IcXcXcwsLwjuRk49HGwqptA0G+28/Ca+z5r/wF0MIYMaeF0aLYwniKKshzV9vCed93In9v58Iyv5H/iGfqwleP8QzYNvPCNlJusCBY9sKxd5GyES/7wn46Y//+CQDDUznJKb7nAMNKSVpzvf0Gw8afhozl7QvDMqOz03QTEsNYXsBm3/YSw7uwPG016xjDhqvkui6aGsMUGHAWQE4cww8VcWk4iSTDTU9O/tS+JcOJDZqvn80tw6CB28CRSjDD+9gsxd25MMOTIMeQYDE3wyvzTCoSuTzDaVqeF/YAPsNGbZCstMlBw6GX4hfrz0HDxZ+80Y3JQsPFLjC/UKVGw6SmhZmDO1jDPkExvpidW8P5ccSiu+tbwx7AuGiftF3DU9Y9x13cY8PPKlqwRiNnw06/d4HZ6GnDrj1vv5OsccOs9CLifmZ0wy22VJTggXnDAv4/QIV8e8N0yfoY53WHw6bEepy1S4jDF7PhPK0In8Oktk+iI02mw80P1IN4OKfDRenUxT/xqMOa67zAUZS4w0o+rknwdb/DMieZUUNEwsP91Bf2m+zEw8ABX/chlMfDW7kYaeIk08MejUpf8/TTw4eT07q14tXDmbpnt/mq18ObNIv2ngLbw9VHv6ncOO7DtTHZ+uTf8MN8bRP5rcjxw6epycGUEAHEurwByPlWAsSoPVmczkUQxJV0imP8NRHEOMiDVMWUE8RZmr8k2xwVxM8WqPIpyBbEUOx5H0EoIcSCGRAoYi0ixEzo1zhdRTHEfL9vLswCM8TKli592hk5xC4ZjXK8mTnEJ/WFLp53Q8SbM8gqqkdUxPMDcC8Z3FnEZ3zGFmt9X8TIia+HHBRgxByy2wrLzGDEMJCOQsNnYcSVA+cYixlrxGpWuXF/WWzEWrl0zeAccMTLA87tYJR1xJ0M5jlxCXjEi9HcumYaecTQVvCtxO+ExNOHJ2FTtofEvZIDLY3BisR5HCtwtwiPxFYtZDboNI/Eh4yaOByWj8RGl73Ro1iVxDAcxNj+O5rEgueG3MX0m8SA9MBMUeKfxB5J6w0i86rECREIB7jrvcS+nLROitDAxIG3bEM3YMbE2pBdOsgXyMSIRWCaoMHTxAsS4rtvTObE5O8K6vam6sS9v/ZTH9ryxOEx03DymvXEdsJSebXE/MQfGZ5cg78IxW3m+0aPlArFWbta4yKAGMUtg6+C7EgpxfvD65oWOizFqJau7bfoN8WLO0Zgq2pIxboBMX7410zFpYaoU87aTMXzuv0sj5hVxb8Q5D3jGWDFjFhVwA0oYMVhykNdqm9nxXSZWFoFFW7FKtCUJ7yxccU6ZB936xyBxWYwq5vK7o3FwQpsOKhUlcVhRryODQuYxWkCnj2GXp3FjvtBucWBpMX2hu2uOsKqxfyAvqhU9KrFOtPxBrpTrsXjFr16LD6wxQeh2iE3P7HFtjDwO3X+tMVRMcLUvna1xVc7xmc728TFdcbDqNu31cWCKy5ve6/cxRAqmJmJSN/Fx77rnd9T4cU62bdVLUrrxWad4digjPLFHBmhMiKp8sWp32NcAq72xROxLPKAl/rFCnM26Xc9AcZd+LGtl6oFxnw5KA0AvQnG6uZRZVTPC8Ze7U7Qgx0bxjZKse+ayRvGbbh+g4DUHcZItrRLeFAyxq2Dodsn3zXGqBbLfOVhN8YMAPssqOY3xpxpTdWpsUXGuJ7asVN/VMZvYlCDgc1Vxqh6UpgBalfGjTcftgjMXMa9iWjidp5dxuFNdG+dMWDG0kraiocMZMYl69VC5DFkxsVmlf/Qr2XG22KHmLf2bMZrOgSs64VwxoWWlNwJWnPGXQ2FbT5Td8ah+Trg101/xpyS5GM2YITGuhLxWO0WhsZ6xDonU1mKxoqmNYEf3ZXGtwMgeUg5l8bUfACpbGacxsilA8FD15zGzetGZFGXqcY1VGv3ByatxmpFnmFT7q/GpM1aC5wbtsa6J/Et6Te8xjLMarok7MDGMEZXnKa0w8anjwPG/+DFxpKI0J9vQdTGs+ng84p/18YpQefOx4vXxvz63vHAnOLGbaeBVwBn5Mbsy54HNwTlxsWXhjqUffTGc7wJNQj+9sbJlfBATwD5xo8wKCzaMQTHDJbMnK6xBsd07sCorPkLx0LFoNd9sQ7HZx0IJajsHMfA2qjL1AIhx8yJ1w2x0CjH/bKTacDjOMe9BECHgp5Kx14V4YhNhlbH+O59Ay9oWcc0Vl8Fc/thxzmyqVuvaGLHqmQGHrN4ZcdGrPrg1QRsx3lCMi2SZG/HnzDU0mP5b8coUXWUPH5wxzQduX7VJ3PHxBZhkiO0dMeWqU5IbAN2x2vD2lRxdXnH7fzG1UR3hMdAHkLNHqCHx4bg8clQxJ/HY40SCosAo8dlTVO0hPOnx+CTGzZVQ6nHvqR3Jx7HrscIDKCs+oi9x5OIUlmL0MHHLUuIfuBHxceBpnR+bJPIx+mwsv5Bns3H9Q3uz1kG28dRIrpAUYTcxxqHRDHKOd7Hn7H52Dka5MeD/+24VEzqx/FeDPsja+rHU7aznqMD7MdNkcBSqaX6x3ySuoDVCRLI/tQngjdzFsi01eWqL7YWyMTO+C9HZRjIHmP5JsnLJcjPprjaz6gpyL9dugOzQCvIoTZI507kL8iG3P13nnwxyBi4LYzHMDnICs/QAhewP8hVg0jogiVAyK5TedwnkkfI9vsLtWc2SMiOlibxnPlMyMaCOX0c8VTIWXAzPtBEWsgI/+bhW2JcyLodPe9u01zINIMlLc0iXsgj4JDk5i1uyD/P6r+CUILIl7oWSV/ihMiA86Dr44SLyJouxA82EJ3IKpHMhlBwnshhaBIRQ1apyGH/X/n6JLDIMnBTVOLjs8htV9Vis3q4yGMiSBn7TrzI32KHQ+o/08iYBjfFWyHUyP+L/TPxVdfI5qPCcif918hDWPLNJ1jYyJyWfwPS0tzIyurUz1qb48gYbupQpa7jyIG+975mdeXICbolVdNZ+Mh+VK3XqE4FyeQE+CGGngXJHbCLLcE4Csnjy/S0ZoYOyU5QwAHO5hPJK9zRqLhcFMkKSxetUWwnyXUQdomYqynJz6A+2E0SM8nNoGEJ3EI0yYoXoEm4XT7JF3V/gAqERcn7qdlPTJ5HyfIEvDQSj0jJ6Lmflr8DVskUMgklupJXyfpHxRvsyFrJyh4WNVAaXMkKIoKc2vRlyWckM8krMWfJmnwcvg6WcMnxBqTW2R11yftCU0B0QXjJ2rw3IGAJfclBAAq8QjiJyb0GvzMevYrJQpXtWsREjslxAOGnguOPyXVtHKp8apDJAOd17NAml8ksiHL4/F2fyam0PE3Mj8DJ4nzWih/PysnwrHXi7ILNyTymDju6heDJ1SQDvAlJ4skwzD3NaQjpyQOFa3IYje3J+625MdviBcpoR1lddAkSyuUwAeTRXBLKeHFe2QopIsqmPDjNCKkmylce22bxKifKEt9VPEsTMsq+fRdQoRoyyuso/AKGTj/KE08Q/WtQRcogQ4NcW6lIyoTd87CpQlDK0qCUhZCgU8pQ/PSBr0pVyjvaPyViclXKNirEyO5KV8rV8F/XqHJdyouWwYxyYXLKt4Qd1JUnc8phLhQ8SXB8ylOlci5kBIPKybQce2z6g8oIUpUy89SOyknSIc8GqJTK4VYpjBcmpMokxIXVum+myo0tZmxjV6fKgA2VZRo8u8q/HQQX9HC9yjqw1EMtF8bKzvPmzzlxzcoWdTQXmTfOygDrT5G1ntXKPaeH9RQl18rNnTPaWp7dypo6xKcADeTK64izhOuy7MofV+DbUbj3ypiAu4kQSv7K93SrKD4TBMspwU7trHUFy3Z9tWxUzhzL3nVe+hYTIMsvjsceXsYiyyuM1HkXGiXLkUcWwtB3Jss2rUyg2K8uy5wZa3x5OTTLn1dMGBfMNcvWq/FvlVI6y6MCfzGU+kHLS6UMpK8+RMuwSlLKVF5Gy94BYY5wiEvL60KfMN1cTcvt6bQK07pOy2EZ0uIl+k/LO9ww9/s3VcsUxlW/7nVXyw566mONh1fLF1O+h09IZMsyD0cXF8RlyzQLNcqBMmbLsnIBZuvYast4RBwt/+Bqy0zmwikFrGvLw9e0AQCKbcvIFto1Cylxy59PbjMfsXfL/rBDCvD1essv5RChl7l8y4PhUeM46XzLGxDL0NisgMtWIZeb+9OFy1iVpvyk8YjLW88TGxDyj8tCwMASbbWZy5/eGkzxP5vL5iK/pSGwnsvjPOKwKgChy2Sxgv6k3aLLIHso2acypMs5OwvN72Cly6l9HJCEHqzLxy3C6kYcs8uAfZXSwWu1y7FRG+7WCcrLwNwem3ch1ssMKLgd2JHjyz5Q88Rra+TLzrJVdg4K5stPFx2qOpTnyxGYxUXTB+rLjTl/Ee4H9MuhLDWN7pP4yxWHLqJTDvnLdxmzPId3AMxjDkt+3IoPzCTIu+Mv5xbMXTaWj7KkHcytijgH6qofzIymqT0fMDDM48kd0hOZMMykcoVc1jk1zIGZaQVX6kDMaZJhqoXbTMwu7p+apO5RzByhAV7ZiFLM74VwWOg1Vcy705eGf2JWzCLUv5Vyj1bMwRL2mBItbMxZFbmuUA9tzB8F3851unfMZUzE3NSPe8ztEsKA7EGAzAIKzpOhFYbMVnOdTkcViMzr09jB6YSQzJQ3YB2xb5HMQUdQj2PomcxFFmesZN+azDta38kYF57M3HZD9u4pqsx7mSXq0T6qzPTeZOQgmr3MISYJPdTkvsyXLMNXYF7AzFMloP1VHsTMqTZMiiJNyswbBD30zofOzKn60R/R8d7MCwWijHVD5swucqWciormzKbtj6DToOzMLepNNGl278wQIsqzPhDxzAbW9ohFWvXMrNsPIIcD/MyXDTEucob+zAHxYfcw8P/Mx8mdUvB5As1d99/r6/UJzXZwVS04Lw3NvPoeYZxbGc2DkIaQN0odzfqNsg6R/SXNLDAKFwolJ82uy3RYf9ErzelF+vC6ci3NLWnyH5C/L81h8tW41NMwzZs/Rur80TLN7QGWUT3ZNM2ZEHtIsKZIza8ci549FUvN6JNbaYJKT81XANi2LApRzaCugJiVY1PNcKmIAo2qWc2iQgvJT/ljzeqji3hMK3DNiqY4s4GIds2HW/1/sP13zXAFIDxuq3rNmpKlMkusf83mAHrcD+ODzT1bcacgcYXN05WEOJMric2TyyeNXYaRzQrful08vZTNlevyP8aoms0rf5yKCOSazd/rBpV//Z3NRVP24/g/pc2E59atfGKmzf1nnJcd4qfNqX2BvbAPqM2EfVYVBq6szcE9SQTmbrfNY1dp2Ptvvc0Lh2AFom3BzYdUeK1MM8bN916+xH05xs2wNZouKHvGzVywwQlQt8bNsu5ox1vsxs1XMnKeIsPQzdsCiJaxwdHN+OwvnY/J0s3T6xFMjovVzSG+mxKiItvN/2gsmqZq3M1M3ZX0hsnhzYSN/pNmY+LNLIMTq1so482K3+cb71HmzRamiF/55uzN21ibkzLn882UqgtNvt31zQa6EnXlBvnNsTIxMYbl+s0sHMTdKJT+zacIl7/5+gfOOEKN6Py8Dc4zzobD+a8SzhWfJdDAuBLOWvE2VAxcIc6YUAqA1U0kzn64U7xivSXOXZ+Q1/0jJ87LbS+RaNUrzk5XFr3MAC3OsJl/om73Ls7VObNrhPEyzl/6QVy8ljTOx9NyE7JWNc6nnByxBIo4ziIMcL527UDO2fHfHiAoVc4uq994ok1Xzkj43ZGr9FfO2KhEMOjfWM7TrsHBYOpfzqD/ENCfx2DORuoCY3gAY84X6gaDNDNjziabtHJkcmrO9eu+x+WVbM7VUG9eIaVtzidfciSw+3bOZLHpOffWgs7ZDCYkgXqPznrNGErNUZbOLQ9ga1Uqn84Whs8oIEaozqTlQ228BK7OpirE/XwOsc6b37wo1x+8zl60aVXqQb7OLqFa9IgZwM6oIkeTe5zRzt4Wk6FAVtTO4KXjsr521s4mP5BjdKvbzsUNU8SMS+3Ohbbwts/w8M5ao8KJQY/zzlOhis7AdfnOfzaMeG4QBM8ui3yzh/gEz1aL8DqgwwXPb0FnHDxEFM9jShtN6LUUz0SVW7qqABzPGzsJrrkEJs8k6OsotrYmz7fwzotAiijPzy422NuXLM//Qv397n8uzxKqR7RliC/P7WHoh3ODMM+T8ccSdKgxzxPL0oWH/jHPf37zSCYxOM/823qZLzM4z2ZRS7C0pTnPdrQQdgL9Os8KzmZ2mlk7z9nJM9/LUT7PPz4B4xENP88Kr4JsdBhCzys9wZxFsEPP8KiYGXjPTs/Up3Gmq11Rz+N81OE1sFrPL2uC+J5dY8/ajvnWVe11z8e8HX+pXnrPb8e8j5q0e89s3gtCAH2AzzIAtW3QRILPGPQ/Auvpg8/cZEZM1JiIz3faBh5ctYjPwvvECeRfi8+W3R+Q2iaOz7ma32PQp5TPow7CQIrflc/ai5tOgACnzznswUtjlafPnIH/n57Arc9KP16lzeOtzw+y9nOdma7PE3kbIQhnt89bmixRn0G7z7veqv5no7vP1NG0+7/Dws+luplQ1RnHz3EV062hVtDPRT9aPbr51c+1AZfwIEvdz8aM6jZnk+HP8qD3h4gP58/fubpsVmjsz7dcxwf5ou3Pv9suHw8X8M8Og96jYADxz8Vz8rIjBPPP9oBLr0dz+M8/9a5LMxD8z1P3ckDq5w/Q8B6BRscwLNACiat4lMUt0KjbcjdKPzXQ488Ga7UKNtCt2t6goXc40KsyobidDj7QFvhDQ1ylQNAmWDkxJURD0GMPvKD6p0TQhqs4iwobSNDkZphGk31V0KK87AXuZVjQOp3sMe/bWdBu+Y5IuYRm0EGDqt0XJ2nQaIFOBCy9ctD+GRw40QVz0EiHOXrtg3XQny12tElodtD1XuB4CuJ60H2Sw+9t2oHQbi9TpOQSntDYjHL8ztuj0GwSRYUChKbQpRqWx3OlptCfeapmN3W00IwAFGu/WrbQ4jGizZhVutDbQdDQ0tW60E6dcjJdWbvQVzZ9QlSrxdCwzzRnAHLO0JQ3ssXwJc/QxLAEXyyI1NDRO8PEg0Th0JAFKUDsjvPQV6fa+5+t+dDE9a2VPr3/0PmGgUu9awLR8yZupYs4A9Gc8UEg62QD0UG8RT+WkgPRFpJDkPOjCtGHNrVwVDkL0eEHm2hMKhzRm47bXc4EINE8mc4ZAgUn0UxpgXtHOCfR8c1qLuwSKtEcjlNLuFUq0bt6ZitQVi3RdN2Ykz3qOtFklv/tbmNB0Se7kbG8OEPRZIiDjSmAQ9EOqB21sXpM0TeaXkq9J1XRHTM+hGLYV9H7YLtiJEVf0VgdknQtN2vRDh3mHBK2bdG6enJpGUSS0UQEYjwgKJTR/aLfwghjlNFHB+KU9xKW0TIHRll5MpjRRkXamWFlmdGacXHv3AOe0WqOekxOHKHRzOpfpyZPqdEyk1gDLC2q0ZlGdOA8ka3RMWMx/FtRr9EPQ01RHvyv0YrNPqc9t7jRkXIjFFTpzNEAyEZa49zT0cQm33NnFdnRLcNNZ1mZ2dFgwxnOtTbe0TGFW6WeS97RVvY0PQpE6dE7RzixTFrr0aNe+2dsY+vRURAK6O7h8tGFj/LHdCP10adDr4z6VPbRKJrMAibl99G8URzgoN780Y8ka6DGoQDS61YPYAdVD9JWw4ukhNIZ0jllO41VVR3S2uqeB9P1LdJSoiVF8kku0hmV3styXjzSCBye7i7aPtJeoqCPZGI/0roGcSm2dkTSTDx7hvh3RNIvjiUg17JL0gwTjZEjgljSnWaAOCxIX9IDC+Hr0vdg0vHVzazYM2HSFOXIQR9+aNIWMP+1dUBq0kfXPtFIq2zSQsSbVAW7bNKTY3tSTXR00l0kOJ2amHbSHjxQQh84f9JozzzEw+GB0m3WjpU/t4/SR2D03g1ol9ILJ6fqpumX0tUe0XhTKZ7Svcjqavmgp9KLsos3AE6r0qeCs5NjNq3Sa97fcR0csdKe3bxT2XW60jvjrjvO/8XSl7Gnz/QR1NKIA7EcJUnb0ueBc3WbUuLSf2ejvcYR5tK5j25nSk740ka7eWqB0wDT/zSzYIQzC9NfkID2GVMW0xx0J5k9aSHTxNkwT3VjLNMtElLl7yk606LTdfWhQULTD0ufIr97QtOwOfODoWdF0wheLEZD4EzT66aCfLjsUdPqm+M64VBT02Ae0qRPj1nTy6/uvHC0ctPc0Tp4XRd607ZdAsI3qX/TAEXMehJ4hNNjctHH6XmH04YNl9FjFpXTPlBHxKUZmtPttnlxBOKa01KVLigWa6LTwD1qHhubotM4MMSM812k09pErkcA4qXTcrl4MhztpdOGW8Yt6imo06Tq27kRx6rTe8uWwV/4sNO+VduGidW+018+Jj3b5svT+dHs1cFS0dNj+sQ4U3PT0wcBNP8uf9TTfSgND6V62dP2a9lgmdrk040kcaLYVuzTFLLhL0gG9dO3yAZxN8sG1AnmY2+POw3UA90k7j0XD9T+Jqu9r90W1DpevFTHKRjUr2MRZ92JKNQbj99ZrMso1Dowdgcn8S3UIyVDCddEMdRJcMRn5bk01IyTfZo/IDXU8iMhhyQhNdSpCBvO7t031MlK/Ix5JUHUPN23E8uMT9SZL738oLFP1PuwzeizpVzUrIEpW1/1YdSlNSqSKR9l1JS4v37+LGnUDXU+EwhicdR8Yu7iamxy1H14HNrgNHPU6By7gD3EeNS4Wn0zDY161Ckf4GmDVITUiI0SixiihdSoaVdGNxyH1M815emjLozUQJUwKuIrk9RDgiWrGKmq1A+6xTqvSa7UdGQSNeKFr9ShW8BswiS41FOIbMl3YLvUDq+dWCevvtQd6IYexKXB1GWv/u2ps8PUZWzatsFA49R5c+9EcjLl1BATQnGA3unU3C91wegd7NRzgclZ/F/51CaPm5W1n/vUE9wJDZ9e/dS4f6kAwwf+1BOtzrtwx//Un1lgy/9OANWSKFlREhcE1TZ8qEZ8fAbVECSFFOLgC9XNbSXGRAsW1Y9hhb3SMR3V6fXXUOyjHdV3wwPtmQEp1WZBo9MpgS/V5AfGH8QJNNXWSTjWN+FF1SUHK036akbV6UrYDKJATNUhID5h23hS1UH/he3zuVLV3ZXYC8lXX9UvVCDma0pg1VMiOAxF12HVrLd/JJ2eZdWMhpUK40Bp1efRMqVvNXXVcEbbZQGagtWYX7bC2D+D1RiDKaj4ZYfVaaEDDrfjh9Wv/XOj7T2I1Y9mraNNiIrVUH5koxJSjtUOoSGwIhiU1YCPWlrr7JXVwWd//rjbl9VTbYjI6Bii1Q6Qj1JF8KPVWnSKkgQJpNXIJ984yPim1YSXRzXUDafVbPQUQ7YBr9X7Dd51xV691TKqpf6gz77Vwr8NCP5ev9Xz+rUdyMa/1X2WYp2mwsLVgLCOhgqpw9WTZWivjKvF1VxkCT624sfVOeYrVPyZztWEjaqQvxTW1ZdZ+d8TZtvV5dwN2P4u3tXRAAVCJEXi1UsWbtONHOTV/nryKSlw7dU+TMhzjNjt1WaxGgbs8fXVycmV0pNU+9WtXVZbNfr81X6SfHS6UP7VQqfqI3+rENZ+SavG0j0g1vlQEnwFJCXWZp/9rjXdMdbbK6EjEPI71oRcthODozzW49dfTzr3PtYB5/a3BRY/1jZ4LOUDsFLWi+QX7MRKXNYiElej4Qpi1gp4KgNPLGLWcgzwemFTY9Y7te9D+r9q1ipeYQaxSG/W3StYreQGdNYeFx1Tzrx+1vt7Hdat+4TWqaoTV/krhdYDVYhHq8iG1tk9Crj7uYrW+wHSD7ORjdacbHIO9wCO1qkGK0r7gprWNXMA8+JNntZOB/iqqP+f1mxzv0W8qLPWmc/dH1TCt9ZArDOGJA+41tISgKAPa7zWCTYHEP1yvtYM6tzhKJ2+1rIsbEZti9HWOehP7aF31NbfW3a1bzXa1u8dxZ7vGdvWelcKDknH5daLSN2P2+f41ucL939ADfvWMGIT6xb8/NaWjPug/gv+1qTtnisqsADXloE/crCTC9dY5ckRHZUV10o2/1jPSxfXQzSltgWBGtc2gylZVfke19UGBVIrByjXZerXnYkZK9dhGIT0FoUt1zXXQeKP/TzX7Ivp6JytWde2mkUCA5la1/mU6NBPSlzXsPK08u2xZtd03p0e+zJt14Nyz0bAlG7Xu1Zt1Vw4dtevX4ebigt/18RpFUckKoXXi7HdLHwMhtd4Ip8MSA+W1+zsUs+epJzXLng6ORx0ode73Qu2leWm10SUTtCXfKjXRhMkt7S4q9cEQ2R9KK6w134yVtFxM7LXYlYpTjqgvdfmpqGiq12/1+UppBFhx8DXlBl6Cc7jwNfHq7DV2zzF1wqxSYeSccnXk+wKRwrPz9dqReWSOTXQ10jMGgoD/9LXepNiML/y1NewLGAEij7a1ywPpNiRqNrXOyRG5qPj3dc+Mjbl/Nnq111pk9QG/vDXRXjCmkv4/NcZ809NfPH911uOz3AgAgXYT0tuIz0gBdi1jbZBceML2HDK5fnHqQ7YGP49gkgmEthLrwaDK28V2HoGW5ud7x/YVPNh33KrLtgZ9Kyf4kZA2MbmjEpRCELYbQ+aRBauUti2psjabK9S2Fp94tK4hFXYinOq9MRLW9jz1RZc3zJs2AB1v+QCcG7YFhXQIdh8cNjbrpUkwIZ32Jux1skEqXnYjpzMq703g9gzi8av5U6H2IVK9YKfv4rY/UfecnY2mdjUBOHmZoqc2DpaeeS2AJ/YBLTI6D9loNj3Pqo91Hih2PL56YnlfKXYesqZFOv0pdg/vx4j/RSq2KJNPO05JK/Y/omHwLTxtdg6QxNhcvjD2HKW/aCEuczYk/KZyrOczdiEbYXYffLi2Gn+UdKKr+XYwXmNlhg06djlmRMzv/bw2HDloJmQGQfZO5I/mjWND9nnpJerjxkT2bYOki8ycxXZXv6RlbRHFtkAT8/tspMW2TSDxDYihTDZowNOKoB2PtlAEuiXGVs/2VFoDBv5aEzZC9ubskNVTtkYnK2uOX1O2XHEDQOJrFTZCOEkMzcNVdk3jOaUX4lV2XmZrCRPU1bZS8lhu2JuWNllJWDqiwpZ2c3hBQk7u1rZszfI4Mj0WtnZ3ygVr0Rd2SKf9DjxaF/ZmiTI0pSXYNnAVaZdt8xi2TdD0eUimmbZN7FBjfr7Z9mbnuIdiv9p2ae4neF082rZxtjLxzkBbtk+NGUmL0N62ZPjaA2TQX7Z7cv2dW55h9nwYuWMcRiM2QUXqfW76JDZPLcXeIPnmtlWyf8lsF+c2QqhEgB4IJ7ZLWvPUzwRotlKS3ciflqi2dPm5D1Hu63Z5//YG3RksdnwCF1Edzyy2UXeh/t3gLrZZzNMyL4bvtkCB49VzjnF2egeFpc718jZQYHogne9zNl9SNMu3oXN2Xo25IT48tTZy6o1awT12dnQkZEh+/ja2b7Zhc7U/uTZ4FL/iBiV5tlC2C0c3xX72YIvag/Y/PvZVdL7Zg2eAto11hMq0MYC2nMgW/KihQPaC+NdZDXoBtobhZdwWSwb2vEuOy7kphzavVo6CnzXHNqyK6pIyY8m2taTiI7ZBjHaUgkhhTsKNdpCd9XjjCg62oIt57/xTD/aP4cM3NvdP9rbqZP76N1A2q/e7k/uJ0fa2MW9FrO1StroE+vm8N5Z2g7q3Clg5lnaj9Edzi1lYNpc+33Ru8Fh2gFHmFvOXGLaeVF4r8rqb9p2LGARAXhy2jJyRL3daXnac/L7MNsQetpZ0BtGXuqD2iMyfBcUD4zamw03B75yjdqemAcTbxSg2nnvLcLntK/a7OJ2PH4vutqlbRZrlZjC2qvXsUH3j8faBEqrVxJLydo4x1qw7rjM2nCKlkn7T9XamgqG2C3j1tozBsO+fyjY2pusoBI9VuHa+5DiQZQ25NqrcmeRLq/w2kdRFoIBO/PaKzZIYV+b89o/V+frvuH22tzhL6dvaxzbnnC5RVhlHdu0yhJZ2gki21xsVwn9lijbCNzZL2UqKtt3xt+gJYUv21VyEGHrmzfbPrTv8VOyQdsuPOCoNyBG22YcQRej1U7bZAZkGjucT9vY2C4JpL9P2/YSvGk591HbKZlXEi1NUtvK4bHdg19Z2wGH7G+P5lzbH40UlTcEXdsWzUiPJoVe2w+BpDXDY2Hb6q6cro4GY9sAVSu9Nklp20N2q7j+43Hbzxyum57vcdshMqWOLHJ229q5qvacmHnbdSlSTkwbfdtDdkf1TQB/23eYSWkACYHblTjybqmDhduiBXAQ8zCJ2+eSYnM79JXbUZ2D/wQxmNsC5J5BrEWs2xvj1QV1y6/bIQs7MiS2s9u5eSpkitW124nTnGVSkc7bs7A1hQcX29vniWh15VDh2++W7xdfKOPbPKcKDRKv89vIRJdRfHP624jeTV+Tw/rbizblSkm3/dtYTHHCpvIB3JG3UMLmdQXcrAEuRldjD9wE20mZLX4Q3OaFbhguxBDcGFKFsymBEdzipLmQID8S3MHYTjlZ3xbcQovqITQ7HNzUwL2hKz4g3KxlO95hDCHceUCwR6m0Ltyr1laxOAEw3O3AmrE6Yznciozelp/3PNwxPemnOMlG3L3jgad1tUjch3FantfHTdzaErgVfuVc3PqKRZKUHmfcuKTvoXGsatwYfPPrIS1v3K7clF6mwXDcWaYOcunpc9zcidKMhH573Me8OSiLJH3cpK1jKwXXhtxym1ML8vmG3KTRp/qGaYncakr+JupPitxKxkL7ovaS3HiDiBFsbK3cR73pqAi6rty3C4pkoxy13FZGXvW/T7bclJ7hRvLNuNwNumBv0oq93Okv6maVjsDc9l+reEcewtypqEUVPazY3AiZUsnpat3cQeMzlfRX4dwRrmnA/Azq3C7h+BfC++rcNuXa0iQ58Nw1LFfjocv23DyB9Vh0CfjcFCCDiyLE+dyQS0pY9yUK3TEjq4dsxgvd4rp7yuNHF925QQAXqXUf3WxmWjcLDyvdlue3yopMLd3OwFpQcfow3TS5ocilKzHdV4G7olVpNd0PsfHDA/A53ThZc6U040DdkwxCpHxDQt0dSxEYZvNH3bWvkoa13ErdLZPsarR4TN1McnxDAdJR3TJ4reBwM1LdTC4WNb81Wd20h25iL4Fi3SHtzMd4/2TdnXo498nEZ902tDEZljho3XXXHFnlRGrdXBMyBxlCcd0tOuVK2Upx3Vmrn4BwK3XdWImaFNb5eN3wMdcfQeR53co1XRyl9IHdesZjlJzTg90HeTtVQuCD3Ul4BVPNEY3dV73Ez8nPjd3Vew2d55OW3fK0AQynwZ7dAPw1hjlso92wkW5Pf7+k3f/Rb6RzUqbdiXtDA8eDpt1ZkHMMJZyp3STijkYLgbPd03sjvJ8ftN1rJ0vOHYy13cV7pv8LRrfdFmNM1hIcud2he/3FWcq63XQiT8tnUL7dqcmzA1ZGwN2VBr5ilOvC3a/5Jx72M8bdGJr02onqxt1agEOrsyvJ3dBan6YY0dXdqKh/3E4M1t3914SVB3DX3S2ldIryYtrdteUQSARz3t07cnjx7Jjj3ZLCfz289OPdhYlHLSZ/6d3Oii+zu6/v3Sa1IqxqFvfdgTFEXzH7+N1sHe8rGQP63U83Cu2UufzdICXOEO03CN6LRCoHy+IJ3j/RHzRuqxDeccd5iilvEt5P9NVbdD4Z3vsWAYmAdyTevE66Lb9PLd6v5B+aRf013qHM2Pd3eTjeXHGII9MRPN7scFBg90s83jULlAMdpkPeAVdPusX9Tt7yi3JtNMxV3n8bg0rRN1feaHR4ata/W97m2SQAVxlc3rJluiaAL1zeZ5efsXFCXN7TS2qf5VNh3hgoPkKFumjeUeHyqevNat6BKY3mrNdv3n6PTfVo/3neQxTWSyqVfN47NiWpeVR/3gcMXaXOtobeg0iV2/8Wi97UEbOtlqyY3q05YDTDUp3eqNyyt/rSp94qzGZik3qt3n7M54D6QMnezHvAif1lyd6zCgg0PeDP3n7vGGd4S9nezMy4Hpsv4N69akTDixPv3uiP+pwUzQDf7Zw/b4cIAd/xKtiZXU0N30dPyrxO+A7f7A88/2zhEd+Khi/ChVQi31JEFEmnfCTf2FOe6Xd8Jt8iLTrR3Gwp3/5eaF0vNj3fFyXzHhzfTN9S4akv3Zxh36jGVHpp32bf2LlwSliSZ9+ywzybEw5o3960tpv5MmjfuVg4nKaZad8RjtTB111v30DRi0HEy3PfRormG5iddd+QVDB1pS153xQLimsc73rf6SD78ST1e9/KkLH7hGx831ifNp1Yd3zfhzXPvXFUfd8yTjfc0EeB3wHvG8WtdYHfhBtxymhshd+ovGV20kaL3y3fbWNRVZHfZEyIQbrUlN/ikVqRttCe34/yb/gVDbPfpvVOAHARut/BhjL3QHPA311dpulP48HfucC1LzAeyN8luDYyDe3L35cG9lgYRM7fa3pT71xnzt8MlW9HB/bQ33oPlwMEFNHfSG1fYLNi09+cs79fhsPZ36RceqmzQ+Tfm64AjJqnAuBcT6q3OtoE4OL60GcjMw3gWjovZuhhD+AsvfAyX/QT4L+1o0ZOrhXggIj2GT76FuAEUrdCD3sZ4D6AmFalWBvgPMsv8qaOIOAP2YlPEG4q4LUL80Ji7i/gVcT+EqlCM+D2xqvr9ko54K37wlq0+z/g1S3sSqQlQeAZjg9gTxtO4BFFCTQyo1bgZwDrjMNSW+Bs2r0XzeBc4O+NBHcb8V3gJABCCt66YODP71q0/0Z84HBeD5f/F4bg7GyEADWwjODP3o5P0L2P4GQun95hQ5Dg7lXdgTXdluBYTZ08t96W4ONYAJnT+5ngwqZj86KBouDvttD0ZTWt4EDSy3dTha7gl2t6Dmivs+Dnw6VhmfC24MsW7gGjRsfgY1zjCF9uyuDxhGe4cW/K4LIH7n8GkdDgUu3XNtBh1OD9BreAmuXU4I69aTzMatfgXbiEvlg04eClk88V7jnh4GoVrXE8/+bgMbXWgmxB7ODUGEG2xjTu4LlsHU0KjvDgUegy3Z2W8eAS1VZMLur24EpzYa3Ip/rgYzUJJY+2AOEfItZsN/4I4Rur2MODVAnhnkrKsZ5tEeG3cU+cRXsa4Z5bHIbzZCTh7u34PR3+M+HsRWHbkC844Tf/1Z9lqT7hz76ix3veQ+HsLmzSVCJE4SzlECFMFUjhmrCA39mgSOFuDOl15P5K4diH8hXggFDh1QfO8g0WU+GP9dR3YwBX4Tey0hPu4Fnhg4sPNZ8LXOEXESM0n6te4WfLZTUSDV/h8hOXCvivZeHYOf+VlWNs4Yx2VE5O+W3hp69/GykrbuGnZWxrGt9v4dKNeo2FlnLhEXAn/MHOc+G9qu5JAPVz4YDTAvxHmnThUyyKyGqSeuHFlYEAfk6A4cOHGMM5qIHhf2yaUcWWkOHDeiro4XSe4aVgUnwcJKPhFuXp/l/apOFu2Z/r2zSs4T50HZwJELHhusfFgGcBteEczI+wVHy+4QgCXA4a8MPhbVUlx2vyxOGupbAPHpXQ4XbqNBeA4N3hthRZjZYN3uHDcGgWAE7f4QtZwh88h+PhUKVthsCn5eHXDp3dxVD84ZPA6B2AgQ7ih2DN+Ek2FuKYWUelAkoW4m5w9LajkBbigHolPmmmG+JdokuO6ecb4q0KYyojtCXipNnvazHmJuLhIxqJdA0r4nSYH9i7kC7iSE1O58iVL+IB43XGfhA34qq5nAXNdzfiK1CctA+yPOKHu1px7clC4gyMD5vdk1zi4afLEfYsXuL6eOBkIVdw4iU3TsZC5HDiaU70WHD8ceJB66Gu7E9y4iXEIJ7a2XLixacUA3p0fuJP9PdCFB2M4pYcbxIol4/ip0M5IAdJkOLHMYQlLZKZ4ifQLfqrTpriJYmgl67LnOLt1kcNLGGw4mAgn4PQCLLi0x0J22etsuJ4h2JuZyuz4rO9PLHxUrbi6I3kvfIMu+IcpqUbyVXB4nwZQFEO7MTiD0jgZoT4yOIFzkLbFDnO4goh72GnOdHipJcXxjU92OJA++RY/KHa4vnmUpavBODi6CjNjj4d4uLhnalPy5bj4lC4gjd7uOPicO1hmGAJ5uJtsXvsFLDt4nzEH3z4dPfi1YAppl+59+K1BeQyP7r34pQem0DmZPriDcbRbPyi/OKWnncyHDYD41B/LviEsw/jk7DOwsEaEeP+wakAkpIX49l6tXrunCXjux4zXdZPKeOHr+uBRsgq4zouqk0eCivjsrjQ4+xcMeN/vEWqT+044xmd1fGQAz3j1u+fTL2/QOPO++0HWyZC4xaCmUKqnErjytld1csdXOOmeOzmxHtd4zapG3GqgF3jqVB5hf0BYeMjaDVHE79t43413ufKgXLj0gjjw5K0c+NT+9axeLx54+ah77icrXzjN25nhufzgOMb15xnC7OD4/3d+iZUu4zjF3FHntLgjeOiqGLFSWKu4wpP76mVFbDjYEcshyhEvOPnplIp2dTC4zIn1vpWS8bjkwHX5D54y+PpbMwIaKnQ4wenplt7ZdLjDdWVSypt1eMiQJ3zI1ze47MK6J4W4ePjrQzUy7FL5+OSqxDMBvTp48rEL5PvP+3juWdvTg0W8eMfgQrVQt7x47B5c+cHrvXjaV8qFSKFCeS1iG4RDJgJ5MJre4jzjhLkVr0R4Ms4FOS1GlGVdJsX5LrpHU+oQhzkH9Ym1aarIOQDWMRi40Uh5EP3KJGGtSbkzVtSNVLUK+R9e/3UYy4z5GPNO4qcODbkrSKLSc/fNuTTPL29yLE65NiYViXzCEHkA9LRuqouQuSnYPszHI5H5L8XEmw900fkgrxnTYxETORbSspZ27hM5FahAFFP1U/kHcJ0guagV+QGkNHPRctk5Aw/rNmr6mTkuxnPI9UuceQWDolCgep/5IzUF/iwC4fkyj+lu4Rah+TWXHu8txKR5Eay5egKQpPkIvDpzu/ZmuRpUR/hb3ye5DQuCg3JR6HkolfUPJeUreSdvYynV06w5HrJyos6Vb3kkCKW1XXgy+SHzxf5Pf3M5M8c4Tzlx83kUWt99B3Yz+TBwFeD32jV5OtyuqUhFd/kxIb2H5p45+QLfJ9ukubo5Onlt31yQezk5rXx+Shj7OQF31pnLAbw5Lvq+aoKfffk6apnse/dB+Uyla+nuPgf5YmY80c9XjDlXUY3uDgiNuWPN3i8Ado55YqRrEZ1xz7lQnhS7ksTReWGYsNNNoBG5Qj1+0DN/EflWBlrHw65SOXnp8Dz21FJ5TlxDWgkhkrlr0WTiHiPUeX2YcxbOd1b5UDize6P6VzlFoHckZ/MZeV5sdRYheJq5S+lccSeMWzl7g0UHV9adOVfeLgKVN6C5S5r+VUFVpDlCcbFieLOkuVDy4zmvuWV5aH8b3ZLT5fl88WdK07tneX/CiNLa+ug5WpCVsRpwaPlC45l6i02pOX9RcH8pPql5U1T5dzUyqvlA5LqdTe+r+V9UINFdbyz5WP0cQHBVs7lfyz04SAB0+WTLdVbLNbV5Zh4vBlnxdzlMoVSWFxe3uWjmfGX3N3e5esVDSw4munlpaj2xemq7uVg2cllSyPv5SwoDSiTEvHlFiyfxG0w8eUxhrURS4T15dJg+vF9MQHmqOwrKb5mEObaTuLfYkIZ5t9LU0FKDxzm+AYvXNxgIOaQN7l33D8w5joZoXUNUzHmkZsUtZVMOebZG900NuM75jJrVsz9h0LmKXvStsUEROa1T7RV881I5gBItMFLv0rm7REBvNTBTeYymF4z4MJa5mdDwmfJYlzmg+Ze3hIEYeZS0Y//jQZl5pjAk8I8BWzm3TFi9bDudebx5HY0EmR55hIzOZaUKXrmFLax2OX9fuZjFIrsGuyC5h14RWGkcoTmqDxUA66rh+a4uHAs+TyJ5lAXL7mSeInmfFXmyqjfjeZXOCJEtIWS5nKBUTtxkZPmXO9y1Oc1lOYTpTZM7HaV5r9+HG5PP6bmdSiXqOkbreb75C1sPyCu5lknRXlA7bXmgKD6RSQwx+YHB1re1VTH5nuJ6wD1+sjm2en8vdgk2ebHjHrxzu/m5lXk5iXfpujm/MS8XiiY7ub4itnWAf315g4XMyjTXf7mqUjiFOdFAuc9qDrpSvIH535i83JP8Qvn/s9iZcZOGOfGAXErFGcY5/3FOxEqBCPnkNwwCH1ULOd9VMalOIQz5wohjF19pDXnNW2vAgTmNufjyCF9b9k45+Vpe79sDzznCmvcpkTJPeewzfwh94FA580W46aiaUPnItsM1J6WUuellmC6PiJh51nto910oGLnMIdYSss/Zefu1/hHB0Vl5whfXupH2Wzn966MgD0/budqNNpuKnF951NlUYzg8oTnrZDCJ+Jvi+dZiXb+/GGM53SFpYeleo/nwDWuW5HhlOdo6BTjnXmV573r0Zz91pXnMrx+a2Ramec3bfw0vkqd5z/ZvVgM8KfnhBsqYuQCqufhQTMGEKOv5zJ2pV1H5rDnOR+5qzueseeAbd7fOjS157eRyT40HLrnqG8agvExwue2+3nAuATF5wqA9y1L38fnaje2wf0HyufMGV1AuiPK59RfwKTnks3nAvuYTfbz0efFOiN3goba5xstBx98KODn4t7h3U0v4OeJ+VO0gMXl5yjbDHJRC+jn7FVl0JVn6+e9r0D6X+sD6JJbObPbQgXoPjuqhm/SBuhw2TubpUIM6Amno90fpxPouMopPaMHFOiMumPF5Pkd6KB4tkWVHyXoi3x7BqpJJuia6wsQabUw6LQsi1U91jnoILOZt+NKROgO06o8GNNK6DDbctCSfE3ozm9eJQC2UuiFgFwoxMNV6LbxUWyhalnoTKtgnGxoWui5UdRs6h9b6NgGls2k6F3oZDTMXYLxXeheG+jfZdRg6Owph26yfWXoCyn203+yZuh3OSkgN3Zn6Du8IGO78mjox+wEvMO3auhW7OCzTFxz6OadQAfMMn3o1E6Il60cfuiahxa1ZaCK6J1jbuS6C5DoqOOY0CZ0kuhbsySoAJCV6AR+UkS0IJboKpL5AIcIm+jNn+PmMPmb6FllEaIE0Z7o5cNFk4hUp+j243f248Go6CyOwquZW6ro44LcmUYfr+jZMo+yo/+y6CvcWow5n77oYGILNLDiwuhDK8yoZHDG6GdopeGgaszo6nCI3g/ZzOhVszP4AVDR6FDRLXpmsNToQEyKeGfH3egUF1sRmQrf6Av1hrPumufoE/K7wR4b6uhWJEjJ17jq6IXq0NVpdfDowl/9P9nI/ejZnXQVNzQT6ZgYlxCP1xjp0yto67OiGunb2tV1Sr4e6f7mhvXPPyHpOOfbYhC9KOkQ+5/TgYAr6ZwO9ZKXWzDpekEDwVsoMunfeVSazp086XgPvb1Xvz3pJaWUXHRqQ+m9655lctxD6ee1xjKXC0fpW4hU85ocSuk8Ei4gaNxK6WSoDG/1TV7pdo5A+GWpYelKQUcVjzpi6R1SXhh1RGnpEj5exAsSbemFIYykgKhz6WQsFcTAZXjppvRPLfsIe+lQBQIzhEiD6WWTFPcbD5HpjtNw9OB2kelfxM8CuK2T6dSjjXrpypPp+JBPFh4TmOlphu3gUYyb6WWfS/f6HajpNGUR61wgqun5UhozGYau6dGWGlI9A8LpF75XMAtUw+nLowN2EAfE6SmdrvoNHcXp3DiplIdDzOnWsoM1SYPU6TGxXoD90dbpq7OfhXia3unBYBiM9UTh6U5+aAOEl+rpSS3bg0SH8Ol7zkf154nx6XGijHmgiwbqZoT8FUgEDepCIKIJ4esN6tctp0WbUg7qJ9UPL+RoDuoHhE2jKIwQ6kLsX8qYDxHq6dqfSlCTFOpPdOrvGtoc6pIqt6zWOB7qBWEW6UaKIOpcNn6xnXMm6qnJZlXS7S7qIkHlHTsOMeroIKLBAIAz6mHMLniWazjq/iSWPCvFPOpyxuzaaR096iKl+J5jOEXqP8B8KKLESeq7C6MN1BVM6sFob0ZnBU7qH/6zdKcMU+r+x2/HYS1V6h6Hx/7ZyVjqExQHxisjY+qUL96DH5Zl6g3yPaE4EmzqZxP01YsqdupI9JDA/AV56nwxLZpsTnrqwgqeT7qBe+rz3Tq/ZFF86si7KLpJbXzqX2aozlFUguqvCDYGHV+F6mTAWlnIdobqdxzJsPzWiOrRtB01hRaL6u1lB6PyfI/qlULQJcNslur+XFiQPVOc6nZ7/wY1lJ7qpaDIF30EoOrsH4uaZPih6hPlGuW3EqPq/uIhUAH9ruoGSFtNEWaw6mVKYQh0kLDq2VJsQiH5uerQl19qPMXF6sJMr1pL58Xqr9EfxNSEzepSVwyRuvjd6kj2fI3Pq+Dq7PxZPCMP4ertMiJ8tN3j6joDrTzU8ubqTe2jTCF16Oq6g6IvI2v06jgMCQllpvTqRtSlh/YS+Op95mkW9aYC6zPJ+FdGRQXrMfgtAyruDOt80gaLgNYR67raw0GVexvr3eAqNgWSIOsSY1la3I4i67PCpCON2iPr5vvUA/HiL+ucCKMaU2Ax6wDPgkIoOzLryeutnKXYQutU4pmEUk1E6xRNdwfp40nrTlvC4J0yTetTK66UmgtQ69ByDTxZE1nrjClevysqYOvTKHDZ2E9r6zd5eB1b3nHreMzgMl4Ld+v8M3RKQIx4679c3VR1KHvrm3V96+BEfOu6PcUV8iWS680Y2kIxmqnrmLeunA46rOvwJJ9Lj/Kw60QRB0HrCbbrBGM5tbJau+v+ruDaSqW963jnC9oi0b/rpFylE0eexetpc1cdz0jI6yfzjVIP3s/r76g+7iZW0+sCFI7pV4PW66HVqMQiY9rrU37hE/X16Os8XpHz6LPs6z3tPoB+He/rlvg/MQ5m9useFgNVuZH466j8vVScb/7rEIH3+LMv/+s7imVmwTEF7Bh8gMqVSw3sy5K4zRYjDuytQbiU5NkV7L9jEJwDCBbsWzgsPGQVF+xOyD+aUFod7NjXr1WdQyXsvNskP3xuK+yngRO1BSAt7GOZn0OTqjbslfMuGc1JN+zyhorvJ1037IX/FG90ojvsNmiZOw0DPOxIJ875f40+7GA4ZnTJ/z7sHwrWlBPtQ+yOkgtXBI5F7KJXQlY7A0zsCSldcQAZUOw/IxJ5rCdX7JTwun3/pV3sdSdPqulya+wmpenpY1h37M4Ng9wH/3fsFA/X6rvhe+wWdWG4eKd97DP5ZLhIm4HszEGYrhwgguw1bwqcXE6X7Nvqvu8diKTs5j+gobbdpOxRRZvlnJSt7OBZYRBIo7ns2YOnWYJqvezwi38KlNW/7MXpYTqGfdvsOiKBYP8i3uy88QzYBofm7BF5WAouCufsMNtTFzRT6Ozk36sQICLq7JZsUhgGLffsgwqwblcp+OwVOoE4J6H+7JiU+ttMvA3tKmf5M7W+De0NcWBq58UQ7bdiqpVbhCTt77+jxTgRLe3LUbilMHUv7TqnOF4tgy/t7A3obRphMe0SvWv7woE07clZcZ5LRjntDFFPgvTuQ+1fcW9ypmRI7bzycfnl20ntXdOhR/p2Uu32qWJ5jDRY7SdjP65jl1rtfLc6FMNaXO0LwSFDeR5j7ThFY3+HWGntUUl5LwqPa+3QcKYAVoV17ZYwWx0H5XbtDt9Y52Lmdu3bCflezIV37QyrhceNPX3trhw2Gbhxg+10bfI+o7aI7UVowfCnt5TtvgXOZCqNnO0Q5cMFob6l7Qx9BSpfc7XtTnqNsQ3Tve3muHoaLAK/7diQOrIZK8DttfWjO7/Nx+36RnDErO/L7fqEaRYHL9DticT8HVQu0e1gmTdMjZHT7aryiF/Ad9XtBC3lK1un1u3djsJgEang7d9D291v0ebtx7i2s6MT5+1xgJj6WKj07QSORi6rJPftTT/amKUTBu7A6QK5ip4L7nXN+GdyNxvuXTCQVq9/HO7jQrLlzBsn7m70XSAoWynu26TNtVKuLu75dM0avDky7s7G1nwi1zTuggB1/lwQOO6ze2X7tGQ+7mz/d9Kpwz/u4EiwQ35OS+5gOYMJbWlL7qYNpqQoIlLuO3av6YkCYO5AkMGK9rt37hHYBo+AfnnuY/qv4Y0Ceu5K9Ly7GBuE7ongaaBvWIfu5YDVeeqriO5zXDQvJMyW7p7ciDvNBqDuMoD+ARIIoe4coibffb+t7nEJxYmyCsHu9m73cVUVxO5tFUeK7BrE7tlr1M6LKMbuBO21AvGmxu7z5TNZXAfS7nKfjXYrkdLuJT9xNbnd0u56v56X+ADY7jNBY3ba2uDuqxdLcnru6e6DkldKqd/u7vs13A8obfLuDCjy95Yy+O6AstlH4Jv97uPicU9K1wrvfVoHlycJC+9Z2TopuekT7zuGv8LomBzvQnXYx200Hu+AhAZSJ3sg78UEVPHERybv1m91cijBKu/TMPMecjE57+jpfgPJVUbvYmwp7dLFVe9JijxLwAZY78blhD3RElvv1gUdgBncW+8GCdhk9G1m7w4ib2Vv6WvvS5iiNGWPb+/Xdd3Mw7hy72znM9ZMNXPv/4XBcP86de+yApXsKGt272VWGNDfF4Lv71daqGzFh+8dN/L0cRSK75sPWLhfPYrvwgbZcyp7iu8he6pg4Lua70Ha8pSg85rvGOkIU9jpsO8fTg2ChBy67yNTdEb5Sb7vCErzi0XeyO/+ddJd2jjh776FCg4SWOHvQDWXe7Fn4e+8X8++99Hh769eyGczbufv97vFHw027u+aH2hA7kPz74/AAy+nmfTvyXu85UmR+O+iRu7F9VQA8JuRt/guhAfwggLWThqPB/Dx/eNrv+YL8LO9xpTU/BTwmMqR3F4fF/AhNGoZLJQb8PSE2FttOiHwamuDyFEcLPBIqtK1mk418O7wO6VyIzbwx4VqaSHHN/BfPYo10llV8JipOcoFP2HwT5m5/zfwZfCtQKhHsNxp8DTYzy+/h2vwK7LimnzgbfCKc5i/IS1x8L0ZSyNjZXXwK3ilHVS6ePALEPPF4+F68Nx964CDgHzw11HQOylAf/AOX9Xx0WmD8G2EnxfZ/pXw80elbBujmPA2HnXz6WGZ8OGomVpb75zwVilvF4pPnfCCIVovJ4mg8BWSFZTwPKPwQqOpqGRopPBeyWtnm86o8BSN2NWA4Kjwb41Y6fTyr/Cww8KAGue+8IBlLGbz1MDwO3vplNjnw/C2ye5fua3E8JoqaxB/PMjwDNQdRkEF0PDhX0UyAwfV8Hk6oGtSftzwheAZ1SBd3vAuiKcjhjTj8KCoBa3ej+TwZ1f5xf3Z5PBp+YHe0Uvp8DXpwUL8z+rwlzZph94d7vCv4cZtC1vw8LNpwuTxZ/bwfDF7BfrK+vAUYh1Zt3r98NicuQwYsv7wizuVsLg4BfHiDc8w8KsF8YRiddmrJxHx3VZjzcb6F/E5X51pA8Eq8VKe32v2zTbxr1J0M4saPfEBY23A8ppI8ZKdyd47sUjxV2m8w9nMW/FfCHo3svhb8U24vohtrlzxg8MyTdw4ZfHrb+6tq61m8ceyMtjhgmnxxYW+oXgsa/ETGE3x4bFv8dokyrCa633xyYZBT6/KhPE1d9/RwsSH8b0slgKrD4jxXzMhlpC3ifHDJ7+NxUWQ8TI8FsSdDKbx6F2pxboUq/E8ZaXH+Piu8ZWwK+RpUbbxM2zOSRo+vvG1uhkqmnTF8SUzVI11lcbxe8sRQ72zzfE8Jgt279bN8Z9OHCdnfdLxgMOcjp2s1PHbkm7oZfnY8TDVx4Vwk+Dx1hztLbFP8PHvRUSofNz08fTEyv/OpvXxM2GhlVpJAfLKivFjWzcJ8l6ws75EOwvyBQV1CKs3DfJsQsiNLg8T8t3cEFttVRryCU/bJhwkHPJK0Rrd4FIe8pSVii5TxiLyqK4QSUPPJPJNjZO0vScr8kSVVqHrmjLy4+yvh3XgNfIaYCbRQj5A8mHhWDxMGEryNKCRVgk4VfJ+dlDg+qFV8mq3xrzXfljyFJXuzekyXPIRKntrhBFd8p7tw3VYYmLyMdebw/eBY/LZm7Qy2Jlu8rhoxhsDgnTyodi62fhHfPJeXBd3wUaI8hgpmYVRSIzyoSA1k4TgjvKL+F2/mcGP8rhJst2sWpHyq0xnlotUofLHrpz2uw6m8sE2LSmyxKjyK8OIToYeuvJZvk18Fui98uJgCuYbzcjy63MY7RgT2PKjQAjuZana8kmYbb491uHyN+SmXvRR8PJhcXLqW5nx8tHaZR0sovXyYs/eIf3X9fJ4RQJr2Cz48siSOQJjHfny8el7SmGi/vJ2QUqkvjYA81ouiRfWVgXz2JgI/iH1B/PQTkxOBzIQ87bLFK06tRLzxvqmzJxqGPMXP6alqKwZ82XsX3XDBxzzrPL/lM/UHPNzL8thajgf85XkcsZb0SDzQzXgZ0eJLfMsSxrE31cx86OUTPT7UTrzZC4TNJiqPfPayl0GtI5G8wMDITBDT0fzXCgO1Y2FS/MOxsEDg89L85moBKQVAU7z0CJ2bewSU/O5383JcztU87vxhWgVIWTz4d/Co/PaZfMWRoRaTtpr83jkr5APd2/zmJ4BiGB2cfOwfuz4mGp188akxElzUHbz87h7RJZ8dvPSmlhdxgZ+85aZMzw/+YLzigQTzpwJg/MQzOnmbgmE884yLTq8UYbzHaaz7h8bi/PQHWyL5J6O83AmzST6qZPzZ9WxIuP2lPNFmPSkfGmX85bBZsSIO5rz3K5tRuF/n/OjT1V6peSk8wvI8TFb0qjzkAWnqKYwqfOYbVl5ew+s87NBPT7w8KzzlMSffg3VtPOOgeJsvYi485Ec1wf507jz7m2V8yWov/PyEMiBMI/X81uqWbdG39jzCZygf8vc4vNy7ZYRFKPt84DTUlo+y+/zrYN+t2g7EPRWZG46hHQi9Ar8GsdRTif0xXlmWcoGMvRqM7zAuCoy9DZsGAXqYDL0tw+CV9DVMvQADOxzAzMz9NI5brUg5Tz052/eLP7HPfQ+XDre2P1B9P0Xm7FQWkX0tuAZn6ecS/RksfRUd/Fa9GS2l8wi61v09pF8rvzbYvRrmGmkU3519KbdHz7h7Hn0NeYERjy6evTXWnzSzx+C9GKZZcZBzYT02zN1O1Goh/QN8XxGIZCL9K6SXibcUqX0s9J4GyFgpvS4Mfj4b9y09NpmbRiIlLb0JUCfQBiquvQGhZw4b5W79Nz2xboyDcb0AsNkENYSxvQFGU5DNT7K9KYM02ZyUc/0JfgY7bjW1/RfnjYulk/a9N+ag5gQzN30ExvmheCz5fT9rntI0WHm9PIRmXpv6e30/GYIibVE7vSgeACKBSTv9LqSZBNTAPL0IsRhGf5IB/WjoQm2O/MH9ShD8SKIQg31QKhparGqGfWXIUvCJaUl9aiKxM2YhCf1EsM/p2zLKfU8QI8fF0819YZstP3QKTn18fTCxEqiO/WZhQo43aY89flPKguAJj713+y83YSGP/VdO3g0IP8/9UV4eu1FPEb1SjHJywtISvUaThIkR3ZL9SsO20V5Ck/1DfA+xg53VfU3us8CYg1W9YbmbmSKbVn1nhXk/hRgX/UYvSPV2kVg9aJ5SnOxRWP1fFKi86iYZvXZc3W+IuVn9f0RhPGUZWj1EJNywVEgbPXDi2OhXeht9Z7E1sXc5nD1R83m9pGtePU2YUmypuN89RkbXavdq33180Dq7zjLf/UUX3N2sImC9aug+Pg7yYf1Rz+4hFcIjfWdwHIe9/WO9QFzj6aXKpH17woV57+imvUIsViMaR2u9aJpg3TEvLr1Aw8Y/EyPwfW68KQeLivT9V0OOegZxOX1aSKbg8Oc6fX5ewQx1tHr9Uk4OCnZO/P1N77SlrkL/PUabU1nusT89Q5luePw5AD2ssK/CUYGAfZ6F2/Wm3AC9rnAGJ58sgT232aKsoa4Cvbb7xdslksM9px/jMIq6xv29TUmIgTUHfbq3zwLOd4f9iPETs2vDCL2Z3XvrFXjJfahvDLdD20r9mQ39U9/Hy72GOIF0xW/OvYb4bmbOypS9hSeuD8YxVL28YMoPJ7aXPYrqw55mcNg9gb7NLu/Qmf2QUvk+zn0aPZ8R2rzf6l49hVRz4SNs3n2llyCxYyLevbwc/9Djd1/9lnPqz4xeYD2PKyH69qzgvZ7WGbIuIqG9jOFw1BoRoj2sHwT+LAqivY33T3C2siM9lLZNqd6D472xT2G5K3Bjva+tR8f7+GS9uXLIGZUPZj2zFDxf/KFnvaL3C0etpCi9geak4+Mnq72CvbWAEbZsva+TIY+yS219rI29mXyb7r2wh57lu/Du/ZLgwwwpfy79pd2ymt2JML2KtqJW2Wyyfb+rcH50OnQ9mjaLrF8+tf2lW7H9/902fbMg0Wrigna9o9b/MIBetr24lF2Vkyz2vb2tRQjgRLj9nit/LVbhOP2tiRt/BYn5fZdwvRTPtPo9ru7L9BVSPb2Q03gBpPt9/bvU33+wrL59hrEtVqpGfr2u7WgD3kK/Pb7hD4Vpk/99pJja04gzAD3hkvtqcZqAfe3pYwWGxMD96xKtA7ZTgf33DCKiwJfCPefx6S9UjQJ97aUHpRlSRL3rr3GpvI3F/eEnR4y+9kZ9ylaxm+sphz3QheqFdYHHfdfSumeRRYg9zjAFxOKbiD3UHvzLw2UJ/dItCuVxoQx9zOKcEkVmz/3DT7Hcg6lRveUTobnEyRL9w7IHefMpVD39n2TaTJBU/cWaIGp0ZlW9+koCPVGt1b3zrH7M+SzV/dquzM158lZ9yWx8eUC5F33kSkzzTceXvcW/rim2gtk9/wl6sr2E2n3owPIjDDlavfYUXZ+7Kpt9y3hxTQGWG73U8ffCOrecPcz4XRPH2dx98524Zf3pXf3/8Wha0hGgPciLvonxq6F9ywEVuDPHIn3Kdfl1Q8/jPeFGmzTmGqP9+s3jzfA/JP35eMrndH+lvdga9naJkyn9zN2m7b2a6f3V08P/YObrPcH9d++0Gqv9761GlNxA7P3SkVtbA4Hw/dWQOFcbqTH90X0Zc/gIsr3ReuehGLq6ve0KiodGUPr9+Ms3sNjQvf39Ux5vOOV9/ceG75F0bT491Rv3FCAH/n3I/Dfc2EI+vfF9rhycer+92+r6KGh2AH4tSlnDVOJAviOqdqWc6gD+K2SoYynRxP4bG7VCikuG/i8WFd4RiQd+AH4JqvRNCH4kwtPwPh5KPidTNkS0pIs+I9Gu4PLDS34X9O0tdauMPhnWnvtGpcx+Ot4i8xJGjX4uL7WKhFUU/i0q5sX3RtV+L3PGsjWX1X4BLWJzQ+WWvhzDTCGmr1o+Ik1bs8bm2r45XjOYBNVefjbbyKTGiaG+MFeWWhqrY74BxiTMNDrm/h0zAq7hVSd+H8Dd+ZTaZ/4ytLFK/XSn/gIwloa8Gyj+N3d1y/+lqv4ReR1qxKksfjUbZYsa2Gy+C9Ubc8/aLz4DyWRzlR2wviP7FgUdiXF+Hz++Qg+0cf4qlInbte3zvj4TA4Q9tfY+In4z8f9wdv4hyXxHbmu3fht42wCB73f+Ez46JvjEOH4NQUcX3c04/gsJkfF2Zvl+L3sWZriiOf4Z7h8S5JW9PjaK0qNyjv2+OvMYqf1S/b4cFwLX0dg+/i801z/Np3/+Pivhus/pwL5SOhvZGXjEfnTroaKmLUd+XClfh2eEib51/i8y6jDK/lZeGpgAasz+S+Ads05hDr5M1NOMyGUSPk/n8XExDZO+RU+aXt5/U754+XN1ulDWvnQ7IgSD/dg+T6xtrg3ZnL5sTi3iDjwdPlwsdzKoGGE+T5CASsOCIj5LDvOtSDaoPlclYYtMcal+QfUAAeiuq35T2fTaGubsPnJCj5qVge8+YNnr9L/BsH5FVa1g7P0w/ktvFfFIwHH+aBi39BvXc359aUQY81ezfkTrlecRgXX+XCr8sPuzdn5RnTzKVea4fk1GJlXJkTj+fTHKJ6DLuf5rkMyk8aH8/k/u8be28b6+Z3EVxAlkgH62has+ejAB/rY0ubgNrET+kXnVcMEVRT6WgIM1zMAGvqYVqaP+M4m+rey285o2Sf6PtvBl2sQKfqcjjS3Gqos+ol2HR3+WzX6Ag6zMWiAPvqdjvJfsxxF+l3K47CVEkj6rbUZJab3V/qZ7uY7aLBk+ueLT5u+PWb6D4lH/60JavqB+fKjbmxq+gVcVRXoWWz6ZCWnONFXdfq8HORbRBh3+sgH5XTDnHf660L+VInBePocejUPFAyB+kHiQuudtoL6fyeF/lI9g/oTPeP7e9qE+o0/666/qZD6/yFIqQzsmPpRSajAvf6Z+p4aBdTJd5v6qZiFjBdiofp2+hP+IZOp+uKHBcw8sa76H0NX2mZiuPr6eyxjWTO7+kQPIb2tJLz6p5eYORyExPp4wJzSg9jE+k2i9RIZEsr6548D9W6Mzfo0XStJNIPO+rHYwK085dH6+livF0QD1/p268wvRsLo+tjrj9EYp+z6YJfkcVpB8fpMHoPtjiT2+pItgOtz2vv6MokOCCgMBvsDObsC4l8I+0EueAZ7dBL7FNKcvFFPHPvNMLLUIAQg+9LK7gqFnyH741S8Kv7HIfu7mxlWeNAl+1IAV/hGACv7ZzDehAhML/sF7d0ojKMz+3UMW5SD5zr75gXgWpNfUfvZkGqMoGBZ+5Wk+Cgw92b7HGiHcRtdbvvuWMhLzLJx++zS29hwInv7emHeyTxKfPve42YshraE+zS5TcyP4Yr7x9dkSwJ2kPvQoV/UWfGS++nbhzHT+Z/77UeqjolAoPsWuJSUgTam+5l9g7he66f7LpfKu9ULq/uYtCggxJC2+/lYSUDhSL77HzBNHQfGvvu14n83cxrJ+/Mm5BOA+sz7KZvPRJ+Wz/v1PhF++ybQ+0WJlBs+zdT7zSjLBNZV2vvfzW/SWoHc+6aSMANU2uD7uiPzr3kE4fuhqlfH0Unq+6kwoYgomu77jNA+ReQd9/v2mioEMvT3+zCBqxetivz7KXArFIcZ//vyG89KyBYA/I9llRzssgT8b12/zG7bC/yDd+WZh/IL/PcEIBNUiA78L5qUebGuFPxAhYni940e/P1arpjdbCT8180pzJb6Jfyw/Zj+YQoo/KM9dXPdLir8Jw6co05vLfxlD/WbM803/ORMYZBjjjv8g1BJmhTGS/yWjhmxnEtO/Oaswnvff1P8kkiYuYSnX/zpXBZIgRFv/EHp3pIyMnH8srwelUVJf/wriekClU+F/K8PUngR84f881Xkfzvpi/zD/y6OmhyO/OWu1E+Er5T87z9DsnVkmvxBnXQrfQOd/KKZJxdDU7n8+bZQePBYufzKGFycqyvA/Gm1KVwMnMv8515BBgdg2vzb7wP9zBfc/Nj51f2nWuH8u9f2/pfZ6PxgOSbmbez1/P1qleWOh/r8oLfyt0QmD/1hq27K8MEP/UEYcQFXQRP9NggYQ1MvFf0NRc8m0b4W/XuNJ9U5Ghf9h1rPXHd+G/1Yjfb36GQd/bfcZxwrpyv9/sOnZpZ6Rv37YafbCvFG/dvvnMUE+kb94VEo1M+1SP3XifpoUhZJ/YSA3pr4UE/9Ab0299rQU/325JreaVpV/fROfjxJe2v9pS25Zlflbf3v1skLkBxv/QP5/bfFw3T972YNa0yxd/3MvE+mVxJ6/UJP9uTF/oH9JCxGamcdg/2qxvP8QqGE/VptEp47GIX9YhnRu8aokf3+gNTiKoGT/ZVzkW5sfZ/95us+dlUyo/3YJpFLIguk/TzstLlGKaf9wHfWwDEBs/2nVrDna1u0/UC7zHADfrn9VRI8BpxGuv3/2jYD6cq7/U9dT7m1XMb9xJZG5OJkyP1e5FalGI3I/fbnAdNSec39F8pWZvIp0v1m/kYQB2jS/Yf3GRpY6NT90ZpEU5+E2f3p/Xt3yCnj/aZFW3eGmun91efm5XNh7/3ofwMF5M/1/dQ0RKQljPj9jjXHEEEADP57EPzXpW8W/tMohRfhaxv+nQpxfdCqIv66+BMsYq8k/lpA8DhqlSX+IrxJSriMK/4vhIlp4AYs/gMgW7Rj/DT+M74HV2NbPP5rnLMfxwlF/ud4gGQgDkb+qSdg4ijVTf6S8O2NXHpW/sth3jwMPVj+FCjgbVUaZP4CorlMVNNn/rGWzNW8Smv+cdgs6Xa+df6wBlcSN0SF/kPoD7sjUIj+M0mucddQi/579mdCv1Oa/sGkDOCWqpz+I4P60QHjof58u3Tmcnii/o0I85aC46b+2lo6k50DqP6uJEtxmwKp/jiWUR0eJav+ObOFvXnHsf7kMwiOeF+//qxzUuB0/cX+dWueoU2TzP5kULB4Y4HQ/mlgMhwVY9f+ynGxFqvz3P5T/sZwkm3j/mOmYRAwt+f+l2cS4hUN8f6vQdTvbgb1/uExCKB4GPX+0OyRcIpf9v66BlMkxLr//nsbI6IwtwP/ncHATcfwA/9biJNlYKMK/2TAOLt3GA3/ftBR+xQhEP8PToKkfPQV/6KjUKIPZSD/jBFk0FqNJv8EAJ1pOyQr/5Ja+GOFJCz/3FY+GHV2LP9CCt8XIlcw/6IxU0cZvDv/iA8kmvzOQP/MkPoa+tZH/5UGdg8+6kf/CtkiV7IQZP+MgB9+wMhn/2ZvhhFiKWn/Fp7EjnXPcv+/vI6cF351//N1ynK6Enj/zg3dV5fWef8bR8FPra2A/9Sj49iin4H/+l18+Bn8hv/OHdSmeumN/z/jO7gG14//y6whNIgKkf8D3PHibFqS/5iFac+5oJT/Gej/YO3tlv9LmLerQN+b/3zdFSQvTqH/w53ehUw6pf8ZwVfku9Wv/39ohyFbfMf/tNj0MBo90v+zt0K8w2PT/+6XC0R7HtX/KNkFLKDa4f9gt9Cx8aTo/5xwF2+gPu7/J3DNfeOC7v+kjMEH0afv/6WXP6dvJvD/ixZnbOFB/f9il5/OEcD//w==	rbfiAQMBARCP8NQsAAAAAOAuAAAAAAAAmpmZmZmZuT8yFAAAAAAAAEAWAAACAAAAAAAAAJUAAAAeAQAAEEBEAgVVQSXEII7qnNzFGv6cjmNCnHF7oyDjWPrl+3m+a1hfI27I0VSrzxTDRTQ5g0nwHVUuUgtG0hP2/IwmRsjqQFegMaisDBLoyiEkc87dSxm0pkqPL2M1R4nmFkzHx+K+L5aS+nmsQjDheHpV759N2TtfS/LGjo6YYTgspEMJjND8krWrTS0sezC5MdxGrClgVEeiDNI97YHXrleFZRVHRkiCfqH+W8stbwyjQ3wc7qUBXjeWRDQc4+MXwYeNc0BZ4ti4Qlfi0a7S3L9UyfzPT+4j0pb8Xt6NF68WeS7YVfHfzPBOn/u3auKk9kvCxOtP053ql9ZHNm5l09EI3uvT9TJMJCuIUTxLp2MQYAZ7Wykpezg/d7Db72iNFaKvx+D906WSBD756izK8xgOWKTBXrXK6ARQDjwczVYUu8FxRVBDZrZLez7PnRJOr7K/ffMqrSntIbjuRJ1X5LZn16wKE/vBGTr/uCTVl8cRADE6Tq4WJcFkas4osvmZf1eAG48TKuwmhrx1annYpptpI02ZcKNf1HIq5wKMgGTL5OtgHSIrqVog+maWjuiWvYMIidc2yHOf+zsLCybERC1gn63I3Z+97M7ZmizfN0D1qIRqd5M6gBbTq/kPermBHgJKzP0VMXHxtXL4dHuj5DsalyHKFY77aDWjZVVvTgIyucN+hmAWRX4w0ofjie0i2BZD9njrtRk+uer9SWg7k9LwVsWu6y4dLRoHd4TEARLoFupIW2MX/DJis7Qvm/9P33a6SbLpTCmHu1QJjVMpsbWhjpiTO61iBWPeexe0rd8UXr2RRl3rdxQZjRXWT1u7sBi/EOuKIEl6bPKPqo7+lG557a1Jomv7Lyrw2pMfVz9dAKwmMKnXkdxDTWe7oaCVbeYdA8XLjbV51GieWk77vm0BXXAqz7CY4gUlAWM64xdA1rFk60Gw3Nr8NdBdUctVduR4WnS7DZCftndyhnpXpmzZOZpGZiq5dkZNIjdXEIcklgpDNVVok6CFjz6DFi6WGKMjBUX1FhJeIHKGoIQwcVUzN2q5RiEIwnCpW5wlv82DvsVIGW9DkNn/GhW8JIwqZ7OMW9bixD5hLtpbbc+gIEicsm7sMuH26e1uy5uISFW37qZ1ogZPp9mL05afJQ0LvKQZIqSZ4HzNz2dm+kKdE6UJyB6URMB5uQaGZZ+KrupIiytvJ1+f/qm9sthVMaGC+cEGZYq8ACr11pKIQAnP1DCvr1zwH56ObV94UZUpLJg37B8lDYhNd78eALvcXXBHjTG6r5+MLPnfxx+6Q++WxkLkd2c9aX6ESSUa54NVRufLakPgIVT5Iz6kkVKdLAlj4CBxFVXucFPsfQqBKIN2ceCbmy+DKjGnYq2ZjigiS0nwr/oIUKc+5j0I0tKVKuE/qm5iY/lVB5552OHdPT42J+CnhTJEQtMW3ars3Epb7q4w+Bqv/bQt3zBPVT0Q6nssYcfmOKZqGUDjyCc/WM/EOOB4qRWJjSGgTfaPrb3r5BG+TqxVMD19c+C047OFUpH2VlUqyWVPgvC24iKY7nebSAX0Bs+bSAdUmBor4i60Cr5DybNctJbiNt5x8x3Gx9mr0x1q5czCjncqcJXoNXoV0KzNFWqNU3jdyB7ndLpr/WbnXmYTL3G8exskheTWf9Gsdmg89onCTZRwRP6CpIkK5+pO91AA1hqTeW4OnR6e2UoGwXvlSKzFb7mnsYqzvBquK3Km2nx33rQ8UcUzAtJxRoGRwYrsh3xMvXfixABSmZLRoMZlVbW38LTRRJr4gO0t6WWD0YmoRsB/EB3mHUQLUZqm5lG/yzZyly5DMgduFWeD0cVMWs00cubJyF1b1d5hZF3QEpu4F0PHm0Z4EfGhsGSAOFFxScoJ7uM5FjiQkAh8WOvOBcRHbOhANDfSEJ7st/2Q5fjzsRRAEH65YQcMPl42ITtiA1H1ZHFLIoWp9aMjiDnqUdlp1endTT5+mzaGRHgaJ2Wi+YXEjLCgVBE+aJ2dvc0OAxZrtTrJZq+3hIJqJDLZLrXh4PpwqQ/czNOgvFeQ33IEc1FRZNU9e0eoF0hi5cq0qPIRa0r0YKfS3tObJEPRsLNY4b8jbQadY0cWMnOClax5XQc5G32frVqbAVwhg9yQDDwzKPV6WFwUGRRaRhozDRNcanMuEurwTbZzwqOpI+ieWgkSWi+T+jP+sbD/bdI7glHXUPCc0nd9v3bn95wR/6Q/fLZxZcmmyUUKLVTHrc8Ff935gQOrcq8qi+BUvgwlnA6IpSK84M9HFkmwEOoLtIfAfK2ZB8GScORRnmASQCztpCXwYcBWOC6B7DlHAr96k15+VjsRKCDFgn+vjd/u+C7zySAb4XuhYskR8SH6wrqc36u/ISog7NjrFY49wvpwAHdOHtTTnsXiQNP7yxzeJMF1TWA+WJPjjxmvyOmhZvJ+du+DZgTgXSLpKS2SynUwkk6LOUph4QQizaIC/YpJ5X75VHBbmSE/TmjmXMhO7JYlLO819GQNS8NM7oxpvQhisO7L79Li9wyVvSljzaQm8vcbQ9ZBMiyXOTmBI9TeCavyaqRRdkp2K4/MGTtfvh3sadoFiI2ydUrDWh26ORufKUNkNV5OoU4RInkJo7XwgXIwfNeWPw8rR+dduyYyqQF70F2zW8zOVWioancxsGE807bwk7P1uxJe4G109t5WgLX8ziEu9WPTj5E4rVYg5Kq7wWWbLRSlRf6cFjnZ+3TGBZH2Ir4mrh/mcfD4O/0lxyNWr8uXU9Q2Jccy/KCSqKLSwZs14zgjWyRbXi1z2u92uRWLfeGOYOAelIA7F29PE5B7fbr5e0RjPsahx6DXOyOL4lvQglSFTOG7KTExlWeSn6nopVt6TA9+H0SfKqLWzp88RseWFEWkN+dQ52YWuujcvTr0YJ/9Cst42XtCVsIrDEBs3uuuNk/T11FBJhQSsa8KRUjfsCbnBvKt7QUbYiumQXAUUh+jPEIWUYSLXWuenpFV2Y+HtzyEOpiFBnyIKerytqkN4EyuAj81j+SWOMuq7XDpm6Z9B39Yl2spAFtVvBz+kf3oaIG/jvHQGU/HDtPi3LKRtmUKoMZK88sQ3fPaG+DD3r7b+zWdZZqfo8pP8vtBtGMicF9WxfXwRMzE/LWTs5L0dvVwHoCgV3bdJDRx3uAenyjzAD5/hkdYtzwmNEC86hcRntMnor4cPgyZS66XuEgm/wF0Vppzop8OBgQCGbw0Np5T5sYj1tDgrQdBAQABEPfMB97WFY3Ihy6QOe9U6qfV7D4oaZMO/SDj9cMVDEXpRD4Fr8szEm11iEI6j0GEhaDXpUXJQUeTVe46PxDrj/zdeNyyhb4bYItJNqdSun71tYMDNPs8jxtDlZhbf5ePrNlTXmHnfOhKRDEAIjJ4POBqiZ3JiiYkK5Fi9/P8pEu+6jjvgCRQXEIMgauDJmEVABAAIUAgVEUh/B7WTznDMNs39EJbnwubxQ3YcIGIzdGvN9Tzl4VCW5ZBpR6JBsK93PjHkiTc2htpuSVg/UvPhx7+U0smTs46CZ3KPmfu+ydZLb5daCs6/tCglUeXQEFPtdOkVW0e5dfm0ydjOv2s+5ZUZ6ji4uK/f/Y4uSFq/lv1PvP8HdYtk3cqp1yQIkBzdoHcd6lYn9NUQYfgS4gnap6LrsL7t8+nRbQPPb4r1WIs/08l9mrbiFaGuZ17BpFRSEvT3YPtQ9ygk1k5MXhEymAQIGtoHcBNldj15XbBradEp+v0kfGPfoFpPl0pzYa2KNAgr5NdYQEjLKNtkiPIliydO7xxQRK1CklbL/3lsJw5loJmumUu9tHZpN0zw3dkGczN7yGPjmcdlirNfyHdd0++xUNxCyK7MjGo4d2rBlOKmOaLHULNEEGN+GLbdFDT4MlCd6Kli2Xx1VHN6vtdwR+PSoBcb13gjXvQJcv4QrJ9Owk5J+5WCeiI2acJeggltIFEy9Mg4q8xL5uXJQDo8c6DiQXcR71F4AZnusWGdxk8CH2InI9KAS3lQ6yvXryX6LjRTAC0K1uzE3IKzafxO2SlnvJkzNw7Out6BUa0TFDGtgxOSgtKwqcVWEH0KvCUuVYWUMlJFC07XXO6vc0XalmHuUkb3Jkok8SjjYVXU8t48gytIN4/uN9MIAzxDhL8qypy2pqjlHTE5OZ7kkWTPpRu0chLoAoLeFUZEdUzYWKvIm07LnB8vHRSU/wBuSDrFasBdjvbcRWWgzP7m4cAlT8C9shtO549H71Zpu599+Llu4q1LISBkDgQiBJtN9LNFPWVMjAybhyMbjr3gNOfsSvo/pxLYybfvrj/rGAIydkDVhD20chi/YILy01Xo/R1LXMgYYqiv1QhZ2J+kc7r3hjL8sA+tgu/PZDZD9R8rjfxE06XMzLtkhxMBHDVcpN946X7Eqe9OH9coneryU7JkPxuuLLQneq7TYXHPpTQRA6SgaQZg+EIkuXYkxD2QsNNLirLOnQiIQizAbnOnbHMxHBc6Ov9ph9bDn22aH6z744MUON51SIZIRCzuZ6a70Ri5PhYfxpTe3Oz4geXkdq0kGuOSoKQuZUQPDLUKD+AHmJq5mrnhZjgoXKhN2uzApyuuUPbU1iG5ekGQD4hjRKFMGiMvdNlzY1FWNYT0SZ1Zxba/hvfkm+fFDBlmtJy8Vwzj0B9gxOiFRRl2tLxoMldNMjQSjbV0bv/2Y9u2CJ0qV3ioj3gA2xMPXwoAv2kpnJ6MAB3sbA2V2knkwhzApgxZycgwbLzJzPReDA1BPYztxx+PqtBidf4dKnolQoW+oKJ+Ng6H3ATN/xBUvtUm0XjyprADgccY8G11S/EPFhFD6/G1ZpwBNjS8/XGBjmOawcZ0pKw43a9WGqFtw0nBI1ttwMPImr8uSru7g7CIe5ewFsrqCW7PcpfGsHshLSlD1alGNR/VT9f2PaOZGyr0sWnkNsLTbgSy0QJ4FrgeUF0LlSsJ34SziahzLOvBsPv+x1fFqAy53/1Qlqq348QPm6m/ELKJ4plsXWN04X4NN9DdNAREdAav+Dz5h9CaLEYSNo6jKhpDJYcCQjNd7/Fms2LetPJRREx3oES3m2lMocB22HvtiJPPYiBke3TZWpWws5LtPRGU83AAd/8jJYnCKvL2sXEkQu81Zkl1DkFXsJee3AWaBBx2GVuJzjoE1ajzrokbV4lje2L7/tLka/qfSzCr43sR4Ef9tzHY4H68l0JLHPrzwWsYKR8GdIst0vzvG20dpTyE+fwkcLro7M7Qs6Ezex6JsT+qPAj0GA0zHOqR3rKzxLM6FVIwiVgXiZK0sqGQgfYTzxV1VmZX8E1tyYbGaF1vCApY9SkHWYp9RGjSYEdUpLu724C/7jEP9ceR32HTZCQSHp28Pc/IoN8ho5jvjMkRM6LWSNjmLcTY30b4abq3i7bXrC1yA6zTSS+V9ti7rzG7VSqzSqeReemkk7NYhPMjJLHugI4NOjrzxyYIqNSTqF66XLPDPlBH7X/wUKesbczSUYRq5YQ9mC5Roug7ADOSyAaFL1SpEPDR+yE0vMQVs8gaKRJs34kxas3w+mUrifePivyIvjE8pjWbjkjnsdX3zn+pG9fNJh8swMEBrhVp39VzZfeFX715bC3mgu+pzKlF3cveJN6VLsiI11lklxkv6+rWSKsqLcThyrswh2yKjZSKrr2fcYXt3uAPQr8YUYiX4hzo0T9ZP1zzJ8Wi7Jciqm/4HTkgAotu5pJa5CJUcuD9iWQjHyN/+bbFOX63vH8Zmpp9/yHL8LhNSO4LVwGxrviGWhl3mv7BsfCTrBuEnci69eVwXTlCdFl4O7hgbPIWht+pVrwVwT4kAg8glUnfT5YRJA1siB/ox6QIfyRkZ0WpmnsQcC7Y99pU5vDIyAP6df8SoPH514MKDO5d/WVqNHjz55Jr5VxeyRPWFcNh5taJGa2IY9HXNlVIT2fmV89tABZnbEDUyywKn/Q83kB/Wcdx6xO43mL5L3dCQQlRzx0t+VohfiHGzS01goBrYggL4Ajhadyu98OifhApJS4IzI3wALYHg29EajHFCJIMQs9E4GoIH3FeIHoi0KgUT1PYQvaKnOZDp0KPpx74axooYOTTHOHTlxaNDPGY4TBffpaRZM65PLGhi+slWvkL+Y3hz/eA1yAQpTOTdFC9iyJXiph61OQS4n95RTovVSFrf1WMbBS4hQyx+dhrxUDGSaXgrAaVQ2tkpnEKoIXflKFy8NYCLnyvhNup0/q3sncAIMOxl9MRBYkOfCtDwidSLwP+QuKP3///+26saNpPX3IMEfaKsAcgCT09SyFDdrTAtWlZKTWNgs/0qk22Bmwjl3wHwbZeUiPbNyB0ZJxahc8wyHIS6MrVDJjcpOF9l9AbnSPyd8tbmO372s6QsYA5Kz8geqBxl8oPNH2LNjWVSWO5M8A/cUu2Hf1y1h8tU/kxhSAeCp0Tc96Vh1ggWV+6syZ0a8UAW8FuMqE0LbjK3R+BMC+do1HL74wN4+enEUHY4aSOKpeuIiGc8hyoZE60Ppt2JgA+kJBpeDO9+RlUOgY2bAJRtvQFCr8bI8iotLRfwwBJpQrGa5gjeh64v3YpIYp8qBC488OM+bpGMuaaYDx79cDG0hPbDv15yWp5qilQbAsmcOzs/AkNh1vWe77IKoeO6QtAnkdYh0kIafDKlwFlWMgAb+aRRJT6oWPvBNJKgEAATSU4FUgFV/B1a8tergk2vc8+35svEwxVxN2MwNiPAmIoZMnn14oWtVKhAqpCtBJU0lUAgEUo2Lwmf3rDO0qISCFs8ni8ioIg5wMu6Hy6ViQh/eGewXie9qf5pks0E0Lb7WGwZJ3w5irxxsoy2Bb76LIhF26LzWPkoeEIKHSOCdF0L0w9gA=	rbfiAQYBARDBsBVVAAAAAOAuAAAAAAAAmpmZmZmZuT+wKwAAAAAAAA8AAAAwAAAAQBYAAAIAAAAAAAAANgEAAFQCAAAQQEQCBVVBJcQgjuqc3MUa/pyOY0KccXujIONY+uX7eb5rWF8jbsjRVKvPFMNFNDmDSfAdVS5SC0bSE/b8jCZGyOpAV6AxqKwMEujKISRzzt1LGbSmSo8vYzVHieYWTMfH4r4vlpL6eaxCMOF4elXvn03ZO19L8saOjphhOCykQwmM0PyStatNLSx7MLkx3EasKWBUR6IM0j3tgdeuV4VlFUdGSIJ+of5byy1vDKNDfBzupQFeN5ZENBzj4xfBh41zQFni2LhCV+LRrtLcv1TJ/M9P7iPSlvxe3o0XrxZ5LthV8d/M8E6f+7dq4qT2S8LE60/TneqX1kc2bmXT0Qje69P1MkwkK4hRPEunYxBgBntbKSl7OD93sNvvaI0Voq/H4P3TpZIEPvnqLMrzGA5YpMFetcroBFAOPBzNVhS7wXFFUENmtkt7Ps+dEk6vsr998yqtKe0huO5EnVfktmfXrAoT+8EZOv+4JNWXxxEAMTpOrhYlwWRqziiy+Zl/V4AbjxMq7CaGvHVqedimm2kjTZlwo1/UcirnAoyAZMvk62AdIiupWiD6ZpaO6Ja9gwiJ1zbIc5/7OwsLJsRELWCfrcjdn73sztmaLN83QPWohGp3kzqAFtOr+Q96uYEeAkrM/RUxcfG1cvh0e6PkOxqXIcoVjvtoNaNlVW9OAjK5w36GYBZFfjDSh+OJ7SLYFkP2eOu1GT656v1JaDuT0vBWxa7rLh0tGgd3hMQBEugW6khbYxf8MmKztC+b/0/fdrpJsulMKYe7VAmNUymxtaGOmJM7rWIFY957F7St3xRevZFGXet3FBmNFdZPW7uwGL8Q64ogSXps8o+qjv6UbnntrUmia/svKvDakx9XP10ArCYwqdeR3ENNZ7uhoJVt5h0DxcuNtXnUaJ5aTvu+bQFdcCrPsJjiBSUBYzrjF0DWsWTrQbDc2vw10F1Ry1V25HhadLsNkJ+2d3KGelembNk5mkZmKrl2Rk0iN1cQhySWCkM1VWiToIWPPoMWLpYYoyMFRfUWEl4gcoaghDBxVTM3arlGIQjCcKlbnCW/zYO+xUgZb0OQ2f8aFbwkjCpns4xb1uLEPmEu2lttz6AgSJyybuwy4fbp7W7Lm4hIVbfupnWiBk+n2YvTlp8lDQu8pBkipJngfM3PZ2b6Qp0TpQnIHpREwHm5BoZln4qu6kiLK28nX5/+qb2y2FUxoYL5wQZlirwAKvXWkohACc/UMK+vXPAfno5tX3hRlSksmDfsHyUNiE13vx4Au9xdcEeNMbqvn4ws+d/HH7pD75bGQuR3Zz1pfoRJJRrng1VG58tqQ+AhVPkjPqSRUp0sCWPgIHEVVe5wU+x9CoEog3Zx4JubL4MqMadirZmOKCJLSfCv+ghQpz7mPQjS0pUq4T+qbmJj+VUHnnnY4d09PjYn4KeFMkRC0xbdquzcSlvurjD4Gq/9tC3fME9VPRDqeyxhx+Y4pmoZQOPIJz9Yz8Q44HipFYmNIaBN9o+tvevkEb5OrFUwPX1z4LTjs4VSkfZWVSrJZU+C8LbiIpjud5tIBfQGz5tIB1SYGiviLrQKvkPJs1y0luI23nHzHcbH2avTHWrlzMKOdypwleg1ehXQrM0Vao1TeN3IHud0umv9ZudeZhMvcbx7GySF5NZ/0ax2aDz2icJNlHBE/oKkiQrn6k73UADWGpN5bg6dHp7ZSgbBe+VIrMVvuaexirO8Gq4rcqbafHfetDxRxTMC0nFGgZHBiuyHfEy9d+LEAFKZktGgxmVVtbfwtNFEmviA7S3pZYPRiahGwH8QHeYdRAtRmqbmUb/LNnKXLkMyB24VZ4PRxUxazTRy5snIXVvV3mFkXdASm7gXQ8ebRngR8aGwZIA4UXFJygnu4zkWOJCQCHxY684FxEds6EA0N9IQnuy3/ZDl+POxFEAQfrlhBww+XjYhO2IDUfVkcUsihan1oyOIOepR2WnV6d1NPn6bNoZEeBonZaL5hcSMsKBUET5onZ29zQ4DFmu1Oslmr7eEgmokMtkuteHg+nCpD9zM06C8V5DfcgRzUVFk1T17R6gXSGLlyrSo8hFrSvRgp9Le05skQ9Gws1jhvyNtBp1jRxYyc4KVrHldBzkbfZ+tWpsBXCGD3JAMPDMo9XpYXBQZFFpGGjMNE1xqcy4S6vBNtnPCo6kj6J5aCRJaL5P6M/6xsP9t0juCUddQ8JzSd32/duf3nBH/pD98tnFlyabJRQotVMetzwV/3fmBA6tyryqL4FS+DCWcDoilIrzgz0cWSbAQ6gu0h8B8rZkHwZJw5FGeYBJALO2kJfBhwFY4LoHsOUcCv3qTXn5WOxEoIMWCf6+N3+74LvPJIBvhe6FiyRHxIfrCupzfq78hKiDs2OsVjj3C+nAAd04e1NOexeJA0/vLHN4kwXVNYD5Yk+OPGa/I6aFm8n5274NmBOBdIukpLZLKdTCSTos5SmHhBCLNogL9iknlfvlUcFuZIT9OaOZcyE7sliUs7zX0ZA1Lw0zujGm9CGKw7svv0uL3DJW9KWPNpCby9xtD1kEyLJc5OYEj1N4Jq/JqpFF2SnYrj8wZO1++Hexp2gWIjbJ1SsNaHbo5G58pQ2Q1Xk6hThEieQmjtfCBcjB815Y/DytH5127JjKpAXvQXbNbzM5VaKhqdzGwYTzTtvCTs/W7El7gbXT23laAtfzOIS71Y9OPkTitViDkqrvBZZstFKVF/pwWOdn7dMYFkfYiviauH+Zx8Pg7/SXHI1avy5dT1DYlxzL8oJKootLBmzXjOCNbJFteLXPa73a5FYt94Y5g4B6UgDsXb08TkHt9uvl7RGM+xqHHoNc7I4viW9CCVIVM4bspMTGVZ5KfqeilW3pMD34fRJ8qotbOnzxGx5YURaQ351DnZha66Ny9OvRgn/0Ky3jZe0JWwisMQGze6642T9PXUUEmFBKxrwpFSN+wJucG8q3tBRtiK6ZBcBRSH6M8QhZRhItda56ekVXZj4e3PIQ6mIUGfIgp6vK2qQ3gTK4CPzWP5JY4y6rtcOmbpn0Hf1iXaykAW1W8HP6R/ehogb+O8dAZT8cO0+LcspG2ZQqgxkrzyxDd89ob4MPevtv7NZ1lmp+jyk/y+0G0YyJwX1bF9fBEzMT8tZOzkvR29XAegKBXdt0kNHHe4B6fKPMAPn+GR1i3PCY0QLzqFxGe0yeivhw+DJlLrpe4SCb/AXRWmnOinw4GBAIZvDQ2nlPmxiPW0OCtBx0SwmA8IMCLfAamUN3hb1k+3rcVIMKXi3EJUdvB6F3BvC+UhgyIcrdB8ou6v6bdtf+CFQBpB2+fu3bqk+v5WyxgNrlB3s2/SHQaMtmFP/shHRXAsmRDOXNLS/kWl9kEMfMtApToHCSBTy3KcoPWjHIu+JBPnlOuUIMtThTYSf4UBIPviuFp7QGWF6y2ViTSXM3jHu2rvdlq/oYpCxRvCryPinBVY+a1axcNIUP+YfEt1JDZv58XvNmBlGKXtgyn/CaUlRzI7fxew5oratp8ry2b/8g8vvxTsdXV/ilGGQ7MRONKj3OiTW08rMZilP29Illo5fz5PPzgPvhgMmy1eRbdNyHyV64YkOHYNYMaXTnJfgPc/tZgBNGIw9DLgONwJCPwtWywFd0PWTm2sY5lnIiSOouDKP5UCCFhbWLjwn4cx4s1xXVQrDh+it61CstTSX3w4xWqWERWxJNSRRmKlQOIKoPHIHX+ITdjJY0XEON/2+G3fwQvKI0J255sZYlE9nrTrjH4RqRuxVkbwFxiwWeLRjhISweP1E9dOvwKnEa6YGm7JPcYBed+2mNmouIYX8qhpmvJKFdYbsAwSehl5UtnbS0jum4IyPqLGwxnEC2wOG3xarp8Qt6WMTiN18M5i/LTEUukd/hJQc2K6+NOQ40j7gtSUWx+SwMK2oKd3Akwtp3+NTBK6AEI2f+nIQITYtEZexqRQLfR2Gwq4zzg4N6SiBnOwjT9XSqLPzE1lP4B011sGCxbk3vLa20T/qDF0ilxBorU8d9yxJ7QZ1vIxuhs79h3n1vJk5D7x4iFIX4ubpRX26kA0AsQSFCKwFOyB+TwGXru7N8TscmatWDU9HxqgtIqAcy+/mf328Ke9H33wKaEzfvgsuTOvJwEFPKTwf9e25JY01scXQh2qdh6/MPcFtu3hPY4joTVYmJC86jCfhYtBlEpqOJkDELjdJnZv3sZOraXzfmv+UoXfVa7ooklDsmgDJlSAc1k4VP6EPs0hIwrMnvFP3tq3e6ejqptPagm3XxFgcEWVjF2TxnLXgacivC9KkvEQgqq3hVdc1qbRsxGZ/I4Ebrd8ElxaKGodVH0ONYQJK9U84s1hyNiO9Yn2B4S7OBVzfe9jyZaZn5rsIW/V6nNjHFOidRSC499GAE8YocOjYQof4CmJW9vDSnq2J6F+T8FLX9hkJjJZwWSuEr9DXZBwvq6d/fPZbPUvmYel8ip7zuXWTfFGn8BiIRqbATms1/MjE4yQCUQsADt6S+cdeahd9sz+FrJxvaZRJ+xcYtUTSfWNX9eEoV7ESqK4q8rtVwoBl2t1j6avgIQA+SjaYYGUZuWQoFp9gzMSZTdI1yoMXkikRA0WdsHhqZcKvyrKNlePHf27R5CtPIZLzIGi3PSW/qy0T+b02r4INdZ6506p8l2sweW50U/vSbUgd2bnvyN9qv9ma4seG6ur6vE7pLIOPKWH0/SzhLSYW9i7uyfQfOpuW3hV19sk/Re1fIJAbczr8ceoapDcN8cSoxqDZu9T7wc48J4xewkP9o87Ekg7vFuCd7VzuUGgbJy+a9nIJ8nSAxHV7M2sScL8kjiEXrv6M9nNs9vG6CSl4zI1Sp+xXL1qu6vtcIJ1p6cdN5mq7qlr8kA2LhdfO5qKqS7Aim1W2K+V7OHXWPK4Vt+TdoD+Hso6Jr1M/CThB37KFwLmegg4LOkuCKNxLkFcRGk+/kOCf7Nwd9fu7ZQlDVrILAnJIxTTQtPEhkiPmzVYkdsmSyCdUWJ41ApST3xg3a/Y8mgjyixLM9CoyG+a7fQXwI/TVXMgKLaGCSLXtu7BYp6rmeZeicfTJasJCMUk9mVgeDdt9H5kqitFB1WYTZ6CYbehfCTBjAfdwfMFmZyRGzg8A19vIVTmY+VFHzw1J1o1Ar8OAu741sjc81uDWvcKbPqlSpAfyvpjv4wDwLNC3J39GTa417gA6wlwGh3n2QBsTaTzwFGRybCR5bLWpdWn/Yt4HBKbFuDfO5p8q9mPj4qzUzw1Ep+lgrdPydfXwbLgoSf8G+BpYrWt4labsJMBW0cCgdFzk6PmUv5mvOdVHa3Y1r+8vtL5JdafzDNBBBBrZCQut/9ZqDRtOZ+P3vxPG4egf43Usdd/iylD4teNdDIL4jV7eviqF2xd1akSgkf72k2LJE45cLALa004XAEVuXeqKlviCKgDlx4AfyjxjAiQwzBY+lfKIMB8ZhiWQDJzn/tMvj9HH5NzpdQ/GCxVI78CCIHshiJNYK+Ga85MMg3GNbC5mOiEhKOuWEcVVCTjORNiFcbXmbGq2DlmYGqqIJxHxkepmoeIxZhV+IdxbnEHtWtk3mpnXefs7e724R08A7DKdM59Hv/WRrPbQquaFOXM/PsIuAoXPw85VqwumIvdiu3r5QcduomR4HWdFb66uZBT9Iw2emHJlRh3bHDM+s070O1dhz3LGfDyh3gYWt28t+ZsQWy7IAeN+H9vxtCYF4cfb2UOQeEWVlAmB4d6+wXadxHvWMYuOtCJ1mRrFuYf1ceFnho4HSjb86fEycEYgP/Zb/NDk+Rh89Bzi3/tF8OJ1yilrdO1zHD3J38gHvkAkipbL2aWruH0eHQYCevlsagmlTkvmdB+P2a5rxqAeoCcAyQUNnVel1rXHA3p9zDsVfpVHvFS9v3EY+QqFmbanIPRlATALv+vhGLssi/vqkgR9y/Id6h4EeZhZprtduk++9/G6DP0SK0iXlPY5uJZM7KboAWp64kAIlrndy8Z5acpNbLV93g3jCHR6gYlaFT2O8IVuOLEPh7Okkk2hKS1IiUTqWJLYldfkAbThbrYfmvspQ5TXrRWHMLLnMmPabIAU3wyvKP6RX6XIU3w9OMx5z4imvji5dDE6rEWyq8KdhomKfL40H/VzDVjbT5BIsexWomuo/eqRxjAQsNpAklikVc8dtc/xR7W2bkZtvH5iOPeOdNYwxPIwfIQnASUrEyLPboqp3U1LS0wQY6lFNYocz9pJnhk0dmVDLeRenX4g61pUkNmv20HlFtjOy9OFYqxa3RcBgkymQXUzYviv0ePpQxk2hcN7llh4TqI3Ym5eInFx2HrDGHzcoB7yFaICKkLXHSarkR+hpvIG54PLA02puAOA01IYTbiUkn3q50+e9Ty1viwJewwnFzSEEslJQa0jZnX3a9n9CZCTEWflpz62LvNeIqv9uiWksSUNDlOrHnrTyz11I2p0w39zCxGhJ9+rJNnw+kVll0ZRK0Nslx0JW4VlbE1WnfWUBM+LTATXGLX+IqZZG6d1D/PQKCo89+HWjBcAqfjY8cDwA6Oi5fp0W7SaNW11Mgp4s+goDvg5Td254Wk8dH9mIyk4bMGO/iS1V+Qx8LNB7gygjwHLO/tlq4H5PZ46Oz/SEYVqctO+RiZtuTiMamK1vFnM8EpOIUKHrt2AlXFLKpfDEndYclrq6DtFVDcExs0Zh9vKg8JNpXKzDgNP52zelIduT12hsEB4Acoh87tvaVwTp/1NHloZa6am/XSufwp+zO/vKO2anhgJwummZYOiYT7ZCFDeSfgSTDb1flxznb+cuKmoNVz242xgItmdnbvdMIfBmhIDUEnX8NBPfYNtrblzftOyCCRT2rU6QzfFbJcngZstvH7/RaeJ9Rj9+ZxrQ8iAEFi+7/Tt+6KiovmjJrshSkG7qQpgphdsZbbPX6+n7h0y9YUY5AuMFgwPbeEBmIwipjU8Sdk8rj5a55sI2nTrxhBsKakdspFKvr+nmp6Y/diYqHFsWz3Re0RSMwyq/HBFfX70iOY8hSoLj10J6u7UJBAQABEPfMB97WFY3Ihy6QOe9U6qfV7D4oaZMO/SDj9cMVDEXpRD4Fr8szEm11iEI6j0GEhaDXpUXJQUeTVe46PxDrj/zdeNyyhb4bYItJNqdSun71tYMDNPs8jxtDlZhbf5ePrNlTXmHnfOhKRDEAIjJ4POBqiZ3JiiYkK5Fi9/P8pEu+6jjvgCRQXEIMgauDJmEVACIx9YI0SW1NmMmbw6wOxxc+6mvzFacydtQM6wDSuKIA+2REQI2gzCFQC40oh79MG2mTwZ3X5A/SFbiPgKrEPJexCBTG/bHwcfLSjk+zNx1vqj3Uz7Lp3aaA+rSdWmIUk80KFb3As7m1jmAgR1XVZEf7KbVFKxGqPz3Wkmzy7wi9Ha5v5WaCZSxlYpJjLiJsVU0gFa+GnBYbC0Dv1LK82FYAEAAhQCBURSH8HtZPOcMw2zf0QlufC5vFDdhwgYjN0a831POXhUJblkGlHokGwr3c+MeSJNzaG2m5JWD9S8+HHv5TSyZOzjoJnco+Z+77J1ktvl1oKzr+0KCVR5dAQU+106RVbR7l1+bTJ2M6/az7llRnqOLi4r9/9ji5IWr+W/U+8/wd1i2TdyqnXJAiQHN2gdx3qVif01RBh+BLiCdqnouuwvu3z6dFtA89vivVYiz/TyX2atuIVoa5nXsGkVFIS9Pdg+1D3KCTWTkxeETKYBAga2gdwE2V2PXldsGtp0Sn6/SR8Y9+gWk+XSnNhrYo0CCvk11hASMso22SI8iWLJ07vHFBErUKSVsv/eWwnDmWgma6ZS720dmk3TPDd2QZzM3vIY+OZx2WKs1/Id13T77FQ3ELIrsyMajh3asGU4qY5osdQs0QQY34Ytt0UNPgyUJ3oqWLZfHVUc3q+13BH49KgFxvXeCNe9Aly/hCsn07CTkn7lYJ6IjZpwl6CCW0gUTL0yDirzEvm5clAOjxzoOJBdxHvUXgBme6xYZ3GTwIfYicj0oBLeVDrK9evJfouNFMALQrW7MTcgrNp/E7ZKWe8mTM3Ds663oFRrRMUMa2DE5KC0rCpxVYQfQq8JS5VhZQyUkULTtdc7q9zRdqWYe5SRvcmSiTxKONhVdTy3jyDK0g3j+430wgDPEOEvyrKnLamqOUdMTk5nuSRZM+lG7RyEugCgt4VRkR1TNhYq8ibTsucHy8dFJT/AG5IOsVqwF2O9txFZaDM/ubhwCVPwL2yG07nj0fvVmm7n334uW7irUshIGQOBCIEm030s0U9ZUyMDJuHIxuOveA05+xK+j+nEtjJt++uP+sYAjJ2QNWEPbRyGL9ggvLTVej9HUtcyBhiqK/VCFnYn6RzuveGMvywD62C789kNkP1HyuN/ETTpczMu2SHEwEcNVyk33jpfsSp704f1yid6vJTsmQ/G64stCd6rtNhcc+lNBEDpKBpBmD4QiS5diTEPZCw00uKss6dCIhCLMBuc6dsczEcFzo6/2mH1sOfbZofrPvjgxQ43nVIhkhELO5nprvRGLk+Fh/GlN7c7PiB5eR2rSQa45KgpC5lRA8MtQoP4AeYmrmaueFmOChcqE3a7MCnK65Q9tTWIbl6QZAPiGNEoUwaIy902XNjUVY1hPRJnVnFtr+G9+Sb58UMGWa0nLxXDOPQH2DE6IVFGXa0vGgyV00yNBKNtXRu//Zj27YInSpXeKiPeADbEw9fCgC/aSmcnowAHexsDZXaSeTCHMCmDFnJyDBsvMnM9F4MDUE9jO3HH4+q0GJ1/h0qeiVChb6gon42DofcBM3/EFS+1SbRePKmsAOBxxjwbXVL8Q8WEUPr8bVmnAE2NLz9cYGOY5rBxnSkrDjdr1YaoW3DScEjW23Aw8iavy5Ku7uDsIh7l7AWyuoJbs9yl8aweyEtKUPVqUY1H9VP1/Y9o5kbKvSxaeQ2wtNuBLLRAngWuB5QXQuVKwnfhLOJqHMs68Gw+/7HV8WoDLnf/VCWqrfjxA+bqb8QsonimWxdY3Thfg030N00BER0Bq/4PPmH0JosRhI2jqMqGkMlhwJCM13v8WazYt608lFETHegRLebaUyhwHbYe+2Ik89iIGR7dNlalbCzku09EZTzcAB3/yMlicIq8vaxcSRC7zVmSXUOQVewl57cBZoEHHYZW4nOOgTVqPOuiRtXiWN7Yvv+0uRr+p9LMKvjexHgR/23MdjgfryXQksc+vPBaxgpHwZ0iy3S/O8bbR2lPIT5/CRwuujsztCzoTN7HomxP6o8CPQYDTMc6pHesrPEszoVUjCJWBeJkrSyoZCB9hPPFXVWZlfwTW3JhsZoXW8IClj1KQdZin1EaNJgR1Sku7vbgL/uMQ/1x5HfYdNkJBIenbw9z8ig3yGjmO+MyREzotZI2OYtxNjfRvhpureLttesLXIDrNNJL5X22LuvMbtVKrNKp5F56aSTs1iE8yMkse6Ajg06OvPHJgio1JOoXrpcs8M+UEftf/BQp6xtzNJRhGrlhD2YLlGi6DsAM5LIBoUvVKkQ8NH7ITS8xBWzyBopEmzfiTFqzfD6ZSuJ94+K/Ii+MTymNZuOSOex1ffOf6kb180mHyzAwQGuFWnf1XNl94VfvXlsLeaC76nMqUXdy94k3pUuyIjXWWSXGS/r6tZIqyotxOHKuzCHbIqNlIquvZ9xhe3e4A9CvxhRiJfiHOjRP1k/XPMnxaLslyKqb/gdOSACi27mklrkIlRy4P2JZCMfI3/5tsU5fre8fxmamn3/IcvwuE1I7gtXAbGu+IZaGXea/sGx8JOsG4SdyLr15XBdOUJ0WXg7uGBs8haG36lWvBXBPiQCDyCVSd9PlhEkDWyIH+jHpAh/JGRnRamaexBwLtj32lTm8MjIA/p1/xKg8fnXgwoM7l39ZWo0ePPnkmvlXF7JE9YVw2Hm1okZrYhj0dc2VUhPZ+ZXz20AFmdsQNTLLAqf9DzeQH9Zx3HrE7jeYvkvd0JBCVHPHS35WiF+IcbNLTWCgGtiCAvgCOFp3K73w6J+ECklLgjMjfAAtgeDb0RqMcUIkgxCz0TgaggfcV4geiLQqBRPU9hC9oqc5kOnQo+nHvhrGihg5NMc4dOXFo0M8ZjhMF9+lpFkzrk8saGL6yVa+Qv5jeHP94DXIBClM5N0UL2LIleKmHrU5BLif3lFOi9VIWt/VYxsFLiFDLH52GvFQMZJpeCsBpVDa2SmcQqghd+UoXLw1gIufK+E26nT+reydwAgw7GX0xEFiQ58K0PCJ1IvA/5C4o/f///7bqxo2k9fcgwR9oqwByAJPT1LIUN2tMC1aVkpNY2Cz/SqTbYGbCOXfAfBtl5SI9s3IHRknFqFzzDIchLoytUMmNyk4X2X0BudI/J3y1uY7fvazpCxgDkrPyB6oHGXyg80fYs2NZVJY7kzwD9xS7Yd/XLWHy1T+TGFIB4KnRNz3pWHWCBZX7qzJnRrxQBbwW4yoTQtuMrdH4EwL52jUcvvjA3j56cRQdjhpI4ql64iIZzyHKhkTrQ+m3YmAD6QkGl4M735GVQ6BjZsAlG29AUKvxsjyKi0tF/DAEmlCsZrmCN6Hri/dikhinyoELjzw4z5ukYy5ppgPHv1wMbSE9sO/XnJanmqKVBsCyZw7Oz8CQ2HW9Z7vsgqh47pC0CeR1iHSQhp8MqXAWVYyABv5pFElPqhY+8E0kdTZYfiQscCHGjCJBYtdfcqd/RJe5KpNPhWTQ00mHv0ypVU5hHlAfd+UpqE70TSPGvpYi43Ynu4S6CZFM/JOnC+Br5OImS1kwlJ6+Ovyec1xJGh3tlO7iA9nbqX5dC3h9vBKS2suNSW+fTtqftmvePylCEUkGJGS9tUMGiPU0SHJ0VTX1YDnWYL1IDmvVBmUD+0JY1Oals/UsesYAHhCmbOPVvYogAaQD1hgJ2/N71TvvDvNVN87x5pnoRXNt4IkV2BO+eb9znaeJHlXUeAbsz178USCgkBj/j4t7uqeM6Xo3F8330WMmlz68cnsk3M6yGruduCds5NKvjUaDZpTQntllWyqOicpd7YlC5Zxg8JLeK1Cos73PB5coFpmKQ4hBMJvoo3h1FOWzXrlzvf5J+kFrf8kIcvpEm1KGKWQtLmt5M5pZOaMIWwhC+tbOvXKNZTzEQWCQDI4cHQXDC6ObZT5GclNNtvxX6d6GVYXoqOg2KaelOXNiL06051FnTtWseYSzKa7o/ta1pWXTus7FQrabkICtpkYwf+nGaorHug033xmvhwy8Sz9cMHoxVcmMxkPNsHXegWtmuXnbQGQUfIsC6nv49tvVaynR7mENdZSNsrOP418yrLhJtp4JeFVgeba7BIs2bNpSeUa0FkwiTq5MeDev875yH7LAhTayiHUwfgIED1OOy4VoDMTumZQ7Wcpq48KvzkZJfFuDEp7dpcsPuO4nWpWGgt/GvM/q4/CbF95v5r0EnNvK7q23dRtMWkIVioxCCRPngZ2/Qmynkz5O/4fJ3HSGMXTfD18B7jkn9Cw+JuQXDjEVLo2sUAgMcig61AQxHj0UI14dCBZYukO2P4x5M6cynkxhn/xXToUTDbun+pPrEyG3LBJwLR45nu2t9kkRObus7D4LTWtrcVXPo/AfPHujueTOwyJ/44hKHhyxibXfIHrOjNJA/mzthH60a9rLz/RiAJTQhhdKhtXFy8GLuw+4AP8ERr/hoA/rul274lnc962ggqa4ztz0tEE3QmAqqu2OfN/bMZpVIQMHdeAUYA8OBKIQ1LDOfsWenwV026WIVOKxGkz9qLaOExtdpZjbvqPJTUh7ye8g56QiJ9oxlegFOLO29al9Ci1zftKrF9pig/hk6yH8Wwx6EoKr62FSoFhc60kavYUBjFAsA077P7wY0hwrQ5l6tBSDBLlRbCd7LFGTXoKnXDgZALR01KTcith3P5bwM30YbWN3DTcInQFyUdKKtc4jLdWgqqzcQA5TVBfH4oi5XJQno+8oGR5zQULLpAjItRHNcYocAwK7jcMQ9yKp4i35shHYqnuKOCxzxyr9roxHrxsjn6XTuwlsS6V8CGybW9RsJRtzZO9XmQZQGAp+N+moWqsJlA1pTlp9yJjG2zyFMJtGItTZogNaUvL5lhw+fnybyKueJzv/uJL8LLy2IC4dQXh4NSu6/Vl12aYxdaez2LWTwOxH4qB6VMpCAZXtYDfU+nljvxU1ye84Ri/ZeY9DO/NUaehe8dnuZkgb1pqlDISbQmnl18f/p0dgDsY7jj/r3cQbnbJkdzu1+fOz8BKla4Ehx1nPiPMaRYVGVRi/X9zq2keqa9UawgaNt0loqaPUVwWcCczePERt3LJUgy1tkuXbZS/pi0ioCuvSkCrhy1RoU4sX9DwP/3oAzP03+F2LmICtz5sYdT3Y2uZJCIjgYY7A1k6tWhMn79Th1lCWV/TeVxTwJaOgnNEmz2lAVJKC2TKYKUVFuZpH1CltYoAo2aQ/scNS1kDJ1Q98jzjvno6lilxnazO8DW88ir3rzfPcVWHwGgVWJrd1VtzQen7sXf3CCJtyACPIchp7/0QhqH2Xtdc2OX5Btna4agmqh4bqJnH/RBFwxG+61cAR8rwovqzL9pC06Fc4twEysmmAWugJErUt+Gtrm1ayQTNKy7r7AQmZiyy24v9M0pLnJM6sWvQG4qYnackeDXxmTp6CofrAWfdGlvBiVv1ewhxb6bSR9VBQrMP0xsJcFhkl57TAG37A7KmnRvMRVNQw3mJUgBU0rXa3DgxDRZwwGxnjQfPbcdsM2WzJCDHCLtUjESmGZGpfCiPRIfjvP+BGM8lXrNHzqIOYLpBvo+6Ztppvqv6cyHNttpYqvXauhXBUBSroR2rD3gFqMNarRjRd3XSDeWSMEwBGqoJDloh1C6qzfN8Oc4LNrUWZiyKKf9Qm7bmLV336+xGTtmtvBrsviYZmgNxHP2st73NTmd+QHdhw5hAcxNIc4wdf1aypN7J+gktuci1S6QktZwUw6vBa/yfM2isPrM1Trl+5sItOlaYRzGtJ7mY0qd6Ml8lihC0UtUFnxelfYTKIYrFdCyi4w/Wg939KH43KQnnOkoa6joQcjnKN1NqpMc3T3IPeVQnlpdWwpd6ItUquUPXMhKi7iYRFzS4QbZVYZAH/O17m9/mOO4kF2uo9ueuPiVOdw5yMsKKO79dOH6+ibc5k959HAZwKeJ3ztiznUbDB6Ozflr9vCBY3zrVaPadJUyClT0VtN8ByMJ5I7V69fUPH8rJdqigUvvky3tTEyB5TZqHe4RaqWXG+y4n0EsniZKsOXM6627AlEsPs/dRLRK48zh1aOULKvY63qN/SpVhK1GPstzkKRZKPINJSxjAT8jCiVswyIj7yszrTZx3bsLFzB6kpsOX0cvS+zX5ZSR4QlGya5cFMvDX8vGTSWtNYnKfASw35itFjTjg82KAEaxzFRIxGqE0VEHnXRF04x+zqJG2QO79/ZR2k/AMCFj9aFWEGrLc7cBkNCDDXfdyCc3FdO4n1nRqewzOjNaXzRW08LaxdN2ay3PXjYpAul0XEMSbC9uNG8ONNyKC2gh5JthTtJKMkisHZNCR89bEpDvor01qa+4tRYuv4Ishu2Q7ZY94s9oXWMbzfVRrm9Bp4o1K7tyTSYPsixT/EHPUURQU+Yx8L0ZrmsoJdDuUut7HplIfvuixn1FfeQa07Y+AlU0eWDUoHLcuKyMmTYAcTqe7QZbalRaoW9+6YrJBEXUP2Sn/W/vlPGIoxNHdUuOcjTyg5NfVimh6mtqo1ciaXmxFrf0uIpG9p9+QhFXD6N4VbEPkBdcY9PEXwIrxxXfVr7wdfVoK4R6CxTcudu5bJ7DtDSW7LUcvgA8509GbdV/MBQu9TDzfnGXZTwCeX3+g4/Z65p0w/GBSwk0KX+vOTdYj8+i7PVqZZWaY4HpDuyLLtivyQKsBtK/+efvr7kV10WMPLCAOR/P7WBZVMlaDOUWjW4M7v2UGZdFARpep+Z/dRBwu13kgFLpEdv2x8vBUvBq/ILCAj2dFDjMEVocbwZke42tvGY8hiS3rZ5kxPJ0+kE/P//SkyAqEFdyY+q4IEOCW1t4XI/yc1WFlvytIfNIi1A4f0EPtILIzZPPf1+nVfZiNEde4rmRAZ5L3ko8jibN2bap05irDU4k1sOXcGeFTZ4uospMi5mE965LRExQV8R/hYmVAubMGgwNJuWBZbEuwlBMEjvvn7ng5a2fop48NAwmcMKv88bvKnoGU233Te+aIX9kwvlvNz4oGwLOheYbl2Aw5k3O9S1d8j6ho2t4/0SARRqNdwJIUt2wxLYs/H4U8TkdJDfXEz7Kx0tiAwsQzNYBr4Q6Pz1LutRUrnKwntOUnB7pmcJtUr35knnag3CT6/shUXQH4Fiyd28eYP5L1J8ESD0RQkBv56qaMRBIXDsl/9EPYljgqwSB2XCQGFoXm08/SHRy3JC1u8NaMIy0fVdVtu6K1PJBkNJqzKZNDYtGEeLAR4wyJsMKgEAATSU4FUgFV/B1a8tergk2vc8+35svEwxVxN2MwNiPAmIoZMnn14oWtVKhAqpCtBJU0lUAgEUo2Lwmf3rDO0qISCFs8ni8ioIg5wMu6Hy6ViQh/eGewXie9qf5pks0E0Lb7WGwZJ3w5irxxsoy2Bb76LIhF26LzWPkoeEIKHSOCdF0L0w9gC3mg6/x5kfWWXkKt3dPXzFggO9bm+sBHOz8eKjyMpg/LYlgtuvwMUoUuSY8urpaGY1bNZTzHepOR+Fi8TDI4x2p2AZnO4vfp18vAzP7vStbWwDo2WpmGKJlKlbcxOIBgN7giEzs1WDPNC0b13EVCRB0/r7mwVFV8JD6wcyGtjkr//HiO5Wxc1cZT7FuhVg1xceGOHUTA==
\.


--
-- Data for Name: nothing; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.nothing (bloom, counting, fuse, keyset, ribbon, ribbonmap) FROM stdin;
rbfiAQIBAACAaGmEAAABAAAAAAAAAAAAexSuR+F6hD8BAAAAAAAAAAA=	rbfiAQUBAAA1c9t1AAABAAAAAAAAAAAAexSuR+F6hD8EAAAAAAAAAAAAAAA=	rbfiAQQBAACCXx4lAAAAAAAAAAAAAAAAexSuR+F6hD8AAAAAAAAAAA==	rbfiAQEBAACvAKxOAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA==	rbfiAQMBAACCs/5+AAAAAAAAAAAAAAAAexSuR+F6hD8AAAAAAAAAAA==	rbfiAQYBAACX2TRCAAAAAAAAAAAAAAAAexSuR+F6hD8AAAAAAAAAAA==
\.


--
-- Data for Name: others_a_char; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.others_a_char (k) FROM stdin;
)
+
-
/
1
3
5
7
9
;
=
?
A
C
E
G
I
K
M
O
Q
S
U
W
Y
[
]
_
a
c
e
g
i
k
m
o
q
s
u
w
\.


--
-- Data for Name: others_bigint; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.others_bigint (k) FROM stdin;
1000000007
101000000707
103000000721
105000000735
107000000749
109000000763
11000000077
111000000777
113000000791
115000000805
117000000819
119000000833
121000000847
123000000861
125000000875
127000000889
129000000903
13000000091
131000000917
133000000931
135000000945
137000000959
139000000973
141000000987
143000001001
145000001015
147000001029
149000001043
15000000105
151000001057
153000001071
155000001085
157000001099
159000001113
161000001127
163000001141
165000001155
167000001169
169000001183
17000000119
171000001197
173000001211
175000001225
177000001239
179000001253
181000001267
183000001281
185000001295
187000001309
189000001323
19000000133
191000001337
193000001351
195000001365
197000001379
199000001393
21000000147
23000000161
25000000175
27000000189
29000000203
3000000021
31000000217
33000000231
35000000245
37000000259
39000000273
41000000287
43000000301
45000000315
47000000329
49000000343
5000000035
51000000357
53000000371
55000000385
57000000399
59000000413
61000000427
63000000441
65000000455
67000000469
69000000483
7000000049
71000000497
73000000511
75000000525
77000000539
79000000553
81000000567
83000000581
85000000595
87000000609
89000000623
9000000063
91000000637
93000000651
95000000665
97000000679
99000000693
\.


--
-- Data for Name: others_boolean; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.others_boolean (k) FROM stdin;
f
\.


--
-- Data for Name: others_bytea; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.others_bytea (k) FROM stdin;
\\x00000001
\\x00000003
\\x00000005
\\x00000007
\\x00000009
\\x0000000b
\\x0000000d
\\x0000000f
\\x00000011
\\x00000013
\\x00000015
\\x00000017
\\x00000019
\\x0000001b
\\x0000001d
\\x0000001f
\\x00000021
\\x00000023
\\x00000025
\\x00000027
\\x00000029
\\x0000002b
\\x0000002d
\\x0000002f
\\x00000031
\\x00000033
\\x00000035
\\x00000037
\\x00000039
\\x0000003b
\\x0000003d
\\x0000003f
\\x00000041
\\x00000043
\\x00000045
\\x00000047
\\x00000049
\\x0000004b
\\x0000004d
\\x0000004f
\\x00000051
\\x00000053
\\x00000055
\\x00000057
\\x00000059
\\x0000005b
\\x0000005d
\\x0000005f
\\x00000061
\\x00000063
\\x00000065
\\x00000067
\\x00000069
\\x0000006b
\\x0000006d
\\x0000006f
\\x00000071
\\x00000073
\\x00000075
\\x00000077
\\x00000079
\\x0000007b
\\x0000007d
\\x0000007f
\\x00000081
\\x00000083
\\x00000085
\\x00000087
\\x00000089
\\x0000008b
\\x0000008d
\\x0000008f
\\x00000091
\\x00000093
\\x00000095
\\x00000097
\\x00000099
\\x0000009b
\\x0000009d
\\x0000009f
\\x000000a1
\\x000000a3
\\x000000a5
\\x000000a7
\\x000000a9
\\x000000ab
\\x000000ad
\\x000000af
\\x000000b1
\\x000000b3
\\x000000b5
\\x000000b7
\\x000000b9
\\x000000bb
\\x000000bd
\\x000000bf
\\x000000c1
\\x000000c3
\\x000000c5
\\x000000c7
\.


--
-- Data for Name: others_char_9_; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.others_char_9_ (k) FROM stdin;
c1       
c101     
c103     
c105     
c107     
c109     
c11      
c111     
c113     
c115     
c117     
c119     
c121     
c123     
c125     
c127     
c129     
c13      
c131     
c133     
c135     
c137     
c139     
c141     
c143     
c145     
c147     
c149     
c15      
c151     
c153     
c155     
c157     
c159     
c161     
c163     
c165     
c167     
c169     
c17      
c171     
c173     
c175     
c177     
c179     
c181     
c183     
c185     
c187     
c189     
c19      
c191     
c193     
c195     
c197     
c199     
c21      
c23      
c25      
c27      
c29      
c3       
c31      
c33      
c35      
c37      
c39      
c41      
c43      
c45      
c47      
c49      
c5       
c51      
c53      
c55      
c57      
c59      
c61      
c63      
c65      
c67      
c69      
c7       
c71      
c73      
c75      
c77      
c79      
c81      
c83      
c85      
c87      
c89      
c9       
c91      
c93      
c95      
c97      
c99      
\.


--
-- Data for Name: others_cid; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.others_cid (k) FROM stdin;
1
101
103
105
107
109
11
111
113
115
117
119
121
123
125
127
129
13
131
133
135
137
139
141
143
145
147
149
15
151
153
155
157
159
161
163
165
167
169
17
171
173
175
177
179
181
183
185
187
189
19
191
193
195
197
199
21
23
25
27
29
3
31
33
35
37
39
41
43
45
47
49
5
51
53
55
57
59
61
63
65
67
69
7
71
73
75
77
79
81
83
85
87
89
9
91
93
95
97
99
\.


--
-- Data for Name: others_cidr; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.others_cidr (k) FROM stdin;
10.0.0.1/32
10.0.0.101/32
10.0.0.103/32
10.0.0.105/32
10.0.0.107/32
10.0.0.109/32
10.0.0.11/32
10.0.0.111/32
10.0.0.113/32
10.0.0.115/32
10.0.0.117/32
10.0.0.119/32
10.0.0.121/32
10.0.0.123/32
10.0.0.125/32
10.0.0.127/32
10.0.0.129/32
10.0.0.13/32
10.0.0.131/32
10.0.0.133/32
10.0.0.135/32
10.0.0.137/32
10.0.0.139/32
10.0.0.141/32
10.0.0.143/32
10.0.0.145/32
10.0.0.147/32
10.0.0.149/32
10.0.0.15/32
10.0.0.151/32
10.0.0.153/32
10.0.0.155/32
10.0.0.157/32
10.0.0.159/32
10.0.0.161/32
10.0.0.163/32
10.0.0.165/32
10.0.0.167/32
10.0.0.169/32
10.0.0.17/32
10.0.0.171/32
10.0.0.173/32
10.0.0.175/32
10.0.0.177/32
10.0.0.179/32
10.0.0.181/32
10.0.0.183/32
10.0.0.185/32
10.0.0.187/32
10.0.0.189/32
10.0.0.19/32
10.0.0.191/32
10.0.0.193/32
10.0.0.195/32
10.0.0.197/32
10.0.0.199/32
10.0.0.21/32
10.0.0.23/32
10.0.0.25/32
10.0.0.27/32
10.0.0.29/32
10.0.0.3/32
10.0.0.31/32
10.0.0.33/32
10.0.0.35/32
10.0.0.37/32
10.0.0.39/32
10.0.0.41/32
10.0.0.43/32
10.0.0.45/32
10.0.0.47/32
10.0.0.49/32
10.0.0.5/32
10.0.0.51/32
10.0.0.53/32
10.0.0.55/32
10.0.0.57/32
10.0.0.59/32
10.0.0.61/32
10.0.0.63/32
10.0.0.65/32
10.0.0.67/32
10.0.0.69/32
10.0.0.7/32
10.0.0.71/32
10.0.0.73/32
10.0.0.75/32
10.0.0.77/32
10.0.0.79/32
10.0.0.81/32
10.0.0.83/32
10.0.0.85/32
10.0.0.87/32
10.0.0.89/32
10.0.0.9/32
10.0.0.91/32
10.0.0.93/32
10.0.0.95/32
10.0.0.97/32
10.0.0.99/32
\.


--
-- Data for Name: others_color; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.others_color (k) FROM stdin;
green
light blue
\.


--
-- Data for Name: others_date; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.others_date (k) FROM stdin;
2000-01-02
2000-01-04
2000-01-06
2000-01-08
2000-01-10
2000-01-12
2000-01-14
2000-01-16
2000-01-18
2000-01-20
2000-01-22
2000-01-24
2000-01-26
2000-01-28
2000-01-30
2000-02-01
2000-02-03
2000-02-05
2000-02-07
2000-02-09
2000-02-11
2000-02-13
2000-02-15
2000-02-17
2000-02-19
2000-02-21
2000-02-23
2000-02-25
2000-02-27
2000-02-29
2000-03-02
2000-03-04
2000-03-06
2000-03-08
2000-03-10
2000-03-12
2000-03-14
2000-03-16
2000-03-18
2000-03-20
2000-03-22
2000-03-24
2000-03-26
2000-03-28
2000-03-30
2000-04-01
2000-04-03
2000-04-05
2000-04-07
2000-04-09
2000-04-11
2000-04-13
2000-04-15
2000-04-17
2000-04-19
2000-04-21
2000-04-23
2000-04-25
2000-04-27
2000-04-29
2000-05-01
2000-05-03
2000-05-05
2000-05-07
2000-05-09
2000-05-11
2000-05-13
2000-05-15
2000-05-17
2000-05-19
2000-05-21
2000-05-23
2000-05-25
2000-05-27
2000-05-29
2000-05-31
2000-06-02
2000-06-04
2000-06-06
2000-06-08
2000-06-10
2000-06-12
2000-06-14
2000-06-16
2000-06-18
2000-06-20
2000-06-22
2000-06-24
2000-06-26
2000-06-28
2000-06-30
2000-07-02
2000-07-04
2000-07-06
2000-07-08
2000-07-10
2000-07-12
2000-07-14
2000-07-16
2000-07-18
\.


--
-- Data for Name: others_double_precision; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.others_double_precision (k) FROM stdin;
0.14285714285714285
0.42857142857142855
0.7142857142857143
1
1.2857142857142858
1.5714285714285714
1.8571428571428572
10.142857142857142
10.428571428571429
10.714285714285714
11
11.285714285714286
11.571428571428571
11.857142857142858
12.142857142857142
12.428571428571429
12.714285714285714
13
13.285714285714286
13.571428571428571
13.857142857142858
14.142857142857142
14.428571428571429
14.714285714285714
15
15.285714285714286
15.571428571428571
15.857142857142858
16.142857142857142
16.428571428571427
16.714285714285715
17
17.285714285714285
17.571428571428573
17.857142857142858
18.142857142857142
18.428571428571427
18.714285714285715
19
19.285714285714285
19.571428571428573
19.857142857142858
2.142857142857143
2.4285714285714284
2.7142857142857144
20.142857142857142
20.428571428571427
20.714285714285715
21
21.285714285714285
21.571428571428573
21.857142857142858
22.142857142857142
22.428571428571427
22.714285714285715
23
23.285714285714285
23.571428571428573
23.857142857142858
24.142857142857142
24.428571428571427
24.714285714285715
25
25.285714285714285
25.571428571428573
25.857142857142858
26.142857142857142
26.428571428571427
26.714285714285715
27
27.285714285714285
27.571428571428573
27.857142857142858
28.142857142857142
28.428571428571427
3
3.2857142857142856
3.5714285714285716
3.857142857142857
4.142857142857143
4.428571428571429
4.714285714285714
5
5.285714285714286
5.571428571428571
5.857142857142857
6.142857142857143
6.428571428571429
6.714285714285714
7
7.285714285714286
7.571428571428571
7.857142857142857
8.142857142857142
8.428571428571429
8.714285714285714
9
9.285714285714286
9.571428571428571
9.857142857142858
\.


--
-- Data for Name: others_inet; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.others_inet (k) FROM stdin;
10.0.0.1
10.0.0.101
10.0.0.103
10.0.0.105
10.0.0.107
10.0.0.109
10.0.0.11
10.0.0.111
10.0.0.113
10.0.0.115
10.0.0.117
10.0.0.119
10.0.0.121
10.0.0.123
10.0.0.125
10.0.0.127
10.0.0.129
10.0.0.13
10.0.0.131
10.0.0.133
10.0.0.135
10.0.0.137
10.0.0.139
10.0.0.141
10.0.0.143
10.0.0.145
10.0.0.147
10.0.0.149
10.0.0.15
10.0.0.151
10.0.0.153
10.0.0.155
10.0.0.157
10.0.0.159
10.0.0.161
10.0.0.163
10.0.0.165
10.0.0.167
10.0.0.169
10.0.0.17
10.0.0.171
10.0.0.173
10.0.0.175
10.0.0.177
10.0.0.179
10.0.0.181
10.0.0.183
10.0.0.185
10.0.0.187
10.0.0.189
10.0.0.19
10.0.0.191
10.0.0.193
10.0.0.195
10.0.0.197
10.0.0.199
10.0.0.21
10.0.0.23
10.0.0.25
10.0.0.27
10.0.0.29
10.0.0.3
10.0.0.31
10.0.0.33
10.0.0.35
10.0.0.37
10.0.0.39
10.0.0.41
10.0.0.43
10.0.0.45
10.0.0.47
10.0.0.49
10.0.0.5
10.0.0.51
10.0.0.53
10.0.0.55
10.0.0.57
10.0.0.59
10.0.0.61
10.0.0.63
10.0.0.65
10.0.0.67
10.0.0.69
10.0.0.7
10.0.0.71
10.0.0.73
10.0.0.75
10.0.0.77
10.0.0.79
10.0.0.81
10.0.0.83
10.0.0.85
10.0.0.87
10.0.0.89
10.0.0.9
10.0.0.91
10.0.0.93
10.0.0.95
10.0.0.97
10.0.0.99
\.


--
-- Data for Name: others_int4multirange; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.others_int4multirange (k) FROM stdin;
{[1,2),[1000,1001)}
{[101,102),[1000,1001)}
{[103,104),[1000,1001)}
{[105,106),[1000,1001)}
{[107,108),[1000,1001)}
{[109,110),[1000,1001)}
{[11,12),[1000,1001)}
{[111,112),[1000,1001)}
{[113,114),[1000,1001)}
{[115,116),[1000,1001)}
{[117,118),[1000,1001)}
{[119,120),[1000,1001)}
{[121,122),[1000,1001)}
{[123,124),[1000,1001)}
{[125,126),[1000,1001)}
{[127,128),[1000,1001)}
{[129,130),[1000,1001)}
{[13,14),[1000,1001)}
{[131,132),[1000,1001)}
{[133,134),[1000,1001)}
{[135,136),[1000,1001)}
{[137,138),[1000,1001)}
{[139,140),[1000,1001)}
{[141,142),[1000,1001)}
{[143,144),[1000,1001)}
{[145,146),[1000,1001)}
{[147,148),[1000,1001)}
{[149,150),[1000,1001)}
{[15,16),[1000,1001)}
{[151,152),[1000,1001)}
{[153,154),[1000,1001)}
{[155,156),[1000,1001)}
{[157,158),[1000,1001)}
{[159,160),[1000,1001)}
{[161,162),[1000,1001)}
{[163,164),[1000,1001)}
{[165,166),[1000,1001)}
{[167,168),[1000,1001)}
{[169,170),[1000,1001)}
{[17,18),[1000,1001)}
{[171,172),[1000,1001)}
{[173,174),[1000,1001)}
{[175,176),[1000,1001)}
{[177,178),[1000,1001)}
{[179,180),[1000,1001)}
{[181,182),[1000,1001)}
{[183,184),[1000,1001)}
{[185,186),[1000,1001)}
{[187,188),[1000,1001)}
{[189,190),[1000,1001)}
{[19,20),[1000,1001)}
{[191,192),[1000,1001)}
{[193,194),[1000,1001)}
{[195,196),[1000,1001)}
{[197,198),[1000,1001)}
{[199,200),[1000,1001)}
{[21,22),[1000,1001)}
{[23,24),[1000,1001)}
{[25,26),[1000,1001)}
{[27,28),[1000,1001)}
{[29,30),[1000,1001)}
{[3,4),[1000,1001)}
{[31,32),[1000,1001)}
{[33,34),[1000,1001)}
{[35,36),[1000,1001)}
{[37,38),[1000,1001)}
{[39,40),[1000,1001)}
{[41,42),[1000,1001)}
{[43,44),[1000,1001)}
{[45,46),[1000,1001)}
{[47,48),[1000,1001)}
{[49,50),[1000,1001)}
{[5,6),[1000,1001)}
{[51,52),[1000,1001)}
{[53,54),[1000,1001)}
{[55,56),[1000,1001)}
{[57,58),[1000,1001)}
{[59,60),[1000,1001)}
{[61,62),[1000,1001)}
{[63,64),[1000,1001)}
{[65,66),[1000,1001)}
{[67,68),[1000,1001)}
{[69,70),[1000,1001)}
{[7,8),[1000,1001)}
{[71,72),[1000,1001)}
{[73,74),[1000,1001)}
{[75,76),[1000,1001)}
{[77,78),[1000,1001)}
{[79,80),[1000,1001)}
{[81,82),[1000,1001)}
{[83,84),[1000,1001)}
{[85,86),[1000,1001)}
{[87,88),[1000,1001)}
{[89,90),[1000,1001)}
{[9,10),[1000,1001)}
{[91,92),[1000,1001)}
{[93,94),[1000,1001)}
{[95,96),[1000,1001)}
{[97,98),[1000,1001)}
{[99,100),[1000,1001)}
\.


--
-- Data for Name: others_int4range; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.others_int4range (k) FROM stdin;
[1,3)
[101,103)
[103,105)
[105,107)
[107,109)
[109,111)
[11,13)
[111,113)
[113,115)
[115,117)
[117,119)
[119,121)
[121,123)
[123,125)
[125,127)
[127,129)
[129,131)
[13,15)
[131,133)
[133,135)
[135,137)
[137,139)
[139,141)
[141,143)
[143,145)
[145,147)
[147,149)
[149,151)
[15,17)
[151,153)
[153,155)
[155,157)
[157,159)
[159,161)
[161,163)
[163,165)
[165,167)
[167,169)
[169,171)
[17,19)
[171,173)
[173,175)
[175,177)
[177,179)
[179,181)
[181,183)
[183,185)
[185,187)
[187,189)
[189,191)
[19,21)
[191,193)
[193,195)
[195,197)
[197,199)
[199,201)
[21,23)
[23,25)
[25,27)
[27,29)
[29,31)
[3,5)
[31,33)
[33,35)
[35,37)
[37,39)
[39,41)
[41,43)
[43,45)
[45,47)
[47,49)
[49,51)
[5,7)
[51,53)
[53,55)
[55,57)
[57,59)
[59,61)
[61,63)
[63,65)
[65,67)
[67,69)
[69,71)
[7,9)
[71,73)
[73,75)
[75,77)
[77,79)
[79,81)
[81,83)
[83,85)
[85,87)
[87,89)
[89,91)
[9,11)
[91,93)
[93,95)
[95,97)
[97,99)
[99,101)
\.


--
-- Data for Name: others_integer; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.others_integer (k) FROM stdin;
1
101
103
105
107
109
11
111
113
115
117
119
121
123
125
127
129
13
131
133
135
137
139
141
143
145
147
149
15
151
153
155
157
159
161
163
165
167
169
17
171
173
175
177
179
181
183
185
187
189
19
191
193
195
197
199
21
23
25
27
29
3
31
33
35
37
39
41
43
45
47
49
5
51
53
55
57
59
61
63
65
67
69
7
71
73
75
77
79
81
83
85
87
89
9
91
93
95
97
99
\.


--
-- Data for Name: others_integer_array; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.others_integer_array (k) FROM stdin;
{1,NULL,-1}
{101,NULL,-101}
{103,NULL,-103}
{105,NULL,-105}
{107,NULL,-107}
{109,NULL,-109}
{11,NULL,-11}
{111,NULL,-111}
{113,NULL,-113}
{115,NULL,-115}
{117,NULL,-117}
{119,NULL,-119}
{121,NULL,-121}
{123,NULL,-123}
{125,NULL,-125}
{127,NULL,-127}
{129,NULL,-129}
{13,NULL,-13}
{131,NULL,-131}
{133,NULL,-133}
{135,NULL,-135}
{137,NULL,-137}
{139,NULL,-139}
{141,NULL,-141}
{143,NULL,-143}
{145,NULL,-145}
{147,NULL,-147}
{149,NULL,-149}
{15,NULL,-15}
{151,NULL,-151}
{153,NULL,-153}
{155,NULL,-155}
{157,NULL,-157}
{159,NULL,-159}
{161,NULL,-161}
{163,NULL,-163}
{165,NULL,-165}
{167,NULL,-167}
{169,NULL,-169}
{17,NULL,-17}
{171,NULL,-171}
{173,NULL,-173}
{175,NULL,-175}
{177,NULL,-177}
{179,NULL,-179}
{181,NULL,-181}
{183,NULL,-183}
{185,NULL,-185}
{187,NULL,-187}
{189,NULL,-189}
{19,NULL,-19}
{191,NULL,-191}
{193,NULL,-193}
{195,NULL,-195}
{197,NULL,-197}
{199,NULL,-199}
{21,NULL,-21}
{23,NULL,-23}
{25,NULL,-25}
{27,NULL,-27}
{29,NULL,-29}
{3,NULL,-3}
{31,NULL,-31}
{33,NULL,-33}
{35,NULL,-35}
{37,NULL,-37}
{39,NULL,-39}
{41,NULL,-41}
{43,NULL,-43}
{45,NULL,-45}
{47,NULL,-47}
{49,NULL,-49}
{5,NULL,-5}
{51,NULL,-51}
{53,NULL,-53}
{55,NULL,-55}
{57,NULL,-57}
{59,NULL,-59}
{61,NULL,-61}
{63,NULL,-63}
{65,NULL,-65}
{67,NULL,-67}
{69,NULL,-69}
{7,NULL,-7}
{71,NULL,-71}
{73,NULL,-73}
{75,NULL,-75}
{77,NULL,-77}
{79,NULL,-79}
{81,NULL,-81}
{83,NULL,-83}
{85,NULL,-85}
{87,NULL,-87}
{89,NULL,-89}
{9,NULL,-9}
{91,NULL,-91}
{93,NULL,-93}
{95,NULL,-95}
{97,NULL,-97}
{99,NULL,-99}
\.


--
-- Data for Name: others_interval; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.others_interval (k) FROM stdin;
01:00:00
03:00:00
05:00:00
07:00:00
09:00:00
101:00:00
103:00:00
105:00:00
107:00:00
109:00:00
111:00:00
113:00:00
115:00:00
117:00:00
119:00:00
11:00:00
121:00:00
123:00:00
125:00:00
127:00:00
129:00:00
131:00:00
133:00:00
135:00:00
137:00:00
139:00:00
13:00:00
141:00:00
143:00:00
145:00:00
147:00:00
149:00:00
151:00:00
153:00:00
155:00:00
157:00:00
159:00:00
15:00:00
161:00:00
163:00:00
165:00:00
167:00:00
169:00:00
171:00:00
173:00:00
175:00:00
177:00:00
179:00:00
17:00:00
181:00:00
183:00:00
185:00:00
187:00:00
189:00:00
191:00:00
193:00:00
195:00:00
197:00:00
199:00:00
19:00:00
21:00:00
23:00:00
25:00:00
27:00:00
29:00:00
31:00:00
33:00:00
35:00:00
37:00:00
39:00:00
41:00:00
43:00:00
45:00:00
47:00:00
49:00:00
51:00:00
53:00:00
55:00:00
57:00:00
59:00:00
61:00:00
63:00:00
65:00:00
67:00:00
69:00:00
71:00:00
73:00:00
75:00:00
77:00:00
79:00:00
81:00:00
83:00:00
85:00:00
87:00:00
89:00:00
91:00:00
93:00:00
95:00:00
97:00:00
99:00:00
\.


--
-- Data for Name: others_jsonb; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.others_jsonb (k) FROM stdin;
{"a": 101}
{"a": 103}
{"a": 105}
{"a": 107}
{"a": 109}
{"a": 111}
{"a": 113}
{"a": 115}
{"a": 117}
{"a": 119}
{"a": 11}
{"a": 121}
{"a": 123}
{"a": 125}
{"a": 127}
{"a": 129}
{"a": 131}
{"a": 133}
{"a": 135}
{"a": 137}
{"a": 139}
{"a": 13}
{"a": 141}
{"a": 143}
{"a": 145}
{"a": 147}
{"a": 149}
{"a": 151}
{"a": 153}
{"a": 155}
{"a": 157}
{"a": 159}
{"a": 15}
{"a": 161}
{"a": 163}
{"a": 165}
{"a": 167}
{"a": 169}
{"a": 171}
{"a": 173}
{"a": 175}
{"a": 177}
{"a": 179}
{"a": 17}
{"a": 181}
{"a": 183}
{"a": 185}
{"a": 187}
{"a": 189}
{"a": 191}
{"a": 193}
{"a": 195}
{"a": 197}
{"a": 199}
{"a": 19}
{"a": 1}
{"a": 21}
{"a": 23}
{"a": 25}
{"a": 27}
{"a": 29}
{"a": 31}
{"a": 33}
{"a": 35}
{"a": 37}
{"a": 39}
{"a": 3}
{"a": 41}
{"a": 43}
{"a": 45}
{"a": 47}
{"a": 49}
{"a": 51}
{"a": 53}
{"a": 55}
{"a": 57}
{"a": 59}
{"a": 5}
{"a": 61}
{"a": 63}
{"a": 65}
{"a": 67}
{"a": 69}
{"a": 71}
{"a": 73}
{"a": 75}
{"a": 77}
{"a": 79}
{"a": 7}
{"a": 81}
{"a": 83}
{"a": 85}
{"a": 87}
{"a": 89}
{"a": 91}
{"a": 93}
{"a": 95}
{"a": 97}
{"a": 99}
{"a": 9}
\.


--
-- Data for Name: others_macaddr; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.others_macaddr (k) FROM stdin;
00:00:00:00:00:01
00:00:00:00:00:03
00:00:00:00:00:05
00:00:00:00:00:07
00:00:00:00:00:09
00:00:00:00:00:0b
00:00:00:00:00:0d
00:00:00:00:00:0f
00:00:00:00:00:11
00:00:00:00:00:13
00:00:00:00:00:15
00:00:00:00:00:17
00:00:00:00:00:19
00:00:00:00:00:1b
00:00:00:00:00:1d
00:00:00:00:00:1f
00:00:00:00:00:21
00:00:00:00:00:23
00:00:00:00:00:25
00:00:00:00:00:27
00:00:00:00:00:29
00:00:00:00:00:2b
00:00:00:00:00:2d
00:00:00:00:00:2f
00:00:00:00:00:31
00:00:00:00:00:33
00:00:00:00:00:35
00:00:00:00:00:37
00:00:00:00:00:39
00:00:00:00:00:3b
00:00:00:00:00:3d
00:00:00:00:00:3f
00:00:00:00:00:41
00:00:00:00:00:43
00:00:00:00:00:45
00:00:00:00:00:47
00:00:00:00:00:49
00:00:00:00:00:4b
00:00:00:00:00:4d
00:00:00:00:00:4f
00:00:00:00:00:51
00:00:00:00:00:53
00:00:00:00:00:55
00:00:00:00:00:57
00:00:00:00:00:59
00:00:00:00:00:5b
00:00:00:00:00:5d
00:00:00:00:00:5f
00:00:00:00:00:61
00:00:00:00:00:63
00:00:00:00:00:65
00:00:00:00:00:67
00:00:00:00:00:69
00:00:00:00:00:6b
00:00:00:00:00:6d
00:00:00:00:00:6f
00:00:00:00:00:71
00:00:00:00:00:73
00:00:00:00:00:75
00:00:00:00:00:77
00:00:00:00:00:79
00:00:00:00:00:7b
00:00:00:00:00:7d
00:00:00:00:00:7f
00:00:00:00:00:81
00:00:00:00:00:83
00:00:00:00:00:85
00:00:00:00:00:87
00:00:00:00:00:89
00:00:00:00:00:8b
00:00:00:00:00:8d
00:00:00:00:00:8f
00:00:00:00:00:91
00:00:00:00:00:93
00:00:00:00:00:95
00:00:00:00:00:97
00:00:00:00:00:99
00:00:00:00:00:9b
00:00:00:00:00:9d
00:00:00:00:00:9f
00:00:00:00:00:a1
00:00:00:00:00:a3
00:00:00:00:00:a5
00:00:00:00:00:a7
00:00:00:00:00:a9
00:00:00:00:00:ab
00:00:00:00:00:ad
00:00:00:00:00:af
00:00:00:00:00:b1
00:00:00:00:00:b3
00:00:00:00:00:b5
00:00:00:00:00:b7
00:00:00:00:00:b9
00:00:00:00:00:bb
00:00:00:00:00:bd
00:00:00:00:00:bf
00:00:00:00:00:c1
00:00:00:00:00:c3
00:00:00:00:00:c5
00:00:00:00:00:c7
\.


--
-- Data for Name: others_macaddr8; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.others_macaddr8 (k) FROM stdin;
00:00:00:00:00:00:00:01
00:00:00:00:00:00:00:03
00:00:00:00:00:00:00:05
00:00:00:00:00:00:00:07
00:00:00:00:00:00:00:09
00:00:00:00:00:00:00:0b
00:00:00:00:00:00:00:0d
00:00:00:00:00:00:00:0f
00:00:00:00:00:00:00:11
00:00:00:00:00:00:00:13
00:00:00:00:00:00:00:15
00:00:00:00:00:00:00:17
00:00:00:00:00:00:00:19
00:00:00:00:00:00:00:1b
00:00:00:00:00:00:00:1d
00:00:00:00:00:00:00:1f
00:00:00:00:00:00:00:21
00:00:00:00:00:00:00:23
00:00:00:00:00:00:00:25
00:00:00:00:00:00:00:27
00:00:00:00:00:00:00:29
00:00:00:00:00:00:00:2b
00:00:00:00:00:00:00:2d
00:00:00:00:00:00:00:2f
00:00:00:00:00:00:00:31
00:00:00:00:00:00:00:33
00:00:00:00:00:00:00:35
00:00:00:00:00:00:00:37
00:00:00:00:00:00:00:39
00:00:00:00:00:00:00:3b
00:00:00:00:00:00:00:3d
00:00:00:00:00:00:00:3f
00:00:00:00:00:00:00:41
00:00:00:00:00:00:00:43
00:00:00:00:00:00:00:45
00:00:00:00:00:00:00:47
00:00:00:00:00:00:00:49
00:00:00:00:00:00:00:4b
00:00:00:00:00:00:00:4d
00:00:00:00:00:00:00:4f
00:00:00:00:00:00:00:51
00:00:00:00:00:00:00:53
00:00:00:00:00:00:00:55
00:00:00:00:00:00:00:57
00:00:00:00:00:00:00:59
00:00:00:00:00:00:00:5b
00:00:00:00:00:00:00:5d
00:00:00:00:00:00:00:5f
00:00:00:00:00:00:00:61
00:00:00:00:00:00:00:63
00:00:00:00:00:00:00:65
00:00:00:00:00:00:00:67
00:00:00:00:00:00:00:69
00:00:00:00:00:00:00:6b
00:00:00:00:00:00:00:6d
00:00:00:00:00:00:00:6f
00:00:00:00:00:00:00:71
00:00:00:00:00:00:00:73
00:00:00:00:00:00:00:75
00:00:00:00:00:00:00:77
00:00:00:00:00:00:00:79
00:00:00:00:00:00:00:7b
00:00:00:00:00:00:00:7d
00:00:00:00:00:00:00:7f
00:00:00:00:00:00:00:81
00:00:00:00:00:00:00:83
00:00:00:00:00:00:00:85
00:00:00:00:00:00:00:87
00:00:00:00:00:00:00:89
00:00:00:00:00:00:00:8b
00:00:00:00:00:00:00:8d
00:00:00:00:00:00:00:8f
00:00:00:00:00:00:00:91
00:00:00:00:00:00:00:93
00:00:00:00:00:00:00:95
00:00:00:00:00:00:00:97
00:00:00:00:00:00:00:99
00:00:00:00:00:00:00:9b
00:00:00:00:00:00:00:9d
00:00:00:00:00:00:00:9f
00:00:00:00:00:00:00:a1
00:00:00:00:00:00:00:a3
00:00:00:00:00:00:00:a5
00:00:00:00:00:00:00:a7
00:00:00:00:00:00:00:a9
00:00:00:00:00:00:00:ab
00:00:00:00:00:00:00:ad
00:00:00:00:00:00:00:af
00:00:00:00:00:00:00:b1
00:00:00:00:00:00:00:b3
00:00:00:00:00:00:00:b5
00:00:00:00:00:00:00:b7
00:00:00:00:00:00:00:b9
00:00:00:00:00:00:00:bb
00:00:00:00:00:00:00:bd
00:00:00:00:00:00:00:bf
00:00:00:00:00:00:00:c1
00:00:00:00:00:00:00:c3
00:00:00:00:00:00:00:c5
00:00:00:00:00:00:00:c7
\.


--
-- Data for Name: others_name; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.others_name (k) FROM stdin;
key 1
key 101
key 103
key 105
key 107
key 109
key 11
key 111
key 113
key 115
key 117
key 119
key 121
key 123
key 125
key 127
key 129
key 13
key 131
key 133
key 135
key 137
key 139
key 141
key 143
key 145
key 147
key 149
key 15
key 151
key 153
key 155
key 157
key 159
key 161
key 163
key 165
key 167
key 169
key 17
key 171
key 173
key 175
key 177
key 179
key 181
key 183
key 185
key 187
key 189
key 19
key 191
key 193
key 195
key 197
key 199
key 21
key 23
key 25
key 27
key 29
key 3
key 31
key 33
key 35
key 37
key 39
key 41
key 43
key 45
key 47
key 49
key 5
key 51
key 53
key 55
key 57
key 59
key 61
key 63
key 65
key 67
key 69
key 7
key 71
key 73
key 75
key 77
key 79
key 81
key 83
key 85
key 87
key 89
key 9
key 91
key 93
key 95
key 97
key 99
\.


--
-- Data for Name: others_numeric; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.others_numeric (k) FROM stdin;
1.25
101.25
103.75
106.25
108.75
11.25
111.25
113.75
116.25
118.75
121.25
123.75
126.25
128.75
13.75
131.25
133.75
136.25
138.75
141.25
143.75
146.25
148.75
151.25
153.75
156.25
158.75
16.25
161.25
163.75
166.25
168.75
171.25
173.75
176.25
178.75
18.75
181.25
183.75
186.25
188.75
191.25
193.75
196.25
198.75
201.25
203.75
206.25
208.75
21.25
211.25
213.75
216.25
218.75
221.25
223.75
226.25
228.75
23.75
231.25
233.75
236.25
238.75
241.25
243.75
246.25
248.75
26.25
28.75
3.75
31.25
33.75
36.25
38.75
41.25
43.75
46.25
48.75
51.25
53.75
56.25
58.75
6.25
61.25
63.75
66.25
68.75
71.25
73.75
76.25
78.75
8.75
81.25
83.75
86.25
88.75
91.25
93.75
96.25
98.75
\.


--
-- Data for Name: others_oid; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.others_oid (k) FROM stdin;
1
101
103
105
107
109
11
111
113
115
117
119
121
123
125
127
129
13
131
133
135
137
139
141
143
145
147
149
15
151
153
155
157
159
161
163
165
167
169
17
171
173
175
177
179
181
183
185
187
189
19
191
193
195
197
199
21
23
25
27
29
3
31
33
35
37
39
41
43
45
47
49
5
51
53
55
57
59
61
63
65
67
69
7
71
73
75
77
79
81
83
85
87
89
9
91
93
95
97
99
\.


--
-- Data for Name: others_pair; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.others_pair (k) FROM stdin;
(1,b1)
(101,b101)
(103,b103)
(105,b105)
(107,b107)
(109,b109)
(11,b11)
(111,b111)
(113,b113)
(115,b115)
(117,b117)
(119,b119)
(121,b121)
(123,b123)
(125,b125)
(127,b127)
(129,b129)
(13,b13)
(131,b131)
(133,b133)
(135,b135)
(137,b137)
(139,b139)
(141,b141)
(143,b143)
(145,b145)
(147,b147)
(149,b149)
(15,b15)
(151,b151)
(153,b153)
(155,b155)
(157,b157)
(159,b159)
(161,b161)
(163,b163)
(165,b165)
(167,b167)
(169,b169)
(17,b17)
(171,b171)
(173,b173)
(175,b175)
(177,b177)
(179,b179)
(181,b181)
(183,b183)
(185,b185)
(187,b187)
(189,b189)
(19,b19)
(191,b191)
(193,b193)
(195,b195)
(197,b197)
(199,b199)
(21,b21)
(23,b23)
(25,b25)
(27,b27)
(29,b29)
(3,b3)
(31,b31)
(33,b33)
(35,b35)
(37,b37)
(39,b39)
(41,b41)
(43,b43)
(45,b45)
(47,b47)
(49,b49)
(5,b5)
(51,b51)
(53,b53)
(55,b55)
(57,b57)
(59,b59)
(61,b61)
(63,b63)
(65,b65)
(67,b67)
(69,b69)
(7,b7)
(71,b71)
(73,b73)
(75,b75)
(77,b77)
(79,b79)
(81,b81)
(83,b83)
(85,b85)
(87,b87)
(89,b89)
(9,b9)
(91,b91)
(93,b93)
(95,b95)
(97,b97)
(99,b99)
\.


--
-- Data for Name: others_pg_lsn; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.others_pg_lsn (k) FROM stdin;
0/1
0/11
0/13
0/15
0/17
0/19
0/1B
0/1D
0/1F
0/21
0/23
0/25
0/27
0/29
0/2B
0/2D
0/2F
0/3
0/31
0/33
0/35
0/37
0/39
0/3B
0/3D
0/3F
0/41
0/43
0/45
0/47
0/49
0/4B
0/4D
0/4F
0/5
0/51
0/53
0/55
0/57
0/59
0/5B
0/5D
0/5F
0/61
0/63
0/65
0/67
0/69
0/6B
0/6D
0/6F
0/7
0/71
0/73
0/75
0/77
0/79
0/7B
0/7D
0/7F
0/81
0/83
0/85
0/87
0/89
0/8B
0/8D
0/8F
0/9
0/91
0/93
0/95
0/97
0/99
0/9B
0/9D
0/9F
0/A1
0/A3
0/A5
0/A7
0/A9
0/AB
0/AD
0/AF
0/B
0/B1
0/B3
0/B5
0/B7
0/B9
0/BB
0/BD
0/BF
0/C1
0/C3
0/C5
0/C7
0/D
0/F
\.


--
-- Data for Name: others_positive; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.others_positive (k) FROM stdin;
1
101
103
105
107
109
11
111
113
115
117
119
121
123
125
127
129
13
131
133
135
137
139
141
143
145
147
149
15
151
153
155
157
159
161
163
165
167
169
17
171
173
175
177
179
181
183
185
187
189
19
191
193
195
197
199
21
23
25
27
29
3
31
33
35
37
39
41
43
45
47
49
5
51
53
55
57
59
61
63
65
67
69
7
71
73
75
77
79
81
83
85
87
89
9
91
93
95
97
99
\.


--
-- Data for Name: others_real; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.others_real (k) FROM stdin;
0.125
0.375
0.625
0.875
1.125
1.375
1.625
1.875
10.125
10.375
10.625
10.875
11.125
11.375
11.625
11.875
12.125
12.375
12.625
12.875
13.125
13.375
13.625
13.875
14.125
14.375
14.625
14.875
15.125
15.375
15.625
15.875
16.125
16.375
16.625
16.875
17.125
17.375
17.625
17.875
18.125
18.375
18.625
18.875
19.125
19.375
19.625
19.875
2.125
2.375
2.625
2.875
20.125
20.375
20.625
20.875
21.125
21.375
21.625
21.875
22.125
22.375
22.625
22.875
23.125
23.375
23.625
23.875
24.125
24.375
24.625
24.875
3.125
3.375
3.625
3.875
4.125
4.375
4.625
4.875
5.125
5.375
5.625
5.875
6.125
6.375
6.625
6.875
7.125
7.375
7.625
7.875
8.125
8.375
8.625
8.875
9.125
9.375
9.625
9.875
\.


--
-- Data for Name: others_smallint; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.others_smallint (k) FROM stdin;
1
101
103
105
107
109
11
111
113
115
117
119
121
123
125
127
129
13
131
133
135
137
139
141
143
145
147
149
15
151
153
155
157
159
161
163
165
167
169
17
171
173
175
177
179
181
183
185
187
189
19
191
193
195
197
199
21
23
25
27
29
3
31
33
35
37
39
41
43
45
47
49
5
51
53
55
57
59
61
63
65
67
69
7
71
73
75
77
79
81
83
85
87
89
9
91
93
95
97
99
\.


--
-- Data for Name: others_text; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.others_text (k) FROM stdin;
key 1 ä
key 101 ä
key 103 ä
key 105 ä
key 107 ä
key 109 ä
key 11 ä
key 111 ä
key 113 ä
key 115 ä
key 117 ä
key 119 ä
key 121 ä
key 123 ä
key 125 ä
key 127 ä
key 129 ä
key 13 ä
key 131 ä
key 133 ä
key 135 ä
key 137 ä
key 139 ä
key 141 ä
key 143 ä
key 145 ä
key 147 ä
key 149 ä
key 15 ä
key 151 ä
key 153 ä
key 155 ä
key 157 ä
key 159 ä
key 161 ä
key 163 ä
key 165 ä
key 167 ä
key 169 ä
key 17 ä
key 171 ä
key 173 ä
key 175 ä
key 177 ä
key 179 ä
key 181 ä
key 183 ä
key 185 ä
key 187 ä
key 189 ä
key 19 ä
key 191 ä
key 193 ä
key 195 ä
key 197 ä
key 199 ä
key 21 ä
key 23 ä
key 25 ä
key 27 ä
key 29 ä
key 3 ä
key 31 ä
key 33 ä
key 35 ä
key 37 ä
key 39 ä
key 41 ä
key 43 ä
key 45 ä
key 47 ä
key 49 ä
key 5 ä
key 51 ä
key 53 ä
key 55 ä
key 57 ä
key 59 ä
key 61 ä
key 63 ä
key 65 ä
key 67 ä
key 69 ä
key 7 ä
key 71 ä
key 73 ä
key 75 ä
key 77 ä
key 79 ä
key 81 ä
key 83 ä
key 85 ä
key 87 ä
key 89 ä
key 9 ä
key 91 ä
key 93 ä
key 95 ä
key 97 ä
key 99 ä
\.


--
-- Data for Name: others_text_array; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.others_text_array (k) FROM stdin;
{a1,NULL}
{a101,NULL}
{a103,NULL}
{a105,NULL}
{a107,NULL}
{a109,NULL}
{a11,NULL}
{a111,NULL}
{a113,NULL}
{a115,NULL}
{a117,NULL}
{a119,NULL}
{a121,NULL}
{a123,NULL}
{a125,NULL}
{a127,NULL}
{a129,NULL}
{a13,NULL}
{a131,NULL}
{a133,NULL}
{a135,NULL}
{a137,NULL}
{a139,NULL}
{a141,NULL}
{a143,NULL}
{a145,NULL}
{a147,NULL}
{a149,NULL}
{a15,NULL}
{a151,NULL}
{a153,NULL}
{a155,NULL}
{a157,NULL}
{a159,NULL}
{a161,NULL}
{a163,NULL}
{a165,NULL}
{a167,NULL}
{a169,NULL}
{a17,NULL}
{a171,NULL}
{a173,NULL}
{a175,NULL}
{a177,NULL}
{a179,NULL}
{a181,NULL}
{a183,NULL}
{a185,NULL}
{a187,NULL}
{a189,NULL}
{a19,NULL}
{a191,NULL}
{a193,NULL}
{a195,NULL}
{a197,NULL}
{a199,NULL}
{a21,NULL}
{a23,NULL}
{a25,NULL}
{a27,NULL}
{a29,NULL}
{a3,NULL}
{a31,NULL}
{a33,NULL}
{a35,NULL}
{a37,NULL}
{a39,NULL}
{a41,NULL}
{a43,NULL}
{a45,NULL}
{a47,NULL}
{a49,NULL}
{a5,NULL}
{a51,NULL}
{a53,NULL}
{a55,NULL}
{a57,NULL}
{a59,NULL}
{a61,NULL}
{a63,NULL}
{a65,NULL}
{a67,NULL}
{a69,NULL}
{a7,NULL}
{a71,NULL}
{a73,NULL}
{a75,NULL}
{a77,NULL}
{a79,NULL}
{a81,NULL}
{a83,NULL}
{a85,NULL}
{a87,NULL}
{a89,NULL}
{a9,NULL}
{a91,NULL}
{a93,NULL}
{a95,NULL}
{a97,NULL}
{a99,NULL}
\.


--
-- Data for Name: others_tid; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.others_tid (k) FROM stdin;
(1,1)
(101,1)
(103,1)
(105,1)
(107,1)
(109,1)
(11,1)
(111,1)
(113,1)
(115,1)
(117,1)
(119,1)
(121,1)
(123,1)
(125,1)
(127,1)
(129,1)
(13,1)
(131,1)
(133,1)
(135,1)
(137,1)
(139,1)
(141,1)
(143,1)
(145,1)
(147,1)
(149,1)
(15,1)
(151,1)
(153,1)
(155,1)
(157,1)
(159,1)
(161,1)
(163,1)
(165,1)
(167,1)
(169,1)
(17,1)
(171,1)
(173,1)
(175,1)
(177,1)
(179,1)
(181,1)
(183,1)
(185,1)
(187,1)
(189,1)
(19,1)
(191,1)
(193,1)
(195,1)
(197,1)
(199,1)
(21,1)
(23,1)
(25,1)
(27,1)
(29,1)
(3,1)
(31,1)
(33,1)
(35,1)
(37,1)
(39,1)
(41,1)
(43,1)
(45,1)
(47,1)
(49,1)
(5,1)
(51,1)
(53,1)
(55,1)
(57,1)
(59,1)
(61,1)
(63,1)
(65,1)
(67,1)
(69,1)
(7,1)
(71,1)
(73,1)
(75,1)
(77,1)
(79,1)
(81,1)
(83,1)
(85,1)
(87,1)
(89,1)
(9,1)
(91,1)
(93,1)
(95,1)
(97,1)
(99,1)
\.


--
-- Data for Name: others_time; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.others_time (k) FROM stdin;
00:01:00
00:03:00
00:05:00
00:07:00
00:09:00
00:11:00
00:13:00
00:15:00
00:17:00
00:19:00
00:21:00
00:23:00
00:25:00
00:27:00
00:29:00
00:31:00
00:33:00
00:35:00
00:37:00
00:39:00
00:41:00
00:43:00
00:45:00
00:47:00
00:49:00
00:51:00
00:53:00
00:55:00
00:57:00
00:59:00
01:01:00
01:03:00
01:05:00
01:07:00
01:09:00
01:11:00
01:13:00
01:15:00
01:17:00
01:19:00
01:21:00
01:23:00
01:25:00
01:27:00
01:29:00
01:31:00
01:33:00
01:35:00
01:37:00
01:39:00
01:41:00
01:43:00
01:45:00
01:47:00
01:49:00
01:51:00
01:53:00
01:55:00
01:57:00
01:59:00
02:01:00
02:03:00
02:05:00
02:07:00
02:09:00
02:11:00
02:13:00
02:15:00
02:17:00
02:19:00
02:21:00
02:23:00
02:25:00
02:27:00
02:29:00
02:31:00
02:33:00
02:35:00
02:37:00
02:39:00
02:41:00
02:43:00
02:45:00
02:47:00
02:49:00
02:51:00
02:53:00
02:55:00
02:57:00
02:59:00
03:01:00
03:03:00
03:05:00
03:07:00
03:09:00
03:11:00
03:13:00
03:15:00
03:17:00
03:19:00
\.


--
-- Data for Name: others_timestamp; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.others_timestamp (k) FROM stdin;
2000-01-01 01:00:00
2000-01-01 03:00:00
2000-01-01 05:00:00
2000-01-01 07:00:00
2000-01-01 09:00:00
2000-01-01 11:00:00
2000-01-01 13:00:00
2000-01-01 15:00:00
2000-01-01 17:00:00
2000-01-01 19:00:00
2000-01-01 21:00:00
2000-01-01 23:00:00
2000-01-02 01:00:00
2000-01-02 03:00:00
2000-01-02 05:00:00
2000-01-02 07:00:00
2000-01-02 09:00:00
2000-01-02 11:00:00
2000-01-02 13:00:00
2000-01-02 15:00:00
2000-01-02 17:00:00
2000-01-02 19:00:00
2000-01-02 21:00:00
2000-01-02 23:00:00
2000-01-03 01:00:00
2000-01-03 03:00:00
2000-01-03 05:00:00
2000-01-03 07:00:00
2000-01-03 09:00:00
2000-01-03 11:00:00
2000-01-03 13:00:00
2000-01-03 15:00:00
2000-01-03 17:00:00
2000-01-03 19:00:00
2000-01-03 21:00:00
2000-01-03 23:00:00
2000-01-04 01:00:00
2000-01-04 03:00:00
2000-01-04 05:00:00
2000-01-04 07:00:00
2000-01-04 09:00:00
2000-01-04 11:00:00
2000-01-04 13:00:00
2000-01-04 15:00:00
2000-01-04 17:00:00
2000-01-04 19:00:00
2000-01-04 21:00:00
2000-01-04 23:00:00
2000-01-05 01:00:00
2000-01-05 03:00:00
2000-01-05 05:00:00
2000-01-05 07:00:00
2000-01-05 09:00:00
2000-01-05 11:00:00
2000-01-05 13:00:00
2000-01-05 15:00:00
2000-01-05 17:00:00
2000-01-05 19:00:00
2000-01-05 21:00:00
2000-01-05 23:00:00
2000-01-06 01:00:00
2000-01-06 03:00:00
2000-01-06 05:00:00
2000-01-06 07:00:00
2000-01-06 09:00:00
2000-01-06 11:00:00
2000-01-06 13:00:00
2000-01-06 15:00:00
2000-01-06 17:00:00
2000-01-06 19:00:00
2000-01-06 21:00:00
2000-01-06 23:00:00
2000-01-07 01:00:00
2000-01-07 03:00:00
2000-01-07 05:00:00
2000-01-07 07:00:00
2000-01-07 09:00:00
2000-01-07 11:00:00
2000-01-07 13:00:00
2000-01-07 15:00:00
2000-01-07 17:00:00
2000-01-07 19:00:00
2000-01-07 21:00:00
2000-01-07 23:00:00
2000-01-08 01:00:00
2000-01-08 03:00:00
2000-01-08 05:00:00
2000-01-08 07:00:00
2000-01-08 09:00:00
2000-01-08 11:00:00
2000-01-08 13:00:00
2000-01-08 15:00:00
2000-01-08 17:00:00
2000-01-08 19:00:00
2000-01-08 21:00:00
2000-01-08 23:00:00
2000-01-09 01:00:00
2000-01-09 03:00:00
2000-01-09 05:00:00
2000-01-09 07:00:00
\.


--
-- Data for Name: others_timestamptz; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.others_timestamptz (k) FROM stdin;
2000-01-01 01:00:00+00
2000-01-01 03:00:00+00
2000-01-01 05:00:00+00
2000-01-01 07:00:00+00
2000-01-01 09:00:00+00
2000-01-01 11:00:00+00
2000-01-01 13:00:00+00
2000-01-01 15:00:00+00
2000-01-01 17:00:00+00
2000-01-01 19:00:00+00
2000-01-01 21:00:00+00
2000-01-01 23:00:00+00
2000-01-02 01:00:00+00
2000-01-02 03:00:00+00
2000-01-02 05:00:00+00
2000-01-02 07:00:00+00
2000-01-02 09:00:00+00
2000-01-02 11:00:00+00
2000-01-02 13:00:00+00
2000-01-02 15:00:00+00
2000-01-02 17:00:00+00
2000-01-02 19:00:00+00
2000-01-02 21:00:00+00
2000-01-02 23:00:00+00
2000-01-03 01:00:00+00
2000-01-03 03:00:00+00
2000-01-03 05:00:00+00
2000-01-03 07:00:00+00
2000-01-03 09:00:00+00
2000-01-03 11:00:00+00
2000-01-03 13:00:00+00
2000-01-03 15:00:00+00
2000-01-03 17:00:00+00
2000-01-03 19:00:00+00
2000-01-03 21:00:00+00
2000-01-03 23:00:00+00
2000-01-04 01:00:00+00
2000-01-04 03:00:00+00
2000-01-04 05:00:00+00
2000-01-04 07:00:00+00
2000-01-04 09:00:00+00
2000-01-04 11:00:00+00
2000-01-04 13:00:00+00
2000-01-04 15:00:00+00
2000-01-04 17:00:00+00
2000-01-04 19:00:00+00
2000-01-04 21:00:00+00
2000-01-04 23:00:00+00
2000-01-05 01:00:00+00
2000-01-05 03:00:00+00
2000-01-05 05:00:00+00
2000-01-05 07:00:00+00
2000-01-05 09:00:00+00
2000-01-05 11:00:00+00
2000-01-05 13:00:00+00
2000-01-05 15:00:00+00
2000-01-05 17:00:00+00
2000-01-05 19:00:00+00
2000-01-05 21:00:00+00
2000-01-05 23:00:00+00
2000-01-06 01:00:00+00
2000-01-06 03:00:00+00
2000-01-06 05:00:00+00
2000-01-06 07:00:00+00
2000-01-06 09:00:00+00
2000-01-06 11:00:00+00
2000-01-06 13:00:00+00
2000-01-06 15:00:00+00
2000-01-06 17:00:00+00
2000-01-06 19:00:00+00
2000-01-06 21:00:00+00
2000-01-06 23:00:00+00
2000-01-07 01:00:00+00
2000-01-07 03:00:00+00
2000-01-07 05:00:00+00
2000-01-07 07:00:00+00
2000-01-07 09:00:00+00
2000-01-07 11:00:00+00
2000-01-07 13:00:00+00
2000-01-07 15:00:00+00
2000-01-07 17:00:00+00
2000-01-07 19:00:00+00
2000-01-07 21:00:00+00
2000-01-07 23:00:00+00
2000-01-08 01:00:00+00
2000-01-08 03:00:00+00
2000-01-08 05:00:00+00
2000-01-08 07:00:00+00
2000-01-08 09:00:00+00
2000-01-08 11:00:00+00
2000-01-08 13:00:00+00
2000-01-08 15:00:00+00
2000-01-08 17:00:00+00
2000-01-08 19:00:00+00
2000-01-08 21:00:00+00
2000-01-08 23:00:00+00
2000-01-09 01:00:00+00
2000-01-09 03:00:00+00
2000-01-09 05:00:00+00
2000-01-09 07:00:00+00
\.


--
-- Data for Name: others_timetz; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.others_timetz (k) FROM stdin;
00:01:00+01
00:03:00+01
00:05:00+01
00:07:00+01
00:09:00+01
00:11:00+01
00:13:00+01
00:15:00+01
00:17:00+01
00:19:00+01
00:21:00+01
00:23:00+01
00:25:00+01
00:27:00+01
00:29:00+01
00:31:00+01
00:33:00+01
00:35:00+01
00:37:00+01
00:39:00+01
00:41:00+01
00:43:00+01
00:45:00+01
00:47:00+01
00:49:00+01
00:51:00+01
00:53:00+01
00:55:00+01
00:57:00+01
00:59:00+01
01:01:00+01
01:03:00+01
01:05:00+01
01:07:00+01
01:09:00+01
01:11:00+01
01:13:00+01
01:15:00+01
01:17:00+01
01:19:00+01
01:21:00+01
01:23:00+01
01:25:00+01
01:27:00+01
01:29:00+01
01:31:00+01
01:33:00+01
01:35:00+01
01:37:00+01
01:39:00+01
01:41:00+01
01:43:00+01
01:45:00+01
01:47:00+01
01:49:00+01
01:51:00+01
01:53:00+01
01:55:00+01
01:57:00+01
01:59:00+01
02:01:00+01
02:03:00+01
02:05:00+01
02:07:00+01
02:09:00+01
02:11:00+01
02:13:00+01
02:15:00+01
02:17:00+01
02:19:00+01
02:21:00+01
02:23:00+01
02:25:00+01
02:27:00+01
02:29:00+01
02:31:00+01
02:33:00+01
02:35:00+01
02:37:00+01
02:39:00+01
02:41:00+01
02:43:00+01
02:45:00+01
02:47:00+01
02:49:00+01
02:51:00+01
02:53:00+01
02:55:00+01
02:57:00+01
02:59:00+01
03:01:00+01
03:03:00+01
03:05:00+01
03:07:00+01
03:09:00+01
03:11:00+01
03:13:00+01
03:15:00+01
03:17:00+01
03:19:00+01
\.


--
-- Data for Name: others_uuid; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.others_uuid (k) FROM stdin;
02e74f10-e032-7ad8-68d1-38f2b4fdd6f0
0336dcba-b05b-9d5a-d24f-4333c7658a0e
03afdbd6-6e79-29b1-25f8-597834fa83a4
0777d5c1-7d40-66b8-2ab8-6dff8a46af6f
07e1cd7d-ca89-a167-8042-477183b7ac3f
093f65e0-80a2-95f8-076b-1c5722a46aa2
0aa1883c-6411-f787-3cb8-3dacb17b0afc
0f28b5d4-9b30-20af-eecd-95b4009adf4c
140f6969-d521-3fd0-ece0-3148e62e461e
14bfa6bb-1487-5e45-bba0-28a21ed38046
17e62166-fc85-86df-a4d1-bc0e1742c08b
182be0c5-cdcd-5072-bb18-64cdee4d3d6e
1afa34a7-f984-eeab-dbb0-a7d494132ee5
1c383cd3-0b7c-298a-b502-93adfecb7b18
1f0e3dad-9990-8345-f743-9f8ffabdffc4
202cb962-ac59-075b-964b-07152d234b70
2723d092-b638-85e0-d7c2-60cc007e8b9d
2838023a-778d-faec-dc21-2708f721b788
28dd2c79-55ce-9264-5624-0b2ff0100bde
2a79ea27-c279-e471-f4d1-80b08d62b00a
2b24d495-052a-8ce6-6358-eb576b8912c8
2b44928a-e11f-b938-4c4c-f38708677c48
31fefc0e-570c-b386-0f2a-6d4b38c6490d
3416a75f-4cea-9109-507c-acd8e2f2aefc
36366388-1777-2e42-b59d-74cff571fbb3
37693cfc-7480-49e4-5d87-b8c7d8b9aacd
38b3eff8-baf5-6627-478e-c76a704e9b52
3988c7f8-8ebc-b58c-6ce9-32b957b6f332
3c59dc04-8e88-5024-3be8-079a5c74d079
3def184a-d8f4-755f-f269-862ea77393dd
3ef81541-6f77-5098-fe97-7004015c6193
43ec517d-68b6-edd3-015b-3edc9a11367b
45c48cce-2e2d-7fbd-ea1a-fc51c7c6ad26
4c56ff4c-e4aa-f957-3aa5-dff913df997a
54229abf-cfa5-649e-7003-b83dd4755294
5878a7ab-84fb-4340-2106-c575658472fa
6512bd43-d9ca-a6e0-2c99-0b0a82652dca
65b9eea6-e1cc-6bb9-f0cd-2a47751a186f
67c6a1e7-ce56-d3d6-fa74-8ab6d9af3fd7
6974ce5a-c660-610b-44d9-b9fed0ff9548
698d51a1-9d8a-121c-e581-499d7b701668
6c4b761a-28b7-34fe-9383-1e3fb400ce87
6c8349cc-7260-ae62-e3b1-396831a8398f
6ea9ab1b-aa0e-fb9e-1909-4440c317e21b
70efdf2e-c9b0-8607-9795-c442636b55fb
72b32a1f-754b-a1c0-9b36-95e0cb6cde7f
73278a4a-8696-0eeb-576a-8fd4c9ec6997
735b90b4-5681-25ed-6c3f-678819b6e058
7647966b-7343-c290-4867-3252e490f736
7f1de29e-6da1-9d22-b51c-68001e7e0e54
7f39f831-7fbd-b198-8ef4-c628eba02591
812b4ba2-87f5-ee0b-c9d4-3bbf5bbe87fb
82161242-827b-703e-6acf-9c726942a1e4
84d9ee44-e457-ddef-7f2c-4f25dc8fa865
85d8ce59-0ad8-981c-a2c8-286f79f59954
8d5e957f-2978-9348-7bd9-8fa830fa6413
8e296a06-7a37-5633-70de-d05f5a3bf3ec
8f14e45f-ceea-167a-5a36-dedd4bea2543
8f53295a-7387-8494-e9bc-8dd6c3c7104f
903ce922-5fca-3e98-8c2a-f215d4e544d3
96da2f59-0cd7-246b-bde0-051047b0d6f7
9766527f-2b5d-3e95-d4a7-33fcfb77bd7e
98dce83d-a57b-0395-e163-467c9dae521b
9bf31c7f-f062-936a-96d3-c8bd1f8f2ff3
9fc3d715-2ba9-336a-670e-36d0ed79bc43
a2557a7b-2e94-197f-f767-970b67041697
a4a042cf-4fd6-bfb4-7701-cbc8a1653ada
a5bfc9e0-7964-f8dd-deb9-5fc584cd965d
a8f15eda-80c5-0adb-0e71-943adc8015cf
a97da629-b098-b75c-294d-ffdc3e463904
ac627ab1-ccbd-b62e-c96e-702f07f6425b
b3e3e393-c77e-35a4-a3f3-cbd1e429b5dc
b53b3a3d-6ab9-0ce0-2682-29151c9bde11
bd4c9ab7-30f5-5132-06b9-99ec0d90d1fb
bd686fd6-40be-98ef-aae0-091fa301e613
c16a5320-fa47-5530-d958-3c34fd356ef5
c4ca4238-a0b9-2382-0dcc-509a6f75849b
c51ce410-c124-a10e-0db5-e4b97fc2af39
c7e1249f-fc03-eb9d-ed90-8c236bd1996d
cedebb6e-872f-539b-ef8c-3f919874e9d7
d09bf415-44a3-365a-46c9-077ebb5e35c3
d1f491a4-04d6-8548-8094-3e5c3cd9ca25
d1fe173d-08e9-5939-7adf-34b1d77e88d7
d2ddea18-f006-65ce-8623-e36bd4e3c7c5
d67d8ab4-f4c1-0bf2-2aa3-53e27879133c
d82c8d16-19ad-8176-d665-453cfb2e55f0
e00da03b-685a-0dd1-8fb6-a08af0923de0
e2c420d9-28d4-bf8c-e0ff-2ec19b371514
e2ef524f-bf3d-9fe6-11d5-a8e90fefdc9c
e4da3b7f-bbce-2345-d777-2b0674a318d5
eb160de1-de89-d905-8fcb-0b968dbbbd68
ec5decca-5ed3-d6b8-079e-2e7e7bacc9f2
eccbc87e-4b5c-e2fe-2830-8fd9f2a7baf3
eecca5b6-365d-9607-ee5a-9d336962c534
f2217062-e9a3-97a1-dca4-29e7d70bc6ca
f457c545-a9de-d88f-18ec-ee47145a72c0
f7e6c855-04ce-6e82-442c-770f7c8606f0
fc221309-7460-13ac-5545-71fbd180e1c8
fc490ca4-5c00-b124-9bbe-3554a4fdf6fb
fe9fc289-c3ff-0af1-42b6-d3bead98a923
\.


--
-- Data for Name: others_varchar; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.others_varchar (k) FROM stdin;
key 1
key 101
key 103
key 105
key 107
key 109
key 11
key 111
key 113
key 115
key 117
key 119
key 121
key 123
key 125
key 127
key 129
key 13
key 131
key 133
key 135
key 137
key 139
key 141
key 143
key 145
key 147
key 149
key 15
key 151
key 153
key 155
key 157
key 159
key 161
key 163
key 165
key 167
key 169
key 17
key 171
key 173
key 175
key 177
key 179
key 181
key 183
key 185
key 187
key 189
key 19
key 191
key 193
key 195
key 197
key 199
key 21
key 23
key 25
key 27
key 29
key 3
key 31
key 33
key 35
key 37
key 39
key 41
key 43
key 45
key 47
key 49
key 5
key 51
key 53
key 55
key 57
key 59
key 61
key 63
key 65
key 67
key 69
key 7
key 71
key 73
key 75
key 77
key 79
key 81
key 83
key 85
key 87
key 89
key 9
key 91
key 93
key 95
key 97
key 99
\.


--
-- Data for Name: others_xid; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.others_xid (k) FROM stdin;
1
101
103
105
107
109
11
111
113
115
117
119
121
123
125
127
129
13
131
133
135
137
139
141
143
145
147
149
15
151
153
155
157
159
161
163
165
167
169
17
171
173
175
177
179
181
183
185
187
189
19
191
193
195
197
199
21
23
25
27
29
3
31
33
35
37
39
41
43
45
47
49
5
51
53
55
57
59
61
63
65
67
69
7
71
73
75
77
79
81
83
85
87
89
9
91
93
95
97
99
\.


--
-- Data for Name: others_xid8; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.others_xid8 (k) FROM stdin;
1
101
103
105
107
109
11
111
113
115
117
119
121
123
125
127
129
13
131
133
135
137
139
141
143
145
147
149
15
151
153
155
157
159
161
163
165
167
169
17
171
173
175
177
179
181
183
185
187
189
19
191
193
195
197
199
21
23
25
27
29
3
31
33
35
37
39
41
43
45
47
49
5
51
53
55
57
59
61
63
65
67
69
7
71
73
75
77
79
81
83
85
87
89
9
91
93
95
97
99
\.


--
-- Data for Name: passed; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.passed (keys, kind, others) FROM stdin;
smallint	keyset	\N
smallint	bloom	{107,115,153,161,185,29,51,77,85}
smallint	ribbon	{1,15,153,155,183}
smallint	fuse	\N
smallint	counting	{107,115,153,161,185,29,51,77,85}
smallint	ribbonmap	{1,15,153,155,183}
integer	keyset	\N
integer	bloom	{107,115,153,161,185,29,51,77,85}
integer	ribbon	{1,15,153,155,183}
integer	fuse	\N
integer	counting	{107,115,153,161,185,29,51,77,85}
integer	ribbonmap	{1,15,153,155,183}
bigint	keyset	\N
bigint	bloom	{135000000945,153000001071,181000001267,191000001337,199000001393,37000000259,43000000301,9000000063}
bigint	ribbon	{103000000721,119000000833,155000001085,179000001253,19000000133,197000001379,29000000203,53000000371,67000000469,95000000665}
bigint	fuse	\N
bigint	counting	{135000000945,153000001071,181000001267,191000001337,199000001393,37000000259,43000000301,9000000063}
bigint	ribbonmap	{103000000721,119000000833,155000001085,179000001253,19000000133,197000001379,29000000203,53000000371,67000000469,95000000665}
positive	keyset	\N
positive	bloom	{107,115,153,161,185,29,51,77,85}
positive	ribbon	{1,15,153,155,183}
positive	fuse	\N
positive	counting	{107,115,153,161,185,29,51,77,85}
positive	ribbonmap	{1,15,153,155,183}
text	keyset	\N
text	bloom	{"key 101 ä","key 147 ä","key 169 ä","key 199 ä","key 29 ä","key 5 ä","key 59 ä","key 93 ä"}
text	ribbon	{"key 125 ä","key 129 ä","key 147 ä","key 15 ä","key 161 ä","key 89 ä","key 91 ä"}
text	fuse	\N
text	counting	{"key 101 ä","key 147 ä","key 169 ä","key 199 ä","key 29 ä","key 5 ä","key 59 ä","key 93 ä"}
text	ribbonmap	{"key 125 ä","key 129 ä","key 147 ä","key 15 ä","key 161 ä","key 89 ä","key 91 ä"}
varchar	keyset	\N
varchar	bloom	{"key 109","key 111","key 195","key 21","key 29","key 91"}
varchar	ribbon	{"key 121","key 17","key 63","key 83"}
varchar	fuse	\N
varchar	counting	{"key 109","key 111","key 195","key 21","key 29","key 91"}
varchar	ribbonmap	{"key 121","key 17","key 63","key 83"}
name	keyset	\N
name	bloom	{"key 109","key 111","key 195","key 21","key 29","key 91"}
name	ribbon	{"key 121","key 17","key 63","key 83"}
name	fuse	\N
name	counting	{"key 109","key 111","key 195","key 21","key 29","key 91"}
name	ribbonmap	{"key 121","key 17","key 63","key 83"}
bytea	keyset	\N
bytea	bloom	{"\\\\x00000043","\\\\x00000073","\\\\x0000008d","\\\\x00000097","\\\\x000000c5"}
bytea	ribbon	{"\\\\x0000002b","\\\\x00000033","\\\\x0000003b","\\\\x00000095","\\\\x000000b9","\\\\x000000c3"}
bytea	fuse	\N
bytea	counting	{"\\\\x00000043","\\\\x00000073","\\\\x0000008d","\\\\x00000097","\\\\x000000c5"}
bytea	ribbonmap	{"\\\\x0000002b","\\\\x00000033","\\\\x0000003b","\\\\x00000095","\\\\x000000b9","\\\\x000000c3"}
uuid	keyset	\N
uuid	bloom	{02e74f10-e032-7ad8-68d1-38f2b4fdd6f0,07e1cd7d-ca89-a167-8042-477183b7ac3f,17e62166-fc85-86df-a4d1-bc0e1742c08b,3416a75f-4cea-9109-507c-acd8e2f2aefc,37693cfc-7480-49e4-5d87-b8c7d8b9aacd,3c59dc04-8e88-5024-3be8-079a5c74d079,3def184a-d8f4-755f-f269-862ea77393dd,67c6a1e7-ce56-d3d6-fa74-8ab6d9af3fd7,73278a4a-8696-0eeb-576a-8fd4c9ec6997,7f39f831-7fbd-b198-8ef4-c628eba02591,d67d8ab4-f4c1-0bf2-2aa3-53e27879133c,e2c420d9-28d4-bf8c-e0ff-2ec19b371514,f2217062-e9a3-97a1-dca4-29e7d70bc6ca}
uuid	ribbon	{2723d092-b638-85e0-d7c2-60cc007e8b9d,2b44928a-e11f-b938-4c4c-f38708677c48,7f39f831-7fbd-b198-8ef4-c628eba02591,ac627ab1-ccbd-b62e-c96e-702f07f6425b,c4ca4238-a0b9-2382-0dcc-509a6f75849b,d2ddea18-f006-65ce-8623-e36bd4e3c7c5,fe9fc289-c3ff-0af1-42b6-d3bead98a923}
uuid	fuse	\N
uuid	counting	{02e74f10-e032-7ad8-68d1-38f2b4fdd6f0,07e1cd7d-ca89-a167-8042-477183b7ac3f,17e62166-fc85-86df-a4d1-bc0e1742c08b,3416a75f-4cea-9109-507c-acd8e2f2aefc,37693cfc-7480-49e4-5d87-b8c7d8b9aacd,3c59dc04-8e88-5024-3be8-079a5c74d079,3def184a-d8f4-755f-f269-862ea77393dd,67c6a1e7-ce56-d3d6-fa74-8ab6d9af3fd7,73278a4a-8696-0eeb-576a-8fd4c9ec6997,7f39f831-7fbd-b198-8ef4-c628eba02591,d67d8ab4-f4c1-0bf2-2aa3-53e27879133c,e2c420d9-28d4-bf8c-e0ff-2ec19b371514,f2217062-e9a3-97a1-dca4-29e7d70bc6ca}
uuid	ribbonmap	{2723d092-b638-85e0-d7c2-60cc007e8b9d,2b44928a-e11f-b938-4c4c-f38708677c48,7f39f831-7fbd-b198-8ef4-c628eba02591,ac627ab1-ccbd-b62e-c96e-702f07f6425b,c4ca4238-a0b9-2382-0dcc-509a6f75849b,d2ddea18-f006-65ce-8623-e36bd4e3c7c5,fe9fc289-c3ff-0af1-42b6-d3bead98a923}
boolean	keyset	\N
boolean	bloom	\N
boolean	ribbon	\N
boolean	fuse	\N
boolean	counting	\N
boolean	ribbonmap	\N
real	keyset	\N
real	bloom	{0.625,11.125,18.375,3.375,6.375,6.875,8.375}
real	ribbon	{10.625,12.875,14.375,18.875,21.875,23.375}
real	fuse	\N
real	counting	{0.625,11.125,18.375,3.375,6.375,6.875,8.375}
real	ribbonmap	{10.625,12.875,14.375,18.875,21.875,23.375}
double_precision	keyset	\N
double_precision	bloom	{1.2857142857142858,1.8571428571428572,11.857142857142858,14.142857142857142,25.857142857142858,5,9.571428571428571}
double_precision	ribbon	{11.285714285714286,14.714285714285714,9,9.857142857142858}
double_precision	fuse	{13.285714285714286}
double_precision	counting	{1.2857142857142858,1.8571428571428572,11.857142857142858,14.142857142857142,25.857142857142858,5,9.571428571428571}
double_precision	ribbonmap	{11.285714285714286,14.714285714285714,9,9.857142857142858}
numeric	keyset	\N
numeric	bloom	{121.25,143.75,151.25,178.75,233.75,238.75,28.75,76.25}
numeric	ribbon	{191.25,248.75}
numeric	fuse	\N
numeric	counting	{121.25,143.75,151.25,178.75,233.75,238.75,28.75,76.25}
numeric	ribbonmap	{191.25,248.75}
date	keyset	\N
date	bloom	{2000-01-30,2000-02-21,2000-03-18,2000-03-26,2000-04-17,2000-04-25,2000-06-02,2000-06-10,2000-07-04}
date	ribbon	{2000-01-02,2000-01-16,2000-06-02,2000-06-04,2000-07-02}
date	fuse	\N
date	counting	{2000-01-30,2000-02-21,2000-03-18,2000-03-26,2000-04-17,2000-04-25,2000-06-02,2000-06-10,2000-07-04}
date	ribbonmap	{2000-01-02,2000-01-16,2000-06-02,2000-06-04,2000-07-02}
timestamp	keyset	\N
timestamp	bloom	{"2000-01-01 15:00:00","2000-01-02 17:00:00","2000-01-03 11:00:00","2000-01-03 23:00:00","2000-01-05 03:00:00","2000-01-06 17:00:00","2000-01-07 01:00:00","2000-01-08 01:00:00","2000-01-08 03:00:00","2000-01-09 03:00:00"}
timestamp	ribbon	{"2000-01-01 11:00:00","2000-01-02 09:00:00","2000-01-03 19:00:00","2000-01-04 09:00:00","2000-01-07 07:00:00","2000-01-07 11:00:00"}
timestamp	fuse	{"2000-01-04 09:00:00"}
timestamp	counting	{"2000-01-01 15:00:00","2000-01-02 17:00:00","2000-01-03 11:00:00","2000-01-03 23:00:00","2000-01-05 03:00:00","2000-01-06 17:00:00","2000-01-07 01:00:00","2000-01-08 01:00:00","2000-01-08 03:00:00","2000-01-09 03:00:00"}
timestamp	ribbonmap	{"2000-01-01 11:00:00","2000-01-02 09:00:00","2000-01-03 19:00:00","2000-01-04 09:00:00","2000-01-07 07:00:00","2000-01-07 11:00:00"}
timestamptz	keyset	\N
timestamptz	bloom	{"2000-01-01 15:00:00+00","2000-01-02 17:00:00+00","2000-01-03 11:00:00+00","2000-01-03 23:00:00+00","2000-01-05 03:00:00+00","2000-01-06 17:00:00+00","2000-01-07 01:00:00+00","2000-01-08 01:00:00+00","2000-01-08 03:00:00+00","2000-01-09 03:00:00+00"}
timestamptz	ribbon	{"2000-01-01 11:00:00+00","2000-01-02 09:00:00+00","2000-01-03 19:00:00+00","2000-01-04 09:00:00+00","2000-01-07 07:00:00+00","2000-01-07 11:00:00+00"}
timestamptz	fuse	{"2000-01-04 09:00:00+00"}
timestamptz	counting	{"2000-01-01 15:00:00+00","2000-01-02 17:00:00+00","2000-01-03 11:00:00+00","2000-01-03 23:00:00+00","2000-01-05 03:00:00+00","2000-01-06 17:00:00+00","2000-01-07 01:00:00+00","2000-01-08 01:00:00+00","2000-01-08 03:00:00+00","2000-01-09 03:00:00+00"}
timestamptz	ribbonmap	{"2000-01-01 11:00:00+00","2000-01-02 09:00:00+00","2000-01-03 19:00:00+00","2000-01-04 09:00:00+00","2000-01-07 07:00:00+00","2000-01-07 11:00:00+00"}
time	keyset	\N
time	bloom	{00:45:00,01:11:00,01:33:00,02:11:00,03:09:00,03:19:00}
time	ribbon	{01:09:00,01:11:00,02:13:00}
time	fuse	\N
time	counting	{00:45:00,01:11:00,01:33:00,02:11:00,03:09:00,03:19:00}
time	ribbonmap	{01:09:00,01:11:00,02:13:00}
timetz	keyset	\N
timetz	bloom	{00:03:00+01,00:11:00+01,00:13:00+01,00:25:00+01,00:51:00+01,01:21:00+01,01:53:00+01,02:17:00+01,02:45:00+01}
timetz	ribbon	{00:15:00+01,00:47:00+01,01:21:00+01,02:55:00+01}
timetz	fuse	\N
timetz	counting	{00:03:00+01,00:11:00+01,00:13:00+01,00:25:00+01,00:51:00+01,01:21:00+01,01:53:00+01,02:17:00+01,02:45:00+01}
timetz	ribbonmap	{00:15:00+01,00:47:00+01,01:21:00+01,02:55:00+01}
interval	keyset	\N
interval	bloom	{137:00:00,145:00:00,15:00:00,169:00:00,171:00:00,195:00:00,41:00:00,59:00:00,71:00:00,99:00:00}
interval	ribbon	{11:00:00,151:00:00,155:00:00,33:00:00,67:00:00,81:00:00}
interval	fuse	{81:00:00}
interval	counting	{137:00:00,145:00:00,15:00:00,169:00:00,171:00:00,195:00:00,41:00:00,59:00:00,71:00:00,99:00:00}
interval	ribbonmap	{11:00:00,151:00:00,155:00:00,33:00:00,67:00:00,81:00:00}
inet	keyset	\N
inet	bloom	{10.0.0.101/32,10.0.0.11/32,10.0.0.117/32,10.0.0.119/32,10.0.0.13/32,10.0.0.161/32,10.0.0.167/32,10.0.0.191/32,10.0.0.29/32,10.0.0.45/32,10.0.0.79/32,10.0.0.93/32}
inet	ribbon	{10.0.0.105/32,10.0.0.147/32,10.0.0.19/32,10.0.0.39/32,10.0.0.49/32,10.0.0.7/32}
inet	fuse	\N
int4multirange	counting	{"{[133,134),[1000,1001)}","{[139,140),[1000,1001)}","{[159,160),[1000,1001)}","{[173,174),[1000,1001)}","{[25,26),[1000,1001)}","{[77,78),[1000,1001)}"}
inet	counting	{10.0.0.101/32,10.0.0.11/32,10.0.0.117/32,10.0.0.119/32,10.0.0.13/32,10.0.0.161/32,10.0.0.167/32,10.0.0.191/32,10.0.0.29/32,10.0.0.45/32,10.0.0.79/32,10.0.0.93/32}
inet	ribbonmap	{10.0.0.105/32,10.0.0.147/32,10.0.0.19/32,10.0.0.39/32,10.0.0.49/32,10.0.0.7/32}
cidr	keyset	\N
cidr	bloom	{10.0.0.101/32,10.0.0.11/32,10.0.0.117/32,10.0.0.119/32,10.0.0.13/32,10.0.0.161/32,10.0.0.167/32,10.0.0.191/32,10.0.0.29/32,10.0.0.45/32,10.0.0.79/32,10.0.0.93/32}
cidr	ribbon	{10.0.0.105/32,10.0.0.147/32,10.0.0.19/32,10.0.0.39/32,10.0.0.49/32,10.0.0.7/32}
cidr	fuse	\N
cidr	counting	{10.0.0.101/32,10.0.0.11/32,10.0.0.117/32,10.0.0.119/32,10.0.0.13/32,10.0.0.161/32,10.0.0.167/32,10.0.0.191/32,10.0.0.29/32,10.0.0.45/32,10.0.0.79/32,10.0.0.93/32}
cidr	ribbonmap	{10.0.0.105/32,10.0.0.147/32,10.0.0.19/32,10.0.0.39/32,10.0.0.49/32,10.0.0.7/32}
macaddr	keyset	\N
macaddr	bloom	{00:00:00:00:00:6b,00:00:00:00:00:83,00:00:00:00:00:9b,00:00:00:00:00:b1}
macaddr	ribbon	{00:00:00:00:00:39,00:00:00:00:00:8d,00:00:00:00:00:c7}
macaddr	fuse	\N
macaddr	counting	{00:00:00:00:00:6b,00:00:00:00:00:83,00:00:00:00:00:9b,00:00:00:00:00:b1}
macaddr	ribbonmap	{00:00:00:00:00:39,00:00:00:00:00:8d,00:00:00:00:00:c7}
macaddr8	keyset	\N
macaddr8	bloom	{00:00:00:00:00:00:00:0f,00:00:00:00:00:00:00:13,00:00:00:00:00:00:00:17,00:00:00:00:00:00:00:1b,00:00:00:00:00:00:00:2f,00:00:00:00:00:00:00:57,00:00:00:00:00:00:00:5b,00:00:00:00:00:00:00:81,00:00:00:00:00:00:00:83,00:00:00:00:00:00:00:85,00:00:00:00:00:00:00:99,00:00:00:00:00:00:00:c5}
macaddr8	ribbon	{00:00:00:00:00:00:00:43,00:00:00:00:00:00:00:45,00:00:00:00:00:00:00:69,00:00:00:00:00:00:00:b9,00:00:00:00:00:00:00:bf}
macaddr8	fuse	\N
macaddr8	counting	{00:00:00:00:00:00:00:0f,00:00:00:00:00:00:00:13,00:00:00:00:00:00:00:17,00:00:00:00:00:00:00:1b,00:00:00:00:00:00:00:2f,00:00:00:00:00:00:00:57,00:00:00:00:00:00:00:5b,00:00:00:00:00:00:00:81,00:00:00:00:00:00:00:83,00:00:00:00:00:00:00:85,00:00:00:00:00:00:00:99,00:00:00:00:00:00:00:c5}
macaddr8	ribbonmap	{00:00:00:00:00:00:00:43,00:00:00:00:00:00:00:45,00:00:00:00:00:00:00:69,00:00:00:00:00:00:00:b9,00:00:00:00:00:00:00:bf}
color	keyset	\N
color	bloom	\N
color	ribbon	\N
color	fuse	\N
color	counting	\N
color	ribbonmap	\N
integer_array	keyset	\N
integer_array	bloom	{"{131,NULL,-131}","{167,NULL,-167}","{183,NULL,-183}","{83,NULL,-83}","{89,NULL,-89}","{91,NULL,-91}","{99,NULL,-99}"}
integer_array	ribbon	{"{103,NULL,-103}","{105,NULL,-105}","{109,NULL,-109}","{159,NULL,-159}","{167,NULL,-167}","{175,NULL,-175}","{39,NULL,-39}","{55,NULL,-55}","{59,NULL,-59}","{63,NULL,-63}","{83,NULL,-83}","{95,NULL,-95}"}
integer_array	fuse	{"{29,NULL,-29}","{33,NULL,-33}"}
integer_array	counting	{"{131,NULL,-131}","{167,NULL,-167}","{183,NULL,-183}","{83,NULL,-83}","{89,NULL,-89}","{91,NULL,-91}","{99,NULL,-99}"}
integer_array	ribbonmap	{"{103,NULL,-103}","{105,NULL,-105}","{109,NULL,-109}","{159,NULL,-159}","{167,NULL,-167}","{175,NULL,-175}","{39,NULL,-39}","{55,NULL,-55}","{59,NULL,-59}","{63,NULL,-63}","{83,NULL,-83}","{95,NULL,-95}"}
text_array	keyset	\N
text_array	bloom	{"{a1,NULL}","{a117,NULL}","{a125,NULL}","{a131,NULL}","{a147,NULL}","{a165,NULL}","{a181,NULL}","{a87,NULL}","{a93,NULL}"}
text_array	ribbon	{"{a149,NULL}","{a173,NULL}","{a189,NULL}","{a191,NULL}","{a33,NULL}","{a41,NULL}","{a5,NULL}","{a93,NULL}","{a97,NULL}"}
text_array	fuse	\N
text_array	counting	{"{a1,NULL}","{a117,NULL}","{a125,NULL}","{a131,NULL}","{a147,NULL}","{a165,NULL}","{a181,NULL}","{a87,NULL}","{a93,NULL}"}
text_array	ribbonmap	{"{a149,NULL}","{a173,NULL}","{a189,NULL}","{a191,NULL}","{a33,NULL}","{a41,NULL}","{a5,NULL}","{a93,NULL}","{a97,NULL}"}
pair	keyset	\N
pair	bloom	{"(1,b1)","(107,b107)","(11,b11)","(123,b123)","(173,b173)","(189,b189)","(193,b193)","(45,b45)","(9,b9)"}
pair	ribbon	{"(1,b1)","(149,b149)","(165,b165)","(7,b7)","(73,b73)"}
pair	fuse	\N
pair	counting	{"(1,b1)","(107,b107)","(11,b11)","(123,b123)","(173,b173)","(189,b189)","(193,b193)","(45,b45)","(9,b9)"}
pair	ribbonmap	{"(1,b1)","(149,b149)","(165,b165)","(7,b7)","(73,b73)"}
int4range	keyset	\N
int4range	bloom	{"[119,121)","[143,145)","[163,165)","[27,29)","[31,33)","[59,61)","[67,69)","[71,73)","[77,79)","[83,85)"}
int4range	ribbon	{"[105,107)","[11,13)","[149,151)","[151,153)","[195,197)","[197,199)","[85,87)"}
int4range	fuse	\N
int4range	counting	{"[119,121)","[143,145)","[163,165)","[27,29)","[31,33)","[59,61)","[67,69)","[71,73)","[77,79)","[83,85)"}
int4range	ribbonmap	{"[105,107)","[11,13)","[149,151)","[151,153)","[195,197)","[197,199)","[85,87)"}
int4multirange	keyset	\N
int4multirange	bloom	{"{[133,134),[1000,1001)}","{[139,140),[1000,1001)}","{[159,160),[1000,1001)}","{[173,174),[1000,1001)}","{[25,26),[1000,1001)}","{[77,78),[1000,1001)}"}
int4multirange	ribbon	{"{[127,128),[1000,1001)}","{[137,138),[1000,1001)}","{[141,142),[1000,1001)}","{[191,192),[1000,1001)}","{[29,30),[1000,1001)}","{[61,62),[1000,1001)}","{[93,94),[1000,1001)}"}
int4multirange	fuse	\N
int4multirange	ribbonmap	{"{[127,128),[1000,1001)}","{[137,138),[1000,1001)}","{[141,142),[1000,1001)}","{[191,192),[1000,1001)}","{[29,30),[1000,1001)}","{[61,62),[1000,1001)}","{[93,94),[1000,1001)}"}
jsonb	keyset	\N
jsonb	bloom	{"{\\"a\\": 107}","{\\"a\\": 109}","{\\"a\\": 113}","{\\"a\\": 119}","{\\"a\\": 123}","{\\"a\\": 127}","{\\"a\\": 149}","{\\"a\\": 17}","{\\"a\\": 183}","{\\"a\\": 19}","{\\"a\\": 23}","{\\"a\\": 97}"}
jsonb	ribbon	{"{\\"a\\": 101}","{\\"a\\": 117}","{\\"a\\": 141}","{\\"a\\": 153}","{\\"a\\": 159}","{\\"a\\": 17}","{\\"a\\": 187}","{\\"a\\": 25}","{\\"a\\": 45}","{\\"a\\": 81}"}
jsonb	fuse	\N
jsonb	counting	{"{\\"a\\": 107}","{\\"a\\": 109}","{\\"a\\": 113}","{\\"a\\": 119}","{\\"a\\": 123}","{\\"a\\": 127}","{\\"a\\": 149}","{\\"a\\": 17}","{\\"a\\": 183}","{\\"a\\": 19}","{\\"a\\": 23}","{\\"a\\": 97}"}
jsonb	ribbonmap	{"{\\"a\\": 101}","{\\"a\\": 117}","{\\"a\\": 141}","{\\"a\\": 153}","{\\"a\\": 159}","{\\"a\\": 17}","{\\"a\\": 187}","{\\"a\\": 25}","{\\"a\\": 45}","{\\"a\\": 81}"}
oid	keyset	\N
oid	bloom	{123,129,159,35,69,81}
oid	ribbon	{153,31}
oid	fuse	{193}
oid	counting	{123,129,159,35,69,81}
oid	ribbonmap	{153,31}
xid	keyset	\N
xid	bloom	{123,129,159,35,69,81}
xid	ribbon	{153,31}
xid	fuse	{193}
xid	counting	{123,129,159,35,69,81}
xid	ribbonmap	{153,31}
xid8	keyset	\N
xid8	bloom	{107,115,153,161,185,29,51,77,85}
xid8	ribbon	{1,15,153,155,183}
xid8	fuse	\N
xid8	counting	{107,115,153,161,185,29,51,77,85}
xid8	ribbonmap	{1,15,153,155,183}
cid	keyset	\N
cid	bloom	{123,129,159,35,69,81}
cid	ribbon	{153,31}
cid	fuse	{193}
cid	counting	{123,129,159,35,69,81}
cid	ribbonmap	{153,31}
tid	keyset	\N
tid	bloom	{"(127,1)","(183,1)","(189,1)","(55,1)","(89,1)"}
tid	ribbon	{"(111,1)","(27,1)","(37,1)","(65,1)"}
tid	fuse	\N
tid	counting	{"(127,1)","(183,1)","(189,1)","(55,1)","(89,1)"}
tid	ribbonmap	{"(111,1)","(27,1)","(37,1)","(65,1)"}
pg_lsn	keyset	\N
pg_lsn	bloom	{0/1D,0/33,0/4D,0/55,0/6B,0/73,0/99,0/A1,0/B9}
pg_lsn	ribbon	{0/1,0/99,0/9B,0/B7,0/F}
pg_lsn	fuse	\N
pg_lsn	counting	{0/1D,0/33,0/4D,0/55,0/6B,0/73,0/99,0/A1,0/B9}
pg_lsn	ribbonmap	{0/1,0/99,0/9B,0/B7,0/F}
a_char	keyset	\N
a_char	bloom	{5,I,_}
a_char	ribbon	{)}
a_char	fuse	\N
a_char	counting	{5,I,_}
a_char	ribbonmap	{)}
char_9_	keyset	\N
char_9_	bloom	{c115,c13,c149,c181,c199,c37,c53,c93,c99}
char_9_	ribbon	{c127,c149,c17,c25,c31,c35,c49,c61}
char_9_	fuse	\N
char_9_	counting	{c115,c13,c149,c181,c199,c37,c53,c93,c99}
char_9_	ribbonmap	{c127,c149,c17,c25,c31,c35,c49,c61}
\.


--
-- Data for Name: shown; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.shown (view, rows) FROM stdin;
probes	(bigint,f,t,f,f,1)\n(integer,t,t,t,t,1)\n(positive,t,t,t,t,1)\n(smallint,t,t,t,t,1)
built	(t,t,40)
united	(40,40,0)
moving	(10,t)\n(12,t)\n(14,t)\n(16,t)\n(18,t)\n(2,t)\n(20,t)\n(22,t)\n(24,t)\n(26,t)\n(28,t)\n(30,t)\n(32,t)\n(34,t)\n(36,t)\n(38,t)\n(4,t)\n(40,t)\n(42,t)\n(44,t)\n(46,t)\n(48,t)\n(50,t)\n(52,t)\n(54,t)\n(56,t)\n(58,t)\n(6,t)\n(60,t)\n(62,t)\n(64,t)\n(66,t)\n(68,t)\n(70,t)\n(72,t)\n(74,t)\n(76,t)\n(78,t)\n(8,t)\n(80,t)
looked_into	(a_char,40,69)\n(bigint,40,69)\n(boolean,1,45)\n(bytea,40,69)\n(char_9_,40,69)\n(cid,40,69)\n(cidr,40,69)\n(color,2,58)\n(date,40,69)\n(double_precision,40,69)\n(inet,40,69)\n(int4multirange,40,88)\n(int4range,40,83)\n(integer,40,69)\n(integer_array,40,78)\n(interval,40,69)\n(jsonb,40,85)\n(macaddr,40,69)\n(macaddr8,40,69)\n(name,40,69)\n(numeric,40,69)\n(oid,40,69)\n(pair,40,83)\n(pg_lsn,40,69)\n(positive,40,69)\n(real,40,69)\n(smallint,40,69)\n(text,40,69)\n(text_array,40,75)\n(tid,40,69)\n(time,40,69)\n(timestamp,40,69)\n(timestamptz,40,69)\n(timetz,40,69)\n(uuid,40,69)\n(varchar,40,69)\n(xid,40,69)\n(xid8,40,69)
distinct_filters	(rbfiAQMBAQCZ8xRfAAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAAD5b0Y2vtzW6UIV8o+818aJBfb4Mxw=)
of_leveldb	(40)
parts	(0,rbfiAQMBAQC9q9E4AAAAABQAAAAAAAAAexSuR+F6hD8YAAAAAAAAABYAAACmk9YioUTiHWxqRNgrQJLnALU3AA==)\n(2,rbfiAQMBAQABqgsOAAAAABQAAAAAAAAAexSuR+F6hD8YAAAAAAAAABYAAAAX7KHuyYDuNu/5AV6eAxMBVHcxAQ==)
\.


--
-- Name: filters filters_pkey; Type: CONSTRAINT; Schema: golden; Owner: -
--

ALTER TABLE ONLY golden.filters
    ADD CONSTRAINT filters_pkey PRIMARY KEY (keys);


--
-- Name: passed passed_pkey; Type: CONSTRAINT; Schema: golden; Owner: -
--

ALTER TABLE ONLY golden.passed
    ADD CONSTRAINT passed_pkey PRIMARY KEY (keys, kind);


--
-- Name: shown shown_pkey; Type: CONSTRAINT; Schema: golden; Owner: -
--

ALTER TABLE ONLY golden.shown
    ADD CONSTRAINT shown_pkey PRIMARY KEY (view);


--
-- Name: guarded_filter; Type: INDEX; Schema: golden; Owner: -
--

CREATE INDEX guarded_filter ON golden.guarded USING btree (f);


--
-- Name: guarded_filter_hash; Type: INDEX; Schema: golden; Owner: -
--

CREATE INDEX guarded_filter_hash ON golden.guarded USING hash (f);


--
-- Name: guarded_hash; Type: INDEX; Schema: golden; Owner: -
--

CREATE INDEX guarded_hash ON golden.guarded USING btree (filters.key_hash(k));


--
-- Name: guarded_partial; Type: INDEX; Schema: golden; Owner: -
--

CREATE INDEX guarded_partial ON golden.guarded USING btree (k) WHERE (f OPERATOR(filters.@>) k);


--
-- Name: parts_f_idx; Type: INDEX; Schema: golden; Owner: -
--

CREATE INDEX parts_f_idx ON golden.parts USING btree (f);


--
-- Name: guarded_statistics; Type: STATISTICS; Schema: golden; Owner: -
--

CREATE STATISTICS golden.guarded_statistics ON k, filters.key_hash(k) FROM golden.guarded;


--
-- Name: event event_added; Type: TRIGGER; Schema: golden; Owner: -
--

CREATE TRIGGER event_added AFTER INSERT ON golden.event REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION golden.event_added();


--
-- Name: guarded known; Type: POLICY; Schema: golden; Owner: -
--

CREATE POLICY known ON golden.guarded USING ((( SELECT filters.bloom
   FROM golden.filters
  WHERE (filters.keys = 'integer'::text)) OPERATOR(filters.@>) k));


--
-- Name: parts; Type: MATERIALIZED VIEW DATA; Schema: golden; Owner: -
--

REFRESH MATERIALIZED VIEW golden.parts;


--
-- PostgreSQL database dump complete
--


