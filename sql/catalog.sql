--
-- The catalog: all that the extension consists of.  A change here is a change
-- of the interface, and needs an update script once this version is released.
--

-- A longer name changes no other line.
\pset format unaligned

LOAD 'ribbonfilter';
SELECT name, boot_val, context FROM pg_settings WHERE name LIKE 'ribbonfilter.%' ORDER BY name COLLATE "C";
-- without types of arrays and of the view's rows, which are members since PostgreSQL 18
CREATE TEMP VIEW members AS
SELECT classid, objid FROM pg_depend AS d JOIN pg_extension AS e ON d.refclassid = 'pg_extension'::regclass AND d.refobjid = e.oid
WHERE d.deptype = 'e' AND e.extname = 'ribbonfilter' AND NOT (classid = 'pg_type'::regclass AND objid IN (SELECT typarray FROM pg_type UNION ALL SELECT reltype FROM pg_class WHERE relkind = 'v'));
-- What is alike for several kinds is listed once, with STEM and TYPE for their names.
CREATE FUNCTION pg_temp.once(said text, stem text, type text) RETURNS text LANGUAGE sql AS $$
SELECT CASE WHEN stem IS NULL THEN said
	ELSE regexp_replace(regexp_replace(said, format('\m%s(?=_(in|out|recv|send)\M|\M)', type), 'TYPE', 'g'), format('\m(pgrf_|)%s_', stem), '\1STEM_', 'g') END $$;
-- ... and for several types of key, with KEY.
CREATE TEMP VIEW procs AS
SELECT p.*, stem, type, proargtypes[key_at - 1]::regtype AS key,
	proname || '(' || (SELECT coalesce(string_agg(concat_ws(' ', nullif(proargnames[no], ''), CASE WHEN no = key_at THEN 'KEY' ELSE format_type(t, NULL) END), ', ' ORDER BY no), '') FROM unnest(proargtypes) WITH ORDINALITY AS a (t, no)) || ')' AS signature
FROM pg_proc AS p LEFT JOIN kinds ON proname ~ format('^(%s_|%s$|%2$s_(in|out|recv|send)$)', stem, type),
	LATERAL (SELECT CASE WHEN prokind = 'a' AND proargnames[1] = 'key' THEN 1 WHEN prosrc ~ '_(trans|collect|inverse)_[a-z0-9]+$' THEN 2 END) AS k (key_at)
WHERE p.oid IN (SELECT objid FROM members WHERE classid = 'pg_proc'::regclass);

SELECT classid::regclass AS catalog, count(*) FROM members GROUP BY classid ORDER BY classid::regclass::text COLLATE "C";

SELECT typname AS type, typlen AS length, typbyval AS by_value, typalign AS alignment, typstorage AS storage, typcategory AS category, typispreferred AS preferred,
	typinput AS input, typoutput AS output, typreceive AS receive, typsend AS send, typdefault AS "default", typcollation AS collation, obj_description(oid, 'pg_type') AS comment
FROM pg_type WHERE oid IN (SELECT objid FROM members WHERE classid = 'pg_type'::regclass) ORDER BY typname COLLATE "C";

-- v: volatility, s: strict, p: parallel
SELECT pg_temp.once(signature, stem, type) COLLATE "C" AS function, pg_temp.once(format_type(prorettype, NULL), stem, type) AS result, proretset AS set, provolatile AS v, proisstrict AS s, proparallel AS p, procost AS cost,
	nullif(prosupport::oid::regproc::text, '-') AS support, pg_temp.once(prosrc, stem, type) COLLATE "C" AS symbol, string_agg(DISTINCT stem, ' ' ORDER BY stem) AS of, array_to_string(array_agg(DISTINCT key ORDER BY key), ', ') AS keys
FROM procs WHERE prokind = 'f' GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9 ORDER BY 1, 9, 10;
-- what is said of those that people call
SELECT obj_description(oid, 'pg_proc') COLLATE "C" AS comment, string_agg(DISTINCT pg_temp.once(signature, stem, type), ', ' ORDER BY pg_temp.once(signature, stem, type)) AS functions, string_agg(DISTINCT stem, ' ' ORDER BY stem) AS of
FROM procs WHERE NOT obj_description(oid, 'pg_proc') ~ '^(I/O|implementation of|(inverse )?transition function|combine function|final function|planner support|.*selectivity)' GROUP BY 1 ORDER BY 1;
SELECT name, format_type(type, NULL) AS type, count(*) AS functions FROM (SELECT proargnames, proallargtypes, proargmodes FROM procs) AS procs, unnest(proargnames, proallargtypes, proargmodes) WITH ORDINALITY AS a (name, type, mode, no)
WHERE mode = 'o' GROUP BY name, type, no ORDER BY no, name COLLATE "C";

