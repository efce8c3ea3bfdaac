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
    keyset filters.keyset,
    bloom filters.bloomfilter,
    ribbon filters.ribbonfilter,
    fuse filters.fusefilter,
    counting filters.countingfilter
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
    ribbon filters.ribbonfilter,
    fuse filters.fusefilter
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
    keyset filters.keyset,
    bloom filters.bloomfilter,
    ribbon filters.ribbonfilter,
    fuse filters.fusefilter,
    counting filters.countingfilter
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

COPY golden.filters (keys, keyset, bloom, ribbon, fuse, counting) FROM stdin;
smallint	rbfiAQEBAQAr6WkUAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAJWTe+B69M4D2ChoXoHnuAWGoD/lu6U7BrPPwEsavkoMdoaWMp3uBg5D4u6RXMaGIDZ45caneRQx6aOD15TD/DRSuy5AM8KgSh2IoHQaqtFPe2iMYZSKqVJLElBPLpBeVrstzRc/Sb1W/vRekoTtm147Z2NH2kuZa+vlnQxbI8B2wSD80uo99IRnlsX1Ev5FhspspPL3NJKM4lnNlDSx4ZQsY5Af41/9lNs8vbbjjxycl0mBBpVFnp49QgGOo1Jcn/7cdgYVPfuhSQktpQaVf74w6fowbMhewXhxXtkKKSLKMg9HFxfEZcsmm7RyZHJqzjGFW6WeS97RyCffOMj4ptVsc79FvKiz1pPjaA2TQX7ZDcbRbPyi/OJ1KJeo6Rut5hstBx98KODnbRVHiuwaxO5quzM158lZ9zmzhb15x7H+	rbfiAQIBAQBNdZBbAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAK7+JsmXJRVZ1JLFD1NfCJHjDAp0JPBLGZQ=	rbfiAQMBAQCZ8xRfAAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAAD5b0Y2vtzW6UIV8o+818aJBfb4Mxw=	rbfiAQQBASCfQD5jAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADAD8AQQBfvgAA3gBKAHEAAJPCAHQAoGXs55QAAAAWeBoAANIUnACrhWovAACMzwCUAAAAAAAAAFdvH4HGiuUAAEsiAAPaACI=	rbfiAQUBAQAjPp9NAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAACAREBAQEREhEAEQAAEQABERAQIgAwEQAAECAQABIAECAAECIhAAARABAQATEUEAABEAAQEREQQBABAAAAEAARAhABARABMAABAQAAAAAxEBAAEQAAAAEREhEAABARACAAABARA=
integer	rbfiAQEBAQAr6WkUAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAJWTe+B69M4D2ChoXoHnuAWGoD/lu6U7BrPPwEsavkoMdoaWMp3uBg5D4u6RXMaGIDZ45caneRQx6aOD15TD/DRSuy5AM8KgSh2IoHQaqtFPe2iMYZSKqVJLElBPLpBeVrstzRc/Sb1W/vRekoTtm147Z2NH2kuZa+vlnQxbI8B2wSD80uo99IRnlsX1Ev5FhspspPL3NJKM4lnNlDSx4ZQsY5Af41/9lNs8vbbjjxycl0mBBpVFnp49QgGOo1Jcn/7cdgYVPfuhSQktpQaVf74w6fowbMhewXhxXtkKKSLKMg9HFxfEZcsmm7RyZHJqzjGFW6WeS97RyCffOMj4ptVsc79FvKiz1pPjaA2TQX7ZDcbRbPyi/OJ1KJeo6Rut5hstBx98KODnbRVHiuwaxO5quzM158lZ9zmzhb15x7H+	rbfiAQIBAQBNdZBbAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAK7+JsmXJRVZ1JLFD1NfCJHjDAp0JPBLGZQ=	rbfiAQMBAQCZ8xRfAAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAAD5b0Y2vtzW6UIV8o+818aJBfb4Mxw=	rbfiAQQBASCfQD5jAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADAD8AQQBfvgAA3gBKAHEAAJPCAHQAoGXs55QAAAAWeBoAANIUnACrhWovAACMzwCUAAAAAAAAAFdvH4HGiuUAAEsiAAPaACI=	rbfiAQUBAQAjPp9NAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAACAREBAQEREhEAEQAAEQABERAQIgAwEQAAECAQABIAECAAECIhAAARABAQATEUEAABEAAQEREQQBABAAAAEAARAhABARABMAABAQAAAAAxEBAAEQAAAAEREhEAABARACAAABARA=
bigint	rbfiAQEBAQBbNZmuAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAPHy3JgHHgkPOzA/hNPcJhE24TCTOz2mEdStnkUCA08XlnQSRG7zLh4RGmXKGjA/IeQ2lCCi0AEk7MQ7lGrHjCTWB6+5iwFuLVpp1ZTO1+gyFA/OopeyLjZi8txI/Y7OPf0GyX8uwC5A1aQShU+kaUCrbpVM5cCsQtzt9P8Mr5lKkSJ1jYT7sFJxsj1KrgIZY4sOlZPSoK133ggUlvYT4nj4B4rHevjafb5+Cl6vfUeFsUlSNWQEdI2YsgXxQxmXjbyWD3f2jX6gFZ9Stnppu7ZPGOQ3gIZousEiKjitZg27DoE3Yq2uubwu5QO4X7NEwND9VNry9VzAh9/dI5zON8N4FV1ttVt41N+IbeonHbjVAfdaNMHJtd3Pol6VbG9z34+ryuDrQp3u/FQz2ZhHpO9HKgPSQhHz9V8I97H+zhz6	rbfiAQIBAQB4RDdoAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAEYlIZAh6m4lGY9ybKU9tw1QBUsjZNMzLTE=	rbfiAQMBAQA/LYAOAAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAABFUxU7OTjD7RuCIGisy5VK/b18dx8=	rbfiAQQBASAzITHDAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADZAAAAMMAOYg+FgAAAF0AzgCP/zMAbpVeAAAAxwB8vQAAh6LRA1eBAKFL2EQ2AMwqgwAAAEjFAAjNAAAArAAAuhkAABkAADY=	rbfiAQUBAQADjloOAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAACABAAEBARAAAgAwAAAAARACABAAIBAQIRASEAEBARAAATABABIRABAQABECACEQAgEBECACEiIAEQEREAERAAAAAAEBAwEAABEQAAEhABAAAAIgAREAAiExABIAARIgAAEAEQA=
positive	rbfiAQEBAQAr6WkUAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAJWTe+B69M4D2ChoXoHnuAWGoD/lu6U7BrPPwEsavkoMdoaWMp3uBg5D4u6RXMaGIDZ45caneRQx6aOD15TD/DRSuy5AM8KgSh2IoHQaqtFPe2iMYZSKqVJLElBPLpBeVrstzRc/Sb1W/vRekoTtm147Z2NH2kuZa+vlnQxbI8B2wSD80uo99IRnlsX1Ev5FhspspPL3NJKM4lnNlDSx4ZQsY5Af41/9lNs8vbbjjxycl0mBBpVFnp49QgGOo1Jcn/7cdgYVPfuhSQktpQaVf74w6fowbMhewXhxXtkKKSLKMg9HFxfEZcsmm7RyZHJqzjGFW6WeS97RyCffOMj4ptVsc79FvKiz1pPjaA2TQX7ZDcbRbPyi/OJ1KJeo6Rut5hstBx98KODnbRVHiuwaxO5quzM158lZ9zmzhb15x7H+	rbfiAQIBAQBNdZBbAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAK7+JsmXJRVZ1JLFD1NfCJHjDAp0JPBLGZQ=	rbfiAQMBAQCZ8xRfAAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAAD5b0Y2vtzW6UIV8o+818aJBfb4Mxw=	rbfiAQQBASCfQD5jAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADAD8AQQBfvgAA3gBKAHEAAJPCAHQAoGXs55QAAAAWeBoAANIUnACrhWovAACMzwCUAAAAAAAAAFdvH4HGiuUAAEsiAAPaACI=	rbfiAQUBAQAjPp9NAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAACAREBAQEREhEAEQAAEQABERAQIgAwEQAAECAQABIAECAAECIhAAARABAQATEUEAABEAAQEREQQBABAAAAEAARAhABARABMAABAQAAAAAxEBAAEQAAAAEREhEAABARACAAABARA=
text	rbfiAQEBAgAhHvMdAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAGYaGHXj7DMAMaYRudKXUwVEnkORbPhYB52IjJWYrf0JZkHwzMLUIBRaypimqdihFWKsv/cpiYcZCUAuGI2DkyOlH9HC3jRLKFPIbCB5+g8rvRKfL0Nr7THaSDeuPZpGOj0KvmTKPrNA7E+JbsuGYU3ug8yn25y6YAI2eYXdYx1hz5oIl/GQvWGz0waL2BrkYrDGk386KYZvwA2gspxtO3Q4UQU4dHF3djslutk0sld3knagadW+y3nQrsDQnFDvfLBqw+q+FWN+yah7bx05pX7ZwR3L4jPrlYVNm0vnDzuZdIVS81fUqqAJMZD0L0YCp6zB2U71hfyrOJ6KwYqpaLUlHDAmTNYduQyW+DT0aqzBmFFsksmvS+iF7XOP9RJd6IsQoyQ/c5nqg2rtssqrJutNEOK8OdMl8U/f06os0df0	rbfiAQIBAgCGHIqUAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAN8SufIaSkGYhHqUjWYiTDMsoJrAKLo/VdY=	rbfiAQMBAgD+JjtQAAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAAALPXQC/8C1PFCLAZqOys9IXaARxQU=	rbfiAQQBAiA2Yu3UAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADYJwA8oi9XosAyl4AAAAAACIA5ADhANQAoQBLAJFCygCTAAD9PjvnAADLALuNAD9FCMNaQwAAJgAbAADfR8gAABsAADaWAAA=	rbfiAQUBAgDId8CEAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAABERAREQAAEAARAREBAAESIQIAEAEBAAAQEAAAEAEAEwAAIAMEAQEgEAAQMQBBEAEBACEAEwACAAACMAARIAEgAAERAAAAAQEBAgARAAAAARABAQABAQESASEREAAQIBARABARE=
varchar	rbfiAQEBAgDuBudoAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAADlxrDcpgaYKLIusdEqcQA9JF+q+VFddFvjBAIdX72Ahv7bWYBp6fiXvU8cV90m0LHbjZdNJ7uIz1UPTvIqqxTQx3sbsRvRiPXqHHdXHsMs9bDGPpeW6LUokq0qTyWTDUhr2C1W2yLZr3dxKVZHzYGyi1mPL+Y49bry/GbC8RGR169fF/HtAk3tyV4+H13NqfajTZAoRdJOHvq4AQz1wJq1ZoZBV98ZyrtUR71QS7KWyspkfrWCQWbeHYmLuA1mXuBonRwT8zHK6nn9soDmAwbuXHzD2h8NTvH53C1ib/Nu8438sYox4OcRPcFx3+eEgx9fGK4c5meTKIFB4uoQ2OdEDeD3DZIeL0tvv66MSeH7VO1C7uK4ymNUAf6vbHd9K5UufeVyDCGnrdvF4XUZw6Ox3R2Ze+ZPv7wTH/CiMWtL0	rbfiAQIBAgDTceLpAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAADFpAUlZLmRXbsgo8cDTJak3t2DRAa5g43g=	rbfiAQMBAgAOmcr5AAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAADf3NYQFLCdbYPl5Mtcs6CDt3wVwgI=	rbfiAQQBAiC/BIEyAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAAD8gDRUQAABTsAgJsAAAAAL9KVAEPrAO6iM2cA84uBWAAAAABsAAAAzQDNADl+9wAAxwAUAACARVylAMEAUwYAn7bKAI0AnwA=	rbfiAQUBAgBcG+20AAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAAAIAEQACEDABAQAAAAIQAAECEAEBEDEgAAABEAERAQEBICEQAQAQABIAEBAAAgAhEwAAABERAAERAwEgAAEQEBARAhIAEQIRIAAAIAEBAAIRAQAAABARICAAABABEgAQEQAgEQE=
name	rbfiAQEBAgDuBudoAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAADlxrDcpgaYKLIusdEqcQA9JF+q+VFddFvjBAIdX72Ahv7bWYBp6fiXvU8cV90m0LHbjZdNJ7uIz1UPTvIqqxTQx3sbsRvRiPXqHHdXHsMs9bDGPpeW6LUokq0qTyWTDUhr2C1W2yLZr3dxKVZHzYGyi1mPL+Y49bry/GbC8RGR169fF/HtAk3tyV4+H13NqfajTZAoRdJOHvq4AQz1wJq1ZoZBV98ZyrtUR71QS7KWyspkfrWCQWbeHYmLuA1mXuBonRwT8zHK6nn9soDmAwbuXHzD2h8NTvH53C1ib/Nu8438sYox4OcRPcFx3+eEgx9fGK4c5meTKIFB4uoQ2OdEDeD3DZIeL0tvv66MSeH7VO1C7uK4ymNUAf6vbHd9K5UufeVyDCGnrdvF4XUZw6Ox3R2Ze+ZPv7wTH/CiMWtL0	rbfiAQIBAgDTceLpAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAADFpAUlZLmRXbsgo8cDTJak3t2DRAa5g43g=	rbfiAQMBAgAOmcr5AAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAADf3NYQFLCdbYPl5Mtcs6CDt3wVwgI=	rbfiAQQBAiC/BIEyAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAAD8gDRUQAABTsAgJsAAAAAL9KVAEPrAO6iM2cA84uBWAAAAABsAAAAzQDNADl+9wAAxwAUAACARVylAMEAUwYAn7bKAI0AnwA=	rbfiAQUBAgBcG+20AAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAAAIAEQACEDABAQAAAAIQAAECEAEBEDEgAAABEAERAQEBICEQAQAQABIAEBAAAgAhEwAAABERAAERAwEgAAEQEBARAhIAEQIRIAAAIAEBAAIRAQAAABARICAAABABEgAQEQAgEQE=
bytea	rbfiAQEBAwBUpppQAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAKNMuS20gWMBJz+8ClRzOwQ2K4D6vnMPGIE26wwJVPoYAzZnO5vdAyWflAevxNSsJnrTaMdYknco1R/PC60tSyxPrVTWFTO8OIBXIKx5X+lDJXQIIx4PO0fjF4VkXj+QTFiJRnBsD11PZYjNY/9LoWQQHhuMkujTbg8mfiZ/xRxx87kG8Iq5aHJU2EmzZ/pvd5qhymaXsbyMO8UXaLn7Zo6x5zvp6XwdkfLw0tGdvi6arNU8Xv+Topx4tsBtJtKbnzENqqXgXQKsmYUNG4nr0K9cu/4HYp8DsHHxJWTSB/fOI2d7orulT9KhX58XFY3+0nt7XDrMchfUNttxKylFzttARnJBjWFG3AxKcbglAX7cL3a8kiaXb+Q2rEp38rk96Sd0Lqr9+znsNwMmyAQxiO0JnKAyXnTw8qQPQUPOE4X2	rbfiAQIBAwB/KT8/AAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAAK52J4zzIzAmr3QYxFxIwOUEBBXzOCpr1o=	rbfiAQMBAwD2loh0AAACACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAADLuM+xxKk33J93RMN2DQ9EB6Lk+AY=	rbfiAQQBAyAtxN/9AAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADAPvwAABvAACfCADkwQBrAEMAAPhuksVvAADoAPMAFwAxHwAAuO48AHsAjY52AJzaJtwAAADizmAAv1xM/QAAAFMAWgAAAAA=	rbfiAQUBAwDRHcICAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAACAAAAACEBEgABABExARAiARABEAABEAEQASABAAAAAxIBABEAIhERAAAAEREgAgAQEAAQABADEBIQAQABEAAAAAAgIgAAABAAAAAQARAQEBABEAEwAAECMBIBAgIREQMBAQAQI=
uuid	rbfiAQEBBADjzMNfAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAEwmeAfUYooDywrw8kHknQV0xQ0/YnTfDV5z/vUMJYEQVNVjWAkBwBjJSsuih4lnH8QQEV1GoDsj0EbjQVxa6iWzBud3x4LJKSIpWfzGctgpvOGx7vsRDC6iOVjP1Wg7Nuv/FSqi6as39OHb+RoxDUBdlfSCvEV5ULFVM9aDtCtl714rxYFIHGioB7aPURUJbYXytwBL/w1v0F5TqASIE3ENQKs1S4ZvfPTEMIjWUpt/3YASaoLVG4fR2LucmFAGjUIMxFerZYOYfEkrlLK2qqmGeA0j9WRCtlNe39mQOBi4eme11bBqG9PS80J8K5MW1NSyfA9EREbbEJ71UCxgp9zjH6nHG/So4VCIHf9flejnJ6hlM5fqnurKn1xJSRGp68s6x/18wdz0hWg+wQuTlfVfPfCQ2PiH+gGGxcSjVpr9	rbfiAQIBBADRwLfkAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAANOZLdv44jqSwORUvBTzAjkFMPCxCf7fIiQ=	rbfiAQMBBAAgmApTAAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAABJUsJlOQxbRT79gBOhQU/D9YcmEEs=	rbfiAQQBBCDeQ5PDAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADFgCk/QAAAJMAb7xaAFEmxfxbkwB86hAAKN0AANYAbwDuOgAAbQKpAAAAWvcAAIsAANwAALsAAHCRAAkAJBwAAOMA6o4ADB0=	rbfiAQUBBABOS2CuAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAACEAAREBEAEQAhEQABEQASIAEBEREAAQERAgEQAQAAIQAAAAEQABECEAAgEDABESEAACAQARABESEAAAAAEgEgACAQAAAAARAAAAEREBABEgARAAACARIxIREQERIAAQAAABIAA=
boolean	rbfiAQEBBQD2sztSAAAAAAEAAAAAAAAAAAAAAAAAAAAIAAAAAAAAAOvOhuvS+S7h	rbfiAQIBBQDYoElrAAACAAEAAAAAAAAAmpmZmZmZuT8BAAAAAAAAAEg=	rbfiAQMBBQCbS+w2AAAAAAEAAAAAAAAAmpmZmZmZuT8GAAAAAAAAAAMAAAAIAA==	rbfiAQQBBQD8XpaYAAAAAAEAAAAAAAAAmpmZmZmZuT8IAAAAAAAAAAMAAAAALgAA	rbfiAQUBBQCyUXiBAAACAAEAAAAAAAAAmpmZmZmZuT8EAAAAAAAAAAAQAAE=
real	rbfiAQEBBgAFtvujAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAJeF76QzNt8BdCeyaLPrOAai92m3heXtEkuht6z1nG4Ta+6SInaa7x015TYTbkw7IK8wAe3ZRhshWDT2n4ikYSVrqsLcSuBoKKF243NpxzAzeg96cRBXVTckpdjt54okP07CWyif2NZRpV2KS6PVpVwx3nJ8esepXQF+SWVnrgtipHpbPbFdVXwdCadzr6zLgxqn4pL1Vt+JxtANXGfYPaGHS0+I6LVyqxQxwhszQJOwpXDCd7bceMASbbKKAfqxw+2B/SSGpR3Eu6EMO8zIBchJV2O33iury9lFKyPnL93S1XXoL9oBPNNoK+F/D9131ZFTt4W0b2DfwT7JiF8BQuTU8HF0k4w35o/IDi4AvsvnPZIIyYxGHOmDEnqCu/cE6vUXZXOMl1LrzoagWy5Ip/N8Pv2DuGXK87385+YIWy7/	rbfiAQIBBgC2064eAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAK2tCWmiJMnplYRAH8xYcur4UGCYmi6sT8w=	rbfiAQMBBgDbLcVfAAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAAA8xvJ00ziwQux0IO+Egw7N7LiObCI=	rbfiAQQBBiBpnW9JAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADAABZoQDAADkLdQAAmAAAQwAAAAAAU2y2APYAbtre/gCh6CZlAACTACTk/CHKxQ0AzgAAEAAAXACPEwD4AACAbgAApvkAgfA=	rbfiAQUBBgBZxAdTAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAAAESEBABEjAQARAAAAEgEAEQABAQAAEQAAEQABECEBASAQECIAACACAAAAACEiECAAARABEAEAIBEAASARAgEBEAEBERAAADAQAAMAEAIAIQIBABEBASEAAAIRAQERIAAQARABI=
double_precision	rbfiAQEBBgCykPHPAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAP7gDEB3STMJFav4YPP9Jhr1cFetTjUsHTXlNhNuTDsgA/k0/26QTCwpn4zlRX+pOfF4q79PgYQ7fXOSGvD3ekLBSVujp161QzJ5A5MIc8tEvPC7sYKD1V9vZropsZUXYIMCv9eE5PBglXNaWd0ZP2+DX1Pu+M1Lck67kXI6lC1zHOXsONndOXsdCadzr6zLgzuqD4qzPPaGWU/jabV/TY8yz76x1v68ljzuXoJfDpiYDUck0r5JnZzG0A1cZ9g9oQjvpi9+K22hlDUtY1Her6udCkB5+cDxrhQxwhszQJOwszd4Ur5jO7RHwxI2KeXpte2B/SSGpR3Ed/p5iWn8oMY3bDKZFGPtxzDG7dHNNsbMyjcE6d/iWND7NDKfa4e00tjbW0qyZ534lLV1w7tfNfqL5tIVEeR2+oHpFx3UAw38	rbfiAQIBBgDSbAIzAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAIkVp7e6rUj0ZYEsebXyENYUGOeAjwcEDY4=	rbfiAQMBBgC6anGfAAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAABKRM5ssLSdD7ww8mzc8PXCpM4uVgw=	rbfiAQQBBiDv7UU7AAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADAEwAzAAAAAB8AGwAAJgEAF+dDHpdAP0AsAAAwlFVACtpAAAhAAAAWgAArwCjxwB4TSK46AADUCMAAOYVBQDZymuEFgAA2gA=	rbfiAQUBBgAgyfXlAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAAAIQABABAQEAEQMgEBECIjAQIBEQAREQEAAQAAEAAhEiAQEQAgIAACAAESAAARAhAQEBEhAQABERAAABACABARIAAQIAABABABEBECEAAAAQIREAICEBAAAAAQAAARMAABAhABA=
numeric	rbfiAQEBBwCKRUU6AAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAD34r/EqFH0DTyFTQlOwVAekAMQZXR7lCgRkp1TineELfQyoR3m0eA0BRb8+x3U3F/ZAU1KmiDQhTX5a1iViCyk2CaCPsquZKnfjqJL56IsujXQOr6tUnjMEy3v8YFgWR0Qmh1av4wlKPWd8aapBt1b+1WQTOJLPV7xWcuHpgO9YnJkgIVJgL139Muw7mPjLY8/CKmg6U+dy+Q9GFn/JAnaryUC6JyxEeczskKnTRrJ90iCxGKqtVX6b4Kio7bqLj0s8WiIH48+b0i2YXrlmspxss1fpTp/yocVHwDnPL7C5U+hH33gU+s7dlbnNH/oG0DLIOe1EhGnQV8SfrGJXi9DFbUR/o3MI1oDqQTUhCwjX+Uz2JHrPn9gRfbDXj5HL2XJ+yAABmNveFYSGGDqEzeP97AkPTM735DSh+EFSVaD3	rbfiAQIBBwAkqJweAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAMkVpmiF0F8D6kU3xiaG1yJSSOAoPzOD+RY=	rbfiAQMBBwCZmm/aAAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAAByOkg+tExjJFX58qqubqvTwiwmUAw=	rbfiAQQBByBb4V+/AAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADAGOHLt337HoAAIpkACcbjXUXAB0A2mRUfkoAAAAakQAAvwAAiwmmAABQAASzkgAA/wAAgQCQM2AAAAC/AAATbgAAAACiAFU=	rbfiAQUBBwB7pLOEAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAAAEgABEBAQEAEAEQEAAQEAIBAQAQAAACETERAgEhAAAAECAgIQEBAAERAiEAEAIAERABEAAgAgAQEQICIRAAEAAQAAICACAAAQAAIBEAEBAAISERABEAEgARAAAQARAiERABAgA=
date	rbfiAQEBCAAOzZcgAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAJWTe+B69M4D2ChoXoHnuAWGoD/lu6U7BrPPwEsavkoMdoaWMp3uBg5D4u6RXMaGIDZ45caneRQx6aOD15TD/DRSuy5AM8KgSh2IoHQaqtFPe2iMYZSKqVJLElBPLpBeVrstzRc/Sb1W/vRekoTtm147Z2NH2kuZa+vlnQxbI8B2wSD80uo99IRnlsX1Ev5FhspspPL3NJKM4lnNlDSx4ZQsY5Af41/9lNs8vbbjjxycl0mBBpVFnp49QgGOo1Jcn/7cdgYVPfuhSQktpQaVf74w6fowbMhewXhxXtkKKSLKMg9HFxfEZcsmm7RyZHJqzjGFW6WeS97RyCffOMj4ptVsc79FvKiz1pPjaA2TQX7ZDcbRbPyi/OJ1KJeo6Rut5hstBx98KODnbRVHiuwaxO5quzM158lZ9zmzhb15x7H+	rbfiAQIBCABS+gLJAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAK7+JsmXJRVZ1JLFD1NfCJHjDAp0JPBLGZQ=	rbfiAQMBCAB94w3KAAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAAD5b0Y2vtzW6UIV8o+818aJBfb4Mxw=	rbfiAQQBCCDZ+huuAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADAD8AQQBfvgAA3gBKAHEAAJPCAHQAoGXs55QAAAAWeBoAANIUnACrhWovAACMzwCUAAAAAAAAAFdvH4HGiuUAAEsiAAPaACI=	rbfiAQUBCAC3N0+7AAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAACAREBAQEREhEAEQAAEQABERAQIgAwEQAAECAQABIAECAAECIhAAARABAQATEUEAABEAAQEREQQBABAAAAEAARAhABARABMAABAQAAAAAxEBAAEQAAAAEREhEAABARACAAABARA=
timestamp	rbfiAQEBCQB3mfWUAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAAb35RB9Rt4AOmAkjk2q1i05AhAd+aRgPk+IDeh6Fs4/NDQjofYdZkvWAI0fjAJ5XcsbE//OuGhl9X1QdqE9n2bT9Ejfw2RrZ9uDqaqzSp9qNbourW7Dy3LjuoRCQVCvc8VOe08fnOZ4nTVJqjDIcIS/f6OXGMyXi1NY1QrUgKWM4yyWVQ51kY9/NsiiuGjzl63zEsc+3UKYvkVJIS20mJh1BNTG3yqYmS1AeGN4nYOaLfTXe2/7l5zgFbmlxv1opQVAVCLoka6mf7z6SDHX4ai7h0CMawbbqVq3LOuOLhqqRo8t9gWpF6toQ48BOLnTsxscHKGMtBy5Oza2gsQ77Ly7GZkXIWXbw98UtjKkIXPEydaGlTaSHdNaZkwRnJQL5ogli/KNGTvqUAUAAzW0Y+tJW1QupWVe7IvFlH2M1NX/	rbfiAQIBCQAE+kdEAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAN65gN0FyCQpWgXsOHBDXwM6xt2YtQB386Q=	rbfiAQMBCQDFCTJIAAABACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAACUnCelVqRytGk4ITO0AKyFChx8ZiA=	rbfiAQQBCSDrHMyVAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADAEoAAAAAABYAAABRAABNqQAAHXAAua4AtWVgAK3QUwCO3ACApdLrvpO4akwAAADRPmPbAAARALo9AADYAH5neacAAFv7AAA=	rbfiAQUBCQDbMUWeAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAADARAiECEBEQAAAAEAERAREBAQAAACAAEQABIAABEBAAEDABAQEBAAAAERAhABAyAAAAIQESAAABEREBAhEAAAAQEBIAEAIAEQERAiIAIAEQAQEhEAAAAAAhAREBEgAhEQABEBA=
timestamptz	rbfiAQEBCgBDj1S/AAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAAb35RB9Rt4AOmAkjk2q1i05AhAd+aRgPk+IDeh6Fs4/NDQjofYdZkvWAI0fjAJ5XcsbE//OuGhl9X1QdqE9n2bT9Ejfw2RrZ9uDqaqzSp9qNbourW7Dy3LjuoRCQVCvc8VOe08fnOZ4nTVJqjDIcIS/f6OXGMyXi1NY1QrUgKWM4yyWVQ51kY9/NsiiuGjzl63zEsc+3UKYvkVJIS20mJh1BNTG3yqYmS1AeGN4nYOaLfTXe2/7l5zgFbmlxv1opQVAVCLoka6mf7z6SDHX4ai7h0CMawbbqVq3LOuOLhqqRo8t9gWpF6toQ48BOLnTsxscHKGMtBy5Oza2gsQ77Ly7GZkXIWXbw98UtjKkIXPEydaGlTaSHdNaZkwRnJQL5ogli/KNGTvqUAUAAzW0Y+tJW1QupWVe7IvFlH2M1NX/	rbfiAQIBCgCIE7xwAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAN65gN0FyCQpWgXsOHBDXwM6xt2YtQB386Q=	rbfiAQMBCgASqmVHAAABACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAACUnCelVqRytGk4ITO0AKyFChx8ZiA=	rbfiAQQBCiCzm3KtAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADAEoAAAAAABYAAABRAABNqQAAHXAAua4AtWVgAK3QUwCO3ACApdLrvpO4akwAAADRPmPbAAARALo9AADYAH5neacAAFv7AAA=	rbfiAQUBCgD01Ax/AAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAADARAiECEBEQAAAAEAERAREBAQAAACAAEQABIAABEBAAEDABAQEBAAAAERAhABAyAAAAIQESAAABEREBAhEAAAAQEBIAEAIAEQERAiIAIAEQAQEhEAAAAAAhAREBEgAhEQABEBA=
time	rbfiAQEBCwAvSspyAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAACbYdqVXDmkD+r0QCUDiEBBFbKE3clPhEAoJTLFB9ZcfDBOZZBQ1rSA2OycZ1ZwIIgJJ9gy4ErswqFtRiYC2gDd7PVZUl5iWOIO3YEhZcmtIKjAT62zCgEr56cqmBc/uSyxULUNVKIFMk8R/He32rVsWtIAyGRDAXhJvfVQrdR5ntnDMfBsQ929cA59ttcHpdusnQAPjWB94u5l61BjRxHkzZjQm0T2cgK2VRI8efsuF5B11UYZuDokXrlC9RkRJlFgjKkURINSUgewy1c7QT6Ewl4DjYZxFp5Yb4h1EMwSs2isTt8yf9rcrW0z1RCcFuOM0r6XiKCm8HV9ZwHELXMUAHJ2N0PPUxluBdUBpmDTH01PgQyqj/ss+pbjxBskU51L8hsJNhjzt/ey+vZR8+u1voUpZVJYf/39YSf0WAd3/	rbfiAQIBCwADPLgOAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAJ2tjIwfZG1S5RZiVDtl6ePuJAtVCIhFDSQ=	rbfiAQMBCwBnGHBAAAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAAAHsXluKeCvJ021w0qGQjJEQgixQxA=	rbfiAQQBCyB8na6kAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADAGAmtgASaQAAAAAzAH0gY4kWAAAtAAisAAAAPYi4aT8AlxbnqQCNH7gAAAAU8gAAAAz6WgAAmTNwSSrmAAAQAAAAABoAAHU=	rbfiAQUBCwCYm12CAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAAAERAyABIRAQABEAEAARACARIQEAAAEQAgEhEAEgAAEBAgEQERABAgAQABABAAEBAREQIQADARABAhAgIREAIDEQERARAAEQABEQAAABAQEBADAAAABQABABAQACARIAAAABIAA=
timetz	rbfiAQEBDACquP0bAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAPzPCgtVQRgBhwZjmDtmSQOikCFkFmuOCoC3ispgbwUL1KreLclGUhajxI9fkFthIOX3BWhFNi5ABdt1Xi1P6EmV6moM/pjzSQcSDX2G//dU2JrYoJ5sqWRKuUEzghqsZSZ7pFjwVJpv38GapdQDpXr7IOsHz/69gBegvw6k0R6K/v5wJgRRtY8zujOFBTHKkIF1Hdx5Bl2Sa2Ocaz3vfpb78yT+IhPMmLiKeblMS4udFUX6vIccBLT5qIrxGM6atF6WIhbZ65jAERW8EdXC18O1pucTCuPaxGgxwXq1EVDGXPRW+pjz0shED5rEjWNsyx3CpPvfnO7OL5JGJhtQ2NWIsQdID4YC3PIuHoJxYRHc9GB2hhlw0OCUnacZbEjS7bYLin0YZ/r14/KwiSLWxfoAC+pAI1Bm+652JlwPT/L8	rbfiAQIBDADiclz2AAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAD1hroSYTxZ4k+zaSE64Ma4AbGSDNwRaQZE=	rbfiAQMBDABUcebvAAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAAB9jVtBfz36AWTuhVTPfzuQuqMkU0I=	rbfiAQQBDCDhrv2NAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAAD+AC4aAAAACIAXwDXAACBAGZsJJzU0B8PAADuRwDpplEA8icAfSQA56MAfgDttQAAAC08AACV9ZwAWM5qAA8AAAAAdAAAKAA=	rbfiAQUBDADG0iVXAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAAAEREgABABABEBEQEAABABAAMAEQESEAATABAQAAIBEBEgABIAASEBEwIAIhACAAAxAhAAIAEBEQAgARACAREBAAAAAAACMQAQADEAERAAAgEQESAAABAAAwIAIBAQAAAQEAARA=
interval	rbfiAQEBDQCIFYMKAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAAb35RB9Rt4AOmAkjk2q1i05AhAd+aRgPk+IDeh6Fs4/NDQjofYdZkvWAI0fjAJ5XcsbE//OuGhl9X1QdqE9n2bT9Ejfw2RrZ9uDqaqzSp9qNbourW7Dy3LjuoRCQVCvc8VOe08fnOZ4nTVJqjDIcIS/f6OXGMyXi1NY1QrUgKWM4yyWVQ51kY9/NsiiuGjzl63zEsc+3UKYvkVJIS20mJh1BNTG3yqYmS1AeGN4nYOaLfTXe2/7l5zgFbmlxv1opQVAVCLoka6mf7z6SDHX4ai7h0CMawbbqVq3LOuOLhqqRo8t9gWpF6toQ48BOLnTsxscHKGMtBy5Oza2gsQ77Ly7GZkXIWXbw98UtjKkIXPEydaGlTaSHdNaZkwRnJQL5ogli/KNGTvqUAUAAzW0Y+tJW1QupWVe7IvFlH2M1NX/	rbfiAQIBDQB0IFRhAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAN65gN0FyCQpWgXsOHBDXwM6xt2YtQB386Q=	rbfiAQMBDQBXRfnSAAABACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAACUnCelVqRytGk4ITO0AKyFChx8ZiA=	rbfiAQQBDSDBObevAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADAEoAAAAAABYAAABRAABNqQAAHXAAua4AtWVgAK3QUwCO3ACApdLrvpO4akwAAADRPmPbAAARALo9AADYAH5neacAAFv7AAA=	rbfiAQUBDQD69f87AAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAADARAiECEBEQAAAAEAERAREBAQAAACAAEQABIAABEBAAEDABAQEBAAAAERAhABAyAAAAIQESAAABEREBAhEAAAAQEBIAEAIAEQERAiIAIAEQAQEhEAAAAAAhAREBEgAhEQABEBA=
inet	rbfiAQEBDgBLqCMyAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAFYI3jiHRQQN+G13FEZHTQ9XVjZh0FGeECiqN4jKOiIV58yN6RNOmB7qmR1erNFxLtLp20x2PhQ2KNHfkHCNPDohpnTYrNi6O18VyFUn+ItGD1vh7CJglkqgXSyDY7GWTJX/4JZRNBJUbWsXedNIzlwPHjTuAjNdYBHupHnPZ1xi0KOdJqglqWKUekKInlD3a3vnhKzupelvEo7trWryKHKVzsuhTZlljFanNQ65N66Ok+78+nYMTZI6iXhOVIGrk/6ytTvn+W2X4etZO6xTB6b70NpTTJH5p3gup9Jm8pC7fVLA1L3Hfc9cAzRJwXBD0Kw1kdNoL83Q7wvbsryJwNX60jBQ1w371dQ7Y7gcKkfYVd2jed4OudnpEFAFmjHg4whKtBLbz07r83iowKn4T/K4p5xLS9r5+Os6q+ZbPOf7	rbfiAQIBDgA3FmpFAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAEigCmXWqZfYQh1RIH3l3nz7AAnozJlF0Fs=	rbfiAQMBDgCwwZNTAAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAABzJ0pYXUwIRlgF0FmIUdgGXzAHsE8=	rbfiAQQBDiDfhiqyAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADAACl2OEe0wAh9LIN6dgAAADzAAAAOaojAFIADDPlAACSY252HAxzAAAALGwALRMzAAAABgAAAJAAzADHAABkAAAAs4UAKc8=	rbfiAQUBDgCnom+EAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAAAAgAAEAABAQECAAAAICIAIQAQERARAQEBEBARAAEAEREAAAAQEiAQADAAECAAAQAAEhEQECARARMCICIQAjEQERECIRAAAAAAEgAAAAEBARABEAEQEgARABAgABAAABIREQAQE=
cidr	rbfiAQEBDgBLqCMyAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAFYI3jiHRQQN+G13FEZHTQ9XVjZh0FGeECiqN4jKOiIV58yN6RNOmB7qmR1erNFxLtLp20x2PhQ2KNHfkHCNPDohpnTYrNi6O18VyFUn+ItGD1vh7CJglkqgXSyDY7GWTJX/4JZRNBJUbWsXedNIzlwPHjTuAjNdYBHupHnPZ1xi0KOdJqglqWKUekKInlD3a3vnhKzupelvEo7trWryKHKVzsuhTZlljFanNQ65N66Ok+78+nYMTZI6iXhOVIGrk/6ytTvn+W2X4etZO6xTB6b70NpTTJH5p3gup9Jm8pC7fVLA1L3Hfc9cAzRJwXBD0Kw1kdNoL83Q7wvbsryJwNX60jBQ1w371dQ7Y7gcKkfYVd2jed4OudnpEFAFmjHg4whKtBLbz07r83iowKn4T/K4p5xLS9r5+Os6q+ZbPOf7	rbfiAQIBDgA3FmpFAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAEigCmXWqZfYQh1RIH3l3nz7AAnozJlF0Fs=	rbfiAQMBDgCwwZNTAAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAABzJ0pYXUwIRlgF0FmIUdgGXzAHsE8=	rbfiAQQBDiDfhiqyAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADAACl2OEe0wAh9LIN6dgAAADzAAAAOaojAFIADDPlAACSY252HAxzAAAALGwALRMzAAAABgAAAJAAzADHAABkAAAAs4UAKc8=	rbfiAQUBDgCnom+EAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAAAAgAAEAABAQECAAAAICIAIQAQERARAQEBEBARAAEAEREAAAAQEiAQADAAECAAAQAAEhEQECARARMCICIQAjEQERECIRAAAAAAEgAAAAEBARABEAEQEgARABAgABAAABIREQAQE=
macaddr	rbfiAQEBDwDkFIRJAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAAl3miqT7MsC1yyd8iv78AVr/IAc9JQpDtTlyR3ch2cPeXrgwLSYpBfMH316gv7FGlh75sCL7qsjNYjaQLSi6C8PlcWNNs68MVp3dAtsjkpApDUw8dlSsV1bYutUTCK0bbKAmwBDgc19fTNAVROn7X9sJcHMQE1qheyu0NL4i3iLAJ27jIjmaZkJmmcPSy4fnLp6UiKi76Wl1Ce3xLa7Q6drIBU7OPesqVzX70wJoIWrjHzSZPZIT7JvUgpclAoNuM5R+wt4RcvEtSza1MQlL8oHMTQSK6fBzARtZ4k5SBvVOTq4I46uG9Um6c2Q4Z8q2bOayvkK4qPa4xBhYpSsQd6Q7KKlLDQC5GqaI1++C57ktd0iHkh9DefWiwcId9us6ESrLJzQv67q3qNl0QJkLu6YT9aSm+zY8LBkO8HA/aLy	rbfiAQIBDwBGwcLdAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAKrMBgC8EIEIi1aLQYhgpx5NuZHgYTB74Zs=	rbfiAQMBDwBKJ+S+AAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAADkvxtpNekBvsPihCjmzxHROvOsKVM=	rbfiAQQBDyC0z4XKAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADfACrAPNg1AAAAE8AAAAA/K8AAACdAAAA4nAAHwDZ4D/yAE0AdcoA5zkAAAC6EUIZEW6zRd6NGQDMAABgANsATQAAvwBKIgA=	rbfiAQUBDwCvkinIAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAABAQEBAAEgARIAEAAAAAAAAAEREQAAACAAMAACAAIAAAIhAAECABAQIREAAQAgAAAQAQACAAABABEgFQEBARAQADEQABBBAREAEAAhAAACAjAQAgAgAAIQAREBEDAQAQIiIQAhA=
macaddr8	rbfiAQEBEAAo2yHZAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAE2Kz9ydVeYAAvsiCBAaTR6sEIm2gulPLhxRhXl5SGk+S2f+Zk5uiUC2VpRoo/eWQ8JhY+kiUxRMGzOXIqTYS1rwCK/rPQRTYWkbiBIBmtJj8vKiDvSC32eCapJ1P2chbIkbA/Bc83twp+cyn+oUlnERICQV0tGoeOCCbVyiDGeFC35YlPbsyorqYCp1VW5djR4AFqSa8keTV0imb7B1t5WAK1RZKGfGma1vOKU0qT+bxSedpMZz3Z7+RZDhUvudpHxNDIrv0jmlSgxXS3ZEqafwVBLRpaJIqWLpPU0Zh0qrVfupLmAOW6xeqg6eDsU+s/d58Q9ECsK4DJYwsv2W+MDtgf0khqUdxDkbzXBfP1bM+ihLrh9PA9BvzH355l9A2MSNbZAwHK/iho5d+bG1R+Tce1iJ42mE8LnuXn1klVjy	rbfiAQIBEAC08h4pAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAB0w9S8ZSqJ/IZKE0QQ6PeK5NhHF0/Q2C0s=	rbfiAQMBEACpCkqIAAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAAAnHu8op3h5kpJW4kMf2WRaj7rQGUQ=	rbfiAQQBECDfsEkmAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADhwAAAAAAdQAA+AAAAJWQAHn4ALoAGgAde8AAeywAstv/NQAAEgBfIlsAKNQAlNAAjQDnyAC9pgAaK3VwAABEAKwQAMkAAAA=	rbfiAQUBEABalerUAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAAAERAQAAABEAAgERIRMREAABEAEAEBAAAyAAEBAREREBAQAQACAAASAAAQAgAgABEQABAAAQEBEAARERABAAECEBEBIgEAERAAEAAQACAgARIgACEgABEREQAREAIRAAABMgAAE=
color	rbfiAQEBEQDVErvtDAAAAAIAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAGdvbGRlbi5jb2xvclVnvnsA3LFnEyU2zNMx0ak=	rbfiAQIBEQBiO24pDAACAAIAAAAAAAAAmpmZmZmZuT8CAAAAAAAAAGdvbGRlbi5jb2xvcgAi	rbfiAQMBEQDvvw7jDAAAAAIAAAAAAAAAmpmZmZmZuT8GAAAAAAAAAGdvbGRlbi5jb2xvcgQAAAAjEg==	rbfiAQQBEQAc715LDAAAAAIAAAAAAAAAmpmZmZmZuT8OAAAAAAAAAGdvbGRlbi5jb2xvcgkAAAABAAAAK+cAAAAA	rbfiAQUBEQDNsoz8DAACAAIAAAAAAAAAmpmZmZmZuT8IAAAAAAAAAGdvbGRlbi5jb2xvcgAAAAAgABAA
integer_array	rbfiAQEBEgCgXnR6CQAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAGludGVnZXJbXfnhjo7RrL0GllRtVoFKaQ6qmwGPi3LMEUAkwkuuyIcYS8Mam21KIhvmbERK0zrAHBDD38bRiGwdDBLbY5Er0x33Zg5d6WOJIk7MftF0nJ4lSaI3qtfCiSbb5gQ7MuJmKa59jnCc9mosS6H1tOF2rDH2Crrm8Q/nNb1Qr5yc2bI3YBZHa2XVcD90J6BJzBP6RZOSbIQePExK2net599JG0s1h32rNgSlTSK67tVploJVPyNTpK14J1gR2uZRdwbxWFB1Fx/VNRBsNcFgSsuStnXgbStqMT9Lk6/0OHogTUKXyrQcxef8pp2UhjspLClWqet87Y+nIbarblNcqLdReq6JkgzZXD1FwMSb5YkDTebJNKyDDIZbMNBI/+6gNnQ70vjVQV4sNWHVh0Mxi3pBUdtFa9A/YCJV7Pu0xpJWawH5	rbfiAQIBEgBMEXrvCQADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAGludGVnZXJbXYr6CtORxTMdCAA+jUANChHdpfMPrajHFDA=	rbfiAQMBEgDN2IrzCQAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAGludGVnZXJbXSoAAABGY3w2KdiG+iR8YXGb/bqK2s1wbQE=	rbfiAQQBEiAkMulzCQAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAGludGVnZXJbXUcAAAADCwDb1dNYrSH68CEAXgAfjm8UAIwA5zsAAN8AAM8AAAAAABYAAAAAAAA6RDfzJJ0qAACniNEAAPFek8EAAABSAJSa6W8AAAA=	rbfiAQUBEgDKWJKrCQADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAAGludGVnZXJbXRAQABAQIBISEBAAABEAAhIBAAEQAgEAEREAEQABEQEAABAAAAAAAAAQEUEAARIAIAAAAAICMgAAIBAAAAEAAQABEgERAQEgECIAMREhFAAAARIgEAAgEDASAgARAAEBAAAAEQA=
text_array	rbfiAQEBEgAHH9F1BgAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAHRleHRbXUVUZP4s10oAwPrbEGyA1h11zjhy7R89IGXOLXzt/C8jqcaVnfjX5iXmwWdr9daDNYFP9VbAPmREcYX3KbslYEYJPVp/7d7ORjrqYhHg1thHdEuPV8SsZk0MxxySuf6PV9VnPwzdNjNql6J4QksxxGzPy/ubmIJabb2AWCGUnSRwY9zXiDt0YXPhFsKl3FPsfFzAVGZAaZSBLZIbRmrjEI1ZU97avmGgnNv9V3u1xquhsQGr3ZJBNKLrY9S50GyHpDPSWtwHPPur4YJ8CxaVDbVIFCl/2RWsvLielw7MFD69joxlcJT98MP+06EKauGPxgWsySiVhZPGadLHcI77UsqsGJr0+GbV0NXe3V066YLTLi8xDbECcdwluoJiCVt46aJal+jaddzy7RHJ8ZbjAfvt0fVTNwyW/CV+JSsfzFf/	rbfiAQIBEgD9hLMvBgADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAHRleHRbXVJ3YXOMt+LSYA5DDiLolfpUsnpI8VxZwzI=	rbfiAQMBEgBfwd13BgAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAHRleHRbXSoAAABIP37sQpw1hKx4BXoUtWaHtiZqmwk=	rbfiAQQBEiCEiVrQBgAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAHRleHRbXUcAAAADAAAAGWITcQAAAE3wZwCjzgCHZABIiwAAAACPAAC/QgAAACQfAHNEXNWMHwC4YjQdAAAAsgA0AF8ArQAAaSCQc9cAJgAAACw=	rbfiAQUBEgDqar46BgADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAAHRleHRbXRAAAQESAREBAQAQASIAEQEAEgAQEQMhIBAAIBEQAAESAAAgARARAAARAAABEBEAABAAEAAAEBARAQEBEBAgEREAAgEBEAAREBAgIgIAIAABAgARIQARAQIBEAEBEgAAERAAIwA=
pair	rbfiAQEBEgCJgumzDgAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAChpbnRlZ2VyLHRleHQpmDVafyJZygIk4BsbGqWpBSzT3OUosn8O98KtGZ67PxDuUweyQSaSErC4S7r0aW4TUTiqH0lnuRSFLEEwFPhDLYtVF3dzn4QuceL5iL/hLDhEWuwvqbYlOzDYXU3z/ig7mTZWaXmP4j/hOAfTqdN/RoZy2SFMuZJKF34pCCaC5FHCYorz3W8ZU9HW01XK1rJbTNp3ZsvowF+SEr8r912DZozs9AE3LapyO3MBvzTHRnS8+/9xa6endlmqZqZ7jMiGCHBXfx1R3JA+5R3cKTd2kUC6q8hPkl+aW3juhk2rMaQ2qwFR22u1pZPn3ng0O0mpJFMiixnF4LLEUEfj1m6wuv+itgUYvh/Gz+qt9AZ23MsuWS5ZnbWv1ZWClzsllo7a3JJN7F1oed6memx8MvgB4CM11yWx0uzgLaEz5WJOAvw=	rbfiAQIBEgA2b/3nDgADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAChpbnRlZ2VyLHRleHQpqbP0PhLW4tNgAAgfgNoauYK34WvEC2YovQ==	rbfiAQMBEgCrhFefDgABACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAChpbnRlZ2VyLHRleHQpKgAAAEbDsQ8kWH42m1qTklpKckqwj/uoNQ==	rbfiAQQBEiC3MWsODgAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAChpbnRlZ2VyLHRleHQpRwAAAAM2AINDAMUAAI8AADFG8bpPQAANAAG91qcAdwAxfq4AAOqtsh2rewAAqhoA9gCiGQAA5wB0rACmBxQAAAAAYwAAAABlMwAAAA==	rbfiAQUBEgCALw02DgADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAAChpbnRlZ2VyLHRleHQpAhAgEBIAIRAAARISEBERABAAAQAQAgERIAAQEREAAhEAABACAAAAAAAQAAAhEgEAAAAAEBAQASEQEAQAARAREBAAACBBAhIQAQAQEhEQIAEAAQAREhAAACABEAEAEBAAASESEA==
int4range	rbfiAQEBEgB9Y3PGDgAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAHJhbmdlKGludGVnZXIpJ+rhB2193gi0c/wfTdhsDAk7cHeVP5cOi/aLaupAjRZ4hr2At3oRHAKEOWylFEYqFPzb3ESjDTACuPSksW1YN2BryK3HI5E5wzPjmeqMbECrUA2FxYm+UnYDjehs8DFYJE9jEXjc/15AQyYxCoo6Z+gELq3/KjNsUvgq0pxSgW96gtgUUh5Icc8i+0ILaGd1/u8a6Km9A36lMVjRNeelgWMfsrmHSmSJE8HwnsCn/Ips5BvmkxtRl2AJZIMR2teXdnzIK4XmSqf46tuaR7RDrnbuUFX20Juu/Yl9T5FVea/8umcXdvKgvgQjBFMTnBfKnawEWN6uusyuIJYeA7A+ztPcsaENRZrR85/HBsu60tERPI8XzEOL1F2jhAnMYpvUGpJYUAP/7dWt05ULNaYF200S2MaTHDjg+t+HvgRSNOc=	rbfiAQIBEgAWyidpDgADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAHJhbmdlKGludGVnZXIpZHQAgVnuWxg0FZKAcfNTROysYYAmt9bU5A==	rbfiAQMBEgDqt0JTDgAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAHJhbmdlKGludGVnZXIpKgAAAComgRhTcsEuEVh4CjnnjgPhCzE2Hg==	rbfiAQQBEiDMZpEWDgAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAHJhbmdlKGludGVnZXIpRwAAAAMAAAAi5A6bAGAAM5YAgU3QnAAAAGduAE0AgwD5uwAAAEIAAIcATgAAkAAAwBqBFVwXAAAAbwCcQZLYMneyAAAI84rzAFcAAA==	rbfiAQUBEgBUVpSaDgADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAAHJhbmdlKGludGVnZXIpAAIQAQADEgEAAAAAAQAAEAEgAgEgESARERABAQAQAQAAAxEAAQIBABAAASAAAAAQAgARASEAMREiAAEBAAEAAQAREBEAEyAQAQAQAQAAABAgARAAEwISECABASIAAwEhAAEgEQ==
int4multirange	rbfiAQEBEgDTSnpIEwAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAG11bHRpcmFuZ2UoaW50ZWdlcilKL4viFb+3BqwRWqwrhCEUaxpkbp4J6xfyy1gbuIZRGhQM2cSkV64aLvzhLkIcixxEQfbn6eK6HzHW29E7crkjWlPbk90OySWgqFmkKgoRKYZ/JvmzTFQseviJyQaquTk963MkgkqeQrM28AdwHt9SQLZNX0q63VmQ9vu3EUkfYEREBPfeCIpk8PLEMzcMV3AmYq5+hvb6cWtVghPhKnh06pN44XEbcng3MVSpzz10eBf2O/JPiPWH/woCsWWqjoi010orsFZ7jX2gSZ8dZRiQ2gMbjb+jnqEKwEsZVPWFom3JM/c/O6Wq6/l7OrlgtbJI8oOmkQrtvSlBaxJvV1O+qtNr5J8h08PRDP1ZBLSvyanikTABnaDLTKKzH9DEDN1rgnQZQcxJ4N7moMnPm9juXfmcTjm+S/LDxKvsyMsX+Q==	rbfiAQIBEgA520HHEwADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAG11bHRpcmFuZ2UoaW50ZWdlcikvgk6FiKTG44JqG0MEix+K9KL6J20H6MCp	rbfiAQMBEgCJyWneEwABACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAG11bHRpcmFuZ2UoaW50ZWdlcikqAAAA5enOG+Rg9u4PIPKxYaEzBd/tT24s	rbfiAQQBEiDAbMciEwAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAG11bHRpcmFuZ2UoaW50ZWdlcilHAAAAAwkAAAAd29CuSQB2g5PuAAAaY7sA8AAEw9IASXIAuwDENgBHAJP7a/RMaQAAAAAAZ0JGAGkAAAAAywAAmAjpfgAAfgAAAAAA	rbfiAQUBEgCPAQg7EwADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAAG11bHRpcmFuZ2UoaW50ZWdlcikRERAAIAAAEBARAAIBAQAQABAAIAABEBAQAQAhEQAQERAAABAQEDABETABABIAAAEAAwAAERAAEBIRAQAQEAAgAAISIhAAEBAQEBETIgIQAAEREAIRAQAAADAQEQAAACEBIDAQ
jsonb	rbfiAQEBEwEcWJYtEAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAHBnX2NhdGFsb2cuanNvbmJ78OIm8zTJE2LNW5EnEGQUmhRxj+gzoRSBylOFdGZIFf0n26Z1ajkWlOAWeWH4ih+MR5c0bzRyIBmJydRK4m4iE+B/8S0HxjGhVit9TxlBMhjQJXay34BETXOBL5lAv0vis3ulqMFcV9S5+Cemr7NX+16r0VoTwFnpgy7anwOtXfq+QOqRfwlhXh/U+vZyemLFwplDscc6aFE8V44H0khtGlAtdiHUim8/e/JnuGkRfFi0+u84+SSMxcSljt1OkYyN0UTOGRoznKenE+nByymgzVrtHNutwabTQ17+TKzWrmu1L+NNwlS0hOd9lxzXurZbyKVQGmcWuBcbPHjIV1K9gPWAJ1SY3sbPPOXNMG6Rz+CLGDi41/3d+NslvqXD69+g2B863UtQ8J4pbRlYHqP4KeoboLTHrvq+TW/kXLAK/Q==	rbfiAQIBEwGdS10lEAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAHBnX2NhdGFsb2cuanNvbmKs4yPpJFQwxVe1KE2f8cfA334VShKAQw8X	rbfiAQMBEwFBhGOXEAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAHBnX2NhdGFsb2cuanNvbmIqAAAAyv3NC5+0ktNIviOr5muWTqY/WNYo	rbfiAQQBEyEtbZEAEAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAHBnX2NhdGFsb2cuanNvbmJHAAAAAxwAUAAAAFw8b9AAAFvl2gAAiAB7AL8AbQD0AAAYAINFlTBOygBmugAAAOUARVAAODlwV637swBOxFwAaAAAAAAAAMpTANUA	rbfiAQUBEwGUpt7wEAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAAHBnX2NhdGFsb2cuanNvbmIAERAQEQAQERIAEAABEBASAAEgAAABAQEAACEAAQIAEjEBAQEBAREgABAQAAERAAESEQEQAQASERICABIAAAAhIRIBEhARIQEBAQIAEBAAARAAAQAAAAAQEgAAARETAAARAgEA
oid	rbfiAQEBFACaXOH1AAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAD6M1JKSxlgCwg+CwwCmCwnComaaHBlHFV2toRRItjIhmG8l6mz2riEnkIPURhK9L7thSkqoaNQzUnS5B0VZGDfRDhqbY8l3N9YRNiehSw4+vDHo7c1skkPMYyCrceM7SV/19Cb9izpLh3BL1k3TVE2ELGpcTa5IUAJLTEp98TlSu8XUHjoCkVRgdV5tmI6hZFFNkDRtW0JtyQuiZh2R9XAxrtBN9YkrcgWEcr8swXd2nKmI7O6/DX1LGQugJ/Gqij1D9BJMhcKSDOghHtg0EZWYlBQQsWAVl00T9l58UIuhgo6heo6O2bZSGlGxOJIFuOBhSvAsQqu+v3fLLcfpGMHlYk4Y2gYwwiwOwcXQVuLEA0SU5WvwkMiSYXsxYoVr1M3dmBAMobPnM5m+bcexM+yKpMJ5Oek19RRavQGKso32	rbfiAQIBFAClOmgqAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAOCE/RxKKWFZEqIVcXpqPzggo3QNE2kGKVw=	rbfiAQMBFACaslOyAAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAAAIo0tAzqg6KZoq87FSpBMFcz9Zsgw=	rbfiAQQBFCBhOAPoAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADAABRAFaPfLxoAN1oABUAb5E4AACnAACNUgAAAA2jI1GjAACgAGPVAIDOAAAHVAD+LGNyFSkHAFd1AADSACwAAABiuAAAAAA=	rbfiAQUBFACo+MchAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAAAAAECEAAgAQARERIQATAQAgEAABARAQAAEAEAEBEAEBEAABABAAIBABAQEAAQAhATAQEQEgECABEREiAAAgUQAAABAAEgAQIAABEQEBIwAAIgACAAEQEAEQAQAAAhAQAAAjAQE=
xid	rbfiAQEBFQBTuBnoAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAD6M1JKSxlgCwg+CwwCmCwnComaaHBlHFV2toRRItjIhmG8l6mz2riEnkIPURhK9L7thSkqoaNQzUnS5B0VZGDfRDhqbY8l3N9YRNiehSw4+vDHo7c1skkPMYyCrceM7SV/19Cb9izpLh3BL1k3TVE2ELGpcTa5IUAJLTEp98TlSu8XUHjoCkVRgdV5tmI6hZFFNkDRtW0JtyQuiZh2R9XAxrtBN9YkrcgWEcr8swXd2nKmI7O6/DX1LGQugJ/Gqij1D9BJMhcKSDOghHtg0EZWYlBQQsWAVl00T9l58UIuhgo6heo6O2bZSGlGxOJIFuOBhSvAsQqu+v3fLLcfpGMHlYk4Y2gYwwiwOwcXQVuLEA0SU5WvwkMiSYXsxYoVr1M3dmBAMobPnM5m+bcexM+yKpMJ5Oek19RRavQGKso32	rbfiAQIBFQBwls0IAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAOCE/RxKKWFZEqIVcXpqPzggo3QNE2kGKVw=	rbfiAQMBFQAPhcHrAAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAAAIo0tAzqg6KZoq87FSpBMFcz9Zsgw=	rbfiAQQBFSABQ2RRAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADAABRAFaPfLxoAN1oABUAb5E4AACnAACNUgAAAA2jI1GjAACgAGPVAIDOAAAHVAD+LGNyFSkHAFd1AADSACwAAABiuAAAAAA=	rbfiAQUBFQDiMeTNAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAAAAAECEAAgAQARERIQATAQAgEAABARAQAAEAEAEBEAEBEAABABAAIBABAQEAAQAhATAQEQEgECABEREiAAAgUQAAABAAEgAQIAABEQEBIwAAIgACAAEQEAEQAQAAAhAQAAAjAQE=
xid8	rbfiAQEBFgCzJB1SAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAJWTe+B69M4D2ChoXoHnuAWGoD/lu6U7BrPPwEsavkoMdoaWMp3uBg5D4u6RXMaGIDZ45caneRQx6aOD15TD/DRSuy5AM8KgSh2IoHQaqtFPe2iMYZSKqVJLElBPLpBeVrstzRc/Sb1W/vRekoTtm147Z2NH2kuZa+vlnQxbI8B2wSD80uo99IRnlsX1Ev5FhspspPL3NJKM4lnNlDSx4ZQsY5Af41/9lNs8vbbjjxycl0mBBpVFnp49QgGOo1Jcn/7cdgYVPfuhSQktpQaVf74w6fowbMhewXhxXtkKKSLKMg9HFxfEZcsmm7RyZHJqzjGFW6WeS97RyCffOMj4ptVsc79FvKiz1pPjaA2TQX7ZDcbRbPyi/OJ1KJeo6Rut5hstBx98KODnbRVHiuwaxO5quzM158lZ9zmzhb15x7H+	rbfiAQIBFgAgVdM1AAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAK7+JsmXJRVZ1JLFD1NfCJHjDAp0JPBLGZQ=	rbfiAQMBFgBbwJIjAAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAAD5b0Y2vtzW6UIV8o+818aJBfb4Mxw=	rbfiAQQBFiB0b8UGAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADAD8AQQBfvgAA3gBKAHEAAJPCAHQAoGXs55QAAAAWeBoAANIUnACrhWovAACMzwCUAAAAAAAAAFdvH4HGiuUAAEsiAAPaACI=	rbfiAQUBFgApP0CoAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAACAREBAQEREhEAEQAAEQABERAQIgAwEQAAECAQABIAECAAECIhAAARABAQATEUEAABEAAQEREQQBABAAAAEAARAhABARABMAABAQAAAAAxEBAAEQAAAAEREhEAABARACAAABARA=
cid	rbfiAQEBFwBxu/7MAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAD6M1JKSxlgCwg+CwwCmCwnComaaHBlHFV2toRRItjIhmG8l6mz2riEnkIPURhK9L7thSkqoaNQzUnS5B0VZGDfRDhqbY8l3N9YRNiehSw4+vDHo7c1skkPMYyCrceM7SV/19Cb9izpLh3BL1k3TVE2ELGpcTa5IUAJLTEp98TlSu8XUHjoCkVRgdV5tmI6hZFFNkDRtW0JtyQuiZh2R9XAxrtBN9YkrcgWEcr8swXd2nKmI7O6/DX1LGQugJ/Gqij1D9BJMhcKSDOghHtg0EZWYlBQQsWAVl00T9l58UIuhgo6heo6O2bZSGlGxOJIFuOBhSvAsQqu+v3fLLcfpGMHlYk4Y2gYwwiwOwcXQVuLEA0SU5WvwkMiSYXsxYoVr1M3dmBAMobPnM5m+bcexM+yKpMJ5Oek19RRavQGKso32	rbfiAQIBFwArsvyVAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAOCE/RxKKWFZEqIVcXpqPzggo3QNE2kGKVw=	rbfiAQMBFwD43wppAAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAAAIo0tAzqg6KZoq87FSpBMFcz9Zsgw=	rbfiAQQBFyAbcCccAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADAABRAFaPfLxoAN1oABUAb5E4AACnAACNUgAAAA2jI1GjAACgAGPVAIDOAAAHVAD+LGNyFSkHAFd1AADSACwAAABiuAAAAAA=	rbfiAQUBFwAlGnPIAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAAAAAECEAAgAQARERIQATAQAgEAABARAQAAEAEAEBEAEBEAABABAAIBABAQEAAQAhATAQEQEgECABEREiAAAgUQAAABAAEgAQIAABEQEBIwAAIgACAAEQEAEQAQAAAhAQAAAjAQE=
tid	rbfiAQEBGAAxLq69AAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAJvcbH6tS4wCd+STIeJg6wJmbDNsVs6qBafAIOuHQ3saTi1/HTvS8hydgwcgZPaZIJcZssUqUcEtUMTIyXTtlzO/5sA3HCkIOtUwea+dHeU8m6oTMSvX5j1e+u8OXOu0QHmnePoo9i5D1CDjoS9fmF9nz/h+YcTQYBq+K4/HFaBj9cw4+YS1IGs/Cw9PbugMbT+ILlO++F931qLRBf056HhTo7pNDGGKhOfBK7JwlxmPzP/smts7J5AJeIKydgL7lh2UerWPRA6ic20GTqGEGqWB7Mg9OwyLptAFEWL3fL+mFAQewi2HC6gx4jm7cRy6qCWyL3CrfuqwHf9fNtMW5rzl4QQ5RlY4ww0Y4bub+iTgxeM4IU0viOIzJzpohx0Y5FInHPY9wkzqH7llOdDXxvgRXt+B6fMa+Vk2cF7TJ7L/	rbfiAQIBGAARs4ycAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAMwrAZ/pFDAQ4HKDGbNMT0Z0y8gqzzSYAHs=	rbfiAQMBGAD3fI/gAAABACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAACFmhW8CyxVvaErEF5q1v3PX9txNTk=	rbfiAQQBGCBCh7khAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADXADuAHsAWdEnAAALAIXCQQBXDQBJACHdRK9uWQDaAKYAAKkANWYA3L4AAAAAAKEAKwAod5AAAC0mRQAAtfzLhABjAAC0AAA=	rbfiAQUBGAAuKFg1AAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAAAAiABERIBAAAQAAABIRASACEDARAAECAAAAEQAAAAEAAAAQEhAAEQERAAAQAiACAEEAEiAAEgABEhEAAhABAAEAASECIRAAIQAQABEQIBAAEhEAEgABEQAAEAEQAAAAABEQQQI=
pg_lsn	rbfiAQEBGQDsEpEWAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAJWTe+B69M4D2ChoXoHnuAWGoD/lu6U7BrPPwEsavkoMdoaWMp3uBg5D4u6RXMaGIDZ45caneRQx6aOD15TD/DRSuy5AM8KgSh2IoHQaqtFPe2iMYZSKqVJLElBPLpBeVrstzRc/Sb1W/vRekoTtm147Z2NH2kuZa+vlnQxbI8B2wSD80uo99IRnlsX1Ev5FhspspPL3NJKM4lnNlDSx4ZQsY5Af41/9lNs8vbbjjxycl0mBBpVFnp49QgGOo1Jcn/7cdgYVPfuhSQktpQaVf74w6fowbMhewXhxXtkKKSLKMg9HFxfEZcsmm7RyZHJqzjGFW6WeS97RyCffOMj4ptVsc79FvKiz1pPjaA2TQX7ZDcbRbPyi/OJ1KJeo6Rut5hstBx98KODnbRVHiuwaxO5quzM158lZ9zmzhb15x7H+	rbfiAQIBGQBULwxVAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAK7+JsmXJRVZ1JLFD1NfCJHjDAp0JPBLGZQ=	rbfiAQMBGQD3fGC9AAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAAD5b0Y2vtzW6UIV8o+818aJBfb4Mxw=	rbfiAQQBGSC/dC3LAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADAD8AQQBfvgAA3gBKAHEAAJPCAHQAoGXs55QAAAAWeBoAANIUnACrhWovAACMzwCUAAAAAAAAAFdvH4HGiuUAAEsiAAPaACI=	rbfiAQUBGQBsuzsaAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAACAREBAQEREhEAEQAAEQABERAQIgAwEQAAECAQABIAECAAECIhAAARABAQATEUEAABEAAQEREQQBABAAAAEAARAhABARABMAABAQAAAAAxEBAAEQAAAAEREhEAABARACAAABARA=
a_char	rbfiAQEBGgAJJGy3AAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAAFUQJLun44IZ1hET3yeJAxq03B0IKIiUIAMAMo9a0FMnC9UwVLWjhCp+RbpUb2LNMpq685+QVcEzJXnlHtOBAjd9B5yBGXnNQRwQRGe8gZ5CyqfHyXQC+EXSheHvrzaRRnEuwfJGCf1NP4TYRBwLWleESC85fNcDXupLLGt8Qk9mZmrv9QXCRXA3BR4elh5ecfMjJKBsdtN0Lfms8IU+A3ZRzYB0mmVedla4ZGjW0Op3n+K6qTojv3kN7a63FjDQeTYvaM05ySmRKrOnT5WCpKAk63x8Y6Bco8zjHYGGliCk01pzPVqBiqsNSrxiiKRktTULr7T3OHu9h5tEHRnlIL46DAxYT50PwAqLriRnD6rLbhmJjPMby8uQqjbO2m7gyz+Az38CEYniFAe4P+QrBPcUo10vMqeV+6YqojkVcLv9	rbfiAQIBGgDn+FFIAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAKuWjZtAHyMZogkzcy+LbM0ZwHMDVptIOTA=	rbfiAQMBGgBCme5HAAAAACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAAA1oRUnnCCwRFq4UWvyrtEEgHi9NDw=	rbfiAQQBGiB2IUtIAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADAAAA7ABe+wDCAHAAVwBrXCEzIMI3AAD8mQDuAAAAoQB9AADADQIAAABNAACQVqzEJp32AAAAKUcAjTjW5tX63AZ5AAAAAAA=	rbfiAQUBGgAqd0FNAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAADIgEBAQAQEQATIAEBEQARAAAAABERIBABEAMAABEAMAEAAQIAEQAAAiABIAEQARARERIAAREAAQABEQAQESABEDEAIAAAAAISEAEQMTAAAAEAEBARIQARAAEAACARARAAAAEQA=
char_9_	rbfiAQEBGwBNLXkJAAAAACgAAAAAAAAAAAAAAAAAAABAAQAAAAAAANskJAho6fgGRFMSlN2FCA6F2nxAUsy9E84/ttazVEoWRgJh28jD6RfI8ddPMWpeII5klcqA2vki1cKs2VRuiDA5JLz3UwZvNjWYJs2ScV45cKRymYSjtEJn4mQoVzhoQ5ks2cSXBelMv6wTs9gzu01aZbEm4L/nTckNcTYV0Xxb9lMS/4fWdGAIGGLGbufsYYaYvOtCPhxkoBfgY37cqWbDKNKy6hgod7dcXeBNI3N4RinBa1EtKHvmkbqidbUJgWgJ652xidmC05Y+tfG7qo4gZlBqbTyQlBm0lVkhpPmbaA9aER0BVZ7MAnCsINjKrC9dxH7cR/yuXW363je6KrgNsD9arYGgxHqPrhLBGXfSYuT6CRY1zdWtvKKLIMYH4QTTwxF6b7/mJNfwiUQZze6Vrja4kBh38tms33Q8xaH2	rbfiAQIBGwDE7sljAAADACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAAE1tMJyPa+7MrUqQEboiQbCbi2INQw/gIAo=	rbfiAQMBGwD6kUIgAAABACgAAAAAAAAAmpmZmZmZuT8ZAAAAAAAAACoAAABbb14/COlcufKC4D5dECwV+9fl7Aw=	rbfiAQQBGyC/XGwjAAAAACgAAAAAAAAAmpmZmZmZuT9MAAAAAAAAAEcAAAADALQMAEEkAA9bHQByAADnqgAAAAAAAJYtAL4AJUMAg8kARQC3OgA50R8AvNjUAAA+wwDlAByEv7N958WnAN8AAAB4AABiAAA=	rbfiAQUBGwA603RjAAADACgAAAAAAAAAmpmZmZmZuT9kAAAAAAAAAAERAAEBIRABAAARAAARARAhIgAgIhAQAhAREDMAIQASAhEQEBAgAAEAAAMQAgACACAQMRAQACAAAgAAAQAAEhAREAEgETAAIBAAEAECEQAAEQAAARIRAAAAACARAAAQABAQAAA=
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

COPY golden.large (bloom, ribbon, fuse) FROM stdin;
rbfiAQIBAQAEtLWiAAADAOAuAAAAAAAAmpmZmZmZuT+AHAAAAAAAAFLetlh5fn4nLcibgbamFYcX/NL88S6aqOVQl8QDY4UyJW8CdSnSj8Tj/WVReEjcBvCT5Kom8bJTE1SNCcavmlQ/qGhIrbai0Wlyt0Ab+M3RrqGBkoSe9FMNLmsYF1zZ2VyxkEZKr/QwaYJRH3dFLu1ykQ7/friIekB0RlT3EIcZoApuQ2IRSrBXi57mnimGApT/138RUQw6U3Ub9SuashYFPzmap438tEXxrX5mZpMYAK2VWTazFPxzAKCVIeT6LdEYn9ZCTKICNECTIYiuadD4FC45xMBQZe+AlrX3xMNQCJ2gbvzd0geg2RIzr5FyB2kOJjhNHdVDRSNJs53d0oqQnxcJxWR4PrSXONOkLfV8W1nvaXZ6qYbc9Y01znFmFKvNUUoYQccruJqE90OpEBd/xgJWCRp+EzTDR0nKNpYoFUeAd51zJRS+Rux0U+UweQaTSlAWycwQMBAEKpFoI61CoNkE8gyyJqWQbd52i1E9VCG4F8vCFANgFEIB5i7so9gUCGRHJxFGYYi5UGL8OY2O649+km01KCCNonL082otAKiCWbGJiihAfXZwlalShfqrzl68A/RZTFPPLwIHAEgSSPTgSl29tyme97kGjBEYSIFlVo/OHRkRyWAcFkEoMTNsAoM/EhJQf3uvVuxtR/DQ0Ygn42eZgEsDolGl6TNejqZZSiDEFbIpUQU1jbeYuZZKSG28fEDlWPiFpVm+sIRYnQzfNkEbM1ehpQS4oZh0RuG1wOoIl5OYgOphLRYGxjdCDGeL8rbmJAjGNPLpOvK8G0NJa0afOhGAcrOPqOLC0rlw11Cm6BLwGQ1caIrEEBPLe5J0yBBX3TyoYUogNhadxNXeAqzAJZnSBxmFcnsKlOBGu8H8jKy9VtTSR8yt9ufpR4nzcC3S+8LquBsYgmmGecaAU9oCm2MmSan4LTBCPMW08L3PB+LzEUVT7MxPSD7uJWTCMIjpzBq7x0CqToBrR8IAgmWgTXDLXx5JAQ1Fs4mIzbJkUjWRORI79zFR8JWhZXzJUOGAM1RctyKcDzgsFx4KicjoqLSC/SCY2QPdFAoKSkOn/iaFHmR3gpwZwwuzg4IAqxQyk1HBNPQSFUOulBWs64W9TCL9KCGBog7YrjTMZd3QbNiUuBe4JvG1KAI9ATjaRRjQUiak5wWreCyjmffCERWtFb02EV2XrNMiSixuWy7BS+Efj7l6b0iuGgYSs9eEgReVk//zUINAEBtwsFjZJu2kk5YdJQIUro3i+YsQQ1kDHj078GMgITZxM82Q5whX+MIvS8kJ1iN5GRfdn3zUjL6fGQNNrxjHpG4l+XATQlLJAxIN9cGVSo/sJ4eycmigD+7lI5ksYQwqhCx3AqdFHaQzc6ukhpkVimQbnizDjtfk68RKjVBKjDkjjFQjuwLoaqmGxTwhwcmEmF41YYmwwFcoLa87L6d8isCduaFOZ4m4VjPGC/VJ/Q0lhP0YY0UtB1NvrFuOecE+MnS8U3It5US53HZ4piijLKfMxC2whjjBfdUSllExNAsMn4hhgOPZrCIfS9yonOH2iwsRwXyRLJvuzhP5y+TiSJCt1aKhKeoqwCItSGEP4w2xAEoIjVyBjAlSCkgmcpLXa8YwQERuIVXqP+zvcQRAFywTT3SJMssx9KIUbP8Hx3ZNQmwKFRCWqZQjn0ZAfyeHt7ARZAkgD9SmSUhV8krVpMVAdRaTqY6BTo46vyV4Vo0jUl4fBwOPFlKMcrmtgOAaGiYGIGmXmFkrSnzFc3Hq0GGXUPLuQ+VATmNtgdvC937V6pFQH1daUUJq8yRqcEyUnLZF62+2EFcFYSBHGxCm2APUQRF13TSL95ipnD3HDdFUmjhHsV6sGMnqoJVgewKGMVSTSODuYt3O81rhjAI0VQE75oRcieisdREes8TbYPdvzRtftJJefcpjgu//byxs8nbPJtXl5brLSpEtXMV0aLkReQDHMjOCSK5fXS38Wt4MghH8S4+xUuuWwjyQhxk1jqD8zzqd7oA2dHpx2ZfNB8BgVBgpeEre6hn9uCNUYam9NIyOo3RlN0YqxKAYi97uFB0HC4B3LakDE0JdBHZvipUGLZMEIfdoxAiqQC78/PClAuPcgQ7oBRUisjJhSGZlxwxBLOXJdc7kbXRYrrBCkcCvS8wBMYDJjVT+JRBubAtTMRrhurLQdxEzAV2cCDiA+F2QCBLQHbE1ENCgAACK0JisaED1fpr6QwK7zYiaIIQD8NAAkCUz3WKNFAl8KLKfvjLgGVs8CGFTwE7RZyghvDDOgVAxiBYxAgCAwyIEEhhB99e8DESD+vdfp0gSgvc57K0pWhqQdehLLAUAcSIaYKzUpl/X5jeGsTBMM+I4KmLthO1sO7N6AKwsv56lWfUo4SUwgGjNDHAQyZMvkqKz71R+KLAVHufwIrRHkIWAu+xbBEIKXPMU/ofom9LRajjSyUOjhyQkM/v08mX6akLCbE1O3Yh2VCGIqSOHRpiiPi2VIqOy2CBKJ+aKRnJ3DhNoBkrVsdSJlQmFCVEzombSyTcUwEv5pnzcxiCvLDNi/B0sjqUZecdgCKhtuE9hXeBUy/6SI8dPcBBhOvXQIOsWAmAXImmIBGyN+AIPjHV4Tx8/rujhE0SNJMwABCY5GzruwHt+0sjZrdIFAOqO0r2DP2o6ow/ukVk5zAT+tAx/kjW1pd4Lpre1e58QbNpwP/BbJg0HoOBNyLbN5xnRU4IquaO2Q28ox2wlb0MlSop4bDmZBJw3jRBnEDwVssDZUya2V1BGSzB6Lohrh8Bg6dMHASEGajJGh9CoP+b4UZg9KipASzGT2RwMt4jw+FPQNJepQUx+9Fk5LN75pqPlHh4lCOnEFzczHTW9I42aK9vGcZSCQRiAThZ7vXaMfUWlpmwQ8zHThFbbD3VXCIq0SeQs3A4b9cA8owigC4KowAGmSg0AVFlPMlCmGXRTkk45jAxY7egCUIAbhKhynAMHAJaQRQc6KOiDopZJQUqFYlDAIinPEqbrgoaCbi8UaRNT5OwKyp8MbNxxyR7tS7vMiCHmguNEYNnMILozt8UfP78YlY33i7iNI2719bm3JLeQNdC4S/TpoQhmYBAanSHMmwsz6PiB2DhrRDDCqayxLoY2hBJ+jDG3ajAcRyhP+gS7Z4D+uLgIvL3/DxiwHS0CiX57YfJ98zImaPWPdlUPqXQNojEK3OS/XWSEyM6J8v7oJlI90LuTqIFlQc0HqOREV3we1YQykDzwMVKwSWBNvpCQah5YPUMRxQVa2sWISdQgygJTCzlc0QQaiU5XgYqdBN+HMdIA5CSa2Ucc3GayZdUok114xqAlRUH+VbLAu0f9UQIXwoiTpY8QQtTYzR0+xiqfINmzEzMI5cMIhu56Q913BdAKC7sPZSeK6MQ0ZMIW/S+EJFtSi5CCkYodh/cQLDLYCINeGdFEqk2FyTt0ipgqbhIzzXLIVbdMU15va1YaZS7fVSoFpXqJl6koPm2QWj8ovyIdVtAUlgcQVT5IXFF0NoMO19H9BMKj2fJNZUeTtmCCqiyzEm7BSsjNNFC6aoGSY3fD4RsOkpz1ulGG8Wu41dsg1Y4XgTYK3lTvTDW/gjOofQh8R2+mhZlrMGr90cRUSrLOFrAbOc/Ncozx5EheJlkYxWdfSgXguucGAKIakLiyhuBMwFtHNgvigPY5DiGF8Ry7FmtWjSZymJe10sBtevkj9IFoKUDw2KPD+LEHTt0LnyQKodlEr9gJHRxqZerIkB2afT0efYxMZuaxAN2NDJEdcTtLwnQz6zLyp3sImqbscb8mereHdB6MNpA1FxADAgmcUidw01D1wvmdVnYZymAAX5WZ5DbUZ5SLkQnuh4u16UDqrdl8LDoe8BrrrUlOwWC7x+9WQg860o2eOQAMFtXRPRmu2CAKUFQ/wXLNJDoMipbeOcb834eK3hVNkJHdJKWBSnUzWmngjM1IXEvntyaDwVOuNupxzyQhnP+2iTaA0DplCGYJWGq8qsIe88MtJhkt7vwYmAYITJkqDX/AjQII/OsvSt7qyLQcUXNYSl7sYerH2LgMdNg+KMKCX4PwNUUAcEBfgbi7FPNZXag6Uz4pG3hFBdgBAJhlMtJphrV8rldg3KuFQFwCR1ZFpQACZTFD5hgFPghB2C0aRUzI1gajglAEEDdUJ8QD0NSggASkUFcJCpLaOEFhUAUa0bUKngLJr25uI0AbfIJ2QFOR8iXSKnKxOhN4CJLh1IJTuyKVYqTMx3xL2km4hMSz3A70iT5PT1xKnzdIF1qDvGi/OO1W6O7T9rKAjWP3HfiEcOvlUgOp8P8UPcVvwsz7PcXeq9bJUEIx81kEKHsB9b3K4o6rOXJm+KLPHPkz2gzvDYCbewIMeNhMaRH3wHVV7OZq/o4O79BK6L5IrXITSyrdcFRRwb8T2LVk8XNChi9qHy2vtlZx8Abgwx7Ug4aNKVOydVghMGr0hm38eJoJMnABJnQBQnw2KeYqBH3yAYaMSv+ulhR7AlcS1KgVEZyNsxSQHVKF1QPfH4BqPIFMNlY61PAa//Qps7P6qMEZf0VmxqQikGxjQuklMNFoJr7mgqkLI/wtExLxmXRFEcJOJcxD2ysjiMkkuALpHDFVBP2O944xFxF1S0QQuKG0Hi60ecCoVCytlzMQnKheq3yCfzt3gGumA+/aIj3wz6bZ9id6b6aJKvVltYzW3NOR4hdr2tS4Ew/riZDTMAfbsi+gKIA4TqrD3FUIEqZ3TKt1JMV11sN7RpFwPGBY5lahD2nidmS4FnSnTzyRnImA4Uke7KcA+FZuSK7hQRj8RCnHdkArCwvoZZQ2wwdED89xVQbw7kY1SRlwaa+LgVNMi7QpRWJNJ4oXaASlYo6gygP0eU8hWajusS6eRFziUGaM2xGvNUmMPvIqwZgHIIZXHyZy5zd7eBkcdrZBvtz5QbOe65k5O8GUKo8SH1QIP81jJaAoqlJdCTrZFXIAwWLtUFQRIyvPDXZUkUgbqRbkqrniw3LDJpB0pJoUjWOHrU931iSGSmYU5JPUTvDXJBC+dAdqZdxq2BAWfqmEVCINPae19U7Bl66hmTeoNZRtju9LKy5Zz+PZ6xs/4PsoBjD3wObnv5Axg08YRTITaTwNPuaVomCknZ+2boiwFYE1qjIYMJekbYUezRqlGHWI3YiAFQo/uJHATzSilhRnZxaAymCKg9+SwsJrhHWDJV0M5WVJfJIOgCYIIqxRT9Y5VlxYAWhwOQlLjgUA2dIalGOQQMWoIXpjBOCIfOQ8JFd2ItFplAd40EksBHhEHSUSr26g+9VGvF1TQkRD4A2AIktVYBvSA8aGdAlmN0IgYCQwzJeSCFJpTlv3qyBQG3P3ITFz38eblDCnUGJnpxJdr3gZIDtY9UGYgcAujhHyLgeXRMbz5BoYulEObupzWCF3BAgJYRVMzr3RVxYYTI0kD+RZkxF6RIdqBBT2buJ53JCHIjBkkkbS9N+3CaHnENOpHdmLdXRufg6LlUqG3yx1FQ+bHOLCGNg7IZDXQV43yrOpFSPmGEO7LTEL8gMJQBBpjfUzkB9xBCBG25Hwii4UNoQqYXjpYXEgOjeCselZpeNkkTQcDoABJdDWlj7sFSRjJXSEmXkWjvS/qmcglJqKar12zPyILMuIFFgoqSJJ85KoxBiZhyJwFDggyk6YRcj8I6Jee96S5GSLQRoLkJivSR2rwEynzBIVMQAIO4KDo2oVu2eEiRjYBacAtgN+optt/HSCxSdHLIhhJAz+Aw3IgQySUNMzGAAITEpN4zlkAQMMJO4pG58ImlhFACAK+O8e29T2qPdJWmzktJbGR+O0/x45+y3oR31oN3OIs/F9rRthy9Vj0Jes2iqhxRjC/HKFPeXBFSOc7c/8T+u+f0g032sQ4MUDqeYRJdM0KOBsk1rG261g30/qwPliMjKye5802jUVo4xZ7G+RyALbyMsejPg7OoSyzUa9hP1GPXKB5Iwgz/c3BYDIQlI3Gj8cGBSIyH/dUzorQH9pSN6UygZ0bthGe8VYyovfJgHpzyvGBGwj/8J4lFwbP/B6nMxgUYgJmI89W/UNfY4BloglOlyICCBufBMcW2d5sKVvTnFW0YNNtFTLaRUVBfLGBBCE9kcUCejM6g046qZEyzd/F1HWDuho1dTRpAl4ROXyC5CXAtzLkZ4bwOCUaNRXGPlpyBsLqrHSqKB3AT6iXgKgA2GZXJFHMPzEz52xWB26koC0b1LxaDHsTbGLSAGaxCBoDkPRAxQ92T8/fsSR2LawFOJwQBLY70gUjCFAOZo5krGJPSYIXEjUY5LbpoJGtAJKQMfDCTOldoAY4YlKlYxIQ72D5o8hXdxSDeUoCq4gMzZOBuMzijTELi92Ktl95bDCDJJwANaNCa04z0IGTZ4wQjMDzOqJE1tf4b6S/NTwWvZ7YihJ12PDycwTnIn3bM8VG+sv8n90MpiCjzglqv5dOhCsU8rc43+2LsJjq64Y9BYAbbJm0Uk76cgzEvazPRBxmgIc0KQfQCOjKO8N832tKVukBHbBx2POvgbdkRB8h4WZAqp09avPp1BSMj23l4NTECfBRlBsGJXusoTYPuewLVYlivkETJfriKS36lEBiliMORGa0Q+lmjn4+4r417uXWHNkYCjgkp4cFY1ZeqbeP2cwnQqaMQriWKSncAIg2UUoLRGUBHPQ9j5xeAFzSmsE4/TDIQjgrpCLlRpKYGEIskXAJlgH6XZTtJEQ1UQUKwFK4YpJy1BIMmRLkMgSzccZxJl3g8rPBBGTBppgjPpxf0dzpAS0tIyrLAcRBKFFxKOUg2r4E0aTZgq0cYsm5uKqT5aCQP45TFhkTqaFRgBREOfywaiQBPKLYUaBidg2TI7sjSkjYyEYh/h5tQJcBWkJHbIFDyMjFiI5Ux4HYWYldCqHxUIGpAgxkBkMYiPrBJyohd1ZIvGAy1wGEMkqI1x2FhgWUB9SZkJaBlldD4ZAKlBw8SDIMGx4ZEupQ80hnMoDUgeNv8oxj8KNGNjv7OjCkbIyWwUm7nNOF7a6BTDRiyMFaEGyAUwY3CgGHUQ6TbZW7COdXn3TmxGz+yR84W3YTgoTumIGEx1pwkJxSA5HAeAbLPgVBH65KXIGDBzfgzRhbFJPEFdATy25QXhJhESLgMAJbqN/8AULeIZbnZAL3In4Zmt7xUCgAntfvXOUDW3rHFQjcsxCz0iaErWgbwkz23PemVjDhErPLN9jS8GnaeJ285JgZTQsuGLnp35gKiyhoSFm0Cxn7GSAZyaftnAVPIU2RQWJGRCUViC5miuxE2Du+VONgSbkkY8GOASdEDX6mB5yG1qrQUcRbXGHMDUx0YuSGPTzWbF2Qc+tOc1T2ADpQkJ1Fqwm98dX8kGJ0eBUozZykaOmnTZ9omnsI6o10C1vGUv1unIMaqbpOywonUsBEqchCCiXE7C1QLTDTBEGidNHQff2wVkZh7BiOkEyDKlRkNT9ZH8xYEglMmnT+QMFFWJ0qsUDSyHpXNY8l0SbiLkZ40EAO9XtlCy+xsafzcYl8U4VEJGibyzmfDcsqcYQy1sAre0CAmlLSDEgfmQsLPCI48o1RIkMxq5UCgiE6s8sMKBFg80I8lZ6GCRLJrK7WcIHCkAVPFBaCThFbKIogpG6JTTERRpxUIBHGfiVJNJLAnN7FgUqCFGQKZiljBFAV7MTQAaD/WUZ/tWRYDn1lR5B3VnaQg3otug8SyomAdAujElGU0wCiOoT+81wV0GyS+Al8ezq0cFzEirY9FHvEiwyrkHOEBFaFgEKbJTHof0y+ovQWXD4I9jE7/Kv/LWeJH6YOeatQjILowPd2QDMZ4JlGmuLe5gUjFHqJr0+ubn0JcvcbqJRFbmZJQa6s+TCSctAuMryyGXxyRvRRDOqVBwdITd4PHKzLPPvwDAVM5/DsRwkNvJOsKgEGWFCq0Isz3lJQCgoLhIQOVHqKyYS8c4Hic2fEF0WK+Ux5n566I1R8IEMVk0w8mKOrI28AwUsAB4gLCDVT+VxOISpNawhWgKGlAKb4sCvTRthylDZvAoaZOQIdImgMxiifukxwUpK8Adp+4esV8qlhhWBpIwoVD9QLsWwuljNgiiiZT/fKCoPqKkYuYs2REL+CtfPfgzJq4PE8BTFhZngqRaehn7Sj2kf08LOEyzfSZmFWCGk1CnS5vI0iLpgew0BApDGJFKHyf6WbhMk2zNRSRBSdSDaAfzXCk/eZraPXxU00FcBGK/8wHCSM5FFnrfOwF2naKxJHIQsjmjk522bHf1KKORbYKLutTCFiUQnKjjCbTjMXRlFkBpgGAT8wtW6IhDuMpx00IGqf9wRofWTcF+zrIlPapodQkVDFDAji/FXYXUKFybsjXTsg+mWZYoYBUkwNK0eVWfeVGY89Y7VyWgYqh5wzrPwnM6rcYfjWZnJUFWVKTOEsfQUTd1ODbTs+6Evfq4QoNTey2I4xCMRAFR86ZNA7u+ZwzogcJDZxc/LlAAQzA0ES4FpoUINxA/PTVJXQPa1gQyPAcMCg3ksp/BZw2rvdqgeWCZEWDiLALMmAQtu21LczfnLUTxeMf45oIu1nRHQXoS2wZeQvR7dwS/2p8WZu+78TclFLIz1QnkB2ydEnakqk2gL4qIsS4Slg2gGy9mReiYHHQBlcF4pMDhQ56iCKNz0ggh3c4Qsue/oYEbYZjH3xtm5MGhzSCjAkhzU2DhGQoklWmEF8jFlEstMBBJDr1+bdvLkqi1Q25Fa4Cl27sNhcB0E4s96JniD3YbRBVjMoLtsdVl8TlHwhJV9QTIoZpdqeiCvBElVsLagalP8mDPDceF1k/7G/Iq4ivVexf89uB96trHtIPCCZxUrj+5O68wpB8VIpykuK6uL6tZ/2On882OMxwIkg1pnKSaIxd/H9MITWTl594auQYBzCwYDeYPoPGlyKvMqRDF9cMFmwLsJXV0Fu+RBw5xBvz547aFLr2KN80fkcLS5cpfAQ2gTSWJpicw8ggAb6mIIDt5r1N6pyMf9uw6ArCO5spClJSPCdjs+Aa/qCjhbGYgDoiGA4OOIVlRKcEq6cAzjUa0wa1ATG5OVEnoxplfU7ggx1T4jdvCkD6xQQSC4oikligI6BkIsoR6NQnGjjYwio0qXOwDmNEtqQhGb6rB8X7c/WAm6hgsS2+TGsDGU/gu2+BFIgdQqcGDmN4gNKBgw/CkayWgqHpXRLrmZJDrQ9BLy5O1qj+xmQ9qFAm9I2wQYmWtydwE59ChWNO29shTQ6eXE6oXSDzi8MEkpnUc1kKm6ANf7BFGWwLjwlGFTFDvQBhLk7MZpz83ZSbDK+LqeL1hCqNwUxNUzzC+8wrt+MM9x20ftQToutdbvVUNYzrvdWWckYMjt/FeZcSF9sBALcwVtPeh4Sd/5lnhViqogrEU4U/WOYvjXA/vXLJnFkmywPAktAv7oyLi90oWP/zQwUG8/jEjUfwgJf+FZTS8IDGGZQKo/IqrikJAo5QaCDG9CVi0MkDeOR94PYcQqJrAWki3Hd2wcRG0wtiggAwLoAgcY24IFhEFRQWv+68omccSkBSGZNFE1RHBeY394oIvMG9fdoRPX6zWBAqBvGC0frYSVz1ckwzaXuv+jQ4JAlLlNMgQ6MCLQo6iJxwIAExpMFyChkyBg3qLOEnwUh3qAGZaWHJFjy61VksFCDHbx2fUZBoqNCMMbFCpjSg9RBSMKrovyI/K1r1v9Wdo4nbdrSm0i/w==	rbfiAQMBARCP8NQsAAAAAOAuAAAAAAAAmpmZmZmZuT8yFAAAAAAAAEAWAAACAAAAAAAAAJUAAAAeAQAAEEBEAgVVQSXEII7qnNzFGv6cjmNCnHF7oyDjWPrl+3m+a1hfI27I0VSrzxTDRTQ5g0nwHVUuUgtG0hP2/IwmRsjqQFegMaisDBLoyiEkc87dSxm0pkqPL2M1R4nmFkzHx+K+L5aS+nmsQjDheHpV759N2TtfS/LGjo6YYTgspEMJjND8krWrTS0sezC5MdxGrClgVEeiDNI97YHXrleFZRVHRkiCfqH+W8stbwyjQ3wc7qUBXjeWRDQc4+MXwYeNc0BZ4ti4Qlfi0a7S3L9UyfzPT+4j0pb8Xt6NF68WeS7YVfHfzPBOn/u3auKk9kvCxOtP053ql9ZHNm5l09EI3uvT9TJMJCuIUTxLp2MQYAZ7Wykpezg/d7Db72iNFaKvx+D906WSBD756izK8xgOWKTBXrXK6ARQDjwczVYUu8FxRVBDZrZLez7PnRJOr7K/ffMqrSntIbjuRJ1X5LZn16wKE/vBGTr/uCTVl8cRADE6Tq4WJcFkas4osvmZf1eAG48TKuwmhrx1annYpptpI02ZcKNf1HIq5wKMgGTL5OtgHSIrqVog+maWjuiWvYMIidc2yHOf+zsLCybERC1gn63I3Z+97M7ZmizfN0D1qIRqd5M6gBbTq/kPermBHgJKzP0VMXHxtXL4dHuj5DsalyHKFY77aDWjZVVvTgIyucN+hmAWRX4w0ofjie0i2BZD9njrtRk+uer9SWg7k9LwVsWu6y4dLRoHd4TEARLoFupIW2MX/DJis7Qvm/9P33a6SbLpTCmHu1QJjVMpsbWhjpiTO61iBWPeexe0rd8UXr2RRl3rdxQZjRXWT1u7sBi/EOuKIEl6bPKPqo7+lG557a1Jomv7Lyrw2pMfVz9dAKwmMKnXkdxDTWe7oaCVbeYdA8XLjbV51GieWk77vm0BXXAqz7CY4gUlAWM64xdA1rFk60Gw3Nr8NdBdUctVduR4WnS7DZCftndyhnpXpmzZOZpGZiq5dkZNIjdXEIcklgpDNVVok6CFjz6DFi6WGKMjBUX1FhJeIHKGoIQwcVUzN2q5RiEIwnCpW5wlv82DvsVIGW9DkNn/GhW8JIwqZ7OMW9bixD5hLtpbbc+gIEicsm7sMuH26e1uy5uISFW37qZ1ogZPp9mL05afJQ0LvKQZIqSZ4HzNz2dm+kKdE6UJyB6URMB5uQaGZZ+KrupIiytvJ1+f/qm9sthVMaGC+cEGZYq8ACr11pKIQAnP1DCvr1zwH56ObV94UZUpLJg37B8lDYhNd78eALvcXXBHjTG6r5+MLPnfxx+6Q++WxkLkd2c9aX6ESSUa54NVRufLakPgIVT5Iz6kkVKdLAlj4CBxFVXucFPsfQqBKIN2ceCbmy+DKjGnYq2ZjigiS0nwr/oIUKc+5j0I0tKVKuE/qm5iY/lVB5552OHdPT42J+CnhTJEQtMW3ars3Epb7q4w+Bqv/bQt3zBPVT0Q6nssYcfmOKZqGUDjyCc/WM/EOOB4qRWJjSGgTfaPrb3r5BG+TqxVMD19c+C047OFUpH2VlUqyWVPgvC24iKY7nebSAX0Bs+bSAdUmBor4i60Cr5DybNctJbiNt5x8x3Gx9mr0x1q5czCjncqcJXoNXoV0KzNFWqNU3jdyB7ndLpr/WbnXmYTL3G8exskheTWf9Gsdmg89onCTZRwRP6CpIkK5+pO91AA1hqTeW4OnR6e2UoGwXvlSKzFb7mnsYqzvBquK3Km2nx33rQ8UcUzAtJxRoGRwYrsh3xMvXfixABSmZLRoMZlVbW38LTRRJr4gO0t6WWD0YmoRsB/EB3mHUQLUZqm5lG/yzZyly5DMgduFWeD0cVMWs00cubJyF1b1d5hZF3QEpu4F0PHm0Z4EfGhsGSAOFFxScoJ7uM5FjiQkAh8WOvOBcRHbOhANDfSEJ7st/2Q5fjzsRRAEH65YQcMPl42ITtiA1H1ZHFLIoWp9aMjiDnqUdlp1endTT5+mzaGRHgaJ2Wi+YXEjLCgVBE+aJ2dvc0OAxZrtTrJZq+3hIJqJDLZLrXh4PpwqQ/czNOgvFeQ33IEc1FRZNU9e0eoF0hi5cq0qPIRa0r0YKfS3tObJEPRsLNY4b8jbQadY0cWMnOClax5XQc5G32frVqbAVwhg9yQDDwzKPV6WFwUGRRaRhozDRNcanMuEurwTbZzwqOpI+ieWgkSWi+T+jP+sbD/bdI7glHXUPCc0nd9v3bn95wR/6Q/fLZxZcmmyUUKLVTHrc8Ff935gQOrcq8qi+BUvgwlnA6IpSK84M9HFkmwEOoLtIfAfK2ZB8GScORRnmASQCztpCXwYcBWOC6B7DlHAr96k15+VjsRKCDFgn+vjd/u+C7zySAb4XuhYskR8SH6wrqc36u/ISog7NjrFY49wvpwAHdOHtTTnsXiQNP7yxzeJMF1TWA+WJPjjxmvyOmhZvJ+du+DZgTgXSLpKS2SynUwkk6LOUph4QQizaIC/YpJ5X75VHBbmSE/TmjmXMhO7JYlLO819GQNS8NM7oxpvQhisO7L79Li9wyVvSljzaQm8vcbQ9ZBMiyXOTmBI9TeCavyaqRRdkp2K4/MGTtfvh3sadoFiI2ydUrDWh26ORufKUNkNV5OoU4RInkJo7XwgXIwfNeWPw8rR+dduyYyqQF70F2zW8zOVWioancxsGE807bwk7P1uxJe4G109t5WgLX8ziEu9WPTj5E4rVYg5Kq7wWWbLRSlRf6cFjnZ+3TGBZH2Ir4mrh/mcfD4O/0lxyNWr8uXU9Q2Jccy/KCSqKLSwZs14zgjWyRbXi1z2u92uRWLfeGOYOAelIA7F29PE5B7fbr5e0RjPsahx6DXOyOL4lvQglSFTOG7KTExlWeSn6nopVt6TA9+H0SfKqLWzp88RseWFEWkN+dQ52YWuujcvTr0YJ/9Cst42XtCVsIrDEBs3uuuNk/T11FBJhQSsa8KRUjfsCbnBvKt7QUbYiumQXAUUh+jPEIWUYSLXWuenpFV2Y+HtzyEOpiFBnyIKerytqkN4EyuAj81j+SWOMuq7XDpm6Z9B39Yl2spAFtVvBz+kf3oaIG/jvHQGU/HDtPi3LKRtmUKoMZK88sQ3fPaG+DD3r7b+zWdZZqfo8pP8vtBtGMicF9WxfXwRMzE/LWTs5L0dvVwHoCgV3bdJDRx3uAenyjzAD5/hkdYtzwmNEC86hcRntMnor4cPgyZS66XuEgm/wF0Vppzop8OBgQCGbw0Np5T5sYj1tDgrQdBAQABEPfMB97WFY3Ihy6QOe9U6qfV7D4oaZMO/SDj9cMVDEXpRD4Fr8szEm11iEI6j0GEhaDXpUXJQUeTVe46PxDrj/zdeNyyhb4bYItJNqdSun71tYMDNPs8jxtDlZhbf5ePrNlTXmHnfOhKRDEAIjJ4POBqiZ3JiiYkK5Fi9/P8pEu+6jjvgCRQXEIMgauDJmEVABAAIUAgVEUh/B7WTznDMNs39EJbnwubxQ3YcIGIzdGvN9Tzl4VCW5ZBpR6JBsK93PjHkiTc2htpuSVg/UvPhx7+U0smTs46CZ3KPmfu+ydZLb5daCs6/tCglUeXQEFPtdOkVW0e5dfm0ydjOv2s+5ZUZ6ji4uK/f/Y4uSFq/lv1PvP8HdYtk3cqp1yQIkBzdoHcd6lYn9NUQYfgS4gnap6LrsL7t8+nRbQPPb4r1WIs/08l9mrbiFaGuZ17BpFRSEvT3YPtQ9ygk1k5MXhEymAQIGtoHcBNldj15XbBradEp+v0kfGPfoFpPl0pzYa2KNAgr5NdYQEjLKNtkiPIliydO7xxQRK1CklbL/3lsJw5loJmumUu9tHZpN0zw3dkGczN7yGPjmcdlirNfyHdd0++xUNxCyK7MjGo4d2rBlOKmOaLHULNEEGN+GLbdFDT4MlCd6Kli2Xx1VHN6vtdwR+PSoBcb13gjXvQJcv4QrJ9Owk5J+5WCeiI2acJeggltIFEy9Mg4q8xL5uXJQDo8c6DiQXcR71F4AZnusWGdxk8CH2InI9KAS3lQ6yvXryX6LjRTAC0K1uzE3IKzafxO2SlnvJkzNw7Out6BUa0TFDGtgxOSgtKwqcVWEH0KvCUuVYWUMlJFC07XXO6vc0XalmHuUkb3Jkok8SjjYVXU8t48gytIN4/uN9MIAzxDhL8qypy2pqjlHTE5OZ7kkWTPpRu0chLoAoLeFUZEdUzYWKvIm07LnB8vHRSU/wBuSDrFasBdjvbcRWWgzP7m4cAlT8C9shtO549H71Zpu599+Llu4q1LISBkDgQiBJtN9LNFPWVMjAybhyMbjr3gNOfsSvo/pxLYybfvrj/rGAIydkDVhD20chi/YILy01Xo/R1LXMgYYqiv1QhZ2J+kc7r3hjL8sA+tgu/PZDZD9R8rjfxE06XMzLtkhxMBHDVcpN946X7Eqe9OH9coneryU7JkPxuuLLQneq7TYXHPpTQRA6SgaQZg+EIkuXYkxD2QsNNLirLOnQiIQizAbnOnbHMxHBc6Ov9ph9bDn22aH6z744MUON51SIZIRCzuZ6a70Ri5PhYfxpTe3Oz4geXkdq0kGuOSoKQuZUQPDLUKD+AHmJq5mrnhZjgoXKhN2uzApyuuUPbU1iG5ekGQD4hjRKFMGiMvdNlzY1FWNYT0SZ1Zxba/hvfkm+fFDBlmtJy8Vwzj0B9gxOiFRRl2tLxoMldNMjQSjbV0bv/2Y9u2CJ0qV3ioj3gA2xMPXwoAv2kpnJ6MAB3sbA2V2knkwhzApgxZycgwbLzJzPReDA1BPYztxx+PqtBidf4dKnolQoW+oKJ+Ng6H3ATN/xBUvtUm0XjyprADgccY8G11S/EPFhFD6/G1ZpwBNjS8/XGBjmOawcZ0pKw43a9WGqFtw0nBI1ttwMPImr8uSru7g7CIe5ewFsrqCW7PcpfGsHshLSlD1alGNR/VT9f2PaOZGyr0sWnkNsLTbgSy0QJ4FrgeUF0LlSsJ34SziahzLOvBsPv+x1fFqAy53/1Qlqq348QPm6m/ELKJ4plsXWN04X4NN9DdNAREdAav+Dz5h9CaLEYSNo6jKhpDJYcCQjNd7/Fms2LetPJRREx3oES3m2lMocB22HvtiJPPYiBke3TZWpWws5LtPRGU83AAd/8jJYnCKvL2sXEkQu81Zkl1DkFXsJee3AWaBBx2GVuJzjoE1ajzrokbV4lje2L7/tLka/qfSzCr43sR4Ef9tzHY4H68l0JLHPrzwWsYKR8GdIst0vzvG20dpTyE+fwkcLro7M7Qs6Ezex6JsT+qPAj0GA0zHOqR3rKzxLM6FVIwiVgXiZK0sqGQgfYTzxV1VmZX8E1tyYbGaF1vCApY9SkHWYp9RGjSYEdUpLu724C/7jEP9ceR32HTZCQSHp28Pc/IoN8ho5jvjMkRM6LWSNjmLcTY30b4abq3i7bXrC1yA6zTSS+V9ti7rzG7VSqzSqeReemkk7NYhPMjJLHugI4NOjrzxyYIqNSTqF66XLPDPlBH7X/wUKesbczSUYRq5YQ9mC5Roug7ADOSyAaFL1SpEPDR+yE0vMQVs8gaKRJs34kxas3w+mUrifePivyIvjE8pjWbjkjnsdX3zn+pG9fNJh8swMEBrhVp39VzZfeFX715bC3mgu+pzKlF3cveJN6VLsiI11lklxkv6+rWSKsqLcThyrswh2yKjZSKrr2fcYXt3uAPQr8YUYiX4hzo0T9ZP1zzJ8Wi7Jciqm/4HTkgAotu5pJa5CJUcuD9iWQjHyN/+bbFOX63vH8Zmpp9/yHL8LhNSO4LVwGxrviGWhl3mv7BsfCTrBuEnci69eVwXTlCdFl4O7hgbPIWht+pVrwVwT4kAg8glUnfT5YRJA1siB/ox6QIfyRkZ0WpmnsQcC7Y99pU5vDIyAP6df8SoPH514MKDO5d/WVqNHjz55Jr5VxeyRPWFcNh5taJGa2IY9HXNlVIT2fmV89tABZnbEDUyywKn/Q83kB/Wcdx6xO43mL5L3dCQQlRzx0t+VohfiHGzS01goBrYggL4Ajhadyu98OifhApJS4IzI3wALYHg29EajHFCJIMQs9E4GoIH3FeIHoi0KgUT1PYQvaKnOZDp0KPpx74axooYOTTHOHTlxaNDPGY4TBffpaRZM65PLGhi+slWvkL+Y3hz/eA1yAQpTOTdFC9iyJXiph61OQS4n95RTovVSFrf1WMbBS4hQyx+dhrxUDGSaXgrAaVQ2tkpnEKoIXflKFy8NYCLnyvhNup0/q3sncAIMOxl9MRBYkOfCtDwidSLwP+QuKP3///+26saNpPX3IMEfaKsAcgCT09SyFDdrTAtWlZKTWNgs/0qk22Bmwjl3wHwbZeUiPbNyB0ZJxahc8wyHIS6MrVDJjcpOF9l9AbnSPyd8tbmO372s6QsYA5Kz8geqBxl8oPNH2LNjWVSWO5M8A/cUu2Hf1y1h8tU/kxhSAeCp0Tc96Vh1ggWV+6syZ0a8UAW8FuMqE0LbjK3R+BMC+do1HL74wN4+enEUHY4aSOKpeuIiGc8hyoZE60Ppt2JgA+kJBpeDO9+RlUOgY2bAJRtvQFCr8bI8iotLRfwwBJpQrGa5gjeh64v3YpIYp8qBC488OM+bpGMuaaYDx79cDG0hPbDv15yWp5qilQbAsmcOzs/AkNh1vWe77IKoeO6QtAnkdYh0kIafDKlwFlWMgAb+aRRJT6oWPvBNJKgEAATSU4FUgFV/B1a8tergk2vc8+35svEwxVxN2MwNiPAmIoZMnn14oWtVKhAqpCtBJU0lUAgEUo2Lwmf3rDO0qISCFs8ni8ioIg5wMu6Hy6ViQh/eGewXie9qf5pks0E0Lb7WGwZJ3w5irxxsoy2Bb76LIhF26LzWPkoeEIKHSOCdF0L0w9gA=	rbfiAQQBASA5Dxt+AAAAAOAuAAAAAAAAmpmZmZmZuT+FNwAAAAAAAIA3AAAImAAnAAAAJQAAAM2tAABLAAAAAI+aGpmp6zQIALwAZQAAAGK3bgAAANvwyAAAAJezACO0AADlAAAAAAAAigAA/iwAUU8L/EAVTk5I1gAAtgAsAJ4A0QD73e9IqRcAjACOxTAAANqkVUwAAAAAwZ3H7/ZaAABpdgAex5b3AO4AKnj20sMAALAAqAB2AAAAdcEAp4UsWABnSwAAogQAAwCIML0ApiMACwCcEtQAgIkSHkKgAI7zAAAAAADdJF0AywBFAMb9AAAAiqwjx6ZTAACVACoAAAAAAEYSAJf8yPaU9Q8/rAAAklWaDxAomlyRsgAtCjcBEwCjAG8aWQAj/OcA/AB3AACJxhmlpTODmg0AhQBFUACWHgCkAOwAAAAAWMLQfS3tAAv0+QBo/gAAxlEOKghXAC4AvM4ALSAhhgDH7wC/IwCSAEv5ALcA5QCteEKgAABmAKXUZhjBAADFwY0AAAETAJsAZQAAtwDl8wAWBwCm+7YAggBZUfQAAPnj1HwSm2rOjPxpfK+ubevOAB4AAM+iABBoHR7YtvfGADCNWAAAXQDGoO5Nx8hRkLWTWWTMAAgAALpW/RgaowAAAAAAhWQASB3AFjUAXQCg4558rwRgNY8R9wu0jYxDAK31AHuFhz0AUi4AAV2nrAANRR3Wf7cE1YU+hgBf3ADcQl4AUFQAAL5EaTUqAADncCeQ7sUAAAAAHgAqpgBbAIYA2cNtjCLI5c4MigB/AB1NTA0ut8sA/UEA1gW2wgB5/POJzqg5AKYAAPIAAMBcYQBme9UFEQAGAAAATByyT0Onh2sFf6bn2AD7H2IrACH2JLnEk04R8kUA7ATrQ60ASiAAsTCiqxGMAGTnCAklAPgAV9IY6rXA9gBIAPVTR6yk0628AAC3/ACHxkmFceZJNgDwVusvAAAAH4gmKABsAD0AZNYfsACkRwAAE0CVAAAxAAQEABw7gtwAIgCzAAB5zPcwV6dKApAAhUciamm9m2RPAABByRmE/BqakCQHAACYwIIZFUoATwKoExUpx1cAhRqPcCY2AACQAECeOgBmIrnHANapAGe/CPOaNdv98ScATlljAACAzw315H74AADytwCZW4sAookHAGuOLxs03FV2c1BIGCz2L2U+D+2p8HvMbiSgux7AtgCtSVF91L4AweHvy6IA7X3j37gtOGtJqACVuF9p9AhHAI+NRmK/AGcAGrOz1wAAAOhKR/KSED0xWK671+oA1QD5vCIf1ra3grzOGAVijdoAzugc1/RMkfMAUs1DLOib6oRgNfYANjWgPnAIIacrAGqo2/7i46OX2+TZtLM3ABtliBumeyLOANpckQAAQFkc99M7b8h0UpbnwdyXAP6COFLT4wDlANQAdiNbagD9qgDXaCANXPxup4t/UACIZLJ7g47dAAfBr70AVxEoRGJMeQCtJqpXCACrIQDXORAAKwCggABYmretvrkAAN9XAGYAd4KEeKsxUrcpKKuWNAAAYD8n1WYAUQDITrFOAADCAC+nN0jZjk1Xr5miG2FlBBRQAJAA9OoA9mtbBX76eCCGAIwUZoSD8J1iQqZHUQB0YTHBFX5vADnXr12fSKkmT3PP1gB2/oAeEeCq85oA0gDDAOi+AOUATMJsz7XQI6pV1DlHvdBXPQBwAChORUVlbDFxAMsAAL6fAGKO4AAAggmQnAXj6utcoQDUYFSxjsUDUrUAptZXANAALmaCCAcAdPEHeQAAV5/JTxu++7RPKLUP+fCLAMyjAEtAQQDb2ABEnqNN6ce5G5yOAMj5xPtaACEAWhIACCoAepghejIqpADzP+PRpQ2lvP4AABzRyyqIktcAAAAArp20xZjs+9gvSW1DAOmBtR7PvADxpgDRAHytEdJXsOSoCTVH2A4A3IKHAGGy4OI7dSEA3lQEhHDGAP1GNkmsZQCo2wlABPC6ARsAvWjttQCuPAAHlK3f1QB4+tlGdEUzPyjcYgQwHLl933xTRnt6EQAQrVsdoRC9AFdEADsS0yiwqmxLkgADouBRYQBUlaNuLQCJWwO1YRaKskCHtXJ8NLUAB1YdxYVLW6FLqPZDXwBefXPb02Gwj0Ix3GGnVq1R2Xny1iKSwgD0WuviHAD0FbjlowDI9iLd6V0ArMAAUQLSAKylAB/7TJIAY9aWGWG5YSDxmD2XAIuNAOoyAL8+1K3q9qF6YlxlnkbfZgAAdpior+QAPBqqAFRm++WeAFMAhnxbD1W6J8dQ6GOrBjsOuij/n3qRWxgRC3FzsKMApbhZOwAWIim4SD7MHFIA5yNmy4rZe3KNBgC0HSQpAEfBQI1HiaVOAPL7AB3CXRZqAyQhSl8Aonc5ALMAasnATdgA7QCaZuzhJ5mtSTxKNQnxfSsoB1YTaas11i3U1AD1ZY8+AADsMSpL99htOTXoTDPOzmtsoqS7FyYIXDVXrMsAwBjetXRGvA1FBwDN6rkUKQDBSJAAQQAAPwBh/H0kZPSyEuSmwQDK3Lx8qmEAp4OBhG+6egB/Fztov7OMCcZ96Ge/KgCr0LlcAC4EtQBIhK+dK+6I1yTaMbbsjoGirhwlUSfdGVdQEUlSygAAAFxDWwADABkAt6pRl2HdAABRewSJX94fCCDYdCm4Wu2Ei1YH8fId79f717xv2I3SABo9WtC9imLpANcOgyUIXGrjjmZIALN8F9kfANWR5c6oOjs0KwCFp83a+gfYrtGwANTlTgyblaCaAABpAKbWtjF2srjWX1+2eHjlm7Yvx4KEq2+/vgA3AHDv+jQ56quGh9MA2ci77QCf921oy32dZScn9wCdopqWAEu/1TMAGdZh40NJZ4EAtDF57m+7WNDD4X8sP6K3VYPmQAAAuHTz3niOJNq5h00UcOWtPwAAADXHjl6CDtC1zlCRdT/GV4EACrXDFQAARqWsFRMAbM92edCRBLzunlWiAFt7rSPWqVMAAPkQI5MrzF6aXFlRqoGCADoAAH8NuwA7YclJfvvGWBsfPEduGrW8zWYAowC/8z9MAIla0gDZBAA6wEwAG2XWAAAlPNhoNxYeTkI3tmPdW1+sYVrmpiUqA7bMtGFEEVpDxCfS0tG/jOrPACmB/ACJVuUALeUANs28oKoXT1sgxpmYdDaJyd4/CskOZxhXAFkpwgDyHtBDSQAAEvoA0EpODUQvAAD3s3abm/y0PQCxfvqrM0Fcm+OeNIiZ3synLAAAHeAABaZPQ/FpcNKb7CddyQtzAPFhgPTWPQDH0ZQAAAAMeQAAYy05/hNSAHka/28APE5q+3XjANov0KiAkDrEWdBJ8qEkxF5yEyLlDFh97VXgWJClSwAm1WWHU4MAAADVZt2HljvlhsoAWacRcQDWdeSGViw01X0A0KCUkDimmKVZlrWPnuoAVRQAAHYh3dhiQOfOf7c4RRmsM+VhpV5aHhtWvGX09nzZHUPzDXrcfZKU1+K58tu9rv6PwogA7FiK8l9cwpcfJi8A5xrUolg5y5KtAK0tBAoTPfgoLizf1YLrnh4A1hHQAFUATm6Q1jiB0Bf0AMDNAPzLAAqnEspInQhYAH9moZRH8yTPMGeTdUCjid9usH0KKlfsUXcS+wAAolr2DV4xlUbJ2jzoCdLZrAUPq5AAoraugSwpWX4L5SjIb62AuwBw4qoSOMgA2fU68cNzJ5ijANkAOgBoLTkGAOTozI5ZWAHVUT6Jn8IAl2ZwgQCLUUcLuzGfDQiYAgBsMTQAOHO+87AbjkmhADPCyZmGogDijo7w+F4QAAGO1wDqO0QOmgDBYekxAOVCAMuYUdVbKqJewclbTQqWbpHqOe8lWF5Q/uWdraux1Xz3AAVOfscmPnCJU1sudzqOAJl2hgB6GVj6keAzRK8F6xhykqnYCwCMfiEP3ZMFHBqtAHcAdEVbkACFEQCxyoP4+78AHpfuU/VGguY5Y9EjO3oAaz/h5wCmPIQA1Ijumfh5ZCBJAOhaIP0ApYBTptgmrgKVarMAxfJuXoJsY6CwTMb1M7J2ixOJULoAjOCTaBrmii3e85E8C/7jhbd4yBSEcC0iJf48W8QASK8FAACeOxVvAF0Akj4X04n5BLwj1HIJlebN4ACYaoSEKozzTBco5qh5AACVv5DmbRLcbzTyZpjlLwAReLs1/ey0317O18IPO05/5IL2daGPuI4ENRxm8e7QxC/Et/gRKsbRg1KX2t5lbwAfcN4xHwDHpxWlrket2q6mCgLaAOW/ZbVbPJs9AAAhIZMA7+u4lnwjK/kQAACwsI7rSs7GQIeSmDTx32MAHCLkegCvegG6D6T3lWbCNAAhlz06AMGOyngAyYuGjzL4AF4QBYRJ2RyGWohyXn3j1AAs1CrD/2cn7QCnAABG9ZB6stcqC+gXqA1d8dF31mRzIc5UwVqbwDGD7nhHPEEA9QDgthKgygCTAHYOe/DNmjsfnsWBjaEXKhi++E2rVK17KFYvetNrObErAJFMAMO3x5xLGWWXnGIhBq9qAD8A/OXIPHUAvSEQtOZKyPxWNS04KNoADNQAsikPAABA/GK0cxbfHL0hwKxBAGZ9ELEYYsAayL+3ipcL+8B05gBmOxbNTU+xunOeGAD1AADy1/V6t+12JWMAgnv57ioZAMwAkhdE0ryy9yKBNQtXAoKJEuzDAIAitA3K35sfqqm0ADKKQvIJI4S8cQHiALnI2tKjkf9Xttun63hvcADKjQCtTeR5tmVUcHymHQNsZzTKYZ5kNSABBUi4zjHFEbsYKFzZhZb7fJRw0p8VfvAA6ocAdkqWjxWbO3QRJvIATV4SKOrYHntT6xzoymP8aBBSIIl6wmkwjEduG6pV5/wAYIU0HQRo+QAgq5LN1wP8Rl5oALvqbfbKXMZ9zf0ApGAd+LNpEgBgAOJN6JzPZ0l/KLoAcrs8potB5jf4bMgaABaaRIikFAD23CQBys2wQQ8AAAIA3mJNPvpmZHDjOOxzv34YfJ3gyKgwugVHazjp1Apye78AAHyhrDKg2igAdMwOH1c5lQARuvuUkZr79N+AaCF1nV2iv7a58cpefgwAVIhzwLjYpuMGTwB5AFmvMIx7Opp2bJbw1rS8y/ynd30A4d0enQCZKVOr5DRZntMAOI23qjU7rO5C/jW1NahI2GkZzgDF7elnYkJwHvJume92UJIAMtIOj+yBtB4sP9qvAMSEgQ8UVnIA4w5/f2yo+RTQfbMNflrS+J9CMQBO4ABlGiyCEKwEMQvQC9KZ4YrC1F2DbGaOrdHO6UD//LgE8SzNfcIEq+xaeO2CoJg67V/J1OBllEC5csrW+CpwAFJ9AHmmovVatSONSu0ARgAVoEUohCqA2hwi8BQVKdaHTBxSejqaC0/nwPmZ4vaPIvgoImukCMvAZ9tn9zAwz3nCkEwcGpTVRIjUbsMXHMI3LqvfAFyLAAD9BzgRSa7KA/CpPX0rixYAQsqKkzzpsYf8APcQsH20AO+uJduzV1wxV1sSSSO9OcK+Q+Ug7aNE/wDsjugAMQCNsVMG/Zjf/PwA1RMAViU9ABz5ZX8AAG4AknirysbKYB3CxxwBxKnhAPDSV9nUAADkpbARANKP6ZfcAID+N70DmBeeevCdz0SKTrmp3C5F+rpSz+ymbcIz4iUepScA+thUAftgf+xbAQALTAcyfi+xjAFDtthK7VoAZswIbIebX0e/75Rhs/oQ2rMjfJ5aNHfswZQAACd3ZS2XgS/qvGdavj3ZxwABM2UczudFVwB1yGkAD2nWSSTEAAALpVd+ftMkYwYd0WCnZSutsEt8ydYmYjEH5/bjwET4yGZLAACU1jGfXhfR+k5QKDzMVbVZAEk/ul6oq0OMc08AIhJqWyF/FlJFcxXnkCFKn5hrAGcp/x66xwB1WJceIlE2ijrffgO9Yfi6ZAAsx19UyQfotwAAAGVHKGBFAPsAAAwAkc/4jomzPKKdAN80Oqy349M6+QGs2y2ChiaT6ZLkhykKFKi1TaAAcAHSAAAr9t3u4djUPs0iALoAxV8AALd7i0dM0GRfiACKAHu6vAMARwAJMs9L75/p2gAkAF4AKoX1A0MArx9Sw57jPbg1Am28f21hXVBgVAAE/sGMAGgy/CbjkAAA/lsp1kba/ZPTIjEAoKliEwDkatlGAACeDwBCJAj3AGvT0LHJLfUAc4CsAMr6yICxNpknZriod9SlZoRQshUWQQBeVgD86Mip4QDvuP4XcABIdTbkWd7b18YuAD8phm0A9u6+oADpAGgAKUq9j8cAADEAnvFuHo0EADVnALymglMkAMgH/vW1YiNlIAsAR66wNADS9bLl+8R/O4LFb9GeNQDrXakA+aUsZwB0GuNeDCbVBnCB2IZ0W3etsrfhdAGWKZ2BYhT4GRDsAI4AAAAAAGShhADIeXZ9AHMnCSxtpQ08AKwZC8EA9koCBwAAxdZxuUUAoABmAKYAAAVfBSqnuHGC0eSz0unkcQAANO6pUgAAABaYAD9T3gDA3gAjugcsTBBF8wBcggAtAPD8b28A8bcWpEIA9/XgAHNR+OAaat6UHgAKJt41MTeGDaVq8Pt9mcmoJ7S/mvXEZgCiAKkgo2/DACntD9xJcdYpAAAArQDApxWMocMAEQAXBf7RPCqBghhmCCRyqOPF7w2Q/UWX8+5DmzEE9QmQvTMOk3wfrxv6RnXf3s9x5UoAWSMAZL0CtHjMgBEOQCRmofFwbXrqK4Ta0pXd/LMXNNB8wh5Yk7CdGXputv0JxQDfJoM5NmJE0K1Jy6Uh7v2ct8hGX5Iq44CbH2WzAJwApBPRAEFBwAQAQx+DMR5Cot8dAAwEPxfVAEQA12zDpwCjHf8sANJ9Pbl7zwUA5TczerqPxHXpmTfTAQAcQTadcN41ADgATAAhnaG8+wB92UMMf6tZllsDACnbAGsLqzhFq+9wW+6WIDtJCmFH8wAb1P0AfEN6glAWktCf1dYAyypipthzvRxMuD/1eACYiMyPADVhho9X2wAPN4NWqiC3WWsAOOhkAGesZVv2Yl2vdf/pJz5iAGhrfhH66eZ3ciFKRADkSc0JAz6FBqfUlkbD6Dejd6Exp+ezX6OekbQpcgDomlQAbN40AM2SGP0aJeNxhy9DL3oA64ecCEhUSHD6U3Wt6gvYmASE8rZNdvzqrbKHAOJBj1XnxbqAAvYrNdvy9vYEhg4rLq0t6b5eAPMrAMfGqgBlotd+pcEWNowAJ7kIAFrNe8XNhwCoXUQAn6TH5I2E85kAAB4Ay2UAZgzbptZYROYiTlWSj2gYvgn/jcBcuZXCLr7m5r+iUADz/ADVSaXkwDAAg7y7ngBcpaldfco+NwOWzDyvawDLACIV94Zds4PgxaGvk81Lp+Az8WCLXEkAVTqWMmz4APZ6AcjORgAAjK5eXRpuVhLxAAAlAAkAcf42APb8kYDuagoAR0wAODAAKkGEbU0Aam/y7U1eghTooHE/AGCurQBShOUAsIAAXn8KEhB/WQAA/C/PoEwAtG/KRjWS5f/jipmTVwCcWxrCgiR+x4pKAG8pOythZk9YQM3hAIxJc+zLowAADvFdcADpepGJ+QAyAFmgCNI38N7ThEtGSA9ghWFvLaP0t5QA9xq3CDDLZjctr8MAHQVl3uwxrKZUNZPAbwBzQgChAO9hTR5sMAAA+ezRrOL6UAjdrPn3nsEA/bILWwBCTglIMgCKjDMM0R3xGw4AUJaz30tka4hNAACrhQCTo+W7YhxJmfHIij4iUJ1oJ/kN05rHsWUvBJtgwN/QE+5K07l/0Wsr9SdsVJmfQzO0AACGwLGV/q6B2PcATC9NdzxvGohO53vIhL3s8eeIZETKG76X7qCSnSct5AAAIOWZowDwFXz3hdq/wFun/MU+OvdzbYpfH62VZGyhAQCs0VElDq+IeOkRYCIZBXCGND2AkwAgQvIC1sqtyWgBwUUu8iAu+BuorFC5mABeDPfdXNSNqy5cRrG0nCUdDl5KomWVmBElANzmAAAApvyYCILD0tidOabKy6WOpxIOiwDsACv2G8G1h4UEA5D53km1+sZr7wAAACMXqsmSwjAApV2uK6o/S/tfs3594ETdixKoeQ2LAYzahr/FPNMsckpEk5mefmGb1vwil456dwcAYC3mRX3CRwDMKQHEzU90woqA9D4AAPykvwDRAPP7He0SFluvQnzZhdKYATvupV10uaZ/n5E3IyRdLwqvoI9O+lR9AMS2kYUA5iIhoGekKaq7MhBAAJu96Y18tnaFAfWDsObOGOlpMWy8gc8WCkpS58+7ANqdoCKoBq8aANKy6C81bwFFslwbd3geT9M66wA3TJtJCMkTTClNhaxSAAC0coL56LihAEwAAPj3bctETs0Q1NDPqQ+zKJb7iciAuAAOaTVV+1NWQP9hMJQRDW643BtXLDAbjr+WM2Uv+VYsALIKPQib8ryNqinYX588JZb9ADSyAADSavUAjudjKwAAugCg56JtoxZhMYM59iPIUQAAAArZW+mj9J+ptbl2nmQVLwA5Pw0+7IsASNPJHLAX5Y65ZN6wXZBKZEXYDPXBNNIO1FriA0wc4AA7jUWqm+YrBvK/irqama+kxEi3AMX0sCAhcZmEQCodAJ4AtnofHml+3Uf5ACCxEgCDH9l1icdD5Q6GdFykAMEX+Ghy3isAD+xGvizIRAgeAO313JVO1EQAAGS7NABy7zdASN1Z4VYAESyyAGHlAAXoGegJL6kgR8p8ctI18H5B+CT/uTMG8B10AMKPBch+ES6omRfIgI8ytkak4hedPABn3eM79wC3AFsnitEYQjA0sYeGtQuoK0sRreQ44jUAnPPchIudxLWGImX8DSHjltMATjnz8+gGDOmAIjouzobZnTQASsyirgW8AJd+i1oApzEMzkOd1ybUlJYTdgAEE4n6/BRGcJcNM2AyW69e9MZ/WjN8FpRIhDzGYFoA6fUvVahy8zTXPiBySjAAiKzxDV6PoP5jhQDRAB4sc4rUeeqFO1mwlXUutADLAGMoOR9MD/LP1Ds5k4ZCRX6nBv4LdeKBAKZe7JS2NupUi6IAAJAAAFvpqoUKTbpbuGaSppzVF3/dAPV/ny036on3/t0ZbJUA1hDkwwxIZ7NoAJsnAaJmWA0kdBItAH9b50IW9aIAAIfoygCcelsAvjIZYRuBIEk48wBAAABvAOgRjZn6rdwRAO8oV60AIFZI0f3nhq6miagO6OSsAIYDP354jjMA9QAQ1wDAweKI6diCABAAtndutwBpZwZj1vM/AOF6sW9kCGcXpqZTdOa+oSmqAAoABtTvDp6qItJpTTWOALWxrjAA2owcmWcA+VfETVOeGuKJcfWHDqDUmgAORk1EYxkEFjB4APTN8AR5MwAT5grukQB4v/KXsw6MnKKvfiBUI1vhMQQveTJfvWwLg4SAXgDCztEAfIAAMUXS26FAAFtDDOk/OgBF3Um4H/QOP6+dllWZqbVMANrl+1Eco2cA/c71AEmuucsu0QCzOuKAZ0B5+QCyeKFNpg0AMOfzJHqb/B4ADeKL89rHnj4Ag9g46PsyYBLWaAqyieE2EfcAxAAXotH2HAAkYPoW0Jshra/IZzksAGYAMIAAAW69xgBIsto056dK8gAAAHZAahYfro8AiQBbwsrZiwQ9gFG6/Ase9PVQAukA2QB0St7niwBg3ZkuCO+ODYp18Jd86H2sOaqdLgtV13vJAJR0PzmcdPsY9jtU2qCPiFV+djgr1gCaeNIA0Mnf9RpQFbCZiD6++zkbdetppAB2/LQQAGq6AJxr+FKAusSiTj8Ba/wA6WqSS+NM8Tg6PuDrgM0AUQD5eNDmizlBtwJUADlAjwpjHPXeIrr+p2OYcQlH4I9LMLQIAF3L0+8RnSIlMxh9Oura9xTJNQBwt0XnNwCiALwSqO9Dqik4YQATAWwVOD3qED5EkVOS+bwhVZgAeUcAU/8Lp4ZI7TsAKu5tNyUAbNwpRZgAAP/4cPEL4v/v2XgxSXTXHIYszQBu7Obr1hBtnORsgQDJjP6HFLrXXcLc5LVFgtebPHIABRiKAFFnvQD+EYDCs4+L6QC1AFhmACAAX+J8FUCJ9QAJ1JoApGktXUfqkT5pZ6Ti8qkRVpPa6bkLZUNlSbn7zOSP4HUYa53L/QCRDpBYYiZ/JmRXuj0qoYH5OmU1O2YAORwv7BWBTgChwPg3WxKQmYxuUQ5xsL0AOJbJ3sOqifOIjQR86S5CHic8zZ0lpdZwjq/i2CMcOQU/HbtLL4SZAIZI5/xnnQACjiYzfLHwK810cKmqv0CviFsNAEfPbdVBAPfZ8lf6IpCxfMj23ADdWR5/3nN0P2bHhADmagQLyXPx8JP/9oXODs49LfDpQYEeWhLVLtsAijEDJjwAADXTmnw7b8C4jb0AOL4XR4hNR7IkLG4AtpEtlGzXqBdrAQAstVDQ7uDqMLjkA1wAEOK2nqvJ4f+pAsW78vQMPT0CrH57gsEMAMTvkj4YW1L6nY4AADqrc3shoXKLpQneM9Lg6PVanr+z4nHEsdkp4ncANAB7xt4Gx5Fj0MAA8+R2gnxAt+k/dacHpnLo6gbA0Yxf7XduxLiSlUkAH3ygoy52tvzGFa4wkGPLAC0bIVsAU2IJ8urSNGn0+10ACk3nAAijb3XtIgliQ9cAe3mk4ADLZI+nuamwBw+hzfq7akAm2yllAPuGKCASZ9KJNCcATS/Se5wAy4wMVfPJ61/TnQx5itRSFR0SrG0EAFTnjMoAvoxhhZdhQQJODou0ANpVzyrtvWp38DFMtct3fAAAyhzFuCo2GOmX8c/kAI0ZOqGB8gTTn/QEAFjPrYZL00rLA+q6tMtUoG+HoOa9cqIC5MnzAOhrxdgAPfYoAOzMmDm0n/cXkE8ANl6vAP0a18EADwAPAEMxtbDvhedDAPwA4CEAUV/GZHrsxHGT5YK/MwC8AGjuJeL1vnH1AMKxZOiggQUAxIQHADomzOC5wuoAN+IA3x0AAEjiWXhEl/0Sv6UE8wAfAAC8d/47zw6mAB0AFpChlol1EAAJXABbJ6ubLyaiLinGEPhNrjOmyBvAmeMAQgZ6lQAAjrie5QLGI3SZ+MM6hwoRFgD5AJQ85zazK98ANAAUAABruAAuXEihaG/OITGHAKUsegP/kSXkh5qwOwIvj5NXJ2BuWd20sQOd34OXLD8b2OD71KydysAPYgCrngkAAI4sBqEgznPx6JpOAM/TrrgAAOVrzgAliUF0AP+9AABHAItJ3ryssDROMXE0Bm2n28NxADUJlZt3DKQA3YKbLwBcNgBLz+X78boASwB58IhWLQDMeQADAMjiAAD1LnBS7IRlG+jdAEJvBnILAttiAADnRsYASubQAI0Yl1jvAOBhlwkQAOYAdyrOQh4AVYCBAEUAC/lFeQAAJZIAxwDZ9gB6TXnbBUuJqn6BVAJBH797w1QpQAAgdVU+AKp7AAB0+PkA2PTe4gB4lKluAHWVQWpp9gQAAGhFcCwGc43QAi0DYADNl+y+9hIB5wUHAC1cX3j7SRcA8pryKKQA7b7s5rfRALN3hhDdQg07mpTmACPpaQAakmkACjAACQEA9TOHewDoWBzNbAB/AI+HiWpCAAB4AN0TAFrF33EzQd7u1by/Pz7hwIRdAAAqAI/vEbJHevxqRWA13wBxaKpu+xrAACcAyBmPkAL4Dmu1g94AN27a1lE69wAV/Qv+ALaOhQCpNSdtontFAAdInS/fiZicUKkR1aC4duCpsOeO9wCjAHoZAORZcT1JJWf9tANavADBQpWOjcS3Bg2YAHVfAACXyWjGAM8dHyIU0V0MB585AMYAJrz5u+ZUkYRLjnkZEmkjKgB8oRve0kEABcRGAACTEhbb5oJZKzyF45RXAGkGomuo4dwNmgDKmLW7AGsAgn6aE7wAdOMHuLJua0qbT9lkg4j7pRx93f6cAAMAAGjPGgDRA6PZm1DfUWwAGojhDOf9AGQwhgTEAN6MDbrSmoITCcwA2DRauHrxAJQ9AM0AAEL61XFuM5qscoROAAC5rQDQ4gdllUEWHVCL8IjrawCN0ctsjQCpbHdXreRHAMMwhoqqjk+5AMgicNbPI0xf2/bMUpWNIqRevbkAAACmq6caxINEFSZECMUiQAAhcRxQJleDdACMTsYuHwCeACMAAKf730d7AADNW3zLAMcKAH43IreeOEVo3gB7irTKAHjlrbYfShyOCQCguDNYMdJUxouvUgD41Tpj5sQxNb9RmMiVoyPqac3d41tB7AAAsDW7tg8qAEoA61oeTgDYxAPgRkg+tAvpOR72GgC05YmPC+IApyrGOxg0GGlG5k5DAE2QAaBhXhlzgUdRxfQAgvm+0F3ezfoE8gAAptJsVwD5dp0A4XsAx9K44/qUAIfZAOsLYwAUcqlgXQAE5aIAMgDBbviAJMzw+asANJh7WKIf5CsAyIfDfpm6ACJc7CAFAKIAUwDnLCYAYRkAQeWp2I8ZAQB9AH56NBR3I0iBAp6Ks4oAfknGygDq5D9fAa+NkwBLVLjhrgAuJlECJVwAf65yaOhqmu78EdFbOf/TGcPYMYQwAEMHt0a6/EscvtcAhROdCY1m7V5TANA1/yo6yED1gg8AAMeLjI9tMR3vLABBbv9LWa0HAAC0ei31FoZxxbx/14cXvmEARG0NVokr9ew3AAAgtxiXhKvVZVQtAJ7JOUc6/pSwiO9ECnIAR152AFkACWV9AwoAdIl0AAANte/czJ3l3egXQuUKeHx6/MdNAICr1Rz89Yw+YglwOsOjCL3dABYwUi40zwB/Jx81VqJAAKTxAKSMLADmDLXTdqO8QkGKJhgJN/XyIQDmpKvG1ZEfpAAAOwDOJ2GBEvWLYHuGa2ElugEAkAChylHOGedfMteEAFUJhBplorWv7P5AhAAT9QDRlQAAnyZKji8IA/IARQDXBTP4AFKSvpxYAG/KsQBrAIkAABTjTwsAvIJOaDAqd6BxrmB31hvslN57jwCGBRkAYAAAWiYXA/gG3h5RwWSymgCIdiz3AGgA1ADl45IktYx389Ztgxnxs2EVF0KxnWYfGxeLSNiAHKB3B/lj5jBe7IckGaPfgvQRAGoAPr2xDNDYAI0+TScY7x9bAABNP1UfRM2XAHgAISantkrHx7OfADGSRwLQJASXAgC5NkQA00puxu0AOEcA81q6i/CiN4b/PFO8WI37Ifn9XhmXAL/2BOz/kwDlQ6WWKXJBWDEAiZ0yJuSzsQAA4gFVnevhxB3h8ACq3ZxnFOEN7tJusWAAFhuX4ljO+R65Y9OxAEJrZUT7OWsuiMsANb262joAAI4CrDeWHvhQPhp7bhhT6iGk+WmlKJxK4E5XBjlplRhQfisBlgDera+6jfGr7q3YurkAbHTKn4UA4Ga9E9CaABH+5VucAG0A2xbA+z25ivZgrohEDhfd41DUdmyA4CitGuvNsxXZ6bkAiwBvdbEAbVoAAEdZxsGpAJZFNAAAAAivW2usyGgA8DTpyw6veyaxHpIAcF+7d616hQxSXh6h3CRQQ6oWRup1/VEAAMOULHfh1yRa4b7bMT6PTgAOSKAAJ9mDsQBaN2jVqAAAEingHQuY9n+rtvhkuH2WACQ5U7zU0h0oGuYAfxTxzhAABO7LCaEFf4ZbADf2LCsK8mFQRqIGiFEAceZ4AKAQSqUpqh+tAACLbNorxXi1B2RvlTq4WffytZTAAJ1jlk95uwAA5KXVUjQAJi7mvFlgAC96U5nDcU0bTwA6XVamvb53Vzi+4qfg3QxadzJaAYRolTVAXABx9gMAlfXbOlu4AHLKcJgAANnZjKdllSJryRf1xADLAEGqqQZAlYS/hRbLgnXSAGrvT5UA8fxGADL+UuSEH6kp1z4vMw7Mx5FBSbiuDAsAJrp6QvbcsSABsKkakEwBN9rVALqrOaLNoQCoqbF/KGOkzoeS/j0ARyz/dwBqcLEAXJXrrpHv1SIALKXEB1xRMatGBJLl2YdbBO0JAPlqIz3D0YQAN4w+Nk/7ZQDb31TdRptbykW5eaouXC8MSOyXqQAy5zVd7ykAzo4OAI+NGF7iHf4AtyK5U511t1wIYijym/qzpk+zywDWcMZl2gAQev4RUWAMknPC2snsKZMAAG8AvPR5POh6l5gAMNha9dxILTtArYwA/mAAAPfcAG0A5wAwZQBsm3kf3QCyAKOzzgB5a8wAAAhD/TTQAKA01xUAc6bZJrzB6YpuowDfEOv+YgAAQBAaBfq+0X3g3uA05n06Nfz38erwvcYAZqoAYfjQ4wDPpGt6T2dg+gDDUp8AAFB1iQDcAAAjj/rVx6a+HM6u84upAJxSmRBRgPRlKsGJQaPC7x+aSMoAB0YAR4bG3n+Qa8HIfwDx2QDkwYjLJUdrrWAAeKGVPgCDx5WRNC3ANwAAEjhNd904fb5Ikl1uJd61+sAUSPsu4894VGVbtuXsEVnTYo3suescn/hYALfSFUblAJaQsrWhAKYAGg7n5wAxiQaw+jj5l0mVI47Vhvyk3QCSAAATaisfANgXi9Ji1zwp4enVB2BPrYEAMBwYP7fWGrJeJCtztOYmWWdVHuMEwEoVADFQD7SZKM0knGLBGNFD91zNVC6qAMeZqwzu8qfQVNR9n1ztRTpRYe6qwJNpbS5Qx4ShABOS2b79qVXL7k39mEJqkNOjbC2D+cIU31EKpWccNRcp40cIpGdhxuAHfzRxKiGGr3naOwD3SQArHXQkDI2n4bgpkTIAAIoAxCAa+DjKPGYT0bg9xTQfXa/xxLdQVvQFqvp7ANnw72EJ2fIAM+n5YElCb1kSF8sAAH+S1wAnu/Q5bCFHkP9zIQAdPgJIqHbCG09TUJa8mvEAkOQAcrSbRLSjFhaBBbGvWIhTnQHcJLYFCt6VtsRA8gBjwADCsMdRrNZS42s5Ur4OGM0A3dJim306W8QARG84oI3rCKgaR9M9Kv79srIIwMgApX5OE08AJ3/xxP/QcmAZzcH2TABuwnmHTQBF4wAAEQBOHgAZ8SarWnmysqIAYAcAL+QDUM72U9368+rrUG4aN/nzmUVcagsAj9B1T1gf+gM+pi9aiQgAFPJkAD+IAJ2GOgBSPi/CG1haonl8sUgAADPA+FgA48M/VWQANbcAv0tEKyV3A8sAAIzYNFfYro2PGCcATWsAsH3p6g0i+uUg09L9ACwALJ49Xj23+GPnIyFnIQAAszh6AH3qVXsAABnkKE5O1vYVdX2Ah5gEuuqtAHy0iIEsoOTQS6uC3k+EA050EFOnFxzpDwA7J+sz0Uel/X2T4zySdF37xHyIpPwJGwfyOHeNo/KvJfAkolqcoQsRDLLKmlPD+tSrqt7wV+xzgoDkG35EjkTAXyJtpfWecV9tAA8ocy4DiLv18ErKAPYAXi8cAE+lq+0On2WFsIpxAAAZVDJfhWPI3i4A6UgAIug64Hhy9QAQfCnrGIONLIJGEhj/8hyPHJTA9NWscd8nXoK0r179yV3mAAeFgPOGCWYAAWXkAACxTDLmJACZWnkvfIfnyNegDQBulCwASGrioAh9k1EAiELh0S0Q/WcAlD8Ag2lt0rLB1zh8CCtJzQDvjRa66LkAvuq1dFIEAJmcawByOXEq3Tm1hKET+t6CaZgB8JxWMAvm+sy5u5SQAGwAAI2dY7qH67DDQn6Uy2UAQEhFuez0wLEAYL37ucKMou3Pxn8XOX80hQuqVQT4ax8EIq4ANsjxH+qKCgDIgO2/QwBX3wBN7RpYbTcv1Kf+p0ga2o4AOAAMK0p7gJS7GQA61Aaq1gBQAJ3FU0HeQG2SCPeBfHa8S8itALJ03jaresT2AHuH8qyUVtY97Iqs+p7CtKpS/uV0obvsAACW8b7lWAA0D83Dhy6ppgnkawBJkdopo8vZgr5UVurmjDJs6WmZoKEA/kW81gBUuAAAAGT5G0DvX/VQiccnO4d7TNESeckS6fV1EgBbkpbiYQUA1ACdj2zJPk4r7T+SAAB/Hb+hl1tclWtdsV3gAOil5KVNTZpFZLk4zngnVCNzPUXeHAD3rDvN9BKFVqUAL24A+AAM+gUAu3/iF962DdxP2aqicWENlW7+SCcqAGbYJVLwAKNRnn8AHQAAUroFAOfqGPEmgPQ9ADuv5DbbuqQAQVbOAGYAAAQFAC6pOQBhi9dvAPGC94r5zADRHKYAMgAAuWRdIzRKUUYAUncA9zOsGekCKbANqQBYvd2/OHhbCzeEBQD0lBRCMgAAzXA24hASRwDfP/sAEV4A0EGs1bspC9JQQ3ZtTl0AAATeAKoW0gDazQA2oYLnAJzyngCGxI4CVgQnBBwSQAAAxONvagBOA+aiC14AqwC+k6R/OyMAiQCTqqFQE+OmHmv1vokAzLlF6wCnAAAA6AAxe3gA2xn4K46WAHsAAFczaQAA6FEAABQAmQBtXiAgAADkkeAIPwsAo+X6ACIAM5QAVa3OKzA0+pPUAC7xAFIANrbVDmnmgdoylA6Gl5m/xeMAAACPdkEAtHoAIAAmVQC1XQBOdGS9vV4AqhWLx/u3AAAA988BzwD/P4sAfmJavzkxAH+cAAAAAAAAOTdOADMsPW8ADZe65NkAAHmX7PoAAHDh/rQA/FrB3WkAAJtRi44AD/cA6AAAABAAALIABAnoNT7ZhbwA+QAKbgGjfwAzAAAAAGde6JiNhJJD2AAAeQCXA3yQyzIj4ACZANumAGhJuwAAUfBYXToAQA+wAAwQABqnDv/zqAcAAL+M7MH7bwAtACINAACGAGlF9ZCvLgEAmPqb+wClRxoA0QBBAAAAEB8ZAADpJEnztgAAAEgjbgAApwDGXmRnAAMAi7kA2wA46gAAN0ssAClEAAQiK1x7eAANOgYAKZpMazMAS3YKkXccowYAFcuOu8AAAACMvvqYAADBsQDlAABZpG94AEAQ+KNP/vEb1wCrbgCfAI8A4AAA1sUAWBsAAHySAEzxVwC9CfP9AAARABsAAAAA4AUA3AAAxAAAOqAAAAAAAMMOw8txAPBK/QAAYf6mAHMAlgDzAAoAAADcAJHtnbN1Uh8AXq1NRPA1RQAAPQCAHgA3AABsNkK1C2mcAJEAADLye+axkQDKUgAAAJo3AEa4khOQCAAAABmHAIkAAAy3w/f/AACQAP8AAAAAAKdYAAUATYToDwAr9tIHAFasAA8ZOgSCuVXrqwAAANAAALrYbPvdkRAAy9fLg06MAAArmTwAEF0a2dcArQaMkG8AAAA4agCbAL7TAMUAAAAAwzcZAAAAiT3IAB4A8BsA4Fx+P5sJLwAm40zTUecAANJWnRHdAK0ADQAqvAC4/6Fvj6o5RgCUAOYFAAgABYDhTwAAl3gTAAAA0YMA6gBnUwBTAAASAAAAAACDdwBgAHOHcG8AAAAS8R8AAAAQhQD500VKPCEAAM4A1Onj4QA3uwpsxoIAAL8AsgC9xwBJfM0AAMYAU/YKwo2AwgAAzgBeY4RWWImBUwCHpIdqSh8qJzwA3AAA1fjU5keXfB4AajZ3qXcAcADtYAAARoGlWQiuWmF2xBdTAACi5ACrAADF0ADpAPOeS3HFmQAOAACja7ZHCwBQ6FbTAF1AswyFsAAAAE0AYwAAAABu0MAAQsEM0AD8y+rWjQAA8TUBLqckmgCpbQASQyMrkgDWNdgGAABPVACDk1cAYwCi0MZ+VAAAANrNE+HuFwCOljoAb9KCCLu1I/EgAACdAErcAs+HMhuUVwDFj3thANycawCoiAAAAACS3wmfa7LEAABPACV+AAAAMITkAOgABC+2ADoAzQCEswBgQJWsMgDfADUA5wBvAEKu88h6eYYAyz3dE4wAaJ7p5smFAACAALheAC4AfYzKAANA6pKR94pkAEtrO7EAaHcAGPI29Qa7dOwA9xcGdUAAzImLAAAA+QCbAAAAAOMAAZUAUWsAAFoAM/YAXBEAXOIA5qZKAH7ioteD2F6uAGwAAACyrgAAhUAA2QAnG3UA0VzFD2EACubED9z7pgAAAPB7hAAAcy8AhwAAQnGKRUGeKDKk5Uf6lwAqu5VIk1yQ863ZFqZkyZ4A63vKZ2kAm6Q6Hk1Y8l0AOirTADBrPe4kACda7wAAAO4mMurOyzJcs0jjRGEKONMAN5UAowCOMGEAAPPMPQCiEmwAHDLfOLXFry30ACjcgnLyJwdmASsRgVAAJ1Ha73bidBRYriPbnXzCLEsAbMX7AFq9H92+bgBpAOcYFj6XJloAAZBwGC2IdsN0E3NCACdUs+YAiQBKh9SvAHiMAAAAFP41APhiMQCsSE3WAFNxUgdoe/TEzgBYIgj9AOr3OwBODgBrNR3DAAAAxVsA2XrpAPhcQwBcAACLOr0A++NHAMflzUxK/muQmMEAGABGIOOQAE0A2wAA5KkAgMj5mKy9AACZNqUA1ysh7P7eALQAALlrALQASdOVbd6vAAMAAHZQAOHFhS1lpBQAAAALrMPS/QCXCBHz6kQAjiMAxARwkBvJPyx2AEgDAABwAADkAHUAAMkgAAAFsfQYhNoAbITTAACuQYByUV64JpoAEVWoJwBZ4ABKAMsAgVTLABT3CwDCXgAmJh4qAMwALgAAACUASQDxndVHAMbaAAAAFew/AF4AAADIHCrchADBsKkALiu2AMUhANsAADCBoWIAoHO/tv0csGIAAGe7H1LIANQAcztcqBZeAH+K+AArbgAAAHN0qVOCzi9jAGMA1sPlAAAAhXsAAAAAANpJACsAAK2IAAAAjgAAMuoAAAAAxyl7AAkAAH1cAADKAAAAmQC4AAAAAABFcWD+ACslvEuV/XcAAAoAAHJlAAAAAHQAAAA+ABgABwAwAAAAAAAAAJvo5NEAAAAAAAAAogBO6ABitw4A1gbyABwAIUCLYQAAhAD6AAAA+wARxK0AADK6AACU/gChAAAAkj4AAAAAAEIALgAcAAAANMwAAAAAW+dUAAAAAAAAAAAANuc1AAAJAPI4AAAAAwCvqeMAogARAP/UAAAIAK8AAE4AjAAALgDNjAAAWgAAAAAA7UEAJ60A
\.