SELECT pg_temp.once(oprleft::regtype::text, stem, type) COLLATE "C" AS "left", oprname COLLATE "C" AS operator, pg_temp.once(oprright::regtype::text, stem, type) COLLATE "C" AS "right", pg_temp.once(oprcode::oid::regprocedure::text, stem, type) AS function,
	pg_temp.once(oprcom::regoperator::text, stem, type) AS commutator, pg_temp.once(oprnegate::regoperator::text, stem, type) AS negator, oprrest AS restrict, oprjoin AS join, oprcanmerge OR oprcanhash AS merges_hashes,
	obj_description(oid, 'pg_operator') AS comment, string_agg(stem, ' ' ORDER BY stem) AS of
FROM pg_operator LEFT JOIN kinds ON type::regtype IN (oprleft, oprright) WHERE oid IN (SELECT objid FROM members WHERE classid = 'pg_operator'::regclass)
GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 ORDER BY 2, 1, 3, 11;

SELECT pg_temp.once(opcname, stem, type) AS class, amname AS method, pg_temp.once(opcintype::regtype::text, stem, type) AS type, opcdefault AS "default", pg_temp.once(opfname, stem, type) AS family, obj_description(c.oid, 'pg_opclass') AS comment, string_agg(stem, ' ' ORDER BY stem) AS of
FROM pg_opclass AS c JOIN pg_am AS m ON m.oid = opcmethod JOIN pg_opfamily AS f ON f.oid = opcfamily LEFT JOIN kinds ON type::regtype = opcintype
WHERE c.oid IN (SELECT objid FROM members WHERE classid = 'pg_opclass'::regclass) GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2;
SELECT family, method, operators, functions, string_agg(stem, ' ' ORDER BY stem) AS of
FROM (SELECT pg_temp.once(opfname, stem, type) AS family, amname AS method, stem,
		array_agg(DISTINCT amopstrategy || ' ' || pg_temp.once(amopopr::regoperator::text, stem, type)) AS operators, array_agg(DISTINCT amprocnum || ' ' || pg_temp.once(amproc::oid::regprocedure::text, stem, type)) AS functions
	FROM pg_opfamily AS f JOIN pg_am AS m ON m.oid = opfmethod JOIN pg_amop AS o ON amopfamily = f.oid JOIN pg_amproc ON amprocfamily = f.oid LEFT JOIN kinds ON opfname = stem || '_ops'
	WHERE f.oid IN (SELECT objid FROM members WHERE classid = 'pg_opfamily'::regclass) GROUP BY opfname, amname, stem, type) AS f
GROUP BY 1, 2, 3, 4 ORDER BY 1, 2;

-- of functions: transition, final, combine, and for moving windows transition, inverse, final
SELECT pg_temp.once(signature, stem, type) COLLATE "C" AS aggregate, pg_temp.once(format_type(prorettype, NULL), stem, type) AS result, (SELECT string_agg(pg_temp.once(proname, stem, type), ', ' ORDER BY no) FROM unnest(ARRAY[aggtransfn, aggfinalfn, aggcombinefn, aggmtransfn, aggminvtransfn, aggmfinalfn]::oid[]) WITH ORDINALITY AS f (f, no) JOIN pg_proc AS p ON p.oid = f) AS functions,
	pg_temp.once(concat_ws(', ', aggtranstype::regtype, nullif(aggmtranstype, 0)::regtype), stem, type) AS states, aggtransspace AS space, proparallel AS p, aggfinalmodify AS final_modifies, agginitval AS initial, string_agg(DISTINCT stem, ' ' ORDER BY stem) AS of, array_to_string(array_agg(DISTINCT key ORDER BY key), ', ') AS keys
FROM pg_aggregate JOIN procs AS p ON p.oid = aggfnoid GROUP BY 1, 2, 3, 4, 5, 6, 7, 8 ORDER BY 1, 9;

SELECT castsource::regtype AS source, casttarget::regtype AS target, castfunc::oid::regprocedure AS function, castcontext AS context, castmethod AS method, obj_description(oid, 'pg_cast') AS comment
FROM pg_cast WHERE oid IN (SELECT objid FROM members WHERE classid = 'pg_cast'::regclass) ORDER BY castsource::regtype::text COLLATE "C", casttarget::regtype::text COLLATE "C";

--
-- What should hold for all of them: each query lists exceptions.
--