--
-- Data for Name: nothing; Type: TABLE DATA; Schema: golden; Owner: -
--

COPY golden.nothing (keyset, bloom, ribbon, fuse, counting) FROM stdin;
rbfiAQEBAACvAKxOAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA==	rbfiAQIBAACAaGmEAAABAAAAAAAAAAAAexSuR+F6hD8BAAAAAAAAAAA=	rbfiAQMBAACCs/5+AAAAAAAAAAAAAAAAexSuR+F6hD8AAAAAAAAAAA==	rbfiAQQBAACCXx4lAAAAAAAAAAAAAAAAexSuR+F6hD8AAAAAAAAAAA==	rbfiAQUBAAA1c9t1AAABAAAAAAAAAAAAexSuR+F6hD8EAAAAAAAAAAAAAAA=
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
integer	keyset	\N
integer	bloom	{107,115,153,161,185,29,51,77,85}
integer	ribbon	{1,15,153,155,183}
integer	fuse	\N
integer	counting	{107,115,153,161,185,29,51,77,85}
bigint	keyset	\N
bigint	bloom	{135000000945,153000001071,181000001267,191000001337,199000001393,37000000259,43000000301,9000000063}
bigint	ribbon	{103000000721,119000000833,155000001085,179000001253,19000000133,197000001379,29000000203,53000000371,67000000469,95000000665}
bigint	fuse	\N
bigint	counting	{135000000945,153000001071,181000001267,191000001337,199000001393,37000000259,43000000301,9000000063}
positive	keyset	\N
positive	bloom	{107,115,153,161,185,29,51,77,85}
positive	ribbon	{1,15,153,155,183}
positive	fuse	\N
positive	counting	{107,115,153,161,185,29,51,77,85}
text	keyset	\N
text	bloom	{"key 101 ä","key 147 ä","key 169 ä","key 199 ä","key 29 ä","key 5 ä","key 59 ä","key 93 ä"}
text	ribbon	{"key 125 ä","key 129 ä","key 147 ä","key 15 ä","key 161 ä","key 89 ä","key 91 ä"}
text	fuse	\N
text	counting	{"key 101 ä","key 147 ä","key 169 ä","key 199 ä","key 29 ä","key 5 ä","key 59 ä","key 93 ä"}
varchar	keyset	\N
varchar	bloom	{"key 109","key 111","key 195","key 21","key 29","key 91"}
varchar	ribbon	{"key 121","key 17","key 63","key 83"}
varchar	fuse	\N
varchar	counting	{"key 109","key 111","key 195","key 21","key 29","key 91"}
name	keyset	\N
name	bloom	{"key 109","key 111","key 195","key 21","key 29","key 91"}
name	ribbon	{"key 121","key 17","key 63","key 83"}
name	fuse	\N
name	counting	{"key 109","key 111","key 195","key 21","key 29","key 91"}
bytea	keyset	\N
bytea	bloom	{"\\\\x00000043","\\\\x00000073","\\\\x0000008d","\\\\x00000097","\\\\x000000c5"}
bytea	ribbon	{"\\\\x0000002b","\\\\x00000033","\\\\x0000003b","\\\\x00000095","\\\\x000000b9","\\\\x000000c3"}
bytea	fuse	\N
bytea	counting	{"\\\\x00000043","\\\\x00000073","\\\\x0000008d","\\\\x00000097","\\\\x000000c5"}
uuid	keyset	\N
uuid	bloom	{02e74f10-e032-7ad8-68d1-38f2b4fdd6f0,07e1cd7d-ca89-a167-8042-477183b7ac3f,17e62166-fc85-86df-a4d1-bc0e1742c08b,3416a75f-4cea-9109-507c-acd8e2f2aefc,37693cfc-7480-49e4-5d87-b8c7d8b9aacd,3c59dc04-8e88-5024-3be8-079a5c74d079,3def184a-d8f4-755f-f269-862ea77393dd,67c6a1e7-ce56-d3d6-fa74-8ab6d9af3fd7,73278a4a-8696-0eeb-576a-8fd4c9ec6997,7f39f831-7fbd-b198-8ef4-c628eba02591,d67d8ab4-f4c1-0bf2-2aa3-53e27879133c,e2c420d9-28d4-bf8c-e0ff-2ec19b371514,f2217062-e9a3-97a1-dca4-29e7d70bc6ca}
uuid	ribbon	{2723d092-b638-85e0-d7c2-60cc007e8b9d,2b44928a-e11f-b938-4c4c-f38708677c48,7f39f831-7fbd-b198-8ef4-c628eba02591,ac627ab1-ccbd-b62e-c96e-702f07f6425b,c4ca4238-a0b9-2382-0dcc-509a6f75849b,d2ddea18-f006-65ce-8623-e36bd4e3c7c5,fe9fc289-c3ff-0af1-42b6-d3bead98a923}
uuid	fuse	\N
uuid	counting	{02e74f10-e032-7ad8-68d1-38f2b4fdd6f0,07e1cd7d-ca89-a167-8042-477183b7ac3f,17e62166-fc85-86df-a4d1-bc0e1742c08b,3416a75f-4cea-9109-507c-acd8e2f2aefc,37693cfc-7480-49e4-5d87-b8c7d8b9aacd,3c59dc04-8e88-5024-3be8-079a5c74d079,3def184a-d8f4-755f-f269-862ea77393dd,67c6a1e7-ce56-d3d6-fa74-8ab6d9af3fd7,73278a4a-8696-0eeb-576a-8fd4c9ec6997,7f39f831-7fbd-b198-8ef4-c628eba02591,d67d8ab4-f4c1-0bf2-2aa3-53e27879133c,e2c420d9-28d4-bf8c-e0ff-2ec19b371514,f2217062-e9a3-97a1-dca4-29e7d70bc6ca}
boolean	keyset	\N
boolean	bloom	\N
boolean	ribbon	\N
boolean	fuse	\N
boolean	counting	\N
real	keyset	\N
real	bloom	{0.625,11.125,18.375,3.375,6.375,6.875,8.375}
real	ribbon	{10.625,12.875,14.375,18.875,21.875,23.375}
real	fuse	\N
real	counting	{0.625,11.125,18.375,3.375,6.375,6.875,8.375}
double_precision	keyset	\N
double_precision	bloom	{1.2857142857142858,1.8571428571428572,11.857142857142858,14.142857142857142,25.857142857142858,5,9.571428571428571}
double_precision	ribbon	{11.285714285714286,14.714285714285714,9,9.857142857142858}
double_precision	fuse	{13.285714285714286}
double_precision	counting	{1.2857142857142858,1.8571428571428572,11.857142857142858,14.142857142857142,25.857142857142858,5,9.571428571428571}
numeric	keyset	\N
numeric	bloom	{121.25,143.75,151.25,178.75,233.75,238.75,28.75,76.25}
numeric	ribbon	{191.25,248.75}
numeric	fuse	\N
numeric	counting	{121.25,143.75,151.25,178.75,233.75,238.75,28.75,76.25}
date	keyset	\N
date	bloom	{2000-01-30,2000-02-21,2000-03-18,2000-03-26,2000-04-17,2000-04-25,2000-06-02,2000-06-10,2000-07-04}
date	ribbon	{2000-01-02,2000-01-16,2000-06-02,2000-06-04,2000-07-02}
date	fuse	\N
date	counting	{2000-01-30,2000-02-21,2000-03-18,2000-03-26,2000-04-17,2000-04-25,2000-06-02,2000-06-10,2000-07-04}
timestamp	keyset	\N
timestamp	bloom	{"2000-01-01 15:00:00","2000-01-02 17:00:00","2000-01-03 11:00:00","2000-01-03 23:00:00","2000-01-05 03:00:00","2000-01-06 17:00:00","2000-01-07 01:00:00","2000-01-08 01:00:00","2000-01-08 03:00:00","2000-01-09 03:00:00"}
timestamp	ribbon	{"2000-01-01 11:00:00","2000-01-02 09:00:00","2000-01-03 19:00:00","2000-01-04 09:00:00","2000-01-07 07:00:00","2000-01-07 11:00:00"}
timestamp	fuse	{"2000-01-04 09:00:00"}
timestamp	counting	{"2000-01-01 15:00:00","2000-01-02 17:00:00","2000-01-03 11:00:00","2000-01-03 23:00:00","2000-01-05 03:00:00","2000-01-06 17:00:00","2000-01-07 01:00:00","2000-01-08 01:00:00","2000-01-08 03:00:00","2000-01-09 03:00:00"}
timestamptz	keyset	\N
timestamptz	bloom	{"2000-01-01 15:00:00+00","2000-01-02 17:00:00+00","2000-01-03 11:00:00+00","2000-01-03 23:00:00+00","2000-01-05 03:00:00+00","2000-01-06 17:00:00+00","2000-01-07 01:00:00+00","2000-01-08 01:00:00+00","2000-01-08 03:00:00+00","2000-01-09 03:00:00+00"}
timestamptz	ribbon	{"2000-01-01 11:00:00+00","2000-01-02 09:00:00+00","2000-01-03 19:00:00+00","2000-01-04 09:00:00+00","2000-01-07 07:00:00+00","2000-01-07 11:00:00+00"}
timestamptz	fuse	{"2000-01-04 09:00:00+00"}
timestamptz	counting	{"2000-01-01 15:00:00+00","2000-01-02 17:00:00+00","2000-01-03 11:00:00+00","2000-01-03 23:00:00+00","2000-01-05 03:00:00+00","2000-01-06 17:00:00+00","2000-01-07 01:00:00+00","2000-01-08 01:00:00+00","2000-01-08 03:00:00+00","2000-01-09 03:00:00+00"}
time	keyset	\N
time	bloom	{00:45:00,01:11:00,01:33:00,02:11:00,03:09:00,03:19:00}
time	ribbon	{01:09:00,01:11:00,02:13:00}
time	fuse	\N
time	counting	{00:45:00,01:11:00,01:33:00,02:11:00,03:09:00,03:19:00}
timetz	keyset	\N
timetz	bloom	{00:03:00+01,00:11:00+01,00:13:00+01,00:25:00+01,00:51:00+01,01:21:00+01,01:53:00+01,02:17:00+01,02:45:00+01}
timetz	ribbon	{00:15:00+01,00:47:00+01,01:21:00+01,02:55:00+01}
timetz	fuse	\N
timetz	counting	{00:03:00+01,00:11:00+01,00:13:00+01,00:25:00+01,00:51:00+01,01:21:00+01,01:53:00+01,02:17:00+01,02:45:00+01}
interval	keyset	\N
interval	bloom	{137:00:00,145:00:00,15:00:00,169:00:00,171:00:00,195:00:00,41:00:00,59:00:00,71:00:00,99:00:00}
interval	ribbon	{11:00:00,151:00:00,155:00:00,33:00:00,67:00:00,81:00:00}
interval	fuse	{81:00:00}
interval	counting	{137:00:00,145:00:00,15:00:00,169:00:00,171:00:00,195:00:00,41:00:00,59:00:00,71:00:00,99:00:00}
inet	keyset	\N
inet	bloom	{10.0.0.101/32,10.0.0.11/32,10.0.0.117/32,10.0.0.119/32,10.0.0.13/32,10.0.0.161/32,10.0.0.167/32,10.0.0.191/32,10.0.0.29/32,10.0.0.45/32,10.0.0.79/32,10.0.0.93/32}
inet	ribbon	{10.0.0.105/32,10.0.0.147/32,10.0.0.19/32,10.0.0.39/32,10.0.0.49/32,10.0.0.7/32}
inet	fuse	\N
inet	counting	{10.0.0.101/32,10.0.0.11/32,10.0.0.117/32,10.0.0.119/32,10.0.0.13/32,10.0.0.161/32,10.0.0.167/32,10.0.0.191/32,10.0.0.29/32,10.0.0.45/32,10.0.0.79/32,10.0.0.93/32}
cidr	keyset	\N
cidr	bloom	{10.0.0.101/32,10.0.0.11/32,10.0.0.117/32,10.0.0.119/32,10.0.0.13/32,10.0.0.161/32,10.0.0.167/32,10.0.0.191/32,10.0.0.29/32,10.0.0.45/32,10.0.0.79/32,10.0.0.93/32}
cidr	ribbon	{10.0.0.105/32,10.0.0.147/32,10.0.0.19/32,10.0.0.39/32,10.0.0.49/32,10.0.0.7/32}
cidr	fuse	\N
cidr	counting	{10.0.0.101/32,10.0.0.11/32,10.0.0.117/32,10.0.0.119/32,10.0.0.13/32,10.0.0.161/32,10.0.0.167/32,10.0.0.191/32,10.0.0.29/32,10.0.0.45/32,10.0.0.79/32,10.0.0.93/32}
macaddr	keyset	\N
macaddr	bloom	{00:00:00:00:00:6b,00:00:00:00:00:83,00:00:00:00:00:9b,00:00:00:00:00:b1}
macaddr	ribbon	{00:00:00:00:00:39,00:00:00:00:00:8d,00:00:00:00:00:c7}
macaddr	fuse	\N
macaddr	counting	{00:00:00:00:00:6b,00:00:00:00:00:83,00:00:00:00:00:9b,00:00:00:00:00:b1}
macaddr8	keyset	\N
macaddr8	bloom	{00:00:00:00:00:00:00:0f,00:00:00:00:00:00:00:13,00:00:00:00:00:00:00:17,00:00:00:00:00:00:00:1b,00:00:00:00:00:00:00:2f,00:00:00:00:00:00:00:57,00:00:00:00:00:00:00:5b,00:00:00:00:00:00:00:81,00:00:00:00:00:00:00:83,00:00:00:00:00:00:00:85,00:00:00:00:00:00:00:99,00:00:00:00:00:00:00:c5}
macaddr8	ribbon	{00:00:00:00:00:00:00:43,00:00:00:00:00:00:00:45,00:00:00:00:00:00:00:69,00:00:00:00:00:00:00:b9,00:00:00:00:00:00:00:bf}
macaddr8	fuse	\N
macaddr8	counting	{00:00:00:00:00:00:00:0f,00:00:00:00:00:00:00:13,00:00:00:00:00:00:00:17,00:00:00:00:00:00:00:1b,00:00:00:00:00:00:00:2f,00:00:00:00:00:00:00:57,00:00:00:00:00:00:00:5b,00:00:00:00:00:00:00:81,00:00:00:00:00:00:00:83,00:00:00:00:00:00:00:85,00:00:00:00:00:00:00:99,00:00:00:00:00:00:00:c5}
color	keyset	\N
color	bloom	\N
color	ribbon	\N
color	fuse	\N
color	counting	\N
integer_array	keyset	\N
integer_array	bloom	{"{131,NULL,-131}","{167,NULL,-167}","{183,NULL,-183}","{83,NULL,-83}","{89,NULL,-89}","{91,NULL,-91}","{99,NULL,-99}"}
integer_array	ribbon	{"{103,NULL,-103}","{105,NULL,-105}","{109,NULL,-109}","{159,NULL,-159}","{167,NULL,-167}","{175,NULL,-175}","{39,NULL,-39}","{55,NULL,-55}","{59,NULL,-59}","{63,NULL,-63}","{83,NULL,-83}","{95,NULL,-95}"}
integer_array	fuse	{"{29,NULL,-29}","{33,NULL,-33}"}
integer_array	counting	{"{131,NULL,-131}","{167,NULL,-167}","{183,NULL,-183}","{83,NULL,-83}","{89,NULL,-89}","{91,NULL,-91}","{99,NULL,-99}"}
text_array	keyset	\N
text_array	bloom	{"{a1,NULL}","{a117,NULL}","{a125,NULL}","{a131,NULL}","{a147,NULL}","{a165,NULL}","{a181,NULL}","{a87,NULL}","{a93,NULL}"}
text_array	ribbon	{"{a149,NULL}","{a173,NULL}","{a189,NULL}","{a191,NULL}","{a33,NULL}","{a41,NULL}","{a5,NULL}","{a93,NULL}","{a97,NULL}"}
text_array	fuse	\N
text_array	counting	{"{a1,NULL}","{a117,NULL}","{a125,NULL}","{a131,NULL}","{a147,NULL}","{a165,NULL}","{a181,NULL}","{a87,NULL}","{a93,NULL}"}
pair	keyset	\N
pair	bloom	{"(1,b1)","(107,b107)","(11,b11)","(123,b123)","(173,b173)","(189,b189)","(193,b193)","(45,b45)","(9,b9)"}
pair	ribbon	{"(1,b1)","(149,b149)","(165,b165)","(7,b7)","(73,b73)"}
pair	fuse	\N
pair	counting	{"(1,b1)","(107,b107)","(11,b11)","(123,b123)","(173,b173)","(189,b189)","(193,b193)","(45,b45)","(9,b9)"}
int4range	keyset	\N
int4range	bloom	{"[119,121)","[143,145)","[163,165)","[27,29)","[31,33)","[59,61)","[67,69)","[71,73)","[77,79)","[83,85)"}
int4range	ribbon	{"[105,107)","[11,13)","[149,151)","[151,153)","[195,197)","[197,199)","[85,87)"}
int4range	fuse	\N
int4range	counting	{"[119,121)","[143,145)","[163,165)","[27,29)","[31,33)","[59,61)","[67,69)","[71,73)","[77,79)","[83,85)"}
int4multirange	keyset	\N
int4multirange	bloom	{"{[133,134),[1000,1001)}","{[139,140),[1000,1001)}","{[159,160),[1000,1001)}","{[173,174),[1000,1001)}","{[25,26),[1000,1001)}","{[77,78),[1000,1001)}"}
int4multirange	ribbon	{"{[127,128),[1000,1001)}","{[137,138),[1000,1001)}","{[141,142),[1000,1001)}","{[191,192),[1000,1001)}","{[29,30),[1000,1001)}","{[61,62),[1000,1001)}","{[93,94),[1000,1001)}"}
int4multirange	fuse	\N
int4multirange	counting	{"{[133,134),[1000,1001)}","{[139,140),[1000,1001)}","{[159,160),[1000,1001)}","{[173,174),[1000,1001)}","{[25,26),[1000,1001)}","{[77,78),[1000,1001)}"}
jsonb	keyset	\N
jsonb	bloom	{"{\\"a\\": 107}","{\\"a\\": 109}","{\\"a\\": 113}","{\\"a\\": 119}","{\\"a\\": 123}","{\\"a\\": 127}","{\\"a\\": 149}","{\\"a\\": 17}","{\\"a\\": 183}","{\\"a\\": 19}","{\\"a\\": 23}","{\\"a\\": 97}"}
jsonb	ribbon	{"{\\"a\\": 101}","{\\"a\\": 117}","{\\"a\\": 141}","{\\"a\\": 153}","{\\"a\\": 159}","{\\"a\\": 17}","{\\"a\\": 187}","{\\"a\\": 25}","{\\"a\\": 45}","{\\"a\\": 81}"}
jsonb	fuse	\N
jsonb	counting	{"{\\"a\\": 107}","{\\"a\\": 109}","{\\"a\\": 113}","{\\"a\\": 119}","{\\"a\\": 123}","{\\"a\\": 127}","{\\"a\\": 149}","{\\"a\\": 17}","{\\"a\\": 183}","{\\"a\\": 19}","{\\"a\\": 23}","{\\"a\\": 97}"}
oid	keyset	\N
oid	bloom	{123,129,159,35,69,81}
oid	ribbon	{153,31}
oid	fuse	{193}
oid	counting	{123,129,159,35,69,81}
xid	keyset	\N
xid	bloom	{123,129,159,35,69,81}
xid	ribbon	{153,31}
xid	fuse	{193}
xid	counting	{123,129,159,35,69,81}
xid8	keyset	\N
xid8	bloom	{107,115,153,161,185,29,51,77,85}
xid8	ribbon	{1,15,153,155,183}
xid8	fuse	\N
xid8	counting	{107,115,153,161,185,29,51,77,85}
cid	keyset	\N
cid	bloom	{123,129,159,35,69,81}
cid	ribbon	{153,31}
cid	fuse	{193}
cid	counting	{123,129,159,35,69,81}
tid	keyset	\N
tid	bloom	{"(127,1)","(183,1)","(189,1)","(55,1)","(89,1)"}
tid	ribbon	{"(111,1)","(27,1)","(37,1)","(65,1)"}
tid	fuse	\N
tid	counting	{"(127,1)","(183,1)","(189,1)","(55,1)","(89,1)"}
pg_lsn	keyset	\N
pg_lsn	bloom	{0/1D,0/33,0/4D,0/55,0/6B,0/73,0/99,0/A1,0/B9}
pg_lsn	ribbon	{0/1,0/99,0/9B,0/B7,0/F}
pg_lsn	fuse	\N
pg_lsn	counting	{0/1D,0/33,0/4D,0/55,0/6B,0/73,0/99,0/A1,0/B9}
a_char	keyset	\N
a_char	bloom	{5,I,_}
a_char	ribbon	{)}
a_char	fuse	\N
a_char	counting	{5,I,_}
char_9_	keyset	\N
char_9_	bloom	{c115,c13,c149,c181,c199,c37,c53,c93,c99}
char_9_	ribbon	{c127,c149,c17,c25,c31,c35,c49,c61}
char_9_	fuse	\N
char_9_	counting	{c115,c13,c149,c181,c199,c37,c53,c93,c99}
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