-- everything has a comment
SELECT pg_describe_object(classid, objid, 0) AS without_comment FROM members
WHERE obj_description(objid, classid::regclass::name) IS NULL ORDER BY pg_describe_object(classid, objid, 0) COLLATE "C";
-- nothing has two, or another's: the same comment on functions of different names
SELECT obj_description(oid, 'pg_proc') AS comment, array_agg(DISTINCT proname ORDER BY proname) AS functions FROM procs
WHERE obj_description(oid, 'pg_proc') !~ '^(I/O|implementation of|(inverse )?transition function|combine function|final function)'
GROUP BY 1 HAVING count(DISTINCT proname) > 1 AND count(DISTINCT pg_temp.once(proname, stem, type)) > 1;
-- all members are in one schema
SELECT count(DISTINCT o.schema) AS schemas FROM members, pg_identify_object(classid, objid, 0) AS o WHERE o.schema IS NOT NULL;
-- functions are immutable and safe in parallel; planner support is stable at least
SELECT signature FROM procs WHERE prokind = 'f' AND (proparallel <> 's' OR provolatile <> 'i' AND NOT proargtypes[0] = 'internal'::regtype) ORDER BY 1;
-- what is not strict handles NULLs itself: aggregates' functions, and those whose other arguments must not be NULL
SELECT proname, count(*) FROM procs WHERE prokind = 'f' AND NOT proisstrict GROUP BY proname ORDER BY proname COLLATE "C";
-- none is security definer, leakproof, or has settings
SELECT signature FROM procs WHERE prosecdef OR proleakproof OR proconfig IS NOT NULL OR proacl IS NOT NULL ORDER BY 1;
-- functions that people call have names for all of their arguments
SELECT signature FROM procs WHERE (proargnames IS NULL OR '' = ANY (proargnames) OR cardinality(proargnames) < pronargs) AND pronargs > 0
	AND proname !~ '_(in|out|recv|send|sel|joinsel|support)$' ORDER BY 1;
-- functions of one symbol agree, apart from their types
SELECT prosrc FROM procs WHERE prokind = 'f' AND prosqlbody IS NULL GROUP BY prosrc HAVING count(DISTINCT (provolatile, proisstrict, proparallel)) > 1 ORDER BY 1;
-- commutators and negators know of each other and have the other types
SELECT o.oid::regoperator FROM pg_operator AS o LEFT JOIN pg_operator AS c ON c.oid = o.oprcom LEFT JOIN pg_operator AS n ON n.oid = o.oprnegate
WHERE o.oid IN (SELECT objid FROM members WHERE classid = 'pg_operator'::regclass)
	AND (o.oprcom <> 0 AND (c.oprcom <> o.oid OR c.oprleft <> o.oprright OR c.oprright <> o.oprleft) OR o.oprnegate <> 0 AND n.oprnegate <> o.oid) ORDER BY 1;
-- operators that are symmetric, or have a mirror image, say so
SELECT o.oid::regoperator FROM pg_operator AS o WHERE o.oid IN (SELECT objid FROM members WHERE classid = 'pg_operator'::regclass) AND o.oprcom = 0 ORDER BY o.oid::regoperator::text COLLATE "C";
-- boolean operators have estimators
SELECT o.oid::regoperator FROM pg_operator AS o WHERE o.oid IN (SELECT objid FROM members WHERE classid = 'pg_operator'::regclass)
	AND o.oprresult = 'boolean'::regtype AND (o.oprrest = 0 OR o.oprjoin = 0) ORDER BY 1;
-- the function of an operator is the same for its commutator or another with the arguments exchanged
SELECT o.oid::regoperator FROM pg_operator AS o JOIN pg_operator AS c ON c.oid = o.oprcom JOIN pg_proc AS po ON po.oid = o.oprcode JOIN pg_proc AS pc ON pc.oid = c.oprcode
WHERE o.oid IN (SELECT objid FROM members WHERE classid = 'pg_operator'::regclass) AND (po.provolatile, po.proisstrict, po.proparallel) <> (pc.provolatile, pc.proisstrict, pc.proparallel) ORDER BY 1;
-- aggregates have a combine function, and states that travel
SELECT aggfnoid::regprocedure FROM pg_aggregate JOIN procs AS p ON p.oid = aggfnoid
WHERE aggcombinefn = 0 OR aggtranstype = 'internal'::regtype OR p.proparallel <> 's' ORDER BY 1;
-- each aggregate exists for the same types of key
SELECT proname, pronargs, array_to_string(array_agg(format_type(proargtypes[0], NULL) ORDER BY format_type(proargtypes[0], NULL) COLLATE "C"), ' ') AS keys
FROM procs WHERE prokind = 'a' GROUP BY proname, pronargs ORDER BY proname COLLATE "C", pronargs;
-- and its functions are those of the type
SELECT p.signature, p.key, f.signature AS of, f.key AS but_of FROM pg_aggregate JOIN procs AS p ON p.oid = aggfnoid JOIN procs AS f ON f.oid IN (aggtransfn, aggmtransfn, aggminvtransfn) WHERE p.key <> f.key ORDER BY p.oid;
-- there is no way from a filter to another type, or back, without asking; only a column takes bytes as they come
SELECT castsource::regtype, casttarget::regtype FROM pg_cast WHERE oid IN (SELECT objid FROM members WHERE classid = 'pg_cast'::regclass) AND castcontext <> 'e'
ORDER BY casttarget::regtype::text COLLATE "C", castsource::regtype::text COLLATE "C";
